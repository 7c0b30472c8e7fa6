"""Thinking ahead in Versus: many dungeons for a hand, what to buy, to keep and to remove."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import permutations
from random import Random

import pytest

from games.map_masters.players import plans
from games.map_masters.players.card_values import card_value, contents, later_value
from games.map_masters.players.heuristic import HeuristicPlayer
from games.map_masters.players.plans import QUICK, THOROUGH, Hand, plan
from games.map_masters.players.purchases import gain_args
from games.map_masters.players.search_player import FEWEST, SearchPlayer
from games.map_masters.players.spell_values import SPELL_WORTHS
from games.map_masters.rules.cards import CARDS, STARTERS, icons_of
from games.map_masters.rules.components import BONFIRE, ENCORE, FEATHER_STEP, HUNTERS_CALL, LOCK_WHISPER, PHANTOM_BLADE
from games.map_masters.rules.game import MapMasters
from games.map_masters.rules.goals import COIN
from games.map_masters.rules.layouts import layout_fault
from games.map_masters.rules.versus.market import CardWare, SpellWare, TokenWare
from games.map_masters.rules.versus.refresh import Refresh
from rules.messages import Message, Part, part, seat_name
from rules.players import answer, opinion

SEARCH = SearchPlayer()
BARREL, HOLE, PADLOCK, ROOM = "goal_barrel_2", "goal_hole_1", "goal_padlock_2", "goal_room_2"
MONSTER = "goal_monster_2"
MARKET = sorted(card for card, row in CARDS.items() if row.kind == "dungeon")


@pytest.fixture
def _hasty(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Search few positions; the tests do not depend on how many."""
    monkeypatch.setattr(plans, "THOROUGH", THOROUGH._replace(budget=800))
    monkeypatch.setattr(plans, "LONG", 60)
    plan.cache_clear()
    yield
    plan.cache_clear()


def hand(seed: str) -> tuple[str, ...]:
    rng = Random(seed)
    return tuple(sorted([*rng.sample(list(STARTERS), 3), *rng.sample(MARKET, 2)]))


def shop(seats: int, seat: int, goal: str, coins: int) -> MapMasters:
    """A game in which that seat buys first, for that goal."""
    game = MapMasters.start(seats, {"seat_order": "joined"}, seed="shop")
    while game.questions[0].seat != seat:
        game.choose(game.questions[0].seat, game.questions[0].id, ["pass"])
    game.goals[-1] = goal
    game.players[seat].coins = coins
    return game


def pick(game: MapMasters, seed: str = "x", player: HeuristicPlayer = SEARCH) -> str:
    question = game.questions[0]
    return answer(game, question, player, Random(seed))[0]


@pytest.mark.slow
@pytest.mark.parametrize(("numbers", "more"), [((1,), 0.5), pytest.param(range(4), 2.0, marks=pytest.mark.long)])
def test_searching_many_dungeons_finds_more_than_the_five_ideas(numbers: Iterable[int], more: float) -> None:
    gains = []
    for number in numbers:
        cards = hand(f"many-{number}")
        quick, thorough = (plan(Hand(cards, (BARREL,)), care) for care in (QUICK, THOROUGH))
        gains.append(thorough.value - quick.value)
    assert min(gains) > -0.5
    assert sum(gains) > more


@pytest.mark.slow
@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("column", [False, True])
@pytest.mark.parametrize("size", [1, 2, 5])
def test_a_plan_is_legal_uses_the_whole_hand_and_is_always_the_same(size: int, column: bool) -> None:
    cards = hand("legal")[-size:]
    first = plan(Hand(cards, (BARREL,), column=column), plans.THOROUGH)
    assert not layout_fault(first.layout, column=column)
    assert sorted(placed.card for placed in first.layout) == sorted(cards)
    assert (first.layout[0].x, first.layout[0].y) == (0, 0)
    plan.cache_clear()
    assert plan(Hand(cards, (BARREL,), column=column), plans.THOROUGH) == first


def test_a_plan_without_cards_is_empty() -> None:
    assert plan(Hand((), (BARREL,)), QUICK).steps == ()


@pytest.mark.long
@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize("rounds", [1, pytest.param(6, marks=pytest.mark.long)])
@pytest.mark.parametrize("layout", ["free", "column"])
def test_it_lays_the_cards_as_designed_in_every_round(layout: str, rounds: int) -> None:
    """Each dungeon is laid card by card, whatever the ideas are, without ever starting over."""
    game = MapMasters.start(2, {"layout": layout}, seed="laid")
    built = 0
    rng = Random("laid")
    while game.result is None and game.round <= rounds:
        asked = game.awaited()
        seat = asked.seat
        picked = answer(game, asked, SEARCH, rng)
        assert picked[0] not in ("clear", "rebuild", "back")
        if picked == ["draw"] or picked[0].startswith("idea_"):
            built += 1
        if asked.kind == "draw" and not game.players[seat].draft.steps:
            assert game.players[seat].draft.layout == SEARCH.plan(game, game.players[seat]).layout
        game.choose(seat, asked.id, picked)
        assert game.choices < 600
    assert built == 2 * rounds


@pytest.mark.usefixtures("_hasty")
def test_a_layout_that_differs_from_the_design_is_cleared() -> None:
    game = shop(2, 1, BARREL, 0)
    while game.phase == "market":
        game.choose(game.questions[0].seat, game.questions[0].id, ["pass"])
    question = next(question for question in game.questions if question.seat == 1)
    card = SEARCH.plan(game, game.players[1]).layout[-1].card
    game.choose(1, question.id, [f"add_{card}"])
    question = next(question for question in game.questions if question.seat == 1)
    assert answer(game, question, SEARCH, Random(1)) == ["clear"]


def test_the_value_of_a_card_depends_on_what_the_goal_counts_on_it() -> None:
    rich = max(MARKET, key=lambda card: card_value(card, HOLE, COIN))
    assert CARDS[rich].theme == "hole"
    assert card_value(rich, HOLE, COIN) > card_value(rich, BARREL, COIN)
    assert card_value("s1", BARREL, COIN) > card_value("s1", HOLE, COIN), "two barrels, no hole"
    assert card_value("s1", HOLE, 1.0) > card_value("s1", HOLE, 0.0), "three coins"
    assert contents("s1", ROOM)[1] == 2, "two rooms"
    assert card_value("s1", ROOM, COIN) > card_value("s1", HOLE, COIN)


def test_the_later_value_of_a_card_depends_on_the_goals_still_to_come() -> None:
    hole = max(MARKET, key=lambda card: card_value(card, HOLE, COIN))
    assert later_value(hole, (BARREL,), COIN) > later_value(hole, (HOLE, "goal_hole_2"), COIN)


def test_it_buys_a_card_for_the_goal_only_if_it_is_worth_its_cost() -> None:
    game = shop(3, 1, HOLE, 6)
    rich = max((card for card in MARKET if CARDS[card].cost == 5), key=lambda card: card_value(card, HOLE, COIN))
    game.market[5][0] = rich
    game.market[6], game.market[4], game.market[3] = [], [], []
    assert pick(game) == f"card_{rich}"
    game.goals[-1] = BARREL
    game.round = 6
    poor = min((card for card in MARKET if CARDS[card].cost == 5), key=lambda card: card_value(card, BARREL, COIN))
    game.market[5] = [poor]
    game.spells = []
    assert pick(game) == "pass", "three coins left at the end are a point"


def test_a_card_is_worth_more_the_more_rounds_are_left() -> None:
    game = shop(3, 2, BARREL, 9)
    player = game.players[2]
    good = max(MARKET, key=lambda card: later_value(card, (BARREL,), COIN))
    gains = []
    for number in (3, 5, 6):
        game.round = number
        gains.append(SEARCH.gain(game, player, 2, CardWare(CARDS[good].cost, 0, good)))
    assert gains[0] > gains[1] > gains[2]
    game.round = 3
    cheaper = SEARCH.gain(game, player, 2, CardWare(CARDS[good].cost, 1, good))
    assert cheaper == pytest.approx(gains[0] + 0.36, abs=0.01)


def with_icons(**numbers: int) -> list[str]:
    """The four cards of the market that come closest to that many of these icons."""
    lying: dict[str, list[str]] = {card: [icon for _, icon in icons_of(CARDS[card])] for card in MARKET}
    away = {card: sum(abs(on.count(icon) - number) for icon, number in numbers.items()) for card, on in lying.items()}
    return sorted(MARKET, key=lambda card: away[card])[:4]


def locked(padlocks: int, keys: int) -> list[str]:
    """The four cards of the market that come closest to that many padlocks and keys."""
    return with_icons(padlock=padlocks, key=keys)


def guarded(monsters: int, swords: int) -> list[str]:
    """The four cards of the market that come closest to that many monsters and swords."""
    return with_icons(monster=monsters, sword=swords)


@pytest.mark.parametrize(
    ("goal", "area", "token", "place"),
    [(PADLOCK, locked(2, 0), "token_key", 1), (MONSTER, guarded(2, 1), "token_sword", 0)],
)
def test_only_one_token_is_bought_for_the_expected_obstacles(
    goal: str, area: list[str], token: str, place: int
) -> None:
    game = shop(3, 1, goal, 1)
    player = game.players[1]
    player.area = area
    assert pick(game) == token
    assert token in outcomes(game)
    player.tokens[place] = 1
    assert pick(game) == "pass"
    player.tokens[place] = 0
    game.goals[-1] = BARREL
    assert pick(game) == "pass"


@pytest.mark.parametrize(
    ("goal", "area", "deck"),
    [
        *((PADLOCK, area, locked(0, 0)) for area in (locked(1, 3), locked(0, 0))),
        *((MONSTER, area, guarded(0, 0)) for area in (guarded(1, 4), guarded(0, 0))),
    ],
)
def test_no_token_is_bought_with_enough_items_or_without_obstacles(goal: str, area: list[str], deck: list[str]) -> None:
    game = shop(3, 1, goal, 1)
    game.players[1].area, game.piles["deck_1"] = area, deck
    assert pick(game) == "pass"


def test_a_rope_is_bought_for_holes_and_an_equivalent_spell_has_the_same_value() -> None:
    game = shop(3, 1, HOLE, 1)
    player = game.players[1]
    holes = with_icons(lava=2, rope=0)
    player.area = holes
    assert pick(game) == "token_rope"
    player.area = game.piles["deck_1"] = with_icons(pit=2, lava=0, rope=0)
    assert pick(game) == "pass", "falling into a pit circles it, too"
    areas = {HOLE: holes, PADLOCK: locked(2, 0), MONSTER: guarded(2, 1)}
    for goal, token, spell in ((HOLE, 2, FEATHER_STEP), (PADLOCK, 1, LOCK_WHISPER), (MONSTER, 0, PHANTOM_BLADE)):
        game.goals[-1] = goal
        game.round = 6
        player.area = areas[goal]
        dearer = 0.34  # a spell costs a coin more
        for_token = SEARCH.gain(game, player, 1, TokenWare(token))
        assert for_token > 0
        assert SEARCH.gain(game, player, 1, SpellWare(spell)) == pytest.approx(for_token - dearer, abs=0.01)
    game.goals[-1] = PADLOCK
    player.area = game.piles["deck_1"] = locked(1, 1)
    alone = SEARCH.token(game, player, 1, "key")
    player.spells = [LOCK_WHISPER]
    assert 0 <= SEARCH.token(game, player, 1, "key") < alone, "the spell opens one of the padlocks"
    player.spells = []
    player.tokens = [0, 1, 0, 0]
    assert 0 <= SEARCH.token(game, player, 1, "key") < alone, "and so does a token already held"


def outcomes(game: MapMasters, player: HeuristicPlayer = SEARCH) -> dict[str, Message]:
    """The reason shown with each answer to the open question."""
    weighed = opinion(game, game.questions[0], player, Random("told"))
    return {answer.ids[0]: answer.outcome for answer in weighed if answer.outcome is not None}


@pytest.mark.parametrize(("player", "below", "bar"), [(HeuristicPlayer(), "0.0", "0.1"), (SEARCH, "0.1", "0.2")])
def test_only_wares_whose_displayed_gain_reaches_the_threshold_are_bought(
    monkeypatch: pytest.MonkeyPatch, player: HeuristicPlayer, below: str, bar: str
) -> None:
    """The threshold is compared with the figures as shown, to one decimal."""
    game = shop(3, 1, HOLE, 6)
    game.spells = []
    cards = [card for cost in (3, 4, 5, 6) for card in game.market[cost]]
    for more, bought in ((-0.051, False), (-0.049, True)):
        gain = float(bar) + more
        monkeypatch.setattr(
            type(player), "gain", lambda *args, gain=gain: gain * (getattr(args[4], "card", "") == cards[0])
        )
        assert (pick(game, player=player) == f"card_{cards[0]}") == bought
        reasons = outcomes(game, player)
        assert reasons[f"card_{cards[0]}"].args["gain"] == (bar if bought else below)
        assert reasons["pass"] == (Message("tells-pass_keeps") if bought else Message("tells-pass", {"gain": bar}))


@pytest.mark.parametrize(("gain", "side"), [(-0.04, "even"), (0.04, "even"), (-2.66, "less"), (0.06, "more")])
def test_a_gain_is_shown_without_a_sign_and_never_as_minus_zero(gain: float, side: str) -> None:
    assert gain_args(gain) == {"gain": f"{abs(round(gain, 1)):.1f}", "side": side}


def rivals(monkeypatch: pytest.MonkeyPatch, own_gains: dict[str, float], rivals_gains: dict[str, float]) -> MapMasters:
    """Seat 1 of three buys, then seat 2, with these gains for each card; seat 0 gains nothing from any."""
    game = shop(3, 1, HOLE, 6)
    game.spells = []
    game.players[2].coins = 6
    game.players[2].passed = False
    gains = {1: own_gains, 2: rivals_gains}
    monkeypatch.setattr(
        SearchPlayer,
        "gain",
        lambda self, game, player, seat, ware: gains.get(seat, {}).get(getattr(ware, "card", ""), 0.0),
    )
    return game


def test_of_two_similar_cards_it_buys_the_one_the_next_buyer_wants_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = shop(3, 1, HOLE, 6).market[3]
    game = rivals(monkeypatch, {first: 1.6, second: 1.5}, {first: 0.3, second: 3.0})
    assert pick(game) == f"card_{second}"
    reason = outcomes(game)[f"card_{second}"]
    assert (reason.key, reason.args) == ("tells-denies", {"gain": "1.5", "player": seat_name(2)})
    game.players[2].coins = 2
    assert pick(game) == f"card_{first}", "the next buyer cannot afford it"
    game.players[2].coins = 6
    game.players[2].passed = True
    assert pick(game) == f"card_{first}", "the next buyer has passed"
    dissimilar = rivals(monkeypatch, {first: 1.6, second: 0.6}, {first: 0.3, second: 3.0})
    assert pick(dissimilar) == f"card_{first}", "a quarter of what seat 2 loses is less than a point"
    assert outcomes(dissimilar)[f"card_{first}"].key == "tells-gain"
    replaceable = rivals(monkeypatch, {first: 1.6, second: 1.5}, {first: 3.0, second: 3.0})
    assert pick(replaceable) == f"card_{first}", "the next buyer has another card just as good"


def test_no_card_is_bought_only_to_deny_it_to_another_player(monkeypatch: pytest.MonkeyPatch) -> None:
    first, _ = shop(3, 1, HOLE, 6).market[3]
    assert pick(rivals(monkeypatch, {first: 0.1}, {first: 9.0})) == "pass"


def test_encore_is_bought_early_and_used_wherever_it_pays() -> None:
    """The cost of keeping a card matches the threshold for doing so; after the last round nothing is kept."""
    game = refreshing(1, HOLE)
    player = game.players[1]
    player.optimizers = [0, 0]
    player.spells = [ENCORE]
    card = player.area[0]
    ids = [f"{ENCORE}_{card}" for card in player.area]
    assert SEARCH.refresh(game, player, 1, [*ids, "confirm"]) == f"{ENCORE}_{card}"
    gains = {}
    for number in (1, 5, 6):
        game.round = number
        gains[number] = SEARCH.gain(game, game.players[2], 2, SpellWare(ENCORE))
    assert gains[1] > 0.2 > gains[5]
    assert gains[6] < -0.6, "two coins and nothing for them"


def test_in_the_last_round_path_spells_still_have_value_and_refresh_spells_have_none() -> None:
    game = shop(3, 1, BARREL, 6)
    game.round = 6
    path, refresh = (SEARCH.gain(game, game.players[1], 1, SpellWare(spell)) for spell in (HUNTERS_CALL, BONFIRE))
    assert refresh < -0.6, "two coins and nothing for them"
    assert path - refresh == pytest.approx(SPELL_WORTHS[HUNTERS_CALL])


@pytest.mark.parametrize(("over", "used"), [(0.9, False), (1.1, True)])
def test_encore_keeps_a_card_that_is_worth_more_than_its_cost(
    over: float, used: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two coins in the second round are worth 0.8 points, and the threshold for buying is added."""
    game = refreshing(1, HOLE)
    player = game.players[1]
    card, *others = player.area
    owned = len(player.area) + len(game.piles["deck_1"])
    best = over * owned / (owned - 1)  # it is among those whose mean it must exceed
    monkeypatch.setattr(SearchPlayer, "worth", lambda self, game, other: best if other == card else 0.0)
    ids = [f"{ENCORE}_{card}" for card in player.area]
    assert (SEARCH.refresh(game, player, 1, [*ids, "confirm"]) == f"{ENCORE}_{card}") == used
    assert others


def test_its_purchases_do_not_depend_on_the_order_of_its_deck() -> None:
    game = shop(3, 1, HOLE, 9)
    first = pick(game)
    for pile in game.piles.values():
        pile.reverse()
    assert pick(game, "y") == first


def refreshing(seat: int, goal: str) -> MapMasters:
    """A refresh with a card for the goal, four starters, and each optimizer once."""
    game = MapMasters.start(3, {}, seed="refresh")
    player = game.players[seat]
    game.goals[-1] = goal
    game.phase = "refresh"
    game.round = 2
    player.area = [max(MARKET, key=lambda card: card_value(card, HOLE, COIN)), *game.piles[f"deck_{seat}"][:4]]
    del game.piles[f"deck_{seat}"][:4]
    player.optimizers = [1, 1]
    return game


def test_it_keeps_a_card_for_the_next_goal_and_removes_one_of_low_value() -> None:
    game = refreshing(1, HOLE)
    player = game.players[1]
    ids = [f"{mark}_{card}" for mark in ("recycle", "scissors") for card in player.area]
    assert SEARCH.refresh(game, player, 1, [*ids, "confirm"]) == f"recycle_{player.area[0]}"
    removed = SEARCH.refresh(game, player, 1, [*(id for id in ids if id.startswith("scissors")), "confirm"])
    assert removed.removeprefix("scissors_") in player.area[1:]
    assert SEARCH.refresh(game, player, 1, ["confirm"]) == "confirm"


def test_a_card_useful_for_the_next_goal_is_not_removed() -> None:
    """Of two cards, the one worth less in later rounds may be the better one in the next."""
    game = refreshing(1, HOLE)
    player = game.players[1]
    player.optimizers = [0, 1]
    player.discard = [*STARTERS[:4]]
    for pair in permutations(MARKET, 2):
        player.area = [*pair]
        missed, later = ([value(game, player, 1, card) for card in pair] for value in (SEARCH.missed, SEARCH.prospect))
        if later[0] < later[1] and missed[1] < 0 < missed[0]:
            break
    else:
        raise AssertionError("no such pair of cards found")
    ids = [*(f"scissors_{card}" for card in pair), "confirm"]
    assert SEARCH.refresh(game, player, 1, ids) == f"scissors_{pair[1]}"


def test_the_gain_of_keeping_or_removing_a_card_is_shown() -> None:
    """These are the figures it decides by, less the two coins that a spell costs."""
    game = refreshing(1, HOLE)
    player = game.players[1]
    player.spells = [ENCORE]
    question = Refresh(seat=1)
    weighed = SEARCH.weigh(1, question, question.options(game), lambda: game, Random(1))
    tells = {answer.ids[0]: answer.outcome for answer in weighed}
    best, poor = player.area[0], player.area[1]
    gain = SEARCH.kept(game, player, 1, best)
    assert gain > 1
    assert weighed[0].ids == (f"recycle_{best}",)
    assert tells[f"recycle_{best}"] == Message("tells-kept", gain_args(gain))
    assert tells[f"{ENCORE}_{best}"] == Message("tells-kept", gain_args(gain - 2 * 0.4))
    assert tells[f"scissors_{poor}"] == Message("tells-removed", gain_args(SEARCH.missed(game, player, 1, poor)))
    assert tells["confirm"] == Message("tells-confirmed")


def test_no_card_is_removed_if_too_few_would_be_left() -> None:
    game = refreshing(2, BARREL)
    player = game.players[2]
    ids = [*(f"scissors_{card}" for card in player.area), "confirm"]
    deck = game.piles["deck_2"]
    del deck[FEWEST + 1 - len(player.area) :]
    assert SEARCH.refresh(game, player, 2, ids) != "confirm"
    deck.pop()
    assert SEARCH.refresh(game, player, 2, ids) == "confirm"
    question = Refresh(seat=2)
    assert SEARCH.uses(game, player, 2, question.options(game))["confirm"][1] == Message(
        "tells-few_cards", {"cards": FEWEST}
    )


@pytest.mark.slow
@pytest.mark.usefixtures("_hasty")
@pytest.mark.parametrize(("number", "named"), [(5, True), (6, False)])
def test_the_reason_for_a_path_names_its_optimizers_except_in_the_last_round(number: int, named: bool) -> None:
    """After the last round nothing is kept or removed."""
    game = shop(2, 1, BARREL, 0)
    while game.phase == "market":
        game.choose(game.questions[0].seat, game.questions[0].id, ["pass"])
    game.round = number
    player = game.players[1]
    player.area = with_icons(recycle=2, scissors=1)
    plan = SEARCH.plan(game, player)
    assert plan.brings.recycles + plan.brings.scissors
    question = next(question for question in game.questions if question.seat == 1)
    (first, *_) = opinion(game, question, SEARCH, Random("told"))
    assert first.outcome is not None
    assert first.outcome.key == "tells-path"
    kept = {"recycles": plan.brings.recycles, "scissors": plan.brings.scissors} if named else {}
    brought = [Part(f"part-n_{name}", {"n": n}) for name, n in {"coins": plan.brings.coins, **kept}.items() if n]
    assert first.outcome.args["gains"] == part(brought, "part-with", things=brought)
