"""The text of a picture, and its contrast."""

from __future__ import annotations

from xml.etree import ElementTree

from pictures.svg import Picture

SVG = "{http://www.w3.org/2000/svg}"


def lines_of(picture: Picture) -> list[ElementTree.Element]:
    """Its lines of text, as elements."""
    return list(ElementTree.fromstring(picture.svg).iter(f"{SVG}text"))


def shown_in(picture: Picture) -> list[str]:
    """Its lines of text."""
    return [line.text or "" for line in lines_of(picture)]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG 2.2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
