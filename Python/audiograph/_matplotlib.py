# SPDX-License-Identifier: MIT
"""The data behind figures and axes of matplotlib, with those that pandas and seaborn draw."""

from __future__ import annotations

from typing import Any, Sequence

from ._cells import is_number, library, period_text, plain_list
from ._errors import AudiographError
from ._table import Table
from ._traces import Trace, traces_table

# What writes ticks that are not the numbers of their places.
_TEXTS = frozenset({"FixedFormatter", "FuncFormatter", "StrCategoryFormatter"})


def matplotlib_table(figure: Any) -> Table:
    """The table of axes, or of a figure that has one with data."""
    if hasattr(figure, "get_axes") and not hasattr(figure, "get_xlabel"):
        filled = [axes for axes in figure.get_axes() if _traces(axes)]
        if len(filled) > 1:
            raise AudiographError(
                f"The figure has {len(filled)} axes with data. Give one of them: figure.axes[0].", 3
            )
        axes = filled[0] if filled else None
    else:
        axes = figure.axes if not hasattr(figure, "get_xlabel") else figure
    if axes is None:
        return traces_table([], None, None, None)
    title = axes.get_title() or _title_above(axes.figure)
    names = [axes.get_xlabel(), axes.get_ylabel()]
    if _is_flat(axes):
        names.reverse()
    return traces_table(_traces(axes), title, *names)


def _title_above(figure: Any) -> str:
    if hasattr(figure, "get_suptitle"):
        return str(figure.get_suptitle())
    text = getattr(figure, "_suptitle", None)
    return "" if text is None else str(text.get_text())


def _traces(axes: Any) -> list[Trace]:
    labels, decorations = _parts(axes)
    traces: list[Trace] = []
    for line in axes.get_lines():
        xs, ys = _shown(axes.xaxis, line.get_xdata()), plain_list(line.get_ydata())
        # A line that only marks a place, as axhline does, is no data.
        is_mark = len(ys) == 2 and line.get_transform() != axes.transData
        if line in decorations or is_mark:
            continue
        _refuse_boxes(xs, ys)
        traces.append((labels.get(line, _label(line)), xs, ys))
    for bars in _containers(axes, "BarContainer"):
        traces.append((_label(bars), *_bars(axes, bars)))
    for points in axes.collections:
        if type(points).__name__ == "PathCollection":
            offsets = points.get_offsets()
            xs = _shown(axes.xaxis, offsets[:, 0])
            traces.append((_label(points), xs, plain_list(offsets[:, 1])))
    return traces


def _parts(axes: Any) -> tuple[dict[Any, str], set[Any]]:
    """The names of lines that belong to a container, which has them, and the lines that only adorn one."""
    labels: dict[Any, str] = {}
    decorations: set[Any] = set()
    for stems in _containers(axes, "StemContainer"):
        labels[stems.markerline] = _label(stems)
        decorations.add(stems.baseline)
    for bars in _containers(axes, "ErrorbarContainer"):
        line, caps, _ = bars.lines
        labels[line] = _label(bars)
        decorations.update(caps)
    return labels, decorations


def _containers(axes: Any, kind: str) -> list[Any]:
    return [container for container in axes.containers if type(container).__name__ == kind]


def _label(artist: Any) -> str:
    text = str(artist.get_label() or "")
    return "" if text.startswith("_") else text


def _refuse_boxes(xs: Sequence[Any], ys: Sequence[Any]) -> None:
    if len(ys) == 5 and (xs[0], ys[0]) == (xs[4], ys[4]) and len(set(xs)) == len(set(ys)) == 2:
        raise AudiographError("The figure has a box plot. Give lines, bars or points.", 3)


def _is_flat(axes: Any) -> bool:
    bars = _containers(axes, "BarContainer")
    return bool(bars) and all(bar.orientation == "horizontal" for bar in bars)


def _bars(axes: Any, bars: Any) -> tuple[list[Any], list[Any]]:
    if bars.orientation == "horizontal":
        sizes = [float(bar.get_width()) for bar in bars]
        places = [float(bar.get_y() + bar.get_height() / 2) for bar in bars]
        return _shown(axes.yaxis, places), sizes
    sizes = [float(bar.get_height()) for bar in bars]
    places = [float(bar.get_x() + bar.get_width() / 2) for bar in bars]
    return _shown(axes.xaxis, places), sizes


def _shown(axis: Any, values: Any) -> list[Any]:
    """Places along an axis as it shows them: dates, periods and categories are numbers to matplotlib."""
    places = plain_list(values)
    if not all(is_number(place) for place in places):
        return places
    # What pandas draws over time.
    frequency = getattr(axis.axes, "freq", None) if axis.axis_name == "x" else None
    if frequency is not None:
        period = library("pandas").Period
        return [period_text(period(ordinal=round(place), freq=frequency)) for place in places]
    converter = axis.get_converter() if hasattr(axis, "get_converter") else axis.converter
    if "Date" in type(converter).__name__:
        date = library("matplotlib.dates").num2date
        return [date(place).replace(tzinfo=None) for place in places]
    # Without what is left over from adding half a width.
    return _categories(axis, places) or [float(f"{place:.12g}") for place in places]


def _categories(axis: Any, places: Sequence[float]) -> list[str]:
    """The texts of the ticks nearest to places, if every place has its own; else empty."""
    formatter, ticks_at = axis.get_major_formatter(), list(axis.get_ticklocs())
    if type(formatter).__name__ not in _TEXTS:
        return []
    ticks = dict(zip(ticks_at, formatter.format_ticks(ticks_at)))
    names = [ticks.get(round(place), "") for place in places]
    return names if all(names) and len(set(names)) == len(names) else []
