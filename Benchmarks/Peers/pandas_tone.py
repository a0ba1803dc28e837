# SPDX-License-Identifier: MIT
"""usage: pandas_tone.py ROWS.csv SECONDS OUT.wav"""

import sys

import pandas as pd

import tone

table = pd.read_csv(sys.argv[1], parse_dates=["Date"])
tone.write(table["Close"].to_numpy(), float(sys.argv[2]), sys.argv[3])
