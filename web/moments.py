"""Looking back on a page: what happened since the player's last choice, and finished games, moment by moment.

A page is told which moments there are, and asks for the position at each one. Every position is the view that the seat
had then. Only a finished game is shown from any seat's view, as in its replay in Discord.

What happens is counted in three ways: every event has its number; the events of one choice share its entry; an act is
an entry that the page tells as news (`Sheet.acts`). Names end in what they count: `_event`, `_entry`.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Sequence
from dataclasses import dataclass
from typing import Literal
from weakref import WeakKeyDictionary

from cogs.screens.playlist import Moment, Playlist, recent_moments
from cogs.screens.replay import moments, place
from cogs.screens.story.recap import brief
from cogs.services.reader import Reader
from cogs.services.replies import DeliveryFailed
from cogs.services.services import Services
from pictures.svg import Picture
from rules.errors import RulesError
from rules.messages import Seat
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.history.past_positions import as_seen_then
from tables.history.timeline import Timeline
from web.page import Page
from web.requests import LookBack, ShowMoment
from web.sheet import Sheet

log = logging.getLogger(__name__)

MOST_LINES = 4
"""Lines about one step of a film, unless more of it is important."""
MOST_OF_TURN = 200
"""Events read of one turn."""
DRAWN = 128
"""Public moments whose pictures are kept."""


@dataclass(frozen=True, slots=True)
class RecentMoments:
    """The latest moments that a page was told of, and the seat from which it may see them."""

    seat: Seat | None
    moments: Sequence[Moment]


Offered = RecentMoments | Literal["film"]
"""The moments a page was told of: recent ones, or those of a whole finished game, its film."""


class NoSuchMoment(Exception):
    """The page was not told of such a moment."""


class Moments:
    """Answers the requests of pages, one at a time for each page; of waiting requests, only the newest."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._offered: WeakKeyDictionary[Sheet, Offered] = WeakKeyDictionary()
        self._waiting: dict[Sheet, LookBack | ShowMoment | None] = {}

    async def answer(self, page: Sheet, request: LookBack | ShowMoment) -> None:
        """Send the moments, or one position."""
        is_busy = page in self._waiting
        self._waiting[page] = request
        if is_busy:
            return
        try:
            while (next_request := self._waiting[page]) is not None:
                self._waiting[page] = None
                await self._answer(page, next_request)
        except DeliveryFailed:
            log.info("table %d: a page was closed while it looked back", page.table_id)
        finally:
            del self._waiting[page]

    async def _answer(self, page: Sheet, request: LookBack | ShowMoment) -> None:
        """Raises DeliveryFailed."""
        try:
            table = await self.services.tables.store.get(page.table_id)
            if table.started is None or await page.ended():
                raise NoSuchMoment
            async with page.turn:
                sending = await self._prepared(page, table, request)
            await sending  # outside the turn: a slow browser must not hold up the others
        except DeliveryFailed:
            raise
        except Refusal as refusal:
            await page.tell("story", refused=self.services.say(page.language, refusal.message))
        except Exception as error:
            is_expected = isinstance(error, NoSuchMoment | RulesError)
            level = logging.WARNING if is_expected else logging.ERROR
            log.log(level, "table %d: %r: %r", page.table_id, request, error, exc_info=not is_expected)
            await page.tell("story", refused="")

    async def _prepared(self, page: Sheet, table: Table, request: LookBack | ShowMoment) -> Awaitable[None]:
        """The answer, worked out: awaiting it sends it."""
        if isinstance(request, LookBack):
            return await (self._film(page, table) if request.film else self._recent(page, table, request))
        offered = self._offered.get(page)
        if offered is None:
            raise NoSuchMoment
        if offered == "film":
            return await self._film_position(page, table, request)
        return await self._recent_position(page, table, offered, request.at)

    # What happened lately

    async def _recent(self, page: Sheet, table: Table, request: LookBack) -> Awaitable[None]:
        acts = list(page.acts)
        newest_event = page.known  # so that both sides count the same choices
        looked = await page.look(table)
        if looked is None:
            raise NoSuchMoment
        reader, events = looked
        events = [event for event in events if event.number <= newest_event]
        moments = recent_moments(reader, events, page.since)
        points = [point for moment in moments for point in moment.points]
        positions = await self.services.tables.past_positions.at(table, points, person=page.user_id)
        moments = [moment for moment in moments if set(moment.points) <= positions.keys()]
        if not moments:
            raise Refusal("refused-no_replay")
        seen_acts = acts[: request.seen]
        played_entry = seen_acts[-1] if seen_acts else 0
        moments, first = _still_to_play(reader, moments, events, since_event=page.since, played_entry=played_entry)
        playlist = Playlist.of(moments, first, page.language, request.within / 1000)
        self._offered[page] = RecentMoments(reader.seat, playlist.moments)
        listed = [
            {"at": index, "text": moment.text, "stays": round(1000 * stays), "dice": list(moment.dice)}
            for index, (moment, stays) in enumerate(zip(playlist.moments, playlist.stays, strict=True))
        ]
        return page.tell(
            "story", film=False, acts=len(acts), moments=listed, first=playlist.first, steps=playlist.steps
        )

    async def _recent_position(self, page: Sheet, table: Table, recent: RecentMoments, at: int) -> Awaitable[None]:
        seat = None if page.user_id is None else table.seat_of(page.user_id)
        if at >= len(recent.moments) or seat != recent.seat:
            raise NoSuchMoment
        moment = recent.moments[at]
        language = page.language
        point = moment.shows
        tables = self.services.tables

        async def draw() -> tuple[Picture | None, Picture | None]:
            positions = await tables.past_positions.at(table, [point], person=page.user_id)
            game = as_seen_then(tables.store.games[table.game], positions[point])
            return _drawn(Reader(self.services, table, game, seat, language, entry=point.entry, struck=moment.marks))

        if seat is None:  # many watch the same
            key = ("moment", table.id, table.last_undo, point, language, moment.marks)
            drawn = await tables.coalescer.get(key, draw, keep=DRAWN)
        else:
            drawn = await draw()
        return page.show_moment(at, seat, "", *drawn)

    # Finished games

    async def _film(self, page: Sheet, table: Table) -> Awaitable[None]:
        if not isinstance(page, Page):
            raise NoSuchMoment
        replays = self.services.tables.replays
        timeline = await replays.timeline(table.id)
        reader = await Reader.of(self.services, table, None, page.language)
        offered = moments(reader, timeline, await replays.moments(table), timeline.last)
        self._offered[page] = "film"
        listed = [{"at": at, "text": label, "stays": 0, "dice": []} for at, label in offered.items()]
        views = {"seats": reader.plain_names, "seat": table.seat_of(page.key.user_id)}
        return page.tell("story", film=True, moments=listed, first=0, steps=timeline.turns, **views)

    async def _film_text(self, reader: Reader, timeline: Timeline, at: int) -> str:
        """The place of a step in the film, and the events that led to it, as text."""
        events = await self.services.tables.replays.turn_events(reader.table.id, at, MOST_OF_TURN)
        log = brief(reader, events, MOST_LINES)
        where = f"-# {place(reader, timeline, at)}"
        return where if log is None else "\n".join([where, *log.lines])

    async def _film_position(self, page: Sheet, table: Table, request: ShowMoment) -> Awaitable[None]:
        at, seat = request.at, request.seat
        timeline = await self.services.tables.replays.timeline(table.id)
        if at > timeline.last or (seat is not None and seat >= len(table.seats)):
            raise NoSuchMoment
        game = await self.services.tables.replays.position(table.id, at)
        entry = timeline.steps[at].number
        text = await self._film_text(Reader(self.services, table, game, None, page.language), timeline, at)
        drawn = _drawn(Reader(self.services, table, game, seat, page.language, entry=entry))
        return page.show_moment(at, seat, text, *drawn)


def _still_to_play(
    reader: Reader, moments: Sequence[Moment], events: Sequence[LoggedEvent], *, since_event: int, played_entry: int
) -> tuple[list[Moment], int]:
    """The moments, and the index of the first to play: from it on, without what the page played up to `played_entry`.

    What happened up to `since_event` is no news, so it does not play either.
    """
    first = next((at for at, moment in enumerate(moments) if at and moment.shows.entry > played_entry), len(moments))
    played_events = [event for event in events if event.entry <= played_entry]
    played = recent_moments(reader, played_events, since_event) if played_entry else []
    begun = {moment.opened: moment for moment in played[1:]}
    news = [moment.added_to(begun[moment.opened]) if moment.opened in begun else moment for moment in moments[first:]]
    old_entry = max((event.entry for event in events if event.number <= since_event), default=0)
    return [*moments[:first], *(moment.without_played(max(played_entry, old_entry)) for moment in news)], first


def _drawn(reader: Reader) -> tuple[Picture | None, Picture | None]:
    """Board and hand of a position in which nothing glows: nothing of the past can be chosen."""
    return reader.live_board(()), reader.live_hand(())
