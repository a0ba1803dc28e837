# SPDX-License-Identifier: MIT
"""usage: numpy_batch.py LIST SECONDS; a line of LIST is ROWS.csv, a comma, OUT.wav"""

import sys

import numpy as np

import tone

for line in open(sys.argv[1], encoding="utf-8"):
    rows, output = line.rstrip("\n").split(",")
    values = np.loadtxt(rows, delimiter=",", skiprows=1, usecols=1)
    tone.write(values, float(sys.argv[2]), output)
