"""Nothing hidden leaves the rules: views, options, flags and events say only what a seat may know."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from conformance.cases import ALL_GAMES, Case
from conformance.guesses import FaceDownFields, Hands, HiddenValues, shown, told_apart
from conformance.invariants import check
from conformance.public_names import doing
from conformance.recording import looked_at, played
from rules import saves
from rules.errors import IllegalChoice
from rules.facts import Fact
from rules.game import Game
from rules.messages import TABLE, Event, Ref, Seat, SeatRef
from rules.players import RandomPlayer
from rules.questions import Question, Secrecy, breakdown_of, effect_of, refusals
from rules.registry import facts_of
from rules.stories import names_in

pytestmark = pytest.mark.slow

SEED = "secrets-1"
# The most positions of a game that each check looks at
POSITIONS = 25
CHOICE_POSITIONS = 35
DICE_POSITIONS = 12
UNDO_POSITIONS = 15
STANDING_POSITIONS = 8
REDEALT_POSITIONS = 12
GUESSES = 8
"""The guesses that are compared at each position."""
GAMES_TOLD = 3
"""The most games that are searched for private events."""
CHOICES_TOLD = 300
"""After so many choices no other game is searched for private events."""
LOOKED_AT = 6
"""Options of each question whose effect and breakdown are checked."""
OPTIONS_TRIED = 4
"""Answers to a question that are each tried and, where that is allowed, taken back."""


def known(game: Game, seat: Seat | None) -> dict[str, object]:
    """Everything that `seat` is shown: view, own questions with options, effects, breakdowns and refusals, undo.

    Also what the others are said to be doing; without facts, which take long to list: see `facts_for`.
    """
    own = [(question, question.explained(game)) for question in game.questions if question.seat == seat]
    several = [option for _, options in own for option in options[:LOOKED_AT]]
    return {
        "doing": doing(game),
        "view": game.view(seat).model_dump(exclude={"sealed"}),
        "numbers": [(question.id, question.min, question.max) for question, _ in own],
        "questions": [(question.kind, question.describe(game), options) for question, options in own],
        "refused": [refusals(question, game) for question, _ in own],
        "effects": [effect_of(option) for option in several],
        "breakdowns": [breakdown_of(option, brief=brief) for option in several for brief in (True, False)],
        "undo": seat is not None and game.can_undo(seat),
    }


def facts_for(game: Game, seat: Seat | None) -> list[Fact]:
    """The facts of a seat; for spectators those of every seat that everyone may know."""
    facts = facts_of(game.name)
    if seat is not None:
        return list(facts(game, seat))
    return [fact for other in range(game.seats) for fact in facts(game, other) if fact.public]


def told(events: list[Event], seat: Seat | None) -> list[Event]:
    return [event for event in events if event.heard_by(seat)]


def viewers(game: Game) -> list[Seat | None]:
    return [None, *range(game.seats)]


def test_a_guess_looks_the_same_to_its_seat(case: Case) -> None:
    rng = Random(SEED)
    for game, _ in looked_at(case, SEED, POSITIONS):
        for seat in viewers(game):
            guess = game.guess(seat, rng)
            check(guess)
            assert known(guess, seat) == known(game, seat)
            assert facts_for(guess, seat) == facts_for(game, seat)


def test_a_guess_depends_only_on_what_its_seat_knows(case: Case) -> None:
    """Hidden things leave no trace in a guess: another deal with the same random numbers gives the very same guess.

    So a player that thinks about guesses answers the same, whatever the others have and however the dice would fall.
    """
    rng = Random(SEED)
    for game, _ in looked_at(case, SEED + "-same", POSITIONS):
        for seat in range(game.seats):
            other = game.guess(seat, rng)
            for chance in ("one", "two"):
                guesses = [world.guess(seat, Random(chance)).save() for world in (game, other)]
                departs = next((place for place, pair in enumerate(zip(*guesses, strict=False)) if len({*pair}) > 1), 0)
                parts = [guess[max(0, departs - 80) : departs + 40] for guess in guesses]
                assert parts[0] == parts[1], f"what {seat} guesses depends on what it cannot know"
                assert len({*guesses}) == 1


def test_the_standing_contains_only_what_everyone_knows(case: Case) -> None:
    """The board shows the standing: it stays the same if anything hidden from a viewer is dealt again."""
    rng = Random(SEED)
    for game, _ in looked_at(case, SEED, STANDING_POSITIONS):
        if game.result is not None:
            continue
        public = game.standing(), game.counted()
        for seat in viewers(game):
            guess = game.guess(seat, rng)
            assert (guess.standing(), guess.counted()) == public, f"the standing tells {seat} what it cannot know"


def test_a_guess_redeals_everything_hidden(case: Case) -> None:
    """Everything that others see and this seat does not, and everything face down, varies over some guesses.

    So does what each single seat has in secret, for the others and for spectators; and all of several pieces do, except
    what has become known since.
    """
    rng = Random(SEED)
    face_down = FaceDownFields(ALL_GAMES[case.game].face_down)
    secret_hands = Hands()
    values = HiddenValues()
    for game, _ in looked_at(case, SEED, REDEALT_POSITIONS):
        face_down.look_at(game)
        views = {seat: shown(game, seat) for seat in viewers(game)}
        for seat in viewers(game):
            guesses = [game.guess(seat, rng) for _ in range(GUESSES)]
            seeds = {guess.dice.seed for guess in guesses}
            assert len(seeds) == GUESSES
            assert game.dice.seed not in seeds, "a guess must not foresee the dice"
            face_down.compare(guesses)
            secret_hands.compare(game, seat, guesses)
            values.compare(views, seat, guesses)
    assert not face_down.unvaried, "face down, yet the same in every guess"
    assert not secret_hands.never_dealt, "held in secret by one seat, yet the same in every guess"
    assert not secret_hands.partly_dealt, (
        "held in secret by one seat, and every guess deals some of it again, but never all"
    )
    assert not values.never_varied, "hidden from a seat, yet every guess shows the truth"


def test_shuffling_what_nobody_has_seen_changes_nothing_that_anyone_knows(case: Case) -> None:
    for game, _ in looked_at(case, SEED, REDEALT_POSITIONS):
        stirred = game.copy_game()
        stirred.stir(game.choices + 1)
        for seat in viewers(game):
            assert shown(stirred, seat) == shown(game, seat), f"{seat} sees another position"


def named(key: str) -> str:
    """The thing whose name or whose explanation (`card-magic_shield-help`) a text is."""
    return key.removesuffix("-help").rpartition("-")[2]


def test_what_a_seat_was_told_in_private_is_in_its_view(case: Case) -> None:
    choices = 0
    for number in range(1 if case.shared else GAMES_TOLD):
        if choices > CHOICES_TOLD:
            break
        for game, question, picked in played(case, case.seed(f"{SEED}-told-{number}")):
            choices += 1
            for event in game.choose(question.seat, question.id, picked):
                if event.audience is None or len(event.audience) != 1 or game.result is not None:
                    continue
                (seat,) = event.audience
                view = game.view(seat).model_dump_json()
                for item in names_in(event):
                    name = named(item.key) if isinstance(item, Ref) else str(item)
                    assert isinstance(item, SeatRef) or name in view, f"{event} is not in {view}"


def test_the_same_choice_causes_the_same_events_in_a_guess(case: Case) -> None:
    """Given the same dice and choice, as long as a seat's views agree, its events agree, whatever seat chose."""
    rng = Random(SEED)
    compared = 0
    for game, asked in looked_at(case, SEED, CHOICE_POSITIONS):
        picked = RandomPlayer().pick(asked.seat, asked, asked.options(game), game.copy_game, rng)
        after = game.copy_game()
        real = after.choose(asked.seat, asked.id, picked)
        for seat in viewers(game):
            guess = game.guess(seat, rng)
            guess.dice = deepcopy(game.dice)
            same = asked_alike(guess, asked)
            try:
                dealt = guess.choose(asked.seat, asked.id if same is None else same.id, picked)
            except IllegalChoice:
                assert seat != asked.seat, "what is legal for a seat is known to it"
                continue
            if shown(after, seat) == shown(guess, seat):
                differs = f"what looks alike to {seat} has different events: what they reveal belongs in its view"
                assert told(dealt, seat) == told(real, seat), differs
                compared += 1
    assert compared > 0


def test_the_result_of_a_hidden_roll_is_not_told_to_others(case: Case) -> None:
    """Repeat a choice with other dice: if what a seat sees changes, only those who see the change get events."""
    for game, asked in looked_at(case, SEED + "-dice", DICE_POSITIONS):
        worlds = [game, game.copy_game()]
        worlds[1].dice.stir("other dice")
        picked = RandomPlayer().pick(asked.seat, asked, asked.options(game), game.copy_game, Random(game.save()))
        number = asked.id
        events = [world.choose(asked.seat, number, picked) for world in worlds]
        if any(world.result is not None for world in worlds):
            continue
        same = {seat: shown(worlds[0], seat) == shown(worlds[1], seat) for seat in viewers(worlds[0])}
        for seat, agrees in same.items():
            if agrees and not all(same.values()):
                assert told(events[0], seat) == told(events[1], seat), f"{asked.kind} {picked}: {seat} learns a roll"


def sights(game: Game, seat: Seat | None, events: list[Event]) -> dict[str, object]:
    """The changes and events of a choice as `seat` sees them; without numbers and flags, which differ in a guess."""
    return known(game, seat) | {"numbers": None, "undo": None, "told": told(events, seat)}


def test_a_choice_that_revealed_something_cannot_be_taken_back(case: Case) -> None:
    """While a choice can be undone, everyone sees the same after it, whatever was hidden from them before.

    So a revealed card or a look into a deck prevents undo, even without dice, and so does what only the chooser knew
    (a card that it lays from its own hand): others could be shown a whole hand that way.
    """
    rng = Random(SEED)
    for game, asked in looked_at(case, SEED + "-undo", UNDO_POSITIONS):
        if asked.seat == TABLE:
            continue
        copies = saves.copier(game)
        options = asked.options(game)
        tries = [RandomPlayer().pick(asked.seat, asked, options, copies, rng)]
        if asked.min <= 1:
            tries += [[option.id] for option in rng.sample(options, min(len(options), OPTIONS_TRIED))]
        for picked in tries:
            after = copies()
            events = after.choose(asked.seat, asked.id, picked)
            if not after.can_undo(asked.seat):
                continue
            for seat in (*viewers(game), asked.seat):
                guess = game.guess(seat, rng)
                guess.dice = deepcopy(game.dice)
                same = asked_alike(guess, asked)
                shows = f"{asked.kind} {picked} of {asked.seat} shows {seat} something"
                if same is None or not set(picked) <= {option.id for option in same.options(guess)}:
                    assert seat != asked.seat, "what is legal for a seat is known to it"
                    assert shown(after, seat) == shown(game, seat), f"{shows} and can be undone"
                    continue
                dealt = guess.choose(asked.seat, same.id, picked)
                seen, guessed = sights(after, seat, events), sights(guess, seat, dealt)
                assert seen == guessed, f"{shows} and can be undone"


def asked_alike(guess: Game, asked: Question) -> Question | None:
    """The corresponding question in a guess; its subject may have been dealt again."""
    wanted = (asked.seat, asked.kind)
    return next((question for question in guess.questions if (question.seat, question.kind) == wanted), None)


def hides(game: Game, question: Question) -> bool:
    """Whether others may not know a player's answer to this question, or even that it was answered."""
    if question.seat == TABLE:  # a pause of the table's clock that ends lets something happen that everyone sees
        return False
    stack = next(stack for stack, asked in game.agenda.open() if asked is question)
    return question.secrecy is not Secrecy.NONE or game.agenda.is_hidden(stack)


def waits_for(game: Game, seat: Seat | None) -> set[str]:
    """The kinds of questions that a seat has to answer."""
    return {question.kind for question in game.questions if question.seat == seat and question.awaited}


def test_a_hidden_answer_changes_nothing_for_seats_that_are_not_told(case: Case) -> None:
    """Two worlds, one with a further hidden answer: the others have the same views, options, flags and guesses.

    That is true immediately, and after the same next choice of another seat.
    """
    rng = Random(SEED)
    guessed = 0
    for game, question, picked in played(case, case.seed(SEED + "-quiet")):
        without = game.copy_game() if hides(game, question) and rng.random() < 0.2 else None
        events = game.choose(question.seat, question.id, picked)
        if without is None or game.result is not None or game.waiting(None) != without.waiting(None):
            continue
        for seat in viewers(game):
            if seat == question.seat or told(events, seat) or waits_for(game, seat) != waits_for(without, seat):
                continue  # the next seat that is asked learns of it
            assert known(game, seat) == known(without, seat), f"{question.kind} of {question.seat} shows"
            if guessed < 2:
                guessed += 1
                assert not told_apart(without, game, seat, rng), f"a guess of {seat} counts {question.kind}"
                assert facts_for(game, seat) == facts_for(without, seat), f"a fact of {seat} tells {question.kind}"
            own = [asked for asked in game.questions if asked.seat == seat]
            if own:
                asked = rng.choice(own)
                chosen = RandomPlayer().pick(asked.seat, asked, asked.options(game), game.copy_game, rng)
                worlds = [game.copy_game(), without.copy_game()]
                after = [told(world.choose(asked.seat, asked.id, chosen), seat) for world in worlds]
                if after[0] == after[1] and worlds[0].waiting(None) == worlds[1].waiting(None):
                    assert known(worlds[0], seat) == known(worlds[1], seat), f"{question.kind}, then {asked.kind}"


def test_a_secret_question_is_shown_only_to_its_seat(case: Case) -> None:
    for game, _ in looked_at(case, SEED, POSITIONS):
        for asked in {question.seat for question in game.questions if question.secrecy is Secrecy.ALL}:
            own = [question for question in game.questions if question.seat == asked]
            waits = any(question.awaited and question.secrecy is not Secrecy.ALL for question in own)
            for seat in viewers(game):
                assert seat == asked or (asked in game.view(seat).waiting) == waits
