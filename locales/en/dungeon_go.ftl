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
