// SPDX-License-Identifier: MIT

internal import Audiograph

/// The base URL (RFC 3986) that requests may be sent to.
struct BaseURL {
  /// `https` or `http`.
  let scheme: String
  /// The host without its port: `example.org`, `127.0.0.1`, `[::1]`.
  let host: String
  /// The port, also where it is not written.
  let port: Int
  /// The address without a slash at the end.
  let base: String

  /// Nil for all but `https://host[:port][/path]`, or `http` where the host is this machine.
  ///
  /// A name or a password in the address is refused, since messages show addresses.
  init?(base: String) {
    guard let mark = base.utf8.firstRange(of: "://".utf8) else { return nil }
    scheme = base[..<mark.lowerBound].lowercased()
    let rest = base[mark.upperBound...]
    let authority = rest.part(before: "/")
    let path = rest.without(first: authority.unicodeScalars.count)
    guard let host = Self.host(of: authority), path.utf8.allSatisfy(Self.isPathByte) else {
      return nil
    }
    guard scheme == "https" || (scheme == "http" && Self.isLoopback(host)) else { return nil }
    self.host = host
    port = Self.port(of: authority) ?? (scheme == "http" ? 80 : 443)
    let slashes = path.utf8.reversed().prefix { $0 == UInt8(ascii: "/") }.count
    self.base = "\(scheme)://\(authority)\(path.without(last: slashes))"
  }

  /// Whether the host is this machine.
  var isLoopback: Bool { Self.isLoopback(host) }

  private static func host(of authority: String) -> String? {
    let scalars = authority.unicodeScalars
    let isBracketed = scalars.first == "["
    let end = isBracketed ? scalars.firstIndex(of: "]").map { scalars.index(after: $0) } : nil
    if isBracketed, end == nil { return nil }
    let split = end ?? scalars.firstIndex(of: ":") ?? authority.endIndex
    let (host, port) = (authority[..<split], authority[split...])
    guard isPort(port), isBracketed ? isSixthVersion(host) : isName(host) else { return nil }
    return host.lowercased()
  }

  private static func port(of authority: String) -> Int? {
    authority.ends(with: "]") ? nil : authority.parts(at: ":").dropFirst().last.flatMap { Int($0) }
  }

  private static func isPort(_ text: Substring) -> Bool {
    guard !text.isEmpty else { return true }
    let digits = text.without(first: 1)
    guard text.begins(with: ":"), digits.utf8.allSatisfy(isDigit), let port = Int(digits) else {
      return false
    }
    return (1...65_535).contains(port)
  }

  private static func isName(_ host: Substring) -> Bool {
    !host.isEmpty && !host.begins(with: ".") && !host.begins(with: "-")
      && host.utf8.allSatisfy { isDigit($0) || isLetter($0) || "-._".utf8.contains($0) }
  }

  private static func isSixthVersion(_ host: Substring) -> Bool {
    let inner = host.dropFirst().dropLast()
    return inner.holds(":")
      && inner.utf8.allSatisfy {
        isDigit($0) || "abcdefABCDEF:.".utf8.contains($0)
      }
  }

  /// `localhost`, 127.0.0.0/8 and ::1, written out in full.
  private static func isLoopback(_ host: String) -> Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.parts(at: ".")
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
      && parts.allSatisfy { UInt8($0) != nil }
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || "-._~/%!$&'()*+,;=:@".utf8.contains(byte)
  }

  fileprivate static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  fileprivate static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }
}

extension HTTPRequest {
  /// Whether requests may go to addresses that begin so: `https`, or `http` on this machine.
  ///
  /// This machine is `localhost`, an address from 127.0.0.0 to 127.255.255.255, or `[::1]`.
  public static func isAllowed(base: String) -> Bool { BaseURL(base: base) != nil }

  /// Path and query, percent-encoded (RFC 3986).
  var target: String {
    if let rawTarget { return rawTarget }
    let pairs = query.map { Self.encoded($0.name) + "=" + Self.encoded($0.value) }
    return Self.encoded(path, keeping: "/:@!$&'()*+,;=")
      + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  static func encoded(_ text: String, keeping others: String = ",") -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isKept =
        BaseURL.isDigit(byte) || BaseURL.isLetter(byte) || "-._~".utf8.contains(byte)
        || others.utf8.contains(byte)
      bytes += isKept ? [byte] : [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
