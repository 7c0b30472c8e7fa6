"""The story: a hero's turn, the monsters' turn, the king's turn and a spell as one entry each, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.story.weights import IMPORTANT
from conformance.texts import TEXTS
from games.dungeon_go.rules.chronicle import DungeonGoChronicler
from rules.messages import Args, Event, Ref, refer, seat_name
from tests.games.story_lines import logged

NAMES = ["Mei", "Aoi", "Kotaro"]
WIZARD, HUNTER = refer("hero-wizard"), refer("hero-hunter")
SLIME, BAT = refer("monster-slime"), refer("monster-giant_bat")
MAGIC = refer("ability-magic")
CHRONICLER = DungeonGoChronicler()


def story(language: str, events: Sequence[Event], seat: int | None = None) -> list[str]:
    return [
        " ".join(TEXTS.say_exactly(language, "dungeon_go", message, NAMES) for message in entry.sentences)
        for entry in CHRONICLER.entries([event for event in events if event.heard_by(seat)])
    ]


def roll(key: str, shown: int, number: int) -> Event:
    return Event(key, {"hero": WIZARD, "roll": shown, "needed": 2, "number": number, "rolls": 2})


TURN = Event("log-turn_hero", {"hero": WIZARD, "player": seat_name(2)})
MOVES = logged("moves", hero=WIZARD, source="E5", cell="B2")
ABOUT: Args = {"hero": WIZARD, "monster": SLIME, "cell": "B9", "ability": MAGIC, "rolls": 2}
ATTACK = Event("log-attack", ABOUT)
MISS, HIT = roll("log-roll_misses", 1, 1), roll("log-roll_hits", 5, 2)
REINFORCED = logged("reinforcement", monster=BAT, cell="B6")
DEFEATS = logged("defeats", hero=WIZARD, monster=SLIME, vp=1)
GROWS = logged("grows", hero=WIZARD, ability=MAGIC, value=3)


def test_who_holds_a_monster_and_who_lets_go_is_always_told() -> None:
    """It decides which monsters walk and strike."""
    lets_go = logged("lets_go", hero=WIZARD, monster=BAT, ability=MAGIC)
    grapples = logged("grapples", hero=WIZARD, monster=SLIME, ability=MAGIC, cell="B9")
    entries = CHRONICLER.entries([TURN, lets_go, MOVES, ATTACK, HIT, grapples])
    assert [entry.sentences[-1].key for entry in entries] == ["log-lets_go", "log-grapples"]
    assert all(entry.weight >= IMPORTANT for entry in entries)


def test_a_heros_turn_is_one_entry_with_the_reinforcements_from_its_rolls() -> None:
    events = [TURN, MOVES, ATTACK, MISS, REINFORCED, HIT, DEFEATS, GROWS]
    assert story("en", events) == [
        "The Wizard goes from E5 to B2. 🎲 Rolled **1**, needed 2+: miss. A 1 calls a reinforcement! "
        "👣 Reinforcements! The Giant Bat appears on B6. 🎲 Rolled **5**, needed 2+: hit! "
        "💥 The Wizard brings down the Slime! 1 VP. (B9) 📈 The Wizard grows: magic is now 3."
    ]
    assert story("ja", events) == [
        "魔法使いはE5からB2へ。 "
        "🎲 出目は**1**……2に届かない。1の目は増援を呼ぶ！ "
        "👣 モンスターの増援！ B6に大コウモリが現れた。 🎲 出目は**5**！ 2以上なので成功だ。 "
        "💥 魔法使いがスライムを討ち取った！ 勝利点1点。（B9） 📈 魔法使いの成長！ 魔力が3になった。"
    ]
    (entry,) = CHRONICLER.entries(events)
    assert [sentence.key for sentence in entry.short] == ["log-reinforcement", "story-defeats", "log-grows"]


def test_an_unfinished_or_failed_attack_is_told_with_its_rolls() -> None:
    fails = logged("attack_fails", hero=WIZARD, monster=SLIME)
    attack = "⚔️ The Wizard attacks the Slime on B9 with magic: up to 2 rolls!"
    miss = "🎲 Rolled **1**, needed 2+: miss. A 1 calls a reinforcement!"
    assert story("en", [TURN, ATTACK]) == [attack]
    assert story("en", [TURN, ATTACK, MISS]) == [f"{attack} {miss}"]
    assert not CHRONICLER.entries([TURN, MOVES, ATTACK, MISS])[0].short, "the roll is what the next answer is about"
    (line,) = story("ja", [TURN, ATTACK, MISS])
    assert line.startswith("⚔️ 魔法使いがB9のスライムに魔力で挑む！")
    assert line.endswith("🎲 出目は**1**……2に届かない。1の目は増援を呼ぶ！")
    assert story("en", [TURN, ATTACK, MISS, fails]) == [f"{miss} ⚔️ The Slime shrugs off the Wizard's attack. (B9)"]


def test_a_turn_without_an_attack_tells_the_move_and_a_turn_without_events_tells_nothing() -> None:
    assert story("en", [TURN, MOVES]) == ["The Wizard goes from E5 to B2."]
    stays = logged("stays", hero=WIZARD, cell="E5")
    assert story("en", [TURN, stays]) == ["The Wizard stays on E5."]
    assert "stays" not in story("en", [TURN, stays, ATTACK])[0]
    assert [entry.weight for entry in CHRONICLER.entries([TURN, MOVES])] == [1], "news, if there is room"
    assert story("en", [TURN]) == []


def test_a_second_attack_is_an_entry_of_its_own() -> None:
    assert len(story("en", [TURN, ATTACK, HIT, DEFEATS, ATTACK, MISS])) == 2


def test_the_monsters_turn_tells_in_one_sentence_what_each_hero_has_left() -> None:
    def hurt(hp: int) -> Event:
        return logged("hurt", hero=WIZARD, lost=1, hp=hp)

    def strikes(monster: Any) -> Event:
        return logged("monster_strikes", monster=monster, heroes=[WIZARD], damage=1)

    turn = logged("turn_monsters")
    unhurt, too = (logged("unhurt", hero=hero) for hero in (HUNTER, refer("hero-priest")))
    moved = logged("monster_moves", monster=BAT, source="B3", cell="B2")
    events = [turn, moved, strikes(SLIME), hurt(2), unhurt, strikes(BAT), hurt(1), too, unhurt]
    assert story("en", events) == [
        "👣 The monsters' turn. The Giant Bat creeps to B2. 🩸 The Slime strikes for 1 damage! Hit: Wizard. "
        "🩸 The Giant Bat strikes for 1 damage! Hit: Wizard. "
        "❤️ Wizard −2 HP (1 left), Hunter unhurt and Priest unhurt."
    ]
    assert story("ja", events) == [
        "👣 モンスターの手番。大コウモリがB2へにじり寄る。 🩸 スライムの攻撃、ダメージ1点！ 標的は魔法使い。 "
        "🩸 大コウモリの攻撃、ダメージ1点！ 標的は魔法使い。 "
        "❤️ 魔法使いはHP−2（残り1）、狩人は無傷、僧侶は無傷。"
    ]
    (entry,) = CHRONICLER.entries(events)
    for language, strike in (
        ("en", "🩸 Strikes: Slime and Giant Bat. Wizard −2 HP (1 left)."),
        ("ja", "🩸 スライム、大コウモリの攻撃：魔法使いはHP−2（残り1）。"),
    ):
        assert [TEXTS.say_exactly(language, "dungeon_go", sentence, NAMES) for sentence in entry.short[1:]] == [strike]
    (harmless,) = CHRONICLER.entries([turn, strikes(SLIME), unhurt])
    assert TEXTS.say_exactly("en", "dungeon_go", harmless.short[-1], NAMES) == "🩸 Strikes: Slime. Hunter unhurt."
    falls = logged("hero_dies", hero=WIZARD)
    assert story("en", [turn, strikes(SLIME), hurt(0), falls]) == [
        "🩸 The Slime strikes for 1 damage! Hit: Wizard. 💀 The Wizard falls and departs for the afterlife."
    ]
    assert story("en", [turn]) == []


@pytest.mark.parametrize(
    ("cell", "near"),
    [("B4", ""), ("E6", ""), ("E8", ", two steps from the way out"), ("E7", ", one step from the way out")],
)
def test_monster_moves_are_one_line_that_names_the_foremost_monster(cell: str, near: str) -> None:
    def moved(monster: Ref, cell: str) -> Event:
        return logged("monster_moves", monster=monster, source="B6", cell=cell)

    turn = logged("turn_monsters")
    assert story("en", [turn, moved(SLIME, "B5"), moved(BAT, cell)]) == [
        f"👣 The monsters' turn. 2 monsters creep forward, led by the Giant Bat on {cell}{near}."
    ]
    assert story("en", [turn, moved(BAT, cell)]) == [f"👣 The monsters' turn. The Giant Bat creeps to {cell}{near}."]


def test_the_end_of_the_game_is_told_after_the_moves_of_the_monsters() -> None:
    turn = logged("turn_monsters")
    moved = logged("monster_moves", monster=BAT, source="B4", cell="E6")
    struck = logged("king_struck", monster=BAT, cell="E5")
    assert story("en", [turn, moved, struck]) == [
        "👣 The monsters' turn. The Giant Bat creeps to E6. 💔 The Giant Bat's blow reaches the king on E5…"
    ]
    left = logged("monster_leaves", monster=SLIME, cell="E4")
    (line,) = story("ja", [turn, moved, left])
    assert line.startswith("👣 モンスターの手番。大コウモリがE6へにじり寄る。 ")
    assert "スライム" in line


def test_monster_actions_and_rising_damage_are_important_entries() -> None:
    strikes = logged("monster_strikes", monster=SLIME, heroes=[HUNTER], damage=1)
    rises = logged("damage_rises", damage=2)
    creeps = logged("monster_moves", monster=BAT, source="B3", cell="B2")
    turn = logged("turn_monsters")
    weights = [CHRONICLER.entries(events)[0].weight for events in ([turn, strikes], [rises], [turn, creeps], [MOVES])]
    assert min(weights[:3]) >= IMPORTANT > weights[3]


def test_the_steps_that_led_the_king_to_his_death_are_important() -> None:
    def king(key: str, **args: Any) -> list[Event]:
        return [logged("turn_king"), Event(key, args)]

    floor = [logged("floor_advances", floor=2)]
    turns = [*king("log-king_moves", cell="E5"), *floor, *king("log-king_moves", cell="E5")]
    turns += [*king("log-king_stays", cell="E5"), MOVES, *king("log-king_moves", cell="E6")]
    creeps = [logged("turn_monsters"), logged("monster_moves", monster=BAT, source="B4", cell="B3")]
    struck = logged("king_struck", monster=BAT, cell="E6")

    def weights(events: Sequence[Event]) -> list[bool]:
        entries = [entry for entry in CHRONICLER.entries(events) if entry.events[0].key == "log-turn_king"]
        return [entry.weight >= IMPORTANT for entry in entries]

    assert weights([*turns, *creeps]) == [True, False, False, False], "only the new floor is"
    lost = [*turns, *creeps, struck]
    assert weights(lost) == [True, True, False, True], "his steps on the floor where he is struck"
    assert not CHRONICLER.entries([*turns, struck], known=len(turns) + 1), "a reader who knows all is told nothing"


def test_the_consequence_of_a_rolled_1_is_told_before_the_result_of_the_attack() -> None:
    none, rises = logged("no_reinforcement"), logged("damage_rises", damage=2)
    god = logged("evil_god_comes", monster=refer("monster-evil_god"), cell="B6")
    failed = logged("attack_fails", hero=WIZARD, monster=SLIME)
    (line,) = story("en", [TURN, ATTACK, MISS, none, rises, failed])
    blocked = "👣 A reinforcement is called, but none appears. Rage fills the dungeon instead…"
    assert f"{blocked} 🔥 Monster damage rises to 2! ⚔️" in line
    (line,) = story("ja", [TURN, ATTACK, MISS, god, failed])
    assert "👁️ 闇が裂け、B6に邪神が降り立った！ 倒せば勝利点8点。だが、倒さなくても、魔王を倒せば勝利だ。 ⚔️" in line
    last = logged("last_monster")
    (line,) = story("en", [TURN, ATTACK, HIT, DEFEATS, last, GROWS])
    assert line.index("brings down") < line.index("No monsters are left") < line.index("grows")


def test_a_reshuffle_is_told_with_its_danger_step() -> None:
    rebuild, danger = logged("rebuild", cards=5, clock=5), logged("danger", clock=5)
    assert story("en", [rebuild])[0].startswith("🃏 The deck has run out")
    (line,) = story("en", [rebuild, danger, REINFORCED])
    assert "⏳ You've lingered" in line
    assert line.endswith("👣 Reinforcements! The Giant Bat appears on B6.")


def test_the_news_tells_only_what_the_danger_of_a_reshuffle_did() -> None:
    rises = logged("damage_rises", damage=3)
    events = [logged("rebuild", cards=5, clock=5), logged("danger", clock=5), rises]
    (entry,) = CHRONICLER.entries(events)
    assert list(entry.short) == [rises]
    assert len(entry.sentences) == len(events), "the log tells all of it"
    (calm,) = CHRONICLER.entries(events[:1])
    assert not calm.short


def test_a_new_floor_is_told_instead_of_the_kings_step() -> None:
    turn, step = logged("turn_king"), logged("king_moves", cell="B4")
    floor = logged("floor_advances", floor=2, king="E4")
    placed = [logged("monster_placed", monster=monster, cell="B3") for monster in (SLIME, BAT)]
    assert story("en", [turn, step]) == ["👑 The king steps to B4."]
    (advanced,) = story("en", [turn, step, floor, logged("damage_rises", damage=2), *placed])
    assert advanced.startswith("🏮")
    assert advanced.endswith("🔥 Monster damage rises to 2!")
    after_attack = story("en", [TURN, ATTACK, HIT, DEFEATS, floor, *placed])
    assert len(after_attack) == 2
    assert after_attack[1].startswith("🏮")


def test_private_results_of_a_miracle_are_told_only_to_the_caster() -> None:
    cast = logged("miracle", hero=WIZARD, magic=refer("miracle-divination"))
    paid = logged("pays", hero=WIZARD, vp=1)
    divines = logged("divines", hero=WIZARD)
    seen = logged("deck_seen", to=(2,), cards=[refer("card-king")])
    events = [cast, paid, divines, seen]
    for seat, sees in ((2, True), (1, False), (None, False)):
        (line,) = story("en", events, seat)
        assert line.startswith("🙏 The Wizard prays: “Divination!” The Wizard gives up 1 VP.")
        assert ("for your eyes only" in line) == sees


OFFER = logged("offer", hero=WIZARD, target=HUNTER, magic=refer("miracle-haste"))
REFUSES = logged("refuses", 1)


def test_an_offer_is_told_with_a_refusal_but_an_accepted_offer_only_as_the_spell() -> None:
    taken_back = logged("takes_back", hero=WIZARD, magic=refer("miracle-haste"))
    asked = "The Wizard asks the Hunter to pay for Haste."
    assert story("en", [TURN, MOVES, OFFER])[-1:] == [asked]
    assert story("en", [OFFER, REFUSES, taken_back]) == [f"{asked} Aoi declines. The Wizard takes back Haste."]
    agreed = logged("consents", 1)
    cast = logged("spell", hero=WIZARD, magic=refer("miracle-haste"))
    paid = logged("target_pays", hero=HUNTER, caster=WIZARD, vp=1)
    assert story("en", [OFFER, agreed]) == []
    assert story("en", [OFFER, agreed, cast, paid]) == [
        "🔮 The Wizard casts a spell: “Haste!” The Hunter hands 1 VP to the Wizard."
    ]


def test_a_defeat_by_a_spell_is_in_its_entry_and_a_defeat_by_an_attack_is_not() -> None:
    cast = logged("spell", hero=WIZARD, magic=refer("miracle-haste"))
    assert story("en", [TURN, cast, DEFEATS, GROWS]) == [
        "🔮 The Wizard casts a spell: “Haste!” 💥 The Wizard brings down the Slime! 1 VP. "
        "📈 The Wizard grows: magic is now 3."
    ]
    spell, attack = story("en", [TURN, ATTACK, cast, HIT, DEFEATS])
    assert "Slime" not in spell
    assert "💥 The Wizard brings down the Slime!" in attack


def test_actions_of_a_hero_belong_to_its_player() -> None:
    game: Any = SimpleNamespace(heroes=[SimpleNamespace(name=HUNTER, seat=0), SimpleNamespace(name=WIZARD, seat=2)])
    (entry,) = CHRONICLER.entries([ATTACK, HIT, DEFEATS])
    assert {CHRONICLER.seat_of(game, name) for name in entry.named} == {None, 2}
