"""mypyc's class decorator, or nothing where mypy_extensions is not installed: only the compiler needs it."""

from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(**_: Any) -> Any:  # type: ignore[misc]
        return lambda cls: cls
