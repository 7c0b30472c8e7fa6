"""The conformance suite: what every game has to keep, tried on whole games.

`pytest -p conformance.plugin --pyargs conformance --game liars_dice` tests one installed game from any folder; without
`--game`, every registered one is tested. What a game tells the suite about itself is described in `conformance.notes`.
"""
