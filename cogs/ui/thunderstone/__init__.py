"""The pictures of Thunderstone: the table, a seat's hand, and a single card.

Pure functions: a view in, SVG and words out.
"""

from __future__ import annotations

from collections.abc import Sequence

from cogs.ui.svg import Picture
from cogs.ui.texts import Texts
from cogs.ui.thunderstone import boards as _boards
from cogs.ui.thunderstone import cards as _cards
from cogs.ui.thunderstone import hands as _hands
from cogs.ui.thunderstone.words import Speaker, alternative, board_lines, card_lines, effects_left
from rules.core.messages import Seat
from rules.thunderstone.cards import CARDS
from rules.thunderstone.view import ThunderstoneView


def board(
    view: ThunderstoneView, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()
) -> Picture:
    """The table as `view` sees it; `marks` are the ranks, stacks and cards that the options of a question speak of."""
    speaker = Speaker(language, texts, names)
    lines = board_lines(view, speaker, marks)
    return Picture(
        svg=_boards.draw(view, speaker, marks),
        alt=alternative(speaker.say("words-board"), lines),
        text="\n".join(lines),
    )


def hand(view: ThunderstoneView, seat: Seat, language: str, texts: Texts, names: Sequence[str]) -> Picture:
    """The hand of `seat`; in the own turn, once it is revealed, with what was done with it."""
    speaker = Speaker(language, texts, names)
    player = view.players[seat]
    lines = [
        speaker.say(
            "words-hand",
            number=player.hand,
            gold=_hands.gold_of(view, seat),
            experience=player.experience,
            deck=player.deck,
            discard=len(player.discard),
        )
    ]
    blocks = list(lines)
    for face in _hands.faces_of(view, seat, speaker):
        name = speaker.card(face.card)
        if face.number > 1:
            name = speaker.say("words-times", card=name, number=face.number)
        facts = [*card_lines(speaker, face.card, face.strength), *face.states]
        blocks.append(f"- **{name}** {' '.join(facts)}")
        lines.append(speaker.say("words-card_in_hand", card=name, facts=" ".join(facts)))
    if view.turn.revealed and view.turn.seat == seat:
        left = effects_left(view, speaker)
        if left:
            blocks.append(speaker.say("words-effects_left", effects=left))
    return Picture(
        svg=_hands.draw(view, seat, speaker),
        alt=alternative(speaker.say("words-hand_of", player=names[seat]), lines),
        text="\n".join(blocks),
    )


def card(card_id: str, language: str, texts: Texts) -> Picture:
    """One card with everything on it. Raises KeyError for a card that does not exist."""
    speaker = Speaker(language, texts)
    printed = CARDS[card_id]
    lines = card_lines(speaker, card_id)
    if printed.cost is not None:
        lines.append(speaker.say("words-cost", cost=printed.cost))
    lines.append(speaker.say("words-count", count=printed.count))
    return Picture(
        svg=_cards.draw_card(speaker, card_id),
        alt=alternative(speaker.say("words-card", card=f"@card-{card_id}"), lines),
        text="\n".join([f"## {speaker.card(card_id)}", *lines]),
    )
