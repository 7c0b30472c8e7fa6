"""Messages: a reader in, a screen out."""
