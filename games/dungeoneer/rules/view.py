"""What a seat may know of a game of Dungeoneer: the table, its own hand and its own orders."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from games.dungeoneer.rules import scores
from games.dungeoneer.rules.components import ATTRIBUTES, DIRECTIONS, QUESTS, Realm, Terrain
from games.dungeoneer.rules.map import revealed as revealed_map
from games.dungeoneer.rules.map.geometry import held_open
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Beast, Encounter, Laid, Player, Roll, Space
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Name, Seat
from rules.views import View


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid")


class ExitView(_Part):
    """One side of a space as it lies, effects of this turn included."""

    kind: str
    """"open", "locked", "trapped" or "wall"."""
    attr: str | None
    target: int | None
    opened: bool
    """A locked or trapped exit that is open for the rest of the turn, or held open by a hero on the cusp."""


class SpaceView(_Part):
    """A placed map card. `x` grows eastwards, `y` southwards; the Entrance lies at 0, 0 of its map."""

    number: int
    card: str
    kind: str
    """"entrance", "passage" or "room"."""
    realm: Realm
    x: int
    y: int
    turned: bool
    exits: list[ExitView]
    """North, east, south, west as it lies."""
    glory: int
    peril: int
    terrain: Terrain | None
    pit: list[str | int] | None
    """Attribute and target, as for spikes."""
    spikes: list[str | int] | None
    hazard: int
    sewer: str
    portal: bool
    linked: bool
    """A portal that leads to the dungeon Entrance, or the Entrance it leads to."""
    heroes: list[Seat]
    components: list[str]
    """Quests whose component lies here."""


class ScoreView(_Part):
    """A score with its mark: "attack", "counter" or ""."""

    value: int
    mark: str
    combat: int
    """The score in combat, which some weapons change alone."""
    combat_mark: str


class LaidView(_Part):
    """A readied card, or a permanent bane on a hero."""

    number: int
    card: str
    by: Seat
    charges: int


class BeastView(_Part):
    """A monster in a pack."""

    number: int
    card: str
    wounds: int
    life: int
    attachments: list[str]


class PlayerView(_Part):
    """One player; all of it is public."""

    seat: Seat
    hero: str
    alive: bool
    level: int
    life: int
    max_life: int
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
    """Attribute and target of the roll that getting up needs, where it needs one."""
    melee: ScoreView
    magic: ScoreView
    speed: ScoreView
    boon_slots: int
    treasure_slots: int
    treasures_used: int
    boons: list[LaidView]
    treasures: list[LaidView]
    banes: list[LaidView]
    pack: list[BeastView]
    quests: list[str]
    done: list[str]
    artifacts: list[str]
    hand_size: int
    known_hand: list[str]
    """Cards of the hand that everybody saw go there."""
    attacked: bool
    used: list[str]
    """Once-per-turn effects used in this turn: cards by number, "hero", artifacts by id."""
    effects: list[str]
    """What lasts until the end of the turn, or waits for the next roll: the ids of the cards."""
    wants_stop: bool
    map_hand_size: int


class QuestView(_Part):
    """An open quest. Without an owner it is the global one."""

    id: str
    type: str
    owner: Seat | None
    wounds: int
    life: int
    carrier: Seat | None
    lies: int | None
    """The space where its component lies, when it is on the map and nobody carries it."""
    found: bool
    fought: bool


class EncounterView(_Part):
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


class RollView(_Part):
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


class ShownView(_Part):
    """The last roll."""

    what: str
    who: list[Name]
    dice: list[int]
    totals: list[int]
    target: int


class ArmedView(_Part):
    """One's own armed order."""

    card: str
    """The card, the quest of the artifact, or the hero."""
    window: str
    roll: str
    whose: Seat
    amount: int


class BaneView(_Part):
    """A bane that is paid for and not yet carried out."""

    card: str
    by: Seat
    victim: Seat | None
    payer: Seat


class DungeoneerView(View):
    """The table of Dungeoneer as one seat may know it."""

    phase: str
    turn: Seat
    turns: int
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
    last_roll: ShownView | None
    rolled: int
    bane: BaneView | None
    fight: str | None
    """The quest whose monster attacks."""
    visited: list[int]
    moved: bool
    attempts: int
    hand: list[str]
    """One's own, the newest card last."""
    map_hand: list[str]
    """One's own, with Revealed Map."""
    given_maps: list[str]
    """Map cards one gave away, or was given, because of the quests."""
    stance: str | None
    armed: list[ArmedView]


_MARKS = ("", "counter", "attack")


def _exit(game: DungeoneerState, number: int, side: int) -> ExitView:
    space = game.spaces[number]
    found = space.exit(side)
    threat = found.kind in ("locked", "trapped")
    return ExitView(
        kind=found.kind,
        attr=found.attr if threat else None,
        target=found.target if threat else None,
        opened=threat and (side in space.opened or held_open(game, number, side)),
    )


def _space(game: DungeoneerState, number: int, space: Space) -> SpaceView:
    card = space.printed
    linked = number in game.portals or (bool(game.portals) and card.kind == "entrance" and card.realm == "dungeon")
    return SpaceView(
        number=number,
        card=space.card,
        kind=card.kind,
        realm=card.realm,
        x=space.x,
        y=space.y,
        turned=space.turned,
        exits=[_exit(game, number, side) for side in range(4)],
        glory=card.glory,
        peril=card.peril,
        terrain=card.terrain,
        pit=None if card.pit is None else list(card.pit),
        spikes=None if card.spikes is None else list(card.spikes),
        hazard=card.hazard,
        sewer=card.sewer,
        portal=card.portal,
        linked=linked,
        heroes=game.heroes_at(number),
        components=[quest.id for quest in game.quests if scores.lies_at(game, quest) == number],
    )


def _score(game: DungeoneerState, seat: Seat, attr: str) -> ScoreView:
    value, mark = scores.hero_score(game, seat, attr)
    combat, combat_mark = scores.hero_score(game, seat, attr, combat=True)
    return ScoreView(value=value, mark=_MARKS[mark], combat=combat, combat_mark=_MARKS[combat_mark])


def _laid(cards: list[Laid]) -> list[LaidView]:
    return [LaidView(number=card.number, card=card.card, by=card.by, charges=card.charges) for card in cards]


def _beast(beast: Beast) -> BeastView:
    return BeastView(
        number=beast.number,
        card=beast.card,
        wounds=beast.wounds,
        life=beast.printed.life,
        attachments=list(beast.attachments),
    )


def _player(game: DungeoneerState, player: Player) -> PlayerView:
    seat = player.seat
    tip = player.tip
    return PlayerView(
        seat=seat,
        hero=player.hero,
        alive=player.alive,
        level=player.level,
        life=player.life,
        max_life=scores.max_life(game, seat),
        glory=player.glory,
        peril=player.peril,
        movement=player.movement,
        token=player.token,
        space=None if player.at == NOWHERE else player.at,
        cusp=None if player.cusp == NOWHERE else DIRECTIONS[player.cusp],
        tipped=tip is not None,
        tip=[tip.attr, tip.target] if tip is not None and tip.target and tip.cause != "pit" else [],
        melee=_score(game, seat, ATTRIBUTES[0]),
        magic=_score(game, seat, ATTRIBUTES[1]),
        speed=_score(game, seat, ATTRIBUTES[2]),
        boon_slots=player.printed.boons,
        treasure_slots=scores.treasure_slots(player),
        treasures_used=len(player.treasures),
        boons=_laid(player.boons),
        treasures=_laid(player.treasures),
        banes=_laid(player.banes),
        pack=[_beast(beast) for beast in player.pack],
        quests=[quest.id for quest in game.quests if quest.owner == seat],
        done=list(player.done),
        artifacts=[id for id in player.done if QUESTS[id].is_artifact],
        hand_size=len(game.hands[seat]),
        known_hand=sorted(game.known[seat]),
        attacked=player.attacked,
        used=list(player.used),
        effects=[effect.source for effect in player.effects]
        + [roll.source for roll in player.rolls]
        + ([player.two_dice] if player.two_dice else []),
        wants_stop=game.wants_stop[seat],
        map_hand_size=len(game.map_cards[seat].cards) if game.options.revealed_map else 0,
    )


def _encounter(encounter: Encounter) -> EncounterView:
    beast = encounter.beast
    return EncounterView(
        card=encounter.card,
        target=encounter.target,
        space=encounter.space,
        attr=encounter.attr,
        wounds=0 if beast is None else beast.wounds,
        life=encounter.printed.life,
        attachments=[] if beast is None else list(beast.attachments),
        state=encounter.state,
        prevented=encounter.prevented,
    )


def _roll(game: DungeoneerState, roll: Roll) -> RollView:
    return RollView(
        what=roll.what,
        seat=roll.seat,
        attr=roll.attr,
        target=roll.target,
        source=roll.source,
        attacker=None if roll.attacker is None else scores.side_name(game, roll.attacker),
        defender=None if roll.defender is None else scores.side_name(game, roll.defender),
        added=roll.added,
        prevented=list(roll.prevented),
    )


def view_of(game: DungeoneerState, seat: Seat | None) -> DungeoneerView:
    """The table as `seat` may know it."""
    revealed = game.options.revealed_map
    shown, bane = game.last_roll, game.bane
    return DungeoneerView(
        **game.common(seat),
        phase=game.phase,
        turn=game.turn,
        turns=game.turns,
        first=game.first,
        spaces=[_space(game, number, space) for number, space in enumerate(game.spaces)],
        players=[_player(game, player) for player in game.players],
        quests=[
            QuestView(
                id=quest.id,
                type=QUESTS[quest.id].type,
                owner=None if quest.owner == NOBODY else quest.owner,
                wounds=quest.wounds,
                life=scores.quest_life(quest.id),
                carrier=None if quest.carrier == NOBODY else quest.carrier,
                lies=None if (lies := scores.lies_at(game, quest)) == NOWHERE else lies,
                found=quest.found,
                fought=quest.fought,
            )
            for quest in game.quests
        ],
        deck_size=len(game.deck),
        discard=list(game.discard),
        map_deck_size=0 if revealed else sum(len(pile.cards) for pile in game.map_cards),
        quest_deck_size=len(game.quest_deck.cards),
        removed=list(game.removed),
        drawn=game.drawn or revealed_map.taken(game, seat) or None,
        encounters=[_encounter(encounter) for encounter in game.encounters],
        declared=game.declared,
        recipient=None if game.recipient == NOBODY else game.recipient,
        roll=None if game.roll is None else _roll(game, game.roll),
        last_roll=None
        if shown is None
        else ShownView(what=shown.what, who=shown.who, dice=shown.dice, totals=shown.totals, target=shown.target),
        rolled=game.rolled,
        bane=None
        if bane is None
        else BaneView(
            card=bane.card, by=bane.by, victim=None if bane.victim == NOBODY else bane.victim, payer=bane.payer
        ),
        fight=game.fight or None,
        visited=list(game.visited),
        moved=game.moved,
        attempts=game.attempts,
        hand=[] if seat is None else list(game.hands[seat]),
        map_hand=list(game.map_cards[seat].cards) if revealed and seat is not None else [],
        given_maps=sorted(passed.card for passed in game.passed_maps if seat in (passed.giver, passed.receiver)),
        stance=None if seat is None else game.quiet.get(seat, game.stances[seat]),
        armed=[]
        if seat is None
        else [
            ArmedView(card=order.card, window=order.window, roll=order.roll, whose=order.whose, amount=order.amount)
            for order in game.armed[seat]
        ],
    )
