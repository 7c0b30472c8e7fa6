"""The pictures of Thunderstone in words: alternative text, the text-only form, a card's whole text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import ClassVar

from games.thunderstone.rules.cards import CARDS, Card
from games.thunderstone.rules.view import PlayerView, RankView, RevealedCardView, StackView, ThunderstoneView
from pictures.game_locale import GameLocale
from rules.messages import Arg, refer

GAME = "thunderstone"
EFFECT_NUMBERS = ("1", "2")
"""The numbers of the effects of a card in the texts."""
KINDS = ("hero", "weapon", "item", "spell", "villager", "monster", "disease", "thunderstone")
"""The kinds of cards; every card has exactly one of them among its classes."""


class Locale(GameLocale):
    """Provides the names of the game's things."""

    game: ClassVar[str] = GAME

    def card(self, card: str) -> str:
        """The name of a card."""
        return self.say(f"card-{card}")

    def card_text(self, card: str) -> str:
        """A card's own rules text; empty for a card without text."""
        key = f"card-text-{card}"
        return self.say(key) if self.has(key) else ""

    def brief_text(self, card: str) -> str:
        """The text of a card in few words."""
        return self.say(f"brief-{card}") if self.has(f"brief-{card}") else self.card_text(card)

    def classes(self, card: str) -> str:
        """The classes of a card; the kind is left out if a more specific class follows, or if it is the name."""
        classes = list(CARDS[card].classes)
        if len(classes) == 1 and classes[0] == card:
            return ""
        if classes[0] == "monster" or (classes[0] == "hero" and classes[1] != "militia"):
            del classes[0]
        return self.say("words-class_gap").join(self.say(f"class-{name}") for name in classes)

    def stack(self, stack: StackView) -> str:
        """The top card of a village stack, or the cards it held when it is empty."""
        if stack.top is not None:
            return self.card(stack.top)
        return self.say(f"type-{stack.stack}") if len(stack.left) > 1 else self.card(stack.stack)


@cache
def kind_of(card: str) -> str:
    """The kind of a card, one of `KINDS`."""
    return next(kind for kind in KINDS if kind in CARDS[card].classes)


def values_of(card: Card, strength: int | None = None) -> list[tuple[str, int]]:
    """The printed values that matter, as (key, value), the most decisive first; `strength` as it is now."""
    is_foe = "monster" in card.classes
    attacks_plainly = (card.is_hero or "weapon" in card.classes) and not card.magic
    values = (
        ("health", card.health, is_foe),
        ("experience", card.experience, is_foe),
        ("attack", card.attack, card.attack or attacks_plainly),
        ("magic", card.magic, card.magic),
        ("light", card.light, card.light),
        ("strength", card.strength if strength is None else strength, card.is_hero),
        ("weight", card.weight, card.weight is not None),
        ("gold", card.gold, card.gold is not None),
        ("level_cost", card.level_cost, card.level_cost is not None),
        ("points", card.points, card.points),
    )
    return [(key, value or 0) for key, value, matters in values if matters]


def card_facts(locale: Locale, card_id: str, strength: int | None = None) -> str:
    """The classes and values of a card in words."""
    return _card_facts(locale.nameless(), card_id, strength)


@lru_cache(maxsize=1024)
def _card_facts(locale: Locale, card_id: str, strength: int | None) -> str:
    card = CARDS[card_id]
    facts = [locale.classes(card_id)]
    if card.level:
        facts.append(locale.say("words-level", level=card.level))
    facts += [locale.say(f"value-{key}", value=value) for key, value in values_of(card, strength)]
    return locale.say("list-comma").join(fact for fact in facts if fact)


def described(
    locale: Locale,
    card: str,
    name: str,
    strength: int | None = None,
    states: Sequence[str] = (),
    *,
    brief: bool = False,
) -> str:
    """A card in a line: its name, its facts and what was done with it, and (unless `brief`) what it does."""
    facts = locale.say("list-comma").join(fact for fact in (card_facts(locale, card, strength), *states) if fact)
    card_text = "" if brief else locale.card_text(card)
    if not facts:
        return locale.say("words-described_text", card=name, text=card_text) if card_text else name
    if not card_text:
        return locale.say("words-described_facts", card=name, facts=facts)
    return locale.say("words-described", card=name, facts=facts, text=card_text)


def counted(locale: Locale, cards: Sequence[str]) -> list[str]:
    """The cards in words, equal ones together."""
    return [times(locale, locale.card(card), number) for card, number in Counter(cards).items()]


def times(locale: Locale, card: str, number: int) -> str:
    """A card by name with how many there are, where there is more than one."""
    return locale.say("words-times", card=card, number=number) if number > 1 else card


# The board


def board_lines(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, brief: bool = False) -> list[str]:
    """The board, one fact per line, what matters most first; entries of lists begin with `- `.

    `brief`: names and the most important numbers only, for where there is little room.
    """
    say = locale.say
    lines = [turn_line(view, locale)]
    if view.result is None:
        lines = [say("picture-round", round=view.turn.round) + say("words-stop"), lines[0] + say("words-stop")]
    lines += hall_lines(view, locale, marks, brief=brief)
    if view.turn.revealed:
        who = locale.player(view.turn.seat)
        lines.append(say("words-revealed", player=who, cards=shown_names(locale, view.turn.cards)))
    if view.turn.six:
        lines.append(say("words-six", cards=[refer(f"card-{card}") for card in view.turn.six]))
    lines += [f"- {_player_line(view, locale, player)}" for player in view.players]
    lines.append(say("words-village", stacks=[stack_words(locale, stack, brief=brief) for stack in view.stacks]))
    lines.append(say("words-beside", diseases=max(0, view.diseases), removed=sum(view.removed.values())))
    if not brief:
        lines.append(say("words-groups", groups=[refer(f"group-{group}") for group in view.groups]))
    if view.sunk:
        lines.append(say("words-sunk", cards=[refer(f"card-{card}") for card in view.sunk]))
    if view.seats == 1:
        lines.append(solo_line(view, locale))
    return lines


def hall_lines(view: ThunderstoneView, locale: Locale, marks: Sequence[str], *, brief: bool = False) -> list[str]:
    """The ranks, the deck with how the game ends, and what darkness costs."""
    ends = deck_words(view, locale, brief=brief)
    return [
        *(f"- {rank_line(locale, rank, marks, brief=brief)}" for rank in view.hall),
        ends + locale.say("words-stop") if brief or view.result is not None else ends,
        locale.say("picture-darkness_costs"),
    ]


def deck_words(view: ThunderstoneView, locale: Locale, *, brief: bool) -> str:
    """The dungeon deck and, unless the game is over, how it ends."""
    if view.result is not None:
        return locale.say("picture-deck_over", number=view.unseen)
    key = "picture-deck_ends_brief" if brief else "picture-deck_ends"
    return locale.say(key, number=view.unseen, stone=view.stone_part())


def turn_line(view: ThunderstoneView, locale: Locale) -> str:
    """Whose turn it is and what is being done, or how the game ended."""
    turn = view.turn
    if view.result is not None:
        return locale.say(view.result.reason, **dict(view.result.facts))
    who: dict[str, Arg] = {"player": locale.player(turn.seat)}
    if turn.action == "village" and not turn.revealed:
        return locale.say("words-turn_village_over", **who)
    if turn.action == "village":
        return locale.say("words-turn_village", **who, gold=turn.gold, buys=turn.buys)
    if turn.action == "dungeon" and turn.target is not None:
        return locale.say("words-turn_battle", **who, rank=turn.target)
    return locale.say(f"words-turn_{turn.action or 'begins'}", **who)


def rank_line(locale: Locale, rank: RankView, marks: Sequence[str], *, brief: bool) -> str:
    """A rank of the hall with its darkness and its card."""
    if rank.card is None:
        return locale.say("words-rank_empty", rank=rank.rank)
    key = "words-rank_marked" if f"rank-{rank.rank}" in marks else "words-rank"
    if brief:
        health = CARDS[rank.card].health
        facts = [locale.card(rank.card)] + ([locale.say("value-health", value=health)] if health else [])
        words = locale.say("list-comma").join(facts)
    else:
        words = described(locale, rank.card, locale.card(rank.card))
    return locale.say(key, rank=rank.rank, darkness=rank.darkness, card=words)


def stack_words(locale: Locale, stack: StackView, *, brief: bool) -> str:
    """A stack of the village: its top card, the cost, and how many are left."""
    if stack.top is None:
        return locale.say("words-stack_empty", card=locale.stack(stack))
    cost = CARDS[stack.top].cost or 0
    return locale.say(
        "words-stack_brief" if brief else "words-stack",
        card=refer(f"card-{stack.top}"),
        cost=cost,
        left=stack.left[stack.top],
    )


def _player_line(view: ThunderstoneView, locale: Locale, player: PlayerView) -> str:
    words: dict[str, Arg] = {
        "player": locale.names[player.seat],
        "hand": player.hand,
        "deck": player.deck,
        "discard": len(player.discard),
        "experience": player.experience,
        "points": player.points,
    }
    if view.result is None:
        return locale.say("words-player", **words)
    total = next(place.total for place in view.result.places if place.seat == player.seat)
    cards = [card for card, number in player.final_deck.items() for _ in range(number)]
    return locale.say("words-final", player=locale.names[player.seat], points=total, cards=counted(locale, cards))


def solo_line(view: ThunderstoneView, locale: Locale) -> str:
    """The standing in a solo game; at the end, the result."""
    if view.result is not None:
        village = view.result.facts.get("village", 0)
        key = "words-solo_won" if view.result.winners else "words-solo_lost"
        return locale.say(key, points=view.result.places[0].total, village=village)
    key = "words-solo_held" if view.held else "words-solo"
    return locale.say(key, number=view.village_score, level=refer(f"setting-level-{view.level}"))


# The revealed hand


def shown_names(locale: Locale, cards: Sequence[RevealedCardView]) -> list[str]:
    """The revealed cards by name: a hero with its weapon, borrowed ones with their owner, equal ones together."""
    weapons = {shown.slot: shown.card for shown in cards}
    names: list[str] = []
    for shown in cards:
        if shown.carrier is not None:
            continue
        name = locale.card(shown.card)
        if shown.weapon is not None:
            name = locale.say(
                "words-armed", card=refer(f"card-{shown.card}"), weapon=refer(f"card-{weapons[shown.weapon]}")
            )
        if shown.owner is not None:
            name = locale.say("words-borrowed", card=name, player=locale.names[shown.owner])
        names.append(name)
    return [times(locale, name, number) for name, number in Counter(names).items()]


def state_of(view: ThunderstoneView, locale: Locale, shown: RevealedCardView) -> list[str]:
    """The states of a revealed card this turn."""
    by_slot = {other.slot: other for other in view.turn.cards}
    states = []
    if shown.weapon is not None:
        states.append(locale.say("state-wields", weapon=refer(f"card-{by_slot[shown.weapon].card}")))
    if shown.carrier is not None:
        states.append(locale.say("state-carried", hero=refer(f"card-{by_slot[shown.carrier].card}")))
    if shown.owner is not None:
        states.append(locale.say("state-borrowed", player=locale.player(shown.owner)))
    if shown.used:
        states.append(locale.say("state-used"))
    if shown.switched_off:
        states.append(locale.say("state-off"))
    return states


def effects_left(view: ThunderstoneView, locale: Locale) -> list[str]:
    """The effects of the revealed hand that can still be used: those of its action, until the target is declared."""
    effects = []
    for shown in [] if view.turn.fought else view.turn.cards:
        for index, effect in enumerate(CARDS[shown.card].effects):
            if effect.when == view.turn.action and (effect.repeat or index not in shown.used):
                effect_key = refer(f"effect-{shown.card}-{EFFECT_NUMBERS[index]}")
                effects.append(locale.say("words-effect", card=refer(f"card-{shown.card}"), effect=effect_key))
    return list(dict.fromkeys(effects))
