"""Attributes of heroes and monsters as they are now: scores, life and slots with everything that changes them.

DN-1.7, DN-6.3, DN-6.4.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from games.dungeoneer.rules.components import (
    ATTACK,
    ATTRIBUTES,
    CARDS,
    LOWERED,
    PASSIVES,
    QUESTS,
    SCORE_EFFECTS,
    Card,
    Effect,
    Quest,
    QuestMonster,
    Scores,
    foe_of,
    name_of,
    source_of,
)
from games.dungeoneer.rules.map.geometry import space_of
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Beast, NextRoll, OpenQuest, Planned, Player, Side, TurnEffect
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Name, Ref, Seat, seat_name

Parts = list[tuple[Name, int]]
"""The parts of a score: the name of each source and its bonus."""


class Score(NamedTuple):
    """A score, and its mark: `NO_MARK`, `COUNTER` or `ATTACK` (DN-6.2, DN-6.4, DN-6.9)."""

    value: int
    mark: int


_INDEX = {attr: index for index, attr in enumerate(ATTRIBUTES)}
"""The place of each attribute among printed scores."""


def hero_score(
    game: DungeoneerState,
    seat: Seat,
    attr: str,
    *,
    combat: bool = False,
    defending: bool = False,
    parts: Parts | None = None,
) -> Score:
    """A hero's score. With `parts`, every source is added to that list.

    `combat`: weapons that count only in combat are included; `defending`: so are shields.
    """
    player = game.players[seat]
    value, mark = player.printed.levels[player.level - 1][_INDEX[attr]]
    if parts is not None:
        parts.append((name_of(player.hero), value))
    for source, bonus, its_mark in _bonuses(player, attr, combat, defending):
        value += bonus
        mark = max(mark, its_mark)
        if parts is not None:
            parts.append((source_of(source), bonus))
    for quest in game.quests:
        for effect in LOWERED[attr].get(quest.id, ()):
            if _reaches(game, quest, effect, player):
                lowered = max(min(effect.least, value), value + effect.n)
                if parts is not None:
                    parts.append((name_of(quest.id), lowered - value))
                value = lowered
    return Score(max(0, value), mark)


def _bonuses(player: Player, attr: str, combat: bool, defending: bool) -> Iterator[tuple[str, int, int]]:
    """The components that raise or lower a score, each with its bonus and its mark; without the effects of quests."""
    bonuses = SCORE_EFFECTS[attr]
    for card in (*player.boons, *player.treasures, *player.banes):
        for effect in bonuses.get(card.card, ()):
            counts = defending if effect.do == "defence" else combat or not effect.combat
            if counts:
                yield card.card, effect.n, effect.mark_value
    for id in player.done:
        for effect in bonuses.get(id, ()):
            yield id, effect.n, 0
    for change in player.effects:
        if change.do == "score" and change.attr == attr:
            yield change.source, change.n, change.mark


def _reaches(game: DungeoneerState, quest: OpenQuest, effect: Effect, player: Player) -> bool:
    """Whether a quest's Effect works on this hero (DN-13.14)."""
    if effect.bearer:
        return quest.carrier == player.seat
    if quest.owner not in (NOBODY, player.seat):
        return False
    return not effect.where or terrain_at(game, player.at) in effect.where


def terrain_at(game: DungeoneerState, space: int) -> str | None:
    """The terrain of a space; none in the dungeon (DN-11.10)."""
    return None if space == NOWHERE else game.spaces[space].printed.terrain


def trap_threat(game: DungeoneerState, card: str, space: int) -> Effect:
    """The threat of a trap in that space, where terrain and a hazard may raise its target number (DN-8.7, DN-11.8).

    Raises LookupError for another card.
    """
    threat, printed = CARDS[card].threat, game.spaces[space].printed
    if threat is None:
        raise LookupError(f"{card} is no trap")
    raised = printed.hazard
    if threat.where and printed.terrain in threat.where:
        raised += threat.target_where - threat.target
    return threat.model_copy(update={"target": threat.target + raised}) if raised else threat


def threat_score(game: DungeoneerState, seat: Seat, attr: str, parts: Parts | None = None) -> int:
    """The score a threat names: also Life as it is now, or Level (DN-8.2)."""
    if attr in _INDEX:
        return hero_score(game, seat, attr, parts=parts).value
    player = game.players[seat]
    value = player.life if attr == "life" else player.level
    if parts is not None:
        parts.append((name_of(player.hero), value))
    return value


def speed(game: DungeoneerState, seat: Seat) -> int:
    """The Speed score, which sets the movement."""
    return hero_score(game, seat, "speed").value


def attack_attributes(game: DungeoneerState, seat: Seat) -> list[str]:
    """The attributes in which the hero has a standard attack (DN-6.2)."""
    return [attr for attr in ATTRIBUTES if hero_score(game, seat, attr, combat=True).mark == ATTACK]


def beast_score(beast: Beast, attr: str, parts: Parts | None = None) -> Score:
    """A monster's score with its attachments (DN-6.3)."""
    value, mark = beast.printed.scores[_INDEX[attr]]
    if parts is not None:
        parts.append((beast.name, value))
    for attachment in beast.attachments:
        for effect in CARDS[attachment].effects:
            if effect.attr == attr:
                value += effect.n
                mark = max(mark, effect.mark_value)
                if parts is not None:
                    parts.append((name_of(attachment), effect.n))
    return Score(max(0, value), mark)


def beast_attributes(beast: Beast) -> list[str]:
    """The attributes in which it has a standard attack (DN-5.12)."""
    if not beast.attachments:
        return list(_attacks(beast.printed.scores))
    return [attr for attr in ATTRIBUTES if beast_score(beast, attr).mark == ATTACK]


@cache
def _attacks(printed: Scores) -> tuple[str, ...]:
    """The attributes with a standard attack among the printed scores of a monster."""
    return tuple(attr for attr, (_, mark) in zip(ATTRIBUTES, printed, strict=True) if mark == ATTACK)


def quest_monster(id: str) -> QuestMonster:
    """The monster of a Slay quest. Raises LookupError for a quest of another kind."""
    monster = QUESTS[id].monster
    if monster is None:
        raise LookupError(f"{id} has no monster")
    return monster


def quest_attributes(id: str) -> list[str]:
    """The attributes in which a quest's monster has a standard attack."""
    return list(_attacks(quest_monster(id).scores))


def quest_life(id: str) -> int:
    """The life of a quest's monster; 0 if there is none."""
    monster = QUESTS[id].monster
    return 0 if monster is None else monster.life


def side_score(game: DungeoneerState, side: Side, attr: str, *, defending: bool, parts: Parts | None = None) -> Score:
    """The combat score of one side."""
    if side.hero != NOBODY:
        return hero_score(game, side.hero, attr, combat=True, defending=defending, parts=parts)
    if side.quest:
        value, mark = quest_monster(side.quest).scores[_INDEX[attr]]
        if parts is not None:
            parts.append((foe_of(side.quest), value))
        return Score(value, mark)
    return beast_score(side_beast(game, side), attr, parts)


def side_beast(game: DungeoneerState, side: Side) -> Beast:
    """The monster of an adventure card on that side. Raises LookupError if there is none."""
    beast = side.beast if isinstance(side, Planned) else game.encounters[side.entry].beast
    if beast is None:
        raise LookupError("a trap does not fight")
    return beast


def side_name(game: DungeoneerState, side: Side) -> Name:
    """The name of that side."""
    if side.hero != NOBODY:
        return seat_name(side.hero)
    return foe_of(side.quest) if side.quest else side_beast(game, side).name


def side_args(game: DungeoneerState, reader: Seat, side: Side) -> Args:
    """The arguments that name that side to a reader: `own` is 1 for the reader's own hero."""
    return {"who": side_name(game, side), "own": side.hero == reader}


def side_life(game: DungeoneerState, side: Side) -> int:
    """The life that side has left."""
    if side.hero != NOBODY:
        return game.players[side.hero].life
    if side.quest:
        return quest_life(side.quest) - game.quest(side.quest).wounds
    beast = side_beast(game, side)
    return beast.printed.life - beast.wounds


def stars(game: DungeoneerState, side: Side, attr: str) -> list[tuple[Ref, Effect]]:
    """The hit effects that side has in the attribute, the oldest first, with their sources (DN-6.12)."""
    effects: list[tuple[Ref, Effect]] = []
    if side.hero != NOBODY:
        player = game.players[side.hero]
        for card in sorted(player.readied, key=lambda laid: laid.number):
            effects += [(name_of(card.card), effect) for effect in card.printed.effects if effect.do == "star"]
    elif side.quest:
        monster = QUESTS[side.quest].monster
        effects += [(foe_of(side.quest), star) for star in (monster.stars if monster else ())]
    else:
        beast = side_beast(game, side)
        effects += [(beast.name, star) for star in beast.printed.stars]
        for attachment in beast.attachments:
            effects += [(name_of(attachment), star) for star in CARDS[attachment].stars]
    return [(source, star) for source, star in effects if star.attr == attr]


def treasure_slots(player: Player) -> int:
    """The hero's treasure slots with those that storage items add (DN-17.18)."""
    return player.printed.treasures + sum(added_slots(card.printed) for card in player.treasures)


def added_slots(printed: Card) -> int:
    """The treasure slots that a storage item adds; none for other cards (DN-17.18)."""
    return sum(effect.n for effect in printed.effects if effect.do == "slots")


def passives(game: DungeoneerState, seat: Seat, do: str) -> list[tuple[str, Effect]]:
    """The hero's permanent effects of one word: hero, boons, treasures, artifacts; with terrain where it counts."""
    player, passive_cards = game.players[seat], PASSIVES.get(do, {})
    effects = [(player.hero, effect) for effect in player.printed.passive if effect.do == do]
    for cards in (player.boons, player.treasures):
        for card in cards:
            effects += passive_cards.get(card.card, ())
    for id in player.done:
        effects += passive_cards.get(id, ())
    return effects and [
        (source, effect)
        for source, effect in effects
        if not effect.where or terrain_at(game, player.at) in effect.where
    ]


def lies_at(game: DungeoneerState, quest: OpenQuest) -> int:
    """Where the component of an escort quest lies; NOWHERE while it is carried or not on the map (DN-13.23)."""
    printed = QUESTS[quest.id]
    if printed.type != "escort" or quest.carrier != NOBODY:
        return NOWHERE
    return quest.lies if quest.touched else space_of(game, printed.space)


def quest_spaces(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> list[int]:
    """The spaces where that seat's hero can do something about a quest; empty if it cannot (DN-13.1, DN-13.25)."""
    printed, is_open = QUESTS[quest.id], quest.owner in (NOBODY, seat)
    if quest.carrier == seat:
        goal = space_of(game, printed.goal)
    elif printed.type == "escort":
        goal = lies_at(game, quest) if is_open or quest.touched else NOWHERE
    elif not is_open:
        return []
    elif printed.terrain is not None:
        return [number for number, space in enumerate(game.spaces) if space.printed.terrain == printed.terrain]
    else:
        goal = space_of(game, printed.space)
    return [] if goal == NOWHERE else [goal]


def can_sacrifice(game: DungeoneerState, seat: Seat, quest: Quest) -> bool:
    """Whether the whole price can be paid, and life is left (DN-13.30)."""
    price, player = quest.price, game.players[seat]
    if price is None:
        return False
    readied = len(player.readied)
    return player.life > price.wounds and len(game.hands[seat]) >= price.hand and readied >= price.readied


def attempt_cost(quest: Quest, attempts: int) -> int:
    """The movement that an attempt costs after this many in the turn (DN-13.3, DN-13.20)."""
    return 1 if quest.type == "chance" or attempts else 0


def search_left(quest: OpenQuest) -> Effect | None:
    """The search that an attempt begins with; None if the quest has none, or it has been met (DN-13.17)."""
    return None if quest.found else QUESTS[quest.id].search


def change_rolls(player: Player, effect: Effect, source: str, amount: int) -> None:
    """Let an effect change scores or rolls of a hero until the end of the turn (DN-17.4); other effects change nothing.

    `amount`: what was paid for `#`.
    """
    match effect.do:
        case "score":
            n = amount if effect.by_amount else effect.n
            player.effects.append(TurnEffect(source, "score", attr=effect.attr, n=n, mark=effect.mark_value))
        case "auto":
            player.effects.append(TurnEffect(source, "auto", kind=effect.kind))
        case "roll":
            player.rolls.append(NextRoll(source, effect.n, list(effect.kinds)))
        case "two_dice":
            player.two_dice = source


def refresh_speed(game: DungeoneerState) -> None:
    """A new highest Speed in the player's own turn adds movement by the excess (DN-12.13)."""
    now = speed(game, game.turn)
    if now > game.top_speed:
        player = game.players[game.turn]
        player.movement += now - game.top_speed
        game.top_speed = now
        if game.phase != "end":  # where it only lets one movement be kept, which is asked about (DN-14.3)
            game.tell("log-movement", player=seat_name(game.turn), movement=player.movement)
