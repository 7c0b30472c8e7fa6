"""The value of a position for computer players: lives and quests, attacks, cards.

Everything has one measure: the chance of completing the third quest, from 0 to 1. What an attack, a quest, a card or
a step is worth is the difference it makes to that chance.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from games.dungeoneer.players.duels import NO_BLOWS, Blows, fight
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.combat.odds import NO_HELP, Help
from games.dungeoneer.rules.components import ATTACK, ATTRIBUTES, CARDS, QUESTS, QUESTS_TO_WIN, Effect
from games.dungeoneer.rules.inventory import free_slot, same_category
from games.dungeoneer.rules.map.geometry import FAR, space_of, steps_from
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest, Planned, Side
from games.dungeoneer.rules.prospects import heals, prospect, prospects, standing
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Seat

T = TypeVar("T")

WORTH_THE_TROUBLE = 0.01
"""Anything worth less than this is ignored."""
WAIT = 0.96
"""The share of a player's chances that remains after each turn that passes, as the others make progress."""
GLORY = 0.012
"""The worth of one Glory to a player without any; from PLENTY on more is worth next to nothing."""
PLENTY = 14
NEXT_TO_NOTHING = 0.1
"""The part of its worth that Glory never loses."""
MOVEMENT = 0.02
"""The worth of one movement."""
PERIL_WOUNDS = 0.06
"""The part of a wound that each Peril brings, as rivals pay their monsters with it."""
HAZARD = 0.05
"""The part of a wound that each point of a hazard costs a hero who ends a turn there: traps strike more surely."""
SENT = 0.7
"""The chance that a rival sends a monster of its pack as soon as the Peril is there."""
LOST_MONSTER = 0.02
"""The cost of losing a monster for good."""
HARM = 0.5
"""The share of a rival's loss that counts: it helps all the others as well."""
READY_ANYTIME = 0.06
"""The worth of a card in the hand that waits for its moment."""
PATIENT_ROUNDS = 14
"""The number of rounds that a hero waits for better cards rather than take on a quest that is too hard."""
SOON_PERIL = 2
"""The Peril that a rival gains until a card in the hand can be played."""
STOPPED = 0.5
"""The share of a rival's chances that its whole Life is worth beyond its loss, when it may win on its next turn."""
LAST_HOPE = 0.2
"""The additional risk that a hero takes when a rival may win on its next turn."""
BOLDER = 0.02
"""The additional risk that a hero takes with each round after `PATIENT_ROUNDS`."""


def best(worths: Iterable[tuple[T, float]], above: float = 0.0) -> T | None:
    """The item that is worth most, the first of equals; None if none is worth more than `above`."""
    item, worth = max(worths, key=lambda pair: pair[1], default=(None, above))
    return item if worth > above else None


def glory_worth(game: DungeoneerState, seat: Seat, n: float) -> float:
    """The worth of gaining this much Glory, or the cost of spending it: less for a player with plenty."""
    return GLORY * n * max(NEXT_TO_NOTHING, 1 - game.players[seat].glory / PLENTY)


def wound_pain(game: DungeoneerState, seat: Seat) -> float:
    """The cost of a wound of the hero."""
    return prospect(game, seat) - prospect(game, seat, -1)


def peril_pain(game: DungeoneerState, seat: Seat, n: int, pain: float) -> float:
    """The cost of gaining this much Peril, by the pain of a wound: most if it pays for a monster of a rival's pack."""
    peril = game.players[seat].peril
    worst = max(
        (
            -attack_worth(game, seat, Planned(beast=beast), Side(hero=seat), attr)
            for rival in game.living(0)
            if rival != seat
            for beast in game.players[rival].pack
            if peril < beast.printed.cost <= peril + n
            for attr in attributes.beast_attributes(beast)
        ),
        default=0.0,
    )
    return PERIL_WOUNDS * n * pain + SENT * max(0.0, worst)


# Attacks


def star_wounds(game: DungeoneerState, winner: Side, attr: str) -> float:
    """The wounds of a hit; anything else that a hit effect does counts for a little."""
    stars = attributes.stars(game, winner, attr)
    if not stars:
        return 1.0
    return sum(effect.n if effect.do == "wound" else 0.5 for effect in stars[0][1].effects)


def attack_worth(
    game: DungeoneerState, seat: Seat, attacker: Side, defender: Side, attr: str, help: Help = NO_HELP
) -> float:
    """The worth of an attack to the seat, whichever side it is on; `help` goes to its own hero."""
    wins, losses = odds.fight_chances(game, attacker, defender, attr, seat if help is not NO_HELP else NOBODY, help)
    worth = 0.0
    if not (help.safe and defender.hero == seat):
        worth += wins * hit_worth(game, seat, attacker, defender, attr)
    if losses and not (help.safe and attacker.hero == seat):
        worth += losses * hit_worth(game, seat, defender, attacker, attr)
    return worth


def hit_worth(game: DungeoneerState, seat: Seat, winner: Side, loser: Side, attr: str) -> float:
    """The worth to the seat when one side hits the other."""
    wounds = star_wounds(game, winner, attr)
    if loser.hero == seat:
        return prospect(game, seat, -wounds) - prospect(game, seat)
    reward = glory_worth(game, seat, wounds) if winner.hero == seat else 0.0
    if loser.hero != NOBODY:
        return reward + harm(game, seat, loser.hero, wounds)
    left = attributes.side_life(game, loser)
    if loser.quest:
        share = min(1.0, wounds / max(1, left))
        gain = share * (prospect(game, game.turn, 0, 1) - prospect(game, game.turn))
        return gain if game.turn == seat else -gain
    if winner.hero not in (NOBODY, seat) and is_about_to_win(game, winner.hero):
        return 0.0  # there may be no later turn for the monster
    beaten = (LOST_MONSTER if wounds >= left else 0.0) + GLORY
    return -beaten if game.turn == seat else reward + beaten


def harm(game: DungeoneerState, seat: Seat, rival: Seat, wounds: float) -> float:
    """The worth of a rival's wounds to the seat: most where they kill, more for a leading rival."""
    player = game.players[rival]
    lost = standing(1, player.life) - standing(1, player.life - wounds)
    rivals = len(game.living(0)) - 1
    if wounds >= player.life:
        lost += (1 - prospect(game, seat)) / HARM
    elif is_about_to_win(game, rival):
        lost += STOPPED * wounds / player.life
    return HARM * lost * max(0.6, 1.0 + 0.1 * (lead(game, rival) - lead(game, seat)) / 3) / max(1, rivals)


def trap_worth(game: DungeoneerState, seat: Seat, card: str, space: int) -> float:
    """The worth of a trap in that space to the seat."""
    threat, worth = attributes.trap_threat(game, card, space), 0.0
    for other in game.heroes_at(space):
        missed = 1 - odds.threat_chance(game, other, threat, "trap")
        wounds = fail_wounds(threat.fail)
        if other == seat:
            worth += missed * (prospect(game, seat, -wounds) - prospect(game, seat))
        else:
            worth += missed * harm(game, seat, other, wounds)
            worth -= (1 - missed) * GLORY * sum(effect.n for effect in threat.success if effect.do == "glory")
    return worth


def stay_worth(game: DungeoneerState, seat: Seat, number: int, *, gains: bool) -> float:
    """The worth of standing in a space: its hazards, and its Glory and Peril if they are gained."""
    card = game.spaces[number].printed
    worth = -HAZARD * card.hazard * wound_pain(game, seat)
    if gains:
        worth += glory_worth(game, seat, card.glory)
        worth -= peril_pain(game, seat, card.peril, wound_pain(game, seat))
    return worth


def fail_wounds(effects: tuple[Effect, ...]) -> float:
    """The wounds that effects after a failed roll amount to."""
    worth = {"wound": 1.0, "tip": 0.6, "peril": PERIL_WOUNDS, "glory": -0.1, "discard": 0.4}
    return sum(worth.get(effect.do, 0.0) * (effect.n or 1) for effect in effects)


# Quests


def boldness(game: DungeoneerState, seat: Seat) -> float:
    """The risk a hero takes on: more in a long game, for it has waited long enough; most when a rival nearly wins."""
    late = BOLDER * max(0.0, game.turns / game.seats - PATIENT_ROUNDS)
    return late + (LAST_HOPE if is_last_turn(game, seat) else 0.0)


def is_last_turn(game: DungeoneerState, seat: Seat) -> bool:
    """Whether a rival may win before this seat has another turn."""
    return any(is_about_to_win(game, rival) for rival in game.living(0) if rival != seat)


def is_about_to_win(game: DungeoneerState, rival: Seat) -> bool:
    """Whether a player lacks only one quest, and carries what it requires or can be there in a turn."""
    if len(game.players[rival].done) < QUESTS_TO_WIN - 1:
        return False
    speed = attributes.speed(game, rival)
    return any(
        quest.carrier == rival or (quest.owner in (NOBODY, rival) and is_near(game, rival, quest, speed))
        for quest in game.quests
    )


def quest_gain(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The worth of one attempt at the quest now, risks included."""
    printed, player = QUESTS[quest.id], game.players[seat]
    now = prospect(game, seat)
    done = completed(game, seat, quest.id)
    if printed.type == "escort":
        return 0.9 * (done - now)
    if printed.price is not None:
        price = printed.price
        if not attributes.can_sacrifice(game, seat, printed):
            return 0.0
        return completed(game, seat, quest.id, -price.wounds) - now - 0.01 * price.hand - 0.02 * price.readied
    if printed.chance is not None:
        met = odds.luck(
            game, seat, printed.chance.dice, printed.chance.target - player.glory - entering(game, seat, quest)
        )
        return met * (done - now)
    if printed.monster is not None:
        gain = _slay_gain(game, seat, quest)
    elif printed.threat is not None:
        gain = _threat_gain(game, seat, printed.threat, done - now)
    else:
        return 0.0
    if search := attributes.search_left(quest):
        help = Help(odds.reserve(game, seat, search.attr))
        met = odds.threat_chance(game, seat, search, "quest", help=help)
        gain = met * gain + (1 - met) * (prospect(game, seat, -fail_wounds(search.fail)) - now)
    return gain


class Gains:
    """The worth of the quests to a hero in one position; each is evaluated only once."""

    def __init__(self, game: DungeoneerState, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._found: dict[str, float] = {}

    def of(self, quest: OpenQuest) -> float:
        """The worth of one attempt at the quest now, risks included."""
        if quest.id not in self._found:
            self._found[quest.id] = quest_gain(self.game, self.seat, quest)
        return self._found[quest.id]


def entering(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> int:
    """The Glory a hero gains on coming to the space of a quest; none if visited in this turn."""
    number = space_of(game, QUESTS[quest.id].space)
    if number == NOWHERE or number == game.players[seat].at or (seat == game.turn and number in game.visited):
        return 0
    return game.spaces[number].printed.glory


def completed(game: DungeoneerState, seat: Seat, id: str, life: float = 0.0) -> float:
    """The player's standing with that quest completed and its reward gained, after a change of Life on the way."""
    return _standings_completed(game, seat, id, [life])[0]


def _standings_completed(game: DungeoneerState, seat: Seat, id: str, lives: Iterable[float]) -> list[float]:
    """The player's standing with that quest completed, after each of several changes of Life."""
    gained = worth = 0.0
    for effect in QUESTS[id].reward:
        if effect.do == "heal":
            gained += effect.n
        elif effect.do == "peril":
            gained -= PERIL_WOUNDS * effect.n
        elif effect.do in ("glory", "draw"):
            worth += glory_worth(game, seat, effect.n)
    return [then + worth for then in prospects(game, seat, [life + gained for life in lives], 1)]


def _threat_gain(game: DungeoneerState, seat: Seat, threat: Effect, gain: float) -> float:
    """As many tries as movement allows in a turn, for as long as one more is worth its risk."""
    help = Help(odds.reserve(game, seat, threat.attr))
    met = odds.threat_chance(game, seat, threat, "quest", help=help)
    alone = odds.threat_chance(game, seat, threat, "quest")
    failed = prospect(game, seat, -fail_wounds(threat.fail)) - prospect(game, seat)
    again = max(0.0, alone * gain + (1 - alone) * failed)
    return met * gain + (1 - met) * (failed + again)


def _slay_gain(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The monster attacks with what hurts most; the hero challenges it with whatever is best in the end."""
    beast = Side(quest=quest.id)
    hero = Side(hero=seat)
    life = game.players[seat].life
    lives = range(1 - life, 1)
    alive = (0.0, *prospects(game, seat, lives))
    slain = (0.0, *_standings_completed(game, seat, quest.id, lives))
    attacks, challenges = [], [NO_BLOWS]
    for attr in attributes.quest_attributes(quest.id):
        wins, losses = odds.fight_chances(game, beast, hero, attr)
        attacks.append(Blows(losses, wins, _wounds(game, hero, attr), _wounds(game, beast, attr)))
    for attr in attributes.attack_attributes(game, seat):
        wins, losses = odds.fight_chances(game, hero, beast, attr)
        challenges.append(Blows(wins, losses, _wounds(game, hero, attr), _wounds(game, beast, attr)))
    attack, wounds = max(attacks, key=lambda blows: blows.suffered * blows.taken), attributes.side_life(game, beast)
    return max(fight(wounds, attack, challenge, alive, slain, WAIT) for challenge in challenges) - alive[-1]


def _wounds(game: DungeoneerState, winner: Side, attr: str) -> int:
    """The wounds of a hit, without anything else that it does."""
    return int(star_wounds(game, winner, attr))


def goals(game: DungeoneerState, seat: Seat, gains: Gains | None = None, bold: float | None = None) -> dict[int, float]:
    """Spaces worth going to, with what being there is worth to a hero who is this bold, by default as now."""
    gains = gains or Gains(game, seat)
    worths: dict[int, float] = {}
    bold = boldness(game, seat) if bold is None else bold
    for quest in game.quests:
        places = attributes.quest_spaces(game, seat, quest)
        if not places:
            continue
        worth = gains.of(quest)
        if QUESTS[quest.id].type == "escort" and quest.carrier != seat:
            worth *= 0.7 if space_of(game, QUESTS[quest.id].goal) != NOWHERE else 0.4
        if worth + bold > 0:
            for place in places:
                worths[place] = max(worths.get(place, 0.0), worth + bold)
    return worths


# Cards


def card_worth(game: DungeoneerState, seat: Seat, card: str) -> float:
    """The worth of a card in the hand to its owner."""
    printed, player = CARDS[card], game.players[seat]
    if heals(card):
        return 0.06 * heals(card) + prospect(game, seat, heals(card)) - prospect(game, seat)
    if printed.kind in ("boon", "treasure"):
        if printed.time == "response":
            return READY_ANYTIME
        if printed.span != "permanent":
            return 0.04
        old = same_category(player, card)
        if old is not None:
            return max(0.0, permanent_worth(game, seat, card) - permanent_worth(game, seat, old.card))
        if not free_slot(player, card):
            return 0.005
        return permanent_worth(game, seat, card)
    if printed.kind in ("monster", "trap"):
        rivals = [game.players[other] for other in game.living(0) if other != seat]
        payable = max(min(1.0, (rival.peril + SOON_PERIL) / printed.cost) for rival in rivals)
        if printed.kind == "trap":
            return 0.04 * payable
        blow = max((value for value, mark in printed.scores if mark == ATTACK), default=0)
        return payable * (0.01 + 0.012 * blow)
    return READY_ANYTIME if printed.time == "anytime" else 0.04


def permanent_worth(game: DungeoneerState, seat: Seat, card: str) -> float:
    """The worth of having the card readied."""
    printed, player = CARDS[card], game.players[seat]
    worth = 0.0
    for effect in printed.effects:
        if effect.do == "score":
            scores = player.printed.levels[player.level - 1]
            value, mark = scores[ATTRIBUTES.index(effect.attr)]
            highest = max(score for score, _ in scores)
            becomes_highest = value + effect.n >= highest
            worth += (2.0 if becomes_highest else 1.0) * effect.n
            worth += 1.0 if becomes_highest and effect.mark_value > mark else 0.0
            worth += 0.5 if value >= highest else 0.0
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
    return 0.02 * (worth - printed.upkeep)


def is_near(game: DungeoneerState, seat: Seat, quest: OpenQuest, movement: int) -> bool:
    """Whether the space of a quest is on the map, no more than that many steps away from the hero."""
    place, at = space_of(game, QUESTS[quest.id].space), game.players[seat].at
    return NOWHERE not in (place, at) and steps_from(game, at).get(place, FAR) <= movement


def strongest_rival(game: DungeoneerState, seat: Seat) -> Seat:
    """The other player nearest to winning."""
    rivals = [other for other in game.living(0) if other != seat]
    return max(rivals, key=lambda other: lead(game, other))


def lead(game: DungeoneerState, seat: Seat) -> float:
    """The progress of a player."""
    player = game.players[seat]
    return 3.0 * len(player.done) + player.level + player.life / 3
