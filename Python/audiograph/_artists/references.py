# SPDX-License-Identifier: MIT
"""Lines of matplotlib that mark places beside data."""

from __future__ import annotations

from dataclasses import dataclass, field

from .._cells import library
from .drawn import Drawn, is_a, is_at_data
from .intervals import is_course


@dataclass
class References:
    """Names and places of lines that go across the axes: level ones at values of y, upright ones at values of x."""

    level: list[tuple[str, float]] = field(default_factory=list)
    upright: list[tuple[str, float]] = field(default_factory=list)


def lines_of_reference(drawn: Drawn) -> References:
    """Takes the lines that mark places, as ``axhline`` and ``axvline`` draw them."""
    found = References()
    for line in drawn.of("Line2D"):
        if is_at_data(drawn.axes, line):
            continue
        xs, ys, transform = list(line.get_xdata()), list(line.get_ydata()), line.get_transform()
        if len(set(ys)) == 1 and transform == drawn.axes.get_yaxis_transform():
            found.level.append((drawn.name(line), float(ys[0])))
        elif len(set(xs)) == 1 and transform == drawn.axes.get_xaxis_transform():
            found.upright.append((drawn.name(line), float(xs[0])))
        drawn.take([line])
    return found


def level_spans(drawn: Drawn) -> list[tuple[str, float]]:
    """Takes straight level lines across all others, as ``hlines`` and ``plot`` draw them, with names and heights."""
    numpy = library("numpy")
    courses = [line for line in drawn.of("Line2D") if is_course(drawn, line)]
    spans = [(line, line.get_xydata()) for line in courses if len(line.get_xdata()) == 2]
    spans += [
        (lines, parts[0])
        for lines in drawn.of("LineCollection")
        if is_at_data(drawn.axes, lines) and len(parts := lines.get_segments()) == 1 and len(parts[0]) == 2
    ]
    spans = [(artist, ends) for artist, ends in spans if ends[0][1] == ends[1][1]]
    taken = {id(artist) for artist, _ in spans}
    places = [numpy.asarray(line.get_xdata(orig=False), float) for line in courses if id(line) not in taken]
    bars = [each for each in drawn.axes.containers if is_a(each, "BarContainer") and each.orientation != "horizontal"]
    places += [numpy.array([bar.get_x() + bar.get_width() / 2 for bar in each]) for each in bars]
    if not places:
        return []
    known = numpy.concatenate(places)
    known = known[numpy.isfinite(known)]
    marks = []
    for artist, ends in spans:
        is_drawn_as_data = is_a(artist, "Line2D") and len(known) < 3
        if len(known) and not is_drawn_as_data and min(ends[:, 0]) <= known.min() and max(ends[:, 0]) >= known.max():
            marks.append((drawn.name(artist), float(ends[0][1])))
            drawn.take([artist])
    return marks
