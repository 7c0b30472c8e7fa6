"""Answers about the asker's own case: which of those that the game gives a question in plain words asks for.

A game's texts have them as `case-<name>`, and ways to ask for each kind as `case-<kind>-asked`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from cogs.inquiries.meaning import CASES, Fit
from cogs.inquiries.names import named_by
from cogs.inquiries.retrieval import VERBS, normal, terms
from cogs.inquiries.understanding import Inquiry, is_addressed, whole
from cogs.services.cards import Cards
from cogs.services.reader import Reader
from locales.texts import LANGUAGES
from rules.cases import Case, Cause, no_cases
from rules.game import Game
from rules.messages import Seat

MOST = 4
"""The most cases of one kind in an answer, if several fit equally well."""
MOST_THINGS = 2
"""The most cases about things in an answer, unless the question names as many."""
MOST_ALIKE = 3
"""A word that is part of more names than this stands for none of them."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the game says about one kind of case."""

    kind: str
    lines: Sequence[str]
    fit: Fit
    things: tuple[str, ...]
    """What it is about of the things that the question names."""
    seats: tuple[Seat, ...]
    """What it is about of the other players that the question names."""
    common: bool
    """Whether it is about the table."""
    past: bool
    """Whether it explains what has happened."""
    topic: str
    """The topic of every game that it answers best."""
    causes: tuple[Cause, ...]
    """The events that brought it about."""
    off_topic: int
    """How many things or players named in the question it says nothing about, though other kinds of cases do."""

    @property
    def about(self) -> bool:
        """Whether the question names what it is about."""
        return bool(self.things or self.seats)


def find(
    reader: Reader,
    cards: Cards | None,
    inquiry: Inquiry,
    fits: Mapping[str, Fit],
    masked: Mapping[str, Fit],
    common: Collection[str],
) -> tuple[list[Told], Fit | None]:
    """What the game says about the asker's own case, an answer for each kind of case that fits the question.

    `fits`: how well each way to ask for a case (`case-<kind>`) fits; `masked`: also with pronouns for the things.
    `common`: words that don't stand for a longer name. The other result is how well a kind fits that is withheld. In
    public, secret cases are not even looked at: the words alone decide whether the question asks for one.
    """
    if reader.game is None or reader.game.result is not None:
        return [], None
    asker = inquiry.asker if reader.seat is None else reader.seat
    cases = of(reader, asker)
    if inquiry.everyone and not inquiry.named:
        cases = _of_everyone(cases)
    kinds = {name.removeprefix(CASES): fit for name, fit in fits.items() if name.startswith(CASES)}
    names = _Names(reader, cards, cases)
    mentioned = names.mentioned(inquiry, common)
    others = {seat for seat in inquiry.seats if seat != asker}
    fitting = [case for case in cases if case.kind in kinds and _fits(case, mentioned, others, inquiry)]
    if others and not inquiry.own:
        fitting = [case for case in fitting if case.seats or not is_addressed(_in_english(reader, case))]
    if inquiry.suffers and inquiry.over:  # what was done to another is no answer
        fitting = [case for case in fitting if not case.seats or is_addressed(_in_english(reader, case))]
    about_seats = {case.kind for case in fitting if case.seats}
    most = max((len(case.things) for case in fitting), default=0)
    loosely = inquiry.follows and bool({*inquiry.terms} - VERBS)
    told = []
    for kind in dict.fromkeys(case.kind for case in fitting):
        of_kind = [case for case in fitting if case.kind == kind]
        chosen = names.meant(_closest(of_kind, mentioned, others), inquiry)
        own = [case for case in of_kind if not case.seats]
        if own and asker in inquiry.seats and any(case.seats for case in chosen):  # both players are in question
            chosen = [*chosen, *_closest(own, mentioned, ())]
        other_things = bool(mentioned) and not loosely and max(len(case.things) for case in chosen) < most
        other_seats = bool(about_seats) and kind not in about_seats
        things = tuple(dict.fromkeys(thing for case in chosen for thing in case.things if thing in mentioned))
        seats = tuple(sorted({seat for case in chosen for seat in case.seats} & others))
        about = bool(things or seats)
        lines = [*dict.fromkeys(reader.say(case.text) for case in chosen)][
            : max(MOST_THINGS, len(things) + 1) if about else MOST
        ]
        fit = masked[CASES + kind] if about else kinds[kind]
        common_to_all, past = all(case.common for case in chosen), any(case.past for case in chosen)
        causes = tuple(case.cause for case in chosen if case.cause is not None)
        off_topic = other_things + other_seats + (not things and names.only_others(lines, mentioned))
        told.append(Told(kind, lines, fit, things, seats, common_to_all, past, chosen[0].topic, causes, off_topic))
    if reader.seat is not None or not inquiry.own or inquiry.over:
        return told, None
    known = {case.kind for case in cases}
    return told, max((fit for kind, fit in kinds.items() if kind not in known), default=None)


def on_topic(reader: Reader, asker: Seat | None, topic: str) -> list[str]:
    """What the game says in this position on one of the topics of every game."""
    return [reader.say(case.text) for case in of(reader, asker) if case.topic == topic]


def whereabouts(reader: Reader, asker: Seat | None, things: Collection[str]) -> list[str]:
    """Where these things are, if the game says more than the board."""
    return [reader.say(case.text) for case in of(reader, asker) if case.topic == "where" and {*case.things} & {*things}]


def points_of(reader: Reader, asker: Seat | None, seats: Collection[Seat]) -> list[str]:
    """What these players' points consist of, if the game says more than how many there are in each category."""
    found = (case for case in of(reader, asker) if case.topic == "points")
    return [reader.say(case.text) for case in found if not {*(case.seats or (asker,))}.isdisjoint(seats)]


def of(reader: Reader, asker: Seat | None) -> list[Case]:
    """What the game says about the case of this player, or of a spectator, as far as the reader may know it."""
    game = reader.game
    if game is None or game.result is not None:
        return []
    if asker is None:
        return for_everyone(reader, game)
    return [case for case in _of_seat(reader, game, asker) if reader.seat is not None or not case.secret]


def _of_seat(reader: Reader, game: Game, seat: Seat) -> Sequence[Case]:
    return reader.services.cases.get(game.name, no_cases)(game, seat)


def for_everyone(reader: Reader, game: Game) -> list[Case]:
    """The cases that are the same whichever player asks, and address nobody: a spectator may have these answers.

    A case about a player is compared among the others only, of whom there must be several.
    """
    told = [_of_seat(reader, game, seat) for seat in range(game.seats)]
    found: list[Case] = []
    for case in (case for cases in told for case in cases if not case.secret):
        views = [cases for seat, cases in enumerate(told) if seat not in case.seats]
        shared = len(views) > 1 and case not in found and all(case in view for view in views)
        if (shared or _is_of_team(game, case)) and not is_addressed(_in_english(reader, case)):
            found.append(case)
    return found


def _is_of_team(game: Game, case: Case) -> bool:
    return game.options.together and case.common


def _in_english(reader: Reader, case: Case) -> str:
    return reader.services.texts.say("en", reader.table.game, case.text, reader.names)


def _of_everyone(cases: Sequence[Case]) -> list[Case]:
    """The cases that answer a question about every player, one for each player if there are any."""
    kinds = {case.kind for case in cases if case.seats}
    return [replace(case, seats=(), common=True) if case.kind in kinds else case for case in cases]


def _fits(case: Case, mentioned: Collection[str], others: Collection[int], inquiry: Inquiry) -> bool:
    """Whether a case is about nothing that the question does not mention."""
    if others and not inquiry.own and not case.common and not {*others} & {*case.seats}:
        return False
    compared = inquiry.each and not inquiry.personal
    if compared and not (case.common or case.things or case.seats):
        return False
    return {*case.things} <= {*mentioned} and (not case.seats or bool({*case.seats} & {*others}))


def _closest(cases: Sequence[Case], mentioned: Collection[str], others: Collection[int]) -> list[Case]:
    """The cases of one kind that are about the most of what the question names, and about the least else."""

    def closeness(case: Case) -> tuple[int, int]:
        named = len({*case.things} & {*mentioned}) + len({*case.seats} & {*others})
        return named, named - len(case.things) - len(case.seats)

    best = max(map(closeness, cases))
    return [case for case in cases if closeness(case) == best]


class _Names:
    """What the things that cases are about are called, and which of them a question names, even in part."""

    def __init__(self, reader: Reader, cards: Cards | None, cases: Iterable[Case]) -> None:
        self.cards, self.say = cards, reader.say
        things = dict.fromkeys(thing for case in cases for thing in case.things)
        known = {} if cards is None else cards.spelled()
        self.names = {
            thing: [normal(cards.card_name(thing, language)) for language in (reader.language, *LANGUAGES)]
            for thing in things
            if cards is not None and thing in known
        }
        self.aliases: dict[str, set[str]] = {}
        for case in cases:
            for alias in [] if case.alias is None else normal(reader.say(case.alias)).split(";"):
                self.aliases.setdefault(alias.strip(), set()).update(case.things)

    def only_others(self, lines: Iterable[str], mentioned: Collection[str]) -> bool:
        """Whether the first thing that an answer names is none of those that the question names and cases are about."""
        said = normal(" ".join(lines)) if self.names.keys() & {*mentioned} else ""
        places = {thing: at for thing, names in self.names.items() if (at := said.find(names[0])) >= 0}
        return (
            bool(places) and min(places, key=lambda thing: (places[thing], -len(self.names[thing][0]))) not in mentioned
        )

    def meant(self, cases: Sequence[Case], inquiry: Inquiry) -> Sequence[Case]:
        """Those of these cases that the question names in a further way, or else all: "the one in rank 2"."""
        return [case for case in cases if self._is_called(case, inquiry)] or cases

    def _is_called(self, case: Case, inquiry: Inquiry) -> bool:
        aliases = [] if case.alias is None else normal(self.say(case.alias)).split(";")
        return any(re.search(whole(alias.strip()), inquiry.text) for alias in aliases)

    def mentioned(self, inquiry: Inquiry, common: Collection[str]) -> set[str]:
        """The things that the question names; a word of these `common` ones does not stand for a longer name."""
        spelled = {
            word
            for thing in inquiry.things
            for language in LANGUAGES
            if self.cards is not None and thing in self.cards.spelled()
            for word in terms(self.cards.card_name(thing, language))
        }
        aliases = [alias for alias in self.aliases if re.search(whole(alias), inquiry.text)]
        parts = {*inquiry.terms} - spelled - {*common} - {word for alias in aliases for word in terms(alias)}
        found: set[str] = set()
        for part in parts:
            named = named_by(part, self.names)
            found |= {*named} if len(named) <= MOST_ALIKE else set()
        aliased = {thing for alias in aliases for thing in self.aliases[alias]}
        return found | aliased | {*inquiry.things}
