"""What players may ask about the table: turns, owners of quests, failures, banes, healing, who is weakest."""

from __future__ import annotations

from collections.abc import Iterator

from games.dungeoneer.rules import inventory, scores
from games.dungeoneer.rules.components import CARDS, HAND_SIZE, HEROES, MAPS, MAX_LIFE, QUESTS, Card, name_of
from games.dungeoneer.rules.map import geometry
from games.dungeoneer.rules.pieces import NOBODY, NOWHERE, OpenQuest
from games.dungeoneer.rules.prospects import heals
from games.dungeoneer.rules.setup import sets_in_play
from games.dungeoneer.rules.state import DungeoneerState
from rules.cases import Case, Cause
from rules.messages import Args, Message, Plain, Ref, Seat, refer, seat_name


def table_cases(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Every such case, for the player of a seat whose hero is on the map."""
    yield Case("mine", _mine(game, seat), topic="my_turn")
    for quest in game.quests:
        yield from _of_quest(game, seat, quest)
    yield from _banes(game, seat)
    yield from _fates(game, seat)
    yield from _places(game)
    yield from _lasting(game, seat)
    yield from _rooms(game)
    yield from _weakest(game)
    yield from _maps(game)
    for other in game.living(0):
        seats = () if other == seat else (other,)
        yield from _pack(game, other, seats)
        yield Case("level", _level(game, other), seats=seats, past=True)
    yield from _met(game)
    yield from _unharmed(game, seat)
    yield from _ending(game, seat)
    yield Case("heal", _heal(game, seat), secret=True)
    yield from _slots_with(game, seat)


def foe(thing: str) -> Message | None:
    """What players call a quest or its monster; None for anything else."""
    if thing not in QUESTS:
        return None
    return Message(f"case-called-{thing}")


def _mine(game: DungeoneerState, seat: Seat) -> Message:
    """How many turns come before the player's next one (DN-4.1)."""
    order = game.living(game.turn)
    before = order[: order.index(seat)] if seat in order else order
    args: Args = {"players": [seat_name(other) for other in before], "number": len(before)}
    return Message("case-mine", {**args, "phase": refer(f"phase-{game.phase}")})


# Quests


def _of_quest(game: DungeoneerState, seat: Seat, quest: OpenQuest) -> Iterator[Case]:
    """Whose a quest is, what failing it costs, and whether it can be stolen (DN-13)."""
    printed = QUESTS[quest.id]
    args: Args = {"quest": name_of(quest.id), "owner": "none" if quest.owner == NOBODY else seat_name(quest.owner)}
    args |= {"personal": int(quest.owner != NOBODY), "escort": int(printed.type == "escort")}
    args["carrier"] = "none" if quest.carrier == NOBODY else seat_name(quest.carrier)
    yield Case("owner", Message("case-owner", args), (quest.id,), common=True, alias=foe(quest.id))
    if printed.type == "escort" and quest.carrier not in (NOBODY, seat):
        at = game.players[quest.carrier].at
        steps = geometry.steps_of(game, seat).get(at)
        args |= {"space": name_of(game.spaces[at].card), "steps": -1 if steps is None else steps}
        for seats in ((), (quest.carrier,)):
            yield Case("steal", Message("case-steal", args), (quest.id,), seats)


# Heroes


def _banes(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What each bane does to the hero that has it."""
    for other in game.living(seat):
        for laid in game.players[other].banes:
            args: Args = {"player": seat_name(other), "card": laid.name, "text": refer(f"text-{laid.card}")}
            args |= {attr: scores.hero_score(game, other, attr)[0] for attr in ("melee", "magic", "speed")}
            key = "case-bane" if other == seat else "case-bane_other"
            yield Case("bane", Message(key, args), (laid.card,), () if other == seat else (other,))


def _fates(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What became of the banes on each hero: who played those that lie there, and the last that was cancelled."""
    wards = tuple(name_of(card) for card, each in CARDS.items() if _cancels(each))
    for other in game.living(seat):
        player = game.players[other]
        args: Args = {"player": seat_name(other), "own": int(other == seat), "number": len(player.banes)}
        args["cards"] = [laid.name for laid in player.banes]
        cause = Cause(("log-plays",), {"player": seat_name(other), "card": wards})
        told, seats = Message("case-fate", args), () if other == seat else (other,)
        for card in dict.fromkeys(laid.card for laid in player.banes):
            laid_by = Cause(("log-plays_bane",), {"card": name_of(card), "victim": seat_name(other)}, needed=True)
            yield from (Case("cursed", told, each, seats, past=True, cause=laid_by) for each in ((), (card,)))
        if other == seat:
            yield Case("fate_own", told, past=True, cause=cause)
        else:
            yield Case("fate", told, seats=(other,), past=True, cause=cause)


def _cancels(printed: Card) -> bool:
    """Whether a card can cancel a bane."""
    return any(play.answers == "bane" and any(each.do == "cancel" for each in play.effects) for play in printed.plays)


def _places(game: DungeoneerState) -> Iterator[Case]:
    """Where every hero is, and whose turn it is (DN-4.1)."""
    args: Args = {"turn": seat_name(game.turn), "phase": refer(f"phase-{game.phase}"), "number": 0}
    args |= dict.fromkeys([*"abcdef", *(f"{name}_at" for name in "abcdef")], "none")
    for name, other in zip("abcdef", game.living(0), strict=False):
        space = game.spaces[game.players[other].at].card if game.players[other].at != NOWHERE else None
        args |= {name: seat_name(other), f"{name}_at": name_of(space) if space else "none"}
        args["number"] = int(str(args["number"])) + 1
        if space:
            hero = game.players[other].hero
            here: Args = {"player": seat_name(other), "hero": name_of(hero), "space": name_of(space)}
            yield Case("places", Message("case-place", here), (hero,), common=True, topic="where")
    yield Case("places", Message("case-places", args), common=True)


def _lasting(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What each card in front of a hero, and each bane that stays, does, and until when (DN-17.11)."""
    for other in game.living(seat):
        for laid in game.players[other].readied:
            args: Args = {"card": laid.name, "player": seat_name(other), "own": int(other == seat)}
            told = Message("case-lasts", {**args, "text": refer(f"text-{laid.card}")})
            yield Case("lasts", told, (laid.card,), common=True)
    for bane in (card for card in CARDS.values() if card.kind == "bane" and card.span == "permanent"):
        on = [
            seat_name(other) for other in game.living(0) if bane.id in (laid.card for laid in game.players[other].banes)
        ]
        args = {"card": name_of(bane.id), "text": refer(f"text-{bane.id}"), "players": on, "number": len(on)}
        yield Case("lasts", Message("case-lasts_bane", args), (bane.id,), common=True)


def _rooms(game: DungeoneerState) -> Iterator[Case]:
    """What is in each space: what entering it brings, what is in the way, quests and heroes (DN-10)."""
    for number, space in enumerate(game.spaces):
        printed = space.printed
        quests = [name_of(quest.id) for quest in game.quests if QUESTS[quest.id].space == space.card]
        heroes = [seat_name(other) for other in game.living(0) if game.players[other].at == number]
        args: Args = {"space": name_of(space.card), "glory": printed.glory, "peril": printed.peril}
        args |= {"pit": 0 if printed.pit is None else printed.pit[1], "quests": quests, "number": len(quests)}
        args |= {"heroes": heroes, "there": len(heroes)}
        yield Case("room", Message("case-room", args), (space.card,), common=True)


def _weakest(game: DungeoneerState) -> Iterator[Case]:
    """How much Life each hero has, the least first; and how much Glory and Peril."""
    for other in sorted(game.living(0), key=lambda seat: (game.players[seat].life, seat)):
        args: Args = {"player": seat_name(other), "life": game.players[other].life}
        yield Case("weakest", Message("case-weakest", {**args, "most": MAX_LIFE}), common=True)
    for other in game.living(0):
        player = game.players[other]
        args = {"player": seat_name(other), "glory": player.glory, "peril": player.peril}
        yield Case("tokens", Message("case-tokens", args), common=True)


def _maps(game: DungeoneerState) -> Iterator[Case]:
    """How many map cards are left, and which spaces aren't on the map (DN-9)."""
    left = sum(len(pile.cards) for pile in game.map_cards)
    yield Case("maps", Message("case-maps", {"maps": left}), common=True)
    placed = {space.card for space in game.spaces}
    for card in MAPS.values():
        if card.set in sets_in_play(game) and card.id not in placed:
            unplaced = Message("case-unplaced", {"space": name_of(card.id), "maps": left})
            yield Case("unplaced", unplaced, (card.id,), common=True)


def _pack(game: DungeoneerState, owner: Seat, seats: tuple[Seat, ...]) -> Iterator[Case]:
    """What each monster of a pack may do again, and what it costs (DN-5.14, DN-7.2)."""
    for beast in game.players[owner].pack:
        args: Args = {"player": seat_name(owner), "card": beast.name, "text": refer(f"text-{beast.card}")}
        args |= {"cost": beast.printed.cost, "life": beast.printed.life - beast.wounds, "wounds": beast.wounds}
        told = Message("case-pack", {**args, "plain": "yes" if beast.printed.is_plain else "no"})
        for things in ((), (beast.card,)):
            yield Case("pack", told, things, seats, common=bool(things))


def _met(game: DungeoneerState) -> Iterator[Case]:
    """What becomes of each monster that has attacked in this phase: it is dead or goes to a pack (DN-5.14, DN-7.2)."""
    sent = [entry for entry in game.encounters if entry.beast is not None and entry.state in ("done", "dead")]
    for entry in sent if game.phase == "dungeonlord" else ():
        beast = entry.beast
        assert beast is not None
        args: Args = {"card": entry.name, "victim": seat_name(entry.target), "player": seat_name(game.turn)}
        args |= {"dead": int(entry.state == "dead"), "wounds": beast.wounds, "cost": beast.printed.cost}
        args |= {"life": beast.printed.life - beast.wounds, "peril": game.players[entry.target].peril}
        cause = Cause(("log-parried", "log-counter", "log-tie", "log-prevented"), {"attacker": entry.name})
        for things in ((), (entry.card,)):
            yield Case("met", Message("case-met", args), things, common=True, past=True, cause=cause)


def _unharmed(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """Why the last hit that was prevented did no harm: the card that the hero's player had played."""
    wards = tuple(name_of(card) for card, each in CARDS.items() if _prevents(each))
    told = Message("case-unharmed")
    for seats in ((), *((other,) for other in game.living(seat) if other != seat)):
        victim: dict[str, Plain] = {"player": seat_name(seats[0])} if seats else {}
        played = Cause(("log-plays",), {**victim, "card": wards}, needed=True)
        blocked = Cause(("log-prevented",), victim, needed=True)
        yield from (Case("unharmed", told, seats=seats, past=True, cause=each) for each in (played, blocked))


def _prevents(printed: Card) -> bool:
    """Whether a card can prevent the harm of an attack."""
    return any(each.do == "prevent" for play in printed.plays for each in play.effects)


def _ending(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """What the end of the player's turn brings: the discard, the cards drawn, and who is next (DN-14)."""
    player, hand = game.players[seat], len(game.hands[seat])
    laid = [each.name for each in (*player.treasures, *player.pack)]
    args: Args = {"hand": hand, "laid": laid, "number": len(laid), "all": HAND_SIZE}
    args |= {"from_hand": max(0, HAND_SIZE - hand + 1), "from_laid": max(0, HAND_SIZE - hand)}
    yield Case("ending", Message("case-ending", args))
    after = [other for other in game.living((seat + 1) % game.seats) if other != seat]
    if seat == game.turn and after:
        then: Args = {"player": seat_name(after[0]), "peril": player.peril, "movement": player.movement}
        then["hero"] = int(game.phase == "hero")
        yield Case("ending", Message("case-ending_then", then), topic="next" if game.phase == "hero" else "")


def _level(game: DungeoneerState, seat: Seat) -> Message:
    """Which quests have raised the level of a hero (DN-13.10)."""
    player = game.players[seat]
    raised = [quest for quest in player.done if any(effect.do == "level" for effect in QUESTS[quest].reward)]
    args: Args = {"player": seat_name(seat), "level": player.level, "number": len(raised)}
    return Message("case-level", {**args, "quests": [name_of(quest) for quest in raised]})


def _heal(game: DungeoneerState, seat: Seat) -> Message:
    """What the player has that gives Life back."""
    player = game.players[seat]
    hand: list[Ref] = [name_of(card) for card in dict.fromkeys(game.hands[seat]) if heals(card)]
    laid: list[Ref] = [each.name for each in player.readied if heals(each.card)]
    ability = HEROES[player.hero].ability
    if ability is not None and any(effect.do == "heal" for effect in ability.effects):
        laid.append(name_of(player.hero))
    args: Args = {"life": player.life, "most": MAX_LIFE, "glory": player.glory}
    return Message("case-heal", {**args, "hand": hand, "number": len(hand), "laid": laid, "ready": len(laid)})


def _slots_with(game: DungeoneerState, seat: Seat) -> Iterator[Case]:
    """How full the slots would be with each permanent boon or treasure of the hand (DN-17.8 to DN-17.18)."""
    player = game.players[seat]
    for card in dict.fromkeys(game.hands[seat]):
        printed = CARDS[card]
        if printed.kind not in ("boon", "treasure") or printed.span != "permanent":
            continue
        boon = printed.kind == "boon"
        used = len(player.boons if boon else player.treasures)
        most = player.printed.boons if boon else scores.treasure_slots(player)
        twin = None if boon else inventory.same_category(player, card)
        after = most + scores.added_slots(printed)
        args: Args = {"card": name_of(card), "kind": printed.kind, "most": after, "used": used + 1}
        args |= {"fits": int(used < after), "free": max(0, after - used - 1), "twin": int(twin is not None)}
        yield Case("slots_with", Message("case-slots_with", args), (card,), secret=True)
