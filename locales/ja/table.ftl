## 全ゲーム共通の文言。ゲームごとのファイルで同じキーを言い直すことができる。

## 列挙と人

list-comma = {"、"}
list-last = {"、"}
list-many = { $entry }×{ $number }
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

## ゲームを囲むこと：やり直し、入れ替わり、時間、ファイル

log-started_by_admin = サーバーの管理者がゲームを開始しました。
player-forgotten = 元プレイヤー
log-undone = ↩️ { $player }が直前の選択を取り消しました。
log-undo_proposed = ↩️ { $player }が、自分の最後の選択とその後のすべてを取り消したいそうです。全員の同意が必要です。
log-undone_by_all = ↩️ 全員が同意したので、{ $player }の選択とその後のすべてを取り消しました。
log-undone_by_admin = ↩️ 管理者の{ $admin }さんがゲームを{ $entry }手目の直後に戻しました。
log-dice_stirred = 🎲 { $entry }手目より後に明らかになったことがあるので、ここからのダイスは別の目になります。種に「{ $number }」を混ぜました。
log-agreed = { $player }が同意しました。
log-disagreed = { $player }が同意しなかったので、何も変わりません。
log-withdrawn = { $player }が提案を取り下げました。
log-proposal_void = 提案は無効になりました。
log-end_proposed = { $player }が、結果なしでゲームを終えることを提案しました。全員の同意が必要です。
log-ended_by_all = 全員の同意でゲームを終えました。
log-stand_in_proposed = { $player }が、{ $absent }の代わりにしばらくコンピューターが答えることを提案しました。ほかの全員の同意が必要です。
log-stood_in = { $player }が戻って操作するまで、コンピューターが代わりに答えます。
log-back_again = { $player }が戻り、自分で続けます。
log-took_over = 席{ $seat }を{ $player }さんが引き継ぎました。
log-replaced_by_admin = 管理者の{ $admin }さんが席{ $seat }を{ $player }さんに任せました。
log-computer_by_admin = 管理者の{ $admin }さんが席{ $seat }をコンピューター（{ $player }）に任せました。
log-paused = ⏸️ { $player }がゲームを一時停止しました。再開までこのチャンネルは空きます。
log-paused_by_admin = ⏸️ 管理者の{ $admin }さんがゲームを一時停止しました。再開までこのチャンネルは空きます。
log-resumed = ▶️ { $player }がゲームを再開しました。
log-parked = 💤 { $days }日間動きがなかったので、ゲームを保管しました。何も失われていません。いつでも再開できます。
log-lobby_forgotten = 長いあいだ動きがなかったので、この募集を閉じました。
log-channel_gone = このゲームのチャンネルが削除されました。ゲームは残っていて、別のチャンネルで再開できます。
log-waits_set = ホストがリマインダーと締め切りを変えました。
log-waits_set_by_admin = 管理者の{ $admin }さんがリマインダーと締め切りを変えました。
log-remind = ⏰ { $player }、あなたの番です。みんなが待っています。
log-warn = ⏳ { $player }、あなたの持ち時間は<t:{ $due }:R>に切れます。切れると質問に自動で答えます。
log-time_out = ⌛ { $player }の持ち時間が切れました。{ $player }の代わりに次のとおり答えました。
log-exported_by_admin = 管理者の{ $admin }さんが進行中のゲームを書き出しました。ファイルには全員の手札とダイスの種が含まれます。
log-imported_by_admin = 管理者の{ $admin }さんがファイルからこのゲームを読み込みました。
end-by_all = 全員の同意でゲームを終えました。
end-channel_gone = ゲームが始まる前にチャンネルが削除されました。
end-lobby_forgotten = 長いあいだ動きがなかったので、募集を閉じました。
refused-undo_nothing = あなたの選択で取り消せるものはまだありません。
refused-undo_side_by_side = 今は何人かが同時に選んでいます。自分の質問の中の「戻る」ボタンでやり直してください。
refused-undo_impossible = ゲームはもうそこまで戻せません。
refused-undo_entry = { $least }手目から{ $most }手目までのどれかを指定してください。
refused-no_proposal = その提案は（もう）出ていません。
refused-no_seat = その席はありません。
refused-seated_already = その人はもうこの卓に着いています。1人1席です。
refused-seat_taken = 人が座っているので、その席には着けません。
refused-which_seat = 着ける席がいくつかあります。どれか指定してください。
refused-held_a_hand = このゲームで手札を持ったことのある人は、その席（席{ $seat }）にだけ戻れます。
refused-not_absent = コンピューターに代わってもらえるのは、自分以外の、人が着いている席だけです。
refused-not_paused = このゲームは一時停止していません。
refused-wait = 時間は{ $least }分から{ $most }日までで選んでください。
refused-may_not_start = このサーバーで卓を立てられる人は限られています。サーバーの管理者が決めています。
refused-too_many_tables = このサーバーで同時に開ける卓は{ $most }つまでです。どれかが終わるのを待つか、一時停止してください。
refused-setting = この設定は使えません：{ $field }
refused-report_text = 何が起きたかを{ $most }文字以内で書いてください。
refused-too_many_reports = この卓について、もう{ $most }件の報告をいただいています。確認されるまでお待ちください。
refused-file_too_large = ファイルが大きすぎます（{ $most }MBを超えています）。
refused-file = このファイルはゲームとして読み込めません：{ $field }。何も変えていません。
