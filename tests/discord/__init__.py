"""The Discord side, judged by SimCord."""
