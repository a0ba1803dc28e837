# SPDX-License-Identifier: MIT
"""The data behind charts of Altair."""

from __future__ import annotations

import re
from typing import Any, Sequence

from ._cells import library
from ._errors import AudiographError, listed, short
from ._table import Table, columns_table

_COMPOUND = ("layer", "hconcat", "vconcat", "concat", "spec", "facet", "repeat")
# What parts the rows into series.
_PARTING = ("color", "detail", "strokeDash", "shape", "xOffset", "row", "column", "facet")
_GROUPING = ("bin", "timeUnit")
_AGGREGATES = {"average": "mean", "min": "minimum", "max": "maximum"}


def altair_table(chart: Any) -> Table:
    """The table of an Altair chart of one layer whose data are at hand."""
    with library("altair").data_transformers.disable_max_rows():
        spec = chart.to_dict()
    for compound in _COMPOUND:
        if compound in spec:
            raise AudiographError(f"The chart is a compound one ({compound}). Give one of its parts.", 3)
    if spec.get("transform"):
        raise AudiographError("The chart transforms its data. Give transformed data.", 3)
    encoding = spec.get("encoding", {})
    x, y = (_channel(encoding, name) for name in ("x", "y"))
    if x.get("type") == "quantitative" and y.get("type") in ("nominal", "ordinal", "temporal"):
        # Bars that lie.
        x, y = y, x
    for grouping in _GROUPING:
        if x.get(grouping) or y.get(grouping):
            raise AudiographError(f"The chart groups its data ({grouping}). Give grouped data.", 3)
    fields = [_channel(encoding, name).get("field") for name in _PARTING]
    by = next((field for field in fields if field and field != x.get("field")), None)
    table = _table(_rows(spec), x, y, by)
    title = spec.get("title")
    table.title = _text(title.get("text") if isinstance(title, dict) else title) or None
    return table


def _table(rows: Sequence[Any], x: dict[str, Any], y: dict[str, Any], by: Any) -> Table:
    is_count = y.get("aggregate") == "count"
    if "field" not in y and not is_count:
        raise AudiographError("The chart has no column along y. Give y a column.", 3)
    columns: list[tuple[str, Sequence[Any]]] = []
    roles: dict[str, Any] = {}
    if "field" in x:
        roles["x"] = len(columns)
        columns.append((_heading(x), _values(rows, x["field"])))
    if by is not None:
        roles["by"] = len(columns)
        columns.append((_plain(by), _values(rows, by)))
    if is_count:
        columns.append((_text(y.get("title")) or "Count of Records", [1] * len(rows)))
    else:
        columns.append((_heading(y), _values(rows, y["field"])))
    table = columns_table(columns, ys=[len(columns) - 1], counts="field" not in x, **roles)
    if "aggregate" in y:
        wanted = "sum" if is_count else y["aggregate"]
        table.options["aggregate"] = _AGGREGATES.get(wanted, wanted)
    return table


def _rows(spec: Any) -> Sequence[Any]:
    data = spec.get("data", {})
    if "url" in data:
        raise AudiographError(
            f"The data of the chart are elsewhere ({data['url']}). Read them, and give the table.", 3
        )
    rows: Sequence[Any] = data.get("values") or spec.get("datasets", {}).get(data.get("name"))
    if not rows or not all(isinstance(row, dict) for row in rows):
        raise AudiographError("The chart has no rows of data. Give it a table.", 3)
    return rows


def _values(rows: Sequence[Any], field: str) -> list[Any]:
    name = _plain(field)
    if not any(name in row for row in rows):
        known = listed(map(short, rows[0]))
        raise AudiographError(f"There is no column {short(name)}. Use one of these: {known}.", 2)
    return [row.get(name) for row in rows]


def _plain(field: str) -> str:
    """A name of a column, in which dots and brackets are escaped."""
    return re.sub(r"\\(.)", r"\1", field)


def _heading(channel: dict[str, Any]) -> str:
    return _text(channel.get("title")) or _plain(channel["field"])


def _text(title: Any) -> str:
    """A title, which may have several lines."""
    return " ".join(map(str, title)) if isinstance(title, list) else str(title or "")


def _channel(encoding: Any, name: str) -> dict[str, Any]:
    channel = encoding.get(name, {})
    return channel if isinstance(channel, dict) else {}
