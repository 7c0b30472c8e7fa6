"""Two and three people who work against each other: each act of the table, in every order that matters.

Read as a table of scenes: what happens, what is refused, and how it stands then (`tests.tables.stage`).
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice, permutations

import pytest

from rules.errors import RulesError
from rules.records import replay
from storage.database import Database
from tests.tables.stage import PEOPLE, Stage, scenes
from tests.tables.world import GAMES

TWO = scenes(
    """
who is called away is asked first, for ten minutes
    ann steps / ann calls ben / wait 599s / = running; away -; open stand_in; entries 1 / wait 1s
    = running; away ben; open -; entries 2
any act of theirs is the answer
    ann steps / ann calls ben / wait 599s / ben steps / = running; away -; open - / wait 10m / = running; away -
a look is one too
    ann calls ben / ben looks / = running; open - / wait 1h / = running; away -
a look of somebody else is none
    ann calls ben / ann looks / = running; open stand_in
a bot that is started again in between waits on
    ann steps / ann calls ben / wait 5m / restart / wait 299s / = running; away - / wait 1s / = running; away ben
both call each other: the second call answers the first
    ann calls ben / ben calls ann / = running; open stand_in / wait 10m / = running; away ann; playing ben
the other one does it back and nobody plays it out: the call itself is a return
    ann steps / ann calls ben / wait 10m / = running; away ben; entries 2 / ben calls ann
    = running; away -; open stand_in / wait 10m / = running; away ann; playing ben
who is away already cannot be called again
    ann calls ben / wait 10m / ann calls ben -> not_absent / ann calls ann -> not_absent
one calls once
    ann calls ben / ann calls ben -> proposed_already
the caller takes it back
    ann calls ben / ann refuses stand_in / = running; open - / wait 1h / = running; away -
the caller goes, and the call with them
    ann calls ben / ann leaves / = running; open -; playing ben; host ben
the one called goes
    ann calls ben / ben leaves / = running; open -; playing ann
a call rests while the game is paused
    ann calls ben / wait 9m / ann pauses / wait 2d / ann resumes / = running; open stand_in; away - / wait 59s
    = running; away - / wait 1s / = running; away ben
nobody is called in a game that is paused
    ann pauses / ann calls ben -> paused
the host is stood in for, acts, and is back
    ben calls ann / wait 10m / = running; away ann; playing ben; host ann / ann deadline 1h / = running; away -
the host ends from afar
    ben calls ann / wait 10m / ann ends / = ended; because end-by_host
nobody ends a game while the other one sleeps
    ann calls ben / wait 10m / ben looks / ben calls ann / wait 10m / = running; away ann / ben proposes
    = running; open end / ann refuses end / = running; open -; away -
nobody takes back a roll while the other one sleeps
    ann rolls / ann calls ben / wait 10m / = running; away ben; entries 2 / ann steps / ann undoes
    = running; open undo / ben agrees undo / = running; open -; away -
an end that nobody agreed to does not come about by going
    ben proposes / = running; open end / ann leaves / = running; playing ben; open -; host ben
proposing what is proposed is agreeing
    ben proposes / ann proposes / = finished; because end-counted
one proposes once
    ben proposes / ben proposes -> proposed_already / = running; open end
one who goes takes the proposal along
    ben proposes / ben leaves / = running; open -; playing ann
a step back and an end stand beside each other
    ann rolls / ann undoes / ben proposes / = running; open end undo / ben refuses undo / = running; open end
a second step back of one's own replaces nothing
    ann rolls / ann undoes / ben steps / ann rolls / ann undoes -> withdraw_first / = running; open undo
    ann refuses undo / ann undoes / = running; open undo
two steps back stand beside each other, and the other one lapses with the choice that it named
    ann rolls / ben rolls / ann undoes / ben undoes / = running; open undo undo / ann agrees undo ben
    = running; open -; entries 3
a step back waits while the game is paused
    ann rolls / ann undoes / ben pauses / ben agrees undo -> paused / ben resumes / ben agrees undo
    = running; open -; entries 2
the last person does not leave: they pause or end
    ben leaves / ann leaves -> last_person / = running; playing ann / ann pauses / = paused; seats ann -
the last person ends
    ann leaves / ben proposes / = finished; because end-counted
who plays leaves somebody away behind: nobody plays it out
    ann steps / ann calls ben / wait 10m / ann leaves / = paused; away ben; playing -; host ben; entries 2 / wait 1h
    = paused; entries 2 / admin resumes -> nobody_plays / ben resumes / = running; away -; playing ben
a seat whose person is only away is not taken
    ann calls ben / wait 10m / eve sits 2 -> seat_taken / ben looks / = running; away -; seats ann ben
who has left comes back to the seat, or finds somebody in it
    ben leaves / ben sits / = running; seats ann ben / ben leaves / eve sits / ann agrees takeover
    = running; seats ann eve
    ben sits 2 -> seat_taken / ben sits -> seat_taken
an admin gives the seat away while it is called
    ann calls ben / admin replaces ben eve / wait 10m / ben looks / = running; seats ann eve
an admin takes the last people away: nobody plays it out
    admin replaces ben computer / admin replaces ann computer / = paused; playing -; entries 0
    admin resumes -> nobody_plays / eve sits 2 / eve resumes / = running; playing eve; host eve
forgetting takes one's proposals and calls along
    ann rolls / ann undoes / ann proposes / ann calls ben / = running; open end stand_in undo / ann forgets
    = running; open -; playing ben; host ben
forgetting the one who is asked is no consent
    ann proposes / ben forgets / = running; open -; playing ann
forgetting the last one ends the game
    ben leaves / ann forgets / = ended; because end-abandoned
a turn has one deadline
    ann deadline 1h / wait 50m / ann whispers / wait 9m / = running; away -; entries 1 / ann says no
    = running; entries 2; due 2700
after one missed deadline a computer player goes on, and on
    ann deadline 1h / wait 1h / = running; away ann; entries 1 / ben steps / = running; away ann; entries 3
    ann looks / ben steps / = running; away -; entries 4
both miss theirs: the game is paused, never played out
    ann deadline 1h / wait 1h / = running; away ann; entries 1 / wait 1h
    = paused; away ann; playing ben; entries 1 / wait 9h / = paused; entries 1 / ben resumes / = running; due 2700
    ben steps / = running; entries 3
pausing wins no time
    ann deadline 1h / wait 50m / ann pauses / wait 9h / ann resumes / = running; due 600 / ann pauses / ann resumes
    = running; due 600 / wait 10m / = running; away ann
nor does a reminder of one's own
    ann deadline 1h / wait 50m / ann reminds 30m / wait 10m / = running; away ann
nor does a step back of one's own
    ann deadline 1h / wait 50m / ann whispers / ann says no / ben steps / wait 50m / ann steps / ann undoes
    = running; due 600; open -
a deadline that is set as it is changes nothing
    ann deadline 1h / wait 50m / ann deadline 1h / = running; due 600 / ann deadline 2h / = running; due 5400
only the host sets it
    ben deadline 1m -> not_host / eve deadline 1m -> not_host
whoever takes over begins with a turn of their own
    ann deadline 1h / wait 50m / admin replaces ann eve / = running; due 2700
nothing is done after the end
    ann ends / ben calls ann -> table_over / ben proposes -> table_over / ben pauses -> table_over
    ben leaves -> table_over / ben undoes -> table_over / ben sits -> table_over / ben reminds 1h -> table_over
a newcomer is let in by the host
    ben leaves / eve sits / = running; seats ann -; open takeover / eve agrees takeover -> proposed_already
    eve sits -> proposed_already / ann agrees takeover / = running; seats ann eve; open -; host ann
who was refused may ask again
    ben leaves / eve sits / ann refuses takeover / = running; seats ann -; open - / eve sits / = running; open takeover
and may think better of it
    ben leaves / eve sits / eve refuses takeover / = running; seats ann -; open - / eve refuses end -> no_proposal
asking and withdrawing again and again rings nobody for long
    ben leaves / eve sits / eve refuses takeover / eve sits / ann refuses takeover / eve sits
    eve sits -> proposed_already / eve refuses takeover / eve sits -> asked_often / dana sits
    = running; open takeover / wait 59m
    eve sits -> asked_often / wait 1m / eve sits / = running; open takeover takeover
whoever has asked often comes back to their own seat all the same
    ben leaves / eve sits / eve refuses takeover / eve sits / eve refuses takeover / eve sits / ann agrees takeover
    eve leaves / eve sits / = running; seats ann eve
two want the same seat: the host chooses
    ben leaves / eve sits / dana sits / = running; open takeover takeover / ann agrees takeover dana
    = running; seats ann dana; open -
whoever had the seat is back first
    ben leaves / eve sits / ben sits / = running; seats ann ben; open -
the host goes while a newcomer asks: the new host is asked
    dana sits -> seat_taken / ann leaves / dana sits / = running; seats - ben; host ben / ben agrees takeover
    = running; seats dana ben; host ben
a newcomer is not let in by silence: the one who was asked goes
    ben leaves / eve sits / ann forgets / = ended
open seats are taken at once
    ann opens / ben leaves / eve sits / = running; seats ann eve; open - / eve opens -> not_host / ann closes
    eve leaves / dana sits / = running; seats ann -; open takeover
the table rests and is asked all the same
    ben leaves / ann pauses / eve sits / = paused; open takeover / ann agrees takeover / eve resumes
    = running; seats ann eve
nobody without a seat does anything
    eve calls ann -> not_seated / eve proposes -> not_seated / eve pauses -> not_seated / eve undoes -> not_seated
    eve leaves -> not_seated / eve reminds 1h -> not_seated / eve ends -> not_host / ann pauses
    eve resumes -> not_seated
"""
)

THREE = scenes(
    """
a third one who plays has to agree to the call
    ann calls ben / wait 1h / = running; away -; open stand_in / dana agrees stand_in / = running; away ben; open -
and is not asked before the one who is called
    ann calls ben / dana agrees stand_in / = running; away -; open stand_in / ben looks / = running; away -; open -
a third one refuses
    ann calls ben / dana refuses stand_in / wait 1h / = running; away -; open -
calling whom another one calls is agreeing
    ann calls ben / dana calls ben / wait 10m / = running; away ben
two calls stand beside each other
    ann calls ben / ann calls dana / = running; open stand_in stand_in / ben looks / = running; open stand_in
    ben agrees stand_in / wait 10m / = running; away dana
who is away is not asked whether another one is
    ann calls ben / dana agrees stand_in / wait 10m / ann calls dana / wait 10m / = running; playing ann
the one who had to agree goes: the call ripens
    ann calls ben / wait 10m / dana leaves / = running; away ben; playing ann
Ben proposes to end, Dana leaves: nobody has said yes yet
    ben proposes / dana leaves / = running; open end / ann refuses end / = running; open -
Ben proposes to end, Ann agrees, Dana leaves: all who are there have agreed
    ben proposes / ann agrees end / dana leaves / = finished; because end-counted
Ben proposes to end, Ann leaves, Dana leaves: one alone is no agreement
    ben proposes / ann leaves / dana leaves / = running; open -; playing ben
the agreement of one who resigned does not count when they come back
    ben proposes / dana agrees end / dana leaves / dana sits / = running; open end / ann agrees end
    = running; open end / dana agrees end / = finished
nor for whoever takes the seat over
    ben proposes / dana agrees end / admin replaces dana eve / ann agrees end / = running; open end / eve agrees end
    = finished
an end needs also whom a computer player stands in for
    ann calls ben / dana agrees stand_in / wait 10m / dana proposes / ann agrees end / = running; open end
    ben agrees end / = finished; because end-counted
a step back too
    ann rolls / ben rolls / ann calls dana / ben agrees stand_in / wait 10m / ann undoes / ben agrees undo
    = running; open undo; away dana / dana agrees undo / = running; open -; away -
while the host is away all who play are asked about a newcomer
    ben calls ann / dana agrees stand_in / wait 10m / dana leaves / eve sits / = running; open takeover
    ben agrees takeover / = running; seats ann ben eve; host ann
one who is not asked does not answer for the host
    ben leaves / eve sits / dana agrees takeover -> not_asked / dana refuses takeover -> not_asked
    ann agrees takeover / = running; seats ann eve dana
a newcomer asks for one seat at a time
    ben leaves / dana leaves / eve sits 2 / eve sits 3 -> another_seat / eve refuses takeover / eve sits 3
    ann agrees takeover / = running; seats ann - eve
a newcomer is forgotten while asking
    ben leaves / eve sits / eve forgets / = running; open -; seats ann - dana
a proposal outlives a restart
    ben proposes / restart / ann agrees end / restart / dana agrees end / = finished
the host goes: a player who is there is host
    dana calls ben / ann agrees stand_in / wait 10m / ann leaves / = running; away ben; playing dana; host dana
all sleep one after the other: the game is paused
    ann deadline 1h / wait 1h / wait 1h / wait 1h / = paused; away ann ben; playing dana; entries 2 / ben resumes
    = running; away ann; playing ben dana
everybody pauses and resumes, nobody twice
    ben pauses / dana pauses -> paused / dana resumes / ann resumes -> not_paused / = running
an admin goes back: proposals to go back lapse, others stay
    ann rolls / ann undoes / ben proposes / admin undoes 0 / = running; open end; entries 2
a player forgotten while all are asked
    ben proposes / ann agrees end / ben forgets / = running; open -; playing ann dana
"""
)


@pytest.mark.parametrize("scene", TWO)
async def test_two_people(database: Database, scene: str) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play(*TWO[scene])
    await check(stage)


@pytest.mark.parametrize("scene", THREE)
async def test_three_people(database: Database, scene: str) -> None:
    stage = await Stage.set(database, ["ann", "ben", "dana"])
    await stage.play(*THREE[scene])
    await check(stage)


EVERY_ORDER = {
    "coming and going": ["ann calls ben", "ben leaves", "ben sits", "ann pauses", "ben resumes"],
    "the end": ["ben proposes", "dana agrees end", "ann agrees end", "dana leaves", "dana sits"],
    "away": ["ann calls ben", "ben calls ann", "wait 10m", "dana agrees stand_in", "ben looks"],
    "back": ["ann rolls", "ann undoes", "ben agrees undo", "dana agrees undo", "dana forgets"],
    "the seat": ["ann calls ben", "wait 10m", "admin replaces ben eve", "eve pauses", "ben looks"],
    "a newcomer": ["ben leaves", "eve sits", "ann agrees takeover", "ann leaves", "dana sits"],
    "two newcomers": ["ben leaves", "eve sits 2", "dana leaves", "ann agrees takeover", "ben sits"],
    "time": ["ann deadline 10m", "wait 10m", "ann pauses", "ben resumes", "ann steps"],
}


@pytest.mark.slow
@pytest.mark.parametrize("sparsely", [7, pytest.param(1, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", EVERY_ORDER)
async def test_every_order(database: Database, name: str, sparsely: int) -> None:
    """In any order, the invariants are true after each act; acts that no longer fit are refused."""
    for channel, acts in enumerate(islice(permutations(EVERY_ORDER[name]), 0, None, sparsely), 1):
        stage = await Stage.set(database, ["ann", "ben", "dana"])
        await stage.tables.lobby.move(stage.id, 77, 1000 + channel)
        for act in acts:
            stage.acts.append(act)
            with suppress(RulesError):
                await stage.act(act)
            await check(stage)
        await stage.tables.close()
        table = await stage.table()
        if not table.is_over:
            await stage.tables.ending.end(stage.id, table.host_id, admin=True)


async def check(stage: Stage) -> None:
    """What is true at any time."""
    table = await stage.table()
    why = f"after {stage.acts}"
    people = {seat.user_id for seat in table.people}
    if table.status == "running":
        assert table.playing, f"nobody plays {why}"
    if table.status == "finished" and table.reason != "end-counted":
        raise AssertionError(f"it was played out {why}")
    if not table.is_over and people:
        assert table.host_id in people, f"the host has no seat {why}"
    for proposal in table.proposals:
        assert (proposal.user_id in people) != (proposal.kind == "takeover"), f"a proposal of nobody {why}"
        assert set(proposal.agreed) <= people, f"the agreement of nobody {why}"
        assert table.to_agree(proposal) or proposal.kind == "stand_in", f"a proposal that waits for nobody {why}"
    if table.reason == "end-counted":
        told = [event.key for event in await stage.tables.journal.events(stage.id, None, limit=500)]
        assert "log-proposal_agreed" in told or "log-count_proposed" not in told, f"one alone ended it {why}"
    events = [event.number for event in await stage.tables.journal.events(stage.id, None, limit=500)]
    assert events == sorted(set(events))


async def test_what_was_answered_for_someone_is_told_to_them_alone(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play("ann deadline 1h", "wait 1h", "ben steps", "= running; away ann; entries 3")
    mine = [event.key for event in await stage.tables.journal.events(stage.id, 0)]
    assert mine.count("do-step") == 2  # her default when the time was out, and what the computer player chose later
    theirs = [event.key for event in await stage.tables.journal.events(stage.id, 1)]
    assert "do-step" not in theirs
    assert theirs.count("log-time_out") == 1


async def test_a_change_of_the_deadline_is_told_once_with_both_values(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play("ann deadline 1h", "ann deadline 1h", "ann deadline 2h")
    told = [event for event in await stage.tables.journal.events(stage.id, None) if event.key == "log-wait_set"]
    assert [(event.args["old"], event.args["new"]) for event in told] == [(0, 3600), (3600, 7200)]


async def test_a_game_that_computer_players_played_for_everyone_counts_nowhere(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"], turns_played=6)
    await stage.play("ben calls ann", "wait 10m", "ben steps", "= running; away ann; entries 3")
    await stage.play("ann looks", "ann calls ben", "wait 10m", "ann steps", "= finished; entries 6")
    assert [share.choices for share in (await stage.table()).shares if share.credited] == [2, 2]
    stats = await stage.tables.past.stats(guild_id=77)
    assert (stats.games, stats.players) == ({}, [])


async def test_who_is_back_in_mid_thought_decides_alone(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play("ann steps", "ben calls ann", "ben steps", "wait 10m", "= running; away ann; entries 3")
    tables = stage.tables
    pick = tables.thinker.pick

    async def slow(*args: object) -> list[str]:
        picked = await pick(*args)  # type: ignore[arg-type]
        await tables.absence.here(PEOPLE["ann"].id)  # she looks while the computer player still thinks
        return list(picked)

    tables.thinker.pick = slow  # type: ignore[method-assign, assignment]
    await stage.play("ben steps", "= running; away -; entries 4")
    record = await tables.store.record(stage.id, running=True)
    assert replay(record, GAMES).save() == (await tables.store.game(stage.id)).save()
