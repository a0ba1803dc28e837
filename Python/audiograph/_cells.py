# SPDX-License-Identifier: MIT
"""Values as they stand in a table."""

from __future__ import annotations

import sys
from datetime import date, datetime, timedelta
from decimal import Decimal
from importlib import import_module
from typing import Any, Iterable, Mapping

from ._errors import AudiographError

_LIBRARIES = frozenset({"numpy", "pandas", "polars", "matplotlib", "altair", "plotly", "xarray"})
_SECONDS = {"W": 604_800, "D": 86_400, "h": 3_600, "m": 60, "s": 1}
_PARTS_OF_SECONDS = {"ms": 1e3, "us": 1e6, "ns": 1e9, "ps": 1e12, "fs": 1e15, "as": 1e18}
_LARGEST = Decimal(sys.float_info.max)


def kind_of(data: Any) -> str:
    """The library that a value comes from, which therefore is imported: ``pandas``; else empty."""
    for kind in type(data).__mro__:
        library = kind.__module__.partition(".")[0]
        if library in _LIBRARIES:
            return library
    return ""


def library(name: str) -> Any:
    """A module of a library, whose types are not checked. It is there, since the data come from it."""
    return import_module(name)


def is_number(value: Any) -> bool:
    """Whether a value is a number or a length of time, or stands for a missing one."""
    if value is None or isinstance(value, (int, float, timedelta)):
        return True
    return (
        hasattr(value, "__float__")
        and not isinstance(value, str)
        and getattr(value, "ndim", 0) == 0
    )


def places_of_numbers(columns: Iterable[Any]) -> list[int]:
    """The places of the columns that hold numbers, or, where none does, of those with what is true."""
    kinds = [_content(values) for values in columns]
    wanted = "number" if "number" in kinds else "truth"
    return [place for place, kind in enumerate(kinds) if kind == wanted]


def _content(values: Any) -> str:
    kind = getattr(getattr(values, "dtype", None), "kind", "O")
    if kind != "O":
        return "number" if kind in "iufm" else "truth" if kind == "b" else ""
    if all(value is None or isinstance(value, bool) for value in values):
        return "truth"
    return "number" if all(is_number(value) for value in values) else ""


def has_lengths_of_time(values: Any) -> bool:
    """Whether a column holds lengths of time, which are handed over as seconds."""
    dtype = getattr(values, "dtype", None)
    if dtype is not None and getattr(dtype, "kind", "O") != "O":
        return bool(dtype.kind == "m")
    first = next((value for value in values if not _is_missing(value)), None)
    return isinstance(first, timedelta) or type(first).__name__ == "timedelta64"


def cell(value: Any) -> Any:
    """A value as it stands in a table: a number as it is, missing ones empty, dates as in ISO 8601."""
    kind = type(value)
    if kind is str and "\0" not in value:
        return value
    if kind is int:
        if value.bit_length() > 1_024:
            raise OverflowError(f"a whole number of {value.bit_length():,} bits")
        return value
    if kind is float:
        return value if value == value else ""
    if kind is bool:
        return int(value)
    if _is_missing(value):
        return ""
    if isinstance(value, datetime):
        return value.isoformat(sep=" ")
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, timedelta):
        return value.total_seconds()
    if kind.__name__ in ("datetime64", "timedelta64"):
        return plain_list(value.reshape(1))[0]
    if kind.__name__ == "Period":
        return period_text(value)
    if hasattr(value, "item") and not isinstance(value, str) and getattr(value, "size", 1) == 1:
        plain = value.item()
        # Numbers that are longer than any of Python are their own item.
        return float(plain) if type(plain) is kind else cell(plain)
    if isinstance(value, Decimal):
        return "" if value.is_nan() else float(value) if abs(value) < _LARGEST else str(value)
    if kind.__module__ == "fractions":
        return float(value)
    return whole_text(str(value))


def whole_text(text: str) -> str:
    """A text without NUL characters, and with halves of characters as Python writes them."""
    text = text.replace("\0", "\N{REPLACEMENT CHARACTER}")
    return text.encode("utf-8", "backslashreplace").decode("utf-8")


def period_text(period: Any) -> str:
    """A period of pandas by its name, or, where it has none of its own, such as a week, by its first day."""
    return str(period.start_time.date() if "/" in str(period) else period)


def _is_missing(value: Any) -> bool:
    # pandas' NaT is a datetime, and its NA answers no comparison.
    return value is None or type(value).__name__ in ("NaTType", "NAType")


def plain_list(values: Any) -> list[Any]:
    """The values of a list, a column or an array; dates of numpy as texts, masked ones missing."""
    if isinstance(values, (Mapping, set, frozenset)):
        raise AudiographError(f"A column is of the type {type(values).__name__}. Give it a list.", 3)
    if kind_of(values) == "numpy":
        return _array_list(values)
    if kind_of(values) == "pandas":
        array = values.to_numpy()
        if array.dtype.kind in "mM":
            return _array_list(array)
        return without_zone(array.tolist())
    return without_zone(list(values.to_list() if hasattr(values, "to_list") else values))


def _array_list(values: Any) -> list[Any]:
    if values.ndim != 1:
        raise AudiographError(f"A column has {values.ndim} dimensions. Give it one.", 3)
    if values.dtype.kind == "M":
        days = values.astype("datetime64[D]")
        # Microseconds are as fine as times are read.
        is_daily = bool(((days == values) | (values != values)).all())
        texts = (days if is_daily else values.astype("datetime64[us]")).astype(str).tolist()
        return ["" if text == "NaT" else text for text in texts]
    if values.dtype.kind == "m":
        return _seconds(values)
    return list(values.tolist())


def _seconds(lengths: Any) -> list[Any]:
    numpy = library("numpy")
    unit, count = numpy.datetime_data(lengths.dtype)
    if unit not in _PARTS_OF_SECONDS and unit not in _SECONDS:
        raise AudiographError(f"A length of time has the unit {unit!r}. Give it in days or seconds.", 3)
    # As numbers: numpy's own change of units goes wrong unsaid where there are too many.
    numbers = lengths.astype("int64").astype("float64") * (count * _SECONDS.get(unit, 1))
    numbers = numbers / _PARTS_OF_SECONDS.get(unit, 1)
    return [None if gone else number for number, gone in zip(numbers.tolist(), numpy.isnat(lengths).tolist())]


def without_zone(values: list[Any]) -> list[Any]:
    """Times of one zone as its clocks show them, unless these show one time twice.

    With their offsets, which change in spring and autumn, days would begin at other hours.
    """
    times = [value for value in values if isinstance(value, datetime) and not _is_missing(value)]
    zones = {time.tzinfo for time in times}
    if len(zones) != 1 or None in zones:
        return values
    if len({time.replace(tzinfo=None) for time in times}) < len({time.timestamp() for time in times}):
        return values
    return [
        value.replace(tzinfo=None) if isinstance(value, datetime) and not _is_missing(value) else value
        for value in values
    ]


def joined(name: Any) -> str:
    """A heading, of which there may be several levels."""
    if isinstance(name, tuple):
        return ": ".join(joined(part) for part in name if str(part))
    text = str(cell(name))
    return text.replace(" 00:00:00", "") if isinstance(name, datetime) else text
