// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// One value on one line; the figures were taken from the files by another program.
@Suite struct ValueTests {
  static let sample = "Sample data, not current: 1 March 2013.\n"
  static let program = Program()

  static let lines: [([String], String)] = [
    (["AAPL", "2012-09-19"], "702.10 on 19 September 2012."),
    (["AAPL", "19 Sep 2012"], "702.10 on 19 September 2012."),
    (["AAPL", "19.9.2012"], "702.10 on 19 September 2012."),
    (["AAPL", "19.9.12"], "702.10 on 19 September 2012."),
    (["AAPL", "6/9/2012"], "676.27 on 6 September 2012."),
    (["AAPL", "19. September 2012"], "702.10 on 19 September 2012."),
    (["AAPL", "Sep 2012"], "667.11 on 28 September 2012, the last in September 2012."),
    (["AAPL", "2012-09-22"], "700.10 on 21 September 2012, the last before 22 September 2012."),
    (["AAPL", "2012-09"], "667.11 on 28 September 2012, the last in September 2012."),
    (["AAPL", "2012"], "532.17 on 31 December 2012, the last in 2012."),
    (["AAPL", "highest"], "702.10 on 19 September 2012."),
    (["AAPL", "lowest"], "6.56 on 17 April 2003."),
    (["AAPL", "first", "--range", "1Y"], "545.18 on 2 March 2012."),
    (["AAPL", "last", "--to", "2012"], "532.17 on 31 December 2012."),
    (["Samples/nile.csv", "1913"], "456 in 1913."),
    (["Samples/nile.csv", "1913-05-01"], "456 in 1913, which includes 1 May 1913."),
    (["Samples/nile.csv", "2020"], "740 in 1970, the last before 2020."),
  ]

  @Test(arguments: lines)
  func saysTheNumberFirst(_ arguments: [String], _ line: String) throws {
    let outcome = try Self.program.run(["value"] + arguments)
    #expect(outcome.status == 0)
    #expect(outcome.text == line + "\n")
    #expect(outcome.message == (arguments[0] == "AAPL" ? Self.sample : ""))
  }

  static let bare: [([String], String)] = [
    (["AAPL", "2012-09-22"], "700.095"), (["AAPL", "change", "--range", "1Y"], "-114"),
    (["Samples/nile.csv", "highest"], "1370"),
  ]

  @Test(arguments: bare)
  func quietIsTheNumberAlone(_ arguments: [String], _ number: String) throws {
    let outcome = try Self.program.run(["value", "-q"] + arguments)
    #expect(outcome.text == number + "\n")
    #expect(outcome.message.isEmpty)
  }

  @Test func typedDataHaveRowsNumbersAndCategories() throws {
    let runs: [(String, [String], String)] = [
      ("3\n1\n4\n", ["2"], "1 at point 2.\n"),
      ("3\n1\n4\n", ["2.5"], "1 at point 2, the last before 2.5.\n"),
      ("x,y\n-5.5,1\n-5,2\n3,4\n", ["-5", "--x", "x"], "2 at x -5.\n"),
      ("x,y\n-5.5,1\n-5,2\n3,4\n", ["-5.2", "--x", "x"], "1 at x -5.5, the last before x -5.2.\n"),
      ("Day,Visitors\nMonday,310\nTuesday,\n", ["monday"], "310 on Monday.\n"),
      (
        "Day,Visitors\nMonday,310\nTuesday,\n", ["tuesday"],
        "310 on Monday, the last before Tuesday, where the value is missing.\n"
      ),
      (
        "Year,A,B\n2000,1,2\n2001,3,\n2002,5,6\n", ["2001", "--y", "A", "--y", "B"],
        "A: 3 in 2001.\nB: 2 in 2000, the last before 2001, where the value is missing.\n"
      ),
    ]
    for (input, arguments, text) in runs {
      let outcome = try Program().run(["value", "-"] + arguments, input: input)
      #expect(outcome.text == text, "\(outcome.message)")
      #expect(outcome.status == 0)
    }
  }

  @Test func jsonIsOneObjectALine() throws {
    let outcome = try Program().run(
      ["value", "-", "2001-06", "--json", "--y", "A", "--y", "B"],
      input: "Year,A,B\n2000,1,2\n2001,3,\n2002,5,6\n")
    #expect(
      outcome.lines == [
        #"{"version":1,"name":"A","x":"2001","y":3,"asked":"2001-06","match":"within"}"#,
        #"{"version":1,"name":"B","x":"2000","y":2,"asked":"2001-06","match":"before-missing"}"#,
      ])
  }

  static let failures: [([String], Int32, String)] = [
    (["AAPL"], 2, "Missing X for audiograph value. For example: audiograph value AAPL 2012-09-19"),
    (["AAPL", "1", "2"], 2, "Unexpected argument '2' for audiograph value."),
    (["AAPL", ""], 2, "X is empty."),
    (["AAPL", "-5"], 2, "Invalid X '-5': use a date such as 2000-03-01,"),
    (["AAPL", "last", "--json", "--speech"], 2, "--json and --speech cannot be used together."),
    (["AAPL", "last", "--level", "alt"], 2, "Unknown option '--level' for audiograph value."),
    (
      ["Samples/nile.csv", "1850"], 3,
      "There is no value at '1850' or before it. The first value is 1120 at 1871."
    ),
  ]

  @Test(arguments: failures)
  func failsWithoutOutput(_ arguments: [String], _ status: Int32, _ message: String) throws {
    let outcome = try Self.program.run(["value"] + arguments)
    #expect(outcome.status == status)
    #expect(outcome.text.isEmpty)
    #expect(outcome.message.hasPrefix("audiograph: \(message)"), "\(outcome.message)")
  }

  @Test func columnsNeedNoX() throws {
    let outcome = try Self.program.run(["value", "Samples/nile.csv", "--list-columns"])
    #expect(outcome.status == 0)
    #expect(outcome.lines.count == 2)
  }
}
