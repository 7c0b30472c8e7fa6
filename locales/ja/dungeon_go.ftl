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
