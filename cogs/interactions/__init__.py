"""What buttons, menus and modals do."""
