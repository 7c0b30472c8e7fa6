"""Facts about the uses of a hand's cards now or later, and who can pay for them."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import BOUGHT, NONE, cost_on, listed
from games.dungeoneer.rules import inventory
from games.dungeoneer.rules.components import CARDS, MAX_LIFE, Card, name_of
from games.dungeoneer.rules.conditions import needs_met, useful
from games.dungeoneer.rules.prospects import heals
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact
from rules.messages import Args, Message, Plain, Seat, refer, seat_name


def playable(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """For each card of the hand, whether it can be played in this phase, why not, and who can pay for it."""
    glory = game.players[seat].glory
    usable, affordable = list[Plain](), list[Plain]()
    for card, number in _hand_and_pack(game, seat):
        printed = CARDS[card]
        bought = printed.kind in BOUGHT
        payers = [seat_name(other) for other in game.rivals(seat) if _fits(game, seat, other, card, number)]
        payable = printed.cost <= glory if bought else bool(payers)
        why = _why_not(game, seat, printed, payable=payable)
        when = _when(why)
        if when != "later":
            usable.append(name_of(card))
        if bought and payable:
            affordable.append(name_of(card))
        args: Args = {"card": name_of(card), "when": when, "why": refer(why) if why else NONE}
        args |= {"player": seat_name(game.turn), "phase": refer(f"phase-{game.phase}"), "glory": glory}
        cost = printed.cost if bought else min(cost_on(game, seat, other, card, number) for other in game.rivals(seat))
        args |= {"bought": bought, "cost": cost, **listed("payers", payers)}
        yield Fact("play", Message("fact-play", args), (card,))
    hand: Args = {"glory": glory, **listed("now", usable), **listed("paid", affordable)}
    yield Fact("play", Message("fact-hand", hand))


def _when(why: str) -> str:
    """When a card can be played for which `why` says why not in this phase: "now", once "asked", or "later"."""
    if not why:
        return "now"
    return "asked" if why in ("fact-why_anytime", "fact-why_response") else "later"


def _hand_and_pack(game: DungeoneerState, seat: Seat) -> list[tuple[str, int]]:
    """The different cards of the hand, then the monsters of the pack with their numbers."""
    pack = [(beast.card, beast.number) for beast in game.players[seat].pack]
    return [*((card, 0) for card in dict.fromkeys(game.hands[seat])), *pack]


def _why_not(game: DungeoneerState, seat: Seat, printed: Card, *, payable: bool) -> str:
    """The text that says why a card of the hand cannot be played in this phase; empty if it can."""
    player = game.players[seat]
    if not payable:
        return "fact-why_glory" if printed.kind in BOUGHT else "fact-why_unpaid"
    if printed.kind in BOUGHT and printed.span == "permanent" and not any(use.discard for use in printed.uses):
        if inventory.same_category(player, printed.id) is not None:
            return "refused-duplicate_category"
        if not inventory.free_slot(player, printed.id):
            return "refused-no_slot"
    if printed.time in ("anytime", "response") or seat != game.turn or game.phase != printed.time:
        return f"fact-why_{printed.time}"
    if printed.kind in ("monster", "trap"):
        return "refused-declaration_done" if game.declared else ""
    if printed.span == "attachment" and not player.pack:
        return "fact-why_attached"
    helps = not printed.plays or any(useful(game, seat, "hero", play.effects, printed.id) for play in printed.plays)
    return "" if printed.kind == "bane" or helps else "fact-why_no_target"


def _fits(game: DungeoneerState, seat: Seat, other: Seat, card: str, number: int = 0) -> bool:
    """Whether a rival has the Peril for a card and is a valid victim of it (DN-5.2)."""
    payable = game.players[other].peril >= cost_on(game, seat, other, card, number)
    return payable and (CARDS[card].kind != "bane" or needs_met(game, card, other))


def against(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The cards that can be used against each rival, and whose Peril is worth it (DN-5.2, DN-5.8)."""
    held = [(card, number) for card, number in _hand_and_pack(game, seat) if CARDS[card].kind not in BOUGHT]
    rivals = sorted(game.rivals(seat), key=lambda rival: -game.players[rival].peril)
    for place, other in enumerate(rivals):
        fitting = [name_of(card) for card, number in held if _fits(game, seat, other, card, number)]
        args: Args = {"rival": seat_name(other), "peril": game.players[other].peril, **listed("cards", fitting)}
        args["declared"] = seat == game.turn and game.phase == "dungeonlord" and game.declared
        text = Message("fact-against", args)
        yield Fact("against", text, seats=(other,))
        if place == 0:
            yield Fact("against", text)


def healing(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """Everything the player has that gives Life back."""
    player = game.players[seat]
    sources = [name_of(card) for card in dict.fromkeys(game.hands[seat]) if heals(card)]
    sources += [laid.name for laid in player.readied if heals(laid.card)]
    if (ability := player.printed.ability) is not None and any(effect.do == "heal" for effect in ability.effects):
        sources.append(refer(f"ability-{player.hero}"))
    yield Fact("heal", Message("fact-heal", {"life": player.life, "most": MAX_LIFE, **listed("cards", sources)}))
