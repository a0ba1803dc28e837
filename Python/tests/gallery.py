# SPDX-License-Identifier: MIT
"""Figures whose kind and numbers are known from the calls that draw them.

A case is a name, what draws on axes, and what the chart has to state, of which it may state more; a list for
several charts; a text for what has to be in the sentence that refuses it.
"""

import datetime

import matplotlib.dates
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import seaborn as sns

RANDOM = np.random.default_rng(7)
DAYS = [datetime.date(2020, 1, day) for day in (1, 2, 3)]
NUMBERS = RANDOM.normal(50, 10, 60).round(2)
OTHERS = RANDOM.normal(40, 5, 60).round(2)
TIMES = [0, 1, 2, 3]
COUNTS, EDGES = (list(values) for values in np.histogram(NUMBERS, 6))
TOGETHER = np.histogram_bin_edges(np.concatenate([NUMBERS, OTHERS]), 5)
PEOPLE = pd.DataFrame(
    {
        "day": np.repeat(["Thu", "Fri", "Sat"], 20),
        "sex": ["f", "m"] * 30,
        "height": NUMBERS,
        "weight": OTHERS,
    }
)
MEANS = PEOPLE.groupby("day", sort=False)["height"].mean()
BY_SEX = {sex: part for sex, part in PEOPLE.groupby("sex")}
WIDE = pd.DataFrame({"v": [3.0, 1.0, 2.0], "w": [5.0, 6.0, 4.0]}, index=["a", "b", "c"])
DATED = pd.DataFrame({"v": [1, 3, 2], "w": [2, 1, 4]}, index=pd.date_range("2020-01-01", periods=3))
ISO = ["2020-01-01", "2020-01-02", "2020-01-03"]


def series(*columns, **named):
    """A chart's series: of columns x and y, or of those that are named."""
    return [dict(zip("xy", columns), **named)] if columns or named else []


def quartiles(*groups):
    """The parts of boxes, as matplotlib finds them."""
    found = {name: [] for name in ("low", "q1", "median", "q3", "high", "outliers")}
    for values in map(np.asarray, groups):
        q1, median, q3 = np.percentile(values, [25, 50, 75])
        inner = values[(values >= q1 - 1.5 * (q3 - q1)) & (values <= q3 + 1.5 * (q3 - q1))]
        outliers = sorted(set(values[(values < inner.min()) | (values > inner.max())].tolist()))
        for name, value in zip(found, (inner.min(), q1, median, q3, inner.max(), outliers)):
            found[name].append(value)
    return found


def by_day(column):
    return [PEOPLE[column][PEOPLE["day"] == day] for day in MEANS.index]


def twin(axes):
    axes.plot(TIMES, [1, 2, 3, 4], label="rain")
    other = axes.twinx()
    other.plot(TIMES, [20, 25, 22, 21], label="heat")
    other.set_ylabel("heat (°C)")


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


def surrounded(axes):
    axes.plot(TIMES, [1, 2, 4, 3], label="mean")
    axes.fill_between(TIMES, [0, 1, 3, 2], [2, 3, 6, 4], alpha=0.3)


def target(axes):
    axes.plot(TIMES, [1, 2, 4, 3])
    axes.axhline(2.5, label="target")
    axes.axvline(2)
    axes.axvspan(1, 2, alpha=0.1)


def pareto(axes):
    axes.bar(["a", "b"], [3, 1])
    axes.twinx().plot(["a", "b"], [75, 100])


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


def colored(axes):
    points = axes.scatter([1, 2, 4], [3, 1, 2], c=["red", "blue", "red"])
    plt.colorbar(axes.imshow([[1, 2], [3, 4]])) if points is None else None


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


def seaborn(function, **options):
    return lambda axes: getattr(sns, function)(PEOPLE, ax=axes, **options)


def pandas(data, kind, **options):
    return lambda axes: getattr(data.plot, kind)(ax=axes, **options)


BOTH = [{"name": "f"}, {"name": "m"}]
SEASONS = ["spring", "summer"]

MATPLOTLIB = [
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

SEABORN = [
    (
        "scatterplot",
        seaborn("scatterplot", x="height", y="weight"),
        {"kind": "scatter", "series": series(NUMBERS, OTHERS)},
    ),
    (
        "scatterplot by hue",
        seaborn("scatterplot", x="height", y="weight", hue="sex"),
        {
            "kind": "scatter",
            "series": [{"name": sex, "x": BY_SEX[sex]["height"], "y": BY_SEX[sex]["weight"]} for sex in "fm"],
        },
    ),
    (
        "lineplot",
        seaborn("lineplot", x="day", y="height", errorbar=None),
        {"kind": "line", "series": series(list(MEANS.index), MEANS)},
    ),
    (
        "lineplot with its interval",
        seaborn("lineplot", x="day", y="height", errorbar=("pi", 100)),
        {
            "kind": "error",
            "series": series(
                list(MEANS.index),
                MEANS,
                lower=[v.min() for v in by_day("height")],
                upper=[v.max() for v in by_day("height")],
            ),
        },
    ),
    (
        "lineplot by hue",
        seaborn("lineplot", x="day", y="height", hue="sex"),
        [{"kind": "error", "title": sex} for sex in "fm"],
    ),
    (
        "barplot",
        seaborn("barplot", x="day", y="height", errorbar=("pi", 100)),
        {
            "kind": "error",
            "series": series(
                list(MEANS.index),
                MEANS,
                lower=[v.min() for v in by_day("height")],
                upper=[v.max() for v in by_day("height")],
            ),
        },
    ),
    (
        "barplot in colours",
        seaborn("barplot", x="day", y="height", hue="day", errorbar=None),
        {"kind": "bars", "series": series(list(MEANS.index), MEANS)},
    ),
    (
        "barplot by hue",
        seaborn("barplot", x="day", y="height", hue="sex", errorbar=None),
        {
            "kind": "grouped",
            "series": [{"name": sex, "y": BY_SEX[sex].groupby("day", sort=False)["height"].mean()} for sex in "fm"],
        },
    ),
    (
        "countplot",
        seaborn("countplot", x="day"),
        {"kind": "bars", "series": series(["Thu", "Fri", "Sat"], [20, 20, 20])},
    ),
    ("countplot by hue", seaborn("countplot", y="day", hue="sex"), {"kind": "grouped", "series": BOTH}),
    (
        "boxplot",
        seaborn("boxplot", x="day", y="height"),
        {"kind": "box", "series": [dict(x=list(MEANS.index), **quartiles(*by_day("height")))]},
    ),
    ("boxplot by hue", seaborn("boxplot", x="day", y="height", hue="sex"), {"kind": "box", "series": BOTH}),
    ("boxenplot", seaborn("boxenplot", x="day", y="height"), "shapes"),
    (
        "histplot",
        seaborn("histplot", x="height", bins=6),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    (
        "histplot with a curve",
        seaborn("histplot", x="height", bins=6, kde=True),
        [{"kind": "histogram"}, {"kind": "line"}],
    ),
    (
        "histplot as steps",
        seaborn("histplot", x="height", bins=6, element="step"),
        {"kind": "histogram", "series": series(counts=COUNTS)},
    ),
    (
        "histplot by hue",
        seaborn("histplot", x="height", hue="sex"),
        [{"kind": "histogram", "title": sex} for sex in "fm"],
    ),
    (
        "dodged histplot",
        seaborn("histplot", x="height", bins=6, hue="sex", multiple="dodge"),
        [
            {
                "kind": "histogram",
                "title": sex,
                "series": series(edges=EDGES, counts=np.histogram(BY_SEX[sex]["height"], EDGES)[0]),
            }
            for sex in "fm"
        ],
    ),
    (
        "histplot of names",
        seaborn("histplot", x="day"),
        {"kind": "bars", "series": series(["Thu", "Fri", "Sat"], [20, 20, 20])},
    ),
    ("kdeplot", seaborn("kdeplot", x="height"), "a curve of density"),
    ("filled kdeplot", seaborn("kdeplot", x="height", fill=True), "a curve of density"),
    (
        "heatmap",
        lambda axes: sns.heatmap(WIDE, ax=axes, annot=True),
        {"kind": "heatmap", "rows": ["a", "b", "c"], "columns": ["v", "w"], "cells": WIDE.to_numpy()},
    ),
    (
        "regplot",
        seaborn("regplot", x="height", y="weight"),
        [{"kind": "scatter", "series": series(NUMBERS, OTHERS)}, {"kind": "band"}],
    ),
    (
        "pointplot",
        seaborn("pointplot", x="day", y="height", hue="sex"),
        [{"kind": "error", "title": sex} for sex in "fm"],
    ),
    (
        "stripplot",
        seaborn("stripplot", x="day", y="height"),
        {
            "kind": "box",
            "series": [{"name": day, "values": values} for day, values in zip(MEANS.index, by_day("height"))],
        },
    ),
    ("ecdfplot", seaborn("ecdfplot", x="height"), {"kind": "step"}),
    ("violinplot", seaborn("violinplot", x="day", y="height"), "violins"),
    (
        "boxes and points",
        lambda axes: (
            sns.boxplot(PEOPLE, x="day", y="height", ax=axes),
            sns.stripplot(PEOPLE, x="day", y="height", ax=axes),
        ),
        {"kind": "box"},
    ),
]

PANDAS = [
    (
        "plot",
        pandas(WIDE, "line"),
        {"kind": "line", "series": [{"name": "v", "x": ["a", "b", "c"], "y": [3, 1, 2]}, {"name": "w"}]},
    ),
    (
        "plot of dates",
        pandas(DATED, "line"),
        {"kind": "line", "x": {"type": "date"}, "series": [{"x": ISO, "y": [1, 3, 2]}, {"name": "w"}]},
    ),
    (
        "second axis",
        pandas(DATED, "line", secondary_y="w"),
        {"kind": "line", "series": [{"name": "v"}, {"axis": "y2", "y": [2, 1, 4]}]},
    ),
    ("bar", pandas(WIDE["v"], "bar"), {"kind": "bars", "series": series(["a", "b", "c"], [3, 1, 2])}),
    (
        "bars of columns",
        pandas(WIDE, "bar"),
        {"kind": "grouped", "series": [{"name": "v", "x": ["a", "b", "c"], "y": [3, 1, 2]}, {"name": "w"}]},
    ),
    (
        "stacked bars of columns",
        pandas(WIDE, "barh", stacked=True),
        {"kind": "stacked", "series": [{"name": "v"}, {"name": "w", "y": [5, 6, 4]}]},
    ),
    (
        "area of columns",
        pandas(WIDE, "area"),
        {"kind": "stacked", "series": [{"name": "v"}, {"name": "w", "y": [5, 6, 4]}]},
    ),
    (
        "scatter of columns",
        pandas(PEOPLE, "scatter", x="height", y="weight"),
        {"kind": "scatter", "x": {"name": "height"}, "series": series(NUMBERS, OTHERS)},
    ),
    (
        "boxes of columns",
        pandas(PEOPLE[["height", "weight"]], "box"),
        {"kind": "box", "series": [dict(x=["height", "weight"], **quartiles(NUMBERS, OTHERS))]},
    ),
    (
        "histogram of a column",
        pandas(PEOPLE["height"], "hist", bins=6),
        {"kind": "histogram", "series": series(edges=EDGES, counts=COUNTS)},
    ),
    (
        "histograms of columns",
        pandas(PEOPLE[["height", "weight"]], "hist", bins=TOGETHER, alpha=0.5),
        [{"kind": "histogram", "title": "height"}, {"kind": "histogram", "title": "weight"}],
    ),
    (
        "pie of a column",
        pandas(WIDE["v"], "pie"),
        {"kind": "share", "series": series(["a", "b", "c"], [50, 100 / 6, 100 / 3])},
    ),
    ("hexagons of columns", pandas(PEOPLE, "hexbin", x="height", y="weight"), "hexagons"),
]
CASES = MATPLOTLIB + SEABORN + PANDAS
