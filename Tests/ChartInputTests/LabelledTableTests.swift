// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import TestSupport
import Testing

@testable import ChartInput

/// Tables of `Fixtures/readings` are read as their labels say.
///
/// They are made as banks, meters, laboratories, offices and programs write theirs; `Scripts/check-notes` measures
/// with them what notes are worth.
@Suite struct LabelledTableTests {
  struct Labelled: Sendable, CustomTestStringConvertible {
    let file: String
    /// Any of these readings is right; of what one leaves out, anything is.
    let readings: [[String: [String]]]
    /// Why it is read otherwise so far; nil if it is read right.
    let open: String?
    var testDescription: String { file }
  }

  static let folder = "\(Program.packageFolder)/Tests/Fixtures/readings"

  static let all: [Labelled] = {
    let text = try? String(contentsOfFile: "\(folder)/labels.json", encoding: .utf8)
    let labels = text.flatMap { try? OrderedJSON($0) }?.elements ?? []
    return labels.map { label in
      Labelled(
        file: label["file"]?.string ?? "",
        readings: (label["readings"]?.elements ?? []).map { reading in
          Dictionary(
            uniqueKeysWithValues: reading.keys.map { key in
              (key, reading[key]?.elements.compactMap(\.string) ?? [])
            })
        },
        open: label["open"]?.string)
    }
  }()

  @Test func tablesAreThere() { #expect(Self.all.count > 40) }

  @Test(arguments: all) func reading(labelled: Labelled) throws {
    let source = DataSource.path("\(Self.folder)/\(labelled.file)")
    guard let layout = try? TableReader().read(source).layout else {
      #expect(labelled.readings.isEmpty)
      return
    }
    let told = ["x": layout.x, "y": layout.y, "by": layout.by].mapValues { $0.map(\.heading) }
    let isRight = labelled.readings.contains { $0.allSatisfy { told[$0.key] == $0.value } }
    #expect(isRight == (labelled.open == nil && !labelled.readings.isEmpty), "\(told)")
  }
}
