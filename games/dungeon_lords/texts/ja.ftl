## ダンジョン・ロード

game-name = ダンジョン・ロード
command-group-name = ダンジョンロード
game-blurb = 冒険者どもを迎え撃つ側になり、2年で立派なダンジョンを築き上げる競争ゲーム。
game-facts = 1～4人（1人なら戦闘の練習） ・ 90～150分 ・ 手強い

## プレイヤーの色

colour-red = 赤
colour-blue = 青
colour-yellow = 緑
colour-green = 紫

## 季節とフェイズ

season-winter = 冬
season-spring = 春
season-summer = 夏
season-autumn = 秋

phase-setup = 準備
phase-new_round = ラウンド開始
phase-orders = 命令の選択
phase-placing = 命令の公開
phase-executing = 命令の実行
phase-production = 生産
phase-event = イベント
phase-adventurers = 冒険者
phase-planning = 計画
phase-battle = 戦闘
phase-scoring = 得点計算

## 命令

order-get_food = 食糧の調達
order-improve_reputation = 悪評の改善
order-dig_tunnels = トンネル掘り
order-mine_gold = 金の採掘
order-recruit_imps = インプの徴募
order-buy_traps = トラップの購入
order-hire_monster = モンスターの徴募
order-build_room = 部屋の増築

order-get_food-help = I：金1で食糧2。II：邪悪度1で食糧3。III：邪悪度2で食糧3と金1。
order-improve_reputation-help = I：邪悪度を1下げ、スパイ。II：邪悪度を2下げる。III：金1で邪悪度を2下げ、スパイ。
order-dig_tunnels-help = I：トンネル2つまで。II：3つまで。III：4つまで。1つにつきインプ1体が働き、IIIでは現場監督としてもう1体要ります。
order-mine_gold-help = 制圧されていないトンネル1つにインプ1体で金1。I：2体まで、II：3体まで、III：4体まで、ほかに現場監督1体。
order-recruit_imps-help = I：食糧1でインプ1体。II：食糧2で2体。III：食糧1と金1で2体。
order-buy_traps-help = I：金1で1枚。II：ただで1枚。III：金2で2枚。2年目は1枚多く引いて1枚捨てます。
order-hire_monster-help = 地下酒場から1体を雇い、そのコストを払います。III、II、Iの順に選び、IIIは食糧1が余分に要ります。ゴーストもここで雇います。
order-build_room-help = 制圧されていないトンネルを部屋に取り替えます。III、II、Iの順に選び、IIとIIIは金1、Iはただです。部屋は2つしか出ません。

## モンスターとゴースト

creature-goblin = ゴブリン
creature-slime = スライム
creature-ghost = ゴースト
creature-troll = トロル
creature-witch = ウィッチ
creature-vampire = バンパイア
creature-golem = ゴーレム
creature-dragon = ドラゴン
creature-demon = デーモン

creature-goblin-help = コストは食糧1（給料日にも払う）。{ about-goblin }
creature-slime-help = コストは食糧1（給料日にも払う）。{ about-slime }
creature-ghost-help = コストは邪悪度1（給料日にも払う）。{ about-ghost }
creature-troll-help = コストは食糧2（給料日にも払う）。{ about-troll }
creature-witch-help = コストは食糧1と邪悪度1（給料日にも払う）。{ about-witch }
creature-vampire-help = コストは邪悪度2（給料日にも払う）。{ about-vampire }
creature-golem-help = コストは金1とトラップ・カード1枚（給料日にも払う）。{ about-golem }
creature-dragon-help = コストは食糧2と邪悪度2（給料日にも払う）。{ about-dragon }
creature-demon-help = コストは邪悪度1と、ほかのモンスター1体（給料日にも払う）。{ about-demon }

## 冒険者

hero-warrior_11 = ウォリアー①
hero-warrior_12 = ウォリアー②
hero-warrior_13 = ウォリアー③
hero-warrior_14 = ウォリアー④
hero-thief_11 = シーフ①
hero-thief_12 = シーフ②
hero-thief_13 = シーフ③
hero-thief_14 = シーフ④
hero-priest_11 = プリースト①
hero-priest_12 = プリースト②
hero-priest_13 = プリースト③
hero-priest_14 = プリースト④
hero-wizard_11 = ウィザード①
hero-wizard_12 = ウィザード②
hero-wizard_13 = ウィザード③
hero-wizard_14 = ウィザード④
hero-warrior_21 = 上級ウォリアー①
hero-warrior_22 = 上級ウォリアー②
hero-warrior_23 = 上級ウォリアー③
hero-warrior_24 = 上級ウォリアー④
hero-thief_21 = 上級シーフ①
hero-thief_22 = 上級シーフ②
hero-thief_23 = 上級シーフ③
hero-thief_24 = 上級シーフ④
hero-priest_21 = 上級プリースト①
hero-priest_22 = 上級プリースト②
hero-priest_23 = 上級プリースト③
hero-priest_24 = 上級プリースト④
hero-wizard_21 = 上級ウィザード①
hero-wizard_22 = 上級ウィザード②
hero-wizard_23 = 上級ウィザード③
hero-wizard_24 = 上級ウィザード④
hero-paladin_1 = 銀のパラディン
hero-paladin_2 = 金のパラディン
hero-phantom = 幻影

## タイル

tile-tunnel = トンネル
room-chicken_coop = にわとり小屋
room-mushroom_bed = きのこ床
room-souvenir_shop = みやげ物屋
room-mint = ニセ金工場
room-workshop = 工房
room-tool_shed = 工具置き場
room-printing_press = 印刷所
room-magic_room = 魔法の部屋
room-training_hall = 訓練所
room-dark_room = 暗室
room-labyrinth = 迷路
room-antimagic_room = 魔法除去の部屋
room-cafeteria = カフェテリア
room-chapel = 礼拝堂
room-pandemonium = 伏魔殿
room-hall_of_fame = 栄誉の殿堂

room-chicken_coop-help = 地表近く（1～2段目）。働き手3体で食糧1。
room-mushroom_bed-help = 地下深く（3～4段目）。働き手3体で食糧1。
room-souvenir_shop-help = 地表近く（1～2段目）。働き手3体で金1。
room-mint-help = 地下深く（3～4段目）。働き手3体で金1。
room-workshop-help = 周辺部（外周のマス）。働き手4体でトラップ・カード1枚。
room-tool_shed-help = 周辺部（外周のマス）。働き手2体でトンネル1つ。
room-printing_press-help = 中心部（B2からD3）。働き手3体で邪悪度が1下がります。
room-magic_room-help = 中心部（B2からD3）。働き手2体と食糧1で、新しいインプ1体。すぐ働けます。
room-training_hall-help = ここで戦うゴブリンとトロルのダメージ+1。
room-dark_room-help = ここで戦うバンパイアとウィッチのダメージ+1（攻撃ごとに）。
room-labyrinth-help = トラップ2つを手数料なしで置けます。モンスターは1体だけ。
room-antimagic_room-help = ここでは先制呪文も遅発呪文も効きません。
room-cafeteria-help = トロル、ゴブリン、スライム、ウィッチ1体につき1点。
room-chapel-help = ゴーストもバンパイアも、1体につき2点。
room-pandemonium-help = デーモン、ゴーレム、ドラゴンは、それぞれ1体につき2点。
room-hall_of_fame-help = 独占した称号1つにつき、4人のゲームでは2点、2人か3人なら1点。

## トラップ

trap-rolling_stone = ローリング・ストーン
trap-pendulum = 刃の振り子
trap-trap_door = 落とし穴のフタ
trap-fire_wall = 炎の壁
trap-cursed_ring = 呪われし指輪
trap-kamikaze_imp = カミカゼ・インプ
trap-poisoned_meal = 毒入り食糧
trap-poisoned_dart = 毒の投げ矢
trap-antimagic_dart = 魔法封じの投げ矢

trap-rolling_stone-help = 先頭に3ダメージ（2年目は4）。
trap-pendulum-help = 2番目に3ダメージ（2年目は4）。1人しかいなければ空振り。
trap-trap_door-help = 先頭に2ダメージ（2年目は3）。疲労も制圧もなし。
trap-fire_wall-help = 全員に1ダメージ、最後尾はさらに1ダメージ。
trap-cursed_ring-help = コストは金1（2年目は2）。全員に1ダメージ（2年目は2）。疲労も制圧もなし。
trap-kamikaze_imp-help = コストはインプ1体。先頭に3（2年目は4）、ほかの全員に1（2年目は2）ダメージ。
trap-poisoned_meal-help = コストは食糧1（2年目は2）。先頭に、その最大ヒット・ポイント分のダメージ。
trap-poisoned_dart-help = 好きな1人に1ダメージ。制圧の後、同じ冒険者に、軽減できない2ダメージ。
trap-antimagic_dart-help = 好きな1人に1ダメージ。ウィザードなら呪文を、プリーストなら治癒を、そのラウンドだけ封じます。

## トラップと部屋：戦闘の練習で

room-chicken_coop-fight = ここではモンスター2体が戦えます。トラップには手数料の金1が要ります。

## 戦闘カード

card-invisibility = 透明化
card-detect_treasure = 財宝感知
card-fireball = ファイアボール
card-fist_of_justice = 正義の鉄拳
card-magic_shield = 魔法の盾
card-detect_evil = 邪悪感知
card-suggestion = ここだけの話
card-word_of_peace = 平和の言葉
card-create_food = 食糧創造
card-regeneration = 再生
card-illusion = 幻影
card-metamorphosis = 変身
card-dimensional_gate = 次元の門
card-haste = 加速
card-blind_rage = 狂乱
card-aura_of_fear = 恐怖のオーラ
card-chain_lightning = 連鎖電撃
card-dispel_magic = 魔法解除

card-invisibility-help = 疲労0、先制。ウィザードは最後尾に下がり、このラウンドの間はダメージを受けず、狙われもしません。
card-detect_treasure-help = 疲労1、遅発。金1を失います。なければ食糧1、それもなければトラップ1枚です。
card-fireball-help = 疲労1、遅発。派手に燃えますが、効果はありません。
card-fist_of_justice-help = 疲労1、遅発。インプ1体を失います。
card-magic_shield-help = 疲労1、先制。唱えた後の最初の1ダメージを吸い取ります。
card-detect_evil-help = 疲労2、遅発。邪悪度が2上がります。
card-suggestion-help = 疲労2、先制。投入したモンスターごとに、コストをもう一度払うか撤退させるかを選びます。
card-word_of_peace-help = 疲労2、先制。投入したモンスターを全員撤退させるか、邪悪度を2上げます。
card-create_food-help = 疲労2、先制。先頭の冒険者のヒット・ポイントが、この戦闘パートの間、1増えます。
card-regeneration-help = 疲労1、遅発。冒険者1人につき、ダメージ・カウンターを2つまで取り除きます。
card-illusion-help = 疲労2、先制。ヒット・ポイント1の幻影が先頭に立ちます。
card-metamorphosis-help = 疲労2、先制。この戦闘では、モンスター1体は、先頭に1ダメージを与えることしかできません。
card-dimensional_gate-help = 疲労2、先制。モンスター1体が攻撃せずに倒れます。
card-haste-help = 疲労2、先制。唱えられれば、この戦闘は疲労なし（制圧はあり）。
card-blind_rage-help = 疲労3、先制。モンスターは皆、1つ目の攻撃の数値で先頭を攻撃することしかできません。ドラゴンなら治癒、デーモンなら制圧が、やはりなくなります。
card-aura_of_fear-help = 疲労3、先制。モンスター1体が撤退します。
card-chain_lightning-help = 疲労3、遅発。インプ2体を失います。
card-dispel_magic-help = 疲労3、先制。ゴーストが皆撤退し、この戦闘で使われたトラップの特殊効果も打ち消されます。

## イベント

event-payday = 給料日
event-tax = 徴税
event-no_special = スペシャル・イベント（入門ルールでは何も起きません）
event-special = スペシャル・イベント
event-payday-help = モンスターやゴースト1体ごとに、コストをもう一度払うか、クビにして邪悪度+1。
event-tax-help = タイル2枚につき金1（端数切り上げ）、納めない金1ごとに−3点。

special-witch_hunt = 魔女狩り
special-harvest_festival = 収穫祭
special-imp_strike = インプのストライキ
special-last_call = 閉店セール
special-charity_drive = 慈善募金
special-gossip_column = ゴシップ記事
special-trap_recall = トラップの回収
special-thieves_guild = 盗賊組合
special-bonus_day = 特別手当

special-witch_hunt-help = ウィッチがいれば、1体を手放すか邪悪度を2上げます。いなければ邪悪度が1下がります。
special-harvest_festival-help = 金1を食糧2に、2回まで換えられます。
special-imp_strike-help = インプ3体につき食糧1（端数切り上げ）を払います。払わなかった食糧1ごとに、インプ1体が去ります。
special-last_call-help = 地下酒場に残っている1体を、コストに金1を足して雇えます。
special-charity_drive-help = 金と食糧を合わせて3つまで寄付でき、1つにつき邪悪度が1下がります。
special-gossip_column-help = 邪悪度は、いちばん高いプレイヤーが1上がり、いちばん低いプレイヤーが1下がります。全員が同じなら何も起きません。
special-trap_recall-help = 好きな枚数のトラップを捨てて、同じ枚数を引けます。
special-thieves_guild-help = 金の3分の1（端数切り捨て）を失うか、邪悪度が1上がります。
special-bonus_day-help = ねぐらのモンスターとゴースト2体につき、金か食糧1つ（端数切り上げ）を払います。払わなかった1つごとに、邪悪度が1上がります。

## 称号

title-dark_deeds = 極悪大王
title-halls = 増築大王
title-tunnels = トンネル大王
title-monsters = モンスター大王
title-imps = インプ大王
title-riches = 金満大王
title-battle = 撃退大王
title-dark_deeds-help = 邪悪度がいちばん高い
title-halls-help = 部屋がいちばん多い（制圧されたものも含む）
title-tunnels-help = トンネルがいちばん多い（制圧されたものも含む）
title-monsters-help = モンスターがいちばん多い（ゴーストは数えない）
title-imps-help = インプがいちばん多い（トロルは数えない）
title-riches-help = 金と食糧と使わなかったトラップの合計がいちばん多い
title-battle-help = 制圧されたタイルがいちばん少ない

## 準備

log-welcome = 📋 これから2年間。1年は、4ラウンドの建設と、そのあとの戦闘です。毎ラウンド、全員がこっそり3つの命令を選びます。👑は、ここでゲームが終わった場合の得点（称号を含む）です。{ $first ->
    [orders] さっそく最初の3つを選んでください。
   *[disabled] まずは、最初のラウンドに使えない命令を2つ選んでください。
}
log-starting_player = 🪙 開始プレイヤーは{ $player }。いちばんの好人物という噂だが、裏は取れていない。
log-outsiders = 🎭 誰も使わない色（非選択色）：{ $colours }。ミニオンが場所をふさぐだけだ。{ $number ->
    [1] {""}
   *[other] 1人が1色ずつ受け持ち、毎ラウンド、その命令を1つ決める。
}
log-outsider_disabled = 非選択色（{ $colour }）がこのラウンドに使えない命令：{ $orders }。
log-orders_drawn = あなたが引いた命令カード（あなたにだけ見える）：{ $orders }。
log-disabled_chosen = { $player }は使えない命令を選び終えた。
log-disabled_open_again = { $player }は使えない命令を選び直している。
log-disabled = { $player }の使えない命令：{ $orders }。
ask-choose_disabled = 最初のラウンドに使えない命令を2枚選んでください。
doing-choose_disabled = 使えなくする命令を選んでいます
hint-choose_disabled = 選んだ2枚は、全員が選び終わると公開され、残る1枚は手札に入ります。2枚とも、最初のラウンドの生産のあとに手札へ戻ります。
ask-change_disabled = 使えなくする命令：{ $orders }。選び直しますか？
hint-change_disabled = 選択はまだ誰にも見えていません。全員が選び終わった時に、いっせいに公開されます。
do-change_disabled = 選び直す

## ラウンド開始

log-new_round = 🗓️ **{ $year }年目の{ $season }**。開始プレイヤーは{ $player }。
log-offers = 地下酒場：{ $creatures }。部屋タイル市場：{ $rooms }。
log-event_forecast = 📜 次の季節のイベントは{ $event }。
log-event_due = 📜 次の季節のイベントは{ $event }。{ $about }
log-special_forecast = 📜 スペシャル・イベントの中身は「{ $special }」と判明した。
log-special_about = 📋 { $about }
log-adventurer_redrawn = 次の季節に来る冒険者が全員同じ強さだったので、{ $hero }を山のいちばん下に戻し、別の1人を引いた。
log-adventurers_forecast = 🔭 『日刊冒険者タイムズ』によれば、次に来るのは{ $heroes }。

## 命令を選ぶ

log-outsider_orders = 非選択色（{ $colour }）のミニオンは、もう街に出ている：{ $orders }。
log-outsider_third = 非選択色（{ $colour }）の三番目の命令は{ $order }。
part-due = ⚠️ この季節は{ $event }：{ $price }が要りますが、まだ足りません。
part-paladin_near = ⚠️ 邪悪度があと1増えると、パラディンが来ます。
ask-choose_order = { $due }{ $paladin }3つの命令を順に選んでください。
doing-choose_order = 命令を選んでいます
hint-choose_order = 三番目の命令を選ぶと確定します。選び直せるのは、ほかの人がまだ選んでいる間だけです。全員の命令を一番目から順に公開し、そのつどミニオンを、区画の空きスペースのうち番号がいちばん小さいものに置きます。1区画のスペースは3つで、4体目は締め出されます。斜線の引かれた印のプレイヤーは、このラウンドにその命令を使えません。
do-order = { $order }
ask-choose_nonplayer_order = 続いて、非選択色（{ $colour }）の三番目の命令は？（あなたの命令：{ $orders }）
doing-choose_nonplayer_order = 命令を選んでいます
hint-choose_nonplayer_order = 2人のゲームでは、誰も使わない2色が場所をふさぎます。1人が1色ずつ受け持ち、その三番目の命令をこっそり決めます。そのミニオンは、プレイヤーの分より先にスペースIに立ちます（2色が同じ命令なら、片方はII）。相手の邪魔をするのも、自分のミニオンをIIやIIIに回すのも自由です。
ask-change_orders = 選んだ命令：{ $orders }。変えますか？
hint-change_orders = 命令はまだ誰にも見えていません。全員が選び終わると、もう変えられません。
do-change_orders = 命令を選び直す
do-own_orders = 自分の命令を選び直す
log-orders_ready = { $player }は命令を決めた。
log-orders_open_again = { $player }は命令を考え直している。

## 命令の公開

log-hire_fee = 🍺 { $player }は寝ぼけ眼の酒場のおやじに金{ $gold }を握らせた。
log-hire_fee_unpaid = 一番目：{ $player }は**{ order-hire_monster }**。金1も持たずに早朝の酒場の扉を叩いたが、誰も起きてこない。
log-area_full = { part-nth }番目：{ $player }は**{ $order }**。着いた時には、もう満員だった。
log-minion_placed = { part-nth }番目：{ $player }は**{ $order }**（スペース{ $space }）。
part-nth = { $number ->
    [1] 一
    [2] 二
   *[other] 三
}
log-order_unexecuted = { $player }は「{ $order }」を見送った。
log-order_impossible = { $player }は「{ $order }」を実行できない。{ $why }{ $needed ->
    [0] 。
   *[other] （必要{ $needed }、今{ $have }）。
}
# 実行できない理由
undone-no_gold = 金が足りない
undone-no_food = 食糧が足りない
undone-no_evil_room = 邪悪度メーターの空きが足りない
undone-no_imp = 手の空いたインプが足りない
undone-no_square = 掘れる所がない
undone-no_tunnel = 採掘できるトンネルがない
undone-no_creature = コストを払えるモンスターやゴーストが残っていない
undone-no_room = 建てられる場所のある部屋が売られていない
undone-no_room_left = 部屋が残っていない
undone-deck_empty = トラップの山札が尽きている

## ほかの文の一部

part-gold = 金{ $n }
part-food = 食糧{ $n }
part-evil = 邪悪度+{ $n }
part-imp = インプ{ $n }体
part-troll = トロル{ $n }体
part-trap = トラップ{ $n }枚
part-monster = モンスター{ $n }体
part-for = { $price }と引き換えに、
part-at_cost = （{ $price }）

## 命令の実行

ask-execute_or_decline = { $order }（スペース{ $space }）を実行しますか？
doing-execute_or_decline = 命令を実行するか決めています
hint-execute_or_decline = 先に実行された、ほかの人の命令もあるかもしれません。
do-get_food = { $price }{ $gain }を得る
do-improve_reputation = { $price }邪悪度を{ $lose }下げる
do-improve_in_vain = { $price }命令を実行する（邪悪度はもう下がらない）
do-improve_and_spy = { $price }邪悪度を{ $lose }下げ、戦闘カードをスパイする
do-only_spy = { $price }スパイだけする（邪悪度はもう下がらない）
do-recruit_imps = { $price }インプ{ $imps }体を徴募する
do-buy_traps = { $price }トラップを{ $traps }枚引く{ $discards }
part-then_discards = （そのあと手持ちから1枚捨てる）
do-decline_order = { $order }を見送る
log-got_food = { $gold ->
    [0] 🍗 { $player }は食糧{ $food }を調達した。
   *[other] 🍗 { $player }は食糧{ $food }と金{ $gold }を調達した。村人は快く差し出したことになっている。
}
log-imps_recruited = { $imps ->
    [1] 👺 インプ1体が{ $player }のもとへ。初日から残業を志願している。
   *[other] 👺 インプ{ $imps }体が{ $player }のもとへ。働くのが楽しみで眠れなかったらしい。
}
log-reputation = 😇 { $player }は悪評を改善した。街で子猫を助けた、と触れ回っている。
log-evil_up = 😈 { $player }の邪悪度が{ $by }上がって{ $evil }になった。
log-evil_down = 😇 { $player }の邪悪度が{ $by }下がって{ $evil }になった。
log-paid = { $player }の支払い：{ $gold ->
    [0] {""}
   *[other] 金{ $gold }
}{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {"、"}
    }食糧{ $food }
}{ $imp ->
    [0] {""}
   *[other] インプ{ $imp }体
}。
log-traps_bought = 🪤 { $player }はトラップを{ $number }枚手に入れた。
log-traps_due = 🪤 { $player }はこのあとトラップを{ $number }枚引く。
log-traps_drawn = 🪤 { $player }はトラップを{ $number }枚引いた。
log-traps_drawn_which = 引いたトラップ（あなたにだけ見える）：{ $traps }。
log-trap_discarded = { $player }はトラップを1枚、伏せて捨てた。
log-trap_paid = { $player }は{ $creature }のコストとしてトラップを1枚、伏せて払った。
log-trap_discarded_which = 捨てたトラップ（あなたにだけ見える）：{ $trap }。

ask-choose_spy_card = どの戦闘カードをのぞきますか？
doing-choose_spy_card = のぞく戦闘カードを選んでいます
hint-choose_spy_card = 1枚目は戦闘の第1ラウンド、4枚目は第4ラウンドに使われます。中身はあなたにだけ見えます。
do-spy = { $number }枚目をのぞく
do-spy_again = { $number }枚目をもう一度のぞく
do-no_spy = のぞかない
log-spied = 🕵️ { $player }のスパイが{ $number }枚目の戦闘カードをのぞいた。
log-spied_card = { $number }枚目の戦闘カードは「{ $card }」（あなたにだけ見える）。{ $about }

ask-discard_trap = どのトラップを捨てますか？
doing-discard_trap = 捨てるトラップを選んでいます
hint-discard_trap = 手持ちの1枚を選びます。引いたばかりのものでも、前からあるものでもかまいません。伏せて捨てるので、何を捨てたかは誰にも分かりません。{ $alike }
do-discard_trap = { $trap }を捨てる
ask-pay_trap = どのトラップをコストとして捨てますか？
doing-pay_trap = コストとして捨てるトラップを選んでいます
hint-pay_trap = ゴーレムのコストとしてトラップ1枚を捨てます。伏せて捨てるので、ほかの人には中身が分かりません。{ $alike }
part-alike = 手持ちのトラップはどれも同じですが、それがほかの人に分からないように、いつもどおりお聞きしています。
ask-pay_monster = { $creature }にどのモンスターを差し出しますか？
doing-pay_monster = デーモンに差し出すモンスターを選んでいます
hint-pay_monster = 食べられたモンスターには給料を払わずに済みます。ゴーストは腹の足しになりません。
do-feed_monster = { $creature }を差し出す
log-monster_fed = 🍽️ { $player }の{ $creature }がデーモンの夕食になった。

ask-dig_square = { $done ->
    [0] どこを掘りますか？（スペース{ $space }、{ $limit }つまで）
   *[other] 次はどこを掘りますか？（ここまで：{ $squares }。全部で{ $limit }つまで）
}{ $mine }
doing-dig_square = 掘る場所を選んでいます
hint-dig_square = 今あるタイルの隣で、2×2の四角を埋めないマスに掘れます。トンネル1つにつきインプ1体を使い、そのインプはこのラウンド中もう働けません。{ $foreman }手の空いたインプは{ $imps }体です。
part-foreman = ほかに1体が現場監督になります。
part-mining_follows = ここで使わなかったインプは、このあとの「金の採掘」で{ $n }体まで使えます。
do-dig = { $square }にトンネルを掘る
button-do-dig = { $square }
do-dig_done = 掘り終える（トンネル{ $done }つ）
log-dug = ⛏️ { $player }は{ $squares }にトンネルを掘った。
ask-mine_tunnel = 金をいくつ採掘しますか？（スペース{ $space }、トンネル{ $tunnels }つ、手の空いたインプ{ $imps }体）
doing-mine_tunnel = 金をいくつ採掘するか決めています
hint-mine_tunnel = 制圧されていないトンネル1つにつき、インプ1体が金1を採掘します。働いたインプは、このラウンドはもう働けません。どのトンネルを使っても同じです。{ $foreman }
do-mine = 金{ $gold }を採掘する
log-mined = 💰 { $player }は{ $squares }で金{ $gold }を採掘した。

ask-choose_creature = 誰を雇いますか？（スペース{ $space }{ $extra }）
part-extra_food = 、食糧{ $n }が余分に要ります
doing-choose_creature = 誰を雇うか選んでいます
hint-choose_creature = 書かれているコストは、給料日が来るたびにもう一度払うことになります。邪悪度が10に達すると、パラディンが来ることがあります。
do-hire = { $creature }を雇う（{ $price }）
do-hire_absent = { $creature }を雇う
log-hired = 🍻 { $creature }が{ $player }のねぐらに入った。

ask-choose_room = どの部屋を建てますか？（スペース{ $space }{ $gold }）
part-room_gold = 、金{ $n }
doing-choose_room = 建てる部屋を選んでいます
hint-choose_room = 部屋は、制圧されていないトンネルと取り替えます。部屋どうしは隣り合えません。{ $zones }
part-zones = 1年目の部屋は、建てられる場所が決まっています。
do-choose_room = { $room }{ $where }
part-where = （{ $square }に）
ask-place_room = { $room }をどこに建てますか？
doing-place_room = 部屋を建てる場所を選んでいます
hint-place_room = このラウンドに掘ったばかりのトンネルには建てられません。冒険者は入り口に近いタイルから攻めてきます。
do-place_room = { $square }に「{ $room }」を建てる
log-room_built = 🏗️ { $player }は{ $square }に「{ $room }」を建てた。

## 生産と命令カードの回収

link-produce = 生産に戻る
ask-produce = どの部屋で生産しますか？（手が空いている働き手：{ $free }）
doing-produce = 生産と手札に戻す命令を決めています
hint-produce = どの部屋も1ラウンドに、1年目は1回、2年目は2回まで使えます。トロルがいれば先に働き、足りない分をインプが補います。
do-produce_food = { $room }（{ $square }）：{ $workers }体で食糧1
do-produce_gold = { $room }（{ $square }）：{ $workers }体で金1
do-produce_trap = { $room }（{ $square }）：{ $workers }体でトラップ1枚
do-produce_tunnel = { $room }（{ $square }）：{ $workers }体で{ $dug ->
    [none] トンネル1つ
   *[other] { $dug }にトンネル
}
do-produce_reputation = { $room }（{ $square }）：{ $workers }体で{ $lose ->
    [0] 効果なし（邪悪度はもう下がらない）
   *[other] 邪悪度−{ $lose }
}
do-produce_imp = { $room }（{ $square }）：{ $workers }体と食糧{ $food }でインプ1体
do-production_done = 生産を終える
ask-place_tunnel = 工具置き場を使って、どこにトンネルを掘りますか？
doing-place_tunnel = 生産と手札に戻す命令を決めています
hint-place_tunnel = 今あるタイルの隣で、2×2の四角を埋めないマスに掘れます。ふだんのトンネル掘りと同じ決まりです。
log-room_used = ⚙️ { $trolls ->
    [0] { $player }の{ $room }でインプ{ $imps }体が働いた。
   *[other] { $imps ->
        [0] { $player }の{ $room }でトロル{ $trolls }体が働いた。
       *[other] { $player }の{ $room }でトロル{ $trolls }体とインプ{ $imps }体が働いた。
    }
}
log-made_food = 🍗 { $player }は食糧{ $food }を得た。
log-made_gold = 💰 { $player }は金{ $gold }を得た。
log-made_imp = 👺 { $player }のインプが{ $imps }体増えた。魔法の力である。
log-workshop_in_vain = トラップの山札が尽き、{ $player }の工房は騒音だけを生産した。
link-return_order = 命令カードの回収に戻る
ask-return_order = どの命令カードを手札に戻しますか？
doing-return_order = 生産と手札に戻す命令を決めています
hint-return_order = 戻さない2枚は、次のラウンドに使えません。戻せるのは、一番目の命令か、実行しなかった命令のうちの1枚です。
log-return_chosen = { $player }は{ $order }を手札に戻すことにした。
log-orders_returned = { $player }の手札に{ $order }が戻った。次のラウンドに使えない命令：{ $disabled }。
link-demand_turn_order = 今回は手番順にする…
ask-demand_turn_order = 今回の{ $phase }を手番順にしてもらいますか？
hint-demand_turn_order = ふだんは全員が同時に行動します。誰かが始める前なら、一人ずつの手番順に変えられます。
do-turn_order = 手番順にする
log-turn_order = ✋ { $player }の求めで、今回の{ $phase }は手番順になった。

## イベント

log-event = 📜 イベント：**{ $event }**。
log-event_without_effect = 入門ルールでは何も起こらない。ダンジョン省も今日は静かだ。
log-special = 📜 **{ $special }**！
ask-pay_or_dismiss = { $number ->
    [1] 給料日です。{ $creature }に払いますか？
   *[other] 給料日です。誰に払うか、誰をクビにするかを決めてください。
}
doing-pay_or_dismiss = 誰に給料を払うか決めています
hint-pay_or_dismiss = 邪悪度で払ってもクビにしても邪悪度は上がり、10に達するとパラディンが来ることがあります。1体ずつ好きな順に、コストを払うかクビにします。
do-pay_all = 全員に払う（{ $price }）
do-pay_wage = { $creature }に払う（{ $price }）
do-dismiss = { $creature }をクビにする（邪悪度+1）
log-wage_paid = { $player }は{ $creature }に給料を払った。
log-dismissed = 👋 { $player }は{ $creature }をクビにした。送別会はない。
ask-tax_amount = 税は金{ $tax }です。いくら納めますか？
doing-tax_amount = 税をいくら納めるか決めています
hint-tax_amount = 税はタイル2枚につき金1です（端数切り上げ）。納めなかった金1ごとに地獄の催促状が1通届き、最後に3点を失います。
do-pay_tax = 金{ $gold }を納める{ $notices }
do-pay_no_tax = 納めない{ $notices }
part-notices = （催促状{ $n }通）
log-tax = 🧾 { $player }は{ $gold ->
    [0] 税を納めなかった
   *[other] 金{ $gold }を納めた
}。{ $notices ->
    [0] {""}
   *[other] 地獄の催促状を{ $notices }通受け取った。血で書いてある。
}
ask-change_gift = あなたの答え：{ $given }。変えますか？
part-nothing = 何も出さない
hint-change_gift = 答えはまだ誰にも見えていません。全員が答えると、もう変えられません。
do-change_gift = 答えを変える
ask-pay_due = { $special }：払うのは{ $due }です。どうしますか？
part-gold_or_food = 金か食糧{ $n }つ
doing-pay_due = いくつ払うか決めています
hint-pay_due = { $about }1つずつ払います。途中でやめると、残りの分のペナルティを受けます。
ask-trade = { $special }：{ $begun ->
    [1] さらに出しますか？（あと{ $left }つまで）
   *[other] 何か出しますか？
}
doing-trade = 何を出すか決めています
hint-trade = { $about }1つずつ決められます。まったく出さなくてもかまいません。
do-give_gold = 金1を出す
do-give_food = 食糧1を出す
do-leave_unpaid = { $paid ->
    [0] 何も払わない
   *[other] これ以上払わない（未払い{ $left }つ）
}
do-stop_trading = ここでやめる
do-give_nothing = 何も出さない
ask-hunt_witch = 魔女狩りの一団が来ました。どうしますか？
doing-hunt_witch = ウィッチを手放すか決めています
hint-hunt_witch = ウィッチを手放しても邪悪度は上がりません。かばうと2上がります。
do-give_up_witch = ウィッチを手放す
do-take_evil = 邪悪度を{ $evil }上げる
log-witch_given_up = 🔥 { $player }はウィッチを裏口から逃がし、知らぬ顔をした。
ask-last_call = 閉店セールです。誰か雇いますか？
doing-last_call = 誰かを雇うか決めています
hint-last_call = 地下酒場に残った中から1体を、コストに金1を足して雇えます。
do-hire_nobody = 雇わない
ask-recall_traps = { $number ->
    [0] どのトラップを返品しますか？
   *[other] ほかにも返品しますか？（ここまで：{ $traps }）
}
doing-recall_traps = 返品するトラップを選んでいます
hint-recall_traps = 返した枚数だけ、山札から引き直します。中身はほかの人に見えません。
do-recall_trap = { $trap }を返す
do-recall_done = これで終わり（{ $number }枚）
ask-pay_guild = 盗賊組合が集金に来ました。どうしますか？
doing-pay_guild = 盗賊組合に金を渡すか決めています
hint-pay_guild = 金の3分の1を渡すか、断って邪悪度を1上げるかのどちらかです。
do-pay_guild = 金{ $gold }を渡す
log-lost_gold = 💸 { $player }は金{ $gold }を失った。
log-lost_food = { $player }は食糧{ $food }を失った。
log-lost_imps = { $player }はインプ{ $imps }体を失った。
log-unfed_imps = { $player }のインプ{ $imps }体が、食糧をもらえずに去った。
log-gained_food = { $player }は食糧{ $food }を得た。

## 冒険者とパラディン

log-shared_evil = 非選択色が共用する邪悪度カウンターが{ $evil }になった。
log-adventurer_leaves = { $hero }は非選択色のダンジョンへ向かい、戻らなかった。
log-adventurer_joins = { $place ->
    [1] 🚪 { $hero }が{ $player }の入り口に着いた。列の先頭だ。
   *[other] 🚪 { $hero }が{ $player }の入り口に着き、{ $place }番目に並んだ。
}
log-paladin_comes = ⚜️ 堪忍袋の緒が切れた！ **{ $paladin }**がテントをたたみ、{ $player }のダンジョンへ向かう。
log-paladin_moves = ⚜️ { $paladin }（残りヒット・ポイント{ $hp }）は{ $left }を見限り、もっと邪悪な{ $player }のもとへ向かった。
log-why_paladin_comes = 狙われるのは、邪悪度{ $space }以上で最も邪悪なプレイヤーだ。{ $player }の邪悪度は{ $evil }だ。{ $tied ->
    [0] {""}
   *[other] 邪悪度は{ $equals }も同じだが、手番順が後の{ $player }が選ばれる。
}
log-why_paladin_moves = 邪悪度は{ $player }が{ $evil }、{ $left }が{ $theirs }。パラディンは、今いるダンジョンの持ち主より邪悪で、邪悪度が{ $space }以上のプレイヤーのもとへ移る。{ $tied ->
    [0] {""}
   *[other] 邪悪度は{ $equals }も{ $player }と同じだが、手番順が後の{ $player }が選ばれる。
}
log-new_year = 🎆 **{ $year }年目**が始まる。冒険者はレベルアップとかいう怪しげな儀式を済ませてきた。

## 戦闘の計画

log-combat_begins = ⚔️ **{ $year }年目の戦闘パート**。冒険者が土足で上がり込む。
log-combat_round = ⚔️ **戦闘ラウンド{ $number }**
link-plan_battle = 計画に戻る
ask-plan_battle = { $plan }{ $traps }{ $sent }{ $fee }{ $confirms }{ $dear_gold }{ $dear_food }{ $dear_imp }{ $card }
part-plan_where = 第{ $round }ラウンドは、どこで戦いますか？
part-plan_on = 第{ $round }ラウンドの計画（場所：{ $square }）。
part-plan_traps = トラップは{ $traps }。
part-plan_sent = 投入は{ $creatures }。
part-plan_fee = 部屋の手数料は金{ $n }。
part-last_confirms = 最後の1つを置くと確定します。
part-too_dear = {"\u000A"}今は払えないトラップ：{ $traps }（合わせて{ $needed }以上が必要、手元は{ $have }）。
part-known_card = {"\u000A"}スパイが見た戦闘カードは「{ $card }」：{ $spell }
part-spell_fails = 疲労{ $fatigue }。今の冒険者たちでは呪文の効果なし（マジック・ポイント{ $magic }、必要{ $round }）。
doing-plan_battle = 戦闘の計画を立てています
hint-plan_battle = { $holds }ゴーストは何体でも投入でき、何も置かなくてもかまいません。戦闘は、トラップ、先制呪文、モンスターとゴースト、遅発呪文、治癒、疲労（そのつど先頭にいる者が1ダメージずつ受ける）、制圧の順です。
part-tiles_hold = トンネルにはトラップ1つとモンスター1体、部屋にはトラップ1つ（手数料は金1）とモンスター2体まで置けます。{ room-labyrinth }だけは、トラップ2つ（手数料なし）とモンスター1体までです。
part-tile_holds = { $square }の{ $tile }には、{ $held }まで置けます。
part-held = トラップ{ $traps }つ{ $fee }とモンスター{ $monsters }体
part-tile_fee = （手数料は金{ $n }）
group-traps = トラップ
group-creatures = モンスターとゴースト
do-plan_tile = { $square }（{ $tile }）で戦う{ $confirms }
part-confirms = ・計画を確定
do-plan_trap = { $trap }を仕掛ける{ $price }{ $confirms }
do-deploy = { $creature }を投入する{ $confirms }
do-plan_done = { $square }の計画を確定する
ask-change_plan = 全員の計画がそろうのを待っています。計画を変えますか？
hint-change_plan = 計画はまだ誰にも見えていません。全員の計画がそろうと、もう変えられません。
do-change_plan = 計画を変える
log-plan_open_again = { $player }は計画を考え直している。
log-plan_ready = { $player }の計画が決まった。
log-plan = { $player }は{ $square }（{ $tile }）で迎え撃つ。{ $traps ->
    [0] トラップなし
   *[other] 伏せたトラップ{ $traps }枚
}{ $sent ->
    [0] 、出迎えなし。
   *[other] 、出迎えは{ $creatures }。
}
log-trap_fee = { $player }は部屋に仕掛けるトラップの手数料に金{ $gold }を払った。宝箱は見た目が命だ。
ask-release_prisoner = 守るタイルが残っていません。どの囚人を解放しますか？
doing-release_prisoner = 解放する囚人を選んでいます
hint-release_prisoner = このラウンドは戦闘がなく、代わりに囚人を1人解放します。
do-release = { $hero }を解放する
log-released = 🔓 { $player }は{ $hero }を解放した。得点が歩いて帰っていく。

sum-icons = { $icons ->
    [0] トラップのダメージを軽減する者はいません。
   *[other] トラップのダメージは、{ $icons }点まで軽減されます。
}
sum-alone = { $piece }だけの結果：
sum-no_target = { $trap ->
    [1] トラップが効けば
   *[0] 今のパーティーには
}、{ $creatures }が攻撃できる相手がいません。
sum-choice = { $times ->
    [1] 次のうち選んだ1人に：
   *[other] そのつど選んだ1人に{ $times }回攻撃。1回につき：
}
sum-trap = { $hero }：{ sum-trap_target }
sum-attack = { $hero }に{ $dealt }、{ $left }。
sum-trap_target = { $dealt }{ $blocked }、{ $left }。{ $poison }
sum-no_spell = このラウンドは呪文なし。
sum-no_heal = このラウンドは治癒なし。
part-damage = { $n }ダメージ
part-no_damage = ダメージなし
part-defeated = 撃退
part-hp_left = 残り{ $n }
part-before_fatigue = （疲労を除く）
part-blocked = （{ $by }が{ $n }軽減）
part-by_thief = シーフ
part-by_paladin = パラディン
part-by_both = シーフとパラディン
part-poisoned = 戦闘の最後に毒で{ $n }ダメージ（軽減なし）、{ $left }{ $fatigue }。
sum-attack_target = { $dealt }、{ $left }。

## 戦闘

log-combat_card = 🃏 第{ $number }ラウンドの戦闘カードは「**{ $card }**」（必要なマジック・ポイント{ $number }）。
log-battle = ⚔️ **{ $player }の戦闘**：{ $square }（{ $tile }）。
ask-trap_order = どちらのトラップを先に作動させますか？
doing-trap_order = どちらのトラップが先か選んでいます
hint-trap_order = 冒険者が軽減できるダメージには、2つのトラップを合わせて上限があります。先に片方で軽減を使い切らせ、本命を後に残すのも手です。
do-trap_first = { $trap }から
log-trap = 🪤 カチッ。{ $player }の**{ $trap }**！
log-trap_not_paid = { $player }はトラップのコストが払えず、そっと倉庫に戻した。
log-trap_in_vain = { $trap }は誰もいない所で立派に作動した。
link-choose_trap_target = 戦闘に戻る
ask-choose_trap_target = { $trap }を誰に当てますか？
doing-choose_trap_target = トラップを当てる相手を選んでいます
hint-choose_trap_target = ダメージはシーフとパラディンに軽減されることがありますが、特殊な効果は必ず発揮されます。
log-prevented = { $points ->
    [1] 🛡️ 「触るな、罠だ」。{ $hero }への{ $points }ダメージが軽減された。
    [2] 🛡️ 「左の床石だけ踏め」。{ $hero }への{ $points }ダメージが軽減された。
   *[other] 🛡️ 針金一本で仕掛けが止まった。{ $hero }への{ $points }ダメージが軽減された。
}
log-damage = { $left ->
    [0] 💢 { $hero }に{ $points }ダメージ！
   *[other] 💢 { $hero }に{ $points }ダメージ（残りヒット・ポイント{ $left }）。
}
log-shield_absorbs = { $hero }への{ $points }ダメージを魔法の盾が吸い取った。
log-defeated = ⛓️ **{ $hero }を撃退！** { $player }の牢獄に新しい客だ。
log-phantom_bursts = 🫧 幻影がはじけた。中身は空っぽ、得点もない。
log-party_gone = 🎉 { $player }のダンジョンに静けさが戻った。残ったのは泥の足跡だけ。

log-spell = ✨ 呪文が唱えられた。「**{ $card }**！」
log-spell_in_vain = 「{ $card }」を唱えても、ここでは何も変わらなかった。とんだ唱え損だ。
log-spell_too_weak = { $needed ->
    [1] 「{ $card }」は不発（マジック・ポイント{ $magic }、必要なのは{ $needed }）。杖の持ち方からやり直しだ。
    [2] 「{ $card }」は不発（マジック・ポイント{ $magic }、必要なのは{ $needed }）。ぽすっ、と小さな音がした。
    [3] 「{ $card }」は不発（マジック・ポイント{ $magic }、必要なのは{ $needed }）。呪文書は宿屋に置いてきた。
   *[other] 「{ $card }」は不発（マジック・ポイント{ $magic }、必要なのは{ $needed }）。鳩が一羽、出てきた。
}
log-spell_stopped_by_room = { $room }の中では、「{ $card }」もただの独り言。
log-spell_stopped_by_trap = 舌に投げ矢が刺さり、「{ $card }」は言葉にならなかった。
ask-choose_spell_monster = 呪文が飛んできます。どのモンスターが受けますか？
doing-choose_spell_monster = 呪文を受けるモンスターを選んでいます
hint-choose_spell_monster = 投入したモンスターの中から選びます。この呪文はゴーストに効きません。
do-spell_weaken = { $creature }が変身させられる
do-spell_fall = { $creature }が次元の門に落ちる
do-spell_withdraw = { $creature }を撤退させる
ask-answer_suggestion = 「ここだけの話、報酬は足りてるか？」どのモンスターの対応から決めますか？
doing-answer_suggestion = どのモンスターにまた払うか決めています
hint-answer_suggestion = モンスターごとに、コストをもう一度払うか、撤退させるかを選びます。撤退したモンスターは倒れていないので、次のラウンドに戦えます。
ask-answer_peace = 「平和に話し合おう」。モンスターたちが武器を下ろしかけています。どうしますか？
doing-answer_peace = モンスターを戦わせるか決めています
hint-answer_peace = 投入したモンスターを全員撤退させるか、邪悪度を2上げて戦わせるかのどちらかです。
do-withdraw_monsters = モンスターを全員撤退させる
log-creature_withdrawn = 🏃 { $creature }は{ $player }のねぐらへ引き返した。
log-felled = 🌀 { $player }の{ $creature }は門をくぐり、どこか遠くで倒れた。
log-weakened = 🐑 { $player }の{ $creature }は羊になった。本人は強いつもりでいる。
log-enraged = 😡 { $player }のモンスターは我を忘れ、目の前の者を殴ることしか考えられない。
log-hidden = 👻 { $hero }は姿を消し、列の後ろに下がった。
log-phantom = 🫥 { $player }の入り口に、やけに薄い冒険者が先頭を切って現れた。
log-toughened = 🍞 { $hero }は腹ごしらえをして、ヒット・ポイントが{ $hp }になった。
log-mended = 💚 { $hero }の傷が{ $points }つふさがった（残るダメージ{ $damage }）。
log-traps_cancelled = 🪄 { $player }のトラップの仕込みが、魔法で洗い流された。

link-next_creature = 戦闘に戻る
ask-next_creature = 次に誰が攻撃しますか？{ $first }
part-in_front = （先頭：{ $hero }、残りヒット・ポイント{ $left }）
doing-next_creature = 次に誰が攻撃するか選んでいます
hint-next_creature = 順番で結果が変わります。先頭が撃退されると、後ろの者が先頭に出ます。
do-creature = { $creature }
do-creature_in_vain = { $creature }（攻撃できる相手がいません）
link-choose_attack = 戦闘に戻る
ask-choose_attack = { $creature }はどう攻撃しますか？{ $first }
doing-choose_attack = どう攻撃するか選んでいます
hint-choose_attack = 行動したモンスターやゴーストは、「倒れない」と書かれていない限り、この戦闘パートの間は倒れたままです。
do-attack_strike = { $next ->
    [0] 先頭に{ $damage }ダメージ
   *[other] 先頭に{ $damage }ダメージ（撃退したら次の人に{ $next }）
}
do-attack_flood = 全員に{ $damage }ダメージ
do-attack_cling = 足首にまとわりつく（疲労も制圧もなし）
do-attack_haunt = 先頭以外の1人に{ $damage }ダメージ
do-attack_fed_strike = 食糧{ $food }を食べる（先頭に{ $damage }ダメージ）
do-attack_bolt = 大呪文（先頭に{ $damage }ダメージ）
do-attack_two_bolts = 小呪文2発（好きな相手に{ $damage }ダメージを2回）
do-attack_bite = かぶりつく（プリースト以外の1人に{ $damage }ダメージ）
do-attack_careful_bite = ひとかじり（プリースト以外の1人に{ $damage }ダメージ、自分は倒れない）
do-attack_fire = 火を吐く（全員に{ $damage }ダメージ、治癒なし）
do-attack_doom = 連れ去る（好きな1人に{ $damage }ダメージ、疲労も制圧もなし）
do-attack_weak = 弱々しく先頭に{ $damage }ダメージ
do-attack_enraged = 怒りに任せて先頭に{ $damage }ダメージ
do-refrain = 攻撃しない（倒れない）
link-choose_target = 戦闘に戻る
ask-choose_target = { $creature }は誰に{ $damage }ダメージを与えますか？{ $bolt }
part-bolt = （{ $n }発目）
doing-choose_target = ダメージを与える相手を選んでいます
hint-choose_target = ヒット・ポイントを超えた分のダメージは無駄になります。
do-target = { $hero }（残りヒット・ポイント{ $left }）
log-attacks = { $food ->
    [0] 👊 { $player }の**{ $creature }**の攻撃、{ $damage }ダメージ！
   *[other] 👊 { $player }の**{ $creature }**が食糧{ $food }を平らげて攻撃、{ $damage }ダメージ！
}
log-clings = 🟢 { $player }の{ $creature }が全員の足首にまとわりついた。生ぬるい。誰も一歩も進めない。
log-cannot_attack = { $player }の{ $creature }は攻撃できる相手がおらず、手持ちぶさたで帰ってきた。
log-no_heal = このラウンド、{ $player }のダンジョンでは治癒がない。
log-no_conquest = このラウンド、{ $player }のダンジョンでは疲労も制圧もない。
log-no_spell = このラウンド、{ $player }のダンジョンでは呪文が唱えられない。
log-healing_skipped = 治癒はなし。{ $player }のダンジョンには絆創膏一つ落ちていない。
log-no_fight_no_healing = 「戦闘なくして治癒もなし」と、プリーストは規範を指さした（{ $player }）。
log-healed = 💚 { $hero }は治癒を受け、ダメージが{ $points }減った（残るダメージ{ $damage }）。
log-fatigue = { $points ->
    [1] 🥵 誰がランタンを持つかで、少しもめた。疲労で{ $points }ダメージ。
    [2] 🥵 暗い、狭い、ネズミがいる。疲労で{ $points }ダメージ。
   *[other] 🥵 「脇通路」か「T字分岐」かで大論争になった。疲労で{ $points }ダメージ。
}
log-poison_works = ☠️ 「どうってことない、かすり傷だ」。{ $hero }に毒が回った。
log-conquered = { $square ->
    [C1] 🌼 入り口の{ $square }（{ $tile }）が**制圧された**。{ $player }のダンジョンに花が咲く。なんと悲しいことか。
    [C2] 🌼 { $square }（{ $tile }）が**制圧された**。冒険者たちは{ $player }の壁に名前を彫っている。
    [C3] 🌼 { $square }（{ $tile }）が**制圧された**。{ $player }のダンジョンでワルツが始まった。
   *[other] 🌼 { $square }（{ $tile }）が**制圧された**。{ $player }のダンジョンが、また少し明るくなってしまった。
}{ $points ->
    [0] {""}
   *[other] （最後に{ $points }点の損）
}
log-conquest_skipped = 冒険者たちはそれどころではなく、{ $player }のタイルは無事だった。
log-survivors_leave = { $heroes }は{ $player }のダンジョンをあとにした。みやげ話だけは一人前だ。
log-combat_ends = { $year ->
    [1] 🏁 1年目の戦闘パートが終わった。倒れていた者も、次の給料日に備えて起き上がる。
   *[other] 🏁 { $year }年目の戦闘パートが終わった。倒れていた者も起き上がり、役人の査定に備えて整列する。
}

## 起きたことを一つにまとめた文

# 予告される給料日と徴税で何をするか
# 何が当たったか。誰にかは次の文で
# ヒット・ポイントの前と後
# 戦闘の一場面を、ごく短く。カットインで読む
story-brief_begun = ⚔️ { $square }の戦闘
story-brief_blow = { $sign } { $name }：
story-brief_done = { $blow }{ $results }
story-brief_lasting = ✨ { $name }
story-brief_clings = 🟢 { $name }がまとわりつく
story-brief_hit = { $hero } { $before }→{ $after }
story-brief_unhurt = { $hero }は無傷
story-brief_many = { $number }人に命中
story-brief_many_cured = { $number }人が回復
story-brief_captured = ⛓️ { $heroes }を撃退
story-brief_fizzle = ✨ { $card }は不発
story-brief_conquered = 🌼 { conquered-tile }
conquered-tile = { $square }を制圧され{ $points ->
    [0] た
   *[other] 、−{ $points }点
}
story-brief_kept = 🛡️ タイルは無事
story-brief_gone = 🎉 戦闘に勝利！
story-brief_paladin = ⚜️ パラディンが{ $player }のもとへ
story-brief_in_vain = 効果なし
story-brief_withdrawn = { $creature }は撤退
story-brief_felled = { $creature }が倒れた
story-brief_weakened = { $creature }が羊に
story-brief_enraged = モンスターが激怒
story-brief_hidden = { $hero }が消えた
story-brief_phantom = 幻影が先頭に
story-brief_toughened = { $hero }が強化（{ $hp }）
story-brief_traps_cancelled = トラップは無効
story-brief_aside = { $result }{ $captured }
part-was_conquered = ⚔️ { $player }：{ conquered-tile }
part-was_kept = ⚔️ { $player }：{ $square }を守った
part-was_gone = ⚔️ { $player }：戦闘に勝利
part-tile = タイル
part-captured = 、囚人：{ $heroes }
story-orders = { $player }の命令は{ $orders }。
part-order_on = { $order }（{ $space }）
story-arrivals = 🚪 入り口に着いたのは{ $gates }。
part-at_gate = { $hero }（{ $player }）
story-healing = 治癒
story-fatigue = 疲労
story-poison = 毒
story-gold = 金{ SIGNED($n) }
story-food = 食糧{ SIGNED($n) }
story-imps = インプ{ SIGNED($n) }
story-traps = トラップ{ SIGNED($n) }
story-tunnels = トンネル{ $n }つを掘った
story-mined = 金{ $n }を採掘
story-recruited = インプ{ $n }体を徴募
story-bought = トラップ{ $n }枚を購入
story-discarded = トラップ{ $n }枚を捨てた
story-reputation = 悪評を改善
story-wages = 給料{ $n }体分
story-fetched = 食糧{ $n }を調達
story-evil = 邪悪度{ SIGNED($n) }

## 得点計算

log-title_held = 👑 { $title }：{ $players }。
log-score = { $player }：{ $total }点。
closing-underlord = 😈 { $players }が地の底大王（アンダーロード）になりました。
closing-titles = 👑 { $player }：称号{ $number }つ（{ $titles }）。
tie-shared = ⚖️ { $players }は{ $points }点で同点です。タイブレークはないので、勝利を分け合います。
end-scored = ダンジョン省の役人が2年間の帳簿を閉じました。{ $licensed ->
    [0] 免状を授かった者はいませんでした。
   *[other] 免状を授かった者：{ $licences }。
}
end-training = 戦闘の練習は終わりです。{ $scenarios }つのシナリオのうち、{ $mastered }つで最善の結果を出しました。モンスターたちも鼻が高いことでしょう。
score-rooms = 部屋
score-monsters = モンスター
score-prisoners = 囚人
score-conquered = 制圧されたタイル
score-notices = 地獄の催促状
score-room_bonus = 部屋のボーナス
score-titles = 称号
score-hall_of_fame = 栄誉の殿堂
score-training_1 = 守ったタイル（シナリオ1）
score-training_2 = 守ったタイル（シナリオ2）
score-training_3 = 守ったタイル（シナリオ3）
score-training_4 = 守ったタイル（シナリオ4）
score-training_5 = 守ったタイル（部屋のシナリオ）

## コンピューターから見て、答えの先で何がよくなり、何が悪くなるか

term-rooms = 部屋の得点
term-prisoners = 囚人
term-conquered = 制圧されるタイル
term-notices = 地獄の催促状
term-creatures = ねぐらの戦力
term-fallen = 倒れるモンスター
term-tunnels = トンネル
term-gold = 残る金
term-food = 残る食糧
term-imps = インプ
term-traps = トラップ
term-evil = 邪悪度
term-paladin = 入り口のパラディン
term-party = 入り口の冒険者の強さ

## 戦闘の練習

scenario-training_1 = シナリオ1
scenario-training_2 = シナリオ2
scenario-training_3 = シナリオ3
scenario-training_4 = シナリオ4
scenario-training_5 = シナリオ1（部屋での戦闘）
log-scenario = 🎓 **{ $scenario }**。冒険者3人が練習用ダンジョンに入ってくる。疲労は毎ラウンド2、呪文はなし。
log-scenario_mastered = 🎖️ **{ $scenario }**：制圧されたタイル{ $conquered }枚。これ以上の結果はない！
log-scenario_could_be_better = **{ $scenario }**：制圧されたタイル{ $conquered }枚。{ $best }枚に抑える手がある。
ask-again_or_on = { $scenario }の結果：制圧されたタイル{ $conquered }枚（最善は{ $best }枚）。次はどうしますか？
doing-again_or_on = もう一度挑むか決めています
hint-again_or_on = 同じシナリオに何度でも挑めます。いちばんよかった結果が残ります。
do-next_scenario = 次のシナリオへ
do-scenario_again = もう一度挑戦する
do-end_training = 練習を終える
link-ask_hint = 💡 ヒント…（{ $shown }/{ $hints }）
ask-ask_hint = ヒントを見ますか？（{ $hints }個のうち{ $shown }個を表示済み）
hint-ask_hint = 初めのヒントは考え方、続くヒントはラウンドごとの答えです。
do-hint = 次のヒントを見る
log-hint = 💡 { $player }へのヒント{ $number }：{ $hint }

hint-training_1_1 = ウォリアーのヒット・ポイントは3と4、トラップは3ダメージ、トロルは3か4ダメージ。疲労の2ダメージも味方です。
hint-training_1_2 = 第1ラウンド：ローリング・ストーンとトロル。岩で先頭が倒れ、トロルの3ダメージと疲労で2人目も倒れます。食糧は使わずに済みます。
hint-training_1_3 = 第2ラウンド：ゴブリンの2ダメージのうち、プリーストが治せるのは1だけ。あとは疲労が片付けます。
hint-training_2_1 = シーフが2人いる間、トラップはほとんど効きません。最後の1人になるまで取っておきましょう。
hint-training_2_2 = 第1ラウンド：先にゴーストで真ん中のシーフを、それからウィッチの4ダメージでウォリアーを攻撃します。傷ついたシーフは疲労で倒れます。
hint-training_2_3 = 第2ラウンド：残る1人に毒入り食糧を使います。軽減されても1ダメージは通り、あとは疲労で倒れます。
hint-training_3_1 = バンパイアはプリーストを噛めません。プリーストには刃の振り子を使えますが、シーフがいる間は防がれます。
hint-training_3_2 = 第1ラウンド：呪われし指輪とバンパイア。バンパイアはひとかじりでシーフを狙います（2ダメージ、自分は倒れない）。制圧も疲労もありません。
hint-training_3_3 = 第2ラウンド：もうひとかじりでシーフを撃退。疲労はウォリアーが受けます。
hint-training_3_4 = 第3ラウンド：刃の振り子でプリーストに3ダメージを与え、バンパイアの3ダメージでウォリアーを撃退します。治癒は1だけなので、プリーストも疲労で倒れます。
hint-training_4_1 = プリーストが2人いますが、攻撃がなければ治癒もありません。初めは我慢です。
hint-training_4_2 = 第1ラウンド：炎の壁だけ。誰も攻撃しないので治癒はなく、タイル1枚を譲ります。
hint-training_4_3 = 第2ラウンド：魔法封じの投げ矢をプリーストに当てて治癒を封じ、スライムで全員を攻撃します。残る2人は、疲労で1ダメージずつ受けて倒れます。
hint-training_5_1 = 部屋にはモンスターを2体投入できますが、トラップには手数料の金1が要ります。
hint-training_5_2 = 第1ラウンド：ローリング・ストーン、食糧を食べたトロル（4ダメージ）、ゴブリンを使います。プリーストが治せるのは1だけで、あとは疲労で倒れます。

## 調べる

family-order = 命令
family-monster = モンスター
family-ghost = ゴースト
family-room = 部屋
family-trap = トラップ
family-card = 戦闘カード
family-special = スペシャル・イベント
family-hero = 冒険者
command-card-about = モンスター、部屋、トラップ、戦闘カード、イベント、命令、冒険者を調べます
command-which_card-about = 日本語か英語の名前。入力すると候補が出ます

## 遊び方の選択

command-training-name = 練習
command-training-about = 戦闘の練習をすぐに始めます（1人用。DMでも遊べます）

command-choose_disabled-name = 使えない命令
command-scenario-name = シナリオ
command-scenario-about = 遊ぶシナリオ（省略するとすべて）

setting-rules = ルール
setting-rules-help = どのルールで遊ぶかを選びます。初めてなら「入門ルール」がおすすめです。
setting-rules-full = 本格ルール
setting-rules-full-help = ゲームの最初に使えない命令を自分で選びます。スペシャル・イベントが起き、一番目の命令でモンスターを徴募すると金1がかかります。
setting-rules-introductory = 入門ルール
setting-rules-introductory-help = ゲームの最初に使えない命令はランダムに決まり、スペシャル・イベントも、一番目の命令でモンスターを徴募するときの手数料もありません。
setting-choose_disabled = 使えない命令の選択
setting-choose_disabled-help = 入門ルールでも、最初のラウンドに使えない命令を、引いた3枚の中から自分で選びます。
setting-scenario = 練習のシナリオ
setting-scenario-help = 1人だけで始めると戦闘の練習になります。どのシナリオを遊ぶかを選びます。
setting-scenario-all = すべて順番に
setting-scenario-1 = シナリオ1
setting-scenario-2 = シナリオ2
setting-scenario-3 = シナリオ3
setting-scenario-4 = シナリオ4
setting-scenario-room = シナリオ1（部屋での戦闘）

## 答えごとの働き

about-evil = 邪悪度{ $before }→{ $after }{ $paladin }
paladin-comes = ：パラディンが来ます！
paladin-may_come = ：ほかの人が先に呼び寄せなければ、パラディンが来ます！
paladin-leaves = ：パラディンが去ります。
paladin-stays = 。
about-wage_loses = 払うと{ $creatures }の分は払えなくなり、クビになります。{ about-evil }
space-dig_tunnels-imps = インプは「金の採掘」より先に使います
space-mine_gold-imps = 掘ったインプは採掘できません
note-imps_shared = トンネル掘りは金の採掘より先です。インプは両方合わせて{ $imps }体しかいません。
note-fails = スペース{ $space }の「{ $order }」は、今のままでは実行できません：{ $why }{ $needed ->
    [0] 。
   *[other] （必要{ $needed }、今{ $have }）。
}
# 掘ると、採掘に要るインプが減る
risk-last_imp = ⚠️ 掘ると「金の採掘」のインプが足りません。
button-risk-last_imp = ⚠️
note-hire_fee = 一番目の命令で雇うには、金{ $gold }も要ります。
note-no_hire_fee = 一番目の命令で雇うには金{ $gold }が要りますが、足りないため誰も雇えません。
note-few_tunnels = インプは1体につき1つのトンネルで採掘し、制圧されていないトンネルは{ $tunnels }つなので、採掘できる金は{ $tunnels }までです。
note-recruits_late = 新しいインプが来るのは、トンネル掘りと金の採掘のあとです。
about-order = I { $first }／II { $second }／III { $third }。{ $more }
about-order_last_first = I { $first }／II { $second }／III { $third }。IIIの人から選びます。{ $more }
part-more = { $text }。
space-taken = 空きなし
space-traps_of_year_2 = そのあと手持ちの1枚を捨てる
space-hire_first = 一番目の命令なら金1
space-get_food-1 = 金1→食糧2
space-get_food-2 = 邪悪度1→食糧3
space-get_food-3 = 邪悪度2→食糧3と金1
space-improve_reputation-1 = 邪悪度−1、戦闘カードをスパイ
space-improve_reputation-2 = 邪悪度−2
space-improve_reputation-3 = 金1→邪悪度−2、戦闘カードをスパイ
space-dig_tunnels-1 = 2つまで
space-dig_tunnels-2 = 3つまで
space-dig_tunnels-3 = 4つまで（＋現場監督のインプ）
space-mine_gold-1 = 金2まで
space-mine_gold-2 = 金3まで
space-mine_gold-3 = 金4まで（＋現場監督のインプ）
space-recruit_imps-1 = 食糧1→インプ1体
space-recruit_imps-2 = 食糧2→2体
space-recruit_imps-3 = 食糧1と金1→2体
space-buy_traps-1 = 金1→1枚
space-buy_traps-2 = ただで1枚
space-buy_traps-3 = 金2→2枚
space-buy_traps-1_of_2 = 金1→2枚引く
space-buy_traps-2_of_2 = ただで2枚引く
space-buy_traps-3_of_2 = 金2→3枚引く
space-hire_monster-1 = コストだけ
space-hire_monster-2 = コストだけ
space-hire_monster-3 = コストと食糧1
space-build_room-1 = ただ
space-build_room-2 = 金1
space-build_room-3 = 金1

about-goblin = 先頭に2ダメージ。撃退したら次に1ダメージ。
about-slime = 全員に1ダメージ。または、まとわりついて疲労も制圧もなし。
about-ghost = 先頭以外の1人に2ダメージ。何体でも投入できる。
about-creature_in_room = { $fight }{ $room }で{ SIGNED($n) }ダメージ。
about-troll = 先頭に3ダメージ、食糧1で4ダメージ。生産部屋で働ける。
about-witch = 先頭に4ダメージ。または好きな相手に1ダメージを2回。
about-vampire = プリースト以外の1人に3ダメージ。2ダメージに抑えれば、自分は倒れない。
about-golem = 先頭に4ダメージ。攻撃しても倒れない。
about-dragon = 全員に2ダメージ。治癒なし。
about-demon = 好きな1人に7ダメージ。疲労も制圧もなし。
about-hired_before_payday = { $evil }この季節の給料日にもう一度払います。
about-hired_to_be_fed = { $evil }給料日にも、ほかのモンスターを1体食べます。

about-rolling_stone = 先頭に{ $n }ダメージ。
about-pendulum = 2番目に{ $n }ダメージ。1人しかいなければ空振り。
about-trap_door = 先頭に{ $n }ダメージ。疲労も制圧もなし。
about-fire_wall = 全員に1ダメージ、最後尾はさらに1ダメージ。
about-cursed_ring = 全員に{ $n }ダメージ。疲労も制圧もなし。{ $price }
about-kamikaze_imp = 先頭に{ $n }ダメージ、ほかの全員に{ $others }ダメージ。{ $price }
about-poisoned_meal = 先頭に、その最大ヒット・ポイント分のダメージ。{ $price }
part-laying = 仕掛けるには{ $price }が必要。
about-poisoned_dart = 好きな1人に1ダメージ。制圧の後、同じ冒険者に、軽減できない2ダメージ。
about-antimagic_dart = 好きな1人に1ダメージ。このラウンド、ウィザードなら呪文なし、プリーストなら治癒なし。

about-decline = 見送れば、この命令は、ラウンドの終わりに手札に戻せます。
about-mine = インプ{ $imps }体が働きます。{ $foreman }残りは{ $free }体です。
about-place_room = 入り口からの距離{ $distance }。
about-spied = もう見たカード：「{ $card }」、第{ $round }ラウンド。
about-imps_leave = インプ{ $imps }体が去ります。
about-trade_food = 食糧{ $food }を得ます。
about-lost_points = 最後に{ $points }点を失います。
about-tile = { $held }まで。制圧されると最後に{ $points }点の損。
about-plan_done = 制圧されると−{ $points }点。
about-spell_victim = 本来なら、{ $attack }
about-withdraw = 撤退したモンスターは倒れていないので、次のラウンドに戦えます。

## できない理由

refused-order_disabled = このラウンドの「使えない命令」です。生産のあとに手札へ戻ります。
refused-nonplayer_drawn = その命令はこの色がもう引いていて、ミニオンがそこに立っています。
refused-nonplayer_disabled = その命令は、このラウンド、この色では使えません。
refused-setup_choice = 引いた3枚の中から選んでください。
refused-return_choice = 手札に戻せるのは、一番目の命令か、実行しなかった命令だけです。
refused-no_gold = 金が足りません（必要{ $needed }、手持ち{ $have }）。
refused-no_food = 食糧が足りません（必要{ $needed }、手持ち{ $have }）。
refused-no_imp = { $who }が足りません（今{ $have }体）。働いた者は、このラウンドはもう働けません。
part-free_imps = 手の空いたインプ（必要{ $n }体）
part-free_workers = 手の空いたインプやトロル（必要{ $n }体）
refused-no_trap = { $laid ->
    [0] コストに出すトラップ・カードがありません。
   *[other] 同じトラップの2枚目はありません。
}
refused-no_monster = { $sent ->
    [0] コストに差し出せるモンスターが、ほかにいません（ゴーストは数えません）。
   *[other] 持っている{ $sent }体は、もう投入しています。
}
refused-no_evil_room = 邪悪度メーターの空きが足りません（必要{ $needed }、空き{ $have }）。
refused-not_adjacent = 今あるタイルの隣ではありません。
refused-occupied = そのマスにはもうタイルがあります。
refused-two_by_two = 2×2の四角が埋まってしまいます。ダンジョン省の安全基準に反します。
refused-room_adjacent = 部屋どうしを隣り合わせにはできません。
refused-room_zone = この部屋を建てられる場所ではありません。
refused-not_tunnel = そこはトンネルではありません。
refused-just_dug = このラウンドに掘ったばかりのトンネルです。
refused-no_tunnel = 採掘できるトンネルが足りません（必要{ $needed }、今{ $have }）。
refused-conquered = そこは制圧されたタイルです。
refused-room_used = この部屋はこのラウンドにもう使いました。
refused-not_on_offer = 今は場に出ていません。
refused-deck_empty = トラップの山札が尽きています。
refused-limit = { $what ->
    [traps] このタイルに置けるトラップは{ $limit }つまでです。
    [monsters] このタイルに投入できるモンスターは{ $limit }体までです。ゴーストならまだ投入できます。
    [miners] このスペースで採掘できるインプは{ $limit }体までです。
   *[tax] 税は金{ $limit }です。
}
refused-tile_distance = 冒険者は、入り口からいちばん近い未制圧のタイルに向かいます。
refused-fallen = 倒れているので、この戦闘パートでは使えません。
refused-trap_cost = 手数料とトラップに合わせて{ $price }が要りますが、手持ちは{ $owned }です。
refused-target = { $why ->
    [first] { $creature }のこの攻撃では、先頭は狙えません。
    [priest] { $creature }の攻撃では、プリーストは狙えません。
    [hidden] 透明になったウィザードは、このラウンドは狙えません。
    [ghost] この呪文はゴーストには効きません。
   *[nobody] 攻撃できる相手がいません。
}
refused-must_attack = 攻撃できる相手がいる限り、投入したモンスターやゴーストは攻撃しなければなりません。
refused-no_square = その部屋を建てられるマスがありません。

## ルールの説明

topic-goal-title = 目的
topic-goal =
    あなたは150歳そこそこの若きダンジョン・ロード。ダンジョン省から与えられた2年間で立派なダンジョンを築き、押しかける冒険者から守り抜きます。2年の終わりに役人が来て点数を付け、いちばん得点の多い者が地の底大王（アンダーロード）になります。同点なら勝利を分かち合います。0点より多ければ、誰でもダンジョン大王の免状をもらえます。

    1年は2つのパートからなります。
    - 建設パート：冬、春、夏、秋の4ラウンド。掘り、雇い、建て、悪評を広めます
    - 戦闘パート：最大4ラウンド。集まった冒険者がダンジョンに攻め込みます

    これを二度繰り返し、最後に得点を計算します。

    最初の方針
    - 秋までに、モンスターやゴーストを2、3体と、トラップを何枚かそろえます。モンスターのほとんどは、一度攻撃するとその年はもう戦えません
    - 給料日の前に食糧、徴税の前に金（タイル2枚につき1）を残しておきます
    - 邪悪度は、パラディンを迎え撃てるようになるまでは9以下に保ちます
    - 来る冒険者は一つ前の季節に分かります。シーフが多ければ、トラップは効きにくくなります。プリーストが多ければ一度に大きなダメージを与え、ウィザードが多ければスパイを送りましょう

topic-picture-title = 盤面の見方
topic-picture =
    建設パートの盤面は、上から順にこう並びます。
    - 年と季節とフェイズ
    - この季節（今）と次の季節（次）のイベント（「?」はまだ誰も知らないもの）と、やって来る冒険者。左ほど弱い冒険者です
    - 命令の8つの区画と、各スペースで得られるもの。スペースは実行する順に左から並びます（徴募と増築はIIIから）。命令を選んでいる間は、その命令を使えないプレイヤーの印に斜線が引かれます。命令を選ぶ質問の絵にはコストも矢印の左に示され、使えない命令は裏返しです。イベントの処理中と冒険者の到着時は、代わりにその様子が描かれます
    - 地下酒場のモンスターと、部屋タイル市場の部屋
    - 邪悪度メーター。10がパラディン・マスです。テントの印はパラディンがまだそこにいること、兜の印は出かけたことを示します
    - 全員のダンジョン、持ち物、入り口の冒険者（数字は残りのヒット・ポイント、赤は負傷）、囚人の数。トラップの「0+1」は、全員の行動が終わるともう1枚引くという意味です

    プレイヤーは色と形で見分けます。赤は丸、青は四角、緑は三角、紫はひし形。中が空いた印は非選択色です。笑顔の印は開始プレイヤー、チェックは準備完了です。

    手元の絵には、丘の下の自分のダンジョン、入り口の冒険者、命令、トラップ、モンスター、部屋、囚人が描かれます。マスはA〜E（左から右）と1〜4（上から下）で呼び、入り口はC1の上です。花の咲いたマスは制圧されたタイル、インプのいるマスはこのラウンドに働いた所、琥珀色に光る所は今選べるものです。冒険者の列は入り口に近いほど前です。

    王冠の隣の数字は、ここでゲームが終わった場合の得点（称号を含みます）です。

    冒険者の印は、鍵がトラップの軽減、十字が治癒、星が呪文です。名前の番号（「ウォリアー③」など）に効果はなく、同じ年・同じ職業の4人を区別するだけです。①が最も弱く、④が最も強い冒険者です。

    計画の間は4枚の戦闘カードと全員のダンジョンが並び、戦闘ではそのラウンドのカードの下で、戦っている人のモンスターと冒険者が向かい合います。

    モンスター、部屋、トラップ、戦闘カード、イベント、命令、冒険者は、`/ダンジョンロード カード`で一つずつ調べられます。

topic-rounds-title = ラウンドの流れ
topic-rounds =
    建設パートの1ラウンドは、次の順に進みます。
    1. ラウンド開始：地下酒場に3体、部屋タイル市場に2つが並びます。秋以外は、次の季節のイベントと冒険者も予告されます
    2. 命令：全員が同時に、こっそり3つの命令を選び、順に公開してミニオンを置きます
    3. 命令の実行：8つの区画を1から8まで順に
    4. 生産と、命令カードの回収
    5. イベント（冬にはありません）
    6. 冒険者の到着（冬にはありません）

    開始プレイヤー・トークンは冬、春、夏の終わりに左隣へ移り、秋の終わりには動きません。手番順はいつも開始プレイヤーから時計回り（左隣へ）です。2年目の最初は、4人なら右隣、3人なら左隣に移り、2人なら動きません。

topic-orders-title = 命令カード
topic-orders =
    命令カードは8枚で、うち2枚はいつも「使えない命令」です。残る6枚から3枚を選び、順番を決めます。ほかの人がまだ選んでいる間は、選び直せます。

    一番目の命令を全員同時に公開し、手番順にミニオンを、区画の空きスペースのうち番号がいちばん小さいものに置きます。続いて二番目、三番目も同じように行います。3つのスペースが埋まっていたら、ミニオンは自分の命令カードの上に置かれ、命令は実行されません。

    実行の番が来たときに、見送ることもできます。コストは全部払うか、まったく払わないかです。

    生産のあとに、使えなかった2枚が手札に戻ります。使った3つの命令からは、一番目の1枚（または、実行しなかった命令の1枚）だけが戻り、残りの2枚が次のラウンドに使えない命令になります。

    本格ルールでは、モンスターの徴募を一番目の命令にすると、公開したときに金1を払います。金がなければ実行できません。また、最初の使えない命令は、引いた3枚から自分で2枚を選びます。

topic-areas-title = 8つの区画
topic-areas =
    区画1から6まではI、II、IIIの順、7と8はIII、II、Iの順に実行します。

    互いに影響しない命令は同時に、ほかは区画とスペースの順に一人ずつ実行します。地下酒場のモンスターや部屋を取り合うときは一人ずつ選びます。全員が終わると、区画の順にトラップを引き、パラディンが動きます。

    1. { order-get_food }：{ order-get_food-help }
    2. { order-improve_reputation }：{ order-improve_reputation-help }
    3. { order-dig_tunnels }：{ order-dig_tunnels-help }
    4. { order-mine_gold }：{ order-mine_gold-help }
    5. { order-recruit_imps }（ちょうぼ）：{ order-recruit_imps-help }
    6. { order-buy_traps }：{ order-buy_traps-help }
    7. { order-hire_monster }：{ order-hire_monster-help }
    8. { order-build_room }：{ order-build_room-help }

    スパイは、今年の戦闘カード4枚のうち1枚をこっそり見ます。カードの順番は変わりません。

topic-digging-title = トンネル掘りと部屋の増築
topic-digging =
    新しいトンネルは、今あるタイル（制圧されたものでもよい）と辺で隣り合う空きマスに掘ります。同じ命令で掘ったトンネルの先に続けてもかまいません。2×2の4マスをすべてタイルで埋めることはできません。部屋も制圧されたタイルも数えます。

    1体のインプは1ラウンドに一度だけ働きます。スペースIIIで掘るか採掘するなら、数にかかわらず現場監督になるインプがもう1体要ります。トロルは掘れず、採掘できず、監督にもなれません。

    採掘できるのは、制圧されていないトンネル1つにつき1体です。このラウンドに掘ったトンネルでも、別のインプなら採掘できます。

    部屋は、制圧されていないトンネルと取り替えます。
    - 部屋どうしは（制圧された部屋も）辺で隣り合えません
    - このラウンドに掘ったトンネルには建てられません
    - 1年目の部屋は、建てられる場所が決まっています。2年目の部屋はどこでもかまいません

topic-production-title = 生産
topic-production =
    生産部屋（1年目の部屋）では、手の空いたインプかトロルを決められた数だけ置くと、書かれたものが得られます。使えるのは1部屋につき、1年目は1ラウンドに1回、2年目は2回までです。どの部屋をどの順に使うかは自由で、使わなくてもかまいません。

    - 魔法の部屋で生まれたインプは、すぐに働けます
    - 工具置き場のトンネルも、ふだんの掘り方の決まりに従います
    - 工房のトラップには、2年目の「1枚多く引いて1枚捨てる」決まりはありません
    - 制圧された部屋は何も作りません

    ふだんは全員が同時に行います。誰かが動く前に希望すれば、手番順にできます。

topic-events-title = イベント
topic-events =
    給料日、徴税、スペシャル・イベントが毎年一度ずつ、春、夏、秋にランダムな順で来ます。どれも一つ前の季節に予告されます。

    給料日：ねぐらのモンスターとゴーストに、書かれたコストをもう一度払います。1体ずつ、好きな順に、払うかクビにするかを選びます。クビにすると1体につき邪悪度が1上がります。

    徴税：タイル2枚につき金1（端数切り上げ、制圧されたタイルも数える）。いくら納めるかは自由ですが、納めなかった金1ごとに地獄の催促状が1通届き、最後に3点を失います。

    スペシャル・イベント：本格ルールでは、その年のカードの通りにします。入門ルールでは何も起こりません。

    徴税では全員が同時に決めます。全員が答えるまで誰の答えも見えず、支払いは手番順に行います。給料日は邪悪度が動き、パラディンにも関わるので、手番順に決めます。後の人は前の人の選択を見られます。

topic-special_events-title = スペシャル・イベント
topic-special_events =
    本格ルールでは、9枚のうち2枚が1年に1枚ずつ使われます。邪悪度が動くカードと「{ special-last_call }」、それにトラップの山札が足りないときは、手番順に決めます。ほかは全員が同時に決め、全員が答えるまで誰の答えも見えません。

    - { special-witch_hunt }：{ special-witch_hunt-help }
    - { special-harvest_festival }：{ special-harvest_festival-help }
    - { special-imp_strike }：{ special-imp_strike-help }
    - { special-last_call }：{ special-last_call-help }
    - { special-charity_drive }：{ special-charity_drive-help }
    - { special-gossip_column }：{ special-gossip_column-help }
    - { special-trap_recall }：{ special-trap_recall-help }
    - { special-thieves_guild }：{ special-thieves_guild-help }
    - { special-bonus_day }：{ special-bonus_day-help }

topic-adventurers-title = 冒険者
topic-adventurers =
    春、夏、秋の終わりに、予告されていた冒険者が1人ずつやって来ます。邪悪度の低いプレイヤーから順に、弱い冒険者が割り当てられます。同じ邪悪度なら、手番順で開始プレイヤーに近いほうが善良と見なされます。

    新しい冒険者は列の最後に並びますが、ウォリアーは先頭に立ちます。ウォリアーどうしでは、後から来たほうが前に並びます。パラディンはいつも先頭です。

    - ウォリアー：先頭で仲間をかばいます
    - シーフ：鍵の数だけ、トラップのダメージを軽減します
    - プリースト：戦闘の後、十字の数だけ傷を治します
    - ウィザード：星の数がマジック・ポイントになり、戦闘カードの呪文を唱えます

    秋が終わると、どのダンジョンの前にも3人がそろいます。2年目の冒険者は一段と強力です。

topic-evil-title = 邪悪度
topic-evil =
    邪悪度メーターは1（善）から15（悪）まで。全員5から始めます。邪悪なほど、強い冒険者が来ます。

    「邪悪度を払う」のは、食糧の調達のIIとIII、モンスターやゴーストのコスト（徴募、給料日、「ここだけの話」）だけです。メーターの空きが足りなければ払えません。それ以外の増減では、端まで来たらそこで止まるだけです。

    邪悪度は、悪評の改善、印刷所、いくつかのスペシャル・イベントで下がり、タイルが制圧されたときも1枚につき1下がります。

topic-paladin-title = パラディン
topic-paladin =
    パラディンは1年に1人、街の外のテントで待っています。誰かの邪悪度がパラディン・マス（10）に達するか、それを越えると、すぐにその人のダンジョンの列の先頭に立ちます。テントには二度と戻りません。

    今いるダンジョンの持ち主よりも邪悪度の高い（しかも10以上の）人が現れると、すぐにそちらへ移ります。同じなら動きません。候補が何人もいれば邪悪度のいちばん高い人、それも同じなら手番順が最後の人のところへ行きます。戦闘の間でも同じで、受けた傷はそのままです。

    - まだ戦っている一行には、その場で先頭に加わります
    - すでに一行が撃退されたダンジョンに来たら、次のラウンドから戦闘が再開します（第4ラウンドなら再開しません）

    パラディンは鍵も十字も星も持っています。手強い相手ですが、牢獄に入れれば5点です。

topic-combat-title = 戦闘の流れ
topic-combat =
    戦闘パートは最大4ラウンドです。ダンジョンに冒険者が残っている人が参加します。

    計画：入り口からタイルをたどって数え、いちばん近い未制圧のタイルで戦います。いくつかあれば選べます。
    - トンネル：トラップ1つ、モンスター1体
    - 部屋：トラップ1つ（手数料は金1）、モンスター2体まで。{ room-labyrinth }では、トラップ2つ（手数料なし）とモンスター1体
    - ゴースト：どこでも何体でも。何も置かなくてもかまいません

    全員の計画がそろうと、戦闘カードが公開され、手番順に一人ずつ戦います。
    1. トラップ：公開してコストを払い、効果を適用します
    2. 先制呪文
    3. モンスターとゴースト：好きな順に攻撃し、「倒れない」と書かれていない限り、攻撃の後に倒れます。攻撃できる相手がいなければ、倒れずに引きあげます
    4. 遅発呪文
    5. 治癒：攻撃があったときだけ、先頭から順に治ります
    6. 制圧：カードに書かれた数の疲労を1ダメージずつ先頭が受け、それでも誰か残ればタイルは制圧されます

    ダメージがヒット・ポイントに達した冒険者は、すぐに倒されて牢獄に入ります。一人もいなくなれば、その場であなたの戦闘は終わりです。傷はラウンドをまたいで残ります。

    未制圧のタイルがなければ、戦闘の代わりに囚人を1人解放します。第4ラウンドの後、残った冒険者は去り、倒れた者は起き上がります。

topic-traps-title = トラップ
topic-traps =
    トラップのダメージは、まず全員の分を決め、シーフとパラディンの鍵の合計だけ、先頭から順に差し引きます。特殊な効果は防げません。使ったカードは捨て札になり、二度と戻りません。

    - { trap-rolling_stone }：{ trap-rolling_stone-help }
    - { trap-pendulum }：{ trap-pendulum-help }
    - { trap-trap_door }：{ trap-trap_door-help }
    - { trap-fire_wall }：{ trap-fire_wall-help }
    - { trap-cursed_ring }：{ trap-cursed_ring-help }
    - { trap-kamikaze_imp }：{ trap-kamikaze_imp-help }
    - { trap-poisoned_meal }：{ trap-poisoned_meal-help }
    - { trap-poisoned_dart }：{ trap-poisoned_dart-help }
    - { trap-antimagic_dart }：{ trap-antimagic_dart-help }

    どれも3枚ずつ、全部で27枚です。

topic-spells-title = 呪文
topic-spells =
    戦闘カードには疲労の数（そのつど先頭にいる者が1ダメージずつ受ける）と呪文が書かれています。呪文には、第1ラウンドなら1、第2ラウンドなら2というように、ラウンドの数だけマジック・ポイントが要ります。ウィザードとパラディンの星の合計が、呪文の直前に足りていれば唱えられます。

    - 先制呪文：トラップの後、モンスターの前。トラップで撃退されたウィザードは唱えられません
    - 遅発呪文：モンスターの後、治癒の前

    「撤退」したモンスターやゴーストは、表向きのままねぐらに戻ります。倒れたのではありません。モンスターへの呪文は、ゴーストには効きません。マジック・ポイントが足りるかどうかは、ダンジョンごとに調べます。

topic-cards_1-title = 戦闘カード（1年目）
topic-cards_1 =
    9枚のうち4枚を使います。

    - { card-invisibility }：{ card-invisibility-help }
    - { card-detect_treasure }：{ card-detect_treasure-help }
    - { card-fireball }：{ card-fireball-help }
    - { card-fist_of_justice }：{ card-fist_of_justice-help }
    - { card-magic_shield }：{ card-magic_shield-help }
    - { card-detect_evil }：{ card-detect_evil-help }
    - { card-suggestion }：{ card-suggestion-help }
    - { card-word_of_peace }：{ card-word_of_peace-help }
    - { card-create_food }：{ card-create_food-help }

topic-cards_2-title = 戦闘カード（2年目）
topic-cards_2 =
    9枚のうち4枚を使います。

    - { card-regeneration }：{ card-regeneration-help }
    - { card-illusion }：{ card-illusion-help }
    - { card-metamorphosis }：{ card-metamorphosis-help }
    - { card-dimensional_gate }：{ card-dimensional_gate-help }
    - { card-haste }：{ card-haste-help }
    - { card-blind_rage }：{ card-blind_rage-help }
    - { card-aura_of_fear }：{ card-aura_of_fear-help }
    - { card-chain_lightning }：{ card-chain_lightning-help }
    - { card-dispel_magic }：{ card-dispel_magic-help }

    幻影は冒険者として数えますが、撃退しても囚人にはなりません。本物が一人もいなくなれば、幻影も消えます。

topic-creatures-title = モンスターとゴースト
topic-creatures =
    攻撃には、先頭を狙う通常攻撃、好きな1人を選ぶ選択攻撃、全員への全体攻撃があります。攻撃したモンスターやゴーストは、「倒れない」と書かれていない限り倒れて、戦闘パートが終わるまで使えません。

    - { creature-goblin }：{ creature-goblin-help }
    - { creature-slime }：{ creature-slime-help }
    - { creature-ghost }：{ creature-ghost-help }
    - { creature-troll }：{ creature-troll-help }
    - { creature-witch }：{ creature-witch-help }
    - { creature-vampire }：{ creature-vampire-help }
    - { creature-golem }：{ creature-golem-help }
    - { creature-dragon }：{ creature-dragon-help }
    - { creature-demon }：{ creature-demon-help }

    ゴーレム、ドラゴン、デーモンは2年目だけに現れます。ゴーストはモンスターではありません。それだけでは得点にならず、デーモンの食事にもならず、モンスターへの呪文も効きません。

topic-rooms_1-title = 生産部屋（1年目）
topic-rooms_1 =
    - { room-chicken_coop }：{ room-chicken_coop-help }
    - { room-mushroom_bed }：{ room-mushroom_bed-help }
    - { room-souvenir_shop }：{ room-souvenir_shop-help }
    - { room-mint }：{ room-mint-help }
    - { room-workshop }：{ room-workshop-help }
    - { room-tool_shed }：{ room-tool_shed-help }
    - { room-printing_press }：{ room-printing_press-help }
    - { room-magic_room }：{ room-magic_room-help }

topic-rooms_2-title = 戦闘部屋と得点稼ぎの部屋（2年目）
topic-rooms_2 =
    戦闘部屋は、その部屋で戦うときだけ効果があります。

    - { room-training_hall }：{ room-training_hall-help }
    - { room-dark_room }：{ room-dark_room-help }
    - { room-labyrinth }：{ room-labyrinth-help }
    - { room-antimagic_room }：{ room-antimagic_room-help }

    得点稼ぎの部屋は、ゲーム終了時に制圧されていなければ得点になります。

    - { room-cafeteria }：{ room-cafeteria-help }
    - { room-chapel }：{ room-chapel-help }
    - { room-pandemonium }（ふくまでん）：{ room-pandemonium-help }
    - { room-hall_of_fame }：{ room-hall_of_fame-help }

topic-scoring-title = 得点計算
topic-scoring =
    - 制圧されていない部屋：1つにつき2点
    - モンスター：1体につき1点（ゴーストは0点）
    - 囚人：冒険者2点、パラディン5点
    - 制圧されたタイル：1枚につき−2点
    - 地獄の催促状：1通につき−3点
    - 得点稼ぎの部屋のボーナス
    - 称号

    合計は負になることもあります。部屋を一つ制圧されると、得るはずの2点と失う2点で、4点の差になります。

topic-titles-title = 称号
topic-titles =
    単独で一番なら3点、同点なら並んだ全員が2点ずつ得ます。2人のゲームでは、単独で2点、同点で1点ずつです。

    - { title-dark_deeds }：{ title-dark_deeds-help }
    - { title-halls }：{ title-halls-help }
    - { title-tunnels }：{ title-tunnels-help }
    - { title-monsters }：{ title-monsters-help }
    - { title-imps }：{ title-imps-help }
    - { title-riches }：{ title-riches-help }
    - { title-battle }：{ title-battle-help }

topic-few_players-title = 2人、3人で遊ぶ
topic-few_players =
    空いた色は「プレイヤー非選択色」になり、そのミニオンがスペースをふさぎます。ほかには何もしません。

    3人：1色。毎ラウンド、5枚から3枚の命令を引いて公開し、ミニオンをそれぞれスペースIIに置きます。これは、全員が命令を選ぶ前に行います。

    2人：2色。1人が1色ずつ受け持ちます。毎ラウンド、色ごとに2枚の命令を引き、ミニオンをスペースIIに置きます（重なればIIとIII）。三番目の命令は、受け持つ人が自分の3つの命令に続けて、残る3枚からこっそり選びます。そのミニオンは、全員の一番目の命令より先にスペースIに置かれます（重なればIとII）。

    2人でも3人でも、非選択色が使った3つの命令は次のラウンドには出ません。

    冒険者は毎回3人です。2人のゲームには共用の邪悪度カウンターがもう一つあり、冒険者が来る前に1上がり、全員のカウンターと一緒に順位が付きます。共用カウンターの所に来るはずの冒険者は、ゲームから除かれます。

topic-training-title = 戦闘の練習
topic-training =
    1人で始めると、戦闘の練習になります。4つのシナリオと、その一つ目を部屋ありで戦う応用編があります。

    - トンネルはC1、C2、C3の3つ。冒険者は3人
    - 戦闘カードも呪文もありません。疲労は毎ラウンド2
    - 邪悪度も雇うコストもなく、トラップのコストとトロルの食糧だけを手持ちから払います
    - 4ラウンドが終わるか、冒険者がいなくなるか、トンネルが3つとも制圧されたら終わりです

    どのシナリオにも、制圧を1枚に抑える手があります（応用編は0枚）。困ったらヒントを見てください。何度でもやり直せます。

topic-dice-title = シャッフルの確かめ方
topic-dice =
    山札のシャッフルも開始プレイヤーの抽選も、ゲームの前に決まった一つのシードから計算されます。初めにそのシードのSHA-256が、終わりにシードそのものが公開されます。

    終わった後でシードのSHA-256を計算し、初めに示された値と同じなら、誰もシードをすり替えていないと分かります。書き出した記録があれば、同じシードと同じ選択でゲームをもう一度たどれます。

## 絵の中の言葉

picture-year = { $year }年目 { $season }
picture-combat = { $year }年目 戦闘ラウンド{ $round }
picture-event_payday = 給料日
picture-event_tax = 徴税
picture-event_special = スペシャル
picture-now = 今
picture-next = 次
picture-fast = 先制呪文
picture-slow = 遅発呪文
picture-fatigue = 疲労{ $fatigue }
picture-round = 第{ $round }ラウンド
picture-battle = { $player }の戦闘：{ $square }、{ $tile }
picture-no_conquest = 疲労・制圧なし
picture-no_heal = 治癒なし
picture-no_spell = 呪文なし
picture-spell_ready = 唱えられる（マジック・ポイント{ $magic }、必要{ $needed }）
picture-spell_cast = 唱えた（マジック・ポイント{ $magic }、必要{ $needed }）
picture-spell_in_vain = マジック・ポイント{ $magic }で唱えたが、何も変わらず
picture-spell_weak = 効果なし（マジック・ポイント{ $magic }、必要{ $needed }）
picture-spell_room = 効果なし：この部屋では呪文が効かない
picture-spell_dart = 効果なし：投げ矢で呪文を封じた
picture-no_fatigue = この戦闘は疲労なし
picture-shield = 魔法の盾
picture-poison = { $hero }に毒

## 盤面を言葉で

words-board = ダンジョン・ロードの盤面。
words-sheet = { $player }のダンジョン。
words-time = { $year }年目の{ $season }、{ $phase }。開始プレイヤーは{ $player }。
words-combat = { $year }年目の戦闘パート、第{ $round }ラウンド、{ $phase }。開始プレイヤーは{ $player }。
words-training = 戦闘の練習、{ $scenario }、第{ $round }ラウンド。
words-score = { $place }位 { $player }：{ $total }点。
words-last_round = { $year ->
    [1] この年の最後の建設ラウンドです。このあと戦闘があり、そのあと2年目に入ります
   *[other] ゲーム最後の建設ラウンドです。このあと最後の戦闘があり、得点計算で終わります
}。
words-area = { $order }：{ $spaces }。
words-space = { $space }に{ $who }
words-space_outsider = { $space }に非選択色（{ $colour }）
words-tavern = 地下酒場：{ $creatures }。
words-market = 部屋タイル市場：{ $rooms }。
words-now = この季節のイベント：{ $event }。{ $heroes }
words-next = 次の季節のイベント：{ $event }。{ $heroes }
words-arriving = 来る冒険者（弱い順）：{ $heroes }。
words-nobody_arrives = 冒険者は来ません。
words-event_unknown = まだ伏せられています
words-evilometer = 邪悪度メーター：1（善）から15（悪）まで。10以上でいちばん邪悪なプレイヤーの所に、パラディンが来ます。{ $lords }。
words-evil_of = { $player }は{ $evil }
words-title = { $title }：{ $help }。{ $holders }
words-held_by = { $players }。
words-held_by_nobody = 該当者なし。
words-about = { $name }：{ $help }
words-combat_card = 第{ $number }ラウンドの戦闘カード「{ $card }」：{ $help }
words-spell = { $player }の戦闘での「{ $card }」：{ $state }。
words-battle = { $player }が{ $square }で戦闘中。
words-paladin_next = このままなら、全員が終わったところで{ $paladin }が{ $player }のもとへ向かいます。
words-paladin_tent = { $paladin }はテントにいます。
words-paladin_host = { $paladin }は{ $player }のダンジョンにいます。
words-paladin_prison = { $paladin }は{ $player }の牢獄にいます。
words-paladin_gone = { $paladin }は去りました。
words-shared_evil = 非選択色が共用する邪悪度：{ $evil }。
words-marked = 選べるもの：{ $marks }。
words-hp = ヒット・ポイント{ $left }/{ $hp }
words-trap = 軽減{ $number }
words-heal = 治癒{ $number }
words-magic = マジック・ポイント{ $number }
words-hidden = 透明
words-hero = { $hero }（{ $facts }）
words-hero_number = 番号は同じ職業の4人を区別するだけです（1が最も弱く、4が最も強い）。
words-lord = { $player }（{ $colour }）：邪悪度{ $evil }、金{ $gold }、食糧{ $food }、手の空いたインプ{ $free }/{ $imps }、トラップ{ $traps }枚。
words-trainee = { $player }：金{ $gold }、食糧{ $food }、トラップ{ $traps }枚。
words-trolls = 手の空いたトロル{ $free }/{ $trolls }。
words-traps_due = 全員が終わると引くトラップ：{ $number }枚。
words-notices = 地獄の催促状{ $notices }通。
words-points = ここでゲームが終わった場合の得点：{ $points }点（{ $number ->
    [0] 称号なし
   *[other] 称号：{ $titles }
}）。
words-line = 冒険者（前から）：{ $heroes }。
words-own_traps = トラップ：{ $traps }。
words-lair = ねぐら：{ $creatures }。
words-creature_fallen = { $creature }（倒れている）
words-creature_deployed = { $creature }（投入中）
words-tiles = タイル：{ $tiles }。
words-tile = { $square } { $tile }
words-tile_conquered = { $square } { $tile }（制圧済み）
words-prison = 牢獄：{ $heroes }。
words-orders = 命令：{ $orders }。
words-order_hidden = 未公開
words-on_card = 実行されなかった命令：{ $orders }。
words-barred = 斜線：{ $players }はこのラウンドにこの命令を使えません。
words-disabled = 使えない命令：{ $orders }。
words-plan = 計画：{ $square }に{ $pieces }。
words-plan_bare = 計画：{ $square }、何も置かない。
words-traps_hidden = 伏せたトラップ{ $number }枚
words-ready = 準備完了。

## 物語

chronicle-title = 📋 ダンジョン省の議事録より
chronicle-quiet = { $player }の書類にはどれも不備がなかった。ダンジョン省はそれを怪しんでいる。
chronicle-paladin = ⚜️ { $player }のもとへパラディンが{ $count }回お越しになった。階段が多いとのご意見をいただいた。
chronicle-jailer = ⛓️ { $player }は冒険者を{ $count }人お泊めした。三食付き、チェックアウトなし。
chronicle-host = 🚩 { $player }のタイルは{ $count }回、「見学だけ」の客に制圧された。
chronicle-builder = 🏗️ { $player }は部屋を{ $count }つ建てた。許可を得たものも、いくつかある。
chronicle-bungler = 🧾 { $player }の命令は{ $count }回空振りに終わった。ミニオンは有給扱いである。
chronicle-landlord = 🍻 { $player }はモンスターを{ $count }体雇った。契約書は一枚も読んでいない。
chronicle-kitten = 😇 { $player }は子猫を{ $count }匹助けた。証拠写真もある。
chronicle-miner = 💰 { $player }は{ $count }回金を掘った。隠し財産はないそうだ。
chronicle-digger = ⛏️ { $player }はインプに{ $count }回掘らせた。坑道に自分たちの名前を付けてほしいそうだ。
chronicle-trapper = 🪤 { $player }は{ $count }回トラップを仕入れた。どこに置いたかは、たぶん覚えている。
chronicle-spy = 🕵️ { $player }は{ $count }回、誰の目にも触れないはずのカードをのぞいた。
chronicle-glutton = 🍗 { $player }は{ $count }回食糧を買い込んだ。デーモンもご満悦である。

## 手ほどき

coach-title-first_year = はじめの1年
coach-about-first_year = あなたは若きダンジョン・ロードです。1年は、ダンジョンを造る四つの季節と、集まった冒険者が攻めてくる戦闘に分かれます。コストはたいてい金と食糧で払い、掘ったり働いたりするのはインプです。邪悪度が高いほど、強い冒険者が来ます。2年たったところで、ダンジョン省が点を数えます。
coach-after-first_year = 2年目も同じように進みますが、冒険者はずっと強くなり、部屋もモンスターも新しい種類が出ます。持ち物は引き継がれます。戦ったモンスターはまた戦えるようになり、使わなかったトラップ、囚人、制圧されたタイルもそのままです。使ったトラップだけはなくなります。最後に、部屋は2点、モンスターは1点（ゴーストは0点）、囚人は2点、捕らえたパラディンは5点、制圧されたタイルは−2点です。称号は7つあり、邪悪度、部屋、トンネル、モンスター、インプ、財産（金・食糧・トラップ）のいちばん多い人と、制圧されたタイルのいちばん少ない人に、3点ずつ（同点なら2点ずつ）入ります。戦い方だけを試すなら「戦闘の練習」をどうぞ。
coach-goal-hire = モンスターを雇う
coach-goal-room = 部屋を建てる
coach-goal-prisoner = 冒険者を捕らえる
coach-goal-combat = 戦闘を終える
coach-topic-spy = スパイと戦闘カード
coach-topic-spells = 呪文
coach-topic-paladin = 邪悪度10で来るパラディン
coach-topic-wizards = 入り口のウィザード
coach-topic-full = 本格ルールのスペシャル・イベント
coach-topic-scoring = 2年目と最後の称号
coach-onward-training = ⚔️ 戦闘の練習
coach-orders = 毎ラウンド、8枚の命令カードから3枚を選び、一番目から三番目まで順番を決めて、ほかの人に見えないように出します（2枚はいつも使えません。盤面では、各プレイヤーの使えない命令に斜線が引かれています）。命令ごとにミニオン（インプとは別の使いの者）を1体送ります。まず全員の一番目の命令を手番順に、それから二番目、三番目の順です。先に着いたものからI、II、IIIのスペースに入ります。3つとも埋まると、後のミニオンは何もできないので、どうしても欲しいものを一番目にしましょう。モンスターと部屋だけは、III、II、Iの順に選びます。（スペースによっては、スパイが戦闘カードを1枚のぞけます。戦闘の各ラウンドの呪文と、先頭が受ける疲労のダメージを決めるカードです。）
coach-orders-why = 戦闘までに要るのは、トラップとモンスター、そしてその代金になる金です。遅れると締め出されるので、まずトラップを狙いましょう。
coach-carry_out = ミニオンが区画に着いたので、その命令を実行します。コストを払いたくなければ見送れます。払うものと得るものは、ボタンに書いてあるとおりです。命令は、選んだ順ではなく、盤面の区画1から8の順に実行します。ほかの人に関わらない命令はすぐに実行されるので、ほかの人が先に進んでいることもあります。
coach-mine = インプ1体が、トンネル1つから金1を掘り出します。1つのトンネルで採掘できるのは、1ラウンドに1回です（冒険者に制圧されたトンネルでは採掘できません。今はまだありません）。働いたインプは、このラウンドはもう働けません。スペースIIIでは、もう1体が現場監督になります。
coach-hire = 冒険者と戦うのはモンスターです。ほとんどは1年に1回しか攻撃できないので、数が要ります。書いてあるコストは、給料日が来るたびにもう一度払います。
coach-hire-why = コストは食糧1だけ。冒険者にまとわりつけば、そのラウンドはタイルを取られません。
coach-back = 次の季節です。手札に戻ったのは、一番目の命令（または、その代わりに選んだ、実行しなかった命令）です。残りの2枚は、このラウンドには使えません。何を一番目に置くかは、次のラウンドにも響きます。
coach-back-why = トラップをもう1枚増やします。食糧は雇うにも給料にも要ります。部屋は季節ごとに何かを作ってくれます。
coach-room = 部屋は、トンネルを1つつぶして建てます。建てられる場所は部屋ごとに決まっていて、部屋どうしは隣り合えません。冒険者は入り口に近いタイルから攻めてくるので、奥のほうが安全です。手の空いたインプがいれば毎ラウンド何かを作り、制圧されなければ最後に2点です。
coach-work = まだ働いていないインプに、部屋で働いてもらえます。働かせなければ、部屋からは何も生まれません。
coach-payday = 給料日は年に1回あります。雇ったモンスターやゴーストのコストを、もう一度払います。払わなければ、出ていかれたうえに邪悪度が上がります。徴税も年に1回で、タイル2枚につき金1（端数は切り上げ）です。いつ来るかは、一つ前の季節に分かります。
coach-payday-why = 秋が終われば戦闘です。全員に戦ってもらいましょう。
coach-party = 🚪 冒険者が1人、入り口に着きました。春・夏・秋に1人ずつ来て、秋のあとに3人で攻めてきます。邪悪度の低いプレイヤーのところほど、弱い冒険者が来ます（同じなら、手番順の早い人に来ます）。ウォリアーは先頭に立ち、シーフは鍵の数だけトラップのダメージを軽減し、プリーストは十字の数だけ傷を治し、ウィザードは呪文を使います。
coach-evil = 😈 邪悪度が上がりました。邪悪度が高いほど、強い冒険者が来ます。**いちばん先に10に達した人にはパラディン**が来ます。今はまだ歯が立たない相手なので、9までにしておきましょう。一度来ると、邪悪度を10未満に下げても帰りません。
coach-paladin = 🛡️ 邪悪度が10に達して、パラディンが来ました。邪悪度を下げても帰りません。あなたより邪悪で、邪悪度が10以上の人が現れるか、あなたが倒すまで、ここに居座ります。倒せば5点です。
coach-gate = 盤面のボタンで自分の画面を開くと、あなたのダンジョンと、入り口の冒険者の列が見えます。秋までに、トラップとモンスターを合わせて3つか4つ欲しいところです。
coach-gate-why = モンスターを先に押さえます。インプが増えれば、採掘も部屋の生産もはかどります（来るのは、このラウンドのトンネル掘りのあとです）。
coach-dig = トンネルは、今あるタイルの隣に掘ります。2×2の四角を埋めてはいけません。トンネルが多いほど、金を掘る場所も部屋を建てる場所も増えますが、税も増えます。
coach-autumn = 秋です。このラウンドの終わりに徴税があり、そのあとは戦闘です。税の分の金は残しておきましょう。モンスターでもトラップでも、モンスターが2体戦える部屋でも、今用意できるものはどれも戦闘の助けになります。
coach-autumn-why = まず費用と税の分の金を採掘し、モンスターを雇い、戦う場所を部屋に変えます。部屋なら、モンスターを2体まで出せます。
coach-coop = 部屋で戦うときは、トラップに手数料の金1が要りますが、モンスターを2体出せます。
coach-coop-why = 冒険者が最初に来るC1に建てて、モンスター2体で迎え撃ちます。1人でも残ると部屋を制圧されて4点の損ですが、囚人は1人2点です。
coach-tax = 税はタイル2枚につき金1です（端数は切り上げ）。払わなかった金1ごとに、最後に3点を失います。
coach-tax-why = 払えるなら払うのが得です。
coach-plan = 戦闘は4ラウンドまでで、そのとき残っている冒険者は帰ります。冒険者は入り口にいちばん近いタイルを攻め、1人でも残れば**制圧**します（最後に−2点、その代わり邪悪度が1下がります）。置けるのは、トンネルならトラップ1つとモンスター1体、部屋ならトラップ1つ（手数料は金1）とモンスター2体です。ゴーストは何体でも置けます。順番は、トラップ、先制呪文、モンスター、遅発呪文、治癒、疲労（先頭から1点ずつ）、制圧です。呪文には、ウィザード（とパラディン）のマジック・ポイントが、1ラウンド目は1、2ラウンド目は2と、ラウンドの数だけ必要で、足りなければ唱えられません。先制呪文はモンスターの攻撃の前、遅発呪文は後に唱えられます。
coach-plan-why = シーフがいないので防がれません。先頭が誰でも、これ1つで倒せます。
coach-send = トラップは1回きりで、ほとんどのモンスターは一度攻撃すると今年はもう戦えません。早く冒険者を全員倒せば、タイルは取られずに済みます。
coach-send-why = まとわりつけば、このラウンドはタイルを取られません。
coach-second = 投入するとタイルがいっぱいになるモンスターのボタンには、「計画を確定」とも書いてあります。
coach-second-why = 先頭に3ダメージ。これで2人目も倒せるかもしれません。
coach-sequence = 攻撃の順番は、あなたが決めます。先頭が撃退されると、次の人が先頭になります。モンスターが攻撃しないラウンドは、プリーストも治癒しません。
coach-attack = このモンスターの攻撃には2通りあります。それぞれの効果はボタンに書いてあります。たとえばスライムは、全員に1ダメージを与えるか、まとわりついて、このラウンドの疲労と制圧をなくすかのどちらかです。
coach-target = 好きな相手を選べます。治癒をするプリーストや呪文を使うウィザードを先に倒すのも手です。
coach-spy = 戦闘カードは、ラウンドごとの呪文と、そのつど先頭が1ダメージずつ受ける疲労を決めます。のぞいたカードは、あなたにしか見えません。
coach-prisoner = ⛓️ 冒険者を捕らえました。囚人は最後に2点になります。
coach-conquered = 🌼 タイルが制圧されました。もう使えず、最後に−2点になります（部屋なら、もらうはずの2点もなくなります）。その代わり邪悪度が1下がります。
coach-last = 次のラウンドです。残った冒険者は、制圧されていないタイルのうち、入り口にいちばん近いものを攻めます。残った相手と、あと何ダメージで倒れるかを見ましょう。タイルを取られても、代わりに相手が倒れるなら割に合うことがあります。囚人は2点ですし、倒した相手はもう何も取れません。
coach-last-why = 今1ダメージ、疲労でふつう1か2、制圧の後にもう2与えます。残りヒット・ポイント4のプリーストも、これで倒れます。部屋は取られますが（−4点）、3人目の囚人を得ます（+2点）。放っておいても部屋は取られ、さらに先へ進まれます。ゴーストは先頭を攻撃できず、モンスターが戦わなければ治癒もないので、送りません。

## この後の予定

answer-win = ゲームは2年続きます。1年は建設パート4ラウンドと、最大4ラウンドの戦闘パートからなります。2年目が終わったら得点計算を行い、得点のいちばん多い人の勝ちです。
outlook-phases = このラウンドの残り：{ $phases }。
outlook-event = この季節のイベントは{ $event }です。
outlook-special = この季節のイベントは{ $event }です。{ $effect }
outlook-season = その次は{ $season }です。
outlook-combat = その次は、冒険者がダンジョンに攻め込みます。
outlook-combat_rounds = 戦闘パートの第{ $round }ラウンドです（全{ $rounds }ラウンド）。
outlook-year = 戦闘パートが終わると、2年目が始まります。
outlook-scoring = 戦闘パートが終わると、得点計算です。

## 調べる場所

zone-orders = 自分の命令
zone-creatures = 自分のモンスターとゴースト
zone-traps = 自分のトラップ
zone-rooms = 自分の部屋
zone-line = 自分の入り口と牢獄の冒険者
zone-arriving = これから来る冒険者
zone-tavern = 地下酒場
zone-market = 部屋タイル市場
zone-year = 戦闘カードとスペシャル・イベント
zone-others = ほかのプレイヤーのもの

## 目安

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_disabled = 1ラウンド待てる命令を、使えない命令にします。
thumb-choose_order = このラウンドでいちばん得になりそうな3つの命令を選びます。金、食糧、インプ、モンスター、部屋を点数で見積もります。
thumb-change_orders = このラウンドでいちばん得になりそうな3つの命令を選びます。
thumb-choose_nonplayer_order = 自分が使えない命令や要らない命令を、非選択色に取らせます。
thumb-execute_or_decline = 命令を実行します。ただし、邪悪度が上がるときや、ほかで使いたい金を払うときは、見送ることがあります。
thumb-choose_spy_card = まだ見ていないカードのうち、いちばん前のものを見ます。
thumb-dig_square = 税を払えるかぎり、上限まで掘ります。この先掘れるマスがいちばん多く残る所を選び、入り口の近くより奥を優先します。
thumb-mine_tunnel = できるだけ多く採掘します。
thumb-choose_creature = いちばん価値の高いモンスターかゴーストを雇います。次の給料を払えなくなるものは避けます。
thumb-last_call = いちばん価値の高いモンスターかゴーストを雇います。次の給料を払えなくなるものは避けます。
thumb-choose_room = 価値の高いほうの部屋を建てます。
thumb-place_room = 制圧されるのが最後になるよう、入り口から遠くに建てます。
thumb-produce = 使える部屋を、よいものから順にすべて使います。
thumb-place_tunnel = この先掘れるマスがいちばん多く残る所を選び、入り口の近くより奥を優先します。
thumb-return_order = 次のラウンドにいちばん使いたい命令を戻します。
thumb-pay_or_dismiss = 払える相手には残らず払います。デーモンの食事が先で、あとは給料の安い順です。
thumb-pay_due = 多く持っているほうで払います。
thumb-trade = 食糧が乏しければ余った金で買います。寄付は、金や食糧に余裕があって邪悪度が高いときだけにします。
thumb-hunt_witch = 邪悪度が上がってパラディンが来るのでなければ、ウィッチを守ります。
thumb-pay_guild = 邪悪度が上がってパラディンが来るのでなければ、金を払いません。
thumb-recall_traps = 引き直したほうがよさそうなトラップを入れ替えます。
thumb-release_prisoner = パラディン以外を解放します。
thumb-discard_trap = いちばん惜しくないトラップを手放します。
thumb-pay_trap = いちばん惜しくないトラップを手放します。
thumb-pay_monster = いちばん惜しくないモンスターを手放します。
thumb-plan_battle = 考えられる戦い方のうち、どの戦闘カードが出てもよいように、平均していちばん結果がよいものを選びます。
thumb-change_plan = 考えられる戦い方のうち、どの戦闘カードが出てもよいように、平均していちばん結果がよいものを選びます。

## Short answers to common questions on the rules, and ways to ask them

ruling-orders-placing = 命令1つにつきミニオン1体を、その区画の空いている一番小さい番号のスペースへ置きます。1つのスペースに1体だけです。一番目の命令を全員が同時に公開して開始プレイヤーから時計回りに置き、二番目、三番目も同じようにします。
ruling-few_players-green = 誰も使っていない「プレイヤー非選択色」です。ミニオンがスペースをふさぐだけです。3人なら、毎ラウンド3つの命令が、全員が選ぶ前に公開され、ミニオンはスペースIIに置かれます。
ruling-orders-see_orders = 命令は、公開されるまで見られません。全員の一番目が同時に公開され、次に二番目、三番目と続きます。ほかの人がまだ選んでいるうちは、自分の命令を変えられます。戦闘の計画も同じです。
ruling-areas-gold_for = 金は、金の採掘（未制圧のトンネルでインプ1体につき金1）、食糧の調達のIII、みやげ物屋やニセ金工場で得られます。使い道は、トラップの購入、部屋の増築（IIとIII）、一部のモンスターのコスト、部屋でトラップを使う料金、徴税（タイル2枚につき1）などです。
ruling-paladin-paladin_why = パラディンは、邪悪度が最初に10に達したプレイヤーのところへ来ます。そこから移るのは、邪悪度が10以上で、今いる所の持ち主より高い人がいるときだけです。避けるには、邪悪度を9以下にしておくか、10以上のほかの人より低くしておくことです。
ruling-paladin-paladin_beat = パラディンはいつも先頭に立ち、ヒット・ポイントも多い強敵です。鍵でトラップのダメージを減らし、十字で仲間を治し、星は呪文に使われます。倒し方はほかの冒険者と同じで、ダメージがヒット・ポイントに達すれば倒せます。牢獄に入れれば5点（ふつうの冒険者は2点）です。
ruling-events-tax = 税は、自分のタイル2枚につき金1（端数切り上げ、制圧されたタイルも含む）です。払わなかった金1につき地獄の催促状を1通受け取ります。なくすことはできず、1通につき最後に3点を失います。
ruling-events-payday = 給料日には、ねぐらのモンスターやゴーストに、タイルに書かれたコストをもう一度払います。払わない相手はクビにし、1体につき邪悪度が1上がります。
ruling-evil-lower_evil = 邪悪度は、悪評の改善で1か2、印刷所で1、自分のタイルが制圧されるごとに1下がります。一部のスペシャル・イベントでも下がります。上がるのは、食糧の調達のIIとIII、コストに邪悪度を含む者の徴募と給料、雇った者をクビにすること、一部のイベントや戦闘カードによってです。
ruling-evil-what_evil = 邪悪度が高いほど強い冒険者が来て、10になるとパラディンが来ます。最後に邪悪度がいちばん高い人には称号もあります。
ruling-digging-room_where = 部屋は、このラウンドに掘ったものを除く、未制圧のトンネルと取り替えます。1年目の部屋は場所が決まっていて、2年目の部屋は場所を問いません。部屋どうしは（制圧された部屋も）辺で隣り合ってはいけません。角で接するのはかまいません。
ruling-digging-where_dig = 自分のタイルと辺で隣り合う空きマスです（2×2の4マスをすべてタイルで埋めることはできません）。スペースI、II、IIIでは、それぞれ2つ、3つ、4つまで掘れます。トンネル1つにインプ1体、IIIではさらに現場監督1体が要ります。
ruling-areas-at_once = 命令は、ほかの人のまだ済んでいない命令に左右されなければ、区画の番号が後でもすぐに実行されます。モンスターや部屋を取り合うときなど、ほかの人に関わるところでだけ、区画とスペースの順を待ちます。
ruling-orders-how_many_orders = 1ラウンドに3つ、使えない2枚を除いた6枚から選びます。同じ命令は二度使えないので、建てられる部屋も1ラウンドに1つまでです。
ruling-orders-area_full = 1つの区画にスペースは3つです。埋まっていたらミニオンは自分の命令カードに置かれ、命令は実行されません。一番目のカードの代わりに、そのカードを手札に戻すこともできます。
ruling-orders-orders_back = 一番目の命令か、実行されなかった命令のどれか1枚が手札に戻ります。残り2枚は次のラウンドの使えない命令になり、今使えない2枚が戻ります。
ruling-digging-imps_for = インプはトンネルを掘り、金を採掘し、生産部屋で働きます。働けるのは1体につき1ラウンドに一度で、ラウンドの終わりに戻ってきます。トンネル掘りと金の採掘のスペースIIIでは、ほかにインプ1体が現場監督になり、ほかの仕事はできません。インプの徴募（食糧などで1体か2体）か、魔法の部屋で増やせます。
ruling-areas-food_for = 食糧は、食糧の調達（一度に2か3）か、にわとり小屋やきのこ床の生産で得られます。使い道は、モンスターの徴募と給料日、インプの徴募、一部のトラップ、トロルの強い攻撃です。
ruling-digging-trolls = トロルは生産部屋でインプの代わりに働けますが、トンネル掘りも採掘も現場監督もできません。戦闘では先頭を攻撃します。
ruling-traps-traps_when = トラップは戦闘で、1ラウンドに1つ、戦うタイルで使えます。トンネルなら無料、部屋なら手数料が金1です（トラップ自身のコストは別）。使えばなくなります。
ruling-combat-how_many_monsters = トンネルではモンスター1体、部屋では2体まで。ゴーストはどこでも何体でもかまいません。モンスターもトラップも、使わずに後のラウンドに取っておけます。
ruling-combat-monsters_fall = 攻撃したモンスターは倒れ、その年の戦闘が終わるまで使えません（「倒れない」ものを除く）。失うことはなく、後で起き上がります。
ruling-creatures-monsters_kept = モンスターとゴーストは2年目もねぐらに残り、使わなかったトラップも持ち越せます。モンスターが減るのは、給料日に払わないときや、デーモンの食事にしたときなどです。トラップは、称号「金満大王」を決めるときに数えます。
ruling-adventurers-who_comes = 春、夏、秋の終わりに、各プレイヤーに1人ずつ、邪悪度の低い人ほど弱い冒険者が来ます（同じ邪悪度なら、開始プレイヤーに近い人のほうを善良と見なします）。冒険者は秋の後にダンジョンへ入ってきて、タイルを制圧します。
ruling-adventurers-thieves = シーフは鍵の数だけ、トラップのダメージを先頭の人の分から軽減します。トラップよりモンスターで戦いましょう。
ruling-adventurers-priests = プリーストとパラディンは、モンスターやゴーストが攻撃したラウンドに、十字1つにつきダメージを1点、疲労の前に治癒します。ほかの傷は次のラウンドにも残ります（2年目の呪文「再生」を除く）。一度に大きなダメージを与えるか、先にプリーストを倒すのが有効です。
ruling-adventurers-wizards = ウィザードは、星の合計がラウンドの番号以上なら、戦闘カードの呪文を唱えます。
ruling-adventurers-warriors = ウォリアーは列の先頭に立ち、最初のダメージを引き受けます。
ruling-combat-fatigue = 戦闘の各ラウンドの終わりに、戦闘カードの疲労を、そのときの先頭が1ダメージずつ受けます。疲労3なら合わせて3ダメージで、全員が3ずつ受けるのではありません。それでも誰か残れば、タイルは制圧されます。
ruling-combat-combat_cards = 戦闘カードには、そのラウンドに冒険者が使う呪文と、疲労（そのつど先頭にいる者が1ダメージずつ受ける）が書かれています。1年に4枚あり、伏せてあります。スパイは好きな1枚（前に見たカードでもよい）をこっそり見せてくれます。
ruling-combat-conquered = 制圧されたタイルは最後に−2点で、取り返せません。制圧された部屋は効果を失います。制圧のたびに邪悪度が1下がります。そこからつなげて掘ることはできますが、制圧されたトンネルでは金を採掘できず、部屋にすることもできません。
ruling-combat-where_fight = 入り口からいちばん近い、未制圧のタイルで戦います。同じ近さなら選べます。
ruling-scoring-points_what = ゲームの終わりに、未制圧の部屋1つにつき2点、モンスター1体につき1点（ゴーストは0）、囚人1人につき2点（パラディンは5点）と、部屋の効果や称号の点が入ります。制圧されたタイルは1枚につき−2点、催促状は1通につき−3点です。
ruling-titles-titles_what = 称号は7つ：邪悪度、部屋、トンネル、モンスター、インプ、財産のそれぞれで一番の人と、制圧されたタイルが最少の人のものです。単独なら3点、同点なら2点（2人のゲームでは2点と1点）です。残った金、食糧、トラップは、財産の称号「金満大王」のために合わせて数えるだけです。
ruling-creatures-ghosts = ゴーストはモンスターではありません。何体でも戦わせられますが、礼拝堂がなければ得点にならず、「モンスター」への効果も受けません。
ruling-orders-pass_order = ミニオンの番が来たときに見送れます。コストは全部払うか、まったく払わないかです。見送っても、払えなくても、その命令が実行されなかったことになるだけです。
ruling-combat-how_combat = 秋の後に冒険者が入ってきて、戦闘は最大4ラウンド続きます。各ラウンドは、トラップ、先制呪文、モンスターの攻撃、遅発呪文、治癒、疲労（そのつど先頭が1ダメージずつ受ける）、制圧の順です。残った冒険者は最後に去ります。
ruling-areas-hire = モンスターの徴募の命令で、地下酒場に毎ラウンド並ぶ3体から1体を選び、書かれたコストを払います（IIIではさらに食糧1）。本格ルールでは、一番目の命令にするとさらに金1を払います。残ったものは、次のラウンドの初めに捨てられます。
ruling-areas-space_order = スペースはI、II、IIIの順に実行します。モンスターの徴募と部屋の増築だけは、III、II、Iの順です。開始プレイヤーが誰かは関係ありません。
ruling-rounds-seasons = どの季節にも、命令を3つ出して生産を行います。冬はイベントがなく、冒険者も来ません。給料日、徴税、スペシャル・イベントは毎年一度ずつ、春、夏、秋にランダムな順で来て、一つ前の季節に予告されます。秋の後は戦闘です。
ruling-rounds-attack_players = できません。争うのは、スペースやモンスターや部屋、そして評判だけです。
ruling-rounds-start_player = 開始プレイヤー・トークンは冬、春、夏の終わりに左隣へ移ります。持ち主が最初にミニオンを置き、邪悪度が同じなら、弱いほうの冒険者を迎えます。
ruling-rounds-year_two = 冒険者はヒット・ポイントもアイコンも強くなり、金のパラディンが出ます。モンスターと部屋は新しくなります。トラップの購入では1枚多く引き、生産部屋は1ラウンドに2回まで使えます。
ruling-traps-swap_traps = 選べません。トラップは山札から見ないで引きます。2年目の「トラップの購入」では1枚多く引き、自分のトラップを1枚捨てます。
ruling-combat-monster_or_trap = シーフが多いとトラップは効きにくく、プリーストは傷を治します。秋までにモンスター2、3体とトラップ何枚かを用意し、給料日の食糧も残しましょう。
ruling-combat-beat_adventurers = トラップとモンスターのダメージが冒険者のヒット・ポイントに達すれば撃退できます（疲労も数えます）。撃退した冒険者は牢獄に入り、囚人1人で2点、パラディンなら5点になります。
ruling-digging-dig_matters = 変わります。トンネルで2×2のかたまりは作れません。部屋はトンネルと入れ替えて建て、場所は部屋ごとに決まっています。戦うのは、入り口からいちばん近い未制圧のタイルです。1ラウンドにタイル1枚が、年に最大4回攻められます。タイルが多いほど余裕がありますが、税も2枚につき金1増えます。
ruling-production-room_use = 生産部屋は、決められた数のインプの働きで食糧や金などを作ります（1年目は1ラウンドに1回、2年目は2回まで）。2年目の部屋は戦闘や得点に役立ちます。制圧されていなければ1つ2点です。
ruling-combat-conquer_evil = 生き残った冒険者は毎ラウンド、タイル1枚を制圧し（未制圧のタイルがなければ、代わりに囚人1人を解放します）、第4ラウンドの後に去ります。ほかに何かを失うのは、呪文によるときだけです。防ぐには、ラウンドの終わりまでに全員を撃退するか、「制圧なし」の効果（スライムや落とし穴のフタなど）を使います。

## 質問に答えるための、その局面での事実（尋ね方は`asked.ja.toml`）
fact-nothing = 何もなし
fact-enough = 足ります
fact-short = 足りません
fact-hire = { $creature }は今の手持ち（金{ $gold }、食糧{ $food }、トラップ{ $traps }枚、邪悪度{ $evil }/15）で{ $fits }。{ $text }
    「モンスターの徴募」のスペースIIIなら、食糧が1余分にかかります。今の状態で雇うと、得点の増減は{ $points }点です。
fact-hire_which = 手持ち（金{ $gold }、食糧{ $food }、トラップ{ $traps }枚、邪悪度{ $evil }/15）で足りるもの：{ $creatures }。足りないもの：{ $others }。
    「モンスターの徴募」のスペースIIIなら、食糧が1余分にかかります。
fact-build = { $room }は{ $squares }に置けます。{ $text }
    「部屋の増築」は、スペースIは無料、IIとIIIは金1です（手元は金{ $gold }）。今の状態で建てると、得点の増減は{ $points }点です。
fact-build_nowhere = { $room }を置けるマスはありません。未制圧で、このラウンドより前に掘られ、部屋と隣り合わないトンネルが要ります（1年目の部屋は場所も決まっています）。{ $text }
fact-build_which = 部屋タイル市場の部屋のうち、置けるもの：{ $rooms }。置けないもの：{ $others }。
    「部屋の増築」は、スペースIは無料、IIとIIIは金1です（手元は金{ $gold }）。
fact-order_back = このラウンドの生産が済むまで、使えない命令は{ $barred }です。今のままなら、その後に{ $back }が手札に戻り、次のラウンドは{ $rest }が使えません。
fact-order_choice = このラウンドの生産が済むまで、使えない命令は{ $barred }です。その後に{ $back }のうち1枚を選んで手札に戻します。残りの2枚は次のラウンドに使えません。
fact-arrivals_over = 今年の冒険者はもう出そろいました。
fact-arrivals_now = 今の邪悪度なら、この季節は{ $heroes_now }が、この順に{ $players_now }のところへ来ます。邪悪度の低い人ほど弱い冒険者です（邪悪度は{ $evils_now }。同じなら{ $starter }からの手番順）。
fact-arrivals_next = 今の邪悪度なら、次の季節は{ $heroes_next }が、この順に{ $players_next }のところへ来ます。邪悪度の低い人ほど弱い冒険者です（邪悪度は{ $evils_next }。同じなら{ $then }からの手番順）。
fact-arrivals_now_next = { fact-arrivals_now }
    次の季節は{ $heroes_next }が、この順に{ $players_next }のところへ来ます（同じなら{ $then }から）。
fact-party_none = { $player }の入り口には誰もいません。
fact-party = { $player }の入り口（前から）：{ $heroes }。残りのヒット・ポイントは{ $left }（合わせて{ $hp }）です。トラップのダメージを{ $keys }軽減し、1ラウンドに{ $heal }治癒し、マジック・ポイントは{ $magic }です。
fact-paladin_gone = { $paladin }はもう去っていて、今年は戻ってきません。
fact-paladin_coming = 全員の行動が済むと、{ $paladin }は{ $host }（邪悪度{ $theirs }）のところへ行きます。{ $player }の邪悪度は{ $evil }です。
fact-paladin_tent = { $paladin }はまだテントにいて、邪悪度が最初に10に達した人のところへ行きます。{ $player }の邪悪度は{ $evil }で、あと{ $missing }上がると来ます。
fact-paladin_prison = { $paladin }は{ $host }の牢獄にいて、今年はもう誰のところへも行きません。
fact-paladin_own = { $paladin }は{ $player }（邪悪度{ $evil }）のところにいて、ほかの人の邪悪度が{ $more }以上になるまで移りません。
fact-paladin_host = { $paladin }は{ $host }（邪悪度{ $theirs }）のところにいて、邪悪度が10以上でそれより高い人にだけ移ります。{ $player }の邪悪度は{ $evil }で、{ $reach }
part-missing_evil = あと{ $n }上がると来ます。
part-no_more_evil = それを超えられません。
fact-titles = 今のままの称号（独占なら{ $alone }点、共有なら{ $shared }点ずつ）：
    { title-dark_deeds }は{ $dark_deeds }（邪悪度{ $dark_deeds_n }）、{ title-halls }は{ $halls }（{ $halls_n }）、{ title-tunnels }は{ $tunnels }（{ $tunnels_n }）、
    { title-monsters }は{ $monsters }（{ $monsters_n }）、{ title-imps }は{ $imps }（{ $imps_n }）、
    { title-riches }は{ $riches }（{ $riches_n }）、{ title-battle }は{ $battle }（制圧されたタイル{ $battle_n }）。
fact-comes_now = この季節の生産の後
fact-comes_next = 次の季節
fact-comes_hidden = まだ予告されていません
fact-tax = { $player }の税はタイル{ $tiles }枚で金{ $tax }（あと1枚増えると{ $more }、2枚なら{ $most }）、手元は金{ $gold }で、{ $unpaid }徴税：{ $comes }。今の催促状は{ $notices }通（−{ $lost }点）です。
part-tax_enough = 足ります。
part-tax_short = { $n }足りません（1につき3点を失います）。
fact-tax_past = { $player }の今年の税はもう済みました。催促状は{ $notices }通（−{ $lost }点）で、後から払って消すことはできません。
fact-wages_past = { $player }の今年の給料日はもう済みました。
fact-wages = { $player }の手持ちで、給料は全員分{ $fits }：食糧{ $food }（手元{ $has_food }）、金{ $gold }（手元{ $has_gold }）、邪悪度{ $evil }（今{ $has_evil }）{ $rare }。払わずにクビにすると（{ $creatures }）、1体につき邪悪度が1上がります。給料日：{ $comes }。
part-rare_wages = 、トラップ{ $trap }枚（手元{ $traps }枚）、デーモンに渡すモンスター{ $monster }体
fact-effect_none = 今年のイベントはもうありません。
fact-effect = { $special }（{ $comes }）：{ $text }
fact-starter = この季節の開始プレイヤーは{ $player }で、次の季節は{ $next }です。
fact-starter_last = 開始プレイヤーは、ゲームの終わりまで{ $player }です。
fact-safe = あなたのダンジョンに冒険者は残っていません。
fact-send = この戦闘でまだ戦えるクリーチャー：{ $creatures }。倒れていて、戦闘が終わるまで使えないもの：{ $fallen }。手元のトラップは{ $traps }枚です。
fact-any_card = どの戦闘カードが出ても
fact-this_card = このラウンドの戦闘カードで
fact-plan_holds = 投入が「{ $sent }」なら、うまく戦えば{ $card }{ $square }（{ $tile }）を守れます。必ず撃退できる相手：{ $fallen }。
fact-plan_falls = 投入が「{ $sent }」では、{ $card }{ $square }（{ $tile }）を制圧されます。必ず撃退できる相手：{ $fallen }。一行の残りのヒット・ポイントは合わせて{ $hp }です。
fact-plan_depends = 投入が「{ $sent }」なら、出うる戦闘カード{ $cards }枚のうち{ $held }枚で、{ $square }（{ $tile }）を守れます。必ず撃退できる相手：{ $fallen }。一行の残りのヒット・ポイントは合わせて{ $hp }です。
fact-plan_falls_open = { fact-plan_falls }
    もっとよい計画：{ $better }（出うる戦闘カード{ $cards }枚のうち、少なくとも{ $most }枚で守れます）。
fact-plan_depends_open = { fact-plan_depends }
    もっとよい計画：{ $better }（少なくとも{ $most }枚で守れます）。
fact-tile = 戦闘の第{ $round }ラウンドに狙われるのは、入り口からいちばん近い未制圧の{ $squares }（{ $tiles }）です。制圧されると{ $points }点（得点の入る部屋ならそのボーナスも）を失い、邪悪度は1下がります。
fact-tile_none = タイルは全部制圧されているので、戦う代わりに囚人を1人解放します。
fact-tile_last = 今年の最後の戦闘は済みました。
fact-cards_down = 戦闘カードは、戦闘が始まるまで裏向きです。あなたのスパイが見たカード：{ $cards }。
fact-spell_down = 第{ $round }ラウンドの戦闘カードは、全員の計画が済むまで裏向きです。呪文が効くのはマジック・ポイントが{ $round }以上のときで、あなたのところの一行は{ $magic }です。スパイが見たカード：{ $cards }。
fact-spell = 第{ $round }ラウンドの戦闘カードは「{ $card }」：{ $spell }呪文に要るマジック・ポイントは{ $round }、あなたのところの一行は{ $magic }で、{ $works }。
fact-spell_works = 唱えるときに足りていれば効きます
fact-spell_weak = あなたには効きません
fact-spell_room = 魔法除去の部屋では効きません
fact-spell_dart = 魔法封じの投げ矢に止められます
fact-spell_over = このラウンドの戦闘はもう済みました
