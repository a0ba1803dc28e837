# SPDX-License-Identifier: MIT
"""Texts of matplotlib, in which formulas stand between dollars."""

from __future__ import annotations

import re

_RAISED = str.maketrans("0123456789+-n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ")
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
# Gaps and sizes, and looks of what stands in braces.
_GAP = re.compile(r"\\(?:left|right|quad|qquad|displaystyle|[,;:! ])(?![a-z])")
_LOOK = re.compile(r"\\(?:math[a-z]+|text[a-z]*|operatorname|overline|hat|bar)\s*(?=\{)")
_FRACTION = re.compile(r"\\frac\{([^{}]*)\}\{([^{}]*)\}")
_NAME = re.compile(r"\\([A-Za-z]+)\s*")


def plain_text(text: str) -> str:
    r"""A text with its formulas as they are read: that of ``$\mu$s`` is ``μs``, that of ``m$^2$`` is ``m²``."""
    parts = re.split(r"(?<!\\)\$", text)
    if len(parts) % 2 == 0:
        # Dollars that are no pairs are dollars, as for matplotlib.
        parts = ["$".join(parts)]
    return "".join(_formula(part) if place % 2 else part for place, part in enumerate(parts)).replace(r"\$", "$")


def _formula(text: str) -> str:
    text = _LOOK.sub("", _GAP.sub(" ", text))
    text = _FRACTION.sub(r"\1/\2", re.sub(r"\^\{?\\circ\}?", "°", text))
    text = _NAME.sub(_symbol, text)
    text = re.sub(r"\^(?:\{([0-9+\-n]+)\}|([0-9n]))", lambda found: (found[1] or found[2]).translate(_RAISED), text)
    text = re.sub(r"_(?:\{([0-9]+)\}|([0-9]))", lambda found: (found[1] or found[2]).translate(_LOWERED), text)
    return re.sub(r"[{}\\]", "", text)


def _symbol(found: re.Match[str]) -> str:
    """The letter or sign of a name such as ``mu``; that of a function is its name."""
    from matplotlib._mathtext_data import tex2uni

    name = found[1]
    if name == "sqrt":
        return "√"
    return chr(tex2uni[name]) if name in tex2uni else name
