"""Declaring encounters piece by piece: card, target, attachment, attribute; then all is paid at once (DN-5b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar

from games.dungeoneer.rules import breakdowns, inventory, lethal, life
from games.dungeoneer.rules.cards import encounters, plans
from games.dungeoneer.rules.cards.plans import EncounterSource
from games.dungeoneer.rules.components import CARDS, name_of
from games.dungeoneer.rules.marks import hand_mark
from games.dungeoneer.rules.pieces import NOBODY, Encounter
from games.dungeoneer.rules.state import DungeoneerState
from rules.messages import Args, Message, Part, Seat, part, refer, seat_name
from rules.questions import OTHERS, Drag, Option, Picked, Question, Refusals, Refused, Role, Shown, same_in_brief

BACK = Option("back", Message("do-back"), role=Role.BACK)


def own_harms(game: DungeoneerState, entries: Iterable[tuple[str, Seat]]) -> list[lethal.Harm]:
    """The possible harms of traps among these cards, each with its target, to the Dungeonlord's own hero (DN-5.15)."""
    seat, players = game.turn, game.players
    return [
        lethal.trap(game, seat, card)
        for card, target in entries
        if CARDS[card].kind == "trap" and players[target].at == players[seat].at
    ]


def perils(game: DungeoneerState, seat: Seat) -> Args:
    """The Peril of each other player in the game that the draft leaves (DN-5.4)."""
    left = {other: plans.budget(game, other) for other in game.rivals(seat)}
    return {"perils": [Part("part-peril", {"player": seat_name(other), "n": n}) for other, n in left.items()]}


class DeclareEncounters(Question):
    """The declaration so far: add a card, take the last one back, or declare (DN-5.8, DN-5.9)."""

    places: ClassVar[tuple[str, ...]] = ("do-declare_done", "encounters", OTHERS)

    def describe(self, game: DungeoneerState) -> Args:
        cards = [entry.name for entry in game.draft]
        chosen = Part("part-chosen", {"cards": cards}) if cards else Part("part-none_chosen", {})
        recipient = game.draft_recipient
        preset = part(recipient != NOBODY, "part-preset", player=seat_name(recipient))
        return {"chosen": chosen, "preset": preset, **perils(game, self.seat)}

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """Declare, add any encounter that can be paid, name who gets Peril for wounds, step back."""
        options = []
        if game.draft:
            label = Message("do-declare_done", {"n": len(game.draft)})
            done = Option("done", label, prominence=Shown.BUTTON, value=game.draft)
            done.effect, done.breakdown = partial(_if_declared, game), same_in_brief(_draft_lines, game)
            options.append(done)
        for candidate in plans.candidates(game):
            if targets := plans.targets(game, candidate):
                cost = min(plans.cost_for(game, candidate, target) for target in targets)
                packed = part(candidate.number > 0, "part-packed")
                args: Args = {"card": candidate.name, "pack": packed, "cost": cost}
                label = Message("do-add_more" if game.draft else "do-add", args)
                option = Option(f"add-{candidate.id}", label, "encounters", candidate.mark, value=candidate)
                option.prominence = plans.prominence(game, candidate, targets)
                option.effect = partial(_surest, game, candidate, targets)
                option.breakdown = same_in_brief(_candidate_lines, game, candidate, targets)
                options.append(option)
            elif refused is not None:
                refused.append(plans.refusal(game, candidate))
        if any(entry.beast is not None for entry in game.draft):
            options.extend(_recipients(game))
        if game.draft:
            options.append(Option("drop", Message("do-drop_last", {"card": game.draft[-1].name}), role=Role.BACK))
        else:
            options.append(Option("cancel", Message("do-cancel"), role=Role.BACK))
        own = [(entry.card, entry.target) for entry in game.draft]
        return lethal.warn(game, self.seat, options, lambda option: own_harms(game, own) if option.id == "done" else ())

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        """Ask for the next piece, or declare; the last step back returns to the free time."""
        match picked.value:
            case list():  # the whole draft
                declare(game)
            case EncounterSource() as candidate:
                targets = plans.targets(game, candidate)
                if len(targets) == 1:
                    _ask_for_attachment(game, candidate, targets[0])
                else:
                    game.push(EncounterTarget(seat=self.seat, candidate=candidate))
            case int() as seat:  # who gets the Peril for wounds
                game.draft_recipient = seat
                game.push(DeclareEncounters(seat=self.seat))
            case None if picked.only == "drop":
                game.draft.pop()
                if game.draft:
                    game.push(DeclareEncounters(seat=self.seat))

    def default(self, game: DungeoneerState) -> list[str]:
        """Nothing is declared (DN-24.3)."""
        return ["drop" if game.draft else "cancel"]


def _recipients(game: DungeoneerState) -> list[Option]:
    """Options that name in advance who gets the Peril for wounds; unlisted, as a wound brings the question (DN-7.7)."""
    options = []
    for seat in sorted(game.living(0)):
        if seat != game.draft_recipient:
            label = Message("do-preset_recipient", {"player": seat_name(seat)})
            options.append(Option(f"recipient-s{seat}", label, prominence=Shown.UNLISTED, value=seat))
    if game.draft_recipient != NOBODY:
        options.append(Option("recipient-later", Message("do-no_recipient"), prominence=Shown.UNLISTED, value=NOBODY))
    return options


def _surest(game: DungeoneerState, candidate: EncounterSource, targets: list[Seat]) -> Message | None:
    """The most likely target, or the only one, and who else is hit, unless a breakdown says so; and what is lost."""
    if len(targets) == 1 and candidate.printed.kind == "monster":
        return and_lost(None, plans.lost_by(game, candidate, targets[0]))
    chances = {other: plans.strike_chance(game, candidate, other) for other in targets}
    surest = max(targets, key=lambda other: chances[other])
    others = plans.caught(game, candidate, surest)
    args: Args = {"player": seat_name(surest), "percent": chances[surest], "number": len(targets)}
    return Message("about-surest_catches", {**args, "others": others}) if others else Message("about-surest", args)


def _candidate_lines(game: DungeoneerState, candidate: EncounterSource, targets: list[Seat]) -> list[Message]:
    """The card's text, after the attack if it could make only one."""
    attack = plans.attack_lines(game, candidate, targets[0]) if len(targets) == 1 else []
    return [*attack, *breakdowns.text_lines(candidate.card)]


def _target_lines(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> list[Message]:
    """The attack on that player, or whom a trap strikes as well."""
    others = plans.caught(game, candidate, target)
    return [Message("about-catches", {"others": others})] if others else plans.attack_lines(game, candidate, target)


def and_lost(about: Message | None, lost: Sequence[EncounterSource]) -> Message | None:
    """The note about an answer, and which encounters cannot be declared in this turn after it (DN-5.8); or neither."""
    if not lost:
        return about
    cards: Args = {"cards": [candidate.name for candidate in lost]}
    if about is None:
        return Message("about-lost", cards)
    return Message("about-and_lost", {"about": Part(about.key, about.args), **cards})


def _if_declared(game: DungeoneerState) -> Message | None:
    """The Peril that the draft leaves its target (if it has several, each entry's line says whom), and what is lost."""
    first, *others = {entry.target for entry in game.draft}
    peril: Args = {"player": seat_name(first), "before": game.players[first].peril, "after": plans.budget(game, first)}
    return and_lost(None if others else Message("about-peril", peril), plans.payable(game))


def _draft_lines(game: DungeoneerState) -> list[Message]:
    """Whom each entry of the draft strikes."""
    return [breakdowns.entry_line(game, entry, entry.target) for entry in game.draft]


class Piece(Question):
    """A question about one encounter of the declaration."""

    default_id: ClassVar = "back"
    candidate: EncounterSource

    def describe(self, game: DungeoneerState) -> Args:
        return {"card": self.candidate.name}

    def go_back(self, game: DungeoneerState, picked: Picked) -> bool:
        """Carry out the step back if that is the answer; return whether it was."""
        if picked.only == "back":
            game.push(DeclareEncounters(seat=self.seat))
            return True
        return False


class EncounterTarget(Piece):
    """Whom the encounter is aimed at; that player's Peril pays for it."""

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        targets, options = plans.targets(game, self.candidate), []
        for seat in targets:
            args: Args = {"player": seat_name(seat), "cost": plans.cost_for(game, self.candidate, seat)}
            mark = game.spaces[game.players[seat].at].card
            option = Option(f"seat-{seat}", Message("do-target", args), mark=mark, value=seat)
            option.prominence = plans.prominence(game, self.candidate, [seat])
            option.drag = Drag(self.candidate.mark, mark)
            option.effect = partial(_aimed, game, self.candidate, seat)
            option.breakdown = same_in_brief(_target_lines, game, self.candidate, seat)
            options.append(option)
        if refused is not None:
            refused += [self._refusal(game, seat) for seat in range(game.seats) if seat not in targets]
        return [*options, BACK]

    def _refusal(self, game: DungeoneerState, seat: Seat) -> Refused:
        args: Args = {"player": seat_name(seat), "cost": self.candidate.printed.cost}
        if seat == self.seat or not game.players[seat].alive:
            reason = "own_peril" if seat == self.seat else "eliminated"
            return Refused(f"seat-{seat}", Message("do-target", args), reason)
        why: Args = {"cost": args["cost"], "player": args["player"], "peril": plans.budget(game, seat)}
        return Refused(f"seat-{seat}", Message("do-target", args), "not_enough_peril", why, missed=True)

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        if not self.go_back(game, picked):
            _ask_for_attachment(game, self.candidate, picked.value)


def _aimed(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> Message | None:
    """As `_price_and_chance`, and what can't be declared besides."""
    return and_lost(_price_and_chance(game, candidate, target), plans.lost_by(game, candidate, target))


def _price_and_chance(
    game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: list[str] | None = None
) -> Message:
    """The target's Peril before and after, and how likely the encounter strikes, unless the breakdown says it."""
    price = plans.price(game, target, plans.cost_for(game, candidate, target, attachments or ()))
    if attachments is None and plans.attack_lines(game, candidate, target):
        return Message("about-peril", price)
    price["percent"] = plans.strike_chance(game, candidate, target, attachments or ())
    return Message("about-act_threat", price)


def _ask_for_attachment(game: DungeoneerState, candidate: EncounterSource, target: Seat) -> None:
    """Ask for an attachment where one can be paid, otherwise for the attribute."""
    if candidate.printed.kind == "monster" and plans.attachable(game, candidate, target):
        game.push(EncounterAttachment(seat=game.turn, candidate=candidate, target=target))
    else:
        _ask_for_attribute(game, candidate, target, [])


class EncounterAttachment(Piece):
    """Whether an attachment goes with the monster."""

    target: Seat

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        """No attachment, if the monster can attack without one; each that can be paid."""
        options = []
        if plans.attributes_of(game, self.candidate):
            without = partial(_price_and_chance, game, self.candidate, self.target, [])
            options.append(Option("none", Message("do-no_attachment"), effect=without, value=[]))
        for card in plans.attachable(game, self.candidate, self.target):
            args: Args = {"card": name_of(card), "cost": CARDS[card].cost}
            option = Option(f"with-{card}", Message("do-with", args), mark=hand_mark(card), value=[card])
            option.effect = partial(_price_and_chance, game, self.candidate, self.target, [card])
            option.breakdown = same_in_brief(breakdowns.text_lines, card)
            options.append(option)
        return [*options, BACK]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        if not self.go_back(game, picked):
            _ask_for_attribute(game, self.candidate, self.target, picked.value)


def _ask_for_attribute(game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: list[str]) -> None:
    """Ask for the attribute where there are several, otherwise the entry is complete."""
    attacks = plans.attributes_of(game, candidate, attachments)
    if len(attacks) > 1:
        game.push(EncounterAttribute(seat=game.turn, candidate=candidate, target=target, attachments=attachments))
    else:
        add(game, candidate, target, attachments, attacks[0] if attacks else "")


class EncounterAttribute(Piece):
    """The attribute in which the monster attacks (DN-5.12)."""

    target: Seat
    attachments: list[str]

    def options(self, game: DungeoneerState, refused: Refusals | None = None) -> list[Option]:
        options = []
        for attr in plans.attributes_of(game, self.candidate, self.attachments):
            attack = (game, self.candidate, self.target, self.attachments, attr)
            lines = same_in_brief(plans.attack_lines, *attack)
            options.append(Option(attr, Message("do-attribute", {"attr": refer(f"attr-{attr}")}), breakdown=lines))
        return [*options, BACK]

    def answer(self, game: DungeoneerState, picked: Picked) -> None:
        if not self.go_back(game, picked):
            add(game, self.candidate, self.target, self.attachments, picked.only)


def add(game: DungeoneerState, candidate: EncounterSource, target: Seat, attachments: list[str], attr: str) -> None:
    """Put the entry at the end of the draft."""
    game.draft.append(plans.entry_of(game, candidate, target, attachments, attr))
    game.push(DeclareEncounters(seat=game.turn))


def declare(game: DungeoneerState) -> None:
    """Pay for everything at once; then come the answers, then one entry after the other (DN-5.10, DN-5.17, DN-5.20)."""
    game.commit()
    seat, pack = game.turn, game.players[game.turn].pack
    game.declared = True
    game.recipient, game.draft_recipient = game.draft_recipient, NOBODY
    entries, game.draft = game.draft, []
    for entry in entries:
        entry.space = game.players[entry.target].at
        taken = list(entry.beast.attachments) if entry.beast is not None else []
        if entry.from_pack and entry.beast is not None:
            number = entry.beast.number
            kept = next(beast for beast in pack if beast.number == number)
            for card in kept.attachments:
                taken.remove(card)
            pack.remove(kept)
        else:
            inventory.leave_hand(game, seat, entry.card)
            if entry.beast is not None:
                entry.beast.number = game.next_number()
        for card in taken:
            inventory.leave_hand(game, seat, card)
        _tell_entry(game, entry, taken)
    for entry in entries:
        life.change_peril(game, entry.target, -entry.cost)
    game.encounters = entries
    encounters.begin(game)


def _tell_entry(game: DungeoneerState, entry: Encounter, attached: Sequence[str]) -> None:
    """Log a declared trap, or a monster with the cards that are attached to it now."""
    player, victim = seat_name(game.turn), seat_name(entry.target)
    if entry.beast is None:
        game.tell("log-declares_trap", player=player, card=entry.name, victim=victim, cost=entry.cost)
        return
    attr = refer(f"attr-{entry.attr}")
    game.tell("log-declares_monster", player=player, card=entry.name, victim=victim, cost=entry.cost, attr=attr)
    for card in attached:
        game.tell("log-attached", player=player, card=name_of(card), monster=entry.name)
