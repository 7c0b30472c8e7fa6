"""The sample game in Discord: everything a further game needs besides its rules and texts."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.client.client import KanteraBot
from cogs.commands.game import GameCog
from pictures.game_locale import GameLocale
from pictures.svg import Picture
from tests.rules.sample import SampleView


class SampleCog(GameCog, group_name="sample", group_description="Play the sample game"):
    game = "sample"


class PicksCog(GameCog, group_name="picks", group_description="Play the picks"):
    game = "picks"


async def setup(bot: KanteraBot) -> None:
    await bot.add_cog(SampleCog(bot))
    await bot.add_cog(PicksCog(bot))


class SampleFace:
    """Words for the sample's board and hand."""

    Locale = GameLocale

    def board(self, view: SampleView, locale: GameLocale, marks: Sequence[str] = ()) -> Picture:
        text = f"points {view.points}, deck {view.deck_size}"
        return Picture(f"<svg>{text}</svg>", text, text)

    def hand(self, view: SampleView, seat: int, locale: GameLocale) -> Picture:
        text = f"hand {sorted(view.hand)}"
        return Picture(f"<svg>{text}</svg>", text, text)
