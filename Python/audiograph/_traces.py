# SPDX-License-Identifier: MIT
"""What is drawn in a figure, as a table."""

from __future__ import annotations

from typing import Any, Sequence

from ._errors import AudiographError
from ._table import Table, columns_table

# A name, its x and its y.
Trace = tuple[str, Sequence[Any], Sequence[Any]]


def traces_table(traces: Sequence[Trace], title: Any, x_name: Any, y_name: Any) -> Table:
    """A table of traces, with the title of the figure and those of its axes."""
    traces = [(name, xs, ys) for name, xs, ys in traces if len(ys)]
    if not traces:
        raise AudiographError("The figure has no lines, bars or points. Give one with data.", 3)
    roles: dict[str, Any] = {"title": str(title) if title else None, "x": 0}
    _, first, _ = traces[0]
    x_heading, y_heading = str(x_name or ""), str(y_name or "")
    if len(traces) == 1:
        name, xs, ys = traces[0]
        return columns_table([(x_heading, xs), (y_heading or name or "Value", ys)], ys=[1], **roles)
    if all(list(xs) == list(first) for _, xs, _ in traces):
        columns: list[tuple[Any, Sequence[Any]]] = [(x_heading, first)]
        columns += [(name or f"Series {n}", ys) for n, (name, _, ys) in enumerate(traces, 1)]
        return columns_table(columns, ys=range(1, len(columns)), **roles)
    names = [name or f"Series {n}" for n, (name, xs, _) in enumerate(traces, 1) for _ in xs]
    return columns_table(
        [
            (x_heading, [x for _, xs, _ in traces for x in xs]),
            ("Series", names),
            (y_heading or "Value", [y for _, _, ys in traces for y in ys]),
        ],
        by=1,
        ys=[2],
        **roles,
    )
