"""The game master answers a question in plain words.

Everything that can be told is asked for by examples: topics of every game, and each game's cases and rulings. What the
question resembles most is told, or the next best if that has nothing to tell. Everything comes from the reader; an
answer made with a spectator's reader may be posted publicly.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial

from cogs.inquiries import (
    cases,
    causes,
    facts,
    happened,
    lead,
    offers,
    outcomes,
    possible,
    ranking,
    rulebook,
    rulings,
    topics,
)
from cogs.inquiries.known import Known, Parts, as_list, names_of, wanted_of
from cogs.inquiries.meaning import CASES, INTENT, Fit, phrasebook
from cogs.inquiries.names import named_by
from cogs.inquiries.retrieval import VERBS, held, normal, terms
from cogs.inquiries.topics import ABOUT_PLAYERS, ABOUT_THINGS, TOPICS
from cogs.inquiries.understanding import THING, Inquiry, named_things, tells_of_failure, versions, without_yes_or_no
from cogs.screens.story import brief, entries_of, lines_of
from cogs.services.ids import CustomId
from cogs.services.reader import Reader
from cogs.services.screen import Block, Button, Log, Screen, Style
from locales.sanitizing import Markdown, sanitize
from rules.messages import Seat
from tables.errors import Refusal

ACTION = "going_on"
"""The action of the buttons that ask."""
ASK = "ask"
"""What follows the action in the id of the button that opens the form."""
OFFERED = ("status", "standing", "news", "next", "refused")
"""The topics with buttons."""
AFTER_THE_END = ("news",)
"""Those that still have something to say when the game is over, in addition to the result."""
LEAST = 0.5
"""How much a question must resemble an example to be answered like it."""
LEAST_OFFERED = 0.3
"""How much it must resemble an example for the answer to that to be offered."""
BEFORE_USUAL = 2
"""How many of the other answers come before those that people often mean: the log, and what others hold."""
SURE = 0.65
"""How similar a rule must be to be added to an answer from the log."""
ALIKE = 0.05
"""A second, short answer is added if its score is lower by no more than this."""
MUCH = 0.3
"""How much better something that stays the same has to fit to be told instead of something that changes."""
OWN = 0.1
"""The asker's own case comes before an answer that fits better by at most so much."""
NEARLY = 0.15
"""How much worse the log may fit than something else that does not tell of the past."""
SHORT = 300
"""The most characters of a short answer."""
MOST_TOLD = 3
"""Lines of what would happen."""
OF_BOARD = ("of_players", "of_nobody")
"""Lines of the board."""
OF_POSITION = ("case", "standing", "fact", *OF_BOARD)
"""What may be told of a position that would follow."""
BESIDE = ("case", "ruling", "thing", *OF_BOARD)
"""What may be told together with another answer; lines of the board only with one of these."""
ALONE = ("refused", "withheld", "advice", "choices")
"""Topics with which nothing else is told: they already say everything that may be said."""
MOST_TRIED = 5
"""How many of the answers that fit best may turn out to have nothing to tell."""
MOST_ALIKE = 2
"""A word with which much is asked for stands for no name if it is a part of more than so many."""
MOST_NAMED = 2
"""So many things may each be named by a word of their own."""
HALF = 0.5
"""How clearly a word must stand for one thing in view."""
PAST = ("told", "event_reason", "deed")
"""Topics of questions about what is over."""
MAY_NAME_THINGS = (*PAST, "thing", "refused", "fact")
"""Topics that may be about a thing that the question names."""
RULES = ("end", "left", "thing")
"""Topics whose answers offer the rules."""
REFUSED = offers.key_of("refused", "refused")
OWN_TOPICS = ("status", "standing", "case", "of_players", "turn", "my_turn", "choices", "hands", "fact", "refused")
"""Topics that tell a player something different from a spectator."""


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
class _Reply:
    """What is told on one question."""

    parts: Parts
    topic: str = "unknown"
    pages: tuple[str, ...] = ()
    asks: bool = False
    """Whether it says enough to be a question of its own."""
    keys: tuple[str, ...] = ()
    """The keys of the answers given; see `offers`."""
    ranked: Sequence[Candidate] = ()
    """Everything that might be told, the best first."""


def answer(known: Known, inquiries: Sequence[Inquiry]) -> Screen:
    """The answer to a question in plain words, with buttons for the others it may have asked for.

    If there are neither, what can be asked.
    """
    screen = Screen()
    said: set[str] = set()
    asked = _all_resolved(known, inquiries)
    replies = [_reply(known, inquiry, alone=len(asked) > 1) for inquiry in asked] or [
        _Reply(topics.status(known, Inquiry()), "status")
    ]
    understood = [reply for reply in replies if reply.parts]
    for reply in understood:
        if reply.topic == "status" and len(asked) > 1:  # only where the game is
            reply.parts = reply.parts[:1]
        screen.add(*(_once(part, said) for part in reply.parts))
    if any(each.mine and each.asker is None for each in asked) and any(
        not reply.parts or reply.topic in OWN_TOPICS for reply in replies
    ):
        screen.add(f"-# {known.reader.say('answer-no_seat')}")
    elif understood and any(not reply.parts and reply.asks for reply in replies):
        screen.add(f"-# {known.reader.say('answer-unknown_rest')}")
    elif not understood:
        screen.add(known.reader.say("answer-unknown"))
    others = _others(known, asked, replies, screen.text)
    if others:
        screen.add(f"-# {known.reader.say('answer-or_meant' if understood else 'answer-meant')}").buttons(others)
    elif not understood:
        screen.add(*topics.offered(known, Inquiry()))
    if not understood:
        found = (rulebook.find(known.reader, wanted_of(known, inquiry)) for inquiry in asked)
        near = [page.page for page in found if page is not None and page.coverage >= topics.HALF]
        return screen.buttons([*_pages(known, near), *topic_buttons(known.reader)])
    pages = dict.fromkeys(page for reply in understood for page in reply.pages)
    return screen.buttons([*_pages(known, [*pages]), *_buttons(known, {reply.topic for reply in understood})])


def _others(known: Known, asked: Sequence[Inquiry], replies: Sequence[_Reply], said: str) -> list[Button]:
    """Buttons for the other answers that fit the question best."""
    if not asked:
        return []
    ranked = sorted((each for reply in replies for each in reply.ranked), key=lambda each: -each.score)
    things = dict.fromkeys(thing for inquiry in asked for thing in inquiry.things)
    things |= dict.fromkeys(thing for each in ranked[: offers.MOST_TRIED] for thing in each.things)
    seats = tuple(dict.fromkeys(seat for inquiry in asked for seat in inquiry.seats))
    about = offers.plain(replace(asked[0], seats=seats, personal=any(each.personal for each in asked)), [*things])
    offered = offers.offers(known, about)
    told = [key for reply in replies for key in reply.keys if key in offered]
    likely = [each.key for each in ranked if each.score >= LEAST_OFFERED and each.key not in told]
    if not any(reply.parts for reply in replies):  # a line of the board that has its words
        headings = (facts.heading(known.reader, wanted_of(known, inquiry)) for inquiry in asked)
        likely = [*(offers.key_of("of_nobody", label) for label in headings if label), *likely]
    past, others = any(each.over or each.lately for each in asked), {*seats} - {each.asker for each in asked}
    weighs = any(each.judges or each.choose for each in asked) and any(
        each.awaited for each in known.reader.questions()
    )
    usual = [name for name, is_asked in (("advice", weighs), ("news", past), ("hands", others)) if is_asked]
    likely[BEFORE_USUAL:BEFORE_USUAL] = [offers.key_of(name, name) for name in usual]
    likely.insert(0, offers.key_of(offers.EVERYTHING, offers.EVERYTHING))
    keys = [*told, *offers.chosen(offered, likely, said)]
    return offers.buttons(known, about, offered, [*keys, offers.ALL], told)


def another(known: Known, rest: str) -> Screen:
    """An answer that was offered, for the person who picked it, or all of them, and again the others.

    `rest`: what the button carries. Raises Refusal if it was forged, or there is no such answer now.
    """
    about, keys, picked = offers.read(known, rest)
    offered = offers.offers(known, about)
    wanted = dict.fromkeys(keys) if picked == offers.ALL else [picked]
    told = [offered[key] for key in wanted if key in offered]
    screen, said = Screen(), set[str]()
    for offer in told:
        if new := Screen().add(*(_once(part, said) for part in offer.tell())).blocks:
            title = f"**{sanitize(offer.title, markdown=True)}**" if offer.title else None
            screen.add(title, *new)
    if not screen.blocks:
        raise Refusal(offers.GONE)
    if others := offers.buttons(known, about, offered, keys, [picked]):
        screen.add(f"-# {known.reader.say('answer-or_meant')}").buttons(others)
    pages = dict.fromkeys(offer.page for offer in told if offer.page)
    return screen.buttons([*_pages(known, [*pages]), *_buttons(known, {offer.topic for offer in told})])


def topic(known: Known, name: str) -> Screen:
    """What is told on one of the topics with buttons."""
    parts = TOPICS[name](known, Inquiry(asker=known.reader.seat, own=True))
    return Screen().add(*parts).buttons(_buttons(known, {name}))


def _reply(known: Known, inquiry: Inquiry, *, alone: bool) -> _Reply:
    """The reply to one question, with everything that might have been told.

    `alone`: tell only the answer that fits best.
    """
    ranked = _ranked(known, inquiry)
    reply = _told(known, inquiry, ranked, alone=alone)
    reply.ranked = ranked
    return reply


def _told(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate], *, alone: bool) -> _Reply:
    """The best of what may be told, with the next best if that fits nearly as well; else what else is found."""
    if inquiry.optional and known.private and not {*inquiry.terms} - VERBS and (obliges := topics.optional(known)):
        return _Reply(obliges, "choices", keys=(offers.key_of("choices", "choices"),))
    if _chooses(known, inquiry):
        return _of_topic(known, inquiry, "advice")
    if supposed := _supposed(known, inquiry, ranked):
        return supposed
    if (inquiry.choose or inquiry.judges) and len(inquiry.things) > 1 and known.private:
        best = next((each for each in ranked if each.topic == "case" and {*inquiry.things} <= {*each.things}), None)
        parts = [*([] if best is None else best.tell()), *topics.cards_of(known, inquiry)]
        return _Reply(parts, "thing", keys=(offers.key_of("thing", "thing"),))
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
        return _Reply([as_list(here), *more], "told", pages, keys=tuple(each.key for each in rules))
    if (inquiry.leads and (inquiry.follows or not inquiry.things)) or (inquiry.wins and inquiry.ends):
        return _of_topic(known, inquiry, "standing")
    if _of_place(known, inquiry) and known.private and (lines := possible.find(known.reader, inquiry, ())):
        if inquiry.odds:  # that an attack is allowed doesn't mean that it succeeds
            lines = [without_yes_or_no(line) for line in lines]
        return _Reply(["\n".join(lines)], "refused", keys=(REFUSED,))
    if refused := _not_possible(known, inquiry, ranked):
        return _Reply(["\n".join(map(without_yes_or_no, refused))], "refused", keys=(REFUSED,))
    if inquiry.aims and any(seat != inquiry.asker for seat in inquiry.seats):
        return _of_topic(known, inquiry, "doing")
    if _tells_of_past(inquiry, ranked) and (lines := happened.told_of(known, inquiry)):
        return _Reply([as_list(lines)], "told")
    if _explains_only(inquiry, ranked[0]) and (lines := happened.naming(known, inquiry)):
        return _Reply([as_list(lines)], "told", tuple(filter(None, [ranked[0].page])))
    if ranked[0].topic == "status" and inquiry.each and not inquiry.lately:
        return _of_topic(known, inquiry, "standing")
    told = _best(_preferred(inquiry, [each for each in ranked if each.score >= LEAST]), alone=alone)
    if told is None:
        told = _found(known, inquiry)
    elif told.topic == "case" and known.private and inquiry.may and (inquiry.because or inquiry.negated):
        told.parts = [*told.parts, *possible.others_refused(known.reader, inquiry, names_of(known, inquiry))]
    if not told.parts and ranked and ranked[0].topic in PAST:
        return _Reply([known.reader.say("answer-not_told")], ranked[0].topic)
    return told if told.parts else _Reply([], asks=len(inquiry.terms) > 1)


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


def _caused(ranked: Sequence[Candidate], least: float = 0.0) -> _Reply | None:
    """Why something became so of what the question names, if a case that fits well has its cause in the log.

    `least`: how similar one of its example questions must be.
    """
    near = [each for each in ranked if each.score >= LEAST and each.features.get("about")]
    near = [each for each in near if each.features[ranking.NEAR] >= least]
    best = next((each for each in near if each.features.get("caused")), None)
    parts = [] if best is None else best.tell()
    return _Reply(parts, "case", keys=(best.key,)) if best is not None and len(parts) > 1 and parts[0] else None


def _tells_of_past(inquiry: Inquiry, ranked: Sequence[Candidate]) -> bool:
    """Whether the log may answer a question about the past of a thing nearly as well as what holds now, or a rule."""
    asks = inquiry.over and inquiry.wh and inquiry.things and not (inquiry.may or inquiry.effect or inquiry.count)
    best, told = ranked[0], next((each.score for each in ranked if each.topic == "told"), 0.0)
    holds = best.topic == "ruling" or (best.topic == "case" and not best.features.get("past"))
    return bool(asks) and holds and told >= best.score - NEARLY


def _explains_only(inquiry: Inquiry, best: Candidate) -> bool:
    """Whether a question what happened last resembles most a rule, or what holds now."""
    asks = inquiry.over and inquiry.lately and inquiry.wh and not (inquiry.may or inquiry.effect or inquiry.count)
    return asks and (best.topic == "ruling" or (best.topic == "case" and not best.features.get("past")))


def _supposed(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate]) -> _Reply | None:
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
            return _Reply(parts, "case", keys=(best.key,))
    if deed.each and ranked[0].topic == "case" and ranked[0].features[ranking.NEAR] >= SURE:
        return None
    found = possible.meant(reader, deed.terms, names)
    if not found:
        return None
    if ranked[0].topic == "case" and ranked[0].features.get("about") and ranked[0].features[ranking.NEAR] >= SURE:
        open_now = "\n".join(f"- {possible.does(reader, asked, option)}" for asked, option in found)
        return _Reply([*ranked[0].tell(), open_now], "supposed", keys=(ranked[0].key,))
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
    return _Reply(["\n".join(filter(None, lines))], "supposed", keys=keys)


def _then(known: Known, outcome: outcomes.Outcome, rest: Inquiry, *, only_new: bool) -> tuple[str, tuple[str, ...]]:
    """What holds in every position after the outcome of what is asked about it, and the keys of that answer.

    What holds already comes after what fits nearly as well, or is left out (`only_new`).
    """
    ranked = _ranked(known, resolved(known, rest))
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


def _ranked(known: Known, inquiry: Inquiry) -> list[Candidate]:
    """Everything that might be told, the best first."""
    return sorted(candidates(known, inquiry), key=lambda each: -each.score)


def _of_topic(known: Known, inquiry: Inquiry, name: str) -> _Reply:
    return _Reply(TOPICS[name](known, inquiry), name, keys=(offers.key_of(name, name),))


def _of_this_game(known: Known, inquiry: Inquiry) -> list[str]:
    """What happened or is offered in this game and answers the question before any rule does."""
    reader = known.reader
    at_hand = possible.threat(reader, inquiry, names_of(known, inquiry)) if known.private else []
    values = causes.of_value(known, inquiry) or causes.of_state(known, inquiry)
    return at_hand or values or lead.to_first(reader, inquiry)


def _not_possible(known: Known, inquiry: Inquiry, ranked: Sequence[Candidate]) -> list[str]:
    """Why the answer that the question names is not possible now, where only a rule or another subject fits better."""
    asks_why = inquiry.may and inquiry.because and not inquiry.over and not inquiry.named
    if not known.private or not asks_why:
        return []
    best = ranked[0]
    own = best.topic == "case" and best.features.get("about") and not best.features.get("common")
    about = best.topic == "refused" or own
    if about and not possible.names_place(known.reader, inquiry):
        return []
    return possible.refused(known.reader, inquiry, names_of(known, inquiry))


def _best(ranked: Sequence[Candidate], *, alone: bool) -> _Reply | None:
    """The answer of the first candidate that has one, and that of the next if the two belong together.

    If the next one is about the asker's own case and fits nearly as well, it comes first. `alone`: only the first of
    the two is told.
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
    return _Reply([*parts, *more], best.topic, pages, keys=tuple(each.key for each in both))


def _belongs(other: Candidate, parts: Sequence[object], best: Candidate) -> bool:
    """Whether to add another answer: a short one that fits nearly as well."""
    short = sum(len(part) for part in parts if isinstance(part, str)) <= SHORT
    fits = best.topic not in ALONE and other.topic in BESIDE and (best.topic in BESIDE or other.topic not in OF_BOARD)
    if best.topic in PAST and other.topic == "case":
        fits = bool(other.features.get("past") or other.features.get("about"))
    return fits and short and not other.features.get("off_topic") and other.score >= best.score - ALIKE


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
        if players and (inquiry.things or name not in ABOUT_THINGS):
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


def _found(known: Known, inquiry: Inquiry) -> _Reply:
    """What the board, the log or the rules have on the words of a question that resembles no example."""
    told = facts.find(known.reader, inquiry, wanted_of(known, inquiry))
    page = rulebook.find(known.reader, wanted_of(known, inquiry))
    if inquiry.things:
        return _of_topic(known, inquiry, "thing")
    if told is not None and told.coverage >= max(topics.SURE, page.coverage if page is not None else 0.0):
        return _of_topic(known, inquiry, "fact")
    if page is not None and page.coverage >= topics.SURE:
        return _Reply([page.text], "ruling", tuple(name for name, _ in page.others))
    if inquiry.seats and not inquiry.terms:
        return _of_topic(known, inquiry, "fact")
    return _Reply([])


def _once(part: Block | str | None, said: set[str]) -> Block | str | None:
    """A part of an answer without the lines already `said` above; its other lines are added to that set."""

    def is_new(line: str) -> bool:
        words = without_yes_or_no(line.removeprefix("- ").strip())
        known = words in said
        said.update([words] if words else [])
        return not known

    if isinstance(part, Log):
        return replace(part, lines=[line for line in part.lines if is_new(line)])
    if isinstance(part, str):
        return "\n".join(filter(is_new, part.splitlines()))
    return part


def briefing(known: Known) -> Screen:
    """*What's going on?*: where the game is, who leads, what happened, what comes next, and buttons for more."""
    reader = known.reader
    screen = Screen().add(_title(reader), *topics.status(known, Inquiry()), "\n".join(facts.coming(reader)))
    return screen.buttons(topic_buttons(reader))


def handover(known: Known, first: str = "") -> Screen:
    """For someone who takes over a seat or was away for long: where the game is, what they have, what is asked.

    `first`: a line above all else. The events are those since they last looked.
    """
    reader = known.reader
    screen = Screen().add(first or None, _title(reader))
    screen.add(f"### {reader.say('handover-title')}\n" + "\n".join([*topics.place(reader)[:2], *topics.leader(reader)]))
    if (told := brief(reader, known.events, topics.SOME_NEWS)) is not None:
        screen.add(f"### {reader.say('handover-seen')}", Log(told.lines[-topics.MOST_NEWS :]))
    if reader.seat is not None and (mine := facts.own(reader)):
        screen.add(f"### {reader.say('handover-has')}\n" + "\n".join(mine))
    screen.add("\n".join(topics.turn_lines(reader)))
    look = CustomId("look", reader.table.id).button
    more = Button(CustomId(ACTION, reader.table.id).button, reader.say("board-going_on"))
    return screen.buttons([Button(look, reader.say("board-move"), Style.PRIMARY), more])


def topic_buttons(reader: Reader) -> list[Button]:
    """A button for each of the usual questions that has an answer now, and one to ask in plain words."""
    table = reader.table.id
    names = AFTER_THE_END if reader.table.is_over else OFFERED[1:]
    offered = [Button(CustomId(ACTION, table, rest=name).button, reader.say(f"ask-about-{name}")) for name in names]
    return [*offered, Button(CustomId(ACTION, table, rest=ASK).button, reader.say("ask-about-form"), Style.PRIMARY)]


def _title(reader: Reader) -> str:
    return f"-# {reader.say('panel-title', game=reader.say('game-name'), number=reader.table.id)}"


def _buttons(known: Known, told: set[str]) -> list[Button]:
    """Further buttons: the panel for what only the player may know, the rules, and where the game is."""
    reader, table = known.reader, known.reader.table.id
    buttons = []
    if (
        told & {"advice", "turn", "my_turn", "choices"}
        and not reader.table.is_over
        and reader.table.status == "running"
    ):
        buttons.append(Button(CustomId("move", table).button, reader.say("board-move"), Style.PRIMARY))
    if told & {"refused", "withheld"} and not known.private and not reader.table.is_over:
        buttons.append(Button(CustomId(ACTION, table, rest="refused").button, reader.say("ask-about-private")))
    if told & {"ruling", *RULES}:
        buttons.append(Button(CustomId("rules", table).button, reader.say("board-rules")))
    if "status" not in told or known.private:
        buttons.append(Button(CustomId(ACTION, table).button, reader.say("board-going_on")))
    return buttons


def _pages(known: Known, pages: Sequence[str]) -> list[Button]:
    """The pages of the rules that say more."""
    table = known.reader.table.id
    return [
        Button(CustomId("rules", table, rest=page).button, f"📖 {known.reader.say(f'topic-{page}-title')}")
        for page in pages[: rulebook.MOST_OFFERED]
    ]


def _all_resolved(known: Known, inquiries: Sequence[Inquiry]) -> list[Inquiry]:
    """The parts of a question, each with the things that it names or, if it follows another part, that one."""
    found: list[Inquiry] = []
    for inquiry in inquiries:
        own = resolved(known, inquiry)
        found.append(replace(own, things=found[-1].things) if own.follows and found and not own.things else own)
    return found


def resolved(known: Known, inquiry: Inquiry) -> Inquiry:
    """The inquiry with the thing that "that card", or a part of a name, refers to; a hero stands for its player."""
    found = _resolved(known, inquiry)
    if found.seats or not found.aims:
        return found
    names = [normal(name) for name in names_of(known, found)]
    heads = [(block.seats, normal(block.lines[0])) for block in facts.blocks(known.reader)]
    seats = {seats for seats, head in heads if len(seats) == 1 and any(name in head for name in names)}
    return replace(found, seats=seats.pop(), named=True) if len(seats) == 1 else found


def _resolved(known: Known, inquiry: Inquiry) -> Inquiry:
    if known.cards is None:
        return inquiry
    reader = known.reader
    names = {thing: known.cards.card_name(thing, reader.language) for thing in known.cards.spelled()}
    spelled = {thing: [name] for thing, name in names.items()}
    lines = [line for entry in entries_of(reader, known.events) for line in lines_of(reader, entry)][-topics.RECENT :]
    board = [line for block in facts.blocks(reader) for line in block.lines]
    in_view = named_things(normal(" ".join([*board, *lines])), spelled)[0]
    if inquiry.this and not inquiry.things:
        told = [thing for line in reversed(lines) for thing in named_things(normal(line), spelled)[0]]
        present = [thing for thing in told if thing in in_view] or list(in_view) if inquiry.here else []
        called = {thing: [normal(names[thing])] for thing in present}
        of_name = {thing for term in inquiry.terms for thing in named_by(term, called)}  # "this curse"
        present = [thing for thing in present if thing in of_name] or present
        return replace(inquiry, things=tuple((present or told)[:1]))
    common = phrasebook(reader.services.texts, reader.language, reader.table.game).common
    said = {term for thing in inquiry.things for term in terms(names[thing])}
    called = {thing: [normal(name)] for thing, name in names.items()}
    words = {
        term: named_by(term, {thing: called[thing] for thing in in_view})
        for term in inquiry.terms
        if term not in said and not (term in common and len(named_by(term, called)) > MOST_ALIKE)
    }
    shares = Counter({thing: 0.0 for things in words.values() for thing in things})
    for things in words.values():
        shares.update({thing: 1 / len(things) for thing in things})
    best = [thing for thing, share in shares.items() if share == max(shares.values()) >= HALF]
    if len(best) != 1:
        certain = {things[0] for things in words.values() if len(things) == 1}  # each has a word of its own
        if not (inquiry.choose or inquiry.judges) or not certain.issuperset(best):
            return inquiry
        best = best[:MOST_NAMED]
    best = [thing for thing in best if thing not in inquiry.things]
    masked = inquiry.masked[-1] if inquiry.things else inquiry.versions[-1]
    for term, things in words.items():
        masked = masked.replace(term, THING[reader.language].strip()) if {*things} & {*best} else masked
    return replace(inquiry, things=(*inquiry.things, *best), masked=versions(masked)) if best else inquiry
