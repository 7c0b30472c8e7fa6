"""People: the language of their client as last seen, their settings, the questions they have met.

There are few rows and every press needs them, so all of them are kept in memory. Each setting is stored separately, so
that it does not overwrite what another process has stored or forgotten meanwhile.
"""

from __future__ import annotations

from storage import peers
from storage.database import Database
from storage.queries.person_rows import PersonSetting
from storage.rows import PersonRow

HINTED = 1
"""The number of times that a kind of question is shown with its hint to each person."""


class People:
    """Everyone's own settings, and the tables that show words instead of pictures."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._people: dict[int, PersonRow] = {}
        self._text_tables: set[int] = set()
        self._met: dict[int, dict[tuple[str, str], int]] = {}

    async def load(self) -> None:
        """Read what is stored. Raises StorageFailure."""
        people, tables, met = await self._database.read_in_turn(
            lambda rows: (rows.people.people(), rows.people.text_tables(), rows.people.met())
        )
        self._people = {person.user_id: person for person in people}
        self._text_tables = tables
        self._met = {}
        for user_id, game, kind, times in met:
            self._met.setdefault(user_id, {})[game, kind] = times

    async def heard(self, notice: peers.PeerMessage) -> None:
        """Another process has stored something: read it again if it is about people. Raises StorageFailure."""
        if notice.what == "person":
            await self._reread(notice.number)
        elif notice.what in ("text_table", "forgotten", "anything"):
            await self.load()

    async def _reread(self, user_id: int) -> None:
        people, met = await self._database.read_in_turn(
            lambda rows: (rows.people.people(user_id), rows.people.met(user_id))
        )
        for person in people:
            self._people[user_id] = person
        if not people:
            self._people.pop(user_id, None)
        self._met[user_id] = {(game, kind): times for _, game, kind, times in met}

    def get(self, user_id: int) -> PersonRow:
        """The stored data of this person."""
        return self._people.get(user_id) or PersonRow(user_id=user_id)

    def table_text_only(self, table_id: int) -> bool:
        """Whether the board of this table is words only."""
        return table_id in self._text_tables

    async def set(self, user_id: int, setting: PersonSetting, value: str | bool) -> None:
        """Note a setting of this person, or the language of their client. Raises StorageFailure."""
        if getattr(self.get(user_id), setting) != value:
            await self._database.write(lambda rows: rows.people.put(user_id, setting, value), durable=False)
            self._people[user_id] = self.get(user_id).model_copy(update={setting: value})

    async def table_wants_text(self, table_id: int, text_only: bool) -> None:
        """Switch between words and pictures on the board of this table. Raises StorageFailure."""
        await self._database.write(lambda rows: rows.people.put_text_table(table_id, text_only))
        if text_only:
            self._text_tables.add(table_id)
        else:
            self._text_tables.discard(table_id)

    def hinted(self, user_id: int, game: str, kind: str) -> bool:
        """Whether this person still gets the hint of this kind of question."""
        return self._met.get(user_id, {}).get((game, kind), 0) < HINTED

    def is_new_to(self, user_id: int, game: str) -> bool:
        """Whether this person has answered nothing in this game yet, and was not offered its lesson."""
        return all(played != game for played, _ in self._met.get(user_id, {}))

    async def met(self, user_id: int, game: str, kind: str) -> None:
        """Note that this person has answered a question of this kind, or seen something once. Raises StorageFailure."""
        if not self.hinted(user_id, game, kind):
            return
        times = self._met.get(user_id, {}).get((game, kind), 0) + 1
        await self._database.write(lambda rows: rows.people.put_met(user_id, game, kind, times), durable=False)
        self._met.setdefault(user_id, {})[game, kind] = times

    async def forget(self, user_id: int) -> None:
        """Forget this person. Raises StorageFailure."""
        await self._database.write(lambda rows: rows.people.drop_settings(user_id))
        self._met.pop(user_id, None)
        self._people.pop(user_id, None)
