# SPDX-License-Identifier: MIT
"""What pandas draws of a kind that a table does not say: histograms, boxes, scatters, pies, areas and bars."""

from __future__ import annotations

from typing import Any, Callable, Optional, Sequence

from ._cells import joined, library, places_of_numbers
from ._errors import AudiographError, short
from ._stated import Axis, Chart, Series, Stated


def stated(kind: str, data: Any, given: dict[str, Any]) -> Stated:
    """The charts of a Series or DataFrame; takes what they are made with out of ``given``.

    Raises ``AudiographError`` if there is nothing to draw.
    """
    names = (given.pop("xlabel", None), given.pop("ylabel", None))
    frame = data.to_frame(joined(data.name) if data.name is not None else "Value") if data.ndim == 1 else data
    charts = KINDS[kind](frame, given)
    for chart in charts:
        chart.x.name, chart.y.name = (str(name or own) for name, own in zip(names, (chart.x.name, chart.y.name)))
    return Stated(charts, "pandas")


def _numbers(frame: Any, given: dict[str, Any]) -> list[tuple[str, Any]]:
    """The columns of numbers that are wanted, with their names."""
    wanted = given.pop("column", None)
    if wanted is None:
        wanted = given.pop("y", None)
    if wanted is not None:
        frame = frame[[wanted] if isinstance(wanted, (str, int)) else list(wanted)]
    columns = [frame.iloc[:, place] for place in range(frame.shape[1])]
    found = [(joined(frame.columns[place]), columns[place]) for place in places_of_numbers(columns)]
    if not found:
        raise AudiographError("No column holds numbers. Give one.", 3)
    return found


def _along(frame: Any, given: dict[str, Any]) -> tuple[Axis, Any, Any]:
    """What is along x, a column or the index, and the frame without it."""
    x = given.pop("x", None)
    values = frame.index if x is None else frame[x]
    name = joined(x if x is not None else frame.index.name) if x is not None or frame.index.name is not None else ""
    kind = str(getattr(values.dtype, "kind", "O"))
    axis = Axis.titled(name, type="date" if kind == "M" else "number" if kind in "iuf" else "names")
    plain = [str(value) for value in values] if axis.type == "names" else values
    return axis, plain, frame if x is None else frame.drop(columns=[x])


def _bars(frame: Any, given: dict[str, Any]) -> list[Chart]:
    axis, xs, frame = _along(frame, given)
    columns = _numbers(frame, given)
    series = [Series({"x": xs, "y": values}, name=name) for name, values in columns]
    is_stacked = bool(given.pop("stacked", False))
    kind = "bars" if len(series) == 1 else "stacked" if is_stacked else "grouped"
    y = Axis.titled(columns[0][0]) if len(series) == 1 else Axis()
    return [Chart(kind, series, axis, y, stack="total" if kind == "stacked" else "")]


def _areas(frame: Any, given: dict[str, Any]) -> list[Chart]:
    is_stacked = bool(given.pop("stacked", True))
    chart = _bars(frame, given)[0]
    if len(chart.series) == 1 or not is_stacked:
        chart.kind, chart.stack = "line", ""
    else:
        chart.kind, chart.stack = "stacked", "total"
    if chart.x.type == "names":
        chart.x.type = "ordered"
    return [chart]


def _histograms(frame: Any, given: dict[str, Any]) -> list[Chart]:
    numpy = library("numpy")
    columns = [(name, values.dropna().to_numpy(dtype=float)) for name, values in _numbers(frame, given)]
    bins, limits = given.pop("bins", 10), given.pop("range", None)
    # All have the same bins, as pandas draws them.
    edges = numpy.histogram_bin_edges(numpy.concatenate([values for _, values in columns]), bins, limits)
    return [
        Chart(
            "histogram",
            [Series({"edges": edges, "counts": numpy.histogram(values, edges)[0]}, name=name)],
            Axis.titled(name, type="number"),
            Axis("Frequency"),
            title=name if len(columns) > 1 else "",
        )
        for name, values in columns
    ]


def _boxes(frame: Any, given: dict[str, Any]) -> list[Chart]:
    by = given.pop("by", None)
    if by is None:
        groups = [Series({"values": values.dropna()}, name=name) for name, values in _numbers(frame, given)]
        return [Chart("box", groups, Axis(type="names"), Axis())]
    given.setdefault("column", [name for name in frame.columns if name not in ([by] if isinstance(by, str) else by)])
    charts = []
    for name, values in _numbers(frame, given):
        parts = [(joined(group), part) for group, part in values.groupby([frame[each] for each in _list(by)])]
        groups = [Series({"values": part.dropna()}, name=group) for group, part in parts]
        charts.append(Chart("box", groups, Axis(", ".join(map(joined, _list(by))), type="names"), Axis.titled(name)))
    return charts


def _list(names: Any) -> list[Any]:
    return list(names) if isinstance(names, (list, tuple)) else [names]


def _densities(frame: Any, given: dict[str, Any]) -> list[Chart]:
    return [
        Chart("density", [Series({"values": values.dropna()}, name=name)], Axis.titled(name), title=name)
        for name, values in _numbers(frame, given)
    ]


def _scatters(frame: Any, given: dict[str, Any]) -> list[Chart]:
    x, y = given.pop("x", None), given.pop("y", None)
    for name in (x, y):
        if name is None or name not in frame.columns:
            raise AudiographError(f"There is no column {short(name)}. Name x and y.", 2)
    series = Series({"x": frame[x], "y": frame[y]})
    return [Chart("scatter", [series], Axis.titled(joined(x), type="number"), Axis.titled(joined(y), type="number"))]


def _pies(frame: Any, given: dict[str, Any]) -> list[Chart]:
    names = [str(name) for name in given.pop("labels", None) or frame.index]
    return [
        Chart("share", [Series({"x": names, "y": values})], Axis(type="names"), Axis.titled(name),
              title="" if frame.shape[1] == 1 else name)
        for name, values in _numbers(frame, given)
    ]


KINDS: dict[str, Callable[[Any, dict[str, Any]], list[Chart]]] = {
    "bar": _bars, "barh": _bars, "area": _areas, "hist": _histograms, "box": _boxes, "kde": _densities,
    "density": _densities, "scatter": _scatters, "pie": _pies,
}


def is_several(data: Any, y: Optional[Any]) -> bool:
    """Whether a frame has several columns of numbers to draw."""
    wanted: Sequence[Any] = [y] if isinstance(y, (str, int)) else list(y) if y is not None else []
    return data.ndim == 2 and (len(wanted) or data.select_dtypes("number").shape[1]) > 1
