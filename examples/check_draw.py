"""Checks a draw without novamas: python3 check_draw.py transcript.json

Says that the draw is good only if the secret is the one that was committed before the sale, the list of tickets and the
drums are those that were sealed, every symbol follows from the secret, and every prize went to the ticket that won it.
"""

import hashlib, hmac, itertools, json, re, sys  # noqa: E401, I001

t = json.load(open(sys.argv[1]))
key, lists, drums, listed = bytes.fromhex(t["secret"]), t["tickets"], t["drums"], {}
assert hashlib.sha256(b"novamas commitment\n" + key).hexdigest() == t["commitment"], "another secret was committed"
runs = [" ".join(f"{first}-{last}x{copies}" for first, last, copies in d["runs"]) for d in drums]
lines = [f"drum {d['what']} {r} {d['picks']} {'again' if d['again'] else 'once'}" for d, r in zip(drums, runs)]
sealed = hashlib.sha256("".join(f"{line}\n" for line in ["novamas draw", *lists, *lines]).encode()).hexdigest()
assert sealed == t["digest"], "another list of tickets, or another drum, was sealed"
pools = [[v for lo, hi, copies in d["runs"] for v in range(lo, hi + 1) for _ in range(copies)] for d in drums]
for n, draw in enumerate(t["draws"], 1):
    drum, pool = drums[draw["drum"]], pools[draw["drum"]]
    size, blocks = (len(pool).bit_length() + 7) // 8, (f"{n}/{drum['what']}/{i}" for i in itertools.count())
    stream = itertools.chain.from_iterable(hmac.digest(key, block.encode(), "sha256") for block in blocks)
    words = (int.from_bytes(bytes(itertools.islice(stream, size)), "big") for _ in itertools.count())
    value = pool[next(w for w in words if w < 256**size - 256**size % len(pool)) % len(pool)]
    assert (draw["number"], draw["value"]) == (n, value), f"draw {n} should have been {value}"
    drum["again"] or pool.remove(value)
for line in lists:  # who holds a ticket, or what it says; at lottery and bingo a ticket is not what is drawn
    if span := re.match(r"(\d+)-(\d+) (.*)", line):
        listed |= dict.fromkeys(range(int(span[1]), int(span[2]) + 1), span[3])
came, prizes = [d["value"] for d in t["draws"]], [line[6:] for line in lists if line.startswith("prize ")]
for n, w in enumerate(t["won"]):
    assert came[w["place"] - 1] == w["ticket"] and listed.get(w["ticket"], "") in (w["who"], w["prize"]), f"won: {w}"
    assert not prizes or prizes[n] == w["prize"], f"prize {n + 1} should have been {prizes[n]}"
assert {v for v in came if v in listed} <= {w["ticket"] for w in t["won"]}, "a winner is missing"
print("good:", len(came), "draws,", len(t["won"]), "winners")
