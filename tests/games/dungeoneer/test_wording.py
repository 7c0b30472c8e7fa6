"""The wording of events and questions in Dungeoneer: who, what, where; and numbers in both languages."""

from __future__ import annotations

import pytest

from conformance.texts import TEXTS
from games.dungeoneer.pictures.words import Locale, beast_words
from games.dungeoneer.rules.breakdowns import struck
from games.dungeoneer.rules.components import CARDS, QUESTS, load_of, name_of
from games.dungeoneer.rules.motives import motive
from games.dungeoneer.rules.pieces import NOBODY, Beast, Encounter, NextRoll, PendingBane, Roll, Window
from games.dungeoneer.rules.view import BeastView
from games.dungeoneer.rules.windows import describe_window
from locales.texts import LANGUAGES
from rules.lessons import find_lessons
from rules.messages import Message, Part, refer, seat_name
from rules.questions import effect_of
from tests.games.driver import preview
from tests.games.dungeoneer.answers import at_gate
from tests.games.dungeoneer.table import MAP, Cards, Table

NAMES = ["Mei", "Aoi", "Kotaro", "Ren"]


def with_movement(*heroes: str, where: Cards = MAP) -> Table:
    """A table of these heroes, else Sera and Brokk, of whom the first has 5 movement."""
    return Table(heroes or ("he_sera", "he_brokk")).map(*where).rich(1, movement=5)


# Exits and obstacles

FORGE = (("md_forge", 0, 0), ("md_ash_corridor", 1, 0))
STAIR = (("md_dripping_stair", 0, 0), ("md_ash_corridor", 1, 0))


@pytest.mark.parametrize(
    ("where", "answer", "key", "source", "attr", "target"),
    [
        (FORGE, "move-e", "log-tries_locked", "map-forge", "melee", 5),
        (STAIR, "move-e", "log-tries_trapped", "map-dripping_stair", "speed", 6),
        ((("md_gate", 0, 0), ("md_dripping_stair", 0, 1)), "move-s", "log-meets_pit", "map-dripping_stair", "speed", 6),
        ((("md_gate", 0, 0), ("md_chains", 0, 1)), "move-s", "log-meets_spikes", "map-chains", "speed", 6),
        (MAP, "untip", "log-tries_untip", "hero-sera", "melee", 5),
    ],
)
def test_a_threat_event_names_the_space_or_hero_it_belongs_to(
    where: Cards, answer: str, key: str, source: str, attr: str, target: int
) -> None:
    table = with_movement(where=where)
    if answer == "untip":
        table.tip(1, "threat", "melee", 5)
    table.begin("hero", moved=True).dice(6).play(answer)
    args = {"player": seat_name(1), "source": refer(source), "attr": refer(f"attr-{attr}"), "target": target}
    if answer == "move-e":
        args["side"] = refer("side-e")
    table.threatens(1)
    assert table.args_of(key) == [args]
    ends = [event.args["source"] for event in table.events if event.key in ("log-threat_met", "log-threat_failed")]
    way = key.removeprefix("log-").partition("_")[2]
    assert ends == [refer(f"way-{way}")]


def test_a_lock_opened_without_a_roll_is_reported_as_such() -> None:
    table = with_movement("he_tamsin", "he_brokk", where=FORGE).begin("hero", moved=True).play("move-e")
    args = {"player": seat_name(1), "source": refer("ability-he_tamsin"), "threat": refer("map-forge")}
    table.threatens()
    assert table.args_of("log-automatic") == [args]


# Quests


def test_events_name_the_component_picked_up_put_down_or_snatched() -> None:
    table = with_movement(where=(("md_prison", 0, 0), ("md_gate", 0, 1), ("md_ash_corridor", 0, -1))).quest(
        "qd_smith", 1
    )
    table.begin("hero", moved=True).play("pick-qd_smith")
    load = {"player": seat_name(1), "thing": load_of("qd_smith")}
    assert table.args_of("log-picked_up") == [load]
    table.play("move-s", "drop-qd_smith")
    assert table.args_of("log-put_down") == [load | {"space": refer("map-gate")}]
    carried = with_movement().quest("qd_smith", 2).set_quest("qd_smith", carrier=2).begin("hero").dice(6, 1)
    carried.play("steal-qd_smith-melee")
    assert carried.args_of("log-stolen") == [load | {"victim": seat_name(2)}]


def chance(glory: int, *, lucky: bool = False, omen: bool = False, quest: str = "qd_treasury") -> Table:
    """A Chance quest just before its roll, with that much Glory to spend."""
    table = with_movement(where=((QUESTS[quest].space, 0, 0), ("md_ash_corridor", 0, -1))).quest(quest, 1)
    table.rich(1, glory=glory, movement=1).set(1, two_dice="bn_lucky_star" if lucky else "")
    if omen:
        table[1].rolls.append(NextRoll("ba_ill_omen", -2, ["any"]))
    table.begin("hero", moved=True).play(f"quest-{quest}")
    return table


@pytest.mark.parametrize(
    ("quest", "lucky", "omen", "percents"),
    [
        ("qd_treasury", False, False, [17, 28, 42, 58, 72, 83]),
        ("qd_treasury", False, True, [3, 8, 17, 28, 42, 58]),
        ("qd_leap", False, False, [0, 17, 33, 50, 67, 83]),
        ("qd_leap", True, False, [0, 31, 56, 75, 89, 97]),
    ],
)
def test_each_amount_of_glory_to_spend_shows_its_chance(
    quest: str, lucky: bool, omen: bool, percents: list[int]
) -> None:
    table = chance(5, lucky=lucky, omen=omen, quest=quest)
    question = table.asked()
    lines = [effect_of(option) for option in question.options(table.game)]
    assert [line.args["percent"] for line in lines if line is not None] == percents
    assert not any(preview(table.game, 1, question.id, f"spend-{n}") for n in range(6)), "the chance is shown only once"
    for language, word in (("en", "Success"), ("ja", "成功")):
        sentences = [TEXTS.say_exactly(language, "dungeoneer", line) for line in lines if line is not None]
        for percent, text in zip(percents, sentences, strict=True):
            assert text.replace(" ", "").startswith(f"{word}{percent}%")
        assert len(set(sentences)) == 6
        assert max(map(len, sentences)) <= 100, "the limit for the description of a menu choice"


@pytest.mark.rule("DN-13.21")
def test_the_glory_spent_is_listed_among_the_bonuses() -> None:
    table = chance(5, omen=True).dice(2, 5).play("spend-5")
    assert table.args_of("log-part") == [
        {"who": seat_name(1), "source": refer("part-glory"), "n": 5},
        {"who": seat_name(1), "source": name_of("ba_ill_omen"), "n": -2},
    ]
    rolled = {"player": seat_name(1), "quest": refer("quest-treasury"), "dice": [2, 5], "target": 10}
    assert table.args_of("log-chance_met") == [rolled | {"bonus": 3, "total": 10}]
    bare = chance(5).dice(2, 5).play("spend-0")
    assert bare.args_of("log-part") == []
    assert bare.args_of("log-chance_failed") == [rolled | {"bonus": 0, "total": 7}]


# Combat and breakdowns


def test_negative_modifiers_use_a_real_minus_sign() -> None:
    for n, sign in ((-4, "−4"), (5, "+5")):
        added = Message("part-added", {"source": "x", "n": n})
        assert TEXTS.say_exactly("en", "dungeoneer", added) == f"x {sign}"
    part = Message("sum-part", {"source": "x", "n": -5})
    assert TEXTS.say_exactly("en", "dungeoneer", part) == "[incl. x −5]"


def test_a_hit_effect_is_attributed_to_the_monster_or_to_its_source_card() -> None:
    pyromancer = with_movement().hand(1, "mo_pyromancer").rich(2, peril=9).begin("dungeonlord").dice(6, 1)
    pyromancer.declare("mo_pyromancer")
    assert pyromancer[2].life == 4
    assert pyromancer.args_of("log-hit_effect") == [{"winner": refer("monster-pyromancer"), "by": ""}]
    card = with_movement().ready(1, "tr_maul").begin("hero", moved=True).dice(6, 1).play("challenge-s2-melee")
    assert card[2].life == 4
    by = Part("part-hit_by", {"source": refer("treasure-maul")})
    assert card.args_of("log-hit_effect") == [{"winner": seat_name(1), "by": by}]


# Turns


@pytest.mark.rule("DN-14.1", "DN-1.5")
@pytest.mark.parametrize(
    ("glory", "peril", "card", "reported"),
    [(0, 0, "md_gate", True), (19, 0, "md_gate", True), (20, 0, "md_gate", False), (20, 19, "md_ash_corridor", True)],
)
def test_staying_is_reported_only_if_something_is_gained(glory: int, peril: int, card: str, reported: bool) -> None:
    table = with_movement().rich(1, glory=glory, peril=peril).at(1, card).begin("hero").play("end")
    assert ("log-stayed" in table.happened()) == reported
    assert (table[1].glory + table[1].peril > glory + peril) == reported
    if reported:
        assert table.args_of("log-stayed") == [{"player": seat_name(1), "space": name_of(card)}]


@pytest.mark.parametrize(("left", "english"), [(1, "1 map card left"), (2, "2 map cards left")])
def test_remaining_map_cards_use_the_correct_plural(left: int, english: str) -> None:
    label = Message("do-explore", {"cost": 1, "left": left})
    assert TEXTS.say_exactly("en", "dungeoneer", label) == f"Explore: draw and place a map card (1 movement, {english})"
    assert f"残り{left}枚" in TEXTS.say_exactly("ja", "dungeoneer", label)


@pytest.mark.parametrize(("cost", "english", "japanese"), [(0, "free, ", "行動力不要、"), (1, "", "")])
def test_the_explore_button_shows_its_cost_only_if_it_is_not_one(cost: int, english: str, japanese: str) -> None:
    label = Message("button-do-explore", {"cost": cost, "left": 2})
    assert TEXTS.say_exactly("en", "dungeoneer", label) == f"Explore ({english}2 left)"
    assert TEXTS.say_exactly("ja", "dungeoneer", label) == f"探検（{japanese}残り2枚）"


def test_copies_of_a_bane_can_be_removed_one_at_a_time() -> None:
    table = with_movement().bane(1, "ba_frailty", 2).bane(1, "ba_frailty", 2).bane(1, "ba_dimming", 2)
    _, *others = table[1].banes
    table.rich(1, glory=6).begin("hero", moved=True).answers_like("remove-", "remove-#ba_frailty", "remove-#ba_dimming")
    table.play("remove-#ba_frailty").hero_is(1, banes=others).offers("remove-#ba_frailty")


def test_an_attachment_is_not_listed_as_a_separate_monster() -> None:
    beast = BeastView(number=1, card="mo_troll", wounds=0, life=3, attachments=["ba_rage"])
    plain = beast.model_copy(update={"attachments": []})
    for language, expected, name in (
        ("en", "Slag Troll with Monstrous Rage", "Slag Troll"),
        ("ja", "{rage}付きの{troll}", "{troll}"),
    ):
        words = {which: TEXTS.say_exactly(language, "dungeoneer", key) for which, key in
                 (("troll", "monster-troll"), ("rage", name_of("ba_rage").key))}  # fmt: skip
        locale = Locale(language, TEXTS, NAMES)
        assert beast_words(locale, beast) == expected.format(**words)
        assert beast_words(locale, plain) == name.format(**words)


# Windows


def test_before_a_roll_of_an_attack_both_sides_are_named() -> None:
    table = with_movement("he_sera", "he_gorm", "he_brokk").hand(1, "mo_goblin").hand(2, "bn_battle_cry", "bn_sidestep")
    table.rich(2, glory=5, peril=5).begin("dungeonlord").declare("mo_goblin", target=2, wait=True)
    goblin = refer("monster-goblin")
    args = {"player": seat_name(1), "own": 0}
    assert table.asked(2).describe(table.game) == {"kind": "enc", "cause": [goblin], "victim": "", "mine": 0, **args}
    table.do("pass", seat=2, wait=True)
    assert table.asked(2).describe(table.game) == {
        "kind": "attack",
        "cause": goblin,
        "victim": seat_name(2),
        "mine": 1,
        **args,
    }


@pytest.mark.parametrize(
    ("window", "kind", "player", "cause", "victim"),
    [
        (Window("reset"), "reset", 1, "", ""),
        (Window("move"), "move", 1, "map-gate", ""),
        (Window("end"), "end", 1, "", ""),
        (Window("bane"), "bane", 2, "bane-frailty", 3),
        (Window("bane"), "edge", 2, "bane-frailty", ""),
        (Window("roll", [2]), "roll", 2, "roll-spikes", ""),
        (Window("chal", [3], entry=0), "chal", 1, "monster-goblin", 3),
        (Window("enc", [1]), "fight", 1, "foe-crown", 1),
    ],
)
def test_a_window_names_the_actor_the_cause_and_the_target(
    window: Window, kind: str, player: int, cause: str, victim: int | str
) -> None:
    table = with_movement("he_sera", "he_brokk", "he_tamsin")
    table.game.bane = PendingBane("ba_frailty", 2, victim if isinstance(victim, int) else NOBODY, 3)
    spikes = Roll("obstacle", 2, "speed", 6, "md_chains", tags=["threat", "spikes", "obstacle"])
    table.game.roll = spikes if kind == "roll" else None
    table.game.encounters = [Encounter("mo_goblin", 3, 1, attr="melee", beast=Beast(1, "mo_goblin"))]
    table.game.fight = "qd_crown" if kind == "fight" else ""
    table.game.windows.append(window)
    for reader in (1, 2, 3):
        assert describe_window(table.game, reader) == {
            "kind": kind,
            "player": seat_name(player),
            "cause": refer(cause) if cause else "",
            "victim": seat_name(victim) if isinstance(victim, int) else "",
            "own": int(reader == player),
            "mine": int(reader == victim),
        }


def test_every_answer_that_discards_a_card_says_so() -> None:
    for key in ("do-discard", "do-discard_treasure", "do-discard_beast"):
        card = name_of("tr_maul")
        assert TEXTS.say_exactly("en", "dungeoneer", key, NAMES, card=card).startswith("Discard ")
        assert "をディスカードする" in TEXTS.say_exactly("ja", "dungeoneer", key, NAMES, card=card)
        assert "ディスカード" not in TEXTS.say_exactly("ja", "dungeoneer", f"button-{key}", NAMES, card=card)


@pytest.mark.parametrize(
    ("what", "tags", "source", "english", "japanese"),
    [
        ("trap", ["trap"], "tp_net", "“Snare Net”", "「絡め網」"),
        ("bane", ["bane"], "ba_collapse", "“Collapsing Floor”", "「崩れる床」"),
        ("exit", ["locked"], "md_prison", "a locked exit", "ロックされた出入り口"),
        ("obstacle", ["pit", "obstacle"], "md_chains", "pit (failure tips the hero)", "落とし穴（失敗すると転倒）"),
        (
            *("obstacle", ["spikes", "obstacle"], "md_chains"),
            *("spikes (failure deals 1 wound)", "スパイク（失敗するとウーンド1）"),
        ),
    ],
)
def test_before_a_roll_its_cause_is_named_and_of_an_obstacle_what_failing_costs(
    what: str, tags: list[str], source: str, english: str, japanese: str
) -> None:
    table = with_movement("he_sera", "he_brokk")
    table.game.roll = Roll(what, 2, "speed", 6, source, tags=["threat", *tags])
    table.game.windows.append(Window("roll", [2]))
    args = describe_window(table.game, 2)
    sentences = [
        TEXTS.say_exactly(language, "dungeoneer", "ask-window_action", NAMES, **args) for language in ("en", "ja")
    ]
    assert sentences == [
        f"Your next roll: {english}. Do you want to do anything?",
        f"あなたのロールの直前：{japanese}。何かしますか？",
    ]


@pytest.mark.parametrize("completed", [1, 2])
@pytest.mark.parametrize("what", ["quest", "search", "chance"])
def test_before_a_roll_for_a_quest_its_name_is_said(what: str, completed: int) -> None:
    table = with_movement("he_sera", "he_brokk").set(2, done=["qd_smith", "qd_leap"][:completed])
    table.game.roll = Roll(what, 2, "speed", 6, "qd_treasury")
    table.game.windows.append(Window("roll", [1, 2]))
    args = describe_window(table.game, 1)
    sentences = {
        language: TEXTS.say_exactly(language, "dungeoneer", "ask-window_action", NAMES, **args)
        for language in LANGUAGES
    }
    wins = what != "search" and completed == 2
    english, japanese = (" Success wins the game!", "成功するとゲームに勝ちます！") if wins else ("", "")
    assert sentences == {
        "en": f"Kotaro's next roll: “Crack the Treasury”.{english} Do you want to do anything?",
        "ja": f"Kotaroのロールの直前：「宝物庫を破れ」。{japanese}何かしますか？",
    }


def test_players_are_addressed_in_questions_about_their_own_attacks_and_turns() -> None:
    table = (
        with_movement().at(2, "md_gate").hand(1, "bn_battle_cry").hand(2, "bn_battle_cry").rich(1, glory=3, movement=3)
    )
    table.rich(2, glory=3).begin("hero").do("challenge-s2-melee", wait=True)
    asked = [
        TEXTS.say_exactly("en", "dungeoneer", f"ask-{question.kind}", NAMES, **question.describe(table.game))
        for question in map(table.asked, (1, 2))
    ]
    assert asked == [
        "Before the roll: you attack Kotaro. Do you want to do anything?",
        "Before the roll: Aoi attacks you. Do you want to do anything?",
    ]
    assert [
        TEXTS.say_exactly("ja", "dungeoneer", f"ask-{question.kind}", NAMES, **question.describe(table.game))
        for question in map(table.asked, (1, 2))
    ] == [
        "ロールの直前：あなたがKotaroを攻撃します。何かしますか？",
        "ロールの直前：Aoiがあなたを攻撃します。何かしますか？",
    ]


# Texts of every kind


def test_every_hit_effect_has_a_text() -> None:
    effects = [effect for card in CARDS.values() for star in card.stars for effect in star.effects]
    effects += [
        effect for card in CARDS.values() for star in card.effects if star.do == "star" for effect in star.effects
    ]
    monsters = [quest.monster for quest in QUESTS.values() if quest.monster is not None]
    effects += [effect for monster in monsters for star in monster.stars for effect in star.effects]
    assert len(effects) > 5
    ranks = {"wound": (1, 2), "peril": (1,), "tip": (0,), "steal_glory": (2,), "discard": (1,)}
    for effect in effects:
        assert effect.n in ranks[effect.do], "the texts state this number"
        for language in LANGUAGES:
            assert TEXTS.has(language, "dungeoneer", struck(effect).key), effect


def test_the_rules_say_how_the_rare_kanji_of_names_are_read() -> None:
    names = "".join(
        TEXTS.say("ja", "dungeoneer", key)
        for key in TEXTS.keys("ja", "dungeoneer")
        if key.startswith(("map-", "quest-", "foe-", "boon-", "treasure-", "monster-", "bane-"))
    )
    rare = set("燼鬨韋翳嚢査滓鉤") & set(names)
    assert len(rare) == 8
    readings = TEXTS.say("ja", "dungeoneer", "topic-cards")
    assert all(kanji in readings for kanji in rare)


def test_a_lessons_reason_for_a_move_holds_where_it_is_given() -> None:
    """Glory is only promised for a space that is new this turn, a quest only where the way leads to one."""
    table = at_gate().quest("qd_smoke", owner=1).rich(1, movement=2).begin("hero")
    reasons = find_lessons("games.dungeoneer")["first_quest"].reasons

    def why(id: str) -> str | None:
        return reasons.get(motive(table.game, table.asked(), table.options(1)[id]))

    assert (why("move-n"), why("move-s")) == ("why_new", "why_walk")
    table.do("move-n")
    assert why("move-s") == "why_quest", "it has begun there"
    table.game.quests.clear()
    assert why("move-s") is None
    assert why("end") == "why_end"
