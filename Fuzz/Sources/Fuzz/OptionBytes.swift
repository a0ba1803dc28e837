// SPDX-License-Identifier: MIT

/// Choices by bytes, the first ones of which stand for capital letters, so that they can be typed.
struct OptionBytes {
  /// As many as there are.
  static let count = 20

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next byte, counted from `A`; 0 where none is left.
  mutating func next() -> Int {
    rest.popFirst().map { Int($0 &- UInt8(ascii: "A")) } ?? 0
  }

  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[next() % choices.count] }
}
