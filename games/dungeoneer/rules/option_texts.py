"""The effect of an answer, in one short line: a score or a chance before and after.

Only for display: computed on request, from what the asked seat may know.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial

from games.dungeoneer.rules import attributes, breakdowns
from games.dungeoneer.rules.acts.attacks import free_challenge, is_quest_space
from games.dungeoneer.rules.acts.possible import LOW_LIFE, possible_acts
from games.dungeoneer.rules.acts.types import (
    Act,
    Challenge,
    PlayBane,
    PlayInstant,
    Ready,
    RemoveBane,
    StandUp,
    mark_of,
)
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import (
    ATTRIBUTES,
    CARDS,
    MAX_LIFE,
    QUESTS,
    QUESTS_TO_WIN,
    Quest,
    healing,
    name_of,
)
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.map.geometry import FAR
from games.dungeoneer.rules.marks import hand_mark, hero_mark
from games.dungeoneer.rules.pieces import NOBODY, Laid, OpenQuest, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Arg, Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import Drag, Option, Refusals, Shown, Undo, bring_forward

BEFORE_ATTEMPTS = frozenset({"reset", "dungeonlord", "build", "hero"})
"""The phases of a turn in which, or after which, its player may attempt quests."""

# Cards and effects


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
        return _with_load("about-steal", {"cost": _cost(game, seat)}, game, seat, act.steal) if act.steal else None
    if isinstance(act, StandUp) or (changed := _change(game, seat, act)) is None:
        return None
    subject, (what, how) = act.subject(seat), changed
    player = game.players[subject]
    has = player.peril if isinstance(act, PlayBane) else player.glory
    args: Args = {"player": seat_name(subject), "cost": act.cost, "before": has, "after": has - act.cost}
    return Message(f"about-act_{what}", args | how)


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


def _change(game: DungeoneerState, seat: Seat, act: Act) -> tuple[str, Args] | None:
    """The change for a hero: its Life, a threat, the roll at hand, a quest's chance, otherwise a score.

    Given as the end of the text's key, with the other arguments of the text.
    """
    subject = act.subject(seat)
    player = game.players[subject]
    healed = healing(act.effects, attributes.terrain_at(game, player.at))
    if healed:
        return "life", {"life": player.life, "then": min(MAX_LIFE, player.life + healed)}
    for effect in act.effects:
        if effect.do == "threat":
            met = odds.threat_chance(game, subject, effect)
            return "threat", {"percent": odds.percent(1 - met)}
    if (stopped := _stopped_attack(game, seat, act)) is not None:
        return stopped
    if (bane := game.bane) is not None and bane.victim != NOBODY and CARDS[bane.card].plays:
        suffered = CARDS[bane.card].plays[0].effects
        game = afterwards(game, bane.victim, PlayBane("", "", card=bane.card, effects=suffered, victim=bane.victim))
    after = afterwards(game, subject, act)
    if game.roll is not None:
        return _roll_chance_change(game, after, seat, game.roll)
    if game.fight:
        monster, hero = Side(quest=game.fight), Side(hero=game.turn)
        if (fought := _struck(game, after, seat, monster, hero, game.fight_attr)) is not None:
            return fought
    if (
        game.windows
        and game.windows[-1].kind == "enc"
        and (faced := _declared_chance(game, after, seat, subject)) is not None
    ):
        return faced
    promised = (
        _quest_chance_change(game, after, seat, lasts=isinstance(act, Ready | RemoveBane)) if subject == seat else None
    )
    return promised or _score_change(game, after, subject, readies=isinstance(act, Ready))


def _quest_chance_change(
    game: DungeoneerState, after: DungeoneerState, seat: Seat, *, lasts: bool
) -> tuple[str, Args] | None:
    """The chance of the first quest in reach for which it changes, before and after; None if none."""
    for quest in game.quests:
        if quest.owner in (NOBODY, seat) and _in_reach(game, seat, QUESTS[quest.id], lasts=lasts):
            what, chance = ("slay", blow_chance) if QUESTS[quest.id].monster is not None else ("quest", quest_chance)
            strikes_first = what == "slay" and not quest.fought
            after_defending = _without_new_rolls(game, after, seat) if strikes_first else after
            now, later = chance(game, seat, quest), chance(after_defending, seat, quest)
            if (promised := _differ(what, now, later, quest=name_of(quest.id))) is not None:
                return promised
    return None


def _score_change(
    game: DungeoneerState, after: DungeoneerState, seat: Seat, *, readies: bool
) -> tuple[str, Args] | None:
    """The first score that changes, with the movement gained if the hero `readies` a card; None if none."""
    for attr in ATTRIBUTES:
        score, changed = (attributes.hero_score(state, seat, attr, combat=True)[0] for state in (game, after))
        if score != changed:
            args: Args = {"attr": refer(f"attr-{attr}"), "score": score, "then": changed}
            gained = attributes.speed(after, seat) - game.top_speed if readies and attr == "speed" else 0
            return ("speed", args | {"gained": gained}) if gained > 0 else ("score", args)
    return None


def _stopped_attack(game: DungeoneerState, seat: Seat, act: Act) -> tuple[str, Args] | None:
    """Which attack the act makes harmless, or what it cancels; None if it does neither."""
    against, roll = act.against if isinstance(act, PlayInstant) else None, game.roll
    if act.does("cancel"):
        if against is not None:
            return "cancels", {"what": game.encounters[against.entry].name}
        return None if game.bane is None else ("cancels", {"what": name_of(game.bane.card)})
    if act.does("prevent") and against is not None:
        return "harmless", {"who": attributes.side_name(game, against)}
    if act.does("prevent_combat") and roll is not None and roll.sides is not None:
        other = next(side for side in roll.sides if side.hero != seat)
        return "harmless", {"who": attributes.side_name(game, other)}
    return None


def _declared_chance(
    game: DungeoneerState, after: DungeoneerState, seat: Seat, subject: Seat
) -> tuple[str, Args] | None:
    """The chance of the first declared attack or trap that changes for that hero, before and after; None if none."""
    for index, entry in enumerate(game.encounters):
        if entry.state != "waiting" or entry.prevented:
            continue
        if entry.beast is not None and entry.target == subject:
            effect = _struck(game, after, seat, Side(entry=index), Side(hero=subject), entry.attr)
        elif entry.beast is None and game.players[subject].at == entry.space:
            now, later = (1 - trap_chance(state, entry.card, subject, entry.space) for state in (game, after))
            effect = _differ("quest", now, later, quest=name_of(entry.card))
        else:
            continue
        if effect is not None:
            return effect
    return None


def _in_reach(game: DungeoneerState, seat: Seat, quest: Quest, *, lasts: bool) -> bool:
    """Whether the hero can walk to the quest and, unless the effect `lasts`, still attempt or strike it this turn."""
    player = game.players[seat]
    reached = geometry.steps_from(game, player.at)
    steps = min((reached[number] for number in reached if is_quest_space(game, number, quest)), default=None)
    if steps is None or lasts:
        return steps is not None
    if seat != game.turn or game.phase not in BEFORE_ATTEMPTS:
        return False
    attempt = 0 if game.quest(quest.id).fought else attributes.attempt_cost(quest, game.attempts)
    left = player.movement - steps - attempt
    return left >= 0 and (quest.monster is None or _challenge_after(game, seat, left) != "later")


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
    return game.model_copy(update={"players": [player if other.seat == subject else other for other in game.players]})


def _without_new_rolls(game: DungeoneerState, after: DungeoneerState, seat: Seat) -> DungeoneerState:
    """The table after an act whose effect on the hero's next roll is spent on defending against a quest's monster."""
    now, player = game.players[seat], after.players[seat]
    spent = replace(player, rolls=now.rolls, two_dice=now.two_dice)
    return after.model_copy(update={"players": [spent if other.seat == seat else other for other in after.players]})


# Rolls


def _roll_chance_change(
    game: DungeoneerState, after: DungeoneerState, seat: Seat, roll: Roll
) -> tuple[str, Args] | None:
    """The chance of the roll at hand, before and after; None if it stays the same."""
    if roll.sides is None:
        return _differ("chance", roll_chance(game, roll), roll_chance(after, roll))
    return _struck(game, after, seat, *roll.sides, roll.attr)


def _struck(
    game: DungeoneerState, after: DungeoneerState, seat: Seat, attacker: Side, defender: Side, attr: str
) -> tuple[str, Args] | None:
    """The chance of one side of an attack to hit, before and after; None if both stay the same."""
    now, later = (odds.fight_chances(state, attacker, defender, attr) for state in (game, after))
    for side, one, other in zip((attacker, defender), now, later, strict=True):
        changed = _differ("hit", one, other, **attributes.side_args(game, seat, side))
        if changed is not None:
            return changed
    return None


def _differ(what: str, now: float, later: float, **args: Arg) -> tuple[str, Args] | None:
    if odds.percent(now) == odds.percent(later):
        return None
    return what, {"chance": odds.percent(now), "then": odds.percent(later), **args}


def roll_chance(game: DungeoneerState, roll: Roll) -> float:
    """The chance of a roll against a target number."""
    if roll.what == "chance":
        return odds.luck(game, roll.seat, roll.dice, roll.target - roll.added)
    return odds.threat_chance(game, roll.seat, roll, *roll.tags)


def quest_chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The chance that one attempt completes a quest without a monster."""
    printed = QUESTS[quest.id]
    chance = 1.0
    if search := attributes.search_left(quest):
        chance = odds.threat_chance(game, seat, search, "quest")
    if printed.threat is not None:
        return chance * odds.threat_chance(game, seat, printed.threat, "quest")
    if printed.chance is not None:
        return chance * odds.luck(game, seat, printed.chance.dice, printed.chance.target)
    return chance


def is_hopeless(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> bool:
    """Whether the first roll of an attempt fails even with all Glory, unless cards help it."""
    printed = QUESTS[quest.id]
    if (threat := attributes.search_left(quest) or printed.threat) is not None:
        return not odds.threat_chance(game, seat, threat, "quest")
    chance, glory = printed.chance, game.players[seat].glory
    return chance is not None and not odds.luck(game, seat, chance.dice, chance.target - glory)


def blow_chance(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> float:
    """The chance that the hero's best challenge hits the monster of a quest, which attacks first when attempted."""
    attacks = attributes.attack_attributes(game, seat)
    blows = (odds.fight_chances(game, Side(hero=seat), Side(quest=quest.id), attr)[0] for attr in attacks)
    return max(blows, default=0.0)


# Encounters


def trap_chance(game: DungeoneerState, card: str, victim: Seat, space: int) -> float:
    """The chance that a trap in that space strikes that hero."""
    return 1 - odds.threat_chance(game, victim, attributes.trap_threat(game, card, space), "trap")


# Challenges


def _cost(game: DungeoneerState, seat: Seat) -> str:
    """Which movement a challenge costs (DN-15.9)."""
    if free_challenge(game, game.players[seat]):
        return "free"
    return "own" if seat == game.turn else "kept"


def _with_load(key: str, args: Args, game: DungeoneerState, seat: Seat, id: str) -> Message:
    """The message, with the Speed that carrying the component of that quest costs, if any."""
    carried = [replace(quest, owner=seat, carrier=seat) if quest.id == id else quest for quest in game.quests]
    now, later = (attributes.speed(state, seat) for state in (game, game.model_copy(update={"quests": carried})))
    return Message(key, args) if now == later else Message(f"{key}_slower", {**args, "speed": now, "then": later})


# Places and quests


def there(game: DungeoneerState, seat: Seat, number: int) -> Message | None:
    """The heroes, the quests of that seat and what it can do about them after one step; None if there are none."""
    heroes = [seat_name(other) for other in game.heroes_at(number) if other != seat]
    quests = [
        _prospect(game, seat, quest) for quest in game.quests if number in attributes.quest_spaces(game, seat, quest)
    ]
    if heroes and quests:
        return Message("about-there_both", {"heroes": heroes, "quests": quests})
    if quests:
        return Message("about-there_quests", {"quests": quests})
    return Message("about-there", {"heroes": heroes}) if heroes else None


def _prospect(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Part:
    """A quest with how it goes on in its space, and the chance of an attempt there, or to hit its monster.

    `later`: the hero has no movement left for an attempt after one step.
    """
    printed, player = QUESTS[quest.id], game.players[seat]
    chance = quest_chance(game, seat, quest) if printed.monster is None else blow_chance(game, seat, quest)
    most = chance
    if printed.chance is not None:
        most = odds.luck(game, seat, printed.chance.dice, printed.chance.target - player.glory)
    escorts = printed.type == "escort"
    unpayable = printed.price is not None and not attributes.can_sacrifice(game, seat, printed)
    args: Args = {
        "quest": name_of(quest.id),
        "how": "deliver" if quest.carrier == seat else "unpayable" if unpayable else printed.type,
        "percent": odds.percent(chance),
        "most": odds.percent(most),
        "later": not escorts and player.movement - 1 < attributes.attempt_cost(printed, game.attempts),
    }
    return Part("part-quest_there", args)


def likeliest_first(game: DungeoneerState, seat: Seat, options: Iterable[Option]) -> list[Option]:
    """The answers; of the challenges of one target, the likeliest to hit comes first, of equal ones the least risky."""
    places: dict[str, int] = {}

    def rank(option: Option) -> tuple[int, float, float]:
        if not isinstance(act := option.value, Challenge):
            return places.setdefault(option.id, len(places)), 0.0, 0.0
        hit, countered = odds.fight_chances(game, Side(hero=seat), act.target, act.attr)
        return places.setdefault(option.id.removesuffix(act.attr), len(places)), -hit, countered

    return sorted(options, key=rank)


def by_importance(game: DungeoneerState, seat: Seat, options: Iterable[Option]) -> list[Option]:
    """The answers: a cure for a hero with little Life comes before those about quests here, a hopeless attack last."""
    options = likeliest_first(game, seat, options)
    for option in options:
        act = option.value
        if isinstance(act, Challenge) and not odds.fight_chances(game, Side(hero=seat), act.target, act.attr)[0]:
            option.prominence, option.group = Shown.VAIN, ""
        elif option.label.key == "do-attempt_hopeless":
            option.prominence = Shown.VAIN
    lesser = ("do-attempt_hopeless", "do-put_down")
    groups = ("quests", "quest_fight")
    here = [option.id for option in options if option.group in groups and option.label.key not in lesser]
    bring_forward(options, here, Shown.VITAL + 1)
    if game.players[seat].life <= LOW_LIFE:
        cures = [option for option in options if isinstance(option.value, Act) and option.value.does("heal")]
        cheapest = sorted(cures, key=lambda option: option.value.cost)[:1]
        bring_forward(options, [option.id for option in cheapest], Shown.VITAL + 2)
    return options


def ways_to_quests(
    game: DungeoneerState, seat: Seat, moves: Mapping[str, int], quests: Iterable[OpenQuest]
) -> list[str]:
    """The moves, given with the space they lead to, with which the shortest way to a quest begins, one for each."""
    reached = {move: geometry.steps_from(game, number) for move, number in moves.items()}
    ways = []
    for quest in quests:
        steps = {move: _steps_to(game, seat, quest, far) for move, far in reached.items()}
        if steps and min(steps.values()) < FAR:
            ways.append(min(steps, key=steps.__getitem__))
    return ways


def _steps_to(game: DungeoneerState, seat: Seat, quest: OpenQuest, reached: Mapping[int, int]) -> int:
    """The steps to the nearest space, of those reached, where a hero can do something about a quest, or FAR."""
    goals = attributes.quest_spaces(game, seat, quest)
    return min((reached.get(number, FAR) for number in goals), default=FAR)


def threats(game: DungeoneerState, seat: Seat) -> Part | str:
    """The rivals who lack one quest, each with those within a turn's movement that it can complete; empty if none."""
    about_to_win = []
    for rival in game.rivals(seat):
        if len(game.players[rival].done) >= QUESTS_TO_WIN - 1 and (quests := _completed_next(game, rival)):
            args: Args = {"player": seat_name(rival), "quests": quests, "number": len(quests)}
            about_to_win.append(Part("part-may_win", args))
    return part(about_to_win, "part-threats", threats=about_to_win)


def _completed_next(game: DungeoneerState, seat: Seat) -> list[Part]:
    """The quests that a hero may complete with the movement of its next turn, the nearest first."""
    reached, speed = geometry.steps_from(game, game.players[seat].at), attributes.speed(game, seat)
    near: dict[str, int] = {}
    for quest in game.quests:
        may = quest.carrier == seat if QUESTS[quest.id].type == "escort" else _falls(game, seat, quest)
        steps = _steps_to(game, seat, quest, reached)
        if may and steps <= speed:
            near[quest.id] = steps
    nearest = sorted(near, key=near.__getitem__)
    return [Part("part-quest_away", {"quest": name_of(id), "steps": near[id]}) for id in nearest]


def _falls(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> bool:
    """Whether the hero's hits of one turn may defeat the monster of the quest, if it has one."""
    if QUESTS[quest.id].monster is None:
        return True
    stars = (star for attr in ATTRIBUTES for _, star in attributes.stars(game, Side(hero=seat), attr))
    wounds = max((effect.n for star in stars for effect in star.effects if effect.do == "wound"), default=1)
    blows = 1 if quest.fought else 2  # it attacks only when it is attempted first, and may be hit back then
    return attributes.side_life(game, Side(quest=quest.id)) <= blows * wounds


def attempt_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """The cost of an attempt if no breakdown says it: dice and Glory, a price, movement for challenges."""
    printed = QUESTS[id]
    args = _once_done(game, seat, spent=attributes.attempt_cost(printed, game.attempts))
    if printed.chance is not None:
        dice = printed.chance.dice
        target = printed.chance.target
        glory = game.players[seat].glory
        least, most = (odds.percent(odds.luck(game, seat, dice, target - paid)) for paid in (0, glory))
        return Message("about-attempt_luck", {"least": least, "most": most, **args})
    if printed.price is not None:
        return Message("about-attempt_price", {"text": refer(f"text-{id}"), **args})
    if printed.monster is not None:
        left = game.players[seat].movement - attributes.attempt_cost(printed, game.attempts)
        return Message(f"about-attempt_{_challenge_after(game, seat, left)}", {"movement": left})
    return Message("about-attempt", args)


def _challenge_after(game: DungeoneerState, seat: Seat, left: int) -> str:
    """When the hero, with this much movement left by an attempt, can challenge the quest's monster (DN-15.9, DN-15.10).

    "monster" for this turn, "tipped" for this turn once it has got up, "later" for its next turn at the earliest;
    "unarmed" if it has no standard attack.
    """
    player = game.players[seat]
    if not attributes.attack_attributes(game, seat):
        return "unarmed"
    tipped = player.tip is not None
    if player.attacked or left < int(tipped) + int(not free_challenge(game, player)):
        return "later"
    return "tipped" if tipped else "monster"


def pick_up_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """Where the component of an escort quest is to be brought, and what carrying it costs."""
    return _with_load("about-deliver", {"space": name_of(QUESTS[id].goal)}, game, seat, id)


def put_down_about(game: DungeoneerState, seat: Seat, id: str) -> Message:
    """At its goal: the reward, and that the game is won or the phase over; elsewhere: where it is to be brought."""
    if game.spaces[game.players[seat].at].card != QUESTS[id].goal:
        return Message("about-put_down", {"space": name_of(QUESTS[id].goal)})
    return Message("about-delivers", {"text": refer(f"text-{id}"), **_once_done(game, seat)})


def _once_done(game: DungeoneerState, seat: Seat, spent: int = 0) -> Args:
    """Whether completing a quest now, after `spent` movement, wins the game; else the movement that is left unused."""
    player = game.players[seat]
    wins = len(player.done) == QUESTS_TO_WIN - 1
    return {"wins": wins, "movement": player.movement - spent, "glory": player.glory}


def end_about(game: DungeoneerState, seat: Seat, *, keeps: bool) -> Message | None:
    """The fate of the remaining movement, and the gain of having stayed (DN-14.1, DN-14.3)."""
    player = game.players[seat]
    card = game.spaces[player.at].printed
    args: Args = {"glory": card.glory, "peril": card.peril}
    if not player.movement:
        return None if game.moved else Message("about-stays", args)
    if keeps and game.moved and player.movement == 1:
        return None
    what = "keeps" if keeps else "loses"
    args["lost"] = player.movement - int(keeps)
    if game.moved:
        return Message(f"about-{what}_movement", {"lost": args["lost"]})
    return Message(f"about-stays_and_{what}", args)
