"""Reading a game's cards, tiles and tables: TOML files next to the code, checked as they are read."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from rules.errors import DamagedData

T = TypeVar("T", bound=BaseModel)


def read_table(package: str, file: str, model: type[T]) -> T:
    """Read `file` of `package` (TOML) into `model`. Raises DamagedData, naming file and entry."""
    text = files(package).joinpath(file).read_text(encoding="utf-8")
    return parse_table(f"{package}/{file}", text, model)


def parse_table(file: str, text: str, model: type[T]) -> T:
    """Read TOML text into `model`; `file` is the name used in the error. Raises DamagedData."""
    try:
        return model.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise DamagedData("refused-damaged_data", file=file, entry=str(error)) from error
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False)[0]
        entry = f"{'.'.join(str(part) for part in first['loc'])}: {first['msg']}"
        raise DamagedData("refused-damaged_data", file=file, entry=entry) from error
