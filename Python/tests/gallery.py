# SPDX-License-Identifier: MIT
"""Figures whose kind and numbers are known from the calls that draw them.

`gallery_lines.py` and others hold the cases. A case is a name, what draws on axes, and what the chart has to state, of which it may state more; a list for
several charts; a text for what has to be in the sentence that refuses it.
"""

import datetime

import numpy as np
import pandas as pd

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
