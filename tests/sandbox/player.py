"""A scripted player who opens a table and plays by the buttons and menus of the panel, as a person would."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random

from sandbox.client import Failed, Outcome, User, parts_of, text_of
from sandbox.errors import Json

ANSWER = re.compile(r"[km]:\d+:\d+:(do|yes|pick|done)(:|$)")
"""The components that answer a question (see `cogs.services.ids`)."""
UNKNOWN_MESSAGE = 10008
"""Discord's error code for a message that was deleted."""
CHANGED = "changed"
"""The table's word for a component that a message no longer has, or that is disabled now."""
MOST_TRIES = 3
"""Presses of *My move* until one is answered."""


class TablePlayer:
    """Plays for `user` in one channel. `rng` decides what is pressed."""

    def __init__(self, user: User, channel: str, rng: Random) -> None:
        self.user = user
        self.channel = channel
        self.rng = rng
        self.presses = 0

    async def open(self, command: str, computers: int, **options: object) -> None:
        """Open a lobby by a slash command, add computer players (`random`), start."""
        await self.open_lobby(command, computers, **options)
        await self.start()

    async def open_lobby(self, command: str, computers: int, **options: object) -> None:
        """Open a lobby by a slash command, and add computer players (`random`, whose moves nobody waits for)."""
        await self.user.slash(self.channel, command, **options)
        for number in range(computers):
            await self.user.click(self.with_press("computer"), r":computer$")
            await self.user.wait_for(partial(self._has_computers, number + 1))
        if computers:
            settings = (await self.user.click(self.with_press("start"), r":settings$")).shown
            seats = (await self.user.click(settings, r":seating$")).shown
            for seat in range(1, computers + 1):
                seats = (await self.user.select(seats, r":seat$", str(seat))).shown
                seats = (await self.user.select(seats, r":level:", "random")).shown

    async def start(self) -> None:
        """Start the game of the lobby, and wait until the board shows that it has begun."""
        await self.user.click(self.with_press("start"), r":start$")
        await self.user.wait_for(lambda: self.find("move"))

    def _has_computers(self, number: int) -> bool:
        return text_of(self.with_press("start")).count("🤖") >= number

    def find(self, action: str) -> Json | None:
        """The newest message of the channel with a component for `action`."""
        wanted = re.compile(rf"^[km]:\d+:\d+:{action}(:|$)")
        for message in reversed(self.user.seen(self.channel)):
            if any(wanted.match(part.get("custom_id") or "") for part in parts_of(message)):
                return message
        return None

    def with_press(self, action: str) -> Json:
        """The newest message with a component for `action`. Raises LookupError if there is none."""
        id = self.find(action)
        if id is None:
            raise LookupError(f"no message with {action!r}")
        return id

    async def my_move(self) -> Json:
        """Press *My move* on the board, again if it was edited at that moment or the bot was too slow.

        Returns the panel. Raises TimeoutError if no press is answered.
        """
        for _ in range(MOST_TRIES):
            board = self.with_press("move")
            try:
                outcome = await self.user.click(board, r":move$")
            except Failed as failed:
                if failed.code not in (UNKNOWN_MESSAGE, CHANGED):
                    raise
                await self.user.wait_for(partial(self._is_other_board, board))
            else:
                if outcome.state != "failed":
                    return outcome.shown
        raise TimeoutError(f"My move was not answered in {MOST_TRIES} presses")

    def _is_other_board(self, board: Json) -> bool:
        return self.find("move") not in (None, board)

    def has(self, panel: Json) -> bool:
        """Whether the panel is still there; one that was replaced is deleted."""
        return panel["id"] in self.user.messages[panel["channel_id"]]

    def answers(self, panel: Json) -> list[Json]:
        """The components of a panel that answer its question and can be used."""
        present = self.user.messages[panel["channel_id"]].get(panel["id"], panel)
        return [
            part for part in parts_of(present) if ANSWER.match(part.get("custom_id") or "") and not part.get("disabled")
        ]

    async def press(self, panel: Json) -> None:
        """Give a random answer to the panel's question, unless the panel is replaced or edited at that moment."""
        pressed = self.user.messages[panel["channel_id"]][panel["id"]]
        try:
            _, give = self.random_answer(pressed)
            await give()
            self.presses += 1
        except Failed as failed:
            if failed.code not in (UNKNOWN_MESSAGE, CHANGED):
                raise
            await self.user.wait_for(lambda: self.user.messages[panel["channel_id"]].get(panel["id"]) != pressed)

    def random_answer(self, panel: Json) -> tuple[Json, Callable[[], Awaitable[Outcome]]]:
        """A component of a panel that answers its question, and the act that gives this answer."""
        part = self.rng.choice(self.answers(panel))
        if not part.get("options"):
            return part, partial(self.user.click, panel, part["custom_id"])
        values = [option["value"] for option in part["options"]]
        number = self.rng.randint(part.get("min_values", 1), part.get("max_values", 1))
        return part, partial(self.user.select, panel, part["custom_id"], *self.rng.sample(values, number))

    def over(self) -> bool:
        """Whether the board offers the log but no move, as it does at the end."""
        board = self.find("log")
        return board is not None and self.find("move") is None

    async def play(self, presses: int = 10_000) -> None:
        """Answer whatever is asked until the game is over or this many presses have been made."""
        panel = await self.my_move()
        until = self.presses + presses
        while self.presses < until:
            await self.user.wait_for(partial(self.is_changed, panel))
            if self.over():
                return
            if self.has(panel):
                await self.press(panel)
            else:
                panel = await self.my_move()

    def is_changed(self, panel: Json) -> bool:
        """Whether a panel asks something or was replaced, or the game is over."""
        return not self.has(panel) or bool(self.answers(panel)) or self.over()
