"""Declaring encounters piece by piece: card, target, attachment, attribute; then all is paid at once (DN-5b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.dungeoneer.rules import foresight, inventory, life, scores, sums
from games.dungeoneer.rules.cards import encounters
from games.dungeoneer.rules.combat import odds
from games.dungeoneer.rules.components import CARDS, name_of
from games.dungeoneer.rules.pieces import NOBODY, Beast, Encounter, OfCard, Planned, Side
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Ref, Seat, refer, seat_name
from rules.questions import Option, Picked, Question, Refusals, Refused


@dataclass(frozen=True, slots=True)
class Candidate(OfCard):
    """A monster or trap that could be declared: a card of the hand, or with its number a monster of the pack."""

    card: str
    number: int = 0

    @property
    def id(self) -> str:
        """What it is called in the ids of options."""
        return f"m{self.number}" if self.number else self.card


def beast_of(game: DungeoneerState, seat: Seat, candidate: Candidate, attachments: Sequence[str] = ()) -> Beast | None:
    """The monster with its wounds and attachments; None for a trap."""
    if candidate.number:
        beast = next(beast for beast in game.players[seat].pack if beast.number == candidate.number)
        return Beast(beast.number, beast.card, beast.wounds, [*beast.attachments, *attachments])
    return Beast(0, candidate.card, 0, list(attachments)) if candidate.printed.kind == "monster" else None


def cost_for(game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat) -> int:
    """The Peril the card costs on that target, after what is in the draft (DN-5.14, C-22, C-26)."""
    card = candidate.printed
    cost = card.cost
    if card.cheaper is not None and scores.terrain_at(game, game.players[target].at) in card.cheaper.where:
        cost = card.cheaper.cost
    if candidate.number and not any(entry.from_pack for entry in game.draft):
        for effect in game.players[seat].printed.passive:
            if effect.do == "cheaper_pack":
                cost = max(1, cost - effect.n)
    return cost


def budget(game: DungeoneerState, target: Seat) -> int:
    """The Peril of the target that the draft has not spent."""
    return game.players[target].peril - sum(entry.cost for entry in game.draft if entry.target == target)


def free_attachments(game: DungeoneerState, seat: Seat) -> list[str]:
    """Attachments in the hand that the draft does not use."""
    left = [card for card in game.hands[seat] if CARDS[card].span == "attachment"]
    for entry in game.draft:
        for card in entry.beast.attachments if entry.beast else ():
            if card in left:
                left.remove(card)
    return left


def candidates(game: DungeoneerState, seat: Seat) -> list[Candidate]:
    """The monsters and traps that are not in the draft: each different hand card once, then the pack."""
    hand = [card for card in game.hands[seat] if CARDS[card].kind in ("monster", "trap")]
    numbers = set()
    for entry in game.draft:
        if entry.from_pack and entry.beast is not None:
            numbers.add(entry.beast.number)
        elif entry.card in hand:
            hand.remove(entry.card)
    pack = [Candidate(beast.card, beast.number) for beast in game.players[seat].pack if beast.number not in numbers]
    return [*map(Candidate, dict.fromkeys(hand)), *pack]


def least_cost(game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat) -> int | None:
    """What it takes to declare the card on that target, an attachment included where it needs one; None: never."""
    beast = beast_of(game, seat, candidate)
    cost = cost_for(game, seat, candidate, target)
    if beast is None or scores.beast_attributes(beast):
        return cost
    helping = [card for card in free_attachments(game, seat) if scores.beast_attributes(_with(beast, card))]
    return cost + min(CARDS[card].cost for card in helping) if helping else None


def _with(beast: Beast, card: str) -> Beast:
    return Beast(beast.number, beast.card, beast.wounds, [*beast.attachments, card])


def targets(game: DungeoneerState, seat: Seat, candidate: Candidate) -> list[Seat]:
    """The players on whom the card can be declared now (DN-5.2, DN-5.4, DN-17.26)."""
    found = []
    for other in game.living((seat + 1) % game.seats):
        if other != seat:
            cost = least_cost(game, seat, candidate, other)
            if cost is not None and cost <= budget(game, other):
                found.append(other)
    return found


def declarable(game: DungeoneerState, seat: Seat, refused: Refusals | None = None) -> bool:
    """Whether any encounter could be declared."""
    able = False
    for candidate in candidates(game, seat):
        if targets(game, seat, candidate):
            able = True
        elif refused is not None:
            refused.append(_refusal(game, seat, candidate))
    if not able and refused is not None:
        refused.append(Refused("declare", "do-declare_any", {}, "no_encounter"))
    return able


def _refusal(game: DungeoneerState, seat: Seat, candidate: Candidate) -> Refused:
    rivals = [other for other in game.living(0) if other != seat]
    never = all(least_cost(game, seat, candidate, other) is None for other in rivals)
    args: Args = {"card": candidate.name}
    if never:
        return Refused(f"add-{candidate.id}", "do-play_card", args, "no_standard_attack", missed=True)
    richest = max(rivals, key=lambda other: budget(game, other))
    cost = least_cost(game, seat, candidate, richest) or candidate.printed.cost
    why: Args = {"cost": cost, "player": seat_name(richest), "peril": budget(game, richest)}
    return Refused(f"add-{candidate.id}", "do-play_card", args, "not_enough_peril", why, missed=True)


def drafted(game: DungeoneerState) -> list[Ref]:
    """The draft as references to names."""
    return [entry.name for entry in game.draft]


class DeclareEncounters(Question):
    """The declaration so far: add a card, take the last one back, or declare (DN-5.8, DN-5.9)."""

    def describe(self, game: DungeoneerState) -> Args:
        """What is in the declaration."""
        return {"cards": drafted(game), "n": len(game.draft)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """To declare what there is, every encounter that somebody can pay, who gets Peril for wounds, the step back."""
        found, adding = [], ("do-add", "do-add_pack")
        if game.draft:
            found.append(Option("done", "do-declare_done", {"n": len(game.draft)}, handy=True, value=game.draft))
            adding = ("do-add_more", "do-add_pack_more")
        for candidate in candidates(game, self.seat):
            args: Args = {"card": candidate.name, "cost": candidate.printed.cost}
            if targets(game, self.seat, candidate):
                key = adding[candidate.number > 0]
                found.append(Option(f"add-{candidate.id}", key, args, "encounters", value=candidate))
            elif refused is not None:
                refused.append(_refusal(game, self.seat, candidate))
        if any(entry.beast is not None for entry in game.draft):
            found += [
                Option(
                    f"recipient-s{seat}", "do-preset_recipient", {"player": seat_name(seat)}, "recipient", value=seat
                )
                for seat in sorted(game.living(0))
                if seat != game.draft_recipient
            ]
        if game.draft:
            found.append(Option("drop", "do-drop_last", {"card": game.draft[-1].name}, back=True))
        else:
            found.append(Option("cancel", "do-cancel", back=True))
        return found

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """The next piece, or the declaration."""
        if picked.only == "done":
            declare(game, self.seat)
        elif picked.only == "drop":
            game.draft.pop()
            if game.draft:  # else the free time is next, which lies below
                game.push(DeclareEncounters(seat=self.seat))
        elif isinstance(picked.value, Seat):
            game.draft_recipient = picked.value
            game.push(DeclareEncounters(seat=self.seat))
        elif picked.only != "cancel":  # which leaves the free time that lies below
            able = targets(game, self.seat, picked.value)
            if len(able) == 1:
                next_piece(game, self.seat, picked.value, able[0])
            else:
                game.push(EncounterTarget(seat=self.seat, candidate=picked.value))

    def about(self, game: DungeoneerState, option: Option) -> Message | None:
        """Of several players whom the encounter would strike most likely; the Peril of whoever is to get more."""
        match option.value:
            case Candidate() as candidate:
                able = targets(game, self.seat, candidate)
                chances = {other: strike_chance(game, self.seat, candidate, other) for other in able}
                surest = max(able, key=lambda other: chances[other])
                if len(able) == 1 and candidate.printed.kind == "monster":
                    return None  # the worked sum says it
                return Message("about-surest", {"player": seat_name(surest), "percent": chances[surest]})
            case list() as draft:
                paying = dict.fromkeys(entry.target for entry in draft)
                if len(paying) > 1:
                    return None  # each entry's line says whom it strikes
                (target,) = paying
                after = budget(game, target)
                before = game.players[target].peril
                return Message("about-peril", {"player": seat_name(target), "before": before, "after": after})
            case int() as seat:
                return Message("about-has_peril", {"peril": game.players[seat].peril})
        return None

    def preview(self, game: DungeoneerState, option: Option) -> list[Message]:
        """What stands on the card, after the attack where there is but one it could make; of the draft each entry."""
        if option.id == "done":
            return [_entry_line(game, entry) for entry in game.draft]
        candidate = option.value
        if not isinstance(candidate, Candidate):
            return []
        able, card = targets(game, self.seat, candidate), candidate.printed
        lines = attack_lines(game, self.seat, candidate, able[0]) if len(able) == 1 else []
        return lines if card.is_plain else [*lines, Message(f"text-{card.id}")]

    def default(self, game: DungeoneerState) -> list[str]:
        """Nothing is declared (DN-24.3)."""
        return ["drop" if game.draft else "cancel"]


def _entry_line(game: DungeoneerState, entry: Encounter) -> Message:
    """Whom an entry of the draft strikes, with what and how likely."""
    args: Args = {"card": entry.name, "player": seat_name(entry.target), "percent": entry_chance(game, entry)}
    if not entry.attr:
        return Message("sum-entry_trap", args)
    return Message("sum-entry", {**args, "attr": refer(f"attr-{entry.attr}")})


class Piece(Question):
    """A question about one encounter of the declaration."""

    candidate: Candidate

    def describe(self, game: DungeoneerState) -> Args:
        """The card."""
        return {"card": self.candidate.name}

    def default(self, game: DungeoneerState) -> list[str]:
        """Back: nothing is declared."""
        return ["back"]

    def go_back(self, game: DungeoneerState, picked: Picked) -> bool:
        """Whether the answer is the step back, which is carried out."""
        if picked.only == "back":
            game.push(DeclareEncounters(seat=self.seat))
            return True
        return False


BACK = Option("back", "do-back", back=True)


class EncounterTarget(Piece):
    """Whom the encounter is aimed at; that player's Peril pays for it."""

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Every other player who can pay."""
        able = targets(game, self.seat, self.candidate)
        if refused is not None:
            cost = self.candidate.printed.cost
            for seat in range(game.seats):
                if seat not in able:
                    alive = game.players[seat].alive
                    reason = "own_peril" if seat == self.seat else "not_enough_peril" if alive else "eliminated"
                    poor = reason == "not_enough_peril"
                    left: Args = {"cost": cost, "player": seat_name(seat), "peril": budget(game, seat)}
                    args: Args = {"player": seat_name(seat), "cost": cost}
                    refused.append(
                        Refused(f"seat-{seat}", "do-target", args, reason, left if poor else {}, missed=poor)
                    )
        return [
            Option(
                f"seat-{seat}",
                "do-target",
                {"player": seat_name(seat), "cost": cost_for(game, self.seat, self.candidate, seat)},
                mark=game.spaces[game.players[seat].at].card,
                value=seat,
            )
            for seat in able
        ] + [BACK]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Then attachment and attribute."""
        if not self.go_back(game, picked):
            next_piece(game, self.seat, self.candidate, picked.value)

    def about(self, game: DungeoneerState, option: Option) -> Message | None:
        """The player's Peril before and after, and how likely the encounter strikes."""
        if option.back:
            return None
        peril, cost = budget(game, option.value), cost_for(game, self.seat, self.candidate, option.value)
        args: Args = {"player": seat_name(option.value), "cost": cost, "before": peril, "after": peril - cost}
        if self.preview(game, option):  # which has the chance
            return Message("about-peril", args)
        args["percent"] = strike_chance(game, self.seat, self.candidate, option.value)
        return Message("about-peril_threat", args)

    def preview(self, game: DungeoneerState, option: Option) -> list[Message]:
        """The attack on that player, where there is but one it could make."""
        return [] if option.back else attack_lines(game, self.seat, self.candidate, option.value)


def attack_lines(
    game: DungeoneerState,
    seat: Seat,
    candidate: Candidate,
    target: Seat,
    attachments: Sequence[str] = (),
    attr: str = "",
) -> list[Message]:
    """The worked sum of an attack as it would stand now; nothing where the attribute is still to be chosen."""
    beast = beast_of(game, seat, candidate, attachments)
    able = scores.beast_attributes(beast) if beast is not None else []
    attr = attr or (able[0] if len(able) == 1 else "")
    if beast is None or not attr:
        return []
    return sums.fight_lines(game, Planned(beast=beast), Side(hero=target), attr)


def strike_chance(
    game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat, attachments: Sequence[str] = ()
) -> int:
    """The chance in percent that the encounter strikes that player, by its best attribute; 0 where it has none."""
    beast = beast_of(game, seat, candidate, attachments)
    entries = [
        entry_of(game, seat, candidate, target, attachments, attr)
        for attr in (("",) if beast is None else scores.beast_attributes(beast))
    ]
    return max((entry_chance(game, entry) for entry in entries), default=0)


def entry_chance(game: DungeoneerState, entry: Encounter) -> int:
    """The chance in percent that an entry strikes its target where that stands now."""
    if entry.beast is None:
        at = game.players[entry.target].at
        return odds.percent(foresight.trap_chance(game, entry.card, entry.target, at))
    return foresight.blow(game, Planned(beast=entry.beast), entry.target, entry.attr)


def next_piece(game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat) -> None:
    """Ask for an attachment where one can be paid, else for the attribute."""
    beast = beast_of(game, seat, candidate)
    if beast is not None and attachable(game, seat, candidate, target):
        game.push(EncounterAttachment(seat=seat, candidate=candidate, target=target))
    else:
        next_attribute(game, seat, candidate, target, [])


def attachable(game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat) -> list[str]:
    """The attachments that the target's Peril can pay beside the monster (DN-5.16)."""
    left = budget(game, target) - cost_for(game, seat, candidate, target)
    return [card for card in dict.fromkeys(free_attachments(game, seat)) if CARDS[card].cost <= left]


class EncounterAttachment(Piece):
    """Whether an attachment goes with the monster."""

    target: Seat

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """None, where the monster can attack without, or one that can be paid."""
        found = []
        beast = beast_of(game, self.seat, self.candidate)
        if beast is not None and scores.beast_attributes(beast):
            found.append(Option("none", "do-no_attachment", value=[]))
        for card in attachable(game, self.seat, self.candidate, self.target):
            args: Args = {"card": name_of(card), "cost": CARDS[card].cost}
            found.append(Option(f"with-{card}", "do-with", args, value=[card]))
        return [*found, BACK]

    def about(self, game: DungeoneerState, option: Option) -> Message | None:
        """The target's Peril before and after, and the chance to hit it."""
        if option.back:
            return None
        attachments: list[str] = option.value
        cost = cost_for(game, self.seat, self.candidate, self.target) + sum(CARDS[card].cost for card in attachments)
        peril = budget(game, self.target)
        args: Args = {"player": seat_name(self.target), "cost": cost, "before": peril, "after": peril - cost}
        args["percent"] = strike_chance(game, self.seat, self.candidate, self.target, attachments)
        return Message("about-peril_threat", args)

    def preview(self, game: DungeoneerState, option: Option) -> list[Message]:
        """What stands on the attachment."""
        return [Message(f"text-{card}") for card in option.value or ()]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Then the attribute."""
        if not self.go_back(game, picked):
            next_attribute(game, self.seat, self.candidate, self.target, picked.value)


def next_attribute(
    game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat, attachments: list[str]
) -> None:
    """Ask for the attribute where there are several, else the entry is complete."""
    beast = beast_of(game, seat, candidate, attachments)
    able = scores.beast_attributes(beast) if beast is not None else []
    if len(able) > 1:
        game.push(EncounterAttribute(seat=seat, candidate=candidate, target=target, attachments=attachments))
    else:
        add(game, seat, candidate, target, attachments, able[0] if able else "")


class EncounterAttribute(Piece):
    """The attribute in which the monster attacks (DN-5.12)."""

    target: Seat
    attachments: list[str]

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Its standard attacks."""
        beast = beast_of(game, self.seat, self.candidate, self.attachments)
        able = scores.beast_attributes(beast) if beast is not None else []
        return [Option(attr, "do-attribute", {"attr": refer(f"attr-{attr}")}) for attr in able] + [BACK]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """The entry is complete."""
        if not self.go_back(game, picked):
            add(game, self.seat, self.candidate, self.target, self.attachments, picked.only)

    def preview(self, game: DungeoneerState, option: Option) -> list[Message]:
        """The attack as it would stand now."""
        if option.back:
            return []
        return attack_lines(game, self.seat, self.candidate, self.target, self.attachments, option.id)


def entry_of(
    game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat, attachments: Sequence[str], attr: str
) -> Encounter:
    """The encounter as an entry of the declaration, with what it costs after the present draft."""
    beast = beast_of(game, seat, candidate, attachments)
    cost = cost_for(game, seat, candidate, target) + sum(CARDS[card].cost for card in attachments)
    return Encounter(candidate.card, target, cost, attr=attr, beast=beast, from_pack=candidate.number > 0)


def add(
    game: DungeoneerState, seat: Seat, candidate: Candidate, target: Seat, attachments: list[str], attr: str
) -> None:
    """Put the entry at the end of the draft."""
    game.draft.append(entry_of(game, seat, candidate, target, attachments, attr))
    game.push(DeclareEncounters(seat=seat))


def declare(game: DungeoneerState, seat: Seat) -> None:
    """All is paid at once; then the answers, then one entry after the other (DN-5.10, DN-5.17, DN-5.20)."""
    game.commit()
    player = game.players[seat]
    game.declared = True
    game.recipient, game.draft_recipient = game.draft_recipient, NOBODY
    entries, game.draft = game.draft, []
    for entry in entries:
        entry.space = game.players[entry.target].at
        taken = list(entry.beast.attachments) if entry.beast is not None else []
        if entry.from_pack and entry.beast is not None:
            number = entry.beast.number
            kept = next(beast for beast in player.pack if beast.number == number)
            for card in kept.attachments:
                taken.remove(card)
            player.pack.remove(kept)
        else:
            inventory.leave_hand(game, seat, entry.card)
            if entry.beast is not None:
                entry.beast.number = game.next_number()
        for card in taken:
            inventory.leave_hand(game, seat, card)
        _tell_entry(game, seat, entry)
    for entry in entries:
        life.change_peril(game, entry.target, -entry.cost)
    if game.recipient != NOBODY:
        game.tell("log-recipient", player=seat_name(game.recipient))
    game.encounters = entries
    encounters.begin(game)


def _tell_entry(game: DungeoneerState, seat: Seat, entry: Encounter) -> None:
    if entry.beast is None:
        game.tell(
            "log-declares_trap",
            player=seat_name(seat),
            card=entry.name,
            victim=seat_name(entry.target),
            cost=entry.cost,
        )
        return
    game.tell(
        "log-declares_monster",
        player=seat_name(seat),
        card=entry.name,
        victim=seat_name(entry.target),
        cost=entry.cost,
        attr=refer(f"attr-{entry.attr}"),
    )
    for card in entry.beast.attachments:
        game.tell("log-attached", player=seat_name(seat), card=name_of(card), monster=entry.name)
