// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import ChartInput

/// What a reader makes of bytes: a table's facts, or an error.
enum ReadOutcome: Equatable {
  case table(XAxis, [[UInt64]], TableLayout, [ReadNote])
  case failure(ReadError)

  init(_ file: TemporaryFile, _ options: ReadOptions, plain: Bool) {
    var reader = TableReader(options: options)
    reader.usesPlainRows = plain
    do throws(ReadError) {
      let table = try reader.read(.path(file.path))
      let bars = PriceColumn.allCases.compactMap { table.bars?.columns[$0]?.bits }
      self = .table(table.x, table.columns.map(\.values.bits) + bars, table.layout, table.notes)
    } catch {
      self = .failure(error)
    }
  }
}

/// Expects the short and the long way through a file to agree on everything.
func expectAgreement(_ bytes: [UInt8], _ options: ReadOptions = ReadOptions()) throws {
  let file = try TemporaryFile(bytes)
  let short = ReadOutcome(file, options, plain: true)
  let long = ReadOutcome(file, options, plain: false)
  #expect(short == long, "\(String(decoding: bytes.prefix(2000), as: UTF8.self))")
}
