// SPDX-License-Identifier: MIT
// What the page that reads tables is made of, by itself and in the extension.

import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {readFileSync} from "node:fs";
import {dirname, join} from "node:path";
import {fileURLToPath} from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
export const read = (...path) => readFileSync(join(root, ...path), "utf8");
export const hashed = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
// No element ends within it.
export const data = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** The engine as a script, its module, and what that says of itself. */
export async function loaded(folder) {
  const wasm = readFileSync(join(folder, "audiograph.wasm"));
  const engine = read("Web/audiograph.js");
  // Whatever a folder says of its scripts, this is a module.
  const {open} = await import(`data:text/javascript,${encodeURIComponent(engine)}`);
  const own = await open(wasm);
  const shell = own.shell();
  const [, chart] = own.fragment(read("Samples/nile.csv")).match(/<script>(.*)<\/script>/s);
  if (`'${shell.scriptHash}'` !== hashed(chart)) throw new Error("another script");
  return {engine, plain: engine.replaceAll(/^export /gm, ""), shell, chart,
    module: packed(folder, wasm.length)};
}

// What unpacks the module, and the module by LZMA, which browsers do not unpack by themselves.
function packed(folder, size) {
  const module = execFileSync("xz", ["--format=lzma", "-9e", "--stdout", join(folder, "audiograph.wasm")],
    {maxBuffer: 1 << 28});
  module.writeBigUInt64LE(BigInt(size), 5);
  return [readFileSync(join(folder, "unpack.wasm")), module].map((bytes) => bytes.toString("base64")).join(" ");
}

/** The page; `own` are those of its parts in which it differs where it stands. */
export function page({plain, shell, module}, own) {
  const samples = Object.fromEntries(["nile", "penguin-species", "sea-months", "us-graduates"]
    .map((name) => [`${name}.csv`, read("Samples", `${name}.csv`)]));
  const style = shell.style + read("Web/page.css");
  const policy = ({scripts, workers}) =>
    `default-src 'none'; script-src ${scripts} 'wasm-unsafe-eval'; worker-src ${workers}; style-src ${hashed(style)}; `
    + "media-src data: blob:; base-uri 'none'; form-action 'none'";
  const parts = {
    POLICY: policy(own), STYLE: style, SCRIPT: own.script, MODULE: module, GIVEN: "null", FOUND: own.found ?? "",
    FILES: data(own.files ?? null), KNOWN: data(shell.options), WORDS: data(shell.words), SAMPLES: data(samples),
    WORKER: data(own.files ? "" : worker(plain)),
  };
  const names = new RegExp(`\\b(?:${Object.keys(parts).join("|")})\\b`, "g");
  return {html: read("Web/page.html").replaceAll(names, (name) => parts[name]), policy: parts.POLICY};
}

export const worker = (plain) => plain + read("Web/worker.js");
