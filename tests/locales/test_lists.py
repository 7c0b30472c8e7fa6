"""Lists in either language."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from rules.messages import refer


@pytest.mark.parametrize(
    ("cards", "japanese", "english"),
    [
        (["militia"], "民兵", "Militia"),
        (["militia", "militia", "torch"], "民兵×2、たいまつ", "Militia ×2 and Torch"),
        (["militia"] * 3 + ["torch"], "民兵×3、たいまつ", "Militia ×3 and Torch"),
        (["militia", "torch", "militia", "militia"], "民兵、たいまつ、民兵×2", "Militia, Torch and Militia ×2"),
    ],
)
def test_equal_entries_in_a_row_are_counted(cards: list[str], japanese: str, english: str) -> None:
    named = [refer(f"card-{card}") for card in cards]
    for language, expected in (("ja", japanese), ("en", english)):
        assert expected in TEXTS.say(language, "thunderstone", "log-reveals", player="A", cards=named)


def test_equal_numbers_in_a_row_are_listed() -> None:
    for language, expected in (("ja", "3、3、3"), ("en", "3, 3 and 3")):
        assert expected in TEXTS.say(language, "thunderstone", "log-reveals", player="A", cards=[3, 3, 3])
