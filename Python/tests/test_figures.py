# SPDX-License-Identifier: MIT
"""Figures of matplotlib, Altair and Plotly."""

import datetime

import altair
import matplotlib.pyplot as plt
import pandas as pd
import plotly.express
import plotly.graph_objects
import pytest

import audiograph
from audiograph import AudiographError

DAYS = [datetime.date(2020, 1, day) for day in (1, 2, 3)]
FRAME = pd.DataFrame({"t": [1, 1, 2, 2], "who": ["a", "b", "a", "b"], "v": [1, 2, 3, 5]})


@pytest.fixture
def axes():
    figure, axes = plt.subplots()
    yield axes
    plt.close(figure)


def test_lines_of_matplotlib(axes):
    axes.plot(DAYS, [1, None, 4], label="net")
    axes.axhline(2)
    axes.set(title="Weight", ylabel="kilograms")
    facts = audiograph.facts(axes)
    assert facts["title"] == "Weight"
    assert facts["series"][0]["name"] == "kilograms"
    assert facts["series"][0]["last"] == {"index": 2, "x": "2020-01-03", "y": 4}
    assert facts["missing"] == 1
    assert audiograph.facts(axes.figure) == facts
    axes.plot([DAYS[0], DAYS[2]], [5, 6], label="gross")
    assert [series["name"] for series in audiograph.facts(axes)["series"]] == ["net", "gross"]


def test_bars_and_points_of_matplotlib(axes):
    axes.bar(["x", "y", "z"], [3, 1, 2])
    assert audiograph.facts(axes)["series"][0]["minimum"] == {"index": 1, "x": "y", "y": 1}
    axes.cla()
    axes.barh([1, 2, 3], [3, 1, 2])
    assert audiograph.facts(axes)["series"][0]["minimum"] == {"index": 1, "x": 2, "y": 1}
    axes.cla()
    axes.scatter([1, 2, 4], [3, 1, 2])
    assert audiograph.facts(axes)["series"][0]["last"] == {"index": 2, "x": 4, "y": 2}


def test_figures_without_one_chart(axes):
    with pytest.raises(AudiographError, match="^The figure has no lines, bars or points"):
        audiograph.describe(axes.figure)
    figure, both = plt.subplots(2)
    for each in both:
        each.plot([1, 2])
    with pytest.raises(AudiographError, match="^The figure has 2 axes with data. Give one of them"):
        audiograph.describe(figure)
    plt.close(figure)


def test_altair():
    chart = altair.Chart(FRAME, title="Both").mark_line().encode(x="t", y="v", color="who")
    facts = audiograph.facts(chart)
    assert facts["title"] == "Both"
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    mean = altair.Chart(FRAME).mark_bar().encode(x="who", y="mean(v)")
    assert audiograph.facts(mean)["series"][0]["last"] == {"index": 1, "x": "b", "y": 3.5}
    for refused, words in (
        (chart + chart, r"compound one \(layer\)"),
        (chart.transform_filter("datum.t > 1"), "transforms its data"),
        (altair.Chart("x.csv").mark_line().encode(x="a:Q", y="b:Q"), "data of the chart are elsewhere"),
    ):
        with pytest.raises(AudiographError, match=words):
            audiograph.describe(refused)


def test_plotly():
    figure = plotly.express.line(FRAME, x="t", y="v", color="who", title="Both")
    facts = audiograph.facts(figure)
    assert facts["title"] == "Both"
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    bars = plotly.graph_objects.Figure(plotly.graph_objects.Bar(x=["p", "q"], y=[1, 3]))
    assert audiograph.facts(bars)["series"][0]["last"] == {"index": 1, "x": "q", "y": 3}
    with pytest.raises(AudiographError, match="a trace of the kind pie"):
        audiograph.describe(plotly.graph_objects.Figure(plotly.graph_objects.Pie(values=[1])))


def test_figures_have_their_own_columns(axes):
    axes.plot([1, 2])
    with pytest.raises(AudiographError, match="^A figure has its own columns"):
        audiograph.describe(axes, x="t")
