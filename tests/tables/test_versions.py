"""A running game survives a new version of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from rules.questions import Picked
from rules.records import Choice, replay
from rules.registry import GAMES as REGISTERED
from storage.database import Database
from storage.rows import Table
from tables.play import verification
from tables.store import versions
from tables.tables import Tables
from tests.rules.sample import LayCard, Sample
from tests.tables.group_helpers import hear, is_refused
from tests.tables.helpers import ANN, GAMES, GUILD, make_tables, pick, play_to_end, rows, started


def other_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a laid card costs a point."""
    answer = LayCard.answer

    def dearer(question: LayCard, game: Sample, picked: Picked) -> None:
        game.points[question.seat] -= 1
        answer(question, game, picked)

    monkeypatch.setattr(LayCard, "answer", dearer)
    monkeypatch.setattr(verification, "rules_version", lambda kind: "other-rules")


def test_the_version_names_game_schema_and_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    version = versions.rules_version(Sample)
    assert version.startswith(f"sample-{Sample.schema_version}-")
    assert versions.rules_version(Sample) == version

    changed = tmp_path / "sample.py"
    changed.write_text("# another set of rules")
    monkeypatch.setattr(versions, "_sources", lambda kind: [changed])
    versions.rules_version.cache_clear()
    try:
        assert versions.rules_version(Sample) != version
    finally:
        versions.rules_version.cache_clear()


def test_the_version_covers_the_engine_the_rules_and_the_cards_but_no_computer_player() -> None:
    assert all(file.is_file() for file in versions._engine())
    assert [file.name for file in versions._sources(REGISTERED["liars_dice"])] == ["rules.py"]
    sources = {"/".join(file.parts[-3:]) for file in versions._sources(REGISTERED["thunderstone"])}
    assert {"thunderstone/rules/battle.py", "thunderstone/data/heroes.toml"} <= sources
    assert {source.split("/")[1] for source in sources} == {"rules", "data"}
    assert [file.name for file in versions._sources(Sample)] == ["sample.py"]


def engine_imports(files: Iterable[Path]) -> set[str]:
    """The modules of `rules/` that these files import."""
    texts = [file.read_text(encoding="utf-8") for file in files if file.suffix == ".py"]
    return {name for text in texts for name in re.findall(r"^\s*from rules(?:\.| import )(\w+)", text, re.MULTILINE)}


def test_the_engine_has_every_module_that_it_or_a_game_imports_but_those_that_retell_games() -> None:
    assert engine_imports(versions._engine()) - {*versions.ENGINE} == {"chronicles"}
    of_games = engine_imports(file for kind in REGISTERED.values() for file in versions._sources(kind))
    assert of_games - {*versions.ENGINE} == {"chronicles", "stories", "tallies"}


async def test_a_game_that_replays_identically_is_left_unchanged_and_under_new_rules_gets_their_version(
    tables: Tables, table: Table, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pick(tables, table.id, 0)
    before = rows(path, "SELECT * FROM games")
    assert await tables.verification.verify_all() == {}
    assert rows(path, "SELECT * FROM games") == before
    monkeypatch.setattr(verification, "rules_version", lambda kind: "other-rules")
    assert await tables.verification.verify_all() == {}
    table = await tables.store.get(table.id)
    assert (table.rules_version, table.rules_changed) == ("other-rules", False)
    assert rows(path, "SELECT kind, rules_version FROM snapshots") == [("start", "other-rules")]


async def test_a_game_that_departs_under_new_rules_goes_on_as_a_new_stretch_and_is_marked(
    database: Database, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = make_tables(database)
    departing = await started(before, channel=1)
    await pick(before, departing.id, 0)
    saved = (await before.store.game(departing.id)).save()
    untouched = await started(before, channel=2)
    other_rules(monkeypatch)
    tables = make_tables(database)
    heard = hear(tables)

    faults = await tables.verification.verify_all()

    assert list(faults) == [departing.id]
    assert "departs from its record by the present rules" in caplog.text
    assert heard.told == [(departing.id, ["log-rules_changed"])]
    marked = await tables.store.get(departing.id)
    assert (marked.rules_changed, marked.rules_version, marked.version) == (True, "other-rules", 1)
    assert (await tables.store.game(departing.id)).save() == saved
    assert not (await tables.store.get(untouched.id)).rules_changed
    assert [table.rules_changed for table in await tables.store.unfinished(guild_id=GUILD)] == [True, False]

    assert await tables.verification.verify_all() == {}  # from its snapshot on it goes by the present rules
    await play_to_end(tables, departing.id)
    assert await tables.verification.verify(departing.id) is None
    record = await tables.store.record(departing.id)
    first, second = record.stretches
    assert (first.version, first.start, len(first.entries)) == (departing.rules_version, None, 1)
    assert second.version == "other-rules"
    assert second.start is not None
    assert all(isinstance(entry, Choice) for entry in second.entries)
    assert len(second.entries) == (await tables.store.get(departing.id)).version - 1


@pytest.mark.parametrize(
    ("name", "changed", "says"),
    [
        ("options", lambda question, game, refused=None: [], "entry 1: "),
        ("answer", lambda question, game, picked: 1 / 0, "ZeroDivisionError: division by zero"),
    ],
    ids=["a choice is refused", "an error in the rules"],
)
async def test_old_choices_that_the_new_rules_do_not_carry_out_are_a_departure(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch, name: str, changed: object, says: str
) -> None:
    await pick(tables, table.id, 0)
    with monkeypatch.context() as now:
        now.setattr(LayCard, name, changed)
        faults = await tables.verification.verify(table.id)
    assert faults is not None
    assert faults.startswith(says)
    assert (await tables.store.get(table.id)).rules_changed


async def test_a_finished_game_is_verified_and_never_marked(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play_to_end(tables, table.id)
    other_rules(monkeypatch)
    assert await tables.verification.verify(table.id) is not None
    table = await tables.store.get(table.id)
    assert (table.rules_changed, table.status) == (False, "finished")


async def test_a_lobby_has_nothing_to_verify(tables: Tables) -> None:
    table = await tables.lobby.open(GUILD, 1, "sample", ANN, {}, "en")
    assert await tables.verification.verify_all() == {}
    await is_refused("not_begun", tables.verification.verify(table.id))


async def test_choices_made_while_it_is_verified_belong_to_the_old_stretch(
    tables: Tables, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pick(tables, table.id, 0)

    async def meanwhile(job: object, function: object, kind: object, record: str) -> str:
        await pick(tables, table.id, 1)
        return "entry 1: for the test"

    monkeypatch.setattr(tables.thinker, "call", meanwhile)
    assert await tables.verification.verify(table.id) == "entry 1: for the test"
    record = await tables.store.record(table.id, running=True)
    assert [len(stretch.entries) for stretch in record.stretches] == [2, 0]
    assert (await tables.journal.events(table.id, None))[-1].entry == 2


async def test_a_change_of_rules_before_the_first_choice_begins_a_new_stretch(
    tables: Tables, table: Table, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    saved = (await tables.store.game(table.id)).save()
    set_up = Sample.set_up

    def other_cards(game: Sample) -> None:
        set_up(game)
        game.deck.pop()

    monkeypatch.setattr(Sample, "set_up", other_cards)
    monkeypatch.setattr(verification, "rules_version", lambda kind: "other-rules")
    assert await tables.verification.verify(table.id) is not None
    monkeypatch.setattr(verification, "rules_version", lambda kind: "newest-rules")
    assert await tables.verification.verify(table.id) is None

    assert (await tables.store.game(table.id)).save() == saved
    assert rows(path, "SELECT entry, kind, rules_version FROM snapshots ORDER BY kind") == [
        (0, "start", table.rules_version),
        (0, "stretch", "newest-rules"),
    ]
    await play_to_end(tables, table.id)
    assert replay(await tables.store.record(table.id), GAMES).result is not None
