#!.venv/bin/python
"""The command line: run the bot, check it, and look after its database."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from storage.version import version

ABOUT = (
    "Kantera, a game master for tabletop dungeon games. With a Discord token it plays on your servers; without one it"
    " opens a table in your browser."
)
SETTINGS = (
    "All games are in the file kantera.db in the current folder, or where the setting DATABASE says. Settings are read"
    " from the environment or from a file .env in the current folder; docs/hosting.md lists them."
)
ONLY_UNIX = "Kantera runs on Linux and macOS. On Windows, use WSL 2 or a container (see docs/hosting.md)."
WRONG_USAGE = 2
"""The exit code for a wrong command line or setting."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Carry out one command. Always raises SystemExit."""
    chosen = parser().parse_args(arguments)
    if find_spec("fcntl") is None:
        print(ONLY_UNIX, file=sys.stderr)
        raise SystemExit(WRONG_USAGE)
    raise SystemExit(chosen.command(chosen))


def parser() -> argparse.ArgumentParser:
    """The commands and their options."""
    command_line = argparse.ArgumentParser(prog="kantera", description=ABOUT, epilog=SETTINGS)
    command_line.add_argument("--version", action="version", version=f"Kantera {version()}")
    commands = command_line.add_subparsers(title="commands", required=True, metavar="COMMAND")

    command = commands.add_parser("run", help="start the bot; Ctrl-C stops it", epilog=SETTINGS)
    command.add_argument("--port", metavar="N", help="without a token: the table's port instead of LOCAL_PORT")
    command.set_defaults(command=run)

    command = commands.add_parser("check", help="test settings, games, database, pictures and Discord")
    command.set_defaults(command=check)

    command = commands.add_parser("try", help="post one of everything on Discord, report what is refused, and clean up")
    command.add_argument("channel", type=int, metavar="CHANNEL", help="the ID of a text channel that only you use")
    command.add_argument(
        "--minutes", type=float, default=0.0, metavar="N", help="then leave a table open for you to try, for N minutes"
    )
    command.add_argument(
        "--report",
        type=Path,
        default=Path("refused.json"),
        metavar="FILE",
        help="write refused requests to this file; by default, refused.json",
    )
    command.set_defaults(command=try_discord)

    command = commands.add_parser("backup", help="write a checked copy of the database file, even while the bot runs")
    command.add_argument("folder", type=Path, nargs="?", metavar="FOLDER", help="by default, BACKUP_FOLDER")
    command.set_defaults(command=backup)

    command = commands.add_parser("move", help="move all games from a file to PostgreSQL")
    command.add_argument("source", metavar="FROM", help="the path of the file")
    command.add_argument("target", metavar="TO", help="the address of the PostgreSQL database, which must be empty")
    command.set_defaults(command=move)

    return command_line


# Each command imports only what it needs: the bot takes a second to import, and some of it exists on Unix only.


def run(chosen: argparse.Namespace) -> int:
    """Run the bot until it is stopped."""
    from bot import start
    from settings import read_settings

    if chosen.port is not None:
        os.environ["LOCAL_PORT"] = chosen.port  # which is checked like any setting
    return start(read_settings())


def check(_: argparse.Namespace) -> int:
    """Print what is right and wrong with this installation; returns 0 if nothing is wrong, otherwise 1."""
    from bot import check_installation
    from settings import read_settings

    return check_installation(read_settings())


def try_discord(chosen: argparse.Namespace) -> int:
    """Try everything on Discord; returns 0 if nothing was refused and everything was removed."""
    import bot
    from settings import read_settings

    return bot.try_discord(read_settings(), chosen.channel, chosen.minutes, chosen.report)


def backup(chosen: argparse.Namespace) -> int:
    """Write one copy of the database file."""
    from settings import read_settings
    from storage.database import upkeep
    from storage.errors import StorageFailure

    settings = read_settings()
    if settings.file is None:
        print("PostgreSQL databases are backed up with pg_dump (see docs/hosting.md).", file=sys.stderr)
        return WRONG_USAGE
    if not settings.file.is_file():
        print(f"There is no database {settings.file}.", file=sys.stderr)
        return WRONG_USAGE
    folder = chosen.folder or settings.backups
    try:
        written = asyncio.run(upkeep.backup(settings.file, folder, time.time()))
    except StorageFailure as error:
        print(f"No backup could be written to {folder}: {error.__cause__}.", file=sys.stderr)
        return 1
    print(written)
    return 0


def move(chosen: argparse.Namespace) -> int:
    """Move all games to an empty database."""
    from storage.move import run

    return run(chosen.source, chosen.target)


if __name__ == "__main__":
    main()
