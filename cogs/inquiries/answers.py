"""The game master answers a question in plain words.

Each answer has example questions: the topics of every game, and each game's cases and rulings. The answer whose
examples the question resembles most is given, or the next best if that one is empty. Everything comes from the reader,
so an answer made with a spectator's reader may be posted publicly.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from cogs.inquiries import facts, offers, readings, rulebook, topics
from cogs.inquiries.candidates import Candidate, Reply
from cogs.inquiries.known import Known, wanted_of
from cogs.inquiries.replies import reply_to
from cogs.inquiries.subjects import all_resolved
from cogs.inquiries.topics import TOPICS
from cogs.inquiries.understanding import Inquiry, without_yes_or_no
from cogs.screens.story import brief
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Log, Screen, Style
from locales.sanitizing import sanitize
from tables.errors import Refusal

ACTION = "going_on"
"""The action of the buttons that ask."""
ASK = "ask"
"""What follows the action in the id of the button that opens the form."""
OFFERED = ("status", "standing", "news", "next", "refused")
"""The topics with buttons."""
AFTER_THE_END = ("news",)
"""Those that still have something to say when the game is over, in addition to the result."""
LEAST_OFFERED = 0.3
"""How much it must resemble an example for the answer to that to be offered."""
BEFORE_USUAL = 2
"""How many of the other answers come before those that people often mean: the log, and what others hold."""
RULES = ("end", "left", "thing")
"""Topics whose answers offer the rules."""
OWN_TOPICS = ("status", "standing", "case", "of_players", "turn", "my_turn", "choices", "hands", "fact", "refused")
"""Topics that tell a player something different from a spectator."""


def answer(known: Known, inquiries: Sequence[Inquiry]) -> Screen:
    """The answer to a question in plain words, with buttons for the others it may have asked for.

    If there are neither, what can be asked.
    """
    screen = Screen()
    said: set[str] = set()
    asked = all_resolved(known, inquiries)
    replies = [reply_to(known, inquiry, alone=len(asked) > 1) for inquiry in asked] or [
        Reply(topics.status(known, Inquiry()), "status")
    ]
    understood = [reply for reply in replies if reply.parts]
    if any(reply.unsure for reply in understood):
        screen.add(f"-# {known.reader.say('answer-unsure')}")
    for reply in understood:
        if reply.topic == "status" and len(asked) > 1:  # only where the game is
            reply.parts = reply.parts[:1]
        screen.add(*(_once(part, said) for part in reply.parts))
    if any(each.mine and each.asker is None for each in asked) and any(
        not reply.parts or reply.topic in OWN_TOPICS for reply in replies
    ):
        screen.add(f"-# {known.reader.say('answer-no_seat')}")
    elif understood and any(not reply.parts and reply.asks for reply in replies):
        screen.add(f"-# {known.reader.say('answer-unknown_rest')}")
    elif not understood:
        screen.add(known.reader.say("answer-unknown"))
    about = _about(asked, replies)
    offered = offers.offers(known, about) if asked else {}
    more = None
    if len(asked) == len(understood) == 1:
        more = readings.second(known, asked[0], understood[0], offered, screen.text)
    if more is not None and (parts := [part for part in (_once(part, said) for part in more.parts) if part]):
        understood[0].keys += (more.key,)
        understood[0].pages += (more.page,) if more.page else ()
        screen.add(_perhaps(known, more.title), *parts)
    others = _others(known, asked, replies, about, offered, screen.text) if asked else []
    if others:
        screen.add(f"-# {known.reader.say('answer-or_meant' if understood else 'answer-meant')}").buttons(others)
    elif not understood:
        screen.add(*topics.offered(known, Inquiry()))
    if not understood:
        found = (rulebook.find(known.reader, wanted_of(known, inquiry)) for inquiry in asked)
        near = [page.page for page in found if page is not None and page.coverage >= topics.HALF]
        return screen.buttons([*_pages(known, near), *topic_buttons(known.reader)])
    pages = dict.fromkeys(page for reply in understood for page in reply.pages)
    return screen.buttons([*_pages(known, [*pages]), *_buttons(known, {reply.topic for reply in understood})])


def _perhaps(known: Known, title: str) -> str:
    """What stands above an answer that may have been meant instead."""
    say = known.reader.say
    return f"-# {say('answer-perhaps_about', title=title) if title else say('answer-perhaps')}"


def _about(asked: Sequence[Inquiry], replies: Sequence[Reply]) -> Inquiry:
    """A question about all that these questions are about, without their words."""
    things = dict.fromkeys(thing for inquiry in asked for thing in inquiry.things)
    things |= dict.fromkeys(thing for each in _ranked(replies)[: offers.MOST_TRIED] for thing in each.things)
    seats = tuple(dict.fromkeys(seat for inquiry in asked for seat in inquiry.seats))
    first = asked[0] if asked else Inquiry()
    return offers.plain(replace(first, seats=seats, personal=any(each.personal for each in asked)), [*things])


def _ranked(replies: Sequence[Reply]) -> list[Candidate]:
    return sorted((each for reply in replies for each in reply.ranked), key=lambda each: -each.score)


def _others(
    known: Known,
    asked: Sequence[Inquiry],
    replies: Sequence[Reply],
    about: Inquiry,
    offered: Mapping[str, offers.Offer],
    said: str,
) -> list[Button]:
    """Buttons for the other answers that fit the question best."""
    ranked = _ranked(replies)
    told = [key for reply in replies for key in reply.keys if key in offered]
    likely = [each.key for each in ranked if each.score >= LEAST_OFFERED and each.key not in told]
    if not any(reply.parts for reply in replies):  # a line of the board that has its words
        headings = (facts.heading(known.reader, wanted_of(known, inquiry)) for inquiry in asked)
        likely = [*(offers.key_of("of_nobody", label) for label in headings if label), *likely]
    past, others = any(each.over or each.lately for each in asked), {*about.seats} - {each.asker for each in asked}
    weighs = any(each.judges or each.choose for each in asked) and any(
        each.awaited for each in known.reader.questions()
    )
    usual = [name for name, is_asked in (("advice", weighs), ("news", past), ("hands", others)) if is_asked]
    likely[BEFORE_USUAL:BEFORE_USUAL] = [offers.key_of(name, name) for name in usual]
    likely.insert(0, offers.key_of(offers.EVERYTHING, offers.EVERYTHING))
    keys = [*told, *offers.chosen(offered, likely, said)]
    return offers.buttons(known, about, offered, [*keys, offers.ALL], told)


def another(known: Known, rest: str) -> Screen:
    """An answer that was offered, for the person who picked it, or all of them, and again the others.

    `rest`: what the button carries. Raises Refusal if it was forged, or there is no such answer now.
    """
    about, keys, picked = offers.read(known, rest)
    offered = offers.offers(known, about)
    wanted = dict.fromkeys(keys) if picked == offers.ALL else [picked]
    told = [offered[key] for key in wanted if key in offered]
    screen, said = Screen(), set[str]()
    for offer in told:
        if new := Screen().add(*(_once(part, said) for part in offer.tell())).blocks:
            title = f"**{sanitize(offer.title, markdown=True)}**" if offer.title else None
            screen.add(title, *new)
    if not screen.blocks:
        raise Refusal(offers.GONE)
    if others := offers.buttons(known, about, offered, keys, [picked]):
        screen.add(f"-# {known.reader.say('answer-or_meant')}").buttons(others)
    pages = dict.fromkeys(offer.page for offer in told if offer.page)
    return screen.buttons([*_pages(known, [*pages]), *_buttons(known, {offer.topic for offer in told})])


def topic(known: Known, name: str) -> Screen:
    """The answer to one of the questions that have a button."""
    parts = TOPICS[name](known, Inquiry(asker=known.reader.seat, own=True))
    return Screen().add(*parts).buttons(_buttons(known, {name}))


def _once(part: Block | str | None, said: set[str]) -> Block | str | None:
    """A part of an answer without the lines already `said` above; its other lines are added to that set."""

    def is_new(line: str) -> bool:
        words = without_yes_or_no(line.removeprefix("- ").strip())
        known = words in said
        said.update([words] if words else [])
        return not known

    if isinstance(part, Log):
        return replace(part, lines=[line for line in part.lines if is_new(line)])
    if isinstance(part, str):
        return "\n".join(filter(is_new, part.splitlines()))
    return part


def briefing(known: Known) -> Screen:
    """*What's going on?*: where the game is, who leads, what happened, what comes next, and buttons for more."""
    reader = known.reader
    screen = Screen().add(_title(reader), *topics.status(known, Inquiry()), "\n".join(facts.coming(reader)))
    return screen.buttons(topic_buttons(reader))


def not_begun(reader: Reader) -> Screen:
    """For a question about a game that has not begun: its rules and its lesson."""
    table = reader.table.id
    screen = Screen().add(reader.say("answer-not_begun", game=reader.say("game-name")))
    return screen.buttons([Button(CustomId("rules", table).button, reader.say("board-rules"))])


def handover(known: Known, first: str = "") -> Screen:
    """For someone who takes over a seat or was away for long: where the game is, what they have, what is asked.

    `first`: a line above all else. The events are those since they last looked.
    """
    reader = known.reader
    screen = Screen().add(first or None, _title(reader))
    screen.add(f"### {reader.say('handover-title')}\n" + "\n".join([*topics.place(reader)[:2], *topics.leader(reader)]))
    if (told := brief(reader, known.events, topics.SOME_NEWS)) is not None:
        screen.add(f"### {reader.say('handover-seen')}", Log(told.lines[-topics.MOST_NEWS :]))
    if reader.seat is not None and (mine := facts.own(reader)):
        screen.add(f"### {reader.say('handover-has')}\n" + "\n".join(mine))
    screen.add("\n".join(topics.turn_lines(reader)))
    look = CustomId("look", reader.table.id).button
    more = Button(CustomId(ACTION, reader.table.id).button, reader.say("board-going_on"))
    return screen.buttons([Button(look, reader.say("board-move"), Style.PRIMARY), more])


def topic_buttons(reader: Reader) -> list[Button]:
    """A button for each of the usual questions that has an answer now, and one to ask in plain words."""
    table = reader.table.id
    names = AFTER_THE_END if reader.table.is_over else OFFERED[1:]
    offered = [Button(CustomId(ACTION, table, rest=name).button, reader.say(f"ask-about-{name}")) for name in names]
    return [*offered, Button(CustomId(ACTION, table, rest=ASK).button, reader.say("ask-about-form"), Style.PRIMARY)]


def _title(reader: Reader) -> str:
    return f"-# {reader.say('panel-title', game=reader.say('game-name'), number=reader.table.id)}"


def _buttons(known: Known, told: set[str]) -> list[Button]:
    """Further buttons: the panel for what only the player may know, the rules, and where the game is."""
    reader, table = known.reader, known.reader.table.id
    buttons = []
    if (
        told & {"advice", "turn", "my_turn", "choices"}
        and not reader.table.is_over
        and reader.table.status == "running"
    ):
        buttons.append(Button(CustomId("move", table).button, reader.say("board-move"), Style.PRIMARY))
    if told & {"refused", "withheld"} and not known.private and not reader.table.is_over:
        buttons.append(Button(CustomId(ACTION, table, rest="refused").button, reader.say("ask-about-private")))
    if told & {"ruling", *RULES}:
        buttons.append(Button(CustomId("rules", table).button, reader.say("board-rules")))
    if "status" not in told or known.private:
        buttons.append(Button(CustomId(ACTION, table).button, reader.say("board-going_on")))
    return buttons


def _pages(known: Known, pages: Sequence[str]) -> list[Button]:
    """The pages of the rules that say more."""
    table = known.reader.table.id
    return [
        Button(CustomId("rules", table, rest=page).button, f"📖 {known.reader.say(f'topic-{page}-title')}")
        for page in pages[: rulebook.MOST_OFFERED]
    ]
