"""From SVG to PNG: size, colours, what is refused, and every game's pictures against another engine's."""

from __future__ import annotations

import re
from io import BytesIO

import pytest
import resvg_py
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image, ImageChops

from conformance.texts import TEXTS
from pictures.drawing import COLOURS, WIDTH, named_colours, render
from pictures.examples import position
from pictures.game_pictures import find_game_pictures
from pictures.preview import pictures_of
from pictures.svg import circle, document, piece, rect, spot, text
from pictures.typefaces import BODY, LAST, TITLE, file_of
from rules.registry import GAMES, PLAYERS
from tests.languages import in_both_languages

PHONE = 360
"""The width of a picture on a phone, in pixels."""
FINE = 4.0
"""The greatest average difference of the engines pixel by pixel, of 255: they smooth edges differently."""
COARSE = 3.0
"""The greatest average difference of the engines as a phone shows the pictures, of 255."""
FROM_ONE_FONT = str.maketrans("○◇☆→", "OVX-")
"""Signs from a fallback font, after which the other engine moves the text, and letters in their place."""
SIZE = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)" width="(\S+)" height="(\S+)"')
"""The part of a picture that says its place and size."""
FAR = 32
"""Pixels that differ by more than this are far apart, of 255."""
FEW = 0.005
"""The greatest share of pixels far apart on a phone: dashes may begin elsewhere."""


def image(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB")


@pytest.fixture(scope="module")
def fonts(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The fonts as files that the other engine reads: not packed, by the names that pictures use, without kerning."""
    folder = tmp_path_factory.mktemp("fonts")
    files = []
    for family in (BODY, TITLE, LAST):
        font = TTFont(file_of(family), recalcTimestamp=False)
        font.flavor = None
        for table in {"GPOS", "GSUB"} & set(font.keys()):
            del font[table]
        for number in (1, 16):
            font["name"].setName(family, number, 3, 1, 0x409)
        files.append(str(folder / f"{family}.ttf"))
        font.save(files[-1])
    return files


def by_resvg(svg: str, width: int, fonts: list[str]) -> Image.Image:
    """The picture by an engine that is ten times slower, but handles texts and fonts itself."""
    drawn = resvg_py.svg_to_bytes(
        svg_string=svg, width=width, skip_system_fonts=True, font_files=fonts, font_family=BODY
    )
    return image(bytes(drawn))


def in_whole_pixels(svg: str) -> str:
    """The picture without the part of a pixel at its lower edge, which each engine would round in its own way."""
    x, y, width, _, wide, high = SIZE.search(svg).groups()  # type: ignore[union-attr]
    pixels = int(float(high) * WIDTH / float(wide))
    size = f'viewBox="{x} {y} {width} {pixels * float(width) / WIDTH}" width="{WIDTH}" height="{pixels}"'
    return SIZE.sub(size, svg, count=1)


def apart(one: Image.Image, other: Image.Image) -> tuple[float, float]:
    """The average difference of two pictures, and the part of their pixels that differs more than `FAR`."""
    assert one.size == other.size
    counts = ImageChops.difference(one, other).convert("L").histogram()
    pixels = sum(counts)
    return sum(value * count for value, count in enumerate(counts)) / pixels, sum(counts[FAR + 1 :]) / pixels


def on_a_phone(picture: Image.Image) -> Image.Image:
    return picture.resize((PHONE, picture.height * PHONE // picture.width), Image.Resampling.BOX)


@pytest.mark.long
@pytest.mark.parametrize(("game", "language"), in_both_languages(sorted(GAMES)))
def test_pictures_look_like_those_of_another_engine(game: str, language: str, fonts: list[str]) -> None:
    played = position(GAMES[game], PLAYERS[game]["steady"])
    kind = next(question.kind for question in played.questions if question.awaited)
    for name, picture in pictures_of(find_game_pictures()[game], played, kind, language, TEXTS).items():
        if name != "board" and language == "en":
            continue  # only boards are compared in both languages
        svg = in_whole_pixels(picture.svg).translate(FROM_ONE_FONT)
        mine = image(render(svg))
        other = by_resvg(svg, mine.width, fonts)
        assert apart(mine, other)[0] <= FINE, name
        far, share = apart(on_a_phone(mine), on_a_phone(other))
        assert far <= COARSE, name
        assert share <= FEW, name


def test_a_picture_with_a_missing_part_is_detected(fonts: list[str]) -> None:
    ground = rect(0, 0, 1200, 600, "#12141c")
    whole, bare = document(1200, 600, ground, text(600, 300, "魔王", 90, "#fff", "middle")), document(1200, 600, ground)
    one, other = on_a_phone(image(render(bare))), on_a_phone(by_resvg(whole, WIDTH, fonts))
    assert apart(one, other)[1] > FEW


@pytest.mark.parametrize(("says", "wide"), [(120, 120), (600, 600), (1100, 1100), (2400, WIDTH)])
def test_a_picture_is_as_wide_as_it_says_up_to_the_limit(says: int, wide: int) -> None:
    drawn = Image.open(BytesIO(render(document(120, 60, rect(0, 0, 120, 60, "#123456"), pixels=says))))
    assert (drawn.format, drawn.size) == ("PNG", (wide, wide // 2))


def test_named_colours_are_drawn_exactly_as_they_are_named() -> None:
    # Pillow may take one colour for another that is nearer than this.
    shades = [f"#{value:02x}{value + 1:02x}{value + 2:02x}" for value in range(16, 176, 8)]
    picture = image(
        render(document(400, 20, *(rect(20 * number, 0, 20, 20, shade) for number, shade in enumerate(shades))))
    )
    for number, shade in enumerate(shades):
        assert "#{:02x}{:02x}{:02x}".format(*picture.getpixel((20 * number + 10, 10))) == shade  # type: ignore[misc]


def test_the_colours_that_are_named_most_come_first() -> None:
    svg = document(9, 9, rect(0, 0, 9, 9, "#000001"), *[circle(1, 1, 1, "#0000ff", stroke="#00FF00")] * 2)
    assert named_colours(svg) == [b"\x00\x00\xff", b"\x00\xff\x00", b"\x00\x00\x01"]


def test_a_translucent_colour_shows_what_is_below_it() -> None:
    svg = document(40, 40, rect(0, 0, 40, 40, "#000000"), rect(0, 0, 20, 40, "#ffffff80"))
    left, right = (image(render(svg)).getpixel((x, 20)) for x in (10, 30))
    assert all(abs(value - 128) <= 2 for value in left)  # type: ignore[union-attr]
    assert right == (0, 0, 0)


def test_a_picture_with_many_colours_is_reduced_to_a_palette(fonts: list[str]) -> None:
    parts = [rect(x, y, 10, 10, f"#{x // 4:02x}{y // 4:02x}80") for x in range(0, 500, 10) for y in range(0, 500, 10)]
    drawn = Image.open(BytesIO(render(document(500, 500, *parts))))
    assert drawn.mode == "P"
    assert len(drawn.getcolors() or ()) <= COLOURS
    wanted = by_resvg(document(500, 500, *parts), 500, fonts)
    assert apart(drawn.convert("RGB"), wanted)[0] < 8, "the palette is chosen from the whole picture"


def test_text_is_drawn_and_not_as_an_empty_box() -> None:
    king, box = (
        render(document(120, 60, rect(0, 0, 120, 60, "#123456"), text(60, 30, words, 28, "#ffffff", "middle")))
        for words in ("王", "□")
    )
    assert king != box
    assert len(image(king).getcolors(1 << 20) or []) > 2


@pytest.mark.parametrize(
    "bad",
    [
        "",
        "no picture",
        "<svg></svg>",
        document(120, 60)[:-6],
        document(120, 60, "<rect"),
        document(120, 60, "<g>"),
        document(120, 60, "\0"),
        document(0, 60),
        document(120, 0),
        document(120, 60).replace("http://www.w3.org/2000/svg", "").replace("<svg", "<svg ", 1).replace("svg>", "g>"),
    ],
)
def test_an_invalid_picture_is_refused(bad: str) -> None:
    with pytest.raises(ValueError):
        render(bad)


def test_drawing_goes_on_after_a_refusal() -> None:
    good = document(120, 60, rect(0, 0, 120, 60, "#123456"))
    first = render(good)
    with pytest.raises(ValueError):
        render(good.replace("</svg>", ""))
    assert render(good) == first


def test_parts_that_only_a_page_needs_change_no_pixel() -> None:
    shape = circle(500, 250, 200, "#ff8800")
    words = text(500, 250, "E5", 80, "#000000")
    plain = document(1000, 500, shape, words)
    assert render(document(1000, 500, piece("hero", shape), spot("E5", "#00ff00", 0, 0, 99, 99), words)) == render(
        plain
    )
