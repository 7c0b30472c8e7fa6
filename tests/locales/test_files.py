"""Text files as they are read: who owns a key, and what replaces a text that cannot be formatted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.plugin import LoggedErrors
from locales.texts import GAMES_MAY, LANGUAGES, LOCALES, FormatError, Texts
from rules.messages import Message, part, refer, seat_name
from tests.locales.catalogue import FILES, TABLE, messages_in, text_file

TABLE_FTL = f"""
text-missing = (missing)
list-comma = , {{""}}
list-last = {{" and "}}
list-many = {{ $entry }} ×{{ $number }}
seat-table = the table
log-title = Log of {"{ $number }"}
# {GAMES_MAY}
refused-no_card = No card {{ $typed }}.
"""

HALF_WIDTH = re.compile(r"(?<=[ぁ-んァ-ヶー一-龥々」）}])(?:[(!?,;]|:(?![FR]>))")
"""A half-width sign after Japanese or after an inserted value; "GO!", links and timestamps in markdown keep theirs."""


def texts_of(folder: Path, game: str) -> Texts:
    """Texts of a table and of one game whose file says this, in both languages."""
    for language in LANGUAGES:
        (folder / "game").mkdir(exist_ok=True)
        (folder / f"{language}.ftl").write_text(TABLE_FTL, encoding="utf-8")
        (folder / "game" / f"{language}.ftl").write_text(game, encoding="utf-8")
    return Texts({"game": folder / "game"}, folder)


def test_a_game_cannot_take_a_key_of_the_table(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"game/ja\.ftl: log-title belongs to the table"):
        texts_of(tmp_path, "log-title = Title { $number }\n")


def test_a_game_may_override_a_text_that_is_open_to_games(tmp_path: Path) -> None:
    texts = texts_of(tmp_path, "refused-no_card = No card or spell { $typed }.\n")
    assert texts.say("en", "game", "refused-no_card", typed="x") == "No card or spell x."
    assert texts.say("en", None, "refused-no_card", typed="x") == "No card x."


@pytest.mark.parametrize("text", ["No card.", "No card { $name }.", "No card { $typed } { $name }."])
def test_an_override_must_have_the_same_arguments(tmp_path: Path, text: str) -> None:
    with pytest.raises(ValueError, match=r"game/ja\.ftl: refused-no_card must have the arguments .*'typed'"):
        texts_of(tmp_path, f"refused-no_card = {text}\n")


def test_a_number_below_zero_has_a_real_minus(tmp_path: Path) -> None:
    texts = texts_of(tmp_path, "log-points = { $n ->\n    [one] { $n } point\n   *[other] { $n } points\n}\n")
    assert texts.say("en", "game", "log-points", n=-1) == "−1 point"
    assert texts.say("en", "game", "log-points", n=-12) == "−12 points"
    assert texts.say("en", "game", "log-points", n=0) == "0 points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_are_set_apart_by_commas(tmp_path: Path, language: str) -> None:
    texts = texts_of(tmp_path, "log-points = { $n }\n")
    said = [texts.say(language, "game", "log-points", n=n) for n in (999, 1000, -1234567)]
    assert said == ["999", "1,000", "−1,234,567"]


def test_signed_numbers_have_a_plus_or_a_real_minus_sign(tmp_path: Path, logged_errors: LoggedErrors) -> None:
    texts = texts_of(tmp_path, "log-sum = { $n ->\n    [0] even\n   *[other] bonus { SIGNED($n) }\n}\n")
    said = [texts.say("en", "game", "log-sum", n=n) for n in (3, 0, -2, -11)]
    assert said == ["bonus +3", "even", "bonus −2", "bonus −11"]
    texts = texts_of(tmp_path, 'log-sum = { SIGNED($n, "card") }')
    assert [texts.say("en", "game", "log-sum", n=n) for n in (1, 2, -1, -2)] == [
        "+1 card",
        "+2 cards",
        "−1 card",
        "−2 cards",
    ]
    assert texts.say("ja", "game", "log-sum", n="typed") == "(missing)"
    logged_errors.expected("log-sum")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{ COUNT($n, "card") }', {0: "0 cards", 1: "1 card", 2: "2 cards", -1: "−1 card", -2: "−2 cards"}),
        ('{ COUNT($n, "copy is", "copies are") }', {0: "0 copies are", 1: "1 copy is", -2: "−2 copies are"}),
        ('({ SIDE($n, "W", "E") })', {-12: "(W12)", 0: "()", 3: "(E3)"}),
        ("{ LETTER($n) }", {1: "A", 8: "H"}),
        ("{ TIMES($n) }", {1: "once", 2: "twice", 3: "3 times"}),
    ],
)
def test_a_number_is_written_as_its_function_says(tmp_path: Path, text: str, said: dict[int, str]) -> None:
    texts = texts_of(tmp_path, f"log-a = {text}\n")
    assert {n: texts.say("en", "game", "log-a", n=n) for n in said} == said


def test_a_part_is_said_in_its_place_or_left_out(tmp_path: Path) -> None:
    lines = ("log-a = Won.{ $more }", 'part-b = {" "}{ $player } takes { $cards }, { $n }.', "card-c = Cup")
    texts = texts_of(tmp_path, "\n".join((*lines, "log-d = Costs: { $costs }", "part-e = { $n } gold")))
    more = part(True, "part-b", player=seat_name(1), cards=[refer("card-c"), refer("card-c")], n=-3)
    assert texts.say("en", "game", "log-a", ["Ann", "Ben"], more=more) == "Won. Ben takes Cup ×2, −3."
    assert texts.say("en", "game", "log-a", more=part(False, "part-b")) == "Won."
    costs = [part(True, "part-e", n=3), refer("card-c")]
    assert texts.say("en", "game", "log-d", costs=costs) == "Costs: 3 gold and Cup"


def test_a_key_that_occurs_twice_in_a_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"game/ja\.ftl says do-a twice"):
        texts_of(tmp_path, "do-a = One\ndo-a = Two\n")


@pytest.mark.parametrize("name", FILES)
def test_japanese_has_full_width_punctuation(name: str) -> None:
    lines = text_file("ja", name).read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and HALF_WIDTH.search(line)] == []


def test_half_width_punctuation_is_found() -> None:
    assert all(map(HALF_WIDTH.search, ("振りますか?", "勇者(未選択)", "{ $hero }({ $player })", "弱点: 力")))
    assert not any(
        map(
            HALF_WIDTH.search,
            ("ダンジョンGO!の盤面", "<t:{ $due }:R>に切れます", "[招待する]({ $link })（権限）", "振りますか？"),
        )
    )


def test_the_same_texts_are_open_to_games_in_both_languages() -> None:
    sources = [(LOCALES / f"{language}.ftl").read_text(encoding="utf-8") for language in LANGUAGES]
    marked = [{key for key in messages_in("en", TABLE) if f"# {GAMES_MAY}\n{key} =" in source} for source in sources]
    assert marked[0] == marked[1] != set()


@pytest.mark.parametrize(
    ("message", "cause"),
    [
        (Message("log-nothing", {"a": 1}), "there is no text 'log-nothing' in en for game"),
        (Message("do-a"), "cannot be said without 'who'"),
        (Message("do-c"), "Unknown external: who"),
        (Message("do-d"), "the text 'do-a' in en for game cannot be said without 'who'"),
        (Message("do-a", {"who": refer("card-none")}), "there is no text 'card-none'"),
        (Message("do-a", {"who": [seat_name(0), seat_name(7)]}), "nobody is named on seat 7 of 2"),
        (Message("do-a", {"who": seat_name(-2)}), "nobody is named on seat -2 of 2"),
        (Message("do-b", {"who": "x"}), "has no value"),
        (Message("do-e"), "has no value"),
    ],
)
def test_a_text_that_cannot_be_formatted_is_replaced_and_logged(
    tmp_path: Path, logged_errors: LoggedErrors, message: Message, cause: str
) -> None:
    texts = texts_of(
        tmp_path, 'do-a = Do { $who }\ndo-b =\n    .x = y\ndo-c = {""}{ $who }\ndo-d = ({ do-a })\ndo-e = { \n'
    )
    with pytest.raises(FormatError, match=cause):
        texts.say_exactly("en", "game", message, ["Ann", "Ben"])
    assert "(missing)" in texts.say("en", "game", message, ["Ann", "Ben"])
    logged_errors.expected(cause)
    assert texts.say("en", "game", "do-a", who="Ann") == "Do Ann"
    assert texts.say("en", "game", "do-d", who="Ann") == "(Do Ann)"
