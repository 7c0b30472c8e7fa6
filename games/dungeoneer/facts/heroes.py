"""Facts about heroes as they are: scores, movement, Life and readied cards."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.facts.common import hero_args, listed
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import ATTRIBUTES, MAX_LIFE, name_of
from games.dungeoneer.rules.pieces import Player, Tip
from games.dungeoneer.rules.state import DungeoneerState
from rules.facts import Fact, seats_of
from rules.messages import Args, Message, Seat, part, refer


def states(game: DungeoneerState, seat: Seat) -> Iterator[Fact]:
    """The state of a hero: its strength and what adds up to it, its movement, its Life, what is readied (DN-8)."""
    for other in range(game.seats):
        player = game.players[other]
        args: Args = {**hero_args(game, seat, other), "hero": name_of(player.hero), "level": player.level}
        args |= {"life": player.life, "most": MAX_LIFE, "safe": player.life - 1 if player.alive else -1}
        for attr in ATTRIBUTES:
            parts = attributes.Parts()
            args[attr] = attributes.hero_score(game, other, attr, parts=parts).value
            changes = dict.fromkeys(source for source, number in parts[1:] if number)
            args[f"{attr}_changed"] = part(changes, "part-changed", printed=parts[0][1], changes=[*changes])
        args |= listed("attacks", (refer(f"attr-{attr}") for attr in attributes.attack_attributes(game, other)))
        tip = player.tip or Tip("free")
        chance = odds.threat_chance(game, other, tip, *tip.kinds)
        args |= {"attr": refer(f"attr-{tip.attr}"), "target": tip.target, "percent": odds.percent(chance)}
        args |= {"tipped": _tipped(game, player), "token": player.token, "text": refer(f"text-{player.hero}")}
        args |= {"boons_slots": player.printed.boons, "treasures_slots": attributes.treasure_slots(player)}
        for name, laid in (("boons", player.boons), ("treasures", player.treasures), ("pack", player.pack)):
            args |= listed(name, (card.name for card in laid))
        for kind in ("life", "scores", "moves", "gear") if player.alive else ("life",):
            yield Fact(kind, Message(f"fact-{kind}", args), seats=seats_of(seat, other), public=True)


def _tipped(game: DungeoneerState, player: Player) -> int:
    """Whether a hero is tipped: 0 no, 3 no though it is in a pit, 1 yes, 2 yes and getting up takes a roll."""
    if player.tip is not None:
        return 2 if player.tip.target and player.tip.cause != "pit" else 1
    return 3 if player.alive and game.spaces[player.at].printed.pit is not None else 0
