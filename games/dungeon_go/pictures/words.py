"""The pictures of Dungeon GO! in words: alternative text and the text-only form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.magic import SCHOOLS
from games.dungeon_go.rules.view import DungeonGoView, HeroView, MonsterView
from pictures.game_locale import GameLocale
from pictures.kit import alternative
from rules.messages import Arg, refer

GAME = "dungeon_go"


class Locale(GameLocale):
    """Provides the names of the game's things."""

    game: ClassVar[str] = GAME

    def hero(self, hero: HeroView) -> str:
        """The name of a hero."""
        return self.say(f"hero-{hero.card}" if hero.card else "words-unchosen")


def board_lines(view: DungeonGoView, locale: Locale, marks: Sequence[str]) -> list[str]:
    """The board, one fact per line, what matters most first; heroes and monsters begin with `- `."""
    say = locale.say
    lines = [say("words-dice", floor=view.floor, damage=view.damage, clock=view.floor_clock)]
    if view.result is not None:
        lines.append(say("picture-victory" if view.result.winners else "picture-defeat"))
        if "true_heroes" in view.result.facts:
            lines.append(say("words-true_hero", heroes=view.result.facts["true_heroes"]))
    lines.append(say("words-king", cell=view.king))
    acting = next((hero for hero in view.heroes if view.turn == f"hero_{hero.card}"), None)
    if acting is not None and view.phase == "play" and view.result is None:
        lines.append(say("words-now", hero=locale.hero(acting)))
    targets = {monster.cell for monster in view.monsters}
    for key, cells in (
        ("words-marked", [cell for cell in marks if cell not in targets]),
        ("words-targets", [cell for cell in marks if cell in targets]),
    ):
        if cells:
            lines.append(say(key, cells=cells))
    lines += [f"- {monster_line(view, locale, monster)}" for monster in view.monsters]
    lines += [f"- {_with_abilities(locale, hero)}" for hero in view.heroes]
    if view.revealed:
        lines.append(say("words-revealed", cards=[refer(f"card-{card}") for card in view.revealed]))
    if view.result is not None:
        return lines
    lines += deck_lines(view, locale)
    returned = view.returned_by_haste + view.returned_in_deck
    if returned:
        lines.append(say("words-returned", cards=[refer(f"card-{card}") for card in returned]))
    return lines


def true_heroes(view: DungeonGoView) -> list[HeroView]:
    """The heroes with the title at the end of the game."""
    named = view.result.facts.get("true_heroes") if view.result is not None else None
    return [hero for hero in view.heroes if isinstance(named, list) and refer(f"hero-{hero.card}") in named]


def deck_lines(view: DungeonGoView, locale: Locale) -> list[str]:
    """The cards left in the deck; in order for a viewer who has seen it."""
    if view.deck_order is not None:
        return [locale.say("words-deck_order", cards=[refer(f"card-{card}") for card in view.deck_order])]
    if not view.revealed and not view.deck:
        return []
    left = unordered_deck(view)
    if [count for _, count in left] == [1]:
        return [locale.say("words-deck_last", card=refer(f"card-{left[0][0]}"))]
    cards = [locale.say("words-cards", card=refer(f"card-{card}"), count=count) for card, count in left]
    return [locale.say("words-deck", cards=cards) if cards else locale.say("words-deck_empty")]


def unordered_deck(view: DungeonGoView) -> list[tuple[str, int]]:
    """The cards in the deck with their numbers, in an order that reveals nothing: heroes by number, king, monsters."""
    cards = [f"hero_{hero.card}" for hero in view.heroes] + ["king", "monster"]
    return [(card, view.deck[card]) for card in cards if view.deck.get(card)]


def monster_line(view: DungeonGoView, locale: Locale, monster: MonsterView) -> str:
    """Where a monster stands, how big it is unless its name says so, its weaknesses, whether it may end the game."""
    marks = [
        locale.say(
            "words-mark_held", ability=refer(f"ability-{mark}"), hero=locale.hero(view.heroes[monster.holders[mark]])
        )
        if mark in monster.holders
        else locale.say(f"ability-{mark}")
        for mark in monster.marks
    ]
    fresh = monster.size != "small" and not monster.attacked
    args: dict[str, Arg] = {"cell": monster.cell, "monster": refer(f"monster-{monster.unit}"), "marks": marks}
    key = "words-boss"
    if monster.size in ("small", "large"):
        key = "words-monster"
        args["size"] = refer(f"size-{monster.size}")
    line = locale.say(f"{key}_fresh" if fresh else key, **args)
    return locale.say("words-endangers", monster=line) if monster.endangers else line


def hero_line(locale: Locale, hero: HeroView) -> str:
    """Where a hero is, with hit points and victory points."""
    named: dict[str, Arg] = {
        "number": hero.number + 1,
        "hero": locale.hero(hero),
        "player": locale.names[hero.owner],
        "vp": hero.vp,
    }
    if not hero.alive:
        return locale.say("words-hero_dead", **named)
    if hero.cell is None:
        return locale.say("words-hero_waiting", **named)
    key = "words-hero_charged" if hero.charged else "words-hero"
    return locale.say(key, **named, cell=hero.cell, hp=hero.hp, most=hero.max_hp)


def hero_about(locale: Locale, hero: HeroView) -> str:
    """A hero with what each ability gives, for a person who taps it."""
    facts = ability_lines(locale, hero) if has_abilities(hero) else ()
    return alternative(hero_line(locale, hero), facts, locale.say("words-stop"))


def _with_abilities(locale: Locale, hero: HeroView) -> str:
    """A hero of any player with the four abilities, once they are chosen."""
    line = hero_line(locale, hero)
    if not has_abilities(hero):
        return line
    values: dict[str, Arg] = {ability: getattr(hero, ability) for ability in ABILITIES}
    return locale.say("words-abilities", hero=line, **values)


def turn_line(view: DungeonGoView, locale: Locale, card: str) -> str:
    """A card of the turn deck with what happens when it comes up."""
    hero = next((hero for hero in view.heroes if f"hero_{hero.card}" == card), None)
    does = locale.say(f"words-turn_{card}") if hero is None else _with_abilities(locale, hero)
    return locale.say("words-turn_card", card=locale.title(f"card-{card}"), does=does)


def has_abilities(hero: HeroView) -> bool:
    """Whether the hero's abilities are chosen already."""
    return bool(hero.hp or not hero.alive)


def hero_lines(view: DungeonGoView, locale: Locale, hero: HeroView) -> list[str]:
    """A hero's sheet, one fact per line; the first names the hero."""
    say = locale.say
    lines = [
        hero_line(locale, hero),
        *ability_lines(locale, hero),
        say("words-record", kills=hero.kills, deaths=hero.deaths),
    ]
    held = next((monster for monster in view.monsters if hero.number in monster.holders.values()), None)
    if held is not None and hero.holds is not None:
        lines.append(say("words-holds", monster=refer(f"monster-{held.unit}"), ability=refer(f"ability-{hero.holds}")))
    if hero.charged:
        lines.append(say("words-charged"))
    for key, known in zip(("words-spells", "words-miracles"), magic_of(view, hero), strict=True):
        if known:
            lines.append(say(key, magic=[refer(name) for name in known]))
    return lines


def ability_lines(locale: Locale, hero: HeroView) -> list[str]:
    """The four abilities and what each gives, in the order of `ABILITIES`."""
    return [
        locale.say("words-strength", value=hero.strength, most=hero.max_hp),
        locale.say("words-agility", value=hero.agility, movement=hero.movement),
        locale.say("words-magic", value=hero.magic, range=hero.range),
        locale.say("words-faith", value=hero.faith, reduction=hero.reduction),
    ]


def magic_of(view: DungeonGoView, hero: HeroView) -> tuple[list[str], list[str]]:
    """The text keys of the spells that a hero's magic allows, and of the miracles of its faith (DG-22.3, DG-23.2).

    Empty if the game has none.
    """
    spells = [f"spell-{magic.id}" for magic in SCHOOLS["spell"][: hero.magic]] if view.spells else []
    miracles = [f"miracle-{magic.id}" for magic in SCHOOLS["miracle"][: hero.faith]] if view.miracles else []
    return spells, miracles
