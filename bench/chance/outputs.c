/* outputs GENERATOR SOURCE ORDER SEED COUNT: print outputs as numbers, or with COUNT 0 write their bits for ever. */
#include "sources.h"

/* Without gaps: dieharder reads 32-bit words, an output may have 30. */
static void pour(void) {
    static uint32_t block[4096];
    uint64_t bits = 0;
    int held = 0;
    do
        for (int i = 0; i < 4096; i++) {
            while (held < 32) {
                bits = bits << width | word() >> (32 - width);
                held += width;
            }
            held -= 32;
            block[i] = (uint32_t)(bits >> held);
        }
    while (fwrite(block, sizeof block, 1, stdout) == 1);
}

int main(int argc, char **argv) {
    if (argc != 6)
        return fputs("outputs first|mwc SOURCE msb|lsb SEED COUNT\n", stderr), 2;
    choose(argv);
    int count = atoi(argv[5]);
    if (count == 0)
        pour();
    while (count-- > 0)
        printf("%u\n", word() >> (32 - width));
    return 0;
}
