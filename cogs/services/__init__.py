"""The base of the Discord front end: callers, messages as data, Discord's limits."""
