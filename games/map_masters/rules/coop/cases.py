"""What players of a mission may ask about its present state: which objectives are left, which groups have arrived."""

from __future__ import annotations

from collections.abc import Iterator

from games.map_masters.rules.state import MapMastersState
from rules.cases import Case
from rules.messages import Args, Message, refer


def cases(game: MapMastersState) -> Iterator[Case]:
    """Every case of a mission that has begun; they are about the team, so everyone may know them."""
    team = game.team
    if team is None or game.phase == "team":
        return
    names = [refer(f"slot-{team.rules.id}-{number}") for number in range(len(team.rules.slots))]
    left = [name for number, name in enumerate(names) if number not in team.filled]
    met = [name for number, name in enumerate(names) if number in team.filled]
    args: Args = {"left": left, "number": len(left), "met": met, "done": len(met)}
    yield Case("objectives", Message("case-objectives", args), common=True)
    for group in team.groups:
        colour = group.colour
        told = Message("case-arrived" if group.out else "case-under_way", {"group": refer(f"group-{colour}")})
        yield Case("arrived", told, (f"group-{colour}",), common=True, alias=Message(f"case-alias-{colour}"))
