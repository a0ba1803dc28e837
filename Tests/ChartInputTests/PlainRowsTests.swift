// SPDX-License-Identifier: MIT

import Audiograph
import Foundation
import Testing

@testable import ChartInput

/// Both ways through a file, the short and the long, must agree on everything.
@Suite struct PlainRowsTests {
  private func cell(_ random: inout SplitMix) -> String {
    let odd = [
      "", "NA", "x", "\"1\"", "1e5", "inf", "1,5", "-", ".", "-.5", "5.", "1.2.3", "#", " 7", "é",
      "\"a\nb\"", "00012", "123456789012345", "1234567890123456", "0.1234567890123456", "\u{0}",
    ]
    return random.below(40) == 0 ? odd[random.below(odd.count)] : random.number()
  }

  private func date(_ random: inout SplitMix, _ row: Int) -> String {
    let odd = ["2020-02-30", "2020-13-01", "2020-1-1", "", "foo", "2020-01-01T10:00", "2020-01-0a"]
    return random.below(200) == 0 ? odd[random.below(odd.count)] : "\(CalendarDate(day: row * 3))"
  }

  @Test(arguments: 0..<150) func randomTables(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    let lineEnd = ["\n", "\r\n"][random.below(2)]
    var text = ["date,a,b,c", "date,close,note,x"][random.below(2)] + lineEnd
    for row in 0..<random.below(60) {
      text += "\(date(&random, row)),\(cell(&random)),\(cell(&random)),\(cell(&random))"
      text += random.below(100) == 0 ? "" : random.below(50) == 0 ? ",extra\n" : lineEnd
    }
    let y = random.below(3)
    let options = options {
      if y > 0 { $0.y = [.number(2), .number(y + 2)] }
    }
    try expectAgreement(Array(text.utf8), options)
  }

  @Test(arguments: 0..<60) func numbersOfEveryForm(seed: Int) throws {
    var random = SplitMix(state: UInt64(1000 + seed))
    let numbers = (0..<300).map { _ in random.number() }
    let text = "date,v\n" + numbers.enumerated().map { "\(CalendarDate(day: $0)),\($1)\n" }.joined()
    let table = try read(text)
    for (index, number) in numbers.enumerated() {
      #expect(
        table.columns[0].values[index].bitPattern == strtod(number, nil).bitPattern, "\(number)")
    }
  }

  @Test(arguments: 0..<40) func randomBytes(seed: Int) throws {
    var random = SplitMix(state: UInt64(2000 + seed))
    let alphabet = Array("0123456789,,,..--\n\n\r\"#eé;\tax /:TZ+".utf8) + [0, 0xFF]
    for length in [0, 1, 2, 3, 10, 100, 1000] {
      let bytes = (0..<length).map { _ in
        random.below(20) == 0 ? UInt8(random.below(256)) : alphabet[random.below(alphabet.count)]
      }
      try expectAgreement(bytes)
    }
  }

  @Test func everyTruncation() throws {
    let text =
      "Date,Open,High,Low,Close,Adj Close,Volume\r\n2012-03-02,1.5,2,1,\"1.75\",1.7,100\r\n2012-03-05,1.5,2,1,1.75,1.7,100\r\n"
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { try expectAgreement(Array(bytes[..<count])) }
  }

  @Test func everyChangedByte() throws {
    let bytes = Array("date,v\n2012-03-02,1.5\n2012-03-05,-12.25\n2012-03-06,\n2012-03-07,8\n".utf8)
    for place in bytes.indices {
      for byte in [0, 9, 10, 13, 32, 34, 35, 44, 45, 46, 48, 57, 58, 101, 0x80, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = byte
        try expectAgreement(changed)
      }
    }
  }
}

/// Random damage to good files of every format: an error or a table, never a crash or a hang.
@Suite struct DamageTests {
  private static let good = [
    ("d.json", "[{\"date\":\"2020-01-01\",\"v\":1.5},{\"date\":\"2020-01-02\",\"v\":null}]"),
    ("d.json", "{\"a\":{\"d\":[\"2020-01-01\",\"x\"],\"v\":[1,2e3]}}"),
    ("d.ndjson", "{\"t\":\"2020-01-01\",\"v\":1}\n{\"t\":\"2020-01-02\",\"v\":2}\n[1,2]\n"),
    ("d.tsv", "d\tv\n1/2/2020\t5\n13/2/2020\t6\n"),
    ("d", "year;v\n1990;1,5\n1991;2,5\n\"1992\";\"3\"\n"),
    ("d.csv", "timestamp,v\n1609459200,1\n1609459201.5,2\n"),
    ("d.csv", "d,v\n2020-01-01T10:00:00+02:00,1\n2020-01-01 10:00:00 -01,2\n"),
    ("d.csv", "d,v\nJan 1 2000,1\n2000-Q1,2\nQ1 2000,3\n2 Feb 2000,$5\n"),
  ]

  @Test(arguments: 0..<60) func damagedFiles(seed: Int) throws {
    var random = SplitMix(state: UInt64(seed))
    for (name, text) in Self.good {
      var bytes = Array(text.utf8)
      for _ in 0..<(1 + random.below(4)) {
        let place = random.below(bytes.count)
        switch random.below(3) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.insert(UInt8(random.below(256)), at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(5)))
        }
        if bytes.isEmpty { break }
      }
      let file = try TemporaryFile(bytes, name: name)
      guard let table = try? TableReader().read(.path(file.path)) else { continue }
      #expect(table.x.count == table.columns[0].values.count)
      let hasInfinity = table.columns[0].values.contains { $0.isInfinite }
      #expect(!hasInfinity)
      #expect(try table.series().count == 1)
      let columns = try TableReader().columns(of: .path(file.path))
      #expect(columns.contains { $0.role == .y })
    }
  }
}
