## ダンジョンGO!

game-name = ダンジョンGO!
command-group-name = ダンジョンgo
game-blurb = 王様を護衛して5つの階層を進み、最深部で待つ魔王を倒す協力ゲーム。
game-facts = 1～6人 ・ 約60分 ・ やさしい

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

picture-floor = 階層
picture-damage = ダメージ
picture-deck = 山札
picture-setup = 勇者たちは支度中
picture-afterlife = 死後の世界
picture-victory = 勇者の勝利！
picture-defeat = 勇者たちの敗北
picture-deck_order = 山札の順
picture-strength = HP { $value }
picture-agility = 移動力 { $value }
picture-magic = 射程距離 { $value }
picture-faith = 軽減 { $value }
picture-record = 撃破 { $kills } 死亡 { $deaths }
picture-holds = { $monster }に組み付き
picture-charged = ファイアボール待機中

## 盤面を言葉で

words-board = ダンジョンGO!の盤面。
words-sheets = ダンジョンGO!の勇者ボード。
words-stop = 。
words-dice = ダンジョン階層{ $floor }、モンスターダメージ{ $damage }、この階層で山札を組み直した回数：{ $clock }回。
words-clock = この階層で山札を組み直した回数：{ $clock }回。5回目からは、組み直すたびにモンスターダメージが1上がります（すでに6なら、代わりに増援が来ます）。
words-king = 王様は{ $cell }にいます。
words-true_hero = 真なる勇者：{ $heroes }
words-now = 今は{ $hero }の手番です。
words-marked = 選べるマス：{ $cells }。
words-targets = 選べるモンスターのマス：{ $cells }。
words-monster = { $cell }に{ $monster }（{ $size }）。弱点：{ $marks }。
words-monster_fresh = { $cell }に{ $monster }（{ $size }、未攻撃）。弱点：{ $marks }。
words-boss = { $cell }に{ $monster }。弱点：{ $marks }。
words-boss_fresh = { $cell }に{ $monster }（未攻撃）。弱点：{ $marks }。
words-endangers = { $monster }🚨 次のモンスターの手番で、全員の負けになるおそれがあります。
words-mark_held = { $ability }（{ $hero }が組み付き中）
words-hero = 勇者{ $number }、{ $hero }（{ $player }）：{ $cell }、HP { $hp }/{ $most }、勝利点{ $vp }。
words-hero_charged = 勇者{ $number }、{ $hero }（{ $player }）：{ $cell }、HP { $hp }/{ $most }、勝利点{ $vp }、ファイアボール待機中。
words-hero_dead = 勇者{ $number }、{ $hero }（{ $player }）：死後の世界、勝利点{ $vp }。
words-hero_waiting = 勇者{ $number }、{ $hero }（{ $player }）：未配置、勝利点{ $vp }。
words-abilities = { $hero }筋力{ $strength }、敏捷{ $agility }、魔力{ $magic }、信仰{ $faith }。
words-turn_card = { $card }。{ $does }
words-turn_king = 前方（右）のマスが空いていれば、王様が一歩進みます。
words-turn_monster = 組み付かれていないモンスターは、できれば左へ一歩前進し、前方のマスにいる王様か勇者にダメージを与えます。組み付かれているモンスターは、組み付いている勇者にダメージを与えます。
words-revealed = このラウンドで公開された順番カード：{ $cards }。
words-deck = 山札の残り（順番は不明）：{ $cards }。
words-deck_last = 山札の最後の1枚：{ $card }。
words-deck_order = 山札の順番（あなたにだけ見えます）：{ $cards }。
words-deck_empty = 山札は空です。
words-returned = ヘイストで戻した順番カード（山札を組み直すまで、もう戻せません）：{ $cards }。
words-cards = { $card }{ $count }枚
words-strength = 筋力{ $value } → 最大HP { $most }
words-agility = 敏捷{ $value } → 移動力{ $movement }
words-magic = 魔力{ $value } → 射程距離{ $range }
words-faith = 信仰{ $value } → ダメージ軽減{ $reduction }
words-record = 倒したモンスター{ $kills }体、死亡{ $deaths }回
words-holds = { $monster }の{ $ability }の弱点に組み付いています
words-charged = ファイアボール：次の手番では、魔力と同じ回数まで戦闘アクションを行えます
words-spells = 唱えられる呪文：{ $magic }
words-miracles = 起こせる奇跡：{ $magic }
words-no_hero = まだ勇者を選んでいません。
words-unchosen = 未選択
words-hero_cards = まだ選べる勇者カード：{ $heroes }。
words-hero_cards_shown = ダンジョンGO!の勇者カード。
words-card = ダンジョンGO!の{ $card }。
look-size = 大きさは{ $size }。倒せば勝利点{ $vp }点を得ます。
look-marks = 弱点は{ $marks }。そのすべてへの攻撃に成功すれば倒せます。
look-first = 最初に攻撃した勇者は、成否にかかわらず勝利点{ $vp }点を得ます。
look-demon_king = これは勇者が4人以上のときの弱点で、3人のときは{ $marks }だけです。魔王を倒せば勇者の勝利です。
look-evil_god = 階層5の2回目の増援で現れます（場所がなければ、その後の増援で）。現れるのは一度だけです。倒さなくても勝てます。
look-spell = レベル{ $level }の呪文。魔力が{ $level }以上の勇者は、攻撃の代わりに、勝利点1点を払って唱えられます。
look-miracle = レベル{ $level }の奇跡。信仰が{ $level }以上の勇者は、攻撃の代わりに、勝利点1点を払って起こせます。
look-strength = 最大HPは筋力の2倍です。この弱点への攻撃では、筋力と同じ回数までダイスを振れます。
look-agility = 移動力は敏捷の2倍です。この弱点への攻撃では、敏捷と同じ回数までダイスを振れます。
look-magic = 射程距離は魔力と同じです。この弱点への攻撃では、魔力と同じ回数までダイスを振れます。唱えられる呪文のレベルも魔力で決まります。
look-faith = ダメージ軽減は、信仰から1を引いた値です。この弱点への攻撃では、信仰と同じ回数までダイスを振れます。起こせる奇跡のレベルも信仰で決まります。
look-hero = 勇者カードで変わるのは名前と姿だけ。強さは能力値で決まります。
look-king = 前方（右）のマスが空いていれば、王様は一歩進みます。王様はダメージを受けるとただちに死亡し、勇者全員の敗北になります。
look-monster = すべてのモンスターが、入口に近いものから順に1体ずつ行動します。組み付かれておらず、左のマスが空いていれば一歩前進し、それから攻撃します。

## 勇者を作る

ask-choose_hero_card = { $heroes ->
    [1] どの勇者になりますか？
   *[other] { $number }人目の勇者を選んでください（全部で{ $heroes }人）
}
doing-choose_hero_card = 勇者を選んでいます
hint-choose_hero_card = 勇者カードで変わるのは名前と姿だけ。強さは次に選ぶ能力値で決まります。
do-hero_card = { $hero }
log-hero_card = { $player }は{ $hero }を選んだ。

ask-choose_starting_two = { $hero }の得意な能力は？
doing-choose_starting_two = 勇者の得意な能力を選んでいます
hint-choose_starting_two = 選んだ能力値は2、残りの3つは1で始まり、その弱点を攻撃するときは能力値と同じ回数までダイスを振れます。モンスターや弱点は「調べる」で見られます。
do-starting_two = { $ability }を2にする
log-starting_two = { $hero }は{ $ability }2で冒険を始める。

log-place_drawn = 抽選の結果、次に配置されるのは{ $hero }（{ $player }）だ。
ask-place_hero = { $hero }をどこに配置しますか？
doing-place_hero = 勇者を配置するマスを選んでいます
hint-place_hero = 入口側のマスを選びます。同じマスに入れる勇者は2人まで。王様と重なるのは不敬罪です。
do-place = { $cell }に配置
log-hero_placed = { $hero }が{ $cell }に立った。
log-deck_made = 🃏 順番カード{ $cards }枚を切って山札にした。さあ、冒険の始まりだ！

## 手番

log-turn_hero = **{ $hero }の手番**（{ $player }）
log-turn_king = **王様の手番**
log-turn_monsters = **モンスターの手番**
log-rebuild = 🃏 山札が尽きたので、{ $cards }枚を切って組み直した（この階層で{ $clock }回目）。
log-danger_near = ⏳ 同じ階層で4回目の組み直し。その階層では次から、組み直しのたびにモンスターダメージが上がる（すでに6なら、代わりに増援が来る）。
log-danger = ⏳ { $clock ->
    [5] 同じ階層に長居しすぎた。闇の奥で何かがうごめく……
   *[other] まだ同じ階層にいる。闇がまたうごめく……
}

## ほかの文の一部

part-struck = { $lost ->
    [0] {""}
   *[other] { about-stay-struck }
}
part-threat = { $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}{ $deaths ->
    [0] {""}
   *[other] {"\u000A"}💀 このままだと次のモンスターの手番で死亡：{ $dying }
}

## 復活

ask-revive = { $hero }を復活させますか？{ part-threat }
doing-revive = 勇者を復活させるか決めています
hint-revive = 王様に隣接する空きマスに復活します。能力値一つを1上げられ、HPは全快します。手番はそれで終わりです。
do-revive = { $cell }に復活する
do-revive_somewhere = 王様の隣に復活する
do-stay_dead = まだ復活しない
log-revives = ✨ { $hero }が死後の世界から{ $cell }に舞い戻った！ HPは最大だ。
log-stays_dead = { $hero }はもう少し死後の世界で休むことにした。
log-no_empty_cell = 王様の隣に空きマスがなく、{ $hero }は戻るに戻れない。

## 移動アクション

ask-move = { $goal ->
    [king] { $hero }はどこへ移動しますか？
   *[other] { $hero }はこの手番で何をしますか？
}{ part-threat }{ $frees ->
    [one] {"\u000A"}{ frees }
   *[nobody] {""}
}
doing-move = 勇者の移動を選んでいます
frees = 🤼 { $held }に組み付いているのは{ $hero }だけです。離れると、再び移動や攻撃をするようになります。
# What may lose the game soon; stands after the questions of a hero's turn.
threat = 🚨 { threat-told }{ $certain ->
    [0] {""}
   *[1] それまで、ほかの勇者の手番は来ません。
}
threat-told = { $threat ->
    [lost] 山札の残りは王様カードとモンスターカードだけです。このままでは全員の負けになります！
    [king] 次のモンスターの手番で、{ $foes }が王様を攻撃し、全員の負けになります！
    [leaves] 次のモンスターの手番で、{ $foes }が入口の外へ出て、全員の負けになります！
    [king_steps] 次に王様が前へ進むと、{ $foes }に攻撃され、全員の負けになるおそれがあります！
   *[near] { $foes }は入口の外まであと2歩です。
}
threat-foe = { $cell }の{ $foe }
hint-move = { $goal ->
    [king] モンスターはもういません。王様が奥側ボードに入ると次の階層へ進みます{ part-rises }。王様の前のマスは空けておきましょう。奥側ボードは全員を乗せたまま次の入口側ボードになり（B5はE5）、入口側に残った勇者は左端に追いつきます。
    [monsters] 王様は奥側にいます。モンスターをすべて倒した瞬間に、次の階層へ進みます{ part-rises }。{ hint-move_fights }
    [demon_king] 魔王を倒せば勝利です。{ hint-move_fights }
   *[both] モンスターをすべて倒し、王様が奥側ボードに入ると次の階層へ進みます{ part-rises }。{ hint-move_fights }
}移動は斜めにもできます。王様とモンスターのマスは通れませんが、勇者のマスは通れます。
part-rises = { $floor ->
    [2] （次はモンスターのダメージが1上がります）
    [4] （次はモンスターのダメージが1上がります）
   *[other] {""}
}
hint-move_fights = 「⚔️」を選ぶと、移動と攻撃を一度に行います。攻撃では、{ rule-rolls }。ほかを選んだときは、続けて戦闘アクションを選びます。
# 攻撃の判定。ほかの文の中でも使う
rule-rolls = 狙う弱点の能力値と同じ回数までダイスを振れ、{ $floor ->
    [1] 階層1では必ず成功し
   *[other] 階層{ $floor }では{ $floor }以上の目で成功し
}、1の目が出るたびに増援が来ます
group-fight = 攻撃する
group-aside = 王様の前からどく
group-entrance = 入口側
group-back = 奥側
do-move = 👣 { $cell }へ移動
do-step_aside = 👣 王様に道をあける：{ $cell }へ
do-cell = { $cell }
do-move_somewhere = 移動する
do-wait_for_king = { $heroes ->
    [1] 王様を待つ
   *[other] 自分の勇者は全員、王様を待つ
}
do-wait_blocking = { do-wait_for_king }
do-stay = 移動しない
do-stay_blocking = 動かず、王様の前をふさぐ
do-fight_here = ⚔️ { $percent }% ここから{ $monster }（{ $ability }）
do-fight_there = ⚔️ { $percent }% { $to }から{ $monster }（{ $ability }）
do-fight_at = ⚔️ { $cell }の{ $monster }
log-stays = { $hero }は{ $cell }に留まる。
log-moves = { $hero }は{ $source }から{ $cell }へ。

## 戦闘アクション

ask-combat = { $actions ->
    [1] { $hero }の戦闘アクションは？
   *[other] { $hero }の戦闘アクションは？（あと{ $actions }回）
}{ part-threat }
doing-combat = 戦闘アクションを選んでいます
hint-combat = 攻撃では、{ rule-rolls }。
group-attack = 攻撃
group-spell = 呪文
group-miracle = 奇跡
do-attack = ⚔️ { $percent }% { $cell }の{ $monster }（{ $ability }）
do-attack_at = ⚔️ { $cell }の{ $monster }（{ $ability }）
do-spell = 呪文：{ $spell }
do-miracle = 奇跡：{ $miracle }
do-done = 手番を終える
do-fight = 戦う
log-attack = ⚔️ { $hero }が{ $cell }の{ $monster }に{ $ability }で挑む！ ダイスを振れるのは{ $rolls }回まで。
log-first_attack = ⭐ { $monster }への最初の攻撃！ { $hero }に勝利点{ $vp }点。
log-roll_hits = 🎲 出目は**{ $roll }**！ { $needed }以上なので成功だ。{ part-roll_one }
log-roll_misses = 🎲 出目は**{ $roll }**……{ $needed }に届かない。{ part-roll_one }
part-roll_one = { $roll ->
    [1] 1の目は増援を呼ぶ！
   *[other] {""}
}
log-attack_fails = ⚔️ { $hero }の攻撃は{ $monster }にかわされた。
log-attack_stopped = { $player }はここでダイスを置いた。{ $hero }の攻撃は失敗。
log-grapples = 🤼 { $hero }が{ $cell }の{ $monster }に飛びついた！ { $ability }の弱点に組み付き、足止めする。
log-lets_go = { $hero }は{ $monster }への組み付きを解いた。{ $ability }の弱点が再び空いた。
log-defeats = 💥 { $hero }が{ $monster }を討ち取った！ 勝利点{ $vp }点。
log-last_monster = モンスターはもういない。王様が奥側ボードに入れば、次の階層へ進む。

ask-roll_again = { $monster }の弱点（{ $ability }）を外しました。もう一度振りますか？（{ $needed }以上で成功、{ part-one_brings }、残り{ $left }回）{ part-threat }
doing-roll_again = もう一度振るか決めています
hint-roll_again = { $hero }が{ $cell }の{ $monster }を攻撃しています。
do-roll = もう一度だけ振る（{ $percent }%）
do-roll_on = 成功するまで振る（最大{ $left }回、{ $percent }%）
do-stop = 振るのをやめる

## 選択肢の横に出る説明

panel-stroke_leads = { $steps ->
    [1] そこへ移動します。
   *[other] まずそこへ移動します。
}
# An attack in a list, and that there are more
part-fight = { $monster }（{ $ability }{ $percent }%）
part-others = ほか
about-stay-struck = 🩸 次のモンスターの手番でHP−{ $lost }。
about-move-none = { part-struck }そこから攻撃の届くモンスターはいません。{ part-turn_ends }
about-move-fights = { part-struck }⚔️ { $fights }
about-stay-fights = { part-struck }次に戦闘アクションを選びます。
about-stay-none = { part-struck }ここから届くモンスターはいません。{ part-turn_ends }
part-turn_ends = { $ends ->
    [1] 手番が終わります。
   *[0] {""}
}
about-leaving-none = { about-lets_go }{ about-move-none }
about-leaving-fights = { about-lets_go }{ about-move-fights }
about-met = { met-brings }
met-brings = { $left ->
    [0] { $wins ->
        [1] 倒して勝利点{ $vp }点を得て、勇者たちの勝利です！
       *[other] 倒して勝利点{ $vp }点を得ます。
    }
   *[other] 組み付いて足止めします（弱点は残り{ $left }つ）。
}{ $first ->
    [0] {""}
   *[other] 外れても、最初の攻撃の勝利点{ $first }点は得られます。
}
part-one_brings = { $one ->
    [god] 1の目なら{ monster-evil_god }
    [foe] 1の目なら増援
    [damage] 1の目ならモンスターダメージ+1
   *[nothing] 1の目でも増援なし
}{ $god ->
    [0] {""}
   *[other] 、2度目の1なら{ monster-evil_god }
}
about-attack = { $needed ->
    [1] { part-one_brings }。
   *[other] { $rolls }回まで振り（{ part-one_brings }）、{ $needed }以上で
}{ met-brings }{ $saves ->
    [0] {""}
   *[other] 💚 成功すれば{ $saved }が助かります。
}{ $blood ->
    [always] { about-stay-struck }
    [hit] 🩸 成功すると、次のモンスターの手番でHP−{ $lost }。
    [miss] 🩸 失敗すると、次のモンスターの手番でHP−{ $lost }。
   *[none] {""}
}
about-attack_swapping = { met-swaps }{ about-attack }
about-met_swapping = { about-met }{ met-swaps }
about-roll_swapping = { about-roll }{ met-swaps }
# A grapple while the hero holds another mark
met-swaps = { $same ->
    [1] { $held }の弱点が再び空くので、得はありません。
   *[other] 組み付くと、{ $grappled }の{ $held }への組み付きは解けます。
}
about-attack_leaving = { about-lets_go }{ about-attack }
about-lets_go = { $grappled }の{ $held }への組み付きを解きます。
# その選択の危険：それまでモンスターにできなかったことが起こりうる
part-when = { $when ->
    [hit] 成功すると、
    [miss] 失敗すると、
    [unless] 次の選択で防がないかぎり、
   *[always] {""}
}
risk-lost = 🚨 { part-when }次の勇者の手番が来る前に、全員の負けになります！
# The question has told of it.
risk-remains = { button-risk-remains }。
risk-threat = 🚨 { part-when }{ threat-told }
risk-dies = 💀 { part-when }次のモンスターの手番で{ $hero }が死亡します。
risk-walks = ⚠️ { part-when }{ $foes }が再び動けるようになります。
risk-way = ⚠️ { part-when }{ $steps ->
    [0] 王様の前をふさぎます。そこにいる間、王様は進めません。
   *[other] 王様の行く手をふさぎます。そこにいる間、王様は{ $cell }までしか進めません。
}
risk-wait = ⚠️ 王様の行く手に{ $who }がいます。どくまで、王様はその先へ進めません。
button-risk-lost = { $when ->
    [always] 🚨 敗北する
   *[other] { button-risk-remains }
}
button-risk-remains = 🚨 敗北のおそれ
button-risk-threat = { $threat ->
    [near] 🚨
   *[other] { button-risk-remains }
}
about-saves = { button-about-saves }。
button-about-saves = 🛡️ { $threat ->
    [leaves] 敗北を防ぐ
    [lost] 敗北を防ぐ
   *[king] 王様を守る
}{ $sure ->
    [1] {""}
   *[0] 可能性
}
button-risk-dies = 💀 { $when ->
    [always] 死亡
   *[other] 死亡のおそれ
}
button-risk-walks = ⚠️ モンスターが動き出す
button-risk-way = ⚠️ 王様の邪魔
button-risk-wait = { button-risk-way }
about-roll = 成功すれば、{ met-brings }
about-wait = 次に質問が出るのは、次の階層が始まるか、モンスターが現れるか、自分の勇者が王様の行く手にいるときです。{ $damage ->
    [6] { $reshuffles ->
        [1] ⏳ それまで、山札を組み直すたびに増援が来ます。
       *[other] ⏳ あと{ $reshuffles }回山札を組み直すと、増援が来ます。
    }
   *[other] { $reshuffles ->
        [1] ⏳ それまで、山札を組み直すたびにモンスターダメージが上がります（今は{ $damage }）。
       *[other] ⏳ あと{ $reshuffles }回山札を組み直すと、モンスターダメージが上がります（今は{ $damage }）。
    }
}
about-done = 戦闘アクションを{ $actions }回残して、手番を終えます。
about-stop = { part-struck }攻撃は失敗になります。
about-place = { part-struck }{ $more ->
    [0] 次の手番に届く相手：{ $monsters }。
   *[other] 次の手番に届く相手（近いものから）：{ $monsters }。
}
about-place_far = { part-struck }次の手番に届く相手はいません。
about-grow-strength = { $wounds ->
    [0] HP { $was } → { $now }
   *[other] HP { $left }/{ $was } → { $after }/{ $now }
}、筋力で{ $rolls }回まで振れる
about-grow-agility = 移動力{ $was } → { $now }、敏捷で{ $rolls }回まで振れる
about-grow-magic = 射程距離{ $was } → { $now }、魔力で{ $rolls }回まで振れる
about-grow-spell = 射程距離{ $was } → { $now }、魔力で{ $rolls }回まで振れる、呪文「{ $spell }」を覚える
about-grow-faith = ダメージ軽減{ $was } → { $now }、信仰で{ $rolls }回まで振れる
about-grow-miracle = ダメージ軽減{ $was } → { $now }、信仰で{ $rolls }回まで振れる、奇跡「{ $miracle }」を覚える
about-no_growth = 能力値はどれもそのままで、後から取り戻すことはできません。
about-magic = { $what }勝利点{ $vp }点を払い、残りは{ $left }点です。
about-magic_asked = { $what }対象の勇者が同意し、勝利点{ $vp }点を払う必要があります。
about-pays = { $hero }の勝利点は残り{ $left }点になります。
about-gives = { $hero }の勝利点は残り{ $left }点になり、払った分は{ $caster }が受け取ります。
about-consents = { $what }{ about-gives }
part-asked = { $asked ->
    [0] {""}
   *[other] 勝利点{ $vp }点は{ $hero }が払う必要があります。
}
about-heal = HP { $was } → { $now }（最大{ $most }）。{ part-asked }
about-grows = 上げる能力値は{ $player }が選びます。{ part-asked }
about-again = { $hero }の手番がこのラウンドにもう一度来ます。{ part-asked }
about-again_king = 王様の手番がこのラウンドにもう一度来ます。
about-again_monster = モンスターの手番がこのラウンドにもう一度来ます！
about-driven_back = { $number ->
    [0] { $cell }へ後退します。
   *[other] { $cell }へ後退します。組み付いている{ $holders }も一緒に動きます。
}
about-replaced = { $number ->
    [0] 袋から引いた別のモンスターになります。
   *[other] 袋から引いた別のモンスターになり、{ $holders }は振り落とされます。
}
spell-magic_missile-short = 射程距離内の弱点一つへの攻撃が必ず成功します。
spell-web-short = 山札からモンスターカードを1枚捨てます。
spell-fireball-short = 次の手番に、戦闘アクションを複数回行えます。
spell-polymorph-short = モンスター1体を別の1体に取り替えます。
spell-teleport-short = 好きなマスへ移り、このラウンドにもう一度手番を得ます。
spell-wish-short = 自分の能力値を一つ上げます。
miracle-turn_undead-short = 信仰が弱点のモンスターを後退させます。
miracle-heal-short = 勇者1人のHPを回復します。
miracle-divination-short = 山札を見て並べ替えます。
miracle-haste-short = 公開済みのカード1枚の手番がもう一度来ます。
miracle-raise_dead-short = 死亡した勇者1人を復活させます。
miracle-miracle-short = 勇者1人の能力値を一つ上げます。

## 成長

ask-growth = { $hero }が成長します。どの能力値を上げますか？
doing-growth = 上げる能力値を選んでいます
hint-growth = どれを上げても、その弱点を攻撃するときにダイスを振れる回数が1回増えます。
do-grow = { $ability }を{ $value }にする
do-no_growth = 成長しない
log-grows = 📈 { $hero }の成長！ { $ability }が{ $value }になった。
log-no_growth = { $hero }は成長を見送った。

## モンスターと王様

log-monster_placed = { $cell }で{ $monster }が待ち構えている。
log-reinforcement = 👣 モンスターの増援！ { $cell }に{ $monster }が現れた。
log-no_reinforcement = 👣 増援が呼ばれたが、現れることはなかった。行き場をなくした殺気が迷宮に満ちる……
log-evil_god_comes = 👁️ 闇が裂け、{ $cell }に{ $monster }が降り立った！ { evil_god-worth }
log-damage_rises = 🔥 モンスターダメージが{ $damage }に上がった！
log-no_monsters = ボードにモンスターはいない。つかの間の静けさ。
log-monster_moves = { $monster }が{ $source }から{ $cell }へにじり寄る。
log-monster_strikes = 🩸 { $monster }の攻撃、ダメージ{ $damage }点！ 標的は{ $heroes }。
log-unhurt = { $hero }は軽減のおかげで、かすり傷ひとつない。
log-hurt = { $hero }はHPを{ $lost }失った。残り{ $hp }。
log-hero_dies = 💀 { $hero }は力尽き、死後の世界へ旅立った。
log-king_moves = 👑 王様が{ $cell }へ一歩進む。
log-king_stays = 👑 王様は{ $cell }から動かない。
log-king_waits = 👑 王様は{ $cell }から動けなかった。前方の{ $front }に{ $who }がいた。
log-king_struck = 💔 { $monster }の一撃が、{ $cell }の王様に届いてしまった……
log-monster_leaves = 🚪 { $monster }が{ $cell }から入口の外へ抜け出した！
log-floor_advances = { $floor ->
    [5] 🏮 ついにダンジョン階層5、魔王の間。攻撃は5以上の目で成功。
   *[other] 🏮 一行はダンジョン階層{ $floor }へ進む。攻撃は{ $floor }以上の目で成功。
}
log-hero_catches_up = { $hero }が{ $cell }で一行に追いついた。

## 結末

closing-slayer = 👑 魔王を倒したのは{ $player }の{ $hero }です。
tie-slayer = ⚖️ { $player }と{ $behind }は勝利点{ $points }点で同点ですが、{ $player }の{ $hero }が魔王を倒したので、{ $player }が上位です。
tie-kills = ⚖️ { $player }と{ $behind }は勝利点{ $points }点で同点ですが、{ $player }の{ $hero }のほうが多くのモンスターを倒したので（{ $own }対{ $other }）、{ $player }が上位です。
tie-deaths = ⚖️ { $player }と{ $behind }は勝利点{ $points }点で同点ですが、{ $player }の{ $hero }のほうが死亡回数が少ないので（{ $own }対{ $other }）、{ $player }が上位です。
tie-shared = ⚖️ { $players }は勝利点{ $points }点で、ほかの条件もすべて同じなので、同順位です。
end-victory = ダンジョン階層{ $floor }で魔王は倒れ、迷宮に朝が来ました。勇者の勝利です！ 真なる勇者：{ $true_heroes }
end-king_dead = ダンジョン階層{ $floor }で王様が命を落としました。勇者たちの敗北です……
end-monster_left = ダンジョン階層{ $floor }からモンスターが外に出ました。勇者たちの敗北です……
log-true_hero = 🏆 「真なる勇者」の称号は{ $heroes }に！
log-solo_score = 勝利点の合計から、山札を組み直した回数（{ $rebuilds }）を引いて{ $score }点。あなたは「{ $rank }」だ！
score-victory_points = 勝利点
score-defeats = 撃破
score-deaths = 死亡
score-rebuilds = 山札の組み直し

## ゲームの設定

command-spells-name = 呪文
command-miracles-name = 奇跡
setting-spells = 呪文
setting-spells-help = 勝利点1点で呪文を唱えられます。モンスターが多めに配置されます。
setting-miracles = 奇跡
setting-miracles-help = 勝利点1点で奇跡を起こせます。対象の勇者が同意して払うこともできます。

## できない理由

refused-hero_dead = その勇者は死亡しています。できるのは復活だけです。
refused-hero_alive = その勇者は生きています。
refused-blocked_monster = そのマスにはモンスターがいます。
refused-blocked_king = そのマスには王様がいます。
refused-cell_full = そのマスにはもう勇者が2人います。
refused-cell_not_empty = そのマスは空いていません。復活できるのは何もいないマスだけです。
refused-not_adjacent_king = 復活できるのは王様に隣接したマスだけです。
refused-no_empty_cell = 王様に隣接した空きマスがありません。
refused-not_entrance_board = 最初に配置できるのは入口側のマスだけです。
refused-too_far = その勇者の移動力では、そこまで行けません。
refused-out_of_reach = 遠すぎて、この手番に移動しても攻撃が届きません。
refused-out_of_range = 射程距離の外です。
refused-mark_not_printed = そのモンスターに、その弱点はありません。
refused-mark_held = その弱点には、もう勇者が組み付いています。
refused-ability_max = その能力値は、もう上限の6です。
refused-no_vp = 払える勝利点がありません。
refused-level_too_high = レベル{ $level }には、勇者の能力値が足りません。
refused-rule_off = この選択ルールは、このゲームでは使っていません。
refused-already_charged = その勇者は、もうファイアボールを構えています。
refused-no_legal_target = 条件に合う対象がありません。
refused-consent_refused = さきほど断られました。

## 呪文と奇跡を使う

ask-cast_mark = { $magic }：どの弱点を狙いますか？
doing-cast_mark = 狙う弱点を選んでいます
hint-cast_mark = { $hero }の射程距離内にいるモンスターの、誰も組み付いていない弱点を選びます。ダイスは振りません。
ask-cast_monster = { $magic }：どのモンスターに使いますか？
doing-cast_monster = 対象のモンスターを選んでいます
hint-cast_monster = { $hero }の射程距離内にいるモンスターから選びます。
ask-cast_hero = { $magic }：どの勇者に使いますか？
doing-cast_hero = 奇跡を起こす相手の勇者を選んでいます
hint-cast_hero = 距離は問いません。勝利点は{ $hero }が払いますが、相手の勇者に払うよう頼むこともできます。
ask-cast_card = { $magic }：どのカードを山札に戻しますか？
doing-cast_card = 山札に戻すカードを選んでいます
hint-cast_card = 公開済みの順番カードを1枚選びます。{ $hero }自身のカードでもかまいません。同じカードを戻せるのは、山札を組み直すまでに一度だけです。
ask-cast_cell = { $magic }：どのマスを選びますか？
doing-cast_cell = 勇者を移すマスを選んでいます
hint-cast_cell = 王様もモンスターもおらず、ほかの勇者が1人までのマスなら、{ $hero }からどれほど遠くても選べます。
ask-cast_ability = { $magic }：どの能力値を上げますか？
doing-cast_ability = 上げる能力値を選んでいます
hint-cast_ability = { $hero }の能力値が一つ、すぐに1上がります。上限は6です。
ask-payer = { $magic }：勝利点は誰が払いますか？
doing-payer = 誰が勝利点を払うか決めています
hint-payer = { $target }が同意して払えば、その勝利点は{ $hero }のものになります。{ $hero }が払うと、勝利点はなくなります。
ask-consent = { $hero }が{ $target }のために奇跡「{ $magic }」を起こそうとしています。{ $target }の勝利点を払いますか？
doing-consent = 奇跡のために勝利点を払うか決めています
hint-consent = 払った勝利点は{ $hero }が受け取ります。断っても失うものはありません。
ask-after_refusal = 断られました。代わりに{ $hero }が勝利点を払って、奇跡「{ $magic }」を起こしますか？
doing-after_refusal = 代わりに勝利点を払うか決めています
hint-after_refusal = { $target }は払いません。奇跡を取り下げれば何も失わず、別の戦闘アクションを選べます。
ask-order_deck = 山札をどの順に並べますか？
doing-order_deck = 山札の順番を決めています
hint-order_deck = { $hero }は未来を見通します。山札が見えるのは、あなただけです。上に置くカードを順に選んでください。選ばなかったカードは、今の順のままその下に残ります。見た内容をほかの人に話してはいけません。
do-cast_mark = { $cell }の{ $monster }（{ $ability }）
do-cast_monster = { $cell }の{ $monster }
do-cast_hero = { $hero }
do-cast_card = { $card }を戻す
do-cast_cell = { $cell }へ
do-pay = { $hero }が払う（勝利点{ $vp }点）
do-ask_target = { $hero }に払ってもらう（勝利点{ $vp }点）
do-consent = 払う（勝利点{ $vp }点）
do-no_consent = 払わない
do-take_back = 取り下げる
do-order_card = 今{ $place }枚目：{ $card }
log-spell = 🔮 { $hero }が呪文を唱える。「{ $magic }！」
log-miracle = 🙏 { $hero }が祈る。「{ $magic }！」
log-pays = { $hero }は勝利点{ $vp }点を捧げた。
log-target_pays = { $hero }が勝利点{ $vp }点を{ $caster }に渡した。
log-offer = { $hero }は{ $target }に、{ $magic }に要る勝利点を払ってほしいと頼んだ。
log-consents = { $player }は承知した。
log-refuses = { $player }は首を横に振った。
log-takes_back = { $hero }は{ $magic }を取り下げた。
log-card_discarded = 🕸️ 蜘蛛の糸にからめ取られて、山札から{ $card }が1枚捨てられた。
log-card_returned = { $card }が1枚、山札に戻された。
log-divines = { $hero }は山札の行く末を見通した。
log-deck_seen = 山札の中身（あなたにだけ見える）：{ $cards }。
log-deck_ordered = { $hero }が山札の順番を決めた。
log-deck_order = 山札の新しい順番（あなたにだけ見える）：{ $cards }。
log-charged = 🔥 { $hero }の手に火球が宿る。次の手番が楽しみだ。
log-fireball = 🔥 ファイアボールが燃え上がる！ { $hero }はこの手番、戦闘アクションを{ $actions }回まで行える。
log-polymorphed = 🌀 { $cell }の{ $monster }の姿がゆがみ、{ $new }に変わった！
log-thrown_off = { $hero }は振り落とされ、{ $cell }に転がった。
log-teleports = 💫 { $hero }の姿が消え、{ $cell }に現れた。
log-raised = ✨ { $hero }が{ $cell }で息を吹き返した！
log-pushed_back = { $monster }が聖なる光に押され、{ $source }から{ $cell }へ下がった。
log-healed = 💚 { $hero }のHPが{ $healed }回復し、{ $hp }になった。

spell-magic_missile-help = 射程距離内の、誰も組み付いていない弱点一つへの攻撃が、ダイスを振らずに成功します。最初の攻撃の勝利点も入ります。
spell-web-help = 山札からモンスターカードを1枚探して捨て、残りを切り直します。捨てたカードは、次に山札を組み直すまで戻りません。
spell-fireball-help = 次の自分の手番に、そのときの魔力と同じ回数まで戦闘アクションを行えます。その前に死亡すると失われます。
spell-polymorph-help = 射程距離内の小型か大型のモンスター1体を、袋から引いた別の1体に取り替えます。倒したことにはならず、組み付いていた勇者は振り落とされます。
spell-teleport-help = 勇者が入れる好きなマスへ移り、自分の順番カードを山札に戻して切り直します。このラウンドにもう一度手番が来ます。
spell-wish-help = 自分の能力値一つを1上げます。
miracle-turn_undead-help = 射程距離内の、信仰が弱点のモンスター1体を、後ろのマスが空いていれば1マス後退させます。組み付いている勇者も一緒に動きます。
miracle-heal-help = 奇跡を起こした勇者の信仰の2倍だけ、生きている勇者1人のHPを回復させます（最大HPまで）。
miracle-divination-help = 自分だけが山札をすべて見て、好きな順番に並べ替えます。中身を話してはいけません。
miracle-haste-help = 公開済みの順番カード1枚を山札に戻して切り直します。同じカードを戻せるのは、山札を組み直すまでに一度だけです。
miracle-raise_dead-help = 死亡している勇者1人を、勇者が入れる好きなマスに復活させます。その勇者は能力値を一つ上げられ、HPは1になります。
miracle-miracle-help = 生きている勇者1人の能力値一つを1上げます。どれを上げるかは、その勇者のプレイヤーが決めます。

## ルールの説明

topic-goal-title = 目的
topic-goal =
    勇者たちは王様を護衛し、ダンジョンの5つの階層を進みます。ダンジョン階層5にいる魔王を倒せば、勇者全員の勝利です。

    次のどちらかが起きると、ただちに勇者全員の敗北になります。
    - 王様がダメージを受ける（王様は一撃で死亡します）
    - モンスターが1体でも入口から外に出る

    勝利のとき、いちばん多くの勝利点を持つ勇者が「真なる勇者」の称号を得て、そのプレイヤーが勝者になります。協力しなければ勝てず、仲良くしすぎると称号を逃します。

    勇者が全員死亡しても、ゲームは終わりません。王様とモンスターは動き続け、勇者は自分の手番に復活できます。

topic-picture-title = 盤面の見方
topic-picture =
    左が入口側、右が奥側のボードです。マスはそれぞれ3×3で、入口側はE1からE9、奥側はB1からB9です。左上から1段ずつ右へ数えます。
    - 上の帯：ダンジョン階層のダイス、赤いモンスターダメージのダイス、次がこの階層で山札を組み直した回数の時計。その右に、このラウンドで公開された順番カードと、山札に残っているカード（順番は誰も知りません）
    - 矢印：モンスターは左へ進み、そこから出してはいけません。王は右へ進みます
    - 勇者：番号と形と色と被り物で見分けます
    - モンスター：帯が緑なら小型、赤なら大型です。札の印が弱点です。四角い「力」は筋力、斜めの「敏」は敏捷、丸い「魔」は魔力、十字の「信」は信仰
    - 印に重なる勇者の番号：その弱点に組み付いている勇者
    - 札の星：まだ誰も攻撃していない大型以上のモンスター。最初の攻撃で勝利点がもらえます
    - 赤い「!」：次のモンスターの手番で全員の負けになるおそれがあるモンスター
    - 下の札：勇者ごとのHPと勝利点、同じ形の印に4つの能力値。死亡した勇者には墓標があります
    - 琥珀色に光る所：今選べる所

    モンスター、呪文、奇跡、弱点は、`/ダンジョンgo カード`で一つずつ調べられます。

topic-setup-title = セットアップと勇者の作成
topic-setup =
    王様は入口側の中央、E4に立ちます。ダンジョン階層とモンスターダメージはどちらも1です。最初のモンスターは奥側ボードに表向きで配置されます。

    勇者は次の順に作ります。
    1. 席順に勇者カードを選ぶ（違うのは名前と姿だけ）
    2. 4つの能力値のうち1つを2、残りの3つを1にする
    3. 勇者カードをシャッフルして1枚ずつ引き、引かれた勇者から順に入口側のマスに立つ。同じマスには2人までで、王様のマスには立てない

    能力値から副能力値が決まります。
    - ヒットポイント = 筋力の2倍
    - 移動力 = 敏捷の2倍
    - 射程距離 = 魔力と同じ
    - ダメージ軽減 = 信仰 - 1

    最後に勇者カード、王様カード、モンスターカードを混ぜて山札にします。王様カードとモンスターカードは、勇者が3人なら1枚ずつ、4人以上なら2枚ずつです。

topic-turns-title = 手番の順番と山札
topic-turns =
    山札の一番上のカードを公開し、そのカードの手番を行います。勇者カードならその勇者、王様カードなら王様、モンスターカードなら全モンスターの手番です。

    公開したカードは表向きに並べておくので、山札に何が残っているかは誰にでも分かります。分からないのは順番だけです。

    山札がなくなったら、公開したカードをすべて切り直して新しい山札にします。そのたびに、この階層の時計が1進みます（「危険」を参照）。

    死亡した勇者のカードも山札に残ります。そのカードが出たときが、復活の機会です。

topic-hero_turn-title = 勇者の手番
topic-hero_turn =
    生きている勇者の手番は、移動アクション、それから戦闘アクションの順です。どちらも省略できますが、順番は入れ替えられません。「⚔️」のついた選択肢を選ぶと、必要なら移動し、そのまま攻撃まで行います。

    死亡している勇者の手番にできるのは、復活だけです。

    戦闘アクションでは、攻撃を1回行います。選択ルールを使うゲームでは、攻撃の代わりに呪文を一つ唱えるか、奇跡を一つ起こせます。

topic-moving-title = 移動アクション
topic-moving =
    移動力（敏捷の2倍）の歩数まで、縦横斜めに動けます。どちらのボードにも行けます。
    - モンスターと王様のマスには、入ることも通ることもできません
    - 勇者のマスは何人いても通れます
    - 移動を終えられるのは、ほかの勇者が1人以下のマスだけです
    - 斜めに進むときは、ふさがった2つのマスの間も通れます

    組み付いている勇者が一歩でも動くと、組み付きは終わり、その弱点はまた空きます。動かなければ組み付いたままです。

topic-attacking-title = 攻撃
topic-attacking =
    射程距離（魔力と同じ）の中にいるモンスター1体と、その弱点を一つ選びます。距離は斜めも1マスと数え、間に何がいても届きます。後ろにいるモンスターも狙えます。ほかの勇者や自分が組み付いている弱点は選べません。

    選んだ弱点の能力値で判定します。
    - ダイスを振り、ダンジョン階層以上の目が出れば成功
    - 失敗しても、全部で能力値と同じ回数まで振れます。途中でやめてもかまいません
    - 1の目が出るたびに、モンスターの増援が1体現れます。階層1では1の目も成功ですが、増援が先に来ます

    成功して、空いている弱点がなくなると、そのモンスターは倒されます。倒したことになるのは、最後に成功した勇者です。空いている弱点が残っていれば「組み付き」になります。失敗しても何も失いません。

topic-grappling-title = 組み付き
topic-grappling =
    攻撃に成功し、空いている弱点がまだ残っている場合、勇者は攻撃に成功した弱点に飛び移ります。どんなに遠くからでも必ず飛び移ります。
    - 一つの弱点に組み付けるのは1人、1人が組み付ける弱点は一つです
    - 組み付かれたモンスターは動けず、前方も攻撃しません。その代わり、組み付いている勇者全員にダメージを与えます
    - 動かずに残れば、次の手番に別の弱点を攻撃できます。自分が組み付いている弱点も攻撃に成功したものとして数えるので、弱点が2つのモンスターなら1人でも倒せます
    - 倒せないまま別の弱点に移ると、前の弱点は空きます

    組み付きは、勇者が動く、別の弱点に移る、死亡する、モンスターがいなくなる、のいずれかで終わります。モンスターが倒されたとき、組み付いていた勇者はそのマスに残ります。

topic-reinforcements-title = モンスターの増援
topic-reinforcements =
    攻撃のダイスで1の目が出るたびに、小型モンスターが1体、袋から引かれて現れます。

    現れるのは、奥側ボードの一番奥の列（B3、B6、B9）の空きマスのどれかで、無作為に決まります。そこが埋まっていれば一つ手前の列、そこも埋まっていればさらに手前の列になります。

    奥側ボードに空きマスがないか、引けるモンスターがいないときは、代わりにモンスターダメージが1上がります。

    増援は次のモンスターの手番から動きます。勇者は、現れた直後の増援も攻撃できます。

topic-king-title = 王様の手番
topic-king =
    王様カードが出ると、王様は前方（右）へ一歩進みます。前方のマスが空いていなければ、その場に留まります。誰も王様の動きを選べません。

    王様は真ん中の段だけを進み、下がることも横へ動くこともありません。進ませたくないときは、勇者が前に立てば止められます。

    王様にはHPもダメージ軽減もありません。ダメージを受けるとただちに死亡し、勇者全員の敗北になります。

topic-monsters-title = モンスターの手番
topic-monsters =
    モンスターカードが出ると、ボード上のすべてのモンスターが1体ずつ行動します。入口に近いものから順に、同じ列なら上の段から動きます。モンスターにとっての前方は左、入口の方向です。

    1. 移動：組み付かれておらず前方のマスが空いていれば、一歩前進します。入口の列にいれば外へ出てしまい、勇者全員の敗北になります
    2. 攻撃：組み付かれていれば、組み付いている勇者全員にダメージ。組み付かれていなければ、前方のマスにいる王様か勇者全員にダメージ

    同じ手番に移動と攻撃の両方を行うことがあります。前のモンスターが動いて空いたマスには、後ろのモンスターが続けて入れます。

topic-death-title = ダメージ、死亡、復活
topic-death =
    ダメージの大きさはモンスターダメージのダイスの目で、どのモンスターでも同じです。勇者が受けるダメージは、ダメージ軽減（信仰−1）の分だけ減り、0以下になれば無傷です。

    HPが0になった勇者は死亡し、死後の世界に置かれます。組み付きと、構えていたファイアボールは失われます。能力値と勝利点はそのままです。

    死亡した勇者の手番に、王様に隣接した空きマス（勇者もいないマス）があれば復活できます。
    - そのマスを選ぶ
    - 能力値一つを1上げる（上げなくてもよい）
    - HPを最大まで回復して、そのマスに立つ

    復活したら手番は終わりです。復活しないことも選べます。

topic-growth-title = 勇者の成長
topic-growth =
    勇者はモンスターを倒したときと、死亡から復活したときに、好きな能力値を一つ選び、1上げられます。上げなくてもかまいません。能力値の上限は6です。
    - 筋力：最大HPと今のHPが2ずつ増える
    - 敏捷：移動力が2増える
    - 魔力：射程距離が1増える
    - 信仰：ダメージ軽減が1増える

    どの能力値でも、上げるとその弱点への攻撃で振れる回数が1回増えます。

topic-points-title = 勝利点と真なる勇者
topic-points =
    モンスターの勝利点は、最後に空いていた弱点への攻撃に成功して倒した勇者のものです。
    - 小型モンスター：1点
    - 大型モンスター：2点
    - 魔王：4点
    - 邪神：8点
    - 大型以上のモンスターを最初に攻撃した勇者：1点（成否を問わない）

    勝利のとき、いちばん多くの勝利点を持つ勇者が真なる勇者です。同点なら、魔王を倒した勇者、倒したモンスターの多い勇者、死亡の少ない勇者の順で決め、それでも同じなら称号を分け合います。敗北のときは称号はありません。

topic-floors-title = ダンジョン階層の進行
topic-floors =
    次の2つがそろった瞬間に、階層が進みます。
    - ボード上のモンスターがすべていなくなった
    - 王様が入口側ボードにいない

    そのとき起きることは次のとおりです。
    1. 入口側ボードが奥側ボードの右へ移り、新しい奥側ボードになる。それまでの奥側ボードは入口側になり、駒はそのままの場所に残る（B4にいた王様は、E4にいることになる）
    2. ダンジョン階層が1上がる。階層3と5ではモンスターダメージも1上がる
    3. 新しい奥側ボードにモンスターが配置される
    4. 前の入口側に残された勇者は追いつき、自分のいた段の一番左のマスの近くに置かれる

    モンスターが残っている間に王様が奥側へ入っても、階層は進みません。最後の1体が倒れたときに進みます。

topic-boss-title = 魔王と邪神
topic-boss =
    ダンジョン階層5では、ほかのモンスターと共に魔王が配置されます。勇者が3人なら弱点は筋力、魔力、信仰の3つ、4人以上なら4つすべてです。魔王も一歩ずつ前進し、攻撃し、組み付かれれば止まります。倒した瞬間に、ほかに何がいても勇者の勝利です。

    この階層で2回目の増援が起きると、小型モンスターの代わりに邪神が現れます（場所がなければ、その後の増援で現れます）。現れるのは、1回のゲームに一度だけです。弱点は4つで、倒せば8点。倒さなくても勝てますが、入口へ向かって歩いてきます。

topic-danger-title = 危険
topic-danger =
    モンスターダメージは1から始まって最大6まで上がり、下がることはありません。上がるのは次のときです。
    - 階層3と階層5に着いたとき
    - 増援を置く場所がないか、引けるモンスターがいないとき
    - 同じ階層で山札を組み直すたび（5回目から）

    ダメージがもう6なら、3つ目の場合は、代わりに増援が1体現れます。組み直しの回数は、階層が進むと0に戻ります。

topic-spells-title = 呪文（選択ルール）
topic-spells =
    勇者は攻撃の代わりに、勝利点1点を払って呪文を一つ唱えられます。使えるのは、レベルが自分の魔力以下の呪文です。ダイスは振らず、必ず成功し、増援も来ません。モンスターを狙う呪文は、射程距離内のモンスターにだけ使えます。

    - レベル1 { spell-magic_missile }：{ spell-magic_missile-help }
    - レベル2 { spell-web }：{ spell-web-help }
    - レベル3 { spell-fireball }：{ spell-fireball-help }
    - レベル4 { spell-polymorph }：{ spell-polymorph-help }
    - レベル5 { spell-teleport }：{ spell-teleport-help }
    - レベル6 { spell-wish }：{ spell-wish-help }

    呪文を使うゲームでは、モンスターが多めに配置されます。

topic-miracles-title = 奇跡（選択ルール）
topic-miracles =
    勇者は攻撃の代わりに、勝利点1点を払って奇跡を一つ起こせます。使えるのは、レベルが自分の信仰以下の奇跡です。ダイスは振らず、必ず成功し、増援も来ません。

    対象がほかの勇者なら、同意を得てその勇者に払ってもらえます。その勝利点は、奇跡を起こした勇者が受け取ります。断られたら、自分で払うか、取り下げて別のことをします。

    - レベル1 { miracle-turn_undead }：{ miracle-turn_undead-help }
    - レベル2 { miracle-heal }：{ miracle-heal-help }
    - レベル3 { miracle-divination }：{ miracle-divination-help }
    - レベル4 { miracle-haste }：{ miracle-haste-help }
    - レベル5 { miracle-raise_dead }：{ miracle-raise_dead-help }
    - レベル6 { miracle-miracle }：{ miracle-miracle-help }

topic-few_players-title = 1人、2人で遊ぶ
topic-few_players =
    1人なら勇者3人を、2人なら勇者を2人ずつ動かします。カードも勝利点もHPも、勇者ごとに別々です。3人から6人なら、それぞれが勇者1人を動かします。

    1人で勝ったときは、勇者3人の勝利点の合計から、ゲーム中に山札を組み直した回数を引いたものが得点です。
    - 22点以下：{ rank-lucky_survivor }
    - 23点から27点：{ rank-royal_guard }
    - 28点から34点：{ rank-dungeon_knight }
    - 35点から45点：{ rank-champion }
    - 46点以上：{ rank-legend }

    2人のときは、真なる勇者のプレイヤーが勝者です。

topic-dice-title = ダイスの公正さを確かめる
topic-dice =
    ダイスの目もシャッフルも、すべてゲームの始めに決まった一つの「シード」から計算されます。始めにシードのSHA-256が示され、終わりにシードそのものが示されます。

    終わったあとでシードのSHA-256を計算し、始めに示された値と同じなら、シードが途中ですり替えられていないと分かります。書き出した記録があれば、同じシードと同じ選択からゲーム全体をもう一度たどり、すべての目を確かめられます。

## 手ほどき

coach-title-two_floors = はじめの2階層
coach-about-two_floors = 勇者たちが王様を守って、5階層のダンジョンを進むゲームです。王様が一度でも攻撃を受けるか、モンスターが1体でも入口から外に出たら、その場で負けになります。
coach-after-two_floors = この先も進め方は同じです。階層が一つ深くなるごとに、必要な出目も一つ上がります。HPがなくなった勇者は死亡しますが、勝利点も能力値も失わず、次に自分のカードが出たとき王様の隣に復活できます（能力値を一つ上げられ、HPは全快します。その手番は終わりです）。全員が死亡しても、ゲームは続きます。階層3と5ではモンスターの攻撃が強くなり、階層5では、大型モンスターのように戦う魔王が待っています。魔王を倒せば全員の勝利で、勝利点のいちばん多い勇者が真なる勇者になります。
coach-goal-defeat = モンスターを倒す
coach-goal-together = 力を合わせて大型モンスターを倒す
coach-goal-floors = 王様を連れて、2つの階層を突破する
coach-topic-death = 勇者の死亡と復活
coach-topic-danger = 長居すると増す危険
coach-topic-demon_king = 階層5の魔王
coach-topic-magic = 呪文と奇跡（選択ルール）
coach-topic-company = 仲間であり、勝利点を競う相手でもあるほかのプレイヤー
coach-hero = 1人で遊ぶときは、勇者を3人動かします。勇者カードの違いは名前と姿だけで、強さはこの次に決めます。
coach-hero-why = どれを選んでも有利不利はないので、好きな勇者をどうぞ。
coach-two = 能力値には二つの働きがあります。一つは勇者の基本の力で、筋力1につきHPが2、敏捷1につき移動力が2、魔力1につき射程距離が1増え、信仰が2なら1、3なら2だけ、受けるダメージが減ります。もう一つは攻撃です。モンスターの足もとの**力・敏・魔・信**が弱点で、攻撃では、狙った弱点の能力値と同じ回数までダイスを振れます。
coach-two-why = 勇者ごとに違う能力を2にして始めると、どのモンスターにも誰かが対応できます。2人目からは、ほかの勇者に何を選んだかも見て決めましょう。
coach-place = 左が入口側（E）、右が奥側（B）のボードで、モンスターは奥側にいます。モンスターは左へ、王様は右へ歩きます。王様は自分のカードが出るたびに、前が空いていれば必ず1歩進み、待ってはくれません。
coach-place-why = 王様の前に勇者が立っている間、王様は進めません。道が安全になるまで、ここで止めておきます。
coach-near = マスの選択肢にはそれぞれ、そこから次の手番に届く相手が書いてあります。モンスターは自分の正面（左隣のマス）を攻撃します。前に出れば早く届きますが、それだけ攻撃も受けやすくなります。
coach-monsters = 👣 今のがモンスターのカードです。入口に近いものから順に、左へ1歩進み（前に勇者や王様、ほかのモンスターがいれば進まず）、正面のマスにいる相手を攻撃します。勇者が何人もいれば全員が対象です。ダメージはどのモンスターも同じです（赤いダイスの数、今は1）。HPがなくなった勇者は死亡します。
coach-move = 勇者の手番では、移動してから1回攻撃します。どちらも省けます。**攻撃ではダイスを振り、階層の数字以上の目が出れば成功です（階層1では必ず成功）。ただし、1の目が出るたびに新しいモンスターが現れます。**移動も射程距離も、斜めを1マスと数えます。⚔️を選ぶと移動と攻撃をまとめて行い、マスを選ぶと移動だけを行います（攻撃の相手は次に選べます）。勇者は、モンスターと王様のマスは通れませんが、勇者のマスは通り抜けられ、1マスに2人まで入れます。
coach-move-why = まずは移動だけしてみましょう。そこからなら、ゾンビと石の小鬼の両方に届きます。
coach-combat = 射程距離内のモンスターと、その弱点を一つ選びます。間に何があっても攻撃は届きます。
coach-growth = モンスターを倒した勇者は成長して、能力値の一つを1上げられます（6まで）。得られる勝利点は、小型モンスターが1点、大型モンスターが2点です。筋力を上げると、HPも2回復します（ほかに回復する手段は、ほとんどありません）。
coach-growth-why = 信仰が高いほど、受けるダメージが減ります。信仰2なら1、3なら2減り、ダメージがそれ以下の攻撃では傷つきません。
coach-both = いちばん危ないのは、いちばん左にいるモンスターです。入口側の左端まで来ると、次の1歩で外に出てしまい、こちらの負けになります。早めに倒すか、足止めしましょう。
coach-king = 👑 王様のカードが出て、王様が右へ1歩進みました。王様が奥側ボードに入り、モンスターが1体もいなければ、この階層は突破です。ただし、モンスターが目の前に来ると王様が攻撃され、それで負けです。モンスターが近くにいる間は、王様との間に勇者を立たせておきましょう。
coach-deck = 🃏 勇者3枚・王様1枚・モンスター1枚（勇者が4人以上なら王様とモンスターは2枚ずつ）、全部で5枚のカードが出そろったので、山札を組み直しました。どのカードも1ラウンドに1回ずつ出ますが、順番は分かりません。同じ階層で5回目からは、組み直すたびにモンスターダメージが1ずつ上がります。
coach-why_post = 王様が奥側に入ると、このマスは次の階層のE5、王様のすぐ前のマスになり、そこで王様を守れます。
coach-why_floor = 奥側にいる勇者は、次の階層をモンスターの近くで始められます。
coach-why_nearer = 近づいておけば、次の手番にモンスターへ届きやすくなります。
coach-way = 👑 モンスターがいなくなりました！ あとは王様が奥側に入るだけです。じゃまになるのは、王様のすぐ前のマスにいる勇者だけです（そこに残る選択肢の横に「王様の前をふさぎます」と出ます）。そこにいる勇者だけ、わきへ動かしましょう。ほかの勇者は動かなくてかまいません。「王様を待つ」を押すと、それまでの質問を省けます。
coach-floor = 🏮 階層2です！ 奥側だったボードが、その上の全員と一緒に入口側になり（取り残された勇者は追いつきます）、モンスターのいる新しいボードが奥につながりました。これからは**2以上**の目で成功になります。ダイスは能力値と同じ回数まで振れて、失敗しても失うのは手番だけです。⭐の付いた、弱点がいくつもある大型モンスターもいます。
coach-reinforcement = 👣 1の目が出たので、いちばん奥の列の空きマスに、新しいモンスターが現れました（列が埋まっていれば、一つ手前の列です）。動くのは次のモンスターカードからです。ダイスを振るたびに、この危険があります。
coach-again = 外れましたが、まだ振れます。
coach-again-why = 外れても失うものはありません。こわいのは、1の目で増援が来ることだけです。
coach-grapple = 🤼 弱点の一つに攻撃が成功し、ほかに空いている弱点があるので、勇者がモンスターのマスに飛び込んで組み付きました。**組み付かれている間、モンスターは歩きません**。その代わり、モンスターのカードが出ると、組み付いている全員が攻撃されます。移動したり、別の弱点に攻撃を成功させたりすると組み付きは解け、その弱点はまた空きます。すべての弱点で成功すればモンスターは倒れ、勝利点は最後の弱点で成功した勇者のものです。
coach-dragon = 大型モンスターには弱点がいくつもあり、勇者は3人います。射程距離内なら、どこからでも一つずつ受け持てます。大型モンスターへの最初の攻撃には、外れても勝利点が1点入ります。
coach-dead = 💀 勇者が死亡しましたが、これで終わりではありません。その勇者のカードが出れば、能力値を一つ上げ、HP全快で、王様の隣に復活できます。勝利点も能力値も失いません。
coach-back = 王様に隣接する空きマスに復活できます。手番はそれで終わりです。
coach-back-why = 勇者は1人でも多いほうがよく、しかもこの勇者は前より強くなって戻れます。
coach-both-why = そこからなら3体に届きます（ここからは1体だけ）。攻撃の相手はそのあと選べます。
coach-aside = 今いるマスから攻撃できるときも、ほかのマスのほうがよくないか、考えてみましょう。真ん中の段では王様の通り道をふさぎやすく、モンスターの正面では攻撃されます。
coach-aside-why = そこからでもお化けキノコに届き、王様の通る段が空きます。

## 物語

chronicle-title = 🎻 吟遊詩人は今宵の冒険を歌う
chronicle-danger = 🔥 モンスターダメージ：{ $before } → { $after }
chronicle-quiet = { $player }はランタンを掲げていた。誰かがやらねばならぬ役目である。
# Who did what the lines below count
chronicle-whose = { $heroes ->
    [1] { $player }
   *[other] { $player }の勇者たち
}
chronicle-slayer = ⚔️ { chronicle-whose }が討ち取ったモンスターは{ $count }体。数えながら戦っていた。
chronicle-fallen = 💀 { chronicle-whose }は{ $count }回力尽きた。三途の川の渡し守とは、もう顔なじみだ。
chronicle-caster = 🔮 { chronicle-whose }は呪文と奇跡に{ $count }回頼った。焦げた眉毛は、そのうち生える。
chronicle-wrestler = 🤼 { chronicle-whose }はモンスターに{ $count }回しがみついた。ただの抱擁なら、もっと安く済んだ。
chronicle-clumsy = 🎲 { chronicle-whose }は{ $count }回、空を斬った。空のほうが先に参った。
chronicle-bleeder = 🩹 { chronicle-whose }は{ $count }回打たれ、そのたびに「痛くない」と言った。
chronicle-grower = 📈 { chronicle-whose }は{ $count }回成長した。昔の鎧はもう入らない。
chronicle-dawdler = 🪑 { chronicle-whose }は{ $count }回、一歩も動かなかった。とても大事な場所だったらしい。
chronicle-walker = 👢 { chronicle-whose }は{ $count }回歩いた。この石畳に誰より詳しい。
luck-hit = { $player }の{ $hero }が、{ $needed }以上で成功する攻撃を、{ $rolls }回以内のダイスで決めた。
luck-miss = { $player }の{ $hero }が、{ $needed }以上でよかった攻撃を、{ $rolls }回のダイスで外した。

## できごとのまとめ

story-defeats = { log-defeats }（{ $cell }）
story-attack_fails = { log-attack_fails }（{ $cell }）
story-attack_stopped = { log-attack_stopped }（{ $cell }）
# The HP that the monsters' turn took from each hero
story-wounds = ❤️ { $wounds }。
story-struck = 🩸 { $monsters }の攻撃：{ $wounds }。
part-wound = { $hero }はHP−{ $lost }（残り{ $hp }）
part-unhurt = { $hero }は無傷
story-monsters_move = 👣 モンスターの手番。{ $n ->
    [1] { $monster }が{ $cell }へにじり寄る
   *[other] モンスター{ $n }体がにじり寄る。先頭は{ $cell }の{ $monster }
}{ $turns ->
    [1] （次の一歩で入口の外へ）
    [2] （入口の外まであと2歩）
   *[other] {""}
}。
evil_god-worth = 倒せば勝利点8点。だが、倒さなくても、魔王を倒せば勝利だ。

## この後の予定

answer-win = ダンジョン階層5の魔王を倒せば、勇者全員の勝利です。そのとき勝利点のいちばん多い勇者が「真なる勇者」になり、そのプレイヤーが勝者です。王様がダメージを受けるか、モンスターが1体でも入口から外に出ると、全員の敗北です。
outlook-deck = このラウンドに残っている順番カード（順番は不明）：{ $cards }。
outlook-deck_empty = 山札は空です。この手番の後、すべてのカードを切り直して新しい山札にします{ $damage ->
    [0] {""}
   *[other] （この階層がそれまでに終わらなければ、モンスターダメージが{ $damage }に上がります）
}。
outlook-floor = モンスターがいなくなり（今{ $monsters }体）、王様が奥側ボードにいれば、ダンジョン階層{ $next }へ進みます。
outlook-floor_now = モンスターがいなくなり、王様が奥側ボードにいるので、今の手順が済むとすぐ階層{ $next }が始まります。新しいモンスターが現れ、攻撃は{ $next }以上で成功になります。
outlook-boss = ここが最後の階層です。魔王を倒せば勇者の勝利です。

## 調べる場所

zone-heroes = 勇者
zone-monsters = ボード上のモンスター
zone-abilities = 能力値と弱点
zone-spells = 呪文
zone-miracles = 奇跡
zone-cards = 順番カード
zone-bag = 袋の中のモンスター

## 目安

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_hero_card = どの勇者でもよいので、無作為に選びます。
thumb-choose_starting_two = まだどの勇者も得意としていない能力を選びます（なければ、得意とする勇者がいちばん少ない能力）。
thumb-place_hero = 王様と勇者全員の危険がいちばん小さくなる所に立ちます。
thumb-revive = できるだけ早く、王様と勇者全員の危険がいちばん小さくなる所に復活します。
thumb-move = 移動先からの攻撃のあと、王様と勇者全員の危険がいちばん小さくなる所へ進みます。自分の勝利点も少し考慮します。死亡した勇者は復活できます。
thumb-combat = 王様と勇者全員の危険がいちばん小さくなる行動を選びます。自分の勝利点も少し考慮します。死亡した勇者は復活できます。
thumb-roll_again = 振れるだけ振ります。
thumb-growth = 次の階層でいちばん成功しやすくなる能力を上げます。ただし、モンスターダメージを防ぎきれるまでは信仰を先にします。
thumb-consent = 勇者が死後の世界にいるとき、または勝利点が2点以上あるときに払います。

## Short answers to common questions on the rules, and ways to ask them

ruling-king-king_moves = 王様が動くのは王様カードが出たときだけです。前方（右）のマスが空いていれば一歩進みます。プレイヤーが動かすことはできません。端のマスまで来れば止まります。
ruling-death-hp_back = HPが戻るのは、死亡から復活したとき（最大まで）と、筋力が上がったとき（+2）だけです。奇跡を使うゲームなら、ヒールとレイズデッドでも戻ります。
ruling-attacking-roll_again = ダンジョン階層の数以上の目が出れば成功です（階層3なら3以上）。能力値と同じ回数まで振れるので、残っていればもう一度振れます。失敗しても何も失いません。危ないのは、1の目で増援が来ることだけです。
ruling-attacking-kill_monster = モンスターの弱点すべてに攻撃を成功させます（成功が有効なのは、勇者が組み付いている間だけです）。倒したことになるのは、最後に残った弱点への攻撃に成功した勇者です。
ruling-reinforcements-roll_one = 攻撃で1の目が出るたびに、成否にかかわらず増援が来ます。奥側ボードの、空きのある一番奥の列に小型モンスターが1体現れます（階層5の2回目の増援は邪神）。
ruling-floors-next_floor = ボード上のモンスターがすべていなくなり、王様が入口側ボードから出ると、次の階層へ進みます。前の入口側に残った勇者は自動で追いつき、自分の段の一番左のマス（入れなければ近くのマス）に置かれます。
ruling-death-damage = どのモンスターも、モンスターダメージのダイスの目と同じダメージを与えます。勇者はダメージ軽減（信仰−1）を引いた分を受けます。
ruling-danger-damage_up = モンスターダメージが上がるのは、階層3と5に着いたとき、増援を置く場所がないとき、そして同じ階層で山札を組み直すのが5回目以降のときです。下がることはありません。
ruling-death-i_die = 死亡した勇者は死後の世界に置かれ、勝利点と能力値はそのままです。次の自分の手番に、王様の隣に空きマス（勇者もいないマス）があれば、能力値を一つ上げ、HP最大で復活できます。その手番はそれで終わりです。全員が死亡しても、ゲームは続きます。
ruling-attacking-range = 射程距離は魔力と同じです。魔力2なら、どの方向でも2マス先まで届きます。斜めも1マスと数え、間に何がいてもかまいません。
ruling-moving-steps = 敏捷の2倍の歩数まで、どちらのボードでも、前にも後ろにも、縦横斜めに動けます。モンスターと王様のマスは通れません。勇者のマスは通れますが、同じマスに止まれるのは2人までです（モンスターに組み付いている勇者は数えません）。
ruling-hero_turn-move_attack = 先に移動、それからモンスター1体に攻撃1回です。攻撃の後に移動はできません。どちらも省略できます。組み付いていても、動かなければ、同じモンスターの空いた弱点か、射程距離内のほかのモンスターを攻撃できます。
ruling-grappling-grapple = 攻撃に成功しても弱点がまだ残っていると、勇者はどんなに遠くからでもモンスターに飛び移り、攻撃した弱点に組み付きます。組み付かれたモンスターは動けず、モンスターカードが出るたびに、組み付いた勇者だけにダメージを与えます（ダメージ軽減は有効）。
ruling-grappling-let_go = 組み付きは、一歩でも動くか、別の弱点に移るか、死亡すれば終わります。組み付いていた弱点はまた空きます。
ruling-growth-grow = モンスターを倒したときと復活したときに、能力値の一つを1上げられます。上限は6です。
ruling-spells-no_roll = ダイスは要りません。呪文は必ず成功し、増援も来ません。勝利点1点を払い、攻撃の代わりに使います。レベルは自分の魔力以下でなければなりません。
ruling-points-points = 小型モンスターは1点、弱点の多い大型は2点、魔王は4点、邪神は8点。小型以外を最初に攻撃した勇者は、当たらなくても1点もらえます。1体につき1回だけで、札の星は、それがまだ残っている印です。
ruling-points-who_gets_points = 勝利点と成長は、最後の弱点への攻撃に成功した勇者だけのものです。ほかの弱点に組み付いていた勇者は何も得られません。
ruling-goal-lose = 王様が少しでもダメージを受けるか（HPはありません）、モンスターが1体でも入口から出ると、ただちに全員の敗北です。1列目のモンスターは、倒すか組み付くかしなければ、次に行動するとき外へ出てしまいます。
ruling-turns-turn_order = 山札の一番上のカードが、次の手番を決めます。残っているカードは分かりますが、順番は誰にも分かりません。山札がなくなると、公開されたカードをすべて切り直して新しい山札にします。
ruling-monsters-monsters_act = モンスターカードが出ると、全モンスターが入口に近いものから順に、前が空いていれば左へ一歩進み、前方の勇者や王様を攻撃します。組み付かれたモンスターは動かず、組み付いた勇者だけを攻撃します。
ruling-attacking-fight_heroes = できません。勇者は、ほかの勇者も王様も攻撃できません。
ruling-boss-demon_king = 魔王は階層5にいます。弱点すべて（筋力、魔力、信仰。勇者が4人以上なら敏捷も）への攻撃に成功すれば、その瞬間に勇者の勝利です。
ruling-king-protect_king = 王様と同じ段のモンスターを倒すか足止めします。王様の前方（右）のマスに勇者が立つのも一つの手です。王様はそこで止まり、すぐ前方のマスだけを攻撃するモンスターのダメージは、その勇者が代わりに受けます（ダメージ軽減は有効）。
ruling-grappling-together = 1人ずつ別の弱点に組み付き、最後の弱点への攻撃に成功した勇者が倒したことになります。弱点が2つまでなら1人でも、1つ目に組み付いたまま動かず、次の手番に2つ目への攻撃を成功させれば倒せます。勇者が組み付いている弱点は、誰も攻撃できません。
ruling-growth-hero_choice = 勇者カードの違いは名前と姿だけで、強さは能力値で決まります。
ruling-points-true_hero = 勇者が勝ったとき、勝利点のいちばん多い勇者が真なる勇者となり、そのプレイヤーが勝者です（1人が受け持つ勇者の点は合計しません）。同点なら、魔王を倒した勇者、倒したモンスターの多い勇者、死亡の少ない勇者の順で、それでも決まらなければ分け合います。敗北なら勝者はいません。

## 質問に答えるための、その局面での事実（尋ね方は`asked.ja.toml`）

fact-called_large = でかいの；でかいやつ；でかい奴；大型
fact-called_small = 小さいの；小さいやつ；小型；ちっこいの
fact-called_demon_king = ボス；ラスボス
fact-called_evil_god = 悪神
fact-who = { $own ->
    [0] { $hero }
   *[other] あなたの{ $hero }
}
fact-dead = { fact-who }は死亡していて、復活するまでボード上にいません。
fact-due = モンスターがいなくなり、王様が奥側ボードにいるので、ほかの誰かが行動する前に階層{ $next }が始まります。
fact-fight = { $cell }の{ fact-who }は、このままなら自分の手番に{ $to }から{ $there }の{ $monster }（距離{ $away }）を攻撃できます。一番いいのは{ $ability }で、成功率{ $percent }%（{ $needed }以上、{ $rolls }回まで）。空いている弱点：{ $open }。{ fact-hit }
fact-hit = { about-roll }{ $lets ->
    [0] {""}
   *[other] 成功した場合、{ $hero }は今組み付いている{ $held }の弱点から離れます。
}
fact-far = { $cell }の{ fact-who }は、このままでは{ $there }の{ $monster }に届きません（距離{ $away }、移動力{ $movement }、射程距離{ $range }）。空いている弱点：{ $open }（{ $needed }以上で成功）。
fact-nobody = { $cell }の{ fact-who }は、このままではどのモンスターにも届きません（移動力{ $movement }、射程距離{ $range }）。
fact-mark = { $state ->
    [none] { $monster }に{ $ability }の弱点はないので、{ $ability }では攻撃できません。
    [held] { $monster }の{ $ability }の弱点にはもう{ $holder }が組み付いています。1つの弱点に組み付けるのは1人だけです。
   *[open] { $monster }の{ $ability }の弱点は空いています。あなたの{ $hero }なら成功率{ $percent }%（{ $needed }以上、{ $rolls }回まで）{ $reach ->
        [0] ですが、このままでは届きません。
       *[other] です。
    }
}空いている弱点：{ $open }。
fact-mark_open = { $ability }の弱点が空いているモンスター：{ $monsters }。能力は、その弱点のあるモンスターにだけ効きます。
fact-mark_any = 今それぞれの能力が効くモンスターは、筋力：{ $strength }。敏捷：{ $agility }。魔力：{ $magic }。信仰：{ $faith }。
fact-held = { $there }の{ $monster }を倒すには、あと{ $number }回の成功が必要です（{ $open }）。組み付いている勇者：{ $holders }。1手番で届く勇者：{ $able }。{ $number ->
    [1] 次に成功すれば倒せます。
   *[other] { $marks ->
        [2] 一人でも、片方に組み付き、動かずに、次の手番にもう片方に成功すれば倒せます。
       *[other] 一人では倒せません。1人が組み付ける弱点は1つなので、少なくとも{ $least }人が必要です。
    }
}
fact-held_any = あと1回の成功で倒せるモンスター：{ $last }。{ $number ->
    [0] 今モンスターに組み付いている勇者はいません。
   *[other] 今組み付いているのは{ $heroes }です（相手は順に{ $monsters }）。
}
fact-worth = { $monster }を倒せば勝利点{ $vp }点で、最後の弱点への攻撃に成功した勇者のものです。最初の攻撃でまだもらえる勝利点：{ $first }点。
fact-worth_any = 今一番点が高いのは{ $monsters }です（勝利点{ $vp }点、最後の弱点への攻撃に成功した勇者のもの）。最初の攻撃で1点もらえるモンスター：{ $first }。
fact-soon = { $soon ->
    [0] このラウンドにもうモンスターカードはありません。
   *[other] このラウンドのモンスターカードはまだ残っています。
}
fact-cost = HP{ $hp }のうち{ $lost }減り{ $left ->
    [0] 、死亡します
   *[other] ます
}（ダメージ{ $damage }、ダメージ軽減{ $reduction }）。
fact-stay = { $struck ->
    [0] { $hero }が{ $cell }に残っても、次のモンスターの手番に攻撃してくるモンスターはいません。
   *[other] { $hero }が{ $cell }に残ると、次のモンスターの手番に{ $foes }に攻撃されます。{ fact-cost }
}{ fact-soon }{ $holds ->
    [0] {""}
   *[other] { $held }の{ $ability }の弱点に組み付いていて、離れるとその弱点はまた空きます。ほかに組み付いている勇者：{ $others }。
}{ $blocks ->
    [0] 王様の邪魔にはなっていません。
   *[other] 王様の前にいるので、その間は王様が{ $king }から{ $cell }へ進めません。
}
fact-blow = { $struck ->
    [0] このままなら次のモンスターの手番に、{ $monster }は{ $cell }の{ $hero }を攻撃しません（攻撃される勇者：{ $others }）。攻撃されればHPは{ $hp }のうち{ $each }減ります。
   *[other] このままなら次のモンスターの手番に、{ $monster }は{ $cell }の{ $hero }を攻撃します。{ fact-cost }
}{ fact-soon }
fact-survive = { fact-who }はHP{ $hp }で、次のモンスターの手番にどれに攻撃されても1回にHPが{ $each }減ります（ダメージ{ $damage }、ダメージ軽減{ $reduction }）。{ $hits ->
    [0] 何回攻撃されても死亡しません。
   *[other] { $hits }回目の攻撃で死亡します。
}
fact-threat = { $threat ->
    [none] このままなら次のモンスターの手番に王様は安全で、入口に近いモンスターもいません。
    [near] 王様は安全です。{ threat-told }
   *[other] 危険です。{ threat-told }
}
fact-danger = { fact-threat }HPが減る勇者（ダメージ{ $damage }）：{ $hurt }。死亡する勇者：{ $dead }。
fact-next = このままなら次のモンスターの手番に、{ $monster }は{ $moves ->
    [0] { $there }から動きません
   *[other] { $there }から{ $to }へ進みます
}。攻撃される勇者：{ $others }。{ $held ->
    [0] 入口から外に出るには、モンスターの手番が少なくとも{ $turns }回必要です。出れば全員の敗北です。
   *[other] 組み付かれている間は動くことも外に出ることもありません（{ $holders }）。
}
fact-floor = 階層{ $next }に進むには、モンスターがいなくなり（あと{ $number }体：{ $monsters }。位置は順に{ $cells }）、王様が奥側ボードに入る必要があります（今{ $king }、あと{ $steps }歩）。魔王は階層{ $last }にいます。
fact-floor_king = モンスターはもういません。王様が奥側ボードに入れば（今{ $king }、あと{ $steps }歩）階層{ $next }に進みます。魔王は階層{ $last }にいます。
fact-boss = 最後の階層です。{ $cell }の魔王を倒せばすぐに勝ちで、あと{ $successes }回の成功が必要です（{ $open }）。ボード上のモンスターは{ $number }体（{ $monsters }。位置は順に{ $cells }）ですが、倒す必要があるのは魔王だけです。
fact-ahead = 階層{ $floor }には小型{ $small }体、大型{ $large }体{ $boss ->
    [0] {""}
   *[other] と魔王
}が出ます。攻撃は{ $floor }以上で成功、モンスターダメージは着いたとき{ $rises ->
    [0] 上がりません。
   *[other] 1上がります。
}{ fact-rise }
fact-ahead_last = この先の階層はありません。{ fact-rise }
fact-rise = 今のダメージは{ $damage }で、{ $full ->
    [0] この階層での山札の組み直しが5回目になると1上がり、その後も組み直すたびに上がります（今{ $clock }回）。
   *[other] もう上がりません。5回目以降の組み直しでは、代わりに増援が来ます（今{ $clock }回）。
}
fact-king = 王様は{ $cell }にいて、奥側ボードまであと{ $steps }歩です。{ $state ->
    [free] 次に王様カードが出れば{ $front }へ進みます。
    [taken] 前の{ $front }に{ $who }がいるので動けません。動くのは王様カードが出たときだけです。
   *[end] その段の最後のマスなので動きません。
}{ $soon ->
    [0] このラウンドにもう王様カードはありません。
   *[other] このラウンドの王様カードはまだ残っています。
}
fact-move = { $cell }の{ fact-who }は、1手番に{ $movement }マス（敏捷の2倍）まで斜めにも動けて、{ $range }マス先（魔力と同じ）まで攻撃できます。
fact-revive = { fact-who }は、{ $soon ->
    [now] 今
    [round] 自分のカードが出たとき（このラウンドにまだ残っています）
   *[later] 山札を組み直した後、自分のカードが出たとき
}に、能力値を1つ上げ、HP最大で王様の隣の空きマス（今は{ $cells }）に復活できます。
fact-tally = 倒したモンスターの数：{ $heroes }（{ $kills }）。死亡した回数は同じ順に{ $deaths }。今勇者が勝てば真なる勇者：{ $best }。
fact-title = { $hero }が今魔王を倒すと、勝利点{ $points }点で、{ $wins ->
    [0] 真なる勇者は{ $vp }点の{ $best }です。
   *[other] 真なる勇者になります。
}
