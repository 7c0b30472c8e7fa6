"""The answers that a question may have asked for besides the one that was given, each under a title, one press away.

A button carries which answers are offered and whom and what they are about, never the words of the question. What it
shows is made when it is pressed, from what the person who presses it may know.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b

from cogs.inquiries import cases, causes, facts, possible, rulings
from cogs.inquiries.known import Known, Parts, as_list, names_of
from cogs.inquiries.meaning import ASKED, CASES, RULINGS, Fit
from cogs.inquiries.retrieval import normal
from cogs.inquiries.topics import ABOUT_PLAYERS, ABOUT_THINGS, TOPICS
from cogs.inquiries.understanding import Inquiry, is_addressed, without_yes_or_no
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.limits import LABEL
from cogs.services.reader import Reader
from cogs.services.screen import Button, Log
from locales.labels import short
from locales.texts import LANGUAGES
from pictures.kit import unmarked
from rules.messages import Seat
from tables.errors import Refusal

ACTION = "answer"
"""The action of the buttons that show another answer."""
GONE = "refused-answer_gone"
"""The refusal of a button whose answer no longer exists."""
TITLE = "-title"
"""The end of the keys of the texts that say what a case or a ruling answers."""
MOST = 4
"""How many other answers are offered."""
MOST_TRIED = 16
"""How many of those that fit best are looked at."""
MOST_THINGS = 3
"""The most things that the answers offered are about."""
BY_WORDS = ("fact", "told", "event_reason", "help")
"""Topics on which nothing can be told without the words of a question."""
IN_PRIVATE = ("refused", "choices", "hands")
"""Topics that are offered only where nobody else reads the answer."""
WITH_SUBJECT = (*ABOUT_PLAYERS, *ABOUT_THINGS, "refused")
"""Topics whose titles name the players and things they are about."""
ME = "m"
"""Stands among the seats in an id for the player who asks, then for the one who presses the button."""
ALL = "-all"
"""Stands among the keys in an id for all answers together."""
EVERYTHING = "everything"
"""The topic of all that a game says about the things in question."""
MOST_LINES = 10
"""The most lines in it."""
FEWEST = 2
"""With fewer buttons there is none that shows all answers together."""
_REST = re.compile(
    r"(?P<at>\d)(?P<keys>(?:[\w-]{4}){1,10})\.(?P<seats>m?\d*)\.(?P<things>(?:[\w-]{4})*)(?:\.(?P<language>[a-z]{2}))?",
    re.ASCII,
)
_PARTS = re.compile(r"(?<=[.!?])\s+|[。！？\n]|: |：")
_SENTENCE = re.compile(r".+?(?:[.!?](?=\s|$)|[。！？])")
_EVERY = Fit(1.0, 0.0)


@dataclass(frozen=True, slots=True)
class Offer:
    """An answer that can be given without the words of a question."""

    title: str
    """What it answers; if empty, it is offered by its own beginning."""
    topic: str
    """As of a candidate; see `answers.Candidate`."""
    tell: Callable[[], Parts]
    page: str = ""
    """The page of the rules that says more."""

    @property
    def label(self) -> str:
        """What the button says; empty if it would be a sentence that is cut off."""
        return short(self.title, LABEL) if self.title else _brief(self.tell())


def key_of(topic: str, name: str) -> str:
    """What stands for an answer in an id: four characters."""
    return _short(f"{topic}:{name}")


def plain(inquiry: Inquiry, things: Sequence[str]) -> Inquiry:
    """A question about the same players as another one and about these things, without its words."""
    others = tuple(seat for seat in inquiry.seats if seat != inquiry.asker)
    mine = inquiry.asker is not None and (inquiry.personal or inquiry.asker in inquiry.seats)
    return _about(others, things, inquiry.asker, mine=mine)


def _about(others: Sequence[Seat], things: Sequence[str], asker: Seat | None, *, mine: bool) -> Inquiry:
    own = mine or not others
    seats = (*others, asker) if mine and asker is not None else tuple(others)
    return Inquiry(
        seats=seats,
        things=tuple(things)[:MOST_THINGS],
        named=bool(others),
        own=own,
        personal=own and asker is not None,
        asker=asker,
        wh=True,
    )


def offers(known: Known, about: Inquiry) -> dict[str, Offer]:
    """Every answer that there is about these players and things, by its key."""
    reader, say = known.reader, known.reader.say
    cards = () if known.cards is None else known.cards.spelled()
    named = replace(about, things=tuple(thing for thing in about.things if thing in cards))
    names, players = _names(known, named), _names(known, replace(named, things=()))
    found: dict[str, Offer] = {}
    for name, tell in TOPICS.items():
        needed = (named.seats or name not in ABOUT_PLAYERS) and (named.things or name not in ABOUT_THINGS)
        if needed and name not in BY_WORDS and (known.private or name not in IN_PRIVATE):
            subject = players if name == "hands" else names if name in WITH_SUBJECT else []
            asked = replace(named, may=name == "refused")
            title = _titled(reader, say(f"answer-title-{name}"), subject)
            found[key_of(name, name)] = Offer(title, name, partial(tell, known, asked))
    own = facts.own_labels(reader) if about.named and about.asker not in about.seats else set()
    for label in facts.labels(reader):
        if label in own:
            continue
        group = "of_players" if label.of_players else "of_nobody"
        seated = [reader.plain_names[seat] for seat in about.seats]
        title = _titled(reader, label.text[:1].upper() + label.text[1:], seated) if label.of_players else ""
        found[key_of(group, label.text)] = Offer(title, group, partial(_labelled, reader, about, label))
    keys = reader.services.texts.keys(reader.language, reader.table.game)
    every = {key.removesuffix(ASKED): _EVERY for key in keys if key.endswith(ASKED)}
    kinds = {name: fit for name, fit in every.items() if name.startswith(CASES)}
    found_cases = cases.find(reader, known.cards, about, kinds, kinds, ())[0]
    told = [case for case in found_cases if causes.known_to_log(known, case.causes)]
    if names and (all_lines := _everything(told)):
        title = say("answer-title-everything", about=reader.services.texts.join(reader.language, names))
        tell = partial(_of_things, known, named, all_lines)
        found[key_of(EVERYTHING, EVERYTHING)] = Offer(title, EVERYTHING, tell)
    for case in told:
        name, subject = CASES + case.kind, _names(known, replace(about, things=case.things, seats=case.seats))
        lines = partial(causes.with_cause, known, case.causes, [without_yes_or_no(line) for line in case.lines])
        mine = about.personal or about.asker in about.seats
        title = _title(reader, name) if mine else _of_others(reader, name)
        found[key_of("case", name)] = Offer(_titled(reader, title, subject), "case", lines)
    for ruling in rulings.find(reader, {name: fit for name, fit in every.items() if name.startswith(RULINGS)}):
        explains = partial(rulings.told, reader, ruling)
        found[key_of("ruling", ruling.name)] = Offer(_title(reader, ruling.name), "ruling", explains, ruling.page)
    return found


def chosen(offered: Mapping[str, Offer], ranked: Iterable[str], said: str) -> list[str]:
    """The keys of the first of these answers that say something new, and each something else.

    `said`: what was said already.
    """
    found: list[str] = []
    labels: set[str] = set()
    tried = [key for key in dict.fromkeys(ranked) if key in offered][:MOST_TRIED]
    for key in tried:
        parts = offered[key].tell()
        label = offered[key].label if len(found) < MOST else ""
        if label and label not in labels and says_more(parts, said):
            found.append(key)
            labels.add(label)
            said += "\n" + "\n".join(_words(parts))
    return found


def says_more(parts: Parts, said: str) -> bool:
    """Whether these parts of an answer say something that was not `said` already."""
    known = normal(said)
    return any(part not in known for part in _words(parts))


def buttons(
    known: Known, about: Inquiry, offered: Mapping[str, Offer], keys: Sequence[str], told: Sequence[str] = ()
) -> list[Button]:
    """A button for each of these answers but those that were `told`."""
    others = "".join(str(seat) for seat in about.seats if seat != about.asker)
    mine = ME if about.asker in about.seats else ""
    rest = f"{''.join(keys)}.{mine}{others}.{''.join(map(_short, about.things))}.{known.reader.language}"
    ids = (CustomId(ACTION, known.reader.table.id, rest=f"{at}{rest}").button for at in range(len(keys)))
    labels = {key: offered[key].label for key in keys if key in offered and key not in told}
    if len(labels) >= FEWEST and ALL not in told:
        labels[ALL] = known.reader.say("answer-all")
    return [Button(press, labels[key]) for key, press in zip(keys, ids, strict=True) if key in labels]


def language_of(rest: str) -> str | None:
    """The language of the question that was answered; None for a button that does not carry it, or a forged one."""
    match = _REST.fullmatch(rest)
    return match["language"] if match is not None and match["language"] in LANGUAGES else None


def read(known: Known, rest: str) -> tuple[Inquiry, list[str], str]:
    """What a button is about, for the person who pressed it: the answers it offers, and the one to be given.

    Raises Refusal for any other text.
    """
    match = _REST.fullmatch(rest)
    game = known.reader.game
    if match is None or game is None:
        raise Refusal(UNKNOWN)
    keys, wanted = _fours(match["keys"]), _fours(match["things"])
    seats = tuple(int(seat) for seat in match["seats"].removeprefix(ME))
    asker = known.reader.seat
    things = {_short(thing): thing for case in cases.of(known.reader, asker) for thing in case.things}
    things |= {} if known.cards is None else {_short(thing): thing for thing in known.cards.spelled()}
    if int(match["at"]) >= len(keys) or any(seat >= game.seats for seat in seats):
        raise Refusal(UNKNOWN)
    if not {*wanted} <= {*things}:
        raise Refusal(GONE)
    others = tuple(seat for seat in seats if seat != asker)
    mine = match["seats"].startswith(ME) or others != seats
    about = _about(others, [things[thing] for thing in wanted], asker, mine=mine)
    return about, keys, keys[int(match["at"])]


def _everything(told: Sequence[cases.Told]) -> str | None:
    """All that the game says of the things that these cases are about, as a list; None if it says nothing."""
    lines = (without_yes_or_no(line) for each in told if each.things for line in each.lines)
    return as_list([*dict.fromkeys(lines)][:MOST_LINES])


def _of_things(known: Known, about: Inquiry, lines: str) -> Parts:
    """What these things are, and what the game says of them; where nobody else reads it, also why not to use them."""
    refused = possible.refused(known.reader, about, names_of(known, about)) if known.private else []
    return [*TOPICS["thing"](known, about), lines, "\n".join(map(without_yes_or_no, refused)) or None]


def _labelled(reader: Reader, about: Inquiry, label: facts.Label) -> Parts:
    return [as_list(facts.on(reader, about, label))]


def _names(known: Known, about: Inquiry) -> list[str]:
    """What the things and the other players in question are called."""
    reader, cards = known.reader, known.cards
    spelled = () if cards is None else cards.spelled()
    things = [cards.card_name(thing, reader.language) for thing in about.things if cards and thing in spelled]
    return [*things, *(reader.plain_names[seat] for seat in about.seats if seat != about.asker)]


def _title(reader: Reader, name: str) -> str:
    """What a case or a ruling answers; empty if the game does not say."""
    has_title = reader.services.texts.has(reader.language, reader.table.game, name + TITLE)
    return reader.say(name + TITLE) if has_title else ""


def _of_others(reader: Reader, name: str) -> str:
    """The title of a case that is not about the person who asks; empty if it addresses a player."""
    title = _title(reader, name)
    return "" if is_addressed(title) else title


def _titled(reader: Reader, title: str, names: Sequence[str]) -> str:
    if not names or not title:
        return title
    return reader.say("answer-title", title=title, about=reader.services.texts.join(reader.language, names))


def lines_of(parts: Parts) -> list[str]:
    """What parts of an answer say, without markdown."""
    texts = (part.text if isinstance(part, Log) else part for part in parts if isinstance(part, str | Log))
    lines = (unmarked(line.strip()).strip() for text in texts for line in text.splitlines())
    return [line for line in lines if line]


def _brief(parts: Parts) -> str:
    """The first sentence of an answer; empty if it is too long for a button."""
    line = next(iter(lines_of(parts)), "")
    found = _SENTENCE.match(line)
    sentence = line if found is None else found[0].rstrip(".。")
    return sentence if len(sentence) <= LABEL else ""


def _words(parts: Parts) -> list[str]:
    """What parts of an answer say, in pieces as small as a sentence."""
    pieces = (normal(piece).strip(" .") for line in lines_of(parts) for piece in _PARTS.split(line))
    return [piece for piece in pieces if piece]


def _short(text: str) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=3).digest()).decode()


def _fours(text: str) -> list[str]:
    return [text[at : at + 4] for at in range(0, len(text), 4)]
