"""Families that no law has: a folder like `games/`, for tests of what finds and serves a family."""
