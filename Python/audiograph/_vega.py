# SPDX-License-Identifier: MIT
"""Charts of Vega-Lite, as Altair makes them: what their rows and encodings say."""

from __future__ import annotations

import re
from dataclasses import dataclass
from statistics import mean, median
from typing import Any, Callable, Optional, Sequence

from ._errors import AudiographError, listed, short
from ._stated import Axis

# What parts the rows into series.
_PARTING = ("color", "detail", "strokeDash", "shape", "xOffset", "yOffset")
_AGGREGATES: dict[str, Callable[[Sequence[Any]], Any]] = {
    "mean": mean, "average": mean, "median": median, "sum": sum, "min": min, "max": max, "count": len,
}
_TYPES = {"quantitative": "number", "temporal": "date"}
Row = dict[str, Any]


@dataclass
class Unit:
    """One mark with its rows and what its channels are made of; ``flat`` if bars lie, so that x and y changed."""

    mark: dict[str, Any]
    rows: Sequence[Row]
    channels: dict[str, dict[str, Any]]
    flat: bool = False

    @property
    def kind(self) -> str:
        """The name of the mark: ``bar``."""
        return str(self.mark["type"])

    def channel(self, name: str) -> dict[str, Any]:
        """What a channel is made of; empty if it is not there."""
        return self.channels.get(name, {})

    def values(self, name: str) -> list[Any]:
        """The values of a channel that has a column, a value for each row."""
        return column(self.rows, self.channel(name)["field"])

    @property
    def parting(self) -> Optional[str]:
        """The column that parts the rows into series; nothing if that of x does, or none."""
        channels = [self.channel(name) for name in _PARTING]
        fields = [channel.get("field") for channel in channels if channel.get("type") != "quantitative"]
        x = self.channel("x").get("field")
        return next((field for field in fields if field and field != x), None)

    def axis(self, name: str, names: str = "names") -> Axis:
        """The axis of a channel; discrete ones are called ``names`` or ``ordered``."""
        channel = self.channel(name)
        scale = channel.get("scale") or {}
        is_back = bool(scale.get("reverse")) or channel.get("sort") == "descending"
        kind = _TYPES.get(channel.get("type", ""), names) if channel else ""
        known = scale.get("type") if scale.get("type") in ("log", "symlog") else "linear"
        is_number = kind == "number" or name == "y"
        return Axis.titled(heading(channel), type=kind, scale=known, reversed=is_back and is_number)


def unit_of(spec: dict[str, Any], rows: Sequence[Row]) -> Unit:
    """The unit of a specification with one mark. Raises ``AudiographError`` if it transforms its data."""
    if spec.get("transform"):
        raise AudiographError("The chart transforms its data. Give transformed data.", 3)
    mark = spec.get("mark")
    mark = mark if isinstance(mark, dict) else {"type": mark}
    encoding = spec.get("encoding", {})
    channels = {name: channel for name, channel in encoding.items() if isinstance(channel, dict)}
    for name in ("x", "y"):
        if channels.get(name, {}).get("timeUnit"):
            raise AudiographError("The chart groups its data (timeUnit). Give grouped data.", 3)
    unit = Unit(mark, rows, channels)
    x, y = unit.channel("x"), unit.channel("y")
    has_places = y.get("type") in ("nominal", "ordinal", "temporal") or y.get("bin")
    is_flat = _is_measure(x) and not x.get("bin") and has_places
    if is_flat or (not y and _is_measure(x) and mark["type"] == "boxplot"):
        # Bars that lie.
        swapped = {"x": "y", "y": "x", "x2": "y2", "y2": "x2", "xOffset": "yOffset", "yOffset": "xOffset"}
        unit.channels = {swapped.get(name, name): channel for name, channel in channels.items()}
        unit.flat = True
    return unit


def _is_measure(channel: dict[str, Any]) -> bool:
    return channel.get("type") == "quantitative" or "aggregate" in channel


def rows_of(spec: dict[str, Any], datasets: dict[str, Any]) -> Sequence[Row]:
    """The rows of a specification. Raises ``AudiographError`` if they are elsewhere."""
    data = spec.get("data", {})
    if "url" in data:
        raise AudiographError(
            f"The data of the chart are elsewhere ({data['url']}). Read them, and give the table.", 3
        )
    rows: Any = data.get("values") or datasets.get(data.get("name", ""))
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise AudiographError("The chart has no rows of data. Give it a table.", 3)
    return list(rows)


def column(rows: Sequence[Row], field: str) -> list[Any]:
    """A column of rows, by a name in which dots and brackets are escaped."""
    name = plain(field)
    if not any(name in row for row in rows):
        known = listed(map(short, rows[0]))
        raise AudiographError(f"There is no column {short(name)}. Use one of these: {known}.", 2)
    return [row.get(name) for row in rows]


def plain(field: str) -> str:
    """A name of a column, in which dots and brackets are escaped."""
    return re.sub(r"\\(.)", r"\1", field)


def heading(channel: dict[str, Any]) -> str:
    """What an axis is called: its title, or its column."""
    title = channel.get("title") or (channel.get("axis") or {}).get("title")
    if title or "field" not in channel:
        return text(title) or ("Count of Records" if channel.get("aggregate") == "count" else "")
    return plain(channel["field"])


def text(title: Any) -> str:
    """A title, which may have several lines, or be in a record with how it looks."""
    if isinstance(title, dict):
        title = title.get("text")
    return " ".join(map(str, title)) if isinstance(title, list) else str(title or "")


def combined(unit: Unit, name: str, adds_up: bool) -> dict[Any, dict[Any, Any]]:
    """The values of a channel by series and places along x, combined as it says where there are several.

    If ``adds_up``, as bars that stand on each other do, they are summed where it does not say.
    """
    channel = unit.channel(name)
    wanted = channel.get("aggregate")
    if wanted is not None and wanted not in _AGGREGATES:
        raise AudiographError(f"The chart combines values by {wanted}. Give combined data.", 3)
    if "field" not in channel and wanted != "count":
        raise AudiographError("The chart has no column along y. Give y a column.", 3)
    values = unit.values(name) if "field" in channel else [1] * len(unit.rows)
    xs = unit.values("x") if "field" in unit.channel("x") else [""] * len(values)
    names = column(unit.rows, unit.parting) if unit.parting else [""] * len(values)
    found: dict[Any, dict[Any, list[Any]]] = {}
    for series, x, value in zip(names, xs, values):
        if wanted is None or value is not None:
            found.setdefault(series, {}).setdefault(x, []).append(value)
    combine = _AGGREGATES.get(wanted or ("sum" if adds_up else ""))
    return {series: {x: _combined(each, combine) for x, each in own.items()} for series, own in found.items()}


def _combined(values: Sequence[Any], combine: Optional[Callable[[Sequence[Any]], Any]]) -> Any:
    if combine is None:
        return values[0] if len(values) == 1 else list(values)
    known = [value for value in values if value is not None]
    return combine(known) if known else None


def in_order(channel: dict[str, Any], places: Sequence[Any], values: dict[Any, Any]) -> list[Any]:
    """Places along x in the order in which they are drawn."""
    wanted = channel.get("sort", "ascending")
    distinct = list(dict.fromkeys(places))
    if isinstance(wanted, list):
        return sorted(distinct, key=lambda place: wanted.index(place) if place in wanted else len(wanted))
    if wanted is None:
        return distinct
    if wanted in ("y", "-y", "x", "-x"):
        return sorted(distinct, key=lambda place: values.get(place) or 0, reverse=wanted.startswith("-"))
    return sorted(distinct, key=_key, reverse=wanted == "descending" and channel.get("type") not in _TYPES)


def _key(place: Any) -> tuple[bool, Any]:
    is_number = isinstance(place, (int, float))
    return (not is_number, place if is_number else str(place))
