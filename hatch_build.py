"""The wheel carries the browser client: it is built here, before the wheel is packed."""

from __future__ import annotations

import os
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Client(BuildHookInterface):  # type: ignore[type-arg]
    """Builds `web/` into the package. An editable install leaves that to `make`, which knows when it is due."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("NOVAMAS_NO_CLIENT"):
            return
        sys.path.insert(0, self.root)
        from tools.web import CLIENT, build

        self.app.display_info("Building the browser client …")
        build()
        build_data["force_include"][str(CLIENT)] = "novamas/server/client"
