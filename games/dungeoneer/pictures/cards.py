"""A card as a block of a picture and in words: name, cost, when it is played, what it does, a monster's scores."""

from __future__ import annotations

from dataclasses import dataclass

from games.dungeoneer.pictures import style
from games.dungeoneer.pictures.spaces import card_as_space
from games.dungeoneer.pictures.words import Locale, exits_of, features_of, printed_score
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.components import ATTRIBUTES, CARDS, HEROES, MAPS, QUESTS, Card, Quest, Scores
from pictures.faces import TITLE
from pictures.kit import SMALLEST
from pictures.svg import NARROWEST, group, rect, text, width_of
from pictures.tokens import INK, INK_2
from rules.messages import refer

LINE = 34
"""The distance from one line of text to the next."""
PAD = 12
TITLE_SIZE = 31
SMALL = 400
"""Narrower blocks show less of a card's kind."""
RANGE = 38
"""The room that the upper end of a variable cost takes."""
BESIDE = 18
"""The space between a title and what stands next to it, and how narrow that may become before it goes below."""
FACES = {
    "boon": ("#d6e6f7", "#3f74b8"),
    "treasure": ("#f6e6b4", "#b98a1e"),
    "bane": ("#dcdbe0", "#6d6878"),
    "monster": ("#f3d2c6", "#b0432f"),
    "trap": ("#f3d2c6", "#b0432f"),
    "quest": ("#e6dbf3", "#7c54b0"),
    "map": ("#e3dccb", "#6b5f4a"),
    "hero": ("#d9ecd8", "#3f8a52"),
}
"""The ground and the edge of a card, by kind: boons blue, treasures gold, banes grey, encounters red."""


@dataclass(frozen=True)
class Block:
    """A card to draw: its text, wrapped to its width."""

    kind: str
    title: str
    under: str
    lines: list[str]
    cost: int | None = None
    most: int = 0
    scores: Scores | None = None
    life: int = 0
    star: str = ""
    beside: bool = False
    """Whether the text under the title fits next to it."""

    @property
    def height(self) -> float:
        """The height of the block."""
        rows = 1 + bool(self.under and not self.beside) + bool(self.scores) + len(self.lines)
        return rows * LINE + 2 * PAD - 4


def block(
    locale: Locale,
    card: str,
    room: float,
    times: int = 1,
    *,
    untyped: bool = False,
    brief: bool = False,
    bare: bool = False,
) -> Block:
    """An adventure card as a block `room` wide; a small one has only its kind and timing.

    `untyped`: without its kind and timing; `brief`: without its text; `bare`: with only its name and its cost.
    """
    printed = CARDS[card]
    title = _title(locale, card, times)
    small = room < SMALL
    under = "" if untyped or bare else _under(locale, printed, room - 2 * PAD - 60, small=small)
    left = room - _beside_cost(printed.most) - width_of(title, TITLE_SIZE, TITLE) - BESIDE
    return Block(
        kind=printed.kind,
        title=title,
        under=under,
        beside=width_of(under, SMALLEST) * NARROWEST <= left,
        lines=[] if brief or bare else wrapped(locale.say(f"text-{card}"), room - 2 * PAD - 10),
        cost=printed.cost,
        most=printed.most,
        scores=printed.scores if printed.kind == "monster" and not bare else None,
        life=printed.life,
        star=printed.stars[0].attr if printed.stars else "",
    )


def _under(locale: Locale, printed: Card, room: float, *, small: bool) -> str:
    """Kind, category, duration and timing, or only what is needed to play the card where there is no room for all."""
    whole = " · ".join(kind_words(locale, printed, brief=small))
    if width_of(whole, SMALLEST) * NARROWEST <= room:
        return whole
    return " · ".join(kind_words(locale, printed, brief=True))


def _title(locale: Locale, card: str, times: int) -> str:
    name = locale.name(card)
    return locale.say("words-times", card=name, number=times) if times > 1 else name


def _beside_cost(most: int) -> float:
    """The part of a block's width that the edges, the cost and its range take."""
    return 2 * PAD + 18 + 46 + (RANGE if most else 0)


def kind_words(locale: Locale, printed: Card, *, brief: bool = False) -> list[str]:
    """Kind, category, duration and timing of an adventure card; `brief`: only what is needed to play it."""
    found = [locale.say(f"kind-{printed.kind}")]
    if brief:
        timed = printed.kind in ("boon", "bane")
        return [*found, locale.say(f"time-{printed.time}")] if timed else found
    if printed.category not in (printed.kind, "attachment"):
        found.append(locale.say(f"category-{printed.category}"))
    if printed.kind in ("boon", "treasure", "bane"):
        found.append(locale.say(f"span-{printed.span}"))
        found.append(locale.say(f"time-{printed.time}"))
    return found


def draw_block(shown: Block, x: float, y: float, width: float) -> str:
    """The block, its upper left corner at (x, y)."""
    ground, edge = FACES[shown.kind]
    parts = [
        rect(0, 0, width, shown.height, ground, 10, stroke=edge, stroke_width=3),
        rect(2, 2, 9, shown.height - 4, edge, 4),
    ]
    row = PAD + LINE / 2 - 3
    room = width - 2 * PAD - 18
    if shown.cost is not None:
        price = style.glory if shown.kind in ("boon", "treasure") else style.peril
        range_room = RANGE if shown.most else 0
        if shown.most:
            parts.append(text(width - 14, row + 3, f"–{shown.most}", SMALLEST, INK, "end"))
        lift, size = (0, 38) if shown.beside else (5, 42)  # the text begins right below
        parts.append(price(shown.cost, width - 32 - range_room, row + lift, size))
        room = width - _beside_cost(shown.most)
    parts.append(text(PAD + 10, row, shown.title, TITLE_SIZE, INK, "start", room, TITLE))
    if shown.beside:
        taken = width_of(shown.title, TITLE_SIZE, TITLE) + BESIDE
        parts.append(text(PAD + 10 + room, row, shown.under, SMALLEST, INK_2, "end", room - taken))
    row += LINE
    if shown.under and not shown.beside:
        parts.append(text(PAD + 10, row, shown.under, SMALLEST, INK_2, "start", width - 2 * PAD - 60))
        row += LINE
    if shown.scores is not None:
        parts.append(_scores(shown, PAD + 10, row, width - 2 * PAD - 10))
        row += LINE
    for words in shown.lines:
        parts.append(text(PAD + 10, row, words, SMALLEST, INK, "start", width - 2 * PAD - 8))
        row += LINE
    return group(*parts, at=(x, y))


def _scores(shown: Block, x: float, y: float, room: float) -> str:
    parts = [style.heart(x + 14, y, 28), text(x + 34, y, str(shown.life), SMALLEST, INK)]
    words = [
        printed_score(score, star=attr == shown.star)
        for attr, score in zip(ATTRIBUTES, shown.scores or (), strict=True)
    ]
    widths = [34 + width_of(str(shown.life), SMALLEST), *(32 + width_of(each, SMALLEST) for each in words)]
    gap = min(18.0, (room - sum(widths)) / len(words))
    across = x + widths[0] + gap
    for attr, each, wide in zip(ATTRIBUTES, words, widths[1:], strict=True):
        parts.append(style.attribute(attr, across + 14, y, 28) + text(across + 32, y, each, SMALLEST, INK))
        across += wide + gap
    return "".join(parts)


# In words


def card_words(locale: Locale, card: str, times: int = 1) -> str:
    """An adventure card in a line, for a hand in words."""
    printed = CARDS[card]
    facts = [_price_words(locale, printed), *_monster_words(locale, printed)]
    title = _title(locale, card, times)
    return locale.say("words-card", card=title, facts=" · ".join(facts), text=locale.say(f"text-{card}"))


def _price_words(locale: Locale, printed: Card) -> str:
    """Its kind and what it costs."""
    cost = "words-cost_glory" if printed.kind in ("boon", "treasure") else "words-cost_peril"
    number = f"{printed.cost}–{printed.most}" if printed.most else printed.cost
    return " · ".join([*kind_words(locale, printed), locale.say(cost, cost=number)])


def _monster_words(locale: Locale, printed: Card) -> list[str]:
    if printed.kind != "monster":
        return []
    melee, magic, speed = map(printed_score, printed.scores)
    return [locale.say("words-monster_scores", life=printed.life, melee=melee, magic=magic, speed=speed)]


def facts(locale: Locale, card: str) -> list[str]:
    """Everything printed on any card of the game, one fact per line; the first is its name.

    Raises KeyError for a card that does not exist.
    """
    if card in CARDS:
        found = _adventure_facts(locale, CARDS[card])
    elif card in QUESTS:
        found = _quest_facts(locale, QUESTS[card])
    elif card in HEROES:
        found = _hero_facts(locale, card)
    else:
        found = _map_facts(locale, card)
    return [f"**{locale.name(card)}**", *found]


def _adventure_facts(locale: Locale, printed: Card) -> list[str]:
    return [
        _price_words(locale, printed),
        *_monster_words(locale, printed),
        locale.say(f"text-{printed.id}"),
        locale.say("words-copies", n=printed.copies, set=refer(f"set-{printed.set}")),
    ]


def _quest_facts(locale: Locale, quest: Quest) -> list[str]:
    kinds = [locale.say("kind-quest"), locale.say(f"type-{quest.type}")]
    if quest.modifier:
        kinds.append(locale.say(f"modifier-{quest.modifier}"))
    return [" · ".join(kinds), locale.say(f"text-{quest.id}"), locale.say(f"set-{quest.set}")]


def _hero_facts(locale: Locale, card: str) -> list[str]:
    hero = HEROES[card]
    lines = [locale.say("kind-hero"), locale.say(f"text-{card}")]
    for level, scores in enumerate(hero.levels, 1):
        melee, magic, speed = map(printed_score, scores)
        lines.append(locale.say("words-level_scores", level=level, melee=melee, magic=magic, speed=speed))
    lines.append(locale.say("words-slots", boons=hero.boons, treasures=hero.treasures))
    return [*lines, locale.say(f"set-{hero.set}")]


def _map_facts(locale: Locale, card: str) -> list[str]:
    space = card_as_space(card)
    first = [locale.say("kind-map"), locale.say(f"kind-{space.kind}"), locale.say(f"realm-{space.realm}")]
    lines = [" · ".join(first), locale.say("words-gives", glory=space.glory, peril=space.peril)]
    lines.append(locale.say("words-exits", exits=exits_of(locale, space.exits)))
    features = [feature for feature in features_of(locale, space) if feature != locale.say("kind-entrance")]
    if features:
        lines.append(locale.join(features))
    return [*lines, locale.say(f"set-{MAPS[card].set}")]
