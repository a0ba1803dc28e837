# SPDX-License-Identifier: MIT
"""Tables, and how they reach the program: as a file of comma-separated values."""

from __future__ import annotations

import csv
import os
import tempfile
from dataclasses import dataclass, field
from datetime import date, datetime
from itertools import islice
from typing import Any, Callable, Iterable, Optional, Sequence, TextIO

from ._errors import AudiographError


@dataclass
class Table:
    """Columns of equal length, and which of them is what, by its place from 0.

    ``write`` puts the headings and rows into a file. If ``ys`` is empty, the program chooses the columns
    as it does for a file.
    """

    write: Callable[[TextIO], None]
    x: Optional[int] = None
    ys: Sequence[int] = ()
    by: Optional[int] = None
    title: Optional[str] = None
    unit: Optional[str] = None
    options: dict[str, Any] = field(default_factory=dict)

    def arguments(self) -> list[str]:
        """The options that hand the columns over."""
        arguments = ["--header=1", "--delimiter=comma", "--decimal=point"]
        if self.x is not None:
            arguments.append(f"--x=#{self.x + 1}")
        arguments += [f"--y=#{place + 1}" for place in self.ys]
        if self.by is not None:
            arguments.append(f"--by=#{self.by + 1}")
        elif self.ys:
            arguments.append("--by=none")
        return arguments


class Source:
    """What the program is given: the SOURCE it reads, and the options that belong to it."""

    def __init__(self, path: str, arguments: Sequence[str], options: dict[str, Any]) -> None:
        self.path = path
        self.arguments = list(arguments)
        self.options = options

    @staticmethod
    def of(table: Table) -> Source:
        """Writes a table into a temporary file, which lives as long as the source."""
        folder = tempfile.TemporaryDirectory(prefix="audiograph-")
        path = os.path.join(folder.name, "data")
        with open(path, "w", encoding="utf-8", errors="replace", newline="") as file:
            table.write(file)
        options = {"title": table.title, "unit": table.unit, **table.options}
        source = Source(path, table.arguments() + ["--file"], options)
        source._folder = folder
        return source

    _folder: Optional[tempfile.TemporaryDirectory[str]] = None

    @property
    def temporary(self) -> str:
        """The path, if nobody but us knows it; else empty."""
        return self.path if self._folder else ""


def columns_table(columns: Sequence[tuple[Any, Iterable[Any]]], **roles: Any) -> Table:
    """A table of columns, each with its name and its values."""
    lists = [plain_list(values) for _, values in columns]
    lengths = {len(values) for values in lists}
    if len(lengths) > 1:
        named = ", ".join(f"{name} has {len(v)}" for (name, _), v in zip(columns, lists))
        raise AudiographError(f"The columns differ in length: {named}. Give equal ones.", 3)
    names = [cell(name) for name, _ in columns]

    def write(file: TextIO) -> None:
        write_rows(file, names, zip(*lists))

    return Table(write, **roles)


def write_rows(file: TextIO, names: Sequence[Any], rows: Iterable[Sequence[Any]]) -> None:
    """Writes headings and rows; many rows are never in memory as text together."""
    # Every text is quoted: a line that begins with # would be a comment.
    writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
    writer.writerow([str(name) for name in names])
    rows = iter(rows)
    while block := list(islice(rows, 10_000)):
        writer.writerows([tuple(map(cell, row)) for row in block])


def cell(value: Any) -> Any:
    """A value as it stands in a table: a number as it is, missing ones empty, dates as in ISO 8601."""
    kind = type(value)
    if kind is int or kind is str and "\0" not in value:
        return value
    if kind is float:
        return value if value == value else ""
    if value is None:
        return ""
    if kind is bool:
        return int(value)
    # pandas' NaT is a datetime, and its NA answers no comparison.
    if kind.__name__ in ("NaTType", "NAType"):
        return ""
    if isinstance(value, datetime):
        return value.isoformat(sep=" ")
    if isinstance(value, date):
        return value.isoformat()
    if hasattr(value, "item") and not isinstance(value, str):
        return cell(value.item())
    if kind.__module__ == "decimal" or kind.__module__ == "fractions":
        return float(value)
    return str(value).replace("\0", "\N{REPLACEMENT CHARACTER}")


def plain_list(values: Any) -> list[Any]:
    """The values of a list, a column or an array; dates of numpy as texts, masked ones missing."""
    if kind_of(values) == "numpy":
        if values.ndim != 1:
            raise AudiographError(f"A column has {values.ndim} dimensions. Give it one.", 3)
        if values.dtype.kind == "M":
            days = values.astype("datetime64[D]")
            # Microseconds are as fine as times are read.
            is_daily = bool(((days == values) | (values != values)).all())
            texts = (days if is_daily else values.astype("datetime64[us]")).astype(str).tolist()
            return ["" if text == "NaT" else text for text in texts]
        if values.dtype.kind == "m":
            seconds = values.astype("timedelta64[ns]").astype("float64") / 1e9
            return [value if value > -9e9 else None for value in seconds.tolist()]
        return list(values.tolist())
    if kind_of(values) == "pandas":
        array = values.to_numpy()
        return plain_list(array) if array.dtype.kind in "mM" else list(array.tolist())
    if hasattr(values, "to_list"):
        return list(values.to_list())
    return list(values)


def kind_of(data: Any) -> str:
    """The library that a value comes from, which therefore is imported: ``pandas``; else empty."""
    known = {"numpy", "pandas", "polars", "matplotlib", "altair", "plotly"}
    for kind in type(data).__mro__:
        library = kind.__module__.partition(".")[0]
        if library in known:
            return library
    return ""
