"""Whole games: every card is used, games end, and answers that cannot be undone are marked as final."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from games.thunderstone.players.heuristic import HeuristicPlayer
from games.thunderstone.rules.acts import Attack
from games.thunderstone.rules.cards import CARDS, HERO_TYPES, LEVELS, MONSTER_GROUPS, VILLAGE
from games.thunderstone.rules.game import Thunderstone
from rules.game import Game
from rules.messages import Arg, Ref, Seat
from rules.players import Think, answer
from rules.questions import Option, Question, Undo, as_shown, undo_of
from rules.registry import PLAYERS

SEED = "whole-1"
TURN = {
    *("choose_action", "destroy_for_rest", "use_village_effect", "buy_card", "level_up", "act_in_dungeon"),
    *("choose_payment", "choose_hero", "choose_in_hall", "destroy_revealed", "take_spoils"),
    *("bar_hero", "discard_hero", "discard_hero_or_two", "return_one"),
}
"""The questions of a turn, and some of those that a battle or an effect asks."""


@pytest.mark.slow
@pytest.mark.rule("TS-5.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_question_says_before_which_answers_cannot_be_taken_back_and_none_reads_like_another(seats: int) -> None:
    rng = Random(SEED)
    said = Counter[bool]()
    game = Thunderstone.start(seats, {}, seed=SEED)
    while game.result is None:
        question = game.awaited()
        options = question.explained(game)
        read = [(one.label.key, str(one.label.args)) for one in as_shown(question, game, options)]
        assert question.max > 1 or len(set(read)) == len(read), f"{question.kind}: two answers read the same"
        ways = [one for one in options if question.kind in TURN and not one.role.is_back]
        for option in rng.sample(ways, min(len(ways), 5)):
            is_final = undo_of(question, option) is not Undo.FREE
            after = game.copy_game()
            after.choose(question.seat, question.id, [option.id])
            assert is_final != after.can_undo(question.seat), f"{question.kind} {option.id}"
            assert is_final or not isinstance(option.value, Attack)
            said[is_final] += 1
        steady = answer(game, question, PLAYERS["thunderstone"]["steady"], rng)
        single = question.max == 1 and rng.random() < 0.5
        game.choose(question.seat, question.id, [rng.choice(options).id] if single else steady)
    assert min(said.values()) > 20


class Explorer(HeuristicPlayer):
    """A heuristic player that prefers answers about cards that have not been gained or used yet."""

    def __init__(self, missing: set[str]) -> None:
        self.missing = missing

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """An answer about something new, otherwise that of the heuristic player."""
        wanted = cards_of(self.missing)
        for option in options:
            effect = id_in(option.label.args.get("effect"), "effect-")
            card = id_in(option.label.args.get("card"), "card-")
            levels = LEVELS.get(CARDS[card].type, (card,)) if card in CARDS else ()
            gains = option.id.startswith(("buy-", "level-"))
            if f"used {effect}" in self.missing or (gains and wanted & {*levels}):
                return [option.id]
        return super().pick(seat, question, options, think, rng)


def cards_of(missing: set[str]) -> set[str]:
    """The cards that something is still missing of, such as `used banish-1`."""
    return {what.split()[1].split("-")[0] for what in missing}


def id_in(value: Arg | None, family: str) -> str:
    """The id in a reference of this family, or an empty string."""
    return value.key.removeprefix(family) if isinstance(value, Ref) else ""


def wanted_first(names: Sequence[str], wanted: set[str], number: int, rng: Random) -> list[str]:
    """That number of names, the wanted ones first."""
    return sorted(names, key=lambda name: (name not in wanted, rng.random()))[:number]


@pytest.mark.long
def test_every_card_effect_and_monster_is_used() -> None:
    """Games are played until each card was bought or won, every effect used and every monster fought."""
    rng = Random(SEED)
    missing = {f"gained {card.id}" for card in CARDS.values() if card.id != "thunderstone"}
    missing |= {f"used {card.id}-{number}" for card in CARDS.values() for number, _ in enumerate(card.effects, 1)}
    missing |= {f"fought {card.id}" for card in CARDS.values() if card.health}
    missing |= {f"breach {card.id}" for card in CARDS.values() if card.breach}
    explorer = Explorer(missing)
    for number in range(200):
        seats = 2 + number % 2
        wanted = cards_of(missing)
        wanted_types = {CARDS[card].type for card in wanted}
        settings = {
            "monsters": wanted_first(MONSTER_GROUPS, wanted_types, 3, rng),
            "heroes": wanted_first(HERO_TYPES, wanted_types, 4, rng),
            "village": wanted_first(VILLAGE, wanted, 8, rng),
        }
        game = Thunderstone.start(seats, settings, seed=f"{SEED}-cards-{number}")
        while game.result is None:
            question = game.awaited()
            for event in game.choose(question.seat, question.id, answer(game, question, explorer, rng)):
                card = id_in(event.args.get("card"), "card-")
                if event.key in ("log-buys", "log-takes_spoils", "log-levels", "log-defeats", "log-takes"):
                    missing.discard(f"gained {card}")
                elif event.key == "log-gains_disease":
                    missing.discard("gained disease")
                elif event.key == "log-uses":
                    missing.discard("used " + id_in(event.args["effect"], "effect-"))
                elif event.key == "log-attacks":
                    missing.discard(f"fought {card}")
                elif event.key == "log-breach":
                    missing.discard(f"breach {card}")
        if not missing:
            break
    assert not missing, f"seed {SEED}: never {sorted(missing)}"


def test_a_save_is_small() -> None:
    rng = Random(SEED)
    game: Game = Thunderstone.start(5, {"groups": 4}, seed=SEED)
    largest = 0
    while game.result is None:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, PLAYERS["thunderstone"]["steady"], rng))
        largest = max(largest, len(game.save().encode()))
    assert 0 < largest < 65_536
