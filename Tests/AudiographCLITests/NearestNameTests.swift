// SPDX-License-Identifier: MIT

import Testing

@testable import AudiographCLI

@Suite struct NearestNameTests {
  static let distances: [(String, String, Int)] = [
    ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "abc", 0), ("abc", "abd", 1),
    ("abc", "acb", 1), ("play", "plya", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
  ]

  @Test(arguments: distances)
  func countsChanges(_ left: String, _ right: String, _ distance: Int) {
    #expect(editDistance(left, right) == distance)
    #expect(editDistance(right, left) == distance)
  }

  static let names: [(String, String?)] = [
    ("plya", "play"), ("PLAY", "play"), ("exprt", "export"), ("describ", "describe"),
    ("x", nil), ("AAPL", nil), ("", nil), (String(repeating: "p", count: 10_000), nil),
  ]

  @Test(arguments: names)
  func suggests(_ typed: String, _ name: String?) {
    #expect(nearestName(to: typed, among: CommandName.allCases.map(\.rawValue)) == name)
  }
}
