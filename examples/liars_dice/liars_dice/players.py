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
        expected = [hand.count(face) + others / 6 for face in range(7)]
        doubt = view["bid"][0] - expected[view["bid"][1]]
        return [max(options, key=lambda bid: expected[bid.value[1]] - bid.value[0] if bid.value else doubt).id]
