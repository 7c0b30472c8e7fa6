"""Several moves as one answer, with an optional quest action at their end; each is a move like any other (DN-12)."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import NamedTuple

from games.dungeoneer.rules import movement, option_texts, scores
from games.dungeoneer.rules.cards import playing
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import QUESTS, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.marks import hero_mark, quest_mark
from games.dungeoneer.rules.pieces import NOWHERE, Player
from games.dungeoneer.rules.quests import quests
from games.dungeoneer.rules.quests.quests import Attempt, PickUp, PutDown
from games.dungeoneer.rules.state import DungeoneerState
from rules.entries import Step
from rules.messages import Args, Message, Seat
from rules.questions import Option, Role


class Journey(NamedTuple):
    """Go through these spaces, then take that quest action."""

    spaces: tuple[int, ...]
    then: Attempt | PickUp | PutDown | None = None


def journeys(game: DungeoneerState, seat: Seat) -> list[Option]:
    """Going to the spaces within reach, and what can be done about quests in them.

    Going to a space is not listed if its single moves are answers, too. It takes no roll; before something is
    done about a quest, the obstacle of its space may. A tipped hero gets up first.
    """
    found, up = [], game.players[seat].tip is not None
    for number, spaces in routes(game, seat).items():
        card, step = game.spaces[number].card, up and len(spaces) == 1
        if (step or len(spaces) > 1) and not _has_obstacle(game, seat, number):
            args: Args = {"space": name_of(card), "steps": len(spaces)}
            way = Option(f"go-{card}", Message("do-go_up" if up else "do-go", args), "movement", card, hero_mark(seat))
            way.role = Role.STEP if step else Role.WHOLE
            way.handy, way.unlisted, way.value = step, not step, Journey(tuple(spaces))
            way.effect = partial(_about, game, seat, way.value)
            found.append(way)
        for option in _then(game, seat, spaces):
            journey, tries = Journey(tuple(spaces), option.value), isinstance(option.value, Attempt)
            found.append(
                replace(
                    option,
                    id=f"go-{card}-{option.id}",
                    label=Message(f"{option.label.key}_there", option.label.args | {"space": name_of(card)}),
                    mark=quest_mark(option.value.quest),
                    source="",
                    handy=True,
                    effect=partial(_about, game, seat, journey),
                    breakdown=partial(quests.attempt_sum, game, seat, option.value.quest) if tries else None,
                    value=journey,
                )
            )
    return found


def routes(game: DungeoneerState, seat: Seat) -> dict[int, list[int]]:
    """The spaces within reach without a roll on the way, each with one of the shortest ways there.

    Of equally short ways, the one that gains the most Glory for its Peril.
    """
    player = game.players[seat]
    if player.cusp != NOWHERE or not playing.gets_up(player):
        return {}
    found: dict[int, list[int]] = {player.at: []}
    reached = [player.at]
    for _ in range(player.movement - _to_get_up(player)):
        beyond: dict[int, list[int]] = {}
        for here in reached:
            for number in _next(game, seat, here):
                way = [*found[here], number]
                if number not in found and (number not in beyond or _gain(game, way) > _gain(game, beyond[number])):
                    beyond[number] = way
        found |= beyond
        reached = [number for number in beyond if not _has_obstacle(game, seat, number)]
    del found[player.at]
    return found


def _to_get_up(player: Player) -> int:
    """The movement that getting up takes first."""
    return 0 if player.tip is None else 1


def _next(game: DungeoneerState, seat: Seat, number: int) -> list[int]:
    """The spaces one move away that the hero reaches without a roll."""
    adjacent = [other for side, other in geometry.neighbours(game, number) if _passes(game, seat, number, side)]
    return [*adjacent, *geometry.sewer_ends(game, number), *geometry.portal_ends(game, number)]


def _passes(game: DungeoneerState, seat: Seat, number: int, side: int) -> bool:
    """Whether no threat blocks that exit, or the hero meets it without a roll."""
    tags = geometry.exit_tags(game.spaces[number].exit(side))
    return geometry.is_open(game, number, side) or _is_met(game, seat, tags)


def _has_obstacle(game: DungeoneerState, seat: Seat, number: int) -> bool:
    """Whether a space has an obstacle that takes a roll."""
    card = game.spaces[number].printed
    kinds = [kind for kind, threat in (("pit", card.pit), ("spikes", card.spikes)) if threat is not None]
    return not all(_is_met(game, seat, [kind, "obstacle"]) for kind in kinds)


def _is_met(game: DungeoneerState, seat: Seat, tags: list[str]) -> bool:
    """Whether the hero meets such a threat without a roll."""
    return odds.automatic(game, seat, ["threat", *tags]) != ""


def _counters(game: DungeoneerState, spaces: list[int] | tuple[int, ...]) -> tuple[int, int]:
    """The Glory and Peril of spaces entered for the first time in this turn."""
    cards = [game.spaces[number].printed for number in spaces if number not in game.visited]
    return sum(card.glory for card in cards), sum(card.peril for card in cards)


def glory_on(game: DungeoneerState, spaces: list[int]) -> int:
    """The Glory of the spaces on a way that are entered for the first time in this turn."""
    return _counters(game, spaces)[0]


def _gain(game: DungeoneerState, spaces: list[int]) -> int:
    glory, peril = _counters(game, spaces)
    return glory - peril


def _then(game: DungeoneerState, seat: Seat, spaces: list[int]) -> list[Option]:
    """The possible quest acts at the end of the way, except putting their components down elsewhere."""
    number = spaces[-1]
    if not option_texts.quests_at(game, seat, number):
        return []
    players = list(game.players)
    left = players[seat].movement - _to_get_up(players[seat]) - len(spaces)
    players[seat] = replace(players[seat], at=number, movement=left, tip=None)
    there = game.model_copy(update={"players": players})
    return [option for option in quests.quest_options(there, seat, None) if option.label.key != "do-put_down"]


def _about(game: DungeoneerState, seat: Seat, journey: Journey) -> Message:
    """The costs and gains of the way."""
    glory, peril = _counters(game, journey.spaces)
    through = [name_of(game.spaces[number].card) for number in journey.spaces[:-1]]
    up = _to_get_up(game.players[seat])
    key, cost = "about-journey", up + len(journey.spaces)
    if isinstance(journey.then, Attempt):
        key, cost = "about-journey_attempt", cost + scores.attempt_cost(game, QUESTS[journey.then.quest])
    elif isinstance(journey.then, PutDown):
        key = "about-journey_deliver"
    args: Args = {"movement": cost, "glory": glory, "peril": peril, "through": through, "between": len(through)}
    args["up"] = up
    return Message(key, args)


def set_out(game: DungeoneerState, seat: Seat, journey: Journey) -> None:
    """Begin with the first move, after getting up."""
    player = game.players[seat]
    playing.stand_up(game, seat)
    game.push(
        GoOn(
            seat=seat,
            spaces=list(journey.spaces),
            quest="" if journey.then is None else journey.then.quest,
            movement=player.movement,
            life=player.life,
            responses=_responses(game),
            at=player.at,
            condition=scores.condition(player),
        )
    )


def _responses(game: DungeoneerState) -> int:
    """A number that grows with every response to a move: a challenge takes a token, a card goes to the discard pile."""
    return len(game.discard) - sum(player.token for player in game.players)


class GoOn(Step):
    """The rest of a journey. It ends early if anything has happened to the hero but the moves themselves."""

    seat: Seat
    spaces: list[int]
    quest: str
    movement: int
    life: int
    responses: int
    at: int
    """Where the hero should be now."""
    condition: list[int]
    """The hero's expected condition; empty in games from before schema 13, which count responses."""

    def run(self, game: DungeoneerState) -> None:
        """The next move, or what is done at the end."""
        player = game.players[self.seat]
        scores.refresh_speed(game)
        if not self._goes_on(game):
            self._stop(game)
            return
        if playing.ready_due(game, self.seat):
            scores.refresh_speed(game)  # the card may have made the hero faster
            now = {"movement": player.movement, "life": player.life, "condition": scores.condition(player)}
            game.push(self.model_copy(update=now))
            return
        if self.spaces:
            self._move(game, player.at, self.spaces[0])
            return
        for option in quests.quest_options(game, self.seat, None):
            if option.value.quest == self.quest:
                quests.carry_out(game, self.seat, option.value)
                return
        self._stop(game)

    def _goes_on(self, game: DungeoneerState) -> bool:
        player = game.players[self.seat]
        if (player.alive, player.tip, player.movement) != (True, None, self.movement):
            return False
        return (player.life, player.at, scores.condition(player)) == (self.life, self.at, self.condition)

    def _stop(self, game: DungeoneerState) -> None:
        """Tell the player that the rest of the journey is off, if there is any."""
        if game.players[self.seat].alive and (self.spaces or self.quest):
            game.tell("log-journey_stopped", to=self.seat)

    def _move(self, game: DungeoneerState, at: int, number: int) -> None:
        """Through an exit, or through a sewer or a portal; not if a wall or a threat has appeared."""
        if number not in _next(game, self.seat, at):
            self._stop(game)
            return
        rest = {"spaces": self.spaces[1:], "movement": self.movement - 1, "at": number}
        game.push(self.model_copy(update=rest))
        side = next((side for side, other in geometry.neighbours(game, at) if other == number), None)
        if side is not None and _passes(game, self.seat, at, side):
            movement.walk(game, self.seat, side)
        else:
            movement.leap(game, self.seat, number)
