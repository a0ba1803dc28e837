# SPDX-License-Identifier: MIT
"""Which columns are along x, which hold values, and which part the rows into series."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import islice
from typing import Any, Callable, Hashable, Optional, Sequence

from ._errors import AudiographError

# As many columns are named where one is not found.
_MOST_NAMED = 20


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
    over, whatever it is. ``numbers`` gives the places of the columns that hold numbers. What is not named is left to the program, as in a file, except where x is
    known: then every column of numbers is a series.
    """
    # There may be tens of thousands of columns, so that nothing looks at all of them for each.
    order: dict[int, int] = {}

    def add(place: int) -> int:
        return order.setdefault(place, len(order))

    x_place = None if x is None else add(place_of(x, names))
    by_place = None if by is None else add(place_of(by, names))
    has_x = has_x or x is not None
    others = [place for place in range(len(names)) if place not in order]
    ys = others if y is None else places_of(y, names)
    if y is None and len(others) > 1:
        ys = [place for place in numbers() if place not in order] if has_x else []
    if not others and not ys:
        raise AudiographError("No column is left for the values. Name one with y.", 3)
    value_places = [add(place) for place in ys]
    if whole or not (has_x and ys):
        for place in others:
            add(place)
    taken = {by_place, *value_places}
    counts = not has_x and all(place in taken for place in range(len(order)))
    return Roles(list(order), x_place, by_place, value_places, counts)


def is_name(value: Any, names: Sequence[Any]) -> bool:
    """Whether a value names a column; otherwise it is a column itself."""
    if isinstance(value, tuple):
        return value in names
    return isinstance(value, str) or not hasattr(value, "__iter__")


def place_of(name: Any, names: Sequence[Any]) -> int:
    """The place of a column by its name, or its number from 0."""
    return _place(name, names, _first_places(names))


def _first_places(names: Sequence[Any]) -> dict[Any, int]:
    places: dict[Any, int] = {}
    for place, name in enumerate(names):
        places.setdefault(name, place)
    return places


def _place(name: Any, names: Sequence[Any], places: dict[Any, int]) -> int:
    found = places.get(name) if isinstance(name, Hashable) else None
    if found is not None:
        return found
    if isinstance(name, int) and 0 <= name < len(names):
        return name
    listed = ", ".join(repr(known) for known in islice(names, _MOST_NAMED))
    if len(names) > _MOST_NAMED:
        listed += f" and {len(names) - _MOST_NAMED} more"
    raise AudiographError(f"There is no column {name!r}. Use one of these: {listed}.", 2)


def places_of(name: Any, names: Sequence[Any]) -> list[int]:
    """The places of a column, of several, or of all under one heading of several levels."""
    return _places(name, names, _first_places(names))


def _places(name: Any, names: Sequence[Any], places: dict[Any, int]) -> list[int]:
    if not is_name(name, names):
        return [place for single in name for place in _places(single, names, places)]
    if not isinstance(name, Hashable) or name not in places:
        under = [place for place, known in enumerate(names) if _is_under(known, name)]
        if under:
            return under
    return [_place(name, names, places)]


def _is_under(name: Any, heading: Any) -> bool:
    return isinstance(name, tuple) and len(name) > 1 and bool(name[0] == heading)
