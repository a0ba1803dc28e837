# SPDX-License-Identifier: MIT
"""The ways in which a table may be read, by their numbers."""

import pytest

import audiograph
from audiograph import AudiographError

TABLE = {"country": ["Chad", "Chad", "Peru", "Peru"], "year": [2000, 2010] * 2, "life": [47.5, 50, 70, 73]}


def test_are_listed_for_data_in_memory():
    found = audiograph.readings(TABLE)
    assert found[0]["text"] == "1. life by year, one line for each country."
    assert [reading["number"] for reading in found] == list(range(1, len(found) + 1))
    assert found[0]["options"] == ["--x=year", "--y=life", "--by=country"]


def test_each_is_read_by_its_number():
    second = audiograph.readings(TABLE)[1]
    assert second["text"] == "2. life by year."
    told = audiograph.facts(TABLE, reading=2)
    assert told["columns"]["x"] == ["year"] and told["columns"]["by"] is None
    assert "Chad" in audiograph.describe(TABLE, reading=1)


def test_frames_have_the_same():
    pandas = pytest.importorskip("pandas")
    assert audiograph.readings(pandas.DataFrame(TABLE)) == audiograph.readings(TABLE)


def test_numbers_that_none_has_are_refused():
    with pytest.raises(AudiographError, match="no number 9"):
        audiograph.describe(TABLE, reading=9)
    with pytest.raises(AudiographError, match="means nothing to readings|option reading"):
        audiograph.readings(TABLE, reading=2)
