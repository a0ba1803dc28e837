# SPDX-License-Identifier: MIT
"""What goes wrong, and what is worth knowing."""

from __future__ import annotations


class AudiographError(Exception):
    """Why something cannot be done, in sentences: what is wrong, and what to do.

    ``status`` is the exit status of the program: 2 for options, 3 for data, 4 for prices, 5 for the
    sound device, 6 for files; 127 where the program is missing, and a negative number where a signal
    ended it.
    """

    # As users import it.
    __module__ = "audiograph"
    status: int

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status

    def __reduce__(self) -> tuple[type[AudiographError], tuple[str, int]]:
        # Other processes hand it back.
        return (AudiographError, (str(self), self.status))


class AudiographWarning(UserWarning):
    """What was skipped in the data, or chosen among several possibilities."""

    __module__ = "audiograph"
