"""The table of a Versus game: the goals, the market or all dungeons, and the score sheets of all players."""

from __future__ import annotations

from collections.abc import Sequence

from games.map_masters.pictures import drafts, galleries, icons, markets, plans, style
from games.map_masters.pictures.frame import framed
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.plans import Plan, Trail
from games.map_masters.pictures.style import INK, QUIET
from games.map_masters.rules.step_options import UNSEEN
from games.map_masters.rules.view import MapMastersView, PlayerView
from pictures.faces import TITLE
from pictures.kit import PIXELS, SMALLEST, TALL_WIDTH, WIDTH
from pictures.paragraphs import broken
from pictures.states import seat_sign
from pictures.svg import NARROWEST, path, rect, spot, text, width_of

LEAST, MOST = 383, 758
"""The minimum and maximum height of the board."""
EDGE = 8
HEAD = 54
GOALS = 66
ROW, LABELS, SIGN, NOTE = 54, 44, 24, 40
LINE = 34
"""The height of a line of card names in a narrow picture; how far its letters are condensed before there are two."""
HEADLINE = 560
"""The maximum width of the headline next to a goal."""
PLAN = 260
"""The height of the dungeons above the final scores."""
PEEKED = 52.0
"""The cell size of the card that is looked at."""
BUYING = ("token_", "sb_", "card_", UNSEEN)


def draw(view: MapMastersView, locale: Locale, marks: Sequence[str], *, tall: bool = False) -> str:
    """The table as SVG: in the player's own exploration the player's own draft, while buying, the market.

    `tall`: with larger letters, for a live page. After a round all dungeons are shown as large as possible, until the
    next hands are drawn.
    """
    seat = view.seat
    if marks and seat is not None and view.players[seat].draft is not None and view.phase == "explore":
        return drafts.draw(view, seat, locale, marks)
    if view.peeked and view.peeked in marks:
        return _peeked(view, locale, view.peeked)
    if view.phase == "market" and any(mark.startswith(BUYING) for mark in marks):
        return shop(view, locale, marks)
    y: float = HEAD
    width = TALL_WIDTH if tall and view.phase in ("explore", "hand") else WIDTH
    parts = [_head(view, locale, width)]
    if view.phase not in ("explore", "over") and any(player.draft and player.draft.cards for player in view.players):
        if view.next_goal is not None:  # the scores shown are for the goals of the round that is over
            parts.append(_goals(view, locale, y, width))
            y += _goals_high(view)
        elif view.primary is not None:
            goal = view.primary
            beside = min(HEADLINE, 48 + width_of(headline(view, locale), 32))
            parts = [_head(view, locale, beside)]
            parts.append(galleries.goal(locale, goal.id, beside, HEAD / 2, WIDTH - beside - 8, 40))
        parts.append(_dungeons(view, locale, y, MOST - y))
        return framed(WIDTH, MOST, *parts, pixels=PIXELS)
    if view.phase == "over":
        parts.append(_dungeons(view, locale, y, PLAN))
        y += PLAN
    else:
        parts.append(_goals(view, locale, y, width))
        y += _goals_high(view)
    if view.phase in ("explore", "hand"):
        drawn, high = _exploring(view, locale, y, width)
        parts.append(drawn)
        y += high
    elif view.phase == "market":
        drawn, high = markets.brief(view, locale, y, width)
        parts.append(drawn)
        y += high
    parts.append(_scores(view, locale, y, width))
    y += _scores_high(view, width) + 6
    return framed(width, max(LEAST, y), *parts, pixels=PIXELS)


def _peeked(view: MapMastersView, locale: Locale, card: str) -> str:
    """The first card of the hand, shown to the owner of the spell before the others are drawn."""
    top = HEAD + _goals_high(view)
    row = galleries.row(locale, [(card, False)], top, WIDTH, PEEKED)
    high = top + galleries.NAME + 7 * PEEKED + 14
    return framed(WIDTH, high, _head(view, locale), _goals(view, locale, HEAD, WIDTH), row, pixels=PIXELS)


def _head(view: MapMastersView, locale: Locale, width: float = WIDTH) -> str:
    """Round and phase, or how the game ended."""
    if view.result is not None:
        words = locale.say(view.result.reason, **view.result.args)
        return text(16, HEAD / 2, words, 32, INK, "start", width - 32, TITLE)
    return text(16, HEAD / 2, headline(view, locale), 32, INK, "start", width - 32, TITLE)


def headline(view: MapMastersView, locale: Locale) -> str:
    """Round, phase and the player whose turn it is."""
    if view.phase == "market":
        return locale.say("picture-market", round=view.round, rounds=view.rounds, player=locale.player(view.turn))
    phase = "refresh" if view.phase == "over" else view.phase  # the last points are told before the result is shown
    return locale.say(f"picture-{phase}", round=view.round, rounds=view.rounds)


def _goals_high(view: MapMastersView) -> int:
    """The height of the goals: three need two lines each."""
    return GOALS + 38 if view.next_goal is not None else GOALS


def _goals(view: MapMastersView, locale: Locale, y: float, width: float) -> str:
    """The goals that are shown: of this round, and the next primary one."""
    shown = [
        (name, goal)
        for name, goal in (("primary", view.primary), ("secondary", view.secondary), ("next", view.next_goal))
        if goal is not None
    ]
    step = (width - 2 * EDGE - 8 * (len(shown) - 1)) / max(1, len(shown))
    parts = []
    for place, (name, goal) in enumerate(shown):
        x = EDGE + place * (step + 8)
        high = _goals_high(view) - 8
        parts.append(style.paper(x, y, step, high, 4 if name == "primary" else 2))
        words = locale.say(f"picture-goal_{name}")
        if high > GOALS:
            words = f"{words} · {locale.say('picture-goal_each', vp=goal.vp)}"
            parts.append(text(x + 12, y + 22, words, SMALLEST, QUIET, "start", step - 24))
            timed = name != "secondary"
            parts.append(galleries.goal(locale, goal.id, x + 12, y + 66, step - 22, 34, hourglass=timed, points=False))
            continue
        wide = min(width_of(words, SMALLEST), step * 0.3)
        parts.append(text(x + 12, y + GOALS / 2 - 4, words, SMALLEST, QUIET, "start", wide))
        parts.append(
            galleries.goal(
                locale, goal.id, x + 24 + wide, y + GOALS / 2 - 4, step - wide - 36, 40, hourglass=name != "secondary"
            )
        )
    return "".join(parts)


def _exploring(view: MapMastersView, locale: Locale, y: float, width: float) -> tuple[str, float]:
    """During the exploration: the cards of each hand, and which players are done; and how high that is.

    In a narrow picture the cards are below the names, in two lines where needed.
    """
    parts, top = [], y
    for seat in view.order:
        player = view.players[seat]
        cards = locale.cards(player.area)
        below = width < WIDTH
        lines = [cards]
        if below and (across := width_of(cards, SMALLEST)) * NARROWEST > width - 4 * EDGE:
            lines = broken(cards, SMALLEST, across / 2 + SMALLEST, 2)[0]  # of similar length
        high = 46 + (LINE * len(lines) if below else 0)
        parts.append(style.paper(EDGE, top, width - 2 * EDGE, high))
        parts.append(seat_sign(player.seat, EDGE + 22, top + 23, 24))
        parts.append(text(EDGE + 42, top + 23, locale.player(seat), SMALLEST, INK, "start", 190))
        if view.phase == "explore":
            key = "first" if view.bonus == seat else "done" if player.done else "drawing"
            colour = INK if player.done else QUIET
            room = width - 264 if below else 150
            parts.append(text(248, top + 23, locale.say(f"picture-{key}"), SMALLEST, colour, "start", room))
        if below:
            for number, line in enumerate(lines):
                at = top + 46 + LINE * (number + 0.4)
                parts.append(text(2 * EDGE, at, line, SMALLEST, INK, "start", width - 4 * EDGE))
        else:
            parts.append(text(408, top + 23, cards, SMALLEST, INK, "start", width - 426))
        top += high + 4
    return "".join(parts), top - y + 12


def _dungeons(view: MapMastersView, locale: Locale, y: float, high: float) -> str:
    """The dungeons of this round (in the market: of the last one) with their paths and scores."""
    across = min(3, view.seats)
    down = -(-view.seats // across)
    step = (WIDTH - EDGE) / across
    tall = (high - EDGE) / down
    parts = []
    for place, seat in enumerate(view.order):
        row, column = divmod(place, across)
        at = EDGE + column * step, y + row * tall
        parts.append(_dungeon(view, locale, view.players[seat], *at, step - EDGE, tall - EDGE))
    return "".join(parts)


def _dungeon(
    view: MapMastersView, locale: Locale, player: PlayerView, x: float, y: float, wide: float, high: float
) -> str:
    """One dungeon in a field with its owner, points, time bonus and escape."""
    parts = [style.paper(x, y, wide, high), seat_sign(player.seat, x + 22, y + 24, 28)]
    draft = player.draft
    path = draft.path if draft is not None else None
    right = x + wide - 10
    if path is not None and path.status == "escaped":
        parts.append(icons.icon("escape", right - 18, y + 24, 40))
        right -= 44
    if draft is not None and path is not None:
        words = _brought(player, draft.points)
        parts.append(text(right, y + 24, words, 30, INK, "end", wide * 0.34))
        right -= min(width_of(words, 30), wide * 0.34) + 8
    if player.bonus and player.bonus[-1]:
        parts.append(icons.icon("hourglass", right - 15, y + 24, 32))
        right -= 36
    name_room = right - x - 44
    name = locale.player(player.seat)
    parts.append(text(x + 42, y + 24, name, SMALLEST, INK, "start", name_room))
    if draft is None or not draft.cards:
        words = locale.say("picture-no_path")
        return "".join(parts) + text(x + wide / 2, y + high / 2, words, SMALLEST, QUIET, "middle", wide - 16)
    trails = [] if path is None else [Trail(path.strokes, "", False)]
    plan = Plan(draft.cards, trails, frozenset(path.circled if path else ()), frozenset(path.crossed if path else ()))
    left, top, across, down = plans.bounds(draft.cards)
    cell = min((wide - 10) / across, (high - 54) / down, 44)
    middle = x + (wide - across * cell) / 2, y + 48 + (high - 54 - down * cell) / 2
    parts.append(plans.hinted(plan, plans.Window(left, top, across, down, *middle, cell)))
    return "".join(parts)


def _brought(player: PlayerView, points: int) -> str:
    """The points of the round: primary and, when they are known, secondary ones."""
    scored = len(player.primary)
    if not scored:
        return str(points)
    second = player.secondary[-1] if len(player.secondary) == scored else None
    return str(player.primary[-1]) if second is None else f"{player.primary[-1]}+{second}"


def _scores_high(view: MapMastersView, width: float) -> float:
    """The height of the score sheets; before the end there is a note below them, of two lines if they are narrow."""
    lines = 0 if view.result is not None else 1 if width == WIDTH else 2
    return LABELS + ROW * view.seats + 2 + NOTE * lines


def _scores(view: MapMastersView, locale: Locale, y: float, width: float) -> str:
    """The score sheets: each round's primary and secondary points, time bonus and escape; coins; the sum."""
    left, coins, last = (206.0, 56.0, 94.0) if width == WIDTH else (140.0, 56.0, 88.0)
    step = (width - 2 * EDGE - left - coins - last) / view.rounds
    parts = [style.paper(EDGE, y, width - 2 * EDGE, _scores_high(view, width))]
    middle = y + LABELS / 2
    parts.append(text(EDGE + 12, middle, locale.say("picture-scores"), SMALLEST, QUIET, "start", left + coins / 2 - 44))
    parts.append(icons.icon("coin", EDGE + left + coins / 2 - 10, middle, 32))
    for number in range(view.rounds):
        x = EDGE + left + coins + number * step
        if number == view.round - 1 and view.result is None:
            parts.append(rect(x + 2, y + 3, step - 4, LABELS + ROW * view.seats - 4, style.CELLAR, 6))
        parts.append(text(x + step / 2, middle, str(number + 1), SMALLEST, QUIET, "middle"))
    words = locale.say("picture-total" if view.result is not None else "picture-so_far")
    parts.append(text(width - EDGE - 14, middle, words, SMALLEST, QUIET, "end", last - 12))
    if view.result is None:
        below = y + LABELS + ROW * view.seats
        parts.append(rect(EDGE + 6, below, width - 2 * EDGE - 12, 2, style.TILE))
        told = locale.say("words-so_far")
        room = width - 2 * EDGE - 24
        lines = [told] if width == WIDTH else broken(told, SMALLEST, room, 2)[0]
        for number, line in enumerate(lines):
            at = below + NOTE * (number + 0.5)
            parts.append(text(EDGE + 12, at, line, SMALLEST, QUIET, "start", room))
    for place, seat in enumerate(view.order):
        top = y + LABELS + place * ROW
        parts.append(rect(EDGE + 6, top, width - 2 * EDGE - 12, 2, style.TILE))
        parts.append(_score_row(view, locale, view.players[seat], top + ROW / 2, (left, coins, step), width))
    return "".join(parts)


def _score_row(
    view: MapMastersView,
    locale: Locale,
    player: PlayerView,
    middle: float,
    columns: tuple[float, float, float],
    width: float,
) -> str:
    left, coins, step = columns
    won = view.result is not None and player.seat in view.result.winners
    now = view.result is None and view.phase == "market" and view.turn == player.seat
    parts = []
    if now or won:
        parts.append(rect(EDGE + 5, middle - ROW / 2 + 3, left - 4, ROW - 5, style.FOUND, 8))
    parts.append(seat_sign(player.seat, EDGE + 24, middle, 28))
    name_at = EDGE + 46.0
    if now:
        parts.append(path(f"M{name_at:g} {middle - 11:g}l17 11l-17 11Z", style.STRIKE))
        name_at += 26
    elif won:
        parts.append(icons.icon("crown", name_at + 16, middle, 34))
        name_at += 38
    room = left + EDGE - name_at - 6
    name = locale.player(player.seat)
    parts.append(text(name_at, middle, name, SMALLEST, INK, "start", room))
    parts.append(text(EDGE + left + coins / 2 - 10, middle, str(player.coins), 30, INK, "middle"))
    for number, primary in enumerate(player.primary):
        x = EDGE + left + coins + number * step
        second = player.secondary[number] if number < len(player.secondary) else None
        words = str(primary) if second is None else f"{primary}+{second}"
        won_here = [
            icon
            for icon, shown in (("hourglass", player.bonus), ("escape", player.escapes))
            if number < len(shown) and shown[number]
        ]
        high = middle - 10 if won_here else middle
        parts.append(text(x + step / 2, high, words, SMALLEST, INK, "middle", step - 2))
        at = x + step / 2 - SIGN * len(won_here) / 2
        for icon in won_here:
            parts.append(icons.icon(icon, at + SIGN / 2, middle + 16, SIGN))
            at += SIGN
    size = 38 if won else 34
    parts.append(text(width - EDGE - 16, middle, str(player.total), size, style.STRIKE if won else INK, "end"))
    return "".join(parts)


def shop(view: MapMastersView, locale: Locale, marks: Sequence[str], *, tall: bool = False, large: bool = False) -> str:
    """The market in detail, for a buyer; `large`: in a private picture, which may be higher."""
    width, top = (TALL_WIDTH, HEAD + GOALS) if tall else (WIDTH, HEAD)
    drawn, high = markets.look(view, locale, top, width, marks, tall=tall, large=large)
    goal = view.primary
    parts = [drawn]
    if not tall:  # only the buyer sees it
        words = locale.say("picture-buying", round=view.round, rounds=view.rounds)
        parts.append(text(16, HEAD / 2, words, 32, INK))
        if goal is not None:
            beside = 48 + width_of(words, 32)
            parts.append(galleries.goal(locale, goal.id, beside, HEAD / 2, width - beside - 8, 40))
        return framed(width, top + high, *parts, pixels=PIXELS)
    across: float = width
    if UNSEEN in marks:
        words = locale.say("words-unseen")
        wide = width_of(words, SMALLEST) + 28
        across -= wide + 2 * EDGE
        parts.append(style.paper(across + EDGE, EDGE, wide, HEAD - 2 * EDGE, 3))
        parts.append(text(across + EDGE + wide / 2, HEAD / 2, words, SMALLEST, INK, "middle"))
        parts.append(spot(UNSEEN, words, across + EDGE, EDGE, wide, HEAD - 2 * EDGE))
    parts.append(_head(view, locale, across))
    if goal is not None:
        parts.append(style.paper(EDGE, HEAD, width - 2 * EDGE, GOALS - 8, 3))
        parts.append(galleries.goal(locale, goal.id, EDGE + 12, HEAD + GOALS / 2 - 4, width - 40, 40))
    return framed(width, top + high, *parts, pixels=PIXELS)
