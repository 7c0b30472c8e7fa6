"""The pictures of Thunderstone, beyond what is reviewed: whose hand is shown, what is looked up, what comes next."""

from __future__ import annotations

import re

import pytest

from conformance.texts import TEXTS
from games.thunderstone import pictures as thunderstone
from games.thunderstone.pictures import boards, style, villages
from games.thunderstone.pictures.emblems import emblem
from games.thunderstone.pictures.name_search import completed, listed
from games.thunderstone.pictures.words import KINDS, Locale, deck_words, effects_left, kind_of
from games.thunderstone.rules.cards import CARDS, THUNDERSTONE
from games.thunderstone.rules.game import Thunderstone
from locales.texts import LANGUAGES
from pictures.kit import HEIGHT, framed
from pictures.paragraphs import broken, condensed
from pictures.svg import Picture
from pictures.tokens import CHALK
from tests.games.svg import contrast, shown_in
from tests.games.thunderstone.positions import FIRST, MARKS, battle, opening, six, village, won
from tests.games.thunderstone.table import lay

pytestmark = pytest.mark.slow

GAME = "thunderstone"
NAMES = ["サキ", "Ken <b>", "みどり😀", "Ursula von der Mark zu Hohenberg", "ふゆみ"]
LOCALES = {language: Locale(language, TEXTS, NAMES) for language in LANGUAGES}
EN = LOCALES["en"]


@pytest.mark.parametrize(
    ("language", "hidden", "in_hall"),
    [
        ("en", "when the Thunderstone reaches rank 1", "when the Thunderstone (rank 2) reaches rank 1"),
        ("ja", "サンダーストーンが第1階層に来ると", "サンダーストーン（第2階層）が第1階層に来ると"),
    ],
)
def test_what_comes_next_tells_where_the_thunderstone_lies(language: str, hidden: str, in_hall: str) -> None:
    for hall, words in (("griffon griffon griffon", hidden), ("griffon thunderstone griffon", in_hall)):
        assert words in TEXTS.say(language, GAME, lay(hall=hall).view(0).coming_up()[-1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_tells_where_the_thunderstone_lies_until_the_end(language: str) -> None:
    locale = LOCALES[language]
    rank, ends = {"en": ("rank 2", "rank 1"), "ja": ("第2階層", "第1階層")}[language]
    seen = lay(hall="griffon thunderstone griffon").view(0)
    for brief in (True, False):
        assert rank in deck_words(seen, locale, brief=brief)
        assert rank not in deck_words(lay(hall="griffon - griffon").view(0), locale, brief=brief)
        assert ends not in deck_words(won(), locale, brief=brief)


def test_the_head_counts_the_cards_that_hide_the_thunderstone_until_it_is_seen() -> None:
    """Monsters that were put back at the bottom are no longer among them."""
    haunt = lay(hall="griffon - griffon", dungeon="griffon " * 21 + "haunt nixie")
    haunt.game.sunk = 2
    assert "21" in shown_in(thunderstone.board(haunt.view(0), EN))
    griffon = lay(hall="griffon thunderstone griffon", dungeon="griffon " * 21)
    assert "21" not in shown_in(thunderstone.board(griffon.view(0), EN))


def test_effects_are_left_only_until_the_target_is_declared() -> None:
    table = lay(
        "elf_sorcerer elf_sorcerer thyrian_squire iron_rations torch torch", hall="griknack_goblin griffon griffon"
    )
    table.do("dungeon")
    assert len(effects_left(table.view(0), EN)) == 2
    table.do("attack-1").asks("return_one")
    assert effects_left(table.view(0), EN) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_village_shows_the_whole_names_of_any_cards(language: str) -> None:
    locale = LOCALES[language]
    played = [Thunderstone.start(3, seed=str(seed)).view(0) for seed in range(40)]
    for seen in [*played, village(), battle()]:
        drawn = Picture(framed(HEIGHT, villages.draw(seen, locale, MARKS)), "", "")
        assert {locale.stack(stack) for stack in seen.stacks} <= set(shown_in(drawn))
        assert max(len(stacks) for stacks in villages.columns(seen.stacks)) <= villages.MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_buys_in_a_first_game_sees_what_the_villagers_do(language: str) -> None:
    locale = LOCALES[language]
    seen = Thunderstone.start(2, FIRST, seed="villagers").view(0)
    shop = thunderstone.decision(seen, "buy_card", [f"stack-{stack.stack}" for stack in seen.stacks], locale)
    assert shop is not None
    printed = "".join(shown_in(shop)).replace(" ", "")
    for name in ("town_guard", "trainer"):
        assert locale.brief_text(name).replace(" ", "") in printed


def test_the_number_of_cards_of_the_dungeon_deck_is_explained_on_a_tap() -> None:
    drawn = thunderstone.board(opening(), EN)
    assert 'data-mark="deck" data-about="Dungeon deck: ' in drawn.svg


def test_equal_cards_of_the_sphinx_are_all_lit_though_only_one_is_listed() -> None:
    seen = six()
    seen = seen.model_copy(update={"turn": seen.turn.model_copy(update={"six": ["torch", "militia", "torch"]})})
    drawn = thunderstone.board(seen, EN, ["six-1"]).svg
    lit = re.findall(r'data-mark="(six-\d)"[^>]*data-lit', drawn)
    assert lit == ["six-1", "six-3"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("long", ["selurin_magician", "militia polearm selurin_magician sphinx"])
def test_long_texts_leave_a_hand_as_low_as_a_phone_shows_it_below_the_board(language: str, long: str) -> None:
    seen = [lay(f"{long} {'torch ' * (6 - len(long.split()))}"), lay("torch " * 6)]
    drawn = [thunderstone.hand(table.view(0), 0, LOCALES[language]).svg for table in seen]
    heights = [re.search(r'viewBox="0 0 \d+ ([\d.]+)"', svg) for svg in drawn]
    assert heights[0] is not None
    assert heights[1] is not None
    assert heights[0][1] == heights[1][1]


def test_an_unrevealed_hand_is_not_shown_on_the_board() -> None:
    seen = opening()
    other = seen.model_copy(update={"hand": ["thunderstone", "disease"]})
    boards = [thunderstone.board(view, EN) for view in (seen, other)]
    assert boards[0] == boards[1]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_hand_in_the_dungeon_is_shown_on_the_board_to_all_but_its_owner_who_sees_the_hall_larger(
    seat: int | None,
) -> None:
    game = lay(hall="griknack_goblin griknack_goblin griknack_goblin").do("dungeon").game
    drawn = thunderstone.board(game.view(seat), EN)
    assert ("Militia" in "".join(shown_in(drawn))) == (seat != game.turn.seat)
    ranks = re.findall(r'data-mark="rank-1"[^>]* height="([\d.]+)"', drawn.svg)
    assert (float(ranks[0]) > 300) == (seat == game.turn.seat)


def test_the_readers_own_plate_is_edged_in_chalk_and_the_one_whose_turn_it_is_lighter() -> None:
    table = lay("militia", seats=2)
    own, rival, public = (boards._players(table.game.view(seat), EN) for seat in (1, 0, None))
    edged = f'stroke="{CHALK}"'
    assert own.count(edged) == rival.count(edged) == public.count(edged) == 1
    assert own == public != rival
    assert {drawn.count(style.MOOD.plate) for drawn in (own, rival, public)} == {1}


def test_the_cards_that_the_sphinx_shows_lie_on_the_board_for_their_owner_too() -> None:
    drawn = thunderstone.board(six(), EN)
    assert "Magical Aura" in "".join(shown_in(drawn))


def test_a_stack_that_was_drawn_before_is_drawn_anew_once_it_has_changed_or_in_another_language() -> None:
    seen = opening()

    def board(language: str, **changes: object) -> str:
        stacks = [seen.stacks[0].model_copy(update=changes), *seen.stacks[1:]]
        return thunderstone.board(seen.model_copy(update={"stacks": stacks}), LOCALES[language]).svg

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


def test_some_questions_need_no_picture_but_the_hand() -> None:
    for seen, kind in ((village(), "choose_payment"), (opening(), "level_up"), (battle(), "take_spoils")):
        assert thunderstone.decision(seen, kind, (), EN) is None
    assert thunderstone.decision(battle(), "take_spoils", ("stack-torch",), EN) is not None
    assert {"choose_action", "act_in_dungeon", "level_up", "discard_cards"} <= thunderstone.WITH_HAND
    assert "buy_card" not in thunderstone.WITH_HAND


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_a_decision_the_hand_is_a_low_list_that_says_as_much(language: str) -> None:
    whole, list_below = (draw(opening(), 0, LOCALES[language]) for draw in (thunderstone.hand, thunderstone.hand_below))
    height, height_below = (
        float(picture.svg.split("viewBox=", 1)[1].split('"')[1].split()[3]) for picture in (whole, list_below)
    )
    assert height_below <= 0.55 * height
    assert (list_below.alt, list_below.text) == (whole.alt, whole.text)


def test_every_card_has_one_kind_and_every_monster_its_own_drawing() -> None:
    assert {kind_of(card) for card in CARDS} == set(KINDS)
    monsters = [card.id for card in CARDS.values() if card.stack == "dungeon"]
    assert len({emblem(card) for card in {*monsters, THUNDERSTONE}}) == len({*monsters, THUNDERSTONE})
    bodies = {card: re.findall(r"#[0-9a-f]{6}", emblem(card)) for card in ("ghost", "wraith")}
    assert bodies["ghost"] != bodies["wraith"], "not only their sizes differ"
    assert len({style.icon(kind, 0, 0, 30) for kind in KINDS}) == len(KINDS)


def test_lines_break_between_words_and_never_start_with_punctuation() -> None:
    lines, squeeze = condensed("Dungeon: draw 1 card. Repeat dungeon: destroy a Disease.", 28, 200, 9)
    assert squeeze == 1
    assert " ".join(lines) == "Dungeon: draw 1 card. Repeat dungeon: destroy a Disease."
    lines, squeeze = condensed("民兵を一枚破棄して、一枚引く。" * 4, 28, 28 * 7.5, 3)
    assert len(lines) == 3
    assert squeeze < 1
    assert not any(line[0] in "。、" for line in lines)
    assert broken("攻撃の一方を−1。", 28, 28 * 7.5, 3) == ["攻撃の一方を", "−1。"], "a sign stays with its number"
    assert broken("カード1枚が1コイン安くなる。", 28, 28 * 8.5, 3) == ["カード1枚が1", "コイン安くなる。"]
    assert broken("マーケットプレイス", 28, 28 * 4.5, 3) == ["マーケッ", "トプレイ", "ス"], "longer than a line"


def test_lists_of_names_are_read_and_completed() -> None:
    assert listed(TEXTS, "heroes", "Elf, ドワーフ、amazon") == ["elf", "dwarf", "amazon"]
    assert listed(TEXTS, "monsters", "Undead • Doom, nonsense") == ["undead_doom", "nonsense"]
    assert listed(TEXTS, "village", "  ") == []
    assert completed(TEXTS, "en", "monsters", "Dragon, oo")[0] == "Dragon, Ooze"
    assert "Dragon, Dragon" not in completed(TEXTS, "en", "monsters", "Dragon, ")
    assert completed(TEXTS, "ja", "village", "ランタン、ファイア") == ["ランタン、ファイアボール"]


@pytest.mark.parametrize("kind", KINDS)
def test_names_can_be_read_on_the_band_of_every_card(kind: str) -> None:
    assert contrast(style.KINDS[kind][0], "#fff8e6") >= 3, "large letters"


@pytest.mark.parametrize(("language", "word"), [("en", "Round 11"), ("ja", "ラウンド11")])
def test_the_board_and_its_text_say_the_round(language: str, word: str) -> None:
    game = Thunderstone.start(3, seed="rounds")
    game.turns = 31
    board = thunderstone.board(game.view(None), LOCALES[language])
    assert word in board.svg
    assert board.text.startswith(word)
