// SPDX-License-Identifier: MIT

/// What is measured.
enum Work: String, CaseIterable {
  case w1, w2, w3, w3timed, w4, w5, w5timed, w6, w6two, w7, w7timed, version

  /// What the table calls it.
  var title: String {
    switch self {
    case .w1: "W1: 252 points, 10 s of sound"
    case .w2: "W2: 3,270 points, 10 s of sound"
    case .w3: "W3: 1,000,000 rows, 10 s of sound, each tenth's extremes kept"
    case .w3timed: "W3 of dates with times"
    case .w4: "W4: 252 points, 600 s of sound"
    case .w5: "W5: shape, first, last, lowest, highest of 1,000,000 rows, in words"
    case .w5timed: "W5 of dates with times"
    case .w6: "W6: 500 files of 252 points, 10 s of sound each, one core"
    case .w6two: "W6: the same on two cores"
    case .w7: "W7: shape, first, last, lowest, highest of 10,000,000 rows"
    case .w7timed: "W7 of dates with times"
    case .version: "--version"
    }
  }

  /// Rows of the input, and seconds of sound where sound is made.
  var rows: Int {
    switch self {
    case .w2: 3270
    case .w3, .w3timed, .w5, .w5timed: 1_000_000
    case .w7, .w7timed: 10_000_000
    case .w1, .w4, .w6, .w6two, .version: 252
    }
  }

  /// Seconds of sound; nil where none is made.
  var seconds: Int? {
    switch self {
    case .w1, .w2, .w3, .w3timed, .w6, .w6two: 10
    case .w4: 600
    case .w5, .w5timed, .w7, .w7timed, .version: nil
    }
  }

  /// What the program may take: times the limit's time, and MiB.
  var goal: (ratio: Double?, memory: Double?) {
    switch self {
    case .w1: (4, 12)
    case .w2: (4, nil)
    case .w3, .w3timed: (4, 48)
    case .w4: (1.8, nil)
    case .w5, .w5timed: (6.5, nil)
    case .w6: (2.5, nil)
    case .w6two: (nil, nil)
    case .w7, .w7timed: (4.5, 260)
    case .version: (2, nil)
    }
  }

  /// Whether the rows of the program and of its peers have a time of day; the limit reads dates alone.
  var isTimed: Bool { self == .w3timed || self == .w5timed || self == .w7timed }

  /// The cores that its processes may use.
  var cores: String { self == .w6two ? "0,1" : "1" }
}

/// How many files W6 makes.
let batchCount = 500
