"""The evilometer, paying with evil, and the paladin, who goes to the worst lord (sections 14 and 15)."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeon_lords.rules.pieces import LEAST_EVIL, MOST_EVIL, PALADIN_SPACE, Hero, Lord
from games.dungeon_lords.rules.state import BATTLE, DungeonLordsState
from rules.messages import Seat, refer, seat_name


def can_pay_evil(lord: Lord, evil: int) -> bool:
    """Whether this many spaces are free above the lord's counter (DL-14.3)."""
    return lord.evil + evil <= MOST_EVIL


def move_evil(game: DungeonLordsState, seat: Seat, by: int) -> None:
    """Move a lord's counter once, stopping at the ends of the track, then check the paladin (DL-1.10, DL-14.5).

    While lords act simultaneously, the paladin waits until all are done (`settling.settle`).
    During a battle the paladin may end that battle: callers must check whether `game.battle` still exists.
    """
    lord = game.lords[seat]
    before = lord.evil
    lord.evil = min(MOST_EVIL, max(LEAST_EVIL, before + by))
    if lord.evil > before:
        game.tell("log-evil_up", player=seat_name(seat), by=lord.evil - before, evil=lord.evil)
    elif lord.evil < before:
        game.tell("log-evil_down", player=seat_name(seat), by=before - lord.evil, evil=lord.evil)
    if game.agenda.in_branch:
        lord.shared[-1].evil.append(lord.evil - before)
    else:
        check_paladin(game)


def check_paladin(game: DungeonLordsState) -> None:
    """The paladin goes to the lord who has earned him (DL-15.2 to DL-15.6, DL-15.15)."""
    if game.paladin not in ("tent", "host"):
        return
    chosen = next_host(game, [lord.evil for lord in game.lords], game.paladin_host)
    if chosen is not None:
        _send_paladin(game, chosen)


def next_host(game: DungeonLordsState, evil: Sequence[int], host: Seat | None) -> Seat | None:
    """Who has earned the paladin, of whom `host` has him now, with this much evil by seat; None if he stays."""
    floor = PALADIN_SPACE - 1 if host is None else max(PALADIN_SPACE - 1, evil[host])
    worst, chosen = floor, None
    for seat in game.turn_order():
        # In a tie the last in turn order wins: a later seat with the same evil replaces an earlier one (DL-15.5).
        if evil[seat] > floor and evil[seat] >= worst:
            worst, chosen = evil[seat], seat
    return chosen


def _send_paladin(game: DungeonLordsState, seat: Seat) -> None:
    """Put the paladin first in this lord's line, from his tent or from the line of the lord he leaves."""
    card = f"paladin_{game.year}"
    former = game.paladin_host
    if former is None:
        hero = Hero(card=card)
        game.tell("log-paladin_comes", player=seat_name(seat), paladin=refer(f"hero-{card}"))
        _tell_why(game, "log-why_paladin_comes", seat, seat)
    else:
        line = game.lords[former].line
        hero = next(standing for standing in line if standing.card == card)
        line.remove(hero)
        game.tell(
            "log-paladin_moves",
            player=seat_name(seat),
            left=seat_name(former),
            paladin=refer(f"hero-{card}"),
            hp=hero.left,
        )
        _tell_why(game, "log-why_paladin_moves", seat, former)
    game.paladin, game.paladin_host = "host", seat
    game.lords[seat].line.insert(0, hero)
    if former is not None and game.in_combat and not game.lords[former].has_party:
        party_gone(game, former)


def _tell_why(game: DungeonLordsState, key: str, seat: Seat, left: Seat) -> None:
    """Tell how evil `seat` is, who gets the paladin, and who else is as evil; `left`: whom he leaves, if anyone."""
    evil = game.lords[seat].evil
    equals = [seat_name(other) for other, lord in enumerate(game.lords) if other != seat and lord.evil == evil]
    game.tell(
        key,
        player=seat_name(seat),
        evil=evil,
        left=seat_name(left),
        theirs=game.lords[left].evil,
        space=PALADIN_SPACE,
        equals=equals,
        tied=len(equals),
    )


def party_gone(game: DungeonLordsState, seat: Seat) -> None:
    """No adventurer is left: this lord's battle ends at once, whatever remained to be done (DL-17.7).

    Phantoms vanish, creatures that have not acted and traps not yet revealed return, and the room fee is lost.
    """
    lord = game.lords[seat]
    lord.line.clear()
    game.tell("log-party_gone", player=seat_name(seat))
    if lord.plan is not None and lord.plan.shown:
        lord.traps.extend(lord.plan.traps)
    lord.plan = None
    for creature in lord.waiting:
        creature.stand_down()
    if game.battle is not None and game.battle.seat == seat:
        lord.traps.extend(game.battle.traps)
        game.battle = None
        game.agenda.drop(BATTLE)
