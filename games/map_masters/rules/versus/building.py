"""Laying out the cards of the hand: one after the other, or as in an idea (MM-14.2, MM-2.12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from typing import ClassVar

from games.map_masters.rules import step_options
from games.map_masters.rules.cards import HEIGHT, WIDTH
from games.map_masters.rules.components import ROUNDS
from games.map_masters.rules.ideas import ideas
from games.map_masters.rules.layouts import Layout, Placed, best_spots, free_spots, layout_fault, place_mark, spot_fault
from games.map_masters.rules.lines import LETTERS, layout_mark
from games.map_masters.rules.option_texts import about_card
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.versus import routes
from games.map_masters.rules.versus.drafting import Drafting, Idea, IdeaPath, Lay, Pact, PutBack, Take, TurnOver
from rules.messages import Args, Message, part, refer
from rules.questions import Drag, Option, Picked, Refusals, Refused, Role, Shown

GOOD_PLACES, PROMINENT_PLACES = 2, 5
"""The number of places that are offered with each card, and of those with buttons."""


class Build(Drafting):
    """Lay out the cards of the hand (MM-14.2)."""

    default_id: ClassVar = "done"  # be done without a path

    def describe(self, game: MapMastersState) -> Args:
        """Whether cards lie apart, so that no path can be drawn yet (`parted`)."""
        return {
            **super().describe(game),
            "parted": part(layout_fault(game.players[self.seat].draft.cards), "part-parted"),
        }

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Lay, turn, shift and take back cards, or lay all at once; ideas for the whole hand; the path; being done."""
        return _leading_on(self._options(game, refused, searched=refused is None))

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Without the best route in each idea, and so without the letters of the ideas."""
        return self._options(game, None, searched=False)

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        return self.options(game) if ideas else _leading_on(self.quick_options(game))

    def _options(self, game: MapMastersState, refused: Refusals | None, *, searched: bool) -> list[Option]:
        player = game.players[self.seat]
        draft = player.draft
        column = game.settings.column
        laid = [placed.card for placed in draft.cards]
        options = self._ideas(game, named=searched) if len(player.area) > 1 else []
        if options and searched and not laid:
            options += self._paths(game, options)
        rest = [card for card in player.area if card not in laid]
        options += [option for card in rest for option in self._additions(game, card)]
        step_options.numbered([option for option in options if isinstance(option.value, Lay)])
        if len(rest) > 1:
            options.append(Option("whole_hand", Message("do-lay_hand"), prominence=Shown.FIRST))
        reason = layout_fault(draft.cards, column=column) if draft.cards else "no_cards"
        if not reason:
            options.append(Option("draw", Message("do-draw_path"), prominence=Shown.FIRST))
        elif refused is not None:
            refused.append(Refused("draw", Message("do-draw_path"), reason, missed=True))
        for card in laid:
            options += _changes(card, alone=len(laid) == 1)
            if refused is not None:
                args: Args = {"card": refer(f"card-{card}")}
                refused.append(Refused(f"quarter_{card}", Message("do-quarter_turn", args), "bad_orientation"))
        options += self.pacts(game)
        options.append(self.done_option(game, path=False))
        if laid:
            options.append(Option("clear", Message("do-clear_cards"), role=Role.BACK))
        return options

    def _additions(self, game: MapMastersState, card: str) -> list[Option]:
        """The best places for another card, either way up, and choosing its place oneself (MM-2.12)."""
        laid = game.players[self.seat].draft.cards
        taken = tuple((placed.x, placed.y) for placed in laid)
        good = best_spots(taken, game.settings.column)[:GOOD_PLACES] if laid else ()
        added = [_lay_option(laid, Placed(card, turned, *spot)) for spot in good for turned in (False, True)]
        key = "do-add_card_elsewhere" if good else "do-add_card"
        take = Option(f"add_{card}", Message(key, {"card": refer(f"card-{card}")}), "add", card, value=Take(card))
        take.prominence = Shown.button_if(not good)
        added.append(take)
        for option in added:
            option.effect = about_card(card, game.goals[-1])
        return added

    def _ideas(self, game: MapMastersState, *, named: bool = True) -> list[Option]:
        """The other ideas, while nothing or one of the ideas is laid out."""
        known, now = self._layouts(game), game.players[self.seat].draft.layout
        if now and now not in known:
            return []
        letters = self._letters(game) if named else dict(enumerate(LETTERS))
        return [
            Option(
                f"idea_{number}",
                Message("do-idea", {"letter": letter}),
                "ideas",
                layout_mark(letter, known[number]) if named else "",
                prominence=Shown.BUTTON,
                role=Role.IDEA,
                effect=partial(self._about_idea, game, number),
                value=Idea(number),
            )
            for number, letter in letters.items()
            if known[number] != now
        ]

    def _letters(self, game: MapMastersState) -> dict[int, str]:
        """The letters of the ideas, by their numbers: A for the one with the best route, and so on."""
        means, shown = game.players[self.seat].draft.means, tuple(game.goals)
        known = self._layouts(game)
        ways = [routes.routes_of(layout, *means, shown, last=game.round == ROUNDS) for layout in known]
        ranks = [routes.rank(way[0].brings) if way else () for way in ways]
        best_first = sorted(range(len(known)), key=ranks.__getitem__, reverse=True)
        return dict(zip(best_first, LETTERS, strict=False))

    def _paths(self, game: MapMastersState, ideas_: list[Option]) -> list[Option]:
        """The route with the most points in each idea, with being done, unless that is final: then it is only drawn."""
        means, shown = game.players[self.seat].draft.means, tuple(game.goals)
        done = not self.is_final(game)
        options = []
        for option in ideas_:
            number = option.value.number
            ways = routes.routes_of(self._layouts(game)[number], *means, shown, last=game.round == ROUNDS)
            if ways:
                value = IdeaPath(number, ways[0], done)
                id = f"{option.id}{step_options.DONE if done else '.path'}"
                label = Message("do-idea_path", {**option.label.args, **routes.as_args(ways[0].brings), "done": done})
                effect = partial(self._about_plan, game, value)
                options.append(Option(id, label, "routes", option.mark, role=Role.IDEA, effect=effect, value=value))
        return options

    def _layouts(self, game: MapMastersState) -> tuple[Layout, ...]:
        """The ideas for this hand."""
        return ideas(tuple(sorted(game.players[self.seat].area)), game.settings.column)

    def searches(self, game: MapMastersState, *, ideas: bool) -> list[Callable[[], object]]:
        """The best route in each idea: by it the ideas have their letters and their points."""
        if not ideas or not self._ideas(game, named=False):
            return []
        means = game.players[self.seat].draft.means
        shown = tuple(game.goals)
        last = game.round == ROUNDS
        return [partial(routes.routes_of, layout, *means, shown, last=last) for layout in self._layouts(game)]

    def _about_idea(self, game: MapMastersState, number: int) -> Message:
        """The points within reach in an idea."""
        return Message("about-idea", {"points": self._within_reach(game)[number]})

    def _within_reach(self, game: MapMastersState) -> list[int]:
        """The points for the goal that can be reached in each idea."""
        means, shown = game.players[self.seat].draft.means, tuple(game.goals)
        return [routes.within_reach(layout, *means, shown) for layout in self._layouts(game)]

    def _about_plan(self, game: MapMastersState, plan: IdeaPath) -> Message:
        """The purpose of a plan's path; it's only said to have the most points if another plan's path has fewer."""
        reached = self._within_reach(game)
        return routes.about(plan.route, best=min(reached) < max(reached) <= plan.route.brings.points)

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        draft = game.players[self.seat].draft
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
            case _ if picked.only == "whole_hand":
                self._lay_hand(game)
            case _ if picked.only == "whole_hand.draw":
                self._lay_hand(game)
                draft.drawing = not layout_fault(draft.cards, column=game.settings.column)
            case _ if picked.only == "done":
                self.be_done(game)
                return
            case _ if picked.only == "draw":
                draft.drawing = True
            case _:
                draft.cards.clear()
        self.go_on(game)

    def _lay_hand(self, game: MapMastersState) -> None:
        """Lay all other cards of the hand as they come, each at the best place next to those before it."""
        player = game.players[self.seat]
        cards = player.draft.cards
        for card in player.area:
            if player.draft.find(card) < 0:
                taken = tuple((placed.x, placed.y) for placed in cards)
                cards.append(Placed(card, False, *best_spots(taken, game.settings.column)[0]))

    def _lay_idea(self, game: MapMastersState, number: int) -> None:
        """Lay the hand as in that idea, and go on to the path."""
        draft = game.players[self.seat].draft
        draft.cards[:] = self._layouts(game)[number]
        draft.drawing = True


def _leading_on(options: list[Option]) -> list[Option]:
    """These options; the one listed for the whole hand also goes on to the path, instead of only laying it."""
    for number, option in enumerate(options, 1):
        if option.id == "whole_hand":
            both = Option("whole_hand.draw", option.label, prominence=Shown.FIRST, effect=Message("about-lay_hand"))
            option.prominence = Shown.UNLISTED
            return [*options[:number], both, *options[number:]]
    return options


def _lay(cards: list[Placed], placed: Placed) -> None:
    """Lay a card; a card that is laid already keeps its number."""
    for number, other in enumerate(cards):
        if other.card == placed.card:
            cards[number] = placed
            return
    cards.append(placed)


class Place(Drafting):
    """Choose where a card lies, and which way up (MM-2.12)."""

    default_id: ClassVar = "back"  # leave the card where it was

    def describe(self, game: MapMastersState) -> Args:
        draft = game.players[self.seat].draft
        return {"card": refer(f"card-{draft.holding}"), "turned": part(draft.turned, "part-turned")}

    def _rest(self, game: MapMastersState) -> list[Placed]:
        draft = game.players[self.seat].draft
        return [placed for placed in draft.cards if placed.card != draft.holding]

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        draft = game.players[self.seat].draft
        rest = self._rest(game)
        column = game.settings.column
        options = [
            replace(option, drag=Drag(draft.holding, option.mark)) for option in _spot_options(tuple(rest), column)
        ]
        if refused is not None:
            for x, y in _near(rest):
                code = spot_fault(rest, (x, y), column=column)
                if code:
                    refused.append(Refused(f"at_{x}_{y}", Message("do-place_at", _where(rest, x, y)), code))
        label = Message("do-flip", {"card": refer(f"card-{draft.holding}")})
        options.append(Option("flip", label, prominence=Shown.BUTTON))
        options.append(Option("back", Message("do-back"), role=Role.BACK))
        return options

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


def _changes(card: str, *, alone: bool) -> list[Option]:
    """Turning a laid card over, laying it elsewhere unless it lies alone, and taking it back (MM-2.13)."""
    changes = [("turn", TurnOver(card)), *([] if alone else [("shift", Take(card))]), ("take", PutBack(card))]
    options = [
        Option(f"{verb}_{card}", Message(f"do-{verb}_card", {"card": refer(f"card-{card}")}), "laid", card, value=value)
        for verb, value in changes
    ]
    options[0].prominence = Shown.BUTTON
    return options


def _lay_option(cards: Sequence[Placed], placed: Placed) -> Option:
    """The option of laying a card at a place, in one orientation."""
    x, y = placed.x, placed.y
    way = "down" if placed.turned else "up"
    args = {**_where(cards, x, y), "laid": refer(f"card-{placed.card}"), "turned": part(placed.turned, "part-turned")}
    id, mark = f"lay_{placed.card}_{x}_{y}_{way}", place_mark(x, y)
    return Option(id, Message("do-lay_card", args), "add", mark, Drag(placed.card, mark), value=Lay(placed))


@lru_cache(maxsize=256)
def _spot_options(rest: Layout, column: bool) -> list[Option]:
    options = [
        Option(f"at_{x}_{y}", Message("do-place_at", _where(rest, x, y)), mark=place_mark(x, y), value=(x, y))
        for x, y in free_spots(rest, column=column)
    ]
    step_options.numbered(options)
    best = best_spots(tuple((card.x, card.y) for card in rest), column)[:PROMINENT_PLACES]
    for option in options:
        option.prominence = Shown.button_if(option.value in best)
    return options


def _near(rest: list[Placed]) -> list[tuple[int, int]]:
    """Places around the first card that a player might try, to say why they are refused."""
    if not rest:
        return []
    first = rest[0]
    tries = ((0, 0), (1, HEIGHT), (-1, HEIGHT), (WIDTH - 1, HEIGHT), (WIDTH, 1), (WIDTH, HEIGHT - 1), (0, HEIGHT + 1))
    return [(first.x + dx, first.y + dy) for dx, dy in tries]


def _where(rest: Sequence[Placed], x: int, y: int) -> Args:
    """Describe a place by a neighbouring card, its side and the offset."""
    for placed in rest:
        dx, dy = x - placed.x, y - placed.y
        side = ""
        if abs(dy) == HEIGHT and abs(dx) < WIDTH:
            side = "s" if dy > 0 else "n"
        elif abs(dx) == WIDTH and abs(dy) < HEIGHT:
            side = "e" if dx > 0 else "w"
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
