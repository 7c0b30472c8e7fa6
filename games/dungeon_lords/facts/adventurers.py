"""Which adventurers come to whom, how strong the parties are, and where the paladin goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_lords.facts.telling import about, of, told
from games.dungeon_lords.rules.arrivals import kindest_first, kindest_next, risen
from games.dungeon_lords.rules.combat.damage import trap_icons
from games.dungeon_lords.rules.components import HEROES
from games.dungeon_lords.rules.option_texts import evil_args, prisoner_points
from games.dungeon_lords.rules.settling import coming_paladin
from games.dungeon_lords.rules.state import LEAST_EVIL, MOST_EVIL, PALADIN_SPACE, DungeonLordsState
from rules.facts import Fact
from rules.messages import Args, Message, Seat, refer, seat_name


def facts(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Every fact about adventurers and the paladin."""
    yield from _arrivals(game, seat)
    yield from _parties(game, seat)
    for things in ((), (f"hero-paladin_{game.year}",)):
        for other in range(game.seats):
            key, args = _paladin(game, other)
            yield about(of(other, seat), "paladin", key, *things, **args, own=int(other == seat))


def _arrivals(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """Who gets which adventurer of this and of next season, as evil stands, and why (DL-12.1, DL-12.2)."""
    if not game.arriving and not game.forecast:
        for kind in ("arrival", "arrivals"):
            yield told(kind, "arrival_over")
    seasons = [("now", game.arriving, kindest_first(game, risen(game)), game.turn_order())]
    following = [*game.turn_order()[1:], game.starter]
    seasons.append(("next", game.forecast, kindest_next(game), following))
    for when, cards, lords, order in seasons:
        soon = when == "now" or not game.arriving
        for lord, card in zip(lords, cards, strict=False):
            args: Args = {"when": when, "hero": refer(f"hero-{card}"), **_strength(card)}
            if lord is None:
                yield told("arrivals", "arrival_leaves", f"hero-{card}", **args)
                continue
            args |= {"own": int(lord == seat), **_reasons(game, lord, order)}
            yield told("arrivals", "arrival", f"hero-{card}", **args)
            if soon:
                yield about(of(lord, seat), "arrival", "arrival", **args)
        if cards:
            for kind in ("arrivals",) if soon else ("next_arrivals",):
                yield told(kind, "arrivals", when=when, starter=seat_name(order[0]), **_everyone(cards, lords))
            best = dict(zip(cards, lords, strict=False)).get(cards[-1])
            player = "none" if best is None else seat_name(best)
            yield told("strongest", "strongest", when=when, hero=refer(f"hero-{cards[-1]}"), player=player)
    if game.arriving and seat in kindest_first(game, risen(game))[: len(game.arriving)]:
        yield _with_other_evil(game, seat)


def _strength(card: str) -> Args:
    """What is printed on an adventurer."""
    printed = HEROES[card]
    return {"hp": printed.hp, "keys": printed.trap, "heal": printed.heal, "magic": printed.magic}


def _everyone(cards: Sequence[str], lords: Sequence[Seat | None]) -> Args:
    """Who gets which adventurer of a season, the weakest first."""
    pairs = [
        (seat_name(lord), refer(f"hero-{card}")) for lord, card in zip(lords, cards, strict=False) if lord is not None
    ]
    args: Args = {each: "none" for name in "abcd" for each in (name, f"{name}_hero")}
    for name, (player, hero) in zip("abcd", pairs, strict=False):
        args |= {name: player, f"{name}_hero": hero}
    return args


def _reasons(game: DungeonLordsState, lord: Seat, order: Sequence[Seat]) -> Args:
    """How evil a lord is, who is less evil, and who is as evil but earlier in turn order."""
    evil = game.lords[lord].evil
    less = [seat_name(other) for other in order if game.lords[other].evil < evil]
    earlier = order[: order.index(lord)]
    before = [seat_name(other) for other in earlier if game.lords[other].evil == evil]
    args: Args = {"player": seat_name(lord), "evil": evil, "less": less, "below": len(less)}
    return args | {"before": before, "ahead": len(before)}


def _with_other_evil(game: DungeonLordsState, seat: Seat) -> Fact:
    """How much more or less evil would bring this lord another adventurer, and which (DL-12.1, DL-12.2)."""
    evil = game.lords[seat].evil

    def comes(to: int) -> str | None:
        lords = kindest_first(game, risen(game), {seat: to})
        return dict(zip(lords, game.arriving, strict=False)).get(seat)

    now = comes(evil)
    more = next((to for to in range(evil + 1, MOST_EVIL + 1) if comes(to) != now), evil)
    less = next((to for to in range(evil - 1, LEAST_EVIL - 1, -1) if comes(to) != now), evil)
    heroes: Args = {
        name: refer(f"hero-{card}") if (card := comes(to)) else "none"
        for name, to in (("hero", evil), ("above", more), ("below", less))
    }
    return told("other_evil", "other_evil", **heroes, more=more - evil, less=evil - less)


def _parties(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The hit points and icons of each party, and of each adventurer in line or in prison."""
    for other, lord in enumerate(game.lords):
        classes = [hero.printed.hero_class for hero in lord.line]
        who: Args = {"player": seat_name(other), "number": len(lord.line), "own": int(other == seat)}
        party: Args = {"heroes": [hero.name for hero in lord.line], "hp": sum(hero.left for hero in lord.line)}
        party |= {"keys": trap_icons(lord.line), "heal": sum(hero.printed.heal for hero in lord.line)}
        yield about(of(other, seat), "party", "party", **who, **party, magic=lord.magic)
        for place, hero in enumerate(lord.line, 1):
            args: Args = {**_strength(hero.card), "hero": hero.name, "left": hero.left, "hp": hero.hit_points}
            args |= {"place": place, "points": prisoner_points(hero.card), **who}
            alone = other == seat and classes.count(hero.printed.hero_class) == 1 and not hero.is_phantom
            called = Message(f"fact-class_{hero.printed.hero_class}") if alone else None
            yield Fact("hero", Message("fact-hero", args), (f"hero-{hero.card}",), public=True, called=called)
        for card in lord.prison:
            captured: Args = {"hero": refer(f"hero-{card}"), "points": prisoner_points(card)}
            yield told("hero", "captured", f"hero-{card}", **captured, player=seat_name(other))


def _paladin(game: DungeonLordsState, seat: Seat) -> tuple[str, Args]:
    """Where the paladin is and why, and how much evil brings him to this lord (DL-15.2 to DL-15.6)."""
    host, evil = game.paladin_host, game.lords[seat].evil
    args: Args = {"paladin": refer(f"hero-paladin_{game.year}"), "evil": evil, "space": PALADIN_SPACE}
    args["player"] = seat_name(seat)
    if game.paladin == "gone" or (host is None and game.paladin != "tent"):
        return "paladin_gone", args
    if (coming := coming_paladin(game)) is not None:
        return "paladin_coming", {**args, "host": seat_name(coming), "theirs": game.lords[coming].evil}
    rival = max((other for other in range(game.seats) if other != seat), key=lambda other: game.lords[other].evil)
    args |= {"rival": seat_name(rival), "has": game.lords[rival].evil}
    changes = range(1, MOST_EVIL - evil + 1)
    args["missing"] = next((by for by in changes if evil_args(game, seat, by)["paladin"] in ("comes", "may_come")), 0)
    if host is None:
        return "paladin_tent", args
    args |= {"host": seat_name(host), "theirs": game.lords[host].evil, "more": max(evil + 1, PALADIN_SPACE)}
    return "paladin_prison" if game.paladin == "prison" else "paladin_own" if host == seat else "paladin_host", args
