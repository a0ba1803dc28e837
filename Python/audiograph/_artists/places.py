# SPDX-License-Identifier: MIT
"""Axes of matplotlib: their titles and scales, and places along them as they are shown."""

from __future__ import annotations

from typing import Any, Mapping, Optional, Sequence

from .._cells import is_number, library, period_text, plain_list
from .._stated import Axis
from .texts import plain_text

# Days from 1970 to the end of the year 9999.
_LATEST = 2_932_896
# What writes ticks that are not the numbers of their places.
_TEXTS = frozenset({"FixedFormatter", "FuncFormatter", "StrCategoryFormatter", "IndexFormatter"})
_SCALES = {"log": "log", "symlog": "symlog"}


def axis_of(axis: Any, type: str = "", order: Sequence[str] = ()) -> Axis:
    """What an axis of matplotlib states."""
    scale = _SCALES.get(axis.get_scale(), "linear")
    known = {"scale": scale, "reversed": bool(axis.get_inverted()), "type": type, "order": order}
    found = Axis.titled(plain_text(axis.get_label_text() or _shared_title(axis)), **known)
    formatter = axis.get_major_formatter()
    kind = formatter.__class__.__name__
    if kind == "PercentFormatter":
        found.unit, found.factor = "%", 100 / formatter.xmax
    elif kind == "StrMethodFormatter" and formatter.fmt.endswith("%}"):
        found.unit, found.factor = "%", 100
    return found


def _shared_title(axis: Any) -> str:
    """The title of the axis of another panel with the same scale, or of the whole figure; else empty."""
    side = axis.axis_name
    if side not in ("x", "y"):
        return ""
    place = axis.axes.get_position().bounds
    others = getattr(axis.axes, f"get_shared_{side}_axes")().get_siblings(axis.axes)
    # A twin at the same place has a title of its own.
    titles = {getattr(each, f"{side}axis").get_label_text() for each in others if each.get_position().bounds != place}
    titles.discard("")
    if titles:
        return str(titles.pop()) if len(titles) == 1 else ""
    whole = getattr(axis.axes.figure, f"_sup{side}label", None)
    return "" if whole is None else str(whole.get_text())


def is_dated(axis: Any) -> bool:
    """Whether places along an axis are dates or periods."""
    return _frequency(axis) is not None or "Date" in type(_converter(axis)).__name__


def shown(axis: Any, values: Any) -> list[Any]:
    """Places along an axis as it shows them: dates, periods and categories are numbers to matplotlib."""
    places = plain_list(values)
    if not all(is_number(place) for place in places):
        return places
    # What pandas draws over time.
    frequency = _frequency(axis)
    if frequency is not None:
        period = library("pandas").Period
        return [period_text(period(ordinal=round(place), freq=frequency)) for place in places]
    if is_dated(axis):
        return _dates(places)
    # Series that stand side by side stand off their names.
    within = 0.45 if getattr(axis.units, "_mapping", None) else 1e-6
    return categories(axis, places, within) or places


def _dates(places: Sequence[Any]) -> list[Any]:
    """Numbers of days as times, or as days, where all of them are midnights."""
    numpy, dates = library("numpy"), library("matplotlib.dates")
    days = numpy.array(places, dtype=float)
    known = numpy.isfinite(days)
    if (abs(days[known]) > _LATEST).any():
        raise OverflowError("a date beyond the year 9999")
    # As fine as numbers of so many days are: what is finer, such as 59.999999 seconds, comes from these.
    step = 20 if (abs(days[known]) > 70 * 365).any() else 1
    parts = numpy.where(known, numpy.round(numpy.where(known, days, 0) * (86_400e6 / step)) * step, 0)
    times = numpy.datetime64(dates.get_epoch(), "us") + parts.astype("int64").astype("timedelta64[us]")
    times[~known] = numpy.datetime64("NaT")
    return plain_list(times)


def type_of(axis: Any, values: Sequence[Any], names: str) -> str:
    """What values along an axis are: ``date``, ``number``, or names, which are called ``names`` or ``ordered``."""
    if is_dated(axis):
        return "date"
    return names if any(isinstance(value, str) for value in values) else "number"


def rounded(place: Any) -> Any:
    """A place without what is left over from adding half a width."""
    return place if place is None else float(f"{place:.12g}")


def categories(axis: Any, places: Sequence[Any], within: float = 1e-6) -> list[str]:
    """The texts of the ticks at places, if every place has its own and these are no numbers; else empty."""
    names = tick_names(axis)
    if not names:
        return []
    found = [name_at(names, place, within) for place in places]
    return found if all(found) and len(set(found)) == len(set(places)) else []


def name_at(names: Mapping[float, str], place: Any, within: float) -> str:
    """The text of the tick that is nearest to a place, and no farther than ``within``; else empty."""
    if place is None or place != place or not names:
        return ""
    exact = names.get(round(place))
    if exact is not None and abs(round(place) - place) <= within:
        return exact
    near = min(names, key=lambda tick: abs(tick - place))
    return names[near] if abs(near - place) <= within else ""


def tick_names(axis: Any) -> dict[float, str]:
    """The texts of ticks by their places; empty where ticks are numbers or dates."""
    units = getattr(axis.units, "_mapping", None)
    if units:
        return {place: plain_text(str(name)) for name, place in units.items()}
    formatter, kind = axis.get_major_formatter(), type(axis.get_major_formatter()).__name__
    is_given = type(axis.get_major_locator()).__name__ == "FixedLocator"
    if kind not in _TEXTS or kind == "FuncFormatter" and not is_given or is_dated(axis):
        return {}
    ticks = list(axis.get_ticklocs())
    texts = [str(text).replace("\N{MINUS SIGN}", "-") for text in formatter.format_ticks(ticks)]
    # Numbers, also in another style, are places as they are.
    is_plain = all(_as_number(text) == place for text, place in zip(texts, ticks) if text)
    return {} if is_plain else {float(place): plain_text(text) for text, place in zip(texts, ticks) if text}


def _as_number(text: str) -> Optional[float]:
    try:
        return float(text)
    except ValueError:
        return None


def _converter(axis: Any) -> Any:
    return axis.get_converter() if hasattr(axis, "get_converter") else axis.converter


def _frequency(axis: Any) -> Any:
    if axis.axis_name != "x":
        return None
    formatter = axis.get_major_formatter()
    # Bars of pandas have it in what writes their ticks.
    from_bars = getattr(formatter, "freq", None) if type(formatter).__name__ == "TimeSeries_DateFormatter" else None
    return getattr(axis.axes, "freq", None) or from_bars
