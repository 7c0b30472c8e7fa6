"""Looking back on a page: what happened since the player's last choice, and finished games, moment by moment.

A page is told which moments there are, and asks for the position at each one. Every position is the view that the seat
had then. Only a finished game is shown from any seat's view, as in its replay in Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from cogs.screens.beats import LONGEST, READ, SHORTEST
from cogs.screens.replay import Spot, entries, moments, where
from cogs.screens.story import ENDS, brief, entries_of, lines_of, shows_outcome, weight
from cogs.services.reader import Reader
from cogs.services.replies import DeliveryFailed
from cogs.services.services import Services
from pictures.game_pictures import Picture
from rules.errors import RulesError
from rules.messages import Seat
from storage.rows import LoggedEvent, Table
from tables.errors import Refusal
from tables.history.past_positions import unpacked
from tables.history.timeline import Timeline
from web.page import Page
from web.requests import LookBack, ShowMoment
from web.sheet import Sheet

log = logging.getLogger(__name__)

MOST = 24
"""How many moments are sent at once: the newest ones."""
LENGTH = 12.0
"""The total time, in seconds, of the moments that play automatically."""
MOST_LINES = 4
"""Lines about one step of a film, unless more of it is important."""
MOST_OF_TURN = 200
"""Events read of one turn."""
DRAWN = 128
"""Public moments whose pictures are kept."""

Drawn = tuple[Picture | None, Picture | None]
"""Board and hand."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened: its entry, in words, and how much it matters.

    `outcome`: the board shows the position after its entry, as for its last moment and as in `shows_outcome`.
    During the other moments it shows the position before, as in a show. `passed`: after its entry another turn has
    begun, so that the board shows none of its scenes.
    """

    entry: int
    text: str
    weight: int = 0
    outcome: bool = True
    passed: bool = False

    @property
    def shows(self) -> int:
        """The entry after which the board is shown."""
        return self.entry if self.outcome else self.entry - 1


@dataclass(frozen=True, slots=True)
class Told:
    """The moments of which a page may see the board, and for which seat; None: it looks at the film."""

    seat: Seat | None
    moments: Sequence[Moment] | None


class NoSuchMoment(Exception):
    """The page was not told of such a moment."""


class Moments:
    """Answers the requests of pages, one at a time for each page; of waiting requests, only the newest."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._told: WeakKeyDictionary[Sheet, Told] = WeakKeyDictionary()
        self._waiting: dict[Sheet, LookBack | ShowMoment | None] = {}

    async def answer(self, page: Sheet, request: LookBack | ShowMoment) -> None:
        """Send the moments, or one position."""
        is_busy = page in self._waiting
        self._waiting[page] = request
        if is_busy:
            return
        try:
            while (wanted := self._waiting[page]) is not None:
                self._waiting[page] = None
                await self._answer(page, wanted)
        except DeliveryFailed:
            log.info("table %d: a page was closed while it looked back", page.table_id)
        finally:
            del self._waiting[page]

    async def _answer(self, page: Sheet, request: LookBack | ShowMoment) -> None:
        """Raises DeliveryFailed."""
        try:
            table = await self.services.tables.store.get(page.table_id)
            if table.started is None or not await page.may_stay():
                raise NoSuchMoment
            if isinstance(request, LookBack):
                await (self._tell_film(page, table) if request.film else self._tell(page, table, request.seen))
            else:
                await self._show(page, table, request)
        except DeliveryFailed:
            raise
        except Refusal as refusal:
            await page.tell("story", refused=self.services.say(page.language, refusal.message))
        except (NoSuchMoment, RulesError) as error:
            log.warning("table %d: a page cannot look back with %r: %r", page.table_id, request, error)
            await page.tell("story", refused="")
        except Exception:
            log.exception("table %d: a page cannot look back", page.table_id)
            await page.tell("story", refused="")

    # What happened lately

    async def _tell(self, page: Sheet, table: Table, seen: int) -> None:
        looked = await page.look(table)
        if looked is None:
            raise NoSuchMoment
        reader, events = looked
        found = recent_moments(reader, events, page.since)
        wanted = [moment.shows for moment in found]
        there = await self.services.tables.past_positions.at(table, wanted, person=page.user_id)
        found = [moment for moment in found if moment.shows in there]
        if not found:
            raise Refusal("refused-no_replay")
        self._told[page] = Told(reader.seat, found)
        last = page.act(seen)
        first = next((at for at, moment in enumerate(found) if at and moment.entry > last), len(found))
        if last and first < len(found):
            before = recent_moments(reader, [event for event in events if event.entry <= last], page.since)[-1].text
            found[first] = replace(found[first], text=_going_on(before, found[first].text))
        stays = [0.0] * first + paced(found[first:], page.language)
        listed = [{"at": at, "text": moment.text, "stays": round(1000 * stays[at])} for at, moment in enumerate(found)]
        await page.tell("story", film=False, moments=listed, first=first, steps=list(range(len(found))))

    # Finished games

    async def _tell_film(self, page: Sheet, table: Table) -> None:
        if not isinstance(page, Page):
            raise NoSuchMoment
        replays = self.services.tables.replays
        timeline = await replays.timeline(table.id, person=page.key.user_id)
        reader = await Reader.of(self.services, table, None, page.language)
        events = await replays.moments(table.id, self.services.games[table.game].moments)
        offered = moments(reader, timeline, events, timeline.last)
        self._told[page] = Told(None, None)
        listed = [{"at": moment.at, "text": moment.label, "stays": 0} for moment in offered]
        eyes = {"seats": reader.plain_names, "seat": table.seat_of(page.key.user_id)}
        await page.tell("story", film=True, moments=listed, first=0, steps=timeline.turns, **eyes)

    async def _film_text(self, reader: Reader, timeline: Timeline, at: int) -> str:
        """Where a step of the film is, and what led to it."""
        spot = Spot(at, turns=at in timeline.turns)
        numbers = entries(timeline, spot)
        events = await self.services.tables.replays.told(reader.table.id, numbers[0], numbers[-1], MOST_OF_TURN)
        log = brief(reader, [event for event in events if event.entry in set(numbers)], MOST_LINES)
        return "\n".join([f"-# {where(reader, timeline, spot)}", *([] if log is None else log.lines)])

    # One moment

    async def _show(self, page: Sheet, table: Table, request: ShowMoment) -> None:
        told, at = self._told.get(page), request.at
        if told is None:
            raise NoSuchMoment
        if told.moments is None:
            await self._show_step(page, table, at, request.seat)
            return
        seat = None if page.user_id is None else table.seat_of(page.user_id)
        if at >= len(told.moments) or seat != told.seat:
            raise NoSuchMoment
        moment, language = told.moments[at], page.language
        entry, apart = moment.shows, moment.outcome and moment.passed
        tables = self.services.tables

        async def draw() -> Drawn:
            there = await tables.past_positions.at(table, [entry], person=page.user_id)
            game = tables.store.games[table.game].load(unpacked(there[entry]))
            shown = game.overview() if apart else game
            return _drawn(Reader(self.services, table, shown, told.seat, language, entry=entry))

        if told.seat is None:  # many watch the same
            key = ("moment", table.id, table.line, entry, apart, language)
            drawn = await tables.coalescer.get(None, key, draw, keep=DRAWN)
        else:
            drawn = await draw()
        await page.show_moment(at, told.seat, "", *drawn)

    async def _show_step(self, page: Sheet, table: Table, at: int, seat: Seat | None) -> None:
        replays = self.services.tables.replays
        timeline = await replays.timeline(table.id, person=page.user_id)
        if at > timeline.last or (seat is not None and seat >= len(table.seats)):
            raise NoSuchMoment
        game = await replays.position(table.id, at, person=page.user_id)
        entry = timeline.steps[at].number
        text = await self._film_text(Reader(self.services, table, game, None, page.language), timeline, at)
        drawn = _drawn(Reader(self.services, table, game, seat, page.language, entry=entry))
        await page.show_moment(at, seat, text, *drawn)


def _drawn(reader: Reader) -> Drawn:
    return reader.live_board([]), reader.live_hand([])


def recent_moments(reader: Reader, events: Sequence[LoggedEvent], since: int) -> list[Moment]:
    """What happened after event `since`, in order; the first moment shows how things stood before, without words."""
    before = max((event.entry for event in events if event.number <= since), default=0)
    found = [Moment(before, "")]
    entries = entries_of(reader, events, since)
    for entry in entries:
        text = " ".join(lines_of(reader, entry))
        if text and not entry.changes and reader.by_choice(entry.events[-1]):
            number = max(event.entry for event in entry.events)
            after = shows_outcome(entry) or (found[-1].entry == number and found[-1].outcome)
            begun = [other.turn for other in entries if other.turn is not None and other.turn.entry <= number]
            passed = begun[-1:] not in ([], [entry.turn])
            found.append(Moment(number, text, weight(reader, entry), after, passed))
    ends = {moment.entry: at for at, moment in enumerate(found)}
    return [replace(each, outcome=each.outcome or ends[each.entry] == at) for at, each in enumerate(found)][-MOST:]


def _going_on(before: str, text: str) -> str:
    """What is new in the text of an entry that has gone on since its reader saw it, as it was told `before`."""
    return text.removeprefix(before).strip() if before.endswith(ENDS) and text != before else text


def paced(found: Sequence[Moment], language: str) -> list[float]:
    """For how many seconds each moment stays in automatic play: the weightiest as time allows, 0 for the rest."""
    lengths = [min(max(SHORTEST, len(moment.text) * READ[language]), LONGEST) for moment in found]
    stays, left = [0.0] * len(found), LENGTH
    for at in sorted(range(len(found)), key=lambda at: (-found[at].weight, -at)):
        if lengths[at] <= left:
            stays[at], left = lengths[at], left - lengths[at]
    return stays
