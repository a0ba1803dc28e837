# SPDX-License-Identifier: MIT
"""What matplotlib fills between two courses along x."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional

from .._cells import library
from .._stated import is_rising


@dataclass
class Area:
    """What is filled between two courses along x."""

    artist: Any
    xs: Any
    lower: Any
    upper: Any


def area_of(collection: Any) -> Optional[Area]:
    """What ``fill_between`` draws, by the corners of its outline; nothing for other polygons."""
    numpy = library("numpy")
    parts = []
    for path in collection.get_paths():
        corners = path.vertices
        count = (len(corners) - 3) // 2
        if count < 1 or len(corners) != 2 * count + 3:
            return None
        there, back = corners[1 : count + 1], corners[count + 2 : 2 * count + 2][::-1]
        if not numpy.allclose(there[:, 0], back[:, 0]) or not is_rising(there[:, 0].tolist()):
            return None
        parts.append((there[:, 0], there[:, 1], back[:, 1]))
    if not parts:
        return None
    xs, one, other = (numpy.concatenate(columns) for columns in zip(*parts))
    return Area(collection, xs, numpy.minimum(one, other), numpy.maximum(one, other))
