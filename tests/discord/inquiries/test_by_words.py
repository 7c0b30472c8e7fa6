"""Tests for what a question asks for by its own words, whatever it resembles most."""

from __future__ import annotations

import pytest

from cogs.inquiries import event_kinds, lead
from cogs.inquiries.understanding import Inquiry, asks_for_own, named_things, understand
from games.dungeoneer.rules.state import DungeoneerState
from tests.discord.inquiries.test_event_kinds import told
from tests.discord.inquiries.test_questions import known
from tests.discord.table import World

NAMES = ("Alice", "Bob", "Carol")


def understood(text: str) -> Inquiry:
    """The last part of a question of the first player."""
    return understand(text, NAMES, {}, 0)[-1]


@pytest.mark.parametrize(
    ("name", "asked", "has", "lacks"),
    [
        ("dungeon_go", "what happens once the warrior's turn is over", "Still to come in this round", "Yes"),
        ("dungeoneer", "what else can bob do this turn", "Still to come this turn", "Peril"),
        ("dungeoneer", "このターンが終わったら次は何", "次はAliceのターンです", "クエスト"),
        ("map_masters", "who hasn't finished yet", "Waiting for Carol", "Waiting for Bob"),
        ("map_masters", "まだ終わってないの誰", "Carolを待っています", "Bobを待っています"),
        ("thunderstone", "are we still in the village", "Carol is in the dungeon", "in the village"),
        ("thunderstone", "Suffering?", "Battle: all heroes lose 2 strength", "You'd"),
        ("thunderstone", "Bobの前の番なにした", "Bobが苦悶を倒した", "Carol"),
        ("thunderstone", "tell me about the red jelly", "After battle: destroy 1 weapon", "You'd lose"),
        ("dungeon_lords", "トロルの能力教えて", "先頭に3ダメージ", "雇えません"),
        ("map_masters", "what did bob buy in r3", "Key Store and Scroll Store", "(5 coins)"),
        ("map_masters", "R3でBob何買った", "鍵の蔵、巻物の蔵", "（5コイン）"),
        ("dungeon_go", "why is the king back at the entrance", "Nobody went back: when floor 3 began", "He moves only"),
        ("dungeon_go", "王様なんで入口側に戻ってる", "誰も戻ってはいません", "王様カードが出た"),
        ("thunderstone", "is carol in the village or in the dungeon", "Carol is in the dungeon", "Fight when"),
        ("dungeoneer", "why is bob's life so low", "1 wound: Life 2", "Alice"),
        ("map_masters", "what is carol doing", "exploring the dungeon", "market"),
        ("thunderstone", "what has carol brought into the dungeon", "Carol's revealed hand: ", "You"),
        ("dungeon_go", "wheres carol standing rn", "Hero 3", "The king"),
        ("dungeoneer", "Carolいまどの辺にいる", "現在地", "クエスト「"),
        ("map_masters", "ボブ今何点", "プライマリ", "秘密です"),
        ("map_masters", "who's still exploring", "Waiting for Carol", "It ends"),
        ("dungeoneer", "what's bob's special ability", "Bob's hero ", "Melee"),
        ("dungeoneer", "Carolの特殊能力は", "Carolのヒーロー（", "メレー"),
        ("dungeoneer", "ハザードって何", "罠の目標値が、書かれた数だけ上がります", "ウーンド"),
        (
            "dungeon_lords",
            "who takes the fatigue, everyone or only the first",
            "to whoever is first in line",
            "Not known yet",
        ),
        ("dungeon_lords", "does blind rage stop my ghost from attacking", "only attack the first in line", "You can"),
        ("map_masters", "みんな今なにしてるとこ", "Carolを待っています", "リードしています"),
        ("thunderstone", "スカラダクって何階層にいる", "第2階層はスカラダクです", "対体力"),
        ("thunderstone", "my deck is at 0, what happens when i draw", "shuffled into a new deck", "six new cards"),
    ],
)
async def test_what_the_words_ask_for_is_told(world: World, name: str, asked: str, has: str, lacks: str) -> None:
    answered = "\n".join(told(world, name, asked, seed="quarry"))
    assert has in answered
    assert lacks not in answered, answered


async def test_everything_that_lowered_a_value_is_told_if_the_question_is_why_it_is_so_low(world: World) -> None:
    assert sum("1 wound" in line for line in told(world, "dungeoneer", "why is bob's life so low", seed="quarry")) == 4
    assert sum("1 wound" in line for line in told(world, "dungeoneer", "why is bob's life 2", seed="quarry")) == 1


@pytest.mark.parametrize(
    ("asked", "right"),
    [
        ("did bob buy Key Store this round", "No"),
        ("Bobはこのラウンドに鍵の蔵を買った？", "いいえ"),
        ("did bob buy Key Store", "Yes"),
    ],
)
async def test_what_happened_in_an_earlier_round_is_no_yes_to_a_question_about_this_one(
    world: World, asked: str, right: str
) -> None:
    assert told(world, "map_masters", asked, seed="quarry")[0].removeprefix("- ").startswith(right)


@pytest.mark.parametrize(
    ("text", "cue", "holds"),
    [
        ("what happens when carol is done", "afterwards", True),
        ("戦闘が終わったら次は何", "afterwards", True),
        ("戦闘が終わったら何点もらえる", "afterwards", False),
        ("ゲームが終わったら何がある", "afterwards", False),
        ("who still has to pay", "unready", True),
        ("who has paid", "unready", False),
        ("are we still in the market", "phase", True),
        ("are we still in front", "phase", False),
        ("am i still in first or has somebody caught up", "placed", True),
        ("am i fighting the one in front", "placed", False),
        ("what's that barrel ride card carol bought", "effect", True),
        ("what's the last card bob played", "effect", False),
        ("どんなトラップだっけ", "effect", True),
        ("さっきBobはどんなカードを買った", "effect", False),
        ("買うのに光は必要ないの", "because", False),
        ("2出したのに外れ扱いなの", "because", True),
        ("何点差ついてる", "gap", True),
        ("何点以上で勝ち", "gap", False),
        ("どの部屋にいる", "where", True),
        ("どの部屋がいい", "where", False),
        ("is the dragon still there", "remains", True),
        ("ダメージがいつの間にか4", "degree", True),
        ("いつまでに決める", "degree", False),
        ("どっから湧いた", "where", True),
        ("who isnt finished drawing yet", "unready", True),
        ("who isnt it", "unready", False),
        ("who wins if it stays like that", "ends", True),
        ("the king stays like that", "ends", False),
        ("is the dragon gone", "remains", True),
        ("動く鎧もういない", "remains", True),
        ("もう買わない", "remains", False),
        ("what round is this", "phase", True),
        ("今何ラウンド目だっけ", "phase", True),
        ("何ラウンド目に死んだ", "phase", False),
        ("how did carol's fight go", "befell", True),
        ("how did you know", "befell", False),
        ("1ラウンド目の結果おしえて", "befell", True),
        ("who'd take it if it ended like this", "wins", True),
        ("what did bob get his 8 points from", "gap", False),
        ("how many points from bob am i", "gap", True),
        ("what's he got that i haven't", "placed", True),
        ("what's he got for sale", "placed", False),
        ("does the torch work on the dragon", "interacts", True),
        ("does bob own the torch", "interacts", False),
        ("剣は竜にも効く", "interacts", True),
        ("there are still two left", "remains", False),
        ("is bob already fighting", "busy", True),
        ("why is his life so low", "degree", True),
        ("what did bob do last turn", "did", True),
        ("ミスルリアンって何階層にいる", "where", True),
        ("何階層に着くまで戦う", "where", False),
        ("which rank is the dragon in now", "where", True),
        ("what rank is best", "where", False),
        ("my wizard has 1 hp left, what hurt him", "over", True),
        ("what hurts more", "over", False),
        ("bob got tipped, by what", "wh", True),
        ("blade whats it do", "effect", True),
        ("みんな今なにしてるとこ", "doing", True),
        ("何をしてくれるカード", "doing", False),
        ("1年目うち誰つかまえた", "personal", True),
        ("3人のうち誰がつかまえた", "personal", False),
        ("なんで金掘り選べんかったの", "may", True),
        ("when i'm done with the coop what comes", "afterwards", True),
        ("給料のあとすぐ戦闘？", "afterwards", True),
        ("そのあとで戦闘した？", "afterwards", False),
        ("ほかの2人ってもう描き終わってる？", "unready", True),
        ("ほかの人は何を持ってる？", "unready", False),
        ("bob and me are both on 30", "ends", True),
        ("who'd get it", "wins", True),
        ("ゴーレムいきなり殴ってきたの何なん", "because", True),
        ("これは何なの", "because", False),
    ],
)
def test_a_cue_is_read_only_where_it_is_meant(text: str, cue: str, holds: bool) -> None:
    assert getattr(understood(text), cue) is holds


def test_the_other_half_of_a_question_belongs_to_it() -> None:
    assert len(understand("is Carol in the village? or in the dungeon", NAMES, {}, 0)) == 1
    assert len(understand("Carolいま村？それともダンジョン？", NAMES, {}, 0)) == 1


def test_a_japanese_remark_is_no_second_question() -> None:
    assert len(understand("今何ラウンド目？席離れてたw", NAMES, {}, 0)) == 1
    assert len(understand("今何ラウンド目？誰の番？", NAMES, {}, 0)) == 2


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("トロルの弱点", ("troll",)),
        ("トロールの弱点", ("troll",)),
        ("ホントの居場所", ("haunt",)),
        ("ほんとに勝てる", ()),
        ("グルどこ", ("ghoul",)),
        ("このグループで勝てる", ()),
    ],
)
def test_long_vowels_may_be_left_out_of_a_name(asked: str, found: tuple[str, ...]) -> None:
    assert named_things(asked, {"troll": ["トロール"], "haunt": ["ホーント"], "ghoul": ["グール"]})[0] == found


def test_a_fall_is_no_defeat_and_a_quest_won_in_a_fight_is_one() -> None:
    (kind,) = [each for each in event_kinds.asked_for("誰が倒したの") if each.name == "defeat"]
    assert not event_kinds.tells_of(kind, "Bob（ダイス2+メレー1=3）：「絡め網」（5+）に挑み、失敗。転倒した。")
    assert event_kinds.tells_of(kind, "狩人が動く鎧を倒した。")
    assert event_kinds.tells_of(
        kind, "Carol completes “The Hidden Blade” (die 3 + Magic 2 = 5, against 2), quest 1 of 3"
    )
    assert not event_kinds.tells_of(kind, "Carol completes “Free the Smith”")


def test_hit_points_that_went_down_and_a_hero_who_fell_over_are_recognized() -> None:
    kinds = {each.name: each for each in event_kinds.KINDS}
    assert event_kinds.tells_of(kinds["hurt"], "Fatigue: Wizard 1, 3 → 1 HP.")
    assert event_kinds.tells_of(kinds["hurt"], "疲労：ウィザード1のヒット・ポイント3→1。")
    assert "tip" in [each.name for each in event_kinds.asked_for("carol's shaman got knocked over, by what")]
    assert "tip" in [each.name for each in event_kinds.asked_for("carol何で転んでるん")]
    assert "tip" not in [each.name for each in event_kinds.asked_for("any tips for me")]
    assert not event_kinds.tells_of(kinds["attack"], "The first in line gets 1 extra hit point.")
    assert event_kinds.tells_of(kinds["tip"], "Carol fails against Alice's Snare Net (5+). Tipped.")
    assert not event_kinds.tells_of(kinds["tip"], "The tip of the blade breaks.")


def test_what_had_no_effect_is_said_of_the_thing_itself() -> None:
    told_so = "Poisoned Dart: Warrior 4, unhurt (1 blocked). Witch: Thief 1, 3 → 0 HP."
    assert event_kinds.says_no_of(["Poisoned Dart"], told_so)
    assert not event_kinds.says_no_of(["Witch"], told_so)
    assert event_kinds.says_no_of(["Skeleton"], "Striking for 2 damage: Skeleton. Unhurt: Hunter and Warrior.")


@pytest.mark.parametrize(
    ("asked", "missed"),
    [
        ("what about my slime", True),
        ("where did my slime go", True),
        ("what about the slime", False),
        ("what about my slime in round 2", False),
        ("うちのスライムは？", True),
        ("スライムは？", False),
        ("うちのスライムは強い？", False),
    ],
)
def test_only_a_thing_of_ones_own_is_missed(asked: str, missed: bool) -> None:
    (inquiry,) = understand(asked, NAMES, {"slime": ["Slime", "スライム"]}, 0)
    assert asks_for_own(inquiry) is missed


async def test_the_sum_that_a_player_expected_may_be_missing_from_the_line_that_explains_it(world: World) -> None:
    asked = "carol had 6 against famine, why is it only 4"
    assert any(
        "attack 3 + magic 3 − light penalty 2" in line for line in told(world, "thunderstone", asked, seed="quarry")
    )


async def test_who_is_out_of_the_game_has_no_place_in_it(world: World) -> None:
    given = known(world, "dungeoneer", "en", seat=0)
    asked = understood("am i losing")
    assert lead.position(given.reader, asked)[0].startswith(("You're ", "Yes", "No"))
    assert isinstance(given.reader.game, DungeoneerState)
    given.reader.game.players[0].life = 0
    given.reader.game.players[0].alive = False
    assert lead.position(given.reader, asked) == []
