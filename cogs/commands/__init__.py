"""Bases and helpers of the command groups."""
