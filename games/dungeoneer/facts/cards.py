"""Cards in front of heroes: effects, banes, slots, healing, packs, and the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import moment_of, now_args, seats_of
from games.dungeoneer.rules import scores
from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import RemoveBane
from games.dungeoneer.rules.components import HAND_SIZE, HEROES, MAX_LIFE, QUESTS, name_of
from games.dungeoneer.rules.prospects import heals
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Refused


def effects(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Whether readied cards, artifacts and the hero's ability can be used now (DN-17.12)."""
    player, moment = game.players[seat], moment_of(game, seat)
    refused: list[Refused] = []
    found = possible_acts(game, seat, moment, refused, []) if moment else []
    usable = [laid.card for laid in player.readied if laid.printed.uses]
    usable += [quest for quest in player.done if QUESTS[quest].artifact_use is not None]
    usable += [player.hero] if player.printed.ability is not None else []
    for card in dict.fromkeys(usable):
        ability = Message(f"ability-{card}") if card == player.hero else None
        why = next((each for each in refused if name_of(card) in each.args.values()), None)
        args: Args = {**now_args(game), "card": name_of(card) if ability is None else refer(ability.key)}
        args |= {"reason": "not_asked" if why is None else why.reason, "has": player.glory}
        args |= {"cost": 0 if why is None else why.reason_args.get("cost", 0)}
        if any(act.card == card for act in found):
            args["reason"] = "none"
        for things in ((card,), ()) if ability is not None else ((card,),):
            yield Fact("use", Message("fact-use", args), things, called=ability if things else None)


def banes(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """What each bane does to the hero that has it, how long, and what removing it costs."""
    moment = moment_of(game, seat)
    removable = {
        act.card for act in (possible_acts(game, seat, moment) if moment else ()) if isinstance(act, RemoveBane)
    }
    for other in game.living(0):
        player, seats = game.players[other], seats_of(seat, other)
        totals: Args = {attr: scores.hero_score(game, other, attr)[0] for attr in ("melee", "magic", "speed")}
        totals |= {"player": seat_name(other), "own": int(other == seat), "number": len(player.banes)}
        for laid in player.banes:
            args: Args = {**totals, "card": laid.name, "text": refer(f"text-{laid.card}"), "by": "none"}
            args |= {"cost": laid.printed.remove or 0, "glory": player.glory, "ends": laid.printed.ends or "none"}
            args |= {"now": int(laid.card in removable and other == seat), "turn": int(other == game.turn)}
            if laid.by in range(game.seats):
                args["by"] = seat_name(laid.by)
            yield Fact("bane", Message("fact-bane", args), (laid.card,), seats, public=True)
            if other == seat:
                for things in ((laid.card,), ())[: 1 + (laid is player.banes[0])]:
                    yield Fact("remove", Message("fact-remove", args), things)
        args = {**totals, "cards": [laid.name for laid in player.banes]}
        yield Fact("bane", Message("fact-bane_any", args), seats=seats, public=True)


def slots(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The free slots for boons and treasures (DN-17.8)."""
    player = game.players[seat]
    most = {"boon": player.printed.boons, "treasure": scores.treasure_slots(player)}
    used = {"boon": len(player.boons), "treasure": len(player.treasures)}
    args: Args = {f"{kind}s": max(0, most[kind] - used[kind]) for kind in most}
    yield Fact("slots", Message("fact-slots", args | {f"all_{kind}s": most[kind] for kind in most}), public=True)


def healing(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """What the player has that gives Life back."""
    player = game.players[seat]
    hand = [name_of(card) for card in dict.fromkeys(game.hands[seat]) if heals(card)]
    laid = [each.name for each in player.readied if heals(each.card)]
    ability = HEROES[player.hero].ability
    if ability is not None and any(effect.do == "heal" for effect in ability.effects):
        laid.append(refer(f"ability-{player.hero}"))
    args: Args = {"life": player.life, "most": MAX_LIFE, "glory": player.glory}
    yield Fact(
        "heal", Message("fact-heal", {**args, "hand": hand, "number": len(hand), "laid": laid, "ready": len(laid)})
    )


def packs(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """What the monsters of a pack may do again and what it costs (DN-5.14, DN-7.2)."""
    for owner in game.living(0):
        seats, beasts = seats_of(seat, owner), game.players[owner].pack
        for beast in beasts:
            args: Args = {"player": seat_name(owner), "card": beast.name, "text": refer(f"text-{beast.card}")}
            args |= {"cost": beast.printed.cost, "life": beast.printed.life - beast.wounds, "own": int(owner == seat)}
            yield Fact("pack", Message("fact-pack", args), (beast.card,), public=True)
        args = {"player": seat_name(owner), "cards": [beast.name for beast in beasts], "number": len(beasts)}
        args |= {"cost": [beast.printed.cost for beast in beasts], "own": int(owner == seat)}
        yield Fact("pack", Message("fact-pack_any", args), seats=seats, public=True)


def ending(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """What the end of the player's turn brings: the discard, the cards drawn, and who is next (DN-14)."""
    player, hand = game.players[seat], len(game.hands[seat])
    laid = [each.name for each in (*player.treasures, *player.pack)]
    args: Args = {"hand": hand, "laid": laid, "number": len(laid), "all": HAND_SIZE, "peril": player.peril}
    args |= {"from_hand": max(0, HAND_SIZE - hand + 1), "from_laid": max(0, HAND_SIZE - hand)}
    args |= {"movement": player.movement if seat == game.turn and game.phase == "hero" else 0}
    args["player"] = seat_name(next(other for other in game.living((seat + 1) % game.seats) if other != seat))
    yield Fact("ending", Message("fact-ending", args), public=True)
    for other in game.living(0):
        done = [quest for quest in game.players[other].done if any(each.do == "level" for each in QUESTS[quest].reward)]
        args = {"player": seat_name(other), "level": game.players[other].level, "number": len(done)}
        args |= {"quests": [*map(name_of, done)], "own": int(other == seat)}
        yield Fact("level", Message("fact-level", args), seats=seats_of(seat, other), public=True)
