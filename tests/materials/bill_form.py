"""What CycloneDX 1.6 demands of a bill, as far as ours goes: fields it must have, fields it may have, their forms."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

TOP = {"bomFormat", "specVersion", "serialNumber", "version", "metadata", "components", "dependencies"}
COMPONENT = {
    "type", "bom-ref", "name", "version", "description", "scope", "hashes", "licenses", "purl", "properties",
}  # fmt: skip
TYPES = {
    "application",
    "framework",
    "library",
    "container",
    "platform",
    "operating-system",
    "device",
    "firmware",
    "file",
}
SCOPES = {"required", "optional", "excluded"}
DIGITS = {"SHA-1": 40, "SHA-256": 64, "SHA-384": 96, "SHA-512": 128}
SERIAL = r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
PURL = r"pkg:(pypi|npm)/[^\s@]+(@[^\s@]+)?"


def faults(bill: dict[str, Any]) -> list[str]:
    """Everything that is wrong with a bill, in words; nothing if it is a good one."""
    return list(_faults(bill))


def _faults(bill: dict[str, Any]) -> Iterator[str]:
    yield from (f"unknown field {key}" for key in bill.keys() - TOP)
    if (bill.get("bomFormat"), bill.get("specVersion")) != ("CycloneDX", "1.6"):
        yield "not CycloneDX 1.6"
    if not re.fullmatch(SERIAL, bill.get("serialNumber", "")):
        yield "the serial number is no urn:uuid"
    if not (isinstance(bill.get("version"), int) and bill["version"] >= 1):
        yield "the version of the bill is no number from 1 on"
    metadata = bill.get("metadata", {})
    yield from (f"unknown field metadata.{key}" for key in metadata.keys() - {"timestamp", "lifecycles", "component"})
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", metadata.get("timestamp", "2000-01-01T00:00:00Z")):
        yield "the time is none"
    parts = [metadata.get("component", {}), *bill.get("components", [])]
    for part in parts:
        yield from (f"{part.get('name')}: {fault}" for fault in _component(part))
    refs = [part.get("bom-ref") for part in parts]
    if len(set(refs)) != len(refs):
        yield "a bom-ref is there twice"
    edges = bill.get("dependencies", [])
    if sorted(e.get("ref", "") for e in edges) != sorted(refs):
        yield "not every component stands once among the dependencies"
    for edge in edges:
        yield from (f"unknown field dependencies.{key}" for key in edge.keys() - {"ref", "dependsOn"})
        needs = edge.get("dependsOn", [])
        if len(set(needs)) != len(needs) or not set(needs) <= set(refs):
            yield f"{edge.get('ref')} depends on what is not there, or twice on the same"


def _component(part: dict[str, Any]) -> Iterator[str]:
    yield from (f"unknown field {key}" for key in part.keys() - COMPONENT)
    if part.get("type") not in TYPES:
        yield "its type is none"
    if not (isinstance(part.get("name"), str) and part["name"]):
        yield "it has no name"
    if part.get("scope", "required") not in SCOPES:
        yield "its scope is none"
    if not re.fullmatch(PURL, part.get("purl", "")):
        yield "its purl is none"
    if not part.get("licenses"):
        yield "it has no licence"
    for licence in part.get("licenses", []):
        known = set(licence) == {"license"} and set(licence["license"]) == {"id"}
        if not known and set(licence) != {"expression"}:
            yield "a licence is neither an SPDX identifier nor an expression"
    for hash in part.get("hashes", []):
        if not re.fullmatch(rf"[0-9a-f]{{{DIGITS.get(hash.get('alg'), 0)}}}", hash.get("content", "")):
            yield "a checksum is none"
    for property in part.get("properties", []):
        if set(property) != {"name", "value"} or not all(isinstance(v, str) for v in property.values()):
            yield "a property is not a name with a value"
