# SPDX-License-Identifier: MIT
"""Bars of matplotlib: single, grouped, stacked, with errors, and those of histograms."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional, Sequence

from .._cells import library
from .._stated import Chart, Series, refused
from .drawn import Drawn, label
from .intervals import bounds_of, uprights
from .outlines import are_counts, outlines
from .places import axis_of, is_dated, name_at, rounded, shown, tick_names, type_of

_NEAR = 1e-6


@dataclass
class Bars:
    """One container of bars in the units of matplotlib: where each begins and ends along its axis, and from
    where to where it reaches. ``bounds`` has the ends of bars of error by places."""

    name: str
    starts: Any
    ends: Any
    bases: Any
    tops: Any
    bounds: dict[float, tuple[float, float]] = field(default_factory=dict)

    @property
    def middles(self) -> Any:
        """The places of the bars."""
        return (self.starts + self.ends) / 2

    @property
    def sizes(self) -> Any:
        """The values of the bars."""
        return self.tops - self.bases


def bar_charts(drawn: Drawn) -> list[Chart]:
    """The charts of the bars that are left, and of histograms drawn as outlines."""
    containers = drawn.containers("BarContainer")
    lying = [each for each in containers if each.orientation == "horizontal"]
    charts = _stems(drawn)
    for same, lies in ((lying, True), ([each for each in containers if each not in lying], False)):
        if same:
            charts.append(_chart(drawn, [_bars(drawn, each, lies) for each in same], lies))
    outlined = outlines(drawn)
    if outlined:
        series = [_bins(name, edges, counts) for name, edges, counts in outlined]
        charts.append(_histogram(drawn, series, False))
    return charts


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


def _bars(drawn: Drawn, container: Any, lies: bool) -> Bars:
    numpy = library("numpy")
    patches = [each for each in container if each.get_visible()]
    boxes = numpy.array(
        [(each.get_x(), each.get_y(), each.get_width(), each.get_height()) for each in patches], dtype=float
    )
    if lies:
        boxes = boxes[:, [1, 0, 3, 2]]
    # Labels of several bars are names of these, and no name of all.
    has_one = sum(bool(label(each)) for each in patches) <= 1
    name = drawn.name(container, *patches[:1]) if has_one else drawn.name(container)
    bars = Bars(name, boxes[:, 0], boxes[:, 0] + boxes[:, 2], boxes[:, 1], boxes[:, 1] + boxes[:, 3])
    drawn.take(container.patches)
    errors = container.errorbar
    for each in [errors] if errors is not None else _errors_at(drawn, bars, lies):
        bars.bounds.update(bounds_of(each, lies))
        drawn.take([part for part in (each.lines[0], *each.lines[1], *each.lines[2]) if part is not None])
    places = {round(float(place), 6): top for place, top in zip(bars.middles, bars.tops)}
    for upright in uprights(drawn, lies).values():
        top = places.get(round(upright.place, 6))
        if top is not None and upright.low <= top <= upright.high:
            bars.bounds[round(upright.place, 9)] = (upright.low, upright.high)
            drawn.take([upright.artist])
    return bars


def _errors_at(drawn: Drawn, bars: Bars, lies: bool) -> list[Any]:
    """The containers of bars of error alone, without points, that stand on bars."""
    places = set(bars.middles.round(6).tolist())
    found = [each for each in drawn.containers("ErrorbarContainer") if each.lines[0] is None]
    return [each for each in found if {round(place, 6) for place in bounds_of(each, lies)} <= places]


def _chart(drawn: Drawn, groups: list[Bars], lies: bool) -> Chart:
    along = drawn.axes.yaxis if lies else drawn.axes.xaxis
    counted = _counted(along, groups)
    if counted is not None:
        return _histogram(drawn, [_bins(*each) for each in counted], lies)
    kind, stack = _arrangement(groups)
    names = _names(along, groups)
    if kind == "grouped" and _are_alone(groups, names):
        kind = "bars"
    if kind == "bars":
        series = _joined(groups, names)
    else:
        series = [_series(bars, own) for bars, own in zip(groups, names)]
    if any("lower" in each.columns for each in series) and kind == "bars":
        kind = "error"
    values = axis_of(drawn.axes.xaxis if lies else drawn.axes.yaxis)
    x = axis_of(along, type_of(along, [name for own in names for name in own], "names"))
    x.reversed = False
    return Chart(kind, series, x, values, stack=stack)


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
    ends: dict[float, tuple[float, float]] = {}
    for bars in groups:
        for place, base, top in zip(bars.middles.round(6).tolist(), bars.bases.tolist(), bars.tops.tolist()):
            if top != top:
                continue
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


def _counted(axis: Any, groups: Sequence[Bars]) -> Optional[list[tuple[str, Any, Any]]]:
    """Names, edges and counts, where bars are those of histograms: they touch along a scale of numbers."""
    numpy = library("numpy")
    if tick_names(axis) or is_dated(axis) or any(len(bars.middles) < 2 for bars in groups):
        return None
    beside = sorted(groups, key=lambda bars: float(bars.starts[0]))
    if len(groups) > 1 and _are_beside(beside):
        # Bars of several histograms stand side by side in their bins, which seaborn fills, and of which
        # matplotlib leaves a tenth at each end.
        starts = numpy.min([bars.starts for bars in groups], axis=0)
        ends = numpy.max([bars.ends for bars in groups], axis=0)
        spare = 0 if _touch(starts, ends) else (ends - starts) / 0.8 * 0.1
        spans = [(starts - spare, ends + spare)] * len(groups)
    else:
        spans = [(bars.starts, bars.ends) for bars in groups]
    found = []
    for bars, (begin, end) in zip(groups, spans):
        if not _touch(begin, end) or _only_rise(bars.sizes) or _are_wide(bars):
            return None
        if not are_counts(bars.sizes, end - begin):
            return None
        found.append((bars.name, numpy.append(begin, end[-1:]), bars.sizes))
    return found


def _touch(starts: Any, ends: Any) -> bool:
    """Whether each bar begins where the one before it ends."""
    return bool(library("numpy").allclose(starts[1:], ends[:-1], rtol=0, atol=_NEAR * float(ends[-1] - starts[0])))


def _only_rise(sizes: Any) -> bool:
    """Whether bars are like those of a cumulative histogram, whose values are no counts of bins."""
    return len(sizes) >= 5 and bool((library("numpy").diff(sizes) >= 0).all())


def _are_wide(bars: Bars) -> bool:
    """Whether bars only touch since they are one wide, around whole numbers, such as years."""
    numpy = library("numpy")
    middles = bars.middles
    return bool(
        numpy.allclose(bars.ends - bars.starts, 1) and numpy.allclose(middles, middles.round(), rtol=0, atol=_NEAR)
    )


def _are_beside(groups: Sequence[Bars]) -> bool:
    numpy = library("numpy")
    if len({len(bars.middles) for bars in groups}) != 1:
        return False
    return all(
        numpy.allclose(bars.ends, other.starts, rtol=0, atol=_NEAR * float(abs(other.ends - bars.starts).max()))
        for bars, other in zip(groups, groups[1:])
    )


def _bins(name: str, edges: Any, counts: Any) -> Series:
    """The series of a histogram. Raises ``AudiographError`` where its bars are no counts."""
    whole = counts.round()
    if abs(counts - whole).max() > 1e-9:
        raise refused("a histogram of shares", "Draw it with counts: density=False, or stat='count'.")
    columns = {"edges": [rounded(edge) for edge in edges.tolist()], "counts": [int(count) for count in whole]}
    return Series(columns, name=name)


def _histogram(drawn: Drawn, series: list[Series], lies: bool) -> Chart:
    along, values = drawn.axes.xaxis, drawn.axes.yaxis
    if lies:
        along, values = values, along
    return Chart("histogram", series, axis_of(along, "number"), axis_of(values))
