# SPDX-License-Identifier: MIT
"""Lists, dictionaries and arrays of numpy as tables."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional, Sequence, Union

from ._errors import AudiographError
from ._table import Table, columns_table, kind_of

Column = tuple[Any, Iterable[Any]]


def is_number(value: Any) -> bool:
    """Whether a value is a number, or stands for a missing one."""
    if value is None or isinstance(value, (int, float)):
        return True
    return hasattr(value, "__float__") and not isinstance(value, str)


def table(
    data: Any, x: Any = None, y: Any = None, by: Any = None, unit: Optional[str] = None
) -> Table:
    """The table of a list, a dictionary or an array.

    ``x`` and ``by`` are names of columns, or values, one for each row.
    """
    columns = _columns(data)
    if not columns or not any(len(list(values)) for _, values in columns):
        raise AudiographError("The data are empty. Give at least one value.", 3)
    return chosen(columns, x, y, by, unit)


def chosen(
    columns: Sequence[Column], x: Any, y: Any, by: Any, unit: Optional[str] = None
) -> Table:
    """A table of those columns that are asked for: x first, then the series, then the groups."""
    names = [name for name, _ in columns]
    kept: list[Column] = []
    roles: dict[str, Any] = {"unit": unit}
    taken: set[int] = set()

    def add(value: Any, heading: str) -> int:
        if isinstance(value, (str, int)):
            place = place_of(value, names)
            taken.add(place)
            kept.append(columns[place])
        else:
            kept.append((heading, value))
        return len(kept) - 1

    if x is None and len(columns) > 1 and columns[0][0] == "" and y is None:
        x = 0
    if x is not None:
        roles["x"] = add(x, "x")
    if by is not None:
        roles["by"] = add(by, "by")
    if y is None:
        ys = [place for place in range(len(columns)) if place not in taken]
    else:
        ys = [place_of(name, names) for name in (y if isinstance(y, (list, tuple)) else [y])]
    if not ys:
        raise AudiographError("No column is left for the values. Name one with y.", 3)
    roles["ys"] = range(len(kept), len(kept) + len(ys))
    return columns_table(kept + [columns[place] for place in ys], **roles)


def place_of(name: Any, names: Sequence[Any]) -> int:
    """The place of a column by its name, or its number from 0."""
    if name in names:
        return list(names).index(name)
    if isinstance(name, int) and 0 <= name < len(names):
        return name
    listed = ", ".join(repr(known) for known in names)
    raise AudiographError(f"There is no column {name!r}. Use one of these: {listed}.", 2)


def _columns(data: Any) -> list[Column]:
    if kind_of(data) == "numpy":
        return _array_columns(data)
    if isinstance(data, Mapping):
        return _mapping_columns(data)
    rows: list[Any] = list(data)
    if rows and all(isinstance(row, Mapping) for row in rows):
        names = list(dict.fromkeys(name for row in rows for name in row))
        return [(name, [row.get(name) for row in rows]) for name in names]
    if rows and all(_is_row(row) for row in rows):
        return _row_columns(rows)
    return [("Value", rows)]


def _is_row(row: Any) -> bool:
    return not isinstance(row, str) and hasattr(row, "__len__") and not is_number(row)


def _row_columns(rows: Sequence[Sequence[Any]]) -> list[Column]:
    """Rows such as ``(x, y)``: the first cell is x."""
    length = max(len(row) for row in rows)
    if length == 1:
        return [("Value", [row[0] if len(row) else None for row in rows])]
    headings = [""] + (["Value"] if length == 2 else [f"Series {n}" for n in range(1, length)])
    return [
        (heading, [row[place] if place < len(row) else None for row in rows])
        for place, heading in enumerate(headings)
    ]


def _mapping_columns(data: Mapping[Any, Any]) -> list[Column]:
    """Columns by their names, or one value for each place along x."""
    values: list[Union[Any, Iterable[Any]]] = list(data.values())
    if all(is_number(value) and not hasattr(value, "__len__") for value in values):
        return [("", list(data)), ("Value", values)]
    return list(data.items())


def _array_columns(data: Any) -> list[Column]:
    if data.dtype.names:
        return [(name, data[name]) for name in data.dtype.names]
    if data.ndim == 0:
        return [("Value", data.reshape(1))]
    if data.ndim == 1:
        return [("Value", data)]
    if data.ndim == 2:
        return [(f"Series {place + 1}", data[:, place]) for place in range(data.shape[1])]
    raise AudiographError(
        f"The array has {data.ndim} dimensions. Give one, or two with a series in each column.", 3
    )
