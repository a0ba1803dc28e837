# SPDX-License-Identifier: MIT
"""Charts as words, facts, sound and pages."""

from __future__ import annotations

import json
import os
import re
import struct
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any, Mapping, Optional

from . import _options
from ._data import table_of
from ._errors import AudiographError, AudiographWarning, reading_data
from ._notebook import Words, words_and_frame
from ._options import option_arguments
from ._program import Argument, path_argument, run, run_in_terminal, temporary_folder
from ._sources import named, of_charts, of_table, roles_of_kind
from ._stated import Stated
from ._table import Source, current_folder

if TYPE_CHECKING:
    from typing_extensions import Unpack

    from ._typed import DescribeOptions, FactsOptions, PageOptions, SonifyOptions

# Options that name columns, or rows by what stands in any column.
_NAMING = frozenset({"band", "error", "reading", "type", "where"})


def describe(
    data: Any,
    *,
    level: Optional[str] = None,
    lang: Optional[str] = None,
    speech: Optional[bool] = None,
    x: Any = None,
    y: Any = None,
    by: Any = None,
    **options: Unpack[DescribeOptions],
) -> str:
    """What a chart shows, in sentences.

    ``data`` is a list of numbers, of pairs ``(x, y)`` or of records; a dictionary of columns, or of one
    number for each place; an array of numpy, of one dimension or with a series in each column; a Series or
    DataFrame of pandas or polars; a figure or axes of matplotlib; a chart of Altair; a figure of Plotly; a
    path; or, as text, whatever the program takes: a file, a sample such as ``"nile"``, a symbol. ``None``
    and NaN are missing values.

    ``x``, ``y`` (one or a list) and ``by`` (whose texts split the rows into series) name columns; ``x`` and
    ``by`` can be values too, one for each row. ``level`` is ``"alt"``, ``"short"``, ``"standard"`` or
    ``"long"``, ``lang`` is the tag of a language, such as ``"en"`` or ``"en-US"``; with ``speech`` there are
    no symbols and no abbreviations. All other options are those of ``audiograph describe`` that write no
    file, run no program and read no other file.

    Raises ``AudiographError`` if the data are no chart, or an option is invalid.
    """
    given = {"level": level, "lang": lang, "speech": speech, **options}
    command = _Command.of("describe", _options.DESCRIBE, data, x, y, by, given)
    return Words(command.run("describe").decode("utf-8").rstrip("\n"))


def facts(
    data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Unpack[FactsOptions]
) -> dict[str, Any]:
    """The facts behind the description: what ``describe --json`` prints.

    The arguments are those of ``describe`` but for those about words. ``Documentation/facts.schema.json``
    describes the result.
    """
    command = _Command.of("facts", _options.FACTS, data, x, y, by, {**options})
    facts: dict[str, Any] = json.loads(command.run("describe", "--json"))
    return facts


def readings(data: Any, **options: Unpack[FactsOptions]) -> list[dict[str, Any]]:
    """The ways in which a table may be read, at most five, the likeliest first.

    ``data`` is what ``describe`` takes. Each has a ``number``, which ``reading=`` of every function takes;
    ``text``, what it tells; ``x``, ``y`` and ``by``, the names of its columns; ``kind``, ``None`` for a line;
    and ``options``, those of the program that ask for the same, for a later version may count otherwise.

    Raises ``AudiographError`` if the data are no chart, or an option is invalid.
    """
    if "reading" in options:
        raise AudiographError("The option reading means nothing to readings. Leave it out.", 2)
    # What is read in the first way is handed over whole, so that all others are there.
    command = _Command.of("readings", _options.FACTS, data, None, None, None, {"reading": 1, **options})
    command.options = {name: value for name, value in command.options.items() if name != "reading"}
    found: list[dict[str, Any]] = json.loads(command.run("describe", "--list-readings", "--json"))["readings"]
    return found


def page(
    data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Unpack[PageOptions]
) -> str:
    """A page of HTML in one piece: the description, the sound, a picture and a table of the values.

    The arguments are those of ``describe`` and the options of ``audiograph export`` for pages. Its script
    makes the sound.
    """
    return _Command.of("page", _options.PAGE, data, x, y, by, {**options}).page()


def sonify(
    data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Unpack[SonifyOptions]
) -> Sonification:
    """A chart as sound.

    The arguments are those of ``describe`` and the options of ``audiograph export``: ``duration``,
    ``timbre``, ``speak`` and so on. What is for files of one kind, such as ``braille`` or ``fragment``, is
    for those that ``save`` and ``page`` make.
    """
    return Sonification(_Command.of("sonify", _options.SONIFY, data, x, y, by, {**options}))


for _function, _taken in (
    (describe, _options.DESCRIBE), (facts, _options.FACTS), (page, _options.PAGE), (readings, _options.READINGS),
    (sonify, _options.SONIFY),
):
    _function.__doc__ = _options.listed_in(_function.__doc__ or "", _taken)


class Sonification:
    """A chart that can be heard and read; what shows it in a notebook reads its words first.

    ``wav`` are the bytes of a WAV file, ``rate`` its frames per second; ``text`` is the description,
    ``facts`` what ``describe --json`` prints, ``manifest`` what is heard when. It has its data in itself, and
    can be copied, pickled and given to other processes; a path or a name is read again when it is asked for
    more.
    """

    def __init__(self, command: _Command) -> None:
        self._command = command
        with temporary_folder() as folder:
            names = ("sound.wav", "words.txt", "facts.json", "manifest")
            wav, text, facts, manifest = (os.path.join(folder, name) for name in names)
            outputs = [f"--output={path}" for path in (wav, text, facts)]
            command.only(_options.HEARD).run("export", *outputs, f"--manifest={manifest}")
            self.wav: bytes = Path(wav).read_bytes()
            self.text: str = _text_of(text).rstrip("\n")
            self.facts: dict[str, Any] = json.loads(_text_of(facts))
            self.manifest: dict[str, Any] = json.loads(_text_of(manifest))

    @property
    def rate(self) -> int:
        """Frames per second."""
        return _parts(self.wav)[0][1]

    @property
    def array(self) -> Any:
        """The samples as an array of numpy: frames × channels, of int16, int32 or float32.

        Samples of 24 bits fill the upper bits of 32. Raises ``AudiographError`` without numpy.
        """
        try:
            import numpy
        except ImportError as error:
            raise AudiographError("Arrays take numpy. Install it: pip install numpy.", 127) from error
        (channels, _, bits), samples = _parts(self.wav)
        if bits == 24:
            triples = numpy.frombuffer(samples, numpy.uint8).reshape(-1, 3)
            wide = numpy.zeros((len(triples), 4), numpy.uint8)
            wide[:, 1:] = triples
            return wide.view("<i4").reshape(-1, channels)
        return numpy.frombuffer(samples, "<i2" if bits == 16 else "<f4").reshape(-1, channels)

    def save(self, path: "str | bytes | os.PathLike[Any]") -> None:
        """Writes a file; the ending decides: ``.wav``, ``.flac``, ``.ogg``, ``.opus``, ``.mp3``, ``.html``,
        ``.svg``, ``.mid``, ``.vtt``, ``.txt``, ``.json``, ``.csv``, ``.brf``."""
        name = os.path.join(os.fsencode(current_folder()), path_argument(path))
        ending = os.path.splitext(os.fsdecode(name))[1]
        self._command.only(_options.for_ending(ending)).run("export", b"--output=" + name)

    def play(self, device: Optional[str] = None) -> None:
        """Plays the sound on a device of this machine, and returns when it ends.

        Words that ``speak`` put into the sound are left out, with a warning. Raises ``AudiographError`` with
        status 5 if there is no device.
        """
        command = self._command.only(_options.PLAY)
        if self._command.options.get("speak") or self._command.options.get("narrate"):
            words = "play() leaves out the words of speak and narrate; files that save() writes have them."
            warnings.warn(words, AudiographWarning, stacklevel=2)
        try:
            command.run("play", "--text=none", *option_arguments({"device": device}))
        except AudiographError as error:
            # The program names the command for a file that only we know.
            words = re.sub(r"audiograph export \S.* -o (\S+)", r"save('\1')", str(error))
            raise AudiographError(words, error.status) from None

    def explore(self) -> None:
        """Walks through the chart with the keyboard, in a terminal."""
        if not sys.stdin.isatty():
            raise AudiographError("Exploring takes a terminal. Start Python in one.", 5)
        command = self._command.only(_options.EXPLORE)
        with command.source.at_hand() as name:
            run_in_terminal(command.line("explore", name), command.source.folder_to_run_in())

    def page(self) -> str:
        """A page of HTML in one piece, as ``audiograph.page`` makes it."""
        return self._command.only(_options.PAGE).page()

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        # Many who listen use viewers that show text alone, so it comes first.
        html = words_and_frame(self.text, self.page(), self.facts["title"])
        return {"text/plain": self.text, "text/html": html}


class _Command:
    """A chart with its options by their names in the program, and the lines that have it work on it."""

    def __init__(self, source: Source, options: Mapping[str, Any]) -> None:
        self.source = source
        self.options = options

    @staticmethod
    def of(
        function: str, taken: frozenset[str], data: Any, x: Any, y: Any, by: Any, options: dict[str, Any]
    ) -> _Command:
        found = _options.checked(function, taken, options)
        if isinstance(data, (str, os.PathLike)):
            return _Command(named(data, x, y, by), found)
        _options.refuse_for_tables(name for name in found if name != "chart")
        x, y, by = roles_of_kind(found.get("as"), x, y, by)
        with reading_data():
            if isinstance(data, Mapping) and "audiograph" in data:
                return _Command(Source.of_document(data), found)
            table = table_of(data, x, y, by, whole=not _NAMING.isdisjoint(found))
            if isinstance(table, Stated):
                source = of_charts(table, found)
            else:
                _options.refuse_for_tables(found)
                source = of_table(table, found, x, y, by)
        return _Command(source, found)

    def only(self, names: frozenset[str]) -> _Command:
        """The same chart with fewer options."""
        return _Command(self.source, {k: v for k, v in self.options.items() if k in names})

    def run(self, command: str, *arguments: Argument) -> bytes:
        """What one of the commands prints."""
        with self.source.at_hand() as name:
            ours = name if self.source.content is not None and isinstance(name, str) else ""
            line = self.line(command, name, *arguments)
            return run(line, ours, self.source.folder_to_run_in())

    def page(self) -> str:
        with temporary_folder() as folder:
            html = os.path.join(folder, "page.html")
            self.run("export", f"--output={html}")
            return _text_of(html)

    def line(self, command: str, name: Argument, *arguments: Argument) -> list[Argument]:
        """The arguments of the program for one of its commands."""
        given = option_arguments({**self.source.options, **self.options})
        return [command, *self.source.arguments, *given, *arguments, "--", name]


def _text_of(path: str) -> str:
    return Path(path).read_bytes().decode("utf-8")


def _parts(wav: bytes) -> tuple[tuple[int, int, int], bytes]:
    """Channels, frames per second and bits of a sample, and the samples."""
    place, found = 12, (2, 48_000, 16)
    while place + 8 <= len(wav):
        name, size = struct.unpack_from("<4sI", wav, place)
        if name == b"fmt ":
            _, channels, rate, _, _, bits = struct.unpack_from("<HHIIHH", wav, place + 8)
            found = (channels, rate, bits)
        if name == b"data":
            return found, wav[place + 8 : place + 8 + size]
        place += 8 + size + size % 2
    return found, b""
