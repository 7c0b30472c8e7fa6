"""A player's private message: the panel of *My move*, which is also the DM with the hand.

A `Reader` is the viewer of a table, here a seat, in one language; a `Screen`, a message as data.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

from cogs.screens.coach import coach_words, lesson_closing, spoken_late, straying_note, waiting_note
from cogs.screens.open_question import OpenQuestion, Progress
from cogs.screens.proposals import add_proposals, last_choice, may_propose_undo, own_choices
from cogs.screens.question.controls import controls
from cogs.screens.question.lines import not_possible, whole_sums
from cogs.screens.question.prompt import hint, prompt
from cogs.screens.story.recap import brief, recent, suffered
from cogs.screens.verdict import decided, ended_early, interim, verdict
from cogs.services.discord_limits import LABEL
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Divider, Log, Screen, Style, Text
from locales.labels import short
from locales.sanitizing import Markdown
from pictures.game_pictures import has_legend
from rules.game import awaited_questions
from rules.messages import Plain, Seat, seat_name
from rules.questions import Question, Secrecy, Shown
from storage.rows import LoggedEvent, Table
from tables.play.undo import seen_version

BRIEF = 3
"""Lines of news above a question, unless more of it is important."""
MOST_NEWS = 15
"""The most lines of news behind *More*, except important ones; the log has everything."""
MOST_OTHERS = 4
"""Other open questions that get a button."""
LONGEST_WAY = 40
"""The most characters of the label of a button to another question."""

RECENT = 12 * 3600
"""For how many seconds the time of day says how long the table has waited; after that, the date is added."""

AWAY = "log-called"
CALLS = frozenset({AWAY, "log-remind", "log-warn"})
"""Events that call a player: reported as away, asked for an answer, or nearly out of time."""

ASIDE = "aside"
"""The last part of the id of *More*."""
IDEAS = "ideas"
"""The end of the id of *Idea*, after the action."""


Controls = Callable[[OpenQuestion], Sequence[Block]]
"""A function that makes the controls with which a question is answered."""


@dataclass(frozen=True, slots=True)
class News:
    """Text before the question: a refusal or hint of the moment, and the latest events.

    `since`: the number of the last event that the player knows. `events` may begin before it (`story.CONTEXT`). `beat`:
    the moment of a show in place of events, for a player who waits or whose choice the show is about. `holds`: its
    outcome is still to come, so there is no question or anything else that would give it away. `most`: about how many
    lines of news.
    """

    notice: str = ""
    events: Sequence[LoggedEvent] = field(default=())
    since: int = 0
    beat: str = ""
    holds: bool = False
    most: int = BRIEF


def chosen_question(reader: Reader, number: int = 0) -> Question | None:
    """The question the panel shows: the one of that number if it is open, else the first.

    A standing wish is open all the time; it is shown to those who ask for it, and is a button below for the others.
    """
    questions = reader.questions()
    fresh = (question for question in questions if not _is_standing(reader, question))
    return next((question for question in questions if question.id == number), None) or next(fresh, None)


def panel(
    reader: Reader,
    question: Question | None,
    progress: Progress,
    news: News,
    above: Sequence[Block | None] = (),
    below: Block | None = None,
    answers: Controls = controls,
) -> Screen:
    """The news in brief, and the question with its answers; or whom the table waits for.

    `above`: pictures of what the question is about, or words in their place; `below`: that of a hand it does not need.
    `answers`: how the answers are offered, by default within Discord's limits.
    """
    screen = Screen().add(f"-# {reader.title}")
    screen.add(trouble(reader), f"⚠️ {news.notice}" if news.notice else None)
    _add_body(reader, screen, question, progress, news, above, answers)
    if below is not None:
        screen.add(Divider(), below)
    elif answers is controls and not news.holds:
        screen.add(_hand_in_short(reader, question))
    return screen


def come_back(say: Callable[[str], str], table: Table, seat: Seat) -> Screen:
    """The offer to someone who has left a game to take their seat again."""
    press = CustomId("takeover", table.id, rest=str(seat)).button
    return Screen().add(say("panel-left")).buttons([Button(press, say("panel-come_back"), Style.SUCCESS)])


def waiting_line(reader: Reader) -> str:
    """Whom the table waits for, as far as this reader may know, since when, and what for.

    If it is secret, the text is the same whether a player is asked in secret or only a clock is running.
    """
    if reader.game is None:
        return ""
    asked = awaited_questions(reader.game, reader.seat)
    awaited = sorted(asked)
    if not awaited:
        return reader.say("waiting-secret")
    since = _since(reader, awaited)
    doing = {
        seat: "" if asked[seat].secrecy is Secrecy.ALL else reader.say(f"doing-{asked[seat].kind}") for seat in awaited
    }
    if len({*doing.values()}) > 1:
        busy = [_busy(reader, seat, doing[seat]) for seat in awaited]
        return reader.say("waiting-for", players=busy, since=since)
    players = [seat_name(seat) for seat in awaited]
    activity = doing[awaited[0]]
    if not activity:
        return reader.say("waiting-for", players=players, since=since)
    return reader.say("waiting-for_what", players=players, since=since, doing=activity)


def _busy(reader: Reader, seat: Seat, doing: str) -> Plain:
    """A player with what they are deciding, if that may be told."""
    player = seat_name(seat)
    return Markdown(reader.say("waiting-player", player=player, doing=doing)) if doing else player


def thinking_line(reader: Reader) -> str:
    """Says that computer players of many tables are thinking, if the table waits for one of its own; else empty."""
    seats = [] if reader.game is None else reader.game.waiting(reader.seat)
    if not any(reader.table.seats[seat].level is not None for seat in seats):
        return ""
    return reader.say("waiting-busy") if reader.services.tables.computers.is_held_up(reader.table.id) else ""


def _since(reader: Reader, awaited: Sequence[Seat]) -> str:
    """Since when the table waits for the first of these seats: the time of day, with the date if it is not today."""
    since = reader.table.waits_since(awaited)
    return f"<t:{int(since)}:{'t' if reader.services.clock() - since < RECENT else 'f'}>"


def _hand_in_short(reader: Reader, question: Question | None) -> str:
    """The seat's hand in one line, where a question that is usually shown with its picture does not need it."""
    if question is None or reader.game is None:
        return ""
    args = reader.args(question)
    return f"-# {reader.say(f'held-{question.kind}', **args)}" if "hand" in args else ""


def trouble(reader: Reader) -> str:
    """The reason why the board cannot be shown in its channel; usually empty."""
    sentence = reader.services.troubles.get(reader.table.id)
    return f"⚠️ {reader.say(sentence)}" if sentence is not None else ""


def _without_settled(reader: Reader, news: News) -> list[LoggedEvent]:
    """The events of the news without calls for something that has been done since."""
    calls = CALLS.intersection([event.key for event in news.events])
    settled = [key for key in calls if _is_settled(reader, key)]
    return [event for event in news.events if event.key not in settled]


def _is_settled(reader: Reader, key: str) -> bool:
    """Whether events of this key asked this seat for something that has been done since; the log keeps them."""
    seat = reader.seat
    if seat is None:
        return False
    if key == AWAY:
        return reader.table.stand_in_proposal(seat) is None
    return reader.game is None or seat not in reader.game.waiting(seat)


def _add_body(
    reader: Reader,
    screen: Screen,
    question: Question | None,
    progress: Progress,
    news: News,
    pictures: Sequence[Block | None],
    answers: Controls,
) -> None:
    """Add news, pictures, and what can be done; or what is behind *More*; or only the moment of a show."""
    table, course = reader.table, reader.course
    lesson_over = course is not None and course.ended and not (course.silent or course.dismissed)
    asks = table.status == "running" and not table.is_over and not lesson_over
    if asks and progress.aside:
        _add_more(reader, screen, question, news)
    elif news.holds or (table.is_over and news.beat):
        screen.add(f"### {news.beat}").buttons([reader.button("skip", "board-skip")]).add(*pictures)
    elif table.is_over:
        screen.add(*pictures, *verdict(reader), _how_it_ended(reader, news))
        if course is not None and not course.silent:
            screen.blocks += lesson_closing(reader, course).blocks
    else:
        asked = OpenQuestion.of(reader, question, progress) if asks and question is not None else None
        coach = list[Text]()
        if asked is not None:
            asked, coach = _with_coach(reader, asked)
        idle = asks and reader.seat is not None and (asked is None or not asked.question.awaited)
        at_first_question = not idle and course is not None and not course.asked
        if at_first_question:  # the coach explains how everything works before the news
            screen.add(*coach)
        if news.beat or not progress.picked:  # with the first pick they have read the news
            _add_latest(reader, screen, news, idle=idle)
        if not at_first_question:
            screen.add(*coach)
        screen.add(*pictures)
        _add_below(reader, screen, asked, answers, lesson_over=lesson_over)


def _how_it_ended(reader: Reader, news: News) -> Log | str | None:
    """The events that decided a game that was ended early; otherwise the last news before points were counted."""
    count = frozenset[str]() if reader.game is None else reader.game.chronicle.count
    before_count = [event for event in _without_settled(reader, news) if event.key not in count]
    if ended_early(reader):
        return "\n".join(decided(reader, before_count))
    return recent(reader, before_count, news.most, news.since)


def _add_latest(reader: Reader, screen: Screen, news: News, *, idle: bool) -> None:
    """Add the moment of a show, or the latest news; a player who is not asked can end the show."""
    if news.beat:
        screen.add(f"### {news.beat}").buttons([reader.button("skip", "board-skip")] if idle else [])
        return
    events = _without_settled(reader, news)
    fresh = [event for event in events if event.number > news.since]
    hurt = suffered(reader, events, news.since)
    screen.add(hurt and f"### {hurt}", recent(reader, events, news.most, news.since), interim(reader, fresh))


def _add_below(
    reader: Reader, screen: Screen, asked: OpenQuestion | None, answers: Controls, *, lesson_over: bool
) -> None:
    """Add the answers to a question, or else the controls while others play, the game rests or a lesson is over."""
    if reader.table.status != "running":
        rest_note(reader, screen, may_resume=reader.seat is not None)
        return
    if reader.seat is None:
        screen.add(reader.say("panel-not_seated"), waiting_line(reader), thinking_line(reader))
        return
    add_proposals(reader, screen)
    if lesson_over and reader.course is not None:
        screen.blocks += lesson_closing(reader, reader.course).blocks
    elif asked is None:
        screen.add(waiting_note(reader), f"### {waiting_line(reader)}", thinking_line(reader))
        _add_others(reader, screen, None, _undo_button(reader, reader.undo))
    else:
        _ask(reader, screen, asked, answers)


def _with_coach(reader: Reader, asked: OpenQuestion) -> tuple[OpenQuestion, list[Text]]:
    """The question as a lesson asks it, and what the coach says first."""
    progress = asked.progress
    if reader.advice is None:
        return asked, []
    option = asked.option(progress.confirm) if progress.confirm else None
    if option is not None:
        stray = straying_note(reader, asked, reader.advice, option)
        return replace(asked, coach=replace(asked.coach, stray=stray)), []
    if progress.page or progress.group is not None:
        return asked, []
    return asked, _firm(coach_words(reader, asked, reader.advice))


def _ask(reader: Reader, screen: Screen, asked: OpenQuestion, answers: Controls) -> None:
    """The question, the buttons that answer it, and below them their effects and a hint."""
    question = asked.question
    if not question.awaited and (reader.game is None or reader.seat not in reader.game.waiting(reader.seat)):
        screen.add(waiting_line(reader), thinking_line(reader))
    screen.add(reader.due(question), prompt(asked, lists=answers is not controls), *answers(asked))
    if reader.advice is not None and asked.progress == Progress(picked=asked.progress.picked):
        screen.add(*_firm(spoken_late(reader, asked, reader.advice)))
    screen.add(hint(asked))
    steps_back = asked.progress.confirm or asked.answers.back
    onward = [Button(asked.press("look").button, reader.say("do-back"))] if reader.ideas else []
    last = [] if steps_back else _undo_button(reader, reader.undo)
    _add_others(reader, screen, question, [*onward, *last])


def _add_more(reader: Reader, screen: Screen, question: Question | None, news: News) -> None:
    """Add what is behind *More*: all the news, more about the question, and at its end look-up and the way back."""
    back = reader.button("look", "do-back", Style.PRIMARY, question=_number(reader, question))
    others = [reader.button(action, f"board-{action}") for action in ("going_on", "log")]
    add_proposals(reader, screen)
    screen.add(brief(reader, _without_settled(reader, news), MOST_NEWS, news.since))
    screen.blocks += beyond(reader, question, news.events).blocks
    screen.buttons([back, *others, *look_ups(reader)])


def beyond(reader: Reader, question: Question | None, events: Sequence[LoggedEvent]) -> Screen:
    """More about a question: its hint in full, sums, and why answers are not possible; and rarely used questions."""
    screen = Screen()
    asides = _asides(reader)
    if question is not None:
        asked = OpenQuestion.of(reader, question)
        screen.add(hint(asked, whole=True), whole_sums(asked), not_possible(asked))
    screen.add("\n".join(_aside_line(reader, aside) for aside in asides))
    more = [*_advice(reader, question)[1:], *_undo_by_agreement(reader, events)]
    return screen.buttons([*more, *(_to(reader, aside) for aside in asides)])


def _firm(words: str) -> list[Text]:
    """The coach's words; if space runs out, the words of a picture are cut first."""
    return [Text(words, firm=True)] if words else []


def rest_note(reader: Reader, screen: Screen, *, may_resume: bool = True) -> None:
    """Why no one is asked anything, and the button that resumes the game."""
    screen.add(f"**{reader.say(f'resting-{reader.table.status}')}**")
    screen.buttons([reader.button("resume", "resting-resume", Style.SUCCESS)] if may_resume else [])


def _undo_by_agreement(reader: Reader, events: Sequence[LoggedEvent]) -> list[Button]:
    """The button that proposes to take back the player's last choice; at a table for one, it only asks once more.

    None if the latest events go back to the start of the game and none of them is of such a choice.
    """
    begins = bool(events) and events[0].entry <= 1
    own = own_choices(reader, events)
    if not may_propose_undo(reader) or (begins and not own):
        return []
    if len(reader.table.people) == 1:
        return _undo_button(reader, reader.say("panel-undo-since"), "ask_undo")
    what = Markdown(last_choice(reader, own))
    return _undo_button(reader, short(reader.say("panel-undo-propose", what=what), LABEL))


def _undo_button(reader: Reader, label: str, action: str = "undo") -> list[Button]:
    """The undo button with that label; none without a label."""
    if not label or reader.game is None:
        return []
    return [Button(CustomId(action, reader.table.id, rest=str(seen_version(reader.table, reader.game))).button, label)]


def _add_others(reader: Reader, screen: Screen, shown: Question | None, last: Sequence[Button] = ()) -> None:
    """Add buttons to the seat's other open questions, the way back from one of them, `last`, advice, and *More*."""
    asides = [question.id for question in _asides(reader)]
    others = [question for question in reader.questions() if question is not shown and question.id not in asides]
    buttons: list[Button] = []
    if shown is not None and _is_standing(reader, shown):
        asked = [question for question in others if not _is_standing(reader, question)]
        if len(asked) < 2:  # the panel shows it anyway
            others = [question for question in others if question not in asked]
            buttons.append(reader.button("look", "do-back"))
    buttons = [*(_to(reader, question) for question in others[:MOST_OTHERS]), *buttons]
    more = reader.button("look", "panel-aside", question=_number(reader, shown), rest=ASIDE)
    acts = [*buttons, *last, *_advice(reader, shown)[:1]]
    screen.buttons([*acts[:1], *page_button(reader), *acts[1:], more])


def page_button(reader: Reader) -> list[Button]:
    """The button of the game's page in the browser, if this bot serves one."""
    if not reader.services.page:
        return []
    return [reader.button("open_page", "page-open")]


def look_ups(reader: Reader) -> list[Button]:
    """The buttons for the symbols of the game and for looking up its things, if it has them."""
    services, table = reader.services, reader.table
    buttons = list[Button]()
    if has_legend(services.game_pictures.get(table.game)):
        buttons.append(reader.button("legend", "panel-legend"))
    if table.game in services.cards:
        buttons.append(reader.button("card", "panel-card"))
    return buttons


def _advice(reader: Reader, question: Question | None) -> list[Button]:
    """The buttons for ideas or for what a computer player would answer, and for why one made its last choice."""
    if not reader.services.tables.advice.allowed(reader.table):
        return []
    buttons = list[Button]()
    if question is not None and any(option.prominence > Shown.MARKED for option in reader.listed(question).hidden):
        buttons.append(reader.button("look", "panel-idea", question=question.id, rest=IDEAS))
    elif question is not None:
        buttons.append(reader.button("advice", "panel-advice", question=question.id))
    if reader.explains:
        buttons.append(reader.button("why", "panel-why"))
    return buttons


def _to(reader: Reader, question: Question) -> Button:
    """The button to another open question."""
    return Button(CustomId("look", reader.table.id, question.id).button, _way_to(reader, question))


def _is_standing(reader: Reader, question: Question) -> bool:
    """Whether the question is open all the time, along with the others."""
    return reader.game is not None and any(question is entry for entry in reader.game.agenda.standing)


def _number(reader: Reader, question: Question | None) -> int:
    """The number of a question that the player turned to; 0 for the one that the panel shows by default."""
    return 0 if question is None or question is chosen_question(reader) else question.id


def _asides(reader: Reader) -> list[Question]:
    """The open questions that are rarely used: those that stand, if there are several."""
    standing = [question for question in reader.questions() if _is_standing(reader, question)]
    return standing if len(standing) > 1 else []


def _aside_line(reader: Reader, question: Question) -> str:
    """The name of a question that is rarely used, and what it is for."""
    return f"- **{_way_to(reader, question)}** {reader.say(f'hint-{question.kind}', **question.describe(reader.game))}"


def _way_to(reader: Reader, question: Question) -> str:
    """The label of the button to another open question: its short name if it has one, otherwise the question."""
    key = f"link-{question.kind}"
    if not reader.services.texts.has(reader.language, reader.table.game, key):
        key = f"ask-{question.kind}"
    return short(reader.say(key, **question.describe(reader.game)), LONGEST_WAY)
