// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import Posix

extension RemedySearch {
  /// Runs a body that reads the source it is given.
  ///
  /// - Throws: `RefusedTable` where it is refused and other options read it; else the `ReadError`.
  func run<Result>(_ body: (DataSource) throws(ReadError) -> Result) throws -> Result {
    do { return try body(source) } catch {
      let changes = changes(for: error)
      throw changes.isEmpty ? error as any Error : RefusedTable(cause: error, changes: changes)
    }
  }
}

extension DataSource {
  /// The source, or what came of standard input, as far as it is not longer than so many bytes.
  func readableAgain(upTo limit: Int) -> DataSource {
    guard case .descriptor(let number, let name) = self,
      let status = try? FileStatus(descriptor: number), status.kind != .folder,
      status.kind != .file || status.size <= limit
    else { return self }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    var end = 0
    while end < bytes.count {
      guard let count = try? readPatiently(number, into: &bytes, from: end, to: bytes.count)
      else { return .begun(Array(bytes[..<end]), then: number, name: name) }
      if count == 0 { return .bytes(Array(bytes[..<end]), name: name) }
      end += count
    }
    return .begun(bytes, then: number, name: name)
  }

  /// Whether it can be read several times, and is no longer than so many bytes.
  func canBeTried(upTo limit: Int) -> Bool {
    switch self {
    case .path(let path):
      guard let status = try? FileStatus(path) else { return false }
      return status.kind == .file && status.size <= limit
    case .bytes: return true
    case .descriptor, .begun: return false
    }
  }
}
