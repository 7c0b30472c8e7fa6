game-name = Picks
game-blurb = Pick and pick again.
game-facts = 2 to 4 players · about 5 minutes · easy
ask-pick = Pick.
ask-pick_in_order = Pick in order.
do-lay = Number { $card }
group-g0 = Fours
group-g1 = One more
group-g2 = Two more
group-g3 = Three more
log-picked = Picked: { $cards }.
end-rounds = It is over.
score-cards = Cards

about-lay = Worth { $card }.
refused-too_low = It must be { $least } at least.
