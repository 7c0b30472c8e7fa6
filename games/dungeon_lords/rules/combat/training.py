"""Combat training: four scenarios and a variant for a single player (section 29)."""

from __future__ import annotations

from typing import ClassVar

from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.planning import ShowPlans, StartPlanning
from games.dungeon_lords.rules.components import COLOURS, ROUNDS, SCENARIOS, Scenario
from games.dungeon_lords.rules.grid import START
from games.dungeon_lords.rules.pieces import Creature, Hero, Lord, Tile, TrainingState
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals
from rules.results import Place, Result

COURSES = {
    "all": list(SCENARIOS),
    "1": ["training_1"],
    "2": ["training_2"],
    "3": ["training_3"],
    "4": ["training_4"],
    "room": ["training_5"],
}
"""Which scenarios each value of the option `scenario` plays."""
HINTS = {"training_1": 3, "training_2": 3, "training_3": 4, "training_4": 3, "training_5": 2}
"""The number of hints of each scenario: what to look at, then the answer round by round."""


def lay_out_training(game: DungeonLordsState) -> None:
    """Set up the course for one seat; there is no evilometer and no paladin (DL-29.2)."""
    game.training = TrainingState(course=list(COURSES[game.settings.scenario]))
    game.paladin = "gone"
    game.lords = [Lord(colour=COLOURS[0])]
    game.push(StartScenario())


def running(game: DungeonLordsState) -> TrainingState:
    """The current training. Raises ValueError in an ordinary game."""
    if game.training is None:
        raise ValueError("no training is going on")
    return game.training


def lay_out_scenario(game: DungeonLordsState, scenario: Scenario) -> None:
    """Put dungeon, line and supplies of a scenario on the table (DL-29.1)."""
    tiles = {square: Tile() for square in START}
    if scenario.room:
        tiles[START[0]] = Tile(kind=scenario.room)
    game.trap_deck, game.trap_discard, game.distant = [], [], []
    game.lords[0] = Lord(
        colour=COLOURS[0],
        gold=scenario.gold,
        food=scenario.food,
        imps=0,
        tiles=tiles,
        traps=list(scenario.traps),
        lair=[Creature(kind=kind) for kind in scenario.creatures],
        line=[Hero(card=card) for card in scenario.line],
    )
    game.battle = None


class StartScenario(Step):
    """Lay out the current scenario and play it."""

    def run(self, game: DungeonLordsState) -> None:
        training = running(game)
        training.attempts += 1
        training.hints = 0
        game.commit()
        lay_out_scenario(game, training.scenario)
        game.tell("log-scenario", scenario=refer(f"scenario-{training.scenario.id}"))
        game.agenda.standing[:] = [AskHint(seat=0)]
        game.push(TrainingRound(number=1), JudgeScenario())


class TrainingRound(Step):
    """One round: no combat card, no spells (DL-29.2, DL-29.3)."""

    number: int

    def run(self, game: DungeonLordsState) -> None:
        lord = game.lords[0]
        over = all(tile.conquered for tile in lord.tiles.values())
        if self.number > ROUNDS or over or not lord.has_party:
            return
        game.combat_round = self.number
        game.tell("log-combat_round", number=self.number)
        game.push(StartPlanning(), ShowPlans(), Fight(seat=0), TrainingRound(number=self.number + 1))


class JudgeScenario(Step):
    """Say how many tiles were conquered and whether that is the best possible result (DL-29.5)."""

    def run(self, game: DungeonLordsState) -> None:
        training = running(game)
        scenario = training.scenario
        game.commit()
        game.combat_round = 0
        game.agenda.standing.clear()
        conquered = sum(tile.conquered for tile in game.lords[0].tiles.values())
        if len(training.conquered) <= training.current:
            training.conquered.append(conquered)
        training.conquered[training.current] = min(conquered, training.conquered[training.current])
        mastered = conquered <= scenario.best
        key = "log-scenario_mastered" if mastered else "log-scenario_could_be_better"
        game.tell(key, scenario=refer(f"scenario-{scenario.id}"), conquered=conquered, best=scenario.best)
        game.push(AgainOrOn(seat=0))


class AgainOrOn(Question):
    """Try the scenario again, or go on."""

    default_id: ClassVar = "on"

    def describe(self, game: DungeonLordsState) -> Args:
        training = running(game)
        return {
            "scenario": refer(f"scenario-{training.scenario.id}"),
            "conquered": sum(tile.conquered for tile in game.lords[0].tiles.values()),
            "best": training.scenario.best,
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        training = running(game)
        last = training.current + 1 == len(training.course)
        return [
            Option("on", Message("do-end_training" if last else "do-next_scenario")),
            Option("again", Message("do-scenario_again")),
        ]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        training = running(game)
        game.commit()
        if picked.only == "again":
            game.push(StartScenario())
        elif training.current + 1 < len(training.course):
            training.current += 1
            training.attempts = 0
            game.push(StartScenario())
        else:
            game.push(EndTraining())


class EndTraining(Step):
    """The result: tiles kept, and whether every best answer was found."""

    def run(self, game: DungeonLordsState) -> None:
        training = running(game)
        reached = dict(zip(training.course, training.conquered, strict=True))
        mastered = [name for name, conquered in reached.items() if conquered <= SCENARIOS[name].best]
        game.phase = "scoring"
        game.result = Result(
            reason="end-training",
            winners=[0] if len(mastered) == len(reached) else [],
            places=[
                Place(
                    seat=0,
                    place=1,
                    total=sum(len(START) - conquered for conquered in reached.values()),
                    scores={name: len(START) - conquered for name, conquered in reached.items()},
                )
            ],
            facts={"mastered": len(mastered), "scenarios": len(reached)},
        )


class AskHint(Question):
    """A standing offer: the next hint for this scenario."""

    awaited: ClassVar[bool] = False

    def describe(self, game: DungeonLordsState) -> Args:
        training = running(game)
        return {"shown": training.hints, "hints": HINTS[training.scenario.id]}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        return [Option("hint", Message("do-hint"))]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        training = running(game)
        game.commit()
        training.hints += 1
        hint = refer(f"hint-{training.scenario.id}_{training.hints}")
        game.tell("log-hint", player=seat_name(self.seat), hint=hint, number=training.hints)
        if training.hints == HINTS[training.scenario.id]:
            game.agenda.close(self)
