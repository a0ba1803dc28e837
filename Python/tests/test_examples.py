# SPDX-License-Identifier: MIT
"""The examples of the documentation run, and say what they should."""

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
