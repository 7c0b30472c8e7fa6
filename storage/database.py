"""Which database keeps the tables: `storage/sqlite/`. Whoever stands above storage imports it from here.

Another one is another folder, named here in its place. It has a `Database` that runs work as one transaction (`write`,
`read`, and `read_in_turn` after all writing asked for before), `compact` and `close`; `Rows`, all the queries by group,
which every piece of work is handed; and `upkeep`, its backups and checks. It raises what `storage.errors` names and
waits no longer than `storage.patience` allows.
"""

from storage.sqlite import upkeep
from storage.sqlite.database import Database, Work
from storage.sqlite.queries.rows import Rows

__all__ = ["Database", "Rows", "Work", "upkeep"]
