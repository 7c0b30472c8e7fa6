"""The date of a lobby: the form in which its host sets, moves or cancels it, and dates typed with a command."""

from __future__ import annotations

from cogs.services.caller import Caller, handles
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId
from locales import dates
from tables.errors import Refusal

WHEN = "when"


async def typed_date(caller: Caller, typed: str) -> float:
    """The date that this person typed, in seconds since 1970; their time zone is remembered. Raises Refusal."""
    services = caller.services
    japanese = caller.language == "ja"
    try:
        moment = dates.parse(services.texts, typed, services.clock(), _zone(caller), month_first=japanese)
    except dates.NoTimeZone as error:
        raise Refusal("refused-night_zone", typed=typed) from error
    except dates.InvalidDate as error:
        raise Refusal("refused-night_unreadable", typed=typed) from error
    if moment.zone is not None:
        await services.people.set(caller.id, "zone", moment.zone)
    return moment.at


def _zone(caller: Caller) -> str | None:
    """The time zone of this person as far as known; Japanese speakers get Japan's."""
    return caller.services.people.get(caller.id).zone or (dates.JAPAN if caller.language == "ja" else None)


@handles("night")
async def ask(caller: Caller, press: CustomId) -> None:
    """The form, with the present date."""
    table = await caller.changeable_table(press.table, lobby=True)
    value = "" if table.meets_at is None else dates.as_typed(table.meets_at, _zone(caller))
    about = caller.say("night-when-help")
    field = TextField(WHEN, caller.say("night-when"), dates.LONGEST, value, about)
    await caller.ask("set_night", "night-title", [field], table.id)


@handles("set_night")
async def save(caller: Caller, press: CustomId) -> None:
    """Set or move the date; an empty field cancels it."""
    table = await caller.changeable_table(press.table, lobby=True)
    if WHEN not in caller.fields:
        raise Refusal(UNKNOWN)
    text = caller.typed(WHEN)
    at = await typed_date(caller, text) if text else None
    await caller.services.tables.nights.set_date(table.id, caller.id, at, admin=caller.manages(table))
    await caller.nod()  # the lobby follows
