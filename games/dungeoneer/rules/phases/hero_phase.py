"""The hero phase: the turn player acts freely until the end (DN-12)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from games.dungeoneer.rules import attributes, breakdowns, lethal, movement, option_texts, orders
from games.dungeoneer.rules.act_texts import act_options, by_importance
from games.dungeoneer.rules.acts.attacks import fought_here
from games.dungeoneer.rules.acts.types import Act
from games.dungeoneer.rules.components import DIRECTIONS, name_of
from games.dungeoneer.rules.map import building, geometry
from games.dungeoneer.rules.marks import hand_mark, hero_mark
from games.dungeoneer.rules.pieces import NOWHERE, Side
from games.dungeoneer.rules.quests import quests
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Part, part, refer, seat_name
from rules.questions import (
    OTHERS,
    Drag,
    Option,
    Picked,
    Question,
    Refusals,
    Refused,
    Role,
    Shown,
    Undo,
    bring_forward,
    same_in_brief,
)

MOST_WAYS = 2
"""The ways to quests whose buttons come before those of cards."""


class HeroPhase(Step):
    """Run again after each action."""

    def run(self, game: DungeoneerState) -> None:
        game.phase = "hero"
        orders.ask_again_after_attack(game)
        if game.players[game.turn].alive:
            attributes.refresh_speed(game)
            game.push(HeroActs(seat=game.turn))


class Walk(NamedTuple):
    """Try the exit on that side, to that space."""

    side: int
    space: int


class Leap(NamedTuple):
    """Through a sewer or a portal to that space."""

    space: int


def moves_to(options: Sequence[Option]) -> dict[str, int]:
    """The moves by one space, each with where it leads."""
    return {option.id: option.value.space for option in options if isinstance(option.value, Walk | Leap)}


class HeroActs(Question):
    """The hero's next act, or the end of the phase (DN-3.3, DN-12.1)."""

    default_id: ClassVar = "end"  # DN-24.3
    undo: ClassVar[Undo] = Undo.TACIT
    places: ClassVar[tuple[str, ...]] = (
        "do-untip",
        "do-untip_roll",
        "quest_fight",
        "quests",
        "do-steal",
        "attacks",
        "cards",
        "effects",
        "movement",
        "do-explore",
        "do-put_down",
        OTHERS,
        "do-attempt_hopeless",
        "do-end_hero_keep",
        "do-end_hero",
        "do-end_hero_let_go",
    )

    def describe(self, game: DungeoneerState) -> Args:
        """Whether ending the phase is all that is left, and the hand as in `_hand_left`.

        Also the monster of a quest here that has attacked, and the rivals who can win in their next turn.
        """
        actions = self._actions(game)
        foe = Args()
        for quest in fought_here(game, self.seat)[:1]:
            side = Side(quest=quest)
            foe = {"foe": attributes.side_name(game, side), "left": attributes.side_life(game, side)}
        args: Args = {"what": refer("part-acts" if actions else "part-idle"), "foe": part(foe, "part-foe_left", **foe)}
        return {**args, "threats": option_texts.threats(game, self.seat), **self._hand_left(game, actions)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Quests, moves, exploring, cards and attacks; ending the phase comes last, with or without movement kept."""
        options = self._actions(game, refused)
        for option in options:
            option.prominence = Shown.BUTTON
        return options + self._ends(game)

    def _hand_left(self, game: DungeoneerState, actions: Sequence[Option]) -> Args:
        """The names of the cards, copies together; nothing if one can be played or nothing else is left to do."""
        hand = game.hands[self.seat]
        held = set(map(hand_mark, hand))
        if held and not actions:
            return {}
        if any(held & {option.mark, option.drag.piece} for option in actions):
            return {}
        return {"hand": list(map(name_of, sorted(hand, key=hand.index))), "number": len(hand)}

    def _harms(self, game: DungeoneerState, option: Option) -> Iterable[lethal.Harm]:
        """The possible harms to the hero before its player decides again."""
        match option.value:
            case Walk(side, _):
                return lethal.walk(game, self.seat, side)
            case Leap(space):
                return lethal.arrival(game, self.seat, space)
            case Act() as act:
                return lethal.after(game, self.seat, act)
            case quests.Attempt(quest):
                return lethal.attempt(game, self.seat, quest)
        return ()

    def _uncertain(self, game: DungeoneerState, side: int) -> Message | None:
        """The chances of a move on which a roll decides: neither a tap nor a line makes it unseen."""
        gist = breakdowns.move_gist(game, self.seat, side)
        if gist is None:
            return None
        way = gist.args.get("way")
        return gist if gist.args["fails"] or (isinstance(way, Part) and way.args["fails"]) else None

    def _actions(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Everything but ending the phase."""
        options = quests.quest_options(game, self.seat, refused)
        self._add_moves(game, options, refused)
        self._explore(game, options, refused)
        return [*options, *act_options(game, self.seat, "hero", refused)]

    def _ends(self, game: DungeoneerState) -> list[Option]:
        """Ending the phase; with movement left, keeping one or none of it."""
        keeping, losing = (partial(option_texts.end_about, game, self.seat, keeps=keeps) for keeps in (True, False))
        if not game.players[self.seat].movement:
            return [Option("end", Message("do-end_hero"), prominence=Shown.BUTTON, effect=keeping)]
        return [
            Option("end", Message("do-end_hero_keep"), prominence=Shown.BUTTON, effect=keeping),
            Option("end_let_go", Message("do-end_hero_let_go"), effect=losing),
        ]

    def _add_moves(self, game: DungeoneerState, options: list[Option], refused: Refusals | None) -> None:
        player = game.players[self.seat]
        space = game.spaces[player.at]
        for side in range(4):
            reason = geometry.walk_reason(game, self.seat, side)
            id = f"move-{DIRECTIONS[side]}"
            if not reason:
                options.append(self._move(game, player.at, side, id))
            elif refused is not None:
                neighbour = space.near[side]
                card = game.spaces[neighbour].card if neighbour != NOWHERE else ""
                to = name_of(card) if card else refer("space-none")
                args: Args = {"space": to, "side": refer(f"side-{DIRECTIONS[side]}")}
                fallen = reason in ("tipped", "on_cusp") and not any(refusal.reason == reason for refusal in refused)
                refused.append(Refused(id, Message("do-move", args), reason, missed=fallen, mark=card))
        ways = [("sewer", number) for number in geometry.sewer_ends(game, player.at)]
        ways += [("portal", number) for number in geometry.portal_ends(game, player.at)]
        for way, number in ways:
            card = game.spaces[number].card
            args = {"space": name_of(card)}
            reason = "" if player.movement else "no_movement"
            if player.tip is not None:
                reason = "tipped"
            if not reason:
                option = self._step(game, f"{way}-{card}", Message(f"do-{way}", args), Leap(number))
                option.breakdown = same_in_brief(breakdowns.arrival_lines, game, self.seat, number)
                options.append(option)
            elif refused is not None:
                refused.append(Refused(f"{way}-{card}", Message(f"do-{way}", args), reason, mark=card))

    def _move(self, game: DungeoneerState, at: int, side: int, id: str) -> Option:
        """The answer that walks by an exit of space `at`, with the threat there unless it is open."""
        space = game.spaces[at]
        target = game.spaces[space.near[side]]
        args: Args = {"space": name_of(target.card), "side": refer(f"side-{DIRECTIONS[side]}")}
        key = "do-move"
        if not geometry.is_open(game, at, side):
            exit = space.exit(side)
            key = f"do-move_{exit.kind}"
            args |= {"attr": refer(f"attr-{exit.attr}"), "target": exit.target}
        option = self._step(game, id, Message(key, args), Walk(side, space.near[side]))
        option.breakdown = partial(self._way, game, option)
        return option

    def _step(self, game: DungeoneerState, id: str, label: Message, move: Walk | Leap) -> Option:
        """A move by one space, which drawing a line over it gives as well."""
        card = game.spaces[move.space].card
        about = partial(option_texts.about_space, game, self.seat, move.space)
        drag = Drag(hero_mark(self.seat), card)
        return Option(id, label, "movement", card, drag, Role.STEP, effect=about, value=move)

    def _way(self, game: DungeoneerState, option: Option, *, brief: bool) -> list[Message]:
        """The breakdown of a move; in brief its chances, unless they are its warning."""
        if not brief:
            return breakdowns.move_lines(game, self.seat, option.value.side)
        gist = breakdowns.move_gist(game, self.seat, option.value.side)
        return [] if gist is None or gist == option.warning else [gist]

    def _explore(self, game: DungeoneerState, options: list[Option], refused: Refusals | None) -> None:
        reason = building.explore_reason(game, self.seat)
        if not reason:
            args: Args = {"cost": building.explore_cost(game, self.seat), "left": len(building.map_deck(game).cards)}
            options.append(Option("explore", Message("do-explore", args), "movement", undo=Undo.NEVER))
        elif refused is not None:
            refused.append(Refused("explore", Message("do-explore", {"cost": 1, "left": 0}), reason))

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """With warnings, the most important first: moves to quests next to the hero, and then ways to the nearest."""
        options = by_importance(game, self.seat, self.options(game))
        options = lethal.warn(game, self.seat, options, partial(self._harms, game))
        for option in options:
            if isinstance(option.value, Walk) and option.warning is None:
                option.warning = self._uncertain(game, option.value.side)
        moves = moves_to(options)
        ways = option_texts.ways_to_quests(game, self.seat, moves)
        bring_forward(options, ways or option_texts.best_first(game, self.seat, moves)[:1])
        bring_forward(options, ways[:MOST_WAYS], Shown.VITAL)
        ends = {number for quest in game.quests for number in attributes.quest_spaces(game, self.seat, quest)}
        bring_forward(options, [move for move, number in moves.items() if number in ends], Shown.VITAL + 1)
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Carry it out; afterwards the hero is asked again."""
        game.commit()
        if picked.only in ("end", "end_let_go"):
            if game.players[self.seat].movement:
                game.banked = "let_go" if picked.only == "end_let_go" else "keep"
            game.tell("log-hero_ends", player=seat_name(self.seat))
            return
        game.push(HeroPhase())
        match picked.value:
            case Walk(side, _):
                movement.walk(game, self.seat, side)
            case Leap(space):
                movement.leap(game, self.seat, space)
            case Act() as act:
                game.perform(self.seat, act)
            case None:
                building.explore(game, self.seat)
            case quest:
                quests.carry_out(game, self.seat, quest)
