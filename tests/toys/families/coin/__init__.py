"""Heads or tails: the smallest family there can be."""
