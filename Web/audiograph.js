// SPDX-License-Identifier: MIT
// The engine of audiograph in a page, a worker or node: tables become words, facts, sound and pages.

// The module, packed, and before it the module that unpacks it, both in base64: `make web` puts them in. It holds
// uchardet 0.0.7 (MPL 1.1, GPL 2 or LGPL 2.1, https://www.freedesktop.org/wiki/Software/uchardet), parts of Swift's
// library (Apache 2.0 with the Runtime Library Exception) and of wasi-libc (MIT and BSD licences).
const MODULE = "";

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the program would have ended with. */
export class AudiographError extends Error {
  constructor({message, remedy, exitStatus}) {
    super(message ?? "");
    Object.assign(this, {name: "AudiographError", remedy, exitStatus});
  }
}

const knows = (label) => {
  try {
    return new TextDecoder(label);
  } catch {
    return null;
  }
};

const today = () => {
  const now = new Date();
  const two = (number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};

/** An engine of a module of WebAssembly, given as bytes or compiled. */
export async function open(wasm) {
  let memory;
  const bytes = (start, count) => new Uint8Array(memory.buffer, start, count);
  const text = (start, count) => decoder.decode(bytes(start, count));
  const page = {
    knowsEncoding: (label, count) => (knows(text(label, count)) ? 1 : 0),
    decode(label, labelCount, start, count, room, roomCount) {
      const decoded = encoder.encode(knows(text(label, labelCount)).decode(bytes(start, count)));
      if (decoded.length > roomCount) return -1;
      bytes(room, decoded.length).set(decoded);
      return decoded.length;
    },
  };
  const module = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
  const {exports} = await WebAssembly.instantiate(module, {page});
  memory = exports.memory;
  exports.__wasm_call_ctors();

  const given = (content) => {
    const start = exports.room(Math.max(1, content.length));
    if (!start) throw new RangeError("memory");
    bytes(start, content.length).set(content);
    return start;
  };
  const answer = (status) => {
    const said = text(exports.answer(), exports.answerCount());
    if (status) throw new AudiographError(JSON.parse(said));
    return said;
  };
  const describe = (table, options = {}) => {
    const content = typeof table === "string" ? encoder.encode(table) : new Uint8Array(table);
    const asked = encoder.encode(JSON.stringify({today: today(), ...options}));
    const places = [given(content), given(asked)];
    const status = exports.load(places[0], content.length, places[1], asked.length);
    places.forEach((place) => exports.free(place));
    return JSON.parse(answer(status));
  };
  const heard = (said) => {
    if (!said) return null;
    const {count, ...format} = JSON.parse(said);
    return {...format, samples: new Int16Array(memory.buffer, exports.samples(), count).slice()};
  };
  // Without a table it is the one that was described last.
  const part = (kind) => (table, options) => {
    if (table !== undefined) describe(table, options);
    return answer(exports.document(kind));
  };
  return {
    describe,
    facts: (table, options) => JSON.parse(part(0)(table, options)),
    page: part(1),
    fragment: part(2),
    data: part(3),
    samples(table, options) {
      describe(table, options);
      return heard(answer(exports.render()));
    },
    walk(table, options) {
      describe(table, options);
      const begun = JSON.parse(answer(exports.walk()));
      return {
        lines: begun.lines,
        isOver: false,
        take(line) {
          const asked = encoder.encode(line);
          const place = given(asked);
          const status = exports.step(begun.walk, place, asked.length);
          exports.free(place);
          const {lines, isOver} = JSON.parse(answer(status) || '{"lines":[],"isOver":true}');
          this.isOver = isOver;
          return lines;
        },
        sound: () => heard(answer(exports.sound(begun.walk))),
        leave: () => exports.leave(begun.walk),
      };
    },
    /** What the page is made of. */
    shell: () => JSON.parse(answer(exports.shell())),
    /** The bytes of memory that the engine holds. */
    get memory() { return memory.buffer.byteLength; },
  };
}

function fromBase64(text) {
  const signs = atob(text);
  const bytes = new Uint8Array(signs.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = signs.charCodeAt(at);
  return bytes;
}

/** What such a text holds: the module, by LZMA. */
export async function unpacked(text) {
  const [unpacker, packed] = text.split(" ").map(fromBase64);
  const {instance: {exports}} = await WebAssembly.instantiate(unpacker);
  // The file says how long it becomes.
  const size = new DataView(packed.buffer).getUint32(5, true);
  const start = exports.memory.buffer.byteLength;
  exports.memory.grow(Math.ceil((packed.length + size) / 65_536));
  new Uint8Array(exports.memory.buffer).set(packed, start);
  const room = start + packed.length;
  if (exports.unpack(start, packed.length, room, size) !== size) throw new RangeError("module");
  return exports.memory.buffer.slice(room, room + size);
}

let module = null;
let engine = null;

// What a trap leaves of an engine is thrown away; the next one is made of the same module.
async function asked(name, table, options) {
  module ??= unpacked(MODULE).then((wasm) => WebAssembly.compile(wasm));
  engine ??= module.then(open);
  const own = await engine;
  try {
    return own[name](table, options);
  } catch (error) {
    if (!(error instanceof AudiographError)) engine = null;
    throw error;
  }
}

export const describe = (table, options) => asked("describe", table, options);
export const facts = (table, options) => asked("facts", table, options);
export const samples = (table, options) => asked("samples", table, options);
export const page = (table, options) => asked("page", table, options);
export const fragment = (table, options) => asked("fragment", table, options);
export const data = (table, options) => asked("data", table, options);
export const walk = (table, options) => asked("walk", table, options);

/**
 * Puts a fragment into an element, and runs its script, which a policy has to allow, or the file that holds it:
 * `chart.js`.
 */
export function place(fragment, element, file = null) {
  const parsed = new DOMParser().parseFromString(fragment, "text/html");
  const script = parsed.querySelector("body > script");
  script.remove();
  element.replaceChildren(...parsed.body.childNodes);
  // The same text in an element that is made here runs.
  const runs = document.createElement("script");
  if (file) runs.src = file;
  else runs.textContent = script.textContent;
  element.append(runs);
}
