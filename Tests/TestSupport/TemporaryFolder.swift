// SPDX-License-Identifier: MIT

import Foundation

/// A fresh folder that disappears with the test.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Makes the folder.
  public init() throws {
    path = "\(NSTemporaryDirectory())audiograph-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// A folder that holds nothing but `Samples`, a link to those of the package.
  static func withSamples() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("Samples"), withDestinationPath: "\(Program.packageFolder)/Samples")
    return folder
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The path of a file in the folder.
  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// The names of everything in the folder, hidden files too, sorted.
  public var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? []
  }

  /// The bytes of a file in the folder; nil if there is none.
  public func bytes(_ name: String) -> [UInt8]? {
    FileManager.default.contents(atPath: file(name)).map(Array.init)
  }

  /// Writes a file into the folder.
  public func put(_ bytes: [UInt8], _ name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: file(name)))
  }

  /// Writes a program into the folder.
  ///
  /// By another program: a file that one of our own children still holds open to write, because it was
  /// started in between, cannot be run.
  public func putProgram(_ script: String, _ name: String) throws {
    try put(Array(script.utf8), ".\(name)")
    defer { try? FileManager.default.removeItem(atPath: file(".\(name)")) }
    let run = try Tool("install")?.run(["-m", "755", file(".\(name)"), file(name)])
    guard run?.status == 0 else { throw Tool.CannotStart(path: file(name), code: ENOENT) }
  }
}
