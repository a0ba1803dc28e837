// SPDX-License-Identifier: MIT

/// What is known of the values of a block without looking at them.
struct BlockSummary: Sendable {
  /// How many are not missing.
  private(set) var presentCount = 0
  /// The lowest value, infinity without one.
  private(set) var minimum = Double.infinity
  /// The highest value, −infinity without one.
  private(set) var maximum = -Double.infinity
  /// The largest difference from one value of the block to the next, −infinity without one.
  private(set) var largestStep = -Double.infinity
  /// The smallest difference from one value of the block to the next, infinity without one.
  private(set) var smallestStep = Double.infinity

  /// What is true of no value.
  init() {}

  init(
    presentCount: Int, minimum: Double, maximum: Double, largestStep: Double, smallestStep: Double
  ) {
    self.presentCount = presentCount
    self.minimum = minimum
    self.maximum = maximum
    self.largestStep = largestStep
    self.smallestStep = smallestStep
  }

  /// Takes in a value and its step to the next; not-a-number stands for a missing one.
  @inline(__always)
  mutating func add(_ value: Double, before next: Double) {
    if value == value { presentCount += 1 }
    if value < minimum { minimum = value }
    if value > maximum { maximum = value }
    let step = next - value
    if step > largestStep { largestStep = step }
    if step < smallestStep { smallestStep = step }
  }
}

/// Up to 2,048 values, packed or plain.
struct ValueBlock: Sendable {
  /// How values are stored.
  enum Storage: Sendable {
    case plain([Double])
    /// `(origin + cell) / power`, the lowest cell standing for a missing value.
    case short(origin: Double, power: Double, [Int16])
    case long(origin: Double, power: Double, [Int32])
  }

  let summary: BlockSummary
  let storage: Storage

  /// Values as they are.
  init(_ summary: BlockSummary, plain values: [Double]) {
    self.summary = summary
    storage = .plain(values)
  }

  /// Cells of 2 bytes.
  init(_ summary: BlockSummary, origin: Double, power: Double, short cells: [Int16]) {
    self.summary = summary
    storage = .short(origin: origin, power: power, cells)
  }

  /// Cells of 4 bytes.
  init(_ summary: BlockSummary, origin: Double, power: Double, long cells: [Int32]) {
    self.summary = summary
    storage = .long(origin: origin, power: power, cells)
  }

  var count: Int {
    switch storage {
    case .plain(let values): values.count
    case .short(_, _, let cells): cells.count
    case .long(_, _, let cells): cells.count
    }
  }

  /// The bytes that the values take.
  var byteCount: Int {
    switch storage {
    case .plain(let values): values.count * 8
    case .short(_, _, let cells): cells.count * 2
    case .long(_, _, let cells): cells.count * 4
    }
  }

  subscript(place: Int) -> Double {
    switch storage {
    case .plain(let values): values[place]
    case .short(let origin, let power, let cells): cells[place].value(origin, power)
    case .long(let origin, let power, let cells): cells[place].value(origin, power)
    }
  }

  /// The values in an array; `room` is used for those that are packed.
  func unpacked(in room: inout [Double]) -> [Double] {
    if case .plain(let values) = storage { return values }
    room.removeAll(keepingCapacity: true)
    room.reserveCapacity(count)
    append(to: &room)
    return room
  }

  /// The values at some places; a plain block's are not copied, of a packed one no others unpacked.
  func values(in places: Range<Int>) -> ArraySlice<Double> {
    switch storage {
    case .plain(let plain): plain[places]
    case .short(let origin, let power, let cells):
      cells[places].map { $0.value(origin, power) }[...]
    case .long(let origin, let power, let cells):
      cells[places].map { $0.value(origin, power) }[...]
    }
  }

  /// Appends the values.
  func append(to values: inout [Double]) {
    switch storage {
    case .plain(let plain): values += plain
    case .short(let origin, let power, let cells):
      for cell in cells { values.append(cell.value(origin, power)) }
    case .long(let origin, let power, let cells):
      for cell in cells { values.append(cell.value(origin, power)) }
    }
  }
}

extension FixedWidthInteger {
  /// What a cell stands for; the lowest cell is a missing value.
  @inline(__always)
  fileprivate func value(_ origin: Double, _ power: Double) -> Double {
    self == .min ? .nan : (origin + Double(self)) / power
  }
}
