"""The story: attacks, threats, banes, cards and quests as one entry each, in both languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from cogs.screens.story.weights import IMPORTANT, MINE
from conformance.texts import TEXTS
from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.components import CARDS, HEROES, MAPS, name_of
from games.dungeoneer.rules.map import building
from games.dungeoneer.rules.map.geometry import Spot
from games.dungeoneer.rules.pieces import NOBODY
from locales.texts import LANGUAGES
from rules.messages import Args, Event, Part, Ref, SeatRef, refer, seat_name
from rules.storyteller import as_one
from tests.games.dungeoneer.table import MAP, Table
from tests.games.story_lines import logged

NAMES = ["Mei", "Aoi", "Kotaro", "Ren"]
CHRONICLER = DungeoneerChronicler()


def with_full_hand() -> Table:
    table = Table(("he_sera", "he_brokk", "he_tamsin")).map(*MAP)
    return table.hand(1, "mo_ogre", "tp_darts", "ba_frailty", "ba_collapse", "mo_rats").rich(2, peril=20)


def ogre_hits() -> list[Event]:
    return with_full_hand().begin("dungeonlord").dice(6, 1).declare("mo_ogre").events


def story(language: str, events: Sequence[Event], known: int = 0) -> list[str]:
    """The entries as Aoi (seat 1) sees them, without the small changes."""
    heard = [event for event in events if event.heard_by(1)]
    return [
        " ".join(TEXTS.say_exactly(language, "dungeoneer", message, NAMES) for message in entry.sentences)
        for entry in CHRONICLER.entries(heard, known)
        if entry.sentences
    ]


def both(events: Sequence[Event]) -> tuple[list[str], list[str]]:
    return story("en", events), story("ja", events)


def in_a_rivals_turn(language: str, turn: Sequence[Event]) -> list[str]:
    """The line about another player's turn, part by part."""
    order = {id(event): index for index, event in enumerate(turn) if event.heard_by(0)}
    heard = [event for event in turn if id(event) in order]
    (line,) = as_one(CHRONICLER.entries(heard), CHRONICLER.sums, lambda event: order[id(event)])
    return [TEXTS.say_exactly(language, "dungeoneer", sentence, NAMES) for sentence in (*line.sentences, *line.changes)]


SENT = "👹 Aoi sends Vault Ogre to attack Kotaro with Melee (5 of Kotaro's Peril)."
DARTS = "Every hero in the space: Speed 6+, or 1 wound."
ATTACKS = "⚔️ Vault Ogre attacks Kotaro with Melee!"
HIT = "🎲 Vault Ogre: die 6 + Melee 4 = **10** 🎲 Kotaro: die 1 + Melee 3 = **4** 🩸 Kotaro suffers 1 wound: Life 5."
OGRE_HITS = (
    [f"{SENT} {HIT}"],
    [
        "👹 Aoiが「深窟のオーガ」をKotaroに差し向ける（メレー、Kotaroの危難5）。 "
        "🎲 深窟のオーガ：ダイス6+メレー4=**10** 🎲 Kotaro：ダイス1+メレー3=**4** "
        "🩸 Kotaroがウーンドを1受け、ライフは5になった。"
    ],
)


def test_an_attack_is_described_in_full_and_once_even_if_its_declaration_is_known() -> None:
    events = ogre_hits()
    assert both(events) == OGRE_HITS
    assert story("en", events, known=3) == OGRE_HITS[0]
    assert story("en", events, known=len(events)) == []


def moments(language: str, events: Sequence[Event]) -> list[str]:
    """The words while the board shows the last entry, moment by moment."""
    *_, entry = CHRONICLER.entries(list(events))
    return [
        " ".join(TEXTS.say_exactly(language, "dungeoneer", message, NAMES) for message in moment)
        for moment in entry.beats
    ]


def test_the_moments_of_a_monsters_attack_name_it_and_its_victim() -> None:
    events = ogre_hits()
    assert moments("en", events) == [ATTACKS, HIT]
    assert OGRE_HITS[1][0].endswith(moments("ja", events)[-1])


def test_the_moments_of_a_challenge_name_both_heroes_even_if_one_of_them_falls() -> None:
    melee: Args = {"attr": refer("attr-melee")}
    attack = Event("log-attack", {"attacker": seat_name(1), "defender": seat_name(2), **melee})
    rolled = [
        Event(
            "log-combat_total", {"who": seat_name(seat), "die": die, **melee, "score": 3, "bonus": 0, "total": die + 3}
        )
        for seat, die in ((1, 5), (2, 1))
    ]
    wounded = logged("wounded", 2, n=1, life=0)
    fallen = logged("eliminated", 2, hero=name_of("he_brokk"))
    challenge = "⚔️ Aoi attacks Kotaro with Melee!"
    assert moments("en", [attack]) == [challenge]
    assert moments("en", [attack, *rolled, wounded, fallen]) == [
        challenge,
        "🎲 Aoi: die 5 + Melee 3 = **8** 🎲 Kotaro: die 1 + Melee 3 = **4** 🩸 Kotaro suffers 1 wound: Life 0.",
        "💀 Brokk, Dwarf Warden falls. Kotaro is out of the game.",
    ]


def test_what_is_played_before_the_dice_and_a_tipped_hero_have_moments_of_their_own() -> None:
    """A caption with little room or time can then still tell the outcome in full."""
    declared = ogre_hits()
    attack, *rolled = (event for event in declared if event.key in ("log-attack", "log-combat_total"))
    ability, paid = logged("ability", 2, hero=name_of("he_brokk")), logged("glory_lost", 2, n=1)
    tipped = logged("tipped", 2)
    lines = moments("en", [attack, ability, paid, *rolled, tipped])
    dice = HIT[: HIT.index(" 🩸")]
    assert lines == [ATTACKS, "Kotaro uses the ability of Brokk, Dwarf Warden. Kotaro: Glory −1.", dice, lines[-1]]
    assert lines[-1].startswith("Kotaro's hero is")


def test_the_space_of_a_quest_is_named_in_the_moment_that_says_whose_it_is() -> None:
    placed = logged("map_alone", 1, space=name_of("md_shaft"), x=0, y=1)
    leads = logged("personal_place", 2, quest=name_of("qd_leap"))
    (moment,) = moments("en", [placed, leads])
    assert "Echoing Shaft" in moment
    assert moment.endswith("Kotaro's quest “Leap of Echoes” leads here.")


def test_the_moments_of_a_bane_that_wounds_name_who_played_it() -> None:
    played = logged("plays_bane", 1, victim=seat_name(2), card=name_of("ba_frailty"), cost=2)
    wounded = logged("wounded", 2, n=1, life=4)
    played_line, wound = moments("en", [played, wounded])
    assert "Aoi plays" in played_line
    assert "on Kotaro" in played_line
    assert wound == "🩸 Kotaro suffers 1 wound: Life 4."


def test_a_parried_attack_is_described_with_the_counter() -> None:
    events = with_full_hand().begin("dungeonlord").dice(1, 6).declare("mo_ogre").events
    (line,) = story("en", events)
    assert line.startswith(f"{SENT} 🎲 Vault Ogre: die 1 + Melee 4 = **5** 🎲 Kotaro: die 6 + Melee 3 = **9** ")
    assert line.endswith("Kotaro counter-attacks and hits Vault Ogre! Vault Ogre suffers 1 wound. Kotaro: Glory +1.")
    assert "Kotaroの反撃が深窟のオーガに命中！" in story("ja", events)[0]


def test_a_tie_is_described_as_no_hit() -> None:
    (line,) = story("en", with_full_hand().begin("dungeonlord").dice(2, 3).declare("mo_ogre").events)
    assert line.endswith("Vault Ogre and Kotaro tie: neither is hit.")


def test_a_prevented_hit_is_described_without_a_loss() -> None:
    events = ogre_hits()
    events = [event for event in events if event.key != "log-wounded"]
    events.append(logged("prevented", 2, attacker=refer("monster-ogre")))
    (line,) = story("en", events)
    assert line.endswith("🛡️ Kotaro blocks Vault Ogre's hit.")


def test_before_the_roll_the_declaration_or_the_attack_is_described() -> None:
    events = ogre_hits()
    assert story("en", events[:2]) == [SENT]
    assert story("en", events[2:3]) == [f"Sent by Aoi: {ATTACKS}"]


def test_the_price_of_each_of_several_declarations_is_only_in_its_sentence() -> None:
    declared, paid, *fight = ogre_hits()
    trap = logged("declares_trap", 1, card=refer("trap-darts"), victim=seat_name(3), cost=2)
    prices = [paid, logged("peril_lost", 3, n=2)]
    assert paid.key == "log-peril_lost"
    set_ = f"🪤 Aoi sets Dart Volley for Ren (2 of Ren's Peril). {DARTS}"
    assert story("en", [declared, trap, *prices]) == [SENT, set_]
    assert story("en", [trap, *fight])[0] == set_, "the fight, which comes first, is another scene"


def test_a_trap_is_described_for_each_hero_with_the_player_who_set_it() -> None:
    events = with_full_hand().begin("dungeonlord").dice(1, 1, 5).declare("tp_darts").events
    wound = "Failure… 🩸 {0} suffers 1 wound: Life 5."
    assert story("en", events) == [
        "🪤 Aoi sets Dart Volley for Kotaro (2 of Kotaro's Peril). "
        f"🎲 Aoi: die 1 + Speed 3 = **4** against 6. {wound.format('Aoi')}",
        "Set by Aoi: Kotaro faces the threat of “Dart Volley”: Speed 6+ "
        "🎲 Kotaro: die 1 + Speed 2, Stonesense +2 = **5** against 6. Failure… "
        "🩸 Kotaro suffers 1 wound: Life 5.",
        "Set by Aoi: Ren faces the threat of “Dart Volley”: Speed 6+ "
        "🎲 Ren: die 5 + Speed 4 = **9** against 6. Success! Ren gets away unharmed.",
    ]


def test_a_total_told_without_what_came_before_it_still_adds_up() -> None:
    table = with_full_hand().ready(2, "tr_sword")
    events = table.begin("dungeonlord").dice(6, 1).declare("mo_ogre").events
    (alone,) = [event for event in events if event.key == "log-combat_total" and event.args["who"] == seat_name(2)]
    english, japanese = both([alone])
    assert english == ["🎲 Kotaro: die 1 + Melee 3, modifiers +1 = **5**"]
    assert japanese == ["🎲 Kotaro：ダイス1+メレー3、修正計+1=**5**"]


def test_a_total_names_the_score_and_what_raised_and_lowered_it() -> None:
    table = with_full_hand().ready(2, "tr_sword").bane(2, "ba_frailty", 1)
    (english,), (japanese,) = both(table.begin("dungeonlord").dice(6, 1).declare("mo_ogre").events)
    assert " 🎲 Kotaro: die 1 + Melee 3, Ember-Forged Sword +1 and Curse of Frailty −1 = **4**" in english
    assert " 🎲 Kotaro：ダイス1+メレー3、残り火鍛えの剣+1、虚弱の呪い−1=**4**" in japanese


def test_an_attempt_with_glory_that_fails_says_what_counted() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_shaft", 0, 0), ("md_ash_corridor", 0, -1)).quest("qd_leap", 1)
    table.rich(1, glory=2, movement=1).begin("hero").dice(1)
    events = [*table.do("quest-qd_leap"), *table.do("spend-2")]
    (line,) = story("en", events)
    assert line.startswith("📜 Aoi attempts “Leap of Echoes”.")
    assert line.endswith(" 🎲 Aoi rolls 1 for “Leap of Echoes”: **3 (Glory spent +2)** against 7. Failure…")


def test_a_permanent_bane_is_described_with_its_effect_and_how_to_remove_it() -> None:
    events = with_full_hand().begin("dungeonlord").do("bane-ba_frailty-s2")
    assert both(events) == (
        [
            "🕸️ Aoi plays Curse of Frailty on Kotaro (3 of Kotaro's Peril)."
            " Melee −1. The victim may pay 3 Glory in their Hero phase to remove it."
        ],
        [
            "🕸️ AoiがKotaroに「虚弱の呪い」をプレイした（Kotaroの危難3）。"
            " メレー−1。受けたプレイヤーは自分のヒーローフェイズに栄誉3を払えば取り除ける。"
        ],
    )


PLAYABLE = [card.id for card in CARDS.values() if card.kind in ("boon", "treasure", "bane")]


@pytest.mark.parametrize("id", [*PLAYABLE, *HEROES])
def test_what_is_played_is_told_of_its_player_and_not_to_the_reader(id: str) -> None:
    args: Args = {"player": seat_name(2), "card": name_of(id)}
    if id in HEROES:
        played = logged("ability", 2, hero=name_of(id))
    elif CARDS[id].kind == "bane":
        played = Event("log-plays_bane", {**args, "victim": seat_name(3), "cost": 1})
    else:
        played = Event("log-plays", args)
    english, japanese = (re.sub("“.*”|『.*』", "", lines[0]) for lines in both([played]))
    assert not re.search(r"\byour?\b", english, re.IGNORECASE)
    assert "あなた" not in japanese
    assert played.key == "log-plays_bane" or "自分" not in japanese, "a bane speaks of its victim"


def test_a_bane_with_a_threat_is_described_with_the_roll() -> None:
    events = with_full_hand().begin("dungeonlord").dice(1).do("bane-ba_collapse-s2")
    assert story("en", events) == [
        "🕸️ Aoi plays Collapsing Floor on Kotaro (3 of Kotaro's Peril)."
        " Kotaro faces the threat of “Collapsing Floor”: Speed 6+"
        " 🎲 Kotaro: die 1 + Speed 2 = **3** against 6. Failure…"
        " Kotaro's hero is tipped."
    ]


def test_a_bane_whose_threat_is_met_says_so_in_a_rivals_turn() -> None:
    events = with_full_hand().begin("dungeonlord").dice(6).do("bane-ba_collapse-s2")
    turn = [*events, logged("enters", 1, space=refer("map-gate"))]
    played = "🕸️ plays Collapsing Floor on Kotaro (3 of Kotaro's Peril): “Speed 6+, or the victim is tipped.”"
    assert in_a_rivals_turn("en", turn)[:2] == [played, "Kotaro unhurt (Collapsing Floor)"]


def test_what_is_played_before_the_dice_of_an_attack_is_told_where_it_happened() -> None:
    events = ogre_hits()
    omen: Args = {"player": seat_name(3), "card": refer("bane-ill_omen"), "victim": seat_name(2), "cost": 1}
    changed: Args = {"player": seat_name(2), "n": -2}
    played = [Event("log-plays_bane", omen), logged("peril_lost", 2, n=1)]
    events[3:3] = [*played, Event("log-roll_changed", changed)]
    ward = [logged("plays", 2, card=refer("boon-spell_ward"))]
    events[2:2] = [*ward, logged("glory_lost", 2, n=1)]
    omened = "🕸️ Ren plays Ill Omen on Kotaro (1 of Kotaro's Peril). −2 to Kotaro's next roll."
    (line,) = story("en", events)
    assert line.startswith(f"{SENT} ✨ Kotaro plays Spell Ward. “Choose a declared Magic attack on your hero")
    assert line.endswith(f"{omened} {HIT}")
    does = TEXTS.say("en", "dungeoneer", "text-bn_spell_ward")
    warded = f"✨ Kotaro plays Spell Ward (1 Glory): “{does}”"
    fight = "⚔️ Vault Ogre → Kotaro (Melee, 10 against 4)"
    assert in_a_rivals_turn("en", events)[1:3] == [warded, fight], "not Aoi, whose line it is"


def test_what_the_reader_chose_in_secret_before_the_dice_does_not_end_the_attack() -> None:
    events = ogre_hits()
    act = Part("do-challenge_any", {"target": seat_name(2)})
    events[3:3] = [logged("window_chosen", to=(1,), act=act)]
    chosen, *lines = story("en", events)
    assert chosen.startswith("🤫 You have chosen")
    assert lines == OGRE_HITS[0]


def test_a_declaration_after_an_attack_and_its_price_are_not_told_with_it() -> None:
    attack = ogre_hits()
    trap: Args = {"player": seat_name(1), "card": refer("trap-darts"), "victim": seat_name(2), "cost": 2}
    price = logged("peril_lost", 2, n=2)
    lines = story("en", [*attack, Event("log-declares_trap", trap), price])
    assert lines == [*OGRE_HITS[0], f"🪤 Aoi sets Dart Volley for Kotaro (2 of Kotaro's Peril). {DARTS}"]


def test_what_an_attempt_came_to_outweighs_what_led_to_it() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_library", 0, 0), ("md_ash_corridor", 0, -1))
    events = table.quest("qd_codex", owner=1).begin("hero").dice(6, 1).do("quest-qd_codex")
    weights = {event.key: entry.weight for entry in CHRONICLER.entries(events) for event in entry.events}
    assert weights["log-threat_failed"] > weights["log-threat_met"] > 0


def test_attempts_at_quests_and_the_last_life_are_important_and_discards_have_no_weight() -> None:
    def wounded(life: int) -> int:
        return CHRONICLER.weigh(logged("wounded", 1, n=1, life=life))

    assert CHRONICLER.news["log-attempt"] >= IMPORTANT
    assert CHRONICLER.news["log-quest_monster"] >= IMPORTANT
    assert wounded(1) >= IMPORTANT > wounded(2)
    golem, goblin = (
        CHRONICLER.weigh(logged("monster_wounded", monster=name, n=1))
        for name in (refer("foe-crown"), refer("monster-goblin"))
    )
    assert golem >= IMPORTANT > goblin, "a quest comes to it"
    assert CHRONICLER.weigh(logged("discarded", 1, card=refer("monster-goblin"))) == 0


def test_a_new_global_quest_is_important_news_and_a_dealt_one_only_to_its_player() -> None:
    def played(card: str) -> Event:
        return logged("plays", 1, card=name_of(card))

    treasure, boon = (CHRONICLER.weigh(played(card)) for card in ("tr_sword", "bn_sidestep"))
    quest: Args = {"player": seat_name(1), "quest": refer("quest-smoke")}
    new, dealt = (CHRONICLER.weigh(Event(f"log-{whose}_quest", quest)) for whose in ("global", "personal"))
    assert new >= IMPORTANT > treasure > dealt > boon
    assert dealt + MINE >= IMPORTANT


def test_an_artifact_is_told_with_what_it_does() -> None:
    wounded = logged("monster_wounded", monster=refer("foe-crown"), n=1)
    done = logged("quest_done", 2, quest=name_of("qd_crown"), n=1)
    attack: Args = {"attacker": seat_name(2), "defender": refer("foe-crown"), "attr": refer("attr-melee")}
    happened = [Event("log-attack", attack), wounded, done]
    english, japanese = both(happened)
    assert english[0].endswith("Artifact “Crown of Ash”: Melee +1 and Magic +1.")
    assert japanese[0].endswith("常にメレー+1、マジック+1。")
    happened.append(logged("discarded", 2, card=refer("monster-goblin")))
    lines = in_a_rivals_turn("en", happened)
    assert "🏅 completes quest 1 of 3, “Crown of Ash” (Melee +1 and Magic +1)" in lines


LEAP: Args = {"player": seat_name(1), "quest": refer("quest-leap")}
ROLL: Args = {**LEAP, "dice": [6], "bonus": 1, "target": 7}
ATTEMPT = Event("log-attempt", LEAP)
FAILED = Event("log-chance_failed", {**ROLL, "total": 6})
COMPLETED = [
    ATTEMPT,
    Event("log-chance_met", {**ROLL, "total": 7}),
    Event("log-quest_done", {**LEAP, "n": 1}),
    logged("level", 1, level=2),
    logged("glory_gained", 1, n=1),
]
REWARD = "📈 Aoi reaches level 2! Aoi: Glory +1."


def test_a_quest_is_described_with_its_roll_and_reward() -> None:
    assert story("en", [ATTEMPT]) == ["📜 Aoi attempts “Leap of Echoes”."]
    (line,) = story("en", [ATTEMPT, FAILED])
    assert line.endswith("Failure…")
    roll = "🎲 Aoi rolls 6 for “Leap of Echoes”: **7** against 7. Success!"
    (line,) = story("en", COMPLETED)
    assert line == f"🏅 Aoi completes “Leap of Echoes”: quest 1 of 3! {roll} {REWARD}"


def test_what_follows_an_attempt_is_an_entry_of_its_own() -> None:
    new = logged("global_quest", quest=refer("quest-mirror"))
    _, line = story("en", [*COMPLETED, new])
    assert line == f"📜 New global quest: “Mirror of Depths”. {TEXTS.say('en', 'dungeoneer', 'text-qd_mirror')}"
    discards = logged("discarded", 1, card=refer("monster-goblin"))
    quest_line, own_line = story("en", [*COMPLETED, discards])
    assert quest_line.endswith(REWARD)
    assert own_line == "Aoi discards Tunnel Goblin."
    other_discards = logged("discarded", 0, card=refer("monster-goblin"))
    assert len(story("en", [ATTEMPT, FAILED, other_discards])) == 2


@pytest.mark.parametrize(("attacker", "totals"), [("hero", (7, 4)), ("monster", (4, 7))])
def test_a_slain_monster_is_described_with_both_totals(attacker: str, totals: tuple[int, int]) -> None:
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
    counter = [logged("counter", attacker=sides[0], defender=sides[1])] if attacker == "monster" else []
    wounded = logged("monster_wounded", monster=golem, n=1)
    done = logged("quest_done", 1, quest=refer("quest-crown"), n=2)
    (line,) = story("en", [attack, *rolled, *counter, wounded, done])
    assert line.startswith("🏅 Aoi completes “Crown of Ash”: quest 2 of 3!")
    assert "🎲 Aoi: die 1 + Melee 6 = **7**" in line
    assert "🎲 Forge Golem: die 1 + Melee 3 = **4**" in line


def test_a_quest_without_a_roll_names_no_total() -> None:
    done = logged("quest_done", 1, quest=refer("quest-smith"), n=1)
    put = logged("put_down", 1, thing=refer("load-smith"), space=refer("map-gate"))
    assert story("ja", [put, done]) == ["🏅 Aoiが「鍛冶師を救い出せ」を達成！（1つ目）"]


def placed(table: Table, card: str, spot: Spot, *, seat: int) -> list[Event]:
    """The events when that seat draws the card and places it there."""
    table.game.map_cards[0].mixed([card, "md_throne"])
    table.game.turn, table.game.drawn = seat, card
    table.game.agenda.stack.clear()
    table.game.push(building.PlaceMap(seat=seat))
    events = table.do(spot.id, seat=seat)
    return [logged("map_drawn", seat, space=refer(f"map-{card[3:]}")), *events]


@pytest.mark.parametrize(
    ("quest", "owner", "lines"),
    [
        ("qd_smoke", 1, ["📍 ここがAoiの「息詰まる煙を鎮めよ」のスペース。"]),
        ("qd_smoke", 2, ["📍 ここがKotaroの「息詰まる煙を鎮めよ」のスペース。"]),
        ("qd_smoke", NOBODY, ["📍 ここが全体クエスト「息詰まる煙を鎮めよ」のスペース。"]),
        ("qd_relight", 1, []),
    ],
)
def test_a_placed_map_card_is_described_with_the_quests_for_that_space(
    quest: str, owner: int, lines: list[str]
) -> None:
    table = with_full_hand().quest(quest, owner=owner)
    events = placed(table, "md_smoke_vents", Spot(1, 0, False), seat=3)
    told_lines = story("ja", events)
    assert told_lines[0] == " ".join(["Renが「煙孔」を「残り火の門」の南に配置した。", *lines])
    entry = CHRONICLER.entries(events)[0]
    assert (seat_name(1) in entry.named) == (bool(lines) and owner == 1), "it weighs more for its owner"
    assert entry.weight == (1 if not lines else 5 if owner == NOBODY else 3)


@pytest.mark.parametrize("drawn", [False, True], ids=["from_the_hand", "the_last_of_the_deck"])
def test_each_placed_card_is_an_entry_of_its_own_with_the_quests_for_it(drawn: bool) -> None:
    table = with_full_hand().quest("qd_smoke", owner=1)
    draw, *events = placed(table, "md_smoke_vents", Spot(1, 0, False), seat=3)
    more = placed(table, "md_throne", Spot(2, 0, False), seat=2)[1:]
    before = [draw, logged("last_map_card")] if drawn else []
    *first, quest, other = story("ja", [*before, *events, *more])
    assert [line[:11] for line in first] == (["🗺️ 最後のマップカー"] if drawn else []), "not also that it is drawn"
    assert quest == "Renが「煙孔」を「残り火の門」の南に配置した。 📍 ここがAoiの「息詰まる煙を鎮めよ」のスペース。"
    assert other.startswith("Kotaroが「燼の玉座」を")


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("declares_trap", f"🪤 Dart Volley → Aoi (2 of Aoi's Peril): “{DARTS}”"),
        ("declares_monster", "👹 Dart Volley → Aoi (2 of Aoi's Peril)"),
        ("chance_failed", "fails “Dart Volley” (🎲 1, total 1 against 1)"),
        ("threat_failed", "fails at Dart Volley (🎲 1, Melee total 1 against 1)"),
        ("banked", "👣 keeps 1 movement for other players' turns"),
        ("glory_lost", "Glory −1"),
        ("trap_escaped", "Kotaro unhurt (Dart Volley)"),
        ("attack", "⚔️ Aoi → Kotaro (Melee)"),
        ("attack_falls_away", "the attack has no effect"),
        ("tie", "the attack has no effect"),
        ("parried", "the attack has no effect"),
        ("prevented", "the attack has no effect"),
        ("cancelled", "✋ Dart Volley has no effect"),
        ("bane_fails", "✋ Dart Volley has no effect"),
        ("bane_ends", "free of Dart Volley"),
        ("picked_up", "picks up Dart Volley"),
        ("put_down", "puts down Dart Volley"),
        ("ability", "✨ uses their hero's ability"),
        ("uses", f"✨ uses Dart Volley: “{DARTS}”"),
        ("uses_at_once", f"✨ uses Dart Volley: “{DARTS}”"),
        ("found", "🔍 finds it"),
        ("cusp", "stuck at an exit of Dart Volley"),
        ("to_hand", "returns Dart Volley to hand"),
        ("level", "level 2"),
    ],
)
def test_a_rivals_turn_tells_each_kind_of_deed_in_few_words(key: str, expected: str) -> None:
    args: Args = {"player": seat_name(2), "victim": seat_name(1), "n": 1, "cost": 2, "level": 2}
    args |= dict.fromkeys(("card", "thing", "space", "hero", "quest", "source"), name_of("tp_darts"))
    args |= {"attacker": seat_name(1), "defender": seat_name(2), "monster": refer("monster-ogre")}
    args |= {"attr": refer("attr-melee"), "dice": [1], **dict.fromkeys(("die", "score", "bonus", "total", "target"), 1)}
    turn = [Event(f"log-{deed}", args) for deed in ("enters", key, "peril_gained")]
    assert in_a_rivals_turn("en", turn) == ["moves 1 space to Dart Volley", expected, "Peril +1"]


def test_a_rivals_turn_tells_what_each_attack_came_to() -> None:
    hit, missed = (
        with_full_hand().begin("dungeonlord").dice(*dice).declare("mo_ogre").events for dice in ((6, 1), (2, 3))
    )
    begun = {**hit[2].args, "defender": seat_name(3)}
    turn = [*hit, *missed, *(Event("log-attack", args) for args in (begun, {**begun, "attacker": seat_name(1)}))]
    fights = {
        language: [line for line in in_a_rivals_turn(language, turn) if line.startswith("⚔️")] for language in LANGUAGES
    }
    assert fights == {
        "en": [
            "⚔️ Vault Ogre → Kotaro (Melee, 10 against 4)",
            "⚔️ Vault Ogre → Kotaro (Melee, 6 against 6)",
            "⚔️ Vault Ogre → Ren (Melee)",
            "⚔️ → Ren (Melee)",
        ],
        "ja": [
            "⚔️ 深窟のオーガがKotaroに攻撃（メレー、10対4）",
            "⚔️ 深窟のオーガがKotaroに攻撃（メレー、6対6）",
            "⚔️ 深窟のオーガがRenに攻撃（メレー）",
            "⚔️ Renに攻撃（メレー）",
        ],
    }


def test_a_rivals_turn_quotes_an_artifact_that_is_used() -> None:
    used = logged("uses", 2, card=name_of("qd_mirror"))
    enters = logged("enters", 2, space=refer("map-gate"))
    quoted, *_ = in_a_rivals_turn("en", [used, enters, enters])
    assert quoted.startswith("✨ uses Mirror of Depths: “at any time, once per turn, pay 1 Glory for +1 to your next")


def test_a_rivals_turn_says_what_glory_was_spent_on_and_quotes_a_used_card_once() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_shaft", 0, 0), ("md_gate", 0, 1)).quest("qd_leap", owner=1)
    table.hand(1, "tr_quicksilver", "bn_lucky_star").rich(1, glory=9, movement=3).begin("hero")
    answers = ("play-tr_quicksilver", "use-1", "play-bn_lucky_star", "quest-qd_leap")
    events = [event for answer in answers for event in table.do(answer)]
    events += table.dice(1, 2).do("spend-4")
    potion, star = (TEXTS.say("en", "dungeoneer", f"text-{id}") for id in ("tr_quicksilver", "bn_lucky_star"))
    assert in_a_rivals_turn("en", events) == [
        "✨ plays Quicksilver Potion (1 Glory)",
        f"✨ uses Quicksilver Potion: “{potion}”",
        f"✨ plays Lucky Star (2 Glory): “{star}”",
        "📜 attempts “Leap of Echoes”, spending 4 Glory on the roll",
        "🍀 rolls 1 and 2 and uses the higher",
        "fails “Leap of Echoes” (🎲 2, total 6 against 7)",
        "Glory −7",
    ]
    assert "📜「木霊への跳躍」に挑む（ロールに栄誉4を使用）" in in_a_rivals_turn("ja", events)


def test_after_a_search_the_quest_itself_is_announced() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_library", 0, 0), ("md_gate", 0, 1)).quest("qd_codex", owner=1)
    searched, itself = story("en", table.rich(1, movement=3).begin("hero").dice(6, 1).do("quest-qd_codex"))
    assert searched.endswith("Success! 🔍 Aoi's search succeeds. Now for “The Lost Codex” itself.")
    assert itself.startswith("Aoi faces the threat of “The Lost Codex”: Speed 7+")


@pytest.mark.parametrize("id", ["ability", "bane-ba_leaden_feet-s3"])
def test_what_is_played_after_a_bane_is_told_without_it(id: str) -> None:
    table = with_full_hand().hand(1, "ba_leaden_feet", "ba_leaden_feet").rich(1, glory=2).rich(3, peril=9)
    table.begin("dungeonlord")

    before = table.set(1, life=4).do("bane-ba_leaden_feet-s2")
    (line,) = story("en", [*before, *table.do(id)], len(before))
    assert line.startswith("Aoi uses the ability" if id == "ability" else "🕸️ Aoi plays Leaden Feet on Ren")


def test_two_dice_are_told_with_the_roll() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_library", 0, 0), ("md_gate", 0, 1)).quest("qd_codex", owner=1)
    table.hand(1, "bn_lucky_star").rich(1, glory=3, movement=3).begin("hero").play("play-bn_lucky_star")
    line, *_ = story("en", table.dice(1, 2).do("quest-qd_codex"))
    assert "🍀 Lucky Star: Aoi rolls 1 and 2 and uses the higher." in line


def test_a_response_names_the_attack_that_it_answers() -> None:
    table = with_full_hand().hand(2, "bn_sidestep").rich(2, glory=2, peril=20).begin("dungeonlord")
    declared = table.declare("mo_ogre", "mo_rats", wait=True).events
    events = [*declared, *table.dice(6, 1, 2, 3).do("play-bn_sidestep-e1", seat=2)]
    english, japanese = story("en", events), story("ja", events)
    assert "✨ Kotaro plays Sidestep against Cinder Rat Swarm." in english[1]
    assert "✨ Kotaroが「身かわし（対：燼鼠の群れ）」をプレイした。" in japanese[1]
    does = TEXTS.say("en", "dungeoneer", "text-bn_sidestep")
    assert f"✨ Kotaro plays Sidestep against Cinder Rat Swarm (1 Glory): “{does}”" in in_a_rivals_turn("en", events)


def test_a_new_level_is_told_with_the_scores_that_rise() -> None:
    table = Table(("he_sera", "he_brokk")).map(("md_gate", 0, 0), ("md_cistern", 0, -1)).at(1, "md_cistern")
    events = table.quest("qd_dark_bargain", owner=1).set(1, level=2).begin("hero").do("quest-qd_dark_bargain")
    (english,), (japanese,) = both([event for event in events if event.key == "log-level"])
    assert english == "📈 Aoi reaches level 3 (Magic +1 and Speed +1)!"
    assert japanese == "📈 Aoiがレベル3（マジック+1、スピード+1）に上がった！"


def test_a_rivals_turn_names_another_player_who_fails_at_a_threat_there() -> None:
    args: Args = {"player": seat_name(2), "victim": seat_name(1), "cost": 2}
    args |= dict.fromkeys(("card", "source"), name_of("tp_darts"))
    args |= {"attr": refer("attr-melee"), "die": 1, "score": 2, "bonus": 0, "total": 3, "target": 6}
    turn = [Event("log-declares_trap", args), Event("log-threat_failed", {**args, "player": seat_name(1)})]
    assert in_a_rivals_turn("en", turn)[1:] == ["Aoi fails at Dart Volley (🎲 1, Melee total 3 against 6)"]


@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        (["gate"], "places Gate of Embers"),
        (["gate", "shrine"], "places Gate of Embers and Ember Shrine"),
        (["gate", "shaft", "shrine"], "places 3 map cards"),
    ],
)
def test_a_rivals_turn_counts_map_cards_that_are_placed_one_after_another(placed: list[str], expected: str) -> None:
    turn = [logged("map_alone", 2, space=refer(f"map-{card}"), x=0, y=1) for card in placed]
    turn += [logged("level", 2, level=2), logged("picked_up", 2, thing=name_of("tp_darts"))]
    assert in_a_rivals_turn("en", turn)[0] == expected


def test_a_rivals_turn_says_which_exits_are_locked_rather_than_against_whom_the_card_is() -> None:
    args: Args = {"player": seat_name(2), "card": name_of("ba_shifting_walls"), "victim": seat_name(1), "cost": 2}
    walls = logged("walls", one=refer("map-gate"), other=refer("map-shaft"))
    turn = [Event("log-plays_bane_edge", args), walls, Event("log-enters", {**args, "space": refer("map-gate")})]
    (line,) = as_one(CHRONICLER.entries(turn), CHRONICLER.sums, turn.index)
    assert line.weight > 0
    assert [message.key for message in line.sentences] == ["log-plays_bane_edge", "log-walls"]
    assert [message.key for message in line.changes] == ["tally-spaces"]


def test_a_quest_for_any_forest_is_named_with_the_first_forest_only() -> None:
    table = Table(("he_sera", "he_brokk"), cards="gloammarch").map(("mw_camp", 0, 0)).quest("qw_horn", owner=2)
    forests = [card.id for card in MAPS.values() if card.terrain == "forest"]
    assert len(forests) > 1
    entries = [placed(table, card, Spot(0, x, False), seat=1) for x, card in enumerate(forests[:2], 1)]
    assert [[event.key for event in events].count("log-personal_place") for events in entries] == [1, 0]


def test_cards_drawn_are_listed_only_for_the_player_who_drew_them() -> None:
    def drawn(seat: int) -> list[Event]:
        cards = logged("drew", to=(seat,), cards=[refer("boon-blink")])
        return [logged("draws", seat, n=1), cards]

    turn = Event("log-turn", {"turn": 7, "player": seat_name(3)})
    heard = [event for event in [*drawn(1), turn, *drawn(3)] if event.heard_by(1)]
    entries = CHRONICLER.entries(heard)
    messages = [message for entry in entries for message in (*entry.sentences, *entry.changes)]
    assert [message.key for message in messages] == ["log-drew", "log-turn"]


def test_a_played_card_is_described_with_its_changes() -> None:
    def play(card: str, *changes: Event) -> list[str]:
        cost = logged("glory_lost", 1, n=3)
        return story("en", [logged("plays", 1, card=refer(card)), cost, *changes])

    assert play("boon-fleet_foot") == ["✨ Aoi plays Fleet Foot. “Speed +1.” Aoi: Glory −3."]
    healed = logged("healed", 1, n=2, life=6)
    assert play("boon-second_wind", healed) == ["✨ Aoi plays Second Wind. Aoi: Glory −3. ❤️ Aoi gains 2 Life (now 6)."]


def test_small_changes_are_summed_up_in_one_line_per_player() -> None:
    def change(key: str, n: int = 1, space: str = "map-gate") -> Event:
        return Event(key, {"player": seat_name(2), "n": n, "space": refer(space)})

    through, into = change("log-enters"), change("log-enters", space="map-shrine")
    events = [change("log-peril_gained", 2), through, change("log-glory_gained"), into]
    (entry,) = CHRONICLER.entries([*events, change("log-glory_lost")])
    sentences = [TEXTS.say_exactly("en", "dungeoneer", change, NAMES) for change in entry.changes]
    assert entry.seat == 2
    assert sentences == ["moves to Gate of Embers, then Ember Shrine", "Glory +1", "Glory −1", "Peril +2"]


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
    first, stay, other = CHRONICLER.entries(stayed)
    assert [change.key for change in stay.changes] == ["tally-glory", "tally-peril"]
    assert [change.key for change in first.changes] == ["tally-spaces"]
    assert (other.seat, other.sentences) == (0, ())
    (rid,) = CHRONICLER.entries([of("log-glory_lost", n=3), of("log-bane_ends")])
    assert (rid.seat, [change.args for change in rid.changes]) == (2, [{"n": 3}])


@pytest.mark.parametrize(("monster", "happens"), [("mo_ogre", "log-counter"), ("mo_rats", "log-defeated")])
def test_a_fight_without_the_reader_is_not_important_even_if_the_defender_hits_back(monster: str, happens: str) -> None:
    table = with_full_hand().begin("dungeonlord").dice(1, 6)
    (attack,) = [entry for entry in CHRONICLER.entries(table.declare(monster).events) if entry.sentences]
    assert happens in [event.key for event in attack.events]
    assert attack.weight < IMPORTANT <= attack.weight + MINE


def test_the_importance_of_an_entry_depends_on_what_changed() -> None:
    (attack,) = [entry for entry in CHRONICLER.entries(ogre_hits()) if entry.sentences]
    assert attack.weight == CHRONICLER.weights["log-wounded"]
    assert seat_name(1) in attack.named, "the attack belongs to the player who sent the monster"


def test_no_recap_leaves_out_that_the_map_deck_is_empty() -> None:
    (entry,) = DungeoneerChronicler().entries([logged("last_map_card")])
    assert entry.weight >= IMPORTANT


@pytest.mark.parametrize(("die", "outcome"), [(6, "threat_met"), (3, "threat_failed")])
def test_a_card_played_before_a_roll_is_told_before_the_dice_and_the_outcome(die: int, outcome: str) -> None:
    table = Table(("he_lirien", "he_gorm")).map(("md_shrine", 0, 0), ("md_ash_corridor", 0, -1))
    table.quest("qd_relight", 1).hand(2, "ba_ill_omen").rich(1, peril=1, movement=1).begin("hero", moved=True)
    asked = table.dice(die).play("quest-qd_relight", wait=True).events
    heard = [event for event in [*asked, *table.play("bane-ba_ill_omen-s1", seat=2).events] if event.heard_by(0)]
    entry = next(entry for entry in CHRONICLER.entries(heard) if entry.sentences)
    expected = ("story-roll", "log-plays_bane", f"log-{outcome}", "log-quest_done")
    keys = [sentence.key for sentence in entry.sentences if sentence.key in expected]
    assert keys == [*expected[:3], *expected[3:] * (outcome == "threat_met")]
