// Runs the script of a page without a browser: presses keys on its slider, and prints after each what is said: the
// line of the place, or that there is nothing further.
//
//     node walk.js PAGE KEY...            KEY may be click:BUTTON, search:TEXT, or language:LANGUAGE
//     node walk.js PAGE --sound FILE      writes the sound that the script makes
//
// The reader's languages are those of the variable READER, the settings that are kept those of KEPT; at the end of
// KEYs what is kept then is printed if KEPT is there.
const fs = require("fs");
const [, , file, ...pressed] = process.argv;
const html = fs.readFileSync(file, "utf8");
const script = html.match(/<script>([\s\S]*?)<\/script>/)[1];
const prefix = html.match(/data-prefix="([^"]*)"/)[1];
const found = (name) => html.match(new RegExp(`id="${prefix}${name}"[^>]*>([\\s\\S]*?)</script>`))[1];

// Whatever else the script touches: any property is such a thing again, any call gives one.
const anything = () => new Proxy(function () {}, {
  get: (target, key) => {
    if (key === Symbol.toPrimitive) return () => 0;
    if (key === Symbol.iterator) return function* () {};
    if (!(key in target)) target[key] = anything();
    return target[key];
  },
  set: (target, key, value) => { target[key] = value; return true; },
  apply: () => anything(),
  construct: () => anything(),
});

let said = "";
const listening = (made) => Object.assign(made, {
  listeners: {},
  addEventListener(name, listener) { this.listeners[name] = listener; },
});
const slider = listening({
  at: 0, min: 0, max: Number(html.match(/type="range"[^>]*max="(\d+)"/)[1]), words: "",
  set value(at) { this.at = Math.min(Math.max(Number(at), this.min), this.max); },
  get value() { return String(this.at); },
  getAttribute() { return this.words; },
  setAttribute(name, value) { if (name === "aria-valuetext") { this.words = value; said = value; } },
  focus() {},
  closest: () => ({ lang: version.lang || html.match(/ lang="([^"]*)"/)[1] }),
});
// A screen reader may be silent about a text that is the same as before; the space that makes another one of it is
// not said.
let written = "";
const status = { set textContent(text) {
  if (!text) return;
  if (text === written) throw new Error(`"${text}" is written twice.`);
  written = text;
  said = text.trimEnd();
} };
const audio = Object.assign(anything(), { paused: true, addEventListener() {}, src: "", pause() {} });
const svg = () => ({
  setAttribute() {}, removeAttribute() {}, getAttribute: () => "M0 0H0", style: {}, classList: { add() {} },
  append() {}, remove() {}, after() {}, before() {}, replaceWith() {}, cloneNode: svg, textContent: "",
  querySelector: () => null, querySelectorAll: () => [],
});
const picture = Object.assign(svg(), {
  viewBox: { baseVal: { y: 0, height: 400 } }, contains: () => true, querySelector: svg,
  querySelectorAll: () => (html.match(/<svg class="audiograph chart wide".*?<\/svg>/s)[0].match(/class="panel"/g) || [])
    .map(() => panel),
});
const panel = Object.assign(svg(), {
  querySelector: (selector) => (selector === ".plot" ? svg() : null),
});
const ranges = (html.match(/class="buttons ranges"[\s\S]*?<\/div>/) || [""])[0].match(/<button/g) || [];
const buttons = ranges.map(() => listening({ setAttribute() {} }));
const elements = { data: { textContent: found("data") }, point: slider, status, told: { textContent: "" } };
// The list of keys, as pairs of what is pressed and what it does.
elements.keys = { querySelectorAll: () => [...html.matchAll(/<dt><kbd>(.*?)<\/kbd><\/dt><dd>(.*?)<\/dd>/g)].map(([, key, does]) =>
  ({ textContent: key, nextElementSibling: { textContent: does } })) };
for (const name of ["previous", "next", "highest", "lowest", "where", "search"]) elements[name] = listening({});
elements.place = { value: "", focus() {}, select() {} };
if (!html.includes(`id="${prefix}series"`)) elements.series = null;
// Languages that are not shown first wait in templates.
const templates = [...html.matchAll(/<template lang="([^"]*)">([\s\S]*?)<\/template>/g)].map(([, lang, text]) => ({
  lang,
  content: {
    querySelector: () => ({ textContent: text.match(/<script[^>]*>([\s\S]*?)<\/script>/)[1], remove() {} }),
    cloneNode: () => text,
  },
}));
const version = {
  lang: (html.match(/<div class="version" lang="([^"]*)">/) || [])[1],
  cloneNode: () => ({ childNodes: [] }),
  replaceChildren() {},
  querySelector: (selector) => (selector === "audio" ? audio : { href: "", textContent: "" }),
};
const choice = { value: "", parentElement: { hidden: true }, focus() {}, addEventListener(_, chosen) { this.chosen = chosen; } };
elements.language = choice;
const root = {
  dataset: { prefix },
  matches: () => false,
  querySelector: (selector) => (selector === "audio" ? audio : selector === ".version" ? (version.lang ? version : null) : picture),
  querySelectorAll: (selector) => (selector === ".ranges button" ? buttons : selector === "template" ? templates
    : selector === "svg.chart" ? [picture, picture, picture] : []),
};
const kept = process.env.KEPT === undefined ? null : { audiograph: process.env.KEPT };
Object.defineProperty(global, "localStorage", { get: () => {
  if (!kept) throw new Error("Nothing is kept here.");
  return { getItem: (name) => kept[name] || null, setItem: (name, value) => { kept[name] = value; } };
} });
Object.defineProperty(global, "navigator", { value: { languages: (process.env.READER || "").split(",").filter(Boolean) } });

global.document = {
  getElementById: (id) => {
    const name = id.slice(prefix.length);
    return name in elements ? elements[name] : (elements[name] = anything());
  },
  querySelectorAll: () => [root],
  createElementNS: svg,
  createElement: () => ({ content: { append() {}, cloneNode: () => "" } }),
  activeElement: null,
};
global.addEventListener = () => {};
global.matchMedia = () => ({ matches: true });
global.requestAnimationFrame = (next) => next();
global.cancelAnimationFrame = () => {};
global.AudioContext = function () { return anything(); };
global.window = {};
global.window.parent = global.window;
const later = [];
global.setTimeout = (next) => later.push(next);
let recording = null;
global.URL = { createObjectURL: (blob) => { recording = blob; return "blob:"; } };
(0, eval)(script);

if (pressed[0] === "--sound") {
  later.forEach((next) => next());
  recording.arrayBuffer().then((bytes) => fs.writeFileSync(pressed[1], Buffer.from(bytes)));
} else {
  console.log(said);
  for (const key of pressed) {
    const [kind, ...text] = key.split(":");
    if (kind === "click") elements[text[0]].listeners.click();
    else if (kind === "language") {
      choice.value = text[0];
      choice.chosen();
    } else if (kind === "search") {
      elements.place.value = text.join(":");
      elements.search.listeners.submit({ preventDefault() {} });
    } else slider.listeners.keydown({ key, preventDefault() {} });
    console.log(said);
  }
  if (kept) console.log(kept.audiograph);
}
