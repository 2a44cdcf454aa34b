"""Pictures of every game on every kind of screen, from the floor to a settled bet, and what can be told from the page.

    python -m tools.screens out                      every game at five sizes: a picture of every moment, a sheet a size
    python -m tools.screens out craps --size 844x390

The person of `tools.pace` plays. Of every moment the page is asked what a picture does not tell at a glance: whether it
is wider than the screen, which of the buttons that one needs now are out of view, how much of the cloth is in view, and
how far the cloth has moved under the finger since one sat down.
"""

from __future__ import annotations

import argparse
import shutil
import tempfile
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Browser

from tools import chromium
from tools.pace import PATIENCE, SIZES, Pace, games, visit
from tools.salon import CLIENT, Salon

MOMENTS = ("seat", "laid", "asked", "settled")
LOOK = """() => {
  const { innerWidth: w, innerHeight: h } = window
  const shown = (e) => e.getClientRects().length > 0
  const needed = document.querySelectorAll(".dock .btn, aside .btn.primary")
  const out = [...needed].filter(shown).filter((e) => {
    const r = e.getBoundingClientRect()
    return r.top < 0 || r.left < 0 || r.bottom > h + 1 || r.right > w + 1
  })
  const cloth = document.querySelector(".felt .cloth")?.getBoundingClientRect()
  const dock = document.querySelector(".dock")?.getBoundingClientRect()
  const low = dock && dock.left < w / 4 ? Math.min(h, dock.top) : h
  const high = cloth ? Math.max(0, Math.min(low, cloth.bottom) - Math.max(0, cloth.top)) / cloth.height : 0
  const keys = [...document.querySelectorAll(".lay kbd")].filter(shown).map((e) => e.textContent.trim().toUpperCase())
  const typed = [...document.querySelectorAll(".lay input:not([type=number])")].filter(shown).map((e) => e.value)
  const plates = [...document.querySelectorAll(".lay .plate")].filter(shown)
  const unsaid = plates.filter((e) => /^\\p{L}+$/u.test(e.firstChild.textContent) && !e.title)
  return {
    amiss: [
      ...keys.filter((key, n) => key && keys.indexOf(key) < n).map((key) => `two buttons for ${key}`),
      ...typed.filter((value) => /^\\d+\\.\\d\\d?$/.test(value)).map((value) => `${value} with a point`),
      ...(document.body.innerText.match(/\\{ ?\\$[\\w-]+ ?\\}/g) ?? []).map((hole) => `${hole} without its value`),
      ...unsaid.map((e) => `${e.textContent} without a name`),
    ],
    wide: document.documentElement.scrollWidth - w,
    out: out.map((e) => e.textContent.trim().slice(0, 20)),
    cloth: Math.round(100 * high),
    top: cloth ? Math.round(cloth.top + scrollY) : 0,
  }
}"""


class Seen(Struct, frozen=True):
    """What was found at a moment: pixels by which the page is too wide, buttons out of view, the share of the cloth in
    view, where the cloth begins on the page, and small things amiss: a letter on two buttons, a decimal point in a
    Spanish field, a sentence with a hole in it, a result told by letters that nothing explains."""

    wide: int
    out: list[str]
    cloth: int
    top: int
    amiss: list[str]


def play(
    browser: Browser,
    salon: Salon,
    law: str,
    game: str,
    size: tuple[int, int],
    folder: Path,
    rounds: int = 1,
    patience: float = PATIENCE,
) -> tuple[Pace, dict[str, Seen]]:
    """One game on one screen: a picture of every moment that came, the first time it did."""
    found: dict[str, Seen] = {}
    window = chromium.window(browser, lang="es", size=size)
    page = window.new_page()

    def see(moment: str) -> None:
        if moment in found and moment != "settled":
            return
        page.wait_for_timeout(120)
        found[moment] = Seen(**page.evaluate(LOOK))
        page.screenshot(path=folder / f"{game}-{moment}.png", animations="disabled", caret="hide")

    try:
        pace = visit(salon, page, law, game, rounds, see, patience)
        if not pace.settled:
            page.screenshot(path=folder / f"{game}-stuck.png")
    finally:
        window.close()
    return pace, found


def report(pace: Pace, found: dict[str, Seen]) -> str:
    """A line a game."""
    first = found.get("seat")
    parts = []
    for moment in MOMENTS:
        if (now := found.get(moment)) is None:
            continue
        told = [f"cloth {now.cloth}%"]
        if now.wide > 0:
            told.append(f"{now.wide} px too wide")
        if first and now.top != first.top:
            told.append(f"moved {now.top - first.top} px")
        told += now.amiss
        if now.out:
            told.append("out of view: " + ", ".join(now.out))
        parts.append(f"{moment}: {'; '.join(told)}")
    return f"{pace.told()} " + " | ".join(parts)


def sheet(browser: Browser, pictures: Iterable[Path], path: Path, columns: int) -> None:
    """Many pictures on one."""
    page = browser.new_page(viewport={"width": 1800, "height": 900})
    width = 1780 // columns
    cells = "".join(
        f'<figure><img src="{each.resolve().as_uri()}" width={width - 8}><figcaption>{each.stem}</figcaption></figure>'
        for each in pictures
    )
    grid = f"display:grid;grid-template-columns:repeat({columns},{width}px)"
    style = f"body{{margin:4px;font:12px sans-serif;{grid}}}figure{{margin:2px}}"
    with tempfile.NamedTemporaryFile("w", suffix=".html") as made:
        made.write(f"<meta charset=utf-8><style>{style}</style>{cells}")
        made.flush()
        page.goto(Path(made.name).as_uri())
        page.screenshot(path=path, full_page=True)
    page.close()


def as_it_is(folder: Path) -> Path:
    """A copy of the client: whoever builds another meanwhile changes no picture."""
    return shutil.copytree(CLIENT, folder / "client")


def main() -> None:
    asked = argparse.ArgumentParser(description="Pictures of every game on every kind of screen.")
    asked.add_argument("out", type=Path, help="where the pictures go")
    asked.add_argument("games", nargs="*", help="only these")
    asked.add_argument("--size", action="append", help="only this size: " + ", ".join(sorted(SIZES)))
    options = asked.parse_args()
    path = chromium.found()
    if path is None:
        raise SystemExit("There is no Chromium here.")
    with chromium.browser(path) as browser:
        for text in options.size or sorted(SIZES):
            width, height = map(int, text.split("x"))
            folder = options.out / text
            folder.mkdir(parents=True, exist_ok=True)
            print(f"-- {text}", flush=True)
            with tempfile.TemporaryDirectory() as house, Salon(Path(house), as_it_is(Path(house))) as salon:
                for law, game in games():
                    if not options.games or game in options.games:
                        print(report(*play(browser, salon, law, game, (width, height), folder)), flush=True)
            columns = 6 if width < height else 4
            for moment in MOMENTS:
                sheet(browser, sorted(folder.glob(f"*-{moment}.png")), options.out / f"{text}-{moment}.png", columns)


if __name__ == "__main__":
    main()
