// SPDX-License-Identifier: MIT

/// Parts of a whole, the largest first; names in an order that everybody knows and answers of a scale stay in it.
///
///     let seats = try Shares(
///       values: [99, 76, 70], named: "seats", names: ["red", "green", "blue"])
///
/// It sounds part after part; the pitch and the length are the share. Of more than twelve parts the
/// smallest sound as one.
public struct Shares: Sendable {
  /// What the values are called.
  let valueName: String
  /// What they are measured in; nil if the data did not say.
  let unit: String?
  /// What the parts are called together; nil if nothing is known.
  var partName: String?
  /// The parts that are heard: the largest first, those that are joined last.
  let slices: [ShareSlice]
  /// The numbers of the slices in the order in which they are heard.
  let heard: [Int]
  /// How many parts the last slice joins; 0 where each is a slice.
  let joined: Int
  /// The sum of all parts; infinite where no number holds it.
  let total: Double
  /// How many of the largest slices make half of the whole or more.
  let half: Int
  let missing: Int
  /// The names of parts that are 0.
  let emptyNames: [String]
  /// Whether all parts that are heard are the same.
  let areEqual: Bool
  /// All parts as they were given.
  private let names: [String]
  private let values: [Double]
  /// The places of the parts above 0, the largest first, of equal ones the first.
  private let order: [Int]

  /// The fewest parts above 0.
  static let fewestParts = 2
  /// The most slices.
  static let mostSlices = 12
  /// The name of the slice that joins parts, in facts.
  static let nameOfOthers = "others"

  /// Parts of a whole.
  ///
  /// - Parameters:
  ///   - values: The size of each part in any order, 0 or more; those that are not finite are missing,
  ///     and those of 0 are not heard.
  ///   - name: What the values are called.
  ///   - unit: What they are measured in.
  ///   - names: The name of each part, as many as values.
  /// - Throws: `FormError.negative` for a value below 0, `FormError.tooFew` for fewer than two above 0,
  ///   `FormError.missing` for another number of names than of values.
  public init(
    values: [Double], named name: String, unit: String? = nil, names: [String]
  ) throws(FormError) {
    guard values.count == names.count else { throw .missing(.share, .names) }
    (valueName, self.unit, self.names, self.values) = (name, unit, names, values)
    let present = values.indices.filter { values[$0].isFinite }
    if let below = present.first(where: { values[$0] < 0 }) {
      throw .negative(name: names[below], value: values[below])
    }
    let parts = present.filter { values[$0] > 0 }
    guard parts.count >= Self.fewestParts else {
      throw .tooFew(.share, found: parts.count, needed: Self.fewestParts)
    }
    missing = values.count - present.count
    emptyNames = present.filter { values[$0] == 0 }.map { names[$0] }
    total = parts.reduce(0) { $0 + values[$1] }
    areEqual = parts.allSatisfy { values[$0] == values[parts[0]] }
    joined = parts.count > Self.mostSlices ? parts.count - Self.mostSlices + 1 : 0
    let order = parts.sorted {
      values[$0] == values[$1] ? $0 < $1 : values[$0] > values[$1]
    }
    self.order = order
    slices = ShareSlice.slices(
      names: order.dropLast(joined).map { names[$0] }, values: order.map { values[$0] },
      total: total)
    half = Self.half(of: slices)
    let told = parts.map { names[$0] }
    let scale = joined == 0 ? NameScale(told) ?? NameScale(answers: told) : nil
    let known = scale.map { $0.sortedIndices ?? Array(told.indices) }
    heard =
      known.map { places in places.compactMap { order.firstIndex(of: parts[$0]) } }
      ?? Array(slices.indices)
  }

  private static func half(of slices: [ShareSlice]) -> Int {
    var sum = 0.0
    let index = slices.firstIndex { slice in
      sum += slice.share
      return sum >= 0.5 - 1e-12
    }
    return (index ?? slices.count - 1) + 1
  }

  /// All parts as they are heard, those without a value last.
  var rows: [(name: String, value: Double)] {
    let empty = values.indices.filter { values[$0] == 0 }
    let missing = values.indices.filter { !values[$0].isFinite }
    let parts = joined == 0 ? heard.map { order[$0] } : order
    return (parts + empty + missing).map { (names[$0], values[$0]) }
  }
}

/// A part of a whole.
struct ShareSlice: Sendable, Hashable {
  let name: String
  let value: Double
  /// From 0 to 1.
  let share: Double
  /// Whole percent, which make 100 together.
  var percent: Int
  /// Whether another slice of the same size has another percentage.
  var isRoundedUnlikeOthers = false
  /// Whether it joins several parts.
  let isJoined: Bool

  /// The slices of parts above 0 in descending order; those for which there is no name are one.
  fileprivate static func slices(
    names: [String], values: [Double], total: Double
  ) -> [ShareSlice] {
    // The sum of 1e308 and 1e308 is infinite, that of their parts of the largest is not.
    let sizes = total.isFinite ? values : values.map { $0 / values[0] }
    let sum = total.isFinite ? total : sizes.reduce(0, +)
    var slices = names.indices.map { index in
      ShareSlice(
        name: names[index], value: values[index], share: sizes[index] / sum, percent: 0,
        isJoined: false)
    }
    if names.count < values.count {
      slices.append(
        ShareSlice(
          name: Shares.nameOfOthers, value: values[names.count...].reduce(0, +),
          share: sizes[names.count...].reduce(0, +) / sum, percent: 0, isJoined: true))
    }
    return slices.withPercent
  }
}

extension [ShareSlice] {
  /// The same in whole percent that make 100: those with the largest remainders are rounded up.
  fileprivate var withPercent: [ShareSlice] {
    var slices = self
    let whole = map { (100 * $0.share + 1e-9).rounded(.down) }
    let remainders = zip(self, whole).map { 100 * $0.share - $1 }
    let rest = Int((100 - whole.reduce(0, +)).rounded())
    let order = indices.sorted { (remainders[$1], $0) < (remainders[$0], $1) }
    for index in indices { slices[index].percent = Int(whole[index]) }
    for index in order.prefix(Swift.max(0, rest)) { slices[index].percent += 1 }
    for index in slices.indices {
      slices[index].isRoundedUnlikeOthers = slices.contains {
        $0.share == slices[index].share && $0.percent != slices[index].percent
      }
    }
    return slices
  }
}
