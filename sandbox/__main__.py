"""`python -m sandbox`: a table in its own process, which keeps running while bots connect and disconnect."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys

from sandbox.server import DEADLINE, Sandbox


async def serve(port: int, table: Sandbox) -> None:
    """Run a table until SIGINT or SIGTERM."""
    await table.start(port=port)
    sys.stdout.write(f"page {table.url}\ntoken {table.token}\n")
    sys.stdout.flush()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    await stop.wait()
    await table.stop()


def main() -> None:
    """Read the arguments and run."""
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 (the default): any free one")
    parser.add_argument("--deadline", type=float, default=DEADLINE, help="seconds the bot has to answer (3)")
    parser.add_argument("--shards", type=int, default=1, help="shards the bot is told to have (1)")
    parser.add_argument("--at-once", type=int, default=1, help="sessions the bot may begin at once (1)")
    arguments = parser.parse_args()
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s %(message)s")
    about = {name: value for name, value in vars(arguments).items() if name != "port"}
    asyncio.run(serve(arguments.port, Sandbox(**about)))


if __name__ == "__main__":
    main()
