# SPDX-License-Identifier: MIT
"""Figures of matplotlib and seaborn, and what names, units and places they have, as in ``gallery.py``."""

import numpy as np
import pandas as pd
import seaborn as sns
from matplotlib.ticker import PercentFormatter

from gallery import NUMBERS, TIMES, series

STYLED = pd.DataFrame(
    {
        "t": [0, 1] * 4,
        "v": [0, 1, 4, 5, 4, 5, 8, 9],
        "who": ["p"] * 4 + ["q"] * 4,
        "way": ["in", "in", "out", "out"] * 2,
    }
)


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


CASES = [
    (
        "lineplot by hue and style",
        lambda axes: sns.lineplot(STYLED, x="t", y="v", hue="who", style="way", ax=axes),
        {"kind": "line", "series": [{"name": name} for name in ("p, in", "p, out", "q, in", "q, out")]},
    ),
    (
        "lineplot by style",
        lambda axes: sns.lineplot(STYLED, x="t", y="v", style="way", ax=axes, errorbar=None),
        {"kind": "line", "series": [{"name": "in", "y": [2, 3]}, {"name": "out", "y": [6, 7]}]},
    ),
    (
        "scatterplot by hue and style",
        lambda axes: sns.scatterplot(STYLED, x="t", y="v", hue="who", style="way", ax=axes),
        {
            "kind": "scatter",
            "series": [
                {"name": "p, in", "y": [0, 1]},
                {"name": "p, out", "y": [4, 5]},
                {"name": "q, in", "y": [4, 5]},
                {"name": "q, out", "y": [8, 9]},
            ],
        },
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
        "percent by a format",
        lambda axes: (axes.plot(TIMES, [0.1, 0.2, 0.3, 0.57]), axes.yaxis.set_major_formatter("{x:.0%}")),
        {"y": {"unit": "%"}, "series": series(y=[10, 20, 30, 57])},
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
