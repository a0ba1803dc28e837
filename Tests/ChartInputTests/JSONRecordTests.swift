// SPDX-License-Identifier: MIT

import JSONTree
import Testing

@testable import ChartInput

@Suite struct JSONRecordTests {
  @Test func readsEveryKindOfValueUnderJoinedNames() throws {
    let file = try TemporaryFile(
      #"{"a":"ä\n","b":{"c":-2.5,"d":{"e":true}},"f":[1,"x",{"y":1},[false]],"g":null,"h":{}}"#)
    let record = try JSONRecord(path: file.path)
    #expect(record.members.map(\.name) == ["a", "b.c", "b.d.e", "f", "g"])
    #expect(record["a"] == .text("ä\n"))
    #expect(record["b.c"] == .number(-2.5))
    #expect(record["b.d.e"] == .boolean(true))
    #expect(record["f"] == .list([.number(1), .text("x"), .null, .list([.boolean(false)])]))
    #expect(record["g"] == nil)
    #expect(record["b"] == nil)
  }

  @Test func anEmptyRecordHasNoMembers() throws {
    let file = try TemporaryFile(" {} ")
    #expect(try JSONRecord(path: file.path).members.isEmpty)
  }

  static let faults: [(String, JSONRecordError)] = [
    ("", .malformed(line: 1, column: 0, .unexpectedEnd)),
    ("{\n\"a\": 1,\n}", .malformed(line: 3, column: 1, .syntax)),
    ("{} x", .malformed(line: 1, column: 4, .textAfterEnd)),
    ("[1]", .notARecord(.list)), ("\"a\"", .notARecord(.text)), ("null", .notARecord(.null)),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrongAndWhere(_ text: String, _ error: JSONRecordError) throws {
    let file = try TemporaryFile(text)
    #expect(throws: error) { try JSONRecord(path: file.path) }
  }

  @Test func filesThatAreNone() throws {
    let file = try TemporaryFile("{}")
    #expect(throws: JSONRecordError.notFound) { try JSONRecord(path: file.folder + "/none") }
    #expect(throws: JSONRecordError.isDirectory) { try JSONRecord(path: file.folder) }
  }

  @Test(arguments: [65_535, 65_536, 65_537, 200_000, JSONRecord.largestSize - 1])
  func readsLongFilesWhole(_ size: Int) throws {
    let text = #"{"a":""# + String(repeating: "x", count: size - 8) + #""}"#
    #expect(text.utf8.count == size)
    let file = try TemporaryFile(text)
    let record = try JSONRecord(path: file.path)
    #expect(record["a"] == .text(String(repeating: "x", count: size - 8)))
  }

  @Test func refusesWhatIsTooLarge() throws {
    let file = try TemporaryFile(String(repeating: " ", count: JSONRecord.largestSize) + "{}")
    #expect(throws: JSONRecordError.tooLarge) { try JSONRecord(path: file.path) }
  }
}
