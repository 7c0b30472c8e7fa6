"""The pictures of Liar's Dice: pure functions from a view to SVG and words."""

from collections.abc import Sequence
from typing import ClassVar

from liars_dice.rules import LiarsDiceView
from pictures.game_locale import GameLocale
from pictures.kit import HEIGHT, WIDTH, PlayerRow, die, framed, pictured, player_rows
from pictures.svg import Picture, text
from pictures.tokens import CHALK
from rules.messages import Seat, seat_name


class Locale(GameLocale):
    """Says the game's texts."""

    game: ClassVar[str] = "liars_dice"


def board(view: LiarsDiceView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The players with the number of their dice, and the last bid."""
    number, face = view.bid
    title = locale.say("words-bid" if number else "refused-nothing_bid", number=number, face=face)
    rows, facts = [], []
    for seat, left in enumerate(view.sizes):
        rows.append(PlayerRow(seat, locale.player(seat), locale.say("picture-dice", dice=left), seat in view.waiting))
        facts.append(locale.in_markdown().say("words-player", player=seat_name(seat), dice=left))
    bid = die(face, 680, 220, 180) if number else ""
    svg = framed(HEIGHT, text(30, 46, title, 34, CHALK, room=856), player_rows(rows, 30, 92, 580), bid)
    return pictured(svg, title, facts)


def hand(view: LiarsDiceView, seat: Seat, locale: Locale) -> Picture:
    """The dice of one seat."""
    held = view.hand if seat == view.seat else []
    title = locale.say("words-player", player=seat_name(seat), dice=view.sizes[seat])
    words = locale.in_markdown().say("words-player", player=seat_name(seat), dice=view.sizes[seat])
    heading = text(30, 60, title, 36, CHALK, room=WIDTH - 60)
    dice = [die(value, 30 + (WIDTH - 60) / 5 * at, 130, 120) for at, value in enumerate(held)]
    return pictured(framed(300, heading, *dice), words, [f"{value}" for value in held])
