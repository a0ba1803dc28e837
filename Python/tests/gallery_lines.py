# SPDX-License-Identifier: MIT
"""Figures of matplotlib with lines and points, as in ``gallery.py``."""

import numpy as np

from gallery import DAYS, ISO, NUMBERS, OTHERS, TIMES, series


def twin(axes):
    axes.plot(TIMES, [1, 2, 3, 4], label="rain")
    other = axes.twinx()
    other.plot(TIMES, [20, 25, 22, 21], label="heat")
    other.set_ylabel("heat (°C)")


def stacked(axes):
    axes.bar(["a", "b"], [3, 1], label="old")
    axes.bar(["a", "b"], [4, 5], bottom=[3, 1], label="new")


def surrounded(axes):
    axes.plot(TIMES, [1, 2, 4, 3], label="mean")
    axes.fill_between(TIMES, [0, 1, 3, 2], [2, 3, 6, 4], alpha=0.3)


def target(axes):
    axes.plot(TIMES, [1, 2, 4, 3])
    axes.axhline(2.5, label="target")
    axes.axvline(2)
    axes.axvspan(1, 2, alpha=0.1)


def highlighted(axes):
    axes.plot(TIMES, [1, 2, 4, 3])
    axes.scatter([2], [4], color="red")
    axes.annotate("most", (2, 4))


def scaled(axes):
    axes.plot(TIMES, [1, 10, 100, 1000])
    axes.set_yscale("log")
    axes.set_xlabel("time [s]")


def ranks(axes):
    axes.plot(TIMES, [4, 3, 1, 2])
    axes.invert_yaxis()


CASES = [
    ("line", lambda axes: axes.plot(TIMES, [1, 2, 4, 3]), {"kind": "line", "series": series(TIMES, [1, 2, 4, 3])}),
    ("line of y", lambda axes: axes.plot([5, 7, 6]), {"kind": "line", "series": series([0, 1, 2], [5, 7, 6])}),
    (
        "lines",
        lambda axes: [axes.plot(TIMES, [n, 2, 4, 3], label=f"l{n}") for n in (1, 2)],
        {"kind": "line", "series": [{"name": "l1", "y": [1, 2, 4, 3]}, {"name": "l2", "y": [2, 2, 4, 3]}]},
    ),
    (
        "lines by legend",
        lambda axes: axes.legend(axes.plot(TIMES, np.array([[1, 2]] * 4)), ["p", "q"]),
        {"kind": "line", "series": [{"name": "p"}, {"name": "q"}]},
    ),
    (
        "line of dates",
        lambda axes: axes.plot(DAYS, [1, None, 4]),
        {"kind": "line", "x": {"type": "date"}, "series": series(ISO, [1, None, 4])},
    ),
    (
        "line of names",
        lambda axes: axes.plot(["Jan", "Feb", "Mar"], [1, 3, 2]),
        {"kind": "line", "x": {"type": "ordered"}, "series": series(["Jan", "Feb", "Mar"], [1, 3, 2])},
    ),
    ("line on a log scale", scaled, {"kind": "line", "x": {"name": "time", "unit": "s"}, "y": {"scale": "log"}}),
    ("line with an axis upside down", ranks, {"kind": "line", "y": {"reversed": True}}),
    (
        "line downwards",
        lambda axes: axes.plot([3, 2, 1], [1, 2, 4]),
        {"kind": "line", "series": series([1, 2, 3], [4, 2, 1])},
    ),
    ("line and what it should be", target, {"kind": "line", "lines": [{"name": "target", "y": 2.5}]}),
    ("line with a mark", highlighted, {"kind": "line", "series": series(TIMES, [1, 2, 4, 3])}),
    (
        "infinite values",
        lambda axes: axes.plot([1, 2, 3], [1, np.inf, 2]),
        {"series": series([1, 2, 3], [1, None, 2])},
    ),
    (
        "twin axes",
        twin,
        {
            "kind": "line",
            "y2": {"name": "heat", "unit": "°C"},
            "series": [{"name": "rain"}, {"name": "heat", "axis": "y2", "y": [20, 25, 22, 21]}],
        },
    ),
    ("path", lambda axes: axes.plot([0, 1, 0, 1], [0, 0, 1, 1]), "goes back along x"),
    ("step", lambda axes: axes.step(TIMES, [1, 2, 4, 3]), {"kind": "step", "series": series(TIMES, [1, 2, 4, 3])}),
    (
        "stairs",
        lambda axes: axes.stairs([1, 2, 4], [0, 1, 2, 3]),
        {"kind": "histogram", "series": series(edges=[0, 1, 2, 3], counts=[1, 2, 4])},
    ),
    ("band", surrounded, {"kind": "band", "series": series(name="mean", lower=[0, 1, 3, 2], upper=[2, 3, 6, 4])}),
    (
        "area",
        lambda axes: axes.fill_between(TIMES, [1, 2, 4, 3]),
        {"kind": "line", "series": series(TIMES, [1, 2, 4, 3])},
    ),
    ("band alone", lambda axes: axes.fill_between(TIMES, [1, 2, 4, 3], 7), "polygons"),
    (
        "stacked areas",
        lambda axes: axes.stackplot([1, 2], [1, 2], [3, 5], labels=["p", "q"]),
        {"kind": "stacked", "series": [{"name": "p", "y": [1, 2]}, {"name": "q", "y": [3, 5]}]},
    ),
    (
        "errors",
        lambda axes: axes.errorbar([1, 2, 3], [1, 2, 4], yerr=[0.5, 1, 0.1], capsize=3, label="mean"),
        {
            "kind": "band",
            "series": series([1, 2, 3], [1, 2, 4], lower=[0.5, 1, 3.9], upper=[1.5, 3, 4.1], name="mean"),
        },
    ),
    (
        "errors of names",
        lambda axes: axes.errorbar(["a", "b"], [1, 2], yerr=1, fmt="o"),
        {"kind": "error", "series": series(["a", "b"], [1, 2], lower=[0, 1], upper=[2, 3])},
    ),
    ("scatter", lambda axes: axes.scatter(NUMBERS, OTHERS), {"kind": "scatter", "series": series(NUMBERS, OTHERS)}),
    (
        "scatter of groups",
        lambda axes: [axes.scatter([1, 2, 3], [n, 5, 4], label=f"g{n}") for n in (1, 2)],
        {"kind": "scatter", "series": [{"name": "g1", "y": [1, 5, 4]}, {"name": "g2", "y": [2, 5, 4]}]},
    ),
    (
        "points of plot",
        lambda axes: axes.plot([3, 1, 2], [4, 6, 5], "o"),
        {"kind": "scatter", "series": series([3, 1, 2], [4, 6, 5])},
    ),
    (
        "points of dates",
        lambda axes: axes.scatter(DAYS, [1, 2, 4]),
        {"kind": "line", "x": {"type": "date"}, "series": series(ISO, [1, 2, 4])},
    ),
    (
        "points of names",
        lambda axes: axes.scatter(["a", "b", "c"], [1, 2, 4]),
        {"kind": "bars", "series": series(["a", "b", "c"], [1, 2, 4])},
    ),
]
