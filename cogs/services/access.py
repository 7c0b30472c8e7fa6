"""Which tables are open to whom. Whoever may not know of a table is told the same as if there were none."""

from __future__ import annotations

from cogs.services.caller import Caller
from cogs.services.services import Services
from rules.errors import RulesError
from storage.rows import Table
from tables.errors import Refusal, is_damage
from tables.store.checks import check_not_over


async def table_numbered(services: Services, caller: Caller, number: int) -> Table:
    """The table of that number, whosever it is.

    Raises DamagedRow or DamagedSave when it cannot be read, but to strangers Refusal `refused-no_table`, as if there
    were none.
    """
    try:
        return await services.tables.store.get(number)
    except RulesError as error:
        if not is_damage(error):
            raise
        of_here = await services.tables.store.damaged(caller.guild_id or 0)
        if number not in of_here and not await services.tables.journal.has_played(number, caller.id):
            raise Refusal("refused-no_table") from error
        raise


async def open_table(services: Services, caller: Caller, number: int) -> Table:
    """The table of that number, if it is open to this person. Raises as `table_numbered`, also when it is not."""
    table = await table_numbered(services, caller, number)
    if not caller.may_see(table):
        raise Refusal("refused-no_table")
    return table


async def unfinished_table(services: Services, caller: Caller, number: int) -> Table:
    """The table of that number, if this person may see it. Raises as `open_table`, and Refusal `refused-table_over`."""
    table = await open_table(services, caller, number)
    check_not_over(table)
    return table


async def check_belongs_here(services: Services, caller: Caller, number: int) -> None:
    """Raises Refusal `refused-no_table` for a table of elsewhere at which this person neither sits nor has played.

    One of here that cannot be read may be pressed at: whoever carries the press out says so, or ends it.
    """
    try:
        table = await table_numbered(services, caller, number)
    except RulesError as error:
        if is_damage(error):
            return
        raise
    if not caller.may_see(table) and not await services.tables.journal.has_played(number, caller.id):
        raise Refusal("refused-no_table")
