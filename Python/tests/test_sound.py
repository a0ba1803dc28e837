# SPDX-License-Identifier: MIT
"""Sound, pages and notebooks."""

import io
import shutil
import wave

import pytest

import audiograph
from audiograph import AudiographError


def test_the_sound_is_that_of_the_program(samples, tmp_path):
    sound = audiograph.sonify(samples / "nile.csv", duration=1)
    sound.save(tmp_path / "nile.wav")
    assert sound.wav == (tmp_path / "nile.wav").read_bytes()
    with wave.open(io.BytesIO(sound.wav)) as file:
        assert (file.getframerate(), file.getnframes()) == (sound.rate, sound.manifest["frames"])
    assert sound.text == audiograph.describe(samples / "nile.csv")
    assert repr(sound) == sound.text
    assert sound.facts == audiograph.facts(samples / "nile.csv")
    assert sound.manifest["sampleRate"] == sound.rate == 48_000


@pytest.mark.parametrize("ending, start", [("flac", b"fLaC"), ("svg", b"<?xml"), ("txt", b"Data")])
def test_saving(tmp_path, ending, start):
    path = tmp_path / f"-x.{ending}"
    audiograph.sonify([1, 2], duration=1).save(path)
    assert path.read_bytes().startswith(start)


def test_saving_to_nowhere(tmp_path):
    with pytest.raises(AudiographError) as caught:
        audiograph.sonify([1, 2], duration=1).save(tmp_path / "none" / "x.wav")
    assert caught.value.status == 6


def test_playing():
    audiograph.sonify([1, 2], duration=0.5, bits=24).play(device="null")
    with pytest.raises(AudiographError) as caught:
        audiograph.sonify([1, 2], duration=0.5).play(device="no such device")
    assert caught.value.status == 5
    assert str(caught.value).endswith(", or write the sound to a file: save('data.wav')")


def test_exploring_takes_a_terminal():
    with pytest.raises(AudiographError, match="^Exploring takes a terminal."):
        audiograph.sonify([1, 2], duration=0.5).explore()


def test_pages_make_their_sound():
    page = audiograph.page([1, 2, 3], title="<Three>", duration=1, sample_rate=44100)
    assert page.lower().startswith("<!doctype html>")
    assert "data:audio" not in page and '"sound":{"rate":24000,' in page
    assert len(page) < 60_000


def test_notebooks():
    bundle = audiograph.sonify([1, 2, 3], title='"Q" & <A>', duration=1)._repr_mimebundle_()
    assert list(bundle) == ["text/plain", "text/html"]
    assert bundle["text/plain"].startswith('"Q" & <A>, Value, 1 at point 1, 2 at ')
    words, _, frame = bundle["text/html"].partition("</p>")
    # What strips frames still shows the words.
    assert words.startswith("<p>&quot;Q&quot; &amp; &lt;A&gt;, Value, 1 at point 1, 2 at ")
    assert frame.startswith('<iframe title="&quot;Q&quot; &amp; &lt;A&gt;" srcdoc="&lt;!')
    assert frame.count("<") == 2 and frame.count('"') == 6


@pytest.mark.skipif(not shutil.which("espeak-ng"), reason="Speaking takes espeak-ng.")
def test_words_in_the_sound_are_for_sound_alone(tmp_path):
    sound = audiograph.sonify([1, 2], duration=0.5, speak=True)
    for ending in ("html", "svg", "txt", "json", "csv", "brf", "vtt", "mid", "ogg"):
        sound.save(tmp_path / f"x.{ending}")
    assert list(sound._repr_mimebundle_()) == ["text/plain", "text/html"]
    with pytest.warns(audiograph.AudiographWarning, match=r"^play\(\) leaves out the words of speak and narrate"):
        sound.play(device="null")
