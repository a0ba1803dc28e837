# SPDX-License-Identifier: MIT
"""A screen of its own, which nobody sees, for programs that draw on one or take real keys."""
import os
import pathlib
import subprocess
import tempfile

QUIET = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
OWN = ["DBUS_SESSION_BUS_ADDRESS", "LANGUAGE", "LC_ALL", "WAYLAND_DISPLAY", "XDG_CACHE_HOME", "XDG_CONFIG_HOME",
       "XDG_DATA_HOME"]


class Display:
    """Programs that are started on it, with `environment`, end with it. They have English, and a `home` of their own,
    so that no setting of the person who runs them is read or changed.

    With `windows` there is a manager of windows, without which none gets the keys; it takes none for itself."""

    def __init__(self, windows=False):
        self._windows = windows
        self._programs = []

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.home = pathlib.Path(self._folder.name) / "home"
        run = pathlib.Path(self._folder.name) / "run"
        for folder in [self.home, run]:
            folder.mkdir(mode=0o700)
        self.environment = {name: value for name, value in os.environ.items() if name not in OWN}
        self.environment.update(HOME=str(self.home), XDG_RUNTIME_DIR=str(run), XDG_SESSION_TYPE="x11", LANG="C.UTF-8")
        self.environment["DISPLAY"] = ":" + self._answer("Xvfb", "-displayfd", "1", "-screen", "0", "1200x900x24")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._answer(
            "dbus-daemon", "--session", "--nofork", "--print-address")
        if self._windows:
            configuration = pathlib.Path(self._folder.name) / "openbox.xml"
            configuration.write_text('<openbox_config xmlns="http://openbox.org/3.4/rc"/>')
            self.start("openbox", "--config-file", str(configuration))
        return self

    def __exit__(self, *_):
        for program in reversed(self._programs):
            program.terminate()
            try:
                program.wait(10)
            except subprocess.TimeoutExpired:
                program.kill()
                program.wait()
        self._folder.cleanup()

    def _answer(self, *command):
        """The line by which a program says that it has begun."""
        return self.start(*command, stdout=subprocess.PIPE, text=True).stdout.readline().strip()

    def start(self, *command, **options):
        program = subprocess.Popen(command, env=self.environment, **{**QUIET, **options})
        self._programs.append(program)
        return program

    def activate(self, title):
        """Gives the keys to the window with a title, once it is there."""
        subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", title, "windowactivate", "--sync"],
                       env=self.environment, check=True, timeout=60)

    def press(self, *keys):
        subprocess.run(["xdotool", "key", "--delay", "60", *keys], env=self.environment, check=True)
