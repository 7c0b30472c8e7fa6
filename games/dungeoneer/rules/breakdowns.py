"""Breakdowns of scores and chances: what an answer would bring, from what everyone can see (never the dice).

`..._lines` are a whole breakdown, line by line; a `..._gist` is its outcome in one line; a `..._sum` is either of them:
the gist if it is to be `brief`.
"""

from __future__ import annotations

from collections.abc import Collection

from games.dungeoneer.rules import attributes
from games.dungeoneer.rules.acts.types import Challenge
from games.dungeoneer.rules.attributes import Parts
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.combat.odds import Threat
from games.dungeoneer.rules.components import CARDS, COUNTER, QUESTS, Effect, name_of, source_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, Encounter, Planned, Roll, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Arg, Args, Message, Part, Ref, Seat, part, refer, seat_name

CERTAIN = 100
"""The percentage of a chance that cannot fail."""


def text_lines(card: str) -> list[Message]:
    """The text of a card, an artifact or a hero's ability; empty for a monster that has nothing but its scores."""
    if card in CARDS and CARDS[card].is_plain:
        return []
    return [Message(f"artifact-{card}" if card in QUESTS else f"text-{card}")]


def threat_lines(game: DungeoneerState, seat: Seat, threat: Threat, *tags: str) -> list[Message]:
    """The breakdown of a threat before it is faced: the chance, then everything that is added to the printed score."""
    if source := odds.automatic(game, seat, ["threat", *tags]):
        return [Message("sum-automatic", {"source": source_of(source)})]
    total, parts = _threat_parts(game, seat, threat, tags)
    chance = odds.percent(odds.threat_chance(game, seat, threat, *tags))
    args: Args = {"attr": refer(f"attr-{threat.attr}"), "score": total, "target": threat.target, "percent": chance}
    return [Message("sum-threat", args), *_part_lines(parts)]


def victim_lines(game: DungeoneerState, reader: Seat, seat: Seat, threat: Threat, *tags: str) -> list[Message]:
    """The score that another player's hero adds to the die against a threat, or why it rolls no die."""
    if source := odds.automatic(game, seat, ["threat", *tags]):
        return [Message("sum-automatic", {"source": source_of(source)})]
    score, parts = _threat_parts(game, seat, threat, tags)
    summed: Args = {"attr": refer(f"attr-{threat.attr}"), "score": score}
    return [Message("sum-side", {**attributes.side_args(game, reader, Side(hero=seat)), **summed}), *_part_lines(parts)]


def _threat_parts(game: DungeoneerState, seat: Seat, threat: Threat, tags: tuple[str, ...]) -> tuple[int, Parts]:
    """The sum that is added to the die against a threat, and each part other than the printed score."""
    parts: Parts = []
    score = attributes.threat_score(game, seat, threat.attr, parts)
    bonus = odds.roll_parts(game, seat, "threat", ["threat", *tags])
    return score + sum(n for _, n in bonus), [*parts[1:], *bonus]


def _part_lines(parts: Parts) -> list[Message]:
    """Each card and effect that counts, as a part of a breakdown."""
    return [Message("sum-part", {"source": source, "n": n}) for source, n in parts if n]


def fight_lines(
    game: DungeoneerState, reader: Seat, attacker: Side, defender: Side, attr: str, unharmed: Collection[Seat] = ()
) -> list[Message]:
    """The breakdown of an attack before it is made: the chances, then both totals without dice.

    `unharmed`: the seats whose heroes a hit can't harm; it has no chance then.
    """
    lines, mark = [], 0
    for side, other in ((attacker, defender), (defender, attacker)):
        parts, mark = odds.combat_parts(game, side, other, attr, defending=side is defender)
        total = sum(n for _, n in parts)
        summed: Args = {"attr": refer(f"attr-{attr}"), "score": total}
        lines += [Message("sum-side", {**attributes.side_args(game, reader, side), **summed}), *_part_lines(parts[1:])]
    wins, losses = odds.fight_chances(game, attacker, defender, attr)
    hit: Args = {"percent": odds.percent(wins), "does": _hit_does(game, attacker, attr)}
    countered: Args = {"percent": odds.percent(losses)}
    blows = [("sum-hit", attacker, defender, hit)]
    if mark >= COUNTER:  # the defender's
        blows.append(("sum-countered", defender, attacker, countered))
    hits = [
        Message("sum-prevented", attributes.side_args(game, reader, victim))
        if victim.hero in unharmed
        else Message(key, {**attributes.side_args(game, reader, striker), **chance})
        for key, striker, victim, chance in blows
    ]
    return [*hits, *lines]


def struck(effect: Effect) -> Ref:
    """The words for one thing that a hit effect does."""
    return refer("struck-two_wounds" if effect.do == "wound" and effect.n == 2 else f"struck-{effect.do}")


def fight_gist(game: DungeoneerState, reader: Seat, attacker: Side, defender: Side, attr: str) -> Message:
    """The breakdown of an attack in one line: who attacks, the chances, what a monster's hit does, and both totals."""
    (mine, _), (theirs, mark) = (
        odds.combat_parts(game, side, other, attr, defending=side is defender)
        for side, other in ((attacker, defender), (defender, attacker))
    )
    wins, losses = map(odds.percent, odds.fight_chances(game, attacker, defender, attr))
    totals: Args = {"mine": sum(n for _, n in mine), "theirs": sum(n for _, n in theirs)}
    chances: Args = {"percent": wins, "countered": losses if mark >= COUNTER else 0}
    does: Args = {"does": _hit_does(game, attacker, attr)}
    return Message("sum-fight", {**attributes.side_args(game, reader, attacker), **totals, **chances, **does})


def _hit_does(game: DungeoneerState, attacker: Side, attr: str) -> Arg:
    """The effects of a monster's hit with that attribute, in brackets; empty for a hero."""
    stars = [] if attacker.hero != NOBODY else attributes.stars(game, attacker, attr)
    does = [struck(effect) for _, star in stars for effect in star.effects] or [refer("struck-wound")]
    return part(attacker.hero == NOBODY, "part-does", effects=does)


def challenge_gist(game: DungeoneerState, seat: Seat, act: Challenge, cost: str) -> Message:
    """An attack of that hero in one line with its cost; see `about-challenge`."""
    worked = fight_gist(game, seat, Side(hero=seat), act.target, act.attr)
    return Message("sum-challenge", {**worked.args, "cost": cost})


def threat_gist(game: DungeoneerState, seat: Seat, threat: Threat, *tags: str) -> Message:
    """The chance to meet a threat, without the sum."""
    return Message("sum-success", {"percent": odds.percent(odds.threat_chance(game, seat, threat, *tags))})


def chance_line(game: DungeoneerState, seat: Seat, id: str, spent: int) -> Message:
    """The breakdown of a Chance quest's roll with this much Glory spent on it. Raises LookupError for other quests."""
    chance = QUESTS[id].chance
    if chance is None:
        raise LookupError(f"{id} rolls nothing")
    bonus = spent + sum(n for _, n in odds.roll_parts(game, seat, "chance", []))
    percent = odds.percent(odds.luck(game, seat, chance.dice, chance.target - spent))
    return Message("sum-chance", {"dice": chance.dice, "bonus": bonus, "target": chance.target, "percent": percent})


def move_lines(game: DungeoneerState, seat: Seat, side: int) -> list[Message]:
    """The exit's threat and what failing costs, what the space gives, and the threats of its obstacles."""
    space = game.spaces[game.players[seat].at]
    exit = space.exit(side)
    lines: list[Message] = []
    if not geometry.is_open(game, game.players[seat].at, side):
        lines += threat_lines(game, seat, exit, *exit.tags)
        if odds.threat_chance(game, seat, exit, *exit.tags) < 1:
            lines.append(Message(f"sum-{exit.kind}_fails", {"left": game.players[seat].movement - 1}))
    return [*lines, *arrival_lines(game, seat, space.near[side])]


def move_gist(game: DungeoneerState, seat: Seat, side: int) -> Message | None:
    """The chances to pass the exit and what lies behind it, and what failing costs; None if neither is a threat.

    What the space gives is left out: the map has it.
    """
    space = game.spaces[game.players[seat].at]
    way, obstacles = _exit_chance(game, seat, side), game.spaces[space.near[side]].printed.obstacles
    if not obstacles:
        return Message("sum-way", way) if way else None
    kind, threat = obstacles[0]
    met = odds.percent(odds.threat_chance(game, seat, threat, kind, "obstacle"))
    fails = if_fails(met, "tips" if kind == "pit" else "wound")
    return Message(f"sum-way_{kind}", {"way": part(way, "part-exit", **way), "percent": met, "fails": fails})


def _exit_chance(game: DungeoneerState, seat: Seat, side: int) -> Args:
    """The chance to pass the exit and the cost of failing; empty if it is open."""
    player = game.players[seat]
    if geometry.is_open(game, player.at, side):
        return {}
    exit = game.spaces[player.at].exit(side)
    met = odds.percent(odds.threat_chance(game, seat, exit, *exit.tags))
    loss = "wound" if exit.kind == "trapped" else "movement" if player.movement > 1 else "cusp"
    return {"percent": met, "fails": if_fails(met, loss)}


def if_fails(percent: int, loss: str) -> Part | str:
    """The cost of failing a roll with that chance of success, as a part of a text; empty if it can't fail."""
    cost = Part(f"part-loses_{loss}", {"n": 1, "whom": ""})
    return part(percent < CERTAIN, "part-if_fails", cost=cost)


def arrival_lines(game: DungeoneerState, seat: Seat, number: int) -> list[Message]:
    """The effects of entering that space on the player's own turn."""
    card = game.spaces[number].printed
    gains = {"glory": card.glory, "peril": card.peril}
    lines = [Message("sum-seen") if number in game.visited else Message("sum-gains", {**gains})]
    for kind, threat in card.obstacles:
        lines += [Message(f"sum-{kind}"), *threat_lines(game, seat, threat, kind, "obstacle")]
    return lines


def stand_up_sum(game: DungeoneerState, seat: Seat, *, brief: bool) -> list[Message]:
    """The breakdown of getting up, or only the chance; empty if no roll is needed."""
    tip = game.players[seat].tip
    if tip is None or not tip.target or tip.cause == "pit":
        return []
    return [threat_gist(game, seat, tip, *tip.kinds)] if brief else threat_lines(game, seat, tip, *tip.kinds)


def _named_text(card: str) -> Message:
    """The text of a card next to its name, as it stands behind answers that are not about it alone."""
    return Message("sum-card", {"card": name_of(card), "text": refer(f"text-{card}")})


def pending_sum(game: DungeoneerState, seat: Seat, *, brief: bool) -> list[Message]:
    """The subject of the topmost window, as it will happen if no one acts; in brief, a line for each attack."""
    if brief and (gist := _pending_gist(game, seat)):
        return [gist]
    if brief and game.windows[-1].kind == "enc" and len(threatening := _threatening(game, seat)) > 1:
        return [entry_line(game, entry, seat) for entry in threatening]
    match game.windows[-1].kind:
        case "bane" if game.bane is not None:
            return [_named_text(game.bane.card)]
        case "roll" if game.roll is not None:
            return _roll_lines(game, seat, game.roll)
        case "enc" if game.fight:
            unharmed = [game.turn] if game.fight_prevented else []
            return fight_lines(game, seat, Side(quest=game.fight), Side(hero=game.turn), game.fight_attr, unharmed)
        case "enc":
            return [
                line
                for index, entry in enumerate(game.encounters)
                if entry.state == "waiting" and (entry.beast is None or entry.target == seat)
                for line in _entry_lines(game, seat, index, entry)
            ]
    return []


def _pending_gist(game: DungeoneerState, seat: Seat) -> Message | None:
    """An attack that the topmost window is about, in one line; None if there is more to say."""
    roll, kind = game.roll, game.windows[-1].kind
    if kind == "roll" and roll is not None and roll.sides and not roll.prevented:
        return fight_gist(game, seat, *roll.sides, roll.attr)
    if kind == "enc" and game.fight and not game.fight_prevented:
        return fight_gist(game, seat, Side(quest=game.fight), Side(hero=game.turn), game.fight_attr)
    waiting = [index for index, entry in enumerate(game.encounters) if entry.state == "waiting"]
    if kind == "enc" and len(waiting) == 1:
        index, entry = waiting[0], game.encounters[waiting[0]]
        if entry.beast is not None and entry.target == seat and not entry.prevented:
            return fight_gist(game, seat, Side(entry=index), Side(hero=seat), entry.attr)
    return None


def _threatening(game: DungeoneerState, seat: Seat) -> list[Encounter]:
    """The encounters that would strike this player's hero, in their order."""
    at = game.players[seat].at
    waiting = [entry for entry in game.encounters if entry.state == "waiting" and not entry.prevented]
    return [entry for entry in waiting if (entry.target == seat if entry.beast else entry.space == at)]


def entry_line(game: DungeoneerState, entry: Encounter, victim: Seat) -> Message:
    """Whom an entry of a declaration strikes, with what and how likely."""
    args: Args = {"card": entry.name, "player": seat_name(victim), "percent": entry_chance(game, entry, victim)}
    if not entry.attr:
        return Message("sum-entry_trap", args)
    return Message("sum-entry", {**args, "attr": refer(f"attr-{entry.attr}")})


def entry_chance(game: DungeoneerState, entry: Encounter, victim: Seat) -> int:
    """The chance in percent that an entry strikes that player where it is now."""
    if entry.beast is None:
        return odds.percent(odds.trap_chance(game, entry.card, victim, game.players[victim].at))
    chance, _ = odds.fight_chances(game, Planned(beast=entry.beast), Side(hero=victim), entry.attr)
    return odds.percent(chance)


def _entry_lines(game: DungeoneerState, seat: Seat, index: int, entry: Encounter) -> list[Message]:
    """An attack as a breakdown, or the text of a trap with the chance to overcome it for a hero whom it would catch."""
    if entry.beast is None:
        text = _named_text(entry.card)
        if game.players[seat].at != entry.space or not game.players[seat].alive:
            return [text]
        return [text, *threat_lines(game, seat, attributes.trap_threat(game, entry.card, entry.space), "trap")]
    unharmed = [entry.target] if entry.prevented else []
    return fight_lines(game, seat, Side(entry=index), Side(hero=entry.target), entry.attr, unharmed)


def _roll_lines(game: DungeoneerState, seat: Seat, roll: Roll) -> list[Message]:
    """The breakdown of the roll at hand, after the text of a trap or bane; at one's own exit, what failing costs."""
    if roll.sides is not None:
        return fight_lines(game, seat, *roll.sides, roll.attr, roll.prevented)
    if roll.what == "chance":
        return [chance_line(game, roll.seat, roll.source, roll.added)]
    lines = threat_lines(game, roll.seat, roll, *roll.tags)
    if roll.what in ("trap", "bane"):
        return [_named_text(roll.source), *lines]
    if roll.what == "exit" and seat == roll.seat:
        lines.append(Message(f"sum-{roll.tags[1]}_fails", {"left": game.players[seat].movement - 1}))
    return lines
