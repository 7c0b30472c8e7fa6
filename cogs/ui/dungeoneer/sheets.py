"""What belongs to a seat as a picture: the hero's sheet on the left, the cards of the hand on the right."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cogs.ui.dungeoneer import style
from cogs.ui.dungeoneer.boards import small_card
from cogs.ui.dungeoneer.cards import LINE, block, draw_block, wrapped
from cogs.ui.dungeoneer.style import CHALK, DIM, EMBER, GOLD, SMALLEST
from cogs.ui.dungeoneer.words import Speaker, beast_words, goal_of, score_words
from cogs.ui.svg import document, rect, text
from rules.core.messages import Seat
from rules.dungeoneer.components import QUESTS_TO_WIN
from rules.dungeoneer.view import DungeoneerView, LaidView, PlayerView

WIDTH, LEAST_HEIGHT = 1200, 700
SHEET, GAP, EDGE = 452, 10, 10
WIDEST_COLUMN = WIDTH - SHEET - 3 * EDGE
ROOM = SHEET - 40


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
    """The sheet and the hand as SVG. A long hand goes on below the sheet, and the picture grows with it."""
    sheet = _sheet(view, view.players[seat], speaker)
    held = list(Counter(view.hand).items()) if view.seat == seat else []
    ends = [_columns(speaker, held, split, sheet.y) for split in range(len(held) + 1)]
    best = min(range(len(held), -1, -1), key=lambda split: max(ends[split], LEAST_HEIGHT))
    sheet_end = sheet.y + 8 if best < len(held) else 0.0
    hand, hand_end = _hand(view, seat, speaker, held, best, sheet_end)
    height = max(LEAST_HEIGHT, sheet.y + 18, hand_end + EDGE - GAP)
    tall = sheet_end - EDGE if sheet_end else height - 2 * EDGE
    return document(
        WIDTH,
        height,
        rect(0, 0, WIDTH, height, style.NIGHT),
        rect(EDGE, EDGE, SHEET, tall, "#1f2733", 14, stroke=style.HERO_COLOURS[seat], stroke_width=4),
        *sheet.parts,
        *hand,
    )


def _columns(speaker: Speaker, held: Sequence[tuple[str, int]], split: int, sheet_end: float) -> float:
    """How far down the picture goes with the first `split` cards on the right and the others below the sheet."""
    right = sum(block(speaker, card, WIDEST_COLUMN, times).height + GAP for card, times in held[:split])
    below = sum(block(speaker, card, SHEET, times).height + GAP for card, times in held[split:])
    return max(EDGE + right, sheet_end + 18 + below)


def _sheet(view: DungeoneerView, player: PlayerView, speaker: Speaker) -> _Sheet:
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
    for words in wrapped(speaker.say(f"text-{player.hero}"), ROOM):
        sheet.line(words, DIM)
    sheet.line(speaker.say("picture-quests", done=len(player.done), most=QUESTS_TO_WIN), GOLD)
    for quest in (quest for quest in view.quests if quest.owner == seat):
        wounds = f" {quest.wounds}/{quest.life}" if quest.wounds else ""
        sheet.line(speaker.name(quest.id) + wounds, CHALK, indent=14)
        sheet.line(goal_of(speaker, quest.id), DIM, indent=34)
    for done in player.done:
        sheet.drawn(
            lambda y, done=done: (
                style.seal(EDGE + 46, y, 26)  # type: ignore[misc]
                + text(EDGE + 66, y, speaker.name(done), SMALLEST, CHALK, "start", ROOM - 50)
            ),
            LINE,
        )
    _laid(sheet, speaker, speaker.say("picture-boons", used=len(player.boons), most=player.boon_slots), player.boons)
    used = speaker.say("picture-treasures", used=player.treasures_used, most=player.treasure_slots)
    _laid(sheet, speaker, used, player.treasures)
    if player.banes:
        _laid(sheet, speaker, speaker.say("picture-banes"), player.banes)
    if player.pack:
        sheet.line(speaker.say("picture-pack", n=len(player.pack)), GOLD)
        for beast in player.pack:
            sheet.line(beast_words(speaker, beast), CHALK, indent=14)
    return sheet


def _laid(sheet: _Sheet, speaker: Speaker, title: str, cards: Sequence[LaidView]) -> None:
    sheet.line(title, GOLD)
    for card in cards:
        name = speaker.name(card.card)
        if card.charges:
            name = speaker.say("words-charges", card=name, n=card.charges)
        sheet.line(name, CHALK, indent=14)


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


def _hand(
    view: DungeoneerView, seat: Seat, speaker: Speaker, held: Sequence[tuple[str, int]], split: int, sheet_end: float
) -> tuple[list[str], float]:
    """The hand from top to bottom, and where it ends."""
    x, y = SHEET + 2 * EDGE, float(EDGE)
    parts: list[str] = []
    if view.seat != seat:
        words = speaker.say("picture-hidden_hand", n=view.players[seat].hand_size)
        return [text(x + WIDEST_COLUMN / 2, LEAST_HEIGHT / 2, words, 36, DIM, "middle", WIDEST_COLUMN - 40)], y
    below = sheet_end + GAP
    for index, (card, times) in enumerate(held):
        if index < split:
            shown = block(speaker, card, WIDEST_COLUMN, times)
            parts.append(draw_block(shown, x, y, WIDEST_COLUMN))
            y += shown.height + GAP
        else:
            shown = block(speaker, card, SHEET, times)
            parts.append(draw_block(shown, EDGE, below, SHEET))
            below += shown.height + GAP
    if not held:
        words = speaker.say("picture-no_hand")
        parts.append(text(x + WIDEST_COLUMN / 2, 60, words, 36, DIM, "middle", WIDEST_COLUMN - 40))
        y += 110
    for index, card in enumerate(view.map_hand):
        across = x + index % 2 * (WIDEST_COLUMN / 2 + 4)
        down = y + index // 2 * 84
        parts.append(small_card(card, across, down, 120, 78))
        parts.append(
            text(across + 130, down + 39, speaker.name(card), SMALLEST, CHALK, "start", WIDEST_COLUMN / 2 - 140)
        )
    y += (len(view.map_hand) + 1) // 2 * 84
    return parts, max(y, below if split < len(held) else 0.0)
