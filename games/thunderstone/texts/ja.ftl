## サンダーストーン

game-name = サンダーストーン
command-group-name = サンダーストーン
game-blurb = 村で装備を整え、ヒーローを育て、ダンジョンのモンスターを倒して勝利点を競うデッキ構築ゲーム。
game-facts = 1～5人 ・ 60～90分 ・ ふつう

## 分類

class-hero = ヒーロー
class-militia = 民兵
class-fighter = 戦士
class-archer = 射手
class-cleric = クレリック
class-wizard = ウィザード
class-thief = 盗賊
class-item = アイテム
class-food = 食糧
class-light = 光
class-magic = 魔法
class-weapon = 武器
class-edged = 刃物
class-blunt = 鈍器
class-spell = 呪文
class-villager = 村人
class-disease = 疫病
class-thunderstone = サンダーストーン
class-monster = モンスター
class-abyssal = アビサル
class-doomknight = ドゥームナイト
class-humanoid = ヒューマノイド
class-dragon = ドラゴン
class-black = 黒
class-green = 緑
class-white = 白
class-red = 赤
class-blue = 青
class-enchanted = エンチャンテッド
class-ooze = ウーズ
class-undead = アンデッド
class-doom = ドゥーム
class-spirit = スピリット

## ヒーローの種類とモンスターグループ

type-amazon = アマゾン
type-chalice = チャリス
type-dwarf = ドワーフ
type-elf = エルフ
type-feayn = フェイン
type-lorigg = ロリッグ
type-outlands = アウトランズ
type-redblade = レッドブレイド
type-regian = レジアン
type-selurin = セルーリン
type-thyrian = サイリアン

group-abyssal = アビサル
group-doomknight_humanoid = ドゥームナイト・ヒューマノイド
group-dragon = ドラゴン
group-enchanted = エンチャンテッド
group-humanoid = ヒューマノイド
group-ooze = ウーズ
group-undead_doom = アンデッド・ドゥーム
group-undead_spirit = アンデッド・スピリット

## カードの名前

card-thunderstone = サンダーストーン
card-militia = 民兵
card-torch = たいまつ
card-iron_rations = 保存食
card-dagger = ダガー
card-disease = 疫病
card-arcane_energies = アーケイン・エネルギー
card-banish = バニッシュ
card-barkeep = 酒場の主人
card-battle_fury = バトル・フューリー
card-feast = ごちそう
card-fireball = ファイアボール
card-flaming_sword = フレイミング・ソード
card-goodberries = 魔法果実
card-hatchet = ハチェット
card-lantern = ランタン
card-lightstone_gem = 光石の宝玉
card-magical_aura = 魔法のオーラ
card-pawnbroker = 質屋
card-polearm = ポールアーム
card-short_sword = ショートソード
card-spear = スピア
card-town_guard = 村の衛兵
card-trainer = 訓練士
card-warhammer = ウォーハンマー
card-amazon_archer = アマゾンの射手
card-amazon_huntress = アマゾンの狩人
card-amazon_queen = アマゾンの女王
card-chalice_quester = チャリスの探索者
card-chalice_defender = チャリスの守護者
card-chalice_paladin = チャリスのパラディン
card-dwarf_guardian = ドワーフの護衛
card-dwarf_janissary = ドワーフの近衛兵
card-dwarf_sentinel = ドワーフの番人
card-elf_wizard = エルフのウィザード
card-elf_sorcerer = エルフのソーサラー
card-elf_archmage = エルフのアークメイジ
card-feayn_archer = フェインの射手
card-feayn_marksman = フェインの名射手
card-feayn_sniper = フェインの狙撃手
card-lorigg_thief = ロリッグの盗賊
card-lorigg_rogue = ロリッグのローグ
card-lorigg_outlaw = ロリッグの無法者
card-outlands_warrior = アウトランズの戦士
card-outlands_slayer = アウトランズの殺戮者
card-outlands_khan = アウトランズの族長
card-redblade_killer = レッドブレイドの殺し屋
card-redblade_poisoner = レッドブレイドの毒使い
card-redblade_assassin = レッドブレイドの暗殺者
card-regian_cleric = レジアンのクレリック
card-regian_priest = レジアンの司祭
card-regian_bishop = レジアンの司教
card-selurin_magician = セルーリンの魔術師
card-selurin_warlock = セルーリンのウォーロック
card-selurin_theurge = セルーリンのシーアージ
card-thyrian_squire = サイリアンの従者
card-thyrian_knight = サイリアンの騎士
card-thyrian_lord = サイリアンの君主
card-archduke_of_pain = 苦痛の大公
card-grudgebeast = 怨念の獣
card-succubus = サキュバス
card-tormentor = 責め苦の悪魔
card-the_unchained = 解き放たれし者
card-darkness = 暗黒
card-judgement = 審判
card-knightmare = 悪夢の騎士
card-lord_mortis = モーティス卿
card-the_prince = プリンス
card-ebon_fume = エボンフューム
card-mythlurian = ミスルリアン
card-skaladak = スカラダク
card-tyxr_the_old = 老竜ティクサー
card-uyril_unending = 不滅のユーリル
card-blink_dog = ブリンクドッグ
card-griffon = グリフォン
card-nixie = ニクシー
card-pegasus = ペガサス
card-sphinx = スフィンクス
card-bloodskull_orc = ブラッドスカル・オーク
card-deadbone_troll = デッドボーン・トロル
card-firebrand_cyclops = ファイアブランド・サイクロプス
card-grayskin_lizard = グレイスキン・リザード
card-griknack_goblin = グリクナック・ゴブリン
card-black_slime = ブラックスライム
card-gray_ooze = グレイウーズ
card-green_blob = グリーンブロブ
card-noxious_slag = ノクシャススラグ
card-red_jelly = レッドゼリー
card-famine = 飢餓
card-harbinger = 先触れ
card-kingdom = 王国
card-lord_of_death = 死の王
card-suffering = 苦悶
card-ghost = ゴースト
card-haunt = ホーント
card-revenant = レヴナント
card-spectre = スペクター
card-wraith = レイス

## カードの効果（カードの文面）

text-cure = 反復ダンジョン：疫病1枚を破棄して1枚引く。
text-draw = ダンジョン：1枚引く。
text-two_gold = 村：このカードを破棄すると、金2。
text-discard = ダンジョン：ほかの全員は手札を1枚捨てる。
text-not_first = 第1階層は攻撃できない。
text-bites_militia = 戦闘後：民兵1枚を破棄。
text-bites_hero = 戦闘後：ヒーロー1枚を破棄。
text-bites_fighter = 戦闘後：戦士1枚を破棄。
text-bites_weapon = 戦闘後：武器1枚を破棄。
text-disease = 戦闘後：疫病1枚を得る。
text-weakens = 戦闘中：全ヒーローの筋力−2。
text-half_without_magic = 魔法攻撃がないと総合攻撃値は半分。
text-trophy_magic = 成果：魔法攻撃+1。

card-text-thunderstone = 持っているだけで勝利点3。同点なら持ち主の勝ち。
card-text-militia = 経験点3で、村にいるレベル1の好きなヒーローになれる。
card-text-iron_rations = ダンジョン：ヒーロー1人の筋力+2。
card-text-disease = 強制ダンジョン：通常攻撃か魔法攻撃の一方を−1。
card-text-arcane_energies = ダンジョン：武器を装備した全ヒーローの通常攻撃を魔法攻撃に変える。1枚引く。
card-text-banish = ダンジョン：ホールのモンスター1体をダンジョンデッキの下に戻すか、ホールを並べ替える。次に手札1枚を破棄し、1枚引く。
card-text-barkeep = 村：購入できる枚数+1。{ text-two_gold }
card-text-battle_fury = ダンジョン：全ヒーローの攻撃+1。
card-text-feast = ダンジョン：全ヒーローの筋力+3、攻撃+1。
card-text-goodberries = ダンジョン：ヒーロー1人の筋力+3。そのヒーローの通常攻撃（武器も）を魔法攻撃に変える。
card-text-magical_aura = ダンジョン：このターン、武器の重量はすべて0。1枚引く。
card-text-pawnbroker = 村：金の価値のあるカード1枚を破棄すると、その価値に3を足した金を得る。{ text-two_gold }
card-text-polearm = 装備したヒーローの筋力が8以上なら、攻撃は2でなく6。
card-text-spear = ダンジョン：装備中なら投げてよい。攻撃は2でなく5になり、戦闘後に破棄。
card-text-town_guard = 村：2枚引く。村：このカードを破棄すると、さらに3枚引く。
card-text-trainer = 村：民兵1枚を破棄すると、経験点2。{ text-two_gold }
card-text-warhammer = クレリックが装備し、相手がドゥームナイトかアンデッドなら、さらに攻撃+3。
card-text-amazon_archer = 相手が第2・第3階層なら攻撃+2。
card-text-amazon_huntress = 相手が第2・第3階層なら攻撃+3。
card-text-amazon_queen = 相手が第2・第3階層なら攻撃+4。
card-text-chalice_quester = { text-cure }
card-text-chalice_defender = ダンジョン：公開中の、光を持つアイテム1枚につき攻撃+1。{ text-draw }{ text-cure }
card-text-chalice_paladin = { text-draw }戦利品：村の好きな山からカードを1枚購入。
card-text-dwarf_guardian = 刃物の武器を装備していれば攻撃+3。
card-text-dwarf_janissary = 刃物の武器を装備していれば攻撃+4。戦利品：武器を1枚購入。
card-text-dwarf_sentinel = 刃物の武器を装備していれば攻撃+5。
card-text-elf_sorcerer = 勝利後：ホールのモンスター1体をダンジョンデッキの下に戻してよい。
card-text-elf_archmage = ダンジョン：ホールのモンスター1体をダンジョンデッキの下に戻す。
card-text-feayn_archer = { text-not_first }
card-text-feayn_marksman = { text-not_first }
card-text-feayn_sniper = { text-not_first }第3階層のモンスターを倒すと経験点+1。
card-text-lorigg_rogue = { text-discard }
card-text-lorigg_outlaw = { text-discard }
card-text-outlands_warrior = ダンジョン：食糧1枚を破棄すると攻撃+3。
card-text-outlands_slayer = ダンジョン：手札のモンスター1枚につき攻撃+1。反復ダンジョン：食糧1枚を破棄すると攻撃+3。
card-text-outlands_khan = ダンジョン：手札のモンスター1枚につき攻撃+2。
card-text-redblade_poisoner = { text-discard }
card-text-redblade_assassin = ダンジョン：ほかの全員はヒーロー1枚か、好きな手札2枚を捨てる。
card-text-regian_cleric = { text-cure }
card-text-regian_priest = { text-draw }{ text-cure }
card-text-regian_bishop = ダンジョン：2枚引く。{ text-cure }
card-text-selurin_magician = 公開中のアイテム1枚と、魔法攻撃を持つ公開中の呪文1枚につき、それぞれ魔法攻撃+1。
card-text-selurin_warlock = パーティー全体の魔法攻撃を2倍にする。
card-text-selurin_theurge = パーティー全体の魔法攻撃を2倍にする。ダンジョン：全員がヒーロー1枚を捨てるか、1枚もないことを示す。この戦闘の間、捨てられた1枚を借りてよい。
card-text-thyrian_squire = ダンジョン：食糧1枚を破棄すると攻撃+2。
card-text-thyrian_knight = 攻撃に参加する民兵はそれぞれ攻撃+1。ダンジョン：食糧1枚を破棄すると攻撃+2。
card-text-thyrian_lord = 戦士以外で攻撃に参加するヒーローはそれぞれ攻撃+2。ダンジョン：食糧1枚を破棄すると、ホールの勝利点1か2のモンスター1体を得る（経験点なし）。
card-text-archduke_of_pain = 魔法攻撃必須。突破：各ヒーローの山と民兵の山の、上から2枚ずつを破棄。戦闘後：クレリックとウィザードをすべて破棄。
card-text-succubus = { text-half_without_magic }
card-text-tormentor = 武器の装備がないと総合攻撃値は半分。戦闘後：クレリック1枚を破棄。
card-text-the_unchained = { text-disease }{ text-trophy_magic }
card-text-darkness = 光−1。非装備ヒーロー攻撃不可。
card-text-judgement = { text-weakens }戦闘中：攻撃する各ヒーローの攻撃−1。
card-text-knightmare = 光−2。{ text-bites_fighter }
card-text-lord_mortis = 光−1。
card-text-the_prince = { text-weakens }{ text-bites_fighter }
card-text-ebon_fume = 魔法攻撃耐性。戦闘後：筋力が最も高いヒーロー1枚を破棄。成果：攻撃+3。
card-text-mythlurian = { text-bites_hero }
card-text-skaladak = { text-bites_weapon }
card-text-tyxr_the_old = 突破：全員が手札を2枚捨てる。{ text-bites_hero }成果：魔法攻撃+2。
card-text-uyril_unending = { text-half_without_magic }{ text-bites_militia }{ text-trophy_magic }
card-text-blink_dog = 光−1。光のペナルティがあると攻撃対象にならない。
card-text-griffon = { text-trophy_magic }
card-text-pegasus = 成果：攻撃+1。
card-text-sphinx = 魔法攻撃限定。戦利品：デッキの上から6枚を公開し、好きなだけ破棄、残りは捨てる。成果：魔法攻撃+2。
card-text-deadbone_troll = { text-disease }
card-text-grayskin_lizard = 戦闘中：攻撃するヒーローが装備している武器1枚につき攻撃+1。
card-text-black_slime = { text-bites_militia }
card-text-gray_ooze = 戦闘後：どのヒーローも武器を装備していなければ、ヒーロー1枚を破棄。戦利品：食糧を1枚購入。
card-text-green_blob = 戦闘後：食糧1枚を破棄。
card-text-noxious_slag = 魔法攻撃半減。刃物武器攻撃無効。
card-text-red_jelly = { text-bites_weapon }成果：光+1。
card-text-famine = { text-disease }
card-text-harbinger = 戦闘後：呪文1枚を破棄。
card-text-kingdom = { text-disease }
card-text-lord_of_death = 戦闘後：疫病2枚を得る。
card-text-suffering = { text-weakens }{ text-disease }
card-text-ghost = { text-half_without_magic }{ text-weakens }
card-text-haunt = 戦闘中：攻撃できるヒーローを1人選ぶ。そのヒーローは攻撃できない。
card-text-revenant = 魔法攻撃必須。戦闘中：全ヒーローの筋力−4。戦闘後：筋力0以下のヒーローをすべて破棄。
card-text-spectre = { text-bites_militia }
card-text-wraith = { text-bites_militia }

## 一行に収める長い文面

brief-arcane_energies = ダンジョン：武器を装備した全ヒーローの攻撃を魔法に変える。1枚引く。
brief-banish = ダンジョン：モンスターを戻すかホールを並べ替え、手札1枚を破棄し、1枚引く。
brief-goodberries = ダンジョン：ヒーロー1人の筋力+3、攻撃を魔法攻撃に変える。
brief-pawnbroker = 村：カード1枚を破棄し、その価値+3の金を得る。このカードを破棄すれば金2。
brief-spear = ダンジョン：装備中なら投げて攻撃5。戦闘後に破棄。
brief-trainer = 村：民兵1枚を破棄すると、経験点2。このカードなら、金2。
brief-warhammer = クレリックが装備すると、ドゥームナイトとアンデッドに対し、さらに攻撃+3。
brief-chalice_defender = ダンジョン：光を持つアイテムごとに攻撃+1。1枚引く。疫病1枚を破棄するごとに1枚引く。
brief-chalice_paladin = ダンジョン：1枚引く。戦利品：村のカードを1枚購入。
brief-elf_sorcerer = 勝利後：ホールのモンスター1体を戻してよい。
brief-feayn_sniper = 第1階層は攻撃できない。第3階層で勝つと経験点+1。
brief-outlands_slayer = ダンジョン：手札のモンスターごとに攻撃+1。反復ダンジョン：食糧1枚を破棄して攻撃+3。
brief-redblade_assassin = ダンジョン：ほかの全員はヒーロー1枚か手札2枚を捨てる。
brief-regian_bishop = { card-text-regian_bishop }
brief-selurin_magician = アイテムか、魔法攻撃を持つ呪文1枚ごとに魔法攻撃+1。
brief-selurin_theurge = 魔法攻撃を2倍にする。ダンジョン：全員がヒーロー1枚を捨て、あなたは1枚を借りてよい。
brief-thyrian_knight = 攻撃する民兵は攻撃+1。ダンジョン：食糧1枚を破棄して攻撃+2。
brief-thyrian_lord = 戦士以外のヒーローは攻撃+2。ダンジョン：食糧1枚を破棄し、勝利点1か2のモンスターを得る。
brief-archduke_of_pain = 魔法攻撃必須。突破：各山−2枚。クレリックとウィザードを破棄。
brief-ebon_fume = 魔法攻撃耐性。筋力最高のヒーローを破棄。成果：攻撃+3。
brief-tyxr_the_old = 突破：全員2枚捨てる。ヒーロー1枚破棄。成果：魔法攻撃+2。
brief-uyril_unending = 魔法攻撃がないと半分。民兵1枚破棄。成果：魔法攻撃+1。
brief-sphinx = 魔法攻撃限定。戦利品：上の6枚から破棄。成果：魔法攻撃+2。
brief-gray_ooze = 武器の装備がなければヒーロー1枚破棄。戦利品：食糧1枚購入。
brief-tormentor = 武器の装備がないと半分。戦闘後：クレリック1枚を破棄。
brief-judgement = 戦闘中：全ヒーローの筋力−2、攻撃する各ヒーローの攻撃−1。
brief-ghost = 魔法攻撃がないと半分。戦闘中：全ヒーローの筋力−2。
brief-haunt = 戦闘中：ヒーロー1人を選び、攻撃に参加させない。
brief-the_prince = { card-text-the_prince }
brief-revenant = 魔法攻撃必須。筋力−4。筋力0以下のヒーローをすべて破棄。

## カードの補足

note-militia = 民兵もヒーローです。武器を装備でき、「ヒーロー」への効果はすべて受けます。
note-iron_rations = 民兵にも使えます。同じヒーローに何枚重ねてもかまいません。
note-arcane_energies = 効果を受けるのは、戦闘を解決するときに武器を装備しているヒーローだけです。
note-banish = 3つの効果をこの順にすべて行います。破棄するのはこのカード自身でもかまいません。
note-barkeep = 2枚あれば、購入できる枚数は2枚増えます。
note-goodberries = 民兵にも使えます。そのヒーローがこのターンに得たほかの攻撃も、すべて魔法攻撃に変わります。
note-magical_aura = あとから引いた武器も重量0になります。ポールアームに必要な筋力8は変わりません。
note-pawnbroker = このカード自身は売れません。価値0の民兵は売れます。
note-spear = 投げると決めたら取り消せません。戦闘にならなくても破棄されます。
note-town_guard = 両方の効果を使えば、合計5枚引けます。
note-trainer = 1ターンに破棄できる民兵は、訓練士1枚につき1枚です。
note-warhammer = 条件がそろえば、合計で攻撃6です。
note-amazon_archer = 関係するのは相手の階層だけで、光は関係ありません。
note-amazon_huntress = { note-amazon_archer }
note-amazon_queen = { note-amazon_archer }
note-chalice_defender = 数えるのはアイテムだけです。武器、呪文、モンスターの光は数えません。
note-dwarf_guardian = 相手が刃物武器攻撃無効でも、このボーナスは残ります。武器が外れると失われます。
note-dwarf_janissary = { note-dwarf_guardian }
note-dwarf_sentinel = { note-dwarf_guardian }
note-elf_sorcerer = 攻撃に参加し、戦闘で破棄されていなければ使えます。使うのは、ホールの補充と突破のあとです。
note-elf_archmage = 相手を宣言する前に使うので、新しく現れたモンスターも攻撃できます。
note-feayn_archer = 第1階層のモンスターが相手なら、攻撃も光も武器も数えません。モンスターの効果は受けます。
note-feayn_marksman = { note-feayn_archer }
note-feayn_sniper = 戦闘で破棄されても、追加の経験点は得られます。
note-outlands_slayer = 戦闘のときに手札にあるモンスターを数えます。成果の有無は関係ありません。
note-outlands_khan = { note-outlands_slayer }
note-selurin_magician = 食糧もたいまつもアイテムです。このヒーローが攻撃しなければ、何も加わりません。
note-selurin_warlock = 魔法攻撃は、2人いれば4倍、3人いれば8倍です。足し引きのあと、光のペナルティの前に計算します。
note-selurin_theurge = { note-selurin_warlock }
note-thyrian_lord = 得たモンスターは倒したことにならず、戦利品もありません。ホールが補充され、突破が起きたりゲームが終わったりすることもあります。
note-archduke_of_pain = 攻撃に参加していないクレリックとウィザードも破棄されます。
note-judgement = 先に筋力が下がり、重すぎて持てなくなった武器が外れます。
note-ebon_fume = 筋力は、すべての変化のあとで比べます。同じなら自分で選びます。
note-tyxr_the_old = 突破では、そのターンのプレイヤーも手札を捨てます。
note-blink_dog = 光が「階層の番号+1」以上あれば攻撃できます。
note-sphinx = デッキが足りないときは、今倒したスフィンクスも含めて捨て札をシャッフルします。手札は変わりません。
note-gray_ooze = 攻撃に参加しないヒーローの武器でも、破棄を防げます。
note-green_blob = この戦闘のために使った食糧でもかまいません。
note-revenant = 攻撃に参加していないヒーローも破棄されます。このターンに得た筋力は数えます。
note-haunt = もともと攻撃できないヒーローは選べません。

## 選択肢としての効果

effect-cure = 疫病1枚を破棄して1枚引く
effect-draw = 1枚引く
effect-two_gold = このカードを破棄して金2
effect-discard = ほかの全員が手札を1枚捨てる

effect-iron_rations-1 = ヒーロー1人の筋力+2
effect-arcane_energies-1 = 武器を装備したヒーローの攻撃を魔法攻撃に変え、1枚引く
effect-banish-1 = モンスターを戻すかホールを並べ替え、手札1枚を破棄し、1枚引く
effect-barkeep-1 = 購入できる枚数+1
effect-barkeep-2 = { effect-two_gold }
effect-battle_fury-1 = 全ヒーローの攻撃+1
effect-feast-1 = 全ヒーローの筋力+3、攻撃+1
effect-goodberries-1 = ヒーロー1人の筋力+3、攻撃を魔法攻撃に変える
effect-magical_aura-1 = 武器の重量をすべて0にし、1枚引く
effect-pawnbroker-1 = カード1枚を破棄し、その価値に3を足した金を得る
effect-pawnbroker-2 = { effect-two_gold }
effect-spear-1 = 投げる（攻撃5、戦闘後に破棄）
effect-town_guard-1 = 2枚引く
effect-town_guard-2 = このカードを破棄して3枚引く
effect-trainer-1 = 民兵1枚を破棄して経験点2
effect-trainer-2 = { effect-two_gold }
effect-chalice_quester-1 = { effect-cure }
effect-chalice_defender-1 = { effect-draw }
effect-chalice_defender-2 = { effect-cure }
effect-chalice_paladin-1 = { effect-draw }
effect-elf_archmage-1 = モンスター1体をダンジョンデッキの下に戻す
effect-lorigg_rogue-1 = { effect-discard }
effect-lorigg_outlaw-1 = { effect-discard }
effect-outlands_warrior-1 = 食糧1枚を破棄して攻撃+3
effect-outlands_slayer-1 = 食糧1枚を破棄して攻撃+3
effect-redblade_poisoner-1 = { effect-discard }
effect-redblade_assassin-1 = ほかの全員がヒーロー1枚か手札2枚を捨てる
effect-regian_cleric-1 = { effect-cure }
effect-regian_priest-1 = { effect-draw }
effect-regian_priest-2 = { effect-cure }
effect-regian_bishop-1 = 2枚引く
effect-regian_bishop-2 = { effect-cure }
effect-selurin_theurge-1 = 全員がヒーロー1枚を捨て、あなたはその中の1枚を借りてよい
effect-thyrian_squire-1 = 食糧1枚を破棄して攻撃+2
effect-thyrian_knight-1 = 食糧1枚を破棄して攻撃+2
effect-thyrian_lord-1 = 食糧1枚を破棄し、勝利点1か2のモンスターを得る

## ゲームの始まり

log-village = 🏘️ 村に並んだのは{ $cards }と、基本カードの4つの山。
log-dungeon = 🕳️ ダンジョンに潜むのは{ $groups }。サンダーストーンは下から11枚のどこかに眠っている。
log-first = 抽選で{ $player }が最初のプレイヤーに決まった。
log-enters = 🚪 第{ $rank }階層に{ $card }が現れた。
log-drew_hand = あなたの新しい手札（あなたにだけ見える）：{ $cards }。

## ほかの文の一部

part-says = 。{ $text }
part-attack = 攻撃{ $n }・
part-magic = 魔法{ $n }・
part-strength = 筋力{ $n }・
part-weight = 重量{ $n }・
part-light = 光{ $n }・
part-gold = 金{ $n }・
part-points = 勝利点{ $n }・
part-attacks = { $magic ->
    [0] 攻撃{ $attack }
   *[other] { $attack ->
        [0] 魔法{ $magic }
       *[other] 攻撃{ $attack }＋魔法{ $magic }
    }
}

## ターン

log-turn = **{ $player }のターン**
link-choose_action = 自分のターン
ask-choose_action = どうしますか？（手札の金{ $gold }、経験点{ $experience }）
doing-choose_action = 行動を選んでいます
hint-choose_action = 村では買い物とレベルアップができます。ダンジョンではモンスターを1体攻撃し、休息では手札1枚を破棄します。村でもダンジョンでも、まず手札を公開します。パスはできません。
do-village = 村を訪れる
do-village_buy = { $card }を購入（金{ $cost }{ $last }）
part-ends_turn = 、ターン終了
do-dungeon = ダンジョンに入る
do-dungeon_in_vain = ダンジョンに入る（相手なし）
do-dungeon_attack = ダンジョンに入って{ $card }（第{ $rank }階層）を攻撃{ $unused }
button-do-dungeon_attack = { $card }（第{ $rank }階層）を攻撃{ $unused }
part-unused = （{ $cards }の効果なし）
do-rest = 休息する
about-village = { $card }（金{ $cost }）まで購入できます。{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-village_free = 金{ $gold }で購入できるのは、無料の{ $card }だけです。{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-village_nothing = 金{ $gold }では何も購入できません。{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-dungeon_wins = 倒せる相手（攻撃は1体だけ）：{ $beaten }。{ $more }{ $ends }{ $using }
part-beaten = { $card }（総合攻撃値{ $total }、体力{ $health }）
about-dungeon_short = 攻撃{ $attack }、光{ $light }。{ $more }どれも倒せません（{ $card }：{ $short }）。入ったら必ず攻撃します。{ $ends }{ $using }
part-beats_more = 未使用の効果で、ほかも倒せるかもしれません。
part-more_effects = ほかの効果を使わなければ、
part-losing_ends = 第1階層の相手に敗れても、ゲームは終わります。
about-dungeon_none = 今の手札で攻撃できる相手はいません。
about-unspent = 金{ $gold }が余ります。
about-rest = 手札1枚を破棄し、残りを捨てて6枚引きます。
about-loses_points = このカードの勝利点{ $points }も失います。
facts-card = { $attack }{ $magic }{ $strength }{ $weight }{ $light }{ $gold }{ $points }{ $classes }{ $says }
facts-monster = 体力{ $health }・経験点{ $experience }・勝利点{ $points }{ $says }
log-visits_village = 🏘️ { $player }は村を訪れた。
log-enters_dungeon = 🕯️ { $player }はダンジョンに入った。
log-reveals = { $player }は手札を公開した：{ $cards }。
log-discards = { $player }は{ $cards }を捨てた。
log-shuffles = { $player }は捨て札{ $cards }枚をシャッフルして、新しいパーティーデッキにした。
log-draws = { $player }は{ $cards }を引いた。
log-draws_nothing = { $player }には引くカードが残っていない。
log-destroys = ✖️ { $player }の{ $card }が破棄された。

ask-destroy_for_rest = 休息：どのカードを破棄しますか？
doing-destroy_for_rest = 休息で破棄するカードを選んでいます
hint-destroy_for_rest = 破棄したカードはゲームから取り除かれます。疫病や民兵が減ると、デッキは強くなります。
do-destroy = { $card }を破棄
do-destroy_armed = { $card }を破棄（{ $weapon }を装備中）
log-rests = ⛺ { $player }は休息し、{ $card }を破棄した。

## 効果を使う

ask-use_village_effect = 村効果を使いますか？（金{ $gold }、購入{ $buys }枚まで）
doing-use_village_effect = 使う村効果を選んでいます
hint-use_village_effect = 効果は1つずつ、好きな順番で使えます。破棄したカードの金の価値は、もう数えません。
do-use = { $card }：{ $effect }
do-use_all = 選択のいらない効果{ $number }つをまとめて使う
about-use_all = { $cards }。
do-go_shopping = 買い物へ進む
log-uses = { $player }の{ $card }：{ $effect }。
log-gives_to = { $hero }が{ $card }を食べた。
log-experience = ✨ { $player }は経験点{ $number }を得た。
group-effects = 効果
group-weapons = 武器
group-targets = 攻撃
group-bonuses = ボーナスのオン／オフ
group-rearrange = ホールを並べ替える
group-heroes = ヒーロー
group-village = 村カード
group-basic = 基本カード
group-spoils_village = 戦利品（村）
group-spoils_weapon = 戦利品（武器）
group-spoils_food = 戦利品（食糧）

ask-choose_payment = { $card }：どのカードを破棄しますか？
doing-choose_payment = 破棄するカードを選んでいます
hint-choose_payment = 効果の代償です。破棄したカードは、このターンはもう何の役にも立ちません。
ask-choose_hero = { $card }：どのヒーローに使いますか？
doing-choose_hero = 効果を使うヒーローを選んでいます
hint-choose_hero = ボーナスを得るのは、選んだヒーローだけです。そのヒーローが手札からなくなると、ボーナスも失われます。
do-choose_hero = { $card }（筋力{ $strength }）
do-choose_hero_armed = { $card }＋{ $weapon }（筋力{ $strength }）
ask-choose_in_hall = { $card }：ホールをどうしますか？
doing-choose_in_hall = ホールをどうするか決めています
hint-choose_in_hall = モンスターが1体でも抜けると、ホールはすぐに詰められ、補充されます。サンダーストーンが第1階層に来ると、誰のものにもならずにゲームが終わります。
do-return_monster = { $card }（第{ $rank }階層）をデッキの下へ
do-take_monster = 第{ $rank }階層の{ $card }を得る
do-rearrange = 第1階層から順に：{ $cards }
ask-destroy_revealed = どのカードを破棄しますか？
doing-destroy_revealed = 破棄するカードを選んでいます
hint-destroy_revealed = 公開中のカードを1枚、必ず破棄します。

## 購入とレベルアップ

ask-buy_card = 何を購入しますか？（金{ $gold }、あと{ $buys }枚）
doing-buy_card = 何を購入するか選んでいます
hint-buy_card = 購入できるのは山の一番上のカードだけです。購入したカードは捨て札の山に置かれ、残った金は失われます。レベルアップは購入のあとです。
do-buy = { $card }（金{ $cost }、残り{ $left }枚）
undo-do-buy = { $card }を購入
do-buy_no_more = 買い物を終える
log-buys = 💰 { $player }は{ $card }を金{ $cost }で購入した。
ask-level_up = 誰をレベルアップさせますか？（経験点{ $experience }）
doing-level_up = 誰をレベルアップさせるか選んでいます
hint-level_up = 今のカードを破棄し、1レベル上のカードを捨て札の山に加えます。何人でもかまいませんが、1人1回までです。
do-level = 経験点{ $cost }を払う：{ $hero } → { $card }
do-end_visit = レベルアップを終える
log-levels = ⭐ { $player }は経験点{ $cost }を払い、{ $hero }を{ $card }にレベルアップした。
log-worth = （勝利点+{ $points }）

## ダンジョン

ask-act_in_dungeon = ダンジョンで何をしますか？{ $totals }
part-totals = （{ $card }に攻撃{ $attack }、光{ $light }）
doing-act_in_dungeon = ダンジョンで何をするか選んでいます
hint-act_in_dungeon = 効果を使い、武器を装備してから、相手を1体選びます。選んだあとは、何も変えられません。倒せなかったモンスターはダンジョンデッキの一番下へ行きます。
do-attack = { $card }（第{ $rank }階層）を攻撃
do-attack_armed = 装備して{ $card }（第{ $rank }階層）を攻撃
do-attack_short = { $card }を攻撃（第{ $rank }階層、{ $short }）
do-attack_armed_short = 装備して{ $card }を攻撃（第{ $rank }階層、{ $short }）
part-short = 体力{ $health }に、あと{ $missing }足りません
part-short_of_light = 体力{ $health }＋光のペナルティ{ $penalty }に、あと{ $missing }足りません
part-no_magic = 魔法攻撃がないと倒せません
part-gains_diseases = 疫病{ $number }枚を得る
part-loses = { $cards }を失う
part-loses_one = 次のうち1枚を選んで失う：{ $cards }
about-attack_gains = サンダーストーンを手に入れ、ゲームが終わります。{ $standing }。
about-attack_ends = サンダーストーンは誰のものにもならず、ゲームが終わります。{ $standing }。
part-ends_alone_won = 勝利点{ $points }点対村の{ $others }点で、あなたの勝ちです
part-ends_alone_lost = 勝利点{ $points }点対村の{ $others }点で、あなたの負けです
part-ends_shared = あなたは勝利点{ $points }点で、同点の勝利です
part-ends_first = あなたは勝利点{ $points }点で優勝です（ほかの最高は{ $others }点）
part-ends_later = あなたは勝利点{ $points }点で{ $place }位です（1位は{ $others }点）
about-change = { $card }への総合攻撃値：{ $before }→{ $total }（体力{ $health }）。
about-change_won = { $card }への総合攻撃値：{ $before }→{ $total }（体力{ $health }）。倒せます。
about-no_change = 今はどの戦いの結果も変わりません。
about-spares = { $card }と戦っても{ $cards }が破棄されなくなります。
about-in_use = 使用済み。破棄すると、その効果もなくなります。
do-attack_rank = 第{ $rank }階層を攻撃
do-leave = 戦わずに引き上げる
do-equip = { $card }を{ $hero }に装備
do-equip_instead = { $hero }の{ $other }を{ $card }に持ち替える
do-equip_best = 武器をまとめて最適に装備する
do-unequip = { $card }を{ $hero }から外す
do-equip_which = { $card }を{ $hero }（{ $apart }）に装備
do-equip_instead_which = { $hero }（{ $apart }）の{ $other }を{ $card }に持ち替える
do-unequip_which = { $card }を{ $hero }（{ $apart }）から外す
do-switch_off = { $card }のボーナスをオフにする
do-switch_on = { $card }のボーナスをオンにする
log-no_target = { $player }は攻撃できる相手がおらず、戦わずに引き上げた。
log-equips = 🗡️ { $hero }が{ $card }を装備した（{ $player }）。
log-unequips = { $hero }は{ $card }を外した（{ $player }）。
log-comes_off = { $hero }の筋力が足りなくなり、{ $card }が手から離れた。
log-switches_off = { $player }は{ $card }のボーナスをオフにした。
log-switches_on = { $player }は{ $card }のボーナスをオンにした。

## ほかの人の手札

ask-discard_cards = 捨てるカードを{ $number }枚選んでください。
doing-discard_cards = 捨てるカードを選んでいます
hint-discard_cards = 何を捨てたかは、全員が選び終わるまで誰にも見えません。次の自分のターンの終わりまで、補充はありません。
ask-discard_hero = 捨てるヒーローを選んでください。
doing-discard_hero = 捨てるヒーローを選んでいます
hint-discard_hero = 捨てられたヒーローのうち1人を、今のターンのプレイヤーがこの戦闘の間だけ借りられます。民兵もヒーローです。
ask-discard_hero_or_two = ヒーロー1枚か、好きなカード2枚を捨ててください。
doing-discard_hero_or_two = 捨てるカードを選んでいます
hint-discard_hero_or_two = 何を捨てたかは、全員が選び終わるまで誰にも見えません。
ask-discard_two = 捨てるカードを2枚選んでください。
doing-discard_two = 捨てるカードを選んでいます
hint-discard_two = どの2枚でもかまいません。
do-discard = { $card }を捨てる
do-discard_two = カードを2枚捨てる
log-shows_no_hero = { $player }の手札にはヒーローがいない。
ask-borrow = どのヒーローを借りますか？
doing-borrow = 借りるヒーローを選んでいます
hint-borrow = 借りたヒーローはこの戦闘の間あなたの手札に加わり、終わると持ち主の捨て札の山に戻ります。
do-borrow = { $card }（{ $owner }）を借りる
do-borrow_nobody = 誰も借りない
log-borrows = 🤝 { $player }は{ $owner }の{ $card }を借りた。
log-returns_hero = { $card }は{ $owner }のもとへ帰った。

## 戦闘

log-attacks = ⚔️ { $player }が第{ $rank }階層の{ $card }に挑む！
ask-bar_hero = { $card }におびえて攻撃できなくなるヒーローを選んでください。
doing-bar_hero = 攻撃できなくなるヒーローを選んでいます
hint-bar_hero = 選んだヒーローの攻撃と光は、この戦闘では数えません。
do-bar = { $card }は攻撃できない
do-bar_armed = { $card }（{ $weapon }）は攻撃できない
log-barred = 👻 { $card }は足がすくんで動けない。
ask-lower_share = { $card }の効果で{ $hero }の攻撃が1下がります。どちらから引きますか？
doing-lower_share = どちらの攻撃から引くか選んでいます
hint-lower_share = 通常攻撃と魔法攻撃の、どちらか一方を選びます。
do-lower_attack = 通常攻撃から引く
do-lower_magic = 魔法攻撃から引く
ask-lower_total = { $card }との戦い：疫病で攻撃が{ $number }下がります。どちらから引きますか？（通常攻撃{ $attack }、魔法攻撃{ $magic }）
doing-lower_total = どちらの攻撃から引くか選んでいます
hint-lower_total = 通常攻撃も魔法攻撃も0未満にはなりません。魔法攻撃が必要な相手のときや、魔法攻撃を2倍にするときは、よく考えて選んでください。
do-lower = { $losses }
part-from_attack = 通常攻撃から{ $n }
part-from_magic = 魔法攻撃から{ $n }
ask-doom_card = { $card }との戦いで、どのカードを失いますか？
doing-doom_card = 戦いで失うカードを選んでいます
hint-doom_card = 選んだカードは勝っても負けても破棄されますが、この戦闘では力になります。
log-sum = 総合攻撃値**{ $total }**対体力{ $health }{ $penalty ->
    [0] {""}
   *[other] （{ part-attacks }−光のペナルティ{ $penalty }）
}。
log-sum_halved = 総合攻撃値**{ $total }**対体力{ $health }（{ part-attacks }を半減{ $penalty ->
    [0] {""}
   *[other] 、−光のペナルティ{ $penalty }
}）。
log-defeats = 💥 { $player }は{ $card }を倒した！ 経験点+{ $experience }、勝利点+{ $points }。
log-fails = 🩸 { $player }は{ $card }に敗れた。
log-gains_disease = 🤢 { $player }は疫病を{ $number }枚得た。

sum-target = 相手は第{ $rank }階層の{ $card }（体力{ $health }）。
sum-hero = { $cards }：{ part-attacks }。
sum-armed_hero = { $card }と{ $weapon }：{ part-attacks }。
sum-does_not_attack = 攻撃しない：{ $cards }。
sum-party = 呪文・アイテム・成果など：{ part-attacks }。
sum-each_suffers = 各ヒーローの攻撃−1：{ part-attacks }減少。
sum-reduced = 疫病：{ part-attacks }減少。
sum-multiplied = 魔法攻撃は{ $times }倍。
sum-half_magic = 魔法攻撃は半分。
sum-attacks = 合計：{ part-attacks }。
sum-half_total = 総合攻撃値は半分。
sum-light = 光{ $light }、暗さ{ $darkness }：ペナルティ{ $penalty }。
sum-total = 総合攻撃値{ $total }、体力{ $health }。
sum-won = 倒せます（経験点{ $experience }、勝利点{ $points }）。
sum-lost = 倒せません。相手は{ $alone ->
    [1] 村に達し
   *[other] ダンジョンデッキの一番下へ行き
}、ホールが詰められます。
sum-no_magic = 魔法攻撃がないので倒せません。
gist-won = 倒せます：攻撃{ $total }{ $penalty ->
    [0] {""}
   *[other] （光のペナルティ−{ $penalty }）
}、体力{ $health }（経験点{ $experience }、勝利点{ $points }）。
button-gist-won = 攻撃{ $total }で倒せます（経験点{ $experience }、勝利点{ $points }）
gist-lost = 攻撃{ $attack }：{ $short }。

## 戦利品

ask-take_spoils = { $what ->
    [reveal] 戦利品：デッキのカードを公開して破棄しますか？
    [both] 戦利品：どれから使いますか？（金{ $gold }）
   *[other] 戦利品：何を購入しますか？（金{ $gold }）
}
doing-take_spoils = 戦利品をどうするか決めています
hint-take_spoils = { $what ->
    [reveal] パーティーデッキの上から6枚を公開し、好きなだけ破棄して、残りを捨てます。
   *[other] 戦利品の能力1つにつき1枚まで購入できます。残った手札の金の価値を、能力ごとに全額使えます。
}
do-reveal_six = パーティーデッキの上から6枚を公開する
do-keep_the_rest = 残りを捨てる
do-no_spoils = 戦利品を得ない
log-takes_spoils = 🎁 { $player }は戦利品として{ $card }を購入した。
log-reveals_six = { $player }のパーティーデッキの上から：{ $cards }。
ask-destroy_of_six = 公開したカードのうち、どれを破棄しますか？
doing-destroy_of_six = 公開したカードの破棄を決めています
hint-destroy_of_six = 1枚ずつ好きなだけ選べます。残りは捨て札の山へ行きます。
ask-return_one = ホールのモンスターを1体、ダンジョンデッキの下に戻しますか？
doing-return_one = モンスターを戻すか決めています
hint-return_one = 戻すとホールがまた補充されます。突破が起きたり、サンダーストーンが第1階層に近づいたりするかもしれません。
do-return_none = 何も戻さない
risk-stone = ⚡ サンダーストーンが第1階層に来ます。ゲームは終わり、誰もサンダーストーンを得られません。
button-risk-stone = ⚡ゲーム終了

## ホールの移動

log-sinks = ⬇️ { $card }はダンジョンデッキの一番下へ去った。
log-sends_back = ⬇️ { $by }が{ $card }をダンジョンデッキの一番下へ戻した。
log-deeper = { $lowest ->
    [1] 💎 ダンジョンデッキでまだ現れていないカードは、残り{ $unseen }枚。その中にサンダーストーンがある！
   *[other] 🪜 ダンジョンのさらに奥へ。ダンジョンデッキでまだ現れていないカードは、残り{ $unseen }枚。
}
log-stone_nears = ⚡ サンダーストーンが第{ $rank }階層まで来た。第1階層に来ると、戦いに敗れた場合でもゲームは終わる。第1階層のモンスターを倒してそこへ来させた人が、サンダーストーンを手に入れる。
log-takes = 🕸️ { $player }は{ $card }を戦わずに手に入れた。
log-rearranges = 🔀 { $player }がホールを並べ替えた。第1階層から順に：{ $cards }。
log-reaches_first = { $card }が第1階層に出てきた。
log-breach = 💢 { $card }の突破！
log-ruins = 🔥 村から失われたカード：{ $cards }。
log-advance = 👣 モンスターが進撃した。
log-reaches_village = 🏚️ { $card }が村に達した。
log-held = { $player }の勝利で、モンスターは足を止めた。

## ゲームの終わり

ask-stop_quiet_game = 戦いのないターンが{ $turns }回続いています。ここで終わりにしますか？
doing-stop_quiet_game = ここで終わりにするか決めています
hint-stop_quiet_game = 全員が同意すればゲームを終え、勝利点を数えます。1人でも断れば続きます。
do-accept_stop = 終わりにする
about-stopping = 今のあなたの勝利点は{ $points }点、ほかのプレイヤーの最高は{ $others }点です。
do-refuse_stop = 続ける
log-accepts_stop = { $player }はゲームを終えることに同意した。
log-refuses_stop = { $player }が断ったので、ゲームは続く。
log-gains_thunderstone = ⚡ { $player }がサンダーストーンを手に入れた！
log-score = { $player }の勝利点は{ $points }点。
log-village_score = 村に達したモンスターの勝利点は{ $points }点。
end-thunderstone_gained = ⚡ { $player }がサンダーストーンを手に入れ、冒険は終わりました。
end-thunderstone_lost = ⚡ サンダーストーンは第1階層に達しましたが、誰の手にも渡りませんでした。
closing-lost_battle = ⚔️ { $player }が{ $card }に敗れたため、サンダーストーンが第1階層に達しました。
closing-best_card = 🏅 { $player }：勝利点がいちばん高いカードは{ $card }（{ $points }点）。
closing-village = 🏘️ 村に達したモンスターの勝利点は合計{ $points }点。これを上回れば勝ちです。
tie-stone = ⚖️ { $players }は{ $points }点で同点ですが、サンダーストーンを持つ{ $holder }の勝利です。
tie-shared = ⚖️ { $players }は{ $points }点で同点です。その中にサンダーストーンを持つ人がいないので、勝利を分け合います。
score-monsters = モンスター
score-heroes = ヒーロー
score-village = 村カード
score-thunderstone = サンダーストーン

## コンピューターから見て、答えの先で何がよくなり、何が悪くなるか

term-points = モンスターなどから得る勝利点
term-experience = レベルアップに使える経験点
term-strength = この先の手札の攻撃
term-light = この先の手札の光
term-riches = この先の手札の金
term-heroes = 手札に来る民兵以外のヒーロー
term-diseases = 手札に来る疫病
tells-wins_now = この戦闘でゲームが終わり、勝利となります
tells-wins_though_lost = この戦闘でゲームが終わり、戦闘に負けても得点で勝てます

## できない理由

refused-rank_empty = その階層には何もいません。
refused-not_a_monster = サンダーストーンはモンスターではありません。
refused-too_dark = 暗すぎます。攻撃するには光が{ $needed }必要ですが、{ $light }しかありません。
refused-nobody_attacks = 攻撃できるヒーローがおらず、攻撃を増やす呪文や成果もありません。
refused-must_attack = 攻撃できる相手がいるので、1体選ばなければなりません。
refused-already_used = その効果は、このターンにもう使いました。
refused-same_as_other = 同じカードのもう1枚のほうを選んでください。
refused-no_food = 破棄できる食糧がありません。
refused-no_disease = 破棄できる疫病がありません。
refused-no_militia = 破棄できる民兵がいません。
refused-nothing_to_sell = 金の価値のあるカードが、ほかにありません。
refused-borrowed = 借りたヒーローは破棄できません。
refused-no_hero = 手札にヒーローがいません。
refused-not_equipped = その武器は誰も装備していません。
refused-no_monster = ホールに、対象にできるモンスターがいません。
refused-nobody_discards = 手札を持っている人が、ほかにいません。
refused-too_heavy = 重すぎます。重量{ $weight }に対して筋力は{ $strength }です。
refused-already_thrown = このスピアは、すでに投げることにしています。
refused-wrong_worth = 得られるのは、勝利点が1か2のモンスターだけです。
refused-does_not_attack = そのヒーローは、もともと攻撃に参加しません。
refused-below_zero = 攻撃は0未満にはなりません。
refused-no_purchase_left = もう購入できません。
refused-too_expensive = 金が{ $cost }必要ですが、{ $gold }しかありません。
refused-hand_too_poor = 金が{ $cost }必要ですが、この手札は{ $gold }で、あと{ $missing }足りません。{ $more }
part-village_adds = 手札の村効果で、あと最大{ $more }増やせます。
refused-hand_too_weak = この手札の攻撃は{ $attack }：{ $short }。{ $more }
part-unless_helped = ほかの効果を使えば変わることがあります。
refused-not_on_top = そのカードは山の一番上にありません。
refused-stack_empty = その山にはもうカードがありません。
refused-highest_level = レベル3のヒーローは、もうレベルアップできません。
refused-too_little_experience = 経験点が{ $cost }必要ですが、{ $experience }しかありません。
refused-no_next_level = 1レベル上のカードが山に残っていません。
refused-one_level_only = 一度に上げられるのは1レベルだけです。
refused-not_alone = 1人で遊ぶときは、{ $card }は使えません。
refused-two_selections = カードを指定するときは、「初回の組み合わせ」を選べません。
refused-unknown_card = { $field }に「{ $name }」はありません。
refused-wrong_count = { $field }は、重複を除いて{ $number }種類が指定されています。指定できる数は{ $wanted }です。

## ゲームの設定

setting-cards = カードの選び方
setting-cards-help = 初めてなら「初回の組み合わせ」がおすすめです。
setting-cards-random = ランダム
setting-cards-random-help = モンスターグループ、ヒーロー、村カードをランダムに選びます。
setting-cards-first_game = 初回の組み合わせ
setting-cards-first_game-help = 初めての人に向いた、決まった組み合わせです。
setting-groups = モンスターグループ
setting-groups-help = 4グループにすると、ゲームが長くなります。
setting-groups-3 = 3グループ
setting-groups-4 = 4グループ（長い）
setting-harsh_strength = 筋力の厳格化
setting-harsh_strength-help = 戦闘中に筋力が0以下になったヒーローは、戦闘後に破棄されます。
setting-level = 1人用の難易度
setting-level-help = 1人で遊ぶときだけ使います。
setting-level-normal = ふつう
setting-level-normal-help = モンスターを倒すと、そのターンと次のターンは、モンスターが進撃しません。
setting-level-warrior = 戦士級
setting-level-warrior-help = ヒーローと村カードは半分の枚数。次のターンの進撃も止まるのは、経験点2以上のモンスターを倒したときだけです。
setting-level-nightmare = 悪夢級
setting-level-nightmare-help = 枚数は戦士級と同じ。勝っても止まるのはそのターンの進撃だけで、負けたときも進撃があります。
setting-monsters = モンスターグループの指定
setting-monsters-help = 使うグループを3つか4つ、「、」か「,」で区切って入力します。ヒーローと村カードも必ず指定します。
setting-heroes = ヒーローの指定
setting-heroes-help = 使うヒーローの種類を4つ、「、」か「,」で区切って入力します。
setting-village = 村カードの指定
setting-village-help = 使う村カードを8種類、「、」か「,」で区切って入力します。

## コマンド

command-cards-name = カード
command-groups-name = グループ数
command-harsh_strength-name = 筋力の厳格化
command-level-name = 難易度
command-monsters-name = モンスター
command-heroes-name = ヒーロー
command-village-name = 村

## 絵の中の言葉

label-level = Lv{ $level }
label-times = ×{ $number }
picture-round = ラウンド{ $round }
picture-rank = 第{ $rank }階層
picture-empty_rank = 空
picture-hand_of = { $player }の手札 { $number }枚
picture-revealed_hand = { $player }の手札
picture-no_cards = 手札はありません
picture-deck_over = ダンジョンデッキは未公開{ $number }枚
picture-deck_ends = ダンジョンデッキは未公開{ $number }枚。サンダーストーン{ $stone }が第1階層に来るとゲームは終わります。そのとき第1階層のモンスターを倒して場所を空けた人が、サンダーストーンを手に入れます。
picture-deck_ends_brief = ダンジョンデッキは未公開{ $number }枚。サンダーストーン{ $stone }が第1階層に来たら終わり
part-stone = （第{ $rank }階層）
picture-darkness_costs = 暗さが光を上回る分1につき、攻撃−2。
picture-kind_hero = ヒーロー
picture-kind_weapon = 武器
picture-kind_spell = 呪文
picture-kind_item = アイテム
picture-kind_villager = 村人
picture-six = スフィンクスが公開したカード
picture-village = 村
picture-turn = { $player }のターン
picture-buys = { $number }枚
picture-turn_village = { $player }は村にいます
picture-cost = 購入コスト
picture-count = 枚数

## 盤面を言葉で

words-board = サンダーストーンの卓。
words-hall = ダンジョンのホール。
words-shop = 村。
words-six_cards = スフィンクスが公開したカード。
words-hand_of = { $player }の手札。
words-card = { $card }。
words-class_gap = ・
words-sentence_gap = 。
words-stop = 。
words-level = レベル{ $level }
words-times = { $card }×{ $number }
words-turn_begins = { $player }のターン：行動を選んでいます
words-turn_village = { $player }は村にいます：金{ $gold }、あと{ $buys }枚購入できます
words-turn_village_over = { $player }は村での買い物を終えました
words-turn_dungeon = { $player }はダンジョンにいます
words-turn_battle = { $player }は第{ $rank }階層で戦っています
words-turn_rest = { $player }は休息しています
words-rank = 第{ $rank }階層（暗さ{ $darkness }）：{ $card }
words-rank_marked = 第{ $rank }階層（暗さ{ $darkness }、選べます）：{ $card }
words-rank_empty = 第{ $rank }階層は空です。
words-revealed = { $player }の公開中の手札：{ $cards }。
words-six = スフィンクスが公開したカード：{ $cards }。
words-village = 村（コスト、残り枚数）：{ $stacks }。
words-stack = { $card }（金{ $cost }、残り{ $left }枚）
words-stack_brief = { $card }{ $cost }/{ $left }
words-stack_empty = { $card }（売り切れ）
words-beside = 疫病の残り{ $diseases }枚、破棄されたカード{ $removed }枚。
words-groups = このゲームのモンスター：{ $groups }。
words-sunk = ダンジョンデッキの底（下から）：{ $cards }。
words-player = { $player }：手札{ $hand }枚、パーティーデッキ{ $deck }枚、捨て札{ $discard }枚、経験点{ $experience }、勝利点{ $points }。
words-final = { $player }：勝利点{ $points }。最終デッキ：{ $cards }。
words-solo = 村に達したモンスター{ $number }体（{ $level }）。
words-solo_held = 村に達したモンスター{ $number }体（{ $level }）。勝利により、このターンは進撃なし。
words-solo_won = 村のモンスターは{ $village }点、あなたは{ $points }点。あなたの勝ち！
words-solo_lost = 村のモンスターは{ $village }点、あなたは{ $points }点。あなたの負け。
words-armed = { $card }＋{ $weapon }
words-borrowed = { $card }（{ $player }から借用）
words-hand = 手札{ $number }枚、金{ $gold }、経験点{ $experience }。パーティーデッキ{ $deck }枚、捨て札{ $discard }枚。
words-described = { $card }（{ $facts }）。{ $text }
words-described_facts = { $card }（{ $facts }）
words-described_text = { $card }：{ $text }
words-effect = { $card }（{ $effect }）
words-effects_left = まだ使える効果：{ $effects }。
words-cost = 購入コスト{ $cost }。
words-count = 箱の中に{ $count }枚。
value-attack = 攻撃{ $value }
value-magic = 魔法攻撃{ $value }
value-light = 光{ $value }
value-strength = 筋力{ $value }
value-weight = 重量{ $value }
value-gold = 金{ $value }
value-experience = 経験点{ $value }
value-level_cost = レベルコスト{ $value }
value-points = 勝利点{ $value }
value-health = 体力{ $value }
state-wields = 装備：{ $weapon }
state-carried = { $hero }が装備中
state-borrowed = { $player }から借りた
state-used = 使用済み
state-unused = 未使用
state-off = ボーナスオフ
state-on = ボーナスオン
state-ordinary = 通常攻撃
state-magic = 魔法攻撃
state-pledged = 捨てる予定

## ルールの説明

topic-goal-title = 目的
topic-goal =
    あなたはヒーローたちのパーティーを率いる冒険者です。村でカードを購入し、ヒーローをレベルアップさせ、ダンジョンのモンスターを倒します。

    勝利点がいちばん多い人の勝ちです。勝利点はモンスター、レベル3のヒーロー、一部の村カード、そしてサンダーストーン（3点）に書かれています。

    サンダーストーンを手に入れただけでは勝てません。ただし同点のときは、サンダーストーンを持つ人が勝ちます。同点の人が誰も持っていなければ、勝利を分け合います。

    手に入れたカードはすべて自分のパーティーデッキに混ざり、やがて手札として戻ってきます。倒したモンスターは点になりますが、手札ではあまり役に立ちません。強いデッキのまま点を集めるのが腕の見せどころです。

topic-picture-title = 卓と手札の見方
topic-picture =
    卓の絵は上から順に、次のとおりです。
    - 誰のターンか。村では、使える金と、あと何枚買えるかも。右上の⚡は、サンダーストーンが見つかるまで、それかもしれないダンジョンデッキの枚数です
    - 第3・第2・第1階層のカード。カードの上のランプの数が暗さ、つまり必要な光です
    - 村。ヒーロー、武器と呪文、アイテムと村人の順に並びます。金貨が購入コスト、「×」または右端の数字がそのカードの残り枚数です。誰かがダンジョンにいる間は、1行だけになります
    - ダンジョンで公開中の手札（剣の印は武器を装備したヒーロー、矢印は借りたヒーロー）
    - プレイヤーごとの今の経験点と勝利点

    琥珀色に光るものが今選べるもので、ほかは暗くなります。赤い枠の階層では戦闘が行われています。

    どのカードも、`/サンダーストーン カード`で1枚ずつ調べられます。

    カードの数字の印は次のとおりです。
    - ハート：モンスターの体力
    - 緑の宝石：倒して得る経験点
    - 金貨：金の価値
    - 月桂冠：勝利点
    - オレンジの火花：通常攻撃
    - 青い星：魔法攻撃
    - 炎：光
    - 拳：ヒーローの筋力
    - おもり：武器の重量
    - 上向きの矢印：レベルアップに必要な経験点

    カード上部の色と記号は、種類を表します。兜はヒーロー、剣は武器、袋はアイテム、星は呪文、家は村人、爪はモンスター、しずくは疫病です。

topic-setup-title = ゲームの準備
topic-setup =
    村には16の山が並びます。
    - ヒーロー4種類（各12枚、レベルの低いものほど上）
    - 村カード8種類（各8枚）
    - 基本カード4種類：民兵、たいまつ、保存食、ダガー

    ダンジョンは、モンスター3グループの30枚から作ります。よく混ぜて10枚を取り、サンダーストーンを加えて混ぜ、その11枚を残り20枚の下に置きます。上から3枚を、第1階層、第2階層、第3階層の順に並べます。4グループの長いゲームでは40枚です。

    各プレイヤーは民兵6枚、たいまつ2枚、保存食2枚、ダガー2枚のパーティーデッキから、6枚を引いて始めます。最初のプレイヤーは抽選で決まります。

    カードの選び方は、始める前にホストが決めます。
    - ランダム：毎回違うカードをランダムに選ぶ
    - 初回の組み合わせ：初めての人に向いた、決まったカード
    - カードの指定：モンスターグループ3つか4つ、ヒーロー4種類、村カード8種類を自分で選ぶ

topic-turn-title = ターンの流れ
topic-turn =
    自分のターンには、次の3つから必ず1つを選びます。
    - 村を訪れる：手札を公開し、村効果を使い、購入し、レベルアップする
    - ダンジョンに入る：手札を公開し、モンスターを1体攻撃する
    - 休息する：手札を1枚破棄する

    どれを選んでも、最後に手札をすべて捨て札の山に置き、新しく6枚を引きます。引いた手札は、次の自分のターンまで自分だけが見られます。

    そのあと、左隣のプレイヤーのターンになります。

topic-village-title = 村を訪れる
topic-village =
    1. 手札をすべて公開します。
    2. 村効果を、好きな順番で1つずつ使えます。どのカードの効果も、それぞれ1ターンに一度です（同じカードが2枚あれば、2枚とも使えます）。引いたカードも公開され、すぐに使えます。
    3. 金を数えます。公開中のカードの金の価値と、効果で得た金の合計です。破棄したカード自身の金は数えません。
    4. カードを1枚購入できます。効果で枚数が増えていれば、その数まで購入できます。コストの合計が金を超えてはいけません。購入しなくてもかまいません。
    5. 手札のヒーローをレベルアップできます。

    購入できるのは、16の山それぞれの一番上のカードだけです。購入したカードは捨て札の山に置かれ、このターンは使えません。残った金は失われます。

    ヒーロー、モンスター、武器など、どのカードの金の価値も数えます。倒したモンスターの金も、村では役に立ちます。

topic-levelling-title = レベルアップ
topic-levelling =
    村を訪れたターンの最後に、手札のヒーローを何人でもレベルアップできます。

    1. レベルコスト（カードの「昇」の数字）の経験点を払う
    2. そのヒーローを破棄する
    3. 同じ種類の1レベル上のカードを山から取り、捨て札の山に置く

    - 一度に上げられるのは1レベルだけです。1枚のカードは1ターンに一度しか上げられません
    - 1レベル上のカードが山に残っていなければ、上げられません。山の一番上でなくてもかまいません
    - レベル3のヒーローは、それ以上レベルアップできません
    - 民兵は経験点3で、村にある好きな種類のレベル1のヒーローになれます

    経験点の使い道は、レベルアップだけです。

topic-dungeon-title = ダンジョンに入る
topic-dungeon =
    1. 手札をすべて公開します。
    2. ダンジョンの効果を使い、ヒーローに武器を装備させます。順番は自由で、交互に行ってもかまいません。
    3. 攻撃する相手を1体宣言します。ここから先は何も変えられません。
    4. 戦闘を解決します。

    いったんダンジョンに入ったら、倒せるかどうかにかかわらず、攻撃できる相手から1体を選ばなければなりません。倒せなかったモンスターはダンジョンデッキの一番下へ去ります。

    攻撃できる相手がいないときは、戦わずにターンが終わります。ヒーローがいなくても、呪文や成果に攻撃があれば攻撃できます。

    攻撃できるヒーローは全員が攻撃します。控えさせることはできません。

    「手札のモンスター1枚につき攻撃+1」のような代償のないボーナスは、初めからオンです。オフにもできます。

topic-equipping-title = 武器の装備
topic-equipping =
    武器は、重量がヒーローの筋力以下なら装備できます。1人のヒーローが装備できる武器は1つ、1つの武器を装備できるヒーローは1人です。民兵も、借りたヒーローも武器を装備できます。

    - 相手を宣言するまでは、何度でも付け替えられます
    - 誰も装備していない武器は、光も含めて何の役にも立ちません
    - 攻撃に参加しないヒーローの武器も、数えません
    - 筋力が下がって重量を下回ると、武器は手から離れます。戦闘中に離れた武器は、もう装備できません
    - 重量が0なら、筋力0のヒーローでも持てます

    武器には刃物と鈍器があります。ウォーハンマーだけが鈍器です。

topic-light-title = 光と闇
topic-light =
    階層が深いほど暗くなります。第1階層の暗さは1、第2階層は2、第3階層は3です。相手のモンスターに「光−1」とあれば、さらに1暗くなります。ホールにいるほかのモンスターの「光−X」は関係ありません。

    公開中のアイテム、呪文、成果、それに攻撃するヒーローとその武器の光を合計します。

    足りない光1につき、攻撃が2下がります（光のペナルティ）。通常攻撃と魔法攻撃を合わせた総合攻撃値から引きます。

    例：第2階層に「光−1」のモンスターがいて、手札の光が1なら、暗さ3に対して2足りず、ペナルティは4です。

    光が余ってもボーナスはありません。攻撃を無効にされたカードの光も数えます。

topic-battle-title = 戦闘の順番
topic-battle =
    1. モンスターの戦闘中の効果で、筋力などが変わる。重すぎる武器が外れる
    2. 誰が攻撃するかが決まる
    3. 攻撃する各ヒーローの通常攻撃と魔法攻撃を、武器とボーナスを含めて合計し、呪文、アイテム、成果を加える。相手に効かない攻撃は加えない
    4. 疫病などで攻撃が下がる。通常攻撃か魔法攻撃か、選べるときはあなたが選ぶ
    5. 魔法攻撃を2倍にするヒーローがいれば、2倍にする
    6. 魔法攻撃が1以上あるかを確かめる
    7. 半減の特徴があれば半分にする。端数は切り捨て
    8. 光のペナルティを引く
    9. 総合攻撃値が体力以上で、必須の条件も満たせば勝ち。同じ値でも勝ち
    10. 勝てば経験点を得て、モンスターを自分の捨て札の山に置く。倒せなかったモンスターはダンジョンデッキの一番下へ
    11. 「戦闘後」の効果で、カードを破棄し、疫病を得る。この効果は勝っても負けても起きる
    12. 戦利品を得る
    13. ホールが補充され、突破が起きることもある
    14. 手札を捨て、6枚引く

    破棄されるカードは、その戦闘ではまだ計算に入ります。攻撃に参加しないヒーローは、攻撃も光も能力も戦闘に加えませんが、モンスターの効果は受けます。

    相手を選ぶ前に、この計算をすべて見られます。

topic-traits-title = モンスターの特徴
topic-traits =
    - 魔法攻撃半減：すべての魔法攻撃を合計し、2倍にする効果があれば2倍にしてから、半分にする
    - 「〜がないと総合攻撃値は半分」：それがないと、総合攻撃値が半分になる
    - 刃物武器攻撃無効：刃物武器の攻撃は0。光やほかの効果は有効で、ヒーローは装備したものとして扱う
    - 光−X：そのモンスターの階層がXだけ暗くなる
    - 魔法攻撃耐性：どのカードの魔法攻撃も0
    - 魔法攻撃限定：魔法攻撃だけを数える
    - 魔法攻撃必須：倒すには魔法攻撃が1以上必要。通常攻撃と合わせて体力に届けばよい。魔法攻撃なしで攻撃し、ダンジョンデッキの一番下へ送ることもできる
    - 非装備ヒーロー攻撃不可：武器を装備していないヒーローは攻撃できない

    半減したときの端数は、すべて切り捨てます。特徴は常に有効で、避けられません。倒して手札に入ったモンスターの特徴には、効果がありません。

topic-effects-title = カードの効果の読み方
topic-effects =
    文面の最初の言葉は、効果がいつ使えるか、いつ起きるかを示します。
    - 村：村を訪れたとき、1つの効果につき1ターンに一度使える
    - ダンジョン：ダンジョンで相手を宣言する前に、1つの効果につき1ターンに一度使える
    - 反復ダンジョン：代償を払える限り、何度でも使える
    - 強制ダンジョン：必ず適用される（疫病）
    - 戦闘中：戦闘の始めに適用されるモンスターの効果
    - 戦闘後：勝っても負けても、結果のあとに適用される
    - 突破：モンスターが第1階層に来たときに起きる
    - 戦利品：勝ったときに購入できる
    - 成果：倒したモンスターが手札にあるとき、ダンジョンで必ず適用される。ヒーローは要らない
    - 何も書いていないもの：戦闘の計算で常に適用される

    「破棄」はゲームから取り除くこと、「捨てる」は自分の捨て札の山に置くことです。代償として破棄したカードには、このターンはもう何の効果もありません。

    カードの文面がルールと食い違うときは、カードに従います。

topic-words-title = カードの言葉と数字
topic-words =
    - 攻、攻撃：ヒーローや武器などの通常攻撃
    - 魔、魔法攻撃：魔法による攻撃。これでしか倒せないモンスターも、これが効かないモンスターもいる
    - 光：暗さを補う明かり
    - 階層、暗さ：モンスターのいる深さと、そこで必要な光
    - 筋、筋力：ヒーローの筋力。これより重い武器は装備できない
    - 重、重量：武器の重量
    - 金：村で使える金
    - 昇：レベルアップに払う経験点
    - 体、体力：モンスターの体力。倒すのに必要な総合攻撃値
    - 経、経験点：モンスターを倒すと得られる経験点
    - 点、勝利点：ゲームの終わりに数える得点
    - Lv、レベル：ヒーローのレベル

    「刃物」「呪文」などの言葉は種別です。それだけでは何も起きず、ほかのカードの効果が種別を指定します。
    - ヒーロー、戦士、射手、クレリック、ウィザード、盗賊：ヒーローの種別。民兵もヒーロー
    - アマゾン、チャリス、ドワーフ、エルフ、フェイン、ロリッグ、アウトランズ、レッドブレイド、レジアン、セルーリン、サイリアン：ヒーローの種類
    - 武器、刃物、鈍器：武器の種別
    - アイテム、食糧、光、魔法：アイテムの種別
    - 呪文、村人：村のそのほかのカード
    - モンスター、アビサル、ドゥームナイト、ヒューマノイド、ドラゴン、エンチャンテッド、ウーズ、アンデッド、ドゥーム、スピリット：モンスターの種別
    - 黒、緑、白、赤、青：ドラゴンの色

topic-disease-title = 疫病
topic-disease =
    疫病は、ダンジョンで公開されている間、1枚につき攻撃を1下げます。通常攻撃と魔法攻撃のどちらから引くかは、あなたが選べます。どちらも0未満にはならず、片方が0ならもう片方から引きます。

    村では何も起こりません。金も光も勝利点もありません。

    手放すには、休息か、クレリックなどの効果で破棄します。破棄した疫病は疫病の山に戻ります。誰かに手札を捨てさせられたときに、疫病を捨ててもかまいません。

    疫病の山がなくなっても、疫病を得ることに変わりはありません。

topic-spoils-title = 戦利品
topic-spoils =
    戦利品の能力を持つモンスターを倒したときや、戦利品の能力を持つヒーローが攻撃に参加して勝ったときに、村からカードを購入できます。

    - 1つの能力につき1枚まで。購入しなくてもかまいません
    - 使えるのは、戦闘のあとに残った手札の金の価値です。能力がいくつあっても、それぞれにその全額を使えます
    - 戦闘で破棄されたヒーローの能力は使えません。倒したモンスター自身の金は数えません
    - 「村」は16の山のどれでもよく、「武器」は武器の山、「食糧」は食糧の山だけです。どれも山の一番上のカードに限ります

    スフィンクスの戦利品は購入ではありません。自分のデッキの上から6枚を公開し、好きなだけ破棄して、残りを捨てます。

topic-hall-title = ホールの移動と突破
topic-hall =
    戦闘が終わると、勝敗にかかわらずホールが補充されます。より深い階層のカードが第1階層の側へ詰められ、ダンジョンデッキの一番上のカードが第3階層に現れます。空いた階層がいくつもあれば、浅い階層から順に補充されます。ホールとデッキにほかのカードがなければ、倒せなかったモンスターはすぐに第1階層へ戻ります。カードの効果でモンスターがいなくなったときも、すぐに同じように補充されます。

    突破の効果を持つモンスターが第1階層に来ると、その効果がすぐに起きます。1枚につき、ホールにいる間に一度だけです。準備のときは起きません。

    手札を捨てさせる突破では、全員が同時に、互いに見ないで選びます。捨てた分は、次の自分のターンの終わりまで補充されません。

    サンダーストーンもほかのカードと同じように動きますが、モンスターではないので、攻撃したりデッキに戻したりはできません。

topic-rest-title = 休息
topic-rest =
    手札から好きなカード1枚を破棄します。ヒーローでも、倒したモンスターでも（その勝利点は失われます）、疫病でもかまいません。

    残りの手札を捨て、新しく6枚を引きます。このターンは、効果を使うことも、購入も、レベルアップもできません。

    弱いカードを減らすと、強いカードが早く回ってきます。

topic-deck-title = パーティーデッキ
topic-deck =
    手に入れたカードは、いつも自分の捨て札の山に置かれます。購入したカード、倒したモンスター、レベルアップしたヒーロー、疫病、どれも同じです。

    デッキがなくなり、さらに引く必要があるときにだけ、捨て札の山をシャッフルして新しいデッキにします。引いている途中でも同じです。

    ターンの終わりには先に手札を捨てるので、そのカードがすぐに戻ってくることもあります。

    自分のデッキの順番は、誰にも、自分にも見えません。捨て札の山は誰でも見られます。

topic-others-title = ほかの人の手札への効果
topic-others =
    盗賊などの効果で、ほかの全員が手札を捨てることがあります。全員が同時に自分で選び、選び終わってから公開します。手札がなければ何も起きません。効果は戦闘の前にすぐ起き、勝敗とは関係ありません。

    セルーリンのシーアージを使うと、使った人も含めて全員がヒーローを1枚捨てます。ヒーローのいない人については、そのことだけが全員に伝わります。使った人は、捨てられた中から1枚を借りられます。

    借りたヒーローは、この戦闘の間だけ手札に加わります。レベルアップも、破棄もできません。戦闘のあと持ち主の捨て札の山に戻り、勝利点も持ち主のものです。モンスターの効果で破棄されることはあります。

topic-end-title = ゲームの終わりと得点
topic-end =
    サンダーストーンが第1階層に来た瞬間に、ゲームは終わります。

    第1階層のモンスターを倒した結果なら、倒した人がサンダーストーンを手に入れます。それ以外（負けたとき、カードの効果で動いたとき）は、誰のものにもなりません。

    デッキ、手札、捨て札をひとまとめにして、すべてのカードの勝利点を合計します。残った経験点や金は点になりません。勝利点のいちばん多い人の勝ちです。同点なら、サンダーストーンを持つ人の勝ちです。

    誰も戦わなければ、ゲームは終わりません。全員が同意すれば、途中で終わりにできます。そのときサンダーストーンは誰のものにもならず、その時点の勝利点で勝敗を決めます。戦いのないターンが長く続くと、終わりにするかを全員に尋ねます。

topic-options-title = 選択ルール
topic-options =
    - モンスターグループ：4グループにすると、ダンジョンデッキが10枚増えます
    - 筋力の厳格化：戦闘中に筋力が0以下になったヒーローは、相手が何であっても戦闘後に破棄されます
    - カードの指定：モンスターグループ、ヒーロー、村カードを自分で選びます。3つとも指定してください。指定したグループの数で、ダンジョンの長さが決まります

    選択ルールは始まる前にホストが決め、全員に示されます。途中では変えられません。

topic-solo-title = 1人で遊ぶ
topic-solo =
    ホールは空で始まります。ターンの終わりに、モンスターが1階層ずつ村へ近づきます（進撃）。ダンジョンデッキの一番上のカードが第3階層に現れ、前のカードを押し出します。第1階層から押し出されたモンスターは村に達し、村の得点になります。

    - モンスターを倒すと、このターンと次のターンは進撃がありません
    - 倒せなかったモンスターは村に達します。ホールは詰めて補充され、このターンの進撃はありません
    - 村を訪れたターン、休息したターン、戦わなかったターンのあとは、進撃があります
    - 突破は、モンスターが第1階層に来たときに起きます

    サンダーストーンが第1階層に来たら終わりです。自分の勝利点が村の得点より多ければ勝ち、同点は負けです。バニッシュは使いません。

    - 戦士級：ヒーローと村カードは半分の枚数です。次のターンの進撃まで止められるのは、経験点2以上のモンスターを倒したときだけです
    - 悪夢級：枚数は戦士級と同じです。勝っても、止まるのはそのターンの進撃だけで、負けたときは補充のあとに進撃もあります

topic-dice-title = シャッフルの公正さを確かめる
topic-dice =
    シャッフルも抽選も、ゲームの始めに決まった1つの「シード」から計算されます。始めにシードのSHA-256が示され、終わりにシードそのものが示されます。

    終わったあとでシードのSHA-256を計算し、始めに示された値と同じなら、シードは途中ですり替えられていません。書き出した記録があれば、同じシードと同じ選択からゲーム全体をもう一度たどり、すべてのシャッフルを確かめられます。

## 手ほどき

coach-title-six_turns = はじめの6ターン
coach-about-six_turns = 自分だけのパーティーデッキから毎ターン6枚を引き、村でもっとよいカードを買うか、ダンジョンでモンスターを倒します。倒したモンスターが勝利点になり、その合計がいちばん多い人の勝ちです。
coach-after-six_turns = これを繰り返すうちに、ダンジョンデッキの底のほうに眠るサンダーストーンが第1階層に出てきて、ゲームが終わります。数えるのは、パーティーデッキ・手札・捨て札の勝利点（モンスター、レベル3のヒーロー、サンダーストーン、村のカードの一部にあります）だけで、経験点と金は数えません。サンダーストーンは3点で、すぐ前にいたモンスターを倒した人のものになり、同点ならその人の勝ちです。「戦利品」は勝ったあとの効果で、たいていは、手札の金でカードを1枚買えます。
coach-goal-fight = モンスターを倒す
coach-goal-buy = カードを買う
coach-goal-level = レベルアップする
coach-topic-rest = 弱いカードを減らす休息
coach-topic-effects = 戦う前や村で使うカードの効果
coach-topic-magic = 魔法攻撃しか効かない相手と、魔法攻撃が効かない相手
coach-topic-breach = 突破
coach-topic-spoils = 戦利品
coach-topic-stone = サンダーストーン
coach-turn = これがあなたの手札です。攻撃1の民兵が3枚、ダガーが2枚、保存食が1枚。毎ターン、**村**でカードを1枚買う、**ダンジョン**でモンスター1体と戦う、**休息**で手札を1枚減らす、の3つから1つを選びます。どれを選んでも、最後に手札をすべて捨てて6枚引きます。手札を取っておくことはできません。
coach-turn-why = ダガーを2本とも民兵に持たせれば攻撃は5です（ヒーローが持てる武器は、重量が筋力以下のもの1つだけです）。中は暗く、明かりがないので2引かれますが、残る3で、第1階層（3つのうちいちばん手前）の先触れ（体力3）にちょうど届きます。同じ値なら勝ちです。
coach-stray-rest = 好きなカード1枚が、デッキから永久になくなります。あとで役に立つ手ですが、今はどのカードも必要です。
coach-stray-in_vain = 今の手札で倒せる相手はいません。ダンジョンに入ったら必ず攻撃することになり、倒せなかったモンスターはダンジョンデッキの一番下に戻って、あなたは何も得られません。
coach-stray-unarmed = 誰も装備していないダガーは、何の役にも立ちません。
coach-arms = ダガーは重量2、民兵は筋力2なので、1本ずつ装備できます。誰も装備していない武器は数えません。アイテムと呪文は、ヒーローがいなくても数えます。
coach-arms-why = すべての武器を最も有利になるように装備し、そのまま攻撃します。計算は選択肢の横に出ています。
coach-darkness = ⚔️ 戦いは、通常攻撃＋魔法攻撃−光のペナルティが、モンスターの体力以上なら勝ちです。第1階層には光が1、第2階層には2、第3階層には3必要で（自分のいる階層をさらに暗くするモンスターもいます）、**1足りないごとに攻撃が2下がります**。倒したモンスターは勝利点とともにあなたのものになり、カードに書かれた経験点も得られます。
coach-hall = 👣 戦いが終わると、勝っても負けても残りのモンスターが第1階層のほうへ詰め、第3階層に新しいカードが出ます。第1階層に来ると害を及ぼす（突破）モンスターもいます。サンダーストーンが第1階層に来たら、ゲームは終わりです。そのとき、すぐ前のモンスターを倒した人が、サンダーストーンを手に入れます。
coach-lost = 🩸 負けると、モンスターはダンジョンデッキの一番下に戻り、あなたは何も得られません。モンスターの効果がなければ、自分のカードは減りません。
coach-village = 勝てそうな相手がいないときは、村で買い物をしましょう。手札のカードの金は毎ターン使えますが、余っても次には持ち越せません。
coach-village-why = 今ここで買ったよいカードが、これから何度も手札に来ます。
coach-buy = 攻撃と魔法攻撃は足し合わせます（魔法攻撃しか効かないモンスターと、魔法攻撃が効かないモンスターも少しいます）。筋力はヒーローの、重量は武器の値です。「村」「ダンジョン」の効果はその場所で1回、「反復ダンジョン」は代償を払える限り何度でも使えます。疫病は攻撃を1下げますが、カードの効果で破棄できることもあります。買ったカードは捨て札の山に置かれ、パーティーデッキがなくなってシャッフルされたあと、手札に来ます。
coach-buy-why = 光が3あれば、ほとんどどこでも暗さに困りません。しかも、このカードは金3としても使えます。
coach-hand = 今の金で買えるものと、今の手札で倒せる相手が、両方出ています。弱い手札なら村へ、強い手札ならダンジョンへ行きましょう。入ったら必ず攻撃し、倒せなかったモンスターはダンジョンデッキの一番下に戻ります。
coach-hero = 戦いを勝利に導くのはヒーローです。レベルが上がると、民兵とは比べものにならないほど強くなります。
coach-hero-why = 魔法攻撃2に光1。これ1枚で、民兵2枚とたいまつ1枚の働きをします。
coach-shuffle = 🔀 パーティーデッキがなくなったので、捨て札をシャッフルして新しいパーティーデッキにしました。買ったカードも倒したモンスターも、これから手札に来ます。モンスターは金にもなります。
coach-disease = 🤢 疫病を1枚得ました。手札にある状態でダンジョンに入るたびに、攻撃が1下がります。休息すれば破棄できます。倒しても疫病を渡してくる相手かどうかは、攻撃する前に選択肢の横の表示で分かります。
coach-breached = 💢 突破です。第1階層に来ると害を及ぼすモンスターがいます。その前に倒しておきましょう。
coach-levelling = 買い物のあとで、手札のヒーローを何人でもレベルアップできます。民兵は経験点3でレベル1の好きなヒーローに、ヒーローはカードに書かれた経験点で次のレベルになります。元のカードはデッキからなくなり、新しいカードは捨て札の山に置かれます。経験点の使い道は、これだけです。
coach-levelling-why = 弱いカードが1枚減って、強いカードが1枚増えます。レベルは3まであります。
coach-resting = 選んだカードはゲームから取り除かれます。デッキを強くするために真っ先に減らしたいのは、民兵と疫病です。
coach-foes = 選択肢の横に、その結果が全部出ています。「光−1」とあるモンスターは、自分のいる階層を1暗くします。ブリンクドッグがそうです。「疫病1枚を得る」とあれば、疫病のカードがデッキに加わります。ダンジョンで手札にあると攻撃が1下がり、休息などで破棄するまでなくなりません。そういう勝利には、勝利点の数字ほどの値打ちはありません。
coach-foes-why = 2点になり、疫病は来ません。武器もまとめて最適に装備します。

## 物語

chronicle-title = 🔥 まだ無事なあの村の、炉端の語り
chronicle-quiet = { $player }は荷物を運んだ。荷物なしでは誰も遠くへは行けない。
chronicle-slayer = 💥 { $player }は{ $count }体のモンスターを倒した。首を飾る壁が、もう村に残っていない。
chronicle-beaten = 🩸 { $player }は戦いに{ $count }回敗れた。モンスターたちは次を楽しみにしている。
chronicle-ill = 🤢 { $player }は疫病を{ $count }枚持ち帰り、誰にも分けなかった。思いやりである。
chronicle-teacher = ⭐ { $player }はヒーローを{ $count }回レベルアップさせた。礼状は一通も来ていない。
chronicle-shopper = 💰 { $player }はカードを{ $count }枚買った。終わったとき、商人たちは泣いた。
chronicle-delver = 🕯️ { $player }は{ $count }回ダンジョンに降りた。毎回「ちょっと見るだけ」だった。
chronicle-rester = ⛺ { $player }は{ $count }回休息した。世界を救うのは疲れる。
chronicle-villager = 🏘️ { $player }は{ $count }回村を訪れた。猫の名前は全部言える。
luck-heroes = { $player }は{ $cards }枚のうち{ $drawn }枚を引き、ヒーロー{ $of }枚のうち{ $heroes }枚を引き当てた（民兵を除く）。
luck-no_heroes = { $player }は{ $cards }枚のうち{ $drawn }枚を引いたが、ヒーロー{ $of }枚のうち{ $heroes ->
    [0] 1枚も
   *[other] { $heroes }枚しか
}引けなかった（民兵を除く）。

## この後の予定

answer-win = サンダーストーンが第1階層に来た瞬間にゲームは終わります。そのとき勝利点のいちばん多い人の勝ちです。勝利点はモンスター、レベル3のヒーロー、一部の村カード、そしてサンダーストーンに書かれています。
outlook-turn = 次は{ $player }のターンです。
outlook-end = サンダーストーン{ $stone }が第1階層に来るとゲームは終わります。ダンジョンデッキは未公開{ $cards }枚です。

## 調べる場所

zone-hand = 自分の手札
zone-hall = ダンジョンのホール
zone-village = 村のカード
zone-heroes = 村のヒーロー
zone-discard = 自分の捨て札
zone-shown = 公開中の手札
zone-discards = ほかのプレイヤーの捨て札

## 目安

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_action = 倒す価値のある相手がいれば戦います。ただし、レベルアップのほうが得なら村へ行きます。どちらもなければ、休息で疫病や弱いカードを破棄するか、買い物をします。
thumb-destroy = デッキにとっていちばん価値の低いカードを手放します。
thumb-choose_payment = デッキにとっていちばん価値の低いカードを手放します。
thumb-doom_card = デッキにとっていちばん価値の低いカードを手放します。
thumb-use_village_effect = 先にカードを引き、購入できる枚数を増やします。村人は破棄しません。
thumb-buy_card = デッキをいちばん強くするカードが十分に役立つなら、それを買います。
thumb-take_spoils = デッキがいちばん強くなるカードを、役立つ場合だけ得ます。
thumb-level_up = レベルアップでいちばん強くなるヒーローを選びます。
thumb-act_in_dungeon = 初めに代償のない効果を使い、武器を装備し、勝つのに役立つ効果を使ってから、いちばん価値のある相手を攻撃します。
thumb-choose_hero = ボーナスを、それでいちばん価値のある相手を倒せるヒーローに与えます。該当者がいなければ、武器のないヒーローの中で筋力がいちばん高い者に与えます。
thumb-choose_in_hall = いちばん手強いモンスターを戻します。モンスターを得るときは、勝利点がいちばん高いものを選びます。
thumb-discard = 残りの手札で、できるだけ強い相手に勝てて、よいカードを買えるように捨てます。
thumb-borrow = いちばん強く戦えるヒーローを借ります。
thumb-destroy_of_six = 民兵と疫病だけを破棄します。
thumb-return_one = 倒しにくいモンスターだけを戻します。サンダーストーンがホールにある間は戻しません。

## Short answers to common questions on the rules, and ways to ask them

ruling-light-light_needed = 光がなくても戦えますが、足りない光1につき攻撃が2下がります（光のペナルティ）。必要な光は第1階層が1、第2階層が2、第3階層が3で、「光−X」のモンスターならさらにX増えます。
ruling-battle-lose_fight = モンスターはダンジョンデッキの一番下へ行き（手強い相手を遠ざけることはできます）、あなたは何も得られません。カードは失いませんが、「戦闘後」の効果でカードが破棄されたり、疫病が加わったりすることはあります。
ruling-deck-bought_card = 買うと捨て札の山に置かれます。次に捨て札を切り直して新しいデッキにすると、引けるようになります。
ruling-village-gold_for = 金は、村でカードを購入するのに使います。ヒーローやモンスターも含む手札のカードすべての金の価値に、村効果で得た金を足したものです。点にはならず、貯めることもできません。使わなかった分はこのターンで失われます。
ruling-village-village = 村では、手札を公開し、村効果を使い、カードを1枚購入し、それからヒーローをレベルアップできます。酒場の主人などの効果があれば、その分だけ多く購入できます（コストの合計が金を超えない範囲で）。
ruling-levelling-level_up = 村を訪れたターンの最後に、手札のヒーローを何人でも、1枚につき1レベルだけレベルアップできます。経験点でレベルコストを払い、そのヒーローを破棄し、村の山から同じ種類の1レベル上のカードを取って捨て札の山に置きます。
ruling-levelling-get_xp = モンスターを倒すと、カードに書かれた経験点を得ます。訓練士など、経験点をくれるカードもあります。使い道は村でのヒーローのレベルアップだけで、終了時の得点にはなりません。
ruling-levelling-militia_up = 経験点3で、民兵は村にある好きな種類のレベル1のヒーローになれます。民兵もヒーローです。武器を装備でき、ヒーローへの効果は民兵にも及びます。
ruling-effects-destroy = 「破棄」はゲームから取り除くことです。使ったカードは「捨てる」だけです。自分の捨て札の山に置かれ、デッキを切り直すとまた戻ってきます。
ruling-end-game_end = サンダーストーンが第1階層に来た瞬間に終わります。サンダーストーンは、準備のときダンジョンデッキの下から11枚のどこかに入ります。同点なら、その中でサンダーストーンを持つ人の勝ちです。誰も持っていなければ、勝利を分け合います。
ruling-end-get_stone = サンダーストーンは、買うことも攻撃することもできません。第2階層にあるときに第1階層のモンスターを倒し、サンダーストーンを第1階層へ進めた人が手に入れます。3点になり、同点のときの決め手にもなります。
ruling-end-points = 点が書かれているのは、倒したモンスター、レベル3のヒーロー（レベル1と2は0点）、一部の村カード、サンダーストーン（3点）です。デッキ、手札、捨て札のすべてを数えます。
ruling-disease-disease = 疫病は、ダンジョンで手札にあると1枚につき攻撃を1下げるだけです。休息か、疫病を破棄する効果で破棄できます。
ruling-rest-rest = 休息では、手札からちょうど1枚を選んで破棄し、残りを捨てて6枚引きます。弱いカードや疫病や民兵を減らすのに役立ちます。民兵は、経験点3でレベルアップさせるか、訓練士などの効果でも減らせます。
ruling-equipping-weapon_who = 武器は、装備するヒーローがいないと使えません。重量がヒーローの筋力（攻撃ではありません）以下なら、民兵でも1人1つ装備できます。武器がなくても戦えますが、「非装備ヒーロー攻撃不可」のモンスターと戦うときは必要です。
ruling-dungeon-must_fight = ダンジョンに入ったら、攻撃できる相手がいる限り、勝てなくても1体を、攻撃できるヒーロー全員で攻撃しなければなりません。引き返せません。ヒーローがいなくても、呪文、アイテム、成果に攻撃があれば攻撃できます。なければ戦わずにターンが終わります。
ruling-dungeon-which_monster = 1ターンに1体だけ、ホールのどのモンスターでも攻撃できます（攻撃を禁じる特徴のあるものを除く）。深い階層ほど暗くなります。第1階層からでなくてもかまいません。
ruling-turn-village_and_dungeon = できません。1ターンに村、ダンジョン、休息のどれか1つだけです。休息したら、そのターンは買うことも戦うこともレベルアップもできません。
ruling-turn-new_hand = 手札は残せません。毎ターンの終わりに全部捨てて、新しく6枚引きます。
ruling-deck-deck_empty = パーティーデッキは、自分のカードを伏せた山です。中身は誰にも見えませんが、捨て札の山は誰でも見られます。カードを引くときに尽きていたら、捨て札の山をシャッフルして新しいデッキにします（引いている途中でも）。
ruling-battle-how_strong = ヒーローと武器（1人に1つ）、呪文、アイテム、成果の通常攻撃と魔法攻撃を、同じカードが何枚あってもすべて合計し、疫病1枚につき1、足りない光1につき2を引きます。それがモンスターの体力と同じかそれ以上なら倒せます。
ruling-hall-breach = 突破の効果を持つモンスターが第1階層に来ると、その効果がすぐに一度だけ起きます。準備のときは起きません。戦闘のあとに全員が手札を捨てるとき、自分のターンのプレイヤーには選ぶことがありません。ターンの終わりには手札をすべて捨てるからです。
ruling-hall-hall = ダンジョンホールは、モンスターが並ぶ3つの階層です。階層の数字が大きいほど暗くなります。戦闘のたびに、勝っても負けても、奥のカードが第1階層のほうへ詰められ、新しいカードが第3階層に出ます。村や休息では動きません。
ruling-village-high_level_buy = 山の一番上のカードだけ購入できます。レベル2や3は、その上にあるカードがなくなるまで購入できず、レベルアップで得ます。売り切れた山は空のままです。
ruling-deck-monster_in_deck = 倒したモンスターは捨て札の山に置かれ、やがて手札に来ます。村では金になり、最後には勝利点になります（破棄すると失います）。「成果」を持つものもあります。
ruling-effects-food_for = 食糧はダンジョンで筋力などの効果を与えます。カードやモンスターの効果で破棄されることもあります。使ったあとは、ほかのカードと同じく捨て札になります。
ruling-battle-attack_lower = 攻撃は、足りない光1につき2、手札の疫病1枚につき1下がり、モンスターの特徴や戦闘中の効果でも下がります。装備していない武器は数えません。
ruling-village-good_buy = 戦うにはヒーロー、深い階層には光、よい買い物には金の多いカードが要ります。民兵は少しずつ減らしましょう。
ruling-turn-shop_or_fight = 手札の総合攻撃値がモンスターの体力に届くなら戦い、届かなければ村で買い物をしましょう。負けた戦闘では何も得られません。
ruling-others-take_cards = 盗賊や一部の突破で手札を捨てさせられたり、シーアージにヒーローを借りられたりします。それ以外に、ほかの人のカードに及ぶ効果はありません。
ruling-light-get_light = 光は、たいまつやランタンなどのアイテム、一部の呪文や成果、攻撃する一部のヒーローやその武器から得られます。
ruling-turn-reveal = 村を訪れるときとダンジョンに入るときは、手札をすべて公開します。休息では公開しません。
ruling-effects-trophy = 倒したモンスターが手札にある間、ダンジョンでいつも働く効果です。ヒーローは要りません。
ruling-spoils-spoils = 戦利品があると、勝ったときに村からカードを購入できます。戦利品を持つモンスターを倒したときか、戦利品を持つヒーローが攻撃に参加して勝ったときです。
ruling-battle-magic_kind = 通常攻撃も魔法攻撃も合計に入ります。片方を半分にしたり無効にしたりするモンスターや、魔法攻撃が必要なモンスターもいます。
ruling-effects-class = ヒーローの種別（ウィザード、クレリック、盗賊など）は、カードの効果に種別の名前があるときだけ関係します。

## 質問に答えるための、その局面での事実（尋ね方は`asked.ja.toml`）

fact-called_rank = 第{ $rank }階層；{ $rank }階層
fact-nobody = なし
fact-over_village = このターンは戦えません。村を訪れていて、今の手札はターンの終わりに捨てます。戦えるのは次の手札からです。
fact-over_fought = もう戦えません。戦闘は1ターンに1回で、このターンの相手は{ $monster }です。
fact-beat_sum = { $total }（通常攻撃{ $attack }、魔法攻撃{ $magic }、光のペナルティ{ $penalty }）
part-monster = カードの効果：{ $text }
part-using = { $cards }の効果を含みます。
part-uncounted = 代償のある{ $cards }の効果は数えていません。
fact-beat_won = { $monster }（第{ $rank }階層）は倒せます。今の手札の総合攻撃値は{ fact-beat_sum }、相手の体力は{ $health }です。経験点{ $experience }、勝利点{ $points }を得ます。{ $used }
fact-beat_short = { $monster }（第{ $rank }階層）は倒せません。あと{ $missing }足りません。今の手札の総合攻撃値は{ fact-beat_sum }、相手の体力は{ $health }です。{ $uncounted }{ $says }
fact-beat_no_magic = { $monster }（第{ $rank }階層）は倒せません。魔法攻撃が必要ですが、今の手札にはありません。総合攻撃値は{ fact-beat_sum }、相手の体力は{ $health }です。{ $uncounted }
fact-beat_nobody_attacks = { $monster }（第{ $rank }階層）は攻撃できません。今の手札に、攻撃できるカードがありません。{ $says }
fact-beat_too_dark = { $monster }（第{ $rank }階層）は攻撃できません。光が{ $darkness }必要ですが、今の手札の光は{ $light }です。
fact-beat_any = 今の手札で倒せるのは{ $cards }です（戦闘は1ターンに1回）。{ $monsters }に対する総合攻撃値は{ $totals }、体力は{ $healths }です。
fact-beat_none = 今の手札で倒せるモンスターは、ホールにいません。{ $monsters }に対する総合攻撃値は{ $totals }、体力は{ $healths }です。{ $uncounted }
fact-light = { $monster }（第{ $rank }階層）と戦う光は{ $penalty ->
    [0] 足ります
   *[other] 足りません
}。今の手札の光は{ $light }、暗さは{ $darkness }（階層{ $rank }、モンスター{ $darker }）で、光のペナルティで下がる攻撃は{ $penalty }です。
fact-light_any = { $monsters }に対して、今の手札の光は{ $lights }、暗さは{ $darks }です。光のペナルティで下がる攻撃は{ $penalties }です。
part-costs = 勝敗にかかわらず：{ $costs }。
part-costs_nothing = 勝敗にかかわらず、手札のカードは失いません。
part-game_ends = そのあとサンダーストーンが第1階層に来て、ゲームが終わります。
part-breach = そのあと{ $monster }が第1階層に来て、突破の効果が起きます：{ $text }
fact-cost_won = { $monster }（第{ $rank }階層）には勝てます。経験点{ $experience }、勝利点{ $points }を得ます。{ $costs }{ $next }
fact-cost_lost = { $monster }（第{ $rank }階層）には勝てません（総合攻撃値{ $total }、体力{ $health }）。倒せば経験点{ $experience }と勝利点{ $points }ですが、負けると何も得られず、{ $monster }はホールから去ります。{ $costs }{ $next }
fact-cost_disease = 戦うと勝敗にかかわらず疫病を得るのは{ $cards }です（{ $diseases }枚）。ホールのほかのモンスターは疫病を与えません。
fact-cost_clean = 今のホールに、疫病を与えるモンスターはいません。
fact-help_adds = { $monster }（体力{ $health }）への総合攻撃値は、今の手札で{ $total }、{ $card }が1枚なければ{ $without }です。
fact-help_none = { $card }は{ $monster }には足しになりません。総合攻撃値は、あってもなくても{ $total }です。{ $says }
fact-help_idle = { $card }は{ $monster }（第{ $rank }階層）を攻撃できません。総合攻撃値は、あってもなくても{ $total }です。{ $says }
fact-other_hidden = まだ誰にもわかりません。{ $player }の手札は、{ $player }が村かダンジョンに入るまで公開されません。
fact-other_fought = { $player }はこのターン、{ $monster }（第{ $rank }階層）を攻撃しました。戦闘は1ターンに1回です。
fact-other_shops = { $player }は村にいるので、このターンは戦いません。金{ $gold }、購入{ $buys }回で、購入できるのは{ $cards }です。経験点{ $experience }でのレベルアップ：{ $heroes }。公開された手札は{ $shown }です。
fact-other_any = { $player }が公開された手札で倒せるのは{ $cards }です。{ $monsters }に対する総合攻撃値は{ $totals }、体力は{ $healths }です。手札は{ $shown }です。
fact-other_none = { $player }が公開された手札で倒せるモンスターは、ホールにいません。{ $monsters }に対する総合攻撃値は{ $totals }、体力は{ $healths }です。手札は{ $shown }です。{ $uncounted }
fact-other_won = { $player }は{ $monster }（第{ $rank }階層）を倒せます。公開された手札の総合攻撃値は{ $total }、相手の体力は{ $health }です。{ $says }
fact-other_lost = { $player }は{ $monster }（第{ $rank }階層）を倒せません。公開された手札の総合攻撃値は{ $total }、相手の体力は{ $health }です。{ $uncounted }{ $says }
fact-buy_empty = { $card }は購入できません。売り切れです。
fact-buy_buried = { $card }は今は購入できません。山の一番上は{ $top }です。
fact-buy_no_more = { $card }は購入できません。この訪問での購入回数を使い切りました。
fact-buy_yes = { $card }は購入できます。コストは{ $cost }、使える金は{ $gold }、購入はあと{ $buys }回です。残りは{ $left }枚です。
fact-buy_effects = { $card }は、{ $helping }の効果を使えば購入できます。コストは{ $cost }、効果なしの金は{ $gold }です。
fact-buy_short = { $card }は購入できません。コストは{ $cost }、使える金は{ $gold }で、あと{ $lacking }足りません。
part-gold_from = （内訳は{ $cards }）
part-more_gold = { $helping }の効果で、金を最大{ $more }増やせます。
part-more_experience = { $helping }の効果で、経験点を最大{ $more }増やせます。
part-more_draws = { $helping }の効果で、最大{ $more }枚引けます。
part-ready = レベルアップできるヒーロー：{ $heroes }。
fact-buy_any = 使える金は{ $gold }です{ $from }。次のうち最大{ $buys }枚を購入できます：{ $cards }。{ $gold_added }
fact-buy_nothing = 今は何も購入できません。使える金は{ $gold }{ $from }、購入は{ $buys }回です。{ $gold_added }
fact-level_yes = { $hero }は経験点{ $cost }でレベルアップできます（手札にあるとき、村を訪れたターンの最後）。経験点は{ $experience }あります。次のレベル：{ $cards }。
fact-level_short = { $hero }はまだレベルアップできません。経験点が{ $cost }必要ですが、今は{ $experience }です。次のレベル：{ $cards }。
fact-level_highest = { $hero }はレベルアップできません。これより上のレベルがありません。
fact-level_gone = { $hero }はレベルアップできません。次のレベルのカードが残っていません。
fact-level_any = 経験点は{ $experience }です。村を訪れたターンの最後に、今の手札では{ $cards }のうちどれか1枚をレベルアップできます。
fact-level_poor = 経験点は{ $experience }で、足りません。今の手札で一番安い{ $hero }に{ $cost }必要です。
fact-level_nobody = 経験点は{ $experience }ですが、今の手札に次のレベルのあるヒーローはいません。
part-aids = { $cards }の効果で筋力を増やせます。
fact-carry_who = { $weapon }（重量{ $weight }）を装備できるヒーローは、今の手札：{ $heroes }、それ以外の自分のカード：{ $others }。{ $aids }
fact-carry_yes = { $hero }は{ $weapon }を装備できます。重量は{ $weight }、ヒーローの筋力は{ $strength }です。
fact-carry_no = { $hero }は{ $weapon }を装備できません。重量は{ $weight }、ヒーローの筋力は{ $strength }です。{ $aids }
fact-owned = { $card }は{ $number }枚持っています（手札{ $hand }、捨て札{ $pile }、デッキ{ $deck }）。次の手札に来る確率は{ $percent }%です。
fact-owned_none = { $card }は持っていません。
fact-owned_any = 持っているカードは{ $all }枚です（ヒーロー{ $hero }、武器{ $weapon }、呪文{ $spell }、モンスター{ $monster }、疫病{ $disease }）：{ $names }。
fact-owned_other = { $player }が持っているカードは、手札、デッキ、捨て札を合わせて{ $all }枚です：{ $names }。
fact-again_next = デッキは{ $deck }枚で次の6枚に足りないので、そのとき捨て札{ $pile }枚がシャッフルされます。購入したカードや捨て札は、次の手札に来るかもしれません。
fact-again = デッキは{ $deck }枚、捨て札は{ $pile }枚です。捨て札は、これから{ $turns }回目の自分のターンの終わりに、デッキが尽きてシャッフルされます。購入したカードや捨て札を引けるのはそれからです。
fact-stone_hall = サンダーストーンはホールの第{ $rank }階層にあり、第1階層に来るとゲームが終わります。それまでに、手前のモンスターがあと{ $ahead }体ホールを去ります（1回の戦闘で1体）。
fact-stone_soon = サンダーストーンはダンジョンデッキのまだ見えていない{ $unseen }枚のどれかで、次のカードである確率は{ $percent }%です。第3階層に出て、第1階層に来るとゲームが終わるので、早くてもあと{ $ahead }体がホールを去ってからです（1回の戦闘で1体）。
fact-stone_deck = サンダーストーンはダンジョンデッキ（残り{ $left }枚）の最後の11枚のどれかで、次の{ $above }枚の中にはありません。第1階層に来るとゲームが終わるので、早くてもあと{ $ahead }体がホールを去ってからです（1回の戦闘で1体）。
fact-refill = 次のカードは誰も知りません。戦闘のたびに（勝っても負けても）後ろのモンスターが前に進み、第3階層にダンジョンデッキ（残り{ $left }枚）の一番上のカードが来ます。
fact-points = { $player }の勝利点{ $points }は、{ $cards }によるものです。
fact-points_none = { $player }は勝利点のあるカードを持っていません。
