"""A turn of the co-operative game: a card is played, paths may be traced, a card is drawn (MM-21)."""

from __future__ import annotations

from games.map_masters.rules.coop.end import Fateful, check_hope, propose_to_give_up
from games.map_masters.rules.coop.missions import COLLAPSES
from games.map_masters.rules.coop.tableau import hands_open, hands_secret, team_of
from games.map_masters.rules.coop.trace import TracePaths
from games.map_masters.rules.layouts import Placed, Spot, place_mark
from games.map_masters.rules.option_texts import about_team_card
from games.map_masters.rules.state import MapMastersState
from rules.entries import Step
from rules.messages import Args, Message, part, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Role, Shown, Undo


class Turn(Step):
    """The active player's turn begins (MM-21)."""

    def run(self, game: MapMastersState) -> None:
        """Without a card or a free space there is one last chance to trace paths (MM-21.7)."""
        team = team_of(game)
        game.tell("log-turn", player=seat_name(game.turn), free=len(team.free))
        if team.hands[game.turn] and team.free:
            game.push(PlayCard(seat=game.turn))
        else:
            game.tell("log-last_chance", player=seat_name(game.turn))
            game.push(TracePaths(seat=game.turn, last=True))


class PlayCard(Question):
    """Choose the card of the hand that is played (MM-21.1)."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        hand = team_of(game).hands[self.seat]
        options = [
            Option(
                f"play_{card}",
                Message("do-card", {"card": refer(f"card-{card}")}),
                mark=card,
                effect=about_team_card(card),
                value=card,
            )
            for card in sorted(set(hand))
        ]
        alone: Args = {"alone": game.seats == 1}
        return [*options, Option("give_up", Message("do-propose_give_up", alone), "giving_up", role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        if picked.only == "give_up":
            game.push(*propose_to_give_up(game, self.seat), PlayCard(seat=self.seat))
        else:
            game.push(PlayAt(seat=self.seat, card=picked.value))


class PlayAt(Fateful):
    """Choose a free space and the orientation."""

    card: str
    turned: bool = False

    def describe(self, game: MapMastersState) -> Args:
        return {"card": refer(f"card-{self.card}"), "turned": part(self.turned, "part-turned")}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Every free space of the grid (MM-3.1)."""
        team = team_of(game)
        # A card from a secret hand is laid for good: taken back again and again, it would show the hand (MM-20.14).
        undo = Undo.NEVER if hands_secret(game) else Undo.FREE
        options = [_space_option("do-play_at", space) for space in team.free]
        for option in options:
            option.prominence, option.drag, option.undo = Shown.BUTTON, Drag(self.card, option.mark), undo
        if refused is not None:
            for space in team.rules.spaces:
                if space not in team.free:
                    option = _space_option("do-play_at", space)
                    refused.append(Refused(option.id, option.label, "not_a_free_space"))
        held = f"held_{self.card}_{'down' if self.turned else 'up'}"
        label = Message("do-flip", {"card": refer(f"card-{self.card}")})
        flip = Option("flip", label, mark=held, prominence=Shown.BUTTON)
        return [*options, flip, Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Lay the card, check whether the mission can still be won (MM-23.3), then let paths be traced."""
        if picked.only == "back":
            game.push(PlayCard(seat=self.seat))
            return
        if picked.only == "flip":
            game.push(PlayAt(seat=self.seat, card=self.card, turned=not self.turned))
            return
        if hands_secret(game):
            game.commit()
        team = team_of(game)
        space: Spot = picked.value
        team.free.remove(space)
        team.tableau.append(Placed.on(self.card, self.turned, space))
        team.hands[self.seat].remove(self.card)
        game.tell(
            "log-plays",
            player=seat_name(self.seat),
            card=refer(f"card-{self.card}"),
            column=space[0] + 1,
            row=space[1] + 1,
        )
        check_hope(game)
        if game.result is None:
            game.push(TracePaths(seat=self.seat), EndTurn())


def _space_option(key: str, space: Spot) -> Option:
    column, row = space
    label = Message(key, {"column": column + 1, "row": row + 1})
    return Option(f"at_{column}_{row}", label, mark=place_mark(column, row), value=space)


class EndTurn(Step):
    """Draw, apply the rules of the mission, pass the token on (MM-21.5, MM-21.6)."""

    def run(self, game: MapMastersState) -> None:
        """Where a collapse is due, the active player names the space first (MM-25.10)."""
        team = team_of(game)
        deck = game.piles["cards"]
        if deck:
            card = deck.pop()
            team.hands[game.turn].append(card)
            game.commit()
            to = None if hands_open(game) else game.turn
            game.tell("log-draws", to=to, player=seat_name(game.turn), card=refer(f"card-{card}"))
        due = [limit for limit in COLLAPSES[team.collapses :] if 0 < len(team.free) <= limit]
        if "collapse" in team.rules.special and due:
            game.push(Collapse(seat=game.turn), NextPlayer())
        else:
            game.push(NextPlayer())


class NextPlayer(Step):
    """Move the active player token clockwise."""

    def run(self, game: MapMastersState) -> None:
        game.turn = game.after(game.turn)
        game.push(Turn())


class Collapse(Fateful):
    """Name a free space that becomes solid (MM-25.10)."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [_space_option("do-collapse", space) for space in team_of(game).free]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Groups that wait in front of the space may have lost their way."""
        team = team_of(game)
        space: Spot = picked.value
        team.free.remove(space)
        team.collapses += 1
        game.tell("log-collapses", column=space[0] + 1, row=space[1] + 1)
        check_hope(game)
