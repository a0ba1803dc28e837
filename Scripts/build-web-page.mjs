#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Puts the module and what calls it into one page that needs no other file, and into one script for others' pages.
//
// usage: node build-web-page.mjs FOLDER
//
// FOLDER holds audiograph.wasm, and gets audiograph.html, audiograph.js, audiograph.d.ts and chart.js.

import {writeFileSync} from "node:fs";
import {join} from "node:path";
import {hashed, loaded, page, read} from "./web-page.mjs";

const folder = process.argv[2];
const made = await loaded(folder);
const script = `(() => {\n${made.plain}${read("Web/page.js")}})();\n`;
const {html} = page(made, {
  script: `<script>${script}</script>`, scripts: `${hashed(script)} '${made.shell.scriptHash}'`, workers: "blob:",
});
writeFileSync(join(folder, "audiograph.html"), html);
writeFileSync(join(folder, "audiograph.js"), made.engine.replace('MODULE = ""', () => `MODULE = "${made.module}"`));
writeFileSync(join(folder, "chart.js"), made.chart);
writeFileSync(join(folder, "audiograph.d.ts"), read("Web/audiograph.d.ts"));
