"""Marks on what has just changed in a picture."""

from __future__ import annotations

from pictures.rings import numbered, ringed
from pictures.states import changed, placed
from pictures.svg import Picture, spot


def test_corners_lie_where_the_spot_is_and_take_no_taps() -> None:
    spots = [spot('a"b', "one", 1, 2, 3, 4), spot("c", "two", 5, 6, 7, 8), spot("cc", "three", 9, 6, 7, 8)]
    picture = Picture("".join(spots), "alt", "text", "spoken")
    drawn = ringed(picture, {'a"b', "c", "nothing"})
    assert changed(1, 2, 3, 4) in drawn.svg
    assert changed(5, 6, 7, 8) in drawn.svg
    assert drawn.svg.count('<g class="ring" pointer-events="none">') == 2
    assert all(spot in drawn.svg for spot in spots)
    assert (drawn.alt, drawn.text, drawn.spoken) == ("alt", "text", "spoken")
    assert ringed(picture, ()) is picture


def test_picks_are_numbered_in_their_order_over_their_frames_and_take_no_taps() -> None:
    spots = [spot("a", "one", 1, 2, 90, 80), spot("b", "two", 100, 2, 90, 80), spot("c", "three", 200, 2, 90, 80)]
    picture = Picture("".join(spots), "alt", "text", "spoken")
    second, first = (f'<g pointer-events="none">{ring}</g>' for ring in (placed(2, 1, 2, 90), placed(1, 200, 2, 90)))
    assert numbered(picture, ["c", "a"]).svg == "".join([spots[0], second, spots[1], spots[2], first])
    assert numbered(picture, []) is picture
