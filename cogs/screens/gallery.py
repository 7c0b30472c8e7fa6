"""The games to choose from: a picture, one line, how many players, how long, how hard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.services.ids import CustomId
from cogs.services.limits import MOST_COMPONENTS
from cogs.services.links import link_to
from cogs.services.screen import Button, Image, Screen, Section, Style
from cogs.services.services import Services
from locales.sanitizing import Markdown
from locales.texts import LANGUAGES
from rules.messages import refer
from storage.rows import Table

DATE = "@"
"""Separates a game from the date of its lobby in the id of a button."""


def gallery(services: Services, language: str, pictures: Mapping[str, Image], when: int | None = None) -> Screen:
    """Every game that has commands, with its picture where there is one, and the buttons for its lobby and its lessons.

    With a date (`when`) there are only the buttons that open a lobby for it.

    If there are too many games for that, one button leads to all lessons; with even more there are no pictures, and the
    last games have only their commands.
    """
    games = list(services.groups)
    if when is not None:
        return _gallery(services, language, games, {}, taught=False, when=when)
    screen = _gallery(services, language, games, pictures, taught=True)
    for shown in (pictures, {}):
        if screen.components > MOST_COMPONENTS:
            screen = _gallery(services, language, games, shown, taught=False)
    while screen.components > MOST_COMPONENTS:
        games.pop()
        screen = _gallery(services, language, games, {}, taught=False)
    return screen


def _gallery(
    services: Services,
    language: str,
    games: Sequence[str],
    pictures: Mapping[str, Image],
    *,
    taught: bool,
    when: int | None = None,
) -> Screen:
    screen = Screen().add(f"### {services.say(language, 'gallery-title')}")
    if when is not None:
        screen.add(services.say(language, "night-date", at=str(when)))
    for game in games:
        name, blurb, facts = (services.say(language, f"game-{key}", game) for key in ("name", "blurb", "facts"))
        words, picture = f"**{name}**\n{blurb}\n-# {facts}", pictures.get(game)
        screen.add(words if picture is None else Section(words, picture))
        play = Button(
            CustomId("play", rest=game if when is None else f"{game}{DATE}{when}").button,
            services.say(language, "gallery-play", None, game=name),
            Style.PRIMARY,
        )
        screen.buttons([play, *(learn_buttons(services, language, game) if taught else [])])
    others = [services.command(language, group, "new") for game, group in services.groups.items() if game not in games]
    if others:
        screen.add(services.say(language, "gallery-more", None, commands=services.texts.join(language, others)))
    if when is not None:
        return screen
    all_lessons = Button(CustomId("lessons").button, services.say(language, "lessons-title"))
    daily = Button(CustomId("daily").button, services.say(language, "daily-button"))
    return screen.buttons([daily] if taught else [all_lessons, daily])


def learn_button(services: Services, language: str, game: str, lesson: str = "") -> list[Button]:
    """The button of a lesson of this game (by default its first), if it has one."""
    there = services.tables.lessons.lessons.get(game, {})
    rest = f"{game}/{lesson}" if lesson else game
    return [Button(CustomId("learn", rest=rest).button, services.say(language, "gallery-learn"))] if there else []


def learn_buttons(services: Services, language: str, game: str) -> list[Button]:
    """The buttons of all lessons of this game, those after the first with their own names."""
    found = learn_button(services, language, game)
    for lesson in list(services.tables.lessons.lessons.get(game, {}))[1:]:
        title = services.say(language, f"coach-title-{lesson}", game)
        press = CustomId("learn", rest=f"{game}/{lesson}")
        found.append(Button(press.button, services.say(language, "gallery-learn_more", None, title=title)))
    return found


def lessons(services: Services, language: str) -> Screen:
    """Every lesson, with what it is about and how long it takes."""
    screen = Screen().add(f"### {services.say(language, 'lessons-title')}")
    for game in services.groups:
        for lesson in services.tables.lessons.lessons.get(game, {}).values():
            title = Markdown(services.say(language, f"coach-title-{lesson.name}", game))
            least, most = lesson.minutes
            screen.add(
                services.say(
                    language, "lessons-line", game, game=refer("game-name"), title=title, least=least, most=most
                )
            )
            screen.buttons(learn_button(services, language, game, lesson.name))
    return screen


def taken(services: Services, language: str, there: Table, game: str, apart: CustomId | None) -> Screen:
    """Says which table prevents one of `game` here, with the button for a thread if one can be made."""
    known = services.say(language, "game-name", there.game)
    screen = Screen().add(services.say(language, "gallery-taken", game=known, number=there.id, link=link_to(there)))
    if apart is None:
        return screen.add(services.say(language, "gallery-elsewhere"))
    label = services.say(language, "gallery-apart", None, game=services.say(language, "game-name", game))
    return screen.buttons([Button(apart.button, label, Style.PRIMARY)])


def under_way(services: Services, language: str, there: Table) -> Screen:
    """Says that this person already has a personal table, which they can continue or end."""
    game = services.say(language, "game-name", there.game)
    key = "personal-lesson" if there.daily is None else "personal-daily"
    return Screen().add(services.say(language, key, game=game)).buttons(personal_buttons(services, language, there))


def personal_buttons(services: Services, language: str, table: Table) -> list[Button]:
    """The buttons that return to a personal table and end it."""
    return [
        Button(CustomId("move", table.id).button, services.say(language, "personal-go_on"), Style.SUCCESS),
        Button(CustomId("ask_end", table.id).button, services.say(language, "status-ask_end")),
    ]


def hello(services: Services) -> Screen:
    """The greeting of the bot in a new place, in every language it speaks: what it is, and where to begin."""
    games = len(services.groups)
    screen = Screen().add("\n".join(services.say(language, "hello-what", games=games) for language in LANGUAGES))
    label = " · ".join(services.say(language, "hello-games") for language in LANGUAGES)
    return screen.buttons([Button(CustomId("games").button, label, Style.SUCCESS)])
