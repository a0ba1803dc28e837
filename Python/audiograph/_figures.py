# SPDX-License-Identifier: MIT
"""The data behind figures of matplotlib, Altair and Plotly."""

from __future__ import annotations

from typing import Any, Iterable, Optional, Sequence

from ._errors import AudiographError
from ._frames import pandas_table, polars_table
from ._plain import table as plain_table
from ._table import Table, columns_table, kind_of, plain_list

Trace = tuple[str, Sequence[Any], Sequence[Any]]


def traces_table(traces: Sequence[Trace], title: Any, x_name: Any, y_name: Any) -> Table:
    """A table of traces, each with a name, its x and its y."""
    traces = [(name, xs, ys) for name, xs, ys in traces if len(ys)]
    if not traces:
        raise AudiographError("The figure has no lines, bars or points. Give one with data.", 3)
    roles: dict[str, Any] = {"title": str(title) if title else None, "x": 0}
    _, first, _ = traces[0]
    x_heading, y_heading = str(x_name or ""), str(y_name or "")
    if len(traces) == 1:
        name, xs, ys = traces[0]
        return columns_table([(x_heading, xs), (y_heading or name or "Value", ys)], ys=[1], **roles)
    if all(list(xs) == list(first) for _, xs, _ in traces):
        columns: list[tuple[Any, Iterable[Any]]] = [(x_heading, first)]
        columns += [(name or f"Series {n}", ys) for n, (name, _, ys) in enumerate(traces, 1)]
        return columns_table(columns, ys=range(1, len(columns)), **roles)
    names = [name or f"Series {n}" for n, (name, xs, _) in enumerate(traces, 1) for _ in xs]
    return columns_table(
        [
            (x_heading, [x for _, xs, _ in traces for x in xs]),
            ("Series", names),
            (y_heading or "Value", [y for _, _, ys in traces for y in ys]),
        ],
        by=1,
        ys=[2],
        **roles,
    )


def matplotlib_table(figure: Any) -> Table:
    """The table of axes, or of a figure that has one with data."""
    if hasattr(figure, "get_axes") and not hasattr(figure, "get_xlabel"):
        filled = [axes for axes in figure.get_axes() if _axes_traces(axes)]
        if len(filled) > 1:
            raise AudiographError(
                f"The figure has {len(filled)} axes with data. Give one of them: figure.axes[0].", 3
            )
        axes = filled[0] if filled else None
    else:
        axes = figure.axes if not hasattr(figure, "get_xlabel") else figure
    if axes is None:
        return traces_table([], None, None, None)
    title = axes.get_title() or (axes.figure.get_suptitle() if axes.figure else None)
    return traces_table(_axes_traces(axes), title, axes.get_xlabel(), axes.get_ylabel())


def _axes_traces(axes: Any) -> list[Trace]:
    traces: list[Trace] = []

    def label(artist: Any) -> str:
        text = str(artist.get_label() or "")
        return "" if text.startswith("_") else text

    for line in axes.get_lines():
        xs, ys = (plain_list(values) for values in (line.get_xdata(), line.get_ydata()))
        # A line that only marks a place, as axhline does, is no data.
        if len(ys) == 2 and line.get_transform() != axes.transData:
            continue
        traces.append((label(line), xs, ys))
    for bars in axes.containers:
        if type(bars).__name__ == "BarContainer":
            traces.append((label(bars), *_bars(axes, bars)))
    for points in axes.collections:
        if type(points).__name__ == "PathCollection":
            offsets = points.get_offsets()
            traces.append((label(points), plain_list(offsets[:, 0]), plain_list(offsets[:, 1])))
    return traces


def _bars(axes: Any, bars: Any) -> tuple[list[Any], list[Any]]:
    is_flat = getattr(bars, "orientation", None) == "horizontal"
    axis = axes.yaxis if is_flat else axes.xaxis
    heights, places = [], []
    for bar in bars:
        heights.append(float(bar.get_width() if is_flat else bar.get_height()))
        start, size = (
            (bar.get_y(), bar.get_height()) if is_flat else (bar.get_x(), bar.get_width())
        )
        places.append(float(start + size / 2))
    # Categories are texts of the ticks.
    ticks = dict(zip(list(axis.get_ticklocs()), (t.get_text() for t in axis.get_ticklabels())))
    names = [ticks.get(round(place), "") for place in places]
    return (names if all(names) and len(set(names)) == len(names) else places), heights


def altair_table(chart: Any) -> Table:
    """The table of an Altair chart of one layer whose data are at hand."""
    import altair

    with altair.data_transformers.disable_max_rows():
        spec = chart.to_dict()
    for compound in ("layer", "hconcat", "vconcat", "concat", "spec", "facet", "repeat"):
        if compound in spec:
            raise AudiographError(
                f"The chart is a compound one ({compound}). Give one of its parts.", 3
            )
    if spec.get("transform"):
        raise AudiographError("The chart transforms its data. Give transformed data.", 3)
    encoding = spec.get("encoding", {})
    data = chart.data
    if data is None or isinstance(data, (str, altair.UrlData)):
        raise AudiographError("The data of the chart are elsewhere. Give the data themselves.", 3)
    if isinstance(data, altair.InlineData):
        data = data.values
    x, y = (_channel(encoding, name) for name in ("x", "y"))
    colours = [_channel(encoding, name) for name in ("color", "detail", "strokeDash", "shape")]
    by = next((channel["field"] for channel in colours if channel.get("field")), None)
    if "field" not in y:
        raise AudiographError("The chart has no column along y. Give y a column.", 3)
    table = table_of(data, x.get("field"), y["field"], by, None)
    title = spec.get("title")
    table.title = title.get("text") if isinstance(title, dict) else title
    if "aggregate" in y:
        names = {"average": "mean", "min": "minimum", "max": "maximum"}
        table.options["aggregate"] = names.get(y["aggregate"], y["aggregate"])
    return table


def _channel(encoding: Any, name: str) -> dict[str, Any]:
    channel = encoding.get(name, {})
    return channel if isinstance(channel, dict) else {}


def plotly_table(figure: Any) -> Table:
    """The table of a Plotly figure of lines, bars or points."""
    traces: list[Trace] = []
    for trace in figure.data:
        if trace.type not in ("scatter", "scattergl", "bar"):
            raise AudiographError(
                f"The figure has a trace of the kind {trace.type}. Give lines, bars or points.", 3
            )
        is_flat = trace.type == "bar" and trace.orientation == "h"
        xs, ys = (trace.y, trace.x) if is_flat else (trace.x, trace.y)
        ys = plain_list(ys if ys is not None else [])
        traces.append((trace.name or "", plain_list(xs) if xs is not None else range(len(ys)), ys))
    layout = figure.layout
    return traces_table(
        traces, layout.title.text, layout.xaxis.title.text, layout.yaxis.title.text
    )


def table_of(data: Any, x: Any, y: Any, by: Any, unit: Optional[str]) -> Table:
    """The table of whatever is given."""
    figures = {"matplotlib": matplotlib_table, "altair": altair_table, "plotly": plotly_table}
    kind = kind_of(data)
    if kind in figures and not isinstance(data, (list, tuple, dict)):
        if x is not None or y is not None or by is not None:
            raise AudiographError("A figure has its own columns. Leave out x, y and by.", 2)
        table = figures[kind](data)
        table.unit = unit
        return table
    if kind == "pandas":
        return pandas_table(data, x, y, by, unit)
    if kind == "polars":
        return polars_table(data, x, y, by, unit)
    if not hasattr(data, "__iter__"):
        raise AudiographError(
            f"A value of the type {type(data).__name__} is no data. Give numbers, a table, a figure or "
            "a path.",
            2,
        )
    return plain_table(data, x, y, by, unit)

