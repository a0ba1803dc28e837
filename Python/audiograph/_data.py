# SPDX-License-Identifier: MIT
"""Whatever is given, as a table, or as charts that say what they are."""

from __future__ import annotations

from typing import Any, Callable, Optional, Union

from ._altair import altair_charts
from ._artists.figure import matplotlib_charts
from ._cells import kind_of
from ._columns import columns_of, xarray_charts
from ._errors import AudiographError
from ._frames import pandas_table
from ._plain import table as plain_table
from ._plotly import plotly_charts
from ._polars import polars_table
from ._stated import Stated
from ._table import Table

_FIGURES: dict[str, Callable[[Any], Stated]] = {
    "matplotlib": matplotlib_charts,
    "altair": altair_charts,
    "plotly": plotly_charts,
    "xarray": xarray_charts,
}
_FRAMES = {"pandas": pandas_table, "polars": polars_table}
_FRAME_TYPES = frozenset({"Series", "DataFrame", "LazyFrame"})


def table_of(
    data: Any, x: Any, y: Any, by: Any, unit: Optional[str] = None, whole: bool = False
) -> Union[Table, Stated]:
    """The table or the charts of whatever is given; if ``whole``, with columns that nothing is to be made of."""
    if isinstance(data, Stated):
        return data
    drawn = _drawn(data)
    kind = kind_of(drawn)
    if kind in _FIGURES:
        if x is not None or y is not None or by is not None:
            raise AudiographError("A figure has its own columns. Leave out x, y and by.", 2)
        return _FIGURES[kind](drawn)
    if kind in _FRAMES:
        if any(base.__name__ in _FRAME_TYPES for base in type(data).__mro__):
            return _FRAMES[kind](data, x, y, by, unit, whole)
        if hasattr(data, "agg"):
            raise AudiographError(
                "The data are in groups. Say how to combine each, such as with mean().", 2
            )
    if kind not in _FRAMES:
        columns = columns_of(data)
        if columns is not data:
            return table_of(columns, x, y, by, unit, whole)
    if isinstance(data, (set, frozenset)):
        raise AudiographError("A set has no order. Give a list.", 2)
    if not hasattr(data, "__iter__") or hasattr(data, "read") or isinstance(data, (bytes, bytearray, type)):
        raise AudiographError(
            f"A value of the type {type(data).__name__} is no data. Give numbers, a table, a figure or "
            "a path.",
            2,
        )
    return plain_table(data, x, y, by, unit, whole)


def _drawn(data: Any) -> Any:
    """A figure or axes where functions of matplotlib or grids of seaborn gave what they drew, or are given."""
    if getattr(data, "__name__", "") == "matplotlib.pyplot":
        return data.gcf()
    if type(data).__module__.startswith("seaborn.") and hasattr(data, "figure"):
        return data.figure
    if isinstance(data, (list, tuple)) or kind_of(data) == "numpy" and data.dtype.kind == "O":
        parts = list(data.flat if hasattr(data, "flat") else data)
        if parts and all(kind_of(part) == "matplotlib" and hasattr(part, "axes") for part in parts):
            axes = list(dict.fromkeys(part.axes for part in parts))
            return axes[0] if len(axes) == 1 else axes[0].figure
    return data
