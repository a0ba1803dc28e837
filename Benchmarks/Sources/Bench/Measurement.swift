// SPDX-License-Identifier: MIT

internal import Glibc

/// The samples of one contender.
struct Measurement {
  var name: String
  var samples: [Sample]

  var median: Double { middle(samples.map(\.elapsed)) }
  var least: Double { samples.map(\.elapsed).min() ?? 0 }
  var leastProcessor: Double { samples.map(\.processor).min() ?? 0 }
  var memory: Double { samples.map(\.memory).max() ?? 0 }
}

/// The middle of numbers, the upper one of two; 0 where there are none.
func middle(_ numbers: [Double]) -> Double {
  numbers.isEmpty ? 0 : numbers.sorted()[numbers.count / 2]
}

/// Runs contenders in turn, so that a slow moment of the machine falls on all of them.
///
/// The first run of each is checked, warms the caches, and says how often the contender can be run;
/// it is counted only where it takes so long that it stays the only one.
func measure(
  _ contenders: [Contender], setup: Setup, check: (Contender) throws -> Void
) throws -> [Measurement] {
  var results: [Measurement] = []
  var counts: [Int] = []
  var limit = Double.infinity
  for contender in contenders {
    let first = try contender.command.run(setup)
    try check(contender)
    if results.isEmpty { limit = first.elapsed }
    counts.append(runCount(first: first.elapsed, limit: limit, setup: setup))
    results.append(Measurement(name: contender.name, samples: counts.last == 0 ? [first] : []))
  }
  for turn in 0..<(counts.max() ?? 0) {
    for place in contenders.indices where turn < counts[place] {
      results[place].samples.append(try contenders[place].command.run(setup))
    }
  }
  for contender in contenders { try contender.command.setAside(setup) }
  return results
}

/// How many runs follow a first one of so many milliseconds: three of what is a hundred times
/// slower than the limit, as a rule none of what takes five seconds.
private func runCount(first: Double, limit: Double, setup: Setup) -> Int {
  if first > 5000 { return setup.longRuns }
  return first > 100 * limit ? 3 : min(setup.runs, max(3, Int(4000 / max(first, 1))))
}

/// All contenders of one work.
func measure(_ work: Work, setup: Setup) throws -> [Measurement] {
  try setup.prepareRows(work.rows)
  if work.isTimed { try setup.prepareRows(work.rows, timed: true) }
  if work == .w6 || work == .w6two { try setup.prepareBatch(batchCount) }
  let truth = try facts(work, setup: setup)
  return try measure(setup.contenders(work), setup: setup) { contender in
    try check(contender, work: work, truth: truth, setup: setup)
  }
}
