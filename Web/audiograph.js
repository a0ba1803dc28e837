// SPDX-License-Identifier: MIT
// The engine of audiograph in a page, a worker or node: tables become words, facts, sound and pages.

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
  const today = () => {
    const now = new Date();
    const two = (number) => String(number).padStart(2, "0");
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  };

  /** Reads a table, text or bytes; the sentences, the notes, the title and the kind of its chart. */
  const describe = (table, options = {}) => {
    const content = typeof table === "string" ? encoder.encode(table) : new Uint8Array(table);
    const asked = encoder.encode(JSON.stringify({today: today(), ...options}));
    const places = [given(content), given(asked)];
    const status = exports.load(places[0], content.length, places[1], asked.length);
    places.forEach((place) => exports.free(place));
    return JSON.parse(answer(status));
  };
  const document = (kind) => (table, options) => {
    describe(table, options);
    return answer(exports.document(kind));
  };
  return {
    describe,
    facts: (table, options) => JSON.parse(document(0)(table, options)),
    page: document(1),
    fragment: document(2),
    data: document(3),
    /** The sound: 16 bits a sample, channels side by side. */
    samples(table, options) {
      describe(table, options);
      const {count, ...format} = JSON.parse(answer(exports.render()));
      return {...format, samples: new Int16Array(memory.buffer, exports.samples(), count).slice()};
    },
    /** The bytes of memory that the engine holds. */
    get memory() { return memory.buffer.byteLength; },
  };
}
