"""People at the tables of a cluster: they press in channels and direct messages, and note what came of it."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from random import Random

from sandbox.client import Failed, Outcome, User, parts_of, text_of
from sandbox.errors import Json
from tests.sandbox.player import ANSWER, TablePlayer

CUSTOM_ID = re.compile(r"[km]:(\d+):(\d+)(?:\.\d+)?:(\w+)")
"""The table, the question and the action that a custom id names."""
STALE = "That question was answered earlier"
"""Shown above a panel that changed just as it was pressed, as in a single process."""
WRONG = "⚠️"
"""The sign of a refusal."""
OVER = "This game is over"
"""Of a lobby that was sent just before its process was killed, which sent another one when it was back."""
GONE = (10008, "changed")
"""The message was replaced by a new one, or edited so that the component is gone, just as it was pressed on."""
CHOICES = ("do", "yes", "done")
"""The actions that may be choices, if they are answered with the next question."""


def _has_refusal(said: str) -> bool:
    """Whether a line of a message begins with the sign of a refusal."""
    return f"\n{WRONG}" in f"\n{said}"


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press of a person: when, how long the answer took, on which shard, and whether anything was wrong."""

    at: float
    seconds: float
    shard: int
    channel: str
    wrong: str
    interaction: int = 0
    chosen: bool = False
    """Whether the answer shows that a choice was carried out."""
    stale: bool = False
    """Whether the answer says that the table had gone on."""


class Witness(User):
    """Someone who remembers each answer as it was given: another process may change its message at once."""

    def __init__(self, url: str, user: str) -> None:
        super().__init__(url, user)
        self.answers: dict[str, Json] = {}

    def _hear(self, said: Json) -> None:
        if said["t"] == "interaction" and "message" in said:
            for messages in self.messages.values():
                if known := messages.get(said["message"]):
                    self.answers[said["interaction"]] = known
        super()._hear(said)


@dataclass
class Person:
    """Someone who plays in one channel against a computer player, again and again; `direct`: in direct messages.

    `shard`: that of the server; `sleeps`: after the start they do nothing, so that their time runs out.
    """

    user: Witness
    channel: str
    shard: int
    rng: Random
    pace: float
    direct: bool = False
    sleeps: bool = False
    done: list[Pressed] = field(default_factory=list)
    over: bool = False
    resting: bool = False
    """Whether no more is pressed for now."""
    _game_is_over: bool = False
    """Whether the lobby that is still shown belongs to a game that is over, so that a new one has to be opened."""
    waits_since: float | None = None
    """When what still waits for an answer was pressed."""

    def __str__(self) -> str:
        """Who it is, what they see and what they have done last."""
        shown = [text_of(message)[-120:] for message in self.user.seen(self.channel)[-2:]]
        kind = "direct messages" if self.direct else "a channel"
        return f"in {kind} of shard {self.shard}: {shown}, last {self.done[-2:]}"

    def __post_init__(self) -> None:
        self.player = TablePlayer(self.user, self.channel, self.rng)

    async def live(self) -> None:
        """Open games and play them until `over`."""
        while not self.over:
            await asyncio.sleep(self.rng.uniform(0.3, 1.0) * self.pace)
            if self.resting:
                continue
            try:
                await self._step()
            except (LookupError, TimeoutError):
                continue  # what was to be pressed has gone in the meantime

    async def _step(self) -> None:
        player = self.player
        if self._game_is_over:
            await self._open_game()
            self._game_is_over = False
        elif player.find("move") is not None:
            if not self.sleeps:
                await self._answer()
        elif (lobby := player.find("start")) is not None:
            if text_of(lobby).count("🤖") < 1:
                await self._press(partial(self.user.click, lobby, r":computer$"))
                await self._until(lambda: text_of(player.with_press("start")).count("🤖") >= 1)
            else:
                await self._press(partial(self.user.click, lobby, r":start$"))
                if await self._until(lambda: player.find("move")) and self.sleeps:
                    await self._press(self._set_deadline)
        else:
            await self._open_game()

    async def _open_game(self) -> None:
        await self._press(partial(self.user.slash, self.channel, "dungeongo new"))
        await self._until(lambda: self.player.find("start") or self.player.find("move"))

    async def _set_deadline(self) -> Outcome:
        """Give every turn a minute, by the form of `/table settings`."""
        page = (await self.user.slash(self.channel, "table settings")).message
        assert page is not None
        opened = await self.user.click(page, r":set_table$")
        values = {"switches": [], "remind": "", "deadline": "1m", "away": "10m"}
        return await self.user.submit_modal(opened, values)

    async def _until(self, found: Callable[[], object]) -> bool:
        """Wait a few seconds until this is found; whether it was."""
        try:
            await self.user.wait_for(found, 5)
        except TimeoutError:
            return False
        return True

    async def _answer(self) -> None:
        panel = self._asked()
        if panel is None:
            if not self.direct or self.rng.random() < 0.25:
                await self._press(partial(self.user.click, self.player.with_press("move"), r":move$"))
            return
        part, give = self.player.random_answer(panel)
        question = CUSTOM_ID.match(part["custom_id"])
        assert question is not None
        await self._press(give, question)

    def _asked(self) -> Json | None:
        """The newest message that asks this person: a panel in the channel, or in the direct messages."""
        table = custom_ids(self.player.with_press("move"))[0][1]
        where = self.user.channel("dm") if self.direct else self.channel
        for message in reversed(self.user.seen(where)):
            ids = [part.get("custom_id") or "" for part in parts_of(message)]
            if any(ANSWER.match(id) and id.split(":")[1] == table for id in ids):
                return message
        return None

    async def _press(self, act: Callable[[], Awaitable[Outcome]], question: re.Match[str] | None = None) -> None:
        """Press something, which answers this question, and note what came of it."""
        self.waits_since = begun = time.monotonic()
        try:
            outcome = await act()
        except Failed as failure:
            if failure.code not in GONE:
                self._note(begun, f"refused by the table: {failure}", question)
            return
        finally:
            self.waits_since = None
        answer = self.user.answers.pop(outcome.interaction, None)
        said = "" if answer is None else text_of(answer)
        wrong = ""
        if outcome.state == "failed":
            wrong = "no answer"
        elif OVER in said:
            self._game_is_over = True
        elif _has_refusal(said) and STALE not in said:
            wrong = said[max(0, said.index(WRONG) - 20) :][:200]
        elif "couldn't save" in said:
            wrong = said[:200]
        chosen = bool(
            not wrong
            and question is not None
            and question[3] in CHOICES
            and answer is not None
            and not _has_refusal(said)
            and question[2] not in _questions(answer, question[1])
        )
        self._note(begun, wrong, question, int(outcome.interaction), chosen=chosen, stale=STALE in said)

    def _note(
        self,
        begun: float,
        wrong: str,
        question: re.Match[str] | None,
        interaction: int = 0,
        *,
        chosen: bool = False,
        stale: bool = False,
    ) -> None:
        shard = 0 if self.direct and question is not None else self.shard
        seconds = time.monotonic() - begun
        self.done.append(Pressed(begun, seconds, shard, self.channel, wrong, interaction, chosen, stale))


def custom_ids(message: Json) -> list[re.Match[str]]:
    """The custom ids in a message."""
    matches = (CUSTOM_ID.match(part.get("custom_id") or "") for part in parts_of(message))
    return [match for match in matches if match is not None]


def _questions(message: Json, table: str) -> set[str]:
    """The questions of a table that a message asks."""
    return {match[2] for match in custom_ids(message) if match[1] == table and match[2] != "0"}
