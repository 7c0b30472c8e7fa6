"""Limits of the page server: how many pages and connections may be open, and how much a page may send."""

MOST_PAGES = 2_000
"""Open pages of one process."""
MOST_OF_PERSON = 4
"""Open pages of one person; a further one closes the oldest."""
OPENED = 30
"""Pages that one person may open at once, and in a minute after that."""
MINUTE = 60.0
MOST_SPECTATORS = 50
"""Open pages of spectators of one table."""
MOST_OF_ALL = 500
"""Open pages of spectators in one process, so that there is always room for players."""
MOST_CONNECTIONS = 500
"""Connections in a room."""
SHARE = 8
"""A room takes at most one in so many of the files that this process may have open: the bot needs some, too."""
BURST = 256 * 1024
"""Bytes that a page may send at once."""
BYTES = 32 * 1024
"""Bytes in a second after that: fragments that never end a message count, too."""
LARGEST_BODY = 4096
"""Bytes of a request body."""
LARGEST = 64 * 1024
"""Bytes of one message from a page."""
RATE = 20.0
"""Messages of one page in a second; more end its connection."""
MARKS = 20
"""Marks of a line that count as one more message."""
AT_ONCE = 3
"""Requests of one page that are carried out at the same time; the next one waits."""
