"""The pictures of Thunderstone: the table, a seat's hand, and a single card.

Pure functions: in go a view (what a seat may know), marks (what answers refer to: cards, cells) and a locale (texts in
one language), out come SVG and words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from games.thunderstone.pictures import boards as _boards
from games.thunderstone.pictures import cards as _cards
from games.thunderstone.pictures import decisions as _decisions
from games.thunderstone.pictures import hands as _hands
from games.thunderstone.pictures.cards import Face
from games.thunderstone.pictures.hands import together
from games.thunderstone.pictures.headers import header as header
from games.thunderstone.pictures.words import Locale as Locale
from games.thunderstone.pictures.words import board_lines, card_facts, described, effects_left, times
from games.thunderstone.rules.cards import CARDS as _PRINTED
from games.thunderstone.rules.view import ThunderstoneView
from pictures.kit import alternative, with_words
from pictures.svg import Picture
from rules.messages import Seat, refer, seat_name

CARDS = {card: f"card-{card}" for card in _PRINTED}
"""Every card, with the key of its name."""
ABOUT_HALL = frozenset(
    (
        *("choose_action", "act_in_dungeon", "choose_payment", "choose_hero", "choose_in_hall", "destroy_revealed"),
        *("borrow", "bar_hero", "lower_share", "lower_total", "doom_card", "return_one"),
    )
)
"""The kinds of questions that are about what lies in the hall."""
ABOUT_VILLAGE = frozenset(("buy_card", "take_spoils"))
"""The kinds of questions about what the village sells; spoils may also be the cards that the Sphinx reveals."""
WITH_HAND = (ABOUT_HALL - {"return_one"}) | {
    *("destroy_for_rest", "use_village_effect", "level_up"),
    *("discard_cards", "discard_hero", "discard_hero_or_two", "discard_two"),
}
"""The kinds of questions for which the player needs to see the player's own hand."""


def board(view: ThunderstoneView, locale: Locale, marks: Sequence[str] = ()) -> Picture:
    """The table as `view` sees it; `marks` are the ranks, stacks and cards that the options of a question refer to."""
    words = locale.in_markdown()
    lines = board_lines(view, words, marks)
    brief = partial(board_lines, view, words, marks, brief=True)
    return with_words(_boards.draw(view, locale, marks), locale.say("words-board"), lines, lines, brief)


def hand_below(view: ThunderstoneView, seat: Seat, locale: Locale) -> Picture:
    """The hand of `seat` as a list, so that the answers below it and the picture above stay in view."""
    return hand(view, seat, locale, listed=True)


def hand(view: ThunderstoneView, seat: Seat, locale: Locale, *, listed: bool = False) -> Picture:
    """The hand of `seat`; in the player's own turn, once it is revealed, with what was done with it."""
    player = view.players[seat]
    first = locale.say(
        "words-hand",
        number=player.hand,
        gold=_hands.gold_of(view, seat),
        experience=player.experience,
        deck=player.deck,
        discard=len(player.discard),
    )
    faces = together(_hands.faces_of(view, seat, locale.in_markdown()))
    blocks = [first, *(f"- {_in_words(locale, face, '**')}" for face in faces)]
    playing = view.result is None and view.turn.seat == seat
    if playing and view.turn.revealed and (left := effects_left(view, locale.in_markdown())):
        blocks.append(locale.say("words-effects_left", effects=left))
    title = locale.in_markdown().say("words-hand_of", player=seat_name(seat))
    lines, brief = ([first, *(_in_words(locale, face, brief=brief) for face in faces)] for brief in (False, True))
    return with_words(_hands.draw(view, seat, locale, listed=listed), title, lines, blocks, lambda: brief)


def decision(view: ThunderstoneView, kind: str, marks: Sequence[str], locale: Locale) -> Picture | None:
    """The subject of a question: the hall, the village, or the Sphinx's cards; None if the hand is enough."""
    if kind in ABOUT_VILLAGE and (marks or kind != "take_spoils"):
        return _decisions.village(view, locale, marks)
    if kind == "destroy_of_six" and view.turn.six:
        return _decisions.six(view, locale, marks)
    if kind in ABOUT_HALL and view.turn.action != "village":
        return _decisions.hall(view, locale, marks)
    return None


def _in_words(locale: Locale, face: Face, strong: str = "", *, brief: bool = False) -> str:
    """A card of a hand in a line, its name between two `strong`."""
    name = times(locale, locale.card(face.card), face.number)
    return described(locale, face.card, f"{strong}{name}{strong}", face.strength, face.states, brief=brief)


def card(card_id: str, locale: Locale) -> Picture:
    """One card with everything on it; the text form adds its note.

    Raises KeyError for a card that does not exist.
    """
    printed = _PRINTED[card_id]
    lines = [fact for fact in (card_facts(locale, card_id), locale.card_text(card_id)) if fact]
    if printed.cost is not None:
        lines.append(locale.say("words-cost", cost=printed.cost))
    lines.append(locale.say("words-count", count=printed.count))
    note = f"note-{card_id}"
    if locale.has(note):
        lines.append(locale.say(note))
    return Picture(
        svg=_cards.draw_card(locale, card_id),
        alt=alternative(locale.say("words-card", card=refer(f"card-{card_id}")), lines),
        text="\n".join([f"## {locale.card(card_id)}", *lines]),
    )
