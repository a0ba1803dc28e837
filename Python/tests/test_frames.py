# SPDX-License-Identifier: MIT
"""Arrays of numpy, and Series and frames of pandas and polars, by the exact words."""

import datetime
import warnings

import numpy as np
import pandas as pd
import polars as pl
import pytest

import audiograph
from audiograph import AudiographError
from test_plain import ALONG_T, BY_DAY, BY_NAME, BY_POINT, DAYS, HOSTILE, UP, last_lines

TIMES = pd.to_datetime(DAYS)
LEVELS = pd.MultiIndex.from_product([["a", "b"], ["x", "y"]], names=["upper", "lower"])


@pytest.mark.parametrize(
    "data, options, words",
    [
        ([1, 2, 4], {"x": np.array(DAYS, "M8[ns]")}, BY_DAY),
        ([1, 2, 4], {"x": list(np.array(DAYS, "M8[ns]"))}, BY_DAY),
        ([1, 2, 4], {"x": TIMES}, BY_DAY),
        (np.array([1, 2, 4]), {}, BY_POINT),
        (np.array([1, 2, 4], np.float32), {}, BY_POINT),
        (np.array([1, 2, 4], object), {}, BY_POINT),
        (np.array(["1", "2", "4"]), {}, BY_POINT),
        (np.array([[1], [2], [4]]), {}, BY_POINT),
        (np.array([[1, 1], [2, 2], [3, 4]]), {"x": 0}, ALONG_T.replace("t 1", "Series 1 1")),
        ([np.array([1, 1]), np.array([2, 2]), np.array([3, 4])], {}, UP),
        (np.array([(1, 1), (2, 2), (3, 4)], [("t", "i4"), ("v", "f8")]), {"x": "t"}, ALONG_T),
        (pd.Series([1, 2, 4]), {}, BY_POINT),
        (pd.Series(["1", "2", "4"]), {}, BY_POINT),
        (pd.Index([1, 2, 4]), {}, BY_POINT),
        (pd.Series([1, 2, 4], index=[1, 2, 3]), {}, UP),
        (pd.Series([1, 2, 4], index=TIMES), {}, BY_DAY),
        (pd.Series([1, 2, 4], index=TIMES.tz_localize("Asia/Tokyo")), {}, BY_DAY),
        (pd.Series([1, 2, 4], index=pd.PeriodIndex(DAYS, freq="D")), {}, BY_DAY),
        (pd.Series([1, 2, 4], dtype="Int64", index=[1, 2, 3]), {}, UP),
        (pd.Series([1, 2, 4], index=pd.CategoricalIndex(["a", "b", "c"])), {}, BY_NAME),
        (pd.DataFrame({"v": [1, 2, 4], "text": ["a", "b", "c"]}, index=[1, 2, 3]), {}, UP),
        (pd.DataFrame({"v": [1, 2, 4], "t": [1, 2, 3]}), {"x": "t"}, ALONG_T),
        (pd.DataFrame({"t": [1, 2, 3], "v": ["1", "2", "4"]}), {"x": "t"}, ALONG_T),
        (pd.DataFrame({"t": [1, 2, 3], "v": pd.Categorical([1, 2, 4])}), {"x": "t"}, ALONG_T),
        (pd.DataFrame({"v": [1, 2, 4]}), {"x": pd.Series(DAYS)}, BY_DAY),
        (pd.DataFrame({"v": [1, 2, 4]}, pd.Index([1, 2, 3], name="t")), {"x": "t"}, ALONG_T),
        (pd.DataFrame({"v": [1, 2, 4], "w": [9, 9, 9]}, [1, 2, 3]), {"y": pd.Index(["v"])}, UP),
        (pl.Series("v", [1, 2, 4]), {}, BY_POINT),
        (pl.DataFrame({"v": [1, 2, 4], "t": [1, 2, 3]}), {"x": "t"}, ALONG_T),
        (pl.LazyFrame({"v": [1, 2, 4], "t": [1, 2, 3]}), {"x": "t"}, ALONG_T),
        (pl.DataFrame({"v": ["1", "2", "4"], "t": [1, 2, 3]}), {"x": "t"}, ALONG_T),
        (pl.DataFrame({"v": [1, 2, 4], "t": DAYS}), {"x": "t", "y": "v"}, BY_DAY),
        (pl.DataFrame({"t": DAYS, "v": [1, 2, 4], "all": [[1], [2], [3]]}), {}, BY_DAY),
        (pl.DataFrame({"v": [1, 2, 4]}), {"x": DAYS}, BY_DAY),
    ],
)
def test_everything_that_holds_numbers(data, options, words):
    assert last_lines(data, **options) == words


@pytest.mark.parametrize(
    "data",
    [
        np.array([1, np.nan, 4, 5]),
        np.ma.array([1, 2, 4, 5], mask=[0, 1, 0, 0]),
        pd.Series([1, None, 4, 5]),
        pd.Series([1, pd.NA, 4, 5], dtype="Int64"),
        pl.Series([1, None, 4, 5]),
        pl.Series([1.0, float("nan"), 4.0, 5.0]),
        pl.DataFrame({"t": [1, 2, 3, 4], "v": [1, None, 4, 5]}),
        pd.DataFrame({"t": [1, 2, 3, 4], "v": [1, None, 4, 5]}).set_index("t"),
    ],
)
def test_missing_values(data):
    facts = audiograph.facts(data, **({"x": "t"} if "t" in getattr(data, "columns", "") else {}))
    assert facts["series"][0]["missing"] == 1
    assert facts["series"][0]["points"] == 4


@pytest.mark.parametrize("kind", [pd.DataFrame, pl.DataFrame])
def test_groups(kind):
    data = kind({"t": [1, 1, 2, 2], "who": ["a", "b", "a", "b"], "v": [1, 2, 3, 5]})
    facts = audiograph.facts(data, x="t", y="v", by="who")
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    assert [series["last"]["y"] for series in facts["series"]] == [3, 5]


@pytest.mark.parametrize("kind", [pd.DataFrame, pl.DataFrame])
def test_rows_are_kept_by_any_column(kind):
    data = kind({"t": [1, 2, 3], "v": [1, 2, 4], "who": ["a", "b", "a"]})
    facts = audiograph.facts(data, x="t", y="v", where="who=a")
    assert facts["series"][0]["last"]["y"] == 4 and facts["points"] == 2


def test_one_point():
    for data in (np.array(7), pd.Series([7]), pl.Series([7])):
        assert audiograph.facts(data)["series"][0]["last"]["y"] == 7


def names(data, **options):
    return [series["name"] for series in audiograph.facts(data, **options)["series"]]


def test_several_series():
    assert names(np.array([[1, 5], [2, 6]])) == ["Series 1", "Series 2"]
    assert names(np.array([[True, False], [False, True]])) == ["Series 1", "Series 2"]
    frame = pd.DataFrame([[1, 2, 3, 4], [5, 6, 7, 8]], index=[5, 6], columns=LEVELS)
    assert names(frame) == ["a: x", "a: y", "b: x", "b: y"]
    assert names(frame, y="b") == ["b: x", "b: y"]
    assert names(frame, y=("a", "y")) == names(frame, y=[("a", "y")]) == ["a: y"]
    assert names(pd.DataFrame([[1, 2]], columns=TIMES[:2], index=["a"])) == ["2020-01-01", "2020-01-02"]
    assert names(frame.reset_index(), x=("index", ""), y="a") == ["a: x", "a: y"]


def test_indexes_of_several_levels():
    data = pd.DataFrame({"v": [1, 2, 3, 5]}, index=LEVELS)
    assert audiograph.facts(data)["series"][0]["last"]["x"] == "b, y"
    for options in ({"x": "lower", "by": "upper"}, {"by": "upper"}):
        facts = audiograph.facts(data, **options)
        assert [series["name"] for series in facts["series"]] == ["a", "b"]
        assert facts["series"][1]["last"] == {"index": 1, "x": "y", "y": 5}


def test_times_of_a_zone_are_those_of_its_clocks():
    days = pd.date_range("2024-03-30", periods=3, tz="Europe/Berlin")
    words = "1 on 30 March 2024, 2 on 31 March and 4 on 1 April: up 300 percent."
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert last_lines(pd.Series([1, 2, 4], index=days)) == words
        assert last_lines(pd.DataFrame({"t": days, "v": [1, 2, 4]})) == words
        assert last_lines(pl.DataFrame({"t": list(days.tz_localize(None)), "v": [1, 2, 4]}).with_columns(
            pl.col("t").dt.replace_time_zone("Europe/Berlin"))) == words
    hours = pd.date_range("2024-10-27 01:00", periods=3, freq="h", tz="Europe/Berlin")
    with pytest.warns(audiograph.AudiographWarning, match="converted the times to UTC"):
        facts = audiograph.facts(pd.Series([1, 2, 4], index=hours))
    assert facts["series"][0]["last"]["x"].endswith("T01:00:00Z")


def test_periods():
    def last_line(frequency):
        index = pd.period_range("2024-01-01", periods=5, freq=frequency)
        return audiograph.describe(pd.Series([1, 2, 4, 3, 9], index=index)).split("\n")[-1]

    assert last_line("M") == "January to May 2024, 5 months."
    assert last_line("Q") == "First quarter of 2024 to first quarter of 2025, 5 quarters."
    assert last_line("W") == "1 January to 29 January 2024, 5 weeks."


def test_lengths_of_time_are_seconds():
    lengths = [datetime.timedelta(minutes=minutes) for minutes in (1, 2, 3)]
    for data in (
        np.array(lengths, "m8[ms]"),
        list(np.array(lengths, "m8[ns]")),
        pd.Series(lengths),
        pl.Series("Value", lengths),
    ):
        words = audiograph.describe(data)
        assert words.startswith("Data, Value in s, 60 at point 1, 120 at ")
    for kind in (pd.DataFrame, pl.DataFrame):
        frame = kind({"lap": lengths, "t": [1, 2, 3]})
        assert last_lines(frame, x="t").startswith("60 at t 1, 120 at 2")
        assert last_lines(frame, x="lap").startswith("1 at lap 60, 2 at 120")
    indexed = pd.Series([1, 2, 4], index=pd.to_timedelta(lengths))
    assert last_lines(indexed).startswith("1 at 60, 2 at 120 and 4 at 180")


def test_kinds_of_charts_of_frames_with_an_index():
    prices = {"Open": [1, 2], "High": [3, 4], "Low": [0, 1], "Close": [2, 3]}
    frame = pd.DataFrame(prices, index=TIMES[:2])
    assert "2 bars rose, 0 fell" in audiograph.describe(frame, as_="candles")
    assert audiograph.describe(frame, value="high").startswith("Data, highest price, 3.00 on 1 January 2020 ")
    grid = pd.DataFrame([[1, 2], [3, 4]], index=["p", "q"], columns=["a", "b"])
    words = audiograph.describe(grid, as_="heatmap")
    assert words.startswith("Values, 2 rows by 2 columns: highest 4 at q, b; lowest 1 at p, a.")
    unnamed = pd.DataFrame({"n": ["p", "q"], "a": [3, 1], "b": [2, 4]})
    for data, options in ((unnamed, {}), (unnamed, {"by": "n"}), ({"a": [3, 1], "b": [2, 4]}, {})):
        words = audiograph.describe(data, y=["a", "b"], as_="heatmap", **options)
        assert words.startswith("Values, 2 rows by 2 columns: highest 4 at "), words
    people = pd.DataFrame({"sex": ["f", "m"] * 5, "height": range(10), "weight": 10 * [70]})
    assert audiograph.describe(people, x="height", as_="histogram").startswith("height, 10 values from 0 to 9.")
    named = people.set_index(pd.Index(list("abcdefghij")))
    for frame in (people, named):
        assert "in 2 groups" in audiograph.describe(frame, x="sex", y="height", as_="box")
        assert "in 2 groups" in audiograph.describe(frame, by="sex", y="height", as_="box")


def test_numbers_too_large_for_python_or_numpy():
    days = np.array([2**62, "NaT", 1], "m8[D]")
    series = audiograph.facts(days)["series"][0]
    assert series["maximum"]["y"] == 2**62 * 86_400 and series["missing"] == 1
    assert audiograph.facts(np.array([1, 2**64 - 1], np.uint64))["series"][0]["last"]["y"] == 2.0**64
    for data, words in (
        (np.array(["1e4000", "1"], np.longdouble), "'inf' is too large to be a number"),
        (np.array([10**400, 1], object), "^A number or a date in the data is too large"),
        (pd.Series([10**400, 1]), "is too large to be a number"),
        (pd.Series([10**5000, 1]), r"^The data cannot be read \(ValueError: Exceeds the limit"),
        (np.array([1, 2], "m8[Y]"), "^A length of time has the unit 'Y'. Give it in days or seconds.$"),
        (pl.LazyFrame({"a": [1]}).select("b"), r"^The data cannot be read \(ColumnNotFoundError: [^\n]*$"),
    ):
        with pytest.raises(AudiographError, match=words) as caught:
            audiograph.describe(data)
        assert caught.value.status == 3


def test_what_is_true_is_1():
    words = "1 at t 1, 0 at 2 and 1 at 3."
    for kind in (pd.DataFrame, pl.DataFrame):
        assert last_lines(kind({"t": [1, 2, 3], "v": [True, False, True]}), x="t") == words
    missing = pd.DataFrame({"t": [1, 2, 3], "v": pd.array([True, None, True], "boolean")})
    assert audiograph.facts(missing, x="t")["missing"] == 1


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names(name):
    # Texts of Arrow, which pandas has for names where it can, hold no half characters.
    names = pd.Index(["t", name], dtype=object)
    facts = audiograph.facts(pd.DataFrame([[1, 3], [2, 4]], columns=names), x="t", title="T")
    assert facts["series"][0]["last"] == {"index": 1, "x": 2, "y": 4}


def test_a_million_points():
    values = np.sin(np.arange(1_000_000) / 1e5)
    for data in (values, pd.Series(values), pl.Series(values)):
        facts = audiograph.facts(data)
        assert facts["points"] == 1_000_000
        assert facts["series"][0]["maximum"]["y"] == pytest.approx(1)


def test_a_frame_as_it_is_read(samples):
    words = audiograph.describe(pd.read_csv(samples / "nile.csv"))
    assert "about 1130 before, about 843 after" in words
    assert words == audiograph.describe(pl.read_csv(samples / "nile.csv"))


GROUPED = "The data are in groups. Say how to combine each, such as with mean()."


@pytest.mark.parametrize(
    "data, options, sentences",
    [
        (pd.DataFrame(), {}, "The data have no rows. Give at least one value."),
        (pl.DataFrame(), {}, "The data have no rows. Give at least one value."),
        (pd.DataFrame(index=[1, 2]), {}, "The data have no columns. Give at least one."),
        (np.zeros((0, 3)), {}, "The data are empty. Give at least one value."),
        (np.zeros((3, 0)), {}, "The data are empty. Give at least one value."),
        (np.zeros((2, 2, 2)), {}, "The array has 3 dimensions. Give one, or two with a series in each column."),
        (pd.DataFrame({"a": [1]}).groupby("a"), {}, GROUPED),
        (pd.Series([1, 2], index=TIMES[:2]).resample("D"), {}, GROUPED),
        (pl.DataFrame({"a": [1]}).group_by("a"), {}, GROUPED),
        (pd.DataFrame({"a": [1], "b": [2]}), {"x": "c"}, "There is no column 'c'. Use one of these: 'a', 'b'."),
        (
            pl.DataFrame({"t": [1], "v": [[1]]}),
            {"x": "t", "y": "v"},
            "The column 'v' holds several values in a cell. Unnest or explode it first.",
        ),
    ],
)
def test_what_is_no_chart_is_refused(data, options, sentences):
    with pytest.raises(AudiographError) as caught:
        audiograph.describe(data, **options)
    assert str(caught.value) == sentences
    assert caught.value.status in (2, 3)
