"""Understands questions in plain words: the topic, and the players and things that are named.

A small pattern matcher for English and Japanese. It knows nothing about any game; the names come from the table.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from importlib.resources import files

from cogs.services.retrieval import VAGUE, VERBS, normal, stands_alone, terms
from cogs.services.transliteration import KATAKANA, same_name
from locales.name_search import normalized
from rules.messages import Seat


class Topic(StrEnum):
    """What an inquiry is about."""

    STATUS = "status"
    STANDING = "standing"
    NEWS = "news"
    NEXT = "next"
    TURN = "turn"
    END = "end"
    WHY = "why"
    ADVICE = "advice"
    HOW = "how"
    THING = "thing"
    FACT = "fact"
    RULE = "rule"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What was understood from a question in plain words."""

    topic: Topic
    terms: tuple[str, ...] = ()
    """The words that say what it is about, without the names of players."""
    seats: tuple[Seat, ...] = ()
    things: tuple[str, ...] = ()
    """The ids of the cards and other things that it names."""
    manner: str = ""
    """Of `HOW`: what the person wants to do."""
    superlative: bool = False
    """It asks for the most or the fewest."""
    least: bool = False
    """It asks for the fewest."""
    count: bool = False
    where: bool = False
    when: bool = False
    each: bool = False
    """It asks about every player."""
    hands: bool = False
    """It asks what players hold in secret."""
    left: bool = False
    """It asks how many of a thing there are, or where, not what it does."""
    this: bool = False
    """It refers to a card or another thing mentioned last, without its name."""
    here: bool = False
    """It refers to one that is in view: "this monster"."""
    named: bool = False
    """It names players other than the one who asks."""
    general: bool = False
    """It asks for a rule, or how to do something, whatever the board shows."""
    remaining: bool = False
    """It asks how much is left, not how much there is in all."""
    past: bool = False
    """It asks about what has happened, not about what isn't possible now."""
    needed: bool = False
    """It asks what something takes, not what there is."""
    text: str = ""
    """What was asked, as `normal` has it."""
    particular: bool = False
    """It has words beyond those of its topic: "what comes after spring?"."""
    own: bool = False
    """It is about the person who asks, as far as its words say."""
    may: bool = False
    """It asks whether the person who asks may do something, or why not."""
    later: bool = False
    """It is not about the present moment."""
    over: bool = False
    """It is about something that is over."""
    because: bool = False
    """It asks for a reason."""
    compares: bool = False
    """It compares players; it does not ask for the points of one."""
    choices: bool = False
    """It asks what the person who asks can choose now."""
    doing: bool = False
    """It asks what another player is doing now."""
    gap: bool = False
    """It asks for the difference in points."""
    ahead: bool = False
    """It asks whether the person who asks is ahead."""
    behind: bool = False
    """It asks whether the person who asks is behind."""
    wh: bool = False
    """It cannot be answered with yes or no."""
    personal: bool = False
    """It says that it is about the person who asks."""
    asker: Seat | None = None
    """The seat of the person who asks; None for a spectator."""


def _patterns(section: Mapping[str, Mapping[str, Sequence[str]]]) -> dict[str, re.Pattern[str]]:
    """One pattern for each entry of the data: any of its expressions, in either language."""
    return {name: re.compile("|".join([*each["en"], *each["ja"]])) for name, each in section.items()}


_DATA = tomllib.loads(files(__package__).joinpath("inquiries.toml").read_text(encoding="utf-8"))
_SHOWN = (
    "superlative",
    "least",
    "count",
    "where",
    "when",
    "each",
    "hands",
    "this",
    "here",
    "general",
    "remaining",
    "needed",
    "past",
    "may",
    "later",
    "over",
    "because",
    "compares",
    "choices",
    "doing",
    "gap",
    "ahead",
    "behind",
    "wh",
)
"""The cues of an inquiry that become its fields of the same names."""
_TOPICS, _HOW, _CUES, _KINDS = (_patterns(_DATA[section]) for section in ("topics", "how", "cues", "kinds"))
_TOPICS["standing"] = re.compile(f"{_TOPICS['standing'].pattern}|{_CUES['gap'].pattern}")

_PHRASES: dict[str, str] = _DATA["phrases"]
_CONTRACTIONS: dict[str, str] = _DATA["contractions"]
_SIGN = re.compile(r"^\W+")
"""The beginning of a name that nobody types: the sign of computer players."""
_KANJI_FOR: dict[str, str] = _DATA["kanji"]
_LATIN_WORD = re.compile(r"(?<![a-z'])[a-z]+(?![a-z'])")
_VAGUE = (Topic.WHY, Topic.FACT, Topic.RULE)
"""Topics of questions that mean nothing unless they say what they are about."""


def understand(
    text: str,
    names: Sequence[str],
    things: Mapping[str, Sequence[str]],
    asker: Seat | None = None,
) -> list[Inquiry]:
    """What is asked: one inquiry for each topic, at most two.

    `names`: the players by seat. `things`: the names of cards and other things by id, in every language.
    """
    found: list[Inquiry] = []
    names = [_SIGN.sub("", name) or name for name in names]
    for part in _CUES["part"].split(_spelled_out(normal(text))):
        if found and _CUES["only_why"].search(part):
            found[-1] = replace(found[-1], because=True)
            continue
        inquiry = _one(part, names, things, asker) if part.strip() else None
        if inquiry is not None and found and not inquiry.things and _CUES["it"].search(part):
            inquiry = replace(inquiry, things=found[-1].things)
        if inquiry is not None and (inquiry.topic, inquiry.because) not in [
            (each.topic, each.because) for each in found
        ]:
            found.append(inquiry)
    known = [each for each in found if each.topic is not Topic.UNKNOWN and (each.topic not in _VAGUE or _says(each))]
    if known:
        return known[:2]
    return found[:1] or [Inquiry(Topic.STATUS)]


def tells_of_failure(line: str) -> bool:
    """Whether a line of the log reports that something did not work."""
    return _CUES["failed"].search(normal(line)) is not None


def without_yes_or_no(said: str) -> str:
    """An answer without its initial yes or no."""
    found = _CUES["answered"].match(said.casefold())
    if found is None:
        return said
    rest = said[found.end() :]
    return rest[:1].upper() + rest[1:]


def subject(text: str) -> list[str]:
    """The words of a question that say what it is about, in the words of the rules."""
    return terms(_in_words_of_rules(_spelled_out(normal(text))))


def kinds_of(text: str) -> frozenset[str]:
    """What a question wants to know: a reason, a number, a way, whether something may be done."""
    asked = _spelled_out(normal(text))
    return frozenset(kind for kind, pattern in _KINDS.items() if pattern.search(asked))


def _says(inquiry: Inquiry) -> bool:
    """Whether it says what it is about; "and why?" belongs to the question before it."""
    return bool(inquiry.terms or inquiry.seats or inquiry.things)


def _spelled_out(text: str) -> str:
    """The question with omitted apostrophes restored, typing errors corrected, and some kana in their usual kanji."""
    for kana, kanji in _KANJI_FOR.items():
        text = text.replace(kana, kanji)
    return _LATIN_WORD.sub(lambda word: _CONTRACTIONS.get(word[0], word[0]), text)


def _in_words_of_rules(text: str) -> str:
    """The question with some phrases replaced by the words of the rules."""
    for phrase, word in _PHRASES.items():
        text = text.replace(phrase, word)
    return text


def _one(part: str, names: Sequence[str], things: Mapping[str, Sequence[str]], asker: Seat | None) -> Inquiry:
    seats, rest = _named_seats(part, names)
    named, _ = named_things(rest, things)
    if not seats:
        seats, rest = _sounding_alike(rest, names)
    players = bool(seats)
    if asker is not None and _CUES["me"].search(part) and asker not in seats:
        seats = (*seats, asker)
    manner = next((manner for manner, pattern in _HOW.items() if pattern.search(part)), "")
    topic = Topic.HOW if manner else _topic(part, rest, named)
    if topic in (Topic.STATUS, Topic.UNKNOWN) and players:
        topic = Topic.FACT
    if topic is Topic.THING and seats:
        topic = Topic.FACT
    asked_of = tuple(seat for seat in seats if seat != asker) or not _CUES["rule"].search(part)
    if (
        topic is Topic.RULE
        and seats
        and asked_of
        and not any(_CUES[cue].search(part) for cue in ("rule_first", "scoring", "general", "own_deed"))
    ):
        topic = Topic.FACT
    said = _TOPICS[topic.value].sub(" ", rest) if topic.value in _TOPICS else rest
    if topic is Topic.ADVICE:
        rest = said
    cues = {cue: _CUES[cue].search(part) is not None for cue in _SHOWN}
    cues["general"] |= topic is Topic.RULE and _CUES["how_to"].search(part) is not None
    return Inquiry(
        topic,
        tuple(terms(_in_words_of_rules(rest))),
        seats,
        named,
        manner,
        left=_CUES["of_thing"].search(part) is not None,
        named=players,
        text=part,
        particular=bool(set(terms(_in_words_of_rules(said))) - VAGUE - VERBS),
        own=_CUES["first_person"].search(part) is not None or not players,
        personal=_CUES["first_person"].search(part) is not None,
        asker=asker,
        **cues,
    )


def _topic(part: str, rest: str, named: Sequence[str]) -> Topic:
    matched = [Topic(topic) for topic, pattern in _TOPICS.items() if pattern.search(part)]
    allowed = _CUES["general"].search(part) and not _CUES["because"].search(part)
    why = _CUES["why"].search(part) and not (allowed or _CUES["which"].search(part))
    if named:
        if why:
            return Topic.WHY
        asked = next((topic for topic in matched if topic in (Topic.ADVICE, Topic.NEWS)), Topic.THING)
        if (
            _CUES["superlative"].search(part)
            or _CUES["everybody"].search(part)
            or (asked is Topic.THING and _CUES["of_thing"].search(part) and not _CUES["scoring"].search(part))
        ):
            return Topic.FACT
        return asked
    superlative = _CUES["superlative"].search(part) and not _CUES["each"].search(part)
    if _CUES["options"].search(part) and (not matched or superlative):
        return Topic.FACT
    if _CUES["gap"].search(part):
        return Topic.STANDING
    if _CUES["because"].search(part) and _CUES["points"].search(part) and not _CUES["over"].search(part):
        return Topic.STANDING
    if _CUES["scoring"].search(part) or allowed:
        return Topic.FACT if superlative else Topic.RULE
    if superlative and Topic.STANDING in matched and set(terms(_TOPICS["standing"].sub(" ", rest))) - VAGUE:
        return Topic.FACT
    if Topic.NEWS in matched and _CUES["lately"].search(part) and not why:
        return Topic.NEWS
    held = superlative and _CUES["hands"].search(part)
    if Topic.STANDING in matched and Topic.END not in matched and not held:
        return Topic.STANDING
    if why:
        return Topic.WHY
    if matched:
        counts = matched[0] is Topic.TURN and _CUES["count"].search(part)
        return Topic.FACT if counts else matched[0]
    if _CUES["rule_first"].search(part):
        return Topic.RULE
    if any(_CUES[cue].search(part) for cue in ("fact", "superlative", "everybody")):
        return Topic.FACT
    return Topic.RULE if _CUES["rule"].search(part) or terms(rest) else Topic.UNKNOWN


def _named_seats(part: str, names: Sequence[str]) -> tuple[tuple[Seat, ...], str]:
    """The seats whose players are named, and the text without their names; longer names are matched first."""
    seats: list[Seat] = []
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        name = normal(names[seat]).strip()
        pattern = whole(name)
        if name and re.search(pattern, part):
            seats.append(seat)
            part = re.sub(pattern, " ", part)
    return tuple(sorted(seats)), part


def _sounding_alike(part: str, names: Sequence[str]) -> tuple[tuple[Seat, ...], str]:
    """As `_named_seats`, for names in Latin letters that are written in katakana."""
    seats: list[Seat] = []
    for word in KATAKANA.findall(part):
        alike = [seat for seat, name in enumerate(names) if same_name(word, name)]
        if len(alike) == 1:
            seats += alike
            part = part.replace(word, " ")
    return tuple(sorted(set(seats))), part


def named_things(part: str, things: Mapping[str, Sequence[str]]) -> tuple[tuple[str, ...], str]:
    """The ids of the things that a text names, and the text without them; longer names are matched first."""
    found: list[str] = []
    spellings = sorted(
        ((name, thing) for thing, spelled in things.items() for name in spelled), key=lambda s: -len(s[0])
    )
    sounds = normalized(part)
    for name, thing in spellings:
        wanted = normal(name).strip()
        if not wanted.isascii():
            if not (normalized(wanted) in sounds if len(wanted) > 1 else stands_alone(part, wanted)):
                continue
            part = part.replace(wanted, " ") if wanted in part else _without(part, normalized(wanted))
        elif len(wanted) > 2 and wanted in part and re.search(pattern := whole(wanted), part):
            part = re.sub(pattern, " ", part)
        else:
            continue
        sounds = normalized(part)
        if thing not in found:
            found.append(thing)
    return tuple(found), part


def _without(part: str, wanted: str) -> str:
    """The text in its normal form, without a name that it writes in another way."""
    return normalized(part).replace(wanted, " ")


def whole(name: str) -> str:
    """The pattern of a name as a whole word, also in the plural; Japanese separates neither words nor numbers."""
    return rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?:(?![a-z0-9])|(?=[0-9]+[\u3041-\u9fff]))"
