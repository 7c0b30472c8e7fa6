"""The table of a Versus game: the goals, the market or all dungeons, and the score sheets of all players."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from games.map_masters.pictures import icons, markets, plans, style
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.icons import framed
from games.map_masters.pictures.plans import DrawnPath, Plan
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.pictures.windows import MARGIN, Box, Window, window_around
from games.map_masters.rules.components import Goal
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.view import MapMastersView, PlayerView
from pictures.kit import HEIGHT, SMALLEST, WIDTH
from pictures.paragraphs import broken
from pictures.seats import seat_sign
from pictures.svg import NARROWEST, path, rect, text, width_of
from pictures.typefaces import TITLE

EDGE = 8
HEAD = 50
GOALS = 76
"""The heights of the headline and of the goals below it."""
ROW = 54
"""The height of a row with its signs below the points."""
LEAST_ROW = 33
"""The least height of a row with its signs at the right."""
LABELS, NOTE = 44, 40
"""The heights of the labels above the scores and of the note below them."""
PLAYERS, COINS, SUM = 186.0, 56.0, 90.0
"""The widths of the first two columns of the score sheets, and of the last."""
WORDS_AT, COINS_AT, ROUNDS_AT = EDGE + 12, EDGE + PLAYERS + COINS / 2 - 10, EDGE + PLAYERS + COINS
"""Where the words of the score sheets begin, the middle of the column of coins, and where those of rounds begin."""
NAME_AT, DONE_AT, CARDS_AT = 50, 248, 408
"""While cards are drawn or explored with: where the name of a player, its progress and its cards begin."""
GOAL_ICON, GOAL_ICONS_APART = 32, 38
"""The size of an icon of a goal, and the distance to the next."""
SIGN, SMALL_SIGN = 24, 17
"""The size of a sign of bonus or escape next to points, and of one of two above each other."""
LINE = 34
"""The height of a line of card names in a narrow picture."""
HEADLINE = 480
"""The maximum width of the headline next to a purse."""
TITLE_HEIGHT = 46
"""The height of a name above a dungeon."""
NARROW = 240
"""The width of a dungeon below which its points are below the name."""
COLUMN = 180
"""The width of a name next to a dungeon."""
LARGEST_CELL = 44.0
"""The maximum size of the cells of dungeons side by side."""
FEW_PLAYERS = 3
"""Up to this many players there is room for their cards below their names."""
TALLER = 100
"""The additional height of the cards of the market on a live page."""
BUYING = ("token_", "sb_", "card_", UNSEEN)
"""The beginnings of the marks of purchases."""


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str], *, full: bool = False) -> str:
    """The table as SVG: what a buyer can choose from, the cards in play, or between rounds all dungeons.

    `full`: with the cards of every hand in full, for a live page, which scrolls.
    """
    explored = any(player.draft and player.draft.cards for player in view.players)
    if view.phase == "market" and (not explored or any(mark.startswith(BUYING) for mark in marks)):
        return shop(view, locale, marks)
    if view.phase in ("explore", "hand"):
        return _round(view, locale, full=full or view.seats <= FEW_PLAYERS)
    if view.phase == "over":
        top = HEIGHT - _scores_height(view, LEAST_ROW) - 6
        dungeons = _dungeons(view, locale, HEAD, top - HEAD)
        scores = _scores(view, locale, top, LEAST_ROW)
        return framed(HEIGHT, _head(view, locale), dungeons, scores)
    dungeons = _dungeons(view, locale, HEAD + GOALS, HEIGHT - HEAD - GOALS)  # with scores for the goals above
    return framed(HEIGHT, _head(view, locale), _goals(view, locale), dungeons)


def _round(view: MapMastersView, locale: Locale, *, full: bool) -> str:
    """While cards are drawn or explored with: these cards, and all scores."""
    y = HEAD + GOALS
    lines = view.seats * LINE if full else 0
    row = max(LEAST_ROW, min(ROW, (HEIGHT - y - LABELS - NOTE - 16 - lines) / (2 * view.seats)))
    cards, height = _exploration(view, locale, y, row, full=full)
    scores = _scores(view, locale, y + height, row)
    bottom = max(HEIGHT, y + height + _scores_height(view, row) + 6)
    return framed(bottom, _head(view, locale), _goals(view, locale), cards, scores)


def _head(view: MapMastersView, locale: Locale) -> str:
    """Round and phase, or how the game ended."""
    if view.result is not None:
        words = locale.say(view.result.reason, **view.result.args)
    else:
        words = headline(view, locale)
    return text(16, HEAD / 2, words, 32, INK, "start", WIDTH - 32, TITLE)


def headline(view: MapMastersView, locale: Locale) -> str:
    """Round, phase and the player whose turn it is."""
    if view.phase == "market":
        return locale.say("picture-market", round=view.round, rounds=view.rounds, player=locale.player(view.turn))
    # The last points are shown before the result, in a round without a refresh phase (MM-16.1).
    phase = "explore" if view.phase == "over" else view.phase
    return locale.say(f"picture-{phase}", round=view.round, rounds=view.rounds)


def progress(view: MapMastersView, player: PlayerView) -> str:
    """Whether a player is done with exploring, and was the `first`, or is still `drawing`."""
    if view.bonus == player.seat:
        return "first"
    return "done" if player.done else "drawing"


def _goals(view: MapMastersView, locale: Locale) -> str:
    """The goals that are shown: the primary and the secondary one of this round, and the next primary one."""
    shown = [
        (name, goal)
        for name, goal in (("primary", view.primary), ("secondary", view.secondary), ("next", view.next_goal))
        if goal is not None
    ]
    width = (WIDTH - 2 * EDGE - 8 * (len(shown) - 1)) / max(1, len(shown))
    return "".join(
        _goal(name, goal, locale, EDGE + place * (width + 8), width) for place, (name, goal) in enumerate(shown)
    )


def _goal(name: str, goal: Goal, locale: Locale, x: float, width: float) -> str:
    """A goal on a slip of paper, the `primary` one on the blue of the pen."""
    parts = [style.paper(x, HEAD, width, GOALS - 8)]
    quiet, ink = QUIET, INK
    if name == "primary":
        quiet = ink = style.WHITE
        parts.append(rect(x + 1, HEAD + 1, width - 2, GOALS - 10, style.PEN, 9))
    points = f"{locale.say(f'picture-goal_{name}')} · {locale.say('picture-goal_each', vp=goal.vp)}"
    parts.append(text(x + 12, HEAD + 18, points, SMALLEST, quiet, "start", width - 24))
    left, right, y = x + 12, x + width - 10, HEAD + 49
    for icon in goal.counts:
        parts.append(icons.icon(icon, left + GOAL_ICON / 2, y, GOAL_ICON))
        left += GOAL_ICONS_APART
    if goal.hourglass and name != "secondary":
        parts.append(icons.icon("hourglass", right - GOAL_ICON / 2, y, GOAL_ICON))
        right -= GOAL_ICONS_APART
    parts.append(text(left + 4, y, locale.say(f"goal-{goal.kind}"), SMALLEST, ink, "start", right - left - 4))
    return "".join(parts)


def _exploration(view: MapMastersView, locale: Locale, y: float, row: float, *, full: bool) -> tuple[str, float]:
    """During the exploration: the cards of each hand, and which players are done; and how high that is.

    In `full` the cards are below the names, in two lines where needed.
    """
    parts, top = [], y
    for seat in view.order:
        player = view.players[seat]
        if top > y:
            parts.append(_rule(top))
        middle = top + row / 2
        parts.append(seat_sign(seat, EDGE + 22, middle, 24))
        parts.append(text(NAME_AT, middle, locale.player(seat), SMALLEST, INK, "start", DONE_AT - NAME_AT - 8))
        if view.phase == "explore":
            words, colour = locale.say(f"picture-{progress(view, player)}"), INK if player.done else QUIET
            room = WIDTH - 2 * EDGE - DONE_AT if full else CARDS_AT - DONE_AT - 10
            parts.append(text(DONE_AT, middle, words, SMALLEST, colour, "start", room))
        cards = locale.cards(player.area)
        top += row
        if full:
            room = WIDTH - 4 * EDGE
            for line in _in_lines(cards, room):
                parts.append(text(2 * EDGE, top + LINE * 0.3, line, SMALLEST, INK, "start", room))
                top += LINE
        else:
            parts.append(text(CARDS_AT, middle, cards, SMALLEST, INK, "start", WIDTH - CARDS_AT - 18))
    return style.paper(EDGE, y, WIDTH - 2 * EDGE, top - y) + "".join(parts), top - y + 8


def _in_lines(words: str, room: float) -> Sequence[str]:
    """Words in one line, or in two of similar length where its letters would be too narrow."""
    across = width_of(words, SMALLEST)
    return [words] if across * NARROWEST <= room else broken(words, SMALLEST, across / 2 + SMALLEST, 2)


def _rule(y: float) -> str:
    """A line across a slip of paper, between two of its rows."""
    return rect(EDGE + 6, y, WIDTH - 2 * EDGE - 12, 2, style.TILE)


def _dungeons(view: MapMastersView, locale: Locale, y: float, height: float) -> str:
    """The dungeons of this round (in the market: of the last one) with their paths and scores."""
    across = max(
        range(1, view.seats + 1), key=lambda number: _cell(view, WIDTH / number, height / ceil(view.seats / number))
    )
    step_x, step_y = (WIDTH - EDGE) / across, (height - EDGE) / ceil(view.seats / across)
    parts = []
    for place, seat in enumerate(view.order):
        row, column = divmod(place, across)
        field = Box(EDGE + column * step_x, y + row * step_y, step_x - EDGE, step_y - EDGE)
        parts.append(_dungeon(locale, view.players[seat], view.round, field))
    return "".join(parts)


def _cell(view: MapMastersView, width: float, height: float) -> float:
    """The size of cells at which every dungeon fits into a field of this size."""
    laid = [player.draft.cards for player in view.players if player.draft and player.draft.cards]
    field = Box(0, 0, width - EDGE, height - EDGE)
    return min([LARGEST_CELL, *(_window(cards, field)[0].cell for cards in laid)])


def _window(cards: Sequence[Placed], field: Box) -> tuple[Window, float]:
    """Where a dungeon is largest in a field, and how wide its heading is: above it, or in a column at its left."""
    x, y, width, height = field
    head = TITLE_HEIGHT * (2 if width < NARROW else 1)
    below = Box(x + 5, y + head, width - 10, height - head - 6), width
    beside = Box(x + COLUMN, y + 5, max(1, width - COLUMN - 5), height - 10), COLUMN
    windows = [(window_around(cards, area, MARGIN, LARGEST_CELL), span) for area, span in (below, beside)]
    return max(windows, key=lambda pair: pair[0].cell)


def _dungeon(locale: Locale, player: PlayerView, now: int, field: Box) -> str:
    """One dungeon in a field with its owner, points, time bonus and escape; `now`: the round that is being played."""
    paper = style.paper(*field, style.PAGE)
    draft = player.draft
    if draft is None or not draft.cards:
        x, y = field.middle
        lines = broken(locale.say("picture-no_path"), SMALLEST, field.width - 16, 3)
        words = [text(x, y + LINE * index, line, SMALLEST, QUIET, "middle") for index, line in enumerate(lines)]
        return paper + _owner(locale, player, now, field, field.width) + "".join(words)
    window, span = _window(draft.cards, field)
    plan, explored = Plan(draft.cards), draft.path
    if explored:
        plan = Plan(draft.cards, [DrawnPath(explored.strokes, "", False)], explored.circled, explored.crossed)
    return paper + _owner(locale, player, now, field, span) + plans.draw_hinted(plan, window)


def _owner(locale: Locale, player: PlayerView, now: int, field: Box, span: float) -> str:
    """The heading of a dungeon, `span` wide: its owner, and next to or below the name points, time bonus and escape."""
    x, y, draft = field.x, field.y, player.draft
    in_one_line = span >= NARROW
    right, middle = x + span - 10, y + TITLE_HEIGHT * (1 if in_one_line else 2) - 24
    parts, name_end = [seat_sign(player.seat, x + 22, y + 24, 28)], right
    if draft and draft.path:
        if draft.path.status == "escaped":
            parts.append(icons.icon("escape", right - 18, middle, 38))
            right -= 44
        scored = len(player.primary)
        if scored in (0, now):  # the goals above belong to this round, older points do not
            words = _points(player, scored - 1) if scored else str(draft.points)
            parts.append(text(right, middle, words, 30, INK, "end"))
            right -= width_of(words, 30) + 8
    if player.bonus and player.bonus[-1]:
        parts.append(icons.icon("hourglass", right - 15, middle, 32))
        right -= 36
    room = (right if in_one_line else name_end) - x - 44
    parts.append(text(x + 42, y + 24, locale.player(player.seat), SMALLEST, INK, "start", room))
    return "".join(parts)


def _points(player: PlayerView, number: int) -> str:
    """The points of a round: primary and, when they are known, secondary ones."""
    return "+".join(map(str, [player.primary[number], *player.secondary[number : number + 1]]))


def _scores_height(view: MapMastersView, row: float) -> float:
    """The height of the score sheets; before the end there is a note below them."""
    return LABELS + row * view.seats + 2 + (NOTE if view.result is None else 0)


def _scores(view: MapMastersView, locale: Locale, y: float, row: float) -> str:
    """The score sheets: each round's primary and secondary points, time bonus and escape; coins; the sum."""
    step = _round_width(view)
    parts = [style.paper(EDGE, y, WIDTH - 2 * EDGE, _scores_height(view, row))]
    middle = y + LABELS / 2
    room = COINS_AT - WORDS_AT - 22
    parts.append(text(WORDS_AT, middle, locale.say("picture-scores"), SMALLEST, QUIET, "start", room))
    parts.append(icons.icon("coin", COINS_AT, middle, 32))
    for number in range(view.rounds):
        x = ROUNDS_AT + number * step
        if number == view.round - 1 and view.result is None:
            parts.append(rect(x + 2, y + 3, step - 4, LABELS + row * view.seats - 4, style.CELLAR, 6))
        parts.append(text(x + step / 2, middle, str(number + 1), SMALLEST, QUIET, "middle"))
    words = locale.say("picture-total" if view.result is not None else "picture-so_far")
    parts.append(text(WIDTH - EDGE - 14, middle, words, SMALLEST, QUIET, "end", SUM - 12))
    if view.result is None:
        below = y + LABELS + row * view.seats
        note = locale.say("words-so_far")
        parts.append(_rule(below))
        parts.append(text(WORDS_AT, below + NOTE / 2, note, SMALLEST, QUIET, "start", WIDTH - 2 * WORDS_AT))
    for place, seat in enumerate(view.order):
        top = y + LABELS + place * row
        parts.append(_rule(top))
        parts.append(_score_row(view, locale, view.players[seat], top + row / 2, row))
    return "".join(parts)


def _round_width(view: MapMastersView) -> float:
    """The width of the column of a round in the score sheets."""
    return (WIDTH - EDGE - ROUNDS_AT - SUM) / view.rounds


def _score_row(view: MapMastersView, locale: Locale, player: PlayerView, middle: float, row: float) -> str:
    """The scores of one player in a row of this height around `middle`."""
    won = view.result is not None and player.seat in view.result.winners
    now = view.result is None and view.phase == "market" and view.turn == player.seat
    parts = []
    if now or won:
        parts.append(rect(EDGE + 5, middle - row / 2 + 3, PLAYERS - 4, row - 5, style.CIRCLED, 8))
    parts.append(seat_sign(player.seat, EDGE + 24, middle, 28))
    name_at = EDGE + 46.0
    if now:
        parts.append(path(f"M{name_at:g} {middle - 11:g}l17 11l-17 11Z", style.STRIKE))
        name_at += 26
    elif won:
        parts.append(icons.icon("crown", name_at + 16, middle, 34))
        name_at += 38
    room = PLAYERS + EDGE - name_at - 6
    name = locale.player(player.seat)
    parts.append(text(name_at, middle, name, SMALLEST, INK, "start", room))
    parts.append(text(COINS_AT, middle, str(player.coins), 30, INK, "middle"))
    step = _round_width(view)
    for number in range(len(player.primary)):
        parts.append(_round_score(player, number, ROUNDS_AT + number * step, middle, step, row))
    size = 38 if won else 34
    parts.append(text(WIDTH - EDGE - 16, middle, str(player.total), size, style.STRIKE if won else INK, "end"))
    return "".join(parts)


def _round_score(player: PlayerView, number: int, x: float, middle: float, width: float, row: float) -> str:
    """The points of a round, with signs of time bonus and escape: below them in a high row, else at the right."""
    earned = ("hourglass", player.bonus), ("escape", player.escapes)
    signs = [sign for sign, rounds in earned if any(rounds[number : number + 1])]
    below = row >= ROW
    room = width - (SIGN if signs and not below else 0)
    y = middle - 10 if signs and below else middle
    parts = [text(x + room / 2, y, _points(player, number), SMALLEST, INK, "middle", room - 2)]
    size = SIGN if below or len(signs) == 1 else SMALL_SIGN
    for place, sign in enumerate(signs):
        off = size * (place - (len(signs) - 1) / 2)
        place_of_sign = (x + width / 2 + off, middle + 16) if below else (x + width - SIGN / 2, middle + off)
        parts.append(icons.icon(sign, *place_of_sign, size))
    return "".join(parts)


def shop(view: MapMastersView, locale: Locale, marks: Sequence[str], *, full: bool = False) -> str:
    """The market in detail; `full`: with the effects of the spells below it, for a live page, which scrolls."""
    title = headline(view, locale)
    head = text(16, HEAD / 2, title, SMALLEST, INK, "start", HEADLINE, TITLE)
    beside = 30 + min(HEADLINE, width_of(title, SMALLEST, TITLE))
    purse, _ = style.coins(beside, HEAD / 2, view.players[view.turn].coins, SMALLEST)
    market, height = markets.look(view, locale, HEAD + GOALS, HEIGHT - HEAD + TALLER * full, marks, full=full)
    return framed(HEAD + GOALS + height, head, purse, _goals(view, locale), market)
