"""Views of Dungeoneer to draw: reached by random play from a seed, some edited by hand to show rare situations."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from random import Random

from games.dungeoneer.rules.game import Dungeoneer
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.pieces import Armed, ShownRoll
from games.dungeoneer.rules.view import (
    BeastView,
    DungeoneerView,
    EncounterView,
    LaidView,
)
from rules.game import Game
from rules.messages import Name, seat_name
from rules.questions import Question
from tests.pictures.seen import Seen

SEED = "dungeoneer-pictures-1"
LIMIT = 6000
LONG_HAND = [
    "mo_drake",
    "ba_shifting_walls",
    "tr_staff",
    "bn_spell_ward",
    "bn_battle_cry",
    "tp_glyph",
    "mo_weaver",
    "mo_rats",
    "mo_rats",
]


def reached(
    seats: int, settings: dict[str, object], holds: Callable[[Dungeoneer, Question], bool]
) -> tuple[Dungeoneer, Question]:
    """The first position of a random game where `wanted` holds for an open question. Raises LookupError without one."""
    rng = Random(SEED)
    game: Game = Dungeoneer.start(seats, settings, seed=SEED)
    for _ in range(LIMIT):
        if game.result is not None:
            break
        question = rng.choice([question for question in game.questions if question.awaited])
        assert isinstance(game, Dungeoneer)
        if holds(game, question):
            return game, question
        ids = [option.id for option in question.quick_options(game)]
        explores = question.kind == "hero_acts" and "explore" in ids and rng.random() < 0.6
        picked = ["explore"] if explores else rng.sample(ids, rng.randint(question.min, min(question.max, len(ids))))
        game.choose(question.seat, question.id, picked)
    raise LookupError(f"seed {SEED}: no such position")


@cache
def opening() -> DungeoneerView:
    """Three heroes on the Entrance."""
    game, question = reached(3, {}, lambda game, question: question.kind == "hero_acts")
    return game.view(question.seat)


@cache
def middle() -> DungeoneerView:
    """Six heroes and eighteen spaces."""
    game, question = reached(6, {}, lambda game, question: len(game.spaces) >= 18 and question.kind == "hero_acts")
    return game.view(question.seat)


@cache
def joined() -> DungeoneerView:
    """Dungeon and wilderness, joined by a portal."""
    settings: dict[str, object] = {"cards": "both"}
    game, question = reached(
        4,
        settings,
        lambda game, question: len(game.spaces) >= 20 and bool(game.portals) and question.kind == "hero_acts",
    )
    return game.view(question.seat)


@cache
def placing(seats: int = 2) -> tuple[DungeoneerView, list[str]]:
    """A map card being placed, with the marks of the legal places; with four seats both sets are in play."""
    settings: dict[str, object] = {"cards": "both"} if seats > 2 else {}
    spaces = 26 if seats > 2 else 14
    game, question = reached(
        seats, settings, lambda game, question: len(game.spaces) >= spaces and question.kind == "place_map"
    )
    return game.view(question.seat), [option.mark for option in question.options(game)]


@cache
def revealed() -> DungeoneerView:
    """A map being built by all, with map cards in hand."""
    settings: dict[str, object] = {"cards": "both", "revealed_map": True}
    game, question = reached(
        6, settings, lambda game, question: len(game.spaces) >= 18 and question.kind == "place_from_hand"
    )
    return game.view(question.seat)


def troubled() -> DungeoneerView:
    """Heroes tipped, on the cusp and eliminated; encounters; a sheet with everything on it and a long hand."""
    view = middle()
    seat = view.turn
    players = list(view.players)
    treasures = [
        LaidView(number=90 + index, card=card, by=seat, charges=index)
        for index, card in enumerate(("tr_staff", "tr_boots"))
    ]
    players[seat] = players[seat].model_copy(
        update={
            "tipped": True,
            "tip": ["melee", 5],
            "boons": [LaidView(number=80, card="bn_wildlore", by=seat, charges=0)],
            "treasures": treasures,
            "banes": [LaidView(number=81, card="ba_fever", by=0, charges=0)],
            "pack": [BeastView(number=82, card="mo_troll", wounds=2, life=3, attachments=["ba_rage"])],
            "done": ["qd_mirror", "qd_relight"],
            "artifacts": ["qd_mirror"],
            "glory": 20,
            "peril": 17,
            "movement": 3,
            "hand_size": len(LONG_HAND),
        }
    )
    cusped = (seat + 1) % view.seats
    players[cusped] = players[cusped].model_copy(update={"cusp": "n", "token": True})
    gone = (seat + 2) % view.seats
    players[gone] = players[gone].model_copy(update={"alive": False, "life": 0, "space": None, "cusp": None})
    spaces = [
        space.model_copy(update={"heroes": [hero for hero in space.heroes if hero != gone]}) for space in view.spaces
    ]
    entry = EncounterView(
        card="mo_hag",
        target=cusped,
        space=0,
        attr="magic",
        wounds=0,
        life=2,
        attachments=[],
        state="waiting",
        prevented=False,
    )
    trap = entry.model_copy(update={"card": "tp_crusher", "attr": "", "life": 0})
    return view.model_copy(
        update={"players": players, "spaces": spaces, "encounters": [entry, trap], "hand": LONG_HAND, "seat": seat}
    )


def over() -> DungeoneerView:
    """Someone has completed three quests."""
    view = opening()
    result = {
        "reason": "end-three_quests",
        "winners": [1],
        "places": [{"seat": seat, "place": 1 if seat == 1 else 2, "total": 0} for seat in range(view.seats)],
    }
    return DungeoneerView.model_validate({**view.model_dump(), "result": result, "phase": "over"})


def rolled() -> DungeoneerView:
    """After a fight between two heroes with the longest names; armed orders; heroes without movement."""
    view = opening()
    seat = view.turn
    sides: list[Name] = [seat_name(0), seat_name(1)]
    roll = ShownRoll(what="attack", who=sides, dice=[1, 2], totals=[14, 12], target=0, attr="magic")
    armed = [
        Armed("instant", card="bn_sidestep", window="enc", roll="", whose=-1, amount=0),
        Armed("ability", card=view.players[seat].hero, window="roll", roll="defence", whose=-1, amount=0),
    ]
    return view.model_copy(update={"seat": seat, "armed": armed, "last_roll": roll})


def drawn() -> DungeoneerView:
    """A map card with threats that was just drawn, after a roll for an exit."""
    roll = ShownRoll(what="exit", who=[seat_name(0)], dice=[6], totals=[8], target=6, attr="")
    return placing(2)[0].model_copy(update={"drawn": "md_treasury", "last_roll": roll})


def resolved() -> DungeoneerView:
    """Encounters that are over, and a failed roll for a quest."""
    monster, trap = troubled().encounters
    over = [monster.model_copy(update={"state": "done"}), trap.model_copy(update={"state": "cancelled"})]
    roll = ShownRoll(what="chance", who=[seat_name(0)], dice=[2], totals=[6], target=7, attr="")
    return troubled().model_copy(update={"encounters": over, "last_roll": roll})


ALL: dict[str, Callable[[], DungeoneerView]] = {
    "opening": opening,
    "middle": middle,
    "joined": joined,
    "revealed": revealed,
    "troubled": troubled,
    "over": over,
}
ASKED = {
    "opening": ("hero_acts",),
    "middle": ("hero_acts", "bank_movement", "dungeonlord_acts"),
    "joined": ("choose_step",),
    "revealed": ("place_from_hand",),
    "troubled": ("hero_acts", "declare_encounters"),
}


def asking(name: str) -> Seen:
    """A position with its questions, a space and a hero marked."""
    view = ALL[name]()
    return Seen(view, ASKED.get(name, ()), [view.spaces[0].card, hero_mark(1)])


def _asking_where(seats: int) -> Seen:
    view, marks = placing(seats)
    return Seen(view, ("place_map",), marks)


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(asking, name) for name in ALL},
    "placing": lambda: _asking_where(2),
    "placing_four": lambda: _asking_where(4),
    "rolled": lambda: Seen(rolled()),
    "drawn": lambda: Seen(drawn()),
    "resolved": lambda: Seen(resolved()),
}
