// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// Values that several options take.
extension ValueSpec {
  /// How far a value has to be from another one.
  static let threshold = free("CHANGE", .threshold) { LiveThreshold($0) }

  /// A length of time.
  static let span = free("TIME", .span, milliseconds(ofSpan:))

  /// A day, a month, a quarter or a year.
  static let date = free("DATE", .date) { CalendarDate(written: $0) }

  /// A length of the past, such as `1Y`.
  static func length(_ placeholder: String, _ words: [String] = []) -> ValueSpec {
    open(words, placeholder, .range) { try? RangeLength($0) }
  }

  /// How many lines.
  static let lineCount = free("LINES", .lineCount, ReadOptions.lineCount)
}
