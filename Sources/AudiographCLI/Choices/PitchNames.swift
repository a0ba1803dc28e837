// SPDX-License-Identifier: MIT

internal import Audiograph

extension PitchRange {
  /// A range from `220:1760` or `a3:a6`; nil if an end is no pitch or lies outside.
  init?(text: String) {
    let ends = text.parts(at: ":")
    guard ends.count == 2, let low = hertz(String(ends[0])),
      let high = hertz(String(ends[1]))
    else { return nil }
    self.init(low: low, high: high)
  }
}

/// Hertz, or the frequency of a note such as `c3`, `a#3` or `bb3`; nil for anything else.
func hertz(_ text: String) -> Double? { decimalNumber(text) ?? noteFrequency(text) }

/// The frequency of a note in equal temperament, A4 being 440 Hz.
///
/// Octaves differ by powers of two, which are exact, so that every machine has the same pitches.
private func noteFrequency(_ text: String) -> Double? {
  var rest = Substring(text.lowercased()).unicodeScalars
  guard let letter = rest.popFirst(), let natural = semitones[letter] else { return nil }
  var semitone = natural
  if let sign = rest.first, let shift = accidentals[sign] {
    semitone += shift
    rest = rest.dropFirst()
  }
  guard rest.first != "+", let octave = Int(Substring(rest)), (-1...9).contains(octave) else {
    return nil
  }
  let (octaves, note) = (semitone + 12).quotientAndRemainder(dividingBy: 12)
  return fourthOctave[note] * Double(sign: .plus, exponent: octave + octaves - 5, significand: 1)
}

private let semitones: [Unicode.Scalar: Int] = [
  "c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11,
]

private let accidentals: [Unicode.Scalar: Int] = ["#": 1, "♯": 1, "b": -1, "♭": -1]

/// C4 to B4 in hertz: 440 · 2^((n − 9)/12).
private let fourthOctave = [
  261.6255653005986, 277.1826309768721, 293.6647679174076, 311.1269837220809,
  329.6275569128699, 349.2282314330039, 369.9944227116344, 391.99543598174927,
  415.3046975799451, 440, 466.1637615180899, 493.8833012561241,
]
