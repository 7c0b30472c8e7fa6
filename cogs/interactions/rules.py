"""The rules of a game, page by page, and the legend of its symbols."""

from __future__ import annotations

from dataclasses import dataclass

from cogs.screens.gallery import lesson_button
from cogs.services.caller import Caller, handles
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.ids import UNKNOWN, CustomId
from cogs.services.screen import Choice, Screen, pictured
from cogs.services.services import Services
from locales.name_search import contains
from pictures.game_pictures import has_legend, legend
from tables.errors import Refusal

LEGEND = "signs.png"


@dataclass(eq=False)
class RulesPages:
    """The button *Rules*, the command `rules`, and what leads from page to page."""

    services: Services

    @handles("rules")
    async def rules(self, caller: Caller, press: CustomId) -> None:
        """The first page of the rules of this game, or the page that the button is about; in a lobby also a lesson."""
        table = await self.services.tables.store.get(press.table)
        screen = self.rules_screen(caller, table.game, press.rest)
        await caller.show(screen.buttons(lesson_button(caller, table)))

    @handles("topic")
    async def topic(self, caller: Caller, press: CustomId) -> None:
        """Another page."""
        if press.rest not in self.services.games or caller.picked not in dict(self.topics(caller.language, press.rest)):
            raise Refusal(UNKNOWN)
        await caller.turn(self.rules_screen(caller, press.rest, caller.picked))

    @handles("legend")
    async def legend(self, caller: Caller, press: CustomId) -> None:
        """The symbols of this table's game, in this person's language and style; in words for those who prefer them."""
        table = await self.services.tables.store.get(press.table)
        pictures_of = self.services.game_pictures.get(table.game)
        if pictures_of is None or not has_legend(pictures_of):
            raise Refusal(UNKNOWN)
        await caller.show(Screen().add(pictured(legend(pictures_of, caller.language, self.services.texts), LEGEND)))

    def topics(self, language: str, game: str) -> list[tuple[str, str]]:
        """The pages of a game's rules as (id, title), in the order of the file."""
        keys = self.services.texts.keys(language, game)
        ids = [key.removeprefix("topic-").removesuffix("-title") for key in keys if _is_title(key)]
        return [(topic, self.services.say(language, f"topic-{topic}-title", game)) for topic in ids]

    def found(self, language: str, game: str, typed: str) -> list[tuple[str, str]]:
        """The topics whose title or text contains every typed word, those with a match in the title first."""
        hits = [
            (topic, title)
            for topic, title in self.topics(language, game)
            if contains(f"{title} {self.services.say(language, f'topic-{topic}', game)}", typed)
        ]
        return sorted(hits, key=lambda hit: not contains(hit[1], typed))

    def rules_screen(self, caller: Caller, game: str, topic: str) -> Screen:
        """One page of the rules, with a menu of the others. An unknown topic is searched for."""
        topics = self.topics(caller.language, game)
        if topic not in dict(topics):
            pages = self.found(caller.language, game, topic)
            if not pages:
                raise Refusal("refused-no_topic", typed=topic)
            topic = pages[0][0]
        screen = Screen().add(f"### {dict(topics)[topic]}", self.services.say(caller.language, f"topic-{topic}", game))
        place = [id for id, _ in topics].index(topic)
        first = max(0, min(place - MOST_CHOICES // 2, len(topics) - MOST_CHOICES))
        choices = [Choice(id, title, chosen=id == topic) for id, title in topics[first : first + MOST_CHOICES]]
        return screen.add(caller.menu("topic", choices, "rules-choose", rest=game))


def _is_title(key: str) -> bool:
    return key.startswith("topic-") and key.endswith("-title")
