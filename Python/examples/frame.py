# SPDX-License-Identifier: MIT
"""Describes a table of pandas, one series for each group, and says it aloud in a file."""

import pandas as pd

import audiograph

sales = pd.DataFrame(
    {
        "month": pd.date_range("2026-01-01", periods=4, freq="MS").repeat(2),
        "shop": ["Lyon", "Paris"] * 4,
        "sold": [120, 340, 130, 310, 155, 290, 180, 285],
    }
)

print(audiograph.describe(sales, x="month", y="sold", by="shop", title="Sales"))
lyon = audiograph.facts(sales, x="month", y="sold", by="shop")["series"][0]
print(f"{lyon['name']} grew by {lyon['change']['percent']:.0f} percent.")

if __name__ == "__main__":
    # The words are spoken by espeak-ng, which has to be installed.
    audiograph.sonify(sales, x="month", y="sold", by="shop", title="Sales", speak=True).save("sales.wav")
