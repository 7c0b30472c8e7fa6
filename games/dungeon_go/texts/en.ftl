## Dungeon GO!

game-name = Dungeon GO!
command-group-name = dungeongo
game-blurb = A cooperative game: escort the king down five floors and slay the demon king at the bottom.
game-facts = 1 to 6 players · about 60 minutes · easy

## Abilities

ability-strength = strength
ability-agility = agility
ability-magic = magic
ability-faith = faith

# The single letter of a weakness mark in pictures
mark-strength = S
mark-agility = A
mark-magic = M
mark-faith = F

## Heroes

hero-warrior = Warrior
hero-thief = Thief
hero-wizard = Wizard
hero-priest = Priest
hero-knight = Knight
hero-hunter = Hunter

## Monsters

monster-goblin = Goblin
monster-kobold = Kobold
monster-skeleton = Skeleton
monster-giant_rat = Giant Rat
monster-giant_bat = Giant Bat
monster-cave_spider = Cave Spider
monster-imp = Imp
monster-will_o_wisp = Will-o'-Wisp
monster-slime = Slime
monster-living_armor = Living Armor
monster-stone_imp = Stone Imp
monster-walking_fungus = Walking Fungus
monster-ghost = Ghost
monster-zombie = Zombie
monster-ghoul = Ghoul
monster-cursed_doll = Cursed Doll
monster-minotaur = Minotaur
monster-troll = Troll
monster-mummy_lord = Mummy Lord
monster-harpy_queen = Harpy Queen
monster-vampire = Vampire
monster-lich = Lich
monster-chimera = Chimera
monster-dullahan = Dullahan
monster-bone_dragon = Bone Dragon
monster-banshee_queen = Banshee Queen
monster-demon_king_a = Demon King
monster-demon_king_b = Demon King
monster-evil_god = Evil God

size-small = small
size-large = large
size-demon_king = demon king
size-evil_god = evil god

## Spells and miracles

spell-magic_missile = Magic Missile
spell-web = Web
spell-fireball = Fireball
spell-polymorph = Polymorph
spell-teleport = Teleport
spell-wish = Wish

miracle-turn_undead = Turn Undead
miracle-heal = Heal
miracle-divination = Divination
miracle-haste = Haste
miracle-raise_dead = Raise Dead
miracle-miracle = Miracle

## Turn cards

card-hero_warrior = the Warrior's card
card-hero_thief = the Thief's card
card-hero_wizard = the Wizard's card
card-hero_priest = the Priest's card
card-hero_knight = the Knight's card
card-hero_hunter = the Hunter's card
card-king = a king card
card-monster = a monster card

## Solo ranks

rank-lucky_survivor = Lucky Survivor
rank-royal_guard = Royal Guard
rank-dungeon_knight = Dungeon Knight
rank-champion = Champion of the Realm
rank-legend = Legend

## Words in the pictures

picture-entrance = Entrance
picture-far_side = Far side
picture-floor = Floor
picture-damage = Damage
picture-deck = Deck
picture-setup = The heroes are getting ready
picture-afterlife = Afterlife
picture-victory = The heroes win!
picture-defeat = The heroes are defeated
picture-size_small = Sm
picture-size_large = Lg
picture-seat = Seat { $number }
picture-deck_order = Deck, in order
picture-vp = { $vp } VP
picture-max_hp = max HP { $value }
picture-movement = move { $value }
picture-range = range { $value }
picture-reduction = reduction { $value }
picture-spells = Spells up to level { $level }
picture-miracles = Miracles up to level { $level }
picture-record = Defeated: { $kills } · Deaths: { $deaths }
picture-holds = Holds: { $monster } ({ $ability })
picture-charged = Fireball ready
picture-stands = Stands on { $cell }

## The board in words

words-board = The board in Dungeon GO!
words-sheets = Hero sheets in Dungeon GO!
words-stop = .
words-dice = Dungeon floor { $floor }, monster damage { $damage }, reshuffles on this floor: { $clock }.
words-clock = Reshuffles of the deck on this floor: { $clock }. The fifth and every later one raises monster damage by 1 (at 6, a reinforcement comes instead).
words-king = The king is on { $cell }.
words-true_hero = True Hero: { $heroes }
words-now = It is the { $hero }'s turn.
words-marked = Cells to choose from: { $cells }.
words-targets = Cells with monsters to choose from: { $cells }.
words-monster = { $cell }: { $monster } ({ $size }), weaknesses: { $marks }.
words-monster_fresh = { $cell }: { $monster } ({ $size }, not attacked yet), weaknesses: { $marks }.
words-boss = { $cell }: { $monster }, weaknesses: { $marks }.
words-boss_fresh = { $cell }: { $monster } (not attacked yet), weaknesses: { $marks }.
words-mark_held = { $ability } (held by the { $hero })
words-hero = Hero { $number }, { $hero } ({ $player }): { $cell }, HP { $hp }/{ $most }, { $vp } VP.
words-hero_charged = Hero { $number }, { $hero } ({ $player }): { $cell }, HP { $hp }/{ $most }, { $vp } VP, Fireball ready.
words-hero_dead = Hero { $number }, { $hero } ({ $player }): in the afterlife, { $vp } VP.
words-hero_waiting = Hero { $number }, { $hero } ({ $player }): not placed yet, { $vp } VP.
words-abilities = { $hero } Strength { $strength }, agility { $agility }, magic { $magic }, faith { $faith }.
words-turn_card = { $card }. { $does }
words-turn_king = The king takes one step to the right if the cell in front of him is empty.
words-turn_monster = Every monster that isn't grappled takes one step to the left if it can, then each deals damage to the king or the heroes in front of it. A grappled one hits those who hold it.
words-revealed = Turn cards revealed this round: { $cards }.
words-deck = Still in the deck, order unknown: { $cards }.
words-deck_last = Last card of the deck: { $card }.
words-deck_order = The deck in order (only you can see this): { $cards }.
words-deck_empty = The deck is empty.
words-returned = Returned by Haste (can't be returned again until the next reshuffle): { $cards }.
words-cards = { $count ->
    [one] { $card }
   *[other] { $card } (×{ $count })
}
words-strength = strength { $value }: maximum HP { $most }
words-agility = agility { $value }: movement { $movement }
words-magic = magic { $value }: range { $range }
words-faith = faith { $value }: damage reduced by { $reduction }
words-record = monsters defeated: { $kills }, deaths: { $deaths }
words-holds = holds the { $monster }'s { $ability } weakness
words-charged = Fireball: one combat action per point of magic next turn
words-spells = spells available: { $magic }
words-miracles = miracles available: { $magic }
words-no_hero = No hero chosen yet.
words-unchosen = Not chosen yet
words-hero_cards = Hero cards still free: { $heroes }.
words-hero_cards_shown = The hero cards of Dungeon GO!
words-card = { $card }, from Dungeon GO!
look-size = Size: { $size }. Worth { $vp } VP when defeated.
look-marks = Weaknesses: { $marks }. Hit all of them to defeat the monster.
look-first = The first hero to attack this monster gets { $vp } VP, hit or miss.
look-demon_king = He has these weaknesses against four or more heroes; against three, only { $marks }. Defeat him to win the game.
look-evil_god = Appears once per game, with the second reinforcement on floor 5 (or later, if there is no room). You can win without defeating it.
look-spell = Level { $level } spell: a hero with magic { $level } or higher can cast it for 1 VP instead of attacking.
look-miracle = Level { $level } miracle: a hero with faith { $level } or higher can work it for 1 VP instead of attacking.
look-strength = Max HP is twice your strength. When you attack this weakness, you get one roll per point of strength.
look-agility = Movement is twice your agility. When you attack this weakness, you get one roll per point of agility.
look-magic = Range equals your magic. When you attack this weakness, you get one roll per point of magic. Your magic also limits the level of your spells.
look-faith = Damage reduction is your faith minus 1. When you attack this weakness, you get one roll per point of faith. Your faith also limits the level of your miracles.
look-hero = A hero card is just a name and a face. What the hero can do depends on its abilities.
look-king = The king takes one step to the right if the cell in front of him is empty. Any damage kills him, and all heroes lose.
look-monster = Every monster acts once, nearest to the entrance first: it takes one step to the left if nobody is grappling it and the cell in front is empty, then it attacks.

## Making heroes

ask-choose_hero_card = { $heroes ->
    [1] Who will you be?
   *[other] Choose hero { $number } of { $heroes }
}
doing-choose_hero_card = choosing a hero
hint-choose_hero_card = A hero card is just a name and a face. The abilities come next.
do-hero_card = { $hero }
log-hero_card = { $player } plays the { $hero }.

ask-choose_starting_two = What is the { $hero } best at?
doing-choose_starting_two = choosing what a hero is best at
hint-choose_starting_two = The ability you choose starts at 2, the other three at 1. When you attack a weakness, you get one roll per point of the matching ability. *Look up* shows any monster or weakness.
do-starting_two = Start with { $ability } 2
log-starting_two = The { $hero } starts with { $ability } 2.

log-place_drawn = The { $hero } ({ $player }) is drawn and placed next.
ask-place_hero = Where does the { $hero } start?{ $reach ->
    [differs] {""}
   *[other] {"\u000A"}{ shared_reach }
}
doing-place_hero = choosing where a hero starts
hint-place_hero = Choose a cell on the entrance board. At most two heroes fit in a cell, and standing on the king would be lèse-majesté.
do-place = Start on { $cell }
log-hero_placed = The { $hero } takes up position on { $cell }.
log-deck_made = 🃏 { $cards } turn cards are shuffled to form the deck. The adventure begins!

## Turns

log-turn_hero = **The { $hero }'s turn** ({ $player })
log-turn_king = **The king's turn**
log-turn_monsters = **The monsters' turn**
log-rebuild = 🃏 The deck has run out: { $cards } cards are reshuffled (reshuffle { $clock } on this floor).
log-danger_near = ⏳ Reshuffle 4 on this floor: time is running out. From the next one on, each raises monster damage (at 6, a reinforcement comes instead).
log-danger = ⏳ { $clock ->
    [5] You've lingered too long on this floor. Something stirs deep in the dark…
   *[other] Still on this floor, and the dark stirs again…
}

## Parts of other texts

part-struck = { $lost ->
    [0] {""}
   *[other] { about-stay-struck }{" "}
}
part-threat = { $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}

## Revival

ask-revive = Does the { $hero } come back to life?{ $reach ->
    [differs] {""}
   *[other] {"\u000A"}{ shared_reach }
}{ part-threat }
doing-revive = deciding whether to revive a hero
hint-revive = The hero comes back with full HP on an empty cell next to the king and may raise one ability. That takes the whole turn.
do-revive = Come back on { $cell }
do-revive_somewhere = Come back next to the king
do-stay_dead = Stay dead for now
log-revives = ✨ The { $hero } is back from the afterlife, on { $cell } with full HP!
log-stays_dead = The { $hero } rests in the afterlife a little longer.
log-no_empty_cell = The { $hero } can't return: no cell next to the king is empty.

## Move action

ask-move = { $goal ->
    [king] Where does the { $hero } go? (The next floor begins when the king reaches the back board.)
   *[other] What does the { $hero } do this turn?
}{ part-threat }{ $frees ->
    [one] {"\u000A"}{ frees }
   *[nobody] {""}
}
doing-move = choosing a hero's move
frees = 🤼 Nobody else holds the { $held }: if the { $hero } leaves, it can walk and strike again.
# What may lose the game soon; stands after the questions of a hero's turn.
threat = 🚨 { threat-told }
threat-told = { $threat ->
    [king] The { $foe } on { $foe_cell } strikes the king on the monsters' next turn, and you lose!
    [leaves] The { $foe } on { $foe_cell } escapes through the entrance on the monsters' next turn, and you lose!
    [king_steps] If the king steps forward next, the { $foe } on { $foe_cell } can strike him, and you lose!
   *[near] The { $foe } on { $foe_cell } is two steps from escaping through the entrance.
}
hint-move = { $goal ->
    [king] No monsters are left: the next floor begins when the king steps onto the back board. Keep the cell in front of him free.
    [monsters] The king is on the back board: the moment the last monster falls, the next floor begins. { hint-move_fights }
    [demon_king] Defeat the demon king and you win. { hint-move_fights }
   *[both] The next floor begins when no monsters are left and the king is on the back board. { hint-move_fights }
} You can also move diagonally. Monsters and the king block the way; heroes don't.
hint-move_fights = ⚔️ moves and attacks in one go: you get { rule-rolls }. After any other answer, your combat action comes next.
# How attacks are rolled for; stands in other sentences too
rule-rolls = one roll per point of the ability used; { $floor ->
    [1] on floor 1 every roll hits
   *[other] on floor { $floor } you hit with { $floor } or more
}, and every 1 brings a reinforcement
group-fight = Attack
group-aside = Out of the king's way
group-entrance = Entrance board
group-back = Back board
do-move = Move to { $cell }
do-step_aside = Step out of the king's way, to { $cell }
do-cell = { $cell }
do-move_somewhere = Move
do-wait_for_king = { $heroes ->
    [1] Wait for the king (no more questions until then)
   *[other] Wait for the king with all my heroes (no more questions until then)
}
do-stay = Stay here
do-stay_blocking = Stay and block the king
do-fight_here = ⚔️ Attack the { $monster } from here ({ $ability }, { chance })
do-fight_there = ⚔️ Attack the { $monster } from { $to } ({ $ability }, { chance })
do-fight_at = ⚔️ { $monster } on { $cell }
# Short forms for buttons
button-do-fight_here = ⚔️ { $monster } ({ $ability }, { chance })
button-do-fight_there = ⚔️ { $monster } from { $to } ({ $ability }, { chance })
log-stays = The { $hero } stays on { $cell }.
log-moves = The { $hero } goes from { $source } to { $cell }.

## Combat action

ask-combat = { $actions ->
    [1] What does the { $hero } do in combat?
   *[other] What does the { $hero } do in combat? ({ $actions } combat actions left)
}{ part-threat }
doing-combat = choosing a combat action
hint-combat = When you attack, you get { rule-rolls }.
group-attack = Attacks
group-spell = Spells
group-miracle = Miracles
do-attack = ⚔️ { $monster } on { $cell } ({ $ability }, { chance })
do-attack_at = ⚔️ { $monster } on { $cell } ({ $ability })
do-spell = Spell: { $spell }
do-miracle = Miracle: { $miracle }
do-done = End the turn
do-fight = Fight
log-attack = { $rolls ->
    [one] ⚔️ The { $hero } attacks the { $monster } on { $cell } with { $ability }: one roll!
   *[other] ⚔️ The { $hero } attacks the { $monster } on { $cell } with { $ability }: up to { $rolls } rolls!
}
log-first_attack = ⭐ First attack on the { $monster }! { $vp } VP for the { $hero }.
log-roll_hits = { $rolls ->
    [1] 🎲 **{ $roll }**! Needed { $needed }+: hit!
   *[other] 🎲 Roll { $number } of { $rolls }: **{ $roll }**! Needed { $needed }+: hit!
}
log-roll_misses = { $rolls ->
    [1] 🎲 **{ $roll }**… Needed { $needed }+: miss.
   *[other] 🎲 Roll { $number } of { $rolls }: **{ $roll }**… Needed { $needed }+: miss.
}
log-attack_fails = The { $monster } shrugs off the { $hero }'s attack.
log-attack_stopped = { $player } stops rolling. The { $hero }'s attack fails.
log-grapples = 🤼 The { $hero } leaps at the { $monster } on { $cell } and holds its { $ability } weakness. The monster can't move!
log-lets_go = The { $hero } lets go of the { $monster }, whose { $ability } weakness is open again.
log-defeats = 💥 The { $hero } brings down the { $monster }! { $vp } VP.
log-last_monster = No monsters are left. The next floor begins when the king steps onto the back board.

ask-roll_again = { $left ->
    [one] You missed the { $monster }'s { $ability } weakness. Roll again? (You need { $needed } or more; every 1 brings a reinforcement; one roll left)
   *[other] You missed the { $monster }'s { $ability } weakness. Roll again? (You need { $needed } or more; every 1 brings a reinforcement; { $left } rolls left)
}{ part-threat }
doing-roll_again = deciding whether to roll again
hint-roll_again = The { $hero } is attacking the { $monster } on { $cell }.
do-roll = { $left ->
    [one] Roll again (last roll, { $percent }%)
   *[other] Roll again (one roll, { $percent }%)
}
do-roll_on = Keep rolling until you hit (up to { $left } rolls, { $percent }%)
do-stop = Stop rolling


## What an answer does, beside it where one decides

# The chance of an attack, in brackets
chance = { $percent ->
    [100] certain
   *[other] { $percent }%
}
# The same in a list
about-1 = { $monster1 } ({ $ability1 } { $percent1 }%)
about-2 = { about-1 }, { $monster2 } ({ $ability2 } { $percent2 }%)
about-3 = { about-2 }, { $monster3 } ({ $ability3 } { $percent3 }%)
about-stay-struck = 🩸 −{ $lost } HP on the monsters' next turn.
about-move-none = { part-struck }No monster in range from there.
# Who could be attacked follows
about-move-fights = { part-struck }⚔️
about-move-one = { about-move-fights } { about-1 }
about-move-two = { about-move-fights } { about-2 }
about-move-three = { about-move-fights } { about-3 }{ $more ->
    [0] {""}
   *[other] {" "}and others
}
about-stay-fights = { part-struck }Your combat action comes next.
about-stay-none = { part-struck }No monster in range from here.
about-leaving-none = { about-lets_go } { about-move-none }
about-leaving-one = { about-lets_go } { about-move-one }
about-leaving-two = { about-lets_go } { about-move-two }{ $more ->
    [0] {""}
   *[other] {" "}and others
}
about-met = { met-brings }
met-brings = { $left ->
    [0] { $wins ->
        [1] A hit defeats it: { $vp } VP, and the heroes win the game!
       *[other] A hit defeats it: { $vp } VP.
    }
    [one] A hit means a grapple (1 weakness left).
   *[other] A hit means a grapple ({ $left } weaknesses left).
}{ $first ->
    [0] {""}
   *[other] {" "}First attack: { $first } VP, hit or miss.
}
about-attack = { $needed ->
    [1] {""}
   *[other] { $rolls ->
        [one] One roll, { $needed }+ to hit.
       *[other] Up to { $rolls } rolls, { $needed }+ to hit.
    }{" "}
}{ met-brings }{ $blood ->
    [always] {" "}{ about-stay-struck }
    [hit] {" "}🩸 On a hit: −{ $lost } HP on the monsters' next turn.
    [miss] {" "}🩸 On a miss: −{ $lost } HP on the monsters' next turn.
   *[none] {""}
}
about-attack_swapping = { about-attack } { met-swaps }
about-met_swapping = { about-met } { met-swaps }
about-roll_swapping = { about-roll } { met-swaps }
# A grapple while the hero holds another mark
met-swaps = { $same ->
    [1] Nothing is gained, though: a hit opens its { $held } weakness again.
   *[other] A hit lets go of the { $grappled }'s { $held } weakness.
}
about-attack_leaving = { about-lets_go } { about-attack }
about-lets_go = Lets go of the { $grappled }'s { $held } weakness.
# What an answer risks: it makes possible what the monsters could not do before
risk-threat = 🚨 { $when ->
    [hit] On a hit:{" "}
    [miss] On a miss:{" "}
   *[always] {""}
}{ threat-told }
risk-dies = 💀 { $when ->
    [hit] On a hit:{" "}
    [miss] On a miss:{" "}
   *[always] {""}
}The { $hero } dies on the monsters' next turn!
risk-dies_unless = 💀 On a miss: The { $hero } dies on the monsters' next turn! On a hit too, unless it then raises { $saving ->
    [strength] { ability-strength }
    [faith] { ability-faith }
   *[either] { ability-strength } or { ability-faith }
}.
button-risk-dies_unless = 💀
risk-walks = ⚠️ { $when ->
    [hit] On a hit:{" "}
    [miss] On a miss:{" "}
   *[always] {""}
}The { $foe } on { $foe_cell } is free again.
risk-way = ⚠️ { $steps ->
    [0] In the king's way: he can't step forward.
   *[other] In the king's way: he can go no farther than { $cell }.
}
risk-wait = ⚠️ In the king's way: { $who }. The king can't get past until the way is clear.
# Why an answer may be best although the hero dies
because-holds = The { $monster } stays held until then, and a fallen hero { comes-back }.
because-shields = Until then it shields the king, and a fallen hero { comes-back }.
because-returns = Every other answer would cost the heroes more, and a fallen hero { comes-back }.
comes-back = comes back next to the king with full HP and, if you like, a higher ability
button-risk-threat = 🚨
button-risk-dies = 💀
button-risk-walks = ⚠️
button-risk-way = ⚠️
button-risk-wait = ⚠️
about-roll = { met-brings }
about-wait = You won't be asked again until the next floor begins or a monster appears. { $damage ->
    [6] { $reshuffles ->
        [1] ⏳ Every reshuffle until then brings a reinforcement.
       *[other] ⏳ In { $reshuffles } reshuffles a reinforcement comes.
    }
   *[other] { $reshuffles ->
        [1] ⏳ Every reshuffle until then raises monster damage (now { $damage }).
       *[other] ⏳ In { $reshuffles } reshuffles monster damage rises (now { $damage }).
    }
}
about-done = Ends the turn with combat actions unused: { $actions }.
about-stop = The attack fails; the { $hero } loses nothing.
# What is in reach from all the cells alike; stands after the question.
shared_reach = { $reach ->
    [nothing] No monster is within reach next turn, whichever cell you choose.
    [all] Within reach next turn, whichever cell you choose: { $monsters }.
   *[some] Nearest monsters within reach next turn, whichever cell you choose: { $monsters }.
}
about-place = { part-struck }{ $more ->
    [0] Within reach next turn: { $monsters }.
   *[other] Nearest monsters within reach next turn: { $monsters }.
}
about-place_far = { part-struck }No monster within reach next turn.
about-grow-strength = Max HP { $was } → { $now }; up to { $rolls } rolls with strength
about-grow-agility = Movement { $was } → { $now }; up to { $rolls } rolls with agility
about-grow-magic = Range { $was } → { $now }; up to { $rolls } rolls with magic
about-grow-spell = Range { $was } → { $now }; up to { $rolls } rolls with magic; learns the spell { $spell }
about-grow-faith = Damage reduction { $was } → { $now }; up to { $rolls } rolls with faith
about-grow-miracle = Damage reduction { $was } → { $now }; up to { $rolls } rolls with faith; learns the miracle { $miracle }
about-magic = { $what } Costs { $vp } VP, leaving { $left }.
about-magic_asked = { $what } The hero it helps must agree to pay { $vp } VP.
about-pays = The { $hero } has { $left } VP left.
about-gives = The { $hero } has { $left } VP left; the { $caster } gets the point.
about-consents = { $what } { about-gives }
about-heal = HP { $was } → { $now } (maximum { $most }).{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-grows = { $player } chooses which ability rises.{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-again = The { $hero } gets another turn this round.{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-again_king = The king gets another turn this round.
about-again_monster = The monsters get another turn this round!
about-driven_back = { $number ->
    [0] It is driven back to { $cell }.
   *[other] It is driven back to { $cell }. Moved with it: { $holders }.
}
about-replaced = { $number ->
    [0] Another monster from the bags takes its place.
   *[other] Another monster from the bags takes its place. Thrown off: { $holders }.
}
spell-magic_missile-short = Hits one weakness in range without a roll.
spell-web-short = Takes one monster card out of the deck.
spell-fireball-short = Gives you several combat actions next turn.
spell-polymorph-short = Replaces a monster with another one.
spell-teleport-short = Takes you to any cell and gives you another turn this round.
spell-wish-short = Raises one of your abilities.
miracle-turn_undead-short = Drives back a monster with a faith weakness.
miracle-heal-short = Restores a hero's HP.
miracle-divination-short = Lets you look at the deck and reorder it.
miracle-haste-short = Gives a revealed card another turn.
miracle-raise_dead-short = Brings a dead hero back.
miracle-miracle-short = Raises one of a hero's abilities.

## Growth

ask-growth = The { $hero } grows. Which ability do you raise?
doing-growth = choosing an ability to raise
hint-growth = Strength adds 2 HP (current and maximum), agility 2 movement, magic 1 range, and faith 1 damage reduction.
do-grow = Raise { $ability } to { $value }
do-no_growth = No growth
log-grows = 📈 The { $hero } grows: { $ability } is now { $value }.
log-no_growth = The { $hero } chooses not to grow.

## Monsters and king

log-monster_placed = The { $monster } lies in wait on { $cell }.
log-reinforcement = 👣 Reinforcements! The { $monster } appears on { $cell }.
log-no_reinforcement = 👣 A reinforcement is called, but none appears. Rage fills the dungeon instead…
log-evil_god_comes = 👁️ Darkness tears open, and the { $monster } descends to { $cell }! { evil_god-worth }
log-damage_rises = 🔥 Monster damage rises to { $damage }!
log-no_monsters = No monsters on the boards. For a moment, silence.
log-monster_moves = The { $monster } creeps from { $source } to { $cell }.
log-monster_strikes = 🩸 The { $monster } strikes for { $damage } damage! Hit: { $heroes }.
log-unhurt = Not a scratch on the { $hero } (damage reduction { $reduction }).
log-hurt = { $reduction ->
    [0] The { $hero } loses { $lost } HP and has { $hp } left.
   *[other] The { $hero } blocks { $reduction }, loses { $lost } HP and has { $hp } left.
}
log-hero_dies = 💀 The { $hero } falls and departs for the afterlife.
log-king_moves = 👑 The king steps to { $cell }.
log-king_stays = 👑 The king stays on { $cell }.
log-king_waits = 👑 The king stays on { $cell }. In his way on { $front }: { $who }.
log-king_struck = 💔 The { $monster }'s blow reaches the king on { $cell }…
log-monster_leaves = 🚪 The { $monster } slips out through the entrance at { $cell }!
log-floor_advances = { $floor ->
    [5] 🏮 Dungeon floor 5 at last: the demon king's hall. Attacks now hit on 5 or more.
   *[other] 🏮 On to dungeon floor { $floor }. Attacks now hit on { $floor } or more.
}
log-hero_catches_up = The { $hero } catches up with the others, on { $cell }.

## The end

closing-slayer = 👑 The demon king fell to { $player }'s { $hero }.
tie-slayer = ⚖️ { $player } and { $behind } both have { $points } VP. { $player } ranks higher: the { $hero } defeated the demon king.
tie-kills = ⚖️ { $player } and { $behind } both have { $points } VP. { $player } ranks higher: the { $hero } defeated more monsters ({ $own } to { $other }).
tie-deaths = ⚖️ { $player } and { $behind } both have { $points } VP. { $player } ranks higher: the { $hero } died less often ({ $own } to { $other }).
tie-shared = ⚖️ { $players } have { $points } VP each and are tied in everything else too, so they share this place.
end-victory = The demon king has fallen on floor { $floor }, and morning comes. The heroes win! True Hero: { $true_heroes }
end-king_dead = The king died on dungeon floor { $floor }. The heroes are defeated.
end-monster_left = A monster escaped from dungeon floor { $floor }. The heroes are defeated.
log-true_hero = 🏆 All hail the True Hero: { $heroes }!
log-solo_score = { $rebuilds ->
    [one] Victory points minus 1 for one reshuffle: { $score }. Your rank: { $rank }!
   *[other] Victory points minus { $rebuilds } for reshuffles: { $score }. Your rank: { $rank }!
}
score-victory_points = victory points
score-defeats = monsters defeated
score-deaths = deaths
score-rebuilds = reshuffles

## Options of the game

command-spells-name = spells
command-miracles-name = miracles
option-spells = Spells
option-spells-help = Heroes may cast spells for 1 VP each. More monsters appear.
option-miracles = Miracles
option-miracles-help = Heroes may work miracles for 1 VP each; the hero they help may agree to pay instead.

## Why not

refused-hero_dead = That hero is dead and can do nothing but come back to life.
refused-hero_alive = That hero is alive.
refused-blocked_monster = A monster is in that cell.
refused-blocked_king = The king is in that cell.
refused-cell_full = That cell already has two heroes.
refused-cell_not_empty = That cell isn't empty. A hero can only come back to life on an empty one.
refused-not_adjacent_king = A hero can only come back to life next to the king.
refused-no_empty_cell = There is no empty cell next to the king.
refused-not_entrance_board = Heroes start on the entrance board.
refused-too_far = That is farther than the hero can move.
refused-out_of_reach = That is too far away to reach and attack this turn.
refused-out_of_range = That is out of range.
refused-mark_not_printed = That monster doesn't have this weakness.
refused-mark_held = Another hero is already clinging to that weakness.
refused-ability_max = That ability is already 6, the maximum.
refused-no_vp = The hero has no victory points to pay with.
refused-level_too_high = The hero's ability is too low for level { $level }.
refused-option_off = That optional rule is off in this game.
refused-already_charged = That hero already has a Fireball ready.
refused-no_legal_target = There is no valid target.
refused-consent_refused = That was just declined.

## Casting spells and working miracles

ask-cast_mark = { $magic }: which weakness do you aim at?
doing-cast_mark = choosing a weakness to aim at
hint-cast_mark = Choose any open weakness in the { $hero }'s range. It is hit without a roll.
ask-cast_monster = { $magic }: which monster do you choose?
doing-cast_monster = choosing a monster to target
hint-cast_monster = The monster must be within the { $hero }'s range.
ask-cast_hero = { $magic }: which hero is it for?
doing-cast_hero = choosing who a miracle is for
hint-cast_hero = Distance doesn't matter. The { $hero } pays, or asks the other hero to pay.
ask-cast_card = { $magic }: which card goes back into the deck?
doing-cast_card = choosing a card to put back in the deck
hint-cast_card = Choose a revealed turn card; the { $hero }'s own is allowed. Each card can be returned only once until the next reshuffle.
ask-cast_cell = { $magic }: which cell do you choose?
doing-cast_cell = choosing a cell for a hero
hint-cast_cell = Choose any cell without the king or a monster and with at most one other hero, however far it is from the { $hero }.
ask-cast_ability = { $magic }: which ability do you raise?
doing-cast_ability = choosing an ability to raise
hint-cast_ability = One ability of the { $hero } rises by 1 at once, to 6 at most.
ask-payer = { $magic }: who pays the victory point?
doing-payer = deciding who pays the victory point
hint-payer = If the { $target } agrees to pay, the { $hero } gets the point. If the { $hero } pays, the point is lost.
ask-consent = The { $hero } wants to work the miracle { $magic } for the { $target }. Will the { $target } pay the victory point?
doing-consent = deciding whether to pay for a miracle
hint-consent = The point goes to the { $hero }. Saying no costs nothing.
ask-after_refusal = Declined. Should the { $hero } pay for { $magic } instead?
doing-after_refusal = deciding whether to pay after all
hint-after_refusal = The { $target } won't pay. You can take the miracle back at no cost and choose another combat action.
ask-order_deck = In what order do you arrange the deck?
doing-order_deck = arranging the deck
hint-order_deck = The { $hero } looks into the future, and only you see the deck. Pick the cards to go on top, in order; the rest stay in their current order below them. Don't tell the others.
do-cast_mark = { $monster } on { $cell } ({ $ability })
do-cast_monster = { $monster } on { $cell }
do-cast_hero = { $hero }
do-cast_card = Return { $card }
do-cast_cell = To { $cell }
do-back = Back
do-pay = The { $hero } pays { $vp } VP
do-ask_target = Ask the { $hero } to pay { $vp } VP
do-consent = Pay { $vp } VP
do-no_consent = Don't pay
do-take_back = Take it back
do-order_card = Now number { $place }: { $card }
log-spell = 🔮 The { $hero } casts a spell: “{ $magic }!”
log-miracle = 🙏 The { $hero } prays: “{ $magic }!”
log-pays = The { $hero } gives up { $vp } VP.
log-target_pays = The { $hero } hands { $vp } VP to the { $caster }.
log-offer = The { $hero } asks the { $target } to pay for { $magic }.
log-consents = { $player } agrees.
log-refuses = { $player } declines.
log-takes_back = The { $hero } takes back { $magic }.
log-card_discarded = 🕸️ The web catches { $card } and takes it out of the deck.
log-card_returned = Back into the deck: { $card }.
log-divines = The { $hero } sees what the deck has in store.
log-deck_seen = The deck, for your eyes only: { $cards }.
log-deck_ordered = The { $hero } has put the deck in order.
log-deck_order = The deck's new order, for your eyes only: { $cards }.
log-charged = 🔥 A ball of fire gathers in the { $hero }'s hands. Just wait till next turn.
log-fireball = { $actions ->
    [one] 🔥 The Fireball bursts into flame! The { $hero } has one combat action this turn.
   *[other] 🔥 The Fireball bursts into flame! The { $hero } has up to { $actions } combat actions this turn.
}
log-polymorphed = 🌀 The { $monster } on { $cell } twists and turns into the { $new }!
log-thrown_off = The { $hero } is thrown off and lands on { $cell }.
log-teleports = 💫 The { $hero } vanishes and appears on { $cell }.
log-raised = ✨ The { $hero } draws breath again, on { $cell }!
log-pushed_back = Holy light drives the { $monster } back from { $source } to { $cell }.
log-healed = 💚 The { $hero } regains { $healed } HP and now has { $hp }.

spell-magic_missile-help = Hits one open weakness in range without a roll. It counts as an attack and can earn the first-attack point.
spell-web-help = Takes one monster card out of the deck until the next reshuffle; the rest of the deck is shuffled.
spell-fireball-help = On your next turn you get one combat action per point of magic. The Fireball is lost if you die first.
spell-polymorph-help = Replaces a small or large monster in range with one drawn from the bags. It doesn't count as defeated, and heroes holding it are thrown off.
spell-teleport-help = Takes you to any cell a hero may enter; then your turn card is shuffled back into the deck for another turn this round.
spell-wish-help = Raises one of your abilities by 1.
miracle-turn_undead-help = Drives a monster in range back one cell if it has a faith weakness and the cell behind it is empty. Heroes holding it go with it.
miracle-heal-help = A living hero regains HP equal to twice your faith, up to the maximum.
miracle-divination-help = You alone look at the whole deck and put it in any order. You must not tell the others.
miracle-haste-help = Shuffles one revealed turn card back into the deck. Each card can be returned only once until the next reshuffle.
miracle-raise_dead-help = A dead hero returns to any cell a hero may enter and may raise one ability, but has only 1 HP.
miracle-miracle-help = Raises one ability of a living hero by 1; that hero's player chooses which.

## The rules by topic

topic-goal-title = Goal
topic-goal =
    The heroes escort the king through five dungeon floors. If they defeat the demon king on floor 5, all heroes win.

    They lose at once if either of these happens:
    - The king takes damage: a single blow kills him
    - A monster escapes through the entrance

    When the heroes win, the one with the most victory points is named the True Hero, and that hero's player wins. You can't win without working together, and you won't get the title by being too kind.

    The game goes on even if all heroes are dead. The king and the monsters keep moving, and each hero can come back to life on its own turn.

topic-picture-title = Reading the board
topic-picture =
    The entrance board is on the left, the back board on the right. Each has 3 by 3 cells, E1 to E9 and B1 to B9, counted from the upper left, row by row.
    - Top: the dungeon floor die, the red monster damage die, and the clock with the number of reshuffles on this floor; then the turn cards revealed in this round, and those still in the deck, whose order nobody knows
    - Heroes: told apart by number, colour and headgear
    - Monsters: the marks at the foot of the tile are its weaknesses. A square S is strength, a slanted A agility, a round M magic, and a cross-shaped F faith
    - A shield with a number above a mark: that hero holds it
    - A star on the tile: a large or bigger monster that nobody has attacked yet; the first attack is worth a point
    - Bottom: each hero's hit points, victory points and four abilities (S, A, M, F). Dead heroes are in the afterlife
    - A bright, dashed frame: cells to choose from
    - A red frame: monsters to choose from

    The card command of this game shows any monster, spell, miracle or weakness on its own.

topic-setup-title = Setup and making heroes
topic-setup =
    The king stands on E4, in the middle of the entrance side. Dungeon floor and monster damage are both 1. The first monsters lie face up on the back board.

    Heroes are made in this order:
    1. In seat order, everyone chooses a hero card (the cards differ only in name and face)
    2. One of the four abilities is set to 2, the other three to 1
    3. The hero cards are shuffled and drawn one by one; each hero drawn takes a cell on the entrance board. At most two heroes can share a cell, and none may stand on the king's cell

    Everything else follows from the abilities:
    - Hit points = twice the strength
    - Movement = twice the agility
    - Range = magic
    - Damage reduction = faith minus 1

    Finally, the hero cards, king cards and monster cards are shuffled to make the turn deck. With three heroes there is one king card and one monster card; with more, there are two of each.

topic-turns-title = Turn order and the deck
topic-turns =
    The top card of the deck is revealed and its turn is played: a hero's, the king's or the monsters'.

    Revealed cards stay face up, so everyone knows what is left in the deck. Only the order is unknown.

    When the deck is empty, all revealed cards are shuffled into a new one. Each time, the clock goes up by 1 (see “Danger”).

    A dead hero's card stays in the deck. When it comes up, the hero may come back to life.

topic-hero_turn-title = A hero's turn
topic-hero_turn =
    A living hero first has a move action, then a combat action. Either may be skipped, but their order is fixed. A choice marked ⚔️ covers both: it moves the hero, if needed, and attacks.

    A dead hero can do nothing on its turn but come back to life.

    The combat action is one attack. With the optional rules, you may cast one spell or work one miracle instead.

topic-moving-title = Move action
topic-moving =
    A hero may take as many steps as its movement (twice the agility), straight or diagonally, on either board.
    - Cells with a monster or the king can be neither entered nor passed
    - Cells with heroes can be passed, however many there are
    - The move must end where there is at most one other hero
    - A diagonal step may pass between two blocked cells

    A grappling hero that takes even one step lets go, and the weakness is open again. One that stays put holds on.

topic-attacking-title = Attacking
topic-attacking =
    Choose a monster in range (your magic) and one of its weaknesses. A diagonal counts as one cell, nothing blocks the way, and you can attack in any direction. You can't choose a weakness that is already held, whether by another hero or by this one.

    Then test the ability of that weakness:
    - Roll a die: the number of the dungeon floor or more is a success
    - After a failure you may roll again, up to as many rolls in total as the value of the ability. You may also stop
    - Every 1 brings a reinforcement. On floor 1 a 1 succeeds as well, but the reinforcement comes first

    If a success leaves no weakness open, the monster is defeated by the hero who succeeded last. If open weaknesses are left, the hero grapples. A failure costs nothing.

topic-grappling-title = Grappling
topic-grappling =
    After a success that leaves weaknesses open, the hero leaps onto the one it hit. This happens from any distance and can't be declined.
    - Each weakness has room for one hero, and each hero holds only one weakness
    - A grappled monster does not move and does not attack what is in front of it. Instead it deals damage to every hero that holds it
    - A hero that stays may attack another weakness on its next turn. The one it already holds counts as hit, so one hero alone can defeat a monster with two
    - A hero that moves on to another weakness without defeating the monster lets go of the first one

    A grapple ends when the hero moves, takes another weakness or dies, or when the monster is gone. When a monster is defeated, the heroes that held it stay in its cell.

topic-reinforcements-title = Reinforcements
topic-reinforcements =
    Every 1 in an attack brings a small monster, drawn from the bag.

    It appears on a random empty cell of the far column (B3, B6, B9). If that column is full, it appears one column nearer to the entrance; if that is full too, one column nearer still.

    If the back board has no empty cell, or no monster is left to draw, monster damage rises by 1 instead.

    A reinforcement acts from the monsters' next turn on. It may be attacked at once.

topic-king-title = The king's turn
topic-king =
    When a king card comes up, the king takes one step forward, to the right, if the cell in front of him is empty. If not, he stays. Nobody decides for him.

    He keeps to the middle row and never moves backward or sideways. A hero may stand in front of him to hold him back.

    The king has no HP and no damage reduction. If he takes any damage, he dies and all heroes lose.

topic-monsters-title = The monsters' turn
topic-monsters =
    When a monster card comes up, every monster acts once. The one nearest to the entrance begins; in the same column, the upper row goes first. For monsters, forward is to the left, towards the entrance.

    1. Move: a monster that is not grappled takes one step forward if the cell in front is empty. From the first column it leaves the dungeon, and all heroes lose
    2. Attack: if grappled, it deals damage to every hero that holds it. If not, it deals damage to the king or to every hero in the cell in front

    A monster may move and attack in the same turn. A cell that one monster has left can be entered by the one behind it.

topic-death-title = Damage, death and revival
topic-death =
    The monster damage die shows how much damage every monster deals. Each hero subtracts its damage reduction (faith minus 1); if nothing is left, the hero is unhurt.

    A hero with no hit points left dies and goes to the afterlife. Its grapple and a waiting Fireball are lost; abilities and victory points stay.

    On its turn a dead hero may come back to life if a cell next to the king is empty (not even a hero in it):
    - Choose the cell
    - Raise one ability by 1, if you like
    - Return there with full hit points

    That is the whole turn. A hero may also stay dead.

topic-growth-title = Growth
topic-growth =
    A hero may raise one ability by 1 after defeating a monster and when coming back from death. This can be declined. No ability goes above 6.
    - Strength: 2 more hit points, both current and maximum
    - Agility: 2 more movement
    - Magic: 1 more range
    - Faith: 1 more damage reduction

    A raised ability also gives one more roll in attacks on that weakness.

topic-points-title = Victory points and the True Hero
topic-points =
    The points for a monster go to the hero who hits its last open weakness.
    - Small monster: 1
    - Large monster: 2
    - Demon king: 4
    - Evil god: 8
    - First attack on a large monster, the demon king or the evil god: 1, hit or miss

    When the heroes win, the one with the most points is the True Hero. Ties go to the hero who defeated the demon king, then to the hero who defeated more monsters, then to the one who died less often; if they are still tied, they share the title. When the heroes lose, there is no title.

topic-floors-title = From floor to floor
topic-floors =
    The floor advances the moment both of these are true:
    - No monster is left on the boards
    - The king is not on the entrance board

    Then this happens:
    1. The entrance board moves to the right of the back board and becomes the new back board. The old back board becomes the entrance board, and the pieces on it stay where they are (a king on B4 is then on E4)
    2. The dungeon floor goes up by 1. When it reaches 3 and again when it reaches 5, monster damage goes up by 1 as well
    3. Monsters are placed on the new back board
    4. Heroes left behind on the old entrance board catch up: they are placed near the leftmost cell of their row

    If the king walks onto the back board while monsters are left, nothing happens yet. The floor advances when the last of them falls.

topic-boss-title = Demon king and evil god
topic-boss =
    On floor 5 the demon king is placed among other monsters. Against three heroes his weaknesses are strength, magic and faith; against four or more, all four. He walks and strikes like any monster, and a grapple holds him. The moment he is defeated, the heroes win, whatever else is on the boards.

    The second reinforcement on that floor is not a small monster but the evil god. If there is no room for it, it comes with a later reinforcement, but only once per game. It has four weaknesses and is worth 8 points. You can win without defeating it, but it walks towards the entrance.

topic-danger-title = Danger
topic-danger =
    Monster damage starts at 1, rises to at most 6 and never drops. It rises:
    - when you reach floor 3 and floor 5
    - when there is no room for a reinforcement, or none to draw
    - each time the deck is reshuffled on the same floor, from the fifth reshuffle on

    If it is 6 already, the third of these brings a reinforcement instead. The reshuffle clock goes back to 0 when the floor advances.

topic-spells-title = Spells (optional)
topic-spells =
    Instead of attacking, a hero may pay 1 victory point to cast a spell of a level no higher than the hero's magic. Spells need no roll, always work and bring no reinforcements. A spell aimed at a monster needs that monster in range.

    - Level 1 { spell-magic_missile }: { spell-magic_missile-help }
    - Level 2 { spell-web }: { spell-web-help }
    - Level 3 { spell-fireball }: { spell-fireball-help }
    - Level 4 { spell-polymorph }: { spell-polymorph-help }
    - Level 5 { spell-teleport }: { spell-teleport-help }
    - Level 6 { spell-wish }: { spell-wish-help }

    With spells in the game, the monsters come in greater numbers.

topic-miracles-title = Miracles (optional)
topic-miracles =
    Instead of attacking, a hero may pay 1 victory point to work a miracle of a level no higher than the hero's faith. Miracles need no roll, always work and bring no reinforcements.

    If the miracle is for another hero, that hero may pay instead, provided its player agrees; the point then goes to the hero who works the miracle. After a refusal, you can pay for it yourself, or take the miracle back and do something else.

    - Level 1 { miracle-turn_undead }: { miracle-turn_undead-help }
    - Level 2 { miracle-heal }: { miracle-heal-help }
    - Level 3 { miracle-divination }: { miracle-divination-help }
    - Level 4 { miracle-haste }: { miracle-haste-help }
    - Level 5 { miracle-raise_dead }: { miracle-raise_dead-help }
    - Level 6 { miracle-miracle }: { miracle-miracle-help }

topic-few_players-title = One or two players
topic-few_players =
    A single player runs three heroes, two players run two each. Every hero has its own card, points and hit points. With three to six players, everyone has one hero.

    A solo victory is scored: the points of all three heroes minus the number of reshuffles in the whole game.
    - 22 or less: { rank-lucky_survivor }
    - 23 to 27: { rank-royal_guard }
    - 28 to 34: { rank-dungeon_knight }
    - 35 to 45: { rank-champion }
    - 46 or more: { rank-legend }

    With two players, the player of the True Hero wins.

topic-dice-title = Checking the dice
topic-dice =
    Every roll and every shuffle is computed from one seed, fixed before the game. You see its SHA-256 at the start and the seed itself at the end.

    Compute the SHA-256 of that seed afterwards: if it matches the value shown at the start, nobody has changed the seed. With an exported record you can replay the whole game from the same seed and the same choices, and check every roll.

## The guided first game

coach-title-two_floors = The first two floors
coach-about-two_floors = Your heroes lead the king through a dungeon of five floors. If he is hit even once, or a monster escapes through the entrance, you lose.
coach-after-two_floors = The other floors work the same way, but each needs a roll 1 higher than the one before. A hero at 0 HP dies but keeps points and abilities. When its card comes up, it can return with full HP next to the king and raise one ability; that uses up its turn. On floors 3 and 5 the monsters hit harder, and on floor 5 the demon king waits. Defeat him and you win.
coach-goal-defeat = defeat a monster
coach-goal-together = bring down a large monster together
coach-goal-floors = take the king past two floors
coach-topic-death = how heroes die and return
coach-topic-danger = the danger of lingering
coach-topic-demon_king = the demon king of floor 5
coach-topic-magic = spells and miracles (optional)
coach-topic-company = other players as allies and as rivals for points
coach-hero = Playing alone, you lead three heroes. The cards are just names and faces; next, you choose what each hero can do.
coach-hero-why = pick any hero you like; it makes no difference.
coach-two = Each ability does two things. Each point of strength gives 2 HP, each point of agility 2 steps, each point of magic 1 range, and each point of faith after the first blocks 1 damage. And every monster has weaknesses, marked **S A M F** at its feet: when you attack a weakness, you get one roll per point of that ability.
coach-two-why = start each hero with a different ability at 2, so that for every monster there's one who can deal with it. From your second hero on, check what the others have.
coach-place = On the left is the entrance board (E), on the right the back board (B) with the monsters. They walk left. The king walks right, one step whenever his card comes up, if the cell in front of him is free. He won't wait for you.
coach-place-why = a hero in front of the king keeps him where he is until the way is safe.
coach-near = Each answer says which monsters the hero could reach from that cell on its first turn. A monster strikes the cell in front of it: the next one to the left in the picture. The further forward a hero stands, the sooner it can attack, and the sooner it gets hit.
coach-monsters = 👣 That was the monsters' card. The monster nearest to the entrance goes first. Each takes one step to the left (if it can), then strikes every hero in the cell in front of it. All deal the same damage (the red die, now 1). A hero at 0 HP dies.
coach-move = A hero's turn: first move, then attack once; you can skip either. **To attack, roll a die: you need at least the number of the floor (so on floor 1 you always hit), but every 1 brings a new monster.** A diagonal counts as one cell, for steps and for range. ⚔️ does both at once; choosing a cell only moves the hero, and you pick a target next. Monsters and the king block the way; heroes don't, but at most two can share a cell.
coach-move-why = just walk for now. From there, both the Zombie and the Stone Imp are in range.
coach-combat = Choose a monster in range and one of its weaknesses. On floor 1 every attack succeeds, but **every 1 brings a new monster**, on the far right of the back board.
coach-growth = Defeat a monster to raise an ability by 1, up to 6. A small monster is worth 1 victory point, a large one 2.
coach-growth-why = faith softens every blow: with faith 2 a hero blocks 1 damage, with faith 3 it blocks 2.
coach-both = The foremost monster is the most dangerous: from column 1 of the entrance board, its next step takes it out, which loses you the game. Hold it or defeat it in time.
coach-king = 👑 The king's card: he took a step to the right. When he is on the back board and no monster is left, you've cleared the floor. But if a monster gets right in front of him, it strikes, and you lose: while one is near, keep a hero between them.
coach-deck = 🃏 All five cards have come up: one for each hero, one for the king, one for the monsters. They are now reshuffled. Each card comes up once a round, and nobody knows when. From the fifth reshuffle on the same floor, each reshuffle raises monster damage by 1.
coach-why_post = once the king reaches the back board, this cell becomes E5 of the next floor, right in front of him, where a hero can guard him.
coach-why_floor = heroes on the back board begin the next floor close to its monsters.
coach-why_nearer = from closer by, it's easier to reach a monster next turn.
coach-way = 👑 No monsters left! Now the king just has to reach the back board. Only a hero in the cell in front of him can stop him (an answer that leaves a hero there is marked “In the king's way”): that hero should step aside, and the others can stay. *Wait for the king* skips the questions until then.
coach-floor = 🏮 Floor 2! Everyone stays where they are: the back board becomes the entrance board, and a new one with monsters lies behind it. From now on you need **2 or more**. You get one roll per point of the ability, and a miss costs nothing but the turn. There is also a large monster (⭐) with several weaknesses.
coach-reinforcement = 👣 You rolled a 1: a new monster appears on an empty cell of the last column (or the one before it, if that is full). It acts from the monsters' next card on. That's the risk of every roll.
coach-again = Missed, but you have rolls left.
coach-again-why = a miss costs you nothing; only a 1 would bring another monster.
coach-grapple = 🤼 You hit one weakness and others are open, so the hero leaps into the monster's cell and holds on. **While held, the monster can't walk**, but when a monster card comes up, it strikes every hero holding it. A hero who moves away lets go. When all weaknesses are hit, the hero who hit the last one defeats it.
coach-dragon = A large monster has several weaknesses, and you have three heroes: each can hit one from anywhere in range. The first attack on a large monster is worth a point by itself, even if it misses.
coach-dead = 💀 A hero has died, but not for good: when its card comes up, it can return with full HP next to the king and raise one ability. It keeps its points and abilities.
coach-back = The hero can come back on an empty cell next to the king; that takes its whole turn.
coach-back-why = you need every hero, and this one comes back stronger.
coach-both-why = three monsters are in range from there, but only one from here. Pick the target afterwards.
coach-aside = Before you attack from where you are, check whether another cell works as well: in the middle row you may block the king, and in front of a monster you get hit.
coach-aside-why = the Walking Fungus is in range from there too, and the king's row stays free.

## The chronicle

chronicle-title = 🎻 The bard sings of this descent
chronicle-danger = 🔥 Monster damage: { $before } → { $after }
chronicle-quiet = { $player } held the lantern. Someone has to.
# Who did what the lines below count
chronicle-whose = { $heroes ->
    [1] { $player }
   *[other] { $player }'s heroes
}
chronicle-slayer = ⚔️ { chronicle-whose } felled { $count } monsters and kept count aloud.
chronicle-fallen = 💀 { chronicle-whose } fell { $count ->
    [2] twice
   *[other] { $count } times
} and got on first-name terms with the ferryman.
chronicle-caster = 🔮 { chronicle-whose } reached for magic { $count ->
    [2] twice
   *[other] { $count } times
}. The eyebrows will grow back.
chronicle-wrestler = 🤼 { chronicle-whose } clung to monsters { $count ->
    [2] twice
   *[other] { $count } times
}. A hug would have been cheaper.
chronicle-clumsy = 🎲 { chronicle-whose } struck the air { $count ->
    [2] twice
   *[other] { $count } times
}. The air has surrendered.
chronicle-bleeder = 🩹 { chronicle-whose } took { $count } hits and said each time that it didn't hurt.
chronicle-grower = 📈 { chronicle-whose } grew { $count ->
    [2] twice
   *[other] { $count } times
}. The old armour doesn't fit any more.
chronicle-dawdler = 🪑 { chronicle-whose } stood still { $count } times, guarding a very important spot.
chronicle-walker = 👢 { chronicle-whose } moved { $count } times. Nobody knows these flagstones better.
luck-hit = { $rolls ->
    [one] { $player }'s { $hero } hit with a single roll, needing { $needed } or more.
   *[other] { $player }'s { $hero } hit within { $rolls } rolls, needing { $needed } or more.
}
luck-miss = { $rolls ->
    [one] { $player }'s { $hero } missed with a single roll, needing only { $needed } or more.
   *[other] { $player }'s { $hero } missed with all { $rolls } rolls, needing only { $needed } or more.
}

## What happened, in short

story-attack = ⚔️ The { $hero } attacks the { $monster } on { $cell } with { $ability }.
story-attack_rolls = ⚔️ The { $hero } attacks the { $monster } on { $cell } with { $ability }: rolled { $rolled }, needed { $needed }.
story-attack_fails = ⚔️ The { $hero } fails to hit the { $monster } on { $cell } with { $ability }: rolled { $rolled }, needed { $needed }.
story-defeats = 💥 The { $hero } brings down the { $monster } on { $cell } with { $ability } (rolled { $rolled }, needed { $needed }): { $vp } VP.
story-grapples = 🤼 The { $hero } clings to the { $monster } on { $cell } with { $ability } (rolled { $rolled }, needed { $needed }). The monster can't move.
story-first_attack = ⭐ First attack: { $vp } VP.
story-grows = 📈 Growth: { $ability } is now { $value }.
story-strikes = 🩸 { $first ->
    [1] The monsters' turn.{" "}
   *[0] {""}
}Striking for { $damage } damage: { $monsters }.
story-strikes_each = 🩸 { $first ->
    [1] The monsters' turn.{" "}
   *[0] {""}
}Striking for { $damage } damage.
story-striker = The { $monster } strikes: { $heroes }.
story-hurt = The { $hero } loses { $lost } HP and has { $hp } left.
story-unhurt = Unhurt: { $heroes }.
story-monsters_move = 👣 The monsters' turn. { $n ->
    [one] The { $monster } creeps to { $cell }
   *[other] { $n } monsters creep forward, led by the { $monster } on { $cell }
}{ $turns ->
    [1] , one step from the way out
    [2] , two steps from the way out
   *[other] {""}
}.
story-reinforcement = 👣 The roll of 1 brings a reinforcement: { $monster } on { $cell }.
story-no_reinforcement = 👣 The roll of 1 calls for a reinforcement, but none appears.
story-evil_god_comes = 👁️ A roll of 1 brings the { $monster } to { $cell }! { evil_god-worth }
# After the evil god has come
evil_god-worth = Defeating it is worth 8 VP, but you don't need to: only the demon king must fall.
story-placed = 👣 Lying in wait: { $monsters }.
story-spell = 🔮 The { $hero } casts “{ $magic }”{ $vp ->
    [0] .
   *[other] {" "}for { $vp } VP.
}
story-miracle = 🙏 The { $hero } works the miracle “{ $magic }”{ $vp ->
    [0] .
   *[other] {" "}for { $vp } VP.
}

## What comes next

# Other words that players use in questions, and those by which the board in words tells of them.
answer-signs = ⏳: reshuffle; 💀: death
answer-aliases = monsters monster enemies enemy: weaknesses; heroes hero: HP; deck: revealed deck; attack attacks strong dangerous danger: damage; kill fight beat defeat: weaknesses; come coming: deck
answer-win = The heroes win together when the demon king on floor 5 falls; the one with the most victory points is then the True Hero, and that hero's player wins. Everyone loses at once if the king takes damage or a monster escapes through the entrance.
outlook-deck = Still to come in this round, in unknown order: { $cards }.
outlook-deck_empty = The deck is empty: after this turn all cards are shuffled into a new one{ $damage ->
    [0] {""}
   *[other] , and if this floor isn't over by then, monster damage rises to { $damage }
}.
outlook-floor = Floor { $next } begins as soon as no monster is left ({ $monsters ->
    [one] 1 to go
   *[other] { $monsters } to go
}) and the king stands on the back board.
outlook-floor_now = Floor { $next } begins as soon as this is settled: no monster is left, and the king stands on the back board. New monsters come, and heroes need { $next } or more to hit.
outlook-boss = This is the last floor: when the demon king falls, the heroes win.

## Zones in which things can be looked up

zone-heroes = Heroes
zone-monsters = Monsters on the boards
zone-abilities = Abilities and weaknesses
zone-spells = Spells
zone-miracles = Miracles
zone-cards = Turn cards
zone-bag = Monsters in the bags

## Rules of thumb

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_hero_card = any hero will do, so pick one at random.
thumb-choose_starting_two = start at 2 in an ability that no other hero has at 2 yet, or else in the rarest.
thumb-place_hero = stand where the king and all heroes are in the least danger.
thumb-revive = come back as soon as possible, where the king and all heroes are in the least danger.
thumb-move = go to the cell from which an attack leaves the king and all heroes in the least danger. Your own victory points count a little too.
thumb-combat = choose the action that leaves the king and all heroes in the least danger. Your own victory points count a little too.
thumb-roll_again = keep rolling while there are rolls left.
thumb-growth = raise the ability that makes hits on the next floor most likely, but raise faith first until it cancels monster damage.
thumb-cast_mark = use the spell or miracle in the way that leaves the king and all heroes in the least danger.
thumb-cast_monster = use the magic in the way that leaves the king and all heroes in the least danger.
thumb-cast_hero = use the magic in the way that leaves the king and all heroes in the least danger.
thumb-cast_card = use the magic in the way that leaves the king and all heroes in the least danger.
thumb-cast_cell = use the magic in the way that leaves the king and all heroes in the least danger.
thumb-cast_ability = use the magic in the way that leaves the king and all heroes in the least danger.
thumb-consent = pay if the hero is in the afterlife, or has more than 1 victory point.

## What a computer player says of a great moment

says-hero_dies-0 = Save me a place by the king.
says-hero_dies-1 = That was harder than it looked.
says-hero_dies-2 = Carry on without me!

## Short answers to common questions on the rules, and ways to ask them

ruling-king-king_dies = Any damage at all kills the king: he has no hit points. Then all heroes lose at once.
ruling-king-king_dies-asked = can the king die in one hit; how much health hp does the king have; what happens if the king dies is hurt attacked; who can kill the king; how many hits can the king take; do we lose if the king dies; what happens when the king dies; what happens if a monster hits the king; is one hit on the king game over
ruling-king-king_dies-title = What kills the king
ruling-king-king_moves = The king moves only when a king card comes up: one step to the right, if the cell in front of him is empty. Nobody chooses.
ruling-king-king_moves-asked = when does the king move walk; how far does the king go; can i move push control the king; why doesn't the king move; why is the king not moving; king stay still; what makes the king move; does the king walk by himself; can we tell the king where to go
ruling-king-king_moves-title = When the king moves
ruling-king-king_moves-board = king is
ruling-king-king_stop = Stand in front of the king, on the next cell to the right: while it is occupied, he stays where he is.
ruling-king-king_stop-asked = how do i stop hold block the king; can i block the king; keep the king back; stand in front of the king; slow down the king; how can we make the king wait; we want to stop the king from walking; should i stand in front of the king or not; is it good to stand in front of the king; why would i block the king
ruling-king-king_stop-title = How to stop the king
ruling-death-hp_back = Hit points come back only when a dead hero revives (in full), when strength grows (+2), or, if miracles are in play, through Heal and Raise Dead.
ruling-death-hp_back-asked = how do i heal; how do i get my hp back; recover restore regain health hit points; does my health refill come back each turn; can heroes heal each other; how do i get my missing hp back; can i get healed somehow; is there any way to heal
ruling-death-hp_back-title = How to get hit points back
ruling-attacking-roll_again = After a miss you may roll again while you have rolls left: the ability's value is your number of rolls. A miss costs nothing; the only risk is that every 1 brings a reinforcement.
ruling-attacking-roll_again-asked = is it worth rolling again after a miss; may i reroll roll again; how many times how often can i roll; should i stop rolling; how many rolls dice do i get; what does a miss fail cost; do i have to stop after a miss; is there a penalty for missing; should i keep rolling; what if i miss all my rolls; what happens if i miss; is missing bad; can i try again after a miss; how many tries do i get
ruling-attacking-roll_again-title = Whether to roll again after a miss
ruling-attacking-need_roll = A roll hits if it shows the number of the dungeon floor or more: on floor 3, a 3 or higher.
ruling-attacking-need_roll-asked = what do i need to roll to hit; which number hits succeeds; what is my chance to hit; how high must the die be; hit chance odds; what number do i have to roll on this floor; what counts as a hit
ruling-attacking-need_roll-title = What you need to roll to hit
ruling-grappling-alone = A monster with one or two weaknesses can be beaten alone: hold one, stay there, and hit the other on your next turn. For three or more, you need other heroes on the rest.
ruling-grappling-alone-asked = can i kill a large big monster alone by myself solo; how many heroes does it take; do i need help with the boss demon king; beat a big one alone
ruling-grappling-alone-title = Defeating a large monster alone
ruling-attacking-kill_monster = Hit every weakness of the monster; a weakness stays hit only while a hero holds it. Whoever hits the last open one defeats the monster.
ruling-attacking-kill_monster-asked = how do i kill defeat beat a monster; how do we take down the big one; what do i need to kill it; how does attacking a monster work; weakness marks; what does a weakness mark do; what are the weakness symbols for; how do weaknesses work; what is a weakness; what are weaknesses; what does a mark on a monster mean
ruling-attacking-kill_monster-title = How to defeat a monster
ruling-reinforcements-roll_one = Every 1 in an attack, hit or miss, brings a reinforcement: a small monster from the bag, in the farthest column of the back board that has room. On floor 5 the second one is the evil god.
ruling-reinforcements-roll_one-asked = what happens when i roll a 1; why did a new monster goblin appear spawn show up; where do new monsters reinforcements come from; why did a reinforcement come; where did that monster come from; why are there more monsters now; why did a new one spawn; why do more and more monsters appear; who brought that monster here; i rolled a 1, what now; can new monsters show up; do new monsters appear during a floor; is a monster gonna come out of nowhere; who brought it here; whose fault is the new monster; why is it here
ruling-reinforcements-roll_one-title = What a roll of 1 does
ruling-reinforcements-reinforcement = A reinforcement is a small monster that comes onto the back board for every 1 rolled in an attack. On floor 5 the second one is the evil god.
ruling-reinforcements-reinforcement-asked = what is a reinforcement; what are reinforcements; what does reinforcement mean; what's a reinforcement
ruling-reinforcements-reinforcement-title = What reinforcements are
ruling-floors-next_floor = The next floor begins as soon as no monster is left on the boards and the king is off the entrance board. Both are needed.
ruling-floors-next_floor-asked = when does the next floor start begin; how do we get to the next floor level; how do we go down; what do we need to advance; how do we get to the next floor; what has to happen before the floor changes
ruling-floors-next_floor-title = How to get to the next floor
ruling-floors-left_behind = Heroes left on the old entrance board catch up by themselves: to the first cell of their row, or the nearest one with room. Nobody is lost.
ruling-floors-left_behind-asked = what happens to heroes left behind when the floor advances; will i be left behind; do i have to be on the back board for the next floor
ruling-floors-left_behind-title = Heroes left behind on a new floor
ruling-death-damage = Every monster deals the same damage: the number on the monster damage die, shown at the top of the board. You take that minus your damage reduction (faith minus 1).
ruling-death-damage-asked = how much damage does a monster do deal; how hard do monsters hit; how much do i lose when i'm hit; does the big one hurt more; damage of monsters; do all monsters do the same damage; how is damage worked out
ruling-death-damage-title = How much damage monsters do
ruling-death-damage-board = monster damage
ruling-danger-damage_up = Monster damage rises when you reach floors 3 and 5, when a reinforcement finds no room, and with every reshuffle on a floor from the fifth onwards. It never drops.
ruling-danger-damage_up-asked = when does monster damage go up rise increase; why did the damage go up; does damage ever go down; what happens if we take too long are slow; why did the damage jump; why is the monster damage so high now; what raised the damage
ruling-danger-damage_up-title = Why monster damage goes up
ruling-danger-damage_up-board = reshuffles
ruling-death-i_die = A dead hero goes to the afterlife and keeps its points and abilities. On its next turn it may come back next to the king, with full hit points and one ability raised by 1.
ruling-death-i_die-asked = what happens if i die; what happens when my hero dies; do i lose points when i die; am i out of the game when dead; what if hp 0; is dying bad; what happens to a dead hero; if i die do i lose my points; what do i lose by dying; can i keep playing after i die
ruling-death-i_die-title = What happens when a hero dies
ruling-death-revive = On your own turn, if a cell next to the king is completely empty: choose it, raise one ability if you like, and return with full hit points. That is the whole turn.
ruling-death-revive-asked = how do i come back to life; how do i revive; when can a dead hero return; why can't i revive; where do i revive; can i get back in after dying; where will i come back
ruling-death-revive-title = How to come back to life
ruling-attacking-range = Your range is your magic: with magic 2 you reach two cells in any direction. A diagonal counts as one, and nothing in between blocks the attack.
ruling-attacking-range-asked = how far can i shoot attack reach; what is my range; can i attack diagonally; can i hit something behind me behind others; line of sight; do i have to be next to the monster adjacent; can i attack from here; why isn't my range higher; what does my range depend on; how do i get more range; can i shoot past other monsters; what is range; what's range for; what does range mean
ruling-attacking-range-title = How far you can attack
ruling-moving-steps = You may take up to two steps per point of agility, straight or diagonally, on either board, forward or back. Monsters and the king can't be passed; heroes can.
ruling-moving-steps-asked = how far can i move walk; how many steps; can i move diagonally; can i walk pass through monsters heroes the king; movement; can i go back to the first entrance board; can i move between the boards; can heroes walk backwards; can i walk through the king; can i walk through a monster; can i pass other heroes; may i jump over the king; can i go backwards with my hero; may i walk back; why am i so slow; how do i move further; which squares can i step on; can i move diagonally past someone; can i walk to the other board
ruling-moving-steps-title = How far heroes move
ruling-moving-share_cell = At most two heroes can share a cell; heroes grappling a monster don't count.
ruling-moving-share_cell-asked = how many heroes on one cell; can two three heroes share stand on the same cell space; can i stand with another hero; can he and i stand on the same square; can we stand on the same cell; is there room for two heroes on one cell
ruling-moving-share_cell-title = Several heroes on one cell
ruling-hero_turn-move_attack = First the move, then one attack on one monster; never the other way round. You may skip either.
ruling-hero_turn-move_attack-asked = can i attack and then move; can i move after attacking; can i attack twice in one turn; how many attacks actions per turn; what can i do on my turn; can i skip my move; do i have to attack; do i move first or attack first; can i move and attack in the same turn; can i hit and run; can i do both, move and attack; do i have to move; is moving compulsory; can i just stay; can i do nothing
ruling-hero_turn-move_attack-title = Moving and attacking in one turn
ruling-grappling-grapple = Grappling: if your attack succeeds but other weaknesses are still open, your hero leaps onto the monster, from any distance, and holds the one just hit. That monster can't move and deals damage only to those who hold it.
ruling-grappling-grapple-asked = what is grappling grapple cling; why am i on the monster; why is my hero stuck clinging; what does holding a mark do; can i refuse to grapple; how does grappling work; what is grappling good for; point of grappling; why is my hero on top of the monster; what's the point of holding on to a monster; what does clinging to a monster mean; what does it mean to hold on to a monster; what is a grapple; what's grappling; what does grappling mean
ruling-grappling-grapple-title = What a grapple is
ruling-grappling-let_go = A grapple ends when you move at least one step, take hold of another weakness, or die. The weakness you held is then open again.
ruling-grappling-let_go-asked = how do i let go of a monster; how do i end stop a grapple; what happens if i move while grappling; leave the monster; how do i get rid of a grapple; does my grip break if i move; do i lose my hold when i walk away; if i hit another weakness do i lose the first; how do i get off a monster; how does a grapple end; how do i stop grappling
ruling-grappling-let_go-title = How to let go of a monster
ruling-growth-grow = After defeating a monster or coming back from death you may raise one ability by 1, up to 6.
ruling-growth-grow-asked = how do i level up get stronger; when does my hero grow; how do i raise improve an ability stat; maximum ability; how does my hero get stronger; when can i raise a stat; do i have to grow now or can i save it; can i skip growing; can i grow later; i want to raise an ability, how; what is growth; what does growth mean
ruling-growth-grow-title = How heroes grow
ruling-growth-what_strength = Strength gives 2 hit points per point and one roll per point against strength weaknesses.
ruling-growth-what_strength-asked = what does strength do; what is strength good for; should i raise strength; what do i get from more strength
ruling-growth-what_strength-title = What strength does
ruling-growth-what_agility = Agility gives 2 steps of movement per point and one roll per point against agility weaknesses.
ruling-growth-what_agility-asked = what does agility do; what is agility good for; should i raise agility; what do i get from more agility
ruling-growth-what_agility-title = What agility does
ruling-growth-what_magic = Magic is your range, and gives one roll per point against magic weaknesses. With spells in play it also limits their level.
ruling-growth-what_magic-asked = what does magic do; what is magic good for; should i raise magic; what do i get from more magic
ruling-growth-what_magic-title = What magic does
ruling-growth-what_faith = Damage reduction is your faith minus 1: you take that much less from each hit. Faith also gives one roll per point against faith weaknesses. With miracles in play it also limits their level.
ruling-growth-what_faith-asked = what does faith do; what is faith good for; should i raise faith; how do i take less damage; reduce damage armour defence; what do i get from more faith; is faith any good; what is damage reduction; what does damage reduction do
ruling-growth-what_faith-title = What faith does
ruling-spells-no_roll = No roll: a spell always works and brings no reinforcements. It costs 1 victory point and takes the place of your attack; its level may not exceed your magic.
ruling-spells-no_roll-asked = do i have to roll for a spell; does a spell need a roll; can a spell miss fail; do spells always work hit; what does a spell cost; do i have to pay for magic; how does casting work; can i cast a spell and attack; is casting an attack; do i roll dice for magic missile
ruling-spells-no_roll-title = Whether spells need a roll
ruling-points-points = Small monster: 1 point. Large monster: 2. Demon king: 4. Evil god: 8. First attack on anything bigger than small: 1.
ruling-points-points-asked = how do i get score points vp; how many points is a monster worth; what gives points; how much is the demon king worth; how many vp for the big one; how many points for a big monster; how many points for a small one; what is a large monster worth; do we get something for clearing the floor; is there a bonus for reaching the next floor; how do i score more; where do points come from; what is a victory point; what are victory points for; what does vp mean
ruling-points-points-title = What gives points
ruling-points-who_gets_points = Only the hero who hits the last open weakness gets the points and may grow. Heroes who held the others get nothing.
ruling-points-who_gets_points-asked = who gets the points when several heroes we kill it together; do helpers get share points; someone stole my kill; does holding a mark give points; do i get points if he kills the boss i'm holding; do i get anything for holding it; he finished it, do i get points too; do we share the points
ruling-points-who_gets_points-title = Who gets the points for a monster
ruling-goal-lose = All heroes lose at once if the king takes any damage or a monster leaves through the entrance.
ruling-goal-lose-asked = how do we lose; when do we lose; what must we avoid; what if a monster escapes gets out reaches the entrance left side; what happens if a monster gets past us; what if it reaches the left edge; what happens if it walks out; what if the monster gets out; when is it game over; what would make us lose
ruling-goal-lose-title = How you all lose
ruling-goal-all_dead = The game goes on: the king and the monsters keep moving, and each hero may come back on its own turn.
ruling-goal-all_dead-asked = what if all heroes are dead at the same time; what if the whole party is wiped out; do we lose if nobody is alive; what if we all die
ruling-goal-all_dead-title = When all heroes are dead at once
ruling-turns-turn_order = Turns follow the shuffled deck: the top card shows who acts. You know which cards are left, but not their order.
ruling-turns-turn_order-asked = who goes next; what is the turn order; when is my turn; how does the turn deck work; when do i act again; can i go twice in a row
ruling-turns-turn_order-title = The turn order
ruling-turns-turn_order-board = deck
ruling-monsters-monsters_act = On a monster card, every monster takes one step to the left if it can, then strikes the king or the heroes in front of it. A grappled one stays and strikes only those who hold it.
ruling-monsters-monsters_act-asked = when do monsters move attack act; how far do monsters move; how often do monsters attack; which way do monsters go; do monsters move and attack; can the demon king move; do monsters walk towards us; can the boss move
ruling-monsters-monsters_act-title = When and how monsters act
ruling-attacking-fight_heroes = No. Heroes can't attack each other or the king.
ruling-attacking-fight_heroes-asked = can i attack another hero player; can heroes fight each other; pvp; can i hurt another hero; can i attack the king
ruling-attacking-fight_heroes-title = Attacking other heroes
ruling-boss-demon_king = The demon king waits on floor 5. Hit all his weaknesses (strength, magic and faith; with four or more heroes, agility too) and the heroes win at once.
ruling-boss-demon_king-asked = where is the demon king; when does the boss come appear; how do we beat the demon king final boss; demon king weakness; what do we need to win; what do we have to do to win this; where is the final boss; what is the demon king; who is the demon king; why is it over while monsters are left; why did the game end with monsters on the board
ruling-boss-demon_king-title = Where the demon king is, and how to beat him
ruling-boss-evil_god = The evil god comes with the second reinforcement on floor 5, once per game. It has four weaknesses and is worth 8 points.
ruling-boss-evil_god-asked = what is the evil god; who is the evil god; when does the evil god come; what's the evil god worth
ruling-boss-evil_god-title = What the evil god is
ruling-turns-reshuffle = When the deck is empty, all revealed cards are shuffled into a new one. From the fifth reshuffle on the same floor, each one raises monster damage by 1.
ruling-turns-reshuffle-asked = what happens when the deck is empty runs out; what is the clock; why reshuffle; how many reshuffles; what happens when the deck runs out; when is the deck shuffled again
ruling-turns-reshuffle-title = When the deck is reshuffled
ruling-attacking-held_mark = A weakness that a hero holds can't be attacked by anyone. Choose one that is still open.
ruling-attacking-held_mark-asked = can i attack the same mark as another hero; why can't i choose that mark weakness; is the mark taken; attack a held mark; can two heroes hold the same weakness; can i take the weakness that he holds
ruling-attacking-held_mark-title = Attacking a weakness that is held
ruling-grappling-grapple_attack = Yes, without moving: attack another open weakness of the same monster, or any monster in range.
ruling-grappling-grapple_attack-asked = can i attack while grappling; can i attack the monster i'm holding clinging to; attack again while holding a mark
ruling-grappling-grapple_attack-title = Attacking while grappling
ruling-monsters-monster_escape = A monster in the first column that isn't grappled leaves through the entrance when it next acts, and all heroes lose. Kill it or grapple it.
ruling-monsters-monster_escape-asked = how do i stop a monster from escaping getting out; which monster is dangerous; what if a monster reaches the first column exit; how do i stop it from getting out; how do we keep it on the board
ruling-monsters-monster_escape-title = How to keep monsters from escaping
ruling-king-protect_king = Kill or grapple the monsters in the king's row, or stand in front of him: a monster strikes only what is directly in front of it.
ruling-king-protect_king-asked = how do i protect the king; is the king in danger safe; how do we keep the king alive; save the king
ruling-king-protect_king-title = How to protect the king
ruling-king-protect_king-board = king is
ruling-grappling-grapple_hurt = Each time a monster card comes up, a grappled monster deals its damage to every hero who holds it, less that hero's damage reduction. Nobody else is hit.
ruling-grappling-grapple_hurt-asked = does grappling hurt; do i take damage when grappling holding; is grappling dangerous; what does a grappled monster do; does the monster hurt me while i hold it; do i get hurt each turn when i cling to it; will it attack me after i jump on it; if i grab it does it hit me; is it safe to hold it; what does it do to me while i cling to it
ruling-grappling-grapple_hurt-title = Whether grappling hurts
ruling-king-king_end = The king stops at the end of the board. You advance to the next floor the moment no monster is left on the boards.
ruling-king-king_end-asked = what happens if the king reaches the end of the board; can the king walk out; what if the king is in the last column
ruling-king-king_end-title = When the king reaches the end of the board
ruling-grappling-together = Yes: each hero holds one of the monster's weaknesses, and whoever hits the last open one defeats it. Two heroes can't hold the same one.
ruling-grappling-together-asked = can two of us heroes attack the same monster; can we kill it together; can we gang up on a monster; should i wait for my friends; does it help if two of us attack it
ruling-grappling-together-title = Attacking a monster together
ruling-king-front_danger = A hero in front of the king can be struck in his place by a monster in the next cell. Your damage reduction helps.
ruling-king-front_danger-asked = is it dangerous to stand in front of the king; what happens to a hero in front of the king
ruling-king-front_danger-title = The danger in front of the king
ruling-growth-hero_choice = No: heroes differ only in name and looks. Their strength depends only on their abilities.
ruling-growth-hero_choice-asked = does my hero card matter; is the wizard better; which hero is best strongest; what can my hero do special; do the heroes have different powers; is my hero weaker than the others
ruling-growth-hero_choice-title = Whether it matters which hero you are
ruling-points-large_what = A large monster has more weaknesses and is worth 2 points. The star on its tile means that the first attack on it still gives 1 point.
ruling-points-large_what-asked = what is a large monster; what does the star on a monster mean; difference between small and large
ruling-points-large_what-title = What a large monster is
ruling-points-true_hero = When the heroes win, the one with the most points is the True Hero, and that hero's player wins; the points of a player's heroes aren't added up. If they lose, nobody wins.
ruling-points-true_hero-asked = who is the true hero; how do i become the true hero; who wins in the end; do we all win together; is it cooperative; who wins if we beat the demon king; do we all win or only one; are the points of my two heroes added up; is it the total of both heroes or the best one; does the sum of my heroes count; what is a true hero; what does true hero mean
ruling-points-true_hero-title = Who the true hero is
ruling-points-tie = A tie for the True Hero is broken by who defeated the demon king, then by more monsters defeated, then by fewer deaths. If that doesn't decide either, the tied heroes share the title.
ruling-points-tie-asked = what happens in a tie; who wins if we have the same points; we are tied, who is the true hero; what breaks a tie; what if two heroes have equal points; same score at the end; tied on points, who wins that; we all have the same points, who wins; if it's a draw who gets it; who's ahead if two have the same score
ruling-points-tie-title = What breaks a tie
ruling-points-first_attack = The first hero to attack a large monster, the demon king or the evil god gets 1 VP, hit or miss. Small monsters never give it, and each monster gives it only once.
ruling-points-first_attack-asked = why did he get a point for missing; how do i get the first attack point; does a small monster give the first attack point; do i get a point just for attacking; what is a first attack; who gets the point for the first attack; do you get a point even if you miss; do i get a point for hitting first
ruling-points-first_attack-title = The point for a first attack

# What players ask about their own heroes

case-dead = Your { $hero } is dead and not on the boards for now.
case-blow-asked = can it hurt anyone else while i hold it; does it only hit me while i'm grappling it; are the others safe from it while i hang on; am i going to lose hp; will i lose hp next round; do i take damage next; will i get hurt hit when the monsters move; will i get hurt next turn; am i in trouble; can i get hit; can i still get hit this round; will i be hit; is my spot dangerous; can the monster hit me here where i am standing; am i safe here; does it reach attack me; will i survive the monsters' turn; how much damage will i take next; can it kill me; who will attack me; is it dangerous to stay here; can it hurt me; can it get me; can it reach me; will it get me; does it hurt me; does damage hurt me with my faith; do i take damage from it; am i safe where i stand; is it dangerous where i am; do i need to get away; am i about to be hit; will anything attack me; should i worry about my hero; does anything reach me; does it hit me next; will it hit me; can it reach me next turn
case-blow-title = What the monsters will do to you next
case-blow_none = You're safe as things stand: on the monsters' next turn no monster will strike your { $hero } on { $cell }.{ $soon ->
    [0] {" "}No monster card is left in this round.
   *[other] {""}
}
case-blow_unhurt = No damage, as things stand: your { $hero } will be struck on the monsters' next turn ({ $monsters }), but your damage reduction of { $reduction } cancels all { $damage } damage.{ $soon ->
    [0] {" "}No monster card is left in this round.
   *[other] {""}
}
case-blow_hurt = You'll be hurt, as things stand: your { $hero } will be struck on the monsters' next turn ({ $monsters }), each blow for { $damage } damage, reduced by { $reduction }. { case-blow_cost }{ $soon ->
    [0] {" "}No monster card is left in this round.
   *[other] {""}
}
case-blow_cost = That costs { $lost } HP and { $hp ->
    [0] kills the hero.
   *[other] leaves { $hp }.
}
case-blow_of_hurt = The { $monster } will hit your { $hero } on the monsters' next turn, as things stand: { $damage } damage, reduced by { $reduction }. { case-blow_cost }{ $held ->
    [0] {""}
   *[other] {" "}It's grappled, so it can't move and strikes nobody but those who hold it ({ $others }).
}
case-blow_of_unhurt = The { $monster } will strike your { $hero } on the monsters' next turn, as things stand, but will do no harm: your damage reduction of { $reduction } cancels its { $damage } damage.{ $held ->
    [0] {""}
   *[other] {" "}It's grappled, so it can't move and strikes nobody but those who hold it ({ $others }).
}
case-blow_of_held = The { $monster } can't hit your { $hero }: it's grappled, so it doesn't move and strikes only the heroes who hold it ({ $others }).
case-blow_of_others = The { $monster } won't hit your { $hero }: as things stand, it will strike someone else on the monsters' next turn ({ $others }).
case-blow_of_none = The { $monster } won't hit your { $hero }: as things stand, it will strike no hero on the monsters' next turn.
case-blows-asked = who's going to get hit; who gets hit if the monsters go now; who gets hit next; if the monsters move now who gets hurt; who gets hurt when the monsters move; who will be hit next; which heroes are in danger; what do the monsters do next; what happens on the monsters' turn as it stands; who do the monsters attack; what if a monster card comes now; which monster is the most dangerous; which monster should i worry about; who is about to get hit; what will the monsters do next; who is in a bad spot; who takes damage in the next monster turn
case-blows-title = Who gets hurt next
case-blows_none = Nobody will be struck on the monsters' next turn, as things stand.
case-blows_unhurt = As things stand, nobody gets hurt on the monsters' next turn: damage reduction cancels the { $damage } damage for everyone attacked ({ $struck }).
case-blows_hurt = On the monsters' next turn, as things stand, these lose HP: { $hurt } (damage { $damage }). All who are struck: { $struck }.
case-blows_lost = You lose, as things stand: on the monsters' next turn the king is struck or a monster escapes.
case-survive-asked = how many hits can i take survive; how many more hits can i survive; how many blows do i survive; how much damage can i still take; when would i die; am i going to die; will my hero die soon; is my hero in danger; how many hits do i survive; how tough am i; how long do i last; is my faith enough to ignore the damage; do i have enough faith; are my hit points enough
case-survive-title = How many hits you survive
case-survive_all = Any number at present: the damage reduction of your { $hero } ({ $hp } HP) is { $reduction }, which cancels the monster damage of { $damage }.
case-survive = { $blows ->
    [one] The next hit kills your { $hero }: it has { $hp } HP,
   *[other] It takes { $blows } hits to kill your { $hero }: it has { $hp } HP,
} and each hit costs { $each } (damage { $damage }, reduced by { $reduction }).
case-fight-asked = which attack is likeliest to hit; which is easiest to hit; what do i need to roll against it; how many rolls do i have against it; can i hit it; can i attack it from here; can i reach it this turn; what are my chances against it; which ability do i use against it; what do i hit it with; how likely is it that i hit; what can i attack; which monster can i reach; how do i beat it; what is my best shot at it; what is the best way to attack it; am i close enough; is it in range; who can i hit; how do i defeat it; can i kill; which mark should i attack; what should i attack it with; which stat is best against it; how do i hit it; what are my odds on it; is it smarter to hit it with faith or agility; which of my abilities should i use on it; what is the best monster to attack for me; what should i attack; is there anything i can hit; how many dice do i roll against it; what do i roll with; how likely am i to hit; what's my percentage; can i attack it right after him; can i go for it next; can i reach it; can i reach it from here where i'm standing; is it in my range; am i in range; does my attack reach it; can i get to it this turn; can i hit it from here; is it too far; can i get there; is it close enough; can my attack get that far; am i near enough; how close do i need to be; can i hit it from where i stand; can i shoot it from where i am; can i hit anything from where i'm standing on my turn; which of the two is in reach; what can i do on my turn from here; what do i get if i hit it; is it worth going for it; can i get anything this turn
case-fight-title = Whom you can attack, with what chance
case-fight_here = You can attack the { $monster } on { $there } from where your { $hero } stands, { case-fight_best }
case-fight_there = If your { $hero } moves to { $to } on your turn, you can attack the { $monster } on { $there }, { case-fight_best }
case-fight_best = best with { $ability }: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $needed } or more to hit ({ $percent }%). { $left ->
    [0] A hit defeats it: { $vp } VP.
    [one] A hit only grapples it: one more weakness is left.
   *[other] A hit only grapples it: { $left } more weaknesses are left.
}{ $swaps ->
    [0] {""}
   *[other] {" "}It gains nothing, though: the { $held } weakness you hold is open again then.
}{ $other ->
    [0] {""}
   *[other] {" "}Also open: { $others }.
}{ $first ->
    [0] {""}
   *[other] {" "}The first attack on it, hit or miss, brings { $first } VP.
}
case-fight_far = The { $monster } on { $there } is too far away: your { $hero } on { $cell } has movement { $movement } and range { $range }. Open weaknesses: { $abilities }.
case-fight_held = You can't attack the { $monster } on { $there }: every weakness is held ({ $holders }).
case-fight_nobody = No monster with an open weakness is within reach of your { $hero } on { $cell } (movement { $movement }, range { $range }).
case-nearest-asked = which monster is closest to me; what is the nearest monster; which monster is near me; who is next to me
case-nearest-title = The monster nearest to you
case-far-asked = how far away is it; how far is it from me; where is it; where is it and how far; how many cells away is it; distance to it; how close is it; how many steps is it to it; where exactly is it
case-far-title = How far away it is
case-far = The { $monster } on { $there } is { $away ->
    [one] 1 cell
   *[other] { $away } cells
} away from your { $hero } on { $cell } (movement { $movement }, range { $range }).
case-alone-asked = which monster can i kill alone; i want to kill it alone; can i beat it alone; can i kill it on my own; can one hero defeat it alone; do i need help with it; can i solo it; do i need someone else for it; does it take two of us; can i handle it alone; is it too much for one hero; can it be done alone
case-alone-title = What one hero can defeat alone
case-alone_one = One hero is enough: the { $monster } has only one weakness ({ $abilities }), so one success defeats it.
case-alone_two = One hero is enough, in two turns: hit one weakness of the { $monster } ({ $abilities }) to grapple it, stay there, and hit the other on your next turn.
case-alone_no = One hero isn't enough: the { $monster } has { $number } weaknesses ({ $abilities }), and a hero can hold only one at a time. At least one other hero has to hold one.
case-alone_any = { $number ->
    [0] None of the monsters on the boards: each has three or more weaknesses.
   *[other] You can beat these alone: { $weak }. If a monster has two weaknesses, it takes two turns: hit one to grapple it, stay there, and hit the other on your next turn.{ $more ->
        [0] {""}
       *[other] {" "}These have three or more weaknesses, so you need help: { $strong }.
    }
}
case-struck-asked = do i die if it hits me; if it hits me do i die; will it kill me; does one hit kill me; what happens if it hits me; if i get hit am i dead; how much does it hurt if it hits me; what does a hit do to me; does a hit hurt me at all; how much do i lose if it hits me; is it a problem if it hits me; what does it do to me if it hits; do i survive a hit; will one hit from it kill me
case-struck-title = What a hit would do to you
part-struck_later = { $rises ->
    [0] {""}
   *[other] {" "}By the monsters' next turn the damage rises to { $later }, and a hit then costs { $cost } HP.
}
case-struck_unhurt = You lose no HP: a hit deals { $damage } damage, and your { $hero }'s damage reduction is { $reduction }, so the hero keeps its { $hp } HP.{ part-struck_later }
case-struck_hurt = You don't die: a hit deals { $damage } damage, which your { $hero }'s damage reduction lowers by { $reduction }. That costs { $lost } of its { $hp } HP and leaves { $left }.{ part-struck_later }
case-struck_dies = You die: a hit deals { $damage } damage, which your { $hero }'s damage reduction lowers by { $reduction }, and the hero has only { $hp } HP left.{ part-struck_later }
case-finish-asked = can i finish it off; can i kill it this turn; can i defeat it now; can i finish anything off this turn; can i kill anything this turn; can i take it down in one attack; is it dead if i hit it; do i kill it with one hit; what's the easiest thing for me to kill; what can i kill fastest from here; which one can i take out right away; can i score a kill this turn; can i kill it in one go; can i one-shot it; can i take it out in one hit; does one success finish it; does it die if my attack hits; would a success kill it; can i take it out alone this turn; can i take it down by myself now; is it dead if this attack succeeds; if i hit now is it dead; would a hit kill it; does a hit finish it or just grab it; will this kill it; is one hit enough; would that spell kill it; if this works is it gone; does my attack kill it or only hold it; if i kill it what then; what happens after i kill it; what comes after it is dead
case-finish-title = Whether you can defeat it this turn
case-finish_here = Yes: the { $monster }. A success with { $ability } ({ $percent }%) defeats it{ case-finish_then }
case-finish_there = Yes: the { $monster }, after a move to { $to }. A success with { $ability } ({ $percent }%) defeats it{ case-finish_then }
case-finish_then = { $then ->
    [win] , and you all win.
    [floor] : { $vp } VP and a growth. No monster is left then, so floor { $next } begins.
    [king] : { $vp } VP and a growth. No monster is left then; floor { $next } begins when the king is on the back board.
   *[more] : { $vp } VP and a growth. { $number ->
        [one] 1 monster is
       *[other] { $number } monsters are
    } left then: { $rest }.
}
case-finish_no = Not this turn: a success meets only one of the { $monster }'s open weaknesses ({ $open }), so you'd only grapple it.
# Ways to name the only large monster.
case-called_large = big guy; big one; large one; big monster; large monster
case-held-asked = what do we need to beat it; what does it take to beat it; which abilities does it take; is anyone holding it; who holds it; who is grappling it; is it grappled; is it held; which weaknesses are still open; who is on it; is somebody fighting it; which of its weaknesses are still free; which marks are still free; what marks are left; which weakness is still open on it; who is on its weaknesses; is anyone else on it yet; is someone already on it; has anyone grabbed it; who's clinging to it; how many weaknesses does it have left; is it pinned down; is it stuck; what's still needed to beat it; is anyone holding a monster right now; who is grappling anything; which monsters are held; how many more successes does it need; how many hits does it take; how many weaknesses are left; how often do we have to hit it; what does it still need to die
case-held-title = Who holds it, and what is left
case-held = Held by { $holders }. The { $monster } { $number ->
    [one] needs 1 more success
   *[other] needs { $number } more successes, one against each weakness
}: { $abilities }.
case-held_none = No monster is held now.
case-held_nobody = The { $monster } { $number ->
    [one] needs 1 more success
   *[other] needs { $number } more successes, one against each weakness
}: { $abilities }. Nobody holds it.
case-able-asked = who can reach it; who can still reach it; who can attack it; who can hit it; who could kill it; who else can attack it; who could help me with it; who can help me kill it; which of us can get to it; who's close enough to it; who else could hit it; is anyone in range of it; who is best placed to kill it; how would we kill it together; how do we beat it as a group; who takes which weakness; who should attack it with what; how do we split up against it
case-able-title = Who can attack it
case-able = { $number ->
    [0] Nobody: as things stand, no hero can attack the { $monster } when that hero's turn comes.
   *[other] The { $monster } needs { $left ->
        [one] 1 more success, for { $vp } VP. Attacks possible on the heroes' own turns:
       *[other] { $left } more successes: heroes cling to it until the last one, which brings { $vp } VP. Attacks possible on the heroes' own turns:
    } { case-able_first }{ $left ->
        [one] {""}
       *[other] , { case-able_second }{ $left ->
            [2] {""}
           *[other] , { case-able_third }{ $left ->
                [3] {""}
               *[other] , { case-able_fourth }
            }
        }
    }.
}
case-able_first = { $ability0 } by { $some0 ->
    [0] nobody
   *[other] { $heroes0 } ({ $percent0 }% at best)
}
case-able_second = { $ability1 } by { $some1 ->
    [0] nobody
   *[other] { $heroes1 } ({ $percent1 }% at best)
}
case-able_third = { $ability2 } by { $some2 ->
    [0] nobody
   *[other] { $heroes2 } ({ $percent2 }% at best)
}
case-able_fourth = { $ability3 } by { $some3 ->
    [0] nobody
   *[other] { $heroes3 } ({ $percent3 }% at best)
}
case-other-asked = is he in danger; will he get hit; is she safe; does he get hurt next; will she take damage; is he about to die; will it hit him; is he gonna die if it hits him; does he take damage from it; is his hero okay; is he going to lose hp; does she survive; can it kill him; will he be attacked; is anyone going to hit him
case-other-title = Whether another hero is in danger
case-other_dead = The { $hero } is dead and not on the boards, so nothing can hit it.
case-other_none = In no danger for now: as things stand, no monster will strike the { $hero } (HP { $hp }) on the monsters' next turn.
case-other_unhurt = No damage, as things stand: the { $hero } will be struck on the monsters' next turn ({ $monsters }), but a damage reduction of { $reduction } cancels the damage of { $damage }.
case-other_hurt = As things stand, the { $hero } will be struck on the monsters' next turn ({ $monsters }). That costs { $lost } HP and { $left ->
    [0] kills the hero.
   *[other] leaves { $left }.
}
case-other_of_none = As things stand, the { $monster } won't strike the { $hero } on the monsters' next turn.
case-worth-asked = which one gives me more; is it worth more points than it; how many points is it worth; how many points do i get for it; how many vp for killing it; how many points do i get if i kill it; is there still a first attack point; can i still get the first attack point; what do i get for killing it; is it worth points; is the first attack on it still free; what's it worth; how much is it worth if i kill it; what do i get if i finish it; what do i get for it; which monster gives the most points; which one is the juiciest; can i reach anything big for the first hit point; which should i go after for points
case-worth-title = How many points it is worth
case-worth = Defeating the { $monster } brings { $vp } VP, to the hero whose success meets its last weakness.{ $first ->
    [0] {""}
   *[other] {" "}The first attack on it, hit or miss, still brings { $first } VP.
}
case-worth_line = { $monster }: { $vp } VP{ $first ->
    [0] {""}
   *[other] , and { $first } for the first attack
}. { $reach ->
    [0] Out of your reach now.
   *[other] Your best attack: { $percent }%, and a hit { $left ->
        [0] defeats it.
       *[other] only grapples it: the VP go to whoever meets its last weakness.
    }
}
case-move-asked = how far can i walk this turn; how far; how far can i go; how far can i move; how far can my hero go; how many steps cells can i walk; what is my movement; where could i get to; how many squares do i have; can i make it to that row; can i make it to the front; how many cells can i go from here
case-move-title = How far you can go
case-move = Up to { $movement } cells (twice your { $hero }'s agility). Your range is your magic: from there you can attack up to { $range ->
    [one] 1 cell
   *[other] { $range } cells
} away.
case-grip-asked = can i let go; can i leave the monster; am i stuck to it; can i get away from it; can i run away; if i walk away do i lose the hold; what happens to the weakness if i move; does it get its weakness back if i leave; if i move now is it free again; what if i let go now; do we lose the mark if i go
case-grip-title = What happens if you let go
case-grip = If your { $hero } moves away on its turn, it lets go of the { $monster }: the { $ability } weakness is open again{ $alone ->
    [0] , while others still hold the monster.
   *[other] , and the monster is free to move.
}
case-grow-asked = what can i raise next; which ability can i raise; can i still grow; when do i grow; can i raise my ability; what can i level up; what should i level next; which stat can i raise; what can i improve; which of my stats aren't maxed; which stat should i raise; is it worth raising it; does more of it help me now; what does one more point of it give me; is raising it any use right now; which one is the best to raise; is one more point of faith worth it
case-grow-title = What raising each ability gives
case-grow = { $which ->
    [strength] Strength { $to }: max HP { $was } → { $now }
    [agility] Agility { $to }: movement { $was } → { $now }
    [magic] Magic { $to }: range { $was } → { $now }
   *[faith] Faith { $to }: damage reduction { $was } → { $now }
} and { $rolls } rolls ({ $percent }% → { $better }%). { $which ->
    [faith] { $loses ->
        [0] { $enough ->
            [0] { $was } already cancels the damage of { $damage }, but not what it rises to on floor { $later }.
           *[other] { $was } already cancels the damage of { $damage }{ $later ->
                [0] , so more is of little use now.
               *[other] , even one more from floor { $later } on, so more is of little use now.
            }
        }
       *[other] Each blow then costs 1 HP less than the { $loses } it costs now.
    }{" "}
   *[other] {""}
}{ $number ->
    [0] No monster here has this weakness open.
   *[other] Open on: { $monsters }.
}{ $opens ->
    [0] {""}
   *[other] {" "}It also allows { $magic }.
}
case-grow_limit = No: the { $ability } of your { $hero } is at the maximum of { $limit }.
case-grow_full = Nothing: every ability of your { $hero } is at the maximum of { $limit }.
case-revive-asked = can i come back to life; can i revive now; when do i come back; where can i come back; i'm dead, when am i back; how long am i out; do i come back this round; when can i play again; where would i come back; am i back soon; what if i die now; what happens to me if i die and when do i come back; is dying bad; what do i lose if i die
case-revive-title = When you come back to life
case-revive = { $soon ->
    [now] Now.
    [round] When your { $hero }'s card comes up: it's still in this round's deck.
   *[later] When your { $hero }'s card comes up: not before the next reshuffle, as it has already come up in this round.
} The empty cells next to the king are now: { $cells }.
case-revive_full = Not as things stand: no cell next to the king is empty. One must be empty when your { $hero }'s card comes up.
case-revive_alive = Your { $hero } is alive (HP { $hp }/{ $most }). If it died, it would keep its points{ $held ->
    [0] {""}
   *[other] {" "}but let go of the { $monster }
}, and could come back { $soon ->
    [0] next round
   *[other] this round or next, as its card comes up
}: with full HP, one ability raised by 1, and in an empty cell beside the king ({ $free ->
    [0] there's none
   *[other] there are { $free }
} now).
case-floor-asked = what do we need to move on; how many steps does the king still need; how far does the king still have to go; how many turns until the next floor; how long until the next floor; how far is the next floor; when does the next floor begin; what is missing for the next floor; what happens if the king gets to the back board while a monster is still alive; what do we still need for the next floor; why don't we go on to the next floor; what if the king reaches the end with a monster left; what do we have to do now; how close is the next floor; what's left to do on this floor; how many steps does the king need to the back board; no monsters are left, what now; what are we waiting for before the next floor; there's nothing to fight, what do i do; how far is the king from the back board; how far away is the king from the exit; all monsters are dead, why are we still here; do we go down now; are we close to the next floor; how near is the next floor; are we nearly done with this floor; if all monsters are dead do we go down; once they are gone do we go to the next floor; is it enough to kill them all; what is still in the way of the next floor
case-floor-title = How far it is to the next floor
case-floor_both = Floor { $next } begins as soon as no monster is left (still there: { $names }) and the king is on the back board (now on { $king }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} short of it{ $blocked ->
    [0] {""}
   *[other] ; in his way on { $front }: { $who }
}). Until both are true, nothing happens, wherever he goes.
case-floor_monsters = Only the monsters are still in the way of floor { $next }: { $monsters } left. The king is already on the back board ({ $king }); nothing more happens until they're defeated.
case-floor_king = Floor { $next } begins when the king enters the back board: no monster is left, and he's on { $king }, { $steps ->
    [one] one step
   *[other] { $steps } steps
} away.
case-floor_now = Floor { $next } begins as soon as this is settled: no monster is left, and the king stands on the back board ({ $king }). Then { $small } small and { $large } large monsters{ $boss ->
    [0] {""}
   *[other] {" "}and the demon king
} come, attacks hit on { $next } or more, and monster damage { $rises ->
    [0] stays
   *[other] rises to
} { $damage }.
case-floor_demon_king = This is the last floor: you win when the demon king falls.
case-left-asked = how many monsters are left on this floor; which monsters are still alive; how many monsters are still to beat; how many do we still have to kill; how many monsters are left; how many monsters are there; which monsters are there still; what monsters are on the board; are there any monsters left
case-left-title = How many monsters are left
case-left = { $number } { $number ->
    [one] monster
   *[other] monsters
} on the boards: { $monsters }.
case-left_floor = None: no monster is on the boards now, so floor { $next } begins as soon as this is settled.
case-left_none = None: no monster is on the boards now. The next floor begins when the king steps onto the back board.
case-king-asked = where is the king; where's the king right now; where did the king end up; will the king move next; does the king go on; what does the king do on his turn; can the king move; is the king stuck blocked; where does the king go next; is someone standing in his way; what blocks the king; is the king going to walk now; will the king step; does somebody stand in his way; does he ever move; does the king ever move
case-king-title = What the king does next
case-king_steps = On his next turn, as things stand, the king steps from { $cell } to { $front }.
case-king_waits = On his next turn, as things stand, the king stays on { $cell }, because { $front } in front of him is taken ({ $who }).
case-king_floor = Floor { $next } begins as soon as this is settled: no monster is left, and the king is on the back board. It becomes the entrance board, and he stands on it.
case-king_stays = The king stays: { $cell } is the last cell of his row.
case-danger-asked = can we still lose; could we still lose on this floor; are we about to lose; how could we lose now; is the king in danger; can the king die next; is the king safe; will a monster escape; can we lose this round; could we lose soon; could we lose before my next turn; what is the biggest danger; should i worry about the king; will the king get hit; is the king going to be hit; can a monster get the king; do monsters reach the king; is it ok to ignore it for now; are we in trouble; is anything about to escape; anything to worry about; who's the most dangerous monster right now; are we safe for now; could the king die this round; which monster do we have to stop first; which monster is closest to getting out; which one is nearest to the exit; which monster could escape first; is anything near the entrance
case-danger-title = Whether you can lose now
case-danger_none = There's no danger now: as things stand, no monster can strike the king on the monsters' next turn, and none is near the entrance.
case-danger_king = The king is in danger: unless someone grapples or defeats the { $monster } on { $cell }, it strikes him on the monsters' next turn, and you lose.
case-danger_leaves = You're in danger: unless someone grapples or defeats the { $monster } on { $cell }, it escapes on the monsters' next turn, and you lose.
case-danger_king_steps = There's danger if the king steps forward next: then the { $monster } on { $cell } can strike him.
case-danger_near = There's no immediate danger, but the { $monster } on { $cell } is two steps from escaping through the entrance; if it escapes, you lose.
case-after-asked = when do i act again; what happens when the deck is empty; what happens when the deck runs out; who goes after me; who goes next; what comes after this turn; who is next; whose turn comes next; which card comes next; what is still to come this round; when is it my turn; when do i go again; is it my turn soon; what comes after his turn; what's next; do the monsters move next; do the monsters go before me; do i go before the monsters; is a monster card still to come; can i still do anything this round; did my card already come up; am i still up this round; are there monsters to come before me; do i still get a turn before the monsters act; do i get another turn this round; have i already had my turn; is the monster card already out; did the monsters already go this round; what's left in the deck; did the king already move this round; how many cards until me; how many turns until the monsters act; when do the monsters move next; how soon is the monster card; who comes next, him or the monsters; what comes up next, the king or the monsters; is it him next or the monsters; which is next, my hero or a monster card; what are the odds that the monsters are next; how likely is a monster card next; will he go before the monsters
case-after-title = Who comes after this turn
case-after = { $own ->
    [now] It's your turn now.
    [none] You have no turns left in this round.
   *[later] You still have a turn to come in this round.
}{" "}The next card is one of these, each equally likely ({ $percent }%): { $cards }. Nobody knows the order of the deck.
case-after_known = In this order: { $cards }.
case-after_one = All that is left in this round: { $cards }. Then all cards are shuffled again.
case-after_steps = The king's turn: no other kind of card is left in this round. As things stand, he steps to { $front }. When the deck is empty, all cards are shuffled again.
case-after_waits = The king's turn: no other kind of card is left in this round. As things stand, he stays on { $cell } ({ $who } in front of him). When the deck is empty, all cards are shuffled again.
case-after_floor = Floor { $next } begins before the next card: no monster is left, and the king is on the back board.
case-after_stays = The king's turn: no other kind of card is left in this round. He stays on { $cell }. When the deck is empty, all cards are shuffled again.
case-after_shuffle = Anyone may be next: all cards of this round have come up, so they're shuffled again after this turn.

# Further cases

case-aside-asked = what if i step aside; if i move away does the king go; does the king move if i get out of his way; what happens if i leave the cell in front of the king; am i blocking the king; am i in the king's way; should i make way for the king; will the king move when i leave; am i in the way here; should i get out of the way; is it bad that i stand here; if i get out of the way do we get to the next floor
case-aside-title = What happens if you move out of the king's way
case-aside = You're in his way: if your { $hero } leaves { $front }, the king takes one step from { $cell } to { $front } when the next king card comes up{ $soon ->
    [0] , which won't be in this round
   *[other] {" "}(one is still to come in this round)
}. { $then ->
    [begins] That puts him on the back board, and floor { $next } begins.
    [waits] That puts him on the back board, but floor { $next } begins only when no monster is left (still there: { $monsters }).
    [more] From there it's { $steps ->
        [one] 1 more step
       *[other] { $steps } more steps
    } to the back board.
   *[none] He never takes more than one step at a time.
}
case-aside_taken = Even if your { $hero } leaves { $front }, the king stays on { $cell }: the cell would still be taken ({ $others }).
case-other_move-asked = how far can he shoot; how far can he go; what is his range; how far can he move; how many cells can he walk; what is his movement; can he get there; how much damage does he ignore
case-other_move-title = How far another hero can go
case-other_move = The { $hero } on { $cell } can move up to { $movement } cells and then attack up to { $range } away.
case-other_fight-asked = can he kill it; can he reach it; can he hit it; what does he need to roll; what are his chances; can he defeat it this turn; what can he attack; how likely is it that he hits; can he finish it; will he kill it; can he help me with it; which ability can he use against it
case-other_fight-title = What another hero can attack
case-other_fight = The { $hero } can attack the { $monster } on its turn, { case-fight_best }
case-other_fight_no = The { $hero } on { $cell } can't attack the { $monster } on { $there }: no open weakness is within its reach (movement { $movement }, range { $range }).
case-other_fight_nobody = No monster with an open weakness is within reach of the { $hero } on { $cell } (movement { $movement }, range { $range }).
case-spared-asked = why didn't it hurt me; why did i take no damage; why didn't i lose hp; why wasn't i hit; why am i unhurt; it was right in front of me, why didn't it hit me; why wasn't my hero attacked; why did he take no damage; why was he not hurt; how come he didn't lose hp; why did the blow do nothing
case-spared-title = Why somebody took no damage
case-spared = A monster strikes only what is directly in front of it, on the next cell to the left; a grappled one strikes only the heroes who hold it. A hit would cost your { $hero } { $lost } HP (damage { $damage }, reduced by { $reduction }).
case-spared_unhurt = Your { $hero }'s damage reduction of { $reduction } (faith minus 1) cancels all of the monster damage, which is { $damage } now. Besides, a monster strikes only what is directly in front of it, or, if grappled, the heroes who hold it.
case-spared_held = The { $monster } is grappled ({ $holders }), and a grappled monster strikes only the heroes who hold it, whoever stands in front of it.{ $safe ->
    [0] {""}
   *[1] {" "}They are unhurt because their damage reduction (faith minus 1) cancels all of the monster damage, which is { $damage } now.
}
case-damage_up-asked = how many reshuffles until damage goes up; when does the monster damage go up next; how long until damage rises; will damage go up soon; when do monsters hit harder; how much time do we have left on this floor; how many times can the deck still be reshuffled; is the damage about to go up; are we being too slow on this floor; is it dangerous to stay on this floor for long; how bad is it if the deck runs out again; what happens at the next reshuffle; what if the deck is reshuffled again; does the next reshuffle hurt; do we get more damage if we wait; what happens when the deck is empty; does anything happen at the next reshuffle; what happens when we reshuffle once more
case-damage_up-title = When monster damage goes up next
case-damage_up = Monster damage is { $damage }. { $due ->
    [0] { case-damage_up_here }
   *[other] The next floor begins as soon as this is settled.
}{ $floor ->
    [0] {""}
   *[other] {" "}It also rises on arrival on floor { $floor }.
} A reinforcement that finds no room raises it, too.
case-damage_up_here = { $more ->
    [one] The next reshuffle on this floor raises it
   *[other] On this floor, it rises with the fifth reshuffle, { $more } from now,
} by 1, and so does every one after that (so far { $clock } on this floor).
case-damage_most = Monster damage can't rise any more: it is { $damage }. From the fifth reshuffle on a floor, each one brings a reinforcement instead (so far { $clock } on this floor).
case-ahead-asked = what's on the next floor; what monsters come on the next floor; how many monsters are on the next floor; is the next floor harder; how hard is the next floor; what waits for us down there; what do we need to roll on the next floor; how much damage do monsters do on the next floor; how many small ones come on the next floor; how many monsters spawn on the next floor; what are we going to face next; will it get harder after this
case-ahead-title = What is on the next floor
case-ahead = Floor { $floor }: { $king ->
    [0] {""}
   *[other] the demon king,{" "}
}{ $small } small and { $large } large monsters, drawn at random. Attacks then hit on { $floor } or more, and monster damage { $rises ->
    [0] stays
   *[other] rises to
} { $damage }, unless it goes up before.
case-kills-asked = who has killed the most monsters; how many monsters have i killed; how many monsters has he defeated; how many kills does everyone have; who defeated the most; how many did we kill; how many monsters did everyone beat; kill count; who's the best monster slayer; how many have i taken down
case-kills-title = Who defeated how many monsters
case-kills = The { $hero } has defeated { $number } { $number ->
    [one] monster
   *[other] monsters
}.
case-deaths-asked = how many times did he die; how often have i died; who has died most often; has anyone died yet; how many deaths does everyone have; did anybody die
case-deaths-title = Who died how often
case-deaths = { $number ->
    [0] The { $hero } hasn't died yet.
    [one] The { $hero } has died once.
   *[other] The { $hero } has died { $number } times.
}

case-title-asked = who wins if he kills it; who wins if i kill it; am i the true hero if i kill it; who gets the title if he defeats it; if i beat it now do i win; does he win if he kills it; who will be true hero if it dies now; if i kill the boss do i win
case-title-title = Who wins if it is defeated now
case-title = If the { $hero } defeats the demon king now, the { $hero } is the True Hero with { $vp } VP.
case-title_other = If the { $hero } defeats the demon king now (which makes { $own } VP), the title still goes to { $best } with { $vp } VP.
case-first-asked = is the first attack point still there; has the first attack bonus been taken; which monsters still give the first attack point; who hasn't been attacked yet; is there a first attack point left; can somebody still get the point for attacking first
case-first-title = Where a first attack still gives a point
case-first = Whoever attacks first, hit or miss, still gets 1 VP for each of these: { $monsters }.
case-first_none = No monster on the boards gives a point for the first attack now.
case-aside_free = Your { $hero } on { $at } isn't in the king's way. He is on { $cell }; { $blocked ->
    [0] { $front } in front of him is empty.
   *[other] { $front } in front of him is taken ({ $who }).
}
case-rolling-asked = should i roll again; what can go wrong if i roll again; is it risky to roll again; is it worth another roll; what are the odds of the next roll; what is my chance if i keep rolling; how likely is the next roll to hit; how many rolls are left; how many tries do i have left; what happens if the next roll misses too; what if i miss again; should he keep rolling; what are his odds now; roll or stop
case-rolling-title = What another roll risks
case-rolling = { $once }% for one more roll ({ $needed } or more){ $left ->
    [one] , which is your last
   *[other] , and { $percent }% for all { $left } rolls left together
}: { $hero }, { $ability } against the { $monster }. A miss costs nothing, but every 1 brings a reinforcement. A hit { $left_marks ->
    [0] defeats it.
    [one] only grapples it: one more weakness is left.
   *[other] only grapples it: { $left_marks } more weaknesses are left.
}
case-missed-asked = i rolled a 2 so how is that a miss; a 2 doesn't hit; why did i miss; why did he miss; why did that miss; why didn't it hit; why did the roll fail; why did the attack fail; what did i need to roll; how did i miss that
case-missed-title = Why an attack missed
case-missed = The roll was below { $needed }, the least that hits on this floor. That was roll { $rolled } of { $rolls } by the { $hero }, { $ability } against the { $monster }; { $left ->
    [one] one is
   *[other] { $left } are
} left.
case-cost-asked = what does a spell cost me; how much is a spell; what do i pay for magic; can i afford a spell; do i have enough points for a spell; can i cast it; can i pay for it; is my magic high enough for it; what does it cost; how expensive is a miracle; what do i lose if i cast; how many points does casting take; what does this miracle cost and can i use it; how much for it and can i do it now
case-cost-title = What a spell or miracle costs you
case-cost = { $has ->
    [0] { $cost } VP, and your { $hero } has none
   *[other] { $cost } VP, and your { $hero } has { $has }
}. { $school ->
    [spell] A spell
    [miracle] A miracle
   *[both] A spell or miracle
} takes the place of the attack and needs no roll.{ $school ->
    [spell] {""}
   *[other] {" "}A miracle's target may pay for it instead.
}
case-cost_of = { $reason ->
    [level] No: { $magic } needs { $ability } { $level }, and your { $hero } has { $value }. It costs { $cost } VP.
    [poor] No: { $magic } costs { $cost } VP, and your { $hero } has none.
    [target] Only if the hero it's meant for pays: { $magic } costs { $cost } VP, and your { $hero } has none.
   *[none] Yes: { $magic } costs { $cost } VP, and your { $hero } has { $has }; { $ability } { $value } is enough for its level { $level }.
}
case-spell = { $left ->
    [0] { $magic } defeats the { $monster } on { $there }. It always hits, without a roll, and costs { $cost } VP.
    [one] { $magic } only grapples the { $monster } on { $there }: one more weakness is left. It always hits, without a roll, and costs { $cost } VP.
   *[other] { $magic } only grapples the { $monster } on { $there }: { $left } more weaknesses are left. It always hits, without a roll, and costs { $cost } VP.
}
case-spell_far = Not from { $cell }: the { $monster } on { $there } is out of range (your { $hero } has range { $range }). In range, { $magic } always hits, without a roll.
case-spell_held = No: every weakness of the { $monster } is held ({ $holders }).
case-mine_now = It's your turn now.
case-mine_next = You're next: only { $own ->
    [one] your own card is
   *[other] your own cards are
} left in this round.
case-mine_known = { $place ->
    [1] You're next: your card is on top of the deck.
   *[other] Not yet: your card is number { $place } from the top of the deck.
}
case-mine_perhaps = Perhaps ({ $percent }%): { $own ->
    [one] your card is
   *[other] { $own } of your cards are
} still in the deck, but nobody knows the order. Also left: { $others }.
case-mine_later = Not in this round: none of your cards is left in the deck. { $more ->
    [0] All cards are now shuffled again.
   *[other] These come first: { $others }. Then all cards are shuffled again.
}
case-to_win-asked = what do we still need to win; how do we win from here; how close are we to winning; what is left until we win; how far from victory are we; what's missing for the win; how many hits until we win; can we win this round; are we nearly there; how much longer does this go on
case-to_win-title = What you still need to win
case-to_win = { $number ->
    [one] One more success
   *[other] { $number } more successes
} against the demon king on { $cell } ({ $abilities }), and the heroes win at once. { $held ->
    [0] Nobody is grappling him now.
   *[other] Already grappling him: { $holders }.
}
case-to_win_later = The demon king, who waits on floor { $last }; this is floor { $floor }. To go on to floor { $next }, { $number ->
    [0] the king has to reach the back board; no monster is left.
    [one] one more monster has to be defeated ({ $monsters }), and the king has to be on the back board.
   *[other] { $number } more monsters have to be defeated ({ $monsters }), and the king has to be on the back board.
}
case-escape-asked = could it get out the entrance next turn; can it escape next turn; does it get out next; will it leave the board; when does it reach the entrance; how many turns until it escapes; is it about to leave; how long until it is out; what happens if it reaches the entrance; is it bad if it gets to the entrance; how far is it from the entrance; do we lose if it gets out; is it going to run away; does it get away
case-escape-title = Whether a monster can escape
case-escape = Not on the monsters' next turn: the { $monster } is on { $cell } and needs at least { $turns } of their turns to get out. If it does, all heroes lose at once.
case-escape_next = Yes: the { $monster } on { $cell } leaves on the monsters' next turn, and then all heroes lose at once. Defeat or grapple it before that.
case-escape_held = Not while it's grappled ({ $holders }): the { $monster } on { $cell } can't move. If a monster gets out, all heroes lose at once.
case-ignore-asked = can we ignore it; can we just leave it; do we have to kill it; do we need to defeat it; must we kill it; can we leave it alone; is it ok to leave it; do we need to beat it to win; is it worth bothering with; do we have to kill all the monsters; must we clear the floor; can we skip the small ones; can we go on without killing everything
case-ignore-title = Whether a monster must be defeated
case-ignore = You don't have to defeat the { $monster } to win: only the demon king has to fall. But the { $monster } goes on moving and striking, and if it gets out or strikes the king, all heroes lose. Defeating it gives { $vp } VP.
case-ignore_boss = The heroes win only by defeating the { $monster }.
case-ignore_no = The { $monster } has to be defeated ({ $vp } VP): floor { $next } begins only when no monster is left.
case-ignore_all = Only the demon king has to fall. The others go on moving and striking, and if one gets out or strikes the king, all heroes lose.
case-ignore_none = { $number ->
    [0] No monster is left: floor { $next } begins as soon as the king is on the back board.
   *[other] All of them have to be defeated: floor { $next } begins only when no monster is left ({ $number } now) and the king is on the back board.
}
case-spared_other = A monster strikes only what is directly in front of it, on the next cell to the left; a grappled one strikes only the heroes who hold it. A hit would cost the { $hero } { $lost } HP (damage { $damage }, reduced by { $reduction }).
case-spared_other_unhurt = The { $hero }'s damage reduction of { $reduction } (faith minus 1) cancels all of the monster damage, which is { $damage } now.
case-mine-asked = am i next; is it my turn next; do i go next; am i up next; when do i go; is my turn over for this round; do i get another turn this round; how long until my turn; am i up after him; is it my go after him; am i on after this one
case-mine-title = When your turn comes

# One ability against one monster, and which attack to choose

case-mark-asked = why can't i attack it with that ability; why can't i use faith on it; why isn't strength offered against it; why can't i choose agility; can i hit it with magic; can i attack it with faith; why is that weakness not open to me; i want to use strength but it isn't there; what if i use agility on it; is faith still open on it
case-mark-title = That ability against it
case-mark_any-asked = which monsters are weak to that ability; what can i attack with that ability; who can i use faith on
case-mark_any-title = Where that weakness is open
case-mark_any = { $number ->
    [0] No monster on the board has an open { $ability } weakness, so nobody can attack with it now.
   *[other] An open { $ability } weakness: { $monsters }. Your hero can attack only those within range with it.
}
case-mark_none = You can't: the { $monster } has no { $ability } weakness. Open weaknesses: { $number ->
    [0] none.
   *[other] { $open }.
}
case-mark_held = You can't: { $own ->
    [0] the { $holder } already holds the { $ability } weakness of the { $monster }
   *[other] your { $hero } already holds the { $ability } weakness of the { $monster }
}, and each weakness takes only one hero. { $number ->
    [0] No weakness is open.
   *[other] Still open: { $open }.
}
case-mark_far = You can't get there: the { $monster } on { $there } is open to { $ability }, but too far from your { $hero } on { $cell } (movement { $movement }, range { $range }).
case-mark_open = With { $ability }, your { $hero } can attack the { $monster } { $moves ->
    [0] from where it stands
   *[other] after moving to { $to }
}: { $rolls ->
    [one] one roll
   *[other] { $rolls } rolls
}, { $needed } or more to hit ({ $percent }%). { $left ->
    [0] A hit defeats it.
    [one] A hit only grapples it: one more weakness is left.
   *[other] A hit only grapples it: { $left } more weaknesses are left.
}
case-plan-asked = should i attack it or just end my turn; is it better to do nothing; which attack is best for me; what is my best attack right now; is it better to attack or to end my turn
case-plan-title = Your best attack now
case-plan = The likeliest attack: the { $monster } with { $ability } ({ $percent }%{ $moves ->
    [0] {""}
   *[other] , after moving to { $to }
}). { $left ->
    [0] A hit defeats it: { $vp } VP.
   *[other] A hit grapples it, so it no longer moves and strikes only its holders.
}{ $first ->
    [0] {""}
   *[other] {" "}As the first attack on it, it brings { $first } VP, hit or miss.
} A miss costs no HP (but every 1 brings a reinforcement), so attacking usually beats ending the turn. Put a hit that defeats a monster, or stops one that threatens the king, before anything else.
case-plan_target = { $monster }: best with { $ability }, { $percent }%{ $moves ->
    [0] {""}
   *[other] {" "}(from { $to })
}. { $left ->
    [0] A hit defeats it: { $vp } VP.
    [one] A hit only grapples it; 1 weakness is left then.
   *[other] A hit only grapples it; { $left } weaknesses are left then.
}{ $first ->
    [0] {""}
   *[other] {" "}{ $first } VP for the first attack, hit or miss.
}{ $held ->
    [0] { $turns ->
        [one] {" "}If nobody stops it, it gets out on the monsters' next turn.
       *[other] {" "}If nobody stops it, it needs { $turns } of the monsters' turns to get out.
    }
   *[other] {""}
}
case-plan_stay = Ending the turn is better: your { $hero } already holds the { $monster }'s { $held } weakness. A hit only moves the grapple to another weakness, { $held } is open again, and { $left ->
    [one] 1 weakness is left
   *[other] { $left } weaknesses are left
} as before. Besides, every 1 brings a reinforcement. Leave the open weaknesses to the other heroes.
case-plan_rule = A miss costs no HP (but every 1 brings a reinforcement), so attacking usually beats ending the turn.
case-plan_nobody = Nothing is within your reach. The nearest is the { $monster } on { $cell }, { $away ->
    [one] 1 cell
   *[other] { $away } cells
} away: move closer, but not right in front (to the left) of a monster that nobody grapples, and not into the king's way.
case-plan_clear = No monster is left: keep { $front } free, so that the king can go on.
case-boards-asked = why is the king back at the entrance; why did the king go back; wasn't the king further ahead; why am i on another cell; i was on b2 so why am i on e2; why are we back on the entrance board; why did everyone move when the floor changed; why do the cells have other names now; where is the old board
case-boards-title = Why everyone is on the entrance board again
case-boards = Nobody went back: when floor { $floor } began, the back board became the entrance board (B1 to B9 are called E1 to E9 now), and the new back board lies behind it. Heroes who were still on the old entrance board caught up to the first column. The king is on { $king }.
case-king_still-asked = why isn't the king moving walking; why doesn't the king move; why did the king stay; why did the king stop; how come the king didn't get any further; why couldn't the king enter the next cell; why didn't the king move; why is the king still there; why is the king still at the start; why did the king stay where he was; why hasn't the king moved; why did the king not move last time; how come the king is still on the same cell; why is the king standing still; what kept the king from moving
case-king_still-title = Why the king moved or not
case-king_still = He moves only when a king card comes up: one step, if the cell in front of him is empty.
case-king_still_steps = { case-king_still } He is on { $cell }; { $front } is empty now, so next time he goes there.
case-king_still_waits = { case-king_still } He is on { $cell }; { $front } is taken now ({ $who }).
case-king_still_floor = { case-king_still } Floor { $next } begins before that.
case-king_still_stays = { case-king_still } { $cell } is the last cell of his row.
case-came-asked = where does it come from; where did it come from all of a sudden; why is it here; who brought it; why did a new monster appear; how did it get on the board; why are there more and more monsters; why do monsters keep coming; why so many monsters suddenly; weren't there fewer monsters before
case-came-title = Where it came from
case-came = Every attack roll of 1 brings a reinforcement at once: a small monster in the far column. All others came with the floor.
case-came_any = Every attack roll of 1 brings a reinforcement at once: a small monster in the far column. Otherwise monsters only come with a new floor. Now there are { $number }.
case-party-asked = how is the party doing; how are we doing; give me the short version; how's everyone; is anyone hurt; how bad is our situation; are we ok; summary of the party; how does it look for us; are we in good shape; how's our group
case-party-title = How the party is doing
case-party = Floor { $floor } of { $last }: { $number ->
    [0] no monsters left
    [one] 1 monster left ({ $monsters })
   *[other] { $number } monsters left ({ $monsters })
}, the king on { $king }{ $blocked ->
    [0] {""}
   *[other] , held up by { $who }
}. { $some ->
    [0] { $gone ->
        [0] All heroes have full HP.
       *[other] The others have full HP.
    }
   *[other] Hurt: { $hurt }.
}{ $gone ->
    [0] {""}
   *[other] {" "}Dead: { $dead }.
} Monster damage is { $damage }{ $rises ->
    [0] .
   *[other] , and the next reshuffle raises it ({ $clock } on this floor so far).
}
case-damage_why-asked = how come monsters already do that much damage; why is it 3 damage already; why are they hitting for this much all of a sudden; wasn't the damage less before; why do i suddenly take more damage; why did the damage go up; why is the damage so high; what raised the monster damage; why do monsters hit harder now
case-damage_why-title = Why damage went up
case-damage_why = Monster damage rises on reaching floors 3 and 5, when a reinforcement finds no room, and with the fifth reshuffle on a floor and every later one.
case-first_attack-asked = how come he got a point although he missed; why did i get a point for an attack that failed; why does he get points without hitting it; where does the point for it come from although nobody hit it; why did he get a point for it before it was dead; he rolled nothing, why a point
case-first_attack-title = The point for the first attack
case-first_attack = The first hero to attack the { $monster } gets { $vp } VP, hit or miss. Nobody gets it for this monster again.
case-shared-asked = why did the points for it go to me and not to him; why did he get the points and not me; he held it all the time, why no points for him; do i get anything for holding it if someone else kills it; i helped, why did i get no points for it; why do they have more points although i helped; who gets the points if several fought it; do i get points for helping; why did i get nothing for holding it; does the helper get points
case-shared-title = Who gets the points
case-shared = The points for a monster go only to the hero whose success meets its last weakness. Those who hold the others get nothing for it; the first attack on a large monster brings 1 VP.
