"""What an answer does, in one short line: its price, and a score or a chance before and after.

Only for showing: computed when somebody looks, from what the asked seat may know.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import ATTRIBUTES, CARDS, QUESTS, name_of
from games.dungeoneer.rules.pieces import NOBODY, Laid, NextRoll, Roll, Side, TurnEffect
from rules.messages import Args, Message, Name, Seat, refer, seat_name

if TYPE_CHECKING:
    from games.dungeoneer.rules.act import Act
    from games.dungeoneer.rules.game import Dungeoneer
    from games.dungeoneer.rules.pieces import OpenQuest, Player

HARMS = ("bane", "attach")
"""Acts that somebody else's Peril pays for."""


def percent(chance: float) -> int:
    """A chance as it is shown."""
    return round(100 * chance)


# Cards and effects


def act_about(game: Dungeoneer, seat: Seat, act: Act) -> Message | None:
    """What the act costs and what it changes; None where its name and its worked sum say all."""
    if act.do in ("challenge", "untip"):
        return None
    subject = act.victim if act.do in HARMS else seat
    player, price = game.players[subject], _price(act)
    has = player.peril if act.do in HARMS else player.glory
    args: Args = {"player": seat_name(subject), "cost": price, "before": has, "after": has - price}
    changed = _change(game, seat, subject, act)
    if changed is None:
        return Message("about-peril" if act.do in HARMS else "about-glory", args) if price else None
    what, how = changed
    return Message(f"about-peril_{what}" if act.do in HARMS else f"about-glory_{what}", args | how)


def _price(act: Act) -> int:
    if act.do in (*HARMS, "ready", "quaff"):
        return CARDS[act.card].cost
    return CARDS[act.card].remove if act.do == "remove" else act.amount


def _change(game: Dungeoneer, seat: Seat, subject: Seat, act: Act) -> tuple[str, Args] | None:
    """What would be different for that hero: its Life, a threat, the roll at hand, a quest's chance, else a score.

    Named by the end of the text's key, with what else the text is filled with.
    """
    player, effects = game.players[subject], odds.effects_of(act)
    healed = sum(effect.n for effect in effects if effect.do == "heal" and not effect.where)
    if healed:
        return "life", {"life": player.life, "then": min(scores.max_life(game, subject), player.life + healed)}
    for effect in effects:
        if effect.do == "threat":
            met = odds.threat_chance(game, subject, effect.attr, effect.target, [])
            return "threat", {"percent": percent(1 - met)}
    then = afterwards(game, subject, act)
    if game.roll is not None:
        return _rolled(game, then, game.roll)
    for quest in game.quests if subject == seat else ():
        if quest.owner in (NOBODY, seat):
            now, later = quest_chance(game, seat, quest), quest_chance(then, seat, quest)
            if percent(now) != percent(later):
                return "quest", {"quest": name_of(quest.id), "chance": percent(now), "then": percent(later)}
    for attr in ATTRIBUTES:
        score, changed = (scores.hero_score(each, subject, attr, combat=True)[0] for each in (game, then))
        if score != changed:
            return "score", {"attr": refer(f"attr-{attr}"), "score": score, "then": changed}
    return None


def afterwards(game: Dungeoneer, subject: Seat, act: Act) -> Dungeoneer:
    """The table as it would be for rolls after that act; what does not change is shared with the game."""
    player = _readied(game.players[subject], act) or _touched(game.players[subject], act)
    return game.model_copy(update={"players": [player if other.seat == subject else other for other in game.players]})


def _readied(player: Player, act: Act) -> Player | None:
    """The hero with one card more or less lying on or before it; None for an act that moves none."""
    if act.do == "remove":
        return replace(player, banes=[laid for laid in player.banes if laid.number != act.number])
    if act.do != "ready" and not (act.do == "bane" and CARDS[act.card].span == "permanent"):
        return None
    printed = CARDS[act.card]
    laid = Laid(0, act.card, player.seat, printed.charges)
    match printed.kind:
        case "boon":
            return replace(player, boons=[*player.boons, laid])
        case "treasure":
            return replace(player, treasures=[*player.treasures, laid])
        case _:
            return replace(player, banes=[*player.banes, laid])


def _touched(player: Player, act: Act) -> Player:
    """The hero with what the act adds to its scores and to its next roll."""
    lasting, rolls, two_dice = list(player.effects), list(player.rolls), player.two_dice
    for effect in odds.effects_of(act):
        match effect.do:
            case "score":
                n = act.amount if effect.by_amount else effect.n
                lasting.append(TurnEffect(act.card, "score", attr=effect.attr, n=n, mark=effect.mark_value))
            case "auto":
                lasting.append(TurnEffect(act.card, "auto", kind=effect.kind))
            case "roll":
                rolls.append(NextRoll(act.card, effect.n, list(effect.kinds)))
            case "two_dice":
                two_dice = act.card
            case _:
                pass
    return replace(player, effects=lasting, rolls=rolls, two_dice=two_dice)


# Rolls


def _rolled(game: Dungeoneer, then: Dungeoneer, roll: Roll) -> tuple[str, Args] | None:
    """The chance of the roll at hand, before and after; None where it stays the same."""
    if roll.attacker is None or roll.defender is None:
        return _differ("chance", roll_chance(game, roll), roll_chance(then, roll))
    now, later = (odds.fight_chances(each, roll.attacker, roll.defender, roll.attr) for each in (game, then))
    for side, one, other in zip((roll.attacker, roll.defender), now, later, strict=True):
        changed = _differ("hit", one, other, who=scores.side_name(game, side))
        if changed is not None:
            return changed
    return None


def _differ(what: str, now: float, later: float, **args: Name) -> tuple[str, Args] | None:
    if percent(now) == percent(later):
        return None
    return what, {"chance": percent(now), "then": percent(later), **args}


def roll_chance(game: Dungeoneer, roll: Roll) -> float:
    """The chance of a roll against a target number."""
    if roll.what == "chance":
        return odds.luck(game, roll.seat, roll.dice, roll.target - roll.added)
    return odds.threat_chance(game, roll.seat, roll.attr, roll.target, roll.tags)


def quest_chance(game: Dungeoneer, seat: Seat, quest: OpenQuest) -> float:
    """The chance that one attempt completes the quest; of a monster, that the hero's best attack hits it."""
    printed = QUESTS[quest.id]
    chance = 1.0
    if printed.search is not None and not quest.found:
        chance = odds.threat_chance(game, seat, printed.search.attr, printed.search.target, ["quest"])
    if printed.threat is not None:
        return chance * odds.threat_chance(game, seat, printed.threat.attr, printed.threat.target, ["quest"])
    if printed.chance is not None:
        return chance * odds.luck(game, seat, printed.chance.dice, printed.chance.target)
    if printed.monster is not None:
        able = scores.attack_attributes(game, seat)
        blows = (odds.fight_chances(game, Side(hero=seat), Side(quest=quest.id), attr)[0] for attr in able)
        return chance * max(blows, default=0.0)
    return chance


# Encounters


def blow(game: Dungeoneer, attacker: Side, target: Seat, attr: str) -> int:
    """The chance in percent that the attack hits that hero."""
    return percent(odds.fight_chances(game, attacker, Side(hero=target), attr)[0])


def trap_chance(game: Dungeoneer, card: str, victim: Seat, space: int) -> float:
    """The chance that a trap in that space strikes that hero."""
    threat = CARDS[card].threat
    if threat is None:
        raise LookupError(f"{card} is no trap")
    return 1 - odds.threat_chance(game, victim, threat.attr, scores.trap_target(game, space, threat), ["trap"])


# Places and quests


def there(game: Dungeoneer, seat: Seat, number: int) -> Message | None:
    """Whose heroes, which quests of that seat and what to carry are in a space; None where nothing is."""
    card = game.spaces[number].card
    things: list[Name] = [seat_name(other) for other in game.heroes_at(number) if other != seat]
    for quest in game.quests:
        printed = QUESTS[quest.id]
        if quest.carrier == seat:
            wanted = card == printed.goal
        elif printed.type == "escort":
            wanted = scores.lies_at(game, quest) == number and (quest.touched or quest.owner in (NOBODY, seat))
        elif quest.owner in (NOBODY, seat):
            here = scores.terrain_at(game, number)
            wanted = card == printed.space or (printed.terrain is not None and here == printed.terrain)
        else:
            wanted = False
        if wanted:
            things.append(name_of(quest.id))
    return Message("about-there", {"things": things}) if things else None


def quest_about(game: Dungeoneer, seat: Seat, id: str) -> Message | None:
    """What an attempt takes where no worked sum says it: dice and Glory, a price, the way to go."""
    printed = QUESTS[id]
    if printed.goal:
        return Message("about-deliver", {"space": name_of(printed.goal)})
    if printed.chance is not None:
        dice, target, glory = printed.chance.dice, printed.chance.target, game.players[seat].glory
        least, most = (percent(odds.luck(game, seat, dice, target - spent)) for spent in (0, glory))
        return Message("about-luck", {"least": least, "most": most, "glory": glory})
    return Message(f"text-{id}") if printed.price is not None else None


def end_about(game: Dungeoneer, seat: Seat) -> Message | None:
    """What is gained for having stayed (DN-14.1)."""
    if game.moved:
        return None
    card = game.spaces[game.players[seat].at].printed
    return Message("about-stays", {"glory": card.glory, "peril": card.peril})
