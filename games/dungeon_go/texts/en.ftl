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

picture-floor = Floor
picture-damage = Damage
picture-deck = Deck
picture-setup = The heroes are getting ready
picture-afterlife = Afterlife
picture-victory = The heroes win!
picture-defeat = The heroes are defeated
picture-deck_order = In order
picture-strength = HP { $value }
picture-agility = move { $value }
picture-magic = range { $value }
picture-faith = reduction { $value }
picture-record = Defeated { $kills } · died { $deaths }
picture-holds = Holds: { $monster }
picture-charged = Fireball ready

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
words-endangers = { $monster } 🚨 It may end the game on the monsters' next turn.
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
words-unchosen = Not chosen
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
hint-choose_starting_two = Your choice starts at 2, the other three at 1; each is also how often you may roll when you attack that weakness. *Look up* shows any monster or weakness.
do-starting_two = Start with { $ability } 2
log-starting_two = The { $hero } starts with { $ability } 2.

log-place_drawn = The { $hero } ({ $player }) is drawn and placed next.
ask-place_hero = Where does the { $hero } start?
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
log-danger_near = ⏳ Time is running out: fourth reshuffle on the same floor. Each further one there raises monster damage (at 6, a reinforcement comes instead).
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
}{ $deaths ->
    [0] {""}
   *[other] {"\u000A"}💀 The monsters' next turn will kill, as things stand: { $dying }.
}

## Revival

ask-revive = Does the { $hero } come back to life?{ part-threat }
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
    [king] Where does the { $hero } go?
   *[other] What does the { $hero } do this turn?
}{ part-threat }{ $frees ->
    [one] {"\u000A"}{ frees }
   *[nobody] {""}
}
doing-move = choosing a hero's move
frees = 🤼 Nobody else holds the { $held }: if the { $hero } leaves, it can walk and strike again.
# What may lose the game soon; stands after the questions of a hero's turn.
threat = 🚨 { threat-told }{ $certain ->
    [0] {""}
   *[1] {" "}No other hero acts before that.
}
threat-told = { $threat ->
    [lost] Only king and monster cards are left in the deck, and as things stand they make you lose!
    [king] The { $foes } strikes the king on the monsters' next turn, and you lose!
    [leaves] The { $foes } will escape through the entrance on the monsters' next turn, and you lose!
    [king_steps] If the king steps forward next, the { $foes } can strike him, and you lose!
   *[near] Two steps from escaping through the entrance: { $foes }.
}
threat-foe = { $foe } on { $cell }
hint-move = { $goal ->
    [king] No monsters are left: the next floor begins when the king steps onto the back board{ part-rises }. Keep the cell in front of him free. The back board with everyone on it then becomes the entrance board (B5 becomes E5), and heroes left behind catch up at its left edge.
    [monsters] The king is on the back board: the moment the last monster falls, the next floor begins{ part-rises }. { hint-move_fights }
    [demon_king] Defeat the demon king and you win. { hint-move_fights }
   *[both] The next floor begins when no monsters are left and the king is on the back board{ part-rises }. { hint-move_fights }
} You can also move diagonally. Monsters and the king block the way; heroes don't.
part-rises = { $floor ->
    [2] {" "}(monsters do 1 more damage there)
    [4] {" "}(monsters do 1 more damage there)
   *[other] {""}
}
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
do-move = 👣 Move to { $cell }
do-step_aside = 👣 Step out of the king's way, to { $cell }
do-cell = { $cell }
do-move_somewhere = Move
do-wait_for_king = { $heroes ->
    [1] Wait for the king
   *[other] Wait for the king with all my heroes
}
do-wait_blocking = { do-wait_for_king }
do-stay = Stay here
do-stay_blocking = Stay and block the king
do-fight_here = ⚔️ { $percent }% { $monster } from here ({ $ability })
do-fight_there = ⚔️ { $percent }% { $monster } from { $to } ({ $ability })
do-fight_at = ⚔️ { $monster } on { $cell }
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
do-attack = ⚔️ { $percent }% { $monster } on { $cell } ({ $ability })
do-attack_at = ⚔️ { $monster } on { $cell } ({ $ability })
do-spell = Spell: { $spell }
do-miracle = Miracle: { $miracle }
do-done = End the turn
do-fight = Fight
log-attack = ⚔️ The { $hero } attacks the { $monster } on { $cell } with { $ability }: up to { COUNT($rolls, "roll") }!
log-first_attack = ⭐ First attack on the { $monster }! { $vp } VP for the { $hero }.
log-roll_hits = 🎲 Rolled **{ $roll }**, needed { $needed }+: hit!{ part-roll_one }
log-roll_misses = 🎲 Rolled **{ $roll }**, needed { $needed }+: miss.{ part-roll_one }
part-roll_one = { $roll ->
    [1] {" "}A 1 calls a reinforcement!
   *[other] {""}
}
log-attack_fails = ⚔️ The { $monster } shrugs off the { $hero }'s attack.
log-attack_stopped = { $player } stops rolling. The { $hero }'s attack fails.
log-grapples = 🤼 The { $hero } leaps at the { $monster } on { $cell } and holds its { $ability } weakness. The monster can't move!
log-lets_go = The { $hero } lets go of the { $monster }, whose { $ability } weakness is open again.
log-defeats = 💥 The { $hero } brings down the { $monster }! { $vp } VP.
log-last_monster = No monsters are left. The next floor begins when the king steps onto the back board.

ask-roll_again = You missed the { $monster }'s { $ability } weakness. Roll again? (You need { $needed } or more; a { part-one_brings }; { COUNT($left, "roll") } left){ part-threat }
doing-roll_again = deciding whether to roll again
hint-roll_again = The { $hero } is attacking the { $monster } on { $cell }.
do-roll = Roll again once ({ $percent }%)
do-roll_on = Roll until you hit (up to { $left } rolls, { $percent }%)
do-stop = Stop rolling

## What an answer does, next to it where one decides

panel-stroke_leads = { $steps ->
    [one] The hero moves there.
   *[other] The hero moves there first.
}
# An attack in a list, and that there are more
part-fight = { $monster } ({ $ability } { $percent }%)
part-others = others
about-stay-struck = 🩸 −{ $lost } HP from the monsters.
about-move-none = { part-struck }No monster in range from there.{ part-turn_ends }
about-move-fights = { part-struck }⚔️ { $fights }
about-stay-fights = { part-struck }Your combat action comes next.
about-stay-none = { part-struck }No monster in range from here.{ part-turn_ends }
part-turn_ends = { $ends ->
    [1] {" "}The turn ends.
   *[0] {""}
}
about-leaving-none = { about-lets_go } { about-move-none }
about-leaving-fights = { about-lets_go } { about-move-fights }
about-met = { met-brings }
met-brings = { $left ->
    [0] { $wins ->
        [1] A hit defeats it: { $vp } VP, and the heroes win the game!
       *[other] A hit defeats it: { $vp } VP.
    }
    [one] A hit holds it (1 weakness left).
   *[other] A hit holds it ({ $left } weaknesses left).
}{ $first ->
    [0] {""}
   *[other] {" "}First attack: { $first } VP.
}
part-one_brings = { $one ->
    [god] 1 adds the { monster-evil_god }
    [foe] 1 adds a foe
    [damage] 1 raises monster damage
   *[nothing] 1 adds nothing
}{ $god ->
    [0] {""}
   *[other] , 2nd 1: { monster-evil_god }
}
about-attack = { $needed ->
    [1] A { part-one_brings }.
   *[other] { COUNT($rolls, "roll") }: { $needed }+ hits, { part-one_brings }.
} { met-brings }{ $saves ->
    [0] {""}
   *[other] {" "}💚 A hit saves: { $saved }.
}{ $blood ->
    [always] {" "}{ about-stay-struck }
    [hit] {" "}🩸 On a hit: −{ $lost } HP from monsters.
    [miss] {" "}🩸 On a miss: −{ $lost } HP from monsters.
   *[none] {""}
}
about-attack_swapping = { met-swaps } { about-attack }
about-met_swapping = { about-met } { met-swaps }
about-roll_swapping = { about-roll } { met-swaps }
# A grapple while the hero holds another mark
met-swaps = { $same ->
    [1] Nothing is gained: a hit opens its { $held } weakness again.
   *[other] A hit lets go of the { $grappled }.
}
about-attack_leaving = { about-lets_go } { about-attack }
about-lets_go = Lets go of the { $grappled }'s { $held } weakness.
# What an answer risks
part-when = { $when ->
    [hit] On a hit:{" "}
    [miss] On a miss:{" "}
    [unless] Unless your next choice prevents it:{" "}
   *[always] {""}
}
risk-lost = 🚨 { part-when }You lose before a hero acts again!
# The question has told of it.
risk-remains = 🚨 You may lose.
risk-threat = 🚨 { part-when }{ threat-told }
risk-dies = 💀 { part-when }The { $hero } dies on the monsters' next turn!
risk-walks = ⚠️ { part-when }The { $foes } is free again.
risk-way = ⚠️ { part-when }{ $steps ->
    [0] In the king's way: he can't step forward.
   *[other] In the king's way: he can go no farther than { $cell }.
}
risk-wait = ⚠️ In the king's way: { $who }. The king can't get past until the way is clear.
button-risk-lost = { $when ->
    [always] 🚨 you lose
   *[other] { button-risk-remains }
}
button-risk-remains = 🚨 you may lose
button-risk-threat = { $threat ->
    [near] 🚨
   *[other] { button-risk-remains }
}
about-saves = 🛡️ { $sure ->
    [1] { $threat ->
        [leaves] Averts defeat.
        [lost] Averts defeat.
       *[king] Saves the king.
    }
   *[0] { $threat ->
        [leaves] May avert defeat.
        [lost] May avert defeat.
       *[king] May save the king.
    }
}
button-about-saves = 🛡️ { $sure ->
    [1] { $threat ->
        [leaves] averts defeat
        [lost] averts defeat
       *[king] saves the king
    }
   *[0] { $threat ->
        [leaves] may avert defeat
        [lost] may avert defeat
       *[king] may save the king
    }
}
button-risk-dies = 💀 { $when ->
    [always] hero dies
   *[other] hero may die
}
button-risk-walks = ⚠️ monster freed
button-risk-way = ⚠️ in the king's way
button-risk-wait = { button-risk-way }
about-roll = { met-brings }
about-wait = You're asked again when the next floor begins, a monster appears or your hero is in the king's way. { $damage ->
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
about-stop = { part-struck }The attack fails.
about-place = { part-struck }{ $more ->
    [0] Within reach next turn: { $monsters }.
   *[other] Nearest monsters within reach next turn: { $monsters }.
}
about-place_far = { part-struck }No monster within reach next turn.
about-grow-strength = { $wounds ->
    [0] HP { $was } → { $now }
   *[other] HP { $left }/{ $was } → { $after }/{ $now }
}; up to { $rolls } rolls with strength
about-grow-agility = Movement { $was } → { $now }; up to { $rolls } rolls with agility
about-grow-magic = Range { $was } → { $now }; up to { $rolls } rolls with magic
about-grow-spell = Range { $was } → { $now }; up to { $rolls } rolls with magic; learns the spell { $spell }
about-grow-faith = Damage reduction { $was } → { $now }; up to { $rolls } rolls with faith
about-grow-miracle = Damage reduction { $was } → { $now }; up to { $rolls } rolls with faith; learns the miracle { $miracle }
about-no_growth = All abilities stay as they are; this growth can't be made up for later.
about-magic = { $what } Costs { $vp } VP, leaving { $left }.
about-magic_asked = { $what } The hero it helps must agree to pay { $vp } VP.
about-pays = The { $hero } has { $left } VP left.
about-gives = The { $hero } has { $left } VP left; the { $caster } gets the point.
about-consents = { $what } { about-gives }
part-asked = { $asked ->
    [0] {""}
   *[other] {" "}The { $hero } has to pay { $vp } VP.
}
about-heal = HP { $was } → { $now } (maximum { $most }).{ part-asked }
about-grows = { $player } chooses which ability rises.{ part-asked }
about-again = The { $hero } gets another turn this round.{ part-asked }
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
hint-growth = Whichever you raise, you may also roll once more when you attack that weakness.
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
log-unhurt = Not a scratch, thanks to damage reduction: { $hero }.
log-hurt = The { $hero } loses { $lost } HP and has { $hp } left.
log-hero_dies = 💀 The { $hero } falls and departs for the afterlife.
log-king_moves = 👑 The king steps to { $cell }.
log-king_stays = 👑 The king stays on { $cell }.
log-king_waits = 👑 The king was held up on { $cell }. In his way on { $front } was: { $who }.
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
log-solo_score = Victory points minus { $rebuilds } for reshuffles: { $score }. Your rank: { $rank }!
score-victory_points = victory points
score-defeats = monsters defeated
score-deaths = deaths
score-rebuilds = reshuffles

## Settings of the game

command-spells-name = spells
command-miracles-name = miracles
setting-spells = Spells
setting-spells-help = Heroes may cast spells for 1 VP each. More monsters appear.
setting-miracles = Miracles
setting-miracles-help = Heroes may work miracles for 1 VP each; the hero they help may agree to pay instead.

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
refused-rule_off = That optional rule is off in this game.
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
log-fireball = 🔥 The Fireball bursts into flame! The { $hero } has up to { COUNT($actions, "combat action") } this turn.
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
    - Top: the dungeon floor die, the red monster damage die, then the clock with the number of reshuffles on this floor; then the turn cards revealed in this round, and those still in the deck, whose order nobody knows
    - Arrows: monsters walk to the left and must not get out there, the king walks to the right
    - Heroes: told apart by number, shape, colour and headgear
    - Monsters: a green band for small ones, a red one for large ones. The signs on the tile are its weaknesses: a square S is strength, a slanted A agility, a round M magic, and a cross-shaped F faith
    - A hero's number on such a sign: that hero holds it
    - A star on the tile: a large or bigger monster that nobody has attacked yet; the first attack is worth a point
    - A red exclamation mark: this monster may end the game on the monsters' next turn
    - Bottom: each hero's hit points and victory points, and the four abilities in the same signs. Dead heroes have a gravestone
    - Lit in amber: what you can choose

    `/dungeongo card` shows any monster, spell, miracle or weakness on its own.

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
coach-after-two_floors = The other floors work the same way, but each needs a roll 1 higher than the one before. A hero at 0 HP dies but keeps points and abilities. When its card comes up, it can return with full HP next to the king and raise one ability; that uses up its turn. Even with all heroes dead, the game goes on. On floors 3 and 5 the monsters hit harder, and on floor 5 the demon king waits. Fight him like a large monster: defeat him and all of you win; the hero with the most points is the True Hero.
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
coach-monsters = 👣 That was the monsters' card. The monster nearest to the entrance goes first. Each takes one step to the left (unless a hero, the king or another monster is in front of it), then strikes every hero in the cell in front of it. All deal the same damage (the red die, now 1). A hero at 0 HP dies.
coach-move = A hero's turn: first move, then attack once; you can skip either. **To attack, roll a die: you need at least the number of the floor (so on floor 1 you always hit), but every 1 brings a new monster.** A diagonal counts as one cell, for steps and for range. ⚔️ does both at once; choosing a cell only moves the hero, and you pick a target next. Monsters and the king block a hero's way; heroes don't, but at most two can share a cell.
coach-move-why = just walk for now. From there, both the Zombie and the Stone Imp are in range.
coach-combat = Choose a monster in range and one of its weaknesses. Nothing in between blocks an attack.
coach-growth = Defeat a monster to raise an ability by 1, up to 6. A small monster is worth 1 victory point, a large one 2. Raising strength also restores 2 HP; hardly anything else does.
coach-growth-why = faith softens every blow: with faith 2 a hero blocks 1 damage, with faith 3 it blocks 2.
coach-both = The foremost monster is the most dangerous: from column 1 of the entrance board, its next step takes it out, which loses you the game. Hold it or defeat it in time.
coach-king = 👑 The king's card: he took a step to the right. When he is on the back board and no monster is left, you've cleared the floor. But if a monster gets right in front of him, it strikes, and you lose: while one is near, keep a hero between them.
coach-deck = 🃏 All five cards have come up: one for each hero, one for the king, one for the monsters (two of each of these with four heroes or more). They are now reshuffled. Each card comes up once a round, and nobody knows when. From the fifth reshuffle on the same floor, each reshuffle raises monster damage by 1.
coach-why_post = once the king reaches the back board, this cell becomes E5 of the next floor, right in front of him, where a hero can guard him.
coach-why_floor = heroes on the back board begin the next floor close to its monsters.
coach-why_nearer = from closer by, it's easier to reach a monster next turn.
coach-way = 👑 No monsters left! Now the king just has to reach the back board. Only a hero in the cell in front of him can stop him (an answer that leaves a hero there is marked “In the king's way”): that hero should step aside, and the others can stay. *Wait for the king* skips the questions until then.
coach-floor = 🏮 Floor 2! The back board becomes the entrance board with everyone on it (heroes who were left behind catch up), and a new one with monsters lies behind it. From now on you need **2 or more**. You get one roll per point of the ability, and a miss costs nothing but the turn. There is also a large monster (⭐) with several weaknesses.
coach-reinforcement = 👣 You rolled a 1: a new monster appears on an empty cell of the last column (or the one before it, if that is full). It acts from the monsters' next card on. That's the risk of every roll.
coach-again = Missed, but you have rolls left.
coach-again-why = a miss costs you nothing; only a 1 would bring another monster.
coach-grapple = 🤼 You hit one weakness and others are open, so the hero leaps into the monster's cell and holds on. **While held, the monster can't walk**, but when a monster card comes up, it strikes every hero holding it. A hero who moves away or hits another weakness lets go, and the one it held is open again. When all weaknesses are hit, the hero who hit the last one defeats it.
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
chronicle-fallen = 💀 { chronicle-whose } fell { TIMES($count) } and got on first-name terms with the ferryman.
chronicle-caster = 🔮 { chronicle-whose } reached for magic { TIMES($count) }. The eyebrows will grow back.
chronicle-wrestler = 🤼 { chronicle-whose } clung to monsters { TIMES($count) }. A hug would have been cheaper.
chronicle-clumsy = 🎲 { chronicle-whose } struck the air { TIMES($count) }. The air has surrendered.
chronicle-bleeder = 🩹 { chronicle-whose } took { $count } hits and said each time that it didn't hurt.
chronicle-grower = 📈 { chronicle-whose } grew { TIMES($count) }. The old armour no longer fits.
chronicle-dawdler = 🪑 { chronicle-whose } stood still { $count } times, guarding a very important spot.
chronicle-walker = 👢 { chronicle-whose } moved { $count } times. Nobody knows these flagstones better.
luck-hit = { $player }'s { $hero } hit within { COUNT($rolls, "roll") }, needing { $needed } or more.
luck-miss = { $player }'s { $hero } missed with { COUNT($rolls, "roll") }, needing only { $needed } or more.

## What happened, in short

story-defeats = { log-defeats } ({ $cell })
story-attack_fails = { log-attack_fails } ({ $cell })
story-attack_stopped = { log-attack_stopped } ({ $cell })
# The HP that the monsters' turn took from each hero
story-wounds = ❤️ { $wounds }.
story-struck = 🩸 Strikes: { $monsters }. { $wounds }.
part-wound = { $hero } −{ $lost } HP ({ $hp } left)
part-unhurt = { $hero } unhurt
story-monsters_move = 👣 The monsters' turn. { $n ->
    [one] The { $monster } creeps to { $cell }
   *[other] { $n } monsters creep forward, led by the { $monster } on { $cell }
}{ $turns ->
    [1] , one step from the way out
    [2] , two steps from the way out
   *[other] {""}
}.
evil_god-worth = Defeating it is worth 8 VP, but you don't need to: only the demon king must fall.

## What comes next

answer-win = The heroes win together when the demon king on floor 5 falls; the one with the most victory points is then the True Hero, and that hero's player wins. Everyone loses at once if the king takes damage or a monster escapes through the entrance.
outlook-deck = Still to come in this round, in unknown order: { $cards }.
outlook-deck_empty = The deck is empty: after this turn all cards are shuffled into a new one{ $damage ->
    [0] {""}
   *[other] , and if this floor isn't over by then, monster damage rises to { $damage }
}.
outlook-floor = Floor { $next } begins as soon as no monster is left ({ $monsters } to go) and the king stands on the back board.
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
thumb-move = go to the cell from which an attack leaves the king and all heroes in the least danger. Your own victory points count a little too, and a fallen hero can come back.
thumb-combat = choose the action that leaves the king and all heroes in the least danger. Your own victory points count a little too, and a fallen hero can come back.
thumb-roll_again = keep rolling while there are rolls left.
thumb-growth = raise the ability that makes hits on the next floor most likely, but raise faith first until it cancels monster damage.
thumb-consent = pay if the hero is in the afterlife, or has more than 1 victory point.

## Short answers to common questions on the rules, and ways to ask them

ruling-king-king_moves = The king moves only when a king card comes up: one step to the right, if the cell in front of him is empty. Nobody chooses. At the end of the board he stops.
ruling-death-hp_back = Hit points come back only when a dead hero revives (in full), when strength grows (+2), or, if miracles are in play, through Heal and Raise Dead.
ruling-attacking-roll_again = A roll hits if it shows the number of the dungeon floor or more: on floor 3, a 3 or higher. After a miss you may roll again while you have rolls left: the ability's value is your number of rolls. A miss costs nothing; the only risk is that every 1 brings a reinforcement.
ruling-attacking-kill_monster = Hit every weakness of the monster; a weakness stays hit only while a hero holds it. Whoever hits the last open one defeats the monster.
ruling-reinforcements-roll_one = Every 1 in an attack, hit or miss, brings a reinforcement: a small monster from the bag, in the farthest column of the back board that has room. On floor 5 the second one is the evil god.
ruling-floors-next_floor = The next floor begins as soon as no monster is left on the boards and the king is off the entrance board. Heroes left behind catch up by themselves, to the first cell of their row or the nearest one with room.
ruling-death-damage = Every monster deals the same damage: the number on the monster damage die, shown at the top of the board. You take that minus your damage reduction (faith minus 1).
ruling-danger-damage_up = Monster damage rises when you reach floors 3 and 5, when a reinforcement finds no room, and with every reshuffle on a floor from the fifth onwards. It never drops.
ruling-death-i_die = A dead hero goes to the afterlife and keeps its points and abilities. On its next turn it may come back if a cell next to the king is completely empty, with full hit points and one ability raised by 1. That is the whole turn. Even with all heroes dead the game goes on.
ruling-attacking-range = Your range is your magic: with magic 2 you reach two cells in any direction. A diagonal counts as one, and nothing in between blocks the attack.
ruling-moving-steps = You may take up to two steps per point of agility, straight or diagonally, on either board, forward or back. Monsters and the king can't be passed; heroes can, but at most two share a cell at the end (those grappling a monster don't count).
ruling-hero_turn-move_attack = First the move, then one attack on one monster; never the other way round. You may skip either. While you hold a monster you can attack, too, if you don't move: another open weakness of it, or any monster in range.
ruling-grappling-grapple = Grappling: if your attack succeeds but other weaknesses are still open, your hero leaps onto the monster, from any distance, and holds the one just hit. That monster can't move. When a monster card comes up, it deals its damage (less damage reduction) only to those who hold it.
ruling-grappling-let_go = A grapple ends when you move at least one step, take hold of another weakness, or die. The weakness you held is then open again.
ruling-growth-grow = After defeating a monster or coming back from death you may raise one ability by 1, up to 6.
ruling-spells-no_roll = No roll: a spell always works and brings no reinforcements. It costs 1 victory point and takes the place of your attack; its level may not exceed your magic.
ruling-points-points = Small monster: 1 point. Large monster, which has more weaknesses: 2. Demon king: 4. Evil god: 8. The first attack on any but a small one gives 1 more, hit or miss; the star on its tile means that nobody has attacked it yet.
ruling-points-who_gets_points = Only the hero who hits the last open weakness gets the points and may grow. Heroes who held the others get nothing.
ruling-goal-lose = All heroes lose at once if the king takes any damage at all (he has no hit points) or a monster leaves through the entrance: one in the first column does when it next acts, unless you kill or grapple it first.
ruling-turns-turn_order = Turns follow the shuffled deck: the top card shows who acts. You know which cards are left, but not their order. When the deck is empty, all revealed cards are shuffled into a new one.
ruling-monsters-monsters_act = On a monster card, every monster takes one step to the left if it can, then strikes the king or the heroes in front of it. A grappled one stays and strikes only those who hold it.
ruling-attacking-fight_heroes = No. Heroes can't attack each other or the king.
ruling-boss-demon_king = The demon king waits on floor 5. Hit all his weaknesses (strength, magic and faith; with four or more heroes, agility too) and the heroes win at once.
ruling-king-protect_king = Kill or grapple the monsters in the king's row, or stand in front of him: then he stays where he is, and a monster, which strikes only what is directly in front of it, hits that hero instead (less damage reduction).
ruling-grappling-together = Each hero holds one of the monster's weaknesses, and whoever hits the last open one defeats it. With one or two weaknesses you can do it alone: hold one, stay there, and hit the other on your next turn. A weakness that a hero holds can't be attacked by anyone.
ruling-growth-hero_choice = No: heroes differ only in name and looks. Their strength depends only on their abilities.
ruling-points-true_hero = When the heroes win, the one with the most points is the True Hero, and that hero's player wins; the points of a player's heroes aren't added up. A tie is broken by who defeated the demon king, then by more monsters defeated, then by fewer deaths; otherwise it is shared. If the heroes lose, nobody wins.

## Facts of a position, for questions in plain words (the ways to ask are in `asked.en.toml`)

fact-called_large = big guy; big one; large one; big monster; large monster; star monster
fact-called_small = little one; small one; small monster; little guy
fact-called_demon_king = boss; final boss
fact-called_evil_god = evil one
fact-who = { $own ->
    [0] The { $hero }
   *[other] Your { $hero }
}
fact-dead = { fact-who } is dead and off the boards until it comes back.
fact-due = No monster is left and the king is on the back board, so floor { $next } begins before anyone else acts.
fact-fight = { fact-who } on { $cell } can attack the { $monster } on { $there } (distance { $away }) on its turn, as things stand, from { $to }, best with { $ability }: { $percent }% ({ $needed } or more hits, rolls: { $rolls }). Open weaknesses: { $open }. { fact-hit }
fact-hit = { about-roll }{ $lets ->
    [0] {""}
   *[other] {" "}With a hit the { $hero } lets go of the { $held } weakness it holds now.
}
fact-far = { fact-who } on { $cell } can't reach the { $monster } on { $there } as things stand: distance { $away }, movement { $movement }, range { $range }. Open weaknesses: { $open }; { $needed } or more hits.
fact-nobody = { fact-who } on { $cell } can't reach any monster as things stand: movement { $movement }, range { $range }.
fact-mark = { $state ->
    [none] The { $monster } has no { $ability } weakness, so { $ability } can't be used against it.
    [held] The { $ability } weakness of the { $monster } is held ({ $holder }); only one hero can hold it.
   *[open] The { $ability } weakness of the { $monster } is open: your { $hero } hits it with { $needed } or more, rolls: { $rolls } ({ $percent }%){ $reach ->
        [0] , but can't reach it as things stand.
       *[other] .
    }
} Open weaknesses: { $open }.
fact-mark_open = Monsters with an open { $ability } weakness: { $monsters }. An ability only hits monsters with that weakness.
fact-mark_any = Monsters that each ability hits now – strength: { $strength }; agility: { $agility }; magic: { $magic }; faith: { $faith }.
fact-held = Hits still needed on the { $monster } on { $there }: { $number } ({ $open }). Heroes holding it: { $holders }. Heroes able to reach it in a turn: { $able }. { $number ->
    [1] The next hit defeats it.
   *[other] { $marks ->
        [2] One hero can do it alone in two turns: grapple it, stay, and hit the other weakness.
       *[other] It takes at least { $least } heroes together, since each holds only one weakness.
    }
}
fact-held_any = Monsters that one hit defeats: { $last }. { $number ->
    [0] Nobody is grappling a monster now.
   *[other] Grappling now: { $heroes }, holding (in this order) { $monsters }.
}
fact-worth = Defeating the { $monster } brings { $vp } VP, to the hero who hits its last weakness. Points still to be had for the first attack on it: { $first }.
fact-worth_any = Worth most now: { $monsters } ({ $vp } VP, to the hero who hits the last weakness). The first attack still brings 1 VP on: { $first }.
fact-soon = { $soon ->
    [0] No monster card is left in this round.
   *[other] A monster card is still to come in this round.
}
fact-cost = It loses { $lost } of its { $hp } HP{ $left ->
    [0] {" "}and dies
   *[other] {""}
} (damage { $damage }, damage reduction { $reduction }).
fact-stay = { $struck ->
    [0] Nothing strikes the { $hero } on { $cell } on the monsters' next turn if it stays there, as things stand.
   *[other] If the { $hero } stays on { $cell }, it is struck on the monsters' next turn, as things stand, by: { $foes }. { fact-cost }
} { fact-soon }{ $holds ->
    [0] {""}
   *[other] {" "}It holds the { $held } ({ $ability }); if it leaves, that weakness is open again. Others holding it: { $others }.
}{ $blocks ->
    [0] {" "}It isn't in the king's way.
   *[other] {" "}It stands in front of the king, who can't step from { $king } to { $cell } meanwhile.
}
fact-blow = { $struck ->
    [0] The { $monster } won't strike the { $hero } on { $cell } on the monsters' next turn, as things stand (heroes it strikes: { $others }). A hit would cost { $each } of its { $hp } HP.
   *[other] The { $monster } will strike the { $hero } on { $cell } on the monsters' next turn, as things stand. { fact-cost }
} { fact-soon }
fact-survive = { fact-who } has { $hp } HP. A hit by any monster in their next turn costs it { $each } HP: damage { $damage } less damage reduction { $reduction }. { $hits ->
    [0] So no hit can kill it.
   *[other] Hits it takes to kill it: { $hits }.
}
fact-threat = { $threat ->
    [none] The king is safe on the monsters' next turn, as things stand, and no monster is near the entrance.
    [near] The king is safe. { threat-told }
   *[other] Danger! { threat-told }
}
fact-danger = { fact-threat } Heroes who lose HP (damage { $damage }): { $hurt }. Heroes who die: { $dead }.
fact-next = On the monsters' next turn, as things stand, the { $monster } { $moves ->
    [0] stays on { $there }
   *[other] goes from { $there } to { $to }
}. Heroes it strikes: { $others }. { $held ->
    [0] It would need at least { $turns } of their turns to escape through the entrance; then you all lose.
   *[other] It can't move or escape while it's held ({ $holders }).
}
fact-floor = Floor { $next } needs two things: no monsters (now { $number }: { $monsters } on { $cells }) and the king on the back board (he's on { $king }, steps to go: { $steps }). The demon king waits on floor { $last }.
fact-floor_king = No monster is left: floor { $next } begins as soon as the king is on the back board (he's on { $king }, steps to go: { $steps }). The demon king waits on floor { $last }.
fact-boss = Last floor: you win as soon as the demon king on { $cell } is defeated. Hits still needed: { $successes } ({ $open }). Monsters on the boards: { $number } ({ $monsters } on { $cells }); only he has to fall.
fact-ahead = Floor { $floor } brings monsters at random: small { $small }, large { $large }{ $boss ->
    [0] {""}
   *[other] {" "}and the demon king
}. Attacks hit on { $floor } or more there; monster damage { $rises ->
    [0] doesn't rise on arrival.
   *[other] rises by 1 on arrival.
} { fact-rise }
fact-ahead_last = There's no floor after this one. { fact-rise }
fact-rise = Damage is { $damage } now{ $full ->
    [0] {" "}and rises by 1 with the fifth reshuffle on this floor and each one after that (so far { $clock }).
   *[other] , its maximum; from the fifth reshuffle on, each brings a reinforcement instead (so far { $clock }).
}
fact-king = The king is on { $cell }, steps to the back board: { $steps }. { $state ->
    [free] When a king card comes up, he steps to { $front }.
    [taken] He can't move: { $front } in front of him is taken ({ $who }). He moves only with a king card.
   *[end] He stays there: it's the last cell of his row.
} { $soon ->
    [0] No king card is left in this round.
   *[other] A king card is still to come in this round.
}
fact-move = { fact-who } on { $cell } can move up to { $movement } cells in a turn (twice its agility), also diagonally, and attack up to { $range } away (its magic).
fact-revive = { fact-who } can come back { $soon ->
    [now] now
    [round] when its card comes up, still in this round
   *[later] when its card comes up after the next reshuffle
}, on an empty cell next to the king (now: { $cells }), with full HP and one ability raised by 1.
fact-tally = Monsters defeated: { $heroes } ({ $kills }). Deaths, in the same order: { $deaths }. True Hero if the heroes won now: { $best }.
fact-title = If the { $hero } defeats the demon king now, it has { $points } VP{ $wins ->
    [0] , but the { $best } with { $vp } is the True Hero.
   *[other] {" "}and is the True Hero.
}
