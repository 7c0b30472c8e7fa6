"""Undo, and proposals that the players of a table agree on."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
import simcord

from cogs.screens.proposals import undo_words
from cogs.services.reader import Reader
from rules.questions import Picked
from storage.rows import Table
from tests.discord.question_shapes import Pick, Picks
from tests.discord.table import MORE, Member, World, buttons, menu, menus, response, says, text
from tests.rules.sample import Sample
from tests.tables.helpers import pick

pytestmark = pytest.mark.slow


async def picked(world: World, *others: simcord.MemberActor) -> simcord.ResponseMessage:
    """Alice's panel at a table of the picks game, after her first answer."""
    await world.alice.slash(world.channel, "picks new")
    for other in others:
        await world.press(other, world.board, "🪑 Join / leave")
    await world.press(world.alice, world.board, "▶️ Start")
    panel = await world.my_move(world.alice)
    await world.choose(world.alice, panel, "group", ["1"])
    await world.choose(world.alice, panel, "do", ["n5"])
    return panel


def undo_of(panel: object) -> str | None:
    return next((label for label in buttons(panel) if label.startswith("↩️")), None)  # type: ignore[arg-type]


async def test_the_panel_offers_to_take_the_last_choice_back_and_names_it(world: World) -> None:
    panel = await picked(world)
    label = undo_of(panel)
    assert label == "↩️ Take back: Number 5", "as the choice was offered, not as the log tells it"
    stale = buttons(panel)[label]
    newer = await world.my_move(world.alice)
    await world.press(world.alice, newer, label)
    assert "Alice took back: Picked: 5." in text(newer), "the choice is named"
    assert undo_of(newer) is None
    table = await world.table()
    assert (table.version, table.last_undo) == (2, 2)
    await world.forge(world.alice, newer, stale)
    assert "That question was answered earlier" in text(newer)
    assert (await world.table()).version == 2


async def test_after_a_reload_the_undo_button_names_the_choice_as_the_log_does(world: World) -> None:
    await picked(world)
    world.bot.tables.store.forget_all()
    assert undo_of(await world.my_move(world.alice)) == "↩️ Take back: Picked: 5"


async def test_after_a_reload_the_undo_button_names_every_event_of_the_choice(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    def picks_and_draws(self: Pick, game: Picks, answered: Picked) -> None:
        game.tell("log-picked", cards=[card[1:] for card in answered.ids])
        game.tell("log-picked", cards=["9"])

    monkeypatch.setattr(Pick, "answer", picks_and_draws)
    await picked(world)
    world.bot.tables.store.forget_all()
    assert undo_of(await world.my_move(world.alice)) == "↩️ Take back: Picked: 5 and Picked: 9"


async def test_after_an_undo_the_earlier_news_is_shown_again(world: World) -> None:
    await world.started(game="picks")
    await world.tell("log-parked", days=9)
    panel = await world.my_move(world.alice)
    assert "9 days" in text(panel)
    await world.choose(world.alice, panel, "group", ["1"])
    await world.choose(world.alice, panel, "do", ["n5"])
    assert "9 days" not in text(panel)
    await world.press(world.alice, panel, "↩️ Take back: Number 5")
    assert "9 days" in text(panel)
    assert "9 days" in text(await world.my_move(world.alice)), "nothing was chosen meanwhile"


async def test_unseen_answers_do_not_change_the_undo_button(world: World) -> None:
    panel = await picked(world)
    await world.choose(world.alice, panel, "do", ["n5"])
    label = undo_of(panel)
    assert label is not None
    await world.press(world.alice, panel, label)
    assert undo_of(panel) == "↩️ Also take back the choice before that"
    table = await world.table()
    reader = await Reader.of(world.bot.services, table, 0, "en")
    assert reader.game is not None
    reader.game.unseen_since += 1
    later = replace(reader, table=table.changed(version=table.version + 1))
    assert await undo_words(world.bot.services, later) == undo_of(panel)


async def test_after_an_undo_the_same_question_has_new_custom_ids(world: World) -> None:
    old = menu(await picked(world), "do")
    panel = await world.my_move(world.alice)
    label = undo_of(panel)
    assert label is not None
    await world.press(world.alice, panel, label)
    await world.choose(world.alice, panel, "group", ["2"])
    await world.choose(world.alice, panel, "do", ["n6"])
    present = menu(panel, "do")
    assert old.split(":")[2].split(".")[0] == present.split(":")[2].split(".")[0]
    assert old != present
    assert "." not in old


async def test_an_answer_to_a_question_from_before_an_undo_is_refused(world: World) -> None:
    panel = await picked(world)
    table, game = await world.position()
    question = game.questions[0]
    await world.bot.tables.undo.take_back(table.id, world.alice.id, version=table.version)
    await world.settled()
    again = (await world.bot.tables.store.game(table.id)).questions[0]
    await world.bot.tables.play.choose(table.id, 0, again.id, ["n1"], user_id=world.alice.id)
    version = (await world.table()).version
    assert "That question was answered earlier" in text(
        await world.alice.slash(world.channel, "act", choice=f"{question.id}.0:n3")
    )
    assert (await world.table()).version == version
    assert panel is not None


async def test_everyone_must_agree_when_a_player_other_than_the_host_proposes_ending(world: World) -> None:
    bob, carol = world.person("bob"), world.person("carol", "ja")
    await world.started(bob, carol)
    sure = response(await world.at_table(bob, "ask_end"))
    assert "Propose ending" in text(sure)
    await world.press(bob, sure, "Propose it")
    assert "This will happen as soon as these players agree: Alice and Carol" in text(sure)
    says(world.board, "Bob proposes ending the game", "Waiting for agreement: Alice and Carol")
    assert "同意待ち：Alice、Carol" in text(world.dms(carol)[-1])
    again = response(await world.at_table(bob, "ask_end"))
    assert "This will happen as soon as these players agree: Alice and Carol" in text(again), (
        "he is not asked once more"
    )
    assert not buttons(again)
    assert "Aliceが同意すれば、すぐに" in text(await world.press(carol, world.board, "Agree to ending the game"))
    assert "Aliceが同意すれば、すぐに" in text(await world.at_table(carol, "ask_end"))
    assert (await world.table()).status == "running"
    assert "You have no seat" in text(await world.press(world.person("dan"), world.board, "Agree to ending the game"))
    panel = await world.my_move(world.alice)
    await world.press(world.alice, panel, MORE)
    assert "Bob proposes ending the game" in text(panel), "behind More, too"
    await world.press(world.alice, panel, "Agree to ending the game")
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    assert "All players agreed to end the game." in text(world.board)


async def test_one_refusal_drops_a_proposal_and_the_next_one_has_new_buttons(world: World, rival: Member) -> None:
    sure = response(await world.at_table(rival, "ask_end"))
    yes = buttons(sure)["Propose it"]
    await rival.click(sure, custom_id=yes)
    agree = buttons(world.board)["Agree to ending the game"]
    await world.press(world.alice, world.board, "Refuse")
    assert "Alice doesn't agree" in text(world.board)
    assert "Agree to ending the game" not in buttons(world.board)
    table = await world.table()
    world.bot.tables.store.now = lambda: table.touched + 60
    await world.bot.tables.ending.propose(table.id, rival.id)
    await world.settled()
    assert buttons(world.board)["Agree to ending the game"] != agree
    his = await world.my_move(rival)
    await world.press(rival, his, "Withdraw my proposal")
    assert (await world.table()).proposals == []


async def test_the_host_must_confirm_ending_a_table(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: [3, 5])
    panel = await world.first_move("bob")
    sure = response(await world.at_table(world.alice, "ask_end"))
    assert (await world.table()).status == "running"
    await world.press(world.alice, sure, "End it now")
    assert await world.bot.tables.store.by_channel(world.channel.id) is None
    for shown in (world.board, panel):
        assert text(shown).count("The host ended the game.") == 1
    says(world.board, "📊 **Standings at the end:** Bob: 5, Alice: 3", never="🏆")


async def test_the_host_can_propose_to_end_a_game_that_nobody_wins_by_points(world: World) -> None:
    await world.started(world.bob, game="dungeoneer")
    sure = response(await world.at_table(world.alice, "ask_end"))
    assert list(buttons(sure)) == ["Propose it", "End it now"]
    assert "Propose ending this game? It ends when all players agree, and nobody wins." in text(sure)
    await world.press(world.alice, sure, "Propose it")
    for shown in (world.board, world.dms(world.bob)[-1]):
        assert "Alice proposes ending the game. Nobody would win." in text(shown)
    assert (await world.table()).status == "running"
    await world.press(world.bob, world.board, "Agree to ending the game")
    says(world.board, "Everyone agreed to stop; nobody wins.", never="Everyone agreed to end the game.")


async def test_the_host_also_needs_agreement_to_end_by_points(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sample, "standing", lambda game: [3, 5])
    (bob,) = await world.started("bob", language="ja")
    before = world.dms(bob)[-1].id
    sure = response(await world.at_table(world.alice, "ask_end"))
    await world.press(world.alice, sure, "Count points and end")
    assert "Alice proposes counting the points and ending the game" in text(world.board)
    assert world.dms(bob)[-1].id != before, "whoever is to agree is notified"
    assert "Aliceが、ここで得点を数えてゲームを終えることを提案しています" in text(world.dms(bob)[-1])
    assert (await world.table()).status == "running"
    assert "得点を数えてゲームを終えることを提案しますか" in text(await world.at_table(bob, "ask_end"))
    await world.press(bob, world.board, "Agree to ending the game")
    assert "The game was ended early; points decide the ranking." in text(world.board)
    assert "🏆 bob" in text(world.board).replace("Bob", "bob")


async def test_a_computer_player_stands_in_until_the_absent_player_acts(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    status = response(await world.alice.slash(world.channel, "table status"))
    (others,) = menus(status).values()
    assert [choice["label"] for choice in others] == ["2: Bob", "3: Carol"]
    asked = response(await world.at_table(world.alice, "stand_in", 2))
    unless = "Unless Bob does something first, a computer player takes over <t:"
    for shown in (text(asked), text(world.board)):
        assert unless in shown
        assert ":R> if these players agree: Carol." in shown
    agreed = response(await world.press(carol, world.board, "Agree to a stand-in for Bob"))
    for shown in (text(agreed), text(world.board)):
        assert unless in shown
        assert "agree" not in shown[shown.index(unless) : shown.index(":R>.") + 4]
    await world.wait(580)
    assert (await world.table()).seats[1].stand_in is None
    await world.wait(20)
    assert "Bob · 🤖 a computer player stands in" in text(world.board)
    await world.settled()
    assert r"Computer \(for Bob\) has laid a card." in text(world.board)
    dm = world.dms(bob)[-1].id
    await world.each_lays(world.alice, carol)
    assert world.dms(bob)[-1].id == dm  # a player with a stand-in is not notified
    await world.my_move(bob)
    assert (await world.table()).seats[1].stand_in is None
    assert "Bob is back and playing again." in text(world.board)


async def test_after_the_wait_the_last_agreement_brings_in_the_computer_player(world: World) -> None:
    _bob, carol = await world.started("bob", "carol")
    await world.at_table(world.alice, "stand_in", 2)
    await world.wait(601)
    assert (await world.table()).seats[1].stand_in is None
    assert "Bob hasn't answered. A computer player takes over once these players agree: Carol." in text(world.board)
    await world.press(carol, world.board, "Agree to a stand-in for Bob")
    assert "Bob · 🤖 a computer player stands in" in text(world.board)


async def test_a_player_reported_as_away_is_asked_by_dm_and_on_the_board(world: World) -> None:
    bob, carol = world.person("bob", "ja"), world.person("carol")
    await world.started(bob, carol)
    await world.bot.services.people.set(bob.id, "notice", "none")
    before = world.dms(bob)[-1].id
    await world.at_table(world.alice, "stand_in", 2)
    dm = world.dms(bob)[-1]
    assert dm.id != before
    assert "🔔 **Aliceが、あなたが席を外しているようだと言っています。**" in text(dm)
    assert list(buttons(world.board))[:3] == ["I'm here", "Agree to a stand-in for Bob", "Refuse"]
    assert "Nobody has reported you as away." in text(await world.press(carol, world.board, "I'm here"))
    assert (await world.table()).proposals != []
    await world.press(bob.user, dm, "ここにいます")
    assert (await world.table()).proposals == []
    assert "Bob is here." in text(world.board)
    assert "I'm here" not in buttons(world.board)


async def test_an_answered_absence_report_disappears_from_the_panel_and_the_dm(world: World, rival: Member) -> None:
    panel = await world.my_move(rival)
    await world.at_table(world.alice, "stand_in", 2)
    called = "Alice says that you're away. Press *I'm here*"
    assert called in text(panel)
    assert called in text(world.dms(rival)[-1])
    await world.press(rival, panel, "I'm here")
    assert called not in text(panel)
    assert called not in text(world.dms(rival)[-1])
    assert "Bob is here." in text(panel)
    assert called in text(await world.press(rival, world.board, "Log"))


async def test_any_press_command_or_dm_answers_an_absence_report(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    elsewhere = world.guild.create_text_channel("elsewhere")
    for answer in (
        lambda: bob.slash(elsewhere, "help"),
        lambda: world.press(bob, world.board, "Log"),
        lambda: world.press(bob, world.board, "Refuse"),
        lambda: bob.send_dm("zzz... what?"),
    ):
        await world.at_table(world.alice, "stand_in", 2)
        assert len((await world.table()).proposals) == 1
        await answer()
        await world.settled()
        assert (await world.table()).proposals == []
    await world.at_table(world.alice, "stand_in", 2)
    await carol.slash(elsewhere, "help")
    await carol.send_dm("hello")
    await world.settled()
    assert len((await world.table()).proposals) == 1  # another player's activity does not count


async def built_on(world: World) -> Table:
    """The table, once both of two players have chosen, the second one last."""
    table = await world.table()
    chosen: list[int] = []
    while set(chosen) != {0, 1} or chosen[-1] != 1:
        seat = next(
            question.seat for question in (await world.bot.tables.store.game(table.id)).questions if question.awaited
        )
        await pick(world.bot.tables, table.id, seat, by=table.seats[seat].user_id)
        chosen.append(seat)
    await world.settled()
    return await world.table()


async def test_a_player_who_has_chosen_nothing_is_not_offered_to_take_it_back(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeongo")
    seat = (await world.bot.tables.store.game(1)).awaited().seat
    await pick(world.bot.tables, 1, seat, by=(await world.table()).seats[seat].user_id)
    await world.settled()
    other = (bob, world.alice)[seat]
    panel = await world.my_move(other)
    await world.press(other, panel, MORE)
    assert undo_of(panel) is None


async def test_an_undo_proposal_names_the_choice_as_far_as_it_is_public(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeongo", language="ja")
    table = await built_on(world)
    panel = await world.my_move(world.alice)
    assert undo_of(panel) is None, "others have acted since"
    await world.press(world.alice, panel, MORE)
    (ask,) = [label for label in buttons(panel) if label.startswith("↩️ Ask to take back: Alice ")]
    await world.press(world.alice, panel, ask)
    (proposal,) = (await world.table()).proposals
    assert proposal.target is not None
    logged = await world.bot.tables.journal.events(table.id, None, entry=proposal.target + 1)
    what = (await Reader.of(world.bot.services, table, None, "en")).line(logged[0]).removesuffix(".")
    assert ask == f"↩️ Ask to take back: {what}"
    assert f"Alice would like to take back:** {what} – and everything after it." in text(world.board)
    sure = response(await world.at_table(bob, "ask_end"))
    await world.press(bob, sure, "提案する")
    assert text(world.board).count("Waiting for agreement") == 2  # both are open at the same time
    assert "You've already proposed that" in text(await world.alice.slash(world.channel, "undo"))
    for _ in range(3):  # these log lines belong to the same entry, but not to the choice
        await world.at_table(world.alice, "pause")
        await world.alice.slash(world.channel, "table resume")
    assert f"Alice would like to take back:** {what} – and everything after it." in text(world.board)
    await world.at_table(world.alice, "stand_in", 2)
    refuse = [label for label in buttons(world.board) if label.startswith("Refuse")]
    assert refuse == ["Refuse: Alice's undo", "Refuse: ending the game", "Refuse: a stand-in for Bob"]


async def test_an_undo_proposal_does_not_name_the_turn_that_followed_the_choice(world: World) -> None:
    (bob,) = await world.started("bob", game="thunderstone")
    seat = (await world.bot.tables.store.game(1)).awaited().seat
    people = (world.alice, bob)
    for player, option in ((seat, "village"), (seat, "done"), (1 - seat, "village")):
        await pick(world.bot.tables, 1, player, option, by=people[player].id)
    await people[seat].slash(world.channel, "undo")
    proposal = next(line for line in text(world.board).splitlines() if "would like to take back:" in line)
    assert " discards " in proposal
    assert "'s turn" not in proposal
    assert ". –" not in proposal


async def test_a_choice_that_others_built_on_is_taken_back_by_agreement(world: World) -> None:
    (bob,) = await world.started("bob", game="dungeongo", language="ja")
    before = await built_on(world)
    assert "This will happen as soon as these players agree: Bob." in text(
        await world.alice.slash(world.channel, "undo")
    )
    says(world.board, "Alice would like to take back their last choice", "Alice would like to take back:** ")
    assert (await world.table()).version == before.version
    dm = world.dms(bob)[-1]
    assert "Aliceが取り消しを提案しています" in text(dm)
    await world.press(bob.user, dm, "Aliceの取り消しに同意する")
    after = await world.table()
    assert (after.version, after.last_undo, after.proposals) == (before.version + 1, before.version + 1, [])
    assert "Everyone agreed. Taken back, with everything after it: Alice plays the " in text(world.board)
    assert "Aliceの取り消しに同意する" not in buttons(world.dms(bob)[-1])


async def test_at_a_table_for_one_a_choice_that_computers_built_on_is_taken_back_from_more(world: World) -> None:
    await world.started(computers=1, game="dungeongo")
    table = await world.table()
    while (game := await world.bot.tables.store.game(table.id)).choices < 10 or game.can_undo(0):
        await pick(world.bot.tables, table.id, 0, by=world.alice.id)
        await world.settled()
    before = await world.table()
    panel = await world.my_move(world.alice)
    assert undo_of(panel) is None, "the computer has chosen since"
    await world.press(world.alice, panel, MORE)
    await world.press(world.alice, panel, "↩️ Go back to before my last choice")
    assert re.search("Take back “.+”.*the computer players' turns included", text(panel))
    assert "last choice" not in text(panel), "the choice is named"
    assert (await world.table()).version == before.version, "a single press takes nothing back"
    asked = response(await world.alice.slash(world.channel, "undo"))
    says(asked, "the computer players' turns included")
    assert (await world.table()).version == before.version, "neither does the command"
    await world.press(world.alice, asked, "Yes, go back")
    after = await world.table()
    assert (after.last_undo, after.proposals) == (before.version + 1, [])


async def test_a_proposal_notifies_everyone_who_has_to_agree(world: World) -> None:
    bob, carol = await world.started("bob", "carol")
    await world.bot.services.people.set(carol.id, "notice", "mention")
    before = world.dms(bob)[-1].id
    await world.at_table(world.alice, "stand_in", 2)
    (note,) = [message for message in world.public() if carol.mention in message.content]
    assert "Alice says that Bob is away." in note.content
    assert world.dms(bob)[-1].id != before
