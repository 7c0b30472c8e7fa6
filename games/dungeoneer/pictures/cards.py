"""A card as an entry of a hand, alone, and in words: name, cost, when it is played, what it does, scores."""

from __future__ import annotations

from functools import lru_cache

from games.dungeoneer.pictures import conditions, style
from games.dungeoneer.pictures.tiles import card_as_space
from games.dungeoneer.pictures.words import Locale, exits_of, features_of, printed_score
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, QUESTS, Card, Quest
from pictures.badges import badge
from pictures.cards import PAD, STEP, TAB, row
from pictures.kit import SMALLEST
from pictures.paragraphs import broken, paragraph
from pictures.svg import group, text
from pictures.tokens import INK, INK_2
from rules.messages import refer

LEFT = TAB + 8
TITLE = 38.0
"""The height of the name of an entry."""
MOST_LINES = 9


@lru_cache(maxsize=512)
def entry(
    locale: Locale, card: str, times: int, width: float, *, typed: bool = True, explained: bool = True
) -> tuple[str, float]:
    """An adventure card as an entry of a hand at the origin, and its height.

    `typed`: with its kind and timing; `explained`: with what it does, which a monster with nothing but its scores never
    has.
    """
    printed = CARDS[card]
    room, y = width - LEFT - PAD, TITLE + STEP / 2 - 2
    parts: list[str] = []
    if typed:
        under = " · ".join(kind_words(locale, printed, brief=width < 500))
        parts.append(text(LEFT, y, under, SMALLEST, INK_2, "start", room))
        y += STEP
    if printed.kind == "monster":
        pieces = conditions.monster(printed.life, printed.scores, printed.stars)
        parts.append(group(conditions.draw(pieces, room, INK), at=(LEFT, y)))
        y += STEP + 2
    if explained and not printed.is_plain:
        words = locale.say(f"text-{card}")
        lines = len(broken(words, SMALLEST, room, MOST_LINES))
        parts.append(paragraph(LEFT, y, words, SMALLEST, INK, room, MOST_LINES, STEP))
        y += STEP * lines
    height = max(TITLE + 2, y - STEP / 2 + 6)
    upto = f"–{printed.most}" if printed.most else ""
    price = badge(printed.paid_in, printed.cost, width - (54 if upto else 24), 18, 34)
    title = row(
        *(_title(locale, card, times), width, height, "paper", style.KINDS[printed.kind], style.MOOD),
        end=upto,
        spare=46,
    )
    return title + price + "".join(parts), height


def _title(locale: Locale, card: str, times: int) -> str:
    name = locale.name(card)
    return locale.say("words-times", card=name, number=times) if times > 1 else name


def kind_words(locale: Locale, printed: Card, *, brief: bool = False) -> list[str]:
    """Kind, category, duration and timing of an adventure card; `brief`: only what is needed to play it."""
    words = [locale.say(f"kind-{printed.kind}")]
    if brief:
        timed = printed.kind in ("boon", "bane")
        return [*words, locale.say(f"time-{printed.time}")] if timed else words
    if printed.category not in (printed.kind, "attachment"):
        words.append(locale.say(f"category-{printed.category}"))
    if printed.kind in ("boon", "treasure", "bane"):
        words.append(locale.say(f"span-{printed.span}"))
        words.append(locale.say(f"time-{printed.time}"))
    return words


# In words


def card_words(locale: Locale, card: str, times: int = 1) -> str:
    """An adventure card in a line, for a hand in words."""
    printed = CARDS[card]
    facts = [_price_words(locale, printed), *_monster_words(locale, printed)]
    title = _title(locale, card, times)
    return locale.say("words-card", card=title, facts=" · ".join(facts), text=locale.say(f"text-{card}"))


def _price_words(locale: Locale, printed: Card) -> str:
    """Its kind and what it costs."""
    number = f"{printed.cost}–{printed.most}" if printed.most else printed.cost
    return " · ".join([*kind_words(locale, printed), locale.say(f"words-cost_{printed.paid_in}", cost=number)])


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
        lines = _adventure_facts(locale, CARDS[card])
    elif card in QUESTS:
        lines = _quest_facts(locale, QUESTS[card])
    elif card in HEROES:
        lines = _hero_facts(locale, card)
    else:
        lines = _map_facts(locale, card)
    return [f"**{locale.name(card)}**", *lines]


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
    first = [locale.say("kind-map"), locale.say(f"kind-{space.printed.kind}"), locale.say(f"realm-{space.realm}")]
    lines = [" · ".join(first), locale.say("words-gives", glory=space.printed.glory, peril=space.printed.peril)]
    lines.append(locale.say("words-exits", exits=exits_of(locale, space.exits)))
    features = [feature for feature in features_of(locale, space) if feature != locale.say("kind-entrance")]
    if features:
        lines.append(locale.join(features))
    return [*lines, locale.say(f"set-{MAPS[card].set}")]
