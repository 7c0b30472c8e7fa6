"""What a game looks like: the pictures that the subpackage `pictures` of its package draws from views."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol, cast

from locales.texts import Texts
from rules.game import Game
from rules.messages import Message, Seat
from rules.registry import MANIFESTS, leave_out


class Picture(Protocol):
    """A picture with its words."""

    @property
    def svg(self) -> str:
        """The picture."""
        ...

    @property
    def alt(self) -> str:
        """The same in up to 1000 characters, for who cannot see it."""
        ...

    @property
    def text(self) -> str:
        """The same as markdown, for who prefers text."""
        ...


class GamePictures(Protocol):
    """The subpackage `pictures` of a game's package.

    Optional parts: `decision` draws what a question is about (see `decision` below), `WITH_HAND` names the kinds of
    questions for which one's own hand is wanted with it, and `NUMBERED` those whose marks bear numbers. `hand_below`,
    called like `hand`, draws the hand below the picture of a decision, without what that picture says.
    `legend(language, texts)` explains the signs of the game, which the panel offers at a press; `outlook(view)` says in
    a few messages what comes next. With `CARDS`, the ids of its cards, `card_name(card_id, language, texts)` and
    `card(card_id, language, texts)`, which draws one, the game's command group gets the command `card`.
    `live_board` and `live_hand` draw for a live page (see below).
    """

    def board(self, view: Any, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()) -> Picture:
        """What lies on the table, from a view, with the `marks` of the open options marked."""
        ...

    def hand(
        self, view: Any, seat: Seat, language: str, texts: Texts, names: Sequence[str], *, tall: bool = False
    ) -> Picture:
        """What belongs to `seat`; `tall` for a phone held upright."""
        ...


def decision(
    face: GamePictures,
    view: Any,
    kind: str,
    marks: Sequence[str],
    language: str,
    texts: Texts,
    names: Sequence[str],
    *,
    tall: bool = False,
) -> Picture | None:
    """The part of the table that a question of this kind is about, with the `marks` of its options marked.

    The face's own `decision` draws it, or says by None that words are enough. A face without one shows the whole board
    where there is something to mark.
    """
    own = getattr(face, "decision", None)
    if own is not None:
        drawn: Picture | None = own(view, kind, marks, language, texts, names, tall=tall)
        return drawn
    return face.board(view, language, texts, names, marks) if marks else None


def hand_below(
    face: GamePictures, view: Any, seat: Seat, language: str, texts: Texts, names: Sequence[str], *, tall: bool = False
) -> Picture:
    """What belongs to `seat`, for below the picture of a decision."""
    draw: Callable[..., Picture] = getattr(face, "hand_below", face.hand)
    return draw(view, seat, language, texts, names, tall=tall)


def live_board(
    face: GamePictures, view: Any, language: str, texts: Texts, names: Sequence[str], marks: Sequence[str] = ()
) -> Picture:
    """The table for a live page: its layout stays the same while the question changes.

    `marks` are those of all open options of the viewer. Each of them is a rectangle with `data-mark` and `data-about`
    (`pictures.svg.spot`), here or in `live_hand`; pieces are groups whose `id` begins with `piece-`.
    The face's own `live_board`, with the same arguments, draws it where `board` would change its layout.
    """
    draw = getattr(face, "live_board", face.board)
    drawn: Picture = draw(view, language, texts, names, marks)
    return drawn


def live_hand(
    face: GamePictures,
    view: Any,
    seat: Seat,
    language: str,
    texts: Texts,
    names: Sequence[str],
    marks: Sequence[str] = (),
) -> Picture:
    """What belongs to `seat` for a live page, next to the board or below it, with marks as in `live_board`.

    The face's own `live_hand`, with the same arguments, draws it where the tall `hand` does not show every mark.
    """
    own = getattr(face, "live_hand", None)
    if own is None:
        return face.hand(view, seat, language, texts, names, tall=True)
    drawn: Picture = own(view, seat, language, texts, names, marks)
    return drawn


def with_hand(face: GamePictures, kind: str) -> bool:
    """Whether one's own hand is wanted where a question of this kind is decided."""
    return kind in getattr(face, "WITH_HAND", ())


def numbers_marks(face: GamePictures, kind: str) -> bool:
    """Whether the answers to a question of this kind bear numbers in the picture: then all are marked, or none."""
    return kind in getattr(face, "NUMBERED", ())


def has_legend(face: GamePictures | None) -> bool:
    """Whether the game explains its signs in a picture of their own."""
    return hasattr(face, "legend")


def outlook(face: GamePictures | None, view: Any) -> list[Message]:
    """What comes next, line by line; empty where the game does not say."""
    told = getattr(face, "outlook", None)
    return [] if told is None else list(told(view))


def legend(face: GamePictures, language: str, texts: Texts) -> Picture:
    """The signs of the game, each with what it means. Raises AttributeError where there are none to explain."""
    drawn: Picture = getattr(face, "legend")(language, texts)  # noqa: B009 (no part of every face)
    return drawn


def find_game_pictures() -> dict[str, GamePictures]:
    """What draws each registered game, by its name. A plug-in whose pictures cannot be imported is left out."""
    found: dict[str, GamePictures] = {}
    for name, manifest in list(MANIFESTS.items()):
        try:
            drawn = manifest.pictures()
            missing = [part for part in ("board", "hand") if not hasattr(drawn, part)]
            if missing:
                raise AttributeError(f"{drawn.__name__} has no {' and no '.join(missing)}")
            found[name] = cast(GamePictures, drawn)
        except Exception as error:
            leave_out(name, error)
    return found


class SvgCache:
    """The pictures shown last, as SVG and words: panel, DM and board of one position often want the same one."""

    def __init__(self, size: int = 64) -> None:
        self.size = size
        self._pictures: OrderedDict[Hashable, tuple[Game, Picture | None]] = OrderedDict()
        """With the game, so that no other game can get its `id` meanwhile."""

    def of(self, game: Game, what: Hashable, make: Callable[[], Picture | None]) -> Picture | None:
        """The picture that `what` names of this game in its present position, made if it is not cached."""
        key = (id(game), game.choices, what)
        if key in self._pictures:
            self._pictures.move_to_end(key)
        else:
            self._pictures[key] = game, make()
            while len(self._pictures) > self.size:
                self._pictures.popitem(last=False)
        return self._pictures[key][1]

    def forget(self) -> None:
        """Empty the cache."""
        self._pictures.clear()
