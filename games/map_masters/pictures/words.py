"""The pictures of Map Masters in words: the alternative text and the text-only form."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise, zip_longest

from games.map_masters.pictures import floors, galleries
from games.map_masters.pictures.boards import headline as versus_headline
from games.map_masters.pictures.boards import progress
from games.map_masters.pictures.game_locale import Locale
from games.map_masters.pictures.hands import shows_dungeon
from games.map_masters.pictures.tableaus import headline as team_headline
from games.map_masters.pictures.windows import parse_cell
from games.map_masters.rules.cards import CARDS, HEIGHT, WIDTH, rows_of
from games.map_masters.rules.components import Goal
from games.map_masters.rules.coop.missions import HIDDEN
from games.map_masters.rules.coop.preparation import proposal
from games.map_masters.rules.layouts import Placed
from games.map_masters.rules.spaces import space_name
from games.map_masters.rules.view import DraftView, GroupView, MapMastersView, MarketView, PlayerView, TeamView
from rules.messages import Arg, Seat, refer


def board_lines(view: MapMastersView, locale: Locale, marks: Sequence[str]) -> list[str]:
    """The board, one fact per line, the most important first."""
    if view.mode == "coop":
        return _team_lines(view, locale)
    if view.result is not None:
        lines = [locale.say(view.result.reason, **view.result.args)]
    else:
        lines = [versus_headline(view, locale)]
    lines += _goal_lines(view, locale)
    seat = view.seat
    if marks and seat is not None and view.phase == "explore" and view.players[seat].draft is not None:
        return [*lines, *draft_lines(view.players[seat], locale)]
    for player in (view.players[seat] for seat in view.order):
        lines.append(f"- {_player_line(view, player, locale)}")
        if view.phase == "explore" and view.result is None:
            lines.append(f"  {locale.say('words-hand', cards=locale.cards(player.area))}")
    if view.result is None:
        lines.append(f"-# {locale.say('words-so_far')}")
    return [*lines, *_market_lines(view.market, locale)] if view.phase == "market" else lines


def _market_lines(market: MarketView, locale: Locale) -> list[str]:
    """The wares: a line for the cards of each cost, one for the spells and one for the tokens."""
    lines = []
    for cost, cards in sorted(market.cards.items()):
        listed = [galleries.in_words(locale, card) for card in cards]
        lines.append(f"- {locale.say('words-market_cards', cost=cost, cards=listed)}")
    spells = [_spell_line(spell, locale) for spell in market.spells]
    sentences = locale.say("words-spell_gap").join(spells) or locale.say("words-none")  # each is a sentence
    lines.append(f"- {locale.say('words-market_spells', spells=sentences)}")
    lines.append(f"- {locale.say('words-market_tokens', tokens=locale.counts(market.tokens.items()))}")
    return lines


def hand_lines(view: MapMastersView, seat: Seat, locale: Locale) -> list[str]:
    """The belongings of a seat, one fact per line."""
    if view.mode == "coop":
        team = view.team
        held = team.hands[seat] if team is not None and seat < len(team.hands) else None
        if held is None:
            number = team.hand_sizes[seat] if team is not None and seat < len(team.hand_sizes) else 0
            return [locale.say("words-hand_hidden", player=locale.names[seat], number=number)]
        return [
            locale.say("picture-hand_of", player=locale.names[seat]),
            *(f"- {galleries.in_words(locale, card)}" for card in held),
        ]
    player = view.players[seat]
    lines = [_player_line(view, player, locale)]
    lines += [f"- {galleries.in_words(locale, card)}" for card in player.area]
    if view.peeked and view.seat == seat:
        lines.append(f"- 👁 {galleries.in_words(locale, view.peeked)}")
    lines += [f"- {_spell_line(spell, locale, used=spell in player.used)}" for spell in player.spells]
    if shows_dungeon(view, player):
        lines += draft_lines(player, locale)
    else:
        deck = [locale.card(card) + (f" ×{number}" if number > 1 else "") for card, number in player.deck.items()]
        lines.append(locale.say("words-piles", deck=locale.listed(deck), discard=locale.cards(player.discard)))
    return lines


def _spell_line(spell: str, locale: Locale, *, used: bool = False) -> str:
    key = "words-spell_used" if used else "words-spell"
    return locale.say(key, spell=refer(f"spell-{spell}"), text=refer(f"spell-text-{spell}"))


def _goal_lines(view: MapMastersView, locale: Locale) -> list[str]:
    lines = []
    for name, goal in (("primary", view.primary), ("secondary", view.secondary), ("next", view.next_goal)):
        if goal:
            words = _goal(goal, locale, hourglass=name != "secondary")
            lines.append(locale.say("words-goal", name=refer(f"picture-goal_{name}"), goal=words))
    return lines


def _goal(goal: Goal, locale: Locale, *, hourglass: bool) -> str:
    words = locale.say("picture-goal", goal=refer(f"goal-{goal.kind}"), vp=goal.vp)
    return f"{words} ⏳" if goal.hourglass and hourglass else words


def _player_line(view: MapMastersView, player: PlayerView, locale: Locale) -> str:
    args: dict[str, Arg] = {
        "player": locale.names[player.seat],
        "coins": player.coins,
        "points": player.total,
        "tokens": locale.counts(player.tokens.items()),
        "spells": locale.listed(locale.say(f"spell-{spell}") for spell in player.spells),
        "escapes": sum(player.escapes),
    }
    line = locale.say("words-player", **args)
    if player.primary:
        columns = zip_longest(player.primary, player.secondary, player.bonus, fillvalue=0)
        rounds = [f"{first}+{other}{'⏳' if bonus else ''}" for first, other, bonus in columns]
        line += locale.say("words-rounds", rounds=locale.listed(rounds), bonus=sum(player.bonus))
    if view.phase == "explore":
        line += locale.say("words-state", state=refer(f"picture-{progress(view, player)}"))
    return line


def draft_lines(player: PlayerView, locale: Locale) -> list[str]:
    """A draft: the dungeon as letters, the path, what it has found."""
    draft = player.draft
    assert draft is not None
    laid = {card.card for card in draft.cards}
    lines = []
    rest = [card for card in player.area if card not in laid or card == draft.holding]
    if rest and not draft.drawing:
        lines.append(locale.say("words-rest", cards=locale.cards(rest)))
    if draft.cards:
        cards = [_laid_card(locale, card.card, turned=card.turned) for card in draft.cards]
        lines.append(locale.say("words-laid", cards=cards))
    path = draft.path
    if path is not None:
        lines.append(locale.say("words-path", found=locale.counts(path.gained.items()), points=draft.points))
        spend = locale.counts(path.items.items())
        lines.append(locale.say("words-spend", items=spend, tokens=locale.counts(path.tokens.items())))
        if path.status == "escaped":
            lines.append(locale.say("words-escaped"))
    return lines


def letters(draft: DraftView) -> str:
    """The dungeon in the notation of letters, main floor and basement, for a fixed-width font."""
    path = draft.path
    return _letters(tuple(draft.cards), tuple(map(tuple, path.strokes)) if path is not None else ())


@lru_cache(maxsize=256)
def _letters(cards: tuple[Placed, ...], strokes: tuple[tuple[str, ...], ...]) -> str:
    if not cards:
        return ""
    left, top = min(card.x for card in cards), min(card.y for card in cards)
    width = max(card.x for card in cards) - left + WIDTH
    height = max(card.y for card in cards) - top + HEIGHT
    levels = [[[" "] * (2 * width + 1) for _ in range(2 * height + 1)] for _ in range(2)]
    for card in cards:
        main, basement = rows_of(CARDS[card.card], turned=card.turned)
        _merge(levels[0], main, card.x - left, card.y - top)
        if floors.has_basement(card.card):
            _merge(levels[1], basement, card.x - left, card.y - top)
    for stroke in strokes:
        _draw(levels, stroke, left, top)
    shown = levels if any(floors.has_basement(card.card) for card in cards) else levels[:1]
    return "\n\n".join("\n".join("".join(row).rstrip() for row in level) for level in shown)


def _merge(level: list[list[str]], rows: Sequence[str], left: int, top: int) -> None:
    """Put the letters of a card at this cell; blanks erase nothing, and two doors that meet are an open passage."""
    for y, row in enumerate(rows, 2 * top):
        for x, letter in enumerate(row, 2 * left):
            written = level[y][x]
            if written in "^v<>" and letter in "^v<>":
                level[y][x] = "|" if letter in "^v" else "-"
            elif written in " ~" or letter not in "~ ":
                level[y][x] = letter.replace("#", " ")


def _draw(levels: list[list[list[str]]], stroke: Sequence[str], left: int, top: int) -> None:
    """Draw a stroke on its level, from cell to neighbouring cell, as far as it is inside."""
    for before, after in pairwise(stroke):
        floor, x, y = parse_cell(before)
        _, to_x, to_y = parse_cell(after)
        line_at, letter_at = (y - top) + (to_y - top) + 1, (x - left) + (to_x - left) + 1
        level = levels[floor]
        inside = 0 <= line_at < len(level) and 0 <= letter_at < len(level[0])
        if abs(to_x - x) + abs(to_y - y) == 1 and inside:
            level[line_at][letter_at] = "*"


def _team_lines(view: MapMastersView, locale: Locale) -> list[str]:
    team = view.team
    assert team is not None
    if team.mission is None:
        return [locale.say("picture-choose_mission"), *_sheet_lines(team, locale)]
    lines = [team_headline(view, team, locale)]
    lines += [locale.say(f"special-{special}") for special in team.special]
    for slot in team.slots:
        key = "words-slot_filled" if slot.filled else "words-slot"
        lines.append(f"- {locale.say(key, slot=refer(f'slot-{slot.name}'))}")
    for card in team.tableau:
        # What a step card gives is named by its objective.
        if card.card in team.artifacts and CARDS[card.card].kind != "step":
            where = space_name(*card.space)
            artifact = refer(f"artifact-{team.artifacts[card.card]}")
            lies = locale.say("words-lies", artifact=artifact, space=where, card=refer(f"card-{card.card}"))
            lines.append(f"- {lies}")
    lines += [f"- {_group_line(group, locale)}" for group in team.groups]
    free = [space_name(column, row) for column, row in team.free]
    lines.append(locale.say("words-free", spaces=locale.listed(free)))
    for row in range(team.rows):
        cards = sorted((card for card in team.tableau if card.y // HEIGHT == row), key=lambda card: card.x)
        named = [f"{space_name(*card.space)} {_laid_card(locale, card.card, turned=card.turned)}" for card in cards]
        lines.append(f"- {locale.join(named)}")
    if team.trace is not None and team.tracing is not None:
        gained = locale.counts(team.trace.gained.items())
        lines.append(locale.say("words-trace", group=refer(f"group-{team.tracing}"), found=gained))
    for sketch in team.sketches:
        spaces = locale.join([space_name(column, row) for column, row in sketch.spaces])
        group = refer(f"group-{sketch.group or 'none'}")
        lines.append(locale.say("words-sketch", player=locale.names[sketch.seat], group=group, spaces=spaces))
    return [*lines, *_sheet_lines(team, locale)]


def _sheet_lines(team: TeamView, locale: Locale) -> list[str]:
    """The things on the sheet that the team is deciding on so far."""
    if team.sheet is None or team.sheet.stage == "turned":
        return []
    colours = [group.colour for group in team.groups]
    about = proposal(team.sheet, colours, fixed=team.difficulty is not None)
    return [] if about is None else [locale.say("words-proposed", what=locale.say(about.key, **about.args))]


def _laid_card(locale: Locale, card: str, *, turned: bool) -> str:
    if card != HIDDEN and turned:
        return locale.say("words-turned", card=refer(f"card-{card}"))
    return locale.card(card)


def _group_line(group: GroupView, locale: Locale) -> str:
    where = locale.say("words-nowhere") if group.column < 0 else space_name(group.column, group.row)
    if group.opening:
        where = f"{where} {locale.say(f'opening-{group.opening}')}"
    tokens = [token for token, number in group.tokens.items() if number]
    things = [locale.say("words-token", token=refer(f"token-{token}")) for token in tokens]
    things += [locale.say(f"spell-{spell}") for spell in group.spells if spell not in group.used]
    things += [locale.say(f"artifact-{artifact}") for artifact in group.artifacts]
    return locale.say(
        "words-group",
        group=refer(f"group-{group.colour}"),
        where=locale.say("words-arrived") if group.out else where,
        things=locale.listed(things),
        held=locale.counts(group.held.items()),
    )
