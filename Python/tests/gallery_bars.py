# SPDX-License-Identifier: MIT
"""Figures of matplotlib with bars, boxes, grids and others, as in ``gallery.py``."""

import matplotlib.pyplot as plt
import numpy as np

from gallery import COUNTS, DAYS, EDGES, ISO, NUMBERS, OTHERS, TIMES, TOGETHER, quartiles, series


def grouped(axes):
    axes.bar(np.arange(3) - 0.2, [3, 1, 2], 0.4, label="old")
    axes.bar(np.arange(3) + 0.2, [4, 5, 6], 0.4, label="new")
    axes.set_xticks(range(3), ["a", "b", "c"])


def stacked(axes):
    axes.bar(["a", "b"], [3, 1], label="old")
    axes.bar(["a", "b"], [4, 5], bottom=[3, 1], label="new")


def percent(axes):
    axes.barh(["a", "b"], [30, 60], label="no")
    axes.barh(["a", "b"], [70, 40], left=[30, 60], label="yes")


def pareto(axes):
    axes.bar(["a", "b"], [3, 1])
    axes.twinx().plot(["a", "b"], [75, 100])


def uneasy(axes):
    axes.scatter([1, 2, 3], [1, 2, 4])
    axes.errorbar([1, 2, 3], [1, 2, 4], yerr=0.5, fmt="none")


def across(axes):
    axes.plot([1, 2, 3], [1, 2, 4])
    axes.hlines(2, 1, 3, label="goal", color="red")
    axes.legend()


def fan(axes):
    axes.plot(TIMES, [1, 2, 4, 3])
    for width in (1, 2):
        axes.fill_between(TIMES, np.array([1, 2, 4, 3]) - width, np.array([1, 2, 4, 3]) + width)


def months(axes):
    axes.bar(range(3), [3, 1, 2])
    axes.set_xticks(range(3), ["Jan", "Feb", "Mar"])
    axes.twinx().plot(range(3), [7, 8, 9])


def thousands(axes):
    axes.bar([0, 1, 2], [1000, 2000, 1500])
    axes.yaxis.set_major_formatter(lambda value, _: f"{value / 1000}k")


def notches(axes):
    axes.boxplot([NUMBERS, OTHERS], notch=True, patch_artist=True, tick_labels=["p", "q"], showmeans=True)


SEASONS = ["spring", "summer"]
CASES = [
    ("bars", lambda axes: axes.bar(["a", "b"], [3, 1]), {"kind": "bars", "series": series(["a", "b"], [3, 1])}),
    (
        "bars that lie",
        lambda axes: (axes.barh(["a", "b"], [3, 1]), axes.set(xlabel="n", ylabel="town")),
        {"kind": "bars", "x": {"name": "town"}, "y": {"name": "n"}, "series": series(["a", "b"], [3, 1])},
    ),
    (
        "bars of numbers",
        lambda axes: axes.bar([2001, 2002, 2004], [3, 1, 2]),
        {"kind": "bars", "series": series([2001, 2002, 2004], [3, 1, 2])},
    ),
    ("bars of dates", lambda axes: axes.bar(DAYS, [3, 1, 2]), {"kind": "bars", "series": series(ISO, [3, 1, 2])}),
    ("bars below zero", lambda axes: axes.bar(["a", "b"], [3, -1]), {"series": series(["a", "b"], [3, -1])}),
    (
        "bars with errors",
        lambda axes: axes.bar(["a", "b"], [3, 1], yerr=[1, 0.5]),
        {"kind": "error", "series": series(["a", "b"], [3, 1], lower=[2, 0.5], upper=[4, 1.5])},
    ),
    ("bars from elsewhere", lambda axes: axes.bar(["a", "b"], [3, 1], bottom=[5, 2]), "elsewhere than at zero"),
    ("bars with labels", lambda axes: axes.bar_label(axes.bar(["a"], [3])), {"kind": "bars"}),
    (
        "grouped bars",
        grouped,
        {
            "kind": "grouped",
            "series": [
                {"name": "old", "x": ["a", "b", "c"], "y": [3, 1, 2]},
                {"name": "new", "x": ["a", "b", "c"], "y": [4, 5, 6]},
            ],
        },
    ),
    ("stacked bars", stacked, {"kind": "stacked", "stack": "total", "series": [{"y": [3, 1]}, {"y": [4, 5]}]}),
    (
        "bars in percent",
        percent,
        {"kind": "stacked", "stack": "percent", "series": [{"y": [30, 60]}, {"y": [70, 40]}]},
    ),
    ("bars and a line", pareto, [{"kind": "bars"}, {"kind": "line", "series": series(["a", "b"], [75, 100])}]),
    ("stems", lambda axes: axes.stem([1, 2, 4], [3, 1, 2]), {"kind": "bars", "series": series([1, 2, 4], [3, 1, 2])}),
    (
        "histogram",
        lambda axes: axes.hist(NUMBERS, 6),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    (
        "histogram that lies",
        lambda axes: axes.hist(NUMBERS, 6, orientation="horizontal"),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    (
        "histogram as steps",
        lambda axes: axes.hist(NUMBERS, 6, histtype="step"),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    ("histogram of density", lambda axes: axes.hist(NUMBERS, 6, density=True), "a histogram of shares"),
    (
        "filled histogram",
        lambda axes: axes.hist(NUMBERS, 6, histtype="stepfilled"),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    (
        "histograms",
        lambda axes: axes.hist([NUMBERS, OTHERS], TOGETHER, label=["p", "q"]),
        [
            {
                "kind": "histogram",
                "title": name,
                "series": series(name=name, edges=TOGETHER, counts=np.histogram(values, TOGETHER)[0]),
            }
            for name, values in (("p", NUMBERS), ("q", OTHERS))
        ],
    ),
    (
        "stacked histograms",
        lambda axes: axes.hist([NUMBERS, OTHERS], TOGETHER, stacked=True),
        [
            {"kind": "histogram", "series": series(counts=np.histogram(values, TOGETHER)[0])}
            for values in (NUMBERS, OTHERS)
        ],
    ),
    (
        "boxes",
        lambda axes: axes.boxplot([NUMBERS, OTHERS]),
        {"kind": "box", "series": [dict(x=[1, 2], **quartiles(NUMBERS, OTHERS))]},
    ),
    (
        "boxes that lie",
        lambda axes: axes.boxplot([NUMBERS, OTHERS], orientation="horizontal"),
        {"kind": "box", "series": [dict(x=[1, 2], **quartiles(NUMBERS, OTHERS))]},
    ),
    ("boxes with notches", notches, {"kind": "box", "series": [dict(x=["p", "q"], **quartiles(NUMBERS, OTHERS))]}),
    ("violins", lambda axes: axes.violinplot([NUMBERS, OTHERS]), "violins"),
    (
        "pie",
        lambda axes: axes.pie([1, 3], labels=["a", "b"], autopct="%d"),
        {"kind": "share", "y": {"unit": "%"}, "series": series(["a", "b"], [25, 75])},
    ),
    (
        "ring",
        lambda axes: axes.pie([1, 3], labels=["a", "b"], wedgeprops={"width": 0.4}, explode=[0, 0.1]),
        {"kind": "share", "series": series(["a", "b"], [25, 75])},
    ),
    (
        "pie with a legend",
        lambda axes: axes.legend(axes.pie([1, 3])[0], SEASONS),
        {"kind": "share", "series": series(SEASONS, [25, 75])},
    ),
    (
        "image",
        lambda axes: plt.colorbar(axes.imshow([[1, 2, 3], [4, 5, 6]])),
        {"kind": "heatmap", "rows": [0, 1], "columns": [0, 1, 2], "cells": [[1, 2, 3], [4, 5, 6]]},
    ),
    (
        "image with names",
        lambda axes: (axes.imshow([[1, 2], [4, 5]]), axes.set_xticks([0, 1], ["p", "q"])),
        {"kind": "heatmap", "rows": [0, 1], "columns": ["p", "q"]},
    ),
    (
        "mesh",
        lambda axes: axes.pcolormesh([0, 2, 4], [1, 2, 3], [[1, 2], [4, 5]]),
        {"kind": "heatmap", "rows": [1.5, 2.5], "columns": [1, 3], "cells": [[1, 2], [4, 5]]},
    ),
    ("photograph", lambda axes: axes.imshow(np.zeros((2, 2, 3))), "a picture in colours"),
    (
        "counts of pairs",
        lambda axes: axes.hist2d([1, 2, 2], [1, 2, 2], bins=2),
        {"kind": "heatmap", "cells": [[1, 0], [0, 2]]},
    ),
    ("hexagons", lambda axes: axes.hexbin(NUMBERS, OTHERS), "hexagons"),
    ("contours", lambda axes: axes.contour(np.eye(3)), "contour lines"),
    ("arrows", lambda axes: axes.quiver([1], [1], [1], [1]), "arrows"),
    ("events", lambda axes: axes.eventplot([1, 2, 3]), "rows of events"),
    ("points with errors", uneasy, {"kind": "band", "series": series([1, 2, 3], [1, 2, 4], lower=[0.5, 1.5, 3.5])}),
    (
        "errors without points",
        lambda axes: axes.errorbar([1, 2], [1, 2], yerr=1, fmt="none"),
        "bars of error without points",
    ),
    ("errors along x", lambda axes: axes.errorbar([1, 2, 3], [1, 2, 4], xerr=1, fmt="o"), {"kind": "scatter"}),
    (
        "line across",
        across,
        {"kind": "line", "series": series([1, 2, 3], [1, 2, 4]), "lines": [{"name": "goal", "y": 2}]},
    ),
    ("fan", fan, {"kind": "band", "series": series(lower=[0, 1, 3, 2])}),
    ("months", months, [{"kind": "bars", "series": series(["Jan", "Feb", "Mar"], [3, 1, 2])}, {"kind": "line"}]),
    ("ticks in thousands", thousands, {"kind": "bars", "series": series([0, 1, 2], [1000, 2000, 1500])}),
    (
        "wide bars",
        lambda axes: axes.bar([2000, 2001, 2002], [3, 1, 2], width=1),
        {"kind": "bars", "series": series([2000, 2001, 2002], [3, 1, 2])},
    ),
    (
        "cumulative histogram",
        lambda axes: axes.hist(NUMBERS, 6, cumulative=True),
        {"kind": "bars", "series": series(y=np.cumsum(COUNTS))},
    ),
    (
        "opposite bars",
        lambda axes: (axes.barh(["a", "b"], [-3, -1], label="m"), axes.barh(["a", "b"], [2, 2], label="f")),
        {"kind": "grouped", "series": [{"name": "m", "y": [-3, -1]}, {"name": "f", "y": [2, 2]}]},
    ),
    ("bars in time", lambda axes: axes.barh(["a", "b"], [3, 2], left=[1, 4]), "elsewhere than at zero"),
    (
        "lollipops",
        lambda axes: (axes.vlines(["a", "b"], 0, [3, 1]), axes.scatter(["a", "b"], [3, 1])),
        {"kind": "bars", "series": series(["a", "b"], [3, 1])},
    ),
    (
        "stems of lines",
        lambda axes: (axes.vlines([1, 2, 3], 0, [3, -1, 0]), axes.plot([1, 2, 3], [3, -1, 0], "o")),
        {"kind": "bars", "series": series([1, 2, 3], [3, -1, 0])},
    ),
    (
        "curve of numbers that come twice",
        lambda axes: axes.plot([0, 0, 0.5, 1], [0, 0.5, 0.9, 1], label="ROC"),
        {"kind": "line", "series": series([0, 0, 0.5, 1], [0, 0.5, 0.9, 1])},
    ),
    (
        "shaded step",
        lambda axes: (axes.step([1, 2, 3], [1, 3, 2]), axes.fill_between([1, 2, 3], [1, 3, 2], step="pre")),
        {"kind": "step"},
    ),
    (
        "axes within axes",
        lambda axes: (axes.plot([1, 2, 3]), axes.inset_axes([0.5, 0.5, 0.4, 0.4]).bar([1, 2], [2, 3])),
        [{"kind": "line"}, {"kind": "bars"}],
    ),
    (
        "second scale",
        lambda axes: (
            axes.plot([1, 2, 3]),
            axes.secondary_yaxis("right", functions=(lambda v: v * 2, lambda v: v / 2)),
        ),
        {"kind": "line"},
    ),
    (
        "stream",
        lambda axes: axes.streamplot([0, 1, 2], [0, 1, 2], np.ones((3, 3)), np.ones((3, 3))),
        "separate lines",
    ),
    ("triangle beside a line", lambda axes: (axes.plot([1, 2]), axes.fill([0, 1, 1], [0, 0, 1])), "shapes"),
    ("triangle", lambda axes: axes.fill([0, 1, 1], [0, 0, 1]), "shapes"),
]
