"""Cards, spells and missions by what somebody types, in either language."""

from __future__ import annotations

from collections.abc import Iterable

from locales.texts import LANGUAGES, Texts
from pictures.map_masters.speaking import GAME
from rules.map_masters.cards import CARDS
from rules.map_masters.components import SPELLS
from rules.map_masters.icons import Icon
from rules.map_masters.missions import HIDDEN, MISSIONS

SIGNS = "signs"
"""What shows all signs of the cards."""
EXPLAINED: tuple[Icon, ...] = (
    *("coin", "barrel", "sword", "key", "rope", "scroll", "monster"),
    *("padlock", "lava", "pit", "circle", "stairs", "recycle", "scissors"),
)
"""The signs of the cards in the order in which they are explained."""
THINGS: dict[str, str] = {card: f"card-{card}" for card in CARDS if card != HIDDEN} | {
    spell: f"spell-{spell}" for spell in SPELLS
}
THINGS |= {SIGNS: "picture-signs"} | {icon: f"icon-{icon}" for icon in EXPLAINED}
"""Everything that can be looked up, with the key of its name."""


def thing_named(texts: Texts, typed: str) -> str | None:
    """The card or spell of that id or of that name in any language; one whose name begins so; else None."""
    wanted = typed.strip().casefold()
    if wanted in THINGS:
        return wanted
    named = [
        (texts.say(language, GAME, key).casefold(), thing) for thing, key in THINGS.items() for language in LANGUAGES
    ]
    exact = [thing for name, thing in named if name == wanted]
    begins = [thing for name, thing in named if wanted and name.startswith(wanted)]
    return next(iter(exact + begins), None)


def things_like(texts: Texts, typed: str) -> list[str]:
    """Cards and spells whose name in any language, or id, holds what is typed."""
    return _like(texts, typed, THINGS.items())


def mission_named(texts: Texts, typed: str) -> int | None:
    """The mission of that number, or the first whose name holds what is typed."""
    wanted = typed.strip()
    if wanted.isdecimal():
        return int(wanted) if int(wanted) in MISSIONS else None
    return next(iter(missions_like(texts, wanted)), None) if wanted else None


def missions_like(texts: Texts, typed: str) -> list[int]:
    """Missions whose number or name holds what is typed."""
    keys = [(str(number), f"mission-{mission.id}") for number, mission in MISSIONS.items()]
    return [int(number) for number in _like(texts, typed, keys)]


def _like(texts: Texts, typed: str, keys: Iterable[tuple[str, str]]) -> list[str]:
    wanted = typed.strip().casefold()
    return [
        name
        for name, key in keys
        if wanted in name or any(wanted in texts.say(language, GAME, key).casefold() for language in LANGUAGES)
    ]
