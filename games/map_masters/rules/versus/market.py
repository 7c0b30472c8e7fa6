"""The market before each round: tokens, spells, dungeon cards, in turns (MM-13.1 to MM-13.16)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import ClassVar, NamedTuple

from games.map_masters.rules.components import FAIRY_SISTERS, GOALS, HAGGLER, HAND, MAX_SPELLS, SPELL_COST, TOKEN_COST
from games.map_masters.rules.icons import SIGNS, TOKENS
from games.map_masters.rules.option_texts import about_card, about_spell, about_token, fitting
from games.map_masters.rules.pieces import Player
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.step_options import UNSEEN
from rules.entries import Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import Longer, Option, Picked, Question, Refusals, Refused, Role, Shown, Undo, bring_forward

COSTS = (3, 4, 5, 6)
MOST_PROMINENT = 3
"""The most cards that have buttons, before those of the helpful token and the spells."""
USEFUL = {"monster": "sword", "padlock": "key", "hole": "rope", "circle": "scroll"}
"""The fairy token that helps most with a goal."""


class OpenMarket(Step):
    """Name the first player, then let all players buy in turns."""

    def run(self, game: MapMastersState) -> None:
        """The rules begin with the youngest player; here a random seat begins (MM-13.1, SQ-25)."""
        game.phase = "market"
        for player in game.players:
            player.passed = False
        game.first = game.dice.below(game.seats) if game.round == 1 else first_buyer(game)
        game.turn = game.first
        game.tell("log-market_opens", player=seat_name(game.first), round=game.round)
        game.push(NextBuyer())


def first_buyer(game: MapMastersState) -> Seat:
    """Fewest coins, then fewest points of the last round, then clockwise after the last first player (MM-13.2)."""

    def rank(seat: Seat) -> tuple[int, int]:
        player = game.players[seat]
        return player.coins, player.primary[-1] + player.secondary[-1] + player.bonus[-1]

    return min(game.clockwise(game.after(game.first)), key=rank)


class NextBuyer(Step):
    """Ask the next player who has not passed; players who can afford nothing pass automatically (MM-13.5)."""

    def run(self, game: MapMastersState) -> None:
        """The phase ends when all players have passed (MM-13.4)."""
        for seat in game.clockwise(game.turn):
            player = game.players[seat]
            if player.passed:
                continue
            if not can_buy(game, player):
                player.passed = True
                game.tell("log-passes_unable", player=seat_name(seat))
                continue
            game.turn = seat
            game.push(Buy(seat=seat), self)
            return
        game.close_market()


def can_buy(game: MapMastersState, player: Player) -> bool:
    """Whether anything in the market is affordable.

    Where no card is shown, none can be bought unseen: gaps are filled as long as there is a deck (MM-13.11).
    """
    if player.coins >= TOKEN_COST and any(game.stock):
        return True
    if player.coins >= SPELL_COST and game.spells:
        return True
    if len(player.area) >= HAND:
        return False
    off = discount(player)
    return any(player.coins >= cost - off and game.market[cost] for cost in COSTS)


def discount(player: Player) -> int:
    """The coins by which a dungeon card is cheaper for the player, who may decline (MM-13.15)."""
    return int(player.face_up(HAGGLER))


def next_buyer(game: MapMastersState, seat: Seat) -> Seat | None:
    """The next buyer after `seat`, judging by the present position; None if no other can buy (MM-13.3, MM-13.4)."""
    for other in game.clockwise(game.after(seat)):
        player = game.players[other]
        if other != seat and not player.passed and can_buy(game, player):
            return other
    return None


class TokenWare(NamedTuple):
    """A fairy token of that type."""

    kind: int


class SpellWare(NamedTuple):
    """A spell of the display, or the top one of the deck."""

    spell: str = ""


class CardWare(NamedTuple):
    """A dungeon card of the display, or the top one of the deck of that cost; `off`: the discount from Haggler."""

    cost: int
    off: int
    card: str = ""


Ware = TokenWare | SpellWare | CardWare
PASSES = Message("about-pass")
CHEAPER = f"_{HAGGLER}"
"""Ends the id of a purchase at the discount of Haggler."""
THEN_PASS = ".pass"
"""Ends the id of a purchase after which the player passes."""


class ThenPass(NamedTuple):
    """Buy that and pass, without waiting for the next turn."""

    ware: SpellWare | CardWare


def _is_unseen(ware: Ware) -> bool:
    """Whether it is the top card of a deck."""
    match ware:
        case SpellWare("") | CardWare(card=""):
            return True
        case _:
            return False


def about_ware(ware: Ware, goal: str) -> Message:
    """The text of a ware: what is on it, or its use."""
    match ware:
        case CardWare(_, _, card):
            return about_card(card, goal) if card else Message("about-card_unseen")
        case SpellWare(spell):
            return about_spell(spell) if spell else Message("about-spell_unseen")
        case TokenWare(kind):
            return about_token(TOKENS[kind])


class Offer(NamedTuple):
    """A ware with the answer that buys it."""

    ware: Ware
    id: str
    key: str
    args: Args
    cost: int
    group: str
    fault: str = ""
    """Why it cannot be bought at any price; empty if it can."""


def _offers(game: MapMastersState, player: Player) -> Iterator[Offer]:
    """All that is for sale: tokens, spells, cards at each price the player may pay (MM-13.7 to MM-13.9, MM-13.15)."""
    for kind, token in enumerate(TOKENS):
        args: Args = {"token": refer(f"token-{token}"), "sign": SIGNS[token]}
        fault = "" if game.stock[kind] else "sold_out"
        yield Offer(TokenWare(kind), f"token_{token}", "do-buy_token", args, TOKEN_COST, "tokens", fault)
    for spell in game.spells:
        args = {"spell": refer(f"spell-{spell}")}
        yield Offer(SpellWare(spell), spell, "do-buy_spell", args, SPELL_COST, "spells")
    fault = "" if game.piles["spells"] else "empty_deck"
    yield Offer(SpellWare(), "spell_blind", "do-buy_spell_unseen", {}, SPELL_COST, "spells", fault)
    full = "building_area_full" if len(player.area) >= HAND else ""
    for off in range(discount(player) + 1):
        id_end = CHEAPER if off else ""
        known = "do-buy_card_cheaper" if off else "do-buy_card"
        unseen = "do-buy_card_unseen_cheaper" if off else "do-buy_card_unseen"
        for cost in COSTS:
            for card in game.market[cost]:
                args = {"card": refer(f"card-{card}")}
                yield Offer(CardWare(cost, off, card), f"card_{card}{id_end}", known, args, cost - off, "cards", full)
            fault = full or ("" if game.piles[str(cost)] else "empty_deck")
            yield Offer(
                CardWare(cost, off), f"blind_{cost}{id_end}", unseen, {"price": cost}, cost - off, "cards", fault
            )


class Buy(Question):
    """Buy one item, or pass (MM-13.3)."""

    default_id: ClassVar = "pass"

    def describe(self, game: MapMastersState) -> Args:
        return {"coins": game.players[self.seat].coins}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """The options of `quick_options`, and purchases combined with passing."""
        *options, done = self._options(game, refused)
        return [*options, *_then_pass(options, game.players[self.seat].coins, self._best_cards(game, options)), done]

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Tokens, spells, cards and passing, each in its group."""
        return self._options(game)

    def _options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        player = game.players[self.seat]
        options: list[Option] = []
        for ware, id, key, args, cost, group, fault in _offers(game, player):
            reason = fault or ("" if cost <= player.coins else "not_enough_coins")
            label, mark = Message(key, args | {"cost": cost}), UNSEEN if _is_unseen(ware) else id
            if not reason:
                # The gap in the market is filled at once; a token is no easier to buy by mistake than what is final.
                is_token = isinstance(ware, TokenWare)
                undo, role = (Undo.FREE, Role.DESCRIBED) if is_token else (Undo.NEVER, Role.WHOLE)
                effect = about_ware(ware, game.goals[-1])
                options.append(
                    Option(id, label, group=group, mark=mark, role=role, undo=undo, effect=effect, value=ware)
                )
            elif refused is not None:
                missed = self._usefulness(game, ware) > 1
                refused.append(Refused(id, label, reason, {"cost": cost, "coins": player.coins}, missed, mark))
        self._make_prominent(game, options)
        options.append(Option("pass", Message("do-pass"), prominence=Shown.BUTTON, effect=PASSES))
        return options

    def _make_prominent(self, game: MapMastersState, options: Sequence[Option]) -> None:
        """Give buttons to the best cards, to wanted tokens and to open spells."""
        best = self._best_cards(game, options)
        most_off = discount(game.players[self.seat])
        for option in options:
            match option.value:
                case SpellWare(spell):
                    option.prominence = Shown.button_if(bool(spell))
                case TokenWare() as token:
                    option.prominence = Shown.button_if(self._usefulness(game, token) > 0)
                case CardWare(off=off) if off < most_off:
                    # The full price is never the better one: the discount is the same for every card.
                    option.prominence = Shown.UNLISTED
                case CardWare():
                    option.prominence = Shown.button_if(option.id in best)

    def _best_cards(self, game: MapMastersState, options: Sequence[Option]) -> list[str]:
        """The ids of the cards that serve the goal best, at a discount if there is one; at most `MOST_PROMINENT`."""
        most_off = discount(game.players[self.seat])
        usefulness = {
            option.id: self._usefulness(game, option.value)
            for option in options
            if isinstance(option.value, CardWare) and option.value.off == most_off
        }
        useful = [id for id, use in usefulness.items() if use > 0]
        return sorted(useful, key=lambda id: -usefulness[id])[:MOST_PROMINENT]

    def explained(self, game: MapMastersState, *, ideas: bool = True) -> list[Option]:
        """The cards that are most likely to be bought come first, even if cheaper ones are listed before."""
        options = self.options(game)
        bring_forward(options, self._best_cards(game, options))
        return options

    def _usefulness(self, game: MapMastersState, ware: Ware) -> float:
        """The use of a ware for the goal of this round; the best wares get buttons."""
        goal = GOALS[game.goals[-1]]
        match ware:
            case CardWare(_, _, card) if card:
                return fitting(card, goal.id)
            case TokenWare(kind):
                return 0.5 if USEFUL.get(goal.kind) == TOKENS[kind] else 0
        return 0

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Pay, take the item and refill immediately (MM-13.11)."""
        player = game.players[self.seat]
        game.turn = game.after(self.seat)
        match picked.value:
            case TokenWare(kind):
                self._buy_token(game, player, kind)
            case SpellWare(spell) | ThenPass(SpellWare(spell)):
                self._buy_spell(game, player, spell)
            case (CardWare() as card) | ThenPass(CardWare() as card):
                self._buy_card(game, player, card)
        if picked.only == self.default_id or isinstance(picked.value, ThenPass):
            player.passed = True
            game.tell("log-passes", player=seat_name(self.seat))

    def _buy_token(self, game: MapMastersState, player: Player, kind: int) -> None:
        player.coins -= TOKEN_COST
        take_token(game, player, kind)
        game.tell("log-buys_token", player=seat_name(self.seat), token=refer(f"token-{TOKENS[kind]}"))
        if player.face_up(FAIRY_SISTERS) and any(game.stock[other] for other in range(4) if other != kind):
            game.push(SecondToken(seat=self.seat, bought=kind))

    def _buy_spell(self, game: MapMastersState, player: Player, spell: str) -> None:
        player.coins -= SPELL_COST
        game.commit()
        bought = spell or game.draw("spells")
        key = "log-buys_spell" if spell else "log-buys_spell_unseen"
        game.tell(key, player=seat_name(self.seat), spell=refer(f"spell-{bought}"))
        if spell:
            game.refill("spells", spell)
        if len(player.spells) == MAX_SPELLS:
            game.push(ReplaceSpell(seat=self.seat, bought=bought))
        else:
            player.spells.append(bought)

    def _buy_card(self, game: MapMastersState, player: Player, ware: CardWare) -> None:
        game.commit()
        price = ware.cost - ware.off
        if ware.off:
            player.used.append(HAGGLER)
        player.coins -= price
        bought = ware.card or game.draw(str(ware.cost))
        key = "log-buys_card" if ware.card else "log-buys_card_unseen"
        game.tell(key, player=seat_name(self.seat), card=refer(f"card-{bought}"), cost=price)
        if ware.card:
            game.refill(str(ware.cost), ware.card)
        player.area.append(bought)


def _then_pass(options: Sequence[Option], coins: int, listed: Collection[str]) -> list[Longer]:
    """The open cards and spells, each combined with passing, if a coin is left (without one, a player passes anyway).

    Only those `listed` are shown: with all of them, the menu would be too long.
    """
    pairs = []
    for option in options:
        match option.value:
            case CardWare(_, _, card) as ware if card:
                name = refer(f"card-{card}")
            case SpellWare(spell) as ware if spell:
                name = refer(f"spell-{spell}")
            case _:
                continue
        cost = option.label.args["cost"]
        if option.prominence >= Shown.LISTED and isinstance(cost, int) and coins - cost >= TOKEN_COST:
            label = Message("do-buy_then_pass", {"ware": name, "cost": cost})
            both = Longer(f"{option.id}{THEN_PASS}", label, mark=option.mark, than=option.id, value=ThenPass(ware))
            both.prominence = Shown.BUTTON if option.id in listed else Shown.UNLISTED
            both.undo, both.effect = option.undo, PASSES
            pairs.append(both)
    return pairs


def take_token(game: MapMastersState, player: Player, kind: int) -> None:
    """One token from the supply."""
    game.stock[kind] -= 1
    player.tokens[kind] += 1


class SecondToken(Question):
    """Take a second token of another type for free (Fairy Sisters, MM-13.15)."""

    bought: int

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        options = []
        for kind, token in enumerate(TOKENS):
            args: Args = {"token": refer(f"token-{token}")}
            if kind != self.bought and game.stock[kind]:
                effect = about_token(token)
                options.append(Option(f"token_{token}", Message("do-second_token", args), effect=effect, value=kind))
            elif refused is not None and kind != self.bought:
                refused.append(Refused(f"token_{token}", Message("do-second_token", args), "sold_out"))
        options.append(Option("none", Message("do-no_spell", {"spell": refer(f"spell-{FAIRY_SISTERS}")})))
        return options

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        if picked.only == "none":
            return
        player = game.players[self.seat]
        player.used.append(FAIRY_SISTERS)
        take_token(game, player, picked.value)
        game.tell(
            "log-second_token",
            player=seat_name(self.seat),
            token=refer(f"token-{TOKENS[picked.value]}"),
            spell=refer(f"spell-{FAIRY_SISTERS}"),
        )


class ReplaceSpell(Question):
    """Choose which of two spells makes room for a third (MM-10.12)."""

    bought: str

    def describe(self, game: MapMastersState) -> Args:
        return {"spell": refer(f"spell-{self.bought}"), "text": refer(f"spell-text-{self.bought}")}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        return [
            Option(spell, Message("do-replace_spell", {"spell": refer(f"spell-{spell}")}), effect=about_spell(spell))
            for spell in game.players[self.seat].spells
        ]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """The new spell lies face up and may be used in this round."""
        player = game.players[self.seat]
        player.spells[player.spells.index(picked.only)] = self.bought
        if picked.only in player.used:
            player.used.remove(picked.only)
        game.spell_discard.append(picked.only)
        game.tell(
            "log-replaces_spell",
            player=seat_name(self.seat),
            spell=refer(f"spell-{self.bought}"),
            old=refer(f"spell-{picked.only}"),
        )
