"""Simulations on a graphics card: the same tables, the same streams of chance, the same sums, digit by digit."""
