// SPDX-License-Identifier: MIT

/// A Markdown table.
func table(_ headings: [String], _ rows: [[String]]) -> String {
  let line = { (cells: [String]) in "| \(cells.joined(separator: " | ")) |" }
  let rule = headings.indices.map { $0 == 0 ? "---" : "---:" }
  return ([line(headings), line(rule)] + rows.map(line)).joined(separator: "\n")
}

/// One work as a table with its heading.
func workTable(_ work: Work, _ measurements: [Measurement]) -> String {
  let limit = measurements.first
  let rows = measurements.map { own in
    [
      own.name, short(own.median), short(own.least), short(own.leastProcessor), short(own.memory),
      short(own.median / (limit?.median ?? 1)),
      short(own.leastProcessor / (limit?.leastProcessor ?? 1)),
    ]
  }
  let headings = [
    work.title, "median ms", "least ms", "processor ms", "MiB", "× \(limit?.name ?? "")",
    "× its processor ms",
  ]
  return table(headings, rows) + "\n"
}

extension Report {
  /// Goals and what was reached.
  var verdictSection: String {
    let rows = works.flatMap { work, measurements in verdicts(work, measurements) } + coreVerdict
    guard !rows.isEmpty else { return "" }
    return """
      ## Goals

      Ratios to the limit (for `--version`, to `true`), of the medians and of the least processor times;
      then the ratio to plain C, of the medians. The verdict is about the limit.

      \(table(["work", "goal", "of medians", "of processor", "to plain C", "verdict"], rows))

      """
  }

  private func verdicts(_ work: Work, _ measurements: [Measurement]) -> [[String]] {
    guard let limit = measurements.first, work.goal.ratio != nil || work.goal.memory != nil else {
      return []
    }
    guard let own = measurements.first(where: { $0.name == Names.program }) else {
      return [[work.title, "≤ \(short(work.goal.ratio ?? 0)) ×", "–", "–", "–", "not available"]]
    }
    let ratio = own.median / limit.median
    let plain = measurements.first { $0.name == Names.plain }.map { own.median / $0.median }
    let times = work.goal.ratio.map { goal in
      [
        work.title, "≤ \(short(goal)) ×", short(ratio),
        short(own.leastProcessor / limit.leastProcessor), plain.map(short) ?? "",
        verdict(ratio <= goal),
      ]
    }
    let memory = work.goal.memory.map { goal in
      [
        "\(work.title), memory", "≤ \(short(goal)) MiB", "\(short(own.memory)) MiB", "", "",
        verdict(own.memory <= goal),
      ]
    }
    return [times, memory].compactMap(\.self)
  }

  /// How much two cores bring.
  private var coreVerdict: [[String]] {
    let times = [Work.w6, .w6two].compactMap { work in
      works.first { $0.work == work }?.measurements.first { $0.name == Names.program }?.median
    }
    guard times.count == 2 else { return [] }
    let gain = times[0] / times[1]
    return [["W6: two cores against one", "≥ 1.60 ×", short(gain), "", "", verdict(gain >= 1.6)]]
  }

  private func verdict(_ isReached: Bool) -> String { isReached ? "reached" : "not reached" }
}

extension Report {
  /// Tables of growth, and the plot.
  var growthSection: String {
    guard !growths.isEmpty else { return "" }
    let steps = growths.flatMap(\.superlinearSteps)
    let verdict =
      steps.isEmpty
      ? "No step of the program is worse than linear."
      : "Worse than linear (exponent above 1.05):\n\n" + steps.map { "- \($0)\n" }.joined()
    return """
      ## Growth

      Least processor time and peak memory. The exponent is the power of the size by which the time grew
      since the row above: 1 is linear, 0 does not grow.

      ![Time against size, on logarithmic axes; the tables below hold the same numbers](growth.svg)

      \(verdict)

      \(growths.map(growthTable).joined(separator: "\n"))
      """
  }

  private func growthTable(_ growth: Growth) -> String {
    let headings =
      ["\(growth.title): \(growth.unit)"]
      + growth.names.flatMap { ["\($0), ms", "MiB", "exponent"] }
    let rows = growth.points.indices.map { place in
      let point = growth.points[place]
      return ["\(point.size)"]
        + point.measurements.indices.flatMap { contender in
          [
            short(point.measurements[contender].leastProcessor),
            short(point.measurements[contender].memory),
            growth.exponent(at: place, of: contender).map { fixed($0, 2) } ?? "",
          ]
        }
    }
    return table(headings, rows) + "\n"
  }
}
