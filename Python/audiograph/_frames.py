# SPDX-License-Identifier: MIT
"""Series and frames of pandas and polars as tables; they write themselves."""

from __future__ import annotations

from typing import Any, Optional, Sequence, TextIO

from ._errors import AudiographError
from ._plain import chosen, place_of
from ._table import Table, cell, plain_list


def pandas_table(data: Any, x: Any, y: Any, by: Any, unit: Optional[str]) -> Table:
    """The table of a pandas Series or DataFrame.

    The index is x, unless it only counts the rows: then the program chooses x as it does for a file.
    """
    if data.ndim == 1:
        data = data.to_frame(name=data.name if data.name is not None else "Value")
    if not len(data):
        raise AudiographError("The data have no rows. Give at least one value.", 3)
    counts = _only_counts(data.index)
    names = list(data.columns)
    if isinstance(x, (str, int)) or isinstance(by, (str, int)):
        levels = [name for name in data.index.names if name is not None and name in (x, by)]
        if levels:
            data = data.reset_index(level=levels)
            names, counts = list(data.columns), True
    if not _are_names((x, by), names):
        columns = [(_label(name), data.iloc[:, place]) for place, name in enumerate(names)]
        if x is None and not counts:
            x = data.index
        return chosen(columns, x, y, by, unit)
    if counts and x is None and y is None and by is None and len(names) > 1:
        return Table(_writer(data, False), unit=unit)
    roles: dict[str, Any] = {}
    order: list[int] = []
    for role, name in (("x", x), ("by", by)):
        if name is not None:
            order.append(place_of(name, names))
            roles[role] = len(order) - 1
    ys = _value_places(data, y, names, order)
    shift = 0
    if x is None and not counts:
        shift, roles = 1, {role: place + 1 for role, place in roles.items()}
        roles["x"] = 0
    elif x is None and y is not None and by is None:
        # Which other column is x, the program finds.
        order += [place for place in range(len(names)) if place not in ys]
    roles["ys"] = range(len(order) + shift, len(order) + shift + len(ys))
    return Table(_writer(data.iloc[:, order + ys], shift == 1), unit=unit, **roles)


def _only_counts(index: Any) -> bool:
    return type(index).__name__ == "RangeIndex" and index.start == 0 and index.step == 1


def _are_names(values: Sequence[Any], names: Sequence[Any]) -> bool:
    return all(value is None or isinstance(value, (str, int)) for value in values)


def _value_places(data: Any, y: Any, names: Sequence[Any], taken: Sequence[int]) -> list[int]:
    if y is not None:
        return [place_of(name, names) for name in (y if isinstance(y, list) else [y])]
    places = [
        place
        for place, dtype in enumerate(data.dtypes)
        if place not in taken and getattr(dtype, "kind", "O") in "iufc"
    ]
    if not places:
        listed = ", ".join(repr(name) for name in names)
        raise AudiographError(f"No column has numbers: {listed}. Name one with y.", 3)
    return places


def _label(name: Any) -> str:
    """A name of a column, of which there may be several levels."""
    if isinstance(name, tuple):
        return ", ".join(str(part) for part in name if str(part))
    return str(cell(name))


def _writer(data: Any, has_index: bool) -> Any:
    data = data.set_axis([_label(name) for name in data.columns], axis=1)
    if data.index.nlevels > 1 and has_index:
        data = data.set_axis([", ".join(map(str, names)) for names in data.index], axis=0)
    for place, dtype in enumerate(data.dtypes):
        if getattr(dtype, "kind", "") == "m":
            data = data.copy(deep=False)
            data.isetitem(place, plain_list(data.iloc[:, place]))
    named = has_index and data.index.name is not None
    label = _label(data.index.name) if named else ""

    def write(file: TextIO) -> None:
        if len(data.columns) == 1 and not has_index:
            # An empty line would be no row at all.
            data.to_csv(file, index=False, na_rep="NA", quoting=2, lineterminator="\n")
        else:
            # Every text is quoted: a line that begins with # would be a comment.
            data.to_csv(file, index=has_index, index_label=label, quoting=2, lineterminator="\n")

    return write


def polars_table(data: Any, x: Any, y: Any, by: Any, unit: Optional[str]) -> Table:
    """The table of a polars Series or DataFrame. There is no index: x is named, or found."""
    if not hasattr(data, "columns"):
        data = data.to_frame(data.name or "Value")
    if not data.height:
        raise AudiographError("The data have no rows. Give at least one value.", 3)
    names = data.columns
    if not _are_names((x, by), names):
        return chosen([(name, data[name]) for name in names], x, y, by, unit)
    if y is None and (x is not None or by is not None):
        numeric = [name for name, dtype in data.schema.items() if dtype.is_numeric()]
        y = [name for name in numeric if name not in (x, by)]
    ys = [] if y is None else [place_of(name, names) for name in ([y] if isinstance(y, str) else y)]
    places: dict[str, Any] = {
        role: place_of(name, names) for role, name in (("x", x), ("by", by)) if name is not None
    }
    if not ys and len(names) == 1:
        ys = [0]

    def write(file: TextIO) -> None:
        data.write_csv(file, quote_style="non_numeric", null_value="NA" if len(names) == 1 else "")

    return Table(write, ys=ys, unit=unit, **places)
