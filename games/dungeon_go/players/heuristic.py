"""The heuristic player: it looks one action ahead and takes the one that leaves the heroes in the least trouble.

It uses one guess of the position per decision, so it knows only what its seat may know. Moves and attacks are evaluated
by where the pieces would stand, spells and miracles by trying them on copies, at most `BUDGET` of them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from games.dungeon_go.players.position_cost import (
    ABILITY,
    LOST_HP,
    cost,
    damage_to_come,
    expected_rolls,
    pieces_of,
    turns_to_come,
)
from games.dungeon_go.rules.attack import RollAgain
from games.dungeon_go.rules.board import STEP, WITHIN
from games.dungeon_go.rules.casting import COST, Consent, MagicQuestion, known
from games.dungeon_go.rules.combat_action import DONE, Combat
from games.dungeon_go.rules.components import ABILITIES, FAITH, LIMITS
from games.dungeon_go.rules.deaths import harm
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.growth import Growth
from games.dungeon_go.rules.hero_turn import Move, Revive
from games.dungeon_go.rules.hits import FACES, OnMark, chance
from games.dungeon_go.rules.pieces import Hero, Monster, held_marks
from games.dungeon_go.rules.possible_attacks import Fight
from games.dungeon_go.rules.setup import ChooseHeroCard, ChooseStartingTwo, PlaceHero
from games.dungeon_go.rules.turns import NextCard
from rules.answer_values import AnswerValue
from rules.messages import Seat
from rules.players import ComputerPlayer, Think, unrated
from rules.questions import Option, Question, without_steps_back

EFFORT = 0.001
"""The least gain for which a move or magic is made at all."""
OWN_VP = 0.6
"""The value of a victory point for the hero that gets it."""
REINFORCEMENT = (0.0, 1.5, 2.0, 2.5, 1.5)
"""The trouble of one more small monster at the far end, by floor; on the first it is as good as defeated."""
NEW_FLOOR = 6.0
"""The value of being rid of the last monster of a floor."""
TURN_TO_COME = 0.9
"""The value of a hero's turn before the next rebuild that can meet a mark: Haste brings it, Web may cost it."""
WON, RULED_OUT = -1000.0, 1000.0
"""The cost of an answer that wins the game, and of one that is not considered."""
BUDGET = 120
"""The number of copies of the game that are tried for one decision."""
FIRST_TWOS = ("magic", "agility", "strength", "faith")
"""The abilities that heroes begin with, in the order of their numbers."""
BLOW_TAKEN = 0.6
"""The worth of faith while the damage, with its rises on floors to come, is more than faith takes off every blow."""
SIDE_GAIN = {"strength": 0.05, "agility": 0.04, "magic": 0.08, "faith": 0.1}
"""The value of an ability besides its rolls: hit points, movement, range, more reduction."""


class HeuristicPlayer(ComputerPlayer):
    """Plays every seat with the same care for all heroes and a little more for its own points."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best answer; among equal ones the first."""
        match question:
            case ChooseHeroCard():
                return [rng.choice(options).id]
            case ChooseStartingTwo():
                return [_first_two(think(), question.hero)]  # type: ignore[arg-type]
            case RollAgain():
                return ["roll_on" if any(option.id == "roll_on" for option in options) else "roll"]
        game: DungeonGo = think()  # type: ignore[assignment]
        cost_of = _evaluator(game, question)
        if cost_of is None:
            return question.default(game) or [options[0].id]
        return [min(without_steps_back(options), key=cost_of).id]

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """The pick, then the others, those that leave less trouble first.

        A move is left out if its best follow-up attack is offered as an answer of its own: it is half of that answer.
        """
        picked = self.pick(seat, question, options, think, rng)
        game: DungeonGo = think()  # type: ignore[assignment]
        cost_of = _evaluator(game, question)
        if cost_of is None:
            return unrated(picked, question, options)
        worths = {option.id: -cost_of(option) for option in without_steps_back(options)}
        whole = {(option.value.to, worths[option.id]) for option in options if isinstance(option.value, Fight)}
        halves = {option.id for option in options if whole and (option.value, worths.get(option.id)) in whole}
        others = sorted((id for id in worths if id not in {*halves, *picked}), key=lambda id: -worths[id])
        return [AnswerValue((id,), worths.get(id)) for id in (*picked, *others)]


def _evaluator(game: DungeonGo, question: Question) -> Callable[[Option], float] | None:
    """The function that evaluates the answers to this question, less being better; None where there is none."""
    match question:
        case PlaceHero():
            return lambda option: _starting_cost(game, question.hero, option.value)
        case Move():
            attacker = Attacker(game, game.heroes[question.hero])
            return lambda option: attacker.moved(option.value)
        case Revive():
            return lambda option: _returning_cost(game, question.hero, option.value)
        case Growth():
            return lambda option: -growth_gain(game, question.hero, option.value)
        case Consent():
            return lambda option: float((option.id == "yes") != _gladly_pays(game, question))
        case Combat() | MagicQuestion():
            trials = Trials(game, game.heroes[question.hero])
            return lambda option: trials.action(question, option)
    return None


def _first_two(game: DungeonGo, number: int) -> str:
    """The first ability of that hero: the one fewest others began with; ties go in order, starting from its number."""
    first = number % len(FIRST_TWOS)
    begun = [ability for hero in game.heroes for ability in FIRST_TWOS if hero.abilities[ABILITIES.index(ability)] > 1]
    return min((*FIRST_TWOS[first:], *FIRST_TWOS[:first]), key=begun.count)


def _starting_cost(game: DungeonGo, number: int, cell: int) -> float:
    """The cost of starting there; a monster two cells ahead may step up and strike before the hero has had a turn."""
    hero = game.heroes[number]
    struck = any(monster.cell == cell + 2 * STEP for monster in game.monsters)
    return cost(game, pieces_of(game).moved(hero, cell)) + LOST_HP * struck * harm(game, hero) - 0.01 * cell


class Attacker:
    """Evaluates where a hero could move and attack. The cost of each place is computed once."""

    def __init__(self, game: DungeonGo, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self._costs: dict[tuple[int, int | None, int | None], float] = {}

    def cost(self, cell: int, holds: int | None = None, gone: Monster | None = None) -> float:
        """The cost when the hero stands there, on that mark or free, and that monster has been defeated."""
        key = (cell, holds, None if gone is None else gone.cell)
        if key not in self._costs:
            pieces = pieces_of(self.game).moved(self.hero, cell, holds)
            self._costs[key] = cost(self.game, pieces if gone is None else pieces.without(gone))
        return self._costs[key]

    def moved(self, move: int | Fight | None) -> float:
        """The cost of that attack after the move; for a move alone, of the best attack or none.

        Heroes that could cast a spell or work a miracle decide on the attack after the move.
        """
        game, hero = self.game, self.hero
        fight = move if isinstance(move, Fight) else None
        if fight is not None and known(game, hero):
            return RULED_OUT
        to = move.to if isinstance(move, Fight) else move
        cell, holds, effort = (hero.at, hero.holds, 0.0) if to is None else (to, None, EFFORT)
        if fight is not None:
            return self.attack(cell, holds, game.monster_on(fight.aim.cell), fight.aim.mark) + effort
        best = self.cost(cell, holds)
        reach = WITHIN[hero.range][cell]
        for monster in game.monsters:
            if reach >> monster.cell & 1:
                held = self._held_marks(cell, holds, monster)
                for mark in monster.printed.marks:
                    if not held >> mark & 1:
                        best = min(best, self.attack(cell, holds, monster, mark))
        return best + effort

    def attack(self, cell: int, holds: int | None, monster: Monster, mark: int) -> float:
        """The cost to be expected after an attack from there with all its rolls."""
        floor, rolls = self.game.floor, self.hero.abilities[mark]
        success = chance(floor, rolls)
        expected = success * self._cost_of_success(cell, holds, monster, mark) + (1 - success) * self.cost(cell, holds)
        expected += expected_rolls(floor, rolls) / FACES * REINFORCEMENT[floor - 1]
        if not monster.attacked:
            expected -= OWN_VP * monster.printed.first_vp
        return expected

    def _cost_of_success(self, cell: int, holds: int | None, monster: Monster, mark: int) -> float:
        """The cost after the mark has been met."""
        if self._held_marks(cell, holds, monster) | 1 << mark != monster.printed.bits:
            return self.cost(monster.cell, mark)
        if monster.printed.size == "demon_king":
            return WON
        expected = self.cost(cell, holds, monster) - OWN_VP * monster.printed.vp - ABILITY
        return expected if len(self.game.monsters) > 1 else expected - NEW_FLOOR

    def _held_marks(self, cell: int, holds: int | None, monster: Monster) -> int:
        """The marks of the monster that are held when the hero stands there."""
        others = held_marks((hero for hero in self.game.heroes if hero is not self.hero), monster.cell)
        return others | 1 << holds if holds is not None and cell == monster.cell else others


def _returning_cost(game: DungeonGo, number: int, cell: int | None) -> float:
    if cell is None:
        return RULED_OUT
    hero = game.heroes[number]
    return cost(game, pieces_of(game).with_heroes(replace(hero, alive=True, hp=hero.max_hp, cell=cell)))


def growth_gain(game: DungeonGo, number: int, ability: int | None) -> float:
    """The better chance on the next floor, and what else the ability gives, above all making future blows harmless."""
    if ability is None:
        return 0.0
    hero = game.heroes[number]
    value = hero.abilities[ability]
    floor = min(LIMITS.floor, game.floor + 1)
    side = SIDE_GAIN[ABILITIES[ability]] / value
    if ability == FAITH and hero.reduction < damage_to_come(game):
        side = BLOW_TAKEN
    return chance(floor, value + 1) - chance(floor, value) + side


def _gladly_pays(game: DungeonGo, question: Consent) -> bool:
    """Whether the target pays: when that is worth more than the point."""
    return Trials(game, question.target(game)).magic(game, question, "yes") < cost(game, pieces_of(game))


class Trials:
    """Evaluates the answers of a combat action; spells and miracles are carried out on copies of the game."""

    def __init__(self, game: DungeonGo, hero: Hero) -> None:
        self.game = game
        self.hero = hero
        self.attacker = Attacker(game, hero)
        self.left = BUDGET

    def action(self, question: Question, option: Option) -> float:
        """The cost to be expected after this answer."""
        if option.id == DONE.id:
            return self.attacker.cost(self.hero.at, self.hero.holds)
        if isinstance(option.value, OnMark):
            monster = self.game.monster_on(option.value.cell)
            return self.attacker.attack(self.hero.at, self.hero.holds, monster, option.value.mark)
        return self.magic(self.game, question, option.id) + EFFORT

    def magic(self, game: DungeonGo, question: Question, option: str) -> float:
        """The cost after the answer, followed through the caster's further questions by their best answers."""
        if not self.left:
            return RULED_OUT
        self.left -= 1
        trial = game.copy_game()
        if isinstance(trial.agenda.stack[0], NextCard):
            del trial.agenda.stack[0]  # what the next turn card brings is not an effect of this answer
        trial.choose(question.seat, question.id, [option])
        follow_up = trial.agenda.stack[-1] if trial.agenda.stack else None
        if isinstance(follow_up, Consent):
            # The point that a companion hands over is no gain: it is not a new one, and can be refused.
            if not _gladly_pays(trial, follow_up):
                return RULED_OUT
            return self.magic(trial, follow_up, "yes") + OWN_VP * COST
        if isinstance(follow_up, MagicQuestion):
            forward = [option.id for option in without_steps_back(follow_up.options(trial))]
            return min((self.magic(trial, follow_up, option) for option in forward), default=RULED_OUT)
        return self._outcome(trial, growing=isinstance(follow_up, Growth))

    def _outcome(self, trial: DungeonGo, *, growing: bool) -> float:
        if trial.result is not None:
            return WON
        worth = cost(trial, pieces_of(trial)) - OWN_VP * (self._points(trial) - self._points(self.game))
        worth -= TURN_TO_COME * (turns_to_come(self.game, trial.deck) - turns_to_come(self.game, self.game.deck))
        if growing:
            worth -= ABILITY
        if self.game.monsters and not trial.monsters:
            worth -= NEW_FLOOR
        return worth

    def _points(self, game: DungeonGo) -> int:
        """The victory points of all heroes of the same player: what one pays another is no gain."""
        return sum(hero.vp for hero in game.heroes if hero.seat == self.hero.seat)
