# SPDX-License-Identifier: MIT
"""Renderers that tell charts, called ``audiograph``.

Altair finds its own by ``altair.renderers.enable("audiograph")``. Plotly knows one once this module has been
imported behind it: ``plotly.io.renderers.default = "audiograph"``.
"""

from __future__ import annotations

import sys
from typing import Any

from ._altair import vega_charts
from ._cells import library
from ._errors import AudiographError, reading_data
from ._plotly import plotly_charts
from ._showing import show_charts, warn
from ._sonification import sonify


def altair(spec: dict[str, Any], **_: Any) -> dict[str, str]:
    """What Altair calls to show a chart: its words, and in a notebook its page too.

    Raises ``AudiographError`` if the chart cannot be told.
    """
    with reading_data():
        charts = vega_charts(spec)
    bundles = [sonify(chart)._repr_mimebundle_() for chart in charts.each()]
    return {kind: "\n".join(bundle[kind] for bundle in bundles) for kind in bundles[0]}


def register() -> None:
    """Adds the renderer ``audiograph`` to Plotly, where that has been imported."""
    renderers = library("plotly.io").renderers

    class Renderer(library("plotly.io.base_renderers").ExternalRenderer):  # type: ignore[misc]
        """Prints the words of a figure, and plays it, or shows both in a notebook."""

        def render(self, fig_dict: dict[str, Any]) -> None:
            """What ``figure.show()`` calls."""
            try:
                with reading_data():
                    charts = plotly_charts(library("plotly.graph_objects").Figure(fig_dict, skip_invalid=True))
            except AudiographError as error:
                warn(error)
                return
            show_charts(charts.each())

    renderers["audiograph"] = Renderer()


if "plotly" in sys.modules:
    register()
