"""Small pieces of SVG as text, shared by the pictures of all games.

Everything that comes from outside goes through `text`, which escapes it and leaves out what the font cannot
show.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from xml.sax.saxutils import escape

from pictures.typefaces import BODY, CHAINS, TITLE, UNITS, advance, family_of

Point = tuple[float, float]

ASCENT = 0.36
"""The distance from the middle of a line down to its baseline, in font sizes (middle of capitals and kanji)."""

NARROWEST = 0.86
"""The least width of letters, relative to the font, before a text is truncated."""
CUT = "…"
BOX = "□"
"""Stands for a letter that the font lacks."""
_LATIN = "Đ J S Lj Nj Ć Dž đ j s lj nj ć dž Ə ə H h I"
_ALIKE = dict(zip("ЂЈЅЉЊЋЏђјѕљњћџӘәҺһӀ", _LATIN.split(), strict=True))
"""Latin letters for Cyrillic ones that the font lacks; their languages are written in both."""
_QUOTE = {'"': "&quot;"}
_FAMILIES = {face: ", ".join(chain) for face, chain in CHAINS.items()}

_PIECE = re.compile(r' id="(piece-[^"]*)"')
_NUMBER = re.compile(r" \(\d+\)$")
_SPOT = re.compile(r'<rect data-(?:mark|grid|near)="[^>]*/>')


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG and the same in words: `alt` up to 1000 characters, `text` as markdown.

    `spoken`: all that `alt` would say without that limit, for a page that is read out; empty if `alt` says it.
    """

    svg: str
    alt: str
    text: str
    spoken: str = ""


@lru_cache(maxsize=4096)
def width_of(words: str, size: float, face: str = BODY) -> float:
    """The width of `words` in a face at `size`, in the picture's units."""
    return sum([advance(letter, face) for letter in words]) * size / UNITS


def has_glyph(character: str) -> bool:
    """Whether the fonts can show `character`."""
    return character.isprintable() and family_of(character) is not None


@lru_cache(maxsize=4096)
def _escaped(words: str) -> str:
    return escape(words)


@lru_cache(maxsize=4096)
def drawable(name: str, instead: str) -> str:
    """`name` in letters that the font has, see `_shown_as`; `instead` if it would be nothing but boxes."""
    shown = " ".join("".join(map(_shown_as, unicodedata.normalize("NFC", name))).split())
    return shown if shown.strip(f"{BOX} ") else instead


@lru_cache(maxsize=4096)
def _shown_as(character: str) -> str:
    """A character that the font has: itself, its plain form, its letter with one mark or none, Hangul as it sounds.

    Any other letter becomes a box; emoji, signs and stray marks are left out.
    """
    if has_glyph(character):
        return character
    plain = _ALIKE.get(character) or unicodedata.normalize("NFKC", character)
    name = unicodedata.name(character, "")
    if plain != character:
        return "".join(map(_shown_as, plain))
    if name.startswith("HANGUL SYLLABLE "):
        return name.split()[-1].capitalize()
    decomposed = unicodedata.normalize("NFD", character)
    letter, marks = decomposed[0], decomposed[1:]
    if marks:
        forms = (unicodedata.normalize("NFC", letter + mark) for mark in marks)
        return next((form for form in forms if len(form) == 1 and has_glyph(form)), "") or _shown_as(letter)
    if unmarked := _unmarked(name):
        return unmarked
    if len(other_case := character.swapcase()) == 1 and has_glyph(other_case):
        return other_case
    return "" if unicodedata.category(character)[0] in "MSCZ" else BOX


def _unmarked(name: str) -> str:
    """The letter of that name in Unicode without a stroke, a hook and the like; empty if there is none."""
    letter = name.partition(" WITH ")[0]
    words = letter.split()
    for known in (letter, " ".join([*words[:3], words[-1]]) if words else ""):
        try:
            sign = unicodedata.lookup(known)
        except KeyError:
            continue
        if has_glyph(sign):
            return sign
    return ""


def attributes(**values: object) -> str:
    """Attributes as ` name="value"`; an underscore in a name becomes a hyphen, None is left out."""
    if not values:
        return ""
    given = [f' {name.replace("_", "-")}="{value}"' for name, value in values.items() if value is not None]
    return "".join(given)


def rect(x: float, y: float, width: float, height: float, fill: str, radius: float = 0, **more: object) -> str:
    """A rectangle, with rounded corners when `radius` is given."""
    size = f'width="{width:g}" height="{height:g}" rx="{radius:g}"'
    return f'<rect x="{x:g}" y="{y:g}" {size} fill="{fill}"{attributes(**more)}/>'


def circle(x: float, y: float, radius: float, fill: str, **more: object) -> str:
    """A circle around (x, y)."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{attributes(**more)}/>'


def path(d: str, fill: str, **more: object) -> str:
    """A path with the data `d`."""
    return f'<path d="{d}" fill="{fill}"{attributes(**more)}/>'


def line(points: str, stroke: str, width: float, **more: object) -> str:
    """An open line along the path data `points`, with round ends."""
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{points}" fill="none" stroke="{stroke}" stroke-width="{width:g}" {ends}{attributes(**more)}/>'


def group(*parts: str, at: Point = (0, 0), scale: float = 1, **more: object) -> str:
    """Parts drawn together, moved to `at` and scaled."""
    if not any(at) and scale == 1 and not more:
        return "".join(parts)
    moved = f"translate({at[0]:g} {at[1]:g})" + (f" scale({scale:g})" if scale != 1 else "")
    return f'<g transform="{moved}"{attributes(**more)}>{"".join(parts)}</g>'


def spread(drawn: Iterable[str], across: float, down: float = 0, columns: int = 99, at: Point = (0, 0)) -> str:
    """Things drawn at the origin in rows of `columns`: from one to the next `across`, from row to row `down`.

    `at`: the corner of the first.
    """
    left, top = at
    return "".join(
        group(thing, at=(left + index % columns * across, top + index // columns * down))
        for index, thing in enumerate(drawn)
    )


def piece(name: str, *parts: str) -> str:
    """A piece that keeps its identity while it moves, for the page that animates it.

    `name` says only what the picture itself shows (`hero-2`, `monster-imp`), never where a hidden card lies.
    Several pieces with the same name are numbered in the order in which they are drawn.
    """
    return f'<g id="piece-{name}">{"".join(parts)}</g>'


def spot(
    mark: str,
    about: str,
    x: float,
    y: float,
    width: float,
    height: float,
    *,
    enlarged: bool = False,
    lit: bool = False,
    crossed: str | None = None,
) -> str:
    """An invisible area over the place or card that `Option.mark` names, for the page on which it is tapped.

    `about` describes it in a few words to those who cannot see it. `enlarged`: what it covers is shown larger next to
    what the page says about it, where it is small. `lit`: the picture marks it, and the page draws no edge over that.
    `crossed`: the mark that a line from elsewhere means here, if it is another one; empty: that of the map below.
    """
    named = f'data-mark="{_quoted(mark)}" data-about="{_quoted(about)}"'
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    larger = ' data-enlarged=""' if enlarged else ""
    light = ' data-lit=""' if lit else ""
    meant = f' data-crossed="{_quoted(crossed)}"' if crossed is not None else ""
    return f'<rect {named} {place} fill="none" pointer-events="all"{larger}{light}{meant}/>'


def begins(mark: str, x: float, y: float, width: float, height: float) -> str:
    """An invisible area where a line drawn on the page begins at this mark; taps pass through it."""
    return (
        f'<rect data-begins="{_quoted(mark)}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none"/>'
    )


def grid(prefix: str, first: tuple[int, int], size: tuple[int, int], x: float, y: float, cell: float) -> str:
    """Invisible cells through which a line can be drawn on the page. Their marks are a prefix, column and row: `m3,-1`.

    `first`: column and row at the upper left, whose corner is at x, y; `size`: how many columns and rows there are.
    """
    (left, top), (width, height) = first, size
    place = f'x="{x:g}" y="{y:g}" width="{width * cell:g}" height="{height * cell:g}"'
    return f'<rect data-grid="{prefix}" data-cells="{left} {top} {width} {height}" {place} fill="none"/>'


def near(x: float, y: float, width: float, height: float) -> str:
    """An invisible area: the part of a picture that the page keeps in view; the rest is reached by panning."""
    return f'<rect data-near="" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="none"/>'


def footer(y: float, width: float, height: float, *parts: str) -> str:
    """The lower edge of a picture. It stays visible while the page shows only part of the rest."""
    place = f'y="{y:g}" width="{width:g}" height="{height:g}" viewBox="0 {y:g} {width:g} {height:g}"'
    return f'<svg data-foot="" {place}>{"".join(parts)}</svg>'


@lru_cache(maxsize=8192)
def _quoted(words: str) -> str:
    """`words` for an attribute, without characters that XML must not contain."""
    printable = words if words.isprintable() else "".join(filter(str.isprintable, words))
    return escape(printable, _QUOTE)


def still(svg: str) -> str:
    """A picture without the elements that only a page needs, to be drawn as PNG."""
    return _PIECE.sub("", _SPOT.sub("", svg))


def _with_distinct_pieces(svg: str) -> str:
    """`svg` with a number at the second piece of a name and those after it."""
    seen = Counter[str]()

    def numbered(found: re.Match[str]) -> str:
        name = found[1]
        seen[name] += 1
        return found[0] if seen[name] == 1 else f' id="{name}.{seen[name]}"'

    return _PIECE.sub(numbered, svg)


@lru_cache(maxsize=4096)
def fitted(words: str, size: float, room: float, face: str = BODY) -> tuple[str, float]:
    """The part of `words` that is shown in `room`, and how condensed its letters are (1: as in the font).

    Letters are condensed, never made smaller; a text that is still too long is truncated, except for a number in
    brackets at its end, which tells names apart. A title loses its middle: cards often differ by their last word.
    """
    width = width_of(words, size, face)
    if width <= room:
        return words, 1.0
    if face == TITLE:
        return _without_middle(words, size, room, face)
    number = _NUMBER.search(words)
    end = number[0] if number else ""
    shown = words
    while width_of(shown, size, face) * NARROWEST > room and len(shown) > len(end) + 1:
        shown = shown.removesuffix(end).removesuffix(CUT)[:-1].rstrip() + CUT + end
    return shown, min(1.0, room / width_of(shown, size, face))


def _without_middle(words: str, size: float, room: float, face: str) -> tuple[str, float]:
    """As much of the beginning and the end of `words` as fits into `room`, and how condensed its letters are."""
    shown, kept = words, len(words)
    while width_of(shown, size, face) * NARROWEST > room and kept:
        kept -= 1
        first = (kept + 1) // 2
        shown = words[:first].rstrip() + CUT + words[len(words) - kept + first :].lstrip()
    return shown, min(1.0, room / width_of(shown, size, face))


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    fill: str,
    anchor: str = "start",
    room: float | None = None,
    face: str = BODY,
    **more: object,
) -> str:
    """One line of text, its middle at height `y`, fitted into `room` when that is given."""
    shown, squeeze = drawable(words, ""), 1.0
    if room is not None:
        shown, squeeze = fitted(shown, size, max(room, size), face)
    baseline = y + ASCENT * size
    place = f'x="{x:g}" y="{baseline:g}"'
    if squeeze < 1:
        place = f'transform="translate({x:g} {baseline:g}) scale({squeeze:.3f} 1)"'
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    family = "" if face == BODY else f' font-family="{_FAMILIES[face]}"'
    looks = f'font-size="{size:g}" fill="{fill}"{side}{family}{attributes(**more)}'
    return f"<text {place} {looks}>{_escaped(shown)}</text>"


def document(width: float, height: float, *parts: str, pixels: float | None = None) -> str:
    """A whole picture in a coordinate system of `width` by `height`, to be drawn `pixels` wide (else `width`)."""
    scale = 1.0 if pixels is None else pixels / width
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width * scale:g}" '
        f'height="{height * scale:g}" font-family="{_FAMILIES[BODY]}">{_with_distinct_pieces("".join(parts))}</svg>'
    )
