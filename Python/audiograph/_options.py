# SPDX-License-Identifier: MIT
"""Which options of the program a function takes, and how they are handed over.

Nobody else's text becomes an option: names are compared whole, and a value stays with its name.
"""

from __future__ import annotations

import keyword
import re
from datetime import date, datetime
from difflib import get_close_matches
from typing import Any, Iterable, Mapping

from ._cells import kind_of
from ._errors import AudiographError


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


# How a file or an answer is read, of which data in memory have nothing.
OF_FILES = _names(
    "chart comment delimiter encoding field file header insiders no-today provider query regex sheet skip symbol table today"
)
_CHART = _names(
    "aggregate as band baseline bins date-format decimal duration error even fit from ignore-bad interval invert "
    "kind lang mark-breaks mark-extremes maximum minimum missing mode mono no-end-sound no-intro no-invert "
    "no-zero notes offline only own-axis pan pitch-range profile quiet range reading rebase sample-rate scale "
    "shared-axis short-ends smooth sort speed stack stats thousands ticks timbre title to together true type unit "
    "value verbose volume volume-line where zero"
)
_WORDS = _names("level max-length speech")
_SOUND = _names("bits cues end-phrase narrate speak voice voice-rate")
_PAGE = _names("embed-sound fragment html-style")
_WRITING = _names("no-clobber sync width")

_PRINTED = _names("credit data-source footnote subtitle")

PLAY = OF_FILES | _CHART
FACTS = PLAY | _PRINTED
DESCRIBE = FACTS | _WORDS | _names("braille device explain speak width")
PAGE = FACTS | _WORDS | _PAGE
READINGS = FACTS - _names("reading")
SONIFY = PAGE | _SOUND | _WRITING | _names("braille spreadsheet-safe")
EXPLORE = (PLAY | _WORDS | _names("width")) - _names("volume-line")
# What sound, words and facts of a sonification are made with.
HEARD = FACTS | _WORDS | _SOUND | _WRITING

# What no function takes, and why.
REFUSED = {
    **dict.fromkeys(_names("format manifest output script-file"), "says where to write"),
    **dict.fromkeys(_names("config store"), "names another file to read"),
    "through": "runs a program",
    **dict.fromkeys(_names("help json list-columns list-readings version"), "changes what is answered"),
}
# Named arguments of their own.
ARGUMENTS = _names("x y by")

_REPEATED = _names("by missing only type where y")
# What a setting may have turned on.
SWITCHES = _names(
    "even invert mark-breaks mark-extremes mono no-end-sound no-intro no-invert no-zero own-axis shared-axis "
    "short-ends speech stats ticks today together true zero"
)
# Those that are off unless they are given.
_PLAIN_SWITCHES = _names(
    "explain file fit ignore-bad insiders no-clobber no-today offline quiet rebase speak symbol verbose volume-line"
)
# A few bytes less than Linux takes in one argument.
_LONGEST = 130_000


def listed_in(words: str, taken: Iterable[str]) -> str:
    """A docstring with the options that a function takes behind it, as they are written here."""
    return f"{words.rstrip()}\n\n    Options: {', '.join(sorted(map(argument, taken)))}.\n    "


def argument(name: str) -> str:
    """An option of the program as an argument: ``from`` becomes ``from_``."""
    return _here(name) + "_" * keyword.iskeyword(name)


def for_ending(ending: str) -> frozenset[str]:
    """The options of ``sonify`` that mean something to a file with this ending: ``.html``."""
    silent = {
        ".brf": _names("braille"),
        ".csv": _names("spreadsheet-safe"),
        ".html": _PAGE,
        ".json": _names(""),
        ".svg": _names(""),
        ".txt": _names(""),
    }
    return FACTS | _WORDS | _WRITING | silent.get(ending.lower(), _SOUND)


def checked(function: str, taken: frozenset[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Options by the names that the program gives them, without those that are ``None``, or ``False`` where
    no setting may have turned them on.

    Raises ``AudiographError`` for a name that is not exactly one of those ``taken``, or comes twice.
    """
    found: dict[str, Any] = {}
    for given, value in options.items():
        name = (given[:-1] if given.endswith("_") else given).replace("_", "-")
        if kind_of(value) == "numpy" and getattr(value, "dtype", None) == bool:
            value = bool(value)
        if name in taken and (value is None or value is False and name not in SWITCHES):
            continue
        if name not in taken:
            raise AudiographError(_why_not(function, taken, given, name), 2)
        if name in found:
            raise AudiographError(f"The option {given} is given twice. Give it once.", 2)
        if name == "html-style" and value != "none":
            raise AudiographError(
                "The option html_style names another file to read. Leave it out, or give 'none'.", 2
            )
        found[name] = value
    return found


def _why_not(function: str, taken: frozenset[str], given: str, name: str) -> str:
    if name in REFUSED:
        return f"The option {given} {REFUSED[name]}, which is no choice here. Leave it out."
    if name in ARGUMENTS:
        return f"The option {given} is an argument of its own. Write {name}."
    if name in SONIFY | DESCRIBE:
        return f"The option {given} means nothing to {function}. Leave it out."
    near = get_close_matches(name, sorted(taken | ARGUMENTS), 1)
    advice = "audiograph export --help all lists those that there are."
    if near:
        advice = f"Did you mean {near[0].replace('-', '_')}?"
    return f"There is no option {given[:40]!r} of {function}. {advice}"


def refuse_for_tables(options: Iterable[str]) -> None:
    """Raises ``AudiographError`` for options about files, where the data are none."""
    for name in options:
        if name in OF_FILES:
            raise AudiographError(
                f"The option {name} is about files, and the data are none. Leave it out.", 2
            )


def option_arguments(options: Mapping[str, Any]) -> list[str]:
    """Options as arguments of the program: ``{"pitch-range": "c3:c6"}`` becomes ``--pitch-range=c3:c6``.

    ``True`` is an option without a value, which ``False`` turns off; ``None`` leaves one out; a list repeats
    one that may be repeated.
    """
    arguments: list[str] = []
    for name, value in options.items():
        values = list(value) if isinstance(value, (list, tuple)) else [value]
        if len(values) != 1 and name not in _REPEATED:
            raise AudiographError(f"The option {_here(name)} takes one value. Give one.", 2)
        for single in values:
            if single is True:
                arguments.append(f"--{name}")
            elif single is False:
                arguments.append(f"--{name}=off")
            elif single is not None:
                arguments.append(f"--{name}={_text(name, single)}")
    return arguments


_NAMED = re.compile(r"--([a-z]+(?:-[a-z]+)*)(?: (%s)\b)?" % "|".join(
    "line candles bars scatter histogram density box band heatmap share grouped stacked step error violin rank".split()
))


def in_python(text: str) -> str:
    """A sentence of the program with options as they are written here: ``--as box`` becomes ``as_='box'``.

    Those that no function takes are left as they are.
    """

    def written(found: re.Match[str]) -> str:
        name, kind = found[1], found[2]
        if name not in SONIFY | DESCRIBE:
            return found[0]
        own = argument(name)
        if name == "as" and kind:
            return f"{own}='{kind}'"
        is_switch = name in SWITCHES | _PLAIN_SWITCHES
        return own + ("=True" if is_switch else "") + (f" {kind}" if kind else "")

    return _NAMED.sub(written, text)


def _here(name: str) -> str:
    return name.replace("-", "_")


def _text(name: str, value: Any) -> str:
    """The value of an option; raises ``AudiographError`` where the program cannot be given it."""
    try:
        if isinstance(value, (date, datetime)):
            text = value.isoformat(sep=" ") if isinstance(value, datetime) else value.isoformat()
        elif isinstance(value, (bytes, bytearray, Mapping, set, frozenset)):
            raise TypeError(f"a value of the type {type(value).__name__}")
        else:
            text = str(value)
        size = len(text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise AudiographError(
            f"The option {_here(name)} holds half a character (a surrogate). Leave it out.", 2
        ) from error
    except (RecursionError, ValueError, TypeError) as error:
        raise AudiographError(
            f"The option {_here(name)} cannot be written as text ({error}). Give a text or a number.", 2
        ) from error
    if "\0" in text:
        raise AudiographError(f"The option {_here(name)} holds a NUL character. Leave it out.", 2)
    if size > _LONGEST:
        raise AudiographError(
            f"The option {_here(name)} has {size:,} bytes. Give at most {_LONGEST:,}.", 2
        )
    return text
