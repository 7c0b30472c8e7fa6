"""Compares the guesses of a seat with each other and with what others see: all that is hidden has to vary."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from rules.game import Game
from rules.messages import Seat

FEWEST_HANDS = 4
"""The number of hands seen from which on places that guesses never vary are a fault."""
OFTEN_HELD = 6
"""The number of positions with something held from which on guesses that never vary it are a fault."""
OFTEN_HIDDEN = 10
"""The number of positions with something hidden from which on guesses that never vary it are a fault."""

Leaf = tuple[str, object]
"""The path and the value of a single value in a view."""


def leaves(value: object, path: str = "") -> Iterator[Leaf]:
    """The single values of a view, with their paths; indices of lists do not count."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, f"{path}.{name}")
    elif isinstance(value, list):
        yield path, json.dumps(value)
        for inner in value:
            if isinstance(inner, dict | list):
                yield from leaves(inner, f"{path}[]")
    else:
        yield path, value


def shown(game: Game, seat: Seat | None) -> set[Leaf]:
    """The single values in the view of a seat, with their paths."""
    view = game.view(seat).model_dump(mode="json", exclude={"seat", "sealed", "waiting"})
    return set(leaves(view))


def holds_anything(value: object) -> bool:
    """Whether it contains more than empty piles."""
    if isinstance(value, dict):
        return any(map(holds_anything, value.values()))
    return any(map(holds_anything, value)) if isinstance(value, list) else value is not None


def names_in(value: object) -> int:
    """The number of names of pieces in a value."""
    if isinstance(value, dict):
        return sum(map(names_in, value.values()))
    return sum(map(names_in, value)) if isinstance(value, list) else int(isinstance(value, str))


def by_seat(game: Game, name: str) -> dict[Seat, object]:
    """The values of each seat in a face-down field that is a list by seat; nothing for any other field."""
    held = game.model_dump(mode="json", include={name})[name]
    by_owner = isinstance(held, list) and len(held) == game.seats and all(isinstance(own, list | dict) for own in held)
    return {owner: own for owner, own in enumerate(held) if holds_anything(own)} if by_owner else {}


def hands(held: object, path: str = "") -> Iterator[tuple[str, list[Any]]]:
    """The lists of pieces in what a seat has, with their paths."""
    if isinstance(held, dict):
        for name, inner in held.items():
            yield from hands(inner, f"{path}.{name}")
    elif isinstance(held, list) and any(isinstance(piece, list) for piece in held):
        for place, inner in enumerate(held):
            yield from hands(inner, f"{path}.{place}")
    elif isinstance(held, list):
        yield path, held


def unvaried_places(hand: list[Any], guesses: list[list[Any]]) -> dict[int, str]:
    """The pieces of a hand that are the same in every guess, by their places.

    For sorted numbers only whether some number is in every guess: then the whole hand, at place 0.
    """
    numbers = all(isinstance(piece, int) for held in (hand, *guesses) for piece in held)
    if numbers and all(held == sorted(held) for held in (hand, *guesses)):
        return {0: json.dumps(hand)} if any(all(piece in guess for guess in guesses) for piece in hand) else {}
    return {
        place: json.dumps(piece)
        for place, piece in enumerate(hand)
        if all(guess[place : place + 1] == [piece] for guess in guesses)
    }


def is_partly_dealt(positions: list[dict[int, str]]) -> bool:
    """Whether some place never varies, whatever is there; a piece that is always there may just be very common."""
    if len(positions) < FEWEST_HANDS:
        return False
    never_varied = set.intersection(*map(set, positions))
    return any(len({places[place] for places in positions}) > 1 for place in never_varied)


class FaceDownFields:
    """The fields of a game that lie face down, and are the same in every guess so far.

    Fields that are empty in all positions of a case (they belong to another mode) cannot vary, nor can the last card of
    a deck, which follows from all the others.
    """

    def __init__(self, fields: Iterable[str]) -> None:
        self.unvaried = set[str]()
        self._empty = set(fields)

    def look_at(self, game: Game) -> None:
        """Take over the fields that have something in them in this position."""
        fields = game.model_dump(mode="json", include=self._empty)
        filled = {name for name, field in fields.items() if holds_anything(field) and names_in(field) != 1}
        self.unvaried |= filled
        self._empty -= filled

    def compare(self, guesses: list[Game]) -> None:
        """Drop the fields that vary in the guesses of a seat."""
        self.unvaried -= {name for name in self.unvaried if len({repr(getattr(guess, name)) for guess in guesses}) > 1}


class Hand(NamedTuple):
    """Pieces that one seat has in secret, as someone else guesses them."""

    field: str
    owner: Seat
    viewer: str
    """"player" or "spectator"."""


class Hands:
    """The pieces that each seat has in secret, and whether the guesses of others deal them again."""

    def __init__(self) -> None:
        self._held = Counter[Hand]()
        self._dealt = set[Hand]()
        self._unvaried = defaultdict[Hand, list[dict[int, str]]](list)

    def compare(self, game: Game, seat: Seat | None, guesses: list[Game]) -> None:
        """Compare what the others have with the guesses of a seat."""
        viewer = "spectator" if seat is None else "player"
        for name in type(game).face_down:
            for owner, held in by_seat(game, name).items():
                if owner == seat:
                    continue
                guessed = [by_seat(guess, name).get(owner) for guess in guesses]
                key = Hand(name, owner, viewer)
                if key not in self._dealt:
                    self._held[key] += 1
                    if any(other != held for other in guessed):
                        self._dealt.add(key)
                for path, hand in hands(held):
                    other_hands = [dict(hands(other)).get(path, []) for other in guessed]
                    if len(hand) > 1 and any(other != hand for other in other_hands):
                        self._unvaried[Hand(name + path, owner, viewer)].append(unvaried_places(hand, other_hands))

    @property
    def never_dealt(self) -> set[Hand]:
        """Those that were the same in all guesses of `OFTEN_HELD` positions or more."""
        return {key for key, times in self._held.items() if times >= OFTEN_HELD} - self._dealt

    @property
    def partly_dealt(self) -> set[Hand]:
        """Those of which each guess deals only a part again."""
        return {key for key, positions in self._unvaried.items() if is_partly_dealt(positions)}


class HiddenValues:
    """The paths of all values that other seats see and one does not, and those of which a guess differed."""

    def __init__(self) -> None:
        self._hidden = Counter[str]()
        self._varied = set[str]()

    def compare(self, views: Mapping[Seat | None, set[Leaf]], seat: Seat | None, guesses: list[Game]) -> None:
        """Compare the views of all others with their views in the guesses of a seat."""
        for other in range(len(views) - 1):
            hidden = views[other] - views[seat]
            self._hidden.update({path for path, _ in hidden})
            for guess in guesses:
                hidden = {(path, value) for path, value in hidden if path not in self._varied}
                if not hidden:
                    break
                self._varied |= {path for path, _ in hidden - shown(guess, other)}

    @property
    def never_varied(self) -> set[str]:
        """Those that were hidden `OFTEN_HIDDEN` times or more, and the same in every guess."""
        return {path for path, times in self._hidden.items() if times >= OFTEN_HIDDEN} - self._varied


def numbers_in(guesses: list[Game]) -> dict[str, set[object]]:
    """Every number and every length in the guesses, with its path: its values in any of them."""
    values = defaultdict[str, set[object]](set)

    def walk(value: object, path: str) -> None:
        if isinstance(value, dict):
            for name, inner in value.items():
                walk(inner, f"{path}.{name}")
        elif isinstance(value, list):
            values[path].add(len(value))
            for place, inner in enumerate(value):
                walk(inner, f"{path}.{place}")
        elif isinstance(value, int):
            values[path].add(value)

    for guess in guesses:
        walk(guess.model_dump(mode="json", exclude={"dice"}), "")
    return values


def told_apart(first: Game, second: Game, seat: Seat | None, rng: Random) -> list[str]:
    """The numbers by which the guesses of `seat` distinguish two positions that look the same to it."""
    differences: list[str] = []
    for number in (4, 40, 400):  # few may agree by chance
        one = numbers_in([first.guess(seat, rng) for _ in range(number)])
        two = numbers_in([second.guess(seat, rng) for _ in range(number)])
        common = one.keys() & two.keys()
        differences = [path for path in common if len(one[path]) == len(two[path]) == 1 and one[path] != two[path]]
        if not differences:
            break
    return differences
