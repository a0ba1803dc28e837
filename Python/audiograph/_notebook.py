# SPDX-License-Identifier: MIT
"""Pages in notebooks."""

from __future__ import annotations

import html
import re
from base64 import b64encode

_WAV = re.compile(r"data:audio/wav;base64,[A-Za-z0-9+/=]*")

# The link by which a page offers its recording as a file.
_NAME = re.compile(r'(<a id="sound" download="[^"]*)\.wav"')


def with_opus(page: str, opus: bytes) -> str:
    """The page with a recording in Opus, if it has one recording in WAV; otherwise as it is."""
    if len(_WAV.findall(page)) != 1:
        return page
    recording = "data:audio/ogg;base64," + b64encode(opus).decode("ascii")
    return _NAME.sub(r'\1.opus"', _WAV.sub(lambda _: recording, page))


def frame(page: str, title: str) -> str:
    """The page in a frame of its own: its styles and scripts do not meet those of the notebook."""
    return (
        f'<iframe title="{html.escape(title)}" srcdoc="{html.escape(page)}" '
        'style="width: 100%; height: 40em; border: 1px solid"></iframe>'
    )
