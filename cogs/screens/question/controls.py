"""A question as buttons and menus.

Up to five answers are buttons (steps back have a row of their own), up to 25 one menu, and more groups or pages;
the most likely answers of a menu are buttons above it. Several picks at once are one menu where they fit; ordered ones
are picked one after another, and what is picked so far is a draft.

`asked`, an `OpenQuestion`, is the question with its legal answers (each an `Option`) and the player's progress in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.screens.open_question import OpenQuestion
from cogs.screens.question.lines import MOST_PREVIEWS, left_undone, sum_lines
from cogs.screens.question.names import NUMBERED, group_name
from cogs.screens.question.rows import fitting, full_rows, picks_stay
from cogs.services import styles
from cogs.services.discord_limits import LABEL, MOST_BUTTONS, MOST_CHOICES
from cogs.services.screen import Block, Button, Screen, Select, SelectChoice, Style
from rules.questions import Option, Shown, Undo, undo_of

MOST_NUMBERED = 14
"""The most buttons above a menu, numbers alone included: a message holds 40 components in all."""

AT_ONCE = "="
"""Before an option's id in a menu of groups: a group with one answer is that answer."""


def controls(asked: OpenQuestion) -> list[Block]:
    """The buttons and menus that answer the question, with the sums that belong to them; put together once."""
    if not asked.blocks:
        asked.blocks.extend(_controls(asked))
    return list(asked.blocks)


def _controls(asked: OpenQuestion) -> list[Block]:
    screen = Screen()
    if asked.progress.confirm and (option := asked.option(asked.progress.confirm)):
        return _confirmation(asked, option)
    if asked.picks_one:
        _add_one(asked, screen)
    elif asked.in_steps:
        _add_steps(asked, screen)
    else:
        _add_several(asked, screen)
    return screen.blocks


def _confirmation(asked: OpenQuestion, option: Option) -> list[Block]:
    weight = styles.FINAL if asked.is_momentous(option) and not asked.coach.stray else styles.ANSWER
    yes = Button(asked.press("yes", option.id).button, asked.say("panel-confirm"), weight)
    longer = [] if asked.coach.stray else asked.longer(option)
    more = [Button(asked.press("yes", option.id).button, asked.button(option), weight) for option in longer]
    no = Button(asked.press("look").button, asked.say("panel-other"))
    text = asked.coach.stray
    if not text:
        final = asked.say("panel-final") if asked.is_final(option) else ""
        text = f"**{asked.label(option)}**\n{asked.voice.sentences(final, asked.line(option))}".strip()
    return Screen().add(text).buttons([yes, *more, no]).blocks


def _add_one(asked: OpenQuestion, screen: Screen) -> None:
    """Add the controls for exactly one pick, or none."""
    none, back = _none_button(asked), [_button(asked, option) for option in asked.answers.back]
    few = len(asked.forward) + len(none) <= MOST_BUTTONS
    if few and all(len(asked.button(option)) <= LABEL for option in asked.options):
        first = [_button(asked, option) for option in asked.forward]
        if len(first) + len(none) + len(back) <= MOST_BUTTONS:
            screen.buttons([*first, *none, *back])
        else:
            screen.buttons([*first, *none]).buttons(back)
        _add_sums(asked, asked.forward, screen)
    elif asked.progress.group is None and asked.progress.page == 0:
        _add_buttons_and_menu(asked, screen, [*none, *back])
    else:
        _add_menu(asked, asked.forward, screen, [*none, *back])


def _add_buttons_and_menu(asked: OpenQuestion, screen: Screen, last: Sequence[Button]) -> None:
    """Add the most likely answers as buttons, all answers as a menu unless that are all, and the `last` buttons."""
    prominent = fitting(asked, _invited(asked))
    suggested = [option for option in asked.forward if option.id in asked.coach.suggested and option not in prominent]
    advised = [_button(asked, option) for option in suggested]
    last = last if asked.coach.late else [*advised, *last]
    for row in full_rows([_button(asked, option) for option in prominent]):
        screen.buttons(row)
    for row in full_rows(_numbers(asked, [*prominent, *suggested])):
        screen.buttons(row)
    if len(prominent) == len(asked.forward):
        screen.buttons(last)
    elif prominent and len(asked.forward) <= MOST_CHOICES:
        all_of_them = asked.say("panel-choose-all", number=len(asked.forward))
        screen.add(_select(asked, "do", asked.forward, invites=all_of_them)).buttons(last)
    else:
        _add_menu(asked, asked.forward, screen, last)
    # A suggestion that comes late has its button below all others, so that none of them moves.
    screen.buttons(advised if asked.coach.late else [])
    _add_sums(asked, [*prominent, *suggested], screen)


def _invited(asked: OpenQuestion) -> list[Option]:
    """The answers worth a button: those that say so or, if these only pass or end something, all but those in vain."""
    invited = [option for option in asked.forward if option.prominence >= Shown.BUTTON]
    real = [option for option in invited if option.label.key not in asked.answers.passing]
    if real or not (invited or asked.question.min == 0) or _numbers(asked, invited):
        return invited
    return [option for option in asked.forward if option.prominence > Shown.VAIN]


def _add_several(asked: OpenQuestion, screen: Screen) -> None:
    """Add one menu for any number of picks."""
    question, forward = asked.question, asked.forward
    if forward:
        most = min(question.max, len(forward))
        least = min(max(question.min, 1), most)
        screen.add(_select(asked, "do", forward, least=least, most=most))
    screen.buttons([*_none_button(asked), *(_button(asked, option) for option in asked.answers.back)])


def _add_steps(asked: OpenQuestion, screen: Screen) -> None:
    """Add the controls for picks that are gathered in a draft until they are submitted."""
    picked = asked.progress.picked
    unpicked = [option for option in asked.forward if option.id not in picked]
    buttons = list[Button]()
    if len(picked) >= asked.question.min:
        buttons.append(Button(asked.press("done").button, asked.say("panel-done"), styles.SEND))
    if picked:
        buttons.append(Button(asked.press("unpick").button, asked.say("panel-unpick")))
    buttons += [_button(asked, option) for option in asked.answers.back]
    next_picks = unpicked if len(picked) < asked.question.max else []
    if picks_stay(asked):
        for row in full_rows([_pick_button(asked, option) for option in asked.forward]):
            screen.buttons(row)
        screen.buttons(buttons)
        _add_sums(asked, next_picks, screen)
    elif next_picks:
        _add_menu(asked, unpicked, screen, buttons, action="pick")
    else:
        screen.buttons(buttons)


def _add_menu(
    asked: OpenQuestion, options: Sequence[Option], screen: Screen, buttons: Sequence[Button], action: str = "do"
) -> None:
    """Add up to 25 options as one menu, otherwise as groups, otherwise as pages."""
    progress = asked.progress
    buttons = list(buttons)
    groups = list(dict.fromkeys(option.group for option in options))
    if len(options) > MOST_CHOICES and 1 < len(groups) <= MOST_CHOICES:
        if progress.group is None or progress.group >= len(groups):
            choices = [_group_choice(asked, options, group, index) for index, group in enumerate(groups)]
            screen.add(Select(asked.press("group").menu, choices, asked.say("panel-choose-group")))
            screen.buttons(buttons)
            return
        screen.add(f"**{group_name(asked, groups[progress.group])}**")
        options = [option for option in options if option.group == groups[progress.group]]
        buttons.append(Button(asked.press("look").button, asked.say("panel-groups")))
    pages = -(-len(options) // MOST_CHOICES)
    page = min(progress.page, pages - 1)
    screen.add(_select(asked, action, options[page * MOST_CHOICES : (page + 1) * MOST_CHOICES]))
    if pages > 1:
        screen.add(asked.say("panel-page", page=page + 1, pages=pages))
        place = "-" if progress.group is None else str(progress.group)
        turns = (("panel-previous", page - 1), ("panel-next", page + 1))
        buttons += [
            Button(asked.press("page", f"{place},{to}").button, asked.say(key), disabled=not 0 <= to < pages)
            for key, to in turns
        ]
    screen.buttons(buttons)


def _group_choice(asked: OpenQuestion, options: Sequence[Option], group: str, index: int) -> SelectChoice:
    """A group as a line of a menu; if it has one answer, that answer."""
    inside = [option for option in options if option.group == group]
    if len(inside) == 1 and asked.picks_one:
        (only,) = inside
        label = asked.with_lock(only, asked.label(only))
        return SelectChoice(AT_ONCE + only.id, label, about=asked.line(only, worked=False))
    return SelectChoice(str(index), group_name(asked, group))


def _select(
    asked: OpenQuestion, action: str, options: Sequence[Option], *, least: int = 1, most: int = 1, invites: str = ""
) -> Select:
    """The options as a menu; `invites` replaces "Choose…" as its placeholder."""
    sums = len(options) <= MOST_PREVIEWS
    choices = [
        SelectChoice(
            option.id, asked.with_lock(option, asked.label(option)), about=asked.line(option, worked=sums, brief=True)
        )
        for option in options
    ]
    if not invites:
        key = "panel-choose-several" if least < most else "panel-choose-number" if most > 1 else "panel-choose"
        invites = asked.say(key, number=most)
    return Select(asked.press(action).menu, choices, invites, least, most)


def _numbers(asked: OpenQuestion, named: Sequence[Option]) -> list[Button]:
    """Buttons with nothing but a number of the picture, for answers other than those `named` on buttons.

    Each stands for one place: an answer that goes there and does more, such as being done, is in the menu, and so is
    one with a warning, which has to be read before. One that cannot be taken back freely has its words as well.
    """
    known = [asked.label(option) for option in named]
    numbered: dict[str, list[Option]] = {}
    for option in asked.forward:
        if (number := NUMBERED.match(asked.label(option))) and not any(name.startswith(number[0]) for name in known):
            numbered.setdefault(number[0], []).append(option)
    return [
        _button(asked, first, label=number if undo_of(asked.question, first) is Undo.FREE else "")
        for number, (first, *others) in numbered.items()
        if first.warning is None and all(other.id.startswith(first.id) for other in others)
    ][: MOST_NUMBERED - len(named)]


def _add_sums(asked: OpenQuestion, options: Sequence[Option], screen: Screen) -> None:
    """Add effects and breakdowns of answers that are buttons, a line each, by number if the answers have numbers."""
    lines = {option.id: asked.line(option, brief=True, below=True) for option in options}
    undone = left_undone(asked, options)
    screen.add("\n".join([*sum_lines(asked, options, lines), *([f"-# {undone}"] if undone else [])]))


def _none_button(asked: OpenQuestion) -> list[Button]:
    """The button for no pick at all, if that is also an answer."""
    if asked.question.min > 0:
        return []
    return [Button(asked.press("none").button, asked.say("panel-none"), styles.PASS)]


def _pick_button(asked: OpenQuestion, option: Option) -> Button:
    """An answer in its place; once picked, disabled and numbered if the order counts."""
    button = _button(asked, option, "pick")
    if option.id not in asked.progress.picked:
        return button
    return replace(button, label=asked.label_with_place(option, button.label), style=Style.SECONDARY, disabled=True)


def _button(asked: OpenQuestion, option: Option, action: str = "do", label: str = "") -> Button:
    return Button(asked.press(action, option.id).button, label or asked.button(option), style(asked, option))


def style(asked: OpenQuestion, option: Option) -> Style:
    """The style of an answer's button: one that passes or is in vain is never more inviting than a real answer."""
    if option.id in asked.wanted:
        return styles.SUGGESTED
    if option.role.is_back:
        return styles.BACK
    if option.prominence == Shown.VAIN:
        return styles.PASS
    if option.label.key not in asked.answers.passing:
        return styles.ANSWER
    others = any(other.label.key not in asked.answers.passing for other in asked.forward)
    return styles.PASS if others or option is not asked.answers.ending else styles.ANSWER
