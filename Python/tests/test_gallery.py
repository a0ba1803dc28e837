# SPDX-License-Identifier: MIT
"""Figures are told as what they are, with their numbers, or refused."""

import json
import re

import gallery_altair
import gallery_bars
import gallery_beside
import gallery_lines
import gallery_names
import gallery_plotly
import gallery_seaborn
import matplotlib.pyplot as plt
import numpy as np
import plotly.graph_objects
import pytest
import seaborn as sns

import audiograph
from audiograph import AudiographError, AudiographWarning
from audiograph._altair import altair_charts
from audiograph._artists.figure import matplotlib_charts
from audiograph._plotly import plotly_charts
from gallery import PEOPLE

CASES = gallery_lines.CASES + gallery_bars.CASES + gallery_beside.CASES + gallery_names.CASES + gallery_seaborn.CASES


def states(found, wanted):
    """Whether a document states what is wanted, numbers but for their last digits."""
    if isinstance(wanted, dict):
        return isinstance(found, dict) and all(states(found.get(name), value) for name, value in wanted.items())
    if isinstance(wanted, str) or wanted is None or isinstance(wanted, bool):
        return found == wanted
    if hasattr(wanted, "__len__"):
        return isinstance(found, list) and len(found) == len(wanted) and all(map(states, found, wanted))
    return found is not None and bool(np.isclose(found, wanted, rtol=1e-9, atol=1e-9))


@pytest.fixture
def axes():
    _, axes = plt.subplots()
    yield axes
    plt.close("all")


def check(charts_of, figure, wanted):
    """Checks that a figure states what is wanted, or is refused with a sentence that has it."""
    if isinstance(wanted, str):
        with pytest.raises(AudiographError, match=wanted) as caught:
            charts_of(figure)
        assert caught.value.status == 3
        return
    stated = json.loads(charts_of(figure).content())
    assert list(stated)[0] == "audiograph" and stated["audiograph"] == 1
    wanted = wanted if isinstance(wanted, list) else [wanted]
    charts = stated.get("charts", [stated])
    assert len(charts) == len(wanted), [chart["kind"] for chart in charts]
    for chart, each in zip(charts, wanted):
        assert states(chart, each), (chart, each)


def check_told(figure, wanted):
    """Checks that the program tells a figure as its kind, with its last value, or refuses it by its kind."""
    wanted = wanted[0] if isinstance(wanted, list) else wanted
    if isinstance(wanted, str) or "kind" not in wanted:
        return
    try:
        facts = audiograph.facts(figure)
    except AudiographError as error:
        assert error.status == 3 and wanted["kind"] in str(error)
        # What it advises works.
        other = re.search(r"as_='(\w+)' tells", str(error))[1]
        assert audiograph.facts(figure, as_=other)["as"] == other
        return
    # Some kinds are others with a difference.
    if wanted["kind"] == "stacked":
        # What the series sum to comes first, or they are shares.
        assert facts["as"] in ("bars", "line")
        return
    assert facts["as"] == {"grouped": "bars", "error": "band", "step": "line"}.get(wanted["kind"], wanted["kind"])
    if facts["as"] in ("line", "bars") and "y" in wanted.get("series", [{}])[0]:
        assert np.isclose(facts["series"][0]["last"]["y"], list(wanted["series"][0]["y"])[-1])


@pytest.mark.filterwarnings("ignore::audiograph.AudiographWarning", "ignore::FutureWarning")
@pytest.mark.parametrize("draw, wanted", [each[1:] for each in CASES], ids=[each[0] for each in CASES])
def test_figures_of_matplotlib(axes, draw, wanted):
    draw(axes)
    check(matplotlib_charts, axes.figure, wanted)
    check_told(axes.figure, wanted)


PLOTLY = gallery_plotly.CASES


@pytest.mark.filterwarnings("ignore::audiograph.AudiographWarning")
@pytest.mark.parametrize("make, wanted", [each[1:] for each in PLOTLY], ids=[each[0] for each in PLOTLY])
def test_figures_of_plotly(make, wanted):
    figure = make()
    check(plotly_charts, figure, wanted)
    check_told(figure, wanted)
    # As JSON has it, numbers are bytes.
    check(plotly_charts, plotly.graph_objects.Figure(json.loads(figure.to_json())), wanted)


ALTAIR = gallery_altair.CASES


@pytest.mark.filterwarnings("ignore::audiograph.AudiographWarning")
@pytest.mark.parametrize("make, wanted", [each[1:] for each in ALTAIR], ids=[each[0] for each in ALTAIR])
def test_charts_of_altair(make, wanted):
    check(altair_charts, make(), wanted)
    check_told(make(), wanted)


NAMED = ("title", "name", "source", "text", "speech", "columns", "rows")


def facts_of(data):
    """What is found, but for names of files and of what has none; nothing if it is refused."""

    def unnamed(value):
        if isinstance(value, dict):
            return {name: unnamed(each) for name, each in value.items() if name not in NAMED}
        return [unnamed(each) for each in value] if isinstance(value, list) else value

    try:
        return unnamed(audiograph.facts(data))
    except AudiographError:
        return None


@pytest.mark.filterwarnings("ignore::audiograph.AudiographWarning")
@pytest.mark.parametrize(
    # A file of prices is told by its closing prices, as every file of prices is.
    "make", [pytest.param(each[1], id=each[0]) for each in PLOTLY if each[0] != "candles"]
)
def test_files_of_plotly_are_told_as_figures_are(make, tmp_path):
    file = tmp_path / "figure.json"
    file.write_text(make().to_json())
    assert facts_of(file) == facts_of(make())


@pytest.mark.filterwarnings("ignore::audiograph.AudiographWarning")
@pytest.mark.parametrize("make", [each[1] for each in ALTAIR], ids=[each[0] for each in ALTAIR])
def test_files_of_altair_are_told_as_charts_are(make, tmp_path):
    file = tmp_path / "chart.json"
    file.write_text(json.dumps(make().to_dict()))
    assert facts_of(file) == facts_of(make())


def test_panels_of_a_figure():
    figure, ((one, other), (third, empty)) = plt.subplots(2, 2)
    one.plot([1, 2, 4])
    one.set_title("Course")
    other.bar(["a", "b"], [1, 2])
    third.contour(np.eye(3))
    figure.suptitle("All")
    with pytest.warns(AudiographWarning, match="^A panel of the figure is left out. The figure has contour lines."):
        stated = matplotlib_charts(figure).json()
    assert [(chart["kind"], chart.get("title")) for chart in stated["charts"]] == [("line", "Course"), ("bars", None)]
    assert stated["source"] == "matplotlib"
    assert matplotlib_charts(other).json()["kind"] == "bars"
    third.remove()
    other.remove()
    one.set_title("")
    assert matplotlib_charts(figure).json()["title"] == "All"


def test_grids_of_seaborn_are_charts_of_their_panels():
    grid = sns.relplot(PEOPLE, x="height", y="weight", hue="sex", col="day")
    charts = matplotlib_charts(grid.figure).json()["charts"]
    assert [chart["title"] for chart in charts] == ["day = Thu", "day = Fri", "day = Sat"]
    assert all([each["name"] for each in chart["series"]] == ["f", "m"] for chart in charts)
    with pytest.warns(AudiographWarning, match=r"read chart 1 of 3; .*: 1 'day = Thu', 2 'day = Fri', 3 'day = Sat'"):
        assert audiograph.describe(grid, level="alt").startswith("day = Thu: weight against height, 20 points")
    joint = sns.jointplot(PEOPLE, x="height", y="weight")
    kinds = [chart["kind"] for chart in matplotlib_charts(joint.figure).json()["charts"]]
    assert kinds == ["scatter", "histogram", "histogram"]


def test_infinite_values_are_missing_and_said(axes):
    axes.plot([1, 2, 3], [1, np.inf, -np.inf])
    with pytest.warns(AudiographWarning, match="^2 infinite values are missing.$"):
        assert matplotlib_charts(axes).json()["series"][0]["y"] == [1, None, None]


def test_lengths_and_colours_of_points_are_left_out_with_a_word(axes):
    axes.scatter([1, 2, 3], [3, 1, 2], c=[1, 2, 3], s=[10, 20, 30])
    with pytest.warns(AudiographWarning) as said:
        assert matplotlib_charts(axes).json()["kind"] == "scatter"
    assert [str(each.message) for each in said] == [
        "The colours of points are left out; their places are told.",
        "The sizes of points are left out; their places are told.",
    ]
    assert said[0].filename == __file__
