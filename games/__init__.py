"""The games, one package each, found by `rules.registry`. Each offers its `rules.manifest.Manifest` as `GAME`."""
