# SPDX-License-Identifier: MIT
"""Figures of Plotly as charts that say what they are."""

from __future__ import annotations

import math
import warnings
from typing import Any, Sequence

from ._cells import is_number, library
from ._errors import AudiographError, AudiographWarning
from ._plotly_axes import (
    axes_along, axis, axis_of, base_of, decoded, is_flat, plain_text, scale_title, series_of, values_of,
)
from ._plotly_lines import lines, marks
from ._program import depth
from ._stated import (
    Axis, Chart, Series, Stated, is_rising, name_apart, one_by_one, put_lines, refused, with_bounds_apart,
)

_LINES = ("scatter", "scattergl")


def plotly_charts(figure: Any) -> Stated:
    """The charts of a Plotly figure, or that of a single trace: one for each panel and kind of trace."""
    traces = list(figure.data) if hasattr(figure, "data") else [figure]
    traces = [trace for trace in traces if trace.visible in (None, True)]
    layout = figure.layout if hasattr(figure, "layout") else library("plotly.graph_objects").Layout()
    charts = [chart for same in _panels(traces, layout) for chart in _panel(same, layout)]
    if not charts:
        raise AudiographError("The figure has no lines, bars or points. Give one with data.", 3)
    for chart in charts:
        chart.title = ": ".join(filter(None, (plain_text(layout.title.text), chart.title)))
    if getattr(figure, "frames", None):
        _warn("The first frame of an animation is told; the others are left out.")
    return Stated(charts, "plotly")


def _warn(words: str) -> None:
    warnings.warn(words, AudiographWarning, stacklevel=depth())


def _panels(traces: Sequence[Any], layout: Any) -> list[list[Any]]:
    """The traces of each panel; those of an axis that lies over another one belong to its panel."""
    found: dict[Any, list[Any]] = {}
    for trace in traces:
        y = getattr(trace, "yaxis", None) or "y"
        over = axis(layout, y).overlaying if hasattr(trace, "yaxis") else None
        place = (over or y, getattr(trace, "xaxis", None) or "x") if hasattr(trace, "xaxis") else id(trace)
        found.setdefault(place, []).append(trace)
    return list(found.values())


def _panel(traces: Sequence[Any], layout: Any) -> list[Chart]:
    kinds: dict[str, list[Any]] = {}
    for trace in traces:
        kinds.setdefault(_kind(trace), []).append(trace)
    charts = [chart for kind, same in kinds.items() for chart in _MAKERS[kind](same, layout)]
    if hasattr(traces[0], "yaxis"):
        put_lines(charts, *(marks(layout, name) for name in (traces[0].yaxis or "y", traces[0].xaxis or "x")))
    for chart in charts:
        name_apart(chart.series)
        chart.title = ": ".join(filter(None, (_title_of_panel(traces[0], layout), chart.title)))
    return charts


def _title_of_panel(trace: Any, layout: Any) -> str:
    """The text above a panel, where the layout has several panels with texts above."""
    if not hasattr(trace, "xaxis") or not layout.annotations:
        return ""
    across, up = (axis(layout, name).domain for name in (trace.xaxis or "x", trace.yaxis or "y"))
    for text in layout.annotations:
        is_there = text.xref == text.yref == "paper" and across is not None and up is not None
        if is_there and across[0] <= text.x <= across[1] and abs(text.y - up[1]) < 1e-6 and text.yanchor == "bottom":
            return plain_text(text.text)
    return ""


def _kind(trace: Any) -> str:
    """The kind of what makes a chart of a trace."""
    if trace.type in _LINES:
        mode = trace.mode or "lines"
        if getattr(trace, "stackgroup", None):
            return "stacked"
        if "lines" not in mode and "markers" not in mode and not trace.fill:
            raise refused("texts in the place of points", "Give lines, bars or points.")
        return "scatter" if "lines" not in mode and "markers" in mode else "line"
    if trace.type not in _MAKERS:
        raise AudiographError(
            f"The figure has a trace of the kind {trace.type}. Give lines, bars, points, boxes, a heat map or a pie.", 3
        )
    return str(trace.type)


def _points(traces: Sequence[Any], layout: Any) -> list[Chart]:
    for what, name in (("colours", "color"), ("sizes", "size")):
        if any(hasattr(each.marker[name], "__len__") and not isinstance(each.marker[name], str) for each in traces):
            _warn(f"The {what} of points are left out; their places are told.")
    series = [series_of(each) for each in traces]
    if any("lower" in each.columns for each in series):
        if all(is_rising(each.columns["x"]) for each in series):
            return lines(traces, layout)
        _warn("The errors of points are left out; their places are told.")
    for each in series:
        each.axis = "y"
        each.columns = {name: each.columns[name] for name in "xy"}
    x, y = axes_along(traces, layout, series, "names")
    if x.type == "names" and len(series) == 1 and len(set(series[0].columns["x"])) == len(series[0].columns["x"]):
        return [Chart("bars", series, x, y)]
    if x.type == "names":
        return [_grouped_values("box", series, x, y)]
    if x.type == "date" and all(len(set(each.columns["x"])) == len(each.columns["x"]) for each in series):
        return [Chart("line", series, x, y)]
    return [Chart("scatter", series, x, y)]


def _grouped_values(kind: str, series: Sequence[Series], x: Axis, y: Axis) -> Chart:
    groups: dict[str, list[Any]] = {}
    for each in series:
        for name, value in zip(each.columns["x"], each.columns["y"]):
            groups.setdefault(str(name), []).append(value)
    return Chart(kind, [Series({"values": values}, name=name) for name, values in groups.items()], x, y)


def _stacked(traces: Sequence[Any], layout: Any) -> list[Chart]:
    series = [series_of(each) for each in traces]
    x, y = axes_along(traces, layout, series, "ordered")
    is_percent = any(each.groupnorm for each in traces)
    return [Chart("stacked", series, x, y, stack="percent" if is_percent else "total")]


def _bars(traces: Sequence[Any], layout: Any) -> list[Chart]:
    if any(each.base is not None for each in traces):
        raise refused("bars that begin elsewhere than at zero", "Draw their lengths from zero.")
    series = [series_of(each, base_of(traces, layout)) for each in traces]
    x, y = axes_along(traces, layout, series, "names")
    mode = layout.barmode or "group"
    lies = all(map(is_flat, traces))
    for each in series:
        _add_up(each, mode)
    if len(series) == 1:
        return with_bounds_apart(Chart("bars", series, x, y, lies=lies))
    places = [set(map(str, each.columns["x"])) for each in series]
    if sum(map(len, places)) == len(set().union(*places)):
        # Bars of several colours, each at a place of its own.
        whole = {name: [value for each in series for value in each.columns[name]] for name in "xy"}
        return [Chart("bars", [Series(whole)], x, y, lies=lies)]
    kind, stack = "grouped", ""
    if mode in ("stack", "relative"):
        kind, stack = "stacked", "percent" if layout.barnorm else "total"
    charts = with_bounds_apart(Chart(kind, series, x, y, stack=stack, lies=lies))
    return [part for chart in charts for part in one_by_one(chart)]


def _add_up(series: Series, mode: str) -> None:
    """Sums the bars of one trace at one place, which stand on each other."""
    xs, ys = list(map(str, series.columns["x"])), series.columns["y"]
    if len(set(xs)) == len(xs):
        return
    if mode == "overlay" or "lower" in series.columns:
        raise refused("several bars at one place", "Combine them first, such as with mean().")
    totals: dict[str, Any] = {}
    for x, y in zip(xs, ys):
        totals[x] = totals.get(x, 0) + (y or 0)
    first = dict(zip(reversed(xs), reversed(list(series.columns["x"]))))
    series.columns.update(x=[first[x] for x in totals], y=list(totals.values()))


def _histogram(traces: Sequence[Any], layout: Any) -> list[Chart]:
    charts = []
    for trace in traces:
        flat = trace.x is None
        values = values_of(trace.y if flat else trace.x)
        if trace.histfunc not in (None, "count") or trace.cumulative.enabled:
            raise refused("a histogram that adds up something else than counts", "Draw its bars.")
        x, y = trace.xaxis or "x", trace.yaxis or "y"
        along, across = (y, x) if flat else (x, y)
        if all(is_number(value) for value in values):
            axes = (axis_of(layout, along, "number"), axis_of(layout, across))
            name = plain_text(trace.name)
            title = name if len(traces) > 1 else ""
            charts.append(Chart("histogram", [Series(_in_bins(trace, flat, values), name=name)], *axes, title=title))
            continue
        names = list(dict.fromkeys(map(str, values)))
        counts = [sum(str(value) == name for value in values) for name in names]
        axes = (axis_of(layout, along, "names"), axis_of(layout, across))
        charts.append(Chart("bars", [Series({"x": names, "y": counts}, name=plain_text(trace.name))], *axes))
    return charts


def _in_bins(trace: Any, flat: bool, values: Sequence[Any]) -> dict[str, Any]:
    """The edges and counts of bins that a histogram states; else its values, of which Plotly makes the bins."""
    bins = trace.ybins if flat else trace.xbins
    known = [value for value in values if value is not None and value == value]
    if not known or not all(is_number(part) and part is not None for part in (bins.start, bins.size)):
        return {"values": values}
    places = [math.floor((value - bins.start) / bins.size) for value in known]
    count = max(places) + 1 if bins.end is None else math.ceil((bins.end - bins.start) / bins.size - 1e-9)
    edges = [bins.start + place * bins.size for place in range(count + 1)]
    return {"edges": edges, "counts": [places.count(place) for place in range(count)]}


def _boxes(traces: Sequence[Any], layout: Any) -> list[Chart]:
    kind = str(traces[0].type)
    groups: list[Series] = []
    first = traces[0]
    flat = all(is_flat(each) or each.y is None and each.x is not None for each in traces)
    for place, trace in enumerate(traces, 1):
        if kind == "box" and trace.q1 is not None:
            raise refused("boxes without their values", "Give the values of each.")
        values, names = (trace.x, trace.y) if flat else (trace.y, trace.x)
        name = plain_text(trace.name) or (f"Box {place}" if len(traces) > 1 else "")
        if names is None:
            groups.append(Series({"values": values_of(values)}, name=name))
            continue
        own = Series({"x": values_of(names), "y": values_of(values)})
        for each in _grouped_values(kind, [own], Axis(), Axis()).series:
            is_one = len(traces) == 1
            groups.append(Series(each.columns, name=each.name if is_one else f"{each.name}, {name}"))
    x, y = (first.yaxis or "y", first.xaxis or "x") if flat else (first.xaxis or "x", first.yaxis or "y")
    return [Chart(kind, groups, axis_of(layout, x, "names"), axis_of(layout, y))]


def _heatmaps(traces: Sequence[Any], layout: Any) -> list[Chart]:
    charts = []
    for trace in traces:
        cells = [values_of(row) for row in decoded(trace.z)]
        columns = values_of(trace.x) if trace.x is not None else list(range(len(cells[0])))
        rows = values_of(trace.y) if trace.y is not None else list(range(len(cells)))
        if len(columns) != len(cells[0]) or len(rows) != len(cells):
            raise refused("a heat map whose places are edges of cells", "Give the middle of each cell.")
        x, y = axis_of(layout, trace.xaxis or "x"), axis_of(layout, trace.yaxis or "y")
        x.reversed = y.reversed = False
        value = Axis.titled(scale_title(trace, layout))
        charts.append(Chart("heatmap", [], x, y, rows=rows, columns=columns, cells=cells, value=value))
    return charts


def _shares(traces: Sequence[Any], _: Any) -> list[Chart]:
    charts = []
    for trace in traces:
        names = [str(label) for label in values_of(trace.labels)] if trace.labels is not None else []
        values = values_of(trace.values) if trace.values is not None else [1] * len(names)
        totals: dict[str, Any] = {}
        for name, value in zip(names or [f"Part {n}" for n in range(1, len(values) + 1)], values):
            totals[name] = totals.get(name, 0) + value
        series = Series({"x": list(totals), "y": list(totals.values())})
        charts.append(Chart("share", [series], Axis(type="names"), Axis()))
    return charts


def _candles(traces: Sequence[Any], layout: Any) -> list[Chart]:
    charts = []
    for trace in traces:
        columns = {name: values_of(getattr(trace, name)) for name in ("x", "open", "high", "low", "close")}
        x, y = axis_of(layout, trace.xaxis or "x", "date"), axis_of(layout, trace.yaxis or "y")
        charts.append(Chart("candles", [Series(columns, name=plain_text(trace.name))], x, y))
    return charts


_MAKERS = {
    "line": lines, "scatter": _points, "stacked": _stacked, "bar": _bars, "histogram": _histogram, "box": _boxes,
    "violin": _boxes, "heatmap": _heatmaps, "pie": _shares, "candlestick": _candles, "ohlc": _candles,
}
