"""The heuristic player in a mission: it draws no path before all of them can be drawn at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set
from functools import lru_cache
from itertools import combinations

from games.map_masters.players.coop_circles import wanted_circles, worth_of_circles
from games.map_masters.players.coop_plans import Stage, foreseen, joint_paths, placements, still_good
from games.map_masters.players.coop_scouting import scouting
from games.map_masters.players.plans import leading_along
from games.map_masters.rules.cards import CARDS, OPENINGS, STEP_OF, icons_of
from games.map_masters.rules.components import BARREL_RIDE, HUNTERS_CALL
from games.map_masters.rules.coop.missions import EXIT, HIDDEN, Mission
from games.map_masters.rules.coop.preparation import Assign, ChooseDifficulty, ChooseMission, PlaceGroup, Shop, planned
from games.map_masters.rules.coop.route_search import TOOLS
from games.map_masters.rules.coop.starts import ways_on
from games.map_masters.rules.coop.tableau import tableau, team_of
from games.map_masters.rules.coop.team import Team
from games.map_masters.rules.coop.trace import TracePath, TracePaths
from games.map_masters.rules.coop.turn import Collapse, EndTurn, PlayAt, PlayCard
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.icons import HOLES, TOKENS
from games.map_masters.rules.layouts import Placed, Spot
from games.map_masters.rules.step_options import step_id
from rules.messages import Seat
from rules.questions import Option, Question, without_steps_back

BUDGET, LAST_BUDGET = 1_500, 4_500
"""Positions searched for the paths of a mission after a card is played, and when few more cards can be played."""
LAST_CHANCE = 40_000
"""Positions searched at the last chance, with any `care`: without paths the mission is lost."""
SOON = 4
"""With this many free spaces or fewer, the larger budget is used."""
RISKY_AT = 2
"""With this many free spaces or fewer, a path to a face-down card may be risky."""
RISKY = 2 / 3
"""The least share of the cards that a face-down card may be for which a risky path has to be safe."""
LEADING_ANYWHERE = (BARREL_RIDE, HUNTERS_CALL)
"""Spells that lead to any barrel or any monster: past all other lines, once, where no magic circle lies."""
_PLANS: dict[object, list[Stage] | None] = {}
"""A cache of plans by position, so that a path is followed to its end without a new search."""
_PLACED: dict[object, list[tuple[Placed, float]]] = {}
"""A cache of ways to play a card."""
PLAY_BUDGET = 1_500
"""Positions searched for playing a card."""
CIRCLE_WORTH = 5.0
"""The worth of a magic circle where one is wanted most."""
TRIED_AT, TRIED_WAYS = 8, 12
"""With this many free spaces or fewer, this number of ways to play a card is tried out."""
REMEMBERED = 200
"""The size of the two caches."""
ICON_WORTHS = {"scroll": 0.15, "circle": 0.3, "monster": -0.6, "padlock": -0.6, "lava": -0.5, "sword": 0.15}
"""The worth of symbols whatever the open slots ask for."""
ITEM_ASKED, COUNT_ASKED = 0.2, 0.5
"""The worth of each symbol that a slot wants to be given, or to be counted on the path."""
OTHER_SIDE = 1.5
"""The price, in spaces, of a start on a side that the slot does not accept."""
WARNED, BEFORE_FREE_SPACE = 8, 5
"""The price of a start that is warned of, and of one before a free space."""
BY_WAYS_ON = (12, 4, 1)
"""The price of a start on a card with no way on, with one, with more."""
FITS = 5
"""The number of things by which a group counts as having less if its slot asks for what is given."""
AWAITED = 3
"""The number of spaces by which one in front of a group counts as nearer to the middle."""
CROWDED = (10, 5, 1.5)
"""The price of each other group on the same space, one space away, two spaces away."""


def pick(game: MapMasters, seat: Seat, question: Question, options: list[Option], care: int = 1) -> str:
    """The answer of the heuristic player in a mission. `care` multiplies its budget of positions for paths."""
    team = team_of(game)
    ids = [option.id for option in options]
    match question:
        case ChooseMission():
            wanted = "mission_1"
        case ChooseDifficulty():
            wanted = "normal"
        case PlaceGroup():
            wanted = _start(game, options)
        case Shop():
            wanted = _shop(team, ids)
        case Assign():
            wanted = _assign(team, question.what, ids)
        case PlayCard() | PlayAt():
            wanted = _play(game, seat, question, care)
        case TracePaths():
            wanted = _trace(game, care)
        case TracePath():
            wanted = _step(game, options, care)
        case Collapse():
            wanted = "at_{}_{}".format(*least_missed(team, _by_need(team)[::-1]))
        case _:
            wanted = without_steps_back(options)[0].id
    return wanted if wanted in ids else next((id for id in ("abandon", "end") if id in ids), ids[0])


# Before the mission


def _start(game: MapMasters, options: list[Option]) -> str:
    """An open way in on the side where the group's slot is, away from the others."""
    team, dungeon = team_of(game), tableau(game)
    rules = team.rules
    number = len(team.sheet.starts)
    finals = [slot for slot in rules.slots if slot.final]
    slot = finals[number % len(finals)]
    column, row = _goal_space(rules, slot.card if slot.artifact is None else _lies_on(rules, slot.artifact), number)

    def cost(option: Option) -> float:
        x, y, name = option.value
        _, _, side = OPENINGS[name]
        price: float = abs(x - column) + abs(y - row)
        price += 0 if side in slot.sides else OTHER_SIDE
        price += WARNED if option.label.key.endswith("warned") else 0
        card = team.number_at((x, y))
        price += BEFORE_FREE_SPACE if card < 0 else BY_WAYS_ON[min(2, ways_on(dungeon, card, name))]
        for other in team.sheet.starts:
            away = abs(other.column - x) + abs(other.row - y)
            price += CROWDED[away] if away < len(CROWDED) else 0
        return price

    return min(without_steps_back(options), key=cost).id


def _lies_on(rules: Mission, artifact: str) -> str:
    """The card on which an artifact lies at first."""
    return next(card for card, name in rules.artifacts.items() if name == artifact)


def _goal_space(rules: Mission, card: str, number: int) -> tuple[int, int]:
    """The space where the mission places this card; else in the column of group `number`, at the top for the exit."""
    for space, token in rules.spaces.items():
        if token == card:
            return space
    return (2 * number + 1) * rules.columns // (2 * len(rules.groups)), 0 if card == EXIT else rules.rows // 2


def _shop(team: Team, ids: list[str]) -> str:
    """Tokens that count for a slot first, then scrolls for teleports and swords for the way.

    Where artifacts lie face down, lines may have to cross each other, so spells that lead past others come first.
    """
    if team.rules.face_down:
        for spell in LEADING_ANYWHERE:
            if spell in ids:
                return spell
    wanted = _useful_tokens(team)
    for token in (*sorted(wanted, key=lambda token: token != "scroll"), "scroll", "sword", "key", "rope"):
        if token in ids and _bought(team, token) < wanted[token]:
            return token
    return next((token for token in ("scroll", "sword", "rope", "key") if token in ids), "submit")


def _useful_tokens(team: Team) -> Counter[str]:
    """The number of groups that can use each token: one for each slot, all of them where the slot's card is hidden."""
    tokens = Counter[str]()
    for slot in team.rules.slots:
        helping = {icon for icon in slot.items if icon in TOKENS}
        helping |= {TOOLS[name] for name in slot.counts if name in TOOLS}
        hidden = slot.card in team.rules.face_down
        for token in sorted(helping):
            tokens[token] = len(team.groups) if hidden else tokens[token] + 1
    return tokens


def _bought(team: Team, token: str) -> int:
    """The number of tokens of a type that all groups have, counting the purchases planned."""
    kind = TOKENS.index(token)
    holdings = [planned(team, group) for group in range(len(team.groups))]
    return sum(tokens[kind] for tokens, _ in holdings)


def _assign(team: Team, what: str, ids: list[str]) -> str:
    """To the group whose slot asks for it, else to the group with the least; spells where an artifact is brought."""
    finals = [slot for slot in team.rules.slots if slot.final]
    open_to = [number for number, group in enumerate(team.groups) if f"group_{group.colour}" in ids]
    if not open_to:
        return "back"

    def cost(number: int) -> float:
        slot = finals[number % len(finals)]
        tokens, spells = planned(team, number)
        fits = what in slot.items or any(TOOLS.get(name) == what for name in slot.counts)
        fits = fits or (what in LEADING_ANYWHERE and slot.artifact is not None)
        return sum(tokens) + spells - (FITS if fits else 0)

    return f"group_{team.groups[min(open_to, key=cost)].colour}"


# The mission


def _wanted_icons(team: Team) -> dict[str, float]:
    """The worth of symbols, by what the open slots ask for."""
    weights: dict[str, float] = {**ICON_WORTHS}
    for number, slot in enumerate(team.rules.slots):
        if number in team.filled:
            continue
        for icon, need in slot.items.items():
            weights[icon] = weights.get(icon, 0.0) + ITEM_ASKED * need
        for name, need in slot.counts.items():
            helping: tuple[str, ...] = HOLES if name == "hole" else ("circle",) if name == "teleport" else (name,)
            for wanted in helping:
                weights[wanted] = weights.get(wanted, 0.0) + COUNT_ASKED * need
    return weights


@lru_cache(maxsize=256)
def _icons(card: str) -> tuple[str, ...]:
    return tuple(icon for _, icon in icons_of(CARDS[card]))


def _play(game: MapMasters, seat: Seat, question: PlayCard | PlayAt, care: int) -> str:
    """The next answer on the way to playing a card."""
    placed, _ = way_to_play(game, seat, question, care)
    if isinstance(question, PlayCard):
        return f"play_{placed.card}"
    if question.turned != placed.turned:
        return "flip"
    return "at_{}_{}".format(*placed.space)


def way_to_play(game: MapMasters, seat: Seat, question: PlayCard | PlayAt, care: int) -> tuple[Placed, float]:
    """The best way to play a card, with its value; once a card is chosen, the best way to play that one."""
    ways = ways_to_play(game, seat, care)
    if isinstance(question, PlayCard):
        return ways[0]
    chosen = [way for way in ways if way[0].card == question.card]
    return (chosen or ways_to_play(game, seat, care, question.card))[0]


def ways_to_play(game: MapMasters, seat: Seat, care: int, card: str = "") -> list[tuple[Placed, float]]:
    """Ways to play a card of the hand, or this `card`, with their values, the best first.

    A card is valued by what it shows of what open slots ask for, and by magic circles where wanted; it is placed
    in front of a group or in the middle. When few spaces are left, the best ways count by how many open slots could be
    served in tries with them (see `placements`).
    """
    team = team_of(game)
    hand = [card] if card else sorted(set(team.hands[seat]))
    worth, wants = _wanted_icons(team), wanted_circles(team)
    spaces = _by_need(team)
    ways: list[tuple[Placed, float]] = []
    for hand_card in hand:
        shown = sum(worth.get(icon, 0.0) for icon in _icons(hand_card))
        for space in spaces:
            value = shown + CIRCLE_WORTH * worth_of_circles(wants, hand_card, space)
            ways += [(Placed.on(hand_card, turned, space), value) for turned in (False, True)]
    ways.sort(key=lambda way: -way[1])
    if not is_tried(team):
        best_by_card = {placed.card: (placed, value) for placed, value in reversed(ways)}
        return sorted(best_by_card.values(), key=lambda way: -way[1])
    position = (team.mission, team.difficulty, tuple(hand), tuple(team.tableau), team.used, team.links, care)
    if position not in _PLACED:
        if len(_PLACED) >= REMEMBERED:
            _PLACED.clear()
        tried = [placed for placed, _ in ways[:TRIED_WAYS]]
        _PLACED[position] = placements(game, tried, care * PLAY_BUDGET, str(len(team.tableau)))
    return _PLACED[position]


def is_tried(team: Team) -> bool:
    """Whether so few spaces are left that ways to play a card are tried out."""
    return len(team.free) <= TRIED_AT


def _by_need(team: Team) -> list[Spot]:
    """The free spaces, those in front of a group or in the middle first."""
    middle = (team.rules.columns - 1) / 2, (team.rules.rows - 1) / 2
    waits = {group.space for group in team.groups if not group.out}

    def cost(space: Spot) -> float:
        return abs(space[0] - middle[0]) + abs(space[1] - middle[1]) - (AWAITED if space in waits else 0)

    return sorted(team.free, key=cost)


def _plan(game: MapMasters, budget: int, last: bool) -> list[Stage] | None:
    """The plan for this tableau, remembered or new; None if there is none.

    After its first path it is the rest of the plan, when the card turned up was the expected one.
    """
    team = team_of(game)
    by_turn = (team.mission, team.difficulty, tuple(team.sheet.starts), _face_down(team), game.turn, budget, last)
    face_up = {placed.card for placed in team.tableau}
    rest = [stage for stage in _PLANS.get(by_turn) or [] if stage.slot not in team.filled and stage.card not in face_up]
    if rest and still_good(game, rest[0]):
        return rest
    by_position = (*by_turn, tuple(team.tableau), team.used, team.links, tuple(team.filled))
    if by_position in _PLANS:
        return _PLANS[by_position]
    plan = _new_plan(game, budget, last)
    if len(_PLANS) >= REMEMBERED:
        _PLANS.clear()
    # a plan holds for the turn, that there is none only for this position
    _PLANS[by_position if plan is None else by_turn] = plan
    return plan


def _new_plan(game: MapMasters, budget: int, last: bool) -> list[Stage] | None:
    """The paths foreseen when the last card was played, else new ones for all slots, else one that turns up a card."""
    team = team_of(game)
    if len(team.free) < TRIED_AT:
        plan = foreseen(game, str(len(team.tableau) - 1))  # with the seed by which `ways_to_play` tried the card
        if plan is not None:
            return plan
    safe = RISKY if len(team.free) <= RISKY_AT else 1.0
    plan = joint_paths(game, budget, f"{len(team.tableau)}-{game.turn}", safe=safe, last=last)
    if plan is not None:
        return plan
    scout = scouting(game)
    return None if scout is None else [scout]


def _face_down(team: Team) -> tuple[Placed, ...]:
    """The tableau as it was before any card was turned up."""
    down = team.rules.face_down
    return tuple(
        placed._replace(card=HIDDEN, turned=False) if placed.card in down else placed for placed in team.tableau
    )


def _trace(game: MapMasters, care: int) -> str:
    """Draw the paths when all of them can be drawn."""
    plan = planned_paths(game, care)
    return f"trace_{team_of(game).groups[plan[0].group].colour}" if plan else "end"


def planned_paths(game: MapMasters, care: int) -> list[Stage] | None:
    """The paths that are to be drawn, the next first; None while they cannot all be drawn.

    Before that, if several cards are face down, a single short path to one of them.
    """
    team = team_of(game)
    no_card_follows = not team.free or not any(team.hands)
    turn_ends_later = any(isinstance(entry, EndTurn) for entry in game.agenda.stack)
    if no_card_follows and not turn_ends_later:
        return _plan(game, LAST_CHANCE, last=True)
    late = no_card_follows or len(team.free) <= SOON
    return _plan(game, care * (LAST_BUDGET if late else BUDGET), last=False)


def _step(game: MapMasters, options: list[Option], care: int) -> str:
    """The answer that leads farthest along the plan."""
    trace = team_of(game).begun
    plan = planned_paths(game, care)
    made = tuple(trace.steps)
    if not plan or plan[0].group != trace.group or made != plan[0].steps[: len(made)]:
        return "abandon"
    rest = plan[0].steps[len(made) :]
    return leading_along(options, rest) or step_id(rest[0])


def least_missed(team: Team, spaces: Sequence[Spot]) -> Spot:
    """The space with the shortest detours around it, the first of equal ones.

    If possible, no group waits in front of it: a corner may be the only way round a hall, the middle rarely is.
    """
    through = (placed.space for placed in team.tableau if CARDS[placed.card].kind in ("starter", "dungeon"))
    walked = frozenset((*through, *team.free))
    waits = {group.space for group in team.groups if not group.out}
    return min(spaces, key=lambda space: (space in waits, _detours(walked - {space}, space)))


def _neighbours(space: Spot, spaces: Set[Spot]) -> list[Spot]:
    """Those of the spaces that adjoin one."""
    adjoining = [(space[0] + dx, space[1] + dy) for dx, dy in STEP_OF.values()]
    return [spot for spot in adjoining if spot in spaces]


def _detours(spaces: Set[Spot], lost: Spot) -> int:
    """The sum of the distances between the neighbours of a lost space over the remaining spaces."""
    return sum(_distance(spaces, first, second) for first, second in combinations(_neighbours(lost, spaces), 2))


def _distance(spaces: Set[Spot], first: Spot, second: Spot) -> int:
    """The distance between two spaces in steps; the number of spaces if there is no way."""
    steps = {first: 0}
    front = [first]
    for here in front:
        fresh = [space for space in _neighbours(here, spaces) if space not in steps]
        steps |= dict.fromkeys(fresh, steps[here] + 1)
        front += fresh
    return steps.get(second, len(spaces))
