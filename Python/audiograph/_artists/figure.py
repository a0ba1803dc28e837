# SPDX-License-Identifier: MIT
"""A figure of matplotlib, or axes of one, as charts that say what they are."""

from __future__ import annotations

import warnings
from typing import Any, Optional, Sequence

from .._errors import AudiographError, AudiographWarning
from .._program import depth
from .._stated import Chart, Stated, name_apart, one_by_one, put_lines, refused
from .areas import area_of
from .bars import bar_charts
from .boxes import box_charts
from .curves import curve_charts
from .drawn import Drawn, is_a, is_at_data
from .grids import grid_charts, share_charts
from .points import point_charts, take_repeated
from .references import level_spans, lines_of_reference
from .texts import plain_text

# What has no kind here, by the names of classes, and what to do about it.
_FOREIGN = {
    "ContourSet": ("contour lines", "Draw the grid with pcolormesh(), which is told as a heat map."),
    # As older versions draw contours.
    "PathCollection": ("contour lines", "Draw the grid with pcolormesh(), which is told as a heat map."),
    "EventCollection": ("rows of events", "Give the table of their times, with as_='histogram'."),
    "LineCollection": ("separate lines", "Draw them with plot()."),
    "Quiver": ("arrows", "Give the table of their lengths."),
    "Barbs": ("wind barbs", "Give the table of their speeds."),
    "TriMesh": ("a mesh of triangles", "Draw a grid with pcolormesh(), which is told as a heat map."),
    "PolyCollection": ("polygons", "Draw lines, bars, points, boxes or a heat map."),
    "PatchCollection": ("shapes", "Draw lines, bars, points, boxes or a heat map."),
    "Patch": ("shapes", "Draw lines, bars, points, boxes or a heat map."),
}

# What is left out where there are data beside it.
_BEHIND = ("ContourSet", "Quiver", "Barbs")


def matplotlib_charts(figure: Any) -> Stated:
    """The charts of axes, of a figure, or of what was drawn on one.

    A panel that cannot be told is left out with a warning, unless there is no other. Raises
    ``AudiographError`` if there is none.
    """
    if hasattr(figure, "get_axes") and not hasattr(figure, "get_xlabel"):
        panels = _panels(figure)
    else:
        axes = figure if hasattr(figure, "get_xlabel") else figure.axes
        panels = [[axes, *_twins(axes)]] if axes is not None else []
    charts: list[Chart] = []
    errors: list[AudiographError] = []
    for panel in panels:
        try:
            charts += _panel(panel)
        except AudiographError as error:
            errors.append(error)
    if not charts:
        if errors:
            raise errors[0]
        raise AudiographError("The figure has no lines, bars or points. Give one with data.", 3)
    for reason in errors:
        words = f"A panel of the figure is left out. {reason}"
        warnings.warn(words, AudiographWarning, stacklevel=depth())
    above = _title_above(panels[0][0].figure)
    for chart in charts:
        if len(charts) == 1 and not chart.title:
            chart.title = above
        elif chart.title != above:
            chart.subtitle = above
    return Stated(charts, "matplotlib")


def _panels(figure: Any) -> list[list[Any]]:
    """The axes of a figure, twins together, without scales of colours."""
    panels: list[list[Any]] = []
    seen = [each for each in figure.get_axes() if each.get_visible() and getattr(each, "_colorbar", None) is None]
    # Axes inside others are panels too, but those that only repeat a scale.
    seen += [inner for each in seen for inner in each.child_axes if is_a(inner, "Axes")]
    for axes in [each for each in seen if each.get_label() != "<colorbar>"]:
        for panel in panels:
            if _are_twins(panel[0], axes):
                panel.append(axes)
                break
        else:
            panels.append([axes])
    return panels


def _twins(axes: Any) -> list[Any]:
    """The axes that stand on the same place behind or before some, where these were drawn first."""
    figure = axes.figure
    others = figure.get_axes() if hasattr(figure, "get_axes") else []
    place = others.index(axes) if axes in others else len(others)
    return [each for each in others[place + 1 :] if _are_twins(axes, each)]


def _are_twins(axes: Any, other: Any) -> bool:
    return bool(
        axes.get_shared_x_axes().joined(axes, other)
        and axes.get_subplotspec() == other.get_subplotspec()
        and axes.get_position().bounds == other.get_position().bounds
    )


def _panel(panel: Sequence[Any]) -> list[Chart]:
    parts = [(axes, _charts(axes)) for axes in panel]
    parts = [(axes, charts) for axes, charts in parts if charts]
    if not parts:
        return []
    title = next((text for axes in panel if (text := _title(axes))), "")
    charts = _with_second_axis([charts for _, charts in parts])
    for chart in charts:
        chart.title = title
    return [part for chart in charts for part in one_by_one(chart)]


def _with_second_axis(parts: list[list[Chart]]) -> list[Chart]:
    """The charts of axes and their twins; lines on both are one chart with a second axis."""
    first = parts[0]
    if len(parts) == 2 and all(len(part) == 1 and part[0].kind == "line" for part in parts):
        chart, other = first[0], parts[1][0]
        chart.y2 = other.y
        for series in other.series:
            series.axis = "y2"
            series.name = series.name or other.y.name
        for series in chart.series:
            series.name = series.name or (chart.y.name if series.axis == "y" else "")
        chart.series += other.series
        chart.lines += other.lines
        return [chart]
    return [chart for part in parts for chart in part]


def _charts(axes: Any) -> list[Chart]:
    """The charts of axes; what was drawn with different calls, such as bars and lines, are several."""
    if getattr(axes, "name", "rectilinear") != "rectilinear":
        kind = {"3d": "three dimensions", "polar": "polar axes"}.get(axes.name, f"axes of the kind {axes.name}")
        raise refused(kind, "Draw it with x and y at right angles.")
    drawn = Drawn(axes)
    references = lines_of_reference(drawn)
    charts = grid_charts(drawn) + share_charts(drawn)
    boxes = box_charts(drawn)
    bars = bar_charts(drawn)
    _refuse_violins(drawn)
    references.level += level_spans(drawn)
    curves = curve_charts(drawn)
    take_repeated(drawn, [chart for chart in curves if chart.kind in ("line", "step", "band", "error")])
    points = point_charts(drawn, bool(boxes))
    charts += boxes + bars + points + curves
    _refuse_rest(drawn, bool(charts))
    put_lines(charts, references.level, references.upright)
    order = drawn.order()
    for chart in charts:
        name_apart(chart.series)
        if chart.kind != "stacked" and all(each.name in order for each in chart.series):
            # Some draw in another order than their legend has.
            chart.series.sort(key=lambda each: order[each.name])
    return charts


def _refuse_violins(drawn: Drawn) -> None:
    """Raises ``AudiographError`` if there are shapes with a mirror in their middle, upright or lying."""
    for area in drawn.of("PolyCollection"):
        corners: Any = next((path.vertices for path in area.get_paths()), ())
        count = (len(corners) - 3) // 2
        if count < 10 or len(corners) != 2 * count + 3:
            continue
        there, back = corners[1 : count + 1], corners[count + 2 : 2 * count + 2][::-1]
        for side in (0, 1):
            middles, widths = there[:, side] + back[:, side], abs(there[:, side] - back[:, side])
            # A band around zero may have the same width everywhere, or grow.
            has_ends = side == 0 or max(widths[0], widths[-1]) < widths.max() / 2
            if widths.any() and has_ends and bool((abs(middles - middles[0]) < 1e-6).all()):
                raise refused(
                    "violins, whose values it does not hold",
                    "Give the table, with as_='box', or draw a box plot.",
                )


def _refuse_rest(drawn: Drawn, has_data: bool) -> None:
    """Raises ``AudiographError`` if there is anything left that nobody has told, and is no decoration."""
    if drawn.containers("ErrorbarContainer"):
        raise refused("bars of error without points", "Draw them with the points, by errorbar().")
    for artist in drawn.left.values():
        if has_data and _only_marks(drawn, artist):
            continue
        if has_data and is_a(artist, "PolyCollection") and area_of(artist) is not None:
            warnings.warn("A band that belongs to no line is left out.", AudiographWarning, stacklevel=depth())
            continue
        what, advice = _foreign(artist)
        if not has_data or not is_a(artist, *_BEHIND):
            raise refused(what, advice)
        warnings.warn(f"The {what} beside the data are left out.", AudiographWarning, stacklevel=depth())


def _foreign(artist: Any) -> tuple[str, str]:
    """What an artist is that has no kind here, and what to do about it."""
    for kind, known in _FOREIGN.items():
        if not is_a(artist, kind):
            continue
        if kind == "PolyCollection" and len(artist.get_offsets()) > 1:
            return "hexagons that count points", "Draw the points with scatter()."
        return known
    return f"something of the class {type(artist).__name__}", "Give a table of its values."


def _only_marks(drawn: Drawn, artist: Any) -> bool:
    """Whether an artist marks places beside data, as ``axvspan``, ``vlines``, a rug and a single rectangle do."""
    if not is_at_data(drawn.axes, artist):
        return is_a(artist, "Patch", "LineCollection", "FillBetweenPolyCollection")
    if is_a(artist, "LineCollection") and not is_a(artist, "EventCollection", "ContourSet"):
        parts = artist.get_segments()
        if len(parts) > 4:
            warnings.warn("Separate lines beside the data are left out.", AudiographWarning, stacklevel=depth())
        return all(len(part) == 2 for part in parts)
    return is_a(artist, "Rectangle") and len(drawn.of("Rectangle")) <= 2


def _title(axes: Any) -> str:
    texts = [str(axes.get_title(loc=side)) for side in ("center", "left", "right")]
    return plain_text(next(filter(None, texts), ""))


def _title_above(figure: Any) -> str:
    if hasattr(figure, "get_suptitle"):
        return plain_text(str(figure.get_suptitle()))
    text: Optional[Any] = getattr(figure, "_suptitle", None)
    return "" if text is None else plain_text(str(text.get_text()))
