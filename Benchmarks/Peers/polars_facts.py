# SPDX-License-Identifier: MIT
"""usage: polars_facts.py ROWS.csv"""

import sys

import polars as pl

close = pl.col("Close")
facts = [pl.len().alias("count"), close.first().alias("first"), close.last().alias("last"),
         close.min().alias("low"), close.max().alias("high")]
print(*pl.scan_csv(sys.argv[1]).select(facts).collect().row(0))
