"""Discord's limits: what a message, a component, a completion, a thread can hold.

A message with Components V2 (docs.discord.com, components reference, and observed behaviour) has up to 40 components
including nested ones, 4000 characters in all texts together, and 10,170 bytes of UTF-8 counting 12 more for each text;
beyond that the answer is a bare HTTP 500.
"""

from __future__ import annotations

MOST_COMPONENTS = 40
"""In a message, including the frame and nested components."""
MOST_FILES = 10
"""In a message."""
MOST_CHARACTERS = 4000
"""In all texts of a message together."""
MOST_BYTES = 10_170
"""In all texts of a message together, with `BYTES_PER_TEXT` more for each."""
BYTES_PER_TEXT = 12
MOST_BUTTONS = 5
"""In a row."""
MOST_CHOICES = 25
"""In a select, and in an autocompletion."""
LABEL = 80
"""Characters on a button."""
CHOICE = 100
"""Characters in a line of a select or of an autocompletion."""
PLACEHOLDER = 150
"""Characters in a select in which nothing is picked yet."""
CUSTOM_ID = 100
"""Characters in a custom id."""
FORM_LABEL = 45
"""Characters in the title of a form, and in the label of a field."""
ALT = 1024
"""Characters in the alternative text of a picture."""
THREAD_NAME = 100
"""Characters in the name of a thread."""
