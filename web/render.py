"""Panels and questions as plain data for the page, which makes elements of them.

An `OpenQuestion` is a question with its answers (each an `Option`) as they are shown to one player.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cogs.screens.open_question import OpenQuestion, Progress
from cogs.screens.panel import News, beyond, look_ups, panel
from cogs.screens.question.controls import controls, style
from cogs.screens.question.lines import MOST_PREVIEWS
from cogs.screens.question.prompt import heading
from cogs.screens.summary import ACTION, ASK
from cogs.services.ids import CustomId
from cogs.services.reader import NUMBER, Reader
from cogs.services.screen import Button, Divider, Style, Text
from cogs.services.services import Services
from locales.sanitizing import unescape
from rules.questions import Option, Question, Role, Shown, Undo, effect_of
from storage.rows import Table
from web.blocks import Data, blocks_data, button_data

IN_SIGHT = 3
"""The number of answers in view without scrolling."""


class PanelParts(NamedTuple):
    """The panel of a seat for the page."""

    title: str
    blocks: list[Data]
    """From top to bottom; one of them is `answers`, where a question is open."""
    marks: Sequence[str]
    """The marks of the answers to the open question, in their order."""


@dataclass(frozen=True, slots=True)
class _Answers(Divider):
    """The place of a question's answers in a panel."""

    asked: OpenQuestion


def panel_parts(
    reader: Reader, question: Question | None, progress: Progress, news: News, *, again: bool = True
) -> PanelParts:
    """The panel as in Discord, but with every answer as a button that names its mark.

    `again`: whether another game can be opened when this one is over.
    """
    title, *blocks = panel(reader, question, progress, news, answers=lambda asked: [_Answers(asked)]).blocks
    parts, marks = list[Data](), list[str]()
    for block in blocks:
        if isinstance(block, _Answers):
            marks = _marks(block.asked)
            parts += blocks_data(controls(block.asked)) if progress.confirm else [answers(block.asked)]
        else:
            parts += blocks_data([block])
    if reader.table.status == "running" and reader.seat is not None and not progress.confirm:
        folded = blocks_data(beyond(reader, question, news.events).blocks)
        parts.append({"kind": "more", "label": reader.say("panel-aside"), "blocks": folded})
    if reader.table.is_over:
        shown_ids = {button["id"] for part in parts for button in part.get("buttons", ())}
        parts.append(_end_buttons(reader, shown_ids, again=again))
    name = title.text.removeprefix("-# ") if isinstance(title, Text) else ""
    return PanelParts(name, parts, list(dict.fromkeys(filter(None, marks))))


def _marks(asked: OpenQuestion) -> list[str]:
    """The marks of the answer to confirm, or of all that can still be given, and of the pieces dragged for them."""
    chosen = asked.option(asked.progress.confirm) if asked.progress.confirm else None
    if chosen is not None:
        return [chosen.mark, *chosen.drag]
    open_options = [
        option for option in asked.options if option.id not in asked.progress.picked and option.prominence != Shown.VAIN
    ]
    without_button = [option.mark for option in _without_button(asked) if option.prominence > Shown.UNLISTED]
    return [*(option.mark for option in open_options), *(option.drag.piece for option in open_options), *without_button]


def menu(reader: Reader) -> list[Data]:
    """The actions that are always there: table, log, rules, explanations, and (with a `key`) a question in words."""
    board = [reader.button(action, f"board-{action}") for action in ("going_on", "table", "log", "rules")]
    ask = reader.button(ACTION, "ask-about-form", rest=ASK)
    first, *others = (button_data(button) for button in (*board, *look_ups(reader)))
    return [first, {**button_data(ask), "key": "/"}, *others]


def next_table_blocks(services: Services, language: str, old: Table, new: Table, url: str = "") -> list[Data]:
    """Says that another table has been opened, with the button that leads there, or a link to `url`."""
    game = services.say(language, "game-name", new.game)
    label = services.say(language, "page-onward", game=game, number=new.id)
    button = Button(CustomId("onward", old.id).button, label, Style.SUCCESS, url=url)
    return [{"kind": "buttons", "buttons": [button_data(button) | ({"here": True} if url else {})]}]


def _end_buttons(reader: Reader, shown_ids: Collection[str], *, again: bool) -> Data:
    """Buttons to read, watch or replay a finished game, except those that are already shown, and to play `again`."""
    buttons = list[Button]()
    if again and reader.seat is not None and reader.table.daily is None:
        buttons.append(reader.button("again", "end-again", Style.SUCCESS))
    if reader.services.tables.chronicles.has(reader.table):
        buttons.append(reader.button("chronicle", "end-chronicle", Style.PRIMARY))
    if reader.game is not None and not reader.table.sealed(reader.services.clock()):
        buttons.append(reader.button("replay", "replay-open"))
    return {"kind": "buttons", "buttons": [button_data(button) for button in buttons if button.id not in shown_ids]}


def answers(asked: OpenQuestion) -> Data:
    """All answers to a question in their order, and how they are picked.

    The scripts in `static/` read this.
    """
    question, ending = asked.question, asked.answers.ending
    way = "one" if asked.picks_one else "steps" if asked.in_steps else "several"
    return {
        "kind": "answers",
        "question": f"{question.id}.{asked.last_undo}",
        # What is asked, and the kind of the question.
        "asks": heading(asked).splitlines()[0],
        "about": question.kind,
        # Whether anybody waits for the answer.
        "awaited": question.awaited,
        # "one": an answer is pressed; "several": they are picked and then sent; "steps": the server hears of each pick.
        "way": way,
        # How many can be picked.
        "least": max(question.min, 1),
        "most": min(question.max, len(asked.forward)),
        # Custom ids: for what was picked, for a pick, for a line drawn on the board, and to foretell what one does that
        # is carried out as a whole or not at all.
        "send": asked.press("do").menu,
        "pick": asked.press("pick").menu,
        "stroke": asked.press("stroke").menu,
        "foretell": "" if question.undo is Undo.FREE else asked.press("foretell").menu,
        # The marks at which a line can begin.
        "starts": line_starts(asked),
        # By mark, what a tap gives where no answer lies.
        "behind": {option.mark: _answer_behind(asked, option) for option in _without_button(asked)},
        # Answers without a button that a line gives which leads nowhere else.
        "straight": [_option_data(asked, option, "do") for option in asked.answers.unlisted if option.drag.via],
        # Whether a line gives steps.
        "lined": any(option.role.is_step for option in (*asked.options, *asked.answers.unlisted)),
        # By mark, why nothing can be answered there.
        "why": reasons_by_mark(asked),
        # The label of the button that sends what was picked.
        "done": asked.say("panel-done"),
        # The ids of the answers picked so far, and of the answer that ends the turn.
        "picked": list(asked.progress.picked),
        "ends": ending.id if ending else "",
        # The answers; the buttons for a step back or without further picks; those that leave the question.
        "options": _suggested_first(asked, _options_data(asked, "pick" if way == "steps" else "do")),
        "back": [button_data(button) for button in _back_buttons(asked, in_steps=way == "steps")],
        "out": [button_data(_step_back(asked, option)) for option in asked.answers.back if option.group],
    }


def _options_data(asked: OpenQuestion, action: str) -> list[Data]:
    """The answers; those that pass come last, the one with the least consequences first."""
    few = len(asked.forward) <= MOST_PREVIEWS

    def place(option: Option) -> int:
        if option.group or option.label.key not in asked.answers.passing:
            return 0
        return 1 if option is asked.answers.ending else 2

    return [_option_data(asked, option, action, few=few) for option in sorted(asked.forward, key=place)]


def _suggested_first(asked: OpenQuestion, options: list[Data]) -> list[Data]:
    """The answers with those first that the coach of a lesson suggests and that would be out of sight.

    If the coach comes late, no answer moves.
    """
    first = [] if asked.coach.late else [option for option in options[IN_SIGHT:] if option["id"] in asked.wanted]
    return [*({**option, "group": ""} for option in first), *(option for option in options if option not in first)]


def _back_buttons(asked: OpenQuestion, *, in_steps: bool) -> list[Button]:
    """The buttons that take a step back or go without further picks."""
    picked, least = asked.progress.picked, asked.question.min
    buttons = [_step_back(asked, option) for option in asked.answers.back if not option.group]
    if in_steps and picked:
        buttons.append(Button(asked.press("unpick").button, asked.say("panel-unpick")))
    if in_steps and picked and len(picked) >= least:
        buttons.append(Button(asked.press("done").button, asked.say("panel-done")))
    if least == 0 and not picked:
        buttons.append(Button(asked.press("none").button, asked.say("panel-none")))
    return buttons


def _step_back(asked: OpenQuestion, option: Option) -> Button:
    return Button(asked.press("do", option.id).button, unescape(asked.label(option)))


def _without_button(asked: OpenQuestion) -> list[Option]:
    """Answers that have no button, but a mark to tap where nothing else is meant: steps back, and unlisted ones."""
    named = {option.mark for option in asked.options if not option.role.is_back}
    unnamed = [
        *(option for option in asked.answers.back if option.role.is_step),
        *(option for option in asked.answers.unlisted if not option.role.is_step),
    ]
    return [option for option in unnamed if option.mark and (option.role.is_back or option.mark not in named)]


def _answer_behind(asked: OpenQuestion, option: Option) -> Data:
    data = _option_data(asked, option, "do") if asked.is_final_at_once(option) else {}
    return {**data, "press": asked.press("do", option.id).button}


def line_starts(asked: OpenQuestion) -> list[str]:
    """The marks at which a line can begin: the end of a path, an entrance, what is given or put somewhere; any pick.

    Where a step is a whole move, a line can also begin at its end, with what the move leads to.
    """
    if not asked.picks_one:
        return [option.mark for option in asked.forward if option.mark]
    lined = [option for option in (*asked.options, *asked.answers.unlisted) if option.role.is_step or option.drag.piece]
    ends = [option.mark for option in lined if option.role is Role.WHOLE_MOVE]
    return list(dict.fromkeys([*(option.drag.piece or option.mark for option in lined), *ends]))


def reasons_by_mark(asked: OpenQuestion) -> dict[str, str]:
    """Why nothing can be answered at a mark, by the marks of impossible answers; missed ones count first."""
    answerable = {option.mark for option in (*asked.options, *asked.answers.unlisted)}
    marked = [refusal for refusal in asked.answers.refused if refusal.mark and refusal.mark not in answerable]
    marked.sort(key=lambda refusal: not refusal.missed)
    return {refusal.mark: asked.why(refusal) for refusal in reversed(marked)}


def _option_data(asked: OpenQuestion, option: Option, action: str, *, few: bool = False) -> Data:
    """An answer as the page shows it; only if there are `few` has it a breakdown of several lines.

    `final`: it cannot be taken back, and no question says so. `whole`: its step is a whole move. `facts`: `about` says
    only what lies at the mark. `vain`: nothing in the pictures invites to it; `vital`: it comes before all others.
    """
    effect = effect_of(option)
    worked = few or len(asked.answers.words(option).brief_breakdown) < 2
    return {
        "id": option.id,
        "press": asked.press(action, option.id).button,
        "label": NUMBER.sub("", unescape(asked.label_with_place(option, asked.label(option)))),
        "about": asked.line(option, worked=worked, brief=True),
        "facts": effect is not None and effect.key.startswith("facts-"),
        "group": unescape(asked.say(f"group-{option.group}")) if option.group else "",
        "mark": option.mark,
        **option.drag._asdict(),
        "step": option.role.is_step,
        "whole": option.role is Role.WHOLE_MOVE,
        "confirmation": asked.confirmation(option).value,
        "final": asked.is_final_at_once(option),
        "locked": asked.has_lock(option),
        "style": style(asked, option).value,
        "vain": option.prominence == Shown.VAIN,
        "vital": option.prominence > Shown.VITAL,
    }
