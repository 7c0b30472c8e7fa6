"""The games to choose from: how many players, how long, how hard, and one line."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.screens.lobby import header
from cogs.services.caller import Caller
from cogs.services.discord_limits import MOST_COMPONENTS, MOST_FILES
from cogs.services.ids import CustomId
from cogs.services.links import link_to
from cogs.services.screen import Button, Screen, Style
from cogs.services.services import Services
from locales.sanitizing import Markdown
from rules.lessons import Lesson
from rules.messages import refer
from storage.rows import Table

DATE = "@"
"""Separates a game from the date of its lobby in the id of a button."""


def gallery(caller: Caller, when: int | None = None) -> Screen:
    """Every game that has commands, with the button for its lobby, and the way to the lessons.

    With a date (`when`) there are only the buttons that open a lobby for it. If there are too many games, the last ones
    have only their commands.
    """
    games = list(caller.services.groups)
    screen = _gallery(caller, games, when)
    while screen.components > MOST_COMPONENTS or len(screen.images) > MOST_FILES:
        games.pop()
        screen = _gallery(caller, games, when)
    return screen


def _gallery(caller: Caller, games: Sequence[str], when: int | None) -> Screen:
    screen = Screen().add(f"### {caller.say('gallery-title')}")
    if when is not None:
        screen.add(caller.say("night-date", at=str(when)))
    for game in games:
        name, blurb, facts = (caller.say(f"game-{key}", game) for key in ("name", "blurb", "facts"))
        screen.add(header(caller.services, game, caller.language), f"{blurb}\n-# {facts}")
        play = CustomId("play", rest=game if when is None else f"{game}{DATE}{when}")
        screen.buttons([Button(play.button, caller.say("gallery-play", game=name), Style.PRIMARY)])
    others = [caller.command(group, "new") for game, group in caller.services.groups.items() if game not in games]
    if others:
        screen.add(caller.say("gallery-more", commands=caller.services.texts.join(caller.language, others)))
    if when is not None:
        return screen
    return screen.buttons([caller.button("lessons", "help-lessons"), caller.button("daily", "daily-title")])


def lesson_button(caller: Caller, table: Table) -> list[Button]:
    """The button of the lesson that is most like the game of this lobby; empty without a lesson, or in a game."""
    if table.started is not None or table.is_over:
        return []
    offered = caller.services.tables.lessons.lessons.get(table.game, {}).values()
    settings = caller.services.games[table.game].settings_type.model_validate(table.settings)

    def similarity(lesson: Lesson) -> int:
        """The number of the lesson's settings that the table has as well, minus those that differ."""
        chosen = {name: value for name, value in lesson.settings.items() if settings.counts(name, len(table.seats))}
        return sum(1 if getattr(settings, name) == value else -1 for name, value in chosen.items())

    nearest = max(offered, key=similarity, default=None)
    return [] if nearest is None else [caller.button("learn", "gallery-learn", rest=f"{table.game}/{nearest.name}")]


def lessons_screen(caller: Caller) -> Screen:
    """Every lesson, with what it is about and how long it takes."""
    screen = Screen().add(f"### {caller.say('lessons-title')}")
    for game in caller.services.groups:
        for lesson in caller.services.tables.lessons.lessons.get(game, {}).values():
            title = Markdown(caller.say(f"coach-title-{lesson.name}", game))
            least, most = lesson.minutes
            screen.add(caller.say("lessons-line", game, game=refer("game-name"), title=title, least=least, most=most))
            screen.buttons([Button(CustomId("learn", rest=f"{game}/{lesson.name}").button, f"🎓 {title}")])
    return screen


def taken_screen(caller: Caller, occupying: Table, game: str, apart: CustomId | None) -> Screen:
    """A refusal, as this channel already has a table; with buttons to end the caller's lesson and for a new thread."""
    title = caller.say("game-name", occupying.game)
    screen = Screen().add(caller.say("gallery-taken", game=title, number=occupying.id, link=link_to(occupying)))
    is_own_lesson = occupying.lesson is not None and occupying.host_id == caller.id
    ends = [caller.button("ask_end", "status-ask_end", occupying.id)] if is_own_lesson else []
    if apart is None:
        return screen.add(caller.say("gallery-elsewhere")).buttons(ends)
    label = caller.say("gallery-apart", game=caller.say("game-name", game))
    return screen.buttons([Button(apart.button, label, Style.PRIMARY), *ends])


def hello(services: Services, languages: Sequence[str]) -> Screen:
    """The greeting of the bot in a new place, in each of these languages: what it is, and where to begin."""
    games = len(services.groups)
    screen = Screen().add("\n".join(services.say(language, "hello-what", games=games) for language in languages))
    label = " · ".join(services.say(language, "hello-games") for language in languages)
    return screen.buttons([Button(CustomId("games").button, label, Style.PRIMARY)])
