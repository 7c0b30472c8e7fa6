"""Challenges: whom or what a hero can attack now, and with which attribute (DN-15.9 to DN-15.15).

`Offers.when` names the moment: a phase of the turn, or the kind of window that is open ("chal": after an attack).
"""

from __future__ import annotations

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.offers import Offers
from games.dungeoneer.rules.acts.types import FREE, Challenge, QuestChallenge
from games.dungeoneer.rules.components import QUESTS, Quest, load_of
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.pieces import NOBODY, Player, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Name, Seat, refer, seat_name


def attack_acts(offers: Offers) -> None:
    """Standard attacks on targets in the same space (DN-15.9 to DN-15.14)."""
    game, when = offers.game, offers.when
    in_own_turn = offers.seat == game.turn
    if when in (("chal", "move", "end") if in_own_turn else FREE):
        return
    if when == "move" and offers.player.at != game.players[game.turn].at:
        return  # only where the turn player's hero has arrived (DN-15.12)
    targets = _declared_targets(offers) if when == "chal" else _free_targets(offers)
    if not targets:
        return
    reason = cannot_challenge(game, offers.player)
    attacks = [] if reason else attributes.attack_attributes(game, offers.seat)
    reason = reason or ("" if attacks else "no_standard_attack")
    if reason:
        missed = when in FREE and reason in ("already_attacked", "no_standard_attack")
        for target, name in targets:
            _refuse(offers, target, name, reason, missed=missed)
    for target, name in targets:
        for attr in attacks:
            args: Args = {"target": name, "attr": refer(f"attr-{attr}")}
            id = f"{_challenge_id(target)}-{attr}"
            kind = QuestChallenge if target.quest else Challenge
            offers.acts.append(kind(id, "do-challenge", args, target=target, attr=attr))
            if target.hero != NOBODY and in_own_turn and when in ("hero", "dungeonlord"):
                offers.acts += _steals(game, target, attr, args)


def _steals(game: DungeoneerState, target: Side, attr: str, args: Args) -> list[Challenge]:
    """The attacks on a hero to steal the component that it carries, for each quest."""
    carried = [quest.id for quest in game.quests if quest.carrier == target.hero]
    return [
        Challenge(f"steal-{id}-{attr}", "do-steal", {**args, "thing": load_of(id)}, target=target, attr=attr, steal=id)
        for id in carried
    ]


def _refuse(offers: Offers, target: Side, name: Name, reason: str, *, missed: bool = False) -> None:
    """Say why the hero cannot challenge that target."""
    if offers.refused is not None:
        label = Message("do-challenge_any", {"target": name})
        mark = "" if target.hero == NOBODY else hero_mark(target.hero)
        offers.refuse(_challenge_id(target), label, reason, missed=missed, mark=mark)


def _challenge_id(target: Side) -> str:
    if target.hero != NOBODY:
        return f"challenge-s{target.hero}"
    return f"challenge-{target.quest}" if target.quest else f"challenge-e{target.entry}"


def free_challenge(game: DungeoneerState, player: Player) -> bool:
    """Whether this hero's challenge costs nothing now; no hero makes a second one in a turn anyway (DN-15.10)."""
    if player.seat != game.turn:
        return False
    return any(effect.kind == "challenge" for effect in player.printed.passive if effect.do == "free")


def cannot_challenge(game: DungeoneerState, player: Player) -> str:
    """Why this hero cannot challenge anyone now; empty if it can (DN-15.8 to DN-15.10)."""
    if player.tip is not None:
        return "tipped"
    if player.attacked:
        return "already_attacked"
    if not game.spendable(player.seat) and not free_challenge(game, player):
        return "no_movement"
    return ""


def _free_targets(offers: Offers) -> list[tuple[Side, Name]]:
    """The heroes in the same space, in the hero phase also monsters of quests (DN-15.12)."""
    game, targets = offers.game, list[tuple[Side, Name]]()
    for other in (other for other in game.players if other.seat != offers.seat):
        side, name = Side(hero=other.seat), seat_name(other.seat)
        if other.alive and other.at == offers.player.at:
            targets.append((side, name))
        else:
            _refuse(offers, side, name, "not_same_space" if other.alive else "eliminated")
    if offers.when == "hero":
        for id in fought_here(game, offers.seat):
            side = Side(quest=id)
            targets.append((side, attributes.side_name(game, side)))
    return targets


def fought_here(game: DungeoneerState, seat: Seat) -> list[str]:
    """The quests whose monsters have attacked in this turn and are in the hero's space."""
    return [
        quest.id
        for quest in game.quests
        if quest.fought and quest.owner in (NOBODY, seat) and is_in_space(game, seat, quest.id)
    ]


def is_in_space(game: DungeoneerState, seat: Seat, quest: str) -> bool:
    """Whether the hero is where the quest is attempted (DN-13.1)."""
    return is_quest_space(game, game.players[seat].at, QUESTS[quest])


def is_quest_space(game: DungeoneerState, number: int, quest: Quest) -> bool:
    """Whether the quest is attempted in that space (DN-13.1)."""
    if quest.terrain is not None:
        return attributes.terrain_at(game, number) == quest.terrain
    return game.spaces[number].card == quest.space


def _declared_targets(offers: Offers) -> list[tuple[Side, Name]]:
    """Monsters of the declaration that have attacked, or whose attack lapsed, in the hero's space (DN-15.11).

    Of identical monsters (card, wounds, attachments) only the first: to attack either comes to the same.
    """
    processed = offers.game.windows[-1].entry + 1
    targets: dict[tuple[object, ...], tuple[Side, Name]] = {}
    for index, entry in enumerate(offers.game.encounters[:processed]):
        beast = entry.beast
        if beast is not None and entry.state in ("done", "cancelled") and entry.space == offers.player.at:
            kind = (beast.card, beast.wounds, *beast.attachments)
            targets.setdefault(kind, (Side(entry=index), entry.name))
    return list(targets.values())
