# SPDX-License-Identifier: MIT
"""What can be described without any library, by the exact words."""

import collections
import datetime
import decimal
import gc
import io
import re
import time
import warnings
import zoneinfo

import pytest

import audiograph
from audiograph import AudiographError
from audiograph._roles import roles

DAYS = [datetime.date(2020, 1, day) for day in (1, 2, 3)]
UP = "1 at 1, 2 at 2 and 4 at 3: up 300 percent."
ALONG_T = "1 at t 1, 2 at 2 and 4 at 3: up 300 percent."
BY_DAY = "1 on 1 January 2020, 2 on 2 January and 4 on 3 January: up 300 percent."
BY_POINT = "1 at point 1, 2 at point 2 and 4 at point 3: up 300 percent."
BY_NAME = "100 percent more than b.\nNext come b with 2 and a with 1."


def last_lines(data, **options):
    """What is told behind the names: from the first number on that follows a comma."""
    return re.search(r", (\d.*)", audiograph.describe(data, **options), re.DOTALL).group(1)


@pytest.mark.parametrize(
    "data, options, words",
    [
        ([1, 2, 4], {}, BY_POINT),
        ((1, 2, 4), {}, BY_POINT),
        ([decimal.Decimal(1), 2, 4.0], {}, BY_POINT),
        (["1", "2", "4"], {}, BY_POINT),
        ((2**n for n in range(3)), {}, BY_POINT),
        ([[1, 1], [2, 2], [3, 4]], {}, UP),
        ([("a", 1), ("b", 2), ("c", 4)], {}, BY_NAME),
        ({1: 1, 2: 2, 3: 4}, {}, UP),
        (collections.Counter("abbcccc"), {}, BY_NAME),
        ({"v": [1, 2, 4]}, {}, BY_POINT),
        ({"t": [1, 2, 3], "v": [1, 2, 4]}, {"x": "t"}, ALONG_T),
        ({"t": DAYS, "v": [1, 2, 4]}, {}, BY_DAY),
        ({"t": DAYS, "note": ["a", "b", "c"], "v": [1, 2, 4]}, {"x": "t"}, BY_DAY),
        ({"v": [1, 2, 4], "t": [1, 2, 3], "w": [9, 9, 9]}, {"x": "t", "y": "v"}, ALONG_T),
        ({"v": [True, False, True]}, {}, "1 at point 1, 0 at point 2 and 1 at point 3."),
        ([{"t": 1, "v": 1}, {"t": 2, "v": 2}, {"t": 3, "v": 4}], {"x": "t", "y": ["v"]}, ALONG_T),
        ([1, 2, 4], {"x": [1, 2, 3]}, ALONG_T.replace("t 1", "x 1")),
        ([1, 2, 4], {"x": DAYS}, BY_DAY),
        ([1, 2, 4], {"x": ["a", "b", "c"]}, BY_NAME),
    ],
)
def test_everything_that_holds_numbers(data, options, words):
    assert last_lines(data, **options) == words


@pytest.mark.parametrize("y", [None, "all"])
def test_many_columns_take_no_longer_than_their_cells(y):
    names = ["t"] + [f"c{n}" for n in range(60_000)]
    start = time.process_time()
    found = roles(names, "t", y and names[1:], None, False, True, lambda: list(range(1, 60_001)))
    assert time.process_time() - start < 5
    assert (found.x, found.ys, found.order) == (0, list(range(1, 60_001)), list(range(60_001)))


def test_a_column_that_is_missing_among_many():
    data = {f"c{n}": [1] for n in range(100)}
    with pytest.raises(AudiographError, match="'c18', 'c19' and 80 more.$"):
        audiograph.describe(data, y="c")


def test_title_and_unit_are_handed_over():
    words = audiograph.describe([1, 2], title="Weight; 'net'", unit="kg")
    assert words.startswith("Weight; 'net', Value in kg, 1 at point 1 and 2 at point 2: ")
    assert audiograph.describe([1, 2], lang="de").startswith("Daten, ")
    for name in ("a", "ta", "b"):
        assert audiograph.describe({name: [1, 2]}).startswith(f"Data, {name}, 1 at point 1 and 2 at point 2: ")


def test_an_option_follows_the_settings_where_it_is_none():
    assert audiograph.describe([1, 2], level=None) == audiograph.describe([1, 2])


@pytest.mark.parametrize(
    "data, options",
    [
        ([1, None, 4, 5], {}),
        ([1, float("nan"), 4, 5], {}),
        ({"t": [1, 2, 3, 4], "v": [1, None, 4, 5]}, {"x": "t"}),
        ([(1, 1), (2,), (3, 4), (4, 5)], {}),
    ],
)
def test_missing_values(data, options):
    facts = audiograph.facts(data, **options)
    assert facts["series"][0]["missing"] == 1
    assert facts["series"][0]["points"] == 4


def test_groups():
    data = {"t": [1, 1, 2, 2], "who": ["a", "b", "a", "b"], "v": [1, 2, 3, 5]}
    facts = audiograph.facts(data, x="t", y="v", by="who")
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    assert [series["last"]["y"] for series in facts["series"]] == [3, 5]
    assert audiograph.facts([1, 2, 3, 5], x=data["t"], by=data["who"])["series"][1]["last"]["y"] == 5
    # Rows are counted in each group: the groups themselves are not along x.
    del data["t"]
    assert last_lines(data, by="who").startswith("1 at point 1 and 3 at point 2")


def test_rows_are_kept_by_any_column():
    data = {"t": [1, 2, 3], "v": [1, 2, 4], "who": ["a", "b", "a"]}
    for options in ({"x": "t", "y": "v"}, {"x": [1, 2, 3], "y": "v"}):
        facts = audiograph.facts(data, where="who=a", **options)
        assert [series["name"] for series in facts["series"]] == ["v"]
        assert facts["series"][0]["last"]["y"] == 4 and facts["points"] == 2


def test_series_by_place_and_name():
    facts = audiograph.facts({"a": {"p": 1, "q": 2}, "b": {"q": 3}})
    assert [series["name"] for series in facts["series"]] == ["a", "b"]
    assert facts["series"][1]["last"] == {"index": 1, "x": "q", "y": 3}
    assert facts["series"][1]["missing"] == 1


@pytest.mark.parametrize("y", [["a", "b"], ("a", "b"), iter(["a", "b"]), {"a": 1, "b": 2}.keys()])
def test_several_columns(y):
    facts = audiograph.facts({"a": [1, 2], "b": [3, 4], "c": ["x", "y"]}, x="c", y=y)
    assert [series["name"] for series in facts["series"]] == ["a", "b"]


def test_lengths_of_time_are_seconds():
    lengths = [datetime.timedelta(minutes=minutes) for minutes in (1, 2, 3)]
    words = audiograph.describe(lengths)
    assert words.startswith("Data, Value in s, 60 at point 1, 120 at ")
    assert audiograph.describe(lengths, unit="sec").startswith("Data, Value in sec, 60 at point 1, ")
    assert last_lines([1, 2, 4], x=lengths).startswith("1 at x 60, 2 at 120 and 4 at 180")


def test_times_of_a_zone_are_those_of_its_clocks():
    berlin = zoneinfo.ZoneInfo("Europe/Berlin")
    days = [datetime.datetime(2024, 3, day, tzinfo=berlin) for day in (30, 31)]
    days.append(datetime.datetime(2024, 4, 1, tzinfo=berlin))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        words = last_lines([1, 2, 4], x=days)
    assert words == "1 on 30 March 2024, 2 on 31 March and 4 on 1 April: up 300 percent."
    # An hour that comes twice is told by its offset.
    autumn = datetime.datetime(2024, 10, 27, tzinfo=berlin)
    hours = [autumn.replace(hour=1), autumn.replace(hour=2), autumn.replace(hour=2, fold=1)]
    with pytest.warns(audiograph.AudiographWarning, match="converted the times to UTC"):
        facts = audiograph.facts([1, 2, 4], x=hours)
    assert facts["series"][0]["last"]["x"].endswith("T01:00:00Z")


def test_one_point():
    for data in ([7], {"a": 7}, {"a": [7]}):
        assert audiograph.facts(data)["series"][0]["last"]["y"] == 7


HOSTILE = ['a,"b"', "#5", "--y", "=1+1", "x\ny", "é\0", "'", "\ud800", "Total", "NA", "1"]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names(name):
    title = f"<{name}>".replace("\0", "").replace("\ud800", "")
    facts = audiograph.facts({"t": [1, 2], name: [3, 4]}, x="t", title=title)
    assert facts["series"][0]["last"] == {"index": 1, "x": 2, "y": 4}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_categories(name):
    facts = audiograph.facts({"k": ["a", name, "b"], "v": [1, 2, 3]}, x="k", y="v")
    assert facts["series"][0]["last"]["y"] == 3
    assert facts["points"] == 3


def test_paths(samples):
    words = audiograph.describe("nile", level="alt")
    assert words == audiograph.describe(samples / "nile.csv", level="alt")
    assert words == audiograph.describe(str(samples / "nile.csv"), level="alt")
    assert audiograph.describe(samples / "nile.csv", y="Annual flow", level="alt")


@pytest.mark.parametrize(
    "data, options, sentences",
    [
        ([], {}, "The data are empty. Give at least one value."),
        ({}, {}, "The data are empty. Give at least one value."),
        (5, {}, "A value of the type int is no data. Give numbers, a table, a figure or a path."),
        (io.StringIO("1"), {}, "A value of the type StringIO is no data. Give numbers, a table, a figure or a path."),
        (b"12", {}, "A value of the type bytes is no data. Give numbers, a table, a figure or a path."),
        (
            {"a": [1], "b": [1, 2]},
            {"y": ["a", "b"]},
            "The columns differ in length: a has 1, b has 2. Give equal ones.",
        ),
        ({"a": [1], "b": 2}, {}, "The column 'b' is one value, 2. Give it a list."),
        ({"a": [1]}, {"x": "a"}, "No column is left for the values. Name one with y."),
        ({"a": [1]}, {"x": "b"}, "There is no column 'b'. Use one of these: 'a'."),
        ({"a": [1], "b": [2]}, {"y": ["a", "c"]}, "There is no column 'c'. Use one of these: 'a', 'b'."),
        (
            ["a", "b"],
            {},
            "Row 2, column 'Value' of 'data': 'a' is not a number. Correct it, or leave the cell empty "
            "for a missing value.",
        ),
        (
            [1, float("inf"), 3],
            {},
            "Row 3, column 'Value' of 'data': 'inf' is too large to be a number. Correct it, or leave the "
            "cell empty for a missing value.",
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
    with warnings.catch_warnings():
        # Nor is anything left to be cleared away by chance.
        warnings.simplefilter("error")
        audiograph.describe([1, 2])
        audiograph.page([1, 2], duration=1)
        sound = audiograph.sonify([1, 2], duration=1)
        del sound
        with pytest.raises(AudiographError):
            audiograph.describe([1, 2], level="x")
        gc.collect()
    assert [path for path in tmp_path.iterdir() if path.name.startswith("audiograph-")] == []
