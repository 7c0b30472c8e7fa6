"""Labels as they are read: cut to the room they have, and no two of a list alike."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from itertools import chain, count, zip_longest
from unicodedata import east_asian_width, normalize

CUT = "…"
MOST_PLACES = 4
"""At how many places a label may have to be shown, because others differ from it there."""
UNLIMITED = 1_000_000
"""More characters than any label has."""
SENTENCE = re.compile(r"[.!?][)”’]?(?=\s)|[。！？](?![」』）])")
"""The end of a sentence before another one."""


def short(text: str, most: int) -> str:
    """The text cut to `most` characters, with an ellipsis for what is missing; never empty."""
    text = text or CUT
    return text if len(text) <= most else text[: most - 1].rstrip() + CUT


def columns(text: str) -> int:
    """The width of a text in Latin letters; Japanese ones and most emoji are as wide as two."""
    widths = [*map(east_asian_width, text)]
    return len(text) + widths.count("W") + widths.count("F")


def first_sentence(text: str) -> str:
    """The text up to the end of its first sentence."""
    return text[: end.end()] if (end := SENTENCE.search(text)) else text


def distinct(labels: Sequence[str], most: int = UNLIMITED) -> list[str]:
    """The labels of a list, each cut to `most` characters where it agrees with the others.

    Those that still read the same, such as copies of a card, are numbered: "Dagger (1/2)".
    """
    shown = cut_apart(labels, most)
    repeated = _repeated(shown)
    taken = {*shown} - {shown[first] for first, *_ in repeated}
    for alike in repeated:
        signs = (f" ({number}/{len(alike)})" for number in count(1))
        for index in alike:
            numbered = (short(shown[index], most - len(sign)) + sign for sign in signs)
            shown[index] = next(label for label in numbered if label not in taken)
            taken.add(shown[index])
    return shown


def cut_apart(labels: Sequence[str], most: int) -> list[str]:
    """The labels cut to `most` characters: at the end, and in the middle if they differ only in what follows."""
    shown = [short(label, most) for label in labels]
    places: list[set[int]] = [set() for _ in labels]
    for _ in range(MOST_PLACES):
        for alike in _repeated(shown):
            for index in alike:
                places[index] |= _first_difference([labels[index] for index in alike])
                shown[index] = _cut_around(labels[index], places[index], most) if places[index] else shown[index]
    return shown


def _first_difference(texts: Sequence[str]) -> set[int]:
    """The first place where the texts differ; nothing if they are equal."""
    for index, letters in enumerate(zip_longest(*texts)):
        if len(set(letters)) > 1:
            return {index}
    return set()


def _cut_around(text: str, places: Collection[int], most: int) -> str:
    """As much of the beginning as there is room for, and what stands at these places."""
    width = most // (2 * len(places))
    around = {index for place in places for index in range(place - width // 4, place + width)}
    for beginning in range(most, 0, -1):
        kept = [index < beginning or index in around for index in range(len(text))]
        parts = (text[index] if keep else CUT if kept[index - 1] else "" for index, keep in enumerate(kept))
        if len(cut := "".join(parts)) <= most:
            return cut
    return short(text, most)


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names at a table, each with the number of its seat if it reads like another one: "Alex (2)"."""
    shown = list(names)
    while repeated := _repeated([normalize("NFKC", name).casefold() for name in shown]):
        for seat in chain(*repeated):
            shown[seat] += f" ({seat + 1})"
    return shown


def _repeated(texts: Sequence[str]) -> list[list[int]]:
    """The places of the texts that occur more than once, together for each."""
    if len({*texts}) == len(texts):
        return []
    places: dict[str, list[int]] = {}
    for index, text in enumerate(texts):
        places.setdefault(text, []).append(index)
    return [alike for alike in places.values() if len(alike) > 1]
