#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Puts the module and what calls it into one page that needs no other file, and into one script for others' pages.
//
// usage: node build-web-page.mjs FOLDER
//
// FOLDER holds audiograph.wasm and unpack.wasm, and gets audiograph.html, audiograph.js and audiograph.d.ts.

import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {copyFileSync, readFileSync, writeFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = process.argv[2];
const read = (...path) => readFileSync(join(root, ...path), "utf8");
const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
// No element ends within it.
const data = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

// What unpacks the module, and the module by LZMA, which browsers do not unpack by themselves.
function packed() {
  const module = execFileSync("xz", ["--format=lzma", "-9e", "--stdout", join(folder, "audiograph.wasm")],
    {maxBuffer: 1 << 28});
  module.writeBigUInt64LE(BigInt(wasm.length), 5);
  return [readFileSync(join(folder, "unpack.wasm")), module].map((bytes) => bytes.toString("base64")).join(" ");
}

const wasm = readFileSync(join(folder, "audiograph.wasm"));
const module = packed();
const engine = read("Web/audiograph.js");
// Whatever a folder says of its scripts, this is a module.
const {open} = await import(`data:text/javascript,${encodeURIComponent(engine)}`);
const shell = (await open(wasm)).shell();
const plain = engine.replaceAll(/^export /gm, "");
const samples = Object.fromEntries(["nile", "penguin-species", "sea-months", "us-graduates"]
  .map((name) => [`${name}.csv`, read("Samples", `${name}.csv`)]));

const style = shell.style + read("Web/page.css");
const script = `(() => {\n${plain}${read("Web/page.js")}})();\n`;
const policy = `default-src 'none'; script-src ${hashed(script)} '${shell.scriptHash}' 'wasm-unsafe-eval'; `
  + `worker-src blob:; style-src ${hashed(style)}; media-src data: blob:; base-uri 'none'; form-action 'none'`;
const parts = {
  POLICY: policy, STYLE: style, SCRIPT: script, MODULE: module, GIVEN: "null",
  KNOWN: data(shell.options), WORDS: data(shell.words), SAMPLES: data(samples), WORKER: data(plain + read("Web/worker.js")),
};
const page = read("Web/page.html").replaceAll(new RegExp(`\\b(?:${Object.keys(parts).join("|")})\\b`, "g"), (name) => parts[name]);
writeFileSync(join(folder, "audiograph.html"), page);
writeFileSync(join(folder, "audiograph.js"), engine.replace('MODULE = ""', () => `MODULE = "${module}"`));
copyFileSync(join(root, "Web/audiograph.d.ts"), join(folder, "audiograph.d.ts"));
