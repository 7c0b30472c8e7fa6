"""Steps of a path, and ways through cards, as options: their texts, marks and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from games.map_masters.rules.cards import BASE, HEIGHT, MAIN, OPPOSITE, STEP_OF, WIDTH, cell_mark, face
from games.map_masters.rules.components import Goal
from games.map_masters.rules.crossings import Crossing
from games.map_masters.rules.dungeon import Dungeon
from games.map_masters.rules.goals import points
from games.map_masters.rules.icons import TOKENS, Icon, signs, tokens_named
from games.map_masters.rules.lines import before_start
from games.map_masters.rules.path.following import find, path_after, paths_along, steps_made
from games.map_masters.rules.path.state import DRAWING, LINED, MISSED, START, Delivery, Move, Path
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.path.walking import mark_of
from games.map_masters.rules.spaces import name_of
from rules.messages import Args, Message, Part, Ref, part, refer
from rules.questions import BACK_TO, NO_DRAG, UNNAMED, Drag, Option, Refused, Role, Shown

END = "path"
"""The mark of the end of a path; the prefix of the cell in the mark of its previous position."""
UNSEEN = "unseen"
"""The mark of all that is bought face down."""
OTHERWISE = ("+pay", "+way")
"""Marks in the text of a step that pays or delivers in another way than the usual one."""
JUMPS = ("tp", "cast")
"""Steps that lead elsewhere: teleports and spells."""
DONE = ".done"
"""Ends the id of an answer that ends the path at once."""
SPOTS = (("nw", "n", "ne"), ("w", "c", "e"), ("sw", "s", "se"))
"""The parts of a card, for naming a place."""
MOST_SIGNS = 1
"""The most kinds of finds that the button of a step, or of a way that scores nothing, names; the menu names all."""
SHUT = ("wall", "wall_above", "fallen")
"""Reasons why a line goes no farther: a wall (above a basement passage), or a pit down which the path has fallen."""
PAID_WITH, SPELL = {"item": "", "token": "🧚"}, "📖"
"""The signs before what pays for a step: the source of its payment; a spell."""
MORE = "bcdefghijklmnopqrstuvwxyz"
"""The letters after the number of another way to the same place."""
ARROWS = {"N": "↑", "E": "→", "S": "↓", "W": "←"}
_WAYS = {"N": refer("way-n"), "E": refer("way-e"), "S": refer("way-s"), "W": refer("way-w"), "": refer("way-none")}


def step_id(text: str) -> str:
    """The text of a step as the id of an option."""
    return text.replace(" ", "_")


def step_option(path: Path, move: Move, *, named: bool = True) -> Option:
    """A step as an option: where it leads, what is gained and paid; it has a text only if it is `named`.

    A line can take it unless it is a jump, or another way to pay or deliver than the usual one. It begins at the end of
    the path, or at the other end of stairs or of a pit in the room where the path stands.
    """
    lined = move.kind in LINED and not any(other in move.text for other in OTHERWISE)
    changes_level = move.kind in ("stairs", "fall") and not move.direction
    return Option(
        step_id(move.text),
        Message(_key(move), args_of(path, move)) if named else UNNAMED,
        group="jumps" if move.kind in JUMPS else "steps",
        mark=move.mark,
        drag=Drag(END, move.mark) if move.mark and path.status != START and not changes_level else NO_DRAG,
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
    last = presses[-1]
    path, chosen = walk[last], find(walk[last], steps[last])
    if chosen.kind not in LINED:
        return ""
    if last:
        cell = find(walk[last - 1], steps[last - 1]).mark
    else:
        cell = before_start(chosen) if path.status == START else mark_of(path, path.place)
    return f"{BACK_TO}{cell}" if cell else ""


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
    a longer way to the same place, for its additional finds. It has a text only if it is `named`. One that pays or
    passes other cards is described by a first tap. One that returns to its room is marked where it re-enters.
    """
    *_, before, end = paths_along(path, way.steps)
    returns = end.place == path.place and not way.escapes  # who escapes keeps the last place
    mark = mark_of(path, before.place) if returns else way.mark
    pays = (end.crossed, end.tokens, end.spells) != (path.crossed, path.tokens, path.spells)
    role = Role.DESCRIBED if pays or way.over is not None else Role.WHOLE
    if way.over is not None:
        id = f"farther_{'_'.join(way.openings[:-1])}_{way.opening or 'end'}"
    elif way.to_circle:
        id = f"through_circle_{way.opening}"
    else:
        id = f"through_{way.opening or 'end'}" + ("_richer" if richer else "")
    label = Message(_crossing_key(way), _crossing_args(path, way, goal, richer=richer)) if named else UNNAMED
    return Option(id, label, "steps", mark, role=role, value=way)


def _crossing_key(way: Crossing) -> str:
    """The key of the text that names a way through a card or several."""
    if way.over is not None:
        through = "do-farther" if way.opening else "do-farther_end"
        return "do-farther_out" if way.escapes else through
    if way.to_circle:
        return "do-through_circle"
    if way.stops:
        return "do-through_before"
    through = "do-through" if way.opening else "do-through_end"
    return "do-through_out" if way.escapes else through


def _crossing_args(path: Path, way: Crossing, goal: Goal | None, *, richer: bool) -> Args:
    """The arguments of the text of a way through a card or two."""
    dungeon = path.dungeon
    icons = by_kind(way.gains)
    if goal is not None:
        icons.sort(key=lambda icon: icon not in goal.counts)
    gains = [refer(f"icon-{icon}") for icon in icons]
    more = points(path_after(path, way.steps), goal) - points(path, goal) if goal is not None else 0
    pit = _some_signs(["pit"]) if any("fall" in step for step in way.steps) else ""
    args: Args = {
        "opening": _opening("" if way.to_circle else way.opening),
        "space": _space(path, way.card),
        "card": refer(f"card-{dungeon.layout[way.card].card}"),
        "richer": richer,
        "done": False,
        "steps": len(way.steps),
        "gains": gains,
        "gaining": len(gains),
        "points": more,
        "number": 0,
        "pit": pit,
        "signs": pit or _some_signs([] if more else icons),
        **_price_args(*(move for move, _ in steps_made(path, way.steps))),
    }
    if way.over is not None:
        args["first_opening"] = refer(f"opening-{way.openings[0]}")
        args["first_space"] = " → ".join(_space(path, card) for card in way.over.cards)
        args["signs"] = signs(tuple(icons))
    return args


def is_dead_end(path: Path, way: Move | Crossing) -> bool:
    """Whether the path would be stuck without an escape, after that way and what follows it by itself."""
    _, end = steps_made(path, way.steps)[-1]
    return end.status == DRAWING and not moves(end)


def _some_signs(icons: Sequence[Icon]) -> str:
    """The signs of what is found, for the end of a button's label."""
    return f" {signs(tuple(icons), MOST_SIGNS)}" if icons else ""


def by_kind(icons: Sequence[Icon]) -> list[Icon]:
    """The icons grouped by kind, so that texts can count them."""
    kinds = list(dict.fromkeys(icons))
    return sorted(icons, key=kinds.index)


def numbered(options: Sequence[Option]) -> list[Option]:
    """Give each option the number that its mark has in the picture; options with one mark share it. Returns these.

    Pictures number the marks of listed options only, so these come first.
    """
    marked = sorted((option for option in options if option.mark), key=lambda option: option.prominence < Shown.LISTED)
    numbers: dict[str, int] = {}
    for option in marked:
        option.label.args["number"] = numbers.setdefault(option.mark, len(numbers) + 1)
    return marked


def told_apart(options: Sequence[Option]) -> None:
    """Number the options; letters after the number mark other ways to the same place, words distinguish equal texts.

    An answer that takes a way and ends the path has the number of that way.
    """
    marked = numbered(options)
    _letter_ways(marked)
    alike: dict[str, list[Option]] = {}
    for option in marked:
        words = {name: arg for name, arg in option.label.args.items() if name != "number"}
        alike.setdefault(f"{option.label.key} {words}", []).append(option)
    for twins in alike.values():
        if len(twins) > 1:
            _place_words(twins)


def _letter_ways(options: Sequence[Option]) -> None:
    """Add a letter to the number of each further way to the same place."""
    ways: dict[str, list[str]] = {}
    for option in options:
        ways_there, way = ways.setdefault(option.mark, []), option.id.removesuffix(DONE)
        if way not in ways_there:
            ways_there.append(way)
        if number := ways_there.index(way):
            option.label.args["number"] = f"{option.label.args['number']}{MORE[number - 1]}"


def _place_words(alike: Sequence[Option]) -> None:
    """Name where steps with equal texts lead: from left to right if they differ there, else from top to bottom.

    More than three are numbered.
    """
    cells = {option.id: tuple(map(int, option.mark[1:].split(","))) for option in alike if option.mark}
    across = len({x for x, _ in cells.values()}) == len(cells)
    ordered = sorted(alike, key=lambda option: cells[option.id] if across else cells[option.id][::-1])
    places = ["left", "middle", "right"] if across else ["upper", "middle", "lower"]
    if len(ordered) == 2:
        del places[1]
    elif len(ordered) > 3:
        places = [str(number) for number in range(1, len(ordered) + 1)]
    for option, place in zip(ordered, places, strict=True):
        option.label.args["apart"] = place


def args_of(path: Path, move: Move) -> Args:
    """The arguments of a step's text."""
    return {
        "way": _WAYS[move.direction],
        "arrow": ARROWS.get(OPPOSITE[move.direction] if move.kind == "start" else move.direction, ""),
        "inside": not move.direction,
        "token": refer(f"token-{move.token}") if move.token else refer("words-none"),
        "number": 0,
        "opening": _opening(move.text.split("+")[0].rpartition(".")[2] if move.kind == "start" else ""),
        "spot": _spot(path, move),
        "apart": "no",
        "done": False,
        **_place_args(path, move),
        **_price_args(move),
    }


def _place_args(path: Path, move: Move) -> Args:
    """The place to which a step leads, and the finds there (MM-4.6)."""
    dungeon, place = path.dungeon, move.to
    if place < 0 or move.kind == "token":
        nowhere: Args = {"room": False, "card": refer("card-none"), "space": "", "leaves": False}
        return nowhere | {"gains": [], "gaining": 0, "signs": ""}
    icons = by_kind(dungeon.icons(dungeon.content_bits[place] & ~path.circled))
    number = dungeon.card_of[place]
    return {
        "room": dungeon.rooms[place],
        "card": refer(f"card-{dungeon.layout[number].card}"),
        "space": _space(path, number),
        "leaves": path.status != START and number != dungeon.card_of[path.place],
        "gains": [refer(f"icon-{icon}") for icon in icons],
        "gaining": len(icons),
        "signs": _some_signs(icons),
    }


def _price_args(*steps: Move) -> Args:
    """The payment of steps (MM-6.4), barrels as antidote included (MM-25.4)."""
    pays: list[Ref] = []
    barrels = sum(move.barrels for move in steps)
    paid: dict[str, list[Icon]] = {"item": ["barrel"] * barrels}
    kinds = {"token": "token", "item": "icon"}
    for move in [step for step in steps if step.payment]:
        priced = [token for token, need in zip(TOKENS, move.price, strict=True) for _ in range(need)]
        for token, source in zip(priced, move.payment, strict=True):
            pays.append(refer(f"{kinds[source]}-{token}" if source in kinds else f"spell-{source}"))
            paid.setdefault(source, []).append(token)
    pays += [refer("icon-barrel")] * barrels
    shown = "".join(PAID_WITH.get(source, SPELL) + signs(tuple(icons)) for source, icons in paid.items())
    return {"payment": part(pays, "part-payment", pays=pays), "paid": part(pays, "part-paid", signs=shown)}


def _space(path: Path, number: int) -> str:
    """The name of the space where a card of the dungeon lies."""
    layout = path.dungeon.layout
    return name_of(layout, layout[number], tableau=path.terms.coop)


def _opening(name: str) -> Ref:
    """The place of an opening on its card; just "somewhere" for none."""
    return refer(f"opening-{name}" if name else "side-none")


def _spot(path: Path, move: Move) -> Ref | Part:
    """The part of its card to which a jump leads."""
    if move.to < 0 or move.kind not in JUMPS:
        return refer("side-none")
    dungeon = path.dungeon
    level, x, y = dungeon.cells[move.to]
    card = dungeon.layout[dungeon.card_of[move.to]]
    name = SPOTS[(y - card.y) * 3 // HEIGHT][(x - card.x) * 3 // WIDTH]
    spot = refer(f"spot-{name}")
    return Part("part-below", {"spot": spot}) if level else spot


def given(path: Path, delivery: Delivery) -> list[Ref]:
    """The items given for a goal, as references: items by icon, then fairy tokens."""
    items = [refer(f"icon-{icon}") for icon in path.dungeon.icons(delivery.items)]
    return items + tokens_named(delivery.tokens)


def refusals(walk: Sequence[Path], stopped: Sequence[Move], presses: Sequence[int]) -> list[Refused]:
    """Refused steps from the end of a path with their reasons, each id once (MM-4.14)."""
    path = walk[-1]
    legal = moves(path)
    known = {step_id(move.text) for move in legal}
    refused: dict[str, Refused] = {}
    for move in (*stopped, *(_shut(walk, presses) if legal else ())):  # one that is stuck has its own words
        id = step_id(move.text)
        if id not in known and id not in refused:
            refused[id] = _refused(id, path, move)
    return list(refused.values())


def _refused(id: str, path: Path, move: Move) -> Refused:
    """A refused step from that path, marked where something is missing for it or a line cannot go on."""
    missed = move.reason in MISSED
    mark = move.mark if missed or move.reason in SHUT else ""
    label = Message(_key(move), args_of(path, move))
    return Refused(id, label, move.reason, {"lacking": move.lacking}, missed=missed, mark=mark)


class _Enclosure(NamedTuple):
    """Cells of a level whose edge stops a line, with the reason."""

    reason: str
    level: int
    cells: set[tuple[int, int]]


def _shut(walk: Sequence[Path], presses: Sequence[int]) -> list[Move]:
    """A step through each wall around the places to which the last choice led, and around a pit that it fell down."""
    if walk[-1].status != DRAWING or walk[-1].choosing:
        return []
    dungeon = walk[-1].dungeon
    led = walk[presses[-1] :] if presses else walk[-1:]
    places = [path.place for path in led[1:] or led]
    enclosures = [_walls(dungeon, place) for place in places]
    for before, beyond in pairwise(led):
        if dungeon.cells[before.place][0] == MAIN and dungeon.pit_above[beyond.place] >= 0:
            enclosures.append(_Enclosure("fallen", MAIN, {dungeon.cells[beyond.place][1:]}))
    free = {way.mark for place in places for way in dungeon.exits[place]}
    free |= {cell_mark(level, x, y) for _, level, cells in enclosures for x, y in cells}
    basement = {cell_mark(MAIN, x, y) for level, x, y in dungeon.cells if level == BASE}
    shut = list[Move]()
    for stops, level, cells in enclosures:
        for direction, (dx, dy) in STEP_OF.items():
            for x, y in cells:
                mark = cell_mark(level, x + dx, y + dy)
                if mark not in free:
                    reason = "wall_above" if stops == "wall" and mark in basement else stops
                    shut.append(Move(f"{reason} {mark}", "go", direction=direction, reason=reason, mark=mark))
    return shut


def _walls(dungeon: Dungeon, place: int) -> _Enclosure:
    """The cells of a place, as they lie in the dungeon."""
    number = dungeon.card_of[place]
    card = dungeon.layout[number]
    printed = face(card.card, card.turned).places[place - dungeon.bases[number][0]]
    return _Enclosure("wall", dungeon.cells[place][0], {(card.x + x, card.y + y) for _, x, y in printed.cells})
