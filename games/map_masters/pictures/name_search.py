"""Things to look up: cards, spells and signs by name, and missions by a typed text."""

from __future__ import annotations

from games.map_masters.pictures.game_locale import GAME
from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.components import SPELLS
from games.map_masters.rules.coop.missions import HIDDEN, MISSIONS
from games.map_masters.rules.icons import Icon
from locales.name_search import contains, plain
from locales.texts import LANGUAGES, Texts

SIGNS = "signs"
"""The id of the picture of all signs of the cards."""
EXPLAINED: tuple[Icon, ...] = (
    *("coin", "barrel", "sword", "key", "rope", "scroll", "monster"),
    *("padlock", "lava", "pit", "circle", "stairs", "recycle", "scissors"),
)
"""The signs of the cards in the order in which they are explained."""
THINGS: dict[str, str] = {card: f"card-{card}" for card in CARDS if card != HIDDEN} | {
    spell: f"spell-{spell}" for spell in SPELLS
}
THINGS |= {SIGNS: "topic-icons-title"} | {icon: f"icon-{icon}" for icon in EXPLAINED}
"""Everything that can be looked up, with the key of its name."""


def mission_named(texts: Texts, typed: str) -> int | None:
    """The mission of that number, or the first whose name contains the typed text."""
    wanted = plain(typed)
    if wanted.isdecimal():
        return int(wanted) if int(wanted) in MISSIONS else None
    return next(iter(missions_like(texts, wanted)), None) if wanted else None


def missions_like(texts: Texts, typed: str) -> list[int]:
    """Missions whose number or name contains the typed text."""
    return [
        number
        for number, mission in MISSIONS.items()
        if any(
            contains(f"{number} {texts.say(language, GAME, f'mission-{mission.id}')}", typed) for language in LANGUAGES
        )
    ]
