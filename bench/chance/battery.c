/* battery GENERATOR SOURCE ORDER SEED small|crush [TEST]: TestU01 on one source of chance.

   Prints each p-value. TEST runs that test of the battery alone, so that a long battery can be taken in pieces. */
#include "sources.h"
#include <bbattery.h>
#include <swrite.h>
#include <unif01.h>

int main(int argc, char **argv) {
    if (argc != 6 && argc != 7)
        return fputs("battery first|mwc SOURCE msb|lsb SEED small|crush [TEST]\n", stderr), 2;
    choose(argv);
    unif01_Gen *generator = unif01_CreateExternGenBits(argv[1], word);
    swrite_Basic = FALSE;
    int small = !strcmp(argv[5], "small"), only = argc > 6 ? atoi(argv[6]) : 0;
    int times[97] = {0};
    for (int test = 1; test <= 96; test++)
        times[test] = only == 0 || only == test;
    if (small)
        bbattery_RepeatSmallCrush(generator, times);
    else
        bbattery_RepeatCrush(generator, times);
    for (int i = 0; i < bbattery_NTests; i++)
        printf("p %.6g %s\n", bbattery_pVal[i], bbattery_TestNames[i]);
    return 0;
}
