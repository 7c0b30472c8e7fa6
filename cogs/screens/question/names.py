"""The names of answers in brief, in a sentence or before a line about them."""

from __future__ import annotations

import re
from collections.abc import Sequence

from cogs.screens.open_question import OpenQuestion
from locales.sanitizing import Markdown
from rules.questions import Option

NUMBERED = re.compile(r"\[\w+\]")
"""The start of the label of an answer that has a number in the picture."""
DETAIL = re.compile(r" ?(?:[(（][^()（）]*[)）]|🪙\d+)$")
"""The end of a label that its button already says: something in brackets, or a price."""


def brief_names(asked: OpenQuestion, options: Sequence[Option]) -> list[str]:
    """The names of some answers, in brief and each once."""
    shared = {in_words(asked, option) for option in asked.forward if option not in options}
    words = {option.id: in_words(asked, option) for option in options}
    names = [asked.answers.short_name(option) if words[option.id] in shared else words[option.id] for option in options]
    return [asked.say("panel-answer_name", answer=Markdown(name)) for name in dict.fromkeys(names)]


def in_words(asked: OpenQuestion, option: Option) -> str:
    """The words on the button of an answer, in brief; if they are nothing but signs, its label."""
    name = shortened(asked.answers.short_name(option))
    return name if NUMBERED.match(name) or any(map(str.isalpha, name)) else shortened(asked.label(option))


def shortened(label: str) -> str:
    """The number of an answer in the picture, otherwise its label without the brackets or the price at the end."""
    numbered = NUMBERED.match(label)
    return numbered[0] if numbered else DETAIL.sub("", label) or label


def group_name(asked: OpenQuestion, group: str) -> str:
    """The heading of a group of answers."""
    return asked.say(f"group-{group}" if group else "group-other")
