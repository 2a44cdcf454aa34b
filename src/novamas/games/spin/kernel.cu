// The loop of games where something spins, on a graphics card: as kernel.py, from the same tables (`given`).

struct Seat {};

__device__ __forceinline__ void sit(Seat &seat) {}

__shared__ int money[given::picks_size];  // what each number that may be drawn brings

__device__ void prepare(int me, int threads) {
    for (int n = me; n < given::picks_size; n += threads) money[n] = given::nets[given::picks[n]];
}

__device__ __forceinline__ i64 play_round(Seat &seat, Stream &stream, Counts counts, int &put) {
    int result = given::picks[stream.draw(given::picks_size)];
    counts.note(result);
    i64 net = given::nets[result];
    int zeros = 0;
    while (given::waits[result]) {
        result = given::picks[stream.draw(given::picks_size)];
        counts.note(result);
        if (!given::waits[result]) net += given::back[min(zeros, max(1, given::back_rows) - 1) * given::nets_size + result];
        zeros++;
        if (given::ends && zeros > max(1, given::back_rows) - 1) break;
    }
    return net;
}

// A session where one draw decides each round: four words at a time, money and steps in 32 bits.
__device__ __forceinline__ void spin(u32 word, int &done, int &now, int &deepest, int &peak, int &drop, Counts counts) {
    const u64 found = (u64)word * given::picks_size;
    if ((u32)found < (u32)(0u - given::picks_size) % given::picks_size) return;
    const u32 number = (u32)(found >> 32);
    counts.note(ONE_TO_ONE ? number : given::picks[number]);
    now += money[number];
    deepest = min(deepest, now);
    peak = max(peak, now);
    drop = max(drop, peak - now);
    done++;
}

__device__ __forceinline__ void play_session(u64 number, int rounds, Key key, Session &s, Counts counts) {
    const u32 low = (u32)number, high = (u32)(number >> 32);
    int now = 0, deepest = 0, peak = 0, drop = 0, done = 0;
    u32 block = 0;
    while (done + 4 <= rounds) {
        const uint4 words = scramble(block++, low, high, key);
        spin(words.x, done, now, deepest, peak, drop, counts);
        spin(words.y, done, now, deepest, peak, drop, counts);
        spin(words.z, done, now, deepest, peak, drop, counts);
        spin(words.w, done, now, deepest, peak, drop, counts);
    }
    while (done < rounds) {
        const uint4 words = scramble(block++, low, high, key);
        if (done < rounds) spin(words.x, done, now, deepest, peak, drop, counts);
        if (done < rounds) spin(words.y, done, now, deepest, peak, drop, counts);
        if (done < rounds) spin(words.z, done, now, deepest, peak, drop, counts);
        if (done < rounds) spin(words.w, done, now, deepest, peak, drop, counts);
    }
    s.now = now;
    s.deepest = deepest;
    s.peak = peak;
    s.drop = drop;
    s.put = (i64)BASE * rounds;
}
