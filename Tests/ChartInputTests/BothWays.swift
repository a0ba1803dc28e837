// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// What a reader makes of bytes: a table's facts, or an error.
enum ReadOutcome: Equatable {
  case table(XAxis, [SeriesFacts], TableLayout, [ReadNote])
  case failure(ReadError)

  /// A column of values, missing ones comparable.
  struct SeriesFacts: Equatable {
    let name: String
    let unit: String?
    let x: XAxis?
    let bits: [UInt64]
  }

  init(_ table: Table) {
    let bars = PriceColumn.allCases.compactMap { column in
      (table.bars?.columns[column]).map {
        SeriesFacts(name: column.rawValue, unit: nil, x: nil, bits: $0.bits)
      }
    }
    let columns = table.columns.map {
      SeriesFacts(name: $0.name, unit: $0.unit, x: $0.x, bits: $0.values.bits)
    }
    self = .table(table.x, columns + bars, table.layout, table.notes)
  }

  /// The outcome of an attempt.
  init(_ body: () throws -> Table) throws {
    do {
      self.init(try body())
    } catch let error as ReadError {
      self = .failure(error)
    }
  }
}

/// Reads bytes that are all in memory before the first row is cut, so that nothing is left to
/// contradict the first ones.
func readWhole(_ bytes: [UInt8], _ options: ReadOptions = ReadOptions()) throws -> Table {
  var window = try ByteWindow(.bytes(bytes, name: "data.csv"))
  try window.begin()
  try window.readAll()
  var text = try TextTable.open(window, options: options)
  let reading = TableReader(options: options).reading(of: text)
  return try reading.table(of: text.wholeBlock())
}

/// Expects bytes to be the same table, or the same error, however they come: block after block
/// from memory, through a pipe, and all at once.
func expectOneOutcome(
  _ bytes: [UInt8], _ options: ReadOptions = ReadOptions(),
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let beginning = String(decoding: bytes.prefix(200), as: UTF8.self)
  let whole = try ReadOutcome { try readWhole(bytes, options) }
  let blocks = try ReadOutcome {
    try TableReader(options: options).read(.bytes(bytes, name: "data.csv"))
  }
  #expect(blocks == whole, "blocks: \(beginning)", sourceLocation: sourceLocation)
  let piped = try ReadOutcome { try readPipe(bytes, options) }
  #expect(piped == whole, "pipe: \(beginning)", sourceLocation: sourceLocation)
}
