# SPDX-License-Identifier: MIT
"""Plotting by pandas: ``pandas.options.plotting.backend = "audiograph"``."""

from __future__ import annotations

import warnings
from typing import Any, NoReturn

from ._errors import AudiographError, AudiographWarning, reading_data
from ._pandas_kinds import KINDS, is_several, stated
from ._program import depth
from ._sonification import Sonification, sonify

# How a picture looks is nothing to hear.
_LOOKS = frozenset(
    "align alpha antialiased ax backend c clip_on cmap color colorbar colormap drawstyle ec edgecolor fc "
    "facecolor figsize fill fillstyle fontsize grid hatch include_bool layout legend linestyle linewidth "
    "ls lw mark_right marker markeredgecolor markeredgewidth markerfacecolor markersize mec mew mfc ms "
    "position rasterized rot s secondary_y sharex sharey sort_columns stacked style subplots table "
    "width xticks yticks zorder".split()
)
# What would change what is read off a picture, and cannot be heard.
_UNHEARD = frozenset({"logx", "xerr", "xlim", "yerr"})


def plot(data: Any, kind: str = "line", **options: Any) -> Sonification:
    """What ``Series.plot`` and ``DataFrame.plot`` call; the result shows itself in a notebook.

    Raises ``AudiographError`` for kinds that cannot be told, such as ``hexbin``, and for what cannot be heard, such
    as ``yerr``.
    """
    if kind != "line" and kind not in KINDS:
        _refuse(kind)
    given = {
        name: value
        for name, value in options.items()
        if name not in _LOOKS and value is not None and value is not False
    }
    for name in sorted(_UNHEARD.intersection(given)):
        raise AudiographError(f"The option {name} cannot be heard. Leave it out.", 2)
    if options.get("use_index") is False:
        data = data.reset_index(drop=True)
    given.pop("use_index", None)
    if kind not in ("line", "bar", "barh") or kind != "line" and is_several(data, given.get("y")):
        given["stacked"] = options.get("stacked", kind == "area")
        with reading_data():
            charts = stated(kind, data, given)
        given.pop("stacked", None)
        return sonify(charts, **_heard(given, "line"))
    return sonify(_named(data, given), **_heard(given, kind))


def _named(data: Any, given: dict[str, Any]) -> Any:
    """The data with the names that a picture would have at its axes, which are taken out of ``given``."""
    x_name, y_name = given.pop("xlabel", None), given.pop("ylabel", None)
    name = y_name or given.pop("label", None)
    given.pop("label", None)
    if x_name and given.get("x") is None:
        data = data.rename_axis(index=x_name)
    if data.ndim == 1:
        return data.rename(name) if name else data
    names = {}
    if name:
        values = [each for each in data.columns if given.get("y") in (None, each) and each != given.get("x")]
        if len(values) == 1:
            names[values[0]] = name
        else:
            words = f"The name {name!r} is left out, since several columns have values."
            warnings.warn(words, AudiographWarning, stacklevel=depth())
    if x_name and given.get("x") in list(data.columns):
        names[given["x"]] = x_name
    for role in ("x", "y"):
        for old, new in names.items():
            if given.get(role) == old:
                given[role] = new
    return data.rename(columns=names)


def _heard(given: dict[str, Any], kind: str) -> dict[str, Any]:
    """Options of pandas as options of ``sonify``."""
    if given.pop("loglog", None):
        raise AudiographError("The option loglog cannot be heard along x. Give logy=True.", 2)
    if given.pop("logy", None):
        given["scale"] = "log"
    if "ylim" in given:
        try:
            given["minimum"], given["maximum"] = given.pop("ylim")
        except (TypeError, ValueError) as error:
            raise AudiographError("The option ylim is no pair of numbers. Give the ends of y.", 2) from error
    if kind != "line":
        given.setdefault("mode", "discrete")
    return given


def _refuse(kind: str) -> NoReturn:
    known = ", ".join(sorted({"line", *KINDS}))
    raise AudiographError(f"Plotting of the kind {kind} is not told. Use one of these: {known}.", 2)


def hist_series(data: Any, **options: Any) -> Sonification:
    """What ``Series.hist`` calls."""
    return plot(data, "hist", **_only(options, "bins", "range", "title"))


def hist_frame(data: Any, column: Any = None, **options: Any) -> Sonification:
    """What ``DataFrame.hist`` calls: a chart for each column, of which the first is told."""
    return plot(data, "hist", column=column, **_only(options, "bins", "range", "title"))


def boxplot(data: Any, column: Any = None, by: Any = None, **options: Any) -> Sonification:
    """What ``pandas.plotting.boxplot`` calls."""
    return plot(data, "box", column=column, by=by, **_only(options, "title"))


def boxplot_frame(data: Any, column: Any = None, by: Any = None, **options: Any) -> Sonification:
    """What ``DataFrame.boxplot`` calls."""
    return plot(data, "box", column=column, by=by, **_only(options, "title"))


def boxplot_frame_groupby(*_: Any, **__: Any) -> NoReturn:
    """Refuses ``DataFrameGroupBy.boxplot``."""
    raise AudiographError("Boxes of groups in panels are not told. Use boxplot(by=...).", 2)


def _only(options: dict[str, Any], *names: str) -> dict[str, Any]:
    # Whatever else pandas hands over is how a picture looks.
    return {name: options[name] for name in names if options.get(name) is not None}
