# SPDX-License-Identifier: MIT
"""Describes a list of numbers and writes its sound."""

import audiograph

weight = [82.5, 82.1, None, 81.4, 80.9, 81.2, 80.3]
days = [f"2026-03-{day:02}" for day in range(1, 8)]

print(audiograph.describe(weight, x=days, title="My weight", unit="kg"))

sound = audiograph.sonify(weight, x=days, title="My weight", unit="kg", duration="short")
sound.save("weight.wav")
print(f"weight.wav: {len(sound.wav)} bytes at {sound.rate} frames a second")
