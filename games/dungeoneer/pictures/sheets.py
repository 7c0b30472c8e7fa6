"""The belongings of a seat as a picture: the hero's sheet above, the cards of the hand below it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from games.dungeoneer.pictures import conditions, hands, style
from games.dungeoneer.pictures.cards import LINE
from games.dungeoneer.pictures.style import ACCENT
from games.dungeoneer.pictures.words import Locale, beast_words, card_about, goal_of, laid_names, score_words
from games.dungeoneer.pictures.wrapping import wrapped
from games.dungeoneer.rules.components import QUESTS_TO_WIN
from games.dungeoneer.rules.marks import SELF, beast_mark, laid_mark, quest_mark
from games.dungeoneer.rules.view import DungeoneerView, LaidView, PlayerView, QuestView
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, TALL_WIDTH, WIDTH
from pictures.states import SEAT_COLOURS
from pictures.svg import document, rect, spot, text, width_of
from pictures.tokens import CHALK, MIST
from rules.messages import Seat

LEAST_HEIGHT = 310
HIGHEST, HIGHEST_TALL, HIGHEST_BELOW = 705, 1780, 460
"""The greatest height: beyond it, quests, the hero's ability and finally cards are shortened."""
LARGEST, LARGEST_BELOW = 1030, 800
"""The maximum height for showing the whole text of the cards."""
TYPED_BELOW = 400
"""The maximum height for showing the kinds and timings of the cards."""
DETAILS = (frozenset({"conditions", "ability"}), frozenset({"conditions"}), frozenset[str]())
"""The additional details of a sheet, from most to least."""
EDGE = 8
NARROWEST_NAME = 0.9
"""The least width of names side by side, as a share of the full one, before one moves to the next row."""


@dataclass
class _Sheet:
    """The sheet as it is written from top to bottom, `room` wide."""

    room: float
    y: float
    parts: list[str] = field(default_factory=list)

    def line(self, words: str, ink: str = CHALK, size: float = SMALLEST, indent: float = 0) -> None:
        """A line of text."""
        self.parts.append(text(2 * EDGE + indent, self.y + LINE / 2, words, size, ink, "start", self.room - indent))
        self.y += LINE

    def drawn(self, draw: Callable[[float], str], height: float = LINE + 8) -> None:
        """Something drawn around the middle of the next `height`."""
        self.parts.append(draw(self.y + height / 2))
        self.y += height


def draw(view: DungeoneerView, seat: Seat, locale: Locale, *, tall: bool = False, below: bool = False) -> str:
    """The sheet and the hand as SVG: with as much of both as fits.

    `below`: a smaller picture for below that of a decision; of the sheet it shows only the cards in play.
    """
    width, highest = (TALL_WIDTH, HIGHEST_TALL) if tall else (WIDTH, HIGHEST)
    if below:
        sheet = _in_play(view.players[seat], locale, width)
        hand = _cards(view, locale, sheet, width, HIGHEST_BELOW)
        least = 0.0
    else:
        sheet, hand = _best(view, seat, locale, width, highest)
        least = LEAST_HEIGHT
    end = sheet.y + 8
    height = max(least, end + EDGE, hand.end)
    back = {"stroke": SEAT_COLOURS[seat], "stroke_width": 4}
    frame = rect(EDGE, EDGE, width - 2 * EDGE, end - EDGE, "#1f2733", 14, **back) if sheet.parts else ""
    return document(
        width,
        height,
        rect(0, 0, width, height, style.NIGHT),
        frame,
        *sheet.parts,
        *hand.parts,
        pixels=PIXELS,
    )


def _best(view: DungeoneerView, seat: Seat, locale: Locale, width: float, highest: float) -> tuple[_Sheet, hands.Hand]:
    """Sheet and hand with as much on them as fits; the whole text of the cards has priority."""
    player = view.players[seat]
    sheets = (_sheet(view, player, locale, detail, width) for detail in DETAILS)
    if view.seat != seat:
        sheet = next(sheets)
        while sheet.y > highest - 80 and (shorter := next(sheets, None)):
            sheet = shorter
        return sheet, hands.hidden(locale, player.hand_size, sheet.y + 2 * EDGE, width)
    held = list(Counter(view.hand).items())
    if not view.map_hand:
        for sheet in sheets:
            hand = hands.full(locale, held, sheet.y + 2 * EDGE, width, view.later)
            if hand.end <= highest:
                return sheet, hand
    least = _sheet(view, player, locale, DETAILS[-1], width)
    return least, hands.brief(
        locale, held, view.map_hand, least.y + 2 * EDGE, width, highest, LARGEST, later=view.later
    )


def _cards(view: DungeoneerView, locale: Locale, sheet: _Sheet, width: float, highest: float) -> hands.Hand:
    """The hand below the sheet, in full if that is not higher than `highest`."""
    held, top = list(Counter(view.hand).items()), sheet.y + 2 * EDGE if sheet.parts else EDGE
    hand = hands.full(locale, held, top, width, view.later)
    if view.map_hand or hand.end > highest:
        hand = hands.brief(locale, held, view.map_hand, top, width, highest, LARGEST_BELOW, TYPED_BELOW, view.later)
    return hand


def _in_play(player: PlayerView, locale: Locale, width: float) -> _Sheet:
    """The cards in play, empty if there are none."""
    sheet = _Sheet(width - 4 * EDGE, 12)
    if player.boons or player.treasures or player.banes or player.pack:
        _all_laid(sheet, locale, player)
    return sheet


def _sheet(view: DungeoneerView, player: PlayerView, locale: Locale, detail: frozenset[str], width: float) -> _Sheet:
    """The sheet, with the conditions of quests and the hero's ability where `detail` asks for them."""
    sheet = _Sheet(width - 4 * EDGE, 12)
    seat = player.seat
    level = locale.say("picture-level", level=player.level) if player.alive else ""
    taken = width_of(level, 32) + 20
    sheet.drawn(
        lambda y: (
            style.pawn(seat, 38, y, 44, tipped=player.tipped)
            + text(70, y, locale.name(player.hero), 32, CHALK, "start", sheet.room * 0.5, TITLE)
            + text(
                width - 2 * EDGE - taken,
                y,
                locale.player(seat),
                SMALLEST,
                MIST,
                "end",
                sheet.room * 0.3,
            )
            + text(width - 2 * EDGE, y, level, 32, ACCENT, "end")
        ),
        50,
    )
    if seat == view.seat:
        sheet.parts.append(spot(SELF, locale.say(f"text-{player.hero}"), EDGE, 12, width - 2 * EDGE, sheet.y - 12))
    if not player.alive:
        sheet.line(locale.say("picture-out"), style.PERIL)
        return sheet
    sheet.drawn(lambda y: _state(player, width, y), 52)
    if player.tipped:
        sheet.line(locale.say("picture-tipped"), style.PERIL)
    if player.cusp:
        sheet.line(locale.say("picture-cusp"), style.PERIL)
    if "ability" in detail:
        for words in wrapped(locale.say(f"text-{player.hero}"), sheet.room):
            sheet.line(words, MIST)
    _quests(view, player, locale, sheet, detail)
    _all_laid(sheet, locale, player)
    return sheet


def _all_laid(sheet: _Sheet, locale: Locale, player: PlayerView) -> None:
    """The cards in play: boons, treasures, banes and the pack."""
    boons = locale.say("picture-boons", used=len(player.boons), most=player.boon_slots)
    treasures = locale.say("picture-treasures", used=player.treasures_used, most=player.treasure_slots)

    def lay(title: str, cards: Sequence[LaidView]) -> None:
        told = [card_about(locale, card.card) for card in cards]
        _laid(sheet, locale, title, laid_names(locale, cards), marks_of(cards), told)

    if player.boons or player.treasures:
        lay(boons, player.boons)
        lay(treasures, player.treasures)
    else:
        sheet.line(f"{boons}  {treasures}", CHALK)
    if player.banes:
        lay(locale.say("picture-banes"), player.banes)
    if player.pack:
        beasts = [beast_words(locale, beast) for beast in player.pack]
        marks = [beast_mark(beast.number) for beast in player.pack]
        _laid(sheet, locale, locale.say("picture-pack", n=len(player.pack)), beasts, marks)


def _quests(view: DungeoneerView, player: PlayerView, locale: Locale, sheet: _Sheet, detail: frozenset[str]) -> None:
    """The number and names of those done; the open ones and where they lead, in one line if they fit.

    Without their conditions they follow each other.
    """
    title = locale.say("picture-quests", done=len(player.done), most=QUESTS_TO_WIN)
    done = [f"★ {locale.name(done)}" for done in player.done]
    mine = [quest for quest in view.quests if quest.owner == player.seat]
    marks = [quest_mark(done) for done in player.done]
    if "conditions" not in detail:
        led = [
            locale.say("words-quest_place", quest=_with_wounds(locale, quest), goal=goal_of(locale, quest.id))
            for quest in mine
        ]
        _laid(sheet, locale, title, [*done, *led], [*marks, *(quest_mark(quest.id) for quest in mine)])
        return
    _laid(sheet, locale, title, done, marks)
    for quest in mine:
        name, goal = _with_wounds(locale, quest), goal_of(locale, quest.id)
        beside, top = width_of(name, SMALLEST) + 24, sheet.y
        if beside + width_of(goal, SMALLEST) <= sheet.room - 14:
            at = 2 * EDGE + 14 + beside
            sheet.parts.append(text(at, sheet.y + LINE / 2, goal, SMALLEST, MIST, "start", sheet.room - 14 - beside))
            sheet.line(name, CHALK, indent=14)
        else:
            sheet.line(name, CHALK, indent=14)
            sheet.line(goal, MIST, indent=34)
        told = locale.named(name, locale.say(f"text-{quest.id}"))
        sheet.parts.append(spot(quest_mark(quest.id), told, 2 * EDGE, top, sheet.room, sheet.y - top))
        for row in conditions.rows(locale, quest.id, sheet.room - 34):
            sheet.drawn(lambda y, row=row: row(2 * EDGE + 34, y), LINE)  # type: ignore[misc]


def _with_wounds(locale: Locale, quest: QuestView) -> str:
    """The name of a quest, and how badly its monster is wounded."""
    return locale.name(quest.id) + (f" {quest.wounds}/{quest.life}" if quest.wounds else "")


def marks_of(cards: Sequence[LaidView]) -> list[str]:
    """The marks of readied cards or banes."""
    return [laid_mark(card.number) for card in cards]


def _laid(
    sheet: _Sheet, locale: Locale, title: str, cards: Sequence[str], marks: Sequence[str], told: Sequence[str] = ()
) -> None:
    """Cards on the table: next to their title if they fit, otherwise below. `told`: what they do."""
    abouts = dict(zip(marks, told or cards, strict=True))
    comma = locale.listed(["", ""])
    first = width_of(title, SMALLEST) + 16
    left = sheet.room - first
    rows: list[list[tuple[str, str]]] = [[]]
    for named in zip(cards, marks, strict=True):
        wide = width_of(comma.join(card for card, _ in [*rows[-1], named]), SMALLEST) * NARROWEST_NAME
        if wide > (left if len(rows) == 1 else sheet.room - 14):
            rows.append([])
        rows[-1].append(named)
    beside, *below = rows
    sheet.parts += _name_spots(sheet, beside, abouts, comma, first, left)
    words = comma.join(card for card, _ in beside)
    sheet.parts.append(text(2 * EDGE + first, sheet.y + LINE / 2, words, SMALLEST, CHALK, "start", left))
    sheet.line(title, CHALK)
    for row in below:
        sheet.parts += _name_spots(sheet, row, abouts, comma, 14, sheet.room - 14)
        sheet.line(comma.join(card for card, _ in row), CHALK, indent=14)


def _name_spots(
    sheet: _Sheet, row: Sequence[tuple[str, str]], abouts: Mapping[str, str], comma: str, indent: float, room: float
) -> Iterator[str]:
    """Where each name of a row can be tapped; names are narrower where the row has too little room."""
    squeeze = min(1.0, room / max(1.0, width_of(comma.join(card for card, _ in row), SMALLEST)))
    before = ""
    for card, mark in row:
        x = 2 * EDGE + indent + width_of(before, SMALLEST) * squeeze
        yield spot(mark, abouts[mark], x, sheet.y, width_of(card, SMALLEST) * squeeze, LINE)
        before += card + comma


def _state(player: PlayerView, width: float, y: float) -> str:
    """Life, scores, Glory, Peril and movement in one line."""
    step = 30.0 if width >= WIDTH else 24.0
    parts = [
        style.heart(30 + index * step, y, 28, "#f2564a" if index < player.life else "#4a4150")
        for index in range(player.max_life)
    ]
    left = 30 + player.max_life * step + 8
    right = width - 2 * EDGE
    if player.movement or player.token:
        number = f"×{player.movement or 1}"
        parts.append(style.movement(right - width_of(number, SMALLEST) - 18, y, 32))
        parts.append(text(right, y, number, SMALLEST, CHALK, "end"))
    right = width - 100
    parts += [style.glory(player.glory, right - 78, y, 44), style.peril(player.peril, right - 22, y, 44)]
    each = (right - 106 - left) / 3
    for index, (attr, score) in enumerate((("melee", player.melee), ("magic", player.magic), ("speed", player.speed))):
        x = left + 16 + index * each
        parts.append(style.attribute(attr, x, y, 34))
        parts.append(text(x + 22, y, score_words(score), 30, CHALK, "start", each - 44))
    return "".join(parts)
