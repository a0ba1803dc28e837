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
    // The evidence is that of the rows that were looked at.
    var layout = table.layout
    layout.choices = []
    self = .table(table.x, columns + bars, layout, table.notes)
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
  let reader = TableReader(options: options)
  var window = try reader.window(.bytes(bytes, name: "data.csv"))
  try window.readAll()
  var text = try TextTable.open(window, options: options)
  let reading = reader.reading(of: text)
  return try TableReader.whole(&text, reading)
}

/// How bytes come to be read block after block.
enum Arrival { case memory, pipe }

/// Expects bytes to be the same table, or the same error, block after block and all at once.
func expectOneOutcome(
  _ bytes: [UInt8], _ options: ReadOptions = ReadOptions(), from arrival: Arrival = .memory,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let whole = try ReadOutcome { try readWhole(bytes, options) }
  let blocks = try ReadOutcome {
    switch arrival {
    case .memory: try TableReader(options: options).read(.bytes(bytes, name: "data.csv"))
    case .pipe: try readPipe(bytes, options)
    }
  }
  let isSame = blocks == whole
  #expect(isSame, "\(blocks.summary), not \(whole.summary)", sourceLocation: sourceLocation)
}

extension ReadOutcome {
  /// What tables that differ most often differ in.
  fileprivate var summary: String {
    switch self {
    case .table(_, let columns, let layout, let notes):
      "\(columns.map { ($0.name, $0.bits.count) }) \(layout) \(notes)"
    case .failure(let error): "\(error)"
    }
  }
}
