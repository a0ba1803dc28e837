# SPDX-License-Identifier: MIT
"""Figures of seaborn and pandas, as in ``gallery.py``."""

import numpy as np
import pandas as pd
import seaborn as sns

from gallery import (
    BY_SEX,
    COUNTS,
    DATED,
    EDGES,
    ISO,
    MEANS,
    NUMBERS,
    OTHERS,
    PEOPLE,
    TOGETHER,
    WIDE,
    by_day,
    quartiles,
    series,
)


def grouped(axes):
    axes.bar(np.arange(3) - 0.2, [3, 1, 2], 0.4, label="old")
    axes.bar(np.arange(3) + 0.2, [4, 5, 6], 0.4, label="new")
    axes.set_xticks(range(3), ["a", "b", "c"])


def stacked(axes):
    axes.bar(["a", "b"], [3, 1], label="old")
    axes.bar(["a", "b"], [4, 5], bottom=[3, 1], label="new")


def seaborn(function, **options):
    return lambda axes: getattr(sns, function)(PEOPLE, ax=axes, **options)


def pandas(data, kind, **options):
    return lambda axes: getattr(data.plot, kind)(ax=axes, **options)


BOTH = [{"name": "f"}, {"name": "m"}]

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
        "pointplot without lines",
        seaborn("pointplot", x="day", y="height", hue="sex", linestyle="none", dodge=0.2, errorbar=("pi", 100)),
        [
            {
                "kind": "error",
                "title": sex,
                "series": series(
                    list(MEANS.index),
                    list(BY_SEX[sex].groupby("day", sort=False)["height"].mean()),
                    lower=list(BY_SEX[sex].groupby("day", sort=False)["height"].min()),
                    upper=list(BY_SEX[sex].groupby("day", sort=False)["height"].max()),
                ),
            }
            for sex in "fm"
        ],
    ),
    (
        "barplot of columns by hue",
        seaborn("barplot", x="day", y="height", hue="sex"),
        [{"kind": "error", "title": sex} for sex in "fm"],
    ),
    (
        "barplot of single values",
        lambda axes: sns.barplot(x=[3, 2], y=["a", "b"], ax=axes),
        {"kind": "bars", "series": series(["a", "b"], [3, 2])},
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
        "bars of periods",
        pandas(pd.Series([3, 1, 2], index=pd.period_range("2020-01", periods=3, freq="M")), "bar"),
        {"kind": "bars", "x": {"type": "date"}, "series": series(["2020-01", "2020-02", "2020-03"], [3, 1, 2])},
    ),
    (
        "bars of columns with errors",
        pandas(WIDE, "bar", yerr=0.5),
        [
            {"kind": "error", "title": "v", "series": series(lower=[2.5, 0.5, 1.5])},
            {"kind": "error", "title": "w", "series": series(["a", "b", "c"], [5, 6, 4])},
        ],
    ),
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

CASES = SEABORN + PANDAS
