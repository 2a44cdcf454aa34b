"""The bill of materials: it says what pyproject.toml and the lock file say, and what is installed says the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from copy import deepcopy
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from bill_form import faults
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tools.sbom import LICENCES, NAME, NoLicence, bill, requirements, written

from novamas import __version__

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
REQUIRES = "novamas:requires"
CLASSIFIED = {
    "MIT License": {"MIT"},
    "Apache Software License": {"Apache-2.0"},
    "BSD License": {"BSD-2-Clause", "BSD-3-Clause"},
}
NAMED = {"MPL-2.0"}
"""Names of licences that a package may state in the older field of its metadata, which elsewhere holds whole texts."""


@pytest.fixture
def ours() -> dict[str, Any]:
    return json.loads(written(__version__, client=True))


def stated(ours: dict[str, Any]) -> dict[str, set[tuple[str, str]]]:
    """What the bill says of each Python package: its requirements with the extra that asks for it."""
    return {
        canonicalize_name(part["name"]): {(p["name"][len(REQUIRES) + 1 :], p["value"]) for p in part["properties"]}
        for part in ours["components"]
        if part["purl"].startswith("pkg:pypi/")
    }


def licences_of(part: dict[str, Any]) -> set[str]:
    (licence,) = part["licenses"]
    text = licence.get("expression") or licence["license"]["id"]
    return set(text.replace(" AND ", " OR ").split(" OR "))


def test_it_is_a_good_bill(ours: dict[str, Any]) -> None:
    assert faults(ours) == []
    assert faults(json.loads(written(__version__, client=False))) == []


@pytest.mark.parametrize(
    "spoil",
    [
        lambda b: b.pop("bomFormat"),
        lambda b: b.update(specVersion="1.7"),
        lambda b: b.update(serialNumber="urn:uuid:1"),
        lambda b: b.update(version=0),
        lambda b: b.update(title="bill"),
        lambda b: b["metadata"].update(timestamp="today"),
        lambda b: b["components"][0].pop("name"),
        lambda b: b["components"][0].update(type="thing"),
        lambda b: b["components"][0].update(scope="maybe"),
        lambda b: b["components"][0].update(licenses=[{"license": {"name": "MIT"}}]),
        lambda b: b["components"][-1]["hashes"][0].update(content="00"),
        lambda b: b["components"].append(b["components"][0]),
        lambda b: b["dependencies"][0]["dependsOn"].append("pkg:pypi/nothing"),
    ],
)
def test_a_spoilt_bill_is_found_out(ours: dict[str, Any], spoil: Any) -> None:
    spoil(ours)
    assert faults(ours)


def test_it_names_every_python_package_with_its_range(ours: dict[str, Any]) -> None:
    expected: dict[str, set[tuple[str, str]]] = {}
    for extra, requirement in requirements(PROJECT):
        expected.setdefault(canonicalize_name(requirement.name), set()).add((extra, str(requirement)))
    assert stated(ours) == expected
    scopes = {part["name"]: part["scope"] for part in ours["components"]}
    assert (scopes["msgspec"], scopes["litestar"], scopes["pytest"]) == ("required", "optional", "excluded")
    assert set(tomllib.loads(LICENCES.read_text(encoding="utf-8"))) == {r.name for _, r in requirements(PROJECT)}


def test_what_is_installed_is_what_it_says(ours: dict[str, Any]) -> None:
    """Inside the range, and under the licence that the package itself states."""
    compared = 0
    for part in ours["components"]:
        if not part["purl"].startswith("pkg:pypi/"):
            continue
        try:
            told = metadata.metadata(part["name"])
        except metadata.PackageNotFoundError:
            continue  # an extra that is not installed here
        for property in part["properties"]:
            assert Requirement(property["value"]).specifier.contains(told["Version"], prereleases=True)
        compared += 1
        stated = told.get("License", "")
        if expression := told.get("License-Expression") or (stated if stated in NAMED else ""):
            assert licences_of(part) <= set(expression.replace(" AND ", " OR ").split(" OR ")), part["name"]
        else:
            kinds = [c.rpartition(" :: ")[2] for c in told.get_all("Classifier", []) if c.startswith("License")]
            assert all(CLASSIFIED[kind] & licences_of(part) for kind in kinds), part["name"]
            assert kinds, part["name"]
    assert compared >= len(PROJECT["dependencies"])


def test_it_names_what_is_built_into_the_client(ours: dict[str, Any]) -> None:
    inside = {p["name"]: p for p in ours["components"] if p["purl"].startswith("pkg:npm/")}
    assert set(LOCK["packages"][""]["dependencies"]) <= set(inside)
    assert {"svelte", "vite"} <= set(inside)  # development packages that leave code of theirs in what they build
    assert "typescript" not in inside
    for name, part in inside.items():
        package = LOCK["packages"][f"node_modules/{name}"]
        assert part["version"] == package["version"]
        assert licences_of(part) == {package["license"]}
        assert part["purl"] == f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    assert all("pkg:npm" not in p["purl"] for p in json.loads(written(__version__, client=False))["components"])


def test_it_holds_no_address(ours: dict[str, Any]) -> None:
    assert "://" not in json.dumps(ours)


def test_the_same_sources_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    once = written(__version__, client=True)
    assert once == written(__version__, client=True)
    assert "timestamp" not in once
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1000000000")
    dated = json.loads(written(__version__, client=True))
    assert dated["metadata"].pop("timestamp") == "2001-09-09T01:46:40Z"
    assert dated == json.loads(once)
    assert json.loads(written("9.9", client=True))["serialNumber"] != dated["serialNumber"]


def test_a_licence_that_nobody_looked_up_stops_the_build() -> None:
    project = deepcopy(PROJECT)
    project["dependencies"].append("leftpad>=1")
    with pytest.raises(NoLicence, match="leftpad"):
        bill(project, "1", None)


@pytest.mark.slow
def test_the_wheel_carries_it(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(tmp_path), str(ROOT)]
    environment = {k: v for k, v in os.environ.items() if k not in ("NOVAMAS_NO_CLIENT", "SOURCE_DATE_EPOCH")}
    subprocess.run(build, check=True, timeout=600, env=environment)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        home = f"novamas-{__version__}.dist-info"
        carried = packed.read(f"{home}/sboms/{NAME}").decode()
        packed.extractall(tmp_path / "unpacked")
        assert "novamas/py.typed" in packed.namelist(), "without it nobody's type checker reads the types"
        notices = packed.read("novamas/server/client/third-party.txt").decode()
    assert carried == written(__version__, client=True)
    assert faults(json.loads(carried)) == []
    (found,) = metadata.distributions(path=[str(tmp_path / "unpacked")])
    said = {r.replace("'", '"') for r in found.requires or ()}
    asked = [Requirement(r) for r in said if not r.startswith("novamas")]
    assert {canonicalize_name(r.name) for r in asked} == set(stated(json.loads(carried)))
    for part in json.loads(carried)["components"]:
        if part["purl"].startswith("pkg:npm/"):
            assert f"\n{part['name']} {part['version']} (" in notices
