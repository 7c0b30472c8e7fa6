## Thunderstone

game-name = Thunderstone
game-blurb = A deck-building game for one to five: arm yourself in the village, raise heroes, and win points from the monsters of the dungeon.

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
card-text-chalice_paladin = { text-draw } Spoils: buy 1 village card.
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
ask-choose_action = What will you do? (gold in hand { $gold }, experience { $experience })
hint-choose_action = In the village you buy and level up. In the dungeon you attack one monster. Resting destroys one card of your hand. There is no pass.
do-village = Visit the village
do-dungeon = Enter the dungeon
do-dungeon_in_vain = Enter the dungeon (this hand has nothing to attack)
do-rest = Rest
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
log-destroys = ✖️ { $player } loses { $card }: destroyed.

ask-destroy_for_rest = Rest: which card is destroyed?
hint-destroy_for_rest = It leaves the game for good. A deck without Diseases and Militia is a lighter one.
do-destroy = Destroy { $card }
do-back = Back
log-rests = ⛺ { $player } rests and destroys { $card }.

## Using effects

ask-use_village_effect = Use a village effect? (gold { $gold }, { $buys ->
    [one] one card to buy
   *[other] { $buys } cards to buy
})
hint-use_village_effect = One at a time, in any order. A card that is destroyed for its effect no longer counts its own gold.
do-use = { $card }: { $effect }
do-use_all = Use all { $number } that need no thought
do-go_shopping = Go shopping
log-uses = { $player }'s { $card }: { $effect }.
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
hint-buy_card = Only the top card of a stack is for sale. It goes to your discard pile, and gold left over is lost.
do-buy = { $card } ({ $cost } gold, { $left } left)
do-buy_nothing = Buy nothing more
do-buy_experience = Experience
log-buys = 💰 { $player } buys { $card } for { $cost } gold.
ask-level_up = Who levels up? (experience { $experience })
hint-level_up = The hero's card is destroyed, and one of the next level goes to your discard pile. As many heroes as you like, each of them once.
do-level = { $hero } → { $card } ({ $cost } experience)
do-end_visit = No more levelling up
log-levels = ⭐ { $player }'s { $hero } levels up: now { $card } ({ $cost } experience).

## The dungeon

ask-act_in_dungeon = What do you do in the dungeon?
hint-act_in_dungeon = Use effects and hand out weapons first, then choose one target. There is no way back from there. A monster that survives goes to the bottom of the dungeon deck.
do-attack = Attack { $card } in rank { $rank }
do-attack_rank = Attack rank { $rank }
do-leave = Leave without a battle
do-equip = { $card } for { $hero }
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
log-barred = 👻 { $card } is frozen with fear.
ask-lower_share = { $card } takes 1 attack from { $hero }. Which kind?
hint-lower_share = Either attack or magic attack.
do-lower_attack = From attack
do-lower_magic = From magic attack
ask-lower_total = Against { $card }: you lose { $number } (Disease and the like). From what? (attack { $attack }, magic attack { $magic })
hint-lower_total = Neither goes below 0. Think twice when magic attack is needed, or is about to be doubled.
do-lower = { $attack } from attack, { $magic } from magic attack
ask-doom_card = Which card will the battle with { $card } cost you?
hint-doom_card = It is destroyed whether you win or lose, but it still counts in this battle.
log-sum = Attack { $attack } + magic attack { $magic } - light penalty { $penalty } → total **{ $total }** against health { $health }.
log-defeats = 💥 { $player } defeats { $card } and gains { $experience } experience!
log-fails = 🩸 { $card } is too much for { $player }.
log-gains_disease = 🤢 { $player } gains { $number ->
    [one] a Disease
   *[other] { $number } Diseases
}.

sum-target = { $card }, rank { $rank }, health { $health }.
sum-hero = { $card }: attack { $attack }, magic { $magic }.
sum-armed_hero = { $card } with { $weapon }: attack { $attack }, magic { $magic }.
sum-does_not_attack = { $card } does not attack.
sum-party = Spells, items, trophies: attack { $attack }, magic { $magic }.
sum-each_suffers = Each hero suffers: attack -{ $attack }, magic -{ $magic }.
sum-reduced = Disease: attack -{ $attack }, magic -{ $magic }.
sum-multiplied = Magic attack times { $times }.
sum-half_magic = Magic attack is halved.
sum-attacks = Together: attack { $attack }, magic { $magic }.
sum-half_total = The total is halved.
sum-light = Light { $light }, darkness { $darkness }: penalty { $penalty }.
sum-total = Total { $total } against health { $health }.
sum-won = **A victory** ({ $experience } experience, { $points } points).
sum-lost = **{ $missing } short: no victory.**
sum-no_magic = **No magic attack: no victory.**

## Spoils

ask-take_spoils = Spoils: what do you buy? (gold { $gold })
hint-take_spoils = At most one card for each ability. The gold of the cards still in your hand is there in full for each of them.
do-reveal_six = Reveal the top 6 cards of your deck
do-no_spoils = No spoils
log-takes_spoils = 🎁 { $player } buys { $card } as spoils.
log-reveals_six = From the top of { $player }'s deck: { $cards }.
ask-destroy_of_six = Which cards are destroyed?
hint-destroy_of_six = As many as you like. The rest goes to your discard pile.
ask-return_one = Return a monster from the hall under the dungeon deck?
hint-return_one = The hall is then refilled once more. That may cause a breach, or bring the Thunderstone on.
do-return_none = Return none

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

## The end

ask-wish_to_stop = You may propose to stop the game.
hint-wish_to_stop = Only if all agree does the game end there, and the points are counted. Nobody gains the Thunderstone.
do-propose_stop = Propose to stop
ask-agree_to_stop = { $player } proposes to stop here.
hint-agree_to_stop = If one of you refuses, the game goes on.
ask-stop_quiet_game = { $turns } turns without a battle. Shall we stop here?
hint-stop_quiet_game = If all agree, the points are counted. If one of you refuses, the game goes on.
do-accept_stop = Stop
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
end-thunderstone_lost = ⚡ The Thunderstone came to rank 1 and went to nobody. The adventure is over.
end-stopped = By agreement of all, the adventure ends here.
score-monsters = monsters
score-heroes = heroes
score-village = village cards
score-thunderstone = Thunderstone

## Why not

refused-rank_empty = There is nothing in that rank.
refused-not_a_monster = The Thunderstone is no monster.
refused-too_dark = Too dark: that monster cannot be attacked while there is a light penalty.
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
refused-not_for_sale = It is not for sale.
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
option-cards-first_game = first game
option-groups = Monster groups
option-groups-help = Four groups make a longer game.
option-groups-3 = 3
option-groups-4 = 4 (longer)
option-harsh_strength = Harsh strength
option-harsh_strength-help = A hero whose strength falls to 0 or less in a battle is destroyed after it.
option-level = Solo level
option-level-help = Only for a game of one.
option-level-normal = Normal
option-level-warrior = Warrior
option-level-nightmare = Nightmare
option-monsters = Named monster groups
option-monsters-help = Three or four groups, with commas. Then name heroes and village cards as well.
option-heroes = Named heroes
option-heroes-help = Four hero types, with commas.
option-village = Named village cards
option-village-help = Eight village cards, with commas.

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
picture-dungeon = Dungeon
picture-cards_left = cards
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
picture-cost = Cost
picture-count = Copies

## The table in words

words-board = The table of Thunderstone.
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
words-turn_dungeon = { $player } is in the dungeon
words-turn_battle = { $player } fights in rank { $rank }
words-turn_rest = { $player } rests
words-rank = Rank { $rank } (darkness { $darkness }): { $card }
words-rank_marked = Rank { $rank } (darkness { $darkness }, can be chosen): { $card }
words-rank_empty = Rank { $rank } is empty.
words-dungeon = Dungeon deck: { $number } left.
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
value-level_cost = level up for { $value }
value-points = { $value } VP
value-health = health { $value }
state-wields = Wields { $weapon }
state-carried = Carried by { $hero }
state-borrowed = Borrowed from { $player }
state-used = Used
state-off = Bonus off
state-pledged = To discard
