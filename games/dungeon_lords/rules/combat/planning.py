"""Planning a combat round: tile, traps, creatures, or the release of a prisoner (section 16)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar

from games.dungeon_lords.rules.combat.creatures import attacks_nobody, attacks_of, hits_of
from games.dungeon_lords.rules.combat.damage import damage_sum, planned_damage, prevent, trap_icons
from games.dungeon_lords.rules.components import COMBAT_CARDS, CREATURES, FREE, HEROES, TRAPS, Cost
from games.dungeon_lords.rules.faults import Fault, offer, over_limit, tokens_fault
from games.dungeon_lords.rules.grid import SQUARES, distances
from games.dungeon_lords.rules.option_texts import creature_line, price_of, stake, trap_line
from games.dungeon_lords.rules.pieces import Hero, Lord, Plan, Tile
from games.dungeon_lords.rules.scoring import prisoner_points
from games.dungeon_lords.rules.simultaneous import TakeBack, one_by_one, side_by_side, withdraw_demands
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Entry, Step
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Role, Shown, Undo, always, same_in_brief


def nearest_tiles(lord: Lord) -> list[str]:
    """The unconquered tiles with the smallest distance from the entrance (DL-16.4)."""
    reach = distances(lord.tiles)
    open_tiles = [square for square in SQUARES if square in reach and not lord.tiles[square].conquered]
    least = min((reach[square] for square in open_tiles), default=0)
    return [square for square in open_tiles if reach[square] == least]


def begun_plan(game: DungeonLordsState, lord: Lord) -> Plan | None:
    """The plan so far: while plans are made, at least the tile, where there is no choice."""
    if lord.plan is not None or game.phase != "planning" or not lord.has_party:
        return lord.plan
    nearest = nearest_tiles(lord)
    return Plan(square=nearest[0]) if len(nearest) == 1 else None


def laying_cost(game: DungeonLordsState, lord: Lord, square: str, traps: Sequence[str]) -> Cost:
    """The fee and the costs of all these traps together (DL-16.11)."""
    fee = lord.tiles[square].card.trap_fee if traps else 0
    return sum(map(game.trap_cost, traps), Cost(gold=fee) if fee else FREE)


def trap_fault(game: DungeonLordsState, lord: Lord, plan: Plan, trap: str) -> Fault | None:
    """Why one more trap may not be laid; None if it may.

    On a full tile: why it may not be laid instead of those that are there, if it may not.
    """
    laid = plan.traps.count(trap)
    if lord.traps.count(trap) <= laid:
        return Fault("no_trap", {"laid": laid})
    limit = lord.tiles[plan.square].card.traps
    full = len(plan.traps) >= limit
    short = tokens_fault(lord, laying_cost(game, lord, plan.square, [trap] if full else [*plan.traps, trap]))
    if short is not None:
        token = short.code.removeprefix("no_")
        price, owned = (Part(f"part-{token}", {"n": short.args[name]}) for name in ("needed", "have"))
        return Fault("trap_cost", {"token": token, "price": price, "owned": owned})
    return over_limit("traps", limit) if full else None


def creature_fault(lord: Lord, plan: Plan, kind: str) -> Fault | None:
    """Why one more creature of a kind may not be deployed; None if it may."""
    alike = [creature for creature in lord.lair if creature.kind == kind]
    sent = plan.creatures.count(kind)
    if sum(not creature.fallen for creature in alike) <= sent:
        return Fault("fallen") if len(alike) > sent else Fault("no_monster", {"sent": sent})
    if CREATURES[kind].monster:
        limit = lord.tiles[plan.square].card.monsters
        if sum(CREATURES[other].monster for other in plan.creatures) >= limit:
            return over_limit("monsters", limit)
    return None


def _is_complete(game: DungeonLordsState, lord: Lord, plan: Plan) -> bool:
    """Whether a plan is submitted at once because nothing can be added; never the case in turn order (DL-16.5)."""
    if game.in_turn or any(trap_fault(game, lord, plan, trap) is None for trap in lord.traps):
        return False
    return all(creature_fault(lord, plan, creature.kind) is not None for creature in lord.lair)


def _undo_of(game: DungeonLordsState, lord: Lord, plan: Plan) -> Undo:
    """Who may take back the answer that makes a plan."""
    return Undo.SHARED if _is_complete(game, lord, plan) else Undo.FREE


class PlanBattle(Question):
    """One lord's plan, piece by piece: the tile where there is a choice, traps, creatures, then Done (DL-16.4 ff.).

    The value of each answer is the plan as it is then.
    """

    tiles: list[str]
    """The nearest unconquered tiles; they do not change while plans are made."""

    def describe(self, game: DungeonLordsState) -> Args:
        lord = game.lords[self.seat]
        plan = begun_plan(game, lord)
        about = _about_choice_of_tile(game) if plan is None else _about_plan(game, lord, plan)
        # Pieces are tapped in the picture, where nothing shows their labels.
        pieces = [] if plan is None else [option for option in self.options(game) if option.role is Role.STEP]
        confirms = part(any(_is_complete(game, lord, piece.value) for piece in pieces), "part-last_confirms")
        return {**about, "confirms": confirms, "card": self._known_card(game)}

    def _known_card(self, game: DungeonLordsState) -> Part | str:
        """The combat card of this round if this seat has seen it (DL-8.6), and its spell if it works (DL-19.1)."""
        lord = game.lords[self.seat]
        number = game.combat_round
        card = game.seen_cards(self.seat)[number - 1] if game.training is None else None
        if card is None:
            return ""
        fails: Args = {"fatigue": COMBAT_CARDS[card].fatigue, "magic": lord.magic, "round": number}
        spell = refer(f"card-{card}-help") if lord.magic >= number else Part("part-spell_fails", fails)
        return Part("part-known_card", {"card": refer(f"card-{card}"), "spell": spell})

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        plan = begun_plan(game, lord)
        if refused is not None:
            for square in lord.tiles:
                if square not in self.tiles:
                    label = Message("do-plan_tile", _tile_args(game, lord, square))
                    refused.append(Refused(f"tile-{square}", label, "tile_distance", mark=square))
        if plan is None:
            return [self._tile_option(game, lord, square) for square in self.tiles]
        options: list[Option] = []
        self._offer_traps(game, plan, options, refused)
        self._offer_creatures(game, plan, options, refused)
        for option in options:
            option.role = Role.STEP
            option.drag = Drag(option.mark, plan.square)
            idle = option.group == "creatures" and attacks_nobody(_line_after(game, lord, plan.traps), option.mark)
            option.prominence = Shown.VAIN if idle else Shown.BUTTON
            option.undo = _undo_of(game, lord, option.value)
        label = Message("do-plan_done", {"square": plan.square})
        done = Option("done", label, undo=Undo.SHARED, prominence=Shown.BUTTON, value=plan)
        done.effect = partial(_at_stake, game, lord, plan)
        done.breakdown = same_in_brief(_plan_breakdown, game, lord, plan)
        options.append(done)
        if plan.traps or plan.creatures or len(self.tiles) > 1:
            options.append(Option("back", Message("do-back"), role=Role.BACK, value=shortened(plan)))
        return options

    def _tile_option(self, game: DungeonLordsState, lord: Lord, square: str) -> Option:
        plan = Plan(square=square)
        option = Option(f"tile-{square}", Message("do-plan_tile", _tile_args(game, lord, square)), mark=square)
        option.value = plan
        option.undo = _undo_of(game, lord, plan)
        option.effect = partial(_about_tile, lord, square)
        return option

    def _offer_traps(
        self, game: DungeonLordsState, plan: Plan, options: list[Option], refused: Refusals | None
    ) -> None:
        """Add the answers that lay one more trap."""
        lord = game.lords[self.seat]
        for trap in sorted(set(lord.traps)):
            fault = trap_fault(game, lord, plan, trap)
            price = price_of(game.trap_cost(trap) if plan.traps else laying_cost(game, lord, plan.square, [trap]))
            extended = replace(plan, traps=[*plan.traps, trap])
            confirms = not fault and _is_complete(game, lord, extended)
            args: Args = {
                "trap": refer(f"trap-{trap}"),
                "price": part(price, "part-at_cost", price=price),
                "confirms": part(confirms, "part-confirms"),
            }
            option = Option(f"trap-{trap}", Message("do-plan_trap", args), "traps", trap, value=extended)
            option.effect = partial(trap_line, game.year, trap)
            sent = extended if confirms else Plan(plan.square)
            option.breakdown = same_in_brief(_trap_breakdown, game, lord, trap, sent)
            offer(option, fault, options, refused, missed=fault is not None and fault.code == "trap_cost")

    def _offer_creatures(
        self, game: DungeonLordsState, plan: Plan, options: list[Option], refused: Refusals | None
    ) -> None:
        """Add the answers that deploy one more creature."""
        lord = game.lords[self.seat]
        for kind in dict.fromkeys(creature.kind for creature in lord.lair):
            fault = creature_fault(lord, plan, kind)
            extended = replace(plan, creatures=[*plan.creatures, kind])
            confirms = not fault and _is_complete(game, lord, extended)
            args: Args = {"creature": refer(f"creature-{kind}"), "confirms": part(confirms, "part-confirms")}
            option = Option(f"deploy-{kind}", Message("do-deploy", args), "creatures", kind, value=extended)
            option.effect = partial(creature_line, kind, room=lord.tiles[plan.square])
            sent = extended if confirms else replace(extended, creatures=[kind])
            last_alone = confirms and not plan.traps  # a trap's damage stands at "done"
            option.breakdown = same_in_brief(_plan_breakdown if last_alone else _without_target, game, lord, sent)
            offer(option, fault, options, refused, missed=fault is not None and fault.code == "fallen")

    def default(self, game: DungeonLordsState) -> list[str]:
        return ["done"] if begun_plan(game, game.lords[self.seat]) is not None else [f"tile-{self.tiles[0]}"]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        lord = game.lords[self.seat]
        lord.plan = plan = picked.value
        # A plan to which nothing can be added is submitted, as the button said; it can be taken back while others plan.
        if picked.only == "back" or (picked.only != "done" and not _is_complete(game, lord, plan)):
            game.push(PlanBattle(seat=self.seat, tiles=self.tiles))
            return
        withdraw_demands(game)
        game.commit()
        submit(game, self.seat)
        if not game.in_turn:
            game.push(ChangePlan(seat=self.seat, tiles=self.tiles))


def _about_choice_of_tile(game: DungeonLordsState) -> Args:
    """The arguments of the prompt before there is a plan."""
    return {
        "plan": Part("part-plan_where", {"round": game.combat_round}),
        "holds": Part("part-tiles_hold", {}),
        **dict.fromkeys(("traps", "sent", "fee", "dear_gold", "dear_food", "dear_imp"), ""),
    }


def _about_plan(game: DungeonLordsState, lord: Lord, plan: Plan) -> Args:
    """The plan, what its tile holds, and what is too expensive for it, as arguments of the prompt."""
    tile = lord.tiles[plan.square]
    fee = tile.card.trap_fee
    traps = [refer(f"trap-{trap}") for trap in plan.traps]
    creatures = [refer(f"creature-{kind}") for kind in plan.creatures]
    return {
        "plan": Part("part-plan_on", {"round": game.combat_round, "square": plan.square}),
        "traps": part(traps, "part-plan_traps", traps=traps),
        "sent": part(creatures, "part-plan_sent", creatures=creatures),
        "fee": part(traps and fee, "part-plan_fee", n=fee),
        **_too_dear(game, lord, plan),
        "holds": Part("part-tile_holds", {"square": plan.square, "tile": tile.name, "held": _capacity(tile)}),
    }


def _too_dear(game: DungeonLordsState, lord: Lord, plan: Plan) -> Args:
    """By token, the traps that cannot be added only for want of it, and what the plan would cost (DL-16.11)."""
    faults = {trap: trap_fault(game, lord, plan, trap) for trap in sorted(set(lord.traps))}
    args: Args = {}
    for token, owned in (("gold", lord.gold), ("food", lord.food), ("imp", lord.imps)):
        traps = [trap for trap, fault in faults.items() if fault is not None and fault.args.get("token") == token]
        costs = [laying_cost(game, lord, plan.square, [*plan.traps, trap]) for trap in traps]
        args[f"dear_{token}"] = part(
            traps,
            "part-too_dear",
            traps=[refer(f"trap-{trap}") for trap in traps],
            needed=Part(f"part-{token}", {"n": min((getattr(cost, token) for cost in costs), default=0)}),
            have=Part(f"part-{token}", {"n": owned}),
        )
    return args


def _capacity(tile: Tile) -> Part:
    """The numbers of traps and monsters that a tile holds, in words (DL-16.6)."""
    fee = part(tile.card.trap_fee, "part-tile_fee", n=tile.card.trap_fee)
    return Part("part-held", {"traps": tile.card.traps, "fee": fee, "monsters": tile.card.monsters})


def _about_tile(lord: Lord, square: str) -> Message:
    """The points at stake on a tile, and what it holds."""
    return Message("about-tile", {"points": stake(lord, square), "held": _capacity(lord.tiles[square])})


def _tile_args(game: DungeonLordsState, lord: Lord, square: str) -> Args:
    confirms = part(_is_complete(game, lord, Plan(square=square)), "part-confirms")
    return {"square": square, "tile": lord.tiles[square].name, "confirms": confirms}


def _at_stake(game: DungeonLordsState, lord: Lord, plan: Plan) -> Message | None:
    """The points for keeping the tile; None if it can't be conquered, or nothing is counted."""
    if game.training is not None:
        return None
    if any(effect.do == "no_conquest" for trap in plan.traps for effect in TRAPS[trap].effects[0]):
        return None
    return Message("about-plan_done", {"points": stake(lord, plan.square)})


def _trap_breakdown(game: DungeonLordsState, lord: Lord, trap: str, plan: Plan) -> list[Message]:
    """The damage of a trap to the present party (DL-18.3), and the creatures of the plan that have no target."""
    return [*trap_sum(game, lord, trap), *_without_target(game, lord, plan)]


def _plan_breakdown(game: DungeonLordsState, lord: Lord, plan: Plan) -> list[Message]:
    """The damage of the only trap, or of the only creature if it has one attack, and the creatures without a target."""
    damage, alone = [], ""
    if len(plan.traps) == 1:
        (trap,) = plan.traps
        damage, alone = trap_sum(game, lord, trap), "" if TRAPS[trap].has_target else f"trap-{trap}"
    elif not plan.traps and len(plan.creatures) == 1:
        (kind,) = plan.creatures
        attacks = attacks_of(kind, None, helped=kind in lord.tiles[plan.square].card.bonus)
        if len(attacks) == 1:
            damage, alone = hits_of(lord.line, attacks[0], shield=0), f"creature-{kind}"
    if damage and alone:
        damage.insert(0, Message("sum-alone", {"piece": refer(alone)}))
    return [*damage, *_without_target(game, lord, plan)]


def _without_target(game: DungeonLordsState, lord: Lord, plan: Plan) -> list[Message]:
    line = _line_after(game, lord, plan.traps)
    idle = [refer(f"creature-{kind}") for kind in dict.fromkeys(plan.creatures) if attacks_nobody(line, kind)]
    return [Message("sum-no_target", {"creatures": idle, "trap": len(line) < len(lord.line)})] if idle else []


def _line_after(game: DungeonLordsState, lord: Lord, traps: Sequence[str]) -> list[Hero]:
    """The party without those whom the only trap of a plan surely defeats; with several traps, all of it."""
    effects = TRAPS[traps[0]].effects[game.year - 1] if len(traps) == 1 else ()
    dealt, _ = prevent(planned_damage(lord.line, effects, None), trap_icons(lord.line))
    return [hero for hero, damage in zip(lord.line, dealt, strict=True) if hero.left > damage]


def shortened(plan: Plan) -> Plan | None:
    """The plan without its last piece, removing creatures before traps; None if it has neither."""
    if plan.creatures:
        return replace(plan, creatures=plan.creatures[:-1])
    return replace(plan, traps=plan.traps[:-1]) if plan.traps else None


def submit(game: DungeonLordsState, seat: Seat) -> None:
    """Submit the plan; in turn order it is shown at once (DL-16.5)."""
    plan = game.lords[seat].plan
    if plan is None:
        raise ValueError(f"seat {seat} has no plan")
    plan.submitted = True
    game.tell("log-plan_ready", player=seat_name(seat))
    if game.in_turn:
        show_plan(game, seat)


class ChangePlan(TakeBack):
    """Take the plan back while someone else is still planning."""

    tiles: list[str]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        plan = game.lords[self.seat].plan
        if plan is not None:
            plan.submitted = False
        game.tell("log-plan_open_again", player=seat_name(self.seat))
        game.push(PlanBattle(seat=self.seat, tiles=self.tiles))


class PlanNothing(Step):
    """A lord who can neither lay a trap nor deploy a monster has nothing to plan, and everyone can see that."""

    seat: Seat
    square: str

    def run(self, game: DungeonLordsState) -> None:
        game.lords[self.seat].plan = Plan(square=self.square)
        submit(game, self.seat)


def trap_sum(game: DungeonLordsState, lord: Lord, trap: str) -> list[Message]:
    """The planned damage of a trap for each member of the party, and what thieves and paladin leave of it."""
    card, icons = TRAPS[trap], trap_icons(lord.line)
    if card.has_target:
        return [Message("sum-icons", {"icons": icons})]
    return damage_sum(lord.line, planned_damage(lord.line, card.effects[game.year - 1], None), icons)


class ReleasePrisoner(Question):
    """No unconquered tile is left: one prisoner is released instead of a battle (DL-16.12)."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        prison = game.lords[self.seat].prison
        options = []
        for hero in dict.fromkeys(prison):
            lost = Message("about-lost_points", {"points": prisoner_points(hero)})
            options.append(Option(hero, Message("do-release", {"hero": refer(f"hero-{hero}")}), mark=hero, effect=lost))
        return options

    def default(self, game: DungeonLordsState) -> list[str]:
        prison = game.lords[self.seat].prison
        return [min(prison, key=lambda hero: HEROES[hero].hero_class == "paladin")]

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        if not picked.by_itself:
            withdraw_demands(game)
        game.commit()
        game.lords[self.seat].prison.remove(picked.only)
        game.distant.append(picked.only)
        game.tell("log-released", player=seat_name(self.seat), hero=refer(f"hero-{picked.only}"))


def begin_plans(game: DungeonLordsState) -> dict[Seat, list[Entry]]:
    """Discard the plans of the last round; returns who has to make one or to release a prisoner, and how (DL-16.3)."""
    steps: dict[Seat, list[Entry]] = {}
    for seat, lord in enumerate(game.lords):
        lord.plan = None
        nearest = nearest_tiles(lord) if lord.has_party else []
        if len(nearest) == 1 and _has_nothing_to_add(lord, nearest[0]):
            steps[seat] = [PlanNothing(seat=seat, square=nearest[0])]
        elif nearest:
            steps[seat] = [PlanBattle(seat=seat, tiles=nearest)]
        elif lord.has_party and lord.prison:
            steps[seat] = [ReleasePrisoner(seat=seat)]
    return steps


def _has_nothing_to_add(lord: Lord, square: str) -> bool:
    """Whether everyone can see that neither a trap nor a creature can be added to a plan here (DL-16.6 ff.)."""
    card = lord.tiles[square].card
    if lord.traps and card.traps and card.trap_fee <= lord.gold:
        return False
    return all(creature.fallen or (creature.card.monster and not card.monsters) for creature in lord.lair)


class StartPlanning(Step):
    """All plan at once, unless someone asks for turn order before the first plan is in (DL-16.5)."""

    def run(self, game: DungeonLordsState) -> None:
        game.phase = "planning"
        steps = begin_plans(game)
        game.in_turn = len(steps) < 2
        side_by_side(game, steps, restart=PlanInTurn())


class PlanInTurn(Step):
    """Planning in turn order; each plan is shown when it is made."""

    def run(self, game: DungeonLordsState) -> None:
        one_by_one(game, begin_plans(game))


class ShowPlans(Step):
    """Show all plans made simultaneously; set aside the fees for traps in rooms (DL-16.7, DL-16.10)."""

    def run(self, game: DungeonLordsState) -> None:
        game.commit()
        if not game.in_turn:
            for seat in game.turn_order():
                if game.lords[seat].plan is not None:
                    show_plan(game, seat)


def show_plan(game: DungeonLordsState, seat: Seat) -> None:
    """Reveal the tile and the creatures, keep the traps face down, and pay the fee."""
    lord = game.lords[seat]
    plan = lord.plan
    if plan is None:
        raise ValueError(f"seat {seat} has no plan")
    if plan.traps and (fee := lord.tiles[plan.square].card.trap_fee):
        lord.gold -= fee
        game.tell("log-trap_fee", player=seat_name(seat), gold=fee)
    plan.shown = True
    for trap in plan.traps:
        lord.traps.remove(trap)
    for kind in plan.creatures:
        ready = (creature for creature in lord.lair if not creature.fallen and not creature.deployed)
        next(creature for creature in ready if creature.kind == kind).deployed = True
    game.tell(
        "log-plan",
        player=seat_name(seat),
        square=plan.square,
        tile=lord.tiles[plan.square].name,
        traps=len(plan.traps),
        creatures=[refer(f"creature-{kind}") for kind in plan.creatures],
        sent=len(plan.creatures),
    )
