"""Questions about what happened, about other players, and names that are written in other ways."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cogs.inquiries import event_kinds, meaning
from cogs.inquiries.answers import answer
from cogs.inquiries.meaning import Phrasebook
from cogs.inquiries.transliteration import in_katakana, same_name
from cogs.inquiries.understanding import understand
from cogs.interactions.inquiries import Inquiries
from cogs.screens.story import entries_of, lines_of
from locales.texts import Texts
from tests.discord.inquiries.test_questions import known
from tests.discord.table import World


def told(world: World, name: str, asked: str, *, seat: int | None = 0, seed: str = "lantern") -> list[str]:
    """The lines of the answer to a question in the middle of a game."""
    given = known(world, name, "en" if asked.isascii() else "ja", seat=seat, seed=seed)
    screen = answer(given, Inquiries(world.bot.services, world.bot.lookups).understood(given, asked, seat))
    return [line for line in screen.text.splitlines() if line != f"-# {given.reader.say('answer-or_meant')}"]


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("how did bob lose life", ["hurt", "lose"]),
        ("why was my card discarded", ["lose"]),
        ("who killed it", ["defeat"]),
        ("誰が倒したの", ["defeat"]),
        ("なんで体力減ったの", ["hurt", "lose"]),
        ("what did red deliver", ["quest"]),
        ("誰が届けたの", ["quest"]),
        ("なんでケガしたの", ["hurt"]),
        ("how much damage did he take", ["hurt"]),
        ("why did the monster damage go up", ["rise", "move", "gain"]),
        ("what is the damage value", []),
        ("何に変わったの", ["level"]),
        ("did bob catch up", []),
        ("where am i", []),
        ("今どこ", []),
    ],
)
def test_the_kind_of_event_in_question(asked: str, names: list[str]) -> None:
    assert [kind.name for kind in event_kinds.asked_for(asked)] == names


def test_who_did_it_and_whether_it_happened_is_read_from_the_log() -> None:
    (play,) = (kind for kind in event_kinds.KINDS if kind.name == "curse")
    line = "🕸️ Mia plays Curse of Dimming on Ben (3 Peril)."
    assert event_kinds.done_by(play, line, ["Mia"])
    assert not event_kinds.done_by(play, line, ["Ben"])
    (buy,) = (kind for kind in event_kinds.KINDS if kind.name == "buy")
    assert event_kinds.denies(buy, "🏘️ Ben buys nothing in the village.")
    assert not event_kinds.denies(buy, "💰 Ben buys Torch for 3 gold.")


@pytest.mark.parametrize(
    ("asked", "names", "seats"),
    [
        ("ミアのコインはいくつ", ["Mia", "Ben"], (0,)),
        ("タカシさんは何点", ["たかし", "Ben"], (0,)),
        ("けんたの手札は", ["ケンタ", "花子"], (0,)),
        ("how many coins does alex have", ["Alexander", "Ben"], (0,)),
        ("what did mia do", ["Mia S.", "Ben"], (0,)),
        ("will he win", ["Willow", "Ben"], ()),
        ("how much are they", ["Theodor", "Ben"], ()),
    ],
)
def test_names_are_recognized_in_other_letters_and_shortened(asked: str, names: list[str], seats: tuple[int]) -> None:
    (inquiry,) = understand(asked, names, {})
    assert inquiry.seats == seats


def test_an_honorific_belongs_to_the_name() -> None:
    (inquiry,) = understand("たかしさんは何点", ["たかし", "Ben"], {})
    assert inquiry.versions[-1] == "あの人は何点"


def test_short_names_are_compared_with_their_vowels() -> None:
    assert same_name("ミア", "Mia")
    assert same_name("ジョ", "Jo")
    assert same_name("チェ", "Che")
    assert not same_name("モア", "Mia")
    assert in_katakana("けんた君") == "ケンタ君"


def test_all_examples_together_count() -> None:
    """A question that is as near to a stray example as to two of one answer is given that answer."""
    examples = [("gold", f"how much {what} do i have") for what in ("money", "cash", "gold", "treasure")]
    examples += [("where", "where do i stand"), ("where", "where am i")]
    (one, all_), asked = (Phrasebook(examples), Phrasebook(examples, weighs_all=True)), "how many coins do i have"
    alone, together = one.scores([asked]), all_.scores([asked])
    assert together["gold"] - together["where"] > alone["gold"] - alone["where"]
    assert together == Phrasebook(examples, weighs_all=True).scores([asked])


@pytest.mark.slow
async def test_only_events_of_the_kind_in_question_are_told(world: World) -> None:
    lines = told(world, "thunderstone", "what did bob buy", seed="quarry")
    assert lines
    assert all("Bob buys" in line or "Bob's purchases" in line for line in lines)
    lines = told(world, "thunderstone", "ボブは何を買った？", seed="quarry")
    assert lines
    assert all("購入" in line or "買" in line for line in lines)


@pytest.mark.slow
async def test_the_recap_ends_with_the_newest_event_and_whose_turn_it_is(world: World) -> None:
    given = known(world, "dungeon_go", "en")
    lines = told(world, "dungeon_go", "what just happened?", seat=None)
    newest = [line for entry in entries_of(given.reader, given.events) for line in lines_of(given.reader, entry)][-1]
    assert lines[-1].startswith("Waiting for ")
    assert newest in lines[-2]


@pytest.mark.slow
async def test_how_often_something_happened_is_counted(world: World) -> None:
    assert told(world, "dungeon_go", "how many monsters has bob killed")[0] == "The Hunter has defeated 6 monsters."
    first, *others = told(world, "thunderstone", "how many cards did alice buy")
    assert first == "- 6 times:", "on another visit to the village she bought nothing"
    assert all("Alice buys" in line and "nothing" not in line for line in others)


@pytest.mark.slow
async def test_a_comparison_is_answered_with_yes_or_no(world: World) -> None:
    assert told(world, "map_masters", "does bob have more coins than me?")[0].startswith(("- Yes.", "- No."))
    assert told(world, "map_masters", "does bob have more points than me?")[0].startswith(("Yes.", "No."))
    more, fewer = (
        told(world, "map_masters", f"does bob have {how} coins than me?")[0][:4] for how in ("more", "fewer")
    )
    assert {more, fewer} == {"- Ye", "- No"}


@pytest.mark.slow
async def test_whether_it_is_ones_turn_is_answered_with_yes_or_no(world: World) -> None:
    assert told(world, "thunderstone", "is it my turn", seat=1)[0].startswith("Yes.")
    assert told(world, "thunderstone", "is it my turn", seat=0)[0].startswith("No.")


@pytest.mark.slow
async def test_in_public_it_stays_secret_that_someone_is_asked_a_secret_question(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    inquiries = Inquiries(world.bot.services, world.bot.lookups)
    for secret, seat, begins in ((False, None, "Yes."), (True, None, "No."), (True, 1, "Yes.")):
        given = known(world, "thunderstone", "en", seat=seat)
        assert given.reader.game is not None
        (asked,) = (each for each in given.reader.game.questions if each.awaited)
        assert asked.seat == 1
        monkeypatch.setattr(type(asked), "secret", secret)
        assert answer(given, inquiries.understood(given, "is it my turn", 1)).text.startswith(begins)


@pytest.mark.slow
async def test_examples_are_read_in_the_background_once_a_game_is_played(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[tuple[str, str]] = []
    monkeypatch.setattr(
        "cogs.interactions.inquiries.prepare",
        lambda texts, language, game, more, closing: prepared.append((language, game)),
    )
    services, inquiries = world.bot.services, world.bot.inquiries
    await world.started("bob")
    assert not inquiries._preparing, "never in tests, where nothing waits"
    services.delays = replace(services.delays, examples=0.001)
    number = (await world.table()).id
    for _ in range(2):
        await inquiries.played(number, [])
    await asyncio.gather(*inquiries._preparing.values())
    assert prepared == [("en", "sample")]
    await world.bot.tables.ending.end(number, world.alice.user.id)
    await inquiries.played(number, [])
    assert not inquiries._preparing, "nothing stays in memory after the game"
    await inquiries.played(404, [])


@pytest.mark.slow
async def test_tables_are_prepared_one_after_another(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    at_once: list[int] = []
    running: list[str] = []

    def prepare(texts: Texts, language: str, game: str, more: Sequence[str], closing: threading.Event) -> None:
        running.append(game)
        at_once.append(len(running))
        time.sleep(0.01)
        running.pop()

    monkeypatch.setattr("cogs.interactions.inquiries.prepare", prepare)
    await world.started("bob")
    inquiries, number = world.bot.inquiries, (await world.table()).id
    world.bot.services.delays = replace(world.bot.services.delays, examples=0.001)
    await asyncio.gather(*(inquiries._prepare(number) for _ in range(5)))
    assert at_once == [1] * 5


def test_preparing_ends_when_the_bot_closes(monkeypatch: pytest.MonkeyPatch) -> None:
    encoded: list[int] = []
    monkeypatch.setattr(meaning, "encode", lambda texts: encoded.append(len(texts)))
    closing = threading.Event()
    meaning.encode_aside(["a"] * (2 * meaning.BATCH + 1), closing)
    assert encoded == [meaning.BATCH, meaning.BATCH, 1]
    closing.set()
    encoded.clear()
    meaning.encode_aside(["a"] * (2 * meaning.BATCH), closing)
    assert encoded == [meaning.BATCH]


@pytest.mark.parametrize(
    ("asked", "number"),
    [
        ("what happened in turn 12", 12),
        ("ターン8のチャレンジどうなった", 8),
        ("2ラウンド目の戦闘で誰捕まえた", 2),
        ("who was first in the first round", 1),
        ("what did bob do in r3", 3),
        ("t12で何した", 12),
        ("who has 3 turns left", None),
        ("あと2ラウンドある", None),
    ],
)
def test_a_turn_or_round_is_named_by_its_number(asked: str, number: int | None) -> None:
    assert event_kinds.numbered_time(asked) == number


@pytest.mark.parametrize(
    ("name", "asked", "has"),
    [
        ("dungeoneer", "what happened with bob's quest in turn 7", ["fails at “Relight the Shrine”"]),
        ("dungeoneer", "ターン7のBobのクエストどうなったんだっけ", ["「祠の火を灯せ」"]),
        ("thunderstone", "how does bob have 8 points already", ["Suffering", "Mythlurian", "(4 and 4 VP)"]),
        ("thunderstone", "9 + 3 is 12, why did bob only get 8 against suffering", ["light penalty 4"]),
        ("thunderstone", "Bobの苦悶、9と3足したら12なのになんで8になってるの", ["光のペナルティ4"]),
        ("dungeon_go", "how come nobody got hurt when the banshee queen hit us", ["Unhurt", "damage reduction is 3"]),
        ("dungeon_go", "did we get hurt in the last monster turn", ["No.", "Unhurt: Thief, Warrior and Hunter"]),
        ("thunderstone", "Bobの民兵なんかあった？", ["Bobの民兵が破棄された"]),
        ("dungeon_go", "why didn't the bone dragon hurt the hunter", ["reduction of 3"]),
    ],
)
async def test_what_became_of_something_is_told_from_the_log(
    world: World, name: str, asked: str, has: list[str]
) -> None:
    answered = "\n".join(told(world, name, asked, seed="quarry"))
    assert not [each for each in has if each not in answered], answered


async def test_whether_it_is_still_a_round_is_answered_with_the_present_one(world: World) -> None:
    assert "round 4 of 6" in "\n".join(told(world, "map_masters", "are we still in round 3", seed="quarry"))


def test_a_line_that_says_that_it_did_not_happen_denies_it() -> None:
    (conquer,) = (kind for kind in event_kinds.KINDS if kind.name == "conquer")
    assert event_kinds.denies(conquer, "🛡️ C1 isn't conquered.")
    assert event_kinds.denies(conquer, "🛡️ C1は制圧されなかった。")
    assert not event_kinds.denies(conquer, "🌼 C1は制圧された（最後に−2点）。")


def test_an_attack_under_way_does_not_say_whether_it_hit() -> None:
    (hit,) = (kind for kind in event_kinds.KINDS if kind.name == "hit")
    assert hit in event_kinds.asked_for("did the hunter hit the bone dragon just now")
    assert not event_kinds.tells_of(hit, "⚔️ The Hunter attacks the Bone Dragon with magic: rolled 1, needed 3.")
    assert event_kinds.tells_of(hit, "🤼 The Hunter clings to the Bone Dragon with faith (rolled 2 and 6, needed 3).")


async def test_a_hero_is_also_known_by_its_ability(world: World) -> None:
    assert any("Bonecall" in line for line in told(world, "dungeoneer", "what does bonecall do"))
