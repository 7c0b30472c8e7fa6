"""Combat: two sides, one attribute, two dice (DN-6), and the rewards for wounds (DN-7)."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

from games.dungeoneer.rules import attributes, breakdowns, effects, inventory, lethal, life
from games.dungeoneer.rules.acts.attacks import free_challenge
from games.dungeoneer.rules.acts.types import Challenge
from games.dungeoneer.rules.combat import odds, rolls
from games.dungeoneer.rules.components import COUNTER, COUNTER_LIMIT, Effect
from games.dungeoneer.rules.conditions import Context
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.marks import hero_mark
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Roll, ShownRoll, Side
from games.dungeoneer.rules.quest_completion import complete_quest, take_component
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Step
from rules.messages import Args, Message, Ref, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals


class Fight(Step):
    """One attack (DN-6.1): name hit effects, open the window, roll."""

    attacker: Side
    defender: Side
    attr: str
    steal: str = ""

    def run(self, game: DungeoneerState) -> None:
        """Announce the attack before anything is rolled."""
        hero = self.defender.hero if self.defender.hero != NOBODY else self.attacker.hero
        roll = Roll("attack", hero, self.attr, attacker=self.attacker, defender=self.defender, steal=self.steal)
        declared = self.attacker.entry != NOWHERE
        prevented = game.encounters[self.attacker.entry].prevented if declared else game.fight_prevented
        if prevented and self.attacker.hero == NOBODY:
            roll.prevented = [self.defender.hero]
        game.roll = roll
        sender: dict[str, Any] = {"by": seat_name(game.turn)} if declared else {}
        game.tell(
            "log-attack",
            **sender,
            attacker=attributes.side_name(game, self.attacker),
            defender=attributes.side_name(game, self.defender),
            attr=refer(f"attr-{self.attr}"),
        )
        choices = [
            HitEffectChoice(seat=controller(game, side), side=place)
            for place, side in enumerate((self.attacker, self.defender))
            if len(attributes.stars(game, side, self.attr)) > 1
        ]
        game.push(*choices, OpenWindow(window="roll", affected=roll.heroes), RollCombat())


def challenge(game: DungeoneerState, seat: Seat, act: Challenge) -> None:
    """Spend one movement and attack (DN-15.9 to DN-15.15)."""
    player = game.players[seat]
    if not free_challenge(game, player):
        life.spend_movement(game, seat)
    player.attacked = True
    game.push(Fight(attacker=Side(hero=seat), defender=act.target, attr=act.attr, steal=act.steal))


def controller(game: DungeoneerState, side: Side) -> Seat:
    """Who decides for that side: the hero's player, the Dungeonlord, or the left neighbour (DN-7.12)."""
    if side.hero != NOBODY:
        return side.hero
    if side.quest:
        return game.living((game.turn + 1) % game.seats)[0]
    return game.turn


class HitEffectChoice(Question):
    """Several hit effects: one is named before the roll (DN-6.12)."""

    default_id: ClassVar = "star-0"  # the oldest (DN-24.3)
    side: int
    """0 for the attacker, 1 for the defender."""

    def _stars(self, game: DungeoneerState) -> list[tuple[Ref, Effect]]:
        roll = game.roll
        if roll is None or roll.sides is None:
            raise LookupError("no combat is going on")
        return attributes.stars(game, roll.sides[self.side], roll.attr)

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Each hit effect by its source, the oldest first."""
        options = []
        for index, (source, star) in enumerate(self._stars(game)):
            effect = Message("about-star", {"effects": [breakdowns.struck(effect) for effect in star.effects]})
            options.append(
                Option(f"star-{index}", Message("do-hit_effect", {"source": source}), effect=effect, value=index)
            )
        return lethal.warn(game, self.seat, options, partial(lethal.goes_on, game, self.seat))

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        if game.roll is not None:
            game.roll.stars[self.side] = picked.value


class RollCombat(Step):
    """Both dice at once; the higher total hits (DN-6.6 to DN-6.10)."""

    def run(self, game: DungeoneerState) -> None:
        roll = rolls.take_roll(game)
        if roll is None or roll.sides is None:
            return
        attacker, defender = roll.sides
        attack_die, attack, _ = _roll_side(game, attacker, defender, roll.attr, defending=False)
        defence_die, defence, mark = _roll_side(game, defender, attacker, roll.attr, defending=True)
        who = [attributes.side_name(game, side) for side in roll.sides]
        rolls.show(game, ShownRoll("attack", who, [attack_die, defence_die], [attack, defence], attr=roll.attr))
        names: dict[str, Any] = {"attacker": who[0], "defender": who[1]}
        if attack > defence:
            hit(game, roll, 0)
        elif defence > attack and mark >= COUNTER:
            game.tell("log-counter", **names)
            hit(game, roll, 1)
        elif defence > attack:
            game.tell("log-parried", **names)
        else:
            game.tell("log-tie", **names)


def _roll_side(game: DungeoneerState, side: Side, against: Side, attr: str, *, defending: bool) -> tuple[int, int, int]:
    """Cast the die of one side and tell its total; returns the die, the total, and the mark of its score."""
    parts, mark = odds.combat_parts(game, side, against, attr, defending=defending)
    if side.hero != NOBODY:
        rolls.spend_roll_effects(game, side.hero, "defence" if defending else "attack")
        die = rolls.cast(game, side.hero)
    else:
        die = game.dice.roll(odds.FACES)
    name, score = attributes.side_name(game, side), parts[0][1]
    rolls.tell_parts(game, name, parts[1:])
    total = die + sum(n for _, n in parts)
    bonus = total - die - score
    game.tell("log-combat_total", who=name, attr=refer(f"attr-{attr}"), score=score, die=die, bonus=bonus, total=total)
    return die, total, mark


def hit(game: DungeoneerState, roll: Roll, place: int) -> None:
    """One side has hit the other: effect or wound, then the reward, then who is defeated (DN-7.13).

    `place`: 0 if the attacker has hit, 1 if the defender has.
    """
    if roll.sides is None:
        raise LookupError("a hit needs two sides")
    winner, loser = roll.sides[place], roll.sides[1 - place]
    if roll.steal and place == 0:
        take_component(game, roll.steal, winner.hero)
        return
    if loser.hero != NOBODY and loser.hero in roll.prevented:
        game.tell("log-prevented", player=seat_name(loser.hero), attacker=attributes.side_name(game, winner))
        return
    context = Context(you=controller(game, winner), victim=loser)
    stars = attributes.stars(game, winner, roll.attr)
    later = []
    if stars:
        source, star = stars[min(roll.stars[place], len(stars) - 1)]
        name = attributes.side_name(game, winner)
        game.tell("log-hit_effect", winner=name, by=part(source != name, "part-hit_by", source=source))
        later = effects.execute(game, star.effects, context)
    else:
        context.dealt = effects.wound_side(game, loser, 1)
    game.push(*later, *_after_hit(game, winner, loser, context.dealt))


def _after_hit(game: DungeoneerState, winner: Side, loser: Side, dealt: int) -> list[Step | Question]:
    """The rewards for a hit that has dealt so many wounds, then the check whether the loser falls."""
    after: list[Step | Question] = []
    if dealt and winner.hero != NOBODY and not loser.quest:
        after.append(GloryReward(seat=winner.hero, n=dealt))
    if dealt and winner.entry != NOWHERE and loser.hero != NOBODY:
        if game.recipient != NOBODY and game.players[game.recipient].alive:
            after.append(PerilReward(seat=game.recipient, n=dealt))
        else:
            after.append(PerilRecipient(seat=game.turn, n=dealt, wounded=loser.hero))
    if loser.hero != NOBODY:
        after.append(CheckDeath(seat=loser.hero))
    else:
        after.append(CheckDefeat(side=loser))
    return after


class GloryReward(Step):
    """Glory for wounds dealt by a hero (DN-7.8, DN-7.9)."""

    seat: Seat
    n: int

    def run(self, game: DungeoneerState) -> None:
        life.change_glory(game, self.seat, self.n)


class PerilReward(Step):
    """Peril for wounds dealt by a monster, to a player named before (DN-7.7)."""

    seat: Seat
    n: int

    def run(self, game: DungeoneerState) -> None:
        life.change_peril(game, self.seat, self.n)


class PerilRecipient(Question):
    """The monster's player gives Peril for the wounds to a player of their choice (DN-7.7)."""

    n: int
    wounded: Seat

    def describe(self, game: DungeoneerState) -> Args:
        return {"n": self.n, "wounded": seat_name(self.wounded)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Any player in the game, the asked one included."""
        options = []
        for seat in sorted(game.living(0)):
            option = Option(f"seat-{seat}", Message("do-give_peril", {"player": seat_name(seat)}), value=seat)
            option.mark, before = hero_mark(seat), game.players[seat].peril
            after = min(COUNTER_LIMIT, before + self.n)
            option.effect = Message("about-gains_peril", {"before": before, "after": after})
            options.append(option)
        return lethal.warn(game, self.seat, options, partial(lethal.goes_on, game, self.seat))

    def explained(self, game: DungeoneerState, *, ideas: bool = True) -> list[Option]:
        """The others first: hardly anyone gives Peril to themselves."""
        options = self.options(game)
        options.sort(key=lambda option: option.value == self.seat)
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        game.commit()
        life.change_peril(game, picked.value, self.n)

    def default(self, game: DungeoneerState) -> list[str]:
        """The wounded hero's player (DN-24.3)."""
        return [f"seat-{self.wounded}"]


class CheckDefeat(Step):
    """A monster whose wounds reach its life is defeated (DN-6.13); a quest's monster completes the quest."""

    side: Side

    def run(self, game: DungeoneerState) -> None:
        """Announced after the reward (DN-7.13)."""
        if attributes.side_life(game, self.side) > 0:
            return
        if self.side.quest:
            complete_quest(game, game.turn, self.side.quest)
            return
        entry = game.encounters[self.side.entry]
        if entry.beast is not None and entry.state != "dead":
            entry.state = "dead"
            inventory.discard_beast(game, entry.beast)
            game.tell("log-defeated", monster=entry.name)
