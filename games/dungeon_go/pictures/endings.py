"""The end of the game as a picture: what became of the king, and the heroes by their points."""

from __future__ import annotations

from games.dungeon_go.pictures import figures, style
from games.dungeon_go.pictures.words import Locale, true_heroes
from games.dungeon_go.rules.view import DungeonGoView, HeroView
from pictures.badges import counters
from pictures.kit import HEIGHT, SMALLEST, WIDTH, numbered_sign
from pictures.states import edge_of
from pictures.svg import group, rect, text, width_of
from pictures.tokens import CHALK, MIST
from pictures.typefaces import TITLE

EDGE, GAP, ROW = 6, 6, 58


def draw(view: DungeonGoView, locale: Locale) -> str:
    """The verdict above the scene, and a row for each hero below, in two columns if there are many."""
    won = bool(view.result and view.result.winners)
    best = true_heroes(view)
    heroes = sorted(view.heroes, key=lambda hero: (hero not in best, -hero.vp, hero.number))
    columns = 1 if len(heroes) <= 3 else 2
    rows = -(-len(heroes) // columns)
    width = (WIDTH - 2 * EDGE - GAP * (columns - 1)) / columns
    top = HEIGHT - rows * (ROW + GAP) - 2
    verdict = locale.say("picture-victory" if won else "picture-defeat")
    parts = [_scene(view, top, won=won), text(WIDTH / 2, 46, verdict, 48, CHALK, "middle", WIDTH - 60, TITLE)]
    for index, hero in enumerate(heroes):
        place = EDGE + index // rows * (width + GAP), top + GAP + index % rows * (ROW + GAP)
        parts.append(group(_row(locale, hero, width, crowned=hero in best), at=place))
    return "".join(parts)


def _scene(view: DungeonGoView, height: float, *, won: bool) -> str:
    """The gate with the king before it, and the heroes around; who fell has a gravestone."""
    foot, size = height * 0.95, min(130.0, (height - 70) * 0.55)
    king = group(figures.king(), at=(-size / 2, -size), scale=size / 100)
    if not won:
        king = f'<g transform="rotate(-90) translate({size * 0.4:g} {size * 0.4:g})">{king}</g>'
    parts = [style.wall(WIDTH, height), style.gate(WIDTH / 2, height * 0.86, (height - 84) * 0.86, lurks=not won)]
    parts += [style.torch(x, 90 + height * 0.1) for x in (60, WIDTH - 60)]
    for index, hero in enumerate(view.heroes):
        x = WIDTH / 2 + (1 if index % 2 else -1) * (size * 0.95 + 92 * (index // 2))
        if hero.alive:
            parts.append(figures.hero_piece(hero.card or "", hero.number, x, foot, 84))
        else:
            parts.append(group(style.GRAVE, at=(x, foot - 34), scale=2) + numbered_sign(hero.number, x, foot - 16, 32))
    return "".join([*parts, group(king, at=(WIDTH / 2, foot))])


def _row(locale: Locale, hero: HeroView, width: float, *, crowned: bool) -> str:
    """A hero with the player, deeds if there is room, and points."""
    middle, right = ROW / 2, width - 14
    points, points_width = counters([("points", hero.vp)])
    parts = [
        rect(0, 0, width, ROW, style.MOOD.plate if crowned else style.MOOD.rock, 12, **edge_of(mine=crowned)),
        numbered_sign(hero.number, 28, middle, 38),
        group(points, at=(right - points_width, middle)),
    ]
    right -= points_width + 12
    if crowned:
        parts.append(group(style.CROWN, at=(right - 16, middle)))
        right -= 40
    if width > WIDTH / 2:
        record = locale.say("picture-record", kills=hero.kills, deaths=hero.deaths)
        parts.append(text(right - 10, middle, record, SMALLEST, MIST, "end"))
        right -= width_of(record, SMALLEST) + 30
    name = locale.hero(hero)
    left = 58 + width_of(name, SMALLEST, TITLE) + 14
    parts.append(text(58, middle, name, SMALLEST, CHALK, "start", right - 58, TITLE))
    parts.append(text(left, middle, locale.player(hero.owner), SMALLEST, MIST, "start", right - left))
    return "".join(parts)
