"""A question on the screen: its prompt, the buttons and menus that answer it, and the lines about its answers."""
