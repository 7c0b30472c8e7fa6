"""A seat's view of Dungeoneer, all it may know: the table, its own hand and its own orders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import ceil

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.components import ATTRIBUTES, DIRECTIONS, MAPS, QUESTS, Exit, MapCard, Realm
from games.dungeoneer.rules.map import revealed
from games.dungeoneer.rules.map.geometry import held_open
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Armed, Encounter, OpenQuest, Player, Roll, ShownRoll, Space
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Message, Name, Seat, refer, seat_name
from rules.views import View, ViewPart

TURN = ("reset", "dungeonlord", "build", "hero", "discard")
"""The phases of a turn."""


class ExitView(ViewPart, frozen=True):
    """One side of a space as it lies, effects of this turn included."""

    kind: str
    """"open", "locked", "trapped" or "wall"."""
    attr: str | None
    target: int | None
    opened: bool
    """A locked or trapped exit that is open for the rest of the turn, or held open by a hero on the cusp."""

    @property
    def threatens(self) -> bool:
        """Whether it is printed with a threat."""
        return self.kind in ("locked", "trapped")


def exit_view(exit: Exit, *, opened: bool = False) -> ExitView:
    """One side of a space; only an exit with a threat can be opened."""
    if exit.kind in ("open", "wall"):
        return ExitView(kind=exit.kind, attr=None, target=None, opened=False)
    return ExitView(kind=exit.kind, attr=exit.attr, target=exit.target, opened=opened)


class SpaceView(ViewPart):
    """A placed map card. `x` grows eastwards, `y` southwards; the Entrance lies at 0, 0 of its map."""

    number: int
    card: str
    x: int
    y: int
    turned: bool
    exits: list[ExitView]
    """North, east, south, west as it lies."""
    linked: bool
    """A portal that leads to the dungeon Entrance, or the Entrance it leads to."""
    heroes: list[Seat]
    components: list[str]
    """Quests whose component lies here."""

    @property
    def printed(self) -> MapCard:
        """The printed map card."""
        return MAPS[self.card]

    @property
    def realm(self) -> Realm:
        """The map to which it belongs."""
        return self.printed.realm


class ScoreView(ViewPart):
    """A score with its mark: "attack", "counter" or ""."""

    value: int
    mark: str
    combat: int
    """The score in combat, which some weapons change alone."""
    combat_mark: str


class LaidView(ViewPart):
    """A readied card, or a permanent bane on a hero."""

    number: int
    card: str
    by: Seat
    charges: int


class BeastView(ViewPart):
    """A monster in a pack."""

    number: int
    card: str
    wounds: int
    life: int
    attachments: list[str]


class PlayerView(ViewPart):
    """One player; all of it is public."""

    seat: Seat
    hero: str
    alive: bool
    level: int
    life: int
    glory: int
    peril: int
    movement: int
    token: bool
    """The off-turn movement token."""
    space: int | None
    cusp: str | None
    """"n", "e", "s" or "w": the hero stands on that exit of the space."""
    tipped: bool
    tip: list[str | int]
    """Attribute and target of the roll needed to get up, if any."""
    melee: ScoreView
    magic: ScoreView
    speed: ScoreView
    treasure_slots: int
    boons: list[LaidView]
    treasures: list[LaidView]
    banes: list[LaidView]
    pack: list[BeastView]
    quests: list[str]
    done: list[str]
    artifacts: list[str]
    hand_size: int
    known_hand: list[str]
    """Cards of the hand that everyone saw go there."""
    attacked: bool
    used: list[str]
    """Once-per-turn effects used in this turn: cards by number, "hero", artifacts by id."""
    effects: list[str]
    """The ids of cards whose effects last until the end of the turn, or wait for the next roll."""


class QuestView(ViewPart):
    """An open quest. Without an owner it is the global one."""

    id: str
    owner: Seat | None
    wounds: int
    life: int
    carrier: Seat | None
    lies: int | None
    """The space where its component lies if it is on the map and not carried."""
    found: bool
    fought: bool


class EncounterView(ViewPart):
    """An encounter of the present declaration."""

    card: str
    target: Seat
    space: int
    attr: str
    wounds: int
    life: int
    attachments: list[str]
    state: str
    prevented: bool


class RollView(ViewPart):
    """A roll about to be made."""

    what: str
    seat: Seat
    attr: str
    target: int
    source: str
    attacker: Name | None
    defender: Name | None
    added: int
    prevented: list[Seat]


class BaneView(ViewPart):
    """A bane that is paid for and not yet carried out."""

    card: str
    by: Seat
    victim: Seat | None
    payer: Seat


class DungeoneerView(View):
    """The table of Dungeoneer as one seat may know it."""

    phase: str
    turn: Seat
    round: int
    """Counted from 1; 0 before the first turn."""
    first: Seat
    spaces: list[SpaceView]
    players: list[PlayerView]
    quests: list[QuestView]
    deck_size: int
    discard: list[str]
    map_deck_size: int
    quest_deck_size: int
    removed: list[str]
    drawn: str | None
    """The map card that is being placed; one that a seat has only taken from its own map hand is shown to it alone."""
    encounters: list[EncounterView]
    declared: bool
    recipient: Seat | None
    roll: RollView | None
    last_roll: ShownRoll | None
    rolled: int
    bane: BaneView | None
    fight: str | None
    """The quest whose monster attacks."""
    visited: list[int]
    moved: bool
    attempts: int
    hand: list[str]
    """The player's own, the newest card last."""
    map_hand: list[str]
    """The player's own, with Revealed Map."""
    given_maps: list[str]
    """Map cards one gave away, or was given, because of the quests."""
    stance: str | None
    armed: list[Armed]
    """The player's own."""

    def coming_up(self) -> list[Message]:
        """The phases left in this turn, without Build once the map deck is empty (DN-3.2), and whose turn follows."""
        if self.phase not in TURN:
            return []
        left = (phase for phase in TURN[TURN.index(self.phase) + 1 :] if phase != "build" or self.map_deck_size)
        phases = [refer(f"phase-{phase}") for phase in left]
        lines = [Message("outlook-phases", {"phases": phases})] if phases else []
        seats = [(self.turn + step) % self.seats for step in range(1, self.seats)]
        following = next((seat for seat in seats if self.players[seat].alive), None)
        return lines if following is None else [*lines, Message("outlook-turn", {"player": seat_name(following)})]

    def zones(self) -> Mapping[str, object]:
        """The player's own hand, hero and quests; the map; the rivals."""
        own = [player for player in self.players if player.seat == self.seat]
        others = [player for player in self.players if player.seat != self.seat]
        rivals = {player.seat for player in others}
        return {
            "hand": self.hand + self.map_hand,
            "hero": [player.model_dump(exclude={"known_hand", "quests", "done"}) for player in own],
            "quests": [quest.id for quest in self.quests if quest.owner not in rivals],
            "encounters": self.encounters,
            "map": [space.card for space in self.spaces],
            "others": [player.model_dump(exclude={"done"}) for player in others],
            "their_quests": [quest.id for quest in self.quests if quest.owner in rivals],
            "discard": self.discard,
        }


_MARKS = ("", "counter", "attack")


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _space(number: int) -> int | None:
    return None if number == NOWHERE else number


def _space_view(game: DungeoneerState, number: int, space: Space, components: list[str]) -> SpaceView:
    card = space.printed
    return SpaceView.of(
        space,
        number=number,
        exits=[
            exit_view(space.exit(side), opened=side in space.opened or held_open(game, number, side))
            for side in range(4)
        ],
        linked=number in game.portals or (bool(game.portals) and card.kind == "entrance" and card.realm == "dungeon"),
        heroes=game.heroes_at(number),
        components=components,
    )


def _score(game: DungeoneerState, seat: Seat, attr: str) -> ScoreView:
    value, mark = attributes.hero_score(game, seat, attr)
    combat, combat_mark = attributes.hero_score(game, seat, attr, combat=True)
    return ScoreView(value=value, mark=_MARKS[mark], combat=combat, combat_mark=_MARKS[combat_mark])


def _player(game: DungeoneerState, player: Player) -> PlayerView:
    seat, tip = player.seat, player.tip
    two_dice = [player.two_dice] if player.two_dice else []
    return PlayerView.of(
        player,
        **{attr: _score(game, seat, attr) for attr in ATTRIBUTES},
        space=_space(player.at),
        cusp=None if player.cusp == NOWHERE else DIRECTIONS[player.cusp],
        tipped=tip is not None,
        tip=[tip.attr, tip.target] if tip is not None and tip.target and tip.cause != "pit" else [],
        treasure_slots=attributes.treasure_slots(player),
        pack=[BeastView.of(beast, life=beast.printed.life) for beast in player.pack],
        quests=[quest.id for quest in game.quests if quest.owner == seat],
        artifacts=[id for id in player.done if QUESTS[id].is_artifact],
        hand_size=len(game.hands[seat]),
        known_hand=sorted(game.known[seat]),
        effects=[effect.source for effect in player.effects] + [roll.source for roll in player.rolls] + two_dice,
    )


def _quest(game: DungeoneerState, quest: OpenQuest) -> QuestView:
    return QuestView.of(
        quest,
        owner=_seat(quest.owner),
        life=attributes.quest_life(quest.id),
        carrier=_seat(quest.carrier),
        lies=_space(attributes.lies_at(game, quest)),
    )


def _encounter(encounter: Encounter) -> EncounterView:
    beast = encounter.beast
    return EncounterView.of(
        encounter,
        wounds=0 if beast is None else beast.wounds,
        life=encounter.printed.life,
        attachments=[] if beast is None else beast.attachments,
    )


def _roll(game: DungeoneerState, roll: Roll) -> RollView:
    attacker, defender = (attributes.side_name(game, side) for side in roll.sides) if roll.sides else (None, None)
    return RollView.of(roll, attacker=attacker, defender=defender)


def view_of(game: DungeoneerState, seat: Seat | None) -> DungeoneerView:
    """The table as `seat` may know it."""
    has_map_hands = game.settings.revealed_map
    lying = defaultdict[int, list[str]](list)
    for quest in game.quests:
        lying[attributes.lies_at(game, quest)].append(quest.id)
    return DungeoneerView.of(
        game,
        **game.common(seat),
        round=ceil(game.turns / game.seats),
        spaces=[_space_view(game, number, space, lying[number]) for number, space in enumerate(game.spaces)],
        players=[_player(game, player) for player in game.players],
        quests=[_quest(game, quest) for quest in game.quests],
        deck_size=len(game.deck),
        map_deck_size=0 if has_map_hands else sum(len(pile.cards) for pile in game.map_cards),
        quest_deck_size=len(game.quest_deck.cards),
        drawn=game.drawn or revealed.card_being_placed(game, seat) or None,
        encounters=[_encounter(encounter) for encounter in game.encounters],
        recipient=_seat(game.recipient),
        roll=None if game.roll is None else _roll(game, game.roll),
        bane=None if game.bane is None else BaneView.of(game.bane, victim=_seat(game.bane.victim)),
        fight=game.fight or None,
        hand=[] if seat is None else list(game.hands[seat]),
        map_hand=list(game.map_cards[seat].cards) if has_map_hands and seat is not None else [],
        given_maps=sorted(passed.card for passed in game.passed_maps if seat in (passed.giver, passed.receiver)),
        stance=None if seat is None else game.quiet.get(seat, game.stances[seat]),
        armed=[] if seat is None else list(game.armed[seat]),
    )
