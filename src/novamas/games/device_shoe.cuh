// A shoe on a graphics card: as shoe/kernel.py, a pack to each thread.

struct Shoe {
    union {
        unsigned char cards[4 * given::packed_size];
        u32 words[given::packed_size];  // four cards each
    };
    int left;

    // What lies at a place; the last card that is left goes there.
    __device__ __forceinline__ int take(u32 place) {
        const int card = cards[place];
        cards[place] = cards[--left];
        return card;
    }

    __device__ __forceinline__ int deal(Stream &stream) { return take(stream.draw(left)); }

    // A new shoe, ready for the first round.
    __device__ void load(Stream &stream) {
        do {
            for (int n = 0; n < given::packed_size; n++) words[n] = given::packed[n];
            left = given::pack_size;
            int burnt = given::number;
            if (given::first) burnt = given::burns[deal(stream)];
            for (int n = 0; n < burnt; n++) deal(stream);
        } while (left <= given::behind);
    }
};
