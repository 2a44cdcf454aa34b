// Poker with discard counted on a graphics card: the sums of kernel.py and kernel_bank.py, to the last digit.
//
// A block of threads has a collection of dead ranks at a time. `count_bank` finds what the bank does with what is left,
// by rank and for each set of those ranks that may be dead in one suit; `deal_suits` deals the suits. Above this stand
// the sizes and, as names of places in `t`, the tables (on_card.py).

typedef long long i64;
typedef unsigned long long u64;

extern __shared__ unsigned int room[];

struct Row {
    int left[13], ranks[7], present[7], copies[7], different, key;
};

__device__ __forceinline__ void read_row(const int *dead, Row &row) {
    int n = 0;
    row.different = row.key = 0;
    for (int r = 0; r < 13; r++) {
        row.left[r] = 4 - dead[r];
        if (dead[r]) {
            row.copies[row.different] = dead[r];
            row.present[row.different++] = r;
        }
        for (int i = 0; i < dead[r]; i++) row.ranks[n++] = r;
    }
}

__device__ __forceinline__ int class_at(const int *t, int key) {
    return t[UNSUITED + t[LOW_BASE + (key & LOW_MASK)] + t[HIGH_PLACE + (key >> SHIFT)]];
}

__device__ __forceinline__ void add(u64 *found, int number, i64 ways) {
    if (ways) atomicAdd(&found[number], (u64)ways);
}

// The two cards of a slot, by place among the dead: -1 for none.
__device__ __forceinline__ void slot_cards(int slot, int &a, int &b) {
    a = b = -1;
    if (SIZE == 6) b = slot;
    if (SIZE == 7) {
        for (a = 0; slot >= SIZE - 1 - a; a++) slot -= SIZE - 1 - a;
        b = a + 1 + slot;
    }
}

// Two cards to three that are kept; the two thrown away are any of different ranks under `below` but one rank.
__device__ void draw_two(const int *t, int base, const int *left, const int *more, const int *less, int pairs,
                         int below, int not_this, i64 ways, u64 *found) {
    if (!pairs) return;
    for (int y = 0; y < 13; y++) {
        if (!more[y]) continue;
        const int number = more[y] > 1 ? class_at(t, base + 2 * t[KEY + y]) : -1;
        if (number >= QUALIFIES) {
            const i64 two = more[y] * (more[y] - 1) / 2, fewer = (more[y] - 1) * (more[y] - 2) / 2;
            add(found, number, ways * (two * (pairs - less[y]) + fewer * less[y]));
        }
        for (int z = 0; z < y; z++) {
            if (!more[z]) continue;
            const int mixed = class_at(t, base + t[KEY + y] + t[KEY + z]);
            if (mixed < QUALIFIES) continue;
            const i64 both = y < below && z < below && y != not_this && z != not_this ? left[y] * left[z] : 0;
            add(found, mixed, ways * ((i64)more[y] * more[z] * pairs - more[z] * less[y] - more[y] * less[z] + both));
        }
    }
}

// Hands with two cards of a rank or more. A thread has a pair of ranks at a time.
__device__ void alike_ranks(const int *t, const int *left, u64 *found) {
    int more[13], less[13];
    for (int n = threadIdx.x; n < 169; n += blockDim.x) {
        const int a = n / 13, q = n % 13;
        if (left[a] < 2) continue;
        const int key = t[KEY + a], other = t[KEY + q];
        const i64 pairs = left[a] * (left[a] - 1) / 2;
        if (a == q) {
            if (left[a] < 3) continue;
            int whole = 0, apart = 0;
            for (int r = 0; r < 13; r++) {
                if (r == a) continue;
                apart += whole * left[r];
                whole += left[r];
            }
            for (int y = 0; y < 13; y++) {
                more[y] = left[y] - (y == a ? 3 : 0);
                less[y] = y != a ? left[y] * (whole - left[y]) : 0;
            }
            draw_two(t, 3 * key, left, more, less, apart, 13, a, 2 * (left[a] == 4 ? 4 : 1), found);
            continue;
        }
        if (left[a] == 4 && left[q]) add(found, class_at(t, 4 * key + other), (i64)left[q] * STAND);
        if (left[a] >= 3 && left[q] >= 2) {
            const i64 two = left[q] * (left[q] - 1) / 2;
            add(found, class_at(t, 3 * key + 2 * other), (left[a] == 4 ? 4 : 1) * two * STAND);
        }
        if (q < a && left[q] >= 2) {
            const i64 ways = pairs * (left[q] * (left[q] - 1) / 2) * ONE;
            const int odd = STOCK - left[a] - left[q], base = 2 * key + 2 * other;
            if (left[a] > 2) add(found, class_at(t, base + key), ways * odd * (left[a] - 2));
            if (left[q] > 2) add(found, class_at(t, base + other), ways * odd * (left[q] - 2));
            for (int y = 0; y < 13; y++)
                if (y != a && y != q && left[y]) add(found, class_at(t, base + t[KEY + y]), ways * left[y] * (odd - 1));
        }
        if (!left[q]) continue;
        int whole = 0, apart = 0;
        for (int r = 0; r < q; r++) {
            if (r == a) continue;
            apart += whole * left[r];
            whole += left[r];
        }
        for (int y = 0; y < 13; y++) {
            more[y] = left[y] - (y == a ? 2 : y == q ? 1 : 0);
            less[y] = y < q && y != a ? left[y] * (whole - left[y]) : 0;
        }
        draw_two(t, 2 * key + other, left, more, less, apart, q, a, 2 * pairs * left[q], found);
    }
}

// The ways to four ranks and a fifth of which four or five are in one suit.
__device__ __forceinline__ i64 suited_four(const int *ranks, int x, const int *alive, const int *off) {
    i64 ways = (i64)alive[ranks[0]] * alive[ranks[1]] * alive[ranks[2]] * alive[ranks[3]] * (alive[x] + off[x]);
    for (int n = 0; n < 4; n++) {
        i64 but = alive[x];
        for (int m = 0; m < 4; m++) but *= m == n ? off[ranks[m]] : alive[ranks[m]];
        ways += but;
    }
    return ways;
}

// Hands of five ranks; where `in_suit`, those are taken away of which four or five are in one suit.
__device__ void different_ranks(const int *t, const int *left, const int *alive, const int *off, bool in_suit,
                                u64 *found) {
    const i64 sign = in_suit ? -1 : 1;
    for (int n = threadIdx.x; n < FIVES_SIZE; n += blockDim.x) {
        const int five = t[FIVES + n], number = t[STRAIGHT + five];
        if (!number) continue;
        i64 ways = 1;
        for (int r = 0; r < 13; r++)
            if (five >> r & 1) ways *= in_suit ? alive[r] : left[r];
        add(found, number, sign * ways * STAND);
    }
    for (int place = threadIdx.x; place < RUN_SIZE; place += blockDim.x) {
        const int run = t[RUN + place];
        int ranks[4], n = 0;
        for (int r = 0; r < 13; r++)
            if (run >> r & 1) ranks[n++] = r;
        i64 odd = 0, by[13];
        for (int x = 0; x < 13; x++) {
            by[x] = 0;
            if (run >> x & 1 || t[STRAIGHT + (run | 1 << x)]) continue;
            by[x] = in_suit ? suited_four(ranks, x, alive, off)
                            : (i64)left[ranks[0]] * left[ranks[1]] * left[ranks[2]] * left[ranks[3]] * left[x];
            odd += by[x];
        }
        if (!odd) continue;
        for (int y = 0; y < 13; y++) {
            const int number = t[RUN_CLASS + 13 * place + y];
            if (number < QUALIFIES) continue;
            add(found, number, sign * ONE * (run >> y & 1 ? odd * (left[y] - 1) : odd * left[y] - by[y]));
        }
    }
    for (int n = threadIdx.x; n < KEPT_SIZE; n += blockDim.x) {
        const int a = t[KEPT + 3 * n], b = t[KEPT + 3 * n + 1], c = t[KEPT + 3 * n + 2];
        if (!left[a] || !left[b] || !left[c]) continue;
        const int three = alive[a] * alive[b] * alive[c];
        const int two = off[a] * alive[b] * alive[c] + alive[a] * off[b] * alive[c] + alive[a] * alive[b] * off[c];
        const int ways = left[a] * left[b] * left[c];
        i64 whole = 0;
        int with_one[13], with_both[78];
        for (int r = 0; r < a; r++) with_one[r] = 0;
        for (int r = 0; r < a * (a - 1) / 2; r++) with_both[r] = 0;
        for (int m = t[THROWN_FROM + n]; m < t[THROWN_FROM + n + 1]; m++) {
            const int x = t[THROWN + 2 * m], y = t[THROWN + 2 * m + 1];  // x < y
            const int times =
                in_suit ? three * (alive[x] * alive[y] + off[x] * alive[y] + alive[x] * off[y]) + two * alive[x] * alive[y]
                        : ways * left[x] * left[y];
            whole += times;
            with_one[x] += times;
            with_one[y] += times;
            with_both[y * (y - 1) / 2 + x] = times;
        }
        if (!whole) continue;
        for (int m = t[DRAWN_FROM + n]; m < t[DRAWN_FROM + n + 1]; m++) {
            const int y = t[DRAWN + 3 * m], z = t[DRAWN + 3 * m + 1];  // y <= z
            const i64 my = left[y] - (y == a || y == b || y == c), mz = left[z] - (z == a || z == b || z == c);
            const i64 ly = y < a ? with_one[y] : 0, lz = z < a ? with_one[z] : 0;
            i64 times;
            if (y == z) {
                times = my * (my - 1) / 2 * (whole - ly) + (my - 1) * (my - 2) / 2 * ly;
            } else {
                times = my * mz * whole - mz * ly - my * lz + (z < a ? with_both[z * (z - 1) / 2 + y] : 0);
            }
            add(found, t[DRAWN + 3 * m + 2], sign * 2 * times);
        }
    }
}

// What the bank does with four or five cards of one suit, and the flushes that it draws two cards to.
__device__ void one_suit(const int *t, const int *alive, const int *off, u64 *found) {
    int mask = 0;
    for (int r = 0; r < 13; r++) mask |= alive[r] << r;
    for (int n = threadIdx.x; n < FIVES_SIZE; n += blockDim.x) {
        const int five = t[FIVES + n];
        if ((five & mask) == five) add(found, t[FLUSH + five], STAND);
    }
    for (int place = threadIdx.x; place < FOURS_SIZE; place += blockDim.x) {
        const int four = t[FOURS + place];
        if ((four & mask) != four) continue;
        int odd = 0;
        for (int x = 0; x < 13; x++)
            if (!(four >> x & 1) && !t[STRAIGHT + (four | 1 << x)]) odd += off[x];
        if (!odd) continue;
        for (int y = 0; y < 13; y++) {
            const int inside = four >> y & 1, number = t[FOUR_CLASS + 13 * place + y];
            if (!inside && alive[y]) add(found, t[FLUSH + (four | 1 << y)], (i64)ONE * odd);
            if (number >= QUALIFIES) {
                const int again = inside || t[STRAIGHT + (four | 1 << y)] ? 0 : 1;
                add(found, number, (i64)ONE * off[y] * (odd - again));
            }
        }
    }
    for (int n = threadIdx.x; n < KEPT_SIZE; n += blockDim.x) {
        const int three = 1 << t[KEPT + 3 * n] | 1 << t[KEPT + 3 * n + 1] | 1 << t[KEPT + 3 * n + 2];
        if ((three & mask) != three) continue;
        i64 whole = 0;
        for (int m = t[THROWN_FROM + n]; m < t[THROWN_FROM + n + 1]; m++)
            whole += off[t[THROWN + 2 * m]] * off[t[THROWN + 2 * m + 1]];
        if (!whole) continue;
        const int rest = mask & ~three;
        for (int y = 0; y < 13; y++) {
            if (!(rest >> y & 1)) continue;
            for (int z = 0; z < y; z++) {
                if (!(rest >> z & 1)) continue;
                const int five = three | 1 << y | 1 << z, number = t[MIXED + five];
                if (number >= QUALIFIES) add(found, number, -2 * whole);
                add(found, t[FLUSH + five], 2 * whole);
            }
        }
    }
}

// ends[slot][whether a flush] = (lower, equal) of the bank's hands; returns how often the bank plays.
__device__ void compare(u64 *found, u64 *parts, const int *numbers, u64 *ends, u64 *plays) {
    const int many = CLASSES - QUALIFIES, chunk = (many + blockDim.x - 1) / blockDim.x;
    const int begin = QUALIFIES + min(many, (int)threadIdx.x * chunk), end = min(CLASSES, begin + chunk);
    u64 mine = 0;
    for (int n = begin; n < end; n++) mine += found[n];
    parts[threadIdx.x] = mine;
    __syncthreads();
    if (threadIdx.x == 0) {
        u64 run = 0;
        for (int n = 0; n < blockDim.x; n++) {
            const u64 here = parts[n];
            parts[n] = run;
            run += here;
        }
        *plays = parts[blockDim.x] = run;
    }
    __syncthreads();
    u64 run = parts[threadIdx.x];
    for (int n = begin; n < end; n++) {
        const u64 here = found[n];
        found[n] = run;
        run += here;
    }
    __syncthreads();
    for (int n = threadIdx.x; n < 2 * SLOTS; n += blockDim.x) {
        const int at = numbers[n];
        const u64 after = at + 1 < CLASSES ? found[at + 1] : parts[blockDim.x];
        ends[2 * n] = at < QUALIFIES ? 0 : found[at];
        ends[2 * n + 1] = at < QUALIFIES ? 0 : after - found[at];
    }
}

extern "C" __global__ void count_bank(int rows, const int *t, const int *dead, const i64 *first, u64 *ends, u64 *plays) {
    u64 *found = (u64 *)room, *parts = found + CLASSES;
    int *numbers = (int *)(parts + blockDim.x + 1);
    for (int at = blockIdx.x; at < rows; at += gridDim.x) {
        Row row;
        read_row(dead + 13 * at, row);
        int key = 0, alive[13], off[13];
        for (int i = 0; i < SIZE; i++) key += t[KEY + row.ranks[i]];
        for (int slot = threadIdx.x; slot < SLOTS; slot += blockDim.x) {
            int a, b, rest = key, bits = 0;
            slot_cards(slot, a, b);
            for (int i = 0; i < SIZE; i++) {
                if (i == a || i == b) {
                    rest -= t[KEY + row.ranks[i]];
                } else {
                    bits |= 1 << row.ranks[i];
                }
            }
            numbers[2 * slot] = class_at(t, rest);
            numbers[2 * slot + 1] = __popc(bits) == 5 ? t[FLUSH + bits] : 0;
        }
        for (int item = 0; item <= 1 << row.different; item++) {
            bool possible = true;
            for (int r = 0; r < 13; r++) alive[r] = item > 0;
            for (int i = 0; i < row.different && item; i++) {
                const int inside = (item - 1) >> i & 1;
                alive[row.present[i]] = 1 - inside;
                if (row.copies[i] - inside > 3) possible = false;
            }
            if (!possible) continue;
            for (int r = 0; r < 13; r++) off[r] = row.left[r] - alive[r];
            __syncthreads();
            for (int n = threadIdx.x; n < CLASSES; n += blockDim.x) found[n] = 0;
            __syncthreads();
            if (!item) alike_ranks(t, row.left, found);
            different_ranks(t, row.left, alive, off, item > 0, found);
            if (item) one_suit(t, alive, off, found);
            __syncthreads();
            const i64 to = first[at] + item;
            compare(found, parts, numbers, ends + 4 * SLOTS * to, plays + to);
        }
        __syncthreads();
    }
}

// -- suits ------------------------------------------------------------------------------------------------------------

struct Deal {
    int sets[4], subsets[4], suits[7];
};

// The suits of a deal, of 4, 6, 4 or 1 ways for each rank by its copies; whether their names are in order.
__device__ bool read_deal(const Row &row, int number, Deal &deal) {
    const int ways[5] = {1, 4, 6, 4, 1};
    int i = 0;
    for (int suit = 0; suit < 4; suit++) deal.sets[suit] = deal.subsets[suit] = 0;
    for (int n = 0; n < row.different; n++) {
        const int copies = row.copies[n];
        int which = number % ways[copies], mask = 0;
        number /= ways[copies];
        for (; mask < 16; mask++)
            if (__popc(mask) == copies && which-- == 0) break;
        for (int suit = 0; suit < 4; suit++) {
            if (!(mask >> suit & 1)) continue;
            deal.sets[suit] |= 1 << row.present[n];
            deal.subsets[suit] |= 1 << n;
            deal.suits[i++] = suit;
        }
    }
    return deal.sets[0] >= deal.sets[1] && deal.sets[1] >= deal.sets[2] && deal.sets[2] >= deal.sets[3];
}

__device__ __forceinline__ int orders(const int *sets) {
    if (sets[0] == sets[3]) return 1;
    if (sets[0] == sets[2] || sets[1] == sets[3]) return 4;
    const int same = (sets[0] == sets[1]) + (sets[1] == sets[2]) + (sets[2] == sets[3]);
    return same == 2 ? 6 : same == 1 ? 12 : 24;
}

__device__ __forceinline__ int discard_of(int a, int b) {
    if (b < 0) return 0;
    if (a < 0) return 1 + b;
    return 6 + a * (9 - a) / 2 + b - a - 1;
}

// What comes of a deal where two of the dead cards had been thrown away: the five sums.
__device__ void price(const int *t, const Row &row, const Deal &deal, int slot, const u64 *ends, const u64 *plays, i64 *out) {
    int a, b, flush = 1, one = -1, key = 0, bits = 0;
    slot_cards(slot, a, b);
    for (int i = 0; i < SIZE; i++) {
        if (i == a || i == b) continue;
        key += t[KEY + row.ranks[i]];
        bits |= 1 << row.ranks[i];
        if (one < 0) one = deal.suits[i];
        if (deal.suits[i] != one) flush = 0;
    }
    const int at = 2 * (2 * slot + flush), number = flush ? t[FLUSH + bits] : class_at(t, key);
    i64 lower = ends[at], equal = ends[at + 1], up = plays[0];
    for (int suit = 0; suit < 4; suit++) {
        const i64 item = 1 + deal.subsets[suit];
        lower += ends[4 * SLOTS * item + at];
        equal += ends[4 * SLOTS * item + at + 1];
        up += plays[item];
    }
    const int *w = t + WORTH + 4 * t[KIND + number];
    const i64 ways = orders(deal.sets) * WEIGHT, idle = TOTAL - up, lost = up - lower - equal;
    out[0] = ways * (idle * w[0] + lower * w[1] + equal * w[2] + lost * w[3]);
    out[1] = ways * idle;
    out[2] = ways * lower;
    out[3] = ways * equal;
    out[4] = ways * (idle * w[0] * w[0] + lower * w[1] * w[1] + equal * w[2] * w[2] + lost * w[3] * w[3]);
}

// Adds what comes of a deal to the hand that is left without two of the cards, and to each discard that leads there.
__device__ void add_to_hand(const Row &row, const Deal &deal, int slot, const int *place, const i64 *out, u64 *sums) {
    int a, b, own[4], order[4], hand[5], n = 0;
    slot_cards(slot, a, b);
    for (int suit = 0; suit < 4; suit++) own[suit] = deal.sets[suit];
    if (a >= 0) own[deal.suits[a]] &= ~(1 << row.ranks[a]);
    if (b >= 0) own[deal.suits[b]] &= ~(1 << row.ranks[b]);
    for (int suit = 0; suit < 4; suit++) {
        order[suit] = 0;
        for (int other = 0; other < 4; other++)
            order[suit] += own[other] > own[suit] || (own[other] == own[suit] && other < suit);
    }
    for (int i = 0; i < SIZE; i++) {
        if (i == a || i == b) continue;
        const int card = order[deal.suits[i]] * 13 + row.ranks[i];
        int m = n++;
        for (; m && hand[m - 1] > card; m--) hand[m] = hand[m - 1];
        hand[m] = card;
    }
    const i64 e = hand[4], d = hand[3], c = hand[2];
    const i64 number = hand[0] + hand[1] * (hand[1] - 1) / 2 + c * (c - 1) * (c - 2) / 6 +
                       d * (d - 1) * (d - 2) * (d - 3) / 24 + e * (e - 1) * (e - 2) * (e - 3) * (e - 4) / 120;
    u64 *to = sums + 80ll * place[number];
    for (int other = 0; other < SLOTS; other++) {
        int x, y, at_x = -1, at_y = -1;
        slot_cards(other, x, y);
        if (y >= 0 && (y == a || y == b)) continue;
        if (x >= 0 && (x == a || x == b)) continue;
        for (int m = 0; m < 5; m++) {
            if (x >= 0 && hand[m] == order[deal.suits[x]] * 13 + row.ranks[x]) at_x = m;
            if (y >= 0 && hand[m] == order[deal.suits[y]] * 13 + row.ranks[y]) at_y = m;
        }
        const int discard = discard_of(min(at_x, at_y), max(at_x, at_y));
        for (int k = 0; k < 5; k++) atomicAdd(&to[5 * discard + k], (u64)out[5 * other + k]);
    }
}

extern "C" __global__ void deal_suits(int rows, const int *t, const int *dead, const i64 *first, const u64 *ends,
                                      const u64 *plays, const int *place, u64 *sums) {
    const int ways[5] = {1, 4, 6, 4, 1};
    i64 *out = (i64 *)room;
    int *deals = (int *)(out + AT_ONCE * SLOTS * 5), *count = deals + MOST_DEALS;
    for (int at = blockIdx.x; at < rows; at += gridDim.x) {
        Row row;
        Deal deal;
        read_row(dead + 13 * at, row);
        int all = 1;
        for (int n = 0; n < row.different; n++) all *= ways[row.copies[n]];
        __syncthreads();
        if (threadIdx.x == 0) *count = 0;
        __syncthreads();
        for (int number = threadIdx.x; number < all; number += blockDim.x)
            if (read_deal(row, number, deal)) deals[atomicAdd(count, 1)] = number;
        __syncthreads();
        const int many = *count;
        for (int begin = 0; begin < many; begin += AT_ONCE) {
            const int items = min(AT_ONCE, many - begin) * SLOTS;
            for (int n = threadIdx.x; n < items; n += blockDim.x) {
                read_deal(row, deals[begin + n / SLOTS], deal);
                price(t, row, deal, n % SLOTS, ends + 4 * SLOTS * first[at], plays + first[at], out + 5 * n);
            }
            __syncthreads();
            for (int n = threadIdx.x; n < items; n += blockDim.x) {
                read_deal(row, deals[begin + n / SLOTS], deal);
                add_to_hand(row, deal, n % SLOTS, place, out + 5 * (n / SLOTS * SLOTS), sums);
            }
            __syncthreads();
        }
    }
}
