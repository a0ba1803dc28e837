// SPDX-License-Identifier: MIT

internal import Audiograph

/// The format of a response body.
enum BodyFormat: Sendable, Hashable {
  case json, csv, text, xml
  /// A page for browsers.
  case page
  /// A zip archive.
  case archive
}

/// The one place that validates a response before its body is read.
struct ResponseCheck {
  /// Who answered.
  let provider: ProviderName
  /// Whether a key was sent.
  var hasKey = false
  /// What the body may be.
  let expecting: Set<BodyFormat>
  /// Statuses besides 200 whose body says what is wrong, where it is of an expected format.
  var reading: Set<Int> = []

  /// The body of an answer that may be read; never empty.
  ///
  /// - Throws: `ProviderError` for a refusal, a page for browsers, another type, or nothing.
  func checked(_ answer: HTTPResponse) throws(ProviderError) -> [UInt8] {
    if let fault = fault(of: answer) { throw ProviderError(provider, fault) }
    return answer.body
  }

  private func fault(of answer: HTTPResponse) -> ProviderFault? {
    let bodyFault = bodyFault(of: answer)
    if answer.status == 200 { return bodyFault }
    if bodyFault == nil, reading.contains(answer.status) { return nil }
    switch answer.status {
    case 429: return .tooManyRequests(retryAfter: answer.retryAfter)
    case 401, 403: return hasKey || provider.needsKey ? .keyRefused : .status(answer.status)
    default: return .status(answer.status)
    }
  }

  private func bodyFault(of answer: HTTPResponse) -> ProviderFault? {
    if !expecting.contains(.page), Self.isWebPage(answer) { return .webPage }
    if let type = answer.contentType, !isExpected(type) { return .otherType(type) }
    return Self.beginning(of: answer.body).isEmpty ? .malformed(.empty) : nil
  }

  private func isExpected(_ type: String) -> Bool {
    switch type {
    // What PHP writes where a program names no type; a page has been told apart by now.
    case "text/plain", "text/html": true
    case "application/octet-stream", "binary/octet-stream", "application/x-download":
      expecting != [.json]
    case "text/javascript", "application/javascript": expecting.contains(.json)
    case "application/zip", "application/x-zip-compressed": expecting.contains(.archive)
    case "application/vnd.ms-excel": expecting.contains(.csv)
    default:
      (expecting.contains(.json) && (type.ends(with: "/json") || type.ends(with: "+json")))
        || (expecting.contains(.csv) && type.holds("csv"))
        || (expecting.contains(.xml) && type.ends(with: "/xml"))
        || (expecting.contains(.text) && type.begins(with: "text/"))
    }
  }

  /// Whether the body is meant for a browser, whatever its type says.
  private static func isWebPage(_ answer: HTTPResponse) -> Bool {
    let start = String(decoding: beginning(of: answer.body).prefix(16), as: UTF8.self).lowercased()
    let isMarkup = start.begins(with: "<")
    if answer.contentType == "text/html" || answer.contentType == "application/xhtml+xml" {
      return isMarkup
    }
    return ["<!doctype html", "<html", "<head", "<body", "<script"].contains {
      start.begins(with: $0)
    }
  }

  /// The bytes after a byte-order mark and white space.
  private static func beginning(of body: [UInt8]) -> ArraySlice<UInt8> {
    let marked = body.starts(with: byteOrderMark) ? body.dropFirst(3) : body[...]
    return marked.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
