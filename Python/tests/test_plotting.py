# SPDX-License-Identifier: MIT
"""The sound as an array of numpy, and plotting by pandas."""

import numpy as np
import pandas as pd
import pytest

import audiograph
from audiograph import AudiographError, AudiographWarning
from audiograph._pandas_kinds import stated


@pytest.mark.parametrize("bits, kind", [(16, "int16"), (24, "int32"), ("32f", "float32")])
def test_arrays(bits, kind):
    mono = audiograph.sonify([1, 2, 3], duration=1, bits=bits, mono=True, sample_rate=8000)
    assert mono.array.shape == (mono.manifest["frames"], 1)
    assert mono.array.dtype == kind and mono.rate == 8000
    whole = np.iinfo(kind).max if kind != "float32" else 1
    exact = audiograph.sonify([1, 2, 3], duration=1, bits="32f", mono=True, sample_rate=8000).array
    assert np.allclose(mono.array / whole, exact, atol=1e-4)
    assert np.abs(exact).max() > 0.05


def test_plotting_by_pandas():
    pd.options.plotting.backend = "audiograph"
    try:
        series = pd.Series([1, 2, 4], index=[1, 2, 3], name="v")
        sound = series.plot(title="Up", figsize=(3, 4), logy=True, duration=1, ylabel="kilograms")
        assert sound.text.startswith("Up, kilograms, 1 at 1, 2 at 2 and 4 at 3: ")
        frame = pd.DataFrame({"k": ["a", "b"], "v": [1, 3], "w": [5, 6]})
        bars = frame.plot.bar(x="k", y="v", duration=1)
        assert bars.text.startswith("Data, v: b is highest with 3, 3 times as much as a.\n")
        # How a picture looks is nothing to hear.
        assert series.plot(c="red", drawstyle="steps", ms=2, secondary_y=True, duration=1).wav
        with pytest.warns(AudiographWarning) as said:
            pd.Series([1, 2], index=[1, 1]).plot(duration=1)
        assert said[0].filename == __file__
        words = "Plotting of the kind hexbin is not told. Use one of these: area, bar, barh, box, density, hist, kde, "
        with pytest.raises(AudiographError) as caught:
            frame.plot.hexbin(x="v", y="w")
        assert str(caught.value) == words + "line, pie, scatter."
    finally:
        pd.options.plotting.backend = "matplotlib"


def test_what_pandas_draws_is_heard_or_refused():
    pd.options.plotting.backend = "audiograph"
    try:
        frame = pd.DataFrame({"t": [5, 6], "v": [1, 3], "w": [2, 6]})
        named = frame.plot(x="t", y="v", xlabel="time", ylabel="weight", duration=1)
        assert named.text.startswith("Data, weight by time, 1 at time 5 and 3 at 6: ")
        assert frame["v"].plot(label="net", duration=1).text.startswith("Data, net, ")
        counted = pd.Series([1, 3], index=["a", "b"]).plot(use_index=False, duration=1)
        assert counted.text.startswith("Data, Value, 1 at point 1 and 3 at point 2: ")
        limited = frame["v"].plot(ylim=(0, 10), duration=1)
        assert limited.manifest["laws"][0]["maximum"] == 10
        with pytest.warns(AudiographWarning, match="^The name 'kg' is left out, since several columns have values."):
            frame.plot(x="t", ylabel="kg", duration=1)
        for name in ("logx", "xlim", "xerr", "yerr"):
            with pytest.raises(AudiographError, match=f"^The option {name} cannot be heard. Leave it out.$"):
                frame.plot(**{name: (1, 2)})
        with pytest.raises(AudiographError, match="^The option ylim is no pair of numbers. Give the ends of y.$"):
            frame.plot(ylim=5)
        with pytest.raises(AudiographError, match="^The option loglog cannot be heard along x. Give logy=True.$"):
            frame.plot(loglog=True)
        with pytest.raises(AudiographError, match="^There is no option 'titel' of sonify. Did you mean title"):
            frame.plot(titel="red")
    finally:
        pd.options.plotting.backend = "matplotlib"


WIDE = pd.DataFrame({"v": [3.0, 1.0, 2.0], "w": [5.0, 6.0, 4.0]}, index=["a", "b", "c"])
MANY = pd.DataFrame({"k": list("ab") * 10, "v": range(20), "w": [n * n for n in range(20)]})


@pytest.mark.parametrize(
    "draw, kind",
    [
        (lambda: MANY.plot.scatter(x="v", y="w", duration=1), "scatter"),
        (lambda: MANY[["v", "w"]].plot.box(duration=1), "box"),
        (lambda: MANY.boxplot(column="v", by="k"), "box"),
        (lambda: MANY["v"].plot.kde(duration=1), "density"),
        (lambda: WIDE["v"].plot.pie(duration=1), "share"),
        (lambda: WIDE["v"].plot.bar(duration=1), "bars"),
        (lambda: WIDE["v"].plot.area(duration=1), "line"),
    ],
)
def test_kinds_that_pandas_draws(draw, kind):
    pd.options.plotting.backend = "audiograph"
    try:
        assert draw().facts["as"] == kind
    finally:
        pd.options.plotting.backend = "matplotlib"


@pytest.mark.parametrize(
    "kind, data, options, wanted",
    [
        ("hist", MANY["v"], {"bins": 4}, [("histogram", {"edges": [0, 4.75, 9.5, 14.25, 19], "counts": [5, 5, 5, 5]})]),
        ("hist", MANY, {"bins": 2}, [("histogram", {"counts": [20, 0]}), ("histogram", {"counts": [14, 6]})]),
        ("bar", WIDE, {}, [("grouped", {"x": ["a", "b", "c"], "y": [3, 1, 2]})]),
        ("barh", WIDE, {"stacked": True}, [("stacked", {"y": [3, 1, 2]})]),
        ("area", WIDE, {"stacked": True}, [("stacked", {"y": [3, 1, 2]})]),
        ("bar", MANY, {"x": "k", "y": "w"}, [("bars", {"x": list("ab") * 10})]),
        ("box", MANY, {"by": "k", "column": "v"}, [("box", {"values": list(range(0, 20, 2))})]),
    ],
)
def test_charts_that_pandas_states(kind, data, options, wanted):
    charts = stated(kind, data, dict(options)).json()
    for chart, (name, columns) in zip(charts.get("charts", [charts]), wanted):
        assert chart["kind"] == name
        assert {key: chart["series"][0][key] for key in columns} == columns
