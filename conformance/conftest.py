"""Every test of the suite that takes a `case` runs for every game, number of seats and variant."""

from __future__ import annotations

import pytest

from conformance.cases import cases, marked, registered


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Fill in `case`, and `registered`: the same without the sample game, which has no texts and no pictures.

    The seeds of a test are at the top of its file.
    """
    if metafunc.definition.get_closest_marker("parametrize") is not None:
        return
    if "case" in metafunc.fixturenames:
        metafunc.parametrize("case", marked(cases()), ids=str)
    if "registered" in metafunc.fixturenames:
        games = registered()
        metafunc.parametrize("registered", marked(case for case in cases() if case.game in games), ids=str)
