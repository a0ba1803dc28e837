# SPDX-License-Identifier: MIT
"""Pages in notebooks."""

from __future__ import annotations

import html


def frame(page: str, title: str) -> str:
    """The page in a frame of its own: its styles and scripts do not meet those of the notebook."""
    return (
        f'<iframe title="{html.escape(title)}" srcdoc="{html.escape(page)}" '
        'style="width: 100%; height: 40em; border: 1px solid"></iframe>'
    )
