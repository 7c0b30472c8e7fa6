"""The state of a game of Dungeoneer, and what its phases ask of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar

from games.dungeoneer.rules import doing, foresight, guessing, life, orders, setup, sums
from games.dungeoneer.rules.chronicle import DungeoneerChronicler
from games.dungeoneer.rules.lifts import lift_3, lift_4, lift_5, lift_6
from games.dungeoneer.rules.map import movement
from games.dungeoneer.rules.options import DungeoneerOptions
from games.dungeoneer.rules.pieces import (
    NOBODY,
    NOWHERE,
    Armed,
    Encounter,
    OpenQuest,
    Passed,
    PendingBane,
    Pile,
    Player,
    Roll,
    Shown,
    Space,
    Window,
)
from games.dungeoneer.rules.view import DungeoneerView, view_of
from rules.chronicles import Chronicler
from rules.game import Game
from rules.messages import Message, Seat
from rules.options import Options
from rules.results import Result

if TYPE_CHECKING:
    from games.dungeoneer.rules.act import Act
    from games.dungeoneer.rules.effects import Word


class Dungeoneer(Game):
    """The whole table. Cards are ids, spaces are numbers in the order in which they were placed."""

    name: ClassVar[str] = "dungeoneer"
    seat_numbers: ClassVar[range] = range(2, 7)
    options_type: ClassVar[type[Options]] = DungeoneerOptions
    schema_version: ClassVar[int] = 7
    lifts: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {
        **Game.lifts,
        3: lift_3,
        4: lift_4,
        5: lift_5,
        6: lift_6,
    }
    endings: ClassVar[tuple[str, ...]] = ("end-three_quests", "end-last_hero", "end-stopped")
    face_down: ClassVar[tuple[str, ...]] = ("deck", "hands", "map_cards")
    """The quest deck is dealt anew as well, but may hold no card at all (7 quests, 3 players)."""
    turn_starts: ClassVar[tuple[str, ...]] = ("log-turn",)
    moments: ClassVar[tuple[str, ...]] = ("log-attack", "log-defeated", "log-eliminated", "log-level", "log-quest_done")
    chronicle: ClassVar[Chronicler] = DungeoneerChronicler()

    options: DungeoneerOptions
    players: list[Player] = []
    spaces: list[Space] = []
    entrances: list[int] = []
    """The Entrance spaces, one for each map in play."""
    portals: list[int] = []
    """Spaces linked with the dungeon Entrance (DN-22.8)."""
    deck: list[str] = []
    """The adventure deck, its top card last."""
    discard: list[str] = []
    hands: list[list[str]] = []
    """The newest card last."""
    known: list[list[str]] = []
    """Cards of each hand that everybody saw go there."""
    map_cards: list[Pile] = []
    """The map deck; with Revealed Map one hand per seat (DN-21.3)."""
    removed: list[str] = []
    """Map cards out of the game (DN-21.9)."""
    quest_deck: Pile = Pile()
    quests: list[OpenQuest] = []
    """All that lie face up; the global quest has no owner."""
    first: Seat = 0
    turn: Seat = 0
    turns: int = 0
    phase: str = "setup"
    """"setup", "build_map", "reset", "dungeonlord", "build", "hero", "end", "discard", "over"."""
    drawn: str = ""
    """The map card that is being placed, face up."""
    encounters: list[Encounter] = []
    declared: bool = False
    draft: list[Encounter] = []
    """The declaration in the making: known to the turn player alone."""
    draft_recipient: Seat = NOBODY
    recipient: Seat = NOBODY
    """Who gets the Peril of this declaration's wounds, where the turn player has said so before."""
    visited: list[int] = []
    """Spaces that give nothing more in this turn (DN-4.9)."""
    moved: bool = False
    """Whether the turn player's hero has entered a space in this turn."""
    entered_late: int = NOWHERE
    """A space entered inside a window; what follows waits for its end (DN-16.17)."""
    banked: str = ""
    """What was said at the end of the hero phase of the movement left: "keep", "let_go"; nothing while unsaid."""
    attempts: int = 0
    """Quest attempts in this turn (DN-13.3)."""
    explored: int = 0
    """Explorations in this turn."""
    top_speed: int = 0
    """The highest Speed of the turn player since the Reset phase (DN-12.13)."""
    fight: str = ""
    """The quest whose monster attacks, while its window is open."""
    fight_attr: str = ""
    """The attribute of that attack."""
    fight_prevented: bool = False
    """Whether that attack does no harm."""
    striking: bool = False
    """An effect on a whole space is under way (DN-18.7)."""
    roll: Roll | None = None
    bane: PendingBane | None = None
    windows: list[Window] = []
    rolled: int = 0
    """How many rolls have been made."""
    last_roll: Shown | None = None
    numbers: int = 0
    """The last number given to a readied card or a pack monster."""
    stances: list[str] = []
    """Standing orders (DN-16.10): "always", "affected", "pass"."""
    quiet: dict[Seat, orders.Quiet] = {}
    """Who passes everything for now, and how long, before the standing order counts again (DN-16.10)."""
    armed: list[list[Armed]] = []
    wants_stop: list[bool] = []
    """Who would stop here (DN-19.5)."""
    starts: list[int] = []
    """With several Entrances: where each hero starts."""
    begins: str = ""
    """With both sets and Revealed Map: the Entrance whose holder has the initiative (DN-22.13)."""
    passes: int = 0
    """Players in succession who could place no map card (DN-21.9)."""
    passed_maps: list[Passed] = []
    """Map cards given away because of quests: giver and receiver know them."""
    struck: list[Seat] = []
    """Heroes that an effect on a whole space has still to strike."""

    def set_up(self) -> None:
        """Lay the table out (DN-2)."""
        setup.begin(self)

    def view(self, seat: Seat | None) -> DungeoneerView:
        """The table, and of what is secret the seat's own."""
        return view_of(self, seat)

    def deal_anew(self, seat: Seat | None, rng: Random) -> None:
        """Deal hands, decks and secret orders again."""
        guessing.deal_anew(self, seat, rng)

    def standing(self) -> list[int]:
        """How many quests each hero has completed (DN-19.1)."""
        return [len(player.done) for player in self.players]

    def counted(self) -> Result:
        """Nobody has won (DN-19.5)."""
        return life.outcome(self, None, "end-stopped")

    def closing(self) -> list[Message]:
        return life.closing(self)

    def perform(self, seat: Seat, act: Act) -> None:
        """Carry out what that seat does."""
        doing.ACTS[act.do](self, seat, act)

    def follow(self, roll: Roll, *, met: bool) -> None:
        """What follows a threat that was met, or was not."""
        doing.OUTCOMES[roll.what](self, roll, met)

    def word(self, name: str) -> Word:
        """A word of the vocabulary of effects."""
        return doing.WORDS[name]

    def arrive_late(self) -> None:
        """A space that was entered inside a window has its effects now (DN-16.17)."""
        movement.arrive_late(self)

    def window_about(self, seat: Seat, act: Act) -> Message | None:
        """What an act in the topmost window costs and changes."""
        return foresight.act_about(self, seat, act)

    def window_lines(self, seat: Seat, option_id: str) -> list[Message]:
        """What an answer in the topmost window would bring."""
        return sums.window_lines(self, seat, option_id)

    def next_number(self) -> int:
        """A number for a card that comes to lie on the table."""
        self.numbers += 1
        return self.numbers

    def living(self, start: Seat) -> list[Seat]:
        """The players in the game, clockwise from `start`."""
        players, seats = self.players, self.seats
        return [seat for place in range(seats) if players[seat := (start + place) % seats].alive]

    def quest(self, id: str) -> OpenQuest:
        """The open quest of that id. Raises LookupError when it is not open."""
        for quest in self.quests:
            if quest.id == id:
                return quest
        raise LookupError(f"{id} is not open")

    def heroes_at(self, space: int) -> list[Seat]:
        """The heroes in a space, in turn order from the turn player; a cusp counts as the space left (DN-10.11)."""
        return [seat for seat in self.living(self.turn) if self.players[seat].at == space]
