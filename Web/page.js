// The page: reads what is pasted, chosen or dropped in a worker, and shows the fragment that the engine makes.
(() => {
  "use strict";
  // As many bytes of a table: the reader holds them a few times.
  const MOST = 64 << 20;
  const element = (id) => document.getElementById(id);
  const parsed = (id) => JSON.parse(element(id).textContent);
  const [WORDS, SAMPLES, GIVEN, OPTIONS] = ["words", "samples", "given", "known"].map(parsed);
  // The files of scripts, where the page may run none of its own, as in an extension.
  const FILES = parsed("files");
  const words = () => WORDS[element("lang").value];
  // Japanese has no space between sentences.
  const joined = (sentences) => sentences.join(" ").replaceAll("。 ", "。");

  // Where a browser keeps nothing of a page from a file, a choice holds until it is closed.
  const kept = (name) => {
    try { return localStorage.getItem(`audiograph-${name}`); } catch { return null; }
  };
  const keep = (name, value) => {
    try { localStorage.setItem(`audiograph-${name}`, value); } catch { /* As before. */ }
  };

  function choices(id, values, chosen) {
    element(id).replaceChildren(...values.map(([value, text]) => new Option(text, value, false, value === chosen)));
  }

  // Choices whose words begin alike: `level.short`.
  const family = (name) => Object.entries(words()).filter(([key]) => key.startsWith(`${name}.`))
    .map(([key, text]) => [key.slice(name.length + 1), text]);

  function translate() {
    document.documentElement.lang = element("lang").value;
    for (const one of document.querySelectorAll("[data-text]")) one.textContent = words()[one.dataset.text];
    document.title = document.querySelector("h1").textContent;
    choices("level", family("level"), element("level").value || kept("level") || "standard");
    choices("as", family("kind"), element("as").value);
    choices("sample", [["", words().noSample], ...Object.keys(SAMPLES).map((name) => [name, name])],
      element("sample").value);
    for (const first of document.querySelectorAll("#columns option[value='']")) first.textContent = words().asRead;
  }

  let module = null;
  let worker = null;
  let waiting = null;
  // What is asked last is what is waited for.
  let turn = 0;

  async function begun() {
    module ??= unpacked(element("module").textContent).then((wasm) => WebAssembly.compile(wasm));
    const wasm = await module;
    const made = new Worker(
      FILES?.worker ?? URL.createObjectURL(new Blob([parsed("worker")], {type: "text/javascript"})));
    made.onmessage = ({data}) => { if (data.turn === turn) waiting?.(data); };
    made.onerror = () => waiting?.({trap: true});
    made.postMessage({wasm});
    return made;
  }

  // After a trap the engine is thrown away and made anew.
  async function asked(question) {
    worker ??= begun();
    const one = await worker;
    const reply = await new Promise((resolve) => {
      waiting = resolve;
      one.postMessage({turn, ...question});
    });
    if (reply.trap) {
      one.terminate();
      worker = null;
    }
    return reply;
  }

  function problem(...sentences) {
    element("progress").textContent = "";
    element("chart").replaceChildren();
    // In one paragraph of a live element without a role: of several that come at once Orca says the last in Firefox,
    // and nothing of what comes into an alert.
    const line = document.createElement("p");
    for (const sentence of sentences.filter(Boolean)) {
      const part = document.createElement("span");
      part.textContent = sentence;
      line.append(part, sentence.endsWith("。") ? "" : " ");
    }
    element("problem").replaceChildren(line);
  }

  const own = (name) => problem(words()[name], words()[`${name}.remedy`]);

  function show({fragment, description}, level) {
    element("problem").replaceChildren();
    const chart = element("chart");
    place(fragment, chart, FILES?.chart);
    if (level !== "standard") {
      chart.querySelector(".headline").textContent = joined(description.sentences);
      chart.querySelector("p[id$='description']")?.remove();
    }
    // Who comes here wants to walk and to read.
    for (const folded of chart.querySelectorAll("details.listening, details.data")) folded.open = true;
    const heading = chart.querySelector("h2");
    heading.tabIndex = -1;
    heading.focus();
    element("progress").textContent = words().done;
  }

  // What the program would be given: `--y "Flow rate" --ignore-bad`; throws the word that is no option.
  function typedOptions(text) {
    const options = {};
    const words = [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) => word.replaceAll(/["']/g, ""));
    while (words.length) {
      const word = words.shift();
      const [name, ...rest] = word.replace(/^--/, "").split("=");
      if (!word.startsWith("--") || !OPTIONS.includes(name)) throw word;
      const value = rest.length ? rest.join("=") : words[0]?.startsWith("--") ?? true ? true : words.shift();
      options[name] = value === true ? true : [...(options[name] ?? []), value];
    }
    return options;
  }

  // The headings that were read, of which others can be chosen; those of another table are forgotten.
  function offer({columns, chart, charts}) {
    if (charts.length) {
      choices("one", charts.map((title, index) => [String(index + 1), title]), String(chart));
      element("charted").hidden = false;
    }
    if (!columns || table.offered) return;
    table.offered = true;
    const all = [...new Set([...columns.x, ...columns.y, ...columns.by, ...columns.others])].filter(Boolean);
    const values = [["", words().asRead], ...all.map((name) => [name, name])];
    for (const id of ["x", "y", "by"]) choices(id, values, "");
  }

  const chosenChart = () => (element("charted").hidden ? {} : {chart: element("one").value});

  const chosen = () => Object.fromEntries(["x", "y", "by"].map((id) => [id, element(id).value])
    .filter(([, value]) => value && table.offered));

  let table = null;

  // Another table: what was offered of the last one is forgotten.
  function begin(another) {
    table = another;
    element("charted").hidden = true;
  }

  async function read() {
    turn += 1;
    const now = turn;
    if (!table) return own("empty");
    if (table.content.length > MOST) return own("large");
    const [lang, level, as] = ["lang", "level", "as"].map((id) => element(id).value);
    element("problem").replaceChildren();
    element("progress").textContent = words().wait;
    let typed;
    try {
      typed = typedOptions(element("options").value);
    } catch (word) {
      const known = OPTIONS.map((name) => `--${name}`).join(", ");
      return problem(words().option.replace("{0}", word), words()["option.remedy"].replace("{0}", known));
    }
    const options = {name: table.name || words().table, lang, level, ...(as !== "any" && {as}), ...chosenChart(),
      ...table.options, ...chosen(), ...typed};
    let reply;
    try {
      reply = await asked({table: table.content, options});
    } catch {
      worker = null;
      return own("old");
    }
    if (now !== turn) return undefined;
    if (reply.trap) return own("trap");
    element("columns").hidden = false;
    if (reply.error) return problem(reply.error.message, reply.error.remedy);
    offer(reply.description);
    return show(reply, level);
  }

  async function take(file) {
    const content = file.size > MOST ? {length: file.size} : new Uint8Array(await file.arrayBuffer());
    begin({content, name: file.name});
    element("table").value = "";
    await read();
  }

  element("form").addEventListener("submit", (event) => {
    event.preventDefault();
    const text = element("table").value;
    if (text.trim() && text !== table?.content) begin({content: text, name: ""});
    read();
  });
  // A field of so many lines would take seconds to draw.
  element("table").addEventListener("paste", (event) => {
    const text = event.clipboardData.getData("text/plain");
    if (text.length < 100_000) return;
    event.preventDefault();
    begin({content: text, name: ""});
    element("table").value = "";
    read();
  });
  element("file").addEventListener("change", ({target}) => {
    if (target.files[0]) take(target.files[0]);
  });
  element("sample").addEventListener("change", ({target}) => {
    if (!target.value) return;
    begin({content: SAMPLES[target.value], name: target.value});
    element("table").value = table.content;
    read();
  });
  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    if (event.dataTransfer.files[0]) take(event.dataTransfer.files[0]);
  });
  // What an extension takes of another page.
  addEventListener("audiograph-table", ({detail}) => {
    begin(detail);
    element("table").value = "";
    read();
  });
  element("lang").addEventListener("change", ({target}) => {
    keep("lang", target.value);
    translate();
    if (table) read();
  });
  element("level").addEventListener("change", ({target}) => keep("level", target.value));

  const languages = Object.keys(WORDS);
  const wanted = [kept("lang"), ...navigator.languages].filter(Boolean)
    .flatMap((tag) => [tag, tag.split("-")[0]]);
  choices("lang", languages.map((tag) => [tag, WORDS[tag].name]),
    wanted.find((tag) => languages.includes(tag)) ?? "en");
  for (const option of element("lang").options) option.lang = option.value;
  translate();
  // Ready before anybody has pasted anything; what fails is said when it is needed.
  worker = begun();
  worker.catch(() => {});
  if (GIVEN) {
    begin({content: Uint8Array.from(atob(GIVEN.content), (sign) => sign.charCodeAt(0)), name: GIVEN.name});
    read();
  }
})();
