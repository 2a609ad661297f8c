# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""The kernel compiled: the hot questions of `tree.Kernel`, answered exactly as it answers them, without the lock.

`tree.Kernel` with `search` and `plain` is the specification; names and order of work are theirs.
"""

from libc.math cimport exp, log, sqrt
from libc.stdint cimport int64_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from scopa_desktop.ai.kernel import edition

cdef extern from *:
    """
    #ifndef EDITION
    #define EDITION 0
    #endif
    """
    const uint64_t EDITION

if edition() not in (0, EDITION):
    raise ImportError("the compiled kernel was built from other sources; python packaging/kernel_hook.py builds it anew")

from scopa_desktop.ai import learned as learned_
from scopa_desktop.ai import search as spec
from scopa_desktop.ai import tree as spec_tree
from scopa_desktop.ai.plain import PRIMIERA_ORDER
from scopa_desktop.engine import PRIMIERA

cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static int bits_of(unsigned long long x) { int n = 0; while (x) { x &= x - 1; n++; } return n; }
    static int low_of(unsigned long long x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    #else
    #define bits_of(x) __builtin_popcountll(x)
    #define low_of(x) __builtin_ctzll(x)
    #endif
    """
    int bits_of(uint64_t) noexcept nogil
    int low_of(uint64_t) noexcept nogil

cdef enum:
    MOST = 512
    GOAL = 25
    WEIGHTS = 565

cdef uint64_t DENARI = 0x1111111111
cdef uint64_t MULTIPLIER = 6364136223846793005
cdef uint64_t INCREMENT = 1442695040888963407
cdef int64_t FAR = spec.FAR
cdef double TEMPERATURE = spec.TEMPERATURE
cdef double WILD = spec.WILD
cdef int LOOK = spec_tree.LOOK
cdef int BURN_IN = spec_tree.BURN_IN
cdef int BIAS = learned_.BIAS, LEADER_CARD = learned_.LEADER_CARD, DEALER_CARD = learned_.DEALER_CARD
cdef int TABLE_CARD = learned_.TABLE_CARD, TAKER = learned_.TAKER
cdef int LEADER_BEST = learned_.LEADER_BEST, DEALER_BEST = learned_.DEALER_BEST
cdef int DENARI_PAIR = learned_.DENARI_PAIR, CARDS_AHEAD = learned_.CARDS_AHEAD
cdef int TABLE_SUM = learned_.TABLE_SUM, TABLE_COUNT = learned_.TABLE_COUNT
cdef int LEADER_RUN = learned_.LEADER_RUN, DEALER_RUN = learned_.DEALER_RUN, FITTING = learned_.FITTING
cdef int LEADER_HAND = learned_.LEADER_HAND, DEALER_HAND = learned_.DEALER_HAND
cdef int order_[10]
cdef int primiera_[11]
for _at in range(10):
    order_[_at] = PRIMIERA_ORDER[_at]
    primiera_[_at + 1] = PRIMIERA[_at + 1]


cdef struct Form:
    int seats
    int dealt
    uint64_t deck
    bint napola
    bint re_bello
    bint ace_takes_all
    bint ace_scopa
    bint fewest
    int64_t outright
    int worth[40]
    int laid[40]
    int exposed[40]
    int twin
    int chances[41][11][9]

cdef struct Deal:
    int stock
    int first
    bint played_for
    int weights[WEIGHTS]
    int64_t goal[GOAL][GOAL]

cdef struct Board:
    uint64_t hands[4]
    uint64_t table
    uint64_t piles[2]
    int sweeps[2]
    int taker

cdef struct List:
    int count
    int64_t values[MOST]
    int cards[MOST]
    uint64_t taken[MOST]

cdef struct Past:
    int seat
    int card
    uint64_t taken
    uint64_t table
    uint64_t seen
    int size
    int left

cdef struct Seen:
    int seat
    uint64_t hand
    int sizes[4]
    int left
    int unseen
    int plays
    Past past[40]

cdef struct Node:
    int card
    uint64_t taken
    int64_t visits
    int64_t met
    int64_t total
    int child
    int last
    int next


# The rules

cdef void extend(int* low, int count, int start, int rest, uint64_t chosen, uint64_t* sets, int* found) noexcept nogil:
    cdef int at, other
    for at in range(start, count):
        other = (low[at] >> 2) + 1
        if other > rest:
            return
        if other == rest:
            if found[0] < MOST:
                sets[found[0]] = chosen | <uint64_t>1 << low[at]
                found[0] += 1
        else:
            extend(low, count, at + 1, rest - other, chosen | <uint64_t>1 << low[at], sets, found)


cdef int capture_sets(const Form* form, int card, uint64_t table, uint64_t* sets) noexcept nogil:
    cdef int rank = (card >> 2) + 1, found = 0, count = 0, at, least, kept
    cdef int low[40]
    cdef uint64_t rest = table & (<uint64_t>15 << 4 * (rank - 1))
    if rest:
        while rest:
            sets[found] = rest & (~rest + 1)
            rest &= rest - 1
            found += 1
        return found
    if not table:
        return 0
    if form.ace_takes_all and rank == 1:
        sets[0] = table
        return 1
    rest = table & ((<uint64_t>1 << 4 * (rank - 1)) - 1)
    while rest:
        low[count] = low_of(rest)
        rest &= rest - 1
        count += 1
    extend(low, count, 0, rank, 0, sets, &found)
    if form.fewest and found:
        least = 99
        for at in range(found):
            least = min(least, bits_of(sets[at]))
        kept = 0
        for at in range(found):
            if bits_of(sets[at]) == least:
                sets[kept] = sets[at]
                kept += 1
        found = kept
    return found


cdef inline bint sweeps(const Form* form, int card, uint64_t taken, uint64_t table, int left) noexcept nogil:
    return taken == table and left > 1 and (
        card > 3 or not form.ace_takes_all or form.ace_scopa or (table & 15) != 0
    )


cdef int primiera(uint64_t pile) noexcept nogil:
    cdef int have = 0, total = 0, at, new
    for at in range(10):
        new = <int>(pile >> 4 * (order_[at] - 1) & 15) & ~have
        if new:
            total += bits_of(new) * primiera_[order_[at]]
            have |= new
            if have == 15:
                return total
    return 0


cdef int fixed_points(const Form* form, uint64_t pile) noexcept nogil:
    cdef int fixed = <int>(pile >> 24 & 1), run = 0
    if form.napola:
        while run < 10 and pile >> 4 * run & 1:
            run += 1
        if run >= 3:
            fixed += run
    if form.re_bello:
        fixed += <int>(pile >> 36 & 1)
    return fixed


cdef int64_t result(const Form* form, const Deal* deal, const Board* board) noexcept nogil:
    cdef uint64_t one = board.piles[0], two = board.piles[1]
    cdef int own = board.sweeps[0] + fixed_points(form, one), other = board.sweeps[1] + fixed_points(form, two)
    cdef int a = bits_of(one), b = bits_of(two), outright = 0
    own += a > b
    other += b > a
    a = bits_of(one & DENARI)
    b = bits_of(two & DENARI)
    own += a > b
    other += b > a
    a = primiera(one)
    b = primiera(two)
    own += a > b
    other += b > a
    if form.napola:
        outright = (one & DENARI == DENARI) - (two & DENARI == DENARI)
    if not deal.played_for:
        return 1000 * (own - other) + form.outright * outright
    if outright:
        return deal.goal[24][0] if outright > 0 else deal.goal[0][24]
    return deal.goal[min(own, 24)][min(other, 24)]


cdef inline int ahead(int one, int two) noexcept nogil:
    return (one > two) - (one < two)


cdef void count_up(const Board* board, int64_t* sums) noexcept nogil:
    cdef uint64_t one = board.piles[0], two = board.piles[1]
    sums[0] += board.sweeps[0] - board.sweeps[1]
    sums[1] += <int>(one >> 24 & 1) - <int>(two >> 24 & 1)
    sums[2] += ahead(bits_of(one), bits_of(two))
    sums[3] += ahead(bits_of(one & DENARI), bits_of(two & DENARI))
    sums[4] += ahead(primiera(one), primiera(two))


# A move at a glance

cdef inline int fits(const Form* form, uint64_t unseen, uint64_t table, int total) noexcept nogil:
    cdef int fitting = 0
    if total <= 10:
        fitting = bits_of(unseen >> 4 * (total - 1) & 15)
    if form.ace_scopa and not table & 15:
        fitting += bits_of(unseen & 15)
    return fitting


cdef int rank_sum(uint64_t table) noexcept nogil:
    cdef int total = 0
    while table:
        total += (low_of(table) >> 2) + 1
        table &= table - 1
    return total


cdef void rate(const Form* form, uint64_t hand, uint64_t table, uint64_t seen, int size, int left, List* moves) noexcept nogil:
    cdef uint64_t unseen = form.deck & ~(seen | hand), whole = hand, taken, rest
    cdef bint risky = left > 2
    cdef const int* held = &form.chances[bits_of(unseen)][size][0]
    cdef int total = rank_sum(table), card, rank, found, at
    cdef int64_t value
    cdef uint64_t sets[MOST]
    moves.count = 0
    while hand:
        card = low_of(hand)
        hand &= hand - 1
        rank = (card >> 2) + 1
        found = capture_sets(form, card, table, sets)
        if not found:
            value = form.laid[card] - form.exposed[card] * held[bits_of(unseen >> 4 * (rank - 1) & 15)] // 1000
            if whole & (<uint64_t>15 << 4 * (rank - 1)) != <uint64_t>1 << card:
                value += form.twin
            if risky:
                value -= held[fits(form, unseen, table | <uint64_t>1 << card, total + rank)]
            push(moves, value, card, 0)
        for at in range(found):
            taken = sets[at]
            value = form.worth[card]
            rest = taken
            while rest:
                value += form.worth[low_of(rest)]
                rest &= rest - 1
            if taken == table:
                if sweeps(form, card, taken, table, left):
                    value += 1000
            elif risky:
                value -= held[fits(form, unseen, table ^ taken, total - rank)]
            push(moves, value, card, taken)


cdef inline void push(List* moves, int64_t value, int card, uint64_t taken) noexcept nogil:
    if moves.count < MOST:
        moves.values[moves.count] = value
        moves.cards[moves.count] = card
        moves.taken[moves.count] = taken
        moves.count += 1


cdef inline bint higher(const List* moves, int one, int two) noexcept nogil:
    if moves.values[one] != moves.values[two]:
        return moves.values[one] > moves.values[two]
    if moves.cards[one] != moves.cards[two]:
        return moves.cards[one] > moves.cards[two]
    return moves.taken[one] > moves.taken[two]


cdef void order(const Form* form, uint64_t hand, uint64_t table, List* moves) noexcept nogil:
    cdef int lays[40]
    cdef int laid = 0, card, found, at
    cdef uint64_t sets[MOST]
    moves.count = 0
    while hand:
        card = low_of(hand)
        hand &= hand - 1
        found = capture_sets(form, card, table, sets)
        if found:
            for at in range(found):
                push(moves, 0, card, sets[at])
        else:
            lays[laid] = card
            laid += 1
    for at in range(laid):
        push(moves, 0, lays[at], 0)


cdef bint make(const Form* form, Board* board, int seat, int card, uint64_t taken, int left) noexcept nogil:
    """Play a move; says whether it wins the match outright."""
    cdef int side = seat & 1
    board.hands[seat] ^= <uint64_t>1 << card
    if not taken:
        board.table |= <uint64_t>1 << card
        return False
    board.sweeps[side] += sweeps(form, card, taken, board.table, left)
    board.table ^= taken
    board.piles[side] |= taken | <uint64_t>1 << card
    board.taker = side
    return form.napola and board.piles[side] & DENARI == DENARI


# The learned value

cdef int64_t side_value(const Deal* deal, uint64_t pile, int cards, int bests, int runs) noexcept nogil:
    cdef int64_t total = deal.weights[runs + <int>((pile & 1) + (pile >> 3 & 2) + (pile >> 6 & 4))]
    cdef uint64_t rest = pile
    cdef int have = 0, at, new
    while rest:
        total += deal.weights[cards + low_of(rest)]
        rest &= rest - 1
    for at in range(10):
        new = <int>(pile >> 4 * (order_[at] - 1) & 15) & ~have
        have |= new
        while new:
            total += deal.weights[bests + 10 * low_of(new) + order_[at] - 1]
            new &= new - 1
        if have == 15:
            break
    return total


cdef int64_t levels(const Form* form, const Deal* deal, const Board* board) noexcept nogil:
    cdef int led = deal.first & 1, seat, cards
    cdef int64_t total = 0
    cdef uint64_t rest
    for seat in range(form.seats):
        cards = LEADER_HAND if seat & 1 == led else DEALER_HAND
        rest = board.hands[seat]
        while rest:
            total += deal.weights[cards + low_of(rest)]
            rest &= rest - 1
    return -total if led else total


cdef int64_t learned(const Form* form, const Deal* deal, const Board* board) noexcept nogil:
    cdef int led = deal.first & 1, ranks
    cdef uint64_t leader = board.piles[led], dealer = board.piles[1 - led], rest = board.table
    cdef int64_t total = deal.weights[BIAS]
    total += side_value(deal, leader, LEADER_CARD, LEADER_BEST, LEADER_RUN)
    total += side_value(deal, dealer, DEALER_CARD, DEALER_BEST, DEALER_RUN)
    ranks = rank_sum(rest)
    total += deal.weights[TABLE_COUNT + bits_of(rest)] + deal.weights[TABLE_SUM + min(ranks, 40)]
    while rest:
        total += deal.weights[TABLE_CARD + low_of(rest)]
        rest &= rest - 1
    if board.table:
        total += deal.weights[FITTING + fits(form, form.deck & ~(board.table | leader | dealer), board.table, ranks)]
    total += deal.weights[DENARI_PAIR + 11 * bits_of(leader & DENARI) + bits_of(dealer & DENARI)]
    total += deal.weights[CARDS_AHEAD + 40 + bits_of(leader) - bits_of(dealer)]
    if board.taker >= 0:
        total += deal.weights[TAKER + (board.taker != led)]
    return 1000 * (board.sweeps[0] - board.sweeps[1]) + (-total if led else total) + levels(form, deal, board)


# Playing on, and search with open hands

cdef inline uint64_t step(uint64_t random) noexcept nogil:
    return random * MULTIPLIER + INCREMENT


cdef int64_t finish(const Form* form, const Deal* deal, Board* board) noexcept nogil:
    if board.taker >= 0:
        board.piles[board.taker] |= board.table
    return result(form, deal, board)


cdef int64_t playout(
    const Form* form, const Deal* deal, Board* board, const int* stock, int turn, int until, int wild, uint64_t* random
) noexcept nogil:
    cdef int at = 0, left = deal.stock, seat, number, size, best
    cdef List moves
    if form.napola and (board.piles[0] & DENARI == DENARI or board.piles[1] & DENARI == DENARI):
        return result(form, deal, board)
    for seat in range(form.seats):
        left += bits_of(board.hands[seat])
    while left > until:
        if not (board.hands[0] | board.hands[1] | board.hands[2] | board.hands[3]):
            for number in range(form.dealt):
                for seat in range(form.seats):
                    board.hands[(deal.first + seat) % form.seats] |= <uint64_t>1 << stock[at]
                    at += 1
        if wild:
            random[0] = step(random[0])
        if wild and <int>(random[0] >> 33 & 1023) < wild:
            order(form, board.hands[turn], board.table, &moves)
            random[0] = step(random[0])
            best = <int>((random[0] >> 33) * <uint64_t>moves.count >> 31)
        else:
            size = bits_of(board.hands[(turn + 1) % form.seats])
            if not size and at < deal.stock:
                size = form.dealt
            rate(form, board.hands[turn], board.table, board.table | board.piles[0] | board.piles[1], size, left, &moves)
            best = 0
            for number in range(1, moves.count):
                if higher(&moves, number, best):
                    best = number
        if make(form, board, turn, moves.cards[best], moves.taken[best], left):
            return result(form, deal, board)
        turn = (turn + 1) % form.seats
        left -= 1
    if until:
        return learned(form, deal, board)
    return finish(form, deal, board)


cdef int64_t solve(
    const Form* form, const Deal* deal, const Board* board, int turn, int left, int64_t alpha, int64_t beta
) noexcept nogil:
    cdef int side = turn & 1, at
    cdef int64_t value
    cdef Board then
    cdef List moves
    if form.napola and board.piles[1 - side] & DENARI == DENARI:
        return result(form, deal, board)
    if left == deal.stock:
        if left:
            return learned(form, deal, board)
        then = board[0]
        return finish(form, deal, &then)
    order(form, board.hands[turn], board.table, &moves)
    for at in range(moves.count):
        then = board[0]
        make(form, &then, turn, moves.cards[at], moves.taken[at], left)
        value = solve(form, deal, &then, (turn + 1) % form.seats, left - 1, alpha, beta)
        if side:
            beta = min(beta, value)
        else:
            alpha = max(alpha, value)
        if alpha >= beta:
            break
    return beta if side else alpha


# Worlds

cdef uint64_t draw(const Seen* seen, const int* unseen, int* cards, uint64_t random) noexcept nogil:
    cdef int at, other, held
    for at in range(seen.unseen):
        cards[at] = unseen[at]
    for at in range(seen.unseen - 1):
        random = step(random)
        other = at + <int>((random >> 33) * <uint64_t>(seen.unseen - at) >> 31)
        held = cards[at]
        cards[at] = cards[other]
        cards[other] = held
    return random


cdef void deal_out(const Form* form, const Seen* seen, const int* cards, uint64_t* hands) noexcept nogil:
    cdef int seat, at = 0, number
    for seat in range(4):
        hands[seat] = 0
    for seat in range(form.seats):
        if seat == seen.seat:
            hands[seat] = seen.hand
        else:
            for number in range(seen.sizes[seat]):
                hands[seat] |= <uint64_t>1 << cards[at]
                at += 1


cdef double likelihood(const Form* form, const Seen* seen, int seat, uint64_t hand) noexcept nogil:
    cdef double likely = 1.0, total, made, share
    cdef int at, number, best
    cdef const Past* past
    cdef List moves
    for at in range(seen.plays - 1, -1, -1):
        past = &seen.past[at]
        if past.seat != seat:
            continue
        hand |= <uint64_t>1 << past.card
        rate(form, hand, past.table, past.seen, past.size, past.left, &moves)
        if moves.count == 1:
            continue
        best = 0
        for number in range(1, moves.count):
            if moves.values[number] > moves.values[best]:
                best = number
        total = 0.0
        made = 0.0
        for number in range(moves.count):
            share = exp(<double>(moves.values[number] - moves.values[best]) / TEMPERATURE)
            total += share
            if moves.cards[number] == past.card and moves.taken[number] == past.taken:
                made = share
        likely *= (1.0 - WILD) * made / total + WILD / <double>moves.count
    return likely


cdef inline double likely_of(const Form* form, const Seen* seen, int seat, uint64_t hand) noexcept nogil:
    return 1.0 if seat == seen.seat else likelihood(form, seen, seat, hand)


cdef uint64_t exchange(
    const Form* form, const Seen* seen, const int* holders, int* cards, double* likely, int steps, uint64_t random
) noexcept nogil:
    cdef int number, one, two, held, at
    cdef int seats[2]
    cdef double fresh[2]
    cdef double before, after
    cdef uint64_t hands[4]
    if not seen.unseen:
        return random
    for number in range(steps):
        random = step(random)
        one = <int>((random >> 33) * <uint64_t>seen.unseen >> 31)
        random = step(random)
        two = <int>((random >> 33) * <uint64_t>seen.unseen >> 31)
        random = step(random)
        seats[0] = holders[one]
        seats[1] = holders[two]
        if seats[0] == seats[1]:
            continue
        held = cards[one]
        cards[one] = cards[two]
        cards[two] = held
        deal_out(form, seen, cards, hands)
        before = 1.0
        after = 1.0
        for at in range(2):
            if seats[at] >= 0:
                fresh[at] = likely_of(form, seen, seats[at], hands[seats[at]])
                before *= likely[seats[at]]
                after *= fresh[at]
        if <double>(random >> 33) * before < after * 2147483648.0:
            for at in range(2):
                if seats[at] >= 0:
                    likely[seats[at]] = fresh[at]
        else:
            held = cards[one]
            cards[one] = cards[two]
            cards[two] = held
    return random


cdef struct Chain:
    const Seen* seen
    const int* unseen
    int steps
    bint drawn
    uint64_t random
    int cards[40]
    int holders[40]
    double likely[4]


cdef void begin(const Form* form, Chain* chain, const Seen* seen, const int* unseen, int steps, uint64_t random) noexcept nogil:
    cdef int seat, at, count = 0
    chain.seen = seen
    chain.unseen = unseen
    chain.steps = steps
    chain.drawn = False
    chain.random = random
    for seat in range(form.seats):
        if seat != seen.seat:
            for at in range(seen.sizes[seat]):
                chain.holders[count] = seat
                count += 1
    for at in range(count, seen.unseen):
        chain.holders[at] = -1


cdef void forward(const Form* form, Chain* chain) noexcept nogil:
    cdef int seat
    cdef uint64_t hands[4]
    if chain.drawn and chain.steps:
        chain.random = exchange(form, chain.seen, chain.holders, chain.cards, chain.likely, chain.steps, chain.random)
        return
    chain.random = draw(chain.seen, chain.unseen, chain.cards, chain.random)
    chain.drawn = True
    if chain.steps:
        deal_out(form, chain.seen, chain.cards, hands)
        for seat in range(form.seats):
            chain.likely[seat] = likely_of(form, chain.seen, seat, hands[seat])
        chain.random = exchange(form, chain.seen, chain.holders, chain.cards, chain.likely, BURN_IN, chain.random)


# The tree

cdef int child_of(const Node* nodes, int node, int card, uint64_t taken) noexcept nogil:
    cdef int child = nodes[node].child
    while child >= 0 and (nodes[child].card != card or nodes[child].taken != taken):
        child = nodes[child].next
    return child


cdef int descend(
    const Form* form, const Deal* deal, Node* nodes, int* used, Board* board, int* turn, int left, int until, double explore, bint even,
    int* path
) noexcept nogil:
    cdef int node = 0, length = 1, seat, side, at, child, size, best, picked
    cdef bint fresh = False
    cdef double mean, bound, top
    cdef List moves
    path[0] = 0
    while not fresh and left > until:
        seat = turn[0]
        side = seat & 1
        order(form, board.hands[seat], board.table, &moves)
        for at in range(moves.count):
            if child_of(nodes, node, moves.cards[at], moves.taken[at]) < 0:
                fresh = True
                break
        if fresh:
            size = bits_of(board.hands[(seat + 1) % form.seats])
            if not size and deal.stock:
                size = form.dealt
            rate(form, board.hands[seat], board.table, board.table | board.piles[0] | board.piles[1], size, left, &moves)
            best = -1
            for at in range(moves.count):
                child = child_of(nodes, node, moves.cards[at], moves.taken[at])
                if child >= 0:
                    nodes[child].met += 1
                elif best < 0 or higher(&moves, at, best):
                    best = at
            picked = used[0]
            used[0] += 1
            nodes[picked].card = moves.cards[best]
            nodes[picked].taken = moves.taken[best]
            nodes[picked].child = -1
            nodes[picked].last = -1
            nodes[picked].next = -1
            nodes[picked].met = 1
            if nodes[node].last < 0:
                nodes[node].child = picked
            else:
                nodes[nodes[node].last].next = picked
            nodes[node].last = picked
        else:
            picked = -1
            top = 0.0
            for at in range(moves.count):
                child = child_of(nodes, node, moves.cards[at], moves.taken[at])
                nodes[child].met += 1
                if even and not node:
                    if picked < 0 or nodes[child].visits < nodes[picked].visits:
                        picked = child
                    continue
                mean = <double>nodes[child].total / <double>nodes[child].visits
                bound = (-mean if side else mean) + explore * sqrt(
                    log(<double>nodes[child].met) / <double>nodes[child].visits
                )
                if picked < 0 or bound > top:
                    top = bound
                    picked = child
        node = picked
        path[length] = node
        length += 1
        turn[0] = (seat + 1) % form.seats
        if make(form, board, seat, nodes[node].card, nodes[node].taken, left):
            break
        left -= 1
    return length


cdef class Core:
    """The form of the game as the compiled functions want it."""

    cdef Form form

    def __cinit__(self, kernel):
        cdef int unseen, hand, fitting, card
        self.form.seats = kernel.seats
        self.form.dealt = kernel.dealt
        self.form.deck = kernel.deck
        self.form.napola = kernel.napola
        self.form.re_bello = kernel.re_bello
        self.form.ace_takes_all = kernel.ace_takes_all
        self.form.ace_scopa = kernel.ace_scopa
        self.form.fewest = kernel.fewest
        self.form.outright = kernel.outright
        self.form.twin = kernel.twin
        for card in range(40):
            self.form.worth[card] = kernel.worth[card]
            self.form.laid[card] = kernel.laid[card]
            self.form.exposed[card] = kernel.exposed[card]
        for unseen in range(41):
            for hand in range(11):
                for fitting in range(9):
                    self.form.chances[unseen][hand][fitting] = kernel.chances[unseen][hand][fitting]

    cdef void ask(self, Deal* deal, position, weights, goal):
        cdef int one, two
        deal.stock = position.stock
        deal.first = position.first
        for one in range(len(weights)):
            deal.weights[one] = weights[one]
        deal.played_for = goal is not None
        if goal is not None:
            for one in range(GOAL):
                for two in range(GOAL):
                    deal.goal[one][two] = goal[one][two]

    cdef void look(self, Seen* seen, position, plays):
        cdef int at
        seen.seat = position.seat
        seen.hand = position.hand
        for at in range(4):
            seen.sizes[at] = position.sizes[at] if at < self.form.seats else 0
        seen.left = position.left
        seen.unseen = (<object>position.unseen).bit_count()
        self.recall(seen, plays)

    cdef void recall(self, Seen* seen, plays):
        seen.plays = min(len(plays), 40)
        for at in range(seen.plays):
            play = plays[at]
            seen.past[at].seat = play.seat
            seen.past[at].card = play.card
            seen.past[at].taken = play.taken
            seen.past[at].table = play.table
            seen.past[at].seen = play.seen
            seen.past[at].size = play.size
            seen.past[at].left = play.left

    cdef void list_moves(self, List* listed, moves):
        listed.count = 0
        for card, taken in moves:
            push(listed, 0, card, taken)

    cdef Board board(self, position):
        cdef Board board
        memset(&board, 0, sizeof(Board))
        board.table = position.table
        board.piles[0], board.piles[1] = position.piles
        board.sweeps[0], board.sweeps[1] = position.sweeps
        board.taker = position.taker
        return board

    def rated(self, uint64_t hand, uint64_t table, uint64_t seen, int size, int left):
        cdef List moves
        rate(&self.form, hand, table, seen, size, left, &moves)
        return [(moves.values[at], moves.cards[at], moves.taken[at]) for at in range(moves.count)]

    def likelihood(self, plays, int seat, uint64_t hand):
        cdef Seen seen
        self.recall(&seen, plays)
        return likelihood(&self.form, &seen, seat, hand)

    def flat(self, position, moves, int worlds, uint64_t random, goal, int steps):
        cdef List listed
        cdef int number
        self.list_moves(&listed, moves)
        random = self.ends(position, &listed, worlds, random, goal, steps, NULL)
        return [listed.values[number] for number in range(listed.count)], random

    def counts(self, position, moves, int worlds, uint64_t random, int steps):
        cdef List listed
        cdef int number, at
        cdef int64_t sums[MOST][5]
        self.list_moves(&listed, moves)
        memset(sums, 0, sizeof(sums))
        self.ends(position, &listed, worlds, random, None, steps, sums)
        return [tuple([sums[number][at] for at in range(5)]) for number in range(listed.count)]

    cdef uint64_t ends(self, position, List* moves, int worlds, uint64_t random, goal, int steps, int64_t (*sums)[5]):
        """Plays every move on in every world; the results are added to its value, or what they are counted by to `sums`."""
        cdef Deal deal
        cdef Seen seen
        cdef Chain chain
        cdef Board start = self.board(position), then
        cdef int number, at
        cdef int unseen[40]
        cdef uint64_t none = 0
        self.ask(&deal, position, (), goal)
        self.look(&seen, position, position.plays)
        fill(unseen, position.unseen)
        with nogil:
            begin(&self.form, &chain, &seen, unseen, steps, random)
            for at in range(worlds):
                forward(&self.form, &chain)
                deal_out(&self.form, &seen, chain.cards, start.hands)
                for number in range(moves.count):
                    then = start
                    make(&self.form, &then, seen.seat, moves.cards[number], moves.taken[number], seen.left)
                    moves.values[number] += playout(
                        &self.form, &deal, &then, chain.cards + seen.unseen - deal.stock,
                        (seen.seat + 1) % self.form.seats, 0, 0, &none
                    )
                    if sums != NULL:
                        count_up(&then, sums[number])
        return chain.random

    def playouts(self, position, cards, int times, uint64_t random, int wild, weights, int until):
        cdef Deal deal
        cdef Seen seen
        cdef Board start = self.board(position), board
        cdef int world[40]
        cdef int at
        cdef int64_t total = 0
        learned_.needed(until, weights)
        self.ask(&deal, position, weights, None)
        self.look(&seen, position, ())
        for at in range(len(cards)):
            world[at] = cards[at]
        deal_out(&self.form, &seen, world, start.hands)
        with nogil:
            for at in range(times):
                board = start
                total += playout(
                    &self.form, &deal, &board, world + seen.unseen - deal.stock, seen.seat, until, wild, &random
                )
        return total, random

    def foresee(self, position, moves, worlds, weights, goal):
        cdef Deal deal
        cdef Board start = self.board(position), then
        cdef int number, seat, turn = position.seat, left = position.left
        cdef List listed
        learned_.needed(position.stock, weights)
        self.ask(&deal, position, weights, goal)
        self.list_moves(&listed, moves)
        found = []
        for world in worlds:
            for seat in range(self.form.seats):
                start.hands[seat] = world[seat]
            with nogil:
                for number in range(listed.count):
                    then = start
                    make(&self.form, &then, turn, listed.cards[number], listed.taken[number], left)
                    listed.values[number] = solve(
                        &self.form, &deal, &then, (turn + 1) % self.form.seats, left - 1, -FAR, FAR
                    )
            found.append([listed.values[number] for number in range(listed.count)])
        return found

    def tree(
        self, position, int rounds, uint64_t random, double explore, int wild, int steps, int pool, bint even, weights,
        int until, goal, world, stop
    ):
        cdef Deal deal
        cdef Seen seen
        cdef Board start = self.board(position), board
        cdef int unseen[40]
        cdef int path[48]
        cdef Chain chain
        cdef int used = 1, number, at, length, turn
        cdef bint given = len(world) > 0, stops = stop is not None, halted
        cdef int64_t value, level = 0, known = 0
        learned_.needed(until, weights)
        cdef Node* nodes = <Node*>calloc(rounds + 1, sizeof(Node))
        cdef int* drawn = <int*>calloc(pool + 1, sizeof(chain.cards))
        if nodes == NULL or drawn == NULL:
            free(nodes)
            free(drawn)
            raise MemoryError
        self.ask(&deal, position, weights, goal)
        self.look(&seen, position, position.plays)
        fill(unseen, position.unseen)
        begin(&self.form, &chain, &seen, unseen, steps, random)
        for at in range(len(world)):
            chain.cards[at] = world[at]
        nodes[0].child = -1
        nodes[0].last = -1
        with nogil:
            for number in range(rounds):
                if stops and number and number % LOOK == 0:
                    with gil:
                        halted = stop.is_set()
                    if halted:
                        break
                if pool and number >= pool:
                    memcpy(chain.cards, drawn + 40 * (number % pool), sizeof(chain.cards))
                elif not given:
                    forward(&self.form, &chain)
                    if pool:
                        memcpy(drawn + 40 * number, chain.cards, sizeof(chain.cards))
                board = start
                deal_out(&self.form, &seen, chain.cards, board.hands)
                if until:
                    level = levels(&self.form, &deal, &board)
                known += level
                turn = seen.seat
                length = descend(
                    &self.form, &deal, nodes, &used, &board, &turn, seen.left, max(until, deal.stock), explore, even, path
                )
                value = playout(
                    &self.form, &deal, &board, chain.cards + seen.unseen - deal.stock, turn, until, wild, &chain.random
                )
                for at in range(length):
                    nodes[path[at]].visits += 1
                    nodes[path[at]].total += value - level
        found = []
        at = nodes[0].child
        while at >= 0:
            settled = <object>known * nodes[at].visits // nodes[0].visits
            found.append((nodes[at].card, nodes[at].taken, nodes[at].visits, nodes[at].total + settled))
            at = nodes[at].next
        free(nodes)
        free(drawn)
        return found, chain.random


cdef void fill(int* cards, uint64_t unseen) noexcept:
    cdef int at = 0
    while unseen:
        cards[at] = low_of(unseen)
        unseen &= unseen - 1
        at += 1


class Kernel(spec_tree.Kernel):
    """`tree.Kernel` with its hot questions answered by compiled code."""

    def __init__(self, rules):
        super().__init__(rules)
        self._core = Core(self)

    def rated(self, hand, table, seen, size, left):
        return self._core.rated(hand, table, seen, size, left)

    def likelihood(self, plays, seat, hand):
        return self._core.likelihood(plays, seat, hand)

    def flat(self, position, moves, worlds, random, goal=None, steps=0):
        return self._core.flat(position, moves, worlds, random, goal, steps)

    def foresee(self, position, moves, worlds, weights, goal=None):
        return self._core.foresee(position, moves, worlds, weights, goal)

    def counts(self, position, moves, worlds, random, steps=0):
        return self._core.counts(position, moves, worlds, random, steps)

    def playouts(self, position, cards, times, random, *, wild=0, weights=(), until=0):
        return self._core.playouts(position, cards, times, random, wild, weights, until)

    def tree(
        self, position, rounds, random, *, explore, wild, steps=0, pool=0, even=False, weights=(), until=0, goal=None,
        open_world=(), stop=None
    ):
        return self._core.tree(
            position, rounds, random, explore, wild, steps, pool, even, weights, until, goal, open_world, stop
        )
