"""A seat's view of Dungeon Lords: what it may know of the table, whitelisted field by field (section 34).

A field with the name of one in `pieces.py` or `state.py` holds the same, as far as the seat may know it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.dungeon_lords.rules.combat.planning import begun_plan
from games.dungeon_lords.rules.combat.spell_choices import spell_fault
from games.dungeon_lords.rules.components import LAST_YEAR, ROUNDS, SEASONS
from games.dungeon_lords.rules.grid import SQUARES
from games.dungeon_lords.rules.orders.digging_and_mining import DigSquare
from games.dungeon_lords.rules.orders.executing import carried_out
from games.dungeon_lords.rules.pieces import Built, Hero, Lord, Minion, Plan, Spell
from games.dungeon_lords.rules.scoring import holders
from games.dungeon_lords.rules.settling import coming_paladin
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.messages import Message, Seat, refer
from rules.views import View, ViewPart

ROUND = ("new_round", "orders", "placing", "executing", "production", "event", "adventurers")
"""The phases of a round of building."""
NOT_IN_WINTER = ("event", "adventurers")
COMBAT = ("planning", "battle")


class TileView(Built, ViewPart):
    """A tile of a dungeon. `dug` and `mined`: in this round."""

    square: str
    conquered: bool
    dug: bool
    mined: bool


class CreatureView(ViewPart):
    """A creature in a lair. `deployed`: in the current battle, still to act."""

    kind: str
    fallen: bool
    deployed: bool


class HeroView(ViewPart):
    """Someone in line. `trap`, `heal` and `magic`: the icons on the tile."""

    card: str
    hero_class: str
    hp: int
    """All hit points, whatever the damage."""
    damage: int
    trap: int
    heal: int
    magic: int
    hidden: bool
    """Invisible for the rest of this battle round."""


class PlanView(ViewPart):
    """A plan that may be seen. `traps` is None where only their number may be known."""

    square: str
    traps: list[str] | None
    trap_count: int
    creatures: list[str]


class LordView(ViewPart):
    """One lord. A field that is None is hidden from this seat; without traps, `traps` is empty for everyone."""

    colour: str
    gold: int
    food: int
    imps: int
    """All imps, those that have worked this round included; so also the trolls."""
    busy_imps: int
    """The foreman of a dig counts from its first square on."""
    trolls: int
    busy_trolls: int
    evil: int
    """Where the counter stands on the evilometer."""
    notices: int
    tiles: list[TileView]
    trap_count: int
    """The number of trap cards in the store; their owner alone may know which."""
    traps_due: int
    """Traps that have been bought or made and will be drawn when everyone is done."""
    traps: list[str] | None
    lair: list[CreatureView]
    prison: list[str]
    line: list[HeroView]
    """The adventurers and the paladin in front of the dungeon or in it, from the front."""
    drawn: list[str] | None
    """While the first disabled orders are chosen: the three drawn cards, for their owner."""
    disabled: list[str] | None
    """The orders that this lord cannot choose this round."""
    hand: list[str]
    """The order cards that are not disabled, those chosen for this round included."""
    orders: list[str | None]
    """The orders of this round, first to third; None where not chosen or not yet shown."""
    ready: bool
    """Has chosen (disabled orders, three orders, or a plan) while others still choose."""
    on_card: list[str]
    returning: str | None
    """The order chosen to return to the hand; None where not chosen or not yet revealed."""
    used_rooms: dict[str, int]
    spied: list[int]
    """Numbers 1-4 of this year's combat cards this lord has looked at."""
    plan: PlanView | None
    points: int | None
    """The points of an examination now, titles included; None in the training."""
    titles: list[str]
    """Those that this lord would hold, alone or shared."""


class OutsiderView(ViewPart):
    """A non-player colour. `third` is None until it may be seen."""

    colour: str
    keeper: Seat
    disabled: list[str]
    drawn: list[str]
    third: str | None


class BattleView(ViewPart):
    """The current battle."""

    seat: Seat
    square: str
    trap_count: int
    traps: list[str] | None
    no_conquest: bool
    no_heal: bool
    no_spell: bool
    no_fatigue: bool
    shield: int
    poisoned: str | None
    spell: Spell | None
    """The fate of the round's spell or, before its step, why it could not be cast now."""
    magic: int
    """The magic points of the party, in the step of the spell or, before it, now."""


class TrainingView(ViewPart):
    """The combat training: the scenarios of the course, the present one, the best result so far."""

    course: list[str]
    scenario: str
    best: int
    conquered: list[int]


class DungeonLordsView(View):
    """The table as one seat sees it."""

    rules: str
    year: int
    season: str
    phase: str
    starter: Seat
    lords: list[LordView]
    outsiders: list[OutsiderView]
    shared_evil: int | None
    tavern: list[str]
    market: list[str]
    arriving: list[str]
    """The adventurers of this round, weakest first."""
    forecast: list[str]
    """Those of the next round."""
    heroes_at_bottom: list[str]
    """Adventurers seen going to the bottom of this year's pile, the lowest first."""
    events: list[str | None]
    """Events of spring, summer and autumn; None where face down."""
    special: str | None
    """This year's special event card, once it is shown."""
    combat: list[str | None]
    """This year's four combat cards; None where this seat does not know them."""
    combat_shown: int
    combat_round: int
    spaces: dict[str, list[Minion | None]]
    """Who stands on I, II, III of each area: a seat, a non-player colour, or nobody."""
    carried_out: dict[str, list[int]]
    """By order, the spaces of minions that have acted."""
    paladin: str
    paladin_host: Seat | None
    paladin_next: Seat | None
    """To whom he will go when all are done."""
    battle: BattleView | None
    piles: dict[str, int]
    distant: list[str]
    known_discards: list[str]
    """Trap cards that this seat knows to be in the discard pile."""
    training: TrainingView | None

    def coming_up(self) -> list[Message]:
        """The phases left in this round with its event, and what follows it."""
        if self.training is not None or self.result is not None:
            return []
        if self.phase in COMBAT:
            after = "outlook-scoring" if self.year == LAST_YEAR else "outlook-year"
            return [
                Message("outlook-combat_rounds", {"round": self.combat_round, "rounds": ROUNDS}),
                Message(after),
            ]
        if self.phase not in ROUND:
            return []
        season = SEASONS.index(self.season)
        phases = [phase for phase in ROUND[ROUND.index(self.phase) + 1 :] if season or phase not in NOT_IN_WINTER]
        lines = [Message("outlook-phases", {"phases": [refer(f"phase-{phase}") for phase in phases]})] if phases else []
        event = self.events[season - 1] if season else None
        if event == "special" and self.special is not None:
            special = f"special-{self.special}"
            lines.append(Message("outlook-special", {"event": refer(special), "effect": refer(f"{special}-help")}))
        elif event is not None:
            lines.append(Message("outlook-event", {"event": refer(f"event-{event}")}))
        if season == len(SEASONS) - 1:
            return [*lines, Message("outlook-combat")]
        return [*lines, Message("outlook-season", {"season": refer(f"season-{SEASONS[season + 1]}")})]

    def zones(self) -> Mapping[str, object]:
        """The player's own orders, creatures, traps and rooms; adventurers; what is on offer; the cards of the year."""
        own = [lord for seat, lord in enumerate(self.lords) if seat == self.seat]
        others = [lord for seat, lord in enumerate(self.lords) if seat != self.seat]
        return {
            "orders": [[*lord.hand, *lord.orders, *lord.on_card] for lord in own],
            "creatures": [creature.kind for lord in own for creature in lord.lair],
            "traps": [lord.traps for lord in own],
            "rooms": [tile.kind for lord in own for tile in lord.tiles],
            "line": [[hero.card for hero in lord.line] + lord.prison for lord in own],
            "arriving": self.arriving + self.forecast,
            "tavern": self.tavern,
            "market": self.market,
            "year": [self.special, *self.combat],
            "others": others,
        }


def make_view(game: DungeonLordsState, seat: Seat | None) -> DungeonLordsView:
    """The position as `seat` may know it; None for public information."""
    year = game.year - 1
    standing, titles = game.standing(), holders(game.lords)
    return DungeonLordsView.of(
        game,
        **game.common(seat),
        rules=game.settings.rules,
        season=SEASONS[game.season],
        lords=[_lord(game, number, seat, standing, titles) for number in range(game.seats)],
        outsiders=[
            OutsiderView.of(other, third=other.third if game.phase != "orders" or other.keeper == seat else None)
            for other in game.outsiders
        ],
        heroes_at_bottom=game.hero_piles[year][: game.heroes_at_bottom],
        events=[event if index < game.events_shown else None for index, event in enumerate(game.events)],
        special=game.specials[year] if game.specials_shown >= game.year else None,
        combat=game.seen_cards(seat),
        carried_out=carried_out(game),
        paladin_next=coming_paladin(game),
        battle=_battle(game, seat),
        piles={
            "creatures": len(game.creature_piles[year]),
            "rooms": len(game.room_piles[year]),
            "heroes": len(game.hero_piles[year]),
            "traps": len(game.trap_deck),
            "trap_discard": len(game.trap_discard),
        },
        known_discards=sorted(discarded.card for discarded in game.trap_discard if discarded.known_to in (None, seat)),
        training=_training(game),
    )


def _lord(
    game: DungeonLordsState,
    number: Seat,
    seat: Seat | None,
    standing: Sequence[int] | None,
    titles: Mapping[str, list[Seat]],
) -> LordView:
    lord = game.lords[number]
    own = number == seat or game.training is not None  # nothing is hidden in the training
    hidden = game.phase == "setup" and not own
    shown_orders = 3 if own else game.orders_shown
    chosen = [order if index < shown_orders else None for index, order in enumerate(lord.orders)]
    orders = (chosen + [None] * 3)[:3] if game.training is None else []
    digs = (question for question in game.questions if isinstance(question, DigSquare) and question.seat == number)
    return LordView.of(
        lord,
        busy_imps=lord.busy_imps + sum(dig.led for dig in digs),
        tiles=[TileView.of(lord.tiles[square], square=square) for square in SQUARES if square in lord.tiles],
        trap_count=len(lord.traps),
        traps_due=min(sum(shared.traps for shared in lord.shared), len(game.trap_deck)),
        traps=sorted(lord.traps) if own or not lord.traps else None,
        line=[hero_view(hero) for hero in lord.line],
        drawn=list(lord.drawn) if own and lord.drawn else None,
        disabled=None if hidden else list(lord.disabled),
        hand=[] if game.phase == "setup" else sorted([*lord.hand, *lord.orders]),
        orders=orders,
        ready=_ready(game, number, lord),
        returning=lord.returning if own or game.in_turn else None,
        spied=[position + 1 for position in lord.spied],
        plan=_plan(begun_plan(game, lord) if own else lord.plan, own),
        points=None if standing is None else standing[number],
        titles=[title for title, seats in titles.items() if number in seats],
    )


def hero_view(hero: Hero) -> HeroView:
    """Someone in line, all of it public."""
    return HeroView.of(hero.printed, card=hero.card, hp=hero.hit_points, damage=hero.damage, hidden=hero.hidden)


def _ready(game: DungeonLordsState, number: Seat, lord: Lord) -> bool:
    if game.phase == "setup":
        return len(lord.disabled) == 2
    if game.phase == "orders":
        return game.has_ordered(number)
    return game.phase == "planning" and lord.plan is not None and lord.plan.submitted


def _plan(plan: Plan | None, own: bool) -> PlanView | None:
    if plan is None or not (own or plan.shown):
        return None
    return PlanView.of(plan, traps=plan.traps if own else None, trap_count=len(plan.traps))


def _battle(game: DungeonLordsState, seat: Seat | None) -> BattleView | None:
    battle = game.battle
    if battle is None:
        return None
    return BattleView.of(
        battle,
        trap_count=len(battle.traps),
        traps=list(battle.traps) if battle.seat == seat else None,
        no_conquest=battle.no_conquest or battle.no_conquest_trap,
        no_heal=battle.no_heal or battle.no_heal_trap,
        poisoned=battle.poison.hero if battle.poison is not None else None,
        spell=battle.spell or (None if game.training is not None else spell_fault(game, battle)),
        magic=battle.magic if battle.spell is not None else game.lords[battle.seat].magic,
    )


def _training(game: DungeonLordsState) -> TrainingView | None:
    training = game.training
    if training is None:
        return None
    return TrainingView.of(training, scenario=training.scenario.id, best=training.scenario.best)
