"""The table of Thunderstone as a picture: whose turn, the dungeon, the village or the cards in play, the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.thunderstone.pictures import halls, style, villages
from games.thunderstone.pictures.cards import Face, ListedCard, draw_entry, spots
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.style import EDGE, GAP
from games.thunderstone.pictures.words import Locale, deck_words, kind_of, solo_line, state_of, turn_line
from games.thunderstone.rules.cards import THUNDERSTONE
from games.thunderstone.rules.view import RevealedCardView, ThunderstoneView
from pictures.badges import counter
from pictures.cards import TAB, Chip, Look, row, row_room, strip, strip_height
from pictures.kit import HEIGHT, SMALLEST, WIDTH, framed, star
from pictures.paragraphs import paragraph
from pictures.scenes import keep
from pictures.seats import seat_sign
from pictures.states import edge_of, stands_out
from pictures.svg import NARROWEST, group, line, rect, spot, spread, text, width_of
from pictures.tokens import CHALK, INK_2, MIST, PAPER
from pictures.typefaces import TITLE
from rules.results import Place

HEAD = 42
ROW, STEP = 31, 34
"""The height of a card in play, and from one to the next."""
SCORES = {"monsters": "monster", "heroes": "hero", "village": "item", "thunderstone": "thunderstone"}
"""The sign for each category of points."""


def draw(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> str:
    """The whole table as SVG; what is in `marks` is lit.

    To the player in the dungeon, whose hand lies next to it, it shows a larger hall instead of the cards in play.
    """
    if view.result is not None:
        return framed(HEIGHT, _head(view, locale), _ending(view, locale), ground=style.MOOD.ground)
    foot = HEIGHT - strip_height(4 if view.seats == 1 else view.seats) - 4
    in_dungeon = view.turn.action == "dungeon" and not any(mark.startswith("stack-") for mark in marks)
    # The reader's own revealed hand lies next to the board; what the Sphinx shows does not.
    hand_beside = in_dungeon and view.turn.revealed and view.seat == view.turn.seat and not view.turn.six
    top = foot - 2 - (villages.FOLDED if hand_beside else villages.HEIGHT)
    parts = [
        rect(0, HEAD - 2, WIDTH, top - HEAD - 2, style.MOOD.rock),
        _head(view, locale),
        group(halls.draw(view, locale, top - HEAD - 4, marks, full=hand_beside), at=(0, HEAD)),
        group(villages.folded(view, locale) if in_dungeon else villages.draw(view, locale, marks), at=(0, top)),
    ]
    if in_dungeon and not hand_beside:
        parts.append(_in_play(view, locale, _hand_shown(view, locale, marks), top + villages.FOLDED, foot - 7))
    parts.append(group(_players(view, locale), at=(EDGE, foot)))
    return framed(HEIGHT, *parts, ground=style.MOOD.ground)


def _head(view: ThunderstoneView, locale: Locale) -> str:
    """Whose turn it is, the purse in the village, the round, how many cards hide the Thunderstone; or how it ended."""
    if view.result is not None:
        return _verdict(view, locale)
    turn, middle = view.turn, HEAD / 2 - 1
    deck, width = counter("dungeon", view.unseen, 0, 0, style.MOOD.accent) if view.stone_rank == 0 else ("", 0.0)
    right = WIDTH - 12 - width
    about_deck = spot("deck", deck_words(view, locale, brief=False), -12, -middle, width + 24, HEAD) if deck else ""
    parts = [group(deck, about_deck, at=(right, middle))]
    right -= 22 if deck else 0
    round = locale.say("picture-round", round=turn.round)
    parts.append(text(right, middle, round, SMALLEST, MIST, "end"))
    room = right - width_of(round, SMALLEST) - 12 - 46
    purse = ""
    if turn.action == "village" and turn.revealed:
        gold, gold_width = counter("gold", turn.gold, 0, 0)
        buys = locale.say("picture-buys", number=turn.buys)
        purse = group(gold, at=(14, middle)) + text(26 + gold_width, middle, buys, SMALLEST, MIST)
        room -= gold_width + 26 + width_of(buys, SMALLEST)
    player = locale.player(turn.seat)
    words = locale.say("picture-turn_village", player=player) if purse else turn_line(view, locale)
    if width_of(words, 30, TITLE) * NARROWEST > room or not turn.action:
        words = locale.say("picture-turn", player=player)
    parts.append(seat_sign(turn.seat, 24, middle, 32))
    parts.append(text(46, middle, words, 30, CHALK, "start", room, TITLE))
    parts.append(group(purse, at=(46 + min(room, width_of(words, 30, TITLE)), 0)))
    return "".join(parts)


def _verdict(view: ThunderstoneView, locale: Locale) -> str:
    """The end of the game in words, after the lightning of the Thunderstone."""
    words, room, middle = turn_line(view, locale), WIDTH - 60.0, HEAD / 2 - 1
    size = 30 if width_of(words, 30, TITLE) * NARROWEST <= room else SMALLEST
    return style.bolt(26, middle, 38) + text(52, middle, words, size, CHALK, "start", room, TITLE)


def _players(view: ThunderstoneView, locale: Locale) -> str:
    """The strip of seats; in a solo game, next to how many monsters have reached the village."""
    chips = []
    for player in view.players:
        values, is_turn = [("experience", player.experience), ("points", player.points)], view.turn.seat == player.seat
        stands = stands_out(player.seat, view.seat, turn=is_turn)
        chips.append(Chip(player.seat, locale.player(player.seat), values, is_turn, stands))
    width = WIDTH - 2 * EDGE
    if view.seats > 1:
        return strip(chips, width, style.MOOD)
    words = solo_line(view, locale)
    return strip(chips, 300, style.MOOD) + paragraph(316, 16, words, SMALLEST, CHALK, width - 318, 2, 30)


@dataclass(frozen=True)
class PlayedCards:
    """Equal cards in play; `armed` with a weapon, `borrowed` from another player."""

    face: Face
    look: Look
    armed: bool = False
    borrowed: bool = False


def _hand_shown(view: ThunderstoneView, locale: Locale, marks: Sequence[str]) -> list[PlayedCards]:
    """The Sphinx's cards, or the revealed hand."""
    turn, asked = view.turn, any(mark.startswith(("card-", "six-")) for mark in marks)

    def look_of(places: Sequence[str]) -> Look:
        return "paper" if not asked else "dim" if set(marks).isdisjoint(places) else "lit"

    if turn.six or not turn.revealed:
        six = {f"six-{place}": card for place, card in enumerate(turn.six, 1)}
        equal = {card: [mark for mark in six if six[mark] == card] for card in turn.six}  # they answer the same
        return [PlayedCards(Face(card, marks=(mark,)), look_of(equal[card])) for mark, card in six.items()]
    alike: dict[tuple[str, bool, bool], list[RevealedCardView]] = {}
    for card in turn.cards:
        alike.setdefault((card.card, card.weapon is not None, card.owner is not None), []).append(card)
    played = []
    for (name, armed, borrowed), cards in alike.items():
        places = tuple(f"card-{card.slot}" for card in cards)
        states = tuple(state_of(view, locale, cards[0])) if len(cards) == 1 else ()
        face = Face(name, len(cards), cards[0].strength, states, places)
        played.append(PlayedCards(face, look_of(places), armed=armed, borrowed=borrowed))
    return played


def _in_play(view: ThunderstoneView, locale: Locale, held: Sequence[PlayedCards], top: float, bottom: float) -> str:
    """The cards in play and whose they are: as entries with their values if there is room, otherwise as rows."""
    if not held:
        return ""
    whose = "picture-six" if view.turn.six else "picture-revealed_hand"
    words = locale.say(whose, player=locale.player(view.turn.seat))
    heading = text(EDGE + 4, top + 13, words, SMALLEST, style.MOOD.accent, "start", WIDTH - 2 * EDGE, TITLE)
    top += 29
    if len(held) > 6:
        return heading + group(_rows(held, locale), at=(0, top))
    rows = -(-len(held) // 3)
    width, height = style.room_of(3) / 3, min(110, (bottom - top - GAP * (rows - 1)) / rows)
    entries = [
        draw_entry(locale.nameless(), ListedCard(card.face, card.look), width, height)
        + spread(_signs(card, PAPER), 0, -26, 1, at=(TAB / 2, height - 16))
        + _card_spot(locale, card, width, height)
        for card in held
    ]
    return heading + spread(entries, width + GAP, height + GAP, 3, at=(EDGE, top))


def _rows(held: Sequence[PlayedCards], locale: Locale) -> str:
    """Cards in play as rows in three columns or, if there are many, in four."""
    columns = 3 if len(held) <= 12 else 4
    ends = [locale.say("label-times", number=card.face.number) if card.face.number > 1 else "" for card in held]
    names = [locale.card(card.face.card) for card in held]
    signs = [_signs(card, MIST if card.look == "dim" else INK_2) for card in held]
    needed = [
        row_room(name, end, cost=False) + 30 * len(marked) for name, end, marked in zip(names, ends, signs, strict=True)
    ]
    parts = []
    places = style.in_rows(needed, columns)
    for card, name, end, marked, (x, place, width) in zip(held, names, ends, signs, places, strict=True):
        kind = style.KINDS[kind_of(card.face.card)]
        drawn = row(name, width, ROW, card.look, kind, style.MOOD, end=end, spare=30 * len(marked))
        right = width - 22 - (width_of(end, SMALLEST) + 7 if end else 0)
        beside = spread(marked, -30, at=(right, ROW / 2))
        parts.append(group(drawn, beside, _card_spot(locale, card, width, ROW), at=(x, place * STEP)))
    return "".join(parts)


def _card_spot(locale: Locale, held: PlayedCards, width: float, height: float) -> str:
    return spots(held.face.marks, held.face.about(locale), width, height, lit=held.look == "lit")


def _signs(held: PlayedCards, ink: str) -> list[str]:
    """A sword for an armed hero and arrows for a borrowed one, each around the origin."""
    sword = style.icon("weapon", 0, 0, 26, ink)
    arrows = line("M-12-5H12L5-11M12 5H-12L-5 11", ink, 3)
    return [sword] * held.armed + [arrows] * held.borrowed


def _ending(view: ThunderstoneView, locale: Locale) -> str:
    """The end of the game: the stone above the keep, and the players by place with their points."""
    if view.result is None:
        return ""
    places = sorted(view.result.places, key=lambda place: place.place)
    rows = len(places) + (view.seats == 1)
    step = 62.0
    top = HEIGHT - rows * step - 2
    scene = keep(WIDTH, top - HEAD, style.TONES[2])
    size = min(190.0, (top - HEAD) * 0.9)
    stone = group(emblem(THUNDERSTONE), at=(WIDTH / 2 - size / 2, HEAD + (top - HEAD - size) / 2), scale=size / 100)
    parts = [group(scene, at=(0, HEAD)), stone]
    final_rows = (_final_row(locale, place, wins=place.seat in view.result.winners) for place in places)
    parts.append(spread(final_rows, 0, step, 1, at=(EDGE, top + 4)))
    if view.seats == 1:
        words = solo_line(view, locale)
        parts.append(paragraph(EDGE + 16, top + step + 24, words, 32, CHALK, WIDTH - 2 * EDGE - 32, 2, 40))
    return "".join(parts)


def _final_row(locale: Locale, place: Place, *, wins: bool) -> str:
    """A player at the end: sign, name, points by category, and all of them; the winner with a star."""
    width, height = WIDTH - 2 * EDGE, 56.0
    middle, right = height / 2, width - 16.0
    total, total_width = counter("points", place.total, 0, 0)
    parts = [
        rect(0, 0, width, height, style.MOOD.plate if wins else style.MOOD.rock, 12, **edge_of(mine=wins)),
        seat_sign(place.seat, 30, middle, 38),
        group(total, at=(right - total_width, middle)),
    ]
    right -= 110
    for category, kind in reversed(SCORES.items()):
        words = str(place.scores.get(category, 0))
        parts.append(text(right, middle, words, SMALLEST, MIST, "end", face=TITLE))
        right -= 40 if len(words) < 2 else 54
        parts.append(style.icon(kind, right, middle, 26, style.PALE))
        right -= 26
    left = 58 + (34 if wins else 0)
    if wins:
        parts.append(star(72, middle, 30))
    parts.append(text(left, middle, locale.player(place.seat), 30, CHALK, "start", right - left, TITLE))
    return "".join(parts)
