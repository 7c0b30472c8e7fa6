"""Has the bot imported once and makes its processes by fork: `python -m tests.cluster.fork_server`.

Each line on stdin, in JSON, makes one: `arguments` and `environment` of `tests.cluster.member`, and a file for its
`log`. Its id is written to stdout, and once it has ended, its id and exit code (a signal as a negative number).
"""

from __future__ import annotations

import json
import os
import select
import sys
import traceback

from tests.cluster import member

LOOK = 0.02
"""Seconds between two checks whether a process has ended."""


def main() -> None:
    """Make processes until stdin ends."""
    rest = b""
    while True:
        if select.select([0], [], [], LOOK)[0]:
            read = os.read(0, 1 << 16)
            if not read:
                return
            *lines, rest = (rest + read).split(b"\n")
            for line in lines:
                say(fork(**json.loads(line)))
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            continue  # there is none
        if pid:
            say(pid, os.waitstatus_to_exitcode(status))


def say(*numbers: int) -> None:
    """One line on stdout, at once."""
    os.write(1, (" ".join(map(str, numbers)) + "\n").encode())


def fork(arguments: list[str], environment: dict[str, str], log: str) -> int:
    """Start a process; returns its id."""
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        file = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(file, 1)
        os.dup2(file, 2)
        os.environ.update(environment)
        sys.argv = ["member", *arguments]
        member.main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    main()
