// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Files so large that memory is prepared for them, which must change nothing else.
@Suite struct LargeFileTests {
  /// 500,000 rows, 9 MB; the 100,001st value is the lowest, the 200,001st the highest.
  private static let rows: String = {
    var text = "Date,Level\n"
    for row in 0..<500_000 {
      let hundredths = row == 100_000 ? 15 : row == 200_000 ? 99_985 : 40_000 + row * 7919 % 20_011
      let (year, month, day) = (1000 + row / 336, row / 28 % 12 + 1, row % 28 + 1)
      text += "\(year)-\(pair(month))-\(pair(day)),\(hundredths / 100).\(pair(hundredths % 100))\n"
    }
    return text
  }()

  private static func pair(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  @Test func saysOfALargeFileWhatItSaysOfAPipe() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array(Self.rows.utf8), "level.csv")
    let file = try Program().run(["describe", folder.file("level.csv")])
    let pipe = try Program().run(["describe", "-"], input: Self.rows)
    let lines = file.text.split(separator: "\n")
    #expect(lines.contains { $0.contains("0.15, is far below") })
    #expect(lines.contains { $0.contains("999.9, is far above") })
    #expect(lines.dropFirst() == pipe.text.split(separator: "\n").dropFirst())
    #expect(file.status == 0)
  }
}
