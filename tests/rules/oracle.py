"""The rules once more, slow and naive, written from their text alone: what the engine is compared with."""

from itertools import pairwise, product

from klondike.rules import Board, Card, Move, PileId, RuleSet

Table = dict[str, list[tuple[Card, bool]]]
"""for each pile its cards from the lowest, each with whether it is face up"""


def table_of(board: Board) -> Table:
    return {
        str(pile): [(card, index >= board[pile].face_down) for index, card in enumerate(board[pile].cards)]
        for pile in board.pile_ids
    }


def is_legal(rules: RuleSet, table: Table, passes: int, source: str, target: str, count: int) -> bool:
    if target == "W":
        return source == "S" and 0 < count == min(rules.draw, len(table["S"]))
    if target == "S":
        may_turn = rules.passes is None or passes < rules.passes
        return source == "W" and count == 1 and not table["S"] and bool(table["W"]) and may_turn
    cards = [card for card, face_up in table[source][-count:] if face_up]
    if source in ("S", target) or len(cards) < count or not is_run(cards):
        return False
    if target[0] in "FG":
        return count == 1 and source[0] not in "FG" and is_next_home(cards[0], target, len(table[target]))
    return may_leave(rules, table, source, count) and is_taken(rules, cards[0], table[target])


def is_run(cards: list[Card]) -> bool:
    return all(low.rank == up.rank + 1 and low.is_red != up.is_red for low, up in pairwise(cards))


def is_next_home(card: Card, target: str, height: int) -> bool:
    return target[1] == str(card)[1] and card.rank == height + 1


def may_leave(rules: RuleSet, table: Table, source: str, count: int) -> bool:
    if source.isdigit():
        return not rules.whole_runs_only or count == sum(face_up for _, face_up in table[source])
    return count == 1 and (source == "W" or rules.worrying_back)


def is_taken(rules: RuleSet, lead: Card, there: list[tuple[Card, bool]]) -> bool:
    return is_run([there[-1][0], lead]) if there else rules.space_rank in (None, lead.rank)


def legal_moves(rules: RuleSet, table: Table, passes: int) -> set[tuple[str, str, int]]:
    if sum(len(pile) for name, pile in table.items() if name[0] in "FG") == 52 * rules.decks:
        return set()
    return {
        (source, target, count)
        for source, target in product(table, table)
        for count in range(1, min(14, len(table[source]) + 1))
        if is_legal(rules, table, passes, source, target, count)
    }


def after(table: Table, source: str, target: str, count: int) -> Table:
    table = {name: list(pile) for name, pile in table.items()}
    if target == "S":
        return table | {"S": [(card, False) for card, _ in reversed(table["W"])], "W": []}
    lifted = [table[source].pop()[0] for _ in range(count)]
    table[target] += [(card, True) for card in (lifted if source == "S" else reversed(lifted))]
    if source.isdigit() and table[source]:
        table[source][-1] = (table[source][-1][0], True)
    return table


def perft(rules: RuleSet, table: Table, passes: int, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(
        perft(rules, after(table, *move), passes + (move[1] == "S"), depth - 1)
        for move in legal_moves(rules, table, passes)
    )


def move_of(source: str, target: str, count: int) -> Move:
    return Move(PileId.parse(source), PileId.parse(target), count)
