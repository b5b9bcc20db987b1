"""Every game of the shelf as a game of OpenSpiel. Its search as a bot at our tables is in `peer.py`.

Importing this module registers `tabard_` and a game's name, one for each game. Parameters are `players`, the game's
variants, `cards` (one of our sets, or a file), and:

- `deals`: chance moves once, at the root, and picks one of so many deals; what is drawn or thrown later is in the deal.
  With 0 there is no list: every game is a deal of its own, drawn by `seed` (OpenSpiel calls it sampled chance).
- `turn_based`: seats that answer at once and in secret do so one after the other, and no one sees what the others
  have sealed. The search of OpenSpiel needs it. Without it all answer at every node, and who is not asked waits.
- `recall`: the information state also has what its seat has seen, heard and done before. Without it, it is the view and
  the question: all that matters for what can still happen, and what our own bots get.

A game's end is worth the same for all players together: zero. Of n players who win alone n - 1, who lose -1; the victory
of several is shared.
"""

# mypy: disallow-subclassing-any=False

from __future__ import annotations

import hashlib
from collections.abc import Callable
from functools import cache, lru_cache
from operator import methodcaller
from typing import Any, Final

from tabard.adapters.encoding import code
from tabard.adapters.observer import TableObserver, encoded, text, visible
from tabard.arena.match import gains
from tabard.engine.box import Box
from tabard.engine.dice import jumped, rolled, seeded
from tabard.engine.errors import BadRequest, NoSuchOption
from tabard.engine.game import Game
from tabard.engine.rules import needed, open_question, open_questions, open_to
from tabard.engine.save import header
from tabard.engine.state import SPECTATOR, Event, Question, State
from tabard.games import SHELF, box_of, game
from tabard.table.seen import offered
from tabard.words import Words

try:
    import orjson  # type: ignore[import-not-found,unused-ignore]
    import pyspiel  # type: ignore[import-untyped,import-not-found,unused-ignore]
except ImportError:
    raise ImportError("OpenSpiel is not installed; expected: pip install 'tabard[openspiel]'") from None

USUAL: Final = "usual"  # a parameter's choice if nobody says
DEALS: Final = 1000
SAMPLED: Final = 1 << 31  # deals to draw from where there is no list: OpenSpiel reads saved actions as ints of 32 bits
LONGEST: Final = 5000  # questions; the longest of many random games had about 700, and a longer one ends where it stands
CHANCE: Final[int] = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final[int] = int(pyspiel.PlayerId.TERMINAL)
SIMULTANEOUS: Final[int] = int(pyspiel.PlayerId.SIMULTANEOUS)


class TableGame(pyspiel.Game):
    """A box as OpenSpiel sees it."""

    def __init__(self, box: Box[Any], given: dict[str, Any], deals: int, turn_based: bool, recall: bool, seed: int = 0) -> None:
        self.at_once = not turn_based and asks_at_once(box)
        info = pyspiel.GameInfo(
            num_distinct_actions=box.actions + self.at_once,
            max_chance_outcomes=max(deals, 1),
            num_players=box.seats,
            min_utility=-1.0,
            max_utility=box.seats - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(described(game(box.game), self.at_once, not deals), info, given)
        self.box = box
        self.given = given
        self.recall = recall
        self.words = Words("en", box)
        self.deals = [(deal, 1.0 / deals) for deal in range(deals)]
        self.dice = seeded(seed)
        self.wait = box.actions  # what those do who are not asked while others are

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def draw(self) -> int:
        """The number of the next deal, where there is no list."""
        self.dice = jumped(self.dice)
        return rolled(self.dice, SAMPLED)

    def at(self, table: State) -> TableState:
        """The state in which the table is as given; its history is not told."""
        state = TableState(self)
        state.table = table
        state.told = False
        return state

    def __reduce__(self) -> Any:
        head = str(orjson.dumps(header(self.box, "game")), "utf-8")
        return unpickled, (head, self.given, len(self.deals), not self.at_once, self.recall, self.dice)

    def max_chance_nodes_in_history(self) -> int:
        return 1

    def make_py_observer(self, wanted: Any = None, params: Any = None) -> TableObserver:
        if params:
            raise BadRequest(f"an observation has no parameters; given {params}")
        return TableObserver(self.box, wanted or pyspiel.IIGObservationType(perfect_recall=False))


@lru_cache(100)
def own_box(head: str) -> Box[Any]:
    """The box of a game that was pickled."""
    return box_of(orjson.loads(head))


def unpickled(head: str, given: dict[str, Any], deals: int, turn_based: bool, recall: bool, dice: int) -> TableGame:
    """A game as it was pickled: its next deal is the same too."""
    made = TableGame(own_box(head), given, deals, turn_based, recall)
    made.dice = dice
    return made


class TableState(pyspiel.State):
    """The deal, and then the table. Slots hold what a copy makes anew: OpenSpiel copies and saves the rest."""

    __slots__ = ("__dict__", "box", "game", "texts", "views")

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.game = game
        self.box = game.box
        self.views: dict[int, Any] = {}
        self.texts: dict[int, str] = {}
        self.table: Any = None
        self.told = True  # its history, to OpenSpiel
        self.drawn = -1  # the only outcome of chance, once it is asked for where there is no list of deals
        self.memory: tuple[str, ...] = ("",) * game.box.seats if game.recall else ()

    def clone(self) -> TableState:
        if self.table is None:
            self.chance_outcomes()  # a copy is dealt the same
        return super().clone()  # type: ignore[no-any-return]

    def __copy__(self) -> TableState:
        return self.clone()

    def __deepcopy__(self, memo: Any) -> TableState:
        return self.clone()

    def __reduce__(self) -> Any:
        return methodcaller("deserialize_state", self.clone().serialize()), (self.game,)

    # Who is asked what

    def current_player(self) -> int:
        s = self.table
        if s is None:
            return CHANCE
        if s.over:
            return TERMINAL
        if self.game.at_once:
            return SIMULTANEOUS
        questions = s.questions
        return questions[0].seat if len(questions) == 1 else open_question(questions).seat

    def is_terminal(self) -> bool:
        return self.table is not None and bool(self.table.over)

    def is_chance_node(self) -> bool:
        return self.table is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.game.deals:
            return self.game.deals
        if self.drawn < 0:
            self.drawn = self.game.draw()
        return [(self.drawn, 1.0)]

    def asked(self) -> list[Question]:
        """The questions of this node: whoever may interrupt is asked alone, whoever must answer with all others who must."""
        found = open_questions(self.table.questions)
        return found if found and found[0].needed and self.game.at_once else found[:1]

    def legal_actions(self, player: int | None = None) -> Any:
        """As OpenSpiel's own; without going through it where just one seat is asked in its turn, which is mostly."""
        s = self.table
        if player is None and s is not None and len(s.questions) == 1 and not self.game.at_once:
            return self.actions(s.questions[0])
        return super().legal_actions() if player is None else super().legal_actions(player)

    def _legal_actions(self, player: int) -> list[int]:
        for question in open_to(self.asked(), player):
            return self.actions(question)
        return [self.game.wait] if self.game.at_once else []

    def actions(self, question: Question) -> list[int]:
        first = self.box.first[question.kind]
        return [first + option for option in question.options]

    # What happens

    def apply_action(self, action: int) -> None:
        """As OpenSpiel's own; where there is no history to be kept, without going through it."""
        if self.told:
            super().apply_action(action)
        else:
            self._apply_action(int(action))

    def _apply_action(self, action: int) -> None:
        s = self.table
        if s is None:
            deals = len(self.game.deals) or SAMPLED
            if not 0 <= action < deals:
                raise NoSuchOption(f"there is no deal {action}; there are 0 to {deals - 1}")
            self.table = self.box.deal(action, bool(self.memory))
            self.go_on({})
        else:
            questions = s.questions
            question = questions[0] if len(questions) == 1 else open_question(questions)
            self.take([question], [self.choice(question, action)])
            self.go_on({question.seat: action})

    def _apply_actions(self, actions: list[int]) -> None:
        """All that are asked answer at once; whatever is given for the others does not count."""
        asked = self.asked()
        self.take(asked, [self.choice(question, actions[question.seat]) for question in asked])
        self.go_on({question.seat: actions[question.seat] for question in asked})

    def take(self, asked: list[Question], choices: list[int]) -> None:
        if self.memory:
            self.table.events = []
        for question, choice in zip(asked, choices):
            self.box.take(self.table, question, choice)

    def choice(self, question: Question, action: int) -> int:
        try:
            return question.options.index(action - self.box.first[question.kind])
        except ValueError:
            raise NoSuchOption(f"action {action} is not open to player {question.seat}") from None

    def go_on(self, done: dict[int, int]) -> None:
        """Something was done, by each of these seats an action."""
        if self.views or self.texts:
            self.views, self.texts = {}, {}
        if self.table.asked > LONGEST:
            self.table.over = True
            self.table.questions = []
        if self.memory:
            happened, self.table.events = self.table.events, None
            self.memory = tuple([self.remembered(seat, done, happened) for seat in range(self.box.seats)])

    def remembered(self, seat: int, done: dict[int, int], happened: list[Event]) -> str:
        """A digest of what the seat remembered, did, heard and sees now."""
        heard = [[event.kind, self.box.show.event(event, seat)] for event in happened]
        known = orjson.dumps([self.memory[seat], done.get(seat), heard, self.seen(seat)])
        return hashlib.sha256(known).hexdigest()[:16]

    def returns(self) -> list[float]:
        return gains(self.box, self.table) if self.is_terminal() else [0.0] * self.box.seats

    # What a seat knows

    def view(self, seat: int) -> Any:
        if seat not in self.views:
            self.views[seat] = self.box.redact(self.table, seat)
        return self.views[seat]

    def seen(self, seat: int) -> str:
        """The view of a seat as text; the questions are in it."""
        if seat not in self.texts:
            self.texts[seat] = f"{seat} {encoded(visible(self.view(seat)))}" if self.table is not None else f"{seat}"
        return self.texts[seat]

    def own(self, seat: int) -> str:
        """What of it a spectator does not see, or sees otherwise."""
        if self.table is None:
            return f"{seat}"
        others = visible(self.view(SPECTATOR))
        return f"{seat} {encoded({name: part for name, part in visible(self.view(seat)).items() if part != others[name]})}"

    def known(self, seat: int) -> str:
        """The view, and what the seat remembers."""
        return f"{self.seen(seat)} {self.memory[seat]}" if self.memory else self.seen(seat)

    def information_state_string(self, player: int | None = None) -> Any:
        """As OpenSpiel's own, without going through it."""
        seat = self.current_player() if player is None else player
        return self.known(seat) if 0 <= seat < self.box.seats else super().information_state_string(seat)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel's own, without going through it: most of it is zero."""
        seat = self.current_player() if player is None else player
        if self.table is None or not 0 <= seat < self.box.seats:
            return super().observation_tensor(seat)  # type: ignore[no-any-return]
        where = code(self.box)
        numbers = [0.0] * where.size
        where.write(self.box.glance(self.table, seat), seat, numbers)
        return numbers

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """The same: what is remembered is in the text alone."""
        return self.observation_tensor(player)

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> TableState:
        """A state that this player's view allows. Its history is still this one's: it cannot be played again from the root."""
        twin: TableState = self.clone()
        twin.table = self.box.imagine(self.view(player), player, seeded(rng()))
        twin.memory = tuple([one if seat == player else "" for seat, one in enumerate(self.memory)])
        return twin

    # Words

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        for question in open_to(self.asked(), player):
            if action in self.actions(question):
                option = offered(self.box, self.view(player), question, action - self.box.first[question.kind])
                return self.game.words.message(option)
        return "nothing"  # OpenSpiel also asks what those do who have nothing to do

    def __str__(self) -> str:
        return " ".join([text(self.table), *self.memory]) if self.table is not None else "before the deal"


@lru_cache(100)
def asks_at_once(box: Box[Any]) -> bool:
    """Whether several seats must answer at once. One game tells: whoever has such moments has them in every game.

    Were it otherwise, they would answer in turn, as in a game that is `turn_based`.
    """
    s = box.deal("at once")
    while not s.over and s.asked < LONGEST:
        if len(needed(s.questions)) > 1:
            return True
        box.take(s, s.questions[0], 0)
    return False


@cache
def described(shelf: Game, at_once: bool, sampled: bool) -> Any:
    """A game's entry in OpenSpiel's list."""
    dynamics, chance = pyspiel.GameType.Dynamics, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"tabard_{shelf.name.replace('-', '_')}",
        long_name=shelf.name.replace("-", " ").title(),
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if sampled else chance.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=shelf.most,
        min_num_players=shelf.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": shelf.usual,
            **dict.fromkeys(shelf.variants, USUAL),
            "cards": USUAL,
            "deals": DEALS,
            "seed": 0,
            "turn_based": False,
            "recall": False,
        },
    )


@cache
def shelved_box(shelf: Game, players: int, variant: tuple[tuple[str, str], ...], cards: str) -> Box[Any]:
    """A box with a card set of ours: made once, for OpenSpiel loads a game anew whenever it reads a saved state."""
    return shelf.box(players, dict(variant), shelf.card_set(cards) if cards else None)


class LoadedGame(TableGame):
    """The game that parameters ask for. OpenSpiel wants a class for each: it drops its list after Python has gone."""

    shelf: Game

    def __init__(self, params: dict[str, Any]) -> None:
        usual = described(self.shelf, False, False).parameter_specification
        given = {key: value for key, value in params.items() if value != usual[key]}
        variant = {key: str(given[key]) for key in self.shelf.variants if key in given}
        players, deals, cards = int(params["players"]), int(params["deals"]), str(given.get("cards", ""))
        if deals < 0:
            raise BadRequest(f"deals is {deals}; expected 1 or more, or 0 for a new deal each game")
        if cards and cards not in self.shelf.sets:
            box = self.shelf.box(players, variant, self.shelf.card_set(cards))
        else:
            box = shelved_box(self.shelf, players, tuple(variant.items()), cards)
        super().__init__(box, given, deals, bool(params["turn_based"]), bool(params["recall"]), int(params["seed"]))


def register(shelf: Game) -> None:
    """Put a game on OpenSpiel's list."""
    entry = described(shelf, asks_at_once(shelved_box(shelf, shelf.usual, (), "")), False)
    pyspiel.register_game(entry, type(entry.short_name, (LoadedGame,), {"shelf": shelf}))


for one in SHELF:
    register(one)
