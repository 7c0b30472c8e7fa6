"""Twelve positions per game in which a good human player finds one answer clearly best.

They were written down, with their answers and reasons, before any computer player was tried on them.
"""
