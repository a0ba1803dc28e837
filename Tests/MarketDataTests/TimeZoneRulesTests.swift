// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import MarketData

@Suite struct TimeZoneRulesTests {
  /// The zones of the fixture: with all their changes, and with a rule in place of those to come.
  private static func compiledZones() throws -> [TemporaryFolder] {
    let rules = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/zones/rules").path
    return try ["fat", "slim"].map { form in
      let folder = try TemporaryFolder()
      let run = try #require(Tool("zic")).run(["-b", form, "-d", folder.path, rules])
      try #require(run.status == 0, "\(run.text)")
      return folder
    }
  }

  /// A zone, an instant in UTC, and the seconds east of UTC there.
  @Test(
    .enabled(if: Tool.all("zic")),
    arguments: [
      ("West", "1900-01-01T00:00:00Z", -18_000),
      ("West", "1883-01-01T00:00:00Z", -17_762),
      ("West", "2024-03-10T06:59:59Z", -18_000),
      ("West", "2024-03-10T07:00:00Z", -14_400),
      ("West", "2024-11-03T05:59:59Z", -14_400),
      ("West", "2024-11-03T06:00:00Z", -18_000),
      ("West", "2040-07-01T00:00:00Z", -14_400),
      ("West", "2040-12-31T23:59:59Z", -18_000),
      ("West", "2100-03-14T06:59:59Z", -18_000),
      ("West", "2100-03-14T07:00:00Z", -14_400),
      ("Greenwich", "1970-06-01T00:00:00Z", 3600),
      ("Greenwich", "2024-10-27T00:59:59Z", 3600),
      ("Greenwich", "2024-10-27T01:00:00Z", 0),
      ("Greenwich", "2100-07-01T00:00:00Z", 3600),
      ("Middle", "1945-06-01T00:00:00Z", 10_800),
      ("Middle", "2040-03-25T00:59:59Z", 3600),
      ("Middle", "2040-03-25T01:00:00Z", 7200),
      ("East", "2100-01-01T00:00:00Z", 32_400),
      ("Half", "2024-06-01T00:00:00Z", 19_800),
      ("Island", "2024-01-01T00:00:00Z", 39_600),
      ("Island", "2024-07-01T00:00:00Z", 37_800),
      ("Island", "2100-01-01T00:00:00Z", 39_600),
      ("South", "2040-12-31T23:00:00Z", 39_600),
      ("South", "2041-01-01T00:00:00Z", 39_600),
      ("South", "2041-06-01T00:00:00Z", 36_000),
      ("Stopped", "2018-12-01T00:00:00Z", -7200),
      ("Stopped", "2024-12-01T00:00:00Z", -10_800),
      ("Listed", "2086-05-01T00:00:00Z", 0),
      ("Listed", "2087-04-01T00:00:00Z", 0),
      ("Listed", "2100-06-01T00:00:00Z", 3600),
      ("Winter", "2040-07-01T00:00:00Z", 3600),
      ("Winter", "2040-12-01T00:00:00Z", 0),
    ])
  func knowsOffsets(_ name: String, _ text: String, _ offset: Int) throws {
    for folder in try Self.compiledZones() {
      let zone = try #require(TimeZoneRules("Test/\(name)", folder: folder.path))
      #expect(zone.offset(at: try instant(text)) == offset)
    }
  }

  /// A zone, a local time, and the instant in UTC.
  @Test(
    .enabled(if: Tool.all("zic")),
    arguments: [
      ("West", "2024-01-02T09:30:00Z", "2024-01-02T14:30:00Z"),
      ("West", "2024-07-02T09:30:00Z", "2024-07-02T13:30:00Z"),
      // Jumped over: with the offset before.
      ("West", "2024-03-10T02:00:00Z", "2024-03-10T07:00:00Z"),
      ("West", "2024-03-10T02:59:59Z", "2024-03-10T07:59:59Z"),
      ("West", "2024-03-10T03:00:00Z", "2024-03-10T07:00:00Z"),
      // Twice: the first.
      ("West", "2024-11-03T01:00:00Z", "2024-11-03T05:00:00Z"),
      ("West", "2024-11-03T01:59:59Z", "2024-11-03T05:59:59Z"),
      ("West", "2024-11-03T02:00:00Z", "2024-11-03T07:00:00Z"),
      ("Island", "2024-04-07T01:45:00Z", "2024-04-06T14:45:00Z"),
      ("Island", "2024-10-06T02:15:00Z", "2024-10-05T15:45:00Z"),
      ("Middle", "2100-07-01T00:00:00Z", "2100-06-30T22:00:00Z"),
      ("Half", "2040-01-01T00:00:00Z", "2039-12-31T18:30:00Z"),
      ("Dateline", "2011-12-30T12:00:00Z", "2011-12-30T22:00:00Z"),
    ])
  func findsInstants(_ name: String, _ local: String, _ expected: String) throws {
    for folder in try Self.compiledZones() {
      let zone = try #require(TimeZoneRules("Test/\(name)", folder: folder.path))
      #expect(zone.instant(ofLocal: try instant(local)) == (try instant(expected)))
    }
  }

  @Test(arguments: [
    "", "/etc/localtime", "../localtime", "America/../UTC", "America", "No/Such_Zone", "a//b",
    "America/New_York/", ".", "tzdata.zi", "zone.tab", String(repeating: "A", count: 101),
  ])
  func knowsNoOtherNames(_ name: String) {
    #expect(TimeZoneRules(name) == nil)
  }

  @Test func readsEveryFormOfRule() throws {
    func offsets(_ rule: String, _ texts: [String]) throws -> [Int] {
      let rule = try #require(TZRule(rule))
      return try texts.map { rule.change(before: try instant($0)).offset }
    }
    let winterSummer = ["2023-01-15T00:00:00Z", "2023-07-15T00:00:00Z"]
    #expect(try offsets("EST5EDT,M3.2.0,M11.1.0", winterSummer) == [-18_000, -14_400])
    #expect(try offsets("EST5EDT", winterSummer) == [-18_000, -14_400])
    #expect(try offsets("<+0330>-3:30", winterSummer) == [12_600, 12_600])
    #expect(try offsets("AEST-10AEDT,M10.1.0,M4.1.0/3", winterSummer) == [39_600, 36_000])
    #expect(try offsets("IST-1GMT0,M10.5.0,M3.5.0/1", winterSummer) == [0, 3600])
    #expect(try offsets("XXX3EDT4,0/0,J365/23", winterSummer) == [-14_400, -14_400])
    let midnight = ["2022-12-31T23:59:59Z", "2023-01-01T00:00:00Z", "2023-12-31T23:59:59Z"]
    #expect(try offsets("EST5EDT,0/0,J365/25", midnight) == [-14_400, -14_400, -14_400])
    // 1 March is J60 in every year, and day 59 or 60.
    let march = ["2023-03-01T00:00:00Z", "2024-02-29T23:59:59Z", "2024-03-01T00:00:00Z"]
    #expect(try offsets("AAA0BBB,J60/0,J300", march) == [3600, 0, 3600])
    #expect(try offsets("AAA0BBB,59/0,J300", march) == [3600, 3600, 3600])
    // Times below 0 and beyond a day.
    let late = ["2024-03-30T21:59:59Z", "2024-03-30T22:00:00Z"]
    #expect(try offsets("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", late) == [-7200, -7200])
    #expect(
      try offsets("AAA0BBB,M3.4.4/50,M10.4.4/50", ["2024-03-30T01:59:59Z", "2024-03-30T02:00:00Z"])
        == [0, 3600])
  }

  @Test(arguments: [
    "", "5", "ES5", "EST", "EST5EDT,", "EST5EDT,M3.2.0", "EST5EDT,M13.1.0,M11.1.0",
    "EST5EDT,M3.6.0,M11.1.0", "EST5EDT,M3.2.7,M11.1.0", "EST5EDT,J0,J1", "EST5EDT,366,1",
    "EST5EDT,M3.2.0,M11.1.0x", "EST168", "EST5:60", "<EST5", "EST27",
  ])
  func refusesOtherRules(_ text: String) { #expect(TZRule(text) == nil) }

  @Test(.enabled(if: Tool.all("zic"))) func refusesDamagedFiles() throws {
    for folder in try Self.compiledZones() {
      let whole = try #require(folder.bytes("Test/West"))
      #expect(TimeZoneRules(file: whole) != nil)
      for count in [0, 1, 2, 3, 43, 44, 45, whole.count / 2, whole.count - 1] {
        #expect(TimeZoneRules(file: Array(whole.prefix(count))) == nil, "\(count) bytes")
      }
      for place in 20..<44 {
        var damaged = whole
        damaged[place] = 0xFF
        #expect(TimeZoneRules(file: damaged) == nil, "byte \(place)")
      }
    }
  }

  /// The system's own files, whatever they say today: its programs read the same.
  @Test(.enabled(if: Tool.all("date"))) func agreesWithTheSystem() throws {
    var random = SeededGenerator(seed: 8)
    let names = [
      "America/New_York", "Europe/London", "Europe/Berlin", "Asia/Tokyo", "Asia/Kolkata",
      "Australia/Lord_Howe", "Australia/Sydney", "America/Sao_Paulo", "Africa/Casablanca",
      "America/Santiago", "Asia/Jerusalem", "Pacific/Chatham", "Europe/Dublin", "Asia/Tehran",
    ]
    let folder = try TemporaryFolder()
    let date = try #require(Tool("date"))
    for name in names {
      let instants = (0..<200).map { _ in
        Int64.random(in: -2_200_000_000..<4_200_000_000, using: &random)
      }
      try folder.put(Array(instants.map { "@\($0)\n" }.joined().utf8), "instants")
      let text = try date.run(["-f", folder.file("instants"), "+%::z"], environment: ["TZ": name])
        .text
      let expected = text.split(separator: "\n").map { line in
        let parts = line.dropFirst().split(separator: ":").map { Int($0) ?? 0 }
        return (line.first == "-" ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60 + parts[2])
      }
      let zone = try #require(TimeZoneRules(name))
      #expect(instants.map(zone.offset(at:)) == expected, "\(name)")
      for instant in instants {
        let local = instant + Int64(zone.offset(at: instant))
        let found = zone.instant(ofLocal: local)
        #expect(found + Int64(zone.offset(at: found)) == local, "\(name) \(instant)")
        #expect(found <= instant, "\(name) \(instant)")
      }
    }
  }

  private func instant(_ text: String) throws -> Int64 {
    let date = try #require(ISO8601DateFormatter().date(from: text))
    return Int64(date.timeIntervalSince1970)
  }
}
