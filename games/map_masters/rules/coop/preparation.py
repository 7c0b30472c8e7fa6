"""The decisions of the team before the first turn: one proposes, the others confirm once (MM-20).

A proposal is written on the team's `Sheet`: the seat that holds the pen answers the questions that fill it in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from games.map_masters.rules.components import MAX_SPELLS, SPELL_COST, TOKEN_COST
from games.map_masters.rules.coop.missions import MISSIONS
from games.map_masters.rules.coop.starts import about_start, card_behind, outside, warning, ways_on
from games.map_masters.rules.coop.tableau import tableau, team_of
from games.map_masters.rules.coop.team import Sheet, Stage, Start, Team, Wanted
from games.map_masters.rules.icons import SIGNS, TOKENS, tokens_named
from games.map_masters.rules.layouts import place_mark
from games.map_masters.rules.option_texts import about_spell, about_token
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.state import MapMastersState
from rules.entries import Entry, Scope, Step, Together
from rules.messages import Args, Message, Part, Ref, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Role, Shown, always

SHEET = "sheet"
BLIND = "blind"
DIFFICULTIES = ("newcomer", "easy", "normal", "hard")


class Decide(Step):
    """Begin a decision of the team: the pen lies with the first seat."""

    stage: Stage

    def run(self, game: MapMastersState) -> None:
        sheet = team_of(game).sheet
        sheet.stage, sheet.pen = self.stage, 0
        game.push(*ask(game))


def ask(game: MapMastersState) -> list[Entry]:
    """The first question of the present decision, for the seat with the pen."""
    sheet = team_of(game).sheet
    pen = sheet.pen
    match sheet.stage:
        case "mission":
            return [ChooseMission(seat=pen)]
        case "starts":
            sheet.starts = []
            return [PlaceGroup(seat=pen)]
        case "market":
            sheet.wanted = []
            return [Shop(seat=pen)]
        case "turned":
            return [TurnStep(seat=pen)]
        case "eve" if game.settings.difficulty == "ask":
            return [ChooseDifficulty(seat=pen)]
        case _:
            return [ChooseFirst(seat=pen)]


def propose(game: MapMastersState) -> None:
    """Let the other players confirm the sheet once; under `host_decides` the host alone decides (MM-20.3)."""
    if others := confirming(game):
        game.tell("log-proposes", player=seat_name(team_of(game).sheet.pen), stage=stage_name(game))
        branches: dict[Seat, list[Entry]] = {seat: [Confirm(seat=seat)] for seat in others}
        game.push(Together(branches=branches), Agreed(), Scope(name=SHEET))
    else:
        game.push(Agreed())


def confirming(game: MapMastersState) -> list[Seat]:
    """The seats that have to confirm a proposal; none under `host_decides`."""
    if game.settings.host_decides == "on":
        return []
    return [seat for seat in range(game.seats) if seat != team_of(game).sheet.pen]


class Confirm(Question):
    """Agree to what another seat proposes, or take the pen and change it."""

    default_id: ClassVar = "confirm"

    def describe(self, game: MapMastersState) -> Args:
        return {"player": seat_name(team_of(game).sheet.pen), "stage": stage_name(game)}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        team = team_of(game)
        about = partial(
            proposal, team.sheet, [group.colour for group in team.groups], fixed=game.settings.difficulty != "ask"
        )
        agree = Option("confirm", Message("do-agree"), effect=about)
        return [agree, Option("take_pen", Message("do-take_pen"), role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Taking the pen withdraws the proposal."""
        if picked.only == "confirm":
            game.tell("log-agrees", player=seat_name(self.seat))
            return
        sheet = team_of(game).sheet
        sheet.pen = self.seat
        game.tell("log-takes_pen", player=seat_name(self.seat))
        game.agenda.drop(SHEET)
        game.push(*ask(game))


class Agreed(Step):
    """Carry the decision out: all players have confirmed it."""

    def run(self, game: MapMastersState) -> None:
        game.commit()
        game.agenda.drop(SHEET)
        if confirming(game):
            game.tell("log-decided", stage=stage_name(game))
        game.team_agreed()


def proposal(sheet: Sheet, groups: Sequence[str], *, fixed: bool) -> Message | None:
    """Everything that the sheet proposes for these groups; None while it is empty.

    `fixed`: the table has fixed the difficulty.
    """
    match sheet.stage:
        case "mission" if sheet.mission:
            rules = MISSIONS[sheet.mission]
            return Message("about-sheet_mission", {"number": rules.number, "mission": refer(f"mission-{rules.id}")})
        case "starts" if sheet.starts:
            starts: Part | str = ""
            for group, start in reversed([*zip(groups, sheet.starts, strict=False)]):
                where: Args = {"space": space_name(*start.space), "side": refer(f"opening-{start.opening}")}
                more = part(starts, "part-next", text=starts)
                starts = Part("part-start", {"group": refer(f"group-{group}"), **where, "more": more})
            return Message("about-sheet_starts", {"starts": starts})
        case "market" if sheet.wanted:
            return Message("about-sheet_market", {"shares": _shares(sheet, groups), "cost": spent(sheet.wanted)})
        case "market":
            return Message("about-sheet_market_none")
        case "turned":
            return Message("about-sheet_turned", {"turned": sheet.turned})
        case "eve" if sheet.first >= 0:
            first: Args = {"player": seat_name(sheet.first)}
            if fixed:
                return Message("about-sheet_first", first)
            return Message("about-sheet_eve", {"difficulty": refer(f"difficulty-{sheet.difficulty}"), **first})
    return None


def _shares(sheet: Sheet, groups: Sequence[str]) -> Part | str:
    """The groups that something is to be bought for, and what."""
    shares: dict[int, list[Ref]] = {}
    for wanted in sorted(sheet.wanted, key=lambda wanted: wanted.group):
        shares.setdefault(wanted.group, []).append(thing_name(wanted.thing))
    text: Part | str = ""
    for number, things in reversed(shares.items()):
        group = refer(f"group-{groups[number]}")
        text = Part("part-share", {"group": group, "things": things, "more": part(text, "part-next", text=text)})
    return text


def stage_name(game: MapMastersState) -> Ref:
    """The reference to what the team is deciding; a difficulty that the table has fixed is not part of it."""
    stage = team_of(game).sheet.stage
    return refer("stage-first" if stage == "eve" and game.settings.difficulty != "ask" else f"stage-{stage}")


class ChooseMission(Question):
    """Propose a mission (MM-20.2)."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        options = []
        for number, mission in MISSIONS.items():
            args: Args = {"mission": refer(f"mission-{mission.id}"), "number": number, "stars": mission.stars}
            option = Option(f"mission_{number}", Message("do-mission", args), mark=f"mission-{number}", value=number)
            option.effect = Message(f"setting-mission-{number}-help")
            options.append(option)
        return options

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team_of(game).sheet.mission = picked.value
        propose(game)


class PlaceGroup(Question):
    """Propose where the next group waits (MM-20.8)."""

    def describe(self, game: MapMastersState) -> Args:
        return {"group": refer(f"group-{self._colour(team_of(game))}")}

    def _colour(self, team: Team) -> str:
        return team.rules.groups[len(team.sheet.starts)]

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """All free outside openings; their texts warn of an obstacle behind."""
        team = team_of(game)
        dungeon = tableau(game)
        options: list[Option] = []
        for start in outside(team.rules):
            warn = warning(dungeon, start)
            lying = card_behind(dungeon, start)
            args: Args = {
                "column": start.column + 1,
                "row": start.row + 1,
                "side": refer(f"opening-{start.opening}"),
                "card": refer("card-free_space" if lying is None else f"card-{dungeon.layout[lying].card}"),
                "group": refer(f"group-{self._colour(team)}"),
                "warning": warn or "none",
            }
            if start in team.sheet.starts:
                if refused is not None:
                    refused.append(Refused(start.id, Message("do-place_group", args), "start_taken"))
                continue
            key = "do-place_group_warned" if warn else "do-place_group"
            mark = f"{place_mark(*start.space)}-{start.opening}"
            about = partial(about_start, dungeon, start)
            options.append(Option(start.id, Message(key, args), mark=mark, effect=about, value=start))
        if team.sheet.starts:
            options.append(Option("back", Message("do-back"), role=Role.BACK))
        return options

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """One opening on each side of a card has a button, if several ways lead on from there at no price."""
        dungeon = tableau(game)
        options = self.options(game)
        sides = set[tuple[int, int, str]]()
        for option in options:
            start: Start | None = option.value
            lying = None if start is None else card_behind(dungeon, start)
            if start is not None and lying is not None and ways_on(dungeon, lying, start.opening) > 1:
                side = start.column, start.row, start.opening[0]
                option.prominence = Shown.button_if(side not in sides)
                sides.add(side)
        return options

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team = team_of(game)
        if picked.only == "back":
            team.sheet.starts.pop()
        else:
            team.sheet.starts.append(picked.value)
        if len(team.sheet.starts) < len(team.rules.groups):
            game.push(PlaceGroup(seat=self.seat))
        else:
            propose(game)


def planned(team: Team, group: int) -> tuple[list[int], int]:
    """The tokens by type and the number of spells a group would have."""
    tokens, spells = team.groups[group].tokens[:], len(team.groups[group].spells)
    for wanted in team.sheet.wanted:
        if wanted.group == group:
            if wanted.is_token:
                tokens[TOKENS.index(wanted.thing)] += 1
            else:
                spells += 1
    return tokens, spells


def spent(things: Sequence[Wanted]) -> int:
    """The price of the things on the sheet."""
    return sum(TOKEN_COST if wanted.is_token else SPELL_COST for wanted in things)


class Ware(NamedTuple):
    """A token or spell on sale before the mission. `reason`: why no group can have it; empty if one can."""

    thing: str
    label: Message
    cost: int
    about: Message
    reason: str


def on_sale(game: MapMastersState) -> list[Ware]:
    """Each token, the spells shown that the sheet does not have yet, and an unseen spell."""
    team = team_of(game)
    wanted = [want.thing for want in team.sheet.wanted]
    holdings = [planned(team, group) for group in range(len(team.groups))]
    wares = []
    for kind, token in enumerate(TOKENS):
        args: Args = {"token": refer(f"token-{token}"), "sign": SIGNS[token], "cost": TOKEN_COST}
        full = all(tokens[kind] for tokens, _ in holdings)
        reason = "sold_out" if wanted.count(token) >= game.stock[kind] else "group_limit" if full else ""
        wares.append(Ware(token, Message("do-buy_token", args), TOKEN_COST, about_token(token), reason))
    full = all(spells >= MAX_SPELLS for _, spells in holdings)
    for spell in game.spells:
        if spell not in wanted:
            label = Message("do-buy_spell", {"spell": refer(f"spell-{spell}"), "cost": SPELL_COST})
            wares.append(Ware(spell, label, SPELL_COST, about_spell(spell), "group_limit" if full else ""))
    empty = wanted.count(BLIND) >= len(game.piles["spells"])
    reason = "empty_deck" if empty else "group_limit" if full else ""
    label = Message("do-buy_spell_unseen", {"cost": SPELL_COST})
    wares.append(Ware(BLIND, label, SPELL_COST, Message("about-spell_unseen"), reason))
    return wares


class Shop(Question):
    """Propose what to buy before the mission, each for one group (MM-20.10, MM-20.11)."""

    default_id: ClassVar = "submit"

    def describe(self, game: MapMastersState) -> Args:
        team = team_of(game)
        again = int(team.coins < team.rules.market_coins)
        return {"coins": team.coins - spent(team.sheet.wanted), "again": again}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Tokens, the spells shown, an unseen spell, taking back the last thing, and submitting the sheet."""
        team = team_of(game)
        coins = team.coins - spent(team.sheet.wanted)
        options: list[Option] = []
        for ware in on_sale(game):
            reason = ware.reason or ("" if ware.cost <= coins else "not_enough_coins")
            if not reason:
                group = "tokens" if ware.thing in TOKENS else "spells"
                options.append(Option(ware.thing, ware.label, group, prominence=Shown.BUTTON, effect=ware.about))
            elif refused is not None:
                refused.append(Refused(ware.thing, ware.label, reason, {"cost": ware.cost, "coins": coins}))
        if team.sheet.wanted:  # in a group, so listed: above the wares it would lie where the first was tapped
            options.append(Option("back", Message("do-unbuy"), "tokens", role=Role.BACK))
        options.append(Option("submit", Message("do-submit_market"), prominence=Shown.BUTTON))
        return options

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team = team_of(game)
        if picked.only == "submit":
            propose(game)
        elif picked.only == "back":
            team.sheet.wanted.pop()
            game.push(Shop(seat=self.seat))
        else:
            game.push(Assign(seat=self.seat, what=picked.only))


class Assign(Question):
    """Say which group the token or spell is for."""

    what: str

    def describe(self, game: MapMastersState) -> Args:
        return {"thing": thing_name(self.what)}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """A group holds at most one token of each type and two spells."""
        team = team_of(game)
        options = []
        for number, group in enumerate(team.groups):
            tokens, spells = planned(team, number)
            token = self.what in TOKENS
            full = tokens[TOKENS.index(self.what)] > 0 if token else spells >= MAX_SPELLS
            args: Args = {"group": group.name, "thing": thing_name(self.what)}
            if not full:
                has = partial(_about_group, team, number)
                id, mark = f"group_{group.colour}", group.colour
                options.append(Option(id, Message("do-assign", args), mark=mark, effect=has, value=number))
            elif refused is not None:
                refused.append(Refused(f"group_{group.colour}", Message("do-assign", args), "group_limit"))
        return [*options, Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team = team_of(game)
        if picked.only != "back":
            team.sheet.wanted.append(Wanted(self.what, picked.value))
        game.push(Shop(seat=self.seat))


def _about_group(team: Team, number: int) -> Message | None:
    """The things that a group has, and those that the sheet has for it."""
    group = team.groups[number]
    spells = [refer(f"spell-{spell}") for spell in group.spells]
    bought = [thing_name(wanted.thing) for wanted in team.sheet.wanted if wanted.group == number]
    things = [*tokens_named(group.tokens), *spells, *bought]
    return Message("about-group", {"things": things}) if things else None


def thing_name(what: str) -> Ref:
    """The reference to the name of a token or spell that is wanted."""
    if what in TOKENS:
        return refer(f"token-{what}")
    return refer("spell-unseen") if what == BLIND else refer(f"spell-{what}")


class ChooseDifficulty(Question):
    """Propose the difficulty, after the cards have been seen (MM-20.15)."""

    default_id: ClassVar = "normal"

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        options = []
        for name in DIFFICULTIES:
            label = Message("do-difficulty", {"difficulty": refer(f"difficulty-{name}")})
            options.append(Option(name, label, effect=Message(f"setting-difficulty-{name}-help")))
        return options

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team_of(game).sheet.difficulty = picked.only
        game.push(ChooseFirst(seat=self.seat))


class ChooseFirst(Question):
    """Propose who begins, after the hands have been seen (MM-20.16)."""

    forced: ClassVar = always

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(f"seat_{seat}", Message("do-first_player", {"player": seat_name(seat)}), value=seat)
            for seat in range(game.seats)
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        sheet = team_of(game).sheet
        sheet.first = picked.value
        propose(game)


class TurnStep(Question):
    """Choose how a step card that was turned up lies (MM-22.16)."""

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [Option("up", Message("do-step_up")), Option("down", Message("do-step_down"))]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        team_of(game).sheet.turned = picked.only == "down"
        propose(game)
