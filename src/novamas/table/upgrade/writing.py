"""Files of the second form as people read them."""

from __future__ import annotations

import json
from collections.abc import Sequence

from novamas.kit.toml_text import WIDTH, inline, pair
from novamas.table.scenario import Scenario
from novamas.table.scenario_file import Amounts
from novamas.table.upgrade.preludes import Node
from novamas.table.upgrade.sheet import Sheet, Step, short_refusal
from novamas.table.upgrade.sisters import Group, clauses_of, drop_clauses, merge_steps


def act_line(act: Step) -> str:
    order = ("note", "by", "do", "bet", "chance", "deal", "stop", "under")
    return inline({k: act[k] for k in order if k in act})


def gather(acts: Sequence[Step]) -> list[Step]:
    """Acts one after the other, several of one person and the bets of several people each on one line."""
    found: list[Step] = []
    for act in acts:
        last = found[-1] if found else {}
        if set(act) == {"by", "do"} == set(last) and act["by"] == last["by"]:
            both = [*(last["do"] if isinstance(last["do"], list) else [last["do"]]), act["do"]]
            if len(act_line({"by": act["by"], "do": both})) <= 100:
                found[-1] = {"by": act["by"], "do": both}
                continue
        if set(act) == {"by", "bet"}:
            people = (
                {last["by"]: last["bet"]}
                if set(last) == {"by", "bet"}
                else last.get("bet", {})
                if set(last) == {"bet"}
                else {}
            )
            if people and act["by"] not in people and len(act_line({"bet": {**people, act["by"]: act["bet"]}})) <= 100:
                found[-1] = {"bet": {**people, act["by"]: act["bet"]}}
                continue
        found.append(act)
    return found


def step_lines(step: Step, first: Sequence[Step]) -> list[str]:
    lines = ["[[step]]"]
    acts = gather(first)
    if len(acts) == 1:
        lines += pair("first", acts)
    elif acts:
        lines += ["first = [", *(f"  {act_line(act)}," for act in acts), "]"]
    for key in ("note", "by", "do", "bet", "chance", "deal"):
        if key in step:
            lines += pair(key, step[key])
    for key, wanted in step.get("expect", {}).items():
        lines += pair(("expect", key), wanted)
    for law, own in step.get("under", {}).items():
        lines += pair(("under", law), own)
    return lines


def file_text(group: Group) -> str:
    """The file of a group."""
    sheets = group.sheets
    head = sheets[0].scenario
    rest = [sheet.steps for sheet in sheets]
    made = merge_steps(sheets, rest)
    assert made is not None, "they were joined because they can be merged"
    givens = [sheet.given for sheet in sheets]
    usual = head_of(sheets)
    usually = [usual, [{k: v for k, v in step.items() if k != "under"} for step in made[0]]]
    for sheet in sheets:
        if not sheet.given_amounts and Amounts(sheet.law, sheet.times).of(usually) == usually:
            sheet.times = 1  # there is no amount to multiply
    lines = (
        ["format = 2", *pair("title", head.title), *pair("game", group.game)]
        if head.title
        else ["format = 2", *pair("game", group.game)]
    )
    alone = len(sheets) == 1 and sheets[0].times == 1
    if alone:
        lines += [*pair("law", head.law), *(pair("clauses", list(head.clauses)) if head.clauses else ())]
    if givens[0]:
        lines += pair("given", givens[0])
    if "autopilot" in usual:
        lines += pair("autopilot", usual["autopilot"])
    if not alone:
        lines += ["", "[laws]"]
        for sheet in sheets:
            own = law_entry(sheet, head, usual, givens[0])
            whole = pair(sheet.law, own)
            apart = [line for key, value in own.items() for line in pair((sheet.law, key), value)]
            lines += whole if len(whole) == 1 and len(whole[0]) <= WIDTH else apart
    for key in ("table", "players"):
        if usual.get(key):
            lines += ["", f"[{key}]"]
            for name, value in usual[key].items():
                lines += pair(name, value)
    if usual.get("expect"):
        lines += ["", "[expect]"]
        for name, value in usual["expect"].items():
            lines += pair(name, value)
    first: list[Step] = []
    for step in made[0]:
        if set(step) & {"expect", "note"}:
            lines += ["", *step_lines(step, first)]
            first = []
        else:
            first.append(step)
    if first:
        *before, last = first
        lines += ["", *(step_lines(last, before) if before or set(last) != {"bet"} else step_lines(last, ()))]
    return "\n".join(lines) + "\n"


def head_of(sheets: Sequence[Sheet]) -> Step:
    """What all laws of a file say alike of the table, the people and the opening."""
    base = sheets[0].scenario
    found: Step = {}
    for key in ("table", "players", "autopilot"):
        value = getattr(base, key)
        if all(getattr(s.scenario, key) == Amounts(s.law, s.times).of(value) for s in sheets):
            found[key] = value
    if found.get("autopilot", True):
        found.pop("autopilot", None)
    expects = [drop_clauses(s.scenario.expect) for s in sheets]
    if expects[0] and all(e == Amounts(s.law, s.times).of(expects[0]) for e, s in zip(expects, sheets, strict=True)):
        cited = [c for s in sheets for c in clauses_of(s.scenario.expect)]
        found["expect"] = dict(expects[0])
        if cited:
            code = expects[0]["refused"]
            found["expect"]["refused"] = {**({} if code == "any" else {"code": code}), "clauses": cited}
    return found


def law_entry(sheet: Sheet, head: Scenario, usual: Step, given: str) -> Step:
    """What a law says for itself: its clauses, and whatever is not as usual."""
    scenario = sheet.scenario
    own: Step = {}
    if sheet.times != 1:
        own["times"] = sheet.times
    if scenario.clauses:
        own["clauses"] = list(scenario.clauses)
    if scenario.title != head.title:
        own["title"] = scenario.title
    if sheet.given != given:
        own["given"] = sheet.given if sheet.given else []
    for key, default in (("table", {}), ("players", {}), ("autopilot", True), ("expect", {})):
        value = getattr(scenario, key)
        if key not in usual and value != default:
            own[key] = (
                {**value, "refused": short_refusal(value["refused"])}
                if "refused" in (value if key == "expect" else ())
                else value
            )
    return own


def write_given(nodes: Sequence[Node]) -> str:
    """The preludes of a game, to stand in its file of them."""
    lines: list[str] = []
    for node in nodes:
        above = node.find_above()
        lines += ["", f"[given.{json.dumps(node.name, ensure_ascii=False)}]"]
        if above is not None:
            lines += pair("given", above.name)
        acts = gather(node.acts()[above.depth if above else 0 :])
        lines += ["acts = [", *(f"  {act_line(act)}," for act in acts), "]"]
    return "".join(f"{line}\n" for line in lines)
