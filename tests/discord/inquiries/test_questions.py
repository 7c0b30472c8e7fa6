"""Questions in plain words in the middle of games: what is understood, and that there is an answer."""

from __future__ import annotations

import re
import tomllib
from dataclasses import replace
from functools import cache
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cogs.inquiries import cases, possible, rulebook, rulings
from cogs.inquiries.answers import answer
from cogs.inquiries.facts import blocks, labels, on
from cogs.inquiries.known import Known
from cogs.inquiries.meaning import phrasebook
from cogs.inquiries.retrieval import terms
from cogs.inquiries.rulebook import MOST_OFFERED
from cogs.inquiries.subjects import resolved
from cogs.inquiries.topics import MOST_CHOICES, leader, place
from cogs.interactions.inquiries import LONGEST, MOST_EVENTS, Inquiries, spoken
from cogs.screens.story import entries_of, lines_of
from cogs.screens.verdict import standing
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from games.map_masters.rules.game import MapMasters
from games.thunderstone.rules.game import Thunderstone
from locales.texts import Texts
from pictures.game_pictures import other_modes
from rules.game import Game
from rules.messages import Args, Event, refer, seat_name
from rules.players import answer as pick
from rules.questions import Refusals
from rules.registry import CASES, GAMES, PLAYERS
from rules.results import Result
from storage.rows import LoggedEvent, SeatRow, Table
from tests.discord.table import World

pytestmark = pytest.mark.slow

CHOICES = {
    "lantern": {"dungeon_go": 90, "thunderstone": 60, "dungeon_lords": 60, "dungeoneer": 136, "map_masters": 100},
    "quarry": {"dungeon_go": 60, "thunderstone": 110, "dungeon_lords": 75, "dungeoneer": 73, "map_masters": 120},
    "entrance": {"map_masters": 20},
}
"""The length of each game, by seed."""
NEAR_TIES = 3
"""The most questions of a game whose answer may lack the expected words."""
NAMES = ("Alice", "Bob", "Carol")
TEXTS = Texts()


@cache
def played(name: str, seed: str, choices: float = inf) -> tuple[Game, list[tuple[int, Event]]]:
    """A game of three after so many choices, or to its end, and what happened, each with the number of the choice."""
    game, rng, player = GAMES[name].start(len(NAMES), seed=seed), Random(1), PLAYERS[name]["steady"]
    told = [(0, event) for event in game.opening]
    while game.result is None and game.choices < choices:
        question = game.awaited()
        happened = game.choose(question.seat, question.id, pick(game, question, player, rng))
        told += [(game.choices, event) for event in happened]
    return game, told


def middle(name: str, seed: str = "lantern") -> tuple[Game, list[tuple[int, Event]]]:
    """A game of three in its middle, and what happened."""
    return played(name, seed, CHOICES[seed][name])


def questions(file: str) -> list[tuple[str, dict[str, Any]]]:
    """The questions of a file with their languages; those of a game's own file don't name the game."""
    data = tomllib.loads((Path(__file__).parent / "questions" / f"{file}.toml").read_text(encoding="utf-8"))
    return [(language, {"game": file, **each}) for language in ("en", "ja") for each in data[language]]


def known(world: World, name: str, language: str, *, seed: str = "lantern", seat: int | None = None) -> Known:
    """What an answer in the middle of a game is made from: in public, or in private for a seat."""
    game, told = middle(name, seed)
    return known_of(world, name, language, game.copy_game(), told, seat)  # some tests change the position


def known_of(
    world: World, name: str, language: str, game: Game, told: list[tuple[int, Event]], seat: int | None = None
) -> Known:
    """What an answer in this game is made from, given what happened in it."""
    table = Table(
        id=7,
        guild_id=1,
        channel_id=2,
        game=name,
        options={},
        language="en",
        host_id=1,
        status="running",
        seats=[SeatRow(number=seat, user_id=seat + 1, name=name) for seat, name in enumerate(NAMES)],
        version=game.choices,
        created=0,
        started=1,
        touched=1_000,
    )
    events = [
        LoggedEvent(key=event.key, args=event.args, audience=event.audience, number=at, entry=entry, at=float(at))
        for at, (entry, event) in enumerate(told, 1)
        if event.heard_by(seat)
    ][-MOST_EVENTS:]
    reader = Reader(world.bot.services, table, game, seat, language)
    return Known(reader, events, world.bot.lookups.cards[name], seat is not None)


def faults(world: World, file: str) -> list[tuple[str, str]]:
    """The questions of a file whose answer lacks the expected words, each with its answer."""
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    found = []
    for language, question in questions(file):
        asked = question["ask"]
        assert spoken(asked, "en") == language
        seat = 0 if question.get("private") else None
        given = known(world, question["game"], language, seed=question.get("at", "lantern"), seat=seat)
        said = answer(given, inquiries.understood(given, asked, 0)).text
        right = all(
            any(part.casefold() in said.casefold() for part in each.split("|")) for each in question.get("all", ())
        )
        if not right or world.bot.services.say(language, "answer-unknown") in said:
            found.append((asked, said))
    return found


async def test_usual_questions_are_answered(world: World) -> None:
    assert faults(world, "usual") == []


@pytest.mark.long
@pytest.mark.parametrize("name", CHOICES["lantern"])
async def test_questions_are_answered_with_the_facts_asked_for(world: World, name: str) -> None:
    """Embeddings differ in their last digits between processors, so a few near ties may turn out otherwise."""
    wrong = faults(world, name)
    assert len(wrong) <= NEAR_TIES, wrong


@pytest.mark.parametrize(
    ("asked", "begins"),
    [
        ("why do i have only five cards?", "- **Alice's turn**"),
        ("なんで手札5枚しかないの？", "- **Aliceのターン**"),
    ],
)
async def test_the_event_that_brought_it_about_comes_before_the_rule(world: World, asked: str, begins: str) -> None:
    """The log tells of the discard; the turn in which it happened is named, and that cards come back later."""
    game, told = middle("thunderstone", "quarry")
    game = game.copy_game()
    assert isinstance(game, Thunderstone)
    seat = (game.turn.seat + 1) % game.seats
    player = game.players[seat]
    args: Args = {"player": seat_name(seat), "cards": [refer(f"card-{player.hand[0]}")], "way": "others_card"}
    events = [
        Event("log-turn", {"player": seat_name(0), "number": 99}),
        Event("log-enters_dungeon", {"player": seat_name(0)}),
        Event(
            "log-uses",
            {"player": seat_name(0), "card": refer("card-lorigg_rogue"), "effect": refer("effect-lorigg_rogue-1")},
        ),
        Event("log-discards", args),
    ]
    player.discard.append(player.hand.pop())
    told = [*told, *((told[-1][0], event) for event in events)]
    given = known_of(world, "thunderstone", spoken(asked, "en"), game, told, seat)
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)).text
    assert said.startswith(begins)
    assert given.reader.say("case-hand_small", number=5, hand=6, player="") in said


@pytest.mark.parametrize("asked", ["goblin " * 600, "㍿" * 200], ids=["long", "long in its normal form"])
async def test_a_question_that_is_too_long_is_cut_off(world: World, asked: str) -> None:
    """A page may send more than its form allows."""
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    (inquiry,) = inquiries.understood(known(world, "dungeoneer", "en"), asked, 0)
    assert 0 < len(inquiry.text) <= LONGEST


@pytest.mark.parametrize("name", CHOICES["lantern"])
async def test_what_another_player_holds_is_not_revealed(world: World, name: str) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    mine, theirs = (
        {line for block in blocks(known(world, name, "en", seat=seat).reader) for line in block.lines}
        for seat in (0, 1)
    )
    hidden = theirs - mine
    assert hidden
    for seat in (0, None, 2):
        given = known(world, name, "en", seat=seat)
        public = {line for block in blocks(given.reader) for line in block.lines}
        for asked in ("what's in Bob's hand", "which cards does Bob have", "what is Bob holding", "what can Bob do?"):
            said = answer(given, inquiries.understood(given, asked, seat)).text
            assert not [line for line in hidden - public if line in said]


@pytest.mark.parametrize(
    ("name", "asked", "wrong"),
    [
        ("dungeon_go", "can a hero hit a monster in range", "Magic Missile"),
        ("map_masters", "when do i win or lose", "Cooperative:"),
    ],
)
async def test_pages_about_other_modes_come_after_those_about_this_game(
    world: World, name: str, asked: str, wrong: str
) -> None:
    given = known(world, name, "en")
    found = rulebook.find(given.reader, terms(asked))
    assert found is not None
    assert wrong not in found.text
    assert not other_modes(given.reader.services.game_pictures[name], middle(name)[0]) & {
        page for page, _ in found.others
    }


@pytest.mark.parametrize(
    ("name", "seats", "options", "used", "unused"),
    [
        ("dungeon_go", 3, {}, {"king"}, {"spells", "miracles", "few_players"}),
        ("dungeon_go", 2, {"spells": True, "miracles": True}, {"spells", "miracles", "few_players"}, set()),
        ("thunderstone", 1, {}, {"solo"}, {"others"}),
        ("thunderstone", 2, {}, {"others"}, {"solo"}),
        ("dungeon_lords", 1, {}, {"training"}, {"few_players"}),
        ("dungeon_lords", 3, {}, {"few_players", "special_events"}, {"training"}),
        ("dungeon_lords", 4, {"rules": "introductory"}, {"goal"}, {"training", "few_players", "special_events"}),
        ("dungeoneer", 2, {}, {"exits"}, {"revealed", "combining"}),
        ("dungeoneer", 2, {"revealed_map": True, "cards": "both"}, {"revealed", "combining"}, set()),
        ("map_masters", 2, {}, {"market", "scoring"}, {"coop_turn", "missions"}),
        ("map_masters", 2, {"mode": "coop"}, {"coop_turn", "missions"}, {"market", "scoring"}),
    ],
)
async def test_rule_pages_of_other_modes_are_recognized(
    world: World, name: str, seats: int, options: dict[str, object], used: set[str], unused: set[str]
) -> None:
    pages = {piece.page for piece in rulebook.pieces_of(known(world, name, "en").reader)}
    game = GAMES[name].start(seats, seed="lantern", options=options)
    found = other_modes(world.bot.services.game_pictures[name], game)
    assert found < pages
    assert found >= unused
    assert not found & used
    assert used <= pages


async def test_a_question_about_oneself_is_not_answered_with_what_others_have(world: World) -> None:
    given = known(world, "dungeoneer", "en")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "how far can my guy still walk", 0)
    said = answer(given, found).text
    assert "movement" in said
    assert "Bob" not in said
    assert "Carol" not in said


async def test_a_question_why_another_player_could_not_act_is_not_answered_for_oneself(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=1)
    inquiries = Inquiries(world.bot.services, world.bot.lookups)

    def said(asked: str) -> str:
        return answer(given, inquiries.understood(given, asked, 1)).text

    own = "isn't the top card"
    assert own in said("why can't I buy the Amazon Queen?")
    assert own not in said("why couldn't Carol buy the Amazon Queen?")


@pytest.mark.parametrize("asked", ["who won?", "why did I lose by so much?", "誰が勝ったの？", "なんで負けたの？"])
async def test_after_the_end_the_result_is_told_with_how_it_came_about(world: World, asked: str) -> None:
    language = "en" if asked.isascii() else "ja"
    game, told = played("dungeon_lords", "amber")
    given = known_of(world, "dungeon_lords", language, game, told, 0)
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    answered = answer(given, inquiries.understood(given, asked, 0)).text
    assert given.reader.say("closing-underlord", players=[seat_name(1)]) in answered
    assert ("Bob beat Alice by" if language == "en" else "BobがAliceに") in answered
    (battle,) = [line for line in answered.splitlines() if line.startswith("⚔️")]
    assert ("was conquered" if language == "en" else "制圧") in battle, "not just where it was fought"


async def test_why_nothing_can_be_taken_back_is_answered_with_the_reason(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    game = given.reader.game
    assert game is not None
    inquiries = Inquiries(world.bot.services, world.bot.lookups)

    def said(asked: str) -> str:
        return answer(given, inquiries.understood(given, asked, 0)).text

    for seat, undone, why in ((0, True, "Yes"), (0, False, "has already revealed"), (1, True, "another player has")):
        game.last_seat, game.last_can_be_undone = seat, undone
        assert why in said("why can't i undo?")
    seats = given.reader.table.seats
    seats[1:] = [seat.model_copy(update={"user_id": None}) for seat in seats[1:]]
    assert "no other person would have to agree" in said("why can't i undo?"), "the others are computer players"


async def test_an_attack_from_the_village_is_refused_with_the_reason(world: World) -> None:
    given = known(world, "thunderstone", "en", seat=0)
    game = given.reader.game
    assert isinstance(game, Thunderstone)
    game.turn.seat, game.turn.revealed, game.turn.action = 0, True, "village"
    assert given.cards is not None
    monster = given.cards.card_name(game.card_in(1), "en")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, f"why can't I beat the {monster}?", 0)
    assert "you're visiting the village" in answer(given, found).text


async def test_only_what_the_asker_cannot_do_is_left_to_a_private_answer(world: World) -> None:
    given = known(world, "thunderstone", "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups)

    def answered(asked: str) -> tuple[str, list[str]]:
        screen = answer(given, inquiries.understood(given, asked, 0))
        return screen.text, [button.label for block in screen.blocks if isinstance(block, list) for button in block]

    text, labels = answered("why can't I buy the Amazon Queen?")
    assert "only in private" in text
    assert "Tell me privately" in labels
    text, labels = answered("why did Bob buy a Torch?")
    assert "only in private" not in text
    assert "Tell me privately" not in labels


@cache
def mission() -> tuple[Game, list[tuple[int, Event]]]:
    """A co-operative mission at its first turn."""
    options = {"mode": "coop", "mission": 1}
    game, rng, player = GAMES["map_masters"].start(len(NAMES), options, seed="lantern"), Random(1), "steady"
    told = [(0, event) for event in game.opening]
    while not any(question.kind == "play_card" for question in game.questions):
        question = game.awaited()
        happened = game.choose(question.seat, question.id, pick(game, question, PLAYERS["map_masters"][player], rng))
        told += [(game.choices, event) for event in happened]
    return game, told


@pytest.mark.parametrize(
    ("asked", "has"),
    [
        ("what's still missing to win?", "objectives are left: Jean-Mi, top: Winged Boots"),
        ("which objectives are left", "objectives are left: Jean-Mi, top: Winged Boots"),
        ("残ってる目標は？", "ジャン・ミの上側：翼のあるブーツ"),
        ("what if there are no more free spaces", "the mission is lost"),
        ("does the red group still move?", "Red (◆) hasn't reached its last objective"),
    ],
)
@pytest.mark.parametrize("asker", [None, 1])
async def test_what_is_left_of_a_mission_is_told_to_everyone(
    world: World, asked: str, has: str, asker: int | None
) -> None:
    given = known_of(world, "map_masters", spoken(asked, "en"), *mission())
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, asker)).text
    assert has in said.splitlines()[0]


def beginning() -> tuple[Game, list[tuple[int, Event]]]:
    """A co-operative mission at its first question."""
    game = GAMES["map_masters"].start(len(NAMES), {"mode": "coop", "mission": 1}, seed="lantern")
    return game, [(0, event) for event in game.opening]


@pytest.mark.parametrize(
    ("asked", "has"),
    [
        ("what does openings ahead mean?", "An opening is where a corridor leaves a card"),
        ("what are exits?", "An opening is where a corridor leaves a card"),
        ("開口って何？", "開口は、カードの縁"),
        ("この先の開口7か所ってどういう意味？", "開口は、カードの縁"),
    ],
)
async def test_what_an_opening_is_is_told(world: World, asked: str, has: str) -> None:
    given = known_of(world, "map_masters", spoken(asked, "en"), *beginning(), 0)
    told = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert told.startswith(has)


@pytest.mark.parametrize(
    ("asked", "has"),
    [
        ("does Bob have the Key Nook?", "Hands are secret"),
        ("has bob got the key nook in his hand", "Hands are secret"),
        ("Bobは鍵の小部屋を持っている？", "手札は秘密"),
        ("Bobは《鍵の小部屋》持ってる？", "手札は秘密"),
    ],
)
@pytest.mark.parametrize("seat", [None, 0])
async def test_whether_another_holds_a_card_is_refused(world: World, asked: str, has: str, seat: int | None) -> None:
    given = known_of(world, "map_masters", spoken(asked, "en"), *mission(), seat)
    told = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert told.startswith(has)


@pytest.mark.parametrize(
    ("asked", "has"),
    [
        ("what should i do?", ["Jean-Mi, top: Winged Boots", "close to an objective"]),
        ("what do i do now", ["Jean-Mi, top: Winged Boots", "close to an objective"]),
        ("where should the group start", ["Jean-Mi, top: Winged Boots", "close to an objective"]),
        ("何をすればいい？", ["ジャン・ミの上側：翼のあるブーツ", "目標に近く"]),
        ("どこからスタートすればいい？", ["ジャン・ミの上側：翼のあるブーツ", "目標に近く"]),
    ],
)
async def test_who_chooses_a_start_is_told_the_goal_and_how_to_choose(world: World, asked: str, has: list[str]) -> None:
    given = known_of(world, "map_masters", spoken(asked, "en"), *beginning(), 0)
    told = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert all(each in told for each in has)
    assert "[1]" not in told


@pytest.mark.parametrize(
    ("name", "asked", "begins"),
    [
        ("dungeoneer", "how many more quests do i need to win", "2 more quests: "),
        ("dungeon_go", "could the dullahan hit the king next", "There's no danger now"),
        ("thunderstone", "how much longer is this going to take", "Not before"),
    ],
)
async def test_an_answer_about_this_position_comes_before_the_rule(
    world: World, name: str, asked: str, begins: str
) -> None:
    given = known(world, name, "en")
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert said.startswith(begins)


@pytest.mark.parametrize(
    ("name", "asked", "has"),
    [
        ("dungeon_go", "how many points for killing the dullahan", "Defeating the Dullahan brings 2 VP"),
        ("dungeon_lords", "is the paladin coming for Bob", "Bob has"),
    ],
)
async def test_spectators_are_told_what_is_the_same_for_everyone(world: World, name: str, asked: str, has: str) -> None:
    given = known(world, name, "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    assert has in answer(given, inquiries.understood(given, asked, None)).text.splitlines()[0]


@pytest.mark.parametrize("name", CHOICES["lantern"])
async def test_no_answer_for_spectators_speaks_to_a_player(world: World, name: str) -> None:
    given = known(world, name, "en")
    game = given.reader.game
    assert game is not None
    told = cases.for_everyone(given.reader, game)
    assert not any(case.secret or re.search(r"\byour?\b", given.reader.say(case.text)) for case in told)
    for seat in range(game.seats):
        assert all(case in CASES[game.name](game, seat) for case in told if seat not in case.seats)


async def test_a_line_of_the_board_does_not_answer_what_follows_or_what_something_does(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups)

    def said(asked: str) -> str:
        return answer(given, inquiries.understood(given, asked, None)).text

    following, waiting = "The deck is empty: after this turn", "Waiting for Alice"
    assert said("whose turn is it after the thief?").startswith(following)
    assert said("whose turn is it?").startswith(waiting)


@pytest.mark.parametrize("asked", ["why can't i do anything", "なんで今おれ何もできないの"])
async def test_who_can_do_nothing_is_told_whose_turn_it_is(world: World, asked: str) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    game, _ = middle("thunderstone")
    (awaited,) = game.waiting(None)
    other = (awaited + 1) % game.seats

    def said(asker: int, *, private: bool = False) -> list[str]:
        given = known(world, "thunderstone", spoken(asked, "en"), seat=asker if private else None)
        return answer(given, inquiries.understood(given, asked, asker)).text.splitlines()

    assert NAMES[awaited] in said(other)[0], "in public"
    assert said(other)[-1].startswith("-# "), "the note on private answers comes last"
    assert NAMES[awaited] not in said(awaited)[0]
    assert NAMES[awaited] in said(other, private=True)[0], "in private"


async def test_a_short_answer_comes_first_and_its_page_is_offered(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "could one hit kill our king?", None)
    screen = answer(given, found)
    assert screen.text.startswith("Any damage at all kills the king")
    assert "📖 The king's turn" in [
        button.label for block in screen.blocks if isinstance(block, list) for button in block
    ]


async def test_a_question_for_what_a_player_has_is_not_answered_with_a_rule(world: World) -> None:
    given = known(world, "dungeoneer", "en")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "how much glory does bob have?", 0)
    said = answer(given, found).text
    assert "Glory" in said
    assert "lost" not in said


@pytest.mark.parametrize(
    ("language", "asked", "has"),
    [
        ("en", "why can't i attack the guy in rank 1", "None of your heroes can attack it"),
        ("en", "can i attack rank 1?", "None of your heroes can attack it"),
        ("ja", "なんで第1階層のやつを攻撃できないの", "攻撃できるヒーローがおらず"),
    ],
)
async def test_a_place_is_also_named_by_its_number(world: World, language: str, asked: str, has: str) -> None:
    game, rng = Thunderstone.start(3, seed="juniper"), Random("juniper")
    while game.choices < 95:
        question = game.awaited()
        game.choose(question.seat, question.id, pick(game, question, PLAYERS["thunderstone"]["steady"], rng))
    given = known_of(world, "thunderstone", language, game, [], 0)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)
    assert has in answer(given, found).text


async def test_what_another_player_holds_openly_is_told_without_the_askers_own(world: World) -> None:
    game = MapMasters.start(3, seed="open")
    while game.view(None).phase != "explore":
        question = game.awaited()
        game.choose(question.seat, question.id, question.default(game) or [])
    given = known_of(world, "map_masters", "en", game, [], 0)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "show me bob's hand", 0)
    said = answer(given, found).text
    alice, bob = (
        {TEXTS.say("en", "map_masters", f"card-{card}") for card in player.area}
        for player in game.view(None).players[:2]
    )
    assert all(name in said for name in bob)
    assert not [name for name in alice - bob if name in said]


async def test_short_answers_on_pages_of_other_modes_are_not_given(world: World) -> None:
    given = known(world, "map_masters", "en")
    game = GAMES["map_masters"].start(2, seed="lantern", options={"mode": "coop"})
    fits = phrasebook(given.reader.services.texts, "en", "map_masters").fits(
        ["do unused tokens carry over to the next round"]
    )
    versus, coop = (
        max(rulings.find(reader, fits), key=lambda ruling: ruling.fit.score).text
        for reader in (given.reader, replace(given.reader, game=game))
    )
    assert versus.startswith("No: all fairy tokens go back")
    assert coop != versus


@pytest.mark.parametrize("name", CHOICES["lantern"])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_short_answers_belong_to_pages_and_can_be_asked_for(name: str, language: str) -> None:
    keys = set(TEXTS.keys(language, name))
    said = [key for key in keys if key.startswith("ruling-") and not key.endswith(("-asked", "-board", "-title"))]
    assert said
    assert [key for key in said if f"topic-{key.split('-')[1]}" not in keys or f"{key}-asked" not in keys] == []


async def test_other_pages_of_the_rules_are_offered_as_buttons(world: World) -> None:
    given = known(world, "thunderstone", "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    screen = answer(given, inquiries.understood(given, "how do weapons and light work in a battle?", None))
    pressed = [button for block in screen.blocks if isinstance(block, list) for button in block]
    offered = [button for button in pressed if button.label.startswith("📖")]
    assert 0 < len(offered) <= MOST_OFFERED
    assert all(CustomId.read(button.id, menu=False).action == "rules" for button in offered)


@pytest.mark.parametrize(("language", "question"), [("en", "how does it end?"), ("ja", "どうなったら終わり？")])
async def test_no_line_of_an_answer_is_said_twice(world: World, language: str, question: str) -> None:
    given = known(world, "dungeon_go", language)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, question, None)
    once, twice = answer(given, found).text, answer(given, [*found, *found]).text
    assert once
    assert {*twice.splitlines()} <= {*once.splitlines()}
    lines = [line for line in once.splitlines() if line.strip()]
    assert len(lines) == len(set(lines))


async def test_a_public_answer_does_not_tell_what_the_askers_hand_can_do(world: World) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    asked = "can i beat skaladak with this hand"
    private, public = (known(world, "thunderstone", "en", seed="quarry", seat=seat) for seat in (0, None))
    assert "attack against Skaladak in rank 2 is 9" in answer(private, inquiries.understood(private, asked, 0)).text
    screen = answer(public, inquiries.understood(public, asked, 0))
    assert "attack is" not in screen.text
    assert "only in private" in screen.text


async def test_what_is_open_about_a_hero_is_answered_in_public_too(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "can the dullahan hurt me", 0)
    assert answer(given, found).text.startswith("The Dullahan won't hit your")


async def test_a_lead_is_traced_to_its_parts_and_to_what_scored(world: World) -> None:
    given = known(world, "dungeon_go", "en", seat=0)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "why is carol behind me", 0)
    first, *others = answer(given, found).text.splitlines()
    assert first == "Alice is 6 points ahead of Carol: 12 to 6."
    assert any("monsters defeated" in line for line in others)
    assert any("VP" in line for line in others)


@pytest.mark.parametrize(("card", "begins"), [("Amazon Archer", "Yes: **"), ("Amazon Queen", "No. ")])
async def test_what_may_be_done_now_is_answered_from_the_open_question(world: World, card: str, begins: str) -> None:
    given = known(world, "thunderstone", "en", seat=1)
    asked = f"can i buy the {card}"
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 1)
    (line,) = possible.find(given.reader, inquiry, [card.casefold()])
    assert line.startswith(begins)
    assert card in line


@pytest.mark.parametrize(
    ("name", "seat", "asked", "begins"),
    [
        ("dungeon_go", 0, "am i winning", "Yes. You're 1st of 3"),
        ("dungeon_go", 1, "am i winning", "No. You're 2nd of 3"),
        ("dungeon_go", 1, "am i losing", "Yes. You're 2nd of 3"),
        ("dungeon_go", 1, "am i ahead of carol", "Yes. Bob is 2 points ahead of Carol: 8 to 6."),
        ("dungeon_go", 1, "am i behind carol", "No. Bob is 2 points ahead of Carol: 8 to 6."),
        ("dungeon_go", 1, "how many points am i behind alice", "Alice is 4 points ahead of Bob: 12 to 8."),
        ("dungeon_go", 2, "why is alice ahead", "Alice is 6 points ahead of Carol: 12 to 6."),
        (
            "dungeon_lords",
            0,
            "am i winning",
            "No. You're 2nd of 3 with 10 points: 4 behind Bob and 1 ahead of Carol",
        ),
        ("dungeoneer", 2, "am i ahead of alice", "Yes. Carol is 1 quest ahead of Alice: 2 to 1."),
        ("dungeoneer", 1, "am i ahead of alice", "Bob and Alice have 1 quest each."),
    ],
)
async def test_who_is_in_front_is_told_with_the_difference(
    world: World, name: str, seat: int, asked: str, begins: str
) -> None:
    given = known(world, name, "en", seat=seat)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)
    assert answer(given, found).text.startswith(begins)


@pytest.mark.parametrize("asked", ["what can i do now", "what are my options", "今何ができる？", "選択肢は？"])
async def test_what_may_be_chosen_now_is_listed_to_those_who_are_asked(world: World, asked: str) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    bob, alice, nobody = (known(world, "thunderstone", spoken(asked, "en"), seat=seat) for seat in (1, 0, None))
    listed = answer(bob, inquiries.understood(bob, asked, 1)).text
    assert "**" in listed
    assert len([line for line in listed.splitlines() if line.startswith("- ")]) == MOST_CHOICES + 1, "and the rest"
    assert "\n- " not in answer(alice, inquiries.understood(alice, asked, 0)).text
    assert listed not in answer(nobody, inquiries.understood(nobody, asked, 1)).text


@pytest.mark.parametrize(
    ("name", "seat", "asked", "said"),
    [
        ("map_masters", 1, "can i go to B1", "Yes: **[4] Leave (left side, upper) for B1 Locked Store"),
        ("map_masters", 1, "can i go to Z9", ""),
        ("dungeon_lords", 2, "can i mine 1 gold", "Yes: **Mine 1 gold**."),
        ("dungeon_lords", 2, "can i dance", ""),
        ("dungeon_lords", 0, "can i mine 1 gold", ""),
    ],
)
async def test_a_place_or_a_deed_is_looked_for_among_the_answers_that_are_open_now(
    world: World, name: str, seat: int, asked: str, said: str
) -> None:
    given = known(world, name, "en", seed="entrance" if name == "map_masters" else "lantern", seat=seat)
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)
    found = "\n".join(possible.find(given.reader, inquiry, []))
    assert found.startswith(said) if said else not found


@pytest.mark.parametrize(
    ("name", "asked", "has", "lacks"),
    [
        ("map_masters", "what did carol buy", "Carol", "market phase"),
        ("dungeon_go", "did carol hit the living armor", "The Warrior fails to hit", "The Thief attacks"),
        ("dungeoneer", "how did carol get to level 2", "raised by The Hidden Blade", "Carol: level"),
        ("map_masters", "how many coins do i have", "**Alice**: 23 coins", "market phase"),
    ],
)
async def test_the_log_and_the_board_are_searched_for_what_is_asked(
    world: World, name: str, asked: str, has: str, lacks: str
) -> None:
    """Neither headings nor what others did; a player's hero counts as the player."""
    given = known(world, name, "en")
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert has in said
    assert lacks not in said


async def test_no_guess_is_made_beside_an_answer(world: World) -> None:
    given = known(world, "dungeoneer", "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    said = answer(given, inquiries.understood(given, "what's Bob's quest and where does he have to go?", None)).text
    assert "quest" in said
    assert "not sure" not in said


async def test_how_to_get_more_points_is_not_answered_with_the_standings(world: World) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    for language, asked in (("en", "how do I get more points"), ("ja", "点をもっと増やすには？")):
        given = known(world, "thunderstone", language, seat=0)
        said = answer(given, inquiries.understood(given, asked, 0)).text
        assert world.bot.services.texts.say(language, "thunderstone", "ruling-end-points") in said, said


async def test_a_short_second_question_is_understood_from_the_first(world: World) -> None:
    given = known(world, "dungeon_lords", "ja", seat=0)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, "給料日の食糧いくつ？足りる？", 0)
    assert [inquiry.text for inquiry in found] == ["給料日の食糧いくつ", "給料日の食糧いくつ 足りる"]


@pytest.mark.parametrize("asked", ["what should i do?", "どうするのがいい？"])
async def test_who_asks_for_advice_is_told_what_each_answer_does(world: World, asked: str) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    game, _ = middle("thunderstone", "quarry")
    (seat,) = game.waiting(None)
    given = known(world, "thunderstone", spoken(asked, "en"), seed="quarry", seat=seat)
    lines = answer(given, inquiries.understood(given, asked, seat)).text.splitlines()
    assert len([line for line in lines if re.match(r"- \*\*.+\*\*: ", line)]) > 1
    public = known(world, "thunderstone", spoken(asked, "en"), seed="quarry")
    assert not {*lines[1:-1]} & {*answer(public, inquiries.understood(public, asked, seat)).text.splitlines()}


@pytest.mark.parametrize("asked", ["what state am i in?", "私いまどんな状態？"])
async def test_who_asks_for_their_own_state_is_told_of_it_first(world: World, asked: str) -> None:
    given = known(world, "dungeoneer", spoken(asked, "en"))
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)).text
    assert "Alice" in said.splitlines()[0]


async def test_what_just_happened_is_answered_with_the_last_events(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, "what just happened", 0))
    told = [line for entry in entries_of(given.reader, given.events) for line in lines_of(given.reader, entry)]
    shown = [line.removeprefix("-# ") for line in said.text.splitlines() if line.startswith("-# ")]
    assert shown == told[-len(shown) :]
    assert "left out" not in said.text


def said(world: World, name: str, asked: str, seat: int | None = None, *, asker: int = 0, seed: str = "lantern") -> str:
    """The answer to a question in the middle of a game: in public, or in private for a seat."""
    given = known(world, name, "ja" if spoken(asked, "en") == "ja" else "en", seed=seed, seat=seat)
    inquiries = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, asker)
    return answer(given, inquiries).text


@pytest.mark.parametrize("asked", ["how many torches are left to buy", "たいまつあと何枚残ってる"])
async def test_of_a_long_list_only_what_is_asked_for_is_told(world: World, asked: str) -> None:
    answered = said(world, "thunderstone", asked)
    assert len(answered.splitlines()[0]) < 80
    assert not {"Militia", "民兵"} & {*re.findall("Militia|民兵", answered)}


async def test_who_has_the_most_is_said_first_and_a_list_is_counted(world: World) -> None:
    given = known(world, "dungeon_lords", "en", seed="quarry")
    label = next(each for each in labels(given.reader) if each.text == "Tiles")
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, "who has the most tiles", 0)
    first, *lines = on(given.reader, inquiry, label)
    most = max(len(lord.tiles) for lord in given.reader.game.lords)  # type: ignore[union-attr]
    assert f"({most}" in first
    assert len(lines) == len(NAMES)


async def test_a_condition_is_one_question_with_what_it_leads_to(world: World) -> None:
    given = known(world, "thunderstone", "en")
    ask = Inquiries(world.bot.services, world.bot.lookups).understood
    assert len(ask(given, "what happens if i go in and can't kill anything", 0)) == 1
    assert len(ask(given, "what happens if i go in and can i buy then", 0)) == 2


async def test_a_close_race_is_no_question_about_the_end(world: World) -> None:
    given = known(world, "thunderstone", "en")
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, "is it close?", 0)
    assert inquiry.gap
    assert not inquiry.remaining


async def test_an_order_is_named_like_a_deed(world: World) -> None:
    given = known(world, "dungeon_lords", "en")
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, "why can't i buy traps", 0)
    assert inquiry.masked == ("why can't i do it",)


@pytest.mark.parametrize(
    ("name", "asked"),
    [
        ("thunderstone", "what happens after this turn"),
        ("dungeon_lords", "what comes after this step"),
        ("dungeon_lords", "そのあとはどうなる"),
    ],
)
async def test_what_follows_the_step_at_hand_comes_first(world: World, name: str, asked: str) -> None:
    given = known(world, name, "en" if asked.isascii() else "ja", seat=0)
    game = given.reader.game
    assert game is not None
    following = [given.reader.say(case.text) for case in CASES[game.name](game, 0) if case.topic == "next"]
    assert following
    assert said(world, name, asked, 0).startswith(following[0].splitlines()[0])


async def test_what_the_answer_in_question_does_is_told_before_a_rule(world: World) -> None:
    """The line of the open question that is meant, to the player who is asked alone."""
    asked = "what happens if i leave left side, upper, for B1 Locked Store"
    private, public = (said(world, "map_masters", asked, seat, asker=1, seed="entrance") for seat in (1, None))
    assert "Leave (left side, upper) for B1 Locked Store" in private.splitlines()[0]
    assert "1 VP" in private.splitlines()[0]
    assert "] Leave" not in public


def counted_in(given: Known) -> tuple[Game, Result]:
    """The game that is asked about, and its points if it ended now."""
    game = given.reader.game
    assert game is not None
    counted = game.counted()
    assert counted is not None
    return game, counted


async def test_a_tie_for_the_lead_names_all_who_lead(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    given = known(world, "dungeon_go", "en")
    game, counted = counted_in(given)
    best = max(place.total for place in counted.places)
    tied = [
        place.model_copy(update={"total": best}) if place.seat in (0, 1) else place.model_copy(update={"total": 0})
        for place in counted.places
    ]
    tied = [place.model_copy(update={"place": 1 + (place.seat != 0)}) for place in tied]
    result = counted.model_copy(update={"places": tied})
    monkeypatch.setattr(type(game), "counted", lambda self: result)
    first, second = leader(given.reader)
    assert "Alice" in first
    assert "Bob" in first
    assert "Alice" in second
    assert "Bob" not in second


async def test_a_part_that_happens_to_equal_the_total_is_told(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    given = known(world, "dungeon_lords", "en")
    game, counted = counted_in(given)
    first, *others = counted.places
    scores = dict.fromkeys(first.scores, 0) | {"monsters": 2, "prisoners": 4, "conquered": -4}
    first = first.model_copy(update={"scores": scores, "total": 2})
    result = counted.model_copy(update={"places": [first, *others]})
    monkeypatch.setattr(type(game), "counted", lambda self: result)
    (line,) = standing(given.reader, [first.seat])
    assert "2 (monsters 2, prisoners 4, conquered tiles −4)" in line


async def test_how_far_another_is_from_the_first_place_is_told_to_spectators(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    inquiries = Inquiries(world.bot.services, world.bot.lookups).understood(given, "how far is carol off first", None)
    assert answer(given, inquiries).text.startswith("- Alice is 6 points ahead of Carol: 12 to 6.")


async def test_why_a_value_is_what_it_is_is_answered_with_the_event_that_changed_it(world: World) -> None:
    told = said(world, "dungeon_lords", "why is my food 0", 1, asker=1).splitlines()
    assert "Bob hires the Goblin" in told[0]
    assert "2 → 0 (food)" in told[1]


@pytest.mark.parametrize("asked", ["what do i do now", "俺いま何すればいいの"])
async def test_who_is_not_asked_is_told_whose_turn_it_is(world: World, asked: str) -> None:
    (awaited,) = middle("thunderstone")[0].waiting(None)
    other = (awaited + 1) % len(NAMES)
    assert NAMES[awaited] in said(world, "thunderstone", asked, asker=other).splitlines()[0]


@pytest.mark.parametrize(
    ("name", "asked", "asker", "begins"),
    [
        ("dungeon_go", "Carolと何点差？", 1, "BobはCarolを2点リード"),
        ("dungeon_go", "Carolと何点差？", None, "- AliceはCarolを6点リード"),
        ("dungeon_go", "how far is carol off first", 1, "- Alice is 6 points ahead of Carol"),
    ],
)
async def test_a_difference_is_that_to_the_asker_unless_the_first_place_is_meant(
    world: World, name: str, asked: str, asker: int | None, begins: str
) -> None:
    given = known(world, name, spoken(asked, "en"))
    inquiries = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, asker)
    assert answer(given, inquiries).text.startswith(begins)


@pytest.mark.parametrize("asked", ["which room can i build and where", "どの部屋を建てられる？どこに？"])
async def test_a_place_or_time_of_what_was_asked_before_is_one_question_with_it(world: World, asked: str) -> None:
    given = known(world, "dungeon_lords", spoken(asked, "en"), seat=0)
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)
    assert inquiry.where


async def test_a_part_of_a_name_is_recognized_beside_another_name(world: World) -> None:
    given = known(world, "thunderstone", "en")
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, "torch or rations?", 0)
    assert resolved(given, inquiry).things == ("torch", "iron_rations")


@pytest.mark.parametrize(
    ("asked", "first", "players"),
    [
        ("who has more points of hp, bob or carol", "have|has", {"Bob", "Carol"}),
        ("BobとCarol、どっちがHP多い？", "多い", {"Bob", "Carol"}),
        ("who has the most hp", "the most", {"Alice", "Bob", "Carol"}),
    ],
)
async def test_of_two_players_it_is_said_who_has_more(world: World, asked: str, first: str, players: set[str]) -> None:
    given = known(world, "dungeon_go", spoken(asked, "en"))
    label = next(each for each in labels(given.reader) if each.text == "HP")
    (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, None)
    said, *lines = on(given.reader, inquiry, label)
    assert re.search(f"{first}|tied|同じ", said)
    assert {each for line in lines for each in NAMES if each in line} == players


async def test_who_asks_whether_they_have_the_most_is_told_yes_or_no(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    label = next(each for each in labels(given.reader) if each.text == "HP")
    told = set()
    for asker in range(len(NAMES)):
        (inquiry,) = Inquiries(world.bot.services, world.bot.lookups).understood(given, "do i have the most hp", asker)
        told.add(on(given.reader, inquiry, label)[0].split(".")[0])
    assert told <= {"Yes", "No"}
    assert "No" in told


async def test_what_the_table_sells_is_told_in_public(world: World) -> None:
    """Whether the asker can pay is left to a private answer; what is left of it is open."""
    assert said(world, "thunderstone", "can i still buy a torch", asker=1).startswith("- Village")


async def test_whether_something_happened_that_did_not_is_answered_with_no(world: World) -> None:
    first = said(world, "dungeon_go", "did bob kill the chimera").splitlines()[0]
    assert first.removeprefix("- ").startswith("No. ")


async def test_what_is_still_to_do_is_told_to_those_who_win_together(world: World) -> None:
    given = known_of(world, "map_masters", "en", *mission())
    told = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, "are we winning", 1)).text
    assert "nobody leads" in told
    assert "objectives" in told


async def test_an_answer_about_another_player_does_not_speak_to_the_asker(world: World) -> None:
    told, *_ = said(world, "dungeon_go", "could bob still go this round", asker=0).splitlines()
    assert not re.search(r"\byour?\b", told.casefold())


async def test_whether_a_player_has_finished_is_answered_with_yes_or_no(world: World) -> None:
    game, _ = middle("thunderstone")
    (awaited,) = game.waiting(None)
    for seat, name in enumerate(NAMES):
        answered = said(world, "thunderstone", f"has {name} finished", asker=(seat + 1) % len(NAMES))
        assert answered.startswith("No. " if seat == awaited else "Yes. ")


async def test_a_comparison_begins_with_the_person_who_asks(world: World) -> None:
    first, second = said(world, "dungeon_go", "do i have more hp than alice", asker=2).splitlines()[:2]
    assert re.match(r"- (Yes|No)\. \*\*Carol\*\*", first)
    assert "Alice" in second


@pytest.mark.parametrize(
    ("asked", "asker", "has"),
    [
        ("how much tax do we all have to pay", 0, ["Bob", "Carol"]),
        ("how much tax does everyone have to pay", None, ["Alice", "Bob", "Carol"]),
    ],
)
async def test_what_every_player_pays_is_told_of_each(
    world: World, asked: str, asker: int | None, has: list[str]
) -> None:
    given = known(world, "dungeon_lords", "en")
    said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, asker)).text
    assert [each for each in has if each not in said] == []


async def test_the_beginning_of_a_round_is_no_reason_for_a_value(world: World) -> None:
    given = known(world, "dungeon_lords", "en", seed="quarry")
    for seat, name in enumerate(NAMES):
        asked = f"why is {name}'s evil so high"
        said = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)).text
        assert "🗓️" not in said


@pytest.mark.parametrize(
    "asked", ["what should i do now, the orc is too strong", "オークは強すぎるけど、どうすればいい？"]
)
async def test_what_to_do_is_told_whatever_is_remarked_beside_it(world: World, asked: str) -> None:
    (seat,) = middle("thunderstone", "quarry")[0].waiting(None)
    plain = "what should i do now" if asked.isascii() else "どうすればいい？"
    assert said(world, "thunderstone", asked, seat, asker=seat, seed="quarry") == said(
        world, "thunderstone", plain, seat, asker=seat, seed="quarry"
    )


@pytest.mark.parametrize(
    ("asked", "has"),
    [
        ("why can't i go to {}, only the {} is there", "A monster is in that cell"),
        ("なんで{}に行けないの、{}しかいないのに", "モンスターがいます"),
    ],
)
async def test_why_a_place_can_not_be_reached_comes_before_what_else_is_named(
    world: World, asked: str, has: str
) -> None:
    game = GAMES["dungeon_go"].start(len(NAMES), seed="lantern")
    rng, told = Random(1), [(0, event) for event in game.opening]
    blocked: list[str] = []
    while not blocked:
        question = game.awaited()
        refusals: Refusals = []
        question.options(game, refusals)
        blocked = [refused.id for refused in refusals if refused.reason == "blocked_monster"]
        if not blocked:
            ids = pick(game, question, PLAYERS["dungeon_go"]["steady"], rng)
            told += [(game.choices, event) for event in game.choose(question.seat, question.id, ids)]
    language = "en" if asked.isascii() else "ja"
    given = known_of(world, "dungeon_go", language, game, told, question.seat)
    assert given.cards is not None
    monster = given.cards.card_name(next(iter(given.cards.spelled())), language)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(
        given, asked.format(blocked[0], monster), question.seat
    )
    first, *_ = answer(given, found).text.splitlines()
    assert blocked[0] in first
    assert has in first


@pytest.mark.parametrize("asker", [None, 0])
@pytest.mark.parametrize(
    "asked",
    [
        "who would win if the game ended now, coins and all",
        "今終わったらコインも入れて誰が勝つ？",
        "今のトップはだれ？",
    ],
)
async def test_who_leads_is_told_with_the_scores_of_all(world: World, asked: str, asker: int | None) -> None:
    given = known(world, "map_masters", "en" if asked.isascii() else "ja", seed="quarry")
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, asker)
    first, *lines = answer(given, found).text.splitlines()
    assert first == leader(given.reader)[0]
    assert {name for name in NAMES for line in lines if re.match(f"{name}[:：]", line)} == {*NAMES}
    assert not re.search(
        r"\byou(r|rs)?\b|あなた", "\n".join(line for line in lines if not line.startswith("-#")).casefold()
    )


@pytest.mark.parametrize("asked", ["who is the first player", "スタートプレイヤーは誰"])
async def test_who_begins_is_told_before_whose_turn_it_is(world: World, asked: str) -> None:
    given = known(world, "dungeon_lords", "en" if asked.isascii() else "ja", seat=0)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, 0)
    assert answer(given, found).text.splitlines()[0] == place(given.reader)[0]


@pytest.mark.parametrize("asked", ["which one should i take", "どれを選ぶのがいい？"])
async def test_which_to_choose_is_answered_with_the_choice_at_hand(world: World, asked: str) -> None:
    (seat,) = middle("map_masters", "quarry")[0].waiting(None)
    given = known(world, "map_masters", "en" if asked.isascii() else "ja", seed="quarry", seat=seat)
    (question,) = (each for each in given.reader.questions() if each.awaited)
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)
    shown = given.reader.say(f"ask-{question.kind}", **question.args)
    assert shown in answer(given, found).text


@pytest.mark.parametrize("asked", ["how was the last round?", "さっきのラウンドどうだった？"])
async def test_a_round_is_told_of_everyone(world: World, asked: str) -> None:
    answered = said(world, "map_masters", asked, seed="quarry")
    assert [name for name in NAMES if name not in answered] == []


async def test_what_happened_to_something_is_told_from_the_log_before_a_rule(world: World) -> None:
    word, asked = "落とし穴", "さっきの{}どうなったんだっけ"
    given = known(world, "dungeoneer", "ja", seed="quarry", seat=0)
    reader = given.reader
    last = max(at for at, event in enumerate(given.events) if word in reader.line(event))
    given = replace(given, events=given.events[: last + 1])
    lines = [line for entry in entries_of(reader, given.events) for line in lines_of(reader, entry)]
    found = Inquiries(world.bot.services, world.bot.lookups).understood(given, asked.format(word), 0)
    told = [line.removeprefix("- ") for line in answer(given, found).text.splitlines()]
    assert lines[-1] in told[:2]


@pytest.mark.parametrize(
    ("name", "seed", "seat", "asked", "has"),
    [
        ("thunderstone", "lantern", 1, "どのカード買ったらいい？", "何を購入しますか"),
        ("thunderstone", "lantern", 1, "archer or quester?", "What do you buy?"),
        ("thunderstone", "lantern", 1, "is fireball any good", "What do you buy?"),
        ("dungeon_lords", "lantern", 0, "where should i put the souvenir shop", "Build the Souvenir Shop on C2"),
        ("dungeon_lords", "lantern", 0, "みやげ物屋どこに置くのがいい", "C2に「みやげ物屋」を建てる"),
        ("dungeon_lords", "lantern", 1, "why is my score so low", "Bob: 14 (rooms 4"),
        ("dungeoneer", "quarry", 2, "what boons does bob have", "Iron Stance"),
        ("dungeoneer", "quarry", 2, "what happens if i don't explore", "In your Hero phase"),
    ],
)
async def test_what_to_choose_and_what_others_have_is_told_from_the_position(
    world: World, name: str, seed: str, seat: int, asked: str, has: str
) -> None:
    given = known(world, name, spoken(asked, "en"), seed=seed, seat=seat)
    assert has in answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat)).text
