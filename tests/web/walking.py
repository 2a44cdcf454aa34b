"""Cloths that are walked by arrows: every spot is reached and says what it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from playwright.sync_api import Page
from tools.salon import Salon
from visiting import Visit

from novamas.kit.names import spot_name

# Presses arrows until every spot had the focus, or no arrow leads to another one; says how each spot calls itself.
WALK = """(root) => {
    const arrows = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']
    const names = {}
    const ways = {}
    const here = () => {
        const spot = document.activeElement.dataset.spot
        names[spot] = document.activeElement.getAttribute('aria-label')
        ways[spot] ??= {}
        return spot
    }
    const press = (key) => {
        const from = here()
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
        document.activeElement.dispatchEvent(event)
        ways[from][key] = here()
    }
    const untried = (spot) => arrows.find((arrow) => !(arrow in ways[spot]))
    const route = (start) => {
        const came = { [start]: [] }
        for (const queue = [start]; queue.length; ) {
            const spot = queue.shift()
            if (untried(spot)) return [...came[spot], untried(spot)]
            for (const arrow of arrows) {
                const next = ways[spot][arrow]
                if (!(next in came)) queue.push(next), (came[next] = [...came[spot], arrow])
            }
        }
        return null
    }
    const all = root.querySelectorAll('[data-spot]').length
    root.querySelector('[data-spot][tabindex="0"]').focus()
    for (let presses = 0; presses < 20000 && Object.keys(names).length < all; ) {
        const keys = route(here())
        if (!keys) break
        for (const key of keys) press(key), presses++
    }
    return names
}"""


def sheet(page: Page, table: str) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"fetch('/api/tables/{table}/sheet').then(r => r.json())")
    return found


def walked(page: Page) -> dict[str, str]:
    """What every spot of the cloth calls itself, by spot: the name that everybody uses, and its maximum."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing scrolls sideways"
    named: dict[str, str] = page.locator(".felt .cloth").first.evaluate(WALK)
    for spot, name in named.items():
        assert name.lower().startswith(spot_name(spot, "es").lower()), (spot, name)
        assert "Máximo" in name
    return named


def from_table_to_table(salon: Salon, visit: Visit, tables: Iterable[str], **how: Any) -> Iterator[tuple[Page, str]]:
    """A guest looks at one table after another."""
    page = visit(salon, "/nowhere", **how)
    assert page.request.post(f"{salon.url}/api/guests").ok
    for table in tables:
        page.goto(f"{salon.url}/table/{table}")
        yield page, table
