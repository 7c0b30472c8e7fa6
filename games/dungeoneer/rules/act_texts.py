"""Acts as answers: what each costs and what it would change, a score or a chance before and after.

Only for display: computed on request, from what the asked seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import NamedTuple

from games.dungeoneer.rules import attributes, breakdowns
from games.dungeoneer.rules.acts.attacks import free_challenge, is_quest_space
from games.dungeoneer.rules.acts.possible import LOW_LIFE, possible_acts
from games.dungeoneer.rules.acts.types import (
    Act,
    Attach,
    Challenge,
    PlayBane,
    PlayInstant,
    Ready,
    RemoveBane,
    StandUp,
    UseEffect,
    mark_of,
)
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import ATTRIBUTES, CARDS, MAX_LIFE, QUESTS, Quest, healing, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.marks import hand_mark, hero_mark
from games.dungeoneer.rules.option_texts import challenge_after, with_load
from games.dungeoneer.rules.pieces import NOBODY, Laid, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Arg, Args, Message, Seat, refer, seat_name
from rules.questions import Drag, Option, Refusals, Shown, Undo, bring_forward

WAITING = frozenset({"score", "roll", "two_dice"})
"""Effects on rolls, which the window before the roll asks about."""
BEFORE_ATTEMPTS = frozenset({"reset", "dungeonlord", "build", "hero"})
"""The phases of a turn in which, or after which, its player may attempt quests."""
GOOD_CHANCE = 0.5
"""The least chance of an attack whose button comes before those of quests."""


def act_options(game: DungeoneerState, seat: Seat, when: str, refused: Refusals | None = None) -> list[Option]:
    """Everything that seat may do at that moment, as answers; an act cannot be taken back (DN-16.14).

    A tap on a card of the hand plays it, for its text is there to read. A hero, a card on the table or a quest may be
    tapped to read what it is.
    """
    options = []
    for act in possible_acts(game, seat, when, refused):
        mark, piece = mark_of(act), hand_mark(act.card) if isinstance(act, PlayBane) else ""
        drag = Drag(mark, hero_mark(seat)) if isinstance(act, Ready | PlayInstant) else Drag(piece, mark)
        option = Option(act.id, Message(act.key, act.args), act.group, mark, drag, value=act)
        option.undo = None if mark == hand_mark(act.card) else Undo.NEVER
        option.effect = partial(_act_about, game, seat, act)
        option.breakdown = partial(_act_sum, game, seat, act, when)
        options.append(option)
    return options


def _act_about(game: DungeoneerState, seat: Seat, act: Act) -> Message | None:
    """The cost and changes of the act; None if its name, which includes the price, and its breakdown say it all."""
    if isinstance(act, Challenge):
        return with_load("about-steal", {"cost": _cost(game, seat)}, game, seat, act.steal) if act.steal else None
    if isinstance(act, StandUp) or (change := _change(game, seat, act)) is None:
        return None
    subject = act.subject(seat)
    player = game.players[subject]
    has = player.peril if isinstance(act, PlayBane) else player.glory
    args: Args = {"player": seat_name(subject), "cost": act.cost, "before": has, "after": has - act.cost}
    return Message(f"about-act_{change.what}", args | change.args)


def _cost(game: DungeoneerState, seat: Seat) -> str:
    """Which movement a challenge costs (DN-15.9)."""
    if free_challenge(game, game.players[seat]):
        return "free"
    return "own" if seat == game.turn else "kept"


def _act_sum(game: DungeoneerState, seat: Seat, act: Act, when: str, *, brief: bool) -> list[Message]:
    """An attack or a threat as a breakdown; for a card or an effect, its text.

    In brief, an attack and getting up take one line, with the cost of an attack unless `_act_about` says it. There is
    no text of effects whose changes are described, nor of cards of a hand that is shown below the question.
    """
    brief = brief and when != "between"
    match act:
        case Challenge() if brief and act.steal:
            return [breakdowns.fight_gist(game, seat, Side(hero=seat), act.target, act.attr)]
        case Challenge() if brief:
            return [breakdowns.challenge_gist(game, seat, act, _cost(game, seat))]
        case Challenge():
            return breakdowns.fight_lines(game, seat, Side(hero=seat), act.target, act.attr)
        case StandUp():
            return breakdowns.stand_up_sum(game, seat, brief=brief)
        case Ready() | PlayInstant() | PlayBane() if brief and when in ("hero", "dungeonlord"):
            return []
        case _ if brief and _change(game, seat, act):
            return []
    return breakdowns.text_lines(act.card)


class Change(NamedTuple):
    """A change by an act: the end of the text's key, and the other arguments of the text."""

    what: str
    args: Args


def _change(game: DungeoneerState, seat: Seat, act: Act) -> Change | None:
    """The change for a hero: its Life, a threat, the roll at hand, a quest's chance, otherwise a score."""
    subject = act.subject(seat)
    player = game.players[subject]
    if healed := healing(act.effects, attributes.terrain_at(game, player.at)):
        return Change("life", {"life": player.life, "then": min(MAX_LIFE, player.life + healed)})
    for effect in act.effects:
        if effect.do == "threat":
            return Change("threat", {"percent": odds.percent(1 - odds.threat_chance(game, subject, effect))})
    if (stopped := _stopped_attack(game, seat, act)) is not None:
        return stopped
    if (bane := game.bane) is not None and bane.victim != NOBODY and CARDS[bane.card].plays:
        suffered = CARDS[bane.card].plays[0].effects
        game = afterwards(game, bane.victim, PlayBane("", "", card=bane.card, effects=suffered, victim=bane.victim))
    compared = _Comparison(game, afterwards(game, subject, act), seat)
    if game.roll is not None:
        return compared.roll(game.roll)
    if game.fight and (fought := compared.attack(Side(quest=game.fight), Side(hero=game.turn), game.fight_attr)):
        return fought
    if game.windows and game.windows[-1].kind == "enc" and (faced := compared.encounter(subject)):
        return faced
    quest = compared.quest(lasts=isinstance(act, Ready | RemoveBane)) if subject == seat else None
    return quest or compared.score(subject, readies=isinstance(act, Ready))


def _stopped_attack(game: DungeoneerState, seat: Seat, act: Act) -> Change | None:
    """Which attack the act makes harmless, or what it cancels; None if it does neither."""
    against, roll = act.against if isinstance(act, PlayInstant) else None, game.roll
    if act.does("cancel"):
        if against is not None:
            return Change("cancels", {"what": game.encounters[against.entry].name})
        return None if game.bane is None else Change("cancels", {"what": name_of(game.bane.card)})
    if act.does("prevent") and against is not None:
        return Change("harmless", {"who": attributes.side_name(game, against)})
    if act.does("prevent_combat") and roll is not None and roll.sides is not None:
        other = next(side for side in roll.sides if side.hero != seat)
        return Change("harmless", {"who": attributes.side_name(game, other)})
    return None


@dataclass(frozen=True, slots=True)
class _Comparison:
    """The table before and after an act of this seat. Its methods return the first change, None if there is none."""

    before: DungeoneerState
    after: DungeoneerState
    seat: Seat

    def roll(self, roll: Roll) -> Change | None:
        """The chance of the roll at hand."""
        if roll.sides is not None:
            return self.attack(*roll.sides, roll.attr)
        return _differ("chance", odds.roll_chance(self.before, roll), odds.roll_chance(self.after, roll))

    def attack(self, attacker: Side, defender: Side, attr: str) -> Change | None:
        """The chance of one side of an attack to hit."""
        now, then = (odds.fight_chances(table, attacker, defender, attr) for table in (self.before, self.after))
        for place, side in enumerate((attacker, defender)):
            named = attributes.side_args(self.before, self.seat, side)
            if (change := _differ("hit", now[place], then[place], **named)) is not None:
                return change
        return None

    def encounter(self, hero: Seat) -> Change | None:
        """The chance of a declared attack or trap that awaits that hero."""
        for index, entry in enumerate(self.before.encounters):
            if entry.state != "waiting" or entry.prevented:
                continue
            change = None
            if entry.beast is not None and entry.target == hero:
                change = self.attack(Side(entry=index), Side(hero=hero), entry.attr)
            elif entry.beast is None and self.before.players[hero].at == entry.space:
                trap = (entry.card, hero, entry.space)
                now, then = (1 - odds.trap_chance(table, *trap) for table in (self.before, self.after))
                change = _differ("quest", now, then, quest=name_of(entry.card))
            if change is not None:
                return change
        return None

    def quest(self, *, lasts: bool) -> Change | None:
        """The chance of a quest in reach; `lasts`: the effect is not only for this turn."""
        for quest in self.before.quests:
            if quest.owner in (NOBODY, self.seat) and self._in_reach(QUESTS[quest.id], lasts=lasts):
                slay = QUESTS[quest.id].monster is not None
                what, chance = ("slay", odds.blow_chance) if slay else ("quest", odds.quest_chance)
                strikes_first = slay and not quest.fought
                after = self._without_new_rolls() if strikes_first else self.after
                now, then = chance(self.before, self.seat, quest), chance(after, self.seat, quest)
                if (change := _differ(what, now, then, quest=name_of(quest.id))) is not None:
                    return change
        return None

    def _in_reach(self, quest: Quest, *, lasts: bool) -> bool:
        """Whether the hero can walk to the quest and, unless the effect `lasts`, attempt or strike it this turn."""
        game, player = self.before, self.before.players[self.seat]
        reached = geometry.steps_from(game, player.at)
        steps = min((reached[number] for number in reached if is_quest_space(game, number, quest)), default=None)
        if steps is None or lasts:
            return steps is not None
        if self.seat != game.turn or game.phase not in BEFORE_ATTEMPTS:
            return False
        attempt = 0 if game.quest(quest.id).fought else attributes.attempt_cost(quest, game.attempts)
        left = player.movement - steps - attempt
        return left >= 0 and (quest.monster is None or challenge_after(game, self.seat, left) != "later")

    def _without_new_rolls(self) -> DungeoneerState:
        """The table after an act whose effect on the next roll is spent on defending against a quest's monster."""
        now, players = self.before.players[self.seat], [*self.after.players]
        players[self.seat] = replace(players[self.seat], rolls=now.rolls, two_dice=now.two_dice)
        return self.after.model_copy(update={"players": players})

    def score(self, hero: Seat, *, readies: bool) -> Change | None:
        """A score of that hero, with the movement gained if the hero `readies` a card."""
        for attr in ATTRIBUTES:
            score, then = (
                attributes.hero_score(table, hero, attr, combat=True).value for table in (self.before, self.after)
            )
            if score != then:
                args: Args = {"attr": refer(f"attr-{attr}"), "score": score, "then": then}
                faster = readies and attr == "speed"
                gained = attributes.speed(self.after, hero) - self.before.top_speed if faster else 0
                return Change("speed", args | {"gained": gained}) if gained > 0 else Change("score", args)
        return None


def _differ(what: str, now: float, then: float, **args: Arg) -> Change | None:
    """The change of a chance, None if it is shown as the same."""
    before, after = odds.percent(now), odds.percent(then)
    return None if before == after else Change(what, {"chance": before, "then": after, **args})


def afterwards(game: DungeoneerState, subject: Seat, act: Act) -> DungeoneerState:
    """The table as it would be for rolls after that act; unchanged parts are shared with the game."""
    now, card = game.players[subject], CARDS.get(act.card)
    player = replace(now, boons=[*now.boons], treasures=[*now.treasures], effects=[*now.effects], rolls=[*now.rolls])
    player.banes = [laid for laid in now.banes if not (isinstance(act, RemoveBane) and laid.number == act.number)]
    if isinstance(act, Ready | PlayBane) and card is not None and card.span == "permanent":
        zones = {"boon": player.boons, "treasure": player.treasures, "bane": player.banes}
        zones[card.kind].append(Laid(0, card.id, subject, card.charges))
    for effect in act.effects:
        attributes.change_rolls(player, effect, act.card, act.cost)
    players = [*game.players]
    players[subject] = player
    return game.model_copy(update={"players": players})


# The order of answers


def _is_vain(game: DungeoneerState, seat: Seat, act: Act) -> bool:
    """Whether the act could only help with a roll, or harm its victim, and does neither as things are."""
    effects = act.effects
    if isinstance(act, PlayBane):
        printed = CARDS[act.card]
        if isinstance(act, Attach) or printed.reset is not None:
            return False
        effects += printed.effects
        threats = [effect for effect in effects if effect.do == "threat"]
        if threats:
            return all(odds.threat_chance(game, act.victim, threat, "bane") == 1 for threat in threats)
    elif not isinstance(act, PlayInstant | UseEffect):
        return False
    return all(effect.do in WAITING for effect in effects) and _change(game, seat, act) is None


def by_importance(game: DungeoneerState, seat: Seat, options: Iterable[Option]) -> list[Option]:
    """The answers: attacks first, the likeliest to hit and least risky before the others.

    Vain ones do not invite, and banes among them have a warning, for they cost a card and Peril.
    A cure for a hero with little Life, or else an attack with a `GOOD_CHANCE`, has its button before quests here.
    """
    options, chances = [*options], dict[str, tuple[float, float]]()
    for option in options:
        act = option.value
        if isinstance(act, Challenge):
            hit, countered = odds.fight_chances(game, Side(hero=seat), act.target, act.attr)
            chances[option.id] = -hit, countered
            if not hit:
                option.prominence, option.group = Shown.VAIN, ""
        elif option.label.key == "do-attempt_hopeless" or (isinstance(act, Act) and _is_vain(game, seat, act)):
            option.prominence = Shown.VAIN
            if isinstance(act, PlayBane):
                option.warning, option.effect = Message("risk-vain"), None
    options.sort(key=lambda option: chances.get(option.id, (1.0, 0.0)))
    here = [option for option in options if option.group.startswith("quest") and option.label.key != "do-put_down"]
    bring_forward(options, [option.id for option in here], Shown.VITAL + 1)
    if game.players[seat].life <= LOW_LIFE:
        cures = [option for option in options if isinstance(option.value, Act) and option.value.does("heal")]
        cheapest = sorted(cures, key=lambda option: option.value.cost)[:1]
        bring_forward(options, [option.id for option in cheapest], Shown.VITAL + 2)
    elif chances and min(chances.values())[0] <= -GOOD_CHANCE:
        bring_forward(options, [options[0].id], Shown.VITAL + 2)
    return options
