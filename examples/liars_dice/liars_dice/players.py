"""A computer player that knows the odds."""

from random import Random

from rules.messages import Seat
from rules.players import ComputerPlayer, Think
from rules.questions import Option, Question


class HeuristicPlayer(ComputerPlayer):
    """Gives the answer that is most likely right, expecting a sixth of all dice but its own to match."""

    def pick(self, seat: Seat, question: Question, options: list[Option], think: Think, rng: Random) -> list[str]:
        """Compare every bid, and a doubt of the last one, with the number of dice to be expected."""
        view = think().view(seat).model_dump()
        hand, others = view["hand"], sum(view["sizes"]) - len(view["hand"])
        margins: dict[str, float] = {}
        for option in options:
            number, face = option.value or view["bid"]
            over = hand.count(face) + others / 6 - number
            margins[option.id] = over if option.value else -over  # a doubt is right if the bid is not
        return [max(margins, key=lambda answer: margins[answer])]
