"""The dungeon as a picture: three ranks with their monsters, and how dark each is."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.thunderstone.pictures import style
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.words import Locale, kind_of, rank_line, values_of
from games.thunderstone.rules.cards import CARDS
from games.thunderstone.rules.view import RankView, ThunderstoneView
from pictures.badges import badge, badges
from pictures.cards import Card, card
from pictures.kit import SMALLEST
from pictures.scenes import cave
from pictures.states import choosable
from pictures.svg import circle, group, path, piece, rect, spot, spread, text
from pictures.tokens import BAD, MIST

HEAD = 33
WIDTH = style.room_of(3) / 3
"""The width of a rank."""


def draw(
    view: ThunderstoneView,
    locale: Locale,
    height: float,
    marks: Sequence[str],
    *,
    full: bool = False,
) -> str:
    """Ranks 3, 2 and 1 side by side; marked ones (`rank-2`) are lit.

    `full`: with the whole text of each card.
    """
    ranks = []
    for rank in reversed(view.hall):
        fighting = view.turn.target == rank.rank and view.result is None
        state = ""
        if fighting:
            state = rect(2, 2, WIDTH - 4, height - 4, "none", 14, stroke=BAD, stroke_width=5)
        elif f"rank-{rank.rank}" in marks:
            state = choosable(0, 0, WIDTH, height, 14, 1)
        touched = spot(f"rank-{rank.rank}", rank_line(locale, rank, marks, brief=False), 0, 0, WIDTH, height)
        ranks.append(_rank(locale, rank, height, full, state) + touched)
    return spread(ranks, WIDTH + style.GAP, at=(style.EDGE, 0))


def full_height(view: ThunderstoneView, locale: Locale) -> float:
    """The height at which the whole text of every card fits."""
    contents = (_content(locale, rank.card, full=True) for rank in view.hall if rank.card is not None)
    return HEAD + 5 + max((content.height(WIDTH - 10, badged=True) for content in contents), default=0)


def _rank(locale: Locale, rank: RankView, height: float, full: bool, state: str) -> str:
    """A rank: an arch with its number and darkness, its card below."""
    far, middle, near = style.TONES[rank.rank]
    arch = f"M1.5 {height:g}V30Q1.5 1.5 30 1.5H{WIDTH - 30:g}Q{WIDTH - 1.5:g} 1.5 {WIDTH - 1.5:g} 30V{height:g}Z"
    parts = [
        path(arch, middle, stroke=far, stroke_width=3),
        state,
        text(16, HEAD / 2 + 1, locale.say("picture-rank", rank=rank.rank), SMALLEST, style.PALE, "start", WIDTH / 2),
        style.lamps(WIDTH - 14, HEAD / 2 + 1, rank.darkness),
    ]
    if rank.card is None:
        empty = locale.say("picture-empty_rank")
        parts.append(group(cave(WIDTH - 10, height - HEAD - 4, (middle, near, near)), at=(5, HEAD)))
        parts.append(text(WIDTH / 2, height / 2 + 16, empty, SMALLEST, MIST, "middle"))
    else:
        drawn = _foe(locale.nameless(), rank.card, rank.rank, height - HEAD - 5, full)
        parts.append(group(piece(f"card-{rank.card}", drawn), at=(5, HEAD)))
    return "".join(parts)


@lru_cache(maxsize=256)
def _foe(locale: Locale, name: str, rank: int, height: float, full: bool) -> str:
    """A card of the hall: what it looks like, its health, what it is worth, and what it does."""
    foe, width = CARDS[name], WIDTH - 10
    worth = [(key, value) for key, value in values_of(foe) if key != "health"]
    seam = badges(worth, width - 8, 0) + (badge("health", foe.health, 33, -6, 52) if foe.health else "")

    def art(width: float, height: float) -> str:
        size = min(height * 0.96, 150.0)
        x = width * (0.5 if width > 400 else 0.36 if height < 90 else 0.42)
        moon = circle(x, height / 2, height * 0.47, style.TONES[rank][2], opacity="0.5")
        drawn = group(emblem(name), at=(x - size / 2, (height - size) / 2), scale=size / 100)
        return cave(width, height, style.TONES[rank]) + moon + drawn

    return card(_content(locale, name, full=full), width, height, art, seam, most=99 if full else 3)


def _content(locale: Locale, name: str, *, full: bool) -> Card:
    words = locale.card_text(name) if full else locale.brief_text(name)
    return Card(locale.card(name), style.KINDS[kind_of(name)][0], words or locale.classes(name))
