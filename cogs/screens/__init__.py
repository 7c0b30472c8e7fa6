"""What a message says: a reader in, a screen out."""
