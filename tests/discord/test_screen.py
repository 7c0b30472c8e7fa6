"""Messages within Discord's limits."""

from __future__ import annotations

import discord
import pytest
from discord import ui

from cogs.services.discord_limits import (
    BYTES_PER_TEXT,
    CHOICE,
    CUSTOM_ID,
    LABEL,
    MOST_BUTTONS,
    MOST_BYTES,
    MOST_CHARACTERS,
    PLACEHOLDER,
)
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.layout import files, layout
from cogs.services.screen import (
    Block,
    Button,
    Divider,
    Image,
    Log,
    Screen,
    Select,
    SelectChoice,
    Text,
    excess,
    fit_blocks,
)
from conformance.plugin import LoggedErrors
from tables.errors import Refusal


def texts(blocks: list[Block]) -> list[str]:
    return [block.text for block in blocks if isinstance(block, Text | Log)]


def test_the_log_is_shortened_first_and_from_its_oldest_lines() -> None:
    log = Log([f"{number} {'x' * 90}" for number in range(60)], cut="…")
    fit = fit_blocks([Text("a" * 1000), log, Text("b" * 1000)])
    first, cut, last = texts(fit)
    assert (first, last) == ("a" * 1000, "b" * 1000)
    assert cut.startswith("-# …\n-# ")
    assert cut.endswith(f"59 {'x' * 90}")
    assert sum(map(len, texts(fit))) <= MOST_CHARACTERS


def test_firm_lines_stay_in_their_place_when_the_oldest_are_removed() -> None:
    log = Log(["one", "two", "mine", "three"], "…", ["mine"])
    cut = log.without_oldest()
    assert cut.lines == ["…", "two", "mine", "three"]
    cut = cut.without_oldest()
    assert cut.lines == ["…", "mine", "three"]
    assert cut.without_oldest().lines == ["mine"]
    assert not cut.without_oldest().droppable
    first = Log(["mine", "two", "three"], "…", ["mine"]).without_oldest()
    assert first.lines == ["mine", "…", "three"]


def test_important_lines_are_kept_until_other_texts_are_short_and_then_the_newest_remain() -> None:
    lines = [f"{number} {'x' * 90}" for number in range(20)]
    kept = fit_blocks([Text("b" * 4000), Log(lines, "earlier", lines)])
    assert [block.lines for block in kept if isinstance(block, Log)] == [lines]
    assert texts(kept)[0].endswith("b…")
    alone, asked = fit_blocks([Log(lines * 3, "earlier", lines), Text("c" * 200)])
    assert isinstance(alone, Log)
    assert alone.lines[0] == "earlier"
    assert alone.lines[-1] == lines[-1]
    assert asked == Text("c" * 200)
    assert sum(map(len, texts([alone, asked]))) <= MOST_CHARACTERS


def test_without_a_log_the_longest_text_is_cut() -> None:
    fit = fit_blocks([Text("a" * 100), Text("b" * 5000)])
    assert texts(fit)[0] == "a" * 100
    assert texts(fit)[1].endswith("b…")
    assert sum(map(len, texts(fit))) <= MOST_CHARACTERS


def test_a_firm_text_is_cut_last() -> None:
    spoken, board = Text("a" * 2600, firm=True), Text("b" * 2400)
    fit = fit_blocks([board, spoken])
    assert fit[1] == spoken
    assert isinstance(fit[0], Text)
    left = MOST_CHARACTERS - len(spoken.text)
    assert left - 100 < len(fit[0].text) <= left
    long_one, short_one = fit_blocks([Text("a" * 5000, firm=True), Text("b" * 100)])
    assert short_one == Text("b" * 100), "short texts are not cut"
    assert isinstance(long_one, Text)
    assert len(long_one.text) <= MOST_CHARACTERS - 100


@pytest.mark.parametrize("blocks", [1, 3, 30])
def test_japanese_text_is_measured_in_bytes(blocks: int) -> None:
    fit = fit_blocks([Text("あ" * (MOST_CHARACTERS // blocks)) for _ in range(blocks)])
    assert sum(len(text.encode()) + BYTES_PER_TEXT for text in texts(fit)) <= MOST_BYTES
    assert excess(fit) <= 0


def test_blocks_that_fit_are_not_changed() -> None:
    blocks: list[Block] = [Text("a" * 1999), Log(["b" * 1000]), Text("あ" * 900)]
    assert fit_blocks(blocks) == blocks


def test_a_log_that_does_not_fit_at_all_is_left_out() -> None:
    fit = fit_blocks([Text("a" * 4000), Log(["b", "c"])])
    assert texts(fit) == ["a" * 4000]


async def test_a_screen_becomes_a_view_that_is_already_finished() -> None:
    screen = Screen().add("Hello", Log([]), Divider(), Image(b"png", "A board", "board.png"), "  ", None)
    screen.buttons([Button(f"k:1:1:do:{number}", f"{number}" * 90) for number in range(7)])
    screen.add(Select("m:1:1:do", [SelectChoice("a", "b" * 120, about="c" * 120)], "d" * 200))
    view = layout(screen)
    (container,) = view.to_components()  # type: ignore[no-untyped-call]
    kinds = [discord.ComponentType(part["type"]).name for part in container["components"]]
    assert kinds == ["text_display", "separator", "media_gallery", *["action_row"] * 3]
    first_buttons, other_buttons, (menu,) = (row["components"] for row in container["components"][3:])
    assert (len(first_buttons), len(other_buttons)) == (MOST_BUTTONS, 2)
    assert len(first_buttons[1]["label"]) == LABEL
    assert len(menu["placeholder"]) == PLACEHOLDER
    assert len(menu["options"][0]["label"]) == len(menu["options"][0]["description"]) == CHOICE
    assert view.is_finished()
    assert [file.filename for file in files(screen)] == ["board.png"]
    assert screen.text == "Hello"


def test_a_kept_picture_is_not_sent_again() -> None:
    screen = Screen().add(Image(None, "A board", "board.png"))
    assert files(screen) == []
    assert isinstance(layout(screen), discord.ui.LayoutView)


@pytest.mark.parametrize(
    "press",
    [
        CustomId("rules"),
        CustomId("do", 123456789012, 123456789, "x" * 60),
        CustomId("page", 1, 2, "-,3"),
        CustomId("topic", rest="g"),
    ],
)
def test_a_custom_id_is_read_as_it_was_written(press: CustomId) -> None:
    for written, menu in ((press.button, False), (press.menu, True)):
        assert len(written) <= CUSTOM_ID
        assert CustomId.read(written, menu=menu) == press
        with pytest.raises(Refusal):
            CustomId.read(written, menu=not menu)


@pytest.mark.parametrize(
    "forged", ["", "k", "k:1:2", "k:1:2:", "k:x:2:do", "k:1:-2:do", "k:1:2:DO", "k:1:2:do:", "k:１:2:do", "k:1:2:do:\n"]
)
def test_an_invalid_custom_id_is_refused(forged: str) -> None:
    with pytest.raises(Refusal) as refused:
        CustomId.read(forged, menu=False)
    assert refused.value.message.key == UNKNOWN


def test_numbers_are_read_up_to_the_largest_that_the_database_can_hold() -> None:
    assert number("0") == 0
    assert number(str(2**63 - 1)) == 2**63 - 1
    for forged in ("", "-1", "+1", " 1", "1.0", "１", "x", str(2**63), "9" * 60):
        with pytest.raises(Refusal):
            number(forged)


def test_an_id_that_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="101 characters"):
        assert CustomId("do", 1, 1, "x" * 92).button


def test_the_second_of_two_controls_with_the_same_id_is_left_out(logged_errors: LoggedErrors) -> None:
    menu = Select("b", [SelectChoice("1", "one")], "Choose")
    screen = Screen().add("text", menu).buttons([Button("a", "First"), Button("b", "Second"), Button("c", "Third")])
    screen.buttons([Button("a", "Fourth")]).add(Select("c", [SelectChoice("1", "one")], "Choose"))
    ids = [item.custom_id for item in layout(screen).walk_children() if isinstance(item, ui.Button | ui.Select)]
    assert ids == ["b", "a", "c"]
    logged_errors.expected("have the id a;", "have the id b;", "have the id c;")
