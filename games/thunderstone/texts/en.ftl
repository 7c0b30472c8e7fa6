## Thunderstone

game-name = Thunderstone
command-group-name = thunderstone
game-blurb = A deck-building game: gear up in the village, level up your heroes, and beat the monsters of the dungeon for points.
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
text-discard = Dungeon: all other players discard 1 card.
text-not_first = Cannot attack rank 1.
text-bites_militia = After battle: destroy 1 Militia.
text-bites_hero = After battle: destroy 1 hero.
text-bites_fighter = After battle: destroy 1 fighter.
text-bites_weapon = After battle: destroy 1 weapon.
text-disease = After battle: gain 1 Disease.
text-weakens = Battle: all heroes lose 2 strength.
text-half_without_magic = Total attack halved without magic attack.
text-trophy_magic = Trophy: magic attack +1.

card-text-thunderstone = Worth 3 points to its owner, who also wins ties.
card-text-militia = For 3 XP it becomes any level 1 hero in the village.
card-text-iron_rations = Dungeon: one hero gains strength +2.
card-text-disease = Mandatory dungeon: attack or magic attack −1.
card-text-arcane_energies = Dungeon: the attack of every equipped hero becomes magic attack. Draw 1 card.
card-text-banish = Dungeon: put 1 monster from the hall under the dungeon deck, or rearrange the hall. Then destroy 1 card from your hand and draw 1.
card-text-barkeep = Village: buy 1 more card. { text-two_gold }
card-text-battle_fury = Dungeon: all heroes gain attack +1.
card-text-feast = Dungeon: all heroes gain strength +3 and attack +1.
card-text-goodberries = Dungeon: one hero gains strength +3, and its attack, weapon included, becomes magic attack.
card-text-magical_aura = Dungeon: all weapons weigh 0 this turn. Draw 1 card.
card-text-pawnbroker = Village: destroy a card with a gold value for that much gold plus 3. { text-two_gold }
card-text-polearm = Attack 6 instead of 2 if its wielder has strength 8 or more.
card-text-spear = Dungeon: while equipped, this can be thrown for attack 5 instead of 2. If thrown, it's destroyed after the battle.
card-text-town_guard = Village: draw 2 cards. Village: destroy this card to draw 3 more.
card-text-trainer = Village: destroy 1 Militia for 2 XP. { text-two_gold }
card-text-warhammer = Additional attack +3 when a cleric uses it against a doomknight or undead.
card-text-amazon_archer = Attack +2 against rank 2 or 3.
card-text-amazon_huntress = Attack +3 against rank 2 or 3.
card-text-amazon_queen = Attack +4 against rank 2 or 3.
card-text-chalice_quester = { text-cure }
card-text-chalice_defender = Dungeon: attack +1 for each revealed item with light. { text-draw } { text-cure }
card-text-chalice_paladin = { text-draw } Spoils: buy 1 card from any village stack.
card-text-dwarf_guardian = Attack +3 with an edged weapon.
card-text-dwarf_janissary = Attack +4 with an edged weapon. Spoils: buy 1 weapon.
card-text-dwarf_sentinel = Attack +5 with an edged weapon.
card-text-elf_sorcerer = After a victory you may put 1 monster from the hall under the dungeon deck.
card-text-elf_archmage = Dungeon: put 1 hall monster under the dungeon deck.
card-text-feayn_archer = { text-not_first }
card-text-feayn_marksman = { text-not_first }
card-text-feayn_sniper = { text-not_first } +1 XP for a victory in rank 3.
card-text-lorigg_rogue = { text-discard }
card-text-lorigg_outlaw = { text-discard }
card-text-outlands_warrior = Dungeon: destroy 1 food for attack +3.
card-text-outlands_slayer = Dungeon: attack +1 for each monster in your hand. Repeat dungeon: destroy 1 food for attack +3.
card-text-outlands_khan = Dungeon: attack +2 for each monster in your hand.
card-text-redblade_poisoner = { text-discard }
card-text-redblade_assassin = Dungeon: all other players discard 1 hero or any 2 cards.
card-text-regian_cleric = { text-cure }
card-text-regian_priest = { text-draw } { text-cure }
card-text-regian_bishop = Dungeon: draw 2 cards. { text-cure }
card-text-selurin_magician = Magic attack +1 for each revealed item and each spell with magic attack.
card-text-selurin_warlock = Doubles the magic attack of the whole party.
card-text-selurin_theurge = Doubles the magic attack of the whole party. Dungeon: all players discard 1 hero or show that they have none; you may borrow one for this battle.
card-text-thyrian_squire = Dungeon: destroy 1 food for attack +2.
card-text-thyrian_knight = Each attacking Militia gains attack +1. Dungeon: destroy 1 food for attack +2.
card-text-thyrian_lord = Each attacking hero who isn't a fighter gains attack +2. Dungeon: destroy 1 food to take a monster worth 1 or 2 points from the hall (no XP).
card-text-archduke_of_pain = Magic attack required. Breach: destroy the top 2 cards of each hero stack and of the Militia stack. After battle: destroy all clerics and wizards.
card-text-succubus = { text-half_without_magic }
card-text-tormentor = Attack halved unless a weapon is equipped. After battle: destroy 1 cleric.
card-text-the_unchained = { text-disease } { text-trophy_magic }
card-text-darkness = Light −1. Unequipped heroes cannot attack.
card-text-judgement = { text-weakens } Each attacking hero loses 1 attack.
card-text-knightmare = Light −2. { text-bites_fighter }
card-text-lord_mortis = Light −1.
card-text-the_prince = { text-weakens } { text-bites_fighter }
card-text-ebon_fume = Immune to magic attack. After battle: destroy the hero with the highest strength. Trophy: attack +3.
card-text-mythlurian = { text-bites_hero }
card-text-skaladak = { text-bites_weapon }
card-text-tyxr_the_old = Breach: all players discard 2 cards. { text-bites_hero } Trophy: magic attack +2.
card-text-uyril_unending = { text-half_without_magic } { text-bites_militia } { text-trophy_magic }
card-text-blink_dog = Light −1. Cannot be attacked while there is a light penalty.
card-text-griffon = { text-trophy_magic }
card-text-pegasus = Trophy: attack +1.
card-text-sphinx = Magic attack only. Spoils: reveal the top 6 cards of your deck, destroy any number of them and discard the rest. Trophy: magic attack +2.
card-text-deadbone_troll = { text-disease }
card-text-grayskin_lizard = Battle: attack +1 for each attacking hero with a weapon.
card-text-black_slime = { text-bites_militia }
card-text-gray_ooze = After battle: destroy 1 hero, unless a hero is equipped. Spoils: buy 1 food.
card-text-green_blob = After battle: destroy 1 food.
card-text-noxious_slag = Magic attack is halved. Immune to edged weapons.
card-text-red_jelly = { text-bites_weapon } Trophy: light +1.
card-text-famine = { text-disease }
card-text-harbinger = After battle: destroy 1 spell.
card-text-kingdom = { text-disease }
card-text-lord_of_death = After battle: gain 2 Diseases.
card-text-suffering = { text-weakens } { text-disease }
card-text-ghost = { text-half_without_magic } { text-weakens }
card-text-haunt = Battle: choose one hero who could attack; that hero cannot attack.
card-text-revenant = Magic attack required. Battle: all heroes lose 4 strength. After battle: destroy all heroes with strength 0 or less.
card-text-spectre = { text-bites_militia }
card-text-wraith = { text-bites_militia }

## Long texts of cards, for one line

brief-arcane_energies = Dungeon: all equipped heroes attack with magic. Draw 1.
brief-banish = Dungeon: put back a monster or rearrange the hall, destroy 1 card, draw 1.
brief-goodberries = Dungeon: one hero gains strength +3 and attacks with magic.
brief-pawnbroker = Village: destroy a card for its gold plus 3; this one for 2.
brief-spear = Dungeon: throw it for attack 5, then destroy it.
brief-trainer = Village: destroy 1 Militia for 2 XP; this card for 2 gold.
brief-warhammer = Used by a cleric: extra attack +3 against doomknights and undead.
brief-chalice_defender = Dungeon: attack +1 per light item. Draw 1, 1 more per Disease.
brief-chalice_paladin = Dungeon: draw 1. Spoils: buy 1 card from the village.
brief-elf_sorcerer = After a victory you may put back a monster.
brief-feayn_sniper = Cannot attack rank 1. +1 XP in rank 3.
brief-outlands_slayer = Dungeon: attack +1 per monster in hand. Repeat: destroy food for +3.
brief-redblade_assassin = Dungeon: all others discard 1 hero or 2 cards.
brief-regian_bishop = Dungeon: draw 2. Repeat: destroy a Disease to draw 1.
brief-selurin_magician = Magic +1 for each item and each spell with magic.
brief-selurin_theurge = Doubles all magic. Dungeon: all discard 1 hero; you may borrow one.
brief-thyrian_knight = Militia gain attack +1. Dungeon: destroy 1 food for attack +2.
brief-thyrian_lord = Non-fighters: attack +2. Dungeon: trade food for a 1–2 VP monster.
brief-archduke_of_pain = Needs magic. Destroys clerics and wizards. Breach: stacks −2.
brief-ebon_fume = Immune to magic. Strongest hero lost. Trophy: attack +3.
brief-tyxr_the_old = Breach: all discard 2. Destroys 1 hero. Trophy: magic +2.
brief-uyril_unending = No magic: half attack. Destroys 1 Militia. Trophy: magic +1.
brief-sphinx = Magic only. Spoils: reveal 6, destroy any. Trophy: magic +2.
brief-gray_ooze = Destroys 1 hero unless any is equipped. Spoils: buy 1 food.
brief-tormentor = No weapon: half attack. Destroys 1 cleric.
brief-judgement = Battle: all heroes lose 2 strength; attackers lose 1 attack.
brief-the_prince = Battle: all heroes lose 2 strength. Destroys 1 fighter.
brief-ghost = No magic: half attack. Battle: all heroes lose 2 strength.
brief-haunt = Battle: one hero of your choice can't attack.
brief-revenant = Magic required. Strength −4: destroyed at 0 or less.

## Notes on cards

note-militia = Militia are heroes: they can equip weapons, and every effect on heroes applies to them.
note-iron_rations = Works on Militia too. You can use several on the same hero.
note-arcane_energies = This affects only heroes who are still equipped when the battle is resolved.
note-banish = You must do all three parts, in this order. You may destroy this card itself.
note-barkeep = With two of them you can buy two more cards.
note-goodberries = Works on Militia too. Any other attack the hero gained this turn also becomes magic attack.
note-magical_aura = Weapons you draw later weigh 0 too. The Polearm still needs strength 8.
note-pawnbroker = The Pawnbroker can't sell itself. Militia have gold value 0 and can be sold.
note-spear = You can't take back a throw: the Spear is destroyed even if there is no battle.
note-town_guard = Use both effects to draw five cards in all.
note-trainer = Each Trainer can destroy one Militia per turn.
note-warhammer = With this bonus: attack 6 in all.
note-amazon_archer = Only the target's rank matters, not the light.
note-amazon_huntress = { note-amazon_archer }
note-amazon_queen = { note-amazon_archer }
note-chalice_defender = Only items count, not weapons, spells or monsters with light.
note-dwarf_guardian = You keep the bonus even if the monster is immune to edged weapons, but lose it if the weapon comes off.
note-dwarf_janissary = { note-dwarf_guardian }
note-dwarf_sentinel = { note-dwarf_guardian }
note-elf_sorcerer = The Sorcerer must have attacked and survived. You do this after the hall is refilled and any breach is resolved.
note-elf_archmage = You do this before you declare your target, so you may attack a monster that has just appeared.
note-feayn_archer = Against rank 1 its attack, light and weapon don't count. The monster's effects still apply to it.
note-feayn_marksman = { note-feayn_archer }
note-feayn_sniper = You gain the extra XP even if the Sniper is destroyed in the battle.
note-outlands_slayer = Counts the monsters in your hand during the battle, whether or not they have a trophy effect.
note-outlands_khan = { note-outlands_slayer }
note-selurin_magician = Food and Torches are items. If this hero doesn't attack, it adds nothing.
note-selurin_warlock = Two of them multiply magic attack by four, three by eight. This happens after everything is added up and before the light penalty.
note-selurin_theurge = { note-selurin_warlock }
note-thyrian_lord = That monster doesn't count as defeated and gives no spoils. The hall is refilled, which may cause a breach or end the game.
note-archduke_of_pain = Clerics and wizards who don't attack are destroyed too.
note-judgement = Strength drops first, and weapons that are now too heavy come off.
note-ebon_fume = Strength is compared after all changes. If tied, you choose.
note-tyxr_the_old = The player whose turn it is discards too.
note-blink_dog = You can attack it if your light is at least its rank plus 1.
note-sphinx = If your deck runs out, the Sphinx itself is shuffled into the new one. Your hand doesn't change.
note-gray_ooze = An equipped hero counts even if it doesn't attack.
note-green_blob = The food card can be one you used for this battle.
note-revenant = Heroes who don't attack are destroyed too. Strength gained this turn counts.
note-haunt = You can't choose a hero who couldn't attack anyway.

## Effects as options

effect-cure = destroy a Disease to draw 1 card
effect-draw = draw 1 card
effect-two_gold = destroy this card for 2 gold
effect-discard = all others discard 1 card

effect-iron_rations-1 = give one hero strength +2
effect-arcane_energies-1 = turn equipped heroes' attack into magic attack; draw 1 card
effect-banish-1 = put back a monster or rearrange the hall, destroy 1 card, draw 1
effect-barkeep-1 = buy 1 more card
effect-barkeep-2 = { effect-two_gold }
effect-battle_fury-1 = give all heroes attack +1
effect-feast-1 = give all heroes strength +3 and attack +1
effect-goodberries-1 = give one hero strength +3 and turn its attack into magic attack
effect-magical_aura-1 = all weapons weigh 0; draw 1 card
effect-pawnbroker-1 = destroy a card for its gold plus 3
effect-pawnbroker-2 = { effect-two_gold }
effect-spear-1 = throw it (attack 5; it's destroyed)
effect-town_guard-1 = draw 2 cards
effect-town_guard-2 = destroy this card to draw 3 cards
effect-trainer-1 = destroy 1 Militia for 2 XP
effect-trainer-2 = { effect-two_gold }
effect-chalice_quester-1 = { effect-cure }
effect-chalice_defender-1 = { effect-draw }
effect-chalice_defender-2 = { effect-cure }
effect-chalice_paladin-1 = { effect-draw }
effect-elf_archmage-1 = put a monster under the dungeon deck
effect-lorigg_rogue-1 = { effect-discard }
effect-lorigg_outlaw-1 = { effect-discard }
effect-outlands_warrior-1 = destroy 1 food for attack +3
effect-outlands_slayer-1 = destroy 1 food for attack +3
effect-redblade_poisoner-1 = { effect-discard }
effect-redblade_assassin-1 = all others discard 1 hero or 2 cards
effect-regian_cleric-1 = { effect-cure }
effect-regian_priest-1 = { effect-draw }
effect-regian_priest-2 = { effect-cure }
effect-regian_bishop-1 = draw 2 cards
effect-regian_bishop-2 = { effect-cure }
effect-selurin_theurge-1 = all discard 1 hero; you may borrow one
effect-thyrian_squire-1 = destroy 1 food for attack +2
effect-thyrian_knight-1 = destroy 1 food for attack +2
effect-thyrian_lord-1 = destroy 1 food to take a monster worth 1 or 2 points

## The beginning

log-village = 🏘️ The village offers { $cards }, plus the four basic stacks.
log-dungeon = 🕳️ Lurking in the dungeon: { $groups }. The Thunderstone is somewhere among the bottom 11 cards.
log-first = { $player } was drawn at random to go first.
log-enters = 🚪 { $card } enters rank { $rank }.
log-drew_hand = Your new hand, for your eyes only: { $cards }.

## Parts of other texts

part-says = {" "}· { $text }
part-attack = Atk { $n } · {""}
part-magic = Mag { $n } · {""}
part-strength = Str { $n } · {""}
part-weight = Wt { $n } · {""}
part-light = Light { $n } · {""}
part-gold = Gold { $n } · {""}
part-points = { $n } VP · {""}
part-attacks = { $magic ->
    [0] attack { $attack }
   *[other] { $attack ->
        [0] magic { $magic }
       *[other] attack { $attack } + magic { $magic }
    }
}

## Turns

log-turn = **{ $player }'s turn**
link-choose_action = My turn
ask-choose_action = What will you do? ({ $gold } gold, { $experience } XP)
doing-choose_action = choosing an action
hint-choose_action = In the village you buy cards and level up. In the dungeon you attack one monster. Either one reveals your hand. Resting destroys one card from your hand. You can't pass.
do-village = Visit the village
do-village_buy = Buy { $card } ({ $cost } gold{ $last })
part-ends_turn = , ends your turn
do-dungeon = Enter the dungeon
do-dungeon_in_vain = Enter the dungeon (no target)
do-dungeon_attack = Attack { $card } in the dungeon (rank { $rank }){ $unused }
button-do-dungeon_attack = Attack { $card } (rank { $rank }){ $unused }
part-unused = {""}, without { $cards }'s effect
do-rest = Rest
about-village = Buys up to { $card } ({ $cost } gold).{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-village_free = { $gold } gold buys only what is free: { $card }.{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-village_nothing = { $gold } gold buys nothing.{ $gold_added }{ $experience_added }{ $draws_added }{ $ready }
about-dungeon_wins = Beats (you attack only one): { $beaten }.{ $more }{ $ends }{ $using }
part-beaten = { $card } ({ $total } against health { $health })
about-dungeon_short = Attack { $attack }, light { $light }: beats nothing{ $more } ({ $card }: { $short }). Once inside, you must attack.{ $ends }{ $using }
part-beats_more = {" "}Unused effects may beat more.
part-more_effects = {" "}without more effects
part-losing_ends = {" "}Losing in rank 1 ends the game, too.
about-dungeon_none = Your hand can't attack anything there.
about-unspent = Leaves { $gold } gold unspent.
about-rest = Destroy one card from your hand, discard the rest and draw six new ones.
about-loses_points = You lose its { $points } VP, too.
facts-card = { $attack }{ $magic }{ $strength }{ $weight }{ $light }{ $gold }{ $points }{ $classes }{ $says }
facts-monster = HP { $health } · { $experience } XP · { $points } VP{ $says }
log-visits_village = 🏘️ { $player } visits the village.
log-enters_dungeon = 🕯️ { $player } enters the dungeon.
log-reveals = { $player } reveals { $cards }.
log-discards = { $player } discards { $cards }.
log-shuffles = { $player } shuffles { COUNT($cards, "discarded card") } into a new party deck.
log-draws = { $player } draws { $cards }.
log-draws_nothing = { $player } has no cards left to draw.
log-destroys = ✖️ { $player } loses { $card }.

ask-destroy_for_rest = Rest: which card do you destroy?
doing-destroy_for_rest = resting and choosing a card to destroy
hint-destroy_for_rest = The card leaves the game for good. Your deck gets better without Diseases and Militia.
do-destroy = Destroy { $card }
do-destroy_armed = Destroy { $card } (equipped with { $weapon })
log-rests = ⛺ { $player } rests and destroys { $card }.

## Using effects

ask-use_village_effect = Use a village effect? ({ $gold } gold, { COUNT($buys, "purchase") })
doing-use_village_effect = choosing village effects to use
hint-use_village_effect = Use effects one at a time, in any order. The gold of a card you destroy no longer counts.
do-use = { $card }: { $effect }
do-use_all = { $number ->
    [2] Use both effects that need no choice
   *[other] Use all { $number } effects that need no choice
}
about-use_all = { $cards }.
do-go_shopping = Go shopping
log-uses = { $player }'s { $card }: { $effect }.
log-gives_to = { $hero } eats the { $card }.
log-experience = ✨ { $player } gains { $number } XP.
group-effects = Effects
group-weapons = Weapons
group-targets = Attack
group-bonuses = Bonuses on/off
group-rearrange = Rearrange the hall
group-heroes = Heroes
group-village = Village cards
group-basic = Basic cards
group-spoils_village = Spoils (village)
group-spoils_weapon = Spoils (weapon)
group-spoils_food = Spoils (food)

ask-choose_payment = { $card }: which card do you destroy?
doing-choose_payment = choosing a card to destroy
hint-choose_payment = This is the cost of the effect. A card you destroy gives you nothing else this turn.
ask-choose_hero = { $card }: which hero is it for?
doing-choose_hero = choosing a hero for an effect
hint-choose_hero = Only this hero gets the bonus. If the hero leaves your hand, the bonus is lost.
do-choose_hero = { $card } (strength { $strength })
do-choose_hero_armed = { $card } + { $weapon } (strength { $strength })
ask-choose_in_hall = { $card }: what do you do with the hall?
doing-choose_in_hall = deciding what to do with the hall
hint-choose_in_hall = When a monster leaves, the hall is refilled at once. If that moves the Thunderstone to rank 1, the game ends and nobody gains it.
do-return_monster = Put { $card } (rank { $rank }) under the deck
do-take_monster = Take { $card } (rank { $rank })
do-rearrange = From rank 1: { $cards }
ask-destroy_revealed = Which card do you destroy?
doing-destroy_revealed = choosing a card to destroy
hint-destroy_revealed = You must destroy one of your revealed cards.

## Buying and levelling up

ask-buy_card = What do you buy? ({ $gold } gold, up to { COUNT($buys, "card") })
doing-buy_card = choosing what to buy
hint-buy_card = You can only buy the top card of a stack. It goes to your discard pile, and unspent gold is lost. Levelling up comes after buying.
do-buy = { $card } ({ $cost } gold, { COUNT($left, "copy", "copies") } left)
undo-do-buy = Buy { $card }
do-buy_no_more = Done buying
log-buys = 💰 { $player } buys { $card } for { $cost } gold.
ask-level_up = Who levels up? ({ $experience } XP)
doing-level_up = choosing who levels up
hint-level_up = The hero's card is destroyed, and a card of the next level goes to your discard pile. You can level up any number of heroes, once each.
do-level = Pay { $cost } XP: { $hero } → { $card }
do-end_visit = Done levelling up
log-levels = ⭐ { $player } pays { $cost } XP: { $hero } levels up to { $card }.
log-worth = (+{ $points } VP)

## The dungeon

ask-act_in_dungeon = What do you do in the dungeon?{ $totals }
part-totals = {" "}(against { $card }: attack { $attack }, light { $light })
doing-act_in_dungeon = choosing what to do in the dungeon
hint-act_in_dungeon = Use effects and equip weapons first, then choose one target. After that, you can't change anything. A monster that survives goes to the bottom of the dungeon deck.
do-attack = Attack { $card } (rank { $rank })
do-attack_armed = Equip & attack { $card } (rank { $rank })
do-attack_short = Attack { $card } (rank { $rank }, { $short })
do-attack_armed_short = Equip & attack { $card } (rank { $rank }, { $short })
part-short = { $missing } short of health { $health }
part-short_of_light = { $missing } short of health { $health } + light penalty { $penalty }
part-no_magic = it can't be beaten without magic attack
part-gains_diseases = gain { COUNT($number, "Disease") }
part-loses = lose { $cards }
part-loses_one = lose one of these (your choice): { $cards }
about-attack_gains = You gain the Thunderstone, and the game ends: { $standing }.
about-attack_ends = Nobody gains the Thunderstone, and the game ends: { $standing }.
part-ends_alone_won = you win with { $points } VP to the village's { $others }
part-ends_alone_lost = you lose with { $points } VP to the village's { $others }
part-ends_shared = you share the victory with { $points } VP
part-ends_first = you win the game with { $points } VP (best of the others: { $others })
part-ends_later = you end in place { $place } with { $points } VP (the winner: { $others })
about-change = Total against { $card }: { $before } → { $total } (health { $health }).
about-change_won = Total against { $card }: { $before } → { $total } (health { $health }), enough to beat it.
about-no_change = Doesn't change any battle right now.
about-spares = Saves { $cards } from { $card }.
about-in_use = Already used: if you destroy it, its bonus ends.
do-attack_rank = Attack rank { $rank }
do-leave = Leave without a battle
do-equip = Equip { $hero } with the { $card }
do-equip_instead = Equip { $hero } with the { $card } instead of the { $other }
do-equip_best = Equip all weapons in the best way
do-unequip = Take the { $card } from { $hero }
do-equip_which = Equip { $hero } ({ $apart }) with the { $card }
do-equip_instead_which = Equip { $hero } ({ $apart }) with the { $card } instead of the { $other }
do-unequip_which = Take the { $card } from { $hero } ({ $apart })
do-switch_off = Turn off the bonus of { $card }
do-switch_on = Turn on the bonus of { $card }
log-no_target = { $player } finds nothing to attack and leaves without a battle.
log-equips = 🗡️ { $player }: { $hero } equips the { $card }.
log-unequips = { $player }: { $hero } puts away the { $card }.
log-comes_off = { $hero } is now too weak and drops the { $card }.
log-switches_off = { $player } turns off the bonus of { $card }.
log-switches_on = { $player } turns on the bonus of { $card }.

## Other players' hands

ask-discard_cards = Choose { COUNT($number, "card") } to discard.
doing-discard_cards = choosing what to discard
hint-discard_cards = Nobody sees your discards until everyone has chosen. You don't draw replacements until the end of your next turn.
ask-discard_hero = Choose a hero to discard.
doing-discard_hero = choosing a hero to discard
hint-discard_hero = The player whose turn it is may then borrow one of the discarded heroes for this battle. Militia are heroes too.
ask-discard_hero_or_two = Discard one hero or any two cards.
doing-discard_hero_or_two = choosing what to discard
hint-discard_hero_or_two = Nobody sees your discards until everyone has chosen.
ask-discard_two = Choose two cards to discard.
doing-discard_two = choosing what to discard
hint-discard_two = Any two will do.
do-discard = Discard { $card }
do-discard_two = Discard two cards
log-shows_no_hero = { $player } has no hero in hand.
ask-borrow = Which hero do you borrow?
doing-borrow = choosing a hero to borrow
hint-borrow = The hero joins your hand for this battle, then returns to its owner's discard pile.
do-borrow = Borrow { $card } ({ $owner })
do-borrow_nobody = Don't borrow a hero
log-borrows = 🤝 { $player } borrows { $owner }'s { $card }.
log-returns_hero = { $card } goes home to { $owner }.

## Battle

log-attacks = ⚔️ { $player } takes on { $card } in rank { $rank }!
ask-bar_hero = Which hero is too frightened of { $card } to attack?
doing-bar_hero = choosing a hero who can't attack
hint-bar_hero = That hero adds no attack and no light to this battle.
do-bar = { $card } can't attack
do-bar_armed = { $card } with { $weapon } can't attack
log-barred = 👻 { $card } is frozen with fear.
ask-lower_share = { $card } lowers { $hero }'s attack by 1. Which kind?
doing-lower_share = choosing which kind of attack to lower
hint-lower_share = Choose attack or magic attack.
do-lower_attack = From attack
do-lower_magic = From magic attack
ask-lower_total = Against { $card }: Disease costs you { $number } attack. Which kind? (attack { $attack }, magic attack { $magic })
doing-lower_total = choosing which kind of attack to lower
hint-lower_total = Neither can go below 0. Think twice if you need magic attack or are about to double it.
do-lower = { $losses }
part-from_attack = { $n } from attack
part-from_magic = { $n } from magic attack
ask-doom_card = Which card will the battle with { $card } cost you?
doing-doom_card = choosing which card the battle costs
hint-doom_card = The card is destroyed whether you win or lose, but still counts in this battle.
log-sum = Total **{ $total }** against health { $health }{ $penalty ->
    [0] {""}
   *[other] {" "}({ part-attacks } − light penalty { $penalty })
}.
log-sum_halved = Total **{ $total }** against health { $health } ({ part-attacks }, halved{ $penalty ->
    [0] {""}
   *[other] , − light penalty { $penalty }
}).
log-defeats = 💥 { $player } defeats { $card }: +{ $experience } XP, +{ $points } VP!
log-fails = 🩸 { $card } is too much for { $player }.
log-gains_disease = 🤢 { $player } gains { COUNT($number, "Disease") }.

sum-target = Target: { $card } in rank { $rank }, health { $health }.
sum-hero = { $cards }: { part-attacks }.
sum-armed_hero = { $card } with { $weapon }: { part-attacks }.
sum-does_not_attack = Not attacking: { $cards }.
sum-party = Spells, items, trophies: { part-attacks }.
sum-each_suffers = Each attacking hero loses 1: { part-attacks } less.
sum-reduced = Disease: { part-attacks } less.
sum-multiplied = Magic attack ×{ $times }.
sum-half_magic = Magic attack is halved.
sum-attacks = Sum: { part-attacks }.
sum-half_total = The total is halved.
sum-light = Light { $light }, darkness { $darkness }: penalty { $penalty }.
sum-total = Total { $total } against health { $health }.
sum-won = You win ({ $experience } XP, { $points } VP).
sum-lost = You lose. The monster { $alone ->
    [1] reaches the village
   *[other] goes to the bottom of the dungeon deck
}, and what is behind it moves up.
sum-no_magic = No magic attack: no victory.
gist-won = You win: attack { $total }{ $penalty ->
    [0] {""}
   *[other] {" "}(light penalty −{ $penalty })
} against health { $health } ({ $experience } XP, { $points } VP).
button-gist-won = attack { $total } beats it ({ $experience } XP, { $points } VP)
gist-lost = Attack { $attack }: { $short }.

## Spoils

ask-take_spoils = { $what ->
    [reveal] Spoils: reveal cards from your deck and destroy some?
    [both] Spoils: what do you take first? ({ $gold } gold)
   *[other] Spoils: what do you buy? ({ $gold } gold)
}
doing-take_spoils = taking the spoils
hint-take_spoils = { $what ->
    [reveal] Reveal the top 6 cards of your deck, destroy any number of them and discard the rest.
   *[other] Buy at most one card per spoils ability. You can spend the full gold value of your remaining hand on each ability.
}
do-reveal_six = Reveal the top 6 cards of your deck
do-keep_the_rest = Discard the rest
do-no_spoils = No spoils
log-takes_spoils = 🎁 { $player } buys { $card } as spoils.
log-reveals_six = From the top of { $player }'s deck: { $cards }.
ask-destroy_of_six = Which of these cards do you destroy?
doing-destroy_of_six = choosing revealed cards to destroy
hint-destroy_of_six = Pick one at a time, as many as you like. The rest go to your discard pile.
ask-return_one = Put a monster from the hall under the dungeon deck?
doing-return_one = deciding whether to return a monster
hint-return_one = If you put one there, the hall is refilled, which may cause a breach or move the Thunderstone closer.
do-return_none = Leave the hall as it is
risk-stone = ⚡ The Thunderstone moves to rank 1: the game ends, and nobody gains it.
button-risk-stone = ⚡ the game ends

## Movement in the hall

log-sinks = ⬇️ { $card } goes to the bottom of the dungeon deck.
log-sends_back = ⬇️ { $by } sends { $card } to the bottom of the dungeon deck.
log-deeper = { $lowest ->
    [1] 💎 Only { $unseen } cards of the dungeon deck are still unseen. The Thunderstone is one of them!
   *[other] 🪜 Deeper into the dungeon: { $unseen } cards of the deck are still unseen.
}
log-stone_nears = ⚡ The Thunderstone is in rank { $rank } now. The game ends when it comes to rank 1, even after a lost battle; whoever brings it there by defeating the monster in rank 1 gains it.
log-takes = 🕸️ { $player } takes { $card } without a fight.
log-rearranges = 🔀 { $player } rearranges the hall, from rank 1: { $cards }.
log-reaches_first = { $card } reaches rank 1.
log-breach = 💢 { $card }: breach!
log-ruins = 🔥 Lost from the village: { $cards }.
log-advance = 👣 The monsters advance.
log-reaches_village = 🏚️ { $card } reaches the village.
log-held = { $player }'s victory holds the monsters back.

## The end

ask-stop_quiet_game = There have been { $turns } turns without a battle. Stop here?
doing-stop_quiet_game = deciding whether to stop the game here
hint-stop_quiet_game = If everyone agrees, the points are counted. If anyone refuses, the game continues.
do-accept_stop = Stop
about-stopping = You have { $points } VP now; the best of the others has { $others }.
do-refuse_stop = Keep playing
log-accepts_stop = { $player } agrees to stop.
log-refuses_stop = { $player } wants to keep playing. The game continues.
log-gains_thunderstone = ⚡ { $player } gains the Thunderstone!
log-score = { $player } has { COUNT($points, "victory point") }.
log-village_score = The monsters in the village are worth { COUNT($points, "victory point") }.
end-thunderstone_gained = ⚡ { $player } has the Thunderstone, and the adventure is over.
end-thunderstone_lost = ⚡ The Thunderstone reached rank 1, and nobody gained it.
closing-lost_battle = ⚔️ { $player } lost the battle with { $card }, which brought the Thunderstone to rank 1.
closing-best_card = 🏅 { $player }'s best card: { $card }, { COUNT($points, "point") }.
closing-village = 🏘️ The monsters in the village are worth { COUNT($points, "point") }: the score to beat.
tie-stone = ⚖️ { $players } have { COUNT($points, "point") } each: { $holder } holds the Thunderstone and wins.
tie-shared = ⚖️ { $players } have { COUNT($points, "point") } each, and none of them holds the Thunderstone: they share the victory.
score-monsters = monsters
score-heroes = heroes
score-village = village cards
score-thunderstone = the Thunderstone

## What better and worse comes of an answer, as a computer player sees it

term-points = victory points from monsters and cards
term-experience = XP to level up heroes with
term-strength = attack in later hands
term-light = light in later hands
term-riches = gold in later hands
term-heroes = heroes besides Militia in later hands
term-diseases = Diseases in later hands
tells-wins_now = this battle wins the game
tells-wins_though_lost = this battle ends the game, and you have enough points to win even if you lose it

## Why not

refused-rank_empty = That rank is empty.
refused-not_a_monster = The Thunderstone isn't a monster.
refused-too_dark = Too dark: you need { $needed } light to attack it, but you have only { $light }.
refused-nobody_attacks = None of your heroes can attack it, and no spell or trophy adds attack.
refused-must_attack = You can attack something here, so you must choose a target.
refused-already_used = You've already used that effect this turn.
refused-same_as_other = Choose the other copy of this card.
refused-no_food = You have no food to destroy.
refused-no_disease = You have no Disease to destroy.
refused-no_militia = You have no Militia to destroy.
refused-nothing_to_sell = You have no other card with a gold value.
refused-borrowed = You can't destroy a borrowed hero.
refused-no_hero = You have no hero in hand.
refused-not_equipped = That weapon isn't equipped.
refused-no_monster = There is no suitable monster in the hall.
refused-nobody_discards = Nobody else has any cards in hand.
refused-too_heavy = Too heavy: weight { $weight }, strength { $strength }.
refused-already_thrown = You've already decided to throw the Spear.
refused-wrong_worth = You can only take a monster worth 1 or 2 points.
refused-does_not_attack = That hero doesn't attack anyway.
refused-below_zero = Attack can't go below 0.
refused-no_purchase_left = You have no purchases left.
refused-too_expensive = It costs { $cost } gold, but you have only { $gold }.
refused-hand_too_poor = It costs { $cost } gold, but this hand is worth only { $gold }: { $missing } short.{ $more }
part-village_adds = {" "}Village effects of this hand can add up to { $more }.
refused-hand_too_weak = This hand's attack is { $attack }: { $short }{ $more }.
part-unless_helped = , unless more effects help
refused-not_on_top = That isn't the top card of its stack.
refused-stack_empty = That stack is empty.
refused-highest_level = A level 3 hero can't level up.
refused-too_little_experience = You need { $cost } XP, but you have only { $experience }.
refused-no_next_level = The stack has no cards of the next level left.
refused-one_level_only = You can only level up one level at a time.
refused-not_alone = { $card } can't be used in a solo game.
refused-two_selections = You can't choose your own cards together with the “First game” selection.
refused-unknown_card = { $field }: there is no “{ $name }”.
refused-wrong_count = { $field }: you chose { $number }, not counting repeats. Allowed: { $wanted }.

## Settings of the game

setting-cards = Cards
setting-cards-help = Choose “First game” if you're new to Thunderstone.
setting-cards-random = Random
setting-cards-random-help = Monster groups, heroes and village cards are drawn at random.
setting-cards-first_game = First game
setting-cards-first_game-help = A fixed selection for beginners.
setting-groups = Monster groups
setting-groups-help = Four groups make a longer game.
setting-groups-3 = 3
setting-groups-4 = 4 (longer)
setting-harsh_strength = Harsh strength
setting-harsh_strength-help = A hero whose strength drops to 0 or less in a battle is destroyed afterwards.
setting-level = Solo level
setting-level-help = For solo games only.
setting-level-normal = Normal
setting-level-normal-help = A victory stops the monsters' advance this turn and the next.
setting-level-warrior = Warrior
setting-level-warrior-help = Half the heroes and village cards. The next turn's advance stops only if you beat a 2+ XP monster.
setting-level-nightmare = Nightmare
setting-level-nightmare-help = Same number of cards as Warrior. A victory stops only this turn's advance; a defeat stops nothing.
setting-monsters = Chosen monster groups
setting-monsters-help = Three or four groups, separated by commas. You must choose heroes and village cards too.
setting-heroes = Chosen heroes
setting-heroes-help = Four hero types, separated by commas.
setting-village = Chosen village cards
setting-village-help = Eight village cards, separated by commas.

## Commands

command-cards-name = cards
command-groups-name = groups
command-harsh_strength-name = harsh_strength
command-level-name = level
command-monsters-name = monsters
command-heroes-name = heroes
command-village-name = village

## Words in the pictures

label-level = Lv{ $level }
label-times = ×{ $number }
picture-round = Round { $round }
picture-rank = Rank { $rank }
picture-empty_rank = Empty
picture-hand_of = { $player }'s hand: { COUNT($number, "card") }
picture-revealed_hand = { $player }'s hand
picture-no_cards = No cards in hand
picture-deck_over = Dungeon deck: { $number } unseen
picture-deck_ends = Dungeon deck: { $number } unseen. The game ends when the Thunderstone { $stone }reaches rank 1; beat the monster ahead of it to gain it.
picture-deck_ends_brief = Dungeon deck: { $number } unseen. The game ends when the Thunderstone { $stone }reaches rank 1
part-stone = (rank { $rank }) {""}
picture-darkness_costs = Attack −2 for each point of light you lack.
picture-kind_hero = Heroes
picture-kind_weapon = Weapons
picture-kind_spell = Spells
picture-kind_item = Items
picture-kind_villager = Villagers
picture-six = Revealed by the Sphinx
picture-village = Village
picture-turn = { $player }'s turn
picture-buys = { COUNT($number, "card") }
picture-turn_village = { $player } is shopping
picture-cost = Cost
picture-count = Copies

## The table in words

words-board = The Thunderstone table.
words-hall = The dungeon hall.
words-shop = The village.
words-six_cards = Cards revealed by the Sphinx.
words-hand_of = { $player }'s hand.
words-card = { $card }.
words-class_gap = {" • "}
words-sentence_gap = {". "}
words-stop = .
words-level = level { $level }
words-times = { $card } ×{ $number }
words-turn_begins = { $player }'s turn: choosing an action
words-turn_village = { $player } is in the village: { $gold } gold, { COUNT($buys, "card") } to buy
words-turn_village_over = { $player } has visited the village
words-turn_dungeon = { $player } is in the dungeon
words-turn_battle = { $player } is fighting in rank { $rank }
words-turn_rest = { $player } is resting
words-rank = Rank { $rank } (darkness { $darkness }): { $card }
words-rank_marked = Rank { $rank } (darkness { $darkness }, can be chosen): { $card }
words-rank_empty = Rank { $rank } is empty.
words-revealed = { $player } shows: { $cards }.
words-six = Revealed by the Sphinx: { $cards }.
words-village = Village (cost, copies left): { $stacks }.
words-stack = { $card } ({ $cost } gold, { $left } left)
words-stack_brief = { $card } { $cost }/{ $left }
words-stack_empty = { $card } (sold out)
words-beside = Diseases left: { $diseases }, cards destroyed: { $removed }.
words-groups = Monsters in this game: { $groups }.
words-sunk = At the bottom of the dungeon deck, bottom card first: { $cards }.
words-player = { $player }: hand { $hand }, deck { $deck }, discard pile { $discard }, experience { $experience }, { $points } VP.
words-final = { $player }: { $points } VP. Final deck: { $cards }.
words-solo = Monsters in the village: { $number } ({ $level }).
words-solo_held = Monsters in the village: { $number } ({ $level }). Your victory holds them back this turn.
words-solo_won = Monsters in the village: { $village } VP. You: { $points } VP. You win!
words-solo_lost = Monsters in the village: { $village } VP. You: { $points } VP. You lose.
words-armed = { $card } + { $weapon }
words-borrowed = { $card } (from { $player })
words-hand = Cards { $number }, gold { $gold }, experience { $experience }. Deck { $deck }, discard pile { $discard }.
words-described = { $card } ({ $facts }). { $text }
words-described_facts = { $card } ({ $facts }).
words-described_text = { $card }: { $text }
words-effect = { $card } ({ $effect })
words-effects_left = Effects still to use: { $effects }.
words-cost = Costs { $cost } gold.
words-count = Copies in the box: { $count }.
value-attack = attack { $value }
value-magic = magic attack { $value }
value-light = light { $value }
value-strength = strength { $value }
value-weight = weight { $value }
value-gold = gold { $value }
value-experience = experience { $value }
value-level_cost = { $value } XP to level up
value-points = { $value } VP
value-health = health { $value }
state-wields = weapon: { $weapon }
state-carried = equipped by { $hero }
state-borrowed = borrowed from { $player }
state-used = used
state-unused = unused
state-off = bonus off
state-on = bonus on
state-ordinary = ordinary attack
state-magic = magic attack
state-pledged = to be discarded

## The rules by topic

topic-goal-title = Goal
topic-goal =
    You lead a party of heroes. Buy cards in the village, level up your heroes, and fight the monsters of the dungeon.

    The player with the most victory points at the end wins. Points are printed on monsters, level 3 heroes, a few village cards and the Thunderstone itself (3 points).

    Having the Thunderstone doesn't win the game by itself, but it breaks a tie. If none of the tied players has it, they share the victory.

    Every card you gain goes into your own party deck and sooner or later comes back to your hand. A defeated monster is worth points but does little in your hand. The trick is to collect points while keeping your deck strong.

topic-picture-title = Reading the table and your hand
topic-picture =
    From top to bottom, the picture of the table shows:
    - whose turn it is; in the village, also the gold and how many cards can still be bought; on the right, until the Thunderstone is seen, the number of cards of the dungeon deck that can be it (⚡)
    - the cards in ranks 3, 2 and 1. The lamps above a card are its darkness: how much light you need
    - the village: heroes, then weapons and spells, then items and villagers. The coin shows the cost, “×” or the number on the right how many copies are left. While someone is in the dungeon, the village is only one line
    - the revealed hand in the dungeon (a sword marks a hero with a weapon, arrows a borrowed hero)
    - each player's current experience and victory points

    What you can choose is lit in amber; the rest is dark. A red frame marks the rank under attack.

    `/thunderstone card` shows any card in full.

    The symbols with numbers on cards:
    - Heart: a monster's health
    - Green gem: the experience you gain for defeating it
    - Coin: gold value
    - Wreath: victory points
    - Orange burst: attack
    - Blue star: magic attack
    - Flame: light
    - Fist: a hero's strength
    - Iron weight: a weapon's weight
    - Arrow up: the experience you need to level up

    The colour and symbol at the top of a card show its type: a helmet for heroes, a sword for weapons, a bag for items, a star for spells, a house for villagers, claws for monsters, a drop for Disease.

topic-setup-title = Setup
topic-setup =
    The village has sixteen stacks:
    - four types of heroes (12 cards each, lowest level on top)
    - eight village cards (8 copies each)
    - four basic cards: Militia, Torch, Iron Rations, Dagger

    The dungeon consists of three monster groups, 30 cards in all. Ten of them are shuffled together with the Thunderstone, and those eleven go under the other twenty. The top three cards are laid out as rank 1, rank 2 and rank 3. The long game has four groups and 40 monsters.

    Each player starts with a party deck of 6 Militia, 2 Torches, 2 Iron Rations and 2 Daggers, and draws six cards. The first player is chosen at random.

    The host decides which cards are used:
    - Random: different cards each time
    - First game: a fixed selection for beginners
    - Chosen cards: three or four monster groups, four hero types and eight village cards of your choice

topic-turn-title = Your turn
topic-turn =
    On your turn you must do one of three things:
    - visit the village: reveal your hand, use village effects, buy, level up
    - enter the dungeon: reveal your hand and attack one monster
    - rest: destroy one card from your hand

    Whichever you choose, you then discard your whole hand and draw six new cards, which nobody else sees until your next turn.

    Then the player on your left takes a turn.

topic-village-title = Visiting the village
topic-village =
    1. Reveal your whole hand.
    2. Use village effects, one at a time, in any order. Each effect of each card can be used once per turn. Cards you draw are revealed and can be used at once.
    3. Count your gold: the gold values of all revealed cards plus the gold from effects. A destroyed card's own gold no longer counts.
    4. Buy one card, or more if effects allow it. Their total cost can't exceed your gold. You don't have to buy anything.
    5. Level up heroes in your hand.

    You can only buy the top card of each of the sixteen stacks. It goes to your discard pile and does nothing this turn. Unspent gold is lost.

    The gold values of all cards count, even those of heroes, weapons and monsters. So the monsters you have defeated also help you shop.

topic-levelling-title = Levelling up
topic-levelling =
    At the end of a visit to the village you may level up any number of heroes in your hand.

    1. Pay the level cost (“Up” on the card) in experience
    2. Destroy the hero's card
    3. Take a card of the same type, one level higher, from its stack and put it on your discard pile

    - One level at a time, and each card once per turn
    - The stack must still have a card of the next level, but it need not be on top
    - Level 3 is the highest
    - For 3 XP a Militia becomes a level 1 hero of any type in the village

    You can't use experience for anything else.

topic-dungeon-title = Entering the dungeon
topic-dungeon =
    1. Reveal your whole hand.
    2. Use dungeon effects and equip heroes with weapons, in any order.
    3. Declare one monster as your target. After this you can't change anything.
    4. Fight the battle.

    Once inside, you must attack a monster if you can, even one you can't beat. A monster that survives goes to the bottom of the dungeon deck.

    If you can't attack anything, your turn ends without a battle. You can attack without heroes if a spell or trophy has attack of its own.

    All heroes who can attack must attack. You can't hold any of them back.

    Bonuses without a cost, such as “attack +1 for each monster in your hand”, are on from the start. You may turn them off.

topic-equipping-title = Weapons
topic-equipping =
    A hero can equip a weapon if its weight is no more than the hero's strength. One weapon per hero, one hero per weapon. Militia and borrowed heroes can equip weapons too.

    - Until you declare the target you may change your mind as often as you like
    - An unequipped weapon does nothing; even its light doesn't count
    - The weapon of a hero who doesn't attack doesn't count either
    - If a hero's strength drops below the weight, the weapon comes off. If that happens during the battle, it stays off
    - A hero with strength 0 can equip a weapon with weight 0

    Weapons are edged or blunt. Only the Warhammer is blunt.

topic-light-title = Light and darkness
topic-light =
    The deeper, the darker: rank 1 has darkness 1, rank 2 has 2, rank 3 has 3. “Light −1” on the monster you attack makes it darker by 1. “Light −X” on other monsters in the hall has no effect.

    Your light comes from all revealed items, spells and trophies, from attacking heroes, and from their weapons.

    Each point of light you are short costs you 2 attack: this is the light penalty. It is subtracted from the sum of attack and magic attack.

    Example: a monster with “Light −1” in rank 2, and one light in your hand. The darkness is 3, so you are 2 short, and the penalty is 4.

    Extra light gives no bonus. Light counts even if the attack of its card doesn't.

topic-battle-title = Battle, step by step
topic-battle =
    1. The monster's battle effects apply, for example to strength. Weapons that are now too heavy come off
    2. Determine which heroes attack
    3. The attack and magic attack of each attacking hero are added up, with weapons and bonuses, then spells, items and trophies. Anything the monster is immune to is left out
    4. Disease and similar effects reduce the attack. If they could reduce either attack or magic attack, you choose
    5. Heroes who double magic attack do so
    6. Check whether your magic attack is at least 1
    7. Traits that halve a value apply, rounding down
    8. The light penalty is subtracted
    9. You win if the total is at least the monster's health and you meet every requirement. An equal total is enough
    10. If you win, you gain experience and the monster goes to your discard pile. A monster that survives goes to the bottom of the dungeon deck
    11. “After battle”: cards are destroyed and Diseases gained, whether you won or lost
    12. Spoils
    13. The hall is refilled, which may cause a breach
    14. You discard your hand and draw six cards

    A card about to be destroyed still counts in this battle. A hero who doesn't attack adds no attack, light or ability, but still suffers the monster's effects.

    You see the whole calculation before you choose a target.

topic-traits-title = Monster traits
topic-traits =
    - Magic attack is halved: all magic attack is added up, doubled if a hero doubles it, then halved
    - Total attack halved without X: if you don't have X, your total attack is halved
    - Immune to edged weapons: edged weapons have attack 0. Their light and other effects stay, and the hero counts as equipped
    - Light −X: the monster's rank is darker by X
    - Immune to magic attack: all cards have magic attack 0
    - Magic attack only: nothing but magic attack counts
    - Magic attack required: you need magic attack of at least 1 to win; attack and magic attack together must reach the health. You may attack without any, to send the monster to the bottom of the dungeon deck
    - Unequipped heroes cannot attack: heroes without a weapon stay out

    Halves are always rounded down. Traits always apply and you can't avoid them. In your hand, a defeated monster's traits do nothing.

topic-effects-title = Reading the cards
topic-effects =
    The first word tells you when something happens.
    - Village: when you visit the village, each effect once per turn
    - Dungeon: before you declare the target, each effect once per turn
    - Repeat dungeon: as often as you can pay for it
    - Mandatory dungeon: always (Disease)
    - Battle: what a monster does at the start of the battle
    - After battle: after the result, whether you won or lost
    - Breach: when the monster reaches rank 1
    - Spoils: what you may buy after a victory
    - Trophy: always, while the defeated monster is in your hand in the dungeon, even without heroes
    - No such word: whenever a battle is resolved

    To destroy a card is to remove it from the game. To discard it is to put it on your discard pile. A card destroyed as a cost gives you nothing else this turn.

    If a card contradicts these rules, follow the card.

topic-words-title = Words and numbers on the cards
topic-words =
    - Atk, Attack: what heroes, weapons and others add against a monster's health
    - Mag, Magic attack: the same by magic. Some monsters can be defeated only with it, others not by it
    - Light: how much darkness the card makes up for
    - Rank, Dark, Darkness: how deep a monster is, and so the light you need there
    - Str, Strength: a hero's strength, which limits the weight of its weapon
    - Wt, Weight: a weapon's weight
    - Gold: what the card adds to your gold in the village
    - Up: the XP you pay to level up
    - HP, Health: a monster's health, the total attack you need
    - XP, Experience: the experience you gain for defeating a monster
    - VP, Victory points: what counts at the end
    - Lv, Level: a hero's level

    Words such as “Edged” or “Spell” are classes. They do nothing by themselves; the effects of other cards name them.
    - Hero, Fighter, Archer, Cleric, Wizard, Thief: heroes. Militia are heroes, too
    - Amazon, Chalice, Dwarf, Elf, Feayn, Lorigg, Outlands, Redblade, Regian, Selurin, Thyrian: the types of heroes
    - Weapon, Edged, Blunt: weapons
    - Item, Food, Light, Magic: items
    - Spell, Villager: other cards from the village
    - Monster, Abyssal, Doomknight, Humanoid, Dragon, Enchanted, Ooze, Undead, Doom, Spirit: monsters
    - Black, Green, White, Red, Blue: the colours of the dragons

topic-disease-title = Disease
topic-disease =
    Each Disease revealed in the dungeon takes 1 from your attack. You choose between attack and magic attack. Neither can go below 0; if one of them is 0, the other one is reduced.

    In the village a Disease does nothing. It has no gold, no light and no points.

    Get rid of it by resting, or with clerics and other cards that destroy cards. It then goes back to the Disease stack. When you have to discard a card, you can discard a Disease.

    If the stack runs out, you still gain Diseases.

topic-spoils-title = Spoils
topic-spoils =
    You may buy a card from the village when you defeat a monster with spoils, or win with an attacking hero who has spoils.

    - At most one card per ability; you don't have to buy any
    - You pay with the gold values of the cards left in your hand after the battle. You can spend the full amount on each ability
    - A hero destroyed in the battle gives no spoils, and you can't use the gold of the monster you just defeated
    - “Village” is any of the sixteen stacks, “weapon” and “food” only stacks of that kind. You always buy the top card

    The Sphinx is different: reveal the top six cards of your own deck, destroy any number of them, and discard the rest.

topic-hall-title = The hall and breaches
topic-hall =
    After each battle, won or lost, the hall is refilled. The deeper cards move up towards rank 1, and the top card of the dungeon deck enters rank 3; several empty ranks are filled from the lowest on. So a monster that survives while hall and deck hold nothing else comes straight back to rank 1. The same happens at once when a card's effect removes a monster.

    When a monster with a breach reaches rank 1, the breach happens. It happens only once while the monster stays in the hall, and never during setup.

    If a breach makes players discard, they all choose in secret at the same time. You don't draw replacements until the end of your next turn.

    The Thunderstone moves like any other card. It isn't a monster, so you can't attack it or put it back.

topic-rest-title = Rest
topic-rest =
    Destroy any one card from your hand: a hero, a Disease, even a monster you have defeated (you lose its points).

    Then discard the rest and draw six cards. When you rest you can't use effects, buy or level up.

    The fewer weak cards you have, the more often you draw the strong ones.

topic-deck-title = The party deck
topic-deck =
    Everything you gain goes to your discard pile: cards you buy, monsters you defeat, heroes you level up, Diseases.

    When you must draw and your deck is empty, your discard pile is shuffled into a new deck, even in the middle of a draw.

    At the end of a turn you discard before you draw, so you may draw those cards again at once.

    Nobody knows the order of your deck, not even you. Anyone can look at the discard piles.

topic-others-title = Effects on other players
topic-others =
    Thieves and similar heroes make all other players discard. Those players choose from their own hands at the same time, and the cards are shown when everyone has chosen. If a hand is empty, nothing happens. This happens at once, before the battle, and applies whether you win or lose.

    The Selurin Theurge makes all players discard a hero, including you. If a player has no hero, the others learn only that. You may then borrow one of the discarded heroes.

    A borrowed hero joins your hand for one battle. You can't level it up or destroy it. After the battle it returns to its owner's discard pile. Its points stay with its owner. A monster's effects can destroy it.

topic-end-title = End of the game and scoring
topic-end =
    The game ends the moment the Thunderstone reaches rank 1.

    If it got there because you defeated the monster in rank 1, you gain it. In any other case (a lost battle, a card's effect), nobody does.

    All players put their deck, hand and discard pile together and add up the points of all cards. Experience and gold are worth nothing now. The highest total wins; if it is tied, the player with the Thunderstone wins.

    If nobody fights, the game never ends. If all players agree, you can stop at any time: nobody gains the Thunderstone, and the current points decide. After many turns without a battle, the game suggests stopping.

topic-options-title = Options
topic-options =
    - Monster groups: four groups make the dungeon 10 cards longer
    - Harsh strength: a hero whose strength drops to 0 or less in a battle is destroyed afterwards, whatever the monster
    - Chosen cards: choose the monster groups, heroes and village cards yourself. You must choose all three; the number of groups decides how long the dungeon is

    The host sets these before the game, where everyone can see them, and they can't be changed later.

topic-solo-title = Playing alone
topic-solo =
    The hall starts empty. At the end of each turn the monsters advance on the village: the top card of the dungeon deck enters rank 3 and pushes the others forward. A monster pushed out of rank 1 reaches the village, and the village scores its points.

    - After a victory there is no advance at the end of this turn or the next
    - A monster you fail to beat reaches the village. The hall is refilled, and there is no advance this turn
    - After a village visit, a rest or a turn without a battle, the monsters advance
    - Breaches happen when a monster reaches rank 1

    When the Thunderstone reaches rank 1, the game is over. You win if you have more points than the village; a tie is a loss. Banish isn't used.

    - Warrior: half as many hero and village cards. The next turn's advance is stopped only if the monster you defeat is worth 2 or more XP
    - Nightmare: the same number of cards as Warrior. A victory stops only this turn's advance, and after a lost battle the monsters advance too

topic-dice-title = Checking the shuffles
topic-dice =
    Every shuffle and random draw is computed from one seed, fixed before the game. You see its SHA-256 at the start and the seed itself at the end.

    Compute the SHA-256 of that seed afterwards: if it matches the value shown at the start, nobody has changed the seed. With an exported record you can replay the whole game from the same seed and the same choices, and check every shuffle.

## The guided first game

coach-title-six_turns = The first six turns
coach-about-six_turns = You have your own deck and play six cards from it each turn, either to buy better cards in the village or to beat a monster in the dungeon. Beaten monsters give victory points, and the player with the most points wins.
coach-after-six_turns = The game continues like this until the Thunderstone, one of the last cards of the dungeon, reaches rank 1. Then only the points in your deck, hand and discard pile count (on monsters, level 3 heroes, the stone and a few village cards), not experience or gold. The stone is worth 3 points to the player who beats the monster ahead of it, and its owner wins a tie. “Spoils” take effect after a victory: mostly they let you buy one card with the gold in your hand.
coach-goal-fight = beat a monster
coach-goal-buy = buy a card
coach-goal-level = level up
coach-topic-rest = resting to remove weak cards
coach-topic-effects = card effects before a battle or in the village
coach-topic-magic = monsters hurt only by magic attack or immune to it
coach-topic-breach = breaches
coach-topic-spoils = spoils
coach-topic-stone = the Thunderstone
coach-turn = This is your hand: 3 Militia with attack 1 each, 2 Daggers and an Iron Rations card. Each turn you choose one of three things: **the village** (buy one card), **the dungeon** (fight one monster) or **rest** (remove one card). Then you discard your whole hand and draw six new cards; you can't keep any for later.
coach-turn-why = with both Daggers your Militia have attack 5: each hero can carry one weapon, no heavier than the hero's strength. It's dark down there and you have no light, which costs you 2. That leaves 3, and the Harbinger in rank 1, the nearest of the three, has health 3. An equal total is enough.
coach-stray-rest = A card of your choice leaves your deck for good. That helps later, but right now you need every card.
coach-stray-in_vain = Your hand can't beat anything now, and once inside you must attack. The monster would go to the bottom of the dungeon deck, and you would get nothing.
coach-stray-unarmed = Daggers do nothing unless heroes equip them.
coach-arms = A Dagger weighs 2, and Militia have strength 2, so each of them can equip one. An unequipped weapon doesn't count; items and spells count even without a hero.
coach-arms-why = it equips all weapons in the best way and attacks at once. The calculation is next to the option.
coach-darkness = ⚔️ Here's how you win a battle: attack + magic attack − light penalty must be at least the monster's health. Rank 1 needs 1 light, rank 2 needs 2, rank 3 needs 3, and some monsters make their rank even darker; **each missing light costs 2 attack**. The monster and its points are now yours, and you've gained the experience on its card.
coach-hall = 👣 After a battle, won or lost, the other monsters move up towards rank 1 and a new card enters rank 3. Some do harm when they reach rank 1: that is a breach. When the Thunderstone reaches rank 1, the game is over; the stone is yours if you've just beaten the monster ahead of it.
coach-lost = 🩸 You lost: the monster goes to the bottom of the dungeon deck, and you get nothing for it. You lose cards of your own only if the monster's effects say so.
coach-village = Can't beat anything? Go shopping. Your cards give their gold every turn, but you can't keep what you don't spend.
coach-village-why = a better card will keep coming back to your hand.
coach-buy = Atk and Mag (attack and magic attack) are added up; a monster that says “Magic attack only” is hurt by nothing else, and a few are immune to it. Str is a hero's strength, Wt a weapon's weight. “Village:” and “Dungeon:” effects work once in that place, “Repeat dungeon:” effects as often as you can pay for them. A Disease lowers your attack by 1; some cards can destroy it. What you buy goes to your discard pile; you draw it once your deck runs out and is reshuffled.
coach-buy-why = light 3 is enough nearly everywhere, and it gives 3 gold too.
coach-hand = You can see both what your gold can buy and which monsters you can beat. Weak hand: village; strong hand: dungeon. Once inside you must attack, and a monster you don't beat goes to the bottom of the dungeon deck.
coach-hero = Heroes win battles: as they level up, they get far stronger than any Militia.
coach-hero-why = magic attack 2 and its own light: that's two Militia and a Torch in one card.
coach-shuffle = 🔀 Your deck ran out, so your discard pile became the new one: from now on you can draw what you've bought and beaten. Beaten monsters even give gold.
coach-disease = 🤢 You've gained a Disease: it takes 1 from your attack each time you enter the dungeon with it. Rest to get rid of it. Some monsters give you one even when you beat them; you can see that before you attack.
coach-breached = 💢 A breach: some monsters do harm when they reach rank 1. Try to beat them before that.
coach-levelling = After buying you may level up any heroes in your hand: a Militia becomes a level 1 hero of your choice for 3 XP, and a hero goes up one level for the XP on its card. The old card leaves your deck, and the new one goes to your discard pile. That's all experience is for.
coach-levelling-why = it trades a weak card for a strong one. There are three levels.
coach-resting = The card you choose leaves the game. Militia and Diseases are what a good deck needs least.
coach-foes = Next to each answer you see what will happen. A monster with “Light −1”, such as the Blink Dog, makes its own rank darker by 1. “Won or lost, you gain 1 Disease” means you get a card that takes 1 from your attack each time you have it in the dungeon, until you rest to get rid of it. A victory like that is worth less than its points suggest.
coach-foes-why = 2 points and no Disease, with weapons equipped in the best way.

## The chronicle

chronicle-title = 🔥 Told by the fire, in a village that still stands
chronicle-quiet = { $player } carried the luggage, without which nobody would have got far.
chronicle-slayer = 💥 { $player } defeated { $count } monsters. The village has no wall left for the heads.
chronicle-beaten = 🩸 { $player } lost { $count } battles. The monsters are asking when there will be another.
chronicle-ill = 🤢 { $player } brought home { $count } Diseases and shared none of them. So considerate.
chronicle-teacher = ⭐ { $player } taught { $count } heroes new tricks. None of them wrote a letter of thanks.
chronicle-shopper = 💰 { $player } bought { $count } cards. The shopkeepers wept when it was over.
chronicle-delver = 🕯️ { $player } went down into the dungeon { $count } times, every time “just to have a look”.
chronicle-rester = ⛺ { $player } rested { TIMES($count) }. Saving the world is tiring.
chronicle-villager = 🏘️ { $player } visited the village { $count } times and knows every cat there.
luck-heroes = { $player } drew { $drawn } of { $cards } cards and got { $heroes } of { COUNT($of, "hero", "heroes") } among them (not counting Militia).
luck-no_heroes = { $player } drew { $drawn } of { $cards } cards and got { $heroes ->
    [0] none
   *[other] only { $heroes }
} of { COUNT($of, "hero", "heroes") } among them (not counting Militia).

## What comes next

answer-win = The game ends the moment the Thunderstone reaches rank 1. Then the player with the most victory points wins. Points come from monsters, level 3 heroes, a few village cards and the Thunderstone itself.
outlook-turn = { $player }'s turn comes next.
outlook-end = The game ends when the Thunderstone { $stone }reaches rank 1; { COUNT($cards, "card of the dungeon deck is", "cards of the dungeon deck are") } unseen.

## Zones in which things can be looked up

zone-hand = My hand
zone-hall = Dungeon hall
zone-village = Village cards
zone-heroes = Village heroes
zone-discard = My discard pile
zone-shown = Revealed hand
zone-discards = Other discard piles

## Rules of thumb

# Why a computer player answers a question as it does, by the kind of the question.
thumb-choose_action = fight if a victory is worth it, or level up if that gains more. If neither pays, rest to get rid of a Disease or a weak card, or go shopping.
thumb-destroy = give up the card that the deck will miss least.
thumb-choose_payment = give up the card that the deck will miss least.
thumb-doom_card = give up the card that the deck will miss least.
thumb-use_village_effect = first draw cards and gain extra purchases; never destroy a villager.
thumb-buy_card = buy the card that improves the deck most, if it helps enough.
thumb-take_spoils = take the card that improves the deck most, if any does.
thumb-level_up = level up the hero who gains most from it.
thumb-act_in_dungeon = first use effects that cost nothing, then equip weapons, then use effects that help to win, then attack the monster that is worth most.
thumb-choose_hero = give the bonus to the hero who turns it into the best victory; if nobody can, to the strongest hero without a weapon.
thumb-choose_in_hall = send the toughest monster away, or take the one with the most victory points.
thumb-discard = keep the cards that can still beat the best monster and buy the best cards.
thumb-borrow = borrow the hero who fights best.
thumb-destroy_of_six = destroy Militia and Diseases only.
thumb-return_one = return only a monster that is hard to beat, and never while the Thunderstone is in the hall.

## Short answers to common questions on the rules, and ways to ask them

ruling-light-light_needed = Light isn't required, but each point of light you lack costs 2 attack (the light penalty). Rank 1 needs 1 light, rank 2 needs 2, rank 3 needs 3, and “Light −X” on the monster adds X.
ruling-battle-lose_fight = The monster goes to the bottom of the dungeon deck (so a tough one is out of the way), and you gain nothing. You keep your cards, but the monster's “after battle” effect may destroy some or give you a Disease.
ruling-deck-bought_card = A bought card goes to your discard pile. You draw it after your discard pile has been shuffled into a new deck.
ruling-village-gold_for = Gold buys cards in the village: the gold values of all cards in your hand, heroes and monsters too, and the gold from village effects. It scores no points and isn't kept: what you don't spend this turn is lost.
ruling-village-village = In the village you reveal your hand, use village effects, buy a card, and then level up heroes. Each effect such as the Barkeep's lets you buy one more card; the total cost can't exceed your gold.
ruling-levelling-level_up = At the end of a village visit you may level up any number of heroes in your hand, one level each: pay the level cost in experience, destroy the hero, and put the next level from its stack in the village on your discard pile.
ruling-levelling-get_xp = By defeating monsters: each has its experience printed on it. A few cards, such as the Trainer, give some too. It is only for levelling up heroes in the village and scores no points.
ruling-levelling-militia_up = For 3 experience a Militia becomes a level 1 hero of any type in the village. Militia are heroes in every respect: they can equip weapons, and whatever affects heroes affects them, too.
ruling-effects-destroy = “Destroy” removes the card from the game. Used cards are only discarded: they go to your discard pile and come back when your deck is reshuffled.
ruling-end-game_end = The game ends the moment the Thunderstone reaches rank 1. At setup it is placed among the last eleven cards of the dungeon deck. In a tie, the tied player who has the Thunderstone wins; if none of them has it, they share the victory.
ruling-end-get_stone = The Thunderstone can't be bought or attacked. Defeat the monster in rank 1 while it is in rank 2 and so moves up into rank 1. It is worth 3 points and breaks ties.
ruling-end-points = Points are printed on cards: monsters you defeated, level 3 heroes (levels 1 and 2 have none), a few village cards, and the Thunderstone (3 points). All your cards count, wherever they are.
ruling-disease-disease = Each Disease in your hand lowers your attack in the dungeon by 1 and does nothing else. You can destroy it by resting, or with an effect that destroys Diseases.
ruling-rest-rest = Resting destroys exactly one card of your choice from your hand; then you discard the rest and draw six. It's good for getting rid of weak cards, Diseases and Militia (who also go when they level up for 3 experience, or by cards such as the Trainer).
ruling-equipping-weapon_who = A weapon needs a hero to equip it: one each, if its weight is no more than the hero's strength (which isn't attack); Militia can, too. A hero also fights without, except against monsters that unequipped heroes can't attack.
ruling-dungeon-must_fight = Once in the dungeon you must attack if any monster can be attacked, even without a chance to win, and with all heroes who can attack. You can't turn back. Without heroes, a spell, item or trophy with attack of its own will do; if there is none, your turn just ends.
ruling-dungeon-which_monster = One monster per turn, any in the hall, unless its text rules it out; deeper ranks are darker. You needn't start with rank 1.
ruling-turn-village_and_dungeon = No. Choose one each turn: village, dungeon or rest. If you rest, you neither buy nor fight nor level up this turn.
ruling-turn-new_hand = No. At the end of every turn you discard your whole hand and draw six new cards.
ruling-deck-deck_empty = The party deck holds your own cards face down; nobody may look into it, but everyone into discard piles. When you have to draw and it is empty, your discard pile is shuffled into a new one, even in the middle of a draw.
ruling-battle-how_strong = Add up the attack and magic attack of your heroes with their weapons (one each), and of all your spells, items and trophies, copies too; subtract 1 for each Disease and 2 for each missing light. You win if that equals or exceeds the monster's health.
ruling-hall-breach = When a monster with “Breach” reaches rank 1, its effect happens at once, and only once; setup doesn't count. If it makes everyone discard after a battle, the player whose turn it is has nothing to choose: that whole hand is discarded at the end of the turn anyway.
ruling-hall-hall = The dungeon hall is the row of three ranks where the monsters are; the higher the rank, the darker it is. After every battle, won or lost, the cards behind the gap move towards rank 1 and a new one enters rank 3. Village visits and rests change nothing.
ruling-village-high_level_buy = Only the top card of a stack. Level 2 and 3 heroes can be bought only when no lower level is left above them; otherwise level up. A stack that is sold out stays empty.
ruling-deck-monster_in_deck = Once beaten, it goes to your discard pile and turns up in your hand later. Its gold counts in the village; some monsters have a trophy effect. Its points count at the end wherever it is, but not if you destroy it.
ruling-effects-food_for = Food gives its effect in the dungeon (strength, for example); some cards and monsters destroy it. Afterwards it is discarded like any other card.
ruling-battle-attack_lower = Each missing point of light lowers your attack by 2, and each Disease in your hand lowers it by 1; some monsters' traits and battle effects lower it further or keep heroes from attacking. Unequipped weapons don't count.
ruling-village-good_buy = Heroes win fights, light lets you reach monsters in deeper ranks, and cards with more gold buy better ones. Get rid of Militia over time.
ruling-turn-shop_or_fight = Fight when your attack reaches a monster's health: you see the calculation before you choose a target. Otherwise shop; a lost fight gains nothing.
ruling-others-take_cards = Yes: thieves and some breaches make others discard cards, and the Theurge borrows a hero. Nothing else touches another player's cards.
ruling-light-get_light = Torches, Lanterns and other items give light; so do some spells, trophies, attacking heroes and the weapons they carry.
ruling-turn-reveal = Visiting the village or entering the dungeon reveals your whole hand; resting doesn't.
ruling-effects-trophy = A trophy is active while the defeated monster is in your hand in the dungeon, even without heroes.
ruling-spoils-spoils = Spoils let you buy a card after a victory: when you defeat a monster with spoils, or win with an attacking hero who has spoils.
ruling-battle-magic_kind = Attack and magic attack both count. Some monsters halve or ignore one of them, or can be beaten only with magic.
ruling-effects-class = The class of a hero (wizard, thief and so on) matters only where a card names it.

## Facts of a position, for questions in plain words (the ways to ask are in `asked.en.toml`)

fact-called_rank = rank { $rank }
fact-nobody = nobody
fact-over_village = Not this turn: you're in the village, and this hand is discarded when the turn ends. You can fight with a later hand.
fact-over_fought = Not any more: a turn has one battle, and yours is against { $monster }.
fact-beat_sum = { $total } (attack { $attack }, magic attack { $magic }, light penalty { $penalty })
part-monster = {" "}Its text: { $text }
part-using = {" "}The effect of { $cards } is included.
part-uncounted = {" "}Not counted, since it costs something: the effect of { $cards }.
fact-beat_won = You can beat { $monster } (rank { $rank }): this hand's attack is { fact-beat_sum }, its health { $health }. That's { $experience } XP and { $points } VP.{ $used }
fact-beat_short = You can't beat { $monster } (rank { $rank }), you're { $missing } short: this hand's attack is { fact-beat_sum }, its health { $health }.{ $uncounted }{ $says }
fact-beat_no_magic = You can't beat { $monster } (rank { $rank }): it takes magic attack, and this hand has none. Your attack is { fact-beat_sum }, its health { $health }.{ $uncounted }
fact-beat_nobody_attacks = You can't attack { $monster } (rank { $rank }): nothing in this hand may attack it.{ $says }
fact-beat_too_dark = You can't attack { $monster } (rank { $rank }): that takes { $darkness } light, and this hand has { $light }.
fact-beat_any = This hand beats { $cards } (one battle a turn). Its attack against { $monsters }: { $totals }. Their health: { $healths }.
fact-beat_none = This hand beats no monster in the hall. Its attack against { $monsters }: { $totals }. Their health: { $healths }.{ $uncounted }
fact-light = { $penalty ->
    [0] Enough light
   *[other] Too little light
} for { $monster } (rank { $rank }): this hand has { $light }, the darkness is { $darkness } (rank { $rank }, monster { $darker }). Light penalty on your attack: { $penalty }.
fact-light_any = This hand's light against { $monsters }: { $lights }. The darkness there: { $darks }. Light penalty on your attack: { $penalties }.
part-costs = Won or lost, you { $costs }.
part-costs_nothing = Won or lost, it costs you none of these cards.
part-game_ends = {" "}Then the Thunderstone reaches rank 1, and the game ends.
part-breach = {" "}Then { $monster } moves up to rank 1, and its breach happens: { $text }
fact-cost_won = You'd beat { $monster } (rank { $rank }), for { $experience } XP and { $points } VP. { $costs }{ $next }
fact-cost_lost = You'd lose to { $monster } (rank { $rank }): { $total } against health { $health }. A victory would bring { $experience } XP and { $points } VP; a lost battle brings nothing, and it leaves the hall. { $costs }{ $next }
fact-cost_disease = These give you Diseases after a battle, won or lost: { $cards } ({ $diseases }). No other monster in the hall does.
fact-cost_clean = No monster in the hall gives you a Disease.
fact-help_adds = Against { $monster } (health { $health }) your attack is { $total }; without one { $card } it would be { $without }.
fact-help_none = { $card } adds nothing against { $monster }: your attack is { $total } with or without it.{ $says }
fact-help_idle = { $card } can't attack { $monster } (rank { $rank }). Your attack there is { $total } with or without it.{ $says }
fact-other_hidden = Nobody can tell: { $player }'s hand stays hidden until { $player } enters the village or the dungeon.
fact-other_fought = { $player } has attacked { $monster } (rank { $rank }) this turn; a turn has only one battle.
fact-other_shops = { $player } is in the village, so there's no battle this turn. Gold { $gold }, purchases { $buys }, enough for { $cards }. To level up with { $experience } XP: { $heroes }. Revealed hand: { $shown }.
fact-other_any = { $player }'s revealed hand beats { $cards }. Its attack against { $monsters }: { $totals }. Their health: { $healths }. The hand: { $shown }.
fact-other_none = { $player }'s revealed hand beats no monster in the hall. Its attack against { $monsters }: { $totals }. Their health: { $healths }. The hand: { $shown }.{ $uncounted }
fact-other_won = { $player } can beat { $monster } (rank { $rank }): the revealed hand's attack there is { $total }, its health { $health }.{ $says }
fact-other_lost = { $player } can't beat { $monster } (rank { $rank }): the revealed hand's attack there is { $total }, its health { $health }.{ $uncounted }{ $says }
fact-buy_empty = You can't buy { $card }: none is left in the village.
fact-buy_buried = You can't buy { $card } now: { $top } is on top of its stack.
fact-buy_no_more = You can't buy { $card }: you have no purchase left on this visit.
fact-buy_yes = You can buy { $card }: it costs { $cost } of your { $gold } gold. Purchases left: { $buys }. Copies left: { $left }.
fact-buy_effects = You can buy { $card } with the effect of { $helping }: it costs { $cost } gold, and this hand has { $gold } without it.
fact-buy_short = You can't buy { $card }: it costs { $cost } gold, and you have { $gold }, { $lacking } too little.
part-gold_from = {" "}from { $cards }
part-more_gold = {" "}The effect of { $helping } gives up to { $more } more gold.
part-more_experience = {" "}The effect of { $helping } gives up to { $more } more XP.
part-more_draws = {" "}The effect of { $helping } draws up to { COUNT($more, "card") }.
part-ready = {" "}Ready to level up: { $heroes }.
fact-buy_any = You have { $gold } gold{ $from }. You may buy at most { $buys } of these for it: { $cards }.{ $gold_added }
fact-buy_nothing = You can buy nothing now: you have { $gold } gold{ $from }. Purchases: { $buys }.{ $gold_added }
fact-level_yes = { $hero } can level up for { $cost } of your { $experience } XP, at the end of a visit to the village with the hero in your hand. Next level: { $cards }.
fact-level_short = { $hero } can't level up yet: it takes { $cost } XP, and you have { $experience }. Next level: { $cards }.
fact-level_highest = { $hero } can't level up: there is no higher level.
fact-level_gone = { $hero } can't level up: no card of its next level is left.
fact-level_any = You have { $experience } XP. At the end of a visit to the village that's enough to level up any one of these in this hand: { $cards }.
fact-level_poor = You have { $experience } XP, too little: the cheapest level in this hand is { $hero }'s, for { $cost } XP.
fact-level_nobody = You have { $experience } XP, but no hero in this hand has a next level.
part-aids = {" "}The effect of { $cards } can add strength.
fact-carry_who = { $weapon } (weight { $weight }) can be equipped by: in this hand { $heroes }; of your other heroes { $others }.{ $aids }
fact-carry_yes = { $hero } can equip { $weapon }: its weight is { $weight }, the hero's strength { $strength }.
fact-carry_no = { $hero } can't equip { $weapon }: its weight is { $weight }, the hero's strength { $strength }.{ $aids }
fact-owned = { $card }: you own { $number } ({ $hand } in hand, { $pile } in the discard pile, { $deck } in the deck). The chance to have one in your next hand is { $percent }%.
fact-owned_none = { $card }: you own none.
fact-owned_any = You own { $all } cards (heroes { $hero }, weapons { $weapon }, spells { $spell }, monsters { $monster }, Diseases { $disease }): { $names }.
fact-owned_other = { $player } owns { $all } cards (hand, deck and discard pile): { $names }.
fact-again_next = Cards in your deck: { $deck }, too few for your next six, so the discard pile ({ $pile }) is shuffled then: what you bought or discarded may be in your next hand.
fact-again = Your deck has { $deck } cards, your discard pile { $pile }. Your turns until the deck runs out and the pile is shuffled: { $turns }. What you bought or discarded comes back then.
fact-stone_hall = The Thunderstone is in rank { $rank } of the hall, and the game ends when it reaches rank 1. Monsters ahead of it that must leave first, one a battle: { $ahead }.
fact-stone_soon = The Thunderstone is one of the { $unseen } unseen cards of the dungeon deck: a chance of { $percent }% for the next card. It enters rank 3 and ends the game in rank 1. Monsters that must leave the hall before, one a battle: at least { $ahead }.
fact-stone_deck = The Thunderstone is one of the last 11 cards of the dungeon deck ({ $left } left), so not among the next { $above }. It ends the game in rank 1. Monsters that must leave the hall before, one a battle: at least { $ahead }.
fact-refill = Nobody knows the next card. After each battle, won or lost, the monsters behind move up, and the top card of the dungeon deck ({ $left } left) comes into rank 3.
fact-points = { $player }'s { $points } VP come from { $cards }.
fact-points_none = { $player } has no cards that are worth points.
