// SPDX-License-Identifier: MIT

/// Time and memory of one kind of work at growing sizes.
struct Growth {
  /// What is done, and what grows.
  var title: String
  var unit: String
  var points: [(size: Int, measurements: [Measurement])]
}

extension Setup {
  /// The works whose growth is looked at.
  func growths() throws -> [Growth] {
    let counts = (2...7).map { power in (0..<power).reduce(1) { size, _ in size * 10 } }
    let describe = try growth("describe", "points", counts, describing)
    let export = try growth("export of 10 s", "points", counts) { count in
      try exporting(count, seconds: 10)
    }
    let sound = try growth("export of 252 points", "seconds", [1, 10, 60, 600, 3600]) {
      try exporting(252, seconds: $0)
    }
    return [describe, export, sound] + (hasBatch ? [try batchGrowth()] : [])
  }

  private func batchGrowth() throws -> Growth {
    try growth("batch, 1 s of sound a file", "files", [1, 10, 100, 1000, 10_000], batching)
  }

  private func growth(
    _ title: String, _ unit: String, _ sizes: [Int], _ contenders: (Int) throws -> [Contender]
  ) throws -> Growth {
    var brief = self
    brief.runs = min(runs, 7)
    // One run is no least: the row would seem to grow by what else the machine did.
    brief.longRuns = 3
    let points = try sizes.map { size in
      (size, try measure(try contenders(size), setup: brief) { _ in })
    }
    return Growth(title: title, unit: unit, points: points)
  }

  private func describing(_ count: Int) throws -> [Contender] {
    try prepareRows(count)
    return [
      Contender(name: Names.twin, command: Command(words: [twin, "facts", rows(count)])),
      Contender(name: Names.program, command: Command(words: [program, "describe", rows(count)])),
    ]
  }

  private func exporting(_ count: Int, seconds: Int) throws -> [Contender] {
    try prepareRows(count)
    return [
      sound(Names.twin, [twin, "sound", rows(count), "\(seconds)", sound]),
      sound(Names.program, exportWords(rows: rows(count), seconds: seconds)),
    ]
  }

  private func batching(_ count: Int) throws -> [Contender] {
    try prepareBatch(count)
    let words = [twin, "batch", list(count), "1", "1"]
    return [
      Contender(
        name: Names.twin, command: Command(words: words, outputs: batchOutputs(count))),
      batchOfProgram(count, seconds: 1, jobs: 1),
    ]
  }
}

extension Growth {
  /// The program's and the twin's names, in the order of the measurements.
  var names: [String] { points.first?.measurements.map(\.name) ?? [] }

  /// By what power of the size the time grew from the step before; nil at the first.
  func exponent(at place: Int, of contender: Int) -> Double? {
    guard place > 0 else { return nil }
    let (last, here) = (points[place - 1], points[place])
    let (before, after) = (last.measurements[contender], here.measurements[contender])
    return logarithm(after.leastProcessor / before.leastProcessor)
      / logarithm(Double(here.size) / Double(last.size))
  }

  /// The steps at which the program's time grew by more than the size, with room for noise.
  var superlinearSteps: [String] {
    guard let own = names.firstIndex(of: Names.program) else { return [] }
    return points.indices.dropFirst().compactMap { place in
      guard let exponent = exponent(at: place, of: own), exponent > 1.05 else { return nil }
      let sizes = "\(points[place - 1].size) to \(points[place].size) \(unit)"
      return "\(title), \(sizes): exponent \(fixed(exponent, 2))"
    }
  }
}
