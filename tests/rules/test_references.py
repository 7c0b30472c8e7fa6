"""References in arguments: a type of their own, and how those of older saves are read."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from rules.messages import Args, Ref, SeatRef, refer, seat_name
from rules.references import lift_references
from tests.rules.sample import Sample

ARGS: TypeAdapter[Args] = TypeAdapter(Args)


def test_a_reference_is_created_only_once_and_is_not_a_string() -> None:
    assert refer("monster-goblin") is refer("monster-goblin")
    assert refer("monster-goblin") == Ref("monster-goblin")
    assert not isinstance(refer("monster-goblin"), str)
    assert seat_name(2) is seat_name(2)
    assert seat_name(2) == SeatRef(2)


def test_references_and_typed_text_are_stored_apart() -> None:
    args: Args = {"who": seat_name(1), "what": [refer("card-king"), "@card-king", 3], "typed": '{"key":"card-king"}'}
    stored = ARGS.dump_json(args)
    assert stored == (
        b'{"who":{"seat":1},"what":[{"key":"card-king"},"@card-king",3],"typed":"{\\"key\\":\\"card-king\\"}"}'
    )
    assert ARGS.validate_json(stored) == args


@pytest.mark.parametrize("wrong", ['{"key":"a-b","seat":1}', '{"key":3}', '{"seat":"x"}', "{}", "1.5", "[[1]]"])
def test_invalid_arguments_are_refused(wrong: str) -> None:
    with pytest.raises(ValidationError):
        ARGS.validate_json(f'{{"one":{wrong}}}')


def test_references_of_the_first_schema_are_lifted() -> None:
    old = {"who": ["@seat-0", "@seat--1"], "facts": {"rank": "@rank-champion", "mail": "@ home", "n": 3}, "x": "seat-1"}
    new = {"who": [{"seat": 0}, {"seat": -1}], "facts": {"rank": {"key": "rank-champion"}, "mail": "@ home", "n": 3}}
    assert lift_references(old) == {**new, "x": "seat-1"}


def test_a_save_of_the_first_schema_is_read() -> None:
    now = Sample.start(3, seed="old").save()
    assert Sample.load(now.replace('"schema":2', '"schema":1')).save() == now
