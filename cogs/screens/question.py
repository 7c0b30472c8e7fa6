"""A question as buttons and menus.

Up to five answers are buttons (steps back have a row of their own), up to 25 one menu, and more groups or pages;
the most likely answers of a menu are buttons above it. Several picks at once are one menu where they fit; ordered ones
are picked one after another, and what is picked so far is a draft.

`asked`, an `OpenQuestion`, is the question with its legal answers (each an `Option`) and the player's progress in it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial

from cogs.screens.open_question import MOST_NAMED, OpenQuestion
from cogs.services import styles
from cogs.services.discord_limits import LABEL, MOST_BUTTONS, MOST_CHOICES
from cogs.services.screen import Block, Button, Screen, Select, SelectChoice, Style
from locales.labels import columns, first_sentence
from locales.sanitizing import Markdown
from rules.questions import VITAL, Option, Refused, Undo, place_of, shorter, undo_of

MOST_PREVIEWS = 12
"""With more answers than this, no sums are worked out in advance."""

MOST_REASONS = 4
"""The most lines that explain why the player is stuck."""

MOST_MISSED = 3
"""Impossible answers that are named behind *More*."""

MOST_HANDY = 10
HANDY_ROWS = 5
"""The most answers of a menu that are also buttons above it, and the most rows of both on a phone."""
PHONE, BROAD_PHONE = 36, 45
PADDING = 5
"""The least and the greatest width of a phone's row, and a button's margins, in letters; a Japanese letter is two."""

MOST_NUMBERED = 14
"""The most buttons above a menu, numbers alone included: a message holds 40 components in all."""

MOST_PICK_BUTTONS = 10
SHORT_PICK = 24
"""Answers picked one after another are buttons if there are at most this many and no label has more characters."""

AT_ONCE = "="
"""Before an option's id in a menu of groups: a group with one answer is that answer."""

NUMBERED = re.compile(r"\[\w+\]")
"""The start of the label of an answer that has a number in the picture."""
DETAIL = re.compile(r" ?(?:[(（][^()（）]*[)）]|🪙\d+)$")
"""The end of a label that its button already says: something in brackets, or a price."""


def heading(asked: OpenQuestion) -> str:
    """The question in words."""
    return f"### {asked.say(f'ask-{asked.question.kind}', **asked.args)}"


def prompt(asked: OpenQuestion, *, lists: bool = False) -> str:
    """The question in words, with the picks so far unless numbered buttons show them.

    `lists`: with the picks in any case, and without what is said at the first tap on an answer that is a place.
    """
    question = asked.question
    lines = [heading(asked), *_final_note(asked, lists=lists)]
    if asked.back and not asked.forward and question.awaited:
        lines += _stuck(asked)
    if question.min < question.max and not (asked.in_steps and question.max >= len(asked.options)):
        lines.append(asked.say("panel-pick-number", least=question.min, most=question.max))
    chosen = [option for id in asked.progress.picked if asked.in_steps and (option := asked.option(id))]
    if lists or not (asked.ordered and _picks_stay(asked)):
        mark = "" if asked.ordered else "- "
        lines += [mark + asked.label_with_place(option, asked.label(option)) for option in chosen]
    if asked.picks_one or (chosen and list(asked.progress.picked) != list(asked.suggested[: len(chosen)])):
        lines += [f"⚠️ {asked.say(note)}" for note in asked.notes(chosen)]
    return "\n".join(lines)


def _final_note(asked: OpenQuestion, *, lists: bool) -> list[str]:
    """Says which answers can't be taken back; nothing if each has to be confirmed: then that is said there.

    `lists`: nothing if each of them is a place.
    """
    listed = [option for option in asked.forward if not (lists and option.mark)]
    if not any(map(asked.is_final_at_once, listed)) or asked.progress.confirm or asked.question.undo is Undo.TACIT:
        return []
    lasting = [option for option in asked.forward if asked.is_final_at_once(option) or asked.is_momentous(option)]
    others = [option for option in asked.forward if option not in lasting]
    if not others:
        return [f"-# {asked.say('panel-irrevocable_all')}"]
    key = "panel-irrevocable"
    names = _brief_names(asked, lasting)
    gathered = f"lasting-{asked.question.kind}"
    if len(names) > MOST_NAMED and asked.texts.has(asked.language, asked.game, gathered):
        names = [asked.say(gathered)]
    elif len(names) > max(MOST_NAMED, len(others)):
        key = "panel-irrevocable_but"
        names = _brief_names(asked, others)
    return [f"-# {asked.say(key, answers=Markdown(asked.texts.join(asked.language, names)))}"]


def _brief_names(asked: OpenQuestion, options: Sequence[Option]) -> list[str]:
    """The names of some answers, in brief and each once; a group, such as all attacks, by its heading if it has one."""
    others = [option for option in asked.forward if option not in options]
    shared = {_in_words(asked, option) for option in others}
    partly = {option.group for option in others}
    sizes = Counter(option.group for option in options) if len(asked.forward) > MOST_CHOICES else Counter[str]()
    names: list[str] = []
    for option in options:
        words = _in_words(asked, option)
        if option.group and sizes[option.group] > 1 and option.group not in partly:
            names.append(_group(asked, option.group))
        else:
            names.append(asked.short_name(option) if words in shared else words)
    return [asked.say("panel-answer_name", answer=Markdown(name)) for name in dict.fromkeys(names)]


def left_undone(asked: OpenQuestion, option: Option, shown: Sequence[Option] = ()) -> str:
    """For the answer that ends something: what else could be done, of several kinds, for which no button is `shown`.

    Nothing for one with a mark, such as staying in a place: it is a choice among places, and the turn goes on.
    """
    others = [other for other in asked.forward if other.label.key not in asked.passing]
    kinds = {other.group or other.label.key for other in others}
    on_buttons = {other.label.key for other in shown}
    hidden = [other for other in others if other.label.key not in on_buttons]
    ends = option is asked.ending and not option.mark
    if not ends or len(asked.forward) <= MOST_BUTTONS or len(kinds) == 1 or not hidden:
        return ""
    names = _brief_names(asked, hidden)
    more = [asked.say("panel-still_more")] if len(names) > MOST_NAMED else []
    return asked.say("panel-still", answers=Markdown(asked.texts.join(asked.language, [*names[:MOST_NAMED], *more])))


def hint(asked: OpenQuestion, *, whole: bool = False) -> str:
    """The first sentence of the question's hint, for players who are new to it and not confirming an answer.

    `whole`: all of it, for all.
    """
    key = f"hint-{asked.question.kind}"
    wanted = whole or (asked.hinted and not asked.progress.confirm)
    if not wanted or not asked.texts.has(asked.language, asked.game, key):
        return ""
    text = asked.say(key, **asked.args)
    return f"-# {text if whole else first_sentence(text)}"


def _stuck(asked: OpenQuestion) -> list[str]:
    """A notice for a player whose only answer is a step back: the reasons, and the way out."""
    shown = list(dict.fromkeys(map(asked.why, asked.refused())))[:MOST_REASONS]
    return [asked.say("panel-stuck"), *(f"- {reason}" for reason in shown)]


def controls(asked: OpenQuestion) -> list[Block]:
    """The buttons and menus that answer the question, with the sums that belong to them; put together once."""
    progress = asked.progress
    key = ("controls", progress.group, progress.page, progress.confirm, *progress.picked)
    if key not in asked.memo:
        asked.memo[key] = _controls(asked)
    return list(asked.memo[key])


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
    style = styles.FINAL if asked.is_momentous(option) and not asked.stray else styles.ANSWER
    yes = Button(asked.press("yes", option.id).button, asked.say("panel-confirm"), style)
    longer = [] if asked.stray else asked.longer(option)
    more = [Button(asked.press("yes", option.id).button, asked.button(option), style) for option in longer]
    no = Button(asked.press("look").button, asked.say("panel-other"))
    text = asked.stray
    if not text:
        final = asked.say("panel-final") if asked.is_final(option) else ""
        text = f"**{asked.label(option)}**\n{asked.after_each_other(final, asked.line(option))}".strip()
    return Screen().add(text).buttons([yes, *more, no]).blocks


def _add_one(asked: OpenQuestion, screen: Screen) -> None:
    """Add the controls for exactly one pick, or none."""
    none, back = _none_button(asked), [_button(asked, option) for option in asked.back]
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
    handy = _in_rows(asked, [option for option in asked.forward if option.handy > 0])
    suggested = [option for option in asked.forward if option.id in asked.suggested and option not in handy]
    advised = [_button(asked, option) for option in suggested]
    last = last if asked.late else [*advised, *last]
    for row in _full_rows([_button(asked, option) for option in handy]):
        screen.buttons(row)
    for row in _full_rows(_numbers(asked, [*handy, *suggested])):
        screen.buttons(row)
    if len(handy) == len(asked.forward):
        screen.buttons(last)
    elif handy and len(asked.forward) <= MOST_CHOICES:
        all_of_them = asked.say("panel-choose-all", number=len(asked.forward))
        screen.add(_select(asked, "do", asked.forward, invites=all_of_them)).buttons(last)
    else:
        _add_menu(asked, asked.forward, screen, last)
    # A suggestion that comes late has its button below all others, so that none of them moves.
    screen.buttons(advised if asked.late else [])
    _add_sums(asked, [*handy, *suggested], screen)


def _add_several(asked: OpenQuestion, screen: Screen) -> None:
    """Add one menu for any number of picks."""
    question, forward = asked.question, asked.forward
    if forward:
        most = min(question.max, len(forward))
        least = min(max(question.min, 1), most)
        screen.add(_select(asked, "do", forward, least=least, most=most))
    screen.buttons([*_none_button(asked), *(_button(asked, option) for option in asked.back)])


def _add_steps(asked: OpenQuestion, screen: Screen) -> None:
    """Add the controls for picks that are gathered in a draft until they are submitted."""
    picked = asked.progress.picked
    rest = [option for option in asked.forward if option.id not in picked]
    buttons = list[Button]()
    if len(picked) >= asked.question.min:
        buttons.append(Button(asked.press("done").button, asked.say("panel-done"), styles.SEND))
    if picked:
        buttons.append(Button(asked.press("unpick").button, asked.say("panel-unpick")))
    buttons += [_button(asked, option) for option in asked.back]
    wanted = rest if len(picked) < asked.question.max else []
    if _picks_stay(asked):
        for row in _full_rows([_pick_button(asked, option) for option in asked.forward]):
            screen.buttons(row)
        screen.buttons(buttons)
        _add_sums(asked, wanted, screen)
    elif wanted:
        _add_menu(asked, rest, screen, buttons, action="pick")
    else:
        screen.buttons(buttons)


def _picks_stay(asked: OpenQuestion) -> bool:
    """Whether more picks can be made and all answers are buttons, which keep their places when they are picked."""
    forward = asked.forward
    return (
        len(asked.progress.picked) < min(asked.question.max, len(forward))
        and len(forward) <= MOST_PICK_BUTTONS
        and all(len(asked.button(option)) <= SHORT_PICK for option in forward)
    )


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
        screen.add(f"**{_group(asked, groups[progress.group])}**")
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
        return SelectChoice(AT_ONCE + only.id, asked.label(only), about=asked.line(only, worked=False))
    return SelectChoice(str(index), _group(asked, group))


def _select(
    asked: OpenQuestion, action: str, options: Sequence[Option], *, least: int = 1, most: int = 1, invites: str = ""
) -> Select:
    """The options as a menu; `invites` replaces "Choose…" as its placeholder."""
    sums = len(options) <= MOST_PREVIEWS
    choices = [
        SelectChoice(option.id, asked.label(option), about=asked.line(option, worked=sums, brief=True))
        for option in options
    ]
    if not invites:
        key = "panel-choose-several" if least < most else "panel-choose-number" if most > 1 else "panel-choose"
        invites = asked.say(key, number=most)
    return Select(asked.press(action).menu, choices, invites, least, most)


def _in_rows(asked: OpenQuestion, options: Sequence[Option]) -> list[Option]:
    """The options whose buttons fit into `HANDY_ROWS` rows on a phone, in their order.

    The last (to pass or end), those that are vital, the first of each kind and those that stand out take precedence.
    """
    ranked = sorted(options, key=lambda option: -option.handy)
    place = partial(place_of, asked.question)
    firsts = {place(option): option for option in reversed(ranked)}
    chosen: set[str] = set()
    widths = {option.id: _width(asked.button(option)) for option in options}
    is_all = len(options) == len(asked.forward) and _rows([*widths.values()]) <= HANDY_ROWS
    most = HANDY_ROWS if is_all else HANDY_ROWS - 1
    vital = [option for option in ranked if option.handy >= VITAL]
    for option in [*options[-1:], *vital, *sorted(firsts.values(), key=place), *ranked]:
        more = chosen | {option.id}
        if len(more) <= MOST_HANDY and _rows([widths[other.id] for other in options if other.id in more]) <= most:
            chosen = more
    return [option for option in options if option.id in chosen]


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


def _width(label: str) -> int:
    """The width of a button with this label on a phone."""
    return PADDING + columns(label)


def _rows(widths: Sequence[int]) -> int:
    """The number of rows that buttons of these widths take on a phone."""
    return len(_lengths(widths, PHONE))


def _lengths(widths: Sequence[int], width: int) -> list[int]:
    """The number of buttons of these widths in each row of that width."""
    lengths = list[int]()
    room = 0
    for taken in widths:
        if taken > room:
            lengths = [*lengths, 0]
            room = width
        lengths[-1] += 1
        room -= taken
    return lengths


def _full_rows(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    """The buttons in action rows that end where a row on a phone ends, so that the rows on a phone are full."""
    first = end = 0
    for length in _lengths([_width(button.label) for button in buttons], BROAD_PHONE):
        if end > first and end + length - first > MOST_BUTTONS:
            yield buttons[first:end]
            first = end
        end += length
    yield buttons[first:]


def _add_sums(asked: OpenQuestion, options: Sequence[Option], screen: Screen) -> None:
    """Add effects and breakdowns of answers that are buttons, a line each, by number if the answers have numbers."""
    lines = {option.id: asked.line(option, brief=True, below=True) for option in options}
    if len(options) < len(asked.forward):
        for option in options:
            lines[option.id] = asked.after_each_other(lines[option.id], left_undone(asked, option, options))
    screen.add("\n".join(_sum_lines(asked, options, lines)))


def whole_sums(asked: OpenQuestion) -> str:
    """The full breakdowns of the answers that have only a short form next to their buttons."""
    longer = [option for option in asked.forward if asked.breakdown(option, brief=True) != asked.breakdown(option)]
    options = longer[:MOST_PREVIEWS]
    return "\n".join(_sum_lines(asked, options, {option.id: asked.sum(option) for option in options}))


def _sum_lines(asked: OpenQuestion, options: Sequence[Option], lines: Mapping[str, str]) -> list[str]:
    """The options that have a line, with that line; each has the shortest name that no other has.

    An answer that does more than another one is left out if that one says the same.
    """
    names = {option.id: [_short(asked.short_name(option)), asked.short_name(option)] for option in options}
    alike = Counter(name for found in names.values() for name in set(found) if name)
    pairs = [
        (next((name for name in names[option.id] if alike[name] == 1), asked.label(option)), lines[option.id])
        for option in options
        if lines[option.id] and not _repeats_shorter(asked, options, option)
    ]
    return [f"-# {line}" for line in _lines_by_text(asked, pairs)]


def _repeats_shorter(asked: OpenQuestion, options: Sequence[Option], option: Option) -> bool:
    """Whether an answer says the same as the shorter one, which is among the options."""
    first = next((other for other in options if other.id == shorter(option)), None)
    return first is not None and asked.line(first, brief=True) == asked.line(option, brief=True)


def _in_words(asked: OpenQuestion, option: Option) -> str:
    """The words on the button of an answer, in brief; if they are nothing but signs, its label."""
    name = _short(asked.short_name(option))
    return name if NUMBERED.match(name) or any(map(str.isalpha, name)) else _short(asked.label(option))


def _short(label: str) -> str:
    """The number of an answer in the picture, otherwise its label without the brackets or the price at the end."""
    numbered = NUMBERED.match(label)
    return numbered[0] if numbered else DETAIL.sub("", label) or label


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
    """The style of an answer's button: one that passes is never more inviting than a real answer."""
    if option.id in asked.wanted:
        return styles.SUGGESTED
    if option.role.is_back:
        return styles.BACK
    if option.label.key not in asked.passing:
        return styles.ANSWER
    others = any(other.label.key not in asked.passing for other in asked.forward)
    return styles.PASS if others or option is not asked.ending else styles.ANSWER


def not_possible(asked: OpenQuestion) -> str:
    """The impossible answers that a player would miss most, with reasons."""
    missed = [refusal for refusal in asked.refused() if refusal.missed][:MOST_MISSED]
    return "\n".join(f"-# 🚫 {line}" for line in _lines_by_text(asked, why_not(asked, missed)))


def why_not(asked: OpenQuestion, refused: Sequence[Refused]) -> list[tuple[str, str]]:
    """Each impossible answer with its reason, in words, without duplicates; none that reads like a possible one."""
    possible = [option.label for option in asked.options]
    named = [refusal for refusal in refused if refusal.label not in possible]
    return list(dict.fromkeys((asked.say(refusal.label), asked.why(refusal)) for refusal in named))


def _lines_by_text(asked: OpenQuestion, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """A line for each different text, with the answers it applies to."""
    answers: dict[str, list[str]] = {}
    for answer, text in pairs:
        answers.setdefault(text, []).append(answer)
    return [
        asked.say("panel-worked", answer=Markdown(asked.texts.join(asked.language, named)), sum=Markdown(text))
        for text, named in answers.items()
    ]


def _group(asked: OpenQuestion, group: str) -> str:
    return asked.say(f"group-{group}" if group else "group-other")
