// The streams of chance on a graphics card: the same words as kit/streams.py, the same balls, dice and cards.
// FIRST, SECOND, STEP_LEFT, STEP_RIGHT and TURNS are written above this by sim/gpu/source.py, from kit/streams.py.

typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

// Ends everything: what cannot be has happened.
__device__ inline void fail() { __trap(); }

struct Key {
    u32 left, right;
};

// Four words at a place.
__device__ __forceinline__ uint4 scramble(u32 block, u32 low, u32 high, Key key) {
    u32 a = block, b = 0, c = low, d = high;
#pragma unroll
    for (int turn = 0; turn < TURNS; turn++) {
        const u64 first = (u64)a * FIRST, second = (u64)c * SECOND;
        a = (u32)(second >> 32) ^ b ^ key.left;
        b = (u32)second;
        c = (u32)(first >> 32) ^ d ^ key.right;
        d = (u32)first;
        key.left += STEP_LEFT;
        key.right += STEP_RIGHT;
    }
    return make_uint4(a, b, c, d);
}

// The words of one session, one after another.
struct Stream {
    Key key;
    u32 low, high, block, left;
    uint4 words;

    __device__ __forceinline__ void begin(u64 session, Key with) {
        key = with;
        low = (u32)session;
        high = (u32)(session >> 32);
        block = left = 0;
    }

    __device__ __forceinline__ u32 word() {
        if (left == 0) {
            words = scramble(block++, low, high, key);
            left = 4;
        }
        const u32 next = words.x;
        words.x = words.y;
        words.y = words.z;
        words.z = words.w;
        left--;
        return next;
    }

    // A number from 0 to n - 1, each as likely as any other.
    __device__ __forceinline__ u32 draw(u32 n) {
        u64 found = (u64)word() * n;
        if ((u32)found < n) {
            const u32 unfair = (0u - n) % n;
            while ((u32)found < unfair) found = (u64)word() * n;
        }
        return (u32)(found >> 32);
    }
};
