// SPDX-License-Identifier: MIT
// Runs in the page that somebody is on, and gives its charts: what libraries were handed, as JSON, and tables as HTML.
// Nothing is interpreted, the engine reads figures of libraries as it reads their files. Whatever a page holds comes
// as a text within limits, or as the reason why not.
(() => {
  "use strict";
  const MOST = {charts: 200, signs: 16e6, allSigns: 48e6, depth: 40, milliseconds: 5000, nodes: 200_000};
  const LARGE = "large";
  const BROKEN = "broken";
  const end = performance.now() + MOST.milliseconds;
  let left = MOST.allSigns;

  // Objects of libraries that stand for an instant: those of Moment, Day.js and Luxon too.
  function instant(value) {
    const plain = value instanceof Date || value.toISOString || value.toISO ? value.valueOf() : undefined;
    return typeof plain === "number" ? plain : undefined;
  }

  const two = (number) => String(number).padStart(2, "0");

  // Days where all instants are days in UTC, as `new Date("2026-03-01")` is; else what clocks show here.
  function date(milliseconds, areDays) {
    const date = new Date(milliseconds);
    if (!(Math.abs(date.getFullYear()) < 10_000)) return "null";
    if (areDays) return `"${date.toISOString().slice(0, 10)}"`;
    const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
    const time = [date.getHours(), date.getMinutes(), date.getSeconds()];
    return time.some(Boolean) ? `"${day}T${time.map(two).join(":")}"` : `"${day}"`;
  }

  // JSON without what a page may have changed in the ways to make it: functions, elements and cycles are left out.
  function json(root) {
    const parts = [];
    const dates = [];
    const above = new Set();
    let room = Math.min(MOST.signs, left);
    const put = (text) => {
      room -= text.length;
      if (room < 0 || parts.length % 4096 === 0 && performance.now() > end) throw LARGE;
      parts.push(text);
    };

    function list(values, depth) {
      put("[");
      for (let at = 0; at < values.length; at += 1) {
        if (at) put(",");
        write(values[at], depth);
      }
      put("]");
    }

    function record(value, depth) {
      put("{");
      let isFirst = true;
      for (const key of Object.keys(value)) {
        const member = value[key];
        const isInner = /^[_$]/.test(key) && typeof member === "object";
        if (member === undefined || typeof member === "function" || isInner || key === "template") continue;
        put(`${isFirst ? "" : ","}${JSON.stringify(key)}:`);
        write(member, depth);
        isFirst = false;
      }
      put("}");
    }

    function write(value, depth) {
      if (typeof value === "string") {
        if (value.length > room) throw LARGE;
        return put(JSON.stringify(value));
      }
      if (typeof value === "number") return put(Number.isFinite(value) ? String(value) : "null");
      if (typeof value === "boolean" || typeof value === "bigint") return put(String(value));
      const isNothing = typeof value !== "object" || value === null || depth === 0 || above.has(value)
        || value instanceof Node || value === window;
      if (isNothing) return put("null");
      const milliseconds = instant(value);
      if (milliseconds !== undefined) {
        dates.push(parts.length);
        put("2026-11-29T12:00:00");
        parts[parts.length - 1] = milliseconds;
        return undefined;
      }
      above.add(value);
      if (Array.isArray(value) || ArrayBuffer.isView(value) && !(value instanceof DataView)) list(value, depth - 1);
      else record(value, depth - 1);
      above.delete(value);
      return undefined;
    }

    write(root, MOST.depth);
    const areDays = dates.every((at) => parts[at] % 864e5 === 0);
    for (const at of dates) parts[at] = date(parts[at], areDays);
    return parts.join("");
  }

  // The document and what stands in open shadows.
  function roots() {
    const found = [document];
    for (let at = 0; at < found.length && at < 100; at += 1) {
      const all = found[at].querySelectorAll("*");
      if (all.length > MOST.nodes) break;
      for (const one of all) if (one.shadowRoot) found.push(one.shadowRoot);
    }
    return found;
  }
  const places = roots();
  const all = (selector) => places.flatMap((root) => [...root.querySelectorAll(selector)]);
  const isShown = (element) => element.isConnected && element.getClientRects().length > 0;

  const figure = ({data, layout}) => json({data, layout: layout ?? {}});

  const chartJS = ({config}) =>
    json({type: config.type, data: config.data, options: config._config?.options ?? config.options});

  function highcharts({userOptions, series}) {
    const own = series.filter((one) => !one.options?.isInternal).map((one) => {
      const points = () => one.points?.map(({x, y, name}) => ({x, y, name}));
      return {...one.userOptions, type: one.type, name: one.name, visible: one.visible,
        data: one.options?.data ?? one.userOptions?.data ?? points()};
    });
    return json({chart: {}, ...userOptions, series: own});
  }

  // What the engine reads of the script that hands over a specification, whose view no longer has it.
  const SCRIPT = /vegaEmbed\s*\(/;
  const script = (text) => `<!DOCTYPE html><script>${text}<\/script>`;

  // Where charts are, and what gives each. A library that a bundle hides has no name here, and is not found.
  const finders = [
    () => all(".js-plotly-plot").filter(({data}) => data?.length).map((element) => [element, () => figure(element)]),
    () => Object.values(window.Chart?.instances ?? {}).map((chart) => [chart.canvas, () => chartJS(chart)]),
    () => [...window.Highcharts?.charts ?? []].filter(Boolean).map((chart) => [chart.renderTo, () => highcharts(chart)]),
    () => all("[_echarts_instance_]").map((element) => [element, window.echarts?.getInstanceByDom?.(element)])
      .filter(([, chart]) => chart).map(([element, chart]) => [element, () => json(chart.getOption())]),
    () => [...window.Apex?._chartInstances ?? []].map(({chart}) => [chart.el, () =>
      json({...chart.opts, series: chart.w?.config?.series ?? chart.opts.series})]),
    () => all("script:not([src])").filter((element) => SCRIPT.test(element.textContent))
      .map((element) => [element, () => script(element.textContent)]),
    () => all("[maidr-data], [maidr^='{']").map((element) =>
      [element, () => element.getAttribute("maidr-data") ?? element.getAttribute("maidr")]),
    () => all("table:not([role=presentation], [role=none])")
      .filter((table) => isShown(table) && table.rows.length > 1 && !table.querySelector("table"))
      .map((table) => [table, () => table.outerHTML]),
  ];

  // What the chart is called beside it, where it has no title.
  function label(element) {
    const by = element.getAttribute("aria-labelledby");
    const named = by && by.split(/\s+/).map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    const text = element.caption?.textContent || named || element.getAttribute("aria-label")
      || element.closest("figure")?.querySelector("figcaption")?.textContent || "";
    return text.replace(/\s+/g, " ").trim().slice(0, 200);
  }

  function given([element, give]) {
    const chart = {isTable: element instanceof HTMLTableElement, label: ""};
    try {
      chart.label = label(element);
      const text = give();
      if (text.length > Math.min(MOST.signs, left)) throw LARGE;
      left -= text.length;
      return {...chart, text: String(text)};
    } catch (error) {
      return {...chart, fault: error === LARGE ? LARGE : BROKEN};
    }
  }

  // A library that is not what its name says has no charts.
  function found(finder) {
    try {
      return finder().filter(([element]) => element instanceof Element && element.isConnected);
    } catch {
      return [];
    }
  }

  const inOrder = ([one], [other]) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  return finders.flatMap(found).sort(inOrder).slice(0, MOST.charts).map(given);
})();
