# SPDX-License-Identifier: MIT
"""Figures of matplotlib, with those that pandas and seaborn draw, by the artists in them."""
