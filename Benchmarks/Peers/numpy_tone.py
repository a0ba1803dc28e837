# SPDX-License-Identifier: MIT
"""usage: numpy_tone.py ROWS.csv SECONDS OUT.wav"""

import sys

import numpy as np

import tone

values = np.loadtxt(sys.argv[1], delimiter=",", skiprows=1, usecols=1)
tone.write(values, float(sys.argv[2]), sys.argv[3])
