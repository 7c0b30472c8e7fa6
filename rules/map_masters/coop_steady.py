"""How a computer player takes part in a mission: it waits with the paths until all of them can be drawn at once."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.core.messages import Seat
from rules.core.questions import Option, Question
from rules.map_masters.cards import CARDS, OPENINGS, icons_of
from rules.map_masters.coop_plan import Stage, joint, still_good
from rules.map_masters.coop_trace import TracePath, TracePaths
from rules.map_masters.coop_turn import Collapse, PlayAt, PlayCard
from rules.map_masters.crossings import Crossing
from rules.map_masters.dungeon import Spot
from rules.map_masters.icons import HOLES, TOKENS
from rules.map_masters.missions import EXIT, Mission
from rules.map_masters.sheets import (
    Assign,
    ChooseDifficulty,
    ChooseFirst,
    ChooseMission,
    PlaceGroup,
    Shop,
    planned,
    ways_on,
)
from rules.map_masters.showing import step_id
from rules.map_masters.team import Team, tableau, team_of

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

BUDGET, TRIES = 250, 2
LAST_BUDGET, LAST_TRIES = 900, 16
"""When nothing more can be played, the search may take longer."""
BOLD_AT = 3
"""How many free spaces are left when groups go to face-down cards on the chance that it is the right one."""
_PLANS: dict[object, list[Stage] | None] = {}
"""Plans by position, so that a path is followed to its end without a new search; only a saving of time."""
REMEMBERED = 200


def pick(game: MapMasters, seat: Seat, question: Question, options: list[Option], care: int = 1) -> str:
    """The answer of a team player. `care`: how many times as many positions it looks at for the paths."""
    team = game.team
    assert team is not None
    ids = [option.id for option in options]
    match question:
        case ChooseMission():
            wanted = "mission_1"
        case ChooseDifficulty():
            wanted = "normal"
        case ChooseFirst():
            wanted = ids[0]
        case PlaceGroup():
            wanted = _start(game, options)
        case Shop():
            wanted = _shop(team, ids)
        case Assign():
            wanted = _assign(team, question.what, ids)
        case PlayCard() | PlayAt():
            wanted = _play(game, seat, question, ids)
        case TracePaths():
            wanted = _trace(game, question, ids, care)
        case TracePath():
            wanted = _step(game, options, care)
        case Collapse():
            wanted = "at_{}_{}".format(*_by_need(team)[-1])
        case _:
            wanted = next(option.id for option in options if not option.back)
    return wanted if wanted in ids else next((id for id in ("abandon", "end") if id in ids), ids[0])


# Before the mission


def _start(game: MapMasters, options: list[Option]) -> str:
    """An open way in on the side where the group's slot is, away from the others."""
    team, dungeon = team_of(game), tableau(game)
    rules = team.rules
    number = len(team.sheet.starts)
    finals = [slot for slot in rules.slots if slot.final]
    slot = finals[number % len(finals)]
    goal = _goal_space(rules, slot.card if slot.artifact is None else _lies_on(rules, slot.artifact), number)

    def cost(option: Option) -> float:
        x, y, name = option.value
        price: float = abs(x - goal[0]) + abs(y - goal[1])
        price += 0 if OPENINGS[name][2] in slot.sides else 1.5
        price += 8 if option.key.endswith("warned") else 0
        card = team.number_at((x, y))
        price += 5 if card < 0 else (12, 4, 1)[min(2, ways_on(dungeon, card, name))]
        for other in team.sheet.starts:
            price += (10, 5, 1.5)[away] if (away := abs(other.column - x) + abs(other.row - y)) < 3 else 0
        return price

    return min((option for option in options if not option.back), key=cost).id


def _lies_on(rules: Mission, artifact: str) -> str:
    return next(card for card, name in rules.artifacts.items() if name == artifact)


def _goal_space(rules: Mission, card: str, number: int) -> tuple[int, int]:
    for row, tokens in enumerate(rules.grid):
        for column, token in enumerate(tokens):
            if token == card:
                return column, row
    columns = len(rules.grid[0])
    return (2 * number + 1) * columns // (2 * len(rules.groups)), 0 if card == EXIT else len(rules.grid) // 2


def _shop(team: Team, ids: list[str]) -> str:
    """Tokens that count for a slot first, then scrolls for teleports and swords for the way."""
    needed = [icon for slot in team.rules.slots for icon in slot.items if icon in TOKENS]
    for token in (*needed, "scroll", "sword", "key", "rope"):
        if token in ids and (token in needed) > _have(team, token, needed):
            return token
    return next((token for token in ("scroll", "sword", "rope", "key") if token in ids), "submit")


def _have(team: Team, token: str, needed: Sequence[str]) -> bool:
    kind = TOKENS.index(token)
    return sum(planned(team, group)[0][kind] for group in range(len(team.groups))) >= needed.count(token)


def _assign(team: Team, what: str, ids: list[str]) -> str:
    """To the group whose slot asks for it, else to the group with the least."""
    finals = [slot for slot in team.rules.slots if slot.final]
    open_to = [number for number, group in enumerate(team.groups) if f"group_{group.colour}" in ids]
    if not open_to:
        return "back"

    def cost(number: int) -> float:
        slot = finals[number % len(finals)]
        tokens, spells = planned(team, number)
        return sum(tokens) + spells - (5 if what in slot.items else 0)

    return f"group_{team.groups[min(open_to, key=cost)].colour}"


# The mission


def _wanted_icons(team: Team) -> dict[str, float]:
    """What the open slots ask for."""
    found: dict[str, float] = {
        "scroll": 0.15,
        "circle": 0.3,
        "monster": -0.6,
        "padlock": -0.6,
        "lava": -0.5,
        "sword": 0.15,
    }
    for number, slot in enumerate(team.rules.slots):
        if number in team.filled:
            continue
        for icon, need in slot.items.items():
            found[icon] = found.get(icon, 0.0) + 0.2 * need
        for name, need in slot.counts.items():
            helping: tuple[str, ...] = HOLES if name == "hole" else ("circle",) if name == "teleport" else (name,)
            for wanted in helping:
                found[wanted] = found.get(wanted, 0.0) + 0.5 * need
    return found


@lru_cache(maxsize=256)
def _icons(card: str) -> tuple[str, ...]:
    return tuple(icon for _, icon in icons_of(CARDS[card]))


def _play(game: MapMasters, seat: Seat, question: PlayCard | PlayAt, ids: list[str]) -> str:
    """The card with the most that is asked for, next to what is already there; orientation by open ways."""
    team = game.team
    assert team is not None
    worth = _wanted_icons(team)

    def value(card: str) -> float:
        return sum(worth.get(icon, 0.0) for icon in _icons(card))

    if isinstance(question, PlayCard):
        return f"play_{max(sorted(set(team.hands[seat])), key=value)}"
    column, row = _by_need(team)[0]
    return f"at_{column}_{row}"


def _by_need(team: Team) -> list[Spot]:
    """The free spaces, those before a group or in the middle first."""
    columns, rows = len(team.rules.grid[0]), len(team.rules.grid)
    waits = {group.space for group in team.groups if not group.out}

    def cost(space: Spot) -> float:
        x, y = space
        return abs(x - (columns - 1) / 2) + abs(y - (rows - 1) / 2) - (3 if space in waits else 0)

    return sorted(team.free, key=cost)


def _key(team: Team) -> tuple[object, ...]:
    return (team.mission, team.difficulty, tuple(team.sheet.starts), tuple(team.tableau))


def _plan(game: MapMasters, budget: int, tries: int) -> list[Stage] | None:
    """The plan for this tableau; when its first part is done, the rest of it."""
    team = game.team
    assert team is not None
    key = (*_key(team), budget)
    if key in _PLANS:
        known = _PLANS[key]
        if known is None:
            return None
        rest = [stage for stage in known if stage.slot not in team.filled]
        if rest and still_good(game, rest[0]):
            return rest
    bold = bool(team.hidden) and len(team.free) <= BOLD_AT
    found = joint(game, budget, tries, str(len(team.tableau)), bold=bold)
    if len(_PLANS) >= REMEMBERED:
        _PLANS.clear()
    _PLANS[key] = found
    return found


def _trace(game: MapMasters, question: TracePaths, ids: list[str], care: int) -> str:
    """Draw the paths when all of them can be drawn, or when it is the last chance."""
    team = game.team
    assert team is not None
    plan = _present(game, care)
    if plan:
        return f"trace_{team.groups[plan[0].group].colour}"
    return "end"


def _present(game: MapMasters, care: int) -> list[Stage] | None:
    team = game.team
    assert team is not None
    last = not team.free or not any(team.hands)
    budget, tries = (LAST_BUDGET, LAST_TRIES) if last else (BUDGET, TRIES)
    return _plan(game, care * budget, care * tries)


def _step(game: MapMasters, options: list[Option], care: int) -> str:
    """As far along the plan as one answer leads."""
    team = game.team
    assert team is not None
    assert team.trace is not None
    plan = _present(game, care)
    made = tuple(team.trace.steps)
    if not plan or plan[0].group != team.trace.group or made != plan[0].steps[: len(made)]:
        return "abandon"
    rest = plan[0].steps[len(made) :]
    ways = [option for option in options if isinstance(option.value, Crossing)]
    along = [option for option in ways if rest[: len(option.value.steps)] == option.value.steps]
    return max(along, key=lambda option: len(option.value.steps)).id if along else step_id(rest[0])
