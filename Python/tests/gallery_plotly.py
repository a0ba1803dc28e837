# SPDX-License-Identifier: MIT
"""Figures of Plotly whose kind and numbers are known from the calls that make them, as in ``gallery.py``."""

import plotly.express as px
import plotly.graph_objects as go
from plotly.subplots import make_subplots

from gallery import ISO, NUMBERS, OTHERS, PEOPLE, by_day, series

TOWNS = ["a", "b", "a", "b"]
YEARS = [2020, 2020, 2021, 2021]
VALUES = [3, 1, 4, 2]
BY_TOWN = [{"name": "a", "y": [3, 4]}, {"name": "b", "y": [1, 2]}]
GROUPS = [{"name": day, "values": values} for day, values in zip(["Thu", "Fri", "Sat"], by_day("height"))]


def marked():
    figure = px.line(x=ISO, y=[1, 2, 4], labels={"x": "day", "y": "speed (km/h)"}, title="Wind")
    figure.add_hline(y=2.5, name="limit")
    return figure


def twin():
    figure = make_subplots(specs=[[{"secondary_y": True}]])
    figure.add_scatter(x=[1, 2], y=[3, 4], name="rain", secondary_y=False)
    figure.add_scatter(x=[1, 2], y=[20, 25], name="heat", secondary_y=True)
    return figure


def panels():
    figure = make_subplots(rows=1, cols=2)
    figure.add_scatter(x=[1, 2], y=[3, 4], mode="lines", row=1, col=1)
    figure.add_bar(x=["a", "b"], y=[3, 4], row=1, col=2)
    return figure


def band():
    figure = go.Figure()
    figure.add_scatter(x=[1, 2], y=[2, 3], name="low", line={"width": 0})
    figure.add_scatter(x=[1, 2], y=[4, 6], name="high", line={"width": 0}, fill="tonexty")
    figure.add_scatter(x=[1, 2], y=[3, 4], name="mean")
    return figure


def around():
    figure = go.Figure(go.Scatter(x=[1, 2], y=[1, 3]))
    figure.add_scatter(x=[1, 2, 2, 1], y=[2, 4, 2, 0], fill="toself")
    return figure


def upside_down():
    figure = px.line(x=[1, 2, 3], y=[3, 1, 2], log_x=True)
    figure.update_yaxes(autorange="reversed")
    return figure


CASES = [
    (
        "line",
        lambda: px.line(x=YEARS, y=VALUES, color=TOWNS),
        {"kind": "line", "series": BY_TOWN, "source": "plotly"},
    ),
    (
        "line with a mark",
        marked,
        {
            "kind": "line",
            "title": "Wind",
            "x": {"name": "day", "type": "date"},
            "y": {"name": "speed", "unit": "km/h"},
            "series": series(ISO, [1, 2, 4]),
            "lines": [{"name": "limit", "y": 2.5}],
        },
    ),
    ("axis upside down", upside_down, {"kind": "line", "y": {"reversed": True}}),
    ("steps", lambda: px.line(x=[1, 2], y=[3, 4], line_shape="hv"), {"kind": "step"}),
    ("band", band, {"kind": "band", "series": series(name="mean", y=[3, 4], lower=[2, 3], upper=[4, 6])}),
    ("band around", around, {"kind": "band", "series": series(y=[1, 3], lower=[0, 2], upper=[2, 4])}),
    (
        "line downwards",
        lambda: go.Figure(go.Scatter(x=[3, 2, 1], y=[1, 2, 4])),
        {"kind": "line", "series": series([1, 2, 3], [4, 2, 1])},
    ),
    ("path", lambda: go.Figure(go.Scatter(x=[3, 1, 2], y=[1, 2, 4])), "goes back along x"),
    (
        "errors",
        lambda: px.line(x=[1, 2], y=[3, 4], error_y=[1, 0.5]),
        {"kind": "band", "series": series([1, 2], [3, 4], lower=[2, 3.5], upper=[4, 4.5])},
    ),
    ("second axis", twin, {"kind": "line", "series": [{"name": "rain"}, {"name": "heat", "axis": "y2"}]}),
    ("panels", panels, [{"kind": "line"}, {"kind": "bars", "series": series(["a", "b"], [3, 4])}]),
    (
        "area",
        lambda: px.area(x=YEARS, y=VALUES, color=TOWNS),
        {"kind": "stacked", "stack": "total", "series": BY_TOWN},
    ),
    (
        "scatter",
        lambda: px.scatter(PEOPLE, x="height", y="weight"),
        {"kind": "scatter", "x": {"name": "height"}, "series": series(NUMBERS, OTHERS)},
    ),
    (
        "scatter of groups",
        lambda: px.scatter(PEOPLE, x="height", y="weight", color="sex"),
        {"kind": "scatter", "series": [{"name": "f"}, {"name": "m"}]},
    ),
    ("filled line", lambda: go.Figure(go.Scatter(x=[1, 2, 3], y=[1, 3, 2], fill="tozeroy")), {"kind": "line"}),
    (
        "texts",
        lambda: go.Figure(go.Scatter(x=[1, 2], y=[1, 3], mode="text", text=["a", "b"])),
        "texts in the place of points",
    ),
    (
        "many points",
        lambda: px.scatter(x=list(range(2000)), y=list(range(2000)), render_mode="webgl"),
        {"kind": "scatter"},
    ),
    ("bars", lambda: px.bar(x=["p", "q"], y=[1, 3]), {"kind": "bars", "series": series(["p", "q"], [1, 3])}),
    (
        "bars that lie",
        lambda: px.bar(y=["p", "q"], x=[1, 3], orientation="h", labels={"x": "n", "y": "town"}),
        {"kind": "bars", "x": {"name": "town"}, "y": {"name": "n"}, "series": series(["p", "q"], [1, 3])},
    ),
    (
        "bars in colours",
        lambda: px.bar(x=["p", "q"], y=[1, 3], color=["p", "q"]),
        {"kind": "bars", "series": series(["p", "q"], [1, 3])},
    ),
    (
        "bars with errors",
        lambda: px.bar(x=["p", "q"], y=[1, 3], error_y=[1, 0.5]),
        {"kind": "error", "series": series(lower=[0, 2.5], upper=[2, 3.5])},
    ),
    (
        "bars of rows",
        lambda: px.bar(x=["p", "q", "p"], y=[1, 3, 2]),
        {"kind": "bars", "series": series(["p", "q"], [3, 3])},
    ),
    (
        "facets",
        lambda: px.scatter(PEOPLE, x="height", y="weight", facet_col="sex"),
        [{"title": "sex=f"}, {"title": "sex=m"}],
    ),
    ("histograms", lambda: px.histogram(PEOPLE, x="height", color="sex"), [{"title": "f"}, {"title": "m"}]),
    (
        "grouped bars",
        lambda: px.bar(x=YEARS, y=VALUES, color=TOWNS, barmode="group"),
        {"kind": "grouped", "series": BY_TOWN},
    ),
    ("stacked bars", lambda: px.bar(x=YEARS, y=VALUES, color=TOWNS), {"kind": "stacked", "series": BY_TOWN}),
    (
        "histogram",
        lambda: px.histogram(PEOPLE, x="height"),
        {"kind": "histogram", "x": {"name": "height"}, "series": series(values=NUMBERS)},
    ),
    (
        "histogram of names",
        lambda: px.histogram(x=["p", "q", "p"]),
        {"kind": "bars", "series": series(["p", "q"], [2, 1])},
    ),
    ("boxes", lambda: px.box(PEOPLE, x="day", y="height"), {"kind": "box", "x": {"name": "day"}, "series": GROUPS}),
    ("violins", lambda: px.violin(PEOPLE, x="day", y="height"), {"kind": "violin", "series": GROUPS}),
    ("strips", lambda: px.strip(PEOPLE, x="day", y="height"), {"kind": "box", "series": GROUPS}),
    (
        "image",
        lambda: px.imshow([[1, 2], [3, 4]], x=["p", "q"], y=["r", "s"]),
        {"kind": "heatmap", "rows": ["r", "s"], "columns": ["p", "q"], "cells": [[1, 2], [3, 4]]},
    ),
    (
        "pie",
        lambda: px.pie(names=["p", "q"], values=[1, 3], hole=0.4),
        {"kind": "share", "series": series(["p", "q"], [1, 3])},
    ),
    (
        "candles",
        lambda: go.Figure(go.Candlestick(x=ISO, open=[1, 2, 3], high=[3, 4, 5], low=[0, 1, 2], close=[2, 3, 4])),
        {"kind": "candles", "series": series(x=ISO, open=[1, 2, 3], high=[3, 4, 5], low=[0, 1, 2], close=[2, 3, 4])},
    ),
    ("treemap", lambda: px.treemap(names=["p", "q"], parents=["", ""], values=[1, 3]), "a trace of the kind treemap"),
    ("map", lambda: px.scatter_geo(lat=[1], lon=[2]), "a trace of the kind scattergeo"),
    ("contours", lambda: px.density_contour(x=[1, 2], y=[1, 2]), "a trace of the kind histogram2dcontour"),
    ("three dimensions", lambda: px.scatter_3d(x=[1], y=[1], z=[1]), "a trace of the kind scatter3d"),
    ("bars from elsewhere", lambda: px.bar(x=["p"], y=[1], base=[2]), "elsewhere than at zero"),
]
