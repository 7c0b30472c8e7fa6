"""Tables in memory: the lock, the cache, what they wait for, and the listeners of their changes."""
