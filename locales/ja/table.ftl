## 全ゲーム共通の文言。ゲームごとのファイルで同じキーを言い直すことができる。

## 列挙と人

list-comma = {"、"}
list-last = {"、"}
seat-table = 卓
computer-name = コンピューター{ $number }
computer-steady = 堅実
computer-steady-help = 手堅く、すぐに答えます。
computer-random = でたらめ
computer-random-help = できることを何も考えずに選びます。

## コマンド

command-group-about = { $game }で遊ぶ
command-new-name = 新規
command-new-about = 卓を立てます（このチャンネル、または新しいスレッド）
command-where-name = 場所
command-where-about = 卓を立てる場所
command-here-name = ここ
command-thread-name = 新しいスレッド
command-board-name = 盤面
command-board-about = 盤面をチャンネルの一番下に出し直します
command-hand-name = 手元
command-hand-about = 自分のものを、自分だけに表示します
command-act-name = 行動
command-act-about = ボタンを使わずに質問へ答えます
command-choice-name = 選択
command-choice-about = すること（入力すると候補が出ます）
command-log-name = 記録
command-log-about = これまでの出来事（あなたが知ってよい範囲）
command-rules-name = ルール
command-rules-about = ルールを調べます
command-topic-name = 項目
command-topic-about = 項目名、または探したい言葉
command-leave-name = 離席
command-leave-about = 席を立ちます（ゲーム中ならコンピューターが引き継ぎます）
command-table-name = 卓
command-table-about = このチャンネルの卓
command-status-name = 状況
command-status-about = 誰が遊んでいて、誰を待っているか
command-admin-name = 管理
command-admin-about = サーバー管理者向け：卓の管理
command-games-name = 一覧
command-games-about = このサーバーの終わっていない卓
command-resume-name = 再表示
command-resume-about = 卓の盤面とDMを、このチャンネルで出し直します
command-end-name = 終了
command-end-about = 卓を結果なしで終わらせます
command-which-name = 対象
command-which-about = 対象の卓（入力すると候補が出ます）

## ロビー

lobby-seats = **プレイヤー**（{ $taken }人／{ $least }～{ $most }人）
lobby-empty = *まだ誰もいません。*
lobby-computer = { $name }（{ $level }）
lobby-host = ホストは{ $host }さんです。オプションを決めてゲームを始めます。✅は、今のオプションに同意済みの印です。
lobby-lacks = ここで私に足りない権限：{ $permissions }。遊べますが、表示が一部欠けます。
lobby-join = 参加する
lobby-leave = 席を立つ
lobby-ready = 準備完了
lobby-start = 開始
lobby-add = コンピューターを加える…
lobby-remove = コンピューターを外す
lobby-option = オプションを変える…
lobby-language = English
lobby-in-thread = 卓を立てました：{ $thread }
thread-name = { $game }・{ $host }
option-on = あり
option-off = なし
option-line = { $option }：{ $value }
looks-to-text = 絵なし（文字だけ）
looks-to-pictures = 絵あり

permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permission-attach_files = ファイルを添付
permission-read_message_history = メッセージ履歴を読む

## 盤面

board-title = 卓{ $number }
board-alt = 盤面。
board-move = 自分の番
board-hand = 手元
board-log = 記録
board-rules = ルール
waiting-for = { $players }さんを待っています（{ $since }）
waiting-nobody = 今は誰にも質問がありません。
notice-your-move = { $player }さん、あなたの番です。

## パネル

panel-title = { $game }・卓{ $number }
panel-choose = 選んでください…
panel-choose-several = 選んでください（複数可）…
panel-choose-group = 種類を選んでください…
panel-groups = ほかの種類
panel-page = { $page }／{ $pages }ページ
panel-previous = ◀ 前へ
panel-next = 次へ ▶
panel-none = 選ばない
panel-done = 決定
panel-unpick = 最後の1つを取り消す
panel-confirm = はい、そうします
panel-other = 選び直す
panel-final = 取り消せません。
panel-refresh = 更新
panel-pick-number = { $least ->
    [0] { $most }つまで選べます。
   *[other] { $least }～{ $most }つ選びます。
}
panel-stale = それは前の質問です。卓は先へ進んでいます。今の質問はこちらです。
panel-lobby = ゲームはまだ始まっていません。上のボタンで参加し、ホストの開始を待ってください。
panel-not_seated = この卓に席がないので、観戦中です。
panel-stranger = この卓に席がないので、あなたへの質問はありません。観戦はできます：{ $board }で盤面を表示でき、「記録」と「ルール」は誰でも開けます。
group-other = そのほか
act-unknown = 「{ $typed }」は今の質問の答えにありません。何も変わっていません。
act-unclear = 「{ $typed }」に当てはまる答えがいくつかあります。ここで選ぶか、もう少し詳しく入力してください。

## 手元とDM

hand-nothing = あなただけに見えるものはありません。
hand-dm-on = DMを受け取る
hand-dm-off = DMを止める
dm-closed = あなたにDMを送れません（DMが閉じているか、ブロックされています）。盤面の「自分の番」と「手元」でそのまま遊べます。

## 記録

log-title = 卓{ $number }の記録
log-empty = まだ何も起きていません。
log-older = ◀ 前の記録
log-newest = 最新
log-cut = …（前の分は「記録」へ）
log-dice_sealed = 🎲 ダイスを封印しました。種のSHA-256は`{ $hash }`です。終了後に種を公開するので、すべての出目を誰でも確かめられます。
log-dice_opened = 🎲 ダイスの種は`{ $seed }`でした。
log-left = { $player }さんが席を立ちました。{ $seat }が引き継ぎます。
log-ended_by_host = ホストがゲームを終わらせました。
log-ended_by_admin = サーバーの管理者がゲームを終わらせました。
log-resumed_by_admin = 管理者の{ $admin }さんが卓を出し直しました。
log-rules_changed = このゲームの開始後にルールのプログラムが変わりました。今の局面からそのまま続けます。
log-computer_failed = { $player }は答えを見つけられず、適当に選びました。
log-computers_stuck = コンピューターが今は先へ進めません。自動でやり直します。

## ルールのページ

rules-choose = ほかの項目…

## 状況

status-lobby = 参加者を募集中です。ゲームはまだ始まっていません。
status-seats = プレイヤー：{ $players }
status-running = 進行中
status-paused = 一時停止中
status-parked = 保管中
status-finished = 終了
status-ended = 中止

## 終了

end-ended = ゲームは終わりました。
end-abandoned = 卓に誰もいなくなったので、ゲームを終えました。
end-by_host = ホストがゲームを終わらせました。
end-by_admin = サーバーの管理者がゲームを終わらせました。
end-lobby_empty = 全員が席を立ったので、卓を閉じました。
result-winners = 🏆 { $players }
result-place = **{ $place }位** { $player }：{ $total }
result-score = { $category } { $points }
leave-sure = このゲームから抜けますか。席はすぐにコンピューターが引き継ぎ、戻ることはできません。
leave-yes = はい、抜けます
left-game = ゲームから抜けました。
left-lobby = 席を立ちました。

## 管理

admin-games = このサーバーの卓
admin-none = 終わっていない卓はありません。
admin-line = 卓{ $number }：{ $game }、{ $status }（{ $players }）
admin-rules_changed = ルール変更あり
admin-end-sure = この卓を結果なしで終わらせますか。
admin-end-yes = はい、終わらせます
admin-ended = 卓{ $number }を終わらせました。プレイヤーにも伝わります。

## お断り

refused-broken = こちらで問題が起きました。「自分の番」で卓の様子を確かめて、もう一度お試しください。原因はボットのログに残っています。
refused-storage_failed = 保存できなかったので、今の操作は行われていません。ゲームは元のままです。少し待ってからもう一度お試しください。
refused-damaged_row = この卓を読み込めません（{ $table }、{ $field }）。何も変えていません。ボットの運営者に知らせてください。
refused-damaged_save = 保存データを読み込めません：{ $field }。元のまま残してあります。
refused-damaged_data = { $file }を読み込めません：{ $entry }
refused-rules_broke = その選択でルールのプログラムが止まりました。ゲームは選ぶ前のままです。別の選択をして、ボットの運営者に知らせてください。
refused-unknown_press = このボタンやコマンドは古い版のものです。「自分の番」で開き直すか、コマンドをもう一度使ってください。
refused-no_table = その卓はもうありません。
refused-no_table_here = このチャンネルに卓はありません。{ $command }で立てられます。
refused-other_game_here = このチャンネルでは別のゲームを遊んでいます。コマンドは{ $command }で始まります。
refused-no_game = 「{ $game }」というゲームはありません。
refused-channel_taken = このチャンネルにはもう卓があります。終わるのを待つか、新しいスレッドに立ててください。
refused-permissions = ここには卓を立てられません。私に足りない権限：{ $permissions }。サーバーの管理者が付けられます。
refused-no_thread_here = ここからはスレッドを作れません。テキストチャンネルで使うか、ここに卓を立ててください。
refused-thread_failed = スレッドを作れませんでした。このチャンネルに卓を立てるか、あとでもう一度お試しください。
refused-begun = ゲームはもう始まっています。
refused-not_begun = ゲームはまだ始まっていません。ロビーでホストが開始します。
refused-table_over = このゲームは終わっています。
refused-game_over = このゲームは終わっています。
refused-paused = このゲームは一時停止中です。
refused-still_running = ゲームはまだ続いています。記録には全員の手札とダイスの種が含まれるので、終わってからお渡しします。
refused-not_seated = この卓にあなたの席はありません。ロビーなら参加できます。始まったゲームは観戦できます。
refused-not_host = ホストだけができます。
refused-not_ready = まだオプションに同意していない人：{ $players }。「準備完了」を押してもらってください。
refused-not_admin = サーバーを管理できる人（「サーバー管理」の権限）だけができます。
refused-table_full = { $most }席すべて埋まっています。
refused-no_computer = 「{ $level }」というコンピューターはいません。
refused-no_computer_here = この卓にコンピューターはいません。
refused-seats = このゲームは{ $least }～{ $most }人用です。今は{ $seats }人です。
refused-option = このオプションは使えません：{ $field }
refused-no_topic = ルールに「{ $typed }」は見当たりません。別の言葉で探すか、項目を選んでください。
refused-not_your_decision = 今それを決めるのはあなたではありません。
refused-question_closed = それは前の質問です。卓は先へ進んでいます。
refused-not_an_option = それは今はできません。
refused-picked_twice = 同じものを2回は選べません。
refused-pick_number = { $least ->
    [0] { $most }つまで選べます。
   *[other] { $least }～{ $most }つ選んでください。
}
