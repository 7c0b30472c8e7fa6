"""The layout of the board's parts: in the picture that everyone sees, and in a tall one for a phone held upright."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pictures.kit import TALL_WIDTH, WIDTH

CELLS = tuple(f"{board}{number}" for board in "EB" for number in range(1, 10))
PLATE_GAP = 6
PLATE_HEIGHT = 100


@dataclass(frozen=True, slots=True)
class Layout:
    """One form of the picture, in its units."""

    width: float
    cell_width: float
    cell_height: float
    side: float
    """The room left and right of the boards."""
    seam: float
    """The space between the two boards."""
    bar: float
    """The height of the dungeon bar."""
    gates: float
    """The height of the line with the two gates above the boards; 0 if the gates are next to the boards."""
    plates: int
    """The maximum number of heroes' plates side by side."""
    plate_height: float = PLATE_HEIGHT
    """The height of a plate; one lower than `PLATE_HEIGHT` shows hit points and victory points alone."""

    @property
    def top(self) -> float:
        """The upper edge of the boards."""
        return self.bar + self.gates

    @property
    def board_width(self) -> float:
        """The width of one board."""
        return 3 * self.cell_width

    @property
    def board_height(self) -> float:
        """The height of the boards."""
        return 3 * self.cell_height

    @property
    def plates_top(self) -> float:
        """The upper edge of the plates."""
        return self.top + self.board_height + 10

    def corner(self, cell: str) -> tuple[float, float]:
        """The upper left corner of a cell."""
        index = int(cell[1]) - 1
        left = self.side + (self.board_width + self.seam if cell[0] == "B" else 0)
        return left + index % 3 * self.cell_width, self.top + index // 3 * self.cell_height

    def plates_per_row(self, heroes: int) -> int:
        """The number of plates side by side: with as few rows as possible, filled as evenly as possible."""
        rows = -(-heroes // self.plates)
        return -(-heroes // max(1, rows))

    def height(self, heroes: int) -> float:
        """The height of the whole picture with so many heroes."""
        rows = -(-heroes // self.plates)
        return self.plates_top + rows * (self.plate_height + PLATE_GAP)


WIDE = Layout(WIDTH, 140, 150, 34, 8, 84, 0, 3)
WIDE_DECISION = replace(WIDE, plates=6, plate_height=48)
"""The plan next to a question, whose buttons below the picture must stay in view."""
TALL = Layout(TALL_WIDTH, 118, 200, 8, 8, 158, 44, 2)
