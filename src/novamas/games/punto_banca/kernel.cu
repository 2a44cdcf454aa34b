// The loop of punto y banca on a graphics card: as kernel.py, from the same tables.
#include "device_shoe.cuh"

struct Seat {
    Shoe shoe;
};

__device__ __forceinline__ void sit(Seat &seat) { seat.shoe.left = 0; }

__device__ void prepare(int me, int threads) {}

__device__ __forceinline__ i64 play_round(Seat &seat, Stream &stream, Counts counts, int &put) {
    Shoe &shoe = seat.shoe;
    if (shoe.left <= given::behind) shoe.load(stream);
    int scores[2] = {0, 0};
    for (int n = 0; n < given::order_size; n++) scores[given::order[n] != 0] += given::points[shoe.deal(stream)];
    int hand = scores[0] % given::drops, other = scores[1] % given::drops;
    if (!given::naturals[hand] && !given::naturals[other]) {
        int third = given::drops;
        if (given::player[hand]) {
            third = given::points[shoe.deal(stream)];
            hand = (hand + third) % given::drops;
        }
        if (given::bank[other * (given::drops + 1) + third]) other = (other + given::points[shoe.deal(stream)]) % given::drops;
    }
    const int result = given::winner[hand * given::drops + other];
    counts.note(result);
    return given::money[result * given::drops + other];
}
