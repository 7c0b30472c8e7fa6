"""The live page of a game in the browser: a second front end beside the messages in Discord."""
