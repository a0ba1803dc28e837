# SPDX-License-Identifier: MIT
"""Bars of matplotlib that count values in bins."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .._cells import library
from .._stated import Chart, Series, refused
from .containers import Bars
from .drawn import Drawn
from .outlines import are_counts, only_rise, outlines
from .places import axis_of, is_dated, rounded, tick_names

# What is left over from adding widths.
_NEAR = 1e-6


def counted(axis: Any, groups: Sequence[Bars]) -> Optional[list[tuple[str, Any, Any]]]:
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
        if not _touch(begin, end) or only_rise(bars.sizes) or _are_wide(bars):
            return None
        if not are_counts(bars.sizes, end - begin):
            return None
        found.append((bars.name, numpy.append(begin, end[-1:]), bars.sizes))
    return found


def _touch(starts: Any, ends: Any) -> bool:
    """Whether each bar begins where the one before it ends."""
    return bool(library("numpy").allclose(starts[1:], ends[:-1], rtol=0, atol=_NEAR * float(ends[-1] - starts[0])))


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


def bins(name: str, edges: Any, counts: Any) -> Series:
    """The series of a histogram. Raises ``AudiographError`` where its bars are no counts."""
    whole = counts.round()
    if abs(counts - whole).max() > 1e-9:
        raise refused("a histogram of shares", "Draw it with counts: density=False, or stat='count'.")
    columns = {"edges": [rounded(edge) for edge in edges.tolist()], "counts": [int(count) for count in whole]}
    return Series(columns, name=name)


def histogram(drawn: Drawn, series: list[Series], lies: bool) -> Chart:
    along, values = drawn.axes.xaxis, drawn.axes.yaxis
    if lies:
        along, values = values, along
    return Chart("histogram", series, axis_of(along, "number"), axis_of(values), lies=lies)


def outlined_charts(drawn: Drawn) -> list[Chart]:
    """The charts of histograms drawn as outlines; those of sums from the left are steps."""
    found = outlines(drawn)
    steps = [
        Series({"x": edges, "y": [*counts.tolist(), float(counts[-1])]}, name=name)
        for name, edges, counts in found
        if only_rise(counts)
    ]
    series = [bins(name, edges, counts) for name, edges, counts in found if not only_rise(counts)]
    charts = [histogram(drawn, series, False)] if series else []
    if steps:
        charts.append(Chart("step", steps, axis_of(drawn.axes.xaxis, "number"), axis_of(drawn.axes.yaxis)))
    return charts
