"""A real PostgreSQL for the tests: on loopback, in a temporary folder.

`python -m tests.postgres` prints where its programs are, and fails if there are none.
"""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from storage.migrations import migrations

DEBIAN = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of each version; this is not on the PATH."""

FAST = {"fsync": "off", "full_page_writes": "off", "shared_buffers": "16MB", "max_connections": "50"}
"""Tests need no protection against power failures."""

STARTS_WITHIN = 60.0


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`, of the newest installed version; None if there is none."""
    initdbs = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda file: [int(n) for n in re.findall(r"\d+", str(file))])
    known = shutil.which("initdb")
    return initdbs[-1].parent if initdbs else Path(known).resolve().parent if known else None


@dataclass
class Server:
    """A running server. `made` counts the databases made in it; `kept`: whether the reused one exists."""

    port: int
    process: subprocess.Popen[bytes]
    made: int = 0
    kept: bool = False

    def address(self, name: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://kantera@127.0.0.1:{self.port}/{name}"

    def run(self, sql: str) -> None:
        """One statement outside any transaction, in the database that is always there."""
        import psycopg

        with closing(psycopg.connect(self.address("postgres"), autocommit=True)) as connection:
            connection.execute(sql.encode())

    def cleared(self) -> str:
        """The address of a database with all tables, but nothing stored."""
        import psycopg

        from storage.postgres.database import prepare

        name = "kept"
        if not self.kept:
            self.run(f"CREATE DATABASE {name}")
            prepare(self.address(name), migrations("storage.postgres"))
            self.kept = True
        with closing(psycopg.connect(self.address(name), autocommit=True)) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            names = connection.execute(
                "SELECT tablename FROM pg_tables"
                " WHERE schemaname = 'public' AND tablename NOT IN ('kantera', 'signing')"
            ).fetchall()
            deletions = "".join(f"DELETE FROM {table};" for (table,) in names)
            # Much faster than a new database for each test; constraints are not checked meanwhile.
            connection.execute(f"SET session_replication_role = replica; {deletions}".encode())
            connection.execute("SELECT setval(seqrelid, 1, false) FROM pg_sequence")
        return self.address(name)

    @contextmanager
    def empty(self) -> Iterator[str]:
        """The address of a new database."""
        self.made += 1
        name = f"test_{self.made}"
        self.run(f"CREATE DATABASE {name}")
        try:
            yield self.address(name)
        finally:
            self.run(f"DROP DATABASE {name} WITH (FORCE)")


def account() -> dict[str, Any]:
    """The account that runs its programs: the current one, but never root, which they refuse."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            known = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": known.pw_uid, "group": known.pw_gid, "extra_groups": []}
    raise LookupError("PostgreSQL does not run as root, and there is no other account to run it as")


@contextmanager
def running() -> Iterator[Server]:
    """A new server. Raises LookupError if PostgreSQL is not installed."""
    folder = programs()
    if folder is None:
        raise LookupError("There is no PostgreSQL here (Debian: apt-get install postgresql).")
    who = account()
    home = Path(tempfile.mkdtemp(prefix="kantera-postgres-"))
    try:
        if who:
            os.chown(home, who["user"], who["group"])
        data = home / "data"
        made = [
            str(folder / "initdb"),
            "-D",
            str(data),
            "-U",
            "kantera",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
        ]
        subprocess.run(made, check=True, stdout=subprocess.DEVNULL, cwd=home, **who)
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        settings = {**FAST, "listen_addresses": "127.0.0.1", "unix_socket_directories": ""}
        begun = [str(folder / "postgres"), "-D", str(data), "-p", str(port)]
        begun += [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (home / "log").open("wb") as log:
            process = subprocess.Popen(begun, stdout=log, stderr=log, cwd=home, **who)
        try:
            server = Server(port, process)
            _wait(server, home / "log")
            yield server
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(timeout=30)
    finally:
        shutil.rmtree(home, ignore_errors=True)


def _wait(server: Server, log: Path) -> None:
    """Wait until it answers. Raises TimeoutError with its log."""
    import psycopg

    until = time.monotonic() + STARTS_WITHIN
    while True:
        try:
            server.run("SELECT 1")
            return
        except psycopg.OperationalError as error:
            if time.monotonic() > until or server.process.poll() is not None:
                raise TimeoutError(log.read_text(errors="replace")) from error
            time.sleep(0.05)


if __name__ == "__main__":
    where = programs()
    sys.stdout.write(f"{where or ''}\n")
    sys.exit(where is None)
