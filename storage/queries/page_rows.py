"""The keys with which people enter the page of a game, as rows."""

from __future__ import annotations

from storage.queries.group import Group
from storage.rows import Language, PageKey


class PageRows(Group):
    """Keys by the digest of their secret: links, which are used once, and sessions."""

    def add_link(self, digest: str, key: PageKey, now: float) -> None:
        """Store a link, and delete the keys that have expired."""
        self.connection.execute("DELETE FROM page_keys WHERE expires <= ?", (now,))
        self._add(digest, "link", key)

    def redeem(self, link: str, session: str, now: float, expires: float) -> PageKey | None:
        """Turn a link into a session; None if it was used or has expired."""
        row = self.connection.execute(
            "DELETE FROM page_keys WHERE digest = ? AND kind = 'link' AND expires > ?"
            " RETURNING game_id, user_id, name, language",
            (link, now),
        ).fetchone()
        if row is None:
            return None
        key = PageKey(**dict(row), expires=expires)
        self._add(session, "session", key)
        return key

    def session(self, digest: str, now: float) -> PageKey | None:
        """The session with that digest, if it has not expired."""
        valid = "WHERE digest = ? AND kind = 'session' AND expires > ?"
        return next((PageKey(**row) for row in self.fields(PageKey, "page_keys", valid, (digest, now))), None)

    def set_language(self, digest: str, language: Language) -> None:
        """Store the language in which a session reads its page."""
        self.connection.execute("UPDATE page_keys SET language = ? WHERE digest = ?", (language, digest))

    def close(self, user_id: int) -> int:
        """Delete all keys of a person; returns how many sessions there were."""
        sessions = self.number("SELECT count(*) FROM page_keys WHERE user_id = ? AND kind = 'session'", (user_id,))
        self.connection.execute("DELETE FROM page_keys WHERE user_id = ?", (user_id,))
        return sessions or 0

    def _add(self, digest: str, kind: str, key: PageKey) -> None:
        self.insert("page_keys", [{"digest": digest, "kind": kind, **key.model_dump()}])
