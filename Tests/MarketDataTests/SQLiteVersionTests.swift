// SPDX-License-Identifier: MIT

import Testing

@testable import MarketData

@Suite struct SQLiteVersionTests {
  @Test(arguments: [
    (number: Int32(3_034_001), name: "3.34.1", isEnough: false), (3_036_000, "3.36.0", false),
    (3_037_000, "3.37.0", true), (3_040_001, "3.40.1", true), (4_000_000, "4.0.0", true),
  ])
  func tooOldAreNamed(number: Int32, name: String, isEnough: Bool) {
    let version = SQLiteVersion(number: number, name: name)
    do throws(SQLiteError) {
      try version.check()
      #expect(isEnough)
    } catch {
      #expect(!isEnough)
      #expect(error.error(path: "p") == .oldLibrary(path: "p", needed: "3.37", found: name))
    }
  }
}
