"""Attempting a quest again and again as one answer; each attempt is one like any other (DN-13.3, DN-13.37)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.acts.possible import LOW_LIFE
from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.quests import quests
from games.dungeoneer.rules.quests.quests import Attempt
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Seat
from rules.questions import Option


class Again(NamedTuple):
    """Attempt this quest until it succeeds, a Chance quest without Glory; a Slay quest until its monster is found."""

    quest: str


def repeated_attempts(game: DungeoneerState, seat: Seat, options: Sequence[Option]) -> list[Option]:
    """The attempts among these options that could be made twice, as answers that make them again and again.

    They have no mark, so a tap on the quest attempts it once.
    """
    found = []
    for option in options:
        if isinstance(option.value, Attempt) and _can_repeat(game, seat, option.value.quest):
            quest = option.value.quest
            args: Args = {"quest": name_of(quest)}
            key = "do-search_on" if _ends_with_search(quest) else "do-attempt_on"
            again = Option(f"{option.id}-again", Message(key, args), "quests", handy=True, extends=option.id)
            again.undo, again.breakdown, again.value = option.undo, option.breakdown, Again(quest)
            again.effect = partial(_about, game, seat, quest)
            found.append(again)
    return found


def _can_repeat(game: DungeoneerState, seat: Seat, id: str) -> bool:
    """Whether an attempt that fails could be followed by another: there is movement, and no danger."""
    player, printed = game.players[seat], QUESTS[id]
    paid = scores.attempt_cost(game, printed) + 1
    return _only_rolls(game, id) and player.tip is None and player.movement >= paid and not _endangers(game, seat, id)


def _only_rolls(game: DungeoneerState, id: str) -> bool:
    """Whether nothing but a roll decides the next attempt."""
    printed = QUESTS[id]
    searches = printed.search is not None and not game.quest(id).found
    return searches or printed.threat is not None or printed.chance is not None


def _ends_with_search(id: str) -> bool:
    """Whether only the search is repeated: what follows it is a fight, with decisions of its own (DN-13.17)."""
    return QUESTS[id].threat is None and QUESTS[id].chance is None


def _endangers(game: DungeoneerState, seat: Seat, id: str) -> bool:
    """Whether a failure would wound a hero that has little Life left."""
    return _wounds(id) and game.players[seat].life <= LOW_LIFE


def _wounds(id: str) -> bool:
    """Whether a failure at this quest wounds the hero."""
    threats = (QUESTS[id].search, QUESTS[id].threat)
    return any(effect.do == "wound" for threat in threats if threat is not None for effect in threat.fail)


def _about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """When the attempts end, and that no Glory is spent if it could be."""
    if _ends_with_search(id):
        return Message("about-search_on", {"wounds": int(_wounds(id)), "life": LOW_LIFE})
    spares = QUESTS[id].chance is not None and game.players[seat].glory > 0
    return Message("about-attempt_on", {"spares": int(spares), "wounds": int(_wounds(id)), "life": LOW_LIFE})


def begin(game: DungeoneerState, seat: Seat, id: str) -> None:
    """The first attempt, and whatever follows it."""
    game.push(AttemptOn(seat=seat, quest=id, uses=_uses(game, seat)))
    _attempt(game, seat, id)


def _attempt(game: DungeoneerState, seat: Seat, id: str) -> None:
    if QUESTS[id].chance is None:
        quests.attempt(game, seat, id)
    else:
        quests.attempt(game, seat, id, 0)


def _uses(game: DungeoneerState, seat: Seat) -> list[int]:
    """Numbers of which one changes whenever the hero uses a card or an effect, or its chances change."""
    player = game.players[seat]
    return [len(game.hands[seat]), player.glory, int(player.token), *scores.condition(player)]


class AttemptOn(Step):
    """The further attempts. They end early if anything has happened but failures."""

    seat: Seat
    quest: str
    uses: list[int]

    def run(self, game: DungeoneerState) -> None:
        """The next attempt, if the quest can still be attempted."""
        if not game.players[self.seat].alive or self.uses != _uses(game, self.seat):
            return
        open_quest = next((quest for quest in game.quests if quest.id == self.quest), None)
        if open_quest is None or quests.attempt_reason(game, self.seat, open_quest):
            return
        if _only_rolls(game, self.quest) and not _endangers(game, self.seat, self.quest):
            game.push(self)
            _attempt(game, self.seat, self.quest)
