# SPDX-License-Identifier: MIT
"""Lines of Plotly, with their bands and lines of reference."""

from __future__ import annotations

from typing import Any, Sequence

from ._cells import is_number
from ._plotly_axes import axes_along, axis_of, base_of, course, plain_text, series_of
from ._stated import Chart, Series, is_rising, one_by_one, refused


def lines(traces: Sequence[Any], layout: Any) -> list[Chart]:
    """The charts of traces with lines: one of lines, one of steps, and one for each band."""
    base = base_of(traces, layout)
    traces, bands = _with_bands(traces)
    kinds: dict[tuple[bool, bool], list[Any]] = {}
    for each in traces:
        is_step = str(each.line.shape or "linear").endswith(("hv", "vh", "hvh"))
        has_bounds = id(each) in bands or "lower" in series_of(each).columns
        kinds.setdefault((is_step, has_bounds), []).append(each)
    charts = []
    for (is_step, has_bounds), same in kinds.items():
        series = [series_of(each, base) for each in same]
        for each, one in zip(series, same):
            each.columns.update(bands.get(id(one), {}))
        x, y = axes_along(same, layout, series, "ordered")
        if x.type in ("number", "date"):
            for each in series:
                _put_in_order(each)
        kind = "step" if is_step else ("error" if x.type == "ordered" else "band") if has_bounds else "line"
        second = next((one.yaxis for each, one in zip(series, same) if each.axis == "y2"), None)
        chart = Chart(kind, series, x, y, y2=axis_of(layout, second) if second else None)
        charts += one_by_one(chart)
    return charts


def _put_in_order(series: Series) -> None:
    """Turns a line around that goes back along x. Raises ``AudiographError`` if it goes back and forth."""
    if not is_rising(series.columns["x"]):
        series.columns.update({name: list(reversed(values)) for name, values in series.columns.items()})
    if not is_rising(series.columns["x"]):
        raise refused("a line that goes back along x", "Sort its points by x, or draw them as markers.")


def _with_bands(traces: Sequence[Any]) -> tuple[list[Any], dict[int, dict[str, Any]]]:
    """The lines that are no edges of bands, and the bounds of those that bands surround."""
    bands: list[tuple[list[Any], list[Any], list[Any]]] = []
    edges: set[int] = set()
    for below, above in zip(traces, traces[1:]):
        if above.fill == "tonexty" and course(below)[0] == course(above)[0]:
            bands.append((course(below)[0], course(below)[1], course(above)[1]))
            edges.update((id(below), id(above)))
    for trace in traces:
        if trace.fill != "toself":
            continue
        xs, ys = course(trace)
        half = len(xs) // 2
        if xs[:half] != xs[: half - 1 : -1]:
            raise refused("a filled shape", "Draw lines, bars or points.")
        # There along one edge, and back along the other.
        bands.append((xs[:half], ys[:half], ys[: half - 1 : -1]))
        edges.add(id(trace))
    courses = [each for each in traces if id(each) not in edges]
    found: dict[int, dict[str, Any]] = {}
    for xs, one, other in bands:
        ends = [sorted(pair) if None not in pair else (None, None) for pair in zip(one, other)]
        line = next((each for each in courses if id(each) not in found and course(each)[0] == xs), None)
        if line is None:
            raise refused("a band without a line", "Draw the line between its edges too.")
        found[id(line)] = {"lower": [low for low, _ in ends], "upper": [high for _, high in ends]}
    return courses, found


def marks(layout: Any, name: str) -> list[tuple[str, float]]:
    """Names and places of the lines of reference at values of an axis, as ``add_hline`` and ``add_vline`` draw them."""
    along, across = ("y", "x") if name.startswith("y") else ("x", "y")
    found = []
    for shape in layout.shapes:
        start, end = shape[along + "0"], shape[along + "1"]
        is_across = shape.type == "line" and str(shape[across + "ref"]).endswith("domain")
        if is_across and (shape[along + "ref"] or along) == name and start == end and is_number(start):
            text = plain_text(shape.label.text if hasattr(shape, "label") else "") or plain_text(shape.name)
            found.append((text, float(start)))
    return found
