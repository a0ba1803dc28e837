# SPDX-License-Identifier: MIT
"""Bars of matplotlib as they stand, container by container."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .._cells import library
from .._stated import refused
from .drawn import Drawn, color, label
from .intervals import bounds_of, uprights


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


def bars_of(drawn: Drawn, container: Any, lies: bool) -> list[Bars]:
    """Takes a container of bars, and gives those of each colour where several stand at one place."""
    bars = _bars(drawn, container, lies)
    if _are_apart(bars):
        return [bars]
    numpy = library("numpy")
    colors = numpy.array([str(color(each)) for each in container if each.get_visible()])
    names = {str(shade): name for shade, name in drawn.by_color().items()}
    found = []
    for shade in dict.fromkeys(colors.tolist()):
        own = colors == shade
        part = Bars(names.get(shade, ""), bars.starts[own], bars.ends[own], bars.bases[own], bars.tops[own])
        if bars.bounds or not _are_apart(part):
            raise refused("several bars at one place", "Draw each series with a call of its own.")
        found.append(part)
    return found


def _are_apart(bars: Bars) -> bool:
    """Whether each bar has a place of its own."""
    places = bars.middles.round(6).tolist()
    return len(set(places)) == len(places)


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
