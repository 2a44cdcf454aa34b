// The same check without us: a script for anybody's own machine, with nothing but Python's standard library.

export const SCRIPT = `# python3 check.py epoch.json: does this epoch follow from the secret that was committed?
import hashlib, hmac, json, sys
e = json.load(open(sys.argv[1]))
key = bytes.fromhex(e["secret"])
assert hashlib.sha256(b"novamas commitment\\n" + key).hexdigest() == e["commitment"], "another secret was committed"
def numbers(n, what):
    blocks = (b for i in range(10**9) for b in hmac.digest(key, f"{n}/{what}/{i}".encode(), "sha256"))
    def below(m):
        size = (m.bit_length() + 7) // 8
        while (word := int.from_bytes(bytes(next(blocks) for _ in range(size)), "big")) >= 256**size // m * m: pass
        return word % m
    return below
def pick(d, below):
    if d["type"] == "Span": return d["lo"] + below(d["hi"] - d["lo"] + 1)
    if d["type"] == "Uniform": return d["values"][below(len(d["values"]))]
    if d["type"] == "Dice": return [1 + below(d["faces"]) for _ in range(d["count"])]
    if d["type"] == "Permutation":
        order = list(range(d["size"]))
        for i in range(d["size"] - 1, 0, -1): j = below(i + 1); order[i], order[j] = order[j], order[i]
        return order
    line = [v for v, w in (d["pairs"] if "pairs" in d else enumerate(d["counts"])) for _ in range(w)]
    return line[below(len(line))]
left = None
for n, d in enumerate(e["draws"], 1):
    due = pick(d["dist"], numbers(n, d["what"]))
    assert due == d["value"], f"draw {n}: the secret gives {due}, not {d['value']}"
    if d["dist"]["type"] == "Cards":
        assert left in (None, d["dist"]["counts"]), f"draw {n}: not the cards that were left"
        left = [w - (v == due) for v, w in enumerate(d["dist"]["counts"])]
print(len(e["draws"]), "draws follow from the secret that was committed")
`
