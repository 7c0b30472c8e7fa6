"""Drawing a path: cards, spells, optimizers."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.cases.market import buy
from games.map_masters.cases.rewards import bonus, goal_id
from games.map_masters.rules.components import GOALS, HAND, SPELL_COST
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path import PACT
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.drafting import Drafting, Withdraw
from games.map_masters.rules.versus.market import COSTS, discount
from games.map_masters.rules.versus.refresh import left
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def draw(game: MapMastersState, seat: Seat) -> Message:
    """What the player draws for the hand, as far as that is certain (MM-13.20), and what it scores."""
    player, goal = game.players[seat], goal_id(game)
    number = max(0, HAND - len(player.area))
    args: Args = {"area": len(player.area), "number": number, "hand": HAND}
    if game.phase not in ("market", "hand") or not number:
        return Message("case-draw_done", args)
    deck = sorted(game.piles[f"deck_{seat}"])
    args |= {"cards": [refer(f"card-{card}") for card in deck], "deck": len(deck), "pile": len(player.discard)}
    args |= {"more": max(0, number - len(deck)), "state": "some" if len(deck) > number else "all"}
    args |= {"held": [refer(f"card-{card}") for card in player.area], "goal": refer(f"goal-{GOALS[goal].kind}")}
    args["fits"] = sum(fitting(card, goal) for card in [*player.area, *deck]) if len(deck) == number else 0
    return Message("case-draw", {**args, "open": int(game.phase == "market" and not player.passed)})


def spells_now(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Whether each of the player's spells can still be used in this round (MM-10.4)."""
    for other, owner in enumerate(game.players):
        up = [refer(f"spell-{spell}") for spell in owner.spells if owner.face_up(spell)]
        down = [refer(f"spell-{spell}") for spell in owner.spells if not owner.face_up(spell)]
        all_of: Args = {"player": seat_name(other), "up": up, "number": len(up), "down": down, "used": len(down)}
        all_of["own"] = "yes" if other == seat else "no"
        yield Case("spell", Message("case-spells", all_of), seats=() if other == seat else (other,))
    player = game.players[seat]
    for spell in player.spells:
        args: Args = {"spell": refer(f"spell-{spell}"), "text": refer(f"spell-text-{spell}")}
        used = not player.face_up(spell)
        key = "case-spell_used" if used else "case-spell_once" if spell == PACT else "case-spell"
        yield Case("spell", Message(key, args), (spell,))


def change(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player can still change the dungeon and the path (MM-14.6, MM-14.7)."""
    waiting = [other for other, player in enumerate(game.players) if other != seat and not player.done]
    args: Args = {"players": [seat_name(other) for other in waiting]}
    for question in game.questions:
        if question.seat == seat and isinstance(question, Withdraw):
            return Message("case-change_done", args)
        if question.seat == seat and isinstance(question, Drafting):
            open_bonus = bonus(game, seat).key == "case-bonus"
            return Message("case-change_drawing", {"bonus": int(open_bonus), "others": len(waiting)})
    if game.phase == "explore" and game.bonus == seat:
        return Message("case-change_final")
    return Message("case-change_no")


def optimized(game: MapMastersState, seat: Seat) -> list[tuple[str, ...]]:
    """What a question about optimizers may name: nothing, the optimizer, or in the refresh a card of the hand."""
    cards = game.players[seat].area if game.phase == "refresh" else []
    return [(), ("recycle",), ("scissors",), *((card,) for card in cards)]


def optimizers(game: MapMastersState, seat: Seat) -> Message:
    """How many cards the player can keep or remove in this refresh (MM-15.5)."""
    player = game.players[seat]
    if game.phase != "refresh":
        return Message("case-optimizers_later")
    args: Args = {"recycle": left(player, "recycle"), "scissors": left(player, "scissors")}
    return Message("case-optimizers", {**args, "cards": player.optimizers[0], "cuts": player.optimizers[1]})


def kept(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """What becomes of cards that are recycled or cut, and of the others (MM-15.5)."""
    player = game.players[seat]
    cards = [(card,) for card in player.area] if game.phase == "refresh" else []
    args: Args = {"recycle": left(player, "recycle"), "scissors": left(player, "scissors")}
    args["now"] = int(game.phase == "refresh")
    for things in ((), ("scissors",), *cards):
        yield Case("removed", Message("case-removed", args), things)
    path = game.path(seat)
    found: Args = {"found": 0 if path is None else path.count("recycle")}  # the path is secret while others draw
    for things in ((), ("recycle",), *cards):
        yield Case("recycled", Message("case-recycled", {**args, **found}), things, secret=True)


def when_done(game: MapMastersState, seat: Seat) -> Iterator[Message]:
    """Whether the dungeon and the path can be changed after the player is done (MM-14.6, MM-14.7)."""
    if not any(question.seat == seat and isinstance(question, Drafting) for question in game.questions):
        return
    waiting = [other for other, player in enumerate(game.players) if other != seat and not player.done]
    race = bonus(game, seat).key == "case-bonus"
    key = "case-done_final" if race else "case-done_open" if waiting else "case-done_last"
    yield Message(key, {"players": [seat_name(other) for other in waiting]})


def several_text(game: MapMastersState, seat: Seat) -> Message:
    """Whether the player can buy several things in this market (MM-13.3, MM-13.4)."""
    player, told = game.players[seat], buy(game, seat)
    if "most" not in told.args:
        return told
    off = discount(player)
    spells = bool(game.spells) and player.coins >= SPELL_COST
    after = player.coins - SPELL_COST * spells
    room = HAND - len(player.area)
    most = max((cost for cost in COSTS if room and cost - off <= after and game.market[cost]), default=0)
    args: Args = {"coins": player.coins, "most": most, "spells": int(spells), "room": room}
    return Message("case-several_wares", args)
