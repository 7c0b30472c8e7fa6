## ダンジョンGO!

game-name = ダンジョンGO!
game-blurb = 王様を護衛して五つの階層を進み、最深部の魔王を倒す、一〜六人の協力ゲーム。

## 能力値

ability-strength = 筋力
ability-agility = 敏捷
ability-magic = 魔力
ability-faith = 信仰

# 絵の中の弱点マークの一文字
mark-strength = 力
mark-agility = 敏
mark-magic = 魔
mark-faith = 信

## 勇者

hero-warrior = 戦士
hero-thief = 盗賊
hero-wizard = 魔法使い
hero-priest = 僧侶
hero-knight = 騎士
hero-hunter = 狩人

## モンスター

monster-goblin = ゴブリン
monster-kobold = コボルド
monster-skeleton = スケルトン
monster-giant_rat = 大ネズミ
monster-giant_bat = 大コウモリ
monster-cave_spider = 洞窟グモ
monster-imp = インプ
monster-will_o_wisp = 鬼火
monster-slime = スライム
monster-living_armor = 動く鎧
monster-stone_imp = 石の小鬼
monster-walking_fungus = お化けキノコ
monster-ghost = ゴースト
monster-zombie = ゾンビ
monster-ghoul = グール
monster-cursed_doll = 呪いの人形
monster-minotaur = ミノタウロス
monster-troll = トロール
monster-mummy_lord = ミイラ王
monster-harpy_queen = ハーピーの女王
monster-vampire = ヴァンパイア
monster-lich = リッチ
monster-chimera = キマイラ
monster-dullahan = デュラハン
monster-bone_dragon = ボーンドラゴン
monster-banshee_queen = バンシーの女王
monster-demon_king_a = 魔王
monster-demon_king_b = 魔王
monster-evil_god = 邪神

size-small = 小型
size-large = 大型
size-demon_king = 魔王
size-evil_god = 邪神

## 呪文と奇跡

spell-magic_missile = マジックミサイル
spell-web = ウェブ
spell-fireball = ファイアボール
spell-polymorph = ポリモーフ
spell-teleport = テレポート
spell-wish = ウィッシュ

miracle-turn_undead = ターンアンデッド
miracle-heal = ヒール
miracle-divination = ディビネーション
miracle-haste = ヘイスト
miracle-raise_dead = レイズデッド
miracle-miracle = ミラクル

## 順番カード

card-hero_warrior = 戦士のカード
card-hero_thief = 盗賊のカード
card-hero_wizard = 魔法使いのカード
card-hero_priest = 僧侶のカード
card-hero_knight = 騎士のカード
card-hero_hunter = 狩人のカード
card-king = 王様カード
card-monster = モンスターカード

## ひとり用の称号

rank-lucky_survivor = 幸運な生還者
rank-royal_guard = 王の護衛
rank-dungeon_knight = 迷宮の騎士
rank-champion = 王国の英雄
rank-legend = 伝説の勇者

## 絵の中の言葉

picture-entrance = 入口側
picture-far_side = 奥側
picture-floor = 階層
picture-damage = ダメージ
picture-deck = 山札
picture-setup = 勇者たちの支度中
picture-afterlife = 死後の世界
picture-victory = 勇者の勝利!
picture-defeat = 勇者たちの敗北
picture-size_small = 小
picture-size_large = 大
picture-size_demon_king = 王
picture-size_evil_god = 神
picture-seat = 席{ $number }
picture-deck_order = 山札の順
picture-vp = 勝利点 { $vp }
picture-max_hp = HP最大 { $value }
picture-movement = 移動力 { $value }
picture-range = 射程距離 { $value }
picture-reduction = ダメージ軽減 { $value }
picture-record = 撃破 { $kills } 死亡 { $deaths }
picture-holds = { $monster }の{ $ability }に組み付き中
picture-charged = ファイアボール待機中
picture-stands = { $cell }にいる

## 盤面を言葉で

words-board = ダンジョンGO!の盤面。
words-sheets = ダンジョンGO!の勇者ボード。
words-dice = ダンジョン階層{ $floor }、モンスターダメージ{ $damage }、この階層で山札を組み直した回数{ $clock }。
words-king = 王様は{ $cell }にいます。
words-now = いまは{ $hero }の手番です。
words-marked = 選べるマス: { $cells }。
words-monster = { $cell }に{ $monster }({ $size })。弱点: { $marks }。
words-monster_fresh = { $cell }に{ $monster }({ $size }、未攻撃)。弱点: { $marks }。
words-mark_held = { $ability }({ $hero }が組み付き中)
words-hero = 勇者{ $number }、{ $hero }({ $player }): { $cell }、HP { $hp }/{ $most }、勝利点{ $vp }。
words-hero_dead = 勇者{ $number }、{ $hero }({ $player }): 死後の世界、勝利点{ $vp }。
words-hero_waiting = 勇者{ $number }、{ $hero }({ $player }): まだ配置されていません。勝利点{ $vp }。
words-revealed = このラウンドで公開された順番カード: { $cards }。
words-deck = 山札の残り(順不同): { $cards }。
words-deck_order = 山札の順(あなたにだけ見えます): { $cards }。
words-deck_empty = 山札は空です。
words-cards = { $card }{ $count }枚
words-strength = 筋力{ $value } → ヒットポイント最大{ $most }
words-agility = 敏捷{ $value } → 移動力{ $movement }
words-magic = 魔力{ $value } → 射程距離{ $range }
words-faith = 信仰{ $value } → ダメージ軽減{ $reduction }
words-record = 倒したモンスター{ $kills }体、死亡{ $deaths }回
words-holds = { $monster }の{ $ability }に組み付いています
words-charged = ファイアボール: 次の手番に魔力と同じ回数まで戦闘アクション
words-spells = 唱えられる呪文: { $magic }
words-miracles = 起こせる奇跡: { $magic }
words-no_hero = まだ勇者を選んでいません。

## 勇者を作る

ask-choose_hero_card = { $heroes ->
    [1] どの勇者になりますか?
   *[other] { $number }人目の勇者を選んでください(全部で{ $heroes }人)
}
hint-choose_hero_card = 勇者カードで変わるのは名前と姿だけ。強さは次に決める能力値で決まります。
do-hero_card = { $hero }
log-hero_card = { $player }が{ $hero }の役を引き受けた。

ask-choose_starting_two = { $hero }の得意な能力値は?
hint-choose_starting_two = 選んだ能力値が2、残りの三つは1で始まります。筋力はHP、敏捷は移動力、魔力は射程距離、信仰はダメージ軽減になります。
do-starting_two = { $ability }を2にする
log-starting_two = { $hero }は{ $ability }に自信あり(2)。
sum-sub_abilities = ヒットポイント最大{ $hp }、移動力{ $movement }、射程距離{ $range }、ダメージ軽減{ $reduction }になります。

log-place_drawn = くじは{ $hero }({ $player })。立ち位置を決める番だ。
ask-place_hero = { $hero }をどこに配置しますか?
hint-place_hero = 入口側のマスに置きます。同じマスには勇者2人まで、王様と重なるのは不敬罪です。
do-place = { $cell }に配置
log-hero_placed = { $hero }が{ $cell }に立った。
log-deck_made = 🃏 順番カード{ $cards }枚を切って山札ができた。さあ、冒険の始まりだ!

## 手番

log-turn_hero = **{ $hero }の手番** ({ $player })
log-turn_king = **王様の手番**
log-turn_monsters = **モンスターの手番**
log-rebuild = 🃏 山札が尽きたので{ $cards }枚を切り直した。この階層で{ $clock }回目。
log-danger = ⏳ 同じ階層に長居しすぎた。闇の奥で何かがうごめく……

## 復活

ask-revive = { $hero }を復活させますか?
hint-revive = 王様に隣接する空きマスに戻れます。能力値が一つ成長し、HPは全快、手番はそれで終わりです。
do-revive = { $cell }に復活する
do-revive_somewhere = 王様の隣に復活する
do-stay_dead = まだ復活しない
log-revives = ✨ { $hero }が死後の世界から{ $cell }に舞い戻った! HP { $hp }。
log-stays_dead = { $hero }はもう少し死後の世界で休むことにした。
log-no_empty_cell = 王様の隣に空きマスがなく、{ $hero }は戻るに戻れない。

## 移動アクション

ask-move = { $hero }はどこへ移動しますか?
hint-move = 斜めにも動けます。モンスターと王様のマスは通れず、勇者のマスは通り抜けられます。移動の後に戦闘アクションです。
group-entrance = 入口側
group-back = 奥側
do-move = { $cell }へ移動
do-move_somewhere = 移動する
do-stay = 移動しない
log-moves = { $hero }は{ $source }から{ $cell }へ。
sum-lets_go = 動くと組み付きは終わり、{ $ability }の弱点はまた空きます。

## 戦闘アクション

ask-combat = { $actions ->
    [1] { $hero }の戦闘アクションは?
   *[other] { $hero }の戦闘アクションは?(あと{ $actions }回)
}
hint-combat = 弱点の能力値と同じ回数までダイスを振れます。階層以上の目が出れば成功、1の目はモンスターの増援を呼びます。
group-attack = 攻撃
group-spell = 呪文
group-miracle = 奇跡
do-attack = { $cell } { $monster }を{ $ability }で攻撃
do-spell = 呪文: { $spell }
do-miracle = 奇跡: { $miracle }
do-done = 戦闘アクションを終える
do-fight = 戦う
log-attack = ⚔️ { $hero }が{ $cell }の{ $monster }に{ $ability }で挑む! ダイスは{ $rolls }回まで。
log-first_attack = ⭐ { $monster }への一番槍! { $hero }に勝利点{ $vp }点。
log-roll_hits = 🎲 { $number }投目は**{ $roll }**! { $needed }以上、成功だ({ $rolls }回まで)。
log-roll_misses = 🎲 { $number }投目は**{ $roll }**……{ $needed }に届かない({ $rolls }回まで)。
log-attack_fails = { $hero }の攻撃は{ $monster }にかわされた。
log-attack_stopped = { $player }はここでダイスを置いた。{ $hero }の攻撃は失敗。
log-grapples = 🤼 { $hero }が{ $cell }の{ $monster }に飛びついた! { $ability }の弱点に組み付き。
log-lets_go = { $hero }は組み付きを解いた。{ $ability }の弱点はまた空いた。
log-defeats = 💥 { $hero }が{ $monster }を討ち取った! 勝利点{ $vp }点。

ask-roll_again = { $monster }の{ $ability }に届きませんでした。もう一度振りますか?({ $needed }以上で成功、残り{ $left }回)
hint-roll_again = { $cell }への攻撃です。やめれば失敗ですが、{ $hero }が失うものはありません。1の目が出るたびに増援が来ます。
do-roll = もう一度振る(残り{ $left }回、成功率{ $percent }%)
do-stop = 振るのをやめる

sum-chance_per_roll = { $needed }以上で成功(1回{ $percent }%)。
sum-chance = { $rolls ->
    [1] ダイスは1回だけ、成功率{ $percent }%。
   *[other] { $rolls }回までのどれかが成功する率は{ $percent }%。
}
sum-first_attack = 最初の攻撃で勝利点+{ $vp }。
sum-defeat = 成功すれば{ $monster }を倒し、勝利点+{ $vp }。
sum-grapple = 成功すれば{ $monster }の{ $ability }に組み付き、残る弱点は{ $left }つ。
sum-reinforcement = 1の目が出るたびにモンスターの増援。
sum-cost = 勝利点{ $vp }点を払い、残りは{ $left }点。

## 成長

ask-growth = { $hero }の成長: どの能力値を上げますか?
hint-growth = 筋力はHP最大と今のHPを2ずつ、敏捷は移動力を2、魔力は射程距離を1、信仰はダメージ軽減を1増やします。
do-grow = { $ability }を{ $value }に
do-no_growth = 成長しない
log-grows = 📈 { $hero }の成長! { $ability }が{ $value }になった。
log-no_growth = { $hero }は成長を見送った。

## モンスターと王様

log-monster_placed = { $cell }で{ $monster }が待ち構えている。
log-reinforcement = 👣 モンスターの増援! { $cell }に{ $monster }が現れた。
log-no_reinforcement = 👣 増援の入るすきまがない。押し返された殺気が迷宮に満ちる……
log-evil_god_comes = 👁️ 闇が裂け、{ $cell }に{ $monster }が降り立った!
log-damage_rises = 🔥 モンスターダメージが{ $damage }に上がった!
log-no_monsters = ボードにモンスターはいない。つかの間の静けさ。
log-monster_moves = { $monster }が{ $source }から{ $cell }へにじり寄る。
log-monster_strikes = 🩸 { $monster }の攻撃! { $heroes }にダメージ{ $damage }。
log-unhurt = { $hero }はかすり傷ひとつない(軽減{ $reduction })。
log-hurt = { $reduction ->
    [0] { $hero }はHPを{ $lost }失った。残り{ $hp }。
   *[other] { $hero }は{ $reduction }点を軽減し、HPを{ $lost }失った。残り{ $hp }。
}
log-hero_dies = 💀 { $hero }は力尽き、死後の世界へ旅立った。
log-king_moves = 👑 王様が{ $cell }へ一歩進む。
log-king_stays = 👑 王様は{ $cell }を動かない。
log-king_struck = 💔 { $monster }の一撃が、{ $cell }の王様に届いてしまった……
log-monster_leaves = 🚪 { $monster }が{ $cell }から入口の外へ抜け出した!
log-floor_advances = { $floor ->
    [5] 🏮 ついにダンジョン階層5、魔王の間。王様は{ $king }にいる。
   *[other] 🏮 一行はダンジョン階層{ $floor }へ進む。王様は{ $king }にいる。
}
log-hero_catches_up = { $hero }が{ $cell }で一行に追いついた。

## 結末

end-victory = ダンジョン階層{ $floor }で魔王は倒れ、迷宮に朝が来た。勇者の勝利! 真なる勇者: { $true_heroes }
end-king_dead = ダンジョン階層{ $floor }で王様が命を落とした。勇者全員の敗北です。
end-monster_left = ダンジョン階層{ $floor }からモンスターが外に出た。勇者全員の敗北です。
log-true_hero = 🏆 「真なる勇者」の称号は{ $heroes }に!
log-solo_score = 勝利点の合計から山札の組み直し{ $rebuilds }回を引いて{ $score }点。あなたは「{ $rank }」だ!
score-victory_points = 勝利点
score-defeats = 倒したモンスター
score-deaths = 死亡
score-rebuilds = 山札の組み直し

## ゲームのオプション

option-spells = 呪文
option-spells-help = 勝利点1点で呪文を唱えられます。モンスターの配置も強くなります。
option-miracles = 奇跡
option-miracles-help = 勝利点1点で奇跡を起こせます。同意があれば相手の勇者が払います。

## できない理由

refused-hero_dead = その勇者は死後の世界にいます。できるのは復活だけです。
refused-hero_alive = その勇者は生きています。
refused-blocked_monster = そのマスにはモンスターがいます。
refused-blocked_king = そのマスには王様がいます。
refused-cell_full = そのマスにはもう勇者が2人います。
refused-cell_not_empty = そのマスは空いていません。復活できるのは何もいないマスだけです。
refused-not_adjacent_king = 復活できるのは王様に隣接したマスだけです。
refused-no_empty_cell = 王様に隣接した空きマスがありません。
refused-not_entrance_board = 最初に配置できるのは入口側のマスだけです。
refused-too_far = 移動力ではそこまで届きません。
refused-out_of_range = 射程距離の外です。
refused-mark_not_printed = そのモンスターに、その弱点はありません。
refused-mark_held = その弱点には、もう勇者が組み付いています。
refused-ability_max = その能力値はもう6です。
refused-no_vp = 払える勝利点がありません。
refused-level_too_high = 能力値が足りません。レベル{ $level }です。
refused-option_off = この選択ルールは、このゲームでは使いません。
refused-already_charged = もうファイアボールを構えています。
refused-no_legal_target = 対象になるものがありません。
refused-consent_refused = さきほど断られました。
