## ダンジョンニア

game-name = ダンジョンニア
command-group-name = ダンジョンニア
game-blurb = ヒーローとしてクエストを3つ達成するか、ダンジョンロードとしてほかのヒーローをすべて倒すゲーム。
game-facts = 2～6人 ・ 1人につき20～30分 ・ ふつう

## スコア

attr-melee = メレー
attr-magic = マジック
attr-speed = スピード
attr-life = ライフ
attr-level = レベル

side-n = 北
side-e = 東
side-s = 南
side-w = 西
space-none = スペース未定

## ヒーロー

hero-sera = 誓約の騎士セラ
hero-brokk = ドワーフの番人ブロック
hero-lirien = エルフのルーン術師リリエン
hero-tamsin = 早足の盗賊タムシン
hero-ozrak = 骨の呪術師オズラク
hero-kestrel = 傭兵ケストレル
hero-hale = 野伏ヘイル
hero-mirra = 生垣の魔女ミラ
hero-gorm = 半巨人ゴルム

# In pictures
short-he_sera = セラ
short-he_brokk = ブロック
short-he_lirien = リリエン
short-he_tamsin = タムシン
short-he_ozrak = オズラク
short-he_kestrel = ケストレル
short-he_hale = ヘイル
short-he_mirra = ミラ
short-he_gorm = ゴルム

ability-he_sera = 誓い
ability-he_brokk = 石の勘
ability-he_lirien = ルーンの輝き
ability-he_tamsin = 器用な指
ability-he_ozrak = 骨の呼び声
ability-he_kestrel = 先手必勝
ability-he_hale = 森の勘
ability-he_mirra = 護りの煙
ability-he_gorm = 厚い皮
text-he_sera = { ability-he_sera }：いつでも、1ターンに1回、栄誉2でライフを1得る。
text-he_brokk = { ability-he_brokk }：罠、トラップの出入り口、落とし穴、スパイクに対するロールに+2。
text-he_lirien = { ability-he_lirien }：いつでも、1ターンに1回、栄誉1でこのターンのマジック+1。
text-he_tamsin = { ability-he_tamsin }：ロックされた出入り口をロールせずにオープンにできる。
text-he_ozrak = { ability-he_ozrak }：宣言の中で最初の配下のモンスターは、コストの危難が1減る（最低1）。
text-he_kestrel = { ability-he_kestrel }：自分のターンに1回、行動力を消費せずにチャレンジできる。
text-he_hale = { ability-he_hale }：森林、沼沢地、平原では防御ロールと脅威のロールに+1。
text-he_mirra = { ability-he_mirra }：いつでも、1ターンに1回、栄誉2で自分の危難を2減らす。
text-he_gorm = { ability-he_gorm }：1ターンに1回、戦闘ロールの直前に栄誉2を払えば、この戦闘ではウーンドも命中効果も受けない。

## 残り火の深窟のマップカード

map-gate = 残り火の門
map-ash_corridor = 灰の回廊
map-long_gallery = 長い回廊
map-crossways = 沈黙の十字路
map-dripping_stair = 滴る階段
map-collapsed_tunnel = 崩れた坑道
map-narrow_way = 狭い抜け道
map-bone_hall = 骨張りの廊下
map-smoke_vents = 煙孔
map-guard_passage = 衛兵の通路
map-forge = 灰の大鍛冶場
map-ossuary = 大納骨堂
map-cistern = 水没した貯水槽
map-shrine = 残り火の祠
map-treasury = 封印の宝物庫
map-chains = 鎖の間
map-library = 焦げた書庫
map-throne = 燼の玉座
map-prison = 牢獄区
map-alchemist = 錬金術師の工房
map-barracks = 古い兵舎
map-shaft = 木霊の竪穴

## 薄闇の辺境のマップカード

map-camp = 旅人の野営地
map-forest_road = 森の道
map-causeway = 湿地の土手道
map-hill_track = 丘の小道
map-river_road = 川沿いの道
map-village = 薄闇の村
map-abbey = 廃墟の僧院
map-barrow = 古墳
map-hollow = 魔女の窪地
map-tarn = 凍れる山湖
map-crag = 竜の岩山

## クエスト

quest-relight = 祠の火を灯せ
quest-bone_regent = 骨の摂政を討て
quest-cinder_king = 燼の王を倒せ
quest-smith = 鍛冶師を救い出せ
quest-ember_heart = 残り火の心臓を運べ
quest-dark_bargain = 闇の取引
quest-blood_price = 鎖の代価
quest-leap = 木霊への跳躍
quest-treasury = 宝物庫を破れ
quest-codex = 失われた写本
quest-assassin = 潜む刃
quest-crown = 灰の冠
quest-mirror = 深淵の鏡
quest-smoke = 息詰まる煙を鎮めよ
quest-wight = 塚人を鎮めよ
quest-herbalist = 薬草師を連れ帰れ
quest-hex_pact = 呪いの契約
quest-deep_catch = 氷の下の獲物
quest-stormcaller = 嵐呼びを黙らせよ
quest-abbot = 虚ろな僧院長
quest-horn = 薄闇の角笛

foe-bone_regent = 骨の摂政
foe-cinder_king = 燼の王
foe-assassin = 潜む刃
foe-crown = 鍛冶場のゴーレム
foe-wight = 塚人
foe-abbot = 虚ろな僧院長

# 護衛クエストで運ぶもの
load-smith = 鍛冶師
load-ember_heart = 残り火の心臓
load-herbalist = 薬草師

text-qd_relight = 残り火の祠。マジック7+。失敗すると同じスペースの全ヒーローがウーンドを1受ける。報酬：レベル+1、栄誉+2。
text-qd_bone_regent = 大納骨堂。骨の摂政を討伐：ライフ2、メレー○3、マジック◇2、スピード◇1。報酬：レベル+1、ライフ+1。
text-qd_cinder_king = 燼の玉座。燼の王を討伐：ライフ3、メレー○4、マジック○3☆（ウーンド2）、スピード◇2。報酬：レベル+1、ライフ+1、栄誉+4。
text-qd_smith = 鍛冶師を牢獄区から残り火の門へ送り届ける。報酬：レベル+1、栄誉+2。
text-qd_ember_heart = 心臓を灰の大鍛冶場から残り火の祠へ運ぶ。クエスト効果：運ぶヒーローはスピード−1。報酬：レベル+1、ライフ+1。
text-qd_dark_bargain = 水没した貯水槽。ウーンドを2受ける（ライフ3以上が必要）。報酬：レベル+1、危難+3。
text-qd_blood_price = 鎖の間。準備状態のトレジャーかブーンを2枚捧げる。報酬：レベル+1、危難+2。
text-qd_leap = 木霊の竪穴。ダイス1個で7+。ロール1回に行動力1、ロール前に払う栄誉1につき+1。報酬：レベル+1、栄誉+1。
text-qd_treasury = 封印の宝物庫。ダイス2個で10+。ロール1回に行動力1、ロール前に払う栄誉1につき+1。報酬：レベル+1、栄誉+4。
text-qd_codex = 焦げた書庫。探索：マジック5+。次にスピード7+。失敗すると同じスペースの全ヒーローが危難2を得る。報酬：レベル+1、カードを2枚引く。
text-qd_assassin = 古い兵舎。探索：スピード6+、失敗でウーンド1。次に「潜む刃」を討伐：ライフ1、メレー○3、マジック◇1、スピード◇4。報酬：レベル+1、栄誉+3。
text-qd_crown = 灰の大鍛冶場。鍛冶場のゴーレムを討伐：ライフ2、メレー○4、マジック◇0、スピード◇1。アーティファクト：{ does-qd_crown }。
does-qd_crown = 常にメレー+1、マジック+1
text-qd_mirror = 錬金術師の工房。スピード8+。失敗すると同じスペースの全ヒーローがウーンドを1受ける。{ artifact-qd_mirror }
artifact-qd_mirror = アーティファクト：{ does-qd_mirror }。
does-qd_mirror = いつでも、1ターンに1回、栄誉1で次のロールに+1
text-qd_smoke = 煙孔。メレー7+。失敗すると同じスペースの全ヒーローがウーンドを1受ける。クエスト効果：スピード−1（最低1）。報酬：レベル+1、栄誉+2。
text-qw_wight = 古墳。塚人を討伐：ライフ2、メレー○3、マジック○2、スピード◇2。報酬：レベル+1、ライフ+1。
text-qw_herbalist = 薬草師を魔女の窪地から薄闇の村へ連れ帰る。報酬：レベル+1、栄誉+2。
text-qw_hex_pact = 魔女の窪地。手札2枚をディスカードし、ウーンドを1受ける（ライフ2以上が必要）。報酬：レベル+1、危難+3。
text-qw_deep_catch = 凍れる山湖。ダイス1個で7+。ロール1回に行動力1、ロール前に払う栄誉1につき+1。報酬：レベル+1、ライフ+1。
text-qw_stormcaller = 竜の岩山。メレー7+。失敗すると同じスペースの全ヒーローがウーンドを1受ける。クエスト効果：山地と水域でメレー−1。報酬：レベル+1、栄誉+3。
text-qw_abbot = 廃墟の僧院。探索：マジック5+。次に虚ろな僧院長を討伐：ライフ2、メレー◇1、マジック○3、スピード◇1。報酬：レベル+1、カードを2枚引く。
text-qw_horn = 森林のスペースならどこでも。スピード8+。失敗すると同じスペースの全ヒーローが危難2を得る。アーティファクト：{ does-qw_horn }。
does-qw_horn = モンスターに対する攻撃と防御のロールに+1

## ブーン

boon-iron_stance = 鉄の構え
boon-ember_rune = 残り火のルーン
boon-fleet_foot = 韋駄天
boon-sidestep = 身かわし
boon-spell_ward = 呪文除け
boon-second_wind = 再起の息
boon-battle_cry = 鬨の声
boon-blink = 瞬き渡り
boon-loremaster = 迷宮の博識
boon-lucky_star = 幸運の星
boon-wildlore = 野の知恵
boon-hunters_aim = 狩人の狙い
boon-vanish = 霧隠れ
boon-spirit_wolf = 精霊狼
boon-fireside = 焚き火の憩い
boon-wayfinding = 道見の術

text-bn_iron_stance = メレー+1。メレーに印がなければ、カウンターアタック（◇）になる。
text-bn_ember_rune = マジック+1。マジックがスタンダードアタック（○）になる。
text-bn_fleet_foot = スピード+1。
text-bn_sidestep = 自分のヒーローに宣言されたメレーかスピードの攻撃を1つ指定する。その攻撃では害を受けない。反撃はできる。
text-bn_spell_ward = 自分のヒーローに宣言されたマジックの攻撃を1つ指定する。その攻撃では害を受けない。または、自分にプレイされた呪いかスペルのベインを打ち消す。
text-bn_second_wind = ライフを2得る。
text-bn_battle_cry = 栄誉を1～3払う。このターン、払った栄誉1につきメレー+1。
text-bn_blink = 脅威を受けずに出入り口を抜け、隣のスペースへ移る。転倒していれば起き上がる。
text-bn_loremaster = 維持コスト1。自分のターンごとに、最初の探検は行動力を消費しない。
text-bn_lucky_star = 次のロールでダイスを2個振り、高いほうを使う（ダイス2個で挑むクエストには使えない）。
text-bn_wildlore = 森林、沼沢地、山地では脅威のロールに+1。
text-bn_hunters_aim = 自分の攻撃ロールの直前に使う。そのロールに+2。
text-bn_vanish = 自分のヒーローに宣言された、アドベンチャーカードのモンスターの攻撃を1つ打ち消す。
text-bn_spirit_wolf = 維持コスト1。メレー+1。メレーがスタンダードアタック（○）になる。スピード+1。
text-bn_fireside = ライフを1得る。平原か都市なら2得る。
text-bn_wayfinding = このターン、ロックやトラップのある出入り口をロールせずにオープンにできる。

## トレジャー

treasure-sword = 残り火鍛えの剣
treasure-maul = 番人の大槌
treasure-knives = 投げナイフ
treasure-staff = 燼の杖
treasure-shield = 大盾
treasure-helm = 護りの兜
treasure-boots = 深窟の長靴
treasure-rope = 鉤縄
treasure-keys = 合鍵束
treasure-draught = 癒しの水薬
treasure-quicksilver = 水銀の水薬
treasure-pack = 探索者の背嚢
treasure-bow = 狩猟弓
treasure-oak_staff = 樫の杖
treasure-cloak = 旅の外套
treasure-saddlebag = 鞍袋
treasure-herbs = 沼の薬草
treasure-amulet = 山査子の護符

text-tr_sword = メレー+1。メレーがスタンダードアタック（○）になる。
text-tr_maul = メレー+1。メレーがスタンダードアタック（○）になる。☆ メレーが命中するとウーンドを2与える。
text-tr_knives = 戦闘ではスピードがスタンダードアタック（○）になる。
text-tr_staff = マジック+1。マジックがスタンダードアタック（○）になる。チャージは2個。いつでも1個使って、このターンのマジック+2。チャージが尽きても、この杖は残る。
text-tr_shield = 防御するときメレー+1。
text-tr_helm = 防御するときマジック+1。
text-tr_boots = スピード+1。
text-tr_rope = 落とし穴をロールせずに越えられる。
text-tr_keys = ロックされた出入り口に対するロールに+2。
text-tr_draught = いつでも、これをディスカードしてライフを2得る。
text-tr_quicksilver = 自分のヒーローフェイズに、これをディスカードして行動力+2。
text-tr_pack = トレジャースロットを1つ使い、2つ増やす。
text-tr_bow = 戦闘ではスピード+1。スピードがスタンダードアタック（○）になる。
text-tr_oak_staff = マジック+1。マジックがスタンダードアタック（○）になる。
text-tr_cloak = ロックやトラップのある出入り口に対するロールに+1。
text-tr_saddlebag = トレジャースロットを1つ使い、2つ増やす。
text-tr_herbs = いつでも、これをディスカードしてライフを1得る。
text-tr_amulet = いつでも、1ターンに1回、栄誉1で次の防御ロールに+1。

## ベイン

bane-frailty = 虚弱の呪い
bane-dimming = 翳りの呪い
bane-leaden_feet = 鉛の足
bane-collapse = 崩れる床
bane-imp_thief = 盗み小鬼
bane-unravel = 解呪の糸
bane-ill_omen = 凶兆
bane-rage = 怪物の激昂
bane-shifting_walls = 動く壁
bane-mire = 底なしの泥
bane-lost_way = 迷い道
bane-evil_eye = 邪眼
bane-fever = 沼熱
bane-toll = 野盗の通行料

text-ba_frailty = メレー−1。受けたプレイヤーは自分のヒーローフェイズに栄誉3を払えば取り除ける。
text-ba_dimming = マジック−1。受けたプレイヤーは自分のヒーローフェイズに栄誉3を払えば取り除ける。
text-ba_leaden_feet = 受けたプレイヤーの次のターンの終わりまでスピード−1。
text-ba_collapse = スピード6+、失敗すると転倒する。
text-ba_imp_thief = トレジャーを持つ相手：スピード6+。失敗すると、プレイした人が選んだトレジャーを1枚ディスカードする。
text-ba_unravel = パーマネントのブーンを持つプレイヤーは、その中からプレイした人が選んだ1枚をディスカードする。
text-ba_ill_omen = 受けるプレイヤーのロールの直前に使う。そのロールに−2。
text-ba_rage = 自分の配下か、宣言するモンスターに付ける。メレー+1。メレーがスタンダードアタック（○）になる。
text-ba_shifting_walls = 通行できる辺を1つ選ぶ。このターン、両側の出入り口はロック（メレー6+）になる。狭間にヒーローがいる辺は選べない。
text-ba_mire = 沼沢地か水域にいる相手を転倒させる。起き上がるにはメレー5+が要る。
text-ba_lost_way = 相手のヒーローを、プレイした人が選んだ出入り口から隣のスペースへ動かす。
text-ba_evil_eye = 受けるプレイヤーのロールの直前に使う。そのロールに−2。
text-ba_fever = 受けたプレイヤーは、自分のリセットフェイズごとにライフ8+に挑む。成功でこのカードを取り除き、失敗でウーンド1を受ける。自分のヒーローフェイズに栄誉4を払っても取り除ける。
text-ba_toll = 栄誉を持つ相手に、栄誉を3失わせる。

## モンスター

monster-rats = 燼鼠の群れ
monster-bone_guard = 骨の番兵
monster-goblin = 坑道ゴブリン
monster-wraith = 灰の亡霊
monster-imp = 残り火の小鬼
monster-ogre = 深窟のオーガ
monster-gargoyle = ガーゴイル
monster-weaver = 墓所の紡ぎ蜘蛛
monster-pyromancer = 邪教の火術師
monster-troll = 鉱滓のトロル
monster-drake = 残り火の幼竜
monster-wolves = 薄闇の狼
monster-bandit = 街道の野盗
monster-hag = 沼の鬼婆
monster-treant = 朽ちた樹人
monster-wyvern = 岩山の飛竜
monster-hill_giant = 丘の巨人

text-mo_rats = 一匹なら厄介なだけ。一匹でいるのを見た者はいない。
text-mo_bone_guard = 交代が来ないので、今も持ち場に立っている。
text-mo_goblin = 抜け道はすべて知っている。あなたの懐の中も、だいたい。
text-mo_wraith = ☆ マジックが命中するとウーンド1と危難1を与える。
text-mo_imp = 小さくて、熱くて、機嫌が悪い。
text-mo_ogre = 目は悪いが、あの大きさなら困らない。
text-mo_gargoyle = あの像は、さっきは別の場所に立っていた。
text-mo_weaver = ☆ メレーが命中するとウーンドの代わりに相手を転倒させる。起き上がるにはメレー5+が要る。
text-mo_pyromancer = ☆ マジックが命中するとウーンドを2与える。
text-mo_troll = 傷がふさがる：フェイズの終わりに、まずウーンドを1つ取り除く。ウーンドがなくなれば手札にも戻せる。
text-mo_drake = ☆ マジックが命中するとウーンドを2与える。
text-mo_wolves = 左から声がしたら、右を見ること。
text-mo_bandit = ☆ メレーが命中すると、ウーンドの代わりに、モンスターのプレイヤーが栄誉を2まで奪う。
text-mo_hag = ☆ マジックが命中するとウーンド1を与え、相手は手札をランダムに1枚ディスカードする。
text-mo_treant = 森林にいるヒーローに対しては、コストが危難4。
text-mo_wyvern = 爪で来るか、空から来るか、気分しだい。
text-mo_hill_giant = 今座っている所には、前は丘があった。

## 罠

trap-darts = 毒矢の斉射
trap-flame_jet = 噴き出す炎
trap-glyph = 破滅の紋
trap-net = 絡め網
trap-crusher = 迫る壁
trap-pitfall = 狩人の落とし穴
trap-quicksand = 流砂
trap-rockslide = 落石

text-tp_darts = スペースの全ヒーロー：スピード6+、失敗でウーンド1。
text-tp_flame_jet = スペースの全ヒーロー：スピード7+で栄誉1、失敗でウーンド1。
text-tp_glyph = スペースの全ヒーロー：マジック5+で栄誉1を得る。失敗するとウーンド1を受け、栄誉を1失う。
text-tp_net = スペースの全ヒーロー：メレー5+、失敗すると転倒する。
text-tp_crusher = スペースの全ヒーロー：メレー6+、失敗でウーンド2。
text-tp_pitfall = スペースの全ヒーロー：スピード6+、失敗すると転倒する。
text-tp_quicksand = スペースの全ヒーロー：メレー6+（沼沢地では7+）、失敗でウーンド1。
text-tp_rockslide = スペースの全ヒーロー：スピード7+（山地と極地では8+）、失敗でウーンド2。

## 種類とカテゴリー

kind-boon = ブーン
kind-treasure = トレジャー
kind-bane = ベイン
kind-monster = モンスター
kind-trap = 罠
kind-quest = クエスト
kind-map = マップカード
kind-hero = ヒーロー
kind-entrance = エントランス
kind-passage = 通路/道
kind-room = 部屋/場所

time-dungeonlord = ダンジョンロードフェイズ
time-hero = ヒーローフェイズ
time-response = レスポンス
time-anytime = いつでも

span-permanent = パーマネント
span-instant = インスタント
span-attachment = アタッチメント

type-chance = チャンス
type-escort = 護衛
type-sacrifice = 犠牲
type-slay = 討伐
type-threat = 脅威

set-emberdeep = 残り火の深窟
set-gloammarch = 薄闇の辺境

realm-dungeon = ダンジョン
realm-wilderness = ウィルダネス

terrain-arctic = 極地
terrain-forest = 森林
terrain-mountain = 山地
terrain-plain = 平原
terrain-swamp = 沼沢地
terrain-urban = 都市
terrain-water = 水域

exit-open = オープン
exit-locked = ロック { $attr }{ $target }+
exit-trapped = トラップ { $attr }{ $target }+
exit-wall = 壁
exit-opened = このターン中オープン

category-skill = 技能
category-spell = スペル
category-maneuver = 機動
category-blessing = 祝福
category-weapon = 武器
category-shield = シールド
category-helmet = 兜
category-boots = 長靴
category-tool = 道具
category-keys = 鍵
category-potion = ポーション
category-storage = ストレージ
category-cloak = 外套
category-amulet = 護符
category-curse = 呪い
category-disaster = 災害
category-trick = 策略
category-disease = 病
category-attachment = アタッチメント
category-beast = 獣
category-undead = アンデッド
category-goblin = ゴブリン
category-fiend = 魔物
category-giant = 巨人
category-construct = 魔像
category-human = 人間
category-dragon = 竜
category-fey = 妖精
category-plant = 植物
category-trap = 罠

## ターン

log-turn = **{ $player }のターン**
log-movement = { $player }の行動力は{ $movement }。
log-upkeep_paid = { $player }が「{ $card }」の維持コストを払った。
log-upkeep_unpaid = { $player }は「{ $card }」の維持コストを払わない。
log-upkeep_short = { $player }は栄誉が足りず「{ $card }」の維持コストを払えない。カードは手札に戻る。
ask-pay_upkeep = 維持コストを払いますか？（今の栄誉：{ $glory }）
doing-pay_upkeep = 維持コストを払うか決めています
hint-pay_upkeep = 払わないカードは手札に戻ります。あとでまたプレイできます。
do-pay_upkeep = 「{ $card }」に栄誉{ $cost }を払う
do-take_back = 「{ $card }」を手札に戻す

log-glory_gained = { $player }：栄誉+{ $n }
log-glory_lost = { $player }：栄誉−{ $n }
log-peril_gained = { $player }：危難+{ $n }
log-peril_lost = { $player }：危難−{ $n }
log-wounded = 🩸 { $player }がウーンドを{ $n }受け、ライフは{ $life }になった。
log-healed = ❤️ { $player }がライフを{ $n }回復し、{ $life }になった。
log-level = 📈 { $player }がレベル{ $level }に上がった！
log-eliminated = 💀 { $hero }が倒れた。{ $player }は脱落。
suffered = { $wounds }{ $tipped }{ $robbed }
suffered-fallen = 💀 あなたのヒーローは倒れ、脱落しました（{ $causes }）。この先は最後まで観戦できます。
part-suffered_wounds = 🩸 ライフ−{ $n }、残り{ $life }（{ $causes }）。
part-suffered_tip = あなたのヒーローは転倒中（{ $cause }）：行動力1で起き上がるまで動けません。
part-suffered_theft = { $player }に{ $thing }を奪われました。
part-cause = { $by }{ $what }
part-cause_by = { $by }の
log-tipped = { $player }のヒーローが転倒した。
log-untipped = { $player }のヒーローが起き上がった。
log-token_used = { $player }がオフターン用行動力を使う。

## ダンジョンロードフェイズ

link-dungeonlord_acts = ダンジョンロードフェイズに戻る
peril-others = 危難：{ $perils }。
part-peril = { $player } { $n }
ask-dungeonlord_acts = ダンジョンロードとして何をしますか？{ peril-others }{ $threats }
doing-dungeonlord_acts = ダンジョンロードの行動を選んでいます
hint-dungeonlord_acts = コストは、ほかのプレイヤー1人の危難で払います。エンカウンターは、何枚でもまとめて、1ターンに1回だけ宣言できます。ベインは、その前、合間、後のいつでもプレイできます。
group-encounters = エンカウンター
group-banes = ベイン
group-cards = カード
group-effects = 効果
group-attacks = 攻撃
group-quest_fight = クエストの戦い
group-movement = 移動
group-quests = クエスト
do-declare = 1枚ずつ選んで宣言する…
do-declare_any = エンカウンターを宣言する
part-packed = 配下の
part-begins = …
do-declare_monster = { $player }に{ $pack }{ $card }：{ $attr }（危難{ $cost }）{ $begins }
do-declare_trap = { $player }に{ $card }（危難{ $cost }）{ $begins }
do-end_dungeonlord = ダンジョンロードフェイズを終える
button-do-end_dungeonlord = フェイズを終える
do-end_to_hand = フェイズを終え、{ $cards }を手札に戻す
do-end_to_pack = フェイズを終え、{ $cards }を配下にする
do-end_sorting = フェイズを終え、ディスカードする配下を選ぶ

ask-declare_encounters = { $chosen }{ peril-others }{ $preset }
part-none_chosen = どのエンカウンターを宣言しますか？
part-chosen = ここまでに選んだもの：{ $cards }。
part-preset = ウーンドを与えたら、危難は{ $player }へ。
doing-declare_encounters = ダンジョンロードの行動を選んでいます
hint-declare_encounters = エンカウンターは、選んだ順に解決します。まとめて宣言するまで、コストは支払われません。
do-add = { $pack }{ $card }（危難{ $cost }）
do-add_more = 加える：{ $pack }{ $card }（危難{ $cost }）
do-preset_recipient = ウーンドを与えたら、危難は{ $player }へ
do-no_recipient = 危難を与える相手は、ウーンドを与えてから決める
do-declare_done = この{ $n }枚を宣言する
do-drop_last = 取り消す：{ $card }
do-cancel = 今は宣言しない
ask-encounter_target = 「{ $card }」は誰を狙いますか？
doing-encounter_target = ダンジョンロードの行動を選んでいます
hint-encounter_target = 狙われたプレイヤーの危難で払います。モンスターはそのヒーローとだけ戦い、罠はスペースの全ヒーローに及びます。
do-target = { $player }（危難{ $cost }）
ask-encounter_attachment = 「{ $card }」に何か付けますか？
doing-encounter_attachment = ダンジョンロードの行動を選んでいます
hint-encounter_attachment = アタッチメントは、モンスターが敗北するか手札に戻るまで付いています。
do-no_attachment = 何も付けない
do-with = { $card }（危難{ $cost }）
ask-encounter_attribute = 「{ $card }」の攻撃方法は？
doing-encounter_attribute = ダンジョンロードの行動を選んでいます
hint-encounter_attribute = 双方が同じ種類のスコアを使います。相手の苦手なものを選びましょう。
do-attribute = { $attr }
log-declares_monster = 👹 { $player }が「{ $card }」を{ $victim }に差し向ける（{ $attr }、{ $victim }の危難{ $cost }）。
log-declares_trap = 🪤 { $player }が{ $victim }に罠「{ $card }」を仕掛ける（{ $victim }の危難{ $cost }）。
log-attached = { $player }が{ $monster }に「{ $card }」を付けた。
do-attach = { $monster }に{ $card }を付ける（{ $player }の危難{ $cost }）

ask-between_encounters = 残りのエンカウンターは{ $left }枚です。次に進む前に何かしますか？
hint-between_encounters = ベインや「いつでも」のカードをプレイしたり、効果を使ったり、起き上がったりできます。ヒーローへのチャレンジは最後のエンカウンターの後です。
do-go_on = 続ける

log-attack_falls_away = { $monster }：攻撃する相手がここにいない。
log-trap_escaped = { $player }は無傷で切り抜けた。
ask-pack_assign = 「{ $monster }」をどうしますか？
doing-pack_assign = モンスターを配下にするか決めています
hint-pack_assign = 手札に戻すと、ふつうの手札になります。配下にすると、手札には数えず、全員に公開されます。
do-to_hand = 手札に戻す
do-to_pack = 配下にする
log-to_hand = 「{ $card }」が{ $player }の手札に戻る。
log-to_pack = 「{ $monster }」が{ $player }の配下になる。
ask-pack_keep = どの配下をディスカードしますか？
doing-pack_keep = ディスカードする配下を選んでいます
hint-pack_keep = 残せるのは3枚までです。
do-dismiss = 「{ $card }」をディスカードする
do-done = もうディスカードしない

button-do-play_bane = { $player }に{ $card }（危難{ $cost }）
do-play_bane = { $player }に{ $card }をプレイする（危難{ $cost }）
do-play_bane_edge = { $card }をプレイする（{ $player }の危難{ $cost }）
log-plays_bane = 🕸️ { $player }が{ $victim }に「{ $card }」をプレイした（{ $victim }の危難{ $cost }）。
log-plays_bane_edge = 🕸️ { $player }が「{ $card }」をプレイした（{ $victim }の危難{ $cost }）。
log-bane_fails = 「{ $card }」は効果がなかった。
log-bane_ends = { $player }が「{ $card }」から解放された。
log-cancelled = ✋ 「{ $card }」が打ち消された！
log-walls = 🧱 このターン、「{ $one }」と「{ $other }」の間の出入り口はロックされる。
ask-choose_edge = どのスペースとスペースの間をロックしますか？
doing-choose_edge = ロックする出入り口を選んでいます
hint-choose_edge = 選んだ辺の両側の出入り口が、このターンの間ロックされます。すでにオープンになっていても閉じます。
do-edge = 「{ $one }」と{ $side }の「{ $other }」の間
ask-forced_discard = { $victim }のカードのうち、どれをディスカードさせますか？
doing-forced_discard = ディスカードさせるカードを選んでいます
hint-forced_discard = 強制ディスカードされたカードは、その場で効果を失います。
do-force_out = { $card }
log-discarded = { $player }が「{ $card }」をディスカードした。

## 戦闘

log-attack = ⚔️ { $attacker }が{ $defender }を{ $attr }で攻撃！
log-part = ・{ $who }：{ $source } { SIGNED($n) }
log-combat_total = 🎲 { $who }：ダイス{ $die }+{ $attr }{ $score }{ part-bonus }=**{ $total }**
log-counter = { $defender }の反撃が{ $attacker }に命中！
log-parried = { $defender }は{ $attacker }の攻撃を受け流した。
log-tie = { $attacker }と{ $defender }は互角。どちらも命中しない。
log-prevented = 🛡️ { $player }は{ $attacker }の攻撃を防いだ。
log-hit_effect = ☆ { $winner }の命中効果{ $by }が発動！
part-hit_by = （{ $source }）
log-monster_wounded = { $monster }にウーンド{ $n }。
log-defeated = 💥 { $monster }が倒れた！
ask-hit_effect_choice = 命中したら、どの命中効果を使いますか？
doing-hit_effect_choice = 命中効果を選んでいます
hint-hit_effect_choice = 使えるのは1つだけです。ダイスを振る前に決めます。
do-hit_effect = { $source }
ask-peril_recipient = あなたのモンスターが{ $wounded }を傷つけました。危難{ $n }を誰に与えますか？
doing-peril_recipient = 危難を与える相手を選んでいます
hint-peril_recipient = 与えた危難は、受け取った人を襲うために、ほかのプレイヤーが使えます。
do-give_peril = { $player }

do-challenge = { $target }にチャレンジ：{ $attr }
do-challenge_any = { $target }にチャレンジ
do-steal = { $target }から{ $thing }を奪う（{ $attr }）

sum-part = 〔うち{ $source }{ SIGNED($n) }〕
sum-side = { part-who }：{ $attr }{ $score }+ダイス。
sum-hit = { part-who }の命中{ $percent }%{ $does }。
sum-search = 探索：{ part-success }{ $search_fails }、続いて{ $then }
part-then_chance = クエストの条件の成功{ $percent }%{ $fails }。
part-after_search = 、続く条件の成功{ $percent }%{ $fails }
part-after_search_fight = 、続いて{ button-sum-quest_fight }
button-sum-search = 探索の成功{ $percent }%{ $search_fails }{ $after }

# その答えで脱落することがある：前後のライフと、その確率
risk-out = 💀 ライフ{ $life }→0で脱落{ $percent ->
    [100] します！
   *[other] （{ $percent }%）
}
button-risk-out = 💀 ライフ{ $life }→0で脱落{ $percent ->
    [100] {""}
   *[other] （{ $percent }%）
}
risk-vain = ⚠️ 今は効果がありません。
button-risk-vain = ⚠️ 今は効果なし

sum-attempt = { part-succeeds }{ $fails }。
button-sum-attempt = 成功{ $percent }%{ $fails }
sum-quest_fails = 失敗すると{ $cost }。
part-if_fails = （失敗すると{ $cost }）
part-exit = { sum-way }
button-sum-way = 出入り口：{ part-success }{ $fails }
sum-way = { button-sum-way }。
button-sum-way_pit = { $way }落とし穴：{ part-success }{ $fails }
sum-way_pit = { button-sum-way_pit }。
button-sum-way_spikes = { $way }スパイク：{ part-success }{ $fails }
sum-way_spikes = { button-sum-way_spikes }。
part-loses_wound = { $whom }ウーンド{ $n }
part-loses_peril = { $whom }危難+{ $n }
part-everyone = そこの全員が
part-loses_movement = 行動力をもう1失う
part-loses_cusp = 狭間に立ち往生
part-loses_tips = 転倒
sum-success = 成功{ $percent }%。
part-success = { $percent ->
    [100] 必ず成功
   *[other] 成功{ $percent }%
}
part-succeeds = { part-success }
part-hit_back = { $countered ->
    [0] {""}
   *[other] 、反撃{ $countered }%
}
part-get_hit = { $countered ->
    [0] {""}
   *[other] 、反撃{ $countered }%
}
part-does = （{ $effects }）
part-says = ：{ words-quoted }
words-quoted = 『{ $text }』
part-who = { $own ->
    [1] あなた
   *[0] { $who }
}
button-sum-success = 成功{ $percent }%
sum-fight = { $own ->
    [1] {""}
   *[0] { $who }の
}{ sum-fight_chances }
sum-fight_chances = 命中{ $percent }%{ $does }、{ $mine }対{ $theirs }（どちらも+ダイス）{ part-hit_back }。
sum-quest_fight = { $who }の{ $attr }での攻撃{ $ways ->
    [1] {""}
   *[other] （攻撃方法は左隣のプレイヤーが選びます）
}：{ sum-fight_chances }
button-sum-fight = { $own ->
    [1] {""}
   *[0] { $who }の
}命中{ $percent }%{ $does }{ part-get_hit }
button-sum-quest_fight = 先に攻撃される（命中{ $ways ->
    [1] {""}
   *[other] 最大
}{ $percent }%{ part-hit_back }）
sum-challenge = { about-challenge }{ sum-fight }
button-sum-challenge = { $cost ->
    [free] 行動力不要
    [kept] 残した行動力1を使用
   *[own] 行動力1を使用
}、命中{ $percent }%{ part-get_hit }
sum-strike = 命中{ $percent }%{ part-hit_back }。
button-sum-strike = 命中{ $percent }%{ part-get_hit }
sum-prevented = { part-who }は無傷で済みます。
sum-countered = { part-who }の反撃{ $percent }%。
sum-gains = 栄誉+{ $glory }、危難+{ $peril }。
sum-entry = { $player }に「{ $card }」：{ $attr }、命中{ $percent }%。
sum-card = 「{ $card }」：{ $text }
sum-entry_trap = { $player }に「{ $card }」：効く確率{ $percent }%。
sum-seen = 栄誉も危難も得ません。
sum-pit = { roll-pit }：
sum-spikes = { roll-spikes }：
sum-threat = { part-succeeds }（{ $attr }{ $score }+ダイス、目標値{ $target }）。
sum-locked_fails = { $left ->
    [0] 失敗すると行動力が尽き、狭間で止まります。
   *[other] 失敗すると行動力をもう1失います。
}
sum-trapped_fails = 失敗するとウーンド1。
sum-automatic = { $source }のおかげで、ロールせずに成功します。
sum-chance = { part-succeeds }（ダイス{ $dice }個{ part-bonus }、目標値{ $target }）。
button-sum-chance = { button-sum-success }
part-bonus = { $bonus ->
    [0] {""}
   *[other] 、修正計{ SIGNED($bonus) }
}

## 脅威

log-threat = { $player }が「{ $source }」の脅威に挑む：{ $attr }{ $target }+
log-tries_locked = { $player }が「{ $source }」のロックされた出入り口に挑む：{ $attr }{ $target }+
log-tries_trapped = { $player }が「{ $source }」のトラップのある出入り口に挑む：{ $attr }{ $target }+
log-meets_pit = { $player }が「{ $source }」の落とし穴に差しかかる：{ $attr }{ $target }+
log-meets_spikes = { $player }が「{ $source }」のスパイクに差しかかる：{ $attr }{ $target }+
log-threat_met = 🎲 { $player }：ダイス{ $die }+{ $attr }{ $score }{ part-bonus }=**{ $total }**、目標値{ $target }。成功！
log-threat_failed = 🎲 { $player }：ダイス{ $die }+{ $attr }{ $score }{ part-bonus }=**{ $total }**、目標値{ $target }。失敗……
way-locked = ロックされた出入り口
way-trapped = トラップのある出入り口
way-pit = 落とし穴
way-spikes = スパイク
way-untip = 起き上がり
log-tries_untip = { $player }が起き上がろうとする：{ $attr }{ $target }+
log-automatic = { $player }は「{ $source }」のおかげで、ロールせずに「{ $threat }」の脅威をクリアした。
log-two_dice = 🍀 { $source }：{ $player }の出目は{ $dice }。高いほうを使う。
log-score_changed = このターン、{ $player }の{ $attr }{ SIGNED($n) }。
log-roll_changed = { $player }の次のロールに{ SIGNED($n) }

## マップの配置と移動

log-last_map_card = 🗺️ 最後のマップカードだ。これからは、ビルドフェイズも探検もない。
log-map_drawn = 🗺️ { $player }が引いたマップカード：{ $space }
log-map_unplaceable = 「{ $space }」はどこにも配置できないので、マップデッキの一番下に置く。
place-cell = { $x ->
    [0] { $y ->
        [0] 中央
       *[other] { SIDE($y, "北", "南") }
    }
   *[other] { SIDE($x, "西", "東") }{ SIDE($y, "北", "南") }
}
log-map_alone = { $player }が「{ $space }」を{ place-cell }に配置した。
log-map_placed = { $player }が「{ $space }」を「{ $beside }」の{ $side }に配置した。
log-map_placed_turned = { $player }が「{ $space }」を「{ $beside }」の{ $side }に上下逆で配置した。
log-personal_place = 📍 ここが{ $player }の「{ $quest }」のスペース。
log-global_place = 📍 ここが全体クエスト「{ $quest }」のスペース。
log-portal = 🌀 ポータルが「{ $space }」とダンジョンのエントランスを結ぶ。
place-asked = 「{ $space }」をどこに配置しますか？{ $personal }{ $global }
part-own_leads = あなたの個人クエストの行き先です。
part-theirs_leads = { $players }の個人クエストの行き先です。
part-global_leads = 全体クエストの行き先です。
ask-place_map = { place-asked }
doing-place_map = マップカードの配置を決めています
hint-place_map = 「東2北1」は、エントランスから東へ2枚、北へ1枚の所です。候補は、ヒーローに近い順です。
do-place = { place-cell }
do-place_turned = { place-cell }（上下逆）

link-hero_acts = ヒーローフェイズに戻る
ask-hero_acts = { $what }{ $foe }{ $threats }
part-threats = {" "}⚠️ { $threats }。
part-may_win = { $player }は次のターンに{ $quests }{ $number ->
    [1] {""}
   *[other] のどれか
}を達成すると勝ち
part-quest_away = 「{ $quest }」（{ $steps ->
    [0] もうそこにいる
   *[other] あと{ $steps }スペース
}）
part-idle = できることはもうありません。フェイズを終えますか？
part-acts = あなたのヒーローは何をしますか？
part-foe_left = {" "}⚔️ { $foe }の残りライフ：{ $left }。
doing-hero_acts = ヒーローの行動を選んでいます
hint-hero_acts = そのターンに初めて入るスペースごとに栄誉と危難を得ます。クエストへの挑戦は毎ターン最初の1回だけフリー（行動力0）ですが、チャンスクエストはロールのたびに行動力を使います。
held-hero_acts = { $number ->
        [0] 手札はありません。
       *[other] 手札（今プレイできるものはありません）：{ $hand }
    }
panel-stroke_leads = 行動力を{ $steps }使います。
do-move = { $side }へ：{ $space }
do-move_locked = { $side }へ：{ $space }（ロック：{ $attr }{ $target }+）
do-move_trapped = { $side }へ：{ $space }（トラップ：{ $attr }{ $target }+）
button-do-move_locked = { $side }へ：{ $space }（ロック）
button-do-move_trapped = { $side }へ：{ $space }（トラップ）
do-sewer = 下水道で移動：{ $space }
do-portal = ポータルで移動：{ $space }
do-explore = 探検：マップカードを1枚引いて置く（行動力{ $cost }、残り{ $left }枚）
button-do-explore = { $cost ->
    [0] 探検（行動力不要、残り{ $left }枚）
   *[other] 探検（残り{ $left }枚）
}
do-end_hero = ヒーローフェイズを終える
button-do-end_hero = フェイズを終える
do-end_hero_keep = 終える（行動力を1残す）
do-end_hero_let_go = 終える（行動力を残さない）
log-hero_ends = { $player }がヒーローフェイズを終えた。
log-enters = 👣 { $player }が「{ $space }」に入った。
log-cusp = { $player }のヒーローは「{ $space }」の出入り口の狭間で立ち往生した。
log-stayed = { $player }のヒーローは移動しなかったので、今いる「{ $space }」の栄誉と危難を得る。
ask-choose_step = { $hero }のヒーローをどこへ動かしますか？
doing-choose_step = ヒーローの移動先を選んでいます
hint-choose_step = ヒーローを、通行可能な出入り口から隣のスペースへ動かします。脅威は受けません。
do-step = { $space }
do-untip = 起き上がる（行動力1）
do-untip_roll = 起き上がる（行動力1、{ $attr }{ $target }+）

## カード

do-play = プレイする：{ $card }（栄誉{ $cost }）
do-play_card = { $card }
do-play_card_on = { $player }に{ $card }
do-play_against = プレイする：{ $encounter }に{ $card }（栄誉{ $cost }）
do-quaff = プレイしてすぐ使う：{ $card }（栄誉{ $cost }）
button-do-quaff = すぐ使う：{ $card }（栄誉{ $cost }）
do-use = 使う：{ $card }
do-use_for = 使う：{ $card }（栄誉{ $cost }）
do-ability = 特殊能力を使う
do-ability_for = 特殊能力を使う（栄誉{ $cost }）
do-remove_bane = 取り除く：{ $card }（栄誉{ $cost }）
log-plays = ✨ { $player }が「{ $card }」をプレイした。
log-uses = { $player }が「{ $card }」を使った。
log-uses_at_once = { $player }が「{ $card }」をその場で使った。
log-ability = { $player }が{ $hero }の特殊能力を使った。
ask-storage_keep = 残せるトレジャーは{ $n }枚です。どれを残しますか？
doing-storage_keep = 残すトレジャーを選んでいます
hint-storage_keep = ストレージがなくなりました。残ったスロットに入る分だけ、残すトレジャーを選びます。
do-keep = { $card }を残す

## クエスト

do-attempt = { $cost ->
    [0] クエストに挑む：{ $quest }
   *[other] クエストに挑む：{ $quest }（行動力{ $cost }）
}
do-attempt_hopeless = { do-attempt }
button-do-attempt_hopeless = { button-do-attempt }
button-do-attempt = { $cost ->
    [0] 挑む：{ $quest }
   *[other] 挑む：{ $quest }（行動力{ $cost }）
}
do-pick_up = { $thing }をピックアップ（「{ $quest }」）
do-put_down = { $thing }をここに降ろす（「{ $quest }」）
do-deliver = { $thing }を届ける（「{ $quest }」）
log-attempt = 📜 { $player }が「{ $quest }」に挑む。
log-found = 🔍 { $player }の探索が成功。続いて「{ $quest }」の条件に挑む。
log-quest_done = 🏅 { $player }が「{ $quest }」を達成！（{ $n }つ目）
log-quest_monster = { $monster }が{ $player }に襲いかかる！
log-picked_up = { $player }が{ $thing }をピックアップした。
log-put_down = { $player }が{ $thing }を「{ $space }」に降ろした。
log-stolen = { $player }が{ $victim }から{ $thing }を奪った！
log-chance_met = 🎲 「{ $quest }」：{ $player }の出目は{ $dice }、合計**{ $total }**、目標値{ $target }。成功！
log-chance_failed = 🎲 「{ $quest }」：{ $player }の出目は{ $dice }、合計**{ $total }**、目標値{ $target }。失敗……
part-glory = 使った栄誉
part-added = { $source }{ SIGNED($n) }
part-against = { $card }（対：{ $attack }）
part-score_added = { $score }、{ $added }
part-total_added = { $total }（{ $added }）
part-costs_peril = （危難{ $n }）
log-global_quest = 📜 新しい全体クエスト：「{ $quest }」。
log-no_global_quest = 今、全体クエストはない。
log-quests_reprinted = 達成済みのクエスト{ $n }枚が、シャッフルされてクエストデッキに加わる。達成した数は変わらない。
log-quests_returned = クエストデッキの一番下に戻る：{ $quests }
ask-spend_on_chance = 「{ $quest }」（{ $target }+）に栄誉をいくつ使いますか？
doing-spend_on_chance = 栄誉をいくつ使うか決めています
hint-spend_on_chance = 栄誉1につき、ロールに+1します。失敗しても、使った栄誉は戻りません。
do-spend = 栄誉{ $n }
ask-sacrifice_cost = 「{ $quest }」に何を捧げますか？（{ $n }枚）
doing-sacrifice_cost = クエストに捧げるカードを選んでいます
hint-sacrifice_cost = 代償をすべて払えば、必ず達成できます。
do-give_up = { $card }
ask-monster_attribute = あなたが{ $monster }を操り、{ $player }を攻撃します。攻撃方法は？
doing-monster_attribute = クエストモンスターの攻撃方法を選んでいます
hint-monster_attribute = クエストモンスターは、挑んでいる人の左隣のプレイヤーが操ります。この戦闘では、誰も栄誉や危難を得ません。

## ディスカードとドロー

ask-bank_movement = ほかの人のターン用に、行動力を1残しますか？
doing-bank_movement = 行動力を1残すか決めています
hint-bank_movement = ほかの人のターンに起き上がるか、同じスペースでチャレンジするために使えます。モンスターには攻撃されたあと、ヒーローにはそこへ入ってきたときか、そのヒーローフェイズの終わりにそこにいるときです。
do-bank = 行動力を1残す
do-let_go = 残さない
log-banked = { $player }がオフターン用行動力を1点残した。
ask-discard_one = どれを1枚ディスカードしますか？
doing-discard_one = ディスカードするカードを選んでいます
hint-discard_one = ターンの終わりに1枚ディスカードし、手札が5枚になるまで引きます。
group-hand = 手札
group-treasures = トレジャー
group-pack = 配下
do-discard = { $card }をディスカードする
button-do-discard = { $card }
do-discard_treasure = 場の{ $card }をディスカードする
button-do-discard_treasure = 場の{ $card }
do-discard_beast = 配下の{ $card }をディスカードする
button-do-discard_beast = 配下の{ $card }
log-draws = { $player }がカードを{ $n }枚引いた。
log-drew = あなたが引いたカード：{ $cards }
log-window_chosen = 🤫 あなたの選択は「{ $act }」。全員の返事がそろうと、順番に使われる。
log-reshuffled = 🃏 捨て札をシャッフルし、新しいアドベンチャーデッキにする。

## ターン外の応答

ask-window_action = { $kind ->
    [reset] { window-whose }リセットフェイズが終わりました。
    [enc] { window-whose }宣言：{ $cause }。
    [fight] { $cause }が{ window-victim }に襲いかかります。
    [bane] { window-whose }ベインが{ window-victim }に：「{ $cause }」。
    [edge] { window-whose }カード：「{ $cause }」。
    [attack] ロールの直前：{ $own ->
        [1] あなた
       *[0] { $cause }
    }が{ window-victim }を攻撃します。
    [quest] { window-whose }ロールの直前：「{ $cause }」。
    [third] { window-whose }ロールの直前：「{ $cause }」。成功するとゲームに勝ちます！
    [roll] { window-whose }ロールの直前：{ $cause }。
    [chal] { window-victim }への{ $cause }の攻撃が終わりました。
    [move] { $player }が「{ $cause }」に入りました。
   *[end] { window-whose }ターンがもうすぐ終わります。
}何かしますか？
window-whose = { $own ->
    [1] あなたの
   *[0] { $player }の
}
window-victim = { $mine ->
    [1] あなた
   *[0] { $victim }
}
hint-window_action = 聞かれたことも見送ったことも、ほかの人には分かりません。いつ聞かれるかは「割り込み確認」で変えられます。
do-pass = 今は何もしない
do-pass_roll = ロールへ進む
do-pass_attack = この攻撃の間はもう何もしない
do-pass_turn = このターンはもう何もしない
ask-pause = 少々お待ちください
hint-pause = 考えている人がいてもいなくても、数秒待ちます。
when-attack = 攻撃ロールの前
when-defence = 防御ロールの前
when-exit = 出入り口のロールの前
when-obstacle = 障害物のロールの前
when-trap = 罠のロールの前
when-bane = ベインのロールの前
when-quest = クエストのロールの前
at-enc = エンカウンターが宣言されたとき
at-bane = ベインがプレイされたとき
at-end = ターンが終わる前
roll-attack = 攻撃
roll-exit = 出入り口
roll-obstacle = 障害物
roll-pit = 落とし穴（失敗すると転倒）
roll-spikes = スパイク（失敗するとウーンド1）
roll-trap = 罠
roll-bane = ベイン
roll-untip = 起き上がり
roll-quest = クエスト

link-standing_order = 割り込み確認（{ $stance }）
ask-standing_order = ほかの人のターンに、いつ割り込みの確認を受けますか？（今：{ $stance }）
hint-standing_order = 割り込みの確認では、使えるカードや効果があるときだけ「何かしますか？」とお尋ねします。設定はいつでも変えられ、ほかの人には見えません。ただし、あなたの返事を待っていることは分かります。
stance-always = いつでも
stance-affected = 自分のヒーローに関わるときだけ
stance-attack = この攻撃の間は受けない
stance-turn = このターンは受けない
stance-pass = 自分の次のターンまで受けない
do-stance_always = いつでも確認を受ける
do-stance_affected = 自分のヒーローに関わるときだけ確認を受ける
do-stance_turn = このターンは確認を受けない（すべて見送る）
do-stance_pass = 自分の次のターンまで確認を受けない（すべて見送る）
link-arm_order = 自動使用…
ask-arm_order = 何を自動で使いますか？
hint-arm_order = 予約したものは、最初に条件が合ったときに確認なしで使われます。予約にコストはかからず、ほかの人には分かりません。
group-armed = 予約済み
group-orders = 予約できるもの
do-no_order = 何も変えない
do-arm = { $card }{ $price }：{ $when }
part-costs_glory = （栄誉{ $n }）
do-arm_against = { $player }に{ $card }{ $price }：{ $when }
about-arm_now = ⚠️ 今がその場面です。確認を受けている全員が答えると、すぐに使われます。
do-disarm = 予約を取り消す：{ $card }{ $price }、{ $when }

link-leave_for_good = ヒーローを降りる…
ask-leave_for_good = ゲームから完全に抜けますか？
hint-leave_for_good = このターンが終わると、あなたのヒーローは倒されたときと同じように脱落します。
do-leave = 抜けて脱落する
log-leaves = 🚪 { $player }がゲームから完全に抜けた。

## 終わり

end-three_quests = 3つ目のクエストを達成したヒーローの勝利です！
end-last_hero = ほかのヒーローは全員脱落。ダンジョンロードの勝利です！脱落した人の達成したクエストは数えません。
closing-out = 💀 脱落（達成したクエストは数えません）：{ $players }。
closing-quests = 🏅 { $player }が達成したクエスト：{ $quests }。
end-stopped = 全員が同意し、ここで終わりました。勝者はいません。
score-quests = 達成したクエスト
score-level = レベル
score-life = ライフ

## コンピューターから見て、答えの先で何がよくなり、何が悪くなるか

term-quests = クエストの進み
term-life = ライフ
term-glory = 栄誉
term-peril = 相手に使われる危難
term-cards = 手札
term-scores = この先のヒーローの強さ
term-gear = 準備状態のカード
term-banes = ベイン
term-pack = 配下
term-prospect = 次のクエストの達成しやすさ
tells-quest_sure = 誰かに妨げられなければ、このターンに「{ $quest }」を達成します

## 選択肢の一行説明

about-glory = 栄誉{ $before }→{ $after }。
about-act_life = ライフ{ $life }→{ $then }。
button-about-act_life = ライフ{ $life }→{ $then }
about-act_chance = 成功{ $chance }%→{ $then }%。
about-act_hit = { part-who }の命中{ $chance }%→{ $then }%。
about-act_harmless = { $who }の攻撃では無傷で済みます。
about-act_cancels = 「{ $what }」を打ち消します。
about-act_quest = 「{ $quest }」の成功{ $chance }%→{ $then }%。
about-act_slay = 「{ $quest }」へのチャレンジの命中{ $chance }%→{ $then }%。
about-act_score = { $attr }{ $score }→{ $then }。
button-about-act_score = { $attr }{ $score }→{ $then }
about-act_speed = { $attr }{ $score }→{ $then }。行動力もすぐに{ $gained }増えます。
button-about-act_speed = { $attr }{ $score }→{ $then }、行動力+{ $gained }
about-peril = { $player }の危難{ $before }→{ $after }。
about-act_threat = 効く確率{ $percent }%。
button-about-act_threat = 効く確率{ $percent }%
about-catches = 巻き添え：{ $others }。
about-lost = このあと、このターンには{ $cards }を宣言できません。
about-and_lost = { $about }{ about-lost }
about-surest = { $number ->
    [1] { $player }に効く確率{ $percent }%。
   *[other] いちばん当たりやすい相手は{ $player }（{ $percent }%）。
}
about-surest_catches = { about-surest }{ about-catches }
about-gains_peril = 危難{ $before }→{ $after }。
about-star = 命中すると：{ $effects }。
struck-wound = ウーンド1
struck-two_wounds = ウーンド2
struck-peril = 危難1
struck-tip = 転倒
struck-steal_glory = 栄誉を最大2奪う
struck-discard = 手札1枚をランダムにディスカード
about-to_hand = 手札が{ $n }枚になります。
about-to_pack = 配下が{ $n }/{ $most }になり、後のターンにまた送れます。
about-beast = コストは危難{ $cost }、ウーンド{ $wounds }/{ $life }。
about-kind_glory = { $kind }、栄誉{ $cost }。
about-kind_peril = { $kind }、危難{ $cost }。
about-there = その場所：{ $heroes }。
about-there_quests = クエスト：{ $quests }。
part-quest_there = { $quest }（{ $how ->
    [escort] 拾うだけで達成はまだ
    [deliver] ここに届けて達成
    [sacrifice] 代償を払って達成
    [unpayable] 今は代償を払えない
    [slay] 相手に命中{ $percent }%
    [chance] 成功{ $percent }%、栄誉を使って最大{ $most }%
   *[threat] 成功{ $percent }%
}{ $later ->
    [attempt] 、このターンは挑めない
    [challenge] 、このターンはチャレンジできない
   *[no] {""}
}）
about-there_both = { about-there }{ about-there_quests }
about-deliver = 届け先：{ $space }。
about-put_down = ここに残ります。届け先は{ $space }です。
about-deliver_slower = { about-deliver }運ぶ間はスピード{ $speed }→{ $then }。
about-challenge = { $cost ->
    [free] 行動力を使いません。
    [kept] 残しておいた行動力1を使います。
   *[own] 行動力1を使います。
}
about-steal = { about-challenge }命中すると、ウーンドの代わりにそれを奪います。
about-steal_slower = { about-steal }運ぶ間はスピード{ $speed }→{ $then }。
about-pass_attack = この攻撃については、ダイスを振る前も{ part-nor_challenge }含めて、もう何も聞かれません。{ $number ->
    [0] {""}
   *[other] そのあとの{ $later }については、改めて聞かれます。
}
part-nor_challenge = { $kept ->
    [1] 、残した行動力でのチャレンジも
   *[0] {""}
}
about-pass_turn = { $own ->
    [1] あなたのターンが終わるまで、
   *[0] { $player }のターンが終わるまで、攻撃されても{ part-nor_challenge }
}もう何も聞かれません。
about-delivers = { about-attempt_price }
part-quest_done = { $wins ->
    [1] ゲームに勝利します。
   *[0] ヒーローフェイズ終了{ part-unused }
}
part-unused = { $movement ->
    [0] 。
   *[other] （未使用の行動力{ $movement }）。
}
about-attempt = 成功で{ part-quest_done }
about-attempt_luck = { $glory ->
    [0] 成功{ $least }%
   *[other] 成功{ $least }%（栄誉{ $glory }をすべて使うと{ $most }%）
}。成功で{ part-quest_done }
about-attempt_monster = 相手が先に攻撃します。反撃でき、その後は1ターンに1回チャレンジできます（残り行動力{ $movement }）。
about-attempt_tipped = 相手が先に攻撃します。反撃はできますが、チャレンジは起き上がってからです（残り行動力{ $movement }）。
about-attempt_later = 相手が先に攻撃します。反撃はできますが、チャレンジできるのは次の自分のターンからです（残り行動力{ $movement }）。
about-attempt_unarmed = 相手が先に攻撃します。スタンダードアタック（○）がないので、今のままではチャレンジできません（残り行動力{ $movement }）。
about-attempt_price = { $text } 達成で{ part-quest_done }
about-stays = 移動しないので、栄誉+{ $glory }、危難+{ $peril }。
about-loses_movement = 行動力{ $lost }は失われます。
about-keeps_movement = ほかの行動力{ $lost }は失われます。
about-stays_and_loses = { about-stays }{ about-loses_movement }
about-stays_and_keeps = 移動なしで栄誉+{ $glory }、危難+{ $peril }。{ $lost ->
    [0] {""}
   *[other] ほかの行動力{ $lost }は失われます。
}
about-place = { button-about-place }。{ place-joins }
button-about-place = { $steps }歩先{ $barred }
part-barred = （途中に{ $barriers }）
barrier-locked = ロック
barrier-trapped = トラップ
button-about-place_apart = まだ歩いて行けません
about-place_apart = まだ歩いて行けません。{ place-joins }
place-joins = つながるスペース：{ $joins }。{ $locked }{ $trapped }{ $wall }{ $pit }{ $spikes }{ $hazard }
part-locked = ロック：{ $sides }。
part-trapped = トラップ：{ $sides }。
part-wall = 壁：{ $sides }。
part-pit = 落とし穴：{ $attr }{ $target }+。
part-spikes = スパイク：{ $attr }{ $target }+。
part-hazard = ハザード：そこの罠の目標値+{ $n }。
about-map_card = 栄誉{ $glory }、危難{ $peril }。置き方は{ $spots }通り。

## できない理由

refused-not_your_turn = これは自分のターンにしかできません。
refused-wrong_phase = このフェイズにはできません。
refused-wrong_timing = { $when ->
    [response] レスポンスは、ほかの人のエンカウンターかベインが自分のヒーローに向けられたときにだけプレイできます。
    [roll] ロールの直前にだけプレイできます。
   *[other] 今はできません。
}
refused-not_enough_glory = 栄誉が{ $cost }要りますが、{ $glory }しかありません。
refused-not_enough_peril = 1人の危難が{ $cost }要りますが、{ $player }には{ $peril }しかありません。
refused-own_peril = 自分の危難は使えません。
refused-no_target = 対象がありません。
refused-no_encounter = 手札にも配下にも、今宣言できるモンスターや罠がありません。
refused-no_slot = この種類のカードのスロットがいっぱいです。
refused-duplicate_category = 同じカテゴリーのトレジャーが、すでに準備状態です。
refused-no_movement = 行動力が残っていません。
refused-tipped = ヒーローが転倒しています。まず起き上がらなくてはなりません。
refused-on_cusp = ヒーローは狭間にいるので、歩くなら、まず渡り切らなければなりません。
refused-wall = 壁があって通れません。
refused-not_adjacent = そちらにはスペースがありません。
refused-deck_empty = マップカードがもうありません。
refused-illegal_placement = そこには配置できません。
refused-not_in_quest_space = ヒーローが「{ $space }」にいません。
refused-already_attacked = スタンダードアタックは1ターンに1回で、このターンの分はもう済んでいます。
refused-no_standard_attack = スタンダードアタック（○）がありません。
refused-once_per_turn_used = このターンには、もう使いました。
refused-cost_not_payable = コストを全額は払えません。
refused-not_same_space = そのヒーローは別のスペースにいます。
refused-declaration_done = このフェイズのエンカウンターの宣言は、もう済みました。
refused-pack_full = 配下は3枚までです。
refused-eliminated = そのプレイヤーはすでに脱落しています。

## ゲームの設定

setting-cards = セット
setting-cards-help = 使うカードのセットです。両方を選ぶと、ダンジョンとウィルダネスをポータルで結びます。
setting-cards-emberdeep = 残り火の深窟（ダンジョン、2～6人）
setting-cards-gloammarch = 薄闇の辺境（ウィルダネス、2～3人）
setting-cards-both = 両セットの混合（2～6人）
setting-leavers = 抜けた人のヒーロー
setting-leavers-help = ゲームから完全に抜けた人のヒーローをどうするかです。
setting-leavers-computer = コンピューターが引き継ぐ
setting-leavers-out = 脱落する
setting-revealed_map = 迷宮構築
setting-revealed_map-help = 「あり」なら、最初のターンの前に全員でマップを作り上げ、ビルドフェイズはありません。「なし」なら、マップは遊びながら広がります。

## セットアップ

log-hero = { $player }のヒーロー：{ $hero }
log-initiative = 🎲 イニシアチブ：{ $player }の出目は{ $roll }
log-starts = 最初のターンは{ $player }。
log-personal_quest = 📜 { $player }の個人クエスト：「{ $quest }」
ask-choose_initiative = どちらのエントランスでイニシアチブを決めますか？
doing-choose_initiative = イニシアチブの決め方を選んでいます
hint-choose_initiative = 選んだエントランスのカードを配られたプレイヤーが、それを場の中央に置き、最初のターンを行います。
ask-choose_centre = どちらのエントランスを場の中央に置きますか？
doing-choose_centre = 場の中央に置くエントランスを選んでいます
hint-choose_centre = もう一方のエントランスはマップカードに混ぜ、通路と同じに扱います。
log-entrance_centre = 場の中央に置くエントランス：{ $space }
log-entrance_begins = イニシアチブを決めるエントランス：{ $space }
ask-choose_entrance = あなたのヒーローはどこから始めますか？
doing-choose_entrance = ヒーローがどこから始めるか選んでいます
hint-choose_entrance = ダンジョンとウィルダネスは、ポータルだけで結ばれます。クエストの場所を見て決めましょう。
do-entrance = { $space }
log-entrance = { $player }は「{ $space }」から始める。
ask-choose_map_card = どのマップカードを配置しますか？
doing-choose_map_card = マップカードの配置を決めています
hint-choose_map_card = マップが完成するまで、順番に1枚ずつ配置します。
do-map_card = { $space }
ask-place_from_hand = { place-asked }
doing-place_from_hand = マップカードの配置を決めています
hint-place_from_hand = 「東2北1」は、エントランスから東へ2枚、北へ1枚の所です。候補は、エントランスに近い順に並んでいます。
log-map_passed = 個人クエストのため、{ $giver }が{ $receiver }に渡した：{ $space }
log-map_pass = { $player }は今、マップカードを配置できない。
log-maps_removed = 置ける場所がないため、ゲームから取り除く：{ $spaces }
log-quest_removed = 「{ $quest }」に必要なスペースがマップにないので、取り替える。

## 絵の中の言葉

phase-setup = セットアップ
phase-build_map = 迷宮構築
phase-reset = リセットフェイズ
phase-dungeonlord = ダンジョンロードフェイズ
phase-build = ビルドフェイズ
phase-hero = ヒーローフェイズ
phase-end = ヒーローフェイズの終わり
phase-discard = ディスカード/ドローフェイズ
phase-over = 終わり

modifier-effect = クエスト効果
modifier-artifact = アーティファクト
modifier-search = 探索

picture-turn = ラウンド{ $round } · { $player }
picture-over = ゲーム終了
picture-nobody = 勝者なし
picture-winner = { $player }の勝利！
picture-level = Lv{ $level }
picture-out = 脱落
picture-upright = そのまま
picture-turned = 上下逆
picture-tipped = 転倒
picture-cusp = 狭間
picture-last_roll = { $who }のロール
picture-last_roll_target = { $who }：目標値{ $target }
picture-last_attack = { $attacker }対{ $defender }
picture-total = { $plus ->
    [0] {""}
   *[other] { SIGNED($plus) }
}={ $total }
picture-cards = デッキ{ $n }枚
picture-maps = マップ{ $n }枚
picture-quests_left = クエスト{ $n }枚
picture-quests = クエスト { $done }/{ $most }
picture-boons = ブーン { $used }/{ $most }
picture-treasures = トレジャー { $used }/{ $most }
picture-pack = 配下 { $n }/3
picture-hidden_hand = 手札{ $n }枚
picture-price_wounds = ウーンド{ $n }
picture-price_hand = 手札{ $n }枚
picture-price_readied = 準備状態のカード{ $n }枚
picture-price = 代償：{ $costs }
picture-no_hand = 手札なし

## 言葉で見るテーブル

words-board = ダンジョンニアの盤面。
words-sheet = { $player }のヒーローと手札。
words-turn = ラウンド{ $round }、{ $player }、{ $phase }。
words-before = { $player }、{ $phase }。
words-drawn = 配置するカード：{ $space }。
words-marked = 選べる場所：{ $places }。
words-last_attack = 直前のロール（{ $what }{ $known ->
    [0] {""}
   *[other] 、{ $attr }
}）：{ $attacker }は出目{ $attacker_die }で合計{ $attacker_total }、{ $defender }は出目{ $defender_die }で合計{ $defender_total }。
words-last_roll = 直前のロール（{ $what }{ $known ->
    [0] {""}
   *[other] 、{ $attr }
}）：{ $who }、出目{ $dice }、合計{ $totals }{ $target ->
    [0] {""}
   *[other] 、目標値{ $target }で{ $met ->
        [1] 成功
       *[0] 失敗
    }
}。
words-player = { $number }. { $player }、{ $hero }：レベル{ $level }、ライフ{ $life }/{ $most }、栄誉{ $glory }、危難{ $peril }、手札{ $hand }枚、クエスト{ $done }/3
words-out = { $number }. { $player }、{ $hero }：脱落。
words-states = （{ $states }）
words-at = 現在地 { $space }
words-cusp = { $side }の狭間にいる
words-tipped = 転倒している
words-tipped_roll = 転倒している（起き上がりは{ $attr }{ $target }+）
words-movement = 行動力{ $movement }
words-token = オフターン用行動力あり
words-space = { $space }（{ $cell }）：{ $exits }、栄誉{ $glory }、危難{ $peril }
words-space_of = { $space }（{ $realm } { $cell }）：{ $exits }、栄誉{ $glory }、危難{ $peril }
words-all_open = 四方オープン
words-further = もっと遠いスペース：{ $spaces }
words-further_space = { $space }（{ $cell }）
words-exit = { $side }は{ $exit }
words-exits = 出入り口：{ $exits }
words-gives = 栄誉{ $glory }、危難{ $peril }
words-component = 「{ $quest }」のコンポーネントがある
words-global_here = 全体クエストの場所
words-heroes = ヒーロー：{ $heroes }
words-pit = 落とし穴 { $attr }{ $target }+
words-spikes = スパイク { $attr }{ $target }+
words-hazard = ハザード+{ $n }
words-sewer = 下水道{ $letter }
words-portal = ポータル
words-portal_shut = ポータル（まだつながっていない）
words-global_quest = 全体クエスト「{ $quest }」：{ $text }
words-personal_quest = { $player }のクエスト「{ $quest }」：{ $text }
words-wounds = ウーンド{ $wounds }/{ $life }
words-carried = { $player }が運んでいる
words-found = 発見済み
words-trap = 罠「{ $card }」が{ $player }を待つ。
words-monster = 「{ $card }」が{ $player }を{ $attr }で攻撃。
words-dead = 敗北
words-resolved = 解決済み
words-cancelled = 打ち消し
words-piles = アドベンチャーデッキ{ $cards }枚、捨て札{ $discard }枚、マップデッキ{ $maps }枚、クエストデッキ{ $quests }枚。
words-scores = メレー{ $melee }、マジック{ $magic }、スピード{ $speed }
words-boons = ブーン（{ $used }/{ $most }）：{ $cards }
words-treasures = トレジャー（{ $used }/{ $most }）：{ $cards }
words-banes = ベイン：{ $cards }
words-pack = 配下：{ $cards }
words-done = 達成：{ $quests }
words-artifact = アーティファクト「{ $quest }」：{ $text }。
words-charges = { $card }（チャージ{ $n }個）
words-with = { $attachments }付きの{ $card }
words-beast = { $card }（ウーンド{ $wounds }/{ $life }）
words-times = { $card } ×{ $number }
words-hand = 手札：{ $cards }。
words-map_hand = 手札のマップカード：{ $cards }
words-stance = 割り込み確認：{ $stance }
words-armed = 自動使用の予約：{ $orders }
words-armed_order = { $card }（{ $when }）
words-way = { $side }へ{ $n }
words-ways = （{ $ways }）
words-quest_place = { $quest }：{ $goal }
words-from_to = { $start } → { $goal }
words-cost_glory = 栄誉{ $cost }
words-cost_peril = 危難{ $cost }
words-card = **{ $card }**（{ $facts }）：{ $text }
words-monster_scores = ライフ{ $life } · メレー{ $melee } · マジック{ $magic } · スピード{ $speed }
words-copies = { $set }、{ $n }枚
words-level_scores = Lv{ $level }：メレー{ $melee }、マジック{ $magic }、スピード{ $speed }
words-slots = スロット：ブーン{ $boons }、トレジャー{ $treasures }

## カードのコマンド

command-cards-name = セット
command-leavers-name = 抜けた人
command-revealed_map-name = 迷宮構築

## ルールのページ

topic-goal-title = 目的と勝利
topic-goal =
    あなたはヒーローを一人受け持ち、カードで広がっていく世界を歩きます。そして自分のターンごとに、ほかのプレイヤーを襲うダンジョンロードにもなります。

    次のどちらかで、その瞬間に勝ちます。
    - **ヒーローの勝利**：クエストを3つ達成する（アーティファクトも数えます）
    - **ダンジョンロードの勝利**：自分以外のヒーローがすべて敗北する。誰が倒したかは問いません

    引き分けも、ターン数の制限もありません。全員の同意でゲームを終えれば、勝者なしです。

    はじめは、レベル1、ライフ6、栄誉1、危難1、手札5枚、個人クエスト2枚です。ほかに、誰でも挑める全体クエストが1枚あります。

topic-turn-title = ターンの進行
topic-turn =
    ターンは5つのフェイズからなり、この順に進みます。
    1. **リセット**：出入り口が閉じ、1ターンに1回の効果がまた使えるようになり、維持コストを払い、行動力がスピードと同じ値に戻る
    2. **ダンジョンロード**：ほかのプレイヤーの危難を支払って、ベインとエンカウンターをプレイする
    3. **ビルド**：マップカードを1枚引いて配置する
    4. **ヒーロー**：移動、探検、カードのプレイ、クエストへの挑戦。順番は自由で、払えるかぎり何度でもできる。チャレンジは1回だけ
    5. **ディスカード/ドロー**：カードを1枚ディスカードし、5枚になるまで引く

    ダンジョンロードとヒーローのフェイズは、「終える」を選ぶまで続きます。クエストを達成すると、すぐにディスカード/ドローへ進みます。

topic-picture-title = 絵の見方
topic-picture =
    - **カード1枚が1スペース**で、名前と絵があります。石の床はダンジョン。ウィルダネスでは床の色が地形を表し、多くは絵でも分かります。カードの左下が栄誉（丸い光）、右下が危難（先のとがった盾の形）。このターンに入ったスペースでは、どちらも色が薄くなり、もう得られません
    - **出入り口**：すき間はオープン。鋲の付いた四角い札はロック、ぎざぎざの札はトラップ、すき間のない辺は壁。札の印は使うスコア（拳=メレー、掌=マジック、靴=スピード）、数字は目標値。緑の印は、このターンの間オープンになった出入り口
    - **障害物**：黒い穴は落とし穴、とげはスパイク、+の付いた三角はハザード、格子は下水道、渦はポータル。袋は護衛クエストのコンポーネント
    - **コマ**：形と色と番号は席ごとに決まっています。行動中のコマは白い円の上。倒れたコマは転倒、辺の上のコマは狭間
    - 右上は全体図。白い枠が左に見えている部分です。小さなマップでは、辺の鋲付きの板がロック、ぎざぎざがトラップ
    - 質問のときは、その質問に関わる所だけの絵が出ます。自分のヒーローのまわり、カードを置ける所（2本の矢印の所は、上下逆にも置ける）、ダンジョンロードのときは相手のスコアと危難
    - 下のヒーロー欄：ライフ、レベル、手札、栄誉、危難、達成したクエスト（星）。マップの星は全体クエストの場所、番号の付いた旗はそのプレイヤーの個人クエストの場所。足あとは残りの行動力
    - 琥珀色に光る所が、今選べる所。選べない所は暗くなります。「東2北1」はエントランスから東へ2枚、北へ1枚

topic-glory-title = 栄誉と危難
topic-glory =
    {"**"}栄誉**は自分のために使います。ブーンとトレジャーのコスト、特殊能力などです。

    {"**"}危難**は、ほかのプレイヤーがあなたを襲うために使います。自分の危難を自分で使うことはできません。

    - どちらも0から20まで。あふれた分は失われます
    - 自分のターンには、そのターンに初めて入るスペースごとに、カードの栄誉と危難を両方とも得ます。断れません
    - ターンに一度も移動しなければ、ディスカード/ドローフェイズに今いるスペースの分を得ます
    - 戦闘で与えたウーンドの数だけ報酬があります。ヒーローが与えた分は、そのプレイヤーの栄誉になります。モンスターが与えた分は、その持ち主が選んだプレイヤー1人の危難になります。クエストモンスターとの戦闘では、どちらも得られません
    - コストはプレイの瞬間に全額を払います。2人の危難を合わせて払うことはできません

topic-dungeonlord-title = ダンジョンロードフェイズ
topic-dungeonlord =
    {"**"}ベイン**は1枚ずつ、フェイズの中でいつでも（エンカウンターとエンカウンターの間でも）プレイできます。コストは、相手のヒーローを狙うものなら相手の危難で、特定のヒーローを対象としないものならほかの誰か一人の危難で払います。「いつでも」のカードのプレイ、効果の使用、アンチップも、同じときにできます。

    {"**"}エンカウンター**（モンスターと罠）の宣言は、フェイズに1回、まとめて行います。
    1. 解決する順に、カードと狙う相手（モンスターなら○のある攻撃方法も）を選ぶ。配下のモンスターも使える
    2. コストをすべて同時に払う。影響を受けるプレイヤーは反応できる
    3. 上から順に解決する。相手がスペースを離れていれば、モンスターは攻撃しない
    4. モンスターが攻撃した後、そのスペースのヒーローはチャレンジできる

    罠は一人の危難で仕掛けますが、そのスペースの全ヒーローに及びます。あなた自身のヒーローも例外ではなく、自分の罠にレスポンスは使えません。

    ウーンドによる危難を誰に与えるかは、宣言のときに決めておくこともできます。

topic-combat-title = 戦闘
topic-combat =
    モンスターはヒーローを攻撃します。チャレンジするヒーローは、同じスペースのヒーローかモンスターを攻撃します。

    攻撃側がメレー、マジック、スピードのうち○（スタンダードアタック）のあるものを一つ選び、双方がそのスコアで戦います。ダイスを1個ずつ同時に振り、スコアと修正を足して比べます。
    - 攻撃側が高い：防御側にウーンド1
    - 防御側が高く、◇（カウンターアタック）か○を持つ：攻撃側にウーンド1
    - 防御側が高いが印がない：受け流すだけ
    - 同じ：何も起こらない

    {"**"}☆命中効果**があれば、ウーンド1の代わりにその効果だけを使います。いくつもあるときは、振る前に1つ選びます。

    カードを合わせるときはよいほうの印を使います。◇2と○1なら○3です。

    モンスターもヒーローも、スタンダードアタックは1ターンに1回だけです。防御と反撃に制限はありません。攻撃の前には、内訳と確率が選択肢のそばに出ます。振った後の内訳は記録に残ります。

topic-threats-title = 脅威
topic-threats =
    脅威は「スコアと目標値」です。たとえば「マジック5+」なら、ダイス1個にマジックを足し、5以上で成功します。

    - 使うスコアはメレー、マジック、スピードのほか、今のライフやレベルのこともあります。○や◇の印は関係ありません
    - 1や6が出ても、自動的な成功や失敗にはなりません
    - 戦闘ではないので、反撃も報酬もありません
    - 脅威は、罠、出入り口、落とし穴、スパイク、一部のベインとクエストにあります
    - ロールを変えるカードや効果は、振る前に使います。振った後は誰にも変えられません

topic-traps-title = 罠とハザード
topic-traps =
    罠は一人のプレイヤーの危難で仕掛けます。解決のとき、そのスペースにいるヒーロー全員が、ターンプレイヤーから順に、それぞれ自分のダイスを振ります。誰もいなければ何も起こりません。どちらの場合も、使った罠は捨て札になります。

    {"**"}ハザード（難所）**のあるスペースでは、罠の目標値が、書かれた数だけ上がります。出入り口、落とし穴、スパイクには影響しません。

    落とし穴、スパイク、トラップの出入り口は障害物で、罠ではありません。罠に対する修正は、障害物には効きません。

topic-packs-title = 配下
topic-packs =
    ダンジョンロードフェイズの終わりに、生き残ったモンスターはマップから離れます。
    - ウーンドがなければ、手札に戻すか配下にするかを選ぶ
    - ウーンドがあれば、そのまま配下になる
    - 敗北したモンスターは捨て札

    配下は3枚まで。全員に見え、手札には数えません。後のターンに、また相手の危難でコストを払えば攻撃に出せます。ウーンドはそのまま残ります。

    アタッチメントは枚数にもコストにも数えませんが、モンスターが手札に戻ると捨て札になります。いらない配下は、フェイズを終えるときにディスカードすることも、ディスカード/ドローフェイズにディスカードする1枚にすることもできます。

topic-building-title = マップの配置
topic-building =
    引いたマップカードは全員に見えます。置く場所と向きは、引いた人が選びます。
    - すでにあるカードと辺で接する、空いた所に置く。向きはそのままか上下逆
    - 少なくとも1つの辺で、壁でない出入り口どうしが向き合うこと。ほかの辺は何が向き合ってもよい
    - まだカードが残っているうちは、広げられる所を必ず残す
    - エントランスの隣に置けるのは通路/道だけ（ほかに場所がない場合を除く）
    - 黒い枠のカードはダンジョンに、白い枠のカードはウィルダネスに置く

    置ける場所はすべて選択肢に出て、絵では光ります。置いただけでは、栄誉も危難も得られません。どこにも置けないカードはデッキの一番下に戻し、次の1枚を引きます。

    ヒーローフェイズには、行動力1で何度でも**探検**（もう1枚引いて配置）ができます。

topic-exits-title = 出入り口と狭間
topic-exits =
    移動すると、**離れるスペース**の出入り口の効果を受けます。入る側の出入り口は、壁のときだけ関係します。
    - **オープン**：自由に通れる
    - **トラップ/危地**：脅威。失敗するとウーンド1。成否にかかわらず、このターンはオープンになる
    - **ロック/ロスト**：脅威。失敗すると行動力を1失う。成否にかかわらず、このターンはオープンになる
    - **壁/通行不能**：どちらからも通れない

    一度開けた出入り口は、次のプレイヤーのリセットフェイズまで、開けた側からは誰にでもオープンです。

    {"**"}狭間**：ロックの突破に失敗して行動力が尽きると、ヒーローは出入り口の上で止まります。まだ元のスペースにいるものとして扱い、次の自分のターンに行動力1で、脅威なしに渡れます。渡るまで、ほかへは歩けません。その間、そこは誰でもどちらからでも通れます。

    下水道、ポータル、カードの効果による移動は、出入り口の脅威を受けません。

topic-obstacles-title = 障害物と地形
topic-obstacles =
    落とし穴とスパイクの脅威は、自分のターンに自分のヒーローが**入るたび**に受けます。同じターンに二度入れば二度受けます。ほかの人のターンに動かされたときは受けません。
    - **落とし穴**：脅威をクリアできなければ転倒する。行動力1を使えば、ロールなしで起き上がれる
    - **スパイク**：脅威をクリアできなければウーンド1
    - **ハザード**：そこでの罠の目標値が上がる
    - **下水道**：行動力1で、同じ文字の下水道へ移る
    - **ポータル**：行動力1で、ダンジョンのエントランスと行き来する（両セットを混ぜたとき）
    - **地形**：それだけでは何も起こらない。カードの効果で使う

    スペースに入るときの順番は、出入り口の脅威、行動力の消費、移動、栄誉と危難、障害物です。

topic-movement-title = 移動と行動力
topic-movement =
    リセットフェイズに、行動力はスピードと同じ値になります。使い残しは消えます。
    - 隣のスペースへの移動、探検、下水道、ポータル、チャレンジ、アンチップ（起き上がる）：それぞれ1
    - クエストへの挑戦：ターンの最初の1回は0、その後は1回につき1（チャンスクエストは毎回1）
    - カードをプレイする、コンポーネントを拾う、置く：0

    ターンの途中でスピードがそのターンのそれまでの最高値を超えると、その差だけ行動力が増えます。下がっても、持っている行動力は減りません。

    ターンの終わりに残っていれば、1点だけ**オフターン用行動力**として残せます。ほかの人のターンでのチャレンジやアンチップに使えますが、歩くことには使えません。使わなければ、次の自分のリセットフェイズに消えます。

topic-quests-title = クエスト
topic-quests =
    自分のヒーローフェイズに、指定されたスペースで、自分の個人クエストか全体クエストに挑めます。

    達成すると、報酬（レベル、ライフ、栄誉、危難、そのほかの順）を得て、すぐにディスカード/ドローフェイズへ進みます。そのため1ターンに達成できるのは1つだけです。全体クエストが達成されると、次の1枚が開かれます。個人クエストは補充されません。

    {"**"}クエスト効果**：未達成の間、個人クエストなら持ち主のヒーローに、全体クエストなら全ヒーローに効果があります。
    {"**"}アーティファクト**：達成すると、ずっと使える能力になります。スロットは使わず、失うこともありません。
    {"**"}探索**：まず脅威をクリアして、目的物を見つけなければなりません。成功すれば、そのまま続けてクエストの条件に挑めます。そのターンに達成できなければ、次は探索からやり直しです。

topic-quest_types-title = クエストの種類
topic-quest_types =
    - **チャンス**：書かれたとおりにダイスを振る。1回ごとに行動力1、何度でも。ロールの前に栄誉を好きなだけ払い、1につき+1
    - **護衛**：コンポーネントを拾い（ピックアップ）、目的地に置けば達成。拾うのも置くのもフリー。全体クエストなら、拾った人の個人クエストになる。途中で置かれたものは、そこにいる人なら誰でも自分のヒーローフェイズに拾え、クエストも引き継ぐ
    - **犠牲**：代償をすべて払えば必ず成功。自分のライフを0にする払い方はできない
    - **討伐**：まずクエストモンスターがフリーで攻撃してくる（左隣のプレイヤーが操る）。反撃でも、その後の行動力1のチャレンジでも、モンスターを傷つけることができる。ウーンドはターンをまたいで残る。モンスターの攻撃は1ターンに1回。栄誉も危難も得られない
    - **脅威**：書かれた脅威をクリアすれば達成。失敗の効果は、同じスペースの全ヒーローに及ぶ

    {"**"}護衛を奪う**：自分のターンに同じスペースの運び手にチャレンジし、「奪う」を選ぶ。命中すると、ウーンドの代わりにコンポーネントがクエストごと手に入る。

topic-challenge-title = チャレンジ
topic-challenge =
    行動力1で、同じスペースのヒーローやモンスターにスタンダードアタックを1回仕掛けます。1ターンに1回だけで、転倒している間はできません。
    - ダンジョンロードフェイズに攻撃してきたモンスターへ：その攻撃の後（オフターン用行動力で）
    - ヒーローへ：自分のヒーローフェイズ、または自分のダンジョンロードフェイズでエンカウンターの前か後。ほかの人のターンには、誰かが同じスペースに入ってきたときとターンの終わる前（オフターン用行動力で）
    - クエストモンスターへ：自分のターンに、それが攻撃した後

    与えたウーンドの数だけ栄誉を得ます（クエストモンスターからは得られません）。ヒーローの反撃でウーンドを受ければ、そのプレイヤーが栄誉を得ます。レスポンスのカードはヒーローのチャレンジには使えません。

topic-windows-title = オフターンの応答
topic-windows =
    ほかの人のターンに行動できるのは、決まったときだけです。
    リセットの後、エンカウンターの宣言の後、ベインの効果が出る前、ロールの直前、モンスターの攻撃の後、誰かがスペースに入った後、ターンの終わる前です。

    使えるものがあり、コストも払える人にだけ、同時に、こっそりお尋ねします。誰に尋ねたか、誰が見送ったかは、誰にも知らされません。何人かが使ったときは、決まった順に一つずつ効果が出て、残りの人にもう一度お尋ねします。
    - **レスポンス**：自分のヒーローが、ほかの人のエンカウンターかベイン、またはクエストモンスターの攻撃を受けるときだけ
    - **いつでも**：上に挙げたときのほとんどと、自分のターンに行動できるとき

    {"**"}正直に言うと**：誰にも尋ねていないときも数秒待つことがありますが、長く間が空けば、誰かが何かを持っていると察することはできます。完全には隠せません。気になる卓では、全員が「いつでも確認を受ける」にしてください。

topic-orders-title = 割り込み確認と自動使用
topic-orders =
    {"**"}割り込み確認**は、ほかの人のターン中に、いつ「何かしますか？」という確認を受けるかの設定です。ほかの人には分からず、いつでも変えられます。
    - いつでも確認を受ける
    - 攻撃、ベイン、自分のロールなど、自分のヒーローに関わるときだけ（はじめの設定）。クエストのロールを邪魔できるベインを持つときも確認を受けます。必ず成功するロールや必ず失敗するロールの前など、何をしても役に立たないときは確認を受けません。ロールに役立つカードや効果については、そのロールの直前に確認を受けます
    - このターンは確認を受けない（すべて見送る）。確認を受けたときに「このターンはもう何もしない」や「この攻撃の間はもう何もしない」を選ぶこともできます。そのターンや攻撃が終わると、元の設定に戻ります
    - 自分の次のターンまで確認を受けない（すべて見送る）

    {"**"}自動使用**：カードや効果を、使うときを決めて予約しておけます。最初にそのときが来ると、確認なしで使われます。予約にコストはかからず、ほかの人には分かりません。使われるまでは取り消せます。その場にいなくてもよいので、日をまたぐゲームではとても便利です。

    時間切れになると、「今は何もしない」を選んだことになります。ほかの人のターンの確認で、ゲームがいつまでも止まることはありません。

topic-cards-title = アドベンチャーカード
topic-cards =
    - **ブーン**（青、栄誉）：技能やスペル。パーマネントはブーンスロットを1つ使う。同じものを何枚でも持てる。自分からはディスカードできない
    - **トレジャー**（金、栄誉）：アイテム。トレジャースロットを1つ使う。準備状態にできるのは各カテゴリー1枚だけ
    - **ベイン**（灰、危難）：害をなすもの。パーマネントは、受けたヒーローに付いたまま残る
    - **エンカウンター**（赤、危難）：モンスターと罠

    {"**"}パーマネント**は準備状態で残ります。**インスタント**はすぐにディスカードし、効果はそのターンの終わりまで続きます。**アタッチメント**は別のカードに付きます。

    {"**"}維持コスト**：自分のリセットフェイズに栄誉で払うか、カードを手札に戻すかを選びます。
    カード1枚ずつの詳しい内容は、`/ダンジョンニア カード`で見られます。クエスト、マップカード、ヒーローも調べられます。

    {"**"}読み方**：燼（じん）、燼鼠（じんねずみ）、韋駄天（いだてん）、鬨（とき）、翳（かげ）り、鉤縄（かぎなわ）、背嚢（はいのう）、山査子（さんざし）、鉱滓（こうさい）

topic-slots-title = スロットとアイテム
topic-slots =
    ヒーローごとに、準備できるブーンとトレジャーの数が決まっています。
    - スロットがいっぱいなら、その種類のパーマネントはもうプレイできない
    - 同じカテゴリーのトレジャー（たとえばシールド）は2枚準備できない
    - **ポーション**など使ってディスカードするものは、プレイと同時に使うならスロットもカテゴリーも関係ない
    - **ストレージ**はスロットを1つ使い、書かれた数だけ増やす。いっぱいのときでもプレイできる。失われたら、残ったスロットの数だけ好きなトレジャーを残す
    - 効果を使い切ったトレジャーは、すぐに捨て札になる

    ヒーローの特殊能力、アーティファクト、ベインはスロットを使いません。

topic-life-title = レベル、ライフ、チップ
topic-life =
    {"**"}レベル**はクエストの報酬で上がり、最大4。スコアはすぐに新しくなります。

    {"**"}ライフ**は6で始まり、6が上限。ウーンドは、多くのクエストの報酬と、一部のブーン、トレジャー、ヒーローの特殊能力で回復します。ライフが0になるとヒーローは敗北し、プレイヤーはゲームから外れます。手札、ブーン、トレジャー、配下は捨て札になり、未達成の個人クエストはクエストデッキの一番下に置かれます。達成したクエストは誰の数にも入りません。

    {"**"}チップ**：ヒーローが転倒した状態。移動できず、行動力はアンチップ（起き上がること）にしか使えません。防御と反撃、フリーの行動、栄誉だけで払える行動はできます。クエストへの挑戦も、フリーの1回ならできます。
    - 落とし穴なら、行動力1で必ず起き上がる
    - カードの効果でチップしたなら、行動力1を払ったうえで、そのカードの脅威をクリアしなければならない
    - スペースを移されても、チップのまま（落とし穴から出たときは起き上がる）

topic-end_of_turn-title = ディスカードとドロー
topic-end_of_turn =
    1. このターンに一度も移動していなければ、今いるスペースの栄誉と危難を得る。障害物の効果は受けない
    2. 行動力が残っていれば、1点をオフターン用に残してもよい
    3. 手札が1枚でもあれば、必ず1枚だけディスカードする。手札、準備状態のトレジャー、配下のモンスターのどれか。ブーンはディスカードできない。手札がなければ何もディスカードしない
    4. 手札が4枚以下なら、5枚になるまで引く

    手札の上限はありません。アドベンチャーデッキが尽きたら、捨て札をシャッフルします。

topic-order-title = 同時に起きたとき
topic-order =
    カードの文章がルールと違うときは、カードに従います。ロールの修正は、振る前にすべて決めます。

    同時に起きることは、次の順に解決します。ブーン、ヒーローの特殊能力、トレジャー、ベイン、出入り口、行動力の消費、スペースへの移動、栄誉と危難、スペースの効果と障害物、エンカウンター、攻撃ロール、防御ロール、クエスト、ターンプレイヤー、次のプレイヤー。

    何人ものヒーローが同時に傷つくときは、ターンプレイヤーから順に一人ずつ解決し、そのたびに勝敗を確かめます。

    戦闘では、命中効果、報酬、モンスターの敗北、ヒーローの敗北の順に解決します。

topic-revealed-title = オプション：迷宮構築
topic-revealed =
    最初のターンの前に、全員でマップを作り上げます。ビルドフェイズはなく、探検もできません。

    マップカードを全部配ります。自分の個人クエストに書かれた場所のカードは、自動的に左隣へ渡ります（渡した人ともらった人だけに分かります）。エントランスを配られた人がそれを置きます（ゲームの最初のターンもその人が行います）。その左隣の人から、順に1枚ずつ配置します。

    置けるカードがなければ見送り、誰も置けなくなったら残りはゲームから除かれます。除かれたカードを必要とするクエストは取り替えます。

    運の要素が減り、はじめからマップ全体を見て計画できます。

topic-combining-title = オプション：セット混合
topic-combining =
    ダンジョンの「残り火の深窟」とウィルダネスの「薄闇の辺境」を一緒に使います。2～6人用です。

    - 2つのマップは別々に広がり、ポータルだけで結ばれます
    - はじめに、自分のヒーローがどちらのエントランスから始めるかを順に選びます
    - 個人クエストは、ダンジョンとウィルダネスから1枚ずつです
    - ポータルのあるスペースが置かれると、ダンジョンのエントランスとつながります。行動力1で行き来でき、出入り口の脅威はありません。入ったスペースの栄誉と危難を得て、障害物の効果も受けます
    - 地形を条件にするカードは、ダンジョンにいるヒーローには使えません

topic-dice-title = ダイスの確かめ方
topic-dice =
    すべての乱数は、はじめに決めた1つのシードから作られます。ゲーム中は、そのシードのSHA-256が卓の状況に示されます。シードそのものはゲームの終わりに記録に示されます。

    終わったら、示されたシードのSHA-256を計算し、最初の値と同じかどうかを確かめてください。同じなら、途中で出目が変えられていないことが分かります。書き出したゲームをもう一度再生すれば、すべての出目を確かめられます。

    ロールのたびに、ダイス、スコア、修正、合計が記録に残ります。

## 物語

chronicle-title = 🍺 今夜、酒場で語られること
chronicle-chances = 酒場の見立てによる{ $player }の勝ち目：{ $before }% → { $after }%
chronicle-quiet = { $player }いわく、おおむね静かな散歩だった。
chronicle-quester = 🏅 { $player }は{ $count }つのクエストを達成した。一つずつ、順を追って語りたいらしい。
chronicle-schemer = 🕸️ { $player }は仲間にモンスターや罠やベインを{ $count }回贈った。今も仲間ではある。表向きは。
chronicle-bleeder = 🩸 { $player }は{ $count }回ウーンドを受けた。あのシャツは、仕立て屋もさじを投げた。
chronicle-parrier = 🛡️ { $player }は{ $count }回攻撃をしのいだ。息は切れていない、と言い張っている。
chronicle-striker = ☆ { $player }の一撃は{ $count }回、痛いだけでは済まなかった。
chronicle-stumbler = 🪤 { $player }は危険に近づきすぎたことが{ $count }回ある。
chronicle-nimble = 🐈 { $player }は{ $count }回危険をすり抜けた。うち何度かは偶然である。
chronicle-patient = ❤️ { $player }は{ $count }回手当てを受け、薬草の匂いがする。
chronicle-mapper = 🗺️ { $player }は地図を{ $count }枚置いた。それでも道は人に聞いた。
chronicle-wanderer = 👣 { $player }は{ $count }回部屋に踏み込み、扉を一度も閉めなかった。
luck-threat = { $player }が{ $source }（{ $target }+）を切り抜けた。
luck-threat_failed = { $player }は{ $source }（{ $target }+）を切り抜けられなかった。
luck-chance = { $player }が「{ $quest }」に必要な目を出した。
luck-chance_failed = { $player }は「{ $quest }」に必要な目を出せなかった。
luck-attack = { $attacker }の攻撃が{ $defender }に命中した。
luck-attack_failed = { $attacker }の攻撃は{ $defender }に命中しなかった。
luck-defence = { $defender }が{ $attacker }の攻撃をしのいだ。
luck-defence_failed = { $defender }が{ $attacker }の攻撃を受けた。

## 手ほどき

coach-title-first_quest = はじめてのクエスト
coach-about-first_quest = あなたはヒーローを1人動かし、カードが1枚ずつ並んで広がっていく地下を歩きます。自分のターンには、ほかの全員を苦しめるダンジョンロードにもなります。クエストを3つ達成するか、ほかのヒーローが全員倒れたら勝ちです。ライフが0になると、脱落します。絵の拳・掌・靴は、メレー・マジック・スピード。**○**はそのスコアで攻撃でき、**◇**は反撃だけ、印がなければ防御だけができます。出入り口の印も含めて、「記号の説明」に全部あります。
coach-after-first_quest = クエストを達成すると、たいていレベルが上がって強くなります。戦いでは、攻撃側が○のスコアを1つ選び、双方がダイスを1個ずつ振り、そのスコアを足して比べます。攻撃側が高ければ防御側がウーンドを1受けます。防御側が高ければ攻撃は失敗し、◇か○があれば反撃になります。同じなら何も起こりません。同じスペースのモンスターやヒーローに、1ターンに1回、行動力1でチャレンジもできます。自分のヒーローが戦いで与えたウーンド1につき、栄誉1を得ます。自分のモンスターが与えたウーンド1につき、好きなプレイヤーに危難1を与えます。送ったモンスターは、生き残れば手札に戻るか配下（3体まで。傷ついていれば必ず配下）になり、またコストを払えば送れます。
coach-goal-dungeonlord = 罠を仕掛ける
coach-goal-pick_up = クエストの品を拾う
coach-goal-quest = クエストを1つ達成する
coach-topic-monsters = モンスターとの戦闘
coach-topic-challenge = チャレンジ
coach-topic-pack = 配下
coach-topic-banes = ベイン
coach-topic-cards = 多くのブーンとトレジャー
coach-topic-cusp = 転倒（チップ）と狭間
coach-topic-reactions = 割り込み確認
coach-topic-orders = カードの自動使用
coach-lord = ターンは、リセット（開いた出入り口が閉じる）、ダンジョンロード、ビルド（マップが広がる）、ヒーロー、ディスカード/ドローの順です。ダンジョンロードのときは、手札のモンスターや罠を、**コストを相手の危難で払って**送ります。危難はスペースに入るたびにたまる借りのようなもので、ほかの人があなたを襲うために使います。残りの手札のうち、ブーンとトレジャーは自分のヒーローを助け（栄誉で払う。残り続けるものは、手元の「ブーン」「トレジャー」にある枠の数まで）、ベインは相手の邪魔をします（ヒーローを狙うものはその持ち主の、ほかのものは誰か1人の危難で払う。「いつでも」のものはほかの人のターンにも使えます）。罠は、あなたも含め、そのスペースの全員にかかります。
coach-lord-why = 相手には危難が2あります。コスト2の罠を仕掛ければ、半々の見込みでウーンドを与えられます。あなたが失うのは、このカードだけです。
coach-declare = エンカウンターの宣言は、1ターンに1回です。何枚か送るなら、まとめて選んでから宣言します。
coach-lord_end = エンカウンター（モンスターと罠）の宣言は、1ターンに1回、まとめて行います。ほかに使うカードがなければ、このフェイズを終えます。次はマップです。
coach-build = 毎ターン、マップカードを1枚引いて置きます。壁でない出入り口どうしでほかのカードとつながれば、どこに置いてもかまいません。「2歩先」などの数字は、あなたのヒーローから何歩かを表します。
coach-hero = ここからがヒーローフェイズです。行動力は、スピードと同じだけあります。1歩進むのにも、探検にも、行動力を1使います（盤面では、数字のあるスペースへ1タップで何歩でも進めます）。スペースに入ると、そこの**栄誉**と**危難**を得ます（同じスペースからは1ターンに1回だけ。ターンを始めたスペースのものは、どこにも入らなかったときだけ得ます）。栄誉は自分のために使い、危難はほかの人があなたに対して使います。転倒したヒーローは、行動力1で起き上がるまで動けません。最後に行動力を1残すと、ほかの人のターンに起き上がったり、同じスペースの相手にチャレンジ（攻撃）したりできます。
coach-hero-why = 北を回ると、クエストの品がある大鍛冶場に2歩で着きます。
coach-exit = 出入り口の形を見てください。切れ目はそのまま通れますが、切れ目のない壁は通れません。「トラップ：スピード6+」（ぎざぎざの札）では、ダイス1個＋スピードが6に届かないとウーンドを1受けます。ロック（鋲の札）の突破に失敗すると、行動力を1余計に失います。失敗しても、行動力が残っていれば通れます。ヒーローのタムシンは「器用な指」の持ち主で、メレーが低くても、ロックはロールせずに開けます。
coach-exit-why = タムシンはスピード4なので、2以上が出れば通れます。しかも、その先にはクエストで拾う品があります。
coach-quests = クエストは、自分だけの個人クエストが2つと、早い者勝ちの全体クエストが1つあります（補充されるのは全体クエストだけです）。マップの旗と星が行き先です。運ぶ物を拾うのにも置くのにも、行動力は要りません。ただし重い品もあります。「残り火の心臓」を運ぶ間は、ロールのときも含めて、スピードが1下がります。
coach-quests-why = 品を届け先の「残り火の祠」に置けば、クエストを1つ達成できます。
coach-explore = 行き先がまだマップにないときは、探検しましょう。行動力1でマップカードを引き、その場で置けます。
coach-explore-why = 祠も、全体クエストの竪穴も、まだマップデッキの中です。残った行動力で探しましょう。
coach-discard = ターンの終わりに、必ず1枚ディスカードして、5枚になるまで引きます。まだ5枚あれば引きません。高くて払えそうにないカードや、使い道のないカードからディスカードしましょう。
coach-answer = ほかの人のターンでも、あなたに関わることがあれば、割り込むかどうかをお尋ねします。「レスポンス」のカードは自分のヒーローに向けられたエンカウンターかベインに、「いつでも」のカードはほとんど何にでも使えます（誰が割り込めるか分からないように、少し待つこともよくあります）。使えるものとそのコストが出ますが、何もしなくてもかまいません。「今は何もしない」や「ロールへ進む」の横に、何が起こるかと、切り抜けられる見込みが出ています。
coach-answer-why = 栄誉は、このあとのクエストに取っておきます。
coach-wounded = 🩸 ウーンドを受けて、ライフが減りました。**0になるとヒーローは倒れ、あなたはゲームから外れます。**クエストの報酬やカードで回復できます。
coach-tipped = ヒーローが転倒（チップ）しました。起き上がるまで、歩くことも探検もできません。落とし穴からは、行動力1で必ず出られます。
coach-shaft = またあなたのターンです。行き先までの歩数と、残りの行動力を見比べて動きましょう。
coach-shaft-why = 全体クエスト「木霊への跳躍」の竪穴が、北隣に出ました。相手より先に着けます。
coach-attempt = クエストの行き先にいれば、そのクエストに挑めます。各ターンの最初の1回は行動力が要らず、2回目からは1要ります。ただし「木霊への跳躍」のようなチャンスクエスト（ダイスに栄誉を足すもの）は、1回振るごとに1かかります。達成するとヒーローフェイズは終わるので、達成は1ターンに1つまでです。
coach-attempt-why = 栄誉を十分に使えば、必ず成功します。
coach-spend = ダイスを振る前に使った栄誉1につき、ロールに+1です。
coach-spend-why = 目標値は7です。栄誉を6使えば、1が出ても届きます。
coach-bank = 残した1点は、ほかの人のターンに起き上がったり、チャレンジしたりするのに使えます。
coach-pack = 生き残ったモンスターは、手札に戻るか配下になります。もう一度コストを払えば、後のターンにも攻撃に出せます。
coach-shrine = 🏁 ここが「残り火の祠」です。「残り火の心臓を運べ」の品は、行動力もロールもなしで、ここで届けられます。届ければクエスト達成で、ヒーローフェイズは終わります。
coach-shrine-why = これでクエスト達成です。カードは次のターンでもプレイできます。
coach-why_place = クエストに要る場所は自分の近くに、そうでない場所は誰の役にも立たない所に置きます。
coach-why_walk = このターンに初めて入るスペースでは栄誉を得られ、しかもこの道ならクエストの行き先に近づけます。
coach-why_new = このターンに初めて入るスペースでは、栄誉を得られます。
coach-why_quest = この道なら、クエストの行き先に近づけます。
coach-why_door = この先には、危険を冒してでも行く価値があります。
coach-why_explore = まだ出ていない行き先を引いたら、自分の近くに置けます。
coach-why_end = このターンに、コストに見合うことはもうありません。
coach-why_play = このターンの後も役に立ち、栄誉も足ります。
coach-why_pick_up = クエストで運ぶ品です。
coach-why_deliver = これでクエスト達成です。
coach-why_attempt = ここが行き先で、見込みも十分です。
coach-why_up = 起き上がらなければ歩けません。
coach-why_no_more = 残りは、コストが高すぎるか、まず当たらないものです。
coach-why_discard = この中で、なくてもいちばん困らないカードです。
coach-why_pass = ここで使ってコストに見合うものはありません。

## 印

picture-signs = 記号の説明
sign-scores = メレー、マジック、スピード：戦いや脅威で、ダイスに足すスコア
sign-attack = スタンダードアタック：このスコアで攻撃でき、反撃もできる
sign-counter = カウンターアタック：攻撃はできず、反撃だけできる。印のないスコアは防御専用
sign-life = ライフ：ウーンド1で1減り、0になるとゲームから外れる
sign-movement = 残りの行動力：リセットフェイズにスピードと同じ値になり、歩くたびに減る
sign-glory = 入ると得られる栄誉。自分で使う
sign-peril = 入ると得る危難。ほかの人があなたに対して使う
sign-open = オープン：そのまま通れる
sign-locked = ロック（鋲）：ダイス＋スコアが、書かれた数に届かなければ行動力を1失う
sign-trapped = トラップ（ぎざぎざ）：ダイス＋スコアが、書かれた数に届かなければウーンド1
sign-wall = 壁：どちらの側からも通れない
sign-flag = その番号の人の、個人クエストの行き先
sign-star = 全体クエストの行き先。早い者勝ち
sign-pit = 落とし穴：失敗すると転倒。起き上がるのに行動力1
sign-spikes = スパイク：失敗するとウーンド1
sign-hazard = ハザード：このスペースの罠の目標値が、その数だけ上がる
sign-sewer = 下水道：行動力1で、同じ文字の下水道へ
sign-portal = ポータル：ダンジョンのエントランスと行き来できる

## できごとのまとめ

# ロールとその結果、モンスターを差し向けた人や罠を仕掛けた人
story-roll = { $sent }{ $roll }{ $result }
part-sent_by = { $by }が差し向けたモンスター：
part-set_by = { $by }が仕掛けた罠：
part-then = {" "}{ $text }
# ほかのプレイヤーのターンのまとめに並ぶもの
tally-placed = { $n ->
    [1] 「{ $space }」を配置
    [2] 「{ $via }」と「{ $space }」を配置
   *[other] マップカード{ $n }枚を配置
}
tally-personal_place = 📍 { $player }の「{ $quest }」のスペース
tally-global_place = 📍 全体クエスト「{ $quest }」のスペース
tally-untipped = { $player }が起き上がる
tally-plays = ✨ { $other }「{ $card }」をプレイ{ $price }{ $does }
tally-uses = ✨ { $other }「{ $card }」を使用{ $price }{ $does }
tally-ability = ✨ { $other }特殊能力を使用{ $price }
tally-bane = 🕸️ { $other }「{ $card }」→{ $victim }（{ $victim }の危難{ $cost }）{ $does }
tally-attached = 🕸️「{ $card }」→{ $monster }
tally-cusp = 「{ $space }」の出入り口で立ち往生
tally-stolen = 🫳 { $victim }から{ $thing }を奪う
tally-eliminated = 💀 { $player }は脱落
tally-trap = 🪤「{ $card }」→{ $victim }（{ $victim }の危難{ $cost }）{ $does }
tally-monster = 👹「{ $card }」→{ $victim }（{ $victim }の危難{ $cost }）
tally-attack = ⚔️ { $other }{ $monster }{ $defender }に攻撃（{ $attr }{ $totals }）
part-totals = 、{ $one }対{ $other }
tally-missed = 攻撃は効果なし
tally-cancelled = ✋「{ $card }」は無効
tally-attempt = 📜「{ $quest }」に挑む{ $price }
part-spends = （ロールに栄誉{ $n }を使用）
tally-two_dice = 🍀 出目は{ $dice }、高いほうを使う
tally-found = 🔍 探索に成功
tally-threat_failed = { $other }「{ $source }」に失敗（🎲{ $die }、{ $attr }計{ $total }、目標値{ $target }）
tally-chance_failed = 「{ $quest }」に失敗（🎲{ $dice }、計{ $total }、目標値{ $target }）
tally-trap_escaped = { $player }は無傷{ $does }
tally-wounded = 🩸 { $player }−{ $n }（ライフ{ $life }）
tally-healed = ❤️ { $player }+{ $n }（ライフ{ $life }）
tally-monster_wounded = 🩸 { $monster }−{ $n }
tally-defeated = 💥 { $monster }が倒れる
tally-tipped = { $player }が転倒
tally-banked = 👣 オフターン用行動力を1点残す
tally-freed = 「{ $card }」から解放
tally-quest_done = 🏅 { $n }つ目のクエスト「{ $quest }」を達成{ $does }
tally-level = レベル{ $level }
tally-picked_up = { $thing }をピックアップ
tally-put_down = { $thing }を降ろす
tally-to_pack = 「{ $monster }」を配下にする
tally-to_hand = 「{ $card }」を手札に戻す
tally-discarded = { $other }「{ $card }」を捨てる
tally-spaces = { $n ->
    [2] 「{ $via }」を通って「{ $space }」へ移動
   *[other] 「{ $space }」へ{ $n }スペース移動
}
tally-glory = 栄誉+{ $n }
tally-glory_lost = 栄誉−{ $n }
tally-peril = 危難{ SIGNED($n) }

## この後の予定

answer-win = クエストを3つ達成するか、自分以外のヒーローがすべて敗北すれば、その瞬間に勝ちです。ターン数の制限はありません。
outlook-phases = このターンの残り：{ $phases }。
outlook-turn = 次は{ $player }のターンです。
answer-leads = { $number ->
    [1] { $players }がクエスト3つのうち{ $total }つを達成し、リードしています。
   *[other] { $players }がクエスト3つのうち{ $total }つを達成し、並んでリードしています。
}
answer-level = 全員が並んでいます（{ $total ->
    [0] クエストはまだ1つも達成していません
   *[other] クエスト3つのうち{ $total }つを達成
}）。
answer-ahead = { $player }がクエスト{ $margin }つの差で{ $second }をリードしています（{ $total }対{ $other }）。
answer-alike = { $player }と{ $second }は、{ $total ->
    [0] どちらもまだクエストを達成していません。
   *[other] クエスト{ $total }つで並んでいます。
}
end-ahead = { $player }がクエスト{ $margin }つの差で{ $second }をリードしていました。
end-ahead_most = { $player }がクエスト{ $margin }つの差で{ $second }をリードしていました（{ $category }は{ $own }対{ $other }）。
end-margin = { $player }は{ $second }にクエスト{ $margin }つの差をつけて終えました。
end-margin_most = { $player }は{ $second }にクエスト{ $margin }つの差をつけて終えました（{ $category }は{ $own }対{ $other }）。

## 調べる場所

zone-hand = 自分の手札
zone-hero = 自分のヒーローと場のカード
zone-quests = 自分のクエストと全体クエスト
zone-encounters = エンカウンター
zone-map = マップ
zone-others = ほかのプレイヤーのヒーローとカード
zone-their_quests = ほかのプレイヤーのクエスト
zone-discard = 捨て札

## 目安

# Why a computer player answers a question as it does, by the kind of the question.
thumb-dungeonlord_acts = 勝算の高いエンカウンターを送り、次にベインを出します。狙うのは主に、いちばん強い相手です。
thumb-declare_encounters = 危難を使う価値があるかぎり、エンカウンターを加えます。
thumb-encounter_target = いちばん痛手を受ける相手に使います。
thumb-encounter_attachment = モンスターの攻撃がいちばん強くなるものを付けます。
thumb-encounter_attribute = 相手がいちばん痛手を受ける攻撃方法を選びます。
thumb-between_encounters = 勝算の高いエンカウンターを送り、次にベインを出します。
thumb-pack_assign = 配下が3枚になるまでは、モンスターを加えます。
thumb-choose_entrance = 自分のクエストの場所が近くにいちばん多いエントランスから始めます。
thumb-peril_recipient = 危難は、いちばん強い相手に与えます。
thumb-place = 自分のクエストのスペースは近くに、相手のクエストのスペースはその相手から遠くに置きます。
thumb-hero_acts = いちばん成功しそうな自分のクエストを目指し、役立つカードを使います。勝算が高ければ攻撃もします。
thumb-window_action = ライフを守るカード、大事なロールを助けるカード、相手のクエストを妨げるカードを使います。
thumb-pay_upkeep = 栄誉が2以上あるうちは払います。
thumb-spend_on_chance = 成功の見込みを上げる価値があるかぎり、栄誉を使います。
thumb-sacrifice_cost = いちばん惜しくないものを捧げます。
thumb-monster_attribute = いちばん当たりやすい攻撃方法を選びます。
thumb-forced_discard = 相手のカードならいちばん価値の高いもの、自分のカードならいちばん惜しくないものを選びます。
thumb-discard_one = 今いちばん役に立たないカードをディスカードします。
thumb-choose_step = 自分のヒーローは行く価値のある所へ近づけ、ほかのヒーローは行きたい所から遠ざけます。
thumb-bank_movement = ほかの人のターンに役立ちそうなら、行動力を取っておきます。

## Short answers to common questions on the rules, and ways to ask them

ruling-end_of_turn-deck_out = アドベンチャーデッキが尽きたら、捨て札をシャッフルして新しいデッキにします。マップデッキがなくなると、もう探検はできません（ゲームは続きます）。
ruling-glory-get_glory = 栄誉は、スペースに入ったとき（同じターンに2回目や、ターンの始めにいたスペースでは得られません）、戦闘でウーンドを与えたとき、クエストの報酬で得たときに増えます。移動しなければ、ターンの終わりに今いるスペースの栄誉と危難を得ます。
ruling-glory-difference = 栄誉は自分のために使い、ブーン、トレジャー、特殊能力などに払います。あなたの危難は、ほかのプレイヤーがあなたにベイン、モンスター、罠を使うときのコストになり、自分では使えません。危難が多いほど、強いモンスターが来るおそれがあります。上限はどちらも20です。
ruling-glory-lose_peril = 危難は断れず、自分では減らせません。スペースに入ると、栄誉と危難を両方とも得ます。ほかの人があなたにカードを使うと、そのコストの分だけ減ります（一部のカードや能力でも減ります）。入るスペースを減らせば増えにくくなります。
ruling-life-what_tipped = 転倒（チップ）中は移動もチャレンジも探検もできません。防御と反撃のほか、フリーの行動や栄誉だけを払う行動はできます。行動力1を使って起き上がります。落とし穴からは必ず出られますが、カードの脅威で転倒したなら、その脅威もクリアしなければなりません。
ruling-challenge-attack_hero = 同じスペースにいるほかのヒーローを、行動力1で攻撃するのがチャレンジです（ほかの人のターンならオフターン用行動力）。転倒しているとできず、攻撃は1ターンに1回だけです。相手の合計のほうが高く、その能力に◇か○があれば、自分がウーンドを受けます。
ruling-challenge-attack_monster = 攻撃してきたモンスターには、その直後に行動力1（ほかの人のターンならオフターン用行動力）でチャレンジできます。攻撃されたときの反撃でもウーンドを与えられます。
ruling-life-i_die = ウーンドを1受けると、ヒーローはライフを1失います（モンスターではウーンドがたまり、ライフと同じ数になると敗北します）。ライフが0になるとヒーローは敗北し、ゲームから外れます。手札、ブーン、トレジャー、配下はすべてディスカードされ、復活はありません。
ruling-life-heal = ライフは、多くのクエストの報酬と、一部のブーン、トレジャー（癒しの水薬など）、特殊能力で回復します。上限は6です。
ruling-quests-do_quest = クエストのスペースへ行き（まだマップになければ探検します）、ヒーローフェイズに挑みます。ターンの最初の1回はフリー、次からは行動力1です（チャンスクエストだけは、1回振るごとに1）。達成するとヒーローフェイズが終わるので、1ターンに1つだけです。
ruling-quests-slay = 討伐クエストに挑むと、そのモンスターがまずコストなしで攻撃してきます（操作は左隣のプレイヤー）。反撃でき、そのあと1ターンに1回、行動力1でチャレンジできます。ウーンドは残ります。
ruling-quests-artifacts = アーティファクトは、達成後も手元に残って能力を与えるクエストです。達成したクエストに数えます。
ruling-quests-quests = クエストは、マップの決まったスペースで果たす課題です。3つ達成するか、最後の1人になれば勝ちです。1人に2枚の個人クエストは補充されません。全体クエストには誰でも挑め、最初に達成した人のものになり、次の1枚が公開されます。
ruling-movement-movement = ターンの始めに行動力はスピードと同じになります。レベルアップ、ブーツ、韋駄天などのブーン、水銀の水薬で増やせます。移動、探検、チャレンジ、起き上がり、2回目からのクエスト挑戦に1ずつ使います。カードのプレイには要りません。
ruling-movement-keep_movement = 1点だけ、オフターン用行動力として残せます。ほかの人のターンに「何かしますか？」と聞かれたとき、起き上がるか、同じスペースのヒーローか自分を攻撃したモンスターにチャレンジするために使えますが、歩けません。次の自分のターンになると消えます。
ruling-exits-locked = ロックされた出入り口では、書かれた脅威に挑みます。失敗すると行動力を1失いますが、どちらにせよ開き、行動力が残っていれば通れます。尽きれば出入り口の上（狭間）で止まり、まだ元のスペースにいるものとして扱われます。次の自分のターンに行動力1で、脅威なしに渡れます。
ruling-exits-trapped_exit = 出入り口の脅威に挑みます。失敗するとウーンドを1受けますが、どちらにせよ通れます。
ruling-exits-wall = 壁は、どちらからも誰も通れません。
ruling-building-explore = ヒーローフェイズに行動力1で、マップカードを1枚引いて配置します。カードがあるかぎり何度でもできます。
ruling-end_of_turn-hand_cards = ターンの終わりに1枚ディスカードし（手札があれば、代わりに準備状態のトレジャーか配下のモンスターでもかまいませんが、ブーンはできません）、5枚になるまで引きます。手札の上限はありません。
ruling-combat-how_combat = 攻撃側と防御側がダイスを1個ずつ振り、攻撃と同じ種類の自分のスコアを足します。合計が高いほうがウーンド1を与えます（防御側の反撃には◇か○が必要）。合計が同じなら何も起こりません。
ruling-combat-marks = ○はそのスコアで攻撃できる印、◇は反撃だけできる印、☆は命中効果、つまり命中するとウーンドの代わりに起きる効果の印です。
ruling-threats-threats = 脅威は「スコアと目標値」です。「マジック5+」なら、ダイス1個にマジックを足し、5以上で成功します。
ruling-slots-slots = トレジャーは、栄誉でプレイするアイテムです。準備できるブーンとトレジャーの数は、ヒーローごとに決まっています。いっぱいなら、パーマネントは新しく出せません。同じカテゴリーのトレジャーは1枚だけで、武器とシールドは両方持てますが、武器2枚は持てません。
ruling-dungeonlord-who_attacks_me = 誰でも自分のダンジョンロードフェイズに、ほかのどのプレイヤーにも、その人の危難の分だけベイン、モンスター、罠をプレイできます。「いつでも」のベインはほかのときにも使われることがあり、同じスペースのヒーローにはチャレンジできます。
ruling-dungeonlord-dungeonlord = ダンジョンロードフェイズには、ほかのプレイヤーにベインとエンカウンター（モンスターと罠）をプレイします。コストは狙う相手の危難で払い、払える限り何枚でもかまいません。エンカウンターはまとめて一度に宣言し、モンスターの攻撃は1体1回です。
ruling-packs-pack = 生き残ったモンスターは、ウーンドがあれば必ず配下（3枚まで）になり、なければ手札か配下かを選べます。後のターンにまたコストを払えば攻撃できます。
ruling-traps-trap_all = 罠の効果は、解決のときにそのスペースにいるヒーロー全員に及びます（仕掛けた人も）。それぞれがロールします。ハザード（難所）のあるスペースでは、罠の目標値だけが、書かれた数だけ上がります。避けるには、先にスペースを離れるか、打ち消すカードを使います。
ruling-windows-react = 攻撃されたときは、レスポンスと「いつでも」のカードや効果を使えます。防御のロールは必ず行い、◇か○があれば反撃もします。解決の前にスペースを離れれば、モンスターは攻撃しませんが、ほかの人のターンに離れるには、瞬き渡りなどのカードが必要です。
ruling-quests-flag = 番号の付いた旗は、その番号の人の個人クエストの行き先です。星は全体クエストの場所で、誰でも達成できます。
ruling-obstacles-pit = 自分のターンに落とし穴やスパイクのスペースへ入るたびに脅威に挑みます。失敗すると、落とし穴では転倒（チップ）し（出るには行動力1）、スパイクではウーンドを1受けます。
ruling-life-level = レベルはクエストの報酬で上がり（最大4）、メレーなどのスコアもすぐに上がります。
ruling-quest_types-steal = クエストもカードも交換したり渡したりできません。ただし自分のターンに、同じスペースで護衛クエストのコンポーネントを運んでいる人にチャレンジし、「奪う」を選べます。命中すれば、ウーンドを与える代わりにクエストが手に入ります。
ruling-cards-upkeep = 維持コストは自分のリセットフェイズに栄誉で払います。払わなければ、そのカードは手札に戻ります。
ruling-movement-same_space_heroes = 同じスペースに何人いてもかまいません。それだけでは何も起こりません。
ruling-turn-draw_pass = 動かなくても、何もプレイしなくてもかまいません。いつでもヒーローフェイズを終えられます。
ruling-cards-card_times = ブーンとトレジャーは、自分のヒーローフェイズに、栄誉を払えるかぎり何枚でもプレイできます（「いつでも」とレスポンスのカードは、それぞれのタイミングで）。
ruling-cards-banes = ベインは、ほかのプレイヤーのヒーローに害をなすカードで、コストは相手の危難で払います。パーマネントは、受けたヒーローに付いたまま残ります。栄誉を払えば取り除けると書いてあるなら、自分のヒーローフェイズに払えます。そうでなければ、書かれた期間だけ続きます。
ruling-cards-boons = ブーンは、栄誉でプレイするヒーローの技能やスペルです。パーマネントはブーンスロットを1つ使って残り、インスタントはそのターンの終わりまで働きます。
ruling-cards-kinds = パーマネントは、ディスカードするか失うか使い切るまで準備状態で残ります。インスタントはすぐにディスカードされて効果がそのターンの終わりまで続き、アタッチメントは別のカードに付きます。
ruling-building-place_map = ビルドフェイズか探検のときに、すでにあるカードの隣に、そのままか上下逆に置きます。少なくとも1つの辺で、壁でない出入り口どうしが向き合うことが必要です。エントランスの隣に置けるのは、ほかに場所がない場合を除き、通路/道だけです。
ruling-combat-reward = 戦闘で与えたウーンド1つにつき栄誉1を得ます。クエストモンスターからは、クエストの報酬だけを得ます。ヒーローを倒しても、ほかに報酬はありません。ただし、ほかのヒーローが全員敗北すれば勝ちです。

## 質問に答えるための、その局面での事実（尋ね方は`asked.ja.toml`）

fact-dice = ダイス
fact-turn_this = このターン
fact-turn_next = 次のターン
part-whose = { $own ->
    [1] あなた
   *[0] { $player }
}
part-has = { part-whose }
fact-win = { part-has }のクエスト達成数は{ $done_number }/{ $all }（{ $done }）で、勝つにはあと{ $left }つ要ります。挑めるのは{ $quests }です。{ $reach ->
    [none] どれにもまだ道がありません。
    [near] 「{ $nearest }」には{ $turn }に挑めます（行動力{ $movement }のうち少なくとも{ $needed }。今のままなら1回の成功率または命中率{ $percent }%）。
   *[far] いちばん近い「{ $nearest }」には行動力が少なくとも{ $needed }要り、{ $turn }の{ $movement }では届きません。
}{ $left ->
    [1] あと1つ達成した瞬間に勝ちです。
   *[other] 1ターンに達成できるのは1つなので、{ $turn }にクエストで勝つことはできません。
}
part-quest = 「{ $quest }」は{ $whose ->
    [0] 全体クエスト
    [1] あなたのクエスト
   *[2] { $player }のクエスト
}で、場所は{ $space }（{ $distance ->
    [0] { $own ->
        [1] あなたがいる所
       *[0] { $player }がいる所
    }
    [1] 1スペース先
    [-1] まだマップにない
    [99] まだ道がない
   *[other] { $distance }スペース先
}）です。{ $reason ->
    [away] {""}
    [now] 今できます。
    [later] クエストに挑めるのは自分のヒーローフェイズだけです。
   *[not] 今はできません。{ $why }
}
fact-quest_roll = { part-quest }1回の成功率は{ $percent }%{ $search ->
    [1] （探索を含む）
   *[0] {""}
}で、{ $attr }{ $score }なので出目{ $need }以上が要ります。{ $text }
fact-quest_luck = { part-quest }1回の成功率は、栄誉{ $glory }をすべて使えば{ $percent }%、使わなければ{ $without }%です。栄誉{ $sure }で確実になります。{ $text }
fact-quest_slay = { part-quest }{ $monster }の残りライフは{ $life }です。先に攻撃してきて（命中率{ $hit }%）、こちらのチャレンジの命中率は{ $percent }%、与えたウーンドは残ります。{ $blows ->
    [0] { "" }
   *[other] { $turn }に当てられるのは多くて{ $blows }回、ふつう1ウーンドずつです。
}{ $text }
fact-quest_price = { part-quest }ロールは要りません。代償は{ $payable ->
    [1] 払えます
   *[0] まだ払えません
}（ライフ{ $life }、手札{ $hand }枚、準備状態のブーンとトレジャー{ $readied }枚）。{ $text }
fact-quest_carry = { part-quest }{ $carried ->
    [0] 今は誰も運んでいません。{ $at }で{ $thing }をピックアップし、{ $goal }に降ろします。ロールは要りません。
   *[1] { $thing }は{ part-has }が運んでいて（今は{ $at }）、{ $goal }に降ろせば達成です。ロールは要りません。{ $own ->
        [1] {""}
       *[0] 奪うには、自分のターンに同じスペースで{ $player }にチャレンジします。命中すれば、ウーンドの代わりに奪えます。
    }
}{ $text }
fact-exits = { $space }から行けるのは{ $ways }（{ $sides }）で、ロールに失敗せずに通れる確率は{ $chances }%です。失敗しても出入り口は開きますが、ロックなら行動力1を失い、トラップなら1ウーンドを受けます。
part-changed = （元の値{ $printed }、変えているもの：{ $changes }）
fact-reach = { $space }までは行動力{ $needed }が要り{ $stops_number ->
    [0] {""}
   *[other] （{ $stops }を通る）
}、{ $turn }の行動力は{ $movement }です。{ $turns ->
    [1] ロールに失敗しなければ届きます。
   *[other] 早くても{ $turns }ターンかかります。
}{ $rolls_number ->
    [0] 途中に失敗しうるロールはありません。
   *[other] 途中でロールが要るのは{ $rolls }に入るとき（すべて成功する確率{ $percent }%）です。
}
fact-reach_here = もう{ $space }にいます。
fact-reach_never = { $space }は{ $placed ->
    [0] まだマップにありません。マップカードは残り{ $maps }枚です。
   *[1] マップにありますが、まだ道がありません。
}
fact-now_attack = { $attacker }が{ $attr }で{ $victim }を攻撃しています。命中率は{ $percent }%、反撃の命中率は{ $back }%です（誰もカードを使わなければ）。
fact-now_trap = { $card }が{ $victim }のスペースに仕掛けられ、そこにいる全員を襲います。{ $victim }が受ける確率は{ $percent }%です。
fact-now_roll = { $player }が「{ $source }」のロール（{ $what }、{ $attr }{ $target }+）をするところです。成功率は{ $percent }%です（誰もカードを使わなければ）。
fact-now_none = 今、攻撃もロールも行われていません。
fact-fight = { $state ->
    [away] チャレンジは同じスペースの相手にしかできず、{ $rival }は{ $space }にいます。
    [able] { $rival }は同じスペースにいて、チャレンジする攻撃が残っています。
   *[unable] { $rival }は同じスペースにいますが、今はチャレンジできません。{ $why }
}攻撃の命中率は、あなたが{ $percent }%（{ $attr }）、{ $rival }が{ $percent_back }%（{ $attr_back }）です。あなたへのカードは、どこにいてもあなたの危難（今{ $peril }）で払われます。
fact-attack = { $able ->
    [1] このターンの攻撃（1回）はまだ残っています。チャレンジには行動力{ $cost }を使います（今使えるのは{ $movement }）。
   *[0] 今は誰にもチャレンジできません。{ $why }
}同じスペースにいる人：{ $here }。
fact-scores = { part-whose }のヒーロー、{ $hero }（レベル{ $level }）は、メレー{ $melee }{ $melee_changed }、マジック{ $magic }{ $magic_changed }、スピード{ $speed }{ $speed_changed }です。スタンダードアタック：{ $attacks }。{ $text }
fact-moves = { part-has }：{ $turn }の行動力は{ $movement }です。スピードは{ $speed }{ $speed_changed }です。{ $tipped ->
    [0] 転倒していません。
    [3] 転倒していないので、落とし穴から出るには行動力1だけで、ロールは要りません。
    [1] 転倒していて、起き上がるには行動力1が要ります（ロールは不要）。
   *[2] 転倒していて、起き上がるには行動力1と、{ $attr }{ $target }+のロール（{ $percent }%）が要ります。
}{ $token ->
    [0] {""}
   *[1] それまで、残してある行動力1を、起き上がるかチャレンジするのに使えます。
}
fact-life = { part-whose }のヒーロー（ライフ{ $life }/{ $most }）は{ $safe ->
    [-1] 敗北し、ゲームから外れています。
    [0] 次のウーンドで敗北します。
   *[other] あと{ $safe }ウーンドまで耐えられ、その次で敗北します。
}
fact-gear = { part-whose }のブーンは{ $boons }（スロット{ $boons_slots }個中{ $boons_number }個）、トレジャーは{ $treasures }（スロット{ $treasures_slots }個中{ $treasures_number }個）、配下は{ $pack }です。
fact-danger = { $turn ->
    [later] {""}
    [next] 次のダンジョンロードは{ $player }です。
   *[now] 今のダンジョンロードは{ $player }です。
}{ $player }があなたに使うモンスター、罠、ベインは、あなたの危難（今{ $peril }）で払われます。{ $player }の手札は{ $cards }枚（中身は秘密）、{ $beasts_number ->
    [0] 配下のモンスターはいません。
   *[other] 配下のモンスターは{ $beasts }（コスト{ $costs }）です。
}
fact-play = { $when ->
    [now] { $card }はこのフェイズに使えます。
    [asked] { $card }：{ $why }
   *[later] { $card }は今は使えません（{ $player }の{ $phase }）。{ $why }
}{ $bought ->
    [1] コストは栄誉{ $cost }で、手元には{ $glory }あります。
   *[0] コストはほかの人の危難{ $cost }で、払える人：{ $payers }。
}
fact-why_dungeonlord = 使えるのは自分のダンジョンロードフェイズです。
fact-why_hero = 使えるのは自分のヒーローフェイズです。
fact-why_response = レスポンスなので、エンカウンターやベインに対応できるときに、使うかどうか聞かれます。
fact-why_anytime = 「いつでも」のカードなので、効果があるときに、使うかどうか聞かれます。
fact-why_glory = 栄誉が足りません。
fact-why_unpaid = 使える相手に、危難の足りる人がいません。
fact-why_attached = 宣言するモンスターに一緒に付けるか、配下のモンスターに付けます。
fact-why_no_target = 今は効果がないか、対象がいません。
fact-hand = このフェイズに、またはその場面が来れば使えるカード：{ $now }。栄誉{ $glory }で払えるもの（どれか1枚）：{ $paid }。
fact-against = { $cards_number ->
    [0] { $rival }（危難{ $peril }）に使えるカードはありません。
   *[other] { $rival }の危難{ $peril }で払えるのは、{ $cards }（どれか1枚）です。
}{ $declared ->
    [0] モンスター、罠とたいていのベインは、自分のダンジョンロードフェイズに使います。
   *[1] このターンのモンスターと罠の宣言は、もう済みました。
}
fact-heal = { $cards_number ->
    [0] 回復できるものはありません。
   *[other] 回復できるのは{ $cards }です。
}ライフは{ $life }/{ $most }です。
