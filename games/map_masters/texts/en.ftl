## Map Masters

game-name = Map Masters
command-group-name = mapmasters
game-blurb = Build a dungeon of five cards and draw one path through it to collect what it holds, against each other or together.
game-facts = 1 to 5 players, against each other or together · 45 to 75 minutes · medium

## Icons

icon-coin = coin
icon-barrel = barrel
icon-sword = sword
icon-key = key
icon-scroll = scroll
icon-rope = rope
icon-monster = monster
icon-pit = pitfall
icon-lava = lava pit
icon-padlock = padlock
icon-circle = magic circle
icon-recycle = recycle
icon-scissors = scissors
icon-stairs = stairs
icon-room = room
icon-hole = hole
icon-teleport = teleport
sign-coin = Money; three left at the end: 1 point
sign-barrel = Nothing but a find that goals count
sign-sword = Defeats a monster later on the path
sign-key = Opens a padlock later on the path
sign-rope = Crosses a lava pit or pitfall later on
sign-scroll = Pays for one jump by magic circle
sign-monster = No way past without a sword held before
sign-padlock = No way past without a key
sign-lava = No way past without a rope
sign-pit = A fall to the basement; a rope crosses it
sign-circle = A scroll takes you to another one
sign-stairs = Down to the basement or up, once
sign-recycle = After the round: keep a card for the next
sign-scissors = After the round: cut a card from your deck
token-sword = sword fairy token
token-key = key fairy token
token-rope = rope fairy token
token-scroll = scroll fairy token
token-none = none

## Goals

goal-barrel = Barrels
goal-key = Keys
goal-hole = Holes met
goal-scroll = Scrolls
goal-monster = Monsters defeated
goal-rope = Ropes
goal-padlock = Padlocks opened
goal-sword = Swords
goal-room = Rooms visited
goal-coin = Coins
goal-circle = Magic circles met
goal-stairs = Stairs met

## Dungeon cards

card-s1 = Coin Cellar
card-s2 = Goblin Pantry
card-s3 = Reading Cells
card-s4 = Twin Stairs
card-s5 = Guard Post
card-s6 = Tinker's Den
card-s7 = Locked Store
card-s8 = Old Armoury
card-s9 = Barber's Lair
card-d01 = Barrel Nook
card-d02 = Key Nook
card-d03 = Pit Nook
card-d04 = Scroll Nook
card-d05 = Cloister Nook
card-d06 = Monster Nook
card-d07 = Rope Nook
card-d08 = Padlock Nook
card-d09 = Sword Nook
card-d10 = Coin Nook
card-d11 = Circle Nook
card-d12 = Stair Nook
card-d13 = Barrel Store
card-d14 = Key Store
card-d15 = Pit Store
card-d16 = Scroll Store
card-d17 = Cloister Store
card-d18 = Monster Store
card-d19 = Rope Store
card-d20 = Padlock Store
card-d21 = Sword Store
card-d22 = Coin Store
card-d23 = Circle Store
card-d24 = Stair Store
card-d25 = Barrel Hall
card-d26 = Key Hall
card-d27 = Pit Hall
card-d28 = Scroll Hall
card-d29 = Cloister Hall
card-d30 = Monster Hall
card-d31 = Rope Hall
card-d32 = Padlock Hall
card-d33 = Sword Hall
card-d34 = Coin Hall
card-d35 = Circle Hall
card-d36 = Stair Hall
card-d37 = Barrel Vault
card-d38 = Key Vault
card-d39 = Pit Vault
card-d40 = Scroll Vault
card-d41 = Cloister Vault
card-d42 = Monster Vault
card-d43 = Rope Vault
card-d44 = Padlock Vault
card-d45 = Sword Vault
card-d46 = Coin Vault
card-d47 = Circle Vault
card-d48 = Stair Vault
card-d49 = Cooper's Corner
card-d50 = Ember Gap
card-d51 = Pilgrim Cells
card-d52 = Double Latch
card-d53 = Squire's Rack
card-d54 = Chalk Rings
card-d55 = Jailer's Walk
card-d56 = Copyist's Loft
card-d57 = Kobold Kennels
card-d58 = Rope Yard
card-d59 = Toll House
card-d60 = Crooked Steps
card-d61 = Locksmith's Works
card-d62 = Sealed Archive
card-d63 = Ogre Barracks
card-d64 = Chasm Bridges
card-d65 = Counting House
card-d66 = Spiral Tower
card-d67 = Grand Brewery
card-d68 = Shattered Floor
card-d69 = Abbot's Palace
card-d70 = Iron Treasury
card-d71 = Royal Arsenal
card-d72 = Ring Sanctum
card-p01 = Seal Shrine of Wind
card-p02 = Seal Shrine of Water
card-p03 = Sun Guardian
card-p04 = Moon Guardian
card-p05 = Star Guardian
card-p06 = Gold Sarcophagus
card-p07 = Silver Sarcophagus
card-p08 = Iron Sarcophagus
card-p09 = Altar of the Sun
card-p10 = Altar of the Moon
card-b01 = Tavern Keeper
card-b02 = Jean-Mi
card-b03 = The Sealed Door
card-b04 = Ritual Circle
card-b05 = Sleeping Dragon
card-b06 = Tyrant of the West
card-b07 = Tyrant of the East
card-b08 = Faceless Queen
card-b09 = Fire Giant
card-b10 = The Librarian
card-b11 = Guild Master
card-b12 = The Buried King
card-b13 = Warden of Day
card-b14 = Warden of Night
card-face_down = face-down step card
card-none = no card
card-free_space = free space

## Spellbook cards

spell-sb_01 = Phantom Blade
spell-sb_02 = Fairy Pact
spell-sb_03 = Hunter's Call
spell-sb_04 = Lock Whisper
spell-sb_05 = Feather Step
spell-sb_06 = Ghost Line
spell-sb_07 = Spider Climb
spell-sb_08 = Silent Rite
spell-sb_09 = Barrel Ride
spell-sb_10 = Haggler
spell-sb_11 = Sky and Abyss
spell-sb_12 = East and West
spell-sb_13 = Bonfire
spell-sb_14 = Fairy Sisters
spell-sb_15 = Encore
spell-sb_16 = Foresight
spell-sb_17 = Barter
spell-text-sb_01 = Defeat one monster without a sword.
spell-text-sb_02 = While exploring, remove this card from the game and take any fairy token, even one that is sold out.
spell-text-sb_03 = Teleport from anywhere to a place with a monster, which you must defeat as usual.
spell-text-sb_04 = Open one padlock without a key.
spell-text-sb_05 = Cross one hole (pitfall or lava pit) without falling.
spell-text-sb_06 = From now on your path may cross itself. No corridor may be used twice.
spell-text-sb_07 = Climb from the basement through an unused pitfall.
spell-text-sb_08 = Use one magic circle without a scroll.
spell-text-sb_09 = Teleport from a place with a barrel to another place with a barrel.
spell-text-sb_10 = Buy one dungeon card for 1 coin less.
spell-text-sb_11 = Leave by an edge at the very top or bottom and come in again exactly opposite.
spell-text-sb_12 = Leave by an edge at the very right or left and come in again exactly opposite.
spell-text-sb_13 = In the refresh phase, remove one card of your hand from the game.
spell-text-sb_14 = When you buy a fairy token, take one of another type for free.
spell-text-sb_15 = In the refresh phase, pay 2 coins to keep one card of your hand for the next round.
spell-text-sb_16 = Look at the first card you draw; keep it or discard it.
spell-text-sb_17 = In the refresh phase, swap one bought card for one of the market that costs the same or less.
spell-unseen = an unseen spellbook card
spell-recycle = Recycle
spell-scissors = Scissors

## Missions and artifacts

mission-jean_mi_is_back = Jean-Mi Is Back
mission-stocking_the_tavern = Stocking the Tavern
mission-two_seals = The Two Seals
mission-hostages = The Hostages
mission-masked_guardians = The Masked Guardians
mission-ritual = The Ritual
mission-poisoned_river = The Poisoned River
mission-bridge_of_fire = The Bridge of Fire
mission-silent_library = The Silent Library
mission-dragons_larder = The Dragon's Larder
mission-twin_tyrants = The Twin Tyrants
mission-thieves_guild = The Thieves' Guild
mission-three_crowns = The Tomb of the Three Crowns
mission-last_labyrinth = The Last Labyrinth
artifact-winged_boots = Winged Boots
artifact-red_seal = Red Seal
artifact-blue_seal = Blue Seal
artifact-hostage_a = Hostage A (the miller)
artifact-hostage_b = Hostage B (the smith)
artifact-hostage_c = Hostage C (the bard)
artifact-sun_mask = Sun Mask
artifact-moon_mask = Moon Mask
artifact-star_mask = Star Mask
artifact-master_key = Master Key
artifact-gold_crown = Gold Crown
artifact-silver_crown = Silver Crown
artifact-iron_crown = Iron Crown
artifact-sunstone = Sunstone
artifact-moonstone = Moonstone
slot-jean_mi_is_back-0 = Jean-Mi, top: Winged Boots
slot-jean_mi_is_back-1 = Jean-Mi, left: 5 coins
slot-jean_mi_is_back-2 = Jean-Mi, bottom: 2 keys
slot-jean_mi_is_back-3 = Jean-Mi, right: 5 scrolls
slot-stocking_the_tavern-0 = Tavern Keeper: 5 barrels
slot-stocking_the_tavern-1 = Tavern Keeper: 6 coins
slot-stocking_the_tavern-2 = Tavern Keeper: 4 swords
slot-two_seals-0 = Seal Shrine of Wind: 2 scrolls → Red Seal
slot-two_seals-1 = Seal Shrine of Water: 2 keys → Blue Seal
slot-two_seals-2 = The Sealed Door, left: Red Seal
slot-two_seals-3 = The Sealed Door, right: Blue Seal
slot-two_seals-4 = The Sealed Door, top or bottom: 7 coins
slot-hostages-0 = Leave at the bottom: Hostage A (the miller)
slot-hostages-1 = Leave at the bottom: Hostage B (the smith)
slot-hostages-2 = Leave at the bottom: Hostage C (the bard)
slot-masked_guardians-0 = Sun Guardian: 2 keys → Sun Mask
slot-masked_guardians-1 = Moon Guardian: 2 swords → Moon Mask
slot-masked_guardians-2 = Star Guardian: 3 barrels → Star Mask
slot-masked_guardians-3 = Faceless Queen, top: Sun Mask
slot-masked_guardians-4 = Faceless Queen, right: Moon Mask
slot-masked_guardians-5 = Faceless Queen, left: Star Mask
slot-ritual-0 = Ritual Circle, top: 1 barrel and 1 teleport used
slot-ritual-1 = Ritual Circle, right: 1 sword and 1 teleport used
slot-ritual-2 = Ritual Circle, bottom: 1 key and 1 teleport used
slot-ritual-3 = Ritual Circle, left: 2 coins and 1 teleport used
slot-poisoned_river-0 = Leave at the bottom: 2 coins
slot-poisoned_river-1 = Leave at the bottom: 2 coins
slot-poisoned_river-2 = Leave at the bottom: 2 coins
slot-poisoned_river-3 = Leave at the bottom: 2 coins
slot-bridge_of_fire-0 = Fire Giant, left: 3 holes met
slot-bridge_of_fire-1 = Fire Giant, right: 3 holes met
slot-bridge_of_fire-2 = Fire Giant, top or bottom: 1 rope and 6 coins
slot-silent_library-0 = The Librarian, top: 7 scrolls
slot-silent_library-1 = The Librarian, right: 3 magic circles met
slot-silent_library-2 = The Librarian, bottom: 2 teleports used
slot-silent_library-3 = The Librarian, left: 5 rooms visited
slot-dragons_larder-0 = Sleeping Dragon, top: 6 coins
slot-dragons_larder-1 = Sleeping Dragon, bottom: 5 barrels
slot-dragons_larder-2 = Sleeping Dragon, right: 2 monsters defeated
slot-dragons_larder-3 = Sleeping Dragon, left: 3 swords
slot-twin_tyrants-0 = Tyrant of the West, left: 5 scrolls
slot-twin_tyrants-1 = Tyrant of the West, top: 2 padlocks opened
slot-twin_tyrants-2 = Tyrant of the East, right: 5 swords
slot-twin_tyrants-3 = Tyrant of the East, bottom: 4 coins and 4 rooms visited
slot-thieves_guild-0 = Guild Master, left: Master Key
slot-thieves_guild-1 = Guild Master, top: 3 keys
slot-thieves_guild-2 = Guild Master, right: 2 padlocks opened
slot-thieves_guild-3 = Guild Master, bottom: 7 coins
slot-three_crowns-0 = Gold Sarcophagus: 3 coins → Gold Crown
slot-three_crowns-1 = Silver Sarcophagus: 2 scrolls → Silver Crown
slot-three_crowns-2 = Iron Sarcophagus: 2 swords → Iron Crown
slot-three_crowns-3 = The Buried King, top: Gold Crown and 1 key
slot-three_crowns-4 = The Buried King, left: Silver Crown and 1 barrel
slot-three_crowns-5 = The Buried King, right: Iron Crown and 2 coins
slot-three_crowns-6 = The Buried King, bottom: 5 barrels
slot-last_labyrinth-0 = Altar of the Sun: 2 keys → Sunstone
slot-last_labyrinth-1 = Altar of the Moon: 3 scrolls → Moonstone
slot-last_labyrinth-2 = Warden of Day, left: Sunstone
slot-last_labyrinth-3 = Warden of Day, bottom: 8 coins
slot-last_labyrinth-4 = Warden of Night, right: Moonstone
slot-last_labyrinth-5 = Warden of Night, bottom: Winged Boots and 1 monster defeated
special-hostages = A group that enters a hostage's card takes that hostage, one at most. Groups may leave only at the bottom, and only with a hostage.
special-river = Row 3 is a poisoned river. Each time a group comes in from another row, or by teleport, it uses up one barrel it has collected; without one it may not enter.
special-fire = A group with an unused rope crosses lava pits without using it up.
special-silence = Once hands are dealt, nobody may talk about the cards in hand, and hands are never open.
special-order = The dragon sleeps lightly: the goals must be met in the order right, left, bottom, top. Out of order nobody may arrive; even with strict arrival that is no defeat.
special-master_key = From then on the group with the Master Key opens padlocks without a key.
special-alarm = The 7th padlock opened by all groups together rings the alarm and loses the mission, unless that same path meets the last goal.
special-curse = A group with a crown cannot spend fairy tokens.
special-collapse = At the end of the first turn that leaves 8 or fewer free spaces, and of the first that leaves 4 or fewer, the active player closes one of them for good.

## Sides and names

way-n = ↑ north
way-e = → east
way-s = ↓ south
way-w = ← west
way-none = here
side-n = top
side-e = right
side-s = bottom
side-w = left
side-none = somewhere
beside-n = above
beside-e = right of
beside-s = below
beside-w = left of
beside-none = near
opening-N1 = top left
opening-N2 = top right
opening-E1 = right side, upper
opening-E2 = right side, lower
opening-S1 = bottom left
opening-S2 = bottom right
opening-W1 = left side, upper
opening-W2 = left side, lower
opening-none = somewhere
spot-nw = top left
spot-n = top
spot-ne = top right
spot-w = left
spot-c = middle
spot-e = right
spot-sw = bottom left
spot-s = bottom
spot-se = bottom right
spot-none = somewhere
below-nw = basement top left
below-n = basement top
below-ne = basement top right
below-w = basement left
below-c = basement middle
below-e = basement right
below-sw = basement bottom left
below-s = basement bottom
below-se = basement bottom right
group-green = Green (●)
group-yellow = Yellow (▲)
group-blue = Blue (■)
group-red = Red (◆)
group-tokens = Fairy tokens
group-spells = Spells and teleports
group-cards = Dungeon cards
group-add = Lay a card
group-laid = Cards laid
group-steps = Next step
group-routes = Whole paths
group-recycle = Recycle
group-scissors = Scissors
group-sb_13 = Bonfire
group-sb_15 = Encore
group-sb_17 = Barter
group-giving_up = Giving up
group-sketch_groups = Group
group-sketch_spaces = Space
group-none = no group
difficulty-newcomer = Newcomer
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
stage-mission = the mission
stage-starts = the start positions
stage-market = the purchases
stage-eve = the difficulty and the first player
stage-turned = how the step card lies
lost-none = —
lost-dead_end = some goal can no longer be reached by any group
lost-no_card = no card could be played
lost-requirement = a group arrived without what was asked for
lost-alarm = the alarm rang
lost-gave_up = everybody agreed to give up
use-recycle = recycled
use-scissors = cut from the game
use-sb_13 = burned
use-sb_15 = called back
use-sword = a monster
use-key = a padlock
use-rope = a lava pit, or crosses a pitfall
use-scroll = a teleport from one magic circle to another

## Options

option-mode = Mode
option-mode-help = Versus: six rounds, most victory points. Cooperative: one mission for everybody together.
option-mode-versus = Versus
option-mode-coop = Cooperative
option-layout = Layout
option-layout-help = Versus: whether cards may lie on all sides of each other, or in one column only.
option-layout-free = Free
option-layout-column = One column
option-time_bonus = Time bonus
option-time_bonus-help = Versus: whether rounds with an hourglass are a race. Off: nobody hurries.
option-time_bonus-on = On
option-time_bonus-off = Off
option-head_start = Head start
option-head_start-help = Versus: minutes until computer players may be done before the people. 0: not before one of them is.
option-head_start-0 = until a person is done
option-head_start-1 = 1 min
option-head_start-2 = 2 min
option-head_start-3 = 3 min
option-head_start-4 = 4 min
option-head_start-5 = 5 min
option-head_start-6 = 6 min
option-head_start-7 = 7 min
option-head_start-8 = 8 min
option-head_start-9 = 9 min
option-head_start-10 = 10 min
option-head_start-11 = 11 min
option-head_start-12 = 12 min
option-head_start-13 = 13 min
option-head_start-14 = 14 min
option-head_start-15 = 15 min
option-timer = Timer
option-timer-help = Versus: minutes for each exploration. 0 for none; 5 is recommended.
option-timer-0 = none
option-timer-1 = 1 min
option-timer-2 = 2 min
option-timer-3 = 3 min
option-timer-4 = 4 min
option-timer-5 = 5 min
option-timer-6 = 6 min
option-timer-7 = 7 min
option-timer-8 = 8 min
option-timer-9 = 9 min
option-timer-10 = 10 min
option-timer-11 = 11 min
option-timer-12 = 12 min
option-timer-13 = 13 min
option-timer-14 = 14 min
option-timer-15 = 15 min
option-seat_order = Seat order
option-seat_order-help = In the order of joining, or drawn by lot.
option-seat_order-joined = As joined
option-seat_order-shuffled = Shuffled
option-mission = Mission
option-mission-help = Cooperative: which mission. 'Choose together': when the game has begun.
option-mission-0 = Choose together
option-mission-0-help = When the game has begun, everybody together.
option-mission-1 = 1. Jean-Mi Is Back
option-mission-1-help = ★ At the boss: winged boots, 5 coins, 2 keys, 5 scrolls.
option-mission-2 = 2. Stocking the Tavern
option-mission-2-help = ★ Bring the tavern 5 barrels, 6 coins and 4 swords.
option-mission-3 = 3. The Two Seals
option-mission-3-help = ★★ Earn two seals at their altars, then bring them, and 7 coins, to the guardian.
option-mission-4 = 4. The Hostages
option-mission-4-help = ★★ Lead three hostages out at the bottom, one with each group.
option-mission-5 = 5. The Masked Guardians
option-mission-5-help = ★★ Three masks from hidden guardians, then to their master.
option-mission-6 = 6. The Ritual
option-mission-6-help = ★★★ Each of the four sides: an item and a used teleport.
option-mission-7 = 7. The Poisoned River
option-mission-7-help = ★★★ Out at the bottom, 2 coins for each group; entering the river costs a barrel.
option-mission-8 = 8. The Bridge of Fire
option-mission-8-help = ★★★ Past lava: 3 holes met on either side, a rope and 6 coins in the middle.
option-mission-9 = 9. The Silent Library
option-mission-9-help = ★★★★ 7 scrolls, 3 circles, 2 teleports, 5 rooms; nobody talks about their hand.
option-mission-10 = 10. The Dragon's Larder
option-mission-10-help = ★★★★ 3 swords, 2 monsters, 5 barrels, 6 coins around the dragon, in a fixed order.
option-mission-11 = 11. The Twin Tyrants
option-mission-11-help = ★★★★ Two tyrants: 5 scrolls, 2 padlocks, 5 swords, 4 coins with 4 rooms.
option-mission-12 = 12. The Thieves' Guild
option-mission-12-help = ★★★★ Master key, 3 keys, 2 padlocks, 7 coins; the seventh padlock opened rings the alarm.
option-mission-13 = 13. The Tomb of the Three Crowns
option-mission-13-help = ★★★★★ Three crowns from three tombs, then to their king; a crown bars fairy tokens.
option-mission-14 = 14. The Last Labyrinth
option-mission-14-help = ★★★★★ Two stones, then the two guardians, while the labyrinth falls in.
option-difficulty = Difficulty
option-difficulty-help = Cooperative: how hard. 'Choose together': after the hands have been seen.
option-difficulty-ask = Choose together
option-difficulty-ask-help = After the hands have been seen, everybody together.
option-difficulty-newcomer = Newcomer
option-difficulty-newcomer-help = Optimizers give fairy tokens. Items used on the way still count.
option-difficulty-easy = Easy
option-difficulty-easy-help = Items used on the way still count. Optimizers do nothing.
option-difficulty-normal = Normal (recommended)
option-difficulty-normal-help = Items used on the way do not count any more.
option-difficulty-hard = Hard
option-difficulty-hard-help = As Normal, and items asked for must be there in exactly that number.
option-open_hands = Open hands
option-open_hands-help = Cooperative: everybody sees all hands. A little easier.
option-open_hands-on = Open
option-open_hands-off = Secret
option-strict_arrival = Strict arrival
option-strict_arrival-help = Cooperative: arriving without what is asked for loses the mission, or is simply refused.
option-strict_arrival-on = Loses
option-strict_arrival-off = Refused
option-host_decides = Host decides
option-host_decides-help = Cooperative: the first seat decides for the team, without asking the others to confirm.
option-host_decides-on = Yes
option-host_decides-off = All confirm
command-mission-name = mission
command-mission-about = Look at a mission: its map, goals and special rules
command-which_mission-name = mission
command-which_mission-about = The number or name of a mission
command-card-about = Look at one card, large, or at what a spell or sign does
command-which_card-about = The name of a card, spell or symbol; “Symbols” shows them all
command-hall-name = hall
command-hall-about = The best missions of this server
command-mode-name = mode
command-difficulty-name = difficulty
command-layout-name = layout
command-time_bonus-name = time_bonus
command-head_start-name = head_start
command-timer-name = timer
command-seat_order-name = seat_order
command-open_hands-name = open_hands
command-strict_arrival-name = strict_arrival
command-host_decides-name = host_decides
refused-no_card = There is no card, spell or sign “{ $typed }”. Type part of a name to see what there is.
refused-no_mission = There is no mission "{ $typed }". Type its number or part of its name.
hall-title =
    ## 🏛️ Hall of fame
    -# Missions won in this server, best first
hall-line = { $place }. **{ $score } points**, { $number }. { $mission } ({ $difficulty }): { $players }, { $date }
hall-empty = No mission has been won here yet.

## What happened, told as one entry

story-buys_spell = { $player } buys the spell { $spell } (2 coins). { $text }
story-buys_spell_unseen = { $player } buys a spell unseen: { $spell } (2 coins). { $text }
story-tokens =
    { $n ->
        [one] +1 fairy token
       *[other] +{ $n } fairy tokens
    }
story-goals = 🏁 { $primary } + { $secondary }.
story-reward =
    { $player }: { $primary } + { $secondary }{ $bonus ->
        [0] {""}
       *[other] {" "}+ ⏱️{ $bonus }
    } VP{ $escaped ->
        [yes] {" "}🚪
       *[no] {""}
    }.
story-team_buys =
    🛒 The team buys { $tokens ->
        [0] {""}
        [one] a fairy token
       *[other] { $tokens } fairy tokens
    }{ $spells ->
        [0] {""}
       *[other] { $tokens ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $spells ->
        [0] {""}
        [one] a spell
       *[other] { $spells } spells
    }.

## Versus: market phase

log-seat_order = The order of play was drawn by lot: { $players }.
log-primary_goal =
    🎯 Primary goal: **{ $goal }** ({ $vp } VP each){ $hourglass ->
        [yes] {" "}⏳
       *[other] {""}
    }
log-market_opens = **Round { $round }**, market phase. { $player } buys first.
log-passes = { $player } passes.
log-passes_unable = { $player } can afford nothing and passes.
log-buys_token = { $player } buys a { $token } (1 coin).
log-buys_spell = { $player } buys the spell { $spell } (2 coins).
log-buys_spell_unseen = { $player } buys a spell unseen: { $spell } (2 coins).
log-buys_card = { $player } buys { $card } ({ $cost } coins).
log-buys_card_unseen = { $player } buys a card unseen: { $card } ({ $cost } coins).
log-market_spell = The spell { $spell } comes to the market.
log-market_card = { $card } comes to the market.
log-market_renewed = All face-up cards of the market are replaced.
log-second_token = { $spell }: { $player } also takes a { $token }.
log-replaces_spell = { $player } gives up { $old } for { $spell }.
ask-buy =
    What do you buy? ({ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    })
hint-buy = One item at a time, in turns from the player with the fewest coins, until all have passed. Three coins left at the end are a point.
do-buy_token = A { $token } ({ $cost } coin)
do-buy_spell = Spell { $spell } ({ $cost } coins)
do-buy_spell_unseen = A spell unseen ({ $cost } coins)
do-buy_card = { $card } ({ $cost } coins)
do-buy_card_cheaper = { $card } (Haggler: { $cost } coins)
do-buy_card_unseen = A card of cost { $price } unseen ({ $cost } coins)
do-buy_card_unseen_cheaper = A card of cost { $price } unseen (Haggler: { $cost } coins)
button-do-buy_token = 🧚 { $sign } 🪙{ $cost }
button-do-buy_spell = 📖 { $spell } 🪙{ $cost }
button-do-buy_card = { $card } 🪙{ $cost }
button-do-buy_card_cheaper = { $card } 🪙{ $cost } (Haggler)
do-pass = Pass
ask-second_token = Fairy Sisters: which second token do you take?
hint-second_token = One of another type, for free. The spell then lies face down until the next round.
do-second_token = A { $token }
do-no_spell = Do not use { $spell }
ask-replace_spell = Two spells at most. Which do you give up for { $spell }?
hint-replace_spell = { $spell }: { $text } It lies face up and works this round. To give up a used spell will do.
do-replace_spell = Give up { $spell }

## Versus: hand and exploration

log-foresees = Foresight: your first card is { $card } (only you see this).
log-keeps_card = Foresight: { $player } keeps the first card.
log-discards_card = Foresight: { $player } discards { $card }.
ask-foresee = { $spell }: do you keep the first card?
hint-foresee = Only you see the card. Either way you then draw unseen up to five cards.
do-keep_card = Keep it
do-discard_card = Discard it
log-hand = { $player }'s hand: { $cards }.
log-race = ⏳ A time bonus round! 1 VP for the first finished path (goal: { $goal }).
log-head_start_up = ⌛ The people's head start is over. Computer players no longer wait for them.
log-time_up = ⌛ Time is up. The paths drawn so far count.
log-pact = { $spell }: { $player } gives the card up for a { $token }.
log-done_first = ⏱️ { $player } is done first and gets the time bonus!
log-done = ✅ { $player } is done.
log-not_done = { $player } goes on after all.
ask-build =
    Build your dungeon (goal: { $goal }, { $vp } VP each){ $racing ->
        [yes] {" "}⏳
       *[other] {""}
    }
hint-build = Take one of the plans in the picture, or lay the cards one by one, turn and move them; then comes the path. You need not use all five. Collect widely: a secondary goal follows, worth half. Cards lie upright or upside down, never sideways. Everything may change until you are done, and nobody else sees it.
do-add_card = Lay { $card }
do-add_card_elsewhere = Lay { $card } elsewhere…
do-lay_card =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $laid }{ $turned ->
        [yes] {" "}(upside down)
       *[other] {""}
    }: { $side } { $card }{ $offset ->
        [0] {""}
        [-4] , 4 cells up
        [-2] , 2 cells to the left
        [2] , 2 cells to the right
        [4] , 4 cells down
       *[other] , shifted by { $offset }
    }
do-idea = Plan { $letter }
estimate-idea = At least { $points } VP are within reach.
about-done_empty = This round brings you nothing then.
about-card = { $fits ->
        [0] {""}
       *[other] { $goal } ×{ $fits } ·{" "}
    }{ $icons }{ $rooms ->
        [0] {""}
        [one] ; 1 room
       *[other] ; { $rooms } rooms
    }
about-team_card = { $icons }{ $rooms ->
        [0] {""}
        [one] ; 1 room
       *[other] ; { $rooms } rooms
    }
button-about-card = { $fits ->
        [0] {""}
       *[other] 🎯×{ $fits } ·{" "}
    }{ $signs }{ $rooms ->
        [0] {""}
       *[other] {" "}🚪×{ $rooms }
    }
button-about-team_card = { $signs }{ $rooms ->
        [0] {""}
       *[other] {" "}🚪×{ $rooms }
    }
about-token = Pays for { $use }; counts as no find and goes back after the round.
about-team_token = Pays for { $use }, or counts for what a goal asks for; left over, it is worth 2 points.
about-spell_unseen = The top card of the deck; you see it when you have paid.
about-card_unseen = The top card of that deck; you see it when you have paid.
about-pass = You buy nothing more in this round.
about-confirm = The unused ones are lost.
about-farther = On the way: { $gains }.
button-about-farther = { $signs }
about-start = { $ways ->
        [0] No opening ahead without paying
        [one] 1 opening ahead
       *[other] { $ways } openings ahead
    }{ $finding ->
        [0] {""}
       *[other] ; at the entrance: { $icons }
    }
about-start_free = A card must be played here first.
about-to_goal =
    { $spaces ->
        [0] In { $goal }, where a goal is open
        [one] Beside { $goal }, where a goal is open
       *[other] { $spaces } spaces from { $goal }, where a goal is open
    }
about-to_side =
    { $spaces ->
        [0] At the { $side } edge, where the goals are
        [one] 1 space from the { $side } edge, where the goals are
       *[other] { $spaces } spaces from the { $side } edge, where the goals are
    }
about-group = It has: { $things }.
about-end_turn = You draw a card, and the next player plays.
about-wasted = ⚠️ This group carries { $artifact }, which another side still needs: delivered here it is out of reach for good, and the mission is lost.
about-give_in = No card can be played any more.
do-turn_card = Turn { $card } round
do-shift_card = Move { $card }
do-take_card = Take back { $card }
do-quarter_turn = Turn { $card } sideways
do-clear_cards = Take back all cards
do-draw_path = ✏️ Draw the path
do-done_empty = Done, without a path
do-pact = Give up Fairy Pact for a { $token }
ask-place =
    Where does { $card } go?{ $turned ->
        [yes] {" "}(upside down)
       *[other] {""}
    }
hint-place = The numbers in the picture are the places. A card goes where openings meet openings.
do-place_at =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $side } { $card }{ $offset ->
        [0] {""}
        [-4] , 4 cells up
        [-2] , 2 cells to the left
        [2] , 2 cells to the right
        [4] , 4 cells down
       *[other] , shifted by { $offset }
    }
do-flip = 🔄 Turn { $card } round
do-back = Back
ask-draw =
    { $over ->
        [escaped] The path has escaped. Done?
        [stuck] The path ends here. Done?
        [start] Which path?
       *[no] Next step?
    } ({ $goal }: { $points } VP, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }){ $racing ->
        [yes] {" "}⏳
       *[other] {""}
    }
hint-draw = Take one of the whole paths in the picture, or draw it yourself: the numbers in the picture are the next steps (2b leads to the same place as 2, another way); an answer that names a space, such as B2, leads there through the whole card. Where there is only one way the line runs on by itself. No corridor twice, but rooms again by another door. An outer edge is an escape; most escapes bring points at the end. Until Done you may always step back.
about-dead_end = ⚠️ A dead end: the path ends there.
do-by_hand = ✏️ Draw it myself
do-routes = Back to the whole paths
ask-draw_by_hand =
    Where does the path begin? ({ $goal }){ $racing ->
        [yes] {" "}⏳
       *[other] {""}
    }
hint-draw_by_hand = The numbers in the picture are the entrances: any open outer edge. Then you draw on, step by step, and may always step back.
do-route = [{ $letter }] { $letter ->
        [A] 🟥
        [B] 🟦
        [C] 🟩
        [D] 🟧
       *[other] 🟪
    } { $points } VP{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }{ $escapes ->
        [yes] , out
       *[other] {""}
    }
about-route = { $purpose }. On the way: { $gains }{ $rooms ->
        [0] {""}
        [one] ; { $rooms } room
       *[other] ; { $rooms } rooms
    }.{ $escapes ->
        [yes] {""}
       *[other] {" "}It does not get out.
    }
do-route_to = [{ $letter }] { $letter ->
        [A] 🟥
        [B] 🟦
        [C] 🟩
        [D] 🟧
       *[other] 🟪
    } { $slot }
about-route_to = { $gaining ->
        [0] Nothing is found on the way.
       *[other] On the way: { $gains }.
    }{ $spending ->
        [0] {""}
       *[other] {" "}It uses { $spent }.
    }
button-about-route = { $purpose }: { $signs }{ $rooms ->
        [0] {""}
       *[other] {" "}🚪×{ $rooms }
    }{ $escapes ->
        [yes] {""}
       *[other] . It does not get out.
    }
button-about-route_to = { $gaining ->
        [0] Nothing on the way
       *[other] { $signs }
    }{ $spending ->
        [0] {""}
       *[other] {" "}(uses { $spent })
    }
purpose-points = Most points
purpose-out = Safe way out
purpose-coins = Most coins
purpose-cards = Most recycles and scissors
purpose-finds = Most for the secondary goal
purpose-another = Another way
do-step_start =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $space } { $card }, { $opening }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_go =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }{ $room ->
        [yes] {" "}into a room{ $leaves ->
            [yes] {" "}of { $space } { $card }
           *[no] {""}
        }
       *[other] { $leaves ->
            [yes] {" "}to { $space } { $card }
           *[no] {""}
        }
    }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_escape =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: escape!{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-step_escape_done =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: escape, done!{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-through =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave{ $richer ->
        [yes] {" "}by a detour
       *[no] {""}
    } ({ $opening }) to { $space } { $card }{ $gaining ->
        [0] {""}
       *[other] ; on the way: { $gains }
    }
do-through_out =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Out and escape ({ $opening }){ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-through_out_done =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Out and escape ({ $opening }), done!{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-through_before =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Up to the opening ({ $opening }){ $richer ->
        [yes] {" "}by a detour
       *[no] {""}
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-through_end =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Take what lies here{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-through_end_done =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Take what lies here, done!{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-farther =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave ({ $first_opening }), cross { $first_space }, exit ({ $opening }) to { $space } { $card }{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
do-farther_out =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave ({ $first_opening }), cross { $first_space }, escape from there ({ $opening }){ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
do-farther_out_done =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave ({ $first_opening }), cross { $first_space }, escape from there ({ $opening }), done!{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
do-farther_end =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave ({ $first_opening }) to { $space } { $card }, take what lies there{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
do-farther_end_done =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Leave ({ $first_opening }) to { $space } { $card }, take what lies there, done!{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
do-step_fall =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: fall through the pitfall{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }
do-step_rope =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: cross the pitfall{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_stairs =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Take the stairs{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_tp =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }By magic circle to { $space } { $card }, { $spot }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_token = Take a { $token }
do-step_token_none = Take no token
do-step_arrive =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: arrive{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-step_sb_02 = Fairy Pact: take a { $token }
do-step_sb_03 =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Hunter's Call to { $space } { $card }, { $spot }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_sb_06 = Ghost Line (you may cross your own line from now on)
do-step_sb_07 =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Spider Climb up the pitfall{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_sb_09 =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Barrel Ride to { $space } { $card }, { $spot }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_sb_11 =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Sky and Abyss: out { $way }, in again opposite{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
do-step_sb_12 =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }East and West: out { $way }, in again opposite{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }{ $gaining ->
        [0] {""}
       *[other] : { $gains }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
button-do-step_start = [{ $number }] { $space }{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
button-do-step_go = [{ $number }] { $arrow }{ $leaves ->
        [yes] {" "}{ $space }
       *[no] {""}
    }{ $room ->
        [yes] {" "}🚪
       *[other] {""}
    }{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
button-do-step_escape = [{ $number }] { $arrow } escape
button-do-step_escape_done = [{ $number }] { $arrow } escape, done!
button-do-through = [{ $number }] { $space }{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-through_out = [{ $number }] Escape{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-through_out_done = [{ $number }] Escape, done!{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-through_before = [{ $number }] To the opening{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-through_end = [{ $number }] Collect{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-through_end_done = [{ $number }] Collect, done!{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-farther = [{ $number }] { $first_space } → { $space }{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
button-do-farther_out = [{ $number }] { $first_space }, escape{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
button-do-farther_out_done = [{ $number }] { $first_space }, escape, done!{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
button-do-farther_end = [{ $number }] { $space }, collect{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
button-do-farther_end_done = [{ $number }] { $space }, collect, done!{ $points ->
        [0] {""}
       *[other] : { $points } VP
    }
button-do-step_fall = [{ $number }] { $arrow } fall{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }
button-do-step_stairs = [{ $number }] Stairs{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
button-do-step_tp = [{ $number }] 🔮 { $space }{ $gaining ->
        [0] {""}
       *[other] {" "}{ $signs }
    }{ $paying ->
        [0] {""}
       *[other] {" "}(use { $pays })
    }
button-estimate-idea = { $points } VP
do-undo_step = ↩️ Step back
do-clear_path = Start over
do-rebuild = Rebuild
do-done = ✅ Done!
ask-head_start_up = Is the head start over?
hint-head_start_up = When the head start is over, computer players may be done first.
do-head_start_up = The head start is over
ask-time_up = Is the time up?
hint-time_up = When the time is up, the paths drawn so far count.
do-time_up = Time is up
ask-withdraw = You are done. Go on after all?
hint-withdraw = You may take it back while somebody else is still exploring.
do-withdraw = Take it back
button-sum-goal = +{ $more } VP
sum-goal = { $goal }: +{ $more } VP.

## Versus: reward and refresh

log-primary =
    { $player }: { $goal } { $points } VP, { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }.
log-time_bonus = ⏱️ { $player }: time bonus { $points } VP.
log-secondary_goal = 🎯 Secondary goal: **{ $goal }** ({ $vp } VP each, halved at the end)
log-secondary =
    { $player }: secondary { $points } VP. { $escaped ->
        [yes] 🚪 Escaped.
       *[other] No escape.
    }
log-refreshed = { $player } refreshes: { $cards } { $use }.
log-barters = { $spell }: { $player } swaps { $card } for { $new }.
ask-refresh = Refresh: what do you use? (recycle { $recycle }, scissors { $scissors })
hint-refresh = A recycled card is part of your next hand; scissors take a weak card out of your deck for good. Each card can be chosen once.
do-recycle = Recycle { $card } into the next hand
do-scissors = Scissors: remove { $card } from the game
do-sb_13 = { $spell }: remove { $card } from the game
do-sb_15 = { $spell }: 2 coins, { $card } into the next hand
do-sb_17 = { $spell }: swap { $card }…
button-do-recycle = ♻️ { $card }
button-do-scissors = ✂️ { $card }
button-do-sb_13 = { $spell }: { $card }
button-do-sb_15 = { $spell }: { $card }
do-unmark = Undo the choice of { $card }
do-confirm = ✅ That is all
ask-barter = What do you take for { $card }?
hint-barter = A face-up card of the same or a lower cost. It goes to your discard pile.
do-take_ware = { $card }

## Versus: the end

closing-mission = 🧮 { $sum } × { $factor } ({ $difficulty }), rounded down: { $score } points.
tie-secondary = ⚖️ { $player } and { $behind } both have { $points }: { $player } has the higher secondary score ({ $own } to { $other }).
tie-shared = ⚖️ { $players } have { $points } each, and the same secondary score: they share the place.
end-scored = Six rounds are over. The best score is { $best } VP.
score-primary = Primary
score-secondary = Secondary (halved)
score-time_bonus = Time bonus
score-escape = Escape bonus
score-coins = Coins
score-free_spaces = Free spaces
score-tokens = Fairy tokens
score-spells = Spells
score-items = Items left
score-mission = Mission

## Cooperative: decisions of the team

log-mission = 🗺️ Mission { $number }: **{ $mission }** (★{ $stars }). The tableau is laid out.
log-proposes = { $player } proposes { $stage }; all others confirm.
log-agrees = { $player } agrees.
log-takes_pen = { $player } takes the pen and writes another proposal.
log-group_placed =
    { $group } waits at { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }, { $opening ->
        [N1] { opening-N1 }
        [N2] { opening-N2 }
        [E1] { opening-E1 }
        [E2] { opening-E2 }
        [S1] { opening-S1 }
        [S2] { opening-S2 }
        [W1] { opening-W1 }
       *[W2] { opening-W2 }
    }.
log-group_token = A { $token } for { $group } (1 coin).
log-group_spell = The spell { $spell } for { $group } (2 coins).
log-coins_lost =
    { $coins ->
        [one] The last coin goes
       *[other] The { $coins } coins left go
    } back to the bank.
log-mission_deck = The player deck has { $cards } cards.
log-dealt = Your hand (only you see this): { $cards }.
log-dealt_open = { $player }'s hand: { $cards }.
log-mission_begins = Difficulty: { $difficulty }. { $player } begins.
ask-choose_mission = Which mission do you take on?
hint-choose_mission = The higher the number, the harder. The command *mission* shows map, goals and special rules.
do-mission = { $number }. { $mission } (★{ $stars })
ask-confirm = { $player } proposes { $stage }. Do you agree?
hint-confirm = The proposal is on the board. To change it, take the pen.
about-sheet_mission = { $number }. { $mission }
about-sheet_starts = { $group1 }: { $space1 }, { $side1 }{ $groups ->
        [1] {""}
       *[other] ; { $group2 }: { $space2 }, { $side2 }
    }{ $groups ->
        [1] {""}
        [2] {""}
       *[other] ; { $group3 }: { $space3 }, { $side3 }
    }{ $groups ->
        [4] ; { $group4 }: { $space4 }, { $side4 }
       *[other] {""}
    }
about-sheet_market = { $number ->
        [0] Nothing is bought.
       *[other] { $things } ({ $cost } coins)
    }
about-sheet_eve = { $difficulty }, { $player } begins.
about-sheet_turned = { $turned ->
        [yes] Upside down.
       *[no] Upright.
    }
do-agree = Agree
do-take_pen = Take the pen
ask-place_group = Where does { $group } wait?
hint-place_group = Choose an entrance on the outside, by card and side. In front of a free space is allowed: the group enters by that opening of the card played there.
do-place_group =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row } { $card }, { $side }
button-do-place_group = [{ $number }] { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }
do-place_group_warned =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }⚠️ { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row } { $card }, { $side } (behind it: { $warning ->
        [monster] a monster
        [padlock] a padlock
       *[other] a lava pit
    })
button-do-place_group_warned = [{ $number }] ⚠️ { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }
ask-shop =
    Purchases before the mission: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } left
hint-shop = Only now. What you buy belongs to one group for good.
do-unbuy = Take the last one back
do-submit_market = That is all
ask-assign = { $thing }: which group gets it?
hint-assign = Each group: one token of each type, two spells at most.
do-assign = { $group }
ask-choose_difficulty = Which difficulty?
hint-choose_difficulty = Newcomer: optimizers give fairy tokens, and items used on the way still count. Easy: the latter only. From Normal on they do not count. On Hard, numbers must be exact.
do-difficulty = { $difficulty }
ask-choose_first = Who begins?
hint-choose_first = You have seen your hands; talk it over.
do-first_player = { $player } begins
ask-turn_step = How does the step card lie?
hint-turn_step = What the arrival asks for is checked afterwards.
do-step_up = Upright
do-step_down = Upside down

## Cooperative: the turn

log-turn =
    {""}**{ $player }'s turn** ({ $free ->
        [one] 1 free space
       *[other] { $free } free spaces
    })
log-last_chance = { $player } cannot play a card any more: the last chance to trace paths.
log-plays =
    { $player } plays { $card } on { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }.
log-artifact = 💎 { $artifact }: taken by { $group }.
log-ends_at = { $group } reaches { $card }.
log-fills = 🏆 Goal met by { $group }: { $slot }
log-reveals = { $group } arrives and turns up { $card }.
log-stays = What is asked for is missing; { $group } stays there.
log-draws = { $player } draws { $card }.
log-collapses =
    💥 { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row } has collapsed; nothing can lie there any more.
log-wants_to_give_up = { $player } wants to give the mission up; it ends if all agree.
log-plays_on = { $player } wants to play on.
log-mission_won = 🎉 Mission accomplished: { $mission }! { $score } points.
log-mission_lost = 💀 Mission lost: { $why }.
end-mission_won = Mission { $number }, { $mission }, won on { $difficulty }: { $score } points.
end-mission_lost = Mission { $number }, { $mission } ({ $difficulty }), is lost: { $why }. { $score } points.
ask-play_card = Which card do you play?
hint-play_card = One card each turn, on a free space of the tableau. Talk it over; you decide.
do-play_card = { $card }
do-propose_give_up = 🏳️ Propose to give up
ask-play_at =
    Where does { $card } go?{ $turned ->
        [yes] {" "}(upside down)
       *[other] {""}
    }
hint-play_at = The free spaces are named in the picture. Every card fits, either way up.
do-play_at =
    Play it on { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }
button-do-play_at =
    { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }
ask-trace_paths =
    Trace a path?{ $last ->
        [yes] {" "}(last chance)
       *[other] {""}
    }
hint-trace_paths = A path goes all the way from the group to a goal. You may also wait for a later turn.
do-trace = ✏️ Trace a path for { $group }
do-end_turn = End the turn
do-give_in = Nothing more to trace (the mission is lost)
ask-trace_path =
    { $group }: next step?{ $holding ->
        [0] {""}
       *[other] {" "}It has: { $things }.
    }
hint-trace_path = The numbers in the picture are the next steps (2b: another way to the same place); a card named with its space, such as B3, is reached through the whole card at once, where nothing has to be paid. Nothing counts before the goal is reached; you may stop at any time.
do-step_deliver =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Deliver, going { $way }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }: { $slot }
do-step_deliver_other =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }Deliver, going { $way }{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }, giving { $gives }{ $used ->
        [0] {""}
       *[other] {" "}({ $used } of it used before)
    }: { $slot }
do-step_reveal =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: turn up the face-down card{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-step_in_vain =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: arrive in vain (the mission is lost){ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-step_end_here =
    { $number ->
        [0] {""}
       *[other] [{ $number }]{" "}
    }{ $way }: end here{ $apart ->
        [no] {""}
        [left] {" "}(on the left)
        [middle] {" "}(in the middle)
        [right] {" "}(on the right)
        [upper] {" "}(the upper one)
        [lower] {" "}(the lower one)
       *[other] {" "}(number { $apart })
    }
do-abandon = Give this path up
ask-hand_over = What does { $group } give for the goal?
hint-hand_over = The goal: { $slot }
do-hand_over =
    { $gives }{ $used ->
        [0] {""}
       *[other] {" "}({ $used } of it used before)
    }
ask-sketch_plan = ✏️ Sketch a way on the map
hint-sketch_plan = Name a group, then the spaces of its way in order. Everybody sees the sketch; it has no effect and reserves nothing. A new one replaces your old one for that group.
do-sketch_group = For { $group }
do-sketch_space =
    { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row }
do-wipe_sketches = Wipe out my sketches
log-sketches =
    ✏️ { $player } sketches a way for { $group }{ $number ->
        [0] {""}: nothing any more.
       *[other] {""}: { $spaces }.
    }
log-wipes_sketches = { $player } wipes out the sketches.
ask-collapse = Which free space collapses?
hint-collapse = No card can lie there any more. A group waiting in front of it may be at a dead end.
do-collapse =
    { $column ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[other] H
    }{ $row } collapses
ask-agree_to_give_up = Do you give the mission up?
hint-agree_to_give_up = One player who wants to go on is enough to play on.
do-play_on = Play on
do-agree_to_give_up = Give up

## Refusals

refused-bad_orientation = Cards stand upright or upside down, never sideways.
refused-overlap = Cards never overlap.
refused-misaligned = The openings do not meet: opening must face opening, wall must face wall.
refused-not_connected = It would not be joined to the other cards.
refused-not_in_column = At this table cards form one column only.
refused-no_cards = Lay a card first.
refused-not_a_free_space = That is no free space.
refused-not_open_edge = That is no open outer edge.
refused-door_used = That way has been used already.
refused-corridor_used = That corridor has been used; each only once.
refused-obstacle_monster =
    { $lacking ->
        [one] One sword is
       *[other] { $lacking } swords are
    } missing to defeat the monsters.
refused-obstacle_padlock = A key is missing for the padlock.
refused-obstacle_lava = Without a rope there is no way past the lava pit.
refused-no_rope = There is no rope to cross the pitfall.
refused-landing_used = The place below has been used already.
refused-pit_used = That pitfall has been used already.
refused-stairs_used = Those stairs have been used already.
refused-crosses_own_path = It would cross your own line in the room.
refused-crosses_other_path = It would cross another group's line in the room.
refused-same_place = A teleport never stays in the same room.
refused-circle_used = That magic circle is used up.
refused-no_scroll = There is no scroll for the teleport.
refused-no_opposite_edge = There is no open edge exactly opposite.
refused-no_such_step = There is no such step.
refused-waiting = There is a free space; no way on until a card lies there.
refused-edge = That is the edge of the tableau: a dead end.
refused-sold_out = Sold out.
refused-not_enough_coins = Not enough coins ({ $cost } needed, { $coins } at hand).
refused-building_area_full = The building area already holds five cards.
refused-empty_deck = That deck is empty.
refused-card_chosen = That card is chosen already.
refused-no_price = Only bought dungeon cards can be swapped, for a face-up card that costs the same or less.
refused-start_taken = Another group waits there.
refused-group_limit = A group holds one token of each type and two spells at most.
refused-requirement_not_met = What is asked for there is not complete.
refused-slot_filled = That goal is met already (a group meets one goal on a card).
refused-wrong_side = No goal is accepted on that side.
refused-order = Not yet: the order is right, left, bottom, top.
refused-no_antidote = To enter the river a collected barrel is needed.
refused-arrived = That group has reached its goal.
refused-no_way = That group has no possible step now.

## Words in pictures

picture-seat = Seat { $number }
picture-goal = { $goal }: { $vp } VP each
picture-goal_primary = Primary
picture-goal_secondary = Secondary
picture-goal_next = Next round
picture-points = { $points } VP
picture-found = Found
picture-spend = To spend
picture-no_cards = No cards yet
picture-hidden = The hand is hidden
picture-used = used
picture-market = Round { $round } of { $rounds } · Market: { $player } buys
picture-hand = Round { $round } of { $rounds } · Hands are drawn
picture-explore = Round { $round } of { $rounds } · Exploration
picture-refresh = Round { $round } of { $rounds } · Refresh
picture-drawing = exploring…
picture-done = done
picture-first = done first!
picture-no_path = no dungeon
picture-scores = Score board
picture-total = Total
picture-deck = Deck
picture-discard = Discard pile
picture-hand_of = { $player }'s hand
picture-mission = { $number }. { $mission }
picture-deciding = { $mission } · deciding: { $stage }
picture-turn = { $mission } ({ $difficulty }) · { $player }'s turn · { $free } free · deck { $deck }
picture-goals = Goals
picture-groups = Groups
picture-exit = Exit
picture-tokens = Fairy tokens
picture-signs = Symbols
picture-wanted = To buy: { $things }
picture-choose_mission = Fourteen missions, harder as they go on
picture-stars = ★{ $stars }
picture-mission_size = { $columns } × { $rows } cards

## Words in place of pictures

words-none = none
words-answers = Answers about the game as a whole
words-path_end = Where the path is now
words-count = { $icon } ×{ $number }
words-card = { $card } ({ $icons })
words-goal = 🎯 { $name }: { $goal }
words-player = **{ $player }**: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $escapes ->
    [one] 1 escape
   *[other] { $escapes } escapes
}, fairy tokens ({ $tokens }), spells ({ $spells })
words-rounds = , rounds (primary+secondary) { $rounds }
words-state = , { $state }
words-market_cards = Cost { $cost }: { $cards }
words-market_spells = Spells (2 coins): { $spells }
words-market_tokens = Fairy tokens left (1 coin): { $tokens }
words-spell = { $spell }: { $text }
words-spell_gap = {" / "}
words-spell_used = { $spell } (used): { $text }
words-hand_hidden = { $player } holds { $number } cards, which are hidden.
words-piles = Deck: { $deck }. Discard pile: { $discard }.
words-rest = Cards not laid yet: { $cards }.
words-laid = Cards laid: { $cards }.
words-turned = { $card } (upside down)
words-path = The path has found: { $found }. Goal: { $points } VP.
words-spend = To spend: { $items }. Fairy tokens: { $tokens }.
words-escaped = The path has escaped.
words-slot = ☐ { $slot }
words-slot_filled = ☑ { $slot }
words-free = Free spaces: { $spaces }.
words-trace = Path being drawn, { $group }: { $found }.
words-sketch = Sketch by { $player } for { $group }: { $spaces }.
words-nowhere = not placed
words-arrived = has reached its goal
words-token = { $token }
words-group = { $group } ({ $where }): has { $things }; found { $held }.
words-proposed = Proposed: { $what }.
words-waits = { $group } at { $place }
words-for_group = { $thing } → { $group }
words-main = main floor
words-basement = basement
words-cost = Costs { $cost } coins
words-starter = Starter card (one in every deck)
words-mission = Tableau { $columns } × { $rows }; groups: { $groups }. Player deck: { $starters } starters, cards of cost 3 to 6: { $costs }. Market: { $coins } coins. Worth { $points } points, plus free spaces and more, times difficulty.
words-start_side = Groups start at the { $sides } side.

## Rules pages

topic-goal-title = What it is about
topic-goal =
    {""}**Versus** (1 to 5 players): in each of six rounds you build your own dungeon of five cards and draw one path through it. Discoveries that match the goals are worth victory points (VP); the highest sum wins.
    {""}**Cooperative** (1 to 5 players): together you lead groups of adventurers through one of fourteen missions, and win or lose together.
    Paths are drawn in the same way in both.
topic-round-title = Versus: a round
topic-round =
    1. **Market**: everybody buys in turns, one item at a time.
    2. **Hand**: you draw unseen from your own deck until your building area holds five cards.
    3. **Exploration**: all at once, everybody builds a dungeon of these cards and draws a path.
    4. **Reward**: fairy tokens go back, coins found are paid, then the primary goal, the time bonus and the secondary goal are scored. Whoever escaped checks an escape box.
    5. **Refresh**: the next primary goal is shown, optimizers and spells are used, the cards are put away.
    The game ends with the sixth reward phase.
topic-market-title = Versus: the market
topic-market =
    In the first round a lot decides who begins; later the player with the fewest coins (of these, the one who scored least last round). In turns you buy one item or pass; whoever has passed is out for this round.
    - **Fairy token** (1 coin): stands for one sword, key, rope or scroll. Used or not, it goes back at the end of the round and counts for no goal.
    - **Spell** (2 coins): you may own two; each works once per round.
    - **Dungeon card** (3 to 6 coins): it is part of this round's hand at once.
    Instead of the two cards shown you may take the top of the deck unseen at the same price. You start with 6 coins and keep what you do not spend.
    After round 3 everything face up is replaced.
topic-building-title = Building a dungeon
topic-building =
    Cards stand upright or upside down, never sideways, and never overlap.
    Where cards touch, opening must face opening and wall must face wall. All cards have their eight openings in the same places, so a card above or below another is shifted by 0 or 2 cells, one beside another by 0 or 4. All cards must be joined.
    You need not use all five; those left over still belong to this hand.
    With the table option for one column, cards lie straight above each other only.
topic-path-title = Drawing the path
topic-path =
    A path begins at any open outer edge of the dungeon.
    - Each corridor cell is used once. A crossing of four corridors is a corridor too: once only.
    - Each opening and door is used once.
    - The path must not cross itself. Main floor and basement are separate: one may pass below the other.
    - It is never interrupted, teleports apart.
    At an open outer edge the path **escapes**. Where it cannot go on it ends; you may also stop anywhere. However it ends, all that was found is kept; only the escape box makes a difference.
    In the picture, what is found has a green ring and what is used up a red stroke. The two ends of a fall, stairs or teleport bear the same letter.
topic-rooms-title = Rooms and monsters
topic-rooms =
    Stone floor inside walls is a **room**, earth is a **corridor**.
    - You may enter a room as often as you like, each time by a door not used before, if your line does not cross an earlier one inside.
    - On the first entry all monsters in it must be defeated, one sword each; without enough swords you cannot enter. Swords lying in that room do not help.
    - Entering finds everything in the room, once.
    - A pitfall in a room can be walked round; you fall only if you want to. It counts as a hole met anyway.
    - Magic circles and stairs in a room may be used on a later visit too.
topic-paying-title = Obstacles and paying
topic-paying =
    - Monster: 1 sword
    - Padlock: 1 key
    - Lava pit: 1 rope (without it you cannot enter)
    - Pitfall in a corridor: 1 rope to cross it; else you fall.
    - Teleport by magic circle: 1 scroll
    You pay with items found earlier on this path, with fairy tokens, or with a spell that replaces them. If you name nothing, tokens go first, then items, then spells. In Versus, items used up still count for goals.
    An obstacle you cannot overcome is not found; the path stops in front of it.
topic-levels-title = Basement, pitfalls, stairs
topic-levels =
    The basement has yellow hatched passages without walls. It is drawn as a map of its own; in overviews as a narrow hatched line. It never leads off its card.
    - A pitfall is one way down, to the landing straight below. No rope helps upward.
    - Stairs work once, up or down, and may be passed by. They are found either way.
    - Nobody falls through the same pitfall twice.
topic-teleports-title = Magic circles and teleports
topic-teleports =
    A magic circle is found when you reach it, used or not. For 1 scroll the path jumps to another circle that is not used up, on any card and level. Both are then crossed out for good.
    - A target in a corridor must not have been used.
    - A target in a room means defeating its monsters; a room visited before is allowed.
    - Never inside the same room.
    - After a teleport into a room you may leave by any unused door.
topic-spells-title = Spells
topic-spells =
    In Versus each works once per round, in a mission once. A used one lies face down. Missions use the first nine only. Fairy Pact leaves the game when used.
    - **Phantom Blade**: Defeat one monster without a sword.
    - **Fairy Pact**: While exploring, remove this card from the game and take any fairy token, even one that is sold out.
    - **Hunter's Call**: Teleport from anywhere to a place with a monster, which you must defeat as usual.
    - **Lock Whisper**: Open one padlock without a key.
    - **Feather Step**: Cross one hole (pitfall or lava pit) without falling.
    - **Ghost Line**: From now on your path may cross itself. No corridor may be used twice.
    - **Spider Climb**: Climb from the basement through an unused pitfall.
    - **Silent Rite**: Use one magic circle without a scroll.
    - **Barrel Ride**: Teleport from a place with a barrel to another place with a barrel.
    - **Haggler**: Buy one dungeon card for 1 coin less.
    - **Sky and Abyss**: Leave by an edge at the very top or bottom and come in again exactly opposite.
    - **East and West**: Leave by an edge at the very right or left and come in again exactly opposite.
    - **Bonfire**: In the refresh phase, remove one card of your hand from the game.
    - **Fairy Sisters**: When you buy a fairy token, take one of another type for free.
    - **Encore**: In the refresh phase, pay 2 coins to keep one card of your hand for the next round.
    - **Foresight**: Look at the first card you draw; keep it or discard it.
    - **Barter**: In the refresh phase, swap one bought card for one of the market that costs the same or less.
topic-optimizers-title = Optimizers
topic-optimizers =
    Recycle and scissors are used in the refresh phase of Versus, once for each one found, if you like.
    - **Recycle**: one card of this hand is part of your next hand.
    - **Scissors**: one card of this hand leaves the game.
    Each card can be chosen for one thing only.
    In missions they help newcomers only: a group that finds one may take a fairy token at once.
topic-time_bonus-title = Time bonus and timer
topic-time_bonus =
    A primary goal with an hourglass makes a time bonus round: the first to be done with a path of at least one step gets 1 VP and may change nothing more. Nobody else needs to hurry.
    In other rounds you may take *done* back while somebody else still explores.
    Computer players wait until one person is done, or until the head start that the table has set is over. Tables that do not race switch the bonus off.
    A timer is possible; when it runs out, the paths drawn so far count.
topic-scoring-title = Versus: goals and scoring
topic-scoring =
    There are 27 goal cards of 12 kinds. Each discovery is worth (VP), also when it has been used up:
    - Barrels: 1
    - Keys: 2
    - Holes met: 3
    - Scrolls: 1
    - Monsters defeated: 3
    - Ropes: 3
    - Padlocks opened: 3
    - Swords: 1
    - Rooms visited: 1
    - Coins: 1
    - Magic circles met: 2
    - Stairs met: 1
    The secondary goal is shown after the paths; it may be of the same kind as the primary one.
    {""}**Final score**: primary points, half the secondary points (rounded down), time bonus, escape bonus, and 1 for every 3 coins left.
    Escape bonus: 2 for the most escapes, 1 for the second most, shared by all who tie; nothing for none.
    Ties go to the higher secondary score; else the victory is shared.
topic-coop_setup-title = Missions: setup
topic-coop_setup =
    1. Choose a mission; the higher the number, the harder.
    2. The tableau is laid out. Dashed frames are free spaces.
    3. Each group waits in front of an opening on the outside, also of a free space. Better not in front of a monster, padlock or lava pit.
    4. With the mission's coins you buy fairy tokens (1) and spells (2) and give them to groups: at most one token of each type and two spells each. Only now, and groups never share.
    5. Everybody gets 3 cards (alone 4); then difficulty and first player are chosen.
    For team decisions one player proposes and each other player confirms once, or takes the pen.
topic-coop_turn-title = Missions: a turn
topic-coop_turn =
    The active player
    1. plays one card on a free space, either way up, at no cost;
    2. traces paths that are possible: none, one or several. Waiting is fine;
    3. victory and defeat are checked;
    4. draws a card; then the next player is active.
    Talk as you like; the active player decides. Hands may be talked about but not shown, unless the table plays with open hands.
    When a player has no card or no space is free there is one last chance to trace paths; then the mission is lost.
topic-groups-title = Missions: groups and goals
topic-groups =
    A group's path goes all the way from where it is to a goal; it never stops midway.
    - No group uses corridors or doors of another, or crosses its line in a room.
    - What lies in a place belongs to the group that entered first. Defeated monsters are gone for all.
    - At a **step card** something is delivered and the group goes on; a **boss card** is the end. A goal is met from its side by one group, and a group meets one goal on a card.
    - What was delivered never counts again. Exactly the number asked for is given.
    - An **artifact** goes to the group that enters its card (on a step card: that meets its goal). It never changes hands.
    - A face-down step card is turned up on arrival; the team chooses how it lies.
topic-victory-title = Missions: victory and defeat
topic-victory =
    The mission is **won** when all goals of boss cards and exits are met.
    It is **lost**
    - when the goals left can no longer be reached by the groups, whatever is still played. The test is generous with unused ways, free spaces and circles, and runs by itself;
    - when no card can be played and the last chance is gone;
    - by the mission's own conditions;
    - when everybody agrees to give up.
    Arriving without what is asked for is normally refused; a table option makes it a loss.
    {""}**Score**: 3 for each free space, 2 for each unused token and spell, 1 for each item neither used nor delivered (at most 15), plus the mission's points; times difficulty (newcomer 0.5, easy 0.75, normal 1, hard 1.5). The best are kept in the server's hall of fame.
    Most missions cannot be won without teleports.
topic-difficulty-title = Missions: difficulty
topic-difficulty =
    - **Newcomer**: optimizers give fairy tokens. Items used on the way still count.
    - **Easy**: items used on the way still count.
    - **Normal** (recommended): items used on the way do not count.
    - **Hard**: as Normal, and the number of each item asked for must be exact, unused fairy tokens included. Other items do not matter.
    Monsters defeated, padlocks opened, rooms visited and the like may always exceed what is asked for.
topic-missions-title = Missions: the list
topic-missions =
    1. **Jean-Mi Is Back** ★
    2. **Stocking the Tavern** ★
    3. **The Two Seals** ★★
    4. **The Hostages** ★★
    5. **The Masked Guardians** ★★
    6. **The Ritual** ★★★
    7. **The Poisoned River** ★★★
    8. **The Bridge of Fire** ★★★
    9. **The Silent Library** ★★★★
    10. **The Dragon's Larder** ★★★★
    11. **The Twin Tyrants** ★★★★
    12. **The Thieves' Guild** ★★★★
    13. **The Tomb of the Three Crowns** ★★★★★
    14. **The Last Labyrinth** ★★★★★
    The command *mission* shows map, goals and special rules.
topic-icons-title = Icons
topic-icons =
    - **Items**: coin (disc), barrel, sword, key, scroll, rope (coil)
    - **Obstacles**: monster (horned face), pitfall (black hole with an arrow down), lava pit (flames), padlock
    - **Teleporter**: magic circle (star in a ring)
    - **Optimizers**: recycle (two arrows), scissors
    - **Stairs** (steps with an arrow; in the basement it points up)
    - The hourglass is the time bonus, a door with an arrow an escape, a gem (or winged boots) an artifact, a book a spell, a winged disc a fairy token.
    - The command *card* shows any card large, and what every spell and sign does.
    - Symbols of players and groups: green circle, yellow triangle, blue square, red diamond, purple star. Lines of groups: green unbroken, yellow long dashes, blue dots, red dash and dot.
topic-dice-title = How to check that it is fair
topic-dice =
    All decks are shuffled from a seed that is fixed when the game begins. Its SHA-256 is shown at the start and the seed at the end, so that anybody can check.
    Dungeons that are being drawn are seen by their owners alone until everybody is done, and no computer player looks at them.

## The chronicle

chronicle-title = 🖋️ Framed, on the wall of the map makers' guild
chronicle-quiet = { $player } sharpened the pencils. All of them. Twice.
chronicle-gambler = 🎰 { $player } bought { $count } things unseen and was surprised every time.
chronicle-hasty = ⏱️ { $player } was done first { $count ->
    [one] once
   *[other] { $count } times
} and would like that noted.
chronicle-second_thoughts = ↩️ { $player } was done, and then was not, { $count ->
    [one] once
   *[other] { $count } times
}.
chronicle-penholder = 🖊️ { $player } took the pen { $count ->
    [one] once
   *[other] { $count } times
}. It was warm already.
chronicle-planner = 📐 { $player } made { $count } proposals. All of them had arrows.
chronicle-collector = 🗺️ { $player } bought { $count } pieces of dungeon and has nowhere to put them at home.
chronicle-wizard = 🔮 { $player } bought { $count } spells and read the small print of at least one.
chronicle-fairies = 🧚 { $player } paid { $count } fairies, who have since gone on strike.
chronicle-tidy = ♻️ { $player } tidied up { $count } times. The deck has never been so clean.
chronicle-thrifty = 🪙 { $player } passed at the market { $count } times. A coin saved is a coin.
chronicle-mapper = 📜 { $player } added { $count } cards to the map, this side up.
chronicle-nodder = 👍 { $player } agreed { $count } times. Somebody had to.
luck-hand = { $player } drew { $drawn } of { $cards } cards with { $got } on them that counted for { $goal }.
luck-poor_hand = { $player } drew { $drawn } of { $cards } cards with { $got ->
    [0] nothing
   *[other] only { $got }
} on them that counted for { $goal }.

## The guided first game

coach-title-two_rounds = The first two rounds
coach-about-two_rounds = Every round you build a dungeon of five cards and draw one path through it. Of what the path discovers, whatever fits the goal is worth victory points (VP). Six rounds are added up, each of them market, hand, exploration, reward and refresh.
coach-after-two_rounds = Four more rounds go the same way; with a ⏳ beside the goal the first to be done gets 1 VP. In the end the secondary goals count half (rounded down), three coins are 1 point, and whoever escaped most often gets 2 points, the next 1. There are missions to be played together, too.
coach-goal-buy = buy a dungeon card
coach-goal-path = draw a path to its end
coach-goal-escape = escape from the dungeon
coach-goal-rounds = finish two rounds
coach-topic-teleport = spells, and teleports between magic circles
coach-topic-race = the race of hourglass rounds
coach-topic-basement = all the ways through the basement
coach-topic-recycle = recycling
coach-topic-rest = missions, played together
coach-market = First you buy. Look at this round's **primary goal** (swords, 1 VP each). Dungeon cards cost 3 to 6 coins, spells 2, fairy tokens 1. A card joins your five at once and stays yours. A fairy token stands for one sword, key, rope or scroll, once; it is no discovery.
coach-market-why = there are three swords on it: a lot of the goal on one card.
coach-pass = Everybody buys one thing in turn. Coins you keep are there next round. Whoever passes buys no more this round. Then all draw cards up to five, bought ones included, and see them when they build.
coach-build = Put the five cards together, upright or upside down, never sideways. Where they touch, opening must meet opening and wall must meet wall. In the plans A to E everything fits already.
coach-build-why = all five are joined so that a long path is possible. You can still build anew afterwards.
coach-by_hand = The picture shows whole paths through your dungeon, each in its colour; one press takes one, with all that it collects. Draw the first path yourself, to see how it works.
coach-by_hand-why = who has drawn one path can tell which of the others is good.
coach-draw = Now the path. It may begin at any opening on the outside; led out by another one, it is an **escape**. No corridor and no door is used twice, and the line never crosses itself. The **secondary goal** comes to light only afterwards, so that it pays to collect widely.
coach-draw-why = right behind this opening there are a sword and a key.
coach-step = Beside each answer stands what it finds. Some cross a whole card to the next one, others collect what is on a card and stop. You may come back to a room by another door.
coach-pay = Monsters take a sword, padlocks a key, lava pits and pitfalls a rope, teleports a scroll. You pay with what you found **before** on this path, or with fairy tokens; without it there is no way past. A sword you have used still counts for the goal.
coach-corridor = Single steps will do as well; you can step back, or wipe the path and begin again. Barrels pay for nothing, they only count for goals. Stairs and pitfalls lead to the **basement**, drawn brown beside the dungeon, and you go on there. From one magic circle a scroll takes you to any other. Recycling and scissors do something only after the round.
coach-finish = All that was found is yours wherever the path ends, but an escape, out by an opening on the outside, brings points at the end of the game.
coach-finish-why = it takes the last swords along and leads out on the left.
coach-scored = 🎯 The primary goal has been scored, and the coins you found are yours.
coach-second = 🎯 So has the secondary goal, which counts half in the end. The next primary goal is on the table already; a ⏳ beside it means 1 VP for the first to be done, which this table does without.
coach-refresh = For each pair of scissors found, one card of your hand may leave the game. Recycling keeps a card for the next hand. All others go to your discard pile and come back in time.
coach-refresh-why = with weak cards gone, the strong ones you buy come round sooner.
coach-again = The second round; from now on whoever has the fewest coins buys first. The goal: monsters defeated, 3 VP each. For that you need them on your cards, and swords to beat them.
coach-token = A sword that is missing is 1 coin as a fairy token.
coach-token-why = there is no way into the first room with a monster without a sword.
coach-monsters = To enter a room you must beat all monsters in it as you come in. Swords lying inside come too late for that.
coach-monsters-why = it finds the most; from now on a whole path is one press, and you may still draw it yourself.

coach-title-mission = The first mission
coach-about-mission = No contest this time: you lead groups of adventurers from outside the maze to their goals, each by one line. The four sides of Jean-Mi, in the middle, are one goal each: five scrolls, five coins, two keys, and the winged boots. All four, and it is done.
coach-after-mission = Points: 10 for this mission, 3 for each free space, 2 for each token or spell left, 1 for each thing found and not needed; newcomers get half. From normal on, what has paid for something no longer counts for a goal. Other missions ask for more: goals on the way, places that only magic circles lead to. They are best with others, who argue about every card.
coach-goal-card = place a card
coach-goal-group = lead a group to its goal
coach-goal-won = accomplish the mission
coach-topic-company = deciding together
coach-topic-harder = the three harder levels
coach-topic-steps = step cards on the way
coach-onward-coop = 🤝 A mission together
coach-wait = First the four groups wait outside the maze; from there each draws **one** line, without a stop, to one side of Jean-Mi in D3. Any group may serve any side. It is best to spread them, one towards each side, for their lines must not cross. “7 openings ahead” says how many openings of that card can be reached without paying: the more, the harder it is to be shut in.
coach-wait-why = the winged boots lie close by, in B2, and from there it is not far to the top of Jean-Mi.
coach-wait_more = An opening with a monster or a padlock right behind it is better avoided. No two groups may use the same corridor or door, nor cross each other's line.
coach-wait_more-why = it stands right above Jean-Mi, and no other group is near; many openings lie ahead.
coach-wait_third = Two groups wait above. The sides left and below are still without one.
coach-wait_third-why = it comes from below, so that it can reach the left side without crossing the two from above.
coach-wait_last = The last one. Look where the others wait, and take the side that is left over.
coach-wait_last-why = nobody else comes from the right; from here it can reach Jean-Mi from the right or from below.
coach-tokens = You can buy **now only**: a fairy token (1 coin) stands for a sword, key, rope or scroll, also as something to deliver; a spell costs 2. Groups never share, and coins left over are lost. The plan: Jean-Mi asks for keys and scrolls, and tokens stand for both, so one key and four scrolls, spread over the groups. What is left in the end is worth 2 points each.
coach-tokens-why = keys and scrolls will be asked for; coins and the boots cannot be bought.
coach-give = Which group will deliver what is still open. So give each of them a token: whoever finds its way needs one thing less on it.
coach-hand = You hold four cards (with others three each). A turn: place one on a free space, the dashed ones, trace the paths you like, draw one. Who can place none while a goal is open has lost, and so has a group that is walled in for good.
coach-hand-why = it shows most of what the goals ask for.
coach-gap = Any free space will do, and either way up; best where it joins a group to a goal, above all beside Jean-Mi, or between him and a group. Spaces left free are worth points in the end.
coach-gap-why = it lies beside Jean-Mi: his left side can be reached only through it.
coach-gap_second = Look at the map: which free space stands between a group and Jean-Mi?
coach-gap_second-why = it closes the gap beside the winged boots in B2, so that the group with the boots can go on to the right.
coach-gap_third = The same again for the next group.
coach-gap_third-why = Red waits beside it in G3, and behind it the way goes on to Jean-Mi.
coach-gap_last = And for the group that waits below.
coach-gap_last-why = Blue waits below it, and above it lies the way to Jean-Mi's left side.
coach-ready = A group whose way is open can go now. If there is none yet, end your turn and wait.
coach-go = A path goes all the way from where the group waits to the goal. It arrives only with all that is to be delivered, found on the way or carried as tokens. Only at the card with the winged boots may a path also end and go on from there in a later turn. The group that enters it takes the boots and delivers them itself.
coach-go-why = the way is open, and there are scrolls enough along it.
coach-trace = Step by step, or across a whole card: beside each answer stands what is found on the way. Compare what the group carries with what its goal asks for.
coach-collect = Entering a room finds everything in it. Barrels only count where a goal asks for them. Stairs lead to the basement (the brown plans) and up again. Scissors and recycling give newcomers a fairy token: take one, what is left over is worth 2 points. What another group has taken is no longer there; a monster it has beaten stays beaten for all.
coach-careful = Stuck? Step back, or give up the path: nothing is lost.
coach-filled = 🏆 One group has met its goal. The ways it took are closed to the others now.

## What a computer player says that an answer leads to

tells-path = this round it finds { $points ->
    [one] 1 point
   *[other] { $points } points
} for the goal ({ $goal }), { $coins ->
    [0] no coin
    [one] 1 coin
   *[other] { $coins } coins
}{ $recycles ->
    [0] {""}
    [one] , 1 recycle
   *[other] , { $recycles } recycles
}{ $scissors ->
    [0] {""}
   *[other] , { $scissors } scissors
}, { $escapes ->
    [yes] and gets out of the dungeon
   *[no] but does not get out of the dungeon
}
tells-reaches = from here the group still finds a way to a goal: { $slot }
tells-no_way = no way from here to an open goal was found; nothing is lost by going back
tells-gain =
    { $side ->
        [more] to the end of the game worth about { $gain } points more than its coins
        [less] to the end of the game worth about { $gain } points less than its coins
       *[even] to the end of the game worth about as much as its coins
    }
tells-thumb =
    { $side ->
        [more] by a rule of thumb worth about { $gain } points more than its coins
        [less] by a rule of thumb worth about { $gain } points less than its coins
       *[even] by a rule of thumb worth about as much as its coins
    }
tells-denies = worth about { $gain } points more than its coins, and nothing here would bring { $player }, who buys next, more
tells-pass = only what is worth at least { $gain } points more than its coins is bought
tells-kept =
    { $side ->
        [more] next round worth about { $gain } points more than an average card of this deck
        [less] next round worth about { $gain } points less than an average card of this deck
       *[even] next round worth about as much as an average card of this deck
    }
tells-removed =
    { $side ->
        [more] to the end of the game worth about { $gain } points more than the other cards
        [less] to the end of the game worth about { $gain } points less than the other cards
       *[even] to the end of the game worth about as much as the other cards
    }
tells-confirmed = leaves the other cards as they are
tells-paths = { $goals ->
    [one] the last open goal can be met
   *[other] all { $goals } open goals can be met
}, with { $paths ->
    [one] 1 path
   *[other] { $paths } paths
}; this one for { $slot }
tells-scouts = this short path turns up a card, so that all know what it asks for
tells-turns_up = { $goals ->
    [one] the last open goal can be met
   *[other] all { $goals } open goals can be met
}, with { $paths ->
    [one] 1 path
   *[other] { $paths } paths
}; this one turns up a card
tells-no_paths = { $goals ->
    [one] no way found yet to the last open goal
   *[other] no way found yet to meet all { $goals } open goals side by side
}
tells-tried = in column { $column }, row { $row }, { $turned ->
    [yes] turned round
   *[no] upright
}: in tries { $met } of { $goals ->
    [one] 1 open goal was
   *[other] { $goals } open goals were
} met on average
tells-shows = { $shown ->
    [0] shows nothing that open goals ask for
   *[other] shows what open goals ask for: { $icons }
}

## What comes next

# Other words that players use in questions, and those by which the board in words tells of them.
answer-aliases = money gold: coins; goals goal objective scoring score collect: primary; vp: points
answer-win = The game ends with the reward phase of round 6. Primary points, half the secondary points, time bonus, escape bonus and 1 for every 3 coins are added up, and the highest total wins.
answer-win_together = You win the mission together when all goals of its boss cards and exits are met. You lose when the goals can no longer be reached or no card can be played.
outlook-explore = Then everybody draws a hand, builds a dungeon and draws a path, all at once.
outlook-reward = When everybody is done, the paths are scored and the coins paid.
outlook-round = Then the next market opens.
outlook-rounds = After this round { $left ->
    [one] 1 round is
   *[other] { $left } rounds are
} left.
outlook-last = This is the last round.

## Zones in which things can be looked up

zone-hand = My cards
zone-spells = Spellbook cards
zone-map = Cards on the map
zone-market = Market
zone-deck = My deck and discard pile
zone-others = Cards of the others
