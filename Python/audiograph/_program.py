# SPDX-License-Identifier: MIT
"""Where the program is, and how it is run."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import warnings
from datetime import date, datetime
from pathlib import Path
from types import FrameType
from typing import Any, Iterator, Mapping, Optional, Sequence

from ._errors import AudiographError, AudiographWarning

_PREFIX = "audiograph: "
# Lines that only say that work goes on.
_PROGRESS = ("Still ", "Fetching ", "Asking for ")
# What the functions of this module decide themselves.
_OWN = frozenset({"output", "format", "manifest", "json", "list_columns", "help", "version"})


def program() -> str:
    """The path of the program: ``AUDIOGRAPH_PROGRAM``, the wheel's own, or the first on ``PATH``.

    Raises ``AudiographError`` with status 127 if there is none.
    """
    named = os.environ.get("AUDIOGRAPH_PROGRAM")
    if named:
        return named
    for folder in _folders():
        path = folder / "audiograph"
        if os.access(path, os.X_OK) and path.is_file():
            return str(path)
    found = shutil.which("audiograph")
    if found is None:
        raise AudiographError(
            "The program audiograph is not installed. Install the wheel for this kind of machine, "
            "or name the program in the variable AUDIOGRAPH_PROGRAM.",
            127,
        )
    return found


def _folders() -> Iterator[Path]:
    """Where the different ways to install put the program that belongs to this module."""
    packages = Path(__file__).resolve().parent.parent
    # `pip install --target` and `--prefix`, by which the running Python knows nothing.
    yield packages / "bin"
    for parent in list(packages.parents)[:3]:
        if (parent / "libexec" / "audiograph").is_dir():
            yield parent / "bin"
    yield Path(sysconfig.get_path("scripts"))
    yield Path(sysconfig.get_path("scripts", f"{os.name}_user"))


def version() -> str:
    """The version of the program: ``1.0``."""
    return run(["--version"]).decode("utf-8").split()[-1]


def run(arguments: Sequence[str], data: str = "") -> bytes:
    """What the program writes on standard output.

    In what it says, the path ``data`` is called by its last part.

    What it says besides becomes an ``AudiographWarning`` for each line. Raises ``AudiographError`` with
    the program's own sentences if it fails.
    """
    finished = _start(arguments, capture_output=True, stdin=subprocess.DEVNULL)
    said = finished.stderr.decode("utf-8", "replace")
    lines = [
        line[len(_PREFIX) :] if line.startswith(_PREFIX) else line
        for line in said.replace(data, os.path.basename(data)).splitlines()
        if line and not line.startswith(_PROGRESS)
    ]
    _check(finished.returncode, lines)
    for line in lines:
        warnings.warn(line, AudiographWarning, stacklevel=_depth())
    return bytes(finished.stdout)


def _depth() -> int:
    """How far above the caller the first function is that is neither this module's nor pandas' plotting."""
    depth = 1
    frame: Optional[FrameType] = sys._getframe(1)
    while frame and str(frame.f_globals.get("__name__")).partition(".")[0] in ("audiograph", "pandas"):
        frame, depth = frame.f_back, depth + 1
    return depth


def run_in_terminal(arguments: Sequence[str]) -> None:
    """Runs the program with the terminal that Python itself has."""
    _check(_start(arguments).returncode, [])


def _start(arguments: Sequence[str], **streams: Any) -> subprocess.CompletedProcess[bytes]:
    path = program()
    try:
        return subprocess.run([path, *arguments], check=False, **streams)
    except OSError as error:
        raise AudiographError(
            f"The program {path} cannot be run: {error.strerror}. Install it again.", 127
        ) from error
    except ValueError as error:
        raise AudiographError("An option holds a NUL character. Leave it out.", 2) from error


def _check(status: int, lines: Sequence[str]) -> None:
    if status == 0:
        return
    if status < 0:
        try:
            name = signal.Signals(-status).name
        except ValueError:
            name = str(-status)
        raise AudiographError(f"The program audiograph was ended by the signal {name}.", status)
    raise AudiographError("\n".join(lines) or f"audiograph failed with status {status}.", status)


def option_arguments(options: Mapping[str, Any]) -> list[str]:
    """Options as the program takes them: ``{"pitch_range": "c3:c6"}`` becomes ``--pitch-range=c3:c6``.

    ``True`` is an option without a value; ``None`` and ``False`` leave it out; a list repeats it.
    """
    arguments: list[str] = []
    for name, value in options.items():
        if name in _OWN:
            raise AudiographError(f"The option {name} is no choice here. Leave it out.", 2)
        option = "--" + name.rstrip("_").replace("_", "-")
        for single in value if isinstance(value, (list, tuple)) else [value]:
            if single is True:
                arguments.append(option)
            elif single is not None and single is not False:
                arguments.append(f"{option}={_text(single)}")
    return arguments


def _text(value: Any) -> str:
    if isinstance(value, datetime):
        return value.isoformat(sep=" ")
    if isinstance(value, date):
        return value.isoformat()
    return str(value)
