# SPDX-License-Identifier: MIT
"""Histograms that matplotlib draws as outlines."""

from __future__ import annotations

from typing import Any, Optional, Sequence

from .._cells import library
from .drawn import Drawn, is_at_data


def outlines(drawn: Drawn) -> list[tuple[str, Any, Any]]:
    """Names, edges and counts of histograms drawn as outlines: by ``hist``, ``stairs`` and ``histplot``."""
    numpy = library("numpy")
    found = []
    for artist in drawn.of("Polygon", "StepPatch", "PolyCollection"):
        if not is_at_data(drawn.axes, artist):
            continue
        if hasattr(artist, "get_data"):
            counts, edges, _ = artist.get_data()
            steps = _counts(numpy.asarray(edges, dtype=float), numpy.asarray(counts, dtype=float))
        elif hasattr(artist, "get_xy"):
            corners = artist.get_xy()
            sizes = ((len(corners) - 2) // 2, (len(corners) - 1) // 4)
            steps = next((one for size in sizes if (one := _steps(corners[: 2 * size + 2]))), None)
        else:
            steps = _filled_steps([path.vertices for path in artist.get_paths()])
        if steps is not None:
            found.append((artist, *steps))
    drawn.take(each[0] for each in found)
    return [(drawn.name(artist), edges, counts) for artist, edges, counts in found]


def _filled_steps(parts: Sequence[Any]) -> Optional[tuple[Any, Any]]:
    """Edges and counts of what ``fill_between`` fills under steps; else nothing."""
    numpy = library("numpy")
    if len(parts) != 1:
        return None
    size = (len(parts[0]) - 3) // 2
    there, back = parts[0][1 : size + 1], parts[0][size + 2 : 2 * size + 2][::-1]
    xs, ys = (back if len(back) == size and there[:, 1:].max(initial=0) == 0 else there).T
    if size < 5 or size % 2 == 0 or not numpy.array_equal(xs[1:-1:2], xs[2::2]):
        return None
    if not numpy.array_equal(ys[:-1:2], ys[1::2]):
        return None
    return _counts(numpy.append(xs[:1], xs[1::2]), ys[:-1:2])


def _steps(corners: Any) -> Optional[tuple[Any, Any]]:
    """Edges and counts of an outline that goes up and down at the same places; else nothing."""
    numpy = library("numpy")
    xs, ys = corners[:, 0], corners[:, 1]
    is_outline = len(corners) >= 4 and numpy.array_equal(xs[0::2], xs[1::2]) and ys[0] == ys[-1] == 0
    if not is_outline or not numpy.array_equal(ys[1:-1:2], ys[2:-1:2]):
        return None
    return _counts(xs[0::2], ys[1:-1:2])


def _counts(edges: Any, counts: Any) -> Optional[tuple[Any, Any]]:
    widths = library("numpy").diff(edges)
    return (edges, counts) if (widths > 0).all() and (are_counts(counts, widths) or only_rise(counts)) else None


def only_rise(sizes: Any) -> bool:
    """Whether sizes are like those of a cumulative histogram, whose values are no counts of bins."""
    return len(sizes) >= 5 and bool((library("numpy").diff(sizes) >= 0).all())


def are_counts(sizes: Any, widths: Any) -> bool:
    """Whether sizes are whole numbers, or parts of one or of a hundred, as a histogram has them."""
    numpy = library("numpy")
    if numpy.isnan(sizes).any() or (sizes < 0).any():
        return False
    if numpy.allclose(sizes, sizes.round(), rtol=0, atol=1e-9):
        return True
    sums = (float(sizes.sum()), float((sizes * widths).sum()))
    return any(abs(sums[0] - whole) < 1e-6 * whole for whole in (1, 100)) or abs(sums[1] - 1) < 1e-6
