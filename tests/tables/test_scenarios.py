"""Two or three people at cross-purposes: every act at the table, in every order that matters.

Each scene lists what happens, what is refused and the state afterwards (see `tests.tables.scenario`).
"""

from __future__ import annotations

from contextlib import suppress
from itertools import islice, permutations

import pytest

from rules.errors import RulesError
from rules.records import replay
from storage.database import Database
from tests.tables.group_helpers import GAMES
from tests.tables.helpers import logged_keys
from tests.tables.scenario import PEOPLE, Stage, scenes

pytestmark = pytest.mark.slow

BETWEEN_TWO = scenes(
    """
a player who is called absent has ten minutes to answer
    ann steps / ann calls ben / wait 599s / = running; away -; open stand_in; entries 1 / wait 1s
    = running; away ben; open -; entries 2
any action of the called player answers the call
    ann steps / ann calls ben / wait 599s / ben steps / = running; away -; open - / wait 10m / = running; away -
looking at the game answers the call
    ann calls ben / ben looks / = running; open - / wait 1h / = running; away -
somebody else looking at the game does not answer the call
    ann calls ben / ann looks / = running; open stand_in
a restart does not interrupt the wait
    ann steps / ann calls ben / wait 5m / restart / wait 299s / = running; away - / wait 1s / = running; away ben
both call each other: the second call answers the first
    ann calls ben / ben calls ann / = running; open stand_in / wait 10m / = running; away ann; playing ben
calling someone is itself a return, so the game is not played out
    ann steps / ann calls ben / wait 10m / = running; away ben; entries 2 / ben calls ann
    = running; away -; open stand_in / wait 10m / = running; away ann; playing ben
a player who is already away cannot be called again
    ann calls ben / wait 10m / ann calls ben -> not_absent / ann calls ann -> not_absent / ann calls eve -> no_seat
the same player cannot be called twice
    ann calls ben / ann calls ben -> proposed_already
the caller withdraws the call
    ann calls ben / ann refuses stand_in / = running; open - / wait 1h / = running; away -
a call lapses when the caller leaves
    ann calls ben / ann leaves / = running; open -; playing ben; host ben
a call lapses when the called player leaves
    ann calls ben / ben leaves / = running; open -; playing ann
the time of a call stops while the game is paused
    ann calls ben / wait 9m / ann pauses / wait 2d / ann resumes / = running; open stand_in; away - / wait 59s
    = running; away - / wait 1s / = running; away ben
nobody can be called in a paused game
    ann pauses / ann calls ben -> paused
computer players do not act while the game is paused
    ann steps / ann pauses / admin replaces ben computer / = paused; entries 1 / ann resumes / = running; entries 2
an absent host returns by acting
    ben calls ann / wait 10m / = running; away ann; playing ben; host ann / ann deadline 1h / = running; away -
an absent host can end the game
    ben calls ann / wait 10m / ann ends / = ended; because end-by_host
ending a game needs the agreement of an absent player
    ann calls ben / wait 10m / ben looks / ben calls ann / wait 10m / = running; away ann / ben proposes
    = running; open end / ann refuses end / = running; open -; away -
taking back a roll needs the agreement of an absent player
    ann rolls / ann calls ben / wait 10m / = running; away ben; entries 2 / ann steps / ann undoes
    = running; open undo / ben agrees undo / = running; open -; away -
leaving does not count as agreement to a proposed end
    ben proposes / = running; open end / ann leaves / = running; playing ben; open -; host ben
making the same proposal counts as agreeing to it
    ben proposes / ann proposes / = finished; because end-counted
one refusal drops an undo proposal, and its author may withdraw it
    ann rolls / ann undoes / ben refuses undo / = running; open - / ann undoes / ann refuses undo
    = running; open -; entries 1; told proposal_withdrawn / ben agrees undo -> no_proposal
    eve agrees undo -> not_seated
only one's own choices in a running game can be taken back
    ann undoes -> undo_nothing / ann steps / ben undoes -> undo_nothing / ann pauses / ann undoes -> paused
    ann ends / ann undoes -> game_over / admin undoes 0 -> game_over
the host ends the game
    ann ends / = ended; because end-by_host; told ended_by_host dice_opened
an admin ends the game
    admin ends / = ended; because end-by_admin; told ended_by_admin dice_opened
the same player cannot propose twice
    ben proposes / ben proposes -> proposed_already / = running; open end
a proposal lapses when its proposer leaves
    ben proposes / ben leaves / = running; open -; playing ann
an undo and an end can be proposed at the same time
    ann rolls / ann undoes / ben proposes / = running; open end undo / ben refuses undo / = running; open end
a second undo proposal by the same player does not replace the first
    ann rolls / ann undoes / ann undoes -> proposed_already / = running; open undo
    ann refuses undo / ann undoes / = running; open undo
an undo proposal lapses when somebody plays on
    ann rolls / ann undoes / ben steps / = running; open -; entries 2 / ann rolls / ann undoes / = running; open undo
of two open undo proposals, carrying out one makes the other lapse
    ann rolls / ben rolls / ann undoes / ben undoes / = running; open undo undo / ann agrees undo ben
    = running; open -; entries 3
an undo proposal waits while the game is paused
    ann rolls / ann undoes / ben pauses / ben agrees undo -> paused / ben resumes / ben agrees undo
    = running; open -; entries 2
the last person cannot leave but can pause
    ben leaves / ann leaves -> last_person / = running; playing ann / ann pauses / = paused; seats ann -
the last person can end the game
    ann leaves / ben proposes / = finished; because end-counted
the game is paused when only an absent player is left
    ann steps / ann calls ben / wait 10m / ann leaves / = paused; away ben; playing -; host ben; entries 2 / wait 1h
    = paused; entries 2 / admin resumes -> nobody_plays / ben resumes / = running; away -; playing ben
the seat of an absent player cannot be taken
    ann calls ben / wait 10m / eve sits 2 -> seat_taken / ben looks / = running; away -; seats ann ben
a player who left can return unless somebody has taken the seat
    ben leaves / ben sits / = running; seats ann ben / ben leaves / eve sits / ann agrees takeover
    = running; seats ann eve
    ben sits 2 -> seat_taken / ben sits -> seat_taken
an admin replaces a player who is being called
    ann calls ben / admin replaces ben eve / wait 10m / ben looks / = running; seats ann eve
the game is paused when an admin replaces the last people
    admin replaces ben computer / admin replaces ann computer / = paused; playing -; entries 0
    admin resumes -> nobody_plays / eve sits 2 / eve resumes / = running; playing eve; host eve
forgetting a person withdraws their proposals and calls
    ann rolls / ann undoes / ann proposes / ann calls ben / = running; open end stand_in undo / ann forgets
    = running; open -; playing ben; host ben
forgetting a person who is asked does not count as consent
    ann proposes / ben forgets / = running; open -; playing ann
forgetting the last person ends the game
    ben leaves / ann forgets / = ended; because end-abandoned
a turn has one deadline
    ann deadline 1h / wait 50m / ann whispers / wait 9m / = running; away -; entries 1 / ann says no
    = running; entries 2; due 2700
after one missed deadline a computer player keeps standing in
    ann deadline 1h / wait 1h / = running; away ann; entries 1 / ben steps / = running; away ann; entries 3
    ann looks / ben steps / = running; away -; entries 4
if both miss their deadlines the game is paused and not played out
    ann deadline 1h / wait 1h / = running; away ann; entries 1 / wait 1h
    = paused; away ann; playing ben; entries 1 / wait 9h / = paused; entries 1 / ben resumes / = running; due 2700
    ben steps / = running; entries 3
pausing gains no time
    ann deadline 1h / wait 50m / ann pauses / wait 9h / ann resumes / = running; due 600 / ann pauses / ann resumes
    = running; due 600 / wait 10m / = running; away ann
setting a personal reminder gains no time
    ann deadline 1h / wait 50m / ann reminds 30m / wait 10m / = running; away ann
taking back one's own choice gains no time
    ann deadline 1d / ann steps / wait 5h / ben steps / = running; due 64800 / wait 1h / restart / ben undoes
    = running; open -; due 61200 / wait 5h / ben steps / = running; due 43200 / wait 1h / ben undoes
    = running; open -; due 39600
after the deadline even a choice made in time is taken back by agreement only
    ann deadline 1h / ann steps / wait 3599s / ben steps / wait 1s / ben undoes / = running; open undo
without a deadline one's own choice can be taken back at any time
    ann steps / ben steps / wait 13d / ben undoes / = running; open -; entries 3
setting the same deadline again changes nothing
    ann deadline 1h / wait 50m / ann deadline 1h / = running; due 600 / ann deadline 2h / = running; due 5400
only the host can set the deadline
    ben deadline 1m -> not_host / eve deadline 1m -> not_host
a player who takes over gets a fresh deadline
    ann deadline 1h / wait 50m / admin replaces ann eve / = running; due 2700
nothing can be done after the end
    ann ends / ann ends -> game_over / ann steps -> game_over
    ben calls ann -> game_over / ben proposes -> game_over / ben pauses -> game_over
    ben leaves -> game_over / ben undoes -> game_over / ben sits -> game_over / ben reminds 1h -> game_over
a newcomer is let in by the host
    ben leaves / eve sits / = running; seats ann -; open takeover / eve agrees takeover -> proposed_already
    eve sits -> proposed_already / ann agrees takeover / = running; seats ann eve; open -; host ann / ann steps
    = running; entries 1
a newcomer who was refused may ask again
    ben leaves / eve sits / ann refuses takeover / = running; seats ann -; open - / eve sits / = running; open takeover
a newcomer may withdraw the request
    ben leaves / eve sits / eve refuses takeover / = running; seats ann -; open - / eve refuses end -> no_proposal
the number of requests by one newcomer is limited
    ben leaves / eve sits / eve refuses takeover / eve sits / ann refuses takeover / eve sits
    eve sits -> proposed_already / eve refuses takeover / eve sits -> asked_often / dana sits
    = running; open takeover / wait 59m
    eve sits -> asked_often / wait 1m / eve sits / = running; open takeover takeover
the limit on requests does not apply to one's own former seat
    ben leaves / eve sits / eve refuses takeover / eve sits / eve refuses takeover / eve sits / ann agrees takeover
    eve leaves / eve sits / = running; seats ann eve
two want the same seat: the host chooses
    ben leaves / eve sits / dana sits / = running; open takeover takeover / ann agrees takeover dana
    = running; seats ann dana; open -
the former player has priority over a newcomer
    ben leaves / eve sits / ben sits / = running; seats ann ben; open -
after the host has left, the new host is asked about a newcomer
    dana sits -> seat_taken / ann leaves / dana sits / = running; seats - ben; host ben / ben agrees takeover
    = running; seats dana ben; host ben
a newcomer is not let in when the host who was asked is forgotten
    ben leaves / eve sits / ann forgets / = ended
open seats can be taken without asking
    ann opens / ben leaves / eve sits / = running; seats ann eve; open - / eve opens -> not_host / ann closes
    eve leaves / dana sits / = running; seats ann -; open takeover
a newcomer can be let in while the game is paused
    ben leaves / ann pauses / eve sits / = paused; open takeover / ann agrees takeover / eve resumes
    = running; seats ann eve
people without a seat cannot act
    eve calls ann -> not_seated / eve proposes -> not_seated / eve pauses -> not_seated / eve undoes -> not_seated
    eve leaves -> not_seated / eve reminds 1h -> not_seated / eve ends -> not_host / ann pauses
    eve resumes -> not_seated
"""
)

BETWEEN_THREE = scenes(
    """
a third player has to agree to the call
    ann calls ben / wait 1h / = running; away -; open stand_in / dana agrees stand_in / = running; away ben; open -
an absent player returns by acting, even if the question is no longer theirs
    ann steps / ann calls ben / dana agrees stand_in / wait 599s / = running; away - / wait 1s
    = running; away ben; open -; entries 2 / restart / dana steps / ann steps / = running; away ben; entries 5
    ben steps -> question_closed / = running; away - / dana steps / ann steps / = running; entries 7
the agreement of a third player does not shorten the wait
    ann calls ben / dana agrees stand_in / = running; away -; open stand_in / ben looks / = running; away -; open -
a third player can refuse the call
    ann calls ben / dana refuses stand_in / wait 1h / = running; away -; open -
calling a player whom someone else has called counts as agreeing
    ann calls ben / dana calls ben / wait 10m / = running; away ben
two calls can be open at the same time
    ann calls ben / ann calls dana / = running; open stand_in stand_in / ben looks / = running; open stand_in
    ben agrees stand_in / wait 10m / = running; away dana
an absent player does not have to agree to another call
    ann calls ben / dana agrees stand_in / wait 10m / ann calls dana / wait 10m / = running; playing ann
a call takes effect when the player who had to agree leaves
    ann calls ben / wait 10m / dana leaves / = running; away ben; playing ann
Ben proposes to end, Dana leaves: nobody has said yes yet
    ben proposes / dana leaves / = running; open end / ann refuses end / = running; open -
Ben proposes to end, Ann agrees, Dana leaves: all who are there have agreed
    ben proposes / ann agrees end / dana leaves / = finished; because end-counted
Ben proposes to end, Ann leaves, Dana leaves: one person alone cannot agree
    ben proposes / ann leaves / dana leaves / = running; open -; playing ben
an agreement no longer counts after leaving and coming back
    ben proposes / dana agrees end / dana leaves / dana sits / = running; open end / ann agrees end
    = running; open end / dana agrees end / = finished
an agreement does not carry over to a replacement player
    ben proposes / dana agrees end / admin replaces dana eve / ann agrees end / = running; open end / eve agrees end
    = finished
an end also needs the agreement of an absent player
    ann calls ben / dana agrees stand_in / wait 10m / dana proposes / ann agrees end / = running; open end
    ben agrees end / = finished; because end-counted
an undo also needs the agreement of an absent player
    ann rolls / ben rolls / ann calls dana / ben agrees stand_in / wait 10m / ann undoes / ben agrees undo
    = running; open undo; away dana / dana agrees undo / = running; open -; away -
while the host is away, the players who are there are asked about a newcomer
    ben calls ann / dana agrees stand_in / wait 10m / dana leaves / eve sits / = running; open takeover
    ben agrees takeover / = running; seats ann ben eve; host ann
other players cannot answer a newcomer for the host
    ben leaves / eve sits / dana agrees takeover -> not_asked / dana refuses takeover -> not_asked
    ann agrees takeover / = running; seats ann eve dana
a newcomer asks for one seat at a time
    ben leaves / dana leaves / eve sits 2 / eve sits 3 -> another_seat / eve refuses takeover / eve sits 3
    ann agrees takeover / = running; seats ann - eve
a newcomer is forgotten while asking
    ben leaves / eve sits / eve forgets / = running; open -; seats ann - dana
a proposal outlives a restart
    ben proposes / restart / ann agrees end / restart / dana agrees end / = finished
when the host leaves, a player who is there becomes host
    dana calls ben / ann agrees stand_in / wait 10m / ann leaves / = running; away ben; playing dana; host dana
the game is paused when all miss their deadlines one after the other
    ann deadline 1h / wait 1h / wait 1h / wait 1h / = paused; away ann ben; playing dana; entries 2 / ben resumes
    = running; away ann; playing ben dana
an answer made by the deadline is taken back by agreement only, else a turn would have one deadline after another
    ann deadline 1d / ann steps / wait 1d / wait 1h / = running; away ben; entries 2; due 79200 / ben undoes
    = running; away -; open undo; entries 2; due 79200; told back_again undo_late / ann agrees undo / dana agrees undo
    = running; open -; entries 3; due 82800
everybody can pause and resume, but not twice
    ben pauses / dana pauses -> paused / dana resumes / ann resumes -> not_paused / = running
when an admin goes back, undo proposals lapse and others stay
    ann rolls / ann undoes / ben proposes / admin undoes 0 / = running; open end; entries 2
a proposal lapses when its proposer is forgotten
    ben proposes / ann agrees end / ben forgets / = running; open -; playing ann dana
"""
)


@pytest.mark.parametrize("scene", [*BETWEEN_TWO, *BETWEEN_THREE])
async def test_scenes_between_people(database: Database, scene: str) -> None:
    stage = await Stage.set(database, ["ann", "ben", "dana"] if scene in BETWEEN_THREE else ["ann", "ben"])
    await stage.play(*(BETWEEN_TWO | BETWEEN_THREE)[scene])
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
async def test_invariants_hold_in_every_order_of_acts(database: Database, name: str, sparsely: int) -> None:
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
    """Check the invariants, which hold at any time."""
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
        assert (proposal.user_id in people) != (proposal.kind == "takeover"), f"a wrong proposer {why}"
        assert set(proposal.agreed) <= people, f"an agreement of someone without a seat {why}"
        assert table.to_agree(proposal) or proposal.kind == "stand_in", f"a proposal that waits for nobody {why}"
    if table.reason == "end-counted":
        logged = await logged_keys(stage.tables, stage.id)
        assert "log-proposal_agreed" in logged or "log-count_proposed" not in logged, f"one person ended it alone {why}"
    events = [event.number for event in await stage.tables.journal.events(stage.id, None, limit=500)]
    assert events == sorted(set(events))


async def test_answers_given_for_an_absent_player_are_shown_only_to_them(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play("ann deadline 1h", "wait 1h", "ben steps", "= running; away ann; entries 3")
    mine = await logged_keys(stage.tables, stage.id, 0)
    assert mine.count("do-step") == 2  # her default at the deadline, and what the computer player chose later
    theirs = await logged_keys(stage.tables, stage.id, 1)
    assert "do-step" not in theirs
    assert theirs.count("log-time_out") == 1


async def test_a_change_of_the_deadline_is_logged_once_with_both_values(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"])
    await stage.play("ann deadline 1h", "ann deadline 1h", "ann deadline 2h")
    logged = [event for event in await stage.tables.journal.events(stage.id, None) if event.key == "log-wait_set"]
    assert [(event.args["old"], event.args["new"]) for event in logged] == [(0, 3600), (3600, 7200)]


async def test_a_game_with_stand_ins_for_everyone_counts_in_no_statistics(database: Database) -> None:
    stage = await Stage.set(database, ["ann", "ben"], turns_played=6)
    await stage.play("ben calls ann", "wait 10m", "ben steps", "= running; away ann; entries 3")
    await stage.play("ann looks", "ann calls ben", "wait 10m", "ann steps", "= finished; entries 6")
    assert [share.choices for share in (await stage.table()).shares if share.credited] == [2, 2]
    stats = await stage.tables.past.stats(guild_id=77)
    assert (stats.games, stats.players) == ({}, [])


async def test_a_player_who_returns_while_the_stand_in_thinks_decides_themselves(database: Database) -> None:
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
