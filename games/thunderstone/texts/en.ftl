## Thunderstone

game-name = Thunderstone
command-group-name = thunderstone
game-blurb = A deck-building game: arm yourself in the village, raise heroes, and win points from the monsters of the dungeon.
game-facts = 1 to 5 players · 60 to 90 minutes · medium

## Classes

class-hero = Hero
class-militia = Militia
class-fighter = Fighter
class-archer = Archer
class-cleric = Cleric
class-wizard = Wizard
class-thief = Thief
class-item = Item
class-food = Food
class-light = Light
class-magic = Magic
class-weapon = Weapon
class-edged = Edged
class-blunt = Blunt
class-spell = Spell
class-villager = Villager
class-disease = Disease
class-thunderstone = Thunderstone
class-monster = Monster
class-abyssal = Abyssal
class-doomknight = Doomknight
class-humanoid = Humanoid
class-dragon = Dragon
class-black = Black
class-green = Green
class-white = White
class-red = Red
class-blue = Blue
class-enchanted = Enchanted
class-ooze = Ooze
class-undead = Undead
class-doom = Doom
class-spirit = Spirit

## Hero types and monster groups

type-amazon = Amazon
type-chalice = Chalice
type-dwarf = Dwarf
type-elf = Elf
type-feayn = Feayn
type-lorigg = Lorigg
type-outlands = Outlands
type-redblade = Redblade
type-regian = Regian
type-selurin = Selurin
type-thyrian = Thyrian

group-abyssal = Abyssal
group-doomknight_humanoid = Doomknight • Humanoid
group-dragon = Dragon
group-enchanted = Enchanted
group-humanoid = Humanoid
group-ooze = Ooze
group-undead_doom = Undead • Doom
group-undead_spirit = Undead • Spirit

## Names of the cards

card-thunderstone = The Thunderstone
card-militia = Militia
card-torch = Torch
card-iron_rations = Iron Rations
card-dagger = Dagger
card-disease = Disease
card-arcane_energies = Arcane Energies
card-banish = Banish
card-barkeep = Barkeep
card-battle_fury = Battle Fury
card-feast = Feast
card-fireball = Fireball
card-flaming_sword = Flaming Sword
card-goodberries = Goodberries
card-hatchet = Hatchet
card-lantern = Lantern
card-lightstone_gem = Lightstone Gem
card-magical_aura = Magical Aura
card-pawnbroker = Pawnbroker
card-polearm = Polearm
card-short_sword = Short Sword
card-spear = Spear
card-town_guard = Town Guard
card-trainer = Trainer
card-warhammer = Warhammer
card-amazon_archer = Amazon Archer
card-amazon_huntress = Amazon Huntress
card-amazon_queen = Amazon Queen
card-chalice_quester = Chalice Quester
card-chalice_defender = Chalice Defender
card-chalice_paladin = Chalice Paladin
card-dwarf_guardian = Dwarf Guardian
card-dwarf_janissary = Dwarf Janissary
card-dwarf_sentinel = Dwarf Sentinel
card-elf_wizard = Elf Wizard
card-elf_sorcerer = Elf Sorcerer
card-elf_archmage = Elf Archmage
card-feayn_archer = Feayn Archer
card-feayn_marksman = Feayn Marksman
card-feayn_sniper = Feayn Sniper
card-lorigg_thief = Lorigg Thief
card-lorigg_rogue = Lorigg Rogue
card-lorigg_outlaw = Lorigg Outlaw
card-outlands_warrior = Outlands Warrior
card-outlands_slayer = Outlands Slayer
card-outlands_khan = Outlands Khan
card-redblade_killer = Redblade Killer
card-redblade_poisoner = Redblade Poisoner
card-redblade_assassin = Redblade Assassin
card-regian_cleric = Regian Cleric
card-regian_priest = Regian Priest
card-regian_bishop = Regian Bishop
card-selurin_magician = Selurin Magician
card-selurin_warlock = Selurin Warlock
card-selurin_theurge = Selurin Theurge
card-thyrian_squire = Thyrian Squire
card-thyrian_knight = Thyrian Knight
card-thyrian_lord = Thyrian Lord
card-archduke_of_pain = Archduke of Pain
card-grudgebeast = Grudgebeast
card-succubus = Succubus
card-tormentor = Tormentor
card-the_unchained = The Unchained
card-darkness = Darkness
card-judgement = Judgement
card-knightmare = Knightmare
card-lord_mortis = Lord Mortis
card-the_prince = The Prince
card-ebon_fume = Ebon Fume
card-mythlurian = Mythlurian
card-skaladak = Skaladak
card-tyxr_the_old = Tyxr the Old
card-uyril_unending = Uyril Unending
card-blink_dog = Blink Dog
card-griffon = Griffon
card-nixie = Nixie
card-pegasus = Pegasus
card-sphinx = Sphinx
card-bloodskull_orc = Bloodskull Orc
card-deadbone_troll = Deadbone Troll
card-firebrand_cyclops = Firebrand Cyclops
card-grayskin_lizard = Grayskin Lizard
card-griknack_goblin = Griknack Goblin
card-black_slime = Black Slime
card-gray_ooze = Gray Ooze
card-green_blob = Green Blob
card-noxious_slag = Noxious Slag
card-red_jelly = Red Jelly
card-famine = Famine
card-harbinger = Harbinger
card-kingdom = Kingdom
card-lord_of_death = Lord of Death
card-suffering = Suffering
card-ghost = Ghost
card-haunt = Haunt
card-revenant = Revenant
card-spectre = Spectre
card-wraith = Wraith

## What the cards say

text-cure = Repeat dungeon: destroy a Disease to draw 1 card.
text-draw = Dungeon: draw 1 card.
text-two_gold = Village: destroy this card for 2 gold.
text-discard = Dungeon: everybody else discards 1 card.
text-not_first = Cannot attack rank 1.
text-bites_militia = After battle: destroy 1 Militia.
text-bites_hero = After battle: destroy 1 hero.
text-bites_fighter = After battle: destroy 1 fighter.
text-bites_weapon = After battle: destroy 1 weapon.
text-disease = After battle: gain 1 Disease.
text-weakens = Battle: all heroes have strength -2.
text-half_without_magic = Total halved without magic attack.
text-trophy_magic = Trophy: magic attack +1.

card-text-thunderstone = Worth 3 points to whoever has it, and the win in a tie.
card-text-militia = For 3 experience it becomes any level 1 hero of the village.
card-text-iron_rations = Dungeon: one hero has strength +2.
card-text-disease = Mandatory dungeon: attack or magic attack -1.
card-text-arcane_energies = Dungeon: the attack of every armed hero becomes magic attack. Draw 1 card.
card-text-banish = Dungeon: return a monster from the hall under the deck, or rearrange the hall. Then destroy 1 card of your hand and draw 1.
card-text-barkeep = Village: buy 1 more card. { text-two_gold }
card-text-battle_fury = Dungeon: all heroes have attack +1.
card-text-feast = Dungeon: all heroes have strength +3 and attack +1.
card-text-goodberries = Dungeon: one hero has strength +3, and its attack, weapon included, becomes magic attack.
card-text-magical_aura = Dungeon: all weapons weigh 0 this turn. Draw 1 card.
card-text-pawnbroker = Village: destroy a card with a gold value for that much gold and 3 more. { text-two_gold }
card-text-polearm = Attack 6 instead of 2 if its wielder has strength 8 or more.
card-text-spear = Dungeon: throw it while equipped: attack 5, not 2, and destroyed after battle.
card-text-town_guard = Village: draw 2 cards. Village: destroy this card to draw 3.
card-text-trainer = Village: destroy 1 Militia for 2 experience. { text-two_gold }
card-text-warhammer = Attack +3 more when a cleric wields it against a doomknight or an undead.
card-text-amazon_archer = Attack +2 against rank 2 or 3.
card-text-amazon_huntress = Attack +3 against rank 2 or 3.
card-text-amazon_queen = Attack +4 against rank 2 or 3.
card-text-chalice_quester = { text-cure }
card-text-chalice_defender = Dungeon: attack +1 for each revealed item with light. { text-draw } { text-cure }
card-text-chalice_paladin = { text-draw } Spoils: buy 1 card from any village stack.
card-text-dwarf_guardian = Attack +3 with an edged weapon.
card-text-dwarf_janissary = Attack +4 with an edged weapon. Spoils: buy 1 weapon.
card-text-dwarf_sentinel = Attack +5 with an edged weapon.
card-text-elf_sorcerer = After a victory you may return a monster from the hall under the deck.
card-text-elf_archmage = Dungeon: return a monster from the hall under the deck.
card-text-feayn_archer = { text-not_first }
card-text-feayn_marksman = { text-not_first }
card-text-feayn_sniper = { text-not_first } 1 more experience for a victory in rank 3.
card-text-lorigg_rogue = { text-discard }
card-text-lorigg_outlaw = { text-discard }
card-text-outlands_warrior = Dungeon: destroy 1 food for attack +3.
card-text-outlands_slayer = Dungeon: attack +1 for each monster in your hand. Repeat dungeon: destroy 1 food for attack +3.
card-text-outlands_khan = Dungeon: attack +2 for each monster in your hand.
card-text-redblade_poisoner = { text-discard }
card-text-redblade_assassin = Dungeon: everybody else discards 1 hero or any 2 cards.
card-text-regian_cleric = { text-cure }
card-text-regian_priest = { text-draw } { text-cure }
card-text-regian_bishop = Dungeon: draw 2 cards. { text-cure }
card-text-selurin_magician = Magic attack +1 for each revealed item, and for each spell with magic attack.
card-text-selurin_warlock = Doubles the magic attack of the whole party.
card-text-selurin_theurge = Doubles the magic attack of the whole party. Dungeon: everyone discards 1 hero or shows none; you may borrow one for this battle.
card-text-thyrian_squire = Dungeon: destroy 1 food for attack +2.
card-text-thyrian_knight = Each attacking Militia has attack +1. Dungeon: destroy 1 food for attack +2.
card-text-thyrian_lord = Each attacking hero that is no fighter has attack +2. Dungeon: destroy 1 food to take a monster worth 1 or 2 points from the hall (no experience).
card-text-archduke_of_pain = Magic attack required. Breach: destroy the top 2 cards of each hero stack and the Militia. After battle: destroy all clerics and wizards.
card-text-succubus = { text-half_without_magic }
card-text-tormentor = Total halved without an equipped weapon. After battle: destroy 1 cleric.
card-text-the_unchained = { text-disease } { text-trophy_magic }
card-text-darkness = Light -1. Unequipped heroes cannot attack.
card-text-judgement = { text-weakens } Each attacking hero has attack -1.
card-text-knightmare = Light -2. { text-bites_fighter }
card-text-lord_mortis = Light -1.
card-text-the_prince = { text-weakens } { text-bites_fighter }
card-text-ebon_fume = Immune to magic attack. After battle: destroy the hero with the highest strength. Trophy: attack +3.
card-text-mythlurian = { text-bites_hero }
card-text-skaladak = { text-bites_weapon }
card-text-tyxr_the_old = Breach: everybody discards 2 cards. { text-bites_hero } Trophy: magic attack +2.
card-text-uyril_unending = { text-half_without_magic } { text-bites_militia } { text-trophy_magic }
card-text-blink_dog = Light -1. Cannot be attacked while there is a light penalty.
card-text-griffon = { text-trophy_magic }
card-text-pegasus = Trophy: attack +1.
card-text-sphinx = Magic attack only. Spoils: reveal the top 6 cards of your deck, destroy any of them, discard the rest. Trophy: magic attack +2.
card-text-deadbone_troll = { text-disease }
card-text-grayskin_lizard = Battle: attack +1 for each weapon an attacking hero wields.
card-text-black_slime = { text-bites_militia }
card-text-gray_ooze = After battle: destroy 1 hero, unless some hero wields a weapon. Spoils: buy 1 food.
card-text-green_blob = After battle: destroy 1 food.
card-text-noxious_slag = Magic attack is halved. Immune to edged weapons.
card-text-red_jelly = { text-bites_weapon } Trophy: light +1.
card-text-famine = { text-disease }
card-text-harbinger = After battle: destroy 1 spell.
card-text-kingdom = { text-disease }
card-text-lord_of_death = After battle: gain 2 Diseases.
card-text-suffering = { text-weakens } { text-disease }
card-text-ghost = { text-half_without_magic } { text-weakens }
card-text-haunt = Battle: one hero that could attack cannot.
card-text-revenant = Magic attack required. Battle: all heroes have strength -4. After battle: destroy all heroes with strength 0 or less.
card-text-spectre = { text-bites_militia }
card-text-wraith = { text-bites_militia }

## Long texts of cards, for one line

brief-arcane_energies = All armed heroes attack with magic. Draw 1 card.
brief-banish = Return a monster or rearrange the hall, destroy 1 card, draw 1.
brief-goodberries = One hero: strength +3, its attack becomes magic.
brief-pawnbroker = Village: destroy a card for its gold and 3 more. Or this one for 2.
brief-spear = Throw it: attack 5, then destroyed.
brief-warhammer = Attack +3 with a cleric against doomknights and undead.
brief-chalice_defender = Attack +1 per item with light. Draw 1. A Disease for a card.
brief-chalice_paladin = Draw 1. Spoils: buy 1 card of the village.
brief-elf_sorcerer = After a victory you may return a monster.
brief-feayn_sniper = Not against rank 1. +1 XP in rank 3.
brief-outlands_slayer = Attack +1 per monster in hand. Destroy food: attack +3, repeatedly.
brief-redblade_assassin = Everybody else discards 1 hero or 2 cards.
brief-regian_bishop = Draw 2. Repeatedly: destroy a Disease to draw 1.
brief-selurin_magician = Magic +1 for each item and each spell with magic.
brief-selurin_theurge = Doubles all magic. Everyone discards 1 hero, borrow one.
brief-thyrian_knight = Militia have attack +1. Destroy 1 food: attack +2.
brief-thyrian_lord = Others than fighters: attack +2. Food takes a monster of 1 or 2 VP.
brief-archduke_of_pain = Magic required. Breach: ruins hero stacks. Destroys clerics and wizards.
brief-ebon_fume = Immune to magic. Destroys your strongest hero. Trophy: attack +3.
brief-tyxr_the_old = Breach: all discard 2. Destroys 1 hero. Trophy: magic +2.
brief-uyril_unending = Half without magic. Destroys 1 Militia. Trophy: magic +1.
brief-sphinx = Magic only. Spoils: thins out your deck. Trophy: magic +2.
brief-gray_ooze = Destroys 1 hero unless one wields a weapon. Spoils: 1 food.
brief-revenant = Magic required. Strength -4; heroes at 0 are destroyed.

## Notes on cards

note-militia = Militia are heroes: they can carry weapons, and whatever is said of heroes holds for them.
note-iron_rations = It helps Militia too. Several may help the same hero.
note-arcane_energies = Only heroes who still carry a weapon when the battle is reckoned.
note-banish = All three parts happen, in this order. The card you destroy may be this one.
note-barkeep = Two of them let you buy two more cards.
note-goodberries = It helps Militia too. Other attack the hero gained this turn becomes magic as well.
note-magical_aura = Weapons you draw later are light too. The Polearm still asks for strength 8.
note-pawnbroker = It cannot sell itself. A Militia has gold value 0 and can be sold.
note-spear = Once you have decided to throw it, it is destroyed, even if there is no battle.
note-town_guard = Both effects together draw five cards.
note-trainer = One Militia a turn for each Trainer.
note-warhammer = That makes attack 6 in all.
note-amazon_archer = Only the rank of the target matters, not the light.
note-amazon_huntress = { note-amazon_archer }
note-amazon_queen = { note-amazon_archer }
note-chalice_defender = Only items count; weapons, spells and monsters with light do not.
note-dwarf_guardian = The bonus stays even if the monster is immune to edged weapons. It is lost when the weapon comes off.
note-dwarf_janissary = { note-dwarf_guardian }
note-dwarf_sentinel = { note-dwarf_guardian }
note-elf_sorcerer = It must have attacked and not been destroyed. This comes after the hall is refilled and any breach.
note-elf_archmage = This comes before the target is declared, so you may attack what has just turned up.
note-feayn_archer = Against rank 1 its attack, its light and its weapon do not count. The monster's effects still reach it.
note-feayn_marksman = { note-feayn_archer }
note-feayn_sniper = You gain the experience even if it is destroyed in the battle.
note-outlands_slayer = Monsters in your hand at the time of the battle count, with or without a trophy.
note-outlands_khan = { note-outlands_slayer }
note-selurin_magician = Food and torches are items. If it does not attack, it adds nothing.
note-selurin_warlock = Two make it four times as much, three eight times; after all sums and before the light penalty.
note-selurin_theurge = { note-selurin_warlock }
note-thyrian_lord = That monster is not defeated and brings no spoils. The hall is refilled, which may cause a breach or end the game.
note-archduke_of_pain = Clerics and wizards who do not attack are destroyed too.
note-judgement = Strength falls first, and weapons that are now too heavy come off.
note-ebon_fume = Strength is compared after all changes. Among equals you choose.
note-tyxr_the_old = The player whose turn it is discards as well.
note-blink_dog = You can attack it with light of at least its rank plus 1.
note-sphinx = If your deck is too small, the Sphinx itself is part of the shuffle. Your hand does not change.
note-gray_ooze = The weapon of a hero who does not attack will do.
note-green_blob = It may be food that was used for this battle.
note-revenant = Heroes who do not attack are destroyed too. Strength gained this turn counts.
note-haunt = A hero who could not attack anyway cannot be chosen.

## Effects as options

effect-cure = destroy a Disease, draw 1 card
effect-draw = draw 1 card
effect-two_gold = destroy it for 2 gold
effect-discard = everybody else discards 1 card

effect-iron_rations-1 = one hero has strength +2
effect-arcane_energies-1 = armed heroes attack with magic, draw 1 card
effect-banish-1 = return a monster or rearrange, destroy 1 card, draw 1
effect-barkeep-1 = buy 1 more card
effect-barkeep-2 = { effect-two_gold }
effect-battle_fury-1 = all heroes have attack +1
effect-feast-1 = all heroes have strength +3 and attack +1
effect-goodberries-1 = one hero has strength +3 and attacks with magic
effect-magical_aura-1 = all weapons weigh 0, draw 1 card
effect-pawnbroker-1 = destroy a card for its gold and 3 more
effect-pawnbroker-2 = { effect-two_gold }
effect-spear-1 = throw it (attack 5, then destroyed)
effect-town_guard-1 = draw 2 cards
effect-town_guard-2 = destroy it to draw 3 cards
effect-trainer-1 = destroy 1 Militia for 2 experience
effect-trainer-2 = { effect-two_gold }
effect-chalice_quester-1 = { effect-cure }
effect-chalice_defender-1 = { effect-draw }
effect-chalice_defender-2 = { effect-cure }
effect-chalice_paladin-1 = { effect-draw }
effect-elf_archmage-1 = return a monster under the dungeon deck
effect-lorigg_rogue-1 = { effect-discard }
effect-lorigg_outlaw-1 = { effect-discard }
effect-outlands_warrior-1 = destroy 1 food for attack +3
effect-outlands_slayer-1 = destroy 1 food for attack +3
effect-redblade_poisoner-1 = { effect-discard }
effect-redblade_assassin-1 = everybody else discards 1 hero or 2 cards
effect-regian_cleric-1 = { effect-cure }
effect-regian_priest-1 = { effect-draw }
effect-regian_priest-2 = { effect-cure }
effect-regian_bishop-1 = draw 2 cards
effect-regian_bishop-2 = { effect-cure }
effect-selurin_theurge-1 = everyone discards 1 hero, borrow one of them
effect-thyrian_squire-1 = destroy 1 food for attack +2
effect-thyrian_knight-1 = destroy 1 food for attack +2
effect-thyrian_lord-1 = destroy 1 food, take a monster worth 1 or 2 points

## The beginning

log-village = 🏘️ The village offers { $cards }, and the four basic stacks.
log-dungeon = 🕳️ In the dungeon lurk { $groups }. The Thunderstone lies somewhere among the lowest 11 cards.
log-first = The lot falls on { $player } to begin.
log-enters = { $card } enters rank { $rank }.
log-drew_hand = Your new hand, seen by you alone: { $cards }.

## Turns

log-turn = **{ $player }'s turn** (turn { $number })
link-choose_action = My turn
ask-choose_action = What will you do? ({ $gold } gold in hand, { $experience } XP)
hint-choose_action = In the village you buy and level up. In the dungeon you attack one monster. Resting destroys one card of your hand. There is no pass.
do-village = Visit the village
do-village_buy = Buy { $card } in the village ({ $cost } gold)
do-dungeon = Enter the dungeon
do-dungeon_in_vain = Enter the dungeon (no target)
do-rest = Rest
about-village = { $gold } gold, for instance for { $card } ({ $cost }).{ $more ->
    [0] { $learnt ->
        [0] {""}
       *[other] {" "}Effects ({ $helping }): up to { $learnt } XP more.
    }
   *[other] { $learnt ->
        [0] {" "}Effects ({ $helping }): up to { $more } gold more.
       *[other] {" "}Effects ({ $helping }): up to { $more } gold and { $learnt } XP more.
    }
}{ $levels ->
    [0] {""}
   *[other] {" "}Ready to level up: { $heroes }.
}
about-village_nothing = { $gold } gold buys nothing.{ $more ->
    [0] { $learnt ->
        [0] {""}
       *[other] {" "}Effects ({ $helping }): up to { $learnt } XP more.
    }
   *[other] { $learnt ->
        [0] {" "}Effects ({ $helping }): up to { $more } gold more.
       *[other] {" "}Effects ({ $helping }): up to { $more } gold and { $learnt } XP more.
    }
}{ $levels ->
    [0] {""}
   *[other] {" "}Ready to level up: { $heroes }.
}
about-dungeon_won = Attack { $attack }, light { $light }: beats { $card } in rank { $rank } ({ $total } against health { $health }).
about-dungeon_short = Attack { $attack }, light { $light }: beats nothing without effects; closest is { $card } in rank { $rank }, { $missing } short. Inside you must attack.
about-dungeon_no_magic = Attack { $attack }, light { $light }: beats nothing without effects; closest is { $card } in rank { $rank }, which takes magic attack. Inside you must attack.
about-dungeon_none = Nothing there that this hand can attack.
about-unspent = { $gold } gold is left unspent.
about-rest = Destroys one card of your hand for good; then six new cards.
about-hero = Atk { $attack } · Str { $strength } · { $light ->
    [0] {""}
   *[other] Light { $light } · {""}
}{ $gold ->
    [0] {""}
   *[other] Gold { $gold } · {""}
}{ $points ->
    [0] {""}
   *[other] { $points } VP · {""}
}{ $classes }{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
about-caster = Mag { $magic } · Str { $strength } · { $light ->
    [0] {""}
   *[other] Light { $light } · {""}
}{ $gold ->
    [0] {""}
   *[other] Gold { $gold } · {""}
}{ $points ->
    [0] {""}
   *[other] { $points } VP · {""}
}{ $classes }{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
about-weapon = Atk { $attack } · Wt { $weight } · Gold { $gold } · { $classes }{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
about-magic_weapon = Mag { $magic } · Light { $light } · Wt { $weight } · Gold { $gold } · { $classes }{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
about-thing = { $magic ->
    [0] {""}
   *[other] Mag { $magic } · {""}
}{ $light ->
    [0] {""}
   *[other] Light { $light } · {""}
}{ $gold ->
    [0] {""}
   *[other] Gold { $gold } · {""}
}{ $points ->
    [0] {""}
   *[other] { $points } VP · {""}
}{ $classes }{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
about-monster = HP { $health } · { $experience } XP · { $points } VP{ $says ->
    [0] {""}
   *[other] {" "}· { $text }
}
log-visits_village = 🏘️ { $player } visits the village.
log-enters_dungeon = 🕯️ { $player } enters the dungeon.
log-reveals = { $player } reveals { $cards }.
log-discards = { $player } discards { $cards }.
log-shuffles = { $player } shuffles { $cards ->
    [one] one discarded card
   *[other] { $cards } discarded cards
} into a new party deck.
log-draws = { $player } draws { $cards }.
log-draws_nothing = { $player } has no card left to draw.
log-destroys = ✖️ { $player }'s { $card } is destroyed.

ask-destroy_for_rest = Rest: which card is destroyed?
hint-destroy_for_rest = It leaves the game for good. A deck without Diseases and Militia is a lighter one.
do-destroy = Destroy { $card }
do-destroy_armed = Destroy { $card } (with { $weapon })
do-back = Back
log-rests = ⛺ { $player } rests and destroys { $card }.

## Using effects

ask-use_village_effect = Use a village effect? (gold { $gold }, { $buys ->
    [one] one card to buy
   *[other] { $buys } cards to buy
})
hint-use_village_effect = One at a time, in any order. A card that is destroyed for its effect no longer counts its own gold.
do-use = { $card }: { $effect }
do-use_all = Use all { $number } effects that need no choice
about-use_all = { $cards }.
do-go_shopping = Go shopping
log-uses = { $player }'s { $card }: { $effect }.
log-gives_to = { $card } helps { $hero }.
log-experience = ✨ { $player } gains { $number } experience.
group-effects = Effects
group-weapons = Weapons
group-targets = Attack
group-bonuses = Bonuses on and off
group-rearrange = Rearrange the hall
group-heroes = Heroes
group-village = Village cards
group-basic = Basic cards
group-spoils_village = Spoils (village)
group-spoils_weapon = Spoils (weapon)
group-spoils_food = Spoils (food)

ask-choose_payment = { $card }: which card is destroyed?
hint-choose_payment = That is the cost. A card that was destroyed helps with nothing else this turn.
ask-choose_hero = { $card }: for which hero?
hint-choose_hero = The bonus belongs to that hero, and is lost if the hero leaves.
do-choose_hero = { $card } (strength { $strength })
do-choose_hero_armed = { $card } + { $weapon } (strength { $strength })
ask-choose_in_hall = { $card }: what happens to the hall?
hint-choose_in_hall = When a monster leaves, the hall is refilled at once. If the Thunderstone comes to rank 1 that way, nobody gains it and the game is over.
do-return_monster = Return { $card } (rank { $rank }) under the dungeon deck
do-take_monster = Take { $card } (rank { $rank })
do-rearrange = From rank 1 on: { $cards }
ask-destroy_revealed = Which card is destroyed?
hint-destroy_revealed = One of your revealed cards must go.

## Buying and levelling up

ask-buy_card = What do you buy? (gold { $gold }, { $buys ->
    [one] one card
   *[other] up to { $buys } cards
})
hint-buy_card = Only the top card of a stack is for sale. It goes to your discard pile, and gold left over is lost. Levelling up comes after buying.
do-buy = { $card } ({ $cost } gold, { $left } left)
do-buy_no_more = Done with buying
log-buys = 💰 { $player } buys { $card } for { $cost } gold.
ask-level_up = Who levels up? (experience { $experience })
hint-level_up = The hero's card is destroyed, and one of the next level goes to your discard pile. As many heroes as you like, each of them once.
do-level = { $hero } → { $card } ({ $cost } experience)
do-end_visit = Done with levelling up
log-levels = ⭐ { $player }'s { $hero } levels up: now { $card } ({ $cost } experience).

## The dungeon

ask-act_in_dungeon = What do you do in the dungeon?
hint-act_in_dungeon = Use effects and hand out weapons first, then choose one target. There is no way back from there. A monster that survives goes to the bottom of the dungeon deck.
do-attack = Attack { $card } (rank { $rank })
do-attack_armed = Arm all, attack { $card } (rank { $rank })
do-attack_short = { $armed ->
    [0] Attack { $card } (rank { $rank })
   *[other] Arm all, attack { $card } (rank { $rank })
}: { $missing ->
    [0] no victory
   *[other] { $missing } short{ $penalty ->
        [0] {""}
       *[other] {" "}(light penalty { $penalty })
    }
}
about-attack = { $diseases ->
    [0] Win or lose, you may lose: { $cards }.
    [one] { $lost ->
        [0] Win or lose, you gain a Disease.
       *[other] Win or lose, you gain a Disease and may lose: { $cards }.
    }
   *[other] { $lost ->
        [0] Win or lose, you gain { $diseases } Diseases.
       *[other] Win or lose, you gain { $diseases } Diseases and may lose: { $cards }.
    }
}
about-attack_gains = It brings you the Thunderstone, and the game ends.
about-attack_ends = The Thunderstone then goes to nobody, and the game ends.
about-change = { $card }: { $before } → { $total } against health { $health }.
about-change_won = { $card }: { $before } → { $total } against health { $health }, a victory.
about-no_change = Changes nothing now.
do-attack_rank = Attack rank { $rank }
do-leave = Leave without a battle
do-equip = { $card } for { $hero }
do-equip_best = Equip all weapons as well as possible
do-unequip = Take { $card } from { $hero }
do-switch_off = Switch off the bonus of { $card }
do-switch_on = Switch on the bonus of { $card }
log-no_target = { $player } finds nothing to attack and leaves without a battle.
log-equips = 🗡️ { $hero } takes up { $card } ({ $player }).
log-unequips = { $hero } puts { $card } down ({ $player }).
log-comes_off = { $hero } is too weak now and drops { $card }.
log-switches_off = { $player } switches off the bonus of { $card }.
log-switches_on = { $player } switches on the bonus of { $card }.

## Other players' hands

ask-discard_cards = { $number ->
    [1] Choose a card to discard.
   *[other] Choose { $number } cards to discard.
}
hint-discard_cards = Nobody sees what you discard before all have chosen. You draw no new cards for it until the end of your own next turn.
ask-discard_hero = Choose a hero to discard.
hint-discard_hero = One of the discarded heroes may be borrowed for this battle. Militia are heroes too.
ask-discard_hero_or_two = Discard one hero, or any two cards.
hint-discard_hero_or_two = Nobody sees what you discard before all have chosen.
ask-discard_two = Choose two cards to discard.
hint-discard_two = Any two will do.
do-discard = Discard { $card }
do-discard_two = Discard two cards
log-shows_no_hero = { $player } has no hero in hand.
ask-borrow = Which hero do you borrow?
hint-borrow = It joins your hand for this battle and then goes back to its owner's discard pile.
do-borrow = Borrow { $card } ({ $owner })
do-borrow_nobody = Borrow nobody
log-borrows = 🤝 { $player } borrows { $owner }'s { $card }.
log-returns_hero = { $card } goes home to { $owner }.

## Battle

log-attacks = ⚔️ { $player } takes on { $card } in rank { $rank }!
ask-bar_hero = Which hero is too frightened of { $card } to attack?
hint-bar_hero = That hero gives neither attack nor light to the battle.
do-bar = { $card } cannot attack
do-bar_armed = { $card } with { $weapon } cannot attack
log-barred = 👻 { $card } is frozen with fear.
ask-lower_share = { $card } takes 1 attack from { $hero }. Which kind?
hint-lower_share = Either attack or magic attack.
do-lower_attack = From attack
do-lower_magic = From magic attack
ask-lower_total = Against { $card }: Disease takes { $number } from your attack. From which kind? (attack { $attack }, magic attack { $magic })
hint-lower_total = Neither goes below 0. Think twice when magic attack is needed, or is about to be doubled.
do-lower = { $attack ->
    [0] { $magic } from magic attack
   *[other] { $magic ->
        [0] { $attack } from attack
       *[other] { $attack } from attack, { $magic } from magic attack
    }
}
ask-doom_card = Which card will the battle with { $card } cost you?
hint-doom_card = It is destroyed whether you win or lose, but it still counts in this battle.
log-sum = Attack { $attack } + magic attack { $magic } - light penalty { $penalty } → total **{ $total }** against health { $health }.
log-sum_halved = Half of (attack { $attack } + magic attack { $magic }) - light penalty { $penalty } → total **{ $total }** against health { $health }.
log-defeats = 💥 { $player } defeats { $card } and gains { $experience } experience!
log-fails = 🩸 { $card } is too much for { $player }.
log-gains_disease = 🤢 { $player } gains { $number ->
    [one] a Disease
   *[other] { $number } Diseases
}.

sum-target = Target: { $card } in rank { $rank }, health { $health }.
sum-hero = { $magic ->
    [0] { $cards }: attack { $attack }.
   *[other] { $attack ->
        [0] { $cards }: magic { $magic }.
       *[other] { $cards }: attack { $attack }, magic { $magic }.
    }
}
sum-armed_hero = { $magic ->
    [0] { $card } with { $weapon }: attack { $attack }.
   *[other] { $attack ->
        [0] { $card } with { $weapon }: magic { $magic }.
       *[other] { $card } with { $weapon }: attack { $attack }, magic { $magic }.
    }
}
sum-does_not_attack = Not attacking: { $cards }.
sum-party = { $magic ->
    [0] Spells, items, trophies: attack { $attack }.
   *[other] { $attack ->
        [0] Spells, items, trophies: magic { $magic }.
       *[other] Spells, items, trophies: attack { $attack }, magic { $magic }.
    }
}
sum-each_suffers = Each hero suffers: attack -{ $attack }, magic -{ $magic }.
sum-reduced = { $magic ->
    [0] Disease: attack -{ $attack }.
   *[other] { $attack ->
        [0] Disease: magic -{ $magic }.
       *[other] Disease: attack -{ $attack }, magic -{ $magic }.
    }
}
sum-multiplied = Magic attack times { $times }.
sum-half_magic = Magic attack is halved.
sum-attacks = { $magic ->
    [0] Together: attack { $attack }.
   *[other] { $attack ->
        [0] Together: magic { $magic }.
       *[other] Together: attack { $attack }, magic { $magic }.
    }
}
sum-half_total = The total is halved.
sum-light = { $penalty ->
    [0] Light { $light }, darkness { $darkness }: no penalty.
   *[other] Light { $light }, darkness { $darkness }: penalty { $penalty }.
}
sum-total = Total { $total } against health { $health }.
sum-won = A victory ({ $experience } XP, { $points } VP).
sum-lost = { $missing } short: no victory.
sum-no_magic = No magic attack: no victory.
gist-won = A victory: { $total } against { $health } ({ $experience } XP, { $points } VP).
button-gist-won = attack { $total } wins ({ $experience } XP, { $points } VP)
gist-lost = { $missing } short: { $total } against { $health }{ $penalty ->
    [0] {""}
   *[other] {" "}(light penalty { $penalty })
}.

## Spoils

ask-take_spoils = { $what ->
    [reveal] Spoils: do you look for cards to destroy?
    [both] Spoils: what do you take first? (gold { $gold })
   *[other] Spoils: what do you buy? (gold { $gold })
}
hint-take_spoils = { $what ->
    [reveal] You see the top 6 cards of your deck, destroy any of them and discard the rest.
   *[other] At most one card for each ability. The gold of the cards still in your hand is there in full for each of them.
}
do-reveal_six = Reveal the top 6 cards of your deck
do-keep_the_rest = Discard the rest
do-no_spoils = No spoils
log-takes_spoils = 🎁 { $player } buys { $card } as spoils.
log-reveals_six = From the top of { $player }'s deck: { $cards }.
ask-destroy_of_six = Which of these cards do you destroy?
hint-destroy_of_six = One after the other, as many as you like. The rest goes to your discard pile.
ask-return_one = Return a monster from the hall under the dungeon deck?
hint-return_one = The hall is then refilled once more. That may cause a breach, or bring the Thunderstone on.
do-return_none = Return nothing

## Movement in the hall

log-sinks = { $card } goes to the bottom of the dungeon deck.
log-takes = 🕸️ { $player } takes { $card } without a fight.
log-rearranges = 🔀 { $player } rearranges the hall, from rank 1 on: { $cards }.
log-reaches_first = { $card } comes to rank 1.
log-breach = 💢 { $card }: breach!
log-ruins = 🔥 Lost from the village: { $cards }.
log-advance = 👣 The monsters advance.
log-reaches_village = 🏚️ { $card } reaches the village.
log-held = { $player }'s victory holds the monsters back.

## What happened, told as one entry

story-defeats = 💥 { $player } defeats { $card }, { $total }{ $sum ->
    [plain] {""}
   *[full] {" "}({ $attack ->
        [0] magic { $magic }
       *[other] { $magic ->
            [0] attack { $attack }
           *[other] attack { $attack } + magic { $magic }
        }
    }{ $sum ->
        [half] , halved
       *[other] {""}
    }{ $penalty ->
        [0] {""}
       *[other] {" "}− darkness { $penalty }
    })
} against health { $health }: +{ $experience } XP{ $points ->
    [0] {""}
   *[other] , +{ $points } VP
}.
story-fails = 🩸 { $player } loses to { $card }, { $total }{ $sum ->
    [plain] {""}
   *[full] {" "}({ $attack ->
        [0] magic { $magic }
       *[other] { $magic ->
            [0] attack { $attack }
           *[other] attack { $attack } + magic { $magic }
        }
    }{ $sum ->
        [half] , halved
       *[other] {""}
    }{ $penalty ->
        [0] {""}
       *[other] {" "}− darkness { $penalty }
    })
} against health { $health }.
story-buys_nothing = 🏘️ { $player } buys nothing in the village.
story-buys = 💰 { $player } buys { $cards } for { $cost } gold.
story-levels = ⭐ { $player }'s { $hero } becomes { $card } ({ $cost } XP).
story-destroys = ✖️ { $player } loses { $cards }.
story-forces = { $card }: { $player } discards { $cards }.
story-forces_all = { $card }: { $players } discard cards.
story-ruins = 🔥 { $number ->
    [one] One card is
   *[other] { $number } cards are
} destroyed in the village.
story-discard = { $players } must discard.

## The end

link-wish_to_stop = Stop the game…
ask-wish_to_stop = You may propose to stop the game.
hint-wish_to_stop = Only if all agree does the game end there, and the points are counted. Nobody gains the Thunderstone.
do-propose_stop = Propose to stop
ask-agree_to_stop = { $player } proposes to stop here.
hint-agree_to_stop = If one of you refuses, the game goes on.
ask-stop_quiet_game = { $turns } turns without a battle. Shall we stop here?
hint-stop_quiet_game = If all agree, the points are counted. If one of you refuses, the game goes on.
do-accept_stop = Stop
about-stopping = You have { $points } VP now, the best of the others { $others }.
do-refuse_stop = Go on
log-proposes_stop = { $player } proposes to stop the game.
log-accepts_stop = { $player } agrees to stop.
log-refuses_stop = { $player } wants to go on. The game continues.
log-gains_thunderstone = ⚡ { $player } gains the Thunderstone!
log-score = { $player } has { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
log-village_score = The monsters in the village are worth { $points ->
    [one] one victory point
   *[other] { $points } victory points
}.
end-thunderstone_gained = ⚡ { $player } has the Thunderstone, and the adventure is over.
end-thunderstone_lost = ⚡ The Thunderstone came to rank 1 and went to nobody.
closing-best_card = 🏅 { $player }: the best card is { $card }, { $points ->
    [one] one point
   *[other] { $points } points
}.
closing-village = 🏘️ The monsters that took the village are worth { $points ->
    [one] one point
   *[other] { $points } points
}; more than that was needed.
tie-stone = ⚖️ { $players } have { $points } points each: { $holder } holds the Thunderstone and wins.
tie-shared = ⚖️ { $players } have { $points } points each, and none of them holds the Thunderstone: they share the victory.
end-stopped = By agreement of all, the adventure ends here.
score-monsters = monsters
score-heroes = heroes
score-village = village cards
score-thunderstone = Thunderstone

## What better and worse comes of an answer, as a computer player sees it

gain-points = more cards that score
cost-points = fewer cards that score
gain-experience = more experience
cost-experience = less experience
gain-strength = a party that attacks harder
cost-strength = a party that attacks less hard
gain-light = a hand with more light
cost-light = a hand with less light
gain-riches = a hand with more gold
cost-riches = a hand with less gold
gain-heroes = a hand with more heroes
cost-heroes = a hand with fewer heroes
gain-diseases = a hand with fewer Diseases
cost-diseases = a hand with more Diseases
tells-wins_now = this battle ends the game and wins it
tells-wins_though_lost = this battle ends the game, and the points are enough even if it is lost

## Why not

refused-rank_empty = There is nothing in that rank.
refused-not_a_monster = The Thunderstone is no monster.
refused-too_dark = Too dark: it can only be attacked with light { $needed }, and you have { $light }.
refused-nobody_attacks = No hero could attack it, and no spell or trophy has any attack.
refused-must_attack = There is something to attack, so you have to choose a target.
refused-already_used = That effect was used this turn.
refused-same_as_other = You have the same card again; choose that one.
refused-no_food = There is no food to destroy.
refused-no_disease = There is no Disease to destroy.
refused-no_militia = There is no Militia to destroy.
refused-nothing_to_sell = There is no other card with a gold value.
refused-borrowed = A borrowed hero cannot be destroyed.
refused-no_hero = There is no hero.
refused-not_equipped = Nobody wields it.
refused-no_monster = There is no monster in the hall that it could be used on.
refused-nobody_discards = Nobody else has a card in hand.
refused-too_heavy = Too heavy: weight { $weight } against strength { $strength }.
refused-already_thrown = The Spear is to be thrown; that stands.
refused-wrong_worth = Only a monster worth 1 or 2 points can be taken.
refused-does_not_attack = That hero does not attack anyway.
refused-below_zero = Attack cannot go below 0.
refused-no_purchase_left = You cannot buy any more cards.
refused-too_expensive = It costs { $cost } and you have { $gold } gold.
refused-not_on_top = It is not on top of its stack.
refused-stack_empty = There is none left in its stack.
refused-highest_level = A level 3 hero cannot level up.
refused-too_little_experience = It takes { $cost } experience and you have { $experience }.
refused-no_next_level = The stack has no card of the next level left.
refused-one_level_only = One level at a time.
refused-not_alone = { $card } cannot be used in a game for one.
refused-two_selections = Cards that you name yourself do not go together with the first game's selection.
refused-unknown_card = { $field }: there is no "{ $name }".
refused-wrong_count = { $field }: name { $wanted } different ones; these are { $number }.

## Options of the game

option-cards = Cards
option-cards-help = For your very first game take the first game's selection.
option-cards-random = drawn at random
option-cards-random-help = Monster groups, heroes and village cards are drawn from all there are.
option-cards-first_game = first game
option-cards-first_game-help = A selection for beginners, the same every time.
option-groups = Monster groups
option-groups-help = Four groups make a longer game.
option-groups-3 = 3
option-groups-4 = 4 (longer)
option-harsh_strength = Harsh strength
option-harsh_strength-help = A hero whose strength falls to 0 or less in a battle is destroyed after it.
option-level = Solo level
option-level-help = Only for a game of one.
option-level-normal = Normal
option-level-normal-help = A victory skips the advance of this turn and of the next.
option-level-warrior = Warrior
option-level-warrior-help = Half the heroes and village cards. Only monsters worth 2 experience or more hold the next advance.
option-level-nightmare = Nightmare
option-level-nightmare-help = As many cards as for Warrior. A victory skips only its own turn's advance; a defeat skips none.
option-monsters = Named monster groups
option-monsters-help = Three or four groups, with commas. Then name heroes and village cards as well.
option-heroes = Named heroes
option-heroes-help = Four hero types, with commas.
option-village = Named village cards
option-village-help = Eight village cards, with commas.
option-monsters-abyssal = { group-abyssal }
option-monsters-doomknight_humanoid = { group-doomknight_humanoid }
option-monsters-dragon = { group-dragon }
option-monsters-enchanted = { group-enchanted }
option-monsters-humanoid = { group-humanoid }
option-monsters-ooze = { group-ooze }
option-monsters-undead_doom = { group-undead_doom }
option-monsters-undead_spirit = { group-undead_spirit }
option-heroes-amazon = { type-amazon }
option-heroes-chalice = { type-chalice }
option-heroes-dwarf = { type-dwarf }
option-heroes-elf = { type-elf }
option-heroes-feayn = { type-feayn }
option-heroes-lorigg = { type-lorigg }
option-heroes-outlands = { type-outlands }
option-heroes-redblade = { type-redblade }
option-heroes-regian = { type-regian }
option-heroes-selurin = { type-selurin }
option-heroes-thyrian = { type-thyrian }
option-village-arcane_energies = { card-arcane_energies }
option-village-banish = { card-banish }
option-village-barkeep = { card-barkeep }
option-village-battle_fury = { card-battle_fury }
option-village-feast = { card-feast }
option-village-fireball = { card-fireball }
option-village-flaming_sword = { card-flaming_sword }
option-village-goodberries = { card-goodberries }
option-village-hatchet = { card-hatchet }
option-village-lantern = { card-lantern }
option-village-lightstone_gem = { card-lightstone_gem }
option-village-magical_aura = { card-magical_aura }
option-village-pawnbroker = { card-pawnbroker }
option-village-polearm = { card-polearm }
option-village-short_sword = { card-short_sword }
option-village-spear = { card-spear }
option-village-town_guard = { card-town_guard }
option-village-trainer = { card-trainer }
option-village-warhammer = { card-warhammer }

## Commands

command-cards-name = cards
command-groups-name = groups
command-harsh_strength-name = harsh_strength
command-level-name = level
command-monsters-name = monsters
command-heroes-name = heroes
command-village-name = village

## Words in the pictures

label-attack = Atk
label-magic = Mag
label-light = Light
label-strength = Str
label-weight = Wt
label-gold = Gold
label-experience = XP
label-level_cost = Up
label-points = VP
label-health = HP
label-deck = Deck
label-discard = Discard
label-level = Lv{ $level }
label-times = ×{ $number }
picture-seat = Seat { $number }
picture-turn_number = Turn { $number }
picture-rank = Rank { $rank }
picture-darkness = Dark { $darkness }
picture-empty_rank = Empty
picture-sold_out = Sold out
picture-groups = Monsters: { $groups }
picture-hand = Hand { $number }
picture-experience = XP { $number }
picture-deck = Deck { $number }
picture-discard = Disc. { $number }
picture-points = { $number } VP
picture-hand_of = { $player }'s hand: { $number ->
    [one] one card
   *[other] { $number } cards
}
picture-no_cards = No cards in hand
picture-deck_ends = Dungeon deck: { $number }. The game ends when the Thunderstone comes to rank 1; whoever beats rank 1 then gains it.
picture-deck_ends_brief = Dungeon deck: { $number }. The game ends when the Thunderstone comes to rank 1
picture-darkness_costs = Each darkness beyond your light: attack -2.
picture-diseases = Diseases { $number }
picture-destroyed = Destroyed { $number }
picture-cost = Cost
picture-count = Copies

## The table in words

words-board = The table of Thunderstone.
words-hall = The dungeon hall.
words-shop = The village.
words-six_cards = What the Sphinx shows.
words-hand_of = { $player }'s hand.
words-card = { $card }.
words-class_gap = {" • "}
words-sentence_gap = {". "}
words-stop = .
words-level = level { $level }
words-times = { $card } ×{ $number }
words-turn_begins = { $player }'s turn: choosing an action
words-turn_village = { $player } is in the village: gold { $gold }, { $buys ->
    [one] 1 card
   *[other] { $buys } cards
} to buy
words-turn_village_over = { $player } has visited the village
words-turn_dungeon = { $player } is in the dungeon
words-turn_battle = { $player } fights in rank { $rank }
words-turn_rest = { $player } rests
words-rank = Rank { $rank } (darkness { $darkness }): { $card }
words-rank_marked = Rank { $rank } (darkness { $darkness }, can be chosen): { $card }
words-rank_empty = Rank { $rank } is empty.
words-revealed = Revealed: { $cards }.
words-six = Shown by the Sphinx: { $cards }.
words-village = Village (cost, left): { $stacks }.
words-stack = { $card } ({ $cost } gold, { $left })
words-stack_brief = { $card } { $cost }/{ $left }
words-stack_empty = { $card } (sold out)
words-beside = Diseases left { $diseases }, cards destroyed { $removed }.
words-sunk = At the bottom of the dungeon deck, lowest first: { $cards }.
words-player = { $player }: hand { $hand }, deck { $deck }, discard pile { $discard }, experience { $experience }.
words-final = { $player }: { $points } VP. Final deck: { $cards }.
words-solo = Monsters in the village: { $number } ({ $level }).
words-solo_held = Monsters in the village: { $number } ({ $level }). Your victory holds them back this turn.
words-solo_won = The village's monsters: { $village } VP. You: { $points } VP. You win!
words-solo_lost = The village's monsters: { $village } VP. You: { $points } VP. You lose.
words-armed = { $card } + { $weapon }
words-borrowed = { $card } (from { $player })
words-hand = Cards { $number }, gold { $gold }, experience { $experience }. Deck { $deck }, discard pile { $discard }.
words-described = { $card } ({ $facts }). { $text }
words-described_facts = { $card } ({ $facts }).
words-described_text = { $card }: { $text }
words-effect = { $card } ({ $effect })
words-effects_left = Effects still to use: { $effects }.
words-cost = Costs { $cost }.
words-count = { $count } in the box.
value-attack = attack { $value }
value-magic = magic attack { $value }
value-light = light { $value }
value-strength = strength { $value }
value-weight = weight { $value }
value-gold = gold { $value }
value-experience = experience { $value }
value-level_cost = { $value } experience to level up
value-points = { $value } VP
value-health = health { $value }
state-wields = Wields { $weapon }
state-carried = Carried by { $hero }
state-borrowed = Borrowed from { $player }
state-used = Used
state-off = Bonus off
state-pledged = To discard

## The rules by topic

topic-goal-title = The goal
topic-goal =
    You lead a party of heroes. You buy cards in the village, raise your heroes level by level, and fight the monsters of the dungeon.

    Whoever has the most victory points at the end wins. Points are printed on monsters, on level 3 heroes, on a few village cards, and on the Thunderstone itself (3).

    Having the Thunderstone is not enough to win, but it decides a tie. If none of the tied players has it, they share the victory.

    Every card you gain goes into your own party deck and comes back to your hand sooner or later. A defeated monster is worth points but does little in a hand. Collecting points while the deck stays strong is what the game is about.

topic-picture-title = Reading the table and the hand
topic-picture =
    From top to bottom, the picture of the table shows:
    - whose turn it is and what they are doing
    - the cards in ranks 3, 2 and 1. The number in the heart is the monster's health; XP, VP and gold are what it is worth. Beside the lamp stands the darkness
    - how many cards the dungeon deck has left, how the game ends, and what darkness costs
    - the sixteen stacks of the village: heroes, village cards, basic cards. The coin is the cost, "×" how many of that card are left
    - the revealed hand (a sword marks a hero with a weapon, arrows a borrowed hero)
    - for each player the points so far, the experience, and, where there is room, the cards in hand, deck and discard pile

    Dashed bright frames mark what can be chosen. A red frame marks the rank under attack.

    The command `/thunderstone card` shows any card with everything on it.

    On the cards of a hand:
    - Atk, Mag and Light: attack, magic attack, light
    - Str and Wt: a hero's strength, a weapon's weight
    - Gold and VP: gold value, victory points
    - Up: the experience it takes to level up
    - HP and XP: a monster's health, and the experience for defeating it

    The colour and the shape in the head of a card tell its kind: a helmet for heroes, a sword for weapons, a bag for items, a star for spells, a house for villagers, claws for monsters, a drop for Disease.

topic-setup-title = Setting up
topic-setup =
    The village has sixteen stacks:
    - four types of heroes (12 cards each, lowest level on top)
    - eight village cards (8 of each)
    - four basic cards: Militia, Torch, Iron Rations, Dagger

    The dungeon is made of three monster groups, 30 cards. Ten of them are shuffled together with the Thunderstone, and those eleven go under the other twenty. The top three cards are laid out as rank 1, rank 2 and rank 3. The long game has four groups and 40 monsters.

    Each player begins with a party deck of 6 Militia, 2 Torches, 2 Iron Rations and 2 Daggers, and draws six cards. The first player is drawn by lot.

    The host decides which cards are used:
    - at random: different cards each time
    - first game: a fixed selection that suits beginners
    - named cards: three or four monster groups, four hero types and eight village cards of your choice

topic-turn-title = The course of a turn
topic-turn =
    On your turn you must do one of three things:
    - visit the village: reveal your hand, use village effects, buy, level up
    - enter the dungeon: reveal your hand and attack one monster
    - rest: destroy one card of your hand

    Whatever you did, your whole hand then goes to your discard pile and you draw six new cards, which nobody else sees until your next turn.

    The player on your left is next.

topic-village-title = Visiting the village
topic-village =
    1. Reveal your whole hand.
    2. Use village effects, one at a time, in any order. Each effect of each card works once a turn. Cards you draw are revealed and can be used at once.
    3. Count your gold: the gold values of all revealed cards, and what effects produced. A card that was destroyed no longer counts its own gold.
    4. Buy one card, or more if effects allow it. Together they may cost no more than your gold. You need not buy anything.
    5. Level up heroes of your hand.

    Only the top card of each of the sixteen stacks is for sale. It goes to your discard pile and does nothing this turn. Gold left over is lost.

    Gold values of all cards count: heroes, weapons, monsters and all. The monsters you have defeated are good for shopping too.

topic-levelling-title = Levelling up
topic-levelling =
    At the end of a visit to the village you may level up as many heroes of your hand as you like.

    1. Pay the level cost ("Up" on the card) in experience
    2. The hero's card is destroyed
    3. A card of the same type, one level higher, goes from its stack to your discard pile

    - One level at a time, and each card once a turn
    - If the stack has no card of the next level left, it cannot be done. The card need not be on top
    - Level 3 is the highest
    - For 3 experience a Militia becomes a level 1 hero of any type in the village

    Experience is good for nothing else.

topic-dungeon-title = Entering the dungeon
topic-dungeon =
    1. Reveal your whole hand.
    2. Use dungeon effects and give weapons to heroes, in any order, back and forth as you like.
    3. Declare one monster as your target. From here on there is no way back.
    4. Fight the battle.

    Once inside, you must attack something you can attack, whether or not you can beat it. A monster that survives goes to the bottom of the dungeon deck.

    If there is nothing you can attack, your turn ends without a battle. You can attack without any hero if a spell or a trophy has attack of its own.

    All heroes that can attack do attack. You cannot hold one back.

    Bonuses that cost nothing, such as "attack +1 for each monster in your hand", are on from the start. You may switch them off.

topic-equipping-title = Weapons
topic-equipping =
    A hero can carry a weapon whose weight is no more than the hero's strength. One weapon for each hero, one hero for each weapon. Militia and borrowed heroes can carry weapons too.

    - Until the target is declared you may change your mind as often as you like
    - A weapon that nobody carries does nothing, its light included
    - The weapon of a hero who does not attack does not count either
    - When strength falls below the weight, the weapon comes off. If that happens during the battle, it stays off
    - A weapon with weight 0 can be carried by a hero with strength 0

    Weapons are edged or blunt. Only the Warhammer is blunt.

topic-light-title = Light and darkness
topic-light =
    The deeper the darker: rank 1 has darkness 1, rank 2 has 2, rank 3 has 3. "Light -1" on the monster you attack makes it one darker. "Light -X" on other monsters in the hall means nothing to you.

    Your light is that of all revealed items, spells and trophies, of the heroes who attack, and of the weapons they carry.

    For each point of light that is missing you lose 2: the light penalty. It is taken from attack and magic attack together.

    Example: a monster with "Light -1" in rank 2 and one light in your hand. Darkness 3, so 2 are missing, and the penalty is 4.

    Spare light brings no bonus. Light counts even if the attack of its card does not.

topic-battle-title = Battle, step by step
topic-battle =
    1. The monster's battle effects change strength and the like. Weapons that are now too heavy come off
    2. It is settled who attacks
    3. The attack and magic attack of each attacking hero are added up, with weapons and bonuses, then spells, items and trophies. What the monster is immune to is left out
    4. Disease and the like lower the attack. Where there is a choice between attack and magic attack, it is yours
    5. Magic attack is doubled by those who can
    6. Is there magic attack of at least 1?
    7. Halving, rounded down
    8. The light penalty is taken off
    9. You win if the total is at least the monster's health and every requirement is met. Equal is enough
    10. A victory brings experience, and the monster goes to your discard pile. A monster that survives goes to the bottom of the dungeon deck
    11. "After battle": cards are destroyed, Diseases gained, whether you won or lost
    12. Spoils
    13. The hall moves on; breach
    14. You discard your hand and draw six

    A card that is going to be destroyed still counts in its last battle. A hero who does not attack adds no attack, no light and no ability, but still suffers what the monster does.

    You see the whole sum before you choose a target.

topic-traits-title = Traits of monsters
topic-traits =
    - Half magic attack: all magic attack is added up, doubled if it is doubled, then halved
    - Halved without something: without it the total is halved
    - Immune to edged weapons: edged weapons have attack 0. Their light and other effects stay, and the hero counts as armed
    - Light -X: it is darker by that much
    - Immune to magic attack: all cards have magic attack 0
    - Magic attack only: nothing but magic attack counts
    - Magic attack required: it takes magic attack of at least 1 to win; together with attack it must reach the health. You may attack without it, to send the monster to the bottom
    - Unequipped heroes cannot attack: heroes without a weapon stay out

    All halves are rounded down. Traits always hold and cannot be avoided. In your hand, a defeated monster's traits do nothing.

topic-effects-title = Reading the cards
topic-effects =
    The first word tells when something happens.
    - Village: on a visit to the village, once for each card
    - Dungeon: before the target is declared, once for each card
    - Repeat dungeon: as often as you can pay for it
    - Mandatory dungeon: always (Disease)
    - Battle: what a monster does as the battle begins
    - After battle: after the result, won or lost
    - Breach: when it comes to rank 1
    - Spoils: what a victory lets you buy
    - Trophy: always, while the defeated monster is in your hand in the dungeon. It needs no hero
    - No word: whenever a battle is reckoned

    To destroy a card is to remove it from the game. To discard it is to put it on your discard pile. A card destroyed as a cost gives nothing more this turn.

    Where a card and these rules disagree, the card is right.

topic-disease-title = Disease
topic-disease =
    Each Disease revealed in the dungeon takes 1 from your attack. You choose between attack and magic attack. Neither goes below 0; if one of them is 0, the other one suffers.

    In the village a Disease does nothing. It has no gold, no light and no points.

    Get rid of it by resting, or with a cleric and other cards that destroy cards. It then goes back to the Disease stack. When you have to discard a card, a Disease will do.

    If the stack runs out, Diseases keep coming all the same.

topic-spoils-title = Spoils
topic-spoils =
    You may buy a card from the village when you defeat a monster with spoils, or win with an attacking hero who has spoils.

    - At most one card for each ability, or none
    - You pay with the gold values of the cards left in your hand after the battle. Each ability may spend all of it anew
    - A hero destroyed in the battle brings no spoils, and the monster just defeated pays nothing
    - "Village" is any of the sixteen stacks, "weapon" and "food" only those. It is always the top card

    The Sphinx is different: you reveal the top six cards of your own deck, destroy as many of them as you like, and discard the rest.

topic-hall-title = The hall and breach
topic-hall =
    After each battle, won or lost, the hall moves on. The cards deeper in close up toward rank 1, and the top card of the dungeon deck enters rank 3. The same happens at once when a card's effect takes a monster away.

    When a monster with a breach comes to rank 1, the breach happens. It happens once for each stay in the hall, and never while the game is set up.

    If a breach makes everybody discard, all choose at the same time, unseen. Nothing is drawn for it until the end of one's own next turn.

    The Thunderstone moves like any other card. It is no monster, so it can neither be attacked nor returned.

topic-rest-title = Rest
topic-rest =
    Destroy any one card of your hand: a hero, a Disease, even a monster you have defeated (its points are lost).

    Then discard the rest and draw six. There are no effects, no purchases and no levelling in such a turn.

    The fewer weak cards you have, the sooner the strong ones come round.

topic-deck-title = The party deck
topic-deck =
    Whatever you gain goes to your discard pile: cards you buy, monsters you defeat, heroes who level up, Diseases.

    Only when you must draw and your deck is empty is the discard pile shuffled into a new deck, in the middle of a draw if need be.

    At the end of a turn you discard before you draw, so those cards may come back at once.

    Nobody knows the order of your deck, not even you. Discard piles are open to all.

topic-others-title = Effects on other players
topic-others =
    Thieves and their like make everybody else discard. All choose at the same time from their own hands, and the cards are shown when all have chosen. An empty hand discards nothing. This happens at once, before the battle, and stands whether it is won or lost.

    The Selurin Theurge makes everyone discard a hero, its own player included. Of a player without a hero the others learn just that. The player of the Theurge may then borrow one of the discarded heroes.

    A borrowed hero belongs to that hand for one battle. It cannot level up or be destroyed by its borrower, and returns to its owner's discard pile afterwards. Its points are its owner's. A monster's battle effect can destroy it.

topic-end-title = The end and the score
topic-end =
    The game ends the moment the Thunderstone comes to rank 1.

    If it came because somebody defeated the monster in rank 1, that player gains it. In any other case (a lost battle, a card's effect) nobody does.

    Each player puts deck, hand and discard pile together and adds up the points of all cards. Experience and gold are worth nothing now. The highest total wins; in a tie, whoever has the Thunderstone.

    A table that does not fight plays on for ever. If all agree, you can stop at any time: nobody gains the Thunderstone, and the points of the moment decide. After many turns without a battle everybody is asked.

topic-options-title = Options
topic-options =
    - Monster groups: four groups make the dungeon 10 cards longer
    - Harsh strength: a hero whose strength falls to 0 or less in a battle is destroyed after it, whatever the monster
    - Named cards: choose the monster groups, the heroes and the village cards yourself. Name all three kinds; the number of groups decides how long the dungeon is

    The host decides before the game, everybody sees it, and it does not change afterwards.

topic-solo-title = Playing alone
topic-solo =
    The hall begins empty. At the end of a turn the monsters advance on the village: the top card of the dungeon deck enters rank 3 and pushes the others on. A monster pushed out of rank 1 reaches the village, and its points count for the village.

    - After a victory there is no advance this turn, and none at the end of the next
    - A monster you fail to beat reaches the village. The hall is refilled, and there is no advance this turn
    - After a visit, a rest or a turn without a battle the monsters advance
    - Breaches happen when a monster comes to rank 1

    When the Thunderstone comes to rank 1, the game is over. You win with more points than the village; a tie is a loss. Banish is not used.

    - Warrior: half of all heroes and village cards. Only a monster worth 2 experience or more holds the next advance as well
    - Nightmare: as many cards as for Warrior. A victory skips the advance of its own turn and no more, and after a lost battle the monsters advance too

topic-dice-title = Checking the shuffles
topic-dice =
    Every shuffle and every lot is computed from one seed, fixed before the game. At the start you are shown its SHA-256, at the end the seed itself.

    Compute the SHA-256 of that seed afterwards: if it is the value shown at the start, nobody has exchanged the seed. With an exported record the whole game can be played again from the same seed and the same choices, and every shuffle checked.

## The guided first game

coach-title-six_turns = The first six turns
coach-about-six_turns = Everybody has a deck of their own and plays six cards of it each turn: to buy better cards in the village, or to beat a monster in the dungeon. Beaten monsters are victory points, and most points win.
coach-after-six_turns = It goes on like this until the Thunderstone, which lies among the last cards of the dungeon, has come to rank 1. Then the points in deck, hand and discard pile count; experience and gold count nothing. The stone is worth 3, for who beat the monster before it.
coach-goal-fight = beat a monster
coach-goal-buy = buy a card
coach-goal-level = level up
coach-topic-rest = resting, which rids the deck of weak cards
coach-topic-effects = effects of cards, used before the battle or in the village
coach-topic-magic = monsters that only magic attack can hurt, or that it cannot hurt at all
coach-topic-breach = breaches
coach-topic-spoils = spoils
coach-topic-stone = the Thunderstone
coach-turn = This is your hand: 3 Militia with attack 1 each, 2 Daggers, food. A turn is one of three things: **the village** (buy one card), **the dungeon** (fight one monster) or **a rest** (be rid of one card). Afterwards the whole hand is discarded and six new cards are drawn: nothing can be saved up.
coach-turn-why = with both Daggers your Militia reach attack 5. It is dark down there and you carry no light, which costs 2: 3 are left, and the Harbinger in rank 1 has health 3. Equal is enough.
coach-stray-rest = One card of your choice leaves your deck for good. That helps later; now you need all of them.
coach-stray-in_vain = Your hand beats nothing now, and once inside you must attack: the monster would go back under the dungeon deck, and you would have nothing for it.
coach-stray-unarmed = Daggers that nobody carries give nothing.
coach-arms = Each hero can carry one weapon no heavier than the hero's strength (a Dagger weighs 2, a Militia has strength 2). A weapon nobody carries counts nothing. Before you attack you see the whole sum.
coach-arms-why = this hands out the weapons in the best way and attacks at once. The sum stands beside the answer.
coach-darkness = ⚔️ That is how a battle is reckoned: attack + magic attack − light penalty, against the health. Rank 1 needs 1 light, rank 2 needs 2, rank 3 needs 3, and some monsters make it darker still wherever they lie; **each light that is missing costs 2**. The monster is in your own deck now, with its points, and you have gained experience.
coach-hall = 👣 After a battle, won or lost, the others close up to rank 1 and a new card comes into rank 3. Once the Thunderstone stands in rank 1 the game is over; it is yours if you have just beaten the monster that stood before it.
coach-lost = 🩸 Lost: the monster goes under the dungeon deck, and you get nothing for it. Your cards stay yours.
coach-village = Where no monster can be beaten, one goes shopping. Each card of the hand pays its gold every turn anew; what is left over is lost.
coach-village-why = one better card now comes back to your hand again and again.
coach-buy = Beside each card stand its cost, how many are left and what it does. Atk and Mag (attack and magic attack) are added up; only a few monsters feel just one of them. Str is a hero's strength, Wt what a weapon weighs. “Village:” or “Dungeon:” says where an effect can be used, once; “Repeat dungeon:” as often as you can pay for it. A Disease, which some cards destroy, is a bad card that takes 1 from your attack. What you buy goes onto your discard pile; you draw it once your deck is used up and shuffled anew. The frame marks what I would buy: you may take anything you can pay.
coach-buy-why = 3 light end the darkness nearly everywhere, and it pays 3 gold as well.
coach-hand = Both lie before you: what your gold buys, and whom you could beat. Weak hand: village; strong hand: dungeon. Once inside you must attack, and a monster that is not beaten goes under the dungeon deck.
coach-hero = Heroes are what wins battles: with levels they grow far beyond any Militia.
coach-hero-why = magic attack 2 and a light of its own: as much as two Militia and a Torch.
coach-shuffle = 🔀 Your deck was used up, so the discard pile became the new one: what you have bought and beaten can come to your hand from now on. Beaten monsters even pay gold.
coach-disease = 🤢 You have gained a Disease: in the dungeon it takes 1 from your attack each time. A rest gets rid of it. Some monsters give one even when they are beaten: it stands beside the answer.
coach-breached = 💢 A breach: some monsters do harm when they come to rank 1. It pays to beat them before.
coach-levelling = After buying you may level up: a Militia becomes a level 1 hero of your choice for 3 experience, a hero goes up one level for what its card says. The old card leaves your deck, the new one goes onto the discard pile. Experience is good for nothing else.
coach-levelling-why = one weak card less, one strong one more. There are three levels.
coach-resting = The card you choose leaves the game. Militia and Diseases are what a good deck needs least.
coach-foes = Beside each answer stands all that comes of it. “Darkness 2” in rank 1 is the Blink Dog's own doing: its light −1 makes it one darker there. “You gain a Disease”: a bad card in your deck that takes 1 from your attack whenever it is in your hand in the dungeon, until a rest gets rid of it. Such a victory is worth less than its points say.
coach-foes-why = 2 points without any Disease, and weapons handed out in the best way.

## The chronicle

chronicle-title = 🔥 Told by the fire, in a village that still stands
chronicle-quiet = { $player } carried the luggage, without which nobody would have got far.
chronicle-slayer = 💥 { $player } defeated { $count } monsters. The village has run out of wall for the heads.
chronicle-beaten = 🩸 { $player } lost { $count } battles. The monsters ask when there will be another.
chronicle-ill = 🤢 { $player } brought home { $count } illnesses and shared none of them. So considerate.
chronicle-teacher = ⭐ { $player } taught { $count } heroes new tricks. None of them wrote a letter of thanks.
chronicle-shopper = 💰 { $player } bought { $count } cards. The shopkeepers wept when it was over.
chronicle-delver = 🕯️ { $player } went down into the dungeon { $count } times, every time “just to have a look”.
chronicle-rester = ⛺ { $player } rested { $count } times. Saving the world is tiring.
chronicle-villager = 🏘️ { $player } visited the village { $count } times and knows every cat there.
luck-heroes = { $player } drew { $drawn } of the last { $cards } cards, and { $of ->
    [one] the only hero among them came
   *[other] { $heroes } of the { $of } heroes among them came
} (Militia aside).
luck-no_heroes = { $player } drew { $drawn } of the last { $cards } cards, and { $of ->
    [one] the only hero among them stayed away
   *[other] { $heroes ->
        [0] none
       *[other] only { $heroes }
    } of the { $of } heroes among them came
} (Militia aside).

## What comes next

# Other words that players use in questions, and those by which the board in words tells of them.
answer-aliases = monsters monster dungeon hall enemies fight beat kill: rank; shop buy sale sold: village
answer-win = The game ends the moment the Thunderstone comes to rank 1. Then the most victory points win: from monsters, level 3 heroes, a few village cards and the Thunderstone itself.
outlook-turn = Then it is { $player }'s turn.
outlook-end = The Thunderstone is still in the dungeon; { $cards ->
    [one] 1 card is
   *[other] { $cards } cards are
} left in the dungeon deck.

## Zones in which things can be looked up

zone-hand = My hand
zone-hall = Dungeon hall
zone-village = Village cards
zone-heroes = Heroes of the village
zone-discard = My discard pile
zone-shown = Hand that is revealed
zone-discards = Discard piles of the others
