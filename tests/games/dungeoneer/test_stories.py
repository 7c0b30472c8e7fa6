"""The story: attacks, threats, banes, cards and quests as one entry each, in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from cogs.screens.story import IMPORTANT, MINE
from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, name_of
from games.dungeoneer.rules.map import building
from games.dungeoneer.rules.map.geometry import Spot
from games.dungeoneer.rules.pieces import NOBODY
from locales.texts import Texts
from rules.messages import Args, Event, Ref, SeatRef, refer, seat_name
from tests.games.dungeoneer.table import Table

NAMES = ["Mei", "Aoi", "Kotaro", "Ren"]
MAP = (("md_gate", 0, 0), ("md_ash_corridor", 0, -1), ("md_crossways", 1, 0))
CHRONICLER = DungeoneerChronicler()


def table() -> Table:
    t = Table(("he_sera", "he_brokk", "he_tamsin")).map(*MAP)
    return t.hand(1, "mo_ogre", "tp_darts", "ba_frailty", "ba_collapse", "mo_rats").rich(2, peril=20)


def story(texts: Texts, language: str, events: Sequence[Event], known: int = 0) -> list[str]:
    """The entries as Aoi (seat 1) sees them, without the small changes."""
    heard = [event for event in events if event.heard_by(1)]
    return [
        " ".join(texts.say_exactly(language, "dungeoneer", message, NAMES) for message in entry.told)
        for entry in CHRONICLER.entries(heard, known)
        if entry.told
    ]


def both(texts: Texts, events: Sequence[Event]) -> tuple[list[str], list[str]]:
    return story(texts, "en", events), story(texts, "ja", events)


OGRE_HITS = (
    ["⚔️ Aoi's Vault Ogre (die 6 + Melee 4 = 10) beats Kotaro (die 1 + Melee 3 = 4). 🩸 1 wound: Life 5."],
    ["⚔️ Aoiの深窟のオーガ（ダイス6+メレー4=10）の攻撃がKotaro（ダイス1+メレー3=4）に命中。 🩸 ウーンド1（ライフ5）。"],
)


def test_an_attack_is_described_with_both_totals_and_the_loss(texts: Texts) -> None:
    t = table().begin("dungeonlord").dice(6, 1)
    assert both(texts, t.declare("mo_ogre")) == OGRE_HITS


def moments(texts: Texts, language: str, events: Sequence[Event]) -> list[str]:
    """The words while the board shows the last entry, moment by moment."""
    *_, entry = CHRONICLER.entries(list(events))
    return [
        " ".join(texts.say_exactly(language, "dungeoneer", message, NAMES) for message in moment)
        for moment in entry.beats
    ]


def test_the_moments_of_a_monsters_attack_name_its_player_and_its_victim(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    (hit,), (hit_in_japanese,) = OGRE_HITS
    assert moments(texts, "en", events) == ["⚔️ Aoi's Vault Ogre attacks Kotaro with Melee.", hit]
    assert moments(texts, "ja", events)[-1] == hit_in_japanese


def test_the_moments_of_a_challenge_name_both_heroes_even_if_one_of_them_falls(texts: Texts) -> None:
    melee: Args = {"attr": refer("attr-melee")}
    attack = Event("log-attack", {"attacker": seat_name(1), "defender": seat_name(2), **melee})
    rolled = [
        Event(
            "log-combat_total", {"who": seat_name(seat), "die": die, **melee, "score": 3, "bonus": 0, "total": die + 3}
        )
        for seat, die in ((1, 5), (2, 1))
    ]
    wounded = Event("log-wounded", {"player": seat_name(2), "n": 1, "life": 0})
    fallen = Event("log-eliminated", {"player": seat_name(2), "hero": name_of("he_brokk")})
    challenge = "⚔️ Aoi challenges Kotaro with Melee."
    assert moments(texts, "en", [attack]) == [challenge]
    assert moments(texts, "en", [attack, *rolled, wounded, fallen]) == [
        challenge,
        "⚔️ Aoi's challenge (die 5 + Melee 3 = 8) beats Kotaro (die 1 + Melee 3 = 4). 🩸 1 wound: Life 0.",
        "💀 Brokk, Dwarf Warden falls. Kotaro is out of the game.",
    ]


def test_the_moments_of_a_bane_that_wounds_name_who_played_it(texts: Texts) -> None:
    played = Event(
        "log-plays_bane", {"player": seat_name(1), "victim": seat_name(2), "card": name_of("ba_frailty"), "cost": 2}
    )
    wounded = Event("log-wounded", {"player": seat_name(2), "n": 1, "life": 4})
    played_line, wound = moments(texts, "en", [played, wounded])
    assert "Aoi plays" in played_line
    assert "on Kotaro" in played_line
    assert wound == "🩸 Kotaro suffers 1 wound: Life 4."


def test_an_attack_from_an_older_game_takes_its_player_from_the_declaration(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    for event in events:
        event.args.pop("by", None)
    assert both(texts, events) == OGRE_HITS


def test_a_parried_attack_is_described_with_the_counter(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(1, 6).declare("mo_ogre")
    assert both(texts, events) == (
        [
            "⚔️ Kotaro (die 6 + Melee 3 = 9) parries Aoi's Vault Ogre (die 1 + Melee 4 = 5) and hits back."
            " 1 wound. Kotaro: Glory +1."
        ],
        [
            "⚔️ Kotaro（ダイス6+メレー3=9）がAoiの深窟のオーガ（ダイス1+メレー4=5）の攻撃を受け流し、反撃が命中。"
            " ウーンド1。 Kotaroに栄誉+1。"
        ],
    )


def test_a_tie_is_described_as_no_hit(texts: Texts) -> None:
    (line,) = story(texts, "en", table().begin("dungeonlord").dice(2, 3).declare("mo_ogre"))
    assert line == ("⚔️ Aoi's Vault Ogre (die 2 + Melee 4 = 6) and Kotaro (die 3 + Melee 3 = 6) tie: neither is hit.")


def test_a_prevented_hit_is_described_without_a_loss(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    events = [event for event in events if event.key != "log-wounded"]
    events.append(Event("log-prevented", {"player": seat_name(2), "attacker": refer("monster-ogre")}))
    (line,) = story(texts, "en", events)
    assert line == ("🛡️ Aoi's Vault Ogre (die 6 + Melee 4 = 10) beats Kotaro (die 1 + Melee 3 = 4), but does no harm.")


def test_before_the_roll_the_declaration_or_the_attack_is_described(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    assert both(texts, events[:2]) == (
        ["👹 Aoi sends Vault Ogre against Kotaro (5 Peril)."],
        ["👹 AoiがKotaroに深窟のオーガを宣言した（危難5）。"],
    )
    assert story(texts, "en", events[:3]) == ["⚔️ Aoi's Vault Ogre attacks Kotaro with Melee."]


def test_an_attack_after_a_known_declaration_is_described_in_full_and_once(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    assert story(texts, "en", events, known=3) == OGRE_HITS[0]
    assert story(texts, "en", events, known=len(events)) == []


def test_a_trap_is_described_for_each_hero_with_the_player_who_set_it(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(1, 1, 5).declare("tp_darts")
    english, japanese = both(texts, events)
    assert english == [
        "🎲 Aoi (die 1 + Speed 3 = 4) fails against Aoi's Dart Volley (6+). 🩸 1 wound: Life 5.",
        "🎲 Kotaro (die 1 + Speed 2, +2 from Stonesense = 5) fails against Aoi's Dart Volley (6+). 🩸 1 wound: Life 5.",
        "🎲 Ren (die 5 + Speed 4 = 9) avoids Aoi's Dart Volley (6+).",
    ]
    assert japanese[2] == "🎲 Ren（ダイス5+スピード4=9）：Aoiの「毒矢の斉射」（6+）に挑み、成功。"


def test_a_total_names_the_score_and_every_card_that_was_added(texts: Texts) -> None:
    t = table().with_ready(2, "tr_sword")
    events = t.begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    english, japanese = both(texts, events)
    assert "Kotaro (die 1 + Melee 3, +1 from Ember-Forged Sword = 5)" in english[0]
    assert "Kotaro（ダイス1+メレー3+1〔残り火鍛えの剣〕=5）" in japanese[0]


def test_what_raised_a_total_is_told_apart_from_what_lowered_it(texts: Texts) -> None:
    t = table().with_ready(2, "tr_sword").with_bane(2, "ba_frailty", 1)
    events = t.begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    english, japanese = both(texts, events)
    assert "(die 1 + Melee 3, +1 from Ember-Forged Sword, −1 from Curse of Frailty = 4)" in english[0]
    assert "（ダイス1+メレー3+1〔残り火鍛えの剣〕−1〔虚弱の呪い〕=4）" in japanese[0]


def test_an_attempt_with_glory_that_fails_says_what_counted(texts: Texts) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_shaft", 0, 0), ("md_ash_corridor", 0, -1)).with_quest("qd_leap", 1)
    t.rich(1, glory=2, movement=1).begin("hero").dice(1)
    events = [*t.do("quest-qd_leap"), *t.do("spend-2")]
    assert both(texts, events) == (
        ["🎲 Aoi (rolled 1, +2 from Glory spent = 3) fails at “Leap of Echoes” (7+)."],
        ["🎲 Aoi（ダイス1+2〔使った栄誉〕=3）：「木霊への跳躍」（7+）に挑み、失敗。"],
    )


def test_a_search_that_succeeds_is_not_told_as_the_quest_itself(texts: Texts) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_barracks", 0, -1))
    t.with_quest("qd_assassin", owner=1).at(1, "md_barracks")
    english, japanese = both(texts, t.begin("hero").dice(6, 1, 1).do("quest-qd_assassin"))
    assert english[0] == "🎲 Aoi (die 6 + Speed 3 = 9) succeeds at the search for “The Hidden Blade” (6+)."
    assert japanese[0].endswith("の探索（6+）に挑み、成功。")


def test_a_search_that_fails_is_not_told_as_the_quest_itself(texts: Texts) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_library", 0, 0), ("md_ash_corridor", 0, -1))
    events = t.with_quest("qd_codex", owner=1).begin("hero").dice(1).do("quest-qd_codex")
    english, japanese = both(texts, events)
    assert " fails at the search for “" in english[0]
    assert japanese[0].endswith("「失われた写本」の探索（5+）に挑み、失敗。")
    begun = [event for event in events if event.key in ("log-attempt", "log-threat")]
    assert story(texts, "ja", begun) == ["🎲 Aoiが「失われた写本」の探索に挑む：マジック5+"]


def test_a_permanent_bane_is_described_with_its_effect_and_how_to_remove_it(texts: Texts) -> None:
    events = table().begin("dungeonlord").do("bane-ba_frailty-s2")
    assert both(texts, events) == (
        [
            "🕸️ Aoi plays Curse of Frailty on Kotaro (3 Peril)."
            " Melee −1. The victim may pay 3 Glory in their Hero phase to remove it."
        ],
        [
            "🕸️ AoiがKotaroに「虚弱の呪い」をプレイ（危難3）。"
            " メレー−1。受けたプレイヤーは自分のヒーローフェイズに栄誉3を払えば取り除ける。"
        ],
    )


PLAYABLE = [card.id for card in CARDS.values() if card.kind in ("boon", "treasure", "bane")]


@pytest.mark.parametrize("id", [*PLAYABLE, *HEROES])
def test_what_is_played_is_told_of_its_player_and_not_to_the_reader(texts: Texts, id: str) -> None:
    args: Args = {"player": seat_name(2), "card": name_of(id)}
    if id in HEROES:
        played = Event("log-ability", {"player": seat_name(2), "hero": name_of(id)})
    elif CARDS[id].kind == "bane":
        played = Event("log-plays_bane", {**args, "victim": seat_name(3), "cost": 1})
    else:
        played = Event("log-plays", args)
    english, japanese = both(texts, [played])
    assert not re.search(r"\byour?\b", english[0], re.IGNORECASE)
    assert "あなた" not in japanese[0]
    assert played.key == "log-plays_bane" or "自分" not in japanese[0], "a bane speaks of its victim"


def test_a_played_card_names_its_player_and_its_victim(texts: Texts) -> None:
    args: Args = {"player": seat_name(2), "card": name_of("ba_unravel"), "victim": seat_name(3), "cost": 3}
    assert both(texts, [Event("log-plays_bane", args)]) == (
        ["🕸️ Kotaro plays Unravel on Ren (3 Peril). Ren discards a permanent boon of Kotaro's choice."],
        [
            "🕸️ KotaroがRenに「解呪の糸」をプレイ（危難3）。"
            " Renは、Kotaroが選んだパーマネントのブーンを1枚ディスカードする。"
        ],
    )


def test_a_bane_with_a_threat_is_described_with_the_roll(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(1).do("bane-ba_collapse-s2")
    assert story(texts, "en", events) == [
        "🕸️ Aoi plays Collapsing Floor on Kotaro (3 Peril)."
        " 🎲 Kotaro (die 1 + Speed 2 = 3) fails against Collapsing Floor (6+). Tipped."
    ]


def test_a_bane_played_before_the_dice_of_an_attack_is_a_separate_earlier_entry(texts: Texts) -> None:
    events = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    omen: Args = {"player": seat_name(3), "card": refer("bane-ill_omen"), "victim": seat_name(2), "cost": 1}
    changed: Args = {"player": seat_name(2), "n": -2, "source": refer("bane-ill_omen")}
    played = [Event("log-plays_bane", omen), Event("log-peril_lost", {"player": seat_name(2), "n": 1})]
    events[3:3] = [*played, Event("log-roll_changed", changed)]
    assert story(texts, "en", events) == [
        "🕸️ Ren plays Ill Omen on Kotaro (1 Peril). −2 to the next roll.",
        *OGRE_HITS[0],
    ]


def test_a_declaration_after_an_attack_and_its_price_are_not_told_with_it(texts: Texts) -> None:
    attack = table().begin("dungeonlord").dice(6, 1).declare("mo_ogre")
    trap: Args = {"player": seat_name(1), "card": refer("trap-darts"), "victim": seat_name(2), "cost": 2}
    price = Event("log-peril_lost", {"player": seat_name(2), "n": 2})
    found = story(texts, "en", [*attack, Event("log-declares_trap", trap), price])
    assert found == [*OGRE_HITS[0], "👹 Aoi sends Dart Volley against Kotaro (2 Peril)."]


def test_what_an_attempt_came_to_outweighs_what_led_to_it() -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_library", 0, 0), ("md_ash_corridor", 0, -1))
    events = t.with_quest("qd_codex", owner=1).begin("hero").dice(6, 1).do("quest-qd_codex")
    told = {entry.told[0].key: entry.weight for entry in CHRONICLER.entries(events) if entry.told}
    assert told["story-threat_failed"] > told["story-threat_met"] > 0


def test_attempts_at_quests_and_the_last_life_are_important_and_discards_have_no_weight() -> None:
    def wounded(life: int) -> int:
        return CHRONICLER.weigh(Event("log-wounded", {"player": seat_name(1), "n": 1, "life": life}))

    assert CHRONICLER.news["log-attempt"] >= IMPORTANT
    assert CHRONICLER.news["log-quest_monster"] >= IMPORTANT
    assert wounded(1) >= IMPORTANT > wounded(2)
    assert "log-discarded" not in {**CHRONICLER.weights, **CHRONICLER.news}


def test_a_quest_is_described_with_its_roll_and_reward(texts: Texts) -> None:
    quest: Args = {"player": seat_name(1), "quest": refer("quest-leap"), "n": 1}
    chance: Args = {
        "player": seat_name(1),
        "quest": refer("quest-leap"),
        "dice": [6],
        "bonus": 1,
        "total": 7,
        "target": 7,
    }
    attempt = Event("log-attempt", {"player": seat_name(1), "quest": refer("quest-leap")})
    met, failed = Event("log-chance_met", chance), Event("log-chance_failed", {**chance, "total": 6})
    done = [met, Event("log-quest_done", quest), Event("log-level", {"player": seat_name(1), "level": 2})]
    gained = Event("log-glory_gained", {"player": seat_name(1), "n": 1})
    assert both(texts, [attempt, *done, gained]) == (
        ["🏅 Aoi completes “Leap of Echoes” (rolled 6, modifier +1 = 7, needed 7), quest 1 of 3: level 2! Glory +1."],
        ["🏅 Aoiが「木霊への跳躍」を達成（ダイス6+1=7、目標値7）！クエスト1つ目、レベル2。 栄誉+1。"],
    )
    discards = Event("log-discarded", {"player": seat_name(1), "card": refer("monster-goblin")})
    quest_line, own_line = story(texts, "en", [attempt, *done, gained, discards])
    assert quest_line.endswith("level 2! Glory +1."), "the discard after the Hero phase is a separate entry"
    assert own_line == "Aoi discards Tunnel Goblin."
    (line,) = story(texts, "en", [attempt, failed])
    assert "fails at" in line
    assert story(texts, "en", [attempt]) == ["📜 Aoi attempts “Leap of Echoes”."]


@pytest.mark.parametrize(("attacker", "totals"), [("hero", (7, 4)), ("monster", (4, 7))])
def test_a_slain_monster_is_described_with_the_heros_total_first(
    texts: Texts, attacker: str, totals: tuple[int, int]
) -> None:
    """Whether the hero attacked it or struck back."""
    golem = refer("foe-crown")
    sides: list[SeatRef | Ref] = [seat_name(1), golem]
    if attacker == "monster":
        sides.reverse()
    melee: Args = {"attr": refer("attr-melee")}
    rolled = [
        Event("log-combat_total", {"who": who, "die": 1, **melee, "score": total - 1, "bonus": 0, "total": total})
        for who, total in zip(sides, totals, strict=True)
    ]
    attack = Event("log-attack", {"attacker": sides[0], "defender": sides[1], **melee})
    counter = [Event("log-counter", {"attacker": sides[0], "defender": sides[1]})] if attacker == "monster" else []
    wounded = Event("log-monster_wounded", {"monster": golem, "n": 1})
    done = Event("log-quest_done", {"player": seat_name(1), "quest": refer("quest-crown"), "n": 2})
    assert both(texts, [attack, *rolled, *counter, wounded, done]) == (
        ["🏅 Aoi completes “Crown of Ash” (die 1 + Melee 6 = 7, against 4), quest 2 of 3!"],
        ["🏅 Aoiが「灰の冠」を達成（ダイス1+メレー6=7、相手は4）！クエスト2つ目。"],
    )


def test_a_quest_without_a_roll_names_no_total(texts: Texts) -> None:
    done = Event("log-quest_done", {"player": seat_name(1), "quest": refer("quest-smith"), "n": 1})
    put = Event("log-put_down", {"player": seat_name(1), "thing": refer("load-smith"), "space": refer("map-gate")})
    assert story(texts, "ja", [put, done]) == ["🏅 Aoiが「鍛冶師を救い出せ」を達成！クエスト1つ目。"]


def placed(t: Table, card: str, spot: Spot, *, seat: int) -> list[Event]:
    """The events when that seat draws the card and places it there."""
    t.game.map_cards[0].mixed([card, "md_throne"])
    t.game.turn, t.game.drawn = seat, card
    t.game.agenda.stack.clear()
    t.game.push(building.PlaceMap(seat=seat))
    events = t.do(spot.id, seat=seat)
    return [Event("log-map_drawn", {"player": seat_name(seat), "space": refer(f"map-{card[3:]}")}), *events]


@pytest.mark.parametrize(
    ("quest", "owner", "told"),
    [
        ("qd_smoke", 1, ["📍 ここがAoiの「息詰まる煙を鎮めよ」で目指すスペース。"]),
        ("qd_smoke", 2, ["📍 ここがKotaroの「息詰まる煙を鎮めよ」で目指すスペース。"]),
        ("qd_smoke", NOBODY, ["📍 ここが全体クエスト「息詰まる煙を鎮めよ」で目指すスペース。"]),
        ("qd_relight", 1, []),
    ],
)
def test_a_placed_map_card_is_described_with_the_quests_for_that_space(
    texts: Texts, quest: str, owner: int, told: list[str]
) -> None:
    t = table().with_quest(quest, owner=owner)
    events = placed(t, "md_smoke_vents", Spot(1, 0, False), seat=3)
    said = story(texts, "ja", events)
    assert said[0] == " ".join(["Renが「煙孔」を「残り火の門」の南に配置した。", *told])
    entry = CHRONICLER.entries(events)[0]
    assert (seat_name(1) in entry.named) == (bool(told) and owner == 1), "it weighs more for its owner"
    assert entry.weight == (2 if not told else 5 if owner == NOBODY else 3)


def test_a_quest_for_any_forest_is_named_with_the_first_forest_only() -> None:
    t = Table(("he_sera", "he_brokk"), cards="gloammarch").map(("mw_camp", 0, 0)).with_quest("qw_horn", owner=2)
    forests = [card.id for card in MAPS.values() if card.terrain == "forest"]
    assert len(forests) > 1
    found = [placed(t, card, Spot(0, x, False), seat=1) for x, card in enumerate(forests[:2], 1)]
    assert [[event.key for event in events].count("log-personal_place") for events in found] == [1, 0]


def test_cards_drawn_are_listed_only_for_the_player_who_drew_them() -> None:
    def drawn(seat: int) -> list[Event]:
        cards = Event("log-drew", {"cards": [refer("boon-blink")]}, (seat,))
        return [Event("log-draws", {"player": seat_name(seat), "n": 1}), cards]

    turn = Event("log-turn", {"turn": 7, "player": seat_name(3)})
    heard = [event for event in [*drawn(1), turn, *drawn(3)] if event.heard_by(1)]
    found = CHRONICLER.entries(heard)
    assert [message.key for entry in found for message in (*entry.told, *entry.changes)] == ["log-drew", "log-turn"]


def test_a_played_card_is_described_with_its_changes_or_its_text(texts: Texts) -> None:
    def play(card: str, *changes: Event) -> list[str]:
        cost = Event("log-glory_lost", {"player": seat_name(1), "n": 3})
        return story(texts, "en", [Event("log-plays", {"player": seat_name(1), "card": refer(card)}), cost, *changes])

    assert play("boon-fleet_foot") == ["✨ Aoi plays Fleet Foot. Speed +1."]
    healed = Event("log-healed", {"player": seat_name(1), "n": 2, "life": 6})
    assert play("boon-second_wind", healed) == ["✨ Aoi plays Second Wind. ❤️ +2 Life: Life 6."]


def test_small_changes_are_summed_up_in_one_line_per_player(texts: Texts) -> None:
    def change(key: str, n: int = 1) -> Event:
        return Event(key, {"player": seat_name(2), "n": n, "space": refer("map-gate")})

    events = [change("log-peril_gained", 2), change("log-enters"), change("log-glory_gained"), change("log-enters")]
    (entry,) = CHRONICLER.entries([*events, change("log-glory_lost")])
    said = [texts.say_exactly("en", "dungeoneer", each, NAMES) for each in entry.changes]
    assert (entry.seat, said) == (2, ["moved 2 spaces", "Peril +2"])


def test_gains_for_staying_and_payments_to_remove_a_bane_are_in_that_line() -> None:
    def of(key: str, seat: int = 2, n: int = 2) -> Event:
        return Event(
            key, {"player": seat_name(seat), "n": n, "space": refer("map-gate"), "card": refer("bane-frailty")}
        )

    stayed = [
        of("log-enters"),
        of("log-stayed"),
        of("log-glory_gained"),
        of("log-peril_gained"),
        of("log-glory_lost", 0),
    ]
    own, stay, other = CHRONICLER.entries(stayed)
    assert [each.key for each in stay.changes] == ["tally-glory", "tally-peril"]
    assert [each.key for each in own.changes] == ["tally-spaces"]
    assert (other.seat, other.told) == (0, ())
    (rid,) = CHRONICLER.entries([of("log-glory_lost", n=3), of("log-bane_ends")])
    assert (rid.seat, [each.args for each in rid.changes]) == (2, [{"n": -3}])


@pytest.mark.parametrize(("monster", "happens"), [("mo_ogre", "log-counter"), ("mo_rats", "log-defeated")])
def test_a_fight_without_the_reader_is_not_important_even_if_the_defender_hits_back(monster: str, happens: str) -> None:
    t = table().begin("dungeonlord").dice(1, 6)
    (attack,) = [entry for entry in CHRONICLER.entries(t.declare(monster)) if entry.told]
    assert happens in [event.key for event in attack.events]
    assert attack.weight < IMPORTANT <= attack.weight + MINE


def test_the_importance_of_an_entry_depends_on_what_changed(texts: Texts) -> None:
    t = table().begin("dungeonlord").dice(6, 1)
    (attack,) = [entry for entry in CHRONICLER.entries(t.declare("mo_ogre")) if entry.told]
    assert attack.weight == CHRONICLER.weights["log-wounded"]
    assert seat_name(1) in attack.named, "the attack belongs to the player who sent the monster"


def test_a_heros_attack_is_told_as_a_challenge_not_like_a_monsters(texts: Texts) -> None:
    t = table().at(2, "md_gate").rich(1, movement=3, glory=0).begin("hero").dice(6, 1)
    en, ja = both(texts, t.do("challenge-s2-melee"))
    assert en[0].startswith("⚔️ Aoi's challenge (die 6 + Melee ")
    assert "のチャレンジがKotaro（ダイス1+" in ja[0]


def test_the_exit_that_was_rolled_for_is_named_by_its_side_unless_an_older_game_did_not_record_it(texts: Texts) -> None:
    t = Table(("he_sera", "he_brokk")).map(("md_dripping_stair", 0, 0), ("md_ash_corridor", 1, 0))
    events = t.rich(1, movement=3).begin("hero").dice(6).do("move-e")
    older = [Event(event.key, {**event.args}) for event in events]
    for event in older:
        event.args.pop("side", None)
    assert " gets through the trapped east exit of Dripping Stair (6+)." in story(texts, "en", events)[0]
    assert " gets through a trapped exit of Dripping Stair (6+)." in story(texts, "en", older)[0]
    assert "のトラップのある東側の出入り口（6+）" in story(texts, "ja", events)[0]


def test_peril_for_a_hit_effect_and_for_the_wound_is_told_as_one_sum(texts: Texts) -> None:
    gained = Event("log-peril_gained", {"player": seat_name(2), "n": 1})
    opening = Event(
        "log-attack",
        {
            "attacker": refer("monster-wraith"),
            "defender": seat_name(2),
            "attr": refer("attr-magic"),
            "by": seat_name(1),
        },
    )
    told = CHRONICLER.entries([opening, gained, gained, Event("log-peril_gained", {"player": seat_name(3), "n": 1})])[
        0
    ].told
    words = [texts.say_exactly("en", "dungeoneer", message, NAMES) for message in told]
    assert words[1:] == ["Peril +2.", "Ren: Peril +1."]


def test_a_card_placed_in_an_older_game_is_told_with_its_cell(texts: Texts) -> None:
    drawn = Event("log-map_drawn", {"player": seat_name(1), "space": refer("map-forge")})
    placed_then = Event("log-map_placed", {"player": seat_name(1), "space": refer("map-forge"), "x": 1, "y": -1})
    assert story(texts, "en", [drawn, placed_then]) == ["Aoi places Forge of Ashes at E1N1."]


def test_no_recap_leaves_out_that_the_map_deck_is_empty() -> None:
    (entry,) = DungeoneerChronicler().entries([Event("log-last_map_card")])
    assert entry.weight >= IMPORTANT
