"""Answers to "what if I did this": what the answer at hand does, and what would hold in the position after it."""

from __future__ import annotations

import time
from collections.abc import Sequence

from cogs.inquiries import (
    outcomes,
    possible,
    ranking,
)
from cogs.inquiries.candidates import LEAST, MOST_TRIED, OF_BOARD, SURE, Candidate, Reply, candidates, ranked_candidates
from cogs.inquiries.known import Known, names_of
from cogs.inquiries.retrieval import VERBS, held, normal
from cogs.inquiries.subjects import resolved
from cogs.inquiries.understanding import Inquiry, tells_of_failure, without_yes_or_no
from locales.sanitizing import Markdown

MUCH = 0.3
"""How much better something that stays the same has to fit to be told instead of something that changes."""
MOST_TOLD = 3
"""Lines of what would happen."""
OF_POSITION = ("case", "standing", "fact", *OF_BOARD)
"""What may be told of a position that would follow."""


def supposed(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate]) -> Reply | None:
    """What an answer that is open to the reader does, and what would follow: "if I rest, how many cards do I have".

    What the game says of the thing in question follows if it fits well.
    """
    deed = inquiry.deed
    if deed is None or not known.private or inquiry.over or inquiry.because:
        return None
    if deed.negated or tells_of_failure(deed.text):
        return None
    reader, deed, rest = known.reader, resolved(known, deed), inquiry.rest
    names = [*names_of(known, deed), *(reader.plain_names[seat] for seat in deed.seats if seat != inquiry.asker)]
    if inquiry.choose or inquiry.judges:
        weighs = (each for each in ranked if each.topic == "case" and each.features[ranking.NEAR] >= SURE)
        if (best := next(weighs, None)) is not None and (parts := best.tell()):
            return Reply(parts, "case", keys=(best.key,))
    if deed.each and ranked[0].topic == "case" and ranked[0].features[ranking.NEAR] >= SURE:
        return None
    found = possible.meant(reader, deed.terms, names)
    if not found:
        return None
    fits = ranked[0].topic == "case" and ranked[0].features[ranking.NEAR] >= SURE
    if fits and (ranked[0].features.get("about") or not inquiry.things):
        open_now = "\n".join(f"- {possible.does(reader, asked, option)}" for asked, option in found)
        return Reply([*ranked[0].tell(), open_now], "supposed", keys=(ranked[0].key,))
    lines: list[str] = []
    keys: tuple[str, ...] = ()
    until = time.monotonic() + outcomes.SECONDS
    for asked, option in found:
        does = asked.line(option)
        lines.append(f"- {possible.does(reader, asked, option)}")
        outcome = outcomes.tried(reader, asked.question, option, until) if not does or len(found) == 1 else None
        if outcome is None:
            continue
        changed = outcomes.changes(known, outcome)
        asks = [] if rest is None else [term for term in rest.terms if term not in VERBS]
        unsaid = [term for term in asks if not held(normal(f"{does} {changed}"), term)]
        then, keys = "", ()
        if rest is not None and (unsaid or not (does or changed)):
            then, keys = _then(known, outcome, rest, only_new=not unsaid)
        if not then and (not does or any(held(normal(changed), term) for term in asks)):
            lines += [*([] if does else outcomes.story(known, outcome)[:MOST_TOLD]), changed]
        lines.append(then)
    return Reply(["\n".join(filter(None, lines))], "supposed", keys=keys)


def _then(known: Known, outcome: outcomes.Outcome, rest: Inquiry, *, only_new: bool) -> tuple[str, tuple[str, ...]]:
    """What holds in every position after the outcome of what is asked about it, and the keys of that answer.

    What holds already comes after what fits nearly as well, or is left out (`only_new`). Nothing is said of a part of a
    longer answer, such as a plan, which has no effect yet.
    """
    if not outcome.events:
        return "", ()
    ranked = ranked_candidates(known, resolved(known, rest))
    if ranked[0].topic not in (*OF_POSITION, "ruling"):
        return "", ()
    now = {each.key: each for each in ranked}
    then = [_cases_by_key(there, rest) for there in outcomes.after(known, outcome)]
    likely = [key for key, each in then[0].items() if each.score >= LEAST][:MOST_TRIED]
    told = {key: lines for key in likely if (lines := _lines_of([by_key.get(key) for by_key in then]))}
    new = [key for key, lines in told.items() if lines != _lines_of([now.get(key)])]
    fits = next(iter(told), "")
    if only_new:
        best = next(iter(new), "")
    else:
        best = next((key for key in new if then[0][key].score >= then[0][fits].score - MUCH), fits)
    if not best:
        return "", ()
    said = without_yes_or_no("\n".join(told[best]))
    return known.reader.say("answer-after", answer=Markdown(said)), (best,)


def _cases_by_key(known: Known, inquiry: Inquiry) -> dict[str, Candidate]:
    """What the game says about the asker's own case in this position, the best first, by its key."""
    found = candidates(known, resolved(known, inquiry), only_cases=True)
    return {each.key: each for each in sorted(found, key=lambda each: -each.score)}


def _lines_of(candidates: Sequence[Candidate | None]) -> list[str]:
    """The lines that all of these tell."""
    said = [
        [] if each is None else [line for part in each.tell() if isinstance(part, str) for line in part.splitlines()]
        for each in candidates
    ]
    return [line for line in said[0] if all(line in lines for lines in said)]
