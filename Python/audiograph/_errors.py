# SPDX-License-Identifier: MIT
"""What goes wrong, and what is worth knowing."""

from __future__ import annotations

import reprlib
from contextlib import contextmanager
from typing import Any, Iterable, Iterator

_SHORT = reprlib.Repr()
_SHORT.maxstring = _SHORT.maxother = 80


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


@contextmanager
def reading_data() -> Iterator[None]:
    """Turns whatever goes wrong with somebody's data into an ``AudiographError`` that says so."""
    try:
        yield
    except (AudiographError, MemoryError):
        raise
    except RecursionError as error:
        raise AudiographError(
            "The data hold themselves, or are nested too deep. Give a list, a table or a figure.", 3
        ) from error
    except OverflowError as error:
        raise AudiographError(
            f"A number or a date in the data is too large ({error}). Leave it out, or give None for it.", 3
        ) from error
    except Exception as error:
        reason = f"{type(error).__name__}: {error}".partition("\n")[0]
        raise AudiographError(f"The data cannot be read ({reason}). Give numbers, texts and dates.", 3) from error


def listed(names: Iterable[str]) -> str:
    """The first twenty of several, and how many more there are."""
    names = list(names)
    more = f" and {len(names) - 20} more" if len(names) > 20 else ""
    return ", ".join(names[:20]) + more


def short(value: Any) -> str:
    """A value as Python writes it, cut where it is long."""
    return _SHORT.repr(value)
