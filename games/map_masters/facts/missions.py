"""Missions: objectives, groups and what they lack, room and cards left, whose turn it is, what loses, the score."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.coop.end import mission_score
from games.map_masters.rules.coop.missions import ALARM_AT, Slot
from games.map_masters.rules.coop.tableau import hands_open, holdings
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.state import MapMastersState
from rules.facts import Fact
from rules.messages import Args, Message, Ref, Seat, refer, seat_name

MOST_GROUPS = 4


def facts(game: MapMastersState, seat: Seat) -> Iterator[Fact]:
    """Every fact of a mission, as soon as it is chosen; most are about the team, so everyone may know them."""
    team = game.team
    if team is None or not team.mission:
        return
    names = [refer(f"slot-{team.rules.id}-{number}") for number in range(len(team.rules.slots))]
    left = [name for number, name in enumerate(names) if number not in team.filled]
    met = [name for number, name in enumerate(names) if number in team.filled]
    args: Args = {"left": left, "number": len(left), "met": met, "done": len(met)}
    yield Fact("objectives", Message("fact-objectives", args), public=True)
    yield from _hands(game, team, seat)
    if game.phase == "team":
        yield from _preparing(game, team)
        return
    moving = sum(not group.out for group in team.groups)
    yield Fact("several", Message("fact-several_goals", {"number": len(left), "groups": moving}), public=True)
    yield Fact("groups", _groups(team), public=True)
    yield Fact("missing", _missing(game, team, names), public=True)
    args = _room(game, team)
    yield Fact("spaces", Message("fact-spaces", args), public=True)
    yield Fact("losing", Message("fact-losing", args), public=True)
    before = game.clockwise(game.turn)
    before = before[: before.index(seat)]
    turns: Args = {"players": [seat_name(other) for other in before], "number": len(before)}
    yield Fact("turn", Message("fact-turn_mission", turns), public=True)
    score, parts = mission_score(game)
    args = {**parts, "score": score, "difficulty": refer(f"difficulty-{team.difficulty}")}
    yield Fact("score", Message("fact-score", args), public=True)


def _hands(game: MapMastersState, team: Team, seat: Seat) -> Iterator[Fact]:
    """Whether another player has a card: told of open hands only (MM-20.14)."""
    for other in game.others(seat):
        args: Args = {"player": seat_name(other)}
        if not team.hands:
            key = "none"
        elif hands_open(game):
            key = "open"
            args["cards"] = [refer(f"card-{card}") for card in team.hands[other]]
        else:
            key = "secret"
            args["number"] = len(team.hands[other])
        yield Fact("held", Message(f"fact-held_{key}", args), seats=(other,), public=True)


def _preparing(game: MapMastersState, team: Team) -> Iterator[Fact]:
    """What the team is heading for, and what it decides now (MM-20.8 to MM-20.11)."""
    sheet = team.sheet
    if sheet.stage in ("starts", "market"):
        number = min(len(sheet.starts), len(team.groups) - 1)
        args: Args = {"stage": sheet.stage, "player": seat_name(sheet.pen), "coins": team.coins}
        args |= {"group": _name(team.groups[number]), "groups": len(team.groups)}
        yield Fact("preparing", Message("fact-preparing", args), public=True)


def _groups(team: Team) -> Message:
    """Where the groups are, and which have arrived."""
    moving, arrived = [[group for group in team.groups if group.out == out] for out in (False, True)]
    args: Args = {"groups": [*map(_name, moving)], "number": len(moving)}
    args |= {"arrived": [*map(_name, arrived)], "done": len(arrived)}
    return Message("fact-groups", {**args, "spaces": [space_name(*group.space) for group in moving]})


def _missing(game: MapMastersState, team: Team, names: list[Ref]) -> Message:
    """What each group lacks for the open objective that it is nearest to meeting (MM-22.21, MM-22.22)."""
    open_slots = [number for number in range(len(names)) if number not in team.filled]
    args: Args = {"moving": sum(not group.out for group in team.groups)}
    for place in range(MOST_GROUPS):
        args |= {f"group{place}": "", f"slot{place}": "", f"lacks{place}": 0, f"artifact{place}": 0, f"there{place}": 0}
    for place, group in enumerate(team.groups if open_slots else ()):
        held = holdings(game, place)
        lacks = {number: _lacks(team.rules.slots[number], group, held) for number in open_slots}
        nearest = min(open_slots, key=lambda number: (*lacks[number], number))
        artifact, items = lacks[nearest]
        args |= {f"group{place}": _name(group), f"slot{place}": names[nearest], f"there{place}": int(not group.out)}
        args |= {f"lacks{place}": items, f"artifact{place}": int(artifact)}
    return Message("fact-missing", args)


def _lacks(slot: Slot, group: Group, held: dict[str, int]) -> tuple[bool, int]:
    """Whether an artifact is missing for an objective, and how many items and counted things."""
    wanted = [(str(name), need) for wants in (slot.items, slot.counts) for name, need in wants.items()]
    missing = sum(max(0, need - held.get(name, 0)) for name, need in wanted)
    return slot.artifact is not None and slot.artifact not in group.artifacts, missing


def _name(group: Group) -> Ref:
    return refer(f"group-{group.colour}")


def _room(game: MapMastersState, team: Team) -> Args:
    """How much room and how many cards are left (MM-21, MM-23.2)."""
    args: Args = {"free": len(team.free), "deck": len(game.piles["cards"]), "player": seat_name(game.turn)}
    args |= {"hand": len(team.hands[game.turn]), "alarm": ALARM_AT if "alarm" in team.rules.special else 0}
    return args
