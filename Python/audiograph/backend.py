# SPDX-License-Identifier: MIT
"""A backend of matplotlib that tells figures: ``MPLBACKEND=module://audiograph.backend``.

``plt.show()`` prints what each chart of every figure shows, and plays it on a terminal; in a notebook it
shows words and page. Then the figures are closed. Pictures are written as always, by ``savefig``.
"""

from __future__ import annotations

from typing import Any

from matplotlib._pylab_helpers import Gcf
from matplotlib.backend_bases import FigureManagerBase
from matplotlib.backends.backend_agg import FigureCanvasAgg

from ._artists.figure import matplotlib_charts
from ._errors import AudiographError, reading_data
from ._showing import show_charts, warn


class FigureManager(FigureManagerBase):
    """Tells one figure."""

    def show(self) -> None:
        """What ``figure.show()`` calls."""
        try:
            with reading_data():
                charts = matplotlib_charts(self.canvas.figure).each()
        except AudiographError as error:
            warn(error)
            return
        show_charts(charts)


class FigureCanvas(FigureCanvasAgg):
    """Draws into memory, so that pictures can be saved."""

    manager_class = FigureManager


def show(*_: Any, **__: Any) -> None:
    """What ``plt.show()`` calls: tells all figures, and closes them."""
    try:
        for manager in Gcf.get_all_fig_managers():
            manager.show()
    finally:
        Gcf.destroy_all()
