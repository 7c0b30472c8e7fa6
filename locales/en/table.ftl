## Everything that all games share. A game's own file may say a key again in its own words.

## Lists and people

list-comma = {", "}
list-last = {" and "}
list-many = { $entry } ×{ $number }
seat-table = the table
computer-name = Computer { $number }
computer-steady = steady
computer-steady-help = Plays sensibly and answers at once.
computer-random = random
computer-random-help = Does anything legal, without a thought.

## Commands

command-group-about = Play { $game }
command-new-name = new
command-new-about = Open a table: a lobby in this channel or in a new thread
command-where-name = where
command-where-about = Where the table stands
command-here-name = here
command-thread-name = in a new thread
command-board-name = board
command-board-about = Show the board again at the end of the channel
command-hand-name = hand
command-hand-about = Show what is yours, for your eyes only
command-act-name = act
command-act-about = Answer the open question without buttons
command-choice-name = choice
command-choice-about = What to do; the possible answers appear as you type
command-log-name = log
command-log-about = What happened so far, as far as you may know it
command-rules-name = rules
command-rules-about = Look something up in the rules
command-topic-name = topic
command-topic-about = A topic, or any words to search for
command-leave-name = leave
command-leave-about = Give up your seat; in a running game a computer player takes over
command-table-name = table
command-table-about = Whatever table is in this channel
command-status-name = status
command-status-about = Who plays here, and whom the table waits for
command-admin-name = admin
command-admin-about = For who manages the server: its tables
command-games-name = games
command-games-about = All unfinished tables of this server
command-resume-name = resume
command-resume-about = Show a table's board and DMs again, in this channel
command-end-name = end
command-end-about = End a table for good, without a result
command-which-name = which
command-which-about = The table; they appear as you type

## Lobby

lobby-seats = **Players** ({ $taken } of { $least }–{ $most })
lobby-empty = *Nobody yet.*
lobby-computer = { $name } ({ $level })
lobby-host = { $host } is host: sets the options and starts the game. ✅ = content with the options.
lobby-lacks = I have no permission here for: { $permissions }. The game works, but not everything will be shown.
lobby-join = Join
lobby-leave = Leave
lobby-ready = Ready
lobby-start = Start
lobby-add = Add a computer player…
lobby-remove = Remove a computer player
lobby-option = Change an option…
lobby-language = 日本語
lobby-in-thread = The table is open: { $thread }
thread-name = { $game } · { $host }
option-on = on
option-off = off
option-line = { $option }: { $value }
looks-to-text = Words, no picture
looks-to-pictures = With pictures

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Board

board-title = Table { $number }
board-alt = The board.
board-move = My move
board-hand = My hand
board-log = Log
board-rules = Rules
waiting-for = Waiting for { $players } { $since }
waiting-nobody = Nobody is asked at the moment.
notice-your-move = { $player }, it is your move.

## Panel

panel-title = { $game } · table { $number }
panel-choose = Choose…
panel-choose-several = Choose one or more…
panel-choose-group = Choose a group…
panel-groups = Other groups
panel-page = Page { $page } of { $pages }
panel-previous = ◀ Back
panel-next = Next ▶
panel-none = None
panel-done = Done
panel-unpick = Take back the last
panel-confirm = Yes, do it
panel-other = Something else
panel-final = This cannot be taken back.
panel-refresh = Look again
panel-pick-number = { $least ->
    [0] Up to { $most } can be picked.
   *[other] { $most ->
        [one] One is picked.
       *[other] { $least } to { $most } are picked.
    }
}
panel-stale = That was earlier; the table has gone on. This is open now:
panel-lobby = The game has not begun. Join by the button above and wait for the host to start.
panel-not_seated = You have no seat at this table and look on.
panel-stranger = You have no seat at this table, so nothing is asked of you. You can look on: { $board } shows the board, and *Log* and *Rules* are open to everybody.
group-other = Everything else
act-unknown = “{ $typed }” is no answer to what is open now. Nothing has changed.
act-unclear = “{ $typed }” can mean several answers. Choose one here, or type more of it.

## Hand and DM

hand-nothing = You hold nothing that others do not see.
hand-dm-on = Send me DMs
hand-dm-off = No DMs
dm-closed = I cannot send you DMs (they are closed, or I am blocked). Play by *My move* and *My hand* on the board; nothing is lost.

## Log

log-title = Log of table { $number }
log-empty = Nothing has happened yet.
log-older = ◀ Earlier
log-newest = Newest
log-cut = … (earlier: *Log*)
log-dice_sealed = 🎲 The dice are sealed: SHA-256 of their seed is `{ $hash }`. At the end the seed is shown, so that anybody can check every roll.
log-dice_opened = 🎲 The seed of the dice was `{ $seed }`.
log-left = { $player } has left the table; { $seat } plays on.
log-ended_by_host = The host has ended the game.
log-ended_by_admin = An admin of the server has ended the game.
log-resumed_by_admin = { $admin } (admin) has shown the table again.
log-rules_changed = The rules program was changed since this game began. The game goes on from where it stands.
log-computer_failed = { $player } did not find an answer and did just anything.
log-computers_stuck = The computer players cannot go on at the moment. It will be tried again by itself.

## Rules pages

rules-choose = Another topic…

## Status

status-lobby = The lobby is open; the game has not begun.
status-seats = Players: { $players }
status-running = running
status-paused = paused
status-parked = parked
status-finished = finished
status-ended = ended

## End

end-ended = The game is over.
end-abandoned = Nobody was left at the table; the game was ended.
end-by_host = The host has ended the game.
end-by_admin = An admin of the server has ended the game.
end-lobby_empty = Everybody has left; the table is closed.
result-winners = 🏆 { $players }
result-place = **{ $place }.** { $player }: { $total }
result-score = { $category } { $points }
leave-sure = Leave this game? A computer player takes your seat at once, and you cannot come back.
leave-yes = Yes, leave
left-game = You have left the game.
left-lobby = You have left the table.

## Admin

admin-games = Tables of this server
admin-none = There is no unfinished table.
admin-line = Table { $number }: { $game }, { $status } ({ $players })
admin-rules_changed = rules changed since
admin-end-sure = End this table for good, without a result?
admin-end-yes = Yes, end it
admin-ended = Table { $number } is ended. The players are told.

## Refusals

refused-broken = Something went wrong on my side. Look how the table stands (*My move*) and try again; the bot's log has the cause.
refused-storage_failed = I could not store that, so it did not happen. The game stands as it was; please try again in a moment.
refused-damaged_row = This table cannot be read from storage ({ $table }, { $field }). Nothing was changed; please tell whoever runs the bot.
refused-damaged_save = This saved game cannot be read: { $field }. It was left as it is.
refused-damaged_data = { $file } cannot be read: { $entry }
refused-rules_broke = The rules program failed on that choice. The game stands as it was before; try something else, and please tell whoever runs the bot.
refused-unknown_press = This button or command is from an older version of me. Open a new panel by *My move*, or use the command again.
refused-no_table = This table does not exist (any more).
refused-no_table_here = There is no table in this channel. { $command } opens one.
refused-other_game_here = Another game is played in this channel; its commands begin with { $command }.
refused-no_game = I do not know the game “{ $game }”.
refused-channel_taken = There is a table in this channel already. Finish it, or open yours in a new thread.
refused-permissions = I cannot open a table here: I have no permission for { $permissions }. An admin of the server can grant it.
refused-no_thread_here = No thread can be opened from here. Use a text channel, or open the table here.
refused-thread_failed = Discord did not let me open a thread here. Open the table in the channel, or try again later.
refused-begun = The game has begun already.
refused-not_begun = The game has not begun. The host starts it in the lobby.
refused-table_over = This game is over.
refused-game_over = This game is over.
refused-paused = This game is paused.
refused-still_running = The game is still running; its record holds every hand and the seed, so it comes after the end.
refused-not_seated = You have no seat at this table. In a lobby you can join; a running game you can only look on at.
refused-not_host = Only the host may do that.
refused-not_ready = Not yet content with the options: { $players }. They press *Ready*.
refused-not_admin = Only who may manage the server (Manage Server) can do that.
refused-table_full = All { $most } seats are taken.
refused-no_computer = There is no computer player “{ $level }”.
refused-no_computer_here = There is no computer player at this table.
refused-seats = This game is for { $least } to { $most } players; there are { $seats }.
refused-option = This option does not fit: { $field }
refused-no_topic = The rules have nothing on “{ $typed }”. Try another word, or choose a topic.
refused-not_your_decision = That is not yours to decide now.
refused-question_closed = That was earlier; the table has gone on.
refused-not_an_option = That is not possible now.
refused-picked_twice = The same cannot be picked twice.
refused-pick_number = { $least ->
    [0] Up to { $most } can be picked.
   *[other] From { $least } to { $most } have to be picked.
}

## The group around a game: steps back, coming and going, waits, files

log-started_by_admin = An admin of the server has started the game.
player-forgotten = a former player
log-undone = ↩️ { $player } has taken back the last choice.
log-undo_proposed = ↩️ { $player } would like to take back the last choice, and all that came after it. Everybody has to agree.
log-undone_by_all = ↩️ All have agreed: { $player }'s choice, and all that came after it, is taken back.
log-undone_by_admin = ↩️ { $admin } (admin) has taken the game back to entry { $entry }.
log-dice_stirred = 🎲 Something had come to light since entry { $entry }, so all dice from here on are others: “{ $number }” is mixed into the seed.
log-agreed = { $player } agrees.
log-disagreed = { $player } does not agree; nothing changes.
log-withdrawn = { $player } has taken the proposal back.
log-proposal_void = A proposal has lapsed.
log-end_proposed = { $player } proposes to end the game without a result. Everybody has to agree.
log-ended_by_all = All have agreed to end the game.
log-stand_in_proposed = { $player } proposes that a computer player answers for { $absent } for now. Everybody else has to agree.
log-stood_in = A computer player answers for { $player } until { $player } acts again.
log-back_again = { $player } is back and plays on in person.
log-took_over = { $player } plays on in seat { $seat }.
log-replaced_by_admin = { $admin } (admin) has given seat { $seat } to { $player }.
log-computer_by_admin = { $admin } (admin) has given seat { $seat } to a computer player ({ $player }).
log-paused = ⏸️ { $player } has paused the game. This channel is free until it goes on.
log-paused_by_admin = ⏸️ { $admin } (admin) has paused the game. This channel is free until it goes on.
log-resumed = ▶️ { $player } lets the game go on.
log-parked = 💤 Nothing has happened here for { $days } days, so the game is put aside. Nothing is lost: it can be resumed at any time.
log-lobby_forgotten = Nothing has happened in this lobby for long, so it is closed.
log-channel_gone = The channel of this game was deleted. The game is kept and can be resumed in another channel.
log-waits_set = The host has changed reminders and deadline.
log-waits_set_by_admin = { $admin } (admin) has changed reminders and deadline.
log-remind = ⏰ { $player }, the table waits for you.
log-warn = ⏳ { $player }, your time is out <t:{ $due }:R>. Then your question is answered for you.
log-time_out = ⌛ { $player }'s time is out; this answer was given for { $player }.
log-exported_by_admin = { $admin } (admin) has exported the running game. The file holds all hands and the seed of the dice.
log-imported_by_admin = { $admin } (admin) has brought this game in from a file.
end-by_all = All players have agreed to end the game.
end-channel_gone = The channel was deleted before the game began.
end-lobby_forgotten = Nothing has happened in the lobby for long, so it was closed.
refused-undo_nothing = You have made no choice yet that could be taken back.
refused-undo_side_by_side = Several players are choosing at the same time. Go back within your own question by its button.
refused-undo_impossible = The game cannot go back to there any more.
refused-undo_entry = Name an entry from { $least } to { $most }.
refused-no_proposal = That is not being proposed (any more).
refused-no_seat = There is no such seat.
refused-seated_already = This person sits at the table already; one person has one seat.
refused-seat_taken = Nobody can take a seat here: a person sits there.
refused-which_seat = Several seats can be taken. Name one of them.
refused-held_a_hand = Whoever has held a hand in this game can only come back to that seat: seat { $seat }.
refused-not_absent = A computer player can only stand in for another person who plays.
refused-not_paused = The game is not paused.
refused-wait = Choose a time from { $least ->
    [one] one minute
   *[other] { $least } minutes
} to { $most } days.
refused-may_not_start = In this server only certain people may open tables. Its admins decide who.
refused-too_many_tables = { $most ->
    [one] This server allows one table at a time. Wait for its end, or pause it.
   *[other] This server allows { $most } tables at a time. Wait for one to end, or pause one.
}
refused-setting = This setting does not fit: { $field }
refused-report_text = Describe what went wrong, in up to { $most } characters.
refused-too_many_reports = You have reported { $most } things about this table already. Please wait until somebody has looked at them.
refused-file_too_large = This file is too large (more than { $most } MB).
refused-file = This file is no game that can be brought in: { $field }. Nothing was changed.
