"""Section 23: miracles."""

from __future__ import annotations

import pytest

from games.dungeon_go.rules import deck
from games.dungeon_go.rules.board import CELL
from games.dungeon_go.rules.components import SMALL_UNITS, card_kind
from games.dungeon_go.rules.magic import MAGIC
from rules.errors import IllegalChoice
from rules.messages import Args, Message, refer, seat_name
from tests.games.driver import keys
from tests.games.dungeon_go.table import Table

MIRACLES = ["turn_undead", "heal", "divination", "haste", "raise_dead", "miracle"]


def miracles(table: Table) -> set[str]:
    table.turn(0)
    if table.question.kind == "move":
        table.pick("stay")
    return {id.removeprefix("miracle-") for id in table.ids() if id.startswith("miracle-")}


def priest(table: Table, faith: int, vp: int = 1) -> None:
    """Hero 0 as a caster with a target for every miracle: a ghoul, a wounded hero and a dead hero."""
    table.hero(0, "B4", f"S2 F{faith}", vp=vp)
    table.hero(1, "E9", "S2", hp=1)
    table.hero(2)
    table.monster("ghoul", "B5")
    table.deck("hero_thief", "king")


@pytest.mark.rule("DG-23.1", "DG-1.8")
def test_a_miracle_is_the_combat_action() -> None:
    table = Table(miracles=True)
    priest(table, 2)
    assert miracles(table) == {"turn_undead", "heal"}
    table.pick_each("miracle-heal", "thief")
    assert table.owner == 1
    plain = Table()
    priest(plain, 6)
    assert miracles(plain) == set()
    with pytest.raises(IllegalChoice):
        plain.pick("miracle-heal")


@pytest.mark.rule("DG-23.2")
@pytest.mark.parametrize("faith", [1, 2, 3, 4, 5, 6])
def test_a_miracle_needs_faith_of_at_least_its_level(faith: int) -> None:
    table = Table(miracles=True)
    priest(table, faith)
    assert miracles(table) == set(MIRACLES[:faith])
    for level, miracle in enumerate(MIRACLES, 1):
        assert MAGIC[miracle].level == level
        if level > faith:
            with pytest.raises(IllegalChoice, match="refused-level_too_high"):
                table.pick(f"miracle-{miracle}")


@pytest.mark.rule("DG-23.2")
def test_a_miracle_is_not_rolled_for_and_keeps_the_grapple() -> None:
    table = Table("1 E9", "troll B5 attacked", miracles=True, floor=5, deck="hero_thief")
    hero = table.hero(0, "B5", "F2 S2", hp=1, vp=2, holds="strength")
    before = table.game.dice.counter
    table.fight(0, "miracle-heal", "warrior")
    assert table.game.dice.counter == before
    assert (hero.holds, hero.hp, table.game.reinforcements) == (0, 4, 0)
    table.fight(0, "done")
    hero.hp = 1
    assert "heal" in miracles(table), "the miracle is not used up"


@pytest.mark.rule("DG-23.3", "DG-23.5")
def test_the_caster_pays_and_the_point_is_gone() -> None:
    table = Table(miracles=True)
    priest(table, 2, vp=2)
    table.fight(0, "miracle-heal", "thief")
    assert [hero.vp for hero in table.game.heroes] == [1, 0, 0, 0]


@pytest.mark.rule("DG-23.4", "DG-23.5", "DG-23.15", "DG-V34")
def test_with_consent_the_target_pays_the_caster() -> None:
    table = Table("0 B4 F2 vp=1", miracles=True, deck="hero_thief")
    target = table.hero(1, "E9", "S3", hp=1, vp=2)
    table.fight(0, "miracle-heal", "thief")
    assert table.ids() == ["caster", "target", "back"]
    events = table.pick("target")
    assert all(event.audience is None for event in events)
    assert (table.question.kind, table.owner) == ("consent", 1)
    table.pick("yes")
    assert target.hp == 5
    assert (table.game.heroes[0].vp, target.vp) == (2, 1)


@pytest.mark.rule("DG-23.3", "DG-23.4", "DG-23.5")
def test_the_caster_may_pay_although_the_target_could() -> None:
    table = Table(miracles=True, deck="hero_thief")
    caster = table.hero(0, "B4", "F2", vp=1)
    target = table.hero(1, "E9", "S3", hp=1, vp=2)
    table.fight(0, "miracle-heal", "thief", "caster")
    assert (caster.vp, target.vp, target.hp) == (0, 2, 5), "healed without a question to the target"


@pytest.mark.rule("DG-23.6", "DG-25.2")
def test_after_a_refusal_the_caster_may_pay() -> None:
    table = Table("0 B4 F2 vp=1", miracles=True, deck="hero_thief")
    target = table.hero(1, "E9", "S3", hp=1, vp=2)
    table.fight(0, "miracle-heal", "thief", "target", "no")
    assert (table.question.kind, table.owner) == ("after_refusal", 0)
    assert (table.game.heroes[0].vp, target.vp, target.hp) == (1, 2, 1)
    table.pick("pay")
    assert (table.game.heroes[0].vp, target.vp, target.hp) == (0, 2, 5)


@pytest.mark.rule("DG-23.6", "DG-25.4")
def test_after_a_refusal_the_caster_may_take_it_back() -> None:
    table = Table("0 B4 S1 F2 vp=1", "1 E9 S3 hp=1 vp=2", "goblin B5", miracles=True)
    table.fight(0, "miracle-heal", "thief", "target", "no", "take_back")
    assert table.question.kind == "combat"
    assert table.game.heroes[0].vp == 1
    table.pick("attack-B5-strength")
    assert table.game.heroes[0].vp == 2


@pytest.mark.rule("DG-23.6", "DG-23.7", "DG-25.4")
def test_a_refused_offer_is_not_made_again_in_the_same_action() -> None:
    table = Table("0 B4 S1 F2 vp=0", "1 E9 S3 hp=1 vp=2", "goblin B5", miracles=True, deck="hero_thief")
    table.fight(0, "miracle-heal", "thief")
    assert table.question.kind == "consent", "the caster has nothing to pay with"
    told = table.pick("no")[0]
    assert (told.key, told.args, told.audience) == ("log-refuses", {"player": seat_name(table.seat(1))}, None)
    assert table.question.kind == "combat", "taken back, since the caster cannot pay"
    with pytest.raises(IllegalChoice, match="refused-consent_refused"):
        table.pick("miracle-heal")
    assert "heal" in miracles(table), "it may be made again in the next turn"


@pytest.mark.rule("DG-23.4", "DG-23.6")
def test_a_refusal_counts_only_for_that_hero_and_that_miracle() -> None:
    table = Table("0 B4 S1 F6 vp=0", "1 E9 S3 hp=1 vp=2", "2 E1 S3 hp=1 vp=2", miracles=True)
    table.fight(0, "miracle-heal", "thief", "no", "miracle-heal")
    assert table.ids() == ["wizard", "back"]
    assert table.refused()["thief"] == "consent_refused"
    table.pick_each("back", "miracle-miracle")
    assert table.ids() == ["thief", "wizard", "back"], "the thief may be asked about another miracle"


@pytest.mark.rule("DG-23.6", "DG-22.13")
@pytest.mark.parametrize("between", ["attack-B5-strength", "miracle-heal"])
def test_the_next_action_may_make_the_offer_again(between: str) -> None:
    table = Table(
        "0 B4 S1 M3 F2 hp=1 vp=1 charged", "1 E9 S3 hp=1 vp=2", "goblin B5", "kobold B1", spells=True, miracles=True
    )
    table.fight(
        0,
        "miracle-heal",
        "thief",
        "target",
        "no",
        "take_back",
        between,
        "none" if between.startswith("attack") else "warrior",
    )
    assert table.game.actions == 2
    table.pick_each("miracle-heal", "thief")
    assert table.question.kind == ("payer" if between.startswith("attack") else "consent")


@pytest.mark.rule("DG-23.7")
def test_a_caster_without_points_needs_a_target_that_can_pay() -> None:
    table = Table(
        "0 B4 S2 F6 hp=1 vp=0",
        "1 E9 S2 hp=1 vp=0",
        "2 E1 S2 hp=1 vp=1",
        "ghoul B5",
        miracles=True,
        deck="hero_thief king",
    )
    assert miracles(table) == {"heal", "miracle"}
    for miracle in ("turn_undead", "divination", "haste"):
        with pytest.raises(IllegalChoice, match="refused-no_vp"):
            table.pick(f"miracle-{miracle}")
    table.pick("miracle-heal")
    assert table.ids() == ["wizard", "back"]
    for name in ("warrior", "thief"):
        with pytest.raises(IllegalChoice, match="refused-no_vp"):
            table.pick(name)


@pytest.mark.rule("DG-23.8")
def test_an_owner_of_caster_and_target_is_not_asked_for_consent() -> None:
    table = Table("0 B4 F2 vp=1", players=1, miracles=True, deck="hero_thief")
    target = table.hero(1, "E9", "S3", hp=1, vp=2)
    table.fight(0, "miracle-heal", "thief")
    events = table.pick("target")
    assert [hero.vp for hero in table.game.heroes] == [2, 1, 0]
    assert "offer" not in keys(events)
    table.game.heroes[0].vp = 0
    target.hp = 1
    table.fight(0, "miracle-heal")
    pays: Args = {"asked": 1, "hero": refer("hero-thief"), "vp": 1}
    assert table.about("thief") == Message("about-heal", {**pays, "was": 1, "now": 5, "most": 6})
    assert table.about("back") is None
    table.pick("thief")
    assert [hero.vp for hero in table.game.heroes] == [1, 0, 0], "naming it was the consent"


@pytest.mark.rule("DG-23.9")
def test_heal_haste_raise_dead_and_miracle_can_be_paid_by_their_target_anywhere() -> None:
    assert {each.id for each in MAGIC.values() if each.pay == "caster_or_target"} == {
        "heal",
        "haste",
        "raise_dead",
        "miracle",
    }
    table = Table("0 E1 F2 vp=1", miracles=True, deck="hero_thief")
    far = table.hero(1, "B9", "S2", hp=1)
    table.fight(0, "miracle-heal", "thief")
    assert far.hp == 4, "at any distance"


@pytest.mark.rule("DG-23.10")
@pytest.mark.parametrize("miracle", ["raise_dead", "haste"])
def test_a_dead_hero_pays_for_its_return(miracle: str) -> None:
    table = Table("0 B4 F5 vp=0", miracles=True, deck="hero_wizard")
    dead = table.hero(1, vp=3)
    table.game.revealed = ["hero_thief"]
    table.fight(0, f"miracle-{miracle}", "thief" if miracle == "raise_dead" else "hero_thief")
    if miracle == "raise_dead":
        table.pick("B7")
    assert (table.question.kind, table.owner) == ("consent", 1)
    table.pick("yes")
    assert (table.game.heroes[0].vp, dead.vp) == (1, 2)


@pytest.mark.rule("DG-23.11")
def test_a_miracle_without_target_cannot_be_declared() -> None:
    table = Table(miracles=True)
    for number in range(4):
        table.hero(number, "E1", "S6 A6 M6 F6", vp=1)
    table.monster("goblin", "B5")
    table.deck()
    table.game.returned = ["hero_warrior"]
    assert miracles(table) == set()
    reasons = {
        "turn_undead": "no_legal_target",
        "heal": "no_legal_target",
        "divination": "no_legal_target",
        "haste": "no_legal_target",
        "raise_dead": "no_legal_target",
        "miracle": "ability_max",
    }
    for miracle, reason in reasons.items():
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(f"miracle-{miracle}")
    assert table.game.heroes[0].vp == 1


@pytest.mark.rule("DG-23.11", "DG-22.4", "DG-23.20")
def test_raise_dead_and_teleport_need_an_open_cell() -> None:
    table = Table("0 B5 S1 M5 F5 vp=2 holds=strength", "troll B5 attacked", spells=True, miracles=True)
    small = iter(SMALL_UNITS)
    for name in set(CELL) - {"E4", "B5", "E1"}:
        table.monster(next(small), name)
    table.hero(1, "E1")
    table.hero(2, "E1")
    assert "raise_dead" not in miracles(table)
    for magic in ("miracle-raise_dead", "spell-teleport"):
        with pytest.raises(IllegalChoice, match="refused-no_legal_target"):
            table.pick(magic)
    table.hero(2, None)
    assert "miracle-raise_dead" in table.ids()


# Turn Undead


@pytest.mark.rule("DG-23.13", "DG-V35")
def test_turn_undead_pushes_one_cell_back() -> None:
    table = Table("0 B4 F1 vp=1", miracles=True)
    ghoul = table.monster("ghoul", "B5")
    table.fight(0, "miracle-turn_undead", "B5")
    assert table.units() == {"B6": "ghoul"}
    table.hero(0, "B5", "F1", vp=1)
    assert "turn_undead" not in miracles(table), "it is in column 6"
    ghoul.cell = CELL["B5"]
    table.hero(0, "B4", "F1", vp=1)
    table.hero(1, "B6")
    assert "turn_undead" not in miracles(table), "there is a hero behind it"


@pytest.mark.rule("DG-23.13", "DG-23.14")
@pytest.mark.parametrize("unit", ["demon_king_b", "evil_god", "vampire"])
def test_turn_undead_affects_bosses_and_grappled_monsters(unit: str) -> None:
    table = Table("0 B4 F1 vp=1", f"{unit} B5 attacked", miracles=True)
    holder = table.hero(1, "B5", holds="faith")
    table.fight(0, "miracle-turn_undead", "B5")
    assert (table.at("B6"), table.where(1), holder.holds) == (unit, "B6", 3)


@pytest.mark.rule("DG-23.13")
def test_turn_undead_needs_faith_mark_and_range() -> None:
    table = Table("0 B4 M1 F1 vp=1", "1 E9", "goblin B1", "ghoul E1", miracles=True)
    assert "turn_undead" not in miracles(table)
    table.monster("ghost", "B5")
    table.turn(0, "stay", "miracle-turn_undead")
    assert table.ids() == ["B5", "back"]
    assert table.refused() == {"B1": "no_legal_target", "E1": "out_of_range"}


# Heal


@pytest.mark.rule("DG-23.15")
@pytest.mark.parametrize(("hp", "healed"), [(1, 5), (2, 6), (4, 6), (5, 6)])
def test_heal_gives_twice_the_faith_up_to_the_maximum(hp: int, healed: int) -> None:
    table = Table("1 E9", miracles=True, deck="hero_thief")
    hero = table.hero(0, "B4", "S3 F2", vp=1, hp=hp)
    table.fight(0, "miracle-heal", "warrior")
    assert hero.hp == healed


@pytest.mark.rule("DG-23.15")
def test_heal_needs_a_living_wounded_hero() -> None:
    table = Table("0 B4 S3 F2 vp=1", "1 E9 S2 hp=3", "2", miracles=True)
    table.fight(0, "miracle-heal")
    assert table.ids() == ["thief", "back"]
    assert table.refused() == {"warrior": "no_legal_target", "wizard": "hero_dead", "priest": "hero_dead"}


# Divination


@pytest.mark.rule("DG-23.16", "DG-23.24", "DG-23.25")
def test_divination_shows_and_orders_the_deck() -> None:
    table = Table("0 B4 F3 vp=1", "1 E9", "3 E9", miracles=True, deck="king hero_thief monster hero_priest")
    table.fight(0, "miracle-divination")
    assert (table.question.kind, table.owner) == ("order_deck", 0)
    assert table.question.ordered, "the order of the answer counts"
    assert table.game.view(table.seat(0)).deck_order == ["king", "hero_thief", "monster", "hero_priest"]
    assert all(table.game.view(seat).deck_order is None for seat in (None, *map(table.seat, (1, 2, 3))))
    assert table.ids() == ["1-king", "2-hero_thief", "3-monster", "4-hero_priest"]
    events = table.pick("4-hero_priest", "2-hero_thief", "1-king", "3-monster")
    assert table.owner == 3
    assert table.game.view(table.seat(0)).deck_order == ["hero_thief", "king", "monster"]
    public = [event.key for event in events if event.audience is None]
    assert "log-deck_ordered" in public
    assert "log-deck_order" not in public


@pytest.mark.rule("DG-23.16", "DG-25.5")
def test_cards_left_out_of_an_order_stay_as_they_are() -> None:
    table = Table("0 B4 F3 vp=1", "1 E9", "3 E9", miracles=True, deck="king hero_thief monster hero_priest")
    table.fight(0, "miracle-divination")
    assert table.question.default(table.game) == table.ids()
    table.pick("4-hero_priest")
    assert table.game.view(table.seat(0)).deck_order == ["king", "hero_thief", "monster"]


@pytest.mark.rule("DG-23.16", "DG-23.24")
def test_the_cards_seen_by_divination_are_told_only_to_its_owner() -> None:
    table = Table("0 B4 F3 vp=1", miracles=True, deck="king hero_thief")
    events = table.fight(0, "miracle-divination")
    seen = [event for event in events if event.key == "log-deck_seen"]
    assert [event.audience for event in seen] == [(table.seat(0),)]
    assert seen[0].args["cards"] == [refer("card-king"), refer("card-hero_thief")]
    assert "log-divines" in [event.key for event in events if event.audience is None]


@pytest.mark.rule("DG-23.16")
@pytest.mark.parametrize("charged", [True, False])
def test_a_look_at_the_deck_cannot_be_taken_back(charged: bool) -> None:
    table = Table(spells=True, miracles=True)
    table.hero(0, "B4", "M3 F3", vp=2, charged=charged)
    table.hero(1, "E9")
    table.monster("goblin", "B5")
    table.deck("king", "hero_thief", "monster")
    table.turn(0, "stay", "miracle-divination")
    assert table.question.kind == "order_deck"
    assert not table.game.can_undo(table.seat(0))
    table.pick("2-hero_thief")
    assert table.game.can_undo(table.seat(0)) == charged, "the order may be set again while the turn goes on"


@pytest.mark.rule("DG-23.16")
def test_a_deck_of_one_card_is_seen_and_needs_no_order() -> None:
    table = Table("0 B4 F3 vp=1", "1 E9", miracles=True, deck="hero_thief")
    assert "divination" in miracles(table)
    events = table.pick("miracle-divination")
    assert keys(events) == ["miracle", "pays", "divines", "deck_seen", "turn_hero"]
    assert table.owner == 1


@pytest.mark.rule("DG-23.23")
def test_a_later_shuffle_undoes_the_order() -> None:
    table = Table("0 B4 F4 vp=3", "1 E9", "2 E9", miracles=True, deck="hero_thief king hero_wizard monster")
    table.fight(0, "miracle-divination", "1-hero_thief")
    assert table.game.view(table.seat(0)).deck_order == ["king", "hero_wizard", "monster"]
    table.fight(0, "miracle-haste", "hero_thief")
    assert table.game.view(table.seat(0)).deck_order is None
    table.game.divined_by = 0
    deck.rebuild(table.game)
    assert table.game.view(table.seat(0)).deck_order is None


# Haste


@pytest.mark.rule("DG-23.17", "DG-23.9")
def test_haste_returns_a_revealed_card() -> None:
    table = Table("0 B4 F4 vp=1", "1 E9", miracles=True, deck="hero_thief")
    table.game.revealed = ["king_1", "monster_1", "king_2"]
    table.fight(0, "miracle-haste")
    assert table.ids() == ["king", "monster", "hero_warrior", "back"], "equal cards are one choice"
    table.pick("king")
    assert sorted(card_kind(card) for card in table.game.deck + table.game.revealed).count("king") == 2
    assert table.game.returned == ["king_1"]
    assert table.game.heroes[0].vp == 0


@pytest.mark.rule("DG-23.17", "DG-23.18")
def test_each_card_returns_once_between_two_rebuilds() -> None:
    table = Table("0 B4 F4 vp=5", "1 E9", miracles=True, deck="hero_thief")
    table.game.revealed = ["king_1", "king_2"]
    table.game.returned = ["king_1"]
    table.fight(0, "miracle-haste")
    assert "king" in table.ids(), "the other king card"
    table.game.returned = ["king_1", "king_2"]
    assert table.refused()["king"] == "no_legal_target"
    assert "hero_warrior" in table.ids()
    table.game.returned = ["king_1"]
    table.pick("king")
    assert set(table.game.returned) == {"king_1", "king_2"}
    table.game.revealed, table.game.deck = ["king_1", "king_2"], ["hero_thief"]
    table.game.returned = ["king_1", "king_2", "hero_warrior"]
    assert "haste" not in miracles(table)
    with pytest.raises(IllegalChoice, match="refused-no_legal_target"):
        table.pick("miracle-haste")
    view = table.game.view(None)
    assert view.returned_by_haste == ["king", "king", "hero_warrior"]


@pytest.mark.rule("DG-23.17")
def test_a_rebuild_lets_cards_return_again() -> None:
    table = Table("0 B4 F4 vp=5", miracles=True)
    table.game.returned = ["king_1", "hero_warrior"]
    table.game.revealed, table.game.deck = ["king_1", "hero_warrior"], []
    deck.rebuild(table.game)
    assert table.game.returned == []


@pytest.mark.rule("DG-23.17")
def test_the_casters_own_card_may_return() -> None:
    table = Table("0 B4 F4 vp=1", miracles=True, deck="")
    table.fight(0, "miracle-haste", "hero_warrior")
    assert (table.owner, table.question.kind) == (0, "move")


@pytest.mark.rule("DG-23.17", "DG-23.19")
@pytest.mark.parametrize(("card", "owner"), [("hero_thief", 1), ("hero_warrior", 0)])
def test_haste_with_an_empty_deck_may_return_any_card_including_the_casters(card: str, owner: int) -> None:
    table = Table("0 B4 F4 vp=1", "1 E9", miracles=True, deck="")
    table.game.revealed = ["hero_thief"]
    table.fight(0, "miracle-haste")
    assert "rebuild" not in keys(table.pick(card))
    assert (table.owner, table.question.kind) == (owner, "move")


# Raise Dead


@pytest.mark.rule("DG-23.20", "DG-16.1", "DG-V36")
def test_raise_dead_places_the_hero_with_growth_and_one_hit_point() -> None:
    table = Table("0 E5 F5 vp=1", miracles=True)
    dead = table.hero(1)
    dead.abilities = [2, 1, 1, 1]
    table.hero(2, "E9")
    table.monster("goblin", "B1")
    table.deck("hero_wizard")
    table.fight(0, "miracle-raise_dead")
    assert table.ids() == ["thief", "priest", "back"]
    with pytest.raises(IllegalChoice, match="refused-hero_alive"):
        table.pick("wizard")
    table.pick("thief")
    assert table.owner == 0, "the caster's owner chooses the cell"
    for cell, reason in (("E4", "blocked_king"), ("B1", "blocked_monster")):
        with pytest.raises(IllegalChoice, match=f"refused-{reason}"):
            table.pick(cell)
    table.pick("B7")
    assert (table.question.kind, table.owner) == ("growth", 1)
    assert (dead.alive, dead.hp) == (True, 1), "already before it grows"
    table.pick("strength")
    assert (dead.alive, table.where(1), dead.max_hp, dead.hp) == (True, "B7", 6, 1)


@pytest.mark.rule("DG-23.20", "DG-3.9")
@pytest.mark.parametrize("others", [0, 1])
def test_the_raised_hero_may_share_the_casters_cell_unless_it_is_full(others: int) -> None:
    table = Table("0 E5 F5 vp=1", "1", miracles=True)
    table.hero(2, "E5" if others else "E9")
    table.fight(0, "miracle-raise_dead", "thief")
    assert ("E5" in table.ids()) == (others == 0)
    assert table.refused().get("E5", "") == ("cell_full" if others else "")


@pytest.mark.rule("DG-23.20", "DG-16.2")
@pytest.mark.parametrize(("ability", "answers"), [(1, ["none"]), (6, [])])
def test_growth_of_a_raised_hero_may_be_declined_and_is_skipped_at_all_sixes(ability: int, answers: list[str]) -> None:
    table = Table("0 E5 F5 vp=1", "2 E9", miracles=True, deck="hero_wizard")
    dead = table.hero(1)
    dead.abilities = [ability] * 4
    table.fight(0, "miracle-raise_dead", "thief", "E1", *answers)
    assert (table.owner, dead.abilities, dead.hp, dead.alive) == (2, [ability] * 4, 1, True)


@pytest.mark.rule("DG-23.21")
def test_a_raised_hero_takes_a_normal_next_turn() -> None:
    table = Table("0 E5 F5 vp=1", "1", miracles=True, deck="hero_thief")
    table.fight(0, "miracle-raise_dead", "thief", "E1", "faith")
    assert (table.question.kind, table.owner) == ("move", 1)


def test_back_returns_one_question_at_a_time() -> None:
    table = Table("0 E5 F5 vp=1", miracles=True)
    table.hero(1, vp=2)
    table.fight(0, "miracle-raise_dead", "thief", "E1")
    assert table.question.kind == "payer"
    table.pick("back")
    assert table.question.kind == "cast_cell"
    table.pick("back")
    assert table.question.kind == "cast_hero"
    table.pick("back")
    assert table.question.kind == "combat"
    assert table.game.heroes[0].vp == 1


# Miracle


@pytest.mark.rule("DG-23.22", "DG-16.5")
def test_miracle_raises_an_ability_that_the_targets_owner_chooses() -> None:
    table = Table("0 E5 F6 vp=1", "2 E1 S6 A6 M6 F6", "3", miracles=True)
    target = table.hero(1, "E9", "S6", hp=2)
    table.fight(0, "miracle-miracle")
    assert table.ids() == ["warrior", "thief", "back"]
    assert table.refused() == {"wizard": "ability_max", "priest": "hero_dead"}
    table.pick("thief")
    assert (table.question.kind, table.owner) == ("growth", 1)
    table.pick("magic")
    assert target.abilities == [6, 1, 2, 1]
