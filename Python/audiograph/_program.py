# SPDX-License-Identifier: MIT
"""Where the program is, and how it is run."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import warnings
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Iterator, Optional, Sequence, Union

from ._errors import AudiographError, AudiographWarning
from ._options import in_python

_PREFIX = "audiograph: "
# Modules whose functions may stand between ours and who called them.
_PLOTTING = ("audiograph", "pandas", "matplotlib", "altair", "plotly")
# Lines that only say that work goes on.
_PROGRESS = ("Still ", "Fetching ", "Asking for ")
# An argument of the program: texts in UTF-8, or a path as the system has it.
Argument = Union[str, bytes]


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


def path_argument(path: "str | bytes | os.PathLike[Any]") -> bytes:
    """A path as an argument of the program, which takes it for nothing else behind ``--`` or ``--name=``.

    Raises ``AudiographError`` if no file can have that name.
    """
    try:
        name = os.fsencode(path)
    except UnicodeEncodeError as error:
        raise AudiographError("The path holds half a character (a surrogate). Leave it out.", 2) from error
    if b"\0" in name:
        raise AudiographError("The path holds a NUL character. Leave it out.", 2)
    if len(name) > 4_096:
        raise AudiographError("The path has more than 4,096 bytes. Give a shorter one.", 2)
    return name


@contextmanager
def temporary_folder() -> Iterator[str]:
    """A folder that is gone after the block. Processes that are forked meanwhile leave it alone."""
    owner = os.getpid()
    try:
        folder = tempfile.mkdtemp(prefix="audiograph-")
    except OSError as error:
        raise AudiographError(
            f"No temporary folder can be made: {error.strerror}. Name one in the variable TMPDIR.", 6
        ) from error
    try:
        yield folder
    finally:
        if os.getpid() == owner:
            shutil.rmtree(folder, ignore_errors=True)


def run(arguments: Sequence[Argument], data: str = "", folder: str = "") -> bytes:
    """What the program writes on standard output.

    In what it says, the path ``data`` is called by its last part. It runs in ``folder``, unless that is
    empty.

    What it says besides becomes an ``AudiographWarning`` for each line. Raises ``AudiographError`` with
    the program's own sentences if it fails.
    """
    finished = _start(arguments, folder, capture_output=True, stdin=subprocess.DEVNULL)
    said = finished.stderr.decode("utf-8", "replace")
    lines = [
        in_python(line[len(_PREFIX) :] if line.startswith(_PREFIX) else line)
        for line in said.replace(data, os.path.basename(data)).split("\n")
        if line and not line.startswith(_PROGRESS)
    ]
    _check(finished.returncode, lines)
    for line in lines:
        warnings.warn(line, AudiographWarning, stacklevel=depth())
    return bytes(finished.stdout)


def depth() -> int:
    """How far above the caller the first function is that is neither this module's nor plotting's."""
    depth = 1
    frame: Optional[FrameType] = sys._getframe(1)
    while frame and str(frame.f_globals.get("__name__")).partition(".")[0] in _PLOTTING:
        frame, depth = frame.f_back, depth + 1
    return depth


def run_in_terminal(arguments: Sequence[Argument], folder: str = "") -> None:
    """Runs the program with the terminal that Python itself has."""
    _check(_start(arguments, folder).returncode, [])


def _start(
    arguments: Sequence[Argument], folder: str, **streams: Any
) -> subprocess.CompletedProcess[bytes]:
    path = program()
    if folder and not os.path.isdir(folder):
        raise AudiographError(f"The folder {folder}, where the chart was named, is gone. Name it again.", 6)
    line = [argument.encode("utf-8") if isinstance(argument, str) else argument for argument in arguments]
    try:
        # A relative path of the program begins where Python is.
        return subprocess.run(
            [os.path.abspath(path) if os.sep in path else path, *line],
            check=False, cwd=folder or None, **streams,
        )
    except OSError as error:
        if error.errno == errno.E2BIG:
            raise AudiographError(
                f"{len(line):,} arguments are more than the system hands over. Name fewer columns with y.", 2
            ) from error
        raise AudiographError(
            f"The program {path} cannot be run: {error.strerror}. Install it again.", 127
        ) from error
    except RuntimeError as error:
        raise AudiographError(
            f"Python starts no program here: {error}. Do it in the main interpreter, before that ends.", 127
        ) from error


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
