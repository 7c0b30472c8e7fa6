"""User installation: in a server and a group DM of which the bot is not a member."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from random import Random

import pytest

from cogs.client.client import KanteraBot
from cogs.interactions.router import OUTSIDE
from rules.messages import TABLE
from rules.registry import GAMES
from sandbox import Sandbox, payloads
from sandbox.client import Failed, Outcome, User, parts_of, text_of
from sandbox.errors import Json
from sandbox.interactions import MOST_FOLLOW_UPS
from sandbox.limits import BUTTON
from sandbox.world import EPHEMERAL, LOADING
from storage.rows import Person, Table
from tests.sandbox.conftest import Join
from tests.sandbox.in_process import kantera_inside
from tests.sandbox.player import TablePlayer
from tests.sandbox.test_outages import Clock

pytestmark = pytest.mark.long

QUARTER = 15 * 60.0
SERVER, GROUP = "elsewhere", "みんな / All of us"
LESSON = "dungeon_go"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.db"


@pytest.fixture
async def kantera(table: Sandbox, file: Path, clock: Clock) -> AsyncIterator[KanteraBot]:
    """Kantera at the table; Ben and Dana have installed it for themselves."""
    for person in table.world.people:
        if person.username in ("ben", "dana"):
            table.world.set_installed(person, True)
    async with kantera_inside(file, table, clock=clock) as bot:
        yield bot


def answer_parts(message: Json, action: str) -> dict[str, Json]:
    """The components of a message for an action, by what follows it in their ids."""
    found = {}
    for part in parts_of(message):
        pieces = (part.get("custom_id") or "").split(":", 4)
        if len(pieces) > 3 and pieces[3] == action and not part.get("disabled"):
            found[pieces[4] if len(pieces) > 4 else ""] = part
    return found


class Alone:
    """A person who plays in one private message, in a place where the bot is not a member."""

    def __init__(self, bot: KanteraBot, user: User, place: str) -> None:
        self.bot = bot
        self.user = user
        self.channel = user.channel(place)
        self.message = ""

    @property
    def panel(self) -> Json:
        """The private message as it is now."""
        return self.user.messages[self.channel][self.message]

    def opened(self, outcome: Outcome) -> None:
        """Continue in the message that answered."""
        self.message = outcome.shown["id"]

    async def learn(self, game: str = LESSON) -> None:
        """Begin a lesson by its command."""
        self.opened(await self.user.slash(self.channel, "learn", game=game))
        await self.settled()

    async def settled(self) -> None:
        """Wait until everything is shown."""
        await self.user.wait_for(lambda: not self.panel["flags"] & LOADING)
        await self.bot.tables.computers.idle()
        await self.bot.updater.idle()
        revision = -1
        while revision != (table := await self.table()).revision:
            revision = table.revision
            await self.bot.tables.computers.idle()
            await self.bot.updater.idle()

    async def table(self) -> Table:
        """The person's newest table."""
        found = await self.bot.tables.database.read(
            lambda rows: rows.connection.execute("SELECT max(id) AS id FROM games").fetchone()["id"]
        )
        return await self.bot.tables.store.get(found)

    async def advised(self) -> Sequence[str] | None:
        """The answer that the coach advises; None when it gives no more advice."""
        tables, table = self.bot.tables, await self.table()
        course, game = await tables.courses.course(table, 0), await tables.store.game(table.id)
        question = next((each for each in game.questions if each.seat == 0 and each.awaited), None)
        if course is None or question is None:
            return None
        advice = await tables.lessons.advice(table, course, question)
        return None if advice is None else advice.picked

    async def answer(self, picked: Sequence[str]) -> None:
        """Give an answer with the components on the screen."""
        (pick,) = picked
        do, groups = answer_parts(self.panel, "do"), answer_parts(self.panel, "group")
        if pick in do:
            await self.user.click(self.panel, do[pick]["custom_id"])
        elif "" in do and pick in [option["value"] for option in do[""]["options"]]:
            await self.user.select(self.panel, do[""]["custom_id"], pick)
        else:
            (menu,) = groups.values()
            await self.user.select(self.panel, menu["custom_id"], f"={pick}")
        if sure := answer_parts(self.panel, "yes"):
            await self.user.click(self.panel, next(iter(sure.values()))["custom_id"])
        await self.settled()

    async def follow(self, times: int = 1000) -> int:
        """Follow the coach's advice, up to this many times; returns the number of answers."""
        answers = 0
        while answers < times and (picked := await self.advised()) is not None:
            await self.answer(picked)
            answers += 1
        return answers


def foreign(table: Sandbox) -> list[Json]:
    """The requests of the bot for places where it is not a member, and those that were refused."""
    world = table.world
    outside = "|".join(str(place.id) for place in world.channels.values() if world.is_outside(place))
    people = "|".join(str(person.id) for person in world.people)
    asked = re.compile(rf"/channels/({outside}|{people})(/|$)")
    return [each for each in table.requests if asked.search(each["path"]) or each["status"] in (400, 401, 403)]


def check_private(table: Sandbox, place: str) -> None:
    """Check that each message of the bot there is visible to one person only."""
    said = [note for note in table.world.channels[int(place)].messages.values() if note.author_id == table.world.bot.id]
    assert said
    assert all(note.flags & EPHEMERAL and note.only_for for note in said)


async def test_only_the_commands_that_work_are_offered(kantera: KanteraBot, join: Join) -> None:
    ben, emi = await join("ben"), await join("emi")
    there = ben.channels[ben.channel(SERVER)]["server"]
    cards = {"dungeongo", "dungeonlords", "dungeoneer", "mapmasters", "thunderstone"}
    wanted = {"learn", "daily", "rules", "help", *cards}
    assert {each["name"] for each in ben.commands if there in each["servers"]} == wanted
    assert {each["name"] for each in ben.commands if each["in_group"]} == wanted
    assert not [each for each in emi.commands if there in each["servers"] or each["in_group"]]
    with pytest.raises(Failed):
        await emi.slash(emi.channel(SERVER), "learn")


@pytest.mark.parametrize("place", [SERVER, GROUP])
async def test_a_lesson_survives_expired_tokens_and_a_restart(
    table: Sandbox, file: Path, clock: Clock, join: Join, place: str
) -> None:
    ben_of_world = next(person for person in table.world.people if person.username == "ben")
    table.world.set_installed(ben_of_world, True)
    async with kantera_inside(file, table, clock=clock) as bot:
        ben = Alone(bot, await join("ben"), place)
        await ben.learn()
        begun = await ben.table()
        assert (begun.guild_id, begun.channel_id, begun.is_personal) == (None, int(ben.user.id), True)
        assert "If this message disappears, `/learn` brings you back." in text_of(ben.panel)
        assert await ben.follow(3) == 3
        message = ben.message
        clock.ahead += QUARTER
        table.control.expire_tokens()
        assert await ben.follow(3) == 3, "the next press brings a new token"
        assert ben.message == message
    async with kantera_inside(file, table, clock=clock) as bot:
        ben.bot = bot
        table.control.expire_tokens()
        assert await ben.follow() > 10
        ended = text_of(ben.panel)
        assert "🎓" in ended
        assert "invite me to a server" in ended
        assert not answer_parts(ben.panel, "real")
        check_private(table, ben.channel)
    assert not foreign(table)
    assert not table.world.dm_with(ben_of_world).messages


async def test_a_lost_panel_can_be_opened_again(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    ben = Alone(kantera, await join("ben"), SERVER)
    await ben.learn()
    await ben.user.dismiss(ben.panel)
    lessons = (await ben.user.slash(ben.channel, "learn")).shown
    assert "in the middle of a lesson: **Dungeon GO!**" in text_of(lessons)
    refused = (await ben.user.slash(ben.channel, "learn", game="thunderstone")).shown
    assert "in the middle of a lesson" in text_of(refused)
    ben.opened(await ben.user.click(refused, "▶️ Continue"))
    await ben.settled()
    assert await ben.follow(1) == 1
    sure = (await ben.user.click(lessons, r":ask_end$")).shown
    await ben.user.click(sure, r":end$")
    await ben.learn("thunderstone")
    assert (await ben.table()).game == "thunderstone"
    assert not foreign(table)


async def test_a_paused_lesson_is_resumed_from_anywhere(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    ben = Alone(kantera, await join("ben"), SERVER)
    await ben.learn()
    number, person = (await ben.table()).id, Person(id=int(ben.user.id), name="Ben")
    await kantera.tables.pausing.pause(number, person)
    ben.opened(await ben.user.click((await ben.user.slash(ben.channel, "learn")).shown, "▶️ Continue"))
    assert "paused" in text_of(ben.panel)
    await ben.user.click(ben.panel, r":resume$")
    assert answer_parts(ben.panel, "do")
    await kantera.tables.pausing.pause(number, person)
    with_bot = ben.user.channel("table-1")
    panel = (await ben.user.slash(with_bot, "table resume", which=number)).shown
    assert answer_parts(panel, "do")
    assert (await ben.table()).channel_id == person.id, "it stays without a channel"
    listed = (await ben.user.slash(with_bot, "table list")).shown
    assert "<#" not in text_of(listed)
    assert answer_parts((await ben.user.click(listed, r":move$")).shown, "do")
    assert not foreign(table)


async def test_two_people_learn_in_the_same_group(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    ben, dana = Alone(kantera, await join("ben"), GROUP), Alone(kantera, await join("dana"), GROUP)
    await ben.learn()
    first = await ben.table()
    await dana.learn()
    second = await dana.table()
    assert {first.host_id, second.host_id} == {int(ben.user.id), int(dana.user.id)}
    assert first.channel_id != second.channel_id
    assert ben.message not in dana.user.messages[ben.channel]
    await dana.follow(2)
    assert (await kantera.tables.store.get(first.id)).version == 0
    check_private(table, ben.channel)


async def test_the_table_of_another_person_cannot_be_used(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    """Ben owns the table, Dana presses, both in one group."""
    ben, dana = Alone(kantera, await join("ben"), GROUP), await join("dana")
    await ben.learn()
    number = (await ben.table()).id
    page = (await dana.slash(ben.channel, "help")).shown
    for action in ("move", "log", "hand", "ask_end", "going_on", "open_page"):
        told = await forged(table, dana, page, f"k:{number}:0:{action}")
        assert "doesn't exist" in text_of(told), action
    assert (await kantera.tables.store.get(number)).status == "running"


async def test_a_personal_table_does_not_offer_reminders(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    ben, place = Alone(kantera, await join("ben"), SERVER), "table-1"
    await ben.learn("thunderstone")
    number = (await ben.table()).id
    page = (await ben.user.slash(ben.channel, "help")).shown
    told = await forged(table, ben.user, page, f"k:{number}:0:hand")
    assert "Notification when" not in text_of(told)
    assert not answer_parts(told, "settings")
    player = TablePlayer(ben.user, ben.user.channel(place), Random(1))
    await player.open("thunderstone new", 1)
    hand = (await ben.user.click(player.with_press("hand"), r":hand$")).shown
    assert "Notification when" in text_of(hand)
    assert answer_parts(hand, "settings")


async def forged(table: Sandbox, user: User, page: Json, custom_id: str) -> Json:
    """Press a button with any id, as a modified client can; returns the message that answered."""
    note = table.world.channels[int(page["channel_id"])].messages[int(page["id"])]
    button = next(part for part in parts_of({"components": note.components}) if part["type"] == BUTTON)
    button["custom_id"] = custom_id
    told = (await user.click(page | {"components": note.components}, custom_id)).shown
    await user.dismiss(told)
    return told


async def test_a_daily_survives_an_expired_token_and_a_restart(
    table: Sandbox, file: Path, clock: Clock, join: Join, monkeypatch: pytest.MonkeyPatch
) -> None:
    for kind in GAMES.values():
        monkeypatch.setattr(kind, "dailies", ())
    monkeypatch.setattr(GAMES["dungeon_lords"], "dailies", (({"scenario": "1"},),))
    table.world.set_installed(next(each for each in table.world.people if each.username == "ben"), True)
    async with kantera_inside(file, table, clock=clock) as bot:
        ben = Alone(bot, await join("ben"), SERVER)
        page = (await ben.user.slash(ben.channel, "daily")).shown
        assert "isn't listed on any server" in text_of(page)
        begun = await ben.user.click(page, "Begin: this attempt counts")
        ben.message = str(begun.message["id"] if begun.message else "")
        await ben.settled()
        tried = await ben.table()
        assert tried.is_personal
        assert tried.daily is not None
        assert (tried.daily.counted, tried.daily.guild_id) == (True, None)
        assert answer_parts(ben.panel, "do")
        clock.ahead += QUARTER
        table.control.expire_tokens()
    async with kantera_inside(file, table, clock=clock) as bot:
        ben.bot, tables = bot, bot.tables
        page = (await ben.user.slash(ben.channel, "daily")).shown
        assert "▶️ Your attempt is in progress." in text_of(page)
        ben.opened(await ben.user.click(page, "▶️ Continue"))
        while (now := await ben.table()).status == "running":
            game = await tables.store.game(now.id)
            question = next(each for each in game.questions if each.awaited and each.seat != TABLE)
            await tables.play.choose(now.id, 0, question.id, question.default(game) or [], user_id=now.host_id)
        await ben.settled()
        ended = ben.panel
        assert "🗓️ Today's dungeon" in [part.get("label") for part in parts_of(ended)]
        page = (await ben.user.click(ended, r":daily$")).shown
        assert "You've made your attempt" in text_of(page)
        check_private(table, ben.channel)
    assert not foreign(table)


@pytest.mark.parametrize("command", ["dungeongo new", "dungeonlords training", "mapmasters hall"])
async def test_a_command_that_needs_the_bot_says_so(ben: User, kantera: KanteraBot, command: str) -> None:
    for place in (SERVER, GROUP):
        told = text_of((await ben.slash(ben.channel(place), command)).shown)
        assert "only works on servers I've been added to" in told
        assert f"client_id={kantera.application_id}&scope=bot+applications.commands" in told


async def test_all_other_presses_are_refused_in_both_languages(ben: User, kantera: KanteraBot, table: Sandbox) -> None:
    """Every press that is not named works only where the bot is a member, even if a modified client sends it."""
    page = (await ben.slash(ben.channel(SERVER), "help")).shown
    assert kantera.router.handlers.keys() >= OUTSIDE
    for action in sorted(kantera.router.handlers.keys() - OUTSIDE):
        told = await forged(table, ben, page, f"k:0:0:{action}")
        assert "⚠️ This only works on servers I've been added to" in text_of(told), action
    await ben.settings(locale="ja")
    assert "私がいるサーバーでだけ" in text_of(await forged(table, ben, page, "k:0:0:games"))


async def test_cards_rules_and_help_can_be_looked_up(ben: User, kantera: KanteraBot, table: Sandbox) -> None:
    for place in (SERVER, GROUP):
        channel = ben.channel(place)
        assert "Militia" in text_of((await ben.slash(channel, "thunderstone card", card="militia")).shown)
        rules = (await ben.slash(channel, "rules", game="thunderstone")).shown
        assert rules["components"]
        told = text_of((await ben.slash(channel, "help")).shown)
        assert "`/learn`" in told
        assert "`/thunderstone card`" in told
        assert "`/play`" not in told
        assert "`/thunderstone new`" not in told
        check_private(table, channel)
    assert not foreign(table)


async def test_a_forgotten_person_leaves_no_id_behind(kantera: KanteraBot, join: Join, file: Path) -> None:
    ben = Alone(kantera, await join("ben"), SERVER)
    await ben.learn()
    number = (await ben.table()).id
    about = await ben.user.click((await ben.user.slash(ben.channel, "help")).shown, r":help_about$")
    sure = await ben.user.click(about.shown, r":forget_ask$")
    await ben.user.click(sure.shown, r":forget_yes$")
    await kantera.updater.idle()
    forgotten = await kantera.tables.store.get(number)
    assert (forgotten.channel_id, forgotten.host_id, forgotten.status) == (0, 0, "ended")
    assert forgotten.is_personal


async def test_about_has_the_links_of_both_installations(kantera: KanteraBot, join: Join) -> None:
    kantera.services.local = False
    ben = await join("ben")
    for place in (SERVER, "table-1"):
        page = (await ben.slash(ben.channel(place), "help")).shown
        told = text_of((await ben.click(page, r":help_about$")).shown)
        assert f"({kantera.services.invite})" in told
        assert f"({kantera.services.install})" in told
    assert kantera.services.install.endswith("&scope=applications.commands&integration_type=1")


async def test_an_application_without_user_installation_offers_none(
    table: Sandbox, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = payloads.application
    monkeypatch.setattr(payloads, "application", lambda world: plain(world) | {"integration_types_config": {"0": {}}})
    async with kantera_inside(file, table) as bot:
        assert bot.services.install == ""
        assert {tuple(each["integration_types"]) for each in table.world.commands[None]} == {(0,)}


async def test_a_daily_in_closed_dms_is_played_in_a_panel(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    user = await join("ben")
    await user.settings(dms_closed=True)
    ben = Alone(kantera, user, "dm")
    page = (await user.slash(ben.channel, "daily")).shown
    ben.opened(await user.click(page, "Begin: this attempt counts"))
    await ben.settled()
    assert (await ben.table()).is_personal
    assert parts_of(ben.panel)


async def test_presses_stay_below_the_limit_of_follow_ups(kantera: KanteraBot, table: Sandbox, join: Join) -> None:
    ben = Alone(kantera, await join("ben"), SERVER)
    await ben.learn()
    await ben.follow(4)
    counts = [act.follow_ups for act in table.interactions._by_token.values()]
    assert max(counts) < MOST_FOLLOW_UPS
