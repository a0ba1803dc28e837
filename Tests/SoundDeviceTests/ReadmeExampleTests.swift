// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The README shows the code that is compiled here.
@Suite struct ReadmeExampleTests {
  @Test func theReadmeHoldsTheExample() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(
      contentsOf: here.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(contentsOf: here.appending(path: "../../README.md"), encoding: .utf8)
    let code = example.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .joined(separator: "\n")
    #expect(code.hasPrefix("import Audiograph\n"))
    #expect(readme.contains("```swift\n\(code)```\n"))
  }
}
