## 全ゲーム共通の文言。ゲームごとのファイルで言い直せるのは、そう記したキーだけで、引数も同じにする。

## 列挙と人

list-named = { $name }：{ $words }
list-comma = {"、"}
list-last = {"、"}
list-many = { $entry }×{ $number }
text-missing = （表示できません）
seat-table = 卓
# A game may say this in its own words.
picture-seat = 席{ $number }
# A game may say this in its own words.
words-none = なし
computer-name = 🤖 コンピューター{ $number }
computer-called = 🤖 { $name }
computer-for = 🤖 コンピューター（{ $player }の代打）
computer-steady = 堅実
computer-steady-help = 経験則に従って、手堅く遊びます。答えもすぐに出ます。
computer-expert = 先読み
computer-expert-help = 何手番も先まで読みます。手強い代わりに、少し時間がかかります。
computer-random = 気まぐれ
computer-random-help = ルール上できることの中から、ランダムに選びます。

## コンピューターの名前：頭文字がみな違う

name-basil = バジル
name-clover = クローバー
name-fennel = フェンネル
name-hazel = ヘーゼル
name-linden = リンデン
name-moss = モス
name-nutmeg = ナツメグ
name-olive = オリーブ
name-poppy = ポピー
name-sorrel = ソレル
name-tansy = タンジー
name-willow = ウィロー

## コンピューターが答えについて言うこと：ほかで一番よい答えと比べて、その先で何がよくなり、何が悪くなるか

why-gains = { $gained }で{ $more }点
why-costs = { $lost }で{ $less }点
why-gains_and_costs = { $gained }で{ $more }点、ただし{ $lost }で{ $less }点
# A game may say this in its own words.
term-points = 得点
# A game may say this in its own words.
term-others = 相手の不利

## 得点で勝敗が決まらないゲームでは、勝つ見込みの増減（%）で言う

why-chance-gains = { $gained }で勝つ見込み{ $more }%
why-chance-costs = { $lost }で勝つ見込み{ $less }%
why-chance-gains_and_costs = { $gained }で勝つ見込み{ $more }%、ただし{ $lost }で{ $less }%

## コマンド

command-group-about = { $game }で遊ぶ
command-new-name = 新規
command-new-about = { $game }の卓を立てます（ここ、または新しいスレッド）
command-where-name = 場所
command-where-about = 卓を立てる場所
command-here-name = ここ
command-thread-name = 新しいスレッド
command-board-name = 盤面
command-board-about = 盤面をチャンネルの一番下に貼り直します
command-hand-name = 手元
command-hand-about = 自分の手元（手札など）を、自分だけに表示します
command-act-name = 行動
command-act-about = ボタンを押す代わりに、入力して質問に答えます
command-choice-name = 選択
command-choice-about = 答え（入力すると候補が出ます）
command-log-name = 記録
command-log-about = これまでのできごと（あなたに公開されている範囲）
command-rules-name = ルール
command-rules-about = ルールを調べます
command-topic-name = 項目
command-topic-about = 項目名、または探したい言葉
command-rules_game-name = ゲーム
command-rules_game-about = ゲーム（省略すると、あなたの卓のゲーム）
command-card-name = カード
# A game may say this in its own words.
command-card-about = ゲームのカードを調べます
command-which_card-name = カード
# A game may say this in its own words.
command-which_card-about = カードの名前（日本語でも英語でも。入力すると候補が出ます）
command-leave-name = 離席
command-leave-about = 席を立ちます（ゲーム中ならコンピューターが引き継ぎます）
command-table-name = 卓
command-table-about = 卓の状況と設定、ほかの卓、終わったゲーム
command-status-name = 状況
command-status-about = 誰が遊んでいて、誰を待っているか。一時停止、終了、席の引き継ぎ
command-table_list-name = 一覧
command-table_list-about = あなたを待っている卓と、このサーバーの終わっていない卓
command-table_settings-name = 設定
command-table_settings-about = 卓の設定と、自分の通知やリマインダー
command-admin-name = 管理
command-admin-about = サーバー管理者向け：卓の管理
command-games-name = 一覧
command-games-about = このサーバーの終わっていない卓
command-resume-name = 再開
command-resume-about = 卓を再開し、盤面とDMをここ（または別のチャンネル）に出し直します
command-end-name = 終了
command-end-about = 卓を結果なしで終わらせます
command-which-name = 対象
command-which-about = 対象の卓（入力すると候補が出ます）

## ロビー

lobby-seats = **プレイヤー**（現在{ $taken }人・{ $least }～{ $most }人用）
lobby-computer = { $name }（{ $level }）
lobby-computer_fills = { $name }（{ $level }。人が参加すると席を譲ります）
lobby-host = **{ $name }**（ホスト）
lobby-is_host = ホスト
lobby-no_answer = 返事待ち
lobby-lacks = このチャンネルで私に足りない権限：{ $permissions }。このままでも遊べますが、一部は表示されません。
lobby-join = 🪑 参加する／抜ける
lobby-agree = ✅ 参加する
lobby-unsure = **{ $name }**（返事待ち。「{ lobby-agree }」で参加）
lobby-leave_last = この卓から抜けますか？ほかに誰もいないので、卓は閉じます。
lobby-leave_host = この卓から抜けますか？あなたはホストなので、抜けるとほかの人がホストになります。
lobby-start = ▶️ 開始
lobby-add = 🤖 コンピューターを加える
lobby-how = ❓ 遊び方
night-date = 📅 **<t:{ $at }:F>** · <t:{ $at }:R>
night-set = 日時を決める…
night-title = ゲーム会
night-when = 日時
night-when-help = 例：土曜 20時、明日 20:30、2026-12-05 20:00。空欄にすると、日時を取り消します。
night-soon = ⏰ 「**{ $game }**」は<t:{ $at }:R>に始まります。
night-now = 🎲 「**{ $game }**」の時間です。ロビーはこちらです。参加予定の人は席に着いています。
refused-night_here = 日時を決められるのは、サーバーの中だけです。
refused-night_past = <t:{ $at }:F>はもう過ぎています。これからの日時を入力してください。
refused-night_far = <t:{ $at }:F>は1年以上先です。もっと近い日時を入力してください。
refused-night_unreadable = 「{ $typed }」は日時として読めません。土曜 20時、明日 20:30、2026-12-05 20:00のように入力してください。
refused-night_zone = あなたのタイムゾーンがまだ分かりません。「土曜 20時 Asia/Tokyo」や「土曜 20時 +09:00」のように、時刻の後ろに付けて入力してください。一度入力すれば覚えます。
refused-night_taken = このチャンネルでは別のゲームが進行中です。そちらを終えるか一時停止してから、こちらを始めてください。
command-when-name = 日時
command-when-about = ゲーム会の日時（例：土曜 20時、明日 20:30、2026-12-05 20:00）
lobby-in-thread = 卓を立てました：{ $thread }
thread-name = { $game }・{ $host }
setting-on = あり
setting-off = なし
setting-line = { $setting }：{ $value }

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む

## 盤面

board-title = 卓{ $number }
board-move = 自分の番
board-hand = 手元
board-log = 記録
board-skip = ⏭️ スキップ
board-rules = ルール
board-table = 卓…
board-watch = 観戦する
waiting-answer = ▶️ { $table }
waiting-for = { $players }を待っています（{ $since }から）
waiting-for_what = { $players }を待っています（{ $since }から）：{ $doing }
waiting-player = { $player }（{ $doing }）
waiting-secret = 割り込む人がいないか確認しています（誰に聞いているかは秘密です）。
waiting-busy = ⏳ ほかの卓でもコンピューターが考え中のため、しばらくかかります。
notice-your-move = { $player }、{ $game }（卓{ $number }）で、あなたの番です。

## パネル

panel-title = { $game }・卓{ $number }
panel-worked = **{ $answer }**：{ $sum }
panel-sentences = { $first }{ $then }
panel-choose = 選んでください…
panel-choose-several = 選んでください（複数可）…
panel-choose-number = { $number }個選んでください…
panel-choose-all = すべての答え（{ $number }件）…
panel-choose-group = 種類を選んでください…
panel-groups = ほかの種類
panel-page = { $page }／{ $pages }ページ
panel-previous = ◀ 前へ
panel-next = 次へ ▶
panel-none = 選ばない
panel-done = 決定
panel-unpick = 最後の1つを取り消す
panel-confirm = 決定する
panel-other = 選び直す
panel-final = 簡単には取り消せません。
panel-answer_name = 「{ $answer }」
panel-still = ほかにできること：{ $answers }
panel-still_more = ほか
panel-stuck = **ここから先へは進めません。** 手を戻して別の進め方を選ぶか、ここで終えてください。まだ何も確定していません。
panel-stroke_stops = 線はここで止まりました。{ $why }
panel-stroke_nowhere = 線はここで止まりました。その先に、線で示せる行動はありません。
panel-stroke_vain = 線が「{ $where }」まで届かないので、動きません。{ $why }
panel-stroke_lost = 線が「{ $where }」の先で途切れているので、動きません。
# A game may say this in its own words.
panel-stroke_leads = { $steps }歩です。
panel-stroke_rolls = そこでダイスを振るので、線はそこまでです。
panel-stroke_several = 線はここまでです。答えを選んでください。
panel-drawing = 🖌️ 盤面を描いています…
panel-aside = ⋯ その他
do-back = 戻る
panel-legend = 記号の説明
panel-card = 🔎 調べる
panel-idea = 💡 ヒント
panel-advice = 💡 おすすめは？
panel-why = 🤖 なぜその手？
advice-best = 💡 おすすめ：「**{ $answer }**」
advice-best-nothing = 💡 おすすめ：何も選ばない
advice-new = 前のおすすめのあとに分かったこと：
advice-as_planned = 前におすすめした計画の続きです。
advice-then = そのあと：{ $answers }
advice-next = 次点：「**{ $answer }**」
advice-next-nothing = 次点：何も選ばない
advice-do = そうする
advice-do_next = 次点にする
advice-chance = 勝つ見込み：約{ $percent }%
advice-close = ほぼ互角で、優劣はつけられません
advice-points = 終了時に約{ $points }点の見込み
advice-ahead = いちばん強い相手より約{ $points }点上
advice-behind = いちばん強い相手より約{ $points }点下
advice-level = いちばん強い相手と互角
advice-reason = 次点と比べて：{ $reason }
advice-reason_named = 「{ $answer }」と比べて：{ $reason }
advice-how = あなたに見えていることだけをもとに、この先を何度もシミュレーションしました。あとは運と、あなた次第です。
advice-worked_out = あなたに見えていることだけをもとに計算しました。もっとよい手があるかもしれません。
advice-thumb = 目安：{ $rule }
advice-plain = あなたに見えていることだけをもとにした目安です。
why-title = { $player }の選択：
why-how = そのとき{ $player }に見えていたことだけをもとに、その先を何度もシミュレーションしました。
why-worked_out = そのとき{ $player }に見えていたことだけをもとに計算しました。
why-plain = 先読みはせず、おおまかな基準で選びました。
lookup-title = 名前で調べる
lookup-label = 調べたいものの名前
lookup-several = どれのことですか？
lookup-unknown = 「{ $typed }」というものはありません。次のどれかのことですか？
lookup-nothing = 「{ $typed }」というものはありません。
lookup-in_view = 今見えているもの
lookup-rest = そのほかに見えているもの
lookup-part = { $zone }（{ $part }／{ $parts }）
lookup-by_name = 名前で調べる…
panel-and_more = ほか{ $number }件
panel-pick-number = { $least ->
    [0] { $most }個まで選べます。
   *[other] { $least }～{ $most }個選びます。
}
panel-stale = 押したのは前の質問の答えです。ゲームはもう先へ進んでいます。
panel-elsewhere = いまは{ $channel }でプレイ中です。
panel-lobby = ゲームはまだ始まっていません。上のボタンで参加し、ホストが開始するのを待ってください。
panel-not_seated = この卓に席がないので、観戦中です。
panel-left = このゲームから抜けました。だれかが座るまで、コンピューターがあなたの席を引き継ぎます。
panel-come_back = 自分の席に戻る
panel-stranger = この卓に席がないため、観戦中です。{ $board }で盤面を表示でき、「{ $board_log }」と「{ $board_rules }」は誰でも開けます。
group-other = そのほか
act-unknown = 「{ $typed }」は今の質問の選択肢にありません。何も変わっていません。
act-unclear = 「{ $typed }」に当てはまる答えがいくつかあります。ここで選ぶか、もう少し詳しく入力してください。

## 手元とDM

hand-undrawn = 手元の絵を描けませんでした。いま使えるものは「{ board-move }」の選択肢で読めます。
hand-nothing = あなただけに見えるものはありません。
dm-refused = あなたにDMを送れません（Discordに拒否されました）。盤面の「{ $board_move }」と「{ $board_hand }」でそのまま遊べます。ゲームに影響はありません。
dm-closed = あなたにDMを送れません（DMを受け取らない設定になっているか、ブロックされています）。盤面の「{ $board_move }」と「{ $board_hand }」でそのまま遊べます。ゲームに影響はありません。

## 記録

log-title = 卓{ $number }の記録
log-empty = まだ何も起きていません。
log-older = ◀ 前の記録
log-newest = 最新
story-other = { $player }が
story-changes = { $player }：{ $changes }
story-in_turn = { $player }のターン中：{ $line }
story-also = （{ $changes }）
story-besides = ほかに：{ $changes }。
story-undone = ↩️ { $player }が取り消しました：{ $choice }
story-undone_named = ↩️ 取り消し：{ $choice }
story-undone_by_all_named = ↩️ 全員が同意したので、以下の選択とその後のすべてを取り消しました：{ $choice }
story-undone_by_all = ↩️ 全員が同意したので、{ $player }の選択とその後のすべてを取り消しました：{ $choice }
story-moment_of = { $player }：
story-sentences = { $first }{ $next }
story-sentences_unended = { $first }。{ $next }
story-more = （ほか{ $number }件は記録に）
story-times = （{ $times }回）
story-open = できごと
log-cut = これより前の分：「{ $board_log }」
log-dice_sealed = 🎲 シャッフルとダイスのシードを封印した。シードのSHA-256は`{ $hash }`。シードは終了後に公開されるので、すべての結果を誰でも確かめられる。
log-dice_opened = 🎲 シャッフルとダイスのシードは`{ $seed }`だった。
log-left = { $player }が席を立った。コンピューターが引き継ぐ。
log-ended_by_host = ホストがゲームを終わらせた。
log-learnt = 手ほどきが終わった。
log-ended_by_admin = サーバーの管理者がゲームを終わらせた。
log-resumed_by_admin = 管理者の{ $admin }が、卓の盤面とDMを出し直した。
log-rules_changed = このゲームの開始後にルールのプログラムが変わった。今の局面からそのまま続ける。
log-long = 📏 このゲームの選択は{ $entries }回になった。ここからは選択を取り消せない。{ $most }回になると、ゲームは終了する。
end-too_long = 選択の回数が上限に達したため、ゲームを終了しました。
log-computer_failed = { $player }は答えを見つけられず、ランダムに選んだ。
log-computers_stuck = 今はコンピューターの処理を進められない。自動でやり直す。

## ルールのページ

rules-choose = ほかの項目…

## 状況

status-open = 参加者を募集中です。ゲームはまだ始まっていません。
status-lobby = 参加者募集中
status-seats = プレイヤー：{ $players }
status-go_on = ▶️ ここで再開
status-settings = ⚙️ 設定…
status-pause = 一時停止
status-ask_end = 終わらせる…
status-ask_leave = 席を立つ…
status-takeover = 席を引き継ぐ…
status-stand_in = いない人を知らせる…
setting-title = 設定
setting-agreed = ゲームの設定を変えると、ほかの参加者はもう一度確認することになります。
setting-host_only = 卓全体の設定を変えられるのはホストだけです。自分の設定は下で変えられます。あなただけに見えるものは、あなたの言語で表示されます。
setting-board-ja = 盤面を日本語にする
setting-board-en = 盤面を英語にする
setting-board-text = 盤面を文字だけにする
setting-board-pictures = 盤面を画像付きにする
setting-of_table = この卓
setting-mine = あなた
setting-change_table = 卓の設定を変える…
setting-change_mine = 自分の設定を変える…
setting-switches = この卓では
setting-open_seats = 席を開放する
setting-open_seats-help = コンピューターの席を、ホストの同意なしに誰でも引き継げます
setting-shows = 実況
setting-shows-help = 大事なできごとを、盤面で一つずつ見せます
setting-advice = おすすめ
setting-advice-help = この卓の全員が、コンピューターのおすすめを聞けます
setting-watch = 観戦リンク
setting-watch-help = リンクを知っている人は誰でも、ブラウザーで観戦できます（秘密は見えません）
setting-watch_late = 観戦は1手番遅れ
setting-watch_late-help = 観戦リンクを開いた人が見られるのは、今の手番が始まる前の局面です
setting-new_watch = 観戦リンクを作り直す
setting-remind = 全員へのリマインダー
setting-remind-help = 待ち始めてからの時間（30m、2h、1d、30分など。空欄：なし）
setting-deadline = 手番の期限
setting-deadline-help = この時間を過ぎると、手番の人の代わりにコンピューターが続けます（空欄：制限なし）
setting-away = 不在の人に代打が入るまで
setting-away-help = 「いない」と誰かが知らせてから、コンピューターが代わりに答えるまでの時間（空欄：今のまま）
setting-notice = 自分の番の知らせ方
setting-me = 自分へのリマインダー
setting-me-help = 30m、2h、1d、30分、なし、など（空欄：卓と同じ）
setting-looks = 表示と操作
setting-dm = この卓からDMを受け取る
setting-words = 画像なし（文字だけ）
setting-careful = 選ぶたびに確認する
setting-look = { $what }：{ $on ->
    [1] オン
   *[0] オフ
}
status-running = 進行中
status-paused = 一時停止中
status-parked = 一時停止中
status-finished = 終了
status-ended = 中止

## 終了

end-ended = ゲームは終わりました。
end-abandoned = 卓に誰もいなくなったので、ゲームを終えました。
end-early = 途中終了
end-early_why = ⏹️ 途中終了。{ $reason }
end-standing = 📊 **終了時の成績：** { $scores }
end-standing_of = 📊 **終了時の成績（{ $category }）：** { $scores }
end-highlight = 名場面：{ $moment }
end-stopped_at = 🧭 終了時の状況：{ $place }
end-by_host = ホストがゲームを終わらせました。
end-learnt = 手ほどきは終わりです。
end-by_admin = サーバーの管理者がゲームを終わらせました。
end-lobby_empty = 全員が席を立ったので、卓を閉じました。
result-winners = 🏆 { $players }
result-place = **{ $place }位** { $players }：{ $total }
result-hero = { $player }（{ $hero }）
result-points = { $players }：{ $total }
result-scores = { $line }（{ $scores }）
result-score = { $category }{ $points }
result-summand = { $category }{ SIGNED($points) }
result-uncounted = このゲームは成績に数えません（数えるゲームは`/{ command-table-name } { command-stats-name }`で分かります）。
result-shared = 🔁 席{ $seat }の担当：{ $parts }。この席の結果は{ $player }の成績になります。
result-part = { $player }（選択{ $choices }回）
result-part-turn = { $player }（手番{ $turn }、選択{ $choices }回）
result-part-turns = { $player }（手番{ $first }～{ $last }、選択{ $choices }回）
leave-sure = このゲームから抜けますか？席はすぐにコンピューターが引き継ぎます。ほかの人が座るまでは、{ $command }で同じ席に戻れます。
leave-yes = はい、抜けます
left-lobby = 席を立ちました。

## 管理

admin-games = このサーバーの卓
admin-none = 終わっていない卓はありません。
admin-line = 卓{ $number }：{ $game }、{ $status }（{ $players }）
admin-channel_gone = チャンネルが削除されています
admin-left_out = 起動時に読み込めませんでした。原因はボットのログに残っています
clock-stands = ボットの時計が{ $minutes }分前から止まっています。動き出すまで、リマインダー、期限、ゲーム内の時計は働きません。原因はボットのログに残っています。
backup-missing = データベースのバックアップがありません。原因はボットのログに残っています。
backup-overdue = データベースの最新のバックアップは{ $hours }時間前のものです。原因はボットのログに残っています。
admin-rules_changed = ルール変更あり
admin-end-sure = この卓を結果なしで終わらせますか？
admin-end-yes = はい、終わらせます
admin-ended = 卓{ $number }を終わらせました。プレイヤーにも伝えました。

## お断り

refused-broken = こちらで問題が起きました。「{ $board_move }」で卓の様子を確かめて、もう一度お試しください。原因はボットのログに残っています。
refused-replaced = あとの操作を優先したので、こちらの表示は取りやめました。
refused-storage_failed = 保存できなかったので、ゲームは元のままです。少し待ってからもう一度お試しください。
refused-busy = 今とても混み合っているので、ゲームは元のままです。少し待ってからもう一度お試しください。
refused-damaged_row = この卓を読み込めません（{ $table }、{ $field }）。データには手を加えていません。ボットの運営者に知らせてください。
refused-damaged_save = 保存データを読み込めません：{ $field }。元のまま残してあります。
refused-damaged_data = { $file }を読み込めません：{ $entry }
refused-rules_broke = その選択でルールのプログラムが止まりました。ゲームは選ぶ前のままです。別の手を試し、ボットの運営者にもお知らせください。
refused-stored_unseen = 保存はできましたが、今は表示できません。少し待ってから「{ $board_move }」で卓の様子を確かめてください。
refused-unknown_press = このボタンやコマンドはボットの古い版のものです。「{ $board_move }」でパネルを開き直すか、コマンドをもう一度使ってください。
refused-too_many_questions = 質問が続いています。数秒待ってからもう一度質問してください。
refused-answer_gone = ゲームが進んだので、その答えはもうありません。もう一度質問してください。
# A game may say this in its own words.
refused-no_card = 「{ $typed }」というカードはありません。名前の一部を入力すると候補が出ます。
refused-no_table = その卓はありません。`/{ command-table-name } { command-table_list-name }`でこのサーバーの卓が分かります。
refused-no_table_here = このチャンネルに卓はありません。{ $command }で立てられます。
refused-table_elsewhere = このチャンネルに卓はありません。卓{ $number }があなたを待っています：{ $link }
refused-which_game = どのゲームのルールですか？ここには卓がないので、「ゲーム」で指定してください。
refused-no_game = 「{ $game }」というゲームはありません。遊べるゲームは`/{ command-play-name }`で分かります。
refused-channel_taken = このチャンネルにはもう卓があります。別のチャンネルかスレッドを使ってください。`/{ command-play-name }`でゲームを選ぶか、各ゲームのコマンドに`{ command-where-name }`に`{ command-thread-name }`を付ければ、新しいスレッドに立てられます。
refused-again_seated = 次のゲームのロビーがもうこのチャンネルにあり、あなたの席もあります。まだ返事をしていなければ、ロビーの「{ $lobby_agree }」を押してください。
refused-permissions = ここには卓を立てられません。私に足りない権限：{ $permissions }。サーバーの管理者なら付与できます。
refused-no_thread_here = ここからはスレッドを作れません。テキストチャンネルで試すか、ここに卓を立ててください。
refused-thread_failed = スレッドを作れませんでした。このチャンネルに卓を立てるか、あとでもう一度お試しください。
refused-left = この卓のサーバーにもういないため、ゲームを見ることも遊ぶこともできません。続けるには、サーバーに入り直して、そこで「{ board-move }」を押してください。
refused-begun = ゲームはもう始まっているので、ロビーの設定は変えられません。変えるには、新しい卓を立ててください。
refused-not_begun = ゲームはまだ始まっていません。ロビーでホストが開始します。
refused-game_over = このゲームは終わっています。結果の下の「{ end-again }」で新しいロビーが開きます。
refused-paused = このゲームは一時停止中です。`/{ command-table-name } { command-go_on-name }`で続けられます。
refused-still_running = ゲームはまだ続いています。ファイルには全員の手札とダイスのシードが含まれるので、終わってからお渡しします。
refused-not_seated = この卓にあなたの席はありません。ロビーなら参加できます。始まったゲームでは、観戦するほか、`/{ command-table-name } { command-status-name }`でコンピューターの席を希望することもできます。
refused-not_host = この操作ができるのはホストだけです。ホストに頼んでください。
refused-not_watched = このゲームに観戦リンクはありません。
refused-not_ready = まだ準備ができていない人：{ $players }。「{ $lobby_agree }」を押してもらってください。
refused-not_admin = 「サーバー管理」の権限がある人にしかできません。
refused-table_full = { $most }席すべてが埋まっています。観戦するか、スレッドに別の卓を立ててください。
refused-no_computer = 「{ $level }」というコンピューターはいません。候補の中から選んでください。
refused-no_computer_here = その席にコンピューターはいません。
refused-seats = このゲームは{ $least }～{ $most }人用です。今は{ $seats }人です。ほかの人に参加してもらうか、コンピューターの数を変えてください。
refused-setting = { $field }の値が正しくありません。選べる値はメニューに出ます。
refused-no_topic = ルールに「{ $typed }」は見当たりません。別の言葉で探すか、項目を選んでください。
refused-not_your_decision = 今それを決めるのはあなたではありません。今決めることは、自分のパネルに出ています。
refused-question_closed = 押したのは前の質問の答えです。今の質問は、自分のパネルに出ています。
refused-not_an_option = 今、それはできません。パネルに出ているものから選んでください。
refused-picked_twice = 同じものを2回は選べません。別のものを選んでください。
refused-pick_number = { $least ->
    [0] { $most }個まで選べます。
   *[other] { $least }～{ $most }個選んでください。
}

## ゲームを囲むこと：やり直し、入れ替わり、時間、ファイル

log-started_by_admin = サーバーの管理者がゲームを開始した。
player-forgotten = 元プレイヤー
log-undone = ↩️ { $player }が直前の選択を取り消した。
log-undo_proposed = ↩️ { $player }が、自分の最後の選択とその後のすべての取り消しを提案した。全員の同意が必要。
log-undo_late = ↩️ { $player }が、自分の最後の選択以降をすべて取り消すことを提案した。その手番の持ち時間は切れているので、全員の同意が必要。
log-undone_by_all = ↩️ 全員が同意したので、{ $player }の選択とその後のすべてを取り消した。
log-undone_by_admin = ↩️ 管理者の{ $admin }がゲームを{ $entry }手目の直後に戻した。
log-went_back = ↩️ ゲームを{ $entry }手目の直後に戻した。
log-dice_stirred = 🎲 明らかになったことがあるので、これから出るダイスの目や引くカードは別の結果になる。
log-end_proposed = { $player }が、結果なしでゲームを終えることを提案した。全員の同意が必要。
log-stop_proposed = { $player }が、勝者なしでゲームを終えることを提案した。全員の同意が必要。
log-count_proposed = { $player }が、ここで得点を数えてゲームを終えることを提案した。
log-ended_by_all = 全員の同意でゲームを終えた。
log-counted = ここで得点を数えて、ゲームを終えた。
log-stand_in_proposed = 🤖 { $player }によると、{ $absent }がいないようだ。まず{ $absent }に確かめる。
log-stood_in = 🤖 { $player }から返事がないので、本人が何か操作するまで、コンピューターが代わりに答える。
log-back_again = { $player }が戻った。ここからは本人が続ける。
log-took_over = 席{ $seat }を{ $player }が引き継いだ。
log-replaced_by_admin = 管理者の{ $admin }が席{ $seat }を{ $player }に任せた。
log-computer_by_admin = 管理者の{ $admin }が席{ $seat }をコンピューター（{ $player }）に任せた。
log-paused = ⏸️ { $player }がゲームを一時停止した。再開するまで、このチャンネルで別のゲームを遊べる。
log-paused_by_admin = ⏸️ 管理者の{ $admin }がゲームを一時停止した。再開するまで、このチャンネルで別のゲームを遊べる。
log-resumed = ▶️ { $player }がゲームを再開した。
log-parked = 💤 { $days }日間動きがなかったので、ゲームを一時停止した。ゲームの内容は残っていて、いつでも再開できる。
log-lobby_forgotten = 長いあいだ動きがなかったので、このロビーを閉じた。
log-channel_gone = このゲームのチャンネルが削除された。ゲームは残してあり、別のチャンネルで再開できる。
log-remind = ⏰ { $player }、卓があなたを待っています。
log-warn = ⏳ { $player }、あなたの持ち時間は<t:{ $due }:R>に切れます。切れると、あなたが戻るまで、コンピューターが代わりに続けます。
log-time_out = ⌛ { $player }の持ち時間が切れた。本人が何か操作するまで、コンピューターが代わりに続ける。
log-exported_by_admin = 管理者の{ $admin }が進行中のゲームを書き出した。ファイルには全員の手札とダイスのシードが含まれる。
log-imported_by_admin = 管理者の{ $admin }がファイルからこのゲームを読み込んだ。
end-by_all = 全員の同意でゲームを終えました。
# A game may say this in its own words.
end-stopped = 全員の同意により、ゲームはここまでとなりました。
end-counted = ゲームを早めに終えました。得点で順位を決めます。
result-standing = **終了時の成績**
end-channel_gone = ゲームが始まる前にチャンネルが削除されました。
end-lobby_forgotten = 長いあいだ動きがなかったので、ロビーを閉じました。
refused-undo_nothing = あなたの選択で取り消せるものはまだありません。
refused-undo_side_by_side = 今は何人かが同時に選んでいるので、前の選択は取り消せません。質問の中にやり直すボタンがあれば、それを使ってください。
refused-undo_impossible = ゲームはもうそこまで戻せません。今の局面から続けてください。
refused-undo_entry = { $least }手目から{ $most }手目までのどれかを指定してください。
refused-too_long = このゲームの選択は{ $entries }回を超えているため、もう取り消せません。このまま続けるか、ゲームを終了してください。{ $most }回になると自動で終了します。
refused-not_asked = この質問に答えられるのは、聞かれている人だけです。
refused-no_proposal = その提案は出ていないか、もう終わっています。今の提案は盤面に出ています。
refused-no_seat = その席はありません。候補の中から選んでください。
refused-seated_already = すでにこの卓に着いている人は、別の席には着けません。席は1人1つです。
refused-seat_taken = 人が座っているので、その席には着けません。観戦はできます。席が空いたら、もう一度お試しください。
refused-which_seat = 着ける席がいくつかあります。どれかを選んでください。
refused-held_a_hand = このゲームですでに席に着いたことがあるので、戻れるのはその席（席{ $seat }）だけです。
refused-held_by_forgotten = この卓で手札を見た人が自分のデータを削除したため、新しく来た人はほかの人の手札を引き継げません。その席ではコンピューターが続けます。
refused-not_absent = コンピューターに代わってもらえるのは、自分以外の、人が着いている席だけです。
refused-not_paused = このゲームは一時停止していません。誰の番かは盤面に出ています。
refused-wait = 時間は{ $least }分から{ $most }日までの間で選んでください。
refused-may_not_start = このサーバーで卓を立てられるのは、サーバーの管理者が決めた人だけです。
refused-too_many_tables = このサーバーで同時に立てられる卓は{ $most }卓までです。どれかが終わるのを待つか、どれかを一時停止してください。
refused-too_many_hosted = 1人がホストとして同時に持てる、終わっていない卓は{ $most }卓までです（ロビーや一時停止中の卓も数えます）。いちばん古いのは卓{ $tables }です。サーバーの卓は`/{ command-table-name } { command-table_list-name }`で分かり、自分の卓は`/{ command-table-name } { command-status-name }`で終えられます。
refused-server_full = このサーバーの終わっていない卓が、上限の{ $most }卓に達しています（ロビーや一時停止中の卓も数えます）。`/{ command-table-name } { command-table_list-name }`で一覧が出ます。どれかが終わると、新しい卓を立てられます。
refused-server_setting = この設定は正しくありません：{ $field }
refused-file_too_large = ファイルが大きすぎます（{ $most }MBを超えています）。
refused-file = このファイルはゲームとして読み込めません：{ $field }。何も変わっていません。
refused-file_limits = このファイルのゲームの再現には{ $seconds }秒を超える時間か、{ $memory }MBを超えるメモリが必要なため、読み込みませんでした。何も変わっていません。
refused-file_busy = 今は別のファイルを読み込んでいます。{ $seconds }秒ほど待ってからもう一度お試しください。
refused-stopping = まもなく再起動するため、最後まで処理できませんでした。少し待ってからもう一度お試しください。

## Discordで卓を囲むこと：提案、出入り、時間、設定

player-unnamed = プレイヤー{ $number }
panel-pick-exactly = { $most }個選びます。

## ゲームの終わり

end-again = もう一度遊ぶ
end-check = 公正さを確かめる
dice-title = このゲームの公正さの確かめ方
dice-hash = **1. シードがすり替えられていないこと。** ゲーム中は「{ board-table }」にSHA-256 { $hash } が出ています。今示されたシードから、信頼できるツールで計算してください：{ $command }
dice-draw = **2. 1回ごとの結果。** *c*番目（0から数えます）の抽選には、{ $first } の0を*c*に替えた文字列のSHA-256を使います。先頭8バイトを数とみなし、*n*で割った余りが、*n*未満の抽選結果です。ダイスなら*n*を6とし、1を足します。小さい目が出やすくならないよう、上限に近い数は飛ばして次の*c*に進みます。
dice-replay = **3. ゲーム全体。** 同じ版のカンテラが手元にあれば、{ $command } で、添付のファイルのシードとすべての選択からゲームを再現し、記録どおりに終わるかどうかを確かめられます。
dice-stirred = -# このゲームでは、何かが明らかになったあとで選択を取り消したため、シードに番号（{ $entries }）を混ぜました。それぞれの番号は、記録に出た時点から、シードと*c*の間に入ります。それより前の抽選では省いてください。
end-no_files = ここではファイルを添付できないため、画像がありません。画像とゲームの記録ファイルは{ $command }で見られます。
end-replay-large = このゲームの記録は大きすぎて添付できません。ファイルはボットの運営者の手元にあります。
refused-no_chronicle = このゲームには物語がありません。
end-chronicle = 📜 物語
# A game may say this in its own words.
end-margin = { $player }が{ $second }に{ $margin }点差で勝ちました。
# A game may say this in its own words.
end-margin_most = { $player }が{ $second }に{ $margin }点差で勝ちました。決め手は{ $category }（{ $own }点対{ $other }点）です。
# A game may say this in its own words.
end-ahead = { $player }が{ $second }を{ $margin }点リードしていました。
# A game may say this in its own words.
end-ahead_most = { $player }が{ $second }を{ $margin }点リードしていました。最も差がついたのは{ $category }（{ $own }点対{ $other }点）です。
# A game may say this in its own words.
chronicle-title = 📜 今宵の物語
chronicle-change = { $player }：{ $before }点 → { $after }点
# A game may say this in its own words.
chronicle-danger = 危険が高まる：{ $before } → { $after }
chronicle-leads = { $player }が首位に
chronicle-luckiest = 🍀 **最高の幸運：**{ $what }{ $odds }
chronicle-unluckiest = 🥀 **最大の不運：**{ $what }{ $odds }
chronicle-odds = （{ $good ->
    [1] これほど運がよい
   *[0] これほど運が悪い
}確率：{ $percent }%）
chronicle-odds_rare = （{ $good ->
    [1] これほど運がよい
   *[0] これほど運が悪い
}確率：{ $percent }%、{ $times }回に1回）
# A game may say this in its own words.
chronicle-quiet = { $player }もそこにいた。悪く言う者は誰もいない。
chronicle-replay = { $number }を見る
chronicle-turn = 手番{ $turn }/{ $turns }
chart-title = 得点の推移
chart-choices = 選択の回数
chart-alt = { $seats }人の得点の推移（{ $first }回目の選択から{ $last }回目まで）。
chart-alt-line = { $seat }、{ $player }：{ $points }。

## ヘルプ

command-help-name = ヘルプ
command-help-about = 今ここでできること
help-title = 今できること
help-none = このチャンネルに卓はありません。ゲームを選ぶと立てられます。
help-resting = このチャンネルの卓{ $number }（{ $game }）は一時停止中です。ゲームの内容は残っています。
help-resume = 再開する
help-lobby = **{ $game }**（卓{ $number }）：[ロビー]({ $link })が開いています（今{ $taken }人。{ $least }～{ $most }人用）。
help-lobby-join = ロビーの「{ $lobby_join }」で席に着けば、あとはホストが始めるのを待つだけです。
help-lobby-full = 満席ですが、観戦はできます。
help-lobby-host = あなたがホストです。全員の準備ができています。いつでも始められます。
help-lobby-waits = あなたがホストです。全員の準備ができれば始められます。まだの人：{ $players }
help-lobby-few = あなたがホストです。始めるには{ $least }人以上必要です。誰かに参加してもらうか、コンピューターを加えてください。
help-lobby-seated = 着席済みで、準備もできています。ホストがゲームを始めます。
help-lobby-ready = 着席していますが、まだ返事をしていません。ロビーで設定を見て、よければ「{ $lobby_agree }」を押してください。
help-asked = **あなたの番です：** { $question }
help-seated = ほかにできること：{ $commands }
help-stranger = この卓に席がないので、観戦中です。コンピューターの席なら、{ $command }で引き継げます（ホストの同意が必要なこともあります）。
help-elsewhere-table = { $table }：{ $channel }
help-elsewhere = ⏰ ほかの卓があなたを待っています：
help-admin = サーバー管理者が使えるもの：{ $commands }
help-common = どのゲームでも使えるコマンド
help-choose = コマンドの一覧…
help-about = このボットについて
help-back = ◀ 今できること
about-title = カンテラ { $version }
about-what = ダンジョンのボードゲームのゲームマスターです。ルールを把握し、各プレイヤーにはその人が決めることだけを尋ね、ダイスを振り、手札の秘密を守り、ゲームの経過を確実に記録します。今できることは`/{ command-help-name }`で分かります。
about-game = - **{ $game }**（{ $least }～{ $most }人）：{ $command }
about-dice =
    🎲 **ダイスに不正がないことを確かめられます。** ゲーム中のランダムな結果は、すべて1つのシードから決まります。開始時にシードのSHA-256を、終了時にシードそのものとゲームの全記録を卓に公開します。誰でもハッシュを計算し、すべての出目とゲームを最初から再現できます（`python -m rules.replay ファイル`）。
about-privacy =
    🔒 **保存するもの：** 遊ぶ人のDiscordのIDと表示名、ゲームでの選択とできごと、Discordの表示言語、自分で選んだ設定（画像か文字か、DM、リマインダー、タイムゾーン）、ブラウザの盤面へのログイン、見たことのある質問の種類。返事をするために、このボットへのDMと、このボットへのメンションだけを読みます。メッセージは保存しません。ゲーム中にシードと全員の手札を読めるのは、このボットの運営者と、書き出しをしたサーバー管理者（卓に知らせます）だけです。
    「{ about-forget }」で、これらすべてからあなたのデータを消せます。{ $days ->
        [0] データベースのコピーは運営者が作ります。消されるまでは、その中に名前が残ります。
       *[other] バックアップは毎晩作られ、{ $days }日で入れ替わります。それまでは、その中に名前が残ります。
    }
about-removal = { $days ->
        [0] 私がサーバーから削除されても、そのサーバーの記録は、もう一度招待されるときのために残します。
       *[other] 私がサーバーから削除されると、そのサーバーのゲームは止まります。{ $days }日以内にもう一度招待されなければ、そのサーバーの記録（ゲーム、結果、設定）をすべて消します。
    }
about-forget = 私のデータを削除…
about-privacy_link = 📄 [プライバシーポリシー]({ $link })
about-terms_link = 📄 [利用規約]({ $link })
about-support_link = 💬 [サポートサーバー]({ $link })
about-invite = ➕ [サーバーに招待する]({ $link })（必要な権限だけを求めます）。

## これまでのゲーム

command-history-name = 履歴
command-history-about = 終わったゲームの結果とリプレイ
command-stats-name = 成績
command-stats-about = サーバー全体、または1人のゲーム数、勝利数、順位、平均点
command-game-name = ゲーム
command-game-about = このゲームだけ
command-player-name = プレイヤー
command-player-about = この人のゲームだけ
history-title = 終わったゲーム
history-none = ここで終わったゲームはまだありません。
history-nobody = 勝者なし
history-line = **卓{ $number }：** { $game }・{ $day }・{ $winners }
    -# { $places }
history-place = { $place }位 { $player }（{ $total }点）
history-points = { $player }（{ $total }点）
history-choice = { $game }、卓{ $number }
history-choose = ゲームを開く（リプレイ付き）…
history-back = ◀ 一覧へ
stats-title = 成績
stats-none = 成績に数えるゲームは、ここではまだ1つも終わっていません。
stats-game = { $game }：{ $games }回、勝者が出たのは{ $won }回
stats-line = **{ $player }**：{ $games }回、{ $wins ->
    [0] 勝ちなし
   *[other] { $wins }勝
}、平均{ $mean }点（順位：{ $places }）
stats-line-lost = **{ $player }**：{ $games }回、勝ちなし、平均{ $mean }点
stats-place = { $place }位×{ $times }
stats-of = { $player }の成績
stats-of-all = 全ゲーム合計：{ $games }回
stats-by_game = ゲームごと
stats-total = **{ $player }**：{ $games }回、{ $wins ->
    [0] 勝ちなし
   *[other] { $wins }勝
}
stats-more = ほか{ $number }人
stats-choose = ゲームを選ぶ／全部まとめて…
stats-all = 全ゲームの合計
stats-note = 席の結果は、その席で最も多く選択した人のものになります。数えるのは、ここで最初から結果が出るまで遊んだゲームだけです。手ほどき、日替わりダンジョン、読み込んだゲーム、コンピューターだけのゲーム、結果なしで終えたゲーム、コンピューターがいて途中で得点を数えたゲームは数えません。
error-digest = Discordに拒否された要求があります：{ $errors }。内容はログに、コードの意味は`docs/hosting.md`の*What Discord may refuse*にあります。同じコードのお知らせは1日に1回までです。
forget-sure = **あなたのデータを削除しますか？**
    - あなたはすべての卓を離れます。ゲーム中の席はコンピューターが引き継ぎます。ほかに人のいないゲームは終わります。
    - あなたの名前とDiscordのIDを、すべてのゲームと一覧から消します。成績からも外れます。言語などの設定と、見たヒントの記録も消します。
    - ゲームそのものは、一緒に遊んだ人のために残ります。あなたの名前の代わりに「元プレイヤー」と表示します。
    - 今日のダンジョンに挑戦したことだけは、誰のものか分からない番号として、日付が変わるまで（UTC）残ります。
    - Discordにもう表示されているメッセージは残ります。{ $days ->
        [0] 運営者がこれまでに作ったデータベースのコピーには、消されるまで名前が残ります。
       *[other] これまでのバックアップには、入れ替わるまで最長{ $days }日間、名前が残ります。
    }
    この操作は取り消せません。
forget-yes = はい、削除してください
forget-done = { $tables ->
    [0] あなたのゲームはありませんでした。
   *[other] { $tables }件のゲームからあなたのデータを消しました。
}{ $days ->
    [0] 運営者が作ったデータベースのコピー
   *[other] 直近{ $days }日のバックアップ
}のほかには、あなたについて何も残っていません。また使うときは、最初からになります。

command-seat-name = 席
command-seat-about = 席（入力すると候補が出ます）
command-pause-name = 一時停止
command-pause-about = ゲームを一時停止します。再開するまで、このチャンネルで別のゲームを遊べます
command-go_on-name = 再開
command-go_on-about = 一時停止したゲームを、このチャンネルで再開します
command-undo-name = 取り消し
command-undo-about = 自分の最後の選択を取り消します。ほかの人が行動したあとは、同意を求めます

panel-undo = ↩️ 取り消す：{ $what }
panel-undo-last = ↩️ 最後の選択を取り消す
panel-undo-since = ↩️ 最後の選択の前までゲームを戻す
panel-undo-propose = ↩️ 取り消しを提案する：{ $what }
panel-undo-propose-last = 最後の選択
panel-undo-before = ↩️ もう1つ前の選択も取り消す
undo-sure = 「{ $what }」を取り消しますか？コンピューターのターンも含めて、その後に起きたことはすべて取り消されます。
undo-yes = はい、戻します
undo-done = 最後の選択を取り消しました。
proposal-undo = ↩️ **{ $player }が取り消しを提案しています：** { $choice }（その後のすべても取り消します）
proposal-end = 🏳️ **{ $player }が、ゲームを結果なしで終えようと提案しています。**
proposal-stop = 🏳️ **{ $player }が、ゲームを勝者なしで終えようと提案しています。**
proposal-count = 🏁 **{ $player }が、ここで得点を数えてゲームを終えることを提案しています。**
proposal-stand_in = 🤖 **{ $absent }がいないようだと、{ $player }が言っています。**
proposal-takeover = 🪑 **{ $player }が、{ $absent }の席の引き継ぎを希望しています。**
proposal-what-undo = { $player }の取り消し
proposal-what-end = ゲームの終了
proposal-what-stand_in = { $absent }の代打
proposal-what-takeover = { $player }の席
proposal-missing = 同意待ち：{ $players }
proposal-agree = { $what }に同意する
proposal-refuse = 同意しない
proposal-withdraw = 提案を取り下げる
proposal-asked = { $players }が同意すれば、すぐに実行します。今、同意を求めています。
proposal-carried = 全員が同意したので、実行しました。
proposal-dropped = 提案は成立しませんでした。何も変わりません。
end-yes = すぐに終える
end-propose = 提案する
end-count = 得点を数えて終える
end-end-sure = 結果なしでゲームを終えることを、ほかの人に提案しますか？全員が同意すると終わります。
end-stop-sure = 勝者なしでゲームを終えることを、ほかの人に提案しますか？全員が同意すると終わります。
end-count-sure = ここで得点を数えてゲームを終えることを提案しますか？プレイヤー全員が同意すると終わります（コンピューターは必ず同意します）。
end-host-sure = このゲームを終わらせますか？「得点を数えて終える」を選ぶと、ほかのプレイヤー全員の同意を得たうえで、得点で順位を決めます（コンピューターは必ず同意します）。「すぐに終える」を選ぶと、勝者なしでその場で終わり、その時点の得点を表示します。
end-done = ゲームを終わらせました。

resting-paused = ⏸️ 一時停止中です。プレイヤーなら誰でも再開できます。
resting-parked = 💤 長いあいだ動きがなかったので一時停止しました。何も失われていません。プレイヤーなら誰でも再開できます。
resume-which = このチャンネルに卓はありません。一時停止中のあなたのゲームのうち、どれをここで再開しますか？
resting-resume = ▶️ 再開する
resumed = ゲームを再開しました：{ $channel }
paused = ゲームを一時停止しました。このチャンネルで別のゲームを遊べます。一時停止したゲームは、{ $command }を使うと、ここでも別のチャンネルでも再開できます。
took_over = 席に着きました。
takeover-asked = { $players }に尋ねています。同意があれば、席に着けます。返事は盤面に出ます。
took_over-resting = 席に着きました。{ $command }でゲームを再開できます。
log-gone = 🚪 { $player }はもうこのサーバーにいない。ほかの参加者は、この席をコンピューターに任せられる（`/{ command-table-name } { command-status-name }`）。管理者は、この席のプレイヤーを交代させられる（`/{ command-admin-name } { command-replace-name }`）。
seat-stand_in = コンピューターが代打中
seat-empty = 空席
seat-line = { $seat }：{ $player }

notice-title = 自分の番の知らせ方は「**{ $way }**」です。どの卓でも同じです。
notice-dm = DM
notice-dm-help = 手札と質問が載った新しいDM（届かないときはメンション）
notice-mention = メンション
notice-mention-help = 卓のチャンネルでのメンション
notice-none = 知らせない
notice-none-help = 自分で決めたリマインダーと、期限前の警告だけ

time-seconds = { $number }秒
time-minutes = { $number }分
time-hours = { $number }時間
time-days = { $number }日
time-typed-seconds = 秒
time-typed-minutes = 分
time-typed-hours = 時間
time-typed-days = 日
moment-typed-today = 今日 きょう 本日
moment-typed-tomorrow = 明日 あした
moment-typed-overmorrow = 明後日 あさって
moment-typed-later = 後
moment-typed-weekdays = 月 火 水 木 金 土 日
moment-typed-weekday = 曜日 曜
moment-typed-year = 年
moment-typed-month = 月
moment-typed-months = 一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月
moment-typed-day = 日
moment-typed-halves = 午前 午後
moment-typed-hour = 時
moment-typed-minute = 分
moment-typed-half = 半
moment-typed-fillers = の に から 頃 ごろ
waits-never = なし
waits-as_table = 卓と同じ
waits-me = あなたへのリマインダー：{ $after }
waits-table = 全員へのリマインダー：{ $after }
waits-deadline = 手番の期限：{ $after }
waits-how = -# 1回の手番は、ほかの人が答える番になるまで続きます。一時停止中と、私が動いていなかった時間は数えません。

table-waiting = あなたを待っている卓
table-waiting-none = あなたを待っている卓はありません。
lobby-shuffle = 席順をシャッフル
lobby-seats_button = 席順…
seating-title = 席順
seating-help = この順番に座っています。
seating-choose = 席を選んでください…
seating-level = このコンピューターの強さ…
seating-up = ▲ 前へ
seating-down = ▼ 後ろへ
seating-away = 外す

trouble-permissions = { $channel }に盤面を表示できません。私に足りない権限：{ $permissions }。サーバーの管理者なら付与できます。それまでは、ここで遊び続けられます。
trouble-closed = { $channel }に盤面を表示できません（Discordがアクセスを許可していません）。直るまでの間も、ここで遊び続けられます。
trouble-outage = 今は{ $channel }に盤面を表示できません（Discordに拒否されました）。自動で再試行します。それまでの間も、ここで遊び続けられます。
trouble-locked = スレッドがロックされているので、{ $channel }に書き込めません。スレッドを管理できる人ならロックを解除できます。それまでは、ここで遊び続けられます。
trouble-kind = { $channel }は書き込めない種類のチャンネルなので、盤面を表示できません。ここで遊び続けられます。
trouble-blocked = サーバーのAutoModにブロックされて、{ $channel }に盤面を表示できません。サーバーの管理者なら私を対象から外せます。それまでは、ここで遊び続けられます。
trouble-files = ここではファイルを添付する権限がないので、盤面を文字で表示しています。
refused-which_table = このチャンネルには一時停止中のゲームがいくつかあります。「対象」で選んでください。
refused-channel_gone = このゲームのチャンネルは削除されました。サーバーの別のチャンネルで{ $command }を使ってください。
refused-no_limit = 「{ $typed }」は卓の数として読めません。1～{ $most }の数を入れてください。空欄なら制限なしです。
refused-length = 「{ $typed }」は時間として読み取れません。30m、2h、1d、30分のように入力してください。

command-channel-name = チャンネル
command-channel-about = 卓を続ける場所（省略するとここ）
command-admin_undo-name = 取り消し
command-admin_undo-about = ゲームを、ある手の直後まで戻します
command-entry-name = 手
command-entry-about = この手の直後まで戻します（入力すると候補が出ます）
command-replace-name = 交代
command-replace-about = 席を別のプレイヤーかコンピューターに任せます
command-newcomer-name = プレイヤー
command-newcomer-about = 席に着く人（省略するとコンピューター）
# A game may say this in its own words.
command-level-name = 強さ
command-level-about = コンピューターの強さ
command-verify-name = 検証
command-verify-about = 記録された選択からゲームを再現し、今の局面と比べます
command-admin_export-name = 書き出し
command-admin_export-about = ゲーム全体をファイルにします（進行中なら全員の手札を含むので、卓に知らせます）
command-import-name = 読み込み
command-import-about = 書き出したファイルから、ここにゲームを読み込みます
command-file-name = ファイル
command-file-about = 以前に書き出したファイル
command-settings-name = 設定
command-settings-about = 卓を立てられる人と数、リマインダー、期限、ロビーを閉じるまでの時間
command-role-name = ロール
command-role-about = 卓を立てられるロール（もう一度選ぶと外れます）

admin-damaged = 卓{ $number }を読み込めません：{ $why }
admin-paused = 卓{ $number }を一時停止しました。プレイヤーにも伝えました。
admin-undone = 卓{ $number }を{ $entry }手目の直後に戻しました。プレイヤーにも伝えました。
admin-replaced = 卓{ $number }の席{ $seat }の人を交代させました。プレイヤーにも伝えました。
entry-line = { $number }：{ $what }
entry-begin = { $number }：最初
entry-untold = ほかの人には知らされない選択
verified = 卓{ $number }を記録された{ $entries }手から再現したところ、今の局面とまったく同じになりました。
departs = 卓{ $number }を再現したところ、今の局面とは違う局面になりました：{ $why }。進行中のゲームは今の局面から続き、「{ admin-rules_changed }」と表示されます。
exported = 卓{ $number }の記録全体です。ダイスのシード、すべての選択、今の局面を含みます。プレイヤーにも知らせました。
imported = { $game }を卓{ $number }として読み込みました。席は空いていて、ゲームは一時停止中です。{ $takeover }で席に着き、{ $resume }で再開できます。
imported-over = { $game }を卓{ $number }として読み込みました。このゲームは終わっています。
settings-edit = 変更…
settings-choose_who = 卓を立てられる人
settings-most_label = 同時に立てられる卓の数
settings-lobby_label = 動きのないロビーを閉じるまで
settings-title = このサーバーの設定
settings-who = 卓を立てられる人：{ $who }
settings-who_everyone = 全員
settings-who_roles = 決まったロール
settings-who_managers = サーバー管理者だけ
settings-roles = サーバー管理者と次のロール：{ $roles }
settings-most = 同時に立てられる卓：{ $most }
settings-any = 制限なし
settings-lobby = 動きのないロビーを閉じるまで：{ $after }
settings-new = リマインダー、期限、不在の人に代打が入るまでの時間は、これから始まるゲームに適用されます。卓ごとの値は`/{ command-table-name } { command-table_settings-name }`で変えられます。
settings-most_tables-help = 空欄か0：制限なし
settings-remind_after-help = { setting-remind-help }
settings-deadline-help = { setting-deadline-help }
settings-away_after-help = この時間を過ぎると、本人の代わりにコンピューターが答えます（空欄：標準の時間）
settings-lobby_life-help = 空欄：標準の時間
refused-no_bot = ボットは席に着けません。コンピューターにするには、「プレイヤー」を省略してください。
refused-file_unread = Discordからファイルを受け取れませんでした。もう一度お試しください。
hand-notices = 自分の番の知らせ方：{ $way }
log-whose = 誰のできごと？
log-everybody = すべて
log-verified_by_admin = 🔎 管理者の{ $admin }が、記録された選択からゲームを再現し、今の局面と比べた。

## 不在、手番の時間、提案

leave-host = このゲームから抜けますか？席はすぐにコンピューターが引き継ぎ、ホストはほかの人になります。ほかの人が座るまでは、{ $command }で同じ席に戻れます。
leave-pauses = このゲームから抜けますか？席はコンピューターが引き継ぎます。今はほかに遊んでいる人がいないので、誰かが戻るまでゲームは一時停止します。ほかの人が座るまでは、{ $command }で同じ席に戻れます。
leave-ends = このゲームから抜けますか？**ほかの全員がゲームを終えることに同意していて、残るはあなただけです。抜けるとゲームは終わり、元には戻せません。**
leave-last = **この卓に残っている人は、あなただけです。** コンピューターだけでゲームを続けることはありません。
    - 「一時停止」：局面も席もそのままで、いつでも再開できます。
    - 「すぐに終える」：ゲームは結果なしで終わり、誰も戻れません。
leave-last-paused = **この卓に残っている人は、あなただけです。** ゲームはもう一時停止していて、局面も席もそのままです。何もしなくてかまいません。「すぐに終える」を選ぶと、ゲームは結果なしで終わり、誰も戻れません。
leave-rest = 一時停止
log-takeover_proposed = 🪑 { $player }が、席{ $seat }の引き継ぎを希望している。
log-shows_on = 🎬 { $player }が、大事なできごとを盤面で一つずつ見せる設定にした。
log-shows_off = 🎬 { $player }が、実況をやめ、結果をすぐに表示する設定にした。
log-advice_on = 💡 { $player }が、おすすめを全員に許可する設定にした。
log-advice_off = 💡 { $player }が、おすすめなしで遊ぶ設定にした。
log-watch_on = 👁️ { $player }が、観戦リンクを作った。リンクを知っている人なら誰でも、ブラウザーで観戦できる。
log-watch_off = 👁️ { $player }が、観戦リンクを無効にした。
log-watch_late = 👁️ { $player }が、観戦リンクの表示を1手番遅れにした。
log-watch_live = 👁️ { $player }が、観戦リンクからもゲームをすぐに見られる設定にした。
log-watch_renewed = 👁️ { $player }が、観戦リンクを作り直した。前のリンクは無効になった。
log-seats_open = 🚪 { $player }が、コンピューターの席の引き継ぎを誰にでも許可する設定にした。
log-seats_asked = 🚪 { $player }が、コンピューターの席の引き継ぎにホストの同意を求める設定にした。
log-proposal_agreed = { $player }が同意した：{ $what }
log-proposal_refused = { $what }に{ $player }が同意しなかった。何も変わらない。
log-proposal_withdrawn = { $player }が提案を取り下げた：{ $what }
log-proposal_lapsed = 提案は無効になった：{ $what }
log-undo_lapsed = ↩️ プレイが先に進んだので、取り消しの提案は無効になった。
log-takeover_lapsed = 🪑 { $player }は席{ $seat }に着けない。席が埋まったか、希望が取り下げられた。
what-undo = 選択の取り消し
what-end = ゲームを終えること
what-stand_in = いない人の代わりにコンピューターが答えること
what-takeover = 新しい人が席に着くこと
log-called = 🔔 { $player }によると、あなたは席を外しているようです。「ここにいます」を押すか、何か操作してください。返事がなければ、まもなくコンピューターが代わりに答えます。
log-here = 👋 { $player }が応答した。
log-nobody_plays = ⏸️ { $player }から返事がなく、ほかに遊んでいる人もいないので、ゲームを一時停止した。ここまでの内容はそのまま残る。プレイヤーなら誰でも再開できる。
log-nobody_left = ⏸️ 遊んでいる人がいなくなったので、ゲームを一時停止した。コンピューターだけで続けることはない。
log-host = { $player }が新しいホストになった。
log-time_out_once = ⌛ 持ち時間が切れたので、この質問には自動で答えました。
log-answered = 🤖 あなたの代わりに答えました：{ $answer }
log-answered_none = 🤖 あなたの代わりに答えました：何も選ばない
log-wait_set = ⏱️ { $player }が{ $what }を変えた：{ $old }→{ $new }
log-wait_set_by_admin = ⏱️ 管理者の{ $admin }が{ $what }を変えた：{ $old }→{ $new }
wait-remind = 全員へのリマインダー
wait-deadline = 手番の期限
wait-away = 不在の人に代打が入るまでの時間
waits-away = 誰かが「いない」と知らせてから、その人に代打が入るまで：{ $after }
turn-until = ⌛ あなたの持ち時間は{ $due }に切れます。
board-standing = 📊 **途中経過**：{ $scores }
board-standing_of = 📊 **途中経過（{ $category }）**：{ $scores }
board-until = ⌛ { $players }の持ち時間は{ $due }に切れます。
board-moved = ➡️ **{ $game }**（卓{ $number }）は別の場所で続いています：{ $link }
end-by_last = 最後のプレイヤーがゲームを終わらせました。
proposal-called = 🔔 **{ $player }が、あなたが席を外しているようだと言っています。** ここにいると答えなければ、コンピューターが代わりに答えます。ボタンやコマンドなら、どれでも返事になります。
proposal-here = ここにいます
proposal-hidden = 全員には見せられない選択
stand_in-until = { $players }が同意すれば、{ $due }からコンピューターが代わりに答えます。それまでに{ $absent }が操作すれば、取りやめになります。
stand_in-until-agreed = { $due }からコンピューターが代わりに答えます。それまでに{ $absent }が操作すれば、取りやめになります。
stand_in-silent = { $absent }から返事がありません。{ $players }が同意すると、コンピューターが代わりに答えます。
stand_in-silent-agreed = { $absent }から返事がありません。これからコンピューターが代わりに答えます。
here-done = おかえりなさい。ここからはまた自分で遊べます。
refused-last_person = この卓に残っている人は、あなただけです。一時停止するか、終わらせてください。
refused-nobody_plays = 今この卓で遊んでいる人がいません。先にプレイヤーの誰かが戻るか、別の人が席に着く必要があります。
refused-proposed_already = それはもう提案しています。ほかの人の返事を待っています。
refused-another_seat = すでに別の席を希望しています。その希望は、盤面の「{ $refuse }」で取り下げられます。
refused-asked_often = このゲームへの参加を申し込めるのは、1時間に{ $most }回までです。しばらく待ってからもう一度どうぞ。
refused-many_ask = すでに何人もの人がここの席を待っています。その返事が済んでから、もう一度どうぞ。
refused-no_advice = この卓ではおすすめは聞けません。ホストが許可すれば聞けるようになります。
refused-nothing_to_explain = 全員に見える選択をしたコンピューターは、まだいません。
refused-not_called = あなたを不在だと知らせた人はいません。そのまま続けてください。
refused-back_again = 本人が戻ったので、ここからは本人が決めます。何もしなくて大丈夫です。

## ゲームを選ぶ

gallery-title = どれで遊びますか？
gallery-play = { $game }で遊ぶ
gallery-more = ほかのゲーム：{ $commands }
gallery-taken = このチャンネルには、もう卓があります：[{ $game }・卓{ $number }]({ $link })
gallery-apart = 新しいスレッドで{ $game }
gallery-first = { $game }は初めてですか？手ほどきなら、遊びながら覚えられます。
gallery-elsewhere = ほかのチャンネルで卓を立ててください。
hello-games = 🎲 ゲームを見る
trial-forms = **このボットの試運転です。** このメッセージと盤面のボタンを一つずつ押してみてください。終わるとすべて削除されます。
hello-what = 🏮 **カンテラです。** { $games }種類のダンジョンゲームのゲームマスターをします。ルールの管理もダイスもお任せください。手札の秘密を守り、皆さんにはご自身で決めることだけをお尋ねします。
command-play-name = 遊ぶ
command-play-about = ゲームを選んで卓を立てます

# 終わったゲームを見返す

replay-open = リプレイ
replay-title = リプレイ：{ $game }（卓{ $number }）
replay-where =
    { $at ->
        [0] 開始時
       *[other] 選択{ $at }/{ $last }・手番{ $turn }/{ $turns }
    }
replay-step = 選択{ $at }
replay-hands-show = 全員の手元を見る
replay-hands-hide = 手元を隠す
replay-hand = **{ $player }**
replay-moments = 見どころへ…
replay-rise = 📈 { $player } { $change }点
replay-fall = 📉 { $player } { $change }点
replay-asks = 次に選ぶ人：{ $players }
replay-taken_back = ここまでに{ $count }回の選択が取り消されています。表示しているのは、最終的に行われた選択です。
replay-gap = このゲームのあとでルールが変わりました。今のルールでは{ $entry }手目から進み方が変わるため、そこからこの局面までの選択は表示できません。
replay-stopped = リプレイはここまでです。このゲームのあとでルールが変わり、今のルールでは{ $entry }手目から先が同じ進み方になりません。続きは記録で読めます。
refused-no_replay = 今のルールでは、このゲームを再現できません。経過は記録で読めます。

## 手ほどき

gallery-learn = 🎓 手ほどき
help-lessons = 🎓 手ほどきを受ける
lessons-title = 🎓 はじめての手ほどき
lessons-line = **{ $game }**・{ $title }
    -# { $least }～{ $most }分・1人用。何を決めるのか、コーチならどうするかを、その場で教えます。
command-learn-name = 手ほどき
command-learn-about = コーチに教わりながら、実際に遊んでゲームを覚えます
command-learn_game-name = ゲーム
command-learn_game-about = 教わるゲーム（省略すると一覧）
refused-no_lesson = その名前の手ほどきはありません。`/{ command-learn-name }`で一覧が出ます。
board-lesson = { $player }が手ほどきを受けています：{ $title }
coach-goals = **目標：**{ $goals }。
coach-free = これは本物のゲームで、私は横で助言するだけです。おすすめに従わなくてもかまいません。この手ほどきでは、最後の選択をいつでも↩️で取り消せます（ほかのゲームで取り消せるのは、その選択から何かが起こる前だけです）。
coach-thinking = 私ならどうするか、まだ考えています。まとまったらここに出ます。待たずに選んでもかまいません。
coach-advice = 私なら「**{ $answer }**」を選びます。
coach-advice-why = 私なら「**{ $answer }**」を選びます。{ $why }
coach-advice-does = 私なら「**{ $answer }**」を選びます：{ $does }。
coach-advice-both = 私なら「**{ $answer }**」を選びます（{ $does }）。{ $why }
coach-stray = もちろん「**{ $answer }**」も選べます。その場合：
coach-stray-plain = もちろん「**{ $answer }**」も選べます。
coach-stray-back = 決めるのはあなたです。あとから↩️で取り消せます。
coach-stray-first = 決めるのはあなたです。あとから↩️で取り消せます。ここから先は、おすすめをお伝えするだけで、確認はしません。
coach-over = ゲームそのものが終わったので、↩️では戻れません。手ほどきは何度でも受けられます。
coach-ended = 手ほどきはここまで：{ $title }
coach-unseen = まだ出会っていないもの：{ $topics }。初めて出てくるときに、説明が付きます。
coach-play_on = ▶️ コーチなしで続ける
coach-real = 🎲 本番のゲームへ
coach-next = **次は、本番のゲームです。** 「{ coach-real }」を押すとこのゲームは終わって新しい卓が開くので、ほかの人の参加を待つか、コンピューターを加えて、「{ lobby-start }」を押せば始まります。次からは、チャンネルで`/{ command-play-name }`と入力してゲームを選べます。

## 今日のダンジョン

command-daily-name = 今日のダンジョン
command-daily-about = 今日のダンジョン。全員同じ条件で、一人で挑みます。記録されるのは最初の1回だけ
daily-title = 🗓️ 今日のダンジョン
daily-rule = 一人で遊び、ほかの人にはゲームが見えません。カードもダイスも、全員まったく同じです。**記録されるのは最初の挑戦だけ**で、途中でやめてもその1回に数えます。選択は取り消せません。日付が変わる前に終えてください。順位は、勝敗、得点、選択の少なさの順に決まります。終えたあとは何度でも練習できます。次のダンジョンは{ $next }（UTC 0時）に開きます。
daily-mine_none = まだ挑戦していません。
daily-mine_running = ▶️ 挑戦の途中です：{ $link }
daily-mine_over = ✅ 挑戦は終わりました。ここからは練習です。
daily-no_server = 記録は、挑戦を始めたサーバーの順位表にだけ載ります。
daily-board = 今日の順位（このサーバー）
daily-yesterday = 昨日：{ $game }
daily-nobody = まだ誰もいません。
daily-more = ほか{ $number }人
daily-won = **{ $place }位** 🏆 { $player }：{ $total }点（選択{ $choices }回）
daily-done = **{ $place }位** { $player }：{ $total }点（選択{ $choices }回）
daily-playing = { $player }は、まだダンジョンの中です。
daily-late = { $player }は、日付が変わるまでにダンジョンを出られませんでした。
daily-given_up = { $player }は、途中でやめました。
daily-begin = 挑戦する（この1回が記録される）
daily-practise = 練習する
daily-watch = 昨日の1位を見る
daily-opening = 🏮 扉が開きます……
daily-waits = 🗓️ ダンジョンはDMで待っています：{ $link } 今回の挑戦が記録されます。
daily-waits_practice = 🗓️ ダンジョンはDMで待っています：{ $link } これは練習です。
daily-dice = 🎲 このダンジョンのシードは、{ $opens }に、誰も挑戦できなくなった時点で公開されます。それまでは記録ファイルとリプレイも見られません。
refused-no_daily = 今日のダンジョンに使えるゲームがありません。
refused-daily_over = それは別の日のダンジョンです。もう一度`/{ command-daily-name }`を使ってください。
refused-daily_running = 挑戦がまだ続いています。`/{ command-daily-name }`から戻れます。練習はそのあとです。
refused-daily_dm_failed = 今はあなたにDMを送れません（Discordに拒否されました）。数分たってから、もう一度お試しください。まだ挑戦したことにはなっていません。
refused-daily_dm = あなたにDMを送れません。このサーバーからのDMを（サーバーのプライバシー設定で）許可してから、もう一度押してください。まだ挑戦したことにはなっていません。
refused-daily_dm_taken = DMにはもう卓があります：{ $link } 先にそれを終えるか、一時停止してください。まだ挑戦したことにはなっていません。
refused-daily_sealed = このダンジョンには、まだほかの人が挑戦できます。シードと記録ファイルとリプレイは{ $opens }に公開されます。
refused-daily_elsewhere = 今日のダンジョンは、始めた場所でだけ続けられます。
refused-daily_undo = 記録される挑戦では、選択を取り消せません。
refused-daily_alone = 今日のダンジョンは一人で遊ぶので、リマインダーや期限は設定できません。

## ゲームマスターの返事

# 質問への答えの出どころ

asked-source_rules = ルール：{ $title }
asked-source_rules_all = ルール
asked-source_card = カード
asked-source_board = ボード
asked-source_hand = あなたの手札
asked-source_now = 現在の状況
asked-source_options = 今の選択肢
asked-source_refused = 今はできないこと
asked-source_log = 記録
asked-source_log_turn = 記録、第{ $number }ターン
asked-unsure = 確かではありませんが、いちばん近いのは：

board-going_on = 🧭 今どうなってる？
ask-about-private = 自分だけに教えて
ask-about-form = 質問する…
ask-about-title = ゲームマスターに質問
ask-about-label = 質問
answer-cut = 質問が長すぎるので、最初の{ $most }文字だけを読みました。
answer-no_game = このチャンネルで遊ばれたゲームはまだありません。`/{ command-play-name }`で卓を立てられます。`/{ command-learn-name }`はゲームの手ほどき、`/{ command-help-name }`はコマンドの一覧です。
answer-not_begun = ゲームはまだ始まっていません。始まるまでは、「{ $game }」のルールだけをお見せできます。ホストがロビーで「開始」を押すと始まります。
answer-help =
    次のようなことを、普段の言葉で聞けます。
    - 今どうなっているか、誰がなぜリードしているか、何があったか、この後どうなるか
    - 誰の番か、いつ終わるか、どうすれば勝ちか
    - カードやモンスターの効果、プレイヤーの持ち物、ルール
    - できない理由、手の取り消し方、一時停止や退席のしかた
# A game may say this in its own words.
answer-leads = { $number ->
    [1] { $players }が{ $total }点でリードしています。
   *[other] { $players }が{ $total }点で並んでリードしています。
}
answer-option = **{ $answer }**。{ $more }
answer-tie_broken = 同点の決着は、今のままなら{ $players }の勝ちです。
answer-not_now = 今はできません。今、あなたが決めることはありません。{ $waiting }
# A game may say this in its own words.
answer-ahead = { $player }は{ $second }を{ $margin }点リードしています（{ $total }対{ $other }）。
# A game may say this in its own words.
answer-alike = { $player }と{ $second }は{ $total }点で並んでいます。
# A game may say this in its own words.
answer-level = 全員が{ $total }点で並んでいます。
answer-together = 全員で勝つか負けるかのゲームなので、リードしている人はいません。
# A game may say this in its own words.
answer-win = ゲームの終わり方と勝ち方は「{ board-rules }」にあります。
# A game may say this in its own words.
answer-win_together = 勝つ条件と負ける条件は「{ board-rules }」にあります。
answer-no_score = このゲームでは、途中で得点を数えません。盤面で全員の様子が分かります。
answer-no_reason = それらしいものは、今できないことにも最近のできごとにも見当たりません。
answer-why_private = できない理由は手札の内容に関わることもあるので、あなただけに見える形で答えます。
answer-own_private = 答えが手札によって変わることもあるので、「{ board-going_on }」から聞いてください。あなただけに見える形で答えます。
answer-hands = 手元や秘密の選択はお教えできません。
answer-advice = 「{ $board_move }」で、できることとその結果を見られます。そこの「{ panel-advice }」でおすすめも聞けます。
answer-advice-none = 「{ $board_move }」で、できることとその結果を見られます。この卓ではおすすめは聞けません。ホストが卓の設定で許可すれば聞けます。
answer-how-undo = { $undo }で、自分の最後の選択を取り消せます。ほかの人が行動したり、ダイスが振られたり、何かが公開されたりする前に限ります。その後は、ほかの人に同意を求めます。
answer-how-stop = { $pause }でゲームを一時停止できます。何も失われず、プレイヤーなら誰でも再開できます。{ $leave }で席を離れると、コンピューターが引き継ぎます。どちらも{ $status }にあり、ゲームそのものを終える「{ status-ask_end }」もそこにあります。
answer-how-deadline = { $settings }で、リマインダーと手番の期限を確認し、変更できます。期限が過ぎると、コンピューターが代わりに行動します。
answer-how-join = { $status }の「{ status-takeover }」で、コンピューターの席を引き継げます（ホストの同意が必要なこともあります）。同じ画面から不在のプレイヤーを知らせることもでき、その場合はコンピューターが代わりに入ります。
handover-title = ゲームの状況
handover-seen = これまでのできごと
handover-has = あなたの持ち物

# ブラウザーのゲーム画面

page-open = 盤面を開く
page-link = このリンクを押すと、ゲームがブラウザーで開き、盤面をタップして遊べます。リンクは{ $minutes }分以内に一度だけ使えます。開いた人があなたとして遊べてしまうので、ほかの人には見せないでください。
page-link-unseated = このリンクを押すと、ゲームがブラウザーで開きます。この卓に席がないので、観戦だけできます。リンクは{ $minutes }分以内に一度だけ使えます。あなたとしてログインするので、ほかの人には見せないでください。
page-browser = ブラウザーで開く
page-close = 開いた盤面をすべて閉じる
page-closed =
    { $number ->
        [0] ログイン中のブラウザーはありませんでした。未使用のリンクは無効になりました。
       *[other] { $number }個のブラウザーからログアウトしました。
    }
page-board = 盤面
page-hand = 手元
page-players = プレイヤー
page-asked = あなたの番
page-help = ヘルプ
page-lost = 接続が切れました。つなぎ直しています…
page-signed_out = この盤面は、ほかの人のものか、ログアウト済みなので開けません。ゲームのチャンネルで「{ page-open }」を押すと、自分のリンクを受け取れます。
page-old_link = このリンクは、ほかの人のものか、使用済みか、期限切れです。ゲームのチャンネルで「{ page-open }」を押すと、自分のリンクを受け取れます。
page-unavailable = 今は盤面を開けません。少し待ってから、もう一度お試しください。
page-entering = 盤面を開いています…
page-elsewhere = この盤面はほかのウィンドウで開かれたため、このウィンドウでは更新されません。
page-reload = ここで続ける
page-flood = このページから一度に送られた操作が多すぎます。
page-onward = 🆕 新しい卓へ：{ $game }（卓{ $number }）
page-watch-now = 👁️ 観戦中です。全員に公開されている情報だけが見えます。
page-watch-late = 👁️ 1手番遅れで観戦中です。今の手番が始まる前の局面を表示しています。
page-watch-later = 👁️ 1手番遅れで観戦中です。ゲームは次の手番から、ここに表示されます。
page-watch-lobby = 👁️ ゲームはまだ始まっていません。始まると、ここに表示されます。
page-watch-seat = 🪑 自分の席へ（参加もこちら）
page-unwatched = このリンクは無効です。卓のプレイヤーに新しいリンクをもらってください。
page-full = 観戦している人が多すぎるため、今は表示できません。
page-menu = メニュー
page-skip = 質問へ進む（?キーで操作の一覧）
page-send = 送信
page-dismiss = 閉じる
page-language = English
page-picked = { $number }／{ $most }
page-left_out = ほか{ $number }件
page-goals = 光っている場所を選ぶか、そこまでドラッグしてください。
page-astray = そこには置けません。光っている場所に置けます。
page-lit = 光っているところから選んでください。
page-lined = 光っているところを指でなぞるか、タップしてください。
page-lit_named = 光っているところから選んでください：{ $answers }
page-twice = （2回タップ）
page-again = もう一度タップすると決まります。
page-again_click = もう一度クリックすると決まります。
page-keys = Tabキーで選択肢を移動し、Enterで決定、Escで戻ります。盤面で選べる場所は「その他」に並びます。←と→で過去の場面が見られます。+と-で拡大・縮小し、0で全体を表示します。/で質問できます。
page-no_answer = それは、この質問の選択肢にありません。
page-back = 1つ前の場面
page-forward = 次の場面
page-play = 再生
page-pause = 一時停止
page-before = その直前の盤面
page-now = 今の盤面へ
page-hand_of = 手元：{ $player }
page-eyes = 視点
page-spectator = 観戦者
