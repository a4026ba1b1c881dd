"""Rate multipliers for multiply-with-carry by the spectral test: the longer the shortest dual vector, the better.

multipliers.py COUNT     rate COUNT random multipliers and print the best
multipliers.py first     the multiplier of the first version, for comparison
"""

from __future__ import annotations

import random
import sys
from fractions import Fraction
from math import ceil, floor, sqrt

DIMENSIONS = range(2, 9)
Vector = list[int]


def is_prime(n: int) -> bool:
    """Miller-Rabin with bases that are enough below 2**64."""
    primes = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)
    if any(n % p == 0 for p in primes):
        return n in primes
    twos = (n - 1 & 1 - n).bit_length() - 1
    for base in primes:
        x = pow(base, n - 1 >> twos, n)
        if x != 1 and all(pow(x, 1 << k, n) != n - 1 for k in range(twos)):
            return False
    return True


def dot(u: Vector, v: Vector) -> int:
    return sum(x * y for x, y in zip(u, v, strict=True))


def orthogonalize(basis: list[Vector]) -> tuple[list[list[Fraction]], list[Fraction]]:
    """Gram-Schmidt coefficients and squared lengths, exactly."""
    size = len(basis)
    mu = [[Fraction(0)] * size for _ in basis]
    rest: list[list[Fraction]] = []
    square: list[Fraction] = []
    for i, row in enumerate(basis):
        q = [Fraction(x) for x in row]
        for j in range(i):
            mu[i][j] = sum((x * y for x, y in zip(row, rest[j], strict=True)), Fraction(0)) / square[j]
            q = [x - mu[i][j] * y for x, y in zip(q, rest[j], strict=True)]
        rest.append(q)
        square.append(sum((x * x for x in q), Fraction(0)))
    return mu, square


def reduce(basis: list[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász."""
    basis = [row[:] for row in basis]
    mu, square = orthogonalize(basis)
    k = 1
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            if r := round(mu[k][j]):
                basis[k] = [x - r * y for x, y in zip(basis[k], basis[j], strict=True)]
                mu[k] = [x - r * y for x, y in zip(mu[k], mu[j], strict=True)]
                mu[k][j] -= r
        if square[k] >= (Fraction(99, 100) - mu[k][k - 1] ** 2) * square[k - 1]:
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            mu, square = orthogonalize(basis)
            k = max(k - 1, 1)
    return basis


def shortest(basis: list[Vector]) -> float:
    """Length of the shortest vector of the lattice: reduce, then try every combination that could be shorter."""
    basis = reduce(basis)
    exact_mu, exact_square = orthogonalize(basis)
    mu = [[float(x) for x in row] for row in exact_mu]
    square = [float(x) for x in exact_square]
    best = min(dot(row, row) for row in basis)
    chosen = [0] * len(basis)

    def extend(k: int, sofar: float) -> None:
        nonlocal best
        if k < 0:
            vector = [dot(chosen, list(column)) for column in zip(*basis, strict=True)]
            best = min(best, dot(vector, vector) or best)
            return
        centre = -sum(chosen[i] * mu[i][k] for i in range(k + 1, len(basis)))
        reach = sqrt(max(0.0, (best * 1.000001 - sofar) / square[k]))
        for c in range(ceil(centre - reach), floor(centre + reach) + 1):
            chosen[k] = c
            extend(k - 1, sofar + (c - centre) ** 2 * square[k])
        chosen[k] = 0

    extend(len(basis) - 1, 0.0)
    return sqrt(best)


def figures(multiplier: int, width: int) -> list[float]:
    """The shortest dual vector in each dimension: points lie on planes 1/length apart."""
    modulus = (multiplier << width) - 1
    lengths = []
    for size in DIMENSIONS:
        unit = [[int(i == j) for j in range(size)] for i in range(size)]
        unit[0][0] = modulus
        for i in range(1, size):
            unit[i][0] = -pow(multiplier, i, modulus)
        lengths.append(shortest(unit))
    return lengths


def search(count: int) -> None:
    chance = random.Random(1)
    rated: list[tuple[int, list[float]]] = []
    while len(rated) < count:
        multiplier = chance.randrange(3 << 28, (1 << 30) - (1 << 24)) | 1
        modulus = (multiplier << 30) - 1
        if is_prime(modulus // 2) and is_prime(modulus):
            rated.append((multiplier, figures(multiplier, 30)))
    best = [max(lengths[i] for _, lengths in rated) for i in range(len(DIMENSIONS))]

    def worst(lengths: list[float]) -> float:
        return min(x / y for x, y in zip(lengths, best, strict=True))

    print("best", *map(round, best))
    for multiplier, lengths in sorted(rated, key=lambda r: -worst(r[1]))[:10]:
        print(multiplier, f"{worst(lengths):.3f}", *map(round, lengths))


if __name__ == "__main__":
    if sys.argv[1] == "first":
        print(*map(round, figures(536869899, 32)))
    else:
        search(int(sys.argv[1]))
