"""What belongs to a player: in Versus the own cards and spells, or the draft; in co-op the cards in hand."""

from __future__ import annotations

from pictures.kit import SMALLEST
from pictures.map_masters import drafts, galleries, markets, style
from pictures.map_masters.frame import framed
from pictures.map_masters.speaking import Speaker
from pictures.paragraphs import paragraph
from pictures.svg import text
from rules.core.messages import Seat
from rules.map_masters.view import MapMastersView, PlayerView

WIDTH, LEAST = 1200, 675
HEAD = 56
EDGE = 10


def draw(view: MapMastersView, seat: Seat, speaker: Speaker, *, tall: bool = False) -> str:
    """The picture as SVG."""
    if view.mode == "coop":
        return _team_hand(view, seat, speaker)
    player = view.players[seat]
    return drafts.draw(view, seat, speaker, tall=tall) if shows_dungeon(view, player) else _own(view, player, speaker)


def shows_dungeon(view: MapMastersView, player: PlayerView) -> bool:
    """Whether a player's own picture is the finished dungeon; while it is built the board shows it, and never both."""
    built = player.draft is not None and bool(player.draft.cards)
    return built and (view.phase in ("reward", "refresh", "over") or (view.phase == "explore" and player.done))


def _own(view: MapMastersView, player: PlayerView, speaker: Speaker) -> str:
    """The cards in the building area, spells, tokens, coins, and what is in deck and discard pile."""
    parts = [style.sign(player.colour, EDGE + 20, HEAD / 2, 32)]
    parts.append(text(EDGE + 46, HEAD / 2, speaker.player(player.seat), 32, style.WHITE, "start", 420))
    purse, across = style.coins(0, 0, player.coins, 36, style.WHITE)
    parts.append(f'<g transform="translate({WIDTH - EDGE - across - 6:g} {HEAD / 2:g})">{purse}</g>')
    tokens, wide = galleries.fairies(player.tokens, 0, 0, 46)
    parts.append(f'<g transform="translate({WIDTH - EDGE - across - wide - 30:g} {HEAD / 2:g})">{tokens}</g>')
    y: float = HEAD
    shown = [*player.area, *([view.peeked] if view.peeked and view.seat == player.seat else [])]
    if shown:
        cell = 38.0 if len(shown) <= 3 else 30.0
        total = sum(galleries.both_wide(card, 1) for card in shown)
        cell = min(cell, (WIDTH - 24 * (len(shown) + 1)) / total)
        parts.append(galleries.row(speaker, [(card, False) for card in shown], y, WIDTH, cell, [view.peeked or ""]))
        y += galleries.NAME + 7 * cell + 14
    else:
        parts.append(text(WIDTH / 2, y + 60, speaker.say("picture-no_cards"), 32, style.DIM, "middle", WIDTH - 40))
        y += 120
    if player.spells:
        parts.append(markets.spells(speaker, player.spells, EDGE, y, WIDTH - 2 * EDGE, (), player.used))
        y += markets.SPELL_HIGH + 10
    deck = speaker.join(
        [
            speaker.card(card) if number == 1 else f"{speaker.card(card)}×{number}"
            for card, number in player.deck.items()
        ]
    )
    piles = (("deck", deck or speaker.say("words-none")), ("discard", speaker.cards(player.discard)))
    for key, words in piles:
        parts.append(style.panel(EDGE, y, WIDTH - 2 * EDGE, 84))
        label = speaker.say(f"picture-{key}")
        parts.append(text(EDGE + 14, y + 24, label, SMALLEST, style.DIM, "start", 300))
        parts.append(paragraph(EDGE + 14, y + 58, words, SMALLEST, style.WHITE, WIDTH - 2 * EDGE - 28, 1, 32))
        y += 92
    high = max(LEAST, y + 4)
    return framed(WIDTH, high, *parts)


def _team_hand(view: MapMastersView, seat: Seat, speaker: Speaker) -> str:
    """The cards in hand in a co-operative game, as large as they can be."""
    team = view.team
    held = team.hands[seat] if team is not None and seat < len(team.hands) else None
    shown = held or []
    words = speaker.say("picture-hand_of", player=speaker.player(seat))
    parts = [text(EDGE + 6, HEAD / 2, words, 32, style.WHITE, "start", WIDTH - 20)]
    high: float = LEAST
    if shown:
        total = sum(galleries.both_wide(card, 1) for card in shown)
        cell = min(54.0, (WIDTH - 24 * (len(shown) + 1)) / total)
        high = max(400.0, HEAD + galleries.NAME + 7 * cell + 20)
        parts.append(galleries.row(speaker, [(card, False) for card in shown], HEAD, WIDTH, cell))
    else:
        key = "picture-no_cards" if held is not None or not view.team or not view.team.hand_sizes else "picture-hidden"
        high = 400
        parts.append(text(WIDTH / 2, high / 2, speaker.say(key), 36, style.DIM, "middle", WIDTH - 40))
    return framed(WIDTH, high, *parts)
