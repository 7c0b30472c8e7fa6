"""The sandbox's web server: REST and gateway for the bot, the page for people. On loopback only."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

from aiohttp import web

from sandbox import compose, limits, payloads, rest
from sandbox.compose import Body
from sandbox.errors import ApiError, KnownError
from sandbox.faults import Fault
from sandbox.gateway import Gateway
from sandbox.hub import Hub
from sandbox.interactions import Interactions
from sandbox.user_actions import OPS
from sandbox.world import Attachment, World

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
API = "/api/v10"
LOOPBACK = "127.0.0.1"
DEADLINE = 3.0
"""The seconds within which Discord wants an answer."""
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
INLINE = ("image/png", "image/jpeg", "image/gif", "image/webp")
AVATAR = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="{}"/>'
    '<circle cx="32" cy="25" r="11" fill="#fff"/><path d="M10 60a22 22 0 0 1 44 0z" fill="#fff"/></svg>'
)
COLOURS = ("#5865f2", "#57a3a5", "#3ba55d", "#c27c0e", "#b0485c", "#8e5bb5")

Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


def json_answer(data: Any, status: int = 200) -> web.Response:
    """An answer whose content type is exactly application/json, as discord.py demands."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


class Sandbox:
    """A local stand-in for Discord.

    Args:
        renames: whether people get Latin names if the browser of the first visitor isn't Japanese.
        deadline: seconds within which the bot must answer an interaction; `DEADLINE` unless given.
        shards: how many shards are recommended to a bot that asks.
        at_once: how many sessions the bot may begin at once.
        fonts: files for machines that lack a font, by the names that the page asks for.
    """

    def __init__(
        self,
        *,
        renames: bool = False,
        deadline: float | None = None,
        shards: int = 1,
        at_once: int = 1,
        fonts: Mapping[str, Path] | None = None,
    ) -> None:
        self.world = World()
        name = base64.b64encode(str(self.world.bot.id).encode()).decode().rstrip("=")
        self.token = f"{name}.local.table"
        self.faults: list[Fault] = []
        self.gateway = Gateway(self.world, self.token, shards, at_once)
        self.interactions = Interactions(
            self.world, self.gateway.interaction, DEADLINE if deadline is None else deadline
        )
        self.hub = Hub(self.world, self.interactions, self.gateway, OPS)
        self._renames = renames
        self._fonts = dict(fonts or {})
        self._rest = rest.Rest(self.world, self.interactions, self.gateway)
        self._runner: web.AppRunner | None = None
        self._hosts: set[str] = set()

    @property
    def url(self) -> str:
        """The page's address."""
        return self.world.base + "/"

    async def start(self, port: int = 0) -> None:
        """Begin to listen on this port; 0: any free one. Raises OSError if it is taken."""
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, LOOPBACK, port)
        await site.start()
        port = self._runner.addresses[0][1]
        self.world.base = f"http://{LOOPBACK}:{port}"
        self.gateway.url = f"ws://{LOOPBACK}:{port}/gateway"
        self._hosts = {f"{name}:{port}" for name in (LOOPBACK, "localhost")}

    async def stop(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()
            self._runner = None

    async def __aenter__(self) -> Sandbox:
        await self.start()
        return self

    async def __aexit__(self, *about: object) -> None:
        await self.stop()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=limits.MAX_REQUEST, middlewares=[self._guard])
        for method, path, handler in rest.ROUTES:
            app.router.add_route(method, API + path, self._api(handler))
        app.router.add_route("*", API + "/{rest:.*}", self._api(_not_found))
        app.router.add_get("/gateway", self.gateway.handle)
        app.router.add_get("/gateway/", self.gateway.handle)
        app.router.add_get("/", self._index)
        app.router.add_static("/page", PAGE)
        app.router.add_get("/fonts/{name}", self._font)
        app.router.add_get("/ui/ws", self.hub.handle)
        app.router.add_post("/ui/upload", self._upload)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self._file)
        app.router.add_get("/cdn/{rest:.*}", self._avatar)
        app.on_shutdown.append(self._close_sockets)
        return app

    async def _close_sockets(self, app: web.Application) -> None:
        await self.gateway.drop(1001)
        for socket in list(self.hub.sockets):
            await socket.close(code=1001)

    @web.middleware
    async def _guard(self, request: web.Request, handler: Serve) -> web.StreamResponse:
        """Reject other sites: a foreign Host (DNS rebinding) or Origin. Only the page may change anything."""
        host, origin = request.headers.get("Host", ""), request.headers.get("Origin")
        from_own_page = origin is not None and origin == f"http://{host}"
        if host not in self._hosts or (origin is not None and not from_own_page):
            raise web.HTTPForbidden(text="This table serves only its own page, on this machine.")
        if request.path.startswith("/ui/"):
            if not from_own_page:
                raise web.HTTPForbidden(text="Only the table's own page may do this.")
        elif origin is not None and request.path.startswith(("/api/", "/gateway")):
            raise web.HTTPForbidden(text="This is for the bot, not for pages.")
        response = await handler(request)
        if not response.prepared:
            response.headers.setdefault("Content-Security-Policy", POLICY)
            response.headers.setdefault("X-Content-Type-Options", "nosniff")
            response.headers.setdefault("Referrer-Policy", "no-referrer")
            response.headers.setdefault("Cache-Control", "no-cache")
        return response

    # The bot's side

    def _api(self, handler: rest.Handler) -> Serve:
        async def serve(request: web.Request) -> web.StreamResponse:
            path = request.path.removeprefix(API)
            try:
                body = await rest.read_body(request)
                fault = next((fault for fault in self.faults if fault.takes(request.method, path)), None)
                if fault is not None:
                    await asyncio.sleep(fault.delay)
                    if fault.status != 200:
                        raise fault.error()
                self._authorize(request, path)
                answer = handler(self._rest, request, body)
                return web.Response(status=204) if answer is None else json_answer(answer)
            except ApiError as refusal:
                return json_answer(refusal.body(), refusal.status)
            except (KeyError, ValueError, TypeError, AttributeError):
                # A body of the wrong shape; the log has the cause in case it is the sandbox's own mistake.
                log.exception("%s %s was not understood", request.method, path)
                return json_answer(ApiError.known(KnownError.INVALID_FORM).body(), 400)

        return serve

    def _authorize(self, request: web.Request, path: str) -> None:
        if path.startswith(("/interactions/", "/webhooks/")):
            return  # the token is in the path
        if request.headers.get("Authorization") != f"Bot {self.token}":
            raise ApiError(401, 0, "401: Unauthorized")

    # The people's side

    async def _index(self, request: web.Request) -> web.StreamResponse:
        if self._renames:
            self._renames = False
            if not request.headers.get("Accept-Language", "").lower().startswith("ja"):
                self.world.use_latin_names()
        return web.FileResponse(PAGE / "index.html")

    async def _font(self, request: web.Request) -> web.StreamResponse:
        """A font for a machine that lacks one."""
        file = self._fonts.get(request.match_info["name"])
        if file is None:
            raise web.HTTPNotFound
        return web.FileResponse(file, headers={"Content-Type": "font/ttf", "Cache-Control": "max-age=86400"})

    async def _upload(self, request: web.Request) -> web.StreamResponse:
        """Keep a file for an attachment option or a modal; the answer is its attachment object."""
        name = request.query.get("name", "file")
        data = await request.content.read(limits.MAX_FILE + 1)
        while len(data) <= limits.MAX_FILE and (more := await request.content.read(1 << 16)):
            data += more
        if len(data) > limits.MAX_FILE:
            return json_answer(ApiError.known(KnownError.TOO_LARGE).body(), 413)
        file = compose.store_file(self.world, self.world.new_id(), name, data, None)
        return json_answer(payloads.attachment(self.world, file))

    async def _file(self, request: web.Request) -> web.StreamResponse:
        name = request.match_info["file"]
        file: Attachment | None = self.world.files.get(int(name)) if name.isdigit() else None
        if file is None:
            raise web.HTTPNotFound()
        kind = file.content_type if file.content_type in INLINE else "application/octet-stream"
        headers = {
            "Content-Security-Policy": "default-src 'none'; sandbox",
            "Cache-Control": "private, max-age=31536000, immutable",
        }
        if kind not in INLINE:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=file.data, content_type=kind, headers=headers)

    async def _avatar(self, request: web.Request) -> web.StreamResponse:
        number = sum(map(ord, request.match_info["rest"]))
        return web.Response(text=AVATAR.format(COLOURS[number % len(COLOURS)]), content_type="image/svg+xml")


def _not_found(of: rest.Rest, request: web.Request, body: Body) -> rest.Answer:
    raise ApiError(404, 0, "404: Not Found")
