"""*Open the board*: a link to the page of a game, for one person, and the end of all their sessions there."""

from __future__ import annotations

from cogs.services.caller import Caller, handles
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.screen import Button, Screen
from tables.errors import Refusal
from tables.seats.page_keys import LINK_LASTS


@handles("open_page")
async def open_page(caller: Caller, press: CustomId) -> None:
    """A link that only the caller sees and that works once. Raises Refusal if no pages are served."""
    if not caller.services.page:
        raise Refusal(UNKNOWN)
    table = await caller.open_table(press.table)
    secret = await caller.services.tables.page_keys.link(table.id, caller.person, caller.language)
    # The secret is in the fragment, which browsers do not send and servers do not log.
    url = f"{caller.services.page}/enter#{secret}"
    buttons = [
        Button(url, caller.say("page-browser"), url=url),
        caller.button("close_pages", "page-close", table.id),
    ]
    whose = "page-link" if table.seat_of(caller.id) is not None else "page-link-unseated"
    await caller.show(Screen().add(caller.say(whose, minutes=int(LINK_LASTS / 60))).buttons(buttons))


@handles("close_pages")
async def close_pages(caller: Caller, press: CustomId) -> None:
    """*Close all my boards*: end every browser session of the caller."""
    number = await caller.services.tables.page_keys.close(caller.id)
    await caller.edit_message(Screen().add(caller.say("page-closed", number=number)))
