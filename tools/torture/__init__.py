"""`make torture`: real servers on real stores are killed, paused, cut off and starved, and then every chip is counted.

    python -m tools.torture                          everything, a thousand kills a store
    python -m tools.torture --only kills --count 50  some of it
    python -m tools.torture --store sqlite --json    on one store, for programs

What may never happen: that a command that was acknowledged is not in the books, that one is there twice, that one that
was refused is there at all, or that an audit finds something. Then the exit code is 1. It needs Linux; PostgreSQL for
its half; root for a disk of its own (without root a limit on the size of files stands in for a full disk).
"""
