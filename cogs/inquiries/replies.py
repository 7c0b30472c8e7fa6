"""Which of what may be told is the reply to a question in plain words.

What a question asks for by its own words is looked for first (`BY_WORDS`), one kind of question after the other. Any
other question is answered with what fits best (`fitting`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from cogs.inquiries import cases, causes, facts, happened, lead, offers, possible, ranking, topics
from cogs.inquiries.candidates import LEAST, SURE, Candidate, Reply, ranked_candidates
from cogs.inquiries.event_kinds import FAILURE, asked_for, numbered_time
from cogs.inquiries.fitting import best_fit, of_topic, text_of
from cogs.inquiries.known import Known, Parts, as_list, names_of
from cogs.inquiries.retrieval import OF_PLACES, OF_SCORES, VERBS, normal
from cogs.inquiries.suppositions import supposed
from cogs.inquiries.understanding import THING, Inquiry, asks_for_own, asks_whom_it_waits_for, without_yes_or_no
from rules.messages import Seat

NEARLY = 0.15
"""How much worse the log may fit than something else that does not tell of the past."""
AS_ASKED = 0.35
"""The same if it tells of the kind of event that the question names."""
CAUSED = 0.4
"""A case whose cause is in the log may fit worse by this much than the best case about the same thing."""
EXPLAINING = 0.7
"""How well a case must fit to be told with the event that it explains."""
SOME_LINES = 3
"""The most lines of the board that say where something is."""
EXPLAINED = ("case", "told", "ruling")
"""The topics of reasons that may need the text of the thing in question to be understood."""
REFUSED = offers.key_of("refused", "refused")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question, and everything that may be told on it."""

    known: Known
    inquiry: Inquiry
    ranked: Sequence[Candidate]
    """The best first; never empty."""
    alone: bool
    """Whether to tell only the answer that fits best."""

    @property
    def best(self) -> Candidate:
        """What fits best."""
        return self.ranked[0]

    def topic(self, name: str) -> Reply:
        """What a topic tells, however well it fits."""
        return of_topic(self.known, self.inquiry, name)


def reply_to(known: Known, inquiry: Inquiry, *, alone: bool) -> Reply:
    """The reply to one question, with everything that might have been told.

    `alone`: tell only the answer that fits best.
    """
    ranked = ranked_candidates(known, inquiry)
    asked = Asked(known, inquiry, ranked, alone)
    found = (reply for answered in BY_WORDS if (reply := answered(asked)) is not None)
    by_words = next(found, None)
    reply = by_words or best_fit(known, inquiry, ranked, alone=alone)
    reply.by_words = by_words is not None
    if inquiry.because and len(inquiry.things) == 1 and not alone and reply.topic in EXPLAINED:
        reply.parts = [*reply.parts, *text_of(ranked, reply)]
    reply.ranked = ranked
    return reply


def _result(asked: Asked) -> Reply | None:
    """How a game that is over was won or lost: "who won?"."""
    inquiry = asked.inquiry
    over = topics.is_over(asked.known.reader) and not inquiry.things
    return asked.topic("status") if over and (inquiry.result or inquiry.leads or inquiry.placed) else None


def _obligation(asked: Asked) -> Reply | None:
    """What can be declined: "do I have to?"."""
    inquiry = asked.inquiry
    if not inquiry.optional or not asked.known.private or {*inquiry.terms} - VERBS:
        return None
    obliges = topics.optional(asked.known)
    return Reply(obliges, "choices", keys=(offers.key_of("choices", "choices"),)) if obliges else None


def _awaited(asked: Asked) -> Reply | None:
    """Whom the game waits for: "what are we waiting for?", "who hasn't paid yet?"."""
    inquiry = asked.inquiry
    unready = inquiry.unready and (asked.best.topic != "case" or asked.best.features[ranking.NEAR] < SURE)
    asks = asks_whom_it_waits_for(inquiry.text) or unready
    waits = asks and (inquiry.supposes or not (inquiry.things or inquiry.seats))  # or whose turn comes after that
    return asked.topic("turn") if waits else None


def _choice(asked: Asked) -> Reply | None:
    """Advice on an open question of the reader's: "which one should I take?"."""
    known, inquiry = asked.known, asked.inquiry
    asks = inquiry.choose or (inquiry.judges and not (inquiry.wh or inquiry.count))
    if not asks or inquiry.over or inquiry.because or not known.private:
        return None
    names = names_of(known, inquiry)
    if not names:
        chooses = inquiry.choose and any(each.awaited for each in known.reader.questions())
    elif inquiry.choose and len(names) == 1:  # "where do I put it": the open question is about it
        chooses = possible.prompts(known.reader, names)
    else:
        chooses = possible.concerns(known.reader, names)
    return asked.topic("advice") if chooses else None


def _supposition(asked: Asked) -> Reply | None:
    """What would follow: "what if I did this?"."""
    return supposed(asked.known, asked.inquiry, asked.ranked)


def _comparison(asked: Asked) -> Reply | None:
    """Several things, and what holds for all of them: "this card or that one?", "does this one stop that one?"."""
    known, inquiry = asked.known, asked.inquiry
    compares = known.private and (inquiry.choose or inquiry.judges)
    interacts = inquiry.interacts and not (inquiry.over or inquiry.because or inquiry.wh)
    if not (compares or interacts) or len(inquiry.things) < 2:
        return None
    of_all = (each for each in asked.ranked if each.topic == "case" and {*inquiry.things} <= {*each.things})
    best = next((each for each in of_all if compares or each.features[ranking.NEAR] >= SURE), None)
    parts: Parts = [*([] if best is None else best.tell()), *topics.cards_of(known, inquiry)]
    return Reply(parts, "thing", keys=(offers.key_of("thing", "thing"),))


def _time(asked: Asked) -> Reply | None:
    """Where the game is: "are we still in round 3?"."""
    inquiry = asked.inquiry
    plain = not (inquiry.things or inquiry.named or inquiry.over or inquiry.because or inquiry.wh)
    names_time = numbered_time(inquiry.text) is not None and inquiry.present
    return asked.topic("left") if plain and names_time else None


def _phase(asked: Asked) -> Reply | None:
    """The phase of the game: "are we still in the market?"."""
    inquiry = asked.inquiry
    return asked.topic("turn") if inquiry.phase and not (inquiry.seats or inquiry.because or inquiry.over) else None


def _name_only(asked: Asked) -> Reply | None:
    """What a thing is, if the question consists of its name: "Phantom Blade?"."""
    inquiry = asked.inquiry
    alone = inquiry.masked[-1:] in ((THING["en"].strip(),), (THING["ja"].strip(),))
    return asked.topic("thing") if inquiry.things and alone and not inquiry.follows else None


def _remains(asked: Asked) -> Reply | None:
    """What became of something that is no longer to be seen: "is the dragon still there?"."""
    known, inquiry = asked.known, asked.inquiry
    if not (inquiry.remains and inquiry.things) or inquiry.because or inquiry.wh or inquiry.count:
        return None
    return None if _in_view(known, inquiry) else _fate(known, inquiry)


def _in_view(known: Known, inquiry: Inquiry, seat: Seat | None = None) -> list[str]:
    """The lines of the board about the things that the question names, or only those about a player's own."""
    names = [normal(name) for name in names_of(known, inquiry)]
    blocks = [block for block in facts.blocks(known.reader) if seat is None or block.seats == (seat,)]
    lines = (line for block in blocks for line in block.lines)
    return [line for line in lines if any(name in normal(line) for name in names)]


def _fate(known: Known, inquiry: Inquiry) -> Reply | None:
    """The last that the log tells of the things that the question names."""
    names = [normal(name) for name in names_of(known, inquiry)]
    told = happened.told_of(known, replace(inquiry, text=""))  # whatever kind of event it was
    lines = [line for line in told if any(name in normal(line) for name in names)]
    return Reply([as_list(lines[-1:])], "told") if lines else None


def _asks_where(inquiry: Inquiry) -> bool:
    return inquiry.where and not (inquiry.because or inquiry.over or inquiry.may)


def _player(asked: Asked) -> Reply | None:
    """Where a player is, in the first line about each that is named: "where's Carol?"."""
    known, inquiry = asked.known, asked.inquiry
    if not (_asks_where(inquiry) and inquiry.named) or inquiry.things or {*inquiry.terms} - VERBS - OF_PLACES:
        return None
    lines = [line for seat in inquiry.seats for line in facts.of_player(known.reader, seat, ())[:1]]
    return Reply([as_list(lines)], "fact") if lines else None


def _mislaid(asked: Asked) -> Reply | None:
    """Where something of the asker's is, or what became of it: "what about my slime?"."""
    known, inquiry = asked.known, asked.inquiry
    if inquiry.asker is None or not asks_for_own(inquiry):
        return None
    if lines := _in_view(known, inquiry, inquiry.asker):
        return Reply([as_list(lines)], "fact")
    return _fate(known, replace(inquiry, personal=True, seats=(inquiry.asker,)))


def _where(asked: Asked) -> Reply | None:
    """Where the board, or else the log, has something, if no answer of a game fits well: "where is the harpy?"."""
    known, inquiry = asked.known, asked.inquiry
    if not (_asks_where(inquiry) and inquiry.things):
        return None
    if placed := cases.whereabouts(known.reader, inquiry.asker, inquiry.things):
        return Reply(["\n".join(placed)], "case")
    if asked.best.topic == "case" and asked.best.features[ranking.NEAR] >= SURE:
        return None
    found = _in_view(known, inquiry)[:SOME_LINES]
    return Reply([as_list(found)], "fact") if found else _fate(known, inquiry)


def _place(asked: Asked) -> Reply | None:
    """The standing, with its reasons if asked for: "who is second?"."""
    inquiry = asked.inquiry
    if not inquiry.placed or inquiry.things:
        return None
    return asked.topic("lead" if inquiry.because else "standing")


def _what_follows(asked: Asked) -> Reply | None:
    """What comes next, for someone for whom the game does not wait: "and then?"."""
    inquiry, game = asked.inquiry, asked.known.reader.game
    if not inquiry.follow_up or inquiry.asker is None:
        return None
    waits = game is not None and inquiry.asker in game.waiting(asked.known.reader.seat)
    return None if waits else asked.topic("next")


def _afterwards(asked: Asked) -> Reply | None:
    """What comes when something that is under way is over: "what happens when Carol is done?"."""
    inquiry = asked.inquiry
    if inquiry.because or not (inquiry.afterwards or inquiry.rest_of_turn):
        return None
    others = any(seat != inquiry.asker for seat in inquiry.seats)
    reader, names = asked.known.reader, names_of(asked.known, inquiry)
    now = normal(" ".join(cases.on_topic(reader, inquiry.asker, "next")))
    step = (
        not names
        or inquiry.follow_up
        or possible.prompts(reader, names)
        or possible.concerns(reader, names)
        or any(normal(name) in now for name in names)
    )
    follows = (inquiry.afterwards and step) or (inquiry.rest_of_turn and others)
    return asked.topic("next") if follows else None


def _cause(asked: Asked) -> Reply | None:
    """What the game says of something, with its cause in the log: "why did that happen?"."""
    if failed := happened.of_failure(asked.known, asked.inquiry):
        cases_about = (each for each in asked.ranked if each.topic == "case" and each.features.get("about"))
        past = (each for each in cases_about if each.features.get("past"))
        why = next((each for each in past if each.features[ranking.NEAR] >= SURE), None)
        more = _unmentioned(asked.known, asked.inquiry, failed) if why is None else why.tell()
        return Reply([as_list(failed), *more], "told")
    if asked.inquiry.because and (told := _caused(asked.inquiry, asked.ranked)):
        return told
    done = happened.of_kind(asked.known, asked.inquiry)
    if asked.best.topic == "told" and not done:
        return _caused(asked.inquiry, asked.ranked, SURE)
    if asked.best.topic == "doing" and asked.inquiry.because and done:
        return Reply([as_list(happened.told_of(asked.known, asked.inquiry, reasons=True))], "told")
    return None


def _this_game(asked: Asked) -> Reply | None:
    """What happened or is offered in this game and answers the question before any rule does."""
    known, inquiry, best = asked.known, asked.inquiry, asked.best
    about = best.features.get("about") or best.features.get("caused")
    if best.topic == "case" and best.features.get("past") and about and best.score >= LEAST:
        return None  # it says why that happened to what the question names
    at_hand = possible.threat(known.reader, inquiry, names_of(known, inquiry)) if known.private else []
    failed = FAILURE in asked_for(inquiry.text)  # what a number was and is doesn't say why something failed
    values = happened.with_numbers(known, inquiry)
    if not values and not failed:
        values = causes.of_value(known, inquiry) or causes.of_state(known, inquiry)
    here = at_hand or values or lead.to_first(known.reader, inquiry)
    if not here:
        return None
    holds = [best] if best.topic == "ruling" and best.score >= SURE else []
    if inquiry.because:
        holds += [each for each in asked.ranked if _explains(each)][:1]
    more: Parts = [next((part for part in each.tell() if part), None) for each in holds]
    if inquiry.because and (inquiry.negated or failed):
        more += _unmentioned(known, inquiry, here)
    pages = tuple(each.page for each in holds if each.page)
    return Reply([as_list(here), *more], "told", pages, keys=tuple(each.key for each in holds))


def _unmentioned(known: Known, inquiry: Inquiry, told: Sequence[str]) -> Parts:
    """The things in the question that the answer leaves out: their texts say why they had no effect."""
    said = normal(" ".join(told))
    things = [
        each
        for each in inquiry.things
        if not any(normal(name) in said for name in names_of(known, replace(inquiry, things=(each,))))
    ]
    return topics.cards_of(known, replace(inquiry, things=tuple(things)))


def _explains(candidate: Candidate) -> bool:
    """Whether it is a case about the thing in question that fits well."""
    features = candidate.features
    about = candidate.topic == "case" and features.get("about") and not features.get("off_topic")
    return bool(about) and candidate.score >= EXPLAINING


def _standing(asked: Asked) -> Reply | None:
    """The standing: "who leads?", "who wins if it ends now?"."""
    inquiry = asked.inquiry
    leads = inquiry.leads and (inquiry.follows or not inquiry.things)
    leads |= inquiry.score and bool(inquiry.seats) and not (inquiry.things or {*inquiry.terms} - OF_SCORES)
    return asked.topic("standing") if leads or (inquiry.wins and inquiry.ends) else None


def _permission(asked: Asked) -> Reply | None:
    """Whether something may be done with a place that the question names: "may I go there?"."""
    known, inquiry = asked.known, asked.inquiry
    asks = inquiry.may and not (inquiry.because or inquiry.over or inquiry.named)
    if not asks or not known.private or not possible.names_place(known.reader, inquiry):
        return None
    lines = possible.find(known.reader, inquiry, ())
    if inquiry.odds:  # that an attack is allowed doesn't mean that it succeeds
        lines = [without_yes_or_no(line) for line in lines]
    return Reply(["\n".join(lines)], "refused", keys=(REFUSED,)) if lines else None


def _obstacle(asked: Asked) -> Reply | None:
    """What stands in the way, with what holds for the thing in question: "why can't I?"."""
    refused, best = _refused(asked), asked.best
    if not refused:
        return _own_case(asked)
    of_thing = best.topic == "case" and best.features.get("about") and not best.features.get("common")
    holds = [best] if of_thing and not asked.alone else []
    reasons = ["\n".join(map(without_yes_or_no, refused)), *(part for each in holds for part in each.tell())]
    return Reply(reasons, "refused", keys=(REFUSED, *(each.key for each in holds)))


def _own_case(asked: Asked) -> Reply | None:
    """What holds for the asker and the thing in question, where only something general fits better."""
    inquiry = asked.inquiry
    asks_why = inquiry.may and inquiry.because and not inquiry.over
    if not asks_why or asked.best.topic in ("case", "refused"):
        return None
    own = (each for each in asked.ranked if each.topic == "case" and each.features.get("about") and each.things)
    case = next((each for each in own if each.score >= LEAST and not each.features.get("common")), None)
    parts = [] if case is None else case.tell()
    return Reply(parts, "case", keys=(case.key,)) if case is not None and parts else None


def _refused(asked: Asked) -> list[str]:
    """Why the answer that the question names is not possible now, where only a rule or another subject fits better."""
    known, inquiry, ranked = asked.known, asked.inquiry, asked.ranked
    asks_why = inquiry.may and inquiry.because and not inquiry.over and not inquiry.named
    if not known.private or not asks_why:
        return []
    if asked.best.topic == "refused" and not possible.names_place(known.reader, inquiry):
        return []
    if refused := possible.refused(known.reader, inquiry, names_of(known, inquiry)):
        return refused
    things = next((each.things for each in ranked if each.things), ())
    if inquiry.things or not things:
        return []
    named = replace(inquiry, things=things, terms=())  # it has only a part of the name
    return possible.refused(known.reader, named, names_of(known, named))


def _intention(asked: Asked) -> Reply | None:
    """What someone else is doing: "what is Bob up to?"."""
    inquiry = asked.inquiry
    others = any(seat != inquiry.asker for seat in inquiry.seats)
    busy = inquiry.busy and not (inquiry.over or inquiry.wh)
    return asked.topic("doing") if (inquiry.aims or busy) and others else None


def _past(asked: Asked) -> Reply | None:
    """What the log tells of something that is over: "who got the last hit?"."""
    known, inquiry, best = asked.known, asked.inquiry, asked.best
    if inquiry.befell and not (inquiry.things or inquiry.because) and (lines := happened.at_the_time(known, inquiry)):
        return Reply([as_list(lines)], "told")
    if _tells_of_past(inquiry, asked.ranked) and (lines := happened.told_of(known, inquiry)):
        return Reply([as_list(lines)], "told")
    if (inquiry.befell or inquiry.did) and inquiry.lately and any(seat != inquiry.asker for seat in inquiry.seats):
        return asked.topic("deed")
    what = inquiry.over and inquiry.lately and inquiry.wh and not (inquiry.may or inquiry.effect or inquiry.count)
    holds_now = best.topic == "ruling" or (best.topic == "case" and not best.features.get("past"))
    if what and holds_now and (lines := happened.naming(known, inquiry)):
        return Reply([as_list(lines)], "told", tuple(filter(None, [best.page])))
    return None


def _tells_of_past(inquiry: Inquiry, ranked: Sequence[Candidate]) -> bool:
    """Whether the log may answer a question about the past of a thing nearly as well as what holds now, or a rule."""
    if inquiry.befell and not inquiry.because and (inquiry.things or inquiry.named or {*inquiry.terms} - VERBS):
        return not ranked[0].features.get("caused")
    best, told = ranked[0], next((each for each in ranked if each.topic == "told"), None)
    if told is None or not inquiry.over or inquiry.may or inquiry.effect or inquiry.count or inquiry.because:
        return False
    done, whose = bool(told.features.get("done")), inquiry.named or inquiry.personal
    holds = best.topic == "case" and not best.features.get("past")
    unrelated = best is told or best.topic == "news" or (best.topic == "case" and not best.features.get("about"))
    if done and inquiry.things and unrelated:
        return True
    if not (inquiry.things or (done and whose)):
        return False
    asks = inquiry.wh or (done and whose)
    least = best.score - (AS_ASKED if done else NEARLY)
    return asks and (holds or best.topic == "ruling") and told.score >= least


def _everyone(asked: Asked) -> Reply | None:
    """What everyone is doing or how everyone stands, for a question about the state of the game that asks for all."""
    everyone = asked.best.topic == "status" and asked.inquiry.everyone and not asked.inquiry.lately
    return asked.topic("turn" if asked.inquiry.doing else "standing") if everyone else None


def _caused(inquiry: Inquiry, ranked: Sequence[Candidate], least: float = 0.0) -> Reply | None:
    """Why something became so of what the question names, if a case that fits well has its cause in the log.

    `least`: how similar one of its example questions must be. Of several things, it must be about all.
    """
    things = {*inquiry.things} if len(inquiry.things) > 1 else set[str]()
    near = [
        each for each in ranked if each.score >= LEAST and each.features.get("about") and set(each.things) >= things
    ]
    near = [each for each in near if each.score >= near[0].score - CAUSED]
    near = [each for each in near if each.features[ranking.NEAR] >= least]
    best = next((each for each in near if each.features.get("caused")), None)
    parts = [] if best is None else best.tell()
    return Reply(parts, "case", keys=(best.key,)) if best is not None and len(parts) > 1 and parts[0] else None


BY_WORDS: tuple[Callable[[Asked], Reply | None], ...] = (
    *(_result, _obligation, _awaited, _name_only, _choice, _afterwards, _supposition, _comparison, _time, _phase),
    *(
        _remains,
        _player,
        _mislaid,
        _where,
        _place,
        _what_follows,
        _cause,
        _this_game,
        _standing,
        _permission,
        _obstacle,
        _intention,
    ),
    *(_past, _everyone),
)
"""The kinds of questions that are recognized by their words, in the order in which they are tried."""
