// SPDX-License-Identifier: MIT

internal import Audiograph

/// The response headers, with the status of redirections before the last response.
struct ResponseHeaders {
  /// The status of the last answer; nil if none came.
  private(set) var status: Int?
  /// Whether an answer led elsewhere.
  private(set) var hasRedirection = false
  /// The bytes of the body before they were unpacked; nil if curl did not come to say.
  private(set) var received: Int?
  /// The last answer's fields, their names in lower case; the last of a repeated one counts.
  private(set) var fields: [String: String] = [:]

  /// The headers as curl writes them, together with its line of what it received.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      read(String(decoding: line, as: UTF8.self))
    }
  }

  private mutating func read(_ line: String) {
    if line.begins(with: "HTTP/") {
      begin(line)
    } else if line.begins(with: CurlConfiguration.receivedMark) {
      received = Int(line.without(first: CurlConfiguration.receivedMark.utf8.count))
    } else {
      let parts = line.parts(at: ":", most: 2)
      if parts.count == 2 { fields[parts[0].lowercased()] = Self.trimmed(parts[1]) }
    }
  }

  private mutating func begin(_ line: String) {
    if let status, (300...399).contains(status) { hasRedirection = true }
    let words = line.words()
    status = words.count > 1 ? Int(words[1]) : nil
    fields = [:]
  }

  static func trimmed(_ text: some StringProtocol) -> String {
    let bytes = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    return String(
      decoding: bytes.reversed().drop { $0 == 0x20 || $0 == 0x09 }.reversed(), as: UTF8.self)
  }

  /// The type of the body without parameters, in lower case; nil if none is named.
  var contentType: String? {
    let type = fields["content-type"].map { Self.trimmed($0.part(before: ";")).lowercased() }
    return type?.isEmpty == true ? nil : type
  }

  /// Whether the body travelled packed.
  var isPacked: Bool {
    let coding = fields["content-encoding"]?.lowercased() ?? "identity"
    return coding != "identity" && !coding.isEmpty
  }

  /// Where a redirection leads to; nil for any other answer.
  var location: String? {
    guard let status, [301, 302, 303, 307, 308].contains(status) else { return nil }
    return fields["location"]
  }

  /// Seconds that the answer asks to wait, at least 0; nil if it does not, or not in a form of
  /// RFC 9110 that is still in use.
  func retryAfter(now: Int64) -> Int? {
    guard let text = fields["retry-after"], !text.isEmpty else { return nil }
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return Int(text) ?? .max }
    return httpDate(text).map { Int(max(0, $0 - now)) }
  }
}

/// Seconds since 1970-01-01 00:00 UTC of a date as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
func httpDate(_ text: String) -> Int64? {
  let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  let words = text.words()
  guard words.count == 6, words[5] == "GMT", let day = Int(words[1]), let year = Int(words[3]),
    (1...9999).contains(year), let month = months.firstIndex(of: String(words[2])),
    let date = CalendarDate(year: year, month: month + 1, day: day)
  else { return nil }
  let clock = words[4].words(at: ":").map { Int($0) ?? -1 }
  guard clock.count == 3, (0...23).contains(clock[0]), (0...59).contains(clock[1]),
    (0...60).contains(clock[2])
  else { return nil }
  return Int64(date.day) * 86_400 + Int64(clock[0] * 3600 + clock[1] * 60 + clock[2])
}
