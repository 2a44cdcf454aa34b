"""The school in the browser: a cloth is paid and marked, the course is kept, an examination ends on paper, a class has
its teacher's page."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tools.chromium import PHONE
from tools.salon import Salon
from visiting import Visit, es, eventually, sign_in

from novamas.kit.money import EUR, plain
from novamas.school import ChoiceExercise, PayExercise, make_exercise, read_task, solution

pytestmark = pytest.mark.usefixtures("packages")

SUBJECT = "law=euskadi-1996&game=roulette-french"


def line(page: Page) -> str:
    """The line of the exercise that is on the page."""
    return page.locator(".code a").inner_text()


def pay(page: Page, code: str) -> None:
    """Somebody who knows pays the cloth, in the order of the law."""
    exercise = make_exercise(read_task(code))
    assert isinstance(exercise, PayExercise)
    for number, net in solution(exercise).entries:
        if not net:
            continue
        slip = page.locator(f'[data-slip="{number}"]')
        slip.get_by_role("textbox").fill(plain(abs(net), EUR).replace(".", ","))
        slip.get_by_role("button", name=es("school-pay" if net > 0 else "school-take"), exact=True).click()
    page.locator(".finish").click()


def test_somebody_who_never_dealt_pays_by_what_is_written_beside(salon: Salon, visit: Visit) -> None:
    """From the floor to the fourth cloth: what is written beside the first three is all that somebody has to read."""
    page = visit(salon)
    page.get_by_role("link", name=es("web-nav-school"), exact=True).click()
    page.get_by_role("link", name=es("school-first-go")).click()
    for _ in range(3):
        said = page.locator(".side .hint").first.inner_text()
        sum_ = re.search(r"= ([\d.,]+)", said)
        assert sum_ is not None, said
        page.locator(".side").get_by_role("textbox").fill(sum_[1])
        page.locator(".side").get_by_role("textbox").press("Enter")
        page.locator(".finish").press("Enter")
        expect(page.locator(".verdict .words")).to_contain_text(es("school-mark-right"))
        page.locator(".onward").press("Enter")
        expect(page.locator(".verdict")).to_have_count(0)
    expect(page.locator(".head .muted")).to_contain_text(es("school-level", level=2, most=5))
    pay(page, line(page))
    expect(page.locator(".verdict .words")).to_contain_text(es("school-mark-right"))
    page.goto(f"{salon.url}/school")
    expect(page.locator(".kinds")).to_contain_text(es("school-stands-at", level=2, right=4, asked=4))
    expect(page.get_by_role("img", name=re.compile(es("school-plot-accuracy")))).to_be_visible()


def test_a_wrong_sum_is_told_with_its_article_and_laid_right(salon: Salon, visit: Visit) -> None:
    code = "pay:euskadi-1996:roulette-french:4:5"
    page = visit(salon, f"/school/learn?{SUBJECT}&code={code}")
    slips = page.locator("[data-slip]")
    exercise = make_exercise(read_task(code))
    assert isinstance(exercise, PayExercise)
    expect(slips).to_have_count(len(exercise.slips))
    won = [slip for slip, due in zip(exercise.slips, exercise.dues, strict=True) if due.net > 0]
    for slip in won:
        page.locator(f'[data-slip="{slip.number}"]').get_by_role("textbox").fill("0,01")
    page.get_by_role("button", name=es("school-rake")).click()
    for slip in won:
        page.locator(f'[data-slip="{slip.number}"]').get_by_role("textbox").press("Enter")
    page.locator(".finish").click()
    wrong = page.locator(".verdict .lines li:not(.good)")
    expect(wrong).to_have_count(len(won))
    wrong.first.get_by_role("link").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("EUS96-")


def test_a_phone_has_all_of_it_on_the_page(salon: Salon, visit: Visit) -> None:
    page = visit(salon, f"/school/learn?{SUBJECT}&kind=pay", size=PHONE)
    expect(page.locator(".side h2")).to_be_visible()
    page.locator(".side .tray .chip").nth(1).click()
    expect(page.locator(".side").get_by_role("textbox").first).to_have_value("5,00")
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_class_from_its_link_to_a_replayed_examination(salon: Salon, visit: Visit, tmp_path: Path) -> None:
    salon.account("croupier", "Miren")
    teacher = visit(salon)
    sign_in(teacher, "Miren")
    teacher.goto(f"{salon.url}/school?law=galicia-2007&game=boule")
    teacher.get_by_label(es("school-class-name")).fill("Martes")
    teacher.get_by_role("button", name=es("school-teach"), exact=True).click()
    expect(teacher.get_by_role("heading", level=1)).to_have_text("Martes")
    link = teacher.locator(".link code").inner_text()
    form = teacher.get_by_role("region", name=es("school-set-exam"))
    form.get_by_label(es("school-kind-ruling")).check()
    form.get_by_label(es("school-exam-count")).fill("2")
    form.get_by_label(es("school-exam-level")).select_option("1")
    form.get_by_role("button", name=es("school-set")).click()
    expect(form.locator("code")).to_contain_text("exam:galicia-2007:boule:pay+ruling:1:2:")

    pupil = visit(salon, link.removeprefix(salon.url))
    pupil.get_by_label(es("school-join-name")).fill("Ana")
    pupil.get_by_role("button", name=es("school-join"), exact=True).click()
    pupil.get_by_role("link", name=es("school-sit")).click()
    pupil.get_by_role("button", name=es("school-exam-begin")).click()
    exam: dict[str, Any] = pupil.evaluate(
        "fetch('/api/school/exam?' + new URLSearchParams({code: new URLSearchParams(location.search).get('code')}))"
        ".then(r => r.json())"
    )
    expect(pupil.locator("[data-slip]").first).to_be_visible()
    pay(pupil, exam["tasks"][0])
    ruling = make_exercise(read_task(exam["tasks"][1]))
    assert isinstance(ruling, ChoiceExercise)
    pupil.locator(".side").get_by_role("radio").nth(ruling.right).check()
    pupil.get_by_role("button", name=es("school-answer")).click()
    expect(pupil.locator(".paper")).to_contain_text(es("school-passed"))
    expect(pupil.locator(".paper")).to_contain_text(exam["code"])
    expect(pupil.locator(".paper .name")).to_have_text("Ana")
    pupil.pdf(path=tmp_path / "certificate.pdf")
    assert (tmp_path / "certificate.pdf").stat().st_size > 5_000

    teacher.get_by_role("button", name=es("school-refresh")).click()
    expect(teacher.get_by_role("row", name=re.compile("Ana"))).to_be_visible()
    teacher.get_by_role("button", name=re.compile("✓")).click()
    expect(teacher.locator(".paper")).to_contain_text(es("school-holds"))
    eventually(teacher, lambda: teacher.locator("details").count() == 2, "both exercises are there")
