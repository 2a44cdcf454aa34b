// A graphics card of one thread: what the loops of a card need, so that the same source can be compiled for the processor.
#include <algorithm>
#include <cstdlib>
#define __device__
#define __global__
#define __forceinline__ inline
#define __shared__
#define __constant__
static inline void __syncthreads() {}

struct Index {
    int x;
};
static const Index blockIdx = {0}, threadIdx = {0}, blockDim = {1}, gridDim = {1};

struct uint4 {
    unsigned int x, y, z, w;
};
static inline uint4 make_uint4(unsigned int x, unsigned int y, unsigned int z, unsigned int w) { return {x, y, z, w}; }

template <class T, class N> static inline T atomicAdd(T *place, N more) {
    const T before = *place;
    *place += more;
    return before;
}

static inline unsigned int __umulhi(unsigned int a, unsigned int b) { return ((unsigned long long)a * b) >> 32; }
static inline int __popc(unsigned int a) { return __builtin_popcount(a); }
static inline int __ffs(int a) { return __builtin_ffs(a); }
static inline int __clz(int a) { return a ? __builtin_clz(a) : 32; }
static inline int __popcll(unsigned long long a) { return __builtin_popcountll(a); }

static inline void __trap() { std::abort(); }

using std::max;
using std::min;
unsigned int room[1 << 20];
