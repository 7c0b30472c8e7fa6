"""Which adventurers and when the paladin come to whom."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeon_lords.cases.payments import due_state, evil_after, sum_due
from games.dungeon_lords.rules.arrivals import kindest_first, kindest_next, risen
from games.dungeon_lords.rules.combat.damage import trap_icons
from games.dungeon_lords.rules.components import HEROES, Cost
from games.dungeon_lords.rules.costs import cost_fault
from games.dungeon_lords.rules.option_texts import evil_args
from games.dungeon_lords.rules.settling import coming_paladin
from games.dungeon_lords.rules.state import FIRST_EVIL, MOST_EVIL, PALADIN_SPACE, DungeonLordsState, Hero, Lord
from rules.cases import Case
from rules.messages import Args, Message, Seat, refer, seat_name


def next_season(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who gets which adventurer of this season, and why (DL-12.1, DL-12.2)."""
    if not game.arriving:
        yield from _forecast(game, seat)
        if not game.forecast:
            yield Case("arrival", Message("case-arrival_over"))
        return
    dealt = zip(kindest_first(game, risen(game)), game.arriving, strict=False)
    for lord, card in sorted(
        ((lord, card) for lord, card in dealt if lord is not None), key=lambda each: each[0] != seat
    ):
        told = _arrival(game, lord, card, own=lord == seat)
        yield Case("arrivals", _arrival(game, lord, card, own=False), common=True)
        kind = HEROES[card].hero_class
        if sum(HEROES[other].hero_class == kind for other in game.arriving) == 1:
            called, alias = _arrival(game, lord, card, own=False), Message(f"case-class-{kind}")
            yield Case("arrivals", called, (f"hero-{card}",), common=True, alias=alias)
        yield Case("arrival", told, seats=() if lord == seat else (lord,))
        yield Case("arrival", told, (f"hero-{card}",), () if lord == seat else (lord,))
        if lord == seat:
            yield Case("other_evil", _other_evil(game, seat, card))
            if not game.lords[seat].line:
                yield Case("party", told)
        else:
            yield Case("arrival", told, (f"hero-{card}",), common=True)
    yield from _forecast(game, seat)


def strongest(game: DungeonLordsState) -> Iterator[Case]:
    """The strongest adventurers who come, and to whom as evil stands (DL-12.1); else the one with most left to beat."""
    for when, cards, lords in (
        ("now", game.arriving, kindest_first(game, risen(game))),
        ("next", game.forecast, kindest_next(game)),
    ):
        if cards:
            lord = dict(zip(cards, lords, strict=False)).get(cards[-1])
            args: Args = {"hero": refer(f"hero-{cards[-1]}"), "when": when, **_strength(cards[-1])}
            args |= {"player": "none" if lord is None else seat_name(lord)}
            yield Case("strongest", Message("case-strongest", args), common=True)
    waiting = [(hero, lord) for lord, each in enumerate(game.lords) for hero in each.line]
    if waiting and not game.arriving:
        hero, lord = max(waiting, key=lambda each: each[0].left)
        args = {"hero": hero.name, "left": hero.left, "player": seat_name(lord)}
        yield Case("strongest", Message("case-strongest_left", args), common=True)


def _forecast(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Who would get which adventurer of the next season as evil stands now (DL-12.1, DL-12.2)."""
    coming = [(lord, card) for lord, card in zip(kindest_next(game), game.forecast, strict=False) if lord is not None]
    if coming:
        following = (game.starter + 1) % game.seats
        together: Args = {"starter": seat_name(following), **dict.fromkeys(("a", "b", "c", "d"), "none")}
        together |= dict.fromkeys(("a_hero", "b_hero", "c_hero", "d_hero"), "none")
        for name, (lord, card) in zip("abcd", coming, strict=False):
            together |= {name: seat_name(lord), f"{name}_hero": refer(f"hero-{card}")}
        told = Message("case-arrivals_sum", together)
        for _, card in coming:
            alias = Message(f"case-class-{HEROES[card].hero_class}")
            yield Case("arrivals", told, (f"hero-{card}",), common=True, alias=alias)
        if not game.arriving:
            yield Case("arrivals", told, common=True)
    for lord, card in coming:
        args: Args = {"hero": refer(f"hero-{card}"), "player": seat_name(lord)}
        yield Case("arrival", Message("case-arrival_next", args), (f"hero-{card}",), common=True)
        if not game.arriving:
            yield Case("arrival", Message("case-arrival_later", args), seats=() if lord == seat else (lord,))


def _other_evil(game: DungeonLordsState, seat: Seat, card: str) -> Message:
    """How much more or less evil would bring this lord another adventurer, and which (DL-12.1, DL-12.2)."""
    args: Args = {"hero": refer(f"hero-{card}"), "more": 0, "less": 0, "next": "none", "before": "none"}
    evil = game.lords[seat].evil
    for name, hero, changes in (
        ("more", "next", range(1, MOST_EVIL - evil + 1)),
        ("less", "before", range(-1, -evil - 1, -1)),
    ):
        for change in changes:
            order = kindest_first(game, risen(game), {seat: evil + change})
            other = dict(zip(order, game.arriving, strict=False)).get(seat, card)
            if other != card:
                args |= {name: abs(change), hero: refer(f"hero-{other}")}
                break
    return Message("case-other_evil", args)


def _arrival(game: DungeonLordsState, lord: Seat, card: str, *, own: bool) -> Message:
    evil = game.lords[lord].evil
    order = game.turn_order()
    others = [other for other in order if other != lord]
    less = [seat_name(other) for other in others if game.lords[other].evil < evil]
    tied = [other for other in others if game.lords[other].evil == evil]
    before = [seat_name(other) for other in tied if order.index(other) < order.index(lord)]
    after = [seat_name(other) for other in tied if order.index(other) > order.index(lord)]
    args: Args = {"player": seat_name(lord), "hero": refer(f"hero-{card}"), "evil": evil, **_strength(card)}
    args |= {"less": less, "below": len(less), "before": before, "ahead": len(before)}
    args |= {"after": after, "behind": len(after)}
    shared = risen(game)
    args |= {"shared": shared or 0, "counter": "none" if shared is None else "less" if shared <= evil else "more"}
    return Message("case-arrival" if own else "case-arrival_other", args)


def _strength(card: str) -> Args:
    """What is printed on an adventurer, as arguments of a text."""
    printed = HEROES[card]
    return {"hp": printed.hp, "keys": printed.trap, "heal": printed.heal, "magic": printed.magic}


def party(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """The hit points and icons of the party at the gate in all, and the icons of each adventurer."""
    line = game.lords[seat].line
    if not line:
        yield Case("party", Message("case-party_none"))
        yield Case("icons", Message("case-party_none"))
    else:
        sums: Args = {
            "number": len(line),
            "hp": sum(hero.left for hero in line),
            "keys": trap_icons(line),
            "heal": sum(hero.printed.heal for hero in line),
            "magic": game.lords[seat].magic,
        }
        yield Case("party", Message("case-party", sums))
        yield Case("icons", Message("case-party", sums))
    for other, lord in enumerate(game.lords):
        if other != seat:
            args: Args = {"player": seat_name(other), "heroes": [hero.name for hero in lord.line]}
            args |= {"hp": sum(hero.left for hero in lord.line), "keys": trap_icons(lord.line), "magic": lord.magic}
            args["heal"] = sum(hero.printed.heal for hero in lord.line)
            key = "case-party_other" if lord.line else "case-party_other_none"
            yield Case("party", Message(key, args), seats=(other,))
    seen = {hero.card: hero for lord in game.lords for hero in lord.line if not hero.is_phantom}
    for card in (*seen, *game.arriving, *game.forecast):
        told = _icons(seen.get(card) or Hero(card=card), game.lords[seat], card)
        if told is not None:
            yield Case("icons", told, (f"hero-{card}",), common=True, past=True)


def _icons(hero: Hero, lord: Lord, card: str) -> Message | None:
    """The effect of an adventurer's icons; None without icons, or for the paladin, who has all of them."""
    printed, own = HEROES[card], any(each.card == card for each in lord.line)
    for what, number, in_all in (
        ("keys", printed.trap, trap_icons(lord.line)),
        ("heal", printed.heal, sum(each.printed.heal for each in lord.line)),
        ("magic", printed.magic, lord.magic),
    ):
        if number and printed.hero_class != "paladin":
            args: Args = {"hero": hero.name, "number": number, "all": in_all if own else 0}
            return Message(_ICONS[what], args)
    return None


_ICONS = {"keys": "case-icons_keys", "heal": "case-icons_heal", "magic": "case-icons_magic"}


def paladin_text(game: DungeonLordsState, seat: Seat) -> Message:
    """Where the paladin is and why, and how much evil brings him to this lord (DL-15.2 to DL-15.6)."""
    host, evil = game.paladin_host, game.lords[seat].evil
    args: Args = {"paladin": refer(f"hero-paladin_{game.year}"), "evil": evil, "space": PALADIN_SPACE}
    if game.paladin == "gone" or (host is None and game.paladin != "tent"):
        return Message("case-paladin_gone", args)
    if game.paladin == "prison":
        return Message("case-paladin_prison", {**args, "player": seat_name(0 if host is None else host)})
    coming = coming_paladin(game)
    if coming is not None:
        args |= {"player": seat_name(coming), "theirs": game.lords[coming].evil, "own": int(coming == seat)}
        return Message("case-paladin_coming", args)
    rival = max((other for other in range(game.seats) if other != seat), key=lambda other: game.lords[other].evil)
    args |= {"rival": seat_name(rival), "has": game.lords[rival].evil}
    if host == seat:
        return Message("case-paladin_own", {**args, "more": max(evil + 1, PALADIN_SPACE)})
    if host is not None:
        args |= {"player": seat_name(host), "theirs": game.lords[host].evil}
    missing = next(
        (by for by in range(1, MOST_EVIL - evil + 1) if evil_args(game, seat, by)["paladin"] in ("comes", "may_come")),
        0,
    )
    return Message("case-paladin_tent" if host is None else "case-paladin_host", {**args, "missing": missing})


def all_evil(game: DungeonLordsState) -> Iterator[Case]:
    """How evil everyone is, and where the paladin is (DL-15.2)."""
    args: Args = {"number": game.seats}
    for name, seat in zip("abcd", range(4), strict=True):
        there = seat < game.seats
        args |= {name: seat_name(seat) if there else "none", f"{name}_evil": game.lords[seat].evil if there else 0}
    for things in ((), (f"hero-paladin_{game.year}",)):
        yield Case("paladin", Message("case-paladin_evil", args), things, common=True, past=True)


def paladin_by_wages(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """Where paying all wages would take the lord's evil, and whether the paladin would come (DL-11.3, DL-15.2)."""
    due = sum_due([creature for creature in game.lords[seat].lair if not creature.settled])
    args = evil_after(game, seat, due)
    if due["evil"] and args["fits_evil"] and due_state(game, seat, "payday") != "past":
        yield Case("paladin", Message("case-paladin_wages", args))
    paying = [creature for creature in game.lords[seat].lair if not creature.settled]
    if paying and due_state(game, seat, "payday") != "past" and game.paladin in ("tent", "host"):
        dismissed: Args = {**evil_args(game, seat, len(paying)), "number": len(paying), "paid": args["after"]}
        dismissed |= {"him": refer(f"hero-paladin_{game.year}")}
        dismissed["payable"] = int(not cost_fault(game.lords[seat], Cost.model_validate(due)))
        kinds = dict.fromkeys(f"creature-{creature.kind}" for creature in paying)
        for things in ((), *((kind,) for kind in kinds)):
            yield Case("paladin_dismiss", Message("case-paladin_dismiss", dismissed), things)


def paladin_of_others(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How much evil would bring the paladin from his tent to each other lord (DL-15.2)."""
    if game.paladin != "tent" or coming_paladin(game) is not None:
        return
    paladin = f"hero-paladin_{game.year}"
    for other in range(game.seats):
        if other != seat:
            evil = game.lords[other].evil
            args: Args = {"paladin": refer(paladin), "player": seat_name(other), "evil": evil, "space": PALADIN_SPACE}
            args["missing"] = PALADIN_SPACE - evil
            yield Case("paladin", Message("case-paladin_other", args), (paladin,), (other,))


def evil_so_far(game: DungeonLordsState, seat: Seat) -> Iterator[Case]:
    """How the evil of each lord differs from that at the beginning (DL-3.4)."""
    for other, lord in enumerate(game.lords):
        args: Args = {"player": seat_name(other), "evil": lord.evil, "start": FIRST_EVIL, "by": lord.evil - FIRST_EVIL}
        args["moved"] = "more" if lord.evil > FIRST_EVIL else "less" if lord.evil < FIRST_EVIL else "same"
        yield Case("evil", Message("case-evil", args), seats=() if other == seat else (other,), past=True)
    yield Case("evil", paladin_text(game, seat), past=True)
