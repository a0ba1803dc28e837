# SPDX-License-Identifier: MIT
"""Lines of matplotlib that mark places beside data."""

from __future__ import annotations

from typing import Any

from .._cells import library
from .drawn import Drawn, is_at_data


def lines_of_reference(drawn: Drawn) -> list[tuple[str, float]]:
    """Takes the lines that mark places, as ``axhline`` draws them, and gives those along y with their names."""
    marks: list[tuple[str, float]] = []
    for line in drawn.of("Line2D"):
        if line.get_transform() == drawn.axes.transData:
            continue
        ys = list(line.get_ydata())
        if line.get_transform() == drawn.axes.get_yaxis_transform() and len(ys) == 2 and ys[0] == ys[1]:
            marks.append((drawn.name(line), float(ys[0])))
        drawn.take([line])
    return marks


def spans_of_reference(drawn: Drawn) -> list[tuple[str, float]]:
    """Takes what ``hlines`` draws at one height across all points, beside lines, and gives its name and height."""
    numpy = library("numpy")
    ends = [numpy.asarray(line.get_xdata(orig=False), dtype=float) for line in drawn.of("Line2D")]
    if not ends:
        return []
    first, last = min(map(numpy.nanmin, ends)), max(map(numpy.nanmax, ends))
    marks = []
    for lines in drawn.of("LineCollection"):
        parts = lines.get_segments()
        is_across = len(parts) == 1 and len(parts[0]) == 2 and parts[0][0, 0] <= first and parts[0][1, 0] >= last
        if is_across and parts[0][0, 1] == parts[0][1, 1] and is_at_data(drawn.axes, lines):
            marks.append((drawn.name(lines), float(parts[0][0, 1])))
            drawn.take([lines])
    return marks
