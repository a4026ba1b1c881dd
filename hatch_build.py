"""Ships the built page inside the package, and with CINQMARS_COMPILED=1 what mypyc makes of it.

An editable install takes the page from web/dist instead, and stays plain.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILERS = ["mypy[mypyc]>=1.18", "setuptools>=77"]


class Hook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs before a wheel is packed."""

    def dependencies(self) -> list[str]:
        return COMPILERS if self.compiles() else []

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get("CINQMARS_COMPILED") == "1"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / "src" / "cinqmars" / "page").is_dir():  # an sdist brings it along
            sys.path.insert(0, str(root / "scripts"))
            from page import build

            place = "cinqmars/page" if self.target_name == "wheel" else "src/cinqmars/page"
            build_data["force_include"][str(build())] = place
        if self.compiles():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for path, place in extensions(root):
                build_data["force_include"][str(path)] = place


def extensions(root: Path) -> list[tuple[Path, str]]:
    """Compile; the extension modules, and where in the wheel they belong."""
    subprocess.run([sys.executable, str(root / "scripts" / "compile.py"), "--only"], check=True)
    (wheel,) = (root / "build" / "compiled" / "dist").glob("*.whl")
    folder = root / "build" / "extensions"
    shutil.rmtree(folder, ignore_errors=True)
    with ZipFile(wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        archive.extractall(folder, names)
    return [(folder / name, name) for name in names]
