// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// `audiograph page` writes the page of a chart where nobody else reads it, and hands it to the browser.
@Suite struct PageCommandTests {
  private func stage(browser: String? = "echo \"$1\" >\"$OPENED\"") throws -> (
    TemporaryFolder, Program
  ) {
    let (folder, program) = try WebCommandTests.stage(browser: browser)
    try folder.put(Array("Day,Visitors\n1,5\n2,9\n".utf8), "own/Our visitors.csv")
    return (folder, program)
  }

  private func folders(in folder: TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file("temporary"))
  }

  @Test func opensThePageOfAChart() throws {
    let (folder, program) = try stage()
    let outcome = try program.run(["page", "Our visitors.csv", "--lang", "en"])
    #expect(outcome.status == 0)
    let path = WebCommandTests.opened(folder)
    #expect(path.hasPrefix(folder.file("temporary")) && path.hasSuffix("/our-visitors.html"))
    #expect(outcome.message == "Opening '\(path)' in the browser.\n")
    #expect(outcome.text == "")
    let export = try program.run(["export", "Our visitors.csv", "--lang", "en", "-o", "page.html"])
    #expect(export.status == 0)
    #expect(
      folder.bytes("own/page.html") == FileManager.default.contents(atPath: path).map(Array.init))
    let kept = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let permissions = try FileManager.default.attributesOfItem(atPath: kept)[.posixPermissions]
    #expect(permissions as? Int == 0o700)
    #expect(try program.run(["page", "Our visitors.csv", "-q"]).message == "")
  }

  @Test func saysWhereThePageIsWithoutABrowser() throws {
    for browser in [nil, "exit 3"] {
      let (folder, program) = try stage(browser: browser)
      let outcome = try program.run(["page", "Our visitors.csv", "-q"])
      #expect(outcome.status == 6)
      let page = try folder.file(
        "temporary/\(#require(folders(in: folder).first))/our-visitors.html")
      #expect(
        outcome.message
          == "audiograph: No browser opened '\(page)'. Open this file in a browser, or install"
          + " xdg-utils.\n")
      #expect(FileManager.default.fileExists(atPath: page))
    }
  }

  @Test func leavesNothingBehindWhereThereIsNoChart() throws {
    let (folder, program) = try stage()
    #expect(try program.run(["page", "no.csv"]).status == 3)
    #expect(try program.run(["page", "Our visitors.csv", "--y", "none"]).status == 2)
    #expect(try program.run(["page", "Our visitors.csv", "--format", "wav"]).status == 2)
    #expect(try folders(in: folder) == [])
    #expect(WebCommandTests.opened(folder) == "")
  }

  @Test func listsColumnsInsteadOfOpening() throws {
    let (folder, program) = try stage()
    let outcome = try program.run(["page", "Our visitors.csv", "--list-columns"])
    #expect(outcome.status == 0 && outcome.text.hasPrefix("#1 Day"))
    #expect(try folders(in: folder) == [])
  }

  /// Pages are opened in the browser of Windows where there is one.
  @Test func prefersTheBrowserOfWindows() throws {
    var (folder, program) = try stage(browser: "exit 3")
    program.environment["WSL_DISTRO_NAME"] = "Debian"
    try folder.put(Array("#!/bin/sh\necho \"$1\" >\"$OPENED\"\n".utf8), "bin/wslview")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("bin/wslview"))
    #expect(try program.run(["page", "Our visitors.csv"]).status == 0)
    #expect(WebCommandTests.opened(folder).hasSuffix("/our-visitors.html"))
  }
}
