"""What is said of a game of Dungeoneer, word for word, in both languages."""

from __future__ import annotations

import pytest

from games.dungeoneer.pictures.words import Speaker, beast_words
from games.dungeoneer.rules import scores
from games.dungeoneer.rules.components import QUESTS, load_of, name_of
from games.dungeoneer.rules.pieces import NOBODY, Beast, Encounter, NextRoll, PendingBane, Roll, Window
from games.dungeoneer.rules.view import BeastView
from games.dungeoneer.rules.windows import describe_window
from locales.texts import Texts
from rules.messages import Args, Message, refer, seat_name
from tests.games.dungeoneer.table import Table

NAMES = ["Mei", "Aoi", "Kotaro", "Ren"]
MAP = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 1, 0))


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts()


def table(*heroes: str, where: tuple[tuple[str, int, int], ...] = MAP) -> Table:
    return Table(heroes or ("he_sera", "he_brokk")).map(*where).rich(1, movement=5)


def said(texts: Texts, t: Table, key: str) -> list[str]:
    """All that was told under that key, in English and in Japanese."""
    events = [event for event in t.events if event.key == key]
    return [texts.say_exactly(language, "dungeoneer", event, NAMES) for language in ("en", "ja") for event in events]


def asks(texts: Texts, t: Table, seat: int) -> tuple[str, ...]:
    """What that seat is asked, in English and in Japanese."""
    question = t.asked(seat)
    prompt = Message(f"ask-{question.kind}", question.args)
    return tuple(texts.say_exactly(language, "dungeoneer", prompt, NAMES) for language in ("en", "ja"))


# Exits and obstacles


@pytest.mark.parametrize(
    ("space", "turned", "key", "english", "japanese"),
    [
        ("md_forge", "e", "log-tries_locked", "a locked exit of Forge of Ashes", "「灰の大鍛冶場」のロックの出入り口"),
        ("md_dripping_stair", "e", "log-tries_trapped", "a trapped exit of Dripping Stair", "トラップの出入り口"),
    ],
)
def test_an_exit_is_tried_from_the_space_it_belongs_to(
    texts: Texts, space: str, turned: str, key: str, english: str, japanese: str
) -> None:
    t = table(where=((space, 0, 0), ("md_ash_corridor", 1, 0))).begin("hero", moved=True).dice(6)
    t.do(f"move-{turned}")
    assert t.threats() == [key]
    one, other = said(texts, t, key)
    assert one.startswith(f"Aoi tries {english}: ")
    assert other.startswith("Aoiが")
    assert japanese in other


def test_a_lock_that_opens_by_itself_is_told_as_that(texts: Texts) -> None:
    t = table("he_tamsin", "he_brokk", where=(("md_forge", 0, 0), ("md_ash_corridor", 1, 0)))
    t.begin("hero", moved=True).play("move-e")
    assert t.threats() == []
    one, other = said(texts, t, "log-opens_locked")
    assert one == "Aoi opens a locked exit of Forge of Ashes without a roll, thanks to Tamsin, Cutpurse."
    assert "「灰の大鍛冶場」のロックの出入り口をロールせずに開けました" in other


def test_obstacles_are_named(texts: Texts) -> None:
    for space, key, english in (
        ("md_dripping_stair", "log-meets_pit", "Aoi comes to the pit in Dripping Stair: Speed 6+"),
        ("md_chains", "log-meets_spikes", "Aoi comes to the spikes in Hall of Chains: Speed 6+"),
    ):
        t = table(where=(("md_gate", 0, 0), (space, 0, 1))).begin("hero").dice(6).play("move-s")
        assert said(texts, t, key)[0] == english


def test_who_gets_up_faces_nobody(texts: Texts) -> None:
    t = table().tip(1, "threat", "melee", 5).begin("hero", moved=True).dice(6).play("untip")
    assert said(texts, t, "log-tries_untip") == ["Aoi tries to get up: Melee 5+", "Aoiが起き上がろうとします：メレー5+"]
    assert t.threats() == ["log-tries_untip"]


# Quests


def test_every_escort_quest_says_what_is_carried(texts: Texts) -> None:
    escorts = [quest.id for quest in QUESTS.values() if quest.type == "escort"]
    assert len(escorts) == 3
    for language in ("en", "ja"):
        assert len({texts.say_exactly(language, "dungeoneer", load_of(quest).key) for quest in escorts}) == 3


def test_what_is_picked_up_and_set_down_is_said(texts: Texts) -> None:
    t = table(where=(("md_prison", 0, 0), ("md_gate", 0, 1), ("md_ash_corridor", 0, -1))).with_quest("qd_smith", 1)
    t.begin("hero", moved=True).play("pick-qd_smith")
    assert said(texts, t, "log-picked_up") == ["Aoi picks up the smith.", "Aoiが鍛冶師をピックアップしました。"]
    t.play("move-s", "drop-qd_smith")
    assert said(texts, t, "log-put_down") == [
        "Aoi sets the smith down: Gate of Embers.",
        "Aoiが鍛冶師を「残り火の門」に降ろしました。",
    ]


def chance(glory: int, *, lucky: bool = False, omen: bool = False, quest: str = "qd_treasury") -> Table:
    """A Chance quest is about to be rolled for, with so much Glory to spend."""
    t = table(where=((QUESTS[quest].space, 0, 0), ("md_ash_corridor", 0, -1))).with_quest(quest, 1)
    t.rich(1, glory=glory, movement=1).has(1, two_dice="bn_lucky_star" if lucky else "")
    if omen:
        t[1].rolls.append(NextRoll("ba_ill_omen", -2, ["any"]))
    t.begin("hero", moved=True).play(f"quest-{quest}")
    return t


@pytest.mark.parametrize(
    ("quest", "lucky", "omen", "percents"),
    [
        ("qd_treasury", False, False, [17, 28, 42, 58, 72, 83]),
        ("qd_treasury", False, True, [3, 8, 17, 28, 42, 58]),
        ("qd_leap", False, False, [0, 17, 33, 50, 67, 83]),
        ("qd_leap", True, False, [0, 31, 56, 75, 89, 97]),
    ],
)
def test_beside_each_amount_of_glory_stands_the_chance(
    texts: Texts, quest: str, lucky: bool, omen: bool, percents: list[int]
) -> None:
    t = chance(5, lucky=lucky, omen=omen, quest=quest)
    question = t.asked()
    lines = [question.about(t.game, option) for option in question.options(t.game)]
    assert [line.args["percent"] for line in lines if line is not None] == percents
    for language, word in (("en", "Succeeds"), ("ja", "成功")):
        told = [texts.say_exactly(language, "dungeoneer", line) for line in lines if line is not None]
        for percent, text in zip(percents, told, strict=True):
            assert text.replace(" ", "").startswith(f"{word}{percent}%")
        assert len(set(told)) == 6
        assert max(map(len, told)) <= 100, "the description of a choice in a menu"


@pytest.mark.rule("DN-13.21")
def test_the_glory_spent_is_named_among_what_is_added(texts: Texts) -> None:
    t = chance(5, omen=True).dice(2, 5).play("spend-5")
    assert t.told("log-part") == [
        {"who": seat_name(1), "source": refer("part-glory"), "n": 5},
        {"who": seat_name(1), "source": name_of("ba_ill_omen"), "n": -2},
    ]
    assert said(texts, t, "log-part")[:2] == ["· Aoi: Glory spent +5", "· Aoi: Ill Omen −2"]
    one, other = said(texts, t, "log-chance_met")
    assert "rolls 2 and 5, bonus +3 = **10** against 10" in one
    assert "出目は2、5（修正+3）、合計**10**" in other
    bare = chance(5).dice(2, 5).play("spend-0")
    assert bare.told("log-part") == []
    assert "rolls 2 and 5 = **7**" in said(texts, bare, "log-chance_failed")[0]


# Combat and sums


def test_what_is_taken_away_has_a_real_minus(texts: Texts) -> None:
    args: Args = {"who": "Aoi", "attr": refer("attr-speed"), "score": 3, "die": 1, "total": 0}
    for bonus, english, japanese in ((-4, ", bonus −4 =", "、修正−4="), (5, ", bonus +5 =", "、修正+5=")):
        message = Message("log-combat_total", {**args, "bonus": bonus})
        assert english in texts.say_exactly("en", "dungeoneer", message)
        assert japanese in texts.say_exactly("ja", "dungeoneer", message)
    part = Message("sum-part", {"source": "x", "n": -5})
    assert texts.say_exactly("en", "dungeoneer", part) == "[x −5]"


def test_a_monster_with_a_hit_effect_of_its_own_is_named_once(texts: Texts) -> None:
    t = table().hand(1, "mo_pyromancer").rich(2, peril=9).begin("dungeonlord").dice(6, 1)
    t.declare("mo_pyromancer")
    assert t[2].life == 4
    assert said(texts, t, "log-own_hit_effect") == [
        "☆ Cult Pyromancer hits, and its hit effect counts!",
        f"☆ {texts.say('ja', 'dungeoneer', 'monster-pyromancer')}の命中効果が働きます！",
    ]
    assert "log-hit_effect" not in t.happened()


def test_a_hit_effect_that_somebody_has_from_a_card_is_named_by_it(texts: Texts) -> None:
    t = table().with_ready(1, "tr_maul").begin("hero", moved=True).dice(6, 1).play("challenge-s2-melee")
    assert t[2].life == 4
    assert said(texts, t, "log-hit_effect")[0] == "☆ Aoi hits, and the hit effect of Warden's Maul counts!"
    assert "log-own_hit_effect" not in t.happened()


# Turns


@pytest.mark.rule("DN-14.1", "DN-1.5")
@pytest.mark.parametrize(
    ("glory", "peril", "card", "told"),
    [(0, 0, "md_gate", True), (19, 0, "md_gate", True), (20, 0, "md_gate", False), (20, 19, "md_ash_corridor", True)],
)
def test_who_stays_is_told_to_gain_only_where_something_is_gained(
    texts: Texts, glory: int, peril: int, card: str, told: bool
) -> None:
    t = table().rich(1, glory=glory, peril=peril).at(1, card).begin("hero").play("end")
    assert ("log-stayed" in t.happened()) == told
    assert (t[1].glory + t[1].peril > glory + peril) == told
    if told and card == "md_gate":
        assert said(texts, t, "log-stayed") == [
            "Aoi's hero has not moved and gains what Gate of Embers gives.",
            "Aoiのヒーローは移動しなかったので、今いる「残り火の門」の栄誉や危難を得ます。",
        ]


@pytest.mark.rule("DN-12.13", "DN-14.3")
def test_a_level_gained_as_the_hero_phase_ends_tells_of_no_movement() -> None:
    t = table("he_tamsin", "he_brokk", where=(("md_shaft", 0, 0), ("md_ash_corridor", 0, -1)))
    speeds = [level[2][0] for level in t[1].printed.levels]
    t.has(1, level=next(n for n in (1, 2, 3) if speeds[n] > speeds[n - 1])).with_quest("qd_leap", 1)
    t.rich(1, glory=6, movement=1).begin("hero", moved=True)
    t.game.top_speed = scores.speed(t.game, 1)
    t.play("quest-qd_leap").dice(1).play("spend-6")
    assert "log-level" in t.happened()
    assert t.asked().kind == "bank_movement"
    assert t[1].movement == 1, "by the level; the last one went to the roll"
    assert "log-movement" not in t.happened()


@pytest.mark.parametrize(("left", "english"), [(1, "1 map card left"), (2, "2 map cards left")])
def test_map_cards_are_counted_as_the_language_counts(texts: Texts, left: int, english: str) -> None:
    told = Message("do-explore", {"cost": 1, "left": left})
    assert texts.say_exactly("en", "dungeoneer", told) == f"Explore (movement 1, {english})"
    assert f"残り{left}枚" in texts.say_exactly("ja", "dungeoneer", told)


def test_of_two_copies_of_a_bane_one_can_be_shaken_off_at_a_time() -> None:
    t = table()
    first, second = t.bane(1, "ba_frailty", 2), t.bane(1, "ba_frailty", 2)
    other = t.bane(1, "ba_dimming", 2)
    t.rich(1, glory=6).begin("hero", moved=True)
    assert [id for id in t.ids() if id.startswith("remove-")] == [f"remove-{first.number}", f"remove-{other.number}"]
    t.do(f"remove-{first.number}")
    assert t[1].banes == [second, other]
    assert f"remove-{second.number}" in t.ids()


def test_what_is_attached_to_a_monster_is_no_further_one(texts: Texts) -> None:
    beast = BeastView(number=1, card="mo_troll", wounds=0, life=3, attachments=["ba_rage"])
    plain = beast.model_copy(update={"attachments": []})
    for language, wanted, name in (
        ("en", "Slag Troll with Monstrous Rage", "Slag Troll"),
        ("ja", "{rage}付きの{troll}", "{troll}"),
    ):
        words = {which: texts.say_exactly(language, "dungeoneer", key) for which, key in
                 (("troll", "monster-troll"), ("rage", name_of("ba_rage").key))}  # fmt: skip
        speaker = Speaker(language, texts, NAMES)
        assert beast_words(speaker, beast) == wanted.format(**words)
        assert beast_words(speaker, plain) == name.format(**words)


# Windows


def test_before_a_roll_of_an_attack_both_sides_are_named(texts: Texts) -> None:
    t = table("he_sera", "he_gorm", "he_brokk").hand(1, "mo_goblin").hand(2, "bn_battle_cry", "bn_sidestep")
    t.rich(2, glory=5, peril=5).begin("dungeonlord").declare("mo_goblin", target=2, wait=True)
    assert asks(texts, t, 2) == (
        f"Aoi declares {name(texts, 'en')}. Will you do anything?",
        f"Aoiの宣言：{name(texts, 'ja')}。何かしますか？",
    )
    t.do("pass", seat=2, wait=True)
    assert asks(texts, t, 2) == (
        f"Before the roll: {name(texts, 'en')} attacks Kotaro. Will you do anything?",
        f"ロールの直前：{name(texts, 'ja')}がKotaroを攻撃します。何かしますか？",
    )


def name(texts: Texts, language: str) -> str:
    """What the goblin is called."""
    return texts.say_exactly(language, "dungeoneer", "monster-goblin")


@pytest.mark.parametrize(
    ("kind", "english", "japanese"),
    [
        ("reset", "Aoi's Reset phase is over.", "Aoiのリセットフェイズが終わりました。"),
        ("move", "Aoi has entered Gate of Embers.", "Aoiが「残り火の門」に入りました。"),
        ("end", "Aoi's turn is about to end.", "Aoiのターンがもうすぐ終わります。"),
    ],
)
def test_a_window_of_the_turn_says_whose_it_is(texts: Texts, kind: str, english: str, japanese: str) -> None:
    t = table()
    t.game.windows.append(Window(kind))
    args = describe_window(t.game)
    told = [
        texts.say_exactly(language, "dungeoneer", Message("ask-window_action", args), NAMES)
        for language in ("en", "ja")
    ]
    assert told == [f"{english} Will you do anything?", f"{japanese}何かしますか？"]


@pytest.mark.parametrize(
    ("victim", "english", "japanese"),
    [
        (3, "Kotaro plays Curse of Frailty on Ren.", "KotaroがRenに「"),
        (NOBODY, "Kotaro plays Curse of Frailty.", "Kotaroが「"),
    ],
)
def test_a_bane_is_said_to_be_played_by_somebody_on_somebody(
    texts: Texts, victim: int, english: str, japanese: str
) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    t.game.bane = PendingBane("ba_frailty", 2, victim, 3)
    t.game.windows.append(Window("bane"))
    message = Message("ask-window_action", describe_window(t.game))
    assert texts.say_exactly("en", "dungeoneer", message, NAMES) == f"{english} Will you do anything?"
    assert texts.say_exactly("ja", "dungeoneer", message, NAMES).startswith(japanese)


def test_before_other_rolls_it_is_said_who_rolls_for_what(texts: Texts) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    t.game.roll = Roll("obstacle", 2, "speed", 6, "md_chains")
    t.game.windows.append(Window("roll", [2]))
    message = Message("ask-window_action", describe_window(t.game))
    assert texts.say_exactly("en", "dungeoneer", message, NAMES) == (
        "Before Kotaro's roll (obstacle). Will you do anything?"
    )
    assert texts.say_exactly("ja", "dungeoneer", message, NAMES) == "Kotaroのロールの直前：障害物。何かしますか？"


def test_after_an_attack_and_before_that_of_a_quests_monster_both_sides_are_named(texts: Texts) -> None:
    t = table("he_sera", "he_brokk", "he_tamsin")
    t.game.encounters = [Encounter("mo_goblin", 3, 1, attr="melee", beast=Beast(1, "mo_goblin"))]
    t.game.windows.append(Window("chal", [3], entry=0))
    goblin = name(texts, "en")
    message = Message("ask-window_action", describe_window(t.game))
    assert texts.say_exactly("en", "dungeoneer", message, NAMES).startswith(f"After the attack of {goblin} on Ren. ")
    assert texts.say_exactly("ja", "dungeoneer", message, NAMES).startswith("Renへの")
    t.game.windows = [Window("enc", [1])]
    t.game.fight = "qd_crown"
    message = Message("ask-window_action", describe_window(t.game))
    assert texts.say_exactly("en", "dungeoneer", message, NAMES).startswith("Forge Golem attacks Aoi. ")
    assert texts.say_exactly("ja", "dungeoneer", message, NAMES).startswith("鍛冶場のゴーレムがAoiに襲いかかります。")


def test_of_the_last_hero_nobody_says_that_the_dungeonlord_has_won(texts: Texts) -> None:
    for language, word in (("en", "Dungeonlord"), ("ja", "ダンジョンロード")):
        assert word not in texts.say_exactly(language, "dungeoneer", "end-last_hero")
