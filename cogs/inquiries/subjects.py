"""Which thing or player a question is about that it names only in part, or by "that card"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from cogs.inquiries import (
    facts,
    topics,
)
from cogs.inquiries.known import Known, names_of
from cogs.inquiries.meaning import phrasebook
from cogs.inquiries.names import named_by
from cogs.inquiries.retrieval import normal, terms
from cogs.inquiries.understanding import THING, Inquiry, named_things, versions
from cogs.screens.story import entries_of, lines_of

MOST_ALIKE = 2
"""A word with which much is asked for stands for no name if it is a part of more than so many."""
MOST_NAMED = 2
"""So many things may each be named by a word of their own."""
HALF = 0.5
"""How clearly a word must stand for one thing in view."""


def all_resolved(known: Known, inquiries: Sequence[Inquiry]) -> list[Inquiry]:
    """The parts of a question, each with the things that it names, or those of the part that it refers to."""
    found: list[Inquiry] = []
    for inquiry in inquiries:
        own = resolved(known, inquiry)
        refers = (own.follows and not own.things) or (inquiry.this and not inquiry.things)
        found.append(replace(own, things=found[-1].things) if refers and found and found[-1].things else own)
    return found


def resolved(known: Known, inquiry: Inquiry) -> Inquiry:
    """The inquiry with the thing that "that card", or a part of a name, refers to; a hero stands for its player."""
    found = _resolved(known, inquiry)
    if found.seats or not (found.aims or found.because or found.where):
        return found
    names = [normal(name) for name in names_of(known, found)]
    heads = [(block.seats, normal(block.lines[0]).partition(":")[0]) for block in facts.blocks(known.reader)]
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
        view = {thing: [normal(names[thing])] for thing in in_view}
        named = {things[0] for term in inquiry.terms if len(things := named_by(term, view)) == 1}
        if len(named) == 1:  # its name is in the question after all
            return replace(inquiry, things=tuple(named))
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
        term: named_by(term, {thing: called[thing] for thing in in_view}, misspelled=term not in common)
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
