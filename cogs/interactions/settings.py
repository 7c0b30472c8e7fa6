"""The settings of a table, changed by its host, and each person's own: a page that shows them, and two forms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from cogs.screens.settings import menus, pick_of, setting_line, settings_that_apply
from cogs.services.caller import Caller, handles
from cogs.services.forms import ChoiceField, Field, TextField
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.links import watch_link
from cogs.services.screen import Button, Screen, SelectChoice
from cogs.services.services import Services
from cogs.updates.updates import Updater
from locales import durations
from rules.messages import Seat, refer
from storage.rows import GuildSettings, Language, Notice, Table
from tables.errors import Refusal
from tables.seats.switches import SWITCHES

WAITS = {"remind": "remind_after", "deadline": "deadline", "away": "away_after"}
"""The durations of a table or server by their names in forms, with their names there."""
LOOKS = ("dm", "words", "careful")
"""Personal choices: DMs from this table, words instead of pictures, a question before each answer."""
LONGEST = 30
"""The most characters of a duration that a person types."""


@dataclass(eq=False)
class TableSettings:
    """The page and its forms. Permissions are checked when a form is opened and again when it is submitted."""

    services: Services
    updater: Updater

    @handles("settings")
    async def open(self, caller: Caller, press: CustomId) -> None:
        """*Settings*, only for the caller."""
        await self.show(caller, await self._table(caller, press))

    async def show(self, caller: Caller, table: Table | None) -> None:
        """The page for the caller; without a `table`, only what applies to all tables."""
        await caller.show(self.screen(caller, table))

    def screen(self, caller: Caller, table: Table | None) -> Screen:
        """All settings, and the buttons of the forms that this person may use."""
        screen = Screen().add(f"### {caller.say('setting-title')}")
        change_mine = caller.button("set_mine", "setting-change_mine", 0 if table is None else table.id)
        if table is not None:
            self._add_controls(caller, table, screen)
            screen.add(f"**{caller.say('setting-of_table')}**\n{self._table_lines(caller, table)}")
        own = f"**{caller.say('setting-mine')}**\n{self._own_lines(caller, table)}"
        screen.add(own, caller.say("waits-how"))
        if table is None or not _may_change(caller, table):
            return screen.buttons([change_mine])
        change_table = caller.button("set_table", "setting-change_table", table.id)
        return screen.buttons([change_table, change_mine, *self._watch_buttons(caller, table)])

    def _table_lines(self, caller: Caller, table: Table) -> str:
        """The switches and durations of a table, in words."""
        names = [name for name in self._switches() if table.watch or name != "watch_late"]
        return _lines([*(_switch_line(caller, name, getattr(table, name)) for name in names), *waits(caller, table)])

    def _own_lines(self, caller: Caller, table: Table | None) -> str:
        """The personal settings of the caller, in words."""
        notice = caller.say("notice-title", way=refer(f"notice-{self.services.people.get(caller.id).notice}"))
        looks = [_switch_line(caller, name, on) for name, on in self._looks(caller, table).items()]
        return _lines([notice, *own_wait(caller, table), *looks])

    def _watch_buttons(self, caller: Caller, table: Table) -> list[Button]:
        """The link for spectators and the button that replaces it, if they may watch."""
        link = watch_link(self.services, table)
        if not link:
            return []
        renew = caller.button("new_watch", "setting-new_watch", table.id)
        return [Button(link, caller.say("board-watch"), url=link), renew]

    def _add_controls(self, caller: Caller, table: Table, screen: Screen) -> None:
        """Show the host and admins the controls of the table, and everyone else the settings of a lobby."""
        services = self.services
        kind = services.games[table.game]
        in_lobby = table.started is None
        if not _may_change(caller, table):
            settings = settings_that_apply(kind, table.settings, len(table.seats)) if in_lobby else []
            texts, language = services.texts, caller.language
            lines = [setting_line(texts, language, kind, setting.field, value) for setting, value in settings]
            screen.add(caller.say("setting-host_only"), _lines(lines))
            return
        buttons = [caller.button("set_language", f"setting-board-{_other(table)}", table.id)]
        if services.draw is not None:
            plain = services.people.table_text_only(table.id)
            other = "setting-board-pictures" if plain else "setting-board-text"
            buttons.append(caller.button("set_looks", other, table.id))
        if in_lobby:
            if len(table.people) > 1:
                screen.add(f"-# {caller.say('setting-agreed')}")
            screen.add(*menus(services.texts, caller.language, table, kind))
            buttons.insert(0, caller.button("seating", "lobby-seats_button", table.id))
            if table.guild_id is not None:
                buttons.append(caller.button("night", "night-set", table.id))
        screen.buttons(buttons)

    # The table

    @handles("value")
    async def set_value(self, caller: Caller, press: CustomId) -> None:
        """A value of an option, picked in its menu."""
        table = await caller.unfinished_table(press.table)
        setting, value = pick_of(self.services.games[table.game], caller.picked)
        lobby = self.services.tables.lobby
        admin = caller.manages(table)
        await self._saved(caller, await lobby.change_settings(table.id, {setting.field: value}, caller.id, admin=admin))

    @handles("set_language")
    async def switch_language(self, caller: Caller, press: CustomId) -> None:
        """Switch the language of the public messages."""
        table = await caller.unfinished_table(press.table)
        lobby = self.services.tables.lobby
        admin = caller.manages(table)
        await self._saved(caller, await lobby.set_language(table.id, _other(table), caller.id, admin=admin))

    @handles("set_looks")
    async def switch_looks(self, caller: Caller, press: CustomId) -> None:
        """Switch between words and pictures on the board."""
        table = await caller.changeable_table(press.table)
        await self.services.people.table_wants_text(table.id, not self.services.people.table_text_only(table.id))
        await self._saved(caller, table)

    @handles("set_table")
    async def ask_table(self, caller: Caller, press: CustomId) -> None:
        """The form of the host or an admin."""
        table = await caller.changeable_table(press.table)
        switches = [
            SelectChoice(name, caller.say(f"setting-{name}"), caller.say(f"setting-{name}-help"), getattr(table, name))
            for name in self._switches()
        ]
        fields: list[Field] = [ChoiceField("switches", caller.say("setting-switches"), switches, several=True)]
        fields += [
            length_field(caller, name, f"setting-{name}", f"setting-{name}-help", seconds)
            for name, seconds in _waits_of(table).items()
        ]
        await caller.ask("saved_table", "setting-of_table", fields, table.id)

    @handles("saved_table")
    async def save_table(self, caller: Caller, press: CustomId) -> None:
        """Store the settings that the host or an admin submitted. Nothing changes if a duration cannot be read."""
        table = await caller.changeable_table(press.table)
        fields = self._submitted(caller, ("switches", *WAITS), tuple(SWITCHES))
        old = _waits_of(table)
        new = {name: typed_length(caller, name) or None for name in WAITS}
        # Without a limit, the wait for a player who is away would never end.
        new["away"] = new["away"] or old["away"]
        admin = table.host_id != caller.id  # so it is logged as an admin's act
        if new != old:
            seconds = {attribute: new[name] for name, attribute in WAITS.items()}
            await self.services.tables.clock.set_waits(table.id, caller.person, admin=admin, **seconds)
        switches = {name: name in fields["switches"] for name in self._switches()}
        table = await self.services.tables.switches.set(table.id, caller.person, admin=admin, **switches)
        await self._saved(caller, table)

    @handles("new_watch")
    async def renew_watch(self, caller: Caller, press: CustomId) -> None:
        """*New watch link*: the old one no longer works."""
        table = await caller.changeable_table(press.table)
        admin = table.host_id != caller.id  # so it is logged as an admin's act
        await self._saved(caller, await self.services.tables.switches.renew_watch(table.id, caller.person, admin=admin))

    # Personal settings

    @handles("set_mine")
    async def ask_mine(self, caller: Caller, press: CustomId) -> None:
        """Open the modal with the caller's settings."""
        table = await self._table(caller, press)
        person = self.services.people.get(caller.id)
        ways = [
            SelectChoice(way, caller.say(f"notice-{way}"), caller.say(f"notice-{way}-help"), way == person.notice)
            for way in get_args(Notice)
        ]
        fields: list[Field] = [ChoiceField("notice", caller.say("setting-notice"), ways)]
        seat = None if table is None else table.seat_of(caller.id)
        if table is not None and seat is not None:
            after = table.seats[seat].remind_after
            fields.append(length_field(caller, "me", "setting-me", "setting-me-help", after))
        chosen = self._looks(caller, table)
        looks = [SelectChoice(name, caller.say(f"setting-{name}"), chosen=on) for name, on in chosen.items()]
        fields.append(ChoiceField("looks", caller.say("setting-looks"), looks, several=True))
        await caller.ask("saved_mine", "setting-mine", fields, press.table)

    @handles("saved_mine")
    async def save_mine(self, caller: Caller, press: CustomId) -> None:
        """Store the caller's settings. Nothing changes if a duration cannot be read."""
        table = await self._table(caller, press)
        seat = None if table is None else table.seat_of(caller.id)
        fields = ["notice", "looks"] if seat is None else ["notice", "looks", "me"]
        given = self._submitted(caller, fields, LOOKS)
        notice = caller.typed("notice")
        looks = given["looks"]
        people = self.services.people
        if notice not in get_args(Notice):
            raise Refusal("refused-not_an_option")
        if table is not None and seat is not None:
            table = await self._save_seat(caller, table, seat, dm="dm" in looks)
        await people.set(caller.id, "notice", notice)
        await people.set(caller.id, "text_only", "words" in looks)
        await people.set(caller.id, "careful", "careful" in looks)
        await self._saved(caller, table)

    async def _save_seat(self, caller: Caller, table: Table, seat: Seat, *, dm: bool) -> Table:
        """Store when the caller is reminded at this table, and whether it sends them DMs, where that can be chosen."""
        tables = self.services.tables
        after = typed_length(caller, "me")
        if after != table.seats[seat].remind_after:
            table = await tables.clock.remind_me(table.id, caller.id, after)
        if "dm" in self._looks(caller, table) and dm != table.seats[seat].dm:
            table = await tables.lobby.set_dm_wanted(table.id, caller.id, dm)
            if not dm:
                await tables.journal.drop_message(table.id, seat)
        return table

    # Helpers

    def _switches(self) -> list[str]:
        """The switches that exist here: without pages, nobody can watch."""
        return [name for name in SWITCHES if self.services.page or name not in ("watch", "watch_late")]

    def _looks(self, caller: Caller, table: Table | None) -> dict[str, bool]:
        """Those of `LOOKS` that this person can choose here, and whether they have."""
        person = self.services.people.get(caller.id)
        everywhere = {"words": person.text_only, "careful": person.careful}
        seat = None if table is None else table.seat_of(caller.id)
        if table is None or seat is None or table.guild_id is None:
            return everywhere
        return {"dm": table.seats[seat].dm, **everywhere}

    def _submitted(self, caller: Caller, fields: Sequence[str], choices: Sequence[str]) -> Mapping[str, list[str]]:
        """The fields of a form. Raises Refusal for a form that nobody was shown."""
        submitted = caller.fields
        several = [*submitted.get("switches", ()), *submitted.get("looks", ())]
        if any(name not in submitted for name in fields) or any(name not in choices for name in several):
            raise Refusal(UNKNOWN)
        return submitted

    async def _saved(self, caller: Caller, table: Table | None) -> None:
        """Show the page and the table as they are now."""
        await caller.edit_message(self.screen(caller, table))
        if table is not None:
            self.updater.touch(table.id)

    async def _table(self, caller: Caller, press: CustomId) -> Table | None:
        """The table of a button; None where it is on a page without one. Raises Refusal if its game is over."""
        return await caller.unfinished_table(press.table) if press.table else None


def length_field(caller: Caller, name: str, label: str, about: str, seconds: float | None) -> TextField:
    """A field for a duration, filled in with the present one, if any; `label` and `about` are keys of texts."""
    value = "" if seconds is None else durations.as_typed(caller.services.texts, caller.language, seconds)
    return TextField(name, caller.say(label), LONGEST, value, caller.say(about))


def typed_length(caller: Caller, field: str) -> float | None:
    """The duration in a field in seconds, None if nothing was typed. Raises Refusal `refused-length`."""
    typed = caller.typed(field)
    seconds = durations.parse(caller.services.texts, typed) if typed else None
    if typed and seconds is None:
        raise Refusal("refused-length", typed=typed)
    return seconds


def waits(caller: Caller, settings: Table | GuildSettings) -> list[str]:
    """Reminder, deadline, and the time until a stand-in plays for someone away, in words."""
    keys = {"remind": "waits-table", "deadline": "waits-deadline", "away": "waits-away"}
    return [caller.say(keys[name], after=length(caller, seconds)) for name, seconds in _waits_of(settings).items()]


def own_wait(caller: Caller, table: Table | None) -> list[str]:
    """When this person is reminded at a table, in words; empty without a seat."""
    seat = None if table is None else table.seat_of(caller.id)
    if table is None or seat is None:
        return []
    own = table.seats[seat].remind_after
    return [caller.say("waits-me", after=caller.say("waits-as_table") if own is None else length(caller, own))]


def length(caller: Caller, seconds: float | None) -> str:
    """A duration in words; "never" if there is none."""
    return durations.or_never(caller.services.texts, caller.language, seconds or 0)


def _waits_of(settings: Table | GuildSettings) -> Mapping[str, float | None]:
    """The durations of `WAITS`, in seconds."""
    return {name: getattr(settings, attribute) for name, attribute in WAITS.items()}


def _may_change(caller: Caller, table: Table) -> bool:
    """Whether this is the host, or an admin."""
    return table.host_id == caller.id or caller.manages(table)


def _other(table: Table) -> Language:
    """The language that the table's public messages are not in."""
    return "en" if table.language == "ja" else "ja"


def _switch_line(caller: Caller, name: str, on: bool) -> str:
    """A setting that is on or off, in words."""
    return caller.say("setting-look", what=refer(f"setting-{name}"), on=on)


def _lines(lines: Sequence[str]) -> str:
    """A list in markdown."""
    return "\n".join(f"- {line}" for line in lines)
