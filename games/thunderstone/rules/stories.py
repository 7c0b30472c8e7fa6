"""The scenes of a game: each turn and each breach is one entry."""

from __future__ import annotations

from games.thunderstone.rules.cards import THUNDERSTONE, name_of
from rules.messages import Event
from rules.stories import Scene

CLEAN_UP = frozenset({"log-discards", "log-drew_hand", "log-shuffles"})
"""The events at the end of a turn."""
SUMS = ("log-sum", "log-sum_halved")
RESULTS = ("log-defeats", "log-fails", "log-attacks", "log-no_target", "log-rests", "log-buys", "log-levels")
"""The outcome of a turn."""
LINES = frozenset(
    {
        *SUMS,
        "log-buys",
        "log-levels",
        "log-worth",
        "log-destroys",
        "log-sinks",
        "log-sends_back",
        "log-gains_thunderstone",
        "log-takes",
        "log-borrows",
        "log-takes_spoils",
        "log-experience",
        "log-gains_disease",
        "log-reaches_village",
        "log-enters",
        "log-deeper",
    }
)
"""The other events of a turn that are told."""
LEADS = frozenset({"log-visits_village", "log-enters_dungeon", "log-uses", "log-draws"})
"""The events that are told until a turn has come to something."""
TURN = (
    LINES
    | LEADS
    | CLEAN_UP
    | {
        *RESULTS,
        "log-reveals",
        "log-draws_nothing",
        "log-gives_to",
        "log-equips",
        "log-unequips",
        "log-comes_off",
        "log-switches_off",
        "log-switches_on",
        "log-shows_no_hero",
        "log-returns_hero",
        "log-barred",
        "log-reveals_six",
        "log-rearranges",
        "log-reaches_first",
        "log-advance",
        "log-held",
    }
)
BEATS = frozenset({*SUMS, "log-attacks", "log-defeats", "log-fails", "log-reaches_village", "log-gains_thunderstone"})
"""The moments of a turn on the board."""
BREACH = CLEAN_UP | {"log-ruins", "log-enters", "log-returns_hero", "log-shows_no_hero"}
SET_UP = frozenset({"log-dungeon", "log-enters", "log-drew_hand", "log-first"})


class HallScene(Scene):
    """A scene that also tells when the Thunderstone reaches rank 1, and what a card made players discard."""

    def is_line(self, event: Event) -> bool:
        """As in any scene; no monster that moves to rank 1, nor the hand discarded at the end of a turn."""
        if event.key == "log-reaches_first":
            return event.args["card"] == name_of(THUNDERSTONE)
        return "way" in event.args if event.key == "log-discards" else Scene.is_line(self, event)


SCENES = (
    Scene(opens={"log-village"}, parts=SET_UP, lines={"log-dungeon", "log-first"}),
    HallScene(
        opens={"log-turn", *TURN},
        parts=TURN,
        headlines=RESULTS,
        lines=LINES,
        until_headline=LEADS,
        beats=BEATS,
        in_pieces=True,
    ),
    Scene(opens={"log-stone_nears"}, lines={"log-stone_nears"}),
    HallScene(opens={"log-breach"}, parts=BREACH, headlines=("log-breach",), lines={"log-ruins"}),
    Scene(
        opens={"log-score"},
        parts={"log-score", "log-village_score"},
        lines={"log-score", "log-village_score"},
    ),
)
