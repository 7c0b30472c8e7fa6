"""Views of Thunderstone to draw, made by hand for what they should show."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.thunderstone.rules.cards import CARDS, LEVELS
from games.thunderstone.rules.game import Thunderstone
from games.thunderstone.rules.view import ThunderstoneView
from rules.messages import seat_name
from tests.pictures.seen import Seen

FIRST: dict[str, object] = {"cards": "first_game"}
LONG_STACKS = (
    *("redblade", "selurin", "outlands", "chalice"),
    *("arcane_energies", "flaming_sword", "lightstone_gem", "short_sword"),
    *("battle_fury", "goodberries", "pawnbroker", "polearm"),
    *("militia", "torch", "iron_rations", "dagger"),
)
"""The stacks with the longest names."""


def shown(slot: int, card: str, **more: object) -> dict[str, object]:
    """A card of a revealed hand."""
    given: dict[str, object] = {
        "slot": slot,
        "card": card,
        "strength": CARDS[card].strength if CARDS[card].is_hero else None,
        "weapon": None,
        "carrier": None,
        "owner": None,
        "used": [],
        "switched_off": False,
    }
    return {**given, **more}


def stacks(sold_out: tuple[str, ...] = (), higher: tuple[str, ...] = ()) -> list[dict[str, object]]:
    """The long-named village; of `higher` the level 1 cards are gone."""
    states: list[dict[str, object]] = []
    for stack in LONG_STACKS:
        left = {card: CARDS[card].count for card in LEVELS.get(stack, (stack,))}
        if stack in sold_out:
            left = dict.fromkeys(left, 0)
        if stack in higher:
            left[next(iter(left))] = 0
        top = next((card for card, number in left.items() if number), None)
        states.append({"stack": stack, "top": top, "left": left})
    return states


def hall(*cards: str | None) -> list[dict[str, object]]:
    """Ranks 1, 2 and 3."""
    return [
        {"rank": rank, "card": card, "darkness": rank + (CARDS[card].darker if card else 0)}
        for rank, card in enumerate(cards, 1)
    ]


def player(seat: int, **more: object) -> dict[str, object]:
    """Everyone's view of a player."""
    given: dict[str, object] = {
        "seat": seat,
        "deck": 6,
        "hand": 6,
        "discard": ["militia"] * 12,
        "experience": seat * 3,
        "certain": [],
        "points": 7,
        "final_deck": {},
    }
    return {**given, **more}


def turn(action: str = "", cards: list[dict[str, object]] | None = None, **more: object) -> dict[str, object]:
    """The turn of seat 0."""
    given: dict[str, object] = {
        "seat": 0,
        "round": 11,
        "action": action,
        "revealed": cards is not None,
        "cards": cards or [],
        "gold": 0,
        "buys": 1,
        "target": None,
        "fought": more.get("target") is not None,
        "six": [],
    }
    return {**given, **more}


def view(seats: int, seat: int | None = 0, **more: object) -> ThunderstoneView:
    """A view in mid-game; `more` replaces what a game shows at its very start."""
    start = Thunderstone.start(seats, FIRST, seed="positions").view(seat).model_dump()
    given: dict[str, object] = {**start, "players": [player(seat) for seat in range(seats)]}
    return ThunderstoneView.model_validate({**given, **more})


def opening() -> ThunderstoneView:
    """The first turn of two players."""
    start = Thunderstone.start(2, FIRST, seed="positions")
    return start.view(start.turn.seat)


def village() -> ThunderstoneView:
    """Five players; the active one buys, and some stacks are gone."""
    cards = [shown(slot, card) for slot, card in enumerate(("militia", "militia", "torch", "barkeep", "nixie"), 1)]
    cards[3]["used"] = [0]
    return view(
        5,
        hall=hall("archduke_of_pain", "firebrand_cyclops", "sphinx"),
        dungeon=17,
        stacks=stacks(sold_out=("goodberries", "militia"), higher=("redblade",)),
        turn=turn("village", cards, gold=12, buys=2),
        groups=["abyssal", "doomknight_humanoid", "enchanted", "undead_spirit"],
        diseases=9,
    )


def battle() -> ThunderstoneView:
    """Three players; the active one fights with many different cards, a borrowed hero among them."""
    cards = [
        shown(1, "chalice_defender", weapon=2, strength=9, used=[0]),
        shown(2, "flaming_sword", carrier=1),
        shown(3, "outlands_slayer", switched_off=True),
        shown(4, "selurin_theurge", used=[0]),
        shown(5, "thyrian_lord", owner=1),
        shown(6, "goodberries", used=[0]),
        shown(7, "banish"),
        shown(8, "archduke_of_pain"),
        shown(9, "disease"),
        shown(10, "disease"),
        shown(11, "lightstone_gem"),
    ]
    return view(
        3,
        hall=hall("revenant", "knightmare", "thunderstone"),
        dungeon=3,
        sunk=["haunt", "blink_dog"],
        stacks=stacks(),
        turn=turn("dungeon", cards, target=2),
        players=[player(0, hand=11), player(1, hand=4), player(2, discard=[])],
    )


def six() -> ThunderstoneView:
    """The Sphinx shows six cards."""
    cards = [shown(1, "elf_archmage"), shown(2, "fireball")]
    hand = ["militia", "dagger", "torch", "disease", "sphinx", "magical_aura"]
    return view(2, hall=hall(None, None, "haunt"), dungeon=0, turn=turn("dungeon", cards, six=hand))


def pledging() -> ThunderstoneView:
    """The third of four players has chosen what to discard; another player has not chosen yet."""
    return view(
        4,
        2,
        hand=["militia", "militia", "spear", "warhammer", "town_guard", "trainer", "griffon"],
        pledged=["militia", "spear"],
        turn=turn("dungeon", [shown(1, "lorigg_rogue", used=[0])]),
    )


def solo() -> ThunderstoneView:
    """A solo game; a victory holds the monsters back."""
    return view(
        1,
        hall=hall(None, "tyxr_the_old", "noxious_slag"),
        hand=["selurin_magician", "feast"],
        players=[player(0, hand=2)],
        turn=turn(),
        village_score=4,
        held=True,
        level="nightmare",
    )


def won() -> ThunderstoneView:
    """A finished game of five players with their points."""
    names = ("monsters", "heroes", "village", "thunderstone")
    places = [
        {
            "seat": seat,
            "place": 1 + seat,
            "total": 31 - seat,
            "scores": dict(zip(names, (26 - seat, 2, 0, 3), strict=True)),
        }
        for seat in range(5)
    ]
    result = {"reason": "end-thunderstone_gained", "winners": [0], "places": places, "facts": {"player": seat_name(0)}}
    deck = {"thunderstone": 1, "militia": 4, "elf_wizard": 2, "griffon": 2}
    return view(
        5,
        hall=hall(None, "haunt", None),
        dungeon=0,
        turn=turn("dungeon", []),
        result=result,
        waiting=[],
        players=[player(seat, final_deck=deck) for seat in range(5)],
    )


def lost_alone() -> ThunderstoneView:
    """The village has more points than the only player."""
    place = {"seat": 0, "place": 1, "total": 12, "scores": {"monsters": 12}}
    result = {"reason": "end-thunderstone_lost", "winners": [], "places": [place], "facts": {"village": 17}}
    return view(1, hall=hall("thunderstone", "wraith", None), result=result, waiting=[], village_score=6)


ALL = {
    "opening": opening,
    "village": village,
    "battle": battle,
    "six": six,
    "pledging": pledging,
    "solo": solo,
    "won": won,
    "lost_alone": lost_alone,
}
"""The positions by their names."""
ASKED = {"battle": "choose_action", "village": "buy_card", "six": "destroy_of_six"}
"""Questions about the hall, the village and the cards of the Sphinx, by position."""
MARKS = ("rank-1", "stack-torch", "stack-redblade", "card-1", "card-militia", "six-1")
"""One mark of each kind."""


def holding(*cards: str) -> ThunderstoneView:
    """The turn of a player with this hand, not revealed yet."""
    return view(2, hand=list(cards), turn=turn())


def facing(*monsters: str) -> ThunderstoneView:
    """A hall with these monsters."""
    return view(2, hall=hall(*monsters))


def asking(name: str) -> Seen:
    """A position with its question, and these marks."""
    return Seen(ALL[name](), (ASKED[name],) if name in ASKED else (), MARKS)


POSITIONS: dict[str, Callable[[], Seen]] = {
    **{name: partial(asking, name) for name in ALL},
    "ended": lambda: Seen(battle().model_copy(update={"result": won().result})),
    "stacked": lambda: Seen(holding(*["militia"] * 5, "torch", "dagger")),
    "level_stacked": lambda: Seen(holding(*["elf_wizard"] * 7)),
}
