"""What a player may ask about its own case: in Versus buying, points so far, escapes, changing a path."""

from __future__ import annotations

from games.map_masters.cases import coop, drawing, market, rewards
from games.map_masters.cases.turns import turns_and_rules
from games.map_masters.cases.versus import versus_cases
from games.map_masters.rules.components import ROUNDS
from games.map_masters.rules.state import MapMastersState
from rules.cases import Case
from rules.messages import Message, Seat


def cases(game: MapMastersState, seat: Seat) -> list[Case]:
    """Every case of a player; in a co-operative game those of the team."""
    if game.phase == "over":
        return []
    if game.options.mode == "coop":
        return [*coop.cases(game, seat)]
    return [
        Case("buy", market.buy(game, seat)),
        *market.each_ware(game, seat),
        *market.prices(game, seat),
        *market.lasting(game),
        *(Case("shop", market.shop(game, seat), things) for things in ((), ("coin",))),
        *rewards.paths(game, seat),
        *rewards.overtakes(game, seat),
        *rewards.symbols(game, seat),
        Case("escaped", rewards.escaped_text(game, seat), past=True, secret=True),
        *rewards.scored(game, seat),
        *rewards.totals(game, seat),
        *(Case("coins", rewards.coins_text(game, seat), things) for things in ((), ("coin",))),
        *(Case("paid", rewards.paid(game, seat), things, secret=True) for things in ((), ("coin",))),
        *(
            Case("goals", rewards.goals_text(game), things, common=True)
            for things in ((), *((icon,) for icon in rewards.goal_of(game).counts))
        ),
        *market.passed(game),
        Case(
            "rounds",
            Message("case-rounds", {"round": game.round, "left": ROUNDS - game.round}),
            common=True,
            topic="left",
        ),
        Case("first", market.first(game), common=True),
        *(Case("first_now", told, common=True, past=True) for told in market.first_now(game)),
        Case("first_own", market.first_own(game, seat)),
        *rewards.escapes(game, seat),
        Case("draw", drawing.draw(game, seat), secret=True),
        *drawing.spells_now(game, seat),
        Case("bonus", rewards.bonus(game, seat), common=True),
        *rewards.bonuses(game),
        Case("change", drawing.change(game, seat)),
        *(Case("optimizers", drawing.optimizers(game, seat), things) for things in drawing.optimized(game, seat)),
        *turns_and_rules(game, seat),
        *versus_cases(game, seat),
        *drawing.kept(game, seat),
        *(Case("done", told) for told in drawing.when_done(game, seat)),
        Case("several", drawing.several_text(game, seat)),
    ]
