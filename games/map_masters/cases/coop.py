"""What players of a mission may ask about its present state: objectives, groups, spaces, whose turn, how it is lost."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.coop.missions import ALARM_AT, Slot
from games.map_masters.rules.coop.tableau import hands_open, holdings
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.state import MapMastersState
from rules.cases import Case
from rules.messages import Args, Message, Ref, Seat, refer, seat_name


def cases(game: MapMastersState, seat: Seat) -> Iterator[Case]:
    """Every case of a mission; they are about the team, so everyone may know them."""
    team = game.team
    if team is None or not team.mission:
        return
    names = [refer(f"slot-{team.rules.id}-{number}") for number in range(len(team.rules.slots))]
    left = [name for number, name in enumerate(names) if number not in team.filled]
    met = [name for number, name in enumerate(names) if number in team.filled]
    args: Args = {"left": left, "number": len(left), "met": met, "done": len(met)}
    yield Case("objectives", Message("case-objectives", args), common=True)
    yield from _hands(game, team, seat)
    if game.phase == "team":
        yield from _preparing(game, team)
        return
    under_way = [group for group in team.groups if not group.out]
    several: Args = {"number": len(left), "groups": len(under_way)}
    yield Case("several", Message("case-several", several), common=True)
    for number, group in enumerate(team.groups):
        things, alias = (f"group-{group.colour}",), Message(f"case-alias-{group.colour}")
        name = refer(f"group-{group.colour}")
        told = Message("case-arrived" if group.out else "case-under_way", {"group": name})
        yield Case("arrived", told, things, common=True, alias=alias)
        yield Case("several", Message("case-several", several), things, common=True, alias=alias)
        if group.out:
            yield Case("missing", told, things, common=True, alias=alias)
        else:
            yield from (
                Case("missing", lacking, things, common=True, alias=alias)
                for lacking in _missing(team, names, name, holdings(game, number), group.artifacts)
            )
    yield Case("spaces", Message("case-spaces", _spaces(game, team)), common=True)
    yield Case("losing", Message("case-losing", _spaces(game, team)), common=True)
    before = game.clockwise(game.turn)
    before = before[: before.index(seat)]
    turns: Args = {"players": [seat_name(other) for other in before], "number": len(before)}
    yield Case("mine", Message("case-mine_coop", turns), topic="my_turn")


def _hands(game: MapMastersState, team: Team, seat: Seat) -> Iterator[Case]:
    """Whether another player has a card: told of open hands only (MM-20.14)."""
    for other in range(game.seats):
        if other == seat:
            continue
        args: Args = {"player": seat_name(other)}
        if not team.hands:
            told = Message("case-held_none", args)
        elif hands_open(game):
            told = Message("case-held_open", {**args, "cards": [refer(f"card-{card}") for card in team.hands[other]]})
        else:
            told = Message("case-held_secret", {**args, "number": len(team.hands[other])})
        yield Case("held", told, seats=(other,), common=True)


def _preparing(game: MapMastersState, team: Team) -> Iterator[Case]:
    """What the team is heading for, and what it decides now (MM-20.8 to MM-20.11)."""
    sheet = team.sheet
    if sheet.stage not in ("starts", "market"):
        return
    number = min(len(sheet.starts), len(team.groups) - 1)
    args: Args = {"goals": [refer(f"slot-{team.rules.id}-{number}") for number in range(len(team.rules.slots))]}
    args |= {"stage": sheet.stage, "player": seat_name(sheet.pen), "coins": team.coins}
    args |= {"group": refer(f"group-{team.groups[number].colour}"), "groups": len(team.groups)}
    yield Case("preparing", Message("case-preparing", args), common=True, topic="advice")


def _missing(team: Team, names: list[Ref], group: Ref, held: dict[str, int], artifacts: list[str]) -> Iterator[Message]:
    """What a group has of what each open objective asks for, the nearest to being met first (MM-22.21, MM-22.22)."""
    open_slots = [(number, slot) for number, slot in enumerate(team.rules.slots) if number not in team.filled]

    def lacks(slot: Slot) -> int:
        without = slot.artifact is not None and slot.artifact not in artifacts
        return sum(max(0, need - held.get(name, 0)) for name, need in _wanted(slot).items()) + int(without)

    for number, slot in sorted(open_slots, key=lambda each: (lacks(each[1]), each[0])):
        wanted = _wanted(slot)
        args: Args = {"group": group, "slot": names[number], "need": sum(wanted.values())}
        args["has"] = sum(min(need, held.get(name, 0)) for name, need in wanted.items())
        args["artifact"] = int(slot.artifact is not None and slot.artifact not in artifacts)
        yield Message("case-missing", {**args, "lacks": lacks(slot)})


def _wanted(slot: Slot) -> dict[str, int]:
    """How many of what an objective asks for."""
    return {str(name): need for wants in (slot.items, slot.counts) for name, need in wants.items()}


def _spaces(game: MapMastersState, team: Team) -> Args:
    """How much room and how many cards are left (MM-21, MM-23.2)."""
    args: Args = {"free": len(team.free), "deck": len(game.piles["cards"]), "player": seat_name(game.turn)}
    args |= {"hand": len(team.hands[game.turn]), "alarm": ALARM_AT if "alarm" in team.rules.special else 0}
    return args
