"""What a player can do with cards, effects and the off-turn token, now: in free time and in windows (DN-15, DN-16).

One function lists it for every moment; when it is handed a list, it adds what is refused and why. The modules that
carry acts out register themselves in `PERFORM`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.core.messages import Args, Seat, seat_name
from rules.core.questions import Option, Refusals, Refused
from rules.dungeoneer import effects, inventory, scores
from rules.dungeoneer.components import CARDS, QUESTS, Card, Effect, Play, Use, name_of
from rules.dungeoneer.effects import FIGHT, Context
from rules.dungeoneer.pieces import NOBODY, NOWHERE, Player, Roll, Side

if TYPE_CHECKING:
    from rules.dungeoneer.game import Dungeoneer

WINDOWS = ("reset", "enc", "bane", "roll", "chal", "move", "end")
FREE = ("dungeonlord", "between", "hero")
ANYTIME = frozenset((*FREE, "reset", "enc", "bane", "roll", "end"))
"""When Anytime cards and readied anytime effects may be used; the other two windows name what they allow."""
WALLS = frozenset((*FREE, "reset", "enc", "move", "end"))
"""When a bane that is aimed at an edge may be played (C-7)."""
LOW_LIFE = 2
"""Only with so little Life is a player asked before a roll just because a healing card is at hand (DN-16.1)."""


@dataclass(slots=True)
class Act:
    """One thing a player may do now. `base` is its id without amount and victim, for armed orders."""

    id: str
    key: str
    base: str = ""
    args: Args = field(default_factory=dict)
    group: str = ""
    mark: str = ""
    do: str = ""
    card: str = ""
    number: int = 0
    play: int = 0
    amount: int = 0
    victim: Seat = NOBODY
    entry: int = NOWHERE
    attr: str = ""
    target: Side | None = None
    steal: str = ""
    only_heals: bool = False

    def option(self) -> Option:
        """As an answer to a question. Whatever is done is done (DN-16.14)."""
        return Option(self.id, self.key, self.args, self.group, self.mark, final=True)


PERFORM: dict[str, Callable[[Dungeoneer, Seat, Act], None]] = {}
"""How each kind of act is carried out."""


def acts(game: Dungeoneer, seat: Seat, when: str, refused: Refusals | None = None) -> list[Act]:
    """Everything that seat may do at that moment, in a fixed order."""
    found: list[Act] = []
    if when in ANYTIME or when == "move":
        _from_hand(game, seat, when, found, refused)
    if when in ANYTIME:
        _from_table(game, seat, when, found, refused)
    if when in ("dungeonlord", "hero", "reset", "chal", "end"):
        _untip(game, seat, found, refused)
    if when in ("dungeonlord", "hero", "chal", "move", "end"):
        _challenges(game, seat, when, found, refused)
    if when == "roll" and found and all(act.only_heals for act in found):
        roll = game.roll
        if roll is None or seat not in roll.heroes or game.players[seat].life > LOW_LIFE:
            return [act for act in found if roll is not None and roll.attr == "life" and seat in roll.heroes]
    return found


def spendable(game: Dungeoneer, seat: Seat) -> int:
    """The movement a hero can spend: off-turn only the token (DN-15.2)."""
    player = game.players[seat]
    return player.movement if seat == game.turn else int(player.token)


def spend_movement(game: Dungeoneer, seat: Seat) -> None:
    """Spend one movement, or the token."""
    player = game.players[seat]
    if seat == game.turn:
        player.movement -= 1
    else:
        player.token = False
        game.tell("log-token_used", player=seat_name(seat))


# Cards in the hand


def _from_hand(game: Dungeoneer, seat: Seat, when: str, found: list[Act], refused: Refusals | None) -> None:
    seen = set()
    for card in game.hands[seat]:
        if card in seen:
            continue
        seen.add(card)
        printed = CARDS[card]
        if refused is None and when not in FREE and printed.time not in ("anytime", "response"):
            continue
        if printed.kind == "bane":
            _bane(game, seat, when, printed, found, refused)
        elif printed.kind in ("boon", "treasure"):
            if printed.time == "response":
                _response(game, seat, when, printed, found, refused)
            elif printed.span == "permanent":
                _permanent(game, seat, when, printed, found, refused)
            else:
                _instant(game, seat, when, printed, found, refused)
        elif refused is not None and when != "dungeonlord":
            _refuse(refused, printed, _wrong_time(game, seat, printed))


def _refuse(refused: Refusals | None, printed: Card, reason: str, id: str = "", **args: int | str) -> None:
    if refused is not None:
        refused.append(
            Refused(id or f"play-{printed.id}", "do-play_card", {"card": name_of(printed.id)}, reason, dict(args))
        )


def _wrong_time(game: Dungeoneer, seat: Seat, printed: Card) -> str:
    if printed.time == "response":
        return "wrong_timing"
    return "not_your_turn" if seat != game.turn else "wrong_phase"


def _permanent(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    player = game.players[seat]
    if when != "hero":
        _refuse(refused, printed, _wrong_time(game, seat, printed))
        return
    if player.glory < printed.cost:
        _refuse(refused, printed, "not_enough_glory", cost=printed.cost, glory=player.glory)
        return
    args: Args = {"card": name_of(printed.id), "cost": printed.cost}
    for use in printed.uses:
        # An item used in the moment it is played needs no slot (DN-17.17).
        context = Context(seat, source=printed.id)
        if use.discard and any(effects.can_happen(game, effect, context) for effect in use.effects):
            id = f"quaff-{printed.id}"
            found.append(Act(id, "do-quaff", id, args, group="cards", do="quaff", card=printed.id))
    if printed.kind == "treasure" and inventory.same_category(player, printed.id):
        _refuse(refused, printed, "duplicate_category")
    elif not inventory.free_slot(player, printed.id):
        _refuse(refused, printed, "no_slot")
    else:
        id = f"play-{printed.id}"
        found.append(Act(id, "do-play", id, args, group="cards", do="ready", card=printed.id))


def _instant(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    if when not in ANYTIME or (printed.time == "hero" and when != "hero"):
        _refuse(refused, printed, _wrong_time(game, seat, printed))
        return
    if game.players[seat].glory < printed.cost:
        _refuse(refused, printed, "not_enough_glory", cost=printed.cost, glory=game.players[seat].glory)
        return
    reason = "wrong_timing"
    for index, play in enumerate(printed.plays):
        if play.roll and when != "roll":
            continue
        if not _useful(game, seat, when, play.effects, printed.id):
            reason = "no_target"
            continue
        for amount in printed.amounts:
            if amount <= game.players[seat].glory:
                _add_instant(printed, index, amount, play.effects, found)
        return
    _refuse(refused, printed, reason)


def _add_instant(printed: Card, index: int, amount: int, printed_effects: Iterable[Effect], found: list[Act]) -> None:
    base = f"play-{printed.id}"
    id = f"{base}-n{amount}" if printed.most else base
    found.append(
        Act(
            id,
            "do-play",
            base,
            {"card": name_of(printed.id), "cost": amount},
            group="cards",
            do="instant",
            card=printed.id,
            play=index,
            amount=amount,
            only_heals=all(effect.do == "heal" for effect in printed_effects),
        )
    )


def _useful(game: Dungeoneer, seat: Seat, when: str, printed_effects: Iterable[Effect], source: str) -> bool:
    """Whether any of it could happen; before a roll, whether it could change the roll (DN-16.1)."""
    context = Context(seat, source=source)
    for effect in printed_effects:
        if effect.do == "prevent_combat" and when != "roll":
            continue
        if not effects.can_happen(game, effect, context):
            continue
        if when != "roll" or (game.roll is not None and changes_roll(game, effect, seat, game.roll)):
            return True
    return False


def changes_roll(game: Dungeoneer, effect: Effect, seat: Seat, roll: Roll) -> bool:
    """Whether an effect on that hero would change the roll, its score or its consequences (DN-16.1)."""
    if effect.do == "heal":
        return True
    if seat not in roll.heroes:
        return False
    if effect.do == "score":
        return effect.attr == roll.attr
    if effect.do == "roll":
        return "any" in effect.kinds or roll_kind(roll, seat) in effect.kinds
    if effect.do == "two_dice":
        return roll.dice == 1
    return effect.do == "prevent_combat" and roll.attacker is not None


def roll_kind(roll: Roll, seat: Seat) -> str:
    """What kind of roll it is for that hero: "attack", "defence", "threat" or "chance"."""
    if roll.attacker is not None:
        return "attack" if roll.attacker.hero == seat else "defence"
    return "chance" if roll.what == "chance" else "threat"


def order_kind(roll: Roll, seat: Seat) -> str:
    """The kind of roll as armed orders name it (DN-16.15)."""
    if roll.attacker is not None:
        return "attack" if roll.attacker.hero == seat else "defence"
    return "quest" if roll.is_quest else roll.what


# Responses


def _response(
    game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None
) -> None:
    window = game.windows[-1] if game.windows else None
    if when not in ("enc", "bane") or window is None or seat not in window.affected:
        _refuse(refused, printed, "wrong_timing")
        return
    if when == "bane" and (game.bane is None or game.bane.by == seat):
        _refuse(refused, printed, "wrong_timing")
        return
    if game.players[seat].glory < printed.cost:
        _refuse(refused, printed, "not_enough_glory", cost=printed.cost, glory=game.players[seat].glory)
        return
    before = len(found)
    for index, play in enumerate(printed.plays):
        for entry in _answered(game, seat, when, play):
            context = Context(seat, source=printed.id, entry=entry)
            if any(effects.can_happen(game, effect, context) for effect in play.effects):
                base = f"play-{printed.id}"
                suffix = f"-e{entry}" if entry >= 0 else "-fight" if entry == FIGHT else ""
                args: Args = {"card": name_of(printed.id), "cost": printed.cost}
                key = "do-play"
                if entry >= 0:
                    key = "do-play_against"
                    args["encounter"] = game.encounters[entry].name
                act = Act(base + suffix, key, base, args, group="cards", do="instant", card=printed.id)
                act.play, act.amount, act.entry = index, printed.cost, entry
                found.append(act)
    if len(found) == before:
        _refuse(refused, printed, "no_target")


def _answered(game: Dungeoneer, seat: Seat, when: str, play: Play) -> list[int]:
    """The entries a response answers (DN-5.18); one NOWHERE for a response that names none."""
    if play.answers == "attack":
        if when != "enc":
            return []
        if game.fight:
            roll_attr = game.fight_attr
            return [FIGHT] if not play.adventure and roll_attr in play.attrs else []
        return [
            index
            for index, entry in enumerate(game.encounters)
            if entry.beast is not None
            and entry.target == seat
            and entry.state == "waiting"
            and not entry.prevented
            and entry.attr in play.attrs
        ]
    if play.answers == "bane":
        bane = game.bane
        fits = when == "bane" and bane is not None and CARDS[bane.card].category in play.categories
        return [NOWHERE] if fits else []
    inside_roll = when == "bane" and game.roll is not None
    return [] if inside_roll else [NOWHERE]  # no hero moves while a roll is pending (DN-16.8)


# Banes


def payers(game: Dungeoneer, seat: Seat, cost: int) -> list[Seat]:
    """The other players whose Peril alone pays that cost (DN-5.3, DN-5.4)."""
    return [
        other for other in game.living((seat + 1) % game.seats) if other != seat and game.players[other].peril >= cost
    ]


def _bane(game: Dungeoneer, seat: Seat, when: str, printed: Card, found: list[Act], refused: Refusals | None) -> None:
    if printed.time == "dungeonlord":
        allowed = when in ("dungeonlord", "between")
    elif printed.target == "edge":
        allowed = when in WALLS
    else:
        allowed = when == "roll"
    if not allowed:
        _refuse(refused, printed, "wrong_timing" if printed.time == "anytime" else _wrong_time(game, seat, printed))
        return
    if printed.span == "attachment":
        _attachment(game, seat, printed, found, refused)
        return
    for other in range(game.seats):
        player = game.players[other]
        id = f"bane-{printed.id}-s{other}"
        if other == seat:
            _refuse(refused, printed, "own_peril", id)
        elif not player.alive:
            _refuse(refused, printed, "eliminated", id)
        elif player.peril < printed.cost:
            _refuse(refused, printed, "not_enough_peril", id, cost=printed.cost, peril=player.peril)
        elif not _can_hit(game, other, when, printed):
            _refuse(refused, printed, "no_target", id)
        else:
            args: Args = {"card": name_of(printed.id), "player": seat_name(other), "cost": printed.cost}
            key = "do-play_bane_edge" if printed.target == "edge" else "do-play_bane"
            act = Act(id, key, f"bane-{printed.id}", args, group="banes", do="bane", card=printed.id, victim=other)
            found.append(act)


def _can_hit(game: Dungeoneer, victim: Seat, when: str, printed: Card) -> bool:
    if printed.target == "edge":
        return True
    if when == "roll":
        roll = game.roll
        return roll is not None and victim in roll.heroes
    if not effects.needs_met(game, printed.id, victim):
        return False
    if printed.span == "permanent":
        return True
    context = Context(NOBODY, victim=Side(hero=victim), source=printed.id)
    return any(effects.can_happen(game, effect, context) for play in printed.plays for effect in play.effects)


def _attachment(game: Dungeoneer, seat: Seat, printed: Card, found: list[Act], refused: Refusals | None) -> None:
    """On a monster in the own pack (DN-5.16); on a declared one it is part of the declaration."""
    pack = game.players[seat].pack
    able = payers(game, seat, printed.cost)
    if not pack or not able:
        _refuse(refused, printed, "no_target" if not pack else "not_enough_peril")
        return
    for beast in pack:
        for other in able:
            args: Args = {"card": name_of(printed.id), "monster": beast.name, "player": seat_name(other)}
            args["cost"] = printed.cost
            base = f"attach-{printed.id}"
            act = Act(f"{base}-m{beast.number}-s{other}", "do-attach", base, args, group="banes", do="attach")
            act.card, act.number, act.victim = printed.id, beast.number, other
            found.append(act)


# What lies on the table


def _from_table(game: Dungeoneer, seat: Seat, when: str, found: list[Act], refused: Refusals | None) -> None:
    player = game.players[seat]
    for cards in (player.boons, player.treasures):
        for laid in cards:
            for use in laid.printed.uses:
                id = f"use-{laid.number}"
                args: Args = {"card": name_of(laid.card)}
                act = Act(id, "do-use", id, args, group="effects", do="use", card=laid.card, number=laid.number)
                _use(game, player, when, use, act, laid.charges, found, refused)
    for quest in player.done:
        artifact = QUESTS[quest].artifact_use
        if artifact is not None:
            id = f"artifact-{quest}"
            act = Act(id, "do-use", id, {"card": name_of(quest)}, group="effects", do="artifact", card=quest)
            _use(game, player, when, artifact, act, 0, found, refused)
    ability = player.printed.ability
    if ability is not None:
        act = Act("ability", "do-ability", "ability", {"hero": name_of(player.hero)}, group="effects", do="ability")
        act.card = player.hero
        _use(game, player, when, ability, act, 0, found, refused)
    if when == "hero":
        for laid in player.banes:
            if laid.printed.remove:
                args = {"card": name_of(laid.card), "cost": laid.printed.remove}
                act = Act(f"remove-{laid.number}", "do-remove_bane", "", args, group="effects", do="remove")
                act.card, act.number = laid.card, laid.number
                if player.glory >= laid.printed.remove:
                    found.append(act)
                elif refused is not None:
                    reason = {"cost": laid.printed.remove, "glory": player.glory}
                    refused.append(Refused(act.id, act.key, args, "not_enough_glory", dict(reason)))


def once_key(act: Act) -> str:
    """How a once-per-turn effect is remembered: readied cards by number, artifacts by id, the hero as "hero"."""
    return "hero" if act.do == "ability" else act.card if act.do == "artifact" else str(act.number)


def _use(
    game: Dungeoneer,
    player: Player,
    when: str,
    use: Use,
    act: Act,
    charges: int,
    found: list[Act],
    refused: Refusals | None,
) -> None:
    reason = ""
    args: Args = {}
    if use.time == "hero" and when != "hero":
        reason = "wrong_phase" if player.seat == game.turn else "not_your_turn"
    elif use.once and once_key(act) in player.used:
        reason = "once_per_turn_used"
    elif use.charge and not charges:
        reason = "cost_not_payable"
    elif player.glory < use.glory:
        reason = "not_enough_glory"
        args = {"cost": use.glory, "glory": player.glory}
    elif not _useful(game, player.seat, when, use.effects, act.card):
        reason = "no_target"
    if not reason:
        act.amount = use.glory
        if use.glory:
            act.key = "do-ability_for" if act.do == "ability" else "do-use_for"
            act.args = {**act.args, "cost": use.glory}
        act.only_heals = all(effect.do == "heal" for effect in use.effects)
        found.append(act)
    elif refused is not None:
        refused.append(Refused(act.id, act.key, act.args, reason, args))


# Getting up and challenging


def _untip(game: Dungeoneer, seat: Seat, found: list[Act], refused: Refusals | None) -> None:
    player = game.players[seat]
    if player.tip is None:
        return
    tip = player.tip
    args: Args = {}
    key = "do-untip"
    if tip.target and tip.cause != "pit":
        key = "do-untip_roll"
        args = {"attr": f"@attr-{tip.attr}", "target": tip.target}
    if spendable(game, seat):
        found.append(Act("untip", key, "untip", args, group="movement", do="untip"))
    elif refused is not None:
        refused.append(Refused("untip", key, args, "no_movement"))


def _challenges(game: Dungeoneer, seat: Seat, when: str, found: list[Act], refused: Refusals | None) -> None:
    """Standard attacks on what is in the same space (DN-15.9 to DN-15.14)."""
    player = game.players[seat]
    own = seat == game.turn
    if (own and when in ("chal", "move", "end")) or (not own and when in FREE):
        return
    targets = _chal_targets(game, seat) if when == "chal" else _free_targets(game, seat, when, refused)
    if not targets:
        return
    reason = _cannot_challenge(game, player)
    if reason:
        if refused is not None:
            for target, name in targets:
                refused.append(Refused(_challenge_id(target), "do-challenge_any", {"target": name}, reason))
        return
    attributes = scores.attack_attributes(game, seat)
    for target, name in targets:
        if not attributes and refused is not None:
            refused.append(Refused(_challenge_id(target), "do-challenge_any", {"target": name}, "no_standard_attack"))
        for attr in attributes:
            id = f"{_challenge_id(target)}-{attr}"
            args: Args = {"target": name, "attr": f"@attr-{attr}"}
            found.append(Act(id, "do-challenge", "", args, group="attacks", do="challenge", attr=attr, target=target))
            if target.hero != NOBODY and own and when in ("hero", "dungeonlord"):
                _steals(game, target, name, attr, found)


def _steals(game: Dungeoneer, target: Side, name: str, attr: str, found: list[Act]) -> None:
    for quest in game.quests:
        if quest.carrier == target.hero:
            args: Args = {"target": name, "attr": f"@attr-{attr}", "quest": name_of(quest.id)}
            id = f"steal-{quest.id}-{attr}"
            act = Act(id, "do-steal", "", args, group="attacks", do="challenge", attr=attr, target=target)
            act.steal = quest.id
            found.append(act)


def _challenge_id(target: Side) -> str:
    if target.hero != NOBODY:
        return f"challenge-s{target.hero}"
    return f"challenge-{target.quest}" if target.quest else f"challenge-e{target.entry}"


def free_challenge(game: Dungeoneer, player: Player) -> bool:
    """Whether this hero's challenge costs nothing now."""
    if player.seat != game.turn or "challenge" in player.used:
        return False
    return any(effect.kind == "challenge" for effect in player.printed.passive if effect.do == "free")


def _cannot_challenge(game: Dungeoneer, player: Player) -> str:
    if player.tip is not None:
        return "tipped"
    if player.attacked:
        return "already_attacked"
    if not spendable(game, player.seat) and not free_challenge(game, player):
        return "no_movement"
    return ""


def _free_targets(game: Dungeoneer, seat: Seat, when: str, refused: Refusals | None) -> list[tuple[Side, str]]:
    player = game.players[seat]
    targets = []
    for other in game.players:
        if other.seat != seat and other.alive:
            if other.at == player.at:
                targets.append((Side(hero=other.seat), seat_name(other.seat)))
            elif refused is not None:
                args: Args = {"target": seat_name(other.seat)}
                refused.append(Refused(f"challenge-s{other.seat}", "do-challenge_any", args, "not_same_space"))
        elif other.seat != seat and refused is not None:
            gone: Args = {"target": seat_name(other.seat)}
            refused.append(Refused(f"challenge-s{other.seat}", "do-challenge_any", gone, "eliminated"))
    if when == "hero":
        for quest in game.quests:
            if quest.fought and quest.owner in (NOBODY, seat) and is_in_space(game, seat, quest.id):
                side = Side(quest=quest.id)
                targets.append((side, scores.side_name(game, side)))
    return targets


def is_in_space(game: Dungeoneer, seat: Seat, quest: str) -> bool:
    """Whether the hero is where the quest is attempted (DN-13.1)."""
    printed, at = QUESTS[quest], game.players[seat].at
    if printed.terrain is not None:
        return scores.terrain_at(game, at) == printed.terrain
    return game.spaces[at].card == printed.space


def _chal_targets(game: Dungeoneer, seat: Seat) -> list[tuple[Side, str]]:
    """Monsters of the declaration that have attacked, or whose attack fell away, in the hero's space (DN-15.11)."""
    at = game.players[seat].at
    come = game.windows[-1].entry + 1
    return [
        (Side(entry=index), entry.name)
        for index, entry in enumerate(game.encounters[:come])
        if entry.beast is not None and entry.state in ("done", "cancelled") and entry.space == at
    ]
