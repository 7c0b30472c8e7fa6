"""The conformance suite: the contract of every game, tested on whole games.

`pytest -p conformance.plugin --pyargs conformance --game liars_dice` tests one installed game from any folder; without
`--game`, every registered one is tested. `conformance.declarations` describes what a game can tell
the suite about itself.
"""
