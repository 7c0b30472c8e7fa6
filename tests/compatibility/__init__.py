"""Data of earlier versions must load, verify and play on: databases, exports, custom ids."""
