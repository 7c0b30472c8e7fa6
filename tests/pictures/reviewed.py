"""Pictures of laid positions, and of everything that can be looked up, as they were last looked at.

`make reviewed` notes them again in `reviewed.json`, and draws a sheet of all that changed in each game into
`drawn/reviewed/` to look at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from io import BytesIO
from itertools import accumulate
from pathlib import Path
from typing import Any

from PIL import Image

from conformance.legibility import lines
from conformance.test_live import spots
from conformance.texts import TEXTS
from games.dungeon_go import pictures as dungeon_go
from games.dungeon_lords import pictures as dungeon_lords
from games.dungeon_lords.pictures.things import THINGS
from games.dungeoneer import pictures as dungeoneer
from games.map_masters import pictures as map_masters
from games.map_masters.pictures.name_search import EXPLAINED
from games.map_masters.rules.cards import CARDS as MAP_CARDS
from games.map_masters.rules.components import SPELLS
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.thunderstone import pictures as thunderstone
from games.thunderstone.rules.cards import CARDS as THUNDERSTONE_CARDS
from games.thunderstone.rules.cards import THUNDERSTONE
from locales.texts import LANGUAGES
from pictures.drawing import render
from pictures.examples import fingerprint
from pictures.game_pictures import Picture, decision, find_game_pictures
from tests.games.dungeon_go import positions as of_dungeon_go
from tests.games.dungeon_lords import pictured as of_dungeon_lords
from tests.games.dungeoneer import positions as of_dungeoneer
from tests.games.map_masters import pictured as of_map_masters
from tests.games.thunderstone import positions as of_thunderstone
from tests.pictures.seen import Seen

NOTED = Path(__file__).with_suffix(".json")
DRAWN = Path("drawn/reviewed")
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
WIDE = 360
"""The width of a picture on a sheet in pixels, that of a phone."""
COLUMNS = 5
MANY = 10
"""Pictures that have one token for all their words: more than there are of any position."""
POSITIONS: Mapping[str, Mapping[str, Callable[[], Seen]]] = {
    "dungeon_go": of_dungeon_go.POSITIONS,
    "dungeon_lords": of_dungeon_lords.POSITIONS,
    "dungeoneer": of_dungeoneer.POSITIONS,
    "map_masters": of_map_masters.POSITIONS,
    "thunderstone": of_thunderstone.POSITIONS,
}


def names() -> list[str]:
    """Everything that is reviewed: the positions of each game, and its things in each language."""
    things = [f"{game} things {language}" for game in POSITIONS for language in LANGUAGES]
    return [f"{game} {name}" for game, found in POSITIONS.items() for name in found] + things


@cache
def reviewed(name: str) -> dict[str, Picture]:
    """The pictures of one position, or of all things of a game, by their kind or id.

    Positions are drawn in one language and the next in the other.
    """
    game, what, *language = name.split()
    if language:
        return dict(_things(game, language[0]))
    return dict(_of_position(game, POSITIONS[game][what](), LANGUAGES[[*POSITIONS[game]].index(what) % 2]))


def _of_position(game: str, seen: Seen, language: str) -> Iterator[tuple[str, Picture]]:
    """The board, the hand, what is drawn for each question, and those of a page where they are others."""
    face: Any = find_game_pictures()[game]
    locale, seat = face.Locale(language, TEXTS, NAMES), seen.view.seat or 0
    yield "board", face.board(seen.view, locale, seen.marks)
    yield "hand", face.hand(seen.view, seat, locale)
    for kind in seen.asked:
        if picture := decision(face, seen.view, kind, seen.marks, locale):
            yield kind, picture
    if hasattr(face, "hand_below"):
        yield "hand_below", face.hand_below(seen.view, seat, locale)
    if hasattr(face, "live_board"):
        yield "live_board", face.live_board(seen.view, locale, seen.marks)
    if hasattr(face, "live_hand"):
        yield "live_hand", face.live_hand(seen.view, seat, locale, seen.marks)


def _things(game: str, language: str) -> Iterator[tuple[str, Picture]]:
    """Everything that can be looked up; in Thunderstone also each card in a hand, and each monster in a hall."""
    locale: Any = find_game_pictures()[game].Locale(language, TEXTS, NAMES)
    if game == "dungeon_go":
        yield from ((card, dungeon_go.card(card, locale)) for card in dungeon_go.CARDS)
    elif game == "dungeon_lords":
        yield from ((thing, dungeon_lords.card(thing, locale)) for thing in THINGS)
    elif game == "dungeoneer":
        yield from ((card, dungeoneer.card(card, locale)) for card in dungeoneer.CARDS)
        yield "legend", dungeoneer.legend(locale)
    elif game == "map_masters":
        for thing in (*(card for card in MAP_CARDS if card != HIDDEN), *SPELLS, *EXPLAINED):
            yield thing, map_masters.card(thing, locale)
        yield from ((f"mission-{number}", map_masters.mission(number, locale)) for number in MISSIONS)
        yield "legend", map_masters.legend(locale)
    else:
        yield from ((card, thunderstone.card(card, locale)) for card in THUNDERSTONE_CARDS)
        for number, cards in enumerate(_in_groups(list(THUNDERSTONE_CARDS), 6)):
            yield f"hand-{number}", thunderstone.hand(of_thunderstone.holding(*cards), 0, locale)
        met = [card for card, printed in THUNDERSTONE_CARDS.items() if printed.stack in ("dungeon", THUNDERSTONE)]
        for number, cards in enumerate(_in_groups(met, 3)):
            yield f"hall-{number}", thunderstone.board(of_thunderstone.facing(*cards), locale)


def _in_groups(cards: list[str], size: int) -> Iterator[list[str]]:
    return (cards[at : at + size] for at in range(0, len(cards), size))


def note(pictures: Mapping[str, Picture]) -> dict[str, str]:
    """The tokens of pictures: of all that is drawn, and of the words and the places to tap of each.

    Things have one token for all their words.
    """
    told = [fingerprint([each.text, each.alt, json.dumps(_shown(each))]) for each in pictures.values()]
    words = dict(zip(pictures, told, strict=True)) if len(told) < MANY else {"words": fingerprint(told)}
    return {"drawing": fingerprint([each.svg for each in pictures.values()]), **words}


def _shown(picture: Picture) -> list[Any]:
    """The words of a picture with their places, and its places to tap."""
    shown: list[Any] = [(line.words, round(line.left), round(line.top)) for line in lines(picture.svg)]
    return shown + [(mark, [[*map(round, box)] for box in boxes]) for mark, boxes in spots(picture).items()]


def sheet(pictures: list[Picture]) -> Image.Image:
    """The pictures that differ next to one another, as wide as a phone shows them."""
    drawn = [Image.open(BytesIO(render(svg))).convert("RGB") for svg in dict.fromkeys(each.svg for each in pictures)]
    small = [each.resize((WIDE, round(each.height * WIDE / each.width))) for each in drawn]
    rows = [small[at : at + COLUMNS] for at in range(0, len(small), COLUMNS)]
    tops = [*accumulate((max(each.height for each in row) for row in rows), initial=0)]
    whole = Image.new("RGB", (WIDE * COLUMNS, tops[-1]))
    for row, top in zip(rows, tops, strict=False):
        for column, each in enumerate(row):
            whole.paste(each, (column * WIDE, top))
    return whole


def main() -> None:
    """Write down the tokens of all pictures, and draw a sheet of those that have changed for each game."""
    old = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    now = {name: note(reviewed(name)) for name in names()}
    DRAWN.mkdir(parents=True, exist_ok=True)
    for game in POSITIONS:
        changed = [name for name in now if name.startswith(f"{game} ") and now[name] != old.get(name)]
        if changed:
            file = DRAWN / f"{game}.png"
            sheet([picture for name in changed for picture in reviewed(name).values()]).save(file)
            print(f"{file}: {', '.join(changed)}")
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(tokens)}" for name, tokens in now.items())
    NOTED.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
