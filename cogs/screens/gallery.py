"""The games to choose from: what each looks like, in one line, for how many, how long, how hard."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.house.house import House
from cogs.house.ids import Press
from cogs.house.limits import MOST_COMPONENTS
from cogs.house.links import link_to
from cogs.house.screen import Beside, Button, Image, Screen
from locales.names import Markdown
from locales.texts import LANGUAGES
from rules.core.messages import refer
from storage.rows import Table


def gallery(house: House, language: str, pictures: Mapping[str, Image]) -> Screen:
    """Every game that has commands, with its picture where there is one, and the buttons for its lobby and its lessons.

    With more games than have room so, one button leads to all lessons; with still more there are no pictures.
    """
    screen = _gallery(house, language, pictures, taught=True)
    for shown in (pictures, {}):
        if screen.components > MOST_COMPONENTS:
            screen = _gallery(house, language, shown, taught=False)
    return screen


def _gallery(house: House, language: str, pictures: Mapping[str, Image], *, taught: bool) -> Screen:
    screen = Screen().add(f"### {house.say(language, 'gallery-title')}")
    for game in house.groups:
        name, blurb, facts = (house.say(language, f"game-{key}", game) for key in ("name", "blurb", "facts"))
        words, picture = f"**{name}**\n{blurb}\n-# {facts}", pictures.get(game)
        screen.add(words if picture is None else Beside(words, picture))
        play = Button(
            Press("play", rest=game).button,
            house.say(language, "gallery-play", None, game=name),
            discord.ButtonStyle.primary,
        )
        screen.buttons([play, *(learn_buttons(house, language, game) if taught else [])])
    all_lessons = Button(Press("lessons").button, house.say(language, "lessons-title"))
    daily = Button(Press("daily").button, house.say(language, "daily-button"))
    return screen.buttons([daily] if taught else [all_lessons, daily])


def learn_button(house: House, language: str, game: str, lesson: str = "") -> list[Button]:
    """The way into a lesson of this game (by default its first), where it has one."""
    there = house.tables.teaching.lessons.get(game, {})
    rest = f"{game}/{lesson}" if lesson else game
    return [Button(Press("learn", rest=rest).button, house.say(language, "gallery-learn"))] if there else []


def learn_buttons(house: House, language: str, game: str) -> list[Button]:
    """The ways into all lessons of this game, those after the first under their own names."""
    found = learn_button(house, language, game)
    for lesson in list(house.tables.teaching.lessons.get(game, {}))[1:]:
        title = house.say(language, f"coach-title-{lesson}", game)
        press = Press("learn", rest=f"{game}/{lesson}")
        found.append(Button(press.button, house.say(language, "gallery-learn_more", None, title=title)))
    return found


def lessons(house: House, language: str) -> Screen:
    """Every lesson, with what it is about and how long it takes."""
    screen = Screen().add(f"### {house.say(language, 'lessons-title')}")
    for game in house.groups:
        for lesson in house.tables.teaching.lessons.get(game, {}).values():
            title = Markdown(house.say(language, f"coach-title-{lesson.name}", game))
            least, most = lesson.minutes
            screen.add(
                house.say(language, "lessons-line", game, game=refer("game-name"), title=title, least=least, most=most)
            )
            screen.buttons(learn_button(house, language, game, lesson.name))
    return screen


def taken(house: House, language: str, there: Table, game: str, apart: Press | None) -> Screen:
    """Which table stands where one of `game` was to be opened, and the button for a thread, where one can be made."""
    known = house.say(language, "game-name", there.game)
    screen = Screen().add(house.say(language, "gallery-taken", game=known, number=there.id, link=link_to(there)))
    if apart is None:
        return screen.add(house.say(language, "gallery-elsewhere"))
    label = house.say(language, "gallery-apart", None, game=house.say(language, "game-name", game))
    return screen.buttons([Button(apart.button, label, discord.ButtonStyle.primary)])


def hello(house: House) -> Screen:
    """What the bot says when it comes somewhere, once, in every language it speaks: what it is, and where to begin."""
    games = len(house.groups)
    screen = Screen().add("\n".join(house.say(language, "hello-what", games=games) for language in LANGUAGES))
    label = " · ".join(house.say(language, "hello-games") for language in LANGUAGES)
    return screen.buttons([Button(Press("games").button, label, discord.ButtonStyle.success)])
