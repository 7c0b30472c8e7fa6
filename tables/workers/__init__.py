"""Worker processes and the queues in front of them."""
