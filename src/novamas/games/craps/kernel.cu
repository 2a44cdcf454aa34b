// The loop of craps on a graphics card: as kernel.py, from the same tables.

enum { STAYS, WINS, LOSES, NULL_RESULT, MOVES };
enum { ANY, FIRST_THROW, LATER };
enum { WAITING = -2, OVER = -1, LYING = 0 };
#define FACES 6

struct Seat {
    int point;
};

__device__ __forceinline__ void sit(Seat &seat) { seat.point = 0; }

__device__ void prepare(int me, int threads) {}

__device__ __forceinline__ bool is_number(int total) {
    bool found = false;
    for (int n = 0; n < given::numbers_size; n++) found |= given::numbers[n] == total;
    return found;
}

__device__ __forceinline__ i64 play_round(Seat &seat, Stream &stream, Counts counts, int &put) {
    int lying[given::stakes_size];
    int open_bets = given::stakes_size, point = seat.point;
    i64 net = 0;
    for (int bet = 0; bet < given::stakes_size; bet++) lying[bet] = WAITING;
    while (true) {
        for (int bet = 0; bet < given::stakes_size; bet++) {
            if (lying[bet] == WAITING && (given::when[bet] == ANY || (given::when[bet] == FIRST_THROW) == (point == 0))) {
                lying[bet] = LYING;
            }
        }
        if (open_bets == 0) break;
        const int one = stream.draw(FACES), two = stream.draw(FACES);
        const int total = one + two + 2;
        counts.note(total);
        for (int bet = 0; bet < given::stakes_size; bet++) {
            if (lying[bet] < LYING) continue;
            const int what = given::fates[(bet * given::fates_parts + lying[bet]) * FACES * FACES + FACES * one + two];
            if (what == STAYS) continue;
            if (what >= MOVES) {
                lying[bet] = what - MOVES + 1;
                continue;
            }
            if (what == WINS) net += given::wins[bet * (given::wins_size / given::wins_rows) + total];
            if (what == LOSES) net -= given::stakes[bet];
            lying[bet] = OVER;
            open_bets--;
        }
        if (point == 0) {
            point = is_number(total) ? total : 0;
        } else if (total == point || total == given::seven) {
            point = 0;
        }
    }
    seat.point = point;
    return net;
}
