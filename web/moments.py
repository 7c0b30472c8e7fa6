"""Looking back on a page: what happened since the player's last choice, and finished games, moment by moment.

A page is told which moments there are, and asks for the position at each one. Every position is the view that the seat
had then. Only a finished game is shown from any seat's view, as in its replay in Discord.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from weakref import WeakKeyDictionary

from cogs.screens.beats import beats_in, fitting, is_dramatic, lasts, said
from cogs.screens.replay import Spot, entries, moments, where
from cogs.screens.story import ENDS, IMPORTANT, brief, entries_of, lines_of, shows_outcome, weight
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
    begun, so that the board shows none of its scenes. `beats`: what plays instead, line by line, if it is important,
    each with the entry it is from; the last one with `outcome`, the others with that of the moment before (`begins`).
    `silent`: all of it has been played. `opened`: the number of the event with which it begins.
    """

    entry: int
    text: str
    weight: int = 0
    outcome: bool = True
    passed: bool = False
    begins: bool = True
    beats: Sequence[tuple[str, int]] = ()
    silent: bool = False
    opened: int = 0

    @property
    def shows(self) -> int:
        """The entry after which the board is shown."""
        return self.entry if self.outcome else self.entry - 1

    @property
    def lines(self) -> Sequence[str]:
        """What plays, line by line."""
        return [line for line, _ in self.beats] or [self.text]

    def after(self, seen: int) -> Moment:
        """What is left to play of it if everything up to entry `seen` has been played: a scene goes on after that."""
        left = [beat for beat in self.beats if beat[1] > seen]
        return replace(self, beats=left, silent=not left) if self.beats else self

    def beyond(self, told: Moment) -> Moment:
        """What is new in it for a reader to whom it was told as `told`, before it went on."""
        if not self.beats:
            goes_on = told.text.endswith(ENDS) and self.text != told.text
            return replace(self, text=self.text.removeprefix(told.text).strip()) if goes_on else self
        known, left = list(told.lines), []
        for line, entry in self.beats:
            if line in known:
                known.remove(line)
            else:
                left.append((line, entry))
        return replace(self, beats=left, silent=not left)

    def beat(self, place: int) -> Moment:
        """One of its lines."""
        outcome = self.outcome if place == len(self.lines) - 1 else self.begins
        return replace(self, text=self.lines[place], outcome=outcome)


@dataclass(slots=True)
class Playlist:
    """Moments in order, with the seconds for which each stays in automatic play (0: it does not play).

    `steps`: those to step through, one for each entry. `first`: where automatic play begins.
    """

    moments: list[Moment] = field(default_factory=list)
    stays: list[float] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    first: int = 0

    @classmethod
    def of(cls, found: Sequence[Moment], first: int, language: str, within: float) -> Playlist:
        """The moments, from `first` on each important one after those of its lines that play."""
        plays, made = paced(found[first:], language, within), cls()
        for at, moment in enumerate(found):
            stays = plays[at - first] if at >= first else {}
            made.first = len(made.moments) if at <= first else made.first
            for place in sorted(stays if moment.beats else ()):
                made._add(moment.beat(place), stays[place])
            made.steps.append(len(made.moments))
            made._add(moment, 0.0 if moment.beats else stays.get(0, 0.0))
        made.first = made.first if first < len(found) else len(made.moments)
        return made

    def _add(self, moment: Moment, stays: float) -> None:
        self.moments.append(moment)
        self.stays.append(stays)


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
                await (self._tell_film(page, table) if request.film else self._tell(page, table, request))
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

    async def _tell(self, page: Sheet, table: Table, request: LookBack) -> None:
        looked = await page.look(table)
        if looked is None:
            raise NoSuchMoment
        reader, events = looked
        found = recent_moments(reader, events, page.since)
        before = max((event.entry for event in events if event.number <= page.since), default=0)
        wanted = [entry for moment in found for entry in (moment.shows, moment.beat(0).shows)]
        there = await self.services.tables.past_positions.at(table, wanted, person=page.user_id)
        found = [moment for moment in found if moment.shows in there and moment.beat(0).shows in there]
        if not found:
            raise Refusal("refused-no_replay")
        seen = page.act(request.seen)
        first = next((at for at, moment in enumerate(found) if at and moment.entry > seen), len(found))
        if seen:
            known = recent_moments(reader, [event for event in events if event.entry <= seen], page.since)
            told = {moment.opened: moment for moment in known[1:]}
            found[first:] = [each.beyond(told[each.opened]) if each.opened in told else each for each in found[first:]]
        found[first:] = [moment.after(max(seen, before)) for moment in found[first:]]
        playlist = Playlist.of(found, first, page.language, request.within / 1000)
        self._told[page] = Told(reader.seat, playlist.moments)
        listed = [
            {"at": at, "text": moment.text, "stays": round(1000 * stays)}
            for at, (moment, stays) in enumerate(zip(playlist.moments, playlist.stays, strict=True))
        ]
        await page.tell("story", film=False, moments=listed, first=playlist.first, steps=playlist.steps)

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
            reader = Reader(self.services, table, shown, told.seat, language, entry=entry)
            now = None if told.seat is None else await Reader.of(self.services, table, told.seat, language)
            return _drawn(reader, now, page.marks)

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


def _drawn(reader: Reader, now: Reader | None = None, marks: Sequence[str] = ()) -> Drawn:
    """A position; a picture that is still the same `now` with the `marks` that answer the open question."""

    def drawn(draw: Callable[[Reader, Sequence[str]], Picture | None]) -> Picture | None:
        there, present = draw(reader, ()), None if now is None else draw(now, ())
        is_same = there is not None and present is not None and there.svg == present.svg
        return draw(now, marks) if now and is_same else there

    return drawn(Reader.live_board), drawn(Reader.live_hand)


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
            beats = [
                (said(reader, beat), beat.event.entry if beat.messages[0] is beat.event else number)
                for beat in (beats_in(reader, entry) if is_dramatic(reader, entry) else ())
            ]
            beats = beats if len(beats) > 1 else []
            opened = entry.events[0].number
            found.append(Moment(number, text, weight(reader, entry), after, passed, after, beats, opened=opened))
    ends = {moment.entry: at for at, moment in enumerate(found)}
    return [replace(each, outcome=each.outcome or ends[each.entry] == at) for at, each in enumerate(found)][-MOST:]


def paced(found: Sequence[Moment], language: str, within: float) -> list[dict[int, float]]:
    """For each moment, which of its lines play automatically, and for how many seconds each can be read.

    The outcomes of important moments and of fights, the weightiest first, then what led to them, then other moments.
    """
    ranked = sorted(range(len(found)), key=lambda at: (-found[at].weight, -at))
    ranked = [at for at in ranked if not found[at].silent]
    ends = [(at, len(found[at].lines) - 1) for at in ranked]
    great = [(at, end) for at, end in ends if found[at].beats or found[at].weight >= IMPORTANT]
    details = [(at, place) for at, end in great for place in reversed(range(end))]
    order = [*great, *details, *(spot for spot in ends if spot not in great)]
    plays: list[dict[int, float]] = [{} for _ in found]
    for number in fitting([found[at].lines[place] for at, place in order], language, within):
        at, place = order[number]
        plays[at][place] = lasts(found[at].lines[place], language)
    return plays
