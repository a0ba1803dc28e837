// SPDX-License-Identifier: MIT

import Audiograph
import TestSupport
import Testing

@testable import ChartInput

/// What is written in any dialect is read as it was meant, bit for bit.
@Suite struct RandomTableTests {
  private static let seeds = 0..<caseCount(2_000, sweep: 200_000)
  private static let parts = 8

  @Test(arguments: 0..<parts) func tablesComeBack(part: Int) throws {
    var faults = 0
    for seed in Self.seeds where seed % Self.parts == part && faults < 3 {
      let sample = RandomTable(seed: UInt64(seed))
      for isTold in [true, false] {
        guard let fault = Self.fault(of: sample, isTold: isTold) else { continue }
        faults += 1
        Issue.record("seed \(seed), told \(isTold): \(fault)\n\(sample.text.prefix(400))")
      }
    }
  }

  /// What is read otherwise than it was written; nil if nothing is.
  private static func fault(of sample: RandomTable, isTold: Bool) -> String? {
    var options = ReadOptions()
    options.dateFormat = sample.dates.format.flatMap { try? DateFormat($0) }
    options.grouping = .none
    if isTold {
      options.x = .name("when")
      options.y = sample.valueHeadings.map(ColumnReference.name)
    }
    let source = DataSource.bytes(Array(sample.text.utf8), name: "data.csv")
    do {
      let table = try TableReader(options: options).read(source)
      guard case .dates(let dates) = table.x else { return "x is \(table.layout.x)" }
      guard Array(dates.instants) == sample.instants else { return "dates \(table.x.texts)" }
      // Columns alike are told together, but never without the first.
      let read = table.columns.map(\.name)
      let wanted = isTold ? sample.valueHeadings : read
      let expected = zip(sample.valueHeadings, sample.numbers).filter { wanted.contains($0.0) }
        .map(\.1)
      guard read == wanted, read.first == sample.valueHeadings.first,
        table.columns.map(\.values.bits) == expected.map(\.bits)
      else {
        return "values \(table.columns.map { $0.values.prefix(5) })"
      }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
