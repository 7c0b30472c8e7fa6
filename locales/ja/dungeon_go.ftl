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
