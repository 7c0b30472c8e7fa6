"""The games to choose from: what each looks like, in one line, for how many, how long, how hard."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from cogs.house.house import House
from cogs.house.ids import Press
from cogs.house.screen import Button, Image, Screen
from locales.texts import LANGUAGES


def gallery(house: House, language: str, pictures: Mapping[str, Image]) -> Screen:
    """Every game that has commands, with its picture where there is one, and a button that opens its lobby."""
    screen = Screen().add(f"### {house.say(language, 'gallery-title')}")
    for game in house.groups:
        name, blurb, facts = (house.say(language, f"game-{key}", game) for key in ("name", "blurb", "facts"))
        screen.add(f"**{name}**\n{blurb}\n-# {facts}", pictures.get(game))
        play = Button(
            Press("play", rest=game).button,
            house.say(language, "gallery-play", None, game=name),
            discord.ButtonStyle.primary,
        )
        screen.buttons([play])
    return screen


def hello(house: House) -> Screen:
    """What the bot says when it comes somewhere, once, in every language it speaks: what it is, and where to begin."""
    screen = Screen().add("\n".join(house.say(language, "hello-what") for language in LANGUAGES))
    label = " · ".join(house.say(language, "hello-games") for language in LANGUAGES)
    return screen.buttons([Button(Press("games").button, label, discord.ButtonStyle.success)])
