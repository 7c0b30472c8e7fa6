"""What a lord may ask about its own case: who comes, what has to be paid, what can be built, hired and changed."""

from __future__ import annotations

from itertools import combinations

from games.dungeon_lords.cases import arrivals, building, defence, hiring, payments, standing
from games.dungeon_lords.cases.ahead import ahead_cases
from games.dungeon_lords.cases.battles import battle_cases
from games.dungeon_lords.cases.combat import combat_cases
from games.dungeon_lords.cases.orders import order_cases
from games.dungeon_lords.cases.plans import plan_cases
from games.dungeon_lords.cases.worth import worth_cases
from games.dungeon_lords.rules.arrivals import AUTUMN
from games.dungeon_lords.rules.orders.production import LAST_YEAR
from games.dungeon_lords.rules.state import DungeonLordsState
from rules.cases import Case, Cause
from rules.messages import Message, Seat, seat_name

PALADIN_CAME = Cause(("log-why_paladin_moves", "log-why_paladin_comes"), needed=True)
"""Why the paladin is with his host: how evil everyone was then."""


def cases(game: DungeonLordsState, seat: Seat) -> list[Case]:
    """Every case of a lord; none in the training."""
    if game.training is not None or game.phase in ("setup", "scoring"):
        return []
    found = [
        *arrivals.next_season(game, seat),
        *arrivals.strongest(game),
        *(
            Case(kind, arrivals.paladin_text(game, seat), things, common=True, past=True, cause=cause)
            for things in ((), ("hero-paladin_1",), ("hero-paladin_2",))
            for kind, cause in (("paladin", None), ("paladin_why", PALADIN_CAME))
        ),
        *arrivals.paladin_of_others(game, seat),
        *arrivals.all_evil(game),
        *arrivals.paladin_by_wages(game, seat),
        *standing.titles(game, seat),
        *standing.prisons(game, seat),
        *standing.traps_of_others(game, seat),
        *defence.conquests(game, seat),
        *defence.falling(),
        *payments.paying(game, seat),
        *building.failed(game, seat),
        *payments.tax_paid(game, seat),
        *standing.workers(game, seat),
        *standing.each_tile(game, seat),
        Case("combat", defence.combat_text(game), common=True),
        *(Case("mine", building.mine_text(game, seat), things, secret=True) for things in ((), ("order-mine_gold",))),
        *(Case(f"{event}_when", payments.event_text(game, seat, event), common=True) for event in ("payday", "tax")),
        *(
            Case("event", payments.event_text(game, seat, event), common=True)
            for event in game.events[max(0, game.season - 1) : game.events_shown]
            if event != "special"  # special events have their own case
        ),
        *payments.taxes(game, seat),
        Case("notices", Message("case-notices", payments.notices(game.lords[seat]))),
        *payments.wages(game, seat),
        *arrivals.evil_so_far(game, seat),
        Case("change", building.change_text(game, seat), secret=True),
        *arrivals.party(game, seat),
        *defence.traps_held(game, seat),
        *defence.blows_cases(game, seat),
        *(
            Case("send", Message("case-send"), (f"creature-{one}", f"creature-{two}"))
            for one, two in combinations(dict.fromkeys(each.kind for each in game.lords[seat].lair), 2)
        ),
    ]
    if not (game.in_combat and game.year == LAST_YEAR):
        found += [
            *building.miners(),
            *hiring.monsters_to_hire(game, seat),
            *building.rooms_to_build(game, seat),
            *building.producing(game, seat),
            *building.orders_left(game, seat),
            *worth_cases(game),
        ]
    found += [
        *building.spaces_left(game, seat),
        *order_cases(game, seat),
        *ahead_cases(game, seat),
        *combat_cases(game, seat),
    ]
    if game.in_combat:
        found += [*defence.stakes(game, seat), *plan_cases(game, seat), *battle_cases(game, seat)]
        rooms = [f"room-{tile.kind}" for tile in game.lords[seat].tiles.values() if tile.is_room and not tile.conquered]
        found += [Case("tile", defence.tile_text(game, seat), things) for things in ((), *((room,) for room in rooms))]
        found.append(Case("tile_next", defence.next_tile_text(game, seat)))
        shown = game.combat_piles[game.year - 1][: game.combat_shown]
        cards = [f"card-{card}" for card in shown[game.combat_round - 1 :]]
        found += [
            Case("spell", defence.spell(game, seat), things, past=True) for things in ((), *((card,) for card in cards))
        ]
    elif game.season < AUTUMN:
        following = (game.starter + 1) % game.seats
        found.append(Case("starter", Message("case-starter", {"player": seat_name(following)}), common=True))
    return found
