/* Chance in C, bit for bit as in cinqmars.kernel.chance, and the ways a game draws from it. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t State;

/* The first version (base 2^32, seed times a constant, 28-bit forks) is kept to show what the batteries catch. */
static int first_version;
static int width; /* bits of one output, also the base of the recurrence */
static uint64_t multiplier;

static uint32_t next(State *s) {
    uint64_t mask = ((uint64_t)1 << width) - 1, old = *s;
    *s = (old & mask) * multiplier + (old >> width);
    uint64_t shown = first_version ? *s : old;
    return (uint32_t)((shown ^ shown >> width) & mask);
}

static uint32_t below(State *s, uint32_t n) { return (uint32_t)((uint64_t)next(s) * n >> width); }

static State start(uint64_t seed) {
    if (first_version) {
        State s = ((seed * 2654435761u + 88675123) & 0x0FFFFFFFFFFFFFF) + 1;
        for (int i = 0; i < 4; i++)
            next(&s);
        return s;
    }
    uint64_t z = seed + 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    z ^= z >> 31;
    return (State)((unsigned __int128)z * ((multiplier << width) - 2) >> 64) + 1;
}

static State fork_of(State *s) {
    if (first_version)
        return start(below(s, 1 << 28));
    uint64_t high = below(s, 1 << 29);
    return start(high << 29 | below(s, 1 << 29));
}

static State parent, child;
static uint64_t seed;
static unsigned turn;

static uint32_t stream(void) { return next(&parent); }

static uint32_t seeds(void) {
    State s = start(seed++);
    return next(&s);
}

static uint32_t seeds8(void) {
    if (turn++ % 8 == 0)
        child = start(seed++);
    return next(&child);
}

static uint32_t strides(void) {
    State s = start(seed);
    seed += (uint64_t)1 << 32; /* 2^32 seeds before it wraps: more than SmallCrush draws */
    return next(&s);
}

static uint32_t forks(void) {
    State s = fork_of(&parent);
    return next(&s);
}

static uint32_t forks8(void) {
    if (turn++ % 8 == 0)
        child = fork_of(&parent);
    return next(&child);
}

static uint32_t family(void) {
    switch (turn++ % 3) {
    case 0:
        return next(&parent);
    case 1:
        child = fork_of(&parent);
        return next(&child);
    default: {
        State grandchild = fork_of(&child);
        return next(&grandchild);
    }
    }
}

static uint32_t chain(void) {
    parent = fork_of(&parent);
    State s = parent;
    return next(&s);
}

static const struct {
    const char *name;
    uint32_t (*draw)(void);
} SOURCES[] = {
    {"stream", stream},   /* one generator */
    {"seeds", seeds},     /* the first output of seed, seed + 1, seed + 2, ... */
    {"seeds8", seeds8},   /* the first eight of each */
    {"strides", strides}, /* the first output of seed, seed + 2^32, seed + 2 * 2^32, ... */
    {"forks", forks},     /* the first output of each fork of one generator */
    {"forks8", forks8},   /* the first eight of each */
    {"family", family},   /* in turn: the parent, a new fork of it, a fork of that fork */
    {"chain", chain},     /* the first output of a fork, of a fork of it, of a fork of that, ... */
};

static uint32_t (*draw)(void);
static int reversed;

/* One output in the upper bits of a word, best bit first, or last bit first when reversed. */
__attribute__((unused)) static unsigned int word(void) {
    uint32_t x = draw();
    if (!reversed)
        return x << (32 - width);
    x = (x >> 1 & 0x55555555) | (x & 0x55555555) << 1;
    x = (x >> 2 & 0x33333333) | (x & 0x33333333) << 2;
    x = (x >> 4 & 0x0F0F0F0F) | (x & 0x0F0F0F0F) << 4;
    return __builtin_bswap32(x);
}

/* GENERATOR SOURCE ORDER SEED, as both programs take them. */
static void choose(char **argv) {
    first_version = !strcmp(argv[1], "first");
    width = first_version ? 32 : 30;
    multiplier = first_version ? 536869899 : 1000389927;
    for (unsigned i = 0; i < sizeof SOURCES / sizeof *SOURCES; i++)
        if (!strcmp(argv[2], SOURCES[i].name))
            draw = SOURCES[i].draw;
    reversed = !strcmp(argv[3], "lsb");
    if (!draw || (!first_version && strcmp(argv[1], "mwc")) || (!reversed && strcmp(argv[3], "msb"))) {
        fprintf(stderr, "%s %s %s: no such generator, source or order\n", argv[1], argv[2], argv[3]);
        exit(2);
    }
    seed = strtoull(argv[4], NULL, 0);
    parent = start(seed);
}
