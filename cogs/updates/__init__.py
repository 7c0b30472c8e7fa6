"""Messages that are kept up to date: boards, hands, open panels."""
