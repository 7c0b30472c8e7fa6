"""Single sentences of the Versus rules, tested one by one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cogs.screens.answers import Answers, Voice
from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.prompt import prompt
from conformance.texts import TEXTS
from games.map_masters.rules import components
from games.map_masters.rules.cards import CARDS, icons_of
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.layouts import Placed, free_spots
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path.making import after
from games.map_masters.rules.path.state import ENDED, ESCAPED
from games.map_masters.rules.path.steps import moves
from games.map_masters.rules.step_options import step_id
from games.map_masters.rules.versus.hands import Hands
from games.map_masters.rules.versus.market import CardWare
from rules.messages import TABLE, Message
from rules.players import RandomPlayer
from rules.questions import Undo, effect_of, refusals, undo_of
from tests.games.driver import played_until, standing_out
from tests.games.map_masters.drawn import Drawn
from tests.games.map_masters.table import Table, exploring, followed

FIVE = ("s1", "s2", "s3", "s4", "s5")


# The table (MM-0, MM-11)


@pytest.mark.slow
@pytest.mark.rule("MM-0.7", "MM-16.7")
def test_the_final_score_adds_up_victory_points_of_all_kinds() -> None:
    for seed in ("vp-1", "vp-2", "vp-3"):
        game = played_until(MapMasters.start(3, {}, seed=seed), lambda _: False, RandomPlayer(), Random(seed))
        assert game.result is not None
        for place in game.result.places:
            player = game.players[place.seat]
            assert place.total == sum(place.scores.values())
            assert place.scores["primary"] == sum(player.primary)
            assert place.scores["secondary"] == sum(player.secondary) // 2
            assert place.scores["time_bonus"] == sum(player.bonus)
            assert place.scores["coins"] == player.coins // 3


@pytest.mark.slow
@pytest.mark.rule("MM-11.6")
def test_the_bank_never_runs_out() -> None:
    table = Table(5).explore(*["s6"] * 5, goal="goal_key_2", coming=["goal_scroll_2", "goal_hole_1"])
    for seat in range(5):
        table.set(seat, coins=100_000).lay("s6", seat=seat).do("start_0.W2", "done", by=seat)
    table.players_are(coins=[100_002] * 5)


@pytest.mark.rule("MM-0.6", "MM-11.5")
def test_the_numbers_of_icons_on_the_market_cards() -> None:
    market = [row for row in CARDS.values() if row.kind == "dungeon"]
    icons = Counter(icon for row in market for _, icon in icons_of(row))
    items = {"coin": 179, "barrel": 77, "sword": 86, "key": 72, "scroll": 89, "rope": 34}
    obstacles = {"monster": 36, "pit": 45, "lava": 24, "padlock": 42}
    assert icons == {**items, **obstacles, "circle": 63, "recycle": 33, "scissors": 33, "stairs": 71}
    themes = Counter(row.theme for row in market)
    assert len(themes) == 12
    assert set(themes.values()) == {6}


# Layouts (MM-2)


@pytest.mark.rule("MM-2.12", "MM-2.13")
def test_separated_cards_cannot_be_moved_out_of_sight() -> None:
    """Two halves of a separated dungeon can be moved apart only up to the size of a joined one."""
    table = exploring("s1 s2 s3 s4 s5", "s1")
    rng = Random("parted")
    table.do("add_s1", "add_s2", "at_0_7", "add_s3", "at_0_14", "take_s2", by=0)
    cards = table.game.players[0].draft.cards
    for _ in range(60):
        table.do(rng.choice(sorted(id for id in table.ids(0) if id.startswith("shift_"))), by=0)
        table.do(min((id for id in table.ids(0) if id.startswith("at_")), key=lambda id: int(id.split("_")[1])), by=0)
        assert max(card.x for card in cards) - min(card.x for card in cards) <= 20
        assert max(card.y for card in cards) - min(card.y for card in cards) <= 28


# The market and the hand (MM-13)


def shown(table: Table, *spells: str) -> Table:
    """Turn up these spells in the market."""
    game = table.game
    deck = game.piles["spells"]
    deck += game.spells
    for spell in spells:
        deck.remove(spell)
    game.spells[:] = spells
    return table


@pytest.mark.rule("MM-13.16", "MM-13.15")
def test_a_spell_is_used_in_the_market_in_which_it_was_bought() -> None:
    table = shown(Table(1), components.HAGGLER, components.PHANTOM_BLADE)
    card = f"card_{table.game.market[4][0]}_{components.HAGGLER}"
    table.never(card).do(components.HAGGLER, card).player_is(0, coins=6 - 2 - 3)
    assert not [id for id in table.ids() if id.endswith(f"_{components.HAGGLER}")], "once per round"


@pytest.mark.rule("MM-13.15")
def test_a_second_fairy_is_of_a_type_that_is_not_sold_out() -> None:
    table = Table(1).set(0, spells=[components.FAIRY_SISTERS]).on_table(stock=[3, 0, 0, 0])
    table.do("token_sword").asks("buy").player_is(0, used="")  # no other type is left
    two = Table(1).set(0, spells=[components.FAIRY_SISTERS]).on_table(stock=[3, 0, 1, 0])
    two.do("token_sword").asks("second_token", "token_rope, none")
    assert two.refused() == {"token_key": "sold_out", "token_scroll": "sold_out"}


@pytest.mark.rule("MM-13.15")
def test_it_remains_the_buyers_turn_during_a_question_about_the_purchase() -> None:
    table = Table(3)
    buyer = table.game.turn
    table.set(buyer, spells=[components.FAIRY_SISTERS]).do("token_key").asks("second_token")
    for seat in (None, 0, 1, 2):
        table.sees(seat, "turn", buyer)
    table.do("none").waits((buyer + 1) % 3).sees(None, "turn", (buyer + 1) % 3)


@pytest.mark.rule("MM-13.4", "MM-13.5")
@pytest.mark.parametrize(("coins", "others", "ends"), [(1, 0, True), (2, 0, False), (1, 1, False)])
def test_the_market_ends_when_nobody_can_buy_any_more(coins: int, others: int, ends: bool) -> None:
    table = Table(3)
    for seat in range(3):
        table.set(seat, coins=coins if seat == table.game.turn else others)
    assert (table.do("token_rope").game.phase != "market") == ends


@pytest.mark.rule("MM-13.22", "MM-13.23")
def test_foresight_is_offered_only_to_players_who_draw_cards() -> None:
    table = Table(1).set(0, spells=[components.FORESIGHT], area=list(FIVE))
    table.run(Hands()).game_is(phase="explore").player_is(0, used="", area=list(FIVE))


@pytest.mark.rule("MM-13.22")
def test_a_card_that_foresight_discards_can_come_back_when_the_deck_is_empty() -> None:
    table = Table(1).set(0, spells=[components.FORESIGHT], area=["s2"], discard=[])
    table.game.piles["deck_0"] = ["s1"]
    table.run(Hands()).do("discard").player_is(0, area="s2 s1")


@pytest.mark.parametrize("answer", ["keep", "discard"])
def test_foresight_cannot_be_taken_back_once_the_hand_is_turned_up(answer: str) -> None:
    """In a solo game there is no simultaneous exploration, which alone would prevent taking it back."""
    table = Table(1).set(0, spells=[components.FORESIGHT]).run(Hands()).do(answer)
    table.game_is(phase="explore").undoes(possible=False)


# The exploration (MM-10, MM-14)


def path_of(table: Table) -> Drawn:
    """The path of the first player."""
    path = table.game.path(0)
    assert path is not None
    return Drawn(path)


@pytest.mark.rule("MM-10.5", "MM-6.4")
def test_a_pact_does_not_change_earlier_payments() -> None:
    table = Table(1).set(0, spells=[components.FAIRY_PACT], tokens=[0, 1, 0, 0]).on_table(stock=[5, 4, 5, 5])
    table.explore(["ta"]).lay("ta").do("start_0.N1", "E", "S", "S")
    path_of(table).crosses(sword=1, monster=1, padlock=1)
    table.do("pact_sword")
    path_of(table).crosses(sword=1, monster=1, padlock=1).path_is(tokens=(1, 0, 0, 0))
    table.do("undo").never("pact_sword").player_is(0, tokens=[1, 1, 0, 0])  # the pact is not taken back


@pytest.mark.rule("MM-10.5")
@pytest.mark.parametrize("cards", [[], [("s1", 0, 0), ("s2", 0, 14)]])
def test_a_pact_can_be_made_while_cards_are_laid_out(cards: list[tuple[str, int, int]]) -> None:
    table = Table(2).set(0, spells=[components.FAIRY_PACT]).explore("s1 s2", "s3")
    table.game.players[0].draft.cards = [Placed(card, False, x, y) for card, x, y in cards]
    table.do("pact_scroll", by=0).logs("pact").draft_is(0, tokens=[0, 0, 0, 1])  # coins, tokens and spells are public
    assert len(table.news) == 1


@pytest.mark.slow
@pytest.mark.rule("MM-4.30", "MM-4.31", "MM-4.2", "MM-14.2")
@pytest.mark.parametrize("paths", [15, pytest.param(40, marks=pytest.mark.long)])
def test_every_legal_path_can_be_drawn_and_every_drawn_path_is_legal(paths: int) -> None:
    spells = sorted(components.PATH_SPELLS - {components.GHOST_LINE})
    market = [card for card, row in CARDS.items() if row.kind == "dungeon"]
    for number in range(paths):
        rng = Random(f"drawn-{number}")
        table = Table(2).set(0, spells=rng.sample(spells, 2), tokens=[rng.randint(0, 1) for _ in range(4)])
        hand = [*rng.sample(FIVE, 1), *rng.sample(market, 2)]
        cards: list[Placed] = []
        for card in hand:
            cards.append(Placed(card, rng.random() < 0.5, *rng.choice(free_spots(cards))))
        table.explore(hand, "s1").lay(*cards)
        begun = path = table.game.walk(0)[0]
        expected: list[str] = []
        while len(expected) < 25 and (ways := moves(path)):
            move = rng.choice(ways)
            expected.append(move.text)
            path = after(path, move)
        steps = table.game.players[0].draft.steps
        while len(steps) < len(expected):
            assert steps == expected[: len(steps)], number
            table.pick(step_id(expected[len(steps)]), seat=0)
        assert steps[: len(expected)] == expected, number
        followed(begun, steps)
        while steps:
            table.pick("undo", seat=0)
            followed(begun, steps)
        assert table.game.walk(0) == (begun,)


@pytest.mark.rule("MM-4.31", "MM-6.7")
def test_the_path_does_not_go_on_by_itself_past_a_way_for_which_something_is_missing() -> None:
    """A line that leads to such an obstacle ends next to it."""

    def missed(table: Table) -> dict[str, str]:
        return {refusal.mark: refusal.reason for refusal in refusals(table.question(0), table.game) if refusal.missed}

    table = exploring("d23 s1", "s1").lay("d23", seat=0).do("start_0.E1", by=0).draft_is(0, steps=["start 0.E1", "W"])
    assert missed(table) == {"m2,1": "obstacle_lava"}
    table.do("N", by=0)
    assert "obstacle_lava" not in missed(table).values(), "it was chosen to leave it"
    roped = Table(2).set(0, tokens=[0, 0, 1, 0]).explore("d23 s1", "s1").lay("d23", seat=0).do("start_0.E1", by=0)
    assert missed(roped) == {}, "with a rope there are two ways, so it has not gone on"


@pytest.mark.rule("MM-14.10", "MM-14.7")
def test_when_time_is_up_unfinished_players_score_but_nobody_wins_the_race() -> None:
    """One player holds a card, one is done, one draws: nobody wins the race, and the steps drawn so far count."""
    table = exploring("s1 s2", "s1", "s1", goal="goal_barrel_1", timer=5)
    table.do("add_s1", "add_s2", by=0).do("done", by=1).lay("s1", seat=2).do("start_0.W2", by=2)
    before = [player.coins for player in table.game.players]
    loaded = table.game.copy_game()
    for game in (table.game, loaded):
        table.game = game
        table.do("time_up", by=TABLE).game_is(bonus=None)
        table.players_are(bonus=[[0], [0], [0]], secondary=[[0], [0], [2]], escapes=[[False], [False], [False]])
        table.players_are(coins=[before[0], before[1], before[2] + 2])
        assert game.phase != "explore"


@pytest.mark.rule("MM-14.7", "MM-14.12")
def test_a_guess_gives_paths_only_to_players_who_can_have_one() -> None:
    table = exploring("s1 s2", "s1", "s3 s4", goal="goal_barrel_1").do("done", by=0)
    rng = Random("guess")
    guesses = [table.game.guess(1, rng) for _ in range(30)]
    assert not any(guess.players[0].draft.steps for guess in guesses), "done, and yet the race is open"
    assert any(guess.players[2].draft.steps for guess in guesses)
    table.lay("s3", seat=2).do("start_0.W1", "done", by=2)
    guesses = [table.game.guess(1, rng) for _ in range(30)]
    assert all(guess.players[2].draft.steps for guess in guesses), "the winner of the race has a path"


@pytest.mark.slow
def test_players_done_in_a_guess_have_stopped_or_escaped_even_at_a_dead_end() -> None:
    table = exploring("s1 s2", "s3", "s4", time_bonus="off").lay("s1").do("start_0.W1", "done", by=0)
    rng = Random("dead ends")
    guesses = [table.game.guess(1, rng) for _ in range(60)]
    paths = [guess.walk(0)[-1] for guess in guesses if guess.players[0].draft.steps]
    assert {path.status for path in paths} == {ENDED, ESCAPED}


@pytest.mark.rule("MM-2.12")
def test_a_refused_place_is_named_like_a_free_one() -> None:
    table = exploring("s1", "s2 s3", "s4").do("add_s2", "add_s3", by=1)
    (refused,) = (refusal for refusal in refusals(table.question(1), table.game) if refusal.id == "at_0_0")
    free = table.options(1)["at_0_7"]
    assert (refused.label.key, refused.reason) == (free.label.key, "overlap")
    assert refused.label.args.keys() | {"number"} == free.label.args.keys(), "both use the same text"


@pytest.mark.rule("MM-14.4")
def test_being_done_requires_a_path_with_a_step_or_none_at_all() -> None:
    table = exploring("s1", "s1").lay("s1").never("done", by=0)
    table.do("rebuild", "done", by=0).player_is(0, done=True)


@pytest.mark.rule("MM-14.10")
def test_the_default_answers_finish_with_what_has_been_drawn() -> None:
    table = exploring("s1 s2", "s1").do("add_s1", "add_s2", by=0).defaults("back", by=0)
    table.do("back", "draw", "start_0.W2", by=0).defaults("done", by=0)
    table.do("clear", by=0).defaults("rebuild", by=0).do("rebuild", by=0).defaults("done", by=0)


# Rewards and refresh (MM-15)


@pytest.mark.rule("MM-15.6", "MM-15.5")
def test_players_with_nothing_to_use_are_not_asked_in_the_refresh() -> None:
    table = Table(3)
    spells = ([components.ENCORE], [components.BARTER])
    table.refreshing("s1", "s2", "s3", optimizers=([0, 0], [0, 0], [1, 0]), spells=spells, coins=[1, 9, 0])
    table.waits(2)  # seat 0 is too poor; a starter has no price


@pytest.mark.rule("MM-15.5c", "MM-15.6")
def test_a_card_can_be_chosen_only_once_in_the_refresh() -> None:
    table = Table(2)
    spells = ([components.BONFIRE, components.BARTER],)
    table.refreshing("s1 d13 s2", "s3", optimizers=([1, 1],), spells=spells, coins=[0, 0])
    table.do(f"{components.BONFIRE}_d13", "recycle_s1").refuses("barter_s2", "no_price")
    for chosen in ("barter_d13", "scissors_d13", "scissors_s1"):
        table.refuses(chosen, "card_chosen")


def test_a_purchase_is_one_answer_and_can_be_taken_back_unless_it_reveals_a_card() -> None:
    table = Table(3)
    asked = table.question()
    options = table.options()
    assert not any(undo_of(asked, option) is Undo.CONFIRMED for option in options.values())
    for id in options:
        game = table.game.copy_game()
        game.choose(asked.seat, asked.id, [id])
        assert game.can_undo(asked.seat) == (id == "pass" or id.startswith("token_")), id


def test_the_cards_that_fit_the_goal_best_stand_out_among_the_goods() -> None:
    table = Table(3)
    game = table.game
    asked = table.question()
    options = table.options()
    cards = [option for option in options.values() if isinstance(option.value, CardWare) and option.value.card]
    fits = {option.id: fitting(option.value.card, game.goals[-1]) for option in cards}
    best = standing_out(asked, game)
    assert best
    assert len(best) <= 2
    assert min(fits[id] for id in best) >= max((fits[id] for id in fits if id not in best), default=0)
    assert all(fits[id] for id in best)


@pytest.mark.parametrize("racing", [True, False])
def test_the_description_of_being_done_leaves_the_word_final_to_the_confirmation(racing: bool) -> None:
    about = Message("about-done_final", {"racing": racing})
    assert "final" not in TEXTS.say("en", "map_masters", about)
    assert "取り消せ" not in TEXTS.say("ja", "map_masters", about)


@pytest.mark.rule("MM-14.7")
@pytest.mark.parametrize(
    ("time_bonus", "done", "racing"), [("on", (), True), ("off", (0, 2), False), ("off", (0,), None)]
)
def test_being_done_is_described_as_final_only_when_it_is(
    time_bonus: str, done: tuple[int, ...], racing: bool | None
) -> None:
    table = exploring("s6", "s1 s3", "s7", goal="goal_key_1", time_bonus=time_bonus)
    for seat in done:
        table.do("done", by=seat)
    table.lay("s1", seat=1)
    table.do(next(id for id in table.ids(1) if id.startswith("start")), by=1)
    about = effect_of(table.options(1)["done"])
    assert about == (Message("about-done_final", {"racing": racing}) if racing is not None else None)


def test_the_question_says_who_else_is_done_and_not_that_steps_are_final() -> None:
    table = exploring("s1 s2 s3", "s4").do("add_s1", "add_s2", "at_0_7", by=0)

    def asked() -> str:
        question = table.question(0)
        game = table.game
        options = question.explained(game)
        voice = Voice(TEXTS, "en", "map_masters", ["Ann", "Bob"])
        answers = Answers(question, game, voice, options, args=question.describe(game))
        shown = OpenQuestion(1, answers, alone=True, hinted=False)
        assert all("done" in option.id for option in shown.forward if shown.is_final(option))
        return prompt(shown)

    assert "Bob" not in asked()
    table.do("done", by=1)
    assert asked().splitlines()[0].endswith("(✅ done: Bob)")
    table.do("draw", "start_0.N1", by=0)
    (title,) = asked().splitlines()
    assert title.endswith("(✅ done: Bob)"), "steps can be taken back"


def test_confirming_warns_of_unused_optimizers() -> None:
    table = Table(3).refreshing("s6", "d37 s1", "s7", optimizers=[[0, 0], [0, 1], [0, 0]])
    assert effect_of(table.options(1)["confirm"]) == Message("about-confirm")
    table.do("scissors_s1", by=1)
    assert effect_of(table.options(1)["confirm"]) is None
