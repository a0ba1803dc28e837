# SPDX-License-Identifier: MIT
"""Words and pages in notebooks."""

from __future__ import annotations

import html
from typing import Any


def words_and_frame(words: str, page: str, title: str) -> str:
    """The words, and the page in a frame of its own: its styles and scripts do not meet those of the notebook.

    Whatever shows no frames still shows the words.
    """
    return (
        f"<p>{html.escape(words).replace(chr(10), '<br>')}</p>"
        f'<iframe title="{html.escape(title)}" srcdoc="{html.escape(page)}" '
        'style="width: 100%; height: 40em; border: 1px solid"></iframe>'
    )


class Words(str):
    """A text whose representation in a notebook is its lines."""

    # As users import it.
    __module__ = "audiograph"

    def _repr_pretty_(self, printer: Any, _: bool) -> None:
        printer.text(str(self))

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return (str, (str(self),))
