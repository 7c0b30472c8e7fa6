"""The appearance of a game: the pictures that its subpackage `pictures` draws from views."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol, cast
from xml.sax.saxutils import quoteattr

from locales.texts import Texts
from pictures.game_locale import GameLocale
from pictures.svg import Picture
from rules.messages import Seat
from rules.recent import Recent
from rules.registry import MANIFESTS, exclude


class GamePictures(Protocol):
    """The subpackage `pictures` of a game's package: its face.

    Its optional parts are called by the functions below. In addition, with `CARDS`, the text keys of the names of its
    cards by their ids, and `card(card_id, locale)`, which draws one, the game's command group has the command `card`;
    it also finds them by the texts that `FURTHER_NAMES` has for their ids.
    """

    @property
    def Locale(self) -> type[GameLocale]:  # noqa: N802 (a class)
        """Formats the texts of the game in one language, with the names of one table."""
        ...

    def board(self, view: Any, locale: Any, marks: Sequence[str] = ()) -> Picture:
        """The table as the view shows it, with the `marks` of the open options lit."""
        ...

    def hand(self, view: Any, seat: Seat, locale: Any) -> Picture:
        """The belongings of `seat`."""
        ...


def decision(face: GamePictures, view: Any, kind: str, marks: Sequence[str], locale: GameLocale) -> Picture | None:
    """The part of the table that a question of this kind is about, with the `marks` of its options marked.

    The game's own `decision` draws it, or returns None if words are enough. Without one, the whole board is shown if
    there is something to mark.
    """
    draw: Callable[..., Picture | None] | None = getattr(face, "decision", None)
    if draw is not None:
        return draw(view, kind, marks, locale)
    return face.board(view, locale, marks) if marks else None


def hand_below(face: GamePictures, view: Any, seat: Seat, locale: GameLocale) -> Picture:
    """The belongings of `seat`, below the picture of a decision, without what that shows if the game leaves it out."""
    draw: Callable[..., Picture] = getattr(face, "hand_below", face.hand)
    return draw(view, seat, locale)


def live_board(face: GamePictures, view: Any, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
    """The table for a live page: its layout stays the same while the question changes.

    `marks` are those of all open options of the viewer. Each of them is a rectangle with `data-mark` and `data-about`
    (`pictures.svg.spot`), here or in `live_hand`; pieces are groups whose `id` begins with `piece-`. The game's own
    `live_board`, called like `board`, draws it if `board` would change its layout.
    """
    draw: Callable[..., Picture] = getattr(face, "live_board", face.board)
    return draw(view, locale, marks)


def shows_mark(picture: Picture, mark: str) -> bool:
    """Whether the place or card that a mark names can be tapped in this picture."""
    return f"data-mark={quoteattr(mark)}" in picture.svg


def live_hand(
    face: GamePictures, view: Any, seat: Seat, locale: GameLocale, marks: Sequence[str] = ()
) -> Picture | None:
    """The belongings of `seat` for a live page, next to the board or below it, with marks as in `live_board`.

    The game's own `live_hand`, with the same arguments, draws it if `hand` does not show every mark, or only repeats
    what the board shows: then it is None.
    """
    draw: Callable[..., Picture | None] | None = getattr(face, "live_hand", None)
    return face.hand(view, seat, locale) if draw is None else draw(view, seat, locale, marks)


def same_for_all(face: GamePictures, view: Any) -> bool:
    """Whether the live board, without marks, shows this viewer exactly what a spectator sees, so that it can be shared.

    A game that does not say so has a board for each seat.
    """
    same = getattr(face, "same_for_all", None)
    return same is not None and bool(same(view))


def with_hand(face: GamePictures, kind: str) -> bool:
    """Whether a question of this kind needs the player's hand next to its picture."""
    return kind in getattr(face, "WITH_HAND", ())


def has_hand(face: GamePictures, view: Any) -> bool:
    """Whether players have something that the board does not show. A game that does not say so has hands."""
    has: Callable[[Any], bool] | None = getattr(face, "has_hand", None)
    return has is None or has(view)


def numbers_marks(face: GamePictures, kind: str) -> bool:
    """Whether answers to a question of this kind have numbers in the picture: then all are marked, or none."""
    return kind in getattr(face, "NUMBERED", ())


def has_legend(face: GamePictures | None) -> bool:
    """Whether the game explains its signs in a separate picture."""
    return hasattr(face, "legend")


def header(face: GamePictures | None, language: str, texts: Texts) -> Picture | None:
    """The name of the game in a scene, for lobbies and the list of games; None if it has none."""
    draw = getattr(face, "header", None)
    return None if face is None or draw is None else cast(Picture, draw(face.Locale(language, texts)))


def legend(face: GamePictures, language: str, texts: Texts) -> Picture:
    """The signs of the game, each with its meaning, behind a button of the panel. Raises AttributeError without any."""
    drawn: Picture = getattr(face, "legend")(face.Locale(language, texts))  # noqa: B009 (no part of every face)
    return drawn


def find_game_pictures() -> dict[str, GamePictures]:
    """The pictures of each registered game, by name. A plug-in whose pictures cannot be imported is left out."""
    pictures: dict[str, GamePictures] = {}
    for name, manifest in list(MANIFESTS.items()):
        try:
            module = manifest.pictures()
            missing = [part for part in ("Locale", "board", "hand") if not hasattr(module, part)]
            if missing:
                raise AttributeError(f"{module.__name__} has no {' and no '.join(missing)}")
            pictures[name] = cast(GamePictures, module)
        except Exception as error:
            exclude(name, error)
    return pictures


class SvgCache:
    """The last picture in each place, as SVG and words: panel, DM and later positions often need the same one."""

    def __init__(self, size: int = 256) -> None:
        self._shown: Recent[Hashable, tuple[object, Picture | None]] = Recent(size)

    def of(self, place: Hashable, content: object, make: Callable[[], Picture | None]) -> Picture | None:
        """The picture of `content`, which `make` draws unless it equals the last content in this place."""
        known = self._shown.get(place)
        self._shown[place] = known if known is not None and known[0] == content else (content, make())
        return self._shown[place][1]

    def forget(self) -> None:
        """Empty the cache."""
        self._shown.clear()
