# SPDX-License-Identifier: MIT
"""Makes a page that can be heard from a figure of matplotlib."""

import matplotlib.pyplot as plt

import audiograph

figure, axes = plt.subplots()
axes.plot([2021, 2022, 2023, 2024], [3.1, 8.0, 5.4, 2.6])
axes.set(title="Inflation", ylabel="percent")

with open("inflation.html", "w", encoding="utf-8") as file:
    file.write(audiograph.page(figure))
print(audiograph.describe(figure, level="alt"))
