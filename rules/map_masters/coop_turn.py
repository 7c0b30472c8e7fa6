"""A turn of the co-operative game: a card, paths, the check, a new card (MM-21 to MM-23)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rules.core.entries import Entry, Scope, Step, Together
from rules.core.messages import Args, Message, seat_name
from rules.core.questions import Option, Picked, Question, Refusals, Refused
from rules.core.results import Place as Ranked
from rules.core.results import Result
from rules.map_masters import mission_setup, sheets, showing
from rules.map_masters.arrival import END, FAIL, REVEAL, GroupTerms
from rules.map_masters.cards import HEIGHT, WIDTH
from rules.map_masters.deadend import Hopeful, hopeless
from rules.map_masters.dungeon import Exit, Placed, Spot
from rules.map_masters.icons import ITEMS
from rules.map_masters.missions import ALARM_AT, COLLAPSES, EXIT, FACTOR
from rules.map_masters.path import ARRIVED, Move, Path, moves, runs_on
from rules.map_masters.team import Group, Trace, begin_path, settle, tableau, traced

if TYPE_CHECKING:
    from rules.map_masters.game import MapMasters

WON, LOST = "end-mission_won", "end-mission_lost"
GIVING_UP = "giving_up"
MOST_ITEM_POINTS = 15


class Turn(Step):
    """The active player's turn begins (MM-21)."""

    def run(self, game: MapMasters) -> None:
        """Without a card or a free space there is a last chance to trace (MM-21.7)."""
        team = sheets.team_of(game)
        game.tell("log-turn", player=seat_name(game.turn), free=len(team.free))
        if team.hands[game.turn] and team.free:
            game.push(PlayCard(seat=game.turn))
        else:
            game.tell("log-last_chance", player=seat_name(game.turn))
            game.push(TracePaths(seat=game.turn, last=True))


class PlayCard(Question):
    """Choose the card of the hand that is played (MM-21.1)."""

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Each different card; or the wish to give up."""
        hand = sheets.team_of(game).hands[self.seat]
        found = [
            Option(f"play_{card}", "do-play_card", {"card": f"@card-{card}"}, mark=card) for card in sorted(set(hand))
        ]
        return [*found, Option("give_up", "do-propose_give_up", group="giving_up", back=True)]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Then where."""
        if picked.only == "give_up":
            give_up(game, self.seat)
        else:
            game.push(PlayAt(seat=self.seat, card=picked.only.removeprefix("play_")))


class PlayAt(Question):
    """Choose a free space and the orientation."""

    card: str
    turned: bool = False

    def describe(self, game: MapMasters) -> Args:
        """The card and how it will lie."""
        return {"card": f"@card-{self.card}", "turned": "yes" if self.turned else "no"}

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Every free space of the grid (MM-3.1)."""
        team = sheets.team_of(game)
        found = [
            Option(f"at_{column}_{row}", "do-play_at", _space(column, row), mark=f"at{column},{row}")
            for column, row in team.free
        ]
        if refused is not None:
            grid = team.rules.grid
            for row, tokens in enumerate(grid):
                for column in range(len(tokens)):
                    if (column, row) not in team.free:
                        args = _space(column, row)
                        refused.append(Refused(f"at_{column}_{row}", "do-play_at", args, "not_a_free_space"))
        flip = Option("flip", "do-flip", {"card": f"@card-{self.card}"})
        return [*found, flip, Option("back", "do-back", back=True)]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """The card lies; hope is tested (MM-23.3); paths may be traced."""
        if picked.only == "back":
            game.push(PlayCard(seat=self.seat))
            return
        if picked.only == "flip":
            game.push(PlayAt(seat=self.seat, card=self.card, turned=not self.turned))
            return
        team = sheets.team_of(game)
        _, column, row = picked.only.split("_")
        space = (int(column), int(row))
        team.free.remove(space)
        team.tableau.append(Placed(self.card, self.turned, space[0] * WIDTH, space[1] * HEIGHT))
        team.hands[self.seat].remove(self.card)
        game.walks.clear()
        game.tell(
            "log-plays", player=seat_name(self.seat), card=f"@card-{self.card}", column=space[0] + 1, row=space[1] + 1
        )
        check_hope(game)
        if game.result is None:
            game.push(TracePaths(seat=self.seat))


def _space(column: int, row: int) -> Args:
    return {"column": column + 1, "row": row + 1}


class TracePaths(Question):
    """Choose a group whose path is drawn, or end the turn (MM-21.3)."""

    last: bool = False

    def describe(self, game: MapMasters) -> Args:
        """Whether it is the last chance."""
        return {"last": "yes" if self.last else "no"}

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Every group that can make a first step."""
        team = sheets.team_of(game)
        found = []
        for number, group in enumerate(team.groups):
            args: Args = {"group": f"@group-{group.colour}"}
            path = begin_path(game, number)
            if path is not None and moves(path):
                found.append(Option(f"trace_{group.colour}", "do-trace", args, mark=group.colour))
            elif refused is not None:
                reason = "arrived" if group.out else "waiting" if path is None else "no_way"
                refused.append(Refused(f"trace_{group.colour}", "do-trace", args, reason))
        final = not self.last and bool(game.piles["cards"])
        found.append(Option("end", "do-give_in" if self.last else "do-end_turn", final=final))
        return found

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Draw the path, or go on with the turn."""
        team = sheets.team_of(game)
        if picked.only != "end":
            colour = picked.only.removeprefix("trace_")
            number = next(number for number, group in enumerate(team.groups) if group.colour == colour)
            game.walks.clear()
            team.trace = Trace(number)
            game.push(TracePath(seat=self.seat), TracePaths(seat=self.seat, last=self.last))
        elif self.last:
            lose(game, "no_card")
        else:
            end_turn(game)

    def default(self, game: MapMasters) -> list[str]:
        """Trace nothing."""
        return ["end"]


class TracePath(Question):
    """Draw the path of a group whole, from its mini to an objective (MM-22.1)."""

    def describe(self, game: MapMasters) -> Args:
        """The group."""
        team = sheets.team_of(game)
        assert team.trace is not None
        return {"group": f"@group-{team.groups[team.trace.group].colour}"}

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """The legal next steps and the ways back; there is no stop."""
        team = sheets.team_of(game)
        assert team.trace is not None
        path = traced(game)[-1]
        stopped: list[Move] = []
        found = []
        for move in moves(path, None if refused is None else stopped):
            option = showing.option(path, move)
            option.final = move.slot == REVEAL
            if move.slot >= 0 and move.kind == "arrive":
                option.args |= {"slot": slot_name(game, move.slot)}
                option.key = "do-step_deliver" if "+way" not in move.text else "do-step_deliver_other"
            elif move.kind == "arrive":
                option.key = {REVEAL: "do-step_reveal", FAIL: "do-step_in_vain", END: "do-step_end_here"}[move.slot]
            found.append(option)
        showing.numbered(found)
        if refused is not None:
            refused += showing.refusals(path, stopped)
        if team.trace.steps:
            found.append(Option("undo", "do-undo_step", back=True))
        found.append(Option("abandon", "do-abandon", back=True))
        return found

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Nothing counts before the path arrives."""
        team = sheets.team_of(game)
        assert team.trace is not None
        trace = team.trace
        if picked.only == "abandon":
            team.trace = None
            game.walks.clear()
            return
        walk = traced(game)
        if picked.only == "undo":
            begun = trace.presses.pop()
            del trace.steps[begun:]
            del walk[begun + 1 :]
        else:
            trace.presses.append(len(trace.steps))
            walk.append(showing.make(walk[-1], picked.only, trace.steps))
            while only := runs_on(walk[-1]):
                walk.append(showing.make(walk[-1], showing.step_id(only.text), trace.steps))
        if walk[-1].status == ARRIVED:
            arrive(game, walk[-1])
        else:
            game.push(TracePath(seat=self.seat))

    def preview(self, game: MapMasters, option_id: str) -> list[Message]:
        """What the group has for its requirements."""
        path = traced(game)[-1]
        if not isinstance(path.terms, GroupTerms):
            return []
        held = {icon: path.terms.held(path, icon) for icon in ITEMS}
        return [
            Message("sum-held", {"icon": f"@icon-{icon}", "number": number}) for icon, number in held.items() if number
        ]


def slot_name(game: MapMasters, number: int) -> str:
    """The reference to the text of a slot: `@slot-jean_mi_is_back-0`."""
    return f"@slot-{sheets.team_of(game).rules.id}-{number}"


def arrive(game: MapMasters, path: Path) -> None:
    """The path counts from now on: mark the tableau, move the mini, fill the slot (MM-22)."""
    team = sheets.team_of(game)
    assert team.trace is not None
    group = team.groups[team.trace.group]
    way = _last_way(game)
    settle(game, path)
    name = f"@group-{group.colour}"
    if path.slot == FAIL:
        team.trace = None
        lose(game, "requirement")
        return
    if way.far is not None:
        placed = team.tableau[way.far[0]]
        group.column, group.row = placed.x // WIDTH, placed.y // HEIGHT
        group.opening, group.door = "", path.door
    if path.slot == END:
        assert way.far is not None
        group.opening, group.door = way.far[1], -1
        card = team.tableau[way.far[0]].card
        artifact = team.rules.artifacts[card]
        if artifact not in team.taken:
            group.artifacts.append(artifact)
            team.taken.append(artifact)
            game.tell("log-artifact", group=name, artifact=f"@artifact-{artifact}")
        game.tell("log-ends_at", group=name, card=f"@card-{card}")
    elif path.slot == REVEAL:
        reveal(game, group)
        return
    else:
        fill(game, group, path.slot)
    team.trace = None
    game.walks.clear()
    check(game)


def _last_way(game: MapMasters) -> Exit:
    """The exit by which the path that is being drawn has arrived."""
    team = sheets.team_of(game)
    assert team.trace is not None
    before = traced(game)[-2]
    step = team.trace.steps[-1].partition("+")[0]
    return next(way for way in before.dungeon.exits[before.place] if way.step == step)


def fill(game: MapMasters, group: Group, number: int) -> None:
    """A goal is fulfilled; a step goal gives its artifact (MM-22.12, MM-22.30)."""
    team = sheets.team_of(game)
    slot = team.rules.slots[number]
    team.filled.append(number)
    group.done_at.append(slot.card)
    game.tell("log-fills", group=f"@group-{group.colour}", slot=slot_name(game, number))
    if slot.gives is not None:
        group.artifacts.append(slot.gives)
        team.taken.append(slot.gives)
        game.tell("log-artifact", group=f"@group-{group.colour}", artifact=f"@artifact-{slot.gives}")
    else:
        group.out = True


def reveal(game: MapMasters, group: Group) -> None:
    """Turn up a step card; the team chooses how it lies, then the arrival is checked (MM-22.16)."""
    team = sheets.team_of(game)
    number = team.number_at(group.space)
    place = team.hidden.index(group.space)
    card = game.piles["steps"].pop(place)
    del team.hidden[place]
    team.tableau[number] = team.tableau[number]._replace(card=card)
    game.walks.clear()
    game.commit()
    game.tell("log-reveals", group=f"@group-{group.colour}", card=f"@card-{card}")
    team.sheet.stage, team.sheet.pen = "turned", game.turn
    game.push(sheets.TurnStep(seat=game.turn))


def step_turned(game: MapMasters) -> None:
    """The card lies as decided: its slot is fulfilled where it can be."""
    team = sheets.team_of(game)
    assert team.trace is not None
    number = team.trace.group
    group = team.groups[number]
    team.trace = None
    team.sheet.stage = ""
    at = team.number_at(group.space)
    team.tableau[at] = team.tableau[at]._replace(turned=team.sheet.turned)
    if team.sheet.turned:
        team.sheet.turned = False
    path = begin_path(game, number)
    assert path is not None
    assert isinstance(path.terms, GroupTerms)
    for index, slot in enumerate(team.rules.slots):
        if slot.card == team.tableau[at].card:
            ways, _ = path.terms.fulfil(path, index)
            if ways:
                bits, *tokens = ways[0]
                team.crossed |= bits
                group.delivered |= bits
                for kind, spent in enumerate(tokens):
                    group.tokens[kind] -= spent
                fill(game, group, index)
                break
    else:
        game.tell("log-stays", group=f"@group-{group.colour}")
    game.walks.clear()
    check(game)


def check(game: MapMasters) -> None:
    """Victory and defeat after a traced path (MM-23.1, MM-23.2)."""
    team = sheets.team_of(game)
    rules = team.rules
    if all(number in team.filled for number, slot in enumerate(rules.slots) if slot.final):
        win(game)
        return
    padlocks = team.circled & tableau(game).icon_bits.get("padlock", 0)
    if "alarm" in rules.special and padlocks.bit_count() >= ALARM_AT:
        lose(game, "alarm")
        return
    check_hope(game)


def check_hope(game: MapMasters) -> None:
    """The mission is lost when some open slot can be reached by no group (MM-23.3)."""
    team = sheets.team_of(game)
    dungeon = tableau(game)
    hopeful = []
    for group in team.groups:
        if group.out:
            continue
        card = team.number_at(group.space)
        place = -1 if card < 0 else dungeon.openings[card, group.opening or "N1"][0]
        spells = tuple(spell for spell in group.spells if spell not in group.used)
        hopeful.append(Hopeful(place, group.space if card < 0 else None, tuple(group.artifacts), spells))
    if hopeless(dungeon, team.rules, hopeful, team.filled, team.taken, team.used, team.links, team.crossed):
        lose(game, "dead_end")


def end_turn(game: MapMasters) -> None:
    """Draw, let the mission act, hand the token on (MM-21.5, MM-21.6)."""
    team = sheets.team_of(game)
    deck = game.piles["cards"]
    if deck:
        card = deck.pop()
        team.hands[game.turn].append(card)
        game.commit()
        to = None if mission_setup.hands_open(game) else game.turn
        game.tell("log-draws", to=to, player=seat_name(game.turn), card=f"@card-{card}")
    due = [limit for limit in COLLAPSES[team.collapses :] if 0 < len(team.free) <= limit]
    if "collapse" in team.rules.special and due:
        game.push(Collapse(seat=game.turn), NextPlayer())
    else:
        game.push(NextPlayer())


class NextPlayer(Step):
    """The active player token moves clockwise."""

    def run(self, game: MapMasters) -> None:
        """The next turn."""
        game.turn = game.after(game.turn)
        game.push(Turn())


class Collapse(Question):
    """Name a free space that becomes solid (MM-25.10)."""

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Every free space."""
        return [
            Option(f"at_{column}_{row}", "do-collapse", _space(column, row), mark=f"at{column},{row}")
            for column, row in sheets.team_of(game).free
        ]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """Groups waiting in front of it are tested at once."""
        team = sheets.team_of(game)
        _, column, row = picked.only.split("_")
        space: Spot = (int(column), int(row))
        team.free.remove(space)
        team.collapses += 1
        game.walks.clear()
        game.tell("log-collapses", column=space[0] + 1, row=space[1] + 1)
        check_hope(game)


def give_up(game: MapMasters, seat: int) -> None:
    """All others must agree (MM-23.2e)."""
    game.tell("log-wants_to_give_up", player=seat_name(seat))
    others = game.others(seat) or (seat,)
    branches: dict[int, list[Entry]] = {other: [AgreeToGiveUp(seat=other)] for other in others}
    game.push(Together(branches=branches), GiveUp(), Scope(name=GIVING_UP), PlayCard(seat=seat))


class AgreeToGiveUp(Question):
    """Agree to give the mission up, or play on."""

    private: ClassVar[bool] = True

    def options(self, game: MapMasters, refused: Refusals | None = None) -> list[Option]:
        """Play on is the first."""
        last = sum(question.kind == self.kind for _, question in game.agenda.open()) == 1
        return [Option("play_on", "do-play_on"), Option("agree", "do-agree_to_give_up", final=last)]

    def answer(self, game: MapMasters, picked: Picked) -> None:
        """One refusal is enough."""
        if picked.only == "play_on":
            game.tell("log-plays_on", player=seat_name(self.seat))
            game.agenda.drop(GIVING_UP)

    def default(self, game: MapMasters) -> list[str]:
        """Play on."""
        return ["play_on"]


class GiveUp(Step):
    """All have agreed."""

    def run(self, game: MapMasters) -> None:
        """The mission is lost."""
        lose(game, "gave_up")


def mission_score(game: MapMasters) -> tuple[int, dict[str, int]]:
    """The score of a victory, rounded down at the end, and its parts (MM-23.5)."""
    team = sheets.team_of(game)
    bits = tableau(game).icon_bits
    items = sum(bits.get(icon, 0) for icon in ITEMS)
    parts = {
        "free_spaces": 3 * len(team.free),
        "tokens": 2 * sum(sum(group.tokens) for group in team.groups),
        "spells": 2 * sum(len(group.spells) - len(group.used) for group in team.groups),
        "items": min(
            MOST_ITEM_POINTS,
            sum((group.own & items & ~team.crossed & ~group.delivered).bit_count() for group in team.groups),
        ),
        "mission": team.rules.mission_points,
    }
    return int(sum(parts.values()) * FACTOR[team.difficulty]), parts


def win(game: MapMasters) -> None:
    """All win together."""
    team = sheets.team_of(game)
    score, parts = mission_score(game)
    _end(game, WON, list(range(game.seats)), score, parts)
    game.tell("log-mission_won", mission=f"@mission-{team.rules.id}", score=score)


def lose(game: MapMasters, why: str) -> None:
    """All lose together; a lost mission scores nothing (MM-23.4)."""
    sheets.team_of(game).why = why
    game.tell("log-mission_lost", why=f"@lost-{why}")
    _end(game, LOST, [], 0, {})


def _end(game: MapMasters, reason: str, winners: list[int], score: int, parts: dict[str, int]) -> None:
    team = sheets.team_of(game)
    game.phase = "over"
    game.result = Result(
        reason=reason,
        winners=winners,
        places=[Ranked(seat=seat, place=1, total=score, scores=parts) for seat in range(game.seats)],
        facts={
            "mission": f"@mission-{team.rules.id}",
            "number": team.rules.number,
            "difficulty": f"@difficulty-{team.difficulty}",
            "score": score,
            "why": f"@lost-{team.why or 'none'}",
        },
    )


__all__ = ["EXIT", "LOST", "WON"]
