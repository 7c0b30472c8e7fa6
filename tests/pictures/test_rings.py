"""Rings around some of the things in a picture."""

from __future__ import annotations

from pictures.rings import ringed
from pictures.svg import Picture, spot


def test_a_ring_lies_where_the_spot_is_and_takes_no_taps() -> None:
    spots = [spot('a"b', "one", 1, 2, 3, 4), spot("c", "two", 5, 6, 7, 8), spot("cc", "three", 9, 6, 7, 8)]
    picture = Picture("".join(spots), "alt", "text", "spoken")
    drawn = ringed(picture, {'a"b', "c", "nothing"})
    assert drawn.svg.count("<rect ") == 5
    first, second = (part for part in drawn.svg.split("<rect ") if part and not part.startswith("data-mark"))
    assert first.startswith('x="1" y="2" width="3" height="4"')
    assert second.startswith('x="5" y="6" width="7" height="8"')
    assert drawn.svg.count('pointer-events="none"') == 2
    assert all(each in drawn.svg for each in spots)
    assert (drawn.alt, drawn.text, getattr(drawn, "spoken", "")) == ("alt", "text", "spoken")
    assert ringed(picture, ()) is picture
