# SPDX-License-Identifier: MIT
"""Charts of the bars of matplotlib: single, grouped, stacked, with errors."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .._cells import library
from .._stated import Chart, Series, refused, with_bounds_apart
from .containers import Bars, bars_of
from .drawn import Drawn
from .histograms import bins, counted, histogram, outlined_charts
from .places import axis_of, is_dated, name_at, rounded, shown, tick_names, type_of

_NEAR = 1e-6


def bar_charts(drawn: Drawn) -> list[Chart]:
    """The charts of the bars that are left, and of histograms drawn as outlines."""
    containers = drawn.containers("BarContainer")
    lying = [each for each in containers if each.orientation == "horizontal"]
    charts = _stems(drawn)
    for same, lies in ((lying, True), ([each for each in containers if each not in lying], False)):
        if same:
            groups = [part for each in same for part in bars_of(drawn, each, lies)]
            charts += _charts(drawn, groups, lies)
    return charts + outlined_charts(drawn)


def _stems(drawn: Drawn) -> list[Chart]:
    """Stems, which are bars as thin as lines."""
    series = []
    for container in drawn.containers("StemContainer"):
        xs, ys = container.markerline.get_data(orig=False)
        stems = container.stemlines if isinstance(container.stemlines, (list, tuple)) else [container.stemlines]
        drawn.take([container.markerline, container.baseline, *stems])
        series.append(Series({"x": shown(drawn.axes.xaxis, xs), "y": list(ys)}, name=drawn.name(container)))
    if not series:
        return []
    x = axis_of(drawn.axes.xaxis, type_of(drawn.axes.xaxis, series[0].columns["x"], "names"))
    return [Chart("grouped" if len(series) > 1 else "bars", series, x, axis_of(drawn.axes.yaxis))]


def _charts(drawn: Drawn, groups: list[Bars], lies: bool) -> list[Chart]:
    along = drawn.axes.yaxis if lies else drawn.axes.xaxis
    counts = counted(along, groups)
    if counts is not None:
        return [histogram(drawn, [bins(*each) for each in counts], lies)]
    kind, stack = _arrangement(groups)
    names = _names(along, groups)
    if kind == "grouped" and _are_alone(groups, names):
        kind = "bars"
    if kind == "bars":
        series = _joined(groups, names)
    else:
        series = [_series(bars, own) for bars, own in zip(groups, names)]
    values = axis_of(drawn.axes.xaxis if lies else drawn.axes.yaxis)
    x = axis_of(along, type_of(along, [name for own in names for name in own], "names"))
    x.reversed = False
    return with_bounds_apart(Chart(kind, series, x, values, stack=stack, lies=lies))


def _series(bars: Bars, names: Sequence[Any]) -> Series:
    columns: dict[str, Any] = {"x": list(names), "y": [rounded(size) for size in bars.sizes.tolist()]}
    if bars.bounds:
        places = [round(float(place), 6) for place in bars.middles]
        known = {round(place, 6): ends for place, ends in bars.bounds.items()}
        ends = [known.get(place, (None, None)) for place in places]
        columns["lower"], columns["upper"] = ([end[side] for end in ends] for side in (0, 1))
    return Series(columns, name=bars.name)


def _joined(groups: Sequence[Bars], names: Sequence[Sequence[Any]]) -> list[Series]:
    """Bars that stand at places of their own are one series, whatever colours they have."""
    parts = [_series(bars, own).columns for bars, own in zip(groups, names)]
    rows: dict[str, list[Any]] = {"x": [], "y": []}
    if any("lower" in part for part in parts):
        rows.update(lower=[], upper=[])
    for part in parts:
        for name, values in rows.items():
            values.extend(part.get(name, [None] * len(part["x"])))
    places = [place for bars in groups for place in bars.middles.tolist()]
    known = [place for place, y in enumerate(rows["y"]) if len(groups) == 1 or y == y]
    order = sorted(known, key=places.__getitem__)
    columns = {name: [values[place] for place in order] for name, values in rows.items()}
    return [Series(columns, name=groups[0].name if len(groups) == 1 else "")]


def _are_alone(groups: Sequence[Bars], names: Sequence[Sequence[Any]]) -> bool:
    """Whether there is one bar at each place, as where colours repeat the names."""
    known = [name for bars, own in zip(groups, names) for name, size in zip(own, bars.sizes) if size == size]
    return len(known) == len(set(known)) == len(set(name for own in names for name in own))


def _arrangement(groups: Sequence[Bars]) -> tuple[str, str]:
    """The kind of chart that containers of bars make together, and how they are stacked."""
    numpy = library("numpy")
    all_zero = all(not numpy.nan_to_num(bars.bases).any() for bars in groups)
    if not all_zero:
        totals = _totals(groups)
        if totals is None:
            raise refused(
                "bars that begin elsewhere than at zero",
                "Draw their lengths from zero, or give a table of their ends.",
            )
        is_percent = any(numpy.allclose(totals, whole) for whole in (1, 100)) and len(totals) > 1
        return "stacked", "percent" if is_percent else "total"
    if len(groups) == 1:
        return "bars", ""
    taken: set[float] = set()
    for bars in groups:
        places = set(bars.middles.round(6).tolist())
        if taken & places:
            return "grouped", ""
        taken |= places
    widths = [width for bars in groups for width in (bars.ends - bars.starts).tolist()]
    gaps = numpy.diff(sorted(taken))
    # Bars of groups touch each other, and leave gaps between the groups.
    is_even = len(gaps) == 0 or numpy.allclose(gaps, gaps[0])
    alone = is_even and (len(gaps) == 0 or min(widths) <= gaps[0] + _NEAR) and all(len(b.middles) == 1 for b in groups)
    return ("bars", "") if alone else ("grouped", "")


def _totals(groups: Sequence[Bars]) -> Optional[list[float]]:
    """The sums of bars that stand on each other; nothing where some does not begin where another ends."""
    known = [
        (place, base, top)
        for bars in groups
        for place, base, top in zip(bars.middles.round(6).tolist(), bars.bases.tolist(), bars.tops.tolist())
        if top == top
    ]
    ends: dict[float, tuple[float, float]] = {}
    # From zero outwards, in whatever order they were drawn.
    for place, base, top in sorted(known, key=lambda bar: abs(bar[1])):
        below, above = ends.get(place, (0.0, 0.0))
        slack = _NEAR * max(1.0, abs(base))
        if abs(base - above) > slack and abs(base - below) > slack:
            return None
        ends[place] = (min(below, top), max(above, top))
    return [above - below for below, above in ends.values()]


def _names(axis: Any, groups: Sequence[Bars]) -> list[list[Any]]:
    """What stands along an axis under the bars of each container: names, dates or numbers."""
    numpy = library("numpy")
    names = {} if is_dated(axis) else tick_names(axis)
    ticks = sorted(names)
    gap = min(numpy.diff(ticks)) if len(ticks) > 1 else 1
    named = [[name_at(names, place, gap / 2) for place in bars.middles.tolist()] for bars in groups]
    distinct = [len(set(bars.middles.tolist())) for bars in groups]
    if names and all(all(own) and len(set(own)) == count for own, count in zip(named, distinct)):
        return [list(own) for own in named]
    middles = [bars.middles for bars in groups]
    shifted = len(groups) > 1 and len({len(each) for each in middles}) == 1
    if shifted:
        # Bars side by side stand around their place.
        middle = numpy.mean(middles, axis=0)
        middles = [middle] * len(groups)
    return [shown(axis, numpy.array([rounded(place) for place in each.tolist()])) for each in middles]
