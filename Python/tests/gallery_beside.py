# SPDX-License-Identifier: MIT
"""Figures of matplotlib with several things in one panel, as galleries have them, as in ``gallery.py``."""

import numpy as np
from matplotlib.ticker import PercentFormatter

from gallery import COUNTS, EDGES, NUMBERS, OTHERS, TIMES, series

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


def numbered_colours(axes):
    points = axes.scatter(TIMES, [3, 1, 2, 4], c=[1, 2, 1, 2])
    axes.legend(points.legend_elements()[0], ["old", "new"])


def fits_by_colour(axes):
    for name, color, rise in (("p", "red", 1), ("q", "blue", 2)):
        axes.scatter(TIMES, [rise, 1, 2, 4], color=color, label=name)
        axes.plot(TIMES, [0, rise, 2 * rise, 3 * rise], color=color)
    axes.legend()


def shares(axes):
    axes.plot(TIMES, [0.1, 0.29, 0.4, 1])
    axes.axhline(0.57, label="goal")
    axes.yaxis.set_major_formatter(PercentFormatter(1))


def formulas(axes):
    axes.plot(TIMES, [1, 2, 4, 3], label=r"$\alpha_i$")
    axes.plot(TIMES, [1, 2, 4, 5], label="CO$_2$")
    axes.set(title=r"$\cos(x)$ and $\frac{1}{2}$", xlabel=r"$\Delta t$ [$\mu$s]", ylabel="R$^2$ for \\$5, $10^{-3}$")


def curves_of_density(axes):
    axes.plot(CURVE, BELL)
    axes.set_ylabel("Density")


WITHOUT_ERRORS = {"kind": "line", "series": series(range(9), range(9))}
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
        [{"kind": "error", "series": series(name="p")}, {"kind": "bars", "series": series(name="q", y=[3, 4])}],
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
        "colours of numbers in a legend",
        numbered_colours,
        {"kind": "scatter", "series": [{"name": "old", "y": [3, 2]}, {"name": "new", "y": [1, 4]}]},
    ),
    (
        "lines in the colours of points",
        fits_by_colour,
        [
            {"kind": "scatter", "series": [{"name": "p"}, {"name": "q"}]},
            {"kind": "line", "series": [{"name": "p", "y": TIMES}, {"name": "q", "y": [0, 2, 4, 6]}]},
        ],
    ),
    (
        "formulas",
        formulas,
        {
            "title": "cos(x) and 1/2",
            "x": {"name": "Δt", "unit": "μs"},
            "y": {"name": "R² for $5, 10⁻³"},
            "series": [{"name": "α_i"}, {"name": "CO₂"}],
        },
    ),
    (
        "functions as names",
        lambda axes: (axes.plot(TIMES), axes.set(xlabel="e(GNP | X)", ylabel="log(price)")),
        {"x": {"name": "e(GNP | X)", "unit": None}, "y": {"name": "log(price)", "unit": None}},
    ),
    (
        "mesh of thirds",
        lambda axes: axes.pcolormesh(np.linspace(0, 1, 4), np.linspace(0, 30, 4), np.arange(9).reshape(3, 3)),
        {"kind": "heatmap", "rows": [5, 15, 25], "columns": [0.167, 0.5, 0.833]},
    ),
    (
        "shares in percent",
        shares,
        {"y": {"unit": "%"}, "series": series(TIMES, [10, 29, 40, 100]), "lines": [{"name": "goal", "y": 57}]},
    ),
    (
        "errors at few points",
        lambda axes: axes.errorbar(range(9), range(9), yerr=1, errorevery=4),
        WITHOUT_ERRORS,
    ),
    ("errors at most points", lambda axes: axes.errorbar(TIMES, TIMES, yerr=[1, 1, 1, np.nan]), {"kind": "band"}),
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
    (
        "logarithms that nothing uses",
        lambda axes: (axes.hist(NUMBERS, 6, log=True), axes.set(xscale="log", ylabel="n")),
        {"kind": "histogram", "x": {"scale": None}, "y": {"name": "n", "scale": None}},
    ),
    (
        "logarithms of zero",
        lambda axes: (axes.plot([0, 1, 2]), axes.set(yscale="symlog", ylabel="n")),
        {"y": {"name": "n", "scale": None}},
    ),
]
