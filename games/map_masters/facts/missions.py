"""Facts about missions: objectives, what groups lack for them, what loses the mission, the score."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.facts.scores import listed
from games.map_masters.rules.coop.arrival import counted, group_terms
from games.map_masters.rules.coop.missions import ALARM_AT, Slot
from games.map_masters.rules.coop.scoring import mission_score
from games.map_masters.rules.coop.tableau import line_so_far, tableau
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.icons import HOLES, ITEMS, SIGNS
from games.map_masters.rules.path.state import Path
from games.map_masters.rules.state import MapMastersState
from rules.facts import Fact
from rules.messages import Args, Message, Ref, refer, seat_name


def facts(game: MapMastersState) -> Iterator[Fact]:
    """Every fact of a mission, as soon as it is chosen; they are about the team, so everyone may know them."""
    team = game.team
    if team is None or not team.mission:
        return
    yield Fact("goals", _objectives(team), public=True)
    special = listed([refer(f"special-{special}") for special in team.rules.special])
    yield Fact("special", Message("fact-special", {"rules": special}), public=True)
    if game.phase == "turn":
        yield from (Fact("missing", text, public=True) for text in _missing_things(game, team))
        yield from _needed_items(game, team)
        yield Fact("losing", _room(game, team), public=True)
        score, parts = mission_score(game)
        args: Args = {**parts, "score": score, "difficulty": refer(f"difficulty-{team.difficulty}")}
        yield Fact("total", Message("fact-score", args), public=True)


def _objectives(team: Team) -> Message:
    """Answers "what do we still need to win" (MM-22.10)."""
    left = [name for name, _ in _open(team)]
    moving = sum(not group.out for group in team.groups)
    args: Args = {"left": left, "number": len(left), "done": len(team.filled), "groups": moving}
    return Message("fact-objectives", args)


def _open(team: Team) -> list[tuple[Ref, Slot]]:
    """The objectives that are left, with their names."""
    slots = enumerate(team.rules.slots)
    return [(refer(f"slot-{team.rules.id}-{number}"), slot) for number, slot in slots if number not in team.filled]


def _missing_things(game: MapMastersState, team: Team) -> Iterator[Message]:
    """Answers "what does the group still need": for the objective that it is nearest to meeting (MM-22.21)."""
    for number, group in enumerate(team.groups):
        path = line_so_far(game, number)
        possible = list[tuple[int, dict[str, int]]]()
        for index, slot in enumerate(team.rules.slots if not group.out else ()):
            deliveries, reason = group_terms(path).fulfil(path, index)
            lacks = _lacks(slot, path)
            if deliveries or (reason == "requirement_not_met" and lacks):
                possible.append((index, lacks))
        if possible:
            index, lacks = min(possible, key=lambda objective: _distance(objective[1]))
            args: Args = {"group": group.name, "slot": refer(f"slot-{team.rules.id}-{index}")}
            args |= {"things": [refer(name) for name in lacks], "number": sum(lacks.values())}
            yield Message("fact-missing", args)


def _distance(lacks: dict[str, int]) -> tuple[bool, int]:
    """The distance of an objective from being met, to compare: a missing artifact counts more than all else."""
    return any(name.startswith("artifact-") for name in lacks), sum(lacks.values())


def _lacks(slot: Slot, path: Path) -> dict[str, int]:
    """The amount that a line lacks of everything that an objective asks for, by the text that names it."""
    terms = group_terms(path)
    missing = {f"icon-{icon}": need - terms.held(path, icon) for icon, need in slot.items.items()}
    missing |= {f"icon-{name}": need - counted(path, name) for name, need in slot.counts.items()}
    if slot.artifact is not None:
        missing[f"artifact-{slot.artifact}"] = int(slot.artifact not in path.artifacts)
    return {name: number for name, number in missing.items() if number > 0}


def _needed_items(game: MapMastersState, team: Team) -> Iterator[Fact]:
    """Answers "how many more barrels do we need" (MM-22.21)."""
    moving = [number for number, group in enumerate(team.groups) if not group.out]
    lines = [line_so_far(game, number) for number in moving]
    groups = listed([team.groups[number].name for number in moving])
    for icon in SIGNS:
        kind = "hole" if icon in HOLES else icon
        slots = [name for name, slot in _open(team) if icon in slot.items or kind in slot.counts]
        held = [group_terms(line).held(line, icon) if icon in ITEMS else counted(line, kind) for line in lines]
        args: Args = {"icon": refer(f"icon-{kind}"), "slots": listed(slots), "groups": groups, "held": held}
        called = Message("fact-called_hole") if icon in HOLES else None
        yield Fact("missing", Message("fact-needed", args), (icon,), public=True, called=called)


def _room(game: MapMastersState, team: Team) -> Message:
    """Answers "how much room is left" and "can we still lose" (MM-21.7, MM-23.2)."""
    args: Args = {
        "free": len(team.free),
        "deck": len(game.piles["cards"]),
        "player": seat_name(game.turn),
        "hand": len(team.hands[game.turn]),
        "alarm": ALARM_AT if "alarm" in team.rules.special else 0,
        "opened": (team.circled & tableau(game).icon_bits.get("padlock", 0)).bit_count(),
    }
    return Message("fact-losing", args)
