"""The compiled loops behind the exact counts. They need numpy and numba, so nothing imports them until a count runs."""
