## Everything that all games share. A game's own file may say again only what is marked so, with the same arguments.

## Lists and people

list-named = { $name }: { $words }
list-comma = {", "}
list-last = {" and "}
list-many = { $entry } ×{ $number }
text-missing = (This can't be shown.)
seat-table = the table
# A game may say this in its own words.
picture-seat = Seat { $number }
# A game may say this in its own words.
words-none = none
computer-name = 🤖 Computer { $number }
computer-called = 🤖 { $name }
computer-for = 🤖 Computer (for { $player })
computer-steady = sensible
computer-steady-help = Plays soundly by rules of thumb and answers at once.
computer-expert = thinks ahead
computer-expert-help = Looks several turns ahead: stronger, but takes a moment.
computer-random = random
computer-random-help = Plays random legal moves.

## Names of computer players: each begins with a letter of its own

name-basil = Basil
name-clover = Clover
name-fennel = Fennel
name-hazel = Hazel
name-linden = Linden
name-moss = Moss
name-nutmeg = Nutmeg
name-olive = Olive
name-poppy = Poppy
name-sorrel = Sorrel
name-tansy = Tansy
name-willow = Willow

## What a computer player says about an answer compared with the runner-up: what it gains and what it costs

why-gains = { $gained }: { $more } points
why-costs = { $lost }: { $less } points
why-gains_and_costs = { $gained }: { $more } points, but { $lost }: { $less }
# A game may say this in its own words.
term-points = points
# A game may say this in its own words.
term-others = your rivals' losses

## The same where no points decide who wins, in percent of the chance to win

why-chance-gains = { $gained }: chance to win { $more }%
why-chance-costs = { $lost }: chance to win { $less }%
why-chance-gains_and_costs = { $gained }: chance to win { $more }%, but { $lost }: { $less }%

## Commands

command-group-about = Play { $game }
command-new-name = new
command-new-about = Open a { $game } table, here or in a new thread
command-where-name = where
command-where-about = Where to open the table
command-here-name = here
command-thread-name = in a new thread
command-board-name = board
command-board-about = Repost the board at the bottom of the channel
command-hand-name = hand
command-hand-about = Show your hand, which only you can see
command-act-name = act
command-act-about = Type your answer to the current question instead of pressing buttons
command-choice-name = choice
command-choice-about = Your answer; suggestions appear as you type
command-log-name = log
command-log-about = What has happened so far (only what you're allowed to know)
command-rules-name = rules
command-rules-about = Look up a rule
command-topic-name = topic
command-topic-about = A topic, or words to search for
command-rules_game-name = game
command-rules_game-about = The game; the one at your table by default
command-card-name = card
# A game may say this in its own words.
command-card-about = Look up any card in the game
command-which_card-name = card
# A game may say this in its own words.
command-which_card-about = The card's name in English or Japanese; names appear as you type
command-leave-name = leave
command-leave-about = Give up your seat; in a running game a computer player takes over
command-table-name = table
command-table-about = Your table, its settings, other tables and past games
command-status-name = status
command-status-about = Who is playing and whose turn it is; pause, end, take over a seat
command-table_list-name = list
command-table_list-about = Tables waiting for you, and this server's unfinished tables
command-table_settings-name = settings
command-table_settings-about = Table settings, and your own reminders and notifications
command-admin-name = admin
command-admin-about = Manage this server's tables
command-games-name = games
command-games-about = List this server's unfinished tables
command-resume-name = resume
command-resume-about = Resume a table and show its board and DMs again, here or elsewhere
command-end-name = end
command-end-about = End a table for good, without a result
command-which-name = which
command-which-about = The table; suggestions appear as you type

## Lobby

lobby-seats = **Players:** { $taken } ({ $least }–{ $most } can play)
lobby-computer = { $name } ({ $level })
lobby-computer_fills = { $name } ({ $level }; leaves when a person joins)
lobby-host = **{ $name }** · host
lobby-is_host = host
lobby-no_answer = not in yet
lobby-lacks = I'm missing permissions in this channel: { $permissions }. You can still play, but some things won't be shown.
lobby-join = 🪑 Join / leave
lobby-agree = ✅ I'm in
lobby-unsure = **{ $name }** · hasn't said yes yet ({ lobby-agree })
lobby-leave_last = Leave this table? Nobody else is here, so it will be closed.
lobby-leave_host = Leave this table? You're its host; someone else becomes the host then.
lobby-start = ▶️ Start
lobby-add = 🤖 Add computer
lobby-how = ❓ How to play
night-date = 📅 **<t:{ $at }:F>** · <t:{ $at }:R>
night-set = Set the date…
night-title = Game night
night-when = Date and time
night-when-help = For example Sat 20:00, tomorrow 8pm or 2026-12-05 20:00. Leave empty for no date.
night-soon = ⏰ **{ $game }** begins <t:{ $at }:R>.
night-now = 🎲 It's time for **{ $game }**! Here is the lobby, with everyone who said they were coming.
refused-night_here = A date can only be set on a server.
refused-night_past = <t:{ $at }:F> is in the past. Type a later date.
refused-night_far = <t:{ $at }:F> is more than a year away. Type an earlier date.
refused-night_unreadable = I can't read “{ $typed }” as a date and time. Type something like Sat 20:00, tomorrow 8pm or 2026-12-05 20:00.
refused-night_zone = I don't know your time zone yet. Type it once after the time, as in “Sat 20:00 Europe/Berlin” or “Sat 20:00 -05:00”; I will remember it.
refused-night_taken = Another game is being played in this channel. Finish or pause it before you start this one.
command-when-name = when
command-when-about = Date and time of a game night: Sat 20:00, tomorrow 8pm, 2026-12-05 20:00
lobby-in-thread = The table is open: { $thread }
thread-name = { $game } · { $host }
setting-on = On
setting-off = Off
setting-line = { $setting }: { $value }

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
board-watch = Watch
waiting-answer = ▶️ { $table }
waiting-for = Waiting for { $players } since { $since }
waiting-for_what = Waiting for { $players } since { $since }: { $doing }
waiting-player = { $player } ({ $doing })
waiting-secret = Waiting in case someone reacts (it's a secret who is being asked).
waiting-busy = ⏳ The computer players are busy at other tables; this will take a while.
notice-your-move = { $player }, it's your move in { $game }, table { $number }.

## Panel

panel-title = { $game } · table { $number }
panel-worked = **{ $answer }**: { $sum }
panel-sentences = { $first } { $then }
panel-choose = Choose…
panel-choose-several = Choose one or more…
panel-choose-number = Choose { $number }…
panel-choose-all = All { $number } answers…
panel-choose-group = Choose a category…
panel-groups = Other categories
panel-page = Page { $page } of { $pages }
panel-previous = ◀ Previous
panel-next = Next ▶
panel-none = None
panel-done = Done
panel-unpick = Undo last pick
panel-confirm = Yes, do it
panel-other = Something else
panel-final = You can't simply take this back.
panel-answer_name = “{ $answer }”
panel-still = Also possible: { $answers }.
panel-still_more = more
panel-stuck = **You can't go on from here.** Go back a few steps and try another way, or stop here; nothing is final yet.
panel-stroke_stops = The line stops here. { $why }
panel-stroke_nowhere = The line stops here: beyond it is nothing that a line can do.
panel-stroke_vain = Nothing moves: the line can't reach “{ $where }”. { $why }
panel-stroke_lost = Nothing moves: the line leads nowhere after “{ $where }”.
# A game may say this in its own words.
panel-stroke_leads = { $steps ->
    [one] 1 step.
   *[other] { $steps } steps.
}
panel-stroke_rolls = Dice are rolled there, so the line ends.
panel-stroke_several = The line stops here. Choose an answer:
panel-drawing = 🖌️ Drawing the board…
panel-aside = ⋯ More
do-back = Back
panel-legend = Symbols
panel-card = 🔎 Look up
panel-idea = 💡 Idea
panel-advice = 💡 What would you do?
panel-why = 🤖 Why that choice?
advice-best = 💡 I'd choose **{ $answer }**.
advice-best-nothing = 💡 I'd pick nothing.
advice-new = New since my last advice:
advice-as_planned = Still the same plan as before.
advice-then = then: { $answers }
advice-next = Second best: **{ $answer }**
advice-next-nothing = Second best: pick nothing
advice-do = Do that
advice-do_next = Choose the second best
advice-chance = chance to win: about { $percent }%
advice-close = about equally good: too close to call
advice-points = about { $points } points at the end
advice-ahead = about { $points } points ahead of the best opponent
advice-behind = about { $points } points behind the best opponent
advice-level = tied with the best opponent
advice-reason = compared with the second best: { $reason }
advice-reason_named = compared with { $answer }: { $reason }
advice-how = Simulated from what you can see, many times over. The rest is up to luck and to you.
advice-worked_out = Calculated from what you can see. There may be an even better answer.
advice-thumb = A rule of thumb: { $rule }
advice-plain = A rule of thumb, based on what you can see.
why-title = { $player } chose:
why-how = Simulated from what { $player } could see, many times over.
why-worked_out = Calculated from what { $player } could see.
why-plain = Chosen by a rule of thumb, without looking ahead.
lookup-title = Look something up
lookup-label = What is it called?
lookup-several = Which one do you mean?
lookup-unknown = Nothing here is called “{ $typed }”. Did you mean one of these?
lookup-nothing = Nothing here is called “{ $typed }”.
lookup-in_view = In view
lookup-rest = Everything else in view
lookup-part = { $zone } ({ $part } of { $parts })
lookup-by_name = By name…
panel-and_more = and { $number } more
panel-pick-number = { $least ->
    [0] Pick up to { $most }.
   *[other] { $most ->
        [one] Pick one.
       *[other] Pick { $least } to { $most }.
    }
}
panel-stale = That question was answered earlier; the game has moved on.
panel-elsewhere = You're playing in { $channel }.
panel-lobby = The game hasn't started. Join with the button above and wait for the host to start.
panel-not_seated = You have no seat at this table, so you're watching.
panel-left = You've left this game. A computer player plays on for you until someone takes your seat.
panel-come_back = Come back to your seat
panel-stranger = You have no seat at this table, so you're watching: { $board } shows the board, and anyone can read *{ $board_log }* and *{ $board_rules }*.
group-other = Everything else
act-unknown = “{ $typed }” isn't one of the possible answers. Nothing has changed.
act-unclear = “{ $typed }” matches several answers. Choose one here, or type a bit more.

## Hand and DM

hand-undrawn = Your hand could not be drawn. The answers under “{ board-move }” list what you can use now.
hand-nothing = You have nothing that is hidden from the others.
dm-refused = I can't send you DMs: Discord doesn't let me. Play with *{ $board_move }* and *{ $board_hand }* on the board; nothing is lost.
dm-closed = I can't send you DMs: yours are closed, or you've blocked me. Play with *{ $board_move }* and *{ $board_hand }* on the board; nothing is lost.

## Log

log-title = Log of table { $number }
log-empty = Nothing has happened yet.
log-older = ◀ Earlier
log-newest = Newest
story-other = { $player }{" "}
story-changes = { $player }: { $changes }
story-in_turn = On { $player }'s turn: { $line }
story-also = ({ $changes })
story-besides = Also: { $changes }.
story-undone = ↩️ { $player } took back: { $choice }
story-undone_named = ↩️ Taken back: { $choice }
story-undone_by_all_named = ↩️ Everyone agreed. Taken back, with everything after it: { $choice }
story-undone_by_all = ↩️ Everyone agreed. { $player }'s choice and everything after it were taken back: { $choice }
story-moment_of = { $player }:
story-sentences = { $first } { $next }
story-sentences_unended = { $first }. { $next }
story-more = {" "}({ $number } more in the log)
story-times = { $times ->
    [2] (twice)
   *[other] ({ $times } times)
}
story-open = What happened
log-cut = Earlier events: *{ $board_log }*
log-dice_sealed = 🎲 All shuffles and rolls are sealed: the SHA-256 of their seed is `{ $hash }`. The seed is published after the game, so anyone can check them.
log-dice_opened = 🎲 The seed of all shuffles and rolls was `{ $seed }`.
log-left = { $player } left the table; a computer player takes over.
log-ended_by_host = The host ended the game.
log-learnt = The lesson is over.
log-ended_by_admin = A server admin ended the game.
log-resumed_by_admin = { $admin } (admin) posted the table's board and DMs again.
log-rules_changed = The rules program was updated after this game began. The game continues from its current position.
log-long = 📏 This game has reached { $entries } choices. From now on, nothing can be taken back; after { $most } choices the game ends.
end-too_long = The game reached the maximum number of choices, so it ended.
log-computer_failed = { $player } found no answer and chose at random.
log-computers_stuck = The computer players can't continue right now. They'll try again.

## Rules pages

rules-choose = Another topic…

## Status

status-open = The lobby is open; the game hasn't started.
status-lobby = in the lobby
status-seats = Players: { $players }
status-go_on = ▶️ Resume here
status-settings = ⚙️ Settings…
status-pause = Pause
status-ask_end = End…
status-ask_leave = Leave…
status-takeover = Take over a seat…
status-stand_in = Report a player as away…
setting-title = Settings
setting-agreed = Changing the game's settings asks everyone else whether they're still in.
setting-host_only = Only the host can change what applies to the whole table. You can change your own settings below; whatever only you see is in your own language.
setting-board-ja = Board in Japanese
setting-board-en = Board in English
setting-board-text = Board without pictures
setting-board-pictures = Board with pictures
setting-of_table = This table
setting-mine = You
setting-change_table = Edit table settings…
setting-change_mine = Edit your settings…
setting-switches = At this table
setting-open_seats = Open seats
setting-open_seats-help = Anyone may take over a computer player's seat without asking the host
setting-shows = Play-by-play
setting-shows-help = The board shows important events one moment at a time
setting-advice = Advice
setting-advice-help = Everyone may ask a computer player for advice
setting-watch = Watch link
setting-watch-help = Anyone with the link may watch in the browser, but hidden information stays hidden
setting-watch_late = Spectators are one turn behind
setting-watch_late-help = People with the watch link see the game as it was before the current turn
setting-new_watch = New watch link
setting-remind = Remind everyone after
setting-remind-help = For example 30m, 2h or 1d; leave empty for never
setting-deadline = Turn deadline
setting-deadline-help = After this time, a computer player takes over the turn; leave empty for none
setting-away = Stand-in for players who are away after
setting-away-help = Counted from when someone says that a player is away; leave empty to keep the current setting
setting-notice = When a table is waiting for you
setting-me = Remind me after
setting-me-help = For example 30m, 2h, 1d or never; leave empty for the table's setting
setting-looks = Display and answers
setting-dm = DMs from this table
setting-words = Text instead of pictures
setting-careful = Ask me to confirm each answer
setting-look = { $what }: { $on ->
    [1] on
   *[0] off
}
status-running = running
status-paused = paused
status-parked = paused
status-finished = finished
status-ended = ended

## End

end-ended = The game is over.
end-abandoned = Nobody was left at the table, so the game was ended.
end-early = Ended early
end-early_why = ⏹️ Ended early. { $reason }
end-standing = 📊 **Standings at the end:** { $scores }
end-standing_of = 📊 **Standings at the end ({ $category }):** { $scores }
end-highlight = Highlight: { $moment }
end-stopped_at = 🧭 Where it stopped: { $place }
end-by_host = The host ended the game.
end-learnt = The lesson is over.
end-by_admin = A server admin ended the game.
end-lobby_empty = Everyone left, so the table was closed.
result-winners = 🏆 { $players }
result-place = **{ $place }.** { $players }: { $total }
result-hero = { $player } ({ $hero })
result-points = { $players }: { $total }
result-scores = { $line } ({ $scores })
result-score = { $category } { $points }
result-summand = { $category } { SIGNED($points) }
result-uncounted = This game doesn't count in the statistics (`/{ command-table-name } { command-stats-name }` says which games do).
result-shared = 🔁 Seat { $seat } was played by { $parts }. Its result counts for { $player }.
result-part =
    { $player } ({ COUNT($choices, "choice") })
result-part-turn =
    { $player } (turn { $turn }, { COUNT($choices, "choice") })
result-part-turns =
    { $player } (turns { $first }–{ $last }, { COUNT($choices, "choice") })
leave-sure = Leave this game? A computer player takes your seat at once. You can come back with { $command } as long as nobody else has taken the seat.
leave-yes = Yes, leave
left-lobby = You've left the table.

## Admin

admin-games = Tables on this server
admin-none = There are no unfinished tables.
admin-line = Table { $number }: { $game }, { $status } ({ $players })
admin-channel_gone = its channel was deleted
admin-left_out = couldn't be loaded at start-up; my log shows the cause
clock-stands = My clock stopped { $minutes } min ago. Until it runs again, there are no reminders, deadlines or game clocks. My log shows the cause.
backup-missing = There is no backup of my database. My log shows the cause.
backup-overdue = The newest backup of my database is { $hours } hours old. My log shows the cause.
admin-rules_changed = rules changed mid-game
admin-end-sure = End this table for good, without a result?
admin-end-yes = Yes, end it
admin-ended = Table { $number } has been ended, and its players have been told.

## Refusals

refused-broken = Something went wrong on my side. Check the table with *{ $board_move }* and try again; my log shows the cause.
refused-replaced = You made a newer request, so I dropped this one.
refused-storage_failed = I couldn't save that, so nothing has changed. Please try again in a moment.
refused-busy = I have too much to do at the moment, so nothing has changed. Please try again in a moment.
refused-damaged_row = This table can't be read from storage ({ $table }, { $field }). Nothing was changed; please tell the person who runs this bot.
refused-damaged_save = This saved game can't be read: { $field }. It has been left as it is.
refused-damaged_data = { $file } can't be read: { $entry }
refused-rules_broke = The rules program failed on that choice. The game is unchanged; try something else, and please tell the person who runs this bot.
refused-stored_unseen = That was saved, but I can't show it right now. Check the table with *{ $board_move }* in a moment.
refused-unknown_press = This button or command is from an older version of me. Open a new panel with *{ $board_move }*, or use the command again.
refused-too_many_questions = That is a lot of questions at once. Please ask again in a few seconds.
refused-answer_gone = The game has gone on, so that answer no longer exists. Please ask again.
# A game may say this in its own words.
refused-no_card = There is no card called “{ $typed }”. Type part of a name for suggestions.
refused-no_table = That table doesn't exist. `/{ command-table-name } { command-table_list-name }` lists the tables on this server.
refused-no_table_here = There is no table in this channel. Open one with { $command }.
refused-table_elsewhere = There is no table in this channel. Table { $number } is waiting for you: { $link }
refused-which_game = Which game's rules? There is no table here, so choose a game with *game*.
refused-no_game = I don't know a game called “{ $game }”. `/{ command-play-name }` shows my games.
refused-channel_taken = This channel already has a table. Use another channel or a thread: `/{ command-play-name }` offers a new one, and so does `{ command-where-name }: { command-thread-name }` with a game's own command.
refused-again_seated = The lobby of a new game is already open in this channel, and you already have a seat in it. If you haven't said yes to it yet, press *{ $lobby_agree }* there.
refused-permissions = I can't open a table here without these permissions: { $permissions }. A server admin can grant them.
refused-no_thread_here = I can't open a thread from here. Use a text channel, or open the table here.
refused-thread_failed = Discord didn't let me open a thread. Open the table in the channel, or try again later.
refused-left = You're no longer on this table's server, so you can't follow or play its game. To go on, join the server again and press “{ board-move }” there.
refused-begun = The game has already started, so the lobby's settings are fixed. Open a new table to change them.
refused-not_begun = The game hasn't started. The host starts it in the lobby.
refused-game_over = This game is over. *{ end-again }* below its result opens a new lobby.
refused-paused = This game is paused. Resume it with `/{ command-table-name } { command-go_on-name }`.
refused-still_running = The game is still running. Its file contains every hand and the seed, so you'll get it once the game is over.
refused-not_seated = You have no seat at this table. You can join a table while it is in the lobby; once the game has started, you can watch, or ask for a computer player's seat with `/{ command-table-name } { command-status-name }`.
refused-not_host = Only the host can do that. Please ask the host.
refused-not_watched = There is no watch link for this game.
refused-not_ready = Not ready yet: { $players }. They have to press *{ $lobby_agree }*.
refused-not_admin = You need the Manage Server permission for that.
refused-table_full = All { $most } seats are taken. You can watch, or open another table in a thread.
refused-no_computer = There is no computer player called “{ $level }”. Choose one of the suggestions.
refused-no_computer_here = There is no computer player in that seat.
refused-seats = This game is for { $least } to { $most } players (now: { $seats }). Let others join, or add or remove computer players.
refused-setting = That value isn't valid for { $field }. Its menu lists the possible values.
refused-no_topic = The rules have nothing on “{ $typed }”. Try another word, or choose a topic.
refused-not_your_decision = That isn't your decision right now. Your panel shows what is.
refused-question_closed = That question was answered earlier. Your panel shows the current one.
refused-not_an_option = That isn't possible right now. Choose from your panel.
refused-picked_twice = You can't pick the same thing twice. Pick another one.
refused-pick_number = { $least ->
    [0] Pick up to { $most }.
   *[other] Pick { $least } to { $most }.
}

## The group around a game: steps back, coming and going, waits, files

log-started_by_admin = A server admin started the game.
player-forgotten = Former player
log-undone = ↩️ { $player } took back their last choice.
log-undo_proposed = ↩️ { $player } would like to take back their last choice and everything after it. Everyone has to agree.
log-undo_late = ↩️ { $player } would like to take back their last choice and everything after it. The time for that turn has run out, so everyone has to agree.
log-undone_by_all = ↩️ Everyone agreed: { $player }'s choice and everything after it were taken back.
log-undone_by_admin = ↩️ { $admin } (admin) took the game back to just after entry { $entry }.
log-went_back = ↩️ The game went back to just after entry { $entry }.
log-dice_stirred = 🎲 Something had been revealed, so what is rolled or drawn from now on comes out differently.
log-end_proposed = { $player } proposes ending the game without a result. Everyone has to agree.
log-stop_proposed = { $player } proposes ending the game; nobody would win. Everyone has to agree.
log-count_proposed = { $player } proposes counting the points and ending the game.
log-ended_by_all = Everyone agreed to end the game.
log-counted = The points were counted, and the game ends here.
log-stand_in_proposed = 🤖 { $player } says that { $absent } is away. I'll check with { $absent } first.
log-stood_in = 🤖 { $player } hasn't answered, so a computer player takes over until { $player } is back.
log-back_again = { $player } is back and playing again.
log-took_over = { $player } takes over seat { $seat }.
log-replaced_by_admin = { $admin } (admin) gave seat { $seat } to { $player }.
log-computer_by_admin = { $admin } (admin) gave seat { $seat } to a computer player ({ $player }).
log-paused = ⏸️ { $player } paused the game. Until it resumes, another game can be played in this channel.
log-paused_by_admin = ⏸️ { $admin } (admin) paused the game. Until it resumes, another game can be played in this channel.
log-resumed = ▶️ { $player } resumed the game.
log-parked = 💤 Nothing has happened here for { $days } days, so the game was paused. Nothing is lost; you can resume it at any time.
log-lobby_forgotten = Nothing has happened in this lobby for a long time, so it was closed.
log-channel_gone = The channel of this game was deleted. The game is kept and can be resumed in another channel.
log-remind = ⏰ { $player }, the table is waiting for you.
log-warn = ⏳ { $player }, your time runs out <t:{ $due }:R>. Then a computer player takes your turns until you're back.
log-time_out = ⌛ { $player }'s time is up. A computer player takes over until { $player } is back.
log-exported_by_admin = { $admin } (admin) exported the running game. The file contains all hands and the seed of the dice.
log-imported_by_admin = { $admin } (admin) imported this game from a file.
end-by_all = All players agreed to end the game.
# A game may say this in its own words.
end-stopped = Everyone agreed to end the game here.
end-counted = The game was ended early; points decide the ranking.
result-standing = **Standings when the game ended**
end-channel_gone = The channel was deleted before the game began.
end-lobby_forgotten = Nothing happened in the lobby for a long time, so it was closed.
refused-undo_nothing = You haven't made a choice that can be taken back.
refused-undo_side_by_side = Several players are choosing at the same time, so you can't take back earlier choices now. If your question has a button to go back, use that.
refused-undo_impossible = The game can't go back that far. It continues from its current position.
refused-undo_entry = Choose an entry from { $least } to { $most }.
refused-too_long = This game has more than { $entries } choices, so nothing can be taken back. Play on or end the game; it ends by itself after { $most } choices.
refused-not_asked = This question isn't for you.
refused-no_proposal = That proposal isn't open. The board shows the ones that are.
refused-no_seat = There is no such seat. Choose one of the suggestions.
refused-seated_already = A player can have only one seat at this table.
refused-seat_taken = Someone is sitting there, so nobody else can take that seat. You can watch, or ask again when they leave.
refused-which_seat = Several seats are free. Choose one of them.
refused-held_a_hand = You've already had a seat in this game, so you can only return to that one: seat { $seat }.
refused-held_by_forgotten = A player who had seen a hand at this table deleted their data, so newcomers can't take over another player's hand. A computer player keeps that seat.
refused-not_absent = A computer player can only stand in for another person who is playing.
refused-not_paused = The game isn't paused. The board shows who is next.
refused-wait = Choose a time from { COUNT($least, "minute") } to { $most } days.
refused-may_not_start = Only certain people may open tables on this server. Its admins decide who.
refused-too_many_tables = This server allows { COUNT($most, "table") } at a time. Wait for one to end, or pause one.
refused-too_many_hosted = { $most ->
    [one] You're already hosting an unfinished table (table { $tables }), and the limit is one per person; lobbies and paused games count too.
   *[other] You're already hosting { $most } unfinished tables, which is the limit per person; lobbies and paused games count too. The oldest are tables { $tables }.
} `/{ command-table-name } { command-table_list-name }` lists the tables on a server, and `/{ command-table-name } { command-status-name }` ends one of yours.
refused-server_full = This server has reached its limit of { COUNT($most, "unfinished table") }; lobbies and paused games count too. `/{ command-table-name } { command-table_list-name }` lists them. When a table ends, there is room for a new one.
refused-server_setting = This setting isn't valid: { $field }
refused-file_too_large = This file is too large (more than { $most } MB).
refused-file = This file can't be imported: { $field }. Nothing was changed.
refused-file_limits = Replaying this file takes more than { $seconds } seconds or { $memory } MB of memory, so it wasn't imported. Nothing was changed.
refused-file_busy = I'm reading another file. Please try again in { $seconds } seconds.
refused-stopping = I'm about to restart, so I couldn't finish this. Please try again in a moment.

## Around a game, in Discord: proposals, presence, waits, settings

player-unnamed = Player { $number }
panel-pick-exactly = { $most ->
    [one] Pick one.
   *[other] Pick { $most }.
}

## The end of a game

end-again = Play again
end-check = Check that it was fair
dice-title = How to check that this game was fair
dice-hash = **1. The seed was not changed.** During the game, *{ board-table }* showed the SHA-256 { $hash }. Compute it from the seed that is shown now, with any tool you trust: { $command }
dice-draw = **2. A single draw.** Draw number *c*, counted from 0, is the SHA-256 of the text { $first } with *c* instead of the 0. Its first eight bytes, read as a number modulo *n*, give a draw below *n*; for a die, *n* is 6 and 1 is added. Numbers at the upper end that would favour small results are skipped, and the next *c* is used.
dice-replay = **3. The whole game.** With this version of Kantera on your machine, { $command } replays the attached file from the seed and every choice, and reports whether it ends as recorded.
dice-stirred = -# In this game, choices were taken back after something had been revealed, so numbers were mixed into the seed: { $entries }. Each stands between the seed and *c* from the moment the log mentions it; for earlier draws, leave it out.
end-no_files = I'm not allowed to attach files here, so the picture is missing; { $command } shows the game with its pictures and its file.
end-replay-large = The file of this game is too large to attach. The person who runs this bot has it.
refused-no_chronicle = This game has no chronicle.
end-chronicle = 📜 Chronicle
# A game may say this in its own words.
end-margin = { $player } beat { $second } by { COUNT($margin, "point") }.
# A game may say this in its own words.
end-margin_most = { $player } beat { $second } by { COUNT($margin, "point") }, mostly thanks to { $category }: { COUNT($own, "point") } to { $other }.
# A game may say this in its own words.
end-ahead = { $player } was { COUNT($margin, "point") } ahead of { $second }.
# A game may say this in its own words.
end-ahead_most = { $player } was { COUNT($margin, "point") } ahead of { $second }, mostly thanks to { $category }: { COUNT($own, "point") } to { $other }.
# A game may say this in its own words.
chronicle-title = 📜 The chronicle
chronicle-change = { $player }: { $before } → { COUNT($after, "point") }
# A game may say this in its own words.
chronicle-danger = The danger grows: { $before } → { $after }
chronicle-leads = { $player } takes the lead
chronicle-luckiest = 🍀 **Luckiest:** { $what } { $odds }
chronicle-unluckiest = 🥀 **Unluckiest:** { $what } { $odds }
chronicle-odds = (chance of { $good ->
    [1] this much luck
   *[0] such bad luck
}: { $percent }%)
chronicle-odds_rare = (chance of { $good ->
    [1] this much luck
   *[0] such bad luck
}: { $percent }%, one in { $times })
# A game may say this in its own words.
chronicle-quiet = { $player } was there, and nobody has anything bad to say.
chronicle-replay = Watch { $number }
chronicle-turn = Turn { $turn } of { $turns }
chart-title = Scores during the game
chart-choices = choices made
chart-alt = Scores during the game for { COUNT($seats, "player") }, from choice { $first } to { $last }.
chart-alt-line = { $seat }, { $player }: { $points }.

## Help

command-help-name = help
command-help-about = What you can do now
help-title = What you can do now
help-none = There is no table in this channel. Choose a game to open one.
help-resting = Table { $number } ({ $game }) in this channel is paused; nothing is lost.
help-resume = Resume
help-lobby = **{ $game }**, table { $number }: the [lobby]({ $link }) is open ({ $taken } at the table; for { $least }–{ $most } players).
help-lobby-join = Take a seat there with *{ $lobby_join }* and wait for the host to start the game.
help-lobby-full = All seats are taken, but you can watch.
help-lobby-host = You're the host, and everyone is ready: start when you like.
help-lobby-waits = You're the host. The game can start when everyone is ready. Not ready yet: { $players }.
help-lobby-few = You're the host. At least { COUNT($least, "seat") } must be taken before the game can start: let others join, or add computer players.
help-lobby-seated = You have a seat and are ready. The host starts the game.
help-lobby-ready = You have a seat, but haven't said yes yet. Check the settings in the lobby, then press *{ $lobby_agree }*.
help-asked = **It's your move:** { $question }
help-seated = You can also use: { $commands }
help-stranger = You have no seat here, so you're watching. You can take over a computer player's seat with { $command }; the host may have to agree.
help-elsewhere-table = { $table }: { $channel }
help-elsewhere = ⏰ Other tables waiting for you:
help-admin = As a server admin, you can use: { $commands }
help-common = Commands for every game
help-choose = List the commands of…
help-about = About this bot
help-back = ◀ What you can do now
about-title = Kantera { $version }
about-what = A game master for tabletop dungeon games: I know the rules, ask each player only for their own decisions, roll the dice, keep hidden hands hidden and save the whole game. `/{ command-help-name }` shows what you can do now.
about-game = - **{ $game }** ({ $least }–{ $most } players): { $command }
about-dice =
    🎲 **The dice can be checked.** All the randomness in a game comes from one seed. At the start, the table is shown the SHA-256 of that seed; at the end, the seed itself and the whole game as a file. Anyone can compute the hash, reroll every die and replay the file choice by choice (`python -m rules.replay FILE`).
about-privacy =
    🔒 **What is stored:** the Discord IDs and display names of those who play, their choices in the games, what happened there, the language of their Discord client, their own settings (pictures or text, DMs, reminders, time zone), sessions of the board in the browser, and which kinds of questions they have seen. I read only DMs to me and messages that mention me, to answer them; no message is kept. While a game is running, only the person who runs this bot and server admins (by an export announced at the table) can read its seed and all hands.
    The *{ about-forget }* button removes you from all of it. { $days ->
        [0] The person who runs this bot makes copies of its database; they hold your name until they are deleted.
       *[other] Backups are made every night and replaced after { $days } days; until then, they hold your name.
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
command-history-about = Finished games, with results and replays
command-stats-name = stats
command-stats-about = Games, wins, placings and average scores for this server or one player
command-game-name = game
command-game-about = Only this game
command-player-name = player
command-player-about = Only this player's games
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
stats-none = There are no finished games to count here yet.
stats-game = { $game }: { COUNT($games, "game") }, { $won } with a winner
stats-line = **{ $player }**: { COUNT($games, "game") }, { COUNT($wins, "win") }, average score { $mean } (places: { $places })
stats-line-lost = **{ $player }**: { COUNT($games, "game") }, no wins, average score { $mean }
stats-place = #{ $place } ×{ $times }
stats-of = Statistics for { $player }
stats-of-all = All games together: { $games }
stats-by_game = Game by game
stats-total = **{ $player }**: { COUNT($games, "game") }, { COUNT($wins, "win") }
stats-more = and { COUNT($number, "more player") }
stats-choose = One game or all…
stats-all = All games together
stats-note = A seat counts for the player who made the most choices in it. Only games played here from their beginning to a result count: no lessons, daily dungeons, imported games, games of computer players alone, and none that were ended early without everyone playing on, or with computer players.
error-digest = Discord refuses some of what I send: { $errors }. My log shows what; *What Discord may refuse* in `docs/hosting.md` explains the codes. I name each at most once a day.
forget-sure = **Delete your data?**
    - You leave all your tables; in running games a computer player takes your seat. Games with no other people in them end.
    - Your name and your Discord ID are removed from every game and list, and you no longer appear in the statistics. Your language, your other settings and the hints you have seen are forgotten too.
    - The games themselves stay, for the others who played them, with “Former player” instead of your name.
    - If you have begun today's dungeon, that is remembered until midnight (UTC), as a number that doesn't identify you.
    - Messages already posted on Discord stay there. { $days ->
        [0] Copies of the database made by the person who runs this bot still hold your name until they are deleted.
       *[other] Earlier backups still hold your name for up to { $days } days, until they are replaced.
    }
    This can't be undone.
forget-yes = Yes, forget me
forget-done = { $tables ->
    [0] You weren't in any games.
   *[other] You were removed from { COUNT($tables, "game") }.
} I no longer store anything about you, except in { $days ->
    [0] copies of the database made by the person who runs this bot
   *[other] backups of the last { $days } days
}. If you use me again, I start from scratch.

command-seat-name = seat
command-seat-about = The seat; suggestions appear as you type
command-pause-name = pause
command-pause-about = Pause a game; until it resumes, its channel is free for another one
command-go_on-name = resume
command-go_on-about = Resume a paused game in this channel
command-undo-name = undo
command-undo-about = Take back your last choice; if others have acted since, they are asked first

panel-undo = ↩️ Take back: { $what }
panel-undo-last = ↩️ Take back my last choice
panel-undo-since = ↩️ Go back to before my last choice
panel-undo-propose = ↩️ Ask to take back: { $what }
panel-undo-propose-last = my last choice
panel-undo-before = ↩️ Also take back the choice before that
undo-sure = Take back “{ $what }”? Everything since is taken back, the computer players' turns included.
undo-yes = Yes, go back
undo-done = Your last choice was taken back.
proposal-undo = ↩️ **{ $player } would like to take back:** { $choice } – and everything after it.
proposal-end = 🏳️ **{ $player } proposes ending the game without a result.**
proposal-stop = 🏳️ **{ $player } proposes ending the game. Nobody would win.**
proposal-count = 🏁 **{ $player } proposes counting the points and ending the game.**
proposal-stand_in = 🤖 **{ $player } says that { $absent } is away.**
proposal-takeover = 🪑 **{ $player } would like to take over { $absent }'s seat.**
proposal-what-undo = { $player }'s undo
proposal-what-end = ending the game
proposal-what-stand_in = a stand-in for { $absent }
proposal-what-takeover = a seat for { $player }
proposal-missing = Waiting for agreement: { $players }
proposal-agree = Agree to { $what }
proposal-refuse = Refuse
proposal-withdraw = Withdraw my proposal
proposal-asked = This will happen as soon as these players agree: { $players }. They are being asked now.
proposal-carried = Everyone agreed; it's done.
proposal-dropped = The proposal was dropped; nothing changes.
end-yes = End it now
end-propose = Propose it
end-count = Count points and end
end-end-sure = Propose ending this game without a result? It ends when all players agree.
end-stop-sure = Propose ending this game? It ends when all players agree, and nobody wins.
end-count-sure = Propose counting the points and ending the game? It ends when all players agree; computer players always do.
end-host-sure = End this game? *Count points and end* asks the other players (computer players always agree); once everyone agrees, points decide the ranking. *End it now* ends it at once: nobody wins, and the standings are shown.
end-done = The game is over.

resting-paused = ⏸️ The game is paused. Any player can resume it.
resting-parked = 💤 The game was paused because nothing happened for a long time. Nothing is lost; any player can resume it.
resume-which = There is no table in this channel. Which of your paused games should continue here?
resting-resume = ▶️ Resume
resumed = The game continues: { $channel }
paused = The game is paused, so another one can be played in this channel. { $command } resumes the paused game, here or in another channel.
took_over = The seat is yours.
takeover-asked = I'm asking { $players } now. The seat is yours as soon as they agree. Their answer will appear on the board.
took_over-resting = The seat is yours. Resume the game with { $command }.
log-gone = 🚪 { $player } is no longer on this server. The others can call in a computer player (`/{ command-table-name } { command-status-name }`), and an admin can give the seat to someone else (`/{ command-admin-name } { command-replace-name }`).
seat-stand_in = a computer player stands in
seat-empty = empty
seat-line = { $seat }: { $player }

notice-title = Notification when a table is waiting for you: **{ $way }**. This applies to all your tables.
notice-dm = DM
notice-dm-help = A new DM with your hand and the question, or a mention if DMs don't reach you
notice-mention = Mention
notice-mention-help = A mention in the table's channel
notice-none = None
notice-none-help = Only reminders you've set, and a warning before a deadline

time-seconds = { COUNT($number, "second") }
time-minutes = { COUNT($number, "minute") }
time-hours = { COUNT($number, "hour") }
time-days = { COUNT($number, "day") }
time-typed-seconds = s sec secs second seconds
time-typed-minutes = m min mins minute minutes
time-typed-hours = h hr hrs hour hours
time-typed-days = d day days
moment-typed-today = today
moment-typed-tomorrow = tomorrow tmrw
moment-typed-overmorrow = overmorrow
moment-typed-later = later
moment-typed-weekdays = monday tuesday wednesday thursday friday saturday sunday
moment-typed-weekday = .
moment-typed-year = /
moment-typed-month = /
moment-typed-months = january february march april may june july august september october november december
moment-typed-day = st nd rd th .
moment-typed-halves = am pm
moment-typed-hour = o'clock
moment-typed-minute = min
moment-typed-half = thirty
moment-typed-fillers = at on @
waits-never = never
waits-as_table = same as the table
waits-me = Your reminder: { $after }
waits-table = Reminder for everyone: { $after }
waits-deadline = Turn deadline: { $after }
waits-how = -# A turn lasts until it is someone else's turn to answer. Time while the game is paused or the bot is offline doesn't count.

table-waiting = Tables waiting for you
table-waiting-none = No table is waiting for you.
lobby-shuffle = Shuffle seats
lobby-seats_button = Seats…
seating-title = Seats
seating-help = Players sit in this order.
seating-choose = Choose a seat…
seating-level = How this computer player plays…
seating-up = ▲ Move up
seating-down = ▼ Move down
seating-away = Remove

trouble-permissions = I can't show the board in { $channel } without these permissions: { $permissions }. A server admin can grant them; until then, you can keep playing here.
trouble-closed = I can't show the board in { $channel }, because Discord doesn't let me in. Until that changes, you can keep playing here.
trouble-outage = I can't show the board in { $channel } at the moment, because Discord refuses it. I keep trying; meanwhile, you can keep playing here.
trouble-locked = I can't write in { $channel }, because the thread is locked. Someone who may manage threads can unlock it; until then, you can keep playing here.
trouble-kind = I can't show the board in { $channel }, because that kind of channel takes no messages. You can keep playing here.
trouble-blocked = I can't show the board in { $channel }, because the server's AutoMod blocks it. A server admin can exempt me; until then, you can keep playing here.
trouble-files = I'm not allowed to attach files here, so the board is text only.
refused-which_table = This channel has several paused games. Choose one with *which*.
refused-channel_gone = The channel of this game was deleted. Use { $command } in another channel on the server.
refused-no_limit = “{ $typed }” isn't a number of tables. Type one from 1 to { $most }, or leave the field empty for no limit.
refused-length = “{ $typed }” isn't a duration. Type something like 30m, 2h or 1d.

command-channel-name = channel
command-channel-about = Where the table continues; here by default
command-admin_undo-name = undo
command-admin_undo-about = Take a game back to just after one of its log entries
command-entry-name = entry
command-entry-about = Back to just after this entry; suggestions appear as you type
command-replace-name = replace
command-replace-about = Give a seat to another player or a computer player
command-newcomer-name = player
command-newcomer-about = Who takes the seat; a computer player by default
# A game may say this in its own words.
command-level-name = level
command-level-about = How the computer player plays
command-verify-name = verify
command-verify-about = Replay a game from its choices and compare it with the current position
command-admin_export-name = export
command-admin_export-about = Save the whole game to a file; in a running game the players are told, as it shows all hands
command-import-name = import
command-import-about = Import a game from an exported file into this channel
command-file-name = file
command-file-about = An exported file
command-settings-name = settings
command-settings-about = Who may open tables, how many, reminders, deadlines, when lobbies close
command-role-name = role
command-role-about = Add or remove a role that may open tables

admin-damaged = Table { $number } can't be read: { $why }
admin-paused = Table { $number } is paused. The players have been told.
admin-undone = Table { $number } was taken back to just after entry { $entry }. The players have been told.
admin-replaced = Seat { $seat } of table { $number } has changed hands. The players have been told.
entry-line = { $number }: { $what }
entry-begin = { $number }: the beginning
entry-untold = a choice that nobody else was told about
verified = Replaying table { $number } from its { $entries } entries leads exactly to its current position.
departs = Replaying table { $number } leads to a different position: { $why }. If the game is still running, it continues from its current position and is marked “{ admin-rules_changed }”.
exported = Table { $number }, with the seed of its dice, every choice and its current position. The players have been told.
imported = { $game } is now table { $number }. It is paused, and its seats are empty: players take one with { $takeover } and resume the game with { $resume }.
imported-over = { $game } is now table { $number }. The game is already over.
settings-edit = Edit…
settings-choose_who = Who may open tables
settings-most_label = Tables at once
settings-lobby_label = Close inactive lobbies after
settings-title = Settings for this server
settings-who = Who may open tables: { $who }
settings-who_everyone = everyone
settings-who_roles = certain roles
settings-who_managers = admins only
settings-roles = server admins and these roles: { $roles }
settings-most = Tables at once: { $most }
settings-any = no limit
settings-lobby = Inactive lobbies close after: { $after }
settings-new = The reminder, the deadline and the time until a stand-in apply to games started from now on; each table can set its own with `/{ command-table-name } { command-table_settings-name }`.
settings-most_tables-help = Empty or 0: no limit
settings-remind_after-help = { setting-remind-help }
settings-deadline-help = { setting-deadline-help }
settings-away_after-help = After this time, a computer player stands in; leave empty for the usual time
settings-lobby_life-help = Leave empty for the usual time
refused-no_bot = A bot can't have a seat. For a computer player, leave *{ command-newcomer-name }* empty.
refused-file_unread = Discord didn't give me that file. Please try again.
hand-notices = Notification when it's your move: { $way }.
log-whose = Whose events?
log-everybody = Everything
log-verified_by_admin = 🔎 { $admin } (admin) had the game replayed from its recorded choices to check it.

## Absences, turns and proposals

leave-host = Leave this game? A computer player takes your seat at once, and another player becomes the host. You can come back with { $command } as long as nobody else has taken the seat.
leave-pauses = Leave this game? A computer player takes your seat. Nobody else is playing at the moment, so the game is paused until one of the others is back. You can come back with { $command } as long as nobody else has taken the seat.
leave-ends = Leave this game? **Everyone else has agreed to end it, and only your answer is missing: if you leave, it's over for good.**
leave-last = **You're the last person at this table**, and computer players don't play on among themselves.
    - *Pause it*: the game stays as it is, and you keep your seat; you can resume it at any time.
    - *End it now*: the game is over for good, without a result. Nobody can come back to it.
leave-last-paused = **You're the last person at this table.** The game is already paused and stays as it is, and you keep your seat; you don't have to do anything. *End it now*: the game is over for good, without a result. Nobody can come back to it.
leave-rest = Pause it
log-takeover_proposed = 🪑 { $player } would like to take over seat { $seat }.
log-shows_on = 🎬 { $player } turned play-by-play on: the board shows important events one moment at a time.
log-shows_off = 🎬 { $player } turned play-by-play off: the board shows results right away.
log-advice_on = 💡 { $player } turned advice on for everyone.
log-advice_off = 💡 { $player } turned advice off.
log-watch_on = 👁️ { $player } created a watch link: anyone who has it can watch the game in a browser.
log-watch_off = 👁️ { $player } disabled the watch link.
log-watch_late = 👁️ { $player } set the watch link to show the game with a one-turn delay.
log-watch_live = 👁️ { $player } set the watch link to show every turn as it happens.
log-watch_renewed = 👁️ { $player } replaced the watch link. The old one no longer works.
log-seats_open = 🚪 { $player } opened the computer players' seats to everyone.
log-seats_asked = 🚪 { $player } closed the computer players' seats: the host has to agree before someone takes one over.
log-proposal_agreed = { $player } agrees to { $what }.
log-proposal_refused = { $player } doesn't agree to { $what }; nothing changes.
log-proposal_withdrawn = { $player } withdrew a proposal: { $what }.
log-proposal_lapsed = A proposal has lapsed: { $what }.
log-undo_lapsed = ↩️ Play has gone on, so the request to take a choice back has lapsed.
log-takeover_lapsed = 🪑 { $player } doesn't get seat { $seat }: it's no longer free, or no longer wanted.
what-undo = taking choices back
what-end = ending the game
what-stand_in = a stand-in for an absent player
what-takeover = a new player taking a seat
log-called = 🔔 { $player } says that you're away. Press *I'm here*, or do anything else; otherwise a computer player will soon stand in for you.
log-here = 👋 { $player } is here.
log-nobody_plays = ⏸️ { $player } hasn't answered and nobody else is playing, so the game is paused. Nothing is lost; any player can resume it.
log-nobody_left = ⏸️ Nobody is playing, so the game is paused. Computer players don't play on among themselves.
log-host = { $player } is the host now.
log-time_out_once = ⌛ Your time is up; this question was answered for you.
log-answered = 🤖 Answered for you: { $answer }
log-answered_none = 🤖 Answered for you: nothing
log-wait_set = ⏱️ { $player } changed { $what }: { $old } → { $new }.
log-wait_set_by_admin = ⏱️ { $admin } (admin) changed { $what }: { $old } → { $new }.
wait-remind = the reminder for everyone
wait-deadline = the turn deadline
wait-away = the time until a stand-in for players who are away
waits-away = Computer player stands in after someone says that a player is away: { $after }
turn-until = ⌛ Your time runs out { $due }.
board-standing = 📊 **Standings:** { $scores }
board-standing_of = 📊 **Standings ({ $category }):** { $scores }
board-until = ⌛ Time runs out for { $players } { $due }.
board-moved = ➡️ **{ $game }**, table { $number }, continues elsewhere: { $link }
end-by_last = The last player ended the game.
proposal-called = 🔔 **{ $player } says that you're away.** A computer player will stand in for you unless you say that you're here; any button or command will do.
proposal-here = I'm here
proposal-hidden = a choice that isn't public
stand_in-until = Unless { $absent } does something first, a computer player takes over { $due } if these players agree: { $players }.
stand_in-until-agreed = Unless { $absent } does something first, a computer player takes over { $due }.
stand_in-silent = { $absent } hasn't answered. A computer player takes over once these players agree: { $players }.
stand_in-silent-agreed = { $absent } hasn't answered. A computer player takes over now.
here-done = Welcome back! From here on, you play your own turns again.
refused-last_person = You're the last person at this table: pause the game or end it.
refused-nobody_plays = Nobody is playing at this table. One of its players has to return first, or someone has to take a seat.
refused-proposed_already = You've already proposed that; the others still have to answer.
refused-another_seat = You've already asked for another seat. Press *{ $refuse }* on the board to withdraw that request.
refused-asked_often = You've asked for a seat in this game { $most } times within an hour. Please wait before you ask again.
refused-many_ask = Several people are already waiting for a seat here. Please ask again once they have an answer.
refused-no_advice = Advice is off at this table. The host can turn it on.
refused-nothing_to_explain = No computer player has made a public choice yet.
refused-not_called = Nobody has reported you as away. Just play on.
refused-back_again = That player is back and making their own choices again. Nothing more is needed.

## Choosing a game

gallery-title = What shall we play?
gallery-play = Play { $game }
gallery-more = More games: { $commands }.
gallery-taken = [{ $game }, table { $number }]({ $link }) is already open in this channel.
gallery-apart = { $game } in a new thread
gallery-first = Is this your first game of { $game }? The lesson teaches it while you play.
gallery-elsewhere = Open your table in another channel.
hello-games = 🎲 Show the games
trial-forms = **A trial of this bot.** Press each of these buttons and the ones on the board. Everything is removed afterwards.
hello-what = 🏮 **I'm Kantera**, the game master of { $games } dungeon games: I know the rules, roll the dice, keep hidden hands hidden, and ask each player only for their own decisions.
command-play-name = play
command-play-about = Choose a game and open a table

# A game that is over, looked at again

replay-open = Replay
replay-title = Replay: { $game }, table { $number }
replay-where =
    { $at ->
        [0] The start
       *[other] Choice { $at } of { $last } · turn { $turn } of { $turns }
    }
replay-step = Choice { $at }
replay-hands-show = Show all hands
replay-hands-hide = Hide the hands
replay-hand = **{ $player }**
replay-moments = Go to a moment…
replay-rise = 📈 { $player } { $change }
replay-fall = 📉 { $player } { $change }
replay-asks = Next to choose: { $players }
replay-taken_back =
    { COUNT($count, "choice was", "choices were") } taken back before this; the replay shows what was played in the end.
replay-gap = The rules have changed since this game was played. From entry { $entry } on, the game runs differently under the current rules, so the choices from there to this position can't be shown.
replay-stopped = The replay stops here. The rules have changed since this game was played, and from entry { $entry } on, the game runs differently under the current rules. The log tells the rest.
refused-no_replay = This game can't be replayed under the current rules. The log tells what happened.

## Guided first games

gallery-learn = 🎓 Learn it
help-lessons = 🎓 Learn a game
lessons-title = 🎓 Lessons
lessons-line = **{ $game }** · { $title }
    -# { $least } to { $most } minutes, for one player. A coach explains each decision and suggests an answer.
command-learn-name = learn
command-learn-about = Learn a game by playing it with a coach
command-learn_game-name = game
command-learn_game-about = The game to learn; leave it out to list all lessons
refused-no_lesson = There is no lesson of that name. `/{ command-learn-name }` lists the lessons.
board-lesson = { $player } is learning: { $title }
coach-goals = **Your goal:** { $goals }.
coach-free = This is the real game; I'm just here to help. You don't have to follow my advice, and in this lesson you can always take back your last choice with ↩️ (in other games, only until something comes of it).
coach-thinking = I'm still thinking about what I'd do. You don't have to wait for me.
coach-advice = I'd choose **{ $answer }**.
coach-advice-why = I'd choose **{ $answer }** – { $why }
coach-advice-does = I'd choose **{ $answer }**: { $does }.
coach-advice-both = I'd choose **{ $answer }** ({ $does }) – { $why }
coach-stray = You can choose **{ $answer }** instead. Here's what it means:
coach-stray-plain = You can choose **{ $answer }** instead.
coach-stray-back = It's up to you. You can take your choice back with ↩️.
coach-stray-first = It's up to you. You can take your choice back with ↩️. From now on, I'll give you advice but won't ask you to confirm.
coach-over = The game is over, so ↩️ can't take anything back. You can take the lesson again.
coach-ended = The lesson is over: { $title }
coach-unseen = You haven't met these yet: { $topics }. Each is explained the first time it comes up.
coach-play_on = ▶️ Play on without me
coach-real = 🎲 A real game
coach-next = **What next?** *{ coach-real }* ends this one and opens a table that others can join; its host can add computer players, and then presses *{ lobby-start }*. Later, type `/{ command-play-name }` in a channel and choose the game.

## The daily dungeon

command-daily-name = daily
command-daily-about = Today's dungeon: the same for everyone, solo, one scored attempt
daily-title = 🗓️ Today's dungeon
daily-rule = You play alone, and nobody else can see your game. Everyone has the same cards and the same dice. **Your first attempt counts**, even if you give up; nothing in it can be taken back, and you have to finish before the day ends. Wins rank above defeats; ties are broken by points, then by fewer choices. Afterwards you can practise as often as you like. The next dungeon opens { $next } (00:00 UTC).
daily-mine_none = You haven't tried it yet.
daily-mine_running = ▶️ Your attempt is in progress: { $link }
daily-mine_over = ✅ You've made your attempt. Any further attempt is practice.
daily-no_server = Your attempt is listed only on the server where you started it.
daily-board = Today on this server
daily-yesterday = Yesterday: { $game }
daily-nobody = Nobody yet.
daily-more = and { $number } more
daily-won = **{ $place }.** 🏆 { $player }: { COUNT($total, "point") }, { COUNT($choices, "choice") }
daily-done = **{ $place }.** { $player }: { COUNT($total, "point") }, { COUNT($choices, "choice") }
daily-playing = { $player } is still down there.
daily-late = { $player } didn't come out before midnight.
daily-given_up = { $player } gave up.
daily-begin = Begin: this attempt counts
daily-practise = Practise
daily-watch = Watch yesterday's best
daily-opening = 🏮 The door opens…
daily-waits = 🗓️ Your dungeon is waiting in our DMs: { $link }. This attempt counts.
daily-waits_practice = 🗓️ Your dungeon is waiting in our DMs: { $link }. This attempt is practice and doesn't count.
daily-dice = 🎲 The seed of this dungeon is published { $opens }, when nobody can try it any longer. Until then, the game's record and its replay are hidden too.
refused-no_daily = No game offers a daily dungeon.
refused-daily_over = That was another day's dungeon. Use `/{ command-daily-name }` again.
refused-daily_running = Your attempt is still in progress: `/{ command-daily-name }` takes you back to it. You can practise once it's over.
refused-daily_dm_failed = Discord doesn't let me send you DMs at the moment. Please try again in a few minutes. No attempt was used.
refused-daily_dm = I can't send you DMs: you don't accept them from this server. Allow them in the server's privacy settings, then press again. No attempt was used.
refused-daily_dm_taken = There is already a table in our DMs: { $link }. End or pause it first. No attempt was used.
refused-daily_sealed = Others may still try this daily dungeon. Its seed, its file and its replay are published { $opens }.
refused-daily_elsewhere = A daily dungeon can only be played where it was started.
refused-daily_undo = Nothing can be taken back in the attempt that counts.
refused-daily_alone = Nobody else plays in a daily dungeon, so there are no reminders or deadlines to set.

## The game master answers

# Where an answer to a question in plain words is from

asked-source_rules = Rules: { $title }
asked-source_rules_all = Rules
asked-source_card = Card
asked-source_board = Board
asked-source_hand = Your hand
asked-source_now = As it stands now
asked-source_options = What you're asked now
asked-source_refused = Not possible now
asked-source_log = Log
asked-source_log_turn = Log, turn { $number }
asked-unsure = I'm not sure; the nearest I have:

board-going_on = 🧭 What's going on?
ask-about-private = Tell me privately
ask-about-form = Ask…
ask-about-title = Ask the game master
ask-about-label = Your question
answer-cut = Your question was too long: I read only the first { $most } characters.
answer-no_game = No game has been played in this channel yet. `/{ command-play-name }` opens a table, `/{ command-learn-name }` teaches a game, and `/{ command-help-name }` lists the commands.
answer-not_begun = The game hasn't started: until then I can only show you the rules of { $game }. The host presses *Start* in the lobby.
answer-help =
    You can ask me in plain words:
    - what's going on, who leads and why, what just happened, what comes next
    - whose turn it is, when the game ends, how it's won
    - what a card or monster does, what a player has, what a rule says
    - why something isn't possible, how to take back a choice, pause or leave
# A game may say this in its own words.
answer-leads = { $number ->
    [one] { $players } leads with { COUNT($total, "point") }.
   *[other] { $players } share the lead with { COUNT($total, "point") } each.
}
answer-option = **{ $answer }**. { $more }
answer-tie_broken = At this tie, { $players } would win.
answer-not_now = Not now: nothing is asked of you at the moment. { $waiting }
# A game may say this in its own words.
answer-ahead = { $player } is { COUNT($margin, "point") } ahead of { $second }: { $total } to { $other }.
# A game may say this in its own words.
answer-alike = { $player } and { $second } have { COUNT($total, "point") } each.
# A game may say this in its own words.
answer-level = Everyone is tied with { COUNT($total, "point") }.
answer-together = You win or lose together, so nobody leads.
# A game may say this in its own words.
answer-win = *{ board-rules }* says how this game ends and how it is won.
# A game may say this in its own words.
answer-win_together = *{ board-rules }* explains how you win together and how you lose.
answer-no_score = This game isn't scored along the way; the board shows how everyone is doing.
answer-no_reason = I see nothing like that among the things you can't do now, and nothing of the kind has happened lately.
answer-why_private = What you can't do may depend on your hand, so I answer that only in private.
answer-own_private = The answer may depend on your hand, so I give it only in private, under *{ board-going_on }*.
answer-hands = I never reveal hands or secret choices.
answer-advice = *{ $board_move }* shows what you can do and what each answer does, and *{ panel-advice }* there gives you advice.
answer-advice-none = *{ $board_move }* shows what you can do and what each answer does. Advice is off at this table; the host can turn it on in the settings.
answer-how-undo = { $undo } takes back your last choice, as long as nobody else has acted and nothing has been rolled or revealed since. Otherwise, it asks the others whether they agree.
answer-how-stop = { $pause } pauses the game; nothing is lost, and any player can resume it. { $leave } gives up your seat: a computer player takes it over. { $status } offers both, as well as *{ status-ask_end }* for ending the whole game.
answer-how-deadline = { $settings } shows and sets reminders and the turn deadline; when a deadline passes, a computer player acts in your place.
answer-how-join = { $status } offers *{ status-takeover }*, which gives you a computer player's seat; the host may have to agree. There you can also report players who are away; a computer player then stands in for them.
handover-title = Where the game stands
handover-seen = What has happened
handover-has = What you have

# The page of a game in the browser

page-open = Open the board
page-link = This link opens the game in your browser, where you can tap the board. It works once, within the next { $minutes } minutes. Keep it to yourself: whoever opens it plays as you.
page-link-unseated = This link opens the game in your browser. You have no seat at this table, so you only watch. It works once, within the next { $minutes } minutes. Keep it to yourself: it's signed in as you.
page-browser = Open it in the browser
page-close = Close all my boards
page-closed =
    { $number ->
        [0] No browser was signed in. Links you haven't used yet no longer work.
       *[other] Signed out: { COUNT($number, "browser") }.
    }
page-board = Board
page-hand = Hand
page-players = Players
page-asked = Your turn
page-help = Help
page-lost = Connection lost. Reconnecting…
page-signed_out = This board is another person's, or you're signed out. Press “{ page-open }” in the game's channel for a link of your own.
page-old_link = This link is another person's, has already been used or has expired. Press “{ page-open }” in the game's channel for one of your own.
page-unavailable = The board can't be opened right now. Try again in a moment.
page-entering = Opening the board…
page-elsewhere = You've opened this board in other windows, so this one no longer follows the game.
page-reload = Continue here
page-flood = This page sent too many messages at once.
page-onward = 🆕 To the new table: { $game }, table { $number }
page-watch-now = 👁️ You're watching. You see only public information.
page-watch-late = 👁️ You're watching one turn behind: this is the game before the current turn.
page-watch-later = 👁️ You're watching one turn behind. The game will be shown here from the next turn on.
page-watch-lobby = 👁️ The game hasn't started yet. It will be shown here.
page-watch-seat = 🪑 To my seat, or to join
page-unwatched = This link isn't valid. Ask the players for a new one.
page-full = Too many people are watching at the moment, so the game can't be shown.
page-menu = Menu
page-skip = Go to the question (? for keyboard shortcuts)
page-send = Send
page-dismiss = Close
page-language = 日本語
page-picked = { $number } of { $most }
page-left_out = {" "}{ $number } more
page-goals = Choose one of the highlighted places, or drag it there.
page-astray = It can't go there, only where the board is highlighted.
page-lit = Choose what glows.
page-lined = Draw over what glows, or tap it.
page-lit_named = Choose what glows: { $answers }
page-twice = (tap twice)
page-again = Tap again to choose this.
page-again_click = Click again to choose this.
page-keys = Tab goes through the answers, Enter chooses, and Escape goes back. “More” lists the places on the board. ← and → show past moments. + and - zoom, 0 shows the whole board. / asks a question.
page-no_answer = That isn't an answer to this question.
page-back = Previous moment
page-forward = Next moment
page-play = Play
page-pause = Pause
page-before = Just before
page-now = Now
page-hand_of = Hand: { $player }
page-eyes = Point of view
page-spectator = Spectators
