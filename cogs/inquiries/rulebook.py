"""The rules of a game as pages and pieces, and which of them answer a question in plain words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from cogs.inquiries.retrieval import SYNONYM, Index, begins_a_line, corrected, held, next_to_each_other, normal
from cogs.inquiries.retrieval import terms as words
from cogs.services.reader import Reader
from locales.name_search import normalized
from pictures.game_pictures import other_modes

ABOUT_SCREENS = ("picture", "dice")
"""Pages on pictures and dice, which mention everything and explain nothing about the game."""
LONGEST_PAGE = 900
"""A page of up to this many characters is shown whole."""
LONGEST_PIECE = 700
"""Characters shown of a longer page."""
LONGEST_BEGINNING = 350
"""The first paragraph of a longer page is shown, too, if it is no longer than this."""
TITLE = 1.8
"""How much more a term counts in the title of a page."""
NAMED = 1.2
"""How much more it counts at the beginning of a line: the line explains it."""
BEGINS = 0.5
"""How much more a term counts at the beginning of a line."""
PAIR = 0.8
"""How much it counts that two terms are adjacent as in the question."""
LEAST_SHARE = 0.75
"""A title with further words counts at least this much."""
WHOLE_TITLE = 2.5
"""How much a page counts if its title is in the question word for word."""
CLOSE = 0.55
"""Another page is offered if it reaches this part of the best score."""
MOST_OFFERED = 2
UNMATCHED = 0.6
"""What remains of the score of a piece whose page matches nothing of the question."""
UNUSED = 0.3
"""What remains of the score of a page that does not concern this game."""
ENOUGH = 0.75
"""A page that matches this much of a question counts as matching all of it: it may use other words."""
_HEAD = re.compile("[:：]")
_MODE = re.compile(r"^[^:：]+[:：]\s*(?=\S)|\s*[(（][^)）]*[)）]$")
"""What a title says of the mode it belongs to: "Versus: the market", "Spells (optional)"."""
_LISTED = re.compile("[,、]")
_ITEM = re.compile(r"^(?:- |\d+\. )")


@dataclass(frozen=True, slots=True)
class Piece:
    """One paragraph or list of a page."""

    page: str
    title: str
    text: str

    @property
    def heads(self) -> list[str]:
        """The subject of each of its lines: the words before a colon."""
        lines = (_ITEM.sub("", line) for line in self.text.splitlines())
        return [_HEAD.split(line, maxsplit=1)[0] for line in lines if _HEAD.search(line)]


@dataclass(frozen=True, slots=True)
class Found:
    """The page that matches a question best."""

    text: str
    coverage: float
    """How much of the question it matches, from 0 to 1."""
    headed: bool
    """Whether its title or the beginning of a line names a term: it explains it and does not only mention it."""
    others: tuple[tuple[str, str], ...]
    """Other pages that match nearly as well, as (id, title)."""
    page: str


def find(reader: Reader, wanted: Sequence[str]) -> Found | None:
    """The piece of the rules that matches the terms best, with as much of its page as is quickly read."""
    pieces = pieces_of(reader)
    index = Index([f"{piece.title}\n{piece.text}" for piece in pieces])
    wanted = corrected(wanted, index)
    pages = {page: "\n".join(_lines(pieces, page)) for page in dict.fromkeys(piece.page for piece in pieces)}
    shares = {
        page: UNMATCHED + (1 - UNMATCHED) * min(1.0, index.coverage(text, wanted) / ENOUGH)
        for page, text in pages.items()
    }
    unused = unused_pages(reader)
    for page in unused & {*shares}:
        shares[page] *= UNUSED
    scores = [_score(index, at, piece, wanted) * shares[piece.page] for at, piece in enumerate(pieces)]
    if not any(scores):
        return None
    best = max(range(len(pieces)), key=lambda at: (scores[at], -at))
    page = pieces[best].page
    others: dict[str, str] = {}
    for at in sorted(range(len(pieces)), key=lambda at: -scores[at]):
        if pieces[at].page not in {page, *unused} and scores[at] >= CLOSE * scores[best]:
            others.setdefault(pieces[at].page, pieces[at].title)
    same = [piece for piece in pieces if piece.page == page]
    text = f"**{pieces[best].title}**\n{_shown(same, pieces[best], wanted)}"
    headed = any(_title(index, each, wanted)[1] for each in (pieces[best].title, *pieces[best].heads))
    return Found(text, index.coverage(text, wanted), headed, tuple(others.items())[:MOST_OFFERED], page)


def explained(reader: Reader, term: str) -> tuple[str, str] | None:
    """The lines that begin with exactly this term, or a list of terms with it, and a colon; and the page of the first.

    None if no line explains it.
    """
    wanted, found = normalized(term), dict[str, list[str]]()
    pages: dict[str, str] = {}
    for piece in pieces_of(reader):
        for line in piece.text.splitlines():
            head, colon, _ = _ITEM.sub("", line).replace("：", ":").partition(":")
            if colon and wanted in map(normalized, _LISTED.split(head)):
                found.setdefault(piece.title, []).append(line)
                pages.setdefault(piece.title, piece.page)
    if not wanted or not found:
        return None
    text = "\n".join(line for title, lines in found.items() for line in (f"**{title}**", *lines))
    return text, next(iter(pages.values()))


def unused_pages(reader: Reader) -> frozenset[str]:
    """The pages that do not concern the reader's game."""
    game = reader.game
    return frozenset() if game is None else other_modes(reader.services.game_pictures.get(reader.table.game), game)


def pieces_of(reader: Reader) -> list[Piece]:
    """The rules of the reader's game in pieces. A line before a list belongs to the list."""
    texts, game = reader.services.texts, reader.table.game
    found = []
    for key in texts.keys(reader.language, game):
        page = key.removeprefix("topic-").removesuffix("-title")
        if key == f"topic-{page}-title" and page not in ABOUT_SCREENS:
            title, text = reader.say(key), reader.say(f"topic-{page}")
            found += [Piece(page, title, piece) for piece in text.split("\n\n") if piece.strip()]
    return found


def _lines(pieces: Sequence[Piece], page: str) -> list[str]:
    """The title and the text of a page."""
    return [line for piece in pieces if piece.page == page for line in (piece.title, piece.text)]


def _score(index: Index, at: int, piece: Piece, wanted: Sequence[str]) -> float:
    """How well a piece matches the terms: rare terms, titles and the beginnings of lines count for more."""
    whole = sum(map(index.rarity, wanted))
    share, named = _title(index, piece.title, wanted)
    score = index.score(at, wanted) + TITLE * max(share, LEAST_SHARE) * named
    if share == 1.0:
        score += WHOLE_TITLE * named / whole
    heads = [_title(index, head, wanted) for head in piece.heads]
    score += NAMED * max((part * found for part, found in heads), default=0.0)
    score += BEGINS * max((index.rarity(term) for term in wanted if begins_a_line(index.lines[at], term)), default=0.0)
    return score + PAIR * sum(next_to_each_other(index.lines[at], first, then) for first, then in pairwise(wanted))


def _title(index: Index, title: str, wanted: Sequence[str]) -> tuple[float, float]:
    """What part of its words a title shares with the question, and how much those count."""
    title = normal(_MODE.sub("", title))
    said = words(title)
    share = sum(max((_share(word, term) for term in wanted), default=0.0) for word in said) / max(1, len(said))
    return share, sum(index.rarity(term) * _named(title, term) for term in wanted)


def _share(word: str, term: str) -> float:
    """How much of a word in a title a term makes up: Japanese does not separate the words of a compound."""
    if held(word, term) < 1.0:
        return 0.0
    return 1.0 if term.isascii() else min(1.0, len(term) / len(word))


def _named(title: str, term: str) -> float:
    """How well a title matches a term; parts of words do not count."""
    found = 0.0 if term.isdigit() else held(title, term)
    return found if found >= SYNONYM else 0.0


def _shown(same: Sequence[Piece], best: Piece, wanted: Sequence[str]) -> str:
    """The page, if it is short; otherwise the piece and what follows, with only the relevant lines of a long list."""
    page = "\n\n".join(piece.text for piece in same)
    if len(page) <= LONGEST_PAGE:
        return page
    first = same[0].text
    begins = best is not same[0] and len(first) <= LONGEST_BEGINNING
    kept = [*([first] if begins else []), _cut(best.text, wanted)]
    for piece in same[same.index(best) + 1 :]:
        if sum(map(len, kept)) + len(piece.text) > LONGEST_PIECE:
            break
        kept.append(piece.text)
    return "\n\n".join(kept)


def _cut(text: str, wanted: Sequence[str]) -> str:
    """A piece in whole lines, up to `LONGEST_PIECE`: its first line, then those about the terms."""
    if len(text) <= LONGEST_PIECE:
        return text
    lines = text.splitlines()
    order = sorted(range(len(lines)), key=lambda at: (-sum(held(normal(lines[at]), term) for term in wanted), at))
    kept: set[int] = set()
    for at in order:
        if kept and sum(len(lines[each]) for each in kept) + len(lines[at]) > LONGEST_PIECE:
            break
        kept.add(at)
    return "\n".join(lines[at] for at in sorted(kept))
