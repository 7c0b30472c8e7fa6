"""The pictures of Thunderstone: legible, complete, inside their frame, and with the same content in words."""

from __future__ import annotations

import itertools
import re

import pytest

from games.thunderstone import pictures as thunderstone
from games.thunderstone.pictures import style, villages
from games.thunderstone.pictures.cards import Face, capitalized, draw_face
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.name_search import completed, listed
from games.thunderstone.pictures.upcoming import coming_up
from games.thunderstone.pictures.words import KINDS, Locale, deck_words, kind_of, values_of
from games.thunderstone.rules.cards import CARDS, MONSTER_GROUPS, THUNDERSTONE
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.view import ThunderstoneView, TurnView
from locales.sanitizing import sanitize
from locales.texts import LANGUAGES, Texts
from pictures.badges import SHAPES
from pictures.kit import HEIGHT, WIDTH, framed
from pictures.paragraphs import broken
from pictures.svg import Picture
from rules.messages import refer
from tests.games.svg import contrast, shown_in
from tests.games.thunderstone.positions import (
    ALL,
    battle,
    opening,
    pledging,
    shown,
    turn,
    view,
    village,
    won,
)
from tests.games.thunderstone.table import lay

pytestmark = pytest.mark.slow

GAME = "thunderstone"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ"]
MARKS = ("rank-1", "stack-torch", "stack-redblade", "card-1", "card-militia")


@pytest.mark.parametrize(
    ("language", "hidden", "in_hall"),
    [
        ("en", "is still in the dungeon deck", "lies in rank 2 of the hall"),
        ("ja", "まだダンジョンデッキの中です", "ホールの第2階層にあり"),
    ],
)
def test_what_comes_next_tells_where_the_thunderstone_lies(
    texts: Texts, language: str, hidden: str, in_hall: str
) -> None:
    for hall, words in (("griffon griffon griffon", hidden), ("griffon thunderstone griffon", in_hall)):
        end = coming_up(lay(hall=hall).view(0))[-1]
        assert words in texts.say(language, GAME, end)


def test_what_was_done_with_a_card_begins_as_a_sentence() -> None:
    assert capitalized(["weapon: Dagger", "used"]) == ["Weapon: Dagger", "Used"]
    assert capitalized(["装備：ダガー"]) == ["装備：ダガー"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_where_the_thunderstone_lies_until_the_end(texts: Texts, language: str) -> None:
    locale = Locale(language, texts, NAMES)
    rank, ends = {"en": ("rank 2", "rank 1"), "ja": ("第2階層", "第1階層")}[language]
    seen = lay(hall="griffon thunderstone griffon").view(0)
    for brief in (True, False):
        assert rank in deck_words(seen, locale, brief=brief)
        assert rank not in deck_words(lay(hall="griffon - griffon").view(0), locale, brief=brief)
        assert ends not in deck_words(won(), locale, brief=brief)


def read(picture: Picture) -> str:
    """All words of a picture, without spaces, so that a text of several lines is found in it."""
    return squeezed("".join(shown_in(picture)))


def squeezed(words: str) -> str:
    return "".join(words.split())


def badges_in(picture: Picture) -> set[tuple[str, str]]:
    """The values that a picture shows, each by the shape of its badge, with its number."""
    return {
        (value, number)
        for value, (_, shape) in SHAPES.items()
        for number in re.findall(rf'd="{re.escape(shape)}".*?<text[^>]*>(\d+)</text>', picture.svg)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_village_shows_the_whole_names_of_any_cards(texts: Texts, language: str) -> None:
    locale = Locale(language, texts, NAMES)
    played = [Thunderstone.start(3, seed=str(seed)).view(0) for seed in range(40)]
    for seen in [*played, village(), battle()]:
        drawn = Picture(framed(HEIGHT, villages.draw(seen, locale, WIDTH, MARKS)), "", "")
        assert {locale.stack(stack) for stack in seen.stacks} <= set(shown_in(drawn))
        assert max(len(stacks) for stacks in villages.columns(seen.stacks)) <= villages.MOST


def test_the_text_of_the_board_is_complete(texts: Texts) -> None:
    for name, language in itertools.product(ALL, LANGUAGES):
        seen = ALL[name]()
        board = thunderstone.board(seen, language, texts, NAMES)
        assert len(board.alt) <= 1000
        for rank in seen.hall:
            if rank.card is not None:
                line = next(line for line in board.text.splitlines() if f"{rank.rank}" in line[:10] and "- " in line)
                assert texts.say(language, GAME, f"card-{rank.card}") in line
                assert str(CARDS[rank.card].health or "") in line
                assert texts.say(language, GAME, f"card-{rank.card}") in board.alt
        for stack in seen.stacks:
            if stack.top is not None:
                assert texts.say(language, GAME, f"card-{stack.top}") in board.text
        for player in seen.players:
            assert sanitize(NAMES[player.seat], markdown=True) in board.text
            points = {"en": f"{player.points} VP", "ja": f"勝利点{player.points}"}[language]
            assert points in board.text or seen.result is not None
        for group in seen.groups:
            assert texts.say(language, GAME, f"group-{group}") in board.text
        assert str(seen.dungeon) in board.alt


@pytest.mark.parametrize(("language", "card"), list(itertools.product(LANGUAGES, CARDS)))
def test_every_card_is_shown_with_its_text_in_hand_in_the_hall_and_alone(
    texts: Texts, language: str, card: str
) -> None:
    words = texts.say(language, GAME, f"card-text-{card}") if texts.has(language, GAME, f"card-text-{card}") else ""
    others = ["torch", "dagger", "militia", "militia", "iron_rations"]
    hand = thunderstone.hand(view(2, hand=[card, *others], turn=turn()), 0, language, texts, NAMES)
    alone = thunderstone.card(card, language, texts)
    brief = texts.say(language, GAME, f"brief-{card}") if texts.has(language, GAME, f"brief-{card}") else words
    if CARDS[card].stack in ("dungeon", THUNDERSTONE):
        hall = [{"rank": rank, "card": card, "darkness": rank + CARDS[card].darker} for rank in (1, 2, 3)]
        board = thunderstone.board(view(2, hall=hall), language, texts, NAMES)
        assert squeezed(brief) in read(board)
        assert squeezed(texts.say(language, GAME, f"card-{card}")) in read(board)
        assert words in board.text
        for key, value in values_of(CARDS[card]):
            assert (key, str(value)) in badges_in(board)
    assert squeezed(words) in read(alone)
    assert squeezed(words) in read(hand) or squeezed(brief) in read(hand)
    for picture in (hand, alone):
        assert squeezed(texts.say(language, GAME, f"card-{card}")) in read(picture)
        assert words in picture.text
    assert len(alone.alt) <= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_state_of_revealed_cards_is_shown(texts: Texts, language: str) -> None:
    picture = thunderstone.hand(battle(), 0, language, texts, NAMES)
    weapon = texts.say(language, GAME, "state-wields", weapon=refer("card-flaming_sword"))
    for words in (weapon, texts.say(language, GAME, "state-used"), texts.say(language, GAME, "state-off")):
        assert words in picture.text
        assert squeezed(capitalized([words])[0]) in read(picture)
    assert texts.say(language, GAME, "state-borrowed", player=sanitize(NAMES[1], markdown=True)) in picture.text
    borrowed = capitalized([texts.say(language, GAME, "state-borrowed", player=NAMES[1])])[0]
    assert squeezed(borrowed) in read(picture)
    left = texts.say(language, GAME, "effect-banish-1")
    assert left in picture.text, "not used yet"
    assert texts.say(language, GAME, "effect-goodberries-1") not in picture.text, "used"
    ended = battle().model_copy(update={"result": won().result})
    assert left not in thunderstone.hand(ended, 0, language, texts, NAMES).text, "the game is over"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_chosen_to_be_discarded_are_marked_only_for_their_owner(texts: Texts, language: str) -> None:
    words = texts.say(language, GAME, "state-pledged")
    seen = pledging()
    lines = shown_in(thunderstone.hand(seen, 2, language, texts, NAMES))
    assert sum(line.startswith(capitalized([words])[0]) for line in lines) == len(seen.pledged)
    assert words not in thunderstone.board(seen, language, texts, NAMES).text


def test_an_unrevealed_hand_is_not_shown_on_the_board(texts: Texts) -> None:
    seen = opening()
    other = seen.model_copy(update={"hand": ["thunderstone", "disease"]})
    boards = [thunderstone.board(each, "en", texts, NAMES) for each in (seen, other)]
    assert boards[0] == boards[1]


def test_the_page_shows_a_players_hand_on_the_board_only_in_their_own_turn(texts: Texts) -> None:
    seen = opening()
    assert seen.seat is not None
    turn = seen.turn.model_copy(update={"seat": seen.seat})
    waits = seen.turn.model_copy(update={"seat": (seen.seat + 1) % seen.seats})

    def page(turn: TurnView, hand: list[str]) -> str:
        shown = seen.model_copy(update={"turn": turn, "hand": hand})
        return thunderstone.live_board(shown, "en", texts, NAMES).svg

    one, other = ["militia", "militia", "torch"], ["disease", "torch"]
    assert page(turn, one) != page(turn, other)
    assert page(waits, one) == page(waits, other)


def test_a_stack_that_was_drawn_before_is_drawn_anew_once_it_has_changed_or_in_another_language(texts: Texts) -> None:
    seen = opening()

    def board(language: str, **changes: object) -> str:
        stacks = [seen.stacks[0].model_copy(update=changes), *seen.stacks[1:]]
        return thunderstone.live_board(seen.model_copy(update={"stacks": stacks}), language, texts, NAMES).svg

    top = seen.stacks[0].top
    assert top is not None
    boards = [
        board("en"),
        board("ja"),
        board("en", left={**seen.stacks[0].left, top: 1}),
        board("en", top=None, left=dict.fromkeys(seen.stacks[0].left, 0)),
    ]
    assert len(set(boards)) == len(boards)
    assert board("en") == boards[0]


def test_equal_cards_of_a_large_hand_are_stacked(texts: Texts) -> None:
    cards = [*["militia"] * 5, "torch", "dagger"]
    picture = thunderstone.hand(view(2, hand=cards, turn=turn()), 0, "en", texts, NAMES)
    assert shown_in(picture).count("Militia ×5") == 1
    assert "Militia" not in shown_in(picture)
    six = thunderstone.hand(view(2, hand=cards[1:], turn=turn()), 0, "en", texts, NAMES)
    assert shown_in(six).count("Militia") == 4, "six are shown one by one"
    wizards = thunderstone.hand(view(2, hand=["elf_wizard"] * 7, turn=turn()), 0, "en", texts, NAMES)
    assert "Elf Wizard Lv1 ×7" in shown_in(wizards)


@pytest.mark.parametrize("marks", [["stack-elf", "stack-torch"], ["card-2"]])
def test_the_page_draws_no_edge_over_the_names_of_lit_rows(texts: Texts, marks: list[str]) -> None:
    seen = view(3, turn=turn("dungeon", [shown(1, "militia"), shown(2, "torch")]))
    picture = thunderstone.board(seen, "en", texts, NAMES, marks)
    assert re.findall(r'data-mark="([^"]+)"[^>]* data-lit=""', picture.svg) == marks


def test_questions_show_the_part_of_the_board_they_are_about(texts: Texts) -> None:
    def shown(seen: ThunderstoneView, kind: str) -> Picture | None:
        return thunderstone.decision(seen, kind, ("rank-1", "stack-torch"), "en", texts, NAMES)

    hall, shop = shown(battle(), "act_in_dungeon"), shown(village(), "buy_card")
    assert hall is not None
    assert shop is not None
    assert "the game ends when it reaches rank 1" in hall.text
    assert "Attack −2 for each point of light you lack." in hall.text
    assert "Torch" in shop.text
    assert "Lantern" not in shop.text, "it cannot be bought"
    assert shown(village(), "choose_payment") is None, "in the village the hand is enough"
    assert shown(opening(), "level_up") is None
    bought, revealed = (
        thunderstone.decision(battle(), "take_spoils", m, "en", texts, NAMES) for m in (["stack-torch"], [])
    )
    assert bought is not None
    assert revealed is None, "the Sphinx shows cards of the party deck"
    assert {"choose_action", "act_in_dungeon", "level_up", "discard_cards"} <= thunderstone.WITH_HAND
    assert "buy_card" not in thunderstone.WITH_HAND


def test_every_card_has_one_kind_and_every_group_its_own_drawing() -> None:
    assert {kind_of(card) for card in CARDS} == set(KINDS)
    firsts = [next(card.id for card in CARDS.values() if card.type == group) for group in MONSTER_GROUPS]
    assert len({emblem(card) for card in [*firsts, THUNDERSTONE]}) == len(MONSTER_GROUPS) + 1
    assert len({style.icon(kind, 0, 0, 30) for kind in KINDS}) == len(KINDS)


def test_a_torch_is_drawn_as_one_and_not_as_a_sack_or_a_gem(texts: Texts) -> None:
    for card in ("torch", "iron_rations", "lightstone_gem"):
        drawn = draw_face(Locale("en", texts), Face(card), 300, 420)
        assert (style.KINDS["light"][1] in drawn) is (card == "torch")


def test_lines_break_between_words_and_never_start_with_punctuation() -> None:
    lines, squeeze = broken("Dungeon: draw 1 card. Repeat dungeon: destroy a Disease.", 28, 200, 9)
    assert squeeze == 1
    assert " ".join(lines) == "Dungeon: draw 1 card. Repeat dungeon: destroy a Disease."
    lines, squeeze = broken("民兵を一枚破棄して、一枚引く。" * 4, 28, 28 * 7.5, 3)
    assert len(lines) == 3
    assert squeeze < 1
    assert not any(line[0] in "。、" for line in lines)
    lines, _ = broken("攻撃の一方を−1。", 28, 28 * 7.5, 3)
    assert lines == ["攻撃の一方を", "−1。"], "a sign stays with its number"


def test_lists_of_names_are_read_and_completed(texts: Texts) -> None:
    assert listed(texts, "heroes", "Elf, ドワーフ、amazon") == ["elf", "dwarf", "amazon"]
    assert listed(texts, "monsters", "Undead • Doom, nonsense") == ["undead_doom", "nonsense"]
    assert listed(texts, "village", "  ") == []
    assert completed(texts, "en", "monsters", "Dragon, oo")[0] == "Dragon, Ooze"
    assert "Dragon, Dragon" not in completed(texts, "en", "monsters", "Dragon, ")
    assert completed(texts, "ja", "village", "ランタン、ファイア") == ["ランタン、ファイアボール"]


@pytest.mark.parametrize("kind", KINDS)
def test_names_can_be_read_on_the_band_of_every_card(kind: str) -> None:
    assert contrast(style.KINDS[kind][0], "#fff8e6") >= 3, "large letters"


@pytest.mark.parametrize("language", LANGUAGES)
def test_picture_and_text_show_the_same_number_of_cards_left(texts: Texts, language: str) -> None:
    game = Thunderstone.start(2, {"cards": "first_game"}, seed="left")
    game.stock["elf_wizard"] = 5
    seen = game.view(0)
    stack = next(stack for stack in seen.stacks if stack.top == "elf_wizard")
    picture = thunderstone.board(seen, language, texts, NAMES)
    shown = shown_in(picture)
    at = shown.index(texts.say(language, GAME, "card-elf_wizard"))
    assert [shown[at - 2], shown[at - 1].lstrip("×")] == [str(CARDS["elf_wizard"].cost), "5"]
    assert sum(stack.left.values()) > 5
    cost = CARDS["elf_wizard"].cost or 0
    told = texts.say(language, GAME, "words-stack", card=refer("card-elf_wizard"), cost=cost, left=5)
    assert told in picture.text


def test_a_village_stack_describes_its_top_card(texts: Texts) -> None:
    picture = thunderstone.board(opening(), "en", texts, NAMES)
    spots = re.findall(r'data-mark="stack-[^"]+" data-about="([^"]+)"', picture.svg)
    assert any(about.startswith("Feast (5 gold") and "all heroes gain strength +3" in about for about in spots), spots


def abouts(svg: str) -> dict[str, str]:
    """The words of each mark of a picture."""
    return dict(re.findall(r'data-mark="([^"]+)" data-about="([^"]+)"', svg))


def test_a_card_to_destroy_can_be_tapped_on_the_own_board(texts: Texts) -> None:
    table = lay("iron_rations militia militia torch").pick("rest")
    board = abouts(thunderstone.board(table.view(0), "en", texts, NAMES, own=True).svg)
    assert {option.mark for option in table.question.options(table.game) if option.mark} <= set(board)


def test_resting_on_a_card_of_the_hand_or_the_hall_tells_its_text(texts: Texts) -> None:
    table = lay("iron_rations militia torch", hall="sphinx griknack_goblin nixie")
    seat = table.seat(0)
    hidden = abouts(thunderstone.board(table.view(0), "en", texts, NAMES, own=True).svg)
    assert "one hero gains strength +2" in hidden["card-iron_rations-1"]
    assert "Magic attack only" in hidden["rank-1"]
    assert not any(
        mark.startswith("card-") for mark in abouts(thunderstone.board(table.view(1), "en", texts, NAMES).svg)
    )
    table.enter()
    for picture in (
        thunderstone.board(table.view(0), "en", texts, NAMES),
        thunderstone.hand(table.view(0), seat, "en", texts, NAMES),
    ):
        assert "one hero gains strength +2" in abouts(picture.svg)[f"card-{table.slot('iron_rations')}"]


@pytest.mark.parametrize(("language", "word"), [("en", "Round 11"), ("ja", "ラウンド11")])
def test_the_board_and_its_text_say_the_round(texts: Texts, language: str, word: str) -> None:
    game = Thunderstone.start(3, seed="rounds")
    game.turns = 31
    board = thunderstone.board(game.view(None), language, texts, NAMES)
    assert word in board.svg
    assert board.text.startswith(word)
