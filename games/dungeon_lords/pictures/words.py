"""The pictures of Dungeon Lords in words: alternative text and the text-only form."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from games.dungeon_lords.rules.combat.lines import hero_ids
from games.dungeon_lords.rules.components import ON_OFFER, ORDER_IDS, SEASONS, SPACE_NAMES
from games.dungeon_lords.rules.grid import SQUARES
from games.dungeon_lords.rules.option_texts import trap_line
from games.dungeon_lords.rules.pieces import Hero, Minion
from games.dungeon_lords.rules.scoring import TITLES
from games.dungeon_lords.rules.view import (
    CreatureView,
    DungeonLordsView,
    HeroView,
    LordView,
    PlanView,
    TileView,
    hero_view,
)
from pictures.game_locale import GameLocale
from rules.messages import Message, Part, Ref, Seat, refer, seat_name

GAME = "dungeon_lords"

NOT_CAST = ("weak", "room", "dart")
"""States of a spell that is not cast."""

PAYMENTS = ("gold", "food", "evil")
"""Which of a lord's supplies may be named as the mark of an answer."""


class Locale(GameLocale):
    """Provides the names of the game's things."""

    game: ClassVar[str] = GAME


def in_combat(view: DungeonLordsView) -> bool:
    """Whether a combat part (or the training) is being played."""
    return view.combat_round > 0


def fight_square(view: DungeonLordsView, seat: Seat) -> str:
    """Where this lord fights, if the view shows it; empty if nowhere."""
    if view.battle is not None and view.battle.seat == seat:
        return view.battle.square
    plan = view.lords[seat].plan
    return plan.square if plan is not None else ""


def colour_of(view: DungeonLordsView, minion: Minion) -> tuple[str, bool]:
    """The colour of a minion, and whether it is a non-player colour."""
    return (view.lords[minion].colour, False) if isinstance(minion, int) else (minion, True)


# The board


def board_lines(view: DungeonLordsView, locale: Locale, marks: Sequence[str]) -> list[str]:
    """The table, one fact per line, what matters most first."""
    lines = [time_line(view, locale)]
    lines += result_lines(view, locale)
    if view.training is None and view.result is None:
        lines += _battle_lines(view, locale) if in_combat(view) else _building_lines(view, locale)
    if marks:
        lines.append(locale.say("words-marked", marks=[_mark(locale, mark) for mark in marks]))
    if view.training is None:
        lines.append(evil_line(view, locale))
    for seat in range(view.seats):
        lines += [
            f"- {line}" if not index else f"  {line}" for index, line in enumerate(lord_lines(view, locale, seat))
        ]
    if view.training is None and view.result is None:
        lines += _offer_lines(view, locale)
        known = [(number, card) for number, card in enumerate(view.combat, 1) if card is not None]
        lines += [combat_card_line(locale, number, card) for number, card in known]
    return lines


def time_line(view: DungeonLordsView, locale: Locale) -> str:
    """The current point in time of the game."""
    phase = refer(f"phase-{view.phase}")
    if view.training is not None:
        scenario = refer(f"scenario-{view.training.scenario}")
        return locale.say("words-training", scenario=scenario, round=view.combat_round)
    starter = seat_name(view.starter)
    if in_combat(view):
        return locale.say("words-combat", year=view.year, round=view.combat_round, phase=phase, player=starter)
    return locale.say("words-time", year=view.year, season=refer(f"season-{view.season}"), phase=phase, player=starter)


def result_lines(view: DungeonLordsView, locale: Locale) -> list[str]:
    """Everyone's points, once they are counted."""
    if view.result is None:
        return []
    lines = [
        locale.say("words-score", player=seat_name(place.seat), total=place.total, place=place.place)
        for place in sorted(view.result.places, key=lambda place: place.place)
    ]
    for title in TITLES:
        players = view.result.facts.get(f"title-{title}")
        if players is not None:
            lines.append(locale.say("log-title_held", title=refer(f"title-{title}"), players=players))
    return lines


def _building_lines(view: DungeonLordsView, locale: Locale) -> list[str]:
    say = locale.say
    lines = [say("words-last_round", year=view.year)] if view.season == SEASONS[-1] else []
    lines += [season_line(view, locale, season) for season in seasons(view)]
    for order in ORDER_IDS:
        spaces = view.spaces.get(order, [])
        taken = []
        for space, minion in zip(SPACE_NAMES, spaces, strict=False):
            if isinstance(minion, int):
                taken.append(say("words-space", space=space, who=seat_name(minion)))
            elif minion is not None:
                taken.append(say("words-space_outsider", space=space, colour=refer(f"colour-{minion}")))
        if taken:
            lines.append(say("words-area", order=refer(f"order-{order}"), spaces=taken))
    if view.tavern:
        lines.append(say("words-tavern", creatures=[refer(f"creature-{kind}") for kind in view.tavern]))
    if view.market:
        lines.append(say("words-market", rooms=[refer(f"room-{room}") for room in view.market]))
    return lines


def _offer_lines(view: DungeonLordsView, locale: Locale) -> list[str]:
    """The effects of the creatures and rooms on offer."""
    if in_combat(view):
        return []
    names = [f"creature-{kind}" for kind in dict.fromkeys(view.tavern)] + [f"room-{room}" for room in view.market]
    return [locale.say("words-about", name=refer(name), help=refer(f"{name}-help")) for name in names]


def combat_card_line(locale: Locale, number: int, card: str) -> str:
    """The combat card of a round, with its effect."""
    return locale.say("words-combat_card", number=number, card=refer(f"card-{card}"), help=refer(f"card-{card}-help"))


def _battle_lines(view: DungeonLordsView, locale: Locale) -> list[str]:
    battle = view.battle
    if battle is None:
        return []
    lines = [locale.say("words-battle", player=seat_name(battle.seat), square=battle.square)]
    card = view.combat[view.combat_round - 1]
    if card is not None:
        state = spell_state(view, locale)
        lines.append(locale.say("words-spell", card=refer(f"card-{card}"), player=seat_name(battle.seat), state=state))
    return [*lines, *flags(view, locale)]


def spell_state(view: DungeonLordsView, locale: Locale) -> str:
    """Whether the spell of the round works in the current battle, and why (DL-19.1); empty without a battle."""
    battle = view.battle
    if battle is None:
        return ""
    state = battle.spell or "ready"
    return locale.say(f"picture-spell_{state}", magic=battle.magic, needed=view.combat_round)


def flags(view: DungeonLordsView, locale: Locale) -> list[str]:
    """The peculiarities of the current battle."""
    battle = view.battle
    if battle is None:
        return []
    rules = {
        "picture-no_conquest": battle.no_conquest,
        "picture-no_heal": battle.no_heal,
        "picture-no_spell": battle.no_spell,
        "picture-no_fatigue": battle.no_fatigue,
        "picture-shield": bool(battle.shield),
    }
    line = view.lords[battle.seat].line
    poisoned = [hero for hero, name in zip(line, hero_ids(line), strict=True) if name == battle.poisoned]
    return [
        *(locale.say(key) for key, holds in rules.items() if holds),
        *(locale.say("picture-poison", hero=refer(f"hero-{hero.card}")) for hero in poisoned),
    ]


def event_name(view: DungeonLordsView, event: str) -> Ref:
    """The name of an event of this year; of the special event that of its card, once it is known."""
    return refer(f"special-{view.special}" if event == "special" and view.special is not None else f"event-{event}")


def seasons(view: DungeonLordsView) -> list[int]:
    """The season and the next, counted from winter (0), as far as they have events and adventurers."""
    season = SEASONS.index(view.season)
    return [] if view.phase == "setup" else [number for number in (season, season + 1) if 0 < number < len(SEASONS)]


def season_line(view: DungeonLordsView, locale: Locale, season: int) -> str:
    """The event and the adventurers of a season: this one, or the next."""
    now = SEASONS[season] == view.season
    known = view.events[season - 1] if len(view.events) >= season else None
    event = locale.say("words-event_unknown") if known is None else locale.say(event_name(view, known).key)
    if known == "special" and view.special is not None:
        event = locale.say("words-about", name=event, help=locale.say(f"special-{view.special}-help").rstrip(".。"))
    heroes = [hero_words(locale, printed(card)) for card in (view.arriving if now else view.forecast)]
    coming = Part("words-arriving", {"heroes": heroes}) if heroes else refer("words-nobody_arrives")
    return locale.say("words-now" if now else "words-next", event=event, heroes=coming)


def evil_line(view: DungeonLordsView, locale: Locale) -> str:
    """The meaning of the evilometer, the place of each lord on it, and the paladin's."""
    lords = [
        locale.say("words-evil_of", player=seat_name(seat), evil=view.lords[seat].evil) for seat in range(view.seats)
    ]
    shared = [locale.say("words-shared_evil", evil=view.shared_evil)] if view.shared_evil is not None else []
    return " ".join([locale.say("words-evilometer", lords=lords), *shared, _paladin_line(view, locale)])


def title_line(locale: Locale, title: str, holders: Sequence[Seat]) -> str:
    """The subject of a title, and who holds it."""
    players = [seat_name(seat) for seat in holders]
    held = Part("words-held_by", {"players": players}) if players else refer("words-held_by_nobody")
    return locale.say("words-title", title=refer(f"title-{title}"), help=refer(f"title-{title}-help"), holders=held)


def _paladin_line(view: DungeonLordsView, locale: Locale) -> str:
    place, host = view.paladin, view.paladin_host
    if view.paladin_next is not None:
        place, host = "next", view.paladin_next
    player = seat_name(host) if host is not None else ""
    return locale.say(f"words-paladin_{place}", paladin=refer(f"hero-paladin_{view.year}"), player=player)


def _mark(locale: Locale, mark: str) -> Ref | str:
    """The meaning of a mark, as an argument."""
    mark = mark.removeprefix(ON_OFFER)
    families = ("creature", "order", "room", "trap", "hero", "card")
    return next((refer(f"{family}-{mark}") for family in families if locale.has(f"{family}-{mark}")), mark)


def thing_line(locale: Locale, family: str, kind: str) -> str:
    """A creature, room or trap with what it does."""
    return locale.say("words-about", name=locale.say(f"{family}-{kind}"), help=locale.say(f"{family}-{kind}-help"))


# One lord


def printed(card: str) -> HeroView:
    """An adventurer as printed."""
    return hero_view(Hero(card=card))


def hero_words(locale: Locale, hero: HeroView) -> str:
    """Someone in line: hit points left and icons."""
    facts = [locale.say("words-hp", left=hero.hp - hero.damage, hp=hero.hp)]
    facts += [
        locale.say(key, number=number)
        for key, number in (("words-trap", hero.trap), ("words-heal", hero.heal), ("words-magic", hero.magic))
        if number
    ]
    if hero.hidden:
        facts.append(locale.say("words-hidden"))
    return locale.say("words-hero", hero=refer(f"hero-{hero.card}"), facts=locale.listed(facts))


def hero_line(locale: Locale, hero: HeroView) -> str:
    """As `hero_words`, with what a number in the name is for."""
    name = hero_words(locale, hero)
    if hero.hero_class in ("paladin", "phantom"):
        return name
    return locale.say("words-about", name=name, help=locale.say("words-hero_number"))


def party_line(locale: Locale, lord: LordView) -> str:
    """Who stands before the gate, and who is in prison."""
    lines = [locale.say("words-line", heroes=[hero_words(locale, hero) for hero in lord.line])] if lord.line else []
    if lord.prison:
        lines.append(prison_line(locale, lord))
    return " ".join(lines)


def prison_line(locale: Locale, lord: LordView) -> str:
    """The adventurers in prison, in a line."""
    return locale.say("words-prison", heroes=[refer(f"hero-{hero}") for hero in lord.prison])


def points_line(locale: Locale, lord: LordView) -> str:
    """The points of a lord if the game ended now, with the titles they come from."""
    titles = [refer(f"title-{title}") for title in lord.titles]
    return locale.say("words-points", points=lord.points or 0, number=len(titles), titles=titles)


def lord_lines(view: DungeonLordsView, locale: Locale, seat: Seat) -> list[str]:
    """One lord, one fact per line; the first names the lord and the supplies."""
    say, lord = locale.say, view.lords[seat]
    lines = [
        say(
            "words-lord" if view.training is None else "words-trainee",
            player=seat_name(seat),
            colour=refer(f"colour-{lord.colour}"),
            gold=lord.gold,
            food=lord.food,
            free=lord.imps - lord.busy_imps,
            imps=lord.imps,
            traps=lord.trap_count,
            evil=lord.evil,
        )
    ]
    if lord.trolls and view.training is None:
        unfit = lord.busy_trolls + sum(creature.kind == "troll" and creature.fallen for creature in lord.lair)
        lines.append(say("words-trolls", free=max(0, lord.trolls - unfit), trolls=lord.trolls))
    if lord.traps_due:
        lines.append(say("words-traps_due", number=lord.traps_due))
    if lord.notices:
        lines.append(say("words-notices", notices=lord.notices))
    if lord.points is not None and view.result is None:
        lines.append(points_line(locale, lord))
    if lord.line:
        lines.append(say("words-line", heroes=[hero_words(locale, hero) for hero in lord.line]))
    if lord.traps:
        lines.append(say("words-own_traps", traps=[refer(f"trap-{trap}") for trap in lord.traps]))
    if lord.lair:
        lines.append(say("words-lair", creatures=[_creature(locale, creature) for creature in lord.lair]))
    lines.append(say("words-tiles", tiles=[_tile(locale, tile) for tile in lord.tiles]))
    if lord.prison:
        lines.append(prison_line(locale, lord))
    lines += _order_lines(view, locale, lord)
    if lord.plan is not None:
        lines.append(_plan_line(locale, lord.plan))
    if lord.ready:
        lines.append(say("words-ready"))
    return lines


def _plan_line(locale: Locale, plan: PlanView) -> str:
    pieces: list[Ref | str] = [refer(f"trap-{trap}") for trap in plan.traps or []]
    pieces += [refer(f"creature-{kind}") for kind in plan.creatures]
    if plan.traps is None and plan.trap_count:
        pieces.insert(0, locale.say("words-traps_hidden", number=plan.trap_count))
    if not pieces:
        return locale.say("words-plan_bare", square=plan.square)
    return locale.say("words-plan", square=plan.square, pieces=pieces)


def _order_lines(view: DungeonLordsView, locale: Locale, lord: LordView) -> list[str]:
    say = locale.say
    lines = []
    if any(lord.orders):
        orders = [refer(f"order-{order}") if order else say("words-order_hidden") for order in lord.orders]
        lines.append(say("words-orders", orders=orders))
    if lord.on_card:
        lines.append(say("words-on_card", orders=[refer(f"order-{order}") for order in lord.on_card]))
    if lord.disabled and view.training is None and not in_combat(view):
        lines.append(say("words-disabled", orders=[refer(f"order-{order}") for order in lord.disabled]))
    return lines


def _creature(locale: Locale, creature: CreatureView) -> str:
    """A creature in a lair, and whether it has fallen or fights."""
    ready = "words-creature_deployed" if creature.deployed else "do-creature"
    return locale.say(
        "words-creature_fallen" if creature.fallen else ready, creature=refer(f"creature-{creature.kind}")
    )


def _tile(locale: Locale, tile: TileView) -> str:
    """The square of a tile, and what is there."""
    return locale.say("words-tile_conquered" if tile.conquered else "words-tile", square=tile.square, tile=tile.name)


def tile_line(locale: Locale, tile: TileView) -> str:
    """A tile in a line; a room with its use."""
    name = _tile(locale, tile)
    if not tile.is_room:
        return name
    return locale.say("words-about", name=name, help=locale.say(f"room-{tile.kind}-help"))


def squares_in(marks: Collection[str]) -> list[str]:
    """The marks that are squares, in the order of the grid."""
    return [square for square in SQUARES if square in marks]


def on_own_sheet(view: DungeonLordsView, marks: Collection[str]) -> Seat | None:
    """The seat whose sheet shows the marks better than the board; None for the board."""
    if view.training is not None:
        return 0
    if view.seat is None or view.result is not None or view.battle is not None or not marks:
        return None
    lord = view.lords[view.seat]
    own = {
        *SQUARES,
        *(lord.traps or []),
        *lord.prison,
        *hero_ids(lord.line),
        *(creature.kind for creature in lord.lair),
    }
    return None if own.isdisjoint(marks) else view.seat


def sheet_lines(view: DungeonLordsView, locale: Locale, seat: Seat, marks: Sequence[str]) -> list[str]:
    """A lord's sheet, one fact per line, with what the player's own traps and creatures can do."""
    lord = view.lords[seat]
    lines = [time_line(view, locale), *(f"- {line}" for line in lord_lines(view, locale, seat))]
    chosen = [mark for mark in marks if mark not in ORDER_IDS and mark not in PAYMENTS]
    if chosen:
        lines.insert(1, locale.say("words-marked", marks=[_mark(locale, mark) for mark in chosen]))
    pieces = [("trap", trap) for trap in dict.fromkeys(lord.traps or [])]
    pieces += [("creature", kind) for kind in dict.fromkeys(creature.kind for creature in lord.lair)]
    pieces += [("room", tile.kind) for tile in lord.tiles if tile.is_room and not tile.conquered]
    for family, kind in pieces:
        lines.append(locale.say("words-about", name=refer(f"{family}-{kind}"), help=effect(view, locale, family, kind)))
    return lines


def effect(view: DungeonLordsView, locale: Locale, family: str, kind: str) -> str:
    """The effect of a piece; in the training only what it does in a fight, without wages or year 2 (DL-29.2)."""
    if view.training is None:
        return locale.say(f"{family}-{kind}-help")
    if family == "room":
        return locale.say(f"room-{kind}-fight")
    fights = trap_line(view.year, kind, priced=True) if family == "trap" else Message(f"about-{kind}")
    return locale.say(fights.key, **fights.args)
