"""Battles, events and arrivals are one entry each; the gains and payments of a lord are one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from cogs.screens.beats import fitting_lines
from cogs.screens.story.weights import IMPORTANT
from conformance.texts import TEXTS
from games.dungeon_lords.rules.events import Payday
from games.dungeon_lords.rules.game import DungeonLords
from games.dungeon_lords.rules.stories import SUMS
from rules.messages import Arg, Event, Message, refer, seat_name
from rules.registry import GAMES
from rules.stories import MARKS, StoryEntry
from rules.storyteller import as_one
from tests.games.dungeon_lords.table import ME, lay
from tests.games.story_lines import NAMES, entries, logged, story

OTHER = 0


def lines_of(events: list[Event], language: str = "en", seat: int | None = None) -> list[str]:
    """The lines of the log, as one seat or everyone reads it."""
    return story("dungeon_lords", events, language, seat=seat)


def say(messages: Sequence[Message], language: str = "en") -> list[str]:
    return [TEXTS.say_exactly(language, "dungeon_lords", message, NAMES) for message in messages]


def test_a_lost_tile_is_told_with_prisoners_and_causes_of_damage() -> None:
    events = lay().battle("W4 W5", creatures="", card="fireball", traps="rolling_stone").news
    (line,) = lines_of(events)
    assert line.startswith(
        "⚔️ **Cleo's battle**: C1 (tunnel). 🪤 Click. Cleo's **Rolling Stone**! "
        "💢 Warrior 2 takes 3 damage (1 HP left). Fireball fizzles (0 magic, 1 needed)."
    )
    assert "⛓️ **Warrior 2 is defeated!** Cleo's prison has a new guest. 🌼 C1 (tunnel)" in line
    assert line.endswith("(−2 points at the end) (−1 evil)")
    (japanese,) = lines_of(events, "ja")
    assert japanese.startswith("⚔️ **Cleoの戦闘**：C1（トンネル）。")
    assert "（最後に2点の損）" in japanese
    (fight,) = entries("dungeon_lords", events)
    assert fight.weight == 7


def test_evil_gained_by_a_spell_is_told_in_its_battle() -> None:
    (fight,) = entries("dungeon_lords", lay().battle("W5 M4/1", creatures="", card="detect_evil").news)
    assert say(fight.changes) == ["+1 evil"], "2 by the spell, 1 less for the tile"


def test_prevented_damage_is_told_with_its_trap() -> None:
    events = lay().battle("W3 T4/1", card="fireball", traps="rolling_stone").news
    (line,) = lines_of(events)
    assert "**Rolling Stone**! 🛡️ “Don't touch that.” Warrior 1 is spared 1 damage. 💢 Warrior 1 takes 2 damage" in line


def test_each_of_a_party_is_told_with_the_hit_points_left() -> None:
    """Two warriors are told apart by number; one whose damage was all blocked is only spared."""
    (line,) = lines_of(lay().battle("W5 W4 T4/1", card="fireball", traps="fire_wall").news)
    assert "Warrior 4 is spared 1 damage." in line
    assert "💢 Warrior 4" not in line.split("Fireball")[0]
    assert "💢 Warrior 2 takes 1 damage (3 HP left). 💢 Thief 3 takes 2 damage (2 HP left)." in line
    healed = lay(lair="slime").battle("W5:2 P4/1:2 W4", creatures="goblin", card="invisibility").news
    (line,) = lines_of(healed)
    assert "👊 Cleo's **Goblin** attacks for 2! 💢 Warrior 4 takes 2 damage (1 HP left)." in line
    assert "💚 Warrior 4 is healed of 1 damage" in line
    (line,) = lines_of(lay(year=2).battle("W6:2 M5/2:1", card="regeneration").news)
    assert "✨ A spell is cast: **Regeneration**! 💚 Knight 2's wounds close" in line


def test_a_poisoned_adventurer_is_named() -> None:
    table = lay().battle("W5 W4", card="fireball", traps="poisoned_dart")
    events = table.news + table.do("warrior_12").news
    (line,) = lines_of(events)
    assert "**Poisoned Dart**! 💢 Warrior 2 takes 1 damage (3 HP left)." in line
    assert "☠️ “Just a scratch”, says Warrior 2. Then the poison works. 💢 Warrior 2 takes 2 damage (1 HP left)." in line


def test_a_spell_is_told_with_its_effect_or_why_it_has_none() -> None:
    def line(party: str, card: str, **values: Any) -> str:
        (told_line,) = lines_of(lay(year=2).battle(party, card=card, **values).news)
        return told_line

    assert "Aura of Fear fizzles (0 magic, 1 needed)." in line("W6", "aura_of_fear")
    cast = "✨ A spell is cast: **Aura of Fear**!"
    assert f"{cast} Aura of Fear finds nothing here to change." in line("W6 M5/2", "aura_of_fear")
    assert f"{cast} 🏃 The Goblin goes back to Cleo's lair." in line("W6 M5/2", "aura_of_fear", creatures="goblin")


def test_what_a_battle_costs_is_told_with_it() -> None:
    """The imp of a trap, and the imps that a spell chases away; what a rival pays is not part of it."""
    paid = logged("paid", OTHER, gold=1, food=0, imp=0)
    events = lay(year=2).battle("W6 M5/2", card="chain_lightning", traps="kamikaze_imp").news
    lines = lines_of([*events[:3], paid, *events[3:]])
    assert len(lines) == 2
    assert lines[0] == "Ann: −1 gold"
    assert lines[1].startswith("⚔️ **Cleo's battle**: ")
    assert lines[1].endswith("Also: −3 imps and −1 evil.")


def brief(entry: StoryEntry[Event], language: str = "en") -> list[str]:
    """The moments of an entry, each in one line."""
    return [" | ".join(say(moment, language)) for moment in entry.beats]


def test_the_moments_of_a_battle_are_trap_spell_blow_and_conquest_in_few_words() -> None:
    """Each names whom it hits and who was captured; that it begins goes without saying."""
    events = lay(year=2).battle("W6 M5/2", card="aura_of_fear", creatures="goblin", traps="kamikaze_imp").news
    (fight,) = entries("dungeon_lords", events)
    assert brief(fight) == [
        "🪤 Kamikaze Imp: | 2 hit",
        "✨ Aura of Fear: | Goblin withdrawn",
        "🥵 Fatigue: | ⛓️ Knight 2 captured",
        "🌼 C1 is conquered (−2 points)",
    ]
    assert brief(fight, "ja") == [
        "🪤 カミカゼ・インプ： | 2人に命中",
        "✨ 恐怖のオーラ： | ゴブリンは撤退",
        "🥵 疲労： | ⛓️ 上級ウォリアー②を撃退",
        "🌼 C1を制圧され、−2点",
    ]
    (fight,) = entries("dungeon_lords", lay().battle("W3", creatures="", card="fireball", traps="rolling_stone").news)
    assert brief(fight) == ["🪤 Rolling Stone: | ⛓️ Warrior 1 captured", "🎉 The battle is won!"]
    (fight,) = entries("dungeon_lords", lay().battle("W5 W4", creatures="vampire goblin", card="fireball").news)
    assert brief(fight) == ["⚔️ Battle on C1"], "it is all that has happened so far"


@pytest.mark.parametrize(
    ("language", "expected"),
    [("en", "🪤 Click. Cleo's **Poisoned Dart**!"), ("ja", "🪤 カチッ。Cleoの**毒の投げ矢**！")],
)
def test_a_trap_whose_target_is_still_to_be_chosen_is_a_moment_after_the_battle_has_begun(
    language: str, expected: str
) -> None:
    events = lay().battle("W5 W4", card="fireball", traps="poisoned_dart").news
    begun = next(place for place, event in enumerate(events) if event.key == "log-battle")
    (fight,) = entries("dungeon_lords", events[begun + 1 :])
    assert brief(fight, language) == [expected]


def test_a_blow_marks_all_whom_it_strikes_and_none_whom_it_heals() -> None:
    def struck(events: list[Event]) -> list[Arg | None]:
        (fight,) = entries("dungeon_lords", events)
        return [moment[0].args.get(MARKS) for moment in fight.beats]

    events = lay(year=2).battle("W6 M5/2", card="aura_of_fear", creatures="goblin", traps="kamikaze_imp").news
    assert struck(events) == [["warrior_22", "wizard_22"], [], ["warrior_22", "wizard_22"], None]
    assert struck(lay(year=2).battle("W6:2 M5/2:1", card="regeneration").news) == [[], ["warrior_22"], None]


def test_a_blow_at_many_names_only_who_was_captured() -> None:
    (fight,) = entries("dungeon_lords", lay(year=2).battle("W6:2 M5/2:1", card="regeneration").news)
    assert brief(fight)[0] == "✨ Regeneration: | 2 healed"
    (fight,) = entries("dungeon_lords", lay().battle("W5 W4:3 T4/1", card="fireball", traps="fire_wall").news)
    assert brief(fight)[0] == "🪤 Fire Wall: | ⛓️ Warrior 2 captured"
    assert brief(fight, "ja")[0] == "🪤 炎の壁： | ⛓️ ウォリアー②を撃退"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_moments_of_a_battle_can_be_read_in_one_show(language: str) -> None:
    table = lay(year=2, lair="goblin")
    table.battle("W6 M5/2", card="regeneration", creatures="goblin", traps="kamikaze_imp")
    (fight,) = entries("dungeon_lords", table.news)
    lines = [line.replace(" | ", " " if language == "en" else "") for line in brief(fight, language)]
    assert len(lines) == 5
    assert fitting_lines(lines, language) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(
    ("values", "english", "japanese"),
    [
        ({"traps": "rolling_stone"}, "battle won, Warrior 1 captured", "戦闘に勝利、囚人：ウォリアー①"),
        ({"creatures": ""}, "C1 is conquered (−2 points)", "C1を制圧され、−2点"),
    ],
)
def test_a_battle_is_one_line_for_the_other_lords(values: dict[str, Any], english: str, japanese: str) -> None:
    (fight,) = entries(
        "dungeon_lords", lay().battle("W3" if "traps" in values else "W5", card="fireball", **values).news
    )
    assert fight.whose == ME
    assert say(fight.aside) == [f"⚔️ Cleo: {english}"]
    assert say(fight.aside, "ja") == [f"⚔️ Cleo：{japanese}"]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_battle_that_goes_on_is_nothing_for_the_other_lords_yet(language: str) -> None:
    (fight,) = entries("dungeon_lords", lay().battle("W5", card="fireball", creatures="vampire goblin").news)
    assert fight.whose == ME
    assert (say(fight.aside, language), fight.short) == ([""], ())


def test_a_blow_in_a_battle_that_began_before_names_who_is_hit() -> None:
    table = lay().battle("W3 W5", creatures="goblin witch", card="fireball").do("goblin")
    first, *_ = entries("dungeon_lords", table.news)
    assert say(first.sentences) == ["👊 Cleo's **Goblin** attacks for 2!", "💢 Warrior 1 takes 2 damage (1 HP left)."]
    assert [say(moment) for moment in first.beats] == [["👊 Goblin:", "Warrior 1 ❤️ 3→1"]]


def test_a_battle_that_defeats_the_party_is_told_as_won() -> None:
    events = lay().battle("W3", card="fireball", traps="rolling_stone").news
    (line,) = lines_of(events)
    assert line.endswith(
        "Cleo's prison has a new guest. 🎉 Peace returns to Cleo's dungeon. Only muddy footprints remain."
    )


def test_an_unfinished_battle_is_told_by_its_tile() -> None:
    table = lay().battle("W5 W4", creatures="vampire", card="fireball")
    events = table.news
    assert lines_of(events) == ["⚔️ **Cleo's battle**: C1 (tunnel)."]
    while table.game.questions:
        events += table.do(table.ids()[0]).news
    (line,) = lines_of(events)
    assert line.startswith("⚔️ **Cleo's battle**: C1 (tunnel). 👊 Cleo's **Vampire** attacks")
    assert "🌼 C1 (tunnel)" in line


def test_a_paladin_leaving_during_a_battle_stays_within_its_entry() -> None:
    tunnel = refer("tile-tunnel")
    events = [
        logged("battle", 1, square="C2", tile=tunnel),
        logged("conquered", 1, square="C2", tile=tunnel, points=2),
        logged("evil_down", 1, by=1, evil=4),
        logged("paladin_moves", 2, left=seat_name(1), paladin=refer("hero-paladin_1"), hp=5),
        logged("poison_works", hero=refer("hero-warrior_11")),
        logged("damage", hero=refer("hero-warrior_11"), points=2, left=1),
    ]
    (line,) = lines_of(events)
    assert line.startswith("⚔️ **Ben's battle**: C2 (tunnel). 🌼 C2 (tunnel) is **conquered**.")
    assert line.index("⚜️") < line.index("☠️") < line.index(" Ben: −1 evil")


def test_a_paladin_comes_and_moves_with_the_reason() -> None:
    comes = lay(evil=9).order("get_food", 2).do("do").news
    assert lines_of(comes)[1].endswith("He goes to the most evil player with at least 10 evil: Cleo has 10.")
    events = lay(3).all(evil=12).battle("X:2 W4", card="fireball").news
    assert lines_of(events)[0].endswith(
        "Ann has 12 evil, Cleo only 11: he moves on to anyone with at least 10 who is more evil than his host. "
        "Ben has as much as Ann, who is later in turn order. Cleo: −1 evil"
    )
    (fight,) = entries("dungeon_lords", events)
    assert brief(fight)[-1] == "⚜️ The paladin goes to Ann"
    assert "Ann" in brief(fight, "ja")[-1]


KITTEN = "😇 Cleo improves their reputation: they rescued a kitten in town, or so the flyers say."


HAPPENED = {
    "dug": logged("dug", ME, squares=["C4"]),
    "evil_down": logged("evil_down", ME, by=2, evil=3),
    "evil_up": logged("evil_up", ME, by=1, evil=6),
    "gained_food": logged("gained_food", ME, food=3),
    "got_food": logged("got_food", ME, food=2, gold=0),
    "hire_fee": logged("hire_fee", ME, gold=1),
    "hired": logged("hired", ME, creature=refer("creature-goblin")),
    "imps_recruited": logged("imps_recruited", ME, imps=2),
    "made_gold": logged("made_gold", ME, gold=2),
    "made_imp": logged("made_imp", ME, imps=1),
    "mined": logged("mined", ME, gold=2, squares=["C1"]),
    "paid": logged("paid", ME, gold=1, food=0, imp=0),
    "paid_2": logged("paid", ME, gold=2, food=0, imp=0),
    "paid_both": logged("paid", ME, gold=1, food=1, imp=0),
    "reputation": logged("reputation", ME),
    "room_built": logged("room_built", ME, room=refer("room-mint"), square="C2"),
    "room_used": logged("room_used", ME, room=refer("room-mint"), imps=3, trolls=0),
    "traps_bought": logged("traps_bought", ME, number=2),
    "traps_due": logged("traps_due", ME, number=2),
    "wage_paid": logged("wage_paid", ME, creature=refer("creature-goblin")),
    "other_built": logged("room_built", OTHER, room=refer("room-mint"), square="C2"),
    "other_evil_down": logged("evil_down", OTHER, by=1, evil=3),
    "other_evil_up": logged("evil_up", OTHER, by=2, evil=7),
    "other_made_gold": logged("made_gold", OTHER, gold=3),
}
BUILT, HIRED = "🏗️ Cleo builds the Mint on C2.", "🍻 The Goblin moves into Cleo's lair."


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ("dug made_gold", ["⛏️ Cleo digs at C4.", "Cleo: +2 gold"]),
        ("made_gold dug", ["⛏️ Cleo digs at C4.", "Cleo: +2 gold"]),
        ("mined evil_up", ["💰 Cleo mines 2 gold at C1.", "Cleo: +1 evil"]),
        ("paid got_food", ["🍗 Cleo brings home 2 food. (−1 gold)"]),
        ("evil_up got_food", ["🍗 Cleo brings home 2 food. (+1 evil)"]),
        ("paid imps_recruited", ["👺 2 imps join Cleo, too excited about work to sleep. (−1 gold)"]),
        ("hired", [HIRED]),
        ("hired paid evil_up", [f"{HIRED} (−1 gold and +1 evil)"]),
        ("other_built", ["🏗️ Ann builds the Mint on C2."]),
        ("paid room_built", [f"{BUILT} (−1 gold)"]),
        ("made_gold paid room_built", [f"{BUILT} (−1 gold)", "Cleo: +2 gold"]),
        # A creature is paid for when it is hired, a room before it is built.
        ("hired paid paid_2 room_built", [f"{HIRED} (−1 gold)", f"{BUILT} (−2 gold)"]),
        ("hired evil_up paid room_built", [f"{HIRED} (+1 evil)", f"{BUILT} (−1 gold)"]),
        ("paid traps_bought", ["🪤 Cleo gets 2 traps. (−1 gold)"]),
        ("paid traps_due", ["🪤 Cleo will draw 2 traps. (−1 gold)"]),
        # With simultaneous orders, a lord may pay for the next order right after the previous one.
        (
            "paid got_food paid_2 traps_bought",
            ["🍗 Cleo brings home 2 food. (−1 gold)", "🪤 Cleo gets 2 traps. (−2 gold)"],
        ),
        ("reputation", [KITTEN]),
        ("reputation evil_down other_evil_down", [f"{KITTEN} (−2 evil)", "Ann: −1 evil"]),
        ("paid reputation evil_down", [f"{KITTEN} (−1 gold and −2 evil)"]),
        ("wage_paid paid", ["Cleo pays the Goblin its wages. (−1 gold)"]),
        ("room_used made_gold", ["⚙️ Cleo's Mint is staffed by 3 imps. (+2 gold)"]),
        ("hire_fee", ["🍺 Cleo jingles 1 gold at the tavern door. The barkeep's hangover is cured at once."]),
        (
            "paid_both made_imp other_made_gold gained_food other_evil_up",
            ["Cleo: −1 gold, +2 food and +1 imp", "Ann: +3 gold and +2 evil"],
        ),
    ],
)
def test_a_purchase_is_told_with_its_own_cost_and_all_else_in_one_line_per_lord(events: str, lines: list[str]) -> None:
    happened = [HAPPENED[name] for name in events.split()]
    assert sorted(lines_of(happened)) == sorted(lines)
    rival = logged("paid", 1, gold=1, food=0, imp=0)
    assert "Ben: −1 gold" in lines_of([*happened, rival]), "a rival's payment is never on that line"


def test_costs_and_gains_are_told_in_japanese() -> None:
    assert lines_of([HAPPENED[name] for name in ("paid_both", "made_imp", "gained_food")], "ja") == [
        "Cleo：金−1、食糧+2、インプ+1"
    ]
    built = lines_of([HAPPENED[name] for name in ("paid", "room_built")], "ja")
    assert built[0].startswith("🏗️ CleoはC2に「ニセ金工場」を建てた。")


def test_which_traps_were_drawn_is_told_only_to_their_owner() -> None:
    events = [
        logged("traps_drawn", ME, number=1),
        logged("traps_drawn_which", traps=[refer("trap-cursed_ring")], to=(ME,)),
        logged("trap_discarded", ME),
        logged("trap_discarded_which", trap=refer("trap-fire_wall"), to=(ME,)),
    ]
    public = ["Cleo discards a trap face down.", "Cleo: +1 trap"]
    assert sorted(lines_of(events)) == sorted(lines_of(events, seat=OTHER)) == public
    assert sorted(lines_of(events, seat=ME)) == [*public, "You drew (only you see this): Cursed Ring."]


@pytest.mark.parametrize("reader", [ME, OTHER])
def test_the_trap_that_pays_for_a_golem_is_told_with_its_price(reader: int) -> None:
    """Which trap it was, only its owner learns (DL-8.29)."""
    table = lay(tavern=["golem", "goblin"], gold=2, evil=3, traps="pendulum fire_wall trap_door")
    hiring = table.order("hire_monster", 1).do("golem", "pendulum").news
    assert lines_of(hiring, seat=reader)[-1] == "🍻 The Golem moves into Cleo's lair. (−1 gold and −1 trap)"
    paying = table.run(Payday(seat=ME)).do("pay-golem", "fire_wall").news
    assert lines_of(paying, seat=reader)[-1] == "Cleo pays the Golem its wages. (−1 gold and −1 trap)"
    assert not any("discards" in line for line in lines_of([*hiring, *paying], seat=reader))


def test_lords_who_are_ready_are_not_told() -> None:
    ready = [logged(key, 1) for key in ("orders_ready", "plan_ready", "disabled_chosen")]
    assert lines_of(ready) == []
    forecast = logged("adventurers_forecast", heroes=[refer("hero-warrior_11")])
    (entry,) = entries("dungeon_lords", [forecast, *ready])
    assert entry.events == (forecast,), "a lord's readiness is not part of the forecast"


@pytest.mark.parametrize(("notices", "line"), [(0, "🧾 Ben pays 2 gold in tax."), (1, "and gets 1 unpaid notice")])
def test_a_tax_is_one_entry(notices: int, line: str) -> None:
    events = [
        logged("event", event=refer("event-tax")),
        logged("tax", 0, gold=3, notices=0),
        logged("tax", 1, gold=2, notices=notices),
    ]
    (tax,) = lines_of(events)
    assert tax.startswith("📜 Event: **Tax**.")
    assert line in tax


def test_a_special_event_is_told_with_its_effect_when_announced_and_when_it_happens() -> None:
    special = refer("special-witch_hunt")
    about = refer("special-witch_hunt-help")
    announced = [
        logged("new_round", ME, year=1, season=refer("season-summer")),
        logged("event_forecast", event=refer("event-special")),
        logged("special_forecast", special=special),
        logged("special_about", about=about),
    ]
    assert lines_of(announced) == [
        "🗓️ **Year 1, summer**. Cleo starts. 📜 Next season's event: Special Event. "
        "📜 The special event will be “Witch Hunt”. "
        "📋 If you have a witch, give one up or gain 2 evil. If not, lose 1 evil."
    ]
    (due,) = lines_of([announced[0], logged("event_forecast", event=refer("event-payday"))])
    assert due.endswith("Next season's event: Payday. Pay each creature's cost again, or dismiss it and gain 1 evil.")
    happens = [logged("event", event=refer("event-special")), logged("special", special=special)]
    hunt = "📜 **Witch Hunt**! If you have a witch, give one up or gain 2 evil. If not, lose 1 evil."
    assert lines_of(happens) == [hunt]
    up = logged("evil_up", ME, by=2, evil=7)
    down = logged("evil_down", OTHER, by=1, evil=3)
    paid = [logged("paid", 1, gold=1, food=food, imp=0) for food in (0, 1)]
    gone = logged("unfed_imps", 1, imps=1)
    lines = [hunt, "Cleo: +2 evil", "Ben: −2 gold, −1 food and −1 imp", "Ann: −1 evil"]
    assert sorted(lines_of([*happens, up, paid[0], down, paid[1], gone])) == sorted(lines)
    payday = [logged("event", event=refer("event-payday")), up]
    assert lines_of(payday) == ["📜 Event: **Payday**.", "Cleo: +2 evil"]


@pytest.mark.parametrize("key", ["new_round", "event", "traps_drawn_which"])
def test_headings_and_a_lords_own_traps_are_always_important(key: str) -> None:
    news, weights = GAMES["dungeon_lords"].chronicle.news, GAMES["dungeon_lords"].chronicle.weights
    assert news[f"log-{key}"] >= IMPORTANT
    assert weights["log-hired"] < IMPORTANT, "a rival's hiring is less important"


def test_the_starting_player_is_told_once_with_the_season() -> None:
    season = logged("new_round", ME, year=2, season=refer("season-winter"))
    assert lines_of([logged("new_year", ME, year=2), season]) == ["🗓️ **Year 2, winter**. Cleo starts."]


def test_an_event_without_effect_is_not_told_again() -> None:
    event = logged("event", event=refer("event-special"))
    assert lines_of([event, logged("event_without_effect")]) == []


def test_arrivals_of_adventurers_are_one_entry() -> None:
    events = [
        logged("adventurer_leaves", hero=refer("hero-warrior_11")),
        logged("adventurer_joins", 2, hero=refer("hero-thief_11"), place=1),
        logged("adventurer_joins", 0, hero=refer("hero-priest_11"), place=2),
    ]
    (line,) = lines_of(events)
    assert line.startswith("🚪")
    assert line.count("arrives at") == 2
    (arrivals,) = entries("dungeon_lords", events)
    assert say(arrivals.short) == ["🚪 New at the gates: Thief 1 (Cleo) and Priest 1 (Ann)."]
    assert say(arrivals.short, "ja") == ["🚪 入り口に着いたのはシーフ①（Cleo）、プリースト①（Ann）。"]


def test_orders_are_told_by_lord_with_the_spaces_of_the_minions() -> None:
    events = [
        logged("minion_placed", 1, order=refer("order-get_food"), number=1, space="III"),
        logged("area_full", ME, order=refer("order-get_food"), number=1),
        logged("minion_placed", 1, order=refer("order-buy_traps"), number=2, space="I"),
        logged("minion_placed", ME, order=refer("order-mine_gold"), number=2, space="II"),
    ]
    assert lines_of(events) == [
        "Ben orders Get Food III and Buy Traps I.",
        "Cleo orders Mine Gold II. First order, Cleo: **Get Food**, too late: the area is full.",
    ]
    assert lines_of(events, "ja")[0] == "Benの命令は食糧の調達（III）、トラップの購入（I）。"
    assert all(isinstance(beat, Event) for entry in entries("dungeon_lords", events) for (beat,) in entry.beats)


def test_each_moment_of_a_season_is_shown_with_what_has_happened_by_then() -> None:
    """A sentence that were no event would be shown with the board of the season before."""
    events = [
        logged("new_round", ME, year=1, season=refer("season-spring")),
        logged("event_forecast", event=refer("event-tax")),
        logged("adventurers_forecast", heroes=[refer("hero-warrior_11")]),
    ]
    (season,) = entries("dungeon_lords", events)
    assert len(season.beats) == 3
    assert all(isinstance(beat, Event) for (beat,) in season.beats)


def test_a_trap_that_cannot_be_paid_for_is_mentioned_in_the_battle() -> None:
    (fight,) = entries("dungeon_lords", lay(gold=0).battle("W3", card="fireball", traps="cursed_ring").news)
    sentence = "Cleo can't pay for the trap and quietly puts it back on the shelf."
    assert sentence in say(fight.sentences)
    assert sentence in say(fight.short)


def test_a_fee_for_traps_is_added_up_apart_from_the_combat_card() -> None:
    events = [
        logged("combat_round", number=1),
        logged("trap_fee", ME, gold=1),
        logged("combat_card", number=1, card=refer("card-fireball"), fatigue=1),
    ]
    card, fee = sorted(lines_of(events), reverse=True)
    assert card.startswith("🃏 The combat card of round 1 is **Fireball** (1 magic needed). Fatigue 1, ")
    assert fee == "Cleo: −1 gold"


def test_a_recap_names_deeds_and_adds_up_only_what_they_cost_or_bring() -> None:
    """Two traps drawn, one discarded and one paid for a golem are no change, but three deeds."""
    golem = refer("creature-golem")
    events = [
        logged("traps_due", ME, number=2),
        logged("trap_discarded", ME),
        logged("trap_paid", ME, creature=golem),
        logged("hired", ME, creature=golem),
    ]
    (sum_,) = as_one(entries("dungeon_lords", events), SUMS, list(events).index)
    assert say(sum_.sentences) == ["🍻 The Golem moves into Cleo's lair."]
    assert say(sum_.changes) == ["2 traps bought", "1 trap discarded", "−1 trap"]
    names = ("mined", "paid_2", "wage_paid", "paid_both", "reputation", "dug")
    (sum_,) = as_one(entries("dungeon_lords", [HAPPENED[name] for name in names]), SUMS, lambda event: 0)
    assert say(sum_.changes) == [
        "2 gold mined",
        "1 tunnel dug",
        "reputation improved",
        "wages for 1 creature",
        "−3 gold",
        "−1 food",
    ]


def test_questions_in_a_battle_name_who_is_in_front_and_which_spell_it_is() -> None:
    def ask() -> str:
        question = table.question_of()
        return say([Message(f"ask-{question.kind}", question.describe(table.game))])[0]

    table = lay().battle("W3 W5", creatures="witch vampire", card="fireball")
    assert ask() == "Who attacks next? In front: Warrior 1 (3 HP)."
    table.do("witch")
    assert ask() == "How does the Witch attack? In front: Warrior 1 (3 HP)."
    table.do("two_bolts")
    assert ask() == "Who does the Witch hit for 1 damage? (Spell 1 of 2)"
    table.do("warrior_11")
    assert ask() == "Who does the Witch hit for 1 damage? (Spell 2 of 2)"
    table.do("warrior_11")
    table.do("bite")
    assert ask() == "Who does the Vampire hit for 3 damage?"


def test_the_inaccessible_orders_of_all_lords_are_told_when_they_are_shown() -> None:
    def disabled(seat: int, *orders: str) -> Event:
        return logged("disabled", seat, orders=[refer(f"order-{order}") for order in orders])

    events = [disabled(ME, "get_food", "dig_tunnels"), disabled(OTHER, "mine_gold", "recruit_imps")]
    (entry,) = entries("dungeon_lords", events)
    assert lines_of(events) == [" ".join(say(events))]
    assert 0 < entry.weight < IMPORTANT, "it is told above a question, but doesn't play on the board"


@pytest.mark.parametrize(("seats", "lines"), [(4, []), (2, [3])])
def test_the_colours_of_no_player_and_their_inaccessible_orders_are_told(seats: int, lines: list[int]) -> None:
    game = DungeonLords.start(seats, seed="outsiders")
    opening = entries("dungeon_lords", game.opening)
    assert [len(entry.sentences) for entry in opening[1:]] == lines, "after the seal of the dice"


def test_a_recap_names_each_blow_and_spell_and_once_whom_it_hit_healed_or_captured() -> None:
    events = lay(year=2).battle("W6 M5/2", card="aura_of_fear", creatures="goblin", traps="kamikaze_imp").news
    (fight,) = entries("dungeon_lords", events)
    assert say(fight.short) == [
        "⚔️ Cleo: C1 is conquered (−2 points)",
        "🪤 Kamikaze Imp: Knight 2 ❤️ 6→2 and Archmage 2 ❤️ 5→3",
        "✨ Aura of Fear: Goblin withdrawn",
        "🥵 Fatigue: ⛓️ Knight 2 captured and Archmage 2 ❤️ 3→2",
    ]
    (fight,) = entries("dungeon_lords", lay(year=2).battle("W6:2 M5/2:1", creatures="", card="regeneration").news)
    assert say(fight.short)[1] == "✨ Regeneration: Knight 2 ❤️ 4→6 and Archmage 2 ❤️ 4→5"
    (fight,) = entries("dungeon_lords", lay().battle("W5", creatures="", card="detect_evil").news)
    assert say(fight.short)[1:] == ["✨ Detect Evil fizzles", "🥵 Fatigue: Warrior 4 ❤️ 5→3"]
    assert len(fight.aside) == 1, "the other lords are not told"
