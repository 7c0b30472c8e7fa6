"""Attempting quests: search, threat, chance, sacrifice, slay (DN-13). Escort quests: picking up and putting down."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, NamedTuple

from games.dungeoneer.rules import attributes, breakdowns, effects, inventory, life
from games.dungeoneer.rules.acts.attacks import is_in_space
from games.dungeoneer.rules.combat import combat, odds, rolls
from games.dungeoneer.rules.combat.combat import Fight
from games.dungeoneer.rules.combat.threats import FaceThreat
from games.dungeoneer.rules.components import ATTRIBUTES, CARDS, QUESTS, Effect, Quest, foe_of, load_of, name_of
from games.dungeoneer.rules.conditions import Context, printed_threat
from games.dungeoneer.rules.life import CheckDeath
from games.dungeoneer.rules.map.geometry import space_of
from games.dungeoneer.rules.marks import hand_mark, laid_mark, quest_mark
from games.dungeoneer.rules.option_texts import attempt_about, pick_up_about, put_down_about
from games.dungeoneer.rules.pieces import NOBODY, Laid, OpenQuest, Roll, ShownRoll, Side
from games.dungeoneer.rules.quest_completion import complete_quest, take_component
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import OpenWindow
from rules.entries import Step
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused, Undo, always, same_in_brief


def attempt_reason(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> str:
    """Why the turn player cannot attempt the quest now; empty if it is possible."""
    printed = QUESTS[quest.id]
    player = game.players[seat]
    if not is_in_space(game, seat, quest.id):
        return "not_in_quest_space"
    if printed.type == "slay" and quest.fought:
        return "already_attacked"
    if attributes.attempt_cost(printed, game.attempts):
        if player.tip is not None:
            return "tipped"
        if not player.movement:
            return "no_movement"
    if printed.price is not None and not attributes.can_sacrifice(game, seat, printed):
        return "cost_not_payable"
    return ""


def attempt(game: DungeoneerState, seat: Seat, id: str) -> None:
    """Begin an attempt: its cost, then the search if there is one, then the condition."""
    printed, quest = QUESTS[id], game.quest(id)
    if attributes.attempt_cost(printed, game.attempts):
        game.players[seat].movement -= 1
    game.attempts += 1
    game.tell("log-attempt", player=seat_name(seat), quest=name_of(id))
    if search := attributes.search_left(quest):
        game.push(FaceThreat.of(search, seat, "search", id, tags=["quest"]), CheckDeath(seat=seat))
    else:
        try_condition(game, seat, id)


def try_condition(game: DungeoneerState, seat: Seat, id: str) -> None:
    """The condition of the quest, by its type."""
    printed = QUESTS[id]
    if printed.threat is not None:
        game.push(FaceThreat.of(printed.threat, seat, "quest", id, tags=["quest"]))
    elif printed.chance is not None:
        game.push(SpendOnChance(seat=seat, quest=id))
    elif printed.price is not None:
        _ask_price(game, seat, printed)
    elif printed.monster is not None:
        game.push(MonsterAttribute(seat=combat.controller(game, Side(quest=id)), quest=id))


def search_outcome(game: DungeoneerState, roll: Roll, met: bool) -> None:
    """A success and the first try of the condition are one attempt (DN-13.17)."""
    if met:
        game.quest(roll.source).found = True
        game.tell("log-found", player=seat_name(roll.seat), quest=name_of(roll.source))
        try_condition(game, roll.seat, roll.source)
    else:
        context = Context(NOBODY, roller=roll.seat, source=roll.source)
        game.push(*effects.execute(game, printed_threat(roll).fail, context))


def quest_outcome(game: DungeoneerState, roll: Roll, met: bool) -> None:
    """Success completes the quest; failure strikes every hero in the space (DN-13.37, DN-13.38)."""
    if met:
        complete_quest(game, roll.seat, roll.source)
        return
    game.struck = game.heroes_at(game.players[roll.seat].at)
    game.striking = True
    game.push(FailStrikes(quest=roll.source))


class FailStrikes(Step):
    """The fail effect of a quest strikes one hero after the other, in turn order (DN-13.38, DN-18.13)."""

    quest: str

    def run(self, game: DungeoneerState) -> None:
        """The next hero; after the last the turn ends if its player is out."""
        threat = QUESTS[self.quest].threat
        if threat is None or not game.struck:
            life.end_strike(game)
            return
        seat = game.struck.pop(0)
        if game.players[seat].alive:
            later = effects.execute(game, threat.fail, Context(NOBODY, roller=seat, source=self.quest))
            game.push(*later, CheckDeath(seat=seat), self)
        else:
            game.push(self)


# Chance


class SpendOnChance(Question):
    """The Glory to spend on this roll, asked before it (DN-13.21)."""

    default_id: ClassVar = "spend-0"  # DN-24.3
    quest: str

    def describe(self, game: DungeoneerState) -> Args:
        chance = QUESTS[self.quest].chance
        return {"quest": name_of(self.quest), "target": chance.target if chance else 0}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(
                f"spend-{n}",
                Message("do-spend", {"n": n}),
                effect=partial(breakdowns.chance_line, game, self.seat, self.quest, n),
                value=n,
            )
            for n in range(game.players[self.seat].glory + 1)
        ]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Spend this much Glory; then comes the window before the roll (DN-13.21)."""
        game.commit()
        glory, chance = picked.value, QUESTS[self.quest].chance
        if chance is None:
            raise LookupError(f"{self.quest} rolls nothing")
        if glory:
            life.change_glory(game, self.seat, -glory)
        game.roll = Roll("chance", self.seat, target=chance.target, source=self.quest, dice=chance.dice, added=glory)
        game.push(OpenWindow(window="roll", affected=[self.seat]), RollChance())


class RollChance(Step):
    """The roll of a Chance quest (DN-13.20)."""

    def run(self, game: DungeoneerState) -> None:
        """One or two dice, the Glory spent, and effects on any roll."""
        roll = rolls.take_roll(game)
        if roll is None:
            return
        parts = odds.roll_parts(game, roll.seat, "chance", [])
        rolls.spend_roll_effects(game, roll.seat, "chance")
        if roll.dice == 1:
            dice = [rolls.cast(game, roll.seat)]
        else:
            dice = [game.dice.roll(odds.FACES) for _ in range(roll.dice)]
        bonus = roll.added + sum(n for _, n in parts)
        total = sum(dice) + bonus
        met = total >= roll.target
        rolls.tell_parts(game, seat_name(roll.seat), [(refer("part-glory"), roll.added), *parts])
        game.tell(
            "log-chance_met" if met else "log-chance_failed",
            player=seat_name(roll.seat),
            quest=name_of(roll.source),
            dice=dice,
            bonus=bonus,
            total=total,
            target=roll.target,
        )
        rolls.show(game, ShownRoll("chance", [seat_name(roll.seat)], dice, [total], roll.target))
        if met:
            complete_quest(game, roll.seat, roll.source)


# Sacrifice


def _ask_price(game: DungeoneerState, seat: Seat, quest: Quest) -> None:
    """Let the hero pay the price of a quest, if it has one, after a choice of cards where the price is cards."""
    price = quest.price
    if price is None:
        return
    if price.readied:
        game.push(SacrificeCost(seat=seat, quest=quest.id, zone="readied", min=price.readied, max=price.readied))
    elif price.hand:
        game.push(SacrificeCost(seat=seat, quest=quest.id, zone="hand", min=price.hand, max=price.hand))
    else:
        pay_price(game, seat, quest.id)


def pay_price(game: DungeoneerState, seat: Seat, id: str) -> None:
    """Pay the quest's price in Life; then it is completed (DN-13.30)."""
    price = QUESTS[id].price
    if price is not None and price.wounds:
        life.wound(game, seat, price.wounds)
    complete_quest(game, seat, id)


class SacrificeCost(Question):
    """Which cards are given up: exactly as many as printed."""

    forced: ClassVar = always

    quest: str
    zone: str

    def describe(self, game: DungeoneerState) -> Args:
        return {"quest": name_of(self.quest), "n": self.max}

    def _laid(self, game: DungeoneerState) -> list[Laid]:
        player = game.players[self.seat]
        return sorted(player.readied, key=lambda laid: laid.number)

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        if self.zone == "readied":
            return [
                self._option(f"card-{laid.number}", laid.card, laid_mark(laid.number), laid)
                for laid in self._laid(game)
            ]
        return [
            self._option(f"hand-{place}", card, hand_mark(card), card)
            for place, card in enumerate(game.hands[self.seat])
        ]

    def _option(self, id: str, card: str, mark: str, value: str | Laid) -> Option:
        """An answer with the text of the card; none for a monster that has nothing but its scores."""
        effect = None if CARDS[card].is_plain else Message(f"text-{card}")
        return Option(id, Message("do-give_up", {"card": name_of(card)}), mark=mark, effect=effect, value=value)

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """They are discarded and the rest of the price is paid."""
        game.commit()
        player = game.players[self.seat]
        if self.zone == "readied":
            for laid in sorted(picked.values, key=lambda laid: laid.number):
                inventory.discard_laid(game, player, laid)
        else:
            for card in picked.values:
                inventory.discard_from_hand(game, self.seat, card)
        pay_price(game, self.seat, self.quest)
        if game.result is None:
            inventory.check_slots(game, player)

    def default(self, game: DungeoneerState) -> list[str]:
        """The oldest fitting cards (DN-24.3)."""
        return [option.id for option in self.options(game)[: self.max]]


# Slay


def highest_attribute(id: str) -> str:
    """The standard attack of a quest's monster with the highest score."""
    monster = attributes.quest_monster(id)
    return max(attributes.quest_attributes(id), key=lambda attr: monster.scores[ATTRIBUTES.index(attr)][0])


class MonsterAttribute(Question):
    """The left neighbour runs the quest's monster and names its attribute (DN-13.31)."""

    forced: ClassVar = always

    quest: str

    def describe(self, game: DungeoneerState) -> Args:
        return {"monster": foe_of(self.quest), "player": seat_name(game.turn)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        options, sides = [], (Side(quest=self.quest), Side(hero=game.turn))
        for attr in attributes.quest_attributes(self.quest):
            lines = same_in_brief(breakdowns.fight_lines, game, self.seat, *sides, attr)
            options.append(Option(attr, Message("do-attribute", {"attr": refer(f"attr-{attr}")}), breakdown=lines))
        return options

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """The attack is open to answers like an encounter (DN-13.31a)."""
        game.commit()
        game.fight, game.fight_attr, game.fight_prevented = self.quest, picked.only, False
        game.tell("log-quest_monster", monster=foe_of(self.quest), player=seat_name(game.turn))
        game.push(OpenWindow(window="enc", affected=[game.turn]), MonsterAttacks(quest=self.quest))

    def default(self, game: DungeoneerState) -> list[str]:
        """Its highest (DN-24.3)."""
        return [highest_attribute(self.quest)]


class MonsterAttacks(Step):
    """The free attack of a quest's monster, unless the hero has left the space."""

    quest: str

    def run(self, game: DungeoneerState) -> None:
        """Attacked or not, the monster counts as having attacked (DN-13.31a, DN-13.32)."""
        quest = game.quest(self.quest)
        quest.fought = True
        game.fight = ""
        if game.players[game.turn].alive and is_in_space(game, game.turn, self.quest):
            game.push(Fight(attacker=Side(quest=self.quest), defender=Side(hero=game.turn), attr=game.fight_attr))
        else:
            game.tell("log-attack_falls_away", monster=foe_of(self.quest))


# Escort


def pick_up_reason(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> str:
    """Why that hero cannot pick the component up; empty if it can (DN-13.23 to DN-13.26)."""
    if attributes.lies_at(game, quest) != game.players[seat].at:
        return "not_in_quest_space"
    if not quest.touched and quest.owner not in (NOBODY, seat):
        return "no_target"
    return ""


def put_down(game: DungeoneerState, seat: Seat, id: str) -> None:
    """The component is put down; in the right space the quest is completed (DN-13.22, DN-13.25)."""
    quest, at = game.quest(id), game.players[seat].at
    quest.carrier, quest.lies = NOBODY, at
    game.tell("log-put_down", player=seat_name(seat), thing=load_of(id), space=name_of(game.spaces[at].card))
    if at == space_of(game, QUESTS[id].goal):
        complete_quest(game, seat, id)


class Attempt(NamedTuple):
    """Attempt a quest."""

    quest: str


class PickUp(NamedTuple):
    """Pick the component of a quest up."""

    quest: str


class PutDown(NamedTuple):
    """Put the component of a quest down."""

    quest: str


def quest_options(game: DungeoneerState, seat: Seat, refused: Refusals | None) -> list[Option]:
    """The turn player's possible acts about quests in the hero phase; collects the others in `refused`."""
    offers: list[Option | Refused] = []
    for quest in game.quests:
        if quest.carrier == seat:
            offers.append(_put_down_offer(game, seat, quest))
        elif QUESTS[quest.id].type == "escort":
            offers.append(_pick_up_offer(game, seat, quest))
        elif quest.owner in (NOBODY, seat):
            offers.append(_attempt_offer(game, seat, quest))
    if refused is not None:
        refused += (offer for offer in offers if isinstance(offer, Refused))
    return [offer for offer in offers if isinstance(offer, Option)]


def _put_down_offer(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Option:
    id, card = quest.id, game.spaces[game.players[seat].at].card
    key = "do-deliver" if card == QUESTS[id].goal else "do-put_down"
    label = Message(key, {"quest": name_of(id), "thing": load_of(id)})
    about = partial(put_down_about, game, seat, id)
    return Option(f"drop-{id}", label, "quests", effect=about, value=PutDown(id))


def _pick_up_offer(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Option | Refused:
    id = quest.id
    label = Message("do-pick_up", {"quest": name_of(id), "thing": load_of(id)})
    if reason := pick_up_reason(game, seat, quest):
        return Refused(f"pick-{id}", label, reason, _place(quest), mark=quest_mark(id))
    about = partial(pick_up_about, game, seat, id)
    return Option(f"pick-{id}", label, "quests", quest_mark(id), effect=about, value=PickUp(id))


def _attempt_offer(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Option | Refused:
    """The answer that attempts a quest, or its refusal."""
    id = quest.id
    cost = attributes.attempt_cost(QUESTS[id], game.attempts)
    args: Args = {"quest": name_of(id), "cost": cost}
    label = Message("do-attempt", args)
    if reason := attempt_reason(game, seat, quest):
        missed = reason != "not_in_quest_space"
        return Refused(f"quest-{id}", label, reason, _place(quest), missed, quest_mark(id))
    if odds.is_hopeless(game, seat, quest):
        label = Message("do-attempt_hopeless", args)
    option = Option(f"quest-{id}", label, "quests", quest_mark(id), undo=Undo.NEVER, value=Attempt(id))
    option.effect, option.breakdown = partial(attempt_about, game, seat, id), partial(attempt_sum, game, seat, id)
    return option


def _place(quest: OpenQuest) -> Args:
    """Where the quest is attempted, or its component waits at first."""
    printed = QUESTS[quest.id]
    return {"space": refer(f"terrain-{printed.terrain}") if printed.terrain is not None else name_of(printed.space)}


def carry_out(game: DungeoneerState, seat: Seat, what: Attempt | PickUp | PutDown) -> None:
    """Carry out the turn player's act about a quest."""
    match what:
        case Attempt(quest):
            attempt(game, seat, quest)
        case PickUp(quest):
            take_component(game, quest, seat)
        case PutDown(quest):
            put_down(game, seat, quest)


def attempt_sum(game: DungeoneerState, seat: Seat, id: str, *, brief: bool) -> list[Message]:
    """The breakdown of an attempt, in brief in one line; empty if it has none."""
    printed = QUESTS[id]
    if search := attributes.search_left(game.quest(id)):
        gist = _search_gist(game, seat, id, search)
        if brief:
            return [gist]
        return [gist, *breakdowns.threat_lines(game, seat, search, "quest")]
    if threat := printed.threat:
        if brief:
            first = breakdowns.threat_gist(game, seat, threat, "quest")
            return [Message("sum-attempt", {**first.args, "fails": _if_fails(game, seat, id, threat)})]
        lines = breakdowns.threat_lines(game, seat, threat, "quest")
        cost = _failure(game, seat, id, threat)
        return [*lines, Message("sum-quest_fails", {"cost": cost})] if cost else lines
    if printed.monster is None:
        return []
    if brief:
        return [Message("sum-quest_fight", _fight(game, seat, id))]
    sides = Side(quest=id), Side(hero=seat)
    return [
        line for attr in attributes.quest_attributes(id) for line in breakdowns.fight_lines(game, seat, *sides, attr)
    ]


def _fight(game: DungeoneerState, seat: Seat, id: str) -> Args:
    """The attack of the quest's monster that is likeliest to hit."""
    attrs, sides = attributes.quest_attributes(id), (Side(quest=id), Side(hero=seat))
    likeliest = max(attrs, key=lambda attr: odds.fight_chances(game, *sides, attr).hit)
    fight = breakdowns.fight_gist(game, seat, *sides, likeliest)
    return {**fight.args, "attr": refer(f"attr-{likeliest}"), "ways": len(attrs)}


def _search_gist(game: DungeoneerState, seat: Seat, id: str, search: Effect) -> Message:
    """The chances of the search and of the condition or fight that follows it, and what each costs if it fails."""
    first = breakdowns.threat_gist(game, seat, search, "quest")
    searched: Args = {**first.args, "search_fails": _if_fails(game, seat, id, search)}
    threat = QUESTS[id].threat
    if threat is None:
        then = _fight(game, seat, id)
        after = part(first.args["percent"], "part-after_search_fight", **then)
        return Message("sum-search", {**searched, "then": Part("sum-quest_fight", then), "after": after})
    chance = odds.percent(odds.threat_chance(game, seat, threat, "quest"))
    then = {"percent": chance, "fails": _if_fails(game, seat, id, threat)}
    after = part(first.args["percent"], "part-after_search", **then)
    return Message("sum-search", {**searched, "then": Part("part-then_chance", then), "after": after})


def _if_fails(game: DungeoneerState, seat: Seat, id: str, threat: Effect | None) -> Part | str:
    """The cost of failing as an addition to a chance; empty if there is none."""
    cost = _failure(game, seat, id, threat)
    return part(cost, "part-if_fails", cost=cost)


def _failure(game: DungeoneerState, seat: Seat, id: str, threat: Effect | None) -> Part | str:
    """The cost of failing, as a part of a text, and whether it also strikes other heroes who are there."""
    cost = next(iter(threat.fail), None) if threat is not None else None
    if threat is None or cost is None or odds.threat_chance(game, seat, threat, "quest") == 1:
        return ""
    everyone = cost.who == "each" and any(is_in_space(game, other, id) for other in game.rivals(seat))
    return Part(f"part-loses_{cost.do}", {"n": cost.n, "whom": refer("part-everyone") if everyone else ""})
