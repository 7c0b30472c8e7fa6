## Dungeoneer

game-name = Dungeoneer
game-blurb = For two to six: lead a hero to three quests, or turn Dungeonlord and bring down everyone else's.

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
space-none = unbuilt edge

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

text-he_sera = Vow: at any time, once per turn, pay 2 Glory to gain 1 Life.
text-he_brokk = Stonesense: +2 to rolls against traps, trapped exits, pits and spikes.
text-he_lirien = Runeflare: at any time, once per turn, pay 1 Glory for Magic +1 this turn.
text-he_tamsin = Deft Hands: locked exits open without a roll.
text-he_ozrak = Bonecall: the first pack monster of a declaration costs 1 Peril less, but at least 1.
text-he_kestrel = First Blood: once on each of your own turns a challenge costs no movement.
text-he_hale = Woodsense: in Forest, Swamp and Plain +1 to every defence and threat roll.
text-he_mirra = Warding Smoke: at any time, once per turn, pay 2 Glory to lose 2 Peril.
text-he_gorm = Thick Hide: once per turn before a combat roll, pay 2 Glory: no wound and no hit effect reaches you in this combat.

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

text-qd_relight = Ember Shrine. Magic 7+. A failure wounds every hero in the space once. Reward: level +1, Glory 2.
text-qd_bone_regent = Great Ossuary. Slay the Bone Regent: life 2, Melee ○3, Magic ◇2, Speed ◇1. Reward: level +1, Life 1.
text-qd_cinder_king = Cinder Throne. Slay the Cinder King: life 3, Melee ○4, Magic ○3☆ (2 wounds), Speed ◇2. Reward: level +1, Life 1, Glory 4.
text-qd_smith = Take the smith from the Prison Block to the Gate of Embers. Reward: level +1, Glory 2.
text-qd_ember_heart = Carry the heart from the Forge of Ashes to the Ember Shrine. Whoever carries it has Speed −1. Reward: level +1, Life 1.
text-qd_dark_bargain = Flooded Cistern. Suffer 2 wounds, with Life 3 or more. Reward: level +1, Peril 3.
text-qd_blood_price = Hall of Chains. Give up 2 readied treasures or boons. Reward: level +1, Peril 2.
text-qd_leap = Echoing Shaft. One die, 7+; each roll costs 1 movement, each Glory spent before it adds 1. Reward: level +1, Glory 1.
text-qd_treasury = Sealed Treasury. Two dice, 10+; each roll costs 1 movement, each Glory spent before it adds 1. Reward: level +1, Glory 4.
text-qd_codex = Scorched Library. Search: Magic 5+. Then Speed 7+; a failure gives every hero in the space Peril 2. Reward: level +1, draw 2 cards.
text-qd_assassin = Old Barracks. Search: Speed 6+, else 1 wound. Then slay the Hidden Blade: life 1, Melee ○3, Magic ◇1, Speed ◇4. Reward: level +1, Glory 3.
text-qd_crown = Forge of Ashes. Slay the Forge Golem: life 2, Melee ○4, Magic ◇0, Speed ◇1. Artifact: Melee +1 and Magic +1 for good.
text-qd_mirror = Alchemist's Den. Speed 8+. A failure wounds every hero in the space once. Artifact: once per turn pay 1 Glory for +1 to your next roll.
text-qd_smoke = Smoke Vents. Melee 7+. A failure wounds every hero in the space once. While it lies open: Speed −1, but not below 1. Reward: level +1, Glory 2.
text-qw_wight = Old Barrow. Slay the Barrow Wight: life 2, Melee ○3, Magic ○2, Speed ◇2. Reward: level +1, Life 1.
text-qw_herbalist = Take the herbalist from the Witch Hollow to the Gloam Village. Reward: level +1, Glory 2.
text-qw_hex_pact = Witch Hollow. Discard 2 hand cards and suffer 1 wound, with Life 2 or more. Reward: level +1, Peril 3.
text-qw_deep_catch = Frozen Tarn. One die, 7+; each roll costs 1 movement, each Glory spent before it adds 1. Reward: level +1, Life 1.
text-qw_stormcaller = Dragon Crag. Melee 7+. A failure wounds every hero in the space once. While it lies open: Melee −1 in Mountain and Water. Reward: level +1, Glory 3.
text-qw_abbot = Ruined Abbey. Search: Magic 5+. Then slay the Hollow Abbot: life 2, Melee ◇1, Magic ○3, Speed ◇1. Reward: level +1, draw 2 cards.
text-qw_horn = Any Forest space. Speed 8+. A failure gives every hero in the space Peril 2. Artifact: +1 to attack and defence rolls against monsters.

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

text-bn_iron_stance = Melee +1, and at least a counter-attack (◇).
text-bn_ember_rune = Magic +1, and a standard attack (○).
text-bn_fleet_foot = Speed +1.
text-bn_sidestep = Name a declared Melee or Speed attack on your hero: it does you no harm. You may still hit back.
text-bn_spell_ward = Name a declared Magic attack on your hero: it does you no harm. Or cancel a Curse or Spell played on you.
text-bn_second_wind = Gain 2 Life.
text-bn_battle_cry = Pay 1 to 3 Glory: Melee rises by as much this turn.
text-bn_blink = Your hero slips through an exit into a neighbouring space, without a threat, and stands up if tipped.
text-bn_loremaster = Upkeep 1. The first exploration on each of your turns costs no movement.
text-bn_lucky_star = Your next roll uses two dice; the higher counts.
text-bn_wildlore = In Forest, Swamp and Mountain +1 to every threat roll.
text-bn_hunters_aim = Just before your attack roll: +2 to it.
text-bn_vanish = Cancel a declared attack on your hero by a monster from a card.
text-bn_spirit_wolf = Upkeep 1. Melee +1 with a standard attack (○), and Speed +1.
text-bn_fireside = Gain 1 Life; in Plain or Urban 2.
text-bn_wayfinding = This turn locked and trapped exits open for you without a roll.

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

text-tr_sword = Melee +1, and a standard attack (○).
text-tr_maul = Melee +1, and a standard attack (○). ☆ A Melee hit deals 2 wounds.
text-tr_knives = In combat Speed becomes a standard attack (○).
text-tr_staff = Magic +1, and a standard attack (○). At any time use one of 2 charges: Magic +2 this turn.
text-tr_shield = Melee +1 while defending.
text-tr_helm = Magic +1 while defending.
text-tr_boots = Speed +1.
text-tr_rope = Pits are overcome without a roll.
text-tr_keys = +2 to rolls against locked exits.
text-tr_draught = At any time, discard it: gain 2 Life.
text-tr_quicksilver = In your hero phase, discard it: 2 more movement.
text-tr_pack = Takes one treasure slot and adds two.
text-tr_bow = In combat Speed +1 with a standard attack (○).
text-tr_oak_staff = Magic +1, and a standard attack (○).
text-tr_cloak = +1 to rolls against locked and trapped exits.
text-tr_saddlebag = Takes one treasure slot and adds two.
text-tr_herbs = At any time, discard it: gain 1 Life.
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

text-ba_frailty = Melee −1. The victim may pay 3 Glory in their hero phase to be rid of it.
text-ba_dimming = Magic −1. The victim may pay 3 Glory in their hero phase to be rid of it.
text-ba_leaden_feet = Speed −1 until the end of the victim's next turn.
text-ba_collapse = Speed 6+, or the victim is tipped.
text-ba_imp_thief = For a victim with a treasure: Speed 6+, or you choose one of their treasures to be discarded.
text-ba_unravel = For a victim with a permanent boon: you choose one of them to be discarded.
text-ba_ill_omen = Just before the victim's roll: −2 to it.
text-ba_rage = On a monster of your pack or your declaration: Melee +1, and a standard attack (○).
text-ba_shifting_walls = Choose an edge that can be passed: this turn both its exits are locked, Melee 6+. Not one with a hero on its cusp.
text-ba_mire = For a victim in Swamp or Water: tipped. Getting up needs Melee 5+.
text-ba_lost_way = You move the victim's hero through an exit into a neighbouring space.
text-ba_evil_eye = Just before the victim's roll: −2 to it.
text-ba_fever = At each of the victim's Reset phases: Life 8+ ends it, else 1 wound. The victim may pay 4 Glory in their hero phase to be rid of it.
text-ba_toll = For a victim with Glory: they lose 3 Glory.

## Monsters

monster-rats = Cinder Rats
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
monster-wolves = Gloam Wolves
monster-bandit = Road Bandit
monster-hag = Bog Hag
monster-treant = Rotten Treant
monster-wyvern = Crag Wyvern
monster-hill_giant = Hill Giant

text-mo_rats = One is a nuisance. Nobody has ever met one.
text-mo_bone_guard = Still at its post; nobody came to relieve it.
text-mo_goblin = Knows every side tunnel, and most of your pockets.
text-mo_wraith = ☆ A Magic hit deals 1 wound and 1 Peril.
text-mo_imp = Small, hot and in a bad mood.
text-mo_ogre = It does not see well, but at its size it need not.
text-mo_gargoyle = That statue stood somewhere else a moment ago.
text-mo_weaver = ☆ A Melee hit tips the hero instead of wounding; getting up needs Melee 5+.
text-mo_pyromancer = ☆ A Magic hit deals 2 wounds.
text-mo_troll = Its wounds close: in the pack step 1 of them goes.
text-mo_drake = ☆ A Magic hit deals 2 wounds.
text-mo_wolves = You hear them on the left, so look to the right.
text-mo_bandit = ☆ A Melee hit takes up to 2 Glory for its player instead of wounding.
text-mo_hag = ☆ A Magic hit deals 1 wound, and the victim discards a random hand card.
text-mo_treant = Costs 4 Peril against a hero in Forest.
text-mo_wyvern = Strikes with claws or out of the sky, as it likes.
text-mo_hill_giant = Where it sits down there was a hill before.

## Traps

trap-darts = Dart Volley
trap-flame_jet = Flame Jet
trap-glyph = Glyph of Ruin
trap-net = Snare Net
trap-crusher = Crushing Walls
trap-pitfall = Hunter's Pitfall
trap-quicksand = Quicksand
trap-rockslide = Rockslide

text-tp_darts = Every hero in the space: Speed 6+, or 1 wound.
text-tp_flame_jet = Every hero in the space: Speed 7+ for 1 Glory, or 1 wound.
text-tp_glyph = Every hero in the space: Magic 5+ for 1 Glory, or 1 wound and 1 Glory lost.
text-tp_net = Every hero in the space: Melee 5+, or tipped.
text-tp_crusher = Every hero in the space: Melee 6+, or 2 wounds.
text-tp_pitfall = Every hero in the space: Speed 6+, or tipped.
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
exit-locked = locked { $attr } { $target }+
exit-trapped = trapped { $attr } { $target }+
exit-wall = wall
exit-opened = open this turn

category-skill = Skill
category-spell = Spell
category-maneuver = Maneuver
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

log-turn = **Turn { $turn }: { $player }**
log-movement = { $player } has { $movement } movement.
log-upkeep_paid = { $player } pays the upkeep of { $card }.
log-upkeep_unpaid = { $player } does not pay for { $card } any longer.
ask-pay_upkeep = Pay the upkeep? (Glory { $glory })
hint-pay_upkeep = A card whose upkeep is not paid goes back to your hand; it can be played again later.
do-pay_upkeep = Pay { $cost } Glory for { $card }
do-take_back = Take { $card } back into the hand

log-glory_gained = { $player }: Glory +{ $n }.
log-glory_lost = { $player }: Glory −{ $n }.
log-peril_gained = { $player }: Peril +{ $n }.
log-peril_lost = { $player }: Peril −{ $n }.
log-wounded = 🩸 { $player } suffers { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}: Life { $life }.
log-healed = ❤️ { $player } gains { $n } Life: Life { $life }.
log-level = 📈 { $player } rises to level { $level }!
log-eliminated = 💀 { $hero } falls. { $player } is out of the game.
log-tipped = { $player }'s hero is tipped.
log-untipped = { $player }'s hero stands again.
log-token_used = { $player } spends the movement kept for others' turns.

## Dungeonlord phase

ask-dungeonlord_acts = You are the Dungeonlord: what do you send against the others?
hint-dungeonlord_acts = Everything here is paid with the Peril of the player it harms. All encounters are declared together, once; banes can be played before and after.
group-encounters = Encounters
group-banes = Banes
group-cards = Cards
group-effects = Effects
group-attacks = Attacks
group-movement = Movement
group-quests = Quests
group-recipient = Who gets Peril for wounds
do-declare = Declare encounters…
do-end_dungeonlord = End the Dungeonlord phase
do-end_sorting = End the phase and sort out the pack

ask-declare_encounters = { $n ->
    [0] Which encounters do you declare?
   *[other] Declared so far: { $cards }
}
hint-declare_encounters = They are resolved in this order. Nothing is paid before you declare them all.
do-add = { $card } (Peril { $cost })
do-add_pack = { $card } from the pack (Peril { $cost })
do-preset_recipient = { $player } gets the Peril for wounds
do-declare_done = { $n ->
    [one] Declare this encounter
   *[other] Declare these { $n } encounters
}
do-drop_last = Take back: { $card }
do-cancel = Declare nothing now
ask-encounter_target = Whom does { $card } strike?
hint-encounter_target = That player's Peril pays for it. A monster fights that one hero; a trap catches every hero in the space.
do-target = { $player } (Peril { $cost })
ask-encounter_attachment = Does something go with { $card }?
hint-encounter_attachment = An attachment stays with the monster until it is defeated or returns to your hand.
do-no_attachment = Nothing
do-with = { $card } (Peril { $cost })
ask-encounter_attribute = With what does { $card } attack?
hint-encounter_attribute = Both sides use the same score. Look for what the hero is weak in.
do-attribute = { $attr }
do-back = Back
log-declares_monster = 👹 { $player } sends { $card } against { $victim } by { $attr } (Peril { $cost }).
log-declares_trap = 🪤 { $player } lays { $card } for { $victim } (Peril { $cost }).
log-recipient = Peril for wounds goes to { $player }.
log-attached = { $player } attaches { $card }: { $monster }.
do-attach = { $card } on { $monster } ({ $player } pays Peril { $cost })

ask-between_encounters = { $left ->
    [one] One encounter is still to come. A bane before it?
   *[other] { $left } encounters are still to come. A bane before the next?
}
hint-between_encounters = Banes may be played between two encounters.
do-go_on = Go on

log-attack_falls_away = { $monster }: there is nobody here to attack.
log-trap_escaped = { $player } gets away unharmed.
log-trap_spent = { $card } is spent.
ask-pack_assign = Where does { $monster } go?
hint-pack_assign = In the hand it is secret and draws no attention; in the pack everybody sees it, but it takes no place in your hand.
do-to_hand = To the hand
do-to_pack = Into the pack
log-to_hand = { $card } goes to { $player }'s hand.
log-to_pack = { $monster } joins { $player }'s pack.
ask-pack_keep = Which monsters leave the pack?
hint-pack_keep = Three at most may stay.
do-done = Done

do-play_bane = { $card } on { $player } (Peril { $cost })
do-play_bane_edge = { $card }; { $player } pays (Peril { $cost })
log-plays_bane = 🕸️ { $player } plays { $card } on { $victim } (Peril { $cost }).
log-plays_bane_edge = 🕸️ { $player } plays { $card }; { $victim } pays Peril { $cost }.
log-bane_fails = { $card } comes to nothing.
log-bane_ends = { $player } is rid of { $card }.
log-cancelled = ✋ { $card } is cancelled!
log-walls = 🧱 The way between { $one } and { $other } is barred this turn.
ask-choose_edge = Between which spaces?
hint-choose_edge = Both exits of that edge are locked for the rest of this turn, even if opened before.
do-edge = { $one } – { $other }
ask-forced_discard = Which of { $victim }'s cards is lost?
hint-forced_discard = A card that is forced out stops working at once.
do-force_out = { $card }
log-discarded = { $player } discards { $card }.

## Combat

log-attack = ⚔️ { $attacker } against { $defender }: an attack by { $attr }!
log-part = · { $who }: { $source } { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $n }
}
log-combat_total = { $bonus ->
    [0] 🎲 { $who }: die { $die } + { $attr } { $score } = **{ $total }**
   *[other] 🎲 { $who }: die { $die } + { $attr } { $score } + others { $bonus } = **{ $total }**
}
log-counter = { $defender } hits back: a counter-attack on { $attacker }!
log-parried = { $defender } parries the attack of { $attacker }.
log-tie = A tie between { $attacker } and { $defender }: nobody is hit.
log-prevented = 🛡️ The hit of { $attacker } does { $player } no harm.
log-hit_effect = ☆ { $winner } hits, and the hit effect counts: { $source }!
log-monster_wounded = { $monster } takes { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}.
log-defeated = 💥 { $monster }: defeated!
ask-hit_effect_choice = Which hit effect applies if you hit?
hint-hit_effect_choice = Only one works, and it is named before the dice fall.
do-hit_effect = { $source }
ask-peril_recipient = Your monster has wounded { $wounded }. Who gets { $n } Peril?
hint-peril_recipient = Peril is what others spend against that player.
do-give_peril = { $player }: Peril +{ $n }

do-challenge = Challenge { $target }: { $attr }
do-steal = Steal from { $target } by { $attr }: { $quest }
log-free_challenge = { $player } strikes without spending movement.

sum-part = { $source }: { $n ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] +{ $n }
}
sum-side = { $who }: { $attr } { $score } + die
sum-hit = Chance to hit: { $percent }%
sum-countered = Chance to be hit in return: { $percent }%
sum-threat = { $attr } { $score } + die against { $target }: { $percent }%
sum-automatic = Succeeds without a roll.
sum-chance = { $dice ->
    [one] One die + { $bonus } against { $target }: { $percent }%
   *[other] { $dice } dice + { $bonus } against { $target }: { $percent }%
}

## Threats

log-threat = { $player } faces { $source }: { $attr } { $target }+
log-threat_met = { $bonus ->
    [0] 🎲 { $player }: die { $die } + { $attr } { $score } = **{ $total }** against { $target }. Success!
   *[other] 🎲 { $player }: die { $die } + { $attr } { $score } + others { $bonus } = **{ $total }** against { $target }. Success!
}
log-threat_failed = { $bonus ->
    [0] 🎲 { $player }: die { $die } + { $attr } { $score } = **{ $total }** against { $target }. Failure…
   *[other] 🎲 { $player }: die { $die } + { $attr } { $score } + others { $bonus } = **{ $total }** against { $target }. Failure…
}
log-automatic = { $player } overcomes { $threat } without a roll, thanks to { $source }.
log-two_dice = 🍀 { $source }: { $player } rolls { $dice }; the higher counts.
log-score_changed = { $source }: { $player }'s { $attr } { $n ->
    [-2] −2
    [-1] −1
   *[other] +{ $n }
} this turn.
log-roll_changed = { $source }: { $n ->
    [-2] −2
    [-1] −1
   *[other] +{ $n }
} to { $player }'s next roll.

## Building and moving

log-map_drawn = 🗺️ { $player } turns up { $space }.
log-map_unplaceable = { $space } fits nowhere and goes under the deck.
log-map_placed = { $player } places { $space } at { $x ->
    [-9] W9
    [-8] W8
    [-7] W7
    [-6] W6
    [-5] W5
    [-4] W4
    [-3] W3
    [-2] W2
    [-1] W1
    [0] {""}
    [1] E1
    [2] E2
    [3] E3
    [4] E4
    [5] E5
    [6] E6
    [7] E7
    [8] E8
   *[other] E{ $x }
}{ $y ->
    [-9] N9
    [-8] N8
    [-7] N7
    [-6] N6
    [-5] N5
    [-4] N4
    [-3] N3
    [-2] N2
    [-1] N1
    [0] N0
    [1] S1
    [2] S2
    [3] S3
    [4] S4
    [5] S5
    [6] S6
    [7] S7
    [8] S8
   *[other] S{ $y }
}.
log-portal = 🌀 A portal joins { $space } with the dungeon Entrance.
ask-place_map = Where does { $space } go?
hint-place_map = The marked cells are the legal ones. E2N1 means: two cells east and one north of the Entrance.
group-upright = Upright
group-turned = Upside down
do-place = { $x ->
    [-9] W9
    [-8] W8
    [-7] W7
    [-6] W6
    [-5] W5
    [-4] W4
    [-3] W3
    [-2] W2
    [-1] W1
    [0] {""}
    [1] E1
    [2] E2
    [3] E3
    [4] E4
    [5] E5
    [6] E6
    [7] E7
    [8] E8
   *[other] E{ $x }
}{ $y ->
    [-9] N9
    [-8] N8
    [-7] N7
    [-6] N6
    [-5] N5
    [-4] N4
    [-3] N3
    [-2] N2
    [-1] N1
    [0] N0
    [1] S1
    [2] S2
    [3] S3
    [4] S4
    [5] S5
    [6] S6
    [7] S7
    [8] S8
   *[other] S{ $y }
}
do-place_turned = { $x ->
    [-9] W9
    [-8] W8
    [-7] W7
    [-6] W6
    [-5] W5
    [-4] W4
    [-3] W3
    [-2] W2
    [-1] W1
    [0] {""}
    [1] E1
    [2] E2
    [3] E3
    [4] E4
    [5] E5
    [6] E6
    [7] E7
    [8] E8
   *[other] E{ $x }
}{ $y ->
    [-9] N9
    [-8] N8
    [-7] N7
    [-6] N6
    [-5] N5
    [-4] N4
    [-3] N3
    [-2] N2
    [-1] N1
    [0] N0
    [1] S1
    [2] S2
    [3] S3
    [4] S4
    [5] S5
    [6] S6
    [7] S7
    [8] S8
   *[other] S{ $y }
}, upside down

ask-hero_acts = What does your hero do? (movement { $movement }, Glory { $glory })
hint-hero_acts = Each space entered for the first time this turn gives its Glory and its Peril. The first quest attempt in a turn is free.
do-move = Go { $side } to { $space }
do-move_locked = Go { $side } to { $space }: locked, { $attr } { $target }+
do-move_trapped = Go { $side } to { $space }: trapped, { $attr } { $target }+
do-sewer = Through the sewer to { $space }
do-portal = Through the portal to { $space }
do-explore = Explore (movement { $cost }, { $left } map cards left)
do-end_hero = End the hero phase
log-hero_ends = { $player }'s hero rests.
log-enters = 👣 { $player } enters { $space }.
log-cusp = { $player } gets stuck between two spaces, on an exit of { $space }.
log-stayed = { $player } stayed: { $space } gives its Glory and Peril.
ask-choose_step = Where does { $hero }'s hero go?
hint-choose_step = One space through an exit that can be passed, without a threat.
do-step = { $space }
do-untip = Get up (1 movement)
do-untip_roll = Get up (1 movement, { $attr } { $target }+)

## Cards

do-play = { $card } (Glory { $cost })
do-play_against = { $card } against { $encounter } (Glory { $cost })
do-quaff = { $card }: use at once (Glory { $cost })
do-use = Use { $card }
do-use_for = Use { $card } (Glory { $cost })
do-ability = Use the ability of { $hero }
do-ability_for = Use the ability of { $hero } (Glory { $cost })
do-remove_bane = Shake off { $card } (Glory { $cost })
log-plays = ✨ { $player } plays { $card }.
log-uses = { $player } uses { $card }.
log-uses_at_once = { $player } uses { $card } at once.
log-ability = { $player } uses the ability of { $hero }.
ask-storage_keep = { $n ->
    [one] Only one treasure can stay. Which?
   *[other] Only { $n } treasures can stay. Which?
}
hint-storage_keep = The storage is gone; it does not matter what was inside.
do-keep = Keep { $card }

## Quests

do-attempt = { $cost ->
    [0] Attempt: { $quest }
   *[other] Attempt: { $quest } (movement { $cost })
}
do-pick_up = Take along: { $quest }
do-put_down = Put down: { $quest }
do-deliver = Deliver: { $quest }
log-attempt = 📜 { $player } attempts “{ $quest }”.
log-found = 🔍 { $player } has found what “{ $quest }” is about.
log-quest_done = 🏅 { $player } completes “{ $quest }”: { $n ->
    [one] the first quest
    [2] the second quest
   *[other] the third quest
}!
log-quest_monster = { $monster } falls upon { $player }!
log-picked_up = { $player } takes along what “{ $quest }” asks for.
log-put_down = { $player } puts down what “{ $quest }” asks for: { $space }.
log-stolen = { $player } snatches “{ $quest }” from { $victim }!
log-chance_met = 🎲 { $player } rolls { $dice } + { $bonus } = **{ $total }** against { $target } for “{ $quest }”. Success!
log-chance_failed = 🎲 { $player } rolls { $dice } + { $bonus } = **{ $total }** against { $target } for “{ $quest }”. Failure…
log-global_quest = 📜 The new global quest: “{ $quest }”
log-no_global_quest = There is no global quest at the moment.
log-quests_reprinted = { $n ->
    [one] One completed quest comes again as a reprint.
   *[other] { $n } completed quests come again as reprints.
}
log-quests_returned = Back under the quest deck: { $quests }
ask-spend_on_chance = How much Glory do you spend on “{ $quest }” ({ $target }+)?
hint-spend_on_chance = Each Glory adds 1, and is gone whether or not the roll succeeds.
do-spend = { $n } Glory
ask-sacrifice_cost = What do you give up for “{ $quest }”? ({ $n })
hint-sacrifice_cost = The whole price is paid; success is certain.
do-give_up = { $card }
ask-monster_attribute = You run { $monster } for this attack on { $player }. With what does it attack?
hint-monster_attribute = A quest's monster is led by the player on the left. It gives nobody Glory or Peril.

## Discard and draw

ask-bank_movement = Keep one movement for the others' turns?
hint-bank_movement = With it you can get up, or challenge somebody in your space, while it is not your turn.
do-bank = Keep one
do-let_go = Let it go
log-banked = { $player } keeps one movement for the others' turns.
ask-discard_one = Which card do you discard?
hint-discard_one = Exactly one, while you have a hand card: from the hand, a readied treasure, or a monster of the pack.
group-hand = Hand
group-treasures = Treasures
group-pack = Pack
do-discard = { $card }
log-draws = { $n ->
    [one] { $player } draws a card.
   *[other] { $player } draws { $n } cards.
}
log-drew = You draw: { $cards }
log-reshuffled = 🃏 The discard pile becomes the new adventure deck.

## Answers out of turn

ask-window_action = { $window }: { $cause } ({ $player }). Do you do something?
hint-window_action = Nobody learns that you were asked, or that you passed. How often you are asked is a standing order.
do-pass = Pass
ask-pause = A moment's pause
hint-pause = The table waits a few seconds, whether or not somebody thinks.
cause-none = something is about to happen
window-reset = After the Reset phase
window-enc = Answer to encounters
window-bane = Answer to a bane
window-roll = Before a roll
window-chal = After a monster's attack
window-move = A hero has entered
window-end = Before the turn ends
roll-attack = attack
roll-defence = defence
roll-exit = exit
roll-obstacle = obstacle
roll-trap = trap
roll-bane = bane
roll-quest = quest
roll-search = search
roll-chance = chance roll
roll-untip = getting up

ask-standing_order = When are you asked out of turn? Now: { $stance }
hint-standing_order = Secret, and changeable at any time.
stance-always = always
stance-affected = only if my hero is affected
stance-pass = not until my next turn
do-stance_always = Ask always
do-stance_affected = Ask only if my hero is affected
do-stance_pass = Pass everything until my next turn
ask-arm_order = What shall be used by itself?
hint-arm_order = It fires in the first moment that fits, without asking you. Arming costs nothing and stays secret.
group-armed = Armed
group-orders = Can be armed
do-no_order = Change nothing
do-arm = { $amount ->
    [0] { $card }: { $when }
   *[other] { $card } ({ $amount }): { $when }
}
do-arm_against = { $amount ->
    [0] { $card } against { $player }: { $when }
   *[other] { $card } ({ $amount }) against { $player }: { $when }
}
do-disarm = { $amount ->
    [0] No longer { $card }: { $when }
   *[other] No longer { $card } ({ $amount }): { $when }
}

ask-wish_to_stop = Stop the game here?
hint-wish_to_stop = When everybody still in the game wants to stop, it ends without a winner.
do-stop = I would stop here
do-play_on = I would play on after all
log-wants_stop = { $player } would stop the game here.
log-plays_on = { $player } would play on.

## The end

end-three_quests = Three quests are completed: a hero has won!
end-last_hero = Only one hero is left: the Dungeonlord has won!
end-stopped = All agreed to stop; nobody has won.
score-quests = completed quests
score-level = level
score-life = life

## Refusals

refused-not_your_turn = That is for your own turn.
refused-wrong_phase = Not in this phase.
refused-wrong_timing = Now is not the moment for it.
refused-not_enough_glory = It costs { $cost } Glory; you have { $glory }.
refused-not_enough_peril = It costs { $cost } Peril; one player alone has to have as much, and there is { $peril }.
refused-own_peril = Your own Peril is not yours to spend.
refused-no_target = There is nothing it could work on.
refused-no_slot = All your slots for it are taken.
refused-duplicate_category = You have a treasure of this category readied already.
refused-no_movement = You have no movement left.
refused-tipped = Your hero is tipped and has to get up first.
refused-on_cusp = Your hero stands between two spaces and can only finish the crossing.
refused-wall = A wall is in the way.
refused-not_adjacent = There is no space on that side.
refused-deck_empty = There is no map card left.
refused-illegal_placement = The card does not fit there.
refused-not_in_quest_space = Your hero is not where this quest is attempted.
refused-already_attacked = The one standard attack of this turn is spent.
refused-no_standard_attack = There is no standard attack (○) to do it with.
refused-once_per_turn_used = It was used in this turn already.
refused-cost_not_payable = Its cost cannot be paid in full.
refused-not_same_space = That hero is in another space.
refused-declaration_done = Encounters are declared once per phase; that is done.
refused-pack_full = The pack holds three monsters at most.
refused-eliminated = That player is out of the game.

## Options of the game

option-cards = Cards
option-cards-help = Which set is played. Both together join a dungeon and a wilderness by portals.
option-cards-emberdeep = Vaults of Emberdeep (dungeon, 2–6)
option-cards-gloammarch = The Gloam March (wilderness, 2–3)
option-cards-both = Both sets combined (2–6)
option-revealed_map = Revealed Map
option-revealed_map-help = The players build the whole map before the first turn; there is no build phase.

## Set-up

log-hero = { $player } leads { $hero }.
log-initiative = 🎲 Initiative: { $player } rolls { $roll }.
log-starts = { $player } takes the first turn.
log-personal_quest = 📜 { $player }'s personal quest: “{ $quest }”
ask-choose_entrance = Where does your hero start?
hint-choose_entrance = Dungeon and wilderness are joined by portals only. Look where your quests lie.
do-entrance = { $space }
log-entrance = { $player } starts here: { $space }
ask-choose_map_card = Which map card do you place?
hint-choose_map_card = Everybody places one card in turn until the map is complete.
do-map_card = { $space }
ask-place_from_hand = Where does { $space } go?
hint-place_from_hand = The marked cells are the legal ones. E2N1 means: two cells east and one north of the Entrance.
log-map_passed = { $space } goes from { $giver } to { $receiver }, because of a personal quest.
log-map_pass = { $player } can place no map card for now.
log-maps_removed = Out of the game, for want of a place: { $spaces }
log-quest_removed = “{ $quest }” needs a space that is not on the map, and is replaced.

## Words in the pictures

phase-setup = Set-up
phase-build_map = Building the map
phase-reset = Reset phase
phase-dungeonlord = Dungeonlord phase
phase-build = Build phase
phase-hero = Hero phase
phase-end = Discard/Draw phase
phase-over = The end

modifier-effect = Effect
modifier-artifact = Artifact
modifier-search = Search

picture-turn = { $turn } · { $player }
picture-over = The game is over
picture-nobody = No winner
picture-winner = { $player } wins!
picture-seat = Seat { $number }
picture-level = Lv { $level }
picture-out = Out of the game
picture-tipped = tipped
picture-cusp = on the cusp
picture-global = Global quest
picture-last_roll = Last roll
picture-total = = { $total }
picture-total_target = = { $total } / { $target }+
picture-cards = Adventure deck { $n }
picture-maps = Map deck { $n }
picture-quests_left = Quest deck { $n }
picture-quests = Quests { $done }/{ $most }
picture-boons = Boons { $used }/{ $most }
picture-treasures = Treasures { $used }/{ $most }
picture-banes = Banes
picture-pack = Pack { $n }/3
picture-hidden_hand = { $n ->
    [one] One card in hand
   *[other] { $n } cards in hand
}
picture-no_hand = No cards in hand

## The table in words

words-board = The table of Dungeoneer.
words-sheet = { $player }'s hero and hand.
words-turn = Turn { $turn }, { $player }: { $phase }.
words-drawn = To be placed: { $space }.
words-marked = To choose from: { $places }.
words-last_roll = Last roll: { $who }; dice { $dice }; totals { $totals }.
words-player = { $number }. { $player }, { $hero }: level { $level }, Life { $life }/{ $most }, Glory { $glory }, Peril { $peril }, { $hand ->
    [one] one card
   *[other] { $hand } cards
} in hand, { $done ->
    [one] one quest
   *[other] { $done } quests
} completed.
words-out = { $number }. { $player }, { $hero }: out of the game.
words-states = {" "}({ $states })
words-at = at { $space }
words-cusp = on the cusp, { $side }
words-tipped = tipped
words-tipped_roll = tipped, gets up with { $attr } { $target }+
words-movement = movement { $movement }
words-token = one movement kept
words-space = { $space } ({ $realm } { $cell }): { $exits }; Glory { $glory }, Peril { $peril }.
words-exit = { $side } { $exit }
words-exits = Exits: { $exits }
words-gives = Glory { $glory }, Peril { $peril }
words-component = here: { $quest }
words-heroes = heroes: { $heroes }
words-pit = pit { $attr } { $target }+
words-spikes = spikes { $attr } { $target }+
words-hazard = hazard +{ $n }
words-sewer = sewer { $letter }
words-portal = portal
words-portal_shut = portal, leading nowhere yet
words-global_quest = Global quest { $quest }: { $text }
words-personal_quest = Quest of { $player }, { $quest }: { $text }
words-wounds = wounds { $wounds }/{ $life }
words-carried = carried by { $player }
words-found = found
words-trap = Trap { $card } for { $player }.
words-monster = { $card } attacks { $player }: { $attr }.
words-dead = defeated
words-cancelled = cancelled
words-piles = Adventure deck { $cards }, discard pile { $discard }, map deck { $maps }, quest deck { $quests }.
words-scores = Melee { $melee }, Magic { $magic }, Speed { $speed }
words-boons = Boons ({ $used } of { $most }): { $cards }
words-treasures = Treasures ({ $used } of { $most }): { $cards }
words-banes = Banes: { $cards }
words-pack = Pack: { $cards }
words-done = Completed: { $quests }
words-artifact = Artifact { $quest }: { $text }
words-none = none
words-charges = { $card } ({ $n })
words-beast = { $card } (wounds { $wounds }/{ $life })
words-times = { $card } × { $number }
words-hand = In hand: { $cards }.
words-map_hand = Map cards in hand: { $cards }
words-stance = Asked out of turn: { $stance }
words-armed = Armed orders: { $n }
words-from_to = { $start } → { $goal }
words-cost_glory = Glory { $cost }
words-cost_peril = Peril { $cost }
words-card = **{ $card }** ({ $facts }): { $text }
words-monster_scores = Life { $life } · Melee { $melee } · Magic { $magic } · Speed { $speed }
words-copies = { $set }, { $n ->
    [one] one copy
   *[other] { $n } copies
}
words-level_scores = Level { $level }: Melee { $melee }, Magic { $magic }, Speed { $speed }
words-slots = Slots: { $boons } for boons, { $treasures } for treasures

## The card command

command-card-name = card
command-card-about = Look at any card of the game
command-which_card-about = The card; names appear as you type
command-cards-name = cards
command-revealed_map-name = revealed_map
refused-no_card = There is no card “{ $typed }”. Choose one of the names that appear as you type.
