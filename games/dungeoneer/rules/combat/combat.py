"""Combat: two sides, one attribute, two dice (DN-6), and the rewards for wounds (DN-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.dungeoneer.rules import effects, inventory, life, scores
from games.dungeoneer.rules.combat import rolls
from games.dungeoneer.rules.components import COUNTER, COUNTER_LIMIT, Effect
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Roll, Shown, Side
from games.dungeoneer.rules.quests.completion import complete_quest, take_component
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Step
from rules.messages import Args, Message, Ref, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals

if TYPE_CHECKING:
    from games.dungeoneer.rules.game import Dungeoneer
    from games.dungeoneer.rules.scores import Parts


class Fight(Step):
    """One attack (DN-6.1): name hit effects, open the window, roll."""

    attacker: Side
    defender: Side
    attr: str
    steal: str = ""

    def run(self, game: Dungeoneer) -> None:
        """The attack is known to all before anything is rolled."""
        hero = self.defender.hero if self.defender.hero != NOBODY else self.attacker.hero
        roll = Roll("attack", hero, self.attr, attacker=self.attacker, defender=self.defender, steal=self.steal)
        prevented = game.encounters[self.attacker.entry].prevented if self.attacker.entry != NOWHERE else False
        if prevented or (self.attacker.quest and game.fight_prevented):
            roll.prevented = [self.defender.hero]
        game.roll = roll
        game.tell(
            "log-attack",
            attacker=scores.side_name(game, self.attacker),
            defender=scores.side_name(game, self.defender),
            attr=refer(f"attr-{self.attr}"),
        )
        choices = [
            HitEffectChoice(seat=controller(game, side), side=place)
            for place, side in enumerate((self.attacker, self.defender))
            if len(scores.stars(game, side, self.attr)) > 1
        ]
        game.push(*choices, OpenWindow(window="roll", affected=roll.heroes), RollCombat())


def controller(game: Dungeoneer, side: Side) -> Seat:
    """Who decides for that side: the hero's player, the Dungeonlord, or the left neighbour (DN-7.12)."""
    if side.hero != NOBODY:
        return side.hero
    if side.quest:
        return game.living((game.turn + 1) % game.seats)[0]
    return game.turn


class HitEffectChoice(Question):
    """Several hit effects: one is named before the roll (DN-6.12)."""

    side: int
    """0 for the attacker, 1 for the defender."""

    def _stars(self, game: Dungeoneer) -> list[tuple[Ref, Effect]]:
        roll = game.roll
        if roll is None or roll.attacker is None or roll.defender is None:
            raise LookupError("no combat is going on")
        return scores.stars(game, (roll.attacker, roll.defender)[self.side], roll.attr)

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Each hit effect by its source, the oldest first."""
        return [
            Option(f"star-{index}", "do-hit_effect", {"source": source}, value=index)
            for index, (source, _) in enumerate(self._stars(game))
        ]

    def about(self, game: Dungeoneer, option: Option) -> Message | None:
        """What it does in place of a wound."""
        _, star = self._stars(game)[option.value]
        return Message("about-star", {"effects": [struck(effect) for effect in star.effects]})

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """Only that one will apply."""
        game.commit()
        if game.roll is not None:
            game.roll.stars[self.side] = picked.value

    def default(self, game: Dungeoneer) -> list[str]:
        """The oldest (DN-24.3)."""
        return ["star-0"]


def struck(effect: Effect) -> Ref:
    """The words for one thing that a hit effect does."""
    return refer("struck-two_wounds" if effect.do == "wound" and effect.n == 2 else f"struck-{effect.do}")


def combat_parts(game: Dungeoneer, side: Side, other: Side, attr: str, *, defending: bool) -> tuple[Parts, int]:
    """What that side's total consists of beside the die, and its mark."""
    parts: Parts = []
    score, mark = scores.side_score(game, side, attr, defending=defending, parts=parts)
    short = score - sum(n for _, n in parts)
    if short:
        parts.append((scores.side_name(game, side), short))
    if side.hero != NOBODY:
        against = "" if other.hero != NOBODY else "monster"
        parts += rolls.roll_parts(game, side.hero, "defence" if defending else "attack", [], against=against)
    return parts, mark


class RollCombat(Step):
    """Both dice at once; the higher total hits (DN-6.6 to DN-6.10)."""

    def run(self, game: Dungeoneer) -> None:
        """Roll, compare, and let the hit follow."""
        roll = game.roll
        if roll is None or roll.attacker is None or roll.defender is None:
            return
        game.roll = None
        sides = (roll.attacker, roll.defender)
        if any(side.hero != NOBODY and not game.players[side.hero].alive for side in sides):
            return
        totals, dice, marks = [], [], []
        for defending, side in enumerate(sides):
            parts, mark = combat_parts(game, side, sides[1 - defending], roll.attr, defending=bool(defending))
            if side.hero != NOBODY:
                rolls.spend_roll_effects(game, side.hero, "defence" if defending else "attack")
                die = rolls.cast(game, side.hero)
            else:
                die = game.dice.roll(rolls.FACES)
            name = scores.side_name(game, side)
            rolls.tell_parts(game, name, parts[1:])
            total = die + sum(n for _, n in parts)
            game.tell(
                "log-combat_total",
                who=name,
                attr=refer(f"attr-{roll.attr}"),
                score=parts[0][1],
                die=die,
                bonus=total - die - parts[0][1],
                total=total,
            )
            totals.append(total)
            dice.append(die)
            marks.append(mark)
        rolls.show(game, Shown("attack", [scores.side_name(game, side) for side in sides], dice, totals))
        names = {"attacker": scores.side_name(game, sides[0]), "defender": scores.side_name(game, sides[1])}
        if totals[0] > totals[1]:
            hit(game, roll, 0)
        elif totals[1] > totals[0] and marks[1] >= COUNTER:
            game.tell("log-counter", attacker=names["attacker"], defender=names["defender"])
            hit(game, roll, 1)
        elif totals[1] > totals[0]:
            game.tell("log-parried", attacker=names["attacker"], defender=names["defender"])
        else:
            game.tell("log-tie", attacker=names["attacker"], defender=names["defender"])


def hit(game: Dungeoneer, roll: Roll, place: int) -> None:
    """The side at `place` has hit the other: effect or wound, then the reward, then who is defeated (DN-7.13)."""
    if roll.attacker is None or roll.defender is None:
        raise LookupError("a hit needs two sides")
    winner, loser = (roll.attacker, roll.defender) if place == 0 else (roll.defender, roll.attacker)
    if roll.steal and place == 0:
        take_component(game, roll.steal, winner.hero)
        return
    if loser.hero != NOBODY and loser.hero in roll.prevented:
        game.tell("log-prevented", player=seat_name(loser.hero), attacker=scores.side_name(game, winner))
        return
    by = controller(game, winner)
    context = effects.Context(you=by, victim=loser)
    found = scores.stars(game, winner, roll.attr)
    later = []
    if found:
        source, star = found[min(roll.stars[place], len(found) - 1)]
        name = scores.side_name(game, winner)
        if source == name:
            game.tell("log-own_hit_effect", winner=name)
        else:
            game.tell("log-hit_effect", winner=name, source=source)
        later = effects.execute(game, star.effects, context)
    else:
        context.dealt = effects.wound_side(game, loser, 1)
    game.push(*later, *_after_hit(game, winner, loser, context.dealt))


def _after_hit(game: Dungeoneer, winner: Side, loser: Side, dealt: int) -> list[Step | Question]:
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

    def run(self, game: Dungeoneer) -> None:
        """As many as were dealt."""
        life.change_glory(game, self.seat, self.n)


class PerilReward(Step):
    """Peril for wounds dealt by a monster, to a player named before (DN-7.7)."""

    seat: Seat
    n: int

    def run(self, game: Dungeoneer) -> None:
        """As many as were dealt."""
        life.change_peril(game, self.seat, self.n)


class PerilRecipient(Question):
    """The monster's player gives Peril for the wounds to a player of their choice (DN-7.7)."""

    n: int
    wounded: Seat

    def describe(self, game: Dungeoneer) -> Args:
        """How much it is and who was wounded."""
        return {"n": self.n, "wounded": seat_name(self.wounded)}

    def options(self, game: Dungeoneer, refused: Refusals | None = None) -> list[Option]:
        """Any player in the game, the asked one included."""
        return [
            Option(f"seat-{seat}", "do-give_peril", {"player": seat_name(seat), "n": self.n}, value=seat)
            for seat in sorted(game.living(0))
        ]

    def about(self, game: Dungeoneer, option: Option) -> Message | None:
        """That player's Peril before and after."""
        before = game.players[option.value].peril
        return Message("about-gains_peril", {"before": before, "after": min(COUNTER_LIMIT, before + self.n)})

    def answer(self, game: Dungeoneer, picked: Picked) -> None:
        """The Peril goes there."""
        game.commit()
        life.change_peril(game, picked.value, self.n)

    def default(self, game: Dungeoneer) -> list[str]:
        """The wounded hero's player (DN-24.3)."""
        return [f"seat-{self.wounded}"]


class CheckDefeat(Step):
    """A monster whose wounds reach its life is defeated (DN-6.13); a quest's monster completes the quest."""

    side: Side

    def run(self, game: Dungeoneer) -> None:
        """Announced after the reward (DN-7.13)."""
        if scores.side_life(game, self.side) > 0:
            return
        if self.side.quest:
            complete_quest(game, game.turn, self.side.quest)
            return
        entry = game.encounters[self.side.entry]
        if entry.beast is not None and entry.state != "dead":
            entry.state = "dead"
            inventory.discard_beast(game, entry.beast)
            game.tell("log-defeated", monster=entry.name)


def fight_lines(game: Dungeoneer, attacker: Side, defender: Side, attr: str) -> list[Message]:
    """The worked sum of an attack before it is made: the chances, then both totals without dice."""
    sums, lines, marks = [], [], []
    for defending, side in enumerate((attacker, defender)):
        parts, mark = combat_parts(game, side, (defender, attacker)[defending], attr, defending=bool(defending))
        total = sum(n for _, n in parts)
        who = scores.side_name(game, side)
        lines.append(Message("sum-side", {"who": who, "attr": refer(f"attr-{attr}"), "score": total}))
        lines += rolls.part_lines(parts[1:])
        sums.append(total)
        marks.append(mark)
    doubled = [side.hero != NOBODY and bool(game.players[side.hero].two_dice) for side in (attacker, defender)]
    wins, losses = chances(sums[0], sums[1], *doubled)
    striker, struck = scores.side_name(game, attacker), scores.side_name(game, defender)
    found = [Message("sum-hit", {"who": striker, "percent": round(100 * wins)})]
    if marks[1] >= COUNTER:
        found.append(Message("sum-countered", {"who": struck, "percent": round(100 * losses)}))
    return [*found, *lines]


def chances(attack: int, defence: int, doubled: bool = False, doubly: bool = False) -> tuple[float, float]:
    """How likely the attacker's total is higher, and how likely the defender's.

    `doubled` and `doubly`: whether the attacker, and the defender, takes the better of two dice.
    """
    wins = losses = ways = 0
    for one, first in _faces(doubled):
        for two, second in _faces(doubly):
            ways += first * second
            wins += first * second * (attack + one > defence + two)
            losses += first * second * (attack + one < defence + two)
    return wins / ways, losses / ways


def _faces(better_of_two: bool) -> list[tuple[int, int]]:
    """Each result of a die, or of the better of two, with in how many ways it comes about."""
    return [(face, 2 * face - 1 if better_of_two else 1) for face in range(1, rolls.FACES + 1)]
