"""The events of the game: each is told once, with heroes, cells and amounts."""

from __future__ import annotations

import pytest

from rules.messages import Event, Ref
from tests.games.driver import keys
from tests.games.dungeon_go.table import Setup, Table


def caster(abilities: str, *pieces: str) -> Table:
    """The warrior on B4 with one point at its combat action; the wizard has the next turn."""
    table = Table(f"0 B4 {abilities} vp=1", "2 E9", *pieces, spells=True, miracles=True, deck="hero_wizard")
    return table.act(0)


# Spells and miracles


@pytest.mark.rule("DG-22.11")
def test_fireball_names_the_charged_hero_and_its_number_of_actions() -> None:
    table = caster("M3").do("spell-fireball").tells("spell", "pays", "charged")
    table.logs("spell", hero="warrior", magic="fireball").logs("pays", hero="warrior", vp=1)
    table.logs("charged", hero="warrior").lay("goblin B5")
    table.begin(0).tells("fireball").logs("fireball", hero="warrior", actions=3)


@pytest.mark.rule("DG-22.14")
def test_polymorph_names_both_monsters_and_the_heroes_thrown_off() -> None:
    table = caster("M4", "1 B5 holds=strength", "troll B5 attacked")
    table.game.small_bag, table.game.large_bag = ["imp"], []
    table.do("spell-polymorph", "B5").tells("spell", "pays", "polymorphed", "thrown_off")
    table.logs("polymorphed", monster="troll", cell="B5", new="imp").logs("thrown_off", hero="thief", cell="B1")


@pytest.mark.rule("DG-22.16")
def test_teleport_names_the_cell_and_the_returned_card() -> None:
    table = caster("M5").do("spell-teleport", "E1").tells("spell", "pays", "teleports", "card_returned")
    table.logs("teleports", hero="warrior", cell="E1").logs("card_returned", card="hero_warrior")


@pytest.mark.rule("DG-22.18")
def test_wish_names_the_ability_that_grew() -> None:
    table = caster("M6").do("spell-wish", "faith").tells("spell", "pays", "grows")
    table.logs("grows", hero="warrior", ability="faith", value=2)


@pytest.mark.rule("DG-23.13")
def test_turn_undead_names_both_cells() -> None:
    table = caster("F1", "ghost B5").do("miracle-turn_undead", "B5").tells("miracle", "pays", "pushed_back")
    table.logs("miracle", hero="warrior", magic="turn_undead")
    table.logs("pushed_back", monster="ghost", source="B5", cell="B6")


@pytest.mark.rule("DG-23.15", "DG-23.4", "DG-23.5", "DG-23.6")
def test_an_offer_its_consent_or_refusal_and_what_follows_are_told() -> None:
    def offer() -> Table:
        table = caster("F2", "1 E9 S2 hp=1 vp=2")
        table.game.heroes[0].vp = 0
        table.do("miracle-heal", "thief").tells("offer")
        return table.logs("offer", hero="warrior", target="thief", magic="heal")

    table = offer().do("yes").tells("consents", "miracle", "target_pays", "healed").logs("consents", player=1)
    table.logs("miracle", hero="warrior", magic="heal").logs("target_pays", hero="thief", caster="warrior", vp=1)
    table.logs("healed", hero="thief", healed=3, hp=4)
    table = offer().do("no").tells("refuses", "takes_back")  # there is no point to pay with instead
    table.logs("refuses", player=1).logs("takes_back", hero="warrior", magic="heal")


@pytest.mark.rule("DG-23.16", "DG-23.24")
def test_divination_is_told_to_all_with_separate_events_for_the_cards() -> None:
    table = caster("F3")
    table.deck("king", "hero_wizard")
    table.do("miracle-divination").tells("miracle", "pays", "divines", "deck_seen").logs("divines", hero="warrior")
    table.logs("deck_seen", to=[0], cards=["king", "hero_wizard"])
    table.do("2-hero_wizard").tells("deck_ordered", "deck_order").logs("deck_ordered", hero="warrior")
    table.logs("deck_order", to=[0], cards=["hero_wizard", "king"])


@pytest.mark.rule("DG-23.17")
def test_haste_names_the_returned_card() -> None:
    table = caster("F4")
    table.game.revealed += table.cards("king")
    table.do("miracle-haste", "king").tells("miracle", "pays", "card_returned")
    table.logs("card_returned", card="king")


@pytest.mark.rule("DG-23.20")
def test_raise_dead_names_the_hero_and_its_cell() -> None:
    table = caster("F5").do("miracle-raise_dead", "thief", "B7", "none")
    table.tells("miracle", "pays", "raised", "no_growth")
    table.logs("raised", hero="thief", cell="B7").logs("no_growth", hero="thief")


# Attacks


@pytest.mark.rule("DG-10.6", "DG-10.11", "DG-11.1", "DG-11.2")
def test_an_attack_tells_each_roll_each_reinforcement_and_the_grapple() -> None:
    table = Table("0 B5 S2 holds=agility", "troll B4", "vampire B5 attacked", floor=3, faces=(1, 3))
    table.act(0, "attack-B4-strength").tells("attack", "first_attack", "roll_misses", "reinforcement")
    table.logs("attack", hero="warrior", monster="troll", cell="B4", ability="strength", rolls=2)
    table.logs("first_attack", hero="warrior", monster="troll", vp=1)
    table.logs("roll_misses", hero="warrior", roll=1, needed=3, number=1, rolls=2)
    come = table.told[-1].args
    assert come["cell"] in {"B3", "B6", "B9"}
    assert isinstance(come["monster"], Ref)
    table.do("roll").tells("roll_hits", "lets_go", "grapples")
    table.logs("roll_hits", hero="warrior", roll=3, needed=3, number=2, rolls=2)
    table.logs("lets_go", hero="warrior", monster="vampire", ability="agility")
    table.logs("grapples", hero="warrior", monster="troll", ability="strength", cell="B4")


@pytest.mark.rule("DG-10.9", "DG-10.13")
def test_a_failed_attack_says_whether_it_was_stopped_or_out_of_rolls() -> None:
    def missed() -> Table:
        return Table("0 B4 S2", "goblin B5", floor=3, faces=(2, 2)).act(0, "attack-B5-strength")

    table = missed().do("roll").tells("roll_misses", "attack_fails")
    table.logs("roll_misses", roll=2, number=2).logs("attack_fails", hero="warrior", monster="goblin")
    missed().do("stop").tells("attack_stopped").logs("attack_stopped", hero="warrior", player=0)


@pytest.mark.rule("DG-10.16", "DG-16.1")
def test_a_defeat_tells_its_points_and_the_growth_its_value() -> None:
    table = Table("0 B5 holds=strength", "troll B5 attacked", "goblin B9", faces=(4,)).act(0, "attack-B5-magic")
    table.tells("attack", "roll_hits", "defeats").logs("defeats", hero="warrior", monster="troll", vp=2)
    table.do("agility").tells("grows").logs("grows", hero="warrior", ability="agility", value=2)


# Moves, revival, monsters, floors, the deck


@pytest.mark.rule("DG-8.3")
def test_moves_and_revivals_are_told_with_their_cells() -> None:
    table = Table("0 E9", "goblin B9").begin(0, "E6").tells("moves")
    table.logs("moves", hero="warrior", source="E9", cell="E6")
    table.begin(1, "decline").logs("stays_dead", hero="thief")
    table.begin(1, "E5").tells("revives").logs("revives", hero="thief", cell="E5")  # before the growth
    table.do("strength").tells("grows")
    Table("1 E1", "2 E2", "3 E5", "goblin E7", "imp E8").begin(0).logs("no_empty_cell", hero="warrior")


@pytest.mark.rule("DG-14.4", "DG-14.8", "DG-15.2", "DG-15.4")
def test_the_monsters_turn_tells_moves_attacks_damage_and_deaths() -> None:
    table = Table("0 E9 S2 F2", "1 E9", "2 E9 F3", "goblin B8", damage=2).draw("monster")
    table.tells("monster_moves", "monster_strikes", "hurt", "hurt", "unhurt", "hero_dies")
    table.logs("monster_moves", monster="goblin", source="B8", cell="B7")
    table.logs("monster_strikes", monster="goblin", heroes=["warrior", "thief", "wizard"], damage=2)
    table.logs("hurt", hero="warrior", lost=1, reduction=1, hp=3).logs("hurt", hero="thief", lost=2, reduction=0, hp=0)
    table.logs("unhurt", hero="wizard", reduction=2).logs("hero_dies", hero="thief")


@pytest.mark.rule("DG-14.6", "DG-15.5")
def test_the_cause_of_a_defeat_is_told_with_its_cell() -> None:
    Table("goblin E7").draw("monster").tells("monster_leaves").logs("monster_leaves", monster="goblin", cell="E7")
    Table("goblin E6").draw("monster").tells("monster_moves", "king_struck").logs("king_struck", cell="E4")


@pytest.mark.rule("DG-18.2", "DG-4.6")
def test_a_new_floor_tells_its_number_the_king_the_monsters_and_moved_heroes() -> None:
    table = Table("0 E9", floor=2, king="E6").draw("king")
    placed = [event.args for event in table.told if event.key == "log-monster_placed"]
    first = ["king_moves", "floor_advances", "damage_rises"]
    table.tells(*first, *["monster_placed"] * len(placed), "hero_catches_up").logs("king_moves", cell="B4")
    table.logs("floor_advances", floor=3, king="E4").logs("damage_rises", damage=2)
    table.units_are(*(f"{table.plain(each['monster'])} {each['cell']}" for each in placed))
    table.logs("hero_catches_up", hero="warrior", cell="E7")


@pytest.mark.rule("DG-6.4", "DG-20.4")
@pytest.mark.parametrize(("damage", "after"), [(3, "damage_rises"), (6, "reinforcement")])
def test_a_rebuild_tells_its_number_of_cards_the_clock_and_the_danger(damage: int, after: str) -> None:
    table = Table("0 E9", damage=damage, deck="", revealed="hero_warrior")
    table.game.floor_clock = 4
    table.draw().tells("rebuild", "danger", after).logs("rebuild", cards=1, clock=5).logs("danger", clock=5)
    if damage < 6:
        table.logs("damage_rises", damage=4)


@pytest.mark.rule("DG-5.1", "DG-5.2", "DG-5.6", "DG-5.7")
def test_setup_tells_the_players_heroes_abilities_and_cells() -> None:
    setup = Setup(2, seed="told")
    game, said = setup.game, list[Event]()
    while game.phase == "setup":
        said += setup.do(setup.asked().options(game)[-1].id).told
    setup.told = [event for event in said if event.key != "log-turn_hero"]
    placings = ["place_drawn", "hero_placed"] * 4
    assert keys(said)[:17] == [*["hero_card"] * 4, *["starting_two"] * 4, *placings, "deck_made"]
    setup.logs("deck_made", cards=8)
    for hero in game.heroes:
        setup.logs("hero_card", player=hero.seat, hero=hero.card)
        setup.logs("starting_two", hero=hero.card, ability="faith")
        setup.logs("place_drawn", player=hero.seat, hero=hero.card)
    for number, cell in zip(game.start_order, ["E9", "E9", "E8", "E8"], strict=True):
        setup.logs("hero_placed", hero=game.heroes[number].card, cell=cell)
    drawn = [setup.plain(event.args["hero"]) for event in said if event.key == "log-place_drawn"]
    assert drawn == [game.heroes[number].card for number in game.start_order]
