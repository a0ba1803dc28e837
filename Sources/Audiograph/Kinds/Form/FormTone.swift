// SPDX-License-Identifier: MIT

/// A sound of a chart that is no line, laid out in seconds and in values.
///
/// A tone holds each value of its path for some time, and glides straight, in cents, to the next one.
struct FormTone: Sendable, Hashable {
  /// What it is.
  var kind: Score.Kind
  /// Seconds from the first sound of the data.
  var start: Double
  /// Seconds.
  var length: Double
  /// What sounds at once: one path for most, none for a tick.
  var layers: [Layer]
  /// The number of the row, bin or place that is heard, from 0; nil if there is none.
  var index: Int?
  /// The value that stands for it.
  var value: Double?
  /// What the manifest has of it besides.
  var details: [Score.Detail] = []
  /// Whether it glides on from the tone before, where that ends when it begins.
  var isJoined = false

  /// One path of a tone.
  struct Layer: Sendable, Hashable {
    /// The index of its voice.
    var voice = 0
    /// Where it is heard.
    var pan: Pan
    var path: [Hold]
  }

  /// Where something is heard from left to right.
  enum Pan: Sendable, Hashable {
    /// From −1 to +1 of the width of a style.
    case ofWidth(Double)
    /// At the same place in every style.
    case fixed(Double)

    /// At a share of the way from the left end of the width to the right one.
    static func along(_ share: Double) -> Pan { .ofWidth(2 * share - 1) }

    /// In the middle of one of so many equal parts of the width.
    static func middle(of index: Int, among count: Int) -> Pan {
      .ofWidth(2 * (Double(index) + 0.5) / Double(count) - 1)
    }

    /// At one of so many places, the first at the left end of the width and the last at the right one;
    /// in the middle for a single place.
    static func fromEndToEnd(_ index: Int, of count: Int) -> Pan {
      .ofWidth(count > 1 ? 2 * Double(index) / Double(count - 1) - 1 : 0)
    }
  }

  /// A value that is held.
  struct Hold: Sendable, Hashable {
    /// Seconds from the beginning of the tone.
    var offset: Double
    /// Seconds.
    var length: Double
    var value: Double
    /// Decibels relative to the usual level of a tone.
    var level = 0.0
  }
}

extension FormTone {
  /// A note that holds one value.
  init(
    _ kind: Score.Kind, at start: Double, for length: Double, _ value: Double, level: Double = 0,
    voice: Int = 0, pan: Pan, index: Int? = nil, details: [Score.Detail] = []
  ) {
    let hold = Hold(offset: 0, length: length, value: value, level: level)
    self.init(
      kind: kind, start: start, length: length,
      layers: [Layer(voice: voice, pan: pan, path: [hold])], index: index, value: value,
      details: details)
  }

  /// The noise that begins a row.
  static func tick(at start: Double) -> FormTone {
    FormTone(
      kind: .tick, start: start, length: EarconTimes.tick, layers: [], index: nil, value: nil)
  }

  /// The same with all times multiplied.
  func stretched(by factor: Double) -> FormTone {
    var tone = self
    tone.start *= factor
    tone.length *= factor
    for layer in tone.layers.indices {
      for hold in tone.layers[layer].path.indices {
        tone.layers[layer].path[hold].offset *= factor
        tone.layers[layer].path[hold].length *= factor
      }
    }
    return tone
  }

  /// The time of its shortest hold in seconds; nil for a noise.
  var shortestHold: Double? { layers.flatMap(\.path).map(\.length).min() }
}

/// All sounds of the data of a chart, in order of time.
struct FormTones: Sendable, Hashable {
  var tones: [FormTone]
  /// The length of the data part.
  var seconds: Double
  var points = Score.PointCounts()

  /// Those that hold values, without ticks.
  var notes: [FormTone] { tones.filter { !$0.layers.isEmpty } }

  /// The same with all times multiplied, but no note shorter than 30 ms that was not before.
  func stretched(by factor: Double) -> FormTones {
    // What glides on is no note.
    let shortest = tones.filter { !$0.isJoined }.compactMap(\.shortestHold).min() ?? .infinity
    let least = min(1, Self.leastHold / shortest)
    let factor = max(factor, least)
    guard factor != 1 else { return self }
    var all = self
    all.tones = tones.map { $0.stretched(by: factor) }
    all.seconds *= factor
    return all
  }

  /// The shortest note in seconds.
  private static let leastHold = 0.030
}
