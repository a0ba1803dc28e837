# SPDX-License-Identifier: MIT
"""What the program is given: a file, something that it finds, or data of our own."""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Any, Mapping, Union

from ._errors import AudiographError
from ._program import path_argument
from ._stated import Stated
from ._table import Source, Table, current_folder

_TITLES = {
    "de": "Daten", "fr": "Données", "pl": "Dane",
    "es": "Datos", "pt-BR": "Dados", "it": "Dati", "nl": "Gegevens", "sv": "Data",
    "ja": "データ",
}


def of_charts(stated: Stated, found: Mapping[str, Any]) -> Source:
    """The source that charts which say what they are are written into; one without a title is given one."""
    if len(stated.charts) != 1 or stated.charts[0].title:
        return Source.of_charts(stated)
    title = str(found.get("title") or _default_title(found))
    if stated.charts[0].kind != "heatmap":
        # Values without a name are called by it.
        stated = replace(stated, charts=[replace(stated.charts[0], title=title)])
    source = Source.of_charts(stated)
    source.options["title"] = title
    return source


def _default_title(found: Mapping[str, Any]) -> str:
    return _TITLES.get(str(found.get("lang")), "Data")


def of_table(table: Table, found: Mapping[str, Any], x: Any, y: Any, by: Any) -> Source:
    """The source that a table is written into, for the kind of chart that is asked for."""
    is_left = found.get("as") in ("candles", "heatmap") or "value" in found or "reading" in found
    if is_left and x is y is by is None and table.x is not None:
        # The program finds the prices, or the names of the rows, among all columns.
        table.x, table.ys, table.by = None, (), None
    if found.get("as") == "box" and x is None and table.by is not None:
        # The groups stand along x, not an index.
        table.x = None
    table.names_rows = found.get("as") == "heatmap"
    source = Source.of(table)
    if source.options.get("title") is None:
        source.options["title"] = _default_title(found)
    return source


def named(data: Union[str, os.PathLike[str]], x: Any, y: Any, by: Any) -> Source:
    """The source that a path is, or a text that the program finds a chart for."""
    if isinstance(data, str) and "\n" in data:
        raise AudiographError(
            "A text of several lines names no file. Read the data that it holds, and give them as a list or a "
            "table.",
            2,
        )
    if data == "-":
        raise AudiographError("'-' is standard input, which is not read here. Read it, and give the data.", 2)
    name = path_argument(data)
    arguments = [] if isinstance(data, str) else ["--file"]
    if name.startswith(b"-"):
        # An option, where it was meant as one, is an argument of the function.
        arguments = ["--file"]
        name = b"./" + name if name == b"-" else name
    for role, value in (("x", x), ("by", by)):
        if hasattr(value, "__iter__") and not isinstance(value, str):
            raise AudiographError(f"A file has its own values for {role}. Name one of its columns.", 2)
    if hasattr(y, "__iter__") and not isinstance(y, str):
        y = list(y)
    return Source(name, arguments, {"x": x, "y": y, "by": by}, current_folder())


def roles_of_kind(kind: Any, x: Any, y: Any, by: Any) -> tuple[Any, Any, Any]:
    """x, y and by, where a kind of chart has the values that it counts along x, or its groups."""
    is_name = isinstance(x, (str, int, tuple))
    if kind in ("histogram", "density") and y is None and is_name:
        return None, x, by
    if kind == "box" and by is None:
        return None, y, x
    return x, y, by
