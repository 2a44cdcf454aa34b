"""Tests of bare bytes, read as one long row of bits. Whole numbers of any length do the counting."""

from __future__ import annotations

from math import fsum

from novamas.odds.randomness.measure import Measured, TooFew, of_chi_square, of_normal

BLOCK = 128
"""Bytes of a block."""

LAGS = (1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64, 256, 4096)
"""Bits apart. 8 is a byte; 256 a block of HMAC-SHA256, from which committed draws are made; 4096 the 512 bytes that
are asked of the operating system at a time: where blocks or buffers were used twice, it would show there."""


def monobit(data: bytes) -> Measured:
    """Are there as many ones as zeros?"""
    bits = 8 * len(data)
    return of_normal(_ones(data) - bits / 2, bits / 4)


def block_frequency(data: bytes) -> Measured:
    """Are there as many ones as zeros in every block?"""
    bits = 8 * BLOCK
    blocks = [data[start : start + BLOCK] for start in range(0, len(data) - BLOCK + 1, BLOCK)]
    if not blocks:
        raise TooFew("too-few-bytes", block=BLOCK)
    return of_chi_square(fsum((_ones(block) - bits / 2) ** 2 / (bits / 4) for block in blocks), len(blocks))


def autocorrelation(data: bytes) -> Measured:
    """Does a bit tell anything about the one that follows so many places later?

    At each distance the bits that differ are counted; of fair bits half do. The squares of the standard scores add
    up to a chi-square variable, because the counts at different distances are uncorrelated.
    """
    row = int.from_bytes(data, "big")
    bits = 8 * len(data)
    lags = [lag for lag in LAGS if bits >= 64 * lag]
    if not lags:
        raise TooFew("too-few-for-period")
    squares = []
    for lag in lags:
        compared = bits - lag
        differ = ((row ^ (row >> lag)) & ((1 << compared) - 1)).bit_count()
        squares.append((differ - compared / 2) ** 2 / (compared / 4))
    return of_chi_square(fsum(squares), len(lags))


def _ones(data: bytes) -> int:
    return int.from_bytes(data, "big").bit_count()
