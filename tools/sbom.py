"""The bill of materials of the wheel, as CycloneDX 1.6: what novamas asks for, and what of others travels inside it.

    python -m tools.sbom     print it, as it would stand in a wheel with the browser client

Python packages are asked for, not carried: they have a range and no version. The npm packages whose code was built into
the browser client are carried: they have a version and the checksum of the lock file. The same sources give the same
bytes; a time is written only if SOURCE_DATE_EPOCH names one.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import tomllib
import uuid
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import quote

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.web import WEB, inside

ROOT = Path(__file__).resolve().parent.parent
LICENCES = Path(__file__).with_name("licences.toml")
NAME = "novamas.cdx.json"  # PEP 770: in the wheel it lies in .dist-info/sboms/
DEVELOPMENT = ("test", "web-tests", "rivals", "dev")  # extras of whoever works on novamas; nobody else installs them
OURS = uuid.uuid5(uuid.NAMESPACE_DNS, "novamas")
CLIENT = "novamas/server/client"

Node = dict[str, Any]


class NoLicence(Exception):
    """A dependency whose licence nobody has looked up."""


def bill(project: Mapping[str, Any], version: str, lock: Mapping[str, Any] | None) -> Node:
    """The bill of a wheel; without a lock file it is one without the browser client."""
    python = sorted(asked(project), key=lambda c: c["name"])
    npm = [] if lock is None else list(carried(lock))
    itself = {
        "type": "application",
        "bom-ref": f"pkg:pypi/{project['name']}@{version}",
        "name": project["name"],
        "version": version,
        "description": project["description"],
        "licenses": licensed(project["license"]),
        "purl": f"pkg:pypi/{project['name']}@{version}",
    }
    used = [c["bom-ref"] for c in (*python, *npm) if c["scope"] != "excluded"]
    edges = [{"ref": itself["bom-ref"], "dependsOn": used}, *({"ref": c["bom-ref"]} for c in python)]
    content: Node = {
        "metadata": {"lifecycles": [{"phase": "build"}], "component": itself},
        "components": python + npm,
        "dependencies": edges + ([] if lock is None else list(needed(lock))),
    }
    serial = uuid.uuid5(OURS, json.dumps(content, sort_keys=True))
    if epoch := os.environ.get("SOURCE_DATE_EPOCH"):
        content["metadata"]["timestamp"] = datetime.fromtimestamp(int(epoch), UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        **content,
    }


# -- Python: what is asked for -----------------------------------------------------------------------------------------


def requirements(project: Mapping[str, Any]) -> Iterator[tuple[str, Requirement]]:
    """Every package of others, with the extra that asks for it ("" for everybody)."""
    lists: dict[str, list[str]] = {"": project["dependencies"], **project["optional-dependencies"]}
    for extra, texts in lists.items():
        for requirement in map(Requirement, texts):
            if requirement.name != project["name"]:
                yield extra, requirement


def asked(project: Mapping[str, Any]) -> Iterator[Node]:
    licences = tomllib.loads(LICENCES.read_text(encoding="utf-8"))
    by_name: dict[str, list[tuple[str, Requirement]]] = {}
    for extra, requirement in requirements(project):
        by_name.setdefault(canonicalize_name(requirement.name), []).append((extra, requirement))
    for uses in by_name.values():
        name = uses[0][1].name
        if name not in licences:
            raise NoLicence(f"{LICENCES.name} has no licence for {name}: look it up and add it.")
        purl = f"pkg:pypi/{name.lower().replace('_', '-')}"
        yield {
            "type": "library",
            "bom-ref": purl,
            "name": name,
            "scope": scope([extra for extra, _ in uses]),
            "licenses": licensed(licences[name]),
            "purl": purl,
            "properties": [stated(extra, requirement) for extra, requirement in uses],
        }


def scope(extras: Iterable[str]) -> str:
    """`excluded` is CycloneDX's word for what is used to test and not to run."""
    if "" in extras:
        return "required"
    return "excluded" if all(extra in DEVELOPMENT for extra in extras) else "optional"


def stated(extra: str, requirement: Requirement) -> Node:
    """CycloneDX 1.6 has no field for a range of versions, so it is a property, as the wheel's METADATA says it."""
    return {"name": f"novamas:requires:{extra}" if extra else "novamas:requires", "value": str(requirement)}


# -- npm: what is carried ----------------------------------------------------------------------------------------------


def carried(lock: Mapping[str, Any]) -> Iterator[Node]:
    for name, package in inside(lock):
        yield {
            "type": "library",
            "bom-ref": npm_purl(name, package),
            "name": name,
            "version": package["version"],
            "scope": "required",
            "hashes": [checksum(package["integrity"])],
            "licenses": licensed(package["license"]),
            "purl": npm_purl(name, package),
            "properties": [{"name": "novamas:inside", "value": CLIENT}],
        }


def needed(lock: Mapping[str, Any]) -> Iterator[Node]:
    """Who of them needs whom, as far as both are inside."""
    refs = {name: npm_purl(name, package) for name, package in inside(lock)}
    for name, package in inside(lock):
        needs = [refs[other] for other in sorted(package.get("dependencies", ())) if other in refs]
        yield {"ref": refs[name], **({"dependsOn": needs} if needs else {})}


def npm_purl(name: str, package: Mapping[str, Any]) -> str:
    return f"pkg:npm/{quote(name, safe='/')}@{package['version']}"


def checksum(integrity: str) -> Node:
    """`sha512-<base64>` as the lock file has it, in the form of CycloneDX."""
    kind, _, digest = integrity.partition("-")
    return {"alg": f"SHA-{kind.removeprefix('sha')}", "content": base64.b64decode(digest).hex()}


def licensed(licence: str) -> list[Node]:
    return [{"expression": licence}] if " " in licence else [{"license": {"id": licence}}]


# -- files -------------------------------------------------------------------------------------------------------------


def written(version: str, client: bool) -> str:
    """The bill of this checkout as a file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8")) if client else None
    return json.dumps(bill(project, version, lock), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    from novamas import __version__

    sys.stdout.write(written(__version__, client=True))
