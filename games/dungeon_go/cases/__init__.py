"""What the player of a hero may ask about it, answered from the table, on which only the deck's order is hidden."""

from __future__ import annotations

from dataclasses import replace

from games.dungeon_go.cases import heroes, monsters, progress
from games.dungeon_go.cases.attacks import rolling
from games.dungeon_go.cases.table import table_cases
from games.dungeon_go.rules.deck import damage_next
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.state import DungeonGoState
from rules.cases import Case, Cause
from rules.messages import Message, Seat


def cases(game: DungeonGoState, seat: Seat) -> list[Case]:
    """Every case of a seat's heroes."""
    if game.phase != "play":
        return []
    then = game.copy_game()
    then.damage = damage_next(game)
    blows = monsters_turn(then)
    mine = [hero for hero in game.heroes if hero.seat == seat]
    return [
        *(case for hero in mine for case in heroes.of_hero(game, hero, blows)),
        *(
            replace(case, things=(hero.card, *case.things))  # which of several is meant
            for hero in (mine if len(mine) > 1 else ())
            for case in heroes.of_hero(game, hero, blows)
        ),
        *(case for hero in game.heroes if hero.seat != seat for case in heroes.of_other(game, hero, blows)),
        *(case for monster in game.monsters_in_order() for case in monsters.of_monster(game, monster)),
        Case("blows", monsters.blows_text(game, then, blows), common=True),
        Case("floor", progress.floor_text(game), common=True),
        Case("king", king := progress.king_text(game), common=True, past=king.key == "case-king_waits"),
        Case("king_still", progress.still(king), common=True, past=True, cause=progress.stays(game)),
        progress.boards(game),
        Case("left", progress.left_text(game), common=True),
        Case("danger", monsters.danger_text(game), common=True),
        Case("damage_up", progress.damage_up(game), common=True),
        Case("damage_why", Message("case-damage_why"), common=True, past=True, cause=Cause(("log-damage_rises",))),
        *(case for monster in game.monsters_in_order() for case in progress.came(game, monster)),
        *progress.party(game),
        *progress.shared(game),
        *progress.first_attacks(game, seat),
        Case("ahead", progress.ahead_text(game), common=True),
        Case("first", progress.first_text(game), common=True),
        *progress.kills(game),
        *([] if any(map(game.holders, game.monsters)) else [Case("held", Message("case-held_none"), common=True)]),
        *progress.titles(game, seat),
        after := progress.after_growth(game, seat, mine),
        *(replace(after, seats=(other,)) for other in range(game.seats) if other != seat),
        *rolling(game, seat),
        *table_cases(game, seat),
    ]
