"""Requests of a page, validated. Everything in them can be forged."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from cogs.screens.playlist import LENGTH
from cogs.services.discord_limits import CUSTOM_ID
from storage.rows import MOST_ENTRIES, Language

MOST_VALUES = 200
LONGEST_VALUE = 4_000
MOST_MARKS = 200
LONGEST_MARK = 2_000
"""The most characters of a mark that a line can be drawn over; the mark of a whole path names all its cells."""

Value = Annotated[str, Field(max_length=LONGEST_VALUE)]
Values = Annotated[list[Value], Field(max_length=MOST_VALUES)]
Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9-]{8,40}$")]
"""Chosen by the page: a request that it sends again after a lost connection is carried out once."""


class _RequestModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Enter(_RequestModel):
    """A link is used."""

    link: str


class _Use(_RequestModel):
    nonce: Nonce
    id: Annotated[str, Field(max_length=CUSTOM_ID)]
    dialog: int = 0
    """The dialog in which something is used, or from which a form was opened; 0 for the panel."""


class Press(_Use):
    """A button was pressed, or values were picked in a menu (a custom id that begins with `m`)."""

    op: Literal["press"]
    values: Values = []


class Stroke(_Use):
    """A line was drawn over these marks, in this order; `id`: of the question, as for a menu."""

    op: Literal["stroke"]
    marks: Annotated[list[Annotated[str, Field(max_length=LONGEST_MARK)]], Field(min_length=1, max_length=MOST_MARKS)]


class Submit(_Use):
    """A form was submitted."""

    op: Literal["form"]
    fields: Annotated[dict[Annotated[str, Field(max_length=CUSTOM_ID)], Values], Field(max_length=10)]


class Dismiss(_RequestModel):
    """A dialog was closed."""

    op: Literal["dismiss"]
    dialog: int


class Ping(_RequestModel):
    """The page asks whether the server is still there."""

    op: Literal["ping"]


class Speak(_RequestModel):
    """Another language was chosen."""

    op: Literal["language"]
    language: Language


class LookBack(_RequestModel):
    """The page asks for past events, as moments. `film`: of the whole game, once it is over.

    `seen`: how many choices the page has shown (`Page.acts`). `within`: milliseconds for what plays automatically.
    """

    op: Literal["story"]
    film: bool = False
    seen: Annotated[int, Field(ge=0, le=MOST_ENTRIES)] = 0
    within: Annotated[int, Field(ge=0, le=1000 * LENGTH)] = int(1000 * LENGTH)


class ShowMoment(_RequestModel):
    """The position at a moment that was told, or at a step of the film as seen by a seat (None: a spectator)."""

    op: Literal["moment"]
    at: Annotated[int, Field(ge=0, le=MOST_ENTRIES)]
    seat: Annotated[int, Field(ge=0, le=MOST_VALUES)] | None = None


Request = Annotated[Press | Stroke | Submit | Dismiss | Ping | Speak | LookBack | ShowMoment, Field(discriminator="op")]
REQUEST: TypeAdapter[Press | Stroke | Submit | Dismiss | Ping | Speak | LookBack | ShowMoment] = TypeAdapter(Request)
"""Reads one message. Raises ValidationError."""
