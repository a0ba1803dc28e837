# SPDX-License-Identifier: MIT
"""The sound as an array of numpy, and plotting by pandas."""

import numpy as np
import pandas as pd
import pytest

import audiograph
from audiograph import AudiographError, AudiographWarning


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
        words = "A chart of the kind {} cannot be heard yet. Use line or bar."
        for kind, draw in (
            ("hist", frame.plot.hist),
            ("hist", frame.hist),
            ("box", frame.boxplot),
            ("pie", lambda: series.plot(kind="pie")),
        ):
            with pytest.raises(AudiographError) as caught:
                draw()
            assert str(caught.value) == words.format(kind)
    finally:
        pd.options.plotting.backend = "matplotlib"
