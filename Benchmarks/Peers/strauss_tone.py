# SPDX-License-Identifier: MIT
"""usage: strauss_tone.py ROWS.csv SECONDS OUT.wav

One evolving source whose pitch is shifted, as in the project's notebook about a light curve.
"""

import sys

import numpy as np
from strauss.generator import Synthesizer
from strauss.score import Score
from strauss.sonification import Sonification
from strauss.sources import Objects

import tone

values = np.loadtxt(sys.argv[1], delimiter=",", skiprows=1, usecols=1)
heard = tone.extremes(values, float(sys.argv[2]))
generator = Synthesizer(samprate=44100)
generator.load_preset("pitch_mapper")
generator.modify_preset({"pitch_hi": 0, "pitch_lo": 0, "pitch_shift": 36})
data = {"pitch": 1.0, "time_evo": np.arange(len(heard)), "pitch_shift": heard}
sources = Objects(data.keys())
sources.fromdict(data)
sources.apply_mapping_functions(map_lims={"time_evo": ("0%", "100%"), "pitch_shift": ("0%", "100%")})
sonification = Sonification(
    Score([["A3"]], float(sys.argv[2])), sources, generator, "mono", samprate=44100)
sonification.render()
sonification.save(sys.argv[3], embed_caption=False)
