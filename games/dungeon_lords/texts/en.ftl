## Dungeon Lords

game-name = Dungeon Lords
command-group-name = dungeonlords
game-blurb = Be the one the adventurers come to rob: build a proper dungeon in two years, and keep them out.
game-facts = 1 to 4 players (one: combat training) · 90 to 150 minutes · demanding

## The players' colours

colour-red = red
colour-blue = blue
# The third and the fourth player. The keys, which saved games contain, are older than these colours.
colour-yellow = green
colour-green = purple

## Seasons and phases

season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn

phase-setup = setup
phase-new_round = new round
phase-orders = choosing orders
phase-placing = revealing orders
phase-executing = carrying out orders
phase-production = production
phase-event = event
phase-adventurers = adventurers
phase-planning = planning
phase-battle = battle
phase-scoring = scoring

## Orders

order-get_food = Get Food
order-improve_reputation = Improve Reputation
order-dig_tunnels = Dig Tunnels
order-mine_gold = Mine Gold
order-recruit_imps = Recruit Imps
order-buy_traps = Buy Traps
order-hire_monster = Hire Monster
order-build_room = Build Room

order-get_food-help = I: 1 gold for 2 food. II: 1 evil for 3 food. III: 2 evil for 3 food and 1 gold.
order-improve_reputation-help = I: lose 1 evil, then spy. II: lose 2 evil. III: pay 1 gold, lose 2 evil, then spy.
order-dig_tunnels-help = I: up to 2 tunnels. II: up to 3. III: up to 4. Each tunnel takes one imp; III takes another imp as foreman.
order-mine_gold-help = 1 gold per imp, each in its own unconquered tunnel. I: up to 2 imps. II: up to 3. III: up to 4, plus a foreman.
order-recruit_imps-help = I: 1 food for 1 imp. II: 2 food for 2 imps. III: 1 food and 1 gold for 2 imps.
order-buy_traps-help = I: 1 gold for 1 card. II: 1 card for free. III: 2 gold for 2 cards. In year 2 you draw one extra card, then discard one.
order-hire_monster-help = Take a creature from the tavern and pay its cost. Space III chooses first, then II, then I; III pays 1 extra food. Ghosts are hired here too.
order-build_room-help = Replace an unconquered tunnel with a room. Space III chooses first, then II, then I; II and III pay 1 gold, I is free. Only two rooms are on offer.

## Monsters and ghosts

creature-goblin = Goblin
creature-slime = Slime
creature-ghost = Ghost
creature-troll = Troll
creature-witch = Witch
creature-vampire = Vampire
creature-golem = Golem
creature-dragon = Dragon
creature-demon = Demon

creature-goblin-help = Costs 1 food (also on payday). { about-goblin }
creature-slime-help = Costs 1 food (also on payday). { about-slime }
creature-ghost-help = Costs 1 evil (also on payday). { about-ghost }
creature-troll-help = Costs 2 food (also on payday). { about-troll }
creature-witch-help = Costs 1 food and 1 evil (also on payday). { about-witch }
creature-vampire-help = Costs 2 evil (also on payday). { about-vampire }
creature-golem-help = Costs 1 gold and 1 trap card (also on payday). { about-golem }
creature-dragon-help = Costs 2 food and 2 evil (also on payday). { about-dragon }
creature-demon-help = Costs 1 evil and another monster (also on payday). { about-demon }

## Adventurers

hero-warrior_11 = Warrior 1
hero-warrior_12 = Warrior 2
hero-warrior_13 = Warrior 3
hero-warrior_14 = Warrior 4
hero-thief_11 = Thief 1
hero-thief_12 = Thief 2
hero-thief_13 = Thief 3
hero-thief_14 = Thief 4
hero-priest_11 = Priest 1
hero-priest_12 = Priest 2
hero-priest_13 = Priest 3
hero-priest_14 = Priest 4
hero-wizard_11 = Wizard 1
hero-wizard_12 = Wizard 2
hero-wizard_13 = Wizard 3
hero-wizard_14 = Wizard 4
hero-warrior_21 = Knight 1
hero-warrior_22 = Knight 2
hero-warrior_23 = Knight 3
hero-warrior_24 = Knight 4
hero-thief_21 = Master Thief 1
hero-thief_22 = Master Thief 2
hero-thief_23 = Master Thief 3
hero-thief_24 = Master Thief 4
hero-priest_21 = High Priest 1
hero-priest_22 = High Priest 2
hero-priest_23 = High Priest 3
hero-priest_24 = High Priest 4
hero-wizard_21 = Archmage 1
hero-wizard_22 = Archmage 2
hero-wizard_23 = Archmage 3
hero-wizard_24 = Archmage 4
hero-paladin_1 = Silver Paladin
hero-paladin_2 = Golden Paladin
hero-phantom = Phantom

## Tiles

tile-tunnel = tunnel
room-chicken_coop = Chicken Coop
room-mushroom_bed = Mushroom Bed
room-souvenir_shop = Souvenir Shop
room-mint = Mint
room-workshop = Workshop
room-tool_shed = Tool Shed
room-printing_press = Printing Press
room-magic_room = Magic Room
room-training_hall = Training Hall
room-dark_room = Dark Room
room-labyrinth = Labyrinth
room-antimagic_room = Anti-magic Room
room-cafeteria = Cafeteria
room-chapel = Chapel
room-pandemonium = Pandemonium
room-hall_of_fame = Hall of Fame

room-chicken_coop-help = Near the surface (rows 1 and 2). 3 workers make 1 food.
room-mushroom_bed-help = Deep down (rows 3 and 4). 3 workers make 1 food.
room-souvenir_shop-help = Near the surface (rows 1 and 2). 3 workers make 1 gold.
room-mint-help = Deep down (rows 3 and 4). 3 workers make 1 gold.
room-workshop-help = On the edge (the outer squares). 4 workers make 1 trap card.
room-tool_shed-help = On the edge (the outer squares). 2 workers dig 1 tunnel.
room-printing_press-help = In the centre (B2 to D3). 3 workers remove 1 evil.
room-magic_room-help = In the centre (B2 to D3). 2 workers and 1 food make 1 new imp, ready to work.
room-training_hall-help = Goblins and trolls fighting here deal 1 extra damage.
room-dark_room-help = Vampires and witches fighting here deal 1 extra damage per attack.
room-labyrinth-help = Holds two traps with no fee, but only one monster.
room-antimagic_room-help = Neither fast nor slow spells work here.
room-cafeteria-help = 1 point for each troll, goblin, slime and witch.
room-chapel-help = 2 points for each ghost and vampire.
room-pandemonium-help = 2 points for each demon, golem and dragon.
room-hall_of_fame-help = For each title you hold alone: 2 points with four players, 1 with two or three.

## Traps

trap-rolling_stone = Rolling Stone
trap-pendulum = Pendulum
trap-trap_door = Trap Door
trap-fire_wall = Fire Wall
trap-cursed_ring = Cursed Ring
trap-kamikaze_imp = Kamikaze Imp
trap-poisoned_meal = Poisoned Meal
trap-poisoned_dart = Poisoned Dart
trap-antimagic_dart = Anti-magic Dart

trap-rolling_stone-help = 3 damage to the first in line (year 2: 4).
trap-pendulum-help = 3 damage to the second in line (year 2: 4). No effect on a lone adventurer.
trap-trap_door-help = 2 damage to the first in line (year 2: 3). No fatigue, no conquest.
trap-fire_wall-help = 1 damage to everyone, and 1 more to the last in line.
trap-cursed_ring-help = Costs 1 gold (year 2: 2). 1 damage to everyone (year 2: 2). No fatigue, no conquest.
trap-kamikaze_imp-help = Costs 1 imp. 3 damage to the first in line (year 2: 4), 1 to the others (year 2: 2).
trap-poisoned_meal-help = Costs 1 food (year 2: 2). The first in line takes damage equal to their full hit points.
trap-poisoned_dart-help = 1 damage to anyone. After the conquest step, the same adventurer takes 2 more damage, which nothing can block.
trap-antimagic_dart-help = 1 damage to anyone. If the target is a wizard, no spells this round; if a priest, no healing this round.

## Traps and rooms in the combat training

room-chicken_coop-fight = Two monsters can fight here. A trap costs a fee of 1 gold.

## Combat cards

card-invisibility = Invisibility
card-detect_treasure = Detect Treasure
card-fireball = Fireball
card-fist_of_justice = Fist of Justice
card-magic_shield = Magic Shield
card-detect_evil = Detect Evil
card-suggestion = Suggestion
card-word_of_peace = Word of Peace
card-create_food = Create Food
card-regeneration = Regeneration
card-illusion = Illusion
card-metamorphosis = Metamorphosis
card-dimensional_gate = Dimensional Gate
card-haste = Haste
card-blind_rage = Blind Rage
card-aura_of_fear = Aura of Fear
card-chain_lightning = Chain Lightning
card-dispel_magic = Dispel Magic

card-invisibility-help = Fatigue 0, fast. Wizards step to the back and can't be harmed or chosen this round.
card-detect_treasure-help = Fatigue 1, slow. You lose 1 gold; if you have none, 1 food; if you have neither, a trap.
card-fireball-help = Fatigue 1, slow. Burns brightly and does nothing.
card-fist_of_justice-help = Fatigue 1, slow. You lose 1 imp.
card-magic_shield-help = Fatigue 1, fast. Absorbs the first point of damage dealt after it is cast.
card-detect_evil-help = Fatigue 2, slow. You gain 2 evil.
card-suggestion-help = Fatigue 2, fast. For each monster you sent, pay its cost again or withdraw it.
card-word_of_peace-help = Fatigue 2, fast. Withdraw every monster you sent, or gain 2 evil.
card-create_food-help = Fatigue 2, fast. The first in line gets 1 extra hit point for the rest of this combat.
card-regeneration-help = Fatigue 1, slow. Removes up to 2 damage from every adventurer.
card-illusion-help = Fatigue 2, fast. A phantom with 1 hit point steps to the front.
card-metamorphosis-help = Fatigue 2, fast. In this battle, one monster can only deal 1 damage to the first in line.
card-dimensional_gate-help = Fatigue 2, fast. One monster falls without attacking.
card-haste-help = Fatigue 2, fast. If it is cast, there's no fatigue in this battle, but the tile can still be conquered.
card-blind_rage-help = Fatigue 3, fast. Your monsters can only attack the first in line, each with the damage of its first attack. A dragon still prevents healing, a demon conquest.
card-aura_of_fear-help = Fatigue 3, fast. One monster withdraws.
card-chain_lightning-help = Fatigue 3, slow. You lose 2 imps.
card-dispel_magic-help = Fatigue 3, fast. All ghosts withdraw, and the special effects of this battle's traps are cancelled.

## Events

event-payday = Payday
event-tax = Tax
event-no_special = Special Event (no effect in the introductory rules)
event-special = Special Event
event-payday-help = Pay each creature's cost again, or dismiss it and gain 1 evil.
event-tax-help = 1 gold for every two tiles; each gold you don't pay costs 3 points.

special-witch_hunt = Witch Hunt
special-harvest_festival = Harvest Festival
special-imp_strike = Imp Strike
special-last_call = Last Call
special-charity_drive = Charity Drive
special-gossip_column = Gossip Column
special-trap_recall = Trap Recall
special-thieves_guild = Thieves' Guild
special-bonus_day = Bonus Day

special-witch_hunt-help = If you have a witch, give one up or gain 2 evil. If not, lose 1 evil.
special-harvest_festival-help = You may turn 1 gold into 2 food, up to twice.
special-imp_strike-help = Pay 1 food for every three imps, rounded up. One imp leaves for each food you don't pay.
special-last_call-help = You may hire one creature left in the tavern for its cost plus 1 gold.
special-charity_drive-help = You may donate up to 3 gold or food in all. You lose 1 evil for each.
special-gossip_column-help = The players with the most evil gain 1; those with the least lose 1. If everyone is tied, nothing happens.
special-trap_recall-help = You may discard any number of traps and draw the same number.
special-thieves_guild-help = Lose a third of your gold, rounded down, or gain 1 evil.
special-bonus_day-help = Pay 1 gold or food for every two creatures in your lair, rounded up. You gain 1 evil for each gold or food you don't pay.

## Titles

title-dark_deeds = Lord of Dark Deeds
title-halls = Lord of Halls
title-tunnels = Lord of Tunnels
title-monsters = Lord of Monsters
title-imps = Lord of Imps
title-riches = Lord of Riches
title-battle = Battlelord
title-dark_deeds-help = most evil
title-halls-help = most rooms, including conquered ones
title-tunnels-help = most tunnels, including conquered ones
title-monsters-help = most monsters, not counting ghosts
title-imps-help = most imps, not counting trolls
title-riches-help = most gold, food and unused traps together
title-battle-help = fewest conquered tiles

## Setup

log-welcome = 📋 Two years lie ahead of you, each with four rounds of building and then a combat. Every round you each choose three orders in secret. 👑 shows your points if the game ended now, titles included.{ $first ->
    [orders] {" "}Choose your first three now.
   *[disabled] {" "}First, choose two that you won't be able to use in the first round.
}
log-starting_player = 🪙 { $player } starts, said to be the nicest of you all. Nobody has checked.
log-outsiders = 🎭 { $number ->
    [1] Non-player colour: { $colours }. Its minions only take up spaces.
   *[other] Non-player colours: { $colours }. Their minions only take up spaces. Each of you looks after one and gives it an order every round.
}
log-outsider_disabled = The { $colour } non-player's inaccessible orders this round: { $orders }.
log-orders_drawn = The order cards you drew (only you see this): { $orders }.
log-disabled_chosen = { $player } has chosen their inaccessible orders.
log-disabled_open_again = { $player } is reconsidering their inaccessible orders.
log-disabled = { $player }'s inaccessible orders: { $orders }.
ask-choose_disabled = Which two orders will be inaccessible to you in the first round?
doing-choose_disabled = choosing two inaccessible orders
hint-choose_disabled = Your choice is revealed once everyone has chosen; the third card goes to your hand. Both inaccessible orders return to your hand after production.
ask-change_disabled = Your inaccessible orders: { $orders }. Choose again?
hint-change_disabled = Nobody has seen your choice yet. All choices are revealed together.
do-change_disabled = Choose again

## New round

log-new_round = 🗓️ **Year { $year }, { $season }**. { $player } starts.
log-offers = In the tavern: { $creatures }. In the room market: { $rooms }.
log-event_forecast = 📜 Next season's event: { $event }.
log-event_due = 📜 Next season's event: { $event }. { $about }
log-special_forecast = 📜 The special event will be “{ $special }”.
log-special_about = 📋 { $about }
log-adventurer_redrawn = The next season's adventurers were all equally strong, so { $hero } goes to the bottom of the pile and another is drawn.
log-adventurers_forecast = 🔭 According to the Adventurers' Daily, next in town: { $heroes }.

## Choosing orders

log-outsider_orders = The { $colour } non-player's minions are already in town: { $orders }.
log-outsider_third = The { $colour } non-player's third order: { $order }.
part-due = ⚠️ { $event } this season takes { $price }; you don't have enough.{" "}
part-paladin_near = ⚠️ One more evil brings the paladin.{" "}
ask-choose_order = { $due }{ $paladin }Choose your three orders, from first to third.
doing-choose_order = choosing orders
hint-choose_order = Picking your third order confirms all three. You can change them only while others are still choosing. The minions for everyone's first orders are placed first, each on the lowest-numbered free space of its area; then those for the second orders, then those for the third. An area has three spaces; a fourth minion is locked out. A player whose sign is crossed out can't give that order this round.
do-order = { $order }
ask-choose_nonplayer_order = And the { $colour } non-player's third order? (Yours: { $orders })
doing-choose_nonplayer_order = choosing orders
hint-choose_nonplayer_order = With two players, two colours belong to nobody and only take up spaces. Each of you secretly gives one of them its third order. Its minion is placed before any of yours and takes space I (if both colours get the same order, one takes II). Block what your rival needs, or make sure that your own minion gets space II or III.
ask-change_orders = Your orders: { $orders }. Change them?
hint-change_orders = Nobody has seen your orders yet. Once everyone has chosen, they're final.
do-change_orders = Change my orders
do-own_orders = Choose my own orders again
log-orders_ready = { $player } has chosen three orders.
log-orders_open_again = { $player } is reconsidering.

## Revealing orders

log-hire_fee = 🍺 { $player } jingles { $gold } gold at the tavern door. The barkeep's hangover is cured at once.
log-hire_fee_unpaid = First order, { $player }: **{ order-hire_monster }**, at dawn and without the 1 gold it costs. Nobody in the tavern wakes up.
log-area_full = { part-nth } order, { $player }: **{ $order }**, too late: the area is full.
log-minion_placed = { part-nth } order, { $player }: **{ $order }**, space { $space }.
part-nth = { $number ->
    [1] First
    [2] Second
   *[other] Third
}
log-order_unexecuted = { $player } passes on { $order }.
log-order_impossible = { $player } can't carry out { $order }: { $why }{ $needed ->
    [0] .
   *[other] {" "}({ $needed } needed, { $have } available).
}
# Why it can't be carried out
undone-no_gold = not enough gold
undone-no_food = not enough food
undone-no_evil_room = not enough room on the evilometer
undone-no_imp = not enough free imps
undone-no_square = nowhere to dig
undone-no_tunnel = no tunnel to mine
undone-no_creature = no affordable creature left
undone-no_room = no room on offer that fits anywhere
undone-no_room_left = no room left
undone-deck_empty = no trap cards left

## Parts of other texts

part-gold = { $n } gold
part-food = { $n } food
part-evil = +{ $n } evil
part-imp = { COUNT($n, "imp") }
part-troll = { COUNT($n, "troll") }
part-trap = { COUNT($n, "trap") }
part-monster = { COUNT($n, "monster") }
part-for = {" "}for { $price }
part-at_cost = {" "}({ $price })

## Carrying out orders

ask-execute_or_decline = Carry out { $order } on space { $space }?
doing-execute_or_decline = deciding whether to carry out an order
hint-execute_or_decline = Some other players' orders may have been carried out before yours.
do-get_food = Get { $gain }{ $price }
do-improve_reputation = Lose { $lose } evil{ $price }
do-improve_in_vain = Carry out the order{ $price } (evil is already 1)
do-improve_and_spy = Lose { $lose } evil and spy on a combat card{ $price }
do-only_spy = Only spy{ $price } (evil is already 1)
do-recruit_imps = Get { COUNT($imps, "imp") }{ $price }
do-buy_traps = Draw { COUNT($traps, "trap") }{ $price }{ $discards }
part-then_discards = , then discard one
do-decline_order = Pass on { $order }
log-got_food = { $gold ->
    [0] 🍗 { $player } brings home { $food } food.
   *[other] 🍗 { $player } brings home { $food } food and { $gold } gold. The villagers gave freely, officially.
}
log-imps_recruited = { $imps ->
    [one] 👺 An imp joins { $player } and asks for overtime on its first day.
   *[other] 👺 { $imps } imps join { $player }, too excited about work to sleep.
}
log-reputation = 😇 { $player } improves their reputation: they rescued a kitten in town, or so the flyers say.
log-evil_up = 😈 { $player }'s evil rises by { $by } to { $evil }.
log-evil_down = 😇 { $player }'s evil falls by { $by } to { $evil }.
log-paid = { $player } pays{ $gold ->
    [0] {""}
   *[other] {" "}{ $gold } gold
}{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {" "}
       *[other] {" and "}
    }{ $food } food
}{ $imp ->
    [0] {""}
   *[other] {" "}{ COUNT($imp, "imp") }
}.
log-traps_bought = 🪤 { $player } gets { COUNT($number, "trap") }.
log-traps_due = 🪤 { $player } will draw { COUNT($number, "trap") }.
log-traps_drawn = 🪤 { $player } draws { COUNT($number, "trap") }.
log-traps_drawn_which = You drew (only you see this): { $traps }.
log-trap_discarded = { $player } discards a trap face down.
log-trap_paid = { $player } pays for the { $creature } with a trap, face down.
log-trap_discarded_which = You discarded (only you see this): { $trap }.

ask-choose_spy_card = Which combat card do you look at?
doing-choose_spy_card = choosing a combat card to look at
hint-choose_spy_card = The first card is for combat round 1, the fourth for round 4. Only you will see it.
do-spy = Look at card { $number }
do-spy_again = Look at card { $number } again
do-no_spy = Don't look
log-spied = 🕵️ { $player }'s spy takes a look at combat card { $number }.
log-spied_card = Combat card { $number } is { $card } (only you see this). { $about }

ask-discard_trap = Which trap do you discard?
doing-discard_trap = choosing a trap to discard
hint-discard_trap = Any of your traps, old or new. It's discarded face down: nobody learns which.{ $alike }
do-discard_trap = Discard { $trap }
ask-pay_trap = Which trap do you pay with?
doing-pay_trap = choosing a trap to pay with
hint-pay_trap = One trap is part of the golem's cost. It's discarded face down; nobody else sees it.{ $alike }
part-alike = {" "}All your traps are alike. You're still asked, so that the others can't tell.
ask-pay_monster = Which monster does the { $creature } get?
doing-pay_monster = choosing a monster to feed to the demon
hint-pay_monster = A monster that gets eaten needs no wages. Ghosts won't fill a demon's belly.
do-feed_monster = Hand over the { $creature }
log-monster_fed = 🍽️ { $player }'s { $creature } was invited to the demon's dinner, as dinner.

ask-dig_square = { $done ->
    [0] Where do you dig? (Space { $space }, up to { COUNT($limit, "tunnel") })
   *[other] Where next? (So far: { $squares }; up to { $limit } in all)
}{ $mine }
doing-dig_square = choosing where to dig
hint-dig_square = Dig next to one of your tiles without filling a 2×2 block. Each tunnel keeps one imp busy for the rest of the round.{ $foreman } Free imps: { $imps }.
part-foreman = {" "}Another imp is the foreman.
part-mining_follows = {" "}Mine Gold comes after this and can use up to { $n } of the imps that you don't use here.
do-dig = Dig at { $square }
button-do-dig = { $square }
do-dig_done = Done ({ COUNT($done, "tunnel") })
log-dug = ⛏️ { $player } digs at { $squares }.
ask-mine_tunnel = How much gold do you mine? (Space { $space }, tunnels: { $tunnels }, free imps: { $imps })
doing-mine_tunnel = deciding how much gold to mine
hint-mine_tunnel = Each imp mines 1 gold in an unconquered tunnel of its own and is then busy for the rest of the round. It doesn't matter which tunnels they use.{ $foreman }
do-mine = Mine { $gold } gold
log-mined = 💰 { $player } mines { $gold } gold at { $squares }.

ask-choose_creature = Who do you hire? (Space { $space }{ $extra })
part-extra_food = , { $n } extra food
doing-choose_creature = choosing who to hire
hint-choose_creature = You'll pay the printed cost again every payday. If your evil reaches 10, the paladin may come.
do-hire = Hire the { $creature } ({ $price })
do-hire_absent = Hire the { $creature }
log-hired = 🍻 The { $creature } moves into { $player }'s lair.

ask-choose_room = Which room do you build? (Space { $space }{ $gold })
part-room_gold = , { $n } gold
doing-choose_room = choosing a room to build
hint-choose_room = A room replaces an unconquered tunnel and can't be next to another room.{ $zones }
part-zones = {" "}Year 1 rooms are limited to certain zones.
do-choose_room = { $room }{ $where }
part-where = {" "}(on { $square })
ask-place_room = Where does the { $room } go?
doing-place_room = choosing where to build a room
hint-place_room = You can't build on a tunnel you dug this round. The party attacks the tiles nearest the entrance first.
do-place_room = Build the { $room } on { $square }
log-room_built = 🏗️ { $player } builds the { $room } on { $square }.

## Production and order cards

link-produce = Back to production
ask-produce = Which room do you use? (Free: { $free })
doing-produce = deciding on production and orders
hint-produce = You can use each room once a round in year 1, twice in year 2. Trolls work first, then imps.
do-produce_food = { $room } ({ $square }): { $workers } workers make 1 food
do-produce_gold = { $room } ({ $square }): { $workers } workers make 1 gold
do-produce_trap = { $room } ({ $square }): { $workers } workers make 1 trap
do-produce_tunnel = { $room } ({ $square }): { $workers } workers dig { $dug ->
    [none] 1 tunnel
   *[other] at { $dug }
}
do-produce_reputation = { $room } ({ $square }): { $workers } workers { $lose ->
    [0] change nothing (evil is already 1)
   *[other] remove { $lose } evil
}
do-produce_imp = { $room } ({ $square }): { $workers } workers and { $food } food make 1 imp
do-production_done = End production
ask-place_tunnel = Where do you dig with the Tool Shed?
doing-place_tunnel = deciding on production and orders
hint-place_tunnel = Dig next to one of your tiles without filling a 2×2 block, as usual.
log-room_used = ⚙️ { $player }'s { $room } is staffed by { $trolls ->
    [0] {""}
   *[other] { COUNT($trolls, "troll") }
}{ $imps ->
    [0] {""}
   *[other] { $trolls ->
        [0] {""}
       *[other] {" and "}
    }{ COUNT($imps, "imp") }
}.
log-made_food = 🍗 { $player } gets { $food } food.
log-made_gold = 💰 { $player } gets { $gold } gold.
log-made_imp = 👺 { $player } gains { COUNT($imps, "imp") }. It's magic!
log-workshop_in_vain = There are no traps left; { $player }'s workshop makes nothing but noise.
link-return_order = Back to the order cards
ask-return_order = Which order card returns to your hand?
doing-return_order = deciding on production and orders
hint-return_order = Choose your first order or one that wasn't carried out; the other two will be inaccessible next round.
log-return_chosen = { $player } chooses to take back { $order }.
log-orders_returned = { $order } returns to { $player }'s hand. Inaccessible next round: { $disabled }.
link-demand_turn_order = Play in turn order this time…
ask-demand_turn_order = Would you rather play this phase in turn order? ({ $phase })
hint-demand_turn_order = Everyone acts at the same time. Until the first player has acted, you may ask for turn order instead.
do-turn_order = In turn order, please
log-turn_order = ✋ At { $player }'s request, this phase is played in turn order ({ $phase }).

## Events

log-event = 📜 Event: **{ $event }**.
log-event_without_effect = Nothing happens under the introductory rules. The Ministry is quiet today.
log-special = 📜 **{ $special }**!
ask-pay_or_dismiss = { $number ->
    [1] Payday. Do you pay the { $creature }?
   *[other] Payday. Who do you pay, who do you dismiss?
}
doing-pay_or_dismiss = deciding who to pay
hint-pay_or_dismiss = You gain evil by paying with it and by dismissing creatures: at 10 the paladin may come. Pay each creature's cost or dismiss it, in any order.
do-pay_all = Pay everyone ({ $price })
do-pay_wage = Pay the { $creature } ({ $price })
do-dismiss = Dismiss the { $creature } (+1 evil)
log-wage_paid = { $player } pays the { $creature } its wages.
log-dismissed = 👋 { $player } dismisses the { $creature }. There is no farewell party.
ask-tax_amount = The tax is { $tax } gold. How much do you pay?
doing-tax_amount = deciding how much tax to pay
hint-tax_amount = Tax is 1 gold for every two tiles, rounded up. Each gold you don't pay earns you an unpaid notice: −3 points at the end.
do-pay_tax = Pay { $gold } gold{ $notices }
do-pay_no_tax = Pay nothing{ $notices }
part-notices = {" "}({ COUNT($n, "notice") })
log-tax = 🧾 { $player } pays { $gold ->
    [0] no tax
   *[other] { $gold } gold in tax
}{ $notices ->
    [0] .
   *[other] {" "}and gets { COUNT($notices, "unpaid notice") }, written in blood.
}
ask-change_gift = Your answer: { $given }. Change it?
part-nothing = nothing
hint-change_gift = Nobody has seen your answer yet. Once everyone has answered, it's final.
do-change_gift = Change my answer
ask-pay_due = { $special }: { $due } due. What do you do?
part-gold_or_food = { $n } gold or food
doing-pay_due = deciding how much to pay
hint-pay_due = { $about } Pay one at a time. If you stop, you take the penalty for the rest.
ask-trade = { $special }: { $begun ->
    [1] will you give more? (Up to { $left })
   *[other] will you give anything?
}
doing-trade = deciding what to give
hint-trade = { $about } Give one at a time, or nothing at all.
do-give_gold = Give 1 gold
do-give_food = Give 1 food
do-leave_unpaid = { $paid ->
    [0] Pay nothing
   *[other] Pay no more ({ $left } unpaid)
}
do-stop_trading = Stop here
do-give_nothing = Give nothing
ask-hunt_witch = Witch hunt! There are people with torches at the gate. What do you do?
doing-hunt_witch = deciding whether to give up a witch
hint-hunt_witch = You gain no evil for giving up a witch, but 2 for protecting her.
do-give_up_witch = Give up a witch
do-take_evil = Gain { $evil } evil
log-witch_given_up = 🔥 { $player } lets a witch out by the back door and has never heard of her.
ask-last_call = Last call! Will you hire anyone?
doing-last_call = deciding whether to hire anyone
hint-last_call = You may hire one creature still in the tavern for its printed cost plus 1 gold.
do-hire_nobody = Hire nobody
ask-recall_traps = { $number ->
    [0] Which trap do you send back?
   *[other] Any more? (So far: { $traps })
}
doing-recall_traps = choosing traps to send back
hint-recall_traps = You'll draw as many as you send back. The others only see how many.
do-recall_trap = Send back { $trap }
do-recall_done = Done ({ COUNT($number, "card") })
ask-pay_guild = The Thieves' Guild collects its dues. What do you do?
doing-pay_guild = deciding whether to pay the guild
hint-pay_guild = Hand over a third of your gold, or refuse and gain 1 evil.
do-pay_guild = Hand over { $gold } gold
log-lost_gold = 💸 { $player } loses { $gold } gold.
log-lost_food = { $player } loses { $food } food.
log-lost_imps = { $player } loses { COUNT($imps, "imp") }.
log-unfed_imps = { COUNT($imps, "unfed imp leaves", "unfed imps leave") } { $player }.
log-gained_food = { $player } gets { $food } food.

## Adventurers and the paladin

log-shared_evil = The evil shared by the non-player colours is now { $evil }.
log-adventurer_leaves = { $hero } goes to a non-player's dungeon and is never heard of again.
log-adventurer_joins = { $place ->
    [1] 🚪 { $hero } arrives at { $player }'s gate, first in line.
   *[other] 🚪 { $hero } arrives at { $player }'s gate, number { $place } in line.
}
log-paladin_comes = ⚜️ Enough is enough! The **{ $paladin }** strikes his tent and marches on { $player }'s dungeon.
log-paladin_moves = ⚜️ The { $paladin } ({ $hp } HP left) has had his fill of { $left } and turns to { $player }, who is worse.
log-why_paladin_comes = He goes to the most evil player with at least { $space } evil: { $player } has { $evil }.{ $tied ->
    [0] {""}
    [one] {" "}{ $equals } has as much, but { $player } is later in turn order.
   *[other] {" "}{ $equals } have as much, but { $player } is later in turn order.
}
log-why_paladin_moves = { $player } has { $evil } evil, { $left } only { $theirs }: he moves on to anyone with at least { $space } who is more evil than his host.{ $tied ->
    [0] {""}
    [one] {" "}{ $equals } has as much as { $player }, who is later in turn order.
   *[other] {" "}{ $equals } have as much as { $player }, who is later in turn order.
}
log-new_year = 🎆 **Year { $year }** begins. The adventurers have performed a shady ritual they call “levelling up”.

## Planning combat

log-combat_begins = ⚔️ **Combat, year { $year }**. The adventurers walk in without wiping their boots.
log-combat_round = ⚔️ **Combat round { $number }**
link-plan_battle = Back to the plan
ask-plan_battle = { $plan }{ $traps }{ $sent }{ $fee }{ $confirms }{ $dear_gold }{ $dear_food }{ $dear_imp }{ $card }
part-plan_where = Where do you fight in round { $round }?
part-plan_on = Plan for round { $round } on { $square }.
part-plan_traps = {" "}Traps: { $traps }.
part-plan_sent = {" "}Sent: { $creatures }.
part-plan_fee = {" "}Room fee: { $n } gold.
part-last_confirms = {" "}Placing the last piece confirms it.
part-too_dear = {"\u000A"}Too expensive now: { $traps } (you'd need at least { $needed } in all and have { $have }).
part-known_card = {"\u000A"}Your spy saw the combat card: { $card }. { $spell }
part-spell_fails = Fatigue { $fatigue }. This party can't cast its spell: { $magic } magic, { $round } needed.
doing-plan_battle = planning the battle
hint-plan_battle = { $holds } You can send any number of ghosts, or nothing at all. Each round runs in this order: trap, fast spell, creatures, slow spell, healing, fatigue (damage to whoever is first in line, one point at a time), conquest.
part-tiles_hold = A tunnel holds one trap and one monster; a room holds one trap (for 1 gold) and two monsters. The { room-labyrinth } holds two traps without a fee, but only one monster.
part-tile_holds = { $square } ({ $tile }) holds { $held }.
part-held = { COUNT($traps, "trap") }{ $fee } and { COUNT($monsters, "monster") }
part-tile_fee = {" "}(fee { $n } gold)
group-traps = Traps
group-creatures = Monsters and ghosts
do-plan_tile = Fight on { $square } ({ $tile }){ $confirms }
part-confirms = , confirming the plan
do-plan_trap = Lay the { $trap }{ $price }{ $confirms }
do-deploy = Send the { $creature }{ $confirms }
do-plan_done = Confirm the plan for { $square }
ask-change_plan = Waiting for the others. Change your plan?
hint-change_plan = Nobody has seen your plan yet. Once everyone has one, it's final.
do-change_plan = Change my plan
log-plan_open_again = { $player } is rethinking the plan.
log-plan_ready = { $player } has a plan.
log-plan = { $player } waits at { $square } ({ $tile }). { $traps ->
    [0] No traps
   *[other] { COUNT($traps, "trap") } face down
}{ $sent ->
    [0] , no welcome party.
   *[other] , welcome party: { $creatures }.
}
log-trap_fee = { $player } pays { $gold } gold for traps in a room: the treasure chest has to look convincing.
ask-release_prisoner = You have no tile left to defend. Which prisoner do you release?
doing-release_prisoner = choosing a prisoner to release
hint-release_prisoner = There's no battle this round; one prisoner walks free instead.
do-release = Release { $hero }
log-released = 🔓 { $player } releases { $hero }. There go the points, on foot.

sum-icons = { $icons ->
    [0] Nobody in the party blocks trap damage.
   *[other] The party can block up to { $icons } trap damage.
}
sum-alone = Counting only the { $piece }:
sum-no_target = { $trap ->
    [1] If the trap works
   *[0] As the party stands
}, { $creatures } can attack nobody.
sum-choice = { $times ->
    [1] One of these, as you choose:
   *[other] { $times } hits, each on anyone you choose. One hit does:
}
sum-trap = { $hero }: { sum-trap_target }
sum-attack = { $hero }: { $dealt }, { $left }.
sum-trap_target = { $dealt }{ $blocked }, { $left }.{ $poison }
sum-no_spell = No spells this round.
sum-no_heal = No healing this round.
part-damage = { $n } damage
part-no_damage = no damage
part-defeated = defeated
part-hp_left = { $n } HP left
part-before_fatigue = , before any fatigue
part-blocked = {" "}({ $n } blocked by { $by })
part-by_thief = thieves
part-by_paladin = the paladin
part-by_both = thieves and the paladin
part-poisoned = {" "}Poison deals { $n } more at the end of the battle, which nobody can block: { $left }{ $fatigue }.
sum-attack_target = { $dealt }: { $left }.

## Battle

log-combat_card = 🃏 The combat card of round { $number } is **{ $card }** ({ $number } magic needed).
log-battle = ⚔️ **{ $player }'s battle**: { $square } ({ $tile }).
ask-trap_order = Which trap goes off first?
doing-trap_order = choosing which trap goes off first
hint-trap_order = The party can only block so much trap damage in total. You can use that up with one trap before the other strikes.
do-trap_first = { $trap } first
log-trap = 🪤 Click. { $player }'s **{ $trap }**!
log-trap_not_paid = { $player } can't pay for the trap and quietly puts it back on the shelf.
log-trap_in_vain = The { $trap } works perfectly, where nobody is standing.
link-choose_trap_target = Back to the battle
ask-choose_trap_target = Who does the { $trap } hit?
doing-choose_trap_target = choosing who a trap hits
hint-choose_trap_target = Thieves and the paladin may block some or all of the damage; the special effect always works.
log-prevented = { $points ->
    [1] 🛡️ “Don't touch that.” { $hero } is spared { $points } damage.
    [2] 🛡️ “Step only on the stones on the left.” { $hero } is spared { $points } damage.
   *[other] 🛡️ A bit of wire stops the whole machine. { $hero } is spared { $points } damage.
}
log-damage = { $left ->
    [0] 💢 { $hero } takes { $points } damage!
   *[other] 💢 { $hero } takes { $points } damage ({ $left } HP left).
}
log-shield_absorbs = The magic shield swallows { $points } damage meant for { $hero }.
log-defeated = ⛓️ **{ $hero } is defeated!** { $player }'s prison has a new guest.
log-phantom_bursts = 🫧 The phantom bursts. Nothing inside, and no points either.
log-party_gone = 🎉 Peace returns to { $player }'s dungeon. Only muddy footprints remain.

log-spell = ✨ A spell is cast: **{ $card }**!
log-spell_in_vain = { $card } finds nothing here to change. What a waste of breath.
log-spell_too_weak = { $needed ->
    [1] { $card } fizzles ({ $magic } magic, { $needed } needed). Wrong end of the wand.
    [2] { $card } fizzles ({ $magic } magic, { $needed } needed). There is a small “pop”.
    [3] { $card } fizzles ({ $magic } magic, { $needed } needed). The spell book is still at the inn.
   *[other] { $card } fizzles ({ $magic } magic, { $needed } needed). A dove appears.
}
log-spell_stopped_by_room = In the { $room }, { $card } is just someone talking to themselves.
log-spell_stopped_by_trap = With a dart in the tongue, nobody can pronounce { $card }.
ask-choose_spell_monster = The spell is coming for your monsters. Which one takes it?
doing-choose_spell_monster = choosing which monster takes the spell
hint-choose_spell_monster = Choose one of the monsters you sent. Ghosts aren't affected.
do-spell_weaken = The { $creature } is transformed
do-spell_fall = The { $creature } falls through the gate
do-spell_withdraw = Withdraw the { $creature }
ask-answer_suggestion = “Between ourselves, are they paying you enough?” Which monster do you deal with first?
doing-answer_suggestion = deciding which monsters to pay again
hint-answer_suggestion = For each monster, pay its cost again or withdraw it. A withdrawn monster hasn't fallen and can fight next round.
ask-answer_peace = “Can't we all be friends?” Your monsters begin to lower their clubs. What do you do?
doing-answer_peace = deciding whether the monsters fight on
hint-answer_peace = Withdraw every monster you sent, or gain 2 evil to keep them fighting.
do-withdraw_monsters = Withdraw all monsters
log-creature_withdrawn = 🏃 The { $creature } goes back to { $player }'s lair.
log-felled = 🌀 { $player }'s { $creature } steps through the gate and falls over somewhere far away.
log-weakened = 🐑 { $player }'s { $creature } is a sheep now, and hasn't noticed.
log-enraged = 😡 { $player }'s monsters see red and nothing else.
log-hidden = 👻 { $hero } vanishes and steps to the back of the line.
log-phantom = 🫥 A remarkably thin adventurer leads the way into { $player }'s dungeon.
log-toughened = 🍞 { $hero } has a good breakfast: { $hp } hit points now.
log-mended = 💚 { $hero }'s wounds close: { $points } damage removed{ $damage ->
    [0] , as good as new
   *[other] , { $damage } damage remains
}.
log-traps_cancelled = 🪄 Magic washes the clever part off { $player }'s traps.

link-next_creature = Back to the battle
ask-next_creature = Who attacks next?{ $first }
part-in_front = {" "}In front: { $hero } ({ $left } HP).
doing-next_creature = choosing who attacks next
hint-next_creature = The sequence matters: when the first in line is defeated, the next one steps to the front.
do-creature = { $creature }
do-creature_in_vain = { $creature } (no target)
link-choose_attack = Back to the battle
ask-choose_attack = How does the { $creature } attack?{ $first }
doing-choose_attack = choosing how to attack
hint-choose_attack = After acting, a creature is out for the rest of this combat, unless the button says “stays up”.
do-attack_strike = { $next ->
    [0] { $damage } damage to the first in line
   *[other] { $damage } damage to the first in line (if defeated, { $next } to the next)
}
do-attack_flood = { $damage } damage to everyone
do-attack_cling = Cling to their ankles (no fatigue, no conquest)
do-attack_haunt = { $damage } damage to anyone but the first in line
do-attack_fed_strike = Eat { $food } food ({ $damage } damage to the first in line)
do-attack_bolt = One big spell ({ $damage } damage to the first in line)
do-attack_two_bolts = Two small spells ({ $damage } damage twice, to anyone)
do-attack_bite = Bite ({ $damage } damage to anyone but a priest)
do-attack_careful_bite = Nibble ({ $damage } damage to anyone but a priest, stays up)
do-attack_fire = Breathe fire ({ $damage } damage to everyone, no healing)
do-attack_doom = Snatch ({ $damage } damage to anyone, no fatigue, no conquest)
do-attack_weak = A feeble { $damage } damage to the first in line
do-attack_enraged = In a blind rage: { $damage } damage to the first in line
do-refrain = Don't attack (stays up)
link-choose_target = Back to the battle
ask-choose_target = Who does the { $creature } hit for { $damage } damage?{ $bolt }
part-bolt = {" "}(Spell { $n } of 2)
doing-choose_target = choosing who to hit
hint-choose_target = Damage beyond the target's hit points is wasted.
do-target = { $hero } ({ $left } HP)
log-attacks = { $food ->
    [0] 👊 { $player }'s **{ $creature }** attacks for { $damage }!
   *[other] 👊 { $player }'s **{ $creature }** wolfs down { $food } food and attacks for { $damage }!
}
log-clings = 🟢 { $player }'s { $creature } wraps itself round every ankle. It is lukewarm. Nobody moves.
log-cannot_attack = { $player }'s { $creature } finds nobody to attack and comes home bored.
log-no_heal = No healing in { $player }'s dungeon this round.
log-no_conquest = No fatigue and no conquest in { $player }'s dungeon this round.
log-no_spell = No spells in { $player }'s dungeon this round.
log-healing_skipped = No healing. There isn't a bandage to be found in { $player }'s dungeon.
log-no_fight_no_healing = “No fight, no healing”: it says so in the priests' rulebook ({ $player }).
log-healed = 💚 { $hero } is healed of { $points } damage{ $damage ->
    [0] {""} and is as good as new
   *[other] ; { $damage } damage remains
}.
log-fatigue = { $points ->
    [1] 🥵 They argue about who holds the lantern. Fatigue deals { $points } damage.
    [2] 🥵 It is dark, it is narrow, there are rats. Fatigue deals { $points } damage.
   *[other] 🥵 “Side passage!” “T-junction!” It takes an hour. Fatigue deals { $points } damage.
}
log-poison_works = ☠️ “Just a scratch”, says { $hero }. Then the poison works.
log-conquered = { $square ->
    [C1] 🌼 { $square } ({ $tile }), right by the gate, is **conquered**. Sunlight and flowers in { $player }'s dungeon. How sad.
    [C2] 🌼 { $square } ({ $tile }) is **conquered**. They are carving their names into { $player }'s walls.
    [C3] 🌼 { $square } ({ $tile }) is **conquered**. Someone is waltzing in { $player }'s dungeon.
   *[other] 🌼 { $square } ({ $tile }) is **conquered**. { $player }'s dungeon is a little brighter, and nobody wanted that.
}{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points } points at the end)
}
log-conquest_skipped = The party has other worries; { $player }'s tile is safe.
log-survivors_leave = Leaving { $player }'s dungeon with tall tales to tell: { $heroes }.
log-combat_ends = 🏁 The combat of year { $year } is over. The fallen get up{ $year ->
    [1] , in good time for payday.
   *[other] {" "}and line up for the inspectors.
}

## What happened, told as one entry

# A moment of a battle in very few words, read at a glance
story-brief_begun = ⚔️ Battle on { $square }
story-brief_blow = { $sign } { $name }:
story-brief_done = { $blow } { $results }
story-brief_lasting = ✨ { $name }
story-brief_clings = 🟢 { $name } clings to everyone
story-brief_hit = { $hero } ❤️ { $before }→{ $after }
story-brief_unhurt = { $hero } unhurt
story-brief_many = { $number } hit
story-brief_many_cured = { $number } healed
story-brief_captured = ⛓️ { $heroes } captured
story-brief_fizzle = ✨ { $card } fizzles
story-brief_conquered = 🌼 { conquered-tile }
conquered-tile = { $square } is conquered{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points } points)
}
story-brief_kept = 🛡️ The tile is safe
story-brief_gone = 🎉 The battle is won!
story-brief_paladin = ⚜️ The paladin goes to { $player }
story-brief_in_vain = no effect
story-brief_withdrawn = { $creature } withdrawn
story-brief_felled = { $creature } is out
story-brief_weakened = { $creature } turned into a sheep
story-brief_enraged = monsters enraged
story-brief_hidden = { $hero } vanishes
story-brief_phantom = a phantom leads
story-brief_toughened = { $hero } up to { $hp } HP
story-brief_traps_cancelled = traps cancelled
story-brief_aside = { $result }{ $captured }
part-was_conquered = ⚔️ { $player }: { conquered-tile }
part-was_kept = ⚔️ { $player }: { $square } held
part-was_gone = ⚔️ { $player }: battle won
part-tile = tile
part-captured = , { $heroes } captured
story-orders = { $player } orders { $orders }.
part-order_on = { $order } { $space }
story-arrivals = 🚪 New at the gates: { $gates }.
part-at_gate = { $hero } ({ $player })
story-healing = Healing
story-fatigue = Fatigue
story-poison = Poison
story-gold = { SIGNED($n) } gold
story-food = { SIGNED($n) } food
story-imps = { SIGNED($n, "imp") }
story-traps = { SIGNED($n, "trap") }
story-tunnels = { COUNT($n, "tunnel") } dug
story-mined = { $n } gold mined
story-recruited = { COUNT($n, "imp") } recruited
story-bought = { COUNT($n, "trap") } bought
story-discarded = { COUNT($n, "trap") } discarded
story-reputation = reputation improved
story-wages = wages for { COUNT($n, "creature") }
story-fetched = { $n } food brought home
story-evil = { SIGNED($n) } evil

## Scoring

log-title_held = 👑 { $title }: { $players }.
log-score = { $player }: { COUNT($total, "point") }.
closing-underlord = 😈 Underlord: { $players }.
closing-titles = 👑 { $player }: { COUNT($number, "title") } ({ $titles }).
tie-shared = ⚖️ { $players } have { COUNT($points, "point") } each; there is no tie-break, so they share the victory.
end-scored = The Ministry closes the books on two years. { $licensed ->
    [0] Nobody earns a licence.
   *[other] Licensed Dungeon Lords: { $licences }.
}
end-training = The combat training is over. You reached the best possible result in { $mastered } of { COUNT($scenarios, "scenario") }. Your monsters send their regards.
score-rooms = rooms
score-monsters = monsters
score-prisoners = prisoners
score-conquered = conquered tiles
score-notices = unpaid notices
score-room_bonus = room bonus
score-titles = titles
score-hall_of_fame = Hall of Fame
score-training_1 = tiles kept (scenario 1)
score-training_2 = tiles kept (scenario 2)
score-training_3 = tiles kept (scenario 3)
score-training_4 = tiles kept (scenario 4)
score-training_5 = tiles kept (room scenario)

## What better and worse comes of an answer, as a computer player sees it

term-rooms = points from rooms
term-prisoners = prisoners
term-conquered = conquered tiles
term-notices = unpaid notices
term-creatures = the strength of the lair
term-fallen = fallen monsters
term-tunnels = tunnels
term-gold = gold
term-food = food
term-imps = imps
term-traps = traps
term-evil = evil
term-paladin = the paladin at your gate
term-party = the adventurers at your gate

## Combat training

scenario-training_1 = Scenario 1
scenario-training_2 = Scenario 2
scenario-training_3 = Scenario 3
scenario-training_4 = Scenario 4
scenario-training_5 = Scenario 1 with a room
log-scenario = 🎓 **{ $scenario }**. Three adventurers enter the practice dungeon. Fatigue is 2 every round, and there are no spells.
log-scenario_mastered = 🎖️ **{ $scenario }**: { COUNT($conquered, "tile") } conquered. Nobody can do better!
log-scenario_could_be_better = **{ $scenario }**: { COUNT($conquered, "tile") } conquered. You can keep it down to { $best }.
ask-again_or_on = { $scenario }: { COUNT($conquered, "tile") } conquered (best possible: { $best }). What next?
doing-again_or_on = deciding whether to try again
hint-again_or_on = Try a scenario as often as you like; your best result counts.
do-next_scenario = Next scenario
do-scenario_again = Try again
do-end_training = End the training
link-ask_hint = 💡 Hint… ({ $shown } of { $hints })
ask-ask_hint = Would you like a hint? ({ $shown } of { $hints } shown)
hint-ask_hint = The first hint tells you what to look at; the others give the answer round by round.
do-hint = Next hint
log-hint = 💡 Hint { $number } for { $player }: { $hint }

hint-training_1_1 = The warriors have 3 and 4 hit points; the trap deals 3 damage, the troll 3 or 4. And the 2 points of fatigue are on your side.
hint-training_1_2 = Round 1: Rolling Stone and troll. The stone defeats the first in line; the troll's 3 damage plus fatigue defeats the second. Save the food.
hint-training_1_3 = Round 2: the priest can heal only 1 of the goblin's 2 damage; fatigue does the rest.
hint-training_2_1 = With two thieves around, traps hardly work. Save yours for the last one standing.
hint-training_2_2 = Round 1: first the ghost attacks the thief in the middle, then the witch deals 4 damage to the warrior. Fatigue finishes the wounded thief.
hint-training_2_3 = Round 2: serve the Poisoned Meal to the last one left. One point gets through, and fatigue does the rest.
hint-training_3_1 = The vampire can't bite the priest. The Pendulum can hit the priest, but not while the thief is there to stop it.
hint-training_3_2 = Round 1: Cursed Ring and vampire. The vampire nibbles at the thief (2 damage, stays up). No conquest, no fatigue.
hint-training_3_3 = Round 2: another nibble defeats the thief. The warrior takes the fatigue.
hint-training_3_4 = Round 3: the Pendulum deals 3 damage to the priest, and the vampire's 3 damage defeats the warrior. Only 1 damage is healed, and fatigue finishes the priest.
hint-training_4_1 = There are two priests, but without an attack there's no healing. Be patient at first.
hint-training_4_2 = Round 1: the Fire Wall alone. Nobody attacks, so nobody is healed; you lose one tile.
hint-training_4_3 = Round 2: an Anti-magic Dart on a priest stops the healing, and the slime hits everyone. The last two fall to one point of fatigue each.
hint-training_5_1 = A room holds two monsters. A trap there costs a fee of 1 gold.
hint-training_5_2 = Round 1: Rolling Stone, the troll (fed, for 4 damage) and the goblin. The priest heals only 1, and fatigue does the rest.

## Looking things up

family-order = Order
family-monster = Monster
family-ghost = Ghost
family-room = Room
family-trap = Trap
family-card = Combat card
family-special = Special event
family-hero = Adventurer
command-card-about = Look up a monster, room, trap, combat card, event, order or adventurer
command-which_card-about = Its name in English or Japanese; names appear as you type

## Settings of the game

command-training-name = training
command-training-about = Start the combat training right away, solo (in a DM too)

command-choose_disabled-name = choose_inaccessible
command-scenario-name = scenario
command-scenario-about = Which scenario (default: all of them)

setting-rules = Rules
setting-rules-help = Which rules to play by. For a first game, choose the introductory rules.
setting-rules-full = Full rules
setting-rules-full-help = Choose the first inaccessible orders; special events occur; hiring as your first order costs 1 gold.
setting-rules-introductory = Introductory rules
setting-rules-introductory-help = The first inaccessible orders are random; no special events; no fee for hiring as your first order.
setting-choose_disabled = Choose inaccessible orders
setting-choose_disabled-help = Even with the introductory rules, choose the first inaccessible orders from three random cards.
setting-scenario = Training scenario
setting-scenario-help = A solo game is combat training. Choose which scenario to play.
setting-scenario-all = All, one after the other
setting-scenario-1 = Scenario 1
setting-scenario-2 = Scenario 2
setting-scenario-3 = Scenario 3
setting-scenario-4 = Scenario 4
setting-scenario-room = Scenario 1 with a room

## What each answer does

about-evil = Evil { $before } → { $after }{ $paladin }
paladin-comes = : the paladin comes!
paladin-may_come = : the paladin comes, unless another player gets him first!
paladin-leaves = : the paladin leaves you.
paladin-stays = .
about-wage_loses = Then unpaid creatures leave: { $creatures }. { about-evil }
space-dig_tunnels-imps = Uses imps before mining
space-mine_gold-imps = Only imps that haven't dug can mine
note-imps_shared = Tunnels are dug before gold is mined, and you have { COUNT($imps, "imp") } for both.
note-fails = As things stand, you can't carry out { $order } on space { $space }: { $why }{ $needed ->
    [0] .
   *[other] {" "}({ $needed } needed, { $have } available).
}
# Digging takes an imp that mining needs
risk-last_imp = ⚠️ This leaves too few imps for Mine Gold.
button-risk-last_imp = ⚠️
note-hire_fee = Hiring as your first order costs { $gold } gold on top.
note-no_hire_fee = Hiring as your first order costs { $gold } gold, which you don't have, so you can't hire anyone.
note-few_tunnels = Each imp mines in a tunnel of its own, and you have { COUNT($tunnels, "unconquered tunnel") }: at most { $tunnels } gold.
note-recruits_late = Recruited imps arrive only after digging and mining.
about-order = I: { $first } · II: { $second } · III: { $third }.{ $more }
about-order_last_first = I: { $first } · II: { $second } · III: { $third }. III chooses first.{ $more }
part-more = {" "}{ $text }.
space-taken = taken
space-traps_of_year_2 = Then discard any one trap card
space-hire_first = As your first order: 1 gold
space-get_food-1 = 1 gold → 2 food
space-get_food-2 = 1 evil → 3 food
space-get_food-3 = 2 evil → 3 food, 1 gold
space-improve_reputation-1 = −1 evil, spy on a combat card
space-improve_reputation-2 = −2 evil
space-improve_reputation-3 = 1 gold → −2 evil, spy on a combat card
space-dig_tunnels-1 = up to 2 tunnels
space-dig_tunnels-2 = up to 3
space-dig_tunnels-3 = up to 4 plus an extra imp
space-mine_gold-1 = up to 2 gold
space-mine_gold-2 = up to 3
space-mine_gold-3 = up to 4 plus an extra imp
space-recruit_imps-1 = 1 food → 1 imp
space-recruit_imps-2 = 2 food → 2 imps
space-recruit_imps-3 = 1 food, 1 gold → 2 imps
space-buy_traps-1 = 1 gold → 1 trap
space-buy_traps-2 = 1 trap for free
space-buy_traps-3 = 2 gold → 2 traps
space-buy_traps-1_of_2 = 1 gold → draw 2
space-buy_traps-2_of_2 = draw 2 for free
space-buy_traps-3_of_2 = 2 gold → draw 3
space-hire_monster-1 = its cost
space-hire_monster-2 = its cost
space-hire_monster-3 = its cost + 1 food
space-build_room-1 = free
space-build_room-2 = 1 gold
space-build_room-3 = 1 gold

about-goblin = 2 damage to the first in line; if that defeats them, 1 to the next.
about-slime = 1 damage to everyone, or it clings: no fatigue, no conquest.
about-ghost = 2 damage to anyone but the first in line; send any number.
about-creature_in_room = { $fight } { $room }: { SIGNED($n) } damage.
about-troll = 3 damage to the first in line, 4 if fed; can work in production rooms.
about-witch = 4 damage to the first in line, or 1 damage twice to anyone.
about-vampire = 3 damage to anyone but a priest; or 2, and then it stays up.
about-golem = 4 damage to the first in line; stays up.
about-dragon = 2 damage to everyone; no healing.
about-demon = 7 damage to anyone; no fatigue, no conquest.
about-hired_before_payday = { $evil } Due again this payday.
about-hired_to_be_fed = { $evil } Eats another monster on payday, too.

about-rolling_stone = { $n } damage to the first in line.
about-pendulum = { $n } damage to the second in line, if there is one.
about-trap_door = { $n } damage to the first in line; no fatigue, no conquest.
about-fire_wall = 1 damage to everyone, and 1 more to the last in line.
about-cursed_ring = { $n } damage to everyone; no fatigue, no conquest.{ $price }
about-kamikaze_imp = { $n } damage to the first in line, { $others } to everyone else.{ $price }
about-poisoned_meal = The first in line takes damage equal to their full hit points.{ $price }
part-laying = {" "}Costs { $price } to lay.
about-poisoned_dart = 1 damage to anyone; after the conquest step, 2 more that nothing can block.
about-antimagic_dart = 1 damage to anyone. On a wizard: no spells this round. On a priest: no healing.

about-decline = If you pass, this order can return to your hand when the round ends.
about-mine = { COUNT($imps, "imp works", "imps work") }.{ $foreman } Free imps left: { $free }.
about-place_room = Distance from the entrance: { $distance }.
about-spied = Already seen: { $card }, combat round { $round }.
about-imps_leave = { COUNT($imps, "imp leaves", "imps leave") } you.
about-trade_food = You get { $food } food.
about-lost_points = −{ $points } points at the end.
about-tile = Holds { $held }. If conquered: −{ $points } points at the end.
about-plan_done = If conquered: −{ $points } points at the end.
about-spell_victim = Otherwise: { $attack }
about-withdraw = A withdrawn monster hasn't fallen and can fight again next round.

## Why not

refused-order_disabled = This order is inaccessible this round. It returns to your hand after production.
refused-nonplayer_drawn = This colour has already drawn that order: its minion is there.
refused-nonplayer_disabled = That order is inaccessible to this colour this round.
refused-setup_choice = Choose from the three cards you drew.
refused-return_choice = Only your first order, or one that wasn't carried out, can return.
refused-no_gold = You need { $needed } gold; you have { $have }.
refused-no_food = You need { $needed } food; you have { $have }.
refused-no_imp = You need { $who }; you have { $have }. Those that have worked are busy this round.
part-free_imps = { COUNT($n, "free imp") }
part-free_workers = { $n } free imps or trolls
refused-no_trap = { $laid ->
    [0] You need a trap card to pay with, and you have none.
   *[other] You don't have a second copy of this trap.
}
refused-no_monster = { $sent ->
    [0] You need another monster to pay with, and you have none. Ghosts don't count.
   *[other] You've already sent all you have of its kind ({ $sent }).
}
refused-no_evil_room = You have to pay { $needed } evil, and the evilometer has only { COUNT($have, "space") } left above you.
refused-not_adjacent = That isn't next to any of your tiles.
refused-occupied = There's already a tile there.
refused-two_by_two = That would fill a 2×2 block. The Ministry's safety rules forbid it.
refused-room_adjacent = Rooms can't be next to each other.
refused-room_zone = You can't build this room there.
refused-not_tunnel = That isn't a tunnel.
refused-just_dug = You dug that tunnel this round.
refused-no_tunnel = Each miner needs its own unconquered tunnel: you need { $needed }; you have { $have }.
refused-conquered = That tile is conquered.
refused-room_used = You can't use that room again this round.
refused-not_on_offer = That isn't on offer now.
refused-deck_empty = There are no trap cards left.
refused-limit = { $what ->
    [traps] This tile holds only { COUNT($limit, "trap") }.
    [monsters] This tile holds only { COUNT($limit, "monster") }. You can still send ghosts.
    [miners] At most { $limit } imps can mine on this space.
   *[tax] The tax is { $limit } gold.
}
refused-tile_distance = The party goes for the nearest unconquered tile.
refused-fallen = It has fallen and is out for the rest of this combat.
refused-trap_cost = Fee and traps cost { $price } in all; you have { $owned }.
refused-target = { $why ->
    [first] With this attack, { $creature } can't hit the first in line.
    [priest] With this attack, { $creature } can't hit a priest.
    [hidden] Invisible wizards can't be chosen this round.
    [ghost] The spell doesn't affect ghosts.
   *[nobody] It has no valid target.
}
refused-must_attack = A creature you sent must attack if it has a target.
refused-no_square = There's no square where that room could go.

## The rules by topic

topic-goal-title = The goal
topic-goal =
    You are a young Dungeon Lord, barely a hundred and fifty. The Ministry gives you two years to build a decent dungeon and keep adventurers from wrecking it. Then the officials come and count your points. The player with the most points becomes the Underlord; tied players share the win. Everyone with more than 0 points gets a licence.

    A year has two parts.
    - Building: four rounds, winter to autumn. You dig, hire, build and earn a bad name
    - Combat: up to four rounds. The adventurers who have gathered at your gate come in

    After two years, points are counted.

    A plan for your first game:
    - By autumn, have two or three creatures and a few traps. Most creatures can attack only once a year
    - Keep food for payday and gold for the tax (1 for every two tiles)
    - Keep your evil at 9 or less until you can take on the paladin
    - You know one season ahead who is coming. Traps do little against thieves; against priests, hit hard all at once; against wizards, send a spy

topic-picture-title = Reading the board
topic-picture =
    From top to bottom, while you build:
    - year, season and phase
    - this season (Now) and the next: the event (“?” means that nobody knows it yet) and the adventurers, weakest on the left
    - the eight areas, with what each space gives, in the order in which they are resolved: I first, but III when hiring and building. While you choose orders, a player's symbol is crossed out where that player can't give the order. The picture of that question also shows the costs, to the left of the arrows, and your inaccessible orders turned over. While an event is resolved, or adventurers arrive, these are shown instead
    - the creatures in the tavern and the rooms on the market
    - the evilometer. Space 10 is the paladin's: a tent while he is at home, a helmet once he has left
    - every player's dungeon and supplies, the adventurers at the gate (hit points left, red when wounded), and the number of prisoners. “0+1” traps means that one more is drawn once everyone has acted

    Each player has a colour and a shape: red is a disc, blue a square, green a triangle, purple a diamond. Hollow signs belong to colours nobody plays. The smile marks the starting player, a tick a player who is ready.

    The picture of your hand shows your own dungeon under its hill, with the adventurers at the gate, your orders, traps, creatures, rooms and prisoners. Squares are named by column A to E (left to right) and row 1 to 4 (top to bottom); the entrance is above C1. Squares in bloom are conquered, imps are shown where they worked this round, and what you can choose now is lit in amber. The front of the line is next to the gate.

    The number next to the crown shows how many points you would have if the game ended now, titles included.

    An adventurer's key blocks trap damage, the cross heals, and the star is for spells. The number in a name (“Warrior 3”) has no effect: it only tells the four adventurers of a class in a year apart, 1 being the weakest and 4 the strongest.

    While you make plans, you see the four combat cards and all dungeons; in a battle, this round's card and the creatures facing the party.

    `/dungeonlords card` shows any monster, room, trap, combat card, event, order or adventurer.

topic-rounds-title = A round
topic-rounds =
    This is how a building round goes.
    1. New round: three creatures in the tavern, two rooms on the market. Except in autumn, next season's event and adventurers are forecast
    2. Orders: everyone secretly chooses three at the same time; they are revealed one by one, and the minions are placed
    3. The orders are carried out, area by area
    4. Production; order cards return
    5. The event (not in winter)
    6. Adventurers arrive (not in winter)

    The starting player token moves one seat to the left after winter, spring and summer, but not after autumn. Turn order always goes clockwise from the starting player. At the start of year 2 the token moves one seat to the right with four players and one seat to the left with three; with two players it stays.

topic-orders-title = Order cards
topic-orders =
    You have eight order cards, two of which are always inaccessible. Choose three of the other six and put them in order. You can choose again while others are still choosing.

    The first orders are revealed together; in turn order each minion takes the lowest free space of its area. Then the second orders, then the third. If all three spaces are taken, the minion goes onto your own order card and the order isn't carried out.

    When it's your minion's turn you may also pass. You pay a cost in full or not at all.

    After production both inaccessible cards come back. Of the three orders you gave, only one returns: the first, or, if you like, one that wasn't carried out. The other two are inaccessible next round.

    Under the full rules, hiring as your first order costs 1 gold when it is revealed; without gold it isn't carried out. You also choose your first two inaccessible orders from three cards.

topic-areas-title = The eight areas
topic-areas =
    In areas 1 to 6 the spaces are resolved in the order I, II, III; in areas 7 and 8, in the order III, II, I.

    Orders that can't affect one another are carried out at once, all others in turn, in the sequence of areas and spaces: rivals for creatures or rooms choose one after the other. When everyone is done, traps are drawn and the paladin moves, area by area.

    1. { order-get_food }. { order-get_food-help }
    2. { order-improve_reputation }. { order-improve_reputation-help }
    3. { order-dig_tunnels }. { order-dig_tunnels-help }
    4. { order-mine_gold }. { order-mine_gold-help }
    5. { order-recruit_imps }. { order-recruit_imps-help }
    6. { order-buy_traps }. { order-buy_traps-help }
    7. { order-hire_monster }. { order-hire_monster-help }
    8. { order-build_room }. { order-build_room-help }

    A spy secretly looks at one of this year's four combat cards. Their sequence never changes.

topic-digging-title = Digging and building
topic-digging =
    A tunnel goes on an empty square that shares an edge with one of your tiles, conquered or not. You may dig on from a tunnel dug with the same order. You may never fill a block of 2×2 squares; rooms and conquered tiles count too.

    An imp works once a round. On space III you need one extra imp as the foreman, no matter how few dig or mine. Trolls can't dig, mine or be the foreman.

    Each imp that mines needs its own unconquered tunnel. You can mine a tunnel dug this round, with another imp.

    A room replaces an unconquered tunnel.
    - Rooms may not share an edge, not even with a conquered room
    - A room may not replace a tunnel dug this round
    - Rooms of year 1 have zones; those of year 2 may go anywhere

topic-production-title = Production
topic-production =
    Production rooms (all rooms of year 1) need the printed number of free imps or trolls. Each room can be used once a round in year 1, twice in year 2. You choose which rooms to use, if any, and in what sequence.

    - An imp born in the Magic Room can work at once
    - The Tool Shed's tunnel follows the usual rules of digging
    - The Workshop always draws just one trap and discards none, even in year 2
    - Conquered rooms make nothing

    Everyone produces at the same time unless a player asks for turn order before anyone has acted.

topic-events-title = Events
topic-events =
    Payday, tax and a special event each come once a year: in spring, summer and autumn, in random order. Each is forecast a season ahead.

    Payday: for each creature in your lair, one by one and in any order, pay its printed cost again or dismiss it. You gain 1 evil for each one you dismiss.

    Tax: 1 gold for every two tiles (conquered ones included), rounded up. You may pay less, but each gold you don't pay earns you an unpaid notice: −3 points.

    Special event: under the full rules, do what this year's card says. Under the introductory rules nothing happens.

    Everyone decides on the tax at once. Nobody sees an answer until all have answered; then they take effect in turn order. Wages move evil, on which the paladin depends, so players settle them in turn order, and later ones see what earlier ones did.

topic-special_events-title = Special events
topic-special_events =
    Under the full rules two of these nine are used, one a year. Players decide in turn order if the card moves evil, in { special-last_call }, and if the traps run short. Otherwise everyone decides at once, and nobody sees an answer until all have answered.

    - { special-witch_hunt }: { special-witch_hunt-help }
    - { special-harvest_festival }: { special-harvest_festival-help }
    - { special-imp_strike }: { special-imp_strike-help }
    - { special-last_call }: { special-last_call-help }
    - { special-charity_drive }: { special-charity_drive-help }
    - { special-gossip_column }: { special-gossip_column-help }
    - { special-trap_recall }: { special-trap_recall-help }
    - { special-thieves_guild }: { special-thieves_guild-help }
    - { special-bonus_day }: { special-bonus_day-help }

topic-adventurers-title = Adventurers
topic-adventurers =
    At the end of spring, summer and autumn each of you gets one of the forecast adventurers: the least evil player gets the weakest, the most evil the strongest. If two players are equally evil, the one nearer to the starting player in turn order counts as less evil.

    Newcomers go to the back of the line, but warriors go to the front, later ones ahead of earlier ones. The paladin is always first.

    - Warriors lead the line
    - Thieves block trap damage, one point per key
    - Priests heal after a fight, one point per cross
    - Wizards cast the combat cards' spells; their stars are magic points

    After autumn every player has three adventurers at the gate. Those of year 2 are a good deal stronger.

topic-evil-title = Evil
topic-evil =
    The evilometer goes from 1 (nice) to 15 (vile); everyone starts at 5. The more evil you are, the stronger the adventurers you attract.

    You pay evil only for food (spaces II and III) and as part of a creature's cost (hiring, payday, Suggestion). If there isn't enough room above you, you can't pay. All other gains and losses simply stop at the ends.

    You lose evil through Improve Reputation, the Printing Press and some special events, and 1 for each of your tiles that is conquered.

topic-paladin-title = The paladin
topic-paladin =
    There is one paladin a year, in a tent outside the town. As soon as a player's evil reaches 10, he goes to the head of that player's line, and never returns to the tent.

    He moves on at once when another player has at least 10 evil and strictly more than the player he's with. In a tie he stays; if several qualify, he goes to the most evil of them, and among equals to the last in turn order. This holds during combat too, and he keeps his wounds.

    - If the party is still fighting, he joins it at the front at once
    - If it is beaten, the fight starts again next round, but not after round 4

    He has keys, crosses and stars. He is hard to beat, and worth 5 points in prison.

topic-combat-title = Combat
topic-combat =
    There are up to four rounds. You take part as long as any adventurers are left in your dungeon.

    Planning: you fight on the unconquered tile nearest to the entrance, counting the tiles on the way. If several are equally near, you choose.
    - Tunnel: one trap, one monster
    - Room: one trap for a fee of 1 gold, up to two monsters; in the { room-labyrinth }, two traps without a fee, but only one monster
    - Ghosts: any number anywhere. You can also send nothing

    When all plans are in, the combat card is revealed, and battles are fought in turn order.
    1. Trap: reveal it, pay its cost, apply it
    2. Fast spell
    3. Creatures attack in any order and then fall, unless their text says that they stay up. One that has no target doesn't fall
    4. Slow spell
    5. Healing, from the front, if a creature attacked
    6. Conquest: the card's fatigue, one point at a time to the first in line. If anyone is left, the tile is conquered

    An adventurer whose damage reaches their hit points goes to your prison at once. When nobody is left, your battle ends there and then. Wounds carry over from round to round.

    With no tile left to defend, you release a prisoner instead. After round 4 the survivors leave and the fallen get up.

topic-traps-title = Traps
topic-traps =
    First the trap's damage to each adventurer is worked out; then each key of the thieves and the paladin blocks one point, starting at the front. Special effects can't be stopped. A used trap never comes back.

    - { trap-rolling_stone }: { trap-rolling_stone-help }
    - { trap-pendulum }: { trap-pendulum-help }
    - { trap-trap_door }: { trap-trap_door-help }
    - { trap-fire_wall }: { trap-fire_wall-help }
    - { trap-cursed_ring }: { trap-cursed_ring-help }
    - { trap-kamikaze_imp }: { trap-kamikaze_imp-help }
    - { trap-poisoned_meal }: { trap-poisoned_meal-help }
    - { trap-poisoned_dart }: { trap-poisoned_dart-help }
    - { trap-antimagic_dart }: { trap-antimagic_dart-help }

    There are three of each, 27 in all.

topic-spells-title = Spells
topic-spells =
    A combat card has a fatigue number (damage to whoever is first in line, one point at a time) and a spell. In round 1 the spell needs 1 magic point, in round 2 it needs 2, and so on. It works if, just before it is cast, the wizards and the paladin have enough stars between them.

    - Fast spells come after the trap and before the creatures. A wizard felled by the trap casts nothing
    - Slow spells come after the creatures and before the healing

    A creature that withdraws goes home face up; it hasn't fallen. Spells on monsters don't affect ghosts. Stars are counted dungeon by dungeon.

topic-cards_1-title = Combat cards of year 1
topic-cards_1 =
    Four of these nine are used.

    - { card-invisibility }: { card-invisibility-help }
    - { card-detect_treasure }: { card-detect_treasure-help }
    - { card-fireball }: { card-fireball-help }
    - { card-fist_of_justice }: { card-fist_of_justice-help }
    - { card-magic_shield }: { card-magic_shield-help }
    - { card-detect_evil }: { card-detect_evil-help }
    - { card-suggestion }: { card-suggestion-help }
    - { card-word_of_peace }: { card-word_of_peace-help }
    - { card-create_food }: { card-create_food-help }

topic-cards_2-title = Combat cards of year 2
topic-cards_2 =
    Four of these nine are used.

    - { card-regeneration }: { card-regeneration-help }
    - { card-illusion }: { card-illusion-help }
    - { card-metamorphosis }: { card-metamorphosis-help }
    - { card-dimensional_gate }: { card-dimensional_gate-help }
    - { card-haste }: { card-haste-help }
    - { card-blind_rage }: { card-blind_rage-help }
    - { card-aura_of_fear }: { card-aura_of_fear-help }
    - { card-chain_lightning }: { card-chain_lightning-help }
    - { card-dispel_magic }: { card-dispel_magic-help }

    A phantom counts as an adventurer but can't be taken prisoner. When no real adventurer is left, it vanishes.

topic-creatures-title = Monsters and ghosts
topic-creatures =
    An attack hits the first in line, anyone you choose, or everyone. Unless its text says otherwise, a creature that has attacked falls and is out until this year's combat is over.

    - { creature-goblin }: { creature-goblin-help }
    - { creature-slime }: { creature-slime-help }
    - { creature-ghost }: { creature-ghost-help }
    - { creature-troll }: { creature-troll-help }
    - { creature-witch }: { creature-witch-help }
    - { creature-vampire }: { creature-vampire-help }
    - { creature-golem }: { creature-golem-help }
    - { creature-dragon }: { creature-dragon-help }
    - { creature-demon }: { creature-demon-help }

    Golems, dragons and demons appear only in year 2. Ghosts aren't monsters: they score nothing by themselves, can't be fed to demons and aren't affected by spells on monsters.

topic-rooms_1-title = Production rooms (year 1)
topic-rooms_1 =
    - { room-chicken_coop }: { room-chicken_coop-help }
    - { room-mushroom_bed }: { room-mushroom_bed-help }
    - { room-souvenir_shop }: { room-souvenir_shop-help }
    - { room-mint }: { room-mint-help }
    - { room-workshop }: { room-workshop-help }
    - { room-tool_shed }: { room-tool_shed-help }
    - { room-printing_press }: { room-printing_press-help }
    - { room-magic_room }: { room-magic_room-help }

topic-rooms_2-title = Combat and scoring rooms (year 2)
topic-rooms_2 =
    Combat rooms work only in a battle on that very tile.

    - { room-training_hall }: { room-training_hall-help }
    - { room-dark_room }: { room-dark_room-help }
    - { room-labyrinth }: { room-labyrinth-help }
    - { room-antimagic_room }: { room-antimagic_room-help }

    Scoring rooms score at the end, unless conquered.

    - { room-cafeteria }: { room-cafeteria-help }
    - { room-chapel }: { room-chapel-help }
    - { room-pandemonium }: { room-pandemonium-help }
    - { room-hall_of_fame }: { room-hall_of_fame-help }

topic-scoring-title = Points
topic-scoring =
    - Unconquered room: 2 each
    - Monster: 1 each (ghosts nothing)
    - Prisoner: adventurer 2, paladin 5
    - Conquered tile: −2 each
    - Unpaid notice: −3 each
    - Bonuses from scoring rooms
    - Titles

    A total may be negative. Losing a room makes a difference of 4 points: you miss out on 2 points and lose 2 more.

topic-titles-title = Titles
topic-titles =
    A player who holds a title alone gets 3 points; tied players get 2 each. With two players, it's 2 points alone and 1 each when tied.

    - { title-dark_deeds }: { title-dark_deeds-help }
    - { title-halls }: { title-halls-help }
    - { title-tunnels }: { title-tunnels-help }
    - { title-monsters }: { title-monsters-help }
    - { title-imps }: { title-imps-help }
    - { title-riches }: { title-riches-help }
    - { title-battle }: { title-battle-help }

topic-few_players-title = Two or three players
topic-few_players =
    The colours nobody plays send minions that take up spaces and do nothing else.

    Three players: one such colour. Every round three of its five cards are revealed before you choose; its minions take space II.

    Two players: two such colours, and each of you looks after one. Every round each colour draws two orders for space II (II and III if both draw the same). After choosing your own three orders, you secretly choose that colour's third from its other three cards; that minion takes space I (I and II if both are the same) before anyone's first order.

    Orders used in one round don't come up in the next.

    Three adventurers come every time. With two players there is also a shared evil counter; it rises by 1 before the adventurers come and is ranked with yours. Its adventurer leaves the game.

topic-training-title = Combat training
topic-training =
    A solo game is combat training: four scenarios, and a variant of the first with a room.

    - Tunnels on C1, C2 and C3, and three adventurers
    - No combat cards, no spells; fatigue is 2 every round
    - No evil and no wages; you spend your gold and food only on traps and on the troll
    - A scenario ends after four rounds, when no adventurer is left, or when all three tiles are conquered

    In each scenario you can limit the loss to one conquered tile, and in the variant to none. Ask for hints if you're stuck, and try as often as you like.

topic-dice-title = Checking the shuffles
topic-dice =
    Every shuffle and the choice of the starting player are computed from one seed that is fixed before the game. At the start you see its SHA-256, at the end the seed itself.

    Compute the SHA-256 of that seed afterwards: if it matches the value shown at the start, nobody has changed the seed. With an exported record the whole game can be replayed from the same seed and the same choices.

## Words in the pictures

picture-year = Year { $year }, { $season }
picture-combat = Year { $year }, combat round { $round }
picture-event_payday = Payday
picture-event_tax = Tax
picture-event_special = Special
picture-now = Now
picture-next = Next
picture-fast = fast spell
picture-slow = slow spell
picture-fatigue = Fatigue { $fatigue }
picture-round = Round { $round }
picture-battle = { $player }'s battle: { $square }, { $tile }
picture-no_conquest = no fatigue, no conquest
picture-no_heal = no healing
picture-no_spell = no spells
picture-spell_ready = Can be cast ({ $magic } magic, { $needed } needed)
picture-spell_cast = Cast ({ $magic } magic, { $needed } needed)
picture-spell_in_vain = Cast with { $magic } magic, but it changed nothing here
picture-spell_weak = No effect ({ $magic } magic, { $needed } needed)
picture-spell_room = No effect: no spells work in this room
picture-spell_dart = No effect: the dart stopped all spells
picture-no_fatigue = no fatigue in this battle
picture-shield = magic shield
picture-poison = { $hero } is poisoned

## The board in words

words-board = The board of Dungeon Lords.
words-sheet = { $player }'s dungeon.
words-time = Year { $year }, { $season }, { $phase }. { $player } starts.
words-combat = Year { $year } combat, round { $round }, { $phase }. { $player } starts.
words-training = Combat training, { $scenario }, round { $round }.
words-score = Place { $place }: { $player } with { COUNT($total, "point") }.
words-last_round = This is the last building round { $year ->
    [1] of the year: combat follows, then the second year
   *[other] of the game: the last combat follows, then the points are counted
}.
words-area = { $order }: { $spaces }.
words-space = { $who } on { $space }
words-space_outsider = the { $colour } non-player on { $space }
words-tavern = Tavern: { $creatures }.
words-market = Room market: { $rooms }.
words-now = This season. Event: { $event }. { $heroes }
words-next = Next season. Event: { $event }. { $heroes }
words-arriving = Adventurers, weakest first: { $heroes }.
words-nobody_arrives = No adventurers come.
words-event_unknown = still face down
words-evilometer = Evil, from 1 (kind) to 15 (vile). At 10 or more, the most evil player faces the paladin. { $lords }.
words-evil_of = { $player } { $evil }
words-title = { $title }: { $help }. { $holders }
words-held_by = Held by { $players }.
words-held_by_nobody = Nobody holds it.
words-about = { $name }: { $help }
words-combat_card = Combat card of round { $number }, { $card }: { $help }
words-spell = { $card } in { $player }'s battle: { $state }.
words-battle = { $player } is fighting on { $square }.
words-paladin_next = As things stand, the { $paladin } will go to { $player } when everyone is done.
words-paladin_tent = The { $paladin } is in his tent.
words-paladin_host = The { $paladin } is in { $player }'s dungeon.
words-paladin_prison = The { $paladin } is in { $player }'s prison.
words-paladin_gone = The { $paladin } has left.
words-shared_evil = Evil shared by the non-player colours: { $evil }.
words-marked = You can choose: { $marks }.
words-hp = { $left } of { $hp } HP
words-trap = blocks { $number }
words-heal = heals { $number }
words-magic = magic { $number }
words-hidden = invisible
words-hero = { $hero } ({ $facts })
words-hero_number = The number only tells the four of a class apart, from the weakest (1) to the strongest (4).
words-lord = { $player } ({ $colour }): evil { $evil }, gold { $gold }, food { $food }, free imps { $free } of { $imps }, traps { $traps }.
words-trainee = { $player }: gold { $gold }, food { $food }, traps { $traps }.
words-trolls = Free trolls: { $free } of { $trolls }.
words-traps_due = Traps still to be drawn, when everyone is done: { $number }.
words-notices = Unpaid notices: { $notices }.
words-points = Points if the game ended now: { $points } ({ $number ->
    [0] no title
   *[other] titles: { $titles }
}).
words-line = Adventurers, front first: { $heroes }.
words-own_traps = Traps: { $traps }.
words-lair = Lair: { $creatures }.
words-creature_fallen = { $creature } (fallen)
words-creature_deployed = { $creature } (in battle)
words-tiles = Tiles: { $tiles }.
words-tile = { $square } { $tile }
words-tile_conquered = { $square } { $tile } (conquered)
words-prison = Prison: { $heroes }.
words-orders = Orders: { $orders }.
words-order_hidden = hidden
words-on_card = Not carried out: { $orders }.
words-barred = Crossed out: { $players } can't give this order this round.
words-disabled = Inaccessible orders: { $orders }.
words-plan = Plan: { $square } with { $pieces }.
words-plan_bare = Plan: { $square }, nothing sent.
words-traps_hidden = { COUNT($number, "trap") } face down
words-ready = Ready.

## The chronicle

chronicle-title = 📋 From the minutes of the Ministry of Dungeons
chronicle-quiet = { $player } filled in every form correctly, which the Ministry finds suspicious.
chronicle-paladin = ⚜️ { $player } was visited by the paladin { TIMES($count) }. He complained about the stairs.
chronicle-jailer = ⛓️ { $player } took in { $count } adventurers. Full board, no checkout.
chronicle-host = 🚩 { $player } lost { $count } tiles to visitors who “only wanted to look round”.
chronicle-builder = 🏗️ { $player } built { $count } rooms, with permits for some of them.
chronicle-bungler = 🧾 { $player } gave { $count } orders that came to nothing. The minions got paid leave.
chronicle-landlord = 🍻 { $player } hired { $count } monsters and read none of the contracts.
chronicle-kitten = 😇 { $player } rescued { $count } kittens. There are photographs.
chronicle-miner = 💰 { $player } mined gold { $count } times and denies having a hoard.
chronicle-digger = ⛏️ { $player } sent the imps digging { $count } times. They want the tunnels named after them.
chronicle-trapper = 🪤 { $player } picked up traps { $count } times and knows where every one of them lies. Probably.
chronicle-spy = 🕵️ { $player } had { COUNT($count, "look") } at cards that were nobody's business.
chronicle-glutton = 🍗 { $player } stocked up on food { $count } times. The demon approves.

## The guided first game

coach-title-first_year = The first year
coach-about-first_year = You are a young Dungeon Lord. A year has four seasons in which you build your dungeon; then the adventurers who have gathered break in. Gold and food pay for nearly everything, imps dig and work for you, and the more evil you are, the stronger the adventurers who come. After two years the Ministry counts your points.
coach-after-first_year = Year 2 works the same way, but with much stronger adventurers and with different rooms and monsters. You keep what you have: your monsters get up again and wait in the lair, unused traps stay in your hand, prisoners stay in prison, and conquered tiles stay lost. Used traps are gone. At the end a room is worth 2 points, a monster 1 (a ghost 0), a prisoner 2, a captured paladin 5 and a conquered tile −2, and there are seven titles, worth 3 points each (2 if shared): for the most evil, rooms, tunnels, monsters, imps and riches (gold, food, traps), and for the fewest conquered tiles. To practise fighting, try the combat training.
coach-goal-hire = hire a monster
coach-goal-room = build a room
coach-goal-prisoner = take a prisoner
coach-goal-combat = get through the combat
coach-topic-spy = spies and combat cards
coach-topic-spells = spells
coach-topic-paladin = the paladin, who comes at 10 evil
coach-topic-wizards = wizards at your gate
coach-topic-full = the special events of the full rules
coach-topic-scoring = year 2 and the titles
coach-onward-training = ⚔️ Combat training
coach-orders = Every round you secretly choose three of your eight orders, from first to third (two are always inaccessible; on the board, every player's are crossed out). Each order sends out one of your minions (messengers, not imps: your imps stay free to work): first everyone's first order, in turn order, then the second, then the third. The first minion to arrive takes space I, the next II, then III, and a fourth gets nothing, so put what you need most first. For monsters and rooms, space III chooses first, then II, then I. (On some spaces a spy looks at a combat card. Combat cards set the spell of each combat round and its fatigue: damage to whoever is first in line.)
coach-orders-why = for the combat you need traps and monsters, and gold to pay for them. Traps first: latecomers get none.
coach-carry_out = Your minion has arrived, and it's time to carry out the order. You may pass if you don't want to pay. The button says what you give and what you get. Your orders are carried out in the sequence of the board, from area 1 to 8, not in the one in which you chose them. Orders that don't affect other players are carried out at once, so others may already be ahead of you.
coach-mine = Each imp mines 1 gold in one of your tunnels, once per tunnel per round. (Not in conquered tunnels: those are lost to adventurers in combat. You have none yet.) An imp that has worked is busy for the rest of the round. On space III another imp is kept busy as the foreman.
coach-hire = Monsters fight the adventurers. Most can attack only once a year, so you need several. You pay each one's cost again on payday.
coach-hire-why = it costs just 1 food, and by clinging to the party's ankles it saves a tile for a round.
coach-back = It's the next season. Your first order is back in your hand (or, if you preferred, one that wasn't carried out); the other two are inaccessible this round. So what you put first matters for the next round, too.
coach-back-why = another trap, food for hiring and wages, and a room that makes something every season.
coach-room = A room replaces a tunnel. Each room says where you can build it, and rooms can't share an edge. Further in is safer: adventurers start with the tile nearest to the entrance. With free imps a room makes something every round, and at the end it's worth 2 points unless it's conquered.
coach-work = Imps that haven't worked yet can work in the room now. Without them it makes nothing.
coach-payday = Payday comes once a year: you pay the cost of each creature again. If you don't pay, it leaves and your evil rises. The tax, also once a year, is 1 gold for every two tiles, rounded up. Both are announced a season ahead.
coach-payday-why = the combat comes after autumn, and you need everyone for it.
coach-party = 🚪 An adventurer has come to your gate. Another comes each season (the less evil you are, the weaker; if players are tied, those earlier in turn order get the weaker ones), and after autumn all three break in. Warriors lead the line, thieves block 1 trap damage per key, priests heal 1 damage per cross, and wizards cast spells.
coach-evil = 😈 Your evil has risen. The more evil you are, the stronger the adventurers who come to you. **The first player to reach 10 gets the paladin**, and you can't handle him yet: stay at 9 or below. Once he has come, falling below 10 doesn't send him away.
coach-paladin = 🛡️ Your evil has reached 10, and the paladin has come. He stays, even if your evil falls, until another player with at least 10 evil is more evil than you, or until you beat him, which is worth 5 points.
coach-gate = A button on the board opens your hand: it shows your dungeon and the adventurers at your gate. By autumn you want three or four traps and monsters in total.
coach-gate-why = monsters first, while there are any. More imps mean more gold and more use of your rooms; the new ones arrive only after this round's digging.
coach-dig = A tunnel goes next to one of your tiles, and you can't fill a 2×2 block. More tunnels mean more places for gold and rooms, and more tax.
coach-autumn = Autumn: this round ends with the tax, and then the combat comes. Keep gold for the tax. Anything else you can do now helps in the combat: another monster or trap, or a room where two monsters can fight.
coach-autumn-why = gold first, because the monster, the room and the tax all cost some; another monster to fight; and a room that holds two of them.
coach-coop = In a room a trap costs a fee of 1 gold, but two monsters can fight.
coach-coop-why = on C1, where the adventurers come first, so that two monsters meet them there. If anyone gets through, you lose the room and 4 points; each prisoner is worth 2.
coach-tax = Tax: 1 gold for every two tiles, rounded up. Each gold you don't pay costs you 3 points at the end.
coach-tax-why = pay if you can.
coach-plan = The combat lasts up to four rounds; then the adventurers who are left go home. Each round they attack the tile nearest to the entrance; if any are left, they **conquer** it (−2 points at the end, but you lose 1 evil). A tunnel holds one trap and one monster; a room holds two monsters, and a trap there costs 1 gold. You can always add ghosts. Each round runs in this order: trap, fast spell, monsters, slow spell, healing, fatigue (point by point to the first in line), conquest. The spell of round 1 needs 1 magic point from the wizards (or the paladin) in the party, that of round 2 needs 2, and so on; with too few, nothing is cast. Fast spells come before your monsters strike, slow ones after.
coach-plan-why = with no thief there, nobody can block it, and it fells the first in line, however strong.
coach-send = Each trap works only once, and most monsters can't fight again this year once they have attacked. If you defeat everyone early, you lose no tile.
coach-send-why = if it clings to the party's ankles, you lose no tile this round.
coach-second = When a creature fills the tile, its button says that it also confirms the plan.
coach-second-why = 3 damage to the first in line may defeat another one.
coach-sequence = You choose who attacks first. When the first in line is defeated, the next one steps up. If no creature attacks, no priest heals.
coach-attack = This monster can attack in two ways; the buttons say what each does. A Slime, for example, deals 1 damage to everyone, or clings, so that there's no fatigue and no conquest this round.
coach-target = You choose who to hit. Priests who heal and wizards who cast spells are worth beating first.
coach-spy = The combat cards set the spell of each round and its fatigue: damage to whoever is first in line, one point at a time. Nobody else learns what your spy sees.
coach-prisoner = ⛓️ You've taken an adventurer prisoner: 2 points at the end.
coach-conquered = 🌼 A tile is conquered: you can't use it any longer, and it costs 2 points at the end (for a room, you also lose the 2 it would have been worth). Your evil falls by 1.
coach-last = Another round: the adventurers who are left attack the nearest unconquered tile. Check who is left and how much damage they can still take. Losing a tile can be worth it if an adventurer falls in return: a prisoner is worth 2 points and conquers nothing more.
coach-last-why = 1 damage now, usually 1 or 2 from fatigue, and 2 after the conquest: enough for the last priest, who has 4 HP left. That's a third prisoner (+2), though you lose the room (−4). He would take it anyway and carry on. The Ghost stays at home: it can't hit the first in line, and if no creature attacks, no priest heals.

## What comes next

answer-win = The game lasts two years, each with four rounds of building and up to four rounds of combat. After the second year points are counted, and the highest total wins.
outlook-phases = Still to come this round: { $phases }.
outlook-event = This season's event is { $event }.
outlook-special = This season's event is { $event }: { $effect }
outlook-season = Then comes { $season }.
outlook-combat = Then the adventurers enter the dungeons.
outlook-combat_rounds = This is combat round { $round } of { $rounds }.
outlook-year = After the combat, the second year begins.
outlook-scoring = After the combat, the points are counted.

## Zones in which things can be looked up

zone-orders = My orders
zone-creatures = My monsters and ghosts
zone-traps = My traps
zone-rooms = My rooms
zone-line = At my gate and in my prison
zone-arriving = Adventurers to come
zone-tavern = In the tavern
zone-market = In the room market
zone-year = Combat cards and the special event
zone-others = What other players have

## Rules of thumb

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_disabled = give up orders that can wait for a round.
thumb-choose_order = choose the three orders that promise the most this round, with gold, food, imps, monsters and rooms valued in points.
thumb-change_orders = choose the three orders that promise the most this round.
thumb-choose_nonplayer_order = have the non-player colour take what you can't use or don't want yourself.
thumb-execute_or_decline = carry the order out, unless it costs evil, or gold that you need elsewhere.
thumb-choose_spy_card = look at the first card you don't know yet.
thumb-dig_square = dig up to the limit as long as you can pay the tax. Leave as many squares as possible to dig later, and dig deep rather than near the entrance.
thumb-mine_tunnel = mine as much gold as possible.
thumb-choose_creature = hire the most valuable creature, unless you couldn't pay its next wages.
thumb-last_call = hire the most valuable creature, unless you couldn't pay its next wages.
thumb-choose_room = build the more valuable room.
thumb-place_room = build far from the entrance, so that the room is conquered last.
thumb-produce = use every room you can, the best first.
thumb-place_tunnel = leave as many squares as possible to dig later, and dig deep rather than near the entrance.
thumb-return_order = take back the order you'll want most next round.
thumb-pay_or_dismiss = pay everyone you can: feed the demon first, then pay the cheapest wages.
thumb-pay_due = pay with whichever you have more of.
thumb-trade = buy food with spare gold when food is short; give gold or food away only if you have plenty and your evil is high.
thumb-hunt_witch = keep the witch, unless the added evil would bring the paladin.
thumb-pay_guild = keep the gold, unless the added evil would bring the paladin.
thumb-recall_traps = swap traps that are worth less than what you can expect to draw.
thumb-release_prisoner = release anyone but the paladin.
thumb-discard_trap = give up the trap you'll miss least.
thumb-pay_trap = give up the trap you'll miss least.
thumb-pay_monster = give up the monster you'll miss least.
thumb-plan_battle = of all the ways to fight, choose the one with the best result, whichever combat card comes.
thumb-change_plan = of all the ways to fight, choose the one with the best result, whichever combat card comes.

## Short answers to common questions on the rules, and ways to ask them

ruling-orders-placing = Each order sends a minion to the lowest free space of its area; a space holds only one. All first orders are revealed together and placed from the starting player clockwise, then the second, then the third.
ruling-few_players-green = It's a colour that nobody plays. Its minions only take up spaces. With three players its three orders are turned up before you choose, and its minions go to space II.
ruling-orders-see_orders = Orders stay secret until they are revealed: all first orders at once, then the second, then the third. As long as others are still choosing, you may change yours, and your plan for a battle, too.
ruling-areas-gold_for = You get gold through Mine Gold (1 per imp in an unconquered tunnel), Get Food on space III, and rooms such as the Mint. It pays for traps, most room spaces, some creatures, recruiting on space III, traps set in rooms, and the tax (1 for every two tiles).
ruling-paladin-paladin_why = The paladin goes to the first player whose evil reaches 10, and moves on only to someone with at least 10 and strictly more evil than his host. So keep your evil at 9 or less, or below that of another player who has 10 or more.
ruling-paladin-paladin_beat = The paladin stands in front of the others and has many hit points; his keys blunt your traps, his crosses heal the party, and his stars count for its spells. He is defeated like any other adventurer, by damage equal to his hit points; in your prison he is worth 5 points, an ordinary adventurer 2.
ruling-events-tax = The tax is 1 gold for every two tiles you have, rounded up, conquered tiles included. Each gold you don't pay earns you an unpaid notice, which you can't get rid of: it costs 3 points at the end.
ruling-events-payday = On payday you pay the printed cost of each creature again, or dismiss it and gain 1 evil.
ruling-evil-lower_evil = You lose evil through Improve Reputation (1 or 2), the Printing Press (1), some special events, and each of your tiles that is conquered (1). You gain it from Get Food on spaces II and III, from creatures that cost evil (hiring and payday) or are dismissed, and from some events and combat cards.
ruling-evil-what_evil = The more evil you are, the stronger the adventurers that come to you; at 10 the paladin comes. The most evil player also gets a title at the end.
ruling-digging-room_where = A room replaces an unconquered tunnel that wasn't dug this round. Rooms of year 1 have a zone printed on them; those of year 2 don't. No room may share an edge with another, even a conquered one; touching at a corner is fine.
ruling-digging-where_dig = On any empty square that shares an edge with one of your tiles, as long as no block of 2×2 squares is filled, whatever the tiles are. Spaces I, II and III allow up to 2, 3 and 4 tunnels, each with one imp (on III, one more as foreman).
ruling-areas-at_once = An order is carried out as soon as nothing that others still have to do can affect it, even if its area comes later on the board. Only where players depend on each other, as when they hire or build, do they wait for the sequence of areas and spaces.
ruling-orders-how_many_orders = Three different orders a round, chosen from the six that aren't inaccessible. You can't give the same order twice, so you build one room a round at most.
ruling-orders-area_full = Each area has three spaces. If they are taken, the minion goes onto your own order card and the order isn't carried out; you may take that card back instead of your first order.
ruling-orders-orders_back = Your first order comes back (or one that wasn't carried out). The other two are inaccessible next round, and the two that were inaccessible return.
ruling-digging-imps_for = Imps dig tunnels, mine gold and work in production rooms; each works once a round and comes home when the round ends. On space III of Dig Tunnels and of Mine Gold one more imp has to be the foreman and does no other work. You get more with Recruit Imps (1 or 2 for food; on space III, for gold too) or the Magic Room.
ruling-areas-food_for = You get food through Get Food (2 or 3 at a time), the Chicken Coop and the Mushroom Bed. It pays for creatures when you hire them and on payday, for imps, and for some traps and the Troll's strong attack.
ruling-digging-trolls = A Troll works in production rooms like an imp, but can't dig, mine or be the foreman. In combat it hits the first in line.
ruling-traps-traps_when = In combat, one trap per round on the tile where you fight: free in a tunnel, for a fee of 1 gold in a room. You also pay the trap's own cost, and it's used up.
ruling-combat-how_many_monsters = At most one monster in a tunnel and two in a room; any number of ghosts anywhere. You don't have to send any creature or trap, and can keep them for a later round.
ruling-combat-monsters_fall = A creature that has attacked falls and is out until this year's combat is over, unless its text says that it stays up. It isn't lost: it gets up afterwards.
ruling-creatures-monsters_kept = Yes: creatures stay in your lair and unused traps with you, into the second year too. You can lose creatures only on payday, to a demon or through certain other effects. Traps count towards the riches title.
ruling-adventurers-who_comes = At the end of spring, summer and autumn each player gets one forecast adventurer: the least evil player the weakest, the most evil the strongest (in a tie the one nearer to the starting player counts as less evil). After autumn they enter your dungeon to conquer its tiles.
ruling-adventurers-thieves = Each key of a thief blocks one point of trap damage, beginning with the first in line. Use creatures rather than traps against them.
ruling-adventurers-priests = A priest heals 1 damage per cross in each round in which a creature attacked, before the fatigue; so does the paladin. Otherwise wounds stay (but for the year 2 spell Regeneration). Hit hard all at once, or defeat the priest first.
ruling-adventurers-wizards = Wizards cast spells: the one on the combat card works if their stars add up to at least the number of the round.
ruling-adventurers-warriors = A warrior goes to the front of the line and takes the first hits.
ruling-combat-fatigue = At the end of each combat round the card's fatigue is dealt one point at a time to whoever is first in line at that moment: fatigue 3 is 3 damage in all, not 3 to everyone. If anyone is left, the tile is conquered.
ruling-combat-combat_cards = Each combat round has a combat card with the spell that the wizards may cast and the fatigue: damage to whoever is first in line, one point at a time. The four of the year lie face down; a spy shows you one, whichever you choose, even one you have seen.
ruling-combat-conquered = A conquered tile costs you 2 points at the end and stays conquered; a conquered room no longer works. You lose 1 evil for it. You may dig on from it, but a conquered tunnel can't be mined or turned into a room.
ruling-combat-where_fight = On the unconquered tile nearest to the entrance. If several are equally near, you choose.
ruling-scoring-points_what = At the end: 2 for each unconquered room, 1 for each monster (ghosts none), 2 for each prisoner (paladin 5), titles, scoring rooms; −2 for each conquered tile, −3 for each unpaid notice.
ruling-titles-titles_what = Seven titles: most evil, rooms, tunnels, monsters, imps, riches, and fewest conquered tiles. Held alone, each gives 3 points; shared, 2 each (with two players, 2 and 1). Leftover gold, food and traps count only for the riches title, all together.
ruling-creatures-ghosts = Ghosts aren't monsters: any number may join a fight, they give no points (except in the Chapel), and effects on monsters don't touch them.
ruling-orders-pass_order = Yes: when it's your minion's turn you may pass. A cost is paid in full or not at all; if you can't pay, the order isn't carried out either, and you lose nothing else.
ruling-combat-how_combat = After autumn the adventurers at your gate come in for up to four rounds. In each: your trap, fast spells, your creatures' attacks, slow spells, healing, then fatigue (point by point to whoever is first in line) and perhaps conquest. Those still there at the end leave.
ruling-areas-hire = Give the Hire Monster order: you choose one of the three creatures that the tavern offers each round and pay the cost printed on it, plus 1 food on space III. As your first order it costs 1 gold more in the full rules. Creatures that are left are discarded when the next round begins.
ruling-areas-space_order = Spaces are resolved in the order I, II, III, except for Hire Monster and Build Room: III, II, I. Who the starting player is doesn't matter.
ruling-rounds-seasons = Every season you give three orders and produce. Winter has no event and no new adventurer. Payday, tax and the special event come once a year each, in spring, summer and autumn, in random order, each forecast a season ahead. After autumn comes combat.
ruling-rounds-attack_players = No: you never attack another player. You only compete for spaces, creatures and rooms, and over who is less evil.
ruling-rounds-start_player = The starting player token moves one seat to the left after winter, spring and summer. Its holder places minions first and, if tied for evil, gets the weaker adventurer.
ruling-rounds-year_two = Stronger adventurers (more hit points and icons) and the golden paladin, new monsters, and rooms that help in combat or score points. You draw one more card when you buy traps, and production rooms may work twice a round.
ruling-traps-swap_traps = No: traps are drawn unseen from the deck. In year 2, Buy Traps draws one more, and you then discard any one of yours.
ruling-combat-monster_or_trap = Traps do little against thieves, and priests heal wounds that don't kill. Have two or three creatures and a few traps by autumn, and food left for payday.
ruling-combat-beat_adventurers = Deal damage with traps and creatures until it reaches an adventurer's hit points; fatigue helps at the end of each round. The adventurer then goes to your prison and is worth 2 points, the paladin 5.
ruling-digging-dig_matters = Yes. Tunnels may not fill a 2×2 block, a room can only replace a tunnel on certain squares, and each fight takes place on the unconquered tile nearest to the entrance. More tiles mean more rounds before they run out (you fight on one tile per round, up to four rounds a year), and more tax: 1 gold for every two.
ruling-production-room_use = In production rooms, imps make food, gold, traps and the like: once a round in year 1, up to twice in year 2, each time with their own imps. Rooms of year 2 help in combat or score points. Each unconquered room is worth 2 points.
ruling-combat-conquer_evil = Survivors conquer a tile each round (with none left, you release a prisoner instead); otherwise only spells cost you anything, and after round 4 they leave. To save the tile, defeat the whole party before the end of the round, or use a “no conquest” effect, such as the Slime or a Trap Door.

## Facts of a position, for questions in plain words (the ways to ask are in `asked.en.toml`)
fact-nothing = nothing
fact-enough = can afford
fact-short = can't afford
fact-hire = You { $fits } the { $creature } with what you have: { $gold } gold, { $food } food, traps: { $traps }, evil { $evil } of 15. { $text }
    On space III of Hire Monster a creature costs 1 food more. As things stand, it would change your points by { $points }.
fact-hire_which = You have { $gold } gold, { $food } food, traps: { $traps }, evil { $evil } of 15. That's enough for: { $creatures }. Not enough for: { $others }.
    On space III of Hire Monster each costs 1 food more.
fact-build = The { $room } fits on { $squares } of your dungeon. { $text }
    Build Room is free on space I and costs 1 gold on II and III (you have { $gold } gold). As things stand, it would change your points by { $points }.
fact-build_nowhere = The { $room } fits nowhere in your dungeon: it needs an unconquered tunnel dug before this round and not next to a room; rooms of year 1 also need their zone. { $text }
fact-build_which = Rooms of the market that fit into your dungeon: { $rooms }. Those that don't: { $others }.
    Build Room is free on space I and costs 1 gold on II and III (you have { $gold } gold).
fact-order_back = Inaccessible to you until this round's production: { $barred }. As things stand, { $back } then comes back to your hand; { $rest } are inaccessible next round.
fact-order_choice = Inaccessible to you until this round's production: { $barred }. Then you take back one of these: { $back }. Your other two orders are inaccessible next round.
fact-arrivals_over = All of this year's adventurers have come.
fact-arrivals_now = This season, as evil stands: { $heroes_now } come to { $players_now }, in this order. The less evil, the weaker the adventurer (evil { $evils_now }; ties go by turn order from { $starter }).
fact-arrivals_next = Next season, as evil stands: { $heroes_next } come to { $players_next }, in this order. The less evil, the weaker the adventurer (evil { $evils_next }; ties go by turn order from { $then }).
fact-arrivals_now_next = { fact-arrivals_now }
    Next season: { $heroes_next } to { $players_next }, with ties from { $then }.
fact-party_none = Nobody is at { $player }'s gate.
fact-party = At { $player }'s gate, front first: { $heroes }, with { $left } HP left ({ $hp } in all). They block { $keys } trap damage, heal { $heal } a round and have { $magic } magic.
fact-paladin_gone = The { $paladin } has left and won't come back this year.
fact-paladin_coming = When everyone is done, the { $paladin } goes to { $host }, who has { $theirs } evil; { $player } has { $evil }.
fact-paladin_tent = The { $paladin } is in his tent and goes to the first player whose evil reaches 10. { $player } has { $evil }, so { $missing } more would bring him.
fact-paladin_prison = The { $paladin } is in { $host }'s prison and comes to nobody else this year.
fact-paladin_own = The { $paladin } is with { $player } (evil { $evil }) and leaves only for a player with at least { $more } evil.
fact-paladin_host = The { $paladin } is with { $host } (evil { $theirs }) and leaves only for a player with 10 or more who is more evil. { $player } has { $evil }{ $reach }
part-missing_evil = : { $n } more would bring him.
part-no_more_evil = {" "}and can't exceed that.
fact-titles = Titles as things stand ({ $alone } points alone, { $shared } each if shared):
    { title-dark_deeds }: { $dark_deeds } (evil { $dark_deeds_n }); { title-halls }: { $halls } ({ $halls_n }); { title-tunnels }: { $tunnels } ({ $tunnels_n });
    { title-monsters }: { $monsters } ({ $monsters_n }); { title-imps }: { $imps } ({ $imps_n });
    { title-riches }: { $riches } ({ $riches_n }); { title-battle }: { $battle } (conquered tiles { $battle_n }).
fact-comes_now = this season, after production
fact-comes_next = next season
fact-comes_hidden = not announced yet
fact-tax = { $player }'s tax is { $tax } gold for { $tiles } tiles ({ $more } with one more tile, { $most } with two), and { $player } has { $gold }{ $unpaid } Tax: { $comes }. Unpaid notices so far: { $notices } ({ $lost } points lost).
part-tax_enough = , enough.
part-tax_short = : { $n } short, 3 points lost for each.
fact-tax_past = { $player } pays no more tax this year. Unpaid notices: { $notices } ({ $lost } points lost); they can't be paid off.
fact-wages_past = Payday is over for { $player } this year.
fact-wages = { $player } { $fits } all wages as things stand: { $food } food (has { $has_food }), { $gold } gold (has { $has_gold }) and { $evil } evil (now { $has_evil }){ $rare }. Each creature dismissed instead ({ $creatures }) adds 1 evil. Payday: { $comes }.
part-rare_wages = , traps: { $trap } (has { $traps }), monsters for the demon: { $monster }
fact-effect_none = No event is left this year.
fact-effect = { $special } ({ $comes }): { $text }
fact-starter = { $player } is the starting player this season; next season it's { $next }.
fact-starter_last = { $player } is the starting player until the end of the game.
fact-safe = No adventurer is left in your dungeon.
fact-send = Creatures that can still fight in this combat: { $creatures }. Fallen, and out until it's over: { $fallen }. Traps in your store: { $traps }.
fact-any_card = whatever combat card comes
fact-this_card = with this round's combat card
fact-plan_holds = Using { $sent }, you keep { $square } ({ $tile }) { $card } if you play well. Sure to be defeated: { $fallen }.
fact-plan_falls = Using { $sent }, you lose { $square } ({ $tile }) { $card }. Sure to be defeated: { $fallen }. The party has { $hp } HP left.
fact-plan_depends = Using { $sent }, you keep { $square } ({ $tile }) with { $held } of the { $cards } combat cards that may come. Sure to be defeated: { $fallen }. The party has { $hp } HP left.
fact-plan_falls_open = { fact-plan_falls }
    Better: { $better }, which keeps it with at least { $most } of the { $cards } combat cards that may come.
fact-plan_depends_open = { fact-plan_depends }
    Better: { $better }, which keeps it with at least { $most } of them.
fact-tile = In combat round { $round } they attack { $squares } ({ $tiles }), unconquered and nearest to the entrance. Losing it costs { $points } points (and the bonus of a scoring room) and lowers your evil by 1.
fact-tile_none = All your tiles are conquered: you release a prisoner instead of fighting.
fact-tile_last = Your last battle of this year is over.
fact-cards_down = The combat cards are face down until combat. Your spy has seen: { $cards }.
fact-spell_down = The combat card of round { $round } is face down until all plans are made. Its spell needs { $round } magic to work on you, and your party has { $magic }. Your spy has seen: { $cards }.
fact-spell = Combat card of round { $round }: { $card }. { $spell } The spell needs { $round } magic, and your party has { $magic }: { $works }.
fact-spell_works = it works on you if enough of them still stand
fact-spell_weak = it doesn't work on you
fact-spell_room = but none works in the Anti-magic Room
fact-spell_dart = but the Anti-magic Dart stops it
fact-spell_over = but your battle of this round is over
