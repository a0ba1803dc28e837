# SPDX-License-Identifier: MIT
"""Box plots of matplotlib: quartiles, whiskers and what lies beyond, read off the lines that draw them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Optional, Sequence

from .._cells import library
from .._stated import Chart, Series, refused
from .drawn import Drawn, color
from .places import axis_of, name_at, rounded, tick_names

_NEAR = 1e-9


@dataclass
class Box:
    """A box in the units of matplotlib: from where to where it reaches along its axis, and its values."""

    artist: Any
    start: float
    end: float
    q1: float
    q3: float
    median: Optional[float] = None
    low: Optional[float] = None
    high: Optional[float] = None
    outliers: list[float] = field(default_factory=list)
    markers: list[Any] = field(default_factory=list)

    @property
    def middle(self) -> float:
        """The place of the box."""
        return (self.start + self.end) / 2


def box_charts(drawn: Drawn) -> list[Chart]:
    """The chart of the boxes that are left, if there are any."""
    outlines = [(each, found) for each in drawn.of("Line2D", "PathPatch") if (found := _corners(each)) is not None]
    if not outlines:
        return []
    lines = [line for line in drawn.of("Line2D") if all(line is not each for each, _ in outlines)]
    for lies in (False, True):
        boxes = [_box(each, corners, lies) for each, corners in outlines]
        taken = _fill(boxes, lines, lies)
        if all(box.median is not None for box in boxes):
            drawn.take([*(box.artist for box in boxes), *taken])
            return [_chart(drawn, boxes, lies)]
    return []


def _corners(artist: Any) -> Optional[Any]:
    """The corners of an outline that is closed, of a box with or without notches."""
    numpy = library("numpy")
    if hasattr(artist, "get_path") and hasattr(artist, "get_facecolor"):
        corners = artist.get_path().vertices
    else:
        xs, ys = artist.get_data(orig=False)
        corners = numpy.column_stack([numpy.asarray(xs, dtype=float), numpy.asarray(ys, dtype=float)])
    if len(corners) not in (5, 6, 11, 12) or not (corners[0] == corners[4 if len(corners) < 7 else 10]).all():
        return None
    if len(corners) < 7 and not all(len(set(corners[:4, side].tolist())) == 2 for side in (0, 1)):
        return None
    return corners[:4] if len(corners) < 7 else corners[:10]


def _box(artist: Any, corners: Any, lies: bool) -> Box:
    along, values = corners[:, 1 if lies else 0], corners[:, 0 if lies else 1]
    if len(corners) == 4:
        return Box(artist, along.min(), along.max(), values.min(), values.max())
    # A notch reaches from the median, which may be beyond the box.
    start, end = sorted((float(values[0]), float(values[5])))
    return Box(artist, along.min(), along.max(), start, end)


def _fill(boxes: Sequence[Box], lines: Sequence[Any], lies: bool) -> list[Any]:
    """Gives the lines that belong to boxes to these, and says which they are."""
    taken = []
    for line in lines:
        xs, ys = (list(map(float, values)) for values in line.get_data(orig=False))
        along, values = (ys, xs) if lies else (xs, ys)
        box = next((box for box in boxes if box.start - _NEAR <= min(along) and max(along) <= box.end + _NEAR), None)
        if box is not None and _belongs(box, along, values, line):
            taken.append(line)
    for box in boxes:
        box.low = box.q1 if box.low is None else box.low
        box.high = box.q3 if box.high is None else box.high
        box.outliers = _outliers(box, lies)
    return taken


def _outliers(box: Box, lies: bool) -> list[float]:
    """The values beyond the whiskers, which are drawn last, behind a mark for the mean."""
    if not box.markers:
        return []
    values = [float(value) for value in box.markers[-1].get_data(orig=False)[0 if lies else 1]]
    low, high = (box.low, box.high)
    is_mean = low is not None and high is not None and all(low <= value <= high for value in values)
    return [] if is_mean else values


def _belongs(box: Box, along: list[float], values: list[float], line: Any) -> bool:
    """Whether a line is a part of a box, which then knows of it."""
    has_line = line.get_linestyle() not in ("None", " ", "")
    if not has_line:
        if any(abs(place - box.middle) > _NEAR for place in along):
            return False
        box.markers.append(line)
        return True
    if len(values) != 2:
        return False
    if values[0] == values[1] and along[0] != along[1]:
        if box.q1 <= values[0] <= box.q3 and (box.median is None or along[1] - along[0] >= (box.end - box.start) / 2):
            box.median = values[0]
        return True
    if along[0] != along[1]:
        return False
    low, high = min(values), max(values)
    if high <= box.q1 + _NEAR:
        box.low = low
    if low >= box.q3 - _NEAR:
        box.high = high
    return True


def _chart(drawn: Drawn, boxes: Sequence[Box], lies: bool) -> Chart:
    along, values = drawn.axes.xaxis, drawn.axes.yaxis
    if lies:
        along, values = values, along
    names = tick_names(along)
    groups: dict[str, list[Box]] = {}
    for box in boxes:
        shade = drawn.by_color().get(color(box.artist), "")
        groups.setdefault(shade, []).append(box)
    x = axis_of(along, "names" if names else "number")
    x.reversed = False
    return Chart("box", [_series(name, same, names) for name, same in groups.items()], x, axis_of(values))


def _series(name: str, boxes: Sequence[Box], names: dict[float, str]) -> Series:
    places = [name_at(names, box.middle, 0.5) or rounded(box.middle) for box in boxes]
    if len(set(places)) < len(places):
        raise refused("several boxes at one name", "Give the table of their values, with as_='box' and by.")
    columns: dict[str, Any] = {"x": places}
    for part in ("low", "q1", "median", "q3", "high"):
        columns[part] = [getattr(box, part) for box in boxes]
    columns["outliers"] = [sorted(box.outliers) for box in boxes]
    return Series(columns, name=name)
