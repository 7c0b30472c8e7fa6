"""Resolving a declaration, entry by entry (DN-5d, DN-8)."""

from __future__ import annotations

from games.dungeoneer.rules import attributes, life, orders
from games.dungeoneer.rules.cards.between import Between
from games.dungeoneer.rules.combat.combat import Fight
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.pieces import Side
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Entry, Step


def begin(game: DungeoneerState) -> None:
    """The window for answers, then every entry in order, with free time between them."""
    affected = dict.fromkeys(entry.target for entry in game.encounters)
    for entry in game.encounters:
        if entry.beast is None:
            affected |= dict.fromkeys(game.heroes_at(entry.space))
    steps: list[Entry] = []
    for index in range(len(game.encounters)):
        if index:
            steps.append(Between())
        steps.append(ResolveEntry(entry=index))
    game.push(OpenWindow(window="enc", affected=list(affected)), *steps)


class ResolveEntry(Step):
    """One entry of the declaration."""

    entry: int

    def run(self, game: DungeoneerState) -> None:
        """A trap strikes its space; a monster attacks its target if that is still there (DN-5.21, DN-5.22)."""
        entry = game.encounters[self.entry]
        target = game.players[entry.target]
        if self.entry:
            orders.ask_again_after_attack(game)
        if entry.beast is None:
            if entry.state == "cancelled":
                game.discard.append(entry.card)
                entry.state = "done"
                return
            game.struck = game.heroes_at(entry.space)
            game.striking = True
            game.push(TrapStrikes(entry=self.entry))
            return
        chal = OpenWindow(window="chal", affected=[entry.target], entry=self.entry)
        if entry.state == "waiting" and target.alive and target.at == entry.space:
            fight = Fight(attacker=Side(entry=self.entry), defender=Side(hero=entry.target), attr=entry.attr)
            game.push(fight, HasAttacked(entry=self.entry), chal)
            return
        if entry.state == "waiting":
            entry.state = "done"
            game.tell("log-attack_falls_away", monster=entry.name)
        game.push(chal)


class HasAttacked(Step):
    """Mark the monster as having attacked; it can now be challenged (DN-15.11)."""

    entry: int

    def run(self, game: DungeoneerState) -> None:
        entry = game.encounters[self.entry]
        if entry.state == "waiting":
            entry.state = "done"


class TrapStrikes(Step):
    """The trap's threat for one hero after the other, in turn order from the turn player (DN-8.6)."""

    entry: int

    def run(self, game: DungeoneerState) -> None:
        entry = game.encounters[self.entry]
        if not game.struck:
            entry.state = "done"
            game.discard.append(entry.card)
            life.end_strike(game)
            return
        seat = game.struck.pop(0)
        if not game.players[seat].alive:
            game.push(self)
            return
        threat = attributes.trap_threat(game, entry.card, entry.space)
        face = FaceThreat.of(threat, seat, "trap", entry.card, by=game.turn, tags=["trap"])
        game.push(face, CheckDeath(seat=seat), self)
