"""Saved games: whole in the middle of everything, and refused with the name of a field when they are damaged."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from rules import PLAYERS
from rules.core.players import RandomPlayer, answer
from rules.dungeoneer.game import Dungeoneer
from tests.rules.damage import path_of, put, random_damage, refused_field

KINDS = {
    "arm_order", "bank_movement", "between_encounters", "choose_edge", "choose_entrance", "choose_map_card",
    "choose_step", "declare_encounters", "discard_one", "dungeonlord_acts", "encounter_attachment",
    "encounter_attribute", "encounter_target", "forced_discard", "hero_acts", "monster_attribute", "over",
    "pack_assign", "pack_keep", "pause", "pay_upkeep", "peril_recipient", "place_from_hand", "place_map",
    "sacrifice_cost", "spend_on_chance", "standing_order", "window_action", "wish_to_stop",
}  # fmt: skip
"""The questions that random games come to; storage items forced out and two hit effects at once are too seldom."""
FEWEST_GAMES, MOST_OF_A_KIND = 16, 40
WORDS = ("mo_rats", "bn_blink", "md_forge", "qd_leap", "qd_assassin", "he_sera", "melee", "roll", "dungeonlord", "pass")


@cache
def positions() -> dict[str, list[str]]:
    """Saves of games of steady and random players with all options, by the kinds of their open questions."""
    found: dict[str, list[str]] = {}
    chance, steady = RandomPlayer(), PLAYERS["dungeoneer"]["steady"]
    for number in range(100):
        if number >= FEWEST_GAMES and set(found) >= KINDS:
            break
        options = {"cards": "emberdeep" if number % 4 == 1 else "both", "revealed_map": number % 4 == 2}
        game, rng = Dungeoneer.start(2 + number % 5, options, seed=f"saves {number}"), Random(f"saves {number}")
        while game.result is None:
            kinds = {question.kind for question in game.questions}
            if any(len(found.get(kind, [])) < MOST_OF_A_KIND for kind in kinds):
                saved = game.save()
                for kind in kinds:
                    found.setdefault(kind, []).append(saved)
            asked = rng.choice([question for question in game.questions if question.awaited or rng.random() < 0.02])
            player = chance if rng.random() < 0.4 else steady
            game.choose(asked.seat, asked.id, answer(game, asked, player, rng))
        found.setdefault("over", []).append(game.save())
    return found


def all_saves() -> list[str]:
    """As many of every kind."""
    return [saved for kind in sorted(positions()) for saved in positions()[kind][:MOST_OF_A_KIND]]


def test_every_question_is_among_the_positions_and_loads_unchanged() -> None:
    assert set(positions()) >= KINDS, f"never {sorted(KINDS - set(positions()))}"
    for saved in {*all_saves()}:
        assert Dungeoneer.load(saved).save() == saved


@pytest.mark.parametrize("number", range(4))
def test_random_damage_is_named_or_does_no_harm(number: int) -> None:
    refused = random_damage(Dungeoneer, all_saves(), f"damage {number}", 150, WORDS)
    assert 75 < refused < 150


CODES = {
    "not_your_turn", "wrong_phase", "wrong_timing", "not_enough_glory", "not_enough_peril", "own_peril", "no_target",
    "no_slot", "duplicate_category", "no_movement", "tipped", "on_cusp", "wall", "not_adjacent", "deck_empty",
    "illegal_placement", "not_in_quest_space", "already_attacked", "no_standard_attack", "once_per_turn_used",
    "cost_not_payable", "not_same_space", "declaration_done", "pack_full", "eliminated",
}  # fmt: skip


@pytest.mark.rule("DN-23.1")
def test_every_refusal_names_one_of_the_reasons() -> None:
    found = set()
    for saved in {*all_saves()}:
        game = Dungeoneer.load(saved)
        for question in game.questions:
            found |= {refused.reason for refused in question.refusals(game)}
    assert found <= CODES
    assert len(found) > len(CODES) / 2


def a_save(kind: str, **wanted: object) -> dict[str, Any]:
    """A position in which that kind of question is open and these fields are as wanted."""
    for saved in positions()[kind]:
        data: dict[str, Any] = json.loads(saved)
        state = data["state"]
        if all(state[name] == value for name, value in wanted.items()) and all(p["alive"] for p in state["players"]):
            return data
    raise LookupError(f"{kind} {wanted}")


@pytest.mark.parametrize(
    ("kind", "path", "value", "field"),
    [
        ("hero_acts", "players", [], "players"),
        ("hero_acts", "hands", [], "hands"),
        ("hero_acts", "phase", "lunch", "phase"),
        ("hero_acts", "phase", "build", "agenda.stack"),
        ("hero_acts", "phase", "over", "phase"),
        ("hero_acts", "turn", 9, "turn"),
        ("hero_acts", "turns", -1, "turns"),
        ("hero_acts", "turns", 0, "turns"),
        ("hero_acts", "stances.0", "sulk", "stances.0"),
        ("hero_acts", "deck.0", "excalibur", "deck.0"),
        ("hero_acts", "deck", [], "cards."),
        ("hero_acts", "discard", ["mo_drake"] * 4, "cards.mo_drake"),
        ("hero_acts", "hands.0", ["mo_rats"] * 9, "cards."),
        ("hero_acts", "known.0", ["tr_keys", "tr_keys"], "known.0"),
        ("hero_acts", "players.0.hero", "he_nobody", "players.0.hero"),
        ("hero_acts", "players.0.seat", 1, "players.0.seat"),
        ("hero_acts", "players.0.strength", 1, "players.0.strength"),
        ("hero_acts", "players.0.level", 4, "players.0.level"),
        ("hero_acts", "players.0.life", 7, "players.0.life"),
        ("hero_acts", "players.0.life", 0, "players.0.life"),
        ("hero_acts", "players.0.glory", 21, "players.0.glory"),
        ("hero_acts", "players.0.peril", -1, "players.0.peril"),
        ("hero_acts", "players.0.movement", -1, "players.0.movement"),
        ("hero_acts", "players.0.at", 99, "players.0.at"),
        ("hero_acts", "players.0.at", -1, "players.0.at"),
        ("hero_acts", "players.0.cusp", 7, "players.0.cusp"),
        ("hero_acts", "players.0.alive", False, "players.0."),
        ("hero_acts", "players.0.tip", {"cause": "wine"}, "players.0.tip.cause"),
        ("hero_acts", "players.0.tip", {"cause": "threat"}, "players.0.tip.target"),
        ("hero_acts", "players.0.boons", [{"number": 1, "card": "bn_sidestep", "by": 0}], "players.0.boons.0.card"),
        ("hero_acts", "players.0.pack", [{"number": 1, "card": "tp_net"}], "players.0.pack.0.card"),
        ("hero_acts", "players.0.done", ["qd_leap", "qd_smith", "qd_codex"], "players.0."),
        ("hero_acts", "players.0.used", ["everything"], "players.0.used.0"),
        ("hero_acts", "players.0.rolls", [{"source": "luck", "n": 2, "kinds": ["any"]}], "players.0.rolls.0"),
        ("hero_acts", "players.0.two_dice", "luck", "players.0.two_dice"),
        ("hero_acts", "spaces.1.card", "md_pub", "spaces.1.card"),
        ("hero_acts", "spaces.1.x", 5, "spaces."),
        ("hero_acts", "spaces.1.y", 40, "spaces."),
        ("hero_acts", "spaces.1.near.0", 3, "spaces.1.near"),
        ("hero_acts", "spaces.0.turned", True, "spaces.0.x"),
        ("hero_acts", "spaces.1.opened", [4], "spaces.1.opened"),
        ("hero_acts", "spaces", [], "map_cards"),
        ("hero_acts", "entrances", [1], "entrances"),
        ("hero_acts", "portals", [0], "portals"),
        ("hero_acts", "map_cards", [], "map_cards"),
        ("hero_acts", "map_cards.0.blocks", [1], "map_cards.0.blocks"),
        ("hero_acts", "removed", ["md_forge"], "map_cards"),
        ("hero_acts", "drawn", "md_forge", "map_cards"),
        ("hero_acts", "quest_deck.blocks", [99], "quest_deck.blocks"),
        ("hero_acts", "quest_deck.cards.0", "qd_nap", "quest_deck.cards.0"),
        ("hero_acts", "quests", [], "quest_deck.cards"),
        ("hero_acts", "quests.0.owner", 8, "quests.0.owner"),
        ("hero_acts", "quests.0.wounds", 9, "quests.0.wounds"),
        ("hero_acts", "quests.0.carrier", 1, "quests.0.carrier"),
        ("hero_acts", "quests.0.lies", 0, "quests.0.lies"),
        ("hero_acts", "visited", [77], "visited"),
        ("hero_acts", "draft", [{"card": "mo_rats", "target": 1, "cost": 1, "beast": None}], "draft.0.beast"),
        ("hero_acts", "encounters", [{"card": "tp_net", "target": 1, "cost": 1}], "cards.tp_net"),
        ("hero_acts", "roll", {"what": "attack", "seat": 0}, "roll"),
        ("hero_acts", "bane", {"card": "ba_frailty", "by": 0, "victim": 1, "payer": 1}, "cards.ba_frailty"),
        ("hero_acts", "windows", [{"kind": "reset"}], "windows"),
        ("hero_acts", "striking", True, "striking"),
        ("hero_acts", "struck", [0], "struck"),
        ("hero_acts", "fight", "qd_leap", "fight"),
        ("hero_acts", "fight_attr", "charm", "fight_attr"),
        ("hero_acts", "entered_late", 1, "entered_late"),
        ("hero_acts", "armed.0", [{"use": "play-bn_nap", "window": "enc"}], "armed.0.0"),
        ("hero_acts", "wants_stop", [True] * 6, "wants_stop"),
        ("hero_acts", "starts.0", 2, "starts.0"),
        ("hero_acts", "passes", 40, "passes"),
        ("hero_acts", "passed_maps", [{"card": "md_forge", "giver": 0, "receiver": 1}], "passed_maps.0"),
        (
            "hero_acts",
            "last_roll",
            {"what": "attack", "who": [{"seat": 9}], "dice": [1], "totals": [1]},
            "last_roll.who",
        ),
        ("hero_acts", "agenda.stack.0.kind", "deal", "agenda.stack"),
        ("hero_acts", "agenda.stack.1.name", "hero_phase", "agenda.stack"),
        ("hero_acts", "agenda.standing", [], "agenda.standing"),
        ("hero_acts", "result", {"reason": "end-stopped", "winners": [], "places": []}, "result.places"),
        ("window_action", "windows.0.kind", "door", "windows.0.kind"),
        ("window_action", "windows.0.affected", [9], "windows.0.affected"),
        ("window_action", "windows", [], "windows"),
        ("place_map", "drawn", "", "map_cards"),
        ("declare_encounters", "draft_recipient", 9, "draft_recipient"),
        ("peril_recipient", "encounters", [], "cards."),
        ("over", "phase", "hero", "phase"),
        ("over", "result.reason", "end-of_days", "result.reason"),
        ("over", "result.winners", [0, 1], "result"),
        ("over", "result", None, "agenda.stack"),
        ("setup", "starts.0", 22, "starts.0"),
    ],
)
def test_what_is_wrong_is_named(kind: str, path: str, value: object, field: str) -> None:
    wanted = {"phase": "setup"} if kind == "setup" else {}
    data = a_save("choose_entrance" if kind == "setup" else kind, **wanted) if kind != "over" else over()
    before = json.dumps(data)
    put(data["state"], path_of(path), value)
    assert json.dumps(data) != before
    assert refused_field(Dungeoneer, data).startswith(field)


def over() -> dict[str, Any]:
    """A game that is over."""
    found: dict[str, Any] = json.loads(positions()["over"][0])
    return found


@pytest.mark.parametrize(
    ("kind", "field", "value"),
    [
        ("spend_on_chance", "quest", "qd_smith"),
        ("monster_attribute", "quest", "qd_leap"),
        ("sacrifice_cost", "zone", "deck"),
        ("sacrifice_cost", "min", 3),
        ("peril_recipient", "n", 0),
        ("peril_recipient", "wounded", 9),
        ("choose_step", "hero", 9),
        ("forced_discard", "zone", "hand"),
        ("forced_discard", "victim", 9),
        ("encounter_target", "ref", "mo_nobody"),
        ("place_from_hand", "card", "md_pub"),
        ("hero_acts", "max", 3),
    ],
)
def test_a_question_about_what_is_not_there(kind: str, field: str, value: object) -> None:
    data = json.loads(positions()[kind][0])
    stack = data["state"]["agenda"]["stack"]
    place = next(place for place, entry in enumerate(stack) if entry["kind"] == kind)
    stack[place][field] = value
    named = "max" if field == "min" else field
    assert refused_field(Dungeoneer, data) in (f"agenda.stack.{place}.{field}", f"agenda.stack.{place}.{named}")


def test_a_roll_that_names_what_is_not_there() -> None:
    saves = [json.loads(saved) for saved in (*positions()["pause"], *positions()["window_action"])]
    combat = next(data for data in saves if data["state"]["roll"] and data["state"]["roll"]["what"] == "attack")
    threat = next(data for data in saves if data["state"]["roll"] and data["state"]["roll"]["attacker"] is None)
    for data, path, value in (
        (combat, "roll.what", "exit"),
        (combat, "roll.attr", "charm"),
        (combat, "roll.seat", 5),
        (combat, "roll.attacker", {"hero": 0, "entry": 0, "quest": ""}),
        (combat, "roll.defender", None),
        (combat, "roll.stars", [0]),
        (combat, "roll.steal", "qd_leap"),
        (threat, "roll.source", "mo_rats"),
        (threat, "roll.tags", ["luck"]),
        (threat, "roll.what", "attack"),
        (threat, "roll.prevented", [9]),
        (threat, "roll", None),
    ):
        damaged = json.loads(json.dumps(data))
        put(damaged["state"], path_of(path), value)
        assert refused_field(Dungeoneer, damaged).startswith("roll"), path


def test_a_declaration_in_the_making_that_nobody_could_pay_for() -> None:
    saves = [json.loads(saved) for saved in positions()["declare_encounters"]]
    data = next(data for data in saves if any(entry["beast"] for entry in data["state"]["draft"]))
    place = next(place for place, entry in enumerate(data["state"]["draft"]) if entry["beast"])
    for path, value in (("cost", 0), ("target", data["state"]["turn"]), ("attr", "charm"), ("space", 0)):
        damaged = json.loads(json.dumps(data))
        put(damaged["state"], path_of(f"draft.{place}.{path}"), value)
        assert refused_field(Dungeoneer, damaged) == f"draft.{place}.{path}"
    data["state"]["draft"] *= 4
    assert refused_field(Dungeoneer, data).startswith("draft")
