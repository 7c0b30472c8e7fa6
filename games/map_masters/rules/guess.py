"""A guess of the position for computer players: other piles, other players' drafts, other hands of the team."""

from __future__ import annotations

from random import Random

from games.map_masters.rules.coop.tableau import hands_open
from games.map_masters.rules.coop.turn import PlayAt
from games.map_masters.rules.layouts import Placed, free_spots
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import ESCAPED, START
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus.explore import question_for
from games.map_masters.rules.versus.hands import Foresee
from rules.dealing import mix
from rules.entries import Entry, Together
from rules.messages import TABLE, Seat

LONGEST = 12
"""The maximal number of steps of a path that is made up for another player's draft."""
DRAWN, HELD = 0.7, 0.5
"""The chances that a made-up draft has a path, where it may have none, and that a card is being placed."""


def determinize(game: MapMastersState, seat: Seat | None, rng: Random) -> None:
    """Replace what `seat` does not know by something else that fits what it has seen."""
    if game.peeked and not any(isinstance(entry, Foresee) and entry.seat == seat for entry in game.agenda.stack):
        owner = next(entry.seat for entry in game.agenda.stack if isinstance(entry, Foresee))
        deck = game.piles[f"deck_{owner}"]
        deck.append(game.peeked)
        mix(deck, rng)
        game.peeked = deck.pop()
    if game.team is not None and not hands_open(game):
        others = [hand for owner, hand in enumerate(game.team.hands) if owner != seat]
        unseen = [*game.piles.get("cards", []), *(card for hand in others for card in hand)]
        mix(unseen, rng)
        for hand in others:
            hand[:] = [unseen.pop() for _ in hand]
        if "cards" in game.piles:
            game.piles["cards"] = unseen
        _fix_questions(game, seat)
    for pile in game.piles.values():
        mix(pile, rng)
    if game.phase == "explore":
        for other in range(game.seats):
            if other != seat:
                _redraw(game, other, rng)


def _fix_questions(game: MapMastersState, seat: Seat | None) -> None:
    """Let other players who have chosen a card have one from their new hand as their choice."""
    assert game.team is not None
    for number, entry in enumerate(game.agenda.stack):
        if isinstance(entry, PlayAt) and entry.seat != seat:
            hand = game.team.hands[entry.seat]
            game.agenda.stack[number] = PlayAt(seat=entry.seat, card=sorted(hand)[0], turned=entry.turned, id=entry.id)


def _redraw(game: MapMastersState, seat: Seat, rng: Random) -> None:
    """Make up a draft that fits what is public: who is done, and that only the winner of a race has a path."""
    player = game.players[seat]
    draft = player.draft
    has_path = game.bonus == seat
    may_have_path = not (player.done and game.racing and game.bonus is None)
    while True:
        _lay_out(game, seat, rng)
        if may_have_path and draft.cards and (has_path or rng.random() < DRAWN):
            _draw_through(game, seat, rng)
        if draft.steps or not has_path:
            break
    rest = [card for card in player.area if draft.find(card) < 0]
    if not player.done and not draft.drawing and draft.cards and rest and rng.random() < HELD:
        draft.holding, draft.turned = rng.choice(rest), rng.random() < 0.5
    if not player.done:
        branch = _branch(game, seat)
        question = question_for(game, seat)
        question.id = getattr(branch[-1], "id", 0)  # of the question that is open for the real draft
        branch[-1] = question


def _lay_out(game: MapMastersState, seat: Seat, rng: Random) -> None:
    """Some cards of the hand in a legal layout, without a path."""
    player = game.players[seat]
    draft = player.draft
    draft.cards.clear()
    draft.erase()
    draft.drawing, draft.holding, draft.turned = False, "", False
    cards = player.area[:]
    mix(cards, rng)
    for card in cards[: rng.randint(0, len(cards))]:
        x, y = rng.choice(free_spots(draft.cards, column=game.settings.column))
        draft.cards.append(Placed(card, rng.random() < 0.5, x, y))


def _draw_through(game: MapMastersState, seat: Seat, rng: Random) -> None:
    """Draw some steps of a path; it has stopped or escaped when the player is done."""
    player = game.players[seat]
    draft = player.draft
    draft.drawing = True
    path = game.walk(seat)[0]
    for _ in range(rng.randint(1, LONGEST)):
        ways = moves(path)
        if not ways:
            break
        move = rng.choice(ways)
        draft.presses.append(len(draft.steps))
        draft.steps.append(move.text)
        path = after(path, move)
    if player.done and path.status == START:
        draft.drawing = False
    elif player.done and path.status != ESCAPED:
        draft.presses.append(len(draft.steps))
        draft.steps.append("stop")


def _branch(game: MapMastersState, seat: Seat) -> list[Entry]:
    """The stack that holds the seat's exploration."""
    for entry in game.agenda.stack:
        if isinstance(entry, Together) and seat in entry.branches and seat != TABLE:
            return entry.branches[seat]
    return game.agenda.stack
