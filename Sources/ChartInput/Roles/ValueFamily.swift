// SPDX-License-Identifier: MIT

internal import Audiograph

/// Columns of numbers that belong together, so that all of them are series.
enum ValueFamily {
  /// How many times as large as another a column's range may be.
  private static let widestRatio = 20.0

  /// Whether columns share a unit, or have headings that differ in one word or number or have a word in
  /// common, and ranges of about the same size.
  static func isFamily(_ columns: [TableColumn]) -> Bool {
    guard columns.count > 1 else { return false }
    return haveRangesOfOneSize(columns)
      && (shareUnit(columns) || haveHeadingsAlike(columns) || shareWord(columns))
  }

  /// Columns that have ranges of about the same size and one unit, which their headings may end in, or the same
  /// last word, so that more than half of all have it.
  static func alike(_ columns: [TableColumn]) -> [[TableColumn]] {
    var groups: [(key: String, isUnit: Bool, members: [TableColumn])] = []
    for column in columns {
      let word = lastWord(column.heading)
      let unit = column.unit ?? word.flatMap { HeadingUnit.unit(ofUnitsRow: $0) }
      guard let key = unit ?? word else { continue }
      if let place = groups.firstIndex(where: { $0.key == key }) {
        groups[place].members.append(column)
      } else {
        groups.append((key, unit != nil, [column]))
      }
    }
    return groups.filter { group in
      let isMost = group.members.count > 2 && group.members.count * 2 > columns.count
      return group.members.count > 1 && (group.isUnit || isMost)
        && haveRangesOfOneSize(group.members)
    }.map(\.members)
  }

  /// Columns of one size that have a word in the same place of their headings, which are of as many words, as the
  /// first column has, and stand side by side; nil where they are fewer than three.
  static func likeFirst(_ columns: [TableColumn]) -> [TableColumn]? {
    let words = columns.map { Self.words($0.heading.lowercased()) }
    guard let first = words.first, first.count > 1 else { return nil }
    let groups = first.indices.filter { first[$0].count > 3 && !first[$0].allSatisfy(\.isNumber) }
      .map { place in
        columns.indices.filter {
          words[$0].count == first.count && words[$0][place] == first[place]
            && columns[$0].unit == columns[0].unit
        }.map { columns[$0] }
      }
    return groups.filter { $0.count > 2 && haveRangesOfOneSize($0) && areSideBySide($0, columns) }
      .max { $0.count < $1.count }
  }

  /// Whether the first so many of some columns are these.
  private static func areSideBySide(_ members: [TableColumn], _ all: [TableColumn]) -> Bool {
    zip(members, all).allSatisfy { $0.index == $1.index }
  }

  /// The highest and the lowest of one thing, such as `TMAX` and `TMIN`; nil where there are no two such columns.
  static func extremes(_ columns: [TableColumn]) -> [TableColumn]? {
    let names = columns.map(\.heading.folded)
    for (place, name) in names.enumerated() {
      let ends = [("max", "min"), ("min", "max")]
      for (end, other) in ends where name.count > end.count && name.hasSuffix(end) {
        guard let partner = names.firstIndex(of: String(name.dropLast(end.count)) + other),
          haveRangesOfOneSize([columns[place], columns[partner]])
        else { continue }
        return [min(place, partner), max(place, partner)].map { columns[$0] }
      }
    }
    return nil
  }

  /// The last word of a heading of several, small: of `deepSleepSeconds`, `base_rate` and `keyGenTimeMs`.
  private static func lastWord(_ heading: String) -> String? {
    guard let word = words(heading).last else { return nil }
    let capital = word.dropFirst().lastIndex { $0.isUppercase } ?? word.startIndex
    let tail = word[capital...]
    let isUnit = HeadingUnit.unit(ofUnitsRow: tail.lowercased()) != nil
    guard isUnit || tail.count > 3, tail.count < heading.count, tail.allSatisfy(\.isLetter),
      !HeadingWords.saysSum(String(tail))
    else { return nil }
    return tail.lowercased()
  }

  /// Whether columns of short headings have ranges of about the same size and one unit or none, so
  /// that they belong together where there are no others.
  static func mayBeFamily(_ columns: [TableColumn]) -> Bool {
    // How many were bought, what they cost and what is left are no family.
    guard Set(columns.map { HeadingWords.money($0.heading) }).count == 1 else { return false }
    // Many columns need more to belong together than few: whole numbers are counted, others measured, and what is
    // counted is nowhere below zero.
    let facts = columns.compactMap(\.numbers)
    guard columns.count <= 4 || Set(facts.map(\.areWhole)).count == 1 else { return false }
    guard columns.count <= 4 || Set(facts.map { $0.low < 0 }).count == 1 else { return false }
    return Set(columns.map { $0.unit ?? unitBehindName($0) }).count == 1
      && columns.allSatisfy { words($0.heading).count <= 2 } && haveRangesOfOneSize(columns)
  }

  /// Whether columns of numbers, which are all there are, belong together, so that none of them stands along x:
  /// by their headings, or since they are of one size.
  static func areAll(_ columns: [TableColumn]) -> Bool {
    guard columns.count > 1, columns.allSatisfy(\.isNumeric) else { return false }
    if haveRangesOfOneSize(columns) && (haveHeadingsAlike(columns) || shareWord(columns)) {
      return true
    }
    let middles = columns.compactMap { $0.numbers.map { abs($0.low + $0.high) } }
    guard let low = middles.min(), let high = middles.max() else { return false }
    return mayBeFamily(columns) && high <= 3 * low && goTogether(columns)
  }

  /// As closely as numbers that are alike go with the first of them.
  private static let leastCorrelation = 0.6
  private static let fewestRows = 4

  /// Whether all columns rise and fall with the first.
  private static func goTogether(_ columns: [TableColumn]) -> Bool {
    let all = columns.compactMap { column -> [Double]? in
      guard case .numbers(let finding) = column.content else { return nil }
      return finding.values
    }
    guard let first = all.first, first.count >= fewestRows else { return false }
    return all.dropFirst().allSatisfy { other in
      let pairs = zip(first, other).filter { !$0.isNaN && !$1.isNaN }
      return correlation(pairs.map(\.0), pairs.map(\.1)) >= leastCorrelation
    }
  }

  /// Whether nothing says that columns measure the same: no unit, no words and no size.
  static func areUnlike(_ columns: [TableColumn]) -> Bool {
    columns.count > 1 && !shareUnit(columns) && !isFamily(columns) && !mayBeFamily(columns)
  }

  /// Whether numbers are five times as large as all of some others, or as small.
  static func isOfOtherSize(_ column: TableColumn, than others: [TableColumn]) -> Bool {
    func size(_ column: TableColumn) -> Double? {
      column.numbers.map { abs($0.low + $0.high) / 2 }
    }
    let sizes = others.compactMap(size)
    guard let size = size(column), let low = sizes.min(), let high = sizes.max() else {
      return false
    }
    return size > 5 * high || 5 * size < low
  }

  private static func shareUnit(_ columns: [TableColumn]) -> Bool {
    let units = columns.map(\.unit)
    return units.allSatisfy { $0 != nil && $0 == units[0] }
  }

  private static func haveHeadingsAlike(_ columns: [TableColumn]) -> Bool {
    let words = columns.map { Self.words($0.heading) }
    guard let first = words.first, first.count > 1 else { return false }
    return words.allSatisfy { $0.count == first.count }
      && first.indices.count { place in !words.allSatisfy { $0[place] == first[place] } } == 1
  }

  /// Whether as many words make each heading, one of which stands in all, of four letters at least.
  private static func shareWord(_ columns: [TableColumn]) -> Bool {
    let words = columns.map { Self.words($0.heading.lowercased()) }
    guard let first = words.first, first.count > 1, Set(columns.map(\.unit)).count == 1 else {
      return false
    }
    return words.allSatisfy { $0.count == first.count }
      && first.contains { word in word.count > 3 && words.allSatisfy { $0.contains(word) } }
  }

  /// The unit that the last word of a name for programs is: of `distance_km`.
  private static func unitBehindName(_ column: TableColumn) -> String? {
    let words = words(column.heading)
    guard words.count == 2, column.heading.utf8.contains(UInt8(ascii: "_")) else { return nil }
    return HeadingUnit.unit(ofUnitsRow: String(words[1]))
  }

  /// Words and numbers of a heading.
  static func words(_ heading: String) -> [Substring] {
    heading.split { !$0.isLetter && !$0.isNumber }
  }

  private static func haveRangesOfOneSize(_ columns: [TableColumn]) -> Bool {
    let all = columns.compactMap { $0.numbers.map { (low: $0.low, high: $0.high) } }
    let varying = all.filter { $0.low < $0.high }
    let ranges = (varying.isEmpty ? all : varying).map { $0.high - $0.low }
    guard let largest = ranges.max(), let smallest = ranges.min() else { return false }
    guard largest <= smallest * widestRatio, varying.count < all.count else {
      return largest <= smallest * widestRatio
    }
    // What never varies lies near the others.
    let (low, high) = (varying.map(\.low).min() ?? 0, varying.map(\.high).max() ?? 0)
    return all.allSatisfy { $0.low >= low - 2 * largest && $0.high <= high + 2 * largest }
  }
}

extension TableColumn {
  /// The unit that the heading or the cells tell.
  var unit: String? {
    if let unit = HeadingUnit(heading).unit { return unit }
    guard case .numbers(let finding) = content else { return nil }
    return finding.unit
  }
}
