"""Ships the built page inside the package; an editable install takes it from web/dist instead."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is packed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable" or (root / "src" / "cinqmars" / "page").is_dir():  # an sdist brings it along
            return
        sys.path.insert(0, str(root / "scripts"))
        from page import build

        place = "cinqmars/page" if self.target_name == "wheel" else "src/cinqmars/page"
        build_data["force_include"][str(build())] = place
