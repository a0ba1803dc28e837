# SPDX-License-Identifier: MIT
"""Options: those of the program by their exact names, handed over whole or refused with a sentence."""

import datetime
import decimal
import inspect
import os
import pathlib
import re
import subprocess

import pytest

import audiograph
from audiograph import AudiographError, _options, _typed
from audiograph._options import in_python, option_arguments
from audiograph._program import program


def described(command):
    """The options of a command by its help, and whether each takes a value."""
    page = subprocess.run([program(), command, "--help", "all"], capture_output=True, text=True, check=True)
    found = re.findall(r"^  (?:-\w, )?--([a-z-]+)(\[?=?[^:]*):", page.stdout, re.MULTILINE)
    return {name: bool(value) for name, value in found}


@pytest.mark.parametrize(
    "command, taken, left",
    [
        ("describe", _options.DESCRIBE, ""),
        ("export", _options.SONIFY, "explain"),
        ("play", _options.PLAY, None),
        ("explore", _options.EXPLORE, None),
    ],
)
def test_the_table_is_that_of_the_program(command, taken, left):
    known = set(described(command))
    assert taken <= known
    if left is not None:
        assert taken == known - set(_options.REFUSED) - _options.ARGUMENTS - set(left.split())


def test_all_options_have_a_place():
    assert _options.FACTS <= _options.DESCRIBE & _options.PAGE <= _options.SONIFY
    assert set(_options.REFUSED).isdisjoint(_options.DESCRIBE | _options.SONIFY)
    assert _options.HEARD == _options.for_ending(".wav") and _options.for_ending(".HTML") >= _options.PAGE
    assert set().union(*map(_options.for_ending, (".wav", ".html", ".csv", ".brf"))) == _options.SONIFY


def test_what_is_false_is_turned_off():
    for name, has_value in {**described("describe"), **described("export")}.items():
        if not has_value and name in _options.FACTS | {"speech"}:
            off = subprocess.run([program(), "describe", f"--{name}=off", "nile"], capture_output=True, text=True)
            assert ("takes no value" not in off.stderr) == (name in _options.SWITCHES), off.stderr
    words = audiograph.describe([1, 2], quiet=False, title=False, level=None)
    assert words == audiograph.describe([1, 2])
    assert option_arguments({"ticks": False, "title": None}) == ["--ticks=off"]


def test_options_are_handed_over_whole():
    options = {
        "as": "candles",
        "from": datetime.date(2020, 1, 2),
        "title": "--output=x",
        "mono": True,
        "where": ["a=1", "b=2"],
        "volume": decimal.Decimal("0.5"),
    }
    assert option_arguments(options) == [
        "--as=candles", "--from=2020-01-02", "--title=--output=x", "--mono", "--where=a=1", "--where=b=2",
        "--volume=0.5",
    ]
    assert audiograph.describe([1, 2], title="--help").startswith("--help, Value, ")


WRITES = "The option {} says where to write, which is no choice here. Leave it out."
READS = "The option {} names another file to read, which is no choice here. Leave it out."
OTHER = "The option {} changes what is answered, which is no choice here. Leave it out."
NO_TEXT = "The option title cannot be written as text (a value of the type {}). Give a text or a number."
ITSELF = "The option {} is an argument of its own. Write {}."


@pytest.mark.parametrize(
    "options, sentences",
    [
        ({"output": "x.wav"}, WRITES.format("output")),
        ({"output_": "x.wav"}, WRITES.format("output_")),
        ({"manifest": "x"}, WRITES.format("manifest")),
        ({"manifest_": "x"}, WRITES.format("manifest_")),
        ({"script_file": "x"}, WRITES.format("script_file")),
        ({"script-file": "x"}, WRITES.format("script-file")),
        ({"format": "wav"}, WRITES.format("format")),
        ({"config": "x"}, READS.format("config")),
        ({"store": "x"}, READS.format("store")),
        ({"through": "touch x"}, "The option through runs a program, which is no choice here. Leave it out."),
        ({"json": True}, OTHER.format("json")),
        ({"help": True}, OTHER.format("help")),
        ({"version": True}, OTHER.format("version")),
        ({"list_columns": True}, OTHER.format("list_columns")),
        ({"x_": 1}, ITSELF.format("x_", "x")),
        ({"y_": 1}, ITSELF.format("y_", "y")),
        ({"by_": 1}, ITSELF.format("by_", "by")),
        ({"lvel": "alt"}, "There is no option 'lvel' of {0}. "),
        ({"pitch_rnge": "alt"}, "There is no option 'pitch_rnge' of {0}. Did you mean pitch_range?"),
        *[
            ({name: "x"}, f"There is no option {name!r} of {{0}}. ")
            for name in ("outp", "thr", "conf", "stor", "output__", "_output", "__output", "titl", "title=x", "Title",
                         "--title", "-o", "o", "q", "", "_", "title\0", "\ud800", "OUTPUT", "no")
        ],
        ({"t" * 10**6: 1}, "There is no option '" + 40 * "t" + "' of {0}. "),
        ({"title": "a", "title_": "b"}, "The option title_ is given twice. Give it once."),
        ({"title": ["a", "b"]}, "The option title takes one value. Give one."),
        ({"pitch_range": ("c3", "c6")}, "The option pitch_range takes one value. Give one."),
        ({"title": "\ud800"}, "The option title holds half a character (a surrogate). Leave it out."),
        ({"title": "a\0b"}, "The option title holds a NUL character. Leave it out."),
        ({"title": "a" * 3_000_000}, "The option title has 3,000,000 bytes. Give at most 130,000."),
        ({"title": b"a"}, NO_TEXT.format("bytes")),
        ({"title": {"a": 1}}, NO_TEXT.format("dict")),
        *[({name: "x"}, f"The option {name} is about files, and the data are none. Leave it out.")
          for name in sorted(_options.OF_FILES)],
    ],
)
def test_options_that_are_none(options, sentences, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for function in (audiograph.describe, audiograph.facts, audiograph.page, audiograph.sonify):
        with pytest.raises(AudiographError) as caught:
            function([1, 2], **options)
        assert str(caught.value).startswith(sentences.format(function.__name__))
        assert caught.value.status == 2 and len(str(caught.value)) < 300
    assert os.listdir(tmp_path) == []


def test_options_of_other_functions():
    for function, name in (
        (audiograph.describe, "bits"),
        (audiograph.describe, "fragment"),
        (audiograph.facts, "level"),
        (audiograph.facts, "speech"),
        (audiograph.page, "speak"),
        (audiograph.page, "explain"),
        (audiograph.sonify, "explain"),
    ):
        with pytest.raises(AudiographError) as caught:
            function([1, 2], **{name: "x"})
        assert str(caught.value) == f"The option {name} means nothing to {function.__name__}. Leave it out."


def test_a_style_of_a_page_is_no_file(tmp_path):
    (tmp_path / "secret").write_text("secret")
    with pytest.raises(AudiographError, match="^The option html_style names another file to read. Leave it out"):
        audiograph.page([1, 2], html_style=str(tmp_path / "secret"))
    assert "<style" not in audiograph.page([1, 2], fragment=True, html_style="none")


@pytest.mark.parametrize(
    "value",
    [
        float("nan"), float("inf"), object(), "x", "", -1, "-1", "--", lambda: 10**5000, lambda: 10**400,
        datetime.timedelta(1),
    ],
)
def test_any_value_of_an_option_is_answered_in_a_sentence(value):
    value = value() if callable(value) else value
    for name in ("duration", "width", "pitch_range", "level", "from_"):
        with pytest.raises(AudiographError) as caught:
            audiograph.describe([1, 2], **{name: value})
        assert caught.value.status == 2


def test_a_text_is_no_option():
    for text in ("--help", "--version", "-h", "--output=x.wav", "--", "---", "-v"):
        with pytest.raises(AudiographError) as caught:
            audiograph.describe(text)
        assert str(caught.value).startswith(f"There is no file '{text}'.")
        assert caught.value.status == 3
    with pytest.raises(AudiographError, match="^'-' is standard input, which is not read here."):
        audiograph.describe("-")


def test_files_whose_names_look_like_options(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in ("--help", "-", "-o", "--title=x", "http:", "@tech"):
        pathlib.Path(name).write_text("v\n1\n2\n")
        assert audiograph.facts(pathlib.Path(name))["points"] == 2
    audiograph.sonify([1, 2], duration=0.5).save(b"\xc3\xa9.txt")
    assert b"\xc3\xa9.txt" in os.listdir(b".")
    # The program takes names in UTF-8 only, and says so.
    with pytest.raises(AudiographError, match="^An argument is not valid UTF-8: "):
        audiograph.describe(pathlib.Path(os.fsdecode(b"\xff")))


def test_texts_that_name_nothing():
    for text, sentences in (
        ("a,b\n1,2\n", "A text of several lines names no file. "),
        ("a" * 3_000_000, "The path has more than 4,096 bytes. Give a shorter one."),
        ("a\0", "The path holds a NUL character. Leave it out."),
        ("\ud800", "The path holds half a character (a surrogate). Leave it out."),
        ("", "A source is empty. Give a file, a symbol, or - for standard input."),
        (pathlib.Path("\ud800"), "The path holds half a character (a surrogate). Leave it out."),
    ):
        with pytest.raises(AudiographError) as caught:
            audiograph.describe(text)
        assert str(caught.value).startswith(sentences)


def test_paths_that_cannot_be(tmp_path):
    sound = audiograph.sonify([1, 2], duration=0.5)
    for path, sentences in (
        ("\ud800.wav", "The path holds half a character (a surrogate). Leave it out."),
        ("a\0.wav", "The path holds a NUL character. Leave it out."),
        ("a" * 300_000 + ".wav", "The path has more than 4,096 bytes. Give a shorter one."),
    ):
        with pytest.raises(AudiographError) as caught:
            sound.save(path)
        assert str(caught.value) == sentences


def test_columns_of_files(samples):
    with pytest.raises(AudiographError, match="^A file has its own values for x. Name one of its columns.$"):
        audiograph.describe(samples / "nile.csv", x=[1, 2, 3])
    assert audiograph.facts(samples / "nile.csv", y=(name for name in ["Annual flow"]))["points"] == 100


def test_more_columns_than_a_line_of_arguments_holds():
    data = {str(n): [1, 2] for n in range(200_000)}
    with pytest.raises(AudiographError) as caught:
        audiograph.describe(data, x="0")
    assert str(caught.value) == (
        "200,009 arguments are more than the system hands over. Name fewer columns with y."
    )


def test_options_of_one_kind_of_file(tmp_path):
    sound = audiograph.sonify([1, 2], duration=0.5, fragment=True, braille=20, spreadsheet_safe=True, bits=24)
    for ending in ("html", "brf", "csv", "txt", "svg", "json", "wav", "vtt"):
        sound.save(tmp_path / f"x.{ending}")
    assert "<html" not in (tmp_path / "x.html").read_text() and "<html" not in sound.page()
    assert max(map(len, (tmp_path / "x.brf").read_text().split("\n"))) <= 20


def test_kinds_of_charts_have_the_values_that_are_asked_for():
    data = {"who": ["a", "b"] * 5, "tall": [1, 2, 3, 4, 5, 6, 7, 8, 8, 9], "wide": [9] * 10}
    for options in ({"x": "tall"}, {"y": "tall"}):
        assert audiograph.describe(data, as_="histogram", **options).startswith("tall, 10 values from 1 to 9.")
        assert audiograph.describe(data, as_="density", **options).startswith("tall, 10 values, ")
    for options in ({"x": "who"}, {"by": "who"}):
        assert "in 2 groups" in audiograph.describe(data, y="tall", as_="box", **options)
    bounds = {"t": [1, 2, 3], "v": [4, 6, 5], "low": [3, 4, 4], "high": [5, 9, 7], "error": [1, 2, 1]}
    for options in ({"band": "low,high"}, {"error": "error"}):
        assert audiograph.facts(bounds, x="t", y="v", as_="band", **options)["series"][0]["name"] == "v"


def test_what_is_no_symbol_is_asked_of_nobody(tmp_path, monkeypatch):
    curl = tmp_path / "curl"
    curl.write_text(f"#!/bin/sh\ntouch '{tmp_path}/asked'\nexit 6\n")
    curl.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.delenv("AUDIOGRAPH_OFFLINE", raising=False)
    for text in (
        "My patients", "--help", "-x", "./PATIENTS", "patients.csv", "patients", "missing.txt", "data.dat",
    ):
        with pytest.raises(AudiographError):
            audiograph.describe(text)
        assert not (tmp_path / "asked").exists(), text
    with pytest.raises(AudiographError):
        audiograph.describe("patients", symbol=True)
    assert (tmp_path / "asked").exists()


@pytest.mark.parametrize(
    "said, here",
    [
        ("Choose another kind with --as.", "Choose another kind with as_."),
        ("--as share tells the largest parts.", "as_='share' tells the largest parts."),
        ("--ignore-bad leaves it out; --x none counts.", "ignore_bad=True leaves it out; --x none counts."),
        ("Invalid value 'x' for --level: use alt.", "Invalid value 'x' for level: use alt."),
        ("--list-columns shows them, not a--b or -- c.", "--list-columns shows them, not a--b or -- c."),
    ],
)
def test_messages_name_options_as_they_are_written_here(said, here):
    assert in_python(said) == here


@pytest.mark.parametrize(
    "function, taken, typed",
    [
        (audiograph.describe, _options.DESCRIBE, _typed.DescribeOptions),
        (audiograph.facts, _options.FACTS, _typed.FactsOptions),
        (audiograph.page, _options.PAGE, _typed.PageOptions),
        (audiograph.sonify, _options.SONIFY, _typed.SonifyOptions),
    ],
)
def test_options_have_types_and_stand_in_the_help(function, taken, typed):
    names = set(map(_options.argument, taken))
    assert names == set(typed.__annotations__) | (names & set(inspect.signature(function).parameters))
    listed = function.__doc__.partition("Options: ")[2].rstrip(". \n").split(", ")
    assert set(listed) == names and "as_" in names


def test_the_package_for_r_takes_the_same_options():
    """``R/R/options.R`` lists by the same names what its functions take and refuse."""
    text = (pathlib.Path(__file__).resolve().parents[2] / "R/R/options.R").read_text(encoding="utf-8")

    def listed(name):
        return frozenset(re.search(rf'{name} <- several\(\s*"([^"]*)"', text)[1].split())

    for name, ours in {
        "OF_FILES": _options.OF_FILES, "OF_CHARTS": _options._CHART, "OF_WORDS": _options._WORDS,
        "OF_SOUND": _options._SOUND, "OF_PAGES": _options._PAGE, "OF_WRITING": _options._WRITING,
        "REPEATED": _options._REPEATED, "SWITCHES": _options.SWITCHES, "PLAIN_SWITCHES": _options._PLAIN_SWITCHES,
    }.items():
        assert listed(name) == ours, name
    for name in _options.REFUSED:
        assert re.search(rf'["` ]{name}["` ]', text), name
