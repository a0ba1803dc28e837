# SPDX-License-Identifier: MIT
"""usage: duckdb_facts.py ROWS.csv"""

import sys

import duckdb

# One thread reads the rows in their order, so that first and last mean what they say.
duckdb.execute("set threads = 1")
query = """
select count(*), first(Close), last(Close), min(Close), max(Close) from read_csv(?)
"""
print(*duckdb.execute(query, [sys.argv[1]]).fetchone())
