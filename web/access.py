"""Where pages are, who may load them, and what browsers may do with them."""

from __future__ import annotations

import hashlib
import ipaddress
from dataclasses import dataclass
from urllib.parse import urlsplit

from aiohttp import web

from storage.rows import PageKey
from tables.seats.page_keys import SESSION_LASTS

COOKIE = "kantera"
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
    " font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-cache",
}


@dataclass(frozen=True, slots=True)
class Origin:
    """The public address of the server: scheme and host, without a path."""

    scheme: str
    host: str

    @classmethod
    def read(cls, url: str) -> Origin:
        """Parse an address such as `https://host`. Raises ValueError with a sentence."""
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname or parts.username or parts.password:
            raise ValueError("write an address such as https://kantera.example.org")
        if parts.path not in ("", "/") or parts.query or parts.fragment:
            raise ValueError("the page has to be at the root of its host: leave out what follows the host")
        if parts.scheme == "http" and not _loopback(parts.hostname):
            raise ValueError("browsers sign in over https only")
        default_port = {"http": 80, "https": 443}[parts.scheme]  # which browsers leave out
        return cls(parts.scheme, parts.netloc.lower().removesuffix(f":{default_port}"))

    def __str__(self) -> str:
        return f"{self.scheme}://{self.host}"

    def sent(self, request: web.Request) -> bool:
        """Whether a request that changes something, or a socket, comes from a page of this server."""
        return request.headers.get("Origin") == str(self)

    def is_host(self, request: web.Request) -> bool:
        """Whether the request names this host. A local server checks it against DNS rebinding."""
        return request.headers.get("Host", "").lower() == self.host

    def set_session(self, response: web.Response, secret: str, key: PageKey) -> None:
        """Let the browser keep a session, for its own page alone."""
        response.set_cookie(
            COOKIE,
            secret,
            path=path_of(secret, key),
            max_age=int(SESSION_LASTS),
            httponly=True,
            samesite="Strict",
            secure=self.scheme == "https",
        )


def path_of(secret: str, key: PageKey) -> str:
    """The path of a session's page. Proxies log it, so it neither names the person nor lets anyone in."""
    return f"/play/{key.game_id}/{hashlib.sha256(f'path {secret}'.encode()).hexdigest()[:16]}"


def _loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
