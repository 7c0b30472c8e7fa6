"""Computer players at work, and replays: in a worker process, or directly where no thinking is needed."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any, ParamSpec, TypeVar

from rules.errors import IllegalChoice
from rules.game import Game
from rules.messages import Seat
from rules.players import ComputerPlayer, OutOfTime, RandomPlayer, answer
from tables.errors import Refusal
from tables.workers.file_verification import VerifiedFile, verify_file
from tables.workers.scheduler import Job, Scheduler
from tables.workers.workers import CallTimedOut, WorkerDied, Workers

P = ParamSpec("P")
T = TypeVar("T")

SECONDS = 15.0
"""After this many seconds a computer player looks at no more guesses: far more than its budget takes."""
FILE_SECONDS = 30.0
"""Seconds that the verification of a file from outside may take."""
FILE_MEMORY = 512 * 2**20
"""Bytes that it may take."""


class Thinker:
    """Does what may take too long for the event loop: in worker processes, in the order of the scheduler."""

    def __init__(
        self, scheduler: Scheduler | None = None, *, seconds: float = FILE_SECONDS, memory: int = FILE_MEMORY
    ) -> None:
        self.scheduler = scheduler or Scheduler()
        self._verifier = Workers(limit=seconds, memory=memory)
        self._memory = memory
        self._verifying = False

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        """The ids that `player` picks; `seed` is for its randomness. `game` is only read, and only before this returns.

        What the player remembers is kept in `player`. The random player answers immediately. Raises IllegalChoice if
        the question is not open.
        """
        if isinstance(player, RandomPlayer):
            return at_once(_answer(game, seat, question_id, player, Random(seed)))
        return self._think(job, type(game), game.save(), seat, question_id, player, seed)

    async def _think(
        self, job: Job, kind: type[Game], saved: str, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> list[str]:
        """Think in a worker process, and remember here what the player remembers there."""
        picked, memory = await self.scheduler.run(job, think, kind, saved, seat, question_id, player, seed)
        if memory is not None:
            player.memory = memory
        return picked

    def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Awaitable[T]:
        """The result of a module-level function whose arguments can be pickled, called in a worker process."""
        return self.scheduler.run(job, function, *args, **kwargs)

    async def verify_file(self, kinds: Mapping[str, type[Game]], key: bytes, data: bytes) -> VerifiedFile:
        """The result of `verify_file`, worked out in a process of its own, so that none of the workers is blocked.

        Raises Refusal `refused-file_limits` or `refused-file_busy`.
        """
        seconds = math.ceil(self._verifier.limit)
        if self._verifying:
            raise Refusal("refused-file_busy", seconds=seconds)
        self._verifying = True
        try:
            return await self._verifier.run(verify_file, dict(kinds), key, data)
        except (CallTimedOut, WorkerDied, MemoryError) as error:
            raise Refusal("refused-file_limits", seconds=seconds, memory=self._memory // 2**20) from error
        finally:
            self._verifying = False
            await self._verifier.close()

    async def close(self) -> None:
        """End the worker processes."""
        await self.scheduler.close()
        await self._verifier.close()


class InlineThinker(Thinker):
    """Thinks on the event loop: for tests."""

    def pick(
        self, job: Job, game: Game, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
    ) -> Awaitable[list[str]]:
        """The player's answer, worked out here."""
        return _think_here(type(game), game.save(), seat, question_id, player, seed)

    async def call(self, job: Job, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of the function, called here."""
        return function(*args, **kwargs)

    async def verify_file(self, kinds: Mapping[str, type[Game]], key: bytes, data: bytes) -> VerifiedFile:
        """The verified file, checked in this process."""
        return verify_file(kinds, key, data)

    async def close(self) -> None:
        """Nothing to release."""


def think(
    kind: type[Game], saved: str, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
) -> tuple[list[str], Any]:
    """Ask `player` for its answer to an open question of a saved game; the ids, and what it remembers then."""
    return _answer(kind.load(saved), seat, question_id, player, Random(seed)), player.memory


def _answer(game: Game, seat: Seat, question_id: int, player: ComputerPlayer, rng: Random) -> list[str]:
    """The answer of `player` to an open question; the game is only read."""
    latest = time.monotonic() + SECONDS

    def guess() -> Game:
        if time.monotonic() > latest:
            raise OutOfTime
        return game.guess(seat, rng)

    for question in game.questions:
        if question.id == question_id and question.seat == seat:
            return answer(game, question, player, rng, guess)
    raise IllegalChoice("refused-question_closed")


def at_once(picked: list[str]) -> asyncio.Future[list[str]]:
    """An answer for which nobody has to think."""
    future = asyncio.get_running_loop().create_future()
    future.set_result(picked)
    return future


async def _think_here(
    kind: type[Game], saved: str, seat: Seat, question_id: int, player: ComputerPlayer, seed: str
) -> list[str]:
    return think(kind, saved, seat, question_id, player, seed)[0]
