"""Next to the map of the board: what is going on now, and the global quest."""

from __future__ import annotations

from collections.abc import Sequence

from games.dungeoneer.pictures import conditions, style, tiles
from games.dungeoneer.pictures.cards import card_words
from games.dungeoneer.pictures.words import Locale, attackers, goal_of, quest_line
from games.dungeoneer.rules.marks import ENCOUNTERS, quest_mark
from games.dungeoneer.rules.pieces import ShownRoll
from games.dungeoneer.rules.view import DungeoneerView, EncounterView
from pictures.badges import sign
from pictures.kit import SMALLEST, Block, die, numbered_sign
from pictures.paragraphs import broken, paragraph
from pictures.states import choosable, edge_of
from pictures.svg import group, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import BODY, TITLE
from rules.messages import SeatRef

LINE = 31
"""The height of a line of text."""
NOW = 152.0
"""The height of what is going on."""
DIE, DICE_STEP = 34, 39
"""The size of a die of the last roll, and the distance to the next."""
ROLLS_APART, ROLLS_STEP = 18, 38
"""The gap between two rolls side by side, and the distance of two below each other."""


def now(view: DungeoneerView, locale: Locale, width: float) -> str:
    """A drawn map card, otherwise the encounters, otherwise the last roll, otherwise the piles."""
    if view.drawn is not None:
        tile = tiles.Tile(locale, tiles.card_as_space(view.drawn))
        return group(tile.face(), tile.spot(), at=((width - tiles.WIDTH) / 2, 0))
    if encounters := attackers(view):
        return _encounters(encounters, locale, width)
    if view.last_roll is not None and view.last_roll.dice:
        return _last_roll(view.last_roll, locale, width)
    piles = (
        (sign("deck", 18, 0, 30), "cards", view.deck_size),
        (style.icon("map", 18, 0, 30, style.MOOD.second), "maps", view.map_deck_size),
        (sign("quest", 18, 0, 30), "quests_left", view.quest_deck_size),
    )
    rows = (
        icon + text(42, 0, locale.say(f"picture-{key}", n=number), SMALLEST, MIST, "start", width - 48)
        for icon, key, number in piles
    )
    return spread(rows, 0, 34, 1, at=(0, 18))


def _encounters(alive: Sequence[EncounterView], locale: Locale, width: float) -> str:
    """Whom each encounter is aimed at, its name, and the score it attacks with."""
    y = 4.0
    parts = []
    for index, encounter in enumerate(alive):
        room = width - 48 - (40 if encounter.attr else 0)
        name = locale.name(encounter.card)
        lines = len(broken(name, SMALLEST, room, 2, TITLE))
        if y + LINE * lines > NOW - (LINE if index < len(alive) - 1 else 0):
            parts.append(text(46, y + LINE / 2, f"+{len(alive) - index}", SMALLEST, MIST, face=TITLE))
            break
        parts.append(numbered_sign(encounter.target, 22, y + LINE / 2 + 2, 34))
        parts.append(paragraph(46, y + LINE / 2, name, SMALLEST, CHALK, room, 2, LINE, TITLE))
        if encounter.attr:
            parts.append(style.attribute(encounter.attr, width - 22, y + LINE / 2, 32))
        y += LINE * lines + 10
    about = " ".join(card_words(locale, encounter.card) for encounter in alive).replace("**", "")
    return "".join(parts) + spot(ENCOUNTERS, about, 0, 0, width, y)


def _last_roll(roll: ShownRoll, locale: Locale, width: float) -> str:
    """Whose roll it was and what it had to reach; below, the dice, the attribute, what was added, and the totals."""
    is_attack = len(roll.who) > 1
    who = [locale.player(name.seat) if isinstance(name, SeatRef) else locale.say(name.key) for name in roll.who]
    if is_attack:
        title = locale.say("picture-last_attack", attacker=who[0], defender=who[1])
    else:
        key = "picture-last_roll_target" if roll.target else "picture-last_roll"
        title = locale.say(key, who=who[0], target=roll.target)
    lines = len(broken(title, SMALLEST, width - 8, 2))
    parts = [paragraph(4, LINE / 2 + 2, title, SMALLEST, MIST, width - 8, 2, LINE)]
    y, x = lines * LINE + 24.0, 4.0
    for number, total in enumerate(roll.totals):
        dice = roll.dice[number : number + 1] if is_attack else roll.dice
        words = locale.say("picture-total", plus=total - sum(dice), total=total)
        total_width = DICE_STEP * len(dice) + (30 if roll.attr else 0) + width_of(words, SMALLEST)
        if x + total_width > width and x > 4:
            x, y = 4.0, y + ROLLS_STEP
        parts += [die(value, x + DICE_STEP * index, y - DIE / 2, DIE) for index, value in enumerate(dice)]
        if roll.attr:
            parts.append(style.attribute(roll.attr, x + DICE_STEP * len(dice) + 13, y, 26))
        parts.append(text(x + total_width, y, words, SMALLEST, CHALK, "end"))
        x += total_width + ROLLS_APART
    return "".join(parts)


def global_quest(view: DungeoneerView, locale: Locale, marks: Sequence[str], width: float, least: float) -> Block:
    """The quest that is open to everyone, if there is one, where it is and what it asks for, at least so high."""
    quest = next((quest for quest in view.quests if quest.owner is None), None)
    if quest is None:
        return Block("", least)
    parts = [sign("quest", 20, 21, 30)]
    y, left, room = 21.0, 40, width - 46
    for words, ink, face in ((locale.name(quest.id), CHALK, TITLE), (goal_of(locale, quest), MIST, BODY)):
        lines = min(2, len(broken(words, SMALLEST, room, 2, face)))
        parts.append(paragraph(left, y, words, SMALLEST, ink, room, 2, LINE, face))
        y += LINE * lines
        left = 12
        room = width - 20
    for row in conditions.rows(locale, quest, room):
        parts.append(group(row, at=(12, y)))
        y += LINE
    mark = quest_mark(quest.id)
    height = max(least, y - LINE / 2 + 4)
    parts.insert(0, rect(0, 0, width, height, style.MOOD.plate, 10, **edge_of(mine=False)))
    if mark in marks:
        parts.append(choosable(0, 0, width, height, 10, 1))
    parts.append(spot(mark, quest_line(locale, quest, brief=True), 0, 0, width, height))
    return Block("".join(parts), height)
