# SPDX-License-Identifier: MIT
"""Figures of matplotlib, Altair and Plotly."""

import datetime

import altair
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express
import plotly.graph_objects
import pytest

import audiograph
from audiograph import AudiographError, AudiographWarning

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
    assert facts["series"][0]["name"] == "net"
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
    axes.set(xlabel="number", ylabel="place")
    assert audiograph.facts(axes)["series"][0]["name"] == "number"
    axes.cla()
    axes.scatter([1, 2, 4], [3, 1, 2])
    facts = audiograph.facts(axes)
    assert (facts["as"], facts["scatter"]["x"]["maximum"], facts["scatter"]["y"]["maximum"]) == ("scatter", 4, 3)


@pytest.mark.parametrize("draw", ["plot", "bar", "scatter"])
def test_dates_and_categories_of_matplotlib(axes, draw):
    getattr(axes, draw)(DAYS, [1, 2, 4])
    assert audiograph.facts(axes)["series"][0]["last"] == {"index": 2, "x": "2020-01-03", "y": 4}
    _, others = plt.subplots()
    getattr(others, draw)(["p", "q"], [1, 2])
    assert audiograph.facts(others)["series"][0]["last"] == {"index": 1, "x": "q", "y": 2}
    plt.close(others.figure)


@pytest.mark.parametrize("frequency, last", [("D", "2024-01-03"), ("M", "2024-03"), ("W", "2024-01-15")])
def test_what_pandas_draws_over_time(axes, frequency, last):
    index = pd.period_range("2024-01-01", periods=3, freq=frequency)
    pd.Series([1, 2, 4], index=index).plot(ax=axes)
    assert audiograph.facts(axes)["series"][0]["last"] == {"index": 2, "x": last, "y": 4}


def test_parts_of_a_figure_of_matplotlib(axes):
    lines = axes.plot([1, 2, 3], [1, 2, 4])
    facts = audiograph.facts(axes)
    assert facts["series"][0]["last"] == {"index": 2, "x": 3, "y": 4}
    for part in (lines, lines[0], axes.figure, plt):
        assert audiograph.facts(part) == facts
    axes.cla()
    assert audiograph.facts(axes.bar([1, 2], [3, 5]))["series"][0]["last"]["y"] == 5


def test_what_adorns_a_chart_of_matplotlib_is_no_series(axes):
    axes.errorbar([1, 2, 3], [1, 2, 4], yerr=1, capsize=3, label="mean")
    axes.stem([1, 2, 3], [2, 3, 5], label="most")
    with pytest.warns(AudiographWarning, match="read chart 1 of 2; chart chooses another: 1 'bars', 2 'band'"):
        first = audiograph.facts(axes)
    second = audiograph.facts(axes, chart=2)
    assert [(each["as"], each["series"][0]["name"]) for each in (first, second)] == [("bars", "most"), ("band", "mean")]
    with pytest.raises(AudiographError, match="^The option chart is about files"):
        audiograph.facts([1, 2], chart=2)


def test_figures_without_one_chart(axes):
    with pytest.raises(AudiographError, match="^The figure has no lines, bars or points"):
        audiograph.describe(axes.figure)
    figure, both = plt.subplots(2)
    for each in both:
        each.plot([1, 2])
    with pytest.warns(AudiographWarning, match="read chart 1 of 2"):
        facts = audiograph.facts(figure)
    with pytest.warns(AudiographWarning, match="read chart 1 of 2"):
        assert audiograph.facts(both) == facts
    plt.close(figure)


def test_altair():
    chart = altair.Chart(FRAME, title="Both").mark_line().encode(x="t", y="v", color="who")
    facts = audiograph.facts(chart)
    assert facts["title"] == "Both"
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    mean = altair.Chart(FRAME).mark_bar().encode(x="who", y="mean(v)")
    assert audiograph.facts(mean)["series"][0]["last"] == {"index": 1, "x": "b", "y": 3.5}
    lying = altair.Chart(FRAME).mark_bar().encode(y="who", x="mean(v)")
    assert audiograph.facts(lying)["series"] == audiograph.facts(mean)["series"]
    count = altair.Chart(FRAME).mark_bar().encode(x="who", y="count()")
    assert audiograph.facts(count)["series"][0]["last"] == {"index": 1, "x": "b", "y": 2}
    rows = altair.Data(values=[{"a.b": 1, "y": 2}, {"a.b": 2, "y": 5}])
    titled = altair.Chart(rows, title=altair.Title(["Two", "lines"])).mark_line().encode(
        x=altair.X("a\\.b:Q"), y=altair.Y("y:Q").title("Speed (m/s)")
    )
    assert audiograph.describe(titled).startswith("Two lines, Speed in m/s by a.b, 2 at a.b 1 and 5 at 2: ")
    for refused, words in (
        (altair.Chart(FRAME).mark_tick().encode(x="v"), "no column along y"),
        (altair.Chart(FRAME).mark_line().encode(x="t", y="nothing:Q"), "There is no column 'nothing'"),
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
    lying = plotly.graph_objects.Bar(y=["p", "q"], x=[1, 3], orientation="h")
    figure = plotly.graph_objects.Figure(lying, {"xaxis": {"title": {"text": "number"}}})
    facts = audiograph.facts(figure)["series"][0]
    assert (facts["name"], facts["last"]) == ("number", {"index": 1, "x": "q", "y": 3})
    assert audiograph.facts(lying)["series"][0]["last"] == facts["last"]
    for trace in range(3):
        figure.add_scatter(x0=10, dx=5, y=[trace, 2, 4], name=f"trace {trace}", visible=trace > 0 or "legendonly")
    figure.data[0].visible = False
    series = audiograph.facts(figure)["series"]
    assert [each["name"] for each in series] == ["trace 1", "trace 2"]
    assert series[1]["last"] == {"index": 2, "x": 20, "y": 4}
    days = plotly.graph_objects.Scatter(x0="2020-01-01", dx=86_400_000, y=[1, 2, 4])
    assert audiograph.facts(days)["series"][0]["last"] == {"index": 2, "x": "2020-01-03", "y": 4}
    with pytest.raises(AudiographError, match="a trace of the kind splom"):
        audiograph.describe(plotly.graph_objects.Figure(plotly.graph_objects.Splom()))


def test_strange_titles_and_dates_of_matplotlib(axes):
    axes.plot(DAYS, [1, 2, 4])
    axes.set_title("a\0b\ud800")
    assert audiograph.facts(axes)["title"] == "a\N{REPLACEMENT CHARACTER}b\\ud800"
    axes.set_title("a" * 3_000_000)
    with pytest.raises(AudiographError, match="^The title has 3,000,000 bytes. Give at most 130,000.$"):
        audiograph.describe(axes)
    axes.lines[0].set_xdata([1, 2, 1e9])
    with pytest.raises(AudiographError, match="^A number or a date in the data is too large"):
        audiograph.describe(axes)


def test_figures_have_their_own_columns(axes):
    axes.plot([1, 2])
    with pytest.raises(AudiographError, match="^A figure has its own columns"):
        audiograph.describe(axes, x="t")


def test_numbers_of_boxes_and_histograms_of_matplotlib(axes):
    axes.boxplot([[1, 2, 3, 4, 20], [2, 3, 4, 5, 6]], tick_labels=["p", "q"])
    first = audiograph.facts(axes)["box"]["groups"][0]
    assert (first["name"], first["q1"], first["median"], first["q3"], first["outliers"]) == ("p", 2, 3, 4, [20])
    axes.cla()
    axes.hist([0.2, 0.2, 0.2, 0.4, 0.4], bins=[0.1, 0.3, 0.5])
    assert audiograph.facts(axes)["histogram"]["bins"] == [
        {"from": 0.1, "to": 0.3, "count": 3}, {"from": 0.3, "to": 0.5, "count": 2}
    ]


def test_charts_that_somebody_states():
    days = np.array(["2020-01-01", "2020-01-02"], dtype="datetime64[D]")
    stated = {"kind": "line", "audiograph": 1, "y": {"name": "speed", "unit": "km/h"},
              "series": [{"x": days, "y": pd.Series([1, 3])}]}
    facts = audiograph.facts(stated)
    assert (facts["as"], facts["series"][0]["name"]) == ("line", "speed")
    assert facts["series"][0]["last"] == {"index": 1, "x": "2020-01-02", "y": 3}
    grid = {"audiograph": 1, "kind": "heatmap", "rows": ["p", "q"], "columns": [1, 2], "cells": np.eye(2)}
    assert audiograph.facts(grid)["as"] == "heatmap"
    both = {"audiograph": 1, "charts": [stated, grid]}
    assert audiograph.facts(both, chart=2)["as"] == "heatmap"
    with pytest.raises(AudiographError, match="treemap") as caught:
        audiograph.facts({"audiograph": 1, "kind": "treemap"})
    assert caught.value.status == 3
