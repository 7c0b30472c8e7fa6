"""What every part of the Discord front end uses: callers, messages as data, Discord's limits."""
