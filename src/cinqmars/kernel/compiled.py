"""What concerns mypyc: its class decorator (none where mypy_extensions is missing), and whether this was compiled."""

from __future__ import annotations

import sysconfig
from typing import Any

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(**_: Any) -> Any:  # type: ignore[misc]
        return lambda cls: cls


def is_compiled() -> bool:
    """Whether the kernel that runs is machine code."""
    from cinqmars.kernel import asker

    return str(asker.__file__).endswith(str(sysconfig.get_config_var("EXT_SUFFIX")))
