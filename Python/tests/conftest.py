# SPDX-License-Identifier: MIT
import os
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2]
if "AUDIOGRAPH_INSTALLED" not in os.environ:
    sys.path.insert(0, str(FOLDER / "Python"))


@pytest.fixture(autouse=True)
def no_settings(monkeypatch, tmp_path):
    """The words are English and nobody's settings matter."""
    for name in list(os.environ):
        if name.startswith(("LC_", "LANG")):
            monkeypatch.delenv(name)
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    monkeypatch.setenv("MPLCONFIGDIR", str(tmp_path))
    monkeypatch.setenv("MPLBACKEND", "agg")


@pytest.fixture
def samples():
    return FOLDER / "Samples"
