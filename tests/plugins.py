"""Games of other packages, put on the path as pip would install them."""

from __future__ import annotations

import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parents[1] / "examples" / "liars_dice"


def write_metadata(project: Path, folder: Path) -> None:
    """Write the metadata of a project (its folder has the `pyproject.toml`) into a folder of the import path."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / f"{about['name'].replace('-', '_')}-{about['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {about['name']}\nVersion: {about['version']}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines: list[str] = []
    for group, entries in about["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in entries.items())]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
