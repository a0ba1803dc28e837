// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// Captions, cue points, MIDI and braille, run as a user would and judged by other programs.
@Suite struct TakeAlongTests {
  private func run(_ arguments: [String], in folder: TemporaryFolder? = nil) throws
    -> Program.Outcome
  {
    try Program(folder: folder?.path).run(arguments)
  }

  private func text(_ folder: TemporaryFolder, _ name: String) -> String {
    String(decoding: folder.bytes(name) ?? [], as: UTF8.self)
  }

  @Test func captionsCuesAndMarkersSayTheSameAtTheSameTimes() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      [
        "export", "nile", "--cues", "-o", "a.wav", "-o", "a.vtt", "-o", "a.mid", "-o", "a.txt",
        "--manifest", "a.json",
      ], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    let wav = text(folder, "a.wav")
    let midi = text(folder, "a.mid")
    let captions = text(folder, "a.vtt")
    // What can be read in the time has a caption.
    for words in ["1370 in 1879, ", "456 in 1913, ", "740 in 1970, "] {
      #expect(wav.contains(words) && midi.contains(words) && captions.contains(words), "\(words)")
    }
    for words in ["High 1370", "Low 456"] { #expect(wav.contains(words) && midi.contains(words)) }
    let highest = try #require(
      try manifest(folder).first { $0["index"] as? Int == 8 && $0["kind"] as? String == "point" })
    let time = try #require(highest["time"] as? Double)
    #expect(captions.contains("\n00:00:0\(String(format: "%.3f", time)) --> "))
    let cue = try #require(frame(of: "1370 in 1879", in: folder.bytes("a.wav") ?? []))
    #expect(cue == Int((time * 48_000).rounded()))
    #expect(text(folder, "a.txt").contains("Highest 1370 in 1879, lowest 456 in 1913."))
  }

  private func manifest(_ folder: TemporaryFolder) throws -> [[String: Any]] {
    let data = Data(folder.bytes("a.json") ?? [])
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return object?["events"] as? [[String: Any]] ?? []
  }

  /// The frame of the cue point whose name begins with a text.
  private func frame(of label: String, in bytes: [UInt8]) -> Int? {
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
    guard let text = bytes.firstRange(of: Array(label.utf8), after: 0),
      let points = bytes.firstRange(of: Array("cue ".utf8), after: 100)
    else { return nil }
    let name = number(text - 4)
    let count = number(points + 8)
    let point = (0..<count).map { points + 12 + 24 * $0 }.first { number($0) == name }
    return point.map { number($0 + 20) }
  }

  @Test(.enabled(if: Tool.all("ffprobe")))
  func ffprobeListsCuePointsAndChapters() throws {
    let folder = try TemporaryFolder()
    for ending in ["wav", "ogg", "opus", "mp3"] {
      let name = "a.\(ending)"
      #expect(try run(["export", "nile", "--cues", "-o", name], in: folder).status == 0)
      let probe = try #require(Tool("ffprobe")).run(
        ["-v", "error", "-show_chapters", "-of", "json", folder.file(name)])
      #expect(probe.status == 0)
      #expect(probe.text.contains("1370 in 1879"), "\(ending)")
    }
  }

  @Test func cuePointsNeedAFileThatHoldsThem() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["export", "nile", "--cues", "-o", "a.flac"], in: folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.message.hasPrefix("audiograph: No output can hold the cue points of --cues."))
    #expect(folder.names == [])
  }

  @Test func aSoundWithoutCuesIsWhatItWas() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["export", "nile", "-o", "a.wav"], in: folder).status == 0)
    #expect(try run(["export", "nile", "-o", "b.wav", "--cues"], in: folder).status == 0)
    let plain = folder.bytes("a.wav") ?? []
    let marked = folder.bytes("b.wav") ?? []
    let isSame = marked[8..<plain.count].elementsEqual(plain[8...])
    #expect(isSame && marked.count > plain.count)
  }

  @Test(.enabled(if: Tool.all("fluidsynth")))
  func fluidsynthReadsTheNotes() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["export", "nile", "-o", "a.mid"], in: folder).status == 0)
    let outcome = try #require(Tool("fluidsynth")).run(
      ["-a", "file", "-F", folder.file("a.raw"), "-q", "-i", folder.file("a.mid")])
    #expect(!outcome.text.lowercased().contains("error"), "\(outcome.text)")
  }

  @Test func midiIsNoTextForATerminalButForAPipe() throws {
    let outcome = try run(["export", "nile", "-o", "-", "--format", "mid"])
    #expect(outcome.status == 0)
    let begins = outcome.output.starts(with: Array("MThd".utf8))
    #expect(begins)
  }

  @Test func aPageSaysWhatTheWordsSay() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      ["export", "AAPL", "--range", "1Y", "-o", "a.html", "-o", "a.txt", "-q"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    let page = text(folder, "a.html")
    #expect(page.contains("<p>Sample data, not current: 1 March 2013.</p>"))
    for line in text(folder, "a.txt").split(separator: "\n") { #expect(page.contains(line)) }
    #expect(page.contains("702.10 on 19 Sep 2012, highest"))
  }

  @Test func aFolderOfSeveralChartsHasAnIndex() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["export", "nile", "-o", "set/"], in: folder).message == "")
    #expect(folder.bytes("set/index.html") == nil)
    let second = ["export", "sunspots", "-v", "--lang", "de", "--from", "1990", "-o", "set/"]
    #expect(try run(second, in: folder).message.contains("„set/index.html“ geschrieben."))
    let index = text(folder, "set/index.html")
    #expect(index.contains("<html lang=\"de\">") && index.contains("<h1>2 Diagramme</h1>"))
    #expect(index.contains("<h2 lang=\"en\"><a href=\"./nile.html\">"))
    #expect(index.contains("<h2><a href=\"./sunspots.html\">"))
    for name in ["nile.txt", "nile.vtt", "nile.wav", "sunspots.wav"] {
      #expect(index.contains("<a href=\"./\(name)\">\(name)</a>"))
    }
    // One that must not be replaced, and one of somebody else, stay as they are.
    let kept = try run(["export", "co2-weekly", "--no-clobber", "-o", "set/"], in: folder)
    #expect(kept.status == 0 && text(folder, "set/index.html") == index)
    try folder.put(Array("<title>Mine</title>".utf8), "set/index.html")
    let foreign = try run(["export", "nile", "-o", "set/"], in: folder)
    #expect(
      foreign.message == """
        'set/index.html' was not written by audiograph, so it stays as it is, without links to the charts.

        """)
    #expect(foreign.status == 0 && text(folder, "set/index.html") == "<title>Mine</title>")
  }

  @Test func chartsOfAFolderKeepTheirOwnNames() throws {
    let folder = try TemporaryFolder()
    for name in ["日本", "Grüße", "Größe", "Łódź"] {
      try folder.put(Array("a\n1\n2\n".utf8), "\(name).csv")
      #expect(try run(["export", "\(name).csv", "-o", "set/"], in: folder).status == 0)
      #expect(folder.bytes("set/\(name.lowercased()).html") != nil)
    }
    #expect(try run(["export", "AAPL", "MSFT", "-q", "-o", "set/"], in: folder).status == 0)
    #expect(folder.bytes("set/aapl-msft.html") != nil)
    let four = ["日本.csv", "Grüße.csv", "Größe.csv", "Łódź.csv"]
    #expect(try run(["export"] + four + ["-q", "-o", "set/"], in: folder).status == 0)
    #expect(folder.bytes("set/日本-and-3-more.html") != nil)
  }

  @Test func aPageOfCandlesHasAllPrices() throws {
    let folder = try TemporaryFolder()
    let command = ["export", "AAPL", "--range", "3M", "--as", "candles", "-q", "-o", "a.html"]
    #expect(try run(command, in: folder).status == 0)
    let page = text(folder, "a.html")
    let names =
      ["Open", "High", "Low", "Close"].map { "\($0) in US dollars" } + ["Volume"]
    #expect(page.contains(names.map { "<th scope=\"col\">\($0)</th>" }.joined()))
    let row = ["593.65", "594.59", "585.50", "586.19", "13,010,000"]
    let cells = row.map { "<td>\($0)</td>" }.joined()
    #expect(page.contains("<th scope=\"row\">3 Dec 2012</th>\(cells)</tr>"))
    #expect(page.contains(">594.59, high, 3 Dec 2012<"))
    #expect(page.contains("586.19 on 3 Dec 2012, highest"))
  }

  @Test func theWordsInJSONHaveTheNamesOfTheirLanguage() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("2001,5\n2002,7\n2003,4\n".utf8), "n.csv")
    let german = ["export", "n.csv", "--lang", "de", "-q", "-o", "n.txt", "-o", "n.json"]
    #expect(try run(german, in: folder).status == 0)
    let document = text(folder, "n.json")
    for line in text(folder, "n.txt").split(separator: "\n") { #expect(document.contains(line)) }
    #expect(document.contains("Spalte 2") && document.contains("\"name\":\"Column 2\""))
  }

  @Test func aChartCalledIndexIsNotTheIndex() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("a\n1\n2\n".utf8), "index.csv")
    #expect(try run(["export", "index.csv", "-o", "set/"], in: folder).status == 0)
    #expect(folder.bytes("set/chart.html") != nil && folder.bytes("set/index.html") == nil)
  }

  @Test func aFolderTakesTheUsualSet() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.file("charts"), withIntermediateDirectories: false)
    let outcome = try run(["export", "nile", "-o", "charts/", "-o", "n.mid"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("charts"))
    #expect(names.sorted() == ["nile.html", "nile.txt", "nile.vtt", "nile.wav"])
    #expect(folder.names.sorted() == ["charts", "n.mid"])
    #expect(try run(["export", "nile", "-o", "new/"], in: folder).status == 0)
    #expect(folder.names.sorted() == ["charts", "n.mid", "new"])
    let missing = try run(["export", "nile", "-o", "none/deep/"], in: folder)
    #expect(missing.status == 6)
    #expect(try run(["export", "nile", "--list-columns", "-o", "none/"], in: folder).status == 0)
    let unread = try run(["export", "nothing.csv", "-o", "none/"], in: folder)
    #expect(unread.status == 3)
    let wrong = try run(
      ["export", "nile", "--bits", "24", "-o", "a.mp3", "-o", "none/"], in: folder)
    #expect(wrong.status == 2)
    #expect(folder.names.sorted() == ["charts", "n.mid", "new"])
  }

  @Test func describesInBraille() throws {
    let outcome = try run(["describe", "nile", "--level", "alt", "--braille"])
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(outcome.lines.count == 3)
    #expect(outcome.lines[1] == "4 years a cell, from 456 to 1370.")
    #expect(outcome.lines[2].count == 25)
    #expect(outcome.lines[2].unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
    let tall = try run(["describe", "nile", "--level", "alt", "--braille=14x3"])
    #expect(tall.lines.count == 5)
    #expect(tall.lines[1] == "8 years a cell, from 456 to 1370.")
  }

  @Test(arguments: ["13", "81", "x", "40x0", "40x11", "40x2x2"])
  func refusesOtherSizes(_ size: String) throws {
    let outcome = try run(["describe", "nile", "--braille=\(size)"])
    #expect(outcome.status == 2)
    #expect(outcome.message.hasPrefix("audiograph: Invalid value '\(size)' for --braille"))
    #expect(outcome.output == [])
  }

  @Test func playsWithBraille() throws {
    let described = try run(["describe", "nile", "--level", "alt", "--braille"])
    let cells = Array(described.lines.dropFirst())
    let play = ["play", "nile", "--device", "null", "--duration", "gist", "--braille"]
    for text in ["before", "after"] {
      let outcome = try run(play + ["--text", text])
      #expect(outcome.status == 0, "\(outcome.message)")
      #expect(cells.count == 2 && outcome.text.contains(cells.joined(separator: "\n")))
    }
    #expect(try run(play + ["--text", "none"]).text.contains("⠛") == false)
    let refused = try run(["play", "nile", "--braille=13"])
    #expect(refused.status == 2 && refused.output == [])
    #expect(try run(["play", "-", "--follow", "--braille"]).status == 2)
  }

  @Test func writesPagesForEmbossers() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["export", "nile", "-o", "a.brf", "--braille=30"], in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    let text = text(folder, "a.brf")
    #expect(text.hasSuffix("\u{C}"))
    let lines = text.split(separator: "\r\n")
    #expect(lines.allSatisfy { $0.count <= 30 })
    // "1370 in 1879", in numbers of literary braille or of computer braille.
    #expect(text.contains("#ACGJ") || text.contains("1370"))
    let short = ["export", "nile", "-o", "b.brf", "--level", "alt", "--braille=30"]
    #expect(try run(short, in: folder).status == 0)
    let brief = self.text(folder, "b.brf")
    #expect(brief.count < text.count && brief.hasSuffix("\u{C}"))
  }

  /// Each line of a batch may have a width of its own.
  @Test func batchesTakeTheWidthOfBraille() throws {
    let folder = try TemporaryFolder()
    let lines = [("a", "20"), ("b", "yes"), ("c", "no")].map { "nile,\($0).brf,\($1)\n" }
    try folder.put(Array(("source,output,braille\n" + lines.joined()).utf8), "m.csv")
    #expect(try run(["batch", "m.csv", "-q"], in: folder).status == 0)
    func width(_ name: String) -> Int {
      text(folder, name).split(separator: "\r\n").map(\.count).max() ?? 0
    }
    #expect((15...20).contains(width("a.brf")))
    #expect((31...40).contains(width("b.brf")) && text(folder, "c.brf") == text(folder, "b.brf"))
    try folder.put(Array("source,output,braille\nnile,d.brf,wide\n".utf8), "m.csv")
    let refused = try run(["batch", "m.csv", "-q"], in: folder)
    #expect(refused.text.contains("Invalid value 'wide' for --braille"), "\(refused.text)")
  }

  /// Names that a spreadsheet would take for formulas, by `export` and by lines of a batch.
  @Test func spreadsheetsFindNoFormulas() throws {
    let folder = try TemporaryFolder()
    try folder.put(Array("Name,=V\n=1+1,-1\n@a,2\nb,3\n".utf8), "a.csv")
    let safe = "Name,'=V\n'=1+1,-1\n'@a,2\nb,3\n"
    let plain = safe.replacing("'", with: "")
    #expect(
      try run(["export", "a.csv", "--spreadsheet-safe", "-o", "b.csv"], in: folder).status == 0)
    #expect(text(folder, "b.csv") == safe)
    let lines = "source,output,spreadsheet-safe\na.csv,c.csv,yes\na.csv,d.csv,no\n"
    try folder.put(Array(lines.utf8), "m.csv")
    #expect(try run(["batch", "m.csv", "-q"], in: folder).status == 0)
    #expect(text(folder, "c.csv") == safe && text(folder, "d.csv") == plain)
  }

  /// What would change nothing is refused.
  @Test(arguments: [
    (["--end-phrase", "Bye", "-o", "a.wav"], "--end-phrase has no effect without --speak."),
    (["--voice", "de", "-o", "a.wav"], "--voice has no effect without --speak."),
    (["--voice-rate", "300", "-o", "a.wav"], "--voice-rate has no effect without --speak."),
    (["--braille", "-o", "a.wav"], "--braille has no effect without -o FILE.brf."),
    (
      ["--spreadsheet-safe", "-o", "a.wav"],
      "--spreadsheet-safe has no effect without -o FILE.csv."
    ),
    (["--speak", "-o", "a.html"], "No output can hold the words of --speak."),
  ])
  func refusesWhatHasNoEffect(_ arguments: [String], _ problem: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try run(["export", "nile"] + arguments, in: folder)
    #expect(outcome.status == 2 && outcome.message.hasPrefix("audiograph: \(problem) "))
    #expect(folder.names == [])
  }

  @Test func aFolderThatCannotBeMadeIsNamed() throws {
    let folder = try TemporaryFolder()
    let name = String(repeating: "a", count: 300) + "/"
    let outcome = try run(["export", "nile", "-o", "b/", "-o", name], in: folder)
    #expect(outcome.status == 6 && outcome.message.contains("is too long."), "\(outcome.message)")
    #expect(folder.names == [])
  }
}

extension [UInt8] {
  /// Where some bytes begin, at or after a place.
  fileprivate func firstRange(of bytes: [UInt8], after start: Int) -> Int? {
    (start..<Swift.max(start, count - bytes.count)).first {
      self[$0..<$0 + bytes.count].elementsEqual(bytes)
    }
  }
}
