"""What belongs to a seat as a picture: the hero's sheet on the left, the cards of the hand on the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pictures.dungeoneer import conditions, hands, style
from pictures.dungeoneer.cards import LINE
from pictures.dungeoneer.style import CHALK, DIM, EMBER, GOLD
from pictures.dungeoneer.words import Speaker, beast_words, goal_of, laid_names, score_words
from pictures.dungeoneer.wrapping import wrapped
from pictures.kit import SMALLEST
from pictures.svg import document, rect, text, width_of
from rules.core.messages import Seat
from rules.dungeoneer.components import QUESTS_TO_WIN
from rules.dungeoneer.view import DungeoneerView, PlayerView

WIDTH, LEAST_HEIGHT = 1200, 700
TALLEST = 774
"""A picture that is higher is not about 16:9 any more: then quests and cards are told in brief."""
DETAILS = (frozenset({"conditions", "ability"}), frozenset({"ability"}), frozenset[str]())
"""What a sheet tells beside the rest, from much to little."""
SHEET, EDGE = 452, 10
ROOM = SHEET - 40
NARROWEST_NAME = 0.9
"""How narrow names side by side may be before one goes into the next row."""


@dataclass
class _Sheet:
    """The sheet as it is written from top to bottom."""

    y: float
    parts: list[str] = field(default_factory=list)

    def line(self, words: str, ink: str = CHALK, size: float = SMALLEST, indent: float = 0) -> None:
        """A line of text."""
        self.parts.append(text(EDGE + 20 + indent, self.y + LINE / 2, words, size, ink, "start", ROOM - indent))
        self.y += LINE

    def drawn(self, draw: Callable[[float], str], height: float = LINE + 8) -> None:
        """Something drawn around the middle of the next `height`."""
        self.parts.append(draw(self.y + height / 2))
        self.y += height


def draw(view: DungeoneerView, seat: Seat, speaker: Speaker) -> str:
    """The sheet and the hand as SVG: with as much of both as finds room."""
    sheet, hand = _best(view, seat, speaker)
    height = max(LEAST_HEIGHT, sheet.y + 18, hand.height)
    tall = sheet.y - 2 if hand.below else height - 2 * EDGE
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, style.NIGHT),
        rect(EDGE, EDGE, SHEET, tall, "#1f2733", 14, stroke=style.HERO_COLOURS[seat], stroke_width=4),
        *sheet.parts,
        *hand.parts,
    )


def _best(view: DungeoneerView, seat: Seat, speaker: Speaker) -> tuple[_Sheet, hands.Hand]:
    """Sheet and hand with as much on them as finds room; the whole text of the cards comes before all else."""
    sheets = [_sheet(view, view.players[seat], speaker, detail) for detail in DETAILS]
    held = list(Counter(view.hand).items()) if view.seat == seat else []
    if view.seat == seat and not view.map_hand:
        for sheet in sheets:
            hand = hands.full(speaker, held, sheet.y + 8)
            if max(hand.height, sheet.y) <= TALLEST:
                return sheet, hand
    sheet = next((sheet for sheet in sheets if sheet.y <= TALLEST), sheets[-1])
    if view.seat != seat:
        return sheet, hands.hidden(speaker, view.players[seat].hand_size)
    return sheet, hands.brief(speaker, held, view.map_hand, max(sheet.y, TALLEST))


def _sheet(view: DungeoneerView, player: PlayerView, speaker: Speaker, detail: frozenset[str]) -> _Sheet:
    """The sheet, with the conditions of quests and the hero's ability where `detail` asks for them."""
    sheet = _Sheet(EDGE + 10)
    seat = player.seat
    sheet.drawn(
        lambda y: (
            style.pawn(seat, EDGE + 36, y, 44, tipped=player.tipped)
            + text(EDGE + 66, y, speaker.name(player.hero), 32, CHALK, "start", ROOM - 50)
        ),
        48,
    )
    sheet.line(speaker.player(seat), DIM)
    if not player.alive:
        sheet.line(speaker.say("picture-out"), style.PERIL)
        return sheet
    sheet.drawn(lambda y: _life(player, speaker, y))
    sheet.drawn(lambda y: _scores(player, y), 44)
    sheet.drawn(lambda y: _counters(player, y), 50)
    if player.tipped:
        sheet.line(speaker.say("picture-tipped"), style.PERIL)
    if player.cusp:
        sheet.line(speaker.say("picture-cusp"), style.PERIL)
    if "ability" in detail:
        for words in wrapped(speaker.say(f"text-{player.hero}"), ROOM):
            sheet.line(words, DIM)
    sheet.line(speaker.say("picture-quests", done=len(player.done), most=QUESTS_TO_WIN), GOLD)
    for quest in (quest for quest in view.quests if quest.owner == seat):
        wounds = f" {quest.wounds}/{quest.life}" if quest.wounds else ""
        sheet.line(speaker.name(quest.id) + wounds, CHALK, indent=14)
        sheet.line(goal_of(speaker, quest.id), DIM, indent=34)
        if "conditions" in detail:
            for row in conditions.rows(speaker, quest.id, ROOM - 34):
                sheet.drawn(lambda y, row=row: row(EDGE + 54, y), LINE)  # type: ignore[misc]
    for done in player.done:
        sheet.drawn(
            lambda y, done=done: (
                style.seal(EDGE + 46, y, 26)  # type: ignore[misc]
                + text(EDGE + 66, y, speaker.name(done), SMALLEST, CHALK, "start", ROOM - 50)
            ),
            LINE,
        )
    used = speaker.say("picture-boons", used=len(player.boons), most=player.boon_slots)
    _laid(sheet, speaker, used, laid_names(speaker, player.boons))
    used = speaker.say("picture-treasures", used=player.treasures_used, most=player.treasure_slots)
    _laid(sheet, speaker, used, laid_names(speaker, player.treasures))
    if player.banes:
        _laid(sheet, speaker, speaker.say("picture-banes"), laid_names(speaker, player.banes))
    if player.pack:
        beasts = [beast_words(speaker, beast) for beast in player.pack]
        _laid(sheet, speaker, speaker.say("picture-pack", n=len(player.pack)), beasts)
    return sheet


def _laid(sheet: _Sheet, speaker: Speaker, title: str, cards: Sequence[str]) -> None:
    """Cards on the table: beside their title as far as they fit, the others below."""
    comma = speaker.listed(["", ""])
    first = width_of(title, SMALLEST) + 16
    left = ROOM - first
    rows: list[list[str]] = [[]]
    for card in cards:
        wide = width_of(comma.join([*rows[-1], card]), SMALLEST) * NARROWEST_NAME
        if wide > (left if len(rows) == 1 else ROOM - 14):
            rows.append([])
        rows[-1].append(card)
    beside, *below = rows
    words = text(EDGE + 20 + first, sheet.y + LINE / 2, comma.join(beside), SMALLEST, CHALK, "start", left)
    sheet.parts.append(words)
    sheet.line(title, GOLD)
    for row in below:
        sheet.line(comma.join(row), CHALK, indent=14)


def _life(player: PlayerView, speaker: Speaker, y: float) -> str:
    hearts = "".join(
        style.heart(EDGE + 36 + index * 34, y, 30, "#f2564a" if index < player.life else "#4a4150")
        for index in range(player.max_life)
    )
    level = speaker.say("picture-level", level=player.level)
    return hearts + text(EDGE + SHEET - 18, y, level, 32, EMBER, "end", 150)


def _scores(player: PlayerView, y: float) -> str:
    parts = []
    for index, (attr, score) in enumerate((("melee", player.melee), ("magic", player.magic), ("speed", player.speed))):
        x = EDGE + 36 + index * ROOM / 3
        parts.append(
            style.attribute(attr, x, y, 36) + text(x + 26, y, score_words(score), 32, CHALK, "start", ROOM / 3 - 50)
        )
    return "".join(parts)


def _counters(player: PlayerView, y: float) -> str:
    x = EDGE + 44
    parts = [style.glory(player.glory, x, y, 46), style.peril(player.peril, x + ROOM / 3, y, 46)]
    if player.movement or player.token:
        boots = player.movement or 1
        parts.append(
            "".join(
                style.attribute("speed", x + ROOM * 2 / 3 - 4 + index * 22, y, 28) for index in range(min(6, boots))
            )
        )
    return "".join(parts)
