# SPDX-License-Identifier: MIT
"""Series and frames of polars as tables; they write themselves."""

from __future__ import annotations

from typing import Any, Optional, TextIO

from ._errors import AudiographError
from ._plain import chosen
from ._roles import is_name, roles
from ._table import Table


def polars_table(data: Any, x: Any, y: Any, by: Any, unit: Optional[str], whole: bool) -> Table:
    """The table of a polars Series, DataFrame or LazyFrame. There is no index: x is named, or found."""
    if hasattr(data, "collect"):
        data = data.collect()
    if not hasattr(data, "columns"):
        data = data.to_frame(data.name or "Value")
    if not data.height:
        raise AudiographError("The data have no rows. Give at least one value.", 3)
    # Made anew each time that it is asked for.
    schema = data.schema
    names = [name for name, dtype in schema.items() if not _is_nested(dtype) or name in (x, y, by)]
    if not all(value is None or is_name(value, names) for value in (x, by)):
        return chosen([(name, data[name]) for name in names], x, y, by, unit, whole)
    found = roles(names, x, y, by, False, whole, lambda: _numbers(schema, names))
    kept = [names[place] for place in found.order]
    for name in kept:
        if _is_nested(schema[name]):
            raise AudiographError(
                f"The column {name!r} holds several values in a cell. Unnest or explode it first.", 3
            )
    if unit is None and found.ys and all(_is_length(schema[kept[y]]) for y in found.ys):
        unit = "s"
    data = data.select([_readable(data[name]) for name in kept])

    def write(file: TextIO) -> None:
        data.write_csv(file, quote_style="non_numeric", null_value="NA" if len(kept) == 1 else "")

    return Table(
        write, x=found.x, by=found.by, ys=found.ys, counts=found.counts, unit=unit
    )


def _kind(dtype: Any) -> str:
    return str(dtype.base_type().__name__)


def _is_nested(dtype: Any) -> bool:
    return bool(dtype.is_nested()) or _kind(dtype) in ("Object", "Binary")


def _is_length(dtype: Any) -> bool:
    return _kind(dtype) == "Duration"


def _numbers(schema: Any, names: list[Any]) -> list[int]:
    dtypes = [schema[name] for name in names]
    numbers = [n for n, dtype in enumerate(dtypes) if dtype.is_numeric() or _is_length(dtype)]
    return numbers or [n for n, dtype in enumerate(dtypes) if _kind(dtype) == "Boolean"]


def _readable(column: Any) -> Any:
    """A column in a form that the program reads."""
    kind = _kind(column.dtype)
    if kind == "Boolean":
        return column.cast(int)
    if kind == "Duration":
        return column.dt.total_microseconds() / 1e6
    if kind == "Datetime" and column.dtype.time_zone:
        # As the clocks show them, unless these show one time twice.
        local = column.dt.replace_time_zone(None)
        return local if local.n_unique() == column.n_unique() else column
    return column
