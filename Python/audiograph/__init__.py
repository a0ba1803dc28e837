# SPDX-License-Identifier: MIT
"""Turns charts into sound and words, so that people who cannot see them can hear them.

>>> import audiograph
>>> print(audiograph.describe([1, 4, 9, 16], title="Squares", lang="en"))
Squares, Value, 1 at point 1, 4 at point 2, 9 at point 3 and 16 at point 4: to 16 times the first value.

Everything is computed by the program audiograph, which the wheel brings. Its options are keyword
arguments here, with underscores for hyphens: ``pitch_range="c3:c6"``; those that are words of Python end
in one: ``from_="2020-01-01"``, ``as_="candles"``.
"""

from __future__ import annotations

from typing import Any

from ._errors import AudiographError, AudiographWarning
from ._pandas import boxplot, boxplot_frame, boxplot_frame_groupby, hist_frame, hist_series, plot
from ._sonification import Sonification, describe, facts, page, readings, sonify

__all__ = [
    "AudiographError",
    "AudiographWarning",
    "Sonification",
    "describe",
    "facts",
    "page",
    "readings",
    "sonify",
]


def __getattr__(name: str) -> Any:
    if name == "__version__":
        from ._program import version

        return version()
    raise AttributeError(f"module 'audiograph' has no attribute {name!r}")
