"""The rules of a game, page by page, and the legend of its symbols."""

from __future__ import annotations

from cogs.screens.gallery import lesson_button
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.screen import Screen, SelectChoice, picture_block
from locales.name_search import contains
from pictures.game_pictures import has_legend, legend
from tables.errors import Refusal

LEGEND = "signs.png"


@handles("rules")
async def rules(caller: Caller, press: CustomId) -> None:
    """The first page of the rules of this game, or the page that the button is about; in a lobby also a lesson."""
    table = await caller.services.tables.store.get(press.table)
    screen = rules_page(caller, table.game, press.rest)
    await caller.show(screen.buttons(lesson_button(caller, table)))


@handles("topic")
async def topic(caller: Caller, press: CustomId) -> None:
    """Another page."""
    if press.rest not in caller.services.games or caller.picked not in dict(topics(caller, press.rest)):
        raise Refusal(UNKNOWN)
    await caller.edit_message(rules_page(caller, press.rest, caller.picked))


@handles("legend")
async def show_legend(caller: Caller, press: CustomId) -> None:
    """The symbols of this table's game, in this person's language and style; in words for those who prefer them."""
    table = await caller.services.tables.store.get(press.table)
    pictures = caller.services.game_pictures.get(table.game)
    if pictures is None or not has_legend(pictures):
        raise Refusal(UNKNOWN)
    await caller.show(Screen().add(picture_block(legend(pictures, caller.language, caller.services.texts), LEGEND)))


def topics(caller: Caller, game: str) -> list[tuple[str, str]]:
    """The pages of a game's rules as (id, title), in the order of the file."""
    keys = caller.services.texts.keys(caller.language, game)
    titles = [key for key in keys if key.startswith("topic-") and key.endswith("-title")]
    return [(key.removeprefix("topic-").removesuffix("-title"), caller.say(key, game)) for key in titles]


def topics_with(caller: Caller, game: str, typed: str) -> list[tuple[str, str]]:
    """The topics whose title or text contains every typed word, those with a match in the title first."""
    hits = [
        (page, title)
        for page, title in topics(caller, game)
        if contains(f"{title} {caller.say(f'topic-{page}', game)}", typed)
    ]
    return sorted(hits, key=lambda hit: not contains(hit[1], typed))


def rules_page(caller: Caller, game: str, topic: str) -> Screen:
    """One page of the rules, with a menu of the others. An unknown topic is searched for."""
    titles = dict(topics(caller, game))
    if topic not in titles:
        pages = topics_with(caller, game, topic)
        if not pages:
            raise Refusal("refused-no_topic", typed=topic)
        topic = pages[0][0]
    screen = Screen().add(f"### {titles[topic]}", caller.say(f"topic-{topic}", game))
    choices = [SelectChoice(id, title, chosen=id == topic) for id, title in titles.items()]
    first = max(0, min([*titles].index(topic) - MOST_CHOICES // 2, len(titles) - MOST_CHOICES))
    return screen.add(caller.menu("topic", choices[first : first + MOST_CHOICES], "rules-choose", rest=game))
