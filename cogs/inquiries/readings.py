"""A second answer to a question that may have meant something else than the first one says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import inf

from cogs.inquiries import happened, offers
from cogs.inquiries.candidates import LEAST, LEAST_GUESSED, Candidate, Reply
from cogs.inquiries.known import Known, Parts, names_of
from cogs.inquiries.offers import Offer
from cogs.inquiries.retrieval import normal
from cogs.inquiries.understanding import Inquiry

CERTAIN = 1.1
"""An answer with at least this score stands alone."""
NEAR = 0.25
"""How much lower than that of the answer the score of a second reading may be."""
ALIKE = 0.12
"""The same if the answer consists of two already."""
INSTEAD = 0.8
"""The least score of a second reading where the words of the question decided on lines of the log or the board."""
MOST_CHARACTERS, MOST_LINES = 420, 6
"""A second reading is no longer than this."""
RECORDS = ("told", "event_reason", "fact")
"""The topics of lines of the log and the board."""
LOOKED_UP = (*RECORDS, "case")
"""The topics of answers that the words of a question only led to."""
ELIGIBLE = ("told", "fact", "case", "ruling", "thing", "standing", "lead", "turn", "my_turn", "next", "left", "end")
"""The topics of second readings."""


@dataclass(frozen=True, slots=True)
class Reading:
    """An answer to what a question may have meant instead."""

    title: str
    """What it answers; may be empty."""
    parts: Parts
    key: str
    """What stands for it among the answers offered."""
    page: str
    """The page of the rules that says more."""


def second(known: Known, inquiry: Inquiry, reply: Reply, offered: Mapping[str, Offer], said: str) -> Reading | None:
    """The next best answer that may be the one that was meant, is short and says something new.

    `offered`: what can be offered, by key. `said`: what was said already.
    """
    for candidate in _likely(known, inquiry, reply):
        if candidate.key in reply.keys or {candidate.topic, reply.topic} <= {*RECORDS}:
            continue
        parts = candidate.tell()
        lines = offers.lines_of(parts)
        short = len(lines) <= MOST_LINES and len("".join(lines)) <= MOST_CHARACTERS
        if short and offers.says_more(parts, said):
            return Reading(_title(known, candidate, offered), parts, candidate.key, candidate.page)
    return None


def _likely(known: Known, inquiry: Inquiry, reply: Reply) -> list[Candidate]:
    """What may have been meant instead: for a question about the past, what the log tells of it, then the next best."""
    least = _least(reply)
    if least == inf:
        return []
    likely = [each for each in reply.ranked if each.score >= least and each.topic in ELIGIBLE]
    if not inquiry.over or inquiry.count:  # how many events there were is not meant
        return likely
    topic = "event_reason" if inquiry.because else "told"
    told = next((each for each in reply.ranked if each.topic == topic), None)
    return [told, *likely] if told is not None and _tells_of(known, inquiry, told) else likely


def _tells_of(known: Known, inquiry: Inquiry, told: Candidate) -> bool:
    """Whether the log tells of an event of the kind in question, or of one of its things or players."""
    others = [seat for seat in inquiry.seats if seat != inquiry.asker]
    names = [*names_of(known, inquiry), *(name for seat in others for name in happened.called(known.reader, seat))]
    said = normal(" ".join(offers.lines_of(told.tell())))
    return bool(told.features.get("done")) or any(normal(name) in said for name in names)


def _least(reply: Reply) -> float:
    """The least score of a second reading of the question that has this answer; infinite if there is none."""
    if reply.unsure:
        return LEAST_GUESSED
    if reply.by_words:
        return INSTEAD if reply.topic in LOOKED_UP else inf
    best = max((each.score for each in reply.ranked if each.key in reply.keys), default=INSTEAD)
    near = NEAR if len(reply.keys) < 2 else ALIKE
    return max(LEAST, best - near) if best < CERTAIN else inf


def _title(known: Known, candidate: Candidate, offered: Mapping[str, Offer]) -> str:
    offer = offered.get(candidate.key)
    return "" if offer is None else offer.title
