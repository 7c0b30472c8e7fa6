"""Write a running skeleton of a game: `python -m tools.new_game liars_dice --english "Liar's Dice" --japanese ダウト`.

The skeleton is a small whole game with hidden hands, one question, a computer player, pictures, texts in both
languages and tests. It passes all checks as it is; change it piece by piece into the game that is wanted.
"""

from __future__ import annotations

import argparse
import keyword
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
SKELETON = Path(__file__).with_name("skeleton")
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST = 24
"""Characters of a name; Discord takes 32 for a command."""


def main(arguments: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    parser = argparse.ArgumentParser(prog="make game", description=__doc__.partition("\n")[0])
    parser.add_argument("name", help="the folder of the game, such as liars_dice")
    parser.add_argument("--english", default="", help="what the game is called in English (default: from the name)")
    parser.add_argument("--japanese", default="", help="and in Japanese (default: as in English)")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if fault := name_fault(given.name, given.root):
        parser.error(fault)
    english = given.english or given.name.replace("_", " ").title()
    for file, content in files(given.name, english, given.japanese or english):
        (given.root / file).parent.mkdir(parents=True, exist_ok=True)
        (given.root / file).write_text(content, encoding="utf-8")
        print(file)
    tidy(given.name, given.root)
    print(f"Next: make golden ARGS={given.name}, then make test; docs/adding-a-game.md tells the rest.")
    return 0


def tidy(name: str, root: Path) -> None:
    """Sort the imports, whose order depends on the name, and put the format right."""
    places = [f"rules/{name}", f"cogs/{name}.py", f"pictures/{name}", f"tests/rules/{name}"]
    places.append(f"conformance/invariants/{name}.py")
    for step in (["check", "--select", "I", "--fix"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *step, "--quiet", *places], cwd=root, check=True)


def name_fault(name: str, root: Path) -> str:
    """Why a game cannot be called so; empty when it can."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST:
        return f"{name!r} is no name for a game: up to {LONGEST} small letters, digits and single underscores"
    taken = [path for path in (f"rules/{name}", f"cogs/{name}.py", f"pictures/{name}") if (root / path).exists()]
    return f"there is {taken[0]} already" if taken else ""


def files(name: str, english: str, japanese: str) -> Iterator[tuple[Path, str]]:
    """Every file of the skeleton: its place in the repository and what stands in it."""
    camel = "".join(part.capitalize() for part in name.split("_"))
    words = {
        "@name@": name,
        "@Name@": camel,
        "@group@": name.replace("_", ""),
        "@English@": english,
        "@Japanese@": japanese,
    }
    for template in sorted(SKELETON.rglob("*.txt")):
        content = template.read_text(encoding="utf-8")
        for mark, word in words.items():
            content = content.replace(mark, word)
        yield place(template.relative_to(SKELETON).with_suffix(""), name), content
    yield Path("tests/rules") / name / "__init__.py", ""


def place(template: Path, name: str) -> Path:
    """Where a file of the skeleton goes."""
    part, *rest = template.parts
    if part == "cogs":
        return Path(part, f"{name}.py")
    if part == "invariants":
        return Path("tests/conformance", part, f"{name}.py")
    if part == "locales":
        return Path(part, rest[0], f"{name}.ftl")
    return Path("tests/rules" if part == "tests" else part, name, *rest)


if __name__ == "__main__":
    sys.exit(main())
