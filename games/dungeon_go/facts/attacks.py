"""Attacks of the heroes: which are possible, their chances, and what each monster still needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.dungeon_go.rules.attack import RollAgain
from games.dungeon_go.rules.board import NAMES, distance
from games.dungeon_go.rules.components import ABILITIES
from games.dungeon_go.rules.fights import (
    Fight,
    OnMark,
    fights,
    monster_on,
    open_marks,
    outcome,
    percent,
    percent_of_success,
)
from games.dungeon_go.rules.hero_turn import Move, reachable
from games.dungeon_go.rules.pieces import Hero, Monster
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from games.dungeon_go.rules.threats import worst_threat
from rules.facts import Fact
from rules.messages import Args, Message, Ref, refer, seat_name


def thing(monster: Monster) -> str:
    """What a monster is called where it is looked up: both sides of the demon king are one thing."""
    return "demon_king" if monster.printed.size == "demon_king" else monster.unit


def abilities(marks: Sequence[int]) -> list[Ref]:
    """The names of these marks."""
    return [refer(f"ability-{ABILITIES[mark]}") for mark in marks]


def stand(hero: Hero) -> Args:
    """Where a hero on the boards is, and how far it gets."""
    return {"hero": hero.name, "cell": NAMES[hero.at], "movement": hero.movement, "range": hero.range}


def own(game: DungeonGoState, hero: Hero) -> Iterator[Fact]:
    """What the hero of the player who asks can attack, this turn or the next."""
    if hero.cell is None:
        for kind in ("fight", "plan"):
            yield Fact(kind, Message("fact-dead", {"hero": hero.name}), public=True)
        return
    possible = _possible(game, hero)
    nobody = Message("fact-fight_nobody", stand(hero))
    yield Fact("fight", _fight(game, hero, possible) if possible else nobody, public=True)
    yield Fact("plan", _plan(game, hero, possible), public=True)
    for monster in game.monsters_in_order():
        there = [fight for fight in possible if fight.aim.cell == monster.cell]
        text = _fight(game, hero, there) if there else _out(game, hero, monster)
        yield Fact("fight", text, (thing(monster),), public=True)
        away = distance(hero.at, monster.cell)
        args: Args = {**stand(hero), "monster": monster.name, "there": NAMES[monster.cell], "away": away}
        yield Fact("far", Message("fact-far", args), (thing(monster),), public=True)
        if away == min(distance(hero.at, each.cell) for each in game.monsters):
            yield Fact("far", Message("fact-far", args), public=True)
        yield from _on_marks(game, hero, monster, there)


def _possible(game: DungeonGoState, hero: Hero) -> list[Fight]:
    """The attacks of a hero in its turn, the best first; after its move only those from where it stands."""
    asked = [each for each in game.questions if isinstance(each, HeroQuestion) and each.hero == hero.number]
    moved = bool(asked) and not any(isinstance(each, Move) for each in asked)
    found = fights(game, hero, 0 if moved else reachable(game, hero, hero.movement))
    return sorted(found, key=lambda fight: not outcome(game, hero, fight.aim)["wins"])


def _fight(game: DungeonGoState, hero: Hero, possible: Sequence[Fight], key: str = "fact-fight") -> Message:
    """The best of these attacks, and the other open marks of the same monster."""
    best = possible[0]
    monster, mark = monster_on(game, best.aim), best.aim.mark
    more = [each.aim.mark for each in possible if each.aim.cell == best.aim.cell and each.aim.mark != mark]
    args: Args = {**outcome(game, hero, best.aim), "hero": hero.name, "monster": monster.name}
    args |= {"ability": refer(f"ability-{ABILITIES[mark]}"), "percent": percent(game, hero, mark)}
    args |= {"rolls": hero.abilities[mark], "needed": game.floor, "there": NAMES[monster.cell]}
    args |= {"swaps": int(_only_swaps(game, hero, best)), "held": abilities([hero.holds or 0])}
    args |= {"moves": int(best.to is not None), "to": "" if best.to is None else NAMES[best.to]}
    args["now"] = int(game.turn == f"hero_{hero.card}")
    return Message(key, {**args, "other": len(more), "others": abilities(more)})


def _only_swaps(game: DungeonGoState, hero: Hero, fight: Fight) -> bool:
    """Whether a success only moves the hero's grapple to another weakness of the same monster (DG-11.2)."""
    holds = hero.holds is not None and fight.to is None and fight.aim.cell == hero.at
    return holds and bool(outcome(game, hero, fight.aim)["left"])


def _out(game: DungeonGoState, hero: Hero, monster: Monster) -> Message:
    """Why a monster cannot be attacked."""
    free = open_marks(game, hero, monster, moved=False)
    args: Args = {**stand(hero), "monster": monster.name, "there": NAMES[monster.cell], "abilities": abilities(free)}
    args["holders"] = [other.name for other in game.holders(monster)]
    return Message("fact-fight_far" if free else "fact-fight_held", args)


def _on_marks(game: DungeonGoState, hero: Hero, monster: Monster, there: Sequence[Fight]) -> Iterator[Fact]:
    """Whether a hero can attack a monster with each ability, or why not (DG-10.2)."""
    free = open_marks(game, hero, monster, moved=False)
    for mark, name in enumerate(ABILITIES):
        args: Args = {"ability": refer(f"ability-{name}"), "monster": monster.name, "open": abilities(free)}
        args |= {"number": len(free), "holder": [each.name for each in game.holders(monster) if each.holds == mark]}
        fight = [each for each in there if each.aim.mark == mark]
        if mark not in monster.printed.marks:
            text = Message("fact-mark_none", args)
        elif mark not in free:
            text = Message("fact-mark_held", args)
        else:
            text = _fight(game, hero, fight) if fight else _out(game, hero, monster)
        yield Fact("mark", text, (name, thing(monster)), public=True)


def _plan(game: DungeonGoState, hero: Hero, possible: Sequence[Fight]) -> Message:
    """Which attack is the likeliest to bring something, and which danger comes first."""
    kind, foe = worst_threat(game)
    args: Args = {
        "threat": kind,
        "foe": "" if foe is None else foe.name,
        "there": "" if foe is None else NAMES[foe.cell],
    }
    if not game.monsters:
        return Message("fact-plan_clear")
    useful = [fight for fight in possible if not _only_swaps(game, hero, fight)]
    if not useful:
        near = min(game.monsters_in_order(), key=lambda monster: distance(hero.at, monster.cell))
        args |= {
            "hero": hero.name,
            "holds": int(hero.holds is not None),
            "monster": near.name,
            "cell": NAMES[near.cell],
        }
        return Message("fact-plan_nobody", args)
    return Message("fact-plan", {**_fight(game, hero, useful).args, **args})


# The heroes of others, and all heroes


def of_other(game: DungeonGoState, hero: Hero) -> Iterator[Fact]:
    """What the hero of another player can reach and attack in a turn of its own."""
    seats = (hero.seat,)
    args: Args = {"player": seat_name(hero.seat), "hero": hero.name}
    if hero.cell is None:
        for kind in ("other_fight", "other_move"):
            yield Fact(kind, Message("fact-other_dead", args), seats=seats, public=True)
        return
    possible = _possible(game, hero)
    nobody = Message("fact-other_fight_nobody", stand(hero))
    yield Fact("other_move", Message("fact-other_move", stand(hero)), seats=seats, public=True)
    best = _fight(game, hero, possible, "fact-other_fight") if possible else nobody
    yield Fact("other_fight", best, seats=seats, public=True)
    for monster in game.monsters_in_order():
        there = [fight for fight in possible if fight.aim.cell == monster.cell]
        no = Message("fact-other_fight_no", {**stand(hero), "monster": monster.name, "there": NAMES[monster.cell]})
        text = _fight(game, hero, there, "fact-other_fight") if there else no
        yield Fact("other_fight", text, (thing(monster),), seats, public=True)


def shared(game: DungeonGoState) -> Iterator[Fact]:
    """What each monster still needs and is worth, who can reach it, and the attack that is being rolled."""
    standing = [hero for hero in game.heroes if hero.cell is not None]
    reach = {hero.number: {fight.aim.cell for fight in _possible(game, hero)} for hero in standing}
    for monster in game.monsters_in_order():
        about, holders = (thing(monster),), game.holders(monster)
        held = game.held_marks(monster)
        left = [mark for mark in monster.printed.marks if not held >> mark & 1]
        able = [game.heroes[number].name for number, aims in reach.items() if monster.cell in aims]
        size = [each for each in game.monsters if each.printed.size == monster.printed.size]
        called = Message(f"fact-called_{monster.printed.size}") if size == [monster] else None
        args: Args = {"monster": monster.name, "there": NAMES[monster.cell], "abilities": abilities(left)}
        args |= {"number": len(left), "holders": [hero.name for hero in holders], "held": len(holders)}
        args |= {"vp": monster.printed.vp, "first": 0 if monster.attacked else monster.printed.first_vp}
        args |= {"heroes": able, "able": len(able), "marks": len(monster.printed.marks)}
        args["all"] = abilities(monster.printed.marks)
        yield Fact("held", Message("fact-held", args), about, public=True, called=called)
        if holders:
            yield Fact("held", Message("fact-held", args), public=True)
        yield Fact("able", Message("fact-able", args), about, public=True)
        yield Fact("alone", Message("fact-alone", args), about, public=True)
        yield Fact("worth", Message("fact-worth", args), about, public=True)
    if not any(map(game.holders, game.monsters)):
        yield Fact("held", Message("fact-held_none"), public=True)
    yield from _over_all(game)
    yield from _rolling(game)


def _over_all(game: DungeonGoState) -> Iterator[Fact]:
    """The same for a question that names no monster."""
    order = sorted(game.monsters_in_order(), key=lambda each: -each.printed.vp)
    weak = [each.name for each in order if len(each.printed.marks) <= 2]  # one mark is held, the other hit (DG-10.15)
    strong = [each.name for each in order if len(each.printed.marks) > 2]
    first = [each.name for each in order if each.printed.first_vp and not each.attacked]
    args: Args = {"weak": weak, "number": len(weak), "strong": strong, "more": len(strong), "monsters": len(order)}
    args |= {"best": [each.name for each in order if each.printed.vp == order[0].printed.vp], "first": len(first)}
    args |= {"vp": order[0].printed.vp if order else 0, "free": first}
    for kind in ("alone", "worth", "first"):
        yield Fact(kind, Message(f"fact-{kind}_any", args), public=True)
    for mark, name in enumerate(ABILITIES):
        found = [each for each in order if mark in each.printed.marks and not game.held_marks(each) >> mark & 1]
        args = {"ability": refer(f"ability-{name}"), "number": len(found), "monsters": [each.name for each in found]}
        called = Message(f"ability-{name}")
        yield Fact("mark", Message("fact-mark_any", args), (name,), public=True, called=called)


def _rolling(game: DungeonGoState) -> Iterator[Fact]:
    """What the next rolls of the attack under way may bring (DG-10.9 to DG-10.11)."""
    for asked in game.questions:
        if not isinstance(asked, RollAgain) or (monster := game.monster_at(asked.cell)) is None:
            continue
        hero = game.heroes[asked.hero]
        left = hero.abilities[asked.mark] - asked.rolled
        args: Args = {"hero": hero.name, "monster": monster.name, "left": left, "needed": game.floor}
        args |= {"ability": refer(f"ability-{ABILITIES[asked.mark]}")}
        args |= {"once": percent_of_success(game.floor, 1), "percent": percent_of_success(game.floor, left)}
        args["marks"] = outcome(game, hero, OnMark(asked.cell, asked.mark))["left"]
        for about in ((), (thing(monster),)):
            yield Fact("rolling", Message("fact-rolling", args), about, public=True)
            yield Fact("missed", Message("fact-missed", args), about, public=True)
