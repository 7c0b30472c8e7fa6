"""A computer player that goes for its quests, readies what helps it and hurts rivals when the chances are good.

Each decision evaluates the options on one guess of the position, so it knows only what its seat may know.
"""

from __future__ import annotations

from random import Random

from games.dungeoneer.players import roll_help, routes, valuation
from games.dungeoneer.players.hero_plan import (
    acts_of,
    chance_with,
    hero_act,
    movement_needed,
    only_leads_back,
    sure_quest,
)
from games.dungeoneer.players.valuation import MOVEMENT, WORTH_THE_TROUBLE, best
from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.attacks import free_challenge
from games.dungeoneer.rules.acts.types import Act, Attach, Challenge, PlayBane, PlayInstant, StandUp
from games.dungeoneer.rules.cards import plans
from games.dungeoneer.rules.cards.between import BetweenEncounters
from games.dungeoneer.rules.cards.declaration import (
    DeclareEncounters,
    EncounterAttachment,
    EncounterAttribute,
    EncounterTarget,
)
from games.dungeoneer.rules.cards.pack import PackAssign, survivors
from games.dungeoneer.rules.cards.plans import EncounterSource, Single
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.combat.combat import PerilRecipient
from games.dungeoneer.rules.components import CARDS, PACK_SIZE, QUESTS, STEPS, name_of
from games.dungeoneer.rules.effects import ForcedDiscard
from games.dungeoneer.rules.inventory import same_category
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.building import PlaceMap
from games.dungeoneer.rules.map.revealed import PlaceFromHand
from games.dungeoneer.rules.movement import ChooseStep
from games.dungeoneer.rules.phases.discard_draw import DiscardOne
from games.dungeoneer.rules.phases.dungeonlord import DungeonlordActs
from games.dungeoneer.rules.phases.hero_phase import HeroActs
from games.dungeoneer.rules.phases.turns import PayUpkeep
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, Beast, Laid, OpenQuest, Planned, Side
from games.dungeoneer.rules.prospects import prospect
from games.dungeoneer.rules.quests.quests import (
    Attempt,
    MonsterAttribute,
    PickUp,
    PutDown,
    SacrificeCost,
    SpendOnChance,
)
from games.dungeoneer.rules.setup import ChooseEntrance, quests_there
from games.dungeoneer.rules.state import DungeoneerState
from games.dungeoneer.rules.windows import PASS, PASS_ATTACK, PASS_TURN, WindowAction
from rules.answer_values import AnswerValue
from rules.messages import Message, Seat
from rules.players import ComputerPlayer, Think, unrated
from rules.questions import Option, Question, Shown, without_steps_back

BANES = {"ba_lost_way": 0.005, "ba_leaden_feet": 0.02, "ba_mire": 0.03}
"""The worth of banes that do less than the others."""
BANE = 0.04
"""The worth of every other bane."""
WARD = 0.02
"""The cost of having used up something that cancels a bane."""
PERIL = 0.001
"""The worth of a rival's Peril to those who may spend it later."""
OUT_OF_REACH = 99.0
"""The distance of what the hero cannot get to."""
NEAREST, FARTHEST = 3, 2
"""Of equally good places for a map card, this many at either end of the list are preferred."""
ROLLS = ("roll", "two_dice")
"""The effects of cards that help the next roll."""
COMBINED_ENDS = frozenset({PASS_ATTACK, PASS_TURN, "end_let_go", "end_sorting"})
"""The ids of answers that do several others at once, which saves people a button press."""


class HeuristicPlayer(ComputerPlayer):
    """The heuristic player of the game."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """The best answer; among equal ones the first."""
        if len(options) == question.min == 1:
            return [options[0].id]
        game: DungeoneerState = think()  # type: ignore[assignment]
        match question:
            case HeroActs():
                return [hero_act(game, seat, options)]
            case DungeonlordActs() | BetweenEncounters():
                act = dungeonlord_act(game, seat, options)
                return [_with_survivors(game, seat, options) if act == "end" else act]
            case DeclareEncounters():
                return [next_encounter(game, seat, options)]
            case EncounterTarget():
                return [best_target(game, seat, question.candidate, options)]
            case EncounterAttachment():
                return [best_attachment(game, question, options)]
            case EncounterAttribute():
                return [best_attribute(game, question, options)]
            case WindowAction():
                worths = ((act.id, _window_worth(game, seat, act)) for act in acts_of(options))
                return [best(worths) or PASS]
            case ChooseEntrance():
                return [max(options, key=lambda option: len(quests_there(game, seat, option.id))).id]
            case PlaceMap():
                return [best_spot(game, seat, game.drawn, options, rng)]
            case PlaceFromHand():
                return [best_spot(game, seat, question.card, options, rng)]
            case DiscardOne():
                return [discard(game, seat, options)]
            case PerilRecipient():
                return [f"seat-{_peril_for(game, seat)}"]
            case PackAssign():
                return ["pack" if len(game.players[seat].pack) < PACK_SIZE else "hand"]
            case PayUpkeep():
                pays = [option.id for option in options if option.id.startswith("pay-")]
                return [pays[0] if pays and game.players[seat].glory >= 2 else options[-1].id]
            case SacrificeCost():
                return give_up(game, seat, question, options)
            case SpendOnChance():
                return [spend(game, seat, question, options)]
            case MonsterAttribute():
                return [max(options, key=lambda option: quest_blow(game, question, option.id)).id]
            case ForcedDiscard():
                return [force_out(game, seat, question, options)]
            case ChooseStep():
                return [step(game, seat, question, options)]
        default = question.default(game)
        return default if default else [option.id for option in options[: max(1, question.min)]]

    def weigh(
        self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random
    ) -> list[AnswerValue]:
        """Its pick, then the others: quests, ways, everything else; equivalent answers appear once.

        Where a quest is sure to be completed, nothing else is looked at.
        """
        ranks = {option.id: _rank(option) for option in options}
        picked = self.pick(seat, question, options, think, rng)
        game: DungeoneerState = think()  # type: ignore[assignment]
        sure = _sure_quest(game, seat, question, [option for option in options if option.id in picked])
        if sure:
            return [AnswerValue(tuple(picked), outcome=Message("tells-quest_sure", {"quest": name_of(sure)}))]
        first, *others = unrated(picked, question, _worth_a_look(game, seat, question, options))
        return [first, *sorted(others, key=lambda evaluated: ranks[evaluated.ids[0]])]


def _sure_quest(game: DungeoneerState, seat: Seat, question: Question, picked: list[Option]) -> str:
    """The quest that this answer is sure to complete in this turn; empty where there is none."""
    match question, picked:
        case HeroActs(), [option]:
            return sure_quest(game, seat, option)
        case SpendOnChance(quest=quest), [Option(value=spent)]:
            return quest if chance_with(game, seat, quest, spent) == 1 else ""
    return ""


def _worth_a_look(game: DungeoneerState, seat: Seat, question: Question, options: list[Option]) -> list[Option]:
    """The options without those that only repeat others in more presses, and those that can only harm oneself."""
    skipped, ids = set(COMBINED_ENDS), {option.id for option in options}
    if isinstance(question, HeroActs | DungeonlordActs | BetweenEncounters):
        skipped |= {option.id for option in options if _is_untimely(option) or _is_futile_trap(game, seat, option)}
    if any(isinstance(option.value, Single) for option in options):
        skipped.add("declare")
    skipped |= {option.id for option in options if option.prominence <= Shown.MARKED}
    if isinstance(question, DeclareEncounters):
        skipped |= {option.id for option in options if option.id.startswith("recipient-")}
    if isinstance(question, PerilRecipient):
        skipped.add(f"seat-{seat}")
    if isinstance(question, HeroActs):
        skipped |= {id for id in ids if only_leads_back(game, seat, id)}
    if isinstance(question, HeroActs) and game.players[seat].movement > 1 and "untip" in ids:
        skipped.add("end")  # one movement can be kept even after a failed attempt to get up
    if isinstance(question, WindowAction) and _is_prevented(game, seat):
        skipped |= {option.id for option in options if isinstance(option.value, Act) and option.value.does("step")}
    return [option for option in options if option.id not in skipped]


def _is_futile_trap(game: DungeoneerState, seat: Seat, option: Option) -> bool:
    """Whether this sets a trap in vain: its target cannot fail, or its owner stands there as well."""
    if not isinstance(option.value, Single) or option.value.attr:
        return False
    card, target = option.value.candidate.card, option.value.target
    at = game.players[target].at
    is_doubtful = odds.trap_chance(game, card, target, at) == 0 or game.players[seat].at == at
    return is_doubtful and valuation.trap_worth(game, seat, card, at) < 0


def _is_prevented(game: DungeoneerState, seat: Seat) -> bool:
    """Whether the attack that this seat's hero could step away from is prevented already."""
    window = game.windows[-1]
    if window.kind != "enc":
        return False
    if game.fight:
        return seat == game.turn and game.fight_prevented
    at = game.players[seat].at
    threats = [
        entry for entry in game.encounters if entry.target == seat or (entry.beast is None and entry.space == at)
    ]
    return bool(threats) and all(entry.prevented for entry in threats)


def _is_untimely(option: Option) -> bool:
    """Whether this only blocks one's own way, or helps a roll before which it can be used just as well."""
    act = option.value
    if not isinstance(act, Act):
        return False
    if isinstance(act, PlayBane) and not isinstance(act, Attach):
        return CARDS[act.card].target == "edge"
    return bool(act.effects) and all(
        effect.do in ROLLS or (effect.do == "score" and effect.attr != "speed") for effect in act.effects
    )


def _rank(option: Option) -> int:
    """Which options to look at first: quests, then ways and the end, then everything else."""
    if isinstance(option.value, Attempt | PickUp | PutDown):
        return 0
    return 1 if option.id.startswith("move-") or option.id in ("end", "explore", "declare", PASS) else 2


# The Dungeonlord phase


def dungeonlord_act(game: DungeoneerState, seat: Seat, options: list[Option]) -> str:
    """Encounters whose chances are good, then banes, then the end."""
    ids = [option.id for option in options]
    encounter = _best_encounter(game, seat) if "declare" in ids else None
    if encounter is not None:
        single = _first_encounter(game, seat, *encounter)
        if single is None:
            return "declare"
        alone = any(option.id == single.id and option.prominence <= Shown.MARKED for option in options)
        return single.alone_id if alone else single.id
    worths = ((act.id, _free_worth(game, seat, act)) for act in acts_of(options))
    return best(worths, WORTH_THE_TROUBLE) or ("go_on" if "go_on" in ids else "end")


def _free_worth(game: DungeoneerState, seat: Seat, act: Act) -> float:
    """The worth of the act in the Dungeonlord phase."""
    match act:
        case Attach():
            return 0.0
        case PlayBane():
            return _bane_worth(game, seat, act)
        case Challenge() if not _delays(game, seat):
            return valuation.attack_worth(game, seat, Side(hero=seat), act.target, act.attr)
        case Act(only_heals=True) if game.players[seat].life <= 2:
            return 1.0
    return 0.0


def _delays(game: DungeoneerState, seat: Seat) -> bool:
    """Whether a challenge takes the movement that a sure delivery needs."""
    player, needed = game.players[seat], movement_needed(game, seat)
    return needed > 0 and not free_challenge(game, player) and player.movement - 1 < needed


def _bane_worth(game: DungeoneerState, seat: Seat, act: PlayBane) -> float:
    """The worth of playing a bane: most against the strongest rival, none for one at an edge."""
    if CARDS[act.card].target == "edge":
        return 0.0
    share = 1.0 if act.victim == valuation.strongest_rival(game, seat) else 0.6
    for effect in act.effects:
        if effect.do == "threat":  # it comes to nothing where the victim meets it
            share *= 1 - odds.threat_chance(game, act.victim, effect, "bane")
    return share * BANES.get(act.card, BANE)


def _encounter_worth(game: DungeoneerState, seat: Seat, candidate: EncounterSource, target: Seat) -> float:
    """The worth of declaring the card on that target, given how scarce its Peril is.

    Against one who may win on its next turn, no Peril is saved.
    """
    cost = plans.least_cost(game, candidate, target)
    if cost is None or cost > plans.budget(game, target):
        return 0.0
    price = 0.0 if valuation.is_about_to_win(game, target) else PERIL * cost
    beast = plans.beast_of(game, candidate)
    if beast is None:
        return valuation.trap_worth(game, seat, candidate.card, game.players[target].at) - price
    attacks = attributes.beast_attributes(beast)
    if not attacks:
        return 0.002
    return max(_blow_worth(game, seat, beast, target, attr) for attr in attacks) - price


def _blow_worth(game: DungeoneerState, seat: Seat, beast: Beast, target: Seat, attr: str) -> float:
    """The worth of an attack of that monster."""
    return valuation.attack_worth(game, seat, Planned(beast=beast), Side(hero=target), attr)


def _best_encounter(game: DungeoneerState, seat: Seat) -> tuple[EncounterSource, Seat] | None:
    """The card that is best declared now, and on whom."""
    worths = [
        ((candidate, target), _encounter_worth(game, seat, candidate, target))
        for candidate in plans.candidates(game)
        for target in plans.targets(game, candidate)
    ]
    return best(worths)


def _first_encounter(game: DungeoneerState, seat: Seat, candidate: EncounterSource, target: Seat) -> Single | None:
    """That encounter in one answer; None where an attachment could go with it."""
    beast = plans.beast_of(game, candidate)
    attr = ""
    if beast is not None:
        attacks = attributes.beast_attributes(beast)
        if not attacks or plans.attachable(game, candidate, target):
            return None
        attr = max(attacks, key=lambda attr: _blow_worth(game, seat, beast, target, attr))
    return Single(candidate, target, attr)


def next_encounter(game: DungeoneerState, seat: Seat, options: list[Option]) -> str:
    """One more encounter while it is worth it, then the plans."""
    ids = [option.id for option in options]
    encounter = _best_encounter(game, seat)
    if encounter is not None:
        candidate, _ = encounter
        if f"add-{candidate.id}" in ids:
            return f"add-{candidate.id}"
    return "done" if "done" in ids else "cancel"


def best_target(game: DungeoneerState, seat: Seat, candidate: EncounterSource, options: list[Option]) -> str:
    """Where the encounter does most."""
    targets = without_steps_back(options)
    return max(targets, key=lambda option: _encounter_worth(game, seat, candidate, option.value)).id


def best_attribute(game: DungeoneerState, question: EncounterAttribute, options: list[Option]) -> str:
    """The attribute that hurts most."""
    beast = plans.beast_of(game, question.candidate, question.attachments)
    if beast is None:
        return options[0].id
    attacks = [option.id for option in without_steps_back(options)]
    return max(attacks, key=lambda attr: _blow_worth(game, question.seat, beast, question.target, attr))


def best_attachment(game: DungeoneerState, question: EncounterAttachment, options: list[Option]) -> str:
    """The one that lets the monster hurt most, or none; the first where that makes no difference."""

    def worth(option: Option) -> float:
        beast = plans.beast_of(game, question.candidate, option.value)
        if beast is None:
            return 0.0
        return max(
            _blow_worth(game, question.seat, beast, question.target, attr)
            for attr in attributes.beast_attributes(beast)
        )

    return max(without_steps_back(options), key=worth).id


# Windows


def _window_worth(game: DungeoneerState, seat: Seat, act: Act) -> float:
    """The worth of the act in the topmost window."""
    match act, game.windows[-1].kind:
        case Act(only_heals=True), _:
            return 0.5 if game.players[seat].life <= 2 else 0.0
        case Challenge(), _:
            return valuation.attack_worth(game, seat, Side(hero=seat), act.target, act.attr)
        case StandUp(), _:
            return 0.02
        case PlayInstant(), "enc":
            return _answer_worth(game, seat, act)
        case _, "bane" if act.does("cancel"):
            return _ward_worth(game, seat, act)
        case _, "roll":
            return roll_help.roll_worth(game, seat, act)
    return 0.0


def _answer_worth(game: DungeoneerState, seat: Seat, act: PlayInstant) -> float:
    """The harm of the attack that is answered."""
    hero = Side(hero=seat)
    if act.against is None:
        return 0.05 if game.players[seat].life <= 2 and act.does("step") else 0.0
    attr = game.fight_attr if act.against.quest else game.encounters[act.against.entry].attr
    wins, _ = odds.fight_chances(game, act.against, hero, attr)
    return -wins * valuation.hit_worth(game, seat, act.against, hero, attr) - valuation.glory_worth(
        game, seat, act.cost
    )


def _ward_worth(game: DungeoneerState, seat: Seat, act: Act) -> float:
    """The worth of being spared a bane: the card may be missed when a worse bane is played."""
    bane = game.bane
    if bane is None or bane.victim != seat:
        return 0.0
    return BANES.get(bane.card, BANE) - WARD - valuation.glory_worth(game, seat, act.cost)


# Smaller decisions


def _peril_for(game: DungeoneerState, seat: Seat) -> Seat:
    """The strongest rival, unless its hero has just lost its last Life: then the Peril would be lost with it."""
    staying = [other for other in game.living(0) if other != seat and game.players[other].life]
    return max(staying, key=lambda other: valuation.lead(game, other), default=valuation.strongest_rival(game, seat))


def best_spot(game: DungeoneerState, seat: Seat, card: str, options: list[Option], rng: Random) -> str:
    """Own quest spaces go where the hero can get to soon, a rival's far away from that rival.

    A card that no quest names counts as wanted by players whose quest's space is missing, as a way to it; else it goes
    far away. Options that are no places are left out.
    """
    places = [option for option in options if option.value is not None]
    wanting = {quest.owner for quest in game.quests if card in (QUESTS[quest.id].space, QUESTS[quest.id].goal)}
    wanting = wanting or {quest.owner for quest in game.quests if _is_missing(game, quest)}
    mine = bool(wanting & {seat, NOBODY})
    distances = _distances(game, seat if mine else min(wanting, default=seat), card)
    sign = 1 if mine else -1
    ends = {option.id for option in [*places[:NEAREST], *places[-FARTHEST:]]}
    return min(places, key=lambda option: (sign * distances[option.value], option.id not in ends, rng.random())).id


def _distances(game: DungeoneerState, hero: Seat, card: str) -> dict[geometry.Spot, float]:
    """The hero's distance in steps and risk from the card in each of its spots; before the start, from the Entrance."""
    risks = routes.Risks(game, hero)
    if game.players[hero].at == NOWHERE:
        far = {number: float(abs(space.x) + abs(space.y)) for number, space in enumerate(game.spaces)}
    else:
        far = {number: way.steps + way.risk / MOVEMENT for number, way in routes.ways(game, hero, risks).items()}
    distances = {}
    for spot, numbers in geometry.joins(game, card).items():
        distances[spot] = OUT_OF_REACH
        for number in numbers:
            if number in far:
                space = game.spaces[number]
                steps, risk = risks.to_leave(number, STEPS.index((spot.x - space.x, spot.y - space.y)))
                distances[spot] = min(distances[spot], far[number] + steps + risk / MOVEMENT)
    return distances


def _is_missing(game: DungeoneerState, quest: OpenQuest) -> bool:
    """Whether what the quest names is not on the map yet."""
    printed = QUESTS[quest.id]
    return any(card and geometry.space_of(game, card) == NOWHERE for card in (printed.space, printed.goal))


def discard(game: DungeoneerState, seat: Seat, options: list[Option]) -> str:
    """The card that is worth least; of treasures only one that blocks a better, affordable one; the pack is kept."""
    worths: dict[str, float] = {}
    barred: dict[int, float] = {}  # by the number of a readied treasure: the worth of the best card that it bars
    for option in options:
        match option.value:
            case str(card):
                worths[option.id] = worth = valuation.card_worth(game, seat, card)
                barrier = same_category(game.players[seat], card)
                if barrier is not None and game.players[seat].glory >= CARDS[card].cost:
                    barred[barrier.number] = max(worth, barred.get(barrier.number, 0.0))
    for option in options:
        match option.value:
            case Laid(number) if number in barred:
                worths[option.id] = -barred[number]
    return min(worths, key=lambda id: worths[id])


def _with_survivors(game: DungeoneerState, seat: Seat, options: list[Option]) -> str:
    """The end of the Dungeonlord phase; monsters go to the pack while there is room for all of them."""
    room = PACK_SIZE - len(game.players[seat].pack)
    place = "end_to_hand" if room <= 0 else "end"
    if len(survivors(game)) <= room:
        place = "end_to_pack"
    return place if any(option.id == place for option in options) else "end"


def give_up(game: DungeoneerState, seat: Seat, question: SacrificeCost, options: list[Option]) -> list[str]:
    """The cards that are worth least."""

    def worth(option: Option) -> float:
        if question.zone == "hand":
            return valuation.card_worth(game, seat, option.value)
        return valuation.permanent_worth(game, seat, option.value.card)

    return [option.id for option in sorted(options, key=worth)[: question.max]]


def spend(game: DungeoneerState, seat: Seat, question: SpendOnChance, options: list[Option]) -> str:
    """As much as improves the chance by more than the Glory is worth, rather one too many than one too few."""
    stake = valuation.completed(game, seat, question.quest) - prospect(game, seat)

    def worth(n: int) -> float:
        return chance_with(game, seat, question.quest, n) * stake - valuation.glory_worth(game, seat, n)

    n = max(range(len(options)), key=worth)
    one_short = chance_with(game, seat, question.quest, n) < chance_with(game, seat, question.quest, n + 1) == 1
    return options[n + 1 if one_short and n + 1 < len(options) else n].id


def quest_blow(game: DungeoneerState, question: MonsterAttribute, attr: str) -> float:
    """The worth of that attack of a quest's monster to the player who runs it."""
    return valuation.attack_worth(game, question.seat, Side(quest=question.quest), Side(hero=game.turn), attr)


def force_out(game: DungeoneerState, seat: Seat, question: ForcedDiscard, options: list[Option]) -> str:
    """The best of a rival's cards, or the worst of one's own."""
    sign, victim = -1 if question.victim == seat else 1, question.victim
    return max(options, key=lambda option: sign * valuation.permanent_worth(game, victim, option.value.card)).id


def step(game: DungeoneerState, seat: Seat, question: ChooseStep, options: list[Option]) -> str:
    """One's own hero towards spaces worth going to, others away from them."""
    wanted = valuation.goals(game, question.hero)
    sign = 1 if question.hero == seat else -1
    return max(options, key=lambda option: sign * wanted.get(option.value, 0.0)).id
