"""The board of Dungeoneer as a picture: the map on the left, how things stand on the right, the heroes below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from pictures import kit
from pictures.dungeoneer import conditions, maps, plates, spaces, style
from pictures.dungeoneer.style import CHALK, DIM, EDGE, EMBER
from pictures.dungeoneer.words import Speaker, acting, goal_of
from pictures.kit import SMALLEST
from pictures.svg import CUT, document, group, line, rect, text, width_of
from rules.dungeoneer.components import QUESTS
from rules.dungeoneer.view import DungeoneerView

WIDTH, HEIGHT = 1200, 700
MAP_WIDTH, MAP_HEIGHT = 904, 522
PANEL = 270
PLATES_TOP = 532


def draw(view: DungeoneerView, speaker: Speaker, marks: Sequence[str]) -> str:
    """The whole board as SVG; what is in `marks` is framed."""
    room = (MAP_WIDTH, MAP_HEIGHT)
    framed = maps.frame(view, marks, room)
    return document(
        WIDTH,
        HEIGHT,
        _table(),
        group(maps.draw(view, speaker, marks, framed, room), at=(4, 5)),
        group(_panel(view, speaker, marks, framed), at=(WIDTH - PANEL - 10, 6)),
        plates.draw(view, speaker, PLATES_TOP, WIDTH, HEIGHT - PLATES_TOP - 6),
    )


@cache
def _table() -> str:
    """The dark table with the faint grid on which the map grows."""
    grid = "".join(f"M{x} 4V{PLATES_TOP - 6}" for x in range(50, MAP_WIDTH, 90))
    grid += "".join(f"M4 {y}H{MAP_WIDTH}" for y in range(50, PLATES_TOP - 10, 86))
    return (
        rect(0, 0, WIDTH, HEIGHT, style.NIGHT)
        + rect(2, 2, MAP_WIDTH + 6, PLATES_TOP - 8, style.TABLE_TOP, 10)
        + line(grid, "#ffffff0a", 2)
    )


def _panel(view: DungeoneerView, speaker: Speaker, marks: Sequence[str], framed: maps.Frame) -> str:
    """Phase, overview of the map, what is going on, and the global quest."""
    parts = [_phase(view, speaker)]
    if view.drawn is not None and framed.whole:
        return "".join([*parts, _drawn_in_full(view.drawn, speaker), _global_quest(view, speaker, 426, brief=True)])
    parts.append(rect(0, 78, PANEL, 186, style.TABLE_TOP, 10, stroke=EDGE, stroke_width=2))
    parts.append(group(maps.overview(view, marks, framed, PANEL - 20, 166), at=(10, 88)))
    parts.append(_going_on(view, speaker, marks))
    parts.append(_global_quest(view, speaker, 388))
    return "".join(parts)


def _phase(view: DungeoneerView, speaker: Speaker) -> str:
    if view.result is not None:
        first, second = speaker.say("picture-over"), speaker.say("picture-nobody")
        if view.result.winners:
            second = speaker.say("picture-winner", player=speaker.player(view.result.winners[0]))
    else:
        now = acting(view)
        first = speaker.player(view.turn if now is None else now)
        if view.turns:
            first = speaker.say("picture-turn", turn=view.turns, player=first)
        second = speaker.say(f"phase-{view.phase}")
    return text(4, 18, first, 30, EMBER, "start", PANEL - 4) + text(4, 54, second, SMALLEST, CHALK, "start", PANEL - 4)


def _going_on(view: DungeoneerView, speaker: Speaker, marks: Sequence[str]) -> str:
    """A drawn map card, else the encounters, else the last roll and the piles."""
    top = 276
    if view.drawn is not None:
        return _drawn(view.drawn, speaker, top)
    encounters = [encounter for encounter in view.encounters if encounter.state not in ("dead", "cancelled")]
    parts = []
    if encounters:
        for index, encounter in enumerate(encounters[:3]):
            y = top + 16 + index * 38
            parts.append(style.badge(encounter.target, 18, y, 34))
            parts.append(text(42, y, speaker.name(encounter.card), SMALLEST, CHALK, "start", PANEL - 80))
            if encounter.attr:
                parts.append(style.attribute(encounter.attr, PANEL - 18, y, 30))
        if len(encounters) > 3:
            parts.append(text(PANEL, top - 2, CUT, SMALLEST, CHALK, "end"))
        return "".join(parts)
    if view.last_roll is not None and view.last_roll.dice:
        roll = view.last_roll
        parts.append(text(4, top + 16, speaker.say("picture-last_roll"), SMALLEST, DIM, "start", PANEL))
        across = 4.0
        for index, die in enumerate(roll.dice[:2]):
            parts.append(kit.die(die, across, top + 40, 46))
            across += 56
            if len(roll.totals) > index:
                total = speaker.say("picture-total", total=roll.totals[index])
                if roll.target and len(roll.totals) == 1:
                    total = speaker.say("picture-total_target", total=roll.totals[index], target=roll.target)
                if len(roll.totals) > 1 or index == len(roll.dice) - 1:
                    parts.append(text(across, top + 63, total, 32, CHALK))
                    across += width_of(total, 32) + 14
        return "".join(parts)
    piles = (
        ("picture-cards", view.deck_size),
        ("picture-maps", view.map_deck_size),
        ("picture-quests_left", view.quest_deck_size),
    )
    for index, (key, number) in enumerate(piles):
        parts.append(text(4, top + 16 + index * 37, speaker.say(key, n=number), SMALLEST, DIM, "start", PANEL))
    return "".join(parts)


def _drawn(card: str, speaker: Speaker, top: float) -> str:
    """The map card to be placed, upright and upside down, and its name."""
    parts = [text(4, top + 10, speaker.name(card), SMALLEST, EMBER, "start", PANEL)]
    for turned in (False, True):
        x = 4 + turned * (PANEL / 2 + 2)
        parts.append(small_card(card, x, top + 28, 128, 78, turned=turned))
        parts.append(_arrow(x + 64, top + 67, style.INK, turned=turned))
    return "".join(parts)


def _drawn_in_full(card: str, speaker: Speaker) -> str:
    """The same with all that stands on it, where the overview is not needed."""
    parts = []
    for turned in (False, True):
        y = 76 + turned * (spaces.HEIGHT + 3)
        space = spaces.card_as_space(card, turned=turned)
        parts.append(group(spaces.face(speaker, space), at=(0, y)))
        parts.append(_arrow(PANEL - 44, y + spaces.HEIGHT / 2, EMBER, turned=turned))
    return "".join(parts)


def _arrow(x: float, y: float, ink: str, *, turned: bool) -> str:
    """Upwards for a card that lies as it is, downwards for one that is turned."""
    turn = " rotate(180)" if turned else ""
    return f'<g transform="translate({x:g} {y:g}){turn}">{line("M0 14V-14M-10-4L0-14L10-4", ink, 5)}</g>'


def small_card(card: str, x: float, y: float, width: float, height: float, *, turned: bool = False) -> str:
    """A map card that is not placed yet, its exits by their shapes."""
    return spaces.bare(spaces.card_as_space(card, turned=turned), x, y, width, height)


def _global_quest(view: DungeoneerView, speaker: Speaker, y: float, *, brief: bool = False) -> str:
    """The quest that is open to everybody, where it is and what it asks for; `brief`: its name and place."""
    quest = next((quest for quest in view.quests if quest.owner is None), None)
    rows = [_row(speaker.say("picture-global"), style.GOLD)] if not brief or quest is None else []
    if quest is None:
        rows.append(_row(speaker.say("words-none"), DIM))
    else:
        wounds = f" {quest.wounds}/{quest.life}" if quest.wounds else ""
        rows.append(_row(speaker.name(quest.id) + wounds, style.GOLD if brief else CHALK))
        printed = QUESTS[quest.id]
        if printed.goal:
            rows += [_row(speaker.name(printed.space), DIM), _row("→ " + speaker.name(printed.goal), DIM)]
        else:
            rows.append(_row(goal_of(speaker, quest.id), DIM))
            rows += conditions.rows(speaker, quest.id, PANEL - 24)[:1]
    step, height = (31, 96) if brief else (31, 132) if len(rows) > 3 else (38, 132)
    parts = [rect(0, y, PANEL, height, "#2a2419", 10, stroke="#8a6a3a", stroke_width=2)]
    parts += [row(12, y + (17 if brief else 20) + index * step) for index, row in enumerate(rows)]
    return "".join(parts)


def _row(words: str, ink: str) -> Callable[[float, float], str]:
    return lambda x, y: text(x, y, words, SMALLEST, ink, "start", PANEL - 24)
