# SPDX-License-Identifier: MIT
"""Charts that say what they are, and how they reach the program: as its own JSON."""

from __future__ import annotations

import json
import math
import re
import warnings
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Iterable, Mapping, Optional, Sequence

from ._cells import cell, kind_of, library, plain_list, whole_text
from ._errors import AudiographError, AudiographWarning
from ._program import depth

# Kinds of which each chart tells one series.
_SINGLE = frozenset({"band", "error", "histogram"})
# Kinds of which the program tells a line of reference.
_TELLING_LINES = frozenset({"line", "step", "bars", "grouped", "stacked"})
# Kinds along whose axis of values there are counts, names or shares.
_WITHOUT_SCALE = frozenset({"histogram", "density", "heatmap", "share"})
_OF_Y = ("y", "lower", "upper", "low", "q1", "median", "q3", "high", "outliers")
_OF_X = ("x", "edges")
# More bytes than any title has: nobody would hear its end.
_LONGEST = 130_000
# A heading that ends in a unit: "height (cm)", "Speed [km/h]".
_UNIT = re.compile(r"(\S.*?)(?:\s+[(\[]|\[)([^\W\d_][^()\[\]\d|]{0,11}[²³23]?|[%°$€£]\S{0,3})[)\]]")


@dataclass
class Axis:
    """What is known of an axis. ``type`` is ``number``, ``date``, ``ordered`` or ``names``."""

    name: str = ""
    unit: str = ""
    type: str = ""
    scale: str = "linear"
    reversed: bool = False
    order: Sequence[str] = ()
    # What values are multiplied by, such as shares that the axis shows in percent.
    factor: float = 1

    @staticmethod
    def titled(title: Any, **known: Any) -> Axis:
        """The axis with a title, which may end in a unit."""
        text = " ".join(str(title or "").split())
        found = _UNIT.fullmatch(text)
        name, unit = (found[1], found[2]) if found else (text, "")
        return Axis(name, unit, **known)

    def json(self) -> dict[str, Any]:
        """The axis without what it does not state."""
        return _stated(
            name=self.name, unit=self.unit, type=self.type, order=list(self.order), reversed=self.reversed,
            scale=self.scale if self.scale != "linear" else None,
        )


@dataclass
class Series:
    """Columns by their names in JSON, such as ``x`` and ``y``, of equal length."""

    columns: dict[str, Any]
    name: str = ""
    axis: str = "y"

    def json(self, factors: Mapping[str, float]) -> dict[str, Any]:
        """The series with plain values, some multiplied; those that are missing or infinite are ``None``."""
        columns = {name: _times(_plain(values), factors.get(name, 1)) for name, values in self.columns.items()}
        return _stated(name=self.name, axis=self.axis if self.axis != "y" else None, **columns)


@dataclass
class Chart:
    """One chart. ``lines`` are lines of reference: names and values of y.

    ``cells`` are those of a heat map, and ``value`` is what they are.
    """

    kind: str
    series: list[Series] = field(default_factory=list)
    x: Axis = field(default_factory=Axis)
    y: Axis = field(default_factory=Axis)
    y2: Optional[Axis] = None
    title: str = ""
    subtitle: str = ""
    lines: list[tuple[str, float]] = field(default_factory=list)
    stack: str = ""
    # Whether its values stand along x in the figure, as those of bars that lie.
    lies: bool = False
    rows: Sequence[Any] = ()
    columns: Sequence[Any] = ()
    cells: Any = None
    value: Axis = field(default_factory=Axis)

    def json(self) -> dict[str, Any]:
        """The chart without what it does not state."""
        size = len(whole_text(self.title).encode("utf-8"))
        if size > _LONGEST:
            raise AudiographError(f"The title has {size:,} bytes. Give at most {_LONGEST:,}.", 3)
        grid: dict[str, Any] = {}
        if self.cells is not None:
            grid = {"rows": _plain(self.rows), "columns": _plain(self.columns)}
            grid["cells"] = [_plain(row) for row in self.cells]
            grid.update(_stated(value=_stated(name=self.value.name, unit=self.value.unit)))
        series = [each.json(self._factors(each)) for each in self.series]
        lines = [_stated(name=name, y=_times(y, self.y.factor)) for name, y in self.lines]
        # Places along x are in their order, whatever their scale is.
        x = replace(self.x, scale="linear", reversed=False)
        y, y2 = (self._with_scale(axis, series) for axis in (self.y, self.y2 or Axis()))
        return {
            "kind": self.kind,
            **_stated(title=self.title, subtitle=self.subtitle, x=x.json(), y=y.json()),
            **_stated(y2=y2.json() if self.y2 else None, series=series, lines=lines, stack=self.stack),
            **grid,
        }

    def _factors(self, series: Series) -> dict[str, float]:
        """What the columns of a series are multiplied by."""
        y = self.y2 if series.axis == "y2" and self.y2 else self.y
        values = self.x if self.kind in ("histogram", "density") else y
        return {**dict.fromkeys(_OF_X, self.x.factor), **dict.fromkeys(_OF_Y, y.factor), "values": values.factor}

    def _with_scale(self, axis: Axis, series: Sequence[Mapping[str, Any]]) -> Axis:
        """An axis of values without a scale that the kind or the values do not have."""
        if self.kind in _WITHOUT_SCALE:
            return replace(axis, scale="linear", reversed=axis.reversed and self.kind == "heatmap")
        own = [each for each in series if (each.get("axis") == "y2") == (axis is self.y2)]
        values = [value for each in own for name in (*_OF_Y, "values") for value in each.get(name, [])]
        has_logarithms = all(isinstance(value, list) or value is None or value > 0 for value in values)
        return axis if axis.scale == "log" and has_logarithms else replace(axis, scale="linear")


@dataclass
class Stated:
    """Charts of one source, such as the panels of a figure of ``matplotlib``."""

    charts: list[Chart]
    source: str

    def each(self) -> list[Stated]:
        """The charts, each by itself."""
        return [Stated([chart], self.source) for chart in self.charts]

    def content(self) -> bytes:
        """The document of the program's own form, version 1."""
        return json.dumps(self.json(), ensure_ascii=False, separators=(",", ":")).encode("utf-8")

    def json(self) -> dict[str, Any]:
        """The document; several charts stand in a list."""
        charts = [chart.json() for chart in self.charts]
        if len(charts) == 1:
            return {"audiograph": 1, **charts[0], "source": self.source}
        return {"audiograph": 1, "charts": charts, "source": self.source}


def document(given: Mapping[str, Any]) -> bytes:
    """A chart that somebody states as a dictionary, as the program reads it; ``audiograph`` is its first key.

    Arrays, columns and dates may stand in it.
    """
    whole = {"audiograph": given["audiograph"], **given}
    return json.dumps(_nested(whole), ensure_ascii=False, separators=(",", ":")).encode("utf-8")


def _nested(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(name): _nested(each) for name, each in value.items()}
    if isinstance(value, (list, tuple)) and any(isinstance(each, (Mapping, list, tuple)) for each in value):
        return [_nested(each) for each in value]
    if isinstance(value, (str, bool)) or not hasattr(value, "__iter__"):
        return value if isinstance(value, bool) else _value(value)
    return [_nested(row) for row in value] if getattr(value, "ndim", 1) > 1 else _plain(value)


def _stated(**known: Any) -> dict[str, Any]:
    """What is neither empty nor ``False``; texts as the program takes them."""
    return {
        name: whole_text(value) if isinstance(value, str) else value
        for name, value in known.items()
        if value is not None and value is not False and value != "" and value != [] and value != {}
    }


def _plain(values: Any) -> list[Any]:
    """Values as JSON has them."""
    if kind_of(values) == "numpy" and values.dtype.kind in "iuf" and values.ndim == 1:
        if values.dtype.kind != "f" or bool(library("numpy").isfinite(values).all()):
            return list(values.tolist())
    found = plain_list(values)
    if all(type(value) is float for value in found) and all(map(math.isfinite, found)):
        return found
    count = sum(isinstance(value, float) and math.isinf(value) for value in found)
    if count:
        words = f"{count:,} infinite {'value is' if count == 1 else 'values are'} missing."
        warnings.warn(words, AudiographWarning, stacklevel=depth())
    return [_value(value) for value in found]


def _times(value: Any, factor: float) -> Any:
    """Numbers multiplied, without what is left over from that; lists one by one."""
    if factor == 1 or value is None or isinstance(value, str):
        return value
    return [_times(each, factor) for each in value] if isinstance(value, list) else float(f"{value * factor:.12g}")


def _value(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_value(each) for each in value]
    plain = value.isoformat() if isinstance(value, datetime) else cell(value)
    if isinstance(plain, float) and not math.isfinite(plain):
        return None
    return None if plain == "" and not isinstance(value, str) else plain


def one_by_one(chart: Chart) -> list[Chart]:
    """A chart, or one for each series with its name, where the kind tells a single one."""
    if chart.kind not in _SINGLE or len(chart.series) < 2:
        return [chart]
    titles = [": ".join(filter(None, (chart.title, each.name))) for each in chart.series]
    return [replace(chart, title=title, series=[each]) for title, each in zip(titles, chart.series)]


def with_bounds_apart(chart: Chart) -> list[Chart]:
    """Bars as a chart of the series that lack bars of error at some place, and one of what has them.

    Bars that stand on each other lose theirs.
    """
    bound = [each for each in chart.series if "lower" in each.columns]
    if bound and chart.kind == "stacked":
        words = "The errors of bars that stand on each other are left out."
        warnings.warn(words, AudiographWarning, stacklevel=depth())
        for each in bound:
            each.columns = {name: each.columns[name] for name in "xy"}
        return [chart]
    found: dict[str, list[Series]] = {"bars": [], "error": []}
    for each in chart.series:
        lower = each.columns.get("lower", [None] * len(each.columns["y"]))
        known = [place for place, y in enumerate(each.columns["y"]) if y is not None and y == y]
        kept = [place for place in known if lower[place] is not None]
        if len(kept) == 1:
            warn_of_one_interval()
        if len(kept) < max(2, len(known)):
            found["bars"].append(replace(each, columns={name: each.columns[name] for name in "xy"}))
        if len(kept) > 1:
            columns = {name: [values[place] for place in kept] for name, values in each.columns.items()}
            found["error"].append(replace(each, columns=columns))
    charts = [replace(chart, kind=kind, series=series) for kind, series in found.items() if series]
    if len(found["bars"]) > 1:
        charts[0].kind = chart.kind
    return charts


def warn_of_one_interval() -> None:
    """Says that the interval of a single point is left out, since a band has at least two."""
    words = "An interval that stands alone is left out; the values are told."
    warnings.warn(words, AudiographWarning, stacklevel=depth())


def put_lines(
    charts: Sequence[Chart], level: Sequence[tuple[str, float]], upright: Sequence[tuple[str, float]] = ()
) -> None:
    """Gives each chart the first line of reference across its values, and says which are left out.

    Level ones have a value of y, upright ones one of x, along which the values of bars that lie stand.
    """
    left = []
    for chart in charts:
        if chart.kind not in _TELLING_LINES:
            continue
        # A line at zero that has no name is that on which bars stand.
        is_course = chart.kind in ("line", "step")
        lines = [(name, place) for name, place in (upright if chart.lies else level) if is_course or name or place]
        chart.lines = lines[:1]
        left.append(len(lines[1:]))
    count = min(left, default=len(level) if charts else 0)
    if count:
        words = "A line of reference is left out." if count == 1 else f"{count} lines of reference are left out."
        warnings.warn(words, AudiographWarning, stacklevel=depth())


def name_apart(series: Sequence[Series]) -> None:
    """Numbers series of one name, such as lines that only their dashes tell apart."""
    seen: dict[str, int] = {}
    for each in series:
        seen[each.name] = seen.get(each.name, 0) + 1
        if each.name and seen[each.name] > 1:
            each.name = f"{each.name} {seen[each.name]}"


def is_rising(values: Iterable[Any]) -> bool:
    """Whether no value is below the one before it. Missing ones count for nothing."""
    known = [value for value in values if value is not None and value == value]
    return all(one <= other for one, other in zip(known, known[1:]))


def refused(what: str, advice: str) -> AudiographError:
    """The error for a figure that has something which cannot be told."""
    return AudiographError(f"The figure has {what}. {advice}", 3)
