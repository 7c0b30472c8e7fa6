"""Handlers of buttons, menus and modals."""
