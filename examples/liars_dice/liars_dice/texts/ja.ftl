game-name = ライアーズダイス
game-blurb = 自分のダイスだけを見て全員のダイスに賭け、うそを見破ろう。
game-facts = 2～6人 ・ 約15分 ・ やさしい
command-group-name = ライアーズダイス
command-dice-name = ダイス数
setting-dice = ダイスの数
setting-dice-help = 1人が最初に持つダイスの数。
ask-bid = { $number ->
        [0] 最初の宣言です。ダイスは全部で{ $total }個。いくつと宣言しますか？
       *[other] 今の宣言は{ $face }の目が{ $number }個（全部で{ $total }個）。上げますか、疑いますか？
    }
doing-bid = 宣言するか疑うか決めています
hint-bid = 全員のダイスを合わせて、その目が少なくとも何個あるかを宣言します。個数か目を上げてください。
do-bid = { $face }の目が{ $number }個
do-doubt = 疑う
refused-nothing_bid = まだ宣言がありません。
log-round = 全員がダイスを振り、{ $player }から始めます。
log-rolled = 出た目は{ $dice }です。
log-bids = { $player }の宣言：{ $face }の目が{ $number }個。
log-doubts = { $player }が{ $bidder }を疑いました。
log-shows = { $player }の目は{ $dice }。
log-loses = { $face }の目は{ $count }個。{ $player }はダイスを1個失い、残りは{ $left }個です。
end-last_player = ダイスを持つ人が1人になりました。
words-bid = 今の宣言：{ $face }の目が{ $number }個
words-player = { $player }：ダイス{ $dice }個
picture-dice = { $dice }個
picture-seat = { $number }番席
topic-aim-title = 目的
topic-aim = ダイスを守りましょう。正しい宣言を疑った人、うその宣言を見破られた人はダイスを1個失います。最後までダイスが残った人の勝ちです。
