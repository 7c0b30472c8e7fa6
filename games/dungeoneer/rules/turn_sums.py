"""The sums of small changes, and the line about another player's turn, with each deed and what it cost."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import takewhile

from games.dungeoneer.rules import event_kinds as kinds
from games.dungeoneer.rules.components import CARDS, HEROES, name_of
from games.dungeoneer.rules.event_kinds import artifact_of, card_name
from rules.messages import Arg, Args, Event, Part, Ref, SeatRef, part, refer
from rules.stories import names_in
from rules.tallies import Tallies, Tally

EFFECT_TEXTS: Mapping[Ref, Ref] = {
    **{name_of(id): refer(f"text-{id}") for id in (*CARDS, *HEROES)},
    **{name: refer(f"does-{id}") for name, id in kinds.QUEST_NAMES.items()},
}
"""The texts of cards, heroes and artifacts by their names."""

# The arguments that the text of a listed event gets from it and from the events `after` it (`Tally.more_args`)


def _artifact_text(event: Event, after: Sequence[Event]) -> Args:
    """The effect of a completed quest as an artifact, in brackets; empty if it is none."""
    return _in_brackets(artifact_of(event)["text"])


def _harmless_source(event: Event, after: Sequence[Event]) -> Args:
    """The trap or bane that did a hero no harm, in brackets."""
    return _in_brackets(event.args.get("source", ""))


def _in_brackets(text: Arg) -> Args:
    return {"does": part(text, "part-does", effects=text)}


def _price_and_text(event: Event, after: Sequence[Event]) -> Args:
    """The cost and the effect of the card that was played or used; if used again later, only the cost."""
    name = card_name(event.args["card"])
    again = any(later.key in kinds.CARD_PLAYS and name in names_in(later) for later in after)
    return {**_price(event, after), "does": part(not again, "part-says", text=EFFECT_TEXTS[name])}


def _price(event: Event, after: Sequence[Event]) -> Args:
    """The Glory that was paid for it at once, in brackets, or spent on the roll for a quest; empty if none was."""
    if not after or after[0].key != "log-glory_lost" or after[0].args["player"] != event.args["player"]:
        return {"price": ""}
    text = "part-spends" if event.key == "log-attempt" else "part-costs_glory"
    return {"price": Part(text, {"n": after[0].args["n"]})}


def _monster_and_totals(event: Event, after: Sequence[Event]) -> Args:
    """The monster that attacks, and the totals of both sides, empty before the roll."""
    attacker = event.args["attacker"]
    monster = part(not isinstance(attacker, SeatRef), "story-other", player=attacker)
    fight = takewhile(lambda later: later.key not in kinds.ROLL_BEGINS, after)
    totals = [later.args["total"] for later in fight if later.key == "log-combat_total"]
    both = Part("part-totals", {"one": totals[0], "other": totals[1]}) if len(totals) > 1 else ""
    return {"monster": monster, "totals": both}


# The sums and the listed events

TALLIES: Mapping[str, Tally] = {
    "log-enters": Tally("tally-spaces", amount_arg="", place_arg="space"),
    "log-glory_gained": Tally("tally-glory"),
    "log-glory_lost": Tally("tally-glory_lost"),
    "log-peril_gained": Tally("tally-peril"),
    "log-peril_lost": Tally("tally-peril", sign=-1),
}
"""The sums of a player's small changes, in this order."""
TOLD_BY: Mapping[str, Collection[str]] = {
    "tally-monster": ["log-declares_monster"],
    "tally-missed": ["log-tie", "log-parried", "log-prevented", "log-attack_falls_away"],
    "tally-cancelled": ["log-cancelled", "log-bane_fails"],
    "tally-two_dice": ["log-two_dice"],
    "tally-freed": ["log-bane_ends"],
    "tally-banked": ["log-banked"],
    **{
        f"tally-{what}": [f"log-{what}"]
        for what in (
            *("found", "level", "stolen", "picked_up", "put_down"),
            *("wounded", "healed", "tipped", "cusp", "eliminated", "untipped"),
            *("monster_wounded", "defeated", "attached", "to_pack", "to_hand", "discarded"),
            *("threat_failed", "chance_failed", "personal_place", "global_place"),
        )
    },
}
"""The events that the line about another player's turn tells, by the text that it has for them."""
MAY_BE_LEFT_OUT = {
    *(kinds.AFTER_ROLL_BEGINS | kinds.ROLL_BEGINS | kinds.LEADS_TO_ROLL | kinds.CHANCE_DICE | kinds.DECLARATIONS),
    *("log-automatic", "log-map_drawn", "log-movement", "log-stayed", "log-upkeep_paid", "log-upkeep_unpaid"),
} - {"log-walls"}
"""The events that this line may leave out because they lead to others that it tells.

Not the exits that a card locks: no other event says which they are, so that one is told in its own words.
"""
SUMS: Tallies = {
    **dict.fromkeys(kinds.MAP_PLACED, Tally("tally-placed", amount_arg="", place_arg="space")),
    **TALLIES,
    "log-peril_lost": (),  # each deed names the Peril that it costs
    **dict.fromkeys(MAY_BE_LEFT_OUT - TALLIES.keys(), ()),  # some get a text below instead
    **{key: Tally(text, listed=True) for text, keys in TOLD_BY.items() for key in keys},
    "log-quest_done": Tally("tally-quest_done", listed=True, more_args=_artifact_text),
    "log-declares_trap": Tally("tally-trap", listed=True, more_args=_price_and_text),
    "log-attempt": Tally("tally-attempt", listed=True, more_args=_price),
    "log-plays": Tally("tally-plays", listed=True, more_args=_price_and_text),
    "log-plays_bane": Tally("tally-bane", listed=True, more_args=_price_and_text),
    **dict.fromkeys(("log-uses", "log-uses_at_once"), Tally("tally-uses", listed=True, more_args=_price_and_text)),
    "log-ability": Tally("tally-ability", listed=True, more_args=_price),
    "log-attack": Tally("tally-attack", player_arg="attacker", listed=True, more_args=_monster_and_totals),
    "log-trap_escaped": Tally("tally-trap_escaped", listed=True, more_args=_harmless_source),
}
"""The line about another player's turn, by the events that it tells; it leaves out those with ()."""
