# SPDX-License-Identifier: MIT
"""Firefox through WebDriver BiDi, which it speaks by itself."""
import asyncio
import json
import subprocess
import tempfile
import time

import websockets


class Firefox:
    """One tab; `requests` are the addresses that it asked for, `errors` what its console says of errors.

    With an extension, a folder, `press_button` presses its button, and with a display `press_key` its key."""

    def __init__(self, extension=None, display=None):
        self._extension = extension
        self._display = display
        self.requests = []
        self.errors = []
        self._number = 0

    async def __aenter__(self):
        port = 19222
        self._process = subprocess.Popen(
            ["firefox-esr", "--remote-debugging-port", str(port), "--profile", tempfile.mkdtemp()]
            + ["--headless"] * (not self._display) + ["--remote-allow-system-access"] * bool(self._extension),
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self._display and self._display.environment)
        for _ in range(120):
            try:
                self._socket = await websockets.connect(f"ws://127.0.0.1:{port}/session", max_size=None)
                break
            except OSError:
                await asyncio.sleep(0.5)
        await self._call("session.new", capabilities={})
        self._context = (await self._tabs())[0]["context"]
        if self._extension:
            installed = await self._call("webExtension.install", extensionData={"type": "path", "path": str(self._extension)})
            self._extension = installed["extension"]
        await self._call("session.subscribe", events=["network.beforeRequestSent", "log.entryAdded"])
        return self

    async def __aexit__(self, *_):
        self._process.terminate()
        self._process.wait()

    async def _call(self, method, **parameters):
        self._number += 1
        await self._socket.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
        while True:
            answer = json.loads(await self._socket.recv())
            if answer.get("id") == self._number:
                assert "error" not in answer, answer
                return answer["result"]
            if answer.get("method") == "network.beforeRequestSent":
                self.requests.append(answer["params"]["request"]["url"])
            if answer.get("method") == "log.entryAdded" and answer["params"]["level"] == "error":
                self.errors.append(answer["params"].get("text"))

    async def _tabs(self, **parameters):
        return (await self._call("browsingContext.getTree", **parameters))["contexts"]

    async def press_button(self):
        """Presses the button of the extension, and goes on in the tab that it opens; returns the tab before."""
        window = (await self._tabs(**{"moz:scope": "chrome"}))[0]["context"]
        await self._call("script.evaluate", target={"context": window}, awaitPromise=False, expression=(
            'ChromeUtils.importESModule("resource://gre/modules/ExtensionParent.sys.mjs").ExtensionParent.apiManager'
            f'.global.browserActionFor(WebExtensionPolicy.getByID("{self._extension}").extension).triggerAction(window)'))
        return await self._opened()

    async def press_key(self, key):
        """The same by its key, as the keyboard gives it."""
        self._display.activate(await self.evaluate("document.title"))
        self._display.press(key)
        return await self._opened()

    async def _opened(self):
        before = self._context
        end = time.monotonic() + 60
        while self._context == before:
            assert time.monotonic() < end, "no tab opens"
            await asyncio.sleep(0.05)
            new = [tab for tab in await self._tabs() if tab["url"].startswith("moz-extension:")]
            self._context = new[0]["context"] if new else before
        return before

    async def close(self, context):
        """Closes the tab, and goes on in another one."""
        await self._call("browsingContext.close", context=self._context)
        self._context = context

    async def navigate(self, url):
        self.requests.clear()
        await self._call("browsingContext.navigate", context=self._context, url=url, wait="complete")

    async def evaluate(self, expression):
        result = await self._call(
            "script.evaluate", expression=expression, awaitPromise=True, target={"context": self._context})
        assert result["type"] == "success", result
        return result["result"].get("value")

    async def press(self, *keys):
        steps = [{"type": step, "value": key} for key in keys for step in ("keyDown", "keyUp")]
        await self._call("input.performActions", context=self._context, actions=[
            {"type": "key", "id": "keys", "actions": steps}])

    async def axe(self, source, tags):
        """The faults that axe finds, which is not the page's, so that its policy has to be left out: by a world of its own."""
        found = await self._call(
            "script.callFunction", target={"context": self._context, "sandbox": "axe"},
            awaitPromise=True, arguments=[],
            functionDeclaration="async () => {" + source + ";"
            f"const found = await axe.run({{runOnly: {{type: 'tag', values: {tags}}}}});"
            "return JSON.stringify(found.violations.map(v => [v.id, v.nodes[0].html])); }")
        return json.loads(found["result"]["value"]) if found["type"] == "success" else [found]
