"""Playing in the tests as people do: by what is on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, cast

import discord
import simcord
from simcord.actors import _component_interaction, _visible_message
from simcord.components import walk_components

from cogs.client.client import KanteraBot
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from rules.game import Game
from rules.messages import TABLE, Arg, Args, Seat
from rules.results import Place, Result
from storage.rows import LoggedEvent, Table
from tests.rules.sample import Sample
from tests.tables.helpers import pick

MORE = "⋯ More"
# the types of Discord's components
BUTTON = 2
MENU = 3
FIELD = 4
TEXT = 10
GALLERY = 12
FILE = 13
CHECKBOXES = 22
Member = simcord.MemberActor
Panel = simcord.ResponseMessage
Seen = discord.Message | Panel


def response(result: simcord.InteractionResult) -> simcord.ResponseMessage:
    """The response that an interaction has got."""
    assert result.response is not None
    return result.response


def components(message: Seen | simcord.InteractionResult) -> list[dict[str, Any]]:
    """Every component of a message (or of the response to an interaction), nested ones too, as Discord sends them."""
    if isinstance(message, simcord.InteractionResult):
        message = response(message)
    raw = (
        message.components
        if isinstance(message, simcord.ResponseMessage)
        else [part.to_dict() for part in message.components]
    )
    return list(walk_components(cast(Any, raw)))


def text(message: Seen | simcord.InteractionResult) -> str:
    """All that can be read in a message."""
    return "\n".join(part["content"] for part in components(message) if part["type"] == TEXT)


def says(message: Seen | simcord.InteractionResult, *words: str, never: str | Sequence[str] = ()) -> None:
    """Check that all these words can be read in a message, and none of `never`."""
    read = text(message)
    assert [word for word in words if word not in read] == [], read
    assert [word for word in ([never] if isinstance(never, str) else never) if word in read] == [], read


def pictures(message: Seen) -> list[str]:
    """The alternative texts of a message's pictures."""
    return [item["description"] for part in components(message) if part["type"] == GALLERY for item in part["items"]]


def buttons(message: Seen | simcord.InteractionResult) -> dict[str, str]:
    """The buttons that can be pressed: label to custom id."""
    return {
        part["label"]: part["custom_id"]
        for part in components(message)
        if part["type"] == BUTTON and not part.get("disabled")
    }


def menus(message: Seen | simcord.InteractionResult) -> dict[str, list[dict[str, Any]]]:
    """The menus: custom id to options."""
    return {part["custom_id"]: part["options"] for part in components(message) if part["type"] == MENU}


def menu(message: Seen, action: str) -> str:
    """The custom id of the menu for an action."""
    by_action = {custom_id.split(":")[3]: custom_id for custom_id in menus(message)}
    return by_action[action]


def happened(*events: tuple[str, Args], entry: int | None = None) -> list[LoggedEvent]:
    """Events with these keys and arguments, each after a choice of its own, or all after the one with this number."""
    return [
        LoggedEvent(f"log-{key}", args, number=number, entry=number if entry is None else entry)
        for number, (key, args) in enumerate(events, 1)
    ]


def ranked(
    *totals: int, reason: str = "end-scored", won: bool = True, scores: Sequence[dict[str, int]] = (), **facts: Arg
) -> Result:
    """The result of a game in which the seats have these totals: the highest come first, and win unless all lost."""
    places = [
        Place(seat=seat, place=1 + sum(other > total for other in totals), total=total, scores=by_reason)
        for seat, (total, by_reason) in enumerate(zip(totals, scores or [{}] * len(totals), strict=True))
    ]
    winners = [place.seat for place in places if won and place.place == 1]
    return Result(reason=reason, winners=winners, places=places, facts=facts)


class World:
    """A server with one channel and as many people as wanted."""

    def __init__(self, env: simcord.Env, languages: dict[int, str]) -> None:
        self.env = env
        self.languages = languages
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("tavern")
        self.alice = self.person("alice")

    @property
    def bot(self) -> KanteraBot:
        return cast(KanteraBot, self.env.bot)

    @cached_property
    def bob(self) -> simcord.MemberActor:
        return self.person("bob")

    @cached_property
    def carol(self) -> simcord.MemberActor:
        return self.person("carol")

    @cached_property
    def hana(self) -> simcord.MemberActor:
        """A member who reads Japanese."""
        return self.person("hana", "ja")

    def person(self, name: str, language: str = "en-US", **fields: Any) -> simcord.MemberActor:
        user = self.env.create_user(name, global_name=name.capitalize())
        self.languages[user.id] = language
        return self.guild.add_member(user, **fields)

    @property
    def board(self) -> discord.Message:
        """The last lobby or board in the channel."""
        return [message for message in self.public() if message.author.bot and message.flags.components_v2][-1]

    def public(self, channel: simcord.ChannelHandle | None = None) -> list[discord.Message]:
        return [message for message in (channel or self.channel).history() if not message.flags.ephemeral]

    def dms(self, person: simcord.MemberActor) -> list[discord.Message]:
        return [message for message in person.user.dm_channel.history() if message.author.bot]

    def refuse_dms(self, who: simcord.MemberActor, code: int, *, status: int = 403, times: int | None = None) -> None:
        """From here on no DM can be sent to this person, or the next ones can't."""
        path = f"/channels/{who.user.dm_channel.id}/messages"
        self.env.inject_error("POST", path, status=status, code=code, times=times)

    def refuse_board(self, code: int, *, status: int = 400) -> None:
        """From here on the messages in the tavern can neither be sent nor edited."""
        path = f"/channels/{self.channel.id}/messages*"
        self.env.inject_error("*", path, status=status, code=code, times=None)

    async def table(self, channel: Any = None) -> Table:
        """The table of the channel (or thread), otherwise of the tavern."""
        stored = await self.bot.tables.store.by_channel((channel or self.channel).id)
        assert stored is not None
        return stored

    async def game(self) -> Game:
        """The game at the table of the tavern."""
        return await self.bot.tables.store.game((await self.table()).id)

    async def position(self) -> tuple[Table, Game]:
        """The table of the tavern and its game."""
        return await self.table(), await self.game()

    async def tell(self, key: str, **args: Any) -> None:
        """Tell of an event of the table in the tavern, and wait until it is shown."""
        await self.bot.tables.store.tell((await self.table()).id, key, **args)
        await self.settled()

    async def reader(self, seat: Seat | None = None, language: str = "en", **changes: object) -> Reader:
        """A spectator, or the player on this seat, of the table in the tavern with these changes."""
        table = (await self.table()).model_copy(update=changes)
        return await Reader.of(self.bot.services, table, seat, language)

    async def reader_of(self, game: str, language: str = "en", *, computers: int = 1, **more: Any) -> Reader:
        """A reader of a game of Alice against computer players that has just begun."""
        await self.started(computers=computers, game=game)
        return await self.reader(language=language, **more)

    def later(self, seconds: float) -> None:
        """Let time pass for messages."""
        clock = self.bot.services.clock
        self.bot.services.clock = lambda: clock() + seconds

    async def wait(self, seconds: float) -> None:
        """Let time pass at the tables, and serve what is due."""
        clock = self.bot.tables.store.now
        self.bot.tables.store.now = lambda: clock() + seconds
        await self.bot.tables.clock.run_due(self.bot.tables.store.now())
        await self.settled()

    async def settled(self) -> None:
        """Wait until everything is shown that follows on what the test itself did at the tables."""
        await self.bot.tables.computers.idle()
        await self.bot.updater.idle()
        await self.env.settle()

    async def press(self, who: Any, message: Seen, label: str) -> simcord.InteractionResult:
        """Press a button by its label, in a panel also one behind *More*, and wait for all that it causes."""
        if label not in buttons(message) and MORE in buttons(message):
            message = response(await who.click(message, custom_id=buttons(message)[MORE]))
        pressed = await who.click(message, custom_id=buttons(message)[label])
        await self.settled()
        return cast(simcord.InteractionResult, pressed)

    async def choose(self, who: Any, message: Seen, action: str, values: Sequence[str]) -> simcord.InteractionResult:
        chosen = await who.select(message, values, custom_id=menu(message, action))
        await self.settled()
        return cast(simcord.InteractionResult, chosen)

    async def add(self, who: Any, level: str, channel: Any = None) -> None:
        """Add a computer player of this level to the lobby of the channel."""
        table = await self.table(channel)
        await self.bot.tables.lobby.add_computer(table.id, level, who.id)
        await self.settled()

    async def forge(
        self, who: Any, message: Seen, custom_id: str, values: Sequence[str] | None = None
    ) -> simcord.InteractionResult:
        """Press what is not there: a button with any id, or (with `values`) a menu, as a changed client can."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": BUTTON if values is None else MENU}
        if values is not None:
            data["values"] = list(values)
        forged = await _component_interaction(who, _visible_message(who, message), data)
        await self.settled()
        return forged

    def boss(self, name: str = "boss", language: str = "en-US") -> simcord.MemberActor:
        """A member with Manage Server."""
        role = self.guild.create_role("managers", permissions=discord.Permissions(manage_guild=True))
        return self.person(name, language, roles=[role])

    async def lobby(self, *others: simcord.MemberActor, game: str = "sample", **options: Any) -> None:
        """Open a table, and let the others join."""
        await self.alice.slash(self.channel, f"{game} new", **options)
        for person in others:
            await self.press(person, self.board, "🪑 Join / leave")

    async def started(
        self,
        *others: simcord.MemberActor | str,
        computers: int = 0,
        game: str = "sample",
        language: str = "en-US",
        **options: Any,
    ) -> list[simcord.MemberActor]:
        """Open a table, let the others (new people by their names) and computer players join, start.

        Returns the others; new people speak this language.
        """
        people = [self.person(other, language) if isinstance(other, str) else other for other in others]
        await self.lobby(*people, game=game, **options)
        for _ in range(computers):
            await self.add(self.alice, "random")
        await self.press(self.alice, self.board, "▶️ Start")
        return people

    async def my_move(self, who: simcord.MemberActor) -> simcord.ResponseMessage:
        return response(await self.press(who, self.board, "My move"))

    async def lay(self, who: Any, panel: Seen | None = None) -> simcord.InteractionResult:
        """Press the first card of a panel (without one, of a new one) or DM of the sample game."""
        shown = panel or await self.my_move(who)
        return await self.press(
            who, shown, next(button for button in buttons(shown) if button.startswith(("Card", "カード")))
        )

    async def each_lays(self, *people: simcord.MemberActor) -> None:
        """One after the other lays the first card of a new panel."""
        for who in people:
            await self.lay(who)

    async def finished(self, *others: simcord.MemberActor, computers: int = 0, **options: Any) -> Table:
        """A sample table that was played to its end by whatever is offered first."""
        await self.started(*others, computers=computers, **options)
        return await self.played()

    async def played(self) -> Table:
        """The table of the tavern, played to its end."""
        table = await self.table()
        tables = self.bot.tables
        while True:
            await tables.computers.idle()
            if (table := await tables.store.get(table.id)).status != "running":
                break
            asked = [question.seat for question in (await self.game()).questions if question.awaited]
            seat = next(seat for seat in asked if seat == TABLE or table.seats[seat].user_id)
            await pick(tables, table.id, seat, by=None if seat == TABLE else table.seats[seat].user_id)
            await self.env.settle()
        await self.bot.updater.idle()
        return table

    async def first_move(
        self, *others: simcord.MemberActor | str, computers: int = 0, **options: Any
    ) -> simcord.ResponseMessage:
        """Start a sample table; returns Alice's panel."""
        await self.started(*others, computers=computers, **options)
        return await self.my_move(self.alice)

    async def laid_out(self) -> Sample:
        """The sample game of the tavern, to be changed in place: nothing worked out from it before is kept."""
        game, memo = await self.bot.tables.store.position(await self.table())
        memo.clear()
        return cast(Sample, game)

    async def deal(self, *hands: list[int]) -> None:
        """Deal these cards at the sample table, the first ones to Alice."""
        game = await self.laid_out()
        game.hands[: len(hands)] = hands

    async def same_hands(self) -> None:
        """Deal everyone at a sample table the same, so that the first round is shared and the second follows."""
        await self.deal(*[[1, 2, 3] for _ in (await self.laid_out()).hands])

    # The page of `/table status`, and the two modals of `/table settings`

    async def at_table(
        self, who: Any, action: str, seat: int | None = None, *, channel: Any = None, **options: Any
    ) -> simcord.InteractionResult:
        """Press a button of the status page, or pick a seat (counted from 1) in its menu; also what is not offered."""
        result = cast(simcord.InteractionResult, await who.slash(channel or self.channel, "table status", **options))
        page = response(result)
        settings = _press(page, "settings")
        if settings is None:
            return result
        if seat is None:
            return await self.forge(who, page, replace(settings, action=action).button)
        return await self.forge(who, page, replace(settings, action=action).menu, [str(seat - 1)])

    async def set_table(self, who: Any, *, channel: Any = None, which: int | None = None, **changes: Any) -> str:
        """Change settings of the table by their form, switches by their names; returns the page as text."""
        return await self._set(who, "set_table", "switches", channel, which, changes)

    async def set_mine(self, who: Any, *, channel: Any = None, which: int | None = None, **changes: Any) -> str:
        """Change personal settings in their modal; returns the page as text."""
        return await self._set(who, "set_mine", "looks", channel, which, changes)

    async def _set(
        self, who: Any, action: str, group: str, channel: Any, which: int | None, changes: dict[str, Any]
    ) -> str:
        """Change fields of a modal by their names; any other name is that of a switch in the field `group`."""
        options = {} if which is None else {"which": which}
        page = response(await who.slash(channel or self.channel, "table settings", **options))
        mine = _press(page, "set_mine")
        if mine is None:
            return text(page)
        opened = await self.forge(who, page, replace(mine, action=action).button)
        if opened.modal is None:
            return text(opened)
        given = {part["component"]["custom_id"]: _value(part["component"]) for part in opened.modal["components"]}
        for name, value in changes.items():
            if name in given:
                given[name] = value
                continue
            given[group] = [chosen for chosen in given[group] if chosen != name]
            if value:
                given[group].append(name)
        saved = await who.submit_modal(opened, given)
        return text(saved.response or page)


def _press(message: Seen, action: str) -> CustomId | None:
    """The button of a message for an action, None without one."""
    presses = (CustomId.read(custom_id, menu=False) for custom_id in buttons(message).values())
    return next((press for press in presses if press.action == action), None)


def _value(field: dict[str, Any]) -> Any:
    """The present value of a field of a modal: typed, chosen, or all those that are checked."""
    if "options" not in field:
        return field.get("value", "")
    chosen = [option["value"] for option in field["options"] if option.get("default")]
    return chosen if field["type"] == CHECKBOXES else chosen[0]
