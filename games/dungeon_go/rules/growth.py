"""Growth of a hero's abilities (DG-16)."""

from __future__ import annotations

from games.dungeon_go.rules import floors
from games.dungeon_go.rules.components import ABILITIES, AGILITY, FAITH, LIMITS, STRENGTH
from games.dungeon_go.rules.magic import ABILITY_OF, SCHOOLS
from games.dungeon_go.rules.marks import sheet_mark
from games.dungeon_go.rules.monsters import monsters_turn
from games.dungeon_go.rules.pieces import Hero
from games.dungeon_go.rules.state import DungeonGoState, HeroQuestion
from rules.messages import Args, Message, refer
from rules.questions import Option, Picked, Refusals, Refused


def grow(game: DungeonGoState, hero: Hero, ability: int) -> None:
    """Raise the ability by one; strength brings two hit points with it while the hero lives (DG-16.3)."""
    hero.abilities[ability] += 1
    if ability == STRENGTH and hero.alive:
        hero.hp += 2
    game.tell(
        "log-grows", hero=hero.name, ability=refer(f"ability-{ABILITIES[ability]}"), value=hero.abilities[ability]
    )


def sub_ability(ability: int, value: int) -> int:
    """The sub-ability that an ability of this value gives (DG-5.4)."""
    if ability in (STRENGTH, AGILITY):
        return 2 * value
    return value - 1 if ability == FAITH else value


def about_growth(game: DungeonGoState, ability: int, value: int, wounds: int = 0, *, raised: bool = False) -> Message:
    """The gain when an ability rises by one from that value: its sub-ability, its rolls, its magic.

    `wounds`: the hit points that the hero lacks. `raised`: it keeps those that it has (DG-23.20).
    """
    args: Args = {"was": sub_ability(ability, value), "now": sub_ability(ability, value + 1), "rolls": value + 1}
    if ability == STRENGTH:
        left = sub_ability(ability, value) - wounds
        args |= {"wounds": wounds, "left": left, "after": left if raised else left + 2}
    for school, number in ABILITY_OF.items():
        known = SCHOOLS[school][value : value + 1]
        if number == ability and known and getattr(game.settings, f"{school}s"):
            return Message(f"about-grow-{school}", {**args, school: refer(f"{school}-{known[0].id}")})
    return Message(f"about-grow-{ABILITIES[ability]}", args)


class Growth(HeroQuestion):
    """Raise one ability, or decline (DG-16.1, DG-16.2)."""

    raised: bool = False
    """Whether the hero is being raised from the dead, with one hit point after its growth (DG-23.20)."""

    def options(self, game: DungeonGoState, refused: Refusals | None = None) -> list[Option]:
        options, hero = [], game.heroes[self.hero]
        for number, (ability, value) in enumerate(zip(ABILITIES, hero.abilities, strict=True)):
            args: Args = {"ability": refer(f"ability-{ability}"), "value": value + 1}
            if value < LIMITS.ability:
                mark = sheet_mark(hero.number, ability)
                options.append(Option(ability, Message("do-grow", args), mark=mark, value=number))
            elif refused is not None:
                label = Message("do-grow", {**args, "value": value})
                refused.append(Refused(ability, label, "ability_max", missed=True))
        options.append(Option("none", Message("do-no_growth")))
        return options

    def answer(self, game: DungeonGoState, picked: Picked) -> None:
        """Grow at once, before anything else (DG-16.4)."""
        hero = game.heroes[self.hero]
        ability: int | None = picked.value
        if ability is None:
            game.tell("log-no_growth", hero=hero.name)
        else:
            grow(game, hero, ability)

    def explained(self, game: DungeonGoState, *, ideas: bool = True) -> list[Option]:
        """Say what each answer would give, and with which of them the hero dies next if another one saves it."""
        options = self.options(game)
        hero = game.heroes[self.hero]
        wounds = hero.max_hp - hero.hp if hero.alive else 0
        for option in options:
            ability = option.value
            if ability is None:
                option.effect = Message("about-no_growth")
            else:
                option.effect = about_growth(game, ability, hero.abilities[ability], wounds, raised=self.raised)
        if not hero.alive or floors.is_due(game):
            return options
        dies = [option for option in options if self._dies(game, option.value)]
        if len(dies) < len(options):
            for option in dies:
                option.warning = Message("risk-dies", {"hero": hero.name, "when": "always"})
        return options

    def _dies(self, game: DungeonGoState, ability: int | None) -> bool:
        trial = game.ahead()
        hero = trial.heroes[self.hero]
        if ability is not None:
            grow(trial, hero, ability)
        if self.raised:
            hero.hp = 1
        monsters_turn(trial)
        return not hero.alive

    def default(self, game: DungeonGoState) -> list[str]:
        """The lowest ability, the first of equal ones."""
        abilities = game.heroes[self.hero].abilities
        return [ABILITIES[abilities.index(min(abilities))]]
