"""A question as buttons and menus.

Up to five answers are buttons (steps back have a row of their own), up to 25 one menu, more come in groups or pages;
the most likely answers of a menu are buttons above it. Several picks at once are one menu where they fit; ordered ones
are picked one after another, and what is picked so far is a draft.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from operator import attrgetter
from unicodedata import east_asian_width

from cogs.services import styles
from cogs.services.ids import CustomId, number
from cogs.services.limits import LABEL, MOST_BUTTONS, MOST_CHOICES
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Choice, Screen, Select, Style
from locales.names import Markdown, as_text
from locales.texts import Texts
from rules.messages import Arg, Message
from rules.questions import Option, Question, Refused

MOST_PREVIEWS = 12
"""With more answers than this, no sums are worked out in advance."""

MOST_REASONS = 4
"""How many lines explain why the player is stuck."""

MOST_MISSED = 3
"""Impossible answers that are named below the question; a button lists the others."""

MOST_REFUSED = 30
"""Impossible answers that are named on request."""

MOST_HANDY = 10
HANDY_ROWS = 5
"""The most answers of a menu that are also buttons above it, and the most rows of both on a phone."""
PHONE, BROAD_PHONE = 36, 45
PADDING = 5
"""The least and the greatest width of a phone's row, and a button's margins, in letters; a Japanese letter is two."""

MOST_PICK_BUTTONS = 10
SHORT_PICK = 24
"""Answers that are picked one after another are buttons up to this number, and while none has more characters."""

AT_ONCE = "="
"""Before an option's id in a menu of groups: a group with one answer is that answer."""

REFUSED = "refused"
"""What a button asks for that lists what is not possible now."""

NUMBERED = re.compile(r"\[\w+\]")
"""The start of the label of an answer that has a number in the picture."""
DETAIL = re.compile(r" ?[(（][^()（）]*[)）]$")
"""The end of a label that its button already says."""

NONE = "~none"
"""Stands for "no pick" in an autocompletion; option ids never contain a tilde."""


@dataclass(frozen=True, slots=True)
class Look:
    """How far a player has got inside one question: a group or page turned to, an answer to confirm, picks so far."""

    group: int | None = None
    page: int = 0
    confirm: str = ""
    picked: Sequence[str] = ()
    aside: bool = False
    """Whether rarely used questions are listed instead of the question."""
    refused: bool = False
    """Whether impossible answers are listed instead of the possible ones."""
    on: bool = False
    """Whether the player continues after the end of a lesson."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question that is open to a player, with everything needed to show it."""

    table: int
    game: str
    question: Question
    options: Sequence[Option]
    texts: Texts
    language: str
    names: Sequence[str]
    about: Callable[[Option], Message | None]
    preview: Callable[[Option], Sequence[Message]]
    refused: Callable[[], Sequence[Refused]]
    """What is not possible now, and why."""
    look: Look = field(default_factory=Look)
    hinted: bool = True
    """Whether the hint of this kind of question is shown."""
    notes: Callable[[Sequence[Option]], Sequence[Message]] = lambda picked: ()
    """What the picks so far mean together."""
    asks_again: Callable[[Option], bool] = attrgetter("final")
    """Whether an answer is so momentous that it has to be confirmed."""
    careful: bool = False
    """Whether this player wants to confirm every answer."""
    gists: Mapping[str, Message | None] = field(default_factory=dict)
    """Short forms of worked sums, by the answer's id, see `Question.gists`."""
    estimates: Callable[[], Mapping[str, Message]] = dict
    """The likely outcomes of answers; empty if the table allows no advice."""
    next_picks: Callable[[Sequence[str]], Sequence[str]] = lambda picked: ()
    """For an ordered answer: what is most likely picked next."""
    stands_out: Collection[str] = ()
    """The answers that get a button before others of their kind."""
    suggested: Sequence[str] = ()
    """The answer that the coach of a lesson would give."""
    stray: str = ""
    """What that coach says about the answer to be confirmed, instead of the question's own words."""
    passing: Collection[str] = frozenset()
    """The text keys of answers that pass or end something, see `Game.passing`."""
    unlisted: Sequence[Option] = ()
    """Legal answers that are not shown, because another one leads to them."""
    at: int = 0
    """The table's line, so that an answer shown before a step back is refused after it."""

    @classmethod
    def of(cls, reader: Reader, question: Question, look: Look | None = None) -> Asked:
        """One of the reader's open questions, ready to be shown."""
        game, services = reader.game, reader.services
        assert game is not None
        user = reader.table.seats[question.seat].user_id
        options = question.options(game)
        return cls(
            table=reader.table.id,
            game=reader.table.game,
            question=question,
            options=question.arranged(options),
            texts=services.texts,
            language=reader.language,
            names=reader.names,
            about=lambda option: question.about(game, option),
            preview=lambda option: question.preview(game, option),
            refused=lambda: question.refusals(game),
            notes=lambda picked: question.notes(game, picked),
            asks_again=lambda option: question.asks_again(game, option),
            careful=user is not None and services.people.get(user).careful,
            gists=question.gists(game),
            estimates=lambda: question.estimates(game) if reader.services.tables.advice.allowed(reader.table) else {},
            next_picks=lambda picked: question.next_picks(game, picked),
            stands_out=question.stands_out(game),
            look=look or Look(),
            hinted=not _explained(reader)
            and (user is None or services.people.hinted(user, reader.table.game, question.kind)),
            suggested=() if reader.advice is None else reader.advice.picked,
            passing=game.passing,
            unlisted=[option for option in options if option.unlisted],
            at=reader.table.line,
        )

    def say(self, message: Message | str, **args: Arg) -> str:
        """A text in this player's language."""
        return self.texts.say(self.language, self.game, message, self.names, **args)

    def confirms(self, option: Option) -> bool:
        """Whether an answer has to be confirmed; steps of a path and the way back need no more than a press."""
        return self.asks_again(option) or (self.careful and not option.step and not option.back)

    def label(self, option: Option) -> str:
        """The label of an option, numbered if several are called the same, such as copies of a card."""
        name = self.say(Message(option.key, option.args))
        copies = [each.id for each in self.options if (each.key, each.args) == (option.key, option.args)]
        return f"{name} ({copies.index(option.id) + 1}/{len(copies)})" if len(copies) > 1 else name

    def button(self, option: Option) -> str:
        """The label of an option's button: its short text if it has one, its likely outcome, its sum."""
        return " · ".join(filter(None, (self.named(option), self._short_sum(option))))

    def named(self, option: Option) -> str:
        """The label of a button without its sum."""
        short = self._short(Message(option.key, option.args)) if option.args.get("number") != 0 else ""
        likely = self.estimates().get(option.id)
        return " · ".join(filter(None, (short or self.label(option), "" if likely is None else self._short(likely))))

    def _short_sum(self, option: Option) -> str:
        """The worked sum of an answer for its button; empty without a short text, or if the button has no room.

        A sum of several lines has a short text only through its gist.
        """
        if option.id in self.gists:
            gist = self.gists[option.id]
        else:
            lines = self.preview(option)
            gist = lines[0] if len(lines) == 1 else None
        short = "" if gist is None else self._short(gist)
        return short if len(self.named(option)) + len(f" · {short}") <= LABEL else ""

    def _short(self, message: Message) -> str:
        """The short text of a message for buttons; empty if it has none."""
        key = f"button-{message.key}"
        return self.say(Message(key, message.args)) if self.texts.has(self.language, self.game, key) else ""

    def option(self, option_id: str) -> Option | None:
        """The option of that id, if it is legal now."""
        return next((option for option in self.options if option.id == option_id), None)

    def extending(self, option: Option) -> list[Option]:
        """The answers that do more than this one and are offered where it is confirmed."""
        return [each for each in self.unlisted if each.extends == option.id]

    def press(self, action: str, rest: str = "") -> CustomId:
        """The custom id for a component of this question."""
        return CustomId(action, self.table, self.question.id, rest, self.at)

    def sum(self, option: Option) -> str:
        """The worked sum of an answer as one line; empty if there is none."""
        said = [self.say(line) for line in self.preview(option)]
        return reduce(self._after_each_other, said) if said else ""

    def line(self, option: Option, *, worked: bool = True, brief: bool = False, below: bool = False) -> str:
        """What an answer does, and its worked sum; empty if its name says everything.

        `brief`: next to others' sums; `below`: below its button, in the short text, without what the button says.
        """
        about = self.about(option)
        said = [] if about is None else [(below and self._short(about)) or self.say(about)]
        likely = self.estimates().get(option.id)
        if likely is not None and not (below and self._short(likely)):
            said.append(self.say(likely))
        if worked and not (below and self._short_sum(option)):
            if brief and option.id in self.gists:
                gist = self.gists[option.id]
                said.append("" if gist is None else self.say(gist))
            else:
                said.append(self.sum(option))
        return reduce(self._after_each_other, filter(None, said), "") if any(said) else ""

    def _after_each_other(self, first: str, then: str) -> str:
        if not first:
            return then
        return self.say("panel-sentences", first=Markdown(first), then=Markdown(then))

    def why(self, refused: Refused) -> str:
        """Why an answer is not possible."""
        return self.say(f"refused-{refused.reason}", **refused.reason_args)

    @property
    def picks_one(self) -> bool:
        """Whether the first pick is the whole answer."""
        return self.question.max == 1

    @property
    def in_steps(self) -> bool:
        """Whether picks are gathered one after another (or page by page) before they are submitted."""
        return not self.picks_one and (self.question.ordered or len(self.forward) > MOST_CHOICES)

    @property
    def forward(self) -> list[Option]:
        """The options that are answers, not steps back."""
        return [option for option in self.options if not option.back]

    @property
    def wanted(self) -> Sequence[str]:
        """What the coach of a lesson would pick now: the next one of several picks in order."""
        picked = list(self.look.picked)
        if not self.in_steps:
            return self.suggested
        return self.suggested[len(picked) :][:1] if list(self.suggested[: len(picked)]) == picked else ()

    @property
    def back(self) -> list[Option]:
        """The options that step back inside a longer answer."""
        return [option for option in self.options if option.back]


def _explained(reader: Reader) -> bool:
    """Whether the coach of a lesson explains this question."""
    return reader.advice is not None and reader.advice.words.remark is not None


def prompt(asked: Asked) -> str:
    """The question in words, with the picks so far."""
    question = asked.question
    lines = [f"### {asked.say(f'ask-{question.kind}', **question.args)}"]
    if asked.back and not asked.forward and question.awaited:
        lines += _stuck(asked)
    if question.min < question.max and not (asked.in_steps and question.max >= len(asked.options)):
        lines.append(asked.say("panel-pick-number", least=question.min, most=question.max))
    if asked.in_steps and asked.look.picked:
        chosen = [option for id in asked.look.picked if (option := asked.option(id))]
        mark = "{}. {}" if question.ordered else "- {1}"
        lines += [mark.format(number, asked.label(option)) for number, option in enumerate(chosen, 1)]
        lines += [f"⚠️ {asked.say(note)}" for note in asked.notes(chosen)]
    return "\n".join(lines)


def hint(asked: Asked, *, always: bool = False) -> str:
    """What this kind of question is about, for players who are new to it; `always`: for all players."""
    key = f"hint-{asked.question.kind}"
    if not (always or asked.hinted) or not asked.texts.has(asked.language, asked.game, key):
        return ""
    return f"-# {asked.say(key, **asked.question.args)}"


def _stuck(asked: Asked) -> list[str]:
    """If only steps back are left: that there is no way on, why, and what to do."""
    shown = list(dict.fromkeys(map(asked.why, asked.refused())))[:MOST_REASONS]
    return [asked.say("panel-stuck"), *(f"- {reason}" for reason in shown)]


def controls(asked: Asked) -> list[Block]:
    """The buttons and menus that answer the question, with the sums that belong to them."""
    screen = Screen()
    if asked.look.confirm and (option := asked.option(asked.look.confirm)):
        return _confirmation(asked, option)
    if asked.look.refused:
        return _refused(asked)
    if asked.picks_one:
        _one(asked, screen)
    elif asked.in_steps:
        _steps(asked, screen)
    else:
        _several_at_once(asked, screen)
    return screen.blocks


def _confirmation(asked: Asked, option: Option) -> list[Block]:
    style = styles.FINAL if asked.asks_again(option) and not asked.stray else styles.ANSWER
    yes = Button(asked.press("yes", option.id).button, asked.say("panel-confirm"), style)
    longer = [] if asked.stray else asked.extending(option)
    more = [Button(asked.press("yes", each.id).button, asked.button(each), style) for each in longer]
    no = Button(asked.press("look").button, asked.say("panel-other"))
    text = asked.stray
    if not text:
        text = f"**{asked.label(option)}**\n{asked.line(option)}".rstrip()
        if asked.asks_again(option):
            text += f"\n{asked.say('panel-final')}"
    return Screen().add(text).buttons([yes, *more, no]).blocks


def _one(asked: Asked, screen: Screen) -> None:
    """Exactly one pick, or none."""
    last = _extra_buttons(asked)
    if len(asked.forward) + len(last) <= MOST_BUTTONS and not _too_long(asked):
        first, back = [[_button(asked, option) for option in part] for part in (asked.forward, asked.back)]
        if len(asked.options) + len(last) <= MOST_BUTTONS:
            screen.buttons([*first, *back, *last])
        else:
            screen.buttons([*first, *last]).buttons(back)
        _sums(asked, asked.forward, screen)
        return
    back = [*(_button(asked, option) for option in asked.back), *last]
    if asked.look.group is None and asked.look.page == 0:
        handy = _in_rows(asked, [each for each in asked.forward if each.handy])
        suggested = [each for each in asked.forward if each.id in asked.suggested and each not in handy]
        for row in _full_rows([_button(asked, option) for option in handy]):
            screen.buttons(row)
        if len(handy) == len(asked.forward):
            screen.buttons(back)
        elif handy and len(asked.forward) <= MOST_CHOICES:
            all_of_them = asked.say("panel-choose-all", number=len(asked.forward))
            screen.add(_select(asked, "do", asked.forward, invites=all_of_them)).buttons(back)
        else:
            _menu(asked, asked.forward, screen, back)
        # A suggestion may come late: below all the others, its button moves none of them.
        screen.buttons([_button(asked, option) for option in suggested])
        _sums(asked, [*handy, *suggested], screen)
        return
    _menu(asked, asked.forward, screen, back)


def _several_at_once(asked: Asked, screen: Screen) -> None:
    """Any number of picks in one menu."""
    question, forward = asked.question, asked.forward
    if forward:
        most = min(question.max, len(forward))
        least = min(max(question.min, 1), most)
        screen.add(_select(asked, "do", forward, least=least, most=most))
    screen.buttons([*(_button(asked, option) for option in asked.back), *_extra_buttons(asked)])


def _steps(asked: Asked, screen: Screen) -> None:
    """Picks that are gathered in a draft until they are submitted."""
    question, picked = asked.question, asked.look.picked
    rest = [option for option in asked.forward if option.id not in picked]
    buttons = [_button(asked, option) for option in asked.back]
    if picked:
        buttons.append(Button(asked.press("unpick").button, asked.say("panel-unpick")))
    if len(picked) >= question.min:
        buttons.append(Button(asked.press("done").button, asked.say("panel-done"), styles.SEND))
    wanted = rest if len(picked) < question.max else []
    forward = asked.forward
    if wanted and len(forward) <= MOST_PICK_BUTTONS and all(len(asked.button(each)) <= SHORT_PICK for each in forward):
        screen.buttons([_pick_button(asked, option) for option in forward]).buttons(buttons)
        _sums(asked, wanted, screen)
    elif wanted:
        likely = [option for id in asked.next_picks(picked) for option in wanted if option.id == id]
        screen.buttons([_button(asked, option, "pick") for option in likely])
        _menu(asked, rest, screen, buttons, action="pick")
    else:
        screen.buttons(buttons)


def _menu(
    asked: Asked, options: Sequence[Option], screen: Screen, buttons: Sequence[Button], action: str = "do"
) -> None:
    """Up to 25 options as one menu, otherwise as groups, otherwise as pages."""
    look, buttons = asked.look, list(buttons)
    groups = list(dict.fromkeys(option.group for option in options))
    if len(options) > MOST_CHOICES and 1 < len(groups) <= MOST_CHOICES:
        if look.group is None or look.group >= len(groups):
            choices = [_group_choice(asked, options, group, index) for index, group in enumerate(groups)]
            screen.add(Select(asked.press("group").menu, choices, asked.say("panel-choose-group")))
            screen.buttons(buttons)
            return
        screen.add(f"**{_group(asked, groups[look.group])}**")
        options = [option for option in options if option.group == groups[look.group]]
        buttons.append(Button(asked.press("look").button, asked.say("panel-groups")))
    pages = -(-len(options) // MOST_CHOICES)
    page = min(look.page, pages - 1)
    screen.add(_select(asked, action, options[page * MOST_CHOICES : (page + 1) * MOST_CHOICES]))
    if pages > 1:
        screen.add(asked.say("panel-page", page=page + 1, pages=pages))
        place = "-" if look.group is None else str(look.group)
        turns = (("panel-previous", page - 1), ("panel-next", page + 1))
        buttons += [
            Button(asked.press("page", f"{place},{to}").button, asked.say(key), off=not 0 <= to < pages)
            for key, to in turns
        ]
    screen.buttons(buttons)


def _group_choice(asked: Asked, options: Sequence[Option], group: str, index: int) -> Choice:
    """A group as a line of a menu; if it has one answer, that answer."""
    inside = [option for option in options if option.group == group]
    if len(inside) == 1 and asked.picks_one:
        (only,) = inside
        return Choice(AT_ONCE + only.id, asked.label(only), about=asked.line(only, worked=False))
    return Choice(str(index), _group(asked, group))


def _select(
    asked: Asked, action: str, options: Sequence[Option], *, least: int = 1, most: int = 1, invites: str = ""
) -> Select:
    """The options as a menu; `invites` replaces "Choose…" as its placeholder."""
    sums = len(options) <= MOST_PREVIEWS
    choices = [
        Choice(option.id, asked.label(option), about=asked.line(option, worked=sums, brief=True)) for option in options
    ]
    if not invites:
        key = "panel-choose-several" if least < most else "panel-choose-number" if most > 1 else "panel-choose"
        invites = asked.say(key, number=most)
    return Select(asked.press(action).menu, choices, invites, least, most)


def _in_rows(asked: Asked, options: Sequence[Option]) -> list[Option]:
    """The options whose buttons fit into `HANDY_ROWS` rows on a phone, in their order.

    The last (to pass or end), the first of each kind and those that stand out take precedence.
    """
    ranked = sorted(options, key=lambda option: option.id not in asked.stands_out)
    firsts = {asked.question.place(option): option for option in reversed(ranked)}
    labels = {option.id: asked.button(option) for option in options}
    chosen: set[str] = set()
    is_all = len(options) == len(asked.forward) and _rows(list(labels.values())) <= HANDY_ROWS
    most = HANDY_ROWS if is_all else HANDY_ROWS - 1
    for option in [*options[-1:], *sorted(firsts.values(), key=asked.question.place), *ranked]:
        more = chosen | {option.id}
        if len(more) <= MOST_HANDY and _rows([labels[each.id] for each in options if each.id in more]) <= most:
            chosen = more
    return [option for option in options if option.id in chosen]


def _rows(labels: Sequence[str]) -> int:
    """How many rows buttons with these labels take on a phone."""
    return len(_lengths(labels, PHONE))


def _lengths(labels: Sequence[str], width: int) -> list[int]:
    """How many buttons with these labels are in each row of that width."""
    lengths, room = list[int](), 0
    for label in labels:
        taken = PADDING + sum(2 if east_asian_width(letter) in "WF" else 1 for letter in label)
        if taken > room:
            lengths, room = [*lengths, 0], width
        lengths[-1] += 1
        room -= taken
    return lengths


def _full_rows(buttons: Sequence[Button]) -> Iterator[Sequence[Button]]:
    """The buttons in action rows that end where a row on a phone does, so that these are filled."""
    first = end = 0
    for length in _lengths([button.label for button in buttons], BROAD_PHONE):
        if end > first and end + length - first > MOST_BUTTONS:
            yield buttons[first:end]
            first = end
        end += length
    yield buttons[first:]


def _sums(asked: Asked, options: Sequence[Option], screen: Screen) -> None:
    """The effects and worked sums of answers that are buttons, a line each, by number if the answers have numbers."""
    lines = {option.id: asked.line(option, brief=True, below=True) for option in options}
    screen.add("\n".join(_worked(asked, options, lines)))


def whole_sums(asked: Asked) -> str:
    """The whole worked sums of the answers that have only a short form next to their buttons."""
    options = [option for option in asked.forward if option.id in asked.gists][:MOST_PREVIEWS]
    return "\n".join(_worked(asked, options, {option.id: asked.sum(option) for option in options}))


def _worked(asked: Asked, options: Sequence[Option], lines: Mapping[str, str]) -> list[str]:
    """The options that have a line, with that line."""
    names = {option.id: _short(asked.named(option)) for option in options}
    alike = Counter(names.values())
    pairs = [
        (names[option.id] if alike[names[option.id]] == 1 else asked.label(option), lines[option.id])
        for option in options
        if lines[option.id]
    ]
    return [f"-# {line}" for line in _folded(asked, pairs)]


def _short(label: str) -> str:
    """The number of an answer in the picture, otherwise its label without the brackets at the end."""
    numbered = NUMBERED.match(label)
    return numbered[0] if numbered else DETAIL.sub("", label) or label


def _extra_buttons(asked: Asked) -> list[Button]:
    """The button for no pick at all, if that is an answer, too."""
    if asked.question.min > 0:
        return []
    return [Button(asked.press("none").button, asked.say("panel-none"), styles.PASS)]


def _pick_button(asked: Asked, option: Option) -> Button:
    """An answer in its place; once picked, disabled and numbered if the order counts."""
    button, picked = _button(asked, option, "pick"), list(asked.look.picked)
    if option.id not in picked:
        return button
    label = f"{picked.index(option.id) + 1}. {button.label}" if asked.question.ordered else button.label
    return replace(button, label=label, style=Style.SECONDARY, off=True)


def _button(asked: Asked, option: Option, action: str = "do") -> Button:
    return Button(asked.press(action, option.id).button, asked.button(option), _style(asked, option))


def _style(asked: Asked, option: Option) -> Style:
    if option.id in asked.wanted:
        return styles.SUGGESTED
    if option.back:
        return styles.BACK
    others = any(each.key not in asked.passing for each in asked.forward)
    return styles.PASS if others and option.key in asked.passing else styles.ANSWER


def not_possible(asked: Asked) -> tuple[str, list[Button]]:
    """The impossible answers that a player would miss most, with reasons, and the button that lists all of them."""
    if asked.look.refused or asked.look.confirm:
        return "", []
    refused = asked.refused()
    missed = [each for each in refused if each.missed][:MOST_MISSED]
    lines = "\n".join(f"-# 🚫 {line}" for line in _folded(asked, why_not(asked, missed)))
    if len(refused) == len(missed):
        return lines, []
    return lines, [Button(asked.press("look", REFUSED).button, asked.say("panel-why_not"))]


def _refused(asked: Asked) -> list[Block]:
    """Everything that is not possible now, with reasons, and the button back."""
    pairs = why_not(asked, asked.refused())
    lines = [f"- {line}" for line in _folded(asked, pairs[:MOST_REFUSED])]
    more = [asked.say("panel-and_more", number=len(pairs) - MOST_REFUSED)] if len(pairs) > MOST_REFUSED else []
    screen = Screen().add("\n".join([f"**{asked.say('panel-why_not-title')}**", *lines, *more]))
    return screen.buttons([Button(asked.press("look").button, asked.say("panel-back"))]).blocks


def why_not(asked: Asked, refused: Sequence[Refused]) -> list[tuple[str, str]]:
    """Each impossible answer with its reason, in words, without duplicates."""
    return list(dict.fromkeys((asked.say(Message(each.key, each.args)), asked.why(each)) for each in refused))


def _folded(asked: Asked, pairs: Sequence[tuple[str, str]]) -> list[str]:
    """A line for each different text, with the answers it applies to."""
    answers: dict[str, list[str]] = {}
    for answer, said in pairs:
        answers.setdefault(said, []).append(answer)
    return [
        asked.say("panel-worked", answer=Markdown(asked.texts.join(asked.language, each)), sum=Markdown(said))
        for said, each in answers.items()
    ]


def _group(asked: Asked, group: str) -> str:
    return asked.say(f"group-{group}" if group else "group-other")


def _too_long(asked: Asked) -> bool:
    return any(len(asked.button(option)) > LABEL for option in asked.options)


def completions(asked: Asked) -> list[tuple[str, str]]:
    """Every answer as (text, value) for people who type; the value goes into `read_completion`."""
    mine = f"{asked.question.id}.{asked.at}:"
    found = [(as_text(asked.label(option)), mine + option.id) for option in asked.options]
    if asked.in_steps:
        found = [pair for pair in found if pair[1].removeprefix(mine) not in asked.look.picked]
    if not asked.picks_one and len(asked.look.picked) >= asked.question.min and asked.look.picked:
        found.insert(0, (asked.say("panel-done"), f"{mine}~done"))
    if asked.question.min == 0 and not asked.look.picked:
        found.append((asked.say("panel-none"), mine + NONE))
    return found


def turned(look: Look, action: str, rest: str) -> Look:
    """The look after a press that only shows another group or page."""
    if action == "group":
        return replace(look, group=number(rest), page=0)
    if action == "page":
        group, _, page = rest.partition(",")
        return replace(look, group=None if group == "-" else number(group), page=number(page))
    return look
