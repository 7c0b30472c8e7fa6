"""What is fast, measured: `make bench`. Nothing here is asserted; the figures are read."""
