"""Fingerprints of the pictures that have been looked at: of laid positions, and of everything to look up.

`make reviewed` writes them into `reviewed.json` again, and draws a sheet of the changed pictures of each game into
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
from pictures.game_pictures import decision, find_game_pictures
from pictures.svg import Picture
from tests.games.dungeon_go import positions as of_dungeon_go
from tests.games.dungeon_lords import pictured as of_dungeon_lords
from tests.games.dungeoneer import positions as of_dungeoneer
from tests.games.map_masters import pictured as of_map_masters
from tests.games.thunderstone import positions as of_thunderstone
from tests.pictures.seen import Seen

NOTED = Path(__file__).with_suffix(".json")
DRAWN = Path("drawn/reviewed")
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ", "한글"]
WIDTH = 360
"""The width of a picture on a sheet in pixels, that of a phone."""
COLUMNS = 5
"""The pictures in a row of a sheet."""
MOST_OF_POSITION = 9
"""The most pictures that one position has. A group of more is one of things to look up."""
POSITIONS: Mapping[str, Mapping[str, Callable[[], Seen]]] = {
    "dungeon_go": of_dungeon_go.POSITIONS,
    "dungeon_lords": of_dungeon_lords.POSITIONS,
    "dungeoneer": of_dungeoneer.POSITIONS,
    "map_masters": of_map_masters.POSITIONS,
    "thunderstone": of_thunderstone.POSITIONS,
}


def names() -> list[str]:
    """The names of all groups of pictures: the positions of each game, and its things in each language."""
    things = [f"{game} things {language}" for game in POSITIONS for language in LANGUAGES]
    return [f"{game} {position}" for game, positions in POSITIONS.items() for position in positions] + things


@cache
def reviewed(name: str) -> dict[str, Picture]:
    """The pictures of one position, or of all things of a game, by their kind or id.

    The positions of a game are drawn in the two languages by turns.
    """
    game, position, *language = name.split()
    if language:
        return dict(_things(game, language[0]))
    number = [*POSITIONS[game]].index(position)
    return dict(_of_position(game, POSITIONS[game][position](), LANGUAGES[number % 2]))


def _of_position(game: str, seen: Seen, language: str) -> Iterator[tuple[str, Picture]]:
    """The board, the hand, the picture of each question, and the page's board and hand if it has its own."""
    face: Any = find_game_pictures()[game]
    locale = face.Locale(language, TEXTS, NAMES)
    seat = seen.view.seat or 0
    yield "board", face.board(seen.view, locale, seen.marks)
    yield "hand", face.hand(seen.view, seat, locale)
    for kind in seen.asked:
        if picture := decision(face, seen.view, kind, seen.marks, locale):
            yield kind, picture
    if hasattr(face, "hand_below"):
        yield "hand_below", face.hand_below(seen.view, seat, locale)
    if hasattr(face, "live_board"):
        yield "live_board", face.live_board(seen.view, locale, seen.marks)
    if hasattr(face, "live_hand") and (picture := face.live_hand(seen.view, seat, locale, seen.marks)):
        yield "live_hand", picture


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
        in_hall = [card for card, printed in THUNDERSTONE_CARDS.items() if printed.stack in ("dungeon", THUNDERSTONE)]
        for number, cards in enumerate(_in_groups(in_hall, 3)):
            yield f"hall-{number}", thunderstone.board(of_thunderstone.facing(*cards), locale)


def _in_groups(cards: list[str], size: int) -> Iterator[list[str]]:
    return (cards[start : start + size] for start in range(0, len(cards), size))


def fingerprints(pictures: Mapping[str, Picture]) -> dict[str, str]:
    """A fingerprint of all drawings together, and one of the words and the places to tap of each picture.

    So many pictures as there are of things have one for the words and places of all.
    """
    contents = {
        name: fingerprint([picture.text, picture.alt, json.dumps(_words_and_spots(picture))])
        for name, picture in pictures.items()
    }
    if len(contents) > MOST_OF_POSITION:
        contents = {"words": fingerprint([*contents.values()])}
    return {"drawing": fingerprint([picture.svg for picture in pictures.values()]), **contents}


def _words_and_spots(picture: Picture) -> list[Any]:
    """The words of a picture with their places, and its places to tap."""
    words: list[Any] = [(line.words, round(line.left), round(line.top)) for line in lines(picture.svg)]
    return words + [(mark, [[*map(round, box)] for box in boxes]) for mark, boxes in spots(picture).items()]


def sheet(pictures: list[Picture]) -> Image.Image:
    """All different pictures next to one another, as wide as a phone shows them."""
    drawings = dict.fromkeys(picture.svg for picture in pictures)
    images = [Image.open(BytesIO(render(svg))).convert("RGB") for svg in drawings]
    images = [image.resize((WIDTH, round(image.height * WIDTH / image.width))) for image in images]
    rows = [images[start : start + COLUMNS] for start in range(0, len(images), COLUMNS)]
    tops = [*accumulate((max(image.height for image in row) for row in rows), initial=0)]
    whole = Image.new("RGB", (WIDTH * COLUMNS, tops[-1]))
    for row, top in zip(rows, tops[:-1], strict=True):
        for column, image in enumerate(row):
            whole.paste(image, (column * WIDTH, top))
    return whole


def main() -> None:
    """Write the fingerprints of all pictures, and draw a sheet of those that have changed for each game."""
    old = json.loads(NOTED.read_text(encoding="utf-8")) if NOTED.exists() else {}
    now = {name: fingerprints(reviewed(name)) for name in names()}
    DRAWN.mkdir(parents=True, exist_ok=True)
    for game in POSITIONS:
        changed = [name for name in now if name.startswith(f"{game} ") and now[name] != old.get(name)]
        if changed:
            file = DRAWN / f"{game}.png"
            sheet([picture for name in changed for picture in reviewed(name).values()]).save(file)
            print(f"{file}: {', '.join(changed)}")
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(noted)}" for name, noted in now.items())
    NOTED.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
