"""A bot of one's own, for every game: it tries each option in a few imagined worlds and takes the one that won most.

    tabard simulate guillotine --seats examples/own_bot.py:MyBot,random --games 10
"""

from tabard.engine.bot import Bot
from tabard.engine.dice import jumped, seeded

WORLDS = 4


class MyBot(Bot):
    def __init__(self, box, seed):
        super().__init__(seed)
        self.box = box

    def choose(self, view, question):
        won = [0.0] * len(question.options)
        for number in range(WORLDS):
            dice = seeded(self.seed, question.number, number)  # equal seed, view and question: equal answer
            for option in range(len(won)):
                world = self.box.imagine(view, question.seat, dice)
                self.box.answer(world, question.number, question.seat, option)
                self.box.playout(world, jumped(dice))  # dice of their own
                won[option] += self.box.shares(world)[question.seat]
        return won.index(max(won))
