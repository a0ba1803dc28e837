# SPDX-License-Identifier: MIT
"""What can be described, by the exact words."""

import datetime

import numpy as np
import pandas as pd
import polars as pl
import pytest

import audiograph
from audiograph import AudiographError

DAYS = [datetime.date(2020, 1, day) for day in (1, 2, 3)]
UP = "The values are 1 at 1, 2 at 2 and 4 at 3: up 300 percent."
BY_DAY = "The values are 1 on 1 January, 2 on 2 January and 4 on 3 January: up 300 percent."
BY_POINT = "The values are 1 at point 1, 2 at point 2 and 4 at point 3: up 300 percent."


def last_lines(data, **options):
    return audiograph.describe(data, **options).split("\n", 1)[1]


@pytest.mark.parametrize(
    "data, options, words",
    [
        ([1, 2, 4], {}, BY_POINT),
        ((1, 2, 4), {}, BY_POINT),
        ([[1, 1], [2, 2], [3, 4]], {}, UP),
        ({1: 1, 2: 2, 3: 4}, {}, UP),
        ({"v": [1, 2, 4]}, {}, BY_POINT),
        ({"t": [1, 2, 3], "v": [1, 2, 4]}, {"x": "t"}, UP),
        ({"v": [1, 2, 4], "t": [1, 2, 3], "w": [9, 9, 9]}, {"x": "t", "y": "v"}, UP),
        ([{"t": 1, "v": 1}, {"t": 2, "v": 2}, {"t": 3, "v": 4}], {"x": "t", "y": ["v"]}, UP),
        ([1, 2, 4], {"x": [1, 2, 3]}, UP),
        ([1, 2, 4], {"x": DAYS}, BY_DAY),
        ([1, 2, 4], {"x": np.array(DAYS, "M8[ns]")}, BY_DAY),
        (np.array([1, 2, 4]), {}, BY_POINT),
        (np.array([1, 2, 4], np.float32), {}, BY_POINT),
        (np.array([[1], [2], [4]]), {}, BY_POINT),
        (np.array([(1, 1), (2, 2), (3, 4)], [("t", "i4"), ("v", "f8")]), {"x": "t"}, UP),
        (pd.Series([1, 2, 4]), {}, BY_POINT),
        (pd.Series([1, 2, 4], index=[1, 2, 3]), {}, UP),
        (pd.Series([1, 2, 4], index=pd.to_datetime(DAYS)), {}, BY_DAY),
        (pd.Series([1, 2, 4], dtype="Int64", index=[1, 2, 3]), {}, UP),
        (pd.DataFrame({"v": [1, 2, 4], "text": ["a", "b", "c"]}, index=[1, 2, 3]), {}, UP),
        (pd.DataFrame({"v": [1, 2, 4], "t": [1, 2, 3]}), {"x": "t"}, UP),
        (pd.DataFrame({"v": [1, 2, 4]}), {"x": pd.Series(DAYS)}, BY_DAY),
        (pd.DataFrame({"v": [1, 2, 4]}, pd.Index([1, 2, 3], name="t")), {"x": "t"}, UP),
        (pl.Series("v", [1, 2, 4]), {}, BY_POINT),
        (pl.DataFrame({"v": [1, 2, 4], "t": [1, 2, 3]}), {"x": "t"}, UP),
        (pl.DataFrame({"v": [1, 2, 4], "t": DAYS}), {"x": "t", "y": "v"}, BY_DAY),
        (pl.DataFrame({"v": [1, 2, 4]}), {"x": DAYS}, BY_DAY),
    ],
)
def test_everything_that_holds_numbers(data, options, words):
    assert last_lines(data, **options) == words


def test_title_and_unit_are_handed_over():
    words = audiograph.describe([1, 2], title="Weight; 'net'", unit="kg")
    assert words.startswith("Weight; 'net', Value in kg, 2 points.\n")
    assert audiograph.describe([1, 2], lang="de").startswith("Daten, ")


def test_an_option_follows_the_settings_where_it_is_none():
    assert audiograph.describe([1, 2], level=None) == audiograph.describe([1, 2])


@pytest.mark.parametrize(
    "data",
    [
        [1, None, 4, 5],
        [1, float("nan"), 4, 5],
        np.array([1, np.nan, 4, 5]),
        np.ma.array([1, 2, 4, 5], mask=[0, 1, 0, 0]),
        pd.Series([1, None, 4, 5]),
        pd.Series([1, pd.NA, 4, 5], dtype="Int64"),
        pl.Series([1, None, 4, 5]),
        {"t": [1, 2, 3, 4], "v": [1, None, 4, 5]},
        pd.DataFrame({"t": [1, 2, 3, 4], "v": [1, None, 4, 5]}).set_index("t"),
    ],
)
def test_missing_values(data):
    facts = audiograph.facts(data, **({"x": "t"} if isinstance(data, dict) else {}))
    assert facts["series"][0]["missing"] == 1
    assert facts["series"][0]["points"] == 4


@pytest.mark.parametrize("kind", [dict, pd.DataFrame, pl.DataFrame])
def test_groups(kind):
    data = kind({"t": [1, 1, 2, 2], "who": ["a", "b", "a", "b"], "v": [1, 2, 3, 5]})
    facts = audiograph.facts(data, x="t", y="v", by="who")
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    assert [series["last"]["y"] for series in facts["series"]] == [3, 5]


def test_one_point():
    for data in ([7], np.array(7), pd.Series([7]), pl.Series([7]), {"a": 7}):
        assert audiograph.facts(data)["series"][0]["last"]["y"] == 7


def test_several_series():
    facts = audiograph.facts(np.array([[1, 5], [2, 6]]))
    assert [series["name"] for series in facts["series"]] == ["Series 1", "Series 2"]
    frame = pd.DataFrame({("a", "b"): [1, 2], ("a", "c"): [3, 4]}, index=[5, 6])
    names = [series["name"] for series in audiograph.facts(frame)["series"]]
    assert names == ["a, b", "a, c"]


HOSTILE = ['a,"b"', "#5", "--y", "=1+1", "x\ny", "é\0", "'", "\ud800", "Total", "NA", "1"]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names(name):
    for data in (
        {"t": [1, 2], name: [3, 4]},
        pd.DataFrame({"t": [1, 2], name: [3, 4]}),
    ):
        assert audiograph.facts(data, x="t", title=f"<{name}>".replace("\0", "").replace("\ud800", ""))[
            "series"
        ][0]["last"] == {"index": 1, "x": 2, "y": 4}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_categories(name):
    facts = audiograph.facts({"k": ["a", name, "b"], "v": [1, 2, 3]}, x="k", y="v")
    assert facts["series"][0]["last"]["y"] == 3
    assert facts["points"] == 3


def test_a_million_points():
    values = np.sin(np.arange(1_000_000) / 1e5)
    for data in (values, pd.Series(values), pl.Series(values)):
        facts = audiograph.facts(data)
        assert facts["points"] == 1_000_000
        assert facts["series"][0]["maximum"]["y"] == pytest.approx(1)


def test_paths(samples):
    words = audiograph.describe("nile", level="alt")
    assert words == audiograph.describe(samples / "nile.csv", level="alt")
    assert words == audiograph.describe(str(samples / "nile.csv"), level="alt")
    assert audiograph.describe(samples / "nile.csv", y="Annual flow", level="alt")


def test_a_frame_as_it_is_read(samples):
    words = audiograph.describe(pd.read_csv(samples / "nile.csv"))
    assert "from 1120 to 740" in words
    assert words == audiograph.describe(pl.read_csv(samples / "nile.csv"))


@pytest.mark.parametrize(
    "data, options, sentences",
    [
        ([], {}, "The data are empty. Give at least one value."),
        (pd.DataFrame(), {}, "The data have no rows. Give at least one value."),
        (pl.DataFrame(), {}, "The data have no rows. Give at least one value."),
        (5, {}, "A value of the type int is no data. Give numbers, a table, a figure or a path."),
        (
            {"a": [1], "b": [1, 2]},
            {},
            "The columns differ in length: a has 1, b has 2. Give equal ones.",
        ),
        ({"a": [1]}, {"x": "b"}, "There is no column 'b'. Use one of these: 'a'."),
        (np.zeros((2, 2, 2)), {}, "The array has 3 dimensions. Give one, or two with a series in each column."),
        (
            ["a", "b"],
            {},
            "Row 2, column 'Value' of 'data': 'a' is not a number. Correct it, or choose another column "
            "with --y; --ignore-bad treats such cells as missing if the others are numbers.",
        ),
    ],
)
def test_what_is_no_chart_is_refused(data, options, sentences):
    with pytest.raises(AudiographError) as caught:
        audiograph.describe(data, **options)
    assert str(caught.value) == sentences
    assert caught.value.status in (2, 3)


def test_nothing_is_left_behind(monkeypatch, tmp_path):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    audiograph.describe([1, 2])
    audiograph.page([1, 2], duration=1)
    sound = audiograph.sonify([1, 2], duration=1)
    del sound
    assert [path for path in tmp_path.iterdir() if path.name.startswith("audiograph-")] == []
