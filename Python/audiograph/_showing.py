# SPDX-License-Identifier: MIT
"""What showing a figure does: its words are printed, and it is heard, or it is shown in a notebook."""

from __future__ import annotations

import sys
import warnings
from typing import Any, Iterable

from ._cells import library
from ._errors import AudiographError, AudiographWarning
from ._program import depth
from ._sonification import describe, sonify
from ._stated import Stated


def show_charts(charts: Iterable[Stated]) -> None:
    """Prints the words of each chart, and plays it if that is a terminal; in a notebook, shows words and page.

    What cannot be told or played is an ``AudiographWarning``, and what comes behind it is still shown.
    """
    for chart in charts:
        try:
            if is_notebook():
                library("IPython.display").display(sonify(chart))
            elif sys.stdout.isatty():
                made = sonify(chart)
                print(made.text, flush=True)
                made.play()
            else:
                print(describe(chart), flush=True)
        except AudiographError as error:
            warn(error)


def warn(error: AudiographError) -> None:
    """Says why something is not shown."""
    warnings.warn(str(error), AudiographWarning, stacklevel=depth())


def is_notebook() -> bool:
    """Whether Python runs for a notebook."""
    if "IPython" not in sys.modules:
        return False
    shell: Any = library("IPython").get_ipython()
    return getattr(shell, "kernel", None) is not None
