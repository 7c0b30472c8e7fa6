"""Questions about what would follow if the person who asks did something that is open to them."""

from __future__ import annotations

from random import Random

import pytest

from cogs.inquiries import outcomes
from cogs.inquiries.answers import answer
from cogs.inquiries.known import Known
from cogs.inquiries.outcomes import TRIES
from cogs.interactions.inquiries import Inquiries
from games.dungeoneer.rules.view import DungeoneerView
from rules.game import Game
from rules.players import answer as pick
from rules.registry import GAMES, PLAYERS
from tests.discord.inquiries.test_questions import NAMES, known_of
from tests.discord.table import World

pytestmark = pytest.mark.slow


def at(world: World, name: str, kind: str, language: str = "en", *, seed: str = "cellar") -> tuple[Known, int]:
    """A game of three at the first question of this kind after its opening, and whose question it is."""
    game, rng, player = GAMES[name].start(len(NAMES), seed=seed), Random(1), PLAYERS[name]["steady"]
    told = [(0, event) for event in game.opening]
    while (question := game.awaited()).kind != kind:
        happened = game.choose(question.seat, question.id, pick(game, question, player, rng))
        told += [(game.choices, event) for event in happened]
    return known_of(world, name, language, game, told, question.seat), question.seat


def said(world: World, given: Known, asked: str, seat: int) -> str:
    return answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)).text


async def test_what_is_asked_about_the_position_after_an_answer_is_told_of_that_position(world: World) -> None:
    given, seat = at(world, "dungeon_lords", "trade", seed="otter")
    told = said(world, given, "how much food would i have if i give my gold", seat)
    assert "You get 2 food" in told
    assert "food" in told.partition("You would then have:")[2]
    assert "(now " in told


@pytest.mark.parametrize(
    ("language", "asked", "does"),
    [("en", "what happens if i rest", "draw six new ones"), ("ja", "休息したらどうなる？", "6枚引きます")],
)
async def test_an_answer_in_question_is_told_with_what_it_does(
    world: World, language: str, asked: str, does: str
) -> None:
    given, seat = at(world, "thunderstone", "choose_action", language)
    assert does in said(world, given, asked, seat)


async def test_what_is_only_guessed_is_not_told(world: World) -> None:
    """The new hand after a rest differs from guess to guess."""
    given, seat = at(world, "thunderstone", "choose_action")
    assert "After that" not in said(world, given, "which cards do i hold if i rest", seat)


async def test_what_is_tried_out_does_not_depend_on_what_is_hidden(world: World) -> None:
    given, seat = at(world, "thunderstone", "choose_action")
    game = given.reader.game
    assert game is not None
    question = game.awaited()
    rest = next(option for option in question.options(game) if option.id == "rest")
    before = game.save()

    def heard(of: Game) -> list[str]:
        reader = known_of(world, "thunderstone", "en", of, [], seat).reader
        found = outcomes.tried(reader, of.awaited(), rest, float("inf"))
        assert found is not None
        assert len(found.games) == TRIES
        return [event.key for event in found.events]

    assert heard(game) == heard(game.guess(seat, Random(3)))
    assert game.save() == before


async def test_nothing_is_tried_out_of_time_or_in_public(world: World) -> None:
    given, seat = at(world, "thunderstone", "choose_action")
    game = given.reader.game
    assert game is not None
    question = game.awaited()
    assert outcomes.tried(given.reader, question, question.options(game)[0], 0.0) is None
    public = known_of(world, "thunderstone", "en", game, [])
    assert "draw six new ones" not in said(world, public, "what happens if i rest", seat).splitlines()[0]


async def test_what_the_player_still_has_to_choose_is_not_told_as_if_it_were_chosen(world: World) -> None:
    """The end of a hero's phase asks for a card to discard."""
    given, seat = at(world, "dungeoneer", "hero_acts")
    game = given.reader.game
    assert game is not None
    question = game.awaited()
    ends = next(option for option in question.options(game) if option.id == "end")
    outcome = outcomes.tried(given.reader, question, ends, float("inf"))
    assert outcome is not None
    assert "log-discarded" not in [event.key for event in outcome.events]
    views = [each.view(seat) for each in outcome.games]
    assert [len(view.hand) for view in views if isinstance(view, DungeoneerView)] == [5] * TRIES
