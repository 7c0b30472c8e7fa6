"""Levelling heroes up, the last step in the village (TS-6)."""

from __future__ import annotations

from collections import Counter
from functools import partial

from games.thunderstone.rules.acts import Level
from games.thunderstone.rules.cards import CARDS, MILITIA, name_of, next_levels
from games.thunderstone.rules.option_texts import about_card
from games.thunderstone.rules.state import ThunderstoneState
from games.thunderstone.rules.zones import gain_from_village, leave
from rules.entries import Step
from rules.messages import Args, Message, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Shown, Undo


class LevelHeroes(Step):
    """The last step of a visit to the village goes on while a hero can be levelled."""

    def run(self, game: ThunderstoneState) -> None:
        if level_ups(game):
            game.push(LevelUp(seat=game.turn.seat))


class LevelUp(Question):
    """Level a hero of the hand, or go on (TS-6.1 to TS-6.10)."""

    def describe(self, game: ThunderstoneState) -> Args:
        return {"experience": game.players[self.seat].experience}

    def options(self, game: ThunderstoneState, refused: Refusals | None = None) -> list[Option]:
        """Every hero of the hand with every card it can become, or done."""
        options = []
        for level in level_ups(game):
            hero, new, mark = level.hero, level.new, _mark(game, level.hero)
            option = Option(f"level-{hero}-{new}", _label(hero, new), mark=mark, value=level)
            option.drag, option.effect = Drag(mark, f"stack-{CARDS[new].type}"), about_card(new)
            option.undo = partial(_undo, game, level)
            options.append(option)
        if refused is not None:
            _refuse(game, refused)
        options.append(Option("done", Message("do-end_visit"), undo=Undo.CONFIRMED, prominence=Shown.BUTTON))
        return options

    def answer(self, game: ThunderstoneState, picked: Picked) -> None:
        """Pay, destroy the hero, and put the better one on the discard pile (TS-6.2, TS-6.8)."""
        level: Level | None = picked.value
        if level is None:
            return
        hero, new = level.hero, level.new
        cost = CARDS[hero].level_cost or 0
        game.active.experience -= cost
        slot = next(shown.slot for shown in game.turn.cards if shown.card == hero)
        leave(game, slot)
        game.removed.append(hero)
        gain_from_village(game, self.seat, new)
        player = seat_name(self.seat)
        game.tell("log-levels", player=player, hero=name_of(hero), card=name_of(new), cost=cost)
        if CARDS[new].points:
            game.tell("log-worth", points=CARDS[new].points)
        game.push(LevelHeroes())


def _undo(game: ThunderstoneState, level: Level) -> Undo:
    """The last one ends the turn: then a new hand is drawn."""
    return Undo.FREE if levels_after(game, level) else Undo.NEVER


def level_ups(game: ThunderstoneState) -> list[Level]:
    """Each hero of the revealed hand, once for each kind, with each card it can become now."""
    return game.level_ups(shown.card for shown in game.turn.cards)


def levels_after(game: ThunderstoneState, level: Level) -> bool:
    """Whether a hero can be levelled after this one."""
    cards = [shown.card for shown in game.turn.cards]
    cards.remove(level.hero)
    experience = game.active.experience - (CARDS[level.hero].level_cost or 0)
    stock = Counter(game.stock) - Counter([level.new])
    affordable = [hero for hero in cards if 0 < (CARDS[hero].level_cost or 0) <= experience]  # 0: it has no level left
    return any(stock[card] for hero in affordable for card in game.levels_left(hero))


def _mark(game: ThunderstoneState, hero: str) -> str:
    """Where a hero of the hand lies, the first one of its kind."""
    return f"card-{next(shown.slot for shown in game.turn.cards if shown.card == hero)}"


def _label(hero: str, new: str) -> Message:
    """The name of the answer that levels a hero up to a card."""
    return Message("do-level", {"hero": name_of(hero), "card": name_of(new), "cost": CARDS[hero].level_cost or 0})


def _refuse(game: ThunderstoneState, refused: Refusals) -> None:
    """Why the other heroes of the hand cannot be levelled."""
    experience = game.active.experience
    for hero in dict.fromkeys(shown.card for shown in game.turn.cards if CARDS[shown.card].is_hero):
        cost, mark = CARDS[hero].level_cost, _mark(game, hero)
        if cost is None:
            refused.append(Refused(f"level-{hero}", _label(hero, hero), "highest_level", mark=mark))
            continue
        for new in next_levels(hero, game.stacks):
            id, label = f"level-{hero}-{new}", _label(hero, new)
            if cost > experience:
                lacking: Args = {"cost": cost, "experience": experience}
                refused.append(Refused(id, label, "too_little_experience", lacking, hero != MILITIA, mark))
            elif not game.stock.get(new, 0):
                refused.append(Refused(id, label, "no_next_level", missed=True, mark=mark))
            for card in next_levels(new, game.stacks):  # two levels at once
                refused.append(Refused(f"level-{hero}-{card}", _label(hero, card), "one_level_only"))
