"""Single sentences of the Versus rules, tested one by one."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from games.map_masters.rules.cards import CARDS, OPENINGS, icons_of
from games.map_masters.rules.components import GOALS, RENEWED_AFTER, SPELLS
from games.map_masters.rules.dungeon import Placed, fault, spots
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.option_texts import fitting
from games.map_masters.rules.path import ENDED, ESCAPED, after, moves, validate
from games.map_masters.rules.step_options import step_id
from games.map_masters.rules.versus.hands import Hands
from games.map_masters.rules.versus.market import CardWare
from locales.texts import Texts
from rules.errors import IllegalChoice
from rules.messages import TABLE, Message
from rules.players import RandomPlayer, answer
from tests.games.driver import keys, of_all
from tests.games.map_masters.table import Table, crossed

S1 = ("s1", False, 0, 0)
S6 = ("s6", False, 0, 0)
FIVE = ("s1", "s2", "s3", "s4", "s5")


def played(seats: int, seed: str) -> MapMasters:
    """A whole game of random players."""
    game, rng = MapMasters.start(seats, {}, seed=seed), Random(seed)
    while game.result is None:
        asked = rng.choice([question for question in game.questions if question.awaited])
        game.choose(asked.seat, asked.id, answer(game, asked, RandomPlayer(), rng))
    return game


# The table (MM-0, MM-11)


@pytest.mark.slow
@pytest.mark.rule("MM-0.7", "MM-16.7")
def test_the_final_score_adds_up_victory_points_of_all_kinds() -> None:
    for seed in ("vp-1", "vp-2", "vp-3"):
        game = played(3, seed)
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
    table = Table(5)
    for player in table.players:
        player.coins = 100_000
    table.explore(*[["s6"]] * 5, goal="goal_key_2", coming=["goal_scroll_2", "goal_hole_1"])
    for seat in range(5):
        table.lay(S6, seat=seat)
        table.pick("start_0.W2", "done", seat=seat)
    assert [player.coins for player in table.players] == [100_002] * 5


@pytest.mark.rule("MM-11.2", "MM-11.12")
def test_reminder_cards_and_parts_of_the_other_mode_are_not_in_play() -> None:
    game = MapMasters.start(4, {}, seed="reminders")
    cards = [card for name, pile in game.piles.items() if name not in ("goals", "spells") for card in pile]
    cards += [card for shown in game.market.values() for card in shown]
    assert {CARDS[card].kind for card in cards} == {"starter", "dungeon"}
    assert len(cards) == 72 + 4 * 9
    assert set(game.piles["goals"]) | set(game.goals) == set(GOALS)
    assert set(game.piles["spells"]) | set(game.spells) == set(SPELLS)
    assert game.team is None


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


# Layouts (MM-2), read again cell by cell


def naive_fault(layout: list[Placed]) -> bool:
    """Whether a layout breaks MM-2.5 to MM-2.8, from the cells and openings alone."""
    covered: dict[tuple[int, int], int] = {}
    for number, card in enumerate(layout):
        for x in range(5):
            for y in range(7):
                if covered.setdefault((card.x + x, card.y + y), number) != number:
                    return True
    gaps = {(card.x + x, card.y + y, side) for card in layout for x, y, side in OPENINGS.values()}
    beside = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
    facing = {"N": "S", "S": "N", "E": "W", "W": "E"}
    groups = [{number} for number in range(len(layout))]
    for (x, y), number in covered.items():
        for side, (dx, dy) in beside.items():
            other = covered.get((x + dx, y + dy), number)
            if other == number:
                continue
            here, there = (x, y, side) in gaps, (x + dx, y + dy, facing[side]) in gaps
            if here != there:
                return True
            if here:
                first, second = (next(group for group in groups if each in group) for each in (number, other))
                if first is not second:
                    groups.remove(second)
                    first |= second
    return len(groups) > 1


@pytest.mark.rule("MM-2.5", "MM-2.6", "MM-2.7", "MM-2.8", "MM-2.9")
def test_layout_checks_agree_with_a_second_implementation() -> None:
    rng = Random("layouts")
    verdicts = Counter[bool]()
    for _ in range(400):
        laid: list[Placed] = []
        for card in rng.sample(FIVE, rng.randint(1, 5)):
            x, y = rng.choice(spots(laid))
            if laid and rng.random() < 0.25:
                x, y = x + rng.randint(-2, 2), y + rng.randint(-2, 2)
            laid.append(Placed(card, rng.random() < 0.5, x, y))
        verdict = naive_fault(laid)
        assert bool(fault(laid)) == verdict, laid
        verdicts[verdict] += 1
    assert min(verdicts.values()) > 50


@pytest.mark.rule("MM-2.12", "MM-2.13")
def test_separated_cards_cannot_be_moved_out_of_sight() -> None:
    """Two halves of a separated dungeon can be moved apart only up to the size of a joined one."""
    table = Table(2)
    table.explore(FIVE, ["s1"])
    rng = Random("parted")
    table.pick("add_s1", "add_s2", "at_0_7", "add_s3", "at_0_14", "take_s2", seat=0)
    draft = table.game.players[0].draft
    for _ in range(60):
        table.pick(rng.choice(sorted(id for id in table.ids(0) if id.startswith("shift_"))), seat=0)
        spot = min((id for id in table.ids(0) if id.startswith("at_")), key=lambda id: int(id.split("_")[1]))
        table.pick(spot, seat=0)
        assert max(card.x for card in draft.cards) - min(card.x for card in draft.cards) <= 20
        assert max(card.y for card in draft.cards) - min(card.y for card in draft.cards) <= 28


# The market and the hand (MM-13)


def shown(table: Table, *spells: str) -> None:
    """Turn up these spells in the market."""
    game = table.game
    deck = game.piles["spells"]
    deck += game.spells
    for spell in spells:
        deck.remove(spell)
    game.spells[:] = spells


@pytest.mark.rule("MM-13.16", "MM-13.15")
def test_a_spell_is_used_in_the_market_in_which_it_was_bought() -> None:
    table = Table(1)
    shown(table, "sb_10", "sb_01")
    card = table.game.market[4][0]
    assert f"card_{card}_sb_10" not in table.ids()
    table.pick("sb_10", f"card_{card}_sb_10")
    player = table.game.players[0]
    assert player.coins == 6 - 2 - 3
    assert not [id for id in table.ids() if id.endswith("_sb_10")], "once per round"


@pytest.mark.rule("MM-13.15")
def test_there_is_no_second_fairy_when_no_other_type_is_left() -> None:
    table = Table(1)
    table.game.players[0].spells = ["sb_14"]
    table.game.stock = [3, 0, 0, 0]
    table.pick("token_sword")
    assert table.kind == "buy"
    assert table.game.players[0].used == []


@pytest.mark.rule("MM-13.15")
def test_a_second_fairy_that_is_sold_out_is_refused_as_such() -> None:
    table = Table(1)
    table.game.players[0].spells = ["sb_14"]
    table.game.stock = [3, 0, 1, 0]
    names = [f"token_{token}" for token in TOKENS]
    table.pick(names[0])
    assert table.kind == "second_token"
    assert table.ids() == {names[2], "none"}
    assert table.refused() == {names[1]: "sold_out", names[3]: "sold_out"}


@pytest.mark.rule("MM-13.4", "MM-13.5")
@pytest.mark.parametrize(("coins", "others", "ends"), [(1, 0, True), (2, 0, False), (1, 1, False)])
def test_the_market_ends_when_nobody_can_buy_any_more(coins: int, others: int, ends: bool) -> None:
    table = Table(3)
    game = table.game
    buyer = table.question().seat
    for seat, player in enumerate(game.players):
        player.coins = coins if seat == buyer else others
    table.pick("token_rope")
    assert (game.phase != "market") == ends


@pytest.mark.rule("MM-13.13", "MM-13.10")
def test_recycled_cards_take_room_in_the_building_area() -> None:
    table = Table(1)
    player = table.game.players[0]
    player.coins, player.area = 20, ["s1", "s2", "s3", "s4"]
    table.pick(f"card_{table.game.market[3][0]}")
    assert table.refused()[f"card_{table.game.market[3][0]}"] == "building_area_full"
    with pytest.raises(IllegalChoice, match="building_area_full"):
        table.pick("blind_3")


@pytest.mark.rule("MM-13.22", "MM-13.23")
def test_foresight_is_offered_only_to_players_who_draw_cards() -> None:
    table = Table(1)
    game = table.game
    game.players[0].spells, game.players[0].area = ["sb_16"], list(FIVE)
    table.run(Hands())
    assert game.phase == "explore"
    assert game.players[0].used == []
    assert game.players[0].area == list(FIVE)


@pytest.mark.rule("MM-13.22")
def test_a_card_that_foresight_discards_can_come_back_when_the_deck_is_empty() -> None:
    table = Table(1)
    game = table.game
    player = game.players[0]
    player.spells, player.area = ["sb_16"], ["s2"]
    game.piles["deck_0"], player.discard = ["s1"], []
    table.run(Hands())
    table.pick("discard")
    assert player.area == ["s2", "s1"]


@pytest.mark.parametrize("answer", ["keep", "discard"])
def test_foresight_cannot_be_taken_back_once_the_hand_is_turned_up(answer: str) -> None:
    """In a solo game there is no simultaneous exploration, which alone would prevent taking it back."""
    table = Table(1)
    table.game.players[0].spells = ["sb_16"]
    table.run(Hands())
    table.pick(answer)
    assert table.game.phase == "explore"
    assert not table.game.can_undo(0)


# The exploration (MM-10, MM-14)


@pytest.mark.rule("MM-10.5", "MM-6.4")
def test_a_pact_does_not_change_earlier_payments() -> None:
    table = Table(1)
    player = table.game.players[0]
    player.spells = ["sb_02"]
    player.tokens, table.game.stock[1] = [0, 1, 0, 0], 4
    table.explore(["ta"])
    table.lay(("ta", False, 0, 0))
    table.pick("start_0.N1", "E", "S", "S")
    before = table.game.path(0)
    assert before is not None
    assert crossed(before) == {"sword": 1, "monster": 1, "padlock": 1}
    table.pick("pact_sword")
    after = table.game.path(0)
    assert after is not None
    assert crossed(after) == crossed(before)
    assert after.tokens == (1, 0, 0, 0)
    table.pick("undo")
    assert "pact_sword" not in table.ids(), "the pact is not taken back"
    assert player.tokens == [1, 1, 0, 0]


@pytest.mark.rule("MM-10.5")
@pytest.mark.parametrize("cards", [[], [("s1", 0, 0), ("s2", 0, 14)]])
def test_a_pact_can_be_made_while_cards_are_laid_out(cards: list[tuple[str, int, int]]) -> None:
    table = Table(2)
    table.game.players[0].spells = ["sb_02"]
    table.explore(["s1", "s2"], ["s3"])
    table.game.players[0].draft.cards = [Placed(card, False, x, y) for card, x, y in cards]
    events = table.pick("pact_scroll", seat=0)
    assert keys(events) == ["pact"]
    assert events[0].audience is None, "coins, tokens and spells are public"
    assert table.game.players[0].draft.tokens == [0, 0, 0, 1]


@pytest.mark.rule("MM-14.6", "MM-14.8")
def test_a_player_who_withdraws_being_done_may_still_win_the_race() -> None:
    table = Table(2)
    table.explore(["s1"], ["s1"], goal="goal_barrel_1")
    table.pick("done", seat=0)
    table.pick("withdraw", seat=0)
    table.lay(S1)
    table.pick("start_0.W2", "done", seat=0)
    assert table.game.bonus == 0
    with pytest.raises(IllegalChoice):
        table.game.choose(0, 1, ["withdraw"])


@pytest.mark.slow
@pytest.mark.rule("MM-4.30", "MM-4.31", "MM-4.2", "MM-14.2")
@pytest.mark.parametrize("paths", [15, pytest.param(40, marks=pytest.mark.long)])
def test_every_legal_path_can_be_drawn_and_every_drawn_path_is_legal(paths: int) -> None:
    spells = ("sb_01", "sb_03", "sb_04", "sb_05", "sb_07", "sb_08", "sb_09", "sb_11", "sb_12")
    market = [card for card, row in CARDS.items() if row.kind == "dungeon"]
    for number in range(paths):
        rng = Random(f"drawn-{number}")
        table = Table(2)
        player = table.game.players[0]
        player.spells, player.tokens = rng.sample(spells, 2), [rng.randint(0, 1) for _ in range(4)]
        hand = [*rng.sample(FIVE, 1), *rng.sample(market, 2)]
        table.explore(hand, ["s1"])
        laid: list[Placed] = []
        for card in hand:
            laid.append(Placed(card, rng.random() < 0.5, *rng.choice(spots(laid))))
        player.draft.cards = laid
        table.pick("draw", seat=0)
        begun = path = table.game.walk(0)[0]
        wanted: list[str] = []
        while len(wanted) < 25 and (ways := moves(path)):
            move = rng.choice(ways)
            wanted.append(move.text)
            path = after(path, move)
        steps = player.draft.steps
        while len(steps) < len(wanted):
            assert steps == wanted[: len(steps)], number
            table.pick(step_id(wanted[len(steps)]), seat=0)
        assert steps[: len(wanted)] == wanted, number
        assert validate(begun, steps).ok
        while steps:
            table.pick("undo", seat=0)
            assert validate(begun, steps).ok
        assert table.game.walk(0) == [begun]


@pytest.mark.rule("MM-14.10", "MM-14.7")
def test_when_time_is_up_unfinished_players_score_but_nobody_wins_the_race() -> None:
    """One player holds a card, one is done, one draws: nobody wins the race, and the steps drawn so far count."""
    table = Table(3, timer=5)
    table.explore(["s1", "s2"], ["s1"], ["s1"], goal="goal_barrel_1", coming=["goal_key_2", "goal_rope_1"])
    game = table.game
    table.pick("add_s1", "add_s2", seat=0)
    table.pick("done", seat=1)
    table.lay(S1, seat=2)
    table.pick("start_0.W2", seat=2)
    clock = next(question for question in game.questions if question.seat == TABLE)
    loaded = game.copy_game()
    for each in (game, loaded):
        each.choose(TABLE, clock.id, ["time_up"])
        assert each.bonus is None
        assert [player.bonus for player in each.players] == [[0], [0], [0]]
        assert [player.secondary for player in each.players] == [[0], [0], [2]]
        assert [player.escapes for player in each.players] == [[False], [False], [False]]
        assert each.phase != "explore"


@pytest.mark.rule("MM-14.7", "MM-14.12")
def test_a_guess_gives_paths_only_to_players_who_can_have_one() -> None:
    table = Table(3)
    table.explore(["s1", "s2"], ["s1"], ["s3", "s4"], goal="goal_barrel_1")
    table.pick("done", seat=0)
    rng = Random("guess")
    guesses = [table.game.guess(1, rng) for _ in range(30)]
    assert not any(guess.players[0].draft.steps for guess in guesses), "done, and yet the race is open"
    assert any(guess.players[2].draft.steps for guess in guesses)
    table.lay(("s3", False, 0, 0), seat=2)
    table.pick("start_0.W1", "done", seat=2)
    guesses = [table.game.guess(1, rng) for _ in range(30)]
    assert all(guess.players[2].draft.steps for guess in guesses), "the winner of the race has a path"


@pytest.mark.slow
def test_players_done_in_a_guess_have_stopped_or_escaped_even_at_a_dead_end() -> None:
    table = Table(3, time_bonus="off")
    table.explore(["s1", "s2"], ["s3"], ["s4"])
    table.lay(("s1", False, 0, 0), seat=0)
    table.pick("start_0.W1", "done", seat=0)
    rng = Random("dead ends")
    guesses = [table.game.guess(1, rng) for _ in range(60)]
    paths = [guess.walk(0)[-1] for guess in guesses if guess.players[0].draft.steps]
    assert {path.status for path in paths} == {ENDED, ESCAPED}


@pytest.mark.rule("MM-2.12")
def test_a_refused_place_is_named_like_a_free_one() -> None:
    table = Table(3)
    table.explore(["s1"], ["s2", "s3"], ["s4"])
    table.pick("add_s2", "add_s3", seat=1)
    (refused,) = (each for each in table.question(1).refusals(table.game) if each.id == "at_0_0")
    free = table.options(1)["at_0_7"]
    assert (refused.key, refused.reason) == (free.key, "overlap")
    assert refused.args.keys() | {"number"} == free.args.keys(), "both use the same text"


@pytest.mark.rule("MM-14.4")
def test_being_done_requires_a_path_with_a_step_or_none_at_all() -> None:
    table = Table(2)
    table.explore(["s1"], ["s1"])
    table.lay(S1)
    assert "done" not in table.ids(0)
    table.pick("rebuild", "done", seat=0)
    assert table.game.players[0].done


@pytest.mark.rule("MM-14.10")
def test_the_default_answers_finish_with_what_has_been_drawn() -> None:
    table = Table(2)
    table.explore(["s1", "s2"], ["s1"])
    table.pick("add_s1", "add_s2", seat=0)
    for expected in (["back"], ["done"]):
        asked = table.question(0)
        assert asked.default(table.game) == expected
        if expected == ["back"]:
            table.pick("back", "draw", "start_0.W2", seat=0)
    table.pick("clear", seat=0)
    assert table.question(0).default(table.game) == ["rebuild"]
    table.pick("rebuild", seat=0)
    assert table.question(0).default(table.game) == ["done"]


# Rewards and refresh (MM-15)


@pytest.mark.rule("MM-15.6", "MM-15.5")
def test_players_with_nothing_to_use_are_not_asked_in_the_refresh() -> None:
    table = Table(3)
    spells = (["sb_15"], ["sb_17"])
    table.refreshing(["s1"], ["s2"], ["s3"], optimizers=([0, 0], [0, 0], [1, 0]), spells=spells, coins=[1, 9, 0])
    assert [question.seat for question in table.game.questions] == [2], "seat 0 is too poor; a starter has no price"


@pytest.mark.rule("MM-15.5c", "MM-15.6")
def test_a_card_can_be_chosen_only_once_in_the_refresh() -> None:
    table = Table(2)
    hand, spells = ["s1", "d13", "s2"], ["sb_13", "sb_17"]
    table.refreshing(hand, ["s3"], optimizers=([1, 1],), spells=(spells,), coins=[0, 0])
    table.pick("sb_13_d13", "recycle_s1")
    refused = table.refused()
    assert refused["barter_d13"] == refused["scissors_d13"] == refused["scissors_s1"] == "card_chosen"
    assert refused["barter_s2"] == "no_price"


@pytest.mark.rule("MM-13.15")
def test_it_remains_the_buyers_turn_during_a_question_about_the_purchase() -> None:
    table = Table(3)
    buyer = table.question().seat
    table.players[buyer].spells = ["sb_14"]
    table.pick("token_key")
    assert table.kind == "second_token"
    assert [table.game.view(seat).turn for seat in (None, *range(3))] == [buyer] * 4
    table.pick("none")
    assert table.game.view(None).turn == table.question().seat != buyer


def test_a_purchase_is_one_answer_and_can_be_taken_back_unless_it_reveals_a_card() -> None:
    table = Table(3)
    asked, options = table.question(), table.options()
    assert not any(asked.asks_again(table.game, option) for option in options.values())
    for id in options:
        game = table.game.copy_game()
        game.choose(asked.seat, asked.id, [id])
        assert game.can_undo(asked.seat) == (id == "pass" or id.startswith("token_")), id


def test_the_cards_that_fit_the_goal_best_stand_out_among_the_goods() -> None:
    table = Table(3)
    game = table.game
    asked, options = table.question(), table.options()
    cards = [option for option in options.values() if isinstance(option.value, CardWare) and option.value.card]
    fits = {option.id: fitting(option.value.card, game.goals[-1]) for option in cards}
    best = of_all(asked, "stands_out", game)
    assert best
    assert len(best) <= 2
    assert min(fits[id] for id in best) >= max((fits[id] for id in fits if id not in best), default=0)
    assert all(fits[id] for id in best)


@pytest.mark.parametrize("racing", ["yes", "no"])
def test_the_description_of_being_done_leaves_the_word_final_to_the_confirmation(racing: str) -> None:
    texts, about = Texts(), Message("about-done_final", {"racing": racing})
    assert "final" not in texts.say("en", "map_masters", about)
    assert "取り消せ" not in texts.say("ja", "map_masters", about)


@pytest.mark.rule("MM-14.7")
@pytest.mark.parametrize(
    ("time_bonus", "done", "racing"), [("on", (), "yes"), ("off", (0, 2), "no"), ("off", (0,), "")]
)
def test_being_done_is_described_as_final_only_when_it_is(time_bonus: str, done: tuple[int, ...], racing: str) -> None:
    table = Table(3, time_bonus=time_bonus)
    table.explore(["s6"], ["s1", "s3"], ["s7"], goal="goal_key_1")
    for seat in done:
        table.pick("done", seat=seat)
    table.lay(S1, seat=1)
    table.pick("by_hand" if "by_hand" in table.ids(1) else "draw", seat=1)
    table.pick(next(id for id in table.ids(1) if id.startswith("start")), seat=1)
    about = table.question(1).about(table.game, table.options(1)["done"])
    assert about == (Message("about-done_final", {"racing": racing}) if racing else None)


def test_confirming_warns_of_unused_optimizers_and_scissors_list_weak_cards_first() -> None:
    table = Table(3)
    table.game.round = RENEWED_AFTER
    table.refreshing(["s6"], ["d37", "s1"], ["s7"], optimizers=[[0, 0], [0, 1], [0, 0]])
    asked, options = table.question(1), table.options(1)
    assert [id for id in options if id in ("scissors_s1", "scissors_d37")] == ["scissors_s1", "scissors_d37"]
    assert asked.about(table.game, options["confirm"]) == Message("about-confirm")
    table.pick("scissors_s1", seat=1)
    assert table.question(1).about(table.game, table.options(1)["confirm"]) is None
