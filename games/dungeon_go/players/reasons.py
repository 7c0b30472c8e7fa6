"""Why an answer after which the hero is sure to die may still be the best one."""

from __future__ import annotations

from games.dungeon_go.rules.board import STEP
from games.dungeon_go.rules.combat_action import Combat
from games.dungeon_go.rules.game import DungeonGo
from games.dungeon_go.rules.hero_turn import Move
from games.dungeon_go.rules.possible_attacks import Fight, OnMark, monster_on
from games.dungeon_go.rules.risks import Risks
from rules.messages import Message
from rules.questions import Option, Question


def worth_dying(game: DungeonGo, question: Question, option: Option) -> Message | None:
    """The gain of the hero's death: a monster stays held, the king is shielded, or at least it comes back stronger.

    None if the hero is not sure to die, and so nothing has to be explained.
    """
    if not isinstance(question, Move | Combat):
        return None
    hero = game.heroes[question.hero]
    chosen: Fight | OnMark | int | None = option.value
    to = chosen.to if isinstance(chosen, Fight) else chosen if isinstance(chosen, int) else None
    aim = chosen.aim if isinstance(chosen, Fight) else chosen if isinstance(chosen, OnMark) else None
    risks = Risks(game, hero)
    warning = risks.of_move(to) if aim is None and isinstance(question, Move) else None
    if aim is not None:
        warning = risks.of_attack(aim, to)
    if warning is None or warning.key != "risk-dies" or warning.args["when"] != "always":
        return None
    if to is None and hero.holds is not None and (aim is None or aim.cell == hero.at):
        held = monster_on(game, OnMark(hero.at, hero.holds))
        return Message("because-holds", {"monster": held.name})
    shields = aim is None and (hero.at if to is None else to) == game.king + STEP
    return Message("because-shields" if shields else "because-returns", {})
