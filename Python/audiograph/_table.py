# SPDX-License-Identifier: MIT
"""Tables, and how they reach the program: as a file of comma-separated values."""

from __future__ import annotations

import csv
import os
import shutil
import tempfile
import weakref
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Callable, Iterable, Optional, Sequence, TextIO

from ._cells import cell, joined, plain_list
from ._errors import AudiographError


@dataclass
class Table:
    """Columns of equal length, and which of them is what, by its place from 0.

    ``write`` puts the headings and rows into a file. If ``ys`` is empty, the program chooses the columns
    as it does for a file; if ``counts``, it counts the rows along x.
    """

    write: Callable[[TextIO], None]
    x: Optional[int] = None
    ys: Sequence[int] = ()
    by: Optional[int] = None
    counts: bool = False
    title: Optional[str] = None
    unit: Optional[str] = None
    options: dict[str, Any] = field(default_factory=dict)

    def arguments(self) -> list[str]:
        """The options that hand the columns over."""
        arguments = ["--header=1", "--delimiter=comma", "--decimal=point"]
        if self.x is not None:
            arguments.append(f"--x=#{self.x + 1}")
        elif self.counts:
            arguments.append("--x=none")
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
        self._is_ours = False

    @staticmethod
    def of(table: Table) -> Source:
        """Writes a table into a temporary file, which lives as long as the source."""
        folder = tempfile.mkdtemp(prefix="audiograph-")
        path = os.path.join(folder, "data")
        options = {"title": table.title, "unit": table.unit, **table.options}
        source = Source(path, table.arguments() + ["--file"], options)
        source._is_ours = True
        weakref.finalize(source, shutil.rmtree, folder, ignore_errors=True)
        with open(path, "w", encoding="utf-8", errors="replace", newline="") as file:
            table.write(file)
        return source

    @property
    def temporary(self) -> str:
        """The path, if nobody but us knows it; else empty."""
        return self.path if self._is_ours else ""


def columns_table(columns: Sequence[tuple[Any, Iterable[Any]]], **roles: Any) -> Table:
    """A table of columns, each with its name and its values."""
    lists = [plain_list(values) for _, values in columns]
    lengths = {len(values) for values in lists}
    if len(lengths) > 1:
        named = ", ".join(f"{name} has {len(v)}" for (name, _), v in zip(columns, lists))
        raise AudiographError(f"The columns differ in length: {named}. Give equal ones.", 3)
    names = [joined(name) for name, _ in columns]

    def write(file: TextIO) -> None:
        write_rows(file, names, zip(*lists))

    return Table(write, **roles)


def write_rows(file: TextIO, names: Sequence[str], rows: Iterable[Sequence[Any]]) -> None:
    """Writes headings and rows; many rows are never in memory as text together."""
    # Every text is quoted: a line that begins with # would be a comment.
    writer = csv.writer(file, quoting=csv.QUOTE_NONNUMERIC, lineterminator="\n")
    writer.writerow(names)
    rows = iter(rows)
    while block := list(islice(rows, 10_000)):
        writer.writerows([tuple(map(cell, row)) for row in block])
