// SPDX-License-Identifier: MIT

import ChartInput
import Foundation
import Audiograph
import Testing

/// Tables that are read from memory.
@Suite struct ByteSourceTests {
  @Test(arguments: [2, 3, 4, 20_000])
  func readsWhatAFileWouldHold(_ count: Int) throws {
    let rows = (1...count).map { "\($0),\($0 * 2)\n" }.joined()
    let bytes = Array("x,y\n\(rows)".utf8)
    let table = try TableReader().read(.bytes(bytes, name: "answer"))
    #expect(table.columns.first?.values == (1...count).map { Double($0 * 2) })
    #expect(DataSource.bytes(bytes, name: "answer").name == "answer")
  }

  @Test func namesItselfInErrors() {
    #expect(throws: ReadError.empty(file: "answer")) {
      try TableReader().read(.bytes([], name: "answer"))
    }
  }

  @Test func leavesNoDescriptorOpen() throws {
    for _ in 0..<300 { _ = try TableReader().read(.bytes(Array("1\n2\n".utf8), name: "a")) }
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
    #expect(open < 250)
  }
}
