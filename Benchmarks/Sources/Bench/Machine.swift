// SPDX-License-Identifier: MIT

internal import Glibc

/// What was measured on, for the report.
struct Machine {
  var processor: String
  var cores: Int
  var memory: Double
  var kernel: String
  var distribution: String
  var compilers: [String]

  /// This machine.
  init() {
    processor = field("model name", of: text(of: "/proc/cpuinfo") ?? "") ?? "unknown"
    cores = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    memory = Double(sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))) / 0x1p30
    kernel = output(of: ["uname", "-srm"]) ?? "unknown"
    let release = text(of: "/etc/os-release") ?? ""
    distribution =
      release.split(separator: "\n").first { $0.hasPrefix("PRETTY_NAME=") }
      .map { $0.dropFirst(12).filter { $0 != "\"" } } ?? "unknown"
    let lines = ["swift --version 2>&1", "clang --version 2>&1", "cc --version"]
    compilers = lines.compactMap { output(of: ["sh", "-c", "(\($0)) | head -1"]) }
  }

  /// The average number of runnable processes of the last minute.
  static var load: String {
    (text(of: "/proc/loadavg") ?? "?").split(separator: " ").first.map(String.init) ?? "?"
  }
}

private func field(_ name: String, of text: String) -> String? {
  text.split(separator: "\n").first { $0.hasPrefix(name) }
    .flatMap { $0.split(separator: ":").last }.map { $0.trimmed }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " || $0 == "\t" }) }
}

/// Today as `2013-03-01`, in universal time.
func today() -> String {
  var now = time(nil)
  var parts = tm()
  gmtime_r(&now, &parts)
  let padded = { (number: Int32) in number < 10 ? "0\(number)" : "\(number)" }
  return "\(1900 + parts.tm_year)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
}
