// SPDX-License-Identifier: MIT

import ChartInput
import Testing

@testable import AudiographCLI

private func lines(_ text: String, _ defaults: Arguments = Arguments()) throws -> [BatchLine] {
  var manifest = try BatchManifest.open(
    .bytes(Array(text.utf8), name: "m"), defaults: defaults)
  var lines: [BatchLine] = []
  while let line = try manifest.next() { lines.append(line) }
  return lines
}

/// A line in the words that `export` would be given, or its fault.
private func words(_ line: BatchLine) -> String {
  do {
    let arguments = try line.exportArguments()
    let names = arguments.values.keys.sorted { $0.rawValue < $1.rawValue }
    let options = names.flatMap { name in arguments.all(name).map { "\(name.typed)=\($0)" } }
    return (arguments.operands + options).joined(separator: " ")
  } catch {
    return ErrorWords(error).problem
  }
}

@Suite struct BatchManifestTests {
  static let good: [(String, [String])] = [
    ("source,output\na.csv,a.wav\n", ["a.csv --output=a.wav"]),
    ("Output;SOURCE\na.wav;a.csv\n", ["a.csv --output=a.wav"]),
    (
      "source,output,title,mono,duration\na.csv,a.wav,\"Hello, you\",yes,3\nb.csv,b.wav,,no,\n",
      ["a.csv --duration=3 --mono= --output=a.wav --title=Hello, you", "b.csv --output=b.wav"]
    ),
    (
      "source,source,output,output,y,y\na,b,a.wav,a.txt,One,Two\na,,a.ogg,,,\n",
      ["a b --output=a.wav --output=a.txt --y=One --y=Two", "a --output=a.ogg"]
    ),
    (
      "{\"source\":\"a.csv\",\"output\":\"a.wav\",\"duration\":4.50,\"mono\":true,\"ticks\":false}\n",
      ["a.csv --duration=4.50 --mono= --output=a.wav"]
    ),
    (
      "{\"output\":[\"a.wav\",\"a.txt\"],\"y\":[\"One\",2],\"source\":[\"a\",\"b\"],\"title\":null}\n",
      ["a b --output=a.wav --output=a.txt --y=One --y=2"]
    ),
    ("source,output,manifest\na,a.wav,a.json\n", ["a --manifest=a.json --output=a.wav"]),
    ("source,output\n", []),
  ]

  @Test(arguments: good)
  func readsLines(_ text: String, _ expected: [String]) throws {
    #expect(try lines(text).map(words) == expected)
  }

  static let faults: [(String, String)] = [
    ("source,output\n,a.wav\n", "The line has no source."),
    ("source,output\na,\n", "The line has no output."),
    ("source,output\n-,a.wav\n", "A line cannot read standard input, which all lines would share."),
    ("source,output\na,-\n", "A line cannot write to '-', which is not a file."),
    ("source,output,mono\na,b,2\n", "Invalid value '2' for --mono: use yes or no."),
    ("source,output,scale\na,b,lin\n", "Invalid value 'lin' for --scale: use auto, linear or log."),
    ("source,output\na\n", "Row 2 of 'm' has 1 cell, but the first has 2."),
    ("{}\n", "The line has no source."),
    ("{}\n[1]\n", "The line is JSON, but not a record."),
    (
      "{\"source\":\"a\",\"output\":\"b\",\"durtion\":1}\n",
      "Line 1 of the manifest has 'durtion', which is not an option of a line."
    ),
    (
      "{\"source\":\"a\",\"output\":\"b\",\"format\":\"wav\"}\n",
      "Line 1 of the manifest has 'format', which cannot be set for a line."
    ),
    (
      "{\"source\":\"a\",\"output\":\"b\",\"title\":{}}\n",
      "Invalid value for 'title'."
    ),
    (
      "{\"source\":\"a\",\"output\":\"b\",\"title\":true}\n",
      "Invalid value for 'title'."
    ),
    (
      "{\"source\":\"a\",\"output\":\"b\",\"title\":[\"x\"]}\n",
      "'title' has a list of values, but takes only one."
    ),
    (
      "{\"source\":[[1]],\"output\":\"b\"}\n", "Invalid value for 'source'."
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsTheLinesOwn(_ text: String, _ problem: String) throws {
    #expect(try lines(text).last.map(words) == problem)
  }

  @Test func aFaultyLineStillSaysWhatItIsAbout() throws {
    let line = try lines("mono,source,output\n2,a.csv,a.wav\n")[0]
    #expect(line.fault != nil && line.sources == ["a.csv"] && line.outputs == ["a.wav"])
    let record = try lines("{\"bad\":1,\"output\":\"a.wav\",\"source\":\"a.csv\"}\n")[0]
    #expect(record.sources == ["a.csv"] && record.outputs == ["a.wav"])
  }

  @Test func whatALineSaysCountsInsteadOfTheDefault() throws {
    var defaults = Arguments()
    defaults.add(.duration, "9")
    defaults.add(.mono)
    defaults.add(.y, "One")
    defaults.add(.y, "Two")
    let text = "source,output,duration,mono,y\na,a.wav,,,\nb,b.wav,3,no,Three\n"
    #expect(
      try lines(text, defaults).map(words) == [
        "a --duration=9 --mono= --output=a.wav --y=One --y=Two",
        "b --duration=3 --output=b.wav --y=Three",
      ])
  }

  static let headings: [(String, BatchError)] = [
    ("source,outptu\n", .unknownKey("outptu", line: 1, nearest: "output")),
    ("source,output,qzx\n", .unknownKey("qzx", line: 1, nearest: nil)),
    ("source,output,format\n", .keyOfWholeBatch("format", line: 1)),
    ("source,output,store\n", .keyOfWholeBatch("store", line: 1)),
    ("source,title\n", .missingColumn("output")),
    ("output\n", .missingColumn("source")),
    ("source,output,title,title\n", .repeatedKey("title")),
    ("", .unreadable(.empty(file: "m"))),
    ("[{\"source\":1}]\n", .unknownKey("[{\"source\":1}]", line: 1, nearest: nil)),
  ]

  @Test(arguments: headings)
  func wrongHeadingsAreAnErrorOfTheWhole(_ text: String, _ error: BatchError) {
    #expect(throws: error) { try lines(text) }
  }

  @Test func everyOptionOfExportIsForLinesOrForTheWhole() {
    let names = BatchKey.options.map(\.name) + BatchKey.ofWholeBatch
    #expect(Set(names) == Set(Commands.spec(.export).options.map(\.name)))
    let offered = Set(Commands.batch.options.map(\.name))
    #expect(Set(BatchKey.options.map(\.name)).subtracting(offered) == [.manifest])
  }
}
