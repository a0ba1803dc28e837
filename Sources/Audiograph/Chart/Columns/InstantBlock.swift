// SPDX-License-Identifier: MIT

/// Up to 2,048 instants, packed or plain.
struct InstantBlock: Sendable {
  /// How instants are stored.
  private enum Storage: Sendable {
    case plain([Int64])
    /// `first + place × step`.
    case stepped(first: Int64, step: Int64, count: Int)
    /// `first + cell × unit`.
    case short(first: Int64, unit: Int64, [Int16])
    case long(first: Int64, unit: Int64, [Int32])
  }

  /// Whether no instant is before the one in front of it.
  let ascends: Bool
  private let storage: Storage

  /// Instants as they are.
  init(plain instants: [Int64]) {
    ascends = zip(instants, instants.dropFirst()).allSatisfy { $0 <= $1 }
    storage = .plain(instants)
  }

  /// Equal steps from a first instant on.
  init(from first: Int64, step: Int64, count: Int) {
    ascends = step >= 0
    storage = .stepped(first: first, step: step, count: count)
  }

  /// Distances from a first instant in units, of 2 bytes.
  init(from first: Int64, unit: Int64, short cells: [Int16], ascends: Bool) {
    self.ascends = ascends
    storage = .short(first: first, unit: unit, cells)
  }

  /// Distances from a first instant in units, of 4 bytes.
  init(from first: Int64, unit: Int64, long cells: [Int32], ascends: Bool) {
    self.ascends = ascends
    storage = .long(first: first, unit: unit, cells)
  }

  var count: Int {
    switch storage {
    case .plain(let instants): instants.count
    case .stepped(_, _, let count): count
    case .short(_, _, let cells): cells.count
    case .long(_, _, let cells): cells.count
    }
  }

  subscript(place: Int) -> Int64 {
    switch storage {
    case .plain(let instants): instants[place]
    case .stepped(let first, let step, _): first &+ Int64(place) &* step
    case .short(let first, let unit, let cells): first &+ Int64(cells[place]) &* unit
    case .long(let first, let unit, let cells): first &+ Int64(cells[place]) &* unit
    }
  }

  /// Appends the instants.
  func append(to instants: inout [Int64]) {
    switch storage {
    case .plain(let plain): instants += plain
    case .stepped(let first, let step, let count):
      for place in 0..<count { instants.append(first &+ Int64(place) &* step) }
    case .short(let first, let unit, let cells):
      for cell in cells { instants.append(first &+ Int64(cell) &* unit) }
    case .long(let first, let unit, let cells):
      for cell in cells { instants.append(first &+ Int64(cell) &* unit) }
    }
  }

  /// Whether an instant of the block is the one in front of it.
  var hasRepetition: Bool {
    switch storage {
    case .plain(let instants): instants.hasRepetition
    case .stepped(_, let step, let count): step == 0 && count > 1
    case .short(_, _, let cells): cells.hasRepetition
    case .long(_, _, let cells): cells.hasRepetition
    }
  }

  /// Whether each instant of the block is `step` microseconds behind the one before.
  func hasSteps(of step: Int64) -> Bool {
    if case .stepped(_, let known, _) = storage { return known == step }
    return (0..<count).dropFirst().allSatisfy {
      self[$0].subtractingReportingOverflow(self[$0 - 1]) == (step, false)
    }
  }
}

extension Array where Element: Equatable {
  fileprivate var hasRepetition: Bool {
    indices.dropFirst().contains { self[$0] == self[$0 - 1] }
  }
}
