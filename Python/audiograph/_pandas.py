# SPDX-License-Identifier: MIT
"""Plotting by pandas: ``pandas.options.plotting.backend = "audiograph"``."""

from __future__ import annotations

from typing import Any, NoReturn

from ._errors import AudiographError
from ._sonification import Sonification, sonify

# How a picture looks is nothing to hear.
_LOOKS = frozenset(
    "align alpha antialiased ax backend c clip_on cmap color colorbar colormap drawstyle ec edgecolor fc "
    "facecolor figsize fill fillstyle fontsize grid hatch include_bool layout legend linestyle linewidth "
    "logx ls lw mark_right marker markeredgecolor markeredgewidth markerfacecolor markersize mec mew mfc ms "
    "position rasterized rot s secondary_y sharex sharey sort_columns stacked style subplots table use_index "
    "width xerr xlim xticks yerr ylim yticks zorder".split()
)


def plot(data: Any, kind: str = "line", **options: Any) -> Sonification:
    """What ``Series.plot`` and ``DataFrame.plot`` call; the result shows itself in a notebook.

    Raises ``AudiographError`` for other kinds than ``line``, ``bar`` and ``barh``.
    """
    if kind not in ("line", "bar", "barh"):
        _refuse(kind)
    given = {
        name: value
        for name, value in options.items()
        if name not in _LOOKS and value is not None and value is not False
    }
    logarithmic = [given.pop(name, None) for name in ("logy", "loglog")]
    if any(logarithmic):
        given["scale"] = "log"
    x_name, y_name = given.pop("xlabel", None), given.pop("ylabel", None)
    if data.ndim == 1 and y_name:
        data = data.rename(y_name)
    if x_name and given.get("x") is None:
        data = data.rename_axis(index=x_name)
    if kind != "line":
        given.setdefault("mode", "discrete")
    return sonify(data, **given)


def _refuse(kind: str) -> NoReturn:
    raise AudiographError(
        f"A chart of the kind {kind} cannot be heard yet. Use line or bar.", 2
    )


def hist_series(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``Series.hist``."""
    _refuse("hist")


def hist_frame(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``DataFrame.hist``."""
    _refuse("hist")


def boxplot(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``pandas.plotting.boxplot``."""
    _refuse("box")


def boxplot_frame(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``DataFrame.boxplot``."""
    _refuse("box")


def boxplot_frame_groupby(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``DataFrameGroupBy.boxplot``."""
    _refuse("box")
