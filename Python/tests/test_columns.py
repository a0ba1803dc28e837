# SPDX-License-Identifier: MIT
"""Tables of Arrow and DuckDB and arrays of xarray, by the exact words."""

import numpy as np
import pytest

import audiograph
from audiograph import AudiographError

DAYS = ["2024-01-01", "2024-01-02", "2024-01-03"]
SOLD = "Chart, sold, 1 on 1 January 2024, 2 on 2 January and 4 on 3 January: up 300 percent."


def first_line(data, **options):
    return str(audiograph.describe(data, **options)).splitlines()[0]


def test_tables_of_arrow():
    pa = pytest.importorskip("pyarrow")
    table = pa.table({"day": DAYS, "sold": [1, 2, 4]})
    assert first_line(table, title="Chart") == SOLD
    assert first_line(table.to_batches()[0], title="Chart", x="day", y="sold") == SOLD

    class Stream:
        """Hands over its columns and has nothing else."""

        def __arrow_c_stream__(self, schema=None):
            return table.__arrow_c_stream__(schema)

    assert first_line(Stream(), title="Chart") == SOLD


def test_relations_of_duckdb():
    duckdb = pytest.importorskip("duckdb")
    rows = ", ".join(f"(DATE '{day}', {value})" for day, value in zip(DAYS, (1, 2, 4)))
    relation = duckdb.sql(f"SELECT * FROM (VALUES {rows}) AS t(day, sold)")
    assert first_line(relation, title="Chart") == SOLD


def test_arrays_of_xarray():
    xr = pytest.importorskip("xarray")
    times = np.array(DAYS, "M8[ns]")
    line = xr.DataArray(
        [1.0, 2.0, 4.0], {"time": times}, ["time"], name="t2m", attrs={"long_name": "warmth", "units": "°C"}
    )
    words = "Chart, warmth in °C, 1 on 1 January 2024, 2 on 2 January and 4 on 3 January: up 3 °C."
    assert first_line(line, title="Chart") == words
    grid = xr.DataArray([[1, 2], [3, np.nan]], {"lat": [10, 20], "lon": [5, 6]}, ["lat", "lon"], name="rain")
    assert first_line(grid) == "rain, 2 rows by 2 columns: highest 3 at lat 20, lon 5; lowest 1 at lat 10, lon 5."
    both = xr.Dataset({"a": line, "b": line * 2})
    assert "1 on 1 January 2024" in first_line(both, chart=1)
    with pytest.raises(AudiographError, match="3 dimensions"):
        audiograph.describe(xr.DataArray(np.zeros((2, 2, 2))))
