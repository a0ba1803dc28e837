# SPDX-License-Identifier: MIT
"""Which columns are along x, which hold values, and which part the rows into series."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Callable, Collection, Mapping, Optional, Sequence

from ._errors import AudiographError, listed, short


@dataclass
class Roles:
    """The columns that are handed over, as places among all of them, and which of those is what, as
    places among those. The program chooses x if it is None, unless ``counts``, and values if there are none.
    """

    order: list[int]
    x: Optional[int]
    by: Optional[int]
    ys: list[int]
    counts: bool


def roles(
    names: Sequence[Any],
    x: Any,
    y: Any,
    by: Any,
    has_x: bool,
    whole: bool,
    numbers: Callable[[], list[int]],
) -> Roles:
    """The roles of columns of which some are named.

    ``has_x`` says that x is no column: an index, or values of its own. If ``whole``, every column is handed
    over, whatever it is. ``numbers`` gives the places of the columns that hold numbers. What is not named is
    left to the program, as in a file, except where x is known: then every column of numbers is a series.
    """
    # There may be tens of thousands of columns, so that nothing looks at all of them for each.
    order: dict[int, int] = {}

    def add(place: int) -> int:
        return order.setdefault(place, len(order))

    places = {name: place for place, name in reversed(list(enumerate(names)))}
    x_place = None if x is None else add(_place_of(x, names, places))
    by_place = None if by is None else add(_place_of(by, names, places))
    has_x = has_x or x is not None
    others = [place for place in range(len(names)) if place not in order]
    ys = others if y is None else _places_of(y, names, places)
    if y is None and len(others) > 1:
        ys = [place for place in numbers() if place not in order] if has_x else []
    if y is not None and not ys:
        raise AudiographError("The names for y are none at all. Name a column, or leave out y.", 2)
    if not others and not ys:
        raise AudiographError("No column is left for the values. Name one with y.", 3)
    value_places = [add(place) for place in ys]
    if whole or not (has_x and ys):
        for place in others:
            add(place)
    taken = {by_place, *value_places}
    counts = not has_x and all(place in taken for place in range(len(order)))
    return Roles(list(order), x_place, by_place, value_places, counts)


def is_name(value: Any, names: Collection[Any]) -> bool:
    """Whether a value names a column; otherwise it is a column itself."""
    if isinstance(value, tuple):
        return value in names
    return isinstance(value, str) or not hasattr(value, "__iter__")


def _place_of(name: Any, names: Sequence[Any], places: Mapping[Any, int]) -> int:
    """The place of a column by its name, or its number from 0."""
    if name in places and not isinstance(name, bool):
        return places[name]
    if isinstance(name, int) and not isinstance(name, bool) and 0 <= name < len(names):
        return name
    if name in names and not isinstance(name, bool):
        # Such as a date of numpy, which is equal to one of pandas.
        return list(names).index(name)
    known = listed(map(short, names))
    raise AudiographError(f"There is no column {short(name)}. Use one of these: {known}.", 2)


def _places_of(name: Any, names: Sequence[Any], places: Mapping[Any, int]) -> list[int]:
    """The places of a column, of several, or of all under one heading of several levels."""
    if not is_name(name, places):
        return [place for single in name for place in _places_of(single, names, places)]
    if name not in places:
        under = [place for place, known in enumerate(names) if _is_under(known, name)]
        if under:
            return under
    return [_place_of(name, names, places)]


def _is_under(name: Any, heading: Any) -> bool:
    return isinstance(name, tuple) and len(name) > 1 and bool(name[0] == heading)
