#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Makes the extension for Chromium and Firefox, a folder with the page and what finds the charts of other pages.
//
// usage: node build-web-extension.mjs FOLDER
//
// FOLDER holds audiograph.wasm, and gets the folder extension.

import {cpSync, mkdirSync, rmSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";
import {loaded, page, read, worker} from "./web-page.mjs";

const source = join(dirname(fileURLToPath(import.meta.url)), "../Web/extension");
const folder = join(process.argv[2], "extension");
rmSync(folder, {recursive: true, force: true});
cpSync(source, folder, {recursive: true});
rmSync(join(folder, "hear.js"));
const write = (name, text) => writeFileSync(join(folder, name), text);

const made = await loaded(process.argv[2]);
const {html, policy} = page(made, {
  script: '<script src="page.js"></script>', scripts: "'self'", workers: "'self'",
  files: {worker: "worker.js", chart: "chart.js"},
  found: '<h2 data-text="hear.charts"></h2>\n<p id="looking" role="status"></p>\n<ul id="charts"></ul>\n'
    + '<h2 data-text="hear.own"></h2>\n',
});
write("audiograph.html", html.replace('data-text="title"', 'data-text="hear.title"')
  .replace('data-text="about"', 'data-text="hear.about"'));
write("page.js", `(() => {\n${made.plain}${read("Web/page.js")}${read("Web/extension/hear.js")}})();\n`);
write("worker.js", worker(made.plain));
write("chart.js", made.chart);

const [, version] = read("Sources/CVersion/include/CVersion.h").match(/VERSION "([\d.]+)"/);
const manifest = JSON.parse(read("Web/extension/manifest.json"));
write("manifest.json", JSON.stringify({...manifest, version, content_security_policy: {extension_pages: policy}}, null, 2));

// The words of browsers about the extension, in the languages of the page.
for (const [tag, words] of Object.entries(made.shell.words)) {
  const place = join("_locales", tag.replace("-", "_"));
  mkdirSync(join(folder, place), {recursive: true});
  const messages = Object.fromEntries(["title", "about", "key"].map((name) => [name, {message: words[`hear.${name}`]}]));
  write(join(place, "messages.json"), JSON.stringify(messages));
}
