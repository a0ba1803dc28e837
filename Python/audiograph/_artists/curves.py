# SPDX-License-Identifier: MIT
"""Lines, steps, curves of density, bands and bars of error of matplotlib."""

from __future__ import annotations

import warnings
from dataclasses import dataclass, field, replace
from typing import Any, Optional, Sequence

from .._cells import library
from .._errors import AudiographWarning
from .._program import depth
from .._stated import Axis, Chart, Series, is_rising, refused, warn_of_one_interval
from .areas import Area, area_of
from .drawn import Drawn, color, is_at_data
from .intervals import Upright, bounds_of, course_of, is_course, lies_beside_names, uprights
from .places import axis_of, shown, type_of

# From whole numbers of pixels to values, and back.
_NEAR = 1e-6


@dataclass
class Curve:
    """A line in the units of matplotlib. ``bounds`` has the lower and upper one by places along x.

    Of one that lies, whose values are along x, ``xs`` are places along y.
    """

    artist: Any
    name: str
    xs: Any
    ys: Any
    is_step: bool = False
    lies: bool = False
    bounds: dict[float, tuple[float, float]] = field(default_factory=dict)


def curve_charts(drawn: Drawn) -> list[Chart]:
    """The charts of the lines that are left, with their bands, and of areas."""
    curves = _error_curves(drawn)
    upright = uprights(drawn)
    others = [line for line in drawn.of("Line2D") if is_course(drawn, line) and id(line) not in upright]
    curves += [_curve(drawn, line) for line in others]
    drawn.take(each.artist for each in curves)
    order = {id(each): place for place, each in enumerate(drawn.axes.get_children())}
    curves.sort(key=lambda curve: order.get(id(curve.artist), 0))
    _bound(drawn, curves, upright)
    curves = [part for curve in curves for part in _with_whole(curve)]
    filled = [each for each in drawn.of("PolyCollection") if is_at_data(drawn.axes, each)]
    areas = [area for each in filled if (area := area_of(each)) is not None]
    stacked = _stacked(drawn, areas, curves)
    if stacked is not None:
        return [stacked]
    for area in areas:
        _attach(drawn, area, curves)
    curves = [part for curve in curves for part in _with_whole(curve)] + _lone_areas(drawn, areas)
    _name_by_color(drawn, curves)
    return [_chart(drawn, same) for same in _by_kind(drawn, curves)]


def _bound(drawn: Drawn, curves: Sequence[Curve], upright: dict[int, Upright]) -> None:
    """Gives intervals to the curves at whose points they stand; the rest only mark places."""
    for each in upright.values():
        shade = color(each.artist)
        for curve in sorted(curves, key=lambda curve: color(curve.artist) != shade):
            place = round(each.place, 9)
            y = dict(zip(curve.xs.round(9).tolist(), curve.ys.tolist())).get(place)
            if y is not None and each.low <= y <= each.high and place not in curve.bounds:
                curve.bounds[place] = (each.low, each.high)
                break
    if curves:
        drawn.take(each.artist for each in upright.values())


def _with_whole(curve: Curve) -> list[Curve]:
    """A curve, or the whole of it and the part that has intervals, since a band tells no points without."""
    numpy = library("numpy")
    has_bounds = numpy.array([place in curve.bounds for place in curve.xs.round(9).tolist()], dtype=bool)
    if not curve.bounds or has_bounds[~numpy.isnan(curve.ys)].all():
        return [curve]
    whole, part = replace(curve, bounds={}), replace(curve, xs=curve.xs[has_bounds], ys=curve.ys[has_bounds])
    if has_bounds.sum() > 1:
        return [whole, part]
    if has_bounds.any():
        warn_of_one_interval()
    return [whole]


def _curve(drawn: Drawn, line: Any) -> Curve:
    numpy = library("numpy")
    xs, ys = course_of(line)
    is_step = hasattr(line, "get_drawstyle") and line.get_drawstyle().startswith("steps")
    # What begins before everything, as the steps of seaborn's ecdfplot.
    inner = ~numpy.isinf(xs)
    xs, ys = xs[inner], ys[inner]
    lies = not is_step and not _is_course_along(xs) and bool((numpy.diff(ys) > 0).all() or (numpy.diff(ys) < 0).all())
    return Curve(line, drawn.name(line), *((ys, xs) if lies else (xs, ys)), is_step, lies)


def _is_course_along(places: Any) -> bool:
    return is_rising(places.tolist()) or is_rising(places.tolist()[::-1])


def _name_by_color(drawn: Drawn, curves: Sequence[Curve]) -> None:
    """Gives several lines without names those of the points or bars in their colours."""
    if len(curves) > 1 and not any(curve.name for curve in curves):
        for curve in curves:
            curve.name = drawn.legend.get(color(curve.artist), "")


def _error_curves(drawn: Drawn) -> list[Curve]:
    """The points of ``errorbar``, with or without a line; those alone belong to the line that they stand on."""
    curves = []
    for container in drawn.containers("ErrorbarContainer"):
        if lies_beside_names(drawn, container):
            continue
        line, caps, bars = container.lines
        bounds = bounds_of(container)
        if container.has_xerr:
            words = "The errors along x are left out; the points are told."
            warnings.warn(words, AudiographWarning, stacklevel=depth())
        if line is None:
            line = _under(drawn, bounds)
        if line is None:
            continue
        drawn.take([*caps, *bars])
        if not bounds:
            continue
        drawn.take([line])
        own = next((each for each in drawn.of("Line2D") if _repeats(each, line)), line)
        drawn.take([own])
        curves.append(_curve(drawn, own))
        curves[-1].name = drawn.name(container, own)
        curves[-1].bounds = bounds
    return curves


def _under(drawn: Drawn, bounds: dict[float, tuple[float, float]]) -> Any:
    """The points or the line on which bars of error stand."""
    for artist in drawn.of("PathCollection", "Line2D"):
        if bounds and set(course_of(artist)[0].round(9).tolist()) == set(bounds):
            return artist
    return None


def _repeats(line: Any, other: Any) -> bool:
    return all(
        library("numpy").array_equal(one, same, equal_nan=True)
        for one, same in zip(line.get_data(orig=False), other.get_data(orig=False))
    )


def _at(curve: Curve, xs: Any) -> Any:
    """The values of a curve at places, where all of them are its own; else nothing."""
    known = dict(zip(curve.xs.round(9).tolist(), curve.ys.tolist()))
    found = [known.get(x) for x in xs.round(9).tolist()]
    return None if None in found else library("numpy").array(found, dtype=float)


def _attach(drawn: Drawn, area: Area, curves: Sequence[Curve]) -> None:
    """Gives an area to the line that it surrounds or hangs from, of the same colour if there are several."""
    numpy = library("numpy")
    shade = color(area.artist)
    for curve in sorted(curves, key=lambda each: color(each.artist) != shade):
        if curve.is_step and not area.lower.any() and set(area.upper.tolist()) == set(curve.ys.tolist()):
            # Filled down to an axis, step by step.
            drawn.take([area.artist])
            return
        ys = _at(curve, area.xs)
        if ys is None:
            continue
        known = ~numpy.isnan(ys)
        slack = _NEAR * (abs(numpy.nan_to_num(ys)).max() or 1)
        if _is_edge(ys[known], area.lower[known], slack) or _is_edge(ys[known], area.upper[known], slack):
            # Filled down to an axis, or up to another line.
            drawn.take([area.artist])
            curve.name = curve.name or drawn.name(area.artist)
            return
        if bool(((area.lower <= ys + slack) & (ys <= area.upper + slack))[known].all()):
            drawn.take([area.artist])
            if curve.bounds:
                words = "One of several bands around a line is left out."
                warnings.warn(words, AudiographWarning, stacklevel=depth())
                return
            ends = zip(area.lower.tolist(), area.upper.tolist())
            curve.bounds = dict(zip(area.xs.round(9).tolist(), ends))
            return


def _is_edge(ys: Any, edge: Any, slack: float) -> bool:
    return bool((abs(ys - edge) <= slack).all())


def _stacked(drawn: Drawn, areas: list[Area], curves: list[Curve]) -> Optional[Chart]:
    """The chart of areas of which each stands on the one before."""
    numpy = library("numpy")
    if len(areas) < 2 or any(len(area.xs) != len(areas[0].xs) for area in areas):
        return None
    if numpy.any(areas[0].lower):
        return None
    if not all(numpy.allclose(below.upper, area.lower) for below, area in zip(areas, areas[1:])):
        return None
    drawn.take(area.artist for area in areas)
    xs = shown(drawn.axes.xaxis, areas[0].xs)
    series = [
        Series({"x": xs, "y": area.upper - area.lower}, name=drawn.name(area.artist)) for area in areas
    ]
    others = [curve for curve in curves if not any(_is_outline(curve, area) for area in areas)]
    if others:
        raise refused("stacked areas and other lines in one panel", "Draw each on axes of its own.")
    is_percent = any(numpy.allclose(areas[-1].upper, whole) for whole in (1, 100))
    stack = "percent" if is_percent else "total"
    return Chart("stacked", series, _axis_along(drawn.axes.xaxis, series), axis_of(drawn.axes.yaxis), stack=stack)


def _is_outline(curve: Curve, area: Area) -> bool:
    ys = _at(curve, area.xs)
    return ys is not None and bool(library("numpy").allclose(ys, area.upper))


def _lone_areas(drawn: Drawn, areas: Sequence[Area]) -> list[Curve]:
    """Areas that stand on the axis, without a line of their own, as lines."""
    numpy = library("numpy")
    lone = []
    for area in areas:
        has_steps = bool((numpy.diff(area.xs) == 0).any())
        if id(area.artist) in drawn.left and not has_steps and not area.lower.any():
            drawn.take([area.artist])
            lone.append(Curve(area.artist, drawn.name(area.artist), area.xs, area.upper))
    return lone


def _by_kind(drawn: Drawn, curves: Sequence[Curve]) -> list[list[Curve]]:
    """The lines, the steps, the bands, each series of which has bounds, and what lies."""
    kinds: dict[tuple[bool, ...], list[Curve]] = {}
    for curve in curves:
        kinds.setdefault((curve.is_step, bool(curve.bounds), curve.lies), []).append(curve)
    return list(kinds.values())


def _chart(drawn: Drawn, curves: Sequence[Curve]) -> Chart:
    axes = drawn.axes
    lies = curves[0].lies
    along, across = (axes.yaxis, axes.xaxis) if lies else (axes.xaxis, axes.yaxis)
    series = [_series(along, curve) for curve in curves]
    x, y = _axis_along(along, series), axis_of(across)
    kind = "step" if curves[0].is_step else "line"
    if kind == "line" and y.name == "Density" and _are_densities(curves):
        raise refused(
            "a curve of density, without the values that it was made of", "Give these, with as_='density'."
        )
    if any(curve.bounds for curve in curves):
        kind = "error" if x.type == "ordered" else "band"
    return Chart(kind, series, x, y, lies=lies)


def _are_densities(curves: Sequence[Curve]) -> bool:
    """Whether the area under each curve, or under all together, is about 1, as under curves of density."""
    numpy = library("numpy")
    if any(len(curve.xs) < 20 or (curve.ys < 0).any() for curve in curves):
        return False
    areas = [abs(float((numpy.diff(each.xs) * (each.ys[1:] + each.ys[:-1]) / 2).sum())) for each in curves]
    # Tails may be cut.
    return any(0.9 < area < 1.1 for area in (sum(areas), min(areas)))


def _axis_along(axis: Any, series: Sequence[Series]) -> Axis:
    """The axis of the places of some series; names that lines go along have the order in which they go."""
    return axis_of(axis, type_of(axis, [x for each in series for x in each.columns["x"]], "ordered"))


def _series(axis: Any, curve: Curve) -> Series:
    xs, ys = curve.xs, curve.ys
    if not is_rising(xs.tolist()):
        xs, ys = xs[::-1], ys[::-1]
    if not is_rising(xs.tolist()):
        raise refused(
            "a line that goes back along x", "Sort its points by x, or draw them with scatter()."
        )
    columns: dict[str, Any] = {"x": shown(axis, xs), "y": ys}
    if curve.bounds:
        ends = [curve.bounds.get(x, (None, None)) for x in xs.round(9).tolist()]
        columns["lower"], columns["upper"] = ([end[side] for end in ends] for side in (0, 1))
    return Series(columns, name=curve.name)
