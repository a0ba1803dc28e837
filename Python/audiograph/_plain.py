# SPDX-License-Identifier: MIT
"""Lists, dictionaries and arrays of numpy as tables."""

from __future__ import annotations

from typing import Any, Iterable, Mapping, Optional, Sequence

from ._cells import has_lengths_of_time, is_number, kind_of, places_of_numbers
from ._errors import AudiographError, short
from ._roles import is_name, roles
from ._table import Table, columns_table

Column = tuple[Any, Any]


def table(
    data: Any, x: Any, y: Any, by: Any, unit: Optional[str], whole: bool
) -> Table:
    """The table of a list, a dictionary or an array.

    ``x`` and ``by`` are names of columns, or values, one for each row. If ``whole``, columns are handed over
    that nothing is to be made of.
    """
    columns = _columns(data)
    if not columns or not any(len(values) for _, values in columns):
        raise AudiographError("The data are empty. Give at least one value.", 3)
    if x is None and y is None and len(columns) > 1 and columns[0][0] == "":
        x = 0
    # The columns of an array without names are series, every one.
    counts = kind_of(data) == "numpy" and not data.dtype.names
    return chosen(columns, x, y, by, unit, whole, counts)


def chosen(
    columns: Sequence[Column],
    x: Any,
    y: Any,
    by: Any,
    unit: Optional[str],
    whole: bool,
    has_x: bool = False,
) -> Table:
    """A table of those columns that are asked for. ``has_x`` says that none of the others is x."""
    names = [name for name, _ in columns]
    # x and by may be values, which follow the columns.
    given = [
        (role, value)
        for role, value in (("x", x), ("by", by))
        if value is not None and not is_name(value, names)
    ]
    extra = {role: place for place, (role, _) in enumerate(given)}

    def numbers() -> list[int]:
        return places_of_numbers([values for _, values in columns])

    found = roles(
        names,
        None if "x" in extra else x,
        y,
        None if "by" in extra else by,
        has_x or "x" in extra,
        whole,
        numbers,
    )
    ordered = [columns[place] for place in found.order]
    places: dict[str, Any] = {"x": found.x, "by": found.by}
    places.update({role: len(ordered) + place for role, place in extra.items()})
    table = columns_table(ordered + given, ys=found.ys, unit=unit, **places)
    table.counts = found.counts or (has_x and table.x is None)
    if unit is None and found.ys and all(has_lengths_of_time(ordered[y][1]) for y in found.ys):
        table.unit = "s"
    return table


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


def _row_columns(rows: Iterable[Any]) -> list[Column]:
    """Rows such as ``(x, y)``: the first cell is x."""
    rows = [list(row) for row in rows]
    length = max(len(row) for row in rows)
    if length == 0:
        return []
    if length == 1:
        return [("Value", [row[0] if len(row) else None for row in rows])]
    headings = [""] + (["Value"] if length == 2 else [f"Series {n}" for n in range(1, length)])
    return [
        (heading, [row[place] if place < len(row) else None for row in rows])
        for place, heading in enumerate(headings)
    ]


def _mapping_columns(data: Mapping[Any, Any]) -> list[Column]:
    """Columns by their names, or one value for each place along x, or several by their names."""
    values = list(data.values())
    if all(is_number(value) for value in values):
        return [("", list(data)), ("Value", values)]
    if all(isinstance(value, Mapping) for value in values):
        places = list(dict.fromkeys(place for value in values for place in value))
        series = [(name, [value.get(place) for place in places]) for name, value in data.items()]
        return [("", places), *series]
    return [(name, _column(name, values)) for name, values in data.items()]


def _column(name: Any, values: Any) -> Any:
    if isinstance(values, (Mapping, set, frozenset)):
        kind = type(values).__name__
        raise AudiographError(f"The column {short(name)} is of the type {kind}. Give it a list.", 3)
    if hasattr(values, "__len__") and not isinstance(values, str):
        return values
    if hasattr(values, "__iter__") and not isinstance(values, str):
        return list(values)
    raise AudiographError(f"The column {short(name)} is one value, {short(values)}. Give it a list.", 3)


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
