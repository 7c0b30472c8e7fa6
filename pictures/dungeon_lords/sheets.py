"""One lord's own sheet as a picture: dungeon, party before the gate, supplies, orders, traps, lair, prison."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from pictures.dungeon_lords import dungeon, emblems, people, style
from pictures.dungeon_lords.style import BRASS, DIM, EMBER, INK, PALE, PLATE, ROCK
from pictures.dungeon_lords.words import Speaker, hero_ids, in_combat, squares_in, told_of, wrapped
from pictures.kit import SMALLEST
from pictures.svg import circle, document, rect, text
from rules.core.messages import Seat
from rules.dungeon_lords.components import HEROES
from rules.dungeon_lords.game import TRAINING_FATIGUE
from rules.dungeon_lords.view import CreatureView, DungeonLordsView, LordView

WIDTH, HEIGHT = 1200, 780
CELL = 126
HEAD = 58
PARTY_TOP, PARTY_HEIGHT = 66, 142
GRID_LEFT, GRID_TOP = 48, 226
RIGHT = 698


def draw(view: DungeonLordsView, speaker: Speaker, seat: Seat, marks: Collection[str] = ()) -> str:
    """The sheet of `seat` as SVG; what `marks` name is framed."""
    lord = view.lords[seat]
    squares = squares_in(list(marks))
    parts = [
        rect(0, 0, WIDTH, HEIGHT, style.NIGHT),
        _head(view, speaker, seat),
        _party(speaker, lord, marks),
        dungeon.draw(view, speaker, seat, (GRID_LEFT, GRID_TOP), CELL, squares),
    ]
    y = float(PARTY_TOP)
    wide = WIDTH - RIGHT - 8
    if view.training is None and not in_combat(view) and view.result is None:
        drawn, height = _orders(speaker, lord, RIGHT, y, wide, view.phase == "orders")
        parts.append(drawn)
        y += height + 8
    # What traps and creatures do is told where there is room for it.
    tell = told_of(view)
    for told in ((tell, tell, tell), (tell, tell, ""), (tell, "", ""), ("", tell, ""), ("", "", tell), ("", "", "")):
        blocks, foot = [], y
        for block, tells in ((_traps, told[0]), (_lair, told[1]), (_prison, ""), (_rooms, told[2])):
            drawn, height = block(speaker, lord, marks, foot, wide, tells)
            blocks.append(drawn)
            foot += height + 8 if height else 0
        if foot <= HEIGHT:
            break
    return document(WIDTH, HEIGHT, *parts, *blocks)


def _head(view: DungeonLordsView, speaker: Speaker, seat: Seat) -> str:
    """Sign, name and supplies."""
    lord = view.lords[seat]
    free = lord.imps - lord.busy_imps
    entries = [
        ("evil", str(lord.evil)),
        ("gold", str(lord.gold)),
        ("food", str(lord.food)),
        ("imp", str(free) if free == lord.imps else f"{free}/{lord.imps}"),
    ]
    if view.training is not None:
        entries = entries[1:3]
    if lord.trolls and view.training is None:
        rested = max(0, lord.trolls - lord.busy_trolls)
        entries.append(("troll", str(rested) if rested == lord.trolls else f"{rested}/{lord.trolls}"))
    if lord.notices:
        entries.append(("notice", str(lord.notices)))
    step = 112.0
    first = WIDTH - 12 - step * len(entries)
    parts = [
        rect(0, 0, WIDTH, HEAD, "#120d18"),
        style.sign(lord.colour, 34, HEAD / 2, 38),
    ]
    at = 64.0
    name = speaker.player(seat)
    if view.training is not None:
        name = speaker.say(f"scenario-{view.training.scenario}")
        if in_combat(view):
            name += "  " + speaker.say("picture-round", round=view.combat_round)
        name += "  " + speaker.say("picture-fatigue", fatigue=TRAINING_FATIGUE)
    badges = [("token", view.starter == seat and view.training is None), ("check", lord.ready)]
    room = first - at - 20 - 46 * sum(shown for _, shown in badges)
    parts.append(text(at, HEAD / 2, name, 34, PALE, "start", room))
    at += min(room, speaker.width(name, 34)) + 30
    for mark, shown in badges:
        if shown:
            parts.append(style.icon(mark, at, HEAD / 2, 38))
            at += 46
    for index, (icon, number) in enumerate(entries):
        parts.append(style.icon(icon, first + index * step + 22, HEAD / 2, 40))
        parts.append(text(first + index * step + 48, HEAD / 2, number, 34, PALE, "start", step - 50))
    return "".join(parts)


def _party(speaker: Speaker, lord: LordView, marks: Collection[str]) -> str:
    """Those before the gate, the front on the left."""
    parts = [style.plate(8, PARTY_TOP, RIGHT - 16, PARTY_HEIGHT + 4, "#221a2a", "#3a2e46")]
    each = (RIGHT - 24) / max(3, len(lord.line))
    for index, (hero, name) in enumerate(zip(lord.line, hero_ids(lord.line), strict=True)):
        parts.append(
            people.guest(
                speaker, hero, 14 + index * each, PARTY_TOP + 4, each - 6, PARTY_HEIGHT - 4, marked=name in marks
            )
        )
    if not lord.line:
        parts.append(
            text(RIGHT / 2, PARTY_TOP + PARTY_HEIGHT / 2, speaker.say("picture-nobody_here"), SMALLEST, DIM, "middle")
        )
    return "".join(parts)


def _orders(speaker: Speaker, lord: LordView, x: float, y: float, wide: float, asked: bool) -> tuple[str, float]:
    """The three orders of this round as far as they may be seen, and the disabled ones."""
    orders = lord.orders if any(lord.orders) or asked else []
    height = len(orders) * 38 + 14 + 76.0
    parts = [style.plate(x, y, wide, height, ROCK, PLATE)]
    for index, order in enumerate(orders):
        at = y + 26 + index * 38
        parts.append(circle(x + 28, at, 17, EMBER if order else PLATE))
        parts.append(text(x + 28, at, str(index + 1), SMALLEST, INK if order else DIM, "middle"))
        if order is None:
            parts.append(text(x + 56, at, "–", SMALLEST, DIM))
            continue
        undone = order in lord.on_card
        name = speaker.say(f"order-{order}")
        parts.append(text(x + 56, at, name, SMALLEST, DIM if undone else PALE, "start", wide - 70))
        if undone:
            ends = x + 64 + min(speaker.width(name, SMALLEST), wide - 240)
            parts.append(
                text(ends + 8, at, speaker.say("picture-undone"), SMALLEST, style.BLOOD, "start", x + wide - ends - 16)
            )
    at = y + len(orders) * 38 + 30
    parts.append(text(x + 14, at, speaker.say("picture-disabled"), SMALLEST, DIM, "start", wide - 28))
    disabled = speaker.join(speaker.say(f"order-{order}") for order in lord.disabled or [])
    parts.append(text(x + 14, at + 34, disabled or "–", SMALLEST, DIM, "start", wide - 28))
    return "".join(parts), height


def _traps(
    speaker: Speaker, lord: LordView, marks: Collection[str], y: float, wide: float, tells: str
) -> tuple[str, float]:
    """Own traps by name, with what they do in the texts that `tells` names; of others' only how many."""
    kinds = Counter(lord.traps or [])
    laid = Counter(lord.plan.traps or []) if lord.plan is not None else Counter()
    about = {
        kind: wrapped(speaker, speaker.say(f"trap-{kind}-{tells}"), wide - 74, SMALLEST) if tells else []
        for kind in kinds
    }
    height = 14 + 36.0 * max(1, len(kinds)) + 32 * sum(map(len, about.values()))
    x = float(RIGHT)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("trap", x + 28, y + 26, 40)]
    if lord.traps is None or not kinds:
        shown = str(lord.trap_count) if lord.trap_count else "–"
        parts.append(text(x + 62, y + 25, shown, SMALLEST, PALE if lord.trap_count else DIM))
    at = y + 25
    for kind, number in kinds.items():
        name = speaker.say(f"trap-{kind}") + (f" ×{number}" if number > 1 else "")
        parts.append(text(x + 62, at, name, SMALLEST, BRASS if laid[kind] else PALE, "start", wide - 120))
        if laid[kind]:
            parts.append(style.icon("check", x + wide - 30, at, 32))
        if kind in marks:
            parts.append(style.framed(x + 52, at - 19, wide - 58, 38))
        at += 34
        for row in about[kind]:
            parts.append(text(x + 62, at, row, SMALLEST, DIM, "start", wide - 70))
            at += 32
        at += 2
    return "".join(parts), height


def _lair(
    speaker: Speaker, lord: LordView, marks: Collection[str], y: float, wide: float, tells: str
) -> tuple[str, float]:
    """The creatures, those alike together; asleep when fallen, ticked when the plan sends them."""
    kinds = Counter((creature.kind, creature.fallen, creature.deployed) for creature in lord.lair)
    sent = Counter(lord.plan.creatures) if lord.plan is not None else Counter()
    columns = 1 if tells else 2
    each = (wide - 60) / columns
    rows = max(1, -(-len(kinds) // columns))
    row = 58.0 if rows < 4 else 50.0
    x = float(RIGHT)
    about = {
        kind: wrapped(speaker, speaker.say(f"creature-{kind}-{tells}"), wide - 74, SMALLEST)
        if tells and not fallen
        else []
        for kind, fallen, _ in kinds
    }
    height = 12 + rows * row + 32 * sum(len(about[kind]) for kind, fallen, _ in kinds if not fallen)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("monster", x + 28, y + 34, 40)]
    if not kinds:
        parts.append(text(x + 62, y + height / 2, "–", SMALLEST, DIM))
    told = 0.0
    for index, ((kind, fallen, deployed), number) in enumerate(kinds.items()):
        left = x + 56 + index % columns * each
        top = y + 6 + index // columns * row + told
        size = row - 6
        creature = CreatureView(kind=kind, fallen=fallen, deployed=deployed, mood=None)
        parts.append(people.beast(creature, left, top, size))
        name = speaker.say(f"creature-{kind}") + (f" ×{number}" if number > 1 else "")
        ready = sent[kind] > 0 and not fallen
        room = each - size - 12 - (34 if ready else 0)
        parts.append(
            text(
                left + size + 6,
                top + row / 2 - 2,
                name,
                SMALLEST,
                DIM if fallen else BRASS if ready else PALE,
                "start",
                room,
            )
        )
        if ready:
            parts.append(style.icon("check", left + each - 20, top + row / 2 - 2, 30))
        if kind in marks and not fallen:
            parts.append(style.framed(left - 2, top - 2, each - 2, row - 2))
        for words in about[kind] if not fallen else []:
            parts.append(text(x + 62, top + row + 12, words, SMALLEST, DIM, "start", wide - 70))
            told += 32
            top += 32
    return "".join(parts), height


def _prison(
    speaker: Speaker, lord: LordView, marks: Collection[str], y: float, wide: float, tells: str
) -> tuple[str, float]:
    """The prisoners in a row."""
    height = 66.0
    x = float(RIGHT)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("prison", x + 28, y + height / 2, 42)]
    step = min(60.0, (wide - 70) / max(1, len(lord.prison)))
    for index, card in enumerate(lord.prison):
        parts.append(
            emblems.placed(emblems.hero(HEROES[card].hero_class), x + 86 + index * step, y + height / 2, min(54, step))
        )
        if card in marks:
            parts.append(style.framed(x + 86 + index * step - 29, y + 4, 58, height - 8))
    if not lord.prison:
        parts.append(text(x + 62, y + height / 2, "–", SMALLEST, DIM))
    return "".join(parts), height


def _rooms(
    speaker: Speaker, lord: LordView, marks: Collection[str], y: float, wide: float, tells: str
) -> tuple[str, float]:
    """What the own rooms do; they stand in the dungeon, so this is left out where there is no room for it."""
    rooms = [tile.kind for tile in lord.tiles if tile.kind != "tunnel" and not tile.conquered]
    if not rooms or not tells:
        return "", 0
    x = float(RIGHT)
    about = [wrapped(speaker, speaker.say(f"room-{room}-{tells}"), wide - 74, SMALLEST) for room in rooms]
    height = 12 + sum(36 + 32 * len(lines) for lines in about)
    parts = [style.plate(x, y, wide, height, ROCK, PLATE), style.icon("house", x + 28, y + 28, 40)]
    at = y + 26
    for room, lines in zip(rooms, about, strict=True):
        parts.append(text(x + 62, at, speaker.say(f"room-{room}"), SMALLEST, PALE, "start", wide - 74))
        for words in lines:
            at += 32
            parts.append(text(x + 62, at, words, SMALLEST, DIM, "start", wide - 70))
        at += 36
    return "".join(parts), height
