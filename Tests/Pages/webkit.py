# SPDX-License-Identifier: MIT
"""WebKit, as Safari has it, through WebDriver and the small browser that WebKitGTK brings along."""
import json
import socket
import time
import urllib.error
import urllib.request

from display import Display

BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
CONTROL = "\ue009"


class WebKit:
    """One tab. `errors` are those of scripts, and what the policy forbids, since the page was opened."""

    def __enter__(self):
        self._display = Display().__enter__()
        # Where there is no user of lower rank, as in a container, its own sandbox refuses to begin.
        self._display.environment.update(
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1", WEBKIT_DISABLE_COMPOSITING_MODE="1")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._display.start("WebKitWebDriver", f"--port={port}")
        self._address = f"http://127.0.0.1:{port}/session"
        self._address += "/" + self._begun()["sessionId"]
        return self

    def __exit__(self, *_):
        try:
            self._call("DELETE", "")
        finally:
            self._display.__exit__()

    def _begun(self):
        options = {"binary": BROWSER, "args": ["--automation"]}
        for _ in range(120):
            try:
                return self._call("POST", "", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
            except urllib.error.URLError:
                time.sleep(0.5)
        raise TimeoutError("WebKit does not begin")

    def _call(self, method, path, **parameters):
        body = json.dumps(parameters).encode() if method == "POST" else None
        request = urllib.request.Request(self._address + path, body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(error.read().decode()[:500]) from None

    def navigate(self, url):
        self._call("POST", "/url", url=url)
        self.evaluate("""(() => {
          window.faults = [];
          addEventListener("error", (event) => faults.push(event.message));
          addEventListener("unhandledrejection", (event) => faults.push(String(event.reason)));
          addEventListener("securitypolicyviolation", (event) => faults.push(event.blockedURI));
        })()""")

    @property
    def errors(self):
        return self.evaluate("window.faults")

    def evaluate(self, expression):
        return self._call("POST", "/execute/sync", script=f"return ({expression});", args=[])

    def until(self, condition, seconds=60):
        end = time.monotonic() + seconds
        while not self.evaluate(f"Boolean({condition})"):
            if time.monotonic() > end:
                return False
            time.sleep(0.01)
        return True

    def press(self, *keys, held=""):
        steps = [{"type": step, "value": key} for key in keys for step in ("keyDown", "keyUp")]
        if held:
            steps = [{"type": "keyDown", "value": held}, *steps, {"type": "keyUp", "value": held}]
        self._call("POST", "/actions", actions=[{"type": "key", "id": "keys", "actions": steps}])

    def give(self, selector, text):
        """Types into an element, or gives a file to one that takes files."""
        element = self._call("POST", "/element", using="css selector", value=selector)[ELEMENT]
        self._call("POST", f"/element/{element}/value", text=text)

    def axe(self, source, tags):
        found = self._call("POST", "/execute/async", args=[tags], script=source + """;
          axe.run({runOnly: {type: "tag", values: arguments[0]}}).then((found) =>
            arguments[1](found.violations.map((one) => [one.id, one.nodes[0].html])));""")
        return found
