// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// A folder with small charts and manifests for `batch`.
struct BatchFixture {
  let folder: TemporaryFolder

  /// Options that make short sounds, which render fast.
  static let short = [
    "--duration", "0.5", "--sample-rate", "8000", "--mono", "--no-intro", "--no-end-sound",
  ]

  init(charts: Int = 3) throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("out"), withIntermediateDirectories: true)
    for number in 0..<charts {
      let rows = (0..<30).map { "\($0),\(100 + ($0 * (number + 7)) % 23)\n" }.joined()
      try put("x,y\n\(rows)", "\(number).csv")
    }
  }

  func put(_ text: String, _ name: String) throws { try folder.put(Array(text.utf8), name) }

  /// A manifest of so many lines, sources taken in turn.
  func putManifest(lines: Int, charts: Int, _ name: String = "m.csv") throws {
    let rows = (0..<lines).map { "\($0 % charts).csv,out/\($0).wav\n" }.joined()
    try put("source,output\n\(rows)", name)
  }

  /// The program in the folder; `variables` besides those of every test.
  func program(_ variables: [String: String] = [:]) -> Program {
    Program(folder: folder.path, environment: variables)
  }

  func batch(_ arguments: [String], input: String = "") throws -> Program.Outcome {
    try program().run(["batch"] + arguments + Self.short, input: input)
  }

  /// The names and bytes of what was written, hidden files too.
  var outputs: [String: [UInt8]] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.file("out"))) ?? []
    return Dictionary(
      names.map { ($0, folder.bytes("out/\($0)") ?? []) }, uniquingKeysWith: { first, _ in first })
  }
}

/// One result line as it was printed.
struct BatchOutcome {
  let line: Int
  let status: String
  let exit: Int
  let message: String?
  let keys: [String]

  init(_ text: String) throws {
    let json = try OrderedJSON(text)
    keys = json.keys
    line = Int(json["line"]?.number ?? -1)
    status = json["status"]?.string ?? ""
    exit = Int(json["exit"]?.number ?? -1)
    message = json["message"]?.string
  }

  /// Every result of a run in the order of the manifest.
  static func all(_ outcome: Program.Outcome) throws -> [BatchOutcome] {
    try outcome.lines.map(BatchOutcome.init).sorted { $0.line < $1.line }
  }
}
