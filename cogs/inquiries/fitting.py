"""The reply to a question in plain words that nothing but the ranking decides: what fits best, and the next best."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.inquiries import facts, offers, possible, ranking, rulebook, topics
from cogs.inquiries.candidates import (
    LEAST,
    LEAST_GUESSED,
    MOST_TRIED,
    OF_BOARD,
    PAST,
    SURE,
    Candidate,
    Reply,
)
from cogs.inquiries.known import Known, Parts, names_of, wanted_of
from cogs.inquiries.retrieval import normal
from cogs.inquiries.topics import TOPICS
from cogs.inquiries.understanding import Inquiry

ALIKE = 0.12
"""A second, short answer is added if its score is lower by no more than this."""
OWN = 0.1
"""The asker's own case comes before an answer that fits better by at most so much."""
FITTING = 0.75
"""If an answer mentions nothing that the question names and fits worse than this, the thing is described as well."""
VAGUE = 0.6
"""The same for how similar an answer's example questions are, if it mentions the thing."""
SHORT = 300
"""The most characters of a short answer."""
BESIDE = ("case", "ruling", "thing", "standing", "turn", *OF_BOARD)
"""What may be told together with another answer; lines of the board only with one of these."""
ALONE = ("refused", "withheld", "advice", "choices")
"""Topics that are told alone, as they already say everything that may be said."""


def best_fit(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate], *, alone: bool) -> Reply:
    """What fits best, with the next best if that fits nearly as well; else whatever has the words of the question.

    A reply without parts means that nothing was found. `alone`: leave out the next best.
    """
    told = _best(_preferred(inquiry, [each for each in ranked if each.score >= LEAST]), alone=alone)
    if told is None:
        told = _found(known, inquiry)
    elif inquiry.things and not alone and _needs_text(known, inquiry, ranked, told):
        told.parts = [*text_of(ranked, told, again=inquiry.effect), *told.parts]
    elif inquiry.outcome and inquiry.things and inquiry.wh and told.topic == "case" and not alone:
        told.parts = [*told.parts, *text_of(ranked, told)]
    elif told.topic == "case" and known.private and inquiry.may and (inquiry.because or inquiry.negated):
        told.parts = [*told.parts, *possible.others_refused(known.reader, inquiry, names_of(known, inquiry))]
    if not told.parts and ranked and ranked[0].topic in PAST:
        return Reply([known.reader.say("answer-not_told")], ranked[0].topic)
    if not told.parts and (guess := _best([each for each in ranked if each.score >= LEAST_GUESSED], alone=True)):
        told, told.unsure = guess, True
    return told if told.parts else Reply([], asks=len(inquiry.terms) > 1)


def _needs_text(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate], told: Reply) -> bool:
    """Whether the text of the thing in question comes first: it is asked for, or the answer fits only vaguely."""
    if inquiry.effect and told.topic in ("case", "ruling", "told"):
        return True
    if told.topic not in ("case", "ruling") or inquiry.because or inquiry.over:
        return False
    best = next((each for each in ranked if each.key in told.keys), None)
    if best is None:
        return False
    if best.features.get("about") and not (inquiry.may or inquiry.where or inquiry.when or inquiry.count):
        return inquiry.wh and best.features[ranking.NEAR] < VAGUE
    if best.topic == "ruling":
        names = [name for name in names_of(known, inquiry) if normal(name) in inquiry.text]
        return bool(names) and not any(_repeats(told.parts, name) for name in names)
    return best.score < FITTING and not best.features.get("about") and not best.things


def text_of(ranked: Sequence[Candidate], told: Reply, *, again: bool = False) -> Parts:
    """What the thing in question is and does, if the reply does not have it; `again`: even if it has."""
    thing = next((each.tell() for each in ranked if each.topic == "thing"), [])
    return thing if again or not any(_repeats(told.parts, part) for part in thing) else []


def _repeats(said: Parts, part: object) -> bool:
    """Whether the longest line of a text has been said."""
    longest = max(part.split("\n"), key=len) if isinstance(part, str) else ""
    return any(normal(longest) in normal(each) for each in said if isinstance(each, str) and longest)


def of_topic(known: Known, inquiry: Inquiry, name: str) -> Reply:
    """What a topic tells on the question, whatever the ranking says."""
    return Reply(TOPICS[name](known, inquiry), name, keys=(offers.key_of(name, name),))


def _preferred(inquiry: Inquiry, ranked: Sequence[Candidate]) -> list[Candidate]:
    """These candidates, but before a rule that fits best what is said of the thing or the position itself.

    What a thing is, or what holds for all of its kind, does not answer a question with yes or no as well.
    """
    if not ranked:
        return []
    first, open_ended = None, inquiry.wh or inquiry.effect or inquiry.count
    if ranked[0].topic == "thing" and not open_ended:
        first = next((each for each in ranked if each.topic == "case" and each.things), None)
    elif ranked[0].topic == "ruling":
        first = _before_rule(inquiry, ranked)
        if first is not None and first.topic == "case" and not (inquiry.judges or open_ended):
            ranked = ranked[1:]  # the rule would only repeat it in general terms
    return [*([] if first is None else [first]), *(each for each in ranked if each is not first)]


def _before_rule(inquiry: Inquiry, ranked: Sequence[Candidate]) -> Candidate | None:
    """What to say before the rule that fits best, if anything."""
    near = [each for each in ranked if each.score >= ranked[0].score - OWN]
    if inquiry.seats and not (inquiry.over or inquiry.effect):
        standing = next((each for each in near if each.topic == "standing"), None)
        if standing is not None:
            return standing
    if inquiry.effect and ranked[0].features.get("unnamed"):
        return next((each for each in ranked if each.topic == "thing"), None)
    if inquiry.judges:
        sure = (each for each in ranked if each.topic == "advice" or each.features[ranking.NEAR] >= SURE)
        return next((each for each in sure if each.topic in ("advice", "case")), None)
    if inquiry.wh or inquiry.effect or inquiry.count:
        return None
    own = (each for each in near if each.topic == "case" and each.things)
    return next((each for each in own if not each.features.get("off_topic")), None)


def _best(ranked: Sequence[Candidate], *, alone: bool) -> Reply | None:
    """The answer of the first candidate that has one, and that of the next if the two belong together.

    If the next one is about the asker's own case and fits nearly as well, it comes first. `alone`: leave out the
    second.
    """
    told = [(each, parts) for each in ranked[:MOST_TRIED] if (parts := [part for part in each.tell() if part])]
    if not told:
        return None
    (best, parts), *others = told
    other, more = next(((each, said) for each, said in others if _belongs(each, said, best)), (None, []))
    own = other is not None and other.topic == "case" and not other.features.get("common")
    if other is not None and own and best.topic not in ("case", *PAST) and best.score - other.score <= OWN:
        parts, more, best, other = more, parts, other, best
    if alone:
        other, more = None, []
    both = [each for each in (best, other) if each is not None]
    pages = tuple(each.page for each in both if each.page)
    return Reply([*parts, *more], best.topic, pages, keys=tuple(each.key for each in both))


def _belongs(other: Candidate, parts: Sequence[object], best: Candidate) -> bool:
    """Whether to add another answer: a short one that fits nearly as well."""
    short = sum(len(part) for part in parts if isinstance(part, str)) <= SHORT
    fits = best.topic not in ALONE and other.topic in BESIDE and (best.topic in BESIDE or other.topic not in OF_BOARD)
    if best.topic in PAST and other.topic == "case":
        fits = bool(other.features.get("past") or other.features.get("about"))
    return fits and short and not other.features.get("off_topic") and other.score >= best.score - ALIKE


def _found(known: Known, inquiry: Inquiry) -> Reply:
    """What the board, the log or the rules have on the words of a question that resembles no example."""
    told = facts.find(known.reader, inquiry, wanted_of(known, inquiry))
    words = [term for term in wanted_of(known, inquiry) if not term.isdigit()]
    page = rulebook.find(known.reader, words) if words else None
    if inquiry.things:
        return of_topic(known, inquiry, "thing")
    if told is not None and told.coverage >= max(topics.COVERED, page.coverage if page is not None else 0.0):
        return of_topic(known, inquiry, "fact")
    if page is not None and page.coverage >= topics.COVERED:
        return Reply([page.text], "ruling", tuple(name for name, _ in page.others))
    if inquiry.seats and not inquiry.terms:
        return of_topic(known, inquiry, "fact")
    return Reply([])
