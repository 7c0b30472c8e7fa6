"""Looking up cards and monsters: from a menu of those in view, by name, and with the command `card`."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from math import ceil

from pydantic import BaseModel
from pydantic_core import to_json

from cogs.inquiries import documents
from cogs.inquiries.documents import Document
from cogs.services.caller import Caller, handles
from cogs.services.cards import Cards
from cogs.services.discord_limits import MOST_CHOICES
from cogs.services.forms import TextField
from cogs.services.ids import UNKNOWN, CustomId, number
from cogs.services.reader import Reader
from cogs.services.screen import Button, Image, Screen, Select, SelectChoice
from cogs.services.services import Services
from locales.name_search import find, most_similar, normal_form, search
from locales.sanitizing import sanitize
from pictures.svg import Picture
from rules.views import View
from tables.errors import Refusal

PICTURE = "card.png"
BY_NAME = "name"
"""The last part of the id of the button that opens the form."""
MOST_MENUS = 6
"""Menus of what is in view, on one page."""
LONGEST = 100
"""Characters of a name that can be typed."""
_QUESTION = re.compile(r"[?？]\s*$")
_LISTED = re.compile("[,、]")
ASKS = re.compile("[\\s?？\u3041-\u309f]")
"""In what is typed: more than a single word, or a question."""


@handles("card")
async def look_up(caller: Caller, press: CustomId) -> None:
    """Menus of what this person has in view; the form for a name on request, or when nothing is in view."""
    cards = await _cards_of(caller.services, press)
    menus = [] if press.rest == BY_NAME else await _in_view(caller, press.table, cards)
    if menus:
        screen = _page(caller, press.table, menus, number(press.rest or "0"))
        await (caller.edit_message(screen) if press.rest else caller.show(screen))
        return
    name = TextField("name", caller.say("lookup-label"), most=LONGEST, required=True)
    await caller.ask("named", "lookup-title", [name], press.table)


async def _in_view(caller: Caller, table_id: int, cards: Cards) -> list[Select]:
    """The cards that this person's view of the table mentions: a menu for each zone, or several for a large one."""
    table = await caller.services.tables.store.get(table_id)
    if table.started is None or not caller.may_see(table):
        return []
    game = await caller.services.tables.store.game(table_id)
    menus: list[Select] = []
    for zone, card_ids in in_zones(game.view(table.seat_of(caller.id)), cards.ids).items():
        zone_name = caller.say(zone, table.game)
        choices = [SelectChoice(card, cards.name(card, caller.language)) for card in card_ids]
        parts = [choices[index : index + MOST_CHOICES] for index in range(0, len(choices), MOST_CHOICES)]
        for place, part in enumerate(parts, 1):
            title = (
                caller.say("lookup-part", zone=zone_name, part=place, parts=len(parts)) if len(parts) > 1 else zone_name
            )
            menus.append(Select(CustomId("named", table_id, len(menus)).menu, part, title))
    return menus


async def shows_named(caller: Caller, press: CustomId) -> bool:
    """Show the card named in the form, or a menu if it is ambiguous; False if it is no name but a question.

    Raises Refusal for a form not submitted.
    """
    if len(caller.values) != 1:
        raise Refusal(UNKNOWN)
    cards = await _cards_of(caller.services, press)
    typed = caller.picked
    card_id = find(cards.spelled(), typed)
    near = search(cards.spelled(), typed)[:MOST_CHOICES]
    rule, page = await _rule_on_term(caller, press.table, typed, named=bool(near))
    if card_id is not None:
        await draw(caller, cards.picture(card_id, caller.language), rule, page)
        return True
    answer = caller.say("lookup-several") if near else ""
    if not near and not rule:
        near = [] if _QUESTION.search(typed) else most_similar(cards.spelled(), typed)
        table = await caller.services.tables.store.get(press.table)
        if ASKS.search(typed.strip()) and not (near or caller.anonymous or table.started is None):
            return False
        quoted = sanitize(typed[:LONGEST], markdown=True)
        answer = f"⚠️ {caller.say('lookup-unknown' if near else 'lookup-nothing', typed=quoted)}"
    screen = Screen().add(rule, answer)
    if near:
        choices = [SelectChoice(card, cards.name(card, caller.language)) for card in near]
        screen.add(caller.menu("named", choices, "panel-choose", press.table))
    again = caller.button("card", "lookup-by_name", press.table, rest=BY_NAME)
    await caller.show(screen.buttons([*page, again]))
    return True


async def _rule_on_term(caller: Caller, table_id: int, typed: str, *, named: bool) -> tuple[str, list[Button]]:
    """The words of the game's rules on a term, and the button to their page; empty if there are none.

    `named`: there are things of that name, so that rules which only mention the term are not wanted.
    """
    table = await caller.services.tables.store.get(table_id)
    reader = await caller.reader(table)
    term = typed[:LONGEST]
    rules = lines_of_term(reader, term) or paragraphs_of_term(reader, term, titled=named)
    if not rules:
        return "", []
    page = rules[0].page
    text = "\n".join(dict.fromkeys(line for rule in rules for line in (f"**{rule.title}**", rule.text)))
    label = f"📖 {caller.say(f'topic-{page}-title', table.game)}"
    return text, [Button(CustomId("rules", table_id, rest=page).button, label)]


async def show_card(caller: Caller, game: str, typed: str) -> None:
    """The thing that `typed` means, or that there is none; ephemeral. `game` must offer some."""
    cards = caller.services.cards[game]
    card = find(cards.spelled(), typed)
    if card is None:
        typed = sanitize(typed[:LONGEST], markdown=True)
        await caller.tell(f"⚠️ {caller.say('refused-no_card', game, typed=typed)}")
        return
    await draw(caller, cards.picture(card, caller.language))


async def draw(caller: Caller, drawn: Picture, more: str = "", buttons: Sequence[Button] = ()) -> None:
    """A picture below its words, or words alone for those who prefer them; `more` below it, and `buttons`."""
    image = replace(Image.of(drawn, PICTURE), words="")
    await caller.show(Screen().add(drawn.text, image, more).buttons(buttons))


async def _cards_of(services: Services, press: CustomId) -> Cards:
    """The things of the table's game. Raises Refusal if it has nothing to look up."""
    cards = services.cards.get((await services.tables.store.get(press.table)).game)
    if cards is None:
        raise Refusal(UNKNOWN)
    return cards


def lines_of_term(reader: Reader, term: str) -> list[Document]:
    """The lines of the rules that begin with exactly this term, or a list of terms with it, and a colon."""
    normal_term = normal_form(term)
    lines = []
    for document in _rule_documents(reader):
        for line in document.text.splitlines():
            head, colon, _ = line.removeprefix("- ").replace("：", ":").partition(":")
            if normal_term and colon and normal_term in map(normal_form, _LISTED.split(head)):
                lines.append(replace(document, text=line))
    return lines


def paragraphs_of_term(reader: Reader, term: str, *, titled: bool) -> list[Document]:
    """The paragraph of the rules that has this term in its title, or else (unless it must be `titled`) in its text."""
    normal_term = normal_form(term)
    paragraphs = [document for document in _rule_documents(reader) if normal_term]
    matches = [document for document in paragraphs if normal_term in normal_form(document.title)]
    if not matches and not titled:
        matches = [document for document in paragraphs if normal_term in normal_form(document.text)]
    return matches[:1]


def _rule_documents(reader: Reader) -> list[Document]:
    return [*documents.rules(reader.services.texts, reader.language, reader.table.game)]


def _page(caller: Caller, table_id: int, menus: Sequence[Select], page: int) -> Screen:
    """A page of the menus, with buttons to the other pages and to the form."""
    pages = ceil(len(menus) / MOST_MENUS)
    page = min(page, pages - 1)
    screen = Screen().add(f"**{caller.say('lookup-in_view')}**")
    screen.add(*menus[page * MOST_MENUS : (page + 1) * MOST_MENUS])

    def turn(key: str, to: int) -> Button:
        return caller.button("card", key, table_id, rest=str(to), disabled=not 0 <= to < pages)

    by_name = caller.button("card", "lookup-by_name", table_id, rest=BY_NAME)
    turns = [turn("panel-previous", page - 1), turn("panel-next", page + 1)] if pages > 1 else []
    return screen.buttons([*turns, by_name])


def in_zones(view: View, cards: Collection[str]) -> dict[str, list[str]]:
    """The cards in view, by the text key of their zone: the zones that the game names, then everything else.

    A thing in several zones is listed in each.
    """
    by_zone = {f"zone-{zone}": _mentioned_in(_as_json(part), cards) for zone, part in view.zones().items()}
    elsewhere = set(cards).difference(*by_zone.values())
    by_zone["lookup-rest"] = _mentioned_in(_as_json(view), elsewhere)
    return {zone: things for zone, things in by_zone.items() if things}


def _mentioned_in(json: str, cards: Collection[str]) -> list[str]:
    """The cards that are mentioned, in order."""
    places = sorted((json.index(_as_quoted(card)), card) for card in cards if _as_quoted(card) in json)
    return [card for _, card in places]


def _as_json(part: object) -> str:
    """A part of a view as JSON without the names of its fields, which may be spelled like the id of a thing."""
    return to_json(_without_names(part)).decode()


def _without_names(part: object) -> object:
    if isinstance(part, BaseModel):
        return [_without_names(value) for _, value in part]
    if isinstance(part, Mapping):
        return [[key, _without_names(value)] for key, value in part.items()]
    if isinstance(part, list | tuple | set | frozenset):
        return [_without_names(item) for item in part]
    return part


def _as_quoted(card: str) -> str:
    """The form in which a view as JSON mentions a thing: its id, without the family with which some ids begin."""
    return f'"{card.partition("-")[2] or card}"'
