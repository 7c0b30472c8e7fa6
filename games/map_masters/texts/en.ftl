## Map Masters

game-name = Map Masters
command-group-name = mapmasters
game-blurb = Build a dungeon of five cards and draw one path through it to collect what it holds. Compete, or play missions together.
game-facts = 1 to 5 players, against each other or together · 45 to 75 minutes · medium

## Symbols

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
sign-coin = Every 3 coins left at the end of the game are worth 1 point
sign-barrel = Collected for objectives
sign-sword = Defeats a monster later on the path
sign-key = Opens a padlock later on the path
sign-rope = Crosses a lava pit or pitfall later on the path
sign-scroll = Pays for one teleport between magic circles
sign-monster = Blocks the way unless you already have a sword
sign-padlock = Blocks the way unless you have a key
sign-lava = Blocks the way unless you have a rope
sign-pit = Drops you into the basement; a rope gets you across
sign-circle = A scroll teleports you to another circle
sign-stairs = Lead to the basement or back up; usable once
sign-recycle = After the round: keep one card in your hand for the next round
sign-scissors = After the round: remove one card in your hand from the game
token-sword = sword fairy token
token-key = key fairy token
token-rope = rope fairy token
token-scroll = scroll fairy token

## Objectives

goal-barrel = Barrels
goal-key = Keys
goal-hole = Holes found
goal-scroll = Scrolls
goal-monster = Monsters defeated
goal-rope = Ropes
goal-padlock = Open padlocks
goal-sword = Swords
goal-room = Rooms visited
goal-coin = Coins
goal-circle = Magic circles found
goal-stairs = Stairs found

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
spell-text-sb_02 = While exploring, remove this card from the game and take a fairy token of any type, even one that is sold out.
spell-text-sb_03 = Teleport from anywhere to a place with a monster, which you must defeat as usual.
spell-text-sb_04 = Open one padlock without a key.
spell-text-sb_05 = Cross one hole (pitfall or lava pit) without falling.
spell-text-sb_06 = From here on, your path may cross itself. No corridor may be used twice.
spell-text-sb_07 = Climb from the basement through an unused pitfall.
spell-text-sb_08 = Use one magic circle without a scroll.
spell-text-sb_09 = Teleport from a place with a barrel to another place with a barrel.
spell-text-sb_10 = Buy one dungeon card for 1 coin less.
spell-text-sb_11 = Leave through an opening at the very top or bottom and re-enter directly opposite.
spell-text-sb_12 = Leave through an opening at the far right or left and re-enter directly opposite.
spell-text-sb_13 = In the refresh phase, you may remove one card in your hand from the game.
spell-text-sb_14 = When you buy a fairy token, take one of another type for free.
spell-text-sb_15 = In the refresh phase, pay 2 coins to keep one card in your hand for the next round.
spell-text-sb_16 = Look at the first card you draw; keep it or discard it.
spell-text-sb_17 = In the refresh phase, swap one bought dungeon card in your hand for a face-up market card that costs the same or less.
spell-unseen = a face-down spell
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
slot-hostages-0 = Bottom exit: Hostage A (the miller)
slot-hostages-1 = Bottom exit: Hostage B (the smith)
slot-hostages-2 = Bottom exit: Hostage C (the bard)
slot-masked_guardians-0 = Sun Guardian: 2 keys → Sun Mask
slot-masked_guardians-1 = Moon Guardian: 2 swords → Moon Mask
slot-masked_guardians-2 = Star Guardian: 3 barrels → Star Mask
slot-masked_guardians-3 = Faceless Queen, top: Sun Mask
slot-masked_guardians-4 = Faceless Queen, right: Moon Mask
slot-masked_guardians-5 = Faceless Queen, left: Star Mask
slot-ritual-0 = Ritual Circle, top: 1 teleport used and 1 barrel
slot-ritual-1 = Ritual Circle, right: 1 teleport used and 1 sword
slot-ritual-2 = Ritual Circle, bottom: 1 teleport used and 1 key
slot-ritual-3 = Ritual Circle, left: 1 teleport used and 2 coins
slot-poisoned_river-0 = Bottom exit: 2 coins
slot-poisoned_river-1 = Bottom exit: 2 coins
slot-poisoned_river-2 = Bottom exit: 2 coins
slot-poisoned_river-3 = Bottom exit: 2 coins
slot-bridge_of_fire-0 = Fire Giant, left: 3 holes found
slot-bridge_of_fire-1 = Fire Giant, right: 3 holes found
slot-bridge_of_fire-2 = Fire Giant, top or bottom: 1 rope and 6 coins
slot-silent_library-0 = The Librarian, top: 7 scrolls
slot-silent_library-1 = The Librarian, right: 3 magic circles found
slot-silent_library-2 = The Librarian, bottom: 2 teleports used
slot-silent_library-3 = The Librarian, left: 5 rooms visited
slot-dragons_larder-0 = Sleeping Dragon, top: 6 coins
slot-dragons_larder-1 = Sleeping Dragon, bottom: 5 barrels
slot-dragons_larder-2 = Sleeping Dragon, right: 2 monsters defeated
slot-dragons_larder-3 = Sleeping Dragon, left: 3 swords
slot-twin_tyrants-0 = Tyrant of the West, left: 5 scrolls
slot-twin_tyrants-1 = Tyrant of the West, top: 2 padlocks opened
slot-twin_tyrants-2 = Tyrant of the East, right: 5 swords
slot-twin_tyrants-3 = Tyrant of the East, bottom: 4 rooms visited and 4 coins
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
special-hostages = A group that enters a hostage's card takes that hostage (one hostage per group). Groups can leave only at the bottom, and only with a hostage.
special-river = Row 3 is a poisoned river. Each time a group enters the river from another row or by teleport, the group uses up one of its collected barrels; without a barrel, it can't enter.
special-fire = A group with an unused rope can cross lava pits without using up the rope.
special-silence = Once hands are dealt, nobody may talk about their cards, and hands stay secret.
special-order = The dragon sleeps lightly: meet the objectives in the order right, left, bottom, top. An arrival out of order is refused, so it doesn't lose the mission even with strict arrival.
special-master_key = A group with the Master Key can open padlocks without a key.
special-alarm = When all groups together have opened 7 padlocks, the alarm rings and you lose, unless the path that opens the seventh also meets the last objective.
special-curse = A group with a crown can't spend fairy tokens.
special-collapse = At the end of the first turn that leaves 8 or fewer free spaces, and again at the end of the first that leaves 4 or fewer, the active player closes one free space for good.

## Sides and names

way-n = ↑ up
way-e = → right
way-s = ↓ down
way-w = ← left
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
beside-none = next to
opening-N1 = top left
opening-N2 = top right
opening-E1 = right side, upper
opening-E2 = right side, lower
opening-S1 = bottom left
opening-S2 = bottom right
opening-W1 = left side, upper
opening-W2 = left side, lower
spot-nw = top left
spot-n = top
spot-ne = top right
spot-w = left
spot-c = middle
spot-e = right
spot-sw = bottom left
spot-s = bottom
spot-se = bottom right
part-below = basement, { $spot }
group-green = Green (▲)
group-yellow = Yellow (◆)
group-blue = Blue (■)
group-red = Red (●)
group-tokens = Fairy tokens
group-spells = Spellbooks
group-jumps = Spells and teleports
group-cards = Dungeon cards
group-ideas = Plans
group-add = Place a card
group-laid = Cards placed
group-steps = Next step
group-routes = Suggested paths
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
stage-first = the first player
stage-turned = which way up the step card goes
lost-none = —
lost-dead_end = the remaining objectives can no longer all be met
lost-no_card = no more cards could be played
lost-no_space = no free space was left
lost-requirement = a group arrived without what was required
lost-alarm = the alarm rang
lost-gave_up = everyone agreed to give up
use-recycle = recycled into the next hand
use-scissors = removed by scissors
use-sb_13 = removed by Bonfire
use-sb_15 = kept by Encore
use-sword = defeating one monster
use-key = opening one padlock
use-rope = crossing one lava pit or pitfall
use-scroll = one teleport between magic circles

## Settings of the game

setting-mode = Mode
setting-mode-help = Versus: six rounds for the most victory points. Cooperative: one mission, all together.
setting-mode-versus = Versus
setting-mode-coop = Cooperative
setting-layout = Layout
setting-layout-help = Versus: lay cards out freely in all four directions, or in a single column.
setting-layout-free = Free
setting-layout-column = One column
setting-time_bonus = Time bonus
setting-time_bonus-help = Versus: in rounds with an hourglass, players race to finish. Off: no need to hurry.
setting-time_bonus-on = On
setting-time_bonus-off = Off
setting-head_start = Head start
setting-head_start-help = Versus: minutes before computer players may finish first. 0: only after a person has finished.
setting-head_start-0 = Until a person finishes
setting-head_start-number = { $number } min
setting-timer = Timer
setting-timer-help = Versus: minutes for each exploration phase. 0 means no timer; 5 is recommended.
setting-timer-0 = None
setting-timer-number = { $number } min
setting-seat_order = Seat order
setting-seat_order-help = Whether seats stay in order of joining or are shuffled at random.
setting-seat_order-joined = In order of joining
setting-seat_order-shuffled = Shuffled
setting-mission = Mission
setting-mission-help = Cooperative: the mission to play. “Choose together”: decide once the game has begun.
setting-mission-0 = Choose together
setting-mission-0-help = Everyone chooses together once the game has begun.
setting-mission-1 = 1. Jean-Mi Is Back
setting-mission-1-help = ★ Bring Jean-Mi, in the middle, the Winged Boots, 5 coins, 2 keys and 5 scrolls.
setting-mission-2 = 2. Stocking the Tavern
setting-mission-2-help = ★ Bring the tavern 5 barrels, 6 coins and 4 swords.
setting-mission-3 = 3. The Two Seals
setting-mission-3-help = ★★ Earn two seals at their shrines, then take them and 7 coins to the Sealed Door.
setting-mission-4 = 4. The Hostages
setting-mission-4-help = ★★ Lead three hostages out at the bottom, one with each group.
setting-mission-5 = 5. The Masked Guardians
setting-mission-5-help = ★★ Earn three masks from hidden guardians, then take them to the Faceless Queen.
setting-mission-6 = 6. The Ritual
setting-mission-6-help = ★★★ Bring items to all four sides of the Ritual Circle; each group must have used a teleport.
setting-mission-7 = 7. The Poisoned River
setting-mission-7-help = ★★★ Each group leaves at the bottom with 2 coins; each entry into the river costs a barrel.
setting-mission-8 = 8. The Bridge of Fire
setting-mission-8-help = ★★★ Fire Giant, left and right: 3 holes found each; top or bottom: 1 rope and 6 coins.
setting-mission-9 = 9. The Silent Library
setting-mission-9-help = ★★★★ The Librarian: 7 scrolls, 3 magic circles, 2 teleports, 5 rooms; no talking about your hands.
setting-mission-10 = 10. The Dragon's Larder
setting-mission-10-help = ★★★★ Around the dragon, in a fixed order: 3 swords, 2 monsters defeated, 5 barrels, 6 coins.
setting-mission-11 = 11. The Twin Tyrants
setting-mission-11-help = ★★★★ West: 5 scrolls; 2 padlocks opened. East: 5 swords; 4 rooms visited and 4 coins.
setting-mission-12 = 12. The Thieves' Guild
setting-mission-12-help = ★★★★ Master Key, 3 keys, 2 padlocks, 7 coins; opening a seventh padlock sets off the alarm.
setting-mission-13 = 13. The Tomb of the Three Crowns
setting-mission-13-help = ★★★★★ Take three crowns from their sarcophagi to the king; crown bearers can't use fairy tokens.
setting-mission-14 = 14. The Last Labyrinth
setting-mission-14-help = ★★★★★ Take two stones to the two wardens while the labyrinth collapses.
setting-difficulty = Difficulty
setting-difficulty-help = Cooperative: how hard the mission is. “Choose together”: decide once you've seen your hands.
setting-difficulty-ask = Choose together
setting-difficulty-ask-help = You all choose together once you've seen your hands.
setting-difficulty-newcomer = Newcomer
setting-difficulty-newcomer-help = Optimizers give fairy tokens. Items used on the way still count.
setting-difficulty-easy = Easy
setting-difficulty-easy-help = Items used on the way still count. Optimizers have no effect.
setting-difficulty-normal = Normal (recommended)
setting-difficulty-normal-help = Items used on the way don't count.
setting-difficulty-hard = Hard
setting-difficulty-hard-help = As Normal, but you must bring exactly the number of items required.
setting-open_hands = Hands
setting-open_hands-help = Cooperative: whether everyone sees all hands or hands are secret. Open is a little easier.
setting-open_hands-on = Open
setting-open_hands-off = Secret
setting-strict_arrival = Strict arrival
setting-strict_arrival-help = Cooperative: reaching an objective without all it requires loses the mission, or isn't possible.
setting-strict_arrival-on = On (such a step loses the mission)
setting-strict_arrival-off = Off (such a step isn't possible)
setting-host_decides = Team decisions
setting-host_decides-help = Cooperative: whether all players confirm team decisions, or the first seat decides alone.
setting-host_decides-on = First seat decides
setting-host_decides-off = Everyone confirms
command-mission-name = mission
command-mission-about = Show a mission: its map, objectives and special rules
command-which_mission-name = mission
command-which_mission-about = The number or name of a mission
command-card-about = Show a large picture of a card, or explain a spell or symbol
command-which_card-about = The name of a card, spell or symbol; “Symbols” shows every symbol
command-hall-name = hall
command-hall-about = Show the missions won on this server, best first
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
refused-no_card = There's no card, spell or symbol called “{ $typed }”. Type part of a name to see suggestions.
refused-no_mission = There's no mission called “{ $typed }”. Type its number or part of its name.
hall-title =
    ## 🏛️ Hall of fame
    -# Missions won on this server, best first
hall-line = { $place }. **{ $score } points**: mission { $number }, { $mission } ({ $difficulty }), { $players }, { $date }
hall-empty = No mission has been won here yet.

## What happened, told as one entry

story-reward = { $player }: { $goal } { $primary } VP, { $second } { $secondary } VP{ $bonus }{ $escape }.
part-time_bonus = , ⏱️{ $n } VP
part-escaped = {" "}(escaped)
story-team_buys = { $first }{ $group }: { $things }.
part-team_buys = 🛒 The team buys for {""}
part-buys_for = For {""}
part-face_down = { $spells } (face down)

## Versus: market phase

log-seat_order = Seat order, drawn at random: { $players }.
log-primary_goal =
    🎯 Primary objective: **{ $goal }** ({ $vp } VP each){ $hourglass ->
        [1] {" "}⏳
       *[other] {""}
    }
log-market_opens = **Round { $round }**, market phase. { $player } buys first.
log-passes = { $player } passes.
log-passes_unable = { $player } can't afford anything and passes.
log-buys_token = { $player } buys a { $token } (1 coin).
log-buys_spell = { $player } buys the spell { $spell } (2 coins).
log-buys_spell_unseen = { $player } buys a face-down spell: { $spell } (2 coins).
log-buys_card = { $player } buys { $card } ({ $cost } coins).
log-buys_card_unseen = { $player } buys a face-down card: { $card } ({ $cost } coins).
log-market_spell = New in the market: the spell { $spell }.
log-market_card = New in the market: { $card }.
log-market_renewed = All face-up cards in the market are replaced.
log-second_token = { $spell }: { $player } also takes a { $token }.
log-replaces_spell = { $player } gives up { $old } for { $spell }.
ask-buy =
    What do you buy? ({ COUNT($coins, "coin") })
doing-buy = deciding what to buy
hint-buy = Players take turns buying one item at a time until all have passed; from round 2 on, the player with the fewest coins starts. 🎯 marks what counts for the primary objective. A fairy token isn't a discovery, and you return it at the end of the round, used or not. When you buy a card or a spell, the next one is turned up at once, so you can't undo the purchase. Every three coins left at the end of the game are worth a point.
do-buy_token = A { $token } ({ $cost } coin)
do-buy_spell = Spell: { $spell } ({ $cost } coins)
do-buy_spell_unseen = A face-down spell ({ $cost } coins)
do-buy_card = { $card } ({ $cost } coins)
do-buy_card_cheaper = { $card } (Haggler: { $cost } coins)
do-buy_card_unseen = A face-down { $price }-coin card ({ $cost } coins)
do-buy_card_unseen_cheaper = A face-down { $price }-coin card (Haggler: { $cost } coins)
do-buy_then_pass = { $ware } ({ COUNT($cost, "coin") }), then pass
button-do-buy_then_pass = { $ware } 🪙{ $cost }, then pass
button-do-buy_token = 🧚 { $sign } 🪙{ $cost }
button-do-buy_spell = 📖 { $spell } 🪙{ $cost }
button-do-buy_card = { $card } 🪙{ $cost }
button-do-buy_card_cheaper = { $card } 🪙{ $cost } (Haggler)
do-pass = Pass
ask-second_token = Fairy Sisters: which second token do you take?
doing-second_token = choosing a second fairy token
hint-second_token = You get a token of another type for free. The spell then stays face down until the next round.
do-second_token = A { $token }
do-no_spell = Don't use { $spell }
ask-replace_spell = You can own only two spells. Which do you give up for { $spell }?
doing-replace_spell = choosing a spell to give up
hint-replace_spell = { $spell }: { $text } The new spell is face up and ready to use this round. You can give up a spell you've already used.
do-replace_spell = Give up { $spell }

## Parts of other texts

part-number = { $number ->
    [0] {""}
   *[other] [{ $number }]{" "}
}
part-turned = {" "}(upside down)
part-offset = { $offset ->
    [0] {""}
    [-4] , 4 cells up
    [-2] , 2 cells to the left
    [2] , 2 cells to the right
    [4] , 4 cells down
   *[other] , shifted by { $offset }
}
part-racing = { $racing ->
    [1] {" "}⏳
   *[other] {""}
}
part-others_done = {" "}(✅ done: { $players })
part-rooms = 🚪{"\u2060"}×{ $rooms }
part-more_coins = , +{ COUNT($coins, "coin") }
part-colour = { $letter ->
    [A] 🟥
    [B] 🟦
    [C] 🟩
    [D] 🟪
   *[other] ⬜
}
part-which = { $apart ->
    [no] {""}
    [left] {" "}(on the left)
    [middle] {" "}(in the middle)
    [right] {" "}(on the right)
    [upper] {" "}(the upper one)
    [lower] {" "}(the lower one)
   *[other] {" "}(number { $apart })
}
part-gains = { $gaining ->
    [0] {""}
   *[other] : { $gains }
}
part-payment = {" "}(use { $pays })
part-paid = {" "}−{ $signs }
part-points = { $points ->
    [0] {""}
   *[other] {" "}({ $points } VP)
}
part-score = { $points ->
    [0] {""}
   *[other] : { $points } VP
}
part-coins = , { COUNT($coins, "coin") }
part-done = { $done ->
    [1] , then finish ✅
   *[0] {""}
}
part-tick = { $done ->
    [1] {" "}✅
   *[0] {""}
}
part-escape = , escape

## Versus: hand and exploration

log-foresees = Foresight: your first card is { $card } (only you see this).
log-keeps_card = Foresight: { $player } keeps the first card.
log-discards_card = Foresight: { $player } discards { $card }.
ask-foresee = { $spell }: keep your first card?
doing-foresee = deciding whether to keep the first card
hint-foresee = Only you see this card. Either way, you then draw the rest face down until you have five cards.
do-keep_card = Keep it
do-discard_card = Discard it
log-hand = { $player }'s hand: { $cards }.
log-race = ⏳ Time bonus round! 1 VP for the first player to finish a path (objective: { $goal }).
log-head_start_up = ⌛ The head start is over. Computer players no longer wait.
log-time_up = ⌛ Time's up! The paths drawn so far count.
log-pact = { $spell }: { $player } trades this spell for a { $token }.
log-done_first = ⏱️ { $player } finishes first and gets the time bonus!
log-done = ✅ { $player } is done.
log-not_done = { $player } keeps exploring after all.
ask-build = Build your dungeon (objective: { $goal }, { $vp } VP each){ part-racing }{ $others_done }{ $parted }
part-parted = {" "}⚠️ Some cards lie apart, so no path can be drawn yet.
doing-build = exploring the dungeon
hint-build = Place, rotate and move the cards one by one, then draw the path. You needn't use all five cards. It pays to collect different things: a secondary objective, worth half as many points, is revealed afterwards. Cards go upright or upside down, never sideways. You can change everything until you're done, and nobody else sees it.
do-add_card = Place { $card }
do-add_card_elsewhere = Place { $card } elsewhere…
do-lay_card = { part-number }{ $laid }{ $turned }: { $side } { $card }{ part-offset }
do-lay_hand = Place the whole hand
about-lay_hand = You then draw the path; “Rebuild” lets you rotate and move the cards.
do-idea = Plan { $letter }
# A plan with its path at once
do-idea_path = ⏩ Plan { $letter } and a path: { $points } VP{ $coins }{ $escape }{ part-done }
about-idea = At least { $points } VP within reach.
risk-no_path = ⚠️ You score nothing this round.
button-risk-no_path = ⚠️ no points
about-done_final = { $racing ->
        [1] ⏱️ 1 VP for finishing first.
       *[0] The round is scored right away.
    }
about-card = { $fits }{ about-team_card }
part-fits = 🎯×{ $n } · {""}
about-team_card = { $signs }{ $rooms }
about-token = Good for { $use }.
about-spell_unseen = The top card of the spell deck; you see it once you've paid.
about-card_unseen = The top card of that deck; you see it once you've paid.
about-pass = You won't be able to buy anything more this round.
undone-refreshed = the end of the refresh phase
about-confirm = Any uses you have left are lost.
about-farther = On the way: { $signs }{ $paid }.
about-start = { $ways }{ $found }
part-no_openings = No opening ahead can be reached without paying
part-openings = { COUNT($n, "opening ahead", "openings ahead") }
part-at_entrance = ; at the entrance: { $icons }
about-start_free = A card must be played here first.
about-to_goal =
    { $spaces ->
        [0] In { $goal }, where an objective is open
        [one] Next to { $goal }, where an objective is open
       *[other] { $spaces } spaces from { $goal }, where an objective is open
    }
about-to_side =
    { $spaces ->
        [0] At the { $side } edge, where the objectives are
       *[other] { COUNT($spaces, "space") } from the { $side } edge, where the objectives are
    }
about-group = The group carries: { $things }.
about-no_route = No way from here to an objective has been found. Another card may open one.
about-end_turn = You draw a card; then { $alone ->
    [1] your next turn begins
   *[0] the next player plays
}.
# An answer after which the mission is lost at once
risk-lost = 💀 The mission is lost: { $why }.
button-risk-lost = 💀 mission lost
about-wasted = ⚠️ An objective on another side needs what this group carries: { $artifact }. If you deliver here, that objective can never be met and the mission is lost.
about-give_in = { $spaces ->
        [0] No free space is left.
       *[other] No more cards can be played.
    }
do-turn_card = Rotate { $card }
button-do-turn_card = 🔄 { $card }
do-shift_card = Move { $card }
do-take_card = Take back { $card }
do-quarter_turn = Turn { $card } sideways
do-clear_cards = Take back all cards
do-draw_path = ✏️ Draw the path
do-done_empty = Done, without a path
do-pact = Trade Fairy Pact for a { $token }
ask-place = Where does { $card } go?{ $turned }
doing-place = exploring the dungeon
hint-place = The numbers in the picture show where the card fits: openings (the gaps in the outer frame) must meet openings.
do-place_at = { part-number }{ $side } { $card }{ part-offset }
do-flip = 🔄 Rotate { $card }
ask-draw =
    { $over ->
        [escaped] The path has escaped. Done?
        [stuck] The path ends here without an escape. Done?
        [start] Where does the path begin?
       *[no] Next step?
    } ({ $over ->
        [start] { $goal }
       *[other] { $goal }: { $points } VP, { COUNT($coins, "coin") }
    }){ part-racing }{ $others_done }
doing-draw = exploring the dungeon
hint-draw = Use each corridor only once, and leave a card through an opening (a gap in its frame); you can re-enter a room through another door. An answer that names a space, such as B2, crosses the whole card to get there; 2b leads to the same place as 2 by another way. Where there's only one way, the line continues by itself. Leaving by an outer edge is an escape; whoever escapes most often scores points at the end. Until you're done, you can always step back.{ $racing ->
        [1] {""}
       *[other] {" "}An answer marked ✅ ends your exploration with that path; you can take this back as long as someone else is still exploring.
    }
about-dead_end = ⚠️ A dead end: the path ends there.
button-about-dead_end = ⚠️ dead end
about-stuck = ⚠️ A dead end: from there you can only go back.
button-about-stuck = ⚠️ dead end
do-route = [{ $letter }] { part-colour } { $points } VP{ $coins }{ $escape }{ part-done }
button-do-route = [{ $letter }] { part-colour } { $points } VP{ $coins }{ $escape }{ part-tick }
# The rest of a path at once
do-finish_done = ⏩ Follow the line to the end: +{ $points } VP{ $coins }{ $escape }, then finish ✅
button-do-finish_done = ⏩ Finish: +{ $points } VP{ $coins }{ $escape } ✅
about-route = { $purpose }{ $signs }{ $rooms }{ $spending }{ $escape }
part-purpose = { $purpose }: {""}
part-spending = {" "}(uses { $spent }{ $given })
part-given = , given on the way: { $given }
part-no_escape = . No escape.
do-route_to = [{ $letter }] { part-colour } { $slot }
# The same once it was chosen
undo-do-route_to = Path to { $slot }{ $found }
part-found = {" "}({ $signs })
about-route_to = { $signs }{ $spending }
part-nothing_found = Nothing on the way
purpose-points = Highest score found for the primary objective
purpose-out = Safe way out
purpose-coins = Most coins
purpose-cards = Most recycles and scissors
purpose-finds = Best for the secondary objective
purpose-onward = Best way on found from here
purpose-another = Another way
do-step_start = { part-number }{ $space }, { $opening } ({ $card }){ part-gains }{ $payment }
do-step_go =
    { part-number }{ $way }{ $room ->
        [1] {" "}into a room{ $leaves ->
            [1] {" "}of { $space } { $card }
           *[0] {""}
        }
       *[other] { $leaves ->
            [1] {" "}to { $space } { $card }
           *[0] {""}
        }
    }{ part-which }{ part-gains }{ $payment }
do-step_escape = { part-number }{ $way }: escape{ part-done }{ part-which }
do-through =
    { part-number }Leave{ $richer ->
        [1] {" "}via a detour
       *[0] {""}
    } ({ $opening }) for { $space } { $card }{ $gaining ->
        [0] {""}
       *[other] ; on the way: { $gains }
    }{ $payment }{ part-points }
do-through_out = { part-number }Go out and escape ({ $opening }){ part-done }{ part-gains }{ $payment }{ part-points }
do-through_before =
    { part-number }Go to the opening ({ $opening }){ $richer ->
        [1] {" "}via a detour
       *[0] {""}
    }{ part-gains }{ $payment }
do-through_end = { part-number }Collect what's here{ part-done }{ part-gains }{ $payment }{ part-points }
do-through_circle = { part-number }Go to the magic circle{ part-gains }{ $payment }{ part-points }
do-farther = { part-number }Leave ({ $first_opening }), cross { $first_space } and leave it ({ $opening }) for { $space } { $card }{ part-score }
do-farther_out = { part-number }Leave ({ $first_opening }), cross { $first_space } and escape from there ({ $opening }){ part-done }{ part-score }
do-farther_end = { part-number }Leave ({ $first_opening }) for { $space } { $card } and collect what's there{ part-done }{ part-score }
do-step_fall =
    { part-number }{ $inside ->
        [1] Fall through the pitfall in this room
       *[0] { $way }: fall through the pitfall
    }{ part-which }{ part-gains }
do-step_rope = { part-number }{ $way }: cross the pitfall{ part-which }{ $payment }
do-step_stairs = { part-number }Take the stairs{ part-which }{ part-gains }{ $payment }
do-step_tp = { part-number }Teleport to { $space } { $card }, { $spot }{ part-which }{ part-gains }{ $payment }
do-step_token = Take a { $token }
do-step_token_none = Take no token
do-step_arrive = { part-number }{ $way }: arrive{ part-which }
do-step_sb_02 = Fairy Pact: take a { $token }
do-step_sb_03 = { part-number }Hunter's Call to { $space } { $card }, { $spot }{ part-which }{ part-gains }{ $payment }
do-step_sb_06 = Ghost Line (you may cross your own line from now on)
do-step_sb_07 = { part-number }Spider Climb up the pitfall{ part-which }{ part-gains }{ $payment }
do-step_sb_09 = { part-number }Barrel Ride to { $space } { $card }, { $spot }{ part-which }{ part-gains }{ $payment }
do-step_sb_11 = { part-number }Sky and Abyss: leave { $way } and re-enter on the opposite side{ part-which }{ part-gains }{ $payment }
do-step_sb_12 = { part-number }East and West: leave { $way } and re-enter on the opposite side{ part-which }{ part-gains }{ $payment }
button-do-step_start = [{ $number }] { $arrow } { $space }{ $signs }{ $paid }
button-do-step_go = [{ $number }] { $arrow }{ $leaves ->
        [1] {" "}{ $space }
       *[0] {""}
    }{ $room ->
        [1] {" "}🚪
       *[other] {""}
    }{ $signs }{ $paid }
button-do-step_escape = [{ $number }] { $arrow } escape{ part-tick }
button-do-through = [{ $number }] { $space }{ $signs }{ $paid }
button-do-through_out = [{ $number }] Escape{ part-tick }{ $signs }{ $paid }
button-do-through_before = [{ $number }] Stop at the opening{ $signs }{ $paid }
button-do-through_circle = [{ $number }] To 🔮{ $signs }{ $paid }
button-do-through_end = [{ $number }] Collect{ part-tick }{ $signs }{ $paid }
button-do-farther = [{ $number }] … → { $space }{ $pit }
button-do-farther_out = [{ $number }] … → { $space }, escape{ part-tick }{ $pit }
button-do-farther_end = [{ $number }] { $space }, collect{ part-tick }{ $pit }
button-do-step_fall = [{ $number }] { $arrow } fall{ $signs }
button-do-step_stairs = [{ $number }] Stairs{ $signs }{ $paid }
button-do-step_tp = [{ $number }] 🔮 { $space }{ $signs }{ $paid }
button-about-idea = { $points } VP
do-undo_step = ↩️ Undo step
do-clear_path = Start over
do-rebuild = Rebuild
do-done = ✅ Done!
ask-head_start_up = End the head start?
hint-head_start_up = Once the head start is over, computer players may finish first.
do-head_start_up = End the head start
ask-time_up = Call time?
hint-time_up = When you call time, the paths drawn so far count.
do-time_up = Call time
ask-withdraw = You're done. Keep exploring after all?
hint-withdraw = You can go on as long as someone else is still exploring.
do-withdraw = Keep exploring
button-sum-goal = +{ $more } VP
sum-goal = { $goal }: +{ $more } VP.

## Versus: reward and refresh

log-primary =
    { $player }: { $points } VP ({ $goal }), { COUNT($coins, "coin") }.
log-time_bonus = ⏱️ { $player }: { $points } VP for the time bonus.
log-secondary_goal = 🎯 Secondary objective: **{ $goal }** ({ $vp } VP each, halved at the end).
log-secondary =
    { $player }: { $points } VP for the secondary objective. { $escaped ->
        [1] 🚪 Escaped.
       *[other] No escape.
    }
log-refreshed = { $player }'s refresh phase: { $cards } ({ $use }).
log-barters = { $spell }: { $player } swaps { $card } for { $new }.
ask-refresh = Refresh: { $unused ->
        [1] { $recycle ->
            [0] { $scissors ->
                [0] what do you use?
               *[other] which card leaves the game? (✂️×{ $scissors })
            }
           *[other] which card goes into your next hand{ $scissors ->
                [0] ? (♻️×{ $recycle })
               *[other] {" "}(♻️×{ $recycle }), which leaves the game? (✂️×{ $scissors })
            }
        }
       *[0] everything is used. Done?
    }
doing-refresh = choosing what to use for the refresh
hint-refresh = Answers with ✅ end the phase. 🎯 marks what counts for the next primary objective. Recycle keeps a card for your next hand; scissors remove a weak card from your deck for good. Each card can be chosen only once.
do-recycle = Recycle { $card } into the next hand{ part-done }
do-scissors = Scissors: remove { $card } from the game{ part-done }
do-sb_13 = { $spell }: remove { $card } from the game{ part-done }
do-sb_15 = { $spell }: keep { $card } for 2 coins{ part-done }
do-sb_17 = { $spell }: swap { $card }…
button-do-recycle = ♻️ { $card }{ part-tick }
button-do-scissors = ✂️ { $card }{ part-tick }
button-do-sb_13 = { $spell }: { $card }{ part-tick }
button-do-sb_15 = { $spell }: { $card }{ part-tick }
do-unmark = Take back: { $mark ->
        [recycle] ♻️
        [scissors] ✂️
       *[other] { $spell }:
    } { $card }
do-confirm = ✅ Done
ask-barter = What do you swap { $card } for?
doing-barter = choosing a card to swap for
hint-barter = Take a face-up market card of the same or lower cost; it goes to your discard pile. The card you give up leaves the game.
do-card = { $card }

## Versus: the end

closing-lost = 🎯 { $met } of { $goals } objectives met.
closing-mission = 🧮 { $sum } × { $factor } ({ $difficulty }), rounded down: { $score } points.
tie-secondary = ⚖️ { $player } and { $behind } both have { $points } VP: { $player } has the higher secondary score ({ $own } to { $other }).
tie-shared = ⚖️ { $players } are tied at { $points } VP with the same secondary score, so they share this place.
end-scored = { $seats ->
    [1] After six rounds, the score is { $best } VP.
   *[other] { $winning ->
        [one] After six rounds, { $winners } wins with { $best } VP. Second place has { $second }.
       *[other] After six rounds, { $winners } share the victory with { $best } VP each.
    }
}
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

log-mission = 🗺️ Mission { $number }: **{ $mission }**. The tableau is laid out.
log-proposes = { $player } makes a proposal on { $stage }; the others must confirm.
log-agrees = { $player } agrees.
log-decided = Everyone agrees on { $stage }.
log-takes_pen = { $player } takes the pen to write a new proposal.
log-group_placed = { $group } starts at { LETTER($column) }{ $row }, { $side }.
log-group_token = { $group } gets a { $token } (1 coin).
log-group_spell = { $group } gets the spell { $spell } (2 coins).
log-group_spell_unseen = { $group } gets a face-down spell: { $spell } (2 coins).
log-shop_again = A new spell was turned up, so the team can go on shopping with { COUNT($coins, "coin") } left.
log-coins_lost = Back to the bank, unspent: { COUNT($coins, "coin") }.
log-mission_deck = The player deck has { $cards } cards.
log-dealt = Your hand (only you see this): { $cards }.
log-dealt_open = { $player }'s hand: { $cards }.
log-mission_begins = Difficulty: { $difficulty }. { $player } goes first.
ask-choose_mission = Which mission do you take on?
doing-choose_mission = choosing a mission
hint-choose_mission = The higher the number, the harder. `/mapmasters mission` shows the map, objectives and special rules.
do-mission = { $number }. { $mission } (★{ $stars })
ask-confirm = { $player }'s proposal on { $stage }: do you agree?
doing-confirm = deciding whether to agree
hint-confirm = The proposal is on the board. To change it, choose “{ do-take_pen }”.
about-sheet_mission = { $number }. { $mission }
about-sheet_starts = { $starts }.
part-start = { $group }: { $space }, { $side }{ $more }
about-sheet_market = { $shares } ({ COUNT($cost, "coin") }).
about-sheet_market_none = No purchases.
part-share = { $group }: { $things }{ $more }
part-next = ; { $text }
about-sheet_eve = { $difficulty }; { $player } goes first.
about-sheet_first = { $player } goes first.
about-sheet_turned = { $turned ->
        [1] Upside down.
       *[0] Upright.
    }
do-agree = Agree
do-take_pen = Take the pen
ask-place_group = Where does { $group } start?
doing-place_group = choosing where a group starts
hint-place_group = The lights in the picture mark the entrances where a group can start. “Openings ahead” counts the openings (gaps in the frame) of that card that the group can reach without spending anything: the more, the better. A group can also start facing a free space: once a card is played there, the group enters it through the opening it faces.
do-place_group = { LETTER($column) }{ $row }, { $side } ({ $card })
button-do-place_group = { LETTER($column) }{ $row } { $side }
do-place_group_warned =
    ⚠️ { LETTER($column) }{ $row }, { $side } ({ $card }; behind it: { $warning ->
        [monster] a monster
        [padlock] a padlock
       *[other] a lava pit
    })
button-do-place_group_warned = ⚠️ { LETTER($column) }{ $row } { $side }
ask-shop =
    { $again ->
        [0] Purchases
       *[other] More purchases
    } before the mission: { COUNT($coins, "coin") } left
doing-shop = shopping before the mission
hint-shop = This is your only chance to buy. A fairy token that isn't used counts towards an objective's requirement, and if left over at the end it's worth 2 points. Buying a spell turns up a new one, so you can buy again if you have coins left. Each purchase belongs to one group for good.
do-unbuy = Undo last purchase
do-submit_market = Done
ask-assign = Which group gets this? ({ $thing })
doing-assign = choosing a group for a purchase
hint-assign = Each group can have at most one token of each type and two spells.
do-assign = { $group }
ask-choose_difficulty = Which difficulty?
doing-choose_difficulty = choosing the difficulty
hint-choose_difficulty = Newcomer: optimizers give fairy tokens, and items used on the way still count. Easy: items used on the way still count. Normal: they don't count. Hard: as Normal, but numbers must be exact.
do-difficulty = { $difficulty }
ask-choose_first = Who goes first?
doing-choose_first = choosing who goes first
hint-choose_first = You've seen your hands; talk it over.
do-first_player = { $player } goes first
ask-turn_step = Which way up does the step card go?
doing-turn_step = choosing which way up a step card goes
hint-turn_step = Next, the requirement on the side where the group arrived is checked.
do-step_up = Upright
do-step_down = Upside down

## Cooperative: the turn

log-turn =
    {""}**{ $player }'s turn** ({ COUNT($free, "free space") })
log-last_chance = { $player } can't play a card: last chance to trace paths!
log-plays = { $player } plays { $card } on { LETTER($column) }{ $row }.
log-artifact = 💎 { $group } gains an artifact: { $artifact }.
log-ends_at = { $group } reaches { $card }.
log-fills = 🏆 { $group } meets an objective: “{ $slot }”.
log-reveals = { $group } arrives and reveals { $card }.
log-stays = { $group } lacks what is required and stays there.
log-draws = { $player } draws { $card }.
log-collapses = 💥 { LETTER($column) }{ $row } collapses: no card can be played there from now on.
log-wants_to_give_up = { $player } proposes giving up; the mission ends if everyone agrees.
log-plays_on = { $player } wants to play on.
log-mission_won = 🎉 Mission accomplished: { $mission }! { $score } points.
log-stuck = 🧭 { $left ->
        [0] No group can still meet { $goals }.
       *[other] Only { $groups } can still meet { $many } objectives: { $goals }.
    }
log-mission_lost = 💀 Mission failed: { $why }.
end-mission_won = Mission { $number }, { $mission }, won on { $difficulty }: { $score } points.
end-mission_lost = Mission { $number }, { $mission } ({ $difficulty }), failed: { $why }. { $score } points.
ask-play_card = Which card do you play?
doing-play_card = choosing a card to play
hint-play_card = Play one card per turn, on a free space of the tableau, the maze of cards. Talk it over; you decide.
do-propose_give_up = 🏳️ { $alone ->
    [1] Give up
   *[0] Propose giving up
}
ask-play_at = { ask-place }
doing-play_at = choosing where to play a card
hint-play_at = Every card fits, either way up.
do-play_at = Play it on { LETTER($column) }{ $row }
button-do-play_at = { LETTER($column) }{ $row }
ask-trace_paths =
    Trace a path?{ $last ->
        [1] {" "}(last chance)
       *[other] {""}
    }
doing-trace_paths = deciding whether to trace a path
hint-trace_paths = A path goes all the way from the group to an objective or to an artifact the group can take. You can also wait for a later turn.
do-trace = ✏️ Trace a path for { $group }
do-end_turn = End the turn
do-give_in = Trace no more paths (the mission is lost)
ask-trace_path = { $what }{ $held }
part-next_step = { $group }: next step?
part-which_token = { $group }: which fairy token for the optimizer just found?
part-held = {" "}The group carries: { $things }.
doing-trace_path = tracing a path
hint-trace_path = Nothing counts until the path is complete; you can stop at any time. An answer that names a space, such as B3, crosses the whole card to get there, at no cost; 2b leads to the same place as 2 by another way.
do-step_deliver = { part-number }{ $way } to deliver{ part-which }: “{ $slot }”
do-step_deliver_other = { part-number }{ $way } to deliver{ part-which }, giving { $gives }{ $used }: “{ $slot }”
do-step_reveal = { part-number }{ $way }: reveal the face-down card{ part-which }
do-step_in_vain = { part-number }{ $way }: arrive without what's required (mission lost){ part-which }
do-step_take = { part-number }{ $way }: take the artifact ({ $artifact }) and end here{ part-which }
do-abandon = Give up this path
ask-hand_over = What does { $group } deliver?
doing-hand_over = choosing what to deliver
hint-hand_over = Objective: “{ $slot }”
do-hand_over = { $gives }{ $used }
part-used_already = {" "}({ $n } already used)
ask-sketch_plan = ✏️ Sketch a route on the map
hint-sketch_plan = Choose a group, then the spaces along its route in order. Everyone sees the sketch, but it has no effect and reserves nothing. A new sketch replaces your old one for that group.
do-sketch_group = For { $group }
do-sketch_space = { LETTER($column) }{ $row }
do-wipe_sketches = Erase my sketches
log-sketches =
    ✏️ { $player } { $number ->
        [0] erases the sketch for { $group }.
       *[other] sketches a route for { $group }: { $spaces }.
    }
log-wipes_sketches = { $player } erases all their sketches.
ask-collapse = Which free space do you collapse?
doing-collapse = choosing a space to collapse
hint-collapse = No card can be played in the collapsed space. A group waiting in front of it may get stuck.
do-collapse = Collapse { LETTER($column) }{ $row }
ask-agree_to_give_up = Give up the mission?
doing-agree_to_give_up = deciding whether to give up
hint-agree_to_give_up = If even one player wants to go on, you play on.
do-play_on = Play on
do-agree_to_give_up = Give up

## Refusals

refused-bad_orientation = Cards go upright or upside down, never sideways.
refused-overlap = Cards can't overlap.
refused-misaligned = The openings don't match: opening must face opening, and wall must face wall.
refused-not_connected = That card wouldn't be connected to the others.
refused-not_in_column = At this table, cards form a single column.
refused-no_cards = Place a card first.
refused-not_a_free_space = That isn't a free space.
refused-not_open_edge = That isn't a free opening on the outside.
refused-door_used = That way has already been used.
refused-corridor_used = That corridor has already been used.
refused-obstacle_monster = You need { COUNT($lacking, "more sword") } to defeat every monster there.
refused-obstacle_padlock = You need a key to open the padlock.
refused-obstacle_lava = You need a rope to cross the lava pit.
refused-wall = There's a wall.
refused-wall_above = There's a wall. The passage beneath is in the basement: take stairs or a pitfall first.
refused-fallen = The path has fallen into the basement.
refused-no_rope = You need a rope to cross the pitfall.
refused-landing_used = The cell below the pitfall has already been used.
refused-pit_used = That pitfall has already been used.
refused-stairs_used = Those stairs have already been used.
refused-crosses_own_path = That would cross your own line in the room.
refused-crosses_other_path = That would cross another group's line in the room.
refused-same_place = You can't teleport within the same room.
refused-circle_used = That magic circle has already been used.
refused-no_scroll = You need a scroll to teleport.
refused-no_opposite_edge = There's no open edge directly opposite.
refused-no_such_step = You can't go there. Choose a number from the picture.
refused-waiting = That's a free space: there's no way on until a card is played there.
refused-edge = That's the edge of the tableau: a dead end.
refused-sold_out = Sold out.
refused-not_enough_coins = Not enough coins: you need { $cost } and have { $coins }.
refused-building_area_full = Your building area already holds five cards.
refused-empty_deck = That deck is empty.
refused-card_chosen = You've already chosen that card.
refused-no_price = You can only swap a dungeon card you've bought, and only for a face-up card that costs the same or less.
refused-start_taken = Another group already starts there.
refused-group_limit = A group can have at most one token of each type and two spells.
refused-requirement_not_met = That group doesn't have everything required there.
refused-slot_filled = That objective has already been met, or this group has already met another one on that card.
refused-wrong_side = There's no objective on that side.
refused-order = Not yet: the order is right, left, bottom, top.
refused-no_antidote = To enter the poisoned river, the group must use up a barrel it has collected.
refused-arrived = That group has already reached its objective.
refused-no_way = That group can't go anywhere right now.

## Words in pictures

picture-goal = { $goal } ({ $vp } VP each)
picture-goal_each = { $vp } VP each
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
picture-hand = Round { $round } of { $rounds } · Drawing hands
picture-explore = Round { $round } of { $rounds } · Exploration
picture-refresh = Round { $round } of { $rounds } · Refresh
picture-drawing = exploring…
picture-done = done
picture-first = done first!
picture-no_path = no dungeon
picture-scores = Scores
picture-total = Total
picture-so_far = Now
# What the points if the game ended now count (MM-16)
words-so_far = Now: with half the secondary points, the escape bonus and 1 VP per 3 coins
picture-deck = Deck
picture-discard = Discard pile
picture-hand_of = { $player }'s hand
picture-deciding = { $mission } · deciding: { $stage }
picture-turn = { $player }'s turn · free spaces: { $free } · deck: { $deck } · { $mission } ({ $difficulty })
picture-goals = Objectives
picture-groups = Groups
picture-exit = Exit
picture-choose_mission = Fourteen missions, from easy to hard
picture-stars = ★{ $stars }
picture-mission_size = { $columns } × { $rows } cards

## Words in place of pictures

words-path_end = Current end of the path
words-path_start = Where the path can begin
words-path_step = Where the path can go next
words-count = { $icon } ×{ $number }
words-card = { $card } ({ $icons })
words-goal = 🎯 { $name }: { $goal }
words-player = **{ $player }**: { COUNT($points, "point") }, { COUNT($coins, "coin") }, { COUNT($escapes, "escape") }, fairy tokens ({ $tokens }), spells ({ $spells })
words-rounds = , points per round (primary+secondary{ $bonus ->
    [0] {""}
   *[other] , ⏳ +1 time bonus
}): { $rounds }
words-state = , { $state }
words-market_cards = Cost { $cost }: { $cards }
words-market_spells = Spells (2 coins): { $spells }
words-market_tokens = Fairy tokens left (1 coin): { $tokens }
words-spell = { $spell }: { $text }
words-spell_gap = {" / "}
words-spell_used = { $spell } (used): { $text }
words-hand = Hand this round: { $cards }
words-hand_hidden = { $number ->
    [0] { $player } holds no cards.
   *[other] { $player } holds { COUNT($number, "card") } (hidden).
}
words-piles = Deck: { $deck }. Discard pile: { $discard }.
words-rest = Cards not placed yet: { $cards }.
words-laid = Cards placed: { $cards }.
words-unseen = Face down
words-turned = { $card } (upside down)
words-path = Found on the path: { $found }. Objective: { $points } VP.
words-spend = Left to spend: { $items }. Fairy tokens left after this path: { $tokens }.
words-escaped = The path has escaped.
words-slot = ☐ { $slot }
words-slot_filled = ☑ { $slot }
words-lies = { $artifact }: for the group that enters { $space } { $card }
words-free = Free spaces: { $spaces }.
words-trace = Path for { $group }, found so far: { $found }.
words-sketch = Sketch by { $player } for { $group }: { $spaces }.
words-nowhere = not placed
words-arrived = has reached its objective
words-token = { $token }
words-group = { $group }: { $where }. Carries: { $things }. Counts towards objectives: { $held }.
words-proposed = Proposed: { $what }
words-main = main floor
words-basement = basement
words-cost = Costs { $cost } coins
words-starter = Starter card (one copy in each player's deck)
words-mission = Tableau { $columns } × { $rows }; groups: { $groups }. Player deck: { $starters } starters, cards of cost 3 to 6: { $costs }. Market: { $coins } coins. Success: { $points } points plus points for free spaces and more, multiplied by the difficulty factor.
words-start_side = Groups start on the { $sides } side.

## Rules pages

topic-goal-title = What it's about
topic-goal =
    {""}**Versus** (1 to 5 players): in each of six rounds you build your own dungeon of five cards and draw one path through it. Discoveries that match the objectives score victory points (VP); the highest total wins.
    {""}**Cooperative** (1 to 5 players): together you lead groups of adventurers through one of fourteen missions, and win or lose as a team.
    Paths are drawn the same way in both.
topic-round-title = Versus: a round
topic-round =
    1. **Market**: players take turns buying, one item at a time.
    2. **Hand**: you draw cards face down from your deck until your building area holds five cards.
    3. **Exploration**: all players, at the same time, build a dungeon with these cards and draw a path.
    4. **Reward**: fairy tokens go back, the coins you found are paid out, then the primary objective, the time bonus and the secondary objective are scored. If you escaped, you check an escape box.
    5. **Refresh**: the next primary objective is revealed, optimizers and spells are used, and the cards are put away.
    The game ends with the sixth reward phase.
topic-market-title = Versus: the market
topic-market =
    In the first round the first buyer is chosen at random; later it's the player with the fewest coins (if tied, the one who scored least last round). On your turn, buy one item or pass; once you've passed, you're out of this market.
    - **Fairy token** (1 coin): stands in for one sword, key, rope or scroll. Used or not, it is returned at the end of the round, and it never counts towards objectives.
    - **Spell** (2 coins): you can own two; each works once per round.
    - **Dungeon card** (3 to 6 coins): it joins this round's hand at once.
    Instead of one of a deck's two face-up cards, you can take its top card, unseen, at the same price. You start with 6 coins and keep what you don't spend.
    After round 3, all face-up cards are replaced.
topic-building-title = Building a dungeon
topic-building =
    Cards go upright or upside down, never sideways, and never overlap.
    Where cards touch, opening must face opening and wall must face wall. All cards have their eight openings in the same places, so a card above or below another is shifted by 0 or 2 cells, and a card to its left or right by 0 or 4. All cards must be connected.
    You needn't use all five; unused cards still belong to this round's hand.
    If the table plays with a single column, each card goes directly above or below the next.
topic-path-title = Drawing the path
topic-path =
    In Versus, a path begins at any open outer edge of the dungeon; in missions, where its group stands. On the board in the browser, draw it with a finger or the mouse.
    - Use each corridor cell only once. A crossing of four corridors is a corridor too: use it only once.
    - Use each opening and door only once.
    - The path can't cross itself. The main floor and the basement are separate, so one line can pass below the other.
    - The path is never interrupted, except by teleports.
    In Versus, a path **escapes** if it leaves through another open outer edge. Otherwise it ends where it can't go on; you can also stop anywhere. However it ends, you keep everything you found; the only difference is whether you escaped.
    In missions, a path leads to an objective without stopping on the way.
    In the picture, found symbols have a green ring and used ones a red stroke. The two ends of a fall, stairs or teleport share a Greek letter.
topic-rooms-title = Rooms and monsters
topic-rooms =
    A stone floor inside walls is a **room**, an earth floor a **corridor**.
    - You can enter a room as often as you like, each time through a door you haven't used before, as long as your line doesn't cross an earlier one inside.
    - The first time you enter, you must defeat all monsters in it, with one sword each; without enough swords you can't enter. Swords in that room don't help.
    - You find everything in a room the first time you enter it.
    - You can walk round a pitfall in a room; you fall only if you want to. It counts as a hole found either way.
    - You can also use magic circles and stairs in a room on a later visit.
topic-paying-title = Obstacles and paying
topic-paying =
    - Monster: 1 sword
    - Padlock: 1 key
    - Lava pit: 1 rope (without it you can't enter)
    - Pitfall in a corridor: 1 rope to cross it; otherwise you fall
    - Teleport by magic circle: 1 scroll
    You pay with items found earlier on this path, with fairy tokens, or with a spell that stands in for one. Unless you choose otherwise, tokens go first, then items, then spells. In Versus, used items still count for objectives.
    An obstacle you can't overcome doesn't count as found; the path stops in front of it.
topic-levels-title = Basement, pitfalls, stairs
topic-levels =
    The basement's passages are hatched yellow on brown and have no walls. The basement is drawn separately; in overviews it is a narrow hatched line. Its passages never leave the card.
    - A pitfall only leads down, to the landing straight below. Ropes don't help you back up.
    - Stairs work once, up or down. You can also walk past them; they count as found either way.
    - You can't fall through the same pitfall twice.
topic-teleports-title = Magic circles and teleports
topic-teleports =
    You find a magic circle when you reach it, whether you use it or not. For 1 scroll the path jumps to another unused circle, on any card and level. Both are then crossed out for good.
    - You can't teleport to a corridor cell that has been used.
    - If you teleport into a room, you must defeat its monsters; it can be a room you've visited before.
    - You can't teleport within the same room.
    - After teleporting into a room, you can leave by any unused door.
topic-spells-title = Spells
topic-spells =
    In Versus you can own up to two spells, and each works once per round; in a mission, each works only once. A used spell is turned face down. Missions use only the first nine. Fairy Pact leaves the game when used.
    - **{ spell-sb_01 }**: { spell-text-sb_01 }
    - **{ spell-sb_02 }**: { spell-text-sb_02 }
    - **{ spell-sb_03 }**: { spell-text-sb_03 }
    - **{ spell-sb_04 }**: { spell-text-sb_04 }
    - **{ spell-sb_05 }**: { spell-text-sb_05 }
    - **{ spell-sb_06 }**: { spell-text-sb_06 }
    - **{ spell-sb_07 }**: { spell-text-sb_07 }
    - **{ spell-sb_08 }**: { spell-text-sb_08 }
    - **{ spell-sb_09 }**: { spell-text-sb_09 }
    - **{ spell-sb_10 }**: { spell-text-sb_10 }
    - **{ spell-sb_11 }**: { spell-text-sb_11 }
    - **{ spell-sb_12 }**: { spell-text-sb_12 }
    - **{ spell-sb_13 }**: { spell-text-sb_13 }
    - **{ spell-sb_14 }**: { spell-text-sb_14 }
    - **{ spell-sb_15 }**: { spell-text-sb_15 }
    - **{ spell-sb_16 }**: { spell-text-sb_16 }
    - **{ spell-sb_17 }**: { spell-text-sb_17 }
topic-optimizers-title = Optimizers
topic-optimizers =
    In Versus you can use recycle and scissors in the refresh phase, once for each one you found.
    - **Recycle**: one card from this hand joins your next hand.
    - **Scissors**: one card from this hand leaves the game.
    Each card can be chosen only once.
    In missions they only help at Newcomer level: a group that finds one can take a fairy token at once.
topic-time_bonus-title = Time bonus and timer
topic-time_bonus =
    A primary objective with an hourglass means a time bonus round: the first player to finish with a path of at least one step gets 1 VP and can't change anything after that. Nobody else needs to hurry.
    Otherwise, in any round, you can change your mind after finishing, as long as someone else is still exploring.
    Computer players wait until one person is done, or until the table's head start is over. Tables that don't want to race can switch the bonus off.
    A table can also set a timer; when it runs out, the paths drawn so far count.
topic-scoring-title = Versus: objectives and scoring
topic-scoring =
    There are 27 objective cards of 12 kinds. Each matching discovery scores (in VP), even if you used it:
    - Barrels: 1
    - Keys: 2
    - Holes found: 3
    - Scrolls: 1
    - Monsters defeated: 3
    - Ropes: 3
    - Padlocks opened: 3
    - Swords: 1
    - Rooms visited: 1
    - Coins: 1
    - Magic circles found: 2
    - Stairs found: 1
    The secondary objective is revealed once all paths are drawn; it can be of the same kind as the primary one.
    {""}**Final score**: primary points, half the secondary points (rounded down), time bonus, escape bonus, and 1 for every 3 coins left.
    Escape bonus: 2 for the most escapes and 1 for the second most (tied players all get it); nothing if you never escaped.
    Ties go to the higher secondary score; if still tied, the victory is shared.
topic-coop_setup-title = Cooperative: setup
topic-coop_setup =
    1. Choose a mission; the higher the number, the harder.
    2. The tableau is laid out. Dark spaces with a name are free.
    3. Each group starts in front of an opening on the outside of the tableau; the space behind it can still be free. Avoid openings with a monster, padlock or lava pit behind them.
    4. With the mission's coins you buy fairy tokens (1) and spells (2) and give them to groups; each group can have at most one token of each type and two spells. You can buy only now, and groups never share.
    5. Everyone gets 3 cards (4 if you play alone); then choose the difficulty and the first player.
    For team decisions one player proposes, and the others each confirm once. To change the proposal, take the pen.
topic-coop_turn-title = Cooperative: a turn
topic-coop_turn =
    A turn goes like this:
    1. Play one card on a free space, either way up, at no cost.
    2. Trace as many paths as you like, or none: a path can wait for a later turn.
    3. Victory and defeat are checked automatically.
    4. Draw a card. Then it's the next player's turn.
    Talk as much as you like; the active player decides. You can talk about your hand (except in The Silent Library) but not show it, unless the table plays with open hands.
    If the player whose turn it is has no card, or there is no free space, the team gets one last chance to trace paths; if you still haven't won, the mission is lost.
topic-groups-title = Cooperative: groups and objectives
topic-groups =
    A group's path goes all the way from where it is to an objective. A path may also end where it reaches a card whose artifact the group can take; the group's next path goes on from there.
    - A group can't use another group's corridors or doors, or cross another group's line in a room.
    - Everything in a room or corridor belongs to the first group that enters it. Defeated monsters are gone for every group.
    - At a **step card** the group delivers something and goes on; at a **boss card** it stays. Each objective is met by one group only, often from a particular side, and a group meets at most one objective per card.
    - What you deliver never counts again. You deliver exactly the number required.
    - An **artifact** goes to the group that enters its card (on a step card: the one that meets its objective). It never changes hands.
    - A face-down step card is revealed when a group arrives; the team chooses which way up it goes.
topic-victory-title = Cooperative: victory and defeat
topic-victory =
    You **win** the mission when all objectives of boss cards and exits are met.
    You **lose**
    - when the groups can no longer reach all the objectives left, whatever you play. This is checked automatically, and generously: unused routes, free spaces and circles all count as open;
    - when no card can be played and the last chance is gone;
    - when one of the mission's own conditions for defeat is met;
    - when everyone agrees to give up.
    Arriving without what's required is normally refused; a table setting makes it a loss.
    {""}**Score**: 3 for each free space, 2 for each unused token and spell, 1 for each item neither used nor delivered (at most 15), plus the mission's points, all multiplied by the difficulty factor (Newcomer 0.5, Easy 0.75, Normal 1, Hard 1.5). The best scores are kept in the server's hall of fame.
    Most missions can't be won without teleports.
topic-difficulty-title = Cooperative: difficulty
topic-difficulty =
    - **Newcomer**: optimizers give fairy tokens. Items used on the way still count.
    - **Easy**: items used on the way still count.
    - **Normal** (recommended): items used on the way don't count.
    - **Hard**: as Normal, but you must have exactly the required number of each item, unused fairy tokens included. Other items don't matter.
    You may always defeat more monsters, open more padlocks, visit more rooms and so on than required.
topic-missions-title = Cooperative: the missions
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
    `/mapmasters mission` shows the map, objectives and special rules.
topic-icons-title = Symbols
topic-icons =
    - **Items**: coin (disc), barrel, sword, key, scroll, rope (coil)
    - **Obstacles**: monster (horned face), pitfall (black hole with a down arrow), lava pit (flames), padlock
    - **Teleporter**: magic circle (star in a ring)
    - **Optimizers**: recycle (two arrows), scissors
    - **Stairs** (steps with an arrow; in the basement it points up)
    - The hourglass is the time bonus, a door with an arrow an escape, a gem (or winged boots) an artifact, a book a spell, a winged disc a fairy token.
    - `/mapmasters card` shows a large picture of any card and explains every spell and symbol.
    - Players: red disc, blue square, green triangle, purple diamond, pink star. Groups: green triangle, yellow diamond, blue square, red disc. Lines of groups: green solid, yellow long dashes, blue dots, red dashes and dots.
topic-dice-title = How to check that it's fair
topic-dice =
    All decks are shuffled from a seed that is fixed when the game begins. Its SHA-256 is shown at the start and the seed itself at the end, so anyone can check.
    Until everyone is done, only you can see the dungeon you are drawing. Computer players don't look at it.

## The chronicle

chronicle-title = 🖋️ Framed, on the wall of the mapmakers' guild
chronicle-quiet = { $player } sharpened the pencils. All of them. Twice.
chronicle-gambler = 🎰 { $player } bought { $count } things sight unseen and was surprised every time.
chronicle-hasty = ⏱️ { $player } finished first { TIMES($count) } and would like that noted.
chronicle-second_thoughts = ↩️ { $player } was done, and then wasn't, { TIMES($count) }.
chronicle-penholder = 🖊️ { $player } took the pen { TIMES($count) }. It was still warm.
chronicle-planner = 📐 { $player } made { $count } proposals. All of them had arrows.
chronicle-collector = 🗺️ { $player } bought { $count } pieces of dungeon and has nowhere to put them at home.
chronicle-wizard = 🔮 { $player } bought { $count } spells and read the small print of at least one.
chronicle-fairies = 🧚 { $player } paid { $count } fairies, who have since gone on strike.
chronicle-tidy = ♻️ { $player } tidied up { $count } times. The deck has never been so clean.
chronicle-thrifty = 🪙 { $player } passed at the market { $count } times. A coin saved is a coin.
chronicle-mapper = 📜 { $player } added { $count } cards to the map, this side up.
chronicle-nodder = 👍 { $player } agreed { $count } times. Someone had to.
luck-hand = { $player } drew { $drawn } of { $cards } cards, and { $got } things on them counted towards { $goal }.
luck-poor_hand = { $player } drew { $drawn } of { $cards } cards, and { $got ->
    [0] none
   *[other] only { $got }
} of the things on them counted towards { $goal }.

## The guided first game

coach-title-two_rounds = The first two rounds
coach-about-two_rounds = Every round you build a dungeon of five cards and draw one path through it. Discoveries on your path that match the objective score victory points (VP). There are six rounds, each with a market, hand, exploration, reward and refresh phase.
coach-after-two_rounds = Four more rounds work the same way; when the primary objective shows a ⏳, the first to finish gets 1 VP. At the end, secondary points are halved (rounded down), every three coins left are worth 1 VP, the most escapes 2 VP, and the second most 1 VP. There are also missions to play together.
coach-goal-buy = buy a dungeon card
coach-goal-path = finish drawing a path
coach-goal-escape = escape from the dungeon
coach-goal-rounds = finish two rounds
coach-topic-spells = spells
coach-topic-race = the race in hourglass rounds
coach-topic-rest = missions, played together
coach-market = First you buy. Look at this round's **primary objective** (swords, 1 VP each). Dungeon cards cost 3 to 6 coins, spells 2 (each works once a round), fairy tokens 1. A dungeon card becomes one of your five at once and is yours to keep. A fairy token stands in for one sword, key, rope or scroll, once; it isn't a discovery.
coach-market-why = it has three swords: this one card adds many points for your objective.
coach-pass = Players take turns buying one thing at a time. You keep unspent coins for the next round. Once you pass, you buy nothing more this round. Then you all draw until you have five cards, bought ones included, but you see them only when building starts.
coach-build = Put the five cards together, upright or upside down, never sideways. Where they touch, opening (a gap in the border) must meet opening, and wall must meet wall. In the plan in the picture everything already fits.
coach-build-why = it connects all five cards, so a long path is possible. You can still rebuild afterwards.
coach-draw = Now the path. It can begin at any opening on the outside; if it leaves through another one, that's an **escape**. Use each corridor and door only once, and never cross your own line. On the board in the browser you can also draw it with a finger or the mouse. The **secondary objective** is revealed only afterwards, so it pays to collect different things.
coach-draw-why = there's a sword and a key right behind this opening.
coach-step = Each option shows what you would find. Some take you across a whole card to the next; others collect what's on a card and stop. You can re-enter a room through another door.
coach-pay = Monsters cost a sword, padlocks a key, lava pits and pitfalls a rope; a scroll takes you from one magic circle to any other. You pay with what you found **earlier** on this path, or with fairy tokens; if you can't pay, you can't pass (a pitfall drops you to the basement instead). A used sword still counts for the objective.
coach-corridor = You can also go step by step, undo steps, or start the path over. You can't pay with barrels; they only count for objectives. Stairs and pitfalls lead to the **basement**, drawn in brown next to the dungeon, and you go on there. Recycling and scissors only work at the end of the round.
coach-finish = Wherever the path ends, you keep everything you found, but it's worth escaping through an opening on the outside: whoever escapes most often scores points at the end of the game.
coach-finish-why = it collects the last swords and leads out on the left.
coach-scored = 🎯 You've scored the primary objective and received the coins you found.
coach-second = 🎯 Now the secondary objective has been scored, too; its points are halved at the end. The next primary objective is already on the table.
coach-refresh = For each pair of scissors you found, you can remove one card in your hand from the game. Recycling keeps a card for your next hand. All others go to your discard pile and come back later.
coach-refresh-why = with weak cards gone, the strong ones you buy come up more often.
coach-again = Round two. From now on the player with the fewest coins buys first. The objective: monsters defeated, 3 VP each. You need monsters on your cards, and swords to defeat them.
coach-token = Short of a sword? A fairy token costs 1 coin.
coach-token-why = without a sword, you can't enter your first monster room.
coach-monsters = To enter a room you must defeat all its monsters as you come in. Swords inside the room come too late for that.
coach-monsters-why = it collects more than any other path here. Draw your own paths from now on; where the table allows help, *💡 Idea* shows you paths like this one.

coach-title-mission = The first mission
coach-about-mission = This time you don't compete: you lead groups of adventurers from outside the maze of cards (the tableau) to their objectives, with one line per group. Jean-Mi stands in the middle, and each of his four sides is one objective: five scrolls, five coins, two keys, and the Winged Boots. Meet all four and you win.
coach-after-mission = Points: 10 for this mission, 3 for each free space, 2 for each token or spell left, 1 for each item neither used nor delivered; at Newcomer level you get half of that. From Normal on, items you've used no longer count for objectives. Other missions ask for more: objectives on the way, and places that only magic circles lead to. They're best with friends who argue about every card.
coach-goal-card = play a card
coach-goal-group = lead a group to its objective
coach-goal-won = win the mission
coach-topic-company = deciding together
coach-topic-harder = the three harder levels
coach-topic-steps = step cards
coach-onward-coop = 🤝 A mission together
coach-wait = First, the four groups line up outside the maze. From there each draws **one** line, without stopping, to one side of Jean-Mi in D3. Any group can go to any side. It's best to spread them out, one towards each side, because their lines can't cross. “7 openings ahead” means that, without paying, the group can reach seven openings of the card it enters: the more there are, the less likely the group is to get shut in.
coach-wait-why = the Winged Boots are close by, in B2, and it isn't far from there to the top of Jean-Mi.
coach-wait_more = Avoid openings with a monster or a padlock right behind them. Two groups can't use the same corridor or door, or cross each other's line.
coach-wait_more-why = it's right above Jean-Mi, no other group is near, and there are many openings ahead.
coach-wait_third = Two groups start at the top. The left and bottom sides don't have one yet.
coach-wait_third-why = it comes from below, so it can reach the left side without crossing the two from above.
coach-wait_last = The last group. See where the others start, and take the side that's still free.
coach-wait_last-why = no other group comes from the right; from here this group can reach Jean-Mi from the right or from below.
coach-tokens = You can buy **only now**. A fairy token (1 coin) stands in for a sword, key, rope or scroll, and you can also deliver it; a spell costs 2. Groups never share, and unspent coins are lost. Of the things Jean-Mi wants, tokens can stand in for keys and scrolls, so buy one key and four scrolls and spread them among the groups. Each token left at the end is worth 2 points.
coach-tokens-why = you'll need to deliver keys and scrolls, and you can't buy coins or the boots.
coach-give = You don't know yet which group will deliver what, so give each group a token: that's one less thing for it to find on the way.
coach-hand = You hold four cards (three each if you play with others). On your turn, play one on a free space, trace any paths you like, then draw a card. You lose if you can't play a card while an objective is open, or if a group is walled in for good.
coach-hand-why = it shows more of what the objectives need than any other card.
coach-gap = Any free space will do, with the card either way up. The best ones connect a group to an objective: next to Jean-Mi, or between him and a group. Spaces left free are worth points at the end.
coach-gap-why = it's next to Jean-Mi: his left side can only be reached through it.
coach-gap_second = Look at the map: which free space lies between a group and Jean-Mi?
coach-gap_second-why = it closes the gap next to the Winged Boots in B2, so the group with the boots can go on to the right.
coach-gap_third = Now place one for the next group.
coach-gap_third-why = Red starts next to it in G3, and the way to Jean-Mi continues beyond it.
coach-gap_last = And one for the group that starts at the bottom.
coach-gap_last-why = Blue starts just below, and the way up leads to Jean-Mi's left side.
coach-ready = If a group's way is open, it can go now. If not, end your turn and wait.
coach-go = A path goes all the way from the group's start to the objective. The group reaches the objective only with everything it has to deliver, found on the way or carried as tokens. The one exception: at the card with the Winged Boots, a path can stop and go on in a later turn. The group that enters that card takes the boots and must deliver them itself.
coach-go-why = the way is open, and there are enough scrolls along it.
coach-trace = Go step by step or across a whole card; each option shows what you find on the way. Compare what the group carries with what its objective requires.
coach-collect = When you enter a room, you find everything in it. Barrels only count where an objective asks for them. Stairs lead to the basement (the brown plans) and back up. At Newcomer level, each optimizer you find (scissors or recycling) lets the group take a fairy token. Take it: if it's left over, it's worth 2 points. What another group has taken is gone; a monster it has defeated stays defeated for all.
coach-careful = Stuck? Undo a step, or give up the path: you lose nothing.
coach-filled = 🏆 One group has met its objective. The other groups can't use the path it took.

## What a computer player says that an answer leads to

tells-path = scores { $points } VP this round ({ $goal }){ $gains }; the path { $escapes }
part-with = , with { $things }
part-n_coins = { COUNT($n, "coin") }
part-n_recycles = { COUNT($n, "recycle") }
part-n_scissors = { COUNT($n, "pair of scissors", "pairs of scissors") }
part-escapes = escapes
part-stays_inside = doesn't escape
tells-reaches = the group can still reach the objective “{ $slot }” from here
tells-no_way = no way from here to an open objective was found; going back costs nothing
tells-gain = { part-compared } its price by the end of the game
part-compared = { $side ->
    [more] worth about { $gain } points more than
    [less] worth about { $gain } points less than
   *[even] worth about as much as
}
tells-thumb = as a rule of thumb, { part-compared } its price
tells-denies = worth about { $gain } points more than its price, and it would be the best buy for { $player }, who is next
tells-pass = nothing here is worth at least { $gain } points more than its price
tells-pass_keeps = keeps the coins: 3 make 1 VP at the end
tells-kept = { part-compared } this deck's average card next round
tells-removed = { part-compared } the other cards by the end of the game
tells-confirmed = leaves the other cards alone
tells-few_cards = with only { $cards } cards left, none can be spared
tells-paths = { part-goals } can be met with { COUNT($paths, "path") }; this one is for “{ $slot }”
tells-scouts = this short path reveals a card, so everyone will know what it requires
tells-turns_up = { part-goals } can be met with { COUNT($paths, "path") }; this one reveals a card
tells-some_paths = no way to meet all { $goals } objectives still needed to win has been found; this path is for “{ $slot }”
tells-no_paths = no way to meet { part-goals } has been found yet
part-goals = the { COUNT($goals, "objective") } still needed to win
tells-tried = on { LETTER($column) }{ $row }, { $turned ->
    [1] upside down
   *[0] upright
}: trial runs met { $met } of { COUNT($goals, "objective") } still needed to win on average
tells-tried_none = trial runs have met none of { part-goals } yet, wherever this card went
tells-shows = { $shown }
part-shows = has what the open objectives require: { $icons }
part-shows_nothing = has nothing the open objectives require, but adds ways through

## What comes next

answer-win = The game ends with the reward phase of round 6. Add up primary points, half the secondary points, time bonus, escape bonus and 1 for every 3 coins; the highest total wins.
answer-win_together = You win the mission together when all objectives of its boss cards and exits are met. You lose if the objectives can no longer be reached or no card can be played.
outlook-explore = After this, everyone draws a hand, builds a dungeon and draws a path, all at the same time.
outlook-reward = When everyone is done, the paths are scored for the primary objective and the coins paid out. Then the secondary objective is turned up and scored (half at the end).
outlook-round = After this, the next market opens.
outlook-rounds = After this round, { COUNT($left, "round is", "rounds are") } left.
outlook-last = This is the last round.
outlook-team = { $stage ->
        [mission] Next, you choose where the groups start and what they buy. Then hands are dealt.
        [starts] Next, you choose what the groups buy. Then hands are dealt.
        [market] Next, hands are dealt and you choose the first player.
       *[other] Next, the first player takes a turn.
    }
outlook-turn = After this turn, it's { $player }'s turn.
outlook-goals = { COUNT($goals, "objective is", "objectives are") } left, with { COUNT($free, "free space") }.

## Zones in which things can be looked up

zone-hand = My cards
zone-spells = My spells
zone-map = Cards on the map
zone-market = Market
zone-deck = My deck and discard pile
zone-others = Other players' cards

## Rules of thumb

# Why a computer player answers a question as it does, by the kind of the question.
thumb-second_token = take the first token offered.
thumb-replace_spell = replace the least useful spell.
thumb-foresee = keep the card if it is better for the objective than an average card.
thumb-refresh = keep cards that fit the next objective, and remove the weakest starter cards.
thumb-barter = swap for the card that is worth the most for the objective.
thumb-place_group = start close to the group's destination, with several ways on, and away from the other groups.
thumb-shop = first buy tokens that objectives ask for, then scrolls and swords.
thumb-assign = give each purchase to the group that needs it for its objective.
thumb-choose_mission = choose the first mission.
thumb-choose_difficulty = choose Normal difficulty.
thumb-choose_first = let the first player in seat order go first.
thumb-collapse = collapse the space that matters least for the objectives.
thumb-play_card = play a card that shows what open objectives ask for, and put it where as many of them as possible can still be reached.
thumb-play_at = play it where the most open objectives can still be reached.
thumb-trace_paths = wait until all paths can be drawn, except to reveal a face-down card.
thumb-trace_path = follow the way to an open objective.
thumb-build = lay out the cards for the best path found.
thumb-place = lay out the cards for the best path found.
thumb-draw = follow the best path found.
thumb-buy = buy what adds the most points once its price is deducted.

## Short answers to common questions on the rules, and ways to ask them

ruling-rooms-room_again = Yes, as often as you like, each time through a door you haven't used, and without crossing your own line inside.
ruling-path-cross = A path can't cross itself, go through a wall, past an obstacle that you can't pay for, or along a corridor cell (crossings included) or door it has already used. Only a line on the main floor and one in the basement may overlap. (With the spell Ghost Line, your path may cross itself in rooms.)
ruling-rooms-monster = With 1 sword for each monster in the room, found earlier on the path, not in the same room (or with a token or spell). Without enough swords you can't go in. A defeated monster gives nothing by itself, but counts if an objective of the round is Monsters defeated.
ruling-levels-pitfall = In a corridor you fall to the landing, the cell in the basement straight below, unless you pay 1 rope to cross; in a room you may walk round it. It counts as a hole found either way.
ruling-levels-go_down = You get down through a pitfall, by stairs, or by a teleport to a magic circle in the basement; up by stairs, by a teleport, or with the spell Spider Climb. A rope doesn't help you up.
ruling-teleports-teleport = Pay 1 scroll at a magic circle to jump to another unused circle, on any card and any level. Both circles are then used up.
ruling-levels-stairs = Stairs cost nothing. Each staircase works once per path, up or down, if the cell at the other end is unused. You may also walk past; it counts as found either way.
ruling-scoring-items_kept = What you find can be used only on this round's path, and counts for this round's objectives whether it's used or not. Only coins stay with you; fairy tokens go back, and never count.
ruling-market-tokens_for = A fairy token (1 coin) stands in for one sword, key, rope or scroll this round. It doesn't count for objectives, and used or not it goes back at the end of the round.
ruling-market-coins_kept = At the end of the round you get 1 coin for each coin on your path. Coins stay with you from round to round; at the end every 3 coins are worth 1 point.
ruling-scoring-escape = Leave the dungeon through an open outer edge other than the one where you began. At the end the most escapes give 2 points, the second most 1. If you don't escape, you just don't check an escape box: you keep all you found.
ruling-round-hand = Each round you build with up to five cards: those bought or recycled, and the rest drawn unseen from your deck after the market. In Versus you needn't use them all; those left out bring nothing and go to your discard pile. Without a path you score 0.
ruling-building-opening = An opening is where a corridor leaves a card at its edge. Where it meets an opening of the next card, the path can go on there; on the outside of the dungeon, paths begin and end at openings. “6 openings ahead” means that whoever enters the card here can reach 6 other openings of it without spending anything: the higher the number, the more ways there are to go on.
ruling-building-place_cards = Upright or upside down, never sideways. Cards mustn't overlap; where they touch, opening must face opening and wall must face wall, and all must be connected. In Versus a card above or below may be shifted by 2 cells, one at the side by 4 (in cooperative games, not at all).
ruling-market-buy_how_many = On your turn in the market you buy one item or pass. You may go on as long as you can pay; once you pass, you can't buy any more this round. At most five cards fit in your building area. Instead of a face-up card you may take the top card of a deck unseen, at the same price. Nothing can be sold, traded or given back.
ruling-market-first_buyer = In round 1 a random player; later the one with the fewest coins, and if tied, the one who scored least in the previous round.
ruling-market-spells_how = You can own two spells; each works once per round, when its text says so (mostly while you draw your path), and stays with you (except Fairy Pact). A spell costs 2 coins.
ruling-market-card_or_spell = A spell (2 coins) works every round from now on. A dungeon card (3 to 6 coins) goes straight into your hand and stays in your deck; the dearer ones hold more discoveries. Look for what this round's primary objective counts, and for swords, keys and ropes.
ruling-time_bonus-time_bonus = If the primary objective has an hourglass, the first to finish a path gets 1 point. There are no ties: whoever was a moment earlier gets it.
ruling-round-scissors = In the refresh phase, each recycle symbol you found lets one card of this hand join your next hand, and each pair of scissors lets you remove one from the game, which improves your deck. Each symbol needs a card of its own.
ruling-round-my_cards_after = A dungeon card that you buy joins this round's hand at once and stays in your deck. After the round your cards go to your discard pile and come back when your deck is shuffled; recycled ones join your next hand.
ruling-round-see_others = Every player has a dungeon of their own; all are shown with their paths once everyone is done. You can't hinder each other and only compete for cards in the market, the time bonus and points.
ruling-market-market_when = The market opens at the beginning of every round; then you draw cards up to five, explore, get rewards and refresh. A card you buy from the display is replaced at once; after round 3 all face-up cards are replaced.
ruling-paying-obstacles = Each is used once: a sword defeats a monster, a key opens a padlock, a rope crosses a lava pit or, in a corridor, a pitfall, and a scroll pays for one teleport between magic circles. The spells Phantom Blade, Lock Whisper, Feather Step and Silent Rite do the same without them. Barrels only count towards objectives (but see the spell Barrel Ride).
ruling-scoring-objectives = An objective says which discoveries on your path score points in a round. The primary one is known from the beginning of the round and counts in full; the secondary is turned up only after the paths are drawn and counts half at the end.
ruling-scoring-discoveries = Discoveries are the symbols on the cards: items, coins, barrels, obstacles, magic circles, stairs and so on. Only those your path reaches count for the objectives, in corridors it runs through and rooms it enters. The rest of the card gives nothing.
ruling-scoring-how_points = After the sixth round, add up primary points in full, half the secondary points, time bonus, escape bonus, and 1 point for every 3 coins. The higher secondary score wins a tie; if that is equal too, the victory is shared.
ruling-path-path_ends = You draw one path a round, from any opening on the outer edge of your dungeon to where it can't go on, such as a dead end; in Versus you can also stop anywhere. You keep everything found up to there. Until it's final, you may redraw it as often as you like.

# What players ask about their own case

ruling-victory-no_space = If the player whose turn it is finds no free space, or has no card, the team gets one last chance to trace paths; if objectives are still open then, the mission is lost.

## Facts of a position, for questions in plain words (the ways to ask are in `asked.en.toml`)

fact-buy = { $state ->
    [now] It's your turn to buy one thing or pass.
    [later] You can buy one thing when your turn comes.
    [passed] You've passed, so you buy nothing more this round.
    [never] The last market is over, so nothing can be bought any more.
   *[closed] The market is closed until the next round.
} You have { COUNT($coins, "coin") }, { $number ->
    [-1] which you keep.
    [0] not enough for anything on sale.
   *[other] enough for (cheapest first) { $wares }.
}{ $most }
part-most_for_goal = {" "}Most for the primary objective ({ $goal }): { $best }, with { $most }.
fact-ware = { $ware } costs { $cost }, and you have { COUNT($coins, "coin") }. { $state ->
    [now] You can buy it now and keep { $left }.
    [later] You can buy it on your turn, if it's still there, and keep { $left }.
    [short] You're { $missing } short.
    [full] But your building area already has five cards.
   *[closed] But you can't buy anything now.
}{ $fits }
part-fits_goal = {" "}It shows { $n } for the primary objective ({ $goal }).
fact-symbols = Your cards for this round show { $icons } × { $number } ({ $cards }).{ $missing }{ $most }
part-most_on_sale = {" "}On sale, the most ({ $most }) is on { $best }.
part-to_draw = {" "}Cards still to be drawn: { $n }.
fact-called_hole = hole
fact-called_circle = magic circles; circles
fact-order_market = { $state ->
    [now] It's your turn to buy.
    [passed] You've passed, so you buy nothing more this round.
   *[later] You buy after { $before }.
} Still buying, in this order: { $buying }. Passed: { $passed }.
fact-first = { $last ->
    [0] Next round { $next } buys first, with { COUNT($coins, "coin") }{ $open ->
        [0] .
       *[other] , as things stand; the coins on this round's paths are still to come.
    }
   *[other] There's no market after this round, the last one.
} This round { $player } bought first. The player with the fewest coins begins; if tied, the one who scored less in the round before.
fact-first_round = In round 1 { $player } buys first, drawn by lot. In later rounds the player with the fewest coins begins; if tied, the one who scored less in the round before.
fact-draw = You draw { $drawn } of the { $deck } cards in your deck, unseen: { $cards }. Each dungeon card you buy first means one fewer.
fact-draw_all = You draw all that is in your deck ({ $cards }), then { $more } from your shuffled discard pile. Each dungeon card you buy first means one fewer.
fact-draw_done = You draw no more: this round's hand is complete, with { $area } cards. Left in your deck: { $cards }.
fact-draw_card = { $percent ->
    [0] { $card } can't come into this round's hand: it's in your discard pile.
    [100] { $card } is certain to be in this round's hand, if you buy no more dungeon cards.
   *[other] { $card } comes into this round's hand with { $percent }%, if you buy no more dungeon cards.
}
fact-goals = This round scores { $goal }: { $vp } VP for each on your path, however many. { $second_vp ->
    [0] The secondary objective is turned up when everyone is done.
   *[other] Secondary: { $second }, { $second_vp } VP each, halved at the end.
} { $next_vp ->
    [0] { $last ->
        [0] The next objective is turned up in the refresh phase.
       *[other] This is the last round.
    }
   *[other] Next round: { $next }, { $next_vp } VP each.
}
fact-counts = { $vp ->
    [0] No, { $icon } doesn't count for this round's primary objective ({ $goal }).
   *[other] Yes, each { $icon } on your path scores { $vp } VP this round ({ $goal }).
}{ $second_vp }{ $chances }{ $next_vp }
part-next_scores = {" "}Next round it scores { $n } VP.
part-second_may = {" "}The secondary objective isn't known yet: { $chances } of the { $unseen } cards that it may be count { $icon }, for { $each } VP each, halved at the end.
part-second_scores = {" "}For the secondary objective it scores { $n } each, halved at the end.
fact-bonus = { $state ->
    [open] The time bonus is open: 1 point for the first player to finish a path this round.
    [taken] { $player } finished first this round and has the time bonus (1 point).
    [over] Nobody got this round's time bonus.
    [off] This table plays without the time bonus.
   *[none] There's no time bonus this round, because the primary objective has no hourglass.
} Time bonuses so far: { $had }.
fact-scored = { $player } in round { $round }: { $points } for { $goal } ({ $number } × { $vp }) and { $second_points } for { $second }, the secondary objective (halved at the end){ $bonus ->
    [0] {""}
   *[other] , time bonus { $bonus }
}; { $escaped ->
    [0] no escape.
   *[other] escaped.
}
fact-escapes = Escapes of { $player }: { $number } (rounds: { $rounds }); the most of anyone else: { $most }. Escape bonus if the game ended now: { $points } (2 for the most, 1 for the second most).
fact-path = Your path so far: { COUNT($points, "point") } for { $goal } ({ $number } × { $vp }) and { COUNT($coins, "coin") } (then you have { $purse }); { $escaped ->
    [0] it hasn't escaped.
   *[other] it has escaped.
} That takes you from { $own } to { $after } points, before the secondary objective. Without this round's paths the others ({ $players }) have { $totals }.
fact-found = Your path has found { $icons } × { $number } so far.
fact-routes = Route { $letter } scores most: { COUNT($points, "point") } for the primary objective and { COUNT($coins, "coin") }. Routes that escape: { $routes }.
fact-onward = The way found from here to the end brings { COUNT($points, "point") } more ({ $total } in all), { COUNT($coins, "coin") } and { $escapes ->
    [1] an escape.
   *[0] no escape.
}{ $near }
part-near_out = {" "}You can escape at once or from one of the next cards.
fact-change_done = Yes, as long as someone else is still exploring ({ $busy }): choose “{ do-withdraw }”.
fact-change_drawing = Yes, you aren't done yet; and even once you are, as long as someone else ({ $busy }) is still exploring.
fact-change_last = Yes, but you're the last one exploring: once you're done, it's final.
fact-change_race = Yes, you aren't done yet. The first one done with a path gets the time bonus, and that path is final.
fact-change_final = No: you took the time bonus, which makes your path final.
fact-change_no = There's no path now that you could change.
fact-spells = Spells of { $player } that can still be used: { $up }. Used this round, so face down until the refresh phase ends: { $used }.
fact-keep = Left to use: recycle × { $recycle }, scissors × { $scissors }.{ $asked }
part-best_uses = {" "}Next round scores { $goal }: best to keep is { $best } (shows { $fits }), best to remove { $worst }.
fact-keep_never = This is the last round: no refresh phase follows, so recycle and scissors do nothing more.
fact-objectives = { $number ->
    [0] All objectives are met.
   *[other] Objectives left: { $left }.
} Met: { $done }. Groups still on the way: { $groups }.
fact-missing = { $group } is nearest to “{ $slot }”: { $number ->
    [0] it has everything for it and only has to get there.
   *[other] it still needs { $things } ({ $number } in all).
}
fact-needed = Open objectives that count { $icon }: { $slots }. On the way, { $groups } have { $held }.
fact-special = Special rules of this mission: { $rules }
fact-losing = The mission isn't lost yet: { $free } free spaces, { $deck } cards in the deck, { $hand } in { $player }'s hand. It's lost when the player whose turn it is has no free space or no card (after one last path) or when an objective can't be reached any more{ $alarm ->
    [0] .
   *[other] , or when the { $alarm }th padlock is opened before the last objective is met (now { $opened }).
}
fact-score = If you won now you'd score { $score } ({ $difficulty }): { $free_spaces } for free spaces, { $tokens } for fairy tokens, { $spells } for unused spells, { $items } for unused items, { $mission } for the mission. A lost mission scores nothing.
