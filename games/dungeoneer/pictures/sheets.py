"""The belongings of a seat as a picture: the hero's sheet above, the cards of the hand below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import inf
from typing import NamedTuple

from games.dungeoneer.pictures import conditions, hands, plates, style
from games.dungeoneer.pictures.hands import EDGE
from games.dungeoneer.pictures.words import Locale, beast_words, card_about, goal_of, laid_names
from games.dungeoneer.rules.components import HEROES, QUESTS_TO_WIN
from games.dungeoneer.rules.marks import SELF, beast_mark, laid_mark, quest_mark
from games.dungeoneer.rules.view import DungeoneerView, LaidView, PlayerView, QuestView
from pictures.badges import badges, counter, sign
from pictures.cards import row, row_room
from pictures.kit import SMALLEST, WIDTH, framed, numbered_sign
from pictures.paragraphs import broken, paragraph
from pictures.states import ring
from pictures.svg import group, rect, spot, text, width_of
from pictures.tokens import BAD, CHALK, MIST
from pictures.typefaces import TITLE
from rules.messages import Seat

LEAST_HEIGHT, LEAST_HEIGHT_BELOW = 300.0, 200.0
"""The least height of the picture: by itself, and below a decision."""
DETAILED_HEIGHT = 700.0
"""The greatest height with the cards' kinds and timings; a higher picture leaves them out."""
EXPLAINED_HEIGHT, EXPLAINED_HEIGHT_BELOW = 1030.0, 760.0
"""The greatest height with the texts of all cards: by itself, and below a decision; the hero's ability goes first."""
LINE, CHIP = 33, 32
"""The heights of a line and of a card in play."""
LEFT, ROOM = 2 * EDGE, WIDTH - 4.0 * EDGE
"""Where lines begin, and their room."""


class TableCard(NamedTuple):
    """A card in play as a chip: its kind, its name, the mark of answers about it, and what it does, said on a tap."""

    kind: str
    name: str
    mark: str
    about: str

    @property
    def width(self) -> float:
        """The room that it needs."""
        return min(ROOM, row_room(self.name, "", cost=False) + 4)

    def draw(self) -> str:
        """The card from the origin, with where it can be tapped."""
        kind = style.KINDS[self.kind]
        drawn = row(self.name, self.width, CHIP, "plain", kind, style.MOOD)
        return drawn + spot(self.mark, self.about, 0, 0, self.width, CHIP)


class _Sheet:
    """A sheet, written from top to bottom; chips flow from left to right."""

    def __init__(self, top: float) -> None:
        self.x, self.y = 0.0, top
        self.parts: list[str] = []

    def line(self, words: str, ink: str = CHALK) -> None:
        """A text in as many lines as it needs."""
        self.end_row()
        lines = len(broken(words, SMALLEST, ROOM, 4))
        self.parts.append(paragraph(LEFT, self.y + LINE / 2, words, SMALLEST, ink, ROOM, 4, LINE - 2))
        self.y += LINE * lines

    def put(self, drawn: str, width: float) -> None:
        """Something drawn around height 0, after what the row already has, or in a new row."""
        if self.x and self.x + width > ROOM:
            self.end_row()
        self.parts.append(group(drawn, at=(LEFT + self.x, self.y + LINE / 2 + 1)))
        self.x += width + 8

    def lay(self, label: str, chips: Sequence[TableCard]) -> None:
        """A label with cards after it, the first of them in the same row."""
        width = width_of(label, SMALLEST) + 8
        if chips and self.x + width + chips[0].width > ROOM:
            self.end_row()
        self.put(text(2, 0, label, SMALLEST, style.MOOD.second), width)
        for chip in chips:
            self.put(group(chip.draw(), at=(0, -CHIP / 2)), chip.width)

    def end_row(self) -> None:
        """Begin a new row."""
        self.y, self.x = self.y + (LINE + 4 if self.x else 0), 0.0


def draw(view: DungeoneerView, seat: Seat, locale: Locale, *, below: bool = False) -> str:
    """The sheet and the hand as SVG: with as much of both as fits.

    `below`: a smaller picture for below that of a decision; of the sheet it shows only the cards in play.
    """
    player, own = view.players[seat], view.seat == seat
    held = list(Counter(view.hand).items()) if own else []
    maps, end = hands.map_cards(locale, view.map_hand if own else ())
    largest = EXPLAINED_HEIGHT_BELOW if below else EXPLAINED_HEIGHT
    # With the hero's ability, kinds and timings, texts, up to this height; otherwise with less.
    details = (True, True, True, DETAILED_HEIGHT), (True, False, True, largest), (False, False, True, largest)
    for with_ability, typed, explained, most in (*details, (False, False, False, inf)):
        sheet = _in_play(player, locale) if below else _sheet(view, player, locale, explained=with_ability)
        top = sheet.y + EDGE + 4 if sheet.parts else 4.0
        if held:
            cards, cards_height = hands.draw_cards(locale, held, typed=typed, explained=explained)
        else:
            cards, cards_height = hands.words(
                locale, *(("picture-no_hand",) if own else ("picture-hidden_hand", player.hand_size))
            )
        if top + end + cards_height <= most:
            break
    height = max(LEAST_HEIGHT_BELOW if below else LEAST_HEIGHT, top + end + cards_height + 2)
    back = rect(EDGE, EDGE, WIDTH - 2 * EDGE, sheet.y - EDGE, style.MOOD.rock, 14) if sheet.parts else ""
    edge = ring(EDGE + 3, EDGE + 3, WIDTH - 2 * EDGE - 6, sheet.y - EDGE - 6, 11, 2) if sheet.parts and own else ""
    laid = group(maps, at=(0, top)), group(cards, at=(0, top + end))
    return framed(height, back, edge, *sheet.parts, *laid, ground=style.MOOD.ground)


def _in_play(player: PlayerView, locale: Locale) -> _Sheet:
    """The cards in play, empty if there are none."""
    sheet = _Sheet(12)
    if player.boons or player.treasures or player.banes or player.pack:
        _add_laid(sheet, locale, player)
        sheet.end_row()
    return sheet


def _sheet(view: DungeoneerView, player: PlayerView, locale: Locale, *, explained: bool) -> _Sheet:
    """Hero, scores, quests and cards in play; `explained`: with the hero's ability."""
    sheet = _Sheet(14)
    name, right = locale.name(player.hero), WIDTH - 2 * EDGE
    values = [("health", player.life), ("glory", player.glory), ("peril", player.peril)]
    values += [("quest", len(player.done)), ("level", player.level)]
    width, named = 45.0 * len(values), width_of(name, 32, TITLE)
    sheet.parts += [
        numbered_sign(player.seat, LEFT + 20, 38, 42),
        text(LEFT + 50, 38, name, 32, CHALK, "start", ROOM - width - 60, TITLE),
        badges(values, right, 38, 42) if player.alive else "",
    ]
    left = LEFT + 50 + named + 16
    sheet.parts.append(
        text(left, 39, locale.player(player.seat), SMALLEST, MIST, "start", max(0.0, right - width - left))
    )
    sheet.y = 64
    if player.seat == view.seat:
        sheet.parts.append(spot(SELF, locale.say(f"text-{player.hero}"), EDGE, 12, WIDTH - 2 * EDGE, sheet.y - 12))
    if not player.alive:
        sheet.line(locale.say("picture-out"), BAD)
        return sheet
    sheet.put(*plates.scores(player, ROOM - 250))
    if player.movement or player.token:
        sheet.put(*counter("steps", player.movement or 1, 12, 0))
    for state, applies in (("tipped", player.tipped), ("cusp", player.cusp is not None)):
        if applies:
            words = locale.say(f"picture-{state}")
            sheet.put(style.tumbled(30, 0) + text(54, 0, words, SMALLEST, BAD), 60 + width_of(words, SMALLEST))
    sheet.end_row()
    if explained:
        sheet.line(locale.say(f"text-{player.hero}"), MIST)
    _add_quests(view, player, locale, sheet)
    _add_laid(sheet, locale, player)
    sheet.end_row()
    return sheet


def _add_quests(view: DungeoneerView, player: PlayerView, locale: Locale, sheet: _Sheet) -> None:
    """Add each open quest with where it leads and what it asks for, then those done."""
    for quest in view.quests:
        if quest.owner == player.seat:
            _add_quest(quest, locale, sheet)
    if player.done:
        done = [TableCard("quest", locale.name(quest), quest_mark(quest), locale.name(quest)) for quest in player.done]
        sheet.lay(locale.say("picture-quests", done=len(player.done), most=QUESTS_TO_WIN), done)


def _add_quest(quest: QuestView, locale: Locale, sheet: _Sheet) -> None:
    sheet.end_row()
    top, name = sheet.y, locale.name(quest.id)
    goal = f"({goal_of(locale, quest)})"
    titled = 36 + width_of(name, SMALLEST, TITLE)
    sheet.put(sign("quest", 16, -1, 28) + text(36, 0, name, SMALLEST, CHALK, face=TITLE), titled)
    sheet.put(text(0, 0, goal, SMALLEST, MIST), width_of(goal, SMALLEST))
    for step in conditions.steps(locale, quest):
        sheet.put(conditions.draw(step, ROOM), min(ROOM, conditions.row_width(step) + 6))
    sheet.end_row()
    about = locale.named(name, locale.say(f"text-{quest.id}"))
    sheet.parts.append(spot(quest_mark(quest.id), about, LEFT, top, ROOM, sheet.y - top))


def _add_laid(sheet: _Sheet, locale: Locale, player: PlayerView) -> None:
    """Add the cards in play: boons, treasures, banes and the pack."""

    def chips(kind: str, cards: Sequence[LaidView]) -> list[TableCard]:
        names = zip(cards, laid_names(locale, cards), strict=True)
        return [TableCard(kind, name, laid_mark(card.number), card_about(locale, card.card)) for card, name in names]

    boons = locale.say("picture-boons", used=len(player.boons), most=HEROES[player.hero].boons)
    treasures = locale.say("picture-treasures", used=len(player.treasures), most=player.treasure_slots)
    sheet.lay(boons, chips("boon", player.boons))
    sheet.lay(treasures, chips("treasure", player.treasures))
    if player.banes:
        sheet.lay(locale.say("group-banes"), chips("bane", player.banes))
    if player.pack:
        beasts = ((beast_words(locale, beast), beast_mark(beast.number)) for beast in player.pack)
        pack = [TableCard("monster", words, mark, words) for words, mark in beasts]
        sheet.lay(locale.say("picture-pack", n=len(player.pack)), pack)
