"""Marks of cases: `make quick` leaves most out, and only `make long` plays some."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark.structures import ParameterSet

from conformance.cases import Case


def marked(cases: Iterable[Case]) -> list[ParameterSet]:
    """The cases as parameters of a test."""
    return [pytest.param(case, marks=list(_marks(case))) for case in cases]


def _marks(case: Case) -> Iterable[pytest.MarkDecorator]:
    if case.long:
        yield pytest.mark.long
    elif case.slow:
        yield pytest.mark.slow
