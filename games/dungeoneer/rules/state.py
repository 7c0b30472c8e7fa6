"""The state of a game of Dungeoneer: its fields, and simple questions about them."""

from __future__ import annotations

from abc import abstractmethod

from games.dungeoneer.rules import pieces
from games.dungeoneer.rules.acts.types import Act
from games.dungeoneer.rules.settings import DungeoneerSettings
from rules.game import Game
from rules.messages import Seat


class DungeoneerState(Game):
    """The whole table. Cards are ids, spaces are numbers in the order in which they were placed.

    Steps and questions work on it. What they need of higher modules is abstract here and implemented by `Dungeoneer`.
    """

    settings: DungeoneerSettings
    players: list[pieces.Player] = []
    spaces: list[pieces.Space] = []
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
    """Cards of each hand that everyone saw go there."""
    map_cards: list[pieces.Pile] = []
    """The map deck; with Revealed Map one hand per seat (DN-21.3)."""
    removed: list[str] = []
    """Map cards out of the game (DN-21.9)."""
    quest_deck: pieces.Pile = pieces.Pile()
    quests: list[pieces.OpenQuest] = []
    """All face-up quests; the global quest has no owner."""
    first: Seat = 0
    turn: Seat = 0
    turns: int = 0
    """The number of turns begun; those of players who are out count, too."""
    phase: str = "setup"
    """"setup", "build_map", "reset", "dungeonlord", "build", "hero", "end", "discard", "over"."""
    drawn: str = ""
    """The map card that is being placed, face up."""
    encounters: list[pieces.Encounter] = []
    declared: bool = False
    draft: list[pieces.Encounter] = []
    """The unfinished declaration: known only to the turn player."""
    draft_recipient: Seat = pieces.NOBODY
    recipient: Seat = pieces.NOBODY
    """Who gets the Peril of this declaration's wounds, if the turn player has already chosen."""
    visited: list[int] = []
    """Spaces that give nothing more in this turn (DN-4.9)."""
    moved: bool = False
    """Whether the turn player's hero has entered a space in this turn."""
    entered_late: int = pieces.NOWHERE
    """A space entered during a window; its effects wait for the end of the window (DN-16.17)."""
    banked: str = ""
    """The choice for the movement left at the end of the hero phase: "keep", "let_go"; empty if nothing yet."""
    between: str = ""
    """The Dungeonlord's act between two encounters; empty to go on."""
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
    roll: pieces.Roll | None = None
    bane: pieces.PendingBane | None = None
    windows: list[pieces.Window] = []
    rolled: int = 0
    """The number of rolls made."""
    last_roll: pieces.ShownRoll | None = None
    numbers: int = 0
    """The last number given to a readied card or a pack monster."""
    stances: list[str] = []
    """Standing orders (DN-16.10): "always", "affected", "pass"."""
    quiet: dict[Seat, pieces.Quiet] = {}
    """Who passes everything for now, and for how long, before the standing order applies again (DN-16.10)."""
    armed: list[list[pieces.Armed]] = []
    leaving: list[Seat] = []
    """Who has left for good during this turn (DN-24.4)."""
    starts: list[int] = []
    """With several Entrances: where each hero starts."""
    begins: str = ""
    """With both sets and Revealed Map: the Entrance whose holder has the initiative (DN-22.13)."""
    passes: int = 0
    """The number of consecutive players who could not place a map card (DN-21.9)."""
    passed_maps: list[pieces.Passed] = []
    """Map cards given away because of quests: known to giver and receiver."""
    struck: list[Seat] = []
    """Heroes that an effect on a whole space has yet to strike."""

    @abstractmethod
    def perform(self, seat: Seat, act: Act) -> None:
        """Carry out what that seat does."""

    @abstractmethod
    def follow(self, roll: pieces.Roll, *, met: bool) -> None:
        """Carry out what follows a threat that was met or not."""

    @abstractmethod
    def arrive_late(self) -> None:
        """Let a space that was entered during a window have its effects now (DN-16.17)."""

    def next_number(self) -> int:
        """A number for a card that is put on the table."""
        self.numbers += 1
        return self.numbers

    def living(self, start: Seat) -> list[Seat]:
        """The players in the game, clockwise from `start`."""
        players, seats = self.players, self.seats
        return [seat for place in range(seats) if players[seat := (start + place) % seats].alive]

    def rivals(self, seat: Seat) -> list[Seat]:
        """The others in the game, clockwise."""
        return [other for other in self.living(seat) if other != seat]

    def quest(self, id: str) -> pieces.OpenQuest:
        """The open quest of that id. Raises LookupError if it is not open."""
        for quest in self.quests:
            if quest.id == id:
                return quest
        raise LookupError(f"{id} is not open")

    def heroes_at(self, space: int) -> list[Seat]:
        """The heroes in a space, in turn order from the turn player; a cusp counts as the space left (DN-10.11)."""
        return [seat for seat in self.living(self.turn) if self.players[seat].at == space]

    def spendable(self, seat: Seat) -> int:
        """The movement a hero can spend: outside its own turn only the token (DN-15.2)."""
        player = self.players[seat]
        return player.movement if seat == self.turn else int(player.token)
