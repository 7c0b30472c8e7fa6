"""Records: replaying a game, even if choices were taken back in between."""

from __future__ import annotations

import json
import tracemalloc
from random import Random

import pytest

from rules.game import Game
from rules.players import RandomPlayer, answer
from rules.records import Back, Choice, Divergence, Record, RecordEntry, Stretch, entries_that_count, play_all, replay
from tests.rules.sample import Sample

GAMES: dict[str, type[Game]] = {"sample": Sample}


def game_and_entries(seed: str, choices: int) -> tuple[Sample, list[RecordEntry]]:
    """A game after so many random choices, or at its end, and the entries of its record."""
    game = Sample.start(3, seed=seed)
    rng = Random(seed)
    entries = list[RecordEntry]()
    while game.result is None and len(entries) < choices:
        question = game.awaited()
        picked = answer(game, question, RandomPlayer(), rng)
        entries.append(Choice(seat=question.seat, question=question.id, picked=picked))
        game.choose(question.seat, question.id, picked)
    return game, entries


def record(game: Sample, entries: list[RecordEntry], seed: str) -> Record:
    stretch = Stretch(version="1", entries=entries)
    final = json.loads(game.save())
    return Record(game="sample", seats=3, settings={}, seed=seed, stretches=[stretch], final=final)


def test_a_record_replays_to_the_same_end() -> None:
    game, entries = game_and_entries("r1", 100)
    assert game.result is not None
    text = record(game, entries, "r1").model_dump_json()
    assert replay(Record.model_validate_json(text), GAMES).save() == game.save()


def test_a_false_record_departs_at_its_false_entry() -> None:
    game, entries = game_and_entries("r2", 6)
    entries[3] = Choice(seat=0, question=999, picked=["card-1"])
    with pytest.raises(Divergence) as departure:
        replay(record(game, entries, "r2"), GAMES)
    assert departure.value.entry == 4


def test_a_wrong_end_is_found() -> None:
    game, entries = game_and_entries("r3", 6)
    game.points[0] += 1
    with pytest.raises(Divergence, match="differs from the snapshot"):
        replay(record(game, entries, "r3"), GAMES)


def test_play_goes_on_from_the_entry_gone_back_to() -> None:
    _, first = game_and_entries("r4", 5)
    game, _ = game_and_entries("r4", 2)
    last = first[2]
    assert isinstance(last, Choice)
    game.choose(last.seat, last.question, last.picked)
    entries: list[RecordEntry] = [*first, Back(to=2), last]
    assert [number for number, _ in entries_that_count(entries)] == [1, 2, 7]
    assert replay(record(game, entries, "r4"), GAMES).save() == game.save()


def test_going_back_over_a_roll_stirs_the_dice_by_the_entry_number() -> None:
    _, first = game_and_entries("r5", 3)
    game = Sample.start(3, seed="r5")
    game.stir(4)
    entries: list[RecordEntry] = [*first, Back(to=0, stir=True)]
    assert replay(record(game, entries, "r5"), GAMES).dice.stirred == ["4"]


def test_going_back_to_an_unknown_entry_departs() -> None:
    with pytest.raises(Divergence, match="not in this stretch"):
        entries_that_count([Back(to=3)])


def test_a_later_stretch_starts_from_its_snapshot() -> None:
    _, entries = game_and_entries("r6", 7)
    middle, _ = game_and_entries("r6", 4)
    changed = middle.copy_game()
    changed.points[1] = 2
    later = changed.copy_game()
    for entry in entries[4:]:
        assert isinstance(entry, Choice)
        later.choose(entry.seat, entry.question, entry.picked)
    whole = record(later, entries[:4], "r6")
    whole.stretches.append(Stretch(version="2", start=json.loads(changed.save()), entries=entries[4:]))
    played = replay(whole, GAMES)
    assert isinstance(played, Sample)
    assert played.points == later.points


def test_the_line_of_many_entries_takes_linear_memory() -> None:
    choice = Choice(seat=0, question=1, picked=["step"])
    entries: list[RecordEntry] = []
    for number in range(1, 20_001):
        entries.append(Back(to=number - 2) if number % 4 == 0 else choice)
    tracemalloc.start()
    try:
        counting = entries_that_count(entries)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [number for number, _ in counting[-3:]] == [19_994, 19_997, 19_998]
    assert len(counting) == 10_000
    assert peak < 400 * len(entries), f"{peak} bytes for {len(entries)} entries"


def test_choices_that_were_taken_back_are_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """One choice tried in three ways from each position; few positions are kept, and each entry is played once."""
    game = Sample.start(2, seed="r7")
    kept = list[str]()
    entries: list[RecordEntry] = []
    events_of: dict[int, list[str]] = {}
    trial = game.copy_game()
    while trial.result is None:
        question = trial.awaited()
        begin = len(entries)
        for attempt in range(3):
            if attempt:
                entries.append(Back(to=begin))
            entries.append(Choice(seat=question.seat, question=question.id, picked=[question.options(trial)[0].id]))
        last = entries[-1]
        assert isinstance(last, Choice)
        events_of[len(entries)] = [event.key for event in trial.choose(last.seat, last.question, last.picked)]
    load = Sample.load

    def counted(data: str) -> Sample:
        kept.append(data)
        return load(data)

    monkeypatch.setattr(Sample, "load", counted)
    heard: dict[int, list[str]] = {}
    ended = play_all(game, entries, 1, lambda number, events: heard.update({number: [e.key for e in events]}))
    assert ended.save() == trial.save()
    assert sorted(heard) == [number for number, entry in enumerate(entries, 1) if isinstance(entry, Choice)]
    assert {number: heard[number] for number in events_of} == events_of
    assert len(kept) == len(heard) - len(events_of) + 1


def test_going_back_over_a_roll_is_played_with_other_dice() -> None:
    _, first = game_and_entries("r8", 3)
    game = Sample.start(3, seed="r8")
    ended = play_all(game, [*first, Back(to=0, stir=True)], 1, lambda number, events: None)
    assert ended.dice.stirred == ["4"]
    assert ended.choices == 0
