"""What a player proposes to the others, and the way back from one's own last choice, as lines and buttons."""

from __future__ import annotations

import discord

from cogs.house.house import House, Reader
from cogs.house.ids import Press, number
from cogs.house.screen import LABEL, Button, Screen, short
from rules.core.messages import Seat, seat_name
from storage.rewinding import in_phase
from storage.rows import Proposal

MOST_EVENTS = 40
"""Read to find what the last choice was."""


def proposed(reader: Reader, proposal: Proposal) -> str:
    """What is proposed, and who has yet to agree."""
    args = {"player": seat_name(_proposer(reader, proposal))}
    if proposal.kind == "stand_in" and proposal.seat is not None:
        args["absent"] = seat_name(proposal.seat)
    line = reader.say(f"proposal-{proposal.kind}", **args)
    missing = [seat_name(seat) for seat in reader.table.to_agree(proposal)]
    return f"{line} {reader.say('proposal-missing', players=missing)}" if missing else line


def add_proposals(reader: Reader, screen: Screen) -> None:
    """Every proposal with its buttons: for whoever looks at the board, or for the seat that reads its panel."""
    table = reader.table
    for proposal in table.proposals:
        screen.add(proposed(reader, proposal))
        if reader.seat is not None and table.seats[reader.seat].user_id == proposal.user_id:
            screen.buttons([_button(reader, "refuse", proposal, "proposal-withdraw")])
        elif reader.seat is None or reader.seat in table.to_agree(proposal):
            screen.buttons(
                [
                    _button(reader, "agree", proposal, "proposal-agree", discord.ButtonStyle.success),
                    _button(reader, "refuse", proposal, "proposal-refuse"),
                ]
            )


def pressed_proposal(press: Press) -> tuple[str, int]:
    """The kind and the moment that the button of a proposal names."""
    kind, _, at = press.rest.partition(".")
    return kind, number(at or "0")


def moment(proposal: Proposal) -> int:
    """When it was made, in milliseconds: tells a proposal from a later one of the same kind."""
    return int(proposal.at * 1000)


def can_undo(reader: Reader) -> bool:
    """Whether this seat may take back its last choice by itself now."""
    game, seat = reader.game, reader.seat
    if game is None or seat is None or reader.table.status != "running":
        return False
    return game.can_undo(seat) and not in_phase(game)


async def undo_words(house: House, reader: Reader) -> str:
    """The label of the button that takes the last choice back, by what it was; empty when that cannot be done."""
    if not can_undo(reader):
        return ""
    table = reader.table
    events = await house.tables.events(table.id, reader.seat, limit=MOST_EVENTS)
    mine = next((event for event in events if event.entry == table.version), None)
    if mine is None or mine.key.startswith("log-undone"):  # the choice before that one is an older entry
        return reader.say("panel-undo-last")
    return short(reader.say("panel-undo", what=reader.label(mine).strip(" .。")), LABEL)


def _proposer(reader: Reader, proposal: Proposal) -> Seat:
    seat = reader.table.seat_of(proposal.user_id)
    return -1 if seat is None else seat


def _button(
    reader: Reader,
    action: str,
    proposal: Proposal,
    key: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    press = Press(action, reader.table.id, rest=f"{proposal.kind}.{moment(proposal)}")
    return Button(press.button, reader.say(key), style)
