"""What a lord may ask about a combat round: who can be sent, what stops a conquest, fatigue, fees, each adventurer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_lords.rules.combat.planning import nearest_tiles
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, HEROES, TRAPS
from games.dungeon_lords.rules.option_texts import prisoner_points
from games.dungeon_lords.rules.state import DungeonLordsState, Lord
from rules.cases import Case, Cause
from rules.messages import Args, Message, Seat, refer, seat_name


def combat_cases(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Every case of a lord about the party at the gate and the present combat round."""
    yield from _heroes(game, seat)
    yield from _captured(game)
    yield from _cards(game, seat)
    yield from _gold_lost(seat)
    if game.in_combat:
        lord = game.lords[seat]
        yield from _creatures(lord)
        yield from _preventing(game, lord)
        yield from _fee(lord)
        yield from _fatigue(game, seat)


def _heroes(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Where each adventurer stands, and what is left of them; called by its class if no other is of that class."""
    owners = sorted(range(game.seats), key=lambda owner: owner != seat)
    for owner, lord in ((owner, game.lords[owner]) for owner in owners):
        for place, hero in enumerate(lord.line, 1):
            if hero.is_phantom:
                continue
            kind = hero.printed.hero_class
            alone = sum(other.printed.hero_class == kind for other in lord.line) == 1
            args: Args = {"hero": hero.name, "player": seat_name(owner), "left": hero.left, "place": place}
            args |= {"hp": hero.hit_points, "of": len(lord.line), "keys": hero.printed.trap}
            args |= {"heal": hero.printed.heal, "magic": hero.printed.magic, "points": prisoner_points(hero.card)}
            alias = Message(f"case-class-{kind}") if alone and owner == seat else None
            yield Case("hero", Message("case-hero", args), (f"hero-{hero.card}",), common=True, alias=alias)


def _captured(game: DungeonLordsState) -> Iterator[Case]:
    """Whose prisoner an adventurer is, and how it was captured; called by its class if no other is of that class."""
    kinds = [hero.printed.hero_class for lord in game.lords for hero in lord.line]
    for owner, lord in enumerate(game.lords):
        for card in lord.prison:
            kind = HEROES[card].hero_class
            alone = kind not in kinds and sum(HEROES[other].hero_class == kind for other in lord.prison) == 1
            args: Args = {"hero": refer(f"hero-{card}"), "player": seat_name(owner), "points": prisoner_points(card)}
            beaten = Cause(("log-defeated",), {"hero": refer(f"hero-{card}")})
            alias = Message(f"case-class-{kind}") if alone else None
            told = Message("case-captured", args)
            yield Case("captured", told, (f"hero-{card}",), common=True, past=True, cause=beaten, alias=alias)


def _gold_lost(seat: Seat) -> Iterator[Case]:
    """Why a spell took the lord's gold, and perhaps not the others' (DL-19.1, DL-19.3)."""
    told, spell = Message("case-gold_lost"), {"card": refer("card-detect_treasure")}
    yield Case("gold_lost", told, past=True, cause=Cause(("log-lost_gold",), {"player": seat_name(seat)}, needed=True))
    yield Case("gold_lost", told, past=True, cause=Cause(("log-spell_too_weak",), spell))


def _cards(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """This year's combat cards: which are face up, and which the lord has seen face down (DL-8.6, DL-17.1, DL-19.1)."""
    lord, shown, cards = game.lords[seat], game.combat_shown, game.combat_piles[game.year - 1]
    yield Case("card", _present_card(game, cards, shown), common=True)
    if not lord.spied:
        yield Case("card_seen", Message("case-card_unseen"), secret=True)
    for place, card in enumerate(cards):
        thing, alias = (f"card-of-round-{place + 1}",), Message(f"case-card-{place + 1}")
        known: Args = {"round": place + 1, "card": refer(f"card-{card}"), "spell": refer(f"card-{card}-help")}
        told = Message("case-card_open", known) if place < shown else Message("case-card_down", {"round": place + 1})
        yield Case("card", told, thing, common=True, alias=alias)
        if place in lord.spied:
            known |= {"magic": lord.magic, "party": int(lord.has_party), "works": int(lord.magic > place)}
            for things in ((), thing, (f"card-{card}",)):
                yield Case(
                    "card_seen",
                    Message("case-card_seen", known),
                    things,
                    secret=True,
                    alias=alias if things == thing else None,
                )


def _present_card(game: DungeonLordsState, cards: Sequence[str], shown: int) -> Message:
    """The combat card of the present round, as far as everyone knows it."""
    if not game.in_combat:
        return Message("case-card_before")
    args: Args = {"round": game.combat_round}
    if shown < game.combat_round:
        faced = [refer(f"card-{card}") for card in cards[:shown]]
        return Message("case-card_still_down", {**args, "cards": faced, "number": shown})
    card = cards[game.combat_round - 1]
    return Message("case-card_open", {**args, "card": refer(f"card-{card}"), "spell": refer(f"card-{card}-help")})


def _creatures(lord: Lord) -> Iterator[Case]:
    """Whether each creature of the lair can still be sent in this combat."""
    kinds = dict.fromkeys(creature.kind for creature in lord.lair)
    ready = [
        kind for kind in kinds if any(each.kind == kind and not (each.fallen or each.deployed) for each in lord.lair)
    ]
    for kind in kinds:
        creatures = [creature for creature in lord.lair if creature.kind == kind]
        standing = sum(not creature.fallen for creature in creatures)
        busy = bool(standing) and all(creature.fallen or creature.deployed for creature in creatures)
        args: Args = {"creature": refer(f"creature-{kind}"), "standing": standing, "all": len(creatures)}
        args["busy"] = int(busy)
        args["monster"] = int(CREATURES[kind].monster)
        yield Case("sendable", Message("case-sendable", args), (f"creature-{kind}",), common=True)
    names: Args = {"creatures": [refer(f"creature-{kind}") for kind in ready], "number": len(ready)}
    yield Case("sendable", Message("case-sendable_which", names))


def _preventing(game: DungeonLordsState, lord: Lord) -> Iterator[Case]:
    """What stops the conquest of the tile (DL-23.1)."""
    ready = dict.fromkeys(creature.kind for creature in lord.lair if not creature.fallen)
    creatures = [kind for kind in ready if any(attack.no_conquest for attack in CREATURES[kind].attacks)]
    traps = [trap for trap in dict.fromkeys(lord.traps) if stops(trap, game.year)]
    for kind in dict.fromkeys(creature.kind for creature in lord.lair):
        stopping = any(attack.no_conquest for attack in CREATURES[kind].attacks)
        key = "case-prevent_yes" if kind in creatures else "case-prevent_fallen" if stopping else "case-prevent_no"
        yield Case("prevent", Message(key, {"what": refer(f"creature-{kind}")}), (f"creature-{kind}",), secret=True)
    for trap in dict.fromkeys(lord.traps):
        key = "case-prevent_yes" if trap in traps else "case-prevent_no"
        yield Case("prevent", Message(key, {"what": refer(f"trap-{trap}")}), (f"trap-{trap}",), secret=True)
    means = [*(refer(f"trap-{trap}") for trap in traps), *(refer(f"creature-{kind}") for kind in creatures)]
    yield Case(
        "prevent",
        Message("case-prevent", {"means": means, "number": len(means), "hp": sum(hero.left for hero in lord.line)}),
        secret=True,
    )


def stops(trap: str, year: int) -> bool:
    """Whether a trap prevents the conquest."""
    return any(effect.do == "no_conquest" for effect in TRAPS[trap].effects[year - 1])


def _fee(lord: Lord) -> Iterator[Case]:
    """What a trap costs on the tile of this round (DL-16.7)."""
    squares = nearest_tiles(lord) if lord.has_party else []
    if lord.plan is not None and lord.plan.shown:
        squares = [lord.plan.square]
    for square in squares:
        tile = lord.tiles[square]
        args: Args = {"square": square, "tile": tile.name, "fee": tile.card.trap_fee, "traps": tile.card.traps}
        yield Case("fee", Message("case-fee", {**args, "monsters": tile.card.monsters, "gold": lord.gold}))


def _fatigue(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The fatigue of this round: printed on its card, once that is revealed, or for those who have spied (DL-23.2)."""
    known = game.combat_round <= game.combat_shown
    values = sorted({card.fatigue for card in COMBAT_CARDS.values() if card.year == game.year})
    args: Args = {"least": values[0], "most": values[-1], "round": game.combat_round}
    seen = Message("case-fatigue", {**args, "fatigue": game.fatigue() if known else 0})
    yield Case("fatigue", seen if known else Message("case-fatigue_hidden", args), common=True)
    if not known and game.combat_round - 1 in game.lords[seat].spied:
        spied = Message("case-fatigue", {**args, "fatigue": game.fatigue()})
        yield Case("fatigue_seen", spied, secret=True)
