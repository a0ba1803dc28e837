# SPDX-License-Identifier: MIT
"""The examples of the documentation run, and say what they should."""

import re
import runpy

import pytest

from conftest import FOLDER


@pytest.mark.parametrize(
    "name, last, written",
    [
        ("listen", "weight.wav: ", "weight.wav"),
        ("frame", "Lyon grew by 50 percent.", None),
        ("figure", "Inflation, percent", "inflation.html"),
    ],
)
def test_examples(name, last, written, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    runpy.run_path(str(FOLDER / "Python" / "examples" / f"{name}.py"))
    assert capsys.readouterr().out.splitlines()[-1].startswith(last)
    if written:
        assert (tmp_path / written).stat().st_size > 10_000


def test_the_page_of_documentation(monkeypatch, tmp_path, capsys, samples):
    monkeypatch.chdir(tmp_path)
    page = (FOLDER / "Documentation" / "python.md").read_text(encoding="utf-8")
    code, *others = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    fact, result = re.search(r"^(audiograph\.facts.*?) +# (.*)$", code, re.MULTILINE).groups()
    code = code.replace("~/audiograph/share/audiograph/samples", str(samples))
    # Speaking takes espeak-ng, and playing a device.
    code = code.replace(", speak=True", "").replace("play()", "play(device='null')")
    names = {}
    exec(code, names)
    assert "about 1130 before, about 843 after" in capsys.readouterr().out
    assert (tmp_path / "nile.wav").read_bytes() == names["sound"].wav
    assert eval(fact, names) == eval(result)
    assert len(others) == 2
    # One of them sets an option of pandas, which others do not expect.
    with names["pd"].option_context("plotting.backend", "matplotlib"):
        for code in others:
            exec(code, names)
