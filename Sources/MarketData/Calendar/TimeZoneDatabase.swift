// SPDX-License-Identifier: MIT

internal import Audiograph
internal import Posix

/// The system's time zone database.
enum TimeZoneDatabase {
  /// Whether a name can be one of the time zone database; no other leads to a file.
  static func isName(_ name: String) -> Bool {
    let parts = name.parts(at: "/")
    return name.utf8.count <= 100 && parts.allSatisfy { !$0.isEmpty }
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: "_+-/".utf8.contains(byte)
        }
      }
  }

  /// The bytes of a zone's file; nil if no folder has it.
  static func bytes(_ name: String, folder: String?) -> [UInt8]? {
    let folders = folder.map { [$0] } ?? systemFolders
    return folders.lazy.compactMap { read("\($0)/\(name)") }.first
  }

  private static var systemFolders: [String] {
    [environment("TZDIR")].compactMap(\.self) + ["/usr/share/zoneinfo", "/usr/lib/zoneinfo"]
  }

  /// No file of the database comes near this.
  private static let longest = 999_999

  private static func read(_ path: String) -> [UInt8]? {
    try? regularFileContents(path, limit: longest)
  }
}
