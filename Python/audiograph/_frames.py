# SPDX-License-Identifier: MIT
"""Series and frames of pandas as tables; they write themselves."""

from __future__ import annotations

from typing import Any, Optional, TextIO

from ._cells import joined, library, places_of_numbers
from ._errors import AudiographError
from ._plain import chosen
from ._roles import is_name, roles
from ._table import Table


def pandas_table(data: Any, x: Any, y: Any, by: Any, unit: Optional[str], whole: bool) -> Table:
    """The table of a pandas Series or DataFrame.

    The index is x, unless it only counts the rows: then the program chooses x as it does for a file.
    """
    if data.ndim == 1:
        data = data.to_frame(name=data.name if data.name is not None else "Value")
    if not len(data):
        raise AudiographError("The data have no rows. Give at least one value.", 3)
    if not len(data.columns):
        raise AudiographError("The data have no columns. Give at least one.", 3)
    levels = [name for name in data.index.names if _is_level(name, x, by, data)]
    if levels:
        data = data.reset_index(level=levels)
    names = list(data.columns)
    has_index = x is None and not _only_counts(data.index)
    if not all(value is None or is_name(value, names) for value in (x, by)):
        columns = [(name, data.iloc[:, place]) for place, name in enumerate(names)]
        return chosen(columns, data.index if has_index else x, y, by, unit, whole)
    found = roles(
        names, x, y, by, has_index, whole, lambda: places_of_numbers(_columns(data))
    )
    data = data.iloc[:, found.order]
    if unit is None and found.ys and all(_dtype_kind(data.dtypes.iloc[y]) == "m" for y in found.ys):
        unit = "s"
    shift = int(has_index)
    return Table(
        _writer(data, has_index),
        x=0 if has_index else found.x,
        by=None if found.by is None else found.by + shift,
        ys=[place + shift for place in found.ys],
        counts=found.counts,
        unit=unit,
    )


def _is_level(name: Any, x: Any, by: Any, data: Any) -> bool:
    if name is None or name in data.columns:
        return False
    return any(value is not None and is_name(value, [name]) and value == name for value in (x, by))


def _only_counts(index: Any) -> bool:
    return type(index).__name__ == "RangeIndex" and index.start == 0 and index.step == 1


def _columns(data: Any) -> list[Any]:
    return [data.iloc[:, place] for place in range(data.shape[1])]


def _dtype_kind(dtype: Any) -> str:
    return str(getattr(dtype, "kind", "O"))


def _writer(data: Any, has_index: bool) -> Any:
    label = joined(data.index.name) if has_index and data.index.name is not None else ""
    headings = [joined(name) for name in data.columns]
    columns = _columns(data)
    readable = [_readable(column, column.dt if _is_time(column) else None) for column in columns]
    if any(new is not old for new, old in zip(readable, columns)):
        data = library("pandas").concat(readable, axis=1)
    data = data.set_axis(library("pandas").Index(headings, dtype=object), axis=1)
    if has_index:
        data = data.set_axis(_readable_index(data.index), axis=0)

    def write(file: TextIO) -> None:
        if len(headings) == 1 and not has_index:
            # An empty line would be no row at all.
            data.to_csv(file, index=False, na_rep="NA", quoting=2)
        else:
            # Every text is quoted: a line that begins with # would be a comment.
            data.to_csv(file, index=has_index, index_label=label, quoting=2)

    return write


def _readable_index(index: Any) -> Any:
    if index.nlevels > 1:
        return [", ".join(map(str, names)) for names in index]
    return _readable(index, index if _is_time(index) else None)


def _is_time(values: Any) -> bool:
    return _dtype_kind(values.dtype) in "mM" or _is_period(values)


def _is_period(values: Any) -> bool:
    return str(values.dtype).startswith("period[")


def _readable(values: Any, times: Any) -> Any:
    """A column or an index in a form that the program reads; ``times`` has its methods about time."""
    if _dtype_kind(values.dtype) == "b":
        # Some may be missing.
        return values.astype("Int8")
    if times is None:
        return values
    if _dtype_kind(values.dtype) == "m":
        return values / library("numpy").timedelta64(1, "s")
    if _is_period(values):
        # A period that has no name of its own, such as a week, is the day it begins with.
        return times.to_timestamp() if "/" in str(values[:1].astype(str).tolist()) else values
    if getattr(values.dtype, "tz", None) is None:
        return values
    # As the clocks show them, unless these show one time twice.
    local = times.tz_localize(None)
    return local if local.nunique() == values.nunique() else values
