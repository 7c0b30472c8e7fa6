"""Worked sums: what an answer would bring, computed only when somebody looks (never the dice themselves)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules import acts, scores
from games.dungeoneer.rules.act import Act
from games.dungeoneer.rules.cards.playing import untip_tags
from games.dungeoneer.rules.combat import combat, rolls
from games.dungeoneer.rules.components import CARDS
from games.dungeoneer.rules.map import movement
from games.dungeoneer.rules.pieces import Encounter, Roll, Side
from games.dungeoneer.rules.quests.quests import chance_line
from games.dungeoneer.rules.windows import PASS
from rules.messages import Message, Seat, seat_name

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer


def act_lines(game: Dungeoneer, seat: Seat, when: str, option_id: str) -> list[Message]:
    """An attack as a sum; of a card or an effect what stands on it."""
    found = next((act for act in acts.acts(game, seat, when) if act.id == option_id), None)
    return [] if found is None else _lines(game, seat, found)


def _lines(game: Dungeoneer, seat: Seat, act: Act) -> list[Message]:
    if act.target is not None:
        return combat.fight_lines(game, Side(hero=seat), act.target, act.attr)
    if act.do == "untip":
        tip = game.players[seat].tip
        if tip is None or not tip.target or tip.cause == "pit":
            return []
        return rolls.threat_lines(game, seat, tip.attr, tip.target, untip_tags(tip.tags))
    return [Message(f"text-{act.card}")] if act.card else []


def move_lines(game: Dungeoneer, seat: Seat, side: int) -> list[Message]:
    """The exit's threat, what the space gives, and the threats of its obstacles."""
    space = game.spaces[game.players[seat].at]
    found, there = space.exit(side), space.near[side]
    lines: list[Message] = []
    if not movement.is_open(game, game.players[seat].at, side):
        lines += rolls.threat_lines(game, seat, found.attr, found.target, movement.exit_tags(found))
    return [*lines, *arrival_lines(game, seat, there)]


def arrival_lines(game: Dungeoneer, seat: Seat, number: int) -> list[Message]:
    """What entering that space on the own turn brings."""
    card = game.spaces[number].printed
    gains = {"glory": card.glory, "peril": card.peril}
    lines = [Message("sum-seen") if number in game.visited else Message("sum-gains", {**gains})]
    for kind, threat in (("pit", card.pit), ("spikes", card.spikes)):
        if threat is not None:
            lines.append(Message(f"sum-{kind}"))
            lines += rolls.threat_lines(game, seat, *threat, [kind, "obstacle"])
    return lines


def window_lines(game: Dungeoneer, seat: Seat, option_id: str) -> list[Message]:
    """For doing nothing, what is about to happen; else what the answer does."""
    window = game.windows[-1]
    if option_id != PASS:
        return act_lines(game, seat, window.kind, option_id)
    if window.kind == "bane" and game.bane is not None:
        return [Message(f"text-{game.bane.card}")]
    if window.kind == "roll" and game.roll is not None:
        return _roll_lines(game, game.roll)
    if window.kind != "enc":
        return []
    if game.fight:
        lines = combat.fight_lines(game, Side(quest=game.fight), Side(hero=game.turn), game.fight_attr)
        return _harmless(game.turn, lines) if game.fight_prevented else lines
    return [
        line
        for index, entry in enumerate(game.encounters)
        if entry.state == "waiting" and (entry.beast is None or entry.target == seat)
        for line in _entry_lines(game, seat, index, entry)
    ]


def _entry_lines(game: Dungeoneer, seat: Seat, index: int, entry: Encounter) -> list[Message]:
    if entry.beast is None:
        return [Message(f"text-{entry.card}"), *_trap_lines(game, seat, entry)]
    lines = combat.fight_lines(game, Side(entry=index), Side(hero=entry.target), entry.attr)
    return _harmless(entry.target, lines) if entry.prevented else lines


def _trap_lines(game: Dungeoneer, seat: Seat, entry: Encounter) -> list[Message]:
    """The chance to overcome a trap, where it would catch the hero of that seat."""
    threat = CARDS[entry.card].threat
    if threat is None or game.players[seat].at != entry.space or not game.players[seat].alive:
        return []
    return rolls.threat_lines(game, seat, threat.attr, scores.trap_target(game, entry.space, threat), ["trap"])


def _harmless(seat: Seat, lines: list[Message]) -> list[Message]:
    """The sum of a fight in which that hero takes no harm."""
    return [Message("sum-prevented", {"player": seat_name(seat)}), *lines]


def _roll_lines(game: Dungeoneer, roll: Roll) -> list[Message]:
    if roll.attacker is not None and roll.defender is not None:
        lines = combat.fight_lines(game, roll.attacker, roll.defender, roll.attr)
        return _harmless(roll.prevented[0], lines) if roll.prevented else lines
    if roll.what == "chance":
        return [chance_line(game, roll.seat, roll.source, roll.added)]
    return rolls.threat_lines(game, roll.seat, roll.attr, roll.target, roll.tags)
