"""Steps of a path as options, and a path as it is displayed: lines, circled and crossed-out things."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from games.map_masters.rules.cards import HEIGHT, OPPOSITE, WIDTH
from games.map_masters.rules.components import Goal
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import Layout
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import TOKENS, Icon, signs
from games.map_masters.rules.path import DRAWING, START, Move, Path, after, find, moves, runs_on, stop
from games.map_masters.rules.spaces import name_of
from rules.messages import Args, Message, Ref, refer
from rules.questions import NO_DRAG, UNNAMED, Drag, Option, Refused, Role

LEVELS = "mb"
END, BACK = "path", "back-"
"""The mark of the end of a path; the prefix of the cell in the mark of its previous position."""
UNSEEN = "unseen"
"""The mark of all that is bought face down."""
LINED = ("start", "go", "fall", "rope", "stairs", "escape", "arrive")
"""Steps that continue from the end of the path."""
OTHERWISE = ("+pay", "+way")
"""In the text of a step: another way to pay or deliver."""
BREAK = ";"
"""Where the line of a route is broken."""
DONE = ".done"
"""Ends the id of an answer that ends the path at once."""
SPOTS = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
"""The parts of a card, for naming a place."""
MISSED = frozenset(
    (
        "obstacle_monster",
        "obstacle_padlock",
        "obstacle_lava",
        "no_rope",
        "no_scroll",
        "requirement_not_met",
        "no_antidote",
    )
)
"""Reasons why an expected step is refused: something is missing to pay or to deliver."""
MOST_SIGNS = 1
"""The most kinds of finds that the button of a step, or of a way that scores nothing, names; the menu names all."""
MORE = "bcdefghijklmnopqrstuvwxyz"
"""The letters after the number of another way to the same place."""
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_WAYS = {"N": refer("way-n"), "E": refer("way-e"), "S": refer("way-s"), "W": refer("way-w"), "": refer("way-none")}


def step_id(text: str) -> str:
    """The text of a step as the id of an option."""
    return text.replace(" ", "_")


def option(path: Path, move: Move, *, named: bool = True) -> Option:
    """A step as an option: where it leads, what is gained and paid; it has a text only if it is `named`.

    A line can take it unless it is a jump, or another way to pay or deliver than the usual one.
    """
    lined = move.kind in LINED and not any(other in move.text for other in OTHERWISE)
    return Option(
        step_id(move.text),
        Message(_key(move), args_of(path, move)) if named else UNNAMED,
        group=_group(move),
        mark=move.mark,
        drag=Drag(END, move.mark) if move.mark and path.status != START else NO_DRAG,
        role=Role.STEP if lined else Role.WHOLE,
        value=move,
    )


def last_undone(mark: str) -> Option:
    """Taking the last choice back, also with a line from the end of the path to its previous position."""
    return Option(
        "undo", Message("do-undo_step"), mark=mark, drag=Drag(END, mark) if mark else NO_DRAG, role=Role.STEP_BACK
    )


def stood(walk: Sequence[Path], steps: Sequence[str], presses: Sequence[int]) -> str:
    """The mark of the place where a path stood before its last choice; empty if no line led on from there."""
    number = presses[-1]
    begun, chosen = walk[number], find(walk[number], steps[number])
    if chosen.kind not in LINED:
        return ""
    if not number:
        return BACK + (_outside(chosen) if begun.status == START else _cell(begun, begun.place))
    cell = find(walk[number - 1], steps[number - 1]).mark
    return cell and BACK + cell


def _key(move: Move) -> str:
    """The key of the text that names a step."""
    if move.kind == "token" and not move.token:
        return "do-step_token_none"
    return f"do-step_{move.spell if move.kind == 'cast' else move.kind}"


def crossing(
    path: Path, way: Crossing, *, goal: Goal | None = None, richer: bool = False, named: bool = True
) -> Option:
    """Several steps through a card as one option: its opening, the card beyond and what is found.

    Its text says what it scores for the `goal`; the effect lists all that a way through several cards finds. `richer`:
    a longer way to the same place, for its additional finds. It has a text only if it is `named`.
    """
    if way.over is not None:
        key = "do-farther_out" if way.escapes else "do-farther_end" if not way.opening else "do-farther"
        id = f"farther_{'_'.join(way.openings[:-1])}_{way.opening or 'end'}"
    else:
        key = "do-through_out" if way.escapes else "do-through_end" if not way.opening else "do-through"
        key = "do-through_before" if way.stops else key
        id = f"through_{way.opening or 'end'}" + ("_richer" if richer else "")
    label = Message(key, _crossing_args(path, way, goal, richer=richer)) if named else UNNAMED
    return Option(id, label, "steps", way.mark, value=way)


def _crossing_args(path: Path, way: Crossing, goal: Goal | None, *, richer: bool) -> Args:
    """The arguments of the text of a way through a card or two."""
    dungeon = path.dungeon
    icons = by_kind(way.gains)
    if goal is not None:
        icons.sort(key=lambda icon: icon not in goal.counts)
    gains = [refer(f"icon-{icon}") for icon in icons]
    more = points(end(path, way.steps), goal) - points(path, goal) if goal is not None else 0
    args: Args = {
        "opening": _opening(way.opening),
        "space": _space(path, way.card),
        "card": refer(f"card-{dungeon.layout[way.card].card}"),
        "richer": richer,
        "done": False,
        "steps": len(way.steps),
        "gains": gains,
        "gaining": len(gains),
        "points": more,
        "number": 0,
        "signs": "" if more else _some_signs(icons),
    }
    if way.over is not None:
        args["first_opening"] = refer(f"opening-{way.openings[0]}")
        args["first_space"] = " → ".join(_space(path, card) for card in way.over.cards)
        args["signs"] = signs(tuple(icons))
    return args


def _some_signs(icons: Sequence[Icon]) -> str:
    """The signs of what is found, for the end of a button's label."""
    return f" {signs(tuple(icons), MOST_SIGNS)}" if icons else ""


def by_kind(icons: Sequence[Icon]) -> list[Icon]:
    """The icons grouped by kind, so that texts can count them."""
    kinds = list(dict.fromkeys(icons))
    return sorted(icons, key=kinds.index)


def numbered(options: Sequence[Option]) -> None:
    """Give each option the number that its mark has in the picture; options with one mark share it.

    Pictures number the marks of listed options only, so these come first.
    """
    numbers: dict[str, int] = {}
    for each in sorted(options, key=lambda option: option.handy < 0):
        if each.mark:
            each.label.args["number"] = numbers.setdefault(each.mark, len(numbers) + 1)


def told_apart(options: Sequence[Option]) -> None:
    """Number the options; letters after the number mark other ways to the same place, words distinguish equal texts.

    Being done after a way has the number of that way.
    """
    numbered(options)
    ways: dict[str, list[str]] = {}
    like: dict[str, list[Option]] = {}
    for each in options:
        if not each.mark:
            continue
        known, way = ways.setdefault(each.mark, []), each.id.removesuffix(DONE)
        if way not in known:
            known.append(way)
        if place := known.index(way):
            each.label.args["number"] = f"{each.label.args['number']}{MORE[place - 1]}"
        words = {name: arg for name, arg in each.label.args.items() if name != "number"}
        like.setdefault(f"{each.label.key} {words}", []).append(each)
    for alike in like.values():
        if len(alike) > 1:
            _place_words(alike)


def _place_words(alike: Sequence[Option]) -> None:
    """Name the position of steps with equal texts: from left to right if they differ there, else from top to bottom."""
    cells = {option.id: tuple(map(int, option.mark[1:].split(","))) for option in alike if option.mark}
    across = len({x for x, _ in cells.values()}) == len(cells)
    names = ("left", "middle", "right") if across else ("upper", "middle", "lower")
    ordered = sorted(alike, key=lambda option: cells[option.id] if across else cells[option.id][::-1])
    for place, option in enumerate(ordered):
        last = place == len(ordered) - 1
        few = names[2 * place if len(ordered) == 2 else place] if len(ordered) <= len(names) else ""
        option.label.args["apart"] = few or (names[2] if last else str(place + 1))


def _group(move: Move) -> str:
    if move.kind in ("tp", "cast"):
        return "jumps"
    return "steps"


def args_of(path: Path, move: Move) -> Args:
    """The arguments of a step's text."""
    dungeon = path.dungeon
    args: Args = {
        "way": _WAYS[move.direction],
        "arrow": ARROWS.get(OPPOSITE[move.direction] if move.kind == "start" else move.direction, ""),
        "inside": not move.direction,
        "token": refer(f"token-{move.token}") if move.token else refer("words-none"),
        "number": 0,
        "opening": _opening(move.text.split("+")[0].rpartition(".")[2] if move.kind == "start" else ""),
        "spot": _spot(path, move),
        "apart": "no",
        "space": "",
        "leaves": False,
        "done": False,
    }
    icons: list[Icon] = []
    if move.to >= 0 and move.kind != "token":
        new = dungeon.content_bits[move.to] & ~path.circled
        if new:
            icons = by_kind([dungeon.found[item].icon for item in dungeon.contents[move.to] if new >> item & 1])
        args["room"] = dungeon.rooms[move.to]
        number = dungeon.card_of[move.to]
        args["card"] = refer(f"card-{dungeon.layout[number].card}")
        args["space"] = _space(path, number)
        args["leaves"] = path.status != START and number != dungeon.card_of[path.place]
    else:
        args["room"], args["card"] = False, refer("card-none")
    args["gains"], args["gaining"] = [refer(f"icon-{icon}") for icon in icons], len(icons)
    args["signs"] = _some_signs(icons)
    pays: list[Ref] = []
    kinds = [kind for kind, need in enumerate(move.price) for _ in range(need)] if move.payment else []
    if kinds:
        for kind, source in zip(kinds, move.payment, strict=True):
            if source == "token":
                pays.append(refer(f"token-{TOKENS[kind]}"))
            elif source == "item":
                pays.append(refer(f"icon-{TOKENS[kind]}"))
            else:
                pays.append(refer(f"spell-{source}"))
    pays += [refer("icon-barrel")] * move.barrels
    args["pays"], args["paying"] = pays, len(pays)
    args["paid"] = signs((*(TOKENS[kind] for kind in kinds), *["barrel"] * move.barrels))
    return args


def _space(path: Path, number: int) -> str:
    """The name of the space where a card of the dungeon lies."""
    layout = path.dungeon.layout
    return name_of(layout, layout[number], tableau=path.terms.coop)


def _opening(name: str) -> Ref:
    """The place of an opening on its card; for none, as open as that of a card."""
    return refer(f"opening-{name}" if name else "side-none")


def _spot(path: Path, move: Move) -> Ref:
    """The part of its card to which a jump leads."""
    if move.to < 0 or move.kind not in ("tp", "cast"):
        return refer("side-none")
    dungeon = path.dungeon
    level, x, y = dungeon.cells[move.to]
    card = dungeon.layout[dungeon.card_of[move.to]]
    name = SPOTS[(y - card.y) * 3 // HEIGHT][(x - card.x) * 3 // WIDTH]
    return refer(f"below-{name}" if level else f"spot-{name}")


def given(path: Path, delivery: Sequence[int]) -> list[Ref]:
    """The items given for a goal, as references: items by icon, then fairy tokens."""
    if not delivery:
        return []
    bits, *tokens = delivery
    items = [refer(f"icon-{item.icon}") for number, item in enumerate(path.dungeon.found) if bits >> number & 1]
    return items + [refer(f"token-{TOKENS[kind]}") for kind, number in enumerate(tokens) for _ in range(number)]


def used_of(path: Path, delivery: Sequence[int]) -> int:
    """The number of items given for a goal that have been used on the way."""
    return (delivery[0] & path.crossed).bit_count() if delivery else 0


def refusals(path: Path, stopped: Sequence[Move]) -> list[Refused]:
    """Refused steps with their reasons, each id once (MM-4.14)."""
    refused_steps: dict[str, Refused] = {}
    for move in stopped:
        id = step_id(move.text)
        if id not in refused_steps:
            missed = move.reason in MISSED
            mark = move.mark if missed else ""
            refused_steps[id] = Refused(
                id,
                Message(_key(move), args_of(path, move)),
                move.reason,
                {"lacking": move.lacking},
                missed=missed,
                mark=mark,
            )
    legal = {step_id(move.text) for move in moves(path)}
    return [refused for id, refused in refused_steps.items() if id not in legal]


def is_dead_end(path: Path, move: Move) -> bool:
    """Whether a path that has not escaped could not go on after a step and those that follow it automatically."""
    if move.kind == "escape":
        return False
    walk = [path]
    follow([move], walk, [])
    return walk[-1].status == DRAWING and not moves(walk[-1])


def line(strokes: Sequence[Sequence[str]]) -> str:
    """The line of a path in the mark of a route."""
    return BREAK.join(" ".join(cells) for cells in strokes)


def route_mark(letter: str, line: str) -> str:
    """The mark of a route: its letter and its line."""
    return f"route{letter}:{line}"


def layout_mark(letter: str, layout: Layout) -> str:
    """The mark of a whole layout: its letter and its cards."""
    return f"layout{letter}:" + ";".join(f"{card.card},{int(card.turned)},{card.x},{card.y}" for card in layout)


def follow(ways: Sequence[Move | str], walk: list[Path], steps: list[str]) -> None:
    """Append a step or several to a path, then what follows without a choice (MM-4.31)."""

    def make(move: Move) -> None:
        steps.append(move.text)
        walk.append(after(walk[-1], move))

    for made in ways:
        make(made if isinstance(made, Move) else find(walk[-1], made))
    while only := runs_on(walk[-1]):
        make(only)


def worth(path: Path, goal: Goal, before: Path) -> list[Message]:
    """The gain of a path for the goal over the one before it; empty if it is the same."""
    more = points(path, goal) - points(before, goal)
    return [Message("sum-goal", {"goal": refer(f"goal-{goal.kind}"), "more": more})] if more else []


def walk(path: Path, steps: Sequence[str]) -> list[Path]:
    """The path before the first step and after each of these steps."""
    paths = [path]
    for text in steps:
        if text == "stop":
            paths.append(stop(paths[-1]))
        else:
            move = find(paths[-1], text)
            if move.reason:
                raise ValueError(move.reason)
            paths.append(after(paths[-1], move))
    return paths


def end(path: Path, steps: tuple[str, ...]) -> Path:
    """The path after these steps; cached, since the same ways are shown again and again."""
    return _end(path.state, steps)


@lru_cache(maxsize=512)
def _end(state: tuple[Any, ...], steps: tuple[str, ...]) -> Path:
    return walk(Path(*state), steps)[-1]


def strokes(path: Path, steps: Sequence[str]) -> list[list[str]]:
    """The line of a path as strokes of cells (`m3,4`); a new one begins after a fall, stairs or a teleport."""
    made: list[tuple[Move, Path]] = []
    for text in steps:
        if text == "stop":
            break
        now = made[-1][1] if made else path
        move = find(now, text)
        made.append((move, after(now, move)))
    return strokes_of(path, made)


def cached_strokes(path: Path, steps: Sequence[str]) -> list[list[str]]:
    """`strokes` of a path of a Versus game; cached like `end`, since every view of a position shows the same lines."""
    return [list(line) for line in _strokes(path.state, tuple(steps))]


@lru_cache(maxsize=512)
def _strokes(state: tuple[Any, ...], steps: tuple[str, ...]) -> list[list[str]]:
    return strokes(Path(*state), steps)


def strokes_of(path: Path, made: Sequence[tuple[Move, Path]]) -> list[list[str]]:
    """`strokes` with the moves, each with the path after it."""
    dungeon = path.dungeon
    lines: list[list[str]] = [] if path.status == START else [[_cell(path, path.place)]]
    for move, beyond in made:
        if move.kind in ("go", "escape", "rope", "arrive") or move.past >= 0:
            way = next((way for way in dungeon.exits[path.place] if way.link == move.link), None)
            if way is not None and lines:
                _extend(lines[-1], f"{LEVELS[dungeon.level_of(path.place)]}{way.x},{way.y}")
                _extend(lines[-1], move.mark)
        if move.kind == "start":
            lines.append([_outside(move), move.mark])
        path = beyond
        if move.kind in ("fall", "stairs", "tp") or (move.kind == "cast" and move.spell not in ("sb_02", "sb_06")):
            lines.append([move.mark if move.past < 0 else _cell(path, move.to)])
    return lines


def _cell(path: Path, place: int) -> str:
    level, x, y = path.dungeon.cells[place]
    return f"{LEVELS[level]}{x},{y}"


def _outside(move: Move) -> str:
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[move.direction]
    x, y = move.mark[1:].split(",")
    return f"m{int(x) + dx},{int(y) + dy}"


def _extend(line: list[str], cell: str) -> None:
    if not line or line[-1] != cell:
        line.append(cell)


def cells_of(path: Path, bits: int) -> list[str]:
    """The global cells of discoveries; stairs at both ends."""
    cells = []
    for number, item in enumerate(path.dungeon.found):
        if bits >> number & 1:
            cells.append(f"{LEVELS[item.level]}{item.at[0]},{item.at[1]}")
            if item.icon == "stairs":
                cells.append(f"b{item.at[0]},{item.at[1]}")
    return cells
