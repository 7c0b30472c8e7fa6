"""The pictures of Dungeoneer in words: alternative text and the text-only form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.dungeoneer.rules.components import ATTACK, COUNTER, HEROES, MAPS, MAX_LIFE, QUESTS, foe_of, name_of
from games.dungeoneer.rules.map.geometry import spot_of
from games.dungeoneer.rules.orders import moment
from games.dungeoneer.rules.pieces import ShownRoll
from games.dungeoneer.rules.view import (
    BeastView,
    DungeoneerView,
    EncounterView,
    ExitView,
    LaidView,
    PlayerView,
    QuestView,
    ScoreView,
    SpaceView,
)
from pictures.game_locale import GameLocale
from rules.messages import Arg, Args, Seat, refer

GAME = "dungeoneer"
MOST_WORDS = 2400
"""Roughly how many characters of a table in words go to players, quests and nearby spaces: a message holds 4000."""
SIDES = ("n", "e", "s", "w")
MARKS = {"attack": "○", "counter": "◇", "": ""}
"""The notation of the marks of a score (DN-1.7)."""
_PRINTED = {ATTACK: "attack", COUNTER: "counter"}
_ENDS = {id: {quest.space, quest.goal, quest.terrain} - {"", None} for id, quest in QUESTS.items()}
"""The spaces, and the terrain of spaces, to which each quest leads."""


class Locale(GameLocale):
    """Gives the names of the game's components."""

    game: ClassVar[str] = GAME

    def name(self, component: str) -> str:
        """The name of a card, hero, space or quest."""
        return self.say(name_of(component).key)

    def foe(self, quest: str) -> str:
        """The name of a quest's monster."""
        return self.say(foe_of(quest).key)

    def cell(self, x: int, y: int) -> str:
        """A cell of the map as the options name it."""
        return self.say("do-place", x=x, y=y)


def is_spot(mark: str) -> bool:
    """Whether a mark names a cell where a map card may be placed, such as `x1y-2r0`."""
    return mark.startswith("x") and "y" in mark and "r" in mark


def printed_score(score: tuple[int, int], *, star: bool = False) -> str:
    """A score as it is printed on a card: its mark, its value, and a star where it carries a hit effect."""
    value, mark = score
    return f"{MARKS[_PRINTED.get(mark, '')]}{value}{'☆' if star else ''}"


def score_words(score: ScoreView) -> str:
    """A score with its mark, the one for combat in brackets where it differs."""
    shown = f"{MARKS[score.mark]}{score.value}"
    if (score.combat, score.combat_mark) != (score.value, score.mark):
        shown += f" ({MARKS[score.combat_mark]}{score.combat})"
    return shown


# The board


def acting(view: DungeoneerView) -> Seat | None:
    """Whose turn it is; before the first turn, the seat that is publicly asked; None when the game is over."""
    if view.result is not None:
        return None
    return view.waiting[0] if not view.round and view.waiting else view.turn


def board_lines(view: DungeoneerView, locale: Locale, marks: Sequence[str], *, brief: bool = False) -> list[str]:
    """The table, one fact per line, the most important first; heroes, spaces and quests begin with `- `.

    `brief` leaves the personal quests and the readied cards out.
    """
    say = locale.say
    now = acting(view)
    if view.result is not None:
        lines = [say(view.result.reason)]
    elif now is not None and not view.round:
        lines = [say("words-before", player=locale.names[now], phase=refer(f"phase-{view.phase}"))]
    else:
        lines = [
            say("words-turn", round=view.round, player=locale.names[view.turn], phase=refer(f"phase-{view.phase}"))
        ]
    if view.drawn is not None:
        lines.append(say("words-drawn", space=name_of(view.drawn)))
    lines += _mark_lines(locale, marks)
    lines += [encounter_line(locale, encounter) for encounter in view.encounters]
    if view.last_roll is not None:
        lines.append(_roll_line(locale, view.last_roll))
    for player in view.players:
        lines.append(f"- {player_line(view, locale, player)}")
        lines += [] if brief else [f"  {line}" for line in _laid_lines(locale, player)]
    lines += [f"- {quest_line(locale, quest)}" for quest in view.quests if quest.owner is None]
    lines += [
        f"- {quest_line(locale, quest, brief=True)}" for quest in view.quests if quest.owner is not None and not brief
    ]
    lines += _space_lines(view, locale, MOST_WORDS - sum(map(len, lines)))
    piles = {"cards": view.deck_size, "discard": len(view.discard), "maps": view.map_deck_size}
    lines.append(say("words-piles", **piles, quests=view.quest_deck_size))
    return lines


def _roll_line(locale: Locale, roll: ShownRoll) -> str:
    """The purpose of the last roll, its dice, whether it reached its target; for an attack, those of either side."""
    about: Args = {
        "what": refer(f"roll-{'quest' if roll.what in ('search', 'chance') else roll.what}"),
        "attr": refer(f"attr-{roll.attr}") if roll.attr else "",
        "known": roll.attr != "",
    }
    if len(roll.who) > 1:
        for side, who, die, total in zip(("attacker", "defender"), roll.who, roll.dice, roll.totals, strict=True):
            about |= {side: who, f"{side}_die": die, f"{side}_total": total}
        return locale.say("words-last_attack", **about)
    args: Args = {
        **about,
        "who": roll.who,
        "dice": roll.dice,
        "totals": roll.totals,
        "target": roll.target,
        "met": roll.totals[0] >= roll.target,
    }
    return locale.say("words-last_roll", **args)


def _mark_lines(locale: Locale, marks: Sequence[str]) -> list[str]:
    spots = [spot_of(mark) for mark in marks if is_spot(mark)]
    cells = [locale.cell(spot.x, spot.y) for spot in spots]
    names = [locale.name(mark) for mark in marks if mark in MAPS]
    places = list(dict.fromkeys([*cells, *names]))
    return [locale.say("words-marked", places=places)] if places else []


def _space_lines(view: DungeoneerView, locale: Locale, room: int) -> list[str]:
    """The spaces with heroes or something that a quest needs, then the others, the nearest to the acting hero first.

    Spaces that don't fit are listed by name and position only.
    """
    spaces = _nearest_first(view)
    needed = [space for space in spaces if space.heroes or space.components or wanted_by(view, space)]
    lines = [f"- {space_line(view, locale, space)}" for space in needed]
    room -= sum(map(len, lines))
    further: list[str] = []
    for space in spaces:
        if space in needed:
            continue
        if not further and len(line := f"- {space_line(view, locale, space)}") <= room:
            lines.append(line)
            room -= len(line)
        else:
            cell = locale.cell(space.x, space.y)
            further.append(locale.say("words-further_space", space=name_of(space.card), cell=cell))
    return [*lines, locale.say("words-further", spaces=locale.listed(further))] if further else lines


def _nearest_first(view: DungeoneerView) -> list[SpaceView]:
    """The spaces, those around the acting hero first."""
    centre = next((space for space in view.spaces if view.turn in space.heroes), None)
    if centre is None:
        return list(view.spaces)
    return sorted(
        view.spaces,
        key=lambda space: (
            space.realm != centre.realm,
            abs(space.x - centre.x) + abs(space.y - centre.y),
            space.number,
        ),
    )


def player_line(view: DungeoneerView, locale: Locale, player: PlayerView) -> str:
    """A player in a line: where the hero is and what state it is in."""
    named: dict[str, Arg] = {
        "number": player.seat + 1,
        "player": locale.names[player.seat],
        "hero": name_of(player.hero),
    }
    if not player.alive:
        return locale.say("words-out", **named)
    space = next((space.card for space in view.spaces if space.number == player.space), None)
    line = locale.say(
        "words-player",
        **named,
        level=player.level,
        life=player.life,
        most=MAX_LIFE,
        glory=player.glory,
        peril=player.peril,
        hand=player.hand_size,
        done=len(player.done),
    )
    if space is None:
        return line
    states = [locale.say("words-at", space=name_of(space)), *states_of(locale, player)]
    return line + locale.say("words-states", states=locale.listed(states))


def states_of(locale: Locale, player: PlayerView) -> list[str]:
    """The present states of a hero."""
    states = []
    if player.cusp is not None:
        states.append(locale.say("words-cusp", side=refer(f"side-{player.cusp}")))
    if player.tipped and player.tip:
        states.append(locale.say("words-tipped_roll", attr=refer(f"attr-{player.tip[0]}"), target=player.tip[1]))
    elif player.tipped:
        states.append(locale.say("words-tipped"))
    if player.movement:
        states.append(locale.say("words-movement", movement=player.movement))
    if player.token:
        states.append(locale.say("words-token"))
    return states


def space_line(view: DungeoneerView, locale: Locale, space: SpaceView) -> str:
    """A space with its exits, what it gives and what is in it."""
    exits = exits_of(locale, [exit if exit.kind != "open" else None for exit in space.exits])
    joined = len({other.realm for other in view.spaces}) > 1
    line = locale.say(
        "words-space_of" if joined else "words-space",
        space=name_of(space.card),
        realm=refer(f"realm-{space.realm}"),
        cell=locale.cell(space.x, space.y),
        exits=locale.listed(exits or [locale.say("words-all_open")]),
        glory=space.printed.glory,
        peril=space.printed.peril,
    )
    wanted = [locale.say("words-global_here")] if None in wanted_by(view, space) else []
    states = _found_in(locale, space, [locale.names[seat] for seat in space.heroes], wanted)
    return line + locale.say("words-states", states=locale.listed(states)) if states else line


def space_about(locale: Locale, space: SpaceView, heroes: Sequence[str] = ()) -> str:
    """The printed features of a space, and who is there, for those who point at it."""
    facts = [locale.say("words-exits", exits=locale.listed(exits_of(locale, space.exits)))]
    gains = {"glory": space.printed.glory, "peril": space.printed.peril}
    facts += [locale.say("words-gives", **gains)] if any(gains.values()) else []
    return locale.named(locale.name(space.card), locale.listed(facts + _found_in(locale, space, heroes)))


def _found_in(locale: Locale, space: SpaceView, heroes: Sequence[str], wanted: Sequence[str] = ()) -> list[str]:
    """The print in the middle of a space, the things and people there, and what else it is `wanted` for."""
    things = [locale.say("words-component", quest=name_of(id)) for id in space.components]
    people = [locale.say("words-heroes", heroes=list(heroes))] if heroes else []
    return [*features_of(locale, space), *things, *wanted, *people]


def card_about(locale: Locale, card: str) -> str:
    """A card of a hand with its text; only the name of a monster that has nothing but its scores."""
    text = f"text-{card}"
    return locale.named(locale.name(card), locale.say(text)) if locale.has(text) else locale.name(card)


def exits_of(locale: Locale, exits: Sequence[ExitView | None]) -> list[str]:
    """Each exit that is given, with its side."""
    return [
        locale.say("words-exit", side=refer(f"side-{side}"), exit=exit_words(locale, exit))
        for side, exit in zip(SIDES, exits, strict=True)
        if exit is not None
    ]


def exit_words(locale: Locale, exit: ExitView) -> str:
    """The kind of an exit, with its threat while it is closed."""
    if exit.kind in ("open", "wall"):
        return locale.say(f"exit-{exit.kind}")
    if exit.opened:
        return locale.say("exit-opened")
    return locale.say(f"exit-{exit.kind}", attr=refer(f"attr-{exit.attr}"), target=exit.target or 0)


def features_of(locale: Locale, space: SpaceView) -> list[str]:
    """The features printed in the middle of a space."""
    features = []
    card = space.printed
    if card.kind == "entrance":
        features.append(locale.say("kind-entrance"))
    if card.terrain is not None:
        features.append(locale.say(f"terrain-{card.terrain}"))
    for kind, threat in card.obstacles:
        features.append(locale.say(f"words-{kind}", attr=refer(f"attr-{threat.attr}"), target=threat.target))
    if card.hazard:
        features.append(locale.say("words-hazard", n=card.hazard))
    if card.sewer:
        features.append(locale.say("words-sewer", letter=card.sewer))
    if card.portal or space.linked:
        features.append(locale.say("words-portal" if space.linked else "words-portal_shut"))
    return features


def quest_line(locale: Locale, quest: QuestView, *, brief: bool = False) -> str:
    """An open quest: its owner, what it requires (`brief`: where it leads), its progress."""
    if quest.owner is None:
        line = locale.say("words-global_quest", quest=name_of(quest.id), text=locale.say(f"text-{quest.id}"))
    else:
        line = locale.say(
            "words-personal_quest",
            player=locale.names[quest.owner],
            quest=name_of(quest.id),
            text=goal_of(locale, quest) if brief else locale.say(f"text-{quest.id}"),
        )
    states = quest_states(locale, quest)
    return line + locale.say("words-states", states=locale.listed(states)) if states else line


def quest_states(locale: Locale, quest: QuestView) -> list[str]:
    """The present states of a quest."""
    states = []
    if quest.wounds:
        states.append(locale.say("words-wounds", wounds=quest.wounds, life=quest.life))
    if quest.carrier is not None:
        states.append(locale.say("words-carried", player=locale.names[quest.carrier]))
    if quest.found:
        states.append(locale.say("words-found"))
    return states


def encounter_line(locale: Locale, encounter: EncounterView) -> str:
    """An encounter of the present declaration."""
    target: dict[str, Arg] = {"card": name_of(encounter.card), "player": locale.names[encounter.target]}
    if encounter.attr:
        line = locale.say("words-monster", **target, attr=refer(f"attr-{encounter.attr}"))
    else:
        line = locale.say("words-trap", **target)
    if encounter.state == "waiting":
        return line
    state = "resolved" if encounter.state == "done" else encounter.state
    return line + locale.say("words-states", states=locale.say(f"words-{state}"))


# A seat


def sheet_lines(view: DungeoneerView, locale: Locale, player: PlayerView) -> list[str]:
    """A hero's sheet, one fact per line; the first names the hero."""
    say = locale.say
    lines = [player_line(view, locale, player)]
    if player.alive:
        lines.append(
            say(
                "words-scores",
                melee=score_words(player.melee),
                magic=score_words(player.magic),
                speed=score_words(player.speed),
            )
        )
    lines += [say(f"text-{player.hero}"), *_laid_lines(locale, player, empty=True)]
    lines += [quest_line(locale, quest) for quest in view.quests if quest.owner == player.seat]
    if player.done:
        lines.append(say("words-done", quests=[name_of(quest) for quest in player.done]))
    lines += [say("words-artifact", quest=name_of(quest), text=say(f"does-{quest}")) for quest in player.artifacts]
    return lines


def hero_about(view: DungeoneerView, locale: Locale, seat: Seat) -> str:
    """A hero with everything that is public about it, for those who point at it."""
    player = view.players[seat]
    return " · ".join(sheet_lines(view, locale, player)) if player.alive else player_line(view, locale, player)


def _laid_lines(locale: Locale, player: PlayerView, *, empty: bool = False) -> list[str]:
    """The cards that a player has readied, suffers from, or keeps in the pack: everyone sees them (DN-1.12).

    `empty`: boons and treasures also if there are none.
    """
    boons = {"used": len(player.boons), "most": HEROES[player.hero].boons}
    treasures = {"used": len(player.treasures), "most": player.treasure_slots}
    lines = []
    for kind, slots, cards in (("boons", boons, player.boons), ("treasures", treasures, player.treasures)):
        if cards or empty:
            named = laid_names(locale, cards) or [locale.say("words-none")]
            lines.append(locale.say(f"words-{kind}", **slots, cards=named))
    if player.banes:
        lines.append(locale.say("words-banes", cards=laid_names(locale, player.banes)))
    if player.pack:
        lines.append(locale.say("words-pack", cards=[beast_words(locale, beast) for beast in player.pack]))
    return lines


def laid_names(locale: Locale, cards: Sequence[LaidView]) -> list[str]:
    """Readied cards by name, with their charges."""
    return [
        locale.say("words-charges", card=name_of(card.card), n=card.charges) if card.charges else locale.name(card.card)
        for card in cards
    ]


def beast_words(locale: Locale, beast: BeastView) -> str:
    """A monster of the pack with what is attached to it and its wounds."""
    name = locale.name(beast.card)
    if beast.attachments:
        name = locale.say("words-with", card=name, attachments=[name_of(card) for card in beast.attachments])
    return locale.say("words-beast", card=name, wounds=beast.wounds, life=beast.life) if beast.wounds else name


def own_lines(view: DungeoneerView, locale: Locale) -> list[str]:
    """The private facts of this seat next to its hand: map cards, standing and armed orders."""
    lines = []
    if view.map_hand:
        lines.append(locale.say("words-map_hand", cards=[name_of(card) for card in view.map_hand]))
    if view.stance is not None:
        lines.append(locale.say("words-stance", stance=refer(f"stance-{view.stance}")))
    if view.armed:
        orders = [
            locale.say("words-armed_order", card=name_of(order.card), when=moment(order.window, order.roll))
            for order in view.armed
        ]
        lines.append(locale.say("words-armed", orders=orders))
    return lines


def goal_of(locale: Locale, quest: QuestView) -> str:
    """Where a quest leads now, in as few words as possible: once it is picked up, only to its goal."""
    printed = QUESTS[quest.id]
    if printed.terrain is not None:
        return locale.say(f"terrain-{printed.terrain}")
    if printed.goal and quest.carrier is None:
        return locale.say("words-from_to", start=name_of(printed.space), goal=name_of(printed.goal))
    return locale.name(printed.goal or printed.space)


def wanted_by(view: DungeoneerView, space: SpaceView) -> list[Seat | None]:
    """Whose open quests lead to that space, None for the global one, which comes first."""
    owners = {quest.owner for quest in view.quests if leads_to(quest.id, space)}
    return sorted(owners, key=lambda owner: -1 if owner is None else owner)


def leads_to(quest: str, space: SpaceView) -> bool:
    """Whether a quest leads to that space."""
    return not _ENDS[quest].isdisjoint((space.card, space.printed.terrain))


def attackers(view: DungeoneerView) -> list[EncounterView]:
    """The encounters that still threaten someone, in their order."""
    return [encounter for encounter in view.encounters if encounter.state not in ("dead", "cancelled")]
