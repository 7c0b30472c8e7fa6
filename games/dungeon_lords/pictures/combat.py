"""The combat part on the board: the four combat cards, and the current battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from games.dungeon_lords.pictures import dungeon, emblems, lords, people, style
from games.dungeon_lords.pictures.style import MOOD
from games.dungeon_lords.pictures.words import NOT_CAST, Locale, combat_card_line, flags, spell_state, thing_line
from games.dungeon_lords.rules.components import COMBAT_CARDS, ROUNDS
from games.dungeon_lords.rules.view import BattleView, CreatureView, DungeonLordsView
from pictures.cards import Card, Look, card, row
from pictures.kit import SMALLEST, Block, stacked
from pictures.paragraphs import broken, paragraph
from pictures.scenes import cave
from pictures.states import choosable
from pictures.svg import circle, fitted, group, piece, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK, MIST
from pictures.typefaces import TITLE

CARDS_HEIGHT = 104.0
"""The height of the cards while plans are made."""
HEAD, FIGHTERS = 44, 54
"""The height of the title of a battle, and where those who fight begin."""
MOST_DRAWN = 6
"""The most adventurers of a party that are drawn; three, the paladin and a phantom have come."""
CARD = 300.0
"""The width of the combat card next to a battle."""
BEASTS = 170.0
"""The width of the creatures that face the party."""
STEP = 30.0
TRAP = ("#8d6bb0", "M-12-14H12V14H-12ZM-7 4L0-8L7 4Z")
"""The colour and the sign of a trap card."""
TRAP_ROW = 40.0
"""The height of a trap with the gap below it."""
TONES = (MOOD.plate, MOOD.rock, style.DARK_EARTH)


def cards(view: DungeonLordsView, locale: Locale, width: float) -> str:
    """The cards of the four rounds from the origin; this round's has an edge, unknown ones lie face down."""
    card_width = (width - 18) / ROUNDS
    return spread([_card(view, locale, number, card_width) for number in range(1, ROUNDS + 1)], card_width + 6)


def _card(view: DungeonLordsView, locale: Locale, number: int, width: float) -> str:
    """The combat card of a round, from 1 on."""
    name = view.combat[number - 1] if number <= len(view.combat) else None
    now = number == view.combat_round
    drawn = style.plate(width, CARDS_HEIGHT, MOOD.plate if name is None else style.PARCHMENT, mine=now)
    if name is None:
        drawn += group(style.icon("star", width / 2, CARDS_HEIGHT / 2, 64), opacity=None if now else 0.25)
        return drawn + _number(number, now=now)
    printed = COMBAT_CARDS[name]
    speed = locale.say("picture-fast" if printed.fast else "picture-slow")
    fatigue = locale.say("picture-fatigue", fatigue=printed.fatigue)
    drawn += text(46, 21, speed, SMALLEST, style.DARK_EARTH, "start", width - 52)
    drawn += text(8, 54, locale.say(f"card-{name}"), SMALLEST, INK, "start", width - 12, TITLE)
    drawn += text(10, 85, fatigue, SMALLEST, style.DARK_EARTH, "start", width - 50)
    if number > view.combat_shown:  # only its spies know it
        drawn += style.icon("spy", width - 26, 85, 32)
    drawn += spot(f"round-{number}", combat_card_line(locale, number, name), 0, 0, width, CARDS_HEIGHT)
    return drawn + _number(number, now=now)


def _number(number: int, *, now: bool) -> str:
    ground, ink = (MOOD.accent, INK) if now else (MOOD.edge, CHALK)
    return circle(24, 21, 16, ground) + text(24, 21, str(number), SMALLEST, ink, "middle", face=TITLE)


def stage(
    view: DungeonLordsView,
    locale: Locale,
    battle: BattleView,
    width: float,
    height: float,
    marks: Collection[str],
) -> str:
    """The battle: at the left the spell and the traps, then creatures facing the party, its front first."""
    lord = view.lords[battle.seat]
    left = CARD + 10
    cave_width, cave_height = width - left, height - HEAD
    parts = [
        style.sign(lord.colour, 22, 20, 32),
        text(46, 21, _title(view, locale, battle, width - 130), 30, CHALK, "start", width - 130, TITLE),
        group(lords.prison(locale, lord), at=(width - 74, 20)),
        group(_spell_and_traps(view, locale, battle, cave_height, marks), at=(0, HEAD)),
        group(cave(cave_width, cave_height, TONES), at=(left, HEAD)),
        rect(left, HEAD, cave_width, cave_height, "none", 4, stroke=CHALK, stroke_width=3),
    ]
    waiting = [creature for creature in lord.lair if creature.deployed][:5]
    parts += _creatures(locale, waiting, left + 12, cave_height - 16, marks)
    line = lord.line[:MOST_DRAWN]
    if line:
        beasts_width = BEASTS if waiting else 0.0
        size = (cave_width - beasts_width - 18, cave_height - 18)
        columns = min(len(line), 2 if waiting else 3)
        fighters = people.fighters(locale, line, size, columns, marks, battle.poisoned)
        parts.append(group(fighters, at=(left + beasts_width + 12, FIGHTERS)))
    return "".join(parts)


def _title(view: DungeonLordsView, locale: Locale, battle: BattleView, width: float) -> str:
    """Whose battle it is, and on which tile."""
    tile = next(tile for tile in view.lords[battle.seat].tiles if tile.square == battle.square)
    place = {"square": battle.square, "tile": locale.say(tile.name.key)}
    room = width - width_of(locale.say("picture-battle", player="", **place), 30, TITLE)
    player = fitted(locale.player(battle.seat), 30, room, TITLE)[0]
    return locale.say("picture-battle", player=player, **place)


def _creatures(
    locale: Locale, waiting: Sequence[CreatureView], x: float, room: float, marks: Collection[str]
) -> Iterator[str]:
    """The creatures that fight, one below the other, with their names."""
    width = BEASTS - 16
    step = room / max(3, len(waiting))
    size = min(step - 40, 140)
    for index, creature in enumerate(waiting):
        y = FIGHTERS + (room - step * len(waiting)) / 2 + index * step
        words = locale.say(f"creature-{creature.kind}")
        drawn = [choosable(0, 0, width, step - 4)] if creature.kind in marks else []
        drawn.append(emblems.place(emblems.CREATURES[creature.kind], width / 2, size / 2 + 4, size))
        drawn.append(text(width / 2, step - 22, words, SMALLEST, CHALK, "middle", width - 4, TITLE))
        yield piece(f"creature-{creature.kind}", group(*drawn, at=(x, y)))
        yield spot(creature.kind, thing_line(locale, "creature", creature.kind), x, y, width, step - 4)


def _spell_and_traps(
    view: DungeonLordsView, locale: Locale, battle: BattleView, height: float, marks: Collection[str]
) -> str:
    """This round's spell with its effect and whether it works, the traps still to go off, and what is special.

    Below them the dungeon if there is room.
    """
    traps = Counter(battle.traps) if battle.traps is not None else Counter({"": battle.trap_count})
    lines = [line for note in flags(view, locale) for line in broken(note, SMALLEST, CARD - 24, 3)]
    blocks = []
    if view.combat_round and (name := view.combat[view.combat_round - 1]) is not None:
        known = sum(number for kind, number in traps.items() if kind)
        blocks.append(_spell(view, locale, name, height - STEP * len(lines) - TRAP_ROW * known - 16))
    blocks += [_trap(locale, kind, number, lit=kind in marks) for kind, number in traps.items() if number]
    blocks += [Block(text(4, 6, line, SMALLEST, MIST, "start", CARD - 8), STEP) for line in lines]
    column = stacked(blocks)
    cell = min((height - column.height) / dungeon.ROWS, CARD / dungeon.COLUMNS)
    if cell < dungeon.LARGE:
        return column.drawn
    at = (CARD - cell * dungeon.COLUMNS) / 2, height - cell * dungeon.ROWS
    return column.drawn + group(dungeon.draw(view, locale, battle.seat, cell), at=at)


def _trap(locale: Locale, kind: str, number: int, *, lit: bool) -> Block:
    """So many equal traps as a row; without a `kind`, unknown ones."""
    words = locale.say(f"trap-{kind}") if kind else ""
    end = f"×{number}" if number > 1 or not kind else ""
    look: Look = "lit" if lit else "paper"
    touched = spot(kind, thing_line(locale, "trap", kind), 0, 0, CARD - 8, 34) if kind else ""
    return Block(group(row(words, CARD - 8, 34, look, TRAP, MOOD, end=end), touched, at=(4, -8)), TRAP_ROW)


def _spell(view: DungeonLordsView, locale: Locale, name: str, height: float) -> Block:
    """The card of this round's spell and whether it works, at most this high."""
    is_cast = view.battle is None or view.battle.spell not in NOT_CAST
    state = spell_state(view, locale)
    band = MOOD.edge if is_cast else style.DARK_EARTH
    content = Card(locale.say(f"card-{name}"), band, locale.say(f"card-{name}-help"), left=34)
    lines = broken(state, SMALLEST, CARD - 8, 4) if state else []
    card_height = min(height - STEP * len(lines), content.height(CARD, badged=False) + 40)
    most = int((card_height - content.title(CARD)[1] - 76) / STEP) + 1

    def art(width: float, height: float) -> str:
        return cave(width, height, TONES) + style.icon("star", width / 2, height / 2, height * 0.8)

    drawn = card(content, CARD, card_height, art, most=max(3, most)) + _number(view.combat_round, now=True)
    y = card_height + 22
    if state:
        drawn += paragraph(4, y, state, SMALLEST, MOOD.accent if is_cast else MOOD.second, CARD - 8, 4, STEP)
    return Block(drawn, y + STEP * len(lines))
