// SPDX-License-Identifier: MIT

import JSON
import Testing

@Suite struct JSONValueTests {
  static let texts: [(String, String)] = [
    ("{}", "{}"), ("[]", "[]"), ("null", "null"), ("[1,[ ],{}]", "[\n  1,\n  [],\n  {}\n]"),
    (#"{"b":1.50,"a":[true,false,null]}"#, "{\n  \"b\": 1.50,\n  \"a\": [true, false, null]\n}"),
    (
      #"{"n":[12345678901234567890,-0.0,1E+2,-7],"t":"1 \"2\\\" 3","m":{"x":"ä\n"}}"#,
      "{\n  \"n\": [12345678901234567890, -0.0, 1E+2, -7],\n  \"t\": \"1 \\\"2\\\\\\\" 3\",\n"
        + "  \"m\": {\n    \"x\": \"ä\\n\"\n  }\n}"
    ),
    (#"{"9":"8","a-1":"-5","c":3}"#, "{\n  \"9\": \"8\",\n  \"a-1\": \"-5\",\n  \"c\": 3\n}"),
  ]

  @Test(arguments: texts)
  func isWrittenForPeople(_ text: String, _ pretty: String) throws {
    let value = try JSONValue(Array(text.utf8))
    #expect(value.prettyText == pretty + "\n")
    #expect(try JSONValue(Array(value.prettyText.utf8)) == value)
  }

  @Test func changesOneMember() throws {
    var value = try JSONValue(Array(#"{"a":1,"b":{"c":2},"d":3}"#.utf8))
    value["a"] = .text("x")
    value["b"]?["c"] = nil
    value["d"] = nil
    value["none"] = nil
    value["e"] = .null
    #expect(
      value == .record([.init("a", .text("x")), .init("b", .record([])), .init("e", .null)]))
    #expect(value["f"] == nil)
    #expect(JSONValue.null["a"] == nil)
  }
}
