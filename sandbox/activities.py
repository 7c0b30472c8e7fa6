"""Activities: running instances, and signing people in to them with OAuth2.

Discord documents: activities/development-guides/multiplayer-experience, topics/oauth2.
"""

from __future__ import annotations

import secrets

from aiohttp import web

from sandbox import payloads
from sandbox.compose import Body
from sandbox.errors import ApiError
from sandbox.rest import ROUTES as OTHERS
from sandbox.rest import Answer, Rest, route
from sandbox.world import User, World

ROUTES = OTHERS
"""The other routes, to which those below are added."""


def authorize(world: World, user: User) -> str:
    """The code that Discord's client gives an Activity after the user has agreed."""
    code = secrets.token_urlsafe(20)
    world.codes[code] = user.id
    return code


@route("POST", "/oauth2/token")
def _exchange(rest: Rest, request: web.Request, body: Body) -> Answer:
    if (body.payload["client_id"], body.payload["client_secret"]) != (str(rest.world.bot.id), rest.world.client_secret):
        raise ApiError(401, 0, "401: Unauthorized")
    user_id = rest.world.codes.pop(str(body.payload["code"]), None)
    if user_id is None or body.payload["grant_type"] != "authorization_code":
        raise ApiError(400, 0, "invalid_grant")
    token = secrets.token_urlsafe(20)
    rest.world.bearers[token] = user_id
    return {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": "identify"}


@route("GET", "/applications/{application}/activity-instances/{instance}")
def _get_instance(rest: Rest, request: web.Request, body: Body) -> Answer:
    found = rest.world.instances.get(request.match_info["instance"])
    if found is None:
        raise ApiError(404, 0, "404: Not Found")
    return payloads.activity_instance(rest.world, found)
