"""The entries of a story in words, as panels show them."""

from __future__ import annotations

from collections.abc import Sequence

from conformance.texts import TEXTS
from rules.messages import Arg, Event, Message, Seat, seat_name
from rules.registry import GAMES
from rules.stories import StoryEntry

NAMES = ("Ann", "Ben", "Cleo", "Dana", "Eve", "Finn")
"""The players by seat."""


def logged(key: str, player: Seat | None = None, *, to: tuple[Seat, ...] | None = None, **args: Arg) -> Event:
    """A `log-` event, with its player if one is given."""
    return Event(f"log-{key}", args if player is None else {"player": seat_name(player), **args}, to)


def entries(game: str, events: Sequence[Event], seat: Seat | None = None) -> list[StoryEntry[Event]]:
    """The entries for one seat, or for a spectator."""
    return GAMES[game].chronicle.entries([event for event in events if event.heard_by(seat)])


def story(game: str, events: Sequence[Event], language: str = "en", *, seat: Seat | None = None) -> list[str]:
    """One line per entry."""
    return [_line(game, entry, language) for entry in entries(game, events, seat)]


def _line(game: str, entry: StoryEntry[Event], language: str) -> str:
    sentences = [_say(game, message, language) for message in entry.sentences]
    if entry.changes:
        assert entry.seat is not None
        changes = TEXTS.join(language, [_say(game, change, language) for change in entry.changes])
        if entry.names_others or not sentences:
            total = Message("story-changes", {"player": seat_name(entry.seat), "changes": changes})
            changes = _say(game, total, language)
        key = "story-besides" if entry.besides else "story-also"
        alone = not sentences or (entry.names_others and entry.besides)
        sentences.append(changes if alone else _say(game, Message(key, {"changes": changes}), language))
    return " ".join(sentences)


def _say(game: str, message: Message, language: str) -> str:
    return TEXTS.say_exactly(language, game, message, NAMES)
