"""The data that a caller takes from an interaction, and how errors of Discord are raised."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from cogs.services.discord_errors import BAD_FORM
from cogs.services.interaction_caller import InteractionReply, InteractionResponder, caller_of, delivery
from cogs.services.replies import DeliveryFailed, MessageGone, PictureGone
from cogs.services.screen import Image, Screen
from cogs.services.services import Services

SERVICES = cast(Services, None)
KEEPS = Screen().add(Image(None, "the board", "board.png"))


def failure(status: int, code: int) -> discord.HTTPException:
    kind = discord.NotFound if status == 404 else discord.HTTPException
    return kind(Mock(status=status, reason="no"), {"code": code, "message": "no"})


def file(name: str) -> discord.Attachment:
    return cast(discord.Attachment, SimpleNamespace(filename=name))


def interaction(**fields: object) -> Any:
    """A press in a server, with other `fields`."""
    return SimpleNamespace(
        **{
            "id": 7,
            "type": discord.InteractionType.component,
            "user": SimpleNamespace(id=3, display_name="Ada"),
            "locale": discord.Locale.british_english,
            "guild_id": 77,
            "channel_id": 770,
            "permissions": discord.Permissions(manage_guild=True),
            "message": None,
            "data": {"custom_id": "k:1:0:log", "component_type": 2},
            "guild_locale": discord.Locale.american_english,
            "response": SimpleNamespace(is_done=lambda: False),
            **fields,
        }
    )


def edits(*outcomes: object) -> AsyncMock:
    """An edit with these outcomes, one after the other."""
    return AsyncMock(side_effect=list(outcomes))


def test_a_caller_has_the_person_and_the_place_of_the_interaction() -> None:
    message = SimpleNamespace(id=5, flags=SimpleNamespace(ephemeral=False), attachments=[file("board.png")])
    caller = caller_of(SERVICES, interaction(locale=discord.Locale.japanese, message=message))
    assert (caller.id, caller.person.name, caller.language, caller.request_id) == (3, "Ada", "ja", 7)
    assert (caller.guild_id, caller.channel_id, caller.manages_server) == (77, 770, True)
    assert caller.message is not None
    assert (caller.message.id, caller.message.private, caller.message.files) == (5, False, frozenset({"board.png"}))


def test_a_caller_has_the_language_of_the_server() -> None:
    assert caller_of(SERVICES, interaction(guild_locale=discord.Locale.japanese)).server_language == "ja"


def test_a_caller_in_a_dm_manages_no_server() -> None:
    caller = caller_of(SERVICES, interaction(guild_id=None))
    assert (caller.guild_id, caller.manages_server, caller.is_in(None)) == (None, False, False)


def test_a_command_has_no_submission() -> None:
    assert caller_of(SERVICES, interaction(data={"name": "play"})).submission is None


def test_buttons_menus_and_modals_submit_what_was_picked() -> None:
    def sent(**fields: object) -> tuple[Any, ...]:
        submission = caller_of(SERVICES, interaction(**fields)).submission
        assert submission is not None
        return submission.custom_id, list(submission.values), submission.menu, dict(submission.fields)

    assert sent() == ("k:1:0:log", [], False, {})
    menu = {"custom_id": "m:1:0:do", "component_type": 3, "values": ["a", "b"]}
    assert sent(data=menu) == ("m:1:0:do", ["a", "b"], True, {})
    rows = [{"type": 18, "component": {"type": 4, "custom_id": "name", "value": "Slime"}}]
    modal = {"custom_id": "k:1:0:named", "components": rows}
    assert sent(type=discord.InteractionType.modal_submit, data=modal) == (
        "k:1:0:named",
        ["Slime"],
        False,
        {"name": ["Slime"]},
    )


@pytest.mark.parametrize(("status", "kind"), [(404, MessageGone), (400, DeliveryFailed), (500, DeliveryFailed)])
def test_discord_errors_are_raised_as_delivery_errors(status: int, kind: type[DeliveryFailed]) -> None:
    with pytest.raises(DeliveryFailed) as raised, delivery():
        raise failure(status, 0)
    assert type(raised.value) is kind


async def test_a_first_response_and_a_followup_are_edited_by_different_calls() -> None:
    original, followup = edits(SimpleNamespace(attachments=[file("a.png")])), edits(SimpleNamespace(attachments=[]))
    asked = interaction(edit_original_response=original, followup=SimpleNamespace(edit_message=followup))
    first, later = InteractionReply(asked, 5, first=True), InteractionReply(asked, 6, first=False)
    await first.edit(Screen().add("one"))
    assert (original.await_count, followup.await_count, first.files) == (1, 0, frozenset({"a.png"}))
    await later.edit(Screen().add("two"))
    assert (original.await_count, followup.await_args and followup.await_args.args) == (1, (6,))


async def test_a_picture_that_is_not_attached_cannot_be_kept() -> None:
    edit = edits()
    reply = InteractionReply(interaction(edit_original_response=edit), 5, first=True)
    with pytest.raises(PictureGone):
        await reply.edit(KEEPS)
    edit.assert_not_awaited()


@pytest.mark.parametrize(
    ("screen", "kind", "left"), [(KEEPS, PictureGone, set()), (Screen().add("text"), DeliveryFailed, {"board.png"})]
)
async def test_a_refused_edit_is_put_down_to_the_picture_only_if_one_was_to_be_kept(
    screen: Screen, kind: type[DeliveryFailed], left: set[str]
) -> None:
    refused = interaction(edit_original_response=edits(failure(400, BAD_FORM)))
    reply = InteractionReply(refused, 5, first=True, attached={"board.png": file("board.png")})
    with pytest.raises(DeliveryFailed) as raised:
        await reply.edit(screen)
    assert type(raised.value) is kind
    assert reply.files == left


async def test_turning_a_deleted_message_sends_a_new_one() -> None:
    message = SimpleNamespace(id=5, attachments=[file("board.png")])
    response = SimpleNamespace(
        is_done=lambda: False,
        edit_message=edits(failure(404, 10008)),
        send_message=edits(SimpleNamespace(message_id=9)),
    )
    reply = await InteractionResponder(interaction(message=message, response=response)).edit_message(KEEPS)
    assert (reply.id, reply.first, reply.files) == (9, True, frozenset())


async def test_turning_a_message_keeps_only_the_pictures_of_the_new_screen() -> None:
    message = SimpleNamespace(id=5, attachments=[file("board.png"), file("old.png")])
    edit = edits(None)
    response = SimpleNamespace(is_done=lambda: False, edit_message=edit)
    reply = await InteractionResponder(interaction(message=message, response=response)).edit_message(KEEPS)
    assert (reply.id, reply.files) == (5, frozenset({"board.png"}))
    assert edit.await_args is not None
    assert [attachment.filename for attachment in edit.await_args.kwargs["attachments"]] == ["board.png"]


async def test_deleting_a_message_that_is_already_deleted_raises_message_gone() -> None:
    asked = interaction(followup=SimpleNamespace(delete_message=edits(failure(404, 10008))))
    with pytest.raises(MessageGone):
        await InteractionReply(asked, 5, first=False).delete()
