// SPDX-License-Identifier: MIT

internal import Audiograph

/// An address of the web as a person types it: `https`, or `http` where the host is this machine.
public struct WebAddress: Sendable, Hashable {
  /// The scheme and the host with its port.
  let base: String
  /// Path and query, with every byte encoded that may not stand in an address.
  let target: String
  /// The host without its port.
  public let host: String

  /// Nil for anything else, for addresses with a name or a password, and for those that no request can
  /// hold.
  public init?(_ text: String) {
    guard let mark = text.utf8.firstRange(of: "://".utf8) else { return nil }
    let rest = String(text[mark.upperBound...]).part(before: "#")
    let authority = rest.utf8.prefix { !"/?".utf8.contains($0) }
    let start = String(text[..<mark.upperBound]) + String(decoding: authority, as: UTF8.self)
    guard let address = BaseURL(base: start) else { return nil }
    base = address.base
    host = address.host
    let target = Array(rest.utf8.dropFirst(authority.count))
    guard target.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
    self.target = Self.encoded(target.first == UInt8(ascii: "/") ? target : [0x2F] + target)
  }

  /// The last part of the path; nil if there is none.
  public var fileName: String? {
    Self.lastPart(
      of: Self.decoded(target.part(before: "?").parts(at: "/").last.map(String.init) ?? ""))
  }

  /// What is behind all separators of folders; nil where that is no name.
  static func lastPart(of path: String) -> String? {
    let last = path.parts(at: "/").last?.parts(at: "\\").last.map(String.init) ?? ""
    return ["", ".", ".."].contains(last) ? nil : last
  }

  /// Where an answer from here leads to (RFC 3986, 5.2), on this machine and at the same port, for another
  /// one belongs to another program; nil for any other place.
  func following(_ location: String) -> WebAddress? {
    let text = location.part(before: "#")
    guard let here = BaseURL(base: base),
      let next = WebAddress(hasScheme(text) ? text : joined(text, scheme: here.scheme)),
      let place = BaseURL(base: next.base), place.isLoopback, place.scheme == here.scheme,
      place.port == here.port
    else { return nil }
    return next
  }

  private func hasScheme(_ text: String) -> Bool {
    let name = text.utf8.prefix { $0 != UInt8(ascii: ":") }
    return name.count < text.utf8.count && !name.contains { "/?".utf8.contains($0) }
  }

  /// What follows the scheme, the host, the path, or its last separator.
  private func joined(_ text: String, scheme: String) -> String {
    if text.begins(with: "//") { return "\(scheme):\(text)" }
    if text.begins(with: "/") { return base + text }
    if text.isEmpty { return base + target }
    let path = target.part(before: "?")
    if text.begins(with: "?") { return base + path + text }
    // `curl` takes the dots out.
    return base + path.parts(at: "/").dropLast().joined(separator: "/") + "/" + text
  }

  /// All of it as it is sent.
  var text: String { base + target }

  /// Whether what was typed is to be an address, be it one or not.
  public static func isMeant(by text: String) -> Bool {
    let folded = text.lowercased()
    return ["https://", "http://", "ftp://"].contains(where: folded.begins(with:))
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func encoded(_ bytes: [UInt8]) -> String {
    let others = "-._~:/?[]@!$&'()*+,;=%".utf8
    let text = bytes.flatMap { byte -> [UInt8] in
      let isKept =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || others.contains(byte)
      return isKept ? [byte] : [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A text with the bytes that `%` and two digits stand for.
  static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let number = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == 0x25, rest.count >= 2, let decoded = UInt8(number, radix: 16) {
        bytes.append(decoded)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension HTTPRequest {
  /// A request for an address as it is.
  public init(_ address: WebAddress) {
    self.init(base: address.base, path: "")
    rawTarget = address.target
  }
}

extension ResponseHeaders {
  /// The name that the answer says a file of it should have, without folders; nil if it says none.
  var fileName: String? {
    guard let field = fields["content-disposition"] else { return nil }
    var name: String?
    for part in field.parts(at: ";") {
      let pair = part.parts(at: "=", most: 2).map { Self.trimmed($0) }
      guard pair.count == 2 else { continue }
      switch pair[0].lowercased() {
      case "filename": name = name ?? pair[1].replacingScalars { $0 == "\"" ? "" : nil }
      case "filename*":
        let parts = pair[1].parts(at: "'", most: 3)
        if parts.count == 3 { name = WebAddress.decoded(String(parts[2])) }
      default: continue
      }
    }
    return name.flatMap(WebAddress.lastPart)
  }
}
