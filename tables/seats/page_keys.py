"""Who may enter the page of a game: links that are used once, the sessions of browsers, and links for spectators.

Only digests of the first two are stored, so neither the database nor a backup lets anyone act. A spectator's link is
stored as it is, because the board shows it; it gives access to nothing that is not in the database as well.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable

from storage.rows import DAY, Language, PageKey, Person
from tables.store.table_store import TableStore

LINK_LASTS = 900.0
"""For how many seconds a link is valid."""
SESSION_LASTS = 30 * DAY
"""Seconds after which a browser needs a new link."""
WATCHED = DAY
"""Seconds for which a game can still be watched after its end."""
_SECRET = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
"""32 random bytes in URL-safe Base64."""


class PageKeys:
    """Issues, redeems and revokes keys. Each is for one person and one table."""

    def __init__(self, store: TableStore) -> None:
        self.store = store
        self.closed: list[Callable[[int], object]] = []
        """Called with the id of a person whose sessions were ended."""

    async def link(self, table_id: int, person: Person, language: Language) -> str:
        """The secret of a new link. Raises StorageFailure."""
        secret = new_secret()
        now = self.store.now()
        key = PageKey(
            game_id=table_id, user_id=person.id, name=person.name, language=language, expires=now + LINK_LASTS
        )
        await self.store.database.write(lambda rows: rows.pages.add_link(_digest(secret), key, now))
        return secret

    async def redeem(self, link: str, lasts: float = SESSION_LASTS) -> tuple[str, PageKey] | None:
        """The secret of a new session, for a link; None if the link is unknown, used or expired."""
        if not _SECRET.fullmatch(link):
            return None
        secret = new_secret()
        now = self.store.now()
        key = await self.store.database.write(
            lambda rows: rows.pages.redeem(_digest(link), _digest(secret), now, now + lasts)
        )
        return None if key is None else (secret, key)

    async def session(self, secret: str) -> PageKey | None:
        """The person and table of a session; None if it is unknown, ended or expired."""
        if not _SECRET.fullmatch(secret):
            return None
        now = self.store.now()
        return await self.store.database.read(lambda rows: rows.pages.session(_digest(secret), now))

    async def set_language(self, secret: str, language: Language) -> None:
        """Store the language in which a session reads its page. Raises StorageFailure."""
        await self.store.database.write(lambda rows: rows.pages.set_language(_digest(secret), language), durable=False)

    async def may_watch(self, table_id: int, secret: str) -> bool:
        """Whether this is the current link for spectators of a table."""
        if not _SECRET.fullmatch(secret):
            return False
        since = self.store.now() - WATCHED
        key = await self.store.database.read(lambda rows: rows.tables.watch_key(table_id, since))
        return hmac.compare_digest(key, secret)

    async def close(self, user_id: int) -> int:
        """End all sessions of a person and void their links; returns how many sessions those were.

        Raises StorageFailure.
        """
        number = await self.store.database.write(lambda rows: rows.pages.close(user_id))
        for listener in self.closed:
            listener(user_id)
        return number


def new_secret() -> str:
    """The secret of a new link or session."""
    return secrets.token_urlsafe(32)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()
