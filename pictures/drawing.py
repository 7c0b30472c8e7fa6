"""Turns SVG into PNG: letters become outlines, ThorVG draws, and the number of colours is reduced.

It takes a hundredth of a second of CPU time, a third of it for the PNG. A few flat colours make the file a quarter of
the size it would have in full colour, and look the same.
"""

from __future__ import annotations

import re
import struct
from collections import Counter
from functools import cache
from heapq import nlargest
from xml.parsers import expat

from PIL import Image
from thorvg_python.base import Colorspace, Result
from thorvg_python.canvas.sw import SwCanvas
from thorvg_python.engine import Engine
from thorvg_python.paint.picture import Picture as Drawn
from zlib_ng.zlib_ng import compress, crc32

from pictures.outlines import outlined
from pictures.svg import still

WIDTH = 1100
"""The largest width of a picture in pixels: two for each of Discord's desktop client, three for each of a phone."""
COLOURS = 128
"""The most colours of a picture."""
OWN_COLOURS = 72
"""The number of colours, the most used first, that are exactly those that the SVG names."""
LARGE = 8
"""The number of them that are the colours of the largest areas, even if these are blended and the SVG names none."""
STEPS, LARGE_STEPS = 4, 12
"""Every how many pixels each way the picture is sampled to find its other colours, and its largest areas."""
COMPRESSION = 2
"""The compression of the PNG, 1 to 9: more would take much longer for little gain."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
INDEXED = 3
"""The type of PNG with a palette."""
STEP = 1 << 14
"""Texts for the engine are padded to multiples of this: its wrapper caches every length forever."""

_SIZE = re.compile(r'<svg [^>]*?\bwidth="([\d.]+)" height="([\d.]+)"')
_COLOUR = re.compile(r'="#([0-9a-fA-F]{6})"')


def render(svg: str) -> bytes:
    """Draw what `pictures.svg.document` made as PNG, as wide as it says, up to `WIDTH`. Raises ValueError if invalid.

    Empty areas are black.
    """
    svg = still(svg)
    size = _SIZE.match(svg)
    if size is None:
        raise ValueError("the picture does not say how large it is")
    full_width, full_height = float(size[1]), float(size[2])
    width = min(WIDTH, int(full_width))
    height = round(full_height * width / full_width) if width else 0
    return as_png(rasterized(outlined(svg), width, height), named_colours(svg))


@cache
def _engine() -> Engine:
    engine = Engine(threads=0)
    if engine.init_result is not Result.SUCCESS:
        raise OSError(f"ThorVG does not start: {engine.init_result.name}")
    return engine


def rasterized(svg: str, width: int, height: int) -> Image.Image:
    """An SVG without text, drawn in full colour. Raises ValueError if it or the size is invalid.

    The engine does not check its input, and a truncated text crashes the whole process; so another parser checks it
    first.
    """
    data = svg.encode()
    try:
        expat.ParserCreate().Parse(data, True)
    except expat.ExpatError as error:
        raise ValueError(f"the picture is no SVG: {error}") from error
    if width < 1 or height < 1:
        raise ValueError(f"a picture of {width} by {height} pixels cannot be drawn")
    canvas = SwCanvas(_engine())
    try:
        drawn = Drawn(_engine())
        _check(canvas.add(drawn))  # from here on the canvas owns it
        _check(drawn.load_data(data.ljust(-(-len(data) // STEP) * STEP), "svg", None, True))
        _check(drawn.set_size(width, height))
        canvas.set_target(width, height, cs=Colorspace.ABGR8888)
        _check(canvas.draw(True))
        _check(canvas.sync())
        return Image.frombytes("RGB", (width, height), memoryview(canvas.buffer_arr or b"").cast("B"), "raw", "RGBX")
    finally:
        canvas.destroy()


def _check(result: Result) -> None:
    """Raise ValueError if a step of the engine failed."""
    if result is not Result.SUCCESS:
        raise ValueError(f"the picture cannot be drawn: {result.name}")


def named_colours(svg: str) -> list[bytes]:
    """The opaque colours in `svg`, the most frequent first, as red, green and blue."""
    return [bytes.fromhex(colour) for colour, _ in Counter(_COLOUR.findall(svg)).most_common()]


def as_png(image: Image.Image, named: list[bytes]) -> bytes:
    """`image` in few colours as PNG: the first of the colours that its SVG `named`, and others that it contains."""
    coarse = _sample(image, LARGE_STEPS)
    counted = nlargest(LARGE, coarse.getcolors(coarse.width * coarse.height) or ())
    large = [bytes(colour) for _, colour in counted if isinstance(colour, tuple)]
    palette = b"".join(dict.fromkeys([*large, *named[: OWN_COLOURS - LARGE]]))
    free = COLOURS - len(palette) // 3
    blended = _sample(image, STEPS).quantize(free, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    chosen = Image.new("P", (1, 1))
    chosen.putpalette(palette + bytes(blended.getpalette() or ())[: 3 * free])
    return _encoded(image.quantize(palette=chosen, dither=Image.Dither.NONE))


def _sample(image: Image.Image, steps: int) -> Image.Image:
    """The pixels of `image` in these steps."""
    size = max(1, image.width // steps), max(1, image.height // steps)
    return image.resize(size, Image.Resampling.NEAREST)


def _encoded(image: Image.Image) -> bytes:
    """An image in few colours as PNG (RFC 2083); Pillow takes three times as long."""
    size = struct.pack(">IIBBBBB", image.width, image.height, 8, INDEXED, 0, 0, 0)
    rows = image.crop((-1, 0, image.width, image.height)).tobytes()  # before each row a 0: no filter
    parts = (
        (b"IHDR", size),
        (b"PLTE", bytes(image.getpalette() or ())),
        (b"IDAT", compress(rows, COMPRESSION)),
        (b"IEND", b""),
    )
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", crc32(kind + data)) for kind, data in parts
    )
    return SIGNATURE + b"".join(chunks)
