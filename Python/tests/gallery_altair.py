# SPDX-License-Identifier: MIT
"""Charts of Altair whose kind and numbers are known from the calls that make them, as in ``gallery.py``."""

import altair as alt
import pandas as pd

from gallery import ISO, NUMBERS, PEOPLE, by_day, series

LONG = pd.DataFrame({"t": [1, 1, 2, 2], "who": ["a", "b", "a", "b"], "v": [1, 2, 3, 5]})
DATED = pd.DataFrame({"day": pd.to_datetime(ISO), "v": [1, 2, 4], "low": [0, 1, 3], "high": [2, 4, 5]})
TOTALS = series(["a", "b"], [4, 7])
BOTH = [{"name": "a", "x": [1, 2], "y": [1, 3]}, {"name": "b", "x": [1, 2], "y": [2, 5]}]
GROUPS = [
    {"name": name, "values": values}
    for name, values in zip(["Fri", "Sat", "Thu"], map(by_day("height").__getitem__, (1, 2, 0)))
]


def chart(data=LONG, **options):
    return alt.Chart(data, **options)


def course(data=LONG, **options):
    return chart(data, **options).mark_line().encode(x="t", y="v", color="who")


def dated():
    return chart(DATED).mark_line().encode(x="day", y=alt.Y("v", title="speed (km/h)", scale=alt.Scale(type="log")))


def counted(**channels):
    return chart(PEOPLE).mark_bar().encode(x=alt.X("height", bin=True), y="count()", **channels)


CASES = [
    ("line", lambda: course(title="Both"), {"kind": "line", "title": "Both", "series": BOTH, "source": "altair"}),
    (
        "line of dates",
        dated,
        {
            "kind": "line",
            "x": {"name": "day", "type": "date"},
            "y": {"name": "speed", "unit": "km/h", "scale": "log"},
            "series": series(y=[1, 2, 4]),
        },
    ),
    (
        "steps",
        lambda: chart().mark_line(interpolate="step-after").encode(x="t", y="mean(v)"),
        {"kind": "step", "series": series([1, 2], [1.5, 4])},
    ),
    (
        "line with a rule",
        lambda: course() + chart().mark_rule().encode(y=alt.datum(2)),
        {"kind": "line", "lines": [{"y": 2}]},
    ),
    ("line with points", lambda: course() + course().mark_point(), {"kind": "line", "series": BOTH}),
    (
        "band",
        lambda: (
            chart(DATED).mark_line().encode(x="day", y="v")
            + chart(DATED).mark_area().encode(x="day", y="low", y2="high")
        ),
        {"kind": "band", "series": series(y=[1, 2, 4], lower=[0, 1, 3], upper=[2, 4, 5])},
    ),
    ("area", lambda: chart(DATED).mark_area().encode(x="day", y="v"), {"kind": "line"}),
    (
        "areas",
        lambda: chart().mark_area().encode(x="t", y="v", color="who"),
        {"kind": "stacked", "stack": "total", "series": BOTH},
    ),
    (
        "points",
        lambda: chart(PEOPLE).mark_point().encode(x="height", y="weight"),
        {"kind": "scatter", "x": {"name": "height"}},
    ),
    (
        "points of groups",
        lambda: chart(PEOPLE).mark_circle().encode(x="height", y="weight", color="sex"),
        {"kind": "scatter", "series": [{"name": "f"}, {"name": "m"}]},
    ),
    ("bars", lambda: chart().mark_bar().encode(x="who", y="sum(v)"), {"kind": "bars", "series": TOTALS}),
    ("bars that lie", lambda: chart().mark_bar().encode(y="who", x="sum(v)"), {"kind": "bars", "series": TOTALS}),
    (
        "bars in order",
        lambda: chart().mark_bar().encode(x=alt.X("who", sort="-y"), y="sum(v)"),
        {"kind": "bars", "series": series(["b", "a"], [7, 4])},
    ),
    (
        "bars of counts",
        lambda: chart().mark_bar().encode(x="who", y="count()"),
        {"kind": "bars", "series": series(["a", "b"], [2, 2])},
    ),
    (
        "stacked bars",
        lambda: chart().mark_bar().encode(x="t:O", y="v", color="who"),
        {"kind": "stacked", "stack": "total", "series": BOTH},
    ),
    (
        "bars in percent",
        lambda: chart().mark_bar().encode(x="t:O", y=alt.Y("v", stack="normalize"), color="who"),
        {"stack": "percent"},
    ),
    (
        "grouped bars",
        lambda: chart().mark_bar().encode(x="t:O", y="v", color="who", xOffset="who"),
        {"kind": "grouped", "series": BOTH},
    ),
    ("histogram", counted, {"kind": "histogram", "x": {"name": "height"}, "series": series(values=NUMBERS)}),
    ("histogram of groups", lambda: counted(color="sex"), "several groups"),
    ("boxes", lambda: chart(PEOPLE).mark_boxplot().encode(x="day", y="height"), {"kind": "box", "series": GROUPS}),
    (
        "boxes that lie",
        lambda: chart(PEOPLE).mark_boxplot().encode(y="day", x="height"),
        {"kind": "box", "series": GROUPS},
    ),
    ("strips", lambda: chart(PEOPLE).mark_tick().encode(y="day", x="height"), {"kind": "box", "series": GROUPS}),
    (
        "heat map",
        lambda: chart().mark_rect().encode(x="t:O", y="who:N", color="v"),
        {"kind": "heatmap", "rows": ["a", "b"], "columns": [1, 2], "cells": [[1, 3], [2, 5]]},
    ),
    ("pie", lambda: chart().mark_arc().encode(theta="sum(v)", color="who"), {"kind": "share", "series": TOTALS}),
    (
        "facets",
        lambda: course(title="Both").encode(column="who"),
        [{"title": "Both: who a"}, {"title": "Both: who b"}],
    ),
    (
        "beside each other",
        lambda: course() | chart(PEOPLE).mark_point().encode(x="height", y="weight"),
        [{"kind": "line"}, {"kind": "scatter"}],
    ),
    (
        "mean as a rule",
        lambda: course() + chart().mark_rule().encode(y="mean(v)"),
        {"kind": "line", "lines": [{"y": 2.75}]},
    ),
    (
        "colours of numbers",
        lambda: chart(PEOPLE).mark_point().encode(x="height", y="weight", color="weight:Q"),
        {"kind": "scatter", "series": [{}]},
    ),
    ("line at one place", lambda: chart().mark_line().encode(x=alt.value(3), y="v"), "no column along x"),
    (
        "binned line",
        lambda: chart().mark_line().encode(x=alt.X("t", bin=True), y="mean(v)"),
        r"groups its data \(bin\)",
    ),
    ("parts of dates", lambda: chart().mark_line().encode(x="year(t):T", y="v"), r"groups its data \(timeUnit\)"),
    ("transformed", lambda: course().transform_filter("datum.t > 1"), "transforms its data"),
    ("repeated", lambda: course().repeat(row=["a"]), r"compound one \(repeat\)"),
    (
        "elsewhere",
        lambda: alt.Chart("x.csv").mark_line().encode(x="a:Q", y="b:Q"),
        r"elsewhere \(x.csv\)\. Read them",
    ),
    ("map", lambda: chart().mark_geoshape(), "marks of the kind geoshape"),
]
