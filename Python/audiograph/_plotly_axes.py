# SPDX-License-Identifier: MIT
"""Axes of Plotly, and what stands along them."""

from __future__ import annotations

import re
from base64 import b64decode
from datetime import date, datetime, timedelta
from html import unescape
from typing import Any, Optional, Sequence

from ._cells import is_number, library, plain_list
from ._stated import Axis, Series

_DATE = re.compile(r"\d{4}-\d{2}(-\d{2}([T ].*)?)?")


def values_of(values: Any) -> list[Any]:
    """The values of a column, which JSON of Plotly has as bytes in base64."""
    return plain_list(decoded(values))


def decoded(values: Any) -> Any:
    """A column or a grid as it is, or the array that bytes in base64 stand for."""
    if not isinstance(values, dict) or "bdata" not in values:
        return values
    content = b64decode(values["bdata"])
    array = library("numpy").frombuffer(content, dtype=library("numpy").dtype(values["dtype"]))
    shape = values.get("shape")
    return array.reshape([int(size) for size in str(shape).split(",")]) if shape else array


def axis(layout: Any, name: str) -> Any:
    """The axis of a layout that traces call ``x``, ``y2`` and so on."""
    return layout[name[0] + "axis" + name[1:]] if name[0] + "axis" + name[1:] in layout else layout[name[0] + "axis"]


def axis_of(layout: Any, name: Optional[str], type: str = "") -> Axis:
    """What a layout states of an axis."""
    own = axis(layout, name or "x")
    is_back = own.autorange == "reversed" or own.range is not None and len(own.range) == 2 and _falls(own.range)
    order = [str(each) for each in own.categoryarray] if own.categoryarray is not None else []
    scale = "log" if own.type == "log" else "linear"
    # Panels that share a scale have its title at one of them.
    title = own.title.text or (axis(layout, own.matches).title.text if own.matches else "")
    return Axis.titled(plain_text(title), type=type, scale=scale, reversed=is_back, order=order)


def scale_title(trace: Any, layout: Any) -> str:
    """What stands at the scale of colours of a trace, or at the one that it shares."""
    scales = [trace.colorbar, layout[trace.coloraxis].colorbar if trace.coloraxis else None]
    titles = [scale.title.text for scale in scales if scale is not None and scale.title.text]
    return plain_text(titles[0]) if titles else ""


def _falls(ends: Sequence[Any]) -> bool:
    return all(is_number(end) and end is not None for end in ends) and ends[0] > ends[1]


def plain_text(text: Any) -> str:
    """A title without marks of HTML."""
    plain = re.sub(r"<br\s*/?>", " ", str(text or ""))
    return unescape(re.sub(r"</?(a|b|em|i|s|span|strong|sub|sup|u)(\s[^<>]*)?>", "", plain))


def _type(layout: Any, name: Optional[str], values: Sequence[Any]) -> str:
    """What stands along an axis, as Plotly finds it where the layout does not say."""
    stated = axis(layout, name or "x").type
    if stated in ("date", "category", "multicategory"):
        return "date" if stated == "date" else "names"
    known = [value for value in values if value is not None and value != ""]
    if all(is_number(value) for value in known):
        return "number"
    are_dates = all(isinstance(value, (date, datetime)) or _DATE.fullmatch(str(value)) for value in known)
    return "date" if are_dates else "names"


def is_flat(trace: Any) -> bool:
    """Whether bars of a trace lie."""
    return getattr(trace, "orientation", None) == "h"


def course(trace: Any) -> tuple[list[Any], list[Any]]:
    """Places along x and values; along y where bars lie."""
    flat = is_flat(trace)
    xs, ys = (trace.y, trace.x) if flat else (trace.x, trace.y)
    values = values_of(ys if ys is not None else [])
    if xs is not None:
        return values_of(xs), values
    start, step = (trace.y0, trace.dy) if flat else (trace.x0, trace.dx)
    first: Any = start or 0
    width: Any = 1 if step is None else step
    if isinstance(start, str):
        first, width = datetime.fromisoformat(start), timedelta(milliseconds=width)
    return [first + place * width for place in range(len(values))], values


def series_of(trace: Any, base: str = "y") -> Series:
    """The series of a trace; on the second axis where that is another than ``base``."""
    xs, ys = course(trace)
    columns: dict[str, Any] = {"x": xs, "y": ys}
    columns.update(_bounds(trace, ys))
    # Axes that lie over the first one are second.
    own = getattr(trace, "yaxis", None) or "y"
    return Series(columns, name=plain_text(trace.name), axis="y" if own == base else "y2")


def _bounds(trace: Any, ys: Sequence[Any]) -> dict[str, Any]:
    """The ends of bars of error."""
    error = trace.error_x if is_flat(trace) else trace.error_y
    if error.visible is False or (error.array is None and error.value is None):
        return {}
    above = _lengths(error.array, error.value, error.type, ys)
    has_own = error.symmetric is False and (error.arrayminus is not None or error.valueminus is not None)
    below = _lengths(error.arrayminus, error.valueminus, error.type, ys) if has_own else above
    return {
        "lower": [None if y is None else y - length for y, length in zip(ys, below)],
        "upper": [None if y is None else y + length for y, length in zip(ys, above)],
    }


def _lengths(array: Any, value: Any, kind: Any, ys: Sequence[Any]) -> list[float]:
    if array is not None and kind in (None, "data"):
        return [length or 0 for length in values_of(array)]
    if kind == "percent":
        return [abs(y or 0) * value / 100 for y in ys]
    if kind == "sqrt":
        return [abs(y or 0) ** 0.5 for y in ys]
    return [value or 0 for _ in ys]


def base_of(traces: Sequence[Any], layout: Any) -> str:
    """The first axis of y of a panel, over which others may lie."""
    return next((each.yaxis or "y" for each in traces if not axis(layout, each.yaxis or "y").overlaying), "y")


def axes_along(traces: Sequence[Any], layout: Any, series: Sequence[Series], names: str) -> tuple[Axis, Axis]:
    """The axes of places and of values; the second is along x where bars lie."""
    first = traces[0]
    flat = all(map(is_flat, traces))
    x_name, y_name = (first.yaxis or "y", first.xaxis or "x") if flat else (first.xaxis or "x", first.yaxis or "y")
    kind = _type(layout, x_name, [value for each in series for value in each.columns["x"]])
    x = axis_of(layout, x_name, names if kind == "names" else kind)
    if flat:
        x.reversed = False
    return x, axis_of(layout, y_name)
