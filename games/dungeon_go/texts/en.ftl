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
monster-living_armor = Living Armour
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
picture-setup = The heroes get ready
picture-afterlife = Afterlife
picture-victory = The heroes win!
picture-defeat = The heroes are beaten
picture-size_small = Sm
picture-size_large = Lg
picture-seat = Seat { $number }
picture-deck_order = Deck, in order
picture-vp = { $vp } VP
picture-max_hp = max HP { $value }
picture-movement = move { $value }
picture-range = range { $value }
picture-reduction = reduces { $value }
picture-spells = Spells up to level { $level }
picture-miracles = Miracles up to { $level }
picture-record = Defeated { $kills }, died { $deaths }
picture-holds = Holds { $monster }: { $ability }
picture-charged = Fireball ready
picture-stands = Stands on { $cell }

## The board in words

words-board = The board in Dungeon GO!
words-sheets = Hero sheets in Dungeon GO!
words-stop = .
words-dice = Dungeon floor { $floor }, monster damage { $damage }, times the deck was made anew on this floor: { $clock }.
words-king = The king is on { $cell }.
words-true_hero = True Hero: { $heroes }
words-now = It is the { $hero }'s turn.
words-marked = Cells to choose from: { $cells }.
words-targets = Monsters to choose from: { $cells }.
words-monster = { $cell }: { $monster } ({ $size }), weaknesses: { $marks }.
words-monster_fresh = { $cell }: { $monster } ({ $size }, not attacked yet), weaknesses: { $marks }.
words-mark_held = { $ability } (held by the { $hero })
words-hero = Hero { $number }, { $hero } ({ $player }): { $cell }, HP { $hp }/{ $most }, { $vp } VP.
words-hero_charged = Hero { $number }, { $hero } ({ $player }): { $cell }, HP { $hp }/{ $most }, { $vp } VP, Fireball ready.
words-hero_dead = Hero { $number }, { $hero } ({ $player }): in the afterlife, { $vp } VP.
words-hero_waiting = Hero { $number }, { $hero } ({ $player }): not placed yet, { $vp } VP.
words-abilities = { $hero } Strength { $strength }, agility { $agility }, magic { $magic }, faith { $faith }.
words-revealed = Turn cards revealed this round: { $cards }.
words-deck = Still in the deck, order unknown: { $cards }.
words-deck_order = The deck in its order, seen by you alone: { $cards }.
words-deck_empty = The deck is empty.
words-returned = Returned by Haste, and not again before the deck is made anew: { $cards }.
words-cards = { $count ->
    [one] { $card }
   *[other] { $card } ({ $count } times)
}
words-strength = strength { $value }: up to { $most } hit points
words-agility = agility { $value }: movement { $movement }
words-magic = magic { $value }: range { $range }
words-faith = faith { $value }: damage reduced by { $reduction }
words-record = monsters defeated: { $kills }, deaths: { $deaths }
words-holds = grapples the { $monster } by its { $ability }
words-charged = Fireball: next turn as many combat actions as its magic
words-spells = can cast: { $magic }
words-miracles = can work: { $magic }
words-no_hero = No hero chosen yet.
words-unchosen = Not chosen yet
words-hero_cards = Hero cards still free: { $heroes }.
words-hero_cards_shown = The hero cards of Dungeon GO!
words-card = { $card }, from Dungeon GO!
look-size = Size: { $size }. Its defeat is worth { $vp } VP.
look-marks = Weaknesses: { $marks }. It falls when all are met.
look-first = Whoever attacks it first gets { $vp } VP, hit or miss.
look-demon_king = These are the weaknesses against four heroes or more; against three there are only { $marks }. His defeat wins the game.
look-evil_god = The second reinforcement on floor 5 brings it, once in a game. It need not be defeated to win.
look-spell = Spell of level { $level }: for a hero with as much magic, in place of the attack, for 1 VP.
look-miracle = Miracle of level { $level }: for a hero with as much faith, in place of the attack, for 1 VP.
look-strength = Hit points are twice the strength. An attack on this mark has as many rolls as the hero has strength.
look-agility = Movement is twice the agility. An attack on this mark has as many rolls as the hero has agility.
look-magic = Range is equal to the magic. An attack on this mark has as many rolls as the hero has magic. The level of spells goes by it, too.
look-faith = Damage reduction is the faith less 1. An attack on this mark has as many rolls as the hero has faith. The level of miracles goes by it, too.
look-hero = A hero card gives a name and a face, nothing more. How strong a hero is comes from the abilities.
look-king = The king takes one step to the right if the cell in front of him is empty. Any damage kills him, and all heroes lose.
look-monster = Every monster acts once, the nearest to the entrance first: it takes one step to the left if nobody holds it and the cell is empty, then it attacks.

## Making heroes

ask-choose_hero_card = { $heroes ->
    [1] Who will you be?
   *[other] Choose hero { $number } of your { $heroes }
}
hint-choose_hero_card = A hero card gives a name and a face, nothing more. How strong the hero is comes with the abilities, next.
do-hero_card = { $hero }
log-hero_card = { $player } takes the part of the { $hero }.

ask-choose_starting_two = What is the { $hero } best at?
hint-choose_starting_two = That ability begins at 2, the other three at 1. An attack on a weakness has as many rolls as the hero has of that ability. *Look up* shows any monster or weakness.
do-starting_two = Begin with { $ability } 2
log-starting_two = The { $hero } trusts in { $ability } (2).

log-place_drawn = The lot falls on the { $hero } ({ $player }) to take a place.
ask-place_hero = Where does the { $hero } stand?{ $reach ->
    [differs] {""}
   *[other] {"\u000A"}{ shared_reach }
}
hint-place_hero = On the entrance board, at most two heroes to a cell; to stand on the king would be lèse-majesté.
do-place = Stand on { $cell }
log-hero_placed = The { $hero } takes up position on { $cell }.
log-deck_made = 🃏 { $cards } turn cards are shuffled into the deck. The adventure begins!

## Turns

log-turn_hero = **The { $hero }'s turn** ({ $player })
log-turn_king = **The king's turn**
log-turn_monsters = **The monsters' turn**
log-rebuild = { $clock ->
    [1] 🃏 The deck has run out: { $cards } cards are shuffled again, for the first time on this floor.
   *[other] 🃏 The deck has run out: { $cards } cards are shuffled again, { $clock } times now on this floor.
}
log-danger = ⏳ Too long on one floor. Something stirs deep in the dark…

## Revival

ask-revive = Shall the { $hero } come back to life?{ $reach ->
    [differs] {""}
   *[other] {"\u000A"}{ shared_reach }
}{ $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}
hint-revive = On an empty cell next to the king, with one ability grown and all hit points; that is the whole turn.
do-revive = Come back on { $cell }
do-revive_somewhere = Come back next to the king
do-stay_dead = Stay dead for now
log-revives = ✨ The { $hero } is back from the afterlife, on { $cell } with { $hp } HP!
log-stays_dead = The { $hero } rests in the afterlife a little longer.
log-no_empty_cell = There is no empty cell next to the king, and so no way back for the { $hero }.

## Move action

ask-move = { $goal ->
    [king] Where does the { $hero } go? (The next floor begins when the king reaches the back board.)
   *[other] Where does the { $hero } go?
}{ $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}
# What may lose the game soon; stands after the questions of a hero's turn.
threat = { $threat ->
    [king] 🚨 The { $foe } on { $foe_cell } strikes the king on the monsters' next turn, and all is lost!
    [leaves] 🚨 The { $foe } on { $foe_cell } leaves by the entrance on the monsters' next turn, and all is lost!
    [king_steps] 🚨 If the king steps forward next, the { $foe } on { $foe_cell } can strike him, and all is lost!
   *[near] 🚨 The { $foe } on { $foe_cell } is two steps from the exit.
}
hint-move = { $goal ->
    [king] No monster is left: the next floor begins when the king steps onto the back board. Keep the cell in front of him free.
    [monsters] The king is on the back board: the moment the last monster falls, the next floor begins. { hint-move_fights }
    [demon_king] Defeat the demon king and you win. { hint-move_fights }
   *[both] The next floor begins when no monster is left and the king is on the back board. { hint-move_fights }
} Diagonal steps are fine; monsters and the king block the way, heroes do not.
hint-move_fights = ⚔️ goes to that cell and attacks in one press: { rule-rolls }. Or choose a cell, or stay, and the combat action comes next.
# How attacks are rolled for; stands in other sentences too
rule-rolls = roll up to as many times as the ability of the weakness is high; { $floor ->
    [1] on floor 1 every roll hits
   *[other] on floor { $floor } a { $floor } or more hits
}, and every 1 brings a reinforcement
group-fight = Move and attack
group-entrance = Entrance board
group-back = Back board
do-move = Move to { $cell }
do-step_aside = Step out of the king's way: { $cell }
do-cell = { $cell }
do-move_somewhere = Move
do-wait_for_king = { $heroes ->
    [1] Wait for the king
   *[other] Wait for the king with all my heroes
}
do-stay = Stay here
do-stay_blocking = Stay and block the king
do-fight_here = ⚔️ Attack the { $monster } from here ({ $ability }, { chance })
do-fight_there = ⚔️ Attack the { $monster } from { $to } ({ $ability }, { chance })
do-fight_at = ⚔️ { $monster } on { $cell }
log-stays = The { $hero } stays on { $cell }.
log-moves = The { $hero } goes from { $source } to { $cell }.

## Combat action

ask-combat = { $actions ->
    [1] What does the { $hero } do in combat?
   *[other] What does the { $hero } do in combat? ({ $actions } actions left)
}{ $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}
hint-combat = To attack, { rule-rolls }.
group-attack = Attacks
group-spell = Spells
group-miracle = Miracles
do-attack = ⚔️ { $monster } on { $cell } ({ $ability }, { chance })
do-attack_at = ⚔️ { $monster } on { $cell } ({ $ability })
do-spell = Spell: { $spell }
do-miracle = Miracle: { $miracle }
do-done = No more combat
do-fight = Fight
log-attack = { $rolls ->
    [one] ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }, with a single roll!
   *[other] ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }, with up to { $rolls } rolls!
}
log-first_attack = ⭐ First to strike at the { $monster }! { $vp } VP for the { $hero }.
log-roll_hits = { $rolls ->
    [1] 🎲 **{ $roll }**! It takes { $needed }, and that is a hit.
   *[other] 🎲 Roll { $number } of { $rolls }: **{ $roll }**! It takes { $needed }, and that is a hit.
}
log-roll_misses = { $rolls ->
    [1] 🎲 **{ $roll }**… It takes { $needed }.
   *[other] 🎲 Roll { $number } of { $rolls }: **{ $roll }**… It takes { $needed }.
}
log-attack_fails = The { $monster } shrugs off the { $hero }'s attack.
log-attack_stopped = { $player } puts the die down. The { $hero }'s attack has failed.
log-grapples = 🤼 The { $hero } leaps at the { $monster } on { $cell } and clings to its { $ability } mark: it cannot take a step!
log-lets_go = The { $hero } lets go. The { $ability } mark is open again.
log-defeats = 💥 The { $hero } brings down the { $monster }! { $vp } VP.
log-last_monster = No monster is left. When the king steps onto the back board, the next floor begins.

ask-roll_again = { $left ->
    [one] That missed the { $monster }'s { $ability } mark. Roll again? ({ $needed } or more hits, every 1 brings a reinforcement, one roll left)
   *[other] That missed the { $monster }'s { $ability } mark. Roll again? ({ $needed } or more hits, every 1 brings a reinforcement, { $left } rolls left)
}{ $threat ->
    [none] {""}
   *[other] {"\u000A"}{ threat }
}
hint-roll_again = This is the attack on { $cell }. If you stop it fails, but the { $hero } loses nothing.
do-roll = { $left ->
    [one] Roll again (last roll, { $percent }%)
   *[other] Roll again ({ $left } rolls left, { $percent }%)
}
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
about-move-none = No monster in range from there.
about-move-one = ⚔️ { about-1 }
about-move-two = ⚔️ { about-2 }
about-move-three = ⚔️ { about-3 }{ $more ->
    [0] {""}
   *[other] …
}
about-stay-none = No monster in range from here.
about-stay-one = { about-move-one }
about-stay-two = { about-move-two }
about-stay-three = { about-move-three }
about-leaving-none = { about-lets_go } No monster in range from there.
about-leaving-one = { about-lets_go } { about-move-one }
about-leaving-two = { about-lets_go } { about-move-two }{ $more ->
    [0] {""}
   *[other] …
}
about-met = { $left ->
    [0] Defeats it: { $vp } VP.
    [one] Grapples it; one mark left then.
   *[other] Grapples it; { $left } marks left then.
}{ $first ->
    [0] {""}
   *[other] {" "}First attack: { $first } VP.
}
about-attack = { $needed ->
    [1] {""}
   *[other] { $rolls ->
        [one] One roll, { $needed } or more.
       *[other] { $rolls } rolls, { $needed } or more.
    }{" "}
}{ about-met }
about-attack_leaving = { about-lets_go } { about-attack }
about-lets_go = { $free ->
    [1] Lets go of the { $grappled }, which can walk again.
   *[other] Lets go of the { $grappled }'s { $held }.
}
about-roll = { about-met }
about-in_the_way = In the king's way: he cannot step forward.
about-done = Ends the turn; { $actions } actions are left unused.
about-stop = The attack fails; the { $hero } loses nothing.
# What is in reach from all the cells alike; stands after the question.
shared_reach = { $reach ->
    [nothing] No monster is in reach next turn from any of the cells.
    [all] In reach next turn from each of the cells: { $monsters }.
   *[some] In reach next turn from each of the cells, the nearest: { $monsters }.
}
about-place = { $more ->
    [0] Next turn in reach: { $monsters }.
   *[other] Next turn in reach, the nearest: { $monsters }.
}
about-place_far = No monster in reach next turn.
about-grow-strength = Max HP { $was } → { $now }; { $rolls } rolls with strength
about-grow-agility = Movement { $was } → { $now }; { $rolls } rolls with agility
about-grow-magic = Range { $was } → { $now }; { $rolls } rolls with magic
about-grow-spell = Range { $was } → { $now }; { $rolls } rolls with magic; the spell { $spell }
about-grow-faith = Reduction { $was } → { $now }; { $rolls } rolls with faith
about-grow-miracle = Reduction { $was } → { $now }; { $rolls } rolls with faith; the miracle { $miracle }
about-magic = { $what } Costs { $vp } VP, { $left } left.
about-magic_asked = { $what } Whom it helps must agree to pay { $vp } VP.
about-pays = The { $hero } has { $left } VP left.
about-gives = The { $hero } has { $left } VP left; the { $caster } gets the point.
about-consents = { $what } { about-gives }
about-heal = HP { $was } → { $now } of { $most }.{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-grows = { $player } chooses which ability rises.{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-again = The { $hero } gets another turn in this round.{ $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-again_king = The king gets another turn in this round.
about-again_monster = The monsters get another turn in this round!
about-driven_back = { $number ->
    [0] Driven back to { $cell }.
   *[other] Driven back to { $cell }, with the { $holders } on it.
}
about-replaced = { $number ->
    [0] Another from the bags takes its place.
   *[other] Another from the bags takes its place; thrown off: { $holders }.
}
spell-magic_missile-short = Meets one mark in range without a roll.
spell-web-short = Takes one monster card out of the deck.
spell-fireball-short = Several combat actions next turn.
spell-polymorph-short = Replaces a monster by another.
spell-teleport-short = To any cell, and another turn this round.
spell-wish-short = Raises one of your abilities.
miracle-turn_undead-short = Drives a monster with a faith mark back.
miracle-heal-short = Gives a hero back hit points.
miracle-divination-short = Shows you the deck, for you to order.
miracle-haste-short = Another turn for a revealed card.
miracle-raise_dead-short = Brings a dead hero back.
miracle-miracle-short = Raises an ability of a hero.

## Growth

ask-growth = The { $hero } grows: which ability?
hint-growth = Strength brings 2 hit points, agility 2 movement, magic 1 range, and faith reduces damage by 1 more.
do-grow = Raise { $ability } to { $value }
do-no_growth = No growth
log-grows = 📈 The { $hero } grows: { $ability } is now { $value }.
log-no_growth = The { $hero } leaves it at that and does not grow.

## Monsters and king

log-monster_placed = The { $monster } lies in wait on { $cell }.
log-reinforcement = 👣 Reinforcement! The { $monster } appears on { $cell }.
log-no_reinforcement = 👣 A reinforcement is called, but none can come in. Its rage fills the dungeon instead…
log-evil_god_comes = 👁️ Darkness tears open, and the { $monster } descends on { $cell }!
log-damage_rises = 🔥 The monsters' damage rises to { $damage }!
log-no_monsters = Not a monster on the boards. For a moment, silence.
log-monster_moves = The { $monster } creeps from { $source } to { $cell }.
log-monster_strikes = 🩸 The { $monster } strikes for { $damage } damage! Hit: { $heroes }.
log-unhurt = Not a scratch on the { $hero } (reduction { $reduction }).
log-hurt = { $reduction ->
    [0] The { $hero } loses { $lost } HP and has { $hp } left.
   *[other] The { $hero } wards off { $reduction }, loses { $lost } HP and has { $hp } left.
}
log-hero_dies = 💀 The { $hero } falls and departs for the afterlife.
log-king_moves = 👑 The king takes a step to { $cell }.
log-king_stays = 👑 The king stays on { $cell }.
log-king_waits = 👑 The king stays on { $cell }. In his way on { $front }: { $who }.
log-king_struck = 💔 The { $monster }'s blow reaches the king on { $cell }…
log-monster_leaves = 🚪 The { $monster } slips out of the entrance at { $cell }!
log-floor_advances = { $floor ->
    [5] 🏮 Dungeon floor 5 at last: the demon king's hall. The king is on { $king }; from now on attacks hit with 5 or more.
   *[other] 🏮 On to dungeon floor { $floor }. The king is on { $king }; from now on attacks hit with { $floor } or more.
}
log-hero_catches_up = The { $hero } catches up on { $cell }.

## The end

closing-slayer = 👑 The demon king fell to { $player }'s { $hero }.
closing-best_hero = 🗡️ { $player }: the { $hero } counts, with { $points ->
    [one] one point
   *[other] { $points } points
}.
tie-slayer = ⚖️ { $player } and { $behind } both have { $points }: { $player }'s { $hero } defeated the demon king.
tie-kills = ⚖️ { $player } and { $behind } both have { $points }: { $player }'s { $hero } defeated more monsters ({ $own } to { $other }).
tie-deaths = ⚖️ { $player } and { $behind } both have { $points }: { $player }'s { $hero } died less often ({ $own } to { $other }).
tie-shared = ⚖️ { $players } have { $points } each and are equal in everything: they share the place.
end-victory = The demon king has fallen on floor { $floor }, and morning comes. The heroes win! True Hero: { $true_heroes }
end-king_dead = The king has died on dungeon floor { $floor }. All heroes are beaten.
end-monster_left = A monster has escaped from dungeon floor { $floor }. All heroes are beaten.
log-true_hero = 🏆 All hail the True Hero: { $heroes }!
log-solo_score = { $rebuilds ->
    [one] All victory points less one rebuilt deck make { $score }. Your rank: { $rank }!
   *[other] All victory points less { $rebuilds } rebuilt decks make { $score }. Your rank: { $rank }!
}
score-victory_points = victory points
score-defeats = monsters defeated
score-deaths = deaths
score-rebuilds = rebuilt decks

## Options of the game

command-spells-name = spells
command-miracles-name = miracles
option-spells = Spells
option-spells-help = Heroes may cast spells for 1 VP each. The monsters come in greater strength.
option-miracles = Miracles
option-miracles-help = Heroes may work miracles for 1 VP each; whom they help may agree to pay.

## Why not

refused-hero_dead = That hero is in the afterlife and can only come back to life.
refused-hero_alive = That hero is alive.
refused-blocked_monster = There is a monster in that cell.
refused-blocked_king = The king stands in that cell.
refused-cell_full = There are two heroes in that cell already.
refused-cell_not_empty = That cell is not empty, and coming back to life needs one with nobody in it.
refused-not_adjacent_king = A hero comes back to life only next to the king.
refused-no_empty_cell = There is no empty cell next to the king.
refused-not_entrance_board = Heroes begin on the entrance board.
refused-too_far = That is farther than the hero can move.
refused-out_of_reach = Too far to move there and attack in this turn.
refused-out_of_range = That is out of range.
refused-mark_not_printed = That monster has no such weakness.
refused-mark_held = A hero holds on to that mark already.
refused-ability_max = That ability is 6 already, and no die goes higher.
refused-no_vp = There is no victory point to pay with.
refused-level_too_high = The ability is not high enough for level { $level }.
refused-option_off = This game is played without that optional rule.
refused-already_charged = A Fireball is burning in that hero's hands already.
refused-no_legal_target = There is no fitting target for that.
refused-consent_refused = That has just been refused.

## Casting spells and working miracles

ask-cast_mark = { $magic }: at which weakness?
hint-cast_mark = Any mark in the { $hero }'s range that nobody holds. There is no roll.
ask-cast_monster = { $magic }: on which monster?
hint-cast_monster = It must be within the { $hero }'s range.
ask-cast_hero = { $magic }: for which hero?
hint-cast_hero = Distance does not matter. The { $hero } pays, or asks the other hero to.
ask-cast_card = { $magic }: which card goes back into the deck?
hint-cast_card = One revealed turn card, the { $hero }'s own included; each card only once until the deck is made anew.
ask-cast_cell = { $magic }: to which cell?
hint-cast_cell = Any cell without king or monster and with at most one other hero, however far from the { $hero }.
ask-cast_ability = { $magic }: which ability?
hint-cast_ability = It rises by 1 at once for the { $hero }; 6 is the limit.
ask-payer = { $magic }: who pays the victory point?
hint-payer = If the { $target } agrees to pay, the point goes to the { $hero }. Paid by the { $hero }, it is gone.
ask-consent = The { $hero } would work { $magic } on the { $target }. Will the { $target } pay the victory point?
hint-consent = The point goes to the { $hero }. Saying no costs nothing.
ask-after_refusal = Refused. Shall the { $hero } pay for { $magic } after all?
hint-after_refusal = The { $target } does not pay. Taken back, it costs nothing, and you choose another combat action.
ask-order_deck = In which order shall the deck lie?
hint-order_deck = Seen for the { $hero } by you alone. Pick what comes first, in order; the rest follows as it lies. Do not tell the others.
do-cast_mark = { $monster } on { $cell } ({ $ability })
do-cast_monster = { $monster } on { $cell }
do-cast_hero = { $hero }
do-cast_card = Return { $card }
do-cast_cell = To { $cell }
do-back = Back
do-pay = The { $hero } pays { $vp } VP
do-ask_target = Ask the { $hero } to pay { $vp } VP
do-consent = Pay { $vp } VP
do-no_consent = Do not pay
do-take_back = Take it back
do-order_card = Number { $place }: { $card }
log-spell = 🔮 The { $hero } casts a spell: “{ $magic }!”
log-miracle = 🙏 The { $hero } prays: “{ $magic }!”
log-pays = The { $hero } gives up { $vp } VP.
log-target_pays = The { $hero } hands { $vp } VP to the { $caster }.
log-offer = The { $hero } asks the { $target } to pay for { $magic }.
log-consents = { $player } agrees.
log-refuses = { $player } declines.
log-takes_back = The { $hero } takes { $magic } back.
log-card_discarded = 🕸️ Caught in the web and out of the deck: { $card }.
log-card_returned = Back into the deck: { $card }.
log-divines = The { $hero } sees what the deck has in store.
log-deck_seen = The deck, for your eyes only: { $cards }.
log-deck_ordered = The { $hero } has settled the order of the deck.
log-deck_order = The deck's new order, for your eyes only: { $cards }.
log-charged = 🔥 A ball of fire gathers in the { $hero }'s hands. Just wait for the next turn.
log-fireball = { $actions ->
    [one] 🔥 The Fireball bursts into flame! The { $hero } has one combat action this turn.
   *[other] 🔥 The Fireball bursts into flame! The { $hero } has up to { $actions } combat actions this turn.
}
log-polymorphed = 🌀 The { $monster } on { $cell } twists and turns into the { $new }!
log-thrown_off = The { $hero } is thrown off and lands on { $cell }.
log-teleports = 💫 The { $hero } vanishes and appears on { $cell }.
log-raised = ✨ The { $hero } draws breath again, on { $cell }!
log-pushed_back = Holy light drives the { $monster } back from { $source } to { $cell }.
log-healed = 💚 The { $hero } regains { $healed } HP and has { $hp }.

spell-magic_missile-help = One mark in range that nobody holds is met without a roll. It counts as an attack for the first-attack point.
spell-web-help = One monster card is taken out of the deck until the deck is next made anew; the rest is shuffled.
spell-fireball-help = Your next turn has as many combat actions as your magic is then. Lost if you die before.
spell-polymorph-help = A small or large monster in range is replaced by one drawn from the bags. It does not count as defeated, and heroes who held it are thrown off.
spell-teleport-help = Go to any cell open for a hero; then your turn card is shuffled back into the deck, for another turn this round.
spell-wish-help = One of your abilities rises by 1.
miracle-turn_undead-help = A monster in range with a faith mark steps back one cell, if the cell behind it is empty. Heroes who hold it go with it.
miracle-heal-help = A living hero regains hit points, up to twice your faith.
miracle-divination-help = You alone see the whole deck and put it in any order. You must not tell.
miracle-haste-help = One revealed turn card is shuffled back into the deck. Each card only once until the deck is made anew.
miracle-raise_dead-help = A dead hero returns to any cell open for a hero, grows one ability, and has 1 hit point.
miracle-miracle-help = One ability of a living hero rises by 1; that hero's player chooses which.

## The rules by topic

topic-goal-title = Goal
topic-goal =
    The heroes escort the king through five dungeon floors. If they defeat the demon king on floor 5, all heroes win.

    They all lose, at once, when either of these happens.
    - The king takes damage: a single blow kills him
    - A single monster leaves the dungeon by the entrance

    When the heroes win, the one with the most victory points is named the True Hero, and that hero's player wins. You cannot win without working together, nor take the title by being too kind.

    The game goes on even if all heroes are dead. King and monsters keep moving, and each hero may come back to life in its own turn.

topic-picture-title = Reading the board
topic-picture =
    The entrance board is on the left, the back board on the right. Each has 3 by 3 cells, E1 to E9 and B1 to B9, counted from the upper left, row by row.
    - Top: the dungeon floor die, the red monster damage die, and the clock with the number of times the deck was made anew on this floor; then the turn cards revealed in this round, and those still in the deck, whose order nobody knows
    - Heroes: told apart by number, colour and headgear
    - Monsters: the marks at the foot of the tile are its weaknesses. A square S is strength, a slanted A agility, a round M magic, and a cross-shaped F faith
    - A shield with a number above a mark: that hero holds it
    - A star on the tile: a large monster or bigger that nobody has attacked; the first attack is worth a point
    - Bottom: each hero's hit points, victory points and four abilities (S, A, M, F). Dead heroes are in the afterlife
    - A bright, broken frame: cells to choose from
    - A red frame: monsters to choose from

    The card command of this game shows any monster, spell, miracle or weakness by itself.

topic-setup-title = Setup and making heroes
topic-setup =
    The king stands on E4, in the middle of the entrance side. Dungeon floor and monster damage are both 1. The first monsters lie face up on the back board.

    Heroes are made in this order.
    1. In seat order everybody chooses a hero card (they differ in name and face only)
    2. One of the four abilities is set to 2, the other three to 1
    3. The hero cards are shuffled and drawn one by one; each hero drawn takes a cell of the entrance board. Two heroes at most share a cell, and none stands on the king

    Everything else follows from the abilities.
    - Hit points = twice the strength
    - Movement = twice the agility
    - Range = the magic
    - Damage reduction = the faith less 1

    Last, hero cards, king cards and monster cards make the turn deck. With three heroes there is one king card and one monster card, with more there are two of each.

topic-turns-title = Turn order and the deck
topic-turns =
    The top card of the deck is revealed and its turn is played: a hero's, the king's, or that of all monsters.

    Revealed cards stay face up, so everybody can see what is left in the deck. Only the order is unknown.

    When the deck is empty, all revealed cards are shuffled into a new one. Each time, the clock of the floor goes up by 1 (see “Danger”).

    A dead hero's card stays in the deck. When it comes up, the hero may come back to life.

topic-hero_turn-title = A hero's turn
topic-hero_turn =
    A living hero first has a move action, then a combat action. Either may be skipped, but their order is fixed. An answer with ⚔️ does both, move and attack.

    A dead hero can do nothing in its turn but come back to life.

    The combat action is one attack. With the optional rules, one spell or one miracle may take the attack's place.

topic-moving-title = Move action
topic-moving =
    A hero walks up to its movement (twice the agility), straight or diagonally, on both boards.
    - Cells with a monster or the king can be neither entered nor passed
    - Cells with heroes can be passed, however many there are
    - The move must end where there is at most one other hero
    - A diagonal step may pass between two blocked cells

    A grappling hero that takes even one step lets go, and the mark is open again. One that stays put holds on.

topic-attacking-title = Attacking
topic-attacking =
    Choose a monster in range (your magic) and one of its weaknesses. A diagonal counts as one cell, nothing blocks the way, and a monster behind you is as good as one in front. A mark that anybody holds, you included, cannot be chosen.

    The ability of that mark is tested.
    - Roll a die: the number of the dungeon floor or more is a success
    - After a failure you may roll again, up to as many rolls in all as the value of the ability. You may also stop
    - Every 1 brings a reinforcement. On floor 1 a 1 succeeds as well, but the reinforcement comes first

    If a success completes the weaknesses, the monster is defeated, by the hero who succeeded last. If marks are left, the hero grapples. A failure costs nothing.

topic-grappling-title = Grappling
topic-grappling =
    After a success that leaves marks open, the hero leaps onto the mark it met. This happens from any distance and cannot be declined.
    - One hero to a mark, one mark to a hero
    - A grappled monster does not move and does not attack what is in front of it. Instead it deals damage to every hero that holds it
    - A hero that stays may attack another mark in its next turn. The mark it holds itself counts as met, so one hero alone can defeat a monster of two marks
    - A hero that moves on to another mark without defeating the monster lets the first one go

    A grapple ends when the hero moves, takes another mark or dies, or when the monster is gone. When a monster is defeated, the heroes who held it stay in its cell.

topic-reinforcements-title = Reinforcements
topic-reinforcements =
    Every 1 in an attack brings a small monster, drawn from the bag.

    It appears on an empty cell of the far column (B3, B6, B9), at random. If that column is full it comes one column nearer, or else two.

    If the back board has no empty cell, or no monster is left to draw, the monster damage rises by 1 instead.

    A reinforcement acts from the next monsters' turn on. It may be attacked at once.

topic-king-title = The king's turn
topic-king =
    On a king card the king takes one step forward, to the right, if the cell in front of him is empty. If not, he stays. Nobody decides for him.

    He keeps to the middle row and never turns back or aside. A hero may stand in front of him to hold him.

    The king has no hit points and no armour. Any damage kills him, and all heroes lose.

topic-monsters-title = The monsters' turn
topic-monsters =
    On a monster card every monster acts once. The one nearest to the entrance begins; in the same column, the upper row goes first. For monsters, forward is to the left, towards the entrance.

    1. Move: a monster that is not grappled takes one step forward if the cell in front is empty. From the first column it leaves the dungeon, and all heroes lose
    2. Attack: if grappled, it deals damage to every hero that holds it. If not, it deals damage to the king or to every hero in the cell in front

    A monster may move and attack in the same turn. A cell that one monster has left can be entered by the one behind it.

topic-death-title = Damage, death and revival
topic-death =
    The monster damage die is the damage of every monster. A hero takes off its damage reduction (faith less 1); if nothing is left, it is unhurt.

    A hero without hit points dies and goes to the afterlife. Its grapple and a waiting Fireball are lost; abilities and victory points stay.

    In its turn a dead hero may come back to life, if a cell next to the king is empty (no hero in it either).
    - Choose the cell
    - Raise one ability by 1
    - Stand there with all hit points

    That is the whole turn. A hero may also stay dead.

topic-growth-title = Growth
topic-growth =
    A hero may raise one ability by 1 whenever it defeats a monster and whenever it comes back from death. It may decline. No ability goes above 6.
    - Strength: 2 more hit points, both current and maximum
    - Agility: 2 more movement
    - Magic: 1 more range
    - Faith: 1 more damage reduction

    Each ability also gives one more roll in attacks on its own mark.

topic-points-title = Victory points and the True Hero
topic-points =
    Points go to the hero whose success completes a monster's marks.
    - Small monster: 1
    - Large monster: 2
    - Demon king: 4
    - Evil god: 8
    - First to attack a large monster or bigger: 1, hit or miss

    When the heroes win, the one with the most points is the True Hero. Ties go to the hero who defeated the demon king, then to more monsters defeated, then to fewer deaths; after that the title is shared. When the heroes lose there is no title.

topic-floors-title = From floor to floor
topic-floors =
    The floor advances the moment both are true.
    - No monster is left on the boards
    - The king is not on the entrance board

    This is what happens then.
    1. The entrance board moves to the right of the back board and becomes the new back board. The old back board becomes the entrance board, and the pieces on it stay where they are (a king on B4 is then on E4)
    2. The dungeon floor goes up by 1. On reaching floors 3 and 5 the monster damage goes up by 1 as well
    3. Monsters are placed on the new back board
    4. Heroes left behind on the old entrance board catch up near the first cell of their row

    If the king walks onto the back board while monsters are left, nothing happens yet. The floor advances when the last of them falls.

topic-boss-title = Demon king and evil god
topic-boss =
    On floor 5 the demon king is placed among other monsters. Against three heroes his marks are strength, magic and faith; against four or more he has all four. He walks and strikes like any monster, and a grapple holds him. The moment he is defeated the heroes win, whatever else is on the boards.

    The second reinforcement of that floor is not a small monster but the evil god, once in a game (a later one, if there was no room for it). It has four marks and is worth 8 points. You can win without defeating it, but it walks towards the entrance.

topic-danger-title = Danger
topic-danger =
    The monster damage goes from 1 to 6 and never down. It rises:
    - on reaching floor 3 and floor 5
    - when there is no room for a reinforcement, or none to draw
    - every time the deck is made anew on the same floor, from the fifth time on

    If it is 6 already, the third of these brings a reinforcement instead. The clock of the floor returns to 0 when the floor advances.

topic-spells-title = Spells (optional)
topic-spells =
    In place of an attack a hero may pay 1 victory point and cast a spell whose level is no higher than its magic. Spells are not rolled for, always work and bring no reinforcement. Those aimed at monsters need them in range.

    - Level 1 { spell-magic_missile }: { spell-magic_missile-help }
    - Level 2 { spell-web }: { spell-web-help }
    - Level 3 { spell-fireball }: { spell-fireball-help }
    - Level 4 { spell-polymorph }: { spell-polymorph-help }
    - Level 5 { spell-teleport }: { spell-teleport-help }
    - Level 6 { spell-wish }: { spell-wish-help }

    With spells in the game, the monsters come in greater numbers.

topic-miracles-title = Miracles (optional)
topic-miracles =
    In place of an attack a hero may pay 1 victory point and work a miracle whose level is no higher than its faith. Miracles are not rolled for, always work and bring no reinforcement.

    If the miracle is for another hero, that hero may pay instead, if its player agrees; the point then goes to the hero who works it. After a refusal you pay yourself, or take the miracle back and do something else.

    - Level 1 { miracle-turn_undead }: { miracle-turn_undead-help }
    - Level 2 { miracle-heal }: { miracle-heal-help }
    - Level 3 { miracle-divination }: { miracle-divination-help }
    - Level 4 { miracle-haste }: { miracle-haste-help }
    - Level 5 { miracle-raise_dead }: { miracle-raise_dead-help }
    - Level 6 { miracle-miracle }: { miracle-miracle-help }

topic-few_players-title = One or two players
topic-few_players =
    A single player runs three heroes, two players run two each. Every hero has its own card, points and hit points. With three to six players, everybody has one hero.

    For one player a victory is scored: the points of all three heroes, less the number of times the deck was made anew in the whole game.
    - 22 or less: { rank-lucky_survivor }
    - 23 to 27: { rank-royal_guard }
    - 28 to 34: { rank-dungeon_knight }
    - 35 to 45: { rank-champion }
    - 46 or more: { rank-legend }

    With two players, the player of the True Hero wins.

topic-dice-title = Checking the dice
topic-dice =
    Every roll and every shuffle is computed from one seed, fixed before the game. At the start you are shown its SHA-256, at the end the seed itself.

    Compute the SHA-256 of that seed afterwards: if it is the value shown at the start, nobody has exchanged the seed. With an exported record the whole game can be played again from the same seed and the same choices, and every roll checked.

## The guided first game

coach-title-two_floors = The first two floors
coach-about-two_floors = Your heroes lead the king through a dungeon of five floors. He must not be hit even once, and no monster may get out by the entrance: either, and all is lost.
coach-after-two_floors = From here it goes on in the same way: a floor deeper, and the dice must show one more. A hero without hit points dies, but keeps its points and abilities: when its card turns up next it may come back beside the king, with one ability raised and all hit points, and that is its turn. On floors 3 and 5 the monsters' blows grow stronger, and on floor 5 the demon king waits. Bring him down, and you have won.
coach-goal-defeat = defeat a monster
coach-goal-together = bring down a large monster together
coach-goal-floors = take the king past two floors
coach-topic-death = the death and return of a hero
coach-topic-danger = danger that grows when you linger
coach-topic-demon_king = the demon king of floor 5
coach-topic-magic = spells and miracles (options)
coach-topic-company = other players, who are helpers and rivals for the points
coach-hero = Alone you lead three heroes. The cards differ in name and face only; what a hero can do is settled next.
coach-hero-why = take whom you like, it changes nothing.
coach-two = Each ability does two things. Strength gives 2 hit points a point, agility 2 steps, magic 1 cell of range, and faith from 2 on keeps 1 damage away. And every monster has weaknesses, marked **S A M F** at its foot: against one of them you may roll as often as that ability is high.
coach-two-why = each hero begins with another ability, so that for every monster there is one who can deal with it. From the second hero on look what the others have.
coach-place = Left lies the entrance board (E), right the back board (B) with the monsters. They walk left, the king walks right: on each of his cards one step, if the cell before him is free. Nobody tells him to wait.
coach-place-why = a hero in front of the king keeps him where he is until the way is safe.
coach-near = Beside each cell stands whom the hero could reach from there in its first turn. A monster strikes whoever stands right before it, to its left: further forward means sooner there, and sooner hit.
coach-monsters = 👣 That was the monsters' card. The foremost goes first: each takes one step to the left (one whose way is blocked stays), then strikes who stands before it: every hero in that cell, if there are several. All deal the same damage (the red die, now 1). A hero without hit points dies.
coach-move = A hero's turn: first move, then attack once; either may be left out. **An attack rolls a die: it must show at least the number of the floor (on floor 1 it always does), and every 1 brings a new monster.** Diagonals count as one cell, for steps and for range. ⚔️ does both in one answer; a cell alone only moves, and you choose whom to attack next. Monsters and king block the way, heroes do not; two of them at most share a cell.
coach-move-why = just walk, for a start. From here both the Zombie and the Stone Imp are in range.
coach-combat = Choose a monster in range and one of its marks. On floor 1 every attack succeeds, but **every 1 brings a new monster**, on the far right of the back board.
coach-growth = Who defeats a monster grows: one ability by 1, up to 6. A small monster is worth 1 victory point, a large one 2.
coach-growth-why = faith takes the edge off every blow, 1 with faith 2, 2 with 3: a blow no stronger than that does nothing.
coach-both = The foremost monster is the most dangerous: from column 1 of the entrance board its next step leads out, and all is lost. Whatever is held up or beaten in time cannot get there.
coach-king = 👑 The king's card: he took a step to the right. When he stands on the back board and no monster is left, the floor is won. But a monster that comes to stand right before him strikes, and all is lost: while one is near, let a hero stand between them.
coach-deck = 🃏 All five cards have been turned up: one for each hero, one for the king, one for the monsters. They are shuffled anew; each comes once a round, and nobody knows when. From the fifth shuffle on the same floor, each makes the monsters' damage 1 higher.
coach-way = 👑 No monsters left! Now only the king must reach the back board. Only a hero on the cell right before him keeps him from it (beside such an answer stands “In the king's way”): whoever stands there moves aside, all others may just stay. The button *Wait for the king* spares you the questions until then.
coach-floor = 🏮 Floor 2! Everybody has kept their place: the back board has become the entrance board, and a new one with monsters lies behind it. From now on the die must show **2 or more**. As many rolls as the ability is high; a miss costs nothing but the turn. And there is a large monster with several marks (⭐).
coach-reinforcement = 👣 A 1 was rolled: a new monster has come, on a free cell of the last column (behind it is the next one, if that is full). It acts from the monsters' next card on. That is what every further roll may cost.
coach-again = Missed, but there are rolls left.
coach-again-why = a miss costs you nothing; only a 1 would bring another monster.
coach-grapple = 🤼 One mark is met, others are open: the hero has leapt into the monster's cell and holds on to it. **While it is held it does not walk**, but on its card it strikes everybody who holds it. Who moves away lets go. When all marks are met it falls, to whoever met the last.
coach-dragon = A large monster has several marks, and you have three heroes: each can meet one, from wherever it is in range. The first attack on a large monster is worth a point by itself, even if it misses.
coach-dead = 💀 A hero has died. Nothing is lost for good: when its card comes up it may come back beside the king, with one ability raised and all hit points. It keeps its points and abilities.
coach-back = The hero may come back on an empty cell next to the king; that is its whole turn.
coach-back-why = it is needed, and it comes back stronger.
coach-both-why = from there three of them are in range, from here only one: pick the target afterwards.
coach-aside = Before you strike from where you stand, look whether another cell does as well: in the middle row you may be in the king's way, and right before a monster you are struck.
coach-aside-why = from there the Walking Fungus is in range just as well, and the king's row is free behind you.

## The chronicle

chronicle-title = 🎻 The bard sings of this descent
chronicle-danger = 🔥 Monster damage: { $before } → { $after }
chronicle-quiet = { $player } held the lantern. Somebody has to.
chronicle-slayer = ⚔️ { $player } felled { $count } monsters and kept count aloud.
chronicle-fallen = 💀 { $player } fell { $count } times and is on first-name terms with the ferryman by now.
chronicle-caster = 🔮 { $player } reached for magic { $count } times. The eyebrows will grow back.
chronicle-wrestler = 🤼 { $player } clung to monsters { $count } times. A hug would have been cheaper.
chronicle-clumsy = 🎲 { $player } struck the air { $count } times. The air has surrendered.
chronicle-bleeder = 🩹 { $player } was hit { $count } times and said each time that it did not hurt.
chronicle-grower = 📈 { $player } grew { $count } times and no longer fits the old armour.
chronicle-dawdler = 🪑 { $player } stood still { $count } times, guarding a very important spot.
chronicle-walker = 👢 { $player } changed cells { $count } times. Nobody knows these flagstones better.
luck-hit = { $rolls ->
    [one] { $player }'s { $hero } hit where a { $needed } was needed, with a single roll.
   *[other] { $player }'s { $hero } hit where a { $needed } was needed, with up to { $rolls } rolls.
}
luck-miss = { $rolls ->
    [one] { $player }'s { $hero } missed, with one roll, where a { $needed } was enough.
   *[other] { $player }'s { $hero } missed with all { $rolls } rolls, where a { $needed } was enough.
}

## What happened, in short

story-attack = ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }.
story-attack_rolls = ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }: rolled { $rolled }, needs { $needed }.
story-attack_fails = ⚔️ The { $hero } fails to hit the { $monster } on { $cell } by { $ability }: rolled { $rolled }, needed { $needed }.
story-defeats = 💥 The { $hero } brings down the { $monster } on { $cell } by { $ability } (rolled { $rolled }, needed { $needed }): { $vp } VP.
story-grapples = 🤼 The { $hero } clings to the { $monster } on { $cell } by { $ability } (rolled { $rolled }, needed { $needed }): it cannot take a step.
story-first_attack = ⭐ First to strike it: { $vp } VP.
story-grows = 📈 Growth: { $ability } { $value }.
story-strikes = 🩸 The monsters strike for { $damage } damage: { $monsters }.
story-hurt = The { $hero } loses { $lost } HP and has { $hp } left.
story-unhurt = Unhurt: { $heroes }.
story-monsters_move = 👣 { $n ->
    [one] The { $monster } creeps to { $cell }
   *[other] { $n } monsters creep on, the { $monster } foremost, to { $cell }
}{ $turns ->
    [1] , where the exit is its next step
    [2] , two steps from the exit
   *[other] {""}
}.
story-reinforcement = 👣 Reinforcement: { $monster } on { $cell }.
story-placed = 👣 Lying in wait: { $monsters }.
story-spell = 🔮 The { $hero } casts “{ $magic }”{ $vp ->
    [0] .
   *[other] {" "}for { $vp } VP.
}
story-miracle = 🙏 The { $hero } prays for “{ $magic }”{ $vp ->
    [0] .
   *[other] {" "}for { $vp } VP.
}

## What comes next

# Other words that players use in questions, and those by which the board in words tells of them.
answer-aliases = monsters monster enemies enemy: weaknesses; heroes hero: HP; deck: revealed
answer-win = The heroes win together when the demon king on floor 5 falls; the one with the most victory points is then the True Hero, and that hero's player wins. Everybody loses at once if the king takes damage or a monster leaves by the entrance.
outlook-deck = Still to come in this round, in unknown order: { $cards }.
outlook-deck_empty = The deck is empty: after this turn all cards are shuffled into a new one.
outlook-floor = Floor { $next } begins as soon as no monster is left ({ $monsters ->
    [one] 1 now
   *[other] { $monsters } now
}) and the king stands on the back board.
outlook-boss = This is the last floor: when the demon king falls, the heroes have won.

## Zones in which things can be looked up

zone-heroes = Heroes
zone-monsters = Monsters on the boards
zone-abilities = Abilities and weaknesses
zone-spells = Spells
zone-miracles = Miracles
zone-cards = Turn cards
zone-bag = Monsters in the bags
