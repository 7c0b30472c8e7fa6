## Dungeoneer

game-name = Dungeoneer
command-group-name = dungeoneer
game-blurb = Complete three quests with your hero, or turn Dungeonlord and bring down all the other heroes.
game-facts = 2 to 6 players · 20 to 30 minutes per player · medium

## Scores

attr-melee = Melee
attr-magic = Magic
attr-speed = Speed
attr-life = Life
attr-level = Level

side-n = north
side-e = east
side-s = south
side-w = west
space-none = no space yet

## Heroes

hero-sera = Sera, Oath Knight
hero-brokk = Brokk, Dwarf Warden
hero-lirien = Lirien, Elf Runemage
hero-tamsin = Tamsin, Cutpurse
hero-ozrak = Ozrak, Bone Shaman
hero-kestrel = Kestrel, Mercenary
hero-hale = Hale, Ranger
hero-mirra = Mirra, Hedge Witch
hero-gorm = Gorm, Half-Giant

# In pictures
short-he_sera = Sera
short-he_brokk = Brokk
short-he_lirien = Lirien
short-he_tamsin = Tamsin
short-he_ozrak = Ozrak
short-he_kestrel = Kestrel
short-he_hale = Hale
short-he_mirra = Mirra
short-he_gorm = Gorm

ability-he_sera = Vow
ability-he_brokk = Stonesense
ability-he_lirien = Runeflare
ability-he_tamsin = Deft Hands
ability-he_ozrak = Bonecall
ability-he_kestrel = First Blood
ability-he_hale = Woodsense
ability-he_mirra = Warding Smoke
ability-he_gorm = Thick Hide
text-he_sera = { ability-he_sera }: at any time, once per turn, pay 2 Glory to gain 1 Life.
text-he_brokk = { ability-he_brokk }: +2 to rolls against traps, trapped exits, pits and spikes.
text-he_lirien = { ability-he_lirien }: at any time, once per turn, pay 1 Glory for Magic +1 this turn.
text-he_tamsin = { ability-he_tamsin }: locked exits open without a roll.
text-he_ozrak = { ability-he_ozrak }: the first pack monster in your declaration costs 1 less Peril (minimum 1).
text-he_kestrel = { ability-he_kestrel }: once on each of your own turns, a challenge costs no movement.
text-he_hale = { ability-he_hale }: +1 to every defence and threat roll in Forest, Swamp and Plain.
text-he_mirra = { ability-he_mirra }: at any time, once per turn, pay 2 Glory to lose 2 Peril.
text-he_gorm = { ability-he_gorm }: once per turn, before a combat roll, pay 2 Glory to ignore any wound or hit effect in that combat.

## Map cards of Emberdeep

map-gate = Gate of Embers
map-ash_corridor = Ash Corridor
map-long_gallery = Long Gallery
map-crossways = Silent Crossways
map-dripping_stair = Dripping Stair
map-collapsed_tunnel = Collapsed Tunnel
map-narrow_way = Narrow Way
map-bone_hall = Bone-Lined Hall
map-smoke_vents = Smoke Vents
map-guard_passage = Guard Passage
map-forge = Forge of Ashes
map-ossuary = Great Ossuary
map-cistern = Flooded Cistern
map-shrine = Ember Shrine
map-treasury = Sealed Treasury
map-chains = Hall of Chains
map-library = Scorched Library
map-throne = Cinder Throne
map-prison = Prison Block
map-alchemist = Alchemist's Den
map-barracks = Old Barracks
map-shaft = Echoing Shaft

## Map cards of the Gloam March

map-camp = Wayfarers' Camp
map-forest_road = Forest Road
map-causeway = Marsh Causeway
map-hill_track = Hill Track
map-river_road = River Road
map-village = Gloam Village
map-abbey = Ruined Abbey
map-barrow = Old Barrow
map-hollow = Witch Hollow
map-tarn = Frozen Tarn
map-crag = Dragon Crag

## Quests

quest-relight = Relight the Shrine
quest-bone_regent = Fell the Bone Regent
quest-cinder_king = Dethrone the Cinder King
quest-smith = Free the Smith
quest-ember_heart = Carry the Ember Heart
quest-dark_bargain = A Dark Bargain
quest-blood_price = The Price of Chains
quest-leap = Leap of Echoes
quest-treasury = Crack the Treasury
quest-codex = The Lost Codex
quest-assassin = The Hidden Blade
quest-crown = Crown of Ash
quest-mirror = Mirror of Depths
quest-smoke = Quench the Choking Smoke
quest-wight = Lay the Wight to Rest
quest-herbalist = Bring the Herbalist Home
quest-hex_pact = The Hex Pact
quest-deep_catch = Under the Ice
quest-stormcaller = Silence the Stormcaller
quest-abbot = The Hollow Abbot
quest-horn = Horn of the Gloam

foe-bone_regent = Bone Regent
foe-cinder_king = Cinder King
foe-assassin = Hidden Blade
foe-crown = Forge Golem
foe-wight = Barrow Wight
foe-abbot = Hollow Abbot

# What is carried in Escort quests
load-smith = the smith
load-ember_heart = the heart
load-herbalist = the herbalist

text-qd_relight = Ember Shrine. Magic 7+. Failure: 1 wound to every hero there. Reward: level +1, Glory +2.
text-qd_bone_regent = Great Ossuary. Slay the Bone Regent: Life 2, Melee ○3, Magic ◇2, Speed ◇1. Reward: level +1, Life +1.
text-qd_cinder_king = Cinder Throne. Slay the Cinder King: Life 3, Melee ○4, Magic ○3☆ (2 wounds), Speed ◇2. Reward: level +1, Life +1, Glory +4.
text-qd_smith = Take the smith from the Prison Block to the Gate of Embers. Reward: level +1, Glory +2.
text-qd_ember_heart = Carry the heart from the Forge of Ashes to the Ember Shrine. Effect: the carrier has Speed −1. Reward: level +1, Life +1.
text-qd_dark_bargain = Flooded Cistern. Suffer 2 wounds (needs Life 3+). Reward: level +1, Peril +3.
text-qd_blood_price = Hall of Chains. Give up 2 readied treasures or boons. Reward: level +1, Peril +2.
text-qd_leap = Echoing Shaft. One die, 7+. Each roll costs 1 movement; each Glory spent on it adds 1. Reward: level +1, Glory +1.
text-qd_treasury = Sealed Treasury. Two dice, 10+. Each roll costs 1 movement; each Glory spent on it adds 1. Reward: level +1, Glory +4.
text-qd_codex = Scorched Library. Search: Magic 5+. Then Speed 7+. Failure: Peril +2 for every hero there. Reward: level +1, draw 2 cards.
text-qd_assassin = Old Barracks. Search: Speed 6+, or 1 wound. Then slay the Hidden Blade: Life 1, Melee ○3, Magic ◇1, Speed ◇4. Reward: level +1, Glory +3.
text-qd_crown = Forge of Ashes. Slay the Forge Golem: Life 2, Melee ○4, Magic ◇0, Speed ◇1. Artifact: { does-qd_crown }.
does-qd_crown = Melee +1 and Magic +1
text-qd_mirror = Alchemist's Den. Speed 8+. Failure: 1 wound to every hero there. { artifact-qd_mirror }
artifact-qd_mirror = Artifact: { does-qd_mirror }.
does-qd_mirror = at any time, once per turn, pay 1 Glory for +1 to your next roll
text-qd_smoke = Smoke Vents. Melee 7+. Failure: 1 wound to every hero there. Effect: Speed −1 (minimum 1). Reward: level +1, Glory +2.
text-qw_wight = Old Barrow. Slay the Barrow Wight: Life 2, Melee ○3, Magic ○2, Speed ◇2. Reward: level +1, Life +1.
text-qw_herbalist = Take the herbalist from Witch Hollow to Gloam Village. Reward: level +1, Glory +2.
text-qw_hex_pact = Witch Hollow. Discard 2 cards of the hand and suffer 1 wound (needs Life 2+). Reward: level +1, Peril +3.
text-qw_deep_catch = Frozen Tarn. One die, 7+. Each roll costs 1 movement; each Glory spent on it adds 1. Reward: level +1, Life +1.
text-qw_stormcaller = Dragon Crag. Melee 7+. Failure: 1 wound to every hero there. Effect: Melee −1 in Mountain and Water. Reward: level +1, Glory +3.
text-qw_abbot = Ruined Abbey. Search: Magic 5+. Then slay the Hollow Abbot: Life 2, Melee ◇1, Magic ○3, Speed ◇1. Reward: level +1, draw 2 cards.
text-qw_horn = Any Forest space. Speed 8+. Failure: Peril +2 for every hero there. Artifact: { does-qw_horn }.
does-qw_horn = +1 to attack and defence rolls against monsters

## Boons

boon-iron_stance = Iron Stance
boon-ember_rune = Rune of Embers
boon-fleet_foot = Fleet Foot
boon-sidestep = Sidestep
boon-spell_ward = Spell Ward
boon-second_wind = Second Wind
boon-battle_cry = Battle Cry
boon-blink = Blink Step
boon-loremaster = Loremaster
boon-lucky_star = Lucky Star
boon-wildlore = Wild Lore
boon-hunters_aim = Hunter's Aim
boon-vanish = Vanish into Mist
boon-spirit_wolf = Spirit Wolf
boon-fireside = Rest by the Fire
boon-wayfinding = Wayfinding

text-bn_iron_stance = Melee +1, and Melee is at least a counter-attack (◇).
text-bn_ember_rune = Magic +1, and Magic is a standard attack (○).
text-bn_fleet_foot = Speed +1.
text-bn_sidestep = Choose a declared Melee or Speed attack on your hero: it does you no harm. You may still hit back.
text-bn_spell_ward = Choose a declared Magic attack on your hero: it does you no harm. Or cancel a Curse or Spell played on you.
text-bn_second_wind = Gain 2 Life.
text-bn_battle_cry = Pay 1 to 3 Glory: this turn, Melee +1 for each Glory paid.
text-bn_blink = Your hero slips through an exit into an adjacent space, ignoring the exit's threat, and gets up if tipped.
text-bn_loremaster = Upkeep 1. The first exploration on each of your turns is free.
text-bn_lucky_star = For your next roll, roll two dice and use the higher. You can't use this for quests that roll two dice anyway.
text-bn_wildlore = +1 to every threat roll in Forest, Swamp and Mountain.
text-bn_hunters_aim = Before your attack roll: +2 to that roll.
text-bn_vanish = Cancel a declared attack on your hero by a monster from the adventure deck.
text-bn_spirit_wolf = Upkeep 1. Melee +1, and Melee is a standard attack (○). Speed +1.
text-bn_fireside = Gain 1 Life (2 in Plain or Urban).
text-bn_wayfinding = This turn, you open locked and trapped exits without a roll.

## Treasures

treasure-sword = Ember-Forged Sword
treasure-maul = Warden's Maul
treasure-knives = Throwing Knives
treasure-staff = Staff of Cinders
treasure-shield = Tower Shield
treasure-helm = Warded Helm
treasure-boots = Boots of the Vault
treasure-rope = Rope and Hook
treasure-keys = Skeleton Keys
treasure-draught = Healing Draught
treasure-quicksilver = Quicksilver Potion
treasure-pack = Delver's Pack
treasure-bow = Hunting Bow
treasure-oak_staff = Oaken Staff
treasure-cloak = Travel Cloak
treasure-saddlebag = Saddlebag
treasure-herbs = Marsh Herbs
treasure-amulet = Hawthorn Amulet

text-tr_sword = Melee +1, and Melee is a standard attack (○).
text-tr_maul = Melee +1, and Melee is a standard attack (○). ☆ A Melee hit deals 2 wounds.
text-tr_knives = In combat, Speed is a standard attack (○).
text-tr_staff = Magic +1, and Magic is a standard attack (○). At any time, use 1 of its 2 charges: Magic +2 this turn. You keep the staff when the charges are gone.
text-tr_shield = Melee +1 while defending.
text-tr_helm = Magic +1 while defending.
text-tr_boots = Speed +1.
text-tr_rope = You pass pits without a roll.
text-tr_keys = +2 to rolls against locked exits.
text-tr_draught = At any time, discard this card: gain 2 Life.
text-tr_quicksilver = In your Hero phase, discard this card: movement +2.
text-tr_pack = Takes one treasure slot and adds two.
text-tr_bow = In combat, Speed +1, and Speed is a standard attack (○).
text-tr_oak_staff = Magic +1, and Magic is a standard attack (○).
text-tr_cloak = +1 to rolls against locked and trapped exits.
text-tr_saddlebag = Takes one treasure slot and adds two.
text-tr_herbs = At any time, discard this card: gain 1 Life.
text-tr_amulet = At any time, once per turn, pay 1 Glory: +1 to your next defence roll.

## Banes

bane-frailty = Curse of Frailty
bane-dimming = Curse of Dimming
bane-leaden_feet = Leaden Feet
bane-collapse = Collapsing Floor
bane-imp_thief = Thieving Imp
bane-unravel = Unravel
bane-ill_omen = Ill Omen
bane-rage = Monstrous Rage
bane-shifting_walls = Shifting Walls
bane-mire = Sucking Mire
bane-lost_way = Lost Way
bane-evil_eye = Evil Eye
bane-fever = Marsh Fever
bane-toll = Bandit Toll

text-ba_frailty = Melee −1. The victim may pay 3 Glory in their Hero phase to remove it.
text-ba_dimming = Magic −1. The victim may pay 3 Glory in their Hero phase to remove it.
text-ba_leaden_feet = Speed −1 until the end of the victim's next turn.
text-ba_collapse = Speed 6+, or the victim is tipped.
text-ba_imp_thief = On a victim with a treasure: Speed 6+, or they discard a treasure that this card's player chooses.
text-ba_unravel = On a victim with a permanent boon: they discard one that this card's player chooses.
text-ba_ill_omen = Before the victim rolls: −2 to that roll.
text-ba_rage = Attach to a monster in the pack or being declared: Melee +1, and Melee is a standard attack (○).
text-ba_shifting_walls = Choose a passable edge without a hero on its cusp: this turn, both its exits are locked (Melee 6+).
text-ba_mire = Tip a victim in Swamp or Water. Getting up needs Melee 5+.
text-ba_lost_way = Move the victim's hero through an exit into an adjacent space.
text-ba_evil_eye = Before the victim rolls: −2 to that roll.
text-ba_fever = In each of the victim's Reset phases: Life 8+ ends it, otherwise 1 wound. The victim may pay 4 Glory in their Hero phase to remove it.
text-ba_toll = On a victim with Glory: −3 Glory.

## Monsters

monster-rats = Cinder Rat Swarm
monster-bone_guard = Bone Guard
monster-goblin = Tunnel Goblin
monster-wraith = Ash Wraith
monster-imp = Ember Imp
monster-ogre = Vault Ogre
monster-gargoyle = Gargoyle
monster-weaver = Crypt Weaver
monster-pyromancer = Cult Pyromancer
monster-troll = Slag Troll
monster-drake = Ember Drake
monster-wolves = Gloam Wolf
monster-bandit = Road Bandit
monster-hag = Bog Hag
monster-treant = Rotten Treant
monster-wyvern = Crag Wyvern
monster-hill_giant = Hill Giant

text-mo_rats = One is a nuisance. Nobody has ever met just one.
text-mo_bone_guard = Still at its post; nobody came to relieve it.
text-mo_goblin = Knows every side tunnel, and most of your pockets.
text-mo_wraith = ☆ A Magic hit deals 1 wound and gives 1 Peril.
text-mo_imp = Small, hot and in a bad mood.
text-mo_ogre = It doesn't see well. At its size, it doesn't have to.
text-mo_gargoyle = That statue stood somewhere else a moment ago.
text-mo_weaver = ☆ A Melee hit tips the hero instead of wounding; getting up needs Melee 5+.
text-mo_pyromancer = ☆ A Magic hit deals 2 wounds.
text-mo_troll = Regenerates: at the end of the phase it first heals 1 wound. With no wounds left, it may return to your hand.
text-mo_drake = ☆ A Magic hit deals 2 wounds.
text-mo_wolves = If you hear it on the left, look to the right.
text-mo_bandit = ☆ A Melee hit steals up to 2 Glory for the monster's player instead of wounding.
text-mo_hag = ☆ A Magic hit deals 1 wound, and the victim discards a random hand card.
text-mo_treant = Costs 4 Peril against a hero in Forest.
text-mo_wyvern = Strikes with its claws or out of the sky, as it pleases.
text-mo_hill_giant = Where it's sitting now, there used to be a hill.

## Traps

trap-darts = Dart Volley
trap-flame_jet = Flame Jet
trap-glyph = Glyph of Ruin
trap-net = Snare Net
trap-crusher = Crushing Wall
trap-pitfall = Hunter's Pitfall
trap-quicksand = Quicksand
trap-rockslide = Rockslide

text-tp_darts = Every hero in the space: Speed 6+, or 1 wound.
text-tp_flame_jet = Every hero in the space: Speed 7+ gains 1 Glory; failure, 1 wound.
text-tp_glyph = Every hero in the space: Magic 5+ gains 1 Glory; failure, 1 wound and Glory −1.
text-tp_net = Every hero in the space: Melee 5+, or tipped.
text-tp_crusher = Every hero in the space: Melee 6+, or 2 wounds.
text-tp_pitfall = Every hero in the space: Speed 6+, or be tipped.
text-tp_quicksand = Every hero in the space: Melee 6+ (in Swamp 7+), or 1 wound.
text-tp_rockslide = Every hero in the space: Speed 7+ (in Mountain and Arctic 8+), or 2 wounds.

## Kinds and categories

kind-boon = Boon
kind-treasure = Treasure
kind-bane = Bane
kind-monster = Monster
kind-trap = Trap
kind-quest = Quest
kind-map = Map card
kind-hero = Hero
kind-entrance = Entrance
kind-passage = Passage/Road
kind-room = Room/Site

time-dungeonlord = Dungeonlord phase
time-hero = Hero phase
time-response = Response
time-anytime = Anytime

span-permanent = Permanent
span-instant = Instant
span-attachment = Attachment

type-chance = Chance
type-escort = Escort
type-sacrifice = Sacrifice
type-slay = Slay
type-threat = Threat

set-emberdeep = Vaults of Emberdeep
set-gloammarch = The Gloam March

realm-dungeon = Dungeon
realm-wilderness = Wilderness

terrain-arctic = Arctic
terrain-forest = Forest
terrain-mountain = Mountain
terrain-plain = Plain
terrain-swamp = Swamp
terrain-urban = Urban
terrain-water = Water

exit-open = open
exit-locked = locked ({ $attr } { $target }+)
exit-trapped = trapped ({ $attr } { $target }+)
exit-wall = wall
exit-opened = open this turn

category-skill = Skill
category-spell = Spell
category-maneuver = Manoeuvre
category-blessing = Blessing
category-weapon = Weapon
category-shield = Shield
category-helmet = Helmet
category-boots = Boots
category-tool = Tool
category-keys = Keys
category-potion = Potion
category-storage = Storage
category-cloak = Cloak
category-amulet = Amulet
category-curse = Curse
category-disaster = Disaster
category-trick = Trick
category-disease = Disease
category-attachment = Attachment
category-beast = Beast
category-undead = Undead
category-goblin = Goblin
category-fiend = Fiend
category-giant = Giant
category-construct = Construct
category-human = Human
category-dragon = Dragon
category-fey = Fey
category-plant = Plant
category-trap = Trap

## Turn

log-turn = **{ $player }'s turn**
log-movement = { $player } has { $movement } movement.
log-upkeep_paid = { $player } pays the upkeep of { $card }.
log-upkeep_unpaid = { $player } doesn't pay the upkeep of { $card }.
log-upkeep_short = { $player } has too little Glory for the upkeep of { $card }: it returns to the hand.
ask-pay_upkeep = Pay the upkeep? (you have { $glory } Glory)
doing-pay_upkeep = deciding whether to pay the upkeep
hint-pay_upkeep = A card you don't pay for goes back to your hand; you can play it again later.
do-pay_upkeep = Pay { $cost } Glory for { $card }
do-take_back = Return { $card } to your hand

log-glory_gained = { $player }: Glory +{ $n }.
log-glory_lost = { $player }: Glory −{ $n }.
log-peril_gained = { $player }: Peril +{ $n }.
log-peril_lost = { $player }: Peril −{ $n }.
log-wounded = 🩸 { $player } suffers { COUNT($n, "wound") }: Life { $life }.
log-healed = ❤️ { $player } gains { $n } Life (now { $life }).
log-level = 📈 { $player } reaches level { $level }!
log-eliminated = 💀 { $hero } falls. { $player } is out of the game.
suffered = { $wounds }{ $tipped }{ $robbed }
suffered-fallen = 💀 Your hero has fallen ({ $causes }). You are out of the game, but you can watch it to the end.
part-suffered_wounds = 🩸 −{ $n } Life, { $life } left ({ $causes }).
part-suffered_tip = {" "}Your hero is tipped ({ $cause }): it must spend 1 movement to get up before it can move.
part-suffered_theft = {" "}{ $player } has snatched { $thing } from you.
part-cause = { $by }{ $what }
part-cause_by = { $by }'s{" "}
log-tipped = { $player }'s hero is tipped.
log-untipped = { $player }'s hero gets up.
log-token_used = { $player } uses the movement kept for other players' turns.

## Dungeonlord phase

link-dungeonlord_acts = Back to my Dungeonlord phase
peril-others = Peril: { $perils }.
part-peril = { $player } { $n }
ask-dungeonlord_acts = What will you do as Dungeonlord? { peril-others }{ $threats }
doing-dungeonlord_acts = acting as Dungeonlord
hint-dungeonlord_acts = You pay for each card with another player's Peril. Declare all encounters at once; play banes before, between or after them.
group-encounters = Encounters
group-banes = Banes
group-cards = Cards
group-effects = Effects
group-attacks = Attacks
group-quest_fight = Quest fight
group-movement = Movement
group-quests = Quests
part-packed = {" "}from the pack
part-begins = …
do-declare_monster = { $card }{ $pack } against { $player }: { $attr } ({ $cost } Peril){ $begins }
do-declare_trap = { $card } against { $player } ({ $cost } Peril){ $begins }
do-declare = Declare step by step…
do-declare_any = Declare encounters
do-end_dungeonlord = End the Dungeonlord phase
button-do-end_dungeonlord = End the phase
do-end_to_hand = End the phase and return { $cards } to my hand
do-end_to_pack = End the phase and put { $cards } in my pack
do-end_sorting = End the phase, and choose what to discard from the pack

ask-declare_encounters = { $chosen } { peril-others }{ $preset }
part-none_chosen = Which encounters do you declare?
part-chosen = Chosen so far: { $cards }.
part-preset = {" "}For a wound, { $player } gets the Peril.
doing-declare_encounters = acting as Dungeonlord
hint-declare_encounters = Encounters resolve in the order in which you choose them. Nothing is paid until you declare the whole list.
do-add = { $card }{ $pack } ({ $cost } Peril)
do-add_more = Add { $card }{ $pack } ({ $cost } Peril)
do-preset_recipient = If it wounds a hero, give the Peril to { $player }
do-no_recipient = Decide only after a wound who gets the Peril
do-declare_done = Declare { COUNT($n, "encounter") }
do-drop_last = Remove: { $card }
do-cancel = Declare nothing for now
ask-encounter_target = Who does { $card } target?
doing-encounter_target = acting as Dungeonlord
hint-encounter_target = You pay with that player's Peril. A monster attacks only that player's hero; a trap catches every hero in the space.
do-target = { $player } ({ $cost } Peril)
ask-encounter_attachment = Attach anything to { $card }?
doing-encounter_attachment = acting as Dungeonlord
hint-encounter_attachment = An attachment stays until the monster is defeated or returns to your hand.
do-no_attachment = Nothing
do-with = { $card } ({ $cost } Peril)
ask-encounter_attribute = What does { $card } attack with?
doing-encounter_attribute = acting as Dungeonlord
hint-encounter_attribute = Both sides use this score, so choose one the target is weak in.
do-attribute = { $attr }
log-declares_monster = 👹 { $player } sends { $card } to attack { $victim } with { $attr } ({ $cost } of { $victim }'s Peril).
log-declares_trap = 🪤 { $player } sets { $card } for { $victim } ({ $cost } of { $victim }'s Peril).
log-attached = { $player } attaches { $card } to { $monster }.
do-attach = Attach { $card } to { $monster } ({ $player } pays { $cost } Peril)

ask-between_encounters = { COUNT($left, "encounter is", "encounters are") } left. Will you do anything first?
hint-between_encounters = Play banes and Anytime cards, use effects or get up. You can challenge heroes after the last encounter.
do-go_on = Continue

log-attack_falls_away = { $monster } has no one to attack here.
log-trap_escaped = { $player } gets away unharmed.
ask-pack_assign = Where does { $monster } go?
doing-pack_assign = deciding where a monster goes
hint-pack_assign = In your hand, the monster is an ordinary card again. In your pack, it's public and doesn't count as a hand card.
do-to_hand = To my hand
do-to_pack = To my pack
log-to_hand = { $card } returns to { $player }'s hand.
log-to_pack = { $monster } joins { $player }'s pack.
ask-pack_keep = Which monster do you discard from the pack?
doing-pack_keep = choosing a pack monster to discard
hint-pack_keep = You can keep three at most.
do-dismiss = Discard { $card }
do-done = Stop discarding

button-do-play_bane = { $card } on { $player } ({ $cost } Peril)
do-play_bane = Play { $card } on { $player } ({ $cost } Peril)
do-play_bane_edge = Play { $card } ({ $player } pays { $cost } Peril)
log-plays_bane = 🕸️ { $player } plays { $card } on { $victim } ({ $cost } of { $victim }'s Peril).
log-plays_bane_edge = 🕸️ { $player } plays { $card }; { $victim } pays { $cost } Peril.
log-bane_fails = { $card } has no effect.
log-bane_ends = { $player } is rid of { $card }.
log-cancelled = ✋ { $card } is cancelled!
log-walls = 🧱 The exits between { $one } and { $other } are locked this turn.
ask-choose_edge = Between which two spaces do you lock the exits?
doing-choose_edge = choosing which exits to lock
hint-choose_edge = Both exits between the two spaces are locked for the rest of this turn, even if opened earlier.
do-edge = { $one }, { $side }: { $other }
ask-forced_discard = Which of { $victim }'s cards should be discarded?
doing-forced_discard = choosing a card for someone to discard
hint-forced_discard = The discarded card stops working at once.
do-force_out = { $card }
log-discarded = { $player } discards { $card }.

## Combat

log-attack = ⚔️ { $attacker } attacks { $defender } with { $attr }!
log-part = · { $who }: { $source } { SIGNED($n) }
log-combat_total = 🎲 { $who }: die { $die } + { $attr } { $score }{ part-bonus } = **{ $total }**
log-counter = { $defender } counter-attacks and hits { $attacker }!
log-parried = { $defender } parries { $attacker }'s attack.
log-tie = { $attacker } and { $defender } tie: neither is hit.
log-prevented = 🛡️ { $player } blocks { $attacker }'s hit.
log-hit_effect = ☆ { $winner } triggers the hit effect{ $by }!
part-hit_by = {" "}of { $source }
log-monster_wounded = { $monster } suffers { COUNT($n, "wound") }.
log-defeated = 💥 { $monster } is defeated!
ask-hit_effect_choice = Which hit effect applies if you hit?
doing-hit_effect_choice = choosing a hit effect
hint-hit_effect_choice = Only one applies, and you choose it before the roll.
do-hit_effect = { $source }
ask-peril_recipient = Your monster wounded { $wounded }. Who gets { $n } Peril?
doing-peril_recipient = choosing who gets Peril
hint-peril_recipient = The other players can spend it against whoever gets it.
do-give_peril = { $player }

do-challenge = Challenge { $target }: { $attr }
do-challenge_any = Challenge { $target }
do-steal = Steal { $thing } from { $target } ({ $attr })

sum-part = [incl. { $source } { SIGNED($n) }]
sum-side = { part-who }: { $attr } { $score } + die.
sum-hit = { part-who }: { $percent }% to hit{ $does }.
sum-search = Search: { part-success }{ $search_fails }, then { $then }
part-then_chance = the quest itself: { $percent }%{ $fails }.
part-after_search = , then the quest { $percent }%{ $fails }
part-after_search_fight = , then { button-sum-quest_fight }
button-sum-search = search succeeds { $percent }%{ $search_fails }{ $after }

# An answer after which the hero may be out: its life before and after, and how likely
risk-out = 💀 Life { $life } → 0: you're out{ $percent ->
    [100] !
   *[other] {" "}({ $percent }%)
}
button-risk-out = 💀 life { $life } → 0: out{ $percent ->
    [100] {""}
   *[other] {" "}({ $percent }%)
}
risk-vain = ⚠️ It would have no effect now.
button-risk-vain = ⚠️ no effect now

sum-attempt = { part-succeeds }{ $fails }.
button-sum-attempt = { $percent }%{ $fails }
sum-quest_fails = Failure { $cost }.
part-if_fails = {" "}(failure { $cost })
part-exit = { sum-way }{" "}
button-sum-way = Exit: { part-success }{ $fails }
sum-way = { button-sum-way }.
button-sum-way_pit = { $way }Pit: { part-success }{ $fails }
sum-way_pit = { button-sum-way_pit }.
button-sum-way_spikes = { $way }Spikes: { part-success }{ $fails }
sum-way_spikes = { button-sum-way_spikes }.
part-loses_wound = costs { $whom }{ COUNT($n, "wound") }
part-loses_peril = gives { $whom }{ $n } Peril
part-everyone = everyone there {""}
part-loses_movement = costs 1 more movement
part-loses_cusp = leaves you on the cusp
part-loses_tips = tips you
sum-success = Success { $percent }%.
part-success = { $percent ->
    [100] certain success
   *[other] success { $percent }%
}
part-succeeds = { $percent ->
    [100] Certain success
   *[other] Success { $percent }%
}
part-hit_back = { $countered ->
    [0] {""}
   *[other] , { $countered }% to be hit back
}
part-get_hit = { $countered ->
    [0] {""}
   *[other] , get hit { $countered }%
}
part-does = {" "}({ $effects })
part-says = : { words-quoted }
words-quoted = “{ $text }”
part-who = { $own ->
    [1] You
   *[0] { $who }
}
button-sum-success = { $percent }%
sum-fight = { $own ->
    [1] {""}
   *[0] { $who }:{" "}
}{ sum-fight_chances }
sum-fight_chances = { $percent }% to hit{ $does }{ part-hit_back } ({ $mine } against { $theirs }, each plus a die).
sum-quest_fight = { $who } with { $attr }{ $ways ->
    [1] {""}
   *[other] {" "}(the player on your left chooses with what)
}: { sum-fight_chances }
button-sum-fight = { $own ->
    [1] {""}
   *[0] { $who }:{" "}
}hit { $percent }%{ $does }{ part-get_hit }
button-sum-quest_fight = get hit first { $ways ->
    [1] {""}
   *[other] up to{" "}
}{ $percent }%{ $countered ->
    [0] {""}
   *[other] , hit back { $countered }%
}
sum-challenge = { about-challenge } { sum-fight }
button-sum-challenge = { $cost ->
    [free] free
    [kept] uses kept movement
   *[own] 1 movement
}, hit { $percent }%{ part-get_hit }

sum-strike = { $percent }% to hit{ part-hit_back }.
button-sum-strike = hit { $percent }%{ part-get_hit }
sum-prevented =
    { $own ->
        [1] You are
       *[0] { $who } is
    } unharmed.
sum-countered = { part-who }: { $percent }% to hit back.
sum-gains = Glory +{ $glory }, Peril +{ $peril }.
sum-entry = { $card } → { $player }: { $attr }, hit chance { $percent }%.
sum-card = { $card }: { $text }
sum-entry_trap = { $card } → { $player }: hit chance { $percent }%.
sum-seen = No Glory or Peril.
sum-pit = Pit (failure tips you):
sum-spikes = Spikes (failure deals 1 wound):
sum-threat = { part-succeeds } ({ $attr } { $score } + die, target { $target }).
sum-locked_fails = { $left ->
    [0] Failure uses up your movement and leaves you on the cusp.
   *[other] Failure costs 1 more movement.
}
sum-trapped_fails = Failure costs 1 wound.
sum-automatic = Success without a roll, thanks to { $source }.
sum-chance = { part-succeeds } ({ COUNT($dice, "die", "dice") }{ part-bonus }, target { $target }).
button-sum-chance = { button-sum-success }
part-bonus = { $bonus ->
    [0] {""}
   *[other] , modifiers { SIGNED($bonus) }
}

## Threats

log-threat = { $player } faces the threat of “{ $source }”: { $attr } { $target }+
log-tries_locked = { $player } tries a locked exit of { $source }: { $attr } { $target }+
log-tries_trapped = { $player } tries a trapped exit of { $source }: { $attr } { $target }+
log-meets_pit = { $player } reaches the pit in { $source }: { $attr } { $target }+
log-meets_spikes = { $player } reaches the spikes in { $source }: { $attr } { $target }+
log-threat_met = 🎲 { $player }: die { $die } + { $attr } { $score }{ part-bonus } = **{ $total }** against { $target }. Success!
log-threat_failed = 🎲 { $player }: die { $die } + { $attr } { $score }{ part-bonus } = **{ $total }** against { $target }. Failure…
way-locked = a locked exit
way-trapped = a trapped exit
way-pit = a pit
way-spikes = spikes
way-untip = getting up
log-tries_untip = { $player } tries to get up: { $attr } { $target }+
log-automatic = { $player } overcomes { $threat } without a roll, thanks to { $source }.
log-two_dice = 🍀 { $source }: { $player } rolls { $dice } and uses the higher.
log-score_changed = { $player }'s { $attr } { SIGNED($n) } this turn.
log-roll_changed = { SIGNED($n) } to { $player }'s next roll.

## Building and moving

log-last_map_card = 🗺️ That was the last map card: there will be no more Build phases and no exploring.
log-map_drawn = 🗺️ { $player } draws { $space }.
log-map_unplaceable = { $space } fits nowhere and goes to the bottom of the map deck.
place-cell = { $x ->
    [0] { $y ->
        [0] the centre
       *[other] { SIDE($y, "N", "S") }
    }
   *[other] { SIDE($x, "W", "E") }{ SIDE($y, "N", "S") }
}
log-map_alone = { $player } places { $space } at { place-cell }.
log-map_placed = { $player } places { $space } { $side } of { $beside }.
log-map_placed_turned = { $player } places { $space } upside down, { $side } of { $beside }.
log-personal_place = 📍 { $player }'s quest “{ $quest }” leads here.
log-global_place = 📍 The global quest “{ $quest }” leads here.
log-portal = 🌀 A portal connects { $space } to the dungeon Entrance.
place-asked = Where does { $space } go?{ $personal }{ $global }
part-own_leads = {" "}One of your quests leads there.
part-theirs_leads = {" "}A personal quest of { $players } leads there.
part-global_leads = {" "}The global quest leads there.
ask-place_map = { place-asked }
doing-place_map = placing a map card
hint-place_map = E2N1 is two cells east and one north of the Entrance. The cells nearest your hero come first.
do-place = { place-cell }
do-place_turned = { place-cell } (upside down)

link-hero_acts = Back to my Hero phase
ask-hero_acts = { $what }{ $foe }{ $threats }
part-threats = {" "}⚠️ { $threats }.
part-may_win = { $player } can win next turn with { $number ->
    [1] { $quests }
   *[other] one of these quests: { $quests }
}
part-quest_away = “{ $quest }” ({ $steps ->
    [0] already there
   *[other] { COUNT($steps, "space") } away
})
part-idle = Your hero can do nothing more. End the phase?
part-acts = What does your hero do?
part-foe_left = {" "}⚔️ { $foe } has { $left } Life left.
doing-hero_acts = choosing what the hero does
hint-hero_acts = Each space you enter for the first time this turn gives you its Glory and Peril. Your first quest attempt each turn is free, but chance quests always cost movement.
held-hero_acts = { $number ->
        [0] Your hand is empty.
       *[other] In your hand, not playable now: { $hand }
    }
panel-stroke_leads = Costs { $steps } movement.
do-move = Go { $side }: { $space }
do-move_locked = Go { $side }: { $space } (locked, { $attr } { $target }+)
do-move_trapped = Go { $side }: { $space } (trapped, { $attr } { $target }+)
button-do-move_locked = Go { $side }: { $space } (locked)
button-do-move_trapped = Go { $side }: { $space } (trapped)
do-sewer = Go through the sewer to { $space }
do-portal = Go through the portal to { $space }
do-explore = Explore: draw and place a map card ({ $cost } movement, { COUNT($left, "map card") } left)
button-do-explore = { $cost ->
    [0] Explore (free, { $left } left)
   *[other] Explore ({ $left } left)
}
do-end_hero_keep = End (keep 1 movement)
do-end_hero_let_go = End (keep no movement)
do-end_hero = End the Hero phase
button-do-end_hero = End the phase
log-hero_ends = { $player } ends the Hero phase.
log-enters = 👣 { $player } enters { $space }.
log-cusp = { $player }'s hero gets stuck on the cusp at an exit of { $space }.
log-stayed = { $player }'s hero hasn't moved and gains the Glory and Peril of { $space }.
ask-choose_step = Where does { $hero }'s hero go?
doing-choose_step = choosing where a hero goes
hint-choose_step = The hero moves one space through a passable exit, ignoring the exit's threat.
do-step = { $space }
do-untip = Get up (1 movement)
do-untip_roll = Get up (1 movement, { $attr } { $target }+)

## Cards

do-play = Play { $card } ({ $cost } Glory)
do-play_card = { $card }
do-play_card_on = { $card } on { $player }
do-play_against = Play { $card } against { $encounter } ({ $cost } Glory)
do-quaff = Play { $card } and use it at once ({ $cost } Glory)
button-do-quaff = Use { $card } at once ({ $cost } Glory)
do-use = Use { $card }
do-use_for = Use { $card } ({ $cost } Glory)
do-ability = Use my hero's ability
do-ability_for = Use my hero's ability ({ $cost } Glory)
do-remove_bane = Remove { $card } ({ $cost } Glory)
log-plays = ✨ { $player } plays { $card }.
log-uses = { $player } uses { $card }.
log-uses_at_once = { $player } uses { $card } at once.
log-ability = { $player } uses the ability of { $hero }.
ask-storage_keep = You can keep only { COUNT($n, "treasure") }. Which?
doing-storage_keep = choosing which treasures to keep
hint-storage_keep = The storage item is gone. Choose which treasures to keep in the slots you have left.
do-keep = Keep { $card }

## Quests

do-attempt = { $cost ->
    [0] Attempt: { $quest }
   *[other] Attempt: { $quest } ({ $cost } movement)
}
do-attempt_hopeless = { do-attempt }
button-do-attempt_hopeless = { button-do-attempt }
button-do-attempt = { do-attempt }
do-pick_up = Pick up { $thing } (“{ $quest }”)
do-put_down = Put down { $thing } here (“{ $quest }”)
do-deliver = Deliver { $thing } (“{ $quest }”)
log-attempt = 📜 { $player } attempts “{ $quest }”.
log-found = 🔍 { $player }'s search succeeds. Now for “{ $quest }” itself.
log-quest_done = 🏅 { $player } completes “{ $quest }”: quest { $n } of 3!
log-quest_monster = { $monster } lunges at { $player }!
log-picked_up = { $player } picks up { $thing }.
log-put_down = { $player } puts down { $thing } at { $space }.
log-stolen = { $player } snatches { $thing } from { $victim }!
log-chance_met = 🎲 { $player } rolls { $dice } for “{ $quest }”: **{ $total }** against { $target }. Success!
log-chance_failed = 🎲 { $player } rolls { $dice } for “{ $quest }”: **{ $total }** against { $target }. Failure…
part-glory = Glory spent
part-added = { $source } { SIGNED($n) }
part-against = { $card } against { $attack }
part-score_added = { $score }, { $added }
part-total_added = { $total } ({ $added })
part-costs_peril = {" "}({ $n } Peril)
log-global_quest = 📜 New global quest: “{ $quest }”.
log-no_global_quest = There is no global quest at the moment.
log-quests_reprinted = Completed quests shuffled back into the quest deck: { $n }. They still count.
log-quests_returned = Returned to the bottom of the quest deck: { $quests }
ask-spend_on_chance = How much Glory do you spend on “{ $quest }” ({ $target }+)?
doing-spend_on_chance = deciding how much Glory to spend
hint-spend_on_chance = Each Glory adds 1 and is spent even if the roll fails.
do-spend = { $n } Glory
ask-sacrifice_cost = What do you give up for “{ $quest }”? ({ COUNT($n, "card") })
doing-sacrifice_cost = choosing what to give up for a quest
hint-sacrifice_cost = Pay the whole price, and the quest is completed.
do-give_up = { $card }
ask-monster_attribute = You control { $monster } against { $player }. What does it attack with?
doing-monster_attribute = choosing how a quest monster attacks
hint-monster_attribute = The player to the left of whoever attempts the quest controls its monster. Fighting it earns nobody Glory or Peril.

## Discard and draw

ask-bank_movement = Keep 1 movement for other players' turns?
doing-bank_movement = deciding whether to keep 1 movement
hint-bank_movement = On other players' turns you can use it to get up, or to challenge in your space: a monster once it has attacked, a hero on entering it or at the end of its hero phase.
do-bank = Keep 1 movement
do-let_go = Keep no movement
log-banked = { $player } keeps 1 movement for other players' turns.
ask-discard_one = Which card do you discard?
doing-discard_one = choosing a card to discard
hint-discard_one = At the end of your turn, you discard one card and draw until you hold five.
group-hand = Hand
group-treasures = Treasures
group-pack = Pack
do-discard = Discard { $card }
button-do-discard = { $card }
do-discard_treasure = Discard { $card } (readied)
button-do-discard_treasure = { $card } (readied)
do-discard_beast = Discard { $card } (from the pack)
button-do-discard_beast = { $card } (from the pack)
log-draws = { $player } draws { COUNT($n, "card") }.
log-drew = You draw: { $cards }
log-window_chosen = 🤫 You have chosen “{ $act }”; it takes effect in its turn once everyone has answered.
log-reshuffled = 🃏 The discard pile is reshuffled into a new adventure deck.

## Answers out of turn

ask-window_action = { $kind ->
    [reset] { window-whose } Reset phase is over.
    [enc] { window-whose } declaration: { $cause }.
    [fight] { $cause } attacks { window-victim }.
    [bane] { window-whose } bane on { window-victim }: { $cause }.
    [edge] { window-whose } card: { $cause }.
    [attack] Before the roll: { $own ->
        [1] you attack
       *[0] { $cause } attacks
    } { window-victim }.
    [quest] { window-whose } next roll: “{ $cause }”.
    [third] { window-whose } next roll: “{ $cause }”. Success wins the game!
    [roll] { window-whose } next roll: { $cause }.
    [chal] { $cause } has attacked { window-victim }.
    [move] { $player } has entered { $cause }.
   *[end] { window-whose } turn is about to end.
} Do you want to do anything?
window-whose = { $own ->
    [1] Your
   *[0] { $player }'s
}
window-victim = { $mine ->
    [1] you
   *[0] { $victim }
}
hint-window_action = Nobody learns that you were asked or that you passed. Under “Ask me” you can set when you're asked.
do-pass = Pass
do-pass_roll = On to the roll
do-pass_attack = Pass for this attack
do-pass_turn = Pass for this turn
ask-pause = One moment, please
hint-pause = The table waits a few seconds, whether or not anyone is thinking.
when-attack = before an attack roll
when-defence = before a defence roll
when-exit = before a roll at an exit
when-obstacle = before a roll at an obstacle
when-trap = before a roll against a trap
when-bane = before a roll against a bane
when-quest = before a quest roll
at-enc = when encounters are declared
at-bane = when a bane is played
at-end = before a turn ends
roll-attack = attack
roll-exit = exit
roll-obstacle = obstacle
roll-pit = pit (failure tips the hero)
roll-spikes = spikes (failure deals 1 wound)
roll-trap = trap
roll-bane = bane
roll-untip = getting up
roll-quest = quest

link-standing_order = Ask me: { $stance }
ask-standing_order = When should you be asked on other players' turns? Now: { $stance }
hint-standing_order = You're asked only when you have something to use. Others can't see the setting, but they notice when the game waits for you. You can change it at any time.
stance-always = always
stance-affected = only if my hero is affected
stance-attack = not during this attack
stance-turn = not during this turn
stance-pass = not until my next turn
do-stance_always = Always ask
do-stance_affected = Ask only if my hero is affected
do-stance_turn = Pass for the rest of this turn
do-stance_pass = Pass until my next turn
link-arm_order = Armed cards…
ask-arm_order = What should be used automatically?
hint-arm_order = What you arm is used at the first suitable moment, without you being asked. Arming is free and secret.
group-armed = Set in advance
group-orders = Can be armed
do-no_order = Change nothing
do-arm = { $card }{ $price }: { $when }
part-costs_glory = {" "}({ $n } Glory)
do-arm_against = { $card }{ $price } against { $player }: { $when }
about-arm_now = ⚠️ That moment is now: it is used as soon as everyone asked has answered.
do-disarm = Cancel the armed { $card }{ $price }: { $when }

link-leave_for_good = Give up my hero…
ask-leave_for_good = Do you leave the game for good?
hint-leave_for_good = When this turn is over, your hero is out, as if it had been eliminated.
do-leave = Leave; my hero is out
log-leaves = 🚪 { $player } leaves the game for good.

## The end

end-three_quests = Three quests completed: a hero wins!
end-last_hero = Every other hero is out: a Dungeonlord victory! What players who are out have completed does not count.
closing-out = 💀 Out of the game, with everything they had completed: { $players }.
closing-quests = 🏅 { $player } completed: { $quests }.
end-stopped = Everyone agreed to stop; nobody wins.
score-quests = completed quests
score-level = level
score-life = life

## What an answer gains and costs, as a computer player sees it

term-quests = progress on quests
term-life = Life
term-glory = Glory
term-peril = Peril for your rivals to spend
term-cards = cards in hand
term-scores = the hero's strength in later turns
term-gear = readied cards
term-banes = banes
term-pack = the pack
term-prospect = the way to the next quest
tells-quest_sure = completes “{ $quest }” this turn unless someone interferes

## What answers do, in one line

about-glory = Glory { $before } → { $after }.
about-act_life = Life { $life } → { $then }.
button-about-act_life = Life { $life } → { $then }
about-act_chance = Success { $chance }% → { $then }%.
about-act_hit = { part-who }: { $chance }% → { $then }% to hit.
about-act_harmless = { $who } does you no harm.
about-act_cancels = { $what } is cancelled.
about-act_quest = “{ $quest }”: success { $chance }% → { $then }%.
about-act_slay = “{ $quest }”: your challenge hits { $chance }% → { $then }%.
about-act_score = { $attr } { $score } → { $then }.
button-about-act_score = { $attr } { $score } → { $then }
about-act_speed = { $attr } { $score } → { $then }, and { $gained } more movement at once.
button-about-act_speed = { $attr } { $score } → { $then }, movement +{ $gained }
about-peril = { $player }: Peril { $before } → { $after }.
about-act_threat = Hit chance { $percent }%.
button-about-act_threat = hit { $percent }%
about-catches = Also catches { $others }.
about-lost = After that, { $cards } can't be declared this turn.
about-and_lost = { $about } { about-lost }
about-surest = { $number ->
    [1] Hit chance on { $player }: { $percent }%.
   *[other] Easiest to hit: { $player } ({ $percent }%).
}
about-surest_catches = { about-surest } { about-catches }
about-gains_peril = Peril { $before } → { $after }.
about-star = On a hit: { $effects }.
struck-wound = 1 wound
struck-two_wounds = 2 wounds
struck-peril = 1 Peril
struck-tip = hero tipped
struck-steal_glory = up to 2 Glory stolen
struck-discard = 1 random card discarded from hand
about-to_hand = Your hand grows to { $n }.
about-to_pack = Your pack grows to { $n } of { $most }: you can send it again on later turns.
about-beast = Costs { $cost } Peril; wounds { $wounds } of { $life }.
about-kind_glory = { $kind }, { $cost } Glory.
about-kind_peril = { $kind }, { $cost } Peril.
about-there = There: { $heroes }.
about-there_quests = Quest: { $quests }.
part-quest_there = { $quest } ({ $how ->
    [escort] only picked up there
    [deliver] delivered there
    [sacrifice] completed for its price
    [unpayable] you can't pay its price now
    [slay] { $percent }% to hit its monster
    [chance] success { $percent }%, up to { $most }% for your Glory
   *[threat] success { $percent }%
}{ $later ->
    [attempt] , but not this turn
    [challenge] , but no challenge this turn
   *[no] {""}
})
about-there_both = { about-there } { about-there_quests }
about-deliver = Take it to { $space }.
about-put_down = It stays here; its destination is { $space }.
about-deliver_slower = { about-deliver } While carrying it: Speed { $speed } → { $then }.
about-challenge = { $cost ->
    [free] Costs no movement.
    [kept] Uses the movement you kept.
   *[own] Costs 1 movement.
}
about-steal = { about-challenge } A hit steals it instead of dealing a wound.
about-steal_slower = { about-steal } While carrying it: Speed { $speed } → { $then }.
about-pass_attack = You aren't asked again about this attack, not even before the dice are rolled{ part-nor_challenge }.{ $number ->
    [0] {""}
   *[other] {" "}You are asked about { $later } after it.
}
part-nor_challenge = { $kept ->
    [1] {" "}or for a challenge with the movement you kept
   *[0] {""}
}
about-pass_turn = You aren't asked until { $own ->
    [1] your turn ends.
   *[0] { $player }'s turn ends, even if attacked{ part-nor_challenge }.
}
about-delivers = { about-attempt_price }
part-quest_done = { $wins ->
    [1] wins the game.
   *[0] ends your Hero phase{ part-unused }
}
part-unused = { $movement ->
    [0] .
   *[other] {" "}(unused movement: { $movement }).
}
about-attempt = Success { part-quest_done }
about-attempt_luck = { $glory ->
    [0] Success { $least }%
   *[other] Success { $least }%, or { $most }% with all your Glory ({ $glory })
}. Success { part-quest_done }
about-attempt_monster = The monster attacks first. You can hit back, then challenge it once a turn (movement left: { $movement }).
about-attempt_tipped = The monster attacks first. You can hit back, but must get up before you can challenge it (movement left: { $movement }).
about-attempt_later = The monster attacks first. You can hit back, but can challenge it only from your next turn on (movement left: { $movement }).
about-attempt_unarmed = The monster attacks first. You have no standard attack (○), so you can't challenge it as things are (movement left: { $movement }).
about-attempt_price = { $text } This { part-quest_done }
about-stays = You haven't moved: Glory +{ $glory }, Peril +{ $peril }.
about-loses_movement = You lose { $lost } movement.
about-keeps_movement = You lose the other { $lost } movement.
about-stays_and_loses = { about-stays } { about-loses_movement }
about-stays_and_keeps = Not moved: Glory +{ $glory }, Peril +{ $peril }.{ $lost ->
    [0] {""}
   *[other] {" "}You lose the other { $lost } movement.
}
about-place = { button-about-place }. { place-joins }
button-about-place = { COUNT($steps, "step") } away{ $barred }
part-barred = , behind a { $barriers }
barrier-locked = lock
barrier-trapped = trap
button-about-place_apart = Can't be reached yet
about-place_apart = Can't be reached yet. { place-joins }
place-joins = Joins { $joins }.{ $locked }{ $trapped }{ $wall }{ $pit }{ $spikes }{ $hazard }
part-locked = {" "}Locked: { $sides }.
part-trapped = {" "}Trapped: { $sides }.
part-wall = {" "}Wall: { $sides }.
part-pit = {" "}Pit: { $attr } { $target }+.
part-spikes = {" "}Spikes: { $attr } { $target }+.
part-hazard = {" "}Hazard: targets of traps there +{ $n }.
about-map_card = Glory { $glory }, Peril { $peril }. It can be placed in { COUNT($spots, "way") }.

## Refusals

refused-not_your_turn = You can only do that on your own turn.
refused-wrong_phase = You can't do that in this phase.
refused-wrong_timing = { $when ->
    [response] A Response can be played only when another player's encounter or bane is directed at your hero.
    [roll] It can be played only just before a roll.
   *[other] You can't do that right now.
}
refused-not_enough_glory = That costs { $cost } Glory; you have { $glory }.
refused-not_enough_peril = That costs { $cost } Peril from a single player; { $player } has { $peril }.
refused-own_peril = You can't spend your own Peril.
refused-no_target = There's no valid target.
refused-no_encounter = You have no monster or trap in your hand or pack that you can declare now.
refused-no_slot = All your slots for this kind of card are full.
refused-duplicate_category = You already have a treasure of this category readied.
refused-no_movement = You have no movement left.
refused-tipped = Your hero is tipped and must get up first.
refused-on_cusp = Your hero is on the cusp: on foot, it can only finish crossing.
refused-wall = There's a wall in the way.
refused-not_adjacent = There's no space on that side.
refused-deck_empty = No map cards are left.
refused-illegal_placement = The card doesn't fit there.
refused-not_in_quest_space = Your hero isn't in { $space }.
refused-already_attacked = There is only one standard attack per turn, and it has already been made.
refused-no_standard_attack = You need a standard attack (○) for that.
refused-once_per_turn_used = You've already used that this turn.
refused-cost_not_payable = You can't pay the cost in full.
refused-not_same_space = That hero is in another space.
refused-declaration_done = You've already declared encounters this phase.
refused-pack_full = Your pack can hold only three monsters.
refused-eliminated = That player is out of the game.

## Settings of the game

setting-cards = Cards
setting-cards-help = The set to play with. With both, portals connect the dungeon and the wilderness.
setting-cards-emberdeep = Vaults of Emberdeep (dungeon, 2–6 players)
setting-cards-gloammarch = The Gloam March (wilderness, 2–3 players)
setting-cards-both = Both sets combined (2–6 players)
setting-leavers = Players who leave
setting-leavers-help = What becomes of the hero of a player who leaves the game for good.
setting-leavers-computer = A computer player goes on
setting-leavers-out = The hero is out
setting-revealed_map = Revealed Map
setting-revealed_map-help = On: the players build the whole map first; no Build phase. Off: the map grows as you play.

## Set-up

log-hero = { $player } plays { $hero }.
log-initiative = 🎲 Initiative: { $player } rolls { $roll }.
log-starts = { $player } takes the first turn.
log-personal_quest = 📜 { $player }'s personal quest: “{ $quest }”
ask-choose_initiative = Which Entrance decides the initiative?
doing-choose_initiative = choosing how to decide the initiative
hint-choose_initiative = The player who is dealt the chosen Entrance places it in the centre and takes the first turn.
ask-choose_centre = Which Entrance is the centre of the map?
doing-choose_centre = choosing the centre of the map
hint-choose_centre = The other Entrance is shuffled in and counts as a passage.
log-entrance_centre = This Entrance is the centre of the map: { $space }
log-entrance_begins = This Entrance decides the initiative: { $space }
ask-choose_entrance = Where does your hero start?
doing-choose_entrance = choosing where the hero starts
hint-choose_entrance = Only portals connect the dungeon and the wilderness. Check where your quests are.
do-entrance = { $space }
log-entrance = { $player } starts at { $space }.
ask-choose_map_card = Which map card do you place?
doing-choose_map_card = placing a map card
hint-choose_map_card = Players take turns placing one card until the map is complete.
do-map_card = { $space }
ask-place_from_hand = { place-asked }
doing-place_from_hand = placing a map card
hint-place_from_hand = E2N1 is two cells east and one north of the Entrance. The cells nearest it come first.
log-map_passed = { $giver } passes { $space } to { $receiver } because of a personal quest.
log-map_pass = { $player } can't place a map card for now.
log-maps_removed = Removed from the game for lack of a legal place: { $spaces }
log-quest_removed = “{ $quest }” needs a space that isn't on the map, so it's replaced.

## Words in the pictures

phase-setup = Set-up
phase-build_map = Building the map
phase-reset = Reset phase
phase-dungeonlord = Dungeonlord phase
phase-build = Build phase
phase-hero = Hero phase
phase-end = End of the Hero phase
phase-discard = Discard/Draw phase
phase-over = The end

modifier-effect = Effect
modifier-artifact = Artifact
modifier-search = Search

picture-turn = Round { $round } · { $player }
picture-over = The game is over
picture-nobody = No winner
picture-winner = { $player } wins!
picture-level = Lv { $level }
picture-out = Out
picture-upright = upright
picture-turned = upside down
picture-tipped = tipped
picture-cusp = cusp
picture-last_roll = { $who } rolled
picture-last_roll_target = { $who } rolled: { $target }+ needed
picture-last_attack = { $attacker } v. { $defender }
picture-total = { $plus ->
    [0] {""}
   *[other] { SIGNED($plus) }{" "}
}= { $total }
picture-cards = Deck { $n }
picture-maps = Map deck { $n }
picture-quests_left = Quest deck { $n }
picture-quests = Quests { $done }/{ $most }
picture-boons = Boons { $used }/{ $most }
picture-treasures = Treasures { $used }/{ $most }
picture-pack = Pack { $n }/3
picture-hidden_hand = { COUNT($n, "card") } in hand
picture-price_wounds = { COUNT($n, "wound") }
picture-price_hand = { COUNT($n, "card") }
picture-price_readied = { COUNT($n, "readied card") }
picture-price = Pay { $costs }
picture-no_hand = No cards in hand

## The table in words

words-board = The board of Dungeoneer.
words-sheet = { $player }'s hero and hand.
words-turn = Round { $round }, { $player }: { $phase }.
words-before = { $player }: { $phase }.
words-drawn = To place: { $space }.
words-marked = You can choose: { $places }.
words-last_attack = Last roll ({ $what }{ $known ->
    [0] {""}
   *[other] , { $attr }
}): { $attacker } rolled { $attacker_die } for { $attacker_total } in total, { $defender } rolled { $defender_die } for { $defender_total }.
words-last_roll = Last roll ({ $what }{ $known ->
    [0] {""}
   *[other] , { $attr }
}): { $who } rolled { $dice }, for { $totals } in total{ $target ->
    [0] {""}
   *[other] ; { $target }+ was needed: { $met ->
        [1] success
       *[0] failure
    }
}.
words-player = { $number }. { $player }, { $hero }: level { $level }, Life { $life }/{ $most }, Glory { $glory }, Peril { $peril }, { COUNT($hand, "card") } in hand, quests { $done }/3
words-out = { $number }. { $player }, { $hero }: out of the game.
words-states = {" "}({ $states })
words-at = at { $space }
words-cusp = on the cusp to the { $side }
words-tipped = tipped
words-tipped_roll = tipped, gets up with { $attr } { $target }+
words-movement = movement { $movement }
words-token = 1 movement kept
words-space = { $space } ({ $cell }): { $exits }; Glory { $glory }, Peril { $peril }
words-space_of = { $space } ({ $realm } { $cell }): { $exits }; Glory { $glory }, Peril { $peril }
words-all_open = open on all sides
words-further = Further away: { $spaces }
words-further_space = { $space } ({ $cell })
words-exit = { $side } { $exit }
words-exits = Exits: { $exits }
words-gives = Glory { $glory }, Peril { $peril }
words-component = component of “{ $quest }” here
words-global_here = global quest here
words-heroes = heroes: { $heroes }
words-pit = pit { $attr } { $target }+
words-spikes = spikes { $attr } { $target }+
words-hazard = hazard +{ $n }
words-sewer = sewer { $letter }
words-portal = portal
words-portal_shut = portal, not connected yet
words-global_quest = Global quest “{ $quest }”: { $text }
words-personal_quest = { $player }'s quest “{ $quest }”: { $text }
words-wounds = wounds { $wounds }/{ $life }
words-carried = carried by { $player }
words-found = found
words-trap = The trap { $card } awaits { $player }.
words-monster = { $card } attacks { $player }: { $attr }.
words-dead = defeated
words-resolved = resolved
words-cancelled = cancelled
words-piles = Adventure deck { $cards }, discard pile { $discard }, map deck { $maps }, quest deck { $quests }.
words-scores = Melee { $melee }, Magic { $magic }, Speed { $speed }
words-boons = Boons ({ $used } of { $most }): { $cards }
words-treasures = Treasures ({ $used } of { $most }): { $cards }
words-banes = Banes: { $cards }
words-pack = Pack: { $cards }
words-done = Completed: { $quests }
words-artifact = Artifact “{ $quest }”: { $text }.
words-charges = { $card } ({ COUNT($n, "charge") })
words-with = { $card } with { $attachments }
words-beast = { $card } (wounds { $wounds }/{ $life })
words-times = { $card } × { $number }
words-hand = In hand: { $cards }.
words-map_hand = Map cards in hand: { $cards }
words-stance = Asked on other players' turns: { $stance }
words-armed = Used automatically: { $orders }
words-armed_order = { $card } ({ $when })
words-way = { $n } { $side }
words-ways = {" "}({ $ways })
words-quest_place = { $quest }: { $goal }
words-from_to = { $start } → { $goal }
words-cost_glory = { $cost } Glory
words-cost_peril = { $cost } Peril
words-card = **{ $card }** ({ $facts }): { $text }
words-monster_scores = Life { $life } · Melee { $melee } · Magic { $magic } · Speed { $speed }
words-copies = { $set }, { COUNT($n, "copy", "copies") }
words-level_scores = Level { $level }: Melee { $melee }, Magic { $magic }, Speed { $speed }
words-slots = Slots: { $boons } for boons, { $treasures } for treasures

## The card command

command-cards-name = cards
command-leavers-name = leavers
command-revealed_map-name = revealed_map

## Rules pages

topic-goal-title = Goal and victory
topic-goal =
    You lead one hero through a world that grows card by card. On each of your turns you are also the Dungeonlord who torments everyone else.

    You win at once in one of two ways.
    - **As a hero**: you complete three quests (artifacts count)
    - **As Dungeonlord**: every other hero has fallen, no matter who brought them down

    There are no draws and no turn limit. If all players agree to end the game, nobody wins.

    You start at level 1 with Life 6, Glory 1, Peril 1, five cards in hand and two personal quests. One global quest is open to all.

topic-turn-title = The turn
topic-turn =
    A turn has five phases, in this order.
    1. **Reset**: exits close, once-per-turn effects can be used again, you pay upkeep, and your movement is set to your Speed
    2. **Dungeonlord**: play banes and encounters, paid for with other players' Peril
    3. **Build**: draw a map card and place it
    4. **Hero**: move, explore, play cards and attempt quests, in any order and as often as you can pay; challenge once
    5. **Discard/Draw**: discard one card, then draw until you have five

    The Dungeonlord and Hero phases last until you end them. Completing a quest takes you straight to Discard/Draw.

topic-picture-title = How to read the picture
topic-picture =
    - **Each card is one space**, with its name and a drawing. A floor of bare stone is the dungeon; in the wilderness, its colour is the terrain, and most drawings show it, too. At the bottom left is its Glory (a round light), at the bottom right its Peril (a pointed shield); in spaces you have already entered this turn both are pale and can't be gained again
    - **Exits**: a gap is open. A square plate with rivets is locked, a jagged plate is trapped, and a side without a gap is a wall. The plate shows the score (fist Melee, palm Magic, boot Speed) and the target number. A green tick: open this turn
    - **Obstacles**: a dark hole is a pit, sharp points are spikes, a triangle with + is a hazard, a grate a sewer, a swirl a portal. A bundle is the component of an escort quest
    - **Heroes** have the shape, the colour and the number of their seat; the one who acts stands on a bright disc. A hero whose token lies down is tipped; one whose token is on an edge is on the cusp
    - The whole map is at the top right; the white frame is the part shown on the left. On small maps a riveted bar on an edge is a locked exit and teeth are a trapped one
    - When you're asked a question, the picture shows what it is about: the map around your hero, the cells for a card (two arrows: upside down as well), and for the Dungeonlord the rivals' scores and Peril
    - Below, for each hero: Life, level, cards in hand, Glory, Peril and completed quests (stars). On the map, a star shows where the global quest leads, and a flag with a seat number where that player's quests lead; footprints show movement left
    - What you can choose is lit in amber, and the rest is darker. E2N1 is two cards east and one north of the Entrance

topic-glory-title = Glory and Peril
topic-glory =
    {"**"}Glory** is yours to spend: on boons, treasures and abilities.

    {"**"}Peril** is what others spend against you. You never spend your own.

    - Both run from 0 to 20; any excess is lost
    - On your turn, every space you enter for the first time that turn gives you its Glory and its Peril. You can't refuse either
    - If you enter no space that turn, Discard/Draw gives you the Glory and Peril of the space you are in
    - Every wound dealt in combat is rewarded. A hero's player gains 1 Glory for each; a monster's player gives 1 Peril for each, all to one player of their choice. Fights with quest monsters earn nothing
    - Costs are paid in full at once. You can't combine the Peril of two players

topic-dungeonlord-title = The Dungeonlord phase
topic-dungeonlord =
    You can play **banes** one by one at any time in the phase, even between two encounters. A bane aimed at a player's hero costs that player's Peril; one that isn't aimed at any hero costs the Peril of any one other player. You can also play Anytime cards, use effects and get up at any of these times.

    You declare **encounters** (monsters and traps) once per phase, all together.
    1. Choose them in the order in which they will resolve: the card, its target, and for a monster the attribute it attacks with (one with ○). Monsters in your pack can join in
    2. Everything is paid at once, and the players affected may react
    3. The encounters resolve in that order. A monster whose target has left the space doesn't attack
    4. After a monster's attack, heroes in its space may challenge it

    One player's Peril pays for a trap, but it catches every hero in the space, even yours. You can't play Response cards against your own trap.

    When you declare, you can already decide who gets the Peril for wounds.

topic-combat-title = Combat
topic-combat =
    Monsters attack heroes; a hero who challenges attacks a hero or a monster in the same space.

    The attacker names Melee, Magic or Speed, choosing one that has ○ (a standard attack), and both sides fight with that score. Each side rolls one die, both at the same time, and adds its score and modifiers.
    - Attacker higher: the defender suffers 1 wound
    - Defender higher, with ◇ (counter-attack) or ○: the attacker suffers 1 wound
    - Defender higher without a mark: the attack is only parried
    - Equal: nothing happens

    A **☆ hit effect** completely replaces the wound. A side with several hit effects chooses one before the roll.

    When cards combine, the better mark applies: ◇2 and ○1 make ○3.

    Heroes and monsters make one standard attack per turn; they defend and hit back without limit. Each option shows its modifiers and chances in advance, and the log lists every part afterwards.

topic-threats-title = Threats
topic-threats =
    A threat is a score and a target number. “Magic 5+” means: roll one die and add your Magic; 5 or more succeeds.

    - The score may also be your current Life or your level. The marks ○ and ◇ don't matter
    - A 1 or a 6 isn't an automatic failure or success
    - It isn't combat: nobody hits back, and there is no reward
    - Traps, exits, pits, spikes, some banes and some quests have threats
    - Anything that changes a roll must be used before the roll. Once the dice are rolled, nobody can change them

topic-traps-title = Traps and hazards
topic-traps =
    One player's Peril pays for a trap. When the trap resolves, every hero in its space rolls separately, in turn order from the turn player. If nobody is there, it does nothing. Either way, it is then discarded.

    A **hazard** raises the target number of traps in its space by its number. It doesn't affect exits, pits or spikes.

    Pits, spikes and trapped exits are obstacles, not traps. A bonus against traps doesn't help against them.

topic-packs-title = The pack
topic-packs =
    At the end of the Dungeonlord phase, surviving monsters leave the map.
    - Without wounds: to your hand or your pack, as you like
    - With wounds: to the pack, with their wounds
    - Defeated monsters are discarded

    The pack holds up to three monsters. They're public and don't count as part of your hand. On a later turn, pay a pack monster's cost again and it attacks again; its wounds stay.

    Attachments don't count towards the limit or the cost, but are lost when the monster returns to your hand. You can discard monsters you no longer want when you end the phase, or as your one discard in the Discard/Draw phase.

topic-building-title = Building the map
topic-building =
    Everyone sees the map card you draw. You choose where it goes and which way up.
    - It goes into an empty cell next to a placed card, upright or upside down
    - On at least one side, two exits that aren't walls must meet. The other sides may meet anything
    - While cards remain, you must leave room to extend the map
    - Only passages and roads go next to the Entrance, unless there's no other place
    - Black borders belong to the dungeon, white ones to the wilderness

    All legal places are among the options and lit in the picture. Placing a card gives nothing to anyone. A card that fits nowhere goes under the deck, and you draw the next.

    In your Hero phase you may **explore** for 1 movement as often as you like: draw and place another card.

topic-exits-title = Exits and the cusp
topic-exits =
    When you move, you face the exit of the space you **leave**. The exit on the other side matters only if it's a wall.
    - **Open**: pass freely
    - **Trapped/Treacherous**: a threat; failure costs 1 wound. Either way, it stays open for the rest of the turn
    - **Locked/Lost**: a threat; failure costs 1 movement. Either way, it stays open for the rest of the turn
    - **Wall/Impassable**: nobody can pass, from either side

    Once opened, an exit stays open from that side, for everyone, until the next player's Reset phase.

    {"**"}The cusp**: if failing at a lock costs your last movement, your hero stops on the exit and still counts as being in the old space. On your next turn it can cross for 1 movement without a threat, but can't walk anywhere else first. Until then that edge is open for everyone, both ways.

    Sewers, portals and effects that move a hero ignore exit threats.

topic-obstacles-title = Obstacles and terrain
topic-obstacles =
    Pits and spikes take effect **each time** your hero enters on your own turn: enter twice, and you face them twice. Being moved on another player's turn doesn't trigger them.
    - **Pit**: if you fail its threat, your hero is tipped. Getting out costs 1 movement, without a roll
    - **Spikes**: if you fail their threat, you suffer 1 wound
    - **Hazard**: raises the target numbers of traps there
    - **Sewer**: 1 movement to a sewer with the same letter
    - **Portal**: 1 movement to or from the dungeon Entrance (with both sets)
    - **Terrain** does nothing by itself; cards refer to it

    When you enter a space, the order is: exit threat, paying movement, entry, Glory and Peril, obstacles.

topic-movement-title = Moving and movement points
topic-movement =
    In the Reset phase your movement is set to your Speed; any left over is lost.
    - A step, exploring, a sewer, a portal, a challenge, getting up: 1 each
    - Attempting a quest: the first in a turn is free, then 1 each (chance quests always 1)
    - Playing cards, and picking up or putting down components: none

    If your Speed rises above its highest value so far this turn, your movement rises by the difference. If it falls, you keep what you have.

    At the end of your turn you may keep one point as **off-turn movement**. With it you can challenge or get up on other players' turns, but not walk; if unused, it's lost at your next Reset phase.

topic-quests-title = Quests
topic-quests =
    You may attempt your own quests and the global one in your Hero phase, in the spaces they name.

    When you complete one, you gain its reward (level, Life, Glory, Peril, then anything else) and go straight to Discard/Draw, so you can complete only one per turn. A completed global quest is replaced at once; a personal one never is.

    {"**"}Effect**: works while the quest is open, on its owner's hero or, for the global quest, on every hero.
    {"**"}Artifact**: once completed, it stays as a lasting ability. It takes no slot and can't be lost.
    {"**"}Search**: first overcome the threat to find the object; then you may go on to the quest's condition in the same attempt. If you don't complete the quest this turn, the search starts over.

topic-quest_types-title = Kinds of quests
topic-quest_types =
    - **Chance**: roll as printed, 1 movement per roll, as often as you like. Before each roll you may spend any amount of Glory: each Glory adds 1
    - **Escort**: pick up the component and put it down at its goal; both are free. A global quest becomes yours when you pick up its component. Once the component has been put down short of its goal, any player whose hero is there can pick it up in their own Hero phase and take over the quest
    - **Sacrifice**: pay the whole price and it's done. You can't pay with your last point of Life
    - **Slay**: the quest's monster attacks first, free of charge, controlled by the player on your left. You can wound it by hitting back, and then with a challenge for 1 movement. Its wounds stay from turn to turn. It attacks once per turn and gives no Glory or Peril
    - **Threat**: overcome it. A failure affects every hero in the space

    {"**"}Stealing**: on your turn, challenge a carrier in your space and choose to steal. A hit deals no wound but gives you the quest and the component.

topic-challenge-title = Challenges
topic-challenge =
    For 1 movement your hero makes a standard attack on a hero or monster in the same space, once per turn and never while tipped.
    - A monster that attacked in the Dungeonlord phase: right after its attack (with off-turn movement)
    - A hero: in your Hero phase, or in your Dungeonlord phase before or after the encounters; on other players' turns (with off-turn movement), right after a hero enters your space or before the turn ends
    - A quest monster: on your turn, after it has attacked

    You gain Glory for the wounds you deal, except to a quest monster. If a hero wounds you in return, its player gains Glory. Response cards don't work against a hero's challenge.

topic-windows-title = Reactions
topic-windows =
    On other players' turns you may act only at certain moments: after the Reset phase, after a declaration, before a bane takes effect, just before a roll, after a monster's attack, after a hero has entered a space, and before the turn ends.

    Only players who have something to use, and can pay for it, are asked: all at once and in secret. Nobody learns who was asked or who passed. If several react, their reactions take effect one after another in a fixed order, and the rest are asked again.
    - **Response**: only when your own hero faces an encounter or a bane that another player has played, or a quest monster
    - **Anytime**: at nearly all of these moments, and whenever you can act on your own turn

    {"**"}To be honest**: the table sometimes waits a few seconds even when nobody is asked, but a long pause can still hint that someone holds something. That can't be hidden completely. If it bothers your table, everyone can choose “Always ask”.

topic-orders-title = When you're asked, and armed cards
topic-orders =
    The setting **Ask me** decides when you're asked on other players' turns. It's secret and can be changed at any time.
    - Always ask
    - Ask only if my hero is affected (the default): by an attack, a bane or a roll of your own. You're also asked before a quest roll that a bane of yours could spoil. You aren't asked when nothing you can do would help, such as before a roll that can't fail or can't succeed. If something would help with a roll, you're asked just before that roll
    - Pass for the rest of this turn. When you're asked you can also pass for the turn, or until this attack is over; after that your earlier setting applies again
    - Pass until my next turn

    {"**"}Armed cards**: choose a card or an effect and the moment to use it. The first time that moment comes, it's used without asking you. Arming is free and secret, and can be cancelled until then. You don't have to be there, which helps a lot in games that last for days.

    If time runs out, you pass. A question on another player's turn can't hold up the table forever.

topic-cards-title = Adventure cards
topic-cards =
    - **Boons** (blue, Glory): skills and spells. A permanent one takes a boon slot; you may have several copies of the same boon, but can't discard boons yourself
    - **Treasures** (gold, Glory): items. Each takes a treasure slot, and you can ready only one of each category
    - **Banes** (grey, Peril): harm of all sorts. Permanent ones stay on the hero
    - **Encounters** (red, Peril): monsters and traps

    {"**"}Permanent** cards stay readied; **instant** ones are discarded at once, and their effect lasts until the end of the turn; **attachments** go on another card.

    {"**"}Upkeep**: in your Reset phase, pay it in Glory or return the card to your hand.
    `/dungeoneer card` shows any card in full, including quests, map cards and heroes.

topic-slots-title = Slots and items
topic-slots =
    Each hero can ready only so many boons and treasures.
    - While all slots of one kind are full, you can't play another permanent card of that kind
    - You can't ready two treasures of one category (two shields, say)
    - A **potion**, or any other item that is discarded when used, needs no slot and ignores categories if you use it as you play it
    - **Storage** takes one slot and adds as many as it says, so you can play it even when all slots are full. If you lose it, you keep treasures of your choice, as many as your remaining slots hold
    - A treasure that is used up is discarded at once

    Hero abilities, artifacts and banes take no slots.

topic-life-title = Level, Life, tipping
topic-life =
    Quests raise your **level**, up to 4. The new scores apply at once.

    {"**"}Life** starts at 6, and 6 is the maximum. Wounds are healed by the rewards of many quests and by some boons, treasures and hero abilities. At 0 the hero falls and the player is out: hand, boons, treasures and pack are discarded, open personal quests go under the quest deck, and completed ones count for nobody.

    {"**"}Tipped** heroes can't move and can spend movement only on getting up. They still defend and hit back, and can do anything that is free or costs only Glory, including the free attempt at a quest.
    - Out of a pit: 1 movement, always
    - Tipped by a card: 1 movement, and you must overcome the threat on that card
    - A tipped hero moved to another space stays tipped, unless it was in a pit

topic-end_of_turn-title = Discard and draw
topic-end_of_turn =
    1. If your hero entered no space this turn, you gain the Glory and Peril of its space. Obstacles have no effect
    2. With movement left, you may keep one point for other players' turns
    3. If you have a card in hand, discard exactly one card: a hand card, a readied treasure or a monster from your pack. You can't discard boons. With an empty hand you discard nothing
    4. With four cards or fewer, draw until you have five

    There is no hand limit. When the adventure deck runs out, the discard pile is shuffled.

topic-order-title = Simultaneous events
topic-order =
    If a card contradicts the rules, the card takes precedence. All changes to a roll are made before the dice are rolled.

    Things that happen at the same time resolve in this order: boons, heroes' abilities, treasures, banes, exits, paying movement, entering the space, Glory and Peril, the space's effects and obstacles, encounters, attack roll, defence roll, quests, the turn player, the next player.

    If several heroes are wounded at once, resolve one hero at a time, starting with the turn player, and check for victory after each.

    In combat, the order is: the hit effect, the reward, a monster's defeat, a hero's fall.

topic-revealed-title = Option: Revealed Map
topic-revealed =
    The players build the whole map before the first turn. There is no Build phase and no exploring.

    All map cards are dealt out. If you're dealt a map card that one of your own quests names, it passes to the player on your left automatically (only the two of you know). The player who was dealt the Entrance places it and will take the first turn. Starting with the player to their left, players take turns placing one card.

    If you can't place a card, you pass. When nobody can, the remaining cards are removed from the game, and quests that need them are replaced.

    There's less luck, and you can plan with the whole map from the start.

topic-combining-title = Option: Combining Sets
topic-combining =
    For two to six players, using the Vaults of Emberdeep dungeon and the Gloam March wilderness together.

    - The two maps grow separately; only portals connect them
    - At the start, each player in turn chooses the Entrance where their hero starts
    - Personal quests: one from the dungeon and one from the wilderness
    - As soon as a space with a portal is placed, it's connected to the dungeon Entrance. Going through costs 1 movement; there is no exit threat. You gain the Glory and Peril of the space you enter and face its obstacles
    - Cards that need a terrain can't be played on a hero in the dungeon

topic-dice-title = How to check the dice
topic-dice =
    All dice rolls and shuffles come from one seed that is fixed before the game. During the game `/table status` shows the SHA-256 of that seed; at the end the log shows the seed itself.

    After the game, compute the SHA-256 of the seed shown and compare it with the first value. If they match, no roll was changed. You can replay the exported game to check every single roll.

    For each roll the log lists the dice, the scores, every modifier and the total.

## The chronicle

chronicle-title = 🍺 What they tell in the tavern tonight
chronicle-chances = The tavern's odds on { $player }: { $before }% → { $after }%
chronicle-quiet = { $player } says it was a quiet walk, mostly.
chronicle-quester = 🏅 { $player } completed { $count } quests and would like to talk about each of them.
chronicle-schemer = 🕸️ { $player } sent { $count } monsters, traps and banes to friends. They remain friends, officially.
chronicle-bleeder = 🩸 { $player } was wounded { $count } times. The tailor has given up on that shirt.
chronicle-parrier = 🛡️ { $player } turned aside { $count } attacks and pretended not to be out of breath.
chronicle-striker = ☆ { $player } landed { $count } blows that did more than hurt.
chronicle-stumbler = 🪤 { $player } looked at danger too closely { $count } times.
chronicle-nimble = 🐈 { $player } got past { $count } dangers, some of them by accident.
chronicle-patient = ❤️ { $player } was patched up { $count } times and smells of herbs.
chronicle-mapper = 🗺️ { $player } laid { $count } pieces of the map and still had to ask the way.
chronicle-wanderer = 👣 { $player } walked into { $count } rooms and didn't close a single door.
luck-threat = { $player } beat { $source } ({ $target }+).
luck-threat_failed = { $player } failed against { $source } ({ $target }+).
luck-chance = { $player } rolled what “{ $quest }” needed.
luck-chance_failed = { $player } didn't roll what “{ $quest }” needed.
luck-attack = { $attacker } hit { $defender }.
luck-attack_failed = { $attacker } missed { $defender }.
luck-defence = { $defender } withstood { $attacker }.
luck-defence_failed = { $defender } was hit by { $attacker }.

## The guided first game

coach-title-first_quest = The first quest
coach-about-first_quest = You lead one hero through a dungeon that grows card by card, and on your turn you're also the Dungeonlord who torments everyone else. Complete three quests, or be the last hero left, and you win. At 0 Life a hero is out of the game. In the pictures, fist, palm and boot are Melee, Magic and Speed. **○**: you can attack with this score; **◇**: you can only hit back; a score without a mark only defends. *Symbols* shows them all, including the exits.
coach-after-first_quest = Most quests raise your hero's level, and with it the scores. In a fight the attacker picks a ○ score; both sides roll a die and add that score. If the attacker is higher, the defender suffers 1 wound; if the defender is higher, the attack fails, and ◇ or ○ hits back; a tie does nothing. Once a turn, for 1 movement, your hero can challenge a monster or hero in the same space. Each wound that your hero deals in a fight earns 1 Glory; each that your monsters deal gives 1 Peril to a player of your choice. A monster of yours that survives returns to your hand or joins your pack (three at most; wounded ones always join it), and you can send it again at its price.
coach-goal-dungeonlord = lay a trap
coach-goal-pick_up = pick up what a quest asks for
coach-goal-quest = complete a quest
coach-topic-monsters = fights with monsters
coach-topic-challenge = challenging monsters and heroes
coach-topic-pack = the pack
coach-topic-banes = banes
coach-topic-cards = most boons and treasures
coach-topic-cusp = heroes that are tipped or stuck between two spaces
coach-topic-reactions = reacting on other players' turns
coach-topic-orders = cards that are played automatically
coach-lord = A turn has five phases: Reset (opened exits close again), Dungeonlord, Build (the map grows), Hero, Discard/Draw. As Dungeonlord you send monsters and traps from your hand, **paid for with the Peril of the player you send them to**. Peril is a debt: it grows with every space you enter, and the others spend it to hurt you. Your other cards: boons and treasures help your own hero (paid for with Glory; those that stay are limited by the slots on your sheet), and banes spoil others' plans (paid for with the Peril of the player whose hero they are aimed at, or of any one other player; “Anytime” ones on others' turns, too). A trap catches every hero in its space, even yours.
coach-lord-why = your opponent has Peril 2, enough for a trap with an even chance of a wound. All it costs you is the card.
coach-declare = You declare encounters once a turn. To send several, choose them all first, then declare.
coach-lord_end = You declare encounters (monsters and traps) once a turn, all together. When you have nothing more to play, end this phase. The map comes next.
coach-build = Every turn you draw one map card and place it next to another card so that two exits that aren't walls meet. Each place shows how many steps it is from your hero.
coach-hero = Now your hero: your movement equals your Speed. A step costs 1 movement, and so does exploring; on the board, one tap takes you several steps to a space with a number. Each space you enter gives you its **Glory** and its **Peril**, once a turn; the one where you start gives them only if you enter no other. Glory is yours to spend; Peril is what others spend against you. A tipped hero can't move until it has paid 1 movement to get up. The 1 movement that you may keep at the end is for other players' turns: to get up, or to challenge (attack) someone in your space.
coach-hero-why = by the northern route, it's two steps to the forge, where the heart for your quest lies.
coach-exit = Look at the exits. You just walk through an open one (a gap); nobody can pass a wall (no gap). At “trapped, Speed 6+” (a jagged plate) roll a die and add your Speed: you need 6 or more, or you take 1 wound. If you fail at a locked exit (a riveted plate), it costs 1 extra movement. Either way you go through, if you have movement left. Your hero, Tamsin, has Deft Hands: she opens every lock without a roll, even with her low Melee.
coach-exit-why = with Speed 4 you only need a 2, and what your quest asks you to pick up is right there.
coach-quests = Two personal quests are yours alone; the global quest goes to whoever completes it first, and a new one is turned up; personal quests aren't replaced. Flags and a star on the map show where they lead. Picking up and putting down cost no movement, but some things weigh you down: with the Ember Heart your Speed is 1 lower, for rolls too.
coach-quests-why = put the item down at the Ember Shrine to complete a quest.
coach-explore = If the place you need isn't on the map yet, explore: for 1 movement you draw a map card and place it at once.
coach-explore-why = the shrine and the global quest's shaft are still in the deck, and you have movement left.
coach-discard = At the end of your turn, discard exactly one card, then draw until you have five (if you still have five, you draw none). Discard a card you're unlikely to afford or use.
coach-answer = On other players' turns you're asked whether to react when something affects you: Response cards answer an encounter or a bane that is aimed at your hero, Anytime cards nearly everything. The table often waits a little so nobody can tell who could have reacted. You see what you could use and what it costs; doing nothing is fine. Next to “Pass” or “On to the roll” you see what threatens you and how likely you are to get through it.
coach-answer-why = save your Glory for the quest.
coach-wounded = 🩸 You've taken a wound and lost Life. **At 0 your hero falls and you're out of the game.** Quests and cards restore Life.
coach-tipped = Your hero is tipped: until it gets up, it can neither walk nor explore. Getting out of a pit costs 1 movement and always works.
coach-shaft = Your turn again. Check how many steps away your goal is and how much movement you have.
coach-shaft-why = the shaft for the global quest is right there to the north, and you can be first.
coach-attempt = When you're in the space a quest names, you can attempt it. Your first attempt each turn is free, and each further one costs 1 movement; but in chance quests (a die plus Glory), such as the Leap of Echoes, every roll costs 1. Success ends your Hero phase: one quest a turn.
coach-attempt-why = if you spend enough Glory, you can't fail.
coach-spend = Each Glory you spend before the roll adds 1.
coach-spend-why = you need 7: with 6 Glory, even a 1 is enough.
coach-bank = The point you keep lets you get up or challenge someone on other players' turns.
coach-pack = Surviving monsters return to your hand or join your pack. Pay again on a later turn, and they attack again.
coach-shrine = 🏁 This is the Ember Shrine. Here you deliver what you carry for “Carry the Ember Heart”, without spending movement and without a roll. That completes the quest and ends your Hero phase.
coach-shrine-why = this completes the quest, and your cards can wait for a later turn.
coach-why_place = put places you need near you, and all others where they help nobody.
coach-why_walk = each new space this turn gives Glory, and this way leads towards your quests.
coach-why_new = a space that your hero enters for the first time this turn gives Glory.
coach-why_quest = this way leads towards your quests.
coach-why_door = what's beyond that exit is worth the risk.
coach-why_explore = you might still draw a place you need and put it near you.
coach-why_end = nothing more is worth its price this turn.
coach-why_play = it helps beyond this turn, and you can afford it.
coach-why_pick_up = you need it for a quest.
coach-why_deliver = that completes the quest.
coach-why_attempt = this is the place, and your chances are good enough.
coach-why_up = your hero can't walk until it gets up.
coach-why_no_more = the rest costs too much or is unlikely to hit.
coach-why_discard = it's the card that I'd miss least.
coach-why_pass = nothing you could use here is worth its price.

## Signs

picture-signs = Symbols and what they mean
sign-scores = Melee, Magic and Speed: added to a die in fights and against threats
sign-attack = Standard attack: you can attack with this score, and hit back
sign-counter = Counter-attack: you can only hit back. A score without a mark only defends
sign-life = Life: each wound costs 1; at 0 the hero is out of the game
sign-movement = Movement left: set to your Speed in the Reset phase; each step uses 1
sign-glory = Glory you gain when you enter. Yours to spend
sign-peril = Peril you gain when you enter. Others spend it to hurt you
sign-open = Open exit: you just walk through
sign-locked = Locked exit (riveted): die + score must reach the number, or you lose 1 movement
sign-trapped = Trapped exit (jagged): die + score must reach the number, or you suffer 1 wound
sign-wall = Wall: nobody can pass, from either side
sign-flag = Where that player's personal quest leads
sign-star = Where the global quest leads: first come, first served
sign-pit = Pit: if you fail you're tipped, and pay 1 movement to get up
sign-spikes = Spikes: if you fail you suffer 1 wound
sign-hazard = Hazard: adds this number to the target of traps in this space
sign-sewer = Sewer: for 1 movement, go to the sewer with the same letter
sign-portal = Portal: leads to the dungeon Entrance and back

## What happened, in short

# A roll and its result; who sent the monster or set the trap
story-roll = { $sent }{ $roll }{ $result }
part-sent_by = Sent by { $by }: {""}
part-set_by = Set by { $by }: {""}
part-then = {" "}{ $text }
# What the line about another player's turn lists
tally-placed = { $n ->
    [1] places { $space }
    [2] places { $via } and { $space }
   *[other] places { COUNT($n, "map card") }
}
tally-personal_place = 📍 for { $player }'s “{ $quest }”
tally-global_place = 📍 for the global quest “{ $quest }”
tally-untipped = { $player } gets up
tally-plays = ✨ { $other }plays { $card }{ $price }{ $does }
tally-uses = ✨ { $other }uses { $card }{ $price }{ $does }
tally-ability = ✨ { $other }uses their hero's ability{ $price }
tally-bane = 🕸️ { $other }plays { $card } on { $victim } ({ $cost } of { $victim }'s Peril){ $does }
tally-attached = 🕸️ { $card } → { $monster }
tally-cusp = stuck at an exit of { $space }
tally-stolen = 🫳 snatches { $thing } from { $victim }
tally-eliminated = 💀 { $player } is out
tally-trap = 🪤 { $card } → { $victim } ({ $cost } of { $victim }'s Peril){ $does }
tally-monster = 👹 { $card } → { $victim } ({ $cost } of { $victim }'s Peril)
tally-attack = ⚔️ { $other }{ $monster }→ { $defender } ({ $attr }{ $totals })
part-totals = , { $one } against { $other }
tally-missed = the attack has no effect
tally-cancelled = ✋ { $card } has no effect
tally-attempt = 📜 attempts “{ $quest }”{ $price }
part-spends = , spending { $n } Glory on the roll
tally-two_dice = 🍀 rolls { $dice } and uses the higher
tally-found = 🔍 finds it
tally-threat_failed = { $other }fails at { $source } (🎲 { $die }, { $attr } total { $total } against { $target })
tally-chance_failed = fails “{ $quest }” (🎲 { $dice }, total { $total } against { $target })
tally-trap_escaped = { $player } unhurt{ $does }
tally-wounded = 🩸 { $player } −{ $n } (Life { $life })
tally-healed = ❤️ { $player } +{ $n } (Life { $life })
tally-monster_wounded = 🩸 { $monster } −{ $n }
tally-defeated = 💥 { $monster } is defeated
tally-tipped = { $player } tipped
tally-banked = 👣 keeps 1 movement for other players' turns
tally-freed = free of { $card }
tally-quest_done = 🏅 completes quest { $n } of 3, “{ $quest }”{ $does }
tally-level = level { $level }
tally-picked_up = picks up { $thing }
tally-put_down = puts down { $thing }
tally-to_pack = { $monster } joins the pack
tally-to_hand = returns { $card } to hand
tally-discarded = { $other }discards { $card }
tally-spaces = { $n ->
    [2] moves to { $via }, then { $space }
   *[other] moves { COUNT($n, "space") } to { $space }
}
tally-glory = Glory +{ $n }
tally-glory_lost = Glory −{ $n }
tally-peril = Peril { SIGNED($n) }

## What comes next

answer-win = You win at once when you complete three quests or every other hero has fallen. There is no turn limit.
outlook-phases = Still to come this turn: { $phases }.
outlook-turn = { $player }'s turn is next.
answer-leads = { $number ->
    [one] { $players } leads with { $total } of 3 quests.
   *[other] { $players } share the lead with { $total } of 3 quests each.
}
answer-level = Everyone is tied with { $total } of 3 quests.
answer-ahead = { $player } is { COUNT($margin, "quest") } ahead of { $second }: { $total } to { $other }.
answer-alike = { $player } and { $second } have { COUNT($total, "quest") } each.
end-ahead = { $player } was { COUNT($margin, "quest") } ahead of { $second }.
end-ahead_most = { $player } was { COUNT($margin, "quest") } ahead of { $second } ({ $category }: { $own } to { $other }).
end-margin = { $player } finished { COUNT($margin, "quest") } ahead of { $second }.
end-margin_most = { $player } finished { COUNT($margin, "quest") } ahead of { $second } ({ $category }: { $own } to { $other }).

## Zones in which things can be looked up

zone-hand = My hand
zone-hero = My hero and cards in play
zone-quests = My quests and the global quest
zone-encounters = Encounters
zone-map = On the map
zone-others = Other players' heroes and cards
zone-their_quests = Other players' quests
zone-discard = Discard pile

## Rules of thumb

# Why a computer player answers a question as it does, by the kind of the question.
thumb-dungeonlord_acts = send encounters whose chances are good, then play banes, mostly against the strongest rival.
thumb-declare_encounters = send one more encounter as long as it's worth its Peril.
thumb-encounter_target = send it where it does the most harm.
thumb-encounter_attachment = attach whatever makes the monster's attack strongest.
thumb-encounter_attribute = attack with the attribute that hurts the most.
thumb-between_encounters = send encounters whose chances are good, then play banes.
thumb-pack_assign = put monsters into the pack until it holds three.
thumb-choose_entrance = start at the Entrance with the most of your own quests nearby.
thumb-peril_recipient = give Peril to the strongest rival.
thumb-place = put the spaces of your own quests close by, and the spaces of rivals' quests far from those rivals.
thumb-hero_acts = go for whichever of your quests is most likely to succeed, play the cards that help, and attack where the odds are good.
thumb-window_action = play cards that save Life, help an important roll or spoil a rival's quest.
thumb-pay_upkeep = pay as long as you have at least 2 Glory.
thumb-spend_on_chance = spend Glory as long as the better chance is worth it.
thumb-sacrifice_cost = give up what you'll miss least.
thumb-monster_attribute = attack with the attribute that is most likely to hit.
thumb-forced_discard = force out a rival's best card; of your own, give up the one you'll miss least.
thumb-discard_one = discard the card that is of least use now.
thumb-choose_step = move your own hero towards places worth reaching, and other heroes away from those they want to reach.
thumb-bank_movement = keep movement for other players' turns if it may be useful.

## Short answers to common questions on the rules, and ways to ask them

ruling-end_of_turn-deck_out = The discard pile is shuffled into a new adventure deck. Without map cards nobody can explore any more; the game goes on.
ruling-glory-get_glory = Enter spaces (each gives Glory and Peril once a turn, but not the one where the turn began), deal wounds in combat, or complete quests that give it. If you don't move at all, you gain those of your space at the end of your turn.
ruling-glory-difference = Glory is yours to spend: it pays for boons, treasures and some abilities. Your Peril is what the others spend against you, on banes, monsters and traps; you can't spend it yourself. The more you have, the stronger the monsters that can come. Both stop at 20.
ruling-glory-lose_peril = You can neither refuse Peril nor pay it off: a space gives both its Glory and its Peril. It falls only when the others spend it on you, or through a few cards and abilities. Enter fewer spaces to gain less of it.
ruling-life-what_tipped = A tipped hero can't move, challenge or explore. It still defends and hits back, and may use what is free or costs only Glory. Spend 1 movement to get up: out of a pit that always works; if the threat on a card tipped you, you must also overcome it.
ruling-challenge-attack_hero = Challenge: for 1 movement your untipped hero attacks another hero in the same space, on your own turn or, with off-turn movement, on another player's. Only one standard attack per turn. If the other hero's total is higher and has ◇ or ○, yours takes the wound.
ruling-challenge-attack_monster = A monster that attacked you may be challenged right after its attack, for 1 movement (off-turn movement on another player's turn). Otherwise you wound monsters by hitting back when they attack.
ruling-life-i_die = A wound costs a hero 1 Life; on a monster wounds add up until they equal its Life. At Life 0 your hero falls and you're out of the game: cards in hand, boons, treasures and pack are discarded. There is no coming back.
ruling-life-heal = Many quest rewards heal you, and so do some boons, treasures (a Healing Draught, say) and hero abilities. Life never goes above 6.
ruling-quests-do_quest = Go to the space the quest names (explore if it isn't on the map yet) and attempt it in your Hero phase. The first attempt in a turn is free; further ones cost 1 movement each, but chance quests cost 1 for every roll. Completing a quest ends your Hero phase, so one a turn at most.
ruling-quests-slay = Attempting a Slay quest wakes its monster: it attacks first, free of charge, controlled by the player on your left. You can hit back, and then challenge it once a turn for 1 movement. Wounds stay on it.
ruling-quests-artifacts = An artifact is a completed quest that stays with you and gives you a permanent ability. It counts as a completed quest.
ruling-quests-quests = A quest is a task at a space of the map. Whoever completes three, or is the last hero standing, wins. You have two personal quests, which aren't replaced; the global quest is open to all: whoever completes it first gets it, and a new one is turned up.
ruling-movement-movement = Your movement is set to your Speed at the start of your turn; levels, boots, boons such as Fleet Foot and the Quicksilver Potion give more. A step, exploring, a challenge, getting up and each quest attempt but the first cost 1; cards cost none.
ruling-movement-keep_movement = One point at most, as off-turn movement. When the game asks you on another player's turn, you can use it to get up, or to challenge a hero in your space or a monster that attacked you, but not to walk. It is lost at your next turn.
ruling-exits-locked = Roll against the number on the locked exit. If you fail you lose 1 movement, but the exit opens all the same, and you go through if you have movement left. If not, your hero stops on the exit (the cusp), still in the old space, and can cross on your next turn for 1 movement, without a threat.
ruling-exits-trapped_exit = Roll against the exit's number. If you fail you suffer 1 wound, but you go through all the same.
ruling-exits-wall = No: nobody can pass a wall, from either side.
ruling-building-explore = In your Hero phase, spend 1 movement to draw and place a map card. You may do this as often as you like while map cards are left.
ruling-end_of_turn-hand_cards = At the end of your turn you discard one card (or, if you have any in hand, a readied treasure or pack monster instead, but no boon), then draw until you have five. There is no hand limit.
ruling-combat-how_combat = Attacker and defender each roll a die and add their score in the attack's attribute; the higher total deals 1 wound. A defender hits back only with ◇ or ○; a tie does nothing.
ruling-combat-marks = ○ means that the hero or monster can attack with this score, ◇ that it can only hit back, and ☆ marks a hit effect: what a hit does instead of dealing a wound.
ruling-threats-threats = A threat is a score and a number to reach. “Magic 5+” means: roll one die and add your Magic; 5 or more succeeds.
ruling-slots-slots = Treasures are items, played for Glory. Your hero card says how many boons and treasures you can have readied at once; when the slots are full, you can't play another permanent card. Of each category you can ready only one treasure: a weapon and a shield, but not two weapons.
ruling-dungeonlord-who_attacks_me = In their own Dungeonlord phase, everyone may play banes, monsters and traps on any other player, paid for with that player's Peril. “Anytime” banes may also come at other times, and heroes in the same space may challenge each other.
ruling-dungeonlord-dungeonlord = In your Dungeonlord phase you play banes and encounters (monsters and traps) against the others, each paid for with the Peril of the player you aim at, as many as that pays for. You declare all encounters at once, each monster with one attack.
ruling-packs-pack = A monster that survives goes to its player's hand or pack (up to three), as they choose; if wounded, to the pack. It can attack again on a later turn when paid for again.
ruling-traps-trap_all = A trap affects every hero in its space when it resolves, even that of the player who set it; each rolls against it separately. A hazard raises the target number of every trap in its space (but of nothing else). To avoid a trap, leave the space in time or play a card that cancels it.
ruling-windows-react = When you're attacked you may play Response and Anytime cards and use effects. You roll your defence in any case, and hit back with ◇ or ○. A monster whose target has left its space doesn't attack, but on other players' turns leaving takes a card such as Blink Step.
ruling-quests-flag = The flag with a player's number marks where that player's personal quest leads. The star marks the place of the global quest, which anyone may complete.
ruling-obstacles-pit = Each time you reach a pit or spikes on your own turn, you roll against their number. If you fail, a pit tips your hero (getting out costs 1 movement), and spikes deal 1 wound.
ruling-life-level = Quests raise your level (up to 4), if that is their reward; your scores rise at once.
ruling-quest_types-steal = Quests and cards can't be traded or given away. But on your turn, you can challenge a hero in your space who carries an escort quest's component, and choose to steal it: if you hit, you take the quest instead of dealing a wound.
ruling-cards-upkeep = Pay upkeep in Glory in your Reset phase, or the card returns to your hand.
ruling-movement-same_space_heroes = Yes, any number of heroes may be in one space. Nothing happens by itself.
ruling-turn-draw_pass = Yes: end the Hero phase whenever you like; you needn't move or play anything.
ruling-cards-card_times = Boons and treasures: in your own Hero phase, unless the card says Anytime or Response. Play as many as you can pay for with Glory.
ruling-cards-banes = Banes are cards that harm another player's hero, paid for with that player's Peril. Permanent ones stay on the hero: if the card says so, pay the Glory printed on it in your own Hero phase to remove it; otherwise as long as its text says.
ruling-cards-boons = Boons are your hero's skills and spells, played for Glory. A permanent one takes a boon slot and stays readied; an instant one lasts until the end of the turn.
ruling-cards-kinds = A permanent card stays readied in front of you until you discard it, lose it or use it up. An instant one is discarded at once and works until the end of the turn, and an attachment goes on another card.
ruling-building-place_map = In your Build phase, or when you explore, place the card next to another, upright or upside down, so that on at least one side two exits that aren't walls meet. Only passages and roads go next to the Entrance, unless there's no other place.
ruling-combat-reward = 1 Glory for each wound you deal in combat; quest monsters give their quest's reward instead. There's nothing more for a fallen hero, but if every other hero has fallen, you win.

## Facts of a position, for questions in plain words (the ways to ask are in `asked.en.toml`)

fact-dice = dice
fact-turn_this = this turn
fact-turn_next = next turn
part-whose = { $own ->
    [1] Your
   *[0] { $player }'s
}
part-has = { $own ->
    [1] You have
   *[0] { $player } has
}
fact-win = { part-has } done { $done_number } of { $all } quests ({ $done }): { $left } to go. Open: { $quests }. { $reach ->
    [none] There's no way to any of them yet.
    [near] “{ $nearest }” can be tried { $turn }: it takes at least { $needed } of { $movement } movement (as things stand, { $percent }% per try or blow).
   *[far] The nearest, “{ $nearest }”, takes at least { $needed } movement, more than the { $movement } { $turn }.
} { $left ->
    [1] One more quest wins the game.
   *[other] A turn completes one quest at most, so there is no win by quests { $turn }.
}
part-quest = “{ $quest }” is { $whose ->
    [0] the global quest
    [1] your own quest
   *[2] { $player }'s quest
}, in { $space } ({ $distance ->
    [0] where { $own ->
        [1] you are
       *[0] { $player } is
    }
    [1] 1 space away
    [-1] not on the map yet
    [99] no way there yet
   *[other] { $distance } spaces away
}).{ $reason ->
    [away] {""}
    [now] {" "}It can be done now.
    [later] {" "}Quests are only done in one's own Hero phase.
   *[not] {" "}Not now: { $why }
}
fact-quest_roll = { part-quest } A try succeeds with { $percent }%{ $search ->
    [1] , the search included
   *[0] {""}
}; with { $attr } { $score } the die must show { $need } or more. { $text }
fact-quest_luck = { part-quest } A try succeeds with { $percent }% if all { $glory } Glory is spent on it, with { $without }% for none; { $sure } Glory makes it certain. { $text }
fact-quest_slay = { part-quest } { $monster } has { $life } Life left. It strikes first ({ $hit }%), a challenge hits it with { $percent }%, and its wounds stay. { $blows ->
    [0] { "" }
   *[other] Hits possible { $turn }: at most { $blows }, usually for 1 wound each.{ " " }
}{ $text }
fact-quest_price = { part-quest } No roll is needed. { $payable ->
    [1] The price can be paid now
   *[0] The price can't be paid yet
} (Life { $life }, cards in hand: { $hand }, boons and treasures: { $readied }). { $text }
fact-quest_carry = { part-quest } { $carried ->
    [0] Nobody carries { $thing }: pick it up in { $at } and put it down in { $goal }, without any roll.
   *[1] { part-has } { $thing }, now in { $at }, to be put down in { $goal } without a roll.{ $own ->
        [1] {""}
       *[0] {" "}To steal it, challenge { $player } in the same space on your own turn: a hit takes it instead of dealing a wound.
    }
} { $text }
fact-exits = From { $space } you can go to { $ways } ({ $sides }), without a failed roll with { $chances }%. A failed roll opens the exit, too, but costs 1 movement (locked) or 1 wound (trapped).
part-changed = {" "}({ $printed }, changed by { $changes })
fact-reach = { $space } takes { $needed } movement{ $stops_number ->
    [0] {""}
   *[other] , by way of { $stops }
}; you have { $movement } { $turn }. { $turns ->
    [1] That's enough if no roll fails.
   *[other] So it takes at least { $turns } turns of yours.
} { $rolls_number ->
    [0] No roll on the way can fail.
   *[other] Rolls on the way into { $rolls } (all succeed with { $percent }%).
}
fact-reach_here = You're already in { $space }.
fact-reach_never = There's no way to { $space } yet{ $placed ->
    [0] : it isn't on the map. Map cards left: { $maps }.
   *[1] .
}
fact-now_attack = { $attacker } attacks { $victim } with { $attr }: it hits with { $percent }% and is hit back with { $back }%, unless a card changes that.
fact-now_trap = { $card } threatens { $victim }, whom it strikes with { $percent }%, and everyone else in that space.
fact-now_roll = { $player } is about to roll for “{ $source }” ({ $what }, { $attr } { $target }+): { $percent }%, unless a card changes that.
fact-now_none = Nothing is being attacked or rolled for at the moment.
fact-fight = { $state ->
    [away] A challenge takes the same space, and { $rival } is in { $space }.
    [able] { $rival } is in your space, and you have an attack left for a challenge.
   *[unable] { $rival } is in your space, but you can't challenge anyone now. { $why }
} Your best attack would hit with { $percent }% ({ $attr }), that of { $rival } with { $percent_back }% ({ $attr_back }). Cards against you are paid from your Peril ({ $peril }), wherever you are.
fact-attack = { $able ->
    [1] Your one attack of this turn is still left; a challenge costs { $cost } of your { $movement } movement.
   *[0] You can't challenge anyone now. { $why }
} In your space: { $here }.
fact-scores = { part-whose } hero, { $hero } (level { $level }), has Melee { $melee }{ $melee_changed }, Magic { $magic }{ $magic_changed }, Speed { $speed }{ $speed_changed }. Standard attacks: { $attacks }. { $text }
fact-moves = { part-has } { $movement } movement { $turn }. Speed is { $speed }{ $speed_changed }. { $tipped ->
    [0] The hero isn't tipped.
    [3] The hero isn't tipped: leaving the pit costs 1 movement and takes no roll.
    [1] The hero is tipped: getting up costs 1 movement and takes no roll.
   *[2] The hero is tipped: getting up costs 1 movement and takes a roll, { $attr } { $target }+ ({ $percent }%).
}{ $token ->
    [0] {""}
   *[1] {" "}Until then, 1 kept movement is there to get up or for a challenge.
}
fact-life = { part-whose } hero (Life { $life }/{ $most }) { $safe ->
    [-1] is out of the game.
    [0] falls with the next wound.
   *[other] survives { COUNT($safe, "more wound") }, but not the next one.
}
fact-gear = { part-whose } hero has boons: { $boons } ({ $boons_number } of { $boons_slots } slots); treasures: { $treasures } ({ $treasures_number } of { $treasures_slots } slots); pack: { $pack }.
fact-danger = { $turn ->
    [later] {""}
    [next] { $player } is the next Dungeonlord.{" "}
   *[now] { $player } is the Dungeonlord now.{" "}
}{ $player }'s banes, traps and monsters against you are paid from your Peril ({ $peril }): { $cards } cards in hand (secret){ $beasts_number ->
    [0] , no monster in the pack.
   *[other] , and from the pack { $beasts } (costs { $costs }).
}
fact-play = { $when ->
    [now] You can play { $card } in this phase.
    [asked] { $card }: { $why }
   *[later] You can't play { $card } now ({ $player }: { $phase }). { $why }
} { $bought ->
    [1] It costs { $cost } Glory; you have { $glory }.
   *[0] It costs { $cost } Peril of one other player; able to pay: { $payers }.
}
fact-why_dungeonlord = It's for your own Dungeonlord phase.
fact-why_hero = It's for your own Hero phase.
fact-why_response = It's a Response: you're asked when it can answer an encounter or a bane.
fact-why_anytime = It's an Anytime card: you're asked when it would have an effect.
fact-why_glory = You don't have enough Glory.
fact-why_unpaid = Nobody on whom it can be used has the Peril for it.
fact-why_attached = It's attached to a monster as you declare it, or to one in your pack.
fact-why_no_target = It would have no effect now, or has no valid target.
fact-hand = Cards of yours for this phase, or for their moment: { $now }. Your { $glory } Glory pays for any one of: { $paid }.
fact-against = { $cards_number ->
    [0] No card of yours can be used against { $rival } ({ $peril } Peril).
   *[other] { $rival }'s { $peril } Peril pays for any one of these cards of yours: { $cards }.
} { $declared ->
    [0] Monsters, traps and most banes are for your own Dungeonlord phase.
   *[1] Your monsters and traps of this turn are already declared.
}
fact-heal = { $cards_number ->
    [0] You have nothing that heals.
   *[other] You can be healed by: { $cards }.
} You have Life { $life }/{ $most }.
