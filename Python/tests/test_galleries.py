# SPDX-License-Identifier: MIT
"""What figures of galleries are told as where there are several panels, sentences, or other libraries."""

import warnings

import altair as alt
import matplotlib.pyplot as plt
import numpy as np
import pandas as pd
import plotly.express as px
import plotly.graph_objects as go
import pytest
import seaborn as sns

import audiograph
from audiograph import AudiographError, AudiographWarning
from audiograph._altair import altair_charts
from audiograph._artists.figure import matplotlib_charts
from audiograph._artists.texts import plain_text
from audiograph._plotly import plotly_charts
from gallery import PEOPLE

ONE_INTERVAL = "An interval that stands alone is left out; the values are told."
LONG = pd.DataFrame({"town": ["a", "a", "b", "b"], "year": ["old", "new"] * 2, "v": [1, 2, 3, 4]})


@pytest.fixture
def axes():
    _, axes = plt.subplots()
    yield axes
    plt.close("all")


def charts(figure, of=matplotlib_charts):
    """What the charts of a figure state, and what is said of them."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        stated = of(figure).json()
    words = [str(each.message) for each in said if each.category is AudiographWarning]
    return stated.get("charts", [stated]), words


def test_sentences_of_lines_beside_bands(axes):
    axes.plot([0, 1, 2], [1, 2, 4], label="true")
    axes.plot([0, 1, 2], [2, 3, 5], label="mean")
    axes.fill_between([0, 1, 2], [1.5, 2.5, 4.5], [2.5, 3.5, 5.5])
    with pytest.warns(AudiographWarning, match="read chart 1 of 2; chart chooses another: 1 'line', 2 'band'."):
        said = audiograph.describe(axes, level="alt")
    assert said == "data, true, 1 at 0, 2 at 1 and 4 at 2: up 300 percent."
    said = audiograph.describe(axes, level="alt", chart=2)
    assert said == "data: mean with its bounds, 3 points, each interval 1 wide."


def test_sentences_of_bars_and_a_mark(axes):
    axes.bar(["a", "b", "c"], [1, 2, 3])
    axes.axhline(1.5, label="goal")
    assert "Goal 1.5: above it for 2 of 3." in audiograph.describe(axes)


def test_sentences_of_shares_in_percent(axes):
    axes.plot([1, 2, 3], [0.1, 0.25, 0.4])
    axes.yaxis.set_major_formatter(plt.matplotlib.ticker.PercentFormatter(1))
    said = audiograph.describe(axes, level="alt")
    assert said == "Data in percent, 10 at 1, 25 at 2 and 40 at 3: up 30 percentage points."


@pytest.mark.parametrize(
    "draw, words",
    [
        (
            lambda axes: (axes.contour(np.eye(3)), axes.scatter([0, 1], [0, 1])),
            "The contour lines beside the data are left out.",
        ),
        (lambda axes: axes.bar(["a", "b"], [1, 2], yerr=[1, np.nan]), ONE_INTERVAL),
        (lambda axes: axes.bar(["a"], [1], yerr=[1]), ONE_INTERVAL),
        (lambda axes: axes.errorbar([1, 2], [1, 2], yerr=[1, np.nan]), ONE_INTERVAL),
        (lambda axes: (axes.scatter([0, 1], [0, 1]), axes.axhline(1)), "A line of reference is left out."),
        (
            lambda axes: (axes.plot([1, 2]), [axes.axhline(y) for y in (1, 2, 3)]),
            "2 lines of reference are left out.",
        ),
        (
            lambda axes: (axes.bar([1, 2], [1, 2], yerr=1), axes.bar([1, 2], [2, 1], bottom=[1, 2])),
            "The errors of bars that stand on each other are left out.",
        ),
        (
            lambda axes: ([axes.plot([x, x], [0, 2]) for x in (1, 2)], axes.plot([1, 2], [1, 1], "o")),
            "The intervals of points are left out; their places are told.",
        ),
    ],
)
def test_what_is_left_out_is_said_once(axes, draw, words):
    draw(axes)
    assert charts(axes)[1] == [words]


def test_nothing_is_said_of_scales_that_the_program_does_not_use(axes):
    axes.loglog([1, 10, 100], [1, 2, 3])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        audiograph.describe(axes)
    assert charts(axes)[0][0]["y"] == {"scale": "log"}


def test_panels_that_share_an_axis_share_its_title():
    figure, (one, other) = plt.subplots(1, 2, sharey=True)
    one.plot([1, 2, 4])
    other.plot([3, 1, 2])
    one.set(ylabel="speed (km/h)")
    figure.supxlabel("time (s)")
    for chart in charts(figure)[0]:
        assert (chart["y"], chart["x"]["name"]) == ({"name": "speed", "unit": "km/h"}, "time")
    assert charts(other)[0][0]["y"]["name"] == "speed"
    twin = other.twinx()
    twin.plot([5, 6, 7])
    assert "name" not in charts(other)[0][0].get("y2", {})
    plt.close("all")


def test_panels_of_plotly_that_share_an_axis_share_its_title():
    figure = px.bar(LONG, x="year", y="v", facet_col="town")
    found, _ = charts(figure, plotly_charts)
    assert [chart["y"]["name"] for chart in found] == ["v", "v"]
    assert not any("axis" in each for chart in found for each in chart["series"])


def test_fits_of_seaborn_have_names():
    grid = sns.lmplot(PEOPLE, x="height", y="weight", hue="sex")
    assert [chart.get("title") for chart in charts(grid.figure)[0]] == [None, "f", "m"]
    plt.close("all")


def test_curves_that_lie_are_told():
    joint = sns.jointplot(PEOPLE, x="height", y="weight", kind="reg")
    found, said = charts(joint.figure)
    assert [chart["kind"] for chart in found] == ["scatter", "band", "histogram", "line", "histogram", "line"]
    assert [chart["x"]["name"] for chart in found[-2:]] == ["weight", "weight"]
    assert said == []
    plt.close("all")


@pytest.mark.parametrize(
    "text, plain",
    [
        ("cost in $", "cost in $"),
        (r"\$5 and \$6", "$5 and $6"),
        (r"$\mathrm{km}\,\mathrm{h}^{-1}$", "km h⁻¹"),
        (r"20$^\circ$C", "20°C"),
        (r"$\sqrt{x}$, $\overline{v}$", "√x, v"),
        (r"$\log_{10} p$", "log₁₀ p"),
        ("", ""),
    ],
)
def test_formulas_are_plain_text(text, plain):
    assert plain_text(text) == plain


def test_marks_of_html_are_no_text():
    figure = px.bar(x=["p", "q"], y=[1, 2], title="<b>A &amp; B</b><br><i>C</i>", labels={"y": "<a href='x'>n</a> < 3"})
    chart = charts(figure, plotly_charts)[0][0]
    assert (chart["title"], chart["y"]["name"]) == ("A & B C", "n < 3")


def test_lines_of_plotly_beside_bands():
    figure = go.Figure(go.Scatter(x=[0, 1, 2], y=[5, 6, 7], name="true"))
    figure.add_scatter(x=[0, 1, 2], y=[1, 2, 3], name="mean", error_y={"value": 1, "type": "constant"})
    found, _ = charts(figure, plotly_charts)
    assert [(chart["kind"], chart["series"][0]["name"]) for chart in found] == [("line", "true"), ("band", "mean")]


def test_grouped_bars_of_plotly_keep_their_errors():
    figure = go.Figure(go.Bar(name="p", x=["a", "b"], y=[3, 6], error_y={"array": [1, 0.5]}))
    figure.add_bar(name="q", x=["a", "b"], y=[4, 7], error_y={"array": [0.5, 1]})
    figure.add_bar(name="r", x=["a", "b"], y=[2, 2])
    found, _ = charts(figure, plotly_charts)
    assert [(chart["kind"], chart["series"][0]["name"]) for chart in found] == [
        ("bars", "r"), ("error", "p"), ("error", "q")
    ]
    assert found[2]["series"][0]["lower"] == [3.5, 6]


def test_bars_of_plotly_and_a_mark():
    figure = px.bar(x=[1, 2], y=["a", "b"], orientation="h")
    figure.add_vline(x=1.5, name="goal")
    assert charts(figure, plotly_charts)[0][0]["lines"] == [{"name": "goal", "y": 1.5}]


def test_bars_of_one_group_and_place_are_summed_as_plotly_draws_them():
    long = pd.concat([LONG, LONG])
    found, _ = charts(px.bar(long, x="town", y="v", color="year", barmode="group"), plotly_charts)
    assert [(each["name"], each["y"]) for each in found[0]["series"]] == [("old", [2, 6]), ("new", [4, 8])]
    with pytest.raises(AudiographError, match="several bars at one place"):
        charts(px.bar(long, x="town", y="v", color="year", barmode="overlay"), plotly_charts)


def test_bins_that_a_histogram_of_plotly_states():
    values = [0, 5, 10, 19.5, 20, 61, 30, None]
    figure = go.Figure(go.Histogram(x=values, xbins={"start": 0, "end": 60, "size": 20}))
    series = charts(figure, plotly_charts)[0][0]["series"][0]
    assert (series["edges"], series["counts"]) == ([0, 20, 40, 60], [4, 2, 0])
    figure = go.Figure(go.Histogram(x=values, xbins={"start": 0, "size": 50}))
    assert charts(figure, plotly_charts)[0][0]["series"][0]["counts"] == [6, 1]
    figure = go.Figure(go.Histogram(x=values, nbinsx=3))
    assert charts(figure, plotly_charts)[0][0]["series"][0]["values"] == values


def test_errors_of_points_of_plotly():
    found, said = charts(px.scatter(x=[1, 2], y=[3, 4], error_y=[1, 0.5]), plotly_charts)
    assert (found[0]["kind"], found[0]["series"][0]["lower"], said) == ("band", [2, 3.5], [])
    found, said = charts(px.scatter(x=[2, 1], y=[3, 4], error_y=[1, 0.5]), plotly_charts)
    assert (found[0]["kind"], sorted(found[0]["series"][0])) == ("scatter", ["x", "y"])
    assert said == ["The errors of points are left out; their places are told."]


def test_conditions_of_altair_are_left_out_with_a_word():
    brush = alt.selection_interval()
    color = alt.when(brush).then("town").otherwise(alt.value("grey"))
    chart = alt.Chart(LONG).mark_point().encode(x="v:Q", y="v:Q", color=color).add_params(brush)
    found, said = charts(chart, altair_charts)
    assert found[0]["kind"] == "scatter"
    assert said == ["What depends on a condition, such as a colour, is left out."]


def test_paths_of_altair_are_refused():
    chart = alt.Chart(LONG).mark_line().encode(x="v", y="v", order="year")
    with pytest.raises(AudiographError, match="^The figure has a line whose points have an order of their own. Draw"):
        altair_charts(chart)
    altair_charts(alt.Chart(LONG).mark_line().encode(x="v:Q", y="v", order="v"))


def test_bars_of_altair_and_a_rule():
    bars = alt.Chart(LONG).mark_bar().encode(x="town", y="sum(v)")
    found, _ = charts(bars + alt.Chart(LONG).mark_rule().encode(y=alt.datum(5)), altair_charts)
    assert (found[0]["kind"], found[0]["lines"]) == ("bars", [{"y": 5}])


def test_cells_of_heat_maps_have_a_name(axes):
    axes.figure.colorbar(axes.imshow(np.arange(6).reshape(2, 3)), label="harvest (t)")
    assert charts(axes.figure)[0][0]["value"] == {"name": "harvest", "unit": "t"}
    _, bare = plt.subplots()
    bare.imshow([[1, 2], [3, 4]])
    assert "value" not in charts(bare)[0][0]
    figure = px.imshow([[1, 2], [3, 4]], labels={"color": "sold"}, x=["a", "b"], y=["c", "d"])
    assert charts(figure, plotly_charts)[0][0]["value"] == {"name": "sold"}
    trace = go.Heatmap(z=[[1, 2], [3, 4]], colorbar={"title": {"text": "speed (km/h)"}})
    assert charts(go.Figure(trace), plotly_charts)[0][0]["value"] == {"name": "speed", "unit": "km/h"}
    table = pd.DataFrame({"a": list("xxyy"), "b": list("pqpq"), "c": [1, 2, 3, 4]})
    chart = alt.Chart(table).mark_rect().encode(x="a:O", y="b:O", color="c:Q")
    assert charts(chart, altair_charts)[0][0]["value"] == {"name": "c"}
