// SPDX-License-Identifier: MIT

internal import Glibc

/// What a cell of a column of numbers holds.
enum NumberReading: Equatable {
  case value(Double)
  case missing
  case notFinite
  /// A number as people write it, which may be read in two ways.
  case decorated(NumberDecoration)
  case text
}

/// Reads numbers from text, correctly rounded.
struct NumberText {
  /// The decimal mark, point or comma.
  let mark: UInt8

  func read(_ text: Span<UInt8>) -> NumberReading {
    guard let scan = DecimalScan(text, mark: mark) else { return fallback(text) }
    if let value = scan.value { return .value(value) }
    let value = Self.correctlyRounded(text, mark: mark)
    return value.isFinite ? .value(value) : .notFinite
  }

  private func fallback(_ text: Span<UInt8>) -> NumberReading {
    if MissingText.matches(text) { return .missing }
    if InfinityText.matches(text) { return .notFinite }
    return NumberDecoration(of: text, mark: mark).map(NumberReading.decorated) ?? .text
  }

  /// The number that `strtod` reads, which rounds correctly.
  ///
  /// The program never calls `setlocale`, so that the C locale's point is the decimal mark.
  private static func correctlyRounded(_ text: Span<UInt8>, mark: UInt8) -> Double {
    var characters: [CChar] = []
    characters.reserveCapacity(text.count + 1)
    for index in text.indices {
      characters.append(CChar(bitPattern: text[index] == mark ? Byte.point : text[index]))
    }
    characters.append(0)
    return strtod(characters, nil)
  }
}
