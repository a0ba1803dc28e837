# SPDX-License-Identifier: MIT
"""Values as one gliding tone, as a script with numpy writes it."""

import wave

import numpy as np

RATE = 44100


def extremes(values, seconds):
    """The lowest and the highest value of each tenth of a second, in their order."""
    bins = int(round(seconds * 10))
    if len(values) <= 2 * bins:
        return values
    starts = np.arange(bins) * len(values) // bins
    pieces = np.split(values, starts[1:])
    places = [sorted({start + piece.argmin(), start + piece.argmax()})
              for start, piece in zip(starts, pieces)]
    return values[np.concatenate(places)]


def samples(heard, frames):
    """Blocks of samples; a million frames at a time stay in less memory than all, and are faster."""
    places = np.arange(65536) / 65536 * 2 * np.pi
    table = (0.14 * 32767 * sum(level * np.sin((number + 1) * places) for number, level
                                in enumerate([1, 0.35, 0.18, 0.09]))).astype("<i2")
    octaves = 3 * (heard - heard.min()) / (heard.max() - heard.min())
    phase = 0.0
    for start in range(0, frames, 1 << 20):
        count = min(1 << 20, frames - start)
        at = np.arange(start, start + count) * ((len(heard) - 1) / (frames - 1))
        frequency = 220 * np.exp2(np.interp(at, np.arange(len(heard)), octaves))
        turns = np.cumsum(frequency) * (65536 / RATE) + phase
        phase = turns[-1] % 65536
        yield table[turns.astype(np.int64) & 65535]


def write(values, seconds, name):
    """Writes a mono WAV file of 16 bits."""
    heard = extremes(np.asarray(values, dtype=float), seconds)
    with wave.open(name, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        for block in samples(heard, int(round(seconds * RATE))):
            file.writeframes(block.tobytes())
