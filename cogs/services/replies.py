"""Answers to a caller. `interaction_caller.py` implements them for Discord's interactions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from cogs.services.forms import Form
from cogs.services.screen import Screen
from storage.rows import Table


class DeliveryFailed(Exception):
    """A message could not be sent, edited or deleted."""


class MessageGone(DeliveryFailed):
    """The message no longer exists, or it is too late to answer."""


class PictureGone(DeliveryFailed):
    """A picture that was to stay is no longer attached to the message."""


@dataclass(frozen=True, slots=True)
class SourceMessage:
    """The message whose component was used."""

    id: int
    private: bool
    """Whether only the caller sees it, and only for a while."""
    files: frozenset[str] = frozenset()
    """The names of the attached files."""


class Reply(Protocol):
    """A message that answered a caller. It can be edited for as long as `Delays.panel` says."""

    @property
    def id(self) -> int:
        """The id of the message."""
        ...

    @property
    def files(self) -> frozenset[str]:
        """The attached pictures that an edit can keep (`Image` without data)."""
        ...

    async def edit(self, screen: Screen) -> None:
        """Show something else. Raises DeliveryFailed."""
        ...

    async def delete(self) -> None:
        """Delete the message. Raises DeliveryFailed."""
        ...


class Responder(Protocol):
    """Answers one caller. Every method raises DeliveryFailed."""

    @property
    def answered(self) -> bool:
        """Whether there is a first response, even if it is only a deferral."""
        ...

    @property
    def draws(self) -> bool:
        """Whether pictures are sent as files, which are drawn first; else as SVG."""
        ...

    async def show(self, screen: Screen, *, public: bool) -> Reply:
        """Answer with a new message."""
        ...

    async def edit_message(self, screen: Screen) -> Reply:
        """Answer by editing the message whose component was used; with a new one if there is none or it was deleted."""
        ...

    async def defer(self) -> None:
        """Announce a new private message that takes longer."""
        ...

    async def nod(self) -> None:
        """Acknowledge without showing anything; `edit_message` may follow."""
        ...

    async def ask(self, form: Form) -> None:
        """Answer with a form."""
        ...

    async def lead_to(self, table: Table) -> bool:
        """Show another table in place of this one; False where answers are messages in the channel of the table."""
        ...
