/* shuffles GENERATOR SOURCE SEED COUNT: shuffle a sorted deck of 208 cards COUNT times and compare with theory.

   SOURCE  stream  one generator for all decks
           seeds   seed, seed + 1, seed + 2, ...: a new generator for each deck
           forks   a new fork of one generator for each deck */
#include "sources.h"
#include <math.h>

enum { N = 208, INVERSIONS = N * (N - 1) / 2 + 1 };

static int deck[N], before[N];
static long place[N][N], pair[N][N], top_pair[N][N], next_top[N][N];
static long first[N], last[N], fixed[N + 1], repeated[N + 1], cycles[N + 1], inversions[INVERSIONS];

static void shuffle(State *s) {
    for (int i = 0; i < N; i++)
        deck[i] = i;
    for (int i = N - 1; i > 0; i--) {
        int j = (int)below(s, (uint32_t)i + 1), card = deck[i];
        deck[i] = deck[j];
        deck[j] = card;
    }
}

static int count_cycles(void) {
    char seen[N] = {0};
    int found = 0;
    for (int i = 0; i < N; i++)
        if (!seen[i]) {
            found++;
            for (int j = i; !seen[j]; j = deck[j])
                seen[j] = 1;
        }
    return found;
}

/* How many cards already passed are higher, with a tree of counts. */
static int count_inversions(void) {
    int tree[N + 1] = {0}, found = 0;
    for (int i = 0; i < N; i++) {
        int lower = 0;
        for (int j = deck[i] + 1; j > 0; j -= j & -j)
            lower += tree[j];
        found += i - lower;
        for (int j = deck[i] + 1; j <= N; j += j & -j)
            tree[j]++;
    }
    return found;
}

static void look(int again) {
    int stay = 0, same = 0;
    for (int i = 0; i < N; i++) {
        place[deck[i]][i]++;
        stay += deck[i] == i;
        same += deck[i] == before[i];
        if (i > 0)
            pair[deck[i - 1]][deck[i]]++;
    }
    top_pair[deck[N - 1]][deck[N - 2]]++;
    first[deck[0]]++;
    last[deck[N - 1]]++;
    fixed[stay]++;
    cycles[count_cycles()]++;
    inversions[count_inversions()]++;
    if (again) { /* every second deck, so that no deck counts twice */
        repeated[same]++;
        next_top[before[N - 1]][deck[N - 1]]++;
    }
    memcpy(before, deck, sizeof deck);
}

/* The chance of a chi-square above x: the incomplete gamma function, as a series or a continued fraction. */
static double tail(double x, double degrees) {
    double a = degrees / 2, scale;
    x /= 2;
    scale = exp(a * log(x) - x - lgamma(a));
    if (x < a + 1) {
        double term = 1 / a, sum = term;
        for (double k = a + 1; term > sum * 1e-14; k++)
            sum += term *= x / k;
        return 1 - sum * scale;
    }
    double b = x + 1 - a, c = 1e300, d = 1 / b, h = d;
    for (int i = 1; i < 1000000; i++) {
        double numerator = -i * (i - a), step;
        b += 2;
        d = 1 / (numerator * d + b);
        c = b + numerator / c;
        step = c * d;
        h *= step;
        if (fabs(step - 1) < 1e-14)
            break;
    }
    return h * scale;
}

static void report(const char *name, double square, double degrees) {
    printf("%-42s chi-square %12.1f  df %6.0f  p %.4g\n", name, square, degrees, tail(square, degrees));
}

static double square(const long *counts, int cells, double expected) {
    double sum = 0;
    for (int i = 0; i < cells; i++)
        sum += (counts[i] - expected) * (counts[i] - expected) / expected;
    return sum;
}

/* Against a law, neighbouring cells joined until each expects at least 20. */
static void compare(const char *name, const long *counts, const double *law, int cells, double decks) {
    double sum = 0, expected = 0, rest = 1, groups = 0;
    long found = 0;
    for (int i = 0; i < cells; i++) {
        expected += law[i] * decks;
        rest -= law[i];
        found += counts[i];
        if ((expected >= 20 && rest * decks >= 20) || i == cells - 1) {
            sum += (found - expected) * (found - expected) / expected;
            groups++;
            expected = found = 0;
        }
    }
    report(name, sum, groups - 1);
}

int main(int argc, char **argv) {
    if (argc != 5)
        return fputs("shuffles first|mwc stream|seeds|forks SEED COUNT\n", stderr), 2;
    char *chosen[] = {argv[0], argv[1], argv[2], "msb", argv[3]};
    choose(chosen);
    int by_seed = !strcmp(argv[2], "seeds"), by_fork = !strcmp(argv[2], "forks");
    long decks = atol(argv[4]);
    for (long k = 0; k < decks; k++) {
        State s = by_seed ? start(seed++) : by_fork ? fork_of(&parent) : parent;
        shuffle(&s);
        if (!by_seed && !by_fork)
            parent = s;
        look(k % 2);
    }

    static double derangements[N + 1], loops[N + 1], disorder[INVERSIONS];
    for (int k = 0; k <= N; k++) {
        double sum = 0;
        for (int j = 0; j <= N - k && j < 100; j++)
            sum += (j % 2 ? -1 : 1) * exp(-lgamma(j + 1));
        derangements[k] = sum * exp(-lgamma(k + 1));
    }
    loops[0] = 1;
    for (int i = 1; i <= N; i++)
        for (int k = i; k >= 0; k--)
            loops[k] = loops[k] * (i - 1) / i + (k ? loops[k - 1] / i : 0);
    disorder[0] = 1;
    for (int i = 2; i <= N; i++) {
        static double sums[INVERSIONS + 1];
        for (int k = 0; k < INVERSIONS; k++)
            sums[k + 1] = sums[k] + disorder[k];
        for (int k = 0; k < INVERSIONS; k++)
            disorder[k] = (sums[k + 1] - sums[k >= i ? k + 1 - i : 0]) / i;
    }

    printf("%s %s, seed %s, %ld shuffles of %d cards\n", argv[1], argv[2], argv[3], decks, N);
    /* A count of permutations has fewer free cells than n * n; the factor makes it a chi-square again. */
    report("card by position", square(place[0], N * N, (double)decks / N) * (N - 1) / N, (N - 1.0) * (N - 1));
    double diagonal = N * ((double)decks / N); /* no card follows itself */
    report("adjacent pairs", square(pair[0], N * N, (double)decks / N) - diagonal, (N - 1.0) * (N - 1));
    diagonal = (double)decks / (N - 1);
    report("two top cards", square(top_pair[0], N * N, diagonal / N) - diagonal, N * (N - 1.0) - 1);
    report("bottom card", square(first, N, (double)decks / N), N - 1);
    report("top card", square(last, N, (double)decks / N), N - 1);
    report("top cards of two shuffles in a row", square(next_top[0], N * N, decks / 2 / (double)(N * N)), N * N - 1.0);
    compare("fixed points", fixed, derangements, N + 1, (double)decks);
    compare("cards in the same place twice in a row", repeated, derangements, N + 1, decks / 2);
    compare("cycles", cycles, loops, N + 1, (double)decks);
    compare("inversions", inversions, disorder, INVERSIONS, (double)decks);
    return 0;
}
