// SPDX-License-Identifier: MIT

/// What is heard of pairs, laid out in time.
struct ScatterPlan: Sendable {
  private var notes: [FormTone] = []
  private var ticks: [FormTone] = []
  /// The length of all.
  private(set) var seconds = 0.0
  private(set) var heard = Heard()
  /// The note that stands for each pair of each group.
  private(set) var toneOfPair: [[Int]] = []

  /// What is heard, in order of time.
  var tones: [FormTone] { (notes + ticks).sorted { $0.start < $1.start } }

  /// How pairs are heard.
  struct Heard: Sendable, Hashable {
    /// How many have a note of their own, or share it with equal ones.
    var single = 0
    /// How many are heard as the lowest, the middle and the highest of a column.
    var summed = 0
    /// How many columns are heard like that.
    var columns = 0
    /// Whether one of them has more than one x.
    var sumsOverX = false
  }

  /// Between the last note of a group and the first of the next one, and the longest silence within one.
  private static let pause = 0.7
  /// The most seconds of a note with the silence behind it, and the part of them that sounds.
  private static let longestSlot = 0.150
  private static let sounding = 0.9
  /// The fewest seconds of a slot, the fewest and the most notes of a column.
  private static let shortestSlot = 1.0 / 30
  private static let leastNotes = 3
  private static let mostNotes = 18
  /// How far several points are louder than one at most, in decibels.
  private static let mostGain = 6.0

  /// The plan of groups one after another, with the time of their axis multiplied.
  init(_ parts: [ScatterPairs], _ axis: ScatterAxis, stretchedBy factor: Double = 1) {
    let seconds = Self.seconds(parts, stretchedBy: factor)
    for (voice, pairs) in parts.enumerated() {
      if voice > 0 { self.seconds += Self.pause }
      add(ScatterColumns(pairs, axis, seconds: seconds), pairs, voice)
    }
  }

  /// The seconds from the lowest to the highest x: 60 ms for each point of the largest group, 6 to 15;
  /// 6 for three groups and more.
  private static func seconds(_ parts: [ScatterPairs], stretchedBy factor: Double) -> Double {
    let largest = parts.map(\.count).max() ?? 0
    let usual = parts.count < 3 ? min(max(0.060 * Double(largest), 6), 15) : 6
    // From a column to ten hours.
    return min(max(usual * factor, 0.1), 36_000)
  }

  /// The notes of a group, of which the first sounds at once and the last ends the time.
  private mutating func add(_ columns: ScatterColumns, _ pairs: ScatterPairs, _ voice: Int) {
    let start = seconds - (columns.columns.first?.start ?? 0)
    toneOfPair.append([Int](repeating: 0, count: pairs.count))
    for column in columns.columns {
      addTicks(until: start + column.start)
      let room = Int(column.width / Self.shortestSlot + 1e-6)
      let most = max(Self.leastNotes, min(Self.mostNotes, room))
      let slots: Int
      if let notes = ScatterNotes(column, pairs, atMost: most) {
        slots = notes.points.count
        addPoints(notes, column, pairs, voice, start)
      } else {
        slots = 3
        addSum(column, pairs, voice, start)
        heard.sumsOverX = heard.sumsOverX || !columns.areSingle
      }
      let slot = Self.slot(column, slots)
      seconds = start + column.start + (Double(slots - 1) + Self.sounding) * slot
    }
  }

  /// Ticks that part a silence evenly, where it would be longer than a pause.
  private mutating func addTicks(until end: Double) {
    let parts = ((end - seconds) / Self.pause - 1e-9).rounded(.up)
    guard parts > 1 else { return }
    let length = (end - seconds) / parts
    for number in 1..<Int(parts) { ticks.append(.tick(at: seconds + Double(number) * length)) }
  }

  private static func slot(_ column: ScatterColumns.Column, _ count: Int) -> Double {
    min(column.width / Double(count), longestSlot)
  }

  /// A note for each point, equal ones in one louder note.
  private mutating func addPoints(
    _ notes: ScatterNotes, _ column: ScatterColumns.Column, _ pairs: ScatterPairs, _ voice: Int,
    _ start: Double
  ) {
    let slot = Self.slot(column, notes.points.count)
    for (number, note) in notes.points.enumerated() {
      let first = note[note.startIndex]
      for pair in note { toneOfPair[voice][pair] = self.notes.count }
      self.notes.append(
        FormTone(
          .point, at: start + column.start + Double(number) * slot, for: Self.sounding * slot,
          pairs.y[first], level: Self.gain(Double(note.count)), voice: voice,
          pan: .along(column.place), index: pairs.rows[first],
          details: [
            Score.Detail("x", pairs.x[first]), Score.Detail("count", Double(note.count)),
          ]))
    }
    heard.single += column.pairs.count
  }

  /// The lowest, the middle and the highest of many points.
  private mutating func addSum(
    _ column: ScatterColumns.Column, _ pairs: ScatterPairs, _ voice: Int, _ start: Double
  ) {
    let count = column.pairs.count
    let slot = Self.slot(column, 3)
    for pair in column.pairs { toneOfPair[voice][pair] = notes.count + 1 }
    toneOfPair[voice][column.pairs[0]] = notes.count
    toneOfPair[voice][column.pairs[count - 1]] = notes.count + 2
    let parts = [("low", 0), ("middle", (count - 1) / 2), ("high", count - 1)]
    for (number, (part, place)) in parts.enumerated() {
      notes.append(
        FormTone(
          .column, at: start + column.start + Double(number) * slot, for: Self.sounding * slot,
          pairs.y[column.pairs[place]], level: Self.gain(Double(count) / 3), voice: voice,
          pan: .along(column.place),
          details: [Score.Detail("part", part), Score.Detail("count", Double(count))]))
    }
    heard.summed += count
    heard.columns += 1
  }

  /// Three decibels for twice as many points.
  private static func gain(_ count: Double) -> Double { min(mostGain, 3 * log2(count)) }
}

/// The points of a column, equal ones together.
private struct ScatterNotes {
  private(set) var points: [ArraySlice<Int>] = []

  /// Nil if there are more than so many.
  init?(_ column: ScatterColumns.Column, _ pairs: ScatterPairs, atMost most: Int) {
    let order = column.pairs
    var start = 0
    while start < order.count {
      guard points.count < most else { return nil }
      let end = pairs.endOfEqual(order, from: start)
      points.append(order[start..<end])
      start = end
    }
  }
}
