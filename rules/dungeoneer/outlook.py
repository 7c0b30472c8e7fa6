"""What a position is worth, for computer players: chances of attacks and quests, ways to a space, worth of cards."""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.dungeoneer import rolls, scores
from rules.dungeoneer.combat import chances, combat_parts
from rules.dungeoneer.components import ATTRIBUTES, CARDS, COUNTER, QUESTS, Effect
from rules.dungeoneer.geometry import neighbours, portal_ends, sewer_ends, space_of
from rules.dungeoneer.movement import exit_tags, is_open
from rules.dungeoneer.pieces import NOBODY, NOWHERE, Side

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer
    from rules.dungeoneer.pieces import OpenQuest

NEARLY_DEAD = 3.0
"""A wound on a hero counts for one, and this over the life that is left."""
THREAT_WOUND = 0.25
"""What a failed roll costs, in quests, with plenty of life."""
FAR = 99.0


def wound_worth(life: int, wounds: float) -> float:
    """How much it hurts to lose so much of that life."""
    if wounds >= life:
        return 6.0
    return wounds * (1 + NEARLY_DEAD / max(1, life - wounds))


def star_wounds(effects: tuple[Effect, ...]) -> float:
    """The wounds of a hit effect; whatever else it does counts for a bit."""
    return sum(effect.n if effect.do == "wound" else 0.5 for effect in effects)


def exchange(game: Dungeoneer, attacker: Side, defender: Side, attr: str) -> float:
    """What the attack is worth to the attacking side, in wounds."""
    (parts, _), (against, mark) = (
        combat_parts(game, attacker, defender, attr, defending=False),
        combat_parts(game, defender, attacker, attr, defending=True),
    )
    wins, losses = chances(sum(n for _, n in parts), sum(n for _, n in against))
    worth = wins * _hit_worth(game, attacker, defender, attr)
    if mark >= COUNTER:
        worth -= losses * _hit_worth(game, defender, attacker, attr)
    return worth


def _hit_worth(game: Dungeoneer, winner: Side, loser: Side, attr: str) -> float:
    found = scores.stars(game, winner, attr)
    wounds = star_wounds(found[0][1].effects) if found else 1.0
    left = scores.side_life(game, loser)
    if loser.hero != NOBODY:
        return wound_worth(left, wounds)
    return 0.6 + (0.6 if wounds >= left else 0.0)


def threat_chance(game: Dungeoneer, seat: Seat, effect_attr: str, target: int, tags: list[str]) -> float:
    """The chance to meet a threat."""
    if rolls.automatic(game, seat, ["threat", *tags]):
        return 1.0
    score = scores.threat_score(game, seat, effect_attr)
    score += sum(n for _, n in rolls.roll_parts(game, seat, "threat", ["threat", *tags]))
    return rolls.percent(target - score) / 100


def quest_chance(game: Dungeoneer, seat: Seat, quest: OpenQuest) -> float:
    """The chance that one attempt (or, for a monster, the next few) completes the quest; 0 when it is not worth it."""
    printed, player = QUESTS[quest.id], game.players[seat]
    if printed.type == "escort":
        return 0.9
    if printed.price is not None:
        readied = len(player.boons) + len(player.treasures)
        able = player.life > printed.price.wounds + 1 and readied >= printed.price.readied
        return 1.0 if able and len(game.hands[seat]) >= printed.price.hand else 0.0
    if printed.chance is not None:
        needed = printed.chance.target - player.glory
        return rolls.percent(needed, printed.chance.dice) / 100
    if printed.monster is not None:
        return _slay_chance(game, seat, quest)
    if printed.threat is None:
        return 0.0
    chance = threat_chance(game, seat, printed.threat.attr, printed.threat.target, ["quest"])
    if printed.search is not None and not quest.found:
        chance *= threat_chance(game, seat, printed.search.attr, printed.search.target, ["quest"])
    return chance


def _slay_chance(game: Dungeoneer, seat: Seat, quest: OpenQuest) -> float:
    """How well the hero stands against the monster: hits on it over blows taken."""
    side, hero = Side(quest=quest.id), Side(hero=seat)
    worst = max(exchange(game, side, hero, attr) for attr in scores.quest_attributes(quest.id))
    best = max((exchange(game, hero, side, attr) for attr in scores.attack_attributes(game, seat)), default=-1.0)
    left = scores.side_life(game, side)
    worth = 0.5 + (best - max(0.0, worst)) / 3 - 0.1 * (left - 1)
    return max(0.0, min(1.0, worth)) if game.players[seat].life > 2 else 0.0


def goals(game: Dungeoneer, seat: Seat) -> dict[int, float]:
    """Spaces worth going to, with what being there is worth."""
    found: dict[int, float] = {}
    for quest in game.quests:
        printed = QUESTS[quest.id]
        worth = 0.0
        if printed.type == "escort":
            if quest.carrier == seat:
                places, worth = [space_of(game, printed.goal)], 1.2
            elif quest.carrier != NOBODY:
                places = []
            else:
                mine = quest.owner in (NOBODY, seat) or quest.touched
                places = [scores.lies_at(game, quest)] if mine else []
                worth = 0.8 if space_of(game, printed.goal) != NOWHERE else 0.4
        elif quest.owner not in (NOBODY, seat):
            continue
        else:
            worth = quest_chance(game, seat, quest)
            if printed.terrain is not None:
                places = [n for n, space in enumerate(game.spaces) if space.printed.terrain == printed.terrain]
            else:
                places = [space_of(game, printed.space)]
        for place in places:
            if place != NOWHERE and worth > 0.15:
                found[place] = max(found.get(place, 0.0), worth)
    return found


def distances(game: Dungeoneer, seat: Seat) -> tuple[dict[int, float], dict[int, str]]:
    """How much movement each space is away from the hero, roughly, and the first step there as an option's id."""
    start = game.players[seat].at
    best: dict[int, float] = {start: 0.0}
    first: dict[int, str] = {}
    queue: list[tuple[float, int, str]] = [(0.0, start, "")]
    while queue:
        cost, number, step = heapq.heappop(queue)
        if cost > best.get(number, FAR):
            continue
        for other, price, id in _ways(game, seat, number):
            total = cost + price
            if total < best.get(other, FAR):
                best[other] = total
                first[other] = step or id
                heapq.heappush(queue, (total, other, first[other]))
    return best, first


def _ways(game: Dungeoneer, seat: Seat, number: int) -> list[tuple[int, float, str]]:
    found = []
    pain = 2.0 if game.players[seat].life > 2 else 6.0
    for side, other in neighbours(game, number):
        price = 1.0
        if not is_open(game, number, side):
            exit = game.spaces[number].exit(side)
            missed = 1 - threat_chance(game, seat, exit.attr, exit.target, exit_tags(exit))
            price += missed * (pain if exit.kind == "trapped" else 1.0)
        card = game.spaces[other].printed
        for threat, harm in ((card.pit, 1.5), (card.spikes, pain)):
            if threat is not None:
                price += harm * (1 - threat_chance(game, seat, threat[0], threat[1], ["obstacle"]))
        found.append((other, price, f"move-{'nesw'[side]}"))
    found += [(other, 1.0, f"sewer-{game.spaces[other].card}") for other in sewer_ends(game, number)]
    found += [(other, 1.0, f"portal-{game.spaces[other].card}") for other in portal_ends(game, number)]
    return found


def card_worth(game: Dungeoneer, seat: Seat, card: str) -> float:
    """What a card in the hand is worth to its owner."""
    printed = CARDS[card]
    if printed.kind in ("boon", "treasure"):
        if printed.time == "response":
            return 3.0
        heals = any(effect.do == "heal" for use in printed.uses for effect in use.effects)
        return 3.5 if heals else 1.5 + printed.cost / 2
    if printed.kind == "monster":
        return 1.0 + max(value for value, _ in printed.scores) / 2 - printed.cost / 6
    return 1.5


def permanent_worth(game: Dungeoneer, seat: Seat, card: str) -> float:
    """What it is worth to have the card readied."""
    printed, player = CARDS[card], game.players[seat]
    worth = 0.0
    for effect in printed.effects:
        if effect.do == "score":
            index = ATTRIBUTES.index(effect.attr)
            value, mark = player.printed.levels[player.level - 1][index]
            best = max(score for score, _ in player.printed.levels[player.level - 1])
            worth += 2.0 * effect.n + (1.0 if effect.mark_value > mark and value + effect.n >= best else 0.0)
            worth += 0.5 if value >= best else 0.0
        elif effect.do == "defence":
            worth += 1.2
        elif effect.do == "star":
            worth += 1.0
        elif effect.do in ("bonus", "auto", "free"):
            worth += 0.7
        elif effect.do == "slots":
            worth += 1.0 if len(player.treasures) >= player.printed.treasures else 0.0
    for use in printed.uses:
        worth += 1.5 if any(effect.do == "heal" for effect in use.effects) else 0.6
    return worth - printed.upkeep


def strongest_rival(game: Dungeoneer, seat: Seat) -> Seat:
    """The other player nearest to winning."""
    rivals = [other for other in game.living(0) if other != seat]
    return max(rivals, key=lambda other: lead(game, other))


def lead(game: Dungeoneer, seat: Seat) -> float:
    """How far a player has come."""
    player = game.players[seat]
    return 3.0 * len(player.done) + player.level + player.life / 3
