# SPDX-License-Identifier: MIT
"""Charts as words, facts, sound and pages."""

from __future__ import annotations

import json
import os
import re
import struct
import sys
import tempfile
from typing import Any, Optional

from ._data import table_of
from ._errors import AudiographError
from ._program import option_arguments, run, run_in_terminal
from ._table import Source

_TITLES = {"de": "Daten", "fr": "Données", "pl": "Dane"}
# What a file can hold, and a performance cannot.
_OF_FILES = frozenset(
    {"bits", "cues", "speak", "narrate", "end_phrase", "no_clobber", "sync", "braille", "stats"}
)


def describe(
    data: Any,
    *,
    level: Optional[str] = None,
    lang: Optional[str] = None,
    speech: bool = False,
    x: Any = None,
    y: Any = None,
    by: Any = None,
    **options: Any,
) -> str:
    """What a chart shows, in sentences.

    ``data`` is a list of numbers, of pairs ``(x, y)`` or of records; a dictionary of columns, or of one
    number for each place; an array of numpy, of one dimension or with a series in each column; a Series or
    DataFrame of pandas or polars; a figure or axes of matplotlib; a chart of Altair; a figure of Plotly; a
    path; or, as text, whatever the program takes: a file, a sample such as ``"nile"``, a symbol. ``None``
    and NaN are missing values.

    ``x``, ``y`` (one or a list) and ``by`` (whose texts split the rows into series) name columns; ``x`` and
    ``by`` can be values too, one for each row. ``level`` is ``"alt"``, ``"short"``, ``"standard"`` or
    ``"long"``, ``lang`` is ``"en"``, ``"en-US"``, ``"de"``, ``"fr"`` or ``"pl"``; with ``speech`` there are
    no symbols and no abbreviations. All other options are those of ``audiograph describe``.

    Raises ``AudiographError`` if the data are no chart, or an option is invalid.
    """
    options = {"level": level, "lang": lang, "speech": speech, **options}
    return _Command(data, x, y, by, options).run("describe").decode("utf-8").rstrip("\n")


def facts(data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Any) -> dict[str, Any]:
    """The facts behind the description: what ``describe --json`` prints.

    The arguments are those of ``describe``. ``Documentation/facts.schema.json`` describes the result.
    """
    facts: dict[str, Any] = json.loads(_Command(data, x, y, by, options).run("describe", "--json"))
    return facts


def page(data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Any) -> str:
    """A page of HTML in one piece: the description, the sound, a picture and a table of the values.

    The arguments are those of ``describe`` and the options of ``audiograph export``. Its script makes the
    sound.
    """
    command = _Command(data, x, y, by, options)
    with tempfile.TemporaryDirectory(prefix="audiograph-") as folder:
        html = os.path.join(folder, "page.html")
        command.run("export", f"--output={html}")
        return _text_of(html)


def sonify(data: Any, *, x: Any = None, y: Any = None, by: Any = None, **options: Any) -> Sonification:
    """A chart as sound.

    The arguments are those of ``describe`` and the options of ``audiograph export``: ``duration``,
    ``timbre``, ``speak`` and so on.
    """
    return Sonification(_Command(data, x, y, by, options))


class Sonification:
    """A chart that can be heard and read; what shows it in a notebook reads its words first.

    ``wav`` are the bytes of a WAV file, ``rate`` its frames per second; ``text`` is the description,
    ``facts`` what ``describe --json`` prints, ``manifest`` what is heard when.
    """

    def __init__(self, command: _Command) -> None:
        self._command = command
        with tempfile.TemporaryDirectory(prefix="audiograph-") as folder:
            names = ("sound.wav", "words.txt", "facts.json", "manifest")
            wav, text, facts, manifest = (os.path.join(folder, name) for name in names)
            outputs = [f"--output={path}" for path in (wav, text, facts)]
            command.run("export", *outputs, f"--manifest={manifest}")
            self.wav: bytes = _bytes_of(wav)
            self.text: str = _text_of(text).rstrip("\n")
            self.facts: dict[str, Any] = json.loads(_text_of(facts))
            self.manifest: dict[str, Any] = json.loads(_text_of(manifest))
        self._format, self._samples = _parts(self.wav)

    @property
    def rate(self) -> int:
        """Frames per second."""
        return self._format[1]

    @property
    def array(self) -> Any:
        """The samples as an array of numpy: frames × channels, of int16, int32 or float32.

        Samples of 24 bits fill the upper bits of 32. Raises ``AudiographError`` without numpy.
        """
        try:
            import numpy
        except ImportError as error:
            raise AudiographError("Arrays take numpy. Install it: pip install numpy.", 127) from error
        channels, _, bits = self._format
        if bits == 24:
            triples = numpy.frombuffer(self._samples, numpy.uint8).reshape(-1, 3)
            wide = numpy.zeros((len(triples), 4), numpy.uint8)
            wide[:, 1:] = triples
            return wide.view("<i4").reshape(-1, channels)
        return numpy.frombuffer(self._samples, "<i2" if bits == 16 else "<f4").reshape(-1, channels)

    def save(self, path: "str | os.PathLike[str]") -> None:
        """Writes a file; the ending decides: ``.wav``, ``.flac``, ``.ogg``, ``.opus``, ``.mp3``, ``.html``,
        ``.svg``, ``.mid``, ``.vtt``, ``.txt``, ``.json``, ``.csv``, ``.brf``."""
        self._command.run("export", f"--output={os.path.abspath(os.fspath(path))}")

    def play(self, device: Optional[str] = None) -> None:
        """Plays the sound on a device of this machine, and returns when it ends.

        Raises ``AudiographError`` with status 5 if there is no device.
        """
        command = self._command.without(_OF_FILES)
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
        command = self._command.without(_OF_FILES)
        run_in_terminal(command.line("explore"))

    def page(self) -> str:
        """A page of HTML in one piece, as ``audiograph.page`` makes it."""
        command = self._command.without({"bits", "no_clobber", "sync"})
        return page(command.source, **command.options)

    def __repr__(self) -> str:
        return self.text

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        from ._notebook import frame

        # Many who listen use viewers that show text alone, so it comes first.
        return {"text/plain": self.text, "text/html": frame(self.page(), self.facts["title"])}


class _Command:
    """A chart with its options, and the lines that have the program work on it."""

    def __init__(self, data: Any, x: Any, y: Any, by: Any, options: dict[str, Any]) -> None:
        self.options = dict(options)
        self.source = self._source(data, x, y, by)

    def _source(self, data: Any, x: Any, y: Any, by: Any) -> Source:
        if isinstance(data, Source):
            return data
        if isinstance(data, (str, os.PathLike)):
            return Source(os.fspath(data), _path_arguments(data), {"x": x, "y": y, "by": by})
        # Rows are kept by what stands in any column.
        whole = self.options.get("where") is not None
        source = Source.of(table_of(data, x, y, by, whole=whole))
        if source.options.get("title") is None:
            source.options["title"] = _TITLES.get(str(self.options.get("lang")), "Data")
        return source

    def without(self, names: "set[str] | frozenset[str]") -> _Command:
        command = _Command(self.source, None, None, None, self.options)
        for name in names:
            command.options.pop(name, None)
        return command

    def run(self, name: str, *arguments: str) -> bytes:
        """What one of the commands prints."""
        return run(self.line(name, *arguments), self.source.temporary)

    def line(self, name: str, *arguments: str) -> list[str]:
        """The arguments of the program for one of its commands."""
        options = {**self.source.options, **{k: v for k, v in self.options.items() if v is not None}}
        given = option_arguments(options)
        return [name, *self.source.arguments, *given, *arguments, "--", self.source.path]


def _path_arguments(data: Any) -> list[str]:
    return [] if isinstance(data, str) else ["--file"]


def _text_of(path: str) -> str:
    with open(path, encoding="utf-8", newline="") as file:
        return file.read()


def _bytes_of(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


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
