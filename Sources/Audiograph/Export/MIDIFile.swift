// SPDX-License-Identifier: MIT

/// A score as a standard MIDI file of format 1, a thousand ticks a second.
///
/// Each point is a note. Its pitch is exact to 0.02 cents: the nearest semitone and a pitch bend, whose
/// range is set to two semitones. Series have a channel and a track each; signal sounds without a pitch
/// are on the channel of percussion, and landmarks are markers.
///
/// Sources: "The Complete MIDI 1.0 Detailed Specification" and "Standard MIDI Files 1.0".
package struct MIDIFile: Sendable {
  /// The whole file.
  package let bytes: [UInt8]

  /// A file of a score.
  ///
  /// - Parameters:
  ///   - score: The score.
  ///   - title: The name of the first track.
  ///   - landmarks: The markers.
  package init(_ score: Score, title: String = "", landmarks: [Landmark] = []) {
    var tracks = [Self.conductor(score, title, landmarks)]
    tracks += score.voices.indices.map { Self.voice(score, $0) }
    let signals = Self.signals(score)
    if !signals.isEmpty { tracks.append(signals) }
    var bytes = Array("MThd".utf8)
    bytes.appendBigEndian(6, 4)
    bytes.appendBigEndian(1, 2)
    bytes.appendBigEndian(tracks.count, 2)
    bytes.appendBigEndian(Self.ticksPerSecond, 2)
    for track in tracks {
      bytes += Array("MTrk".utf8)
      bytes.appendBigEndian(track.count, 4)
      bytes += track
    }
    self.bytes = bytes
  }

  /// A beat is a second long.
  private static let ticksPerSecond = 1000
  /// How many semitones the pitch bends at most.
  private static let bendRange = 2.0
  private static let percussion: UInt8 = 9

  private static func conductor(
    _ score: Score, _ title: String, _ landmarks: [Landmark]
  ) -> [UInt8] {
    var track = Track(score)
    track.addText(3, title, at: 0)
    track.add([0xFF, 0x51, 3, 0x0F, 0x42, 0x40], at: 0)
    for landmark in landmarks { track.addText(6, landmark.text, at: landmark.frame) }
    return track.bytes(endingAt: score.frameCount)
  }

  /// The notes of a series; from the sixteenth on, channels repeat.
  private static func voice(_ score: Score, _ series: Int) -> [UInt8] {
    let channel = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15][series % 15] as UInt8
    let voice = score.voices[series]
    var track = Track(score)
    track.addText(3, voice.name, at: 0)
    // Registered parameter 0, the range of the bend, and no parameter behind it.
    for (controller, value) in [(101, 0), (100, 0), (6, 2), (38, 0), (101, 127), (100, 127)] {
      track.add([0xB0 | channel, UInt8(controller), UInt8(value)], at: 0)
    }
    track.add([0xC0 | channel, voice.timbre.program], at: 0)
    var pan: UInt8?
    for note in score.events.flatMap({ $0.midiNotes(ofVoice: series) }) {
      let place = UInt8((64 + 63 * note.pan).rounded())
      if pan != place {
        track.add([0xB0 | channel, 10, place], at: note.start)
        pan = place
      }
      let semitones = 69 + 12 * log2(note.frequency / 440)
      let key = min(max(semitones.rounded(), 0), 127)
      let bend = Int((8192 + (semitones - key) / bendRange * 8192).rounded())
      track.add([0xE0 | channel, UInt8(bend & 127), UInt8(bend >> 7)], at: note.start)
      track.add([0x90 | channel, UInt8(key), note.velocity], at: note.start)
      track.add([0x80 | channel, UInt8(key), 0], at: note.start + note.length, isEnd: true)
    }
    return track.bytes(endingAt: score.frameCount)
  }

  /// Signal sounds without a pitch as percussion; empty without any.
  private static func signals(_ score: Score) -> [UInt8] {
    var track = Track(score)
    for event in score.events {
      let seconds = Double(event.length) / Double(score.format.sampleRate)
      for (key, delay) in event.kind.percussion(lasting: seconds) {
        let start = event.start + Int(delay * Double(score.format.sampleRate))
        track.add([0x90 | percussion, key, event.velocity], at: start)
        track.add(
          [0x80 | percussion, key, 0], at: start + score.format.sampleRate / 50, isEnd: true)
      }
    }
    return track.isEmpty ? [] : track.bytes(endingAt: score.frameCount)
  }

  /// Messages on their way into a track.
  private struct Track {
    private var messages: [(tick: Int, order: Int, bytes: [UInt8])] = []
    private let sampleRate: Int

    init(_ score: Score) { sampleRate = score.format.sampleRate }

    var isEmpty: Bool { messages.isEmpty }

    private func tick(_ frame: Int) -> Int {
      (frame * ticksPerSecond + sampleRate / 2) / sampleRate
    }

    /// Of messages at one time, those that end a note come first.
    mutating func add(_ message: [UInt8], at frame: Int, isEnd: Bool = false) {
      messages.append((tick(frame), isEnd ? -1 : messages.count, message))
    }

    mutating func addText(_ kind: UInt8, _ text: String, at frame: Int) {
      let text = Array(text.displayText.utf8)
      add([0xFF, kind] + variableLength(text.count) + text, at: frame)
    }

    func bytes(endingAt frame: Int) -> [UInt8] {
      var bytes: [UInt8] = []
      var last = 0
      for message in messages.sorted(by: { ($0.tick, $0.order) < ($1.tick, $1.order) }) {
        bytes += variableLength(message.tick - last) + message.bytes
        last = message.tick
      }
      return bytes + variableLength(max(0, tick(frame) - last)) + [0xFF, 0x2F, 0]
    }
  }
}

/// A number in bytes of seven bits, the highest first, all but the last marked.
private func variableLength(_ number: Int) -> [UInt8] {
  var bytes = [UInt8(number & 127)]
  var rest = number >> 7
  while rest > 0 {
    bytes.insert(UInt8(rest & 127 | 128), at: 0)
    rest >>= 7
  }
  return bytes
}

extension [UInt8] {
  fileprivate mutating func appendBigEndian(_ number: Int, _ count: Int) {
    for shift in (0..<count).reversed() { append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
  }
}

/// A pitch that is held, as a note.
private struct MIDINote {
  var frequency: Double
  var level: Double
  var pan: Double
  var start: Int
  var length: Int

  /// How hard it is struck: 96 for a tone, less for what is softer.
  var velocity: UInt8 {
    UInt8(min(max((96 * amplitude(decibels: level / 2)).rounded(), 1), 127))
  }
}

extension Score.Event {
  /// The notes of a voice: one for a tone, four for a bar, one for each pitch that is held; none for
  /// what is no tone of it.
  fileprivate func midiNotes(ofVoice voice: Int) -> [MIDINote] {
    guard layers.isEmpty else {
      return layers.filter { $0.voice == voice }.flatMap { layer in
        layer.holds.map {
          MIDINote(
            frequency: $0.frequency, level: $0.level, pan: layer.pan, start: $0.start,
            length: $0.length)
        }
      }
    }
    guard series == voice else { return [] }
    let length = length / max(1, pitchesInOrder.count)
    return pitchesInOrder.enumerated().map { number, frequency in
      MIDINote(
        frequency: frequency, level: level, pan: pan, start: start + number * length,
        length: length)
    }
  }

  /// How hard a noise is struck.
  fileprivate var velocity: UInt8 {
    MIDINote(frequency: 0, level: level, pan: pan, start: start, length: length).velocity
  }

  /// The pitches of a tone in hertz, of a bar all four; none for what is no tone of a series.
  private var pitchesInOrder: [Double] {
    switch kind {
    case .point, .introLow, .introHigh: [frequency].compactMap(\.self)
    case .bar: bar?.pitches.map(\.frequency) ?? []
    default: []
    }
  }
}

extension Score.Kind {
  /// The keys of percussion and when they are struck, in seconds from the beginning of the event.
  fileprivate func percussion(lasting seconds: Double) -> [(key: UInt8, delay: Double)] {
    switch self {
    case .gap: [(42, 0)]  // closed hi-hat
    case .tick: [(75, 0)]  // claves
    case .crossingUp: [(77, 0), (76, EarconTimes.crossingStep)]  // low, then high wood block
    case .crossingDown: [(76, 0), (77, EarconTimes.crossingStep)]
    case .maximum: [(81, 0)]  // open triangle
    case .minimum: [(80, 0)]  // mute triangle
    case .breakUp: [(68, 0), (67, EarconTimes.breakNote)]  // low, then high agogo
    case .breakDown: [(67, 0), (68, EarconTimes.breakNote)]
    case .provisional: [(37, 0)]
    case .eventUp: [(64, 0), (63, EarconTimes.eventStep)]  // low, then open high conga
    case .eventDown: [(63, 0), (64, EarconTimes.eventStep)]
    case .end: [(37, 0), (37, seconds - EarconTimes.knock)]  // side stick
    default: []
    }
  }
}

extension Timbre {
  /// The program of General MIDI that sounds most like it and holds its tone.
  fileprivate var program: UInt8 {
    switch self {
    case .pure: 79  // ocarina
    case .hollow: 71  // clarinet
    case .bright: 80  // square wave
    case .organ: 16  // drawbar organ
    default: 73  // flute
    }
  }
}

extension Chart {
  /// Its score as a standard MIDI file.
  ///
  /// - Parameters:
  ///   - language: The language of the markers.
  ///   - style: How the chart sounds.
  /// - Returns: The file.
  /// - Throws: `ScoreError` where the style does not fit the data.
  public func midi(
    in language: Language = .english, style: SoundStyle = SoundStyle()
  ) throws(ScoreError) -> [UInt8] {
    let score = try Score(self, style: style)
    return MIDIFile(
      score, title: title, landmarks: score.landmarks(of: self, style: style, in: language)
    ).bytes
  }
}
