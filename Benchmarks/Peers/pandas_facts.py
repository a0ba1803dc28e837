# SPDX-License-Identifier: MIT
"""usage: pandas_facts.py ROWS.csv"""

import sys

import pandas as pd

# Dates stay text: the years of the long files lie outside what pandas' dates of old could hold.
close = pd.read_csv(sys.argv[1])["Close"]
print(len(close), close.iloc[0], close.iloc[-1], close.min(), close.max())
