// SPDX-License-Identifier: MIT
// The page: reads what is pasted, chosen or dropped in a worker, and shows the fragment that the engine makes.
"use strict";
const element = (id) => document.getElementById(id);
const languages = Object.keys(WORDS);
const kept = (name, value) => {
  // Where a browser keeps nothing of a page from a file, the choice holds until it is closed.
  try {
    if (value !== undefined) localStorage.setItem(`audiograph-${name}`, value);
    return localStorage.getItem(`audiograph-${name}`);
  } catch {
    return null;
  }
};
const say = (name) => WORDS[element("lang").value][name];
let worker = null;
let waiting = null;
let table = null;

function choices(id, values, chosen) {
  element(id).replaceChildren(...values.map(([value, text]) => new Option(text, value, false, value === chosen)));
}

function translate() {
  const words = WORDS[element("lang").value];
  document.documentElement.lang = element("lang").value;
  document.title = words.title;
  for (const one of document.querySelectorAll("[data-text]")) one.textContent = words[one.dataset.text];
  choices("level", Object.entries(words.levels), element("level").value || kept("level") || "standard");
  choices("as", Object.entries(words.kinds), element("as").value);
}

function unpacked(text) {
  const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

let module = null;
async function begun() {
  module ??= await WebAssembly.compile(await unpacked(element("module").textContent));
  const source = JSON.parse(element("worker").textContent);
  const made = new Worker(URL.createObjectURL(new Blob([source], {type: "text/javascript"})), {type: "module"});
  made.postMessage({module});
  made.onmessage = ({data}) => waiting?.(data);
  made.onerror = () => waiting?.({trap: true});
  return made;
}

// After a trap the engine is thrown away and made anew.
async function asked(question) {
  worker ??= begun();
  const one = await worker;
  const reply = await new Promise((resolve) => {
    waiting = resolve;
    one.postMessage(question);
  });
  if (reply.trap) {
    one.terminate();
    worker = null;
  }
  return reply;
}

function problem(...sentences) {
  element("status").textContent = "";
  element("chart").replaceChildren();
  element("problem").replaceChildren(...sentences.filter(Boolean).map((sentence) => {
    const line = document.createElement("p");
    line.textContent = sentence;
    return line;
  }));
}

function show({fragment, description}) {
  element("problem").replaceChildren();
  const parsed = new DOMParser().parseFromString(fragment, "text/html");
  const script = parsed.querySelector("body > script");
  script.remove();
  element("chart").replaceChildren(...parsed.body.childNodes);
  // The same text in an element that is made here runs, where the policy knows its hash.
  const runs = document.createElement("script");
  runs.textContent = script.textContent;
  element("chart").append(runs);
  const level = element("level").value;
  if (level !== "standard") {
    const text = element("chart").querySelector(".headline");
    text.textContent = description.sentences.join(" ");
    element("chart").querySelector("p[id$='description']")?.remove();
  }
  const heading = element("chart").querySelector("h2");
  heading.tabIndex = -1;
  heading.focus();
  element("status").textContent = say("done");
}

let turn = 0;
async function read() {
  const own = ++turn;
  if (!table) return problem(say("empty"));
  if (table.content.length > MOST) return problem(say("large"));
  element("status").textContent = say("wait");
  const options = {name: table.name || say("pasted"), lang: element("lang").value, level: element("level").value};
  if (element("as").value) options.as = element("as").value;
  let reply;
  try {
    reply = await asked({content: table.content, options});
  } catch {
    return problem(say("old"));
  }
  if (own !== turn) return undefined;
  if (reply.trap) return problem(say("trap"));
  if (reply.error) return problem(reply.error.message, reply.error.remedy);
  return show(reply);
}

async function take(file) {
  table = {content: file.size > MOST ? {length: file.size} : new Uint8Array(await file.arrayBuffer()), name: file.name};
  await read();
}

element("form").addEventListener("submit", (event) => {
  event.preventDefault();
  const text = element("table").value;
  if (text.trim()) table = {content: text, name: ""};
  read();
});
element("file").addEventListener("change", ({target}) => {
  element("table").value = "";
  if (target.files[0]) take(target.files[0]);
});
addEventListener("dragover", (event) => event.preventDefault());
addEventListener("drop", (event) => {
  event.preventDefault();
  if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
});
// Tables of pages and of spreadsheets come as HTML too; what they hold as text has tabs between cells.
element("lang").addEventListener("change", () => {
  kept("lang", element("lang").value);
  translate();
  if (table) read();
});
element("level").addEventListener("change", () => kept("level", element("level").value));

const wanted = [kept("lang"), ...navigator.languages].filter(Boolean).map((tag) => tag.slice(0, 2));
choices("lang", languages.map((tag) => [tag, WORDS[tag].name]), wanted.find((tag) => languages.includes(tag)) ?? "en");
for (const option of element("lang").options) option.lang = option.value;
translate();
