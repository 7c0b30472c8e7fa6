"""`kantera try`: every kind of message on the real Discord, what it refuses, and the clean-up."""
