// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `audiograph web` hands a page to the browser, with a table in it or without one.
///
/// In place of a browser stands a script that writes down what it is to open.
@Suite struct WebCommandTests {
  static let page = "<p>Ours</p><script type=\"application/json\" id=\"given\">null</script>"

  /// A folder as it is installed, and the program that finds it.
  static func stage(browser: String? = "echo \"$1\" >\"$OPENED\"") throws -> (
    TemporaryFolder, Program
  ) {
    let folder = try TemporaryFolder()
    for name in ["share/samples/stocks", "bin", "temporary", "own"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    try folder.put(Array(page.utf8), "share/audiograph.html")
    if let browser {
      try folder.put(Array("#!/bin/sh\n\(browser)\n".utf8), "bin/xdg-open")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/xdg-open"))
    }
    let program = Program(
      folder: folder.file("own"),
      environment: [
        "AUDIOGRAPH_SAMPLES": folder.file("share/samples"), "PATH": folder.file("bin"),
        "OPENED": folder.file("opened"), "TMPDIR": folder.file("temporary"),
      ])
    return (folder, program)
  }

  static func opened(_ folder: TemporaryFolder) -> String {
    String(decoding: (folder.bytes("opened") ?? []).dropLast(), as: UTF8.self)
  }

  @Test func opensThePage() throws {
    let (folder, program) = try Self.stage()
    let outcome = try program.run(["web"])
    #expect(outcome.status == 0)
    #expect(Self.opened(folder) == folder.file("share/audiograph.html"))
    #expect(
      outcome.message == "Opening '\(folder.file("share/audiograph.html"))' in the browser.\n")
    #expect(try program.run(["web", "-q"]).message == "")
  }

  @Test func putsATableIntoACopyThatNobodyElseReads() throws {
    let (folder, program) = try Self.stage()
    try folder.put(Array("x,y\n1,2\n".utf8), "own/A <b>.csv")
    #expect(try program.run(["web", "A <b>.csv"]).status == 0)
    let path = Self.opened(folder)
    #expect(path.hasPrefix(folder.file("temporary")) && path.hasSuffix("/a-b.html"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let table = Data("x,y\n1,2\n".utf8).base64EncodedString()
    #expect(
      text
        == Self.page.replacing(
          "null", with: "{\"name\":\"A \\u003cb>.csv\",\"content\":\"\(table)\"}"))
    let kept = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let permissions = try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions]
    #expect(permissions as? Int == 0o700)
  }

  @Test func saysWhereThePageIsWithoutABrowser() throws {
    for browser in [nil, "exit 3"] {
      let (folder, program) = try Self.stage(browser: browser)
      let outcome = try program.run(["web", "-q"])
      #expect(outcome.status == 6)
      #expect(
        outcome.message
          == "audiograph: No browser opened '\(folder.file("share/audiograph.html"))'. Open this file in a"
          + " browser, or install xdg-utils.\n")
    }
  }

  @Test func saysWhatIsMissing() throws {
    let (folder, program) = try Self.stage()
    #expect(try program.run(["web", "no.csv"]).status == 3)
    try FileManager.default.removeItem(atPath: folder.file("share/audiograph.html"))
    let outcome = try program.run(["web"])
    #expect(outcome.status == 3)
    #expect(outcome.message.contains("make web"))
    #expect(Self.opened(folder) == "")
  }
}
