# SPDX-License-Identifier: MIT
"""usage: astronify_tone.py ROWS.csv SECONDS OUT.wav

A note a point, as in the project's tutorial; it renders through pyo.
"""

import sys

import numpy as np
from astropy.table import Table
from astronify.series import SoniSeries

values = np.loadtxt(sys.argv[1], delimiter=",", skiprows=1, usecols=1)
series = SoniSeries(Table([np.arange(len(values), dtype=float), values], names=("time", "flux")))
series.note_spacing = float(sys.argv[2]) / len(values)
series.sonify()
series.write(sys.argv[3])
