"""Play an exported game again, choice by choice: `python -m rules.replay FILE`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from pydantic import ValidationError

from rules.records import Divergence, Record, replay
from rules.registry import GAMES


def main(arguments: list[str] | None = None) -> int:
    """Replay and say whether the record is valid: 0 if it is, 1 if it departs, 2 for an invalid file."""
    parser = argparse.ArgumentParser(prog="python -m rules.replay", description=__doc__)
    parser.add_argument("file", type=Path)
    chosen = parser.parse_args(arguments)
    try:
        record = Record.model_validate_json(chosen.file.read_bytes())
    except (OSError, ValidationError) as error:
        print(f"{chosen.file}: not an exported game: {error}", file=sys.stderr)
        return 2
    try:
        game = replay(record, GAMES)
    except Divergence as departure:
        print(f"{chosen.file}: departs at {departure}")
        return 1
    ending = game.result.reason if game.result else "not over"
    entries = sum(len(stretch.entries) for stretch in record.stretches)
    print(f"{chosen.file}: {record.game}, {entries} entries played again as recorded; {ending}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
