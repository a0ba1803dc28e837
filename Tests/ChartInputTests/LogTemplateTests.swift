// SPDX-License-Identifier: MIT

import Testing

@testable import ChartInput

/// Lines that differ in their numbers alone.
@Suite struct LogTemplateTests {
  private func pattern(_ lines: [String]) throws -> String? {
    let text = lines.joined(separator: "\n") + "\n"
    return try TableReader().logPattern(of: .bytes(Array(text.utf8), name: "log"))
  }

  private let ping = [
    "PING node (10.10.1.2) 56(84) bytes of data.",
    "64 bytes from node (10.10.1.2): icmp_seq=1 ttl=64 time=0.237 ms",
    "64 bytes from node (10.10.1.2): icmp_seq=2 ttl=64 time=0.140 ms",
    "64 bytes from node (10.10.1.2): icmp_seq=3 ttl=64 time=0.169 ms",
    "", "--- node ping statistics ---",
    "3 packets transmitted, 3 received, 0% packet loss, time 998ms",
  ]

  @Test func numbersAreNamedByTheWordBefore() throws {
    let pattern = try #require(try pattern(ping))
    #expect(pattern == "icmp_seq=(?<icmp_seq>[0-9]+).*time=(?<time>[0-9]+(?:[.,][0-9]+)?)")
    var options = ReadOptions()
    options.regex = pattern
    let table = try read(ping.joined(separator: "\n"), name: "log.txt", options)
    #expect(table.layout.y.map(\.heading) == ["time"])
    #expect(table.columns[0].values == [0.237, 0.14, 0.169])
  }

  @Test func signsOfPatternsAndOtherLetters() throws {
    let lines = ["R: w czasie 3.4 ms (liczba: 3730)", "S: x", "R: w czasie 0,1 ms (liczba: 98)"]
    #expect(try pattern(lines) == nil)
    #expect(
      try pattern(lines + [lines[0]])
        == "w czasie (?<czasie>[0-9]+(?:[.,][0-9]+)?).*liczba: (?<liczba>[0-9]+)")
    let signs = ["größe*5", "größe*7", "größe*9"]
    #expect(try pattern(signs) == "größe[^-0-9]([0-9]+)")
  }

  /// Signs, exponents and the words that tell two losses apart belong to numbers, a comma behind one does not.
  @Test func numbersAreWhole() throws {
    let lines = [
      "step 100: train loss 2.67, val loss -2.7e-01", "step 200: train loss 2.5, val loss 1.4",
      "step 300: train loss 2.4, val loss 3",
    ]
    var options = ReadOptions()
    options.regex = try pattern(lines)
    let table = try read(lines.joined(separator: "\n"), name: "log.txt", options)
    #expect(table.layout.x.map(\.heading) == ["step"])
    #expect(table.layout.y.map(\.heading) == ["loss", "val_loss"])
    #expect(table.columns.map(\.values) == [[2.67, 2.5, 2.4], [-0.27, 1.4, 3]])
    #expect(try pattern(["v 1.2.3", "v 1.2.4", "v 1.3.0"]) == nil)
  }

  @Test func linesWithoutOne() throws {
    #expect(try pattern([]) == nil)
    #expect(try pattern(["a=1", "b=2", "c=3"]) == nil)
    #expect(try pattern(["a=1", "a=1", "a=1"]) == nil)
    #expect(try pattern(["1 x", "2 x", "3 x"]) == nil)
  }
}
