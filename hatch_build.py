"""The wheel carries the browser client, the worked examples and its bill of materials: put in before it is packed."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `web/` into the package. An editable install leaves that to `make`, which knows when it is due."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        sys.path.insert(0, self.root)
        from tools.sbom import NAME, written
        from tools.web import CLIENT, build

        build_data["force_include"][str(Path(self.root) / "scenarios")] = "novamas/scenarios"
        client = not os.environ.get("NOVAMAS_NO_CLIENT")
        if client:
            self.app.display_info("Building the browser client …")
            build()
            build_data["force_include"][str(CLIENT)] = "novamas/server/client"
        self.passing = TemporaryDirectory()
        bill = Path(self.passing.name) / NAME
        bill.write_text(written(self.metadata.version, client), encoding="utf-8")
        build_data["sbom_files"].append(str(bill))

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "passing"):
            self.passing.cleanup()
