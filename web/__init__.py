"""The live page of a game in the browser: a second front end besides the messages in Discord."""
