# SPDX-License-Identifier: MIT
"""A sonification has its data: no copy, child or thread loses them, and none deletes those of another."""

import asyncio
import atexit
import concurrent.futures
import copy
import gc
import multiprocessing
import os
import pickle
import subprocess
import sys
import tempfile
import textwrap
import threading
import weakref

import pytest

import audiograph
from audiograph import AudiographError
from audiograph._program import program, temporary_folder

WORDS = "Data, Value, 1 at point 1, 5 at point 2 and 2 at point 3: up 100 percent."


@pytest.fixture(autouse=True)
def folder(monkeypatch, tmp_path):
    """What is left in the temporary folder would be somebody's."""
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(temporary))
    monkeypatch.setenv("TMPDIR", str(temporary))
    yield tmp_path
    assert [name for name in os.listdir(temporary) if name.startswith("audiograph-")] == []


def made():
    return audiograph.sonify([1, 5, 2], duration=0.5)


def words(sound):
    """What the program says of a sonification's data now."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "words.txt")
        sound.save(path)
        with open(path, encoding="utf-8") as file:
            return file.read().rstrip("\n")


def passed_on(sound):
    return sound if words(sound) == WORDS else None


def pickled(protocol):
    def way(sound):
        content = pickle.dumps(sound, protocol)
        del sound
        return pickle.loads(content)

    return way


def forked(sound, child):
    pid = os.fork()
    if pid == 0:
        try:
            child(sound)
        finally:
            os._exit(0)
    assert os.waitpid(pid, 0)[1] == 0
    return sound


def dropped_in_a_child(sound):
    return forked(sound, lambda sound: (sound.__dict__.clear(), gc.collect()))


def saved_in_a_child(sound):
    return forked(sound, lambda sound: words(sound) == WORDS or os._exit(1))


def finished_in_a_child(sound):
    """All that an ending interpreter does, in a child."""
    return forked(sound, lambda _: (atexit._run_exitfuncs(), gc.collect()))


def pooled(kind):
    def way(sound):
        with multiprocessing.get_context(kind).Pool(1) as pool:
            return pool.apply(passed_on, (sound,))

    return way


def executed(sound):
    context = multiprocessing.get_context("spawn")
    with concurrent.futures.ProcessPoolExecutor(1, context) as pool:
        return pool.submit(passed_on, sound).result()


def threaded(sound):
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        assert list(pool.map(words, [sound] * 8)) == [WORDS] * 8
    return sound


def forked_in_a_thread(sound):
    thread = threading.Thread(target=dropped_in_a_child, args=(sound,))
    thread.start()
    assert words(sound) == WORDS
    thread.join()
    return sound


def awaited(sound):
    async def both():
        loop = asyncio.get_running_loop()
        return await asyncio.gather(*(loop.run_in_executor(None, words, sound) for _ in range(2)))

    assert asyncio.run(both()) == [WORDS] * 2
    return sound


def cancelled(sound):
    async def waits():
        try:
            await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(None, words, sound), 0)
        except asyncio.TimeoutError:
            pass

    asyncio.run(waits())
    return sound


def referred_to(sound):
    last, first = [], copy.copy(sound)
    weakref.finalize(first, last.append, copy.copy(first))
    del first
    gc.collect()
    return last[0]


def in_a_circle(sound):
    sound.itself = sound
    content = copy.deepcopy(sound)
    del sound
    gc.collect()
    return content


def interrupted(sound):
    """Ctrl-C while something is saved."""
    with pytest.raises(KeyboardInterrupt), temporary_folder():
        raise KeyboardInterrupt
    return sound


@pytest.mark.parametrize(
    "way",
    [
        copy.copy,
        copy.deepcopy,
        *map(pickled, range(pickle.HIGHEST_PROTOCOL + 1)),
        dropped_in_a_child,
        saved_in_a_child,
        finished_in_a_child,
        pooled("fork"),
        pooled("spawn"),
        pooled("forkserver"),
        executed,
        threaded,
        forked_in_a_thread,
        awaited,
        cancelled,
        referred_to,
        in_a_circle,
        interrupted,
    ],
)
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_no_way_loses_the_data(way):
    sound = way(made())
    gc.collect()
    assert sound.text == words(sound) == WORDS
    assert WORDS in sound.page() and sound.manifest["frames"] > 0 and sound.wav.startswith(b"RIFF")


# Each runs in an interpreter of its own, to its end; {0} is a file that is written.
ENDINGS = {
    "atexit": "import atexit; atexit.register(sound.save, {0!r})",
    "__del__": """
        class Late:
            def __init__(self): self.sound = sound
            def __del__(self): self.sound.save({0!r})
        late = Late()
        """,
    "a child that ends": """
        import os, sys
        pid = os.fork()
        if pid == 0: sys.exit()
        os.waitpid(pid, 0)
        sound.save({0!r})
        """,
    "a child that ends in the middle": """
        import os, sys
        from audiograph._program import temporary_folder
        with temporary_folder() as folder:
            pid = os.fork()
            if pid == 0: sys.exit()
            os.waitpid(pid, 0)
            assert os.path.isdir(folder)
        sound.save({0!r})
        """,
    "a daemon thread": """
        import threading
        thread = threading.Thread(target=sound.save, args=({0!r},), daemon=True)
        thread.start(); thread.join()
        """,
    "another folder": "import os; os.chdir('/'); sound.save({0!r})",
    "an exception": "sound.save({0!r}); raise KeyError('x')",
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_end_loses_the_data(ending, folder):
    path = str(folder / "words.txt")
    start = "import audiograph; sound = audiograph.sonify([1, 5, 2], duration=0.5)\n"
    script = start + textwrap.dedent(ENDINGS[ending]).format(path)
    packages = os.path.dirname(os.path.dirname(audiograph.__file__))
    environment = {**os.environ, "PYTHONPATH": packages, "AUDIOGRAPH_PROGRAM": os.path.abspath(program())}
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, env=environment, timeout=60
    )
    assert done.returncode == (1 if ending == "an exception" else 0), done.stderr
    with open(path, encoding="utf-8") as file:
        assert file.read().rstrip("\n") == WORDS


def test_a_relative_path_begins_where_it_was_named(folder, monkeypatch):
    for name in ("here", "there"):
        (folder / name).mkdir()
        (folder / name / "x.csv").write_text("v\n1\n2\n" if name == "here" else "v\n9\n8\n7\n")
    monkeypatch.chdir(folder / "here")
    sound = audiograph.sonify("x.csv", duration=0.5)
    monkeypatch.chdir(folder / "there")
    assert words(sound) == sound.text
    sound.save("y.txt")
    assert (folder / "there" / "y.txt").exists()
    for path in (folder / "here").iterdir():
        path.unlink()
    (folder / "here").rmdir()
    with pytest.raises(AudiographError) as caught:
        sound.save("z.txt")
    assert str(caught.value) == (
        f"The folder {folder / 'here'}, where the chart was named, is gone. Name it again."
    )
    assert caught.value.status == 6


def test_no_temporary_folder(monkeypatch, folder):
    sound = made()
    monkeypatch.setattr("tempfile.tempdir", str(folder / "none"))
    with pytest.raises(AudiographError) as caught:
        sound.save(folder / "x.wav")
    assert str(caught.value) == (
        "No temporary folder can be made: No such file or directory. Name one in the variable TMPDIR."
    )
    assert caught.value.status == 6
    monkeypatch.setattr("tempfile.tempdir", str(folder / "temporary"))


def test_where_python_starts_no_program(monkeypatch):
    def refuse(*_, **__):
        raise RuntimeError("can't fork at interpreter shutdown")

    monkeypatch.setattr("subprocess.run", refuse)
    with pytest.raises(AudiographError) as caught:
        audiograph.describe([1, 2])
    assert str(caught.value) == (
        "Python starts no program here: can't fork at interpreter shutdown. Do it in the main interpreter, "
        "before that ends."
    )


def test_another_interpreter_of_the_process():
    """Python before 3.12 starts no program there, which is said."""
    script = """
        try:
            import _interpreters as interpreters
        except ImportError:
            import _xxsubinterpreters as interpreters
        code = '''if True:
            import audiograph
            try:
                print(audiograph.describe([1, 5, 2]))
            except audiograph.AudiographError as error:
                print(error)
            '''
        interpreters.run_string(interpreters.create(), code)
        """
    packages = os.path.dirname(os.path.dirname(audiograph.__file__))
    environment = {**os.environ, "PYTHONPATH": packages, "AUDIOGRAPH_PROGRAM": os.path.abspath(program())}
    line = [sys.executable, "-c", textwrap.dedent(script)]
    said = subprocess.run(line, capture_output=True, text=True, env=environment, check=True).stdout
    assert said.startswith((WORDS, "Python starts no program here: ")) and said.count("\n") == 1
