# SPDX-License-Identifier: MIT
"""Points of matplotlib: scatters, and points over names and dates."""

from __future__ import annotations

import warnings
from dataclasses import dataclass
from typing import Any, Optional, Sequence

from .._cells import library
from .._errors import AudiographWarning
from .._program import depth
from .._stated import Chart, Series
from .drawn import Drawn, has_marks, is_at_data, is_of_data, plain_color
from .intervals import bounds_beside_names, uprights
from .places import axis_of, is_dated, name_at, shown, tick_names, type_of


@dataclass
class Points:
    """Points with a name, in the units of matplotlib."""

    name: str
    xs: Any
    ys: Any


def point_charts(drawn: Drawn, has_boxes: bool) -> list[Chart]:
    """The charts of the points that are left; those over names belong to the boxes there, if there are any."""
    collections = [each for each in drawn.of("PathCollection") if _is_at_data(drawn, each)]
    flat = bool(tick_names(drawn.axes.yaxis)) and not tick_names(drawn.axes.xaxis)
    bounds = _intervals(drawn, flat)
    markers = [line for line in drawn.of("Line2D") if is_at_data(drawn.axes, line)]
    groups = [group for each in collections for group in _collection(drawn, each)]
    groups += [Points(drawn.name(line), *_numbers(*line.get_data(orig=False))) for line in markers]
    drawn.take([*collections, *markers])
    groups = [group for group in groups if len(group.xs)]
    if not groups:
        return []
    along = drawn.axes.yaxis if flat else drawn.axes.xaxis
    names = {} if is_dated(along) else tick_names(along)
    if bounds and (has_boxes or not names):
        _leave_out("intervals")
    if is_dated(along):
        return [_over_dates(drawn, groups)]
    if not names:
        return [_stemmed(drawn, groups[0]) if _take_stems(drawn, groups) else _scatter(drawn, groups)]
    return [] if has_boxes else [_over_names(drawn, groups, names, flat, bounds)]


def _intervals(drawn: Drawn, flat: bool) -> dict[float, tuple[float, float]]:
    """Takes the lines without marks that stand for intervals, and gives their ends by their places."""
    bare = [each for each in uprights(drawn, flat).values() if not has_marks(each.artist)]
    if not drawn.of("PathCollection") and len(bare) == len(drawn.of("Line2D")):
        return {}
    drawn.take(each.artist for each in bare)
    found = {round(each.place, 9): (each.low, each.high) for each in bare}
    return {**found, **bounds_beside_names(drawn)} if flat else found


def take_repeated(drawn: Drawn, charts: Sequence[Chart]) -> None:
    """Takes points that repeat points of lines, as marks on these do."""
    numpy = library("numpy")
    lines = [each for chart in charts for each in chart.series if "x" in each.columns]
    known = {pair for each in lines for pair in zip(map(str, each.columns["x"]), _floats(each.columns["y"]))}
    for artist in [*drawn.of("PathCollection"), *drawn.of("Line2D")]:
        if hasattr(artist, "get_offsets"):
            xs, ys = numpy.ma.asarray(artist.get_offsets()).T
        else:
            xs, ys = artist.get_data(orig=False)
        xs, ys = _numbers(xs, ys)
        places = map(str, shown(drawn.axes.xaxis, xs))
        if known and all(pair in known for pair in zip(places, _floats(ys))):
            drawn.take([artist])


def _floats(values: Any) -> list[float]:
    return [round(float(value), 9) if value is not None else float("nan") for value in values]


def _is_at_data(drawn: Drawn, collection: Any) -> bool:
    return is_of_data(drawn.axes, collection.get_offset_transform())


def _numbers(xs: Any, ys: Any) -> tuple[Any, Any]:
    numpy = library("numpy")
    xs, ys = (numpy.ma.filled(numpy.ma.asarray(each, dtype=float), numpy.nan) for each in (xs, ys))
    known = ~numpy.isnan(xs)
    return xs[known], ys[known]


def _collection(drawn: Drawn, collection: Any) -> list[Points]:
    """The points of one call: a group, or several by the colours of the legend."""
    numpy = library("numpy")
    offsets = numpy.ma.asarray(collection.get_offsets())
    xs, ys = _numbers(offsets[:, 0], offsets[:, 1])
    groups = _by_color(drawn, collection, xs, ys)
    if groups is None and collection.get_array() is not None and len(set(collection.get_array().tolist())) > 1:
        _leave_out("colours")
    sizes = collection.get_sizes()
    if len(sizes) > 1 and len(set(sizes.tolist())) > 1:
        _leave_out("sizes")
    colors = [plain_color(each) for each in collection.get_facecolors()]
    if groups is None and len(set(colors)) > 1 and collection.get_array() is None:
        _leave_out("colours")
    return groups or [Points(drawn.name(collection), xs, ys)]


def _by_color(drawn: Drawn, collection: Any, xs: Any, ys: Any) -> Optional[list[Points]]:
    # Colours that stand for numbers are found when the figure is drawn.
    collection.update_scalarmappable()
    colors = collection.get_facecolors()
    legend = drawn.by_color()
    if len(colors) != len(xs) or len(legend) < 2 or len(xs) < 2:
        return None
    names = [legend.get(plain_color(each), "") for each in colors]
    if "" in names:
        return None
    marks = drawn.marks_of(collection) or [""] * len(names)
    numpy = library("numpy")
    pairs = list(zip(names, marks))
    order = list(legend.values())
    found = []
    for name, mark in sorted(dict.fromkeys(pairs), key=lambda pair: order.index(pair[0])):
        own = numpy.array([each == (name, mark) for each in pairs])
        found.append(Points(", ".join(filter(None, (name, mark))), xs[own], ys[own]))
    return found


def _leave_out(what: str) -> None:
    warnings.warn(
        f"The {what} of points are left out; their places are told.", AudiographWarning, stacklevel=depth()
    )


def _take_stems(drawn: Drawn, groups: Sequence[Points]) -> bool:
    """Whether upright lines go from zero to each point of a group, as ``vlines`` draws them; takes these."""
    points = {(round(x, 9), round(y, 9)) for x, y in zip(groups[0].xs.tolist(), groups[0].ys.tolist())}
    for lines in drawn.of("LineCollection"):
        ends = {
            (round(float(part[0][0]), 9), round(float(sum(part[:, 1])), 9))
            for part in lines.get_segments()
            if len(part) == 2 and part[0][0] == part[1][0] and not part[:, 1].all()
        }
        if len(groups) == 1 and ends and points <= ends:
            drawn.take([lines])
            return True
    return False


def _stemmed(drawn: Drawn, points: Points) -> Chart:
    x, y = axis_of(drawn.axes.xaxis, "number"), axis_of(drawn.axes.yaxis)
    return Chart("bars", [Series({"x": points.xs, "y": points.ys}, name=points.name)], x, y)


def _scatter(drawn: Drawn, groups: Sequence[Points]) -> Chart:
    x, y = (axis_of(axis, "number") for axis in (drawn.axes.xaxis, drawn.axes.yaxis))
    return Chart("scatter", [Series({"x": each.xs, "y": each.ys}, name=each.name) for each in groups], x, y)


def _over_dates(drawn: Drawn, groups: Sequence[Points]) -> Chart:
    """Points over dates, which are courses where no date has two."""
    numpy = library("numpy")
    are_courses = all(len(numpy.unique(each.xs)) == len(each.xs) for each in groups)
    series = []
    for each in groups:
        order = numpy.argsort(each.xs, kind="stable")
        series.append(Series({"x": shown(drawn.axes.xaxis, each.xs[order]), "y": each.ys[order]}, name=each.name))
    x = axis_of(drawn.axes.xaxis, "date")
    return Chart("line" if are_courses else "scatter", series, x, axis_of(drawn.axes.yaxis))


def _over_names(
    drawn: Drawn,
    groups: Sequence[Points],
    names: dict[float, str],
    flat: bool,
    bounds: dict[float, tuple[float, float]],
) -> Chart:
    """Points over names: a value for each is compared as bars are, several are groups of values."""
    along, values = drawn.axes.xaxis, drawn.axes.yaxis
    if flat:
        along, values = values, along
        groups = [Points(each.name, each.ys, each.xs) for each in groups]
    series = [
        Series({"x": [name_at(names, x, 0.5) for x in each.xs.tolist()], "y": each.ys}, name=each.name)
        for each in groups
    ]
    places = [x for each in series for x in each.columns["x"]]
    x = axis_of(along, type_of(along, places, "names"), order=[name for name in names.values() if name in places])
    x.reversed = False
    if bounds and _bound(series, groups, bounds):
        return Chart("error", series, x, axis_of(values))
    if len(set(places)) == len(places):
        whole = Series({"x": places, "y": [y for each in series for y in each.columns["y"].tolist()]})
        return Chart("bars", [whole], x, axis_of(values), lies=flat)
    values_by_name: dict[str, list[float]] = {name: [] for name in x.order}
    for each in series:
        for name, value in zip(each.columns["x"], each.columns["y"].tolist()):
            values_by_name[name].append(value)
    boxes = [Series({"values": found}, name=name) for name, found in values_by_name.items()]
    return Chart("box", boxes, x, axis_of(values))


def _bound(series: Sequence[Series], groups: Sequence[Points], bounds: dict[float, tuple[float, float]]) -> bool:
    """Gives each point its interval, and says whether all have one; if not, they are left out."""
    ends = [[bounds.get(place, ()) for place in each.xs.round(9).tolist()] for each in groups]
    if not all(map(all, ends)):
        _leave_out("intervals")
        return False
    for each, own in zip(series, ends):
        each.columns["lower"], each.columns["upper"] = map(list, zip(*own))
    return True
