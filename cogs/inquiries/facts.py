"""The board in words as single facts: where the game is, what is known of each player, and lines on any subject."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from cogs.inquiries.meaning import Fit, Phrasebook, label_examples
from cogs.inquiries.retrieval import Index, corrected, held, in_words_of, normal, ranked, stem, terms
from cogs.inquiries.understanding import NO_LABEL, Inquiry, whole
from cogs.screens.board_text import board_lines
from cogs.services.reader import Reader
from locales.sanitizing import Markdown
from pictures.game_pictures import coming_up
from pictures.kit import unmarked
from rules.messages import Seat, seat_name

MOST_FACTS = 4
MOST_ALIKE = 8
LONGEST_LINE = 200
"""Characters of a fact above which only the parts in question are shown."""
MOST_OWN = 7
"""Lines about a player's possessions; the hand has the rest."""
MOST_OF_PLAYER = 3
"""Lines about one player."""
LONGEST_BLOCK = 6
"""Lines about one player if the question is general."""
NEAR = 0.6
"""A fact counts as good if it reaches this part of the best score."""
_CLAUSE = re.compile(r"(?:, |; |、|。|\. )(?!\d+\+\d)(?![^(（]*[)）])")
_HEAD = re.compile(r"^[^:：]{1,60}[:：]\s*")
_WORDS = re.compile(r"[^\s、,]+")
_NUMBER = re.compile(r"-?\d+")
_NAMED = re.compile(r"[^\W\d_]")
_VALUE = re.compile(r"[:：](?=\s*\d).*$")
"""What follows the name of a value."""
_QUOTED = re.compile("[“「]")
"""A beginning of a line that names a thing of a player; what follows tells what it does."""
_ITEM = re.compile(r"(?:, | and |、)(?![^(（]*[)）])")
_TIMES = re.compile(r"×(\d+)")
FEWEST_ITEMS = 4
"""Shorter lists are told in full."""
LONGEST_FACT = 100
"""Characters of a line of the board above which a question is not compared with it."""
LONGEST_LABEL = 28
"""Characters of a label above which it is a whole line."""
KEPT = 64
"""The most sets of labels whose examples are kept."""


@dataclass(frozen=True, slots=True)
class Block:
    """One item of the board in words with the lines that belong to it."""

    lines: tuple[str, ...]
    seats: tuple[Seat, ...]
    """The players it is about: an item of a list that begins with their names."""


@dataclass(frozen=True, slots=True)
class Told:
    """What the board says about a question."""

    lines: Sequence[str]
    coverage: float
    """How much of the question it matches, from 0 to 1."""


def blocks(reader: Reader) -> list[Block]:
    """Everything this reader may know of the position, in words: the board, and for a seat its own things."""
    lines = board_lines(reader)
    hand = reader.hand()
    if hand is not None:
        lines = [*lines, *(f"- {line.removeprefix('- ')}" for line in hand.text.splitlines() if line not in lines)]
    found: list[list[str]] = []
    for line in lines:
        if line.startswith("  ") and found:
            found[-1].append(line)
        else:
            found.append([line])
    names = [normal(name) for name in reader.plain_names]
    return [
        Block(
            tuple(line.strip().removeprefix("- ") for line in each),
            _seats(each[0], names) if each[0].startswith("- ") else (),
        )
        for each in found
    ]


@dataclass(frozen=True, slots=True)
class Label:
    """What the lines of the board are about: "gold" of each player, or "Tavern"."""

    text: str
    of_players: bool
    """Whether every player has such a line or clause."""


def labels(reader: Reader) -> list[Label]:
    """What the board's lines are about, each once."""
    found: dict[Label, None] = {}
    for block in blocks(reader):
        for line in map(unmarked, block.lines):
            head = _HEAD.match(line)
            of_players = len(block.seats) == 1
            if not block.seats and any(name in (line if head is None else head[0]) for name in reader.plain_names):
                continue
            if head is None and not block.seats and len(line) <= LONGEST_FACT:
                found[Label(line, of_players=False)] = None
            elif head is not None and not (of_players and line == unmarked(block.lines[0])):
                found[Label(_label(head[0]), of_players)] = None
            elif of_players and (head is None or not _QUOTED.search(head[0])):
                clauses = _CLAUSE.split(_HEAD.sub("", line))
                found |= {Label(_label(clause), True): None for clause in clauses if _NUMBER.search(clause)}
    return [label for label in found if len(label.text) > 1 and _NAMED.search(label.text)]


def own_labels(reader: Reader) -> set[Label]:
    """The labels of the lines that only the reader's player sees, and that do not name it: of its hand."""
    if reader.seat is None or (hand := reader.hand()) is None:
        return set()
    board = {unmarked(line.removeprefix("- ")) for line in board_lines(reader) if not line.startswith("  ")}
    lines = {unmarked(line.removeprefix("- ")) for line in hand.text.splitlines()} - board
    heads = {line if (head := _HEAD.match(line)) is None else _label(head[0]) for line in lines}
    return {label for label in labels(reader) if not label.of_players and label.text in heads}


def fits(reader: Reader, versions: Sequence[str]) -> dict[Label, Fit]:
    """How well each label fits a question, given in several versions."""
    names = {f"{at}": label for at, label in enumerate(labels(reader))}
    examples = _asking(reader, names)
    words = normal(" ".join(label.text for label in names.values()))
    asked = dict.fromkeys(text for version in versions for text in (version, in_words_of(words, version)))
    fitting = _phrasebook(tuple(examples)).fits([*asked]) if examples else {}
    return {names[name]: fit for name, fit in fitting.items()}


def examples(reader: Reader) -> list[str]:
    """How one asks for what the board says now."""
    return [example for _, example in _asking(reader, {label.text: label for label in labels(reader)})]


def _asking(reader: Reader, names: Mapping[str, Label]) -> list[tuple[str, str]]:
    """Ways to ask for each of these labels, with its name."""
    return [
        (name, example)
        for name, label in names.items()
        for called in (label.text, *_also_called(reader, label))
        for example in (
            label_examples(reader.language, called, of_players=label.of_players)
            if len(called) <= LONGEST_LABEL
            else [called]
        )
    ]


def _also_called(reader: Reader, label: Label) -> list[str]:
    """The other words for a label (`answer-aliases`)."""
    entries = [entry.partition(":") for entry in normal(reader.say("answer-aliases")).split(";")]
    return [
        word
        for said, _, meant in entries
        if any(each in normal(label.text) for each in _WORDS.findall(meant))
        for word in _WORDS.findall(said)
    ]


@lru_cache(maxsize=KEPT)
def _phrasebook(examples: tuple[tuple[str, str], ...]) -> Phrasebook:
    return Phrasebook(examples)


def on(reader: Reader, inquiry: Inquiry, label: Label, names: Sequence[str] = ()) -> list[str]:
    """What the board says under a label: about the players in question, or each of them.

    `names`: the things asked about; a list that contains some of them is narrowed down to those.
    """
    if not label.of_players:
        here = [block for block in blocks(reader) if _heads(block, label)]
        of_names = [line for block in here if (line := _items(block, names)) is not None]
        return of_names or [_shown(block, terms(label.text)) for block in here]
    everyone = (inquiry.superlative and len(inquiry.seats) < 2) or (inquiry.each and not inquiry.named)
    seats: Sequence[Seat] = range(len(reader.names)) if everyone or not inquiry.seats else inquiry.seats
    if inquiry.compared and not everyone and len(seats) == 1 and inquiry.asker is not None:
        seats = [inquiry.asker, *seats]
    seats = sorted({*seats}, key=lambda seat: (inquiry.compared and seat != inquiry.asker, seat))
    found = [(seat, _under(reader, seat, label)) for seat in seats]
    lines = [(seat, f"**{reader.names[seat]}**: {'; '.join(clauses)}") for seat, clauses in found if clauses]
    if inquiry.superlative:
        sign = 1 if inquiry.least else -1
        numbers = {seat: _number(clauses) for seat, clauses in found}
        lines.sort(key=lambda line: (sign * numbers[line[0]], line[0]))
        if len(lines) > 1:
            first = numbers[lines[0][0]]
            equal = [seat_name(seat) for seat, _ in lines if numbers[seat] == first]
            key = "answer-fewest" if inquiry.least else "answer-most"
            said = reader.say(key, players=equal, equal=len(equal), number=first, of=len(seats))
            if inquiry.personal and not inquiry.wh:
                right = equal == [seat_name(inquiry.asker)] if inquiry.asker is not None else False
                said = reader.say("answer-yes" if right else "answer-no", answer=Markdown(said))
            return [said, *(line for _, line in lines)]
    told = [line for _, line in lines]
    counts = inquiry.count or inquiry.compared or inquiry.each
    secret = [seat for seat in seats if not counts and inquiry.wh and _hides(reader, seat, label)]
    if told and secret:
        told.append(reader.say("answer-secret", players=[seat_name(seat) for seat in secret]))
    if inquiry.compared and not inquiry.wh and len(lines) == 2 and inquiry.asker is not None and inquiry.asker in seats:
        amounts = {seat: int((_NUMBER.search("; ".join(clauses)) or ["0"])[0]) for seat, clauses in found if clauses}
        own = amounts.pop(inquiry.asker, 0)
        (other,) = amounts.values()
        mine, theirs = (own, other) if inquiry.subject else (other, own)
        right = mine < theirs if inquiry.fewer else mine > theirs
        told[0] = reader.say("answer-yes" if right else "answer-no", answer=Markdown(told[0]))
    return told


def _hides(reader: Reader, seat: Seat, label: Label) -> bool:
    """Whether the reader sees its own things under a label, but of this player's at most how many there are."""
    if reader.seat in (None, seat) or normal(label.text) not in _lists(reader, reader.seat) - _lists(reader, seat):
        return False
    public = Reader(reader.services, reader.table, reader.game, None, reader.language)
    return normal(label.text) not in _lists(public, reader.seat)


def _lists(reader: Reader, seat: Seat | None) -> set[str]:
    """What the lists of a player's things are called."""
    lines = (unmarked(line) for block in blocks(reader) if block.seats == (seat,) for line in block.lines[1:])
    return {normal(_label(head[0])) for line in lines if (head := _HEAD.match(line))}


def _number(clauses: Sequence[str]) -> int:
    """The amount that these clauses name, or how many things they list."""
    text = "; ".join(clauses)
    head = _HEAD.match(text)
    if head is not None and not _NUMBER.match(text[head.end() :]):
        items = [_TIMES.search(item) for item in _ITEM.split(text[head.end() :])]
        return sum(1 if times is None else int(times[1]) for times in items)
    return int((_NUMBER.search(text) or ["0"])[0])


def numbered(line: str) -> list[str]:
    """What the numbers in a line are called: "floor", "monster damage"."""
    clauses = (clause for clause in _CLAUSE.split(unmarked(line)) if _NUMBER.search(clause))
    return [label for clause in clauses if (label := _label(clause))]


def amount(reader: Reader, seat: Seat, label: str) -> int | None:
    """How much of something a player has; None if the board does not say."""
    clauses = _under(reader, seat, Label(label, of_players=True))
    return _number(clauses) if clauses else None


def amounts(reader: Reader, seat: Seat) -> dict[str, int]:
    """The numbers of a player on the board, by what they are called."""
    own = [clause for block in blocks(reader) if block.seats == (seat,) for clause in _clauses(block)]
    return {label: int(number[0]) for clause in own if (label := _label(clause)) and (number := _NUMBER.search(clause))}


def _clauses(block: Block) -> list[str]:
    """The clauses of the lines about a player, without the names that the lines begin with."""
    return [
        clause
        for line in map(unmarked, block.lines)
        if not ((head := _HEAD.match(line)) and _QUOTED.search(head[0]))
        for clause in _CLAUSE.split(_HEAD.sub("", line))
    ]


def _items(block: Block, names: Sequence[str]) -> str | None:
    """The items of a list that name one of these things; None if it is no list or holds none of them."""
    line = unmarked(block.lines[0])
    head = _HEAD.match(line)
    items = _ITEM.split(line[head.end() :]) if head is not None and len(block.lines) == 1 else []
    wanted = [normal(name) for name in names]
    told = [item for item in items if any(name in normal(re.split("[(（]", item)[0]) for name in wanted)]
    if head is None or not told or len(items) < FEWEST_ITEMS:
        return None
    return f"{head[0]}{'; '.join(told).rstrip('.。')}"


def _under(reader: Reader, seat: Seat, label: Label) -> list[str]:
    """What a player has under a label: the line that it begins, or the clauses that say nothing else."""
    found: dict[str, None] = {}
    for block in blocks(reader):
        if block.seats == (seat,):
            for line in map(unmarked, block.lines):
                head = _HEAD.match(line)
                if head is not None and _label(head[0]) == label.text:
                    found[line.strip().rstrip(".。")] = None
                within = False
                for clause in _CLAUSE.split(_HEAD.sub("", line)):
                    within = _label(clause) == label.text or (within and not _NAMED.search(_label(clause)))
                    said = clause.strip().rstrip(".。")
                    found |= {said: None} if within and said else {}
    return [*found]


def _heads(block: Block, label: Label) -> bool:
    """Whether a line that belongs to no player begins with this label, or is it."""
    line = unmarked(block.lines[0])
    head = _HEAD.match(line)
    return not block.seats and (line if head is None else _label(head[0])) == label.text


def _label(text: str) -> str:
    """The words of a clause or of the beginning of a line, without numbers and what stands in brackets."""
    return " ".join(NO_LABEL.sub(" ", _VALUE.sub("", text)).split()).strip(" ,.:：、。→")


def coming(reader: Reader) -> list[str]:
    """What comes next, in the words of the game."""
    if reader.game is None or reader.table.is_over:
        return []
    return [reader.say(each) for each in coming_up(reader.services.game_pictures.get(reader.table.game), reader.view)]


def own(reader: Reader) -> list[str]:
    """The reader's own possessions: the first lines of its hand in words, and how many others there are."""
    hand = reader.hand()
    lines = [] if hand is None else [line for line in hand.text.splitlines() if line.strip()]
    more = [reader.say("panel-and_more", number=len(lines) - MOST_OWN)] if len(lines) > MOST_OWN else []
    return [*lines[:MOST_OWN], *more]


def of_player(reader: Reader, seat: Seat, wanted: Sequence[str], *, count: bool = False) -> list[str]:
    """Facts about a player that match the terms (`count`: in numbers); without terms all in brief."""
    mine = [block for block in blocks(reader) if block.seats == (seat,)]
    if not wanted:
        lines = [line for block in mine for line in block.lines]
        texts = [unmarked(line).rstrip(".。") for line in lines]
        new = [line for at, line in enumerate(lines) if not any(texts[at] in text for text in texts[:at])]
        return new[:LONGEST_BLOCK]
    wanted = with_aliases(reader, wanted)
    clauses = [clause for block in mine for line in block.lines for clause in _about(unmarked(line), wanted)]
    if count:
        clauses = [clause for clause in clauses if _NUMBER.search(clause)] or clauses
    return [f"**{reader.names[seat]}**: {'; '.join(dict.fromkeys(clauses))}"] if clauses else []


def find(reader: Reader, inquiry: Inquiry, wanted: Sequence[str]) -> Told | None:
    """What the board says about the terms: about the players in question, about each, or in general."""
    index = Index([" ".join(block.lines) for block in blocks(reader)])
    wanted = corrected([term for term in wanted if not term.isdigit()], index)
    lines: list[str] = []
    if inquiry.seats:
        for seat in inquiry.seats:
            lines += of_player(reader, seat, () if inquiry.where else wanted, count=inquiry.count)[:MOST_OF_PLAYER]
    elif inquiry.where and inquiry.each and not wanted:
        lines = [line for seat in range(len(reader.names)) for line in of_player(reader, seat, ())[:1]]
    elif inquiry.remaining and inquiry.count and reader.seat is not None and wanted:
        lines = of_player(reader, reader.seat, wanted, count=True)
    elif inquiry.superlative or inquiry.each:
        aliased = with_aliases(reader, wanted)
        of_each = [label for label in labels(reader) if label.of_players]
        asked = (each for each in of_each if any(held(normal(each.text), term) == 1.0 for term in aliased))
        lines = next((on(reader, inquiry, label) for label in asked), [])
    lines = lines or about(reader, wanted, inquiry.seats, count=inquiry.count)
    if inquiry.named:
        names = [each[seat] for each in (reader.names, reader.plain_names) for seat in inquiry.seats]
        lines = [line for line in lines if any(name in line for name in names)]
    if not lines:
        return None
    if inquiry.where and (inquiry.seats or not wanted):
        return Told(lines, 1.0)
    aliased = with_aliases(reader, wanted)
    return Told(
        lines, max(index.coverage(each, terms) for each in (*lines, " ".join(lines)) for terms in (wanted, aliased))
    )


def naming(reader: Reader, names: Sequence[str]) -> list[str]:
    """The facts of the board that name a thing, without the long lists; none if very many do."""
    found = [" ".join(block.lines) for block in blocks(reader) if not block.seats]
    wanted = [normal(name) for name in names]
    held_in = [line for line in found if any(name in normal(line) for name in wanted)]
    if len(held_in) > MOST_OF_PLAYER:
        return []
    longest = LONGEST_LINE if reader.language == "en" else LONGEST_LINE // 2
    return [line for line in held_in if len(line) <= longest and not normal(unmarked(line)).startswith(tuple(wanted))]


def listed(reader: Reader, names: Sequence[str]) -> list[str]:
    """What lists on the board say of these things: "Village: Lantern (sold out)"."""
    found = [_items(block, names) for block in blocks(reader) if not block.seats]
    return [line for line in found if line is not None and re.search("[(（]", _HEAD.sub("", line))]


def about(reader: Reader, wanted: Sequence[str], seats: Sequence[Seat] = (), *, count: bool = False) -> list[str]:
    """The facts about these terms: all that match equally well, or some that nearly do.

    `seats`: the players in question; facts about others are left out. `count`: numbers in what comes next count, too.
    """
    found = [block for block in blocks(reader) if not (seats and block.seats) or {*seats} & {*block.seats}]
    found += [Block((line,), ()) for line in coming(reader) if count and _NUMBER.search(line)]
    wanted = with_aliases(reader, wanted)
    heads = {at: score for score, at in ranked([re.split("[:：]", block.lines[0])[0] for block in found], wanted)}
    lines = ranked([" ".join(block.lines) for block in found], wanted)
    best = sorted(((score + heads.get(at, 0.0), at) for score, at in lines), key=lambda pair: (-pair[0], pair[1]))
    good = [at for score, at in best[:MOST_FACTS] if score >= NEAR * best[0][0]]
    alike = [at for score, at in best[:MOST_ALIKE] if score == best[0][0]]
    return [_shown(found[at], wanted) for at in sorted({*good, *alike})]


def heading(reader: Reader, wanted: Sequence[str]) -> str:
    """The label of the line of the board, about no player, that matches these terms best; empty if none does."""
    lines = [unmarked(" ".join(block.lines)) for block in blocks(reader) if not block.seats]
    best = max(ranked(lines, with_aliases(reader, wanted)), default=None)
    if best is None:
        return ""
    head = _HEAD.match(lines[best[1]])
    return lines[best[1]] if head is None else _label(head[0])


def with_aliases(reader: Reader, wanted: Sequence[str]) -> list[str]:
    """The terms, and the words that the board of this game uses for them (`answer-aliases`)."""
    found = list(wanted)
    for entry in normal(reader.say("answer-aliases")).split(";"):
        said, _, meant = entry.partition(":")
        if replaced := [term for term in terms(said) if term in wanted]:
            found = [term for term in found if term not in replaced]
            found += [term for term in map(stem, _WORDS.findall(meant)) if term not in found]
    return found


def _shown(block: Block, wanted: Sequence[str]) -> str:
    """A fact; if it is long, its beginning and the parts about the terms."""
    if len(block.lines) > 2:
        own = [line for line in block.lines[1:] if any(held(normal(line), term) for term in wanted)]
        return " ".join([block.lines[0], *own])
    line = " ".join(block.lines)
    head = _HEAD.match(line)
    clauses = _about(line, wanted) if len(line) > LONGEST_LINE and head is not None else []
    short = "; ".join(clauses)
    return f"{head[0]}{short}" if head is not None and 0 < len(short) < len(line) / 2 else line


def _about(line: str, wanted: Sequence[str]) -> list[str]:
    """The parts of a line that are about the terms, without the name that it begins with."""
    head = _HEAD.match(line)
    if head is not None and any(held(normal(head[0]), term) == 1.0 for term in wanted):
        return [line.strip().rstrip(".。")]
    told = _HEAD.sub("", line) if _CLAUSE.search(line) else line
    return [
        part.strip().rstrip(".。")
        for part in _CLAUSE.split(told)
        if any(held(normal(part), term) == 1.0 for term in wanted)
    ] or [
        part.strip().rstrip(".。")
        for part in _CLAUSE.split(told)
        if any(held(normal(part), term) > NEAR for term in wanted)
    ]


def _seats(line: str, names: Sequence[str]) -> tuple[Seat, ...]:
    head = normal(unmarked(line)).split(":", 1)[0]
    return tuple(seat for seat, name in enumerate(names) if re.search(whole(name), head))
