"""Which of what may be told is the reply to a question in plain words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.inquiries import causes, facts, happened, lead, offers, possible, ranking, rulebook, topics
from cogs.inquiries.candidates import (
    LEAST,
    LEAST_GUESSED,
    MOST_TRIED,
    OF_BOARD,
    PAST,
    SURE,
    Candidate,
    Reply,
    ranked_candidates,
)
from cogs.inquiries.event_kinds import FAILURE, asked_for
from cogs.inquiries.known import Known, as_list, names_of, wanted_of
from cogs.inquiries.retrieval import VERBS
from cogs.inquiries.suppositions import supposed
from cogs.inquiries.topics import TOPICS
from cogs.inquiries.understanding import Inquiry, asks_whom_it_waits_for, without_yes_or_no
from rules.messages import Seat

ALIKE = 0.12
"""A second, short answer is added if its score is lower by no more than this."""
OWN = 0.1
"""The asker's own case comes before an answer that fits better by at most so much."""
NEARLY = 0.15
"""How much worse the log may fit than something else that does not tell of the past."""
AS_ASKED = 0.35
"""The same if it tells of the kind of event that the question names."""
SHORT = 300
"""The most characters of a short answer."""
BESIDE = ("case", "ruling", "thing", "standing", "turn", *OF_BOARD)
"""What may be told together with another answer; lines of the board only with one of these."""
ALONE = ("refused", "withheld", "advice", "choices")
"""Topics that are told alone, as they already say everything that may be said."""
REFUSED = offers.key_of("refused", "refused")


def reply_to(known: Known, inquiry: Inquiry, *, alone: bool) -> Reply:
    """The reply to one question, with everything that might have been told.

    `alone`: tell only the answer that fits best.
    """
    ranked = ranked_candidates(known, inquiry)
    reply = _told(known, inquiry, ranked, alone=alone)
    reply.ranked = ranked
    return reply


def _told(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate], *, alone: bool) -> Reply:
    """The best of what may be told, with the next best if that fits nearly as well; else what else is found."""
    if inquiry.optional and known.private and not {*inquiry.terms} - VERBS and (obliges := topics.optional(known)):
        return Reply(obliges, "choices", keys=(offers.key_of("choices", "choices"),))
    if asks_whom_it_waits_for(inquiry.text) and not (inquiry.seats or inquiry.things):
        return _of_topic(known, inquiry, "turn")
    if _chooses(known, inquiry):
        return _of_topic(known, inquiry, "advice")
    if tried := supposed(known, inquiry, ranked):
        return tried
    if (inquiry.choose or inquiry.judges) and len(inquiry.things) > 1 and known.private:
        best = next((each for each in ranked if each.topic == "case" and {*inquiry.things} <= {*each.things}), None)
        parts = [*([] if best is None else best.tell()), *topics.cards_of(known, inquiry)]
        return Reply(parts, "thing", keys=(offers.key_of("thing", "thing"),))
    if inquiry.placed and not inquiry.things:
        return _of_topic(known, inquiry, "lead" if inquiry.because else "standing")
    if inquiry.follow_up and inquiry.asker is not None and not _is_asked(known, inquiry.asker):
        return _of_topic(known, inquiry, "next")
    if inquiry.because and (told := _caused(ranked)):
        return told
    if ranked[0].topic == "told" and not happened.of_kind(known, inquiry) and (told := _caused(ranked, SURE)):
        return told
    if not _explains(ranked[0]) and (here := _of_this_game(known, inquiry)):
        rules = [each for each in ranked[:1] if each.topic == "ruling" and each.score >= SURE]
        more = [part for each in rules for part in each.tell()[:1]]
        pages = tuple(each.page for each in rules if each.page)
        return Reply([as_list(here), *more], "told", pages, keys=tuple(each.key for each in rules))
    if (inquiry.leads and (inquiry.follows or not inquiry.things)) or (inquiry.wins and inquiry.ends):
        return _of_topic(known, inquiry, "standing")
    if _of_place(known, inquiry) and known.private and (lines := possible.find(known.reader, inquiry, ())):
        if inquiry.odds:  # that an attack is allowed doesn't mean that it succeeds
            lines = [without_yes_or_no(line) for line in lines]
        return Reply(["\n".join(lines)], "refused", keys=(REFUSED,))
    if refused := _not_possible(known, inquiry, ranked):
        holds = ranked[:1] if not alone and _is_of_thing(ranked[0]) else []
        reasons = ["\n".join(map(without_yes_or_no, refused)), *(part for each in holds for part in each.tell())]
        return Reply(reasons, "refused", keys=(REFUSED, *(each.key for each in holds)))
    if inquiry.aims and any(seat != inquiry.asker for seat in inquiry.seats):
        return _of_topic(known, inquiry, "doing")
    if _tells_of_past(inquiry, ranked) and (lines := happened.told_of(known, inquiry)):
        return Reply([as_list(lines)], "told")
    if _explains_only(inquiry, ranked[0]) and (lines := happened.naming(known, inquiry)):
        return Reply([as_list(lines)], "told", tuple(filter(None, [ranked[0].page])))
    if ranked[0].topic == "status" and inquiry.each and not inquiry.lately:
        return _of_topic(known, inquiry, "standing")
    told = _best(_preferred(inquiry, [each for each in ranked if each.score >= LEAST]), alone=alone)
    if told is None:
        told = _found(known, inquiry)
    elif inquiry.effect and inquiry.things and told.topic in ("case", "ruling") and not alone:
        told.parts = [*next((each.tell() for each in ranked if each.topic == "thing"), []), *told.parts]
    elif told.topic == "case" and known.private and inquiry.may and (inquiry.because or inquiry.negated):
        told.parts = [*told.parts, *possible.others_refused(known.reader, inquiry, names_of(known, inquiry))]
    if not told.parts and ranked and ranked[0].topic in PAST:
        return Reply([known.reader.say("answer-not_told")], ranked[0].topic)
    if not told.parts and (guess := _best([each for each in ranked if each.score >= LEAST_GUESSED], alone=True)):
        told, told.unsure = guess, True
    return told if told.parts else Reply([], asks=len(inquiry.terms) > 1)


def _is_asked(known: Known, seat: Seat) -> bool:
    """Whether the game waits for this player, as far as the reader may know it."""
    game = known.reader.game
    return game is not None and seat in game.waiting(known.reader.seat)


def _preferred(inquiry: Inquiry, ranked: Sequence[Candidate]) -> list[Candidate]:
    """These candidates, but before a rule that fits best what is said of the thing or the position itself.

    What a thing is, or what holds for all of its kind, does not answer a question with yes or no as well.
    """
    first = None
    if ranked and ranked[0].topic == "thing" and not (inquiry.wh or inquiry.effect or inquiry.count):
        first = next((each for each in ranked if each.topic == "case" and each.things), None)
    if ranked and ranked[0].topic == "ruling" and inquiry.seats and not (inquiry.over or inquiry.effect):
        near = [each for each in ranked if each.score >= ranked[0].score - OWN]
        first = next((each for each in near if each.topic == "standing"), None)
    if first is None and ranked and ranked[0].topic == "ruling":
        if inquiry.effect and ranked[0].features.get("unnamed"):
            first = next((each for each in ranked if each.topic == "thing"), None)
        elif inquiry.judges:
            near = [each for each in ranked if each.topic == "advice" or each.features[ranking.NEAR] >= SURE]
            first = next((each for each in near if each.topic in ("advice", "case")), None)
        elif not (inquiry.wh or inquiry.effect or inquiry.count):
            near = [each for each in ranked if each.things and each.score >= ranked[0].score - OWN]
            first = next((each for each in near if each.topic == "case" and not each.features.get("off_topic")), None)
            ranked = ranked if first is None else ranked[1:]
    return [*([] if first is None else [first]), *(each for each in ranked if each is not first)]


def _chooses(known: Known, inquiry: Inquiry) -> bool:
    """Whether a question is which of the answers to choose that the reader can give now, or whether to give one."""
    asks = inquiry.choose or (inquiry.judges and not (inquiry.wh or inquiry.count))
    asks = asks and not (inquiry.over or inquiry.because)
    if not asks or not known.private:
        return False
    names = names_of(known, inquiry)
    if not names:
        return inquiry.choose and any(each.awaited for each in known.reader.questions())
    if inquiry.choose and len(names) == 1:  # "where do I put it": the open question is about it
        return possible.prompts(known.reader, names)
    return possible.concerns(known.reader, names)


def _of_place(known: Known, inquiry: Inquiry) -> bool:
    """Whether a question is whether something may be done with a place that it names."""
    asks = inquiry.may and not (inquiry.because or inquiry.over or inquiry.named)
    return asks and possible.names_place(known.reader, inquiry)


def _explains(best: Candidate) -> bool:
    """Whether an answer says why something happened to what the question names, or has its cause in the log."""
    own = best.features.get("about") or best.features.get("caused")
    return best.topic == "case" and bool(best.features.get("past") and own)


def _caused(ranked: Sequence[Candidate], least: float = 0.0) -> Reply | None:
    """Why something became so of what the question names, if a case that fits well has its cause in the log.

    `least`: how similar one of its example questions must be.
    """
    near = [each for each in ranked if each.score >= LEAST and each.features.get("about")]
    near = [each for each in near if each.features[ranking.NEAR] >= least]
    best = next((each for each in near if each.features.get("caused")), None)
    parts = [] if best is None else best.tell()
    return Reply(parts, "case", keys=(best.key,)) if best is not None and len(parts) > 1 and parts[0] else None


def _tells_of_past(inquiry: Inquiry, ranked: Sequence[Candidate]) -> bool:
    """Whether the log may answer a question about the past of a thing nearly as well as what holds now, or a rule."""
    best, told = ranked[0], next((each for each in ranked if each.topic == "told"), None)
    if told is None or not inquiry.over or inquiry.may or inquiry.effect or inquiry.count or inquiry.because:
        return False
    done, holds = told.features.get("done"), best.topic == "case" and not best.features.get("past")
    if done and inquiry.things and best.topic == "case" and not best.features.get("about"):
        return True
    if not (inquiry.things or (done and (inquiry.personal or inquiry.named))):
        return False
    least = best.score - (AS_ASKED if done else NEARLY)
    return inquiry.wh and (holds or best.topic == "ruling") and told.score >= least


def _explains_only(inquiry: Inquiry, best: Candidate) -> bool:
    """Whether a question what happened last resembles most a rule, or what holds now."""
    asks = inquiry.over and inquiry.lately and inquiry.wh and not (inquiry.may or inquiry.effect or inquiry.count)
    return asks and (best.topic == "ruling" or (best.topic == "case" and not best.features.get("past")))


def _of_topic(known: Known, inquiry: Inquiry, name: str) -> Reply:
    return Reply(TOPICS[name](known, inquiry), name, keys=(offers.key_of(name, name),))


def _of_this_game(known: Known, inquiry: Inquiry) -> list[str]:
    """What happened or is offered in this game and answers the question before any rule does."""
    reader = known.reader
    at_hand = possible.threat(reader, inquiry, names_of(known, inquiry)) if known.private else []
    failed = FAILURE in asked_for(inquiry.text)  # what a number was and is doesn't say why something failed
    values = [] if failed else causes.of_value(known, inquiry) or causes.of_state(known, inquiry)
    return at_hand or values or lead.to_first(reader, inquiry)


def _is_of_thing(best: Candidate) -> bool:
    """Whether an answer is what holds for the asker and the thing that the question names."""
    return best.topic == "case" and bool(best.features.get("about")) and not best.features.get("common")


def _not_possible(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate]) -> list[str]:
    """Why the answer that the question names is not possible now, where only a rule or another subject fits better."""
    asks_why = inquiry.may and inquiry.because and not inquiry.over and not inquiry.named
    if not known.private or not asks_why:
        return []
    if ranked[0].topic == "refused" and not possible.names_place(known.reader, inquiry):
        return []
    if refused := possible.refused(known.reader, inquiry, names_of(known, inquiry)):
        return refused
    things = next((each.things for each in ranked if each.things), ())
    if inquiry.things or not things:
        return []
    named = replace(inquiry, things=things, terms=())  # it has only a part of the name
    return possible.refused(known.reader, named, names_of(known, named))


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
        return _of_topic(known, inquiry, "thing")
    if told is not None and told.coverage >= max(topics.SURE, page.coverage if page is not None else 0.0):
        return _of_topic(known, inquiry, "fact")
    if page is not None and page.coverage >= topics.SURE:
        return Reply([page.text], "ruling", tuple(name for name, _ in page.others))
    if inquiry.seats and not inquiry.terms:
        return _of_topic(known, inquiry, "fact")
    return Reply([])
