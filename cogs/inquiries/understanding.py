"""What a question in plain words names, and what some of its words say: players, things, "most", "where", "I".

Works for English and Japanese. It knows nothing about any game; the names come from the table. What the question
means is found by comparing it with examples (`cogs.inquiries.meaning`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources import files

from cogs.inquiries.event_kinds import is_past
from cogs.inquiries.retrieval import VERBS, normal, stands_alone, terms
from cogs.inquiries.transliteration import JAPANESE, KATAKANA, in_katakana, same_name
from locales.name_search import normalized
from rules.messages import Seat


@dataclass(frozen=True, slots=True)
class Inquiry:
    """What was understood from a question in plain words, apart from its meaning."""

    text: str = ""
    """What was asked, as `normal` has it."""
    versions: tuple[str, ...] = ()
    """The question as it was asked, with a pronoun in place of its players' names, and its last clause alone."""
    masked: tuple[str, ...] = ()
    """The same with pronouns in place of the things that it names."""
    terms: tuple[str, ...] = ()
    """The words that say what it is about, without the names of players."""
    seats: tuple[Seat, ...] = ()
    """The players that it is about; the person who asks is one of them if it says so."""
    things: tuple[str, ...] = ()
    """The ids of the cards and other things that it names."""
    named: bool = False
    """It names players other than the one who asks."""
    own: bool = False
    """It is about the person who asks, as far as its words say."""
    personal: bool = False
    """It says that it is about the person who asks."""
    suffers: bool = False
    """It is about what was done to that person, no matter by whom."""
    mine: bool = False
    """It asks about that person's own game."""
    asker: Seat | None = None
    """The seat of the person who asks; None for a spectator."""
    superlative: bool = False
    """It asks for the most or the fewest."""
    least: bool = False
    """It asks for the fewest."""
    each: bool = False
    """It asks about every player."""
    everyone: bool = False
    """It wants to be told something of every player: "what do we all pay", not "who pays"."""
    count: bool = False
    """It asks for a number."""
    where: bool = False
    when: bool = False
    this: bool = False
    """It refers to a card or another thing mentioned last, without its name."""
    here: bool = False
    """It refers to one that is in view: "this monster"."""
    remaining: bool = False
    """It asks how much is left, not how much there is in all."""
    over: bool = False
    """It is about something that is over."""
    befell: bool = False
    """It asks what became of someone or something."""
    lately: bool = False
    """It is about what happened last."""
    may: bool = False
    """It asks whether the person who asks may do something, or why not."""
    because: bool = False
    """It asks for a reason."""
    negated: bool = False
    """It is about what did not happen."""
    undone: bool = False
    """It asks whether something is not yet done."""
    gap: bool = False
    """It asks for the difference in points."""
    top: bool = False
    """It is about the first place."""
    amount: bool = False
    """The number it asks for is an amount, not how often something happened."""
    ahead: bool = False
    """It asks whether the person who asks is ahead."""
    behind: bool = False
    """It asks whether the person who asks is behind."""
    compared: bool = False
    """It compares two players: "more than"."""
    fewer: bool = False
    """It asks whether one has less than the other."""
    subject: bool = False
    """The person who asks is compared with another: "do I have more than him"."""
    supposes: bool = False
    """It asks what would follow, or comes after something."""
    effect: bool = False
    """It asks what a thing does, not what there is of it."""
    more: bool = False
    """It asks how many more."""
    outcome: bool = False
    """It asks what would follow if the person who asks did something."""
    odds: bool = False
    """It asks for chances."""
    choose: bool = False
    """It asks which of the answers at hand to choose."""
    interacts: bool = False
    """It asks whether one thing acts on another."""
    judges: bool = False
    """It asks whether something is worth it."""
    starts: bool = False
    """It asks who the starting player is."""
    ends: bool = False
    """It supposes that the game ended now."""
    wins: bool = False
    """It asks who wins."""
    result: bool = False
    """It asks how the game went, if it is over: who won, or lost by how much."""
    score: bool = False
    """It asks how many points someone has, and nothing else."""
    leads: bool = False
    """It asks who leads, and nothing else."""
    placed: bool = False
    """It asks whether, or why, the person who asks wins or loses, or others have more points."""
    optional: bool = False
    """It asks whether something has to be done, or may be skipped."""
    follow_up: bool = False
    """It asks what comes next, and nothing else."""
    unready: bool = False
    """It asks who still has something to do."""
    phase: bool = False
    """It asks whether a phase of the game is still the present one."""
    remains: bool = False
    """It asks whether something is still there."""
    busy: bool = False
    """It asks whether a player is doing something at the moment."""
    doing: bool = False
    """It asks what players are doing."""
    did: bool = False
    """It asks what a player did."""
    obliges: bool = False
    """It is about what someone has to do or pay."""
    degree: bool = False
    """It asks why there is so much or so little of something."""
    rest_of_turn: bool = False
    """It asks what a player can still do this turn."""
    afterwards: bool = False
    """It asks what comes after what is going on now."""
    aims: bool = False
    """It asks what a player means to do."""
    finished: bool = False
    """It asks whether someone has done what there is to do."""
    follows: bool = False
    """It names no things, so that it may be about those of the question before it."""
    present: bool = False
    """It is about the position at hand."""
    wh: bool = False
    """It cannot be answered with yes or no."""
    deed: Inquiry | None = None
    """What the person who asks would do, if the question supposes something: "if I rest"."""
    rest: Inquiry | None = None
    """What it asks about the position after that."""


def _patterns(section: Mapping[str, Mapping[str, Sequence[str]]]) -> dict[str, re.Pattern[str]]:
    """One pattern for each entry of the data: any of its expressions, in either language."""
    return {name: re.compile("|".join([*each["en"], *each["ja"]])) for name, each in section.items()}


_DATA = tomllib.loads(files(__package__).joinpath("cues.toml").read_text(encoding="utf-8"))
_SHOWN = (
    *(
        "superlative",
        "least",
        "each",
        "everyone",
        "count",
        "where",
        "when",
        "this",
        "here",
        "remaining",
        "over",
        "befell",
        "lately",
        "may",
    ),
    *("because", "negated", "undone", "gap", "amount", "ahead", "behind", "compared", "fewer", "subject", "wh"),
    *("supposes", "effect", "more", "outcome", "odds", "aims", "top", "present", "finished", "mine", "suffers"),
    *("choose", "judges", "starts", "ends", "wins", "result", "leads", "placed", "follow_up", "optional"),
    *("afterwards", "unready", "rest_of_turn", "degree", "phase", "remains", "busy", "doing", "did", "obliges"),
    *("score", "interacts"),
)
"""The cues of an inquiry that become its fields of the same names."""
_CUES = _patterns(_DATA["cues"])
_MAIN = _patterns(_DATA["main"])
_QUESTIONS = _patterns(_DATA["questions"])
_SUPPOSED = re.compile("|".join([*_DATA["supposed"]["en"], *_DATA["supposed"]["ja"]]))
"""What the person who asks would do; the rest asks what would follow."""
NO_LABEL = re.compile(_DATA["labels"]["without"])
"""What is no part of the label of a line of the board."""
NUMBERED = re.compile(_DATA["labels"]["numbered"])
"""The name of a place with its number: rank 1."""
_CONTRACTIONS: dict[str, str] = _DATA["contractions"]
_SUPERFLUOUS = re.compile("|".join([*_DATA["superfluous"]["en"], *_DATA["superfluous"]["ja"]]))
_SIGN = re.compile(r"^\W+")
"""The beginning of a name that nobody types: the sign of computer players."""
_KANJI_FOR: dict[str, str] = _DATA["kanji"]
_INSTEAD = re.compile(r" (?:instead of|rather than) \w+(?: (?:him|her|it|them|one))?\b")
"""What is not done."""
_FIRE = re.compile(r"\bfire(?= (?:the|my|his|her|their|him|them|it|one|all)\b)")
"""The verb, which is also a part of many names."""
_LATIN_WORD = re.compile(r"(?<![a-z'])[a-z]+(?![a-z'0-9])")
PLAYER: dict[str, str] = _DATA["pronouns"]["player"]
THING: dict[str, str] = _DATA["pronouns"]["thing"]
"""What stands for a player or a thing in the example questions, by language."""
MOST_PARTS = 2
SHORTEST_PART = 6
"""Up to so many characters, the second part of a question needs the first to be understood: 足りる？"""
_LAST_CLAUSE = re.compile(
    r".*\S\W+((?:what|who|whose|why|how|can i|do i|is it|am i)\b.*(?: \S+){2,})"
    "|.*(?:(?<!たい)(?<!けど)、|(?<!たい)(?<!たいんだ)(?<!たいのだ)けど、?|から、?|ので、?)(.{6,})"
)
"""What is asked after something was said first: "bob won, what are we waiting for"."""
_HONORIFIC = re.compile(f"(?:(?<={PLAYER['ja']})|(?<= ))(?:{_DATA['pronouns']['honorific']})")
FEWEST_WORDS, FEWEST_CHARACTERS = 2, 3
"""The fewest words of a remark (in Japanese: characters), names excluded; fewer say what the question is about."""
SHORTEST_SOUND = 3
"""A name of at most this many kana without its long vowels must be a word of its own in katakana."""
SHORTEST_NAME, SHORTEST_BEGINNING = 3, 4
"""The fewest letters of the first word of a longer name, and of the beginning of a name."""
_DEED = re.compile(
    r"\b(can|could|may|must|can't|couldn't|cannot|(?:can|can't|could|do|did|may|must) (?:i|we|he|they)) it\b"
)
"""A pronoun in place of a thing that is named like a deed: "can i Buy Traps"."""
_ARTICLE = re.compile(r"\b(?:(?:the|a|an|my|your|his|her|their|that|this|it) )+it\b|(?:それ){2,}")


def understand(
    text: str,
    names: Sequence[str],
    things: Mapping[str, Sequence[str]],
    asker: Seat | None = None,
) -> list[Inquiry]:
    """What is asked: an inquiry for each part of a question, at most two.

    `names`: the players by seat. `things`: the names of cards and other things by id, in every language.
    """
    found: list[Inquiry] = []
    names = [_SIGN.sub("", name) or name for name in names]
    text = _spelled_out(normal(text))
    if "?" not in text.rstrip("? "):
        text = _main_clause(text.rstrip("? "), things)
    for part in (each for sentence in _CUES["part"].split(text) for each in _each_question(sentence)):
        part = _main_clause(part, things)
        if found and _CUES["only_why"].search(part):
            found[-1] = replace(found[-1], because=True, versions=(*found[-1].versions, f"{part} {found[-1].text}"))
            continue
        if found and _completes(found[-1], part):
            found[-1] = _one(f"{found[-1].text} {part}", names, things, asker)
            continue
        remark = text.endswith(part) and not (_QUESTIONS["asks"].search(part) or _CUES["choose"].search(part))
        if found and remark and not part.isascii() and _is_remark(part, things):
            continue
        if found and remark and part.isascii():
            found[-1] = replace(found[-1], versions=(*found[-1].versions, f"{found[-1].text} {part}"))
            continue
        if found and found[-1].choose and _QUESTIONS["asks"].search(part) and not named_things(part, things)[0]:
            inquiry = _one(part, names, things, asker)
            if (inquiry.choose or inquiry.judges) and not inquiry.seats:  # "A or B? which is better"
                continue
        if found and len(part) <= SHORTEST_PART and _CUES["may"].search(part) and not {*terms(part)} - VERBS:
            inquiry = _one(f"{found[-1].text} {part}", names, things, asker)
        else:
            inquiry = _one(part, names, things, asker)
        if found and not inquiry.things and (found[-1].things or not inquiry.this):
            inquiry = replace(inquiry, things=found[-1].things, follows=True)
        if found and not inquiry.named and found[-1].named and _CUES["them"].search(part):
            inquiry = replace(inquiry, seats=found[-1].seats, named=True, own=inquiry.personal)
        elif found and _goes_on(found[-1], inquiry):
            inquiry = replace(inquiry, seats=found[-1].seats, named=True, own=False)
        found.append(inquiry)
    return found[:MOST_PARTS]


def _completes(before: Inquiry, part: str) -> bool:
    """Whether a part is only the rest of the question before it: its reason, its other half, or a name."""
    reason = before.things and _CUES["premise"].search(before.text) and _CUES["because"].search(part)
    name = not before.things and _CUES["only_name"].search(part)
    return bool(reason or name or _CUES["only_wh"].search(part) or _CUES["alternative"].search(part))


def _goes_on(before: Inquiry, inquiry: Inquiry) -> bool:
    """Whether a part of a question that names nobody is about the players of the part before.

    It shares its subject, or asks in Japanese, which leaves out the subject, what they did or how much they have.
    """
    shared = {*before.terms} & {*inquiry.terms}
    unsaid = (inquiry.over or inquiry.count) and not (inquiry.each or inquiry.text.isascii())
    return before.named and not (before.personal or inquiry.named or inquiry.personal) and bool(shared or unsaid)


def _each_question(sentence: str) -> list[str]:
    """The questions in a sentence: its clauses if each of them asks, else the sentence; nothing if it is empty."""
    clauses = [clause for clause in _QUESTIONS["between"].split(sentence) if clause.strip()]
    if all(map(_QUESTIONS["asks"].search, clauses)):
        return clauses
    return [sentence]


def _main_clause(part: str, things: Mapping[str, Sequence[str]]) -> str:
    """The clause of a question that says what is asked, if the others are mere remarks; else all of it."""
    clauses = [clause.strip() for clause in _MAIN["between"].split(part) if clause.strip()]
    asking = [clause for clause in clauses if _MAIN["todo"].search(clause) or _MAIN["waiting"].search(clause)]
    if not asking:
        whys = [clause for clause in clauses if _MAIN["refused"].search(clause)]
        asking = [clause for clause in whys if {*terms(clause)} - VERBS]
    if len(clauses) == 1 or len(asking) != 1 or _CUES["it"].search(asking[0]):
        return part
    return asking[0] if all(_is_remark(each, things) for each in clauses if each != asking[0]) else part


def _is_remark(clause: str, things: Mapping[str, Sequence[str]]) -> bool:
    """Whether a clause says something other than the question, and neither asks nor only names what that is about."""
    named, rest = named_things(clause, things)
    words = _ARTICLE.sub(" ", rest).split()
    long = len(words) >= FEWEST_WORDS if clause.isascii() else len("".join(words)) >= FEWEST_CHARACTERS
    return (long or not (named or {*terms(clause)} - VERBS)) and _MAIN["needed"].search(clause) is None


def tells_of_failure(line: str) -> bool:
    """Whether a line of the log reports that something did not work."""
    return _CUES["failed"].search(normal(line)) is not None


def asks_whom_it_waits_for(text: str) -> bool:
    """Whether a question is whose turn it is, or whom the table waits for."""
    return _MAIN["waiting"].search(text) is not None


def asks_for_own(inquiry: Inquiry) -> bool:
    """Whether a question is where something of the asker's has gone, and nothing else: "what about my slime?"."""
    return bool(inquiry.things) and inquiry.personal and any(map(_CUES["mislaid"].search, inquiry.masked))


def asks_meaning(text: str) -> bool:
    """Whether a question is what a word means, or what a thing does or is good for."""
    return _CUES["effect"].search(text) is not None


def is_addressed(said: str) -> bool:
    """Whether an English answer speaks to a player."""
    return _CUES["addressed"].search(normal(said)) is not None


def without_yes_or_no(said: str) -> str:
    """An answer without its initial yes or no."""
    found = _CUES["answered"].match(said.casefold())
    if found is None:
        return said
    rest = said[found.end() :]
    return rest[:1].upper() + rest[1:]


def _spelled_out(text: str) -> str:
    """The question as it is usually spelled, without words that say nothing: apostrophes, typing errors, kanji."""
    for kana, kanji in _KANJI_FOR.items():
        text = text.replace(kana, kanji)
    text = _SUPERFLUOUS.sub("", _FIRE.sub("dismiss", text))
    return _LATIN_WORD.sub(lambda word: _CONTRACTIONS.get(word[0], word[0]), text)


def without_names(text: str, names: Sequence[str], language: str) -> str:
    """A text in its normal form, with a pronoun in place of the players' names."""
    return " ".join(_named_seats(normal(text), names, PLAYER[language])[2].split())


def _one(
    part: str, names: Sequence[str], things: Mapping[str, Sequence[str]], asker: Seat | None, *, nested: bool = False
) -> Inquiry:
    """One part of a question; `nested`: what it asks about the position after a deed."""
    language = "ja" if JAPANESE.search(part) else "en"
    seats, rest, masked = _named_seats(part, names, PLAYER[language])
    if not seats:
        seats, rest, masked = _sounding_alike(part, names, PLAYER[language])
    rest, masked = (_HONORIFIC.sub("", text) for text in (rest, masked))
    named, unnamed = named_things(masked, things, THING[language])
    players = bool(seats)
    if asker is not None and _CUES["me"].search(part) and asker not in seats:
        seats = (*seats, asker)
    cues = {cue: _CUES[cue].search(part) is not None for cue in _SHOWN}
    cues["over"] |= cues["befell"] or is_past(part)
    deed = None if nested else _SUPPOSED.search(part)
    after = "" if deed is None else f"{part[: deed.start()]} {part[deed.end() :]}".strip()
    return Inquiry(
        part,
        versions(part, masked),
        versions(unnamed),
        tuple(terms(rest)),
        seats,
        named,
        named=players,
        own=_CUES["first_person"].search(part) is not None or not players,
        personal=_CUES["first_person"].search(part) is not None,
        asker=asker,
        deed=None
        if deed is None
        else _one(_INSTEAD.sub("", next(filter(None, deed.groups()), "")), names, things, asker, nested=True),
        rest=_one(after, names, things, asker, nested=True) if after else None,
        **cues,
    )


def versions(*texts: str) -> tuple[str, ...]:
    """These texts and the last clause of each, without repetitions and superfluous spaces and articles."""
    clauses = [found[1] or found[2] for text in texts if (found := _LAST_CLAUSE.search(text))]
    plain = (_ARTICLE.sub(_last_pronoun, " ".join(each.split())) for each in (*texts, *clauses))
    return tuple(dict.fromkeys(_DEED.sub(r"\1 do it", each) for each in plain))


def _last_pronoun(found: re.Match[str]) -> str:
    return THING["en" if found[0].isascii() else "ja"].strip()


def _named_seats(part: str, names: Sequence[str], instead: str) -> tuple[tuple[Seat, ...], str, str]:
    """The seats whose players are named, and the text without their names and with a pronoun `instead`.

    Longer names are matched first.
    """
    seats: list[Seat] = []
    masked = part
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        name = normal(names[seat]).strip()
        pattern = whole(name)
        if name and re.search(pattern, part):
            seats.append(seat)
            part, masked = re.sub(pattern, " ", part), re.sub(pattern, instead, masked)
    return tuple(sorted(seats)), part, masked


def _sounding_alike(part: str, names: Sequence[str], instead: str) -> tuple[tuple[Seat, ...], str, str]:
    """As `_named_seats`, for names that are written in other letters, or shortened.

    Latin letters in katakana, one kind of kana in the other; the first word of a longer name, or its first letters.
    """
    seats: list[Seat] = []
    masked = part
    for seat, name in enumerate(map(normal, names)):
        at = in_katakana(part).find(in_katakana(name)) if len(name) > 1 and not name.isascii() else -1
        if at >= 0:
            seats.append(seat)
            written = part[at : at + len(name)]
            part, masked = part.replace(written, " "), masked.replace(written, instead)
    for word in _LATIN_WORD.findall(part):
        alike = [seat for seat, name in enumerate(names) if _is_short_for(word, normal(name))]
        if len(alike) == 1:
            seats += alike
            part, masked = (re.sub(whole(word), other, text) for text, other in ((part, " "), (masked, instead)))
    for word in KATAKANA.findall(part):
        alike = [seat for seat, name in enumerate(names) if same_name(word, name)]
        if len(alike) == 1:
            seats += alike
            part, masked = part.replace(word, " "), masked.replace(word, instead)
    return tuple(sorted(set(seats))), part, masked


def _is_short_for(word: str, name: str) -> bool:
    """Whether an English word stands for a longer name: its first word, or its first letters."""
    first, *others = name.split() or [""]
    if others and word == first and len(word) >= SHORTEST_NAME:
        return True
    return len(word) >= SHORTEST_BEGINNING and name.startswith(word) and word not in VERBS and bool(terms(word))


def named_things(part: str, things: Mapping[str, Sequence[str]], instead: str = " ") -> tuple[tuple[str, ...], str]:
    """The ids of the things that a text names, and the text with a word `instead` of them; longer names come first."""
    found: list[str] = []
    spellings = sorted(
        ((name, thing) for thing, spelled in things.items() for name in spelled), key=lambda s: -len(s[0])
    )
    sounds, words = _sounds_of(part)
    for name, thing in spellings:
        wanted = normal(name).strip()
        if not wanted.isascii():
            short = normalized(wanted)
            loose = "ー" in wanted and len(short) <= SHORTEST_SOUND  # it may be a part of any word
            alike = short in (words if loose else sounds) if len(short) > 1 else stands_alone(part, wanted)
            if not (alike or (len(wanted) > 1 and wanted in part)):
                continue
            text = part if wanted in part else sounds
            part = text.replace(wanted if wanted in part else short, instead)
        elif len(wanted) > 2 and wanted in part and re.search(pattern := whole(wanted), part):
            part = re.sub(pattern, instead, part)
        else:
            continue
        sounds, words = _sounds_of(part)
        if thing not in found:
            found.append(thing)
    return tuple(found), part


def _sounds_of(text: str) -> tuple[str, set[str]]:
    """A text as it sounds, and each of its words in katakana."""
    return normalized(text), set(map(normalized, KATAKANA.findall(text)))


def whole(name: str) -> str:
    """The pattern of a name as a whole word, also in the plural; Japanese separates neither words nor numbers."""
    return rf"(?<![a-z0-9]){re.escape(name)}(?:'s|s|es)?(?:(?![a-z0-9])|(?=[0-9]+[\u3041-\u9fff]))"
