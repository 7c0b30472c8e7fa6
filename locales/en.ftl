## Everything that all games share. A game's own file may say again only what is marked so, with the same arguments.

## Lists and people

list-comma = {", "}
list-last = {" and "}
list-many = { $entry } ×{ $number }
text-missing = (This cannot be shown.)
seat-table = the table
computer-name = Computer { $number }
computer-for = Computer (for { $player })
computer-steady = sensible
computer-steady-help = Plays soundly by rules of thumb and answers at once.
computer-expert = thinks ahead
computer-expert-help = Plays on in its head before it answers: stronger, and takes a moment.
computer-random = anything goes
computer-random-help = Does anything legal, without a thought.

## What a computer player says about an answer compared with the runner-up: what it gains and what it costs

why-gains = { $gained } ({ $more } points)
why-costs = { $lost } ({ $less } points)
why-gains_and_costs = { $gained } ({ $more } points), but { $lost } ({ $less })
why-same = much the same
why-more = better by many small things
why-less = worse by many small things
# A game may say this in its own words.
gain-points = more points
# A game may say this in its own words.
cost-points = fewer points
gain-others = the competition is worse off
cost-others = the competition is better off

## The same where no points decide who wins, in percent of the chance to win

why-chance-gains = { $gained } (chance to win { $more }%)
why-chance-costs = { $lost } (chance to win { $less }%)
why-chance-gains_and_costs = { $gained } (chance to win { $more }%), but { $lost } ({ $less }%)

## Commands

command-group-about = Play { $game }
command-new-name = new
command-new-about = Open a table of { $game }, here or in a new thread
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
command-rules_game-name = game
command-rules_game-about = The game; by default the one at your table
command-card-name = card
# A game may say this in its own words.
command-card-about = Look at any card of the game
command-which_card-name = card
# A game may say this in its own words.
command-which_card-about = The card's name in English or Japanese; names appear as you type
command-leave-name = leave
command-leave-about = Give up your seat; in a running game a computer player takes over
command-table-name = table
command-table-about = Your table, its settings, other tables, and past games
command-status-name = status
command-status-about = Who is playing and who is next; pause, end, take over a seat, report a problem
command-table_list-name = list
command-table_list-about = Tables waiting for you, and all unfinished tables of this server
command-table_settings-name = settings
command-table_settings-about = Settings of the table, and your reminders and notifications
command-admin-name = admin
command-admin-about = For who manages the server: its tables
command-games-name = games
command-games-about = All unfinished tables of this server
command-resume-name = resume
command-resume-about = Let a table go on and show its board and DMs again, here or elsewhere
command-end-name = end
command-end-about = End a table for good, without a result
command-which-name = which
command-which-about = The table; they appear as you type

## Lobby

lobby-seats = **Players** ({ $taken } of { $least }–{ $most })
lobby-empty = *Nobody yet.*
lobby-computer = { $name } ({ $level })
lobby-host = { $host } is host: sets the options and starts the game. ✅ = ready, agrees with the options.
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
looks-to-tall = Tall pictures for the phone
looks-to-wide = Wide pictures again

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Board

board-title = Table { $number }
board-move = My move
board-hand = My hand
board-log = Log
board-skip = ⏭️ Skip
board-rules = Rules
board-table = Table…
waiting-answer = ▶️ { $table }
waiting-for = Waiting for { $players } since { $since }
waiting-secret = Waiting for a reaction (whose is secret).
busy-seconds = ⏳ The computer players are busy at many tables: about { $number } s
busy-minutes = ⏳ The computer players are busy at many tables: about { $number } min
notice-your-move = { $player }, it is your move in { $game }, table { $number }.

## Panel

board-sealed = 🎲 chance sealed: { $seal }…
panel-title = { $game } · table { $number }
panel-worked = **{ $answer }**: { $sum }
panel-sentences = { $first } { $then }
panel-choose = Choose…
panel-choose-several = Choose one or more…
panel-choose-all = All { $number } answers…
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
panel-stuck = **There is no way on from here.** Take steps back and go another way, or stop here; nothing has counted yet.
panel-replaced = It goes on in a newer panel.
panel-drawing = 🖌️ The board is being drawn…
panel-aside = ⋯ More
panel-back = Back
panel-why_not = Why not others?
panel-legend = Signs
panel-card = 🔎 Look up
panel-advice = 💡 What would you do?
panel-why = 🤖 Why did it do that?
advice-best = 💡 I would answer **{ $answer }**.
advice-best-nothing = 💡 I would pick nothing.
advice-new = New since the last advice:
advice-as_planned = As planned with the last advice.
advice-next = Second best: **{ $answer }**
advice-next-nothing = Second best: to pick nothing
advice-do = Do that
advice-do_next = Do the second
advice-chance = chance to win: about { $percent }%
advice-close = about equally good: too close to tell apart
advice-points = about { $points } points at the end
advice-ahead = about { $points } points ahead of the best other player
advice-behind = about { $points } points behind the best other player
advice-level = level with the best other player
advice-reason = compared with the runner-up: { $reason }
advice-how = Weighed by what you can know, with the next turns played on many times. Luck decides the rest, and so do you.
advice-worked_out = Worked out by what you can know: as good as it could find. Others may find better.
advice-plain = A rule of thumb of the sensible computer player, by what you can know.
why-title = { $player } chose:
why-how = Weighed by what { $player } could know, with the next turns played on many times.
why-worked_out = Worked out by what { $player } could know: as good as it could find.
why-plain = Here it goes by a rule of thumb and works nothing out.
lookup-title = Look something up
lookup-label = What is it called?
lookup-several = Which one do you mean?
lookup-in_view = What is in view
lookup-mine = My own
lookup-table = On the table
lookup-others = Of the other players
lookup-by_name = By name…
panel-why_not-title = Not possible now
panel-and_more = …and { $number } more
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
panel-stranger = You have no seat at this table, so nothing is asked of you. You can look on: { $board } shows the board, and *{ $board_log }* and *{ $board_rules }* are open to everybody.
group-other = Everything else
act-unknown = “{ $typed }” is no answer to what is open now. Nothing has changed.
act-unclear = “{ $typed }” can mean several answers. Choose one here, or type more of it.

## Hand and DM

hand-replaced = Your hand is in a newer message.
hand-nothing = You hold nothing that others do not see.
hand-dm-on = Send me DMs
hand-dm-off = No DMs
dm-closed = I cannot send you DMs (they are closed, or I am blocked). Play by *{ $board_move }* and *{ $board_hand }* on the board; nothing is lost.

## Log

log-title = Log of table { $number }
log-empty = Nothing has happened yet.
log-older = ◀ Earlier
log-newest = Newest
log-export = Download the game as a file
story-changes = { $player }: { $changes }
story-sentences = { $first } { $next }
story-title = What happened since your last turn
story-then = After your last move
story-now = Now
story-later = Later ▶
story-open = What happened
log-cut = … (earlier: *{ $board_log }*)
log-dice_sealed = 🎲 All shuffles and rolls are sealed: SHA-256 of their seed is `{ $hash }`. At the end the seed is shown, so that anybody can check each of them.
log-dice_opened = 🎲 The seed of all shuffles and rolls was `{ $seed }`.
log-left = { $player } has left the table; a computer player plays on.
log-ended_by_host = The host has ended the game.
log-ended_by_admin = An admin of the server has ended the game.
log-resumed_by_admin = { $admin } (admin) has shown the table again.
log-rules_changed = The rules program was changed since this game began. The game goes on from where it stands.
log-long = 📏 { $entries } choices have been made in this game. From now on nothing can be taken back, and after { $most } choices the table is ended.
end-too_long = The game has taken too many choices, so the table was ended.
log-computer_failed = { $player } did not find an answer and did just anything.
log-computers_stuck = The computer players cannot go on at the moment. It will be tried again by itself.

## Rules pages

rules-choose = Another topic…

## Status

status-open = The lobby is open; the game has not begun.
status-lobby = in the lobby
status-seats = Players: { $players }
status-go_on = ▶️ Resume here
status-settings = Settings…
status-pause = Pause
status-ask_end = End…
status-ask_leave = Leave…
status-report = Report a problem…
status-takeover = Take over a seat…
status-stand_in = Report a player as away…
setting-title = Settings
setting-of_table = This table
setting-mine = You
setting-change_table = Edit table settings…
setting-change_mine = Edit your settings…
setting-switches = At this table
setting-open_seats = Open seats
setting-open_seats-help = Anyone may take over a computer player's seat without asking the host
setting-open_seats-on = Anyone may take over a computer player's seat.
setting-open_seats-off = The host must agree before someone takes over a computer player's seat.
setting-slowly = One at a time
setting-slowly-help = Computer players pause after each move, so you can follow
setting-slowly-on = Computer players pause after each move.
setting-slowly-off = Computer players move without pausing.
setting-chronicle = Chronicle
setting-chronicle-help = Offer the story of the game when it is over
setting-chronicle-on = The story of the game is offered when it is over.
setting-chronicle-off = No story is offered when the game is over.
setting-shows = Play-by-play
setting-shows-help = The board shows important events one moment at a time
setting-shows-on = The board shows important events one moment at a time.
setting-shows-off = The board shows the result of every event right away.
setting-advice = Advice
setting-advice-help = Everyone may ask a computer player for advice
setting-advice-on = Everyone may ask for advice.
setting-advice-off = Only someone playing alone with computer players may ask for advice.
setting-repost = Post the board again
setting-repost-never = Never
setting-repost-after = After { $number } messages
setting-repost-on = The board is posted again after { $number } messages.
setting-repost-off = The board stays where it is, however many messages follow.
setting-remind = Remind everyone after
setting-remind-help = For example 30m, 2h or 1d; leave empty for never
setting-deadline = Turn deadline
setting-deadline-help = After this, a computer player takes over the turn; leave empty for none
setting-away = Wait for absent players
setting-away-help = After this, a computer player stands in; leave empty to keep the present setting
setting-notice = When a table waits for you
setting-me = Remind me after
setting-me-help = For example 30m, 2h, 1d or never; leave empty for the table's setting
setting-looks = Display
setting-dm = DMs from this table
setting-words = Text instead of pictures
setting-tall = Tall pictures for the phone
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
result-place = **{ $place }.** { $players }: { $total }
result-points = { $players }: { $total }
result-scores = { $line } ({ $scores })
result-score = { $category } { $points }
result-shared = 🔁 Seat { $seat } was played by { $parts }. Its result counts for { $player }.
result-part =
    { $player } ({ $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    })
result-part-turn =
    { $player } (turn { $turn }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    })
result-part-turns =
    { $player } (turns { $first }–{ $last }, { $choices ->
        [one] 1 choice
       *[other] { $choices } choices
    })
leave-sure = Leave this game? A computer player takes your seat at once. You can come back to it by { $command } while nobody else sits there.
leave-yes = Yes, leave
left-game = You have left the game.
left-lobby = You have left the table.

## Admin

admin-games = Tables of this server
admin-none = There is no unfinished table.
admin-line = Table { $number }: { $game }, { $status } ({ $players })
admin-channel_gone = its channel was deleted
admin-left_out = could not be taken up when I started; my log has the cause
clock-stands = My clock has stood still for { $minutes } min: until it goes again there are no reminders, deadlines or game clocks. My log has the cause.
backup-missing = There is no backup of my database. My log has the cause.
backup-overdue = The newest backup of my database is { $hours } hours old. My log has the cause.
admin-rules_changed = rules changed since
admin-end-sure = End this table for good, without a result?
admin-end-yes = Yes, end it
admin-ended = Table { $number } is ended. The players are told.

## Refusals

refused-broken = Something went wrong on my side. Look how the table stands (*{ $board_move }*) and try again; the bot's log has the cause.
refused-replaced = A newer request of yours came in, so I dropped this one.
refused-storage_failed = I could not store that, so it did not happen. The game stands as it was; please try again in a moment.
refused-damaged_row = This table cannot be read from storage ({ $table }, { $field }). Nothing was changed; please tell whoever runs the bot.
refused-damaged_save = This saved game cannot be read: { $field }. It was left as it is.
refused-damaged_data = { $file } cannot be read: { $entry }
refused-rules_broke = The rules program failed on that choice. The game stands as it was before; try something else, and please tell whoever runs the bot.
refused-stored_unseen = That is stored, but I cannot show it just now. Look how the table stands (*{ $board_move }*) in a moment.
refused-unknown_press = This button or command is from an older version of me. Open a new panel by *{ $board_move }*, or use the command again.
# A game may say this in its own words.
refused-no_card = There is no card like “{ $typed }”. Type part of a name to see what there is.
refused-no_table = This table does not exist (any more). `/{ command-table-name } { command-table_list-name }` lists the tables of this server.
refused-no_table_here = There is no table in this channel. Open one with { $command }.
refused-table_elsewhere = There is no table in this channel. Table { $number } waits for you: { $link }
refused-which_game = Which game's rules? There is no table here; choose one with *game*.
refused-no_game = I do not know the game “{ $game }”. `/{ command-play-name }` shows the games I know.
refused-channel_taken = There is a table in this channel already. Use another channel, or choose the game by `/{ command-play-name }`, which offers a new thread.
refused-again_seated = The lobby of a new game is open in this channel already, and you have your seat in it. If you are not ready yet, press *{ $lobby_ready }* there.
refused-permissions = I cannot open a table here: I have no permission for { $permissions }. An admin of the server can grant it.
refused-no_thread_here = No thread can be opened from here. Use a text channel, or open the table here.
refused-thread_failed = Discord did not let me open a thread here. Open the table in the channel, or try again later.
refused-begun = The game has begun already. What belongs to the lobby cannot be changed any more; a new table can have it otherwise.
refused-not_begun = The game has not begun. The host starts it in the lobby.
refused-table_over = This game is over. *{ end-again }* below its result opens a new lobby.
refused-game_over = This game is over. *{ end-again }* below its result opens a new lobby.
refused-paused = This game is paused. `/{ command-table-name } { command-go_on-name }` lets it go on.
refused-still_running = The game is still running; its record holds every hand and the seed, so it comes after the end.
refused-not_seated = You have no seat at this table. In a lobby you can join; a game under way you can watch, or ask for a computer player's seat by `/{ command-table-name } { command-status-name }`.
refused-not_host = Only the host may do that. Ask them to.
refused-not_ready = Not ready yet: { $players }. They press *{ $lobby_ready }*.
refused-not_admin = Only who may manage the server (Manage Server) can do that.
refused-table_full = All { $most } seats are taken. You can watch, or open another table in a thread.
refused-no_computer = There is no computer player “{ $level }”. Choose one of the names that are offered.
refused-no_computer_here = There is no computer player at this table. The lobby has a menu that adds one.
refused-seats = This game is for { $least } to { $most } players; there are { $seats }. Let others join, add computer players, or send some away.
refused-option = This option does not fit: { $field } – its menu shows what it can be.
refused-no_topic = The rules have nothing on “{ $typed }”. Try another word, or choose a topic.
refused-not_your_decision = That is not yours to decide now. Your panel shows what is.
refused-question_closed = That was earlier; the table has gone on. Your panel shows what is asked now.
refused-not_an_option = That is not possible now. Choose from what your panel shows.
refused-picked_twice = The same cannot be picked twice. Pick another one.
refused-pick_number = { $least ->
    [0] Up to { $most } can be picked.
   *[other] From { $least } to { $most } have to be picked.
}

## The group around a game: steps back, coming and going, waits, files

log-started_by_admin = An admin of the server has started the game.
player-forgotten = Former player
log-undone = ↩️ { $player } has taken back the last choice.
log-undo_proposed = ↩️ { $player } would like to take back the last choice, and all that came after it ({ $entries ->
    [one] one choice
   *[other] { $entries } choices
} in all). Everybody has to agree.
log-undo_late = ↩️ { $player } would like to take back the last choice, and all that came after it ({ $entries ->
    [one] one choice
   *[other] { $entries } choices
} in all). The time for that turn is over, so everybody has to agree.
log-undone_by_all = ↩️ All have agreed: { $player }'s choice, and all that came after it, is taken back.
log-undone_by_admin = ↩️ { $admin } (admin) has taken the game back to entry { $entry }.
log-went_back = ↩️ The game went back to entry { $entry }.
log-dice_stirred = 🎲 Something had come to light since entry { $entry }, so all dice from here on are others: “{ $number }” is mixed into the seed.
log-end_proposed = { $player } proposes to end the game without a result. Everybody has to agree.
log-count_proposed = { $player } proposes to count the points and end the game.
log-ended_by_all = All have agreed to end the game.
log-counted = The points are counted, and the game ends here.
log-stand_in_proposed = 🤖 { $player } says that { $absent } is away. { $absent } is asked first.
log-stood_in = 🤖 { $player } has not answered, so a computer player answers for { $player } until { $player } does anything again.
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
log-remind = ⏰ { $player }, the table waits for you.
log-warn = ⏳ { $player }, the time for your turn is out <t:{ $due }:R>. Then a computer player goes on for you until you are back.
log-time_out = ⌛ { $player }'s time is out. A computer player goes on for { $player } until { $player } does anything again.
log-exported_by_admin = { $admin } (admin) has exported the running game. The file holds all hands and the seed of the dice.
log-imported_by_admin = { $admin } (admin) has brought this game in from a file.
end-by_all = All players have agreed to end the game.
end-counted = The game was ended early; the points decide.
result-standing = **Standing when the game ended**
end-channel_gone = The channel was deleted before the game began.
end-lobby_forgotten = Nothing has happened in the lobby for long, so it was closed.
refused-undo_nothing = You have made no choice yet that could be taken back.
refused-undo_side_by_side = Several players are choosing at the same time. Go back within your own question by its button.
refused-undo_impossible = The game cannot go back to there any more. It goes on from where it stands.
refused-undo_entry = Name an entry from { $least } to { $most }.
refused-too_long = More than { $entries } choices have been made in this game, so nothing can be taken back any more. Go on, or end the table; after { $most } choices it is ended.
refused-not_asked = That is for those to answer who are asked.
refused-no_proposal = That is not being proposed (any more). The board shows what is.
refused-no_seat = There is no such seat. Choose one of those that appear as you type.
refused-seated_already = Whoever sits at this table already cannot take another seat; one person has one seat.
refused-seat_taken = Nobody can take a seat here: a person sits there. You can watch, or ask again once somebody leaves.
refused-which_seat = Several seats can be taken. Name one of them.
refused-held_a_hand = Whoever has held a hand in this game can only come back to that seat: seat { $seat }.
refused-held_by_forgotten = Somebody who had seen a hand at this table was forgotten, so nobody new can have another hand here. A computer player plays on.
refused-not_absent = A computer player can only stand in for another person who plays.
refused-not_paused = The game is not paused. The board shows whom it waits for.
refused-wait = Choose a time from { $least ->
    [one] one minute
   *[other] { $least } minutes
} to { $most } days.
refused-may_not_start = In this server only certain people may open tables. Its admins decide who.
refused-too_many_tables = { $most ->
    [one] This server allows one table at a time. Wait for its end, or pause it.
   *[other] This server allows { $most } tables at a time. Wait for one to end, or pause one.
}
refused-too_many_hosted = { $most ->
    [one] You host an unfinished table already (table { $tables }), and the limit is one per person. Lobbies and paused games count too.
   *[other] You host { $most } unfinished tables, which is the limit for each person; lobbies and paused games count too. The oldest are tables { $tables }.
} `/{ command-table-name } { command-table_list-name }` lists the tables of a server, and `/{ command-table-name } { command-status-name }` ends one of yours.
refused-server_full = This server has { $most ->
    [one] an unfinished table, which is its limit
   *[other] { $most } unfinished tables, which is its limit
}; lobbies and paused games count too. `/{ command-table-name } { command-table_list-name }` lists them. When a table ends, there is room for a new one.
refused-setting = This setting does not fit: { $field }
refused-report_text = Describe what went wrong, in up to { $most } characters.
refused-too_many_reports = You have reported { $most } things about this table already. Please wait until somebody has looked at them.
refused-file_too_large = This file is too large (more than { $most } MB).
refused-file = This file is no game that can be brought in: { $field }. Nothing was changed.
refused-file_limits = Playing this file again takes more than { $seconds } seconds or { $memory } MB of memory, so it is not brought in. Nothing was changed.
refused-file_busy = Another file is being read just now. Please try again in { $seconds } seconds.
refused-stopping = I am about to restart, so I could not finish this. Please ask again in a moment.

## Around a game, in Discord: proposals, presence, waits, settings

player-unnamed = Player { $number }
panel-pick-exactly = { $most ->
    [one] Pick one.
   *[other] Pick { $most }.
}

## The end of a game

end-again = Play again
end-dice = 🎲 { $seed }
end-check = Check the dice
dice-title = How to check the dice of this game
dice-hash = **1. The seed was not changed.** When the game began, the log showed the SHA-256 { $hash }. Compute it from the seed that is shown now, by any tool you trust: { $command }
dice-draw = **2. A single draw.** Draw number *c*, counted from 0, is the SHA-256 of the text { $first } with *c* in place of the 0. Its first eight bytes, as a number modulo *n*, are a draw below *n*; a die is that for 6, plus 1. A number at the upper end that would favour small results is skipped, and the next *c* is taken.
dice-replay = **3. The whole game.** With this version of Kantera on your machine, { $command } plays the attached file again from the seed and every choice, and says whether it ends as recorded.
dice-stirred = -# This game was taken back over things that had come to light (entries { $entries }), so these numbers stand between seed and *c* from there on; before each of them, without it.
end-no_files = I may not attach files here, so the picture is missing; { $command } has the game with its pictures and file.
end-replay-large = The replay of this game is too large to be attached. Whoever runs the bot has it.
refused-no_chronicle = There is no story to tell of this game.
end-chronicle = 📜 Chronicle
# A game may say this in its own words.
end-margin = { $player } won by { $margin } over { $second }.
# A game may say this in its own words.
end-margin_most = { $player } won by { $margin } over { $second }, above all by { $category }: { $own } to { $other }.
# A game may say this in its own words.
end-ahead = { $player } was ahead of { $second } by { $margin }.
# A game may say this in its own words.
end-ahead_most = { $player } was ahead of { $second } by { $margin }, above all in { $category }: { $own } to { $other }.
# A game may say this in its own words.
chronicle-title = 📜 The chronicle
chronicle-change = { $player }: { $before } → { $after } points
# A game may say this in its own words.
chronicle-danger = The danger grows: { $before } → { $after }
chronicle-leads = { $player } takes the lead
chronicle-luckiest = 🍀 **Luckiest:** { $what } { $odds }
chronicle-unluckiest = 🥀 **Unluckiest:** { $what } { $odds }
chronicle-odds = ({ $percent }%)
chronicle-odds_rare = ({ $percent }%, one in { $times })
# A game may say this in its own words.
chronicle-quiet = { $player } was there, and nobody has anything bad to say.
chronicle-replay = { $number } Watch
chart-title = How the scores went
chart-choices = choices made
chart-alt = How the scores went for { $seats ->
    [one] one player
   *[other] { $seats } players
}, from choice { $first } to { $last }. { $lines }
chart-alt-line = { $letter }, { $player }: { $points }.

## Help

command-help-name = help
command-help-about = What you can do here and now
help-title = What you can do now
help-game = - { $command } · **{ $game }**: { $blurb }
help-none = There is no table in this channel. Open one:
help-resting = Table { $number } ({ $game }) of this channel is at rest; nothing is lost.
help-resume = Go on
help-lobby = **{ $game }**, table { $number }: the lobby is open ({ $taken } at the table; the game is for { $least }–{ $most }).
help-lobby-join = Take a seat, and the game can begin when its host wants.
help-lobby-full = All seats are taken. You can look on.
help-lobby-host = You are host and everybody is ready: start when you like.
help-lobby-waits = You are host. The game can start when everybody is ready; still missing: { $players }.
help-lobby-few = You are host. { $least ->
    [one] One seat
   *[other] At least { $least } seats
} must be taken before you can start: let others join, or add computer players.
help-lobby-seated = You are seated and ready. The host starts the game.
help-lobby-ready = You are seated. Look at the options in the lobby; when they suit you, press *{ $lobby_ready }*.
help-asked = **It is your move:** { $question }
help-waits = Nothing is asked of you now.
help-seated = More for your seat: { $commands }
help-stranger = You have no seat here and look on. Where a computer player sits you can play on: { $command } asks the host.
help-elsewhere-table = { $table }: { $channel }
help-elsewhere = ⏰ Other tables wait for you:
help-admin = You manage this server: { $commands }
help-common = Commands for every game
help-choose = All commands of…
help-hints = Show the hints again
help-hints-done = ✅ Every question comes with its hint again, the first times you meet it.
help-about = About this bot
help-back = ◀ What I can do now
about-title = Kantera { $version }
about-what = A game master for tabletop dungeon games: it knows the rules, asks each player only what is theirs to decide, rolls the dice, keeps the secrets, and never forgets a game. /help says what you can do now.
about-game = - **{ $game }** ({ $least }–{ $most } players): { $command }
about-dice =
    🎲 **The dice can be checked.** All chance of a game comes from one seed. At the start the table is shown the SHA-256 of that seed, at the end the seed itself and the whole game as a file. Whoever wants can compute the hash, roll every die again, and play the file again choice by choice (`python -m rules.replay FILE`).
about-privacy =
    🔒 **What is stored:** the Discord ids and display names of those who play, their choices in the games, what happened there, the language of their Discord client, what they chose for themselves (pictures or words, DMs, reminders), which kinds of questions they have met, and reports they send. I read only DMs to me and messages that mention me, to answer them; no message is kept. While a game runs nobody is given its seed or the hands of others; only whoever runs this bot could read them in its database.
    The button *{ about-forget }* removes you from all of it. { $days ->
        [0] Whoever runs this bot makes copies of its database; until they are deleted they still hold your name.
       *[other] Backups are made every night and replaced after { $days } days; until then they still hold your name.
    }
about-removal = { $days ->
        [0] If a server removes me, everything stored for that server is kept in case I am invited back.
       *[other] If a server removes me, its games stop. Everything stored for that server (games, results, settings) is deleted after { $days } days, unless I am invited back before then.
    }
about-forget = Forget me…
about-privacy_link = 📄 [Privacy policy]({ $link })
about-terms_link = 📄 [Terms of service]({ $link })
about-support_link = 💬 [Support server]({ $link })
about-invite = ➕ [Invite me to your server]({ $link }), with exactly the permissions I need.

## What has been played

command-history-name = history
command-history-about = Finished games with their results and replays
command-stats-name = stats
command-stats-about = Games, wins, places and mean scores of this server or of one player
command-game-name = game
command-game-about = Only this game
command-player-name = player
command-player-about = Only games of this person
history-title = Finished games
history-none = No game has been finished here yet.
history-nobody = no winner
history-line = **Table { $number }:** { $game } · { $day } · { $winners }
    -# { $places }
history-place = { $place }. { $player } ({ $total })
history-points = { $player } ({ $total })
history-choice = { $game }, table { $number }
history-choose = Open a game, with its replay…
history-back = ◀ All games
stats-title = Statistics
stats-none = Nothing has been finished yet that would count here.
stats-game = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}; somebody won { $won } of them
stats-line = **{ $player }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
}, mean score { $mean } (places: { $places })
stats-line-lost = **{ $player }**: { $games ->
    [one] one game
   *[other] { $games } games
}, none of them won, mean score { $mean }
stats-place = #{ $place } ×{ $times }
stats-of = Statistics of { $player }
stats-of-all = All games together: { $games }
stats-by_game = Game by game
stats-head-wins = Wins
stats-head-mean = Mean
stats-head-rating = Rating
stats-head-ahead = Ahead
stats-head-games = Games
stats-total = **{ $player }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $wins ->
    [0] no win
    [one] one win
   *[other] { $wins } wins
}
stats-rated = { $line }, rating { $rating }
stats-more = and { $number ->
    [one] one more player
   *[other] { $number } more players
}
stats-fellows = With whom: how often ahead, and games together
stats-met = **{ $player }**: { $games ->
    [one] one game
   *[other] { $games } games
} together, { $ahead } ahead and { $behind } behind
stats-pairs = Who with whom: games, below them ahead–behind
stats-pair = **{ $one }** and **{ $other }**: { $games ->
    [one] one game
   *[other] { $games } games
}, { $ahead }–{ $behind }
stats-choose = One game or all…
stats-all = All games together
stats-rating = Rating: begins at { $first } and rises with each place ahead of others (most where they are strong, half for a tie), a little also as it grows surer; it counts this server's games in which every seat counts for a person.
stats-note = A seat counts for the player who made most of its choices. Computer players and games imported from files do not count.
export-text = { $game }, table { $number }, from the first choice to the last, with the seed of its dice. `python -m rules.replay { $file }` plays it again.
report-kept = Thank you. This is report **{ $number }**. The text and the whole game (table { $table }) are kept for whoever runs this bot; nobody at the table sees any of it.
report-title = Report a problem (table { $number })
report-label = What went wrong, and what did you expect?
report-digest = { $new ->
        [one] Players have sent **1** new report.
       *[other] Players have sent **{ $new }** new reports.
    } To read them: `kantera reports`. I send at most one message like this a day.
refused-nothing_played = You have finished no game here that I could take. Name a table by its number.
forget-sure = **Shall I forget you?**
    - You leave all your tables; in running games a computer player takes your seat. A game without any other person ends.
    - Your name and your Discord id are removed from every game, list and report, and you leave the statistics. Your language, your other choices here and the hints you have seen are forgotten too.
    - The games themselves stay, with “a former player” in your place, for the others who played them.
    - If you have begun today's dungeon, that stays known until midnight (UTC), as a number that names nobody.
    - Messages that Discord shows already stay there. { $days ->
        [0] Copies of the database that whoever runs this bot has made still hold your name, until they are deleted.
       *[other] Backups made before still hold your name for up to { $days } days, until they are replaced.
    }
    This cannot be taken back.
forget-yes = Yes, forget me
forget-done = { $tables ->
    [0] I knew of no game of yours.
    [one] You are taken out of one game.
   *[other] You are taken out of { $tables } games.
} Nothing is stored about you any more, except in { $days ->
    [0] copies of the database that whoever runs this bot has made
   *[other] backups of the last { $days } days
}. If you use me again, I begin anew.

command-seat-name = seat
command-seat-about = The seat; those that fit appear as you type
command-pause-name = pause
command-pause-about = Lay the game aside; the channel is free until it goes on
command-go_on-name = resume
command-go_on-about = Go on with a paused game, in this channel
command-undo-name = undo
command-undo-about = Take back your last choice; if something has come of it, the others are asked

panel-undo = ↩️ Take back: { $what }
panel-undo-last = ↩️ Take back my last choice
panel-undo-before = ↩️ Also take back the choice before that
undo-done = Your last choice is taken back.
proposal-undo = ↩️ **{ $player } would like to take back:** { $choice }{ $more ->
    [0] {""}
    [one] {" "}– and the choice after it.
   *[other] {" "}– and the { $more } choices after it.
}
proposal-end = 🏳️ **{ $player } proposes to end the game without a result.**
proposal-count = 🏁 **{ $player } proposes to count the points and end the game.**
proposal-stand_in = 🤖 **{ $player } says that { $absent } is away.**
proposal-takeover = 🪑 **{ $player } would like to play on in the seat of { $absent }.**
proposal-missing = Still to agree: { $players }.
proposal-agree = Agree
proposal-refuse = Refuse
proposal-withdraw = Withdraw my proposal
proposal-asked = It happens as soon as these agree: { $players }. They are asked now.
proposal-carried = Everybody has agreed; it is done.
proposal-dropped = The proposal is dropped; nothing changes.
end-yes = End it now
end-propose = Propose it
end-count = Count points and end
end-propose-sure = Propose to the others to end this game without a result? It ends when all players agree.
end-count-sure = Propose to count the points and end the game? It ends once every player agrees; computer players always go along.
end-host-sure = End this game? *Count points and end* asks the other players (computer players always agree); once everyone agrees, the points decide. *End it now* ends it at once: nobody wins, and the standing is shown.
end-done = The game is ended.

resting-paused = ⏸️ The game is paused. It stands as it was and goes on when a player wants it to.
resting-parked = 💤 The game is put aside, for nothing had happened for long. Nothing is lost; any player can let it go on.
resume-which = No table stands in this channel. These games of yours rest; which one goes on here?
resting-resume = ▶️ Go on
resumed = The game goes on: { $channel }
paused = The game is paused, and this channel is free. { $command } lets it go on, here or in another channel.
took_over = You have taken the seat. *{ $board_move }* on the board shows what is asked of you.
takeover-asked = Asked now: { $players }. The seat is yours as soon as they agree; the board tells what they say.
took_over-resting = You have taken the seat. { $command } lets the game go on.
log-gone = 🚪 { $player } is no longer in this server. The others can call in a computer player (`/{ command-table-name } { command-status-name }`); an admin can replace the seat (`/{ command-admin-name } { command-replace-name }`).
seat-stand_in = a computer player answers for now
seat-empty = nobody sits here
seat-line = { $seat }: { $player }

notice-title = When a table waits for you, you are notified by: **{ $way }**. This applies to all your tables.
notice-dm = DM
notice-dm-help = A new DM with your hand and the question; a mention where DMs do not reach you
notice-mention = mention
notice-mention-help = A mention in the channel of the table
notice-none = nothing
notice-none-help = Only reminders you have set, and a warning before a deadline

time-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
time-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
time-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
time-days = { $number ->
    [one] one day
   *[other] { $number } days
}
time-typed-seconds = s sec secs second seconds
time-typed-minutes = m min mins minute minutes
time-typed-hours = h hr hrs hour hours
time-typed-days = d day days
waits-never = never
waits-as_table = same as the table
waits-me = Your reminder: { $after }
waits-table = Reminder for everyone: { $after }
waits-deadline = Turn deadline: { $after }
waits-how = -# A turn lasts until someone else is asked. Time while the game is paused or the bot is offline doesn't count.

table-games = Tables of this server
table-waiting = Tables that wait for you
table-waiting-none = No table waits for you.
lobby-shuffle = Shuffle seats
lobby-seats_button = Seats…
seating-title = Seats
seating-help = Seats are taken in this order. The host moves people; anybody seated sets how computer players play.
seating-choose = Choose a seat…
seating-level = How this computer player plays…
seating-up = ▲ Earlier
seating-down = ▼ Later
seating-away = Remove

trouble-permissions = I cannot show the board in { $channel }: I have no permission there for { $permissions }. An admin of the server can grant it; until then you can play on here.
trouble-closed = I cannot show the board in { $channel }; Discord does not let me in. Until that changes you can play on here.
trouble-files = I have no permission to attach files here, so the board is in words.
refused-which_table = Several games rest in this channel. Name one of them by *which*.
refused-channel_gone = The channel of this game was deleted. Use { $command } in another channel of the server.
refused-length = “{ $typed }” is no length of time. Type something like 30m, 2h or 1d.

command-channel-name = channel
command-channel-about = Where the table goes on; left out: here
command-admin_undo-name = undo
command-admin_undo-about = Take a game back to just after one of its entries
command-entry-name = entry
command-entry-about = Back to just after this; the entries appear as you type
command-replace-name = replace
command-replace-about = Give a seat to another player or to a computer player
command-newcomer-name = player
command-newcomer-about = Who sits there from now on; left out: a computer player
# A game may say this in its own words.
command-level-name = level
command-level-about = How the computer player plays
command-verify-name = verify
command-verify-about = Play a game again from its choices and compare
command-admin_export-name = export
command-admin_export-about = The whole game as a file; of a running game the table is told, for it holds all hands
command-import-name = import
command-import-about = Bring a game in from an exported file, here
command-file-name = file
command-file-about = A file that was exported before
command-settings-name = settings
command-settings-about = Who may open tables, how many at once, reminders, deadline, life of lobbies
command-who-name = who
command-who-about = Who may open tables
command-who_everyone-name = everyone
command-who_roles-name = certain roles
command-who_managers-name = only who manages the server
command-role-name = role
command-role-about = A role that may open tables; named again, it may not any more
command-most-name = most
command-most-about = How many tables may be open at once; 0: any number
command-everyone_default-name = remind
command-everyone_default-about = After this time of waiting players are reminded, in new games
command-deadline_default-name = deadline
command-deadline_default-about = How long a turn may take, in new games; then a computer player goes on
command-lobby_life-name = lobby
command-lobby_life-about = A lobby in which nothing happens for this time is closed
command-away_default-name = away

admin-damaged = Table { $number } cannot be read: { $why }
admin-paused = Table { $number } is paused. The players are told.
admin-undone = Table { $number } is taken back to just after entry { $entry }. The players are told.
admin-replaced = Seat { $seat } of table { $number } has changed hands. The players are told.
entry-line = { $number }: { $what }
entry-begin = { $number }: the beginning
entry-untold = a choice that was told to nobody else
verified = Table { $number } was played again from its { $entries } entries and comes out exactly as it stands.
departs = Table { $number } comes out otherwise than it stands: { $why }. It goes on from where it stands and is marked.
exported = Table { $number }, with the seed of its dice, every choice and where it stands. The table has been told.
imported = { $game } is table { $number } now and rests, with empty seats. Players sit down by { $takeover } and let it go on by { $resume }.
imported-over = { $game } is table { $number } now; that game is over.
settings-title = Settings of this server
settings-who = Tables are opened by: { $who }
settings-everyone = everyone
settings-roles = these roles, and who manages the server:
settings-managers = only who manages the server
settings-most = Tables at once: { $most }
settings-any = any number
settings-lobby = A lobby in which nothing happens is closed: { $after }
settings-new = Reminders and deadline hold for games that begin from now on; each table can have its own by `/{ command-table-name } { command-table_settings-name }`.
refused-no_bot = A bot cannot sit at a table. For a computer player leave the player out.
refused-file_unread = Discord did not give me that file. Please try again.
hand-notices = You are notified of your moves by: { $way }. Change this under *Settings*.
log-everybody = Everything
log-verified_by_admin = 🔎 { $admin } (admin) has had the game played again from its choices and compared.

## Absences, turns and proposals

leave-host = Leave this game? A computer player takes your seat at once, and another player becomes host. You can come back to the seat by { $command } while nobody else sits there.
leave-pauses = Leave this game? A computer player takes your seat. As nobody else is playing at the moment, the game is paused until one of the others is back. You can return to the seat by { $command } while nobody else sits there.
leave-ends = Leave this game? **All others have agreed to end it, and you are the last one asked: when you leave, it is over for good.**
leave-last = **You are the last person at this table**, and computer players do not play on among themselves.
    - *Pause it*: the game stays as it is, with your seat; you can go on at any time.
    - *End it now*: the game is over for good, without a result. Nobody can come back to it.
leave-last-paused = **You are the last person at this table.** The game is paused already and stays as it is, with your seat; you need not do anything. *End it now*: it is over for good, without a result, and nobody can come back to it.
leave-rest = Pause it
log-takeover_proposed = 🪑 { $player } would like to play on in seat { $seat }.
log-slowly = 🐢 { $player } has the computer players act one at a time.
log-at_once = 🐇 { $player } has the computer players act at once again.
log-repost_after = 📌 { $player } has the board posted again after { $number } messages.
log-repost_never = 📌 { $player } has the board stay where it is.
log-chronicle_on = 📜 { $player } wants this game's chronicle told at its end.
log-shows_on = 🎬 { $player } has the board show important events one moment at a time.
log-shows_off = 🎬 { $player } has the board show results right away.
log-advice_on = 💡 { $player } lets everybody ask what a computer player would answer.
log-advice_off = 💡 { $player } wants this game played without advice.
log-chronicle_off = 📜 { $player } wants no chronicle of this game.
log-seats_open = 🚪 { $player } lets anybody play on in a computer player's seat.
log-seats_asked = 🚪 { $player } is asked again before somebody plays on in a computer player's seat.
log-proposal_agreed = { $player } agrees to { $what }.
log-proposal_refused = { $player } does not agree to { $what }; nothing changes.
log-proposal_withdrawn = { $player } has taken back the proposal: { $what }.
log-proposal_lapsed = A proposal has lapsed: { $what }.
log-takeover_lapsed = 🪑 { $player } does not get seat { $seat }: it is no longer free, or no longer wanted.
what-undo = a step back
what-end = ending the game
what-stand_in = a computer player for somebody who is away
what-takeover = somebody new in a seat
log-called = 🔔 { $player } says that you are away. Press *I am here*, or do anything else; otherwise a computer player will soon answer for you.
log-here = 👋 { $player } is here.
log-nobody_plays = ⏸️ { $player } has not answered and nobody else is playing, so the game is paused. Nothing is lost: a player lets it go on.
log-nobody_left = ⏸️ Nobody is playing any more, so the game is paused. Computer players do not play on among themselves.
log-host = { $player } is host now.
log-time_out_once = ⌛ Your time is out; this question was answered for you.
log-answered = 🤖 Answered for you: { $answer }
log-answered_none = 🤖 Answered for you: nothing picked
log-wait_set = ⏱️ { $player } has changed { $what }: { $old } → { $new }.
log-wait_set_by_admin = ⏱️ { $admin } (admin) has changed { $what }: { $old } → { $new }.
wait-remind = after what time everybody is reminded
wait-deadline = how long a turn may take
wait-away = how long somebody is waited for who is said to be away
waits-away = Wait for absent players: { $after }
command-away_default-about = How long to wait for absent players in new games
turn-until = ⌛ Your time runs out { $due }.
board-standing = 📊 **Standing:** { $scores }
board-until = ⌛ Time runs out for { $players } { $due }.
board-moved = ➡️ **{ $game }**, table { $number }, goes on elsewhere: { $link }
end-by_last = The last player has ended the game.
proposal-called = 🔔 **{ $player } says that you are away.** A computer player will answer for you unless you say that you are here; any press or command will do.
proposal-here = I am here
proposal-hidden = a choice that not everybody may know
stand_in-until = Unless { $absent } does something first, a computer player takes over { $due }, provided that these agree: { $players }.
stand_in-until-agreed = Unless { $absent } does something first, a computer player takes over { $due }.
stand_in-silent = { $absent } has not answered. A computer player takes over once these agree: { $players }.
stand_in-silent-agreed = { $absent } has not answered. A computer player takes over now.
here-done = Good to see you. You play on yourself.
refused-last_person = You are the last person at this table: pause the game or end it.
refused-nobody_plays = Nobody plays at this table now. One of its players has to be back first, or somebody has to take a seat.
refused-proposed_already = You have said so already; the others still have to answer.
refused-withdraw_first = You have proposed another step back. Withdraw that one first.
refused-another_seat = You have asked for another seat already. Press *{ $refuse }* on the board to take that back.
refused-asked_often = You have asked for a seat in this game { $most } times within an hour. Please wait a while before you ask again.
refused-many_ask = Several people are waiting for a seat here already. Please ask again once they have an answer.
refused-no_advice = At this table nobody is given advice, unless its host allows it.
refused-nothing_to_explain = No computer player has chosen anything yet that everybody may know of.
refused-not_called = Nobody is looking for you here. You can go on as you like.
refused-back_again = The player is back and decides alone. Nothing is to be done.

## Choosing a game

gallery-title = What shall we play?
gallery-play = Play { $game }
gallery-more = More games: { $commands }.
gallery-taken = [{ $game }, table { $number }]({ $link }) is on in this channel already.
gallery-apart = { $game } in a new thread
gallery-elsewhere = Open yours in another channel.
hello-games = 🎲 Show the games
hello-what = 🏮 **I am Kantera**, game master for { $games } dungeon games: I know the rules, roll the dice, keep every hand secret, and ask each player only what is theirs to decide.
command-play-name = play
command-play-about = The games to choose from, with pictures: two presses to the first decision

# A game that is over, looked at again

replay-open = Replay
replay-title = Replay: { $game }, table { $number }
replay-where =
    { $at ->
        [0] The start
       *[other] Choice { $at } of { $last } · turn { $turn } of { $turns }
    }
replay-step = Choice { $at }
replay-by_steps = Choice by choice
replay-by_turns = Turn by turn
replay-hands-show = Show all hands
replay-hands-hide = Hide the hands
replay-hand = **{ $player }**
replay-moments = Go to a moment…
replay-rise = 📈 { $player } { $change }
replay-fall = 📉 { $player } { $change }
replay-asks = Next to choose: { $players }
replay-taken_back =
    { $count ->
        [one] One choice was taken back before this; you see what was played in the end.
       *[other] { $count } choices were taken back before this; you see what was played in the end.
    }
replay-gap = The rules have changed since this game was played. From entry { $entry } on today's rules go another way, so what came between cannot be shown.
replay-stopped = The replay stops here. The rules have changed since this game was played, and from entry { $entry } on today's go another way. The log tells the rest.
replay-on = Play on from here
replay-on-text =
    A new table goes on from this position. You take the seat of { $player }, computer players the others.
    The dice are new, and what that seat could not know (face-down cards, the others' hands) is dealt anew. The game counts in no statistics and no rating.
replay-on-seat = Choose your seat…
replay-on-here = Play on here
replay-on-thread = Play on in a thread
replay-back = ◀ Back to the replay
refused-no_replay = Today's rules can show nothing of this game any more. The log tells what happened.
refused-replay_over = The game is over at this point; there is nothing to play on. Step back first.
log-played_on = ⏮ This game goes on from entry { $entry } of table { $number }. { $player } plays in seat { $seat }, computer players in the others. The dice are new, and what this seat could not know has been dealt anew. It counts in no statistics.

## Guided first games

gallery-learn = 🎓 Learn it
gallery-learn_more = 🎓 { $title }
help-lessons = 🎓 Learn a game
lessons-title = 🎓 Guided first games
lessons-line = **{ $game }** · { $title }
    -# { $least } to { $most } minutes, for one. A coach tells you what each decision is about and what it would do.
command-learn-name = learn
command-learn-about = A guided first game: the real game, and a coach beside you
command-learn_game-name = game
command-learn_game-about = The game to learn; left out, all lessons are listed
refused-no_lesson = There is no guided game of that name. `/{ command-learn-name }` lists those there are.
board-lesson = { $player } learns: { $title }
coach-goals = **What you want:** { $goals }.
coach-free = This is the real game; I only speak beside it. Do as I say or otherwise: whatever comes of it, ↩️ takes your last choice back.
coach-thinking = I am still thinking about what I would do. It will stand here in a moment; you need not wait for me.
coach-advice = I would choose **{ $answer }**.
coach-advice-why = I would choose **{ $answer }** – { $why }
coach-advice-does = I would choose **{ $answer }** ({ $does })
coach-advice-both = I would choose **{ $answer }** ({ $does }) – { $why }
coach-stray = You may: **{ $answer }**. What comes of it:
coach-stray-plain = You may: **{ $answer }**.
coach-stray-back = You decide. ↩️ takes it back afterwards.
coach-stray-first = You decide. ↩️ takes it back afterwards. From here on I only advise, and ask no more.
coach-over = The game is over, so ↩️ takes nothing back any more. Under *Replay* go to the moment before your last choices and play on from there.
coach-ended = The lesson is over: { $title }
coach-unseen = You have not met yet: { $topics }. Whatever asks you something for the first time explains itself.
coach-play_on = ▶️ Play on without me
coach-real = 🎲 A real game

## The daily dungeon

command-daily-name = daily
command-daily-about = Today's dungeon: the same for everybody, alone, and one try counts
daily-button = 🗓️ Today's dungeon
daily-title = 🗓️ Today's dungeon
daily-rule = You play it alone, in our direct messages, where nobody looks on. Everybody has the same cards and the same dice. **Your first try counts**, also if you give it up; nothing can be taken back in it, and it must be over before the day is. A win goes before a defeat, then more points, then fewer choices. After it you may practise as often as you like. The next dungeon comes { $next } (00:00 UTC).
daily-mine_none = You have not tried it yet.
daily-mine_running = ▶️ Your try is under way: { $link }
daily-mine_over = ✅ Your try is over. From now on it is practice.
daily-no_server = A try counts on the board of the server in which it was begun, and is seen there alone.
daily-board = Today, in this server
daily-yesterday = Yesterday: { $game }
daily-nobody = Nobody yet.
daily-more = and { $number ->
    [one] one more
   *[other] { $number } more
}
daily-won = **{ $place }.** 🏆 { $player }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
daily-done = **{ $place }.** { $player }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $choices ->
    [one] one choice
   *[other] { $choices } choices
}
daily-playing = { $player } is down there now.
daily-late = { $player } did not come out before midnight.
daily-given_up = { $player } gave it up.
daily-seal = 🎲 SHA-256 of today's seed: { $seal }
daily-next_seal = 🎲 SHA-256 of tomorrow's seed: { $seal }
daily-opened = 🎲 Yesterday's seed: { $seal }
daily-begin = Begin: this try counts
daily-practise = Practise
daily-watch = Watch yesterday's best
daily-opening = 🏮 The door opens…
daily-waits = 🗓️ Your dungeon waits in our direct messages: { $link }. This try counts.
daily-waits_practice = 🗓️ It waits in our direct messages: { $link }. This is practice.
daily-dice = 🎲 The seed of this dungeon is opened { $opens }, when nobody can try it any more; until then its file and its replay are kept back, too.
refused-no_daily = No game offers a daily dungeon.
refused-daily_over = That was the dungeon of another day. Use `/{ command-daily-name }` again.
refused-daily_running = Your try is still under way, in our direct messages. Practice comes after it.
refused-daily_dm = I cannot write to you: your direct messages are closed to this server. Open them (in the server's privacy settings), then press again. No try was used.
refused-daily_dm_taken = There is a table in our direct messages already: { $link }. End it or lay it aside first. No try was used.
refused-daily_sealed = This is a daily dungeon that others may still try. Its seed, its file and its replay are opened { $opens }.
refused-daily_elsewhere = A daily dungeon goes on where it was begun: in our direct messages, where nobody looks on.
refused-daily_undo = In the try that counts nothing can be taken back.
refused-daily_alone = In a daily dungeon nobody answers but you, so there are no reminders and no deadlines to set.

## The game master answers

board-going_on = 🧭 What's going on?
ask-about-standing = Who leads?
ask-about-news = What happened?
ask-about-next = What comes next?
ask-about-why = Why can't I…?
ask-about-private = Tell me privately
ask-about-form = Ask…
ask-about-title = Ask the game master
ask-about-label = Your question
answer-unknown =
    I did not understand that. You can ask me in plain words:
    - what is going on, who leads and why, what just happened, what comes next
    - whose turn it is, when the game ends, how it is won
    - what a card or monster does, what a player has, what a rule says
    - why something is not possible, how to take a move back, pause or leave
# A game may say this in its own words.
answer-leads = { $number ->
    [one] { $players } leads with { $total ->
        [one] 1 point
       *[other] { $total } points
    }.
   *[other] { $players } share the lead with { $total ->
        [one] 1 point
       *[other] { $total } points
    } each.
}
answer-level = Everyone is level.
answer-together = You win or lose together, so nobody leads.
# Other words that players use in questions, and those by which the board in words tells of them: "money, cash: gold; …".
# A game may say this in its own words.
answer-aliases = -
# A game may say this in its own words.
answer-win = *{ board-rules }* says how this game ends and how it is won.
# A game may say this in its own words.
answer-win_together = *{ board-rules }* says how you win together and how you lose.
answer-no_score = This game is not scored along the way; the board shows how everyone stands.
answer-no_news = Nothing has happened yet.
answer-no_reason = Nothing that is not possible now fits that, and nothing of the kind happened lately.
answer-why_private = What you cannot do may depend on your hand, so I answer that in private only.
answer-hands = Hands and secret choices are never told.
answer-advice = *{ $board_move }* shows what you can do and what each answer does; *{ panel-advice }* there gives advice.
answer-advice-none = *{ $board_move }* shows what you can do and what each answer does. Advice is switched off at this table; its settings can change that.
answer-how-undo = { $undo } takes your last choice back, as long as nobody else has acted and nothing was rolled or revealed since. After that it asks the others whether they agree.
answer-how-stop = { $pause } puts the game aside; nothing is lost, and any player can resume it. { $leave } gives up your seat: a computer player takes it over. { $status } has both, and *{ status-ask_end }* for the whole table.
answer-how-deadline = { $settings } shows and sets reminders and the turn deadline; when a deadline passes, a computer player acts in your place.
answer-how-join = { $status } has *{ status-takeover }*: you can play on in the place of a computer player, if the host agrees. Players who are away can be reported there too, and a computer player stands in.
handover-title = Where the game is
handover-seen = Since you last looked
handover-has = What you have

# The page of a game in the browser

page-open = Open the board
page-link = This link opens the game in your browser, where you can tap the board. It works once, within the next { $minutes } minutes. Keep it to yourself: whoever opens it plays as you.
page-close = Close all my boards
page-closed =
    { $number ->
        [0] No browser was signed in. Links that you have not used yet no longer work.
        [one] One browser was signed out.
       *[other] { $number } browsers were signed out.
    }
page-board = Board
page-question = Close-up
page-players = Players
page-zoom_in = Zoom in
page-zoom_out = Zoom out
page-whole = Whole board
page-lost = Connection lost. Reconnecting…
page-signed_out = You are signed out. Press { page-open } in Discord to come back.
page-old_link = This link was used before, or it has expired. Press { page-open } in Discord for a new one.
page-entering = Opening the board…
page-elsewhere = You have opened this board in other windows, so this one no longer follows the game.
page-reload = Go on here
page-flood = Too many messages came from this page at once.
page-send = Send
page-dismiss = Close
page-language = 日本語
page-picked = { $number } of { $most }
