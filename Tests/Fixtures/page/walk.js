// Runs the script of a page without a browser: presses keys on its slider, and prints after each the line of the
// place, or what was said.
//
//     node walk.js PAGE KEY...
const fs = require("fs");
const [, , file, ...pressed] = process.argv;
const html = fs.readFileSync(file, "utf8");
const data = html.match(/<script type="application\/json" id="data">([\s\S]*?)<\/script>/)[1];
const script = html.match(/<script>([\s\S]*?)<\/script>/)[1];

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

const slider = {
  value: "0", words: "", listeners: {},
  setAttribute(name, value) { if (name === "aria-valuetext") this.words = value; },
  addEventListener(name, listener) { this.listeners[name] = listener; },
};
let said = "";
const status = { set textContent(text) { said = text || said; } };
const audio = Object.assign(anything(), { paused: true, addEventListener() {}, src: "" });
const picture = Object.assign(anything(), {
  querySelectorAll: () => (html.includes("class=\"panel\"") ? [{}] : []), append() {},
});
const elements = { data: { textContent: data }, point: slider, status };
if (!html.includes("id=\"series\"")) elements.series = null;

global.document = {
  getElementById: (id) => (id in elements ? elements[id] : (elements[id] = anything())),
  querySelector: (selector) => (selector === "audio" ? audio : picture),
  querySelectorAll: () => [],
  createElementNS: () => ({ setAttribute() {}, append() {} }),
  activeElement: null,
};
global.matchMedia = () => ({ matches: true });
global.requestAnimationFrame = (next) => next();
global.AudioContext = function () { return anything(); };
global.window = {};
(0, eval)(script);

console.log(slider.words);
for (const key of pressed) {
  said = "";
  slider.listeners.keydown({ key, preventDefault() {} });
  console.log(said || slider.words);
}
