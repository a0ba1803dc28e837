# SPDX-License-Identifier: MIT
"""Tables, and how they reach the program: as comma-separated values."""

from __future__ import annotations

import csv
import io
import os
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Callable, Iterable, Iterator, Mapping, Optional, Sequence, TextIO

from ._cells import cell, joined, plain_list, whole_text
from ._errors import AudiographError, listed
from ._program import Argument, temporary_folder
from ._stated import Stated, document


@dataclass
class Table:
    """Columns of equal length, and which of them is what, by its place from 0.

    ``write`` puts the headings and rows into a file. If ``ys`` is empty, the program chooses the columns
    as it does for a file; if ``counts``, it counts the rows along x; if ``names_rows``, some column names
    the rows, as in a heat map.
    """

    write: Callable[[TextIO], None]
    x: Optional[int] = None
    ys: Sequence[int] = ()
    by: Optional[int] = None
    counts: bool = False
    names_rows: bool = False
    title: Optional[str] = None
    unit: Optional[str] = None
    options: dict[str, Any] = field(default_factory=dict)

    def arguments(self) -> list[str]:
        """The options that hand the columns over."""
        arguments = ["--header=1", "--delimiter=comma", "--decimal=point"]
        if self.x is not None:
            arguments.append(f"--x=#{self.x + 1}")
        elif self.counts and not self.names_rows:
            arguments.append("--x=none")
        arguments += [f"--y=#{place + 1}" for place in self.ys]
        if self.by is not None:
            arguments.append(f"--by=#{self.by + 1}")
        elif self.ys and not self.names_rows:
            arguments.append("--by=none")
        return arguments


@dataclass
class Source:
    """What the program is given: the name of a file or of something it finds, or a table of our own.

    ``content`` is that table, which thus goes wherever the source goes; ``folder`` is where a relative path
    begins; ``options`` belong to the data.
    """

    name: Argument
    arguments: Sequence[str]
    options: dict[str, Any]
    folder: str = ""
    content: Optional[bytes] = None

    @staticmethod
    def of(table: Table) -> Source:
        """The source that a table is written into."""
        content = io.BytesIO()
        # Half a character as Python writes it; a mark in its place could mean a missing value.
        file = io.TextIOWrapper(content, encoding="utf-8", errors="backslashreplace", newline="")
        table.write(file)
        file.flush()
        title = None if table.title is None else whole_text(table.title)
        options = {"title": title, "unit": table.unit, **table.options}
        return Source("data", table.arguments() + ["--file"], options, content=content.getvalue())

    @staticmethod
    def of_charts(stated: Stated) -> Source:
        """The source that charts which say what they are are written into."""
        # Prices are told as candles only where that is asked for, as the figure does.
        options = {"as": "candles"} if stated.charts[0].kind == "candles" else {}
        return Source("data", ["--file"], dict(options), content=stated.content())

    @staticmethod
    def of_document(given: Mapping[str, Any]) -> Source:
        """The source that a chart which somebody states as a dictionary is written into."""
        return Source("data", ["--file"], {}, content=document(given))

    @contextmanager
    def at_hand(self) -> Iterator[Argument]:
        """What the program reads it as; a table of our own is in a file as long as the block runs."""
        if self.content is None:
            yield self.name
            return
        with temporary_folder() as folder:
            path = os.path.join(folder, "data")
            try:
                # The name open is gone when objects are cleared away at the end of Python.
                Path(path).write_bytes(self.content)
            except OSError as error:
                raise AudiographError(
                    f"The data cannot be written to {folder}: {error.strerror}. Name another folder in the "
                    "variable TMPDIR.",
                    6,
                ) from error
            yield path

    def folder_to_run_in(self) -> str:
        """Where the program starts, if that is not where Python is; else empty."""
        return "" if self.folder == current_folder() else self.folder


def current_folder() -> str:
    """Where relative paths begin; empty if that is gone."""
    try:
        return os.getcwd()
    except OSError:
        return ""


def columns_table(columns: Sequence[tuple[Any, Iterable[Any]]], **roles: Any) -> Table:
    """A table of columns, each with its name and its values."""
    lists = [plain_list(values) for _, values in columns]
    lengths = {len(values) for values in lists}
    if len(lengths) > 1:
        named = listed(f"{name} has {len(v)}" for (name, _), v in zip(columns, lists))
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
