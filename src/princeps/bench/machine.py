"""What a reader must know about the machine to judge the figures, without anything that identifies it."""

import os
import platform
from pathlib import Path
from typing import Any

import numba
import numpy as np


def describe_machine() -> dict[str, Any]:
    return {
        "processor": _processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
        "pinned_to_one_core": hasattr(os, "sched_setaffinity"),
        "load_before": round(os.getloadavg()[0], 2),
        "python": platform.python_version(),
        "numba": numba.__version__,
        "numpy": np.__version__,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return named[0] if named else platform.processor() or platform.machine()
