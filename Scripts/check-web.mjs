#!/usr/bin/env node
// SPDX-License-Identifier: MIT
// Fails where the module for browsers says, notes, refuses or sounds otherwise than the program.
//
// usage: node check-web.mjs PROGRAM FOLDER FILE…
//
// FOLDER has audiograph.js and audiograph.wasm, as `make web` leaves them.

import {spawnSync} from "node:child_process";
import {mkdtempSync, readFileSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {basename, dirname, join, resolve} from "node:path";

const [own, web, ...files] = process.argv.slice(2);
const program = resolve(own);
// Whatever a folder says of its scripts, this is a module.
const script = readFileSync(join(web, "audiograph.js"), "utf8");
const {AudiographError, describe, open} = await import(`data:text/javascript,${encodeURIComponent(script)}`);
const module = await WebAssembly.compile(readFileSync(join(web, "audiograph.wasm")));
const folder = mkdtempSync(join(tmpdir(), "check-web-"));
const environment = {...process.env, XDG_CONFIG_HOME: folder, XDG_STATE_HOME: folder, XDG_DATA_HOME: folder, LANG: "C"};
const languages = ["en", "de", "fr", "pl", "es", "pt-BR", "it", "nl", "sv", "ja"];
const counts = {words: 0, notes: 0, errors: 0, facts: 0, sounds: 0, walks: 0};
const differences = [];
let engine = await open(module);

function run(file, command, input, ...words) {
  const {status, stdout, stderr} = spawnSync(program, [command, "--file", basename(file), ...words],
    {cwd: dirname(file), env: environment, encoding: "utf8", input, maxBuffer: 1 << 28});
  return {status, stdout, stderr: stderr.trim()};
}

function compare(what, file, own, other) {
  if (own === other) counts[what] += 1;
  else differences.push(`${file}: ${what}\n  page:    ${own}\n  program: ${other}`);
}

async function check(file, number) {
  const content = readFileSync(file);
  const options = {name: basename(file), lang: languages[number % languages.length],
    level: ["short", "standard", "long"][number % 3]};
  const said = run(file, "describe", "", "--lang", options.lang, "--level", options.level, "--width", "100000");
  let chart;
  try {
    chart = engine.describe(content, options);
  } catch (error) {
    if (!(error instanceof AudiographError)) {
      differences.push(`${file}: a trap, ${error.message}`);
      engine = await open(module);
      return;
    }
    // The page has no patterns, and so proposes none.
    if (said.stderr.includes("--regex")) return;
    // Between Japanese sentences stands no blank.
    compare("errors", file, `${error.exitStatus} ${error.message} ${error.remedy}`.replaceAll("。 ", "。"),
      `${said.status} ${said.stderr.replace(/^audiograph: /, "").replaceAll("\n", " ")}`);
    return;
  }
  compare("words", file, chart.sentences.join(" "), said.stdout.trim().replaceAll("\n", " "));
  compare("notes", file, chart.notes.join("\n"), said.stderr);
  const json = run(file, "describe", "", "--lang", options.lang, "--json").stdout;
  compare("facts", file, JSON.stringify(engine.facts(content, options)), JSON.stringify(JSON.parse(json)));
  if (number % 2 === 0) checkSound(file, content, options);
  else checkWalk(file, content, options);
}

// A part of a file of RIFF.
function chunk(bytes, name) {
  let place = 12;
  while (bytes.toString("latin1", place, place + 4) !== name) {
    place += 8 + bytes.readUInt32LE(place + 4);
    place += place % 2;
  }
  return bytes.subarray(place + 8, place + 8 + bytes.readUInt32LE(place + 4));
}

function checkSound(file, content, options) {
  const path = join(folder, "sound.wav");
  rmSync(path, {force: true});
  const {status} = run(file, "export", "", "-o", path, "--quiet");
  if (status !== 0) return;
  const {samples} = engine.samples(content, options);
  const own = Buffer.from(samples.buffer);
  const other = chunk(readFileSync(path), "data");
  compare("sounds", file, own.equals(other) ? "equal" : `${own.length} bytes`, "equal");
}

// The script for other pages has the module in it.
// The lines of `explore`, whose opening also says that keys are typed.
function checkWalk(file, content, options) {
  const lines = ["first", "ll", "highest", "go 3", "p", "=", "s", "A", "ma", "t", "w", "Vj", "i", "E", "h", "nonsense", "q"];
  const {status, stdout} = run(file, "explore", lines.map((line) => `${line}\n`).join(""), "--lang", options.lang,
    "--level", options.level, "--device", "null");
  if (status !== 0) return;
  const walk = engine.walk(content, options);
  const own = [...walk.lines, ...lines.flatMap((line) => walk.take(line))];
  const other = stdout.trimEnd().split("\n");
  other.splice(walk.lines.length, 1);
  compare("walks", file, own.join("\n"), other.join("\n"));
}

async function checkScript() {
  const nile = readFileSync(files.find((file) => basename(file) === "nile.csv"));
  const {sentences} = await describe(nile, {name: "nile.csv"});
  compare("words", "audiograph.js", sentences.join(" "), engine.describe(nile, {name: "nile.csv"}).sentences.join(" "));
  const none = await describe("a\nb\n").catch((error) => error);
  compare("errors", "audiograph.js", String(none instanceof AudiographError && none.exitStatus), "3");
}

for (const [number, file] of files.entries()) await check(file, number);
await checkScript();
rmSync(folder, {recursive: true});
for (const difference of differences) console.log(difference);
console.log(`Equal in page and program: ${Object.entries(counts).map(([what, count]) => `${count} ${what}`).join(", ")}`
  + `; different: ${differences.length}.`);
process.exit(differences.length ? 1 : 0);
