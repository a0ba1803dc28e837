// SPDX-License-Identifier: MIT
// What a page does if scripts run: buttons, a slider that sounds each point, keys, a cursor. It holds nothing of a
// chart, so that its hash is the same in every page. `make page-files` takes it into the library, without comments
// that have a line of their own and without indentation.
(() => {
  "use strict";
  // Makes the sound of a score as the library's renderer does: the same pitches, levels and fades; noises have
  // other samples.

  // From the first to the last frame of a stretch everything goes in straight lines, pitches in cents; one that begins
  // with frames below zero ends as it begins.
  function* stretches([, start, , , ...knots]) {
    let from = knots.slice(0, 3);
    let frame = start;
    for (let at = 3; at < knots.length; at += 1) {
      const isHeld = knots[at] < 0;
      const end = frame + Math.abs(knots[at]);
      const to = isHeld ? from : knots.slice(at + 1, at + 4);
      yield {start: frame, end, from, to};
      [frame, from] = [end, to];
      if (!isHeld) at += 3;
    }
  }

  const between = (first, last, share) => first + (last - first) * share;

  function loudness(timbre, pitch) {
    const place = Math.min(Math.max((pitch - timbre.low) * 8, 0), timbre.loudness.length - 1);
    const at = Math.min(Math.floor(place), timbre.loudness.length - 2);
    return between(timbre.loudness[at], timbre.loudness[at + 1], place - at);
  }

  // 0 at the ends of a voice.
  function envelope(frame, start, end, attack, release) {
    const fade = (place, length) => (place < length ? 0.5 - 0.5 * Math.cos(Math.PI * place / length) : 1);
    return fade(frame - start, attack) * fade(end - 1 - frame, release);
  }

  // Sines of equal strength all over a band, with a root mean square of 1, over and over.
  function noise([low, high, frames], rate) {
    const samples = new Float32Array(Math.max(frames, 256));
    const [first, last] = [low, high].map((frequency) => Math.round(frequency * samples.length / rate));
    const count = Math.min(last - first + 1, 64);
    let state = 1;
    for (let number = 0; number < count; number += 1) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      const turns = Math.round(between(first, last, count > 1 ? number / (count - 1) : 0)) / samples.length;
      for (let at = 0; at < samples.length; at += 1) {
        samples[at] += Math.sqrt(2 / count) * Math.sin(2 * Math.PI * (turns * at + state / 2 ** 32));
      }
    }
    return samples;
  }

  function addTone(planes, timbre, voice, stretch, phase, fade, rate) {
    const {start, end, from, to} = stretch;
    const step = from[0] === to[0] ? end - start : 64;
    const ceiling = Math.min(8000, 0.45 * rate);
    for (let begin = start; begin < end; begin += step) {
      const finish = Math.min(begin + step, end);
      const [first, last] = [begin, finish].map((frame) => {
        const share = (frame - start) / (end - start);
        const pitch = between(from[0], to[0], share);
        const factor = loudness(timbre, pitch);
        return [2 ** pitch, ...planes.map((_, side) => factor * between(from[1 + side], to[1 + side], share))];
      });
      // A partial fades from half of the ceiling on, so that nothing aliases.
      const partials = timbre.partials.map((level, number) =>
        level * Math.min(Math.max((ceiling - first[0] * (number + 1)) / (ceiling / 2), 0), 1));
      for (let frame = begin; frame < finish; frame += 1) {
        const share = (frame - begin) / (finish - begin);
        let sample = 0;
        for (let number = 0; number < partials.length; number += 1) {
          if (partials[number]) sample += partials[number] * Math.sin(2 * Math.PI * phase * (number + 1));
        }
        sample *= fade(frame);
        for (let side = 0; side < planes.length; side += 1) {
          planes[side][frame] += sample * between(first[1 + side], last[1 + side], share);
        }
        phase = (phase + between(first[0], last[0], share) / rate) % 1;
      }
    }
    return phase;
  }

  function addNoise(planes, samples, voice, {start, end, from, to}, fade) {
    for (let frame = start; frame < end; frame += 1) {
      const sample = samples[(frame - voice[1]) % samples.length] * fade(frame);
      const share = (frame - start) / (end - start);
      planes.forEach((plane, side) => { plane[frame] += sample * between(from[1 + side], to[1 + side], share); });
    }
  }

  function synthesized({rate, channels, frames, timbres, noises, voices}) {
    const planes = Array.from({length: channels}, () => new Float32Array(frames));
    const tables = noises.map((band) => noise(band, rate));
    for (const voice of voices) {
      const [source, start, attack, release] = voice;
      const parts = [...stretches(voice)];
      const end = parts.at(-1).end;
      const fade = (frame) => envelope(frame, start, end, attack, release);
      let phase = 0;
      for (const part of parts) {
        if (source < 0) addNoise(planes, tables[-1 - source], voice, part, fade);
        else phase = addTone(planes, timbres[source], voice, part, phase, fade, rate);
      }
    }
    return planes;
  }

  // 16 bits a sample.
  function wavFile(planes, rate) {
    const [channels, frames] = [planes.length, planes[0].length];
    const file = new DataView(new ArrayBuffer(44 + 2 * channels * frames));
    const size = 2 * channels * frames;
    const words = [[0, 0x46464952], [4, 36 + size], [8, 0x45564157], [12, 0x20746d66], [16, 16], [24, rate],
      [28, 2 * channels * rate], [36, 0x61746164], [40, size]];
    for (const [place, word] of words) file.setUint32(place, word, true);
    for (const [place, word] of [[20, 1], [22, channels], [32, 2 * channels], [34, 16]]) {
      file.setUint16(place, word, true);
    }
    planes.forEach((plane, side) => plane.forEach((sample, frame) => {
      const whole = Math.round(32767 * Math.min(Math.max(sample, -1), 1));
      file.setInt16(44 + 2 * (channels * frame + side), whole, true);
    }));
    return new Blob([file.buffer], {type: "audio/wav"});
  }

  // What readers chose, for all pages of a place; some browsers keep nothing and refuse to be asked.
  const kept = {};
  try { Object.assign(kept, JSON.parse(localStorage.getItem("audiograph"))); } catch { /* Nothing is kept. */ }

  function keep(name, value) {
    kept[name] = value;
    try { localStorage.setItem("audiograph", JSON.stringify(kept)); } catch { /* As before. */ }
  }

  // Walks the chart in an element; `place` is where a walk in another language was. Returns what ends it and
  // gives its place.
  function attach(root, data, place) {
    const {comma} = data.texts;
    // Ids begin with a prefix where several charts may stand in one page.
    const element = (name) => document.getElementById(root.dataset.prefix + name);
    const audio = root.querySelector("audio");
    const slider = element("point");
    const told = element("told");
    const report = element("status");
    const playButton = element("play");
    const choice = element("series");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    // A point is its words, pitch in hertz, gain in decibels, pan and value; on a line also its place between the
    // sides of a picture, what is said of where it is, and of several series its words with the name.
    const [WORDS, PITCH, GAIN, PAN, VALUE, PLACE, POSITION, NAMED] = [0, 1, 2, 3, 4, 5, 6, 7];
    const whole = data.ranges.at(-1) || {parts: data.series.map(() => ({start: 0}))};
    // What is shown of the chart, which of its series is walked, and its first point there.
    let range = whole;
    let line = data.series[0];
    let first = 0;
    let context = null;
    let speed = 1;
    // Where the slider was put last, which another series leaves as it is.
    let anchor = null;

    // Attributes carry all that is drawn, as in the picture, so that it is right without a style sheet of ours.
    function create(name, attributes, ...parts) {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
      made.append(...parts);
      return made;
    }

    // Sets an attribute while something holds.
    function mark(part, name, value, holds) {
      if (holds) part.setAttribute(name, value); else part.removeAttribute(name);
    }

    const hide = (part, isHidden) => mark(part, "visibility", "hidden", isHidden);

    // Whether the slider was moved after the sound was stopped for it.
    let isMoved = false;

    const index = () => Number(slider.value);
    const last = () => line.points.length - 1;
    const filled = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place]);

    // The last of several texts is said; an empty one says no more. Orca is silent where a text is the same as before.
    let saying = 0;
    let said = "";
    function say(text) {
      cancelAnimationFrame(saying);
      report.textContent = "";
      if (!text) return;
      said = text === said ? `${text}\u00a0` : text;
      saying = requestAnimationFrame(() => { report.textContent = said; });
    }

    const number = () => data.series.indexOf(line);
    const part = () => range.parts[number()];

    function take(series) {
      line = series;
      first = part().start;
      slider.min = first;
      slider.max = last();
      if (choice) choice.value = String(number());
    }

    // The pictures of all sizes, each with the edges of its series; of charts that are no line there is nothing to
    // move in them.
    const svgs = (kind) => [...root.querySelectorAll(`svg.${kind}`)];
    const [charts, strips] = [svgs("chart"), svgs("figures")];
    const drawings = data.drawings.map((edges, at) => drawing(charts[at], strips[at], edges, at));
    const point = (at) => { for (const one of drawings) one.point(at); };

    function drawing(picture, strip, edges, size) {
      const ink = picture.querySelector("g").getAttribute("fill");
      const cursor = create("path", {class: "cursor", fill: "none", stroke: ink, "stroke-width": 2});
      // Below all labels.
      picture.querySelector(".panel").before(cursor);
      const place = (series, at) => {
        const {left, right, rows} = edges[series];
        return rows ? rows[at] : left + data.series[series].points[at][PLACE] * (right - left);
      };
      // Where places of each panel are seen: the last point stays, the first one shown is on the left.
      const panels = [...picture.querySelectorAll(".panel")].map((element, at) => {
        const inside = data.series.map((_, series) => series).filter((series) => (data.series[series].panel || 0) === at);
        const ends = inside.map((series) => place(series, data.series[series].points.length - 1));
        const firsts = (parts) => inside.map((series) => place(series, parts[series].start));
        const margin = inside.length ? edges[inside[0]].margin || 0 : 0;
        const [left, right] = [Math.min(...firsts(whole.parts)) - margin, Math.max(...ends) + margin];
        const start = () => Math.min(...firsts(range.parts)) - margin;
        const stretch = () => (range === whole ? 1 : (right - left) / (right - start()));
        const seen = (place) => right - (right - place) * stretch();
        return {element, inside, left, right, stretch, seen};
      });
      const views = whole.key ? panels.map((panel, at) => panelView(panel, at, {picture, ink, edges, place, size})) : [];
      if (views.length && strip) {
        for (const part of strip.querySelectorAll("text.middle, path.figure")) views[0].move(part);
      }

      function point(at) {
        const {top, bottom, rows} = edges[number()];
        const seen = panels[line.panel || 0].seen(place(number(), at));
        cursor.setAttribute("d", rows ? `M${top} ${seen}H${bottom}` : `M${seen} ${top}V${bottom}`);
      }
      return {point, views};
    }

    const words = (at) => (part().told || {})[at] || line.points[at][WORDS];
    const named = (at) => (part().named || {})[at] || line.points[at][NAMED];
    // Where a key leads, and where the extremes are, in what is shown.
    const known = (name) => (part()[name] === undefined ? line[name] : part()[name]);

    // Firefox tells screen readers of every value that is set, even where it is the same.
    let valuing = 0;
    function value(text) {
      clearTimeout(valuing);
      if (slider.getAttribute("aria-valuetext") !== text) slider.setAttribute("aria-valuetext", text);
    }

    function show(text = words(index()), isSeen = true) {
      value(text);
      told.textContent = text;
      if (isSeen) point(index());
    }

    // A partial fades from half of the ceiling on, so that nothing aliases.
    function wave(context, pitch) {
      const ceiling = Math.min(8000, 0.45 * context.sampleRate);
      const sines = new Float32Array(line.partials.length + 1);
      line.partials.forEach((level, number) => {
        const share = (ceiling - pitch * (number + 1)) / (ceiling / 2);
        sines[number + 1] = level * Math.min(Math.max(share, 0), 1);
      });
      return context.createPeriodicWave(
        new Float32Array(sines.length), sines, {disableNormalization: true});
    }

    function play(source, context, level, pan, start, length) {
      const gain = context.createGain();
      const panner = context.createStereoPanner();
      level *= audio.volume;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(level, start + 0.005);
      gain.gain.setValueAtTime(level, start + length - 0.01);
      gain.gain.linearRampToValueAtTime(0, start + length);
      panner.pan.value = pan;
      source.connect(gain).connect(panner).connect(context.destination);
      source.start(start);
      source.stop(start + length);
    }

    function tone(context, pitch, decibels, pan, start, length) {
      const source = context.createOscillator();
      source.setPeriodicWave(wave(context, pitch));
      source.frequency.value = pitch;
      play(source, context, 0.16 * 10 ** (decibels / 20), pan, start, length);
    }

    function tick(context, pan, start) {
      const buffer = context.createBuffer(1, Math.round(0.03 * context.sampleRate), context.sampleRate);
      const samples = buffer.getChannelData(0);
      for (let at = 0; at < samples.length; at += 1) samples[at] = 2 * Math.random() - 1;
      const source = context.createBufferSource();
      source.buffer = buffer;
      play(source, context, 0.03, pan, start, 0.03);
    }

    // Sounds a point as the walk in the terminal does: 90 milliseconds, or a tick without a value.
    function sound(context, at, start = context.currentTime) {
      const heard = line.points[at];
      if (heard[PITCH] === null) tick(context, heard[PAN], start);
      else tone(context, heard[PITCH], heard[GAIN], heard[PAN], start, 0.09);
    }

    function hear(body) {
      context = context || new AudioContext();
      if (context.state === "suspended") context.resume();
      body(context);
    }

    // Stops the sound for something that moves the slider.
    function rest() {
      if (audio.paused) return;
      isMoved = true;
      audio.pause();
    }

    // Screen readers tell the slider that has the focus where its number changes; else the status line does. They may
    // be late with what it did while the chart played: it has no words until they are done with that.
    function tell(at, text = words(at)) {
      const isTold = document.activeElement === slider && index() !== at;
      const wasPlaying = slider.getAttribute("aria-valuetext") === " " && !isTold;
      if (index() !== at) slider.value = at;
      show(wasPlaying ? " " : text);
      told.textContent = text;
      if (wasPlaying) valuing = setTimeout(value, 500, text);
      say(isTold ? "" : text);
    }

    function visit(at, text) {
      rest();
      tell(at, text);
      hear((context) => sound(context, index()));
    }

    function put(at, text) {
      anchor = {number: number(), at};
      visit(at, text);
    }

    // There is nothing further: two low notes, and which of that there is no more.
    function edge(isLast, limit, typed) {
      // The point itself is what Enter repeats then.
      told.textContent = words(index());
      say(limit ? filled(data.limits[limit], typed) : words(index()));
      const [first, second] = isLast ? [2, 1] : [1, 2];
      hear((context) => {
        const start = context.currentTime;
        for (const [number, below] of [first, second].entries()) {
          tone(context, data.low * 2 ** (-below / 12), -3, 0, start + 0.04 * number, 0.04);
        }
      });
    }

    function go(at) {
      if (at < first || at > last()) return edge(at > last());
      put(at);
    }

    // Charts that are no line are walked from column to column, and up and down in one.
    const column = (at = index()) => line.columns.findLastIndex((start) => start <= at);
    const height = (number) => (line.columns[number + 1] ?? line.points.length) - line.columns[number];
    const inColumn = (number, row = index() - line.columns[column()]) =>
    line.columns[number] + Math.min(row, height(number) - 1);

    function climb(count) {
      const start = line.columns[column()];
      const row = index() - start + count;
      if (row < 0 || row >= height(column())) return edge(row > 0);
      go(start + row);
    }

    function stepColumns(count) {
      const [here, end] = [column(), line.columns.length - 1];
      const target = Math.min(Math.max(here + count, 0), end);
      if (target === here) return edge(count > 0);
      go(inColumn(target));
    }

    const step = (count) => {
      if (line.columns) return stepColumns(count);
      const target = index() + count;
      const isAtEnd = count > 0 ? index() === last() : index() === first;
      go(isAtEnd ? target : Math.min(Math.max(target, first), last()));
    };
    const tenth = () => Math.max(1, Math.round((line.columns ? line.columns.length : last() - first + 1) / 10));
    const toKnown = (name) => put(known(name), known(`${name}Line`));
    const highest = () => toKnown("highest");
    const lowest = () => toKnown("lowest");
    function end(isLast) {
      if (line.columns) go(inColumn(isLast ? line.columns.length - 1 : 0));
      else toKnown(isLast ? "last" : "first");
    }

    function compare(isAhead, sign) {
      const limit = (sign > 0 ? "higher" : "lower") + (isAhead ? "Ahead" : "Behind");
      // From a gap the last value counts.
      let here = index();
      while (!line.columns && here > first && line.points[here][VALUE] === null) here -= 1;
      const value = line.points[here][VALUE];
      if (!line.columns && value === null) return edge(true, "noValue");
      const way = isAhead ? 1 : -1;
      const row = line.columns ? index() - line.columns[column()] : 0;
      for (let at = index() + way; at >= first && at <= last(); at += way) {
        if (line.columns && (column(at) === column() || at !== inColumn(column(at), row))) continue;
        const other = line.points[at][VALUE];
        if (other !== null && (value === null || (other - value) * sign > 0)) return put(at);
      }
      edge(isAhead, limit);
    }

    // To the next of some stops, or the last one before, each with its line.
    function goToStop(isAhead, stops, limit) {
      const found = isAhead ? stops.find(([at]) => at > index()) : stops.findLast(([at]) => at < index());
      if (found) put(...found);
      else edge(isAhead, limit + (isAhead ? "Ahead" : "Behind"));
    }

    const leg = (isAhead) => goToStop(isAhead, known(isAhead ? "ahead" : "behind"), line.columns ? "stop" : "leg");

    function cross(isAhead) {
      if (line.columns) edge(true, "noLine");
      else goToStop(isAhead, known("crossings"), "crossing");
    }

    const rowFromTop = () => line.points.length / line.columns.length - (index() - line.columns[column()]);

    function where() {
      const position = line.columns
        ? filled(data.texts.position, column() + 1, line.columns.length, rowFromTop())
        : (part().positions || {})[index()]
          || [filled(line.position || "", index() + 1), line.points[index()][POSITION]].filter(Boolean).join(comma);
      say(position);
      hear((context) => sound(context, index()));
    }

    function takeSeries(target) {
      if (!data.series[target]) return edge(target > 0, "otherSeries");
      const from = anchor || {number: number(), at: index()};
      const places = data.series[from.number][`to${target}`];
      take(data.series[target]);
      const at = Math.min(Math.max(places ? places[from.at] : from.at, first), last());
      visit(at, named(at));
    }

    // The first of a month is an ordinal in French.
    const folded = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()
      .split(/[^\p{L}\p{N}.,+-]+/u).map((word) => word.replace(/[.,]+$/, "").replace(/^1er$/, "1")).filter(Boolean);

    const monthsIn = (tag) => Array.from({length: 12}, (_, month) => folded(
      new Intl.DateTimeFormat(tag, {month: "short", timeZone: "UTC"}).format(Date.UTC(2000, month)))[0]);
    const englishMonth = (word) => monthsIn("en").findIndex((name) => alike(folded(word)[0] || "", name));

    // A month or a quarter behind its year, and a month in English, as the language has them.
    function inLanguage(text) {
      const months = monthsIn(language());
      const [, year, month, quarter] = /^(\d{4})-(?:(0[1-9]|1[0-2])|(q[1-4]))$/i.exec(text) || [];
      if (year) return [quarter ? quarter.toLowerCase() : months[month - 1], year];
      return folded(text).map((word) => months[englishMonth(word)] || word);
    }

    // A day in numbers, or with an English month; nothing for other texts. Between strokes English has the month first,
    // where it can be one, and in no language is there a month above 12.
    function dayOf(text) {
      const [, first, name, other, end] = /^(\d\d? )?(\p{L}+)\.? (\d\d?,? )?(\d{4})$/u.exec(text) || [];
      if (end && !first !== !other && englishMonth(name) >= 0) {
        return dayOf(`${end}-${englishMonth(name) + 1}-${parseInt(first || other, 10)}`);
      }
      const turned = /^(\d{4})-(\d\d?)-(\d\d?)$/.exec(text);
      const parted = /^(\d\d?)([./]) ?(\d\d?)\2 ?(\d{4})$/.exec(text);
      if (!turned && !parted) return null;
      let [year, month, day] = (turned ? turned.slice(1) : [parted[4], parted[3], parted[1]]).map(Number);
      const isMonthFirst = month > 12 || day <= 12 && language().startsWith("en");
      if (parted && parted[2] === "/" && isMonthFirst) [month, day] = [day, month];
      const date = new Date(Date.UTC(year, month - 1, day));
      return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date : null;
    }

    const language = () => slider.closest("[lang]").lang;

    // The words of a date, in their order.
    function wordsOfDay(date) {
      const format = {day: "numeric", month: "long", year: "numeric", timeZone: "UTC"};
      return new Intl.DateTimeFormat(language() === "en" ? "en-GB" : language(), format).formatToParts(date)
        .filter(({type}) => type !== "literal").flatMap(({value}) => folded(value));
    }

    // A month is written in full or in short.
    const alike = (one, other) => one === other || [one, other].every((word) => /^\p{L}{3,}$/u.test(word))
      && (one.startsWith(other) || other.startsWith(one));

    // To one of the words of the walk, in this language or in English, by steps, to a value behind "=", or to a place.
    function search(typed) {
      const text = typed.trim();
      const count = ungrouped(text);
      if (/^[+-]\d+$/.test(count)) return step(Number(count));
      const wanted = folded(text);
      const ends = {highest, lowest, first: () => end(false), last: () => end(true)};
      const called = (fits) => Object.keys(ends).find((name) =>
        [name, data.texts[name] || name].some((word) => fits(folded(word).join(" "), wanted.join(" "))));
      const asked = called((word, text) => word === text);
      if (asked) return ends[asked]();
      const isValue = text.startsWith("=");
      const number = numberOf(text.replace(/^=\s*/, ""));
      const isNumber = !Number.isNaN(number);
      const place = isValue ? undefined : placeOf(text, wanted, number);
      const found = place ?? (line.columns && !isValue ? undefined : reaching(number));
      if (Number.isInteger(found)) {
        const isAlso = place !== undefined && !line.columns && line.points.some((point) => point[VALUE] === number);
        return put(found, isAlso ? words(found) + comma + filled(data.texts.alsoValue, text) : words(found));
      }
      const begun = called((word, text) => text.length >= 4 && word.startsWith(text));
      if (begun) return ends[begun]();
      const isWords = !found && !isValue && !isNumber && wanted.length > 0;
      const spoken = isWords ? lineWith(wanted) : undefined;
      if (spoken !== undefined) return put(spoken);
      const {along, dated} = axis();
      // Names are all that categories have.
      const isUnknown = (isWords || line.columns && !isValue) && !dated && typeof along[0] === "string";
      const format = new Intl.NumberFormat(language(), {useGrouping: false, maximumFractionDigits: 20});
      edge(true, found || (isUnknown ? "placeUnknown" : isNumber ? "neverReached" : "notAPlace"), format.format(number));
    }

    const axis = () => (line.along ? line : data.series[0]);

    // A number without the marks between its thousands, which are those of the language or blanks; other texts as
    // they are.
    function ungrouped(text) {
      const mark = language().startsWith("en") ? "," : "\\.";
      const shape = new RegExp(`^[+-]?[1-9]\\d{0,2}([ \u00a0\u202f${mark}])\\d{3}(?:\\1\\d{3})*(?:(?!\\1)[.,]\\d+)?$`);
      const [, found] = shape.exec(text) || [];
      return found ? text.replaceAll(found, "") : text;
    }

    // A number with a decimal point or comma. Marks between thousands are taken out, unless the data only reach the
    // number in which the mark is a decimal one.
    function numberOf(text) {
      const decimal = (digits) => Number(digits.includes(".") ? digits : digits.replace(",", "."));
      if (!text) return NaN;
      const [number, grouped] = [text, ungrouped(text)].map(decimal);
      return reaching(grouped) === undefined && reaching(number) !== undefined ? number : grouped;
    }

    // The point at a place along x, or why there is none: a number is a position, a name or a year, else a value;
    // other texts are names, days or months.
    function placeOf(text, wanted, number) {
      const {along, dated} = axis();
      const isNumber = !Number.isNaN(number);
      const [plain, isAlongNumbers] = [Number(text), along.length > 0 && typeof along[0] !== "string"];
      // On a line along numbers a point is a decimal one, as in `explore`.
      const isPlain = !line.columns && !Number.isNaN(plain);
      if (isNumber && isAlongNumbers) return columnAt(isPlain ? plain : number, along) ?? "outsideData";
      const inRow = (row) => line.columns[column()] + row;
      const here = line.columns ? column() : index();
      const [names, rows] = [fromHere(along, here), fromHere(line.rows || [], here)];
      const phrase = wanted.join(" ");
      const called = (all, fits) => (all.find(([, words]) => fits(words.join(" "))) || [])[0];
      const pointCalled = (fits) => {
        const [place, row] = [called(names, fits), called(rows, fits)];
        if (place !== undefined) return line.columns ? inColumn(place) : place;
        return row === undefined ? undefined : inRow(row);
      };
      const exact = pointCalled((name) => name === phrase);
      const found = exact ?? (dated ? placeOfDate(text, inLanguage(text), along) : undefined);
      if (found !== undefined || wanted.length === 0 || isNumber && !line.columns) return found;
      return pointCalled((name) => name.startsWith(phrase));
    }

    // Texts in their words, from the one behind a place on and then from the beginning.
    function fromHere(texts, here) {
      const all = texts.map((text, at) => [at, folded(String(text))]).filter(([at]) => line.columns || at >= first);
      return [...all.filter(([at]) => at > here), ...all.filter(([at]) => at <= here)];
    }

    // The next point whose line has these words, or else words that begin so.
    function lineWith(wanted) {
      const lines = fromHere(line.points.map((_, at) => words(at)), index());
      const look = (fits) => (lines.find(([, words]) =>
        wanted.every((word) => words.some((other) => fits(other, word)))) || [])[0];
      // Of several words, a number is whole: the 1st of May is not the 19th.
      const begins = (other, word) => other === word
        || other.startsWith(word) && (wanted.length === 1 || !/^\d/.test(word));
      return look((other, word) => other === word) ?? look(begins)
        ?? look((other, word) => begins(other, word) || alike(other, word));
    }

    // The last point on a day or before it, or the last of a year, a quarter or a month.
    function placeOfDate(text, wanted, along) {
      const names = along.map((name, at) => [at, folded(name)]).slice(line.columns ? 0 : first);
      const day = dayOf(text);
      const year = day ? String(day.getUTCFullYear()) : wanted.find((word) => /^\d{4}$/.test(word));
      if (!year) return undefined;
      const found = (day ? lastBefore(day, names) : (names.findLast(([, words]) => overlap(words, wanted)) || [])[0])
        ?? quarterWith(day, wanted, year, names);
      if (found !== undefined) return line.columns && Number.isInteger(found) ? inColumn(found) : found;
      const [start, end] = [along[0], along.at(-1)].map((name) => (/\d{4}/.exec(name) || [])[0]);
      const isValue = wanted.length === 1 && !day && !line.columns && reaching(Number(year)) !== undefined;
      return !isValue && (day || year < start || year > end) ? "outsideData" : undefined;
    }

    // The quarter that a day, a month or a quarter by its number lies in, where the data are quarters.
    function quarterWith(day, wanted, year, names) {
      const months = monthsIn(language());
      const called = months.findIndex((name) => wanted.some((word) => alike(word, name)));
      const numbered = [1, 2, 3, 4].findIndex((number) => wanted.includes(`q${number}`));
      const quarter = numbered >= 0 ? numbered : Math.floor((day ? day.getUTCMonth() : called) / 3);
      const inYear = names.filter(([, words]) => words.length > 1 && words.includes(year));
      const areMonths = inYear.some(([, words]) => months.some((name) => words.some((word) => alike(word, name))));
      if (quarter < 0 || inYear.length > 4 || areMonths) return undefined;
      // The first year may begin with a later quarter.
      const missing = inYear[0] === names[0] ? 4 - inYear.length : 0;
      return (inYear[quarter - missing] || [])[0];
    }

    // The point at a number along x: of a line the last one up to it, else that of the nearest column, and of
    // several that hold it the last; nothing for a number outside of all.
    function columnAt(number, along) {
      const spans = along.map((one) => [one].flat()).map((ends) => [ends[0] ?? -Infinity, ends.at(-1) ?? Infinity]);
      const [lows, highs] = [0, 1].map((side) => spans.map((ends) => ends[side]));
      if (!lows.some((low) => low <= number) || !highs.some((high) => high >= number)) return undefined;
      if (!line.columns) return lows.reduce((best, low, at) =>
        (low <= number && !(best >= 0 && lows[best] > low) ? at : best), -1);
      const far = spans.map(([low, high]) => Math.max(low - number, number - high, 0));
      const least = far.reduce((one, other) => Math.min(one, other));
      return inColumn(least > 0 ? far.indexOf(least) : far.lastIndexOf(0));
    }

    // Whether a date lies within the other one: a day in its month, in whichever order their words come.
    function overlap(one, other) {
      const [few, many] = one.length < other.length ? [one, other] : [other, one];
      return few.every((word) => many.some((another) => alike(another, word)));
    }

    // The last place on a day or within the year before it; behind the last date there is nothing.
    function lastBefore(day, names) {
      const years = [0, 1].map((back) => String(day.getUTCFullYear() - back));
      const near = names.filter(([, words]) => years.some((year) => words.includes(year)));
      for (let back = 0; back <= 366; back += 1) {
        const date = wordsOfDay(new Date(day - 86400000 * back));
        const found = near.findLast(([, words]) => overlap(words, date));
        if (found) return back > 0 && found === names.at(-1) ? "outsideData" : found[0];
      }
      return undefined;
    }

    // The next point with a value, else the last one; where no point has it, the nearer of two points between
    // which the line passes it. Of columns the first with it.
    function reaching(value) {
      const present = line.points.map((_, at) => at).filter((at) => at >= first && line.points[at][VALUE] !== null);
      const exact = present.filter((at) => line.points[at][VALUE] === value);
      if (line.columns) return exact[0];
      const passed = present.slice(1).map((at, number) => {
        const [before, after] = [present[number], at].map((place) => line.points[place][VALUE]);
        if ((before < value) === (after < value)) return null;
        return Math.abs(before - value) < Math.abs(after - value) ? present[number] : at;
      }).filter((at) => at !== null);
      const reached = exact.length > 0 ? exact : passed;
      return reached.find((at) => at > index()) ?? reached.at(-1);
    }

    // The point that is heard at a moment, by bisection.
    function heardAt(seconds) {
      let [low, high] = [0, line.times.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (line.times[middle][0] <= seconds) low = middle + 1; else high = middle;
      }
      return line.times[Math.max(low - 1, 0)][1];
    }

    function follow() {
      if (audio.paused) return;
      const sounding = data.series.filter((one) => one.times[0][0] <= audio.currentTime);
      if (data.inTurn && sounding.length) take(sounding[sounding.length - 1]);
      // Of series in turn, each begins where its part does.
      if (audio.currentTime < beginning() - 0.05) audio.currentTime = beginning();
      const at = Math.max(heardAt(audio.currentTime), first);
      if (!still.matches) point(at);
      if (index() !== at || told.textContent !== words(at)) accompany(at);
      requestAnimationFrame(follow);
    }

    // Text and slider go with the sound. Screen readers tell each move of a slider that has the focus,
    // over the sound: there it has no words until the sound rests.
    function accompany(at) {
      value(document.activeElement === slider ? " " : words(at));
      slider.value = at;
      told.textContent = words(at);
    }

    function timeOf(at, one = line) {
      const exact = one.times.find((time) => time[1] === at);
      const time = exact || one.times.find((time) => (one.columns ? column(time[1]) >= column(at) : time[1] >= at));
      return time ? time[0] : 0;
    }

    // The whole chart begins with its introduction, a part with its first point that is heard.
    function beginning() {
      if (range === whole) return 0;
      const sounding = data.inTurn ? [line] : data.series;
      return Math.min(...sounding.map((one) => timeOf(range.parts[data.series.indexOf(one)].start, one)));
    }

    // The sound of the score, where the page has no recording: made when it is first needed, or when
    // nothing else is to be done.
    function prepare() {
      if (audio.src) return;
      audio.src = URL.createObjectURL(wavFile(synthesized(data.sound), data.sound.rate));
    }

    function start() {
      prepare();
      const isOver = index() === last();
      if (isOver && data.inTurn) take(data.series[0]);
      const isFirst = isOver || (line.columns ? column() === 0 : index() === first) && line === data.series[0];
      audio.currentTime = isFirst ? beginning() : timeOf(index());
      // A pause before the sound began is no fault; a policy that forbids the sound tells nobody else.
      audio.play().catch((error) => {
        if (error.name === "AbortError") return;
        rest();
        say(data.texts.refused);
      });
    }

    const toggle = () => (audio.paused ? start() : audio.pause());

    function stop() {
      rest();
      audio.currentTime = beginning();
      tell(line.columns ? inColumn(0, line.row) : first);
    }

    // A last part of the chart: walked, played and drawn alone, pitches and heights as before.
    const buttons = [...root.querySelectorAll(".ranges button")];

    function panelView(panel, at, {picture, ink, edges, place, size}) {
      const {element, inside, left, right, seen, stretch} = panel;
      const {y: above, height: drawn} = picture.viewBox.baseVal;
      const height = above + drawn;
      const plot = element.querySelector(".plot");
      const name = `${root.dataset.prefix}frame${size}-${at}`;
      const frame = create("g", {"clip-path": `url(#${name})`});
      // Room for the marks of the first and the last point.
      const reach = 6;
      const shape = create("rect", {x: left - reach, y: 0, width: right - left + 2 * reach, height});
      plot.replaceWith(create("clipPath", {id: name}, shape), frame);
      frame.append(plot);
      const placed = [];
      // What stands at a place along x moves with it: ticks and their words. Notes are of the whole chart.
      function move(part) {
        const tick = /^M([\d.]+) [\d.]+v/.exec(part.getAttribute("d") || "");
        const place = tick ? tick[1] : part.getAttribute("x");
        if (place === null) return;
        placed.push([part, Number(place)]);
        part.classList.add("placed");
      }
      element.querySelectorAll("text.middle:not(.note), path.axis").forEach(move);
      const lines = inside.map((series) => data.series[series]);
      const below = Math.max(...inside.map((series) => edges[series].bottom)) + 35;
      const dates = ["start", "end"].map((side, end) =>
        create("text", {fill: ink, "text-anchor": side, x: end ? right : left, y: below}));
      element.append(...dates);
      let marks = [];
      const base = element.querySelector(".base");
      const beside = base && base.nextElementSibling;
      const isLabelled = beside && beside.classList.contains("beside");
      const label = isLabelled ? beside
        : create("text", {class: "beside end note", fill: ink, "text-anchor": "end", x: right - 4, y: 0});
      if (base && label !== beside) base.after(label);
      const corner = ["x", "y", "text-anchor"];
      const usual = base && [base.getAttribute("d"), corner.map((name) => label.getAttribute(name) ?? "start"), label.textContent];
      // Where the label of the dashed line covers the fewest points: right or left, above or below.
      function freest(height) {
        const drawn = [...plot.querySelectorAll(".line")].flatMap((path) =>
          [...path.getAttribute("d").matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [seen(Number(x)), Number(y)]));
        const width = 7.5 * label.textContent.length;
        const corners = [[right - 4, "end"], [left + 4, "start"]].flatMap(([x, anchor]) =>
          [height - 6, height + 16].map((y) => [x, y, anchor]));
        const covered = ([x, y, anchor]) => drawn.filter(([at, value]) => value > y - 13 && value < y + 4
          && (anchor === "end" ? at > x - width && at <= right : at < x + width && at >= left)).length;
        return corners.reduce((best, one) => (covered(one) < covered(best) ? one : best));
      }

      const parts = (number) => range.parts[inside[number]];
      // Of the whole chart alone.
      const ofWhole = [...plot.querySelectorAll(".mark"), ...element.querySelectorAll(".note:not(.beside), .below")];
      // What a series is marked with, without its places.
      function markOf(number) {
        const series = inside[number];
        const known = plot.querySelector(`.mark.s${series % 8}`);
        const made = known ? known.cloneNode() : create("path", {class: "mark"});
        for (const name of ["visibility", "vector-effect"]) made.removeAttribute(name);
        made.setAttribute("d", parts(number).marks.map(([at, y]) =>
          `M${seen(place(series, at))} ${edges[series].top + y}${lines[number].mark}`).join(""));
        return made;
      }

      function show() {
        const isNarrowed = range !== whole;
        plot.style.transform = `translateX(${right * (1 - stretch())}px) scaleX(${stretch()})`;
        for (const [part, x] of placed) {
          part.style.transform = `translateX(${seen(x) - x}px)`;
          hide(part, seen(x) < left - 1);
        }
        // Lines become no thicker where they are stretched.
        for (const part of plot.querySelectorAll("*")) mark(part, "vector-effect", "non-scaling-stroke", isNarrowed);
        for (const part of ofWhole) hide(part, isNarrowed);
        const numbers = lines.map((_, number) => number);
        const starts = inside.map((series, number) => place(series, parts(number).start));
        const ends = inside.map((series, number) => place(series, lines[number].points.length - 1));
        const earliest = numbers.reduce((best, one) => (starts[one] < starts[best] ? one : best));
        const latest = numbers.reduce((best, one) => (ends[one] > ends[best] ? one : best));
        dates[0].textContent = isNarrowed ? parts(earliest).dates[0] : "";
        dates[1].textContent = isNarrowed ? parts(latest).dates[1] : "";
        for (const one of marks) one.remove();
        marks = numbers.filter((number) => parts(number).marks).map(markOf);
        dates[0].before(...marks);
        shape.setAttribute("x", isNarrowed ? left : left - reach);
        if (!base) return;
        const height = parts(0).height;
        const isOutside = height === null;
        const own = height === undefined ? undefined : edges[inside[0]].top + height;
        hide(base, isOutside);
        hide(label, isOutside);
        if (isOutside) return;
        base.setAttribute("d", own === undefined ? usual[0] : usual[0].replace(/ [\d.]+H/, ` ${own}H`));
        label.textContent = own === undefined ? usual[2] : parts(0).label;
        const at = own === undefined ? usual[1] : freest(own);
        corner.forEach((name, number) => label.setAttribute(name, at[number]));
      }
      return {move, show};
    }

    // Brings the slider, which follows the sound picture by picture, to what is heard this moment.
    function settle() {
      if (!audio.paused) slider.value = heardAt(audio.currentTime);
    }

    function limit(number) {
      range = data.ranges[number];
      buttons.forEach((button, at) => button.setAttribute("aria-pressed", String(at === number)));
      take(line);
      for (const one of drawings) for (const view of one.views) view.show();
    }

    function narrow(number) {
      settle();
      rest();
      limit(number);
      show();
      say(range.words);
    }

    function pace(isFaster) {
      const [next, text] = (isFaster
          ? data.speeds.find(([step]) => step > speed) : data.speeds.findLast(([step]) => step < speed)) || [];
      if (!next) return edge(isFaster, isFaster ? "faster" : "slower");
      run(next);
      keep("speed", next);
      say(text);
    }

    function run(wanted) {
      speed = wanted;
      audio.preservesPitch = true;
      audio.playbackRate = speed;
    }

    // Beside the voice of a screen reader, which is as loud as it is.
    const volume = element("volume");
    volume.value = kept.volume || 100;
    audio.volume = volume.value / 100;
    volume.addEventListener("input", () => {
      // One for all charts of the page.
      for (const one of document.querySelectorAll(".audiograph-chart")) {
        document.getElementById(`${one.dataset.prefix}volume`).value = volume.value;
        one.querySelector("audio").volume = volume.value / 100;
      }
      keep("volume", Number(volume.value));
      if (audio.paused) hear((context) => sound(context, index()));
    });

    audio.addEventListener("play", () => {
      playButton.textContent = data.texts.pause;
      say("");
      follow();
    });
    audio.addEventListener("pause", () => {
      playButton.textContent = data.texts.play;
      if (!isMoved) tell(audio.ended ? last() : heardAt(audio.currentTime));
      isMoved = false;
    });

    playButton.addEventListener("click", toggle);
    element("stop").addEventListener("click", stop);
    element("slower").addEventListener("click", () => pace(false));
    element("faster").addEventListener("click", () => pace(true));
    const actions = {previous: () => step(-1), next: () => step(1), highest, lowest, where};
    for (const [name, action] of Object.entries(actions)) {
      element(name).addEventListener("click", () => {
        settle();
        action();
      });
    }
    // Where "g" led to the field, Enter leads back.
    let isAsked = false;
    element("search").addEventListener("submit", (event) => {
      event.preventDefault();
      settle();
      if (isAsked) slider.focus();
      isAsked = false;
      search(element("place").value);
    });

    function ask() {
      isAsked = true;
      element("place").focus();
      element("place").select();
    }

    // Marks by their letters, the last used at the end.
    const marks = new Map();
    let awaiting = null;

    function askLetter(next) {
      awaiting = next;
      say(data.texts.letter);
    }

    // Where a place of one series is in the one that is walked.
    function here({series, at}) {
      const places = data.series[series][`to${number()}`];
      return places ? places[at] : at;
    }

    function use(letter, mark) {
      marks.delete(letter);
      marks.set(letter, mark);
    }

    const marked = (letter) => words(index()) + comma + filled(data.texts.mark, letter);

    function setMark(letter) {
      use(letter, {series: number(), at: index()});
      put(index(), marked(letter));
    }

    function recall(letter) {
      const mark = marks.get(letter);
      if (!mark) return edge(true, "noMark", letter);
      const at = here(mark);
      if (at < first || at > last()) return edge(true, "markOutside", letter);
      use(letter, mark);
      go(at);
      tell(at, marked(letter));
    }

    // From a mark to the point: the last one that is elsewhere.
    function difference(letter) {
      const used = [...marks.keys()].reverse();
      const from = letter || used.find((one) => here(marks.get(one)) !== index()) || used[0] || "a";
      if (!marks.has(from)) return edge(true, "noMark", from);
      const [start, end] = [here(marks.get(from)), index()].map((at) => line.points[at]);
      if (start[VALUE] === null) return edge(true, "noValueAtMark", from);
      if (end[VALUE] === null) return edge(true, "noValue");
      hear((context) => sound(context, index()));
      say(differing(start, end, filled(data.texts.mark, from)));
    }

    // The change from the last point before that has a value.
    function slope() {
      if (!line.at) return edge(true, "noOrder");
      if (line.points[index()][VALUE] === null) return edge(true, "noValue");
      const before = line.points.findLastIndex((point, at) => at >= first && at < index() && point[VALUE] !== null);
      if (before < 0) return edge(false, "noPointBefore");
      hear((context) => sound(context, index()));
      say(differing(line.points[before], line.points[index()], filled(line.at, axis().along[before])));
    }

    // How far a point is from another, with as many digits as the values have; both where only the library knows how
    // that is told.
    function differing(before, point, from) {
      const [start, end] = [before[VALUE], point[VALUE]];
      if (start === end) return filled(data.texts.same, from);
      if (line.decimals == null) return `${point[WORDS]}; ${before[WORDS]}`;
      const format = (number, least, most = least) => number.toLocaleString(language(),
        {useGrouping: false, minimumFractionDigits: least, maximumFractionDigits: most});
      const amount = filled(line.amount, format(Math.abs(end - start), 0, line.decimals));
      const told = filled(point[PITCH] > before[PITCH] ? data.texts.more : data.texts.less, amount, from);
      const percent = 100 * Math.abs(end - start) / start;
      const isTold = line.hasPercent && start > 0 && percent >= 0.05 && percent <= 1000 && (!end || end > start / 200);
      const decimals = percent < 9.95 ? 1 : 0;
      return isTold ? told + comma + filled(data.texts.percent, format(percent, decimals)) : told;
    }

    // This series and the next one, which was put into words beforehand.
    function pair() {
      if (!line.pairs) return edge(true, "otherSeries");
      if (!line.pairs[index()]) return edge(true, "noValue");
      hear((context) => sound(context, index()));
      say(line.pairs[index()]);
    }

    function zoom(step, limit) {
      const next = data.ranges[data.ranges.indexOf(range) + step];
      if (next) narrow(data.ranges.indexOf(next)); else refuse(limit);
    }

    // Of what pages have no more of, there is none without dates.
    const refuse = (limit) => edge(true, line.columns ? "noLine" : data.series[0].dated ? limit : "noDates");

    // Five keys of the list at a time, as in `explore`.
    let page = 0;
    function help() {
      const all = [...element("keys").querySelectorAll("dt")];
      const lines = all.slice(5 * page, 5 * page + 5);
      page = 5 * page + 5 < all.length ? page + 1 : 0;
      say(lines.map((key) => `${key.textContent}: ${key.nextElementSibling.textContent}`).join(". "));
    }
    slider.addEventListener("input", () => {
      put(index());
      say("");
    });
    if (choice) choice.addEventListener("change", () => takeSeries(Number(choice.value)));

    const keys = {
      j: () => step(1), k: () => step(-1), b: () => step(-tenth()), f: () => step(tenth()),
      a: () => end(false), e: () => end(true), t: highest, v: lowest,
      u: () => compare(true, 1), U: () => compare(false, 1),
      d: () => compare(true, -1), D: () => compare(false, -1),
      l: () => leg(true), L: () => leg(false),
      c: () => cross(true), C: () => cross(false),
      o: () => (line.columns ? climb(1) : takeSeries(number() + 1)),
      O: () => (line.columns ? climb(-1) : takeSeries(number() - 1)),
      p: where, i: () => say(range === whole ? data.texts.description : range.words),
      x: () => pace(false), X: () => pace(true),
      g: ask,
      z: () => zoom(-1, "shorterRange"), Z: () => zoom(1, "longerRange"), "-": () => refuse("finer"), "+": () => refuse("coarser"),
      h: help, "?": help, P: toggle, R: () => visit(index(), told.textContent),
      " ": toggle, Enter: () => visit(index(), told.textContent), Escape: stop,
    };
    Object.assign(keys, {
      ArrowRight: keys.j, ArrowLeft: keys.k, Home: keys.a, End: keys.e, PageUp: keys.f, PageDown: keys.b,
      ArrowUp: () => (line.columns ? climb(1) : step(1)), ArrowDown: () => (line.columns ? climb(-1) : step(-1)),
    });
    const ofLines = {
      m: () => askLetter(setMark), y: () => askLetter(recall), w: () => difference(), W: () => askLetter(difference),
      s: slope, "=": pair,
    };
    for (const [key, act] of Object.entries(ofLines)) keys[key] = () => (line.columns ? edge(true, "noLine") : act());
    data.ranges.forEach((range, number) => { keys[range.key] = () => narrow(number); });
    buttons.forEach((button, number) => button.addEventListener("click", () => narrow(number)));
    // Only on the slider: single letters belong to screen readers everywhere else.
    slider.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      // Keys such as Shift and F5 type nothing.
      const isTyped = [...event.key].length === 1;
      if (!isTyped && !Object.hasOwn(keys, event.key)) return;
      settle();
      event.preventDefault();
      const next = awaiting;
      awaiting = null;
      if (next) return isTyped ? next(event.key) : say(data.texts.cancelled);
      if (Object.hasOwn(keys, event.key)) keys[event.key](); else edge(true, "unknown", event.key);
    });

    audio.controls = false;
    audio.hidden = true;
    for (const part of root.querySelectorAll(".scripted")) part.hidden = false;
    const link = element("sound");
    link.addEventListener("click", () => {
      prepare();
      link.href = audio.src;
    });
    link.parentElement.hidden = false;
    const captions = element("captions");
    captions.href = root.querySelector("track").src;
    captions.parentElement.hidden = false;
    setTimeout(prepare);
    if (data.speeds.some(([step]) => step === kept.speed)) run(kept.speed);
    if (place) {
      take(data.series[place.series]);
      if (place.range >= 0) limit(place.range);
      slider.value = place.at;
    } else {
      // At the last value, as a walk in the terminal.
      const present = line.points.findLastIndex((point) => point[VALUE] !== null);
      slider.value = line.columns ? inColumn(0, line.row) : present < 0 ? last() : present;
    }
    // The cursor is for who moves it.
    show(undefined, !!place);
    window.audiograph = {sound, data};
    return () => {
      settle();
      audio.pause();
      return {series: number(), range: range === whole ? -1 : data.ranges.indexOf(range), at: index()};
    };
  }

  // Data with other texts, which come in the same order.
  function worded(value, texts) {
    if (typeof value === "string") return texts.next().value;
    if (Array.isArray(value)) return value.map((one) => worded(one, texts));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, worded(one, texts)]));
  }

  function open(root) {
    const element = (name) => document.getElementById(root.dataset.prefix + name);
    const data = JSON.parse(element("data").textContent);
    const shown = root.querySelector(".version");
    if (!shown) {
      attach(root, data);
      return;
    }
    const first = document.createElement("template");
    first.content.append(...shown.cloneNode(true).childNodes);
    const versions = {[shown.lang]: {content: first.content, data: () => data}};
    for (const {lang, content} of root.querySelectorAll("template")) {
      const words = content.querySelector("script");
      words.remove();
      const texts = JSON.parse(words.textContent);
      versions[lang] = {content, data: () => (Array.isArray(texts) ? worded(data, texts.values()) : texts)};
    }
    const base = (tag) => tag.toLowerCase().split("-")[0];
    const known = (tag) => Object.keys(versions).find((lang) => lang.toLowerCase() === tag.toLowerCase())
      || Object.keys(versions).find((lang) => base(lang) === base(tag));
    const own = [kept.language, ...navigator.languages].filter(Boolean).map(known).find(Boolean);
    let leave = null;

    function put(language) {
      const place = leave ? leave() : null;
      const words = versions[language].data();
      if (language !== shown.lang) translate(language, words);
      leave = attach(root, words, place);
      const choice = element("language");
      choice.parentElement.hidden = false;
      choice.value = language;
      choice.addEventListener("change", () => {
        keep("language", choice.value);
        put(choice.value);
        element("language").focus();
      });
    }

    // The recording and the data are the same in all languages.
    function translate(language, words) {
      const [audio, csv] = ["audio", "a[download$='.csv']"].map((name) => shown.querySelector(name));
      shown.replaceChildren(versions[language].content.cloneNode(true));
      shown.lang = language;
      if (audio.src) shown.querySelector("audio").src = audio.src;
      shown.querySelector("a[download$='.csv']").href = csv.href;
      if (!root.matches("main")) return;
      document.documentElement.lang = language;
      document.title = shown.querySelector("h1").textContent;
      document.querySelector("footer p").textContent = words.texts.made;
    }

    put(own || shown.lang);
  }

  // Where a policy forbids styles within a page, a script that it allows may give the page one; of no element, its
  // scope has to be named.
  const styles = new Set();
  function dress(root) {
    for (const {sheet, textContent} of root.querySelectorAll("style")) {
      if (sheet || styles.has(textContent) || !document.adoptedStyleSheets) continue;
      styles.add(textContent);
      const made = new CSSStyleSheet();
      made.replaceSync(textContent.replace(/@scope\s*\{/g, "@scope(.audiograph-chart){"));
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, made];
    }
  }

  for (const root of document.querySelectorAll(".audiograph-chart:not([data-attached])")) {
    root.dataset.attached = "";
    dress(root);
    open(root);
  }

  // On paper is every row and nothing to press, also where no style sheet does that: Firefox opens nothing by one.
  const undone = [];
  addEventListener("beforeprint", () => {
    const within = (selector) => [...document.querySelectorAll(`.audiograph-chart ${selector}`)];
    const folded = within("details:not([open], .keys)");
    const hidden = within(":is(.listening, .downloads, .cursor, summary)");
    for (const one of folded) one.open = true;
    for (const one of hidden) one.style.display = "none";
    undone.push(() => {
      for (const one of folded) one.open = false;
      for (const one of hidden) one.style.display = "";
    });
  });
  addEventListener("afterprint", () => {
    for (const undo of undone.splice(0)) undo();
  });

  // A page in a frame says how high its content is: the scroll height is never less than that of the frame.
  if (window.parent !== window && document.querySelector("main.audiograph-chart")) {
    new ResizeObserver(() => {
      const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
      window.parent.postMessage({audiograph: {height}}, "*");
    }).observe(document.body);
  }
})();
