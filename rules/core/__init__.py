"""What all games share: questions, agenda, dice, events, views, saved form."""
