# SPDX-License-Identifier: MIT
"""Pictures of grids, and pies, of matplotlib."""

from __future__ import annotations

import math
from typing import Any, Sequence

from .._cells import library
from .._stated import Axis, Chart, Series, refused
from .drawn import Drawn, label
from .places import axis_of, is_dated, name_at, rounded, shown, tick_names
from .texts import plain_text


def grid_charts(drawn: Drawn) -> list[Chart]:
    """The heat maps that are left."""
    charts = []
    for artist in drawn.of("AxesImage", "QuadMesh"):
        chart = _image(drawn, artist) if hasattr(artist, "get_extent") else _mesh(drawn, artist)
        chart.value = _value(artist)
        charts.append(chart)
        drawn.take([artist])
    return charts


def _value(artist: Any) -> Axis:
    """What the cells are, as the scale of colours beside the picture says."""
    scale = getattr(artist, "colorbar", None)
    if scale is None:
        return Axis()
    # A scale that lies has its label below.
    return Axis.titled(plain_text(scale.ax.get_ylabel() or scale.ax.get_xlabel()))


def _image(drawn: Drawn, image: Any) -> Chart:
    numpy = library("numpy")
    cells = numpy.ma.asarray(image.get_array())
    if cells.ndim != 2:
        raise refused("a picture in colours", "Give a grid of numbers.")
    rows, columns = cells.shape
    left, right, bottom, top = image.get_extent()
    if image.origin == "upper":
        bottom, top = top, bottom
    across = left + (numpy.arange(columns) + 0.5) * (right - left) / columns
    up = bottom + (numpy.arange(rows) + 0.5) * (top - bottom) / rows
    return _heatmap(drawn, cells, across, up)


def _mesh(drawn: Drawn, mesh: Any) -> Chart:
    numpy = library("numpy")
    corners = mesh.get_coordinates()
    cells = numpy.ma.asarray(mesh.get_array())
    rows, columns = corners.shape[0] - 1, corners.shape[1] - 1
    if cells.size != rows * columns:
        raise refused("a mesh whose colours go from corner to corner", "Draw it with shading='flat' or 'nearest'.")
    across = (corners[0, 1:, 0] + corners[0, :-1, 0]) / 2
    up = (corners[1:, 0, 1] + corners[:-1, 0, 1]) / 2
    return _heatmap(drawn, cells.reshape(rows, columns), across, up)


def _heatmap(drawn: Drawn, cells: Any, across: Any, up: Any) -> Chart:
    numpy = library("numpy")
    values = numpy.ma.filled(cells.astype(float), numpy.nan)
    x, y = axis_of(drawn.axes.xaxis), axis_of(drawn.axes.yaxis)
    x.reversed = y.reversed = False
    rows, columns = _names(drawn.axes.yaxis, up), _names(drawn.axes.xaxis, across)
    return Chart("heatmap", [], x, y, rows=rows, columns=columns, cells=values)


def _names(axis: Any, places: Any) -> list[Any]:
    names = tick_names(axis)
    found = [name_at(names, place, 1e-6) for place in places.tolist()]
    if all(found) and len(set(found)) == len(found):
        return list(found)
    return shown(axis, places if is_dated(axis) else _shortened(places))


def _shortened(places: Any) -> Any:
    """Places with as many digits as tell them from their neighbours, and two more."""
    numpy = library("numpy")
    gaps = abs(numpy.diff(places))
    digits = 2 - math.floor(math.log10(gaps.min())) if len(gaps) and gaps.min() > 0 else 12
    return numpy.array([rounded(round(place, digits)) for place in places.tolist()])


def share_charts(drawn: Drawn) -> list[Chart]:
    """The pies that are left; a ring inside another is refused."""
    wedges = drawn.of("Wedge")
    if not wedges:
        return []
    if len({round(float(each.r), 6) for each in wedges}) > 1 or len({each.center for each in wedges}) > 1 and not (
        _is_whole(wedges)
    ):
        raise refused("several rings of a pie", "Draw each on axes of its own.")
    drawn.take(wedges)
    kept = _kept(drawn, wedges)
    values = kept or _percent(wedges)
    names = [label(each) or _legend_name(drawn, each) for each in wedges]
    plain = [name or f"Part {place}" for place, name in enumerate(names, 1)]
    whole = sum(map(_angle, wedges))
    if whole < 359.9:
        # What normalize=False leaves open.
        plain.append("Rest")
        values = [*values, rounded(sum(values) * (360 - whole) / whole)]
    series = Series({"x": plain, "y": values})
    # pandas writes the name of the values where a label of y would be.
    y = Axis.titled(drawn.axes.get_ylabel())
    if not kept:
        y.unit = y.unit or "%"
    return [Chart("share", [series], Axis(type="names"), y)]


def _is_whole(wedges: Sequence[Any]) -> bool:
    # Slices that are pulled out have centres of their own.
    return sum(map(_angle, wedges)) < 360.001


def _angle(wedge: Any) -> float:
    return float(abs(wedge.theta2 - wedge.theta1))


def _legend_name(drawn: Drawn, wedge: Any) -> str:
    return drawn.name(wedge)


def _kept(drawn: Drawn, wedges: Sequence[Any]) -> list[Any]:
    """The values that were given, where matplotlib keeps them; else none."""
    for container in drawn.axes.containers:
        if hasattr(container, "wedges") and list(container.wedges) == list(wedges):
            return [rounded(value) for value in container.values.tolist()]
    return []


def _percent(wedges: Sequence[Any]) -> list[float]:
    return [rounded(_angle(wedge) / 3.6) for wedge in wedges]
