// SPDX-License-Identifier: MIT

extension Page {
  /// What the page does if scripts run: buttons, a slider that sounds each point, keys, a cursor.
  ///
  /// It holds nothing of a chart, so that its hash is the same in every page.
  static let script = #"""
    (() => {
      "use strict";
      const element = (id) => document.getElementById(id);
      const data = JSON.parse(element("data").textContent);
      const audio = document.querySelector("audio");
      const slider = element("point");
      const told = element("told");
      const report = element("status");
      const playButton = element("play");
      const choice = element("series");
      const still = matchMedia("(prefers-reduced-motion: reduce)");
      // A point is its words, pitch in hertz, gain in decibels, pan, value, and place in the picture.
      const [WORDS, PITCH, GAIN, PAN, VALUE, PLACE] = [0, 1, 2, 3, 4, 5];
      let line = data.series[0];
      // The first point that is shown, and what crossings are of there.
      let first = 0;
      let level = null;
      let context = null;
      let speed = 1;

      const picture = document.querySelector("svg.audiograph");
      const cursor = document.createElementNS("http://www.w3.org/2000/svg", "path");
      cursor.setAttribute("class", "cursor");
      picture.append(cursor);

      const index = () => Number(slider.value);
      const last = () => line.points.length - 1;
      const filled = (text, ...values) => text.replace(/\{(\d)\}/g, (_, place) => values[place]);

      function say(text) {
        report.textContent = "";
        requestAnimationFrame(() => { report.textContent = text; });
      }

      // Where a place of the picture is seen: the last point stays, the first one shown is on the left.
      const [LEFT, RIGHT] = [line.points[0][PLACE], line.points[last()][PLACE]];
      const stretch = () => (first > 0 ? (RIGHT - LEFT) / (RIGHT - line.points[first][PLACE]) : 1);
      const seen = (place) => RIGHT - (RIGHT - place) * stretch();

      function point(at) {
        cursor.setAttribute("d", `M${seen(line.points[at][PLACE])} ${line.top}V${line.bottom}`);
      }

      function show() {
        const words = line.points[index()][WORDS];
        slider.setAttribute("aria-valuetext", words);
        told.textContent = words;
        point(index());
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
        let state = 1;
        for (let at = 0; at < samples.length; at += 1) {
          state = (Math.imul(state, 1664525) + 1013904223) | 0;
          samples[at] = state / 2 ** 31;
        }
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

      function visit() {
        audio.pause();
        show();
        hear((context) => sound(context, index()));
      }

      // Two low notes: there is nothing further.
      function edge(isLast) {
        const [first, second] = isLast ? [2, 1] : [1, 2];
        hear((context) => {
          const start = context.currentTime;
          for (const [number, below] of [first, second].entries()) {
            tone(context, data.low * 2 ** (-below / 12), -3, 0, start + 0.04 * number, 0.04);
          }
        });
      }

      function go(at) {
        if (at === undefined || at < first || at > last()) return edge(at > last());
        slider.value = at;
        visit();
      }

      const step = (count) => {
        const target = index() + count;
        const isAtEnd = count > 0 ? index() === last() : index() === first;
        go(isAtEnd ? target : Math.min(Math.max(target, first), last()));
      };
      const tenth = () => Math.max(1, Math.round((last() - first + 1) / 10));

      // The place of the highest value that is shown, or with a negative sign of the lowest.
      function extreme(sign) {
        if (first === 0) return sign > 0 ? line.highest : line.lowest;
        let best = null;
        for (let at = first; at <= last(); at += 1) {
          const value = line.points[at][VALUE];
          if (value !== null && (best === null || (value - line.points[best][VALUE]) * sign > 0)) best = at;
        }
        return best === null ? first : best;
      }

      function find(isAhead, fits) {
        const way = isAhead ? 1 : -1;
        for (let at = index() + way; at >= first && at <= last(); at += way) if (fits(at)) return go(at);
        edge(isAhead);
      }

      function compare(isAhead, sign) {
        const value = line.points[index()][VALUE];
        find(isAhead, (at) => {
          const other = line.points[at][VALUE];
          return other !== null && (value === null || (other - value) * sign > 0);
        });
      }

      function cross(isAhead) {
        const changes = new Set();
        let below = null;
        line.points.forEach((point, at) => {
          if (point[VALUE] === null) return;
          const isBelow = point[VALUE] < (level === null ? line.level : level);
          if (below !== null && below !== isBelow) changes.add(at);
          below = isBelow;
        });
        find(isAhead, (at) => changes.has(at));
      }

      function where() {
        const [value, low, high] = [index(), extreme(-1), extreme(1)].map(
          (at) => line.points[at][VALUE]);
        const position = filled(data.texts.position, index() - first + 1, last() - first + 1);
        const hasHeight = value !== null && high > low;
        const height = hasHeight ? Math.round(100 * (value - low) / (high - low)) : 0;
        say(hasHeight ? `${position}, ${filled(data.texts.height, height)}` : position);
      }

      function takeSeries(number) {
        line = data.series[(number + data.series.length) % data.series.length];
        if (choice) choice.value = String(data.series.indexOf(line));
        const share = slider.max > 0 ? index() / slider.max : 1;
        slider.max = last();
        slider.value = Math.round(share * last());
        visit();
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
        if (!still.matches) {
          const sounding = data.series.filter((one) => one.times[0][0] <= audio.currentTime);
          if (data.inTurn && sounding.length) line = sounding[sounding.length - 1];
          point(heardAt(audio.currentTime));
        }
        requestAnimationFrame(follow);
      }

      function timeOf(at) {
        const time = line.times.find((time) => time[1] >= at);
        return time ? time[0] : 0;
      }

      function start() {
        const isFirst = index() === last() || index() === first && line === data.series[0];
        audio.currentTime = isFirst ? (first > 0 ? timeOf(first) : 0) : timeOf(index());
        audio.play();
      }

      const toggle = () => (audio.paused ? start() : audio.pause());

      function stop() {
        audio.pause();
        audio.currentTime = first > 0 ? timeOf(first) : 0;
        slider.value = first;
        show();
      }

      // A last part of the chart: walked, played and drawn alone, pitches and heights as before.
      const buttons = [...document.querySelectorAll("#ranges button")];
      const view = buttons.length > 0 ? rangeView() : null;

      function rangeView() {
        const create = (name, attributes, ...parts) => {
          const made = document.createElementNS("http://www.w3.org/2000/svg", name);
          for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
          made.append(...parts);
          return made;
        };
        const frame = {x: LEFT - 3, y: 0, width: RIGHT - LEFT + 6, height: picture.viewBox.baseVal.height};
        const lines = [...picture.querySelectorAll(".line, .dots, .mark")];
        const plot = create("g", {class: "plot"});
        const clip = create("clipPath", {id: "frame"}, create("rect", frame));
        lines[0].before(clip, create("g", {"clip-path": "url(#frame)"}, plot));
        plot.append(...lines);
        // What stands at a place along x: ticks and their words. Notes are of the whole chart.
        const moving = "svg.audiograph :is(text.middle:not(.note), path.axis, path.figure)";
        const placed = [...document.querySelectorAll(moving)].flatMap((part) => {
          const tick = /^M([\d.]+) [\d.]+v/.exec(part.getAttribute("d") || "");
          const place = tick ? tick[1] : part.getAttribute("x");
          return place === null ? [] : [[part, Number(place)]];
        });
        for (const [part] of placed) part.classList.add("placed");
        const base = picture.querySelector(".base");
        const label = base && base.nextElementSibling;
        const hasLabel = Boolean(label) && Number(label.getAttribute("x")) > RIGHT;
        const usual = [base && base.getAttribute("d"), hasLabel && [label.getAttribute("y"), label.textContent]];
        const dates = [["", LEFT], ["end", RIGHT]].map(([side, x]) => create("text", {class: side, x, y: line.bottom + 50}));
        picture.append(...dates);

        return (range) => {
          plot.style.transform = `translateX(${RIGHT * (1 - stretch())}px) scaleX(${stretch()})`;
          picture.classList.toggle("narrowed", first > 0);
          for (const [part, place] of placed) {
            part.style.transform = `translateX(${seen(place) - place}px)`;
            part.classList.toggle("outside", seen(place) < LEFT - 1);
          }
          dates.forEach((date, at) => { date.textContent = range.dates ? range.dates[at] : ""; });
          if (!base) return;
          const hasOwn = range.height !== undefined;
          base.setAttribute("d", hasOwn ? usual[0].replace(/ [\d.]+H/, ` ${range.height}H`) : usual[0]);
          if (!hasLabel) return;
          label.setAttribute("y", hasOwn ? range.height + 4.5 : usual[1][0]);
          label.textContent = hasOwn ? range.label : usual[1][1];
        };
      }

      function narrow(number) {
        const range = data.ranges[number];
        audio.pause();
        first = range.start;
        level = range.base === undefined ? null : range.base;
        buttons.forEach((button, at) => button.setAttribute("aria-pressed", String(at === number)));
        slider.min = first;
        view(range);
        show();
        say(range.words);
      }

      function pace(factor) {
        speed = Math.min(Math.max(speed * factor, 0.25), 4);
        audio.preservesPitch = true;
        audio.playbackRate = speed;
        say(filled(data.texts.speed, data.speeds[String(speed)]));
      }

      audio.addEventListener("play", () => {
        playButton.textContent = data.texts.pause;
        follow();
      });
      audio.addEventListener("pause", () => {
        playButton.textContent = data.texts.play;
        if (choice) choice.value = String(data.series.indexOf(line));
        slider.max = last();
        slider.value = audio.ended ? last() : heardAt(audio.currentTime);
        show();
      });

      playButton.addEventListener("click", toggle);
      element("stop").addEventListener("click", stop);
      element("slower").addEventListener("click", () => pace(0.5));
      element("faster").addEventListener("click", () => pace(2));
      slider.addEventListener("input", visit);
      if (choice) choice.addEventListener("change", () => takeSeries(Number(choice.value)));

      const keys = {
        j: () => step(1), k: () => step(-1), b: () => step(-tenth()), f: () => step(tenth()),
        a: () => go(first), e: () => go(last()), t: () => go(extreme(1)), v: () => go(extreme(-1)),
        u: () => compare(true, 1), U: () => compare(false, 1),
        d: () => compare(true, -1), D: () => compare(false, -1),
        l: () => find(true, (at) => line.turns.includes(at)),
        L: () => find(false, (at) => line.turns.includes(at)),
        c: () => cross(true), C: () => cross(false),
        o: () => takeSeries(data.series.indexOf(line) + 1),
        O: () => takeSeries(data.series.indexOf(line) - 1),
        p: where, i: () => say(data.texts.description), x: () => pace(0.5), X: () => pace(2),
        " ": toggle, Enter: visit, Escape: stop,
      };
      data.ranges.forEach((range, number) => { keys[range.key] = () => narrow(number); });
      buttons.forEach((button, number) => button.addEventListener("click", () => narrow(number)));
      // Only on the slider: single letters belong to screen readers everywhere else.
      slider.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.altKey || event.metaKey) return;
        const isForward = event.key === "ArrowRight" || event.key === "ArrowUp";
        const isBackward = event.key === "ArrowLeft" || event.key === "ArrowDown";
        if (isForward && index() === last()) return edge(true);
        if (isBackward && index() === first) return edge(false);
        const action = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
        if (!action) return;
        event.preventDefault();
        action();
      });

      audio.controls = false;
      audio.hidden = true;
      element("player").hidden = false;
      const link = element("sound");
      link.href = audio.src;
      link.parentElement.hidden = false;
      slider.value = last();
      show();
      window.audiograph = {sound, data};
    })();

    """#

  /// What the page looks like; the picture's own style comes behind it.
  static let style = """
    :root{color-scheme:light dark;--ink:#1a1a1a;--paper:#fff;--line:#767676;--accent:#0b5cad}\
    @media(prefers-color-scheme:dark){\
    :root{--ink:#eee;--paper:#121212;--line:#8c8c8c;--accent:#6cb4ff}}\
    @media(prefers-contrast:more){:root{--ink:#000;--line:#000;--accent:#003e80}}\
    @media(prefers-contrast:more) and (prefers-color-scheme:dark){\
    :root{--ink:#fff;--paper:#000;--line:#fff;--accent:#9ccfff}}\
    *{box-sizing:border-box}[hidden]{display:none!important}\
    body{margin:0;font:1rem/1.5 system-ui,"Segoe UI",Roboto,"DejaVu Sans",sans-serif;\
    color:var(--ink);background:var(--paper);overflow-wrap:anywhere}\
    main,footer{max-width:56rem;margin:0 auto;padding:1rem}\
    h1{font-size:1.6rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.25rem;margin:2rem 0 .5rem}\
    p{margin:0 0 .5rem}.headline{font-weight:600}a{color:var(--accent)}\
    a{display:inline-block;min-height:1.75rem}summary{min-height:1.75rem;cursor:pointer}audio{width:100%}\
    button,select{font:inherit;color:inherit;background:var(--paper);min-height:2.75rem;\
    min-width:2.75rem;padding:.25rem 1rem;border:2px solid var(--accent);border-radius:.375rem}\
    .buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}\
    input[type=range]{width:100%;height:2.75rem;margin:0;accent-color:var(--accent)}\
    #told{font-size:1.25rem;min-height:1.9rem}\
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px}\
    figure{margin:0;overflow-x:auto}figure svg{display:block;width:100%;min-width:36rem}\
    .rows{overflow:auto;max-height:32rem}table{border-collapse:collapse}\
    caption{text-align:start;padding:.25rem 0}\
    th,td{padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--line);text-align:start;\
    font-variant-numeric:tabular-nums;overflow-wrap:normal}\
    dt{font-weight:600}dd{margin:0 0 .25rem}ul{padding-inline-start:1.25rem}\
    .audiograph .cursor{fill:none;stroke:var(--ink);stroke-width:2}\
    @media(forced-colors:active){.audiograph .cursor{stroke:Highlight}}\
    button[aria-pressed=true]{background:var(--accent);color:var(--paper)}\
    .audiograph .plot,.audiograph .placed{transition:transform 1.2s cubic-bezier(.64,0,0,1)}\
    .audiograph.narrowed .plot *{vector-effect:non-scaling-stroke}\
    .audiograph.narrowed :is(.mark,.note),.audiograph .outside{visibility:hidden}\
    @media(prefers-reduced-motion:reduce){.audiograph .plot,.audiograph .placed{transition:none}}\
    @media(forced-colors:active){button[aria-pressed=true]{border-width:5px}}\
    @media print{audio,#player,details.keys,.downloads{display:none}}
    """ + Picture.style
}
