"""Whether what is said of a position is true, and depends only on what the player knows.

Seat 1 asks, seat 2 has what isn't the asker's, seat 3 is at turn unless something else is said, seat 0 was first.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.facts import facts
from games.dungeoneer.rules.game import Dungeoneer
from rules.messages import Seat
from rules.players import answer
from rules.registry import PLAYERS
from tests.games.dungeoneer.table import Table

NAMES = ("Ann", "Ben", "Cy", "Di")
DONE = ["qd_codex", "qd_crown"]
GATE = (("md_gate", 0, 0), ("md_crossways", 0, 1), ("md_shaft", 0, 2), ("md_cistern", 1, 1))


def table_of(phase: str = "hero", turn: Seat = 3) -> Table:
    return Table(("he_kestrel", "he_brokk", "he_lirien")).map(*GATE).begin(phase, turn=turn)


def own(movement: int = 3) -> Table:
    return table_of(turn=1).set(1, movement=movement)


def said(table: Table, about: str, seat: Seat = 1) -> str:
    """The facts of a kind about these things and players, "Cy" for seat 2."""
    kind, *named = about.split()
    seats = tuple(NAMES.index(name) for name in named if name in NAMES)
    things = tuple(name for name in named if name not in NAMES)
    messages = [
        fact.text for fact in facts(table.game, seat) if (fact.kind, fact.things, fact.seats) == (kind, things, seats)
    ]
    return "\n".join(TEXTS.say("en", "dungeoneer", message, NAMES) for message in messages)


def attacked() -> Table:
    table = table_of("dungeonlord").quest("qd_bone_regent", 1).hand(3, "mo_ogre").hand(1, "bn_sidestep")
    return table.rich(1, glory=2, peril=6).declare("mo_ogre", target=1, wait=True)


CASES: list[tuple[Callable[[], Table], str, str]] = [
    (
        lambda: own().set(1, done=DONE).quest("qd_leap"),
        "win",
        "done 2 of 3|at least 3 of 3 movement|wins the game",
    ),
    (lambda: own(2).set(1, done=DONE).quest("qd_leap"), "win", "at least 3 movement, more than the 2 this turn"),
    (
        lambda: table_of().set(2, done=DONE[:1]).quest("qd_smith", 2),
        "win Cy",
        "Cy has done 1 of 3|no way to any|no win",
    ),
    (lambda: own().quest("qd_leap").rich(1, glory=2), "quest qd_leap", "global|2 spaces|33% if all 2|6 Glory"),
    (lambda: table_of().at(2, "md_shaft").quest("qd_leap", 2), "quest qd_leap", "Cy's quest|where Cy is"),
    (lambda: own().quest("qd_dark_bargain", 1).set(1, life=2), "quest", "2 spaces away|can't be paid yet"),
    (
        lambda: table_of().quest("qd_bone_regent", 1),
        "finish qd_bone_regent",
        "not on the map|2 Life left|wounds stay. Great",
    ),
    (attacked, "now", "Vault Ogre attacks Ben with Melee"),
    (
        lambda: table_of().quest("qd_smith", 2).set_quest("qd_smith", carrier=2),
        "load qd_smith",
        "Cy has the smith, now in Gate of Embers|To steal it, challenge Cy",
    ),
    (lambda: own(2), "reach md_shaft", "2 movement, by way of Silent Crossways|That's enough if no roll fails"),
    (lambda: own(1), "reach md_shaft", "you have 1 this turn|at least 2 turns"),
    (table_of, "reach md_crossways", "takes 1 movement; you have 3 next turn"),
    (table_of, "reach md_prison", "isn't on the map"),
    (lambda: own().at(2, "md_shaft"), "reach Cy", "Echoing Shaft takes 2 movement"),
    (lambda: own().at(1, "md_crossways"), "exits", "Flooded Cistern and Echoing Shaft (north, east and south)"),
    (lambda: table_of().tip(2, "threat", "melee", 5), "moves Cy", "Cy has 2 movement next turn|Melee 5+ (83%)"),
    (lambda: own().at(1, "md_shaft"), "moves", "You have 3 movement this turn|leaving the pit costs 1 movement"),
    (own, "fight Cy", "Cy is in your space, and you have an attack left|(Melee)"),
    (lambda: own().set(1, attacked=True), "fight Cy", "can't challenge anyone now|already been made"),
    (lambda: own().at(2, "md_shaft"), "fight Cy", "takes the same space, and Cy is in Echoing Shaft"),
    (table_of, "fight", "can't challenge anyone now|In your space: Di and Cy"),
    (lambda: table_of().rich(1, peril=6).pack(2, "mo_troll"), "danger Cy", "your Peril (6)|Slag Troll (costs 6)"),
    (lambda: table_of("dungeonlord", turn=2), "danger", "Cy is the Dungeonlord now"),
    (lambda: table_of().set(2, life=1), "life Cy", "(Life 1/6) falls with the next wound"),
    (lambda: table_of().set(1, life=3), "life", "survives 2 more wounds"),
    (table_of, "life Ann", "Ann's hero|out of the game"),
    (lambda: table_of().ready(2, "bn_iron_stance"), "scores Cy", "Melee 4 (3, changed by Iron Stance), Magic 0"),
    (lambda: table_of().ready(1, "tr_shield"), "gear", "boons: none (0 of 2|Tower Shield (1 of 3"),
    (lambda: own().hand(1, "tr_shield").rich(1, glory=3), "play tr_shield", "You can play|costs 3 Glory; you have 3"),
    (lambda: own().hand(1, "tr_shield").rich(1, glory=2), "play tr_shield", "You can't|don't have enough Glory"),
    (
        lambda: table_of().hand(1, "tr_shield").rich(1, glory=3),
        "play tr_shield",
        "(Di: Hero phase)|your own Hero phase",
    ),
    (
        lambda: table_of().hand(1, "tp_darts").rich(2, peril=4),
        "play tp_darts",
        "own Dungeonlord phase|able to pay: Cy.",
    ),
    (lambda: table_of().hand(1, "ba_imp_thief").rich(2, peril=9), "play ba_imp_thief", "Nobody on whom it can be used"),
    (lambda: table_of().hand(1, "tp_darts", "tr_shield").rich(2, peril=4), "against Cy", "4 Peril|yours: Dart Volley."),
    (lambda: table_of().hand(1, "bn_second_wind").set(1, life=2), "heal", "by: Second Wind|Life 2/6"),
]


@pytest.mark.parametrize(("position", "about", "words"), CASES, ids=[f"{about}, {words}" for _, about, words in CASES])
def test_what_is_said_is_true(position: Callable[[], Table], about: str, words: str) -> None:
    sentence = said(position(), about)
    assert not [word for word in words.split("|") if word not in sentence], sentence


@pytest.mark.rule("DN-10.12")
def test_from_a_cusp_only_the_way_across_is_told() -> None:
    sentence = said(own().at(1, "md_crossways").set(1, cusp=1), "exits")
    assert sentence.startswith("From Silent Crossways you can go to Flooded Cistern (east),")


@pytest.mark.slow
def test_everything_can_be_said_all_game_also_to_those_who_are_out() -> None:
    game = Dungeoneer.start(3, {"cards": "both"}, seed="facts")
    rng = Random(1)
    player = PLAYERS["dungeoneer"]
    while game.result is None:
        question = game.awaited()
        game.choose(question.seat, question.id, answer(game, question, player["steady"], rng))
        for fact in facts(game, game.choices % 3) if game.choices % 20 == 0 else ():
            assert TEXTS.say_exactly("ja", "dungeoneer", fact.text, NAMES)
