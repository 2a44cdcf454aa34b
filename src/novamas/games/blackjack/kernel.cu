// The loop of blackjack on a graphics card: as kernel.py, from the same tables.
#include "device_shoe.cuh"

enum { FIRST_TWO, HALF, ACES };
enum { STANDS, OVER, GONE };
constexpr int DRAW = 1, DOUBLE = 2, SPLIT = 4, SURRENDER = 8;
constexpr int LONGEST = 24, VALUES = 10, ENDS = 24, SUITED = 52, SEVENS = 5;
constexpr int STATES = given::naturals_size, BOXES = given::boxes, STAGES = given::stages;

struct Hand {
    short state;
    unsigned char box, type, size, times, fate, end;
    unsigned char cards[LONGEST];
};

struct Seat {
    Shoe shoe;
    Hand hands[given::most];
    unsigned char bank[LONGEST];
    int count, dealt;
    bool dry;
};

__device__ __forceinline__ void sit(Seat &seat) { seat.shoe.left = 0; }

__device__ void prepare(int me, int threads) {}

// The shoe ran dry: everything that lies on no hand and is not the bank's is in it again, in order.
__device__ void fill_again(Seat &seat, int hands) {
    int lying[SUITED];
    for (int n = 0; n < SUITED; n++) lying[n] = 0;
    for (int n = 0; n < seat.dealt; n++) lying[seat.bank[n]]++;
    for (int n = 0; n < hands; n++) {
        const Hand &hand = seat.hands[n];
        if (hand.fate == OVER) continue;
        for (int card = 0; card < hand.size; card++) lying[hand.cards[card]]++;
    }
    seat.shoe.left = 0;
    for (int n = 0; n < given::pack_size; n++) {
        const int card = given::pack[n];
        if (lying[card] > 0) {
            lying[card]--;
        } else {
            seat.shoe.cards[seat.shoe.left++] = (unsigned char)card;
        }
    }
    seat.dry = true;
}

__device__ __forceinline__ int money(const int *table, int box, int stage) { return table[box * STAGES + stage]; }

__device__ __forceinline__ int flags_of(const Hand &hand, int up) {
    return given::flags[(hand.type * VALUES + up) * STATES + hand.state];
}

__device__ __forceinline__ int lay_again(int box) {
    int put = 0;
    for (int stage = 0; stage < STAGES; stage++) put += money(given::stakes, box, stage);
    return put;
}

__device__ __forceinline__ void begin(Hand &hand, int box, int type, int card) {
    hand.state = (short)given::more[given::values[card]];
    hand.box = (unsigned char)box;
    hand.type = (unsigned char)type;
    hand.size = hand.times = 1;
    hand.fate = STANDS;
    hand.cards[0] = (unsigned char)card;
}

// One of two cards becomes a hand of its own.
__device__ __forceinline__ void split(Seat &seat, Hand &hand, unsigned short *waiting, int &size) {
    if (seat.count == given::most) fail();
    const int type = given::values[hand.cards[0]] == 0 ? ACES : HALF;
    begin(seat.hands[seat.count], hand.box, type, hand.cards[1]);
    begin(hand, hand.box, type, hand.cards[0]);
    waiting[size++] = (unsigned short)seat.count++;
}

// A hand in its turn, until it stands or is lost.
__device__ __forceinline__ int play_hand(
    Seat &seat, Stream &stream, Hand &hand, int up, int &third, unsigned short *waiting, int &size, int &put
) {
    bool due = hand.size == 1;
    int does = flags_of(hand, up), value = 0;
    while (due || does) {
        if (!due) {
            if (does & SPLIT) {
                split(seat, hand, waiting, size);
                put += lay_again(hand.box);
            } else if ((does & DOUBLE) && given::able[hand.box]) {
                hand.times = 2;
                put += lay_again(hand.box);
            } else if (!(does & DRAW)) {
                break;
            }
        }
        const int card = seat.shoe.deal(stream);
        hand.cards[hand.size++] = (unsigned char)card;
        if (third < 0) third = card;
        if (seat.shoe.left == 0) fill_again(seat, seat.count);
        due = false;
        value = given::values[card];
        if (hand.times == 2) break;
        hand.state = (short)given::more[hand.state * VALUES + value];
        if (hand.state < 0) break;
        does = flags_of(hand, up);
    }
    hand.end = 0;
    if (hand.times == 2) {
        hand.end = (unsigned char)given::doubled[hand.state * VALUES + value];
    } else if (hand.state >= 0) {
        hand.end = (unsigned char)given::ends[(hand.type == FIRST_TWO ? 0 : 1) * STATES + hand.state];
    }
    if (hand.end) return 0;
    hand.fate = OVER;
    return -hand.times * lay_again(hand.box);
}

// What one play of the bank brings.
__device__ __forceinline__ int play_bank(Seat &seat, Stream &stream, Counts counts, int up, int stage, bool insuring) {
    int bank = up, net = 0;
    seat.dealt = 1;
    while (!given::bank_stands[bank]) {
        const int card = seat.shoe.deal(stream);
        seat.bank[seat.dealt++] = (unsigned char)card;
        bank = given::bank_more[bank * VALUES + given::values[card]];
        if (seat.shoe.left == 0) fill_again(seat, seat.count);
    }
    counts.note(given::bank_outcomes[bank]);
    for (int n = 0; n < seat.count; n++) {
        const Hand &hand = seat.hands[n];
        if (hand.fate != STANDS || !money(given::stakes, hand.box, stage)) continue;
        const int result = given::results[bank * ENDS + hand.end];
        counts.note(result);
        net += given::pay[((result * 2 + hand.times - 1) * BOXES + hand.box) * STAGES + stage];
    }
    if (insuring) {
        for (int box = 0; box < BOXES; box++) {
            net += given::insurance[((given::bank_naturals[bank] ? 1 : 0) * BOXES + box) * STAGES + stage];
        }
    }
    return net;
}

__device__ __forceinline__ bool is_needed(const Seat &seat, int stage, bool insuring) {
    if (given::always) return true;
    bool all_over = true, needed = false;
    for (int n = 0; n < seat.count; n++) {
        const Hand &hand = seat.hands[n];
        all_over = all_over && hand.fate == OVER;
        needed = needed || (hand.fate == STANDS && money(given::stakes, hand.box, stage)) ||
                 (insuring && money(given::insured, hand.box, stage));
    }
    return needed || (given::over_only && !all_over);
}

__device__ __forceinline__ i64 play_round(Seat &seat, Stream &stream, Counts counts, int &put) {
    Shoe &shoe = seat.shoe;
    if (shoe.left <= given::behind || given::shuffler) shoe.load(stream);
    int net = 0, up = 0;
    unsigned char firsts[2 * BOXES];
    unsigned short waiting[given::most];
    int thirds[BOXES];
    seat.count = BOXES;
    seat.dealt = 0;
    seat.dry = false;
    for (int turn = 0; turn < 2 * BOXES + 1; turn++) {
        const int card = shoe.deal(stream), value = given::values[card];
        if (turn == BOXES) {
            up = value;
            seat.bank[0] = (unsigned char)card;
            seat.dealt = 1;
        } else if (turn < BOXES) {
            begin(seat.hands[turn], turn, FIRST_TWO, card);
            firsts[2 * turn] = (unsigned char)card;
        } else {
            const int box = turn - BOXES - 1;
            Hand &hand = seat.hands[box];
            hand.state = (short)given::more[hand.state * VALUES + value];
            hand.size = 2;
            hand.cards[1] = firsts[2 * box + 1] = (unsigned char)card;
            thirds[box] = -1;
        }
        if (shoe.left == 0) fill_again(seat, min(turn + 1, BOXES));
    }
    if (given::with_pairs) {
        for (int box = 0; box < BOXES; box++) {
            if (!given::pairs_laid[box]) continue;
            const int kind = given::pair_kinds[firsts[2 * box] * SUITED + firsts[2 * box + 1]];
            net += given::pairs[box * given::pairs_parts + kind];
            if (kind) counts.note(given::pairs_named + kind);
        }
    }
    const bool insuring = given::insures && up == 0;
    for (int box = 0; box < BOXES; box++) {
        Hand &hand = seat.hands[box];
        if (insuring) {
            for (int stage = 0; stage < STAGES; stage++) put += money(given::insured, box, stage);
        }
        if (given::paid_at_once && up == 0 && given::naturals[hand.state]) {
            hand.fate = GONE;
            net += given::at_once[box];
        } else if (flags_of(hand, up) & SURRENDER) {
            hand.fate = GONE;
            net += given::given_up[box];
        }
    }
    for (int box = 0; box < BOXES; box++) {
        if (seat.hands[box].fate == GONE) continue;
        waiting[0] = (unsigned short)box;
        int size = 1;
        while (size > 0) net += play_hand(seat, stream, seat.hands[waiting[--size]], up, thirds[box], waiting, size, put);
    }
    for (int stage = 0; stage < STAGES; stage++) {
        if (is_needed(seat, stage, insuring)) net += play_bank(seat, stream, counts, up, stage, insuring);
    }
    if (given::with_sevens) {
        for (int box = 0; box < BOXES; box++) {
            if (!given::sevens_laid[box]) continue;
            const int one = given::seven_suits[firsts[2 * box]], two = given::seven_suits[firsts[2 * box + 1]];
            const int third = thirds[box] >= 0 ? given::seven_suits[thirds[box]] : SEVENS;
            const int divided = seat.hands[box].type != FIRST_TWO;
            const int kind = given::seven_kinds[((one * SEVENS + two) * (SEVENS + 1) + third) * 2 + divided];
            net += given::sevens[box * given::sevens_parts + kind];
            if (kind) counts.note(given::sevens_named + kind);
        }
    }
    if (seat.dry) shoe.left = 0;
    return net;
}
