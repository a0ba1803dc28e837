# SPDX-License-Identifier: MIT
"""Scripts that show figures speak without one line changed."""

import os
import pickle
import subprocess
import sys

import altair
import pandas as pd
import plotly.express
import plotly.io
import pytest

import audiograph
import audiograph.renderer
from audiograph import AudiographWarning

FRAME = pd.DataFrame({"t": [1, 2], "v": [1, 3]})

SCRIPT = """
import warnings
import matplotlib.pyplot as plt
plt.plot([1, 2, 4])
plt.title("Course")
figure, (one, other) = plt.subplots(2)
one.bar(["p", "q"], [1, 3])
other.scatter([1, 2, 3], [3, 1, 2])
plt.figure()
plt.contour([[1, 2], [3, 4]])
plt.show()
plt.show()
print(plt.get_fignums())
figure, axes = plt.subplots()
axes.plot([1, 2])
figure.show()
"""


def test_show_prints_the_words_of_each_panel(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    environment = dict(os.environ, MPLBACKEND="module://audiograph.backend", PYTHONPATH=os.pathsep.join(sys.path))
    made = subprocess.run([sys.executable, script], env=environment, capture_output=True, text=True, check=True)
    lines = made.stdout.splitlines()
    assert lines[0] == "Course, 1 at 0, 2 at 1 and 4 at 2: up 300 percent."
    assert lines[1] == "Data: q is highest with 3, 3 times as much as p."
    assert "y against x, 3 points: too few points to see a relationship." in lines
    # What was shown is closed, and told once.
    assert lines[-2:] == ["[]", "Data, 1 at 0 and 2 at 1: up 100 percent."] and sum(line.startswith("Course") for line in lines) == 1
    warning = made.stderr.splitlines()[0]
    assert warning.startswith(f"{script}:11: AudiographWarning: The figure has contour lines. ")


def test_importing_the_module_patches_nothing():
    script = "import sys, audiograph; sys.exit('matplotlib' in sys.modules)"
    subprocess.run([sys.executable, "-c", script], env=dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path)), check=True)


def test_plotly_shows_words(capsys):
    audiograph.renderer.register()
    plotly.express.line(FRAME, x="t", y="v", title="Up").show(renderer="audiograph")
    assert capsys.readouterr().out.startswith("Up, v by t, 1 at t 1 and 3 at 2: ")
    with pytest.warns(AudiographWarning, match="^The figure has a trace of the kind treemap") as said:
        plotly.express.treemap(names=["p"], parents=[""], values=[1]).show(renderer="audiograph")
    assert said[0].filename == __file__


def test_altair_shows_words():
    spec = altair.Chart(FRAME, title="Up").mark_line().encode(x="t", y="v").to_dict()
    bundle = audiograph.renderer.altair(spec)
    assert list(bundle) == ["text/plain", "text/html"]
    assert bundle["text/plain"].startswith("Up, v by t, 1 at t 1 and 3 at 2: ")


def test_words_are_lines_in_a_notebook():
    words = audiograph.describe([1, 2, 4])
    said = []
    printer = type("Printer", (), {"text": lambda _, text: said.append(text)})()
    words._repr_pretty_(printer, False)
    assert said == [words] and isinstance(words, str)
    assert pickle.loads(pickle.dumps(words)) == words
