## マップマスターズ

game-name = マップマスターズ
command-group-name = マップマスターズ
game-blurb = 5枚のカードでダンジョンを組み、一筆書きの経路で発見物を集めるゲーム。対戦も、協力ミッションもできる。
game-facts = 1～5人（対戦でも協力でも） ・ 45～75分 ・ ふつう

## アイコン

icon-coin = コイン
icon-barrel = 樽
icon-sword = 剣
icon-key = 鍵
icon-scroll = 巻物
icon-rope = ロープ
icon-monster = モンスター
icon-pit = 落とし穴
icon-lava = 溶岩穴
icon-padlock = 南京錠
icon-circle = 魔法陣
icon-recycle = リサイクル
icon-scissors = はさみ
icon-stairs = 階段
icon-room = 部屋
icon-hole = 穴
icon-teleport = テレポート
sign-coin = ゲーム終了時に残ったコイン3枚につき1点
sign-barrel = 目標のために集める
sign-sword = その先の経路でモンスター1体を倒す
sign-key = その先の経路で南京錠1つを開ける
sign-rope = その先の経路で溶岩穴や落とし穴を渡る
sign-scroll = 魔法陣から魔法陣へのテレポート1回に使う
sign-monster = 先に剣を手に入れておかないと通れない
sign-padlock = 鍵がないと通れない
sign-lava = ロープがないと通れない
sign-pit = 地下へ落ちる。ロープで渡れる
sign-circle = 巻物1つで別の魔法陣へ移れる
sign-stairs = 地下へ下りる、またはメインフロアへ上がる。使えるのは1回だけ
sign-recycle = ラウンド後、手札の1枚を次の手札に残す
sign-scissors = ラウンド後、手札の1枚をゲームから除外する
token-sword = 剣の妖精トークン
token-key = 鍵の妖精トークン
token-rope = ロープの妖精トークン
token-scroll = 巻物の妖精トークン

## 目標

goal-barrel = 樽
goal-key = 鍵
goal-hole = 遭遇した穴
goal-scroll = 巻物
goal-monster = 倒したモンスター
goal-rope = ロープ
goal-padlock = 開けた南京錠
goal-sword = 剣
goal-room = 訪問した部屋
goal-coin = コイン
goal-circle = 見つけた魔法陣
goal-stairs = 見つけた階段

## ダンジョンカード

card-s1 = 小銭の地下室
card-s2 = ゴブリンの食料庫
card-s3 = 写字室
card-s4 = 双子の階段
card-s5 = 見張り所
card-s6 = 修理屋のねぐら
card-s7 = 鍵のかかった倉庫
card-s8 = 古い武器庫
card-s9 = 床屋の巣穴
card-d01 = 樽の小部屋
card-d02 = 鍵の小部屋
card-d03 = 穴の小部屋
card-d04 = 巻物の小部屋
card-d05 = 僧房の小部屋
card-d06 = 怪物の小部屋
card-d07 = ロープの小部屋
card-d08 = 錠前の小部屋
card-d09 = 剣の小部屋
card-d10 = コインの小部屋
card-d11 = 魔法陣の小部屋
card-d12 = 階段の小部屋
card-d13 = 樽の蔵
card-d14 = 鍵の蔵
card-d15 = 穴の蔵
card-d16 = 巻物の蔵
card-d17 = 僧房の蔵
card-d18 = 怪物の蔵
card-d19 = ロープの蔵
card-d20 = 錠前の蔵
card-d21 = 剣の蔵
card-d22 = コインの蔵
card-d23 = 魔法陣の蔵
card-d24 = 階段の蔵
card-d25 = 樽の広間
card-d26 = 鍵の広間
card-d27 = 穴の広間
card-d28 = 巻物の広間
card-d29 = 僧房の広間
card-d30 = 怪物の広間
card-d31 = ロープの広間
card-d32 = 錠前の広間
card-d33 = 剣の広間
card-d34 = コインの広間
card-d35 = 魔法陣の広間
card-d36 = 階段の広間
card-d37 = 樽の大宝庫
card-d38 = 鍵の大宝庫
card-d39 = 穴の大宝庫
card-d40 = 巻物の大宝庫
card-d41 = 僧房の大宝庫
card-d42 = 怪物の大宝庫
card-d43 = ロープの大宝庫
card-d44 = 錠前の大宝庫
card-d45 = 剣の大宝庫
card-d46 = コインの大宝庫
card-d47 = 魔法陣の大宝庫
card-d48 = 階段の大宝庫
card-d49 = 樽職人の片隅
card-d50 = 残り火の裂け目
card-d51 = 巡礼者の小房
card-d52 = 二重の掛け金
card-d53 = 従者の剣掛け
card-d54 = 白墨の輪
card-d55 = 牢番の回廊
card-d56 = 写本師の屋根裏
card-d57 = コボルドの巣
card-d58 = 縄ない場
card-d59 = 通行税の関所
card-d60 = 曲がり階段
card-d61 = 錠前師の工房
card-d62 = 封印の文書庫
card-d63 = オーガの兵舎
card-d64 = 裂け谷の吊り橋
card-d65 = 勘定所
card-d66 = 螺旋の塔
card-d67 = 大醸造所
card-d68 = 崩れ床
card-d69 = 修道院長の館
card-d70 = 鉄の宝物殿
card-d71 = 王家の兵器庫
card-d72 = 輪の聖域
card-p01 = 風の封印の祠
card-p02 = 水の封印の祠
card-p03 = 太陽の番人
card-p04 = 月の番人
card-p05 = 星の番人
card-p06 = 金の石棺
card-p07 = 銀の石棺
card-p08 = 鉄の石棺
card-p09 = 太陽の祭壇
card-p10 = 月の祭壇
card-b01 = 酒場の主人
card-b02 = ジャン・ミ
card-b03 = 封印の扉
card-b04 = 儀式の輪
card-b05 = 眠れる竜
card-b06 = 西の暴君
card-b07 = 東の暴君
card-b08 = 無貌の女王
card-b09 = 炎の巨人
card-b10 = 司書長
card-b11 = ギルド長
card-b12 = 埋葬王
card-b13 = 昼の番主
card-b14 = 夜の番主
card-face_down = 裏向きのステップカード
card-none = カードなし
card-free_space = 空きスペース

## 呪文書カード

spell-sb_01 = 幻の刃
spell-sb_02 = 妖精の契約
spell-sb_03 = 狩人の呼び声
spell-sb_04 = 解錠のささやき
spell-sb_05 = 羽の歩み
spell-sb_06 = 幽霊の線
spell-sb_07 = 蜘蛛登り
spell-sb_08 = 無言の儀
spell-sb_09 = 樽渡り
spell-sb_10 = 値切り上手
spell-sb_11 = 天地の門
spell-sb_12 = 東西の門
spell-sb_13 = 焚き火
spell-sb_14 = 妖精の姉妹
spell-sb_15 = アンコール
spell-sb_16 = 先見
spell-sb_17 = 物々交換
spell-text-sb_01 = モンスター1体を、剣なしで倒せる。
spell-text-sb_02 = 探索中、この呪文書をゲームから除外し、好きな妖精トークンを1つ得る。在庫切れでもよい。
spell-text-sb_03 = どこからでも、モンスターのいる場所へテレポートできる。そのモンスターは通常どおり倒さなければならない。
spell-text-sb_04 = 南京錠1つを、鍵なしで開けられる。
spell-text-sb_05 = 穴（落とし穴か溶岩穴）1つを、落ちずに渡れる。
spell-text-sb_06 = ここから先、経路の線どうしが交差してもよい。同じ廊下は二度通れない。
spell-text-sb_07 = 未使用の落とし穴を通って、地下からメインフロアへ登れる。
spell-text-sb_08 = 魔法陣でのテレポートを1回、巻物なしで行える。
spell-text-sb_09 = 樽のある場所から、別の樽のある場所へテレポートできる。
spell-text-sb_10 = マーケットで、ダンジョンカード1枚が1コイン安くなる。
spell-text-sb_11 = ダンジョンの一番上か一番下の開口から出て、その正反対の開口から入り直せる。
spell-text-sb_12 = ダンジョンの一番右か一番左の開口から出て、その正反対の開口から入り直せる。
spell-text-sb_13 = 更新フェーズで、手札の1枚をゲームから除外できる。
spell-text-sb_14 = 妖精トークンを買うと、違う種類のものをもう1つ無料で得られる。
spell-text-sb_15 = 更新フェーズで、2コインを払うと、手札の1枚を次のラウンドに残せる。
spell-text-sb_16 = 最初に引くカードを見て、残すか捨てるかを選べる。
spell-text-sb_17 = 更新フェーズで、手札にある購入済みのダンジョンカード1枚を、マーケットの表向きのカードのうち、コストが同じか低い1枚と取り替えられる。
spell-unseen = 裏向きの呪文書
spell-recycle = リサイクル
spell-scissors = はさみ

## ミッションとアーティファクト

mission-jean_mi_is_back = ジャン・ミが帰ってきた
mission-stocking_the_tavern = 酒場の仕入れ
mission-two_seals = 二つの封印
mission-hostages = 人質救出
mission-masked_guardians = 仮面の番人
mission-ritual = 儀式
mission-poisoned_river = 毒の川
mission-bridge_of_fire = 炎の橋
mission-silent_library = 静寂の図書館
mission-dragons_larder = 竜の食料庫
mission-twin_tyrants = 双子の暴君
mission-thieves_guild = 盗賊ギルド
mission-three_crowns = 三つの王冠の墓
mission-last_labyrinth = 最後の迷宮
artifact-winged_boots = 翼のあるブーツ
artifact-red_seal = 赤い封印
artifact-blue_seal = 青い封印
artifact-hostage_a = 人質A（粉屋）
artifact-hostage_b = 人質B（鍛冶屋）
artifact-hostage_c = 人質C（吟遊詩人）
artifact-sun_mask = 太陽の仮面
artifact-moon_mask = 月の仮面
artifact-star_mask = 星の仮面
artifact-master_key = 親鍵
artifact-gold_crown = 金の王冠
artifact-silver_crown = 銀の王冠
artifact-iron_crown = 鉄の王冠
artifact-sunstone = 太陽石
artifact-moonstone = 月長石
slot-jean_mi_is_back-0 = ジャン・ミの上側：翼のあるブーツ
slot-jean_mi_is_back-1 = ジャン・ミの左側：5コイン
slot-jean_mi_is_back-2 = ジャン・ミの下側：鍵2つ
slot-jean_mi_is_back-3 = ジャン・ミの右側：巻物5つ
slot-stocking_the_tavern-0 = 酒場の主人：樽5つ
slot-stocking_the_tavern-1 = 酒場の主人：6コイン
slot-stocking_the_tavern-2 = 酒場の主人：剣4つ
slot-two_seals-0 = 風の封印の祠：巻物2つ→赤い封印
slot-two_seals-1 = 水の封印の祠：鍵2つ→青い封印
slot-two_seals-2 = 封印の扉の左側：赤い封印
slot-two_seals-3 = 封印の扉の右側：青い封印
slot-two_seals-4 = 封印の扉の上側か下側：7コイン
slot-hostages-0 = 下側からの脱出：人質A（粉屋）
slot-hostages-1 = 下側からの脱出：人質B（鍛冶屋）
slot-hostages-2 = 下側からの脱出：人質C（吟遊詩人）
slot-masked_guardians-0 = 太陽の番人：鍵2つ→太陽の仮面
slot-masked_guardians-1 = 月の番人：剣2つ→月の仮面
slot-masked_guardians-2 = 星の番人：樽3つ→星の仮面
slot-masked_guardians-3 = 無貌の女王の上側：太陽の仮面
slot-masked_guardians-4 = 無貌の女王の右側：月の仮面
slot-masked_guardians-5 = 無貌の女王の左側：星の仮面
slot-ritual-0 = 儀式の輪の上側：テレポートを1回使用＋樽1つ
slot-ritual-1 = 儀式の輪の右側：テレポートを1回使用＋剣1つ
slot-ritual-2 = 儀式の輪の下側：テレポートを1回使用＋鍵1つ
slot-ritual-3 = 儀式の輪の左側：テレポートを1回使用＋2コイン
slot-poisoned_river-0 = 下側からの脱出：2コイン
slot-poisoned_river-1 = 下側からの脱出：2コイン
slot-poisoned_river-2 = 下側からの脱出：2コイン
slot-poisoned_river-3 = 下側からの脱出：2コイン
slot-bridge_of_fire-0 = 炎の巨人の左側：遭遇した穴3つ
slot-bridge_of_fire-1 = 炎の巨人の右側：遭遇した穴3つ
slot-bridge_of_fire-2 = 炎の巨人の上側か下側：ロープ1つと6コイン
slot-silent_library-0 = 司書長の上側：巻物7つ
slot-silent_library-1 = 司書長の右側：見つけた魔法陣3つ
slot-silent_library-2 = 司書長の下側：テレポートを2回使用
slot-silent_library-3 = 司書長の左側：訪問した部屋5つ
slot-dragons_larder-0 = 眠れる竜の上側：6コイン
slot-dragons_larder-1 = 眠れる竜の下側：樽5つ
slot-dragons_larder-2 = 眠れる竜の右側：倒したモンスター2体
slot-dragons_larder-3 = 眠れる竜の左側：剣3つ
slot-twin_tyrants-0 = 西の暴君の左側：巻物5つ
slot-twin_tyrants-1 = 西の暴君の上側：開けた南京錠2つ
slot-twin_tyrants-2 = 東の暴君の右側：剣5つ
slot-twin_tyrants-3 = 東の暴君の下側：訪問した部屋4つと4コイン
slot-thieves_guild-0 = ギルド長の左側：親鍵
slot-thieves_guild-1 = ギルド長の上側：鍵3つ
slot-thieves_guild-2 = ギルド長の右側：開けた南京錠2つ
slot-thieves_guild-3 = ギルド長の下側：7コイン
slot-three_crowns-0 = 金の石棺：3コイン→金の王冠
slot-three_crowns-1 = 銀の石棺：巻物2つ→銀の王冠
slot-three_crowns-2 = 鉄の石棺：剣2つ→鉄の王冠
slot-three_crowns-3 = 埋葬王の上側：金の王冠と鍵1つ
slot-three_crowns-4 = 埋葬王の左側：銀の王冠と樽1つ
slot-three_crowns-5 = 埋葬王の右側：鉄の王冠と2コイン
slot-three_crowns-6 = 埋葬王の下側：樽5つ
slot-last_labyrinth-0 = 太陽の祭壇：鍵2つ→太陽石
slot-last_labyrinth-1 = 月の祭壇：巻物3つ→月長石
slot-last_labyrinth-2 = 昼の番主の左側：太陽石
slot-last_labyrinth-3 = 昼の番主の下側：8コイン
slot-last_labyrinth-4 = 夜の番主の右側：月長石
slot-last_labyrinth-5 = 夜の番主の下側：翼のあるブーツ＋倒したモンスター1体
special-hostages = 人質のいるカードに入ったグループは、その人質を連れていく（1グループに1人まで）。外に出られるのはタブローの下側からだけで、人質を連れていなければならない。
special-river = 3段目は毒の川。グループは、ほかの段から、またはテレポートで川に入るたびに、集めた樽を1つ使う。樽がなければ入れない。
special-fire = 未使用のロープを持つグループは、溶岩穴を渡ってもロープを消費しない。
special-silence = 手札が配られたら、その内容を話してはいけない。公開もできない。
special-order = 竜は眠りが浅い。目標は右、左、下、上の順に達成しなければならない。順番に合わない一歩は選べない。そのため、要件が足りないまま着くと敗北になる卓でも、敗北にはならない。
special-master_key = 親鍵を持つグループは、それ以後、鍵なしで南京錠を開けられる。
special-alarm = 全グループ合わせて7つ目の南京錠を開けると警報が鳴り、敗北する（同じ経路で最後の目標を達成したときを除く）。
special-curse = 王冠を持つグループは、妖精トークンを使えない。
special-collapse = 空きスペースが初めて8つ以下になったターンの終わりと、初めて4つ以下になったターンの終わりに、アクティブプレイヤーが空きスペースを1つ選んで崩す。崩れた所にカードは置けない。

## 方角と名前

way-n = ↑ 上へ
way-e = → 右へ
way-s = ↓ 下へ
way-w = ← 左へ
way-none = その場で
side-n = 上
side-e = 右
side-s = 下
side-w = 左
side-none = どこか
beside-n = 上側
beside-e = 右側
beside-s = 下側
beside-w = 左側
beside-none = 隣
opening-N1 = 上側・左
opening-N2 = 上側・右
opening-E1 = 右側・上
opening-E2 = 右側・下
opening-S1 = 下側・左
opening-S2 = 下側・右
opening-W1 = 左側・上
opening-W2 = 左側・下
spot-nw = 左上
spot-n = 上側
spot-ne = 右上
spot-w = 左側
spot-c = 中央
spot-e = 右側
spot-sw = 左下
spot-s = 下側
spot-se = 右下
part-below = 地下の{ $spot }
group-green = 緑のグループ（▲）
group-yellow = 黄のグループ（◆）
group-blue = 青のグループ（■）
group-red = 赤のグループ（●）
group-tokens = 妖精トークン
group-spells = 呪文書
group-jumps = 呪文書とテレポート
group-cards = ダンジョンカード
group-ideas = 配置
group-add = カードを置く
group-laid = 置いたカード
group-steps = 次の一歩
group-routes = 経路の案
group-recycle = リサイクル
group-scissors = はさみ
group-sb_13 = 焚き火
group-sb_15 = アンコール
group-sb_17 = 物々交換
group-giving_up = ミッションをあきらめる
group-sketch_groups = グループ
group-sketch_spaces = スペース
group-none = グループなし
difficulty-newcomer = 新入り
difficulty-easy = イージー
difficulty-normal = ノーマル
difficulty-hard = ハード
stage-mission = ミッション
stage-starts = スタート位置
stage-market = 買い物
stage-eve = 難易度と最初のプレイヤー
stage-first = 最初のプレイヤー
stage-turned = ステップカードの向き
lost-none = —
lost-dead_end = 残りの目標を全部は達成できなくなった
lost-no_card = カードを出せなくなった
lost-no_space = 空きスペースがなくなった
lost-requirement = グループが要件を満たさずに到着した
lost-alarm = 警報が鳴った
lost-gave_up = あきらめることに全員が同意した
use-recycle = リサイクルで次の手札へ
use-scissors = はさみで除外
use-sb_13 = 《焚き火》で除外
use-sb_15 = 《アンコール》で次の手札へ
use-sword = モンスターを倒す
use-key = 南京錠を開ける
use-rope = 溶岩穴や落とし穴を渡る
use-scroll = 魔法陣から魔法陣へ移る

## ゲームの設定

setting-mode = モード
setting-mode-help = 対戦では6ラウンドの勝利ポイントを競い、協力では全員で1つのミッションに挑みます。
setting-mode-versus = 対戦
setting-mode-coop = 協力
setting-layout = ダンジョンの組み方
setting-layout-help = 対戦では、カードを上下左右に自由に並べるか、縦一列だけに並べるかを選びます。
setting-layout-free = 自由
setting-layout-column = 縦一列
setting-time_bonus = タイムボーナス
setting-time_bonus-help = 対戦で、砂時計のあるラウンドに早さを競うかどうかを選びます。「なし」なら急ぐ必要はありません。
setting-time_bonus-on = あり
setting-time_bonus-off = なし
setting-head_start = 先行時間
setting-head_start-help = 対戦のとき、コンピューターが人間より先に完了できるようになるまでの時間（分）です。0なら、人間の誰か1人が完了するまで待ちます。
setting-head_start-0 = 人間の誰かが完了するまで
setting-head_start-number = { $number }分
setting-timer = 探索の制限時間
setting-timer-help = 対戦の探索フェーズの制限時間（分）です。0は制限なし、おすすめは5分です。
setting-timer-0 = 制限なし
setting-timer-number = { $number }分
setting-seat_order = 席順
setting-seat_order-help = 参加した順のままにするか、ランダムに決めるかを選びます。
setting-seat_order-joined = 参加順
setting-seat_order-shuffled = ランダム
setting-mission = ミッション
setting-mission-help = 協力で挑むミッションです。「相談して決める」なら、ゲームが始まってから全員で選びます。
setting-mission-0 = 相談して決める
setting-mission-0-help = ゲームが始まってから、全員で選びます。
setting-mission-1 = 1．ジャン・ミが帰ってきた
setting-mission-1-help = ★ まん中のジャン・ミの四方に分けて、翼のあるブーツ、5コイン、鍵2つ、巻物5つを届ける。
setting-mission-2 = 2．酒場の仕入れ
setting-mission-2-help = ★ 酒場に樽5つ、6コイン、剣4つを届ける。
setting-mission-3 = 3．二つの封印
setting-mission-3-help = ★★ 2つの祠で得た封印を封印の扉の左右に、7コインを上か下に届ける。
setting-mission-4 = 4．人質救出
setting-mission-4-help = ★★ 各グループが人質を1人ずつ、合わせて3人連れて、下側から外へ出る。
setting-mission-5 = 5．仮面の番人
setting-mission-5-help = ★★ 裏向きの番人から仮面を3つ得て、無貌の女王に届ける。
setting-mission-6 = 6．儀式
setting-mission-6-help = ★★★ どのグループもテレポートを使ったうえで、儀式の輪の四方に、決まった物を届ける。
setting-mission-7 = 7．毒の川
setting-mission-7-help = ★★★ 各グループが2コインを持って下側から外へ出る。毒の川に入るたびに樽を1つ使う。
setting-mission-8 = 8．炎の橋
setting-mission-8-help = ★★★ 炎の巨人の左右にはそれぞれ遭遇した穴3つ、上か下にはロープ1つと6コインが必要。
setting-mission-9 = 9．静寂の図書館
setting-mission-9-help = ★★★★ 司書長の四方の目標は、巻物7つ、魔法陣3つ、テレポート2回、部屋5つ。手札の話は禁止。
setting-mission-10 = 10．竜の食料庫
setting-mission-10-help = ★★★★ 竜の四方の目標を、決まった順に達成：剣3つ、倒したモンスター2体、樽5つ、6コイン。
setting-mission-11 = 11．双子の暴君
setting-mission-11-help = ★★★★ 2人の暴君が、巻物5つ、南京錠2つ、剣5つ、部屋4つと4コインを求める。
setting-mission-12 = 12．盗賊ギルド
setting-mission-12-help = ★★★★ 親鍵、鍵3つ、南京錠2つ、7コイン。7つ目の南京錠を開けると警報が鳴る。
setting-mission-13 = 13．三つの王冠の墓
setting-mission-13-help = ★★★★★ 3つの石棺から王冠を取り、埋葬王に届ける。王冠を持つと妖精トークンは使えない。
setting-mission-14 = 14．最後の迷宮
setting-mission-14-help = ★★★★★ 2つの石を得て、2人の番主に届ける。迷宮は崩れていく。
setting-difficulty = 難易度
setting-difficulty-help = 協力ミッションの難しさです。「相談して決める」なら、手札を見てから全員で選びます。
setting-difficulty-ask = 相談して決める
setting-difficulty-ask-help = 手札を見てから、全員で選びます。
setting-difficulty-newcomer = 新入り
setting-difficulty-newcomer-help = オプティマイザーで妖精トークンを得られます。途中で使った物も、要件を満たす数に入ります。
setting-difficulty-easy = イージー
setting-difficulty-easy-help = 途中で使った物も、要件を満たす数に入ります。オプティマイザーに効果はありません。
setting-difficulty-normal = ノーマル（推奨）
setting-difficulty-normal-help = 途中で使った物は、要件を満たす数に入りません。
setting-difficulty-hard = ハード
setting-difficulty-hard-help = ノーマルのルールに加え、必要なアイテムを過不足なく持っていかなければなりません。
setting-open_hands = 手札の公開
setting-open_hands-help = 協力では、手札を全員に見せるかどうかを選びます。公開すると少し易しくなります。
setting-open_hands-on = 公開
setting-open_hands-off = 秘密
setting-strict_arrival = 要件が足りない到着
setting-strict_arrival-help = 協力で、必要な物がそろわないままグループが目標に着いたら敗北とするか、そもそもその一歩を選べないようにするかを決めます。
setting-strict_arrival-on = 着くと敗北
setting-strict_arrival-off = その一歩は選べない
setting-host_decides = チームの決め方
setting-host_decides-help = 協力ミッションで、チームの決定を全員の同意で行うか、代表（席1）だけで行うかを選びます。
setting-host_decides-on = 代表（席1）が決める
setting-host_decides-off = 全員の同意で決める
command-mission-name = ミッション
command-mission-about = ミッションの地図、目標、特別ルールを見ます
command-which_mission-name = ミッション
command-which_mission-about = ミッションの番号か名前
command-card-about = カードを大きく表示したり、呪文書やアイコンの働きを調べたりします
command-which_card-about = カード、呪文書、アイコンの名前（「アイコン」なら全アイコン）
command-hall-name = 殿堂
command-hall-about = このサーバーの協力ミッションの記録を見ます
command-mode-name = モード
command-difficulty-name = 難易度
command-layout-name = 組み方
command-time_bonus-name = タイムボーナス
command-head_start-name = 先行時間
command-timer-name = 制限時間
command-seat_order-name = 席順
command-open_hands-name = 手札公開
command-strict_arrival-name = 要件が足りない到着
command-host_decides-name = 決め方
refused-no_card = 「{ $typed }」というカード、呪文書、アイコンはありません。名前の一部を入力すると候補が出ます。
refused-no_mission = 「{ $typed }」というミッションはありません。番号か名前の一部を入力してください。
hall-title =
    ## 🏛️ 殿堂
    -# このサーバーで達成した協力ミッション、得点の高い順
hall-line = { $place }. **{ $score }点**：ミッション{ $number }「{ $mission }」（{ $difficulty }）、{ $players }、{ $date }
hall-empty = まだ達成されたミッションはありません。

## 起きたことを1つにまとめた文

story-reward = { $player }：{ $goal }で{ $primary }VP、{ $second }で{ $secondary }VP{ $bonus }{ $escape }。
part-time_bonus = 、⏱️{ $n }VP
part-escaped = （脱出）
story-team_buys = { $first }{ $group }に{ $things }。
part-team_buys = 🛒 チームの買い物：
part-buys_for = {""}
part-face_down = 裏向きの呪文書（{ $spells }だった）

## 対戦：マーケットフェーズ

log-seat_order = 席順はランダムに決まった：{ $players }。
log-primary_goal =
    🎯 プライマリ目標：**{ $goal }**（各{ $vp }VP）{ $hourglass ->
        [1] ⏳
       *[other] {""}
    }
log-market_opens = **ラウンド{ $round }** マーケットフェーズ：{ $player }から。
log-passes = { $player }はパスした。
log-passes_unable = { $player }は買えるものがないのでパスした。
log-buys_token = { $player }は{ $token }を買った（1コイン）。
log-buys_spell = { $player }は呪文書《{ $spell }》を買った（2コイン）。
log-buys_spell_unseen = { $player }は裏向きの呪文書を買った：《{ $spell }》（2コイン）。
log-buys_card = { $player }は《{ $card }》を買った（{ $cost }コイン）。
log-buys_card_unseen = { $player }は裏向きのカードを買った：《{ $card }》（{ $cost }コイン）。
log-market_spell = 呪文書《{ $spell }》がマーケットに並んだ。
log-market_card = 《{ $card }》がマーケットに並んだ。
log-market_renewed = マーケットの表向きのカードをすべて入れ替えた。
log-second_token = 《{ $spell }》：{ $player }は{ $token }も得た。
log-replaces_spell = { $player }は《{ $old }》を手放し、《{ $spell }》に替えた。
ask-buy = 何を買いますか？（{ $coins }コイン）
doing-buy = 何を買うか選んでいます
hint-buy = 全員がパスするまで、順番に1つずつ買います（2ラウンド目からはコインの最も少ない人から）。🎯は今のプライマリ目標に数えられる物の印です。妖精トークンは発見物には数えず、使っても使わなくても、ラウンドの終わりに返します。カードや呪文書を買うと、すぐ次の1枚が表向きになるので、取り消せません。ゲームの最後に残ったコインは3枚につき1点です。
do-buy_token = { $token }（{ $cost }コイン）
do-buy_spell = 呪文書《{ $spell }》（{ $cost }コイン）
do-buy_spell_unseen = 裏向きの呪文書（{ $cost }コイン）
do-buy_card = 《{ $card }》（{ $cost }コイン）
do-buy_card_cheaper = 《{ $card }》（値切り上手で{ $cost }コイン）
do-buy_card_unseen = コスト{ $price }の裏向きのカード（{ $cost }コイン）
do-buy_card_unseen_cheaper = コスト{ $price }の裏向きのカード（値切り上手で{ $cost }コイン）
do-buy_then_pass = 《{ $ware }》（{ $cost }コイン）を買ってパスする
button-do-buy_then_pass = { $ware } 🪙{ $cost }、パスも
button-do-buy_token = 🧚 { $sign } 🪙{ $cost }
button-do-buy_spell = 📖 { $spell } 🪙{ $cost }
button-do-buy_card = { $card } 🪙{ $cost }
button-do-buy_card_cheaper = { $card } 🪙{ $cost }（値切り上手）
do-pass = パス
ask-second_token = 《妖精の姉妹》：もう1つ、どの妖精トークンを得ますか？
doing-second_token = もう1つの妖精トークンを選んでいます
hint-second_token = 違う種類のトークンを無料で1つ得られます。この呪文書は次のラウンドまで裏向きになります。
do-second_token = { $token }
do-no_spell = 《{ $spell }》を使わない
ask-replace_spell = 呪文書は2枚までしか持てません。《{ $spell }》の代わりにどれを手放しますか？
doing-replace_spell = 手放す呪文書を選んでいます
hint-replace_spell = 《{ $spell }》：{ $text }新しい呪文書は表向きで置かれ、このラウンドから使えます。手放すのは使用済みの呪文書でもかまいません。
do-replace_spell = 《{ $spell }》を手放す

## ほかの文の一部

part-number = { $number ->
    [0] {""}
   *[other] [{ $number }]{" "}
}
part-turned = （上下逆）
part-offset = { $offset ->
    [0] {""}
    [-4] 、上へ4マスずらす
    [-2] 、左へ2マスずらす
    [2] 、右へ2マスずらす
    [4] 、下へ4マスずらす
   *[other] 、{ $offset }マスずらす
}
part-racing = { $racing ->
    [1] ⏳
   *[other] {""}
}
part-others_done = （✅ 完了：{ $players }）
part-rooms = 🚪{"\u2060"}×{ $rooms }
part-more_coins = 、+{ $coins }コイン
part-colour = { $letter ->
    [A] 🟥
    [B] 🟦
    [C] 🟩
    [D] 🟪
   *[other] ⬜
}
part-which = { $apart ->
    [no] {""}
    [left] （左のほう）
    [middle] （まん中）
    [right] （右のほう）
    [upper] （上のほう）
    [lower] （下のほう）
   *[other] （{ $apart }番目）
}
part-gains = { $gaining ->
    [0] {""}
   *[other] ：{ $gains }
}
part-payment = （{ $pays }を使う）
part-paid = {" "}−{ $signs }
part-points = { $points ->
    [0] {""}
   *[other] （{ $points }VP）
}
part-score = { $points ->
    [0] {""}
   *[other] ：{ $points }VP
}
part-coins = ・{ $coins }コイン
part-done = { $done ->
    [1] 、完了 ✅
   *[0] {""}
}
part-tick = { $done ->
    [1] {" "}✅
   *[0] {""}
}
part-escape = ・脱出

## 対戦：手札作成フェーズと探索フェーズ

log-foresees = 《先見》：最初のカードは《{ $card }》（あなたにだけ見える）。
log-keeps_card = 《先見》：{ $player }は最初のカードを残した。
log-discards_card = 《先見》：{ $player }は《{ $card }》を捨てた。
ask-foresee = 《{ $spell }》：最初のカードを手札に残しますか？
doing-foresee = 最初のカードを残すか決めています
hint-foresee = カードはあなたにだけ見えます。どちらを選んでも、あとは見ないまま5枚になるまで引きます。
do-keep_card = 残す
do-discard_card = 捨てる
log-hand = { $player }の手札：{ $cards }。
log-race = ⏳ タイムボーナスラウンド！ 最初に経路を完成させた人に1VP（目標：{ $goal }）。
log-head_start_up = ⌛ 先行時間が終わった。コンピューターはもう待たない。
log-time_up = ⌛ 時間切れ。今までに描いた経路が有効になる。
log-pact = 《{ $spell }》：{ $player }は呪文書を除外して{ $token }を得た。
log-done_first = ⏱️ { $player }が最初に経路を描き終え、タイムボーナスを得た！
log-done = ✅ { $player }は探索を終えた。
log-not_done = { $player }は完了を取り消した。
ask-build = ダンジョンを組んでください（目標：{ $goal }、各{ $vp }VP）{ part-racing }{ $others_done }{ $parted }
part-parted = {" "}⚠️ 離れているカードがあり、まだ経路を描けません。
doing-build = ダンジョンを探索しています
hint-build = カードを1枚ずつ置き、上下を変えたりずらしたりしてから、経路を描きます。5枚すべてを使わなくてもかまいません。あとでセカンダリ目標（得点は半分）も公開されるので、いろいろ集めましょう。カードは縦向きで、上下逆にはできますが横向きにはできません。完了するまで何度でも変えられ、ほかの人には見えません。
do-add_card = 《{ $card }》を置く
do-add_card_elsewhere = 《{ $card }》をほかの所に置く…
do-lay_card = { part-number }《{ $laid }》{ $turned }を《{ $card }》の{ $side }に{ part-offset }
do-lay_hand = 手札を全部置く
about-lay_hand = 次に経路を描きます。カードの向きや場所は「組み直す」で変えられます。
do-idea = 配置{ $letter }
# 配置と経路を一度に
do-idea_path = ⏩ 配置{ $letter }と経路：{ $points }VP{ $coins }{ $escape }{ part-done }
about-idea = 少なくとも{ $points }VPに届きます。
risk-no_path = ⚠️ このラウンドは得点できません。
button-risk-no_path = ⚠️ 得点なし
about-done_final = { $racing ->
        [1] 最初に完了するので、⏱️1VPを得ます。
       *[0] このあと、すぐ得点計算に進みます。
    }
about-card = { $fits }{ about-team_card }
part-fits = 🎯×{ $n } · {""}
about-team_card = { $signs }{ $rooms }
about-token = { $use }ときに使えます。
about-spell_unseen = 呪文書デッキの一番上のカードです。買うまで見えません。
about-card_unseen = そのデッキの一番上のカードです。買うまで見えません。
about-pass = このラウンドはもう買えなくなります。
undone-refreshed = 更新フェーズを終えたこと
about-confirm = 使わなかった分は失われます。
about-farther = 途中で：{ $signs }{ $paid }。
about-start = { $ways }{ $found }
part-no_openings = 何も使わずに行ける開口なし
part-openings = この先の開口{ $n }か所
part-at_entrance = 。入口に{ $icons }
about-start_free = ここには先にカードを置く必要があります。
about-to_goal =
    { $spaces ->
        [0] 目標の残る{ $goal }の中
        [1] 目標の残る{ $goal }の隣
       *[other] 目標の残る{ $goal }まであと{ $spaces }スペース
    }
about-to_side =
    { $spaces ->
        [0] 目標の残る{ $side }側の端
       *[other] 目標の残る{ $side }側の端まであと{ $spaces }スペース
    }
about-group = 持ち物：{ $things }。
about-no_route = ここから目標に届く道は見つかっていません。カードを置けばつながることがあります。
about-end_turn = カードを1枚引き、{ $alone ->
        [1] 自分の次
       *[0] 次のプレイヤー
    }のターンになります。
# その答えでミッションがすぐに失敗する
risk-lost = 💀 ミッション失敗：{ $why }
button-risk-lost = 💀 ミッション失敗
about-wasted = ⚠️ このグループが持つ{ $artifact }は、ほかの側の目標に必要です。ここで届けるとその目標は達成できなくなり、ミッションは失敗します。
about-give_in = { $spaces ->
        [0] 空きスペースがありません。
       *[other] もう出せるカードがありません。
    }
do-turn_card = 《{ $card }》を上下逆にする
button-do-turn_card = 🔄 《{ $card }》
do-shift_card = 《{ $card }》をずらす
do-take_card = 《{ $card }》を戻す
do-quarter_turn = 《{ $card }》を横向きにする
do-clear_cards = 全部のカードを戻す
do-draw_path = ✏️ 経路を描く
do-done_empty = 経路なしで完了
do-pact = 《妖精の契約》を除外して{ $token }を得る
ask-place = 《{ $card }》をどこに置きますか？{ $turned }
doing-place = ダンジョンを探索しています
hint-place = 図の番号は、カードを置ける場所です。開口（外枠の切れ目）どうしが合う所にだけ置けます。
do-place_at = { part-number }《{ $card }》の{ $side }{ part-offset }
do-flip = 🔄 《{ $card }》を上下逆にする
ask-draw =
    { $over ->
        [escaped] この経路で脱出できています。完了しますか？
        [stuck] 行き止まりです。脱出せずに完了しますか？
        [start] どこから始めますか？
       *[no] 次の一歩は？
    }（{ $over ->
        [start] { $goal }
       *[other] { $goal }で{ $points }VP、{ $coins }コイン
    }）{ part-racing }{ $others_done }
doing-draw = ダンジョンを探索しています
hint-draw = カードからは開口（外枠の切れ目）を通って出て、同じ廊下は一度しか通れませんが、部屋には別の扉から何度でも入れます。「B2」のようにスペース名の付いた選択肢を選ぶと、そのカードの中を一気に通り抜けます。2bは、2と同じ所への別の道です。一本道は自動で進みます。外側の端から出れば脱出となり、脱出の回数がいちばん多い人は最後に得点します。完了するまでは、いつでも戻れます。{ $racing ->
        [1] {""}
       *[other] ✅の付いた経路を選ぶとそのまま完了しますが、ほかの人が探索している間は取り消せます。
    }
about-dead_end = ⚠️ 行き止まりです。ここへ進むと、経路はそこで終わります。
button-about-dead_end = ⚠️ 行き止まり
about-stuck = ⚠️ 行き止まりです。そこからは戻るしかありません。
button-about-stuck = ⚠️ 行き止まり
do-route = [{ $letter }] { part-colour } { $points }VP{ $coins }{ $escape }{ part-done }
button-do-route = [{ $letter }] { part-colour } { $points }VP{ $coins }{ $escape }{ part-tick }
# 残りの道を一度に
do-finish_done = ⏩ 線のとおりに最後まで進む：+{ $points }VP{ $coins }{ $escape }、完了 ✅
button-do-finish_done = ⏩ 最後まで：+{ $points }VP{ $coins }{ $escape } ✅
about-route = { $purpose }{ $signs }{ $rooms }{ $spending }{ $escape }
part-purpose = { $purpose }：
part-spending = （{ $spent }を使う{ $given }）
part-given = 。{ $given }は途中で得る
part-no_escape = ・脱出なし
do-route_to = [{ $letter }] { part-colour } { $slot }
# 選んだあとの言い方
undo-do-route_to = 「{ $slot }」への経路{ $found }
part-found = （{ $signs }）
about-route_to = { $signs }{ $spending }
part-nothing_found = 見つける物なし
purpose-points = 見つかった案の中で、プライマリ目標の得点が最高
purpose-out = 確実に脱出する
purpose-coins = コインが最も多い
purpose-cards = リサイクルとはさみが最も多い
purpose-finds = セカンダリ目標に最も有利
purpose-onward = 見つかった案の中で、ここから先の最善の道
purpose-another = 別の道
do-step_start = { part-number }{ $space }の{ $opening }（{ $card }）から入る{ part-gains }{ $payment }
do-step_go =
    { part-number }{ $way }{ $leaves ->
        [1] 、{ $space }《{ $card }》{ $room ->
            [1] の部屋に入る
           *[other] に入る
        }
       *[0] { $room ->
            [1] 、部屋に入る
           *[other] {""}
        }
    }{ part-which }{ part-gains }{ $payment }
do-step_escape = { part-number }{ $way }脱出する{ part-done }{ part-which }
do-through =
    { part-number }{ $richer ->
        [1] 遠回りして
       *[0] {""}
    }{ $opening }から{ $space }《{ $card }》へ抜ける{ $gaining ->
        [0] {""}
       *[other] ：途中で{ $gains }
    }{ $payment }{ part-points }
do-through_out = { part-number }外へ抜けて脱出（{ $opening }）{ part-done }{ part-gains }{ $payment }{ part-points }
do-through_before =
    { part-number }{ $richer ->
        [1] 遠回りして
       *[0] {""}
    }{ $opening }の手前まで進む{ part-gains }{ $payment }
do-through_end = { part-number }ここの物を集める{ part-done }{ part-gains }{ $payment }{ part-points }
do-through_circle = { part-number }魔法陣まで進む{ part-gains }{ $payment }{ part-points }
do-farther = { part-number }{ $first_opening }から出て{ $first_space }を通り、その{ $opening }から{ $space }《{ $card }》へ抜ける{ part-score }
do-farther_out = { part-number }{ $first_opening }から出て{ $first_space }を通り、その{ $opening }から脱出{ part-done }{ part-score }
do-farther_end = { part-number }{ $first_opening }から出て{ $space }《{ $card }》へ行き、そこの物を集める{ part-done }{ part-score }
do-step_fall =
    { part-number }{ $inside ->
        [1] この部屋の落とし穴に落ちる
       *[0] { $way }、落とし穴に落ちる
    }{ part-which }{ part-gains }
do-step_rope = { part-number }{ $way }、落とし穴を渡る{ part-which }{ $payment }
do-step_stairs = { part-number }階段を使う{ part-which }{ part-gains }{ $payment }
do-step_tp = { part-number }魔法陣で{ $space }《{ $card }》の{ $spot }{ part-which }へ{ part-gains }{ $payment }
do-step_token = { $token }をもらう
do-step_token_none = 何ももらわない
do-step_arrive = { part-number }{ $way }進んで到着する{ part-which }
do-step_sb_02 = 《妖精の契約》で{ $token }を得る
do-step_sb_03 = { part-number }《狩人の呼び声》で{ $space }《{ $card }》の{ $spot }{ part-which }へ{ part-gains }{ $payment }
do-step_sb_06 = 《幽霊の線》を使う（以後、自分の線と交差してよい）
do-step_sb_07 = { part-number }《蜘蛛登り》で落とし穴を登る{ part-which }{ part-gains }{ $payment }
do-step_sb_09 = { part-number }《樽渡り》で{ $space }《{ $card }》の{ $spot }{ part-which }の樽へ{ part-gains }{ $payment }
do-step_sb_11 = { part-number }《天地の門》：{ $way }出て反対側から入る{ part-which }{ part-gains }{ $payment }
do-step_sb_12 = { part-number }《東西の門》：{ $way }出て反対側から入る{ part-which }{ part-gains }{ $payment }
button-do-step_start = [{ $number }] { $arrow } { $space }{ $signs }{ $paid }
button-do-step_go = [{ $number }] { $arrow }{ $leaves ->
        [1] {" "}{ $space }
       *[0] {""}
    }{ $room ->
        [1] {" "}🚪
       *[other] {""}
    }{ $signs }{ $paid }
button-do-step_escape = [{ $number }] { $arrow } 脱出{ part-tick }
button-do-through = [{ $number }] { $space }{ $signs }{ $paid }
button-do-through_out = [{ $number }] 脱出{ part-tick }{ $signs }{ $paid }
button-do-through_before = [{ $number }] 開口の前で止まる{ $signs }{ $paid }
button-do-through_circle = [{ $number }] 🔮まで{ $signs }{ $paid }
button-do-through_end = [{ $number }] 集める{ part-tick }{ $signs }{ $paid }
button-do-farther = [{ $number }] … → { $space }{ $pit }
button-do-farther_out = [{ $number }] … → { $space }、脱出{ part-tick }{ $pit }
button-do-farther_end = [{ $number }] { $space }で集める{ part-tick }{ $pit }
button-do-step_fall = [{ $number }] { $arrow } 落ちる{ $signs }
button-do-step_stairs = [{ $number }] 階段{ $signs }{ $paid }
button-do-step_tp = [{ $number }] 🔮 { $space }{ $signs }{ $paid }
button-about-idea = { $points }VP
do-undo_step = ↩️ 一歩戻る
do-clear_path = 描き直す
do-rebuild = 組み直す
do-done = ✅ 完了！
ask-head_start_up = 先行時間を終わりにしますか？
hint-head_start_up = 先行時間が終わると、コンピューターが先に完了することがあります。
do-head_start_up = 先行時間を終える
ask-time_up = 時間切れにしますか？
hint-time_up = 時間切れにすると、今までに描いた経路が有効になります。
do-time_up = 時間切れにする
ask-withdraw = 完了しています。取り消して探索を続けますか？
hint-withdraw = ほかの人が探索している間だけ、完了を取り消せます。
do-withdraw = 完了を取り消す
button-sum-goal = +{ $more }VP
sum-goal = { $goal }で+{ $more }VP。

## 対戦：報酬フェーズと更新フェーズ

log-primary = { $player }：{ $goal }で{ $points }VP、{ $coins }コイン。
log-time_bonus = ⏱️ { $player }：タイムボーナス{ $points }VP。
log-secondary_goal = 🎯 セカンダリ目標：**{ $goal }**（各{ $vp }VP、最後に半分になる）。
log-secondary =
    { $player }：セカンダリ目標で{ $points }VP。{ $escaped ->
        [1] 🚪 脱出した。
       *[other] 脱出せず。
    }
log-refreshed = { $player }の更新：{ $cards }（{ $use }）。
log-barters = 《{ $spell }》：{ $player }は《{ $card }》を《{ $new }》と取り替えた。
ask-refresh = 更新フェーズ：{ $unused ->
        [1] { $recycle ->
            [0] { $scissors ->
                [0] 何を使いますか？
               *[other] どのカードを除外しますか？（✂️×{ $scissors }）
            }
           *[other] どのカードを次の手札に入れ{ $scissors ->
                [0] ますか？（♻️×{ $recycle }）
               *[other] （♻️×{ $recycle }）、どのカードを除外しますか？（✂️×{ $scissors }）
            }
        }
       *[0] すべて使いました。これで終えますか？
    }
doing-refresh = 更新フェーズで使う物を選んでいます
hint-refresh = ✅の付いた答えで、更新フェーズを終えます。🎯は、次のプライマリ目標に数えられる物の印です。リサイクルを使ったカードは次の手札に入ります。はさみを使うと、弱いカードをゲームから除外できます。1枚のカードに使えるのは、どちらか一方だけです。
do-recycle = リサイクル：《{ $card }》を次の手札に入れる{ part-done }
do-scissors = はさみ：《{ $card }》を除外する{ part-done }
do-sb_13 = 《{ $spell }》：《{ $card }》を除外する{ part-done }
do-sb_15 = 《{ $spell }》：2コインで《{ $card }》を次の手札に入れる{ part-done }
do-sb_17 = 《{ $spell }》：《{ $card }》を取り替える…
button-do-recycle = ♻️ { $card }{ part-tick }
button-do-scissors = ✂️ { $card }{ part-tick }
button-do-sb_13 = { $spell }：{ $card }{ part-tick }
button-do-sb_15 = { $spell }：{ $card }{ part-tick }
do-unmark = 取り消す：{ $mark ->
        [recycle] ♻️
        [scissors] ✂️
       *[other] { $spell }：
    } { $card }
do-confirm = ✅ これで終える
ask-barter = 《{ $card }》をどのカードと取り替えますか？
doing-barter = 取り替えるカードを選んでいます
hint-barter = マーケットに表向きで並んでいる、コストが同じか低いカードを選びます。新しいカードは自分の捨て場に置かれ、手放すカードはゲームから除外されます。
do-card = 《{ $card }》

## 対戦：終わり

closing-lost = 🎯 達成した目標：{ $goals }つのうち{ $met }つ。
closing-mission = 🧮 { $sum } × { $factor }（{ $difficulty }）、端数切り捨てで{ $score }点。
tie-secondary = ⚖️ { $player }と{ $behind }は{ $points }VPで同点ですが、セカンダリの得点が高い{ $player }が上位です（{ $own }対{ $other }）。
tie-shared = ⚖️ { $players }は{ $points }VPで並び、セカンダリの得点も同じなので、同順位です。
end-scored = { $seats ->
    [1] 6ラウンドが終わりました。得点は{ $best }VPです。
   *[other] { $winning ->
        [1] 6ラウンドが終わり、{ $winners }が{ $best }VPで勝ちました。2位は{ $second }VPです。
       *[other] 6ラウンドが終わり、{ $winners }がそれぞれ{ $best }VPで、勝利を分け合います。
    }
}
score-primary = プライマリ
score-secondary = セカンダリ（半分）
score-time_bonus = タイムボーナス
score-escape = 脱出ボーナス
score-coins = コイン
score-free_spaces = 空きスペース
score-tokens = 妖精トークン
score-spells = 呪文書
score-items = 残ったアイテム
score-mission = ミッション

## 協力：相談

log-mission = 🗺️ ミッション{ $number }**「{ $mission }」**。タブローが組まれた。
log-proposes = { $player }が{ $stage }を提案した。ほかの全員の確認を待つ。
log-agrees = { $player }は賛成した。
log-decided = 全員が賛成し、{ $stage }が決まった。
log-takes_pen = { $player }が提案を変更する。
log-group_placed = { $group }は{ LETTER($column) }{ $row }の{ $side }からスタートする。
log-group_token = { $group }が{ $token }を受け取った（1コイン）。
log-group_spell = { $group }が呪文書《{ $spell }》を受け取った（2コイン）。
log-group_spell_unseen = { $group }が裏向きの呪文書を受け取った：《{ $spell }》（2コイン）。
log-shop_again = 呪文書を買って新しい1枚が表になったので、残りの{ $coins }コインで買い物を続けられる。
log-coins_lost = 残った{ $coins }コインは銀行に戻した。
log-mission_deck = { $cards }枚のプレイヤーデッキができた。
log-dealt = あなたの手札（あなたにだけ見える）：{ $cards }。
log-dealt_open = { $player }の手札：{ $cards }。
log-mission_begins = 難易度は{ $difficulty }。最初のプレイヤーは{ $player }。
ask-choose_mission = どのミッションに挑みますか？
doing-choose_mission = ミッションを選んでいます
hint-choose_mission = 番号が大きいほど難しくなります。`/マップマスターズ ミッション`で、地図、目標、特別ルールを見られます。
do-mission = { $number }．{ $mission }（★{ $stars }）
ask-confirm = { $player }の提案（{ $stage }）です。これでよいですか？
doing-confirm = 提案に賛成するか決めています
hint-confirm = 提案は盤面に示されています。変えたいときは、「{ do-take_pen }」を選んでください。
about-sheet_mission = { $number }．{ $mission }
about-sheet_starts = { $starts }。
part-start = { $group }は{ $space }の{ $side }{ $more }
about-sheet_market = { $shares }（{ $cost }コイン）。
about-sheet_market_none = 何も買いません。
part-share = { $group }に{ $things }{ $more }
part-next = {" "}／ { $text }
about-sheet_eve = 難易度は{ $difficulty }。{ $player }から始めます。
about-sheet_first = { $player }から始めます。
about-sheet_turned = { $turned ->
        [1] 上下逆。
       *[0] そのままの向き。
    }
do-agree = 賛成
do-take_pen = 変更する
ask-place_group = { $group }をどこからスタートさせますか？
doing-place_group = グループのスタート位置を選んでいます
hint-place_group = 図で光っている所が、グループをスタートさせられる入口です。「先の開口」は、そのカードで何も使わずに行ける開口（外枠の切れ目）の数で、多いほど道の選択肢が増えます。空きスペースの前からスタートしてもかまいません。その場合は、あとで置かれたカードに、向かい合う開口から入ります。
do-place_group = { LETTER($column) }{ $row }の{ $side }（{ $card }）
button-do-place_group = { LETTER($column) }{ $row } { $side }
do-place_group_warned =
    ⚠️ { LETTER($column) }{ $row }の{ $side }（{ $card }、すぐ先に{ $warning ->
        [monster] モンスター
        [padlock] 南京錠
       *[other] 溶岩穴
    }）
button-do-place_group_warned = ⚠️ { LETTER($column) }{ $row } { $side }
ask-shop = ミッション前の買い物{ $again ->
        [0] {""}
       *[other] の続き
    }：あと{ $coins }コイン
doing-shop = ミッション前の買い物をしています
hint-shop = 買えるのは今だけです。使わなかった妖精トークンは、目標の要件に数えられ、最後まで残れば1つ2点です。呪文書を買うと、新しい呪文書が1枚表になるので、コインが残っていればもう一度買い物ができます。買った物は1つのグループのもので、ほかのグループには渡せません。
do-unbuy = 最後の買い物を取り消す
do-submit_market = 買い物を終える
ask-assign = { $thing }をどのグループに渡しますか？
doing-assign = 買った物を渡すグループを選んでいます
hint-assign = グループごとに、妖精トークンは各種類1つまで、呪文書は2枚までです。
do-assign = { $group }
ask-choose_difficulty = 難易度をどうしますか？
doing-choose_difficulty = 難易度を選んでいます
hint-choose_difficulty = 新入り：オプティマイザーで妖精トークンを得られ、途中で使った物も、要件を満たす数に入ります。イージー：途中で使った物も要件を満たす数に入ります。ノーマル：使った物は数えません。ハード：ノーマルに加え、数が要件とちょうど同じでなければなりません。
do-difficulty = { $difficulty }
ask-choose_first = 誰から始めますか？
doing-choose_first = 誰から始めるか選んでいます
hint-choose_first = 手札を見てから、相談して決めます。
do-first_player = { $player }から始める
ask-turn_step = 表になったステップカードを、どの向きに置きますか？
doing-turn_step = ステップカードの向きを選んでいます
hint-turn_step = このあと、グループが着いた側の要件を満たしているかどうかが判定されます。
do-step_up = そのままの向き
do-step_down = 上下逆

## 協力：ターン

log-turn = **{ $player }のターン**（空きスペース{ $free }か所）
log-last_chance = { $player }はもうカードを出せない。これが経路を描く最後の機会だ。
log-plays = { $player }は《{ $card }》を{ LETTER($column) }{ $row }に置いた。
log-artifact = 💎 { $group }が{ $artifact }を手に入れた。
log-ends_at = { $group }は《{ $card }》に着いた。
log-fills = 🏆 { $group }が目標「{ $slot }」を達成した。
log-reveals = { $group }が着いて裏向きのカードをめくると、《{ $card }》だった。
log-stays = { $group }は要件を満たせず、そこに留まった。
log-draws = { $player }は《{ $card }》を引いた。
log-collapses = 💥 { LETTER($column) }{ $row }が崩れた。もうカードは置けない。
log-wants_to_give_up = { $player }がミッションをあきらめようと提案した。全員が同意すれば終わる。
log-plays_on = { $player }はまだ続けたいと言っている。
log-mission_won = 🎉 ミッション「{ $mission }」達成！ { $score }点。
log-stuck = 🧭 { $left ->
        [0] { $goals }を達成できるグループがもうありません。
       *[other] { $goals }（{ $many }つ）を達成できるのは{ $groups }だけです。
    }
log-mission_lost = 💀 ミッション失敗：{ $why }。
end-mission_won = ミッション{ $number }「{ $mission }」を{ $difficulty }で達成：{ $score }点。
end-mission_lost = ミッション{ $number }「{ $mission }」（{ $difficulty }）は失敗：{ $why }。{ $score }点。
ask-play_card = どのカードを出しますか？
doing-play_card = 出すカードを選んでいます
hint-play_card = 1ターンに必ず1枚、カードをタブロー（カードを並べた迷宮）の空きスペースに置きます。相談してもかまいませんが、決めるのはあなたです。
do-propose_give_up = 🏳️ { $alone ->
        [1] あきらめる
       *[0] あきらめることを提案
    }
ask-play_at = { ask-place }
doing-play_at = カードを置く場所を選んでいます
hint-play_at = どのカードも、どちらの向きでも置けます。
do-play_at = { LETTER($column) }{ $row }に置く
button-do-play_at = { LETTER($column) }{ $row }
ask-trace_paths =
    経路を描きますか？{ $last ->
        [1] （最後の機会）
       *[other] {""}
    }
doing-trace_paths = 経路を描くか決めています
hint-trace_paths = 経路は、グループのいる所から、目標か、そのグループが取れるアーティファクトまで一気に描きます。あとのターンまで待ってもかまいません。
do-trace = ✏️ { $group }の経路を描く
do-end_turn = ターンを終える
do-give_in = これ以上描かない（ミッション失敗）
ask-trace_path = { $what }{ $held }
part-next_step = { $group }の次の一歩は？
part-which_token = { $group }：見つけたオプティマイザーで、どの妖精トークンをもらいますか？
part-held = {" "}持ち物：{ $things }。
doing-trace_path = 経路を描いています
hint-trace_path = 経路を描き終えるまでは何も確定せず、いつでもやめられます。「B3」のようにスペース名の付いた選択肢を選ぶと、何も使わずに通れるカードの中を一気に通り抜けます。2bは、2と同じ所への別の道です。
do-step_deliver = { part-number }{ $way }進んで届ける{ part-which }：「{ $slot }」
do-step_deliver_other = { part-number }{ $way }進んで届ける{ part-which }（{ $gives }を渡す{ $used }）：「{ $slot }」
do-step_reveal = { part-number }{ $way }進んで裏向きのカードをめくる{ part-which }
do-step_in_vain = { part-number }{ $way }進み、要件を満たさず到着（敗北）{ part-which }
do-step_take = { part-number }{ $way }進み、{ $artifact }を取って止まる{ part-which }
do-abandon = この経路をやめる
ask-hand_over = { $group }は目標に何を渡しますか？
doing-hand_over = 目標に渡す物を選んでいます
hint-hand_over = 目標：「{ $slot }」
do-hand_over = { $gives }{ $used }
part-used_already = （うち使用済み：{ $n }）
ask-sketch_plan = ✏️ 地図に道順を下描きする
hint-sketch_plan = グループを選び、次に、通るスペースを順に選びます。下描きは全員に見えますが、効果はなく、場所取りにもなりません。同じグループの道順を描き直すと、前の下描きは消えます。
do-sketch_group = { $group }
do-sketch_space = { LETTER($column) }{ $row }
do-wipe_sketches = 自分の下描きを消す
log-sketches =
    ✏️ { $player }が{ $group }の道順を{ $number ->
        [0] 消した。
       *[other] 下描きした：{ $spaces }。
    }
log-wipes_sketches = { $player }は自分の下描きをすべて消した。
ask-collapse = どの空きスペースを崩しますか？
doing-collapse = 崩す空きスペースを選んでいます
hint-collapse = 崩れた所には、もうカードを置けません。その前で待つグループは、先へ進めなくなるかもしれません。
do-collapse = { LETTER($column) }{ $row }を崩す
ask-agree_to_give_up = ミッションをあきらめますか？
doing-agree_to_give_up = ミッションをあきらめるか決めています
hint-agree_to_give_up = 1人でも続けたい人がいれば、ゲームは続きます。
do-play_on = 続ける
do-agree_to_give_up = あきらめる

## お断り

refused-bad_orientation = カードはそのままか上下逆に置きます。横向きには置けません。
refused-overlap = カードは重ねられません。
refused-misaligned = 開口が合いません。開口には開口を、壁には壁を合わせてください。
refused-not_connected = ほかのカードとつながりません。
refused-not_in_column = この卓では縦一列にだけ置けます。
refused-no_cards = 先にカードを置いてください。
refused-not_a_free_space = そこは空きスペースではありません。
refused-not_open_edge = そこは、空いている外側の開口ではありません。
refused-door_used = その通り道は、もう使われています。
refused-corridor_used = その廊下はもう使われています。同じ廊下は一度しか通れません。
refused-obstacle_monster = そこのモンスターを全部倒すには、剣があと{ $lacking }つ必要です。
refused-obstacle_padlock = 南京錠を開ける鍵がありません。
refused-obstacle_lava = ロープがないと溶岩穴は通れません。
refused-wall = 壁があって通れません。
refused-wall_above = 壁があって通れません。その下の通路は地下です。先に階段か落とし穴で地下へ下りてください。
refused-fallen = 落とし穴から地下へ落ちました。
refused-no_rope = 落とし穴を渡るロープがありません。
refused-landing_used = 落ちる先のマスは、もう使われています。
refused-pit_used = その落とし穴はもう使われています。
refused-stairs_used = その階段はもう使われています。
refused-crosses_own_path = 部屋の中で自分の線と交差します。
refused-crosses_other_path = 部屋の中でほかのグループの線と交差します。
refused-same_place = 同じ部屋の中へはテレポートできません。
refused-circle_used = その魔法陣は使用済みです。
refused-no_scroll = テレポートに使う巻物がありません。
refused-no_opposite_edge = 正反対の側に、空いている外側の端がありません。
refused-no_such_step = そこへは進めません。図の番号から選んでください。
refused-waiting = その先は空きスペースです。カードが置かれるまで通れません。
refused-edge = そこはタブローの端で、行き止まりです。
refused-sold_out = 売り切れです。
refused-not_enough_coins = コインが足りません（{ $cost }コイン必要、手元に{ $coins }コイン）。
refused-building_area_full = 建築エリアにもう5枚あります。
refused-empty_deck = そのデッキにはもうカードがありません。
refused-card_chosen = そのカードはもう選ばれています。
refused-no_price = 取り替えられるのは、買ったダンジョンカードだけです。代わりに選べるのは、コストが同じか低い、表向きのカードだけです。
refused-start_taken = そこは、もうほかのグループのスタート位置です。
refused-group_limit = 1つのグループが持てるのは、妖精トークンが各種類1つ、呪文書が2枚までです。
refused-requirement_not_met = そこで求められる物がそろっていません。
refused-slot_filled = その目標はすでに達成されているか、このグループがそのカードで別の目標をすでに達成しています。
refused-wrong_side = その側に目標はありません。
refused-order = まだその順番ではありません。右、左、下、上の順です。
refused-no_antidote = 毒の川に入るには、集めた樽を1つ使わなければなりません。
refused-arrived = そのグループはもう目標に着いています。
refused-no_way = そのグループには、今進める先がありません。

## 絵の中の言葉

picture-goal = { $goal }（各{ $vp }VP）
picture-goal_each = 各{ $vp }VP
picture-goal_primary = プライマリ
picture-goal_secondary = セカンダリ
picture-goal_next = 次のラウンド
picture-points = { $points } VP
picture-found = 発見物
picture-spend = 使える物
picture-no_cards = まだカードがありません
picture-hidden = 手札は見えません
picture-used = 使用済み
picture-market = ラウンド{ $round }／{ $rounds }・マーケット：{ $player }の番
picture-hand = ラウンド{ $round }／{ $rounds }・手札作成フェーズ
picture-explore = ラウンド{ $round }／{ $rounds }・探索フェーズ
picture-refresh = ラウンド{ $round }／{ $rounds }・更新フェーズ
picture-drawing = 探索中…
picture-done = 完了
picture-first = 一番に完了！
picture-no_path = ダンジョンなし
picture-scores = 得点
picture-total = 合計
picture-so_far = 途中計
# What the points if the game ended now count (MM-16)
words-so_far = 途中計は今終わった場合の点です（セカンダリは半分、脱出・コイン込み）。
picture-deck = デッキ
picture-discard = 捨て場
picture-hand_of = { $player }の手札
picture-deciding = { $mission }・相談中：{ $stage }
picture-turn = { $player }のターン・空き{ $free }・デッキ{ $deck }・{ $mission }（{ $difficulty }）
picture-goals = 目標
picture-groups = グループ
picture-exit = 出口
picture-choose_mission = 14のミッション（上から順に難しくなる）
picture-stars = ★{ $stars }
picture-mission_size = { $columns }×{ $rows }枚

## 絵の代わりの言葉

words-path_end = 経路の現在地
words-path_start = 経路を始められるところ
words-path_step = 経路を続けられるところ
words-count = { $icon }×{ $number }
words-card = 《{ $card }》（{ $icons }）
words-goal = 🎯 { $name }：{ $goal }
words-player = **{ $player }**：{ $points }点、{ $coins }コイン、脱出{ $escapes }回、妖精トークン（{ $tokens }）、呪文書（{ $spells }）
words-rounds = 、各ラウンドの得点（プライマリ＋セカンダリ{ $bonus ->
    [0] {""}
   *[other] 、⏳はタイムボーナス+1
}）：{ $rounds }
words-state = 、{ $state }
words-market_cards = コスト{ $cost }：{ $cards }
words-market_spells = 呪文書（2コイン）：{ $spells }
words-market_tokens = 妖精トークン（1コイン）の残り：{ $tokens }
words-spell = 《{ $spell }》{ $text }
words-spell_gap = ／
words-spell_used = 《{ $spell }》（使用済み）{ $text }
words-hand = このラウンドの手札：{ $cards }
words-hand_hidden = { $number ->
    [0] { $player }には手札がありません。
   *[other] { $player }の手札は{ $number }枚（見えません）。
}
words-piles = デッキ：{ $deck }。捨て場：{ $discard }。
words-rest = まだ置いていないカード：{ $cards }。
words-laid = 置いたカード：{ $cards }。
words-unseen = 裏向き
words-turned = { $card }（上下逆）
words-path = 経路で見つけた物：{ $found }。目標で{ $points }VP。
words-spend = まだ使える物：{ $items }。この経路の後に残る妖精トークン：{ $tokens }。
words-escaped = この経路で脱出できています。
words-slot = ☐ { $slot }
words-slot_filled = ☑ { $slot }
words-lies = { $artifact }：{ $space }《{ $card }》に入ったグループが手に入れる
words-free = 空きスペース：{ $spaces }。
words-trace = { $group }の描きかけの経路で見つけた物：{ $found }。
words-sketch = { $player }の下描き（{ $group }）：{ $spaces }。
words-nowhere = 未定
words-arrived = 目標に到着
words-token = { $token }
words-group = { $group }：{ $where }。持ち物：{ $things }。目標に数える物：{ $held }。
words-proposed = 提案：{ $what }
words-main = メインフロア
words-basement = 地下
words-cost = コスト：{ $cost }コイン
words-starter = スターターカード（全員のデッキに1枚ずつ）
words-mission = タブロー{ $columns }×{ $rows }、グループは{ $groups }。プレイヤーデッキ：スターター{ $starters }枚とコスト3～6のカード{ $costs }枚。買い物には{ $coins }コイン。達成で{ $points }点（空きスペースなどの点を加え、難易度の倍率を掛ける）。
words-start_side = グループは{ $sides }側から始めます。

## ルールのページ

topic-goal-title = ゲームの目的
topic-goal =
    {""}**対戦**（1～5人）では、6ラウンドの間、毎回5枚のカードで自分のダンジョンを組み、1本の経路を描きます。目標に合う発見物が勝利ポイント（VP）になり、合計の最も多い人の勝ちです。
    {""}**協力**（1～5人）では、全員で冒険者のグループを動かし、14のミッションから1つに挑みます。勝つのも負けるのも一緒です。
    どちらも、経路の描き方は同じです。
topic-round-title = 対戦：ラウンドの流れ
topic-round =
    1. **マーケットフェーズ**：順番に1つずつ買い物をします。
    2. **手札作成フェーズ**：建築エリアが5枚になるまで、自分のデッキから、カードを見ないで引きます。
    3. **探索フェーズ**：全員同時に、5枚でダンジョンを組み、経路を描きます。
    4. **報酬フェーズ**：妖精トークンを返し、見つけたコインを受け取り、プライマリ目標、タイムボーナス、セカンダリ目標の順に得点します。脱出した人は脱出ボックスに印を付けます。
    5. **更新フェーズ**：次のプライマリ目標を公開し、オプティマイザーと呪文書を使い、カードを片付けます。
    6ラウンド目の報酬フェーズでゲームは終わります。
topic-market-title = 対戦：マーケットフェーズ
topic-market =
    最初のラウンドはランダムに決まった人から、以後はコインの最も少ない人から始めます（同じなら前のラウンドの得点が低い人）。順番に、1つ買うかパスします。パスした人は、そのラウンドにはもう買えません。
    - **妖精トークン**（1コイン）：剣、鍵、ロープ、巻物のどれか1つの代わりになります。使っても使わなくても、ラウンドの終わりに返します。目標には数えません。
    - **呪文書**（2コイン）：2枚まで持てて、1枚につき毎ラウンド1回使えます。
    - **ダンジョンカード**（3～6コイン）：すぐにこのラウンドの手札に入ります。
    表向きの2枚のどちらかの代わりに、同じ列のデッキの一番上のカードを、同じ値段で、見ないで買うこともできます。最初の所持金は6コインで、残りは持ち越せます。
    ラウンド3の終わりに、表向きのカードはすべて入れ替わります。
topic-building-title = ダンジョンの組み方
topic-building =
    カードは縦向きに、そのままか上下逆に置きます。横向きにはできません。重ねてもいけません。
    触れ合う辺では、開口には開口が、壁には壁が向かい合わなければなりません。開口はどのカードでも同じ8か所にあるので、上下に並べるカードは左右に0か2マス、左右に並べるカードは上下に0か4マスだけずらせます。すべてのカードがつながっていなければなりません。
    5枚すべてを使わなくてもかまいません。使わなかったカードも、そのラウンドの手札のままです。
    卓の設定で「縦一列」を選ぶと、カードはまっすぐ縦にだけ並びます。
topic-path-title = 経路の描き方
topic-path =
    経路は、対戦ではダンジョンの空いている外側の開口のどれかから、ミッションではグループのいる所から始まります。ブラウザーの盤面では、指やマウスでなぞって描けます。
    - 廊下は1マスにつき1回だけ通れます。四叉路も廊下なので、通れるのは1回だけです。
    - 開口や扉も、それぞれ1回だけ使えます。
    - 経路の線どうしは交差できません。ただし、メインフロアと地下は別々なので、上下に重なるのはかまいません。
    - 経路は途切れてはいけません（テレポートは別です）。
    対戦では、入った所とは別の、空いている外側の開口から出れば**脱出**です。進めなくなれば行き止まりで、そこで終わります。いつでも自分でやめられます。どの終わり方でも、見つけた物は残ります。違いは、脱出したことになるかどうかだけです。
    ミッションの経路は、途中で止まらずに目標まで続けます。
    図では、見つけた物は緑の輪で囲み、使った物には赤い斜線を引きます。落下、階段、テレポートでつながる所には同じギリシャ文字が付きます。
topic-rooms-title = 部屋とモンスター
topic-rooms =
    石の床で壁に囲まれた所が**部屋**、土の床が**廊下**です。
    - 部屋には、まだ使っていない扉から何度でも入れます。ただし、前に引いた線と部屋の中で交差してはいけません。
    - 部屋にモンスターがいるなら、最初に入るときに全部倒さなければなりません（1体につき剣1つ）。足りなければ入れません。その部屋の中の剣は使えません。
    - 入ると、部屋の中の発見物がすべて見つかります。最初の1回だけです。
    - 部屋の落とし穴はよけて通れます。落ちたいときだけ落ちます。落ちなくても、遭遇した穴に数えます。
    - 部屋の魔法陣や階段は、あとで入り直して使うこともできます。
topic-paying-title = 障害物と支払い
topic-paying =
    - モンスター：剣1つ
    - 南京錠：鍵1つ
    - 溶岩穴：ロープ1つ（払えなければ入れません）
    - 廊下の落とし穴：ロープ1つで渡れます。払わなければ落ちます。
    - 魔法陣のテレポート：巻物1つ
    払えるのは、経路でそれまでに集めた物、妖精トークン、またはその代わりになる呪文書です。何も指定しなければ、妖精トークン、集めた物、呪文書の順に使います。対戦では、使った物も目標に数えます。
    越えられない障害物は見つけたことにならず、経路はその手前で止まります。
topic-levels-title = 地下、落とし穴、階段
topic-levels =
    地下には、茶色の地に黄色い縞の通路が描かれ、壁がありません。地下は図では別に描かれ、概略図では細い縞の線で示されます。地下の通路はカードの外に出ません。
    - 落とし穴はメインフロアから地下への一方通行です。真下の着地点へ落ちます。ロープで登ることはできません。
    - 階段は、上りか下りに1回だけ使えます。使わずに通り過ぎてもかまいません。使わなくても見つけたことになります。
    - 同じ落とし穴に落ちられるのは1回だけです。
topic-teleports-title = 魔法陣とテレポート
topic-teleports =
    魔法陣に着いたら、使わなくても見つけたことになります。巻物を1つ払うと、まだ使われていない別の魔法陣へ移れます。カードや階が違ってもかまいません。両方の魔法陣に斜線が引かれ、もう使えません。
    - 行き先が廊下なら、まだ通っていない所でなければなりません。
    - 行き先が部屋なら、そこにいるモンスターを倒さなければなりません。一度通った部屋の魔法陣へも行けます。
    - 同じ部屋の中では移れません。
    - テレポートで部屋に着いたら、未使用のどの扉からでも出られます。
topic-spells-title = 呪文書
topic-spells =
    対戦では呪文書を2枚まで持てます。1枚につき、対戦では毎ラウンド1回、協力ではミッション中に1回使えます。使うと裏向きになります。協力では最初の9枚だけを使います。《妖精の契約》だけは、使うとゲームから除外されます。
    - **{ spell-sb_01 }**：{ spell-text-sb_01 }
    - **{ spell-sb_02 }**：{ spell-text-sb_02 }
    - **{ spell-sb_03 }**：{ spell-text-sb_03 }
    - **{ spell-sb_04 }**：{ spell-text-sb_04 }
    - **{ spell-sb_05 }**：{ spell-text-sb_05 }
    - **{ spell-sb_06 }**：{ spell-text-sb_06 }
    - **{ spell-sb_07 }**：{ spell-text-sb_07 }
    - **{ spell-sb_08 }**：{ spell-text-sb_08 }
    - **{ spell-sb_09 }**：{ spell-text-sb_09 }
    - **{ spell-sb_10 }**：{ spell-text-sb_10 }
    - **{ spell-sb_11 }**：{ spell-text-sb_11 }
    - **{ spell-sb_12 }**：{ spell-text-sb_12 }
    - **{ spell-sb_13 }**：{ spell-text-sb_13 }
    - **{ spell-sb_14 }**：{ spell-text-sb_14 }
    - **{ spell-sb_15 }**：{ spell-text-sb_15 }
    - **{ spell-sb_16 }**：{ spell-text-sb_16 }
    - **{ spell-sb_17 }**：{ spell-text-sb_17 }
topic-optimizers-title = オプティマイザー
topic-optimizers =
    リサイクルとはさみは、対戦の更新フェーズで使います。見つけた1つにつき1回使えますが、使わなくてもかまいません。
    - **リサイクル**：このラウンドの手札の1枚を、次のラウンドの手札に入れます。
    - **はさみ**：このラウンドの手札の1枚を、ゲームから除外します。
    1枚のカードに使えるのは、どちらか一方だけです。
    協力では、難易度「新入り」のときだけ役に立ちます。見つけたグループは、そのつど妖精トークンを1つ得られます。
topic-time_bonus-title = タイムボーナスと制限時間
topic-time_bonus =
    プライマリ目標に砂時計があれば、タイムボーナスラウンドです。1歩以上の経路を描いて最初に「完了」した人が1VPを得ます。その人はもう何も変えられません。ほかの人は急ぐ必要はなく、ゆっくり続けられます。
    それ以外の場合は、どのラウンドでも、ほかの人が探索している間は完了を取り消せます。
    コンピューターは、人間の誰か1人が完了するか、卓で決めた先行時間が過ぎるまで完了しません。急ぎたくない卓は、設定でタイムボーナスをなしにできます。
    制限時間を付けることもできます。時間が切れると、それまでに描いた経路が有効になります。
topic-scoring-title = 対戦：目標と得点
topic-scoring =
    目標カードは12種類、27枚です。目標に合う物1つにつき、次のVPになります。使った物も数えます。
    - 樽：1
    - 鍵：2
    - 遭遇した穴：3
    - 巻物：1
    - 倒したモンスター：3
    - ロープ：3
    - 開けた南京錠：3
    - 剣：1
    - 訪問した部屋：1
    - コイン：1
    - 見つけた魔法陣：2
    - 見つけた階段：1
    セカンダリ目標は経路を描き終えたあとで公開され、プライマリ目標と同じ種類のこともあります。
    {""}**最終得点**：プライマリの合計＋セカンダリの合計の半分（切り捨て）＋タイムボーナス＋脱出ボーナス＋残りコイン3枚につき1。
    脱出ボーナスは、脱出回数が最も多い人に2、次に多い人に1（同数なら全員、0回の人はなし）。
    同点ならセカンダリの得点が高い人の勝ちです。それも同じなら勝利を分け合います。
topic-coop_setup-title = 協力：準備
topic-coop_setup =
    1. ミッションを選びます。番号が大きいほど難しくなります。
    2. タブローが自動で組まれます。名前の付いた暗い枠が空きスペースです。
    3. グループを、タブローの外側の開口の前に1つずつ置きます。空きスペースの前でもかまいません。すぐ先にモンスター、南京錠、溶岩穴がある開口は避けましょう。
    4. ミッションのコインで、妖精トークン（1コイン）と呪文書（2コイン）を買い、グループに割り当てます。1グループに、トークンは各種類1つ、呪文書は2枚までです。買えるのはこのときだけで、グループどうしで受け渡しはできません。
    5. 手札を3枚（1人なら4枚）ずつ配り、難易度と最初のプレイヤーを決めます。
    相談して決めることは、誰かが提案し、ほかの全員が1回ずつ確認します。変えたい人は、提案を変更できます。
topic-coop_turn-title = 協力：ターン
topic-coop_turn =
    アクティブプレイヤーのターンは、次の順に進みます。
    1. 手札を1枚、空きスペースに置きます（コストなし、上下の向きは自由）。
    2. 描ける経路があれば、いくつでも描けます。あとのターンまで待ってもかまいません。
    3. 勝利か敗北かが自動で判定されます。
    4. カードを1枚引き、次の人のターンになります。
    相談は自由ですが、決めるのはアクティブプレイヤーです。手札の内容は（静寂の図書館を除いて）話してもかまいませんが、見せてはいけません（設定で公開にもできます）。
    アクティブプレイヤーに出せるカードがないか、空きスペースがなければ、最後に一度、経路を描く機会があります。それでも達成できなければ、ミッションは失敗です。
topic-groups-title = 協力：グループと目標
topic-groups =
    経路は、グループのいる所から目標まで一気に描きます。グループが取れるアーティファクトのあるカードに着いたときは、そこで終えることもでき、次の経路はそこから続きます。
    - どのグループも、ほかのグループが通った廊下や扉を使えず、部屋の中でその線と交差することもできません。
    - 部屋や廊下の発見物は、最初に入ったグループのものです。倒されたモンスターは、ほかのグループが来てももういません。
    - **ステップカード**では物を渡して先へ進めます。**ボスカード**は終点です。どの目標も、達成できるのは1グループだけで、どの側から着くかが決まっているものもあります。1グループが1枚のカードで達成できる目標は1つまでです。
    - 渡した物は、あとの目標に数えません。渡すのは要件の数だけです。
    - **アーティファクト**は、そのカードに入ったグループが持ちます（ステップカードでは要件を満たしたとき）。ほかのグループには渡せません。
    - 裏向きのステップカードは、着いたときに表にし、向きを全員で決めます。
topic-victory-title = 協力：勝利と敗北
topic-victory =
    ボスカードと出口の目標がすべて達成されれば**勝利**です。
    次のどれかで**敗北**です。
    - どのカードを置いても、残りの目標を全部は達成できなくなったとき。判定は自動で、未使用の道、空きスペース、魔法陣をすべて通れるとみなし、甘めに行います。
    - カードを出せず、最後の機会でも達成できなかったとき。
    - ミッション特有の敗北条件に当てはまったとき。
    - 全員があきらめることに同意したとき。
    要件を満たさない限り、ふつうは到着を選べません。設定で、到着すると敗北になるようにもできます。
    {""}**得点**：空きスペースは1つ3点、残った妖精トークンと呪文書は1つ2点、使っても渡してもいないアイテムは1つ1点（最大15点）。これにミッションの点を足し、難易度の倍率を掛けます（新入り0.5、イージー0.75、ノーマル1、ハード1.5）。上位はサーバーの殿堂に残ります。
    ほとんどのミッションは、テレポートなしでは勝てません。
topic-difficulty-title = 協力：難易度
topic-difficulty =
    - **新入り**：オプティマイザーで妖精トークンを得られます。途中で使った物も、要件を満たす数に入ります。
    - **イージー**：途中で使った物も、要件を満たす数に入ります。
    - **ノーマル**（推奨）：途中で使った物は、要件を満たす数に入りません。
    - **ハード**：ノーマルに加え、要件にあるアイテムは、未使用の妖精トークンも含めて、ちょうど要件の数でなければなりません。要件にない物はいくつ持っていてもかまいません。
    倒したモンスター、開けた南京錠、訪問した部屋などは、どの難易度でも、要件より多くてかまいません。
topic-missions-title = 協力：ミッション一覧
topic-missions =
    1. **ジャン・ミが帰ってきた** ★
    2. **酒場の仕入れ** ★
    3. **二つの封印** ★★
    4. **人質救出** ★★
    5. **仮面の番人** ★★
    6. **儀式** ★★★
    7. **毒の川** ★★★
    8. **炎の橋** ★★★
    9. **静寂の図書館** ★★★★
    10. **竜の食料庫** ★★★★
    11. **双子の暴君** ★★★★
    12. **盗賊ギルド** ★★★★
    13. **三つの王冠の墓** ★★★★★
    14. **最後の迷宮** ★★★★★
    地図、目標、特別ルールは`/マップマスターズ ミッション`で見られます。
topic-icons-title = アイコン
topic-icons =
    - **アイテム**：コイン（円）、樽、剣、鍵、巻物、ロープ（巻いた輪）
    - **障害**：モンスター（角のある顔）、落とし穴（下向きの矢印のある黒い穴）、溶岩穴（炎）、南京錠
    - **テレポーター**：魔法陣（輪の中の星）
    - **オプティマイザー**：リサイクル（2つの矢印）、はさみ
    - **階段**（段と矢印。地下の側では上向き）
    - 砂時計はタイムボーナス、扉と矢印は脱出、宝石（または翼のあるブーツ）はアーティファクト、本は呪文書、羽のある丸は妖精トークンです。
    - `/マップマスターズ カード`で、どのカードも大きく表示できます。呪文書やアイコンの意味も分かります。
    - プレイヤーの印：赤は円、青は四角、緑は三角、紫はひし形、桃色は星。グループの印：緑は三角、黄はひし形、青は四角、赤は円。グループの線は、緑は実線、黄は長い破線、青は点線、赤は一点鎖線です。
topic-dice-title = 公正さの確かめ方
topic-dice =
    カードの山はすべて、ゲームの始めに決まったシードを使ってシャッフルします。始めにシードのSHA-256を、終わりにシードを公開するので、誰でも確かめられます。
    描いている途中のダンジョンは、全員が終わるまで本人にしか見えません。コンピューターも見ません。

## 物語

chronicle-title = 🖋️ 地図師ギルドの壁に掲げられた一枚
chronicle-quiet = { $player }は鉛筆を削った。全部。二度ずつ。
chronicle-gambler = 🎰 { $player }は{ $count }回、見ずに買った。そして毎回驚いた。
chronicle-hasty = ⏱️ { $player }は{ $count }回、一番乗りで描き終えた。ぜひ記録してほしいそうだ。
chronicle-second_thoughts = ↩️ { $player }は{ $count }回、「完了」と言ってから思い直した。
chronicle-penholder = 🖊️ { $player }は{ $count }回ペンを取り上げた。まだ温かかった。
chronicle-planner = 📐 { $player }は{ $count }回提案した。どれも矢印だらけだった。
chronicle-collector = 🗺️ { $player }はダンジョンを{ $count }枚買った。家に置く場所はない。
chronicle-wizard = 🔮 { $player }は呪文書を{ $count }枚買い、少なくとも1枚は注意書きまで読んだ。
chronicle-fairies = 🧚 { $player }は妖精を{ $count }回雇った。妖精たちは目下ストライキ中である。
chronicle-tidy = ♻️ { $player }は{ $count }回片付けた。デッキがこんなにきれいなのは初めてだ。
chronicle-thrifty = 🪙 { $player }はマーケットで{ $count }回パスした。使わぬコインもコインである。
chronicle-mapper = 📜 { $player }は地図にカードを{ $count }枚加えた。上下も合っている。
chronicle-nodder = 👍 { $player }は{ $count }回うなずいた。誰かがうなずかねばならない。
luck-hand = { $player }が{ $cards }枚から引いた{ $drawn }枚に、目標「{ $goal }」に数える物が{ $got }個もあった。
luck-poor_hand = { $player }が{ $cards }枚から引いた{ $drawn }枚には、目標「{ $goal }」に数える物が{ $got ->
        [0] 1つもなかった
       *[other] { $got }個しかなかった
    }。

## 手ほどき

coach-title-two_rounds = はじめの2ラウンド
coach-about-two_rounds = 毎ラウンド、5枚のカードを組んで自分のダンジョンを造り、その中を通る一筆書きの経路を1本描きます。経路で見つけた物のうち、目標に合う物が勝利ポイント（VP）になります。6ラウンドの合計で競います。1ラウンドは、マーケット、手札作成、探索、報酬、更新の順に進みます。
coach-after-two_rounds = 同じことを、あと4ラウンド続けます。⏳の付いたプライマリ目標のラウンドでは、最初に完了した人に1VP入ります。最後に、セカンダリ目標の点は半分（切り捨て）になり、残ったコイン3枚ごとに1VP、脱出が最も多い人に2VP、次に多い人に1VPが加わります。みんなで挑む協力ミッションもあります。
coach-goal-buy = ダンジョンカードを買う
coach-goal-path = 経路を1本、最後まで描く
coach-goal-escape = ダンジョンから脱出する
coach-goal-rounds = 2ラウンドを終える
coach-topic-spells = 呪文書
coach-topic-race = 砂時計のラウンドでの早い者勝ち
coach-topic-rest = 協力ミッション
coach-market = まず買い物です。このラウンドの**プライマリ目標**（今は剣、1つ1VP）を見て選びます。値段は、ダンジョンカードが3～6コイン、呪文書が2コイン（毎ラウンド1回使える）、妖精トークンが1コインです。ダンジョンカードは、買うとすぐに自分の5枚のうちの1枚になり、その後のラウンドでも使えます。妖精トークンは、剣・鍵・ロープ・巻物のどれか1つの代わりに1回だけ使えますが、発見物には数えません。
coach-market-why = 剣が3つも描かれています。1枚で目標の点が大きく伸びます。
coach-pass = 順番に1つずつ買います。使わないコインは次のラウンドに持ち越せます。パスすると、このラウンドはもう買えません。そのあと、買ったカードと合わせて5枚になるまで引きますが、引いたカードを見られるのはダンジョンを組むときです。
coach-build = 5枚を組みます。向きはそのままか上下逆だけで、横向きにはできません。接する所では、開口（外枠の切れ目）どうし、壁どうしが合うようにします。図の配置なら、合うように組んであります。
coach-build-why = 5枚とも一つにつながり、長い経路が描ける組み方です。気に入らなければ、あとで組み直せます。
coach-draw = いよいよ経路です。外側の開口ならどこからでも入れ、別の開口から外へ出れば**脱出**です。同じ廊下や扉は一度しか通れず、自分の線と交差もできません。ブラウザーの盤面では、指やマウスでなぞっても描けます。**セカンダリ目標**は描き終わってから公開されるので、いろいろな物を拾っておくと得です。
coach-draw-why = 入ってすぐの部屋に、剣も鍵もあります。
coach-step = 選択肢の横に、そこで見つかる物が出ています。「抜ける」を選ぶとカードを横切って隣まで進み、「集める」を選ぶとそのカードの物を拾って止まります。同じ部屋に、別の扉から入り直すこともできます。
coach-pay = モンスターには剣、南京錠には鍵、溶岩穴と落とし穴にはロープ、魔法陣から別の魔法陣へのテレポートには巻物を使います。使うのは、**それより前に**拾った物か、妖精トークンです。足りないと、そこは通れません（落とし穴なら地下へ落ちます）。使った剣も、目標には数えます。
coach-corridor = 一歩ずつ進んでもよく、「一歩戻る」や「描き直す」も使えます。樽は何の支払いにも使えず、目標に必要な数として数えるだけです。階段や落とし穴の先は**地下**（横の茶色い図）で、そこからも先へ進めます。リサイクルとはさみを使うのは、ラウンドの終わりです。
coach-finish = 行き止まりで終えても、見つけた物は全部残ります。ただ、外側の開口から脱出した回数の多い人には、最後に点が入ります。
coach-finish-why = 残りの剣を拾いながら、左の開口から外へ出られます。
coach-scored = 🎯 プライマリ目標の得点が入り、経路で見つけたコインを受け取りました。
coach-second = 🎯 セカンダリ目標の得点も入りました。これは最後に半分になります。次のラウンドのプライマリ目標は、もう出ています。
coach-refresh = 見つけたはさみの数だけ、手札のカードをゲームから除外できます。リサイクルを使うと、カードを次のラウンドの手札に残せます。ほかのカードは捨て札になり、いずれまた引きます。
coach-refresh-why = 弱いカードが減れば、買った強いカードが早く回ってきます。
coach-again = 2ラウンド目です。これからは、コインの最も少ない人から買います。目標はモンスターを倒すことです（1体3VP）。カードに描かれたモンスターと、それを倒す剣が要ります。
coach-token = 剣が足りないときは、1コインの妖精トークンで間に合います。
coach-token-why = モンスターのいる最初の部屋には、剣がないと入れません。
coach-monsters = 部屋に入るときには、そこにいるモンスターを全部倒さなければなりません。中にある剣は、その戦いには間に合いません。
coach-monsters-why = 最も多くの物を集められる経路です。今度からは自分で描いてみましょう。助言を許す卓では、「💡 ヒント」でこのような経路の案が見られます。

coach-title-mission = はじめての協力ミッション
coach-about-mission = 今度は勝負ではありません。冒険者のグループを、カードを並べた迷宮（タブロー）の外から目標まで一筆書きで導きます。まん中のジャン・ミの上下左右が、それぞれ1つのグループの目標です。巻物5つ、コイン5枚、鍵2つ、そして翼のあるブーツ。4つとも届ければ達成です。
coach-after-mission = 得点は、このミッションが10点、空きスペース1つにつき3点、残したトークンや呪文書1つにつき2点、使いも届けもせずに残した物1つにつき1点で、難易度が新入りならその半分になります。ノーマル以上では、支払いに使った物は目標に数えません。ほかのミッションには、途中で達成する目標や、魔法陣でしか行けない所もあります。カード1枚ごとに意見を言い合える仲間と遊ぶのがいちばんです。
coach-goal-card = カードを置く
coach-goal-group = グループを1つ、目標まで導く
coach-goal-won = ミッションを達成する
coach-topic-company = みんなで決めること
coach-topic-harder = イージー・ノーマル・ハードの違い
coach-topic-steps = ステップカード
coach-onward-coop = 🤝 協力の卓へ
coach-wait = まず、4つのグループを迷宮の外で待たせます。どのグループも、そこからジャン・ミ（D3）の上下左右のどれかまで、**1本の線**を途中で止まらずに引きます。どのグループがどこへ行ってもかまいません。線どうしは交差できないので、四方に散らすのがこつです。「この先の開口7か所」は、最初に入るカードで、何も使わずに行ける開口が7つあることを表します。多いほど行き詰まりにくくなります。
coach-wait-why = 翼のあるブーツがすぐ近くのB2にあり、そこからジャン・ミの上側へも遠くありません。
coach-wait_more = すぐ先にモンスターや南京錠のある開口は、避けたほうが無難です。2つのグループが同じ廊下や扉を使うことはできず、線が交わってもいけません。
coach-wait_more-why = ジャン・ミの真上で、近くにほかのグループがいません。先の開口もたくさんあります。
coach-wait_third = 上には2つのグループがいます。左と下には、まだどのグループもいません。
coach-wait_third-why = 下から入るので、上の2つと交わらずに左側へ回れます。
coach-wait_last = 最後のグループです。ほかのグループのいる所を見て、空いている側を選びます。
coach-wait_last-why = 右から来るグループはほかにいません。ここからなら、ジャン・ミの右側へも下側へも行けます。
coach-tokens = 買えるのは**今だけ**です。妖精トークン（1コイン）は、剣・鍵・ロープ・巻物のどれか1つの代わりになり、届ける物としても数えます。呪文書は2コインです。グループの間で渡すことはできず、残ったコインはなくなります。ジャン・ミの求める物のうち、トークンで補えるのは鍵と巻物なので、鍵1つと巻物4つを買い、各グループに分けます。使わずに残れば、最後に1つ2点です。
coach-tokens-why = 鍵と巻物は、届けるのに要ります。コインとブーツは、ここでは買えません。
coach-give = どのグループが何を届けるかは、まだ決まっていません。だから、どのグループにもトークンを1つずつ持たせます。届けるグループは、拾う物が1つ少なくて済みます。
coach-hand = 手札は4枚です（みんなで遊ぶときは3枚ずつ）。毎ターン、1枚を空きスペースに置き、描ける経路があれば描き、1枚引きます。目標が残るうちに、置けるカードや空きスペースがなくなるか、いずれかのグループの道が完全にふさがると、失敗です。
coach-hand-why = 目標に必要な物がたくさん描かれているカードから置いていきます。
coach-gap = どの空きスペースに、上下どちら向きで置いてもかまいません。役に立つのは、グループと目標の間、特にジャン・ミの隣です。空きスペースを残すほど、最後の点は高くなります。
coach-gap-why = ジャン・ミの隣です。ここがつながらないと、左側にたどり着けません。
coach-gap_second = 地図を見てください。グループとジャン・ミの間の空きスペースはどこですか？
coach-gap_second-why = B2のブーツの隣の空きが埋まり、ブーツを取ったグループが右へ進めます。
coach-gap_third = 次のグループのために、もう1枚です。
coach-gap_third-why = 隣のG3で赤が待っていて、その先はジャン・ミへ続きます。
coach-gap_last = 最後は、下で待つグループのための1枚です。
coach-gap_last-why = すぐ下で青が待っていて、上へ行けばジャン・ミの左側に着きます。
coach-ready = 道のつながったグループがあれば、今、経路を描けます。まだなら、ターンを終えて待ちます。
coach-go = 経路は、待っている所から目標まで、一度に描ききります。届ける物が、途中で拾った物とトークンで全部そろわなければ、目標に着けません。ただし、ブーツのカードでは、いったん経路を終えて、あとのターンに続けることもできます。そこに入ったグループがブーツを手に入れ、自分で届けます。
coach-go-why = 道がつながりました。途中にある巻物も足ります。
coach-trace = 一歩ずつ進んでも、カードを横切ってもかまいません。選択肢の横に、その途中で拾う物が出ています。上の「持ち物」が、目標に足りるかどうかを見てください。
coach-collect = 部屋に入ると、その中の物を全部拾います。樽は、それを求める目標があるときにだけ意味があります。階段の先は地下（茶色い図）で、また上がれます。難易度「新入り」では、オプティマイザー（はさみとリサイクル）を見つけるたびに妖精トークンをもらえます。残れば2点なので、もらっておきましょう。ほかのグループが先に拾った物はもうなく、先に倒したモンスターは、誰にとっても倒れたままです。
coach-careful = 行き詰まったら「一歩戻る」か「この経路をやめる」で、何も失わずにやり直せます。
coach-filled = 🏆 グループが1つ、目標を達成しました。通った道は、ほかのグループにはもう使えません。

## コンピューターの答えがもたらすもの

tells-path = このラウンドは、目標（{ $goal }）で{ $points }VP{ $gains }、{ $escapes }
part-with = と{ $things }
part-n_coins = コイン{ $n }枚
part-n_recycles = リサイクル×{ $n }
part-n_scissors = はさみ×{ $n }
part-escapes = 脱出もできます
part-stays_inside = 脱出はしません
tells-reaches = ここからでも、まだ目標「{ $slot }」に届く道があります
tells-no_way = ここから目標に届く道は見つかりませんでした。戻っても何も失いません
tells-gain = ゲームの終わりまでで、値段{ part-compared }
part-compared = { $side ->
    [more] より約{ $gain }点高い価値があります
    [less] より約{ $gain }点低い価値です
   *[even] とほぼ同じ価値です
}
tells-thumb = 目安では、値段{ part-compared }
tells-denies = 値段を差し引いて約{ $gain }点の得で、次に買う{ $player }にとってもいちばん得な買い物です
tells-pass = 値段を差し引いて{ $gain }点以上の得になるものがありません
tells-pass_keeps = コインを残します（最後に3枚で1VPになります）
tells-kept = 次のラウンドでは、デッキのカードの平均{ part-compared }
tells-removed = ゲームの終わりまでで、ほかのカード{ part-compared }
tells-confirmed = ほかのカードはそのままにします
tells-few_cards = 残りのカードが{ $cards }枚しかないので、これ以上は減らせません
tells-paths = 勝利に必要な{ part-goals }は、{ $paths }本の経路で達成できます。これは「{ $slot }」への経路です
tells-scouts = これは裏向きのカードをめくる短い経路なので、そこで何が求められるかが全員に分かります
tells-turns_up = 勝利に必要な{ part-goals }は、{ $paths }本の経路で達成できます。これは裏向きのカードをめくる経路です
tells-some_paths = 勝利に必要な残り{ $goals }つの目標をすべて達成できる道は見つかっていません。これは「{ $slot }」への経路です
tells-no_paths = 勝利に必要な{ part-goals }を達成できる道は、まだ見つかっていません
part-goals = 残り{ $goals }つの目標
tells-tried = { LETTER($column) }{ $row }に{ $turned ->
    [1] 上下逆で
   *[0] そのままの向きで
}置くと、試した限りでは、勝利に必要な残り{ $goals }つの目標のうち平均{ $met }個を達成できました
tells-tried_none = このカードをどこに置いても、勝利に必要な{ part-goals }のどれかを達成できる道は、まだ見つかっていません
tells-shows = { $shown }
part-shows = このカードにある、残る目標が求める物：{ $icons }
part-shows_nothing = 残る目標が求める物は描かれていませんが、通れる道は増えます

## この後の予定

answer-win = ラウンド6の報酬フェーズでゲームは終わります。プライマリの得点、セカンダリの得点の半分、タイムボーナス、脱出ボーナス、コイン3枚につき1点を合計し、最も多い人の勝ちです。
answer-win_together = ボスカードと出口の目標をすべて達成すれば、全員の勝利です。目標に届かなくなるか、カードを出せなくなると敗北です。
outlook-explore = このあと、全員が同時に、手札を引き、ダンジョンを組み、経路を描きます。
outlook-reward = 全員が完了すると、プライマリ目標の得点を計算し、コインを受け取ります。続いてセカンダリ目標を公開し、その得点を計算します（最後に半分）。
outlook-round = このあと、次のラウンドのマーケットフェーズになります。
outlook-rounds = このラウンドのあと、残りは{ $left }ラウンドです。
outlook-last = これが最後のラウンドです。
outlook-team = { $stage ->
        [mission] このあと、グループのスタート位置と買い物を決め、手札を配ります。
        [starts] このあと、買い物を決め、手札を配ります。
        [market] このあと、手札を配り、最初のプレイヤーを決めます。
       *[other] このあと、最初のプレイヤーのターンになります。
    }
outlook-turn = このターンが終わると、{ $player }のターンです。
outlook-goals = 残る目標は{ $goals }つ、空きスペースは{ $free }か所です。

## 調べる場所

zone-hand = 自分のカード
zone-spells = 自分の呪文書
zone-map = 地図に置かれたカード
zone-market = マーケット
zone-deck = 自分のデッキと捨て場
zone-others = ほかのプレイヤーのカード

## 目安

# Why a computer player answers a question as it does, by the kind of the question.
thumb-second_token = 選べるトークンのうち、先頭のものを取ります。
thumb-replace_spell = いちばん役に立たない呪文書を入れ替えます。
thumb-foresee = 平均的なカードより目標に役立つなら残します。
thumb-refresh = 次の目標に合うカードを残し、いちばん弱いスターターカードを取り除きます。
thumb-barter = 目標にとっていちばん価値のあるカードと取り替えます。
thumb-place_group = グループの行き先に近く、進める道が多く、ほかのグループから離れた所からスタートさせます。
thumb-shop = まず目標に要るトークンを、次に巻物と剣を買います。
thumb-assign = 買った物は、目標のためにそれが要るグループに渡します。
thumb-choose_mission = 最初のミッションを選びます。
thumb-choose_difficulty = 難易度はノーマルにします。
thumb-choose_first = 席順が最初の人から始めます。
thumb-collapse = 目標への影響がいちばん小さいスペースを崩します。
thumb-play_card = 残っている目標に要る物が描かれたカードを、できるだけ多くの目標に届く所に出します。
thumb-play_at = 残っている目標のうち、できるだけ多くに届く所に置きます。
thumb-trace_paths = 裏向きのカードをめくる場合を除き、全部の経路が描けるようになるまで待ちます。
thumb-trace_path = 残っている目標への道をたどります。
thumb-build = 見つけた中でいちばんよい経路のとおりにカードを並べます。
thumb-place = 見つけた中でいちばんよい経路のとおりにカードを並べます。
thumb-draw = 見つけた中でいちばんよい経路をたどります。
thumb-buy = 値段を差し引いて、いちばん得点が増える物を買います。

## Short answers to common questions on the rules, and ways to ask them

ruling-rooms-room_again = 何度でも入れます。ただし、毎回まだ使っていない扉から入る必要があり、部屋の中で自分の線と交差してはいけません。
ruling-path-cross = 経路は自分と交差できず、壁や、一度使った廊下のマス（四叉路も）や扉、払う物のない障害を通れません。メインフロアと地下の線は、重なってもかまいません（呪文書《幽霊の線》を使えば部屋の中で交差できます）。
ruling-rooms-monster = モンスター1体につき剣1つです。それより前に見つけた剣か、妖精トークンや呪文書を使います（同じ部屋にある剣は使えません）。足りなければ入れません。倒しても、それだけでは何ももらえませんが、このラウンドの目標が「倒したモンスター」なら数えます。
ruling-levels-pitfall = 廊下では、ロープ1つを使わなければ、真下にある地下のマス（着地点）へ落ちます。部屋ではよけて通れます。どちらでも「遭遇した穴」に数えます。
ruling-levels-go_down = 下りるには、落とし穴か階段を使うか、地下の魔法陣へテレポートします。上がるには、階段か、テレポートか、呪文書《蜘蛛登り》です。ロープでは上がれません。
ruling-teleports-teleport = 魔法陣で巻物1つを払うと、カードや階を問わず、ほかの未使用の魔法陣へ移れます。移ると、2つとも使えなくなります。巻物がないか、ほかに使える魔法陣がなければ移れません。
ruling-levels-stairs = 階段は何も払わずに、上りか下りに1本の経路で1回だけ使えます（反対側のマスが未使用のとき）。通り過ぎてもかまいません。使わなくても見つけたことになります。
ruling-scoring-items_kept = 見つけた物を使えるのはそのラウンドの経路だけです。使っても使わなくても、そのラウンドの目標の数に入ります。次のラウンドに残るのはコインだけで、妖精トークンは目標に入らず、返します。
ruling-market-tokens_for = 妖精トークン（1コイン）は、このラウンドだけ剣、鍵、ロープ、巻物のどれか1つの代わりになります。目標には数えず、使っても使わなくてもラウンドの終わりに返します。
ruling-market-coins_kept = 経路で見つけたコインの数だけ、ラウンドの終わりに受け取ります。コインは次のラウンドに持ち越せ、最後に3枚ごとに1点になります。
ruling-scoring-escape = 入った所とは別の、外側の開口から出ると脱出です。ゲームの最後に、脱出回数が最も多い人に2点、次に多い人に1点入ります。脱出しなくても、脱出ボックスに印が付かないだけで、見つけた物はそのままです。
ruling-round-hand = ダンジョンは毎ラウンド最大5枚で作ります。買ったカードとリサイクルしたカードのほかは、マーケットの後に、自分のデッキから見ないで引きます。対戦では、すべてを使わなくてもかまいません。使わなかったカードは何も生まず、捨て場へ行きます。経路がなければ0点です。
ruling-building-opening = 開口は、カードの縁にある通路の出入り口です。隣のカードの開口と向かい合う所では、そのカードへ進めます。ダンジョンの外側の開口は、経路の入口や出口になります。「この先の開口6か所」とは、そこから入ったカードで、何も使わずに行けるほかの開口が6つあるという意味です。多いほど、先の道を選べます。
ruling-building-place_cards = 上下逆にはできますが、横向きにはできません。カードは重ねられず、接する所では開口と開口、壁と壁が向き合い、すべてがつながっている必要があります。対戦では、上下に並べるカードは横に2マス、左右に並べるカードは縦に4マスずらせます（協力ではずらせません）。
ruling-market-buy_how_many = 払える限り、番が来るたびに1つずつ、いくつでも買えます。パスしたらそのラウンドはもう買えません。建築エリアのカードは5枚までです。表向きのカードの代わりに、その列のデッキの一番上の1枚を、見ずに同じ値段で買えます。売ったり交換したり返したりはできません。
ruling-market-first_buyer = ラウンド1は無作為に決めます。その後はコインのいちばん少ない人からです。同じなら、前のラウンドの得点が低い人からです。
ruling-market-spells_how = 呪文書は2枚まで持て、それぞれ毎ラウンド1回、書かれたタイミング（多くは経路を描くとき）に使えます。使ってもなくなりません（《妖精の契約》を除く）。値段は2コインです。
ruling-market-card_or_spell = 呪文書（2コイン）はこれから毎ラウンド使えます。ダンジョンカード（3～6コイン）はすぐ手札に入り、その後もデッキに残ります。高いものほど発見物が多くあります。このラウンドのプライマリ目標に合うものや、障害を越える剣、鍵、ロープが狙い目です。
ruling-time_bonus-time_bonus = プライマリ目標に砂時計があれば、経路を描いて最初に「完了」した人に1点入ります。同着はなく、少しでも早い人がもらいます。
ruling-round-scissors = 更新フェーズに、見つけたリサイクル1つにつき、このラウンドの手札の1枚を次の手札に入れられます。はさみ1つにつき、1枚をゲームから除外でき、デッキが強くなります。どちらも1つにつき別のカードに使います。
ruling-round-my_cards_after = 買ったダンジョンカードは、すぐにこのラウンドの手札に入り、その後も自分のデッキに残ります。ラウンドの後、カードは捨て場へ行き、デッキを切り直すとまた引けます（リサイクルしたものは次の手札へ）。
ruling-round-see_others = ダンジョンは1人ずつ別で、全員が完了すると経路とともに公開されます。ほかの人の邪魔はできません。争うのはマーケットのカードとタイムボーナスと得点です。
ruling-market-market_when = マーケットは毎ラウンドの初めに開きます。その後は、手札を5枚にする、探索、報酬、更新の順に進みます。表向きのカードは、買われるとすぐに補充され、ラウンド3の終わりにはすべて入れ替わります。
ruling-paying-obstacles = どれも1つにつき1回使えます。剣はモンスターを倒し、鍵は南京錠を開け、ロープは溶岩穴や廊下の落とし穴を渡り、巻物は魔法陣から別の魔法陣へのテレポートに使います。呪文書《幻の刃》《解錠のささやき》《羽の歩み》《無言の儀》は、それぞれの代わりになります。樽は目標に数えるだけです（呪文書《樽渡り》を除く）。
ruling-scoring-objectives = 目標は、経路で見つけた物のうち、そのラウンドに点になる物を示します。プライマリは初めから分かり、そのまま点になります。セカンダリは経路を描いた後に公開され、得点は最後に半分になります。
ruling-scoring-discoveries = 発見物は、カードにある剣や鍵、コイン、樽、障害、魔法陣、階段などの絵です。目標に数えるのは、経路が通った通路と入った部屋にある物だけです。
ruling-scoring-how_points = 6ラウンドが終わったら、プライマリの得点全部、セカンダリの半分、タイムボーナス、脱出ボーナス、コイン3枚につき1点を合計します。同点ならセカンダリの得点が高い人の勝ちで、それも同じなら勝利を分け合います。
ruling-path-path_ends = 経路は1ラウンドに1本で、ダンジョンの外側の開口ならどこからでも始められます。行き止まりなど進めなくなった所か、（対戦では）自分で止めた所で終わり、それまでに見つけた物はすべて数えます。確定するまで何度でも描き直せます。

# プレイヤーが自分の状況について尋ねること

ruling-victory-no_space = アクティブプレイヤーに空きスペースか出せるカードがなければ、最後に一度だけ経路を描けます。それでも目標が残れば、ミッションは失敗です。

## 質問に答えるための、その局面での事実（尋ね方は`asked.ja.toml`）

fact-buy = { $state ->
    [now] あなたの番です。1つ買うか、パスします。
    [later] 自分の番が来れば、1つ買えます。
    [passed] パスしたので、このラウンドはもう買えません。
    [never] 最後のマーケットが終わったので、もう何も買えません。
   *[closed] マーケットは次のラウンドまで閉まっています。
}手元の{ $coins }コイン{ $number ->
    [-1] は残ります。
    [0] で足りる物はありません。
   *[other] で足りるのは（安い順に）{ $wares }です。
}{ $most }
part-most_for_goal = プライマリ目標（{ $goal }）に数える物がいちばん多いのは{ $best }（{ $most }個）です。
fact-ware = 《{ $ware }》は{ $cost }コイン、手元は{ $coins }コインです。{ $state ->
    [now] 今買えて、{ $left }コイン残ります。
    [later] 自分の番にまだあれば買えて、{ $left }コイン残ります。
    [short] { $missing }コイン足りません。
    [full] ただし、建築エリアにもう5枚あるので買えません。
   *[closed] ただし、今は買えません。
}{ $fits }
part-fits_goal = プライマリ目標（{ $goal }）に数える物が{ $n }個あります。
fact-symbols = このラウンドの自分のカードには{ $icons }が全部で{ $number }個あります（{ $cards }）。{ $missing }{ $most }
part-most_on_sale = マーケットでいちばん多いのは{ $best }（{ $most }個）です。
part-to_draw = これから引くカード：{ $n }枚。
fact-called_hole = 穴
fact-called_circle = サークル
fact-order_market = { $state ->
    [now] 今があなたの買う番です。
    [passed] パスしたので、このラウンドはもう買えません。
   *[later] あなたの番は{ $before }のあとです。
}まだ買う人（この順）：{ $buying }。パスした人：{ $passed }。
fact-first = { $last ->
    [0] 次のラウンドに最初に買うのは、{ $open ->
        [0] {""}
       *[other] 今のままなら
    }{ $next }です（{ $coins }コイン）。{ $open ->
        [0] {""}
       *[other] このラウンドの経路のコインは、これから入ります。
    }
   *[other] これが最後のラウンドなので、次のマーケットはありません。
}このラウンドは{ $player }からでした。コインのいちばん少ない人から始め、同じなら前のラウンドの得点が低い人からです。
fact-first_round = ラウンド1は無作為に決まった{ $player }から買います。次からはコインのいちばん少ない人、同じなら前のラウンドの得点が低い人からです。
fact-draw = 自分のデッキ{ $deck }枚（{ $cards }）から、見ないで{ $drawn }枚引きます。先にダンジョンカードを買うごとに1枚減ります。
fact-draw_all = デッキの残り全部（{ $cards }）と、切り混ぜた捨て場から{ $more }枚を引きます。先にダンジョンカードを買うごとに1枚減ります。
fact-draw_done = もう引きません。このラウンドの手札は{ $area }枚そろっています。デッキの残り：{ $cards }。
fact-draw_card = { $percent ->
    [0] 《{ $card }》は捨て場にあるので、このラウンドの手札には来ません。
    [100] もうダンジョンカードを買わなければ、《{ $card }》は必ずこのラウンドの手札に入ります。
   *[other] もうダンジョンカードを買わなければ、《{ $card }》がこのラウンドの手札に来る確率は{ $percent }%です。
}
fact-goals = このラウンドは「{ $goal }」で、経路で見つけた数だけ、1つにつき{ $vp }点です。{ $second_vp ->
    [0] セカンダリ目標は、全員が完了すると公開されます。
   *[other] セカンダリ目標は「{ $second }」（各{ $second_vp }点、最後に半分）です。
}{ $next_vp ->
    [0] { $last ->
        [0] 次の目標は更新フェーズに公開されます。
       *[other] これが最後のラウンドです。
    }
   *[other] 次のラウンドは「{ $next }」（各{ $next_vp }点）です。
}
fact-counts = { $vp ->
    [0] { $icon }は、このラウンドのプライマリ目標（{ $goal }）には数えません。
   *[other] { $icon }は、経路で見つければ1つにつき{ $vp }点です（このラウンドのプライマリ目標：{ $goal }）。
}{ $second_vp }{ $chances }{ $next_vp }
part-next_scores = 次のラウンドは{ $n }点です。
part-second_may = セカンダリ目標はまだ分かりませんが、残りの目標カード{ $unseen }枚のうち{ $chances }枚が{ $icon }を数えます（1つにつき{ $each }点、最後に半分）。
part-second_scores = セカンダリ目標では各{ $n }点です（最後に半分）。
fact-bonus = { $state ->
    [open] タイムボーナスはまだ取れます。このラウンドに、経路を描いて最初に完了した人に1点入ります。
    [taken] タイムボーナス（1点）は、最初に完了した{ $player }のものです。
    [over] このラウンドのタイムボーナスは、誰も取りませんでした。
    [off] この卓はタイムボーナスを使わない設定です。
   *[none] プライマリ目標に砂時計がないので、このラウンドにタイムボーナスはありません。
}これまでに取った人：{ $had }。
fact-scored = { $player }のラウンド{ $round }：「{ $goal }」で{ $points }点（{ $number }×{ $vp }）、セカンダリ目標「{ $second }」で{ $second_points }点（最後に半分）{ $bonus ->
    [0] 、
   *[other] 、タイムボーナス{ $bonus }点、
}{ $escaped ->
    [0] 脱出なしでした。
   *[other] 脱出しました。
}
fact-escapes = { $player }の脱出は{ $number }回（ラウンド：{ $rounds }）、ほかの人の最多は{ $most }回です。今終われば脱出ボーナスは{ $points }点です（最多は2点、2番目は1点）。
fact-path = 今の経路で「{ $goal }」は{ $points }点（{ $number }×{ $vp }）、コインは{ $coins }枚（合わせて{ $purse }枚）です。{ $escaped ->
    [0] 脱出はしていません。
   *[other] 脱出しています。
}セカンダリ目標を除いて、{ $own }点から{ $after }点になります。ほかの人（{ $players }）は、このラウンドの分を除いて{ $totals }点です。
fact-found = 今の経路で見つけた{ $icons }は{ $number }個です。
fact-routes = いちばん点になるのは経路{ $letter }で、プライマリ目標で{ $points }点、コイン{ $coins }枚です。脱出する経路：{ $routes }。
fact-onward = ここから最後まで、見つかっている道を行くと、さらに{ $points }点（合計{ $total }点）とコイン{ $coins }枚で、{ $escapes ->
    [1] 脱出もします。
   *[0] 脱出はしません。
}{ $near }
part-near_out = 今いる所か、次のカードから脱出できます。
fact-change_done = 変えられます。ほかの人（{ $busy }）がまだ探索している間に、「{ do-withdraw }」を選んでください。
fact-change_drawing = まだ完了していないので変えられます。完了した後も、ほかの人（{ $busy }）が探索している間は変えられます。
fact-change_last = まだ変えられますが、探索中なのは自分が最後なので、完了すると確定します。
fact-change_race = まだ完了していないので変えられます。経路を描いて最初に完了した人はタイムボーナスをもらい、その経路は確定します。
fact-change_final = もう変えられません。タイムボーナスを取ったので、経路は確定しています。
fact-change_no = 今は、変えられる経路がありません。
fact-spells = { $player }がまだ使える呪文書：{ $up }。このラウンドに使って、更新フェーズが終わるまで裏向きの呪文書：{ $used }。
fact-keep = 残りは、リサイクル{ $recycle }回、はさみ{ $scissors }回です。{ $asked }
part-best_uses = 次のラウンドは「{ $goal }」なので、残すなら{ $best }（{ $fits }個）、除外するなら{ $worst }がいいでしょう。
fact-keep_never = これが最後のラウンドで、更新フェーズはないので、リサイクルとはさみはもう使えません。
fact-objectives = { $number ->
    [0] 目標はすべて達成しました。
   *[other] 残る目標：{ $left }。
}達成した目標は{ $done }つ、まだ動けるグループは{ $groups }つです。
fact-missing = { $group }にいちばん近い目標は「{ $slot }」で、{ $number ->
    [0] 必要な物はそろっています。あとは着くだけです。
   *[other] まだ足りないのは{ $things }（合わせて{ $number }）です。
}
fact-needed = { $icon }を数える残りの目標：{ $slots }。動けるグループ（{ $groups }）は{ $held }です。
fact-special = このミッションの特別ルール：{ $rules }
fact-losing = まだ負けていません。空きスペースは{ $free }か所、デッキは{ $deck }枚、{ $player }の手札は{ $hand }枚です。アクティブプレイヤーに空きスペースか手札がなくなるか（最後に一度経路を描けます）、目標に届かなくなると負けです。{ $alarm ->
    [0] {""}
   *[other] 最後の目標より先に{ $alarm }個目の南京錠を開けても負けです（今{ $opened }個）。
}
fact-score = 今勝てば{ $score }点です（{ $difficulty }）。空きスペース{ $free_spaces }、妖精トークン{ $tokens }、使っていない呪文書{ $spells }、使っていないアイテム{ $items }、ミッション{ $mission }です。負ければ0点です。
