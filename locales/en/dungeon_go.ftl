## Dungeon GO!

game-name = Dungeon GO!
game-blurb = A cooperative game for one to six: escort the king down five floors and slay the demon king at the bottom.

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
picture-setup = The heroes get ready
picture-afterlife = Afterlife
picture-victory = The heroes win!
picture-defeat = The heroes are beaten
picture-size_small = Sm
picture-size_large = Lg
picture-size_demon_king = DK
picture-size_evil_god = EG
picture-seat = Seat { $number }
picture-deck_order = Deck, in order
picture-vp = { $vp } VP
picture-max_hp = max HP { $value }
picture-movement = move { $value }
picture-range = range { $value }
picture-reduction = reduces { $value }
picture-record = Defeated { $kills }, died { $deaths }
picture-holds = Grapples the { $monster } ({ $ability })
picture-charged = Fireball ready
picture-stands = Stands on { $cell }

## The board in words

words-board = The board of Dungeon GO!.
words-sheets = Hero sheets of Dungeon GO!.
words-dice = Dungeon floor { $floor }, monster damage { $damage }, deck rebuilt on this floor: { $clock }.
words-king = The king is on { $cell }.
words-now = It is the { $hero }'s turn.
words-marked = Cells to choose from: { $cells }.
words-monster = { $cell }: { $monster } ({ $size }), weaknesses: { $marks }.
words-monster_fresh = { $cell }: { $monster } ({ $size }, not attacked yet), weaknesses: { $marks }.
words-mark_held = { $ability } (held by the { $hero })
words-hero = Hero { $number }, { $hero } ({ $player }): { $cell }, HP { $hp }/{ $most }, { $vp } VP.
words-hero_dead = Hero { $number }, { $hero } ({ $player }): in the afterlife, { $vp } VP.
words-hero_waiting = Hero { $number }, { $hero } ({ $player }): not placed yet, { $vp } VP.
words-revealed = Turn cards revealed this round: { $cards }.
words-deck = Still in the deck, order unknown: { $cards }.
words-deck_order = The deck in its order, seen by you alone: { $cards }.
words-deck_empty = The deck is empty.
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

## Making heroes

ask-choose_hero_card = { $heroes ->
    [1] Who will you be?
   *[other] Choose hero { $number } of your { $heroes }
}
hint-choose_hero_card = A hero card gives a name and a face, nothing more. How strong the hero is comes with the abilities, next.
do-hero_card = { $hero }
log-hero_card = { $player } takes the part of the { $hero }.

ask-choose_starting_two = What is the { $hero } best at?
hint-choose_starting_two = That ability begins at 2, the other three at 1. Strength gives hit points, agility movement, magic range, and faith reduces damage.
do-starting_two = { $ability } 2
log-starting_two = The { $hero } trusts in { $ability } (2).
sum-sub_abilities = That makes { $hp } hit points, movement { $movement }, range { $range } and damage reduction { $reduction }.

log-place_drawn = The lot falls on the { $hero } ({ $player }) to take a place.
ask-place_hero = Where does the { $hero } stand?
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

ask-revive = Shall the { $hero } come back to life?
hint-revive = On an empty cell next to the king, with one ability grown and all hit points; that is the whole turn.
do-revive = Come back on { $cell }
do-revive_somewhere = Come back next to the king
do-stay_dead = Stay dead for now
log-revives = ✨ The { $hero } is back from the afterlife, on { $cell } with { $hp } HP!
log-stays_dead = The { $hero } rests in the afterlife a little longer.
log-no_empty_cell = There is no empty cell next to the king, and so no way back for the { $hero }.

## Move action

ask-move = Where does the { $hero } go?
hint-move = Diagonal steps are fine. Monsters and the king block the way, heroes do not. The combat action comes after the move.
group-entrance = Entrance board
group-back = Back board
do-move = Move to { $cell }
do-move_somewhere = Move
do-stay = Stay here
log-moves = The { $hero } goes from { $source } to { $cell }.
sum-lets_go = Moving ends the grapple: the { $ability } mark will be open again.

## Combat action

ask-combat = { $actions ->
    [1] What does the { $hero } do in combat?
   *[other] What does the { $hero } do in combat? ({ $actions } actions left)
}
hint-combat = Roll as often as the ability of the weakness is high. The floor's number or more is a hit; every 1 calls a reinforcement.
group-attack = Attacks
group-spell = Spells
group-miracle = Miracles
do-attack = Attack the { $monster } on { $cell }: { $ability }
do-spell = Spell: { $spell }
do-miracle = Miracle: { $miracle }
do-done = No more combat
do-fight = Fight
log-attack = { $rolls ->
    [one] ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }, with a single roll!
   *[other] ⚔️ The { $hero } takes on the { $monster } on { $cell } by { $ability }, with up to { $rolls } rolls!
}
log-first_attack = ⭐ First to strike at the { $monster }! { $vp } VP for the { $hero }.
log-roll_hits = 🎲 Roll { $number } of { $rolls }: **{ $roll }**! It takes { $needed }, and that is a hit.
log-roll_misses = 🎲 Roll { $number } of { $rolls }: **{ $roll }**… It takes { $needed }.
log-attack_fails = The { $monster } shrugs off the { $hero }'s attack.
log-attack_stopped = { $player } puts the die down. The { $hero }'s attack has failed.
log-grapples = 🤼 The { $hero } leaps at the { $monster } on { $cell } and clings to its { $ability } mark!
log-lets_go = The { $hero } lets go. The { $ability } mark is open again.
log-defeats = 💥 The { $hero } brings down the { $monster }! { $vp } VP.

ask-roll_again = { $left ->
    [one] That missed the { $monster }'s { $ability }. Roll again? ({ $needed } or more hits, one roll left)
   *[other] That missed the { $monster }'s { $ability }. Roll again? ({ $needed } or more hits, { $left } rolls left)
}
hint-roll_again = This is the attack on { $cell }. If you stop it fails, but the { $hero } loses nothing; every 1 brings a reinforcement.
do-roll = { $left ->
    [one] Roll again (last roll, { $percent }%)
   *[other] Roll again ({ $left } rolls left, { $percent }%)
}
do-stop = Stop rolling

sum-chance_per_roll = { $needed } or more hits ({ $percent }% per roll).
sum-chance = { $rolls ->
    [1] A single roll: { $percent }% to succeed.
   *[other] Up to { $rolls } rolls: { $percent }% that one succeeds.
}
sum-first_attack = The first attack on it is worth { $vp } VP.
sum-defeat = A success defeats the { $monster } for { $vp } VP.
sum-grapple = { $left ->
    [one] A success grapples the { $monster } by its { $ability }; one mark is left then.
   *[other] A success grapples the { $monster } by its { $ability }; { $left } marks are left then.
}
sum-reinforcement = Every 1 brings a reinforcement.
sum-cost = Costs { $vp } VP, leaving { $left }.

## Growth

ask-growth = The { $hero } grows: which ability?
hint-growth = Strength brings 2 hit points, agility 2 movement, magic 1 range, and faith reduces damage by 1 more.
do-grow = { $ability } to { $value }
do-no_growth = No growth
log-grows = 📈 The { $hero } grows: { $ability } is now { $value }.
log-no_growth = The { $hero } stays as before.

## Monsters and king

log-monster_placed = { $cell }: a { $monster } lies in wait.
log-reinforcement = 👣 Reinforcement! A { $monster } appears on { $cell }.
log-no_reinforcement = 👣 There is no room for the reinforcement. Its rage fills the dungeon instead…
log-evil_god_comes = 👁️ Darkness tears open, and the { $monster } descends on { $cell }!
log-damage_rises = 🔥 The monsters' damage rises to { $damage }!
log-no_monsters = Not a monster on the boards. For a moment, silence.
log-monster_moves = The { $monster } creeps from { $source } to { $cell }.
log-monster_strikes = 🩸 The { $monster } strikes! { $damage } damage for { $heroes }.
log-unhurt = Not a scratch on the { $hero } (reduction { $reduction }).
log-hurt = { $reduction ->
    [0] The { $hero } loses { $lost } HP and has { $hp } left.
   *[other] The { $hero } wards off { $reduction }, loses { $lost } HP and has { $hp } left.
}
log-hero_dies = 💀 The { $hero } falls and departs for the afterlife.
log-king_moves = 👑 The king takes a step to { $cell }.
log-king_stays = 👑 The king stays on { $cell }.
log-king_struck = 💔 The { $monster }'s blow reaches the king on { $cell }…
log-monster_leaves = 🚪 The { $monster } slips out of the entrance at { $cell }!
log-floor_advances = { $floor ->
    [5] 🏮 Dungeon floor 5 at last: the demon king's hall. The king is on { $king }.
   *[other] 🏮 On to dungeon floor { $floor }. The king is on { $king }.
}
log-hero_catches_up = The { $hero } catches up on { $cell }.

## The end

end-victory = The demon king has fallen on floor { $floor }, and morning comes. The heroes win! True Hero: { $true_heroes }
end-king_dead = The king has died on dungeon floor { $floor }. All heroes are beaten.
end-monster_left = A monster has escaped from dungeon floor { $floor }. All heroes are beaten.
log-true_hero = 🏆 The title of True Hero goes to { $heroes }!
log-solo_score = { $rebuilds ->
    [one] All victory points less one rebuilt deck make { $score }. Your rank: { $rank }!
   *[other] All victory points less { $rebuilds } rebuilt decks make { $score }. Your rank: { $rank }!
}
score-victory_points = victory points
score-defeats = monsters defeated
score-deaths = deaths
score-rebuilds = rebuilt decks

## Options of the game

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
refused-out_of_range = That is out of range.
refused-mark_not_printed = That monster has no such weakness.
refused-mark_held = A hero holds on to that mark already.
refused-ability_max = That ability is 6 already, and no die goes higher.
refused-no_vp = There is no victory point to pay with.
refused-level_too_high = The ability is not high enough for level { $level }.
refused-option_off = This game is played without that optional rule.
refused-already_charged = A Fireball is burning in that hero's hands already.
refused-no_legal_target = There is nothing it could be used on.
refused-consent_refused = That has just been refused.
