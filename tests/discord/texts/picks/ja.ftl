game-name = 選択
game-blurb = 選んで、また選ぶ。
game-facts = 2～4人 ・ 約5分 ・ やさしい
ask-pick = 選んでください。
ask-pick_in_order = 順に選んでください。
do-lay = { $card }番
group-g0 = 四の倍数
group-g1 = 余り一
group-g2 = 余り二
group-g3 = 余り三
log-picked = 選択：{ $cards }。
end-rounds = 終わりです。
score-cards = カード

about-lay = 価値は{ $card }。
refused-too_low = { $least }以上が必要です。
