"""Fights under way and possible ones: scores, chances, wounds."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.cases.common import now_args, others, rivals_of
from games.dungeoneer.cases.table import foe
from games.dungeoneer.rules import option_texts, scores
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import Act, Challenge
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.plans import Candidate
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, QUESTS, QUESTS_TO_WIN, foe_of, name_of
from games.dungeoneer.rules.conditions import needs_met
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused


def now_fighting(game: DungeoneerState) -> Iterator[Case]:
    """The attack, roll or bane that is being settled at this moment, with the quest or card it is about."""
    args: Args = {"player": seat_name(game.turn)}
    if game.roll is not None:
        roll = game.roll
        things = [roll.source] if roll.source else []
        args |= {"player": seat_name(roll.seat), "attr": refer(f"attr-{roll.attr}") if roll.attr else "none"}
        args["target"] = roll.target
        key = "case-now_roll"
        if roll.attacker is not None and roll.defender is not None:
            key, sides = "case-now_attack", (roll.attacker, roll.defender)
            things = [side.quest for side in sides if side.quest]
            things += [game.encounters[side.entry].card for side in sides if side.entry != NOWHERE]
            hit, back = odds.fight_chances(game, *sides, roll.attr)
            args |= {"attacker": scores.side_name(game, sides[0]), "defender": scores.side_name(game, sides[1])}
            args |= {"percent": odds.percent(hit), "back": odds.percent(back)}
            entry = sides[0].entry
            args["text"] = "none" if entry == NOWHERE else refer(f"text-{game.encounters[entry].card}")
    elif game.fight:
        key, things = "case-now_quest", [game.fight]
        args["monster"] = foe_of(game.fight)
    elif game.bane is not None and game.bane.victim != NOBODY:
        key, things = "case-now_bane", [game.bane.card]
        args = {"player": seat_name(game.bane.by), "card": name_of(game.bane.card)}
        args["victim"] = seat_name(game.bane.victim)
    else:
        return
    things += [QUESTS[each].space for each in things if each in QUESTS and QUESTS[each].space]
    for named in ((), *((thing,) for thing in dict.fromkeys(things))):
        alias = foe(*named) if named else None
        yield Case("now", Message(key, args), named, common=True, alias=alias)


def declared(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """The odds of each encounter that is declared and not yet rolled for (DN-5.9)."""
    if game.roll is not None:
        return
    for index, entry in enumerate(game.encounters):
        if entry.state != "waiting":
            continue
        args: Args = {"card": entry.name, "victim": seat_name(entry.target), "text": refer(f"text-{entry.card}")}
        if entry.attr:
            sides = Side(entry=index), Side(hero=entry.target)
            own, _ = odds.combat_parts(game, sides[0], sides[1], entry.attr, defending=False)
            against, _ = odds.combat_parts(game, sides[1], sides[0], entry.attr, defending=True)
            hit, back = odds.fight_chances(game, *sides, entry.attr)
            args |= {"attr": refer(f"attr-{entry.attr}"), "mine": sum(n for _, n in own)}
            args |= {"theirs": sum(n for _, n in against), "percent": odds.percent(hit), "back": odds.percent(back)}
        else:
            chance = option_texts.trap_chance(game, entry.card, entry.target, entry.space)
            args |= {"attr": "none", "percent": odds.percent(chance)}
        told = Message("case-now_due", args)
        for things in ((), (entry.card,)) if entry.target == seat else ((entry.card,),):
            yield Case("now", told, things, common=True)


def against_rivals(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Which cards of the hand the Peril of each rival would pay for, and whether it can be challenged (DN-5.2)."""
    hand = [card for card in dict.fromkeys(game.hands[seat]) if CARDS[card].kind not in ("boon", "treasure")]
    own = seat == game.turn and game.phase == "dungeonlord"
    phase = "declared" if own and game.declared else "own" if own else "none"
    for other in rivals_of(game, seat):
        has = game.players[other].peril
        fitting = [
            name_of(card)
            for card in hand
            if plans.cost_for(game, Candidate(card), other) <= has
            and (CARDS[card].kind != "bane" or needs_met(game, card, other))
        ]
        sent = sum(CARDS[card].kind in ("monster", "trap") for card in hand)
        args: Args = {"rival": seat_name(other), "has": has, "cards": fitting, "number": len(fitting), "phase": phase}
        args |= {"held": len(hand), "sent": sent}
        yield Case("against", Message("case-against", args), seats=(other,), secret=True)
        player = game.players[other]
        state: Args = {"done": len(player.done), "all": QUESTS_TO_WIN, "life": player.life}
        yield Case("target", Message("case-target", args | state), common=True, secret=True)
        yield Case("against", fight_text(game, seat, other), seats=(other,), secret=True)


def all_scores(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """The scores of each hero, and what each of them consists of."""
    for other in game.living(0):
        for attr in ("melee", "magic", "speed"):
            told, alias = _score(game, other, attr), Message(f"attr-{attr}")
            yield Case("scores", told, (f"attr-{attr}",), others(seat, other), past=True, alias=alias)
        args: Args = {attr: scores.hero_score(game, other, attr)[0] for attr in ("melee", "magic", "speed")}
        args["player"] = seat_name(other)
        yield Case("scores", Message("case-scores", args), seats=others(seat, other))
        yield Case("all_scores", Message("case-all_scores", args), common=True)


def _score(game: DungeoneerState, seat: Seat, attr: str) -> Message:
    """A score of a hero: what is printed for its level, and what raises and lowers it now (DN-8)."""
    parts: scores.Parts = []
    score, _ = scores.hero_score(game, seat, attr, parts=parts)
    player, (_, printed), changes = game.players[seat], parts[0], parts[1:]
    args: Args = {"player": seat_name(seat), "attr": refer(f"attr-{attr}"), "score": score, "printed": printed}
    for name, by in (("more", 1), ("less", -1)):
        sources = list(dict.fromkeys(source for source, n in changes if n * by > 0))
        args |= {name: sources, f"{name}_number": len(sources)}
    given = [name_of(card) for card in scores.cards_giving_attack(game, seat, attr)]
    args |= {"attacks": int(attr in scores.attack_attributes(game, seat)), "given": given, "given_number": len(given)}
    return Message("case-score", {**args, "level": player.level, "hero": name_of(player.hero)})


def free(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What a challenge costs each hero on its own turn, and which ability makes it free (DN-15.9)."""
    for other in game.living(0):
        able = any(effect.do == "free" and effect.kind == "challenge" for effect in game.players[other].printed.passive)
        hero = game.players[other].hero
        args: Args = {"player": seat_name(other), "hero": name_of(hero)}
        told = (
            Message("case-free", {**args, "ability": refer(f"ability-{hero}")})
            if able
            else Message("case-free_not", args)
        )
        yield Case("free", told, seats=others(seat, other), past=True)


def possible(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Whether the hero can challenge each rival now, and the chances in both directions (DN-15.9 to DN-15.14)."""
    for other in rivals_of(game, seat):
        yield Case("fight", fight_text(game, seat, other), seats=(other,))
    done = "yes" if game.players[seat].attacked else "no"
    yield Case("again", Message("case-again", {"done": done, "movement": game.spendable(seat)}))


def fight_text(game: DungeoneerState, seat: Seat, other: Seat) -> Message:
    """Whether this hero can be challenged now, and how that would go."""
    player, rival = game.players[seat], game.players[other]
    moment = game.phase if seat == game.turn and game.phase in ("dungeonlord", "hero") else ""
    refused: list[Refused] = []
    acts: list[Act] = possible_acts(game, seat, moment, refused) if moment else []
    args: Args = {**now_args(game), "rival": seat_name(other), "space": name_of(game.spaces[rival.at].card)}
    args |= _blow(game, seat, other)
    back = _blow(game, other, seat)
    args |= {f"{name}_back": back[name] for name in ("attr", "mine", "theirs", "percent")}
    reason = "other_space" if rival.at != player.at else "not_asked"
    if rival.at == player.at and moment:
        reason = next((each.reason for each in refused if each.id == f"challenge-s{other}"), "not_asked")
    able = any(isinstance(act, Challenge) and act.target.hero == other for act in acts)
    return Message("case-fight" if able else "case-fight_not", {**args, "reason": reason})


def _blow(game: DungeoneerState, seat: Seat, other: Seat) -> Args:
    """The best attack of one hero on another: its attribute, both totals without dice, and its chance."""
    able = scores.attack_attributes(game, seat)
    if not able:
        return {"attr": "none", "mine": 0, "theirs": 0, "percent": 0}
    ours, rival = Side(hero=seat), Side(hero=other)
    best = max(able, key=lambda attr: odds.fight_chances(game, ours, rival, attr)[0])
    mine, _ = odds.combat_parts(game, ours, rival, best, defending=False)
    theirs, _ = odds.combat_parts(game, rival, ours, best, defending=True)
    return {
        "attr": refer(f"attr-{best}"),
        "mine": sum(n for _, n in mine),
        "theirs": sum(n for _, n in theirs),
        "percent": odds.percent(odds.fight_chances(game, ours, rival, best)[0]),
    }
