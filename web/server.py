"""The server of pages: static files, sign-in, and one WebSocket for each open page. On loopback only.

A reverse proxy publishes it under `PUBLIC_URL`; at the local table it needs none.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractContextManager
from pathlib import Path

from aiohttp import web
from pydantic import ValidationError

from cogs.services.caller import Caller, Handler
from cogs.services.services import Services
from locales.texts import LANGUAGES
from rules.errors import RulesError
from rules.messages import Arg
from storage.rows import Language
from web.access import COOKIE, HEADERS, Origin, path_of
from web.connections import PATIENCE, Room, Visitor
from web.limits import LARGEST_BODY, MOST_PAGES
from web.live import Live
from web.page import Page
from web.requests import Enter
from web.socket import Connection
from web.spectator import Spectator

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
STATIC = Path(__file__).parent / "static"
CONDITIONS = frozenset(("If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "Range"))
"""Headers of requests that ask for a file only if it has changed, or for a part of it."""
_MODULES = sorted(STATIC.glob("*.js"))
PRELOADED = ", ".join(f"</static/{module.name}>; rel=modulepreload" for module in _MODULES)
"""All modules, so that a browser waits for no import."""
_CODE = "".join(module.read_text(encoding="utf-8") for module in _MODULES)
LABELS = sorted(set(re.findall(r'"((?:page|story|replay|board|panel|refused)-[\w-]+)"', _CODE)))
"""The keys of the texts of the page itself, as its modules name them."""

Serve = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageServer:
    """Serves the pages of one bot.

    `serving`: whether this process plays; before and after, pages are told to reconnect later. `fonts`: for browsers
    of this machine without fonts for Japanese or emoji. For `pressed`, `handlers` and `answering` see `Live`.
    """

    def __init__(
        self,
        services: Services,
        pressed: Callable[[Caller], Awaitable[None]],
        handlers: Mapping[str, Handler],
        answering: Callable[[int], AbstractContextManager[None]],
        serving: Callable[[], bool],
        fonts: Mapping[str, Path] | None = None,
    ) -> None:
        self.services = services
        self._fonts = dict(fonts or {})
        self.live = Live(services, pressed, handlers, answering)
        self._serving = serving
        self._strangers, self._watchers = Room(), Room()
        """Requests; sockets of spectators whose first message has not come yet."""
        self._turn = asyncio.Lock()
        """Lets spectators' pages be worked out one at a time: any number of people may have the link of a table."""
        self._origin = Origin("http", LOOPBACK)
        self._local = True
        self._runner: web.AppRunner | None = None
        self._listening: asyncio.Server | None = None

    async def start(self, port: int, public: Origin | None = None) -> int:
        """Serve on this port (0: any free one) from now on; returns the port. Without `public`, for this machine alone.

        Raises OSError.
        """
        app = web.Application(client_max_size=LARGEST_BODY, middlewares=[self._guard])
        app.add_routes(
            [
                web.get("/health", self._health),
                web.get("/enter", self._index),
                web.post("/enter", self._enter),
                web.get("/words/{language}", self._words),
                web.get("/fonts/{name}", self._font),
                web.get(r"/play/{table:\d{1,19}}/{page:[0-9a-f]{1,16}}", self._index),
                web.get(r"/play/{table:\d{1,19}}/{page:[0-9a-f]{1,16}}/live", self._live),
                web.get(r"/watch/{table:\d{1,12}}", self._index),
                web.get(r"/watch/{table:\d{1,12}}/live", self._watch),
                web.static("/static", STATIC),
            ]
        )
        runner = web.AppRunner(app, shutdown_timeout=1.0)
        await runner.setup()
        server = runner.server
        assert server is not None
        try:
            self._listening = await asyncio.get_running_loop().create_server(
                lambda: Visitor(server, self._strangers), LOOPBACK, port
            )
        except OSError:
            await runner.cleanup()
            raise
        self._runner = runner
        port = int(self._listening.sockets[0].getsockname()[1])
        self._local = public is None
        self._origin = public or Origin("http", f"{LOOPBACK}:{port}")
        self.services.page = str(self._origin)
        self.live.follow()
        return port

    async def close(self) -> None:
        """Stop serving."""
        self.services.page = ""
        await self.live.close()
        if self._listening is not None and self._runner is not None:
            self._listening.close()
            await self._runner.cleanup()
            self._listening = self._runner = None

    @web.middleware
    async def _guard(self, request: web.Request, handler: Serve) -> web.StreamResponse:
        """Refuse requests of other sites, and add the headers to every response."""
        _visitor(request).count_again()
        if self._local and not self._origin.is_host(request):
            return web.Response(status=403, headers=HEADERS)
        if (request.method == "POST" or request.path.endswith("/live")) and not self._origin.sent(request):
            return web.Response(status=403, headers=HEADERS)
        try:
            response = await handler(request)
        except web.HTTPException as error:
            error.headers.update(HEADERS)
            raise
        if request.path.startswith("/static/"):
            response.headers["Vary"] = "Accept-Encoding"
            conditional = any(name in request.headers for name in CONDITIONS)  # the response may have no body
            if not conditional and not request.path.endswith(".woff2"):  # a font is compressed already
                response.enable_compression()
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        return response

    async def _health(self, request: web.Request) -> web.Response:
        return web.Response(text="ok\n")

    async def _index(self, request: web.Request) -> web.StreamResponse:
        return web.FileResponse(STATIC / "index.html", headers={"Link": PRELOADED})

    async def _words(self, request: web.Request) -> web.Response:
        language = request.match_info["language"]
        if language not in LANGUAGES:
            raise web.HTTPNotFound
        blanks: dict[str, Arg] = {"number": "{number}", "most": "{most}", "player": "{player}", "answers": "{answers}"}
        return web.json_response({key: self.services.say(language, key, **blanks) for key in LABELS})

    async def _font(self, request: web.Request) -> web.StreamResponse:
        file = self._fonts.get(request.match_info["name"])
        if file is None or not self._local:
            raise web.HTTPNotFound
        return web.FileResponse(file, headers={"Content-Type": "font/ttf"})

    async def _enter(self, request: web.Request) -> web.Response:
        """Sign in with a link: its secret is in the body because proxies log paths."""
        if not self._serving():
            raise web.HTTPServiceUnavailable
        link = (await _body(request)).link
        try:
            redeemed = await self.services.tables.page_keys.redeem(link)
        except RulesError as error:
            log.warning("a link could not be redeemed: %s", error)
            raise web.HTTPServiceUnavailable from None
        if redeemed is None:
            raise web.HTTPForbidden
        secret, key = redeemed
        response = web.json_response({"path": path_of(secret, key)})
        self._origin.set_session(response, secret, key)
        return response

    async def _live(self, request: web.Request) -> web.StreamResponse:
        """The socket of a page, for the session to which its path belongs."""
        connection = self._connection(request)
        secret = request.cookies.get(COOKIE, "")
        try:
            key = await self.services.tables.page_keys.session(secret)
        except RulesError as error:
            log.warning("a session could not be read: %s", error)
            return await connection.refuse("retry")
        if key is None or request.path != f"{path_of(secret, key)}/live":
            return await connection.refuse("signed_out")
        page = Page(self.services, key.game_id, connection.send, key.language, key=key, secret=secret)
        return await connection.serve(page)

    async def _watch(self, request: web.Request) -> web.StreamResponse:
        """The socket of a spectator: its first message is the secret of the table's link."""
        connection = self._connection(request)
        _visitor(request).becomes_socket(self._watchers)
        secret = await connection.first()
        language: Language = "ja" if "ja" in request.query else "en"
        table_id = int(request.match_info["table"])
        page = Spectator(self.services, table_id, connection.send, language, turn=self._turn, key=secret)
        return await connection.serve(page)

    def _connection(self, request: web.Request) -> Connection:
        """A new socket. Raises HTTPServiceUnavailable."""
        if not self._serving() or len(self.live.pages) >= min(MOST_PAGES, 4 * self._strangers.most):
            raise web.HTTPServiceUnavailable
        return Connection(self.live, request, _visitor(request))


async def _body(request: web.Request) -> Enter:
    """The body of a request to sign in. Raises HTTPException."""
    try:
        async with asyncio.timeout(PATIENCE):
            return Enter.model_validate_json(await request.read())
    except TimeoutError:
        raise web.HTTPRequestTimeout from None
    except (ValidationError, web.RequestPayloadError, ConnectionError):
        raise web.HTTPBadRequest from None


def _visitor(request: web.Request) -> Visitor:
    visitor = request.protocol
    assert isinstance(visitor, Visitor)
    return visitor
