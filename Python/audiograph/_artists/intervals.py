# SPDX-License-Identifier: MIT
"""Bars of error of matplotlib, and the upright lines that stand for them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .._cells import library
from .drawn import Drawn, is_at_data
from .places import tick_names


@dataclass
class Upright:
    """A line that goes straight up, or, where bars lie, straight along x: an interval of a mean."""

    artist: Any
    place: float
    low: float
    high: float


def uprights(drawn: Drawn, lies: bool = False) -> dict[int, Upright]:
    """The lines left that go straight up, with or without caps, by their artists."""
    numpy = library("numpy")
    found = {}
    for line in drawn.of("Line2D"):
        if not is_course(drawn, line):
            continue
        xs, ys = (numpy.asarray(values, dtype=float) for values in line.get_data(orig=False))
        if lies:
            xs, ys = ys, xs
        known = ~(numpy.isnan(xs) | numpy.isnan(ys))
        # With caps the line goes across, up and across again, with gaps between.
        is_capped = len(xs) == 8 and known.sum() == 6
        if not (len(xs) == 2 and xs[0] == xs[1] or is_capped) or not known.any():
            continue
        xs, ys = xs[known], ys[known]
        if is_capped and (xs[2] != xs[3] or ys[0] != ys[1] or ys[4] != ys[5]):
            continue
        found[id(line)] = Upright(line, float(xs[len(xs) // 2 - 1]), float(ys.min()), float(ys.max()))
    return found


def bounds_of(container: Any, lies: bool = False) -> dict[float, tuple[float, float]]:
    """The ends of upright bars of error by their places along x; where bars lie, of those along x by y."""
    if not (container.has_xerr if lies else container.has_yerr):
        return {}
    place, value = (1, 0) if lies else (0, 1)
    # Those along x come first.
    paths = container.lines[2][0 if lies else -1].get_paths()
    ends = library("numpy").array([path.vertices for path in paths if len(path.vertices) == 2]).reshape(-1, 2, 2)
    ends = ends[~library("numpy").isnan(ends).any(axis=(1, 2))]
    places = ends[:, 0, place].round(9).tolist()
    return dict(zip(places, zip(ends[:, :, value].min(axis=1).tolist(), ends[:, :, value].max(axis=1).tolist())))


def lies_beside_names(drawn: Drawn, container: Any) -> bool:
    """Whether bars of error go along x from values to whose names stand along y."""
    return bool(container.has_xerr and not container.has_yerr and tick_names(drawn.axes.yaxis))


def bounds_beside_names(drawn: Drawn) -> dict[float, tuple[float, float]]:
    """Takes the bars of error that lie beside names, and gives their ends by places along y."""
    found: dict[float, tuple[float, float]] = {}
    for container in drawn.containers("ErrorbarContainer"):
        if lies_beside_names(drawn, container):
            found.update(bounds_of(container, True))
            drawn.take([*container.lines[1], *container.lines[2]])
    return found


def is_course(drawn: Drawn, line: Any) -> bool:
    """Whether a line joins its points, where values are."""
    has_line = line.get_linestyle() not in ("None", " ", "") and line.get_linewidth() > 0
    return bool(has_line and is_at_data(drawn.axes, line))


def course_of(artist: Any) -> tuple[Any, Any]:
    """The places and values of a line or of points."""
    numpy = library("numpy")
    columns = artist.get_offsets().T if hasattr(artist, "get_offsets") else artist.get_data(orig=False)
    xs, ys = (numpy.ma.filled(numpy.ma.asarray(values, dtype=float), numpy.nan) for values in columns)
    return xs, ys
