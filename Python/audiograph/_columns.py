# SPDX-License-Identifier: MIT
"""Tables of Arrow and arrays of xarray, and what hands over its columns as they do."""

from __future__ import annotations

from typing import Any

from ._cells import library, plain_list
from ._errors import AudiographError, short
from ._stated import Axis, Chart, Series, Stated


def columns_of(data: Any) -> Any:
    """The columns of what hands them over as Arrow or as a data frame of another library; else the data.

    Tables of pyarrow, relations of DuckDB and others become a dictionary of columns, or a frame of pandas where
    they have only ``__dataframe__``.
    """
    if hasattr(data, "to_pydict"):
        return data.to_pydict()
    if hasattr(data, "fetchall") and hasattr(data, "columns"):
        rows = data.fetchall()
        return {name: [row[place] for row in rows] for place, name in enumerate(data.columns)}
    if hasattr(data, "__arrow_c_stream__"):
        return library("pyarrow").table(data).to_pydict()
    if hasattr(data, "__dataframe__") and not hasattr(data, "__iter__"):
        return library("pandas").api.interchange.from_dataframe(data)
    return data


def xarray_charts(data: Any) -> Stated:
    """The charts of a DataArray, or of each variable of a Dataset: a course for one dimension, a grid for two.

    Raises ``AudiographError`` for more dimensions.
    """
    arrays = [data[name] for name in data.data_vars] if hasattr(data, "data_vars") else [data]
    charts = [_chart(array) for array in arrays]
    if not charts:
        raise AudiographError("The data have no variables. Give at least one.", 3)
    return Stated(charts, "xarray")


def _chart(array: Any) -> Chart:
    array = array.squeeze()
    if array.ndim not in (1, 2):
        name = short(str(array.name or "array"))
        raise AudiographError(
            f"The array {name} has {array.ndim} dimensions. Select one or two, such as with isel() or mean().", 3
        )
    y = _axis(array, "")
    title = str(array.attrs.get("long_name") or array.name or "")
    if array.ndim == 2:
        rows, columns = array.dims
        axes = (_axis(_places(array, columns), columns), _axis(_places(array, rows), rows))
        grid = {name: plain_list(_places(array, name).values) for name in (rows, columns)}
        cells = [plain_list(row) for row in array.values]
        return Chart("heatmap", [], *axes, title=title, rows=grid[rows], columns=grid[columns], cells=cells)
    (along,) = array.dims
    places = _places(array, along)
    series = Series({"x": places.values, "y": array.values})
    kind = "bars" if places.dtype.kind in "OUS" else "line"
    return Chart(kind, [series], _axis(places, along), y, title="" if y.name else title)


def _places(array: Any, name: Any) -> Any:
    """The coordinate of a dimension; its numbers where it has none."""
    return array[name]


def _axis(array: Any, name: Any) -> Axis:
    title = str(array.attrs.get("long_name") or array.attrs.get("standard_name") or array.name or name)
    units = str(array.attrs.get("units") or "")
    # Units of times, such as "days since 1970-01-01", count what is a date already.
    return Axis(title, "" if " since " in units or units == "1" else units)
