# SPDX-License-Identifier: MIT
"""usage: duckdb_facts.py ROWS.csv"""

import sys

import duckdb

query = """
select count(*), arg_min(Close, Date), arg_max(Close, Date), min(Close), max(Close)
from read_csv(?)
"""
print(*duckdb.execute(query, [sys.argv[1]]).fetchone())
