## Dungeon Lords

game-name = Dungeon Lords
command-group-name = dungeonlords
game-blurb = Be the one the heroes come to rob: build a proper dungeon in two years, and keep them out.
game-facts = 2 to 4 players, or alone to train combat · 90 to 150 minutes · demanding

## The players' colours

colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green

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
order-improve_reputation-help = I: lose 1 evil and spy. II: lose 2 evil. III: pay 1 gold, lose 2 evil and spy.
order-dig_tunnels-help = I: up to 2 tunnels, II: up to 3, III: up to 4. Each takes one imp; on III another imp is the foreman.
order-mine_gold-help = 1 gold for each imp in an unconquered tunnel of its own. I: up to 2 imps, II: up to 3, III: up to 4 and a foreman.
order-recruit_imps-help = I: 1 food for 1 imp. II: 2 food for 2 imps. III: 1 food and 1 gold for 2 imps.
order-buy_traps-help = I: 1 gold for 1 card. II: 1 card for nothing. III: 2 gold for 2 cards. In year 2 you draw one more and hand one back.
order-hire_monster-help = Take a creature from the tavern and pay its cost. III acts first, then II, then I; III pays 1 food more. Ghosts are hired here too.
order-build_room-help = Put a room in place of a tunnel. III acts first, then II, then I; II and III pay 1 gold, I pays nothing. Only two rooms are on offer.

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

creature-goblin-help = Costs 1 food. { creature-goblin-fight }
creature-goblin-fight = 2 damage to the first; if that defeats them, 1 more to the new first.
creature-slime-help = Costs 1 food. { creature-slime-fight }
creature-slime-fight = 1 damage to everybody. Or it clings to their ankles, which is no attack: no fatigue, no conquest.
creature-ghost-help = Costs 1 evil. { creature-ghost-fight }
creature-ghost-fight = 2 damage to anybody but the first. No monster, so you may send any number.
creature-troll-help = Costs 2 food. { creature-troll-fight } Works in production rooms like an imp.
creature-troll-fight = 3 damage to the first, or 4 if fed 1 food.
creature-witch-help = Costs 1 food and 1 evil. { creature-witch-fight }
creature-witch-fight = 4 damage to the first, or 1 damage twice to whomever you like.
creature-vampire-help = Costs 2 evil. { creature-vampire-fight }
creature-vampire-fight = 3 damage to anybody but a priest. If it makes do with 2 it comes home standing.
creature-golem-help = Costs 1 gold and 1 trap card. 4 damage to the first, and it never falls.
creature-dragon-help = Costs 2 food and 2 evil. 2 damage to everybody, and no healing this round.
creature-demon-help = Costs 1 evil and another monster. 7 damage to anybody; no fatigue and no conquest this round.

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
room-printing_press-help = In the centre (B2 to D3). 3 workers take 1 evil away.
room-magic_room-help = In the centre (B2 to D3). 2 workers and 1 food make 1 new imp, ready to work.
room-training_hall-help = Goblins and trolls fighting here deal 1 damage more.
room-dark_room-help = Vampires and witches fighting here deal 1 damage more per attack.
room-labyrinth-help = Room for two traps without a fee, but for one monster only.
room-antimagic_room-help = Neither fast nor slow spells work here.
room-cafeteria-help = 1 point for each troll, goblin, slime and witch.
room-chapel-help = 2 points for each ghost and vampire.
room-pandemonium-help = 2 points for each demon, golem and dragon.
room-hall_of_fame-help = 2 points for each title you hold alone (1 point with two or three players).

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

trap-rolling_stone-help = 3 damage to the first (year 2: 4).
trap-pendulum-help = 3 damage to the second in line (year 2: 4). Swings in vain if there is only one.
trap-trap_door-help = 2 damage to the first (year 2: 3). No fatigue and no conquest.
trap-fire_wall-help = 1 damage to everybody, and 1 more to the last.
trap-cursed_ring-help = Costs 1 gold (year 2: 2). 1 damage to everybody (year 2: 2). No fatigue and no conquest.
trap-kamikaze_imp-help = Costs 1 imp. 3 damage to the first (year 2: 4) and 1 to all others (year 2: 2).
trap-poisoned_meal-help = Costs 1 food (year 2: 2). The first takes as much damage as they have hit points.
trap-poisoned_dart-help = 1 damage to anybody. After the conquest the same one takes 2 that nothing can stop.
trap-antimagic_dart-help = 1 damage to anybody. Hit a wizard and there are no spells this round, hit a priest and there is no healing.

## Traps and rooms in the combat training

trap-rolling_stone-fight = 3 damage to the first.
trap-pendulum-fight = 3 damage to the second in line. Swings in vain if there is only one.
trap-fire_wall-fight = { trap-fire_wall-help }
trap-cursed_ring-fight = Costs 1 gold. 1 damage to everybody. No fatigue and no conquest.
trap-poisoned_meal-fight = Costs 1 food. The first takes as much damage as they have hit points.
trap-antimagic_dart-fight = 1 damage to anybody. Hit a priest and there is no healing this round.
room-chicken_coop-fight = Two monsters may fight here. A trap costs a fee of 1 gold.

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

card-invisibility-help = Fatigue 0, fast. The wizards step to the back and can be neither harmed nor chosen this round.
card-detect_treasure-help = Fatigue 1, slow. You lose 1 gold; without gold 1 food, without food a trap.
card-fireball-help = Fatigue 1, slow. Burns brightly and does nothing.
card-fist_of_justice-help = Fatigue 1, slow. You lose 1 imp.
card-magic_shield-help = Fatigue 1, fast. Swallows the first single point of damage dealt after it.
card-detect_evil-help = Fatigue 2, slow. You gain 2 evil.
card-suggestion-help = Fatigue 2, fast. For each monster you sent, pay its cost again or withdraw it.
card-word_of_peace-help = Fatigue 2, fast. Withdraw every monster you sent, or gain 2 evil.
card-create_food-help = Fatigue 2, fast. The first in line has 1 hit point more for the rest of this combat.
card-regeneration-help = Fatigue 1, slow. Every adventurer loses up to 2 damage counters.
card-illusion-help = Fatigue 2, fast. A phantom with 1 hit point steps to the front.
card-metamorphosis-help = Fatigue 2, fast. One monster can do nothing but a normal attack of 1 in this battle.
card-dimensional_gate-help = Fatigue 2, fast. One monster falls without attacking.
card-haste-help = Fatigue 2, fast. If it can be cast, this battle has no fatigue (the conquest stays).
card-blind_rage-help = Fatigue 3, fast. All monsters just hit the first in line with the number of their upper attack.
card-aura_of_fear-help = Fatigue 3, fast. One monster withdraws.
card-chain_lightning-help = Fatigue 3, slow. You lose 2 imps.
card-dispel_magic-help = Fatigue 3, fast. All ghosts withdraw, and special effects of this battle's traps are gone.

## Events

event-payday = Payday
event-tax = Tax
event-no_special = Special Event (nothing happens by the introductory rules)
event-special = Special Event

special-witch_hunt = Witch Hunt
special-harvest_festival = Harvest Festival
special-imp_strike = Imp Strike
special-last_call = Last Call
special-charity_drive = Charity Drive
special-gossip_column = Gossip Column
special-trap_recall = Trap Recall
special-thieves_guild = Thieves' Guild
special-bonus_day = Bonus Day

special-witch_hunt-help = With a witch: give one up, or gain 2 evil. Without one: lose 1 evil.
special-harvest_festival-help = You may turn 1 gold into 2 food, up to twice.
special-imp_strike-help = 1 food is due for every three imps, rounded up. One imp leaves for each food not paid.
special-last_call-help = You may hire one creature left in the tavern for its cost and 1 gold.
special-charity_drive-help = Give up to three gold or food and lose 1 evil for each.
special-gossip_column-help = Whoever has the most evil gains 1, whoever has the least loses 1. If all are equal, nothing happens.
special-trap_recall-help = Discard any number of traps and draw as many.
special-thieves_guild-help = Lose a third of your gold, rounded down, or gain 1 evil.
special-bonus_day-help = One gold or food is due for every two creatures, rounded up. You gain 1 evil for each not paid.

## Titles

title-dark_deeds = Lord of Dark Deeds
title-halls = Lord of Halls
title-tunnels = Lord of Tunnels
title-monsters = Lord of Monsters
title-imps = Lord of Imps
title-riches = Lord of Riches
title-battle = Battlelord

## Setup

log-welcome = 📋 Two years lie before you, each of four rounds of building and a combat. Every round each of you gives three orders in secret{ $first ->
    [orders] ; that is what you are asked now.
   *[disabled] . Now you are asked which two you cannot give in the first round.
}
log-starting_player = 🪙 { $player } starts, said to be the nicest of you all. Nobody has checked.
log-outsiders = 🎭 Nobody plays { $colours } (non-players): their minions only take up spaces.{ $number ->
    [1] {""}
   *[other] {" "}Each of you looks after one and gives it an order every round.
}
log-outsider_disabled = Orders that the { $colour } non-player cannot give this round: { $orders }.
log-orders_drawn = The order cards you drew (only you see this): { $orders }.
log-disabled_chosen = { $player } has chosen the disabled orders.
log-disabled_open_again = { $player } thinks again about the disabled orders.
log-disabled = Disabled orders of { $player }: { $orders }.
ask-choose_disabled = Which two of your three cards are disabled in the first round? { $orders }
hint-choose_disabled = They are shown when everybody has chosen; the third goes to your hand. In the next round both come back.
do-disable_order = { $order }
ask-change_disabled = Waiting for the others. Would you like to choose anew?
hint-change_disabled = Nobody has seen your choice yet. All are shown together.
do-change_disabled = Choose anew

## New round

log-new_round = 🗓️ **Year { $year }, { $season }**. { $player } starts.
log-offers = In the tavern: { $creatures }. On the room market: { $rooms }.
log-event_forecast = 📜 Next season's event: { $event }.
log-special_forecast = 📜 The special event will be “{ $special }”.
log-special_about = 📋 { $about }
log-adventurer_redrawn = All adventurers of the next season were equally strong: { $hero } goes back under the pile, and another is drawn.
log-adventurers_forecast = 🔭 According to the Adventurers' Daily, next in town: { $heroes }.

## Choosing orders

log-outsider_orders = The { $colour } non-player's minions are in town already: { $orders }.
log-outsider_third = The { $colour } non-player's third order: { $order }.
ask-choose_order = Your three orders, first to third?
hint-choose_order = All first orders take the lowest free space of their areas, then all second, then all third; a fourth minion is locked out. The third one settles them. You can choose again only while others are still choosing.
do-order = { $order }
ask-choose_nonplayer_order = And the { $colour } non-player's third order? (Yours: { $orders })
hint-choose_nonplayer_order = With two players, two colours belong to nobody and only take up spaces. Each of you gives one of them its third order in secret. Its minion takes space I before any of yours: block what your rival needs, or move yourself to space II or III.
do-nonplayer_order = { $order }
ask-change_orders = Waiting for the others. Change your orders?
hint-change_orders = Nobody has seen them yet. Once everybody has chosen, they stand.
do-change_orders = Choose my orders anew
do-back = One step back
log-orders_ready = { $player } has given three orders.
log-orders_open_again = { $player } is thinking again.

## Revealing orders

log-hire_fee = 🍺 { $player } jingles { $gold } gold at the tavern door. The barkeep's hangover is cured at once.
log-hire_fee_unpaid = First, { $player }: **{ order-hire_monster }**, at dawn and without the 1 gold it takes. Nobody in the tavern wakes up.
log-area_full = { $number ->
    [1] First, { $player }: **{ $order }**, too late. The area is full.
    [2] Second, { $player }: **{ $order }**, too late. The area is full.
   *[other] Third, { $player }: **{ $order }**, too late. The area is full.
}
log-minion_placed = { $number ->
    [1] First, { $player }: **{ $order }**, space { $space }.
    [2] Second, { $player }: **{ $order }**, space { $space }.
   *[other] Third, { $player }: **{ $order }**, space { $space }.
}
log-order_unexecuted = { $player } passes on { $order }.
log-order_impossible = { $player } cannot carry out { $order }: { $why }{ $needed ->
    [0] .
   *[other] {" "}({ $needed } needed, { $have } left).
}
# Why it cannot be carried out
undone-no_gold = there is not enough gold
undone-no_food = there is not enough food
undone-no_evil_room = nobody can be so evil
undone-no_imp = there are not enough free imps
undone-no_square = there is nowhere to dig
undone-no_tunnel = there is no tunnel to mine in
undone-no_creature = nobody is left whose cost can be paid
undone-no_room = no room is left that fits anywhere
undone-deck_empty = there are no trap cards left

## Carrying out orders

ask-execute_or_decline = Carry out { $order } on space { $space }?
hint-execute_or_decline = You may pass: an order that is not carried out can return to your hand at the end of the round.
do-get_food = { $gold ->
    [0] { $evil ->
        [0] Get { $gain_food } food
       *[other] Pay { $evil } evil for { $gain_food } food{ $gain_gold ->
            [0] {""}
           *[other] {" "}and { $gain_gold } gold
        }
    }
   *[other] Pay { $gold } gold for { $gain_food } food
}
do-improve_reputation = { $gold ->
    [0] { $lose ->
        [0] Carry out the order (your evil is as low as it goes)
       *[other] Lose { $lose } evil
    }
   *[other] { $lose ->
        [0] Pay { $gold } gold (your evil is as low as it goes)
       *[other] Pay { $gold } gold and lose { $lose } evil
    }
}
do-improve_and_spy = { $gold ->
    [0] { $lose ->
        [0] Only spy (your evil is as low as it goes)
       *[other] Lose { $lose } evil and spy
    }
   *[other] { $lose ->
        [0] Pay { $gold } gold and only spy (your evil is as low as it goes)
       *[other] Pay { $gold } gold, lose { $lose } evil and spy
    }
}
do-recruit_imps = { $gold ->
    [0] Pay { $food } food for { $imps ->
        [one] one imp
       *[other] { $imps } imps
    }
   *[other] Pay { $food } food and { $gold } gold for { $imps ->
        [one] one imp
       *[other] { $imps } imps
    }
}
do-buy_traps = { $gold ->
    [0] Draw { $traps ->
        [one] a trap
       *[other] { $traps } traps
    } for nothing
   *[other] Pay { $gold } gold and draw { $traps ->
        [one] a trap
       *[other] { $traps } traps
    }
}
do-decline_order = Pass on { $order }
log-got_food = { $gold ->
    [0] 🍗 { $player } brings home { $food } food.
   *[other] 🍗 { $player } brings home { $food } food and { $gold } gold. The villagers gave freely, officially.
}
log-imps_recruited = { $imps ->
    [one] 👺 An imp joins { $player } and asks for overtime on its first day.
   *[other] 👺 { $imps } imps join { $player }, too excited about work to sleep.
}
log-reputation = 😇 { $player } improves their reputation: a kitten is rescued in town, or so the flyers say.
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
    [one] {" "}an imp
   *[other] {" "}{ $imp } imps
}.
log-traps_bought = { $number ->
    [one] 🪤 { $player } buys a trap.
   *[other] 🪤 { $player } buys { $number } traps.
}
log-traps_drawn = { $number ->
    [one] 🪤 { $player } draws a trap.
   *[other] 🪤 { $player } draws { $number } traps.
}
log-traps_drawn_which = You drew (only you see this): { $traps }.
log-trap_discarded = { $player } discards a trap face down.
log-trap_discarded_which = You discarded (only you see this): { $trap }.

ask-choose_spy_card = Which combat card do you look at?
hint-choose_spy_card = Only you will see it. The first card is for combat round 1, the fourth for round 4.
do-spy = Look at card { $number }
do-spy_again = Look at card { $number } again
do-no_spy = Look at none
log-spied = 🕵️ { $player }'s spy has a look at combat card { $number }.
log-spied_card = Combat card { $number } is { $card } (only you see this). { $about }

ask-discard_trap = Which trap do you discard?
hint-discard_trap = Any one of yours, old or new. It goes face down: nobody learns which.
do-discard_trap = Discard { $trap }
ask-pay_trap = Which trap do you pay with?
hint-pay_trap = It is the golem's cost. The card is discarded face down; nobody else sees it.
ask-pay_monster = Which monster does the { $creature } get?
hint-pay_monster = A monster that is eaten needs no wage. Ghosts do not fill the belly.
do-feed_monster = Hand over the { $creature }
log-monster_fed = 🍽️ { $player }'s { $creature } was invited to the demon's dinner, as dinner.

ask-dig_square = { $done ->
    [0] Where do you dig? (Space { $space }, up to { $limit })
   *[other] Where next? (So far: { $squares }; up to { $limit })
}{ $mine ->
    [0] {""}
   *[other] {" "}Mine Gold comes after this and can use up to { $mine } imps; you have { $imps } free.
}
hint-dig_square = Next to one of your tiles, and never so that a block of 2×2 is full. Each tunnel keeps one imp busy for this round{ $foreman ->
    [needed] , and one more is the foreman
   *[none] {""}
}; free imps: { $imps }.
do-dig = Dig { $square }
do-dig_done = { $done ->
    [one] Enough (one tunnel)
   *[other] Enough ({ $done } tunnels)
}
log-dug = ⛏️ { $player } digs { $squares }.
ask-mine_tunnel = How much gold is mined? (Space { $space }, free imps: { $imps })
hint-mine_tunnel = One imp in an unconquered tunnel brings 1 gold and is busy for this round; which tunnel makes no difference. Your tunnels: { $tunnels }.{ $foreman ->
    [needed] {" "}One more imp is the foreman.
   *[none] {""}
}
do-mine = Mine { $gold } gold
log-mined = 💰 { $player } mines { $gold } gold: { $squares }.

ask-choose_creature = { $food ->
    [0] Whom do you hire? (Space { $space })
   *[other] Whom do you hire? (Space { $space }, { $food } food on top)
}
hint-choose_creature = You will pay the same cost again on every payday. Evil 10 or more brings the paladin.
do-hire = Hire the { $creature }: { $gold ->
    [0] {""}
   *[other] { $gold } gold
}{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {", "}
    }{ $food } food
}{ $evil ->
    [0] {""}
   *[other] { $gold ->
        [0] { $food ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $evil } evil
}{ $trap ->
    [0] {""}
   *[other] {", "}{ $trap } trap
}{ $monster ->
    [0] {""}
   *[other] {", "}{ $monster } monster
}
do-hire_absent = Hire the { $creature }
log-hired = 🍻 The { $creature } moves into { $player }'s lair.

ask-choose_room = { $gold ->
    [0] Which room do you build? (Space { $space })
   *[other] Which room do you build? (Space { $space }, { $gold } gold)
}
hint-choose_room = It replaces an unconquered tunnel and may not be next to another room. Rooms of year 1 have their zones.
do-choose_room = { $room }
ask-place_room = Where does the { $room } go?
hint-place_room = Not on a tunnel that you dug in this round.
do-place_room = Build the { $room } on { $square }
log-room_built = 🏗️ { $player } builds the { $room } on { $square }.

## Production and order cards

link-produce = Back to production
ask-produce = Which room works? (Free: { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
}{ $trolls ->
    [0] {""}
    [one] , 1 troll
   *[other] , { $trolls } trolls
})
hint-produce = Each room once a round in year 1, twice in year 2. Trolls work first, imps make up the number.
do-produce_food = { $room } ({ $square }): { $workers } workers make 1 food
do-produce_gold = { $room } ({ $square }): { $workers } workers make 1 gold
do-produce_trap = { $room } ({ $square }): { $workers } workers make 1 trap
do-produce_tunnel = { $room } ({ $square }): { $workers } workers dig 1 tunnel
do-produce_reputation = { $room } ({ $square }): { $workers } workers { $lose ->
    [0] change nothing (your evil is as low as it goes)
   *[other] take { $lose } evil away
}
do-produce_imp = { $room } ({ $square }): { $workers } workers and { $food } food make 1 imp
do-production_done = No more production
ask-place_tunnel = Where do the imps of the tool shed dig?
hint-place_tunnel = Next to a tile, no full 2×2: the usual safety rules.
log-room_used = { $trolls ->
    [0] { $player }'s { $room } is staffed by imps: { $imps }.
   *[other] { $imps ->
        [0] { $player }'s { $room } is staffed by trolls: { $trolls }.
       *[other] { $player }'s { $room } is staffed by trolls ({ $trolls }) and imps ({ $imps }).
    }
}
log-made_food = 🍗 { $player } gets { $food } food.
log-made_gold = 💰 { $player } gets { $gold } gold.
log-made_imp = { $imps ->
    [one] 👺 { $player } has an imp more. It is magic!
   *[other] 👺 { $player } has { $imps } imps more. It is magic!
}
log-workshop_in_vain = There are no traps left; { $player }'s workshop makes nothing but noise.
link-return_order = Back to the order cards
ask-return_order = Which order card returns to your hand?
hint-return_order = Your first order, or one that was not carried out. The other two are disabled next round.
do-return_order = { $order }
log-return_chosen = { $player } will take back { $order }.
log-orders_returned = { $order } returns to { $player }'s hand. Disabled next: { $disabled }.
link-demand_turn_order = Ask for turn order…
ask-demand_turn_order = Would you rather do this in turn order? ({ $phase })
hint-demand_turn_order = Everyone acts at the same time. Until the first player has acted, you may ask for turn order instead.
do-turn_order = In turn order, please
log-turn_order = ✋ At { $player }'s wish this is done in turn order ({ $phase }).

## Events

log-event = 📜 Event: **{ $event }**.
log-event_without_effect = By the introductory rules nothing happens. The Ministry is quiet today.
log-special = 📜 **{ $special }**!
ask-pay_or_dismiss = { $number ->
    [1] Payday. Do you pay the { $creature }?
   *[other] Payday. Whose wage do you settle?
}
hint-pay_or_dismiss = Pay each one's cost or dismiss it, in any order. Each dismissal gains you 1 evil. Evil paid is evil gained: 10 or more brings the paladin.
do-pay_all = Pay everybody: { $gold ->
    [0] {""}
   *[other] { $gold } gold
}{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {", "}
    }{ $food } food
}{ $evil ->
    [0] {""}
   *[other] { $gold ->
        [0] { $food ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $evil } evil
}
do-pay_wage = Pay the { $creature }: { $gold ->
    [0] {""}
   *[other] { $gold } gold
}{ $food ->
    [0] {""}
   *[other] { $gold ->
        [0] {""}
       *[other] {", "}
    }{ $food } food
}{ $evil ->
    [0] {""}
   *[other] { $gold ->
        [0] { $food ->
            [0] {""}
           *[other] {", "}
        }
       *[other] {", "}
    }{ $evil } evil
}{ $trap ->
    [0] {""}
   *[other] {", "}{ $trap } trap
}{ $monster ->
    [0] {""}
   *[other] {", "}{ $monster } monster
}
do-dismiss = Dismiss the { $creature } (1 evil more)
log-wage_paid = { $player } pays the { $creature } its due.
log-dismissed = 👋 { $player } dismisses the { $creature }. There is no farewell party.
ask-tax_amount = The tax is { $tax } gold. How much do you pay?
hint-tax_amount = It is 1 gold for every two tiles, rounded up. Each gold not paid is an unpaid notice: 3 points fewer at the end.
do-pay_tax = { $notices ->
    [0] Pay { $gold } gold
    [one] { $gold ->
        [0] Pay nothing (one notice)
       *[other] Pay { $gold } gold (one notice)
    }
   *[other] { $gold ->
        [0] Pay nothing ({ $notices } notices)
       *[other] Pay { $gold } gold ({ $notices } notices)
    }
}
log-tax = { $notices ->
    [0] 🧾 { $player } pays { $gold } gold in tax. The official counts it twice in disbelief.
    [one] 🧾 { $player } pays { $gold } gold in tax and gets an unpaid notice, written in blood.
   *[other] 🧾 { $player } pays { $gold } gold in tax and gets { $notices } unpaid notices, written in blood.
}
ask-pay_due = { $special }: { $about } Still due: { $left } { $food_only ->
    [1] food
   *[other] gold or food
}. What do you do?
hint-pay_due = You pay one at a time. If you stop, you answer for the rest.
ask-trade = { $special }: { $about } Do you give anything? (Up to { $left } more)
hint-trade = One at a time; you need not give at all.
do-give_gold = Give 1 gold
do-give_food = Give 1 food
do-leave_unpaid = Pay no more ({ $left } unpaid)
do-stop_trading = Give no more
ask-hunt_witch = There are people with torches at the gate. What do you do?
hint-hunt_witch = Giving up a witch gains you no evil. Protecting her gains you 2.
do-give_up_witch = Give up a witch
do-take_evil = Gain { $evil } evil
log-witch_given_up = 🔥 { $player } lets a witch out by the back door and has never heard of her.
ask-last_call = Last call! Do you hire anybody?
hint-last_call = Anybody still in the tavern, for the printed cost and 1 gold.
do-hire_nobody = Nobody
ask-recall_traps = { $number ->
    [0] Which trap do you send back?
   *[other] Any more? (So far: { $traps })
}
hint-recall_traps = You will draw as many as you send back. The others see only the number.
do-recall_trap = Send back { $trap }
do-recall_done = { $number ->
    [one] That is all (one card)
   *[other] That is all ({ $number } cards)
}
ask-pay_guild = The Thieves' Guild collects its dues. What do you do?
hint-pay_guild = Hand over a third of your gold, or refuse and gain 1 evil.
do-pay_guild = Hand over { $gold } gold
log-lost_gold = 💸 { $player } loses { $gold } gold.
log-lost_food = { $player } loses { $food } food.
log-lost_imps = { $imps ->
    [one] { $player } loses an imp.
   *[other] { $player } loses { $imps } imps.
}
log-unfed_imps = { $imps ->
    [one] An imp leaves { $player }, unfed.
   *[other] { $imps } imps leave { $player }, unfed.
}
log-gained_food = { $player } gets { $food } food.

## Adventurers and the paladin

log-shared_evil = The non-players' evil is now { $evil }.
log-adventurer_leaves = { $hero } goes to a non-player's dungeon and is never heard of again.
log-adventurer_joins = { $place ->
    [1] 🚪 { $hero } arrives at { $player }'s gate and takes the lead.
   *[other] 🚪 { $hero } arrives at { $player }'s gate, number { $place } in line.
}
log-paladin_comes = ⚜️ Enough is enough! The **{ $paladin }** strikes his tent and marches on { $player }'s dungeon.
log-paladin_moves = ⚜️ The { $paladin } ({ $hp } left) has had his fill of { $left } and turns to { $player }, who is worse.
log-new_year = 🎆 **Year { $year }** begins. { $player } starts. The adventurers have “levelled up”, whatever they do at those meetings.

## Planning combat

log-combat_begins = ⚔️ **Combat, year { $year }**. The adventurers walk in without wiping their boots.
log-combat_round = ⚔️ **Combat round { $number }**
link-plan_battle = Back to the plan
ask-plan_battle = { $square ->
    [none] Where do you fight in round { $round }?
   *[other] Plan for round { $round } (place: { $square }). { $laid ->
        [0] No traps
       *[other] Traps: { $traps }
    }{ $sent ->
        [0] , nobody sent.
       *[other] , sent: { $creatures }.
    }{ $fee ->
        [0] {""}
       *[other] {" "}The room's fee is { $fee } gold.
    }
}{ $card ->
    [none] {""}
   *[other] {" "}Your spy saw the combat card: { $card } ({ $works ->
        [no] no effect as the party stands: { $magic } of { $round } magic
       *[yes] { $spell }
    })
}
hint-plan_battle = A tunnel takes one trap and one monster; a room one trap for 1 gold and two monsters. Ghosts come in any number, and nothing at all is fine too. It goes: trap, fast spell, creatures, slow spell, healing, fatigue, conquest.
group-traps = Traps
group-creatures = Monsters and ghosts
do-plan_tile = Fight on { $square } ({ $tile })
do-plan_trap = Lay the { $trap }{ $confirms ->
    [yes] {" "}and confirm the plan
   *[no] {""}
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } gold)
}{ $food ->
    [0] {""}
   *[other] {" "}({ $food } food)
}{ $imp ->
    [0] {""}
   *[other] {" "}({ $imp } imp)
}
do-deploy = Send the { $creature }{ $confirms ->
    [yes] {" "}and confirm the plan
   *[no] {""}
}
do-plan_done = Confirm the plan for { $square }
ask-change_plan = Waiting for the others. Change your plan?
hint-change_plan = Nobody has seen it yet. Once everybody has a plan, it stands.
do-change_plan = Change my plan
log-plan_open_again = { $player } thinks the plan over.
log-plan_ready = { $player } has a plan.
log-plan = { $player } waits on { $square } ({ $tile }). { $traps ->
    [0] No traps
    [one] One trap face down
   *[other] { $traps } traps face down
}{ $sent ->
    [0] , no welcome party.
   *[other] , welcome party: { $creatures }.
}
log-trap_fee = { $player } spends { $gold } gold on a convincing treasure chest.
ask-release_prisoner = No tile is left to defend. Which prisoner do you release?
hint-release_prisoner = There is no battle this round; one prisoner walks free instead.
do-release = Release { $hero }
log-released = 🔓 { $player } releases { $hero }. There go the points, on foot.

sum-icons = { $icons ->
    [0] Nobody in the party wards off trap damage.
   *[other] The party can ward off up to { $icons } points of trap damage.
}
sum-trap = { $left ->
    [0] { $hero }: { $dealt } of { $planned } get through, defeated.
   *[other] { $hero }: { $dealt } of { $planned } get through, { $left } left.
}
sum-attack = { $left ->
    [0] { $hero }: { $dealt } damage, defeated.
   *[other] { $hero }: { $dealt } damage, { $left } left.
}

## Battle

log-combat_card = 🃏 The combat card of round { $number } is **{ $card }**. Fatigue { $fatigue }.
log-battle = ⚔️ **{ $player }'s battle**: { $square } ({ $tile }).
ask-trap_order = Which trap works first?
hint-trap_order = Both traps share the party's protection. Let one use it up before the other strikes.
do-trap_first = { $trap } first
log-trap = 🪤 Click. { $player }'s **{ $trap }**!
log-trap_not_paid = { $player } cannot pay for the trap and puts it quietly back on the shelf.
log-trap_in_vain = The { $trap } works perfectly, where nobody is standing.
link-choose_trap_target = Back to the battle
ask-choose_trap_target = Whom does the { $trap } hit?
hint-choose_trap_target = Thieves and paladin may ward off the damage; the special effect always works.
log-prevented = { $points ->
    [1] 🛡️ “Don't touch that.” { $hero } is spared { $points } damage.
    [2] 🛡️ “Only the left stones.” { $hero } is spared { $points } damage.
   *[other] 🛡️ A bit of wire stops the whole machine. { $hero } is spared { $points } damage.
}
log-damage = { $left ->
    [0] 💢 { $hero } takes { $points } damage!
   *[other] 💢 { $hero } takes { $points } damage ({ $left } left).
}
log-shield_absorbs = The magic shield swallows { $points } damage to { $hero }.
log-defeated = ⛓️ **{ $hero } is defeated!** { $player }'s prison has a new guest.
log-phantom_bursts = 🫧 The phantom bursts. Nothing in it, no points either.
log-party_gone = 🎉 Peace returns to { $player }'s dungeon. Only muddy footprints remain.

log-spell = ✨ A spell is cast: **{ $card }**!
log-spell_too_weak = { $needed ->
    [1] { $card } fizzles ({ $magic } magic, { $needed } needed). Wrong end of the wand.
    [2] { $card } fizzles ({ $magic } magic, { $needed } needed). There is a small “pop”.
    [3] { $card } fizzles ({ $magic } magic, { $needed } needed). The spell book is still at the inn.
   *[other] { $card } fizzles ({ $magic } magic, { $needed } needed). A dove appears.
}
log-spell_stopped_by_room = In the { $room }, { $card } is just somebody talking to himself.
log-spell_stopped_by_trap = With a dart in the tongue, nobody can pronounce { $card }.
ask-choose_spell_monster = The spell comes for your monsters. Who takes it?
hint-choose_spell_monster = One of the monsters you sent. Ghosts are not affected.
do-spell_weaken = The { $creature } is transformed
do-spell_fall = The { $creature } falls through the gate
do-spell_withdraw = Withdraw the { $creature }
ask-answer_suggestion = “Between ourselves, are they paying you enough?” Whom do you settle with?
hint-answer_suggestion = Pay each monster's cost again, or withdraw it. Withdrawn monsters have not fallen and can fight next round.
ask-answer_peace = “Can't we all be friends?” Your monsters begin to lower their clubs.
hint-answer_peace = Withdraw every monster you sent, or gain 2 evil for shouting them down.
do-withdraw_monsters = Withdraw all monsters
log-creature_withdrawn = 🏃 The { $creature } goes back to { $player }'s lair.
log-felled = 🌀 { $player }'s { $creature } steps through the gate and falls over somewhere far away.
log-weakened = 🐑 { $player }'s { $creature } is a sheep now, and has not noticed.
log-enraged = 😡 { $player }'s monsters see red and nothing else.
log-hidden = 👻 { $hero } vanishes and steps to the back of the line.
log-phantom = 🫥 A remarkably thin hero leads the way into { $player }'s dungeon.
log-toughened = 🍞 { $hero } has a good breakfast: { $hp } hit points now.
log-mended = 💚 { $points } of { $hero }'s wounds close (damage { $damage }).
log-traps_cancelled = 🪄 Magic washes the clever part off { $player }'s traps.

link-next_creature = Back to the battle
ask-next_creature = Who attacks next?
hint-next_creature = The sequence matters: once the first is defeated, the next one steps to the front.
do-creature = { $creature }
do-creature_in_vain = { $creature } (nobody it can attack)
link-choose_attack = Back to the battle
ask-choose_attack = How does the { $creature } attack?
hint-choose_attack = Unless it says “stays up”, a creature lies flat for the rest of this combat after attacking.
do-attack_strike = { $next ->
    [0] { $damage } damage to the first
   *[other] { $damage } damage to the first (if defeated, { $next } to the next)
}
do-attack_flood = { $damage } damage to everybody
do-attack_cling = Cling to their ankles (no fatigue, no conquest)
do-attack_haunt = { $damage } damage to anybody but the first
do-attack_fed_strike = Eat { $food } food: { $damage } damage to the first
do-attack_bolt = One big spell: { $damage } damage to the first
do-attack_two_bolts = Two small spells: { $damage } damage twice, to anybody
do-attack_bite = Bite: { $damage } damage to anybody but a priest
do-attack_careful_bite = Nibble: { $damage } damage to anybody but a priest, stays up
do-attack_fire = Breathe fire: { $damage } damage to everybody, no healing
do-attack_doom = Snatch: { $damage } damage to anybody, no fatigue, no conquest
do-attack_weak = A feeble { $damage } damage to the first
do-attack_enraged = In blind rage, { $damage } damage to the first
do-refrain = It attacks nobody and comes home on its feet
link-choose_target = Back to the battle
ask-choose_target = To whom does the { $creature } deal { $damage } damage?
hint-choose_target = Damage beyond the target's hit points is wasted.
do-target = { $hero } ({ $left } left)
log-attacks = { $food ->
    [0] 👊 { $player }'s **{ $creature }** attacks for { $damage }!
   *[other] 👊 { $player }'s **{ $creature }** wolfs down { $food } food and attacks for { $damage }!
}
log-clings = 🟢 { $player }'s { $creature } wraps itself round every ankle. It is lukewarm. Nobody moves.
log-cannot_attack = { $player }'s { $creature } finds nobody to attack and comes home bored.
log-no_heal = No healing in { $player }'s dungeon this round.
log-no_conquest = No fatigue and no conquest in { $player }'s dungeon this round.
log-no_spell = No spells in { $player }'s dungeon this round.
log-healing_skipped = No healing. There is not a bandage to be found in { $player }'s dungeon.
log-no_fight_no_healing = “No fight, no healing”: it says so in the priests' rulebook ({ $player }).
log-healed = 💚 { $hero } is healed of { $points } damage ({ $damage } remaining).
log-fatigue = { $points ->
    [1] 🥵 They argue about who holds the lantern. Fatigue deals { $points } damage.
    [2] 🥵 It is dark, it is narrow, there are rats. Fatigue deals { $points } damage.
   *[other] 🥵 “Side passage!” “T-junction!” It takes an hour. Fatigue deals { $points } damage.
}
log-poison_works = ☠️ “Just a scratch”, says { $hero }. Then the poison works.
log-conquered = { $square ->
    [C1] 🌼 { $square } ({ $tile }), right by the gate, is **conquered**. Sunlight and flowers in { $player }'s dungeon. How sad.
    [C2] 🌼 { $square } ({ $tile }) is **conquered**. They are carving their names into { $player }'s walls.
    [C3] 🌼 { $square } ({ $tile }) is **conquered**. Somebody is waltzing in { $player }'s dungeon.
   *[other] 🌼 { $square } ({ $tile }) is **conquered**. { $player }'s dungeon is a little brighter, and nobody wanted that.
}{ $points ->
    [0] {""}
   *[other] {" "}(−{ $points } points at the end)
}
log-conquest_skipped = The party has other worries; { $player }'s tile is safe.
log-survivors_leave = Leaving { $player }'s dungeon with tall tales to tell: { $heroes }.
log-combat_ends = { $year ->
    [1] 🏁 The combat of year { $year } is over. The fallen get up, in good time for payday.
   *[other] 🏁 The combat of year { $year } is over. The fallen get up and fall in line for the inspectors.
}

## What happened, told as one entry

story-special_forecast = 📜 The special event will be **{ $special }**. { $about }
story-adventurers = 🔭 Next in town: { $heroes }.
story-hired = 🍻 { $player } hires the { $creature }.
story-built = 🏗️ { $player } builds the { $room } on { $square }.
story-reputation = 😇 { $player } improves their reputation: { SIGNED($n) } evil.
story-evil_of_conquest = { SIGNED($n) } evil for the conquest.
story-special = 📜 **{ $special }**. { $about }
story-tax_paid = 🧾 Paid in full: { $players }.
story-tax_owed = 🧾 { $player } pays { $gold } gold and gets { $notices ->
    [one] an unpaid notice
   *[other] { $notices } unpaid notices
}.
story-joins_first = 🚪 { $hero } comes to { $player }.
story-joins = { $hero } comes to { $player }.
story-combat_card = 🃏 Combat round { $number }: **{ $card }**. { $about }
story-tile_lost = ⚔️ { $player } loses { $square } ({ $tile }){ $points ->
    [0] {""}
    [one] : −1 point
   *[other] : −{ $points } points
}.
story-tile_kept = ⚔️ { $player } holds { $square } ({ $tile }).
story-party_gone = ⚔️ { $player } wins on { $square } ({ $tile }).
story-captured = ⛓️ { $heroes } captured.
story-blow = { $kind ->
    [trap] 🪤
    [creature] 👊
    [spell] ✨
    [fatigue] 🥵
   *[poison] ☠️
} { $name }{ $points ->
    [0] {""}
   *[other] : { $points } damage to the party
}.
story-fatigue = Fatigue
story-poison = Poison
story-prevented = 🛡️ The party prevented { $points } damage.
story-healed = 💚 The party healed { $points } damage.
story-gold = { SIGNED($n) } gold
story-food = { SIGNED($n) } food
story-imps = { $n ->
    [1] +1 imp
    [-1] −1 imp
   *[other] { SIGNED($n) } imps
}
story-traps = { $n ->
    [1] +1 trap
    [-1] −1 trap
   *[other] { SIGNED($n) } traps
}
story-evil = { SIGNED($n) } evil

## Scoring

log-title_held = 👑 { $title }: { $players }.
log-score = { $player }: { $total } points.
closing-titles = 👑 { $player }: { $number ->
    [one] one title
   *[other] { $number } titles
} ({ $titles }).
tie-shared = ⚖️ { $players } have { $points } points each; the rules know no tie-break, so they share the victory.
end-scored = The Ministry closes the books on two years. { $licensed ->
    [0] Nobody passes the examination.
   *[other] Licensed Dungeon Lords: { $licences }.
}
end-training = The combat training is over. Best possible result in { $mastered } of { $scenarios }. Your monsters send their regards.
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

gain-rooms = rooms that score more
cost-rooms = rooms that score less
gain-prisoners = more prisoners
cost-prisoners = fewer prisoners
gain-conquered = fewer conquered tiles
cost-conquered = more conquered tiles
gain-notices = fewer unpaid notices
cost-notices = more unpaid notices
gain-creatures = better monsters and ghosts
cost-creatures = poorer monsters and ghosts
gain-fallen = fewer fallen monsters
cost-fallen = more fallen monsters
gain-tunnels = more tunnels
cost-tunnels = fewer tunnels
gain-gold = more gold
cost-gold = less gold
gain-food = more food
cost-food = less food
gain-imps = more imps
cost-imps = fewer imps
gain-traps = more traps
cost-traps = fewer traps
gain-evil = less evil
cost-evil = more evil
gain-paladin = no paladin at the door
cost-paladin = a paladin at the door
gain-party = weaker adventurers at the door
cost-party = stronger adventurers at the door

## Combat training

scenario-training_1 = Scenario 1
scenario-training_2 = Scenario 2
scenario-training_3 = Scenario 3
scenario-training_4 = Scenario 4
scenario-training_5 = Scenario 1 with a room
log-scenario = 🎓 **{ $scenario }**. Three adventurers enter the practice dungeon. Fatigue is 2 every round, and there are no spells.
log-scenario_mastered = 🎖️ **{ $scenario }**: conquered tiles: { $conquered }. Nobody can do better!
log-scenario_could_be_better = **{ $scenario }**: conquered tiles: { $conquered }. It can be held to { $best }.
ask-again_or_on = { $scenario }: conquered tiles { $conquered }, best possible { $best }. What next?
hint-again_or_on = Try a scenario as often as you like; your best result counts.
do-next_scenario = Next scenario
do-scenario_again = Try again
do-end_training = End the training
link-ask_hint = 💡 Hint… ({ $shown } of { $hints })
ask-ask_hint = Would you like a hint? ({ $shown } of { $hints } shown)
hint-ask_hint = The first hint tells what to look at, the others the answer round by round.
do-hint = Next hint
log-hint = 💡 Hint { $number } for { $player }: { $hint }

hint-training_1_1 = The warriors have 3 and 4 hit points, the trap deals 3, the troll 3 or 4. The 2 points of fatigue fight for you, too.
hint-training_1_2 = Round 1: Rolling Stone and troll. The stone defeats the first, the troll's 3 and the fatigue the second. You need not spend the food.
hint-training_1_3 = Round 2: of the goblin's 2 damage the priest can heal only 1; the fatigue does the rest.
hint-training_2_1 = With two thieves around, traps hardly work. Keep yours for the last one standing.
hint-training_2_2 = Round 1: first the ghost on the thief in the middle, then the witch's 4 on the warrior. Fatigue finishes the wounded thief.
hint-training_2_3 = Round 2: Poisoned Meal for the one who is left. One point gets through, and fatigue does the rest.
hint-training_3_1 = The vampire cannot bite the priest. The pendulum can, but not while the thief is there to stop it.
hint-training_3_2 = Round 1: Cursed Ring and vampire. Nibble at the thief (2 damage, stays up). No conquest, no fatigue.
hint-training_3_3 = Round 2: another nibble defeats the thief. The warrior takes the fatigue.
hint-training_3_4 = Round 3: Pendulum for 3 on the priest, and the vampire's 3 defeats the warrior. Only 1 is healed, and fatigue ends it.
hint-training_4_1 = There are two priests, but without an attack there is no healing. Begin with patience.
hint-training_4_2 = Round 1: the Fire Wall alone. Nobody attacks, nobody is healed; you lose one tile.
hint-training_4_3 = Round 2: an Anti-magic Dart on a priest stops the healing, and the slime hits everybody. The last two fall to one point of fatigue each.
hint-training_5_1 = A room takes two monsters. Its trap costs a fee of 1 gold.
hint-training_5_2 = Round 1: Rolling Stone, the troll fed for 4, and the goblin. The priest heals only 1, and fatigue does the rest.

## Looking things up

family-order = Order
family-creature = Monster or ghost
family-room = Room
family-trap = Trap
family-card = Combat card
family-special = Special event
family-hero = Adventurer
command-card-about = Look at a monster, room, trap, combat card, event, order or adventurer
command-which_card-about = Its name in English or Japanese; names appear as you type

## Options of the game

command-training-name = training
command-training-about = Starts the combat training at once, for you alone (in a DM too)

command-choose_disabled-name = choose_disabled
command-scenario-name = scenario
command-scenario-about = Which scenario; left out: all of them

option-rules = Rules
option-rules-help = Which rules you play by. For a first game take the introductory ones.
option-rules-full = Full rules
option-rules-full-help = The first disabled orders are chosen, special events happen, hiring first costs a fee.
option-rules-introductory = Introductory rules
option-rules-introductory-help = No choice of the first disabled orders, no special events, no fee for hiring first.
option-choose_disabled = Choose disabled orders
option-choose_disabled-help = With introductory rules too, choose the first disabled orders from three cards.
option-scenario = Training scenario
option-scenario-help = One player alone does the combat training. This says which scenario.
option-scenario-all = All, one after the other
option-scenario-1 = Scenario 1
option-scenario-2 = Scenario 2
option-scenario-3 = Scenario 3
option-scenario-4 = Scenario 4
option-scenario-room = Scenario 1 with a room

## What each answer does

about-evil = Evil { $before } → { $after }{ $paladin ->
    [comes] : the paladin comes!
    [leaves] : the paladin leaves you.
   *[stays] .
}
space-dig_tunnels-imps = Uses imps before mining
space-mine_gold-imps = Only imps that have not dug can mine
note-imps_shared = Tunnels are dug before gold is mined, and you have { $imps ->
    [one] 1 imp
   *[other] { $imps } imps
} for both.
note-no_imps = You have no imp for this.
note-recruits_late = Recruited imps arrive only after digging and mining.
about-order = I: { $first } · II: { $second } · III: { $third }{ $more ->
    [none] {""}
   *[other] . { $more }.
}
about-order_last_first = First III: { $third } · then II: { $second } · then I: { $first }{ $more ->
    [none] {""}
   *[other] . { $more }.
}
space-taken = taken
space-traps_of_year_2 = Discard 1 card of those you have
space-hire_first = As first order: 1 gold
space-get_food-1 = 1 gold → 2 food
space-get_food-2 = 1 evil → 3 food
space-get_food-3 = 2 evil → 3 food, 1 gold
space-improve_reputation-1 = −1 evil, spy
space-improve_reputation-2 = −2 evil
space-improve_reputation-3 = 1 gold → −2 evil, spy
space-dig_tunnels-1 = up to 2 tunnels
space-dig_tunnels-2 = up to 3
space-dig_tunnels-3 = up to 4, and a foreman
space-mine_gold-1 = up to 2 gold
space-mine_gold-2 = up to 3
space-mine_gold-3 = up to 4, and a foreman
space-recruit_imps-1 = 1 food → 1 imp
space-recruit_imps-2 = 2 food → 2 imps
space-recruit_imps-3 = 1 food, 1 gold → 2 imps
space-buy_traps-1 = 1 gold → 1 trap
space-buy_traps-2 = 1 trap free
space-buy_traps-3 = 2 gold → 2 traps
space-buy_traps-1_of_2 = 1 gold → draw 2
space-buy_traps-2_of_2 = draw 2 free
space-buy_traps-3_of_2 = 2 gold → draw 3
space-hire_monster-1 = its cost
space-hire_monster-2 = its cost
space-hire_monster-3 = its cost, 1 food
space-build_room-1 = free
space-build_room-2 = 1 gold
space-build_room-3 = 1 gold

about-goblin = 2 damage to the first; if that defeats them, 1 to the next.
about-slime = 1 damage to everybody, or clings: no fatigue, no conquest.
about-ghost = 2 damage to anybody but the first; any number may be sent.
about-troll = 3 damage to the first, 4 if fed; works like an imp.
about-witch = 4 damage to the first, or 1 damage twice to anybody.
about-vampire = 3 damage to anybody but a priest, or 2 and stays up.
about-golem = 4 damage to the first; never falls.
about-dragon = 2 damage to everybody; no healing.
about-demon = 7 damage to anybody; no fatigue, no conquest.
about-creature_and_evil = { $fight } Evil { $before } → { $after }{ $paladin ->
    [comes] : the paladin comes!
    [leaves] : the paladin leaves you.
   *[stays] .
}

about-rolling_stone = { $year ->
    [1] 3
   *[other] 4
} damage to the first.
about-pendulum = { $year ->
    [1] 3
   *[other] 4
} damage to the second in line, if there is one.
about-trap_door = { $year ->
    [1] 2
   *[other] 3
} damage to the first; no fatigue, no conquest.
about-fire_wall = 1 damage to everybody, 1 more to the last.
about-cursed_ring = { $year ->
    [1] 1
   *[other] 2
} damage to everybody; no fatigue, no conquest.
about-kamikaze_imp = { $year ->
    [1] 3 damage to the first, 1 to all others.
   *[other] 4 damage to the first, 2 to all others.
}
about-poisoned_meal = The first takes as much damage as they have hit points.
about-poisoned_dart = 1 damage to anybody, 2 more after the conquest that nothing stops.
about-antimagic_dart = 1 damage to anybody; a wizard: no spells, a priest: no healing.

about-decline = The card may return to your hand instead of your first order's.
about-decline_first = The card returns to your hand either way.
about-mine = { $imps ->
    [one] One imp works
   *[other] { $imps } imps work
}{ $foreman ->
    [needed] , another is the foreman
   *[none] {""}
}; { $free ->
    [0] none stays free.
    [one] one stays free.
   *[other] { $free } stay free.
}
about-place_room = Distance from the entrance: { $distance }. The party takes the nearest tiles first.
about-spy = It counts in combat round { $round }.
about-spied = You know it: { $card }, combat round { $round }.
about-imps_leave = { $imps ->
    [one] One imp leaves you.
   *[other] { $imps } imps leave you.
}
about-trade_food = You get { $food } food.
about-notices = { $points } points fewer at the end.
about-tile_tunnel = A trap and a monster. If conquered: { $points } points fewer at the end.
about-tile_room = A trap (fee 1 gold), two monsters as a rule. If conquered: { $points } points fewer at the end.
about-plan_done = At stake on { $square }: { $points } points at the end.
about-release = { $points } points fewer at the end.
about-withdraw = Whoever withdraws has not fallen and can fight again next round.

## Why not

refused-order_disabled = This card lies disabled in this round. At its end it comes back to your hand.
refused-nonplayer_drawn = This colour has drawn that order already: its minion stands there.
refused-nonplayer_disabled = This colour's card lies disabled in this round.
refused-setup_choice = Choose among the three cards you drew.
refused-return_choice = Only your first order, or one that was not carried out, can return.
refused-no_gold = That takes { $needed } gold, and you have { $have }.
refused-no_food = That takes { $needed } food, and you have { $have }.
refused-no_imp = { $who ->
    [workers] That takes { $needed } free imps or trolls
   *[imps] That takes { $needed } free imps
}, and you have { $have }. Whoever has worked is busy for this round.
refused-no_trap = { $laid ->
    [0] It also takes a trap card, and you have none.
   *[other] You have no second card of this trap.
}
refused-no_monster = { $sent ->
    [0] It also takes another monster, and you have none. Ghosts do not count.
    [one] It is sent already, and you have no other of its kind.
   *[other] All { $sent } of them are sent already.
}
refused-no_evil_room = { $have ->
    [one] That takes { $needed } evil, and the evilometer has only one space left above you.
   *[other] That takes { $needed } evil, and the evilometer has { $have } spaces left above you.
}
refused-not_adjacent = That is not next to any of your tiles.
refused-occupied = There is a tile already.
refused-two_by_two = A block of 2×2 would be full. The Ministry's safety rules forbid it.
refused-room_adjacent = Rooms may not be next to each other.
refused-room_zone = This room may not be built there.
refused-not_tunnel = That is not a tunnel.
refused-just_dug = That tunnel was dug in this round.
refused-no_tunnel = Each miner needs an unconquered tunnel without another miner: that takes { $needed }, and you have { $have }.
refused-conquered = That tile is conquered.
refused-room_used = That room has done its work for this round.
refused-not_on_offer = That is not on offer now.
refused-deck_empty = There are no trap cards left.
refused-limit = { $what ->
    [traps] This tile takes { $limit ->
        [one] only one trap.
       *[other] only { $limit } traps.
    }
    [monsters] This tile takes { $limit ->
        [one] only one monster. Ghosts may still come.
       *[other] only { $limit } monsters. Ghosts may still come.
    }
    [miners] On this space at most { $limit } imps mine.
   *[tax] The tax is { $limit } gold.
}
refused-tile_distance = The party goes for the nearest tile that is not conquered.
refused-fallen = It has fallen and lies flat for the rest of this combat.
refused-trap_cost = { $token ->
    [gold] With fee and traps that makes { $needed } gold, and you have { $have }.
    [food] For traps that makes { $needed } food, and you have { $have }.
   *[imp] It takes an imp, and you have none.
}
refused-target = { $why ->
    [first] It hits anybody but the first in line.
    [priest] It hits anybody but a priest.
    [hidden] Invisible: they cannot be chosen in this round.
    [ghost] The spell does not touch ghosts.
   *[nobody] There is nobody it could hit.
}
refused-must_attack = As long as there is anybody it can attack, a creature you sent must attack.
refused-no_square = There is no square where that room could go.

## The rules by topic

topic-goal-title = What it is about
topic-goal =
    You are a young Dungeon Lord of barely a hundred and fifty. The Ministry gives you two years to build a decent dungeon and to keep adventurers from wrecking it. Then the officials come and count. Whoever has the most points is the Underlord; equals share the win. Everybody with more than 0 points gets the licence.

    A year has two parts.
    - Building: four rounds, winter to autumn. You dig, hire, build and acquire a bad name
    - Combat: up to four rounds. The adventurers who have gathered at your gate come in

    After two such years come the points.

    A first plan
    - By autumn have two or three creatures and a few traps. Whoever has attacked fights no more that year
    - Keep food for payday and gold for the tax (1 for every two tiles)
    - Keep your evil at 9 or less until you can take on the paladin
    - You know a season ahead who comes. Against thieves traps do little; against priests hit hard at once; against wizards send a spy

topic-picture-title = Reading the board
topic-picture =
    From top to bottom, while you build:
    - year, season and phase
    - this season (Now) and the next: the event (“?” is known to nobody) and the adventurers, the weakest on the left; the brighter the edge, the stronger
    - the eight areas, their spaces in the order in which they act: I on top, in areas 7 and 8 III. On each space the cost stands left of the arrow, the gain right of it. While orders are chosen, a sign struck out means that this player cannot give the order
    - the creatures in the tavern and the rooms on the market
    - the evilometer. Space 10 is the paladin's: a tent while he is at home, a helmet once he has left
    - everybody's dungeon and supplies, the adventurers at the gate (hit points left, red when wounded), and the number of prisoners

    Players differ by colour and shape: red is a disc, blue a square, yellow a triangle, green a diamond. Dashed minions belong to colours nobody plays. The smile marks the starting player, a tick whoever is ready.

    The picture of your hand shows your own dungeon large. Squares are named by column A to E (left to right) and row 1 to 4 (top to bottom); the entrance is above C1. Squares in bloom are conquered, imps stand where they worked in this round, and a dashed frame means that you can choose this now. The front of the line is on the left. Beside the crown stand the points that an examination now would give, titles included.

    An adventurer's key wards off trap damage, the cross heals, the star is for spells.

    While plans are made you see the four combat cards and all dungeons; in a battle this round's card, and the creatures facing the party of whoever is fighting.

    The command `/dungeonlords card` shows any monster, room, trap, combat card, event, order or adventurer.

topic-rounds-title = A round
topic-rounds =
    A building round goes like this.
    1. New round: three creatures in the tavern, two rooms on the market. Except in autumn, next season's event and adventurers are forecast
    2. Orders: everybody secretly chooses three at the same time; they are revealed one by one and minions placed
    3. The orders are carried out, area by area
    4. Production, and order cards return
    5. The event (not in winter)
    6. Adventurers arrive (not in winter)

    The starting player moves one seat to the left after winter, spring and summer, but not after autumn. Turn order always goes from the starting player to the left. For year 2 the token goes to the right neighbour with four players, to the left with three, and stays with two.

topic-orders-title = Order cards
topic-orders =
    You have eight order cards, two of which are always disabled. Choose three of the other six and their sequence. You can choose again while others are still choosing.

    The first orders are shown together; in turn order each minion takes the lowest free space of its area. Then the second orders, then the third. If all three spaces are taken, the minion goes onto your own card and the order is not carried out.

    When your minion's turn comes you may also pass. A cost is paid in full or not at all.

    At the end of the round both disabled cards come back. Of the three orders you gave only one returns: the first, or, if you like, one that was not carried out. The other two are disabled next.

    By the full rules, hiring as your first order costs 1 gold when it is shown, and without gold it is not carried out. Also, you choose your first two disabled orders from three cards.

topic-areas-title = The eight areas
topic-areas =
    Areas 1 to 6 go I, II, III; areas 7 and 8 go III, II, I.

    Everyone carries out at the same time what depends on nobody else. Rivals at the tavern or for rooms choose one after the other. When all are done, traps are drawn and the paladin moves in the order of the areas. Until the first player has acted, you may ask for turn order.

    1. { order-get_food }. { order-get_food-help }
    2. { order-improve_reputation }. { order-improve_reputation-help }
    3. { order-dig_tunnels }. { order-dig_tunnels-help }
    4. { order-mine_gold }. { order-mine_gold-help }
    5. { order-recruit_imps }. { order-recruit_imps-help }
    6. { order-buy_traps }. { order-buy_traps-help }
    7. { order-hire_monster }. { order-hire_monster-help }
    8. { order-build_room }. { order-build_room-help }

    A spy looks secretly at one of this year's four combat cards. Their order never changes.

topic-digging-title = Digging and building
topic-digging =
    A tunnel goes on an empty square that shares an edge with one of your tiles, conquered or not. Tunnels of the same order may build on each other. No block of 2×2 squares may ever be full; rooms and conquered tiles count.

    An imp works once a round. On space III one more imp is the foreman, however few dig or mine. Trolls cannot dig, mine or be foreman.

    Mining takes one imp for each unconquered tunnel. A tunnel dug in this round may be mined, by another imp.

    A room replaces an unconquered tunnel.
    - Rooms may not share an edge, conquered ones included
    - It may not replace a tunnel dug in this round
    - Rooms of year 1 have zones; those of year 2 may go anywhere

topic-production-title = Production
topic-production =
    A production room (of year 1) makes its product when as many free imps or trolls as it says work there. Each room works once a round in year 1, twice in year 2. You choose which and in what sequence, or none.

    - An imp born in the Magic Room may work at once
    - The Tool Shed's tunnel follows the usual rules of digging
    - The Workshop's trap is not subject to year 2's “draw one more, hand one back”
    - Conquered rooms make nothing

    Everyone does this at the same time, unless a player asks for turn order before the first has acted.

topic-events-title = Events
topic-events =
    Payday, tax and special event each come once a year, in spring, summer and autumn in some order. Each is forecast a season ahead.

    Payday: pay the printed cost of every creature in your lair again, or dismiss it; one by one, in any order. Each dismissal gains you 1 evil.

    Tax: 1 gold for every two tiles, rounded up, conquered ones included. You may pay less, but each gold not paid is an unpaid notice worth 3 points less.

    Special event: by the full rules, do what this year's card says. By the introductory rules nothing happens.

    Everyone decides at the same time; then the paladin moves and traps are drawn in turn order.

topic-special_events-title = Special events
topic-special_events =
    By the full rules two of these nine are used, one a year. Everyone decides at the same time, except for { special-last_call }, which goes in turn order.

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
    At the end of spring, summer and autumn one of the forecast adventurers comes to each of you: the weakest to the least evil, and so on up. Of two equally evil lords, the one nearer to the starting player counts as kinder.

    A newcomer goes to the back of the line. Warriors go to the front, a later one before an earlier one. The paladin is always first.

    - Warriors stand in front
    - Thieves ward off trap damage, one point per key
    - Priests heal after a fight, one point per cross
    - Wizards cast the combat cards' spells; their stars are magic points

    After autumn everybody has three at the gate. Those of year 2 are a good deal stronger.

topic-evil-title = Evil
topic-evil =
    The evilometer goes from 1 (nice) to 15 (vile); all start on 5. The more evil you are, the stronger the adventurers you attract.

    You pay with evil only for food on spaces II and III and in the cost of a creature (hiring, payday, Suggestion). If there is not enough room above you, you cannot pay. All other gains and losses just stop at the ends.

    Each conquered tile takes 1 evil away.

topic-paladin-title = The paladin
topic-paladin =
    There is one paladin a year, in a tent outside the town. As soon as somebody's evil reaches or passes 10 he goes to the head of that lord's line, and never back to the tent.

    He moves on at once when somebody else has at least 10 and is strictly more evil than his host. In a tie he stays; among equal candidates he goes to the last in turn order. This holds during combat too, and he keeps his wounds.

    - Where the party is still alive he joins at the front at once
    - Where it is beaten the fight begins again next round, but not after round 4

    He has keys, crosses and stars. He is hard to beat, and worth 5 points in prison.

topic-combat-title = Combat
topic-combat =
    There are up to four rounds. You take part while anybody is alive in your dungeon.

    Planning: you fight on the unconquered tile nearest to the entrance, counted on foot. If there are several, choose.
    - Tunnel: one trap, one monster
    - Room: one trap for a fee of 1 gold, up to two monsters
    - Ghosts: any number anywhere. Sending nothing is fine

    When all plans are in, the combat card is shown, and battles are fought in turn order.
    1. Trap: show it, pay its cost, let it work
    2. Fast spell
    3. Creatures attack in any order, and fall. One that can attack nobody comes home on its feet
    4. Slow spell
    5. Healing, from the front, if a creature attacked
    6. Conquest: fatigue, the card's number, one point at a time to whoever is first. If anybody is left, the tile is conquered

    An adventurer whose damage reaches the hit points goes to your prison at once. When nobody is left your battle ends there and then. Wounds stay from round to round.

    With no tile left to defend, you release a prisoner instead. After round 4 the survivors leave and the fallen get up.

topic-traps-title = Traps
topic-traps =
    A trap's damage is first added up for everybody; then the keys of thieves and paladin take points away from the front. Special effects cannot be stopped. A used trap never comes back.

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
    A combat card has a fatigue number and a spell. In round 1 the spell needs 1 magic point, in round 2 it needs 2, and so on. It works if the stars of wizards and paladin suffice at that very moment.

    - Fast spells come after the trap and before the creatures. A wizard felled by the trap casts nothing
    - Slow spells come after the creatures and before the healing

    A creature that withdraws goes home face up; it has not fallen. Spells on monsters do not touch ghosts. Each dungeon is looked at for itself.

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

    A phantom counts as an adventurer but makes no prisoner. When nobody real is left it vanishes.

topic-creatures-title = Monsters and ghosts
topic-creatures =
    Attacks hit the first in line, somebody of your choice, or everybody. Whoever has attacked falls and is out until the combat of this year is over.

    - { creature-goblin }: { creature-goblin-help }
    - { creature-slime }: { creature-slime-help }
    - { creature-ghost }: { creature-ghost-help }
    - { creature-troll }: { creature-troll-help }
    - { creature-witch }: { creature-witch-help }
    - { creature-vampire }: { creature-vampire-help }
    - { creature-golem }: { creature-golem-help }
    - { creature-dragon }: { creature-dragon-help }
    - { creature-demon }: { creature-demon-help }

    Golem, dragon and demon come in year 2 only. Ghosts are no monsters: no points, no food for demons, and no target of spells on monsters.

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

    Scoring rooms work at the end, unless conquered.

    - { room-cafeteria }: { room-cafeteria-help }
    - { room-chapel }: { room-chapel-help }
    - { room-pandemonium }: { room-pandemonium-help }
    - { room-hall_of_fame }: { room-hall_of_fame-help }

topic-scoring-title = Points
topic-scoring =
    - Unconquered room: 2 each
    - Monster: 1 each (ghosts nothing)
    - Prisoner: adventurer 2, paladin 5
    - Conquered tile: 2 less each
    - Unpaid notice: 3 less each
    - Bonus of scoring rooms
    - Titles

    A total may be negative. Losing a room makes a difference of 4: two points not gained, two lost.

topic-titles-title = Titles
topic-titles =
    Whoever is best alone gets 3 points; equals get 2 each. With two players it is 2 and 1.

    - { title-dark_deeds }: most evil
    - { title-halls }: most rooms, conquered ones too
    - { title-tunnels }: most tunnels, conquered ones too
    - { title-monsters }: most monsters, ghosts not counted
    - { title-imps }: most imps, trolls not counted
    - { title-riches }: most gold, food and unused traps together
    - { title-battle }: fewest conquered tiles

topic-few_players-title = Two or three players
topic-few_players =
    The colours nobody plays send minions that take up spaces, and do nothing else.

    Three players: one such colour. Every round three of its five cards are shown before you choose; its minions take space II.

    Two players: two such colours, each looked after by one of you. Every round each draws two orders for space II (II and III if both draw the same). After the own three orders its keeper secretly chooses its third among the other three cards; that minion takes space I (I and II if they are the same) before anybody's first order.

    Orders used in one round do not come up in the next.

    Three adventurers come every time. With two players there is one more, shared evil counter; it rises by 1 before the adventurers come and is ranked with you. Its adventurer leaves.

topic-training-title = Combat training
topic-training =
    One player alone does the combat training: four scenarios, and a variant of the first with a room.

    - Tunnels on C1, C2 and C3, and three adventurers
    - No combat cards, no spells; fatigue is 2 every round
    - No evil and no wages; you pay only for traps and for the troll's food, from what you are given
    - It ends after four rounds, when nobody is left, or when all three tiles are conquered

    Each scenario can be held to one conquered tile, the variant to none. Ask for hints if you are stuck, and try as often as you like.

topic-dice-title = Checking the dice
topic-dice =
    Every shuffle, and who starts, is computed from one seed that is fixed before the game. At the start you are shown its SHA-256, at the end the seed itself.

    Compute the SHA-256 of that seed afterwards: if it is the value shown at the start, nobody has exchanged the seed. With an exported record the whole game can be played again from the same seed and the same choices.

## Words in the pictures

picture-hero_warrior = Warrior { $number }
picture-hero_thief = Thief { $number }
picture-hero_priest = Priest { $number }
picture-hero_wizard = Wizard { $number }
picture-hero_paladin = Paladin
picture-hero_phantom = Phantom
picture-seat = Seat { $number }
picture-year = Year { $year }, { $season }
picture-combat = Year { $year }, combat round { $round }
picture-event_payday = Payday
picture-event_tax = Tax
picture-event_special = Special
picture-now = Now
picture-next = Next
picture-nobody = nobody
picture-nobody_here = Nobody is at the gate
picture-safe = no adventurers
picture-fast = fast spell
picture-slow = slow spell
picture-fatigue = Fatigue { $fatigue }
picture-round = Round { $round }
picture-battle = { $player }'s battle: { $square }, { $tile }
picture-no_conquest = no fatigue, no conquest
picture-no_heal = no healing
picture-no_spell = no spells
picture-no_effect = No effect: { $magic } of { $needed } magic
picture-no_fatigue = no fatigue in this battle
picture-shield = magic shield
picture-poison = poison at work
picture-disabled = Disabled orders
picture-undone = not carried out
picture-total = Total

## The board in words

words-board = The board of Dungeon Lords.
words-sheet = { $player }'s dungeon.
words-time = Year { $year }, { $season }, { $phase }. { $player } starts.
words-combat = Combat of year { $year }, round { $round }, { $phase }. { $player } starts.
words-training = Combat training, { $scenario }, round { $round }.
words-score = Place { $place }: { $player } with { $total } points.
words-event = { $season } { $event }
words-event_hidden = { $season } unknown
words-events = Events: { $events }.
words-arriving = Adventurers of this season, weakest first: { $heroes }.
words-forecast = Adventurers of the next season, weakest first: { $heroes }.
words-area = { $order }: { $spaces }.
words-space = { $who } on { $space }
words-space_outsider = the { $colour } non-player on { $space }
words-tavern = Tavern: { $creatures }.
words-market = Room market: { $rooms }.
words-special = This year's special event, { $special }: { $help }
words-about = { $name }: { $help }
words-thing = { $name }: { $help }
words-combat_card = Combat card of round { $number }, { $card }: { $help }
words-battle = { $player } is fighting on { $square }.
words-paladin_tent = The { $paladin } is in his tent.
words-paladin_host = The { $paladin } is in { $player }'s dungeon.
words-paladin_prison = The { $paladin } is in { $player }'s prison.
words-paladin_gone = The { $paladin } has left.
words-shared_evil = The non-players' evil: { $evil }.
words-marked = Can be chosen: { $marks }.
words-hp = { $left } of { $hp } left
words-trap = wards off { $number }
words-heal = heals { $number }
words-magic = magic { $number }
words-hidden = invisible
words-hero = { $hero } ({ $facts })
words-lord = { $player } ({ $colour }): evil { $evil }, gold { $gold }, food { $food }, free imps { $free } of { $imps }, traps { $traps }.
words-trainee = { $player }: gold { $gold }, food { $food }, traps { $traps }.
words-trolls = Free trolls: { $free } of { $trolls }.
words-notices = Unpaid notices: { $notices }.
words-points = Points of an examination now: { $points }.
words-line = At the gate, front first: { $heroes }.
words-own_traps = Traps: { $traps }.
words-lair = Lair: { $creatures }.
words-creature = { $creature }
words-creature_fallen = { $creature } (fallen)
words-creature_deployed = { $creature } (in battle)
words-tiles = Tiles: { $tiles }.
words-tile = { $square } { $tile }
words-tile_conquered = { $square } { $tile } (conquered)
words-prison = Prison: { $heroes }.
words-orders = Orders: { $orders }.
words-order_hidden = hidden
words-on_card = Not carried out: { $orders }.
words-disabled = Disabled orders: { $orders }.
words-plan = Plan: { $square } with { $pieces }.
words-plan_bare = Plan: { $square } with nothing.
words-traps_hidden = { $number ->
    [one] a trap face down
   *[other] { $number } traps face down
}
words-ready = Ready.

## The chronicle

chronicle-title = 📋 From the minutes of the Ministry of Dungeons
chronicle-quiet = { $player } filled in every form correctly, which the Ministry finds suspicious.
chronicle-paladin = ⚜️ { $player } was visited by the paladin { $count ->
    [one] once
   *[other] { $count } times
}. He complained about the stairs.
chronicle-jailer = ⛓️ { $player } took in { $count } adventurers. Full board, no checkout.
chronicle-host = 🚩 { $player } lost { $count } tiles to visitors who “only wanted to look round”.
chronicle-builder = 🏗️ { $player } built { $count } rooms, with permits for some of them.
chronicle-bungler = 🧾 { $player } gave { $count } orders that came to nothing. The minions got paid leave.
chronicle-landlord = 🍻 { $player } hired { $count } monsters and read none of the contracts.
chronicle-kitten = 😇 { $player } rescued { $count } kittens. There are photographs.
chronicle-miner = 💰 { $player } mined gold { $count } times and denies having a hoard.
chronicle-digger = ⛏️ { $player } sent the imps digging { $count } times. They want the tunnels named after them.
chronicle-trapper = 🪤 { $player } fetched traps { $count } times and knows where every one of them lies. Probably.
chronicle-spy = 🕵️ { $player } had { $count ->
    [one] one look
   *[other] { $count } looks
} at cards that were none of anybody's business.
chronicle-glutton = 🍗 { $player } stocked up on food { $count } times. The demon approves.

## The guided first game

coach-title-first_year = The first year
coach-about-first_year = You are a young Dungeon Lord. A year has four seasons in which you build your dungeon, and then the adventurers who have gathered break in. Gold and food pay for nearly everything, imps dig and work for you, and the more evil you are, the stronger your adventurers. After two years the Ministry counts your points.
coach-after-first_year = In year 2 it goes the same way, with much stronger adventurers and with other rooms and monsters. What you have goes along: your monsters rise again and wait in the den, traps you have not used stay in your hand, prisoners stay in prison, and conquered tiles stay lost. Used traps are gone. In the end a room is 2 points, a monster 1, a prisoner 2, a conquered tile −2, and there are titles of 3 points for whoever is best at something. To practise combat alone there is the combat training.
coach-goal-hire = hire a monster
coach-goal-room = build a room
coach-goal-prisoner = take an adventurer prisoner
coach-goal-combat = come through the combat
coach-topic-spy = spies and combat cards
coach-topic-spells = spells
coach-topic-paladin = the paladin, who comes at evil 10
coach-topic-wizards = wizards at your own gate
coach-topic-full = the special events of the full rules
coach-topic-scoring = year 2 and the titles
coach-onward-training = ⚔️ Combat training
coach-orders = Every round you secretly choose three of your eight orders, and their sequence (two are always disabled; on the board each player's are struck out). To each goes a minion, a messenger who comes back; your imps stay free. Whoever comes first to an order takes space I, then II, then III; what it costs and brings depends on the space, and a fourth gets nothing. Monsters and rooms alone are chosen from III down to I. So what you need most comes first. (A spy looks at one of the combat cards; they say how much the adventurers tire in each combat round, and which spell their wizards cast.)
coach-orders-why = for the combat you need traps and monsters, and gold to pay with. Traps first: who comes late gets none.
coach-carry_out = Your minion has arrived, and the order is carried out now. If you do not want to pay you may pass. The button says what you give and what you get. All players' orders are carried out area by area, from 1 to 8 as they stand on the board, and not in the sequence in which you chose them.
coach-mine = One imp digs 1 gold out of one of your tunnels, once a round each. (Conquered ones bring none: those are tiles that adventurers have taken in a combat. You have none yet.) An imp that has worked does no more this round. On space III one more imp is kept busy as the foreman.
coach-hire = It is monsters who fight the adventurers. Each attacks once a year, so that you need several. What it costs you pay again on every payday.
coach-hire-why = it costs no more than 1 food, and by clinging to their feet it saves a tile for a round.
coach-back = The next season. Your first order is back in your hand, or, if you want, one that was not carried out in its place; the other two are disabled this time. So what you put first matters for the next round, too.
coach-back-why = one more trap; food for hiring and wages; and a room makes something every season.
coach-room = A room takes the place of a tunnel. With free imps it makes something every round, and at the end it is worth 2 points unless it is conquered.
coach-site = Each room says where it may stand, and rooms may not share an edge. Adventurers begin with the tile nearest to the entrance, so that it is safer further in.
coach-work = Imps that have not worked yet can work in the room now. Without them it makes nothing.
coach-payday = Payday comes once a year: you pay the price of each creature again. Whoever is not paid leaves, and your evil rises. The tax, once a year as well, is 1 gold for every two tiles, rounded up. You know both a season ahead.
coach-payday-why = after autumn comes the combat, and until then you need everybody.
coach-party = 🚪 An adventurer has come to your gate. One more comes each season (the less evil you are, the weaker; among equals the starting player and those after him get the weaker ones), and after autumn the three break in. Warriors stand in front, thieves ward off as much trap damage as they have icons, priests heal as much, wizards cast spells.
coach-evil = 😈 Your evil has risen. The more evil you are, the stronger the adventurers who come to you. **Who first has 10 gets the paladin**, who is more than you can handle now: stay at 9 or below. Once he has come, falling below 10 does not send him away.
coach-paladin = 🛡️ With evil 10 the paladin has come. He stays, also when your evil falls, until somebody with 10 or more is more evil than you, or until he is beaten; that is worth 5 points.
coach-gate = A button on the board opens your hand: it shows your dungeon and who stands at your gate. By autumn you want three or four traps and monsters together.
coach-gate-why = monsters first, while there are any; and more imps mean more gold and more work done in rooms.
coach-dig = A tunnel goes beside a tile you have, and no square of 2×2 may be filled. More tunnels mean more places for gold and rooms, and more tax.
coach-autumn = Autumn: after this round come tax and combat. Keep gold for the tax. What else is still possible now helps in the combat: one more monster or trap, or a room for two monsters to fight in.
coach-autumn-why = gold first, as the monster, the room and the tax all cost some; one more monster to fight; and a room where two of them can stand.
coach-coop = In a room a trap costs a fee of 1 gold, but two monsters can fight.
coach-coop-why = on C1, where the adventurers come first, so that two monsters meet them there. If one of the party gets through, it is lost and costs 4 points; each prisoner brings 2.
coach-tax = 1 gold for every two tiles, rounded up. Each gold you do not pay costs 3 points at the end.
coach-tax-why = who can pay had better pay.
coach-plan = The combat lasts up to four rounds. In each the adventurers attack the tile nearest to the entrance; if any is left, they **conquer** it (−2 points at the end, but your evil falls by 1). In a tunnel there is room for one trap and one monster; in a room for two monsters, and its trap costs 1 gold. Ghosts always fit. It goes: trap, fast spell, monsters, slow spell, healing, fatigue (point by point to the one in front), conquest. A spell of round 1 takes 1 magic point of the wizards in the party, that of round 2 takes 2, and so on; without wizards there is none; the fast ones come before your monsters strike, the slow ones after.
coach-plan-why = with no thief there nobody wards it off, and it fells the one in front, however strong.
coach-send = A trap is used up, and a monster that has attacked fights no more this year. If everybody is beaten early, no tile is lost. Beside each answer stands what it does.
coach-send-why = while it clings to their feet no tile is lost in this round.
coach-second = In a tunnel one monster fights, in a room two; a ghost always fits beside them. The button of the last one that fits says that it also confirms the plan.
coach-second-why = 3 damage to the one in front: that may be the second of them gone.
coach-sequence = You choose who attacks first. When the one in front falls, the next is in front. Where no monster attacks, no priest heals.
coach-attack = This monster attacks in one way or another; the buttons say what each does. A Slime, for one, deals 1 damage to everybody, or clings, so that this round nobody tires and nothing is conquered.
coach-target = You choose whom to hit. Priests who heal and wizards with spells are worth beating first.
coach-spy = The combat cards hold the fatigue and the spell of each round. What your spy sees nobody else learns.
coach-prisoner = ⛓️ An adventurer is your prisoner now: 2 points at the end.
coach-conquered = 🌼 A tile is conquered: it is of no use any more and costs 2 points at the end (a room also the 2 it would have been worth). Your evil falls by 1.
coach-last = Another round: whoever is left attacks the nearest tile that is not conquered. Look at who is left and how much they can still take. Losing a tile can be worth it, if it fells somebody: a prisoner is 2 points, and who is beaten takes nothing more.
coach-last-why = 1 damage now, as a rule 1 or 2 of fatigue, and 2 after the conquest fell the last priest, who can take 4: a third prisoner (+2), though the room is lost (−4). He would take it anyway, and go on. The Ghost stays at home: it cannot strike whoever stands in front, and where no monster fights no priest heals.

## What comes next

# Other words that players use in questions, and those by which the board in words tells of them.
answer-aliases = heroes hero enemies party attack attacking: gate; monsters monster creatures ghosts: lair tavern; shop buy sale: market tavern; rooms: tiles market
answer-win = The game lasts two years, each with four rounds of building and up to four rounds of combat. After the second year the points are counted, and whoever has the most wins.
outlook-phases = Still to come in this round: { $phases }.
outlook-event = The event of this season is { $event }.
outlook-season = Then it is { $season }.
outlook-combat = Then the adventurers enter the dungeons.
outlook-combat_rounds = This is round { $round } of { $rounds } of the combat.
outlook-year = After the combat, the second year begins.
outlook-scoring = After the combat, the points are counted.

## Zones in which things can be looked up

zone-orders = My orders
zone-creatures = My monsters and ghosts
zone-traps = My traps
zone-rooms = My rooms
zone-line = Adventurers at my dungeon
zone-arriving = Adventurers to come
zone-tavern = In the tavern
zone-market = On the room market
zone-year = Combat cards and the special event
zone-others = In the other dungeons
