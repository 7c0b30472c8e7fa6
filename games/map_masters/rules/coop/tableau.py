"""The tableau of a mission as the paths of its groups find it, and what a path changes when it arrives (MM-22)."""

from __future__ import annotations

from games.map_masters.rules.cards import HALL_DOOR
from games.map_masters.rules.components import FAIRY_PACT
from games.map_masters.rules.coop.arrival import GroupTerms, counted, group_terms
from games.map_masters.rules.coop.team import Group, Team
from games.map_masters.rules.dungeon import Dungeon, Grid, tableau_of
from games.map_masters.rules.icons import ITEMS, TOKENS
from games.map_masters.rules.lines import strokes_of_steps
from games.map_masters.rules.path.following import paths_along
from games.map_masters.rules.path.state import DRAWING, Path
from games.map_masters.rules.state import MapMastersState
from rules.messages import Ref, refer

COUNTED = ("monster", "padlock", "hole", "room", "circle", "stairs", "teleport")
"""The things on the paths of a group that requirements count, items aside."""


def team_of(game: MapMastersState) -> Team:
    """The team of a co-operative game."""
    assert game.team is not None
    return game.team


def slot_name(game: MapMastersState, number: int) -> Ref:
    """The reference to the text of a slot: `slot-jean_mi_is_back-0`."""
    return refer(f"slot-{team_of(game).rules.id}-{number}")


def hands_open(game: MapMastersState) -> bool:
    """Whether hands are public: an option of the table that the silent library forbids (MM-20.14).

    Before the mission is chosen there is no hand yet, and the mission may still forbid it.
    """
    team = game.team
    if team is None or not team.mission:
        return False
    return game.settings.open_hands == "on" and "silence" not in team.rules.special


def hands_secret(game: MapMastersState) -> bool:
    """Whether someone else at the table may not see a hand."""
    return game.seats > 1 and not hands_open(game)


def tableau(game: MapMastersState) -> Dungeon:
    """The cards of the tableau joined into one dungeon."""
    team = team_of(game)
    rules = team.rules
    grid = Grid(rules.columns, rules.rows, frozenset(team.free), rules.exits)
    return tableau_of(tuple(team.tableau), grid)


def terms_of(game: MapMastersState, number: int) -> GroupTerms:
    """The terms that apply to the path of a group now."""
    team = team_of(game)
    return GroupTerms(
        group=number,
        coop=True,
        supply=tuple(game.stock),
        had=tuple(team.groups[number].tokens),
        mission=team.rules,
        filled=tuple(team.filled),
        done_at=tuple(team.groups[number].done_at),
        left=team.artifacts_on_the_way(),
        difficulty=team.difficulty or "normal",
        strict=game.settings.strict_arrival == "on",
    )


def begin_path(game: MapMastersState, number: int) -> Path | None:
    """The path of a group before its next step; None if its mini waits in front of a free space or has gone."""
    team = team_of(game)
    group = team.groups[number]
    card = team.number_at(group.space)
    if group.out or card < 0:
        return None
    path = _line(game, number)
    if group.opening:
        path.at = card, group.opening
    else:
        path.status, path.door = DRAWING, group.door
        path.place, _ = path.dungeon.openings[card, HALL_DOOR]
    return path


def begun_paths(game: MapMastersState) -> dict[int, Path]:
    """The path of each group that can set out, before its next step."""
    begun = {number: begin_path(game, number) for number in range(len(team_of(game).groups))}
    return {number: path for number, path in begun.items() if path is not None}


def _line(game: MapMastersState, number: int) -> Path:
    """The line of a group so far, and what lies ahead of it, wherever its mini is."""
    team = team_of(game)
    group = team.groups[number]
    sword, key, rope, scroll = group.tokens
    return Path(
        tableau(game),
        terms_of(game, number),
        **team.ink._asdict(),
        own=group.own,
        visited=group.visited,
        delivered=group.delivered,
        teleports=group.teleports,
        tokens=(sword, key, rope, scroll),
        spells=tuple(spell for spell in group.spells if spell not in group.used),
        artifacts=tuple(group.artifacts),
    )


def traced(game: MapMastersState) -> tuple[Path, ...]:
    """The path that is being drawn, before its first step and after each."""
    trace = team_of(game).begun
    begun = begin_path(game, trace.group)
    assert begun is not None
    return paths_along(begun, tuple(trace.steps))


def line_so_far(game: MapMastersState, number: int) -> Path:
    """The line of a group so far, with the path that is being drawn for it."""
    trace = team_of(game).trace
    return traced(game)[-1] if trace is not None and trace.group == number else _line(game, number)


def settle(game: MapMastersState, path: Path) -> None:
    """Write a path that has arrived into the tableau and its group (MM-22.3)."""
    team = team_of(game)
    group = team.tracer
    group.lines += strokes_of_steps(traced(game)[0], tuple(team.begun.steps))
    team.ink = path.ink
    group.own, group.visited, group.delivered = path.own, path.visited, path.delivered
    group.teleports = path.teleports
    for kind in range(len(TOKENS)):
        gained = path.tokens[kind] + path.spent[kind] - group.tokens[kind]
        game.stock[kind] = max(0, game.stock[kind] - gained)
        group.tokens[kind] = path.tokens[kind]
    for spell in path.cast:
        if spell == FAIRY_PACT:  # it leaves the mission (MM-24.5)
            group.spells.remove(spell)
            game.gone.append(spell)
        else:
            group.used.append(spell)
    for artifact in path.artifacts:
        if artifact not in group.artifacts:
            take_artifact(game, group, artifact)


def take_artifact(game: MapMastersState, group: Group, artifact: str) -> None:
    """Give an artifact to a group, and to no other one from now on."""
    group.artifacts.append(artifact)
    team_of(game).taken.append(artifact)
    game.tell("log-artifact", group=group.name, artifact=refer(f"artifact-{artifact}"))


def holdings(game: MapMastersState, number: int) -> dict[str, int]:
    """A group's holdings for requirements: items with tokens, and the things it has met (MM-22.21, MM-22.22)."""
    path = _line(game, number)
    terms = group_terms(path)
    held = {str(icon): terms.held(path, icon) for icon in ITEMS}
    held |= {name: counted(path, name) for name in COUNTED}
    return {name: count for name, count in held.items() if count}
