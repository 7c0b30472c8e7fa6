"""What a button does."""
