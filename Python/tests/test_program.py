# SPDX-License-Identifier: MIT
"""The program: options, what it says, and what becomes of it."""

import os
import pickle
import sys

import pytest

import audiograph
from audiograph import AudiographError, AudiographWarning
from audiograph._program import program


@pytest.mark.parametrize(
    "options, status, sentences",
    [
        ({"level": "x"}, 2, "Invalid value 'x' for level: use alt, short, standard or long."),
        ({"title": "a\0b"}, 2, "The option title holds a NUL character. Leave it out."),
    ],
)
def test_errors_are_sentences(options, status, sentences):
    with pytest.raises(AudiographError) as caught:
        audiograph.describe([1, 2], **options)
    assert (caught.value.status, str(caught.value)) == (status, sentences)
    # From a process of a pool as well.
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.status, str(error)) == (status, sentences)


def test_a_word_that_may_be_a_file_is_asked_of_nobody(monkeypatch):
    monkeypatch.setenv("AUDIOGRAPH_YAHOO_URL", "http://127.0.0.1:9")
    for word, sentence in [
        ("patients", "There is no file, sample or known company 'patients'."),
        ("missing.txt", "There is no file 'missing.txt'."),
    ]:
        with pytest.raises(AudiographError) as caught:
            audiograph.describe(word)
        assert caught.value.status == 3
        assert str(caught.value).startswith(sentence)


def test_notes_are_warnings():
    for function in (audiograph.describe, audiograph.facts, audiograph.sonify, audiograph.page):
        with pytest.warns(AudiographWarning, match="^data: 2 points share 1 position") as said:
            function([1, 2], x=[1, 1])
        # The line that called is the one to look at.
        assert {warning.filename for warning in said} == {__file__}


def test_a_missing_program(monkeypatch, tmp_path):
    monkeypatch.setenv("AUDIOGRAPH_PROGRAM", str(tmp_path / "none"))
    with pytest.raises(AudiographError) as caught:
        audiograph.describe([1, 2])
    assert caught.value.status == 127
    assert str(caught.value) == (
        f"The program {tmp_path / 'none'} cannot be run: No such file or directory. Install it again."
    )
    monkeypatch.delenv("AUDIOGRAPH_PROGRAM")
    monkeypatch.setattr("audiograph._program._folders", lambda: iter([]))
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(AudiographError, match="^The program audiograph is not installed."):
        audiograph.describe([1, 2])


def script(path, text):
    path.write_text("#!/bin/sh\n" + text)
    path.chmod(0o755)
    return str(path)


def test_a_program_that_is_killed(monkeypatch, tmp_path):
    monkeypatch.setenv("AUDIOGRAPH_PROGRAM", script(tmp_path / "killed", "kill -9 $$"))
    with pytest.raises(AudiographError) as caught:
        audiograph.describe([1, 2])
    assert caught.value.status == -9
    assert str(caught.value) == "The program audiograph was ended by the signal SIGKILL."


def test_a_program_beside_the_module_or_on_the_path(monkeypatch, tmp_path):
    monkeypatch.delenv("AUDIOGRAPH_PROGRAM", raising=False)
    monkeypatch.setattr("audiograph._program._folders", lambda: iter([tmp_path]))
    monkeypatch.setenv("PATH", str(tmp_path / "bin"), prepend=os.pathsep)
    (tmp_path / "bin").mkdir()
    on_path = script(tmp_path / "bin" / "audiograph", "exit 1")
    assert program() == on_path
    beside = script(tmp_path / "audiograph", "exit 1")
    assert program() == beside


def test_the_version():
    assert audiograph.__version__.count(".") >= 1
    with pytest.raises(AttributeError):
        audiograph.nothing


def test_nothing_is_imported_for_lists():
    assert os.system(
        f"cd '{os.path.dirname(os.path.dirname(audiograph.__file__))}' && '{sys.executable}' -c "
        "'import sys, audiograph; audiograph.facts([1, 2]); "
        'sys.exit(any(name in sys.modules for name in ("numpy", "pandas", "polars", "matplotlib")))\''
    ) == 0
