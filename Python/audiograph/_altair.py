# SPDX-License-Identifier: MIT
"""Charts of Altair as charts that say what they are."""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any, Optional, Sequence

from ._cells import library
from ._errors import AudiographError, AudiographWarning
from ._program import depth
from ._stated import Axis, Chart, Series, Stated, name_apart, put_lines, refused
from ._vega import Row, Unit, column, combined, heading, in_order, plain, rows_of, text, unit_of

_TOGETHER = ("hconcat", "vconcat", "concat")
_MARKS = "Give lines, bars, points, boxes, a heat map or a pie."


def altair_charts(chart: Any) -> Stated:
    """The charts of an Altair chart whose data are at hand: one for each part, panel and kind of mark."""
    with library("altair").data_transformers.disable_max_rows():
        return vega_charts(chart.to_dict())


def vega_charts(spec: dict[str, Any]) -> Stated:
    """The charts of a specification of Vega-Lite."""
    charts = _charts(spec, {}, spec.get("datasets", {}))
    for chart in charts:
        name_apart(chart.series)
    if not charts:
        raise AudiographError("The chart has no lines, bars or points. Give one with data.", 3)
    return Stated(charts, "altair")


def _charts(spec: dict[str, Any], above: dict[str, Any], datasets: dict[str, Any]) -> list[Chart]:
    """The charts of a specification, which has the data and encodings of the one above where it has none."""
    encoding = {**above.get("encoding", {}), **spec.get("encoding", {})}
    spec = {**spec, "data": spec.get("data", above.get("data", {})), "encoding": encoding}
    title, subtitle = text(spec.get("title")), ""
    if isinstance(spec.get("title"), dict):
        subtitle = text(spec["title"].get("subtitle"))
    for together in _TOGETHER:
        if together in spec:
            charts = [chart for part in spec[together] for chart in _charts(part, {"data": spec["data"]}, datasets)]
            return [replace(chart, title=chart.title or title) for chart in charts]
    if "repeat" in spec:
        raise AudiographError("The chart is a compound one (repeat). Give one of its parts.", 3)
    if spec.get("transform"):
        raise AudiographError("The chart transforms its data. Give transformed data.", 3)
    rows = rows_of(spec, datasets) if "layer" not in spec or spec["data"] else []
    return [
        replace(chart, title=": ".join(filter(None, (title, name))), subtitle=subtitle)
        for name, own in _panels(spec, rows)
        for chart in _panel(spec, own, datasets)
    ]


def _panels(spec: dict[str, Any], rows: Sequence[Row]) -> list[tuple[str, Sequence[Row]]]:
    """The rows of each panel, by the values of the columns that part them, with these."""
    facet = spec.get("facet", {})
    parts = [facet] if "field" in facet else [facet[side] for side in ("row", "column") if side in facet]
    parts += [spec["encoding"][side] for side in ("row", "column", "facet") if side in spec["encoding"]]
    if not parts:
        return [("", rows)]
    columns = [column(rows, part["field"]) for part in parts]
    found: dict[tuple[Any, ...], list[Row]] = {}
    for place, values in enumerate(zip(*columns)):
        found.setdefault(values, []).append(rows[place])
    names = [", ".join(f"{plain(part['field'])} {value}" for part, value in zip(parts, values)) for values in found]
    return list(zip(names, found.values()))


def _panel(spec: dict[str, Any], rows: Sequence[Row], datasets: dict[str, Any]) -> list[Chart]:
    inner = spec.get("spec", spec)
    if "layer" not in inner:
        return _with_lines(_unit(unit_of({**inner, "encoding": inner.get("encoding", spec["encoding"])}, rows)))
    charts: list[Chart] = []
    marks: list[tuple[str, float]] = []
    for layer in inner["layer"]:
        own = {**layer, "encoding": {**inner.get("encoding", {}), **layer.get("encoding", {})}}
        unit = unit_of(own, rows_of(layer, datasets) if layer.get("data") else rows)
        if unit.kind == "text":
            continue
        mark = _mark(unit)
        if mark is not None:
            marks.append(mark)
            continue
        charts += _merged(charts, _unit(unit))
    put_lines(charts, marks)
    return _with_lines(charts)


def _with_lines(charts: list[Chart]) -> list[Chart]:
    """The charts, of which every band has a line."""
    if any(chart.kind == "band" and "y" not in each.columns for chart in charts for each in chart.series):
        raise refused("a band without a line", "Draw the line between its edges too, before the band.")
    return charts


def _mark(unit: Unit) -> Optional[tuple[str, float]]:
    """A line of reference: a rule at one value of y."""
    y = unit.channel("y")
    if unit.kind != "rule" or unit.channel("x"):
        return None
    value = y.get("datum")
    if "field" in y:
        values = set(unit.values("y"))
        value = values.pop() if len(values) == 1 else None
        if "aggregate" in y:
            value = combined(Unit(unit.mark, unit.rows, {"y": y}), "y", False)[""][""]
    if not isinstance(value, (int, float)):
        raise refused("rules at several values", _MARKS)
    return ("", float(value))


def _merged(charts: list[Chart], new: list[Chart]) -> list[Chart]:
    """The charts that are not told yet: points on a line are that line again, and areas around it its band."""
    kept = []
    for chart in new:
        one = next((each for each in charts if each.kind == "line" and len(each.series) == len(chart.series)), None)
        same = [each.columns.get("x") for each in chart.series]
        if one is not None and same == [each.columns["x"] for each in one.series]:
            if chart.kind == "band" and len(one.series) == 1:
                own, bounds = one.series[0].columns, chart.series[0].columns
                own["lower"], own["upper"] = bounds["lower"], bounds["upper"]
                one.kind = "band"
                continue
            if [each.columns.get("y") for each in chart.series] == [each.columns["y"] for each in one.series]:
                continue
        kept.append(chart)
    return kept


def _unit(unit: Unit) -> list[Chart]:
    maker = _MAKERS.get(unit.kind)
    if maker is None:
        raise refused(f"marks of the kind {unit.kind}", _MARKS)
    if any("condition" in channel for channel in unit.channels.values()):
        words = "What depends on a condition, such as a colour, is left out."
        warnings.warn(words, AudiographWarning, stacklevel=depth())
    return [maker(unit)]


def _course(unit: Unit) -> Chart:
    """Lines, steps and areas."""
    if unit.channel("y2"):
        return _band(unit)
    order = unit.channel("order").get("field")
    if unit.kind in ("line", "trail") and order not in (None, unit.channel("x").get("field")):
        raise refused("a line whose points have an order of their own", "Draw them as points.")
    series = _series(unit, "y", adds_up=unit.kind == "area")
    is_step = str(unit.mark.get("interpolate", "")).startswith("step")
    stack = unit.channel("y").get("stack", "zero")
    if unit.kind == "area" and len(series) > 1 and stack not in (None, False):
        x, y = unit.axis("x", "ordered"), unit.axis("y")
        return Chart("stacked", series, x, y, stack="percent" if stack == "normalize" else "total")
    _refuse_bins(unit)
    if "field" not in unit.channel("x"):
        raise AudiographError("The chart has no column along x. Give x a column.", 3)
    return Chart("step" if is_step else "line", series, unit.axis("x", "ordered"), unit.axis("y"))


def _band(unit: Unit) -> Chart:
    ends = (_series(unit, "y", False), _series(unit, "y2", False))
    if len(ends[0]) != 1:
        raise refused("several bands", "Give one.")
    xs, one = ends[0][0].columns["x"], ends[0][0].columns["y"]
    pairs = [sorted(pair) for pair in zip(one, ends[1][0].columns["y"])]
    columns = {"x": xs, "lower": [low for low, _ in pairs], "upper": [high for _, high in pairs]}
    return Chart("band", [Series(columns)], unit.axis("x", "ordered"), unit.axis("y"))


def _series(unit: Unit, name: str, adds_up: bool) -> list[Series]:
    found = combined(unit, name, adds_up)
    series = []
    for label, values in found.items():
        places = in_order(unit.channel("x"), list(values), values)
        pairs = [(x, y) for x in places for y in (values[x] if isinstance(values[x], list) else [values[x]])]
        series.append(Series({"x": [x for x, _ in pairs], "y": [y for _, y in pairs]}, name=str(label)))
    return series


def _bars(unit: Unit) -> Chart:
    x, y = unit.channel("x"), unit.channel("y")
    if unit.channel("x2") or unit.channel("y2"):
        raise refused("bars that begin elsewhere than at zero", "Draw their lengths from zero.")
    if x.get("bin") and y.get("aggregate") == "count":
        if unit.parting:
            raise refused("histograms of several groups in one panel", "Give each group a panel of its own.")
        return Chart("histogram", [Series({"values": unit.values("x")})], unit.axis("x"), unit.axis("y"))
    _refuse_bins(unit)
    series = _series(unit, "y", True)
    axes = (unit.axis("x"), unit.axis("y"))
    if len(series) == 1:
        return Chart("bars", series, *axes)
    is_beside = unit.channel("xOffset") or y.get("stack", "zero") in (None, False)
    if is_beside:
        return Chart("grouped", series, *axes)
    return Chart("stacked", series, *axes, stack="percent" if y.get("stack") == "normalize" else "total")


def _refuse_bins(unit: Unit) -> None:
    if unit.channel("x").get("bin") or unit.channel("y").get("bin"):
        raise AudiographError("The chart groups its data (bin). Give grouped data.", 3)


def _points(unit: Unit) -> Chart:
    _refuse_bins(unit)
    for what, channel in (("colours", unit.channel("color")), ("sizes", unit.channel("size"))):
        if channel.get("type") == "quantitative":
            words = f"The {what} of points are left out; their places are told."
            warnings.warn(words, AudiographWarning, stacklevel=depth())
    series = _series(unit, "y", False)
    x, y = unit.axis("x"), unit.axis("y")
    if not unit.channel("x"):
        return Chart("box", [Series({"values": each.columns["y"]}, name=each.name) for each in series], x, y)
    is_one = all(len(set(each.columns["x"])) == len(each.columns["x"]) for each in series)
    if x.type == "number" or x.type == "date" and not is_one:
        return Chart("scatter", series, x, y)
    if x.type == "date":
        return Chart("line", series, x, y)
    if is_one and len(series) == 1:
        return Chart("bars", series, x, y)
    return _boxes(unit)


def _boxes(unit: Unit) -> Chart:
    _refuse_bins(unit)
    if "aggregate" in unit.channel("y"):
        raise refused("several combined values at one name", "Draw them as bars.")
    names = column(unit.rows, unit.channel("x")["field"]) if unit.channel("x") else [""] * len(unit.rows)
    groups = column(unit.rows, unit.parting) if unit.parting and unit.kind == "boxplot" else [""] * len(unit.rows)
    found: dict[str, list[Any]] = {}
    for name, group, value in zip(names, groups, unit.values("y")):
        found.setdefault(", ".join(str(part) for part in (name, group) if part != ""), []).append(value)
    order = in_order(unit.channel("x"), list(found), {})
    return Chart("box", [Series({"values": found[name]}, name=name) for name in order], unit.axis("x"), unit.axis("y"))


def _heatmap(unit: Unit) -> Chart:
    _refuse_bins(unit)
    x, y, color = (unit.channel(name) for name in ("x", "y", "color"))
    if "field" not in x or "field" not in y:
        raise refused("areas without rows and columns", _MARKS)
    if "field" not in color and color.get("aggregate") != "count":
        raise refused("areas without values as colours", _MARKS)
    grid = Unit(unit.mark, unit.rows, {"x": x, "color": {"field": y["field"]}, "y": color})
    cells = combined(grid, "y", False)
    rows = in_order(y, list(cells), {})
    columns = in_order(x, [place for row in cells.values() for place in row], {})
    values = [[cells[row].get(place) for place in columns] for row in rows]
    if any(isinstance(value, list) for row in values for value in row):
        raise refused("several values in one cell", "Say how to combine them, such as with mean.")
    axes = (Axis.titled(heading(x), type="names"), Axis.titled(heading(y)))
    return Chart("heatmap", [], *axes, rows=rows, columns=columns, cells=values, value=Axis.titled(heading(color)))


def _share(unit: Unit) -> Chart:
    theta, color = unit.channel("theta"), unit.channel("color")
    if not theta or "field" not in color:
        raise refused("a pie without names", "Give theta and color a column.")
    slices = Unit(unit.mark, unit.rows, {"x": color, "y": theta})
    return Chart("share", _series(slices, "y", True), Axis(heading(color), type="names"), Axis.titled(heading(theta)))


_MAKERS = {
    "line": _course, "trail": _course, "area": _course, "bar": _bars, "boxplot": _boxes, "rect": _heatmap,
    "arc": _share, "point": _points, "circle": _points, "square": _points, "tick": _points,
}
