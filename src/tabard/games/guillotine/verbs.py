"""The verbs card files may use, by name."""

from __future__ import annotations

from typing import Final

from tabard.engine.cardset import Verb
from tabard.games.guillotine import hands, moves, piles
from tabard.games.guillotine.cards import A_NOBLE_TAKEN, A_PLAYER, MOVES, NOBLES_SEEN, TABLE_CARD, THIS_CARD, THIS_NOBLE

VERBS: Final[dict[str, Verb]] = {
    MOVES: Verb(moves.MoveANoble),
    "bring-to-the-front": Verb(moves.BringToTheFront),
    "nearest-comes-to-the-front": Verb(moves.NearestComesToTheFront),
    "front-goes-to-the-end": Verb(moves.FrontGoesToTheEnd),
    "go-to-the-end": Verb(moves.GoToTheEnd, needs=THIS_NOBLE),
    "reverse-the-line": Verb(moves.ReverseTheLine),
    "shuffle-the-line": Verb(moves.ShuffleTheLine),
    "reorder-the-first-four": Verb(moves.ReorderTheFirstFour),
    "discard-a-noble": Verb(moves.DiscardANoble),
    "replace-a-noble": Verb(moves.ReplaceANoble),
    "random-nobles-flee": Verb(moves.RandomNoblesFlee),
    "nobles-join-the-line": Verb(moves.NoblesJoinTheLine),
    "look-at-the-top": Verb(moves.LookAtTheTop, gives=NOBLES_SEEN),
    "one-of-them-joins-the-line": Verb(moves.OneOfThemJoinsTheLine, needs=NOBLES_SEEN),
    "deal-the-line-anew": Verb(moves.DealTheLineAnew),
    "end-the-day": Verb(moves.EndTheDay),
    "end-the-day-after-this-turn": Verb(moves.EndTheDayAfterThisTurn),
    "collect-the-front-noble": Verb(piles.CollectTheFrontNoble),
    "collect-from-the-deck": Verb(piles.CollectFromTheDeck),
    "collect-more": Verb(piles.CollectMore),
    "collect-nothing": Verb(piles.CollectNothing),
    "front-into-another-pile": Verb(piles.FrontIntoAnotherPile),
    "put-into-another-pile": Verb(piles.PutIntoAnotherPile, needs=THIS_NOBLE),
    "take-a-noble": Verb(piles.TakeANoble, gives=A_NOBLE_TAKEN),
    "they-take-another": Verb(piles.TheyTakeAnother, needs=A_NOBLE_TAKEN),
    "last-collected-rejoins-the-line": Verb(piles.LastCollectedRejoinsTheLine),
    "lose-a-random-noble": Verb(piles.LoseARandomNoble),
    "confuse-a-collection": Verb(piles.ConfuseACollection),
    "choose-a-player-with-a-hand": Verb(hands.ChooseAPlayerWithAHand, gives=A_PLAYER),
    "that-player-discards": Verb(hands.ThatPlayerDiscards, needs=A_PLAYER),
    "discard-a-card": Verb(hands.DiscardACard),
    "look-at-the-hand": Verb(hands.LookAtTheHand, needs=A_PLAYER),
    "discard-from-that-hand": Verb(hands.DiscardFromThatHand, needs=A_PLAYER),
    "others-discard-at-random": Verb(hands.OthersDiscardAtRandom),
    "swap-hands": Verb(hands.SwapHands),
    "new-hands": Verb(hands.NewHands),
    "fetch-a-discard": Verb(hands.FetchADiscard),
    "hurry-a-player": Verb(hands.HurryAPlayer),
    "stay": Verb(hands.Stay, needs=THIS_CARD, gives=TABLE_CARD),
    "stay-before-another": Verb(hands.StayBeforeAnother, needs=THIS_CARD, gives=TABLE_CARD),
    "discard-from-a-table": Verb(hands.DiscardFromATable),
    "draw-at-the-end": Verb(hands.DrawAtTheEnd),
    "play-another": Verb(hands.PlayAnother, needs=THIS_CARD),
}
