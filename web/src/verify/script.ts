// The same check without us: a script for anybody's own machine, with nothing but Python's standard library.

export const SCRIPT = `# python3 check.py epoch.json: does this epoch follow from the secret that was committed?
import hashlib, hmac, json, sys
e = json.load(open(sys.argv[1]))
sha = lambda *parts: hashlib.sha256(b"".join(parts)).digest()
node = lambda a, b: sha(b"novamas node\\n", a, b)
if e.get("sealed") and not e["secret"]: # a pack that was sealed card by card: the cards that were shown to you
    seen = set()
    for n, d in enumerate(e["draws"], 1):
        o = d.get("opening")
        if d["value"] == "?" and not o: continue
        assert o["deal"] in (1, 2) and 1 <= o["place"] <= 64 and len(o["path"]) == 8 and (o["deal"] == 2 or o["place"] == n == d["number"]), f"draw {n}: not the card that was next"
        at, h = (o["deal"] - 1) * 64 + o["place"] - 1, sha(b"novamas card\\n", bytes.fromhex(o["salt"]), f"{o['deal']}/{o['place']}/{d['value']}".encode())
        for b in map(bytes.fromhex, o["path"]): h, at = (node(b, h) if at % 2 else node(h, b)), at >> 1
        assert h.hex() == e["commitment"], f"draw {n}: not the card that was committed"
        marks = {(o["deal"], "place", o["place"]), (o["deal"], "card", d["value"])}
        assert not seen & marks, f"draw {n}: a place or a card comes twice"
        seen |= marks
    sys.exit(print(len(seen) // 2, "cards lay where they were committed"))
key = bytes.fromhex(e["secret"])
own = sha(b"novamas commitment\\n", key)
assert (node(bytes.fromhex(e["root"]), own) if e.get("sealed") else own).hex() == e["commitment"], "another secret was committed"
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
orders = {}
def printed(d, what):
    if what not in orders: orders[what] = pick({"type": "Permutation", "size": sum(d["printed"])}, numbers(0, what + "/order"))
    kind = [v for v, w in enumerate(d["printed"]) for _ in range(w)][orders[what][d["place"]]]
    below = numbers(0, f"{what}/{d['place']}")
    return [kind, below(d["patterns"][kind]), below(d["codes"])]
for n, d in enumerate(e["draws"], 1):
    due = printed(d["dist"], d["what"]) if d["dist"]["type"] == "LotPlace" else pick(d["dist"], numbers(n, d["what"]))
    assert due == d["value"], f"draw {n}: the secret gives {due}, not {d['value']}"
    if d["dist"]["type"] == "Cards":
        assert left in (None, d["dist"]["counts"]), f"draw {n}: not the cards that were left"
        left = [w - (v == due) for v, w in enumerate(d["dist"]["counts"])]
print(len(e["draws"]), "draws follow from the secret that was committed")
`
