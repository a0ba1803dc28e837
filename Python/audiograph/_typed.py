# SPDX-License-Identifier: MIT
"""The options of each function, for editors and checkers of types; ``_options.py`` decides."""

from __future__ import annotations

from datetime import date
from typing import Optional, Sequence, TypedDict, Union

Switch = Optional[bool]
Number = Union[int, float, str, None]
Text = Union[str, int, float, date, None]
Texts = Union[str, Sequence[str], None]


class ChartOptions(TypedDict, total=False):
    """What all functions take."""

    aggregate: Text
    as_: Text
    band: Text
    baseline: Text
    bins: Text
    chart: Text
    comment: Text
    date_format: Text
    decimal: Text
    delimiter: Text
    duration: Number
    encoding: Text
    error: Text
    even: Switch
    field: Text
    file: Switch
    fit: Switch
    from_: Text
    header: Text
    ignore_bad: Switch
    insiders: Switch
    interval: Text
    invert: Switch
    kind: Text
    mark_breaks: Switch
    mark_extremes: Switch
    maximum: Number
    minimum: Number
    missing: Texts
    mode: Text
    mono: Switch
    no_end_sound: Switch
    no_intro: Switch
    no_invert: Switch
    no_today: Switch
    no_zero: Switch
    notes: Text
    offline: Switch
    only: Texts
    own_axis: Switch
    pan: Number
    pitch_range: Text
    profile: Text
    provider: Text
    query: Text
    quiet: Switch
    range: Text
    reading: Number
    rebase: Switch
    regex: Text
    sample_rate: Number
    scale: Text
    shared_axis: Switch
    sheet: Text
    short_ends: Switch
    skip: Text
    smooth: Number
    sort: Text
    speed: Number
    stack: Text
    stats: Switch
    symbol: Switch
    table: Text
    thousands: Text
    ticks: Switch
    timbre: Text
    title: Text
    to: Text
    today: Switch
    together: Switch
    true: Switch
    type: Texts
    unit: Text
    value: Text
    verbose: Switch
    volume: Number
    volume_line: Switch
    where: Texts
    zero: Switch


class PrintedOptions(ChartOptions, total=False):
    """What is printed with a chart besides its title."""

    credit: Text
    data_source: Text
    footnote: Text
    subtitle: Text


class FactsOptions(PrintedOptions, total=False):
    """What ``facts`` takes."""

    lang: Text


class DescribeOptions(PrintedOptions, total=False):
    """What ``describe`` takes besides ``level``, ``lang`` and ``speech``."""

    braille: Text
    device: Text
    explain: Switch
    max_length: Number
    speak: Switch
    width: Number


class PageOptions(FactsOptions, total=False):
    """What ``page`` takes."""

    embed_sound: Text
    fragment: Text
    html_style: Text
    level: Text
    max_length: Number
    speech: Switch


class SonifyOptions(PageOptions, total=False):
    """What ``sonify`` takes."""

    bits: Text
    braille: Text
    cues: Text
    end_phrase: Number
    narrate: Text
    no_clobber: Switch
    speak: Switch
    spreadsheet_safe: Text
    sync: Text
    voice: Text
    voice_rate: Number
    width: Number
