"""Reading a game's cards, tiles and tables: TOML files next to the code, checked as they are read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, ConfigDict, TypeAdapter, ValidationError

from rules.errors import DamagedData, first_fault


class DataRow(BaseModel):
    """The base of everything read from a table: it cannot be changed, and unknown fields are errors."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class Component(DataRow):
    """A row with an id: a card, a tile or another component of a game."""

    id: str


T = TypeVar("T")
P = TypeVar("P", bound=Component)


def read_components(package: str, file: str, model: type[P]) -> dict[str, P]:
    """Read a table that is a single list of components; returns them by id. Raises like `read_table`."""
    table: dict[str, list[P]] = read_table(package, file, dict[str, list[model]])  # type: ignore[valid-type]
    (components,) = table.values()
    return {component.id: component for component in components}


def read_table(package: str, file: str, model: type[T]) -> T:
    """Read `file` of `package` (TOML) into `model`. Raises DamagedData, naming file and entry."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    return parse_table(f"{package}/{file}", text, model)


def parse_table(file: str, text: str, model: type[T]) -> T:
    """Read TOML text into `model`; `file` is the name used in the error. Raises DamagedData."""
    try:
        return TypeAdapter(model).validate_python(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DamagedData("refused-damaged_data", file=file, entry=str(error)) from error
    except ValidationError as error:
        raise DamagedData("refused-damaged_data", file=file, entry=first_fault(error)) from error
