"""A tournament in the browser: the director announces it by its bases, people enter, the board tells who won."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tools.salon import Salon
from visiting import Visit, es, sign_in

BASES = (Path(__file__).parents[2] / "examples" / "tournaments" / "sit-and-go.toml").read_text(encoding="utf-8")
QUICK = BASES.replace("rounds = 8", "rounds = 2").replace(
    "\n[auth", '\nadmission = "declared"\nseconds = 0.05\n\n[auth', 1
)


def test_a_sit_and_go_from_its_bases_to_its_prizes(salon: Salon, visit: Visit) -> None:
    salon.account("director", "Dora")
    director = visit(salon)
    sign_in(director, "Dora")
    director.get_by_role("link", name=es("web-nav-tournaments"), exact=True).click()
    expect(director.get_by_text(es("tournaments-none"))).to_be_visible()
    director.get_by_label(es("tournaments-bases")).fill(QUICK.replace("percent = 10\n\n[insc", "percent = 1\n\n[insc"))
    director.get_by_role("button", name=es("tournaments-check")).click()
    expect(director.get_by_role("status")).to_contain_text("EUS96-A2B-")
    director.get_by_label(es("tournaments-bases")).fill(QUICK)
    director.get_by_role("button", name=es("tournaments-announce"), exact=True).click()
    expect(director.get_by_role("heading", level=1)).to_have_text("Sit & Go de los jueves")

    player = visit(salon)
    player.get_by_role("link", name=es("web-nav-tournaments"), exact=True).click()
    player.get_by_role("link", name="Sit & Go de los jueves").click()
    expect(player.get_by_text(es("tournaments-nobody")).first).to_be_visible()
    salon.account("player", "Pilar")
    player.goto(salon.url)
    sign_in(player, "Pilar")
    player.evaluate(
        "fetch('/api/purse/play-chips', {method: 'POST', headers: {'x-novamas-token':"
        " document.cookie.match(/novamas-token=([^;]+)/)[1]}})"
    )
    player.goto(f"{salon.url}/tournaments/1")
    player.get_by_label(es("tournaments-born")).fill("1980-05-31")
    player.get_by_role("button", name=es("tournaments-declare")).click()
    player.get_by_role("button", name=es("tournaments-enter", cost="50,00 €")).click()
    expect(player.locator("tr.me")).to_contain_text("Pilar")

    director.get_by_role("button", name=es("tournaments-invite")).click()
    link = player.get_by_role("link", name=es("tournaments-to-table"))
    over = player.get_by_text(es("tournament-phase-over"))
    expect(link.or_(over).first).to_be_visible()
    expect(over).to_be_visible()
    expect(player.locator("section.panel tbody tr")).to_have_count(6)
    expect(player.locator("tbody tr").first).to_contain_text("175,50")
    expect(player.get_by_text(es("tournaments-lots-told"))).to_be_visible()
    expect(director.locator("ul.course")).to_contain_text(es("tournament-event-KnockedOut"))

    director.goto(f"{salon.url}/tournaments")
    expect(director.get_by_role("link", name=es("tournaments-book"))).to_have_attribute(
        "href", re.compile("records/tournaments")
    )
    audited = salon.audit()
    assert audited.clean, audited.finding
