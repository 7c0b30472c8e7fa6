"""What every part of the Discord side stands on: who asks, what a message holds, Discord's limits."""
