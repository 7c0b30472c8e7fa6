"""The components of Dungeoneer as data: heroes, map cards, quests and adventure cards, read from `data/`.

Scores are written `a3` (standard attack), `c2` (counter only) or `n0` (neither); exits `open`, `wall`,
`locked melee 5`, `trapped speed 6`. What a card does is given in a small vocabulary of effects; `effects.py` carries it
out.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import BeforeValidator, ValidationInfo, field_validator

from rules.data import Component, DataRow, read_components, read_table
from rules.messages import Ref, refer

ATTRIBUTES = ("melee", "magic", "speed")
NO_MARK, COUNTER, ATTACK = 0, 1, 2
"""The marks of a score in combat; the better mark is the greater number (DN-6.4)."""
LEVELS = 4
MAX_LIFE = 6
"""A hero begins with it, and no card of these sets raises it (DN-18.3)."""
COUNTER_LIMIT = 20
"""The maximum of Glory and Peril (DN-1.5)."""
HAND_SIZE = 5
PACK_SIZE = 3
QUESTS_TO_WIN = 3
DIRECTIONS = ("n", "e", "s", "w")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North is up: y grows southwards."""

Attr = Literal["melee", "magic", "speed", "life", "level"]
SetId = Literal["emberdeep", "gloammarch"]
Realm = Literal["dungeon", "wilderness"]
REALM: dict[str, Realm] = {"emberdeep": "dungeon", "gloammarch": "wilderness"}
Terrain = Literal["arctic", "desert", "forest", "mountain", "plain", "swamp", "urban", "water"]
Time = Literal["dungeonlord", "hero", "response", "anytime"]
ExitKind = Literal["open", "locked", "trapped", "wall"]

_MARKS = {"n": NO_MARK, "c": COUNTER, "a": ATTACK}


def _scores(text: object) -> object:
    """`a2 c1 n0` as value and mark for each attribute."""
    if not isinstance(text, str):
        return text
    parts = text.split()
    return tuple((int(part[1:]), _MARKS[part[0]]) for part in parts)


def _exit(text: object) -> object:
    """`locked melee 5` as the fields of an `Exit`."""
    if not isinstance(text, str):
        return text
    kind, *threat = text.split()
    return {"kind": kind, **({"attr": threat[0], "target": int(threat[1])} if threat else {})}


Scores = Annotated[tuple[tuple[int, int], tuple[int, int], tuple[int, int]], BeforeValidator(_scores)]


class Effect(DataRow):
    """One word of the vocabulary with its parameters; most fields belong to only a few words."""

    do: Literal[
        "wound", "heal", "glory", "peril", "steal_glory", "move", "level", "draw", "discard", "discard_this",
        "score", "defence", "roll", "bonus", "auto", "two_dice", "star", "slots", "free", "cheaper_pack",
        "threat", "tip", "untip", "step", "cancel", "prevent", "prevent_combat", "exit",
    ]  # fmt: skip
    who: Literal["you", "victim", "each", "roller"] = "you"
    n: int = 0
    attr: Attr = "melee"
    mark: Literal["", "attack", "counter"] = ""
    span: Literal["perm", "turn"] = "perm"
    combat: bool = False
    """A score that counts only in combat."""
    by_amount: bool = False
    """The number is what was paid for `#` (DN-1.18)."""
    bearer: bool = False
    """A quest effect on the hero that carries its component."""
    least: int = 0
    """A lowered score does not fall below this."""
    kind: str = ""
    """The tag of the threats for which it counts."""
    kinds: tuple[str, ...] = ()
    """The rolls for which it counts."""
    where: tuple[Terrain, ...] = ()
    """Only in these terrains."""
    against: Literal["", "monster"] = ""
    zone: Literal["", "hand", "treasure", "boon", "readied"] = ""
    target: int = 0
    target_where: int = 0
    """The target of a threat in the terrains `where`."""
    success: tuple[Effect, ...] = ()
    fail: tuple[Effect, ...] = ()
    effects: tuple[Effect, ...] = ()

    @property
    def mark_value(self) -> int:
        """The mark this effect adds to a score."""
        return ATTACK if self.mark == "attack" else COUNTER if self.mark == "counter" else NO_MARK


def _obstacle(fail: str) -> BeforeValidator:
    """Reads `speed 5` as a threat, and failing at it as the effect of that word on the hero (DN-11.4, DN-11.6)."""

    def threat(text: object) -> object:
        if not isinstance(text, str):
            return text
        attr, target = text.split()
        return {"do": "threat", "attr": attr, "target": int(target), "fail": [{"do": fail, "who": "roller", "n": 1}]}

    return BeforeValidator(threat)


class Need(DataRow):
    """The conditions for the victim of a bane."""

    has: Literal["", "treasure", "boon", "glory"] = ""
    where: tuple[Terrain, ...] = ()


class Play(DataRow):
    """The immediate effect of playing a card.

    `answers`: only against a declared attack, or a bane, on the player's own hero.
    """

    answers: Literal["", "attack", "bane"] = ""
    attrs: tuple[Attr, ...] = ()
    categories: tuple[str, ...] = ()
    adventure: bool = False
    """Only against monsters of adventure cards."""
    moment: Literal["", "roll", "free_or_roll"] = ""
    """Only just before a roll, or in free time as well."""
    effects: tuple[Effect, ...]


class Use(DataRow):
    """A use of a readied card, an artifact or a hero."""

    time: Time
    once: bool = False
    glory: int = 0
    charge: bool = False
    discard: bool = False
    effects: tuple[Effect, ...]


class Hero(Component):
    """A hero card: scores by level, slots, and one special ability."""

    set: SetId
    boons: int
    treasures: int
    levels: tuple[Scores, Scores, Scores, Scores]
    passive: tuple[Effect, ...] = ()
    ability: Use | None = None


class Exit(DataRow):
    """One side of a map card."""

    kind: ExitKind
    attr: Attr = "melee"
    target: int = 0

    @property
    def tags(self) -> tuple[str, ...]:
        """The tags of its threat: trapped exits are obstacles (DN-10.17)."""
        return ("trapped", "obstacle") if self.kind == "trapped" else (self.kind,)


_Side = Annotated[Exit, BeforeValidator(_exit)]


class MapCard(Component):
    """A space of the map."""

    set: SetId
    kind: Literal["entrance", "passage", "room"]
    exits: tuple[_Side, _Side, _Side, _Side]
    glory: int
    peril: int
    terrain: Terrain | None = None
    pit: Annotated[Effect, _obstacle("tip")] | None = None
    spikes: Annotated[Effect, _obstacle("wound")] | None = None
    hazard: int = 0
    """Added to the target of traps here (DN-11.8)."""
    sewer: str = ""
    """Its letter: sewers with the same one are connected."""
    portal: bool = False

    @property
    def realm(self) -> Realm:
        """Which map it belongs to."""
        return REALM[self.set]

    @property
    def obstacles(self) -> list[tuple[str, Effect]]:
        """The threats of its centre with their kinds, "pit" and "spikes"."""
        centre = (("pit", self.pit), ("spikes", self.spikes))
        return [(kind, threat) for kind, threat in centre if threat is not None]


class QuestMonster(DataRow):
    """The monster of a Slay quest."""

    life: int
    scores: Scores
    category: str
    stars: tuple[Effect, ...] = ()


class Price(DataRow):
    """The price of a Sacrifice quest."""

    wounds: int = 0
    hand: int = 0
    readied: int = 0


class Chance(DataRow):
    """The roll of a Chance quest."""

    dice: int
    target: int


class Quest(Component):
    """A quest card."""

    set: SetId
    type: Literal["chance", "escort", "sacrifice", "slay", "threat"]
    space: str = ""
    terrain: Terrain | None = None
    goal: str = ""
    threat: Effect | None = None
    search: Effect | None = None
    monster: QuestMonster | None = None
    price: Price | None = None
    chance: Chance | None = None
    reward: tuple[Effect, ...] = ()
    always: tuple[Effect, ...] = ()
    artifact: tuple[Effect, ...] = ()
    artifact_use: Use | None = None

    @property
    def is_artifact(self) -> bool:
        """Whether it stays as an artifact when completed (DN-13.15)."""
        return bool(self.artifact) or self.artifact_use is not None

    @property
    def modifier(self) -> str:
        """Its one modifier, or an empty text (DN-13.2)."""
        if self.search is not None:
            return "search"
        if self.is_artifact:
            return "artifact"
        return "effect" if self.always else ""


class Cheaper(DataRow):
    """Where a monster costs less."""

    cost: int
    where: tuple[Terrain, ...]


class Card(Component):
    """An adventure card."""

    set: SetId
    kind: Literal["boon", "treasure", "bane", "monster", "trap"]
    copies: int
    cost: int
    most: int = 0
    """The most that may be paid for `#`; `cost` is the least."""
    time: Time = "dungeonlord"
    span: Literal["permanent", "instant", "attachment", "monster"] = "instant"
    category: str
    target: Literal["", "edge"] = ""
    needs: tuple[Need, ...] = ()
    plays: tuple[Play, ...] = ()
    effects: tuple[Effect, ...] = ()
    uses: tuple[Use, ...] = ()
    charges: int = 0
    upkeep: int = 0
    """The Glory to be paid for it in each turn of its owner (DN-4.5)."""
    remove: int = 0
    """The Glory for which its victim gets rid of it."""
    ends: Literal["", "victim_turn"] = ""
    reset: Effect | None = None
    life: int = 0
    scores: Scores = ((0, 0), (0, 0), (0, 0))
    stars: tuple[Effect, ...] = ()
    regen: int = 0
    cheaper: Cheaper | None = None
    threat: Effect | None = None

    @property
    def paid_in(self) -> Literal["glory", "peril"]:
        """The points with which it is paid: Glory for one's own cards, Peril for what is sent against rivals."""
        return "glory" if self.kind in ("boon", "treasure") else "peril"

    @property
    def amounts(self) -> range:
        """The amounts that may be paid for it: one number, or several for `#`."""
        return range(self.cost, max(self.cost, self.most) + 1)

    @property
    def faced(self) -> Effect:
        """The threat of a trap, or of a bane: at each Reset of its victim, or as it is played."""
        return self.threat or self.reset or self.plays[0].effects[0]

    @property
    def is_plain(self) -> bool:
        """Whether its text changes nothing: a monster that has nothing but its scores."""
        return self.kind == "monster" and not (self.stars or self.regen or self.cheaper)


class _Cards(DataRow):
    set: SetId
    cards: list[Card]

    @field_validator("cards", mode="before")
    @classmethod
    def _all_of_the_set(cls, cards: list[dict[str, object]], info: ValidationInfo) -> list[dict[str, object]]:
        return [{"set": info.data.get("set"), **card} for card in cards]


_PACKAGE = "games.dungeoneer"
HEROES: dict[str, Hero] = read_components(_PACKAGE, "data/heroes.toml", Hero)
MAPS: dict[str, MapCard] = read_components(_PACKAGE, "data/maps.toml", MapCard)
QUESTS: dict[str, Quest] = read_components(_PACKAGE, "data/quests.toml", Quest)
CARDS: dict[str, Card] = {
    card.id: card
    for file in ("emberdeep.toml", "gloammarch.toml")
    for card in read_table(_PACKAGE, f"data/{file}", _Cards).cards
}


_NAMES: dict[str, Ref] = {
    **{id: refer(f"hero-{id.partition('_')[2]}") for id in HEROES},
    **{id: refer(f"map-{id.partition('_')[2]}") for id in MAPS},
    **{id: refer(f"quest-{id.partition('_')[2]}") for id in QUESTS},
    **{id: refer(f"boon-{id.partition('_')[2]}") for id in CARDS if id.startswith("bn_")},
    **{id: refer(f"treasure-{id.partition('_')[2]}") for id in CARDS if id.startswith("tr_")},
    **{id: refer(f"bane-{id.partition('_')[2]}") for id in CARDS if id.startswith("ba_")},
    **{id: refer(f"monster-{id.partition('_')[2]}") for id in CARDS if id.startswith("mo_")},
    **{id: refer(f"trap-{id.partition('_')[2]}") for id in CARDS if id.startswith("tp_")},
}


def name_of(component: str) -> Ref:
    """The reference to a component's name: `bn_blink` is the text `boon-blink`."""
    return _NAMES[component]


def source_of(component: str) -> Ref:
    """The reference to what a component is called as a cause: a hero's ability has a name of its own."""
    return refer(f"ability-{component}") if component in HEROES else name_of(component)


def foe_of(quest: str) -> Ref:
    """The reference to the name of a quest's monster."""
    return refer(f"foe-{quest.partition('_')[2]}")


def load_of(quest: str) -> Ref:
    """The reference to what an Escort quest has carried: "the smith"."""
    return refer(f"load-{quest.partition('_')[2]}")


def healing(effects: Iterable[Effect], terrain: str | None = None) -> int:
    """The Life that these effects give back on this terrain; with None, only what they give back anywhere."""
    return sum(effect.n for effect in effects if effect.do == "heal" and (not effect.where or terrain in effect.where))


_LASTING: dict[str, tuple[Effect, ...]] = {
    **{card.id: card.effects for card in CARDS.values()},
    **{quest.id: quest.artifact for quest in QUESTS.values()},
}
"""By card and artifact: what it does as long as it is readied."""

SCORE_EFFECTS: dict[str, dict[str, tuple[Effect, ...]]] = {
    attr: {
        id: tuple(effect for effect in effects if effect.do in ("score", "defence") and effect.attr == attr)
        for id, effects in _LASTING.items()
    }
    for attr in ATTRIBUTES
}
"""By attribute, then by card and artifact: what it does to that score."""

LOWERED: dict[str, dict[str, tuple[Effect, ...]]] = {
    attr: {quest.id: tuple(effect for effect in quest.always if effect.attr == attr) for quest in QUESTS.values()}
    for attr in ATTRIBUTES
}
"""By attribute, then by quest: what it does to that score while it is open."""

PASSIVES: dict[str, dict[str, tuple[tuple[str, Effect], ...]]] = {
    word: {id: tuple((id, effect) for effect in effects if effect.do == word) for id, effects in _LASTING.items()}
    for word in sorted({effect.do for effects in _LASTING.values() for effect in effects})
}
"""By word, then by card and artifact: its lasting effects of that word, each with the id."""
