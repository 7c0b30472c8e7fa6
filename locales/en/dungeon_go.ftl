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
