"""Pictures of positions laid by hand, as they were last looked at.

`make pictures` notes them again in `reviewed.json`, and draws those that changed into `drawn/reviewed/` to look at.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from conformance.legibility import lines
from conformance.test_live import spots
from conformance.texts import TEXTS
from games.dungeon_go import pictures as dungeon_go
from games.thunderstone import pictures as thunderstone
from locales.texts import LANGUAGES
from pictures.drawing import render
from pictures.examples import fingerprint
from pictures.game_pictures import Picture
from tests.games.thunderstone import positions as of_thunderstone
from tests.pictures import positions as of_dungeon_go

NOTED = Path(__file__).with_suffix(".json")
DRAWN = Path("drawn/reviewed")
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
MARKS = {
    "dungeon_go": ("E5", "B3", "B5", "hero-1"),
    "thunderstone": ("rank-1", "stack-torch", "stack-redblade", "card-1", "card-militia", "six-1"),
}
ASKED = {"battle": "choose_action", "village": "buy_card", "six": "destroy_of_six"}
"""Questions about the hall, the village and the cards of the Sphinx, by position of Thunderstone."""


@cache
def reviewed() -> dict[str, Picture]:
    """The pictures by name, each position in one language and the next in the other."""
    return dict([*_dungeon_go(), *_thunderstone()])


def _dungeon_go() -> Iterator[tuple[str, Picture]]:
    marks = MARKS["dungeon_go"]
    for number, (name, view) in enumerate((name, lay()) for name, lay in of_dungeon_go.ALL.items()):
        said = LANGUAGES[number % 2], TEXTS, NAMES
        yield f"dungeon_go {name} board", dungeon_go.board(view, *said, marks)
        yield f"dungeon_go {name} hand", dungeon_go.hand(view, 0, *said)
    first, *others = of_dungeon_go.opening().heroes
    choosing = {"heroes": [first, *(hero.model_copy(update={"card": None}) for hero in others)]}
    for kind, chosen, update in (
        ("growth", ("hero-0-magic",), {}),
        ("choose_hero_card", ("card-hunter",), {**choosing, "free_hero_cards": ["knight", "hunter"]}),
    ):
        view = of_dungeon_go.opening().model_copy(update=update)
        picture = dungeon_go.decision(view, kind, chosen, "en", TEXTS, NAMES)
        assert picture is not None
        yield f"dungeon_go {kind}", picture


def _thunderstone() -> Iterator[tuple[str, Picture]]:
    marks = MARKS["thunderstone"]
    for number, (name, view) in enumerate((name, lay()) for name, lay in of_thunderstone.ALL.items()):
        said = LANGUAGES[number % 2], TEXTS, NAMES
        yield f"thunderstone {name} board", thunderstone.board(view, *said, marks)
        yield f"thunderstone {name} hand", thunderstone.hand(view, view.seat or 0, *said)
        if name in ASKED and (picture := thunderstone.decision(view, ASKED[name], marks, *said)):
            yield f"thunderstone {name} {ASKED[name]}", picture


def note(picture: Picture) -> dict[str, str]:
    """The tokens of a picture: of all that is drawn, and of its words and places to tap."""
    shown: list[Any] = [(line.words, round(line.left), round(line.top)) for line in lines(picture.svg)]
    shown += ((mark, [[round(side) for side in box] for box in boxes]) for mark, boxes in spots(picture).items())
    return {"drawing": fingerprint([picture.svg]), "words": fingerprint([picture.text, picture.alt, json.dumps(shown)])}


def main() -> None:
    """Write down the tokens of all pictures, and draw those whose tokens have changed."""
    old = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    now = {name: note(picture) for name, picture in reviewed().items()}
    DRAWN.mkdir(parents=True, exist_ok=True)
    for name in (name for name in now if now[name] != old.get(name)):
        file = DRAWN / f"{name.replace(' ', '-')}.png"
        file.write_bytes(render(reviewed()[name].svg))
        print(file)
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(tokens)}" for name, tokens in now.items())
    NOTED.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
