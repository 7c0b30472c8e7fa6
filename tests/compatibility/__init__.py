"""What earlier versions stored must load, verify and play on: databases, exports, custom ids."""
