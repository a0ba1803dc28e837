// SPDX-License-Identifier: MIT

internal import Audiograph

/// The configuration of `curl` on its standard input, where no other process can read it.
///
/// Options that curl 7.68 has; the file's syntax is that of its manual page under `--config`.
struct CurlConfiguration {
  let address: BaseURL
  let request: HTTPRequest
  let limits: HTTPLimits
  /// Where an answer led to; nil for what was asked for first.
  private(set) var location: String?

  /// The lines; nil if a value holds a control character.
  var text: String? {
    var lines = [
      "silent", "globoff", "compressed", "tlsv1.2",
      // One pipe for the headers and for how much was received: the program says nothing else.
      "dump-header = \"/dev/stderr\"",
      #"write-out = "%{stderr}\n\#(Self.receivedMark)%{size_download}\n""#,
      "max-filesize = \(limits.receivedBytes)",
    ]
    // What is of this machine goes nowhere else: curl does not look at hosts.
    if !address.isLoopback { lines += ["location", "max-redirs = \(Self.mostRedirections)"] }
    if address.isLoopback { lines.append(#"noproxy = "*""#) }
    let values = [
      ("url", location ?? address.base + request.target), ("user-agent", agent),
      ("proto", "=" + address.scheme), ("proto-redir", "=" + address.scheme),
      ("connect-timeout", Self.decimal(limits.connectSeconds)),
      ("max-time", Self.decimal(limits.totalSeconds)),
    ]
    for (name, value) in values {
      guard let line = Self.line(name, value) else { return nil }
      lines.append(line)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many redirections are followed.
  static let mostRedirections = 5

  /// The configuration for where an answer led to; nil for what is not at this port of this machine.
  func following(_ location: String) -> CurlConfiguration? {
    guard let next = WebAddress(self.location ?? address.base + request.target)?.following(location)
    else { return nil }
    var configuration = self
    configuration.location = next.text
    return configuration
  }

  /// Begins the line with the number of bytes received.
  static let receivedMark = "=received "

  /// Some servers answer a bare name with 429; a contact is wanted without anything before it.
  private var agent: String {
    let note = (request.agentNote ?? "").replacingScalars { scalar in
      "()\\".unicodeScalars.contains(scalar) || scalar.value < 0x20 ? " " : nil
    }
    let program = "audiograph/\(HTTPClient.version)"
    return note.isEmpty ? "Mozilla/5.0 (compatible; \(program))" : "\(program) (\(note))"
  }

  private static func line(_ name: String, _ value: String) -> String? {
    var quoted = ""
    for scalar in value.unicodeScalars {
      guard scalar.value >= 0x20, scalar.value != 0x7F else { return nil }
      if scalar == "\"" || scalar == "\\" { quoted += "\\" }
      quoted.unicodeScalars.append(scalar)
    }
    return "\(name) = \"\(quoted)\""
  }

  /// Seconds with three decimals, at least 0.001: for curl, 0 means without limit.
  private static func decimal(_ seconds: Double) -> String {
    let thousandths = max(1, Int((min(seconds, 1e6) * 1000).rounded()))
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    return "\(thousandths / 1000).\(fraction)"
  }
}
