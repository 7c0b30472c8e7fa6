"""The end of a mission: won, lost or given up (MM-23)."""

from __future__ import annotations

from typing import ClassVar

from games.map_masters.rules.coop.missions import ALARM_AT
from games.map_masters.rules.coop.scoring import mission_score, open_slots, outcome
from games.map_masters.rules.coop.tableau import slot_name, tableau, team_of
from games.map_masters.rules.coop.unwinnable import stuck
from games.map_masters.rules.state import MapMastersState
from rules.entries import Entry, Scope, Step, Together
from rules.messages import Message, other_seats, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Undo

GIVING_UP = "giving_up"


def check(game: MapMastersState) -> None:
    """Check for victory and defeat after a traced path (MM-23.1, MM-23.2)."""
    team = team_of(game)
    rules = team.rules
    if not open_slots(team):
        win(game)
        return
    padlocks = team.circled & tableau(game).icon_bits.get("padlock", 0)
    if "alarm" in rules.special and padlocks.bit_count() >= ALARM_AT:
        lose(game, "alarm")
        return
    check_hope(game)


def check_hope(game: MapMastersState) -> None:
    """Lose the mission if no group can reach some open slot (MM-23.3)."""
    if (hopeless := _stuck(game)) is not None:
        game.tell("log-stuck", to=None, **hopeless.args)
        lose(game, "dead_end")


def _stuck(game: MapMastersState) -> Message | None:
    """The objectives that can no longer all be met, and the groups that might reach any of them; None if all can."""
    team = team_of(game)
    hopeless = stuck(tableau(game), team)
    if hopeless is None:
        return None
    groups = [team.groups[number].name for number in hopeless.groups]
    goals = [slot_name(game, number) for number in hopeless.slots]
    return Message("log-stuck", {"goals": goals, "many": len(goals), "groups": groups, "left": len(groups)})


def propose_to_give_up(game: MapMastersState, seat: int) -> list[Entry]:
    """All others must agree (MM-23.2e); a solo player confirms it."""
    game.tell("log-wants_to_give_up", player=seat_name(seat))
    others = other_seats(game.seats, seat) or (seat,)
    branches: dict[int, list[Entry]] = {other: [AgreeToGiveUp(seat=other)] for other in others}
    return [Together(branches=branches), GiveUp(), Scope(name=GIVING_UP)]


class Fateful(Question):
    """A question with answers that may lose the mission at once."""

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """Answers that lose the mission have a warning and have to be confirmed (MM-23.2)."""
        options = self.options(game)
        for option in options:
            if self.counts(option):
                after = game.copy_game()
                self.answer(after, Picked((option,)))
                if why := team_of(after).why:
                    option.undo, option.warning = Undo.CONFIRMED, Message("risk-lost", {"why": refer(f"lost-{why}")})
                    if why == "dead_end":
                        option.effect = _stuck(after)
        return options

    def counts(self, option: Option) -> bool:
        """Whether the mission may be lost after this answer, and its label doesn't say so."""
        return option.value is not None


class AgreeToGiveUp(Question):
    """Agree to give the mission up, or play on."""

    default_id: ClassVar = "play_on"

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        last = sum(question.kind == self.kind for _, question in game.agenda.open()) == 1
        return [
            Option("play_on", Message("do-play_on")),
            Option("agree", Message("do-agree_to_give_up"), undo=Undo.CONFIRMED if last else None),
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """One refusal is enough."""
        if picked.only == "play_on":
            game.tell("log-plays_on", player=seat_name(self.seat))
            game.agenda.drop(GIVING_UP)

    def follows(self, game: MapMastersState) -> list[str]:
        return ["agree"]


class GiveUp(Step):
    """All have agreed."""

    def run(self, game: MapMastersState) -> None:
        lose(game, "gave_up")


def win(game: MapMastersState) -> None:
    """All win together."""
    game.phase = "over"
    game.result = outcome(game)
    game.tell("log-mission_won", mission=refer(f"mission-{team_of(game).rules.id}"), score=mission_score(game)[0])


def lose(game: MapMastersState, why: str) -> None:
    """All lose together."""
    team_of(game).why = why
    game.tell("log-mission_lost", why=refer(f"lost-{why}"))
    game.phase = "over"
    game.result = outcome(game)
