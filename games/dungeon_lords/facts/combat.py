"""Facts about parties and the lord's combat: what a plan achieves, where it is fought, the combat cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from games.dungeon_lords.facts.statements import NONE, NOTHING, names, pieces, word
from games.dungeon_lords.rules.combat.battle import Fight
from games.dungeon_lords.rules.combat.damage import trap_icons
from games.dungeon_lords.rules.combat.planning import begun_plan, nearest_tiles
from games.dungeon_lords.rules.combat.simulation import ends, fight, plans, strip
from games.dungeon_lords.rules.combat.spell_choices import spell_fault
from games.dungeon_lords.rules.components import ROUNDS
from games.dungeon_lords.rules.option_texts import stake
from games.dungeon_lords.rules.pieces import Plan
from games.dungeon_lords.rules.state import DungeonLordsState
from rules import saves
from rules.facts import Fact, seats_of
from rules.messages import Args, Seat, refer, seat_name

MOST_ENDS, MOST_PLANS, FEW_ENDS = 60, 20, 6
"""The most endings of a battle that are tried; the most plans for it, and the endings that each is tried with."""


def parties(game: DungeonLordsState, seat: Seat) -> Iterator[Fact]:
    """The hit points and icons of each party, also as what its adventurers are asked for."""
    for other, lord in enumerate(game.lords):
        line, left = lord.line, [hero.left for hero in lord.line]
        args: Args = {"player": seat_name(other), "heroes": [hero.name for hero in line], "left": left, "hp": sum(left)}
        args |= {"keys": trap_icons(line), "magic": lord.magic, "heal": sum(hero.printed.heal for hero in line)}
        yield Fact.of("party", "party" if left else "party_none", args, seats=seats_of(seat, other))
        for hero in line:
            yield Fact.of("party", "party", args, f"hero-{hero.card}")


class End(NamedTuple):
    """A possible end of a battle."""

    tile_kept: bool
    prison: list[str]
    """The adventurers in the lord's prison after it."""


class Round:
    """A lord in a round of combat: the battle being fought, or the plan, which may have to be chosen."""

    def __init__(self, game: DungeonLordsState, seat: Seat) -> None:
        self.game, self.seat, self.lord = game, seat, game.lords[seat]
        self.fought = game.battle if game.battle is not None and game.battle.seat == seat else None
        self.nearest, self.plan = nearest_tiles(self.lord), begun_plan(game, self.lord)
        self.over = game.phase == "battle" and self.fought is None and self.plan is None
        trial = game.copy_game()
        strip(trial, seat)
        if self.fought is None:  # another lord may be fighting
            trial.battle = None
            trial.agenda.stack.clear()
        self.copy = saves.copier(trial)

    def facts(self) -> Iterator[Fact]:
        """Where the party attacks, what becomes of the tile, and what can still be sent."""
        if not self.lord.has_party:
            yield from (Fact.of(kind, "safe", {}) for kind in ("tile", "plan", "send", "spell"))
            return
        yield Fact.of("tile", *self._attack())
        yield Fact.of("plan", *self._outcome(), public=False)
        standing = [creature.kind for creature in self.lord.lair if not creature.fallen and not creature.deployed]
        fallen = [creature.kind for creature in self.lord.lair if creature.fallen]
        args: Args = {"creatures": pieces((), standing), "traps": len(self.lord.traps), "fallen": pieces((), fallen)}
        for things in ((), *((f"creature-{kind}",) for kind in dict.fromkeys([*standing, *fallen]))):
            yield Fact.of("send", "send", args, *things)

    def _attack(self) -> tuple[str, Args]:
        """Where the party attacks, and what is at stake there (DL-16.4, DL-26.1, DL-26.4)."""
        battle = self.fought or (self.plan if self.plan is not None and self.plan.shown else None)
        squares = self.nearest if battle is None else [battle.square]
        if not squares or (self.over and self.game.combat_round == ROUNDS):
            return "tile_none" if not squares else "tile_last", {}
        points = [stake(self.lord, square) for square in squares]
        args: Args = {"squares": squares, "tiles": [self.lord.tiles[square].name for square in squares]}
        return "tile", {**args, "points": points, "round": self.game.combat_round + self.over}

    def _outcome(self) -> tuple[str, Args]:
        """Whether the plan, or the battle being fought, keeps the tile, and which plan would (DL-17.2, DL-23.1)."""
        lord, battle = self.lord, self.fought or self.plan
        if battle is None:
            return self._attack()
        ends_by_card = [_best_end(trial, self.seat, battle.square) for trial in self._trials(self.plan)]
        cards, held = len(ends_by_card), sum(end.tile_kept for end in ends_by_card)
        fallen = [hero.name for hero in lord.line if all(hero.card in end.prison for end in ends_by_card)]
        kinds = battle.creatures if isinstance(battle, Plan) else [creature.kind for creature in lord.waiting]
        args: Args = {"square": battle.square, "tile": lord.tiles[battle.square].name}
        args |= {"sent": pieces(battle.traps, kinds, NOTHING), "fallen": fallen or [NONE], "held": held, "cards": cards}
        args |= {"card": word("any_card" if cards > 1 else "this_card"), "hp": sum(hero.left for hero in lord.line)}
        text = "plan_holds" if held == cards else "plan_depends" if held else "plan_falls"
        if held == cards or not isinstance(battle, Plan) or battle.shown:
            return text, args
        tried = islice(plans(self.game, self.seat, Plan(square=battle.square)), MOST_PLANS)
        best = max(tried, key=self._times_held)
        most = self._times_held(best)
        if most <= held:
            return text, args
        return f"{text}_open", args | {"better": pieces(best.traps, best.creatures), "most": most}

    def _times_held(self, plan: Plan) -> int:
        """With how many of the combat cards that may come a plan keeps the tile, at least."""
        times = 0
        for trial in self._trials(plan):
            lords = (end.lords[self.seat] for end in islice(ends(trial), FEW_ENDS))
            times += any(not lord.tiles[plan.square].conquered for lord in lords)
        return times

    def _trials(self, plan: Plan | None) -> Iterator[DungeonLordsState]:
        """The lord's battle, at its first question or over, with each combat card that may come."""
        year, place = self.game.year - 1, self.game.combat_round - 1
        known = self.game.seen_cards(self.seat)[place]
        for card in sorted(set(self.game.unseen_cards(self.seat))) if known is None else [known]:
            trial = self.copy()
            trial.combat_piles[year][place] = card
            if plan is not None and not plan.shown:
                fight(trial, self.seat, plan)
            elif plan is not None:
                trial.push(Fight(seat=self.seat))
                trial.agenda.run(trial)
            yield trial


def _best_end(trial: DungeonLordsState, seat: Seat, square: str) -> End:
    """The best of the first ends of a battle: the tile is kept, then the more prisoners the better."""
    lords = (end.lords[seat] for end in islice(ends(trial), MOST_ENDS))
    outcomes = [End(not lord.tiles[square].conquered, lord.prison) for lord in lords]
    return max(outcomes, key=lambda end: (end.tile_kept, len(end.prison)))


def spell(game: DungeonLordsState, seat: Seat) -> Fact:
    """The combat card of the round, and whether its spell works on the lord (DL-17.1, DL-19.1, DL-28.5)."""
    lord = game.lords[seat]
    place = game.combat_round - 1
    cards = game.seen_cards(seat)
    args: Args = {"round": game.combat_round, "magic": lord.magic}
    if not game.in_combat or cards[place] is None:
        seen = [card for card in cards[game.combat_shown :] if card is not None]
        text, args = "spell_down" if game.in_combat else "cards_down", args | {"cards": names("card", seen)}
        return Fact.of("spell", text, args, public=not seen)
    current = Round(game, seat)
    if current.over:
        fault: str | None = "over"
    elif current.fought is not None:
        fault = spell_fault(game, current.fought)
    else:
        fault = "weak" if lord.magic < game.combat_round else None
    args |= {"card": refer(f"card-{cards[place]}"), "spell": refer(f"card-{cards[place]}-help")}
    args["works"] = word(f"spell_{fault or 'works'}")
    return Fact.of("spell", "spell", args, public=place < game.combat_shown)
