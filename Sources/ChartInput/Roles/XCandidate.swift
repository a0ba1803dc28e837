// SPDX-License-Identifier: MIT

/// A place where points may stand along x, with what tells for and against it.
struct XCandidate {
  enum Kind { case rows, dates, parts, ordered, numbers, names }

  let position: Roles.Position
  let kind: Kind
  /// The heading of the first column; empty for rows.
  var heading = ""
  /// The place of the first column, counted from 0.
  var place = 0
  var rowCount = 0
  /// Whether no column stands before it but for what counts or never varies.
  var isFirst = false
  /// How many columns to the left could stand along x as well.
  var rivalsBefore = 0
  /// Whether the values are not all the same.
  var varies = true
  /// Whether a heading or the place says that numbers only count the rows.
  var isCounter = false
  /// Whether they are codes, coordinates, or labels of kinds and persons.
  var isCode = false
  /// Whether they are codes of the names that stand in another column.
  var isCodeOfNames = false
  /// Whether they count 0, 1, 2 … or 1, 2, 3 … from the first row.
  var counts = false
  var order = NumberOrder([])
  /// Whether dates say when rows were made or ended, or who was born, and others say when they are of.
  var standsBehind = false
  /// Whether dates only say something of rows that names in front of them tell apart.
  var isOfNames = false
  /// The share of rows without a position.
  var missingShare = 0.0
  /// Whether nearly each row has a name of its own.
  var namesRows = false
  /// Whether texts are sentences.
  var isLong = false
  /// Whether a clock or another part of the date is left out.
  var omitsParts = false
  /// Whether dates stand in another column.
  var omitsDates = false
  /// Whether whole dates stand before the parts of dates.
  var followsDates = false
  /// Whether it is one of columns of numbers that are alike, which are all there are.
  var isOneOfFamily = false
  /// The columns that part rows which share a position.
  var groups: [TableColumn] = []
  /// How they were chosen; nil if no place is repeated.
  var groupChoice: RoleChoice?
  /// Whether numbers ascend or descend strictly within the groups.
  var isOrderedInGroups = false
  /// The share of rows whose position is that of another row which nothing parts from them.
  var unexplainedShare = 0.0
}

extension XCandidate {
  var isNumber: Bool { kind == .numbers }
  var isDate: Bool { kind == .dates || kind == .parts }

  /// Whether numbers are in an order that positions have.
  var isInOrder: Bool {
    order.strict != nil || order.isInBlocks || isOrderedInGroups || ascendsWithTies
  }

  /// Whether numbers never turn back, which those of ten rows and more do not by chance, and stand at
  /// more than a few places.
  var ascendsWithTies: Bool {
    order.loose != nil && order.count >= 10 && order.moveCount >= 4
      && order.moveCount * 6 >= order.count
  }

  /// Whether columns further right have to tell more than it does.
  var isRival: Bool {
    guard varies, !isCounter, !isCode else { return false }
    return isDate || kind == .ordered || namesRows || isNumber && isInOrder
  }

  /// As many numbers as fall by equal steps, and by any, hardly by chance.
  private static let leastOfFalling = 4
  private static let leastOfUnevenFalling = 6

  /// What tells for and against a place along x.
  static let evidence: [Evidence<XCandidate>] = [
    Evidence(12, "a chart runs along its dates") { $0.isDate && $0.varies },
    Evidence(6, "parts of dates belong together") { $0.kind == .parts },
    Evidence(-8, "whole dates stand before them") { $0.followsDates },
    Evidence(-12, "they say something of rows that have names") { $0.isOfNames },
    Evidence(-14, "a part of the dates is left out") { $0.omitsParts },
    Evidence(-8, "they say when rows were made or ended, or who was born") { $0.standsBehind },
    Evidence(-6, "dates stand in another column") { $0.omitsDates },
    Evidence(8, "these names have an order") { $0.kind == .ordered && $0.varies },
    Evidence(5, "the numbers rise or fall throughout") {
      $0.isNumber && $0.order.strict != nil && !$0.isCounter
    },
    Evidence(5, "the numbers rise or fall within each group") {
      $0.isNumber && $0.order.strict == nil && $0.isOrderedInGroups
    },
    Evidence(4, "the numbers run through the same range again and again") {
      $0.isNumber && $0.order.isInBlocks && $0.place == 0
    },
    Evidence(4, "the numbers never turn back") {
      $0.isNumber && $0.order.strict == nil && $0.ascendsWithTies
    },
    Evidence(-6, "in a short table numbers rise by chance") {
      $0.isNumber && $0.rowCount < 6 && !$0.counts && !$0.order.isEven && $0.place > 0
    },
    Evidence(-10, "in a short table numbers fall by chance") {
      $0.order.strict == .descending
        && $0.order.count < ($0.order.isEven ? leastOfFalling : leastOfUnevenFalling)
    },
    Evidence(-14, "it is one of columns alike") { $0.isOneOfFamily },
    Evidence(2, "the steps are equal") { $0.isNumber && $0.order.isEven && !$0.isCounter },
    Evidence(3, "the heading names what one counts along") {
      $0.isNumber && HeadingWords.saysSequence($0.heading)
    },
    Evidence(4, "it stands first") { $0.isFirst && !$0.isCounter },
    Evidence(-1.5, "it stands further right", times: { Double(min(4, $0.rivalsBefore)) }),
    Evidence(-12, "the numbers are in no order") { $0.isNumber && !$0.isInOrder },
    Evidence(-6, "the numbers only count the rows") { $0.isNumber && $0.isCounter },
    Evidence(6, "each row has a name of its own") { $0.namesRows },
    Evidence(3, "the heading says that they are names") {
      $0.namesRows && HeadingWords.saysName($0.heading)
    },
    Evidence(-8, "they are codes") { $0.isCode },
    Evidence(-8, "the names that they stand for are there") { $0.isCodeOfNames },
    Evidence(-4, "the names repeat") {
      $0.kind == .names && !$0.namesRows && $0.groups.isEmpty
    },
    Evidence(-2, "names are repeated for each group") {
      $0.kind == .names && !$0.groups.isEmpty
    },
    Evidence(-5, "they are sentences") { $0.isLong },
    Evidence(-25, "all of them are the same") { !$0.varies },
    Evidence(
      -6, "rows share a place",
      times: {
        $0.unexplainedShare * ($0.isDate ? 0.4 : $0.kind == .ordered ? 2 : 1)
      }),
    Evidence(-8, "rows have no place", times: { $0.missingShare }),
  ]
}
