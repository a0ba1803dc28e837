// SPDX-License-Identifier: MIT

extension Page {
  /// The part of the script that makes the sound of a score, as `Renderer` does: the same pitches, levels
  /// and fades; noises have other samples.
  static let synthesizer = #"""
      // From the first to the last frame of a stretch everything goes in straight lines, pitches in cents.
      function* stretches([, start, , , ...knots]) {
        let from = knots.slice(0, 3);
        let frame = start;
        for (let at = 3; at < knots.length; at += 4) {
          const to = knots.slice(at + 1, at + 4);
          yield {start: frame, end: frame + knots[at], from, to};
          frame += knots[at];
          from = to;
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

    """#
}
