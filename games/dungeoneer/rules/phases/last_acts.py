"""Playing a card as the Dungeonlord and ending the phase in one answer, where no other card could follow (DN-3.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from games.dungeoneer.rules.acts.possible import possible_acts
from games.dungeoneer.rules.acts.types import PlayBane
from games.dungeoneer.rules.cards import pack, plans
from games.dungeoneer.rules.cards.plans import Single
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Message, Seat
from rules.questions import Option

KEYS = {
    "do-play_bane": {
        "": "do-play_bane_end",
        "pack": "do-play_bane_end_to_pack",
        "hand": "do-play_bane_end_to_hand",
    },
    "do-declare_trap": {"": "do-declare_trap_end"},
    "do-declare_monster": {"pack": "do-declare_monster_end_to_pack", "hand": "do-declare_monster_end_to_hand"},
    "do-declare_pack": {"pack": "do-declare_pack_end_to_pack", "hand": "do-declare_pack_end_to_hand"},
}
"""For the answer that plays a card, the answers that also end the phase, by where unwounded monsters go."""


class ThenEnd(NamedTuple):
    """Play this card, an encounter as the only one, and end the phase; unwounded monsters go there."""

    act: PlayBane | Single
    goes: str = ""


def last_acts(game: DungeoneerState, seat: Seat, options: Iterable[Option]) -> list[Option]:
    """The banes on heroes and encounters of these options that leave no other card to play, combined with the end.

    They have no mark, so dragging a card to a hero only plays it.
    """
    found = []
    for option in options:
        ends = KEYS.get(option.label.key.removesuffix("_first"), {})
        if ends and not option.unlisted and _is_last(game, seat, option.value):
            asked = isinstance(option.value, PlayBane) and bool(pack.unwounded(game))
            for goes, key in ends.items():
                if bool(goes) == asked or not isinstance(option.value, PlayBane):
                    id = f"{option.id}-end_to_{goes}" if goes else f"{option.id}-end"
                    both = replace(
                        option, id=id, label=Message(key, option.label.args), mark="", source="", handy=False
                    )
                    both.extends, both.value = option.id, ThenEnd(option.value, goes)
                    found.append(both)
    return found


def earlier_last_acts(game: DungeoneerState, seat: Seat, options: Iterable[Option]) -> list[Option]:
    """The last acts as earlier versions offered them, without saying where unwounded monsters go."""
    return [
        replace(option, id=f"{option.extends}-end", value=ThenEnd(option.value.act))
        for option in last_acts(game, seat, options)
        if option.value.goes == "pack"
    ]


def _is_last(game: DungeoneerState, seat: Seat, act: PlayBane | Single) -> bool:
    """Whether neither a bane on a hero nor an encounter could be played after this: cards or Peril are missing."""
    if isinstance(act, PlayBane):
        card, payer, cost, declared = act.card, act.victim, act.cost, game.declared
    else:
        card, payer, declared = act.candidate.card, act.target, True
        cost = plans.cost_for(game, act.candidate, payer)
    hand, players = list(game.hands[seat]), list(game.players)
    if card in hand and not (isinstance(act, Single) and act.candidate.number):
        hand.remove(card)
    players[payer] = replace(players[payer], peril=players[payer].peril - cost)
    hands = [hand if owner == seat else own for owner, own in enumerate(game.hands)]
    after = game.model_copy(update={"hands": hands, "players": players})
    if not declared and plans.declarable(after):
        return False
    return not any(
        isinstance(other, PlayBane) and other.key != "do-play_bane_edge"
        for other in possible_acts(after, seat, "dungeonlord")
    )
