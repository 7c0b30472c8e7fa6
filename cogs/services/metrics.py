"""Prometheus metrics of the bot, counted in memory from the start.

Counting is always on and costs a microsecond; `cogs/client/monitoring.py` serves the metrics if that is enabled.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Callable, Mapping
from types import SimpleNamespace

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

from storage.rows import MadeBy

ANSWERS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)
"""Bounds in seconds; Discord waits three."""
SCREENS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
DRAWINGS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0)

MOST_OPEN = 10_000
"""The most unanswered interactions that are tracked; beyond that the oldest is dropped."""
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback$")


class Metrics:
    """Counters, gauges and histograms of one bot, in their own registry."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._open: dict[int, float] = {}
        """When each unanswered interaction arrived, by its id."""
        self.registry = CollectorRegistry()
        registry = self.registry
        self.interactions = Counter(
            "kantera_interactions", "Presses, commands and the like", ["kind"], registry=registry
        )
        self.answers = Histogram(
            "kantera_answer_seconds",
            "From the arrival of an interaction to its first answer",
            buckets=ANSWERS,
            registry=registry,
        )
        self.screens = Histogram(
            "kantera_screen_delay_seconds",
            "From a change at a table until its screens show it",
            ["screen"],
            buckets=SCREENS,
            registry=registry,
        )
        self.drawings = Histogram(
            "kantera_drawing_seconds", "From asking for a picture to having it", buckets=DRAWINGS, registry=registry
        )
        self.drawing = Gauge("kantera_drawings_waiting", "Pictures asked for and not there yet", registry=registry)
        self.shows = Counter("kantera_show_seconds", "For how long boards have played shows", registry=registry)
        self.errors = Counter("kantera_errors", "Lines of the log at ERROR and above", registry=registry)
        self.choices = Gauge("kantera_choices_stored", "Choices stored since the start", ["made_by"], registry=registry)
        self.tables = Gauge("kantera_open_tables", "Tables that are not over", ["game", "status"], registry=registry)
        self.thinking = Gauge(
            "kantera_thinking_waiting", "Jobs that wait for a worker process", ["priority"], registry=registry
        )
        self.clock = Gauge(
            "kantera_clock_still_seconds", "For how long the clock has stood still; 0: it goes", registry=registry
        )
        self.gateway = Gauge(
            "kantera_gateway_gone_seconds", "For how long a shard has been out of reach", ["shard"], registry=registry
        )

    def arrived(self, interaction: int, kind: str) -> None:
        """An interaction has arrived: a component, a command, an autocompletion."""
        self.interactions.labels(kind).inc()
        self._open[interaction] = self._now()
        if len(self._open) > MOST_OPEN:
            del self._open[next(iter(self._open))]

    def answered(self, interaction: int) -> None:
        """Its first response has reached Discord."""
        came = self._open.pop(interaction, None)
        if came is not None:
            self.answers.observe(self._now() - came)

    def counted(self, choices: Mapping[MadeBy, int], tables: Mapping[tuple[str, str], int]) -> None:
        """Set the number of choices by who made them, and of unfinished tables by game and status."""
        for made_by, number in choices.items():
            self.choices.labels(made_by).set(number)
        self.tables.clear()
        for (game, status), number in tables.items():
            self.tables.labels(game, status).set(number)

    def trace(self) -> aiohttp.TraceConfig:
        """A trace of the client's requests to Discord that detects when an interaction is answered."""

        async def ended(
            session: aiohttp.ClientSession, context: SimpleNamespace, ends: aiohttp.TraceRequestEndParams
        ) -> None:
            found = _CALLBACK.search(ends.url.path)
            if found is not None:
                self.answered(int(found[1]))

        config = aiohttp.TraceConfig()
        config.on_request_end.append(ended)
        return config


class ErrorCount(logging.Handler):
    """Counts log records at ERROR and above."""

    def __init__(self, metrics: Metrics) -> None:
        super().__init__(logging.ERROR)
        self.metrics = metrics

    def emit(self, record: logging.LogRecord) -> None:
        """Count one record."""
        self.metrics.errors.inc()
