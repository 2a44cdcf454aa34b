// What becomes of rounds on a graphics card: plans, sessions, sums, as in engine.py and compiled_tally.py. A thread plays
// whole sessions. Above this stand the figures of the job, the tables of the game and what plays one round of it
// (`Seat`, `sit`, `play_round`), and, where a session of equal stakes can be played quicker, `play_session`.

struct Session {
    i64 now, deepest, peak, drop, put;
    int stop, ruined;
};

// -- sessions

__device__ __forceinline__ void follow(Session &s, i64 net) {
    s.now += net;
    s.deepest = min(s.deepest, s.now);
    s.peak = max(s.peak, s.now);
    s.drop = max(s.drop, s.peak - s.now);
}

__device__ __forceinline__ i64 below(i64 amount, i64 base) {  // divided, downwards
    const i64 whole = amount / base;
    return whole * base > amount ? whole - 1 : whole;
}

__device__ __forceinline__ i64 above(i64 amount, i64 base) { return -below(-amount, base); }

// The level of the next stakes, once a round has been won or lost.
__device__ __forceinline__ i64 next_level(i64 level, int &place, i64 net) {
    const bool lost = net < 0;
    switch (PLAN) {
    case MARTINGALE:
        level = lost ? 2 * level : 1;
        return level > MOST ? 1 : level;
    case PAROLI:
        return min((i64)MOST, lost || 2 * level > LONGEST_RUN ? 1 : 2 * level);
    case DALEMBERT:
        return min((i64)MOST, lost ? level + 1 : max((i64)1, level - 1));
    case FIBONACCI:
        place = lost ? min(place + 1, LONGEST_FIBONACCI) : max(0, place - 2);
        return min((i64)MOST, row[place]);
    }
    return level;
}

__device__ __forceinline__ void note_net(i64 net, u32 *near, u64 *hist) {
    if (NEAR) {
        atomicAdd(&near[net - LOWEST], 1u);
    } else {
        atomicAdd(&hist[net - LOWEST], 1ull);
    }
}

// One session, round after round, whatever the plan.
__device__ void play_rounds(u64 number, int rounds, Key key, Session &s, Counts counts, u32 *near, u64 *hist) {
    Stream stream;
    stream.begin(number, key);
    Seat seat;
    sit(seat);
    i64 level = 1;
    int place = 0;
    for (int n = 0; n < rounds; n++) {
        if (PLAN == PROPORTIONAL) level = min((i64)MOST, max((i64)1, (CHIPS + s.now) * PER_MILLE / (1000 * BASE)));
        if (CHIPS) {
            level = min(level, below(CHIPS + s.now, BASE));
            if (level <= 0) {
                s.ruined = 1;
                s.stop = n;
                break;
            }
        }
        int put = (int)BASE;
        const i64 net = play_round(seat, stream, counts, put) * level;
        if (!COUNTED) note_net(net, near, hist);
        s.put += put * level;
        follow(s, net);
        if (TARGET && s.now >= TARGET) {
            s.stop = n + 1;
            break;
        }
        if (net != 0 && PLAN != FLAT && PLAN != PROPORTIONAL) level = next_level(level, place, net);
    }
}

extern "C" __global__ void play(
    u64 first, u64 count, int rounds, Key key, u64 *hist, u64 *outs, u64 *depths, u64 *drops, u64 *ends, u64 *ruins,
    u64 *sums
) {
    extern __shared__ u32 room[];
    const int threads = blockDim.x, me = threadIdx.x;
    Counts counts = {room, threads, me};
    u32 *near = room + OUTCOMES * threads;
    for (int n = me; n < OUTCOMES * threads + (NEAR ? WIDTH : 0); n += threads) room[n] = 0;
    prepare(me, threads);
    __syncthreads();
    u64 played = 0, put = 0, high_squares = 0, low_squares = 0;
    const u64 step = (u64)gridDim.x * threads;
    for (u64 n = (u64)blockIdx.x * threads + me; n < count; n += step) {
        Session s = {0, 0, 0, 0, 0, rounds, 0};
        if (QUICK) {
            play_session(first + n, rounds, key, s, counts);
        } else {
            play_rounds(first + n, rounds, key, s, counts, near, hist);
        }
        const u64 square = (u64)(s.now * s.now);
        high_squares += square >> 32;
        low_squares += square & 0xffffffffull;
        played += s.stop;
        put += s.put;
        atomicAdd(&depths[above(-s.deepest, BASE)], 1ull);
        atomicAdd(&drops[above(s.drop, BASE)], 1ull);
        atomicAdd(&ends[below(s.now, BASE) - LEAST_END], 1ull);
        if (s.ruined) atomicAdd(&ruins[s.stop], 1ull);
    }
    atomicAdd(&sums[0], played);
    atomicAdd(&sums[1], put);
    atomicAdd(&sums[2], high_squares);
    atomicAdd(&sums[3], low_squares);
    __syncthreads();
    for (int result = me; result < OUTCOMES; result += threads) {
        u64 sum = 0;
        for (int n = 0; n < threads; n++) sum += room[result * threads + (n + me) % threads];
        if (sum) atomicAdd(&outs[result], sum);
    }
    if (NEAR) {
        for (int n = me; n < WIDTH; n += threads) {
            if (near[n]) atomicAdd(&hist[n], (u64)near[n]);
        }
    }
}

// The course of the first sessions: what each round of them brought.
extern "C" __global__ void watch(u64 first, u64 count, int rounds, Key key, int *nets) {
    extern __shared__ u32 room[];
    const int threads = blockDim.x, me = threadIdx.x;
    Counts counts = {room, threads, me};
    prepare(me, threads);
    __syncthreads();
    const u64 n = (u64)blockIdx.x * threads + me;
    if (n >= count) return;
    Stream stream;
    stream.begin(first + n, key);
    Seat seat;
    sit(seat);
    for (int round = 0; round < rounds; round++) {
        int put = (int)BASE;
        nets[n * rounds + round] = (int)play_round(seat, stream, counts, put);
    }
}
