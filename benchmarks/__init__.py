"""Measurements of speed and play: `make bench`. Nothing is asserted here; the figures are for people to read."""
