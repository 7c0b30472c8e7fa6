"""A local stand-in for Discord, so that the real bot runs without an account.

`Sandbox` is the table; `point_client_here` and `loopback_connector` connect a discord.py client to it;
`sandbox.client` plays a user from a script. `python -m sandbox` runs a table in its own process.
"""

from sandbox.connecting import loopback_connector, point_client_here
from sandbox.server import Sandbox

__all__ = ["Sandbox", "loopback_connector", "point_client_here"]
