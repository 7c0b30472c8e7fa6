"""The live page of a game in the browser: a second front end, in addition to Discord."""
