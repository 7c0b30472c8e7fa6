game-name = Liar's Dice
game-blurb = Bid on all dice, knowing only your own, or call a bluff.
game-facts = 2 to 6 players · about 15 minutes · easy
command-group-name = liarsdice
command-dice-name = dice
setting-dice = Dice
setting-dice-help = How many dice each player begins with.
ask-bid = { $number ->
        [0] You open. There are { $total } dice: what do you bid?
       *[other] The bid is { $number } × { $face }, with { $total } dice in play. Do you raise it or doubt it?
    }
doing-bid = deciding whether to bid or doubt
hint-bid = A bid names the minimum number of dice, among all players, that show a given face. Raise the number or the face.
do-bid = { $number } × { $face }
do-doubt = Doubt it
refused-nothing_bid = Nobody has bid yet.
log-round = Everybody rolls; { $player } begins.
log-rolled = You rolled { $dice }.
log-bids = { $player } bids { $number } × { $face }.
log-doubts = { $player } doubts { $bidder }.
log-shows = { $player } shows { $dice }.
log-loses = There are { $count } × { $face }. { $player } loses a die and has { $left } left.
end-last_player = Only one player has dice left.
words-bid = The bid: { $number } × { $face }
words-player = { $player }, dice left: { $dice }
picture-dice = { $dice } dice
picture-seat = Player { $number }
topic-aim-title = The aim
topic-aim = Keep your dice. Whoever doubts a true bid loses one, and so does whoever is caught with a false bid. The last player with dice wins.
