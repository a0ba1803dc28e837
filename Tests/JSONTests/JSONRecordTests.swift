// SPDX-License-Identifier: MIT

import JSON
import TestSupport
import Testing

@Suite struct JSONRecordTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func record(_ text: String) throws -> JSONValue {
    try folder.put(Array(text.utf8), "f.json")
    return try JSONValue(recordIn: folder.file("f.json"))
  }

  @Test func readsEveryKindOfValueUnderJoinedNames() throws {
    let text = #"{"a":"ä\n","b":{"c":-2.5,"d":{"e":true}},"f":[1,"x",[false]],"g":null,"h":{}}"#
    #expect(
      try record(text).flattened == [
        .init("a", .text("ä\n")), .init("b.c", .number("-2.5")), .init("b.d.e", .boolean(true)),
        .init("f", .list([.number("1"), .text("x"), .list([.boolean(false)])])), .init("g", .null),
      ])
  }

  @Test func anEmptyRecordHasNoMembers() throws {
    #expect(try record(" {} ").flattened.isEmpty)
  }

  static let faults: [(String, JSONRecordError)] = [
    ("", .malformed(line: 1, column: 0, .unexpectedEnd)),
    ("{\n\"a\": 1,\n}", .malformed(line: 3, column: 1, .syntax)),
    ("{} x", .malformed(line: 1, column: 4, .textAfterEnd)),
    ("{\"a\":1,\n \"a\":2}", .malformed(line: 2, column: 4, .repeatedKey)),
    ("3", .notARecord(.number)), ("[1]", .notARecord(.list)), ("\"a\"", .notARecord(.text)),
    ("null", .notARecord(.null)),
  ]

  @Test(arguments: faults)
  func saysWhatIsWrongAndWhere(_ text: String, _ error: JSONRecordError) throws {
    #expect(throws: error) { try record(text) }
  }

  @Test func filesThatAreNone() throws {
    #expect(throws: JSONRecordError.notFound) { try JSONValue(recordIn: folder.file("none")) }
    #expect(throws: JSONRecordError.notFound) { try JSONValue(recordIn: "/dev/null/none") }
    #expect(throws: JSONRecordError.isDirectory) { try JSONValue(recordIn: folder.path) }
    #expect(throws: JSONRecordError.notRegular) { try JSONValue(recordIn: "/dev/null") }
  }

  @Test(arguments: [65_535, 65_536, 65_537, 200_000, JSONValue.largestFile - 1])
  func readsLongFilesWhole(_ size: Int) throws {
    let text = #"{"a":""# + String(repeating: "x", count: size - 8) + #""}"#
    #expect(text.utf8.count == size)
    #expect(try record(text)["a"] == .text(String(repeating: "x", count: size - 8)))
  }

  @Test func refusesWhatIsTooLarge() throws {
    #expect(throws: JSONRecordError.tooLarge) {
      try record(String(repeating: " ", count: JSONValue.largestFile) + "{}")
    }
  }
}
