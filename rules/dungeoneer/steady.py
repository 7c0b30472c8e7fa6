"""A computer player that goes for its quests, readies what helps it and hurts rivals when the chances are good.

Each decision weighs the options on one guess of the position, so it knows what its seat may know and no more.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.core.players import Think
from rules.core.questions import Option, Question
from rules.dungeoneer import acts, declaration, outlook, rolls, scores
from rules.dungeoneer.building import PlaceMap
from rules.dungeoneer.combat import PerilRecipient
from rules.dungeoneer.components import CARDS, MAPS, QUESTS
from rules.dungeoneer.declaration import DeclareEncounters, EncounterAttachment, EncounterAttribute, EncounterTarget
from rules.dungeoneer.discard_draw import DiscardOne
from rules.dungeoneer.dungeonlord import BetweenEncounters, DungeonlordActs
from rules.dungeoneer.geometry import spot_of
from rules.dungeoneer.hero_phase import HeroActs
from rules.dungeoneer.movement import ChooseStep
from rules.dungeoneer.pack import PackAssign, PackKeep
from rules.dungeoneer.pieces import NOBODY, NOWHERE, Encounter, Side
from rules.dungeoneer.quests import MonsterAttribute, SpendOnChance
from rules.dungeoneer.revealed import PlaceFromHand
from rules.dungeoneer.turns import PayUpkeep
from rules.dungeoneer.windows import PASS, WindowAction

if TYPE_CHECKING:
    from rules.dungeoneer.act import Act
    from rules.dungeoneer.game import Dungeoneer

WORTH_DECLARING = 0.0
WORTH_CHALLENGING = 0.6
GOOD_CHANCE = 0.5
HURT = 4
"""With so much Life or less, healing comes first."""


class Steady:
    """Sensible play for every seat."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best answer; among equal ones the first."""
        game: Dungeoneer = think()  # type: ignore[assignment]
        match question:
            case HeroActs():
                return [hero_act(game, seat, options)]
            case DungeonlordActs() | BetweenEncounters():
                return [dungeonlord_act(game, seat, question, options)]
            case DeclareEncounters():
                return [next_encounter(game, seat, options)]
            case EncounterTarget():
                return [best_target(game, seat, question.ref, options)]
            case EncounterAttachment():
                return [options[-2].id]
            case EncounterAttribute():
                return [best_attribute(game, question, options)]
            case WindowAction():
                return [window_act(game, seat)]
            case PlaceMap():
                return [best_spot(game, seat, game.drawn, options, rng)]
            case PlaceFromHand():
                return [best_spot(game, seat, question.card, options[:-1], rng)]
            case DiscardOne():
                return [discard(game, seat, options)]
            case PerilRecipient():
                return [f"seat-{outlook.strongest_rival(game, seat)}"]
            case PackAssign():
                return ["pack" if len(game.players[seat].pack) < 3 else "hand"]
            case PackKeep():
                return [(question.default(game))[0]]
            case PayUpkeep():
                pays = [option.id for option in options if option.id.startswith("pay-")]
                return [pays[0] if pays and game.players[seat].glory >= 2 else options[-1].id]
            case SpendOnChance():
                return [spend(game, seat, question, options)]
            case MonsterAttribute():
                return [max(options, key=lambda option: _quest_blow(game, question, option.id)).id]
            case ChooseStep():
                return [step(game, seat, question, options, rng)]
        default = question.default(game)
        return default if default else [option.id for option in options[: max(1, question.min)]]


# The hero phase


def hero_act(game: Dungeoneer, seat: Seat, options: list[Option]) -> str:
    """Quests first, then what makes the hero better, then the way to the next quest."""
    ids = [option.id for option in options]
    player = game.players[seat]
    quest = _quest_act(game, seat, ids)
    better = _improvement(game, seat, ids)
    if better:
        return better
    if quest:
        return quest
    if "untip" in ids:
        return "untip"
    blow = _best_blow(game, seat, "hero")
    if blow:
        return blow
    if player.tip is None and player.movement:
        return _way(game, seat, ids)
    return "explore" if "explore" in ids and not player.movement else "end"


def _quest_act(game: Dungeoneer, seat: Seat, ids: list[str]) -> str:
    best, best_worth = "", 0.0
    for id in ids:
        what, _, quest = id.partition("-")
        worth = 0.0
        if what == "quest":
            worth = _attempt_worth(game, seat, quest)
        elif what == "pick":
            worth = 0.8
        elif what == "drop" and game.spaces[game.players[seat].at].card == QUESTS[quest].goal:
            worth = 2.0
        if worth > best_worth:
            best, best_worth = id, worth
    return best


def _attempt_worth(game: Dungeoneer, seat: Seat, id: str) -> float:
    printed, player = QUESTS[id], game.players[seat]
    chance = outlook.quest_chance(game, seat, game.quest(id))
    if printed.chance is not None:
        return chance if chance >= GOOD_CHANCE else 0.0
    threat = printed.threat
    if threat is not None:
        wounds = sum(effect.n for effect in threat.fail if effect.do == "wound")
        if wounds and (player.life <= 1 or (player.life == 2 and chance < GOOD_CHANCE)):
            return 0.0
        risk = (1 - chance) * outlook.THREAT_WOUND * outlook.wound_worth(player.life, wounds) if wounds else 0.0
        return chance - risk
    return chance if chance > 0.3 else 0.0


def _improvement(game: Dungeoneer, seat: Seat, ids: list[str]) -> str:
    """A card to play, a wound to heal or a bane to be rid of."""
    player = game.players[seat]
    best, best_worth = "", 0.4
    for act in acts.acts(game, seat, "hero"):
        if act.id not in ids:
            continue
        worth = 0.0
        if act.do == "ready":
            worth = outlook.permanent_worth(game, seat, act.card)
            if any(laid.card == act.card for laid in player.treasures):
                worth = 0.0
        elif act.only_heals:
            worth = 2.0 if player.life <= HURT else 0.0
        elif act.do == "remove":
            worth = 0.6 if player.glory >= CARDS[act.card].remove + 2 else 0.0
        elif act.do == "ability" and not act.only_heals:
            worth = 0.7 if player.peril >= 4 and act.card == "he_mirra" else 0.0
        elif act.do in ("quaff", "use") and act.card == "tr_quicksilver":
            worth = 0.5 if not player.movement and outlook.goals(game, seat) else 0.0
        if worth > best_worth:
            best, best_worth = act.id, worth
    return best


def _best_blow(game: Dungeoneer, seat: Seat, when: str) -> str:
    """A challenge whose chances are good."""
    best, best_worth = "", WORTH_CHALLENGING
    for act in acts.acts(game, seat, when):
        if act.target is None:
            continue
        worth = outlook.exchange(game, Side(hero=seat), act.target, act.attr)
        if act.target.quest:
            worth += 0.3
        if act.steal:
            worth += 0.3
        if worth > best_worth:
            best, best_worth = act.id, worth
    return best


def _way(game: Dungeoneer, seat: Seat, ids: list[str]) -> str:
    """The first step to the space where most is to be gained, exploring while nothing is in reach."""
    player = game.players[seat]
    far, first = outlook.distances(game, seat)
    best, best_worth = "", 0.0
    for place, worth in outlook.goals(game, seat).items():
        if place == player.at or place not in far:
            continue
        value = worth / (1 + far[place] / 4)
        if value > best_worth and first[place] in ids:
            best, best_worth = first[place], value
    if best:
        return best
    if "explore" in ids and player.peril < 8:
        return "explore"
    gain, way = 0.0, "end"
    for id in ids:
        if id.startswith("move-") and player.glory < 8:
            side = "nesw".index(id[5:])
            other = game.spaces[player.at].near[side]
            card = game.spaces[other].printed
            safe = not card.spikes and not card.pit
            value = card.glory - 0.8 * card.peril
            if other not in game.visited and safe and value > gain:
                gain, way = value, id
    return way


# The Dungeonlord phase


def dungeonlord_act(game: Dungeoneer, seat: Seat, question: Question, options: list[Option]) -> str:
    """Encounters whose chances are good, then banes, then the end."""
    ids = [option.id for option in options]
    if "declare" in ids and _best_encounter(game, seat)[1] > WORTH_DECLARING:
        return "declare"
    when = "between" if isinstance(question, BetweenEncounters) else "dungeonlord"
    best, best_worth = "", 0.5
    for act in acts.acts(game, seat, when):
        worth = 0.0
        if act.do == "bane" and act.id in ids:
            worth = _bane_worth(game, seat, act)
        elif act.target is not None and act.id in ids:
            worth = outlook.exchange(game, Side(hero=seat), act.target, act.attr) - WORTH_CHALLENGING + 0.5
        elif act.only_heals and game.players[seat].life <= 2:
            worth = 1.0
        if worth > best_worth:
            best, best_worth = act.id, worth
    return best or ("go_on" if "go_on" in ids else "end")


def _bane_worth(game: Dungeoneer, seat: Seat, act: Act) -> float:
    printed = CARDS[act.card]
    if printed.target == "edge" or act.victim == NOBODY:
        return 0.0
    share = 1.0 if act.victim == outlook.strongest_rival(game, seat) else 0.6
    return share * {"ba_lost_way": 0.3, "ba_leaden_feet": 0.7, "ba_mire": 0.9}.get(act.card, 1.0)


def _encounter_worth(game: Dungeoneer, seat: Seat, ref: str, target: Seat) -> float:
    """What declaring the card on that target is worth, its Peril as scarce as it is."""
    cost = declaration.least_cost(game, seat, ref, target)
    if cost is None or cost > declaration.budget(game, target):
        return 0.0
    player = game.players[target]
    beast = declaration.beast_of(game, seat, ref)
    if beast is None:
        return _trap_worth(game, seat, ref, target) - 0.05 * cost
    able = scores.beast_attributes(beast)
    if not able:
        return 0.1
    game.encounters.append(Encounter(beast.card, target, cost, attr=able[0], beast=beast))
    side = Side(entry=len(game.encounters) - 1)
    worth = max(outlook.exchange(game, side, Side(hero=target), attr) for attr in able)
    game.encounters.pop()
    share = 1.0 + 0.1 * (outlook.lead(game, target) - outlook.lead(game, seat)) / 3
    return worth * max(0.6, share) - 0.03 * cost + 0.1 * (player.peril > 6)


def _trap_worth(game: Dungeoneer, seat: Seat, ref: str, target: Seat) -> float:
    threat = CARDS[ref].threat
    if threat is None:
        return 0.0
    worth = 0.0
    space = game.players[target].at
    number = threat.target + game.spaces[space].printed.hazard
    for other in game.heroes_at(space):
        missed = 1 - outlook.threat_chance(game, other, threat.attr, number, ["trap"])
        wounds = sum(effect.n for effect in threat.fail if effect.do == "wound") or 0.6
        harm = missed * outlook.wound_worth(game.players[other].life, wounds)
        worth += -1.5 * harm if other == seat else harm
    return worth


def _best_encounter(game: Dungeoneer, seat: Seat) -> tuple[str, float, Seat]:
    best: tuple[str, float, Seat] = ("", 0.0, NOBODY)
    for ref in declaration.candidates(game, seat):
        for target in declaration.targets(game, seat, ref):
            worth = _encounter_worth(game, seat, ref, target)
            if worth > best[1]:
                best = (ref, worth, target)
    return best


def next_encounter(game: Dungeoneer, seat: Seat, options: list[Option]) -> str:
    """One more encounter while it is worth it, then the declaration."""
    ids = [option.id for option in options]
    ref, worth, _ = _best_encounter(game, seat)
    if worth > WORTH_DECLARING and f"add-{ref}" in ids:
        return f"add-{ref}"
    return "done" if "done" in ids else "cancel"


def best_target(game: Dungeoneer, seat: Seat, ref: str, options: list[Option]) -> str:
    """Where the encounter does most."""
    able = [option for option in options if not option.back]
    return max(able, key=lambda option: _encounter_worth(game, seat, ref, int(option.id.removeprefix("seat-")))).id


def best_attribute(game: Dungeoneer, question: EncounterAttribute, options: list[Option]) -> str:
    """The attribute that hurts most."""
    beast = declaration.beast_of(game, question.seat, question.ref, question.attachments)
    if beast is None:
        return options[0].id
    game.encounters.append(Encounter(beast.card, question.target, 0, beast=beast))
    side, hero = Side(entry=len(game.encounters) - 1), Side(hero=question.target)
    able = [option.id for option in options if not option.back]
    return max(able, key=lambda attr: outlook.exchange(game, side, hero, attr))


# Windows


def window_act(game: Dungeoneer, seat: Seat) -> str:
    """Answers that save life, help a roll that matters or spoil somebody else's quest."""
    window, player = game.windows[-1], game.players[seat]
    best, best_worth = PASS, 0.3
    for act in acts.acts(game, seat, window.kind):
        worth = 0.0
        if act.only_heals:
            worth = 0.8 if player.life <= 2 else 0.0
        elif act.target is not None:
            worth = outlook.exchange(game, Side(hero=seat), act.target, act.attr)
        elif act.do == "untip":
            worth = 0.5
        elif window.kind == "enc" and act.do == "instant":
            worth = _answer_worth(game, seat, act)
        elif window.kind == "bane" and act.do == "instant":
            worth = 0.5
        elif window.kind == "roll":
            worth = _roll_worth(game, seat, act)
        if worth > best_worth:
            best, best_worth = act.id, worth
    return best


def _answer_worth(game: Dungeoneer, seat: Seat, act: Act) -> float:
    hero = Side(hero=seat)
    if act.entry == NOWHERE:
        return 0.5 if game.players[seat].life <= 2 and act.card == "bn_blink" else 0.0
    if act.entry >= 0:
        entry = game.encounters[act.entry]
        return outlook.exchange(game, Side(entry=act.entry), hero, entry.attr)
    return outlook.exchange(game, Side(quest=game.fight), hero, game.fight_attr)


def _roll_worth(game: Dungeoneer, seat: Seat, act: Act) -> float:
    """Help where the roll can still go either way; harm to a rival's quest."""
    roll = game.roll
    if roll is None:
        return 0.0
    if act.do == "bane":
        return 0.9 if roll.is_quest and seat not in roll.heroes else 0.0
    if seat not in roll.heroes:
        return 0.0
    if roll.attacker is not None or roll.what in ("quest", "chance", "trap", "search"):
        return 0.6 - 0.1 * act.amount
    return 0.0


# Smaller decisions


def best_spot(game: Dungeoneer, seat: Seat, card: str, options: list[Option], rng: Random) -> str:
    """Own quest spaces near the hero, everything else where it opens ways."""
    player = game.players[seat]
    here = game.spaces[player.at] if player.at != NOWHERE else game.spaces[0]
    mine = any(
        card in (QUESTS[quest.id].space, QUESTS[quest.id].goal)
        for quest in game.quests
        if quest.owner in (seat, NOBODY)
    )
    same = MAPS[here.card].realm == MAPS[card].realm
    sign = 1 if mine else -1

    def worth(option: Option) -> tuple[int, float]:
        spot = spot_of(option.id)
        distance = abs(spot.x - here.x) + abs(spot.y - here.y) if same else 0
        return -sign * distance, rng.random()

    return max(options, key=worth).id


def discard(game: Dungeoneer, seat: Seat, options: list[Option]) -> str:
    """The card that is worth least; pack and treasures are kept."""
    hand = [option.id for option in options if option.id.startswith("hand-")]
    return min(hand, key=lambda id: outlook.card_worth(game, seat, id.removeprefix("hand-")))


def spend(game: Dungeoneer, seat: Seat, question: SpendOnChance, options: list[Option]) -> str:
    """All that still improves the chance: a completed quest is worth more than Glory."""
    chance = QUESTS[question.quest].chance
    if chance is None:
        return options[0].id
    sure = next(
        (n for n in range(len(options)) if rolls.percent(chance.target - n, chance.dice) >= 84), len(options) - 1
    )
    return options[sure].id


def _quest_blow(game: Dungeoneer, question: MonsterAttribute, attr: str) -> float:
    return outlook.exchange(game, Side(quest=question.quest), Side(hero=game.turn), attr)


def step(game: Dungeoneer, seat: Seat, question: ChooseStep, options: list[Option], rng: Random) -> str:
    """The own hero towards what is worth going to, others anywhere."""
    if question.hero != seat:
        return rng.choice(options).id
    wanted = outlook.goals(game, seat)
    return max(options, key=lambda option: wanted.get(_number(game, option.id), 0.0)).id


def _number(game: Dungeoneer, card: str) -> int:
    return next(number for number, space in enumerate(game.spaces) if space.card == card)
