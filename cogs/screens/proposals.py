"""Proposals of a player to the others, and undo, as lines and buttons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cogs.screens.story.entries import included_events
from cogs.screens.story.weights import is_chosen
from cogs.services.discord_limits import LABEL
from cogs.services.ids import CustomId
from cogs.services.reader import UNDONE, Reader
from cogs.services.screen import Button, Screen, Style
from cogs.services.services import Services
from locales.labels import short
from locales.sanitizing import Markdown, sanitize_args
from rules.messages import Arg, Args, Message, seat_name
from storage.rows import LoggedEvent, Proposal, Table, TimerKey
from tables.play.ending import agreed_end
from tables.play.proposals import proposed_by
from tables.play.undo import can_undo_alone, seen_version
from tables.store.rewind import in_phase

MOST_EVENTS = 40
"""Events read to find the last choice."""
MOST_SHOWN = 3
"""Proposals shown with their buttons; the rest are a line each until these are settled."""


def proposal_line(reader: Reader, proposal: Proposal) -> str:
    """A proposal, its effect, and who has yet to agree."""
    args = _people(reader.table, proposal)
    key = f"proposal-{proposal.kind}"
    if proposal.kind == "end":
        key = f"proposal-{agreed_end(reader.game)}"
    if proposal.target is not None:
        args["choice"] = reader.would_go.get(proposal.id) or reader.say("proposal-hidden")
    line = reader.say(key, **args)
    if proposal.kind == "stand_in":
        return f"{line} {reader.say(stands_in_when(reader.table, proposal, reader.timers))}"
    missing = [seat_name(seat) for seat in reader.table.to_agree(proposal)]
    return f"{line} {reader.say('proposal-missing', players=missing)}" if missing else line


def _people(table: Table, proposal: Proposal) -> Args:
    """Who proposes it, and whose seat it is about."""
    args: Args = {"player": proposed_by(table, proposal)}
    if proposal.seat is not None:
        args["absent"] = seat_name(proposal.seat)
    return sanitize_args(args, markdown=True)


def stands_in_when(table: Table, proposal: Proposal, timers: Mapping[TimerKey, float]) -> Message:
    """When a computer player takes over for a player reported as away: all conditions in one sentence."""
    assert proposal.seat is not None
    args: dict[str, Arg] = {"absent": seat_name(proposal.seat)}
    missing = [seat_name(seat) for seat in table.to_agree(proposal)]
    if missing:
        args["players"] = missing
    due = timers.get(("away", proposal.seat))
    if due is None:
        return Message("stand_in-silent" if missing else "stand_in-silent-agreed", args)
    args["due"] = f"<t:{int(due)}:R>"
    return Message("stand_in-until" if missing else "stand_in-until-agreed", args)


def add_proposals(reader: Reader, screen: Screen) -> None:
    """Every proposal, the first ones with their buttons: for readers of the board, or for the seat of a panel."""
    for proposal in reader.table.proposals[:MOST_SHOWN]:
        called = proposal.kind == "stand_in" and reader.seat is not None and reader.seat == proposal.seat
        if called:
            screen.add(reader.say("proposal-called", player=proposed_by(reader.table, proposal)))
        else:
            screen.add(proposal_line(reader, proposal))
        screen.buttons(_buttons(reader, proposal))
    screen.add("\n".join(proposal_line(reader, proposal) for proposal in reader.table.proposals[MOST_SHOWN:]))


def requests_screen(reader: Reader, user_id: int) -> Screen:
    """A person's requests for a seat, each with the button to withdraw it; empty if there are none."""
    screen = Screen()
    for proposal in reader.table.proposals:
        if proposal.kind == "takeover" and proposal.user_id == user_id:
            screen.add(proposal_line(reader, proposal)).buttons(
                [_button(reader, "refuse", proposal, "proposal-withdraw")]
            )
    return screen


def _buttons(reader: Reader, proposal: Proposal) -> list[Button]:
    """The reader's buttons for it: on the board everyone's, in a panel its seat's."""
    table, seat = reader.table, reader.seat
    if seat is not None and table.seats[seat].user_id == proposal.user_id:
        return [_button(reader, "refuse", proposal, "proposal-withdraw")]
    buttons = []
    if proposal.kind == "stand_in" and seat in (None, proposal.seat):
        buttons.append(_button(reader, "here", proposal, "proposal-here", Style.PRIMARY))
    to_agree = table.to_agree(proposal)
    if to_agree if seat is None else seat in to_agree:
        buttons.append(_button(reader, "agree", proposal, "proposal-agree", Style.SUCCESS))
    if proposal.kind == "takeover":
        may_refuse = seat is None or seat in to_agree
    else:
        may_refuse = proposal.kind != "stand_in" or seat != proposal.seat
    if may_refuse:
        buttons.append(_button(reader, "refuse", proposal, "proposal-refuse"))
    return buttons


def _may_try_again(reader: Reader) -> bool:
    """Whether a learner may take the last choice back, whatever followed from it."""
    game, course = reader.game, reader.course
    if game is None or course is None or course.silent or reader.table.status != "running":
        return False
    return bool(course.asked)


async def undo_words(services: Services, reader: Reader) -> str:
    """The label of the undo button, naming the last choice; empty if it cannot be undone."""
    table, game, seat = reader.table, reader.game, reader.seat
    fallback = reader.say("panel-undo-last") if _may_try_again(reader) else ""
    if game is None or seat is None or not can_undo_alone(table, game, seat):
        return fallback
    if labels := await services.tables.store.answered(table.id):
        choice = services.texts.join(reader.language, [reader.answer(label) for label in labels])
        return short(reader.say("panel-undo", what=Markdown(choice)), LABEL)
    # After a step back or a restart only the effects of the choice are known.
    events = await services.tables.journal.events(table.id, reader.seat, limit=MOST_EVENTS)
    if any(event.entry == seen_version(table, game) and event.key.startswith(UNDONE) for event in events):
        return reader.say("panel-undo-before")
    standing = await services.tables.undo.own_standing(table, seat)
    if standing is None:
        return fallback
    effects = [reader.label(event) for event in events if event.entry == standing.number and reader.by_choice(event)]
    choice = services.texts.join(reader.language, [label.strip(" .。") for label in effects if label])
    return short(reader.say("panel-undo", what=choice), LABEL) if choice else reader.say("panel-undo-last")


def own_choices(reader: Reader, events: Sequence[LoggedEvent]) -> list[LoggedEvent]:
    """Those of the events that tell the choices of the reader's seat."""
    return [event for event in included_events(reader, events) if is_chosen(reader, event)]


def last_choice(reader: Reader, own: Sequence[LoggedEvent]) -> str:
    """The last of the reader's `own_choices`, in a few words."""
    labels = [reader.label(event) for event in own if event.entry == own[-1].entry]
    return next((label.strip(" .。") for label in labels if label), "") or reader.say("panel-undo-propose-last")


async def undo_sure(services: Services, reader: Reader, version: int) -> Screen:
    """The question whether to go back to before the last choice, even over the turns of computer players."""
    events = await services.tables.journal.events(reader.table.id, reader.seat, limit=MOST_EVENTS)
    choice = Markdown(last_choice(reader, own_choices(reader, events)))
    yes = Button(CustomId("undo", reader.table.id, rest=str(version)).button, reader.say("undo-yes"), Style.DANGER)
    return Screen().add(reader.say("undo-sure", what=choice)).buttons([yes, reader.button("look", "do-back")])


def may_propose_undo(reader: Reader) -> bool:
    """Whether a player may propose to take back their last choice, because it's too late to do so alone."""
    table, game = reader.table, reader.game
    if game is None or reader.seat is None or table.status != "running" or table.daily is not None:
        return False
    return not reader.undo and bool(game.choices) and not in_phase(game)


def _button(
    reader: Reader,
    action: str,
    proposal: Proposal,
    key: str,
    style: Style = Style.SECONDARY,
) -> Button:
    """A button that says what is proposed, if it agrees or there are several proposals."""
    proposed = Markdown(reader.say(f"proposal-what-{proposal.kind}", **_people(reader.table, proposal)))
    label = reader.say(key, what=proposed)
    if len(reader.table.proposals) > 1 and action != "agree":
        label = reader.say("list-named", name=label, words=proposed)
    return Button(CustomId(action, reader.table.id, rest=str(proposal.id)).button, label, style)
