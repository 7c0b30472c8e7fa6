"""Exploration: all players build a dungeon and draw a path in secret (MM-14)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import ClassVar, NamedTuple

from games.map_masters.rules import showing
from games.map_masters.rules.components import GOALS, ROUNDS
from games.map_masters.rules.crossings import Crossing, further_ways, ways_on
from games.map_masters.rules.dungeon import Layout, Placed, fault, fault_of, snug, spots
from games.map_masters.rules.goals import ESCAPE, points
from games.map_masters.rules.icons import TOKENS
from games.map_masters.rules.ideas import ideas
from games.map_masters.rules.path import (
    DRAWING,
    ESCAPED,
    PACT,
    START,
    Move,
    Path,
    after,
    explicit,
    find,
    moves,
)
from games.map_masters.rules.saying import about_card, fitting
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.routes import Route
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused

LETTERS = "ABCDE"
"""What ideas and routes are called in the picture and on their buttons."""
GOOD, HANDY_PLACES, ENTRANCES, HANDY_STEPS, RICHEST_ENDS = 2, 5, 10, 10, 3
"""How many places are offered with each card; how many places, entrances and steps have buttons; and how many of the
buttons after the single steps are for the richest ends of the path."""
LISTED = 22
"""The most single steps and ways through cards together; with the answers that end the path they fit into one menu."""


class Take(NamedTuple):
    """Take a card into the hand, to lay it down or elsewhere."""

    card: str


class Lay(NamedTuple):
    """Lay a card of the hand directly in one of the best places."""

    placed: Placed


class Idea(NamedTuple):
    """Lay the whole hand as in one of the ideas."""

    number: int


class IdeaPath(NamedTuple):
    """Lay the whole hand as in one of the ideas and draw the route with the most points; with `done`, also be done."""

    number: int
    route: Route
    done: bool = False


class TurnOver(NamedTuple):
    """Turn a laid card."""

    card: str


class PutBack(NamedTuple):
    """Take a card out of the dungeon."""

    card: str


class Pact(NamedTuple):
    """Give sb_02 for a token of that type."""

    kind: int


BY_HAND = "by_hand"
"""The id of the answer that sets the routes aside."""


class AndDone(NamedTuple):
    """Escape, take what lies on the card or follow a whole route, and be done."""

    way: Move | Crossing | Route

    @property
    def escapes(self) -> bool:
        """Whether the path leaves the dungeon."""
        if isinstance(self.way, Route):
            return self.way.brings.escapes
        return self.way.escapes if isinstance(self.way, Crossing) else self.way.kind == "escape"


class Drafting(Question):
    """The base of the exploration's questions, which are private to their seat."""

    private: ClassVar[bool] = True

    def people_first(self, game: MapMastersState) -> bool:
        """Until a player is done or the head start is over: computer players would always win the race."""
        return game.head_start and not any(player.done for player in game.players)

    def describe(self, game: MapMastersState) -> Args:
        """The goal, and the path's score for it."""
        goal = GOALS[game.goals[-1]]
        path = game.path(self.seat)
        return {
            "goal": refer(f"goal-{goal.kind}"),
            "vp": goal.vp,
            "points": points(path, goal),
            "coins": path.count("coin") if path else 0,
            "racing": "yes" if game.racing and game.bonus is None else "no",
        }

    def go_on(self, game: MapMastersState) -> None:
        """Ask the next question of the draft."""
        game.push(question_for(game, self.seat))

    def done_option(self, game: MapMastersState, *, path: bool, over: bool = False) -> Option:
        """Being done: final for the winner of a race and when it ends the phase, unless the path is over."""
        last = all(player.done for seat, player in enumerate(game.players) if seat != self.seat)
        wins = path and game.racing and game.bonus is None
        return Option("done", "do-done" if path else "do-done_empty", mark="path", final=(wins or last) and not over)

    def pacts(self, game: MapMastersState) -> list[Option]:
        """sb_02: the spell leaves the game for a token of any type, at once (MM-10.5)."""
        if not game.players[self.seat].face_up(PACT):
            return []
        return [
            Option(f"pact_{token}", "do-pact", {"token": refer(f"token-{token}")}, "spells", value=Pact(kind))
            for kind, token in enumerate(TOKENS)
        ]

    def make_pact(self, game: MapMastersState, kind: int) -> None:
        """Take the token; the steps drawn so far keep their payments."""
        player = game.players[self.seat]
        walk = game.walk(self.seat)
        steps = player.draft.steps
        for number, text in enumerate(steps):
            steps[number] = explicit(find(walk[number], text))
        player.spells.remove(PACT)
        if game.stock[kind]:
            game.stock[kind] -= 1
        else:
            player.extra[kind] += 1
        player.tokens[kind] += 1
        player.draft.tokens[kind] += 1
        game.walks.pop(self.seat, None)
        game.commit()
        game.tell(
            "log-pact", player=seat_name(self.seat), token=refer(f"token-{TOKENS[kind]}"), spell=refer(f"spell-{PACT}")
        )

    def is_final(self, game: MapMastersState) -> bool:
        """Whether being done with a path cannot be withdrawn."""
        return self.done_option(game, path=True).final

    def make(self, game: MapMastersState, way: Move | Crossing | Route) -> None:
        """Make the steps of one choice, and continue while there is nothing to choose (MM-4.31)."""
        draft = game.players[self.seat].draft
        draft.presses.append(len(draft.steps))
        steps = (way,) if isinstance(way, Move) else way.steps
        showing.follow(steps, game.walk(self.seat), draft.steps)

    def stop(self, game: MapMastersState) -> None:
        """End the path where it stands, unless it has escaped (MM-4.13)."""
        if game.walk(self.seat)[-1].status == DRAWING:
            draft = game.players[self.seat].draft
            draft.presses.append(len(draft.steps))
            draft.steps.append("stop")
            game.walks.pop(self.seat, None)

    def be_done(self, game: MapMastersState, *, whole: bool = False) -> None:
        """Declare done; the first with a path wins the time bonus and is final (MM-14.7).

        `whole`: the path is a route, chosen together with being done.
        """
        player = game.players[self.seat]
        player.done = True
        alone = game.seats == 1 and not game.options.timer
        if player.draft.steps and game.racing and game.bonus is None:
            game.bonus = self.seat
            game.commit()
            game.tell("log-done_first", player=seat_name(self.seat))
        else:
            game.tell("log-done", player=seat_name(self.seat))
            if not alone:
                game.push(Withdraw(seat=self.seat, whole=whole))
        if all(other.done for other in game.players):
            game.commit()


def question_for(game: MapMastersState, seat: Seat) -> Question:
    """The next question of a draft."""
    draft = game.players[seat].draft
    if draft.holding:
        return Place(seat=seat)
    return Draw(seat=seat) if draft.drawing else Build(seat=seat)


class Build(Drafting):
    """Lay out the cards of the hand (MM-14.2)."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Lay, turn, shift and take back cards; ideas for the whole hand; going on to the path; being done."""
        return self._options(game, refused, named=True)

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Without texts and marks, where these take long to work out."""
        return self._options(game, None, named=False)

    def _options(self, game: MapMastersState, refused: Refusals | None, *, named: bool) -> list[Option]:
        player = game.players[self.seat]
        draft = player.draft
        column = game.options.column
        laid = [placed.card for placed in draft.cards]
        rest = [card for card in player.area if card not in laid]
        found = self._ideas(game, named=named) if len(player.area) > 1 else []
        if found and named and not laid:
            found += self._paths(game, found)
        good = snug(tuple((card.x, card.y) for card in draft.cards), column)[:GOOD] if laid else ()
        for card in rest:
            ways = [Placed(card, turned, *at) for at in good for turned in (False, True)]
            found += [_lay_option(draft.cards, way, named=named) for way in ways]
            key = "do-add_card_elsewhere" if good else "do-add_card"
            found.append(Option(f"add_{card}", key, {"card": refer(f"card-{card}")}, "add", card, value=Take(card)))
        if named:
            showing.numbered([option for option in found if isinstance(option.value, Lay)])
        reason = fault(draft.cards, column=column) if draft.cards else "no_cards"
        if not reason:
            found.append(Option("draw", "do-draw_path", handy=True))
        elif refused is not None:
            refused.append(Refused("draw", "do-draw_path", {}, reason, missed=True))
        for card in laid:
            args: Args = {"card": refer(f"card-{card}")}
            found.append(Option(f"turn_{card}", "do-turn_card", args, group="laid", mark=card, value=TurnOver(card)))
            if len(laid) > 1:
                found.append(Option(f"shift_{card}", "do-shift_card", args, group="laid", mark=card, value=Take(card)))
            found.append(Option(f"take_{card}", "do-take_card", args, group="laid", mark=card, value=PutBack(card)))
            if refused is not None:
                refused.append(Refused(f"quarter_{card}", "do-quarter_turn", args, "bad_orientation"))
        found += self.pacts(game)
        found.append(self.done_option(game, path=False))
        if laid:
            found.append(Option("clear", "do-clear_cards", back=True))
        return found

    def _ideas(self, game: MapMastersState, *, named: bool = True) -> list[Option]:
        """The other ideas, while nothing or one of the ideas is laid out."""
        known, now = self._layouts(game), game.players[self.seat].draft.layout
        if now and now not in known:
            return []
        return [
            Option(
                f"idea_{number}",
                "do-idea",
                {"letter": LETTERS[number]},
                "ideas",
                showing.layout_mark(LETTERS[number], layout) if named else "",
                handy=True,
                value=Idea(number),
            )
            for number, layout in enumerate(known)
            if layout != now
        ]

    def _paths(self, game: MapMastersState, ideas_: list[Option]) -> list[Option]:
        """The route with the most points in each idea, with being done, unless that is final: then it is only drawn."""
        means, shown = game.players[self.seat].draft.means, tuple(game.goals)
        done = not self.is_final(game)
        found = []
        for option in ideas_:
            number = option.value.number
            ways = routes.found(self._layouts(game)[number], *means, shown, last=game.round == ROUNDS)
            if ways:
                value = IdeaPath(number, ways[0], done)
                id, key = f"{option.id}.path", "do-idea_path"
                if done:
                    id, key = f"{option.id}{showing.DONE}", "do-idea_done"
                args = {**option.args, **routes.told(ways[0].brings)}
                found.append(Option(id, key, args, "routes", value=value))
        return found

    def _layouts(self, game: MapMastersState) -> tuple[Layout, ...]:
        """The ideas for this hand."""
        return ideas(tuple(sorted(game.players[self.seat].area)), game.options.column)

    def searches(self, game: MapMastersState) -> list[Callable[[], object]]:
        """The points within reach in each idea."""
        draft, layouts = game.players[self.seat].draft, self._layouts(game)
        return [
            partial(routes.within_reach, layouts[option.value.number], *draft.means, tuple(game.goals))
            for option in self._ideas(game, named=False)
        ]

    def estimates(self, game: MapMastersState) -> Mapping[str, Message]:
        """The points within reach in each idea."""
        draft = game.players[self.seat].draft
        found = {}
        for option in self._ideas(game):
            layout = self._layouts(game)[option.value.number]
            most = routes.within_reach(layout, *draft.means, tuple(game.goals))
            found[option.id] = Message("estimate-idea", {"points": most})
        return found

    def about(self, game: MapMastersState, option: Option) -> Message | None:
        match option.value:
            case Take(card) if option.id.startswith("add_"):
                return about_card(card, game.goals[-1])
            case Lay(placed):
                return about_card(placed.card, game.goals[-1])
            case IdeaPath(number, route):
                means = game.players[self.seat].draft.means
                return routes.about(route, routes.begin(self._layouts(game)[number], *means))
        if option.id == "done":
            return Message("about-done_empty")
        return None

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        draft = game.players[self.seat].draft
        game.walks.pop(self.seat, None)
        match picked.value:
            case Pact(kind):
                self.make_pact(game, kind)
            case TurnOver(card):
                number = draft.find(card)
                placed = draft.cards[number]
                draft.cards[number] = placed._replace(turned=not placed.turned)
            case PutBack(card):
                del draft.cards[draft.find(card)]
            case Lay(placed):
                _lay(draft.cards, placed)
            case Idea(number):
                self._lay_idea(game, number)
            case IdeaPath(number, route, done):
                self._lay_idea(game, number)
                self.make(game, route)
                if done:
                    self.stop(game)
                    self.be_done(game, whole=True)
                    return
            case Take(card):
                number = draft.find(card)
                draft.turned = draft.cards[number].turned if number >= 0 else False
                draft.holding = card
                if not draft.cards:
                    _lay(draft.cards, Placed(card, False, 0, 0))
                    draft.holding, draft.turned = "", False
            case _ if picked.only == "done":
                self.be_done(game)
                return
            case _ if picked.only == "draw":
                draft.drawing = True
            case _:
                draft.cards.clear()
        self.go_on(game)

    def _lay_idea(self, game: MapMastersState, number: int) -> None:
        """Lay the hand as in that idea, and go on to the path."""
        draft = game.players[self.seat].draft
        draft.cards[:] = self._layouts(game)[number]
        draft.drawing = True

    def default(self, game: MapMastersState) -> list[str]:
        """Be done without a path."""
        return ["done"]


def _lay(cards: list[Placed], placed: Placed) -> None:
    """Lay a card; a card that is laid already keeps its number."""
    for number, other in enumerate(cards):
        if other.card == placed.card:
            cards[number] = placed
            return
    cards.append(placed)


class Place(Drafting):
    """Choose where a card lies, and which way up (MM-2.12)."""

    def describe(self, game: MapMastersState) -> Args:
        draft = game.players[self.seat].draft
        return {"card": refer(f"card-{draft.holding}"), "turned": "yes" if draft.turned else "no"}

    def _rest(self, game: MapMastersState) -> list[Placed]:
        draft = game.players[self.seat].draft
        return [placed for placed in draft.cards if placed.card != draft.holding]

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        draft = game.players[self.seat].draft
        rest = self._rest(game)
        column = game.options.column
        found = _spot_options(tuple(rest), column)[:]
        if refused is not None:
            for x, y in _near(rest):
                code = fault_of(rest, (x, y), column=column)
                if code:
                    refused.append(Refused(f"at_{x}_{y}", "do-place_at", _where(rest, x, y), code))
        found.append(Option("flip", "do-flip", {"card": refer(f"card-{draft.holding}")}, handy=True))
        found.append(Option("back", "do-back", back=True))
        return found

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        draft = game.players[self.seat].draft
        if picked.only == "flip":
            draft.turned = not draft.turned
        else:
            if picked.only != "back":
                x, y = picked.value
                _lay(draft.cards, Placed(draft.holding, draft.turned, x, y))
            draft.holding, draft.turned = "", False
        self.go_on(game)

    def default(self, game: MapMastersState) -> list[str]:
        """Leave the card where it was."""
        return ["back"]


def _lay_option(cards: Sequence[Placed], placed: Placed, *, named: bool) -> Option:
    """The option of laying a card at a place, in one orientation."""
    x, y = placed.x, placed.y
    way = "down" if placed.turned else "up"
    key, args = "", Args()
    if named:
        key = "do-lay_card"
        args = {**_where(cards, x, y), "laid": refer(f"card-{placed.card}"), "turned": "yes" if placed.turned else "no"}
    id = f"lay_{placed.card}_{x}_{y}_{way}"
    return Option(id, key, args, "add", f"at{x},{y}", placed.card, value=Lay(placed))


@lru_cache(maxsize=256)
def _spot_options(rest: Layout, column: bool) -> list[Option]:
    found = [
        Option(f"at_{x}_{y}", "do-place_at", _where(rest, x, y), mark=f"at{x},{y}", value=(x, y))
        for x, y in spots(rest, column=column)
    ]
    showing.numbered(found)
    best = snug(tuple((card.x, card.y) for card in rest), column)[:HANDY_PLACES]
    for option in found:
        option.handy = option.value in best
    return found


def _near(rest: list[Placed]) -> list[tuple[int, int]]:
    """Places around the first card that a player might try, to say why they are refused."""
    if not rest:
        return []
    first = rest[0]
    return [(first.x + dx, first.y + dy) for dx, dy in ((0, 0), (1, 7), (-1, 7), (4, 7), (5, 1), (5, 6), (0, 8))]


def _where(rest: Sequence[Placed], x: int, y: int) -> Args:
    """Describe a place by a neighbouring card, its side and the offset."""
    for placed in rest:
        dx, dy = x - placed.x, y - placed.y
        side = {(0, -7): "n", (0, 7): "s", (5, 0): "e", (-5, 0): "w"}.get(
            (0, dy) if abs(dy) == 7 and abs(dx) < 5 else (dx, 0) if abs(dx) == 5 and abs(dy) < 7 else (1, 1)
        )
        if side:
            offset = dx if side in "ns" else dy
            return {
                "card": refer(f"card-{placed.card}"),
                "side": refer(f"beside-{side}"),
                "offset": offset,
                "number": 0,
            }
    card = refer(f"card-{rest[0].card}") if rest else refer("side-none")
    return {"card": card, "side": refer("beside-none"), "offset": 0, "number": 0}


class Draw(Drafting):
    """Draw the path: a whole route at its start, or step by step (MM-4)."""

    def describe(self, game: MapMastersState) -> Args:
        """The goal, the path's score for it, and whether the path can go on."""
        path = game.walk(self.seat)[-1]
        over = "start" if path.status == START else "no"
        if path.status == ESCAPED:
            over = "escaped"
        elif path.status == DRAWING and not moves(path):
            over = "stuck"
        return {**super().describe(game), "over": over}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Whole routes at the start of the path, otherwise the legal next steps; and the ways back.

        Where there are routes, the entrances are listed by `DrawByHand`.
        """
        steps = self.steps(game, refused)
        offered = self._routes(game)
        if not offered:
            return steps
        for option in steps:
            option.unlisted = not option.back
        by_hand = Option(BY_HAND, "do-by_hand", handy=True)
        return [*offered, by_hand, *steps]

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Single steps without texts: routes and ways through cards have to be searched for."""
        return self.steps(game, named=False)

    def quick_ways(self, game: MapMastersState) -> list[Option]:
        """The ways through cards, those that end the path combined with being done, and the best way to the end."""
        path = game.walk(self.seat)[-1]
        if path.status != DRAWING:
            return []
        ways = self._ways_through(game, path, named=False)
        return [*ways, *self._with_done(game, ways), *self._finish(game, path)]

    def stored_ways(self, game: MapMastersState) -> list[Option]:
        """All ways through one or two cards, and those that end the path combined with being done."""
        path = game.walk(self.seat)[-1]
        if path.status != DRAWING:
            return []
        ways = [way for way in further_ways(path, tuple(game.goals)) if len(way.steps) > 1]
        found = [showing.crossing(path, way, named=False) for way in ways]
        return [*found, *self._with_done(game, found)]

    def searches(self, game: MapMastersState) -> list[Callable[[], object]]:
        """The routes of a path that has not begun, afterwards the best way to its end."""
        draft = game.players[self.seat].draft
        shown = tuple(game.goals)
        if draft.steps:
            path = game.walk(self.seat)[-1]
            return [partial(routes.onward, path.state, shown)] if path.status == DRAWING else []
        return [partial(routes.within_reach, draft.layout, *draft.means, shown)]

    def _routes(self, game: MapMastersState) -> list[Option]:
        """The routes of a path that has not begun, each with what it brings.

        Taking one also means being done, unless that is final: then it is only drawn; being done is the next answer.
        """
        path = game.walk(self.seat)[-1]
        if path.status != START:
            return []
        draft = game.players[self.seat].draft
        last = game.round == ROUNDS
        found = routes.found(draft.layout, *draft.means, tuple(game.goals), last=last)
        drawn = [routes.option(path, LETTERS[number], route) for number, route in enumerate(found)]
        done = [self._and_done(game, option) for option in drawn]
        for option in drawn:
            option.unlisted = not self.is_final(game)
        for option in done:
            option.unlisted = option.final
        return [*done, *drawn]

    def _and_done(self, game: MapMastersState, option: Option) -> Option:
        """An answer that ends the path, combined with being done."""
        key = option.key and f"{option.key}_done"
        both = replace(option, id=f"{option.id}{showing.DONE}", key=key, args={**option.args})
        both.final, both.value, both.step = self.is_final(game), AndDone(option.value), False
        return both

    def steps(self, game: MapMastersState, refused: Refusals | None = None, *, named: bool = True) -> list[Option]:
        """The legal next steps and the ways back; if they are `named`, also texts and ways through cards."""
        path = game.walk(self.seat)[-1]
        draft = game.players[self.seat].draft
        stopped: list[Move] = []
        ways = moves(path, None if refused is None else stopped)
        found = [showing.option(path, move, named=named) for move in ways]
        if refused is not None:
            refused += showing.refusals(path, stopped)
        if path.status != START:
            found = self._onward(game, path, found, named=named)
        elif named:
            layout, goal = path.dungeon.layout, game.goals[-1]
            rich = [fitting(card.card, goal) for card in layout]
            good = routes.entrances(layout, *draft.means, tuple(game.goals))

            def likely(option: Option) -> tuple[bool, int, int]:
                finds, beyond = len(option.args["gains"]), rich[path.dungeon.card_of[option.value.to]]  # type: ignore[arg-type]
                return option.value.text not in good, -finds, -beyond

            for option in sorted(found, key=likely)[:ENTRANCES]:
                option.handy = True
        if named:
            showing.told_apart(found)
        found += self.pacts(game)
        if draft.steps:
            mark = showing.stood(game.walk(self.seat), draft.steps, draft.presses) if named else ""
            found.append(showing.last_undone(mark))
            found.append(Option("clear", "do-clear_path", back=True))
        found.append(Option("rebuild", "do-rebuild", back=True))
        return found

    def _onward(self, game: MapMastersState, path: Path, steps: list[Option], *, named: bool) -> list[Option]:
        """The steps, being done, and the combined answers: ways through cards, each with being done, and to the end.

        After an escape the only answer left is being done, so a group that escapes is done, unless that is final.
        """
        done = self.done_option(game, path=True, over=not steps)
        done.handy = not steps
        near = [option for option in steps if option.group == "steps"]
        far = [option for option in steps if option.group != "steps"]
        leading = self._ways_through(game, path, named=True) if named else []
        ends = self._with_done(game, [*near, *leading])
        onward = [option for option in leading if not option.value.ends]
        ends.sort(key=_poverty)
        richest, others = ends[:RICHEST_ENDS], ends[RICHEST_ENDS:]
        best = self.stands_out(game) if named else []
        scoring = [option for option in (*leading, *ends) if option.id in best]
        onward.sort(key=lambda option: -option.value.worth)
        wanted = {option.id: option for option in (*near, *richest, *scoring, *onward, *others, *far)}
        finish = self._finish(game, path) if named else []
        for option in [*wanted.values()][: HANDY_STEPS - len(finish)]:
            option.handy = True
        return [*near, *leading, *ends, *far, *finish, done]

    def _finish(self, game: MapMastersState, path: Path) -> list[Option]:
        """The best way from the middle of the path to its end, with being done, unless it is only a single step."""
        shown = tuple(game.goals)
        way = routes.onward(path.state, shown)
        if way is None or len(way.steps) < 2:
            return []
        option = routes.finish(path, way, shown)
        return [replace(option, final=self.is_final(game), value=AndDone(way))]

    def _ways_through(self, game: MapMastersState, path: Path, *, named: bool) -> list[Option]:
        """The ways through cards that take more than one step, as many as fit into one menu."""
        goal = GOALS[game.goals[-1]]
        ways = [way for way in ways_on(path, tuple(game.goals)) if len(way.steps) > 1]
        room = LISTED - len(moves(path)) - len(self.pacts(game))
        final = self.is_final(game)
        listed = []
        for way in ways:
            room -= 2 if way.ends and (final or not way.escapes) else 1
            if room >= 0:
                listed.append(showing.crossing(path, way, goal=goal, named=named))
        return listed

    def stands_out(self, game: MapMastersState) -> list[str]:
        """The way through cards that scores most for the goal, the richest of several; none if none scores."""
        path = game.walk(self.seat)[-1]
        if path.status != DRAWING:
            return []
        goal = GOALS[game.goals[-1]]
        ways = {option.id: option.value for option in self._ways_through(game, path, named=False)}
        scores = {id: points(showing.end(path, way.steps), goal) for id, way in ways.items()}
        best = max(ways, key=lambda id: (scores[id], ways[id].worth), default=None)
        if best is None or scores[best] <= points(path, goal):
            return []
        return [f"{best}{showing.DONE}" if ways[best].escapes and not self.is_final(game) else best]

    def _with_done(self, game: MapMastersState, ways: Sequence[Option]) -> list[Option]:
        """The ways that end the path, each combined with being done."""
        ends = []
        for option in ways:
            way = option.value
            if way.ends if isinstance(way, Crossing) else way.kind == "escape":
                both = self._and_done(game, option)
                ends.append(both)
                if both.value.escapes and not both.final:
                    both.step, option.step, option.unlisted = option.step, False, True
        return ends

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Make the step and continue while there is nothing to choose (MM-4.31)."""
        draft = game.players[self.seat].draft
        match picked.only:
            case "done":
                self.stop(game)
                self.be_done(game)
                return
            case "undo":
                walk = game.walk(self.seat)
                begun = draft.presses.pop()
                del draft.steps[begun:]
                del walk[begun + 1 :]
            case "clear":
                draft.erase()
                game.walks.pop(self.seat, None)
            case "rebuild":
                draft.erase()
                draft.drawing = False
                game.walks.pop(self.seat, None)
            case _ if picked.only == BY_HAND:
                game.push(DrawByHand(seat=self.seat))
                return
            case _ if isinstance(picked.value, Pact):
                self.make_pact(game, picked.value.kind)
            case _ if isinstance(picked.value, AndDone):
                whole = not draft.steps
                self.make(game, picked.value.way)
                self.stop(game)
                self.be_done(game, whole=whole)
                return
            case _:
                self.make(game, picked.value)
        self.go_on(game)

    def default(self, game: MapMastersState) -> list[str]:
        """The steps drawn so far are the path (MM-14.10)."""
        return ["done" if game.players[self.seat].draft.steps else "rebuild"]

    def asks_again(self, game: MapMastersState, option: Option) -> bool:
        """Not for escaping and being done in one: after an escape the only answer left is being done."""
        ends = option.value
        escapes = isinstance(ends, AndDone) and ends.escapes and not isinstance(ends.way, Route)
        return option.final and not escapes

    def about(self, game: MapMastersState, option: Option) -> Message | None:
        """A dead end; all that a route or a way through several cards finds; labels of shorter ways name it."""
        if option.id == "done" and self.is_final(game):
            return Message("about-done_final", {"racing": super().describe(game)["racing"]})
        way = option.value.way if isinstance(option.value, AndDone) else option.value
        if isinstance(way, Route):
            return routes.about(way, game.walk(self.seat)[-1])
        if isinstance(way, Crossing) and way.over is not None and option.args["gaining"]:
            return Message("about-farther", {name: option.args[name] for name in ("gains", "signs")})
        if isinstance(way, Move) and showing.is_dead_end(game.walk(self.seat)[-1], way):
            return Message("about-dead_end")
        return None

    def preview(self, game: MapMastersState, option: Option) -> list[Message]:
        """What the step adds to the score of the path."""
        path = game.walk(self.seat)[-1]
        goal = GOALS[game.goals[-1]]
        way = option.value.way if isinstance(option.value, AndDone) else option.value
        if isinstance(way, Move):
            return showing.worth(after(path, way), goal, path)
        if isinstance(way, Crossing):
            return showing.worth(showing.end(path, way.steps), goal, path)
        return []


class DrawByHand(Draw):
    """Begin the path at an entrance, with the routes set aside."""

    def describe(self, game: MapMastersState) -> Args:
        return Drafting.describe(self, game)

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """The entrances, and the way back to the routes."""
        return [*self.steps(game, refused), Option("routes", "do-routes", back=True)]

    def quick_options(self, game: MapMastersState) -> list[Option]:
        return [*self.steps(game, named=False), Option("routes", "do-routes", back=True)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        if picked.only == "routes":
            self.go_on(game)
        else:
            super().answer(game, picked)


def _poverty(end: Option) -> float:
    """A sort key: lower for an end of the path that brings more."""
    way = end.value.way
    return -(way.worth + ESCAPE * way.escapes if isinstance(way, Crossing) else ESCAPE)


class Withdraw(Question):
    """Take back being done while others are still drawing (MM-14.6)."""

    awaited: ClassVar[bool] = False
    private: ClassVar[bool] = True
    whole: bool = False
    """Whether a route was chosen together with being done, so that both are taken back."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [Option("withdraw", "do-withdraw", back=True)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        player = game.players[self.seat]
        player.done = False
        if self.whole:
            player.draft.erase()
            game.walks.pop(self.seat, None)
        elif player.draft.steps and player.draft.steps[-1] == "stop":
            player.draft.steps.pop()
            player.draft.presses.pop()
            game.walks.pop(self.seat, None)
        game.tell("log-not_done", player=seat_name(self.seat))
        game.push(question_for(game, self.seat))
