# SPDX-License-Identifier: MIT
"""The data behind figures of Plotly."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from ._cells import plain_list
from ._errors import AudiographError
from ._table import Table
from ._traces import Trace, traces_table


def plotly_table(figure: Any) -> Table:
    """The table of a Plotly figure of lines, bars or points, or of a single trace."""
    drawn = figure.data if hasattr(figure, "data") else [figure]
    drawn = [trace for trace in drawn if trace.visible in (None, True)]
    for trace in drawn:
        if trace.type not in ("scatter", "scattergl", "bar"):
            raise AudiographError(
                f"The figure has a trace of the kind {trace.type}. Give lines, bars or points.", 3
            )
    traces = [_trace(trace) for trace in drawn]
    if not hasattr(figure, "layout"):
        return traces_table(traces, None, None, None)
    layout = figure.layout
    names = [layout.xaxis.title.text, layout.yaxis.title.text]
    if drawn and all(map(_is_flat, drawn)):
        names.reverse()
    return traces_table(traces, layout.title.text, *names)


def _is_flat(trace: Any) -> bool:
    return bool(trace.type == "bar" and trace.orientation == "h")


def _trace(trace: Any) -> Trace:
    flat = _is_flat(trace)
    xs, ys = (trace.y, trace.x) if flat else (trace.x, trace.y)
    values = plain_list(ys if ys is not None else [])
    if xs is not None:
        return (trace.name or "", plain_list(xs), values)
    start, step = (trace.y0, trace.dy) if flat else (trace.x0, trace.dx)
    first: Any = start or 0
    width: Any = 1 if step is None else step
    if isinstance(start, str):
        first, width = datetime.fromisoformat(start), timedelta(milliseconds=width)
    return (trace.name or "", [first + place * width for place in range(len(values))], values)
