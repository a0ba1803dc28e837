# SPDX-License-Identifier: MIT
"""Figures of matplotlib with several things in one panel, as galleries have them, as in ``gallery.py``."""

import numpy as np

from gallery import COUNTS, EDGES, NUMBERS, TIMES, series

CURVE = np.linspace(-4, 4, 81)
BELL = np.exp(-CURVE * CURVE / 2) / np.sqrt(2 * np.pi)


def beside_a_band(axes):
    axes.plot(TIMES, [1, 2, 3, 4], label="true")
    axes.plot(TIMES, [2, 3, 4, 6], label="mean")
    axes.fill_between(TIMES, [1, 2, 3, 5], [3, 4, 5, 7])


def unit_square(axes):
    axes.plot([0, 0.2, 1], [0, 0.7, 1], label="ROC")
    axes.axhline(0.9, label="goal")
    axes.axvline(0.5)
    axes.set(xlim=(0, 1), ylim=(0, 1))


def mark_first(axes):
    axes.axhline(0)
    axes.plot(TIMES, [-1, 1, 2, 3], label="a")


def level_line(axes):
    axes.plot(TIMES, [1, 2, 4, 3], label="sold")
    axes.plot([0, 3], [2.5, 2.5], "--", label="goal")


def level_beside_two(axes):
    axes.plot([0, 1], [2, 2], label="a")
    axes.plot([0, 1], [1, 3], label="b")


def intervals(axes):
    for place in (0, 1):
        axes.plot([place, place], [place + 1, place + 4])
    axes.plot([0, 1], [2, 3], "o")
    axes.set_xticks([0, 1], ["a", "b"])


def intervals_that_lie(axes):
    axes.errorbar([3, 1], ["a", "b"], xerr=[1, 0.5], fmt="o")


def of_two_colours(axes):
    axes.bar(["a", "a", "b", "b"], [1, 2, 3, 4], bottom=[0, 1, 0, 3], color=["red", "blue"] * 2)
    axes.legend([axes.patches[0], axes.patches[1]], ["in", "out"])


def grouped_with_errors(axes):
    axes.bar([0, 1], [1, 2], 0.4, yerr=0.5, label="p")
    axes.bar([0.4, 1.4], [3, 4], 0.4, yerr=[0.5, 1], label="q")
    axes.set_xticks([0.2, 1.2], ["a", "b"])


def errors_on_some(axes):
    axes.bar([0, 1], [1, 2], 0.4, yerr=0.5, label="p")
    axes.bar([0.4, 1.4], [3, 4], 0.4, label="q")
    axes.set_xticks([0.2, 1.2], ["a", "b"])


def from_the_top(axes):
    axes.bar(["a", "b"], [0.3, 0.4], bottom=[0.7, 0.6], label="p")
    axes.bar(["a", "b"], [0.7, 0.6], label="q")


def curves_of_density(axes):
    axes.plot(CURVE, BELL)
    axes.set_ylabel("Density")


FEW_ERRORS = [
    {"kind": "line", "series": series(range(9), range(9))},
    {"kind": "band", "series": series([0, 4, 8], [0, 4, 8], lower=[-1, 3, 7], upper=[1, 5, 9])},
]
CASES = [
    (
        "line beside a band",
        beside_a_band,
        [
            {"kind": "line", "series": series(TIMES, [1, 2, 3, 4], name="true")},
            {"kind": "band", "series": series(y=[2, 3, 4, 6], lower=[1, 2, 3, 5], upper=[3, 4, 5, 7], name="mean")},
        ],
    ),
    (
        "points with errors and a fit",
        lambda axes: (axes.errorbar(TIMES, TIMES, yerr=1, fmt="o"), axes.plot([0, 3], [0, 3], label="fit")),
        [{"kind": "band"}, {"kind": "line", "series": series([0, 3], [0, 3], name="fit")}],
    ),
    (
        "marks from 0 to 1",
        unit_square,
        {"kind": "line", "series": series([0, 0.2, 1], [0, 0.7, 1]), "lines": [{"name": "goal", "y": 0.9}]},
    ),
    ("mark that comes first", mark_first, {"series": series(y=[-1, 1, 2, 3], name="a"), "lines": [{"y": 0}]}),
    (
        "level line across",
        level_line,
        {"kind": "line", "series": series(TIMES, [1, 2, 4, 3]), "lines": [{"name": "goal", "y": 2.5}]},
    ),
    ("level line of two points beside another", level_beside_two, {"series": [{"name": "a"}, {"name": "b"}]}),
    (
        "bars and a mark",
        lambda axes: (axes.bar(["a", "b"], [1, 2]), axes.axhline(1.5, label="goal"), axes.axhline(0)),
        {"kind": "bars", "lines": [{"name": "goal", "y": 1.5}]},
    ),
    (
        "bars that lie and a mark",
        lambda axes: (axes.barh(["a", "b"], [1, 2]), axes.axvline(1.5), axes.axhline(0.5)),
        {"kind": "bars", "lines": [{"y": 1.5}]},
    ),
    ("two marks", lambda axes: (axes.plot(TIMES), axes.axhline(1), axes.axhline(2)), {"lines": [{"y": 1}]}),
    (
        "upright intervals",
        intervals,
        {"kind": "error", "series": series(["a", "b"], [2, 3], lower=[1, 2], upper=[4, 5])},
    ),
    (
        "intervals that lie",
        intervals_that_lie,
        {"kind": "error", "series": series(["a", "b"], [3, 1], lower=[2, 0.5], upper=[4, 1.5])},
    ),
    (
        "bars of two colours at one place",
        of_two_colours,
        {
            "kind": "stacked",
            "series": [{"name": "in", "x": ["a", "b"], "y": [1, 3]}, {"name": "out", "x": ["a", "b"], "y": [2, 4]}],
        },
    ),
    ("two bars at one place", lambda axes: axes.bar(["a", "a"], [1, 2]), "several bars at one place"),
    (
        "grouped bars with errors",
        grouped_with_errors,
        [
            {"kind": "error", "title": "p", "series": series(["a", "b"], [1, 2], lower=[0.5, 1.5], upper=[1.5, 2.5])},
            {"kind": "error", "title": "q", "series": series(["a", "b"], [3, 4], lower=[2.5, 3], upper=[3.5, 5])},
        ],
    ),
    (
        "grouped bars, some with errors",
        errors_on_some,
        [{"kind": "bars", "series": series(name="q", y=[3, 4])}, {"kind": "error", "series": series(name="p")}],
    ),
    (
        "bars stacked from the top",
        from_the_top,
        {"kind": "stacked", "stack": "percent", "series": [{"name": "p", "y": [0.3, 0.4]}, {"name": "q"}]},
    ),
    (
        "areas in percent",
        lambda axes: axes.stackplot(TIMES, [10, 20, 30, 40], [90, 80, 70, 60], labels=["p", "q"]),
        {"kind": "stacked", "stack": "percent"},
    ),
    ("course of density", lambda axes: (axes.plot(TIMES), axes.set_ylabel("Density")), {"kind": "line"}),
    ("curve of density", curves_of_density, "a curve of density"),
    (
        "pie with a shadow",
        lambda axes: axes.pie([1, 3], labels=["a", "b"], shadow=True),
        {"kind": "share", "series": series(["a", "b"], [25, 75])},
    ),
    (
        "pie with a gap",
        lambda axes: axes.pie([0.25, 0.25], labels=["a", "b"], normalize=False),
        {"kind": "share", "series": series(["a", "b", "Rest"], [25, 25, 50])},
    ),
    (
        "points on contours",
        lambda axes: (axes.contourf(np.eye(4)), axes.scatter(TIMES, TIMES)),
        {"kind": "scatter", "series": series(TIMES, TIMES)},
    ),
    (
        "errors at few points",
        lambda axes: axes.errorbar(range(9), range(9), yerr=1, errorevery=4),
        FEW_ERRORS,
    ),
    (
        "errors at most points",
        lambda axes: axes.errorbar(TIMES, TIMES, yerr=[1, 1, 1, np.nan]),
        [{"kind": "line", "series": series(TIMES, TIMES)}, {"kind": "band", "series": series(lower=[-1, 0, 1])}],
    ),
    (
        "error at one point",
        lambda axes: axes.errorbar(TIMES, TIMES, yerr=[1, np.nan, np.nan, np.nan]),
        {"kind": "line", "series": series(TIMES, TIMES)},
    ),
    (
        "band of a forecast",
        lambda axes: (axes.plot(TIMES, [1, 2, 4, 3]), axes.fill_between([2, 3], [3, 1], [5, 5])),
        [
            {"kind": "line", "series": series(TIMES, [1, 2, 4, 3])},
            {"kind": "band", "series": series([2, 3], [4, 3], lower=[3, 1], upper=[5, 5])},
        ],
    ),
    (
        "bars, most of them with errors",
        lambda axes: axes.bar(["a", "b", "c"], [1, 2, 3], yerr=[1, 1, np.nan]),
        [
            {"kind": "bars", "series": series(["a", "b", "c"], [1, 2, 3])},
            {"kind": "error", "series": series(["a", "b"], [1, 2], lower=[0, 1], upper=[2, 3])},
        ],
    ),
    (
        "profile",
        lambda axes: (axes.plot([3, 1, 2], [0, 10, 20]), axes.set(xlabel="heat (°C)", ylabel="depth (m)")),
        {
            "kind": "line",
            "x": {"name": "depth", "unit": "m"},
            "y": {"name": "heat", "unit": "°C"},
            "series": series([0, 10, 20], [3, 1, 2]),
        },
    ),
    ("path", lambda axes: axes.plot([3, 1, 2], [0, 10, 5]), "goes back along x"),
    (
        "cumulative steps",
        lambda axes: axes.hist(NUMBERS, 6, cumulative=True, histtype="step"),
        {"kind": "step", "series": series(EDGES, [*np.cumsum(COUNTS), len(NUMBERS)])},
    ),
]
