"""What may be told on a question in plain words, and how well each of it fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from cogs.inquiries import cases, causes, facts, happened, offers, possible, ranking, rulings, topics
from cogs.inquiries.known import Known, Parts, as_list, names_of
from cogs.inquiries.meaning import CASES, INTENT, Fit, phrasebook
from cogs.inquiries.retrieval import VERBS, held, normal, terms
from cogs.inquiries.topics import ABOUT_PLAYERS, ABOUT_TABLE, ABOUT_THINGS, TOPICS
from cogs.inquiries.understanding import Inquiry, without_yes_or_no

LEAST = 0.5
"""How much a question must resemble an example to be answered like it."""
SURE = 0.65
"""How similar a rule must be to be added to an answer from the log."""
LEAST_GUESSED = 0.44
"""How much it must resemble one for the nearest answer to be given with the remark that it may not be meant."""
MOST_TRIED = 5
"""How many of the answers that fit best may turn out to have nothing to tell."""
OF_BOARD = ("of_players", "of_nobody")
"""Lines of the board."""
PAST = ("told", "event_reason", "deed")
"""Topics of questions about what is over."""
MAY_NAME_THINGS = (*PAST, "thing", "refused", "fact")
"""Topics that may be about a thing that the question names."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that may be told."""

    score: float
    topic: str
    """The name of a topic, "case", "ruling", "of_players" or "of_nobody" (a line of the board) or "withheld"."""
    name: str
    """What exactly: the name of the case, the ruling or the line."""
    tell: Callable[[], Parts]
    page: str = ""
    """The page of the rules that says more."""
    features: Mapping[str, float] = field(default_factory=dict)
    """What the score is made of; see `ranking`."""
    things: tuple[str, ...] = ()
    """What a case is about of the things that the question names, even in part."""

    @property
    def key(self) -> str:
        """What stands for it where it is offered."""
        return offers.key_of(self.topic, self.name)


@dataclass(slots=True)
class Reply:
    """The answer to one question."""

    parts: Parts
    topic: str = "unknown"
    pages: tuple[str, ...] = ()
    by_words: bool = False
    """Whether the question asks for it by its own words, whatever fits best."""
    unsure: bool = False
    """Whether it is no more than the nearest of several answers, none of which fits well."""
    asks: bool = False
    """Whether it says enough to be a question of its own."""
    keys: tuple[str, ...] = ()
    """The keys of the answers given; see `offers`."""
    ranked: Sequence[Candidate] = ()
    """Everything that might be told, the best first."""


def ranked_candidates(known: Known, inquiry: Inquiry) -> list[Candidate]:
    """Everything that might be told, the best first."""
    return sorted(candidates(known, inquiry), key=lambda each: -each.score)


def candidates(known: Known, inquiry: Inquiry, *, only_cases: bool = False) -> list[Candidate]:
    """Everything that may be told, or `only_cases`, with how well it fits the question."""
    reader = known.reader
    book = phrasebook(reader.services.texts, reader.language, reader.table.game)
    whole = book.fits(inquiry.versions)
    masked = book.fits((*inquiry.versions, *inquiry.masked)) if inquiry.things else whole
    found = []
    done = (inquiry.over or inquiry.because) and happened.of_kind(known, inquiry)
    common: dict[str, bool | float] = {"private": known.private, "done": done}

    def add(
        group: str,
        name: str,
        fit: Fit,
        tell: Callable[[], Parts],
        page: str = "",
        things: tuple[str, ...] = (),
        **signs: bool | float,
    ) -> None:
        features = ranking.features(inquiry, fit, common | signs)
        found.append(Candidate(ranking.score(group, features), group, name, tell, page, features, things))

    subject = bool({*inquiry.terms} - VERBS)
    names = names_of(known, inquiry)
    offered = known.private and inquiry.may and bool(possible.find(reader, inquiry, names))
    for name, tell in () if only_cases else TOPICS.items():
        players = inquiry.seats or name not in ABOUT_PLAYERS
        if name == "compare":
            players = inquiry.named or inquiry.each
        if players and name not in (ABOUT_TABLE if inquiry.things else ABOUT_THINGS):
            fit = (masked if name in MAY_NAME_THINGS else whole)[INTENT + name]
            open_now = offered and name == "refused"
            add(name, name, fit, partial(tell, known, inquiry), subject=subject, offered=open_now)
    mine = facts.own_labels(reader) if inquiry.named and inquiry.asker not in inquiry.seats else set()
    for label, fit in {} if only_cases else facts.fits(reader, inquiry.versions).items():
        if label in mine:
            continue
        named = any(held(normal(label.text), term) == 1.0 for name in names for term in terms(name))
        other = bool(names) and not named if label.of_players else inquiry.named
        group = "of_players" if label.of_players else "of_nobody"
        add(group, label.text, fit, partial(_labelled, known, inquiry, label), names_label=named, other_label=other)
    told, withheld = cases.find(reader, known.cards, inquiry, whole, masked, book.common)
    about = any(case.about for case in told)
    for ruling in () if only_cases else rulings.find(reader, whole):
        unnamed = masked[ruling.name]
        named = unnamed.score > ruling.fit.score
        fit = unnamed if named else ruling.fit
        said = without_yes_or_no(ruling.text) if inquiry.wh else ruling.text
        add(
            "ruling",
            ruling.name,
            fit,
            partial(rulings.told, reader, replace(ruling, text=said)),
            ruling.page,
            unnamed=named,
            case_about=about,
        )
    for case in told:
        if not causes.known_to_log(known, case.causes):
            continue
        lines = [without_yes_or_no(line) if inquiry.wh else line for line in case.lines]
        table = case.common and inquiry.personal and not (inquiry.each or inquiry.named)
        tell = partial(causes.with_cause, known, case.causes, lines)
        if case.topic == "advice" and known.private:
            tell = partial(TOPICS["advice"], known, inquiry)
        add(
            *("case", CASES + case.kind, case.fit, tell),
            things=case.things,
            about=case.about,
            common=case.common,
            not_own=table,
            off_topic=case.off_topic,
            past=case.past,
            caused=bool(case.causes),
            not_past=inquiry.over and not case.past,
        )
    if withheld is not None and inquiry.personal:
        add("withheld", "withheld", withheld, partial(_withheld, known, inquiry))
    return found


def _labelled(known: Known, inquiry: Inquiry, label: facts.Label) -> Parts:
    return [as_list(facts.on(known.reader, inquiry, label, names_of(known, inquiry)))]


def _withheld(known: Known, inquiry: Inquiry) -> Parts:
    turn = topics.others_turn(known.reader, inquiry) if inquiry.may and inquiry.because else []
    return [*turn, f"-# {known.reader.say('answer-own_private')}"]
