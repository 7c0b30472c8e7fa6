"""The services of the Discord front end: the tables, the texts, languages, pictures of games."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace

from cogs.services.cards import Cards
from cogs.services.delays import Delays
from cogs.services.discord_errors import DiscordErrors
from cogs.services.members import Members
from cogs.services.request_limits import RequestLimits
from cogs.services.screen import Image, Screen
from locales.labels import distinct_names
from locales.sanitizing import NAMELESS, Markdown, sanitize
from locales.texts import Texts
from pictures.game_pictures import GamePictures, SvgCache
from pictures.render_queue import Draw, RenderSlot
from rules.game import Game
from rules.messages import Arg, Message, refer, seat_name
from rules.players import ComputerPlayer
from storage.rows import Language, SeatRow, ShareRow, Table
from tables.seats.people import People
from tables.tables import Tables

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Services:
    """Shared by all cogs. `games`, `players` and `game_pictures` are keyed by the game's name."""

    tables: Tables
    people: People
    texts: Texts
    games: Mapping[str, type[Game]]
    players: Mapping[str, Mapping[str, ComputerPlayer]]
    game_pictures: Mapping[str, GamePictures]
    kept_backups: int
    """For how many days nightly copies of the database are kept; people who are forgotten are named there until then.

    0: the host makes copies and decides how long to keep them.
    """
    delays: Delays = field(default_factory=Delays)
    invite: str = ""
    """The address by which an admin invites the bot; set when the bot starts."""
    links: Mapping[str, str] = field(default_factory=dict)
    """Web addresses that *About this bot* links to: any of `privacy`, `terms`, `support`."""
    default_language: Language = "en"
    draw: Draw | None = None
    """From SVG to PNG; None: words everywhere, as for a table that prefers them."""
    render_slot: RenderSlot = nullcontext
    """Held while drawing what can wait: pictures that someone waits for take precedence."""
    clock: Callable[[], float] = time.time
    local: bool = False
    """At the local table, which has no servers to invite the bot to."""
    local_table: str = ""
    """The address of the local table, with its slash; empty with Discord."""
    svg_cache: SvgCache = field(default_factory=SvgCache)
    requests: RequestLimits = field(default_factory=RequestLimits)
    errors: DiscordErrors = field(default_factory=DiscordErrors)
    members: Members = field(default_factory=Members)
    page: str = ""
    """The address of the server for pages of games, without a path; empty if there is none."""
    groups: dict[str, str] = field(default_factory=dict)
    """The command group of each game."""
    cards: dict[str, Cards] = field(init=False)
    """The things to look up, of each game that has any."""
    troubles: dict[int, Message] = field(default_factory=dict)
    """By table, what prevents its board from being shown, for the panels of its players."""

    def __post_init__(self) -> None:
        """Find the things to look up."""
        pictures = self.game_pictures.items()
        self.cards = {game: Cards(game, face, self.texts) for game, face in pictures if hasattr(face, "CARDS")}

    def language_of(self, user_id: int, table: Table | None = None) -> Language:
        """The language of that person's Discord client, as last seen; otherwise the table's."""
        return self.people.get(user_id).language or (table.language if table else self.default_language)

    def say(
        self, language: str, key: Message | str, game: str | None = None, names: Sequence[str] = (), /, **args: Arg
    ) -> str:
        """A text of the bot, or of a game."""
        return self.texts.say(language, game, key, names, **args)

    def board_words(self, language: str) -> dict[str, Arg]:
        """The labels of a board's or lobby's buttons in this language, as arguments of texts that name them.

        The public message is in the table's language, regardless of the reader.
        """
        return {
            name: self.say(language, name.replace("_", "-", 1))
            for name in ("board_move", "board_hand", "board_log", "board_rules", "lobby_join", "lobby_agree")
        }

    def names(self, table: Table, language: str) -> list[str]:
        """The players of a table by seat, as text; computer players have names in every language.

        Once it is finished these are the actors for whom the result of each seat counts.
        """
        credits = [table.credit(seat.number) for seat in table.seats]
        return distinct_names(
            [
                self.name(table, language, seat) if share is None else self.actor(table, language, share)
                for seat, share in zip(table.seats, credits, strict=True)
            ]
        )

    def name(self, table: Table, language: str, seat: SeatRow, *, stand_in: bool = False) -> str:
        """The name of the player on a seat; with `stand_in`, that of a computer player acting for them."""
        if seat.computer is not None:
            name = self._computer(language, seat)
        else:
            name = sanitize(seat.name) if seat.name else ""
            if name in ("", NAMELESS):
                key = "player-unnamed" if table.imported or seat.name else "player-forgotten"
                name = self.say(language, key, number=seat.number + 1)
        return self.say(language, "computer-for", player=name) if stand_in else name

    def _computer(self, language: str, seat: SeatRow) -> str:
        """The name of a computer player, with the sign that it is one; its number where it has no name."""
        if not seat.name:
            return self.say(language, "computer-name", number=seat.number + 1)
        return self.say(language, "computer-called", name=refer(f"name-{seat.name}"))

    def seat_lines(self, table: Table, language: str) -> list[str]:
        """Each seat with its number and its player, as text."""
        names = self.names(table, language)
        return [
            self.say(language, "seat-line", table.game, names, seat=row.number + 1, player=seat_name(row.number))
            for row in table.seats
        ]

    def actor(self, table: Table, language: str, share: ShareRow) -> str:
        """The name of one actor of a seat."""
        return self.name(table, language, share.seat_row, stand_in=share.stand_in)

    def command(self, language: str, group: str, name: str = "") -> str:
        """A command as it is typed, such as `/chess new`, in this language."""
        game = next((game for game, mine in self.groups.items() if mine == group), None)
        key = f"command-{group}-name" if game is None else "command-group-name"
        parts = [self.texts.say(language, game, key) if self.texts.has(language, game, key) else group]
        if name:
            parts.append(self.texts.say(language, None, f"command-{name}-name"))
        return Markdown(f"`/{' '.join(parts)}`")

    def text_only(self, table: Table, user_id: int | None = None) -> bool:
        """Whether the table (or, with `user_id`, this person) gets words instead of pictures."""
        if self.draw is None or table.game not in self.game_pictures:
            return True
        return self.people.get(user_id).text_only if user_id is not None else self.people.table_text_only(table.id)

    async def drawn(self, screen: Screen, has: Mapping[str, str] | None = None) -> Screen:
        """The screen with its pictures drawn; words replace those that cannot be.

        `has`: by file name, what the pictures show that its message has already. Those stay.
        """
        places: dict[str, Image | str] = {}
        for image in screen.sketches:
            stays = has is not None and has.get(image.name) == image.shows
            places[image.name] = image.kept if stays else await self._drawn_image(image) or image.words
        return screen.with_pictures(places) if places else screen

    async def _drawn_image(self, image: Image) -> Image | None:
        """The picture drawn, or None if it cannot be."""
        if self.draw is None:
            return None
        try:
            return replace(image, data=await self.draw(image.svg), svg="")
        except Exception:
            log.exception("a picture could not be drawn")
            return None
