"""The smallest bot that answers a press: it edits its message. `python -m benchmarks.bare_bot URL TOKEN`."""

from __future__ import annotations

import asyncio
import sys

import discord

from sandbox import loopback_connector, point_client_here


class Counter(discord.ui.LayoutView):
    """A text and a button that counts."""

    row = discord.ui.ActionRow["Counter"]()

    def __init__(self, pressed: int = 0) -> None:
        super().__init__(timeout=None)
        self.pressed = pressed
        self.add_item(discord.ui.TextDisplay(f"pressed {pressed} times"))

    @row.button(label="press", custom_id="press")
    async def press(self, interaction: discord.Interaction, button: discord.ui.Button[Counter]) -> None:
        """Count one more."""
        await interaction.response.edit_message(view=Counter(self.pressed + 1))


class BareBot(discord.Client):
    """Shows the button in the first channel it sees."""

    async def on_ready(self) -> None:
        """Send the message."""
        await self.guilds[0].text_channels[0].send(view=Counter())


async def main() -> None:
    """Run until killed."""
    point_client_here(sys.argv[1])
    bot = BareBot(intents=discord.Intents(guilds=True), connector=loopback_connector(), guild_ready_timeout=0.1)
    await bot.start(sys.argv[2])


if __name__ == "__main__":
    asyncio.run(main())
