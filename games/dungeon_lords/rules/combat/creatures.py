"""The creature step: who acts, which attack, which target, what falls (sections 20 and 21)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache, partial
from typing import ClassVar

from games.dungeon_lords.rules.combat.damage import attack_sum, deal, of_target, running, visible
from games.dungeon_lords.rules.combat.lines import hero_ids
from games.dungeon_lords.rules.components import CREATURES, Attack
from games.dungeon_lords.rules.faults import Fault, lacking, offer
from games.dungeon_lords.rules.option_texts import ROOM_BONUS, creature_line
from games.dungeon_lords.rules.pieces import Creature, Hero, Mood
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.entries import Step
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Drag, Option, Picked, Question, Refusals, Refused, Undo, always, same_in_brief

WEAK_DAMAGE = 1


@lru_cache(maxsize=256)
def attacks_of(kind: str, mood: Mood | None, *, helped: bool) -> tuple[Attack, ...]:
    """The attacks of a creature with the bonus of a room, or the only one that a spell has left it."""
    printed, bonus = CREATURES[kind].attacks, ROOM_BONUS * helped
    if mood == "weak":
        return (Attack(id="weak", mode="normal", damage=WEAK_DAMAGE),)
    if mood == "enraged":
        # Of the first attack, only the number and what it forbids remain: priests as prey, healing, conquest.
        first = printed[0]
        changes = {"id": "enraged", "mode": "normal", "damage": first.damage + bonus, "times": 1, "next": 0}
        spares = first.spares if first.spares == "priest" else ""
        return (first.model_copy(update={**changes, "spares": spares, "stays_up": False}),)
    if not bonus:
        return tuple(printed)
    return tuple(
        attack.model_copy(update={"damage": attack.damage + bonus, "next": attack.next + bonus if attack.next else 0})
        for attack in printed
    )


def targets(line: list[Hero], attack: Attack) -> list[Hero]:
    """Whom the attack can hit: for a normal attack the first, for others everyone it may choose or strikes."""
    heroes = visible(line)
    if attack.mode == "normal":
        heroes = heroes[:1]
    if attack.spares == "first":
        return heroes[1:]
    if attack.spares == "priest":
        return [hero for hero in heroes if hero.printed.hero_class != "priest"]
    return heroes


def attacks_nobody(line: list[Hero], kind: str) -> bool:
    """Whether no attack of this creature has a target in the line; clinging to the party (DL-20.11) needs none."""
    return not any(attack.mode == "cling" or targets(line, attack) for attack in CREATURES[kind].attacks)


def aims(line: list[Hero], attack: Attack) -> bool:
    """Whether there is a choice of targets."""
    return attack.mode == "select" and len(targets(line, attack)) > 1


def hits_of(line: list[Hero], attack: Attack, shield: int) -> list[Message]:
    """Whom the attack hits and what would be left of each."""
    if attack.mode == "cling":
        return []
    struck = targets(line, attack)
    if attack.mode != "select":
        return attack_sum(struck, attack.damage, shield)
    lines = []
    for hero in struck:
        lines += attack_sum([hero], attack.damage, shield)
    is_choice = attack.times > 1 or len(struck) > 1
    return [Message("sum-choice", {"times": attack.times}), *lines] if is_choice else lines


def attack_fault(game: DungeonLordsState, seat: Seat, attack: Attack) -> Fault | None:
    """Why an attack is impossible; None if it is possible."""
    lord = game.lords[seat]
    if attack.food > lord.food:
        return lacking("no_food", attack.food, lord.food)
    if attack.mode == "cling" or targets(lord.line, attack):
        return None
    return Fault("target", {"why": "nobody", "creature": "none"})


def own_attacks(game: DungeonLordsState, seat: Seat, creature: Creature) -> tuple[Attack, ...]:
    """All attacks of a creature where it stands now."""
    battle = game.battle
    helped = battle is not None and creature.kind in game.lords[seat].tiles[battle.square].card.bonus
    return attacks_of(creature.kind, creature.mood, helped=helped)


def possible(game: DungeonLordsState, seat: Seat, creature: Creature) -> list[Attack]:
    """The attacks it can make now."""
    return [attack for attack in own_attacks(game, seat, creature) if not attack_fault(game, seat, attack)]


def may_refrain(attacks: list[Attack]) -> bool:
    """Whether a creature may come home instead: it can attack nobody, and clinging is its own choice (DL-20.2)."""
    return all(attack.mode == "cling" for attack in attacks)


def come_home(game: DungeonLordsState, seat: Seat, creature: Creature) -> None:
    """A creature that could not attack returns face up (DL-20.4)."""
    game.commit()
    creature.stand_down()
    game.tell("log-cannot_attack", player=seat_name(seat), creature=refer(f"creature-{creature.kind}"))


class CreatureStep(Step):
    """Ask for the next creature until all have acted (DL-20.1, DL-20.2)."""

    def run(self, game: DungeonLordsState) -> None:
        if game.battle is not None and game.lords[game.battle.seat].waiting:
            game.push(NextCreature(seat=game.battle.seat))


def first_in_line(game: DungeonLordsState, seat: Seat) -> Part | str:
    """Who would be hit first, with the hit points left, as a part of a text; empty if nobody can be seen."""
    first = next(iter(visible(game.lords[seat].line)), None)
    return "" if first is None else Part("part-in_front", {"hero": first.name, "left": first.left})


class NextCreature(Question):
    """Which deployed creature acts next."""

    forced: ClassVar = always

    def describe(self, game: DungeonLordsState) -> Args:
        return {"first": first_in_line(game, self.seat)}

    def waiting(self, game: DungeonLordsState) -> dict[str, int]:
        """An id for each different creature that has not acted, with its place in the lair."""
        first: dict[str, int] = {}
        for index, creature in enumerate(game.lords[self.seat].lair):
            if creature.deployed:
                name = f"{creature.kind}-{creature.mood}" if creature.mood else creature.kind
                first.setdefault(name, index)
        return first

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        options = []
        for name, index in self.waiting(game).items():
            creature = lord.lair[index]
            key = "do-creature" if possible(game, self.seat, creature) else "do-creature_in_vain"
            args: Args = {"creature": refer(f"creature-{creature.kind}")}
            option = Option(name, Message(key, args), mark=creature.kind, value=index)
            option.undo, option.effect = partial(self._undo, game, creature), partial(self._fights, game, creature)
            options.append(option)
        if refused is not None:
            for kind in dict.fromkeys(creature.kind for creature in lord.lair if creature.fallen):
                if kind not in self.waiting(game):
                    label = Message("do-creature", {"creature": refer(f"creature-{kind}")})
                    refused.append(Refused(kind, label, "fallen", mark=kind))
        return options

    def _undo(self, game: DungeonLordsState, creature: Creature) -> Undo:
        """A creature then attacks, or comes home, unless there is a further choice."""
        attacks, line = possible(game, self.seat, creature), game.lords[self.seat].line
        choices = len(attacks) + (bool(attacks) and may_refrain(attacks))
        return Undo.FREE if choices > 1 or any(aims(line, attack) for attack in attacks) else Undo.NEVER

    def _fights(self, game: DungeonLordsState, creature: Creature) -> Message:
        """The creature's attack now: a spell may have changed it."""
        if creature.mood is not None:
            (attack,) = own_attacks(game, self.seat, creature)
            return Message(f"do-attack_{attack.id}", {"damage": attack.damage, "food": 0, "next": 0})
        room = game.lords[self.seat].tiles[running(game).square]
        return creature_line(creature.kind, room=room)

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        index: int = picked.value
        creature = game.lords[self.seat].lair[index]
        game.push(CreatureStep())
        if possible(game, self.seat, creature):
            game.push(ChooseAttack(seat=self.seat, creature=index))
        else:
            come_home(game, self.seat, creature)


class ChooseAttack(Question):
    """Which of its attacks a creature makes. `creature`: its place in the lair."""

    forced: ClassVar = always
    creature: int

    def describe(self, game: DungeonLordsState) -> Args:
        creature = refer(f"creature-{game.lords[self.seat].lair[self.creature].kind}")
        return {"creature": creature, "first": first_in_line(game, self.seat)}

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        creature = lord.lair[self.creature]
        options: list[Option] = []
        for attack in own_attacks(game, self.seat, creature):
            args: Args = {"damage": attack.damage, "food": attack.food, "next": attack.next}
            option = Option(attack.id, Message(f"do-attack_{attack.id}", args), mark=creature.kind, value=attack)
            if offer(option, attack_fault(game, self.seat, attack), options, refused, missed=True):
                option.undo = Undo.FREE if aims(lord.line, attack) else Undo.NEVER
                option.breakdown = same_in_brief(self._hits, game, attack)
        name: Args = {"creature": refer(f"creature-{creature.kind}")}
        if may_refrain(possible(game, self.seat, creature)):
            options.append(Option("refrain", Message("do-refrain", name), mark=creature.kind, undo=Undo.NEVER))
        elif refused is not None:
            refused.append(Refused("refrain", Message("do-refrain", name), "must_attack"))
        return options

    def _hits(self, game: DungeonLordsState, attack: Attack) -> list[Message]:
        return hits_of(game.lords[self.seat].line, attack, running(game).shield)

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        creature = game.lords[self.seat].lair[self.creature]
        attack: Attack | None = picked.value
        if attack is None:
            come_home(game, self.seat, creature)
            return
        if attack.mode == "select":
            game.push(ChooseTarget(seat=self.seat, creature=self.creature, attack=attack.id, damage=attack.damage))
            return
        game.commit()
        act(game, self.seat, creature, attack)
        if attack.mode == "cling":
            return
        strike(game, self.seat, targets(game.lords[self.seat].line, attack), attack)


def act(game: DungeonLordsState, seat: Seat, creature: Creature, attack: Attack) -> None:
    """The creature acts: it pays, falls unless it stays up, and its effects on the round begin (DL-20.3)."""
    battle = game.battle
    if battle is None:
        return
    lord = game.lords[seat]
    lord.food -= attack.food
    creature.stand_down(fallen=not attack.stays_up)
    battle.no_heal = battle.no_heal or attack.no_heal
    battle.no_conquest = battle.no_conquest or attack.no_conquest
    name = refer(f"creature-{creature.kind}")
    if attack.mode == "cling":
        game.tell("log-clings", player=seat_name(seat), creature=name)
        return
    battle.attacked = True
    game.tell("log-attacks", player=seat_name(seat), creature=name, damage=attack.damage, food=attack.food)
    if attack.no_heal:
        game.tell("log-no_heal", player=seat_name(seat))
    if attack.no_conquest:
        game.tell("log-no_conquest", player=seat_name(seat))


def strike(game: DungeonLordsState, seat: Seat, hit: list[Hero], attack: Attack) -> None:
    """Deal the attack's damage; a goblin goes on to the new first adventurer (DL-21.1)."""
    fallen = deal(game, seat, [(hero, attack.damage) for hero in hit])
    if game.battle is None or not attack.next or not any(hero is gone for hero in hit for gone in fallen):
        return
    heroes = visible(game.lords[seat].line)
    if heroes:
        deal(game, seat, [(heroes[0], attack.next)])


class ChooseTarget(Question):
    """Whom a chosen attack hits; a witch with two bolts chooses twice (DL-21.5). `struck`: bolts dealt so far."""

    forced: ClassVar = always
    undo: ClassVar[Undo] = Undo.NEVER
    creature: int
    attack: str
    damage: int
    struck: int = 0

    def printed(self, game: DungeonLordsState) -> Attack:
        """The attack with the damage it has here."""
        kind = game.lords[self.seat].lair[self.creature].kind
        attack = next(attack for attack in CREATURES[kind].attacks if attack.id == self.attack)
        return attack.model_copy(update={"damage": self.damage})

    def describe(self, game: DungeonLordsState) -> Args:
        kind = game.lords[self.seat].lair[self.creature].kind
        several = self.printed(game).times > 1
        return {
            "creature": refer(f"creature-{kind}"),
            "damage": self.damage,
            "bolt": part(several, "part-bolt", n=self.struck + 1),
        }

    def options(self, game: DungeonLordsState, refused: Refusals | None = None) -> list[Option]:
        lord = game.lords[self.seat]
        line, kind = lord.line, lord.lair[self.creature].kind
        attack = self.printed(game)
        allowed, options = targets(line, attack), list[Option]()
        for hero_id, hero in zip(hero_ids(line), line, strict=True):
            label = Message("do-target", {"hero": hero.name, "left": hero.left})
            option = Option(hero_id, label, "", hero_id, Drag(kind, hero_id), value=hero)
            option.breakdown = same_in_brief(self._state_after, game, hero)
            why = "hidden" if hero.hidden else attack.spares
            spared = Fault("target", {"why": why, "creature": refer(f"creature-{kind}")})
            is_allowed = any(hero is target for target in allowed)
            offer(option, None if is_allowed else spared, options, refused, missed=True)
        return options

    def _state_after(self, game: DungeonLordsState, hero: Hero) -> list[Message]:
        """The state of the target afterwards."""
        return of_target(attack_sum([hero], self.damage, running(game).shield))

    def answer(self, game: DungeonLordsState, picked: Picked) -> None:
        game.commit()
        attack = self.printed(game)
        lord = game.lords[self.seat]
        if not self.struck:
            act(game, self.seat, lord.lair[self.creature], attack)
        strike(game, self.seat, [picked.value], attack)
        struck = self.struck + 1
        if game.battle is not None and struck < attack.times and targets(lord.line, attack):
            game.push(replace(self, struck=struck, id=0))
