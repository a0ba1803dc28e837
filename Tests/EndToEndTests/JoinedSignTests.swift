// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Names in which signs of a syntax are one `Character` with a mark or a joining letter: other programs
/// read every output, and find names in it and nothing else.
@Suite struct JoinedSignTests {
  private static let endings = ["html", "svg", "csv", "vtt", "mid", "brf", "txt", "json"]

  /// A chart of such names in each place where a name stands.
  private static func table(_ names: [String], title: String) throws -> [UInt8] {
    let rows = names.enumerated().map {
      [title: $0.offset % 7, "Name": $0.element] as [String: Any]
    }
    return Array(try JSONSerialization.data(withJSONObject: rows))
  }

  private func export(
    _ names: [String], _ title: String, as stem: String, _ folder: TemporaryFolder
  )
    throws
  {
    try folder.put(Self.table(names, title: title), "\(stem).in.json")
    var arguments = ["export", "\(stem).in.json", "--x", "Name", "--title", title]
    for ending in Self.endings { arguments += ["-o", "\(stem).\(ending)"] }
    let outcome = try Program(folder: folder.path).run(arguments)
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  @Test(.enabled(if: Tool.all("xmllint")))
  func othersReadEveryOutput() throws {
    let folder = try TemporaryFolder()
    let hostile = JoinedSigns.all
    let attack =
      "\u{D4E}<script>\u{E33}x\u{D4E}</script>\u{E33}\u{D4E}\" http-equiv=refresh y=\u{D4E}'\u{D4E}-->"
    try export(hostile, attack, as: "hostile", folder)
    try export(hostile.indices.map { "name \($0)" }, "Title", as: "plain", folder)
    try folder.put(Array(try JSONEncoder().encode(hostile)), "names.json")
    let reader = "\(Program.packageFolder)/Tests/Fixtures/syntax/read-outputs"
    let read = try Tool(path: reader).run([folder.path, folder.file("names.json")])
    #expect(read.status == 0 && read.text == "", "\(read.text)")
    let lint = try #require(Tool("xmllint")).run(["--noout", folder.file("hostile.svg")])
    #expect(lint.status == 0 && lint.text == "", "\(lint.text)")
    // What was written is read again by the program itself.
    let again = try Program(folder: folder.path).run(["describe", "hostile.csv", "--level", "alt"])
    #expect(again.status == 0, "\(again.message)")
  }

  /// Pages of such titles stand in the index.
  @Test func theIndexListsEveryPage() throws {
    let folder = try TemporaryFolder()
    let titles = JoinedSigns.around("<") + JoinedSigns.around(">") + ["\u{301}>", "x\u{D4E}"]
    for (number, title) in titles.enumerated() {
      let outcome = try Program(folder: folder.path).run([
        "export", "nile", "--title", title, "--duration", "gist", "-o", "p\(number).html",
      ])
      #expect(outcome.status == 0, "\(outcome.message)")
    }
    _ = try Program(folder: folder.path).run(["export", "nile", "-o", "./", "--duration", "gist"])
    let index = String(decoding: folder.bytes("index.html") ?? [], as: UTF8.self)
    for number in titles.indices { #expect(index.contains("\"./p\(number).html\""), "\(number)") }
  }

  private static let fileNames =
    ["x'\u{301};touch PWNED;'\u{301}.csv", "-rf.csv", "-\u{301}rf.csv"]
    + ["'", ";", "$(touch PWNED)", "`touch PWNED`", "\"", "\\", "&", "|", "#", "!", "*"]
    .flatMap(JoinedSigns.around).map { "\($0).csv" }

  /// A line that is proposed names the file that was meant, and runs nothing else.
  @Test(.enabled(if: Tool("bash") != nil), arguments: fileNames)
  func proposedLinesRunNothingElse(_ name: String) throws {
    let folder = try TemporaryFolder()
    let cases: [([UInt8], [String], String)] = [
      (Array("a,b\n1,2\n2,3\n".utf8), ["play", "--device", "nosuch", "--", name], "audiograph "),
      (
        [0xD0, 0xCF, 0x11, 0xE0] + Array(repeating: 0, count: 600), ["describe", "--", name],
        "libreoffice "
      ),
    ]
    for (bytes, arguments, program) in cases {
      try folder.put(bytes, name)
      let outcome = try Program(folder: folder.path).run(arguments)
      #expect(outcome.status != 0)
      let message = outcome.message.replacing("\n", with: " ")
      let start = try #require(message.range(of: ": \(program)", options: .backwards), "\(message)")
      var line = String(message[start.lowerBound...].dropFirst(2))
      while line.last == "." || line.last == " " { line.removeLast() }
      let script =
        "cd '\(folder.path)'; show() { printf '%s\\n' \"$@\"; };"
        + " libreoffice() { show \"$@\" >args; }; audiograph() { [ \"$*\" = 'describe -' ] ||"
        + " show \"$@\" >args; }\n\(line)\n"
      let run = try #require(Tool("bash")).run(["-c", script])
      #expect(run.status == 0, "\(line)\n\(run.text)")
      let words = String(decoding: folder.bytes("args") ?? [], as: UTF8.self)
        .split(separator: "\n").map { Array($0.utf8) }
      let safe = name.utf8.first == UInt8(ascii: "-") ? "./\(name)" : name
      #expect(words.contains(Array((program == "audiograph " ? name : safe).utf8)), "\(line)")
      #expect(Set(folder.names) == [name, "args"])
    }
  }

  /// A condition is parted where its sign stands.
  @Test func conditionsAreParted() throws {
    let folder = try TemporaryFolder()
    let rows = "Land\u{D4E},x,y\n\u{301}A,1,10\n\u{301}A,2,20\nB,1,30\nB,2,40\n"
    try folder.put(Array(rows.utf8), "a.csv")
    let outcome = try Program(folder: folder.path).run([
      "describe", "a.csv", "--level", "alt", "--x", "x", "--y", "y", "--where",
      "Land\u{D4E}=\u{301}A",
    ])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.text.contains("10") && outcome.text.contains("20"), "\(outcome.text)")
    #expect(!outcome.text.contains("40"))
  }

  /// A password in an address of a provider is not shown, whatever stands beside its sign.
  @Test(arguments: JoinedSigns.around("@"))
  func addressesThatAreRefusedStaySecret(_ sign: String) throws {
    let outcome = try Program(environment: ["AUDIOGRAPH_STOOQ_URL": "https://me:secret\(sign)x.org"]
    )
    .run(["config", "get", "providers.stooq.url"])
    #expect(outcome.status != 0 && !outcome.message.contains("secret"), "\(outcome.message)")
  }
}
