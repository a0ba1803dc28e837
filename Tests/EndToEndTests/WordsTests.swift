// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// What is said of the bundled samples, word for word; the numbers were taken from the files by
/// another program.
@Suite struct WordsTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let lines: [String]

    init(_ arguments: String..., lines: [String]) {
      self.arguments = arguments
      self.lines = lines
    }

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let sample = "Sample data, not current: 1 March 2013."

  static let cases: [Case] = [
    Case(
      "AAPL", "--range", "1Y",
      lines: [
        sample, "Apple, closing price in US dollars, 2 March 2012 to 1 March 2013, 250 points.",
        "Down 21 percent, from 544.47 on 1 March 2012 to 430.47.",
        "Highest 702.10 on 19 September 2012, lowest 430.47 on 1 March 2013.",
      ]),
    Case(
      "AAPL",
      lines: [
        sample, "Apple, closing price in US dollars, 1 March 2000 to 1 March 2013, 3270 points.",
        "Up to 13 times the first value, from 32.58 to 430.47.",
        "Highest 702.10 on 19 September 2012, lowest 6.56 on 17 April 2003.",
      ]),
    Case(
      "msft", "--range", "1y",
      lines: [
        sample, "Microsoft, closing price in US dollars, 2 March 2012 to 1 March 2013, 250 points.",
        "Down 13 percent, from 32.29 on 1 March 2012 to 27.95.",
        "Highest 32.85 on 15 March 2012, lowest 26.37 on 4 December 2012.",
      ]),
    Case(
      "MSFT",
      lines: [
        sample,
        "Microsoft, closing price in US dollars, 1 March 2000 to 1 March 2013, 3270 points.",
        "Down 38 percent, from 45.41 to 27.95.",
        "Highest 55.94 on 23 March 2000, lowest 15.15 on 9 March 2009.",
      ]),
    Case(
      "IBM",
      lines: [
        sample, "IBM, closing price in US dollars, 1 March 2000 to 1 March 2013, 3270 points.",
        "Up 102 percent, from 100.25 to 202.91.",
        "Highest 211.00 on 16 October 2012, lowest 55.07 on 9 October 2002.",
      ]),
    Case(
      "GOOG",
      lines: [
        sample,
        "Alphabet, closing price in US dollars, 19 August 2004 to 1 March 2013, 2148 points.",
        "Up 703 percent, from 100.34 to 806.19.",
        "Highest 806.85 on 19 February 2013, lowest 100.01 on 3 September 2004.",
      ]),
    Case(
      "FB", "--range", "1Y",
      lines: [
        sample, "Facebook, closing price in US dollars, 18 May 2012 to 1 March 2013, 196 points.",
        "Down 27 percent, from 38.23 to 27.78.",
        "Highest 38.23 on 18 May 2012, lowest 17.73 on 4 September 2012.",
      ]),
    Case(
      "Samples/nile.csv",
      lines: [
        "nile, Annual flow in 10^8 m^3, 1871 to 1970, 100 points.",
        "Down 34 percent, from 1120 to 740.", "Highest 1370 in 1879, lowest 456 in 1913.",
      ]),
    Case(
      "Samples/sunspots.csv",
      lines: [
        "sunspots, Sunspot number, 1700 to 2008, 309 points.",
        "Down 42 percent, from 5 to 2.9.",
        "Highest 190.2 in 1957; lowest 0, first reached in 1711.",
      ]),
    Case(
      "Samples/co2-weekly.csv",
      lines: [
        "co2-weekly, CO2 in ppmv, 29 March 1958 to 29 December 2001, 2284 points, 59 missing.",
        "Up 18 percent, from 316.1 to 371.5.",
        "Highest 373.9, first reached on 12 May 2001; lowest 313, first reached on 8 November 1958.",
      ]),
    Case(
      "Samples/us-inflation.csv",
      lines: [
        "us-inflation, Inflation in percent, first quarter of 1959 to third quarter of 2009,"
          + " 203 points.",
        "Up 3.56 percentage points, from 0 to 3.56.",
        "Highest 14.62 in the fourth quarter of 1979, lowest -8.79 in the fourth quarter of 2008.",
      ]),
  ]

  @Test(arguments: cases)
  func describes(_ test: Case) throws {
    let program = Program(folder: Program.packageFolder)
    let outcome = try program.run(["describe"] + test.arguments)
    #expect(outcome.lines == test.lines)
    #expect(outcome.errors == [], "\(outcome.message)")
    let folder = try TemporaryFolder()
    let export = try program.run(
      ["export", "-o", folder.file("a.txt"), "--quiet"] + test.arguments)
    #expect(export.errors == [], "\(export.message)")
    #expect(folder.bytes("a.txt") == outcome.output)
  }

  @Test func severalSourcesAreSeveralSeries() throws {
    let outcome = try Program(folder: Program.packageFolder).run(
      ["describe", "AAPL", "Samples/nile.csv", "MSFT", "--title", "All"])
    #expect(
      outcome.lines.filter { $0.hasSuffix(" points.") } == [
        "All, Apple, closing price in US dollars, 1 March 2000 to 1 March 2013, 3270 points.",
        "nile, Annual flow in 10^8 m^3, 1871 to 1970, 100 points.",
        "Microsoft, closing price in US dollars, 1 March 2000 to 1 March 2013, 3270 points.",
      ])
    #expect(outcome.lines.filter { $0 == Self.sample }.count == 1)
    #expect(outcome.lines.count == 10)
  }

  @Test func columnsAreSeveralSeries() throws {
    let outcome = try Program(folder: Program.packageFolder).run(
      ["describe", "Samples/us-inflation.csv", "--y", "Inflation (percent)", "--y", "#3"])
    let span = "in percent, first quarter of 1959 to third quarter of 2009, 203 points."
    #expect(
      outcome.lines.filter { $0.hasSuffix(span) }
        == ["us-inflation, Inflation \(span)", "Unemployment \(span)"])
  }

  @Test func valueTitleUnitAndIntervalAreSaid() throws {
    let outcome = try Program().run(
      ["describe", "AAPL", "--value", "volume", "--title", "A\u{1B}[1m B", "--range", "1M"])
    #expect(
      outcome.lines[1] == "A[1m B, volume in shares, 4 February 2013 to 1 March 2013, 19 points.")
    let unit = try Program().run(["describe", "AAPL", "--unit", "shells", "--range=1Y"])
    #expect(unit.lines[1].hasPrefix("Apple, closing price in shells, 2 March 2012"))
  }

  @Test func guessesAreSaidWhereAsked() throws {
    let program = Program(folder: Program.packageFolder)
    let outcome = try program.run(["export", "Samples/nile.csv", "-o", "/dev/null", "-v"])
    #expect(
      outcome.message.split(separator: "\n") == [
        "nile: read as CSV with commas between cells, column 'Year' along x, column"
          + " 'Annual flow (10^8 m^3)' as values, 100 rows.",
        "Every point has the same time, as one gliding tone.",
        "Wrote '/dev/null', 11 seconds.",
      ])
  }

  @Test func notesAreSaidUnlessQuiet() throws {
    let data = "Date,Open,High,Low,Close,Volume\n2020-01-03,1,2,1,2,9\n2020-01-02,1,2,1,1,9\n"
    let rows = data + "2020-01-02,1,2,1,1.5,9\n"
    let outcome = try Program().run(["describe", "-"], input: rows)
    #expect(outcome.status == 0)
    #expect(outcome.lines[1] == "Up 33 percent, from 1.50 to 2.00.")
    #expect(outcome.message.contains("were not in order from row 3 on and were sorted."))
    #expect(outcome.message.contains("2 January 2020; the last row counts."))
    #expect(try Program().run(["describe", "-", "-q"], input: rows).errors == [])
  }

  @Test func readsStandardInput() throws {
    let outcome = try Program().run(
      ["describe", "-"], input: "Year,Sheep\n2001,3\n2002,5\n2003,4\n")
    #expect(
      outcome.lines == [
        "Standard input, Sheep, 2001 to 2003, 3 points.", "Up 33 percent, from 3 to 4.",
        "Highest 5 in 2002, lowest 3 in 2001.",
      ])
  }

  @Test func listsColumns() throws {
    let outcome = try Program(folder: Program.packageFolder).run(
      ["play", "Samples/us-inflation.csv", "--list-columns"])
    #expect(
      outcome.lines == [
        "#1 Quarter, dates, taken along x: 1959-Q1, 1959-Q2, 1959-Q3.",
        "#2 Inflation (percent), numbers, taken as values: 0, 2.34, 2.74.",
        "#3 Unemployment (percent), numbers: 5.8, 5.1, 5.3.",
      ])
  }

  @Test func samplesAreFoundByTheEnvironment() throws {
    let folder = try TemporaryFolder()
    let named = Program(environment: ["AUDIOGRAPH_SAMPLES": "\(Program.packageFolder)/Samples"])
    #expect(try named.run(["describe", "AAPL"]).status == 0)
    let lost = Program(environment: ["AUDIOGRAPH_SAMPLES": folder.path])
    let outcome = try lost.run(["describe", "AAPL"])
    #expect(outcome.status == 3)
    #expect(outcome.message.contains("are not in '\(folder.path)'"))
  }

  @Test func hostileNamesDoNotReachTheTerminal() throws {
    let folder = try TemporaryFolder()
    let name = "a\u{1B}[31m\r\u{202E}b.csv"
    try folder.put(Array("Y\u{1B}ear,V\u{9B}alue\nx\u{7},1\ny\r\n,2\n".utf8), name)
    for arguments in [
      ["describe", name], ["describe", name, "-v", "--explain"], ["describe", name, "--y", name],
      ["describe", name, "--list-columns"], ["describe", "--title", name, "--unit", name, name],
      ["describe", "x\(name)"], ["export", name, "-o", "\(name).wav", "-v"], [name],
      ["describe", name, "--\(name)"],
    ] {
      let outcome = try Program(folder: folder.path).run(arguments)
      for text in [outcome.text, outcome.message] {
        let controls = text.unicodeScalars.filter {
          [.control, .format].contains($0.properties.generalCategory) && $0 != "\n"
        }
        #expect(controls.isEmpty, "\(arguments.map(\.debugDescription)) \(text.debugDescription)")
      }
      #expect([0, 2, 3].contains(outcome.status))
    }
  }
}
