// Of the extension: lists the charts of the tab from which it was opened, and gives the chosen one to the page.
(() => {
  "use strict";
  const {scripting} = globalThis.browser ?? chrome;
  const element = (id) => document.getElementById(id);
  const WORDS = JSON.parse(element("words").textContent);
  // Japanese has no space between sentences.
  const joined = (sentences) => sentences.join(" ").replaceAll("。 ", "。");
  const words = () => WORDS[element("lang").value];
  const MOST = {charts: 200, signs: 16e6, allSigns: 64e6, milliseconds: 20_000};
  let charts = [];

  // A page that never answers is taken for one that allows no extensions.
  const within = (milliseconds, promise) => Promise.race([promise, new Promise((_, reject) => {
    setTimeout(reject, milliseconds, new Error("time"));
  })]);

  // What comes from a page may be anything.
  function checked(frames) {
    let left = MOST.allSigns;
    return frames.flatMap(({result}) => (Array.isArray(result) ? result : [])).slice(0, MOST.charts).map((one) => {
      const text = typeof one?.text === "string" ? one.text : "";
      const chart = {isTable: one?.isTable === true, label: String(one?.label ?? "").slice(0, 200)};
      left -= text.length;
      if (text && text.length <= MOST.signs && left > 0) return {...chart, text};
      return {...chart, fault: text || one?.fault === "large" ? "large" : "broken"};
    });
  }

  async function look() {
    const tabId = Number(new URLSearchParams(location.search).get("tab"));
    const frames = await within(MOST.milliseconds, scripting.executeScript(
      {target: {tabId, allFrames: true}, world: "MAIN", files: ["find.js"]}));
    return checked(frames);
  }

  // One engine for all; one that a fault broke is thrown away.
  let engine = null;
  async function described(table, options) {
    engine ??= open(await unpacked(element("module").textContent));
    try {
      return (await engine).describe(table, options);
    } catch (error) {
      if (error instanceof AudiographError) throw error;
      engine = null;
      throw new AudiographError({message: words().trap});
    }
  }

  // The charts that a source states, by what the engine calls them; tables of a page that are none are left out.
  async function told(chart, name) {
    if (chart.fault) return [{said: words()[`hear.${chart.fault}`].replace("{0}", () => name)}];
    const options = {name: `${name.replaceAll("/", " ")}.${chart.isTable ? "html" : "json"}`, lang: element("lang").value,
      level: "alt"};
    const told = [];
    try {
      const first = await described(chart.text, options);
      const count = Math.max(1, first.charts?.length ?? 0);
      for (let number = 1; number <= count; number += 1) {
        const own = count > 1 ? {chart: String(number)} : {};
        const {title, sentences} = await described(chart.text, {...options, ...own}).catch(
          ({message, remedy}) => ({title: null, sentences: [first.charts[number - 1], message, remedy]}));
        const said = joined(sentences.filter(Boolean));
        told.push({title, said, table: {content: chart.text, name: options.name, options: own}});
      }
    } catch ({message, remedy}) {
      if (!chart.isTable) told.push({said: joined([`${name}:`, message, remedy].filter(Boolean))});
    }
    return told;
  }

  // A button with the title, and its chart in a sentence; of what cannot be told only why.
  function entry({title, said, table}) {
    const item = document.createElement("li");
    if (title) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = title;
      button.addEventListener("click", () => dispatchEvent(new CustomEvent("audiograph-table", {detail: {...table}})));
      item.append(button, " ");
    }
    item.append(said);
    return item;
  }

  function say(...sentences) {
    element("looking").textContent = joined(sentences);
  }

  let turn = 0;
  async function list() {
    turn += 1;
    const now = turn;
    const numbers = {chart: 0, table: 0};
    const items = [];
    for (const chart of charts) {
      const kind = chart.isTable ? "table" : "chart";
      numbers[kind] += 1;
      const name = chart.label || words()[`hear.${kind}`].replace("{0}", numbers[kind]);
      items.push(...await told(chart, name));
      if (now !== turn) return;
    }
    engine = null;
    element("charts").replaceChildren(...items.map(entry));
    const count = items.filter(({title}) => title).length;
    if (items.length) say(words()["hear.found"].replace("{0}", count));
    else say(words()["hear.none"], words()["hear.none.remedy"]);
    element("charts").querySelector("button")?.focus();
  }

  async function begin() {
    say(words()["hear.wait"]);
    try {
      charts = await look();
    } catch {
      return say(words()["hear.closed"], words()["hear.closed.remedy"]);
    }
    return list();
  }

  element("lang").addEventListener("change", () => { if (charts.length) list(); });
  begin();
})();
