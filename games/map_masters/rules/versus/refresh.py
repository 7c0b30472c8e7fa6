"""Refresh: the next goal, optimizers and spells, then everything is wiped (MM-15.4 to MM-15.10)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, NamedTuple

from games.map_masters.rules.cards import CARDS
from games.map_masters.rules.components import BARTER, BONFIRE, ENCORE, ENCORE_COST, GOALS, RENEWED_AFTER
from games.map_masters.rules.option_texts import about_card, fitting
from games.map_masters.rules.pieces import Mark, Player
from games.map_masters.rules.state import MapMastersState
from games.map_masters.rules.step_options import DONE
from games.map_masters.rules.versus import market
from rules.entries import Entry, Openly, Step
from rules.messages import Args, Message, Seat, refer, seat_name
from rules.questions import OTHERS, Longer, Option, Picked, Question, Refusals, Refused, Role, Shown, Undo

LIKELY = 2
"""For how many cards an optimizer is also offered together with confirming."""
MARKS: tuple[Mark, ...] = ("recycle", "scissors", BONFIRE, ENCORE)
GONE, KEPT = ("scissors", BONFIRE, BARTER), ("recycle", ENCORE)
"""The uses by which a card leaves the game, and by which it stays for the next hand."""


class Refreshing(Step):
    """Turn up the next primary goal, then let all players use what they found (MM-15.4, MM-15.5)."""

    def run(self, game: MapMastersState) -> None:
        """Only players who have something to use are asked."""
        game.phase = "refresh"
        turn_up_goal(game)
        asked: dict[Seat, list[Entry]] = {}
        for seat, player in enumerate(game.players):
            player.marks = {}
            if has_use(game, player):
                asked[seat] = [Refresh(seat=seat)]
        game.push(Wipe())
        if len(asked) == 1:
            game.push(*next(iter(asked.values())))
        elif asked:
            game.push(Openly(branches=asked))


def turn_up_goal(game: MapMastersState) -> None:
    """Turn up the next primary goal (MM-12.2, MM-15.4)."""
    game.goals.append(game.piles["goals"].pop())
    goal = GOALS[game.goals[-1]]
    game.tell("log-primary_goal", goal=refer(f"goal-{goal.kind}"), vp=goal.vp, hourglass=goal.hourglass)


def uses_left(player: Player, mark: Mark) -> int:
    """The number of times that the player may still use this optimizer or spell."""
    used = sum(other == mark for other in player.marks.values())
    if mark == "recycle":
        return player.optimizers[0] - used
    if mark == "scissors":
        return player.optimizers[1] - used
    if not player.face_up(mark) or (mark == ENCORE and player.coins < ENCORE_COST):
        return 0
    return 1


def can_barter(game: MapMastersState, player: Player) -> bool:
    """Whether Barter has something to give and something to take."""
    return player.face_up(BARTER) and any(wares(game, card) for card in player.area if card not in player.marks)


def has_use(game: MapMastersState, player: Player) -> bool:
    """Whether the player can still use anything."""
    return any(uses_left(player, mark) for mark in MARKS) or can_barter(game, player)


def is_last_use(game: MapMastersState, player: Player) -> bool:
    """Whether nothing is left to use after the next use."""
    uses = sum(max(uses_left(player, mark), 0) for mark in MARKS)
    unmarked = len(player.area) - len(player.marks)
    return unmarked == 1 or (uses == 1 and not can_barter(game, player))


def wares(game: MapMastersState, card: str) -> list[str]:
    """The face-up market cards that may be taken for a bought card (MM-15.6, SQ-31)."""
    return [other for cost in market.COSTS if cost <= CARDS[card].cost for other in game.market[cost]]


def likely_uses(player: Player, goal: str) -> dict[Mark, list[str]]:
    """The cards of the hand, those first on which an optimizer is most likely to be used."""
    hand = [card for card in player.area if card not in player.marks]
    return {
        "recycle": sorted(hand, key=lambda card: -fitting(card, goal)),
        "scissors": sorted(hand, key=lambda card: (CARDS[card].cost, fitting(card, goal))),
    }


class Use(NamedTuple):
    """Use an optimizer or a spell on a card of the hand."""

    mark: Mark
    card: str
    confirms: bool = False
    """Whether the refresh is confirmed with it."""


class TakeBack(NamedTuple):
    """Take the use on that card back."""

    card: str


class Swap(NamedTuple):
    """Exchange a bought card for one of the market (Barter)."""

    card: str


class Refresh(Question):
    """Use optimizers and spells on the cards of this hand; confirm to close (MM-15.10)."""

    default_id: ClassVar = "confirm"
    places: ClassVar[tuple[str, ...]] = ("recycle", "scissors", OTHERS, "do-confirm")

    def describe(self, game: MapMastersState) -> Args:
        player = game.players[self.seat]
        uses = {mark: uses_left(player, mark) for mark in ("recycle", "scissors")}
        return {**uses, "unused": has_use(game, player)}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """The options of `quick_options`, and uses that also confirm.

        The last possible use is listed only with confirming, in every round.
        """
        options = self._options(game, refused)
        uses = [option for option in options if isinstance(option.value, Use)]
        both = [_use_and_confirm(use, self._undo(game)) for use in uses]
        if is_last_use(game, game.players[self.seat]):
            for option in uses:
                option.prominence = Shown.UNLISTED
        else:
            likely = likely_uses(game.players[self.seat], game.goals[-1])
            for option in both:
                self._rank(game, option, likely)
        return [*options, *both]

    def _rank(self, game: MapMastersState, option: Option, likely: Mapping[Mark, list[str]]) -> None:
        """List a use that also confirms if it is likely, the most likely one first, with what confirming leaves out."""
        mark, card, _ = option.value
        rank = likely[mark].index(card) if mark in likely else LIKELY
        listed = Shown.FIRST if rank == 0 else Shown.LISTED
        option.prominence = listed if rank < LIKELY else Shown.UNLISTED
        option.effect = self._note_of_unused(game)

    def quick_options(self, game: MapMastersState) -> list[Option]:
        """Each use on each card without a mark, taking a use back, and confirming."""
        return self._options(game)

    def _options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        player, goal = game.players[self.seat], game.goals[-1]
        options = [*_uses(player, goal, refused), *(_swaps(game, player, refused) if player.face_up(BARTER) else ())]
        for card, mark in player.marks.items():
            if mark != BARTER:
                args: Args = {"card": refer(f"card-{card}"), "mark": mark, "spell": refer(f"spell-{mark}")}
                options.append(Option(f"undo_{card}", Message("do-unmark", args), role=Role.BACK, value=TakeBack(card)))
        confirm = Option("confirm", Message("do-confirm"), prominence=Shown.BUTTON, effect=self._note_of_unused(game))
        confirm.undo = self._undo(game)
        return [*options, confirm]

    def _undo(self, game: MapMastersState) -> Undo:
        """Confirming renews the market in one round, which others see."""
        return Undo.SHARED if game.round == RENEWED_AFTER else Undo.FREE

    def _note_of_unused(self, game: MapMastersState) -> Message | None:
        """A line that says so if something is left to use."""
        return Message("about-confirm") if has_use(game, game.players[self.seat]) else None

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """Mark the card; the uses are carried out when all players have confirmed."""
        player = game.players[self.seat]
        if picked.only == "confirm":
            close(game, self.seat)
            return
        before = list(player.marks)
        match picked.value:
            case Swap(card):
                game.push(Barter(seat=self.seat, card=card))
                return
            case TakeBack(card):
                player.unmark(card)
            case Use(mark, card, confirms):
                player.marks[card] = mark
                if mark in (BONFIRE, ENCORE):
                    player.used.append(mark)
                    player.coins -= ENCORE_COST if mark == ENCORE else 0
                if confirms:
                    close(game, self.seat, at_once=not before)
                    return
        game.push(Refresh(seat=self.seat))


def _uses(player: Player, goal: str, refused: Refusals | None) -> Iterator[Option]:
    """Each optimizer and spell that is left on each card without a mark, the likely cards first."""
    likely = likely_uses(player, goal)
    for mark in [mark for mark in MARKS if uses_left(player, mark)]:
        for card in dict.fromkeys([*likely.get(mark, ()), *player.area]):
            args: Args = {"card": refer(f"card-{card}"), "spell": refer(f"spell-{mark}"), "done": False}
            id, label = f"{mark}_{card}", Message(f"do-{mark}", args)
            if card not in player.marks:
                option = Option(id, label, group=mark, mark=card, value=Use(mark, card))
                option.prominence = Shown.button_if(mark in likely)
                option.effect = about_card(card, goal)
                yield option
            elif refused is not None:
                refused.append(Refused(id, label, "card_chosen"))


def _swaps(game: MapMastersState, player: Player, refused: Refusals | None) -> Iterator[Option]:
    """Each card that Barter can exchange."""
    for card in player.area:
        args: Args = {"card": refer(f"card-{card}"), "spell": refer(f"spell-{BARTER}")}
        id, label = f"barter_{card}", Message("do-sb_17", args)
        if card not in player.marks and wares(game, card):
            option = Option(id, label, group=BARTER, mark=card, value=Swap(card))
            option.effect = about_card(card, game.goals[-1])
            yield option
        elif refused is not None:
            refused.append(Refused(id, label, "card_chosen" if card in player.marks else "no_price"))


def _use_and_confirm(use: Option, undo: Undo) -> Option:
    """A use combined with confirming, with the undo of that."""
    label = Message(use.label.key, {**use.label.args, "done": True})
    both = Longer(f"{use.id}{DONE}", label, use.group, use.mark, than=use.id, value=use.value._replace(confirms=True))
    both.prominence, both.undo, both.effect = use.prominence, undo, use.effect
    return both


class Barter(Question):
    """Choose the market card that is taken for a bought one (Barter)."""

    card: str

    def describe(self, game: MapMastersState) -> Args:
        return {"card": refer(f"card-{self.card}")}

    def options(self, game: MapMastersState, refused: Refusals | None = None) -> list[Option]:
        """Every face-up card of equal or lower cost."""
        goal = game.goals[-1]
        options = [
            Option(card, Message("do-card", {"card": refer(f"card-{card}")}), mark=card, effect=about_card(card, goal))
            for card in wares(game, self.card)
        ]
        return [*options, Option("back", Message("do-back"), role=Role.BACK)]

    def answer(self, game: MapMastersState, picked: Picked) -> None:
        """The old card leaves the game; the new one goes to the player's discards; the market is refilled at once."""
        if picked.only != "back":
            player = game.players[self.seat]
            player.used.append(BARTER)
            player.marks[self.card] = BARTER
            cost = CARDS[picked.only].cost
            game.commit()
            game.tell(
                "log-barters",
                player=seat_name(self.seat),
                card=refer(f"card-{self.card}"),
                new=refer(f"card-{picked.only}"),
                spell=refer(f"spell-{BARTER}"),
            )
            game.refill(str(cost), picked.only)
            player.discard.append(picked.only)
        game.push(Refresh(seat=self.seat))


def close(game: MapMastersState, seat: Seat, *, at_once: bool = False) -> None:
    """Log what was used; barters were logged immediately. `at_once`: the only use was chosen together with this."""
    marks = game.players[seat].marks
    marked = "now" if at_once else "before"
    for mark in dict.fromkeys(marks.values()):
        if mark != BARTER:
            cards = [refer(f"card-{card}") for card, other in marks.items() if other == mark]
            game.tell("log-refreshed", player=seat_name(seat), use=refer(f"use-{mark}"), cards=cards, marked=marked)


class Wipe(Step):
    """All have confirmed: cards to their piles, spells face up, the next round (MM-15.7, MM-15.8)."""

    def run(self, game: MapMastersState) -> None:
        """The market is renewed at the end of the third round. Dungeons stay in sight until the next hand."""
        for player in game.players:
            kept = []
            for card in player.area:
                mark = player.marks.get(card)
                if mark in KEPT:
                    kept.append(card)
                elif mark in GONE:
                    game.gone.append(card)
                else:
                    player.discard.append(card)
            player.area, player.marks, player.used = kept, {}, []
            player.optimizers = [0, 0]
            player.draft.holding, player.draft.turned = "", False
            player.done = False
        if game.round == RENEWED_AFTER:
            game.commit()
            game.renew_market()
        game.round += 1
        game.push(market.OpenMarket())
