// SPDX-License-Identifier: MIT

internal import Audiograph
internal import SoundFile

/// Which line of a manifest writes and reads which file, whatever it is called.
///
/// A file is known by a hash of 64 bits of its device and its inode, or of its folder and its name
/// where there is none yet: some 60 bytes of memory a line, and a chance of one in 10^11 that two
/// of the files of 10,000 lines are taken for one and refused.
struct BatchPaths {
  private var writers: [Int: Int] = [:]
  private var readers: [Int: Int] = [:]
  /// Files that the batch itself uses.
  private let used: [FileIdentity: BatchError.Role]
  private(set) var lineCount = 0

  /// No lines yet.
  init(used: [FileIdentity: BatchError.Role]) { self.used = used }

  /// Adds what a line writes and reads.
  ///
  /// - Throws: `BatchError` where it writes what another one writes or reads, or the other way round.
  mutating func add(_ line: BatchLine) throws(BatchError) {
    lineCount += 1
    guard line.fault == nil else { return }
    for path in line.writtenPaths { try addWritten(path, line.number) }
    for path in line.sources where !path.begins(with: "@") { try addRead(path, line.number) }
  }

  private mutating func addWritten(_ path: String, _ line: Int) throws(BatchError) {
    guard let file = FileIdentity(output: path) else { return }
    if let role = used[file] { throw .outputInUse(path: path, line: line, role: role) }
    let hash = file.hashValue
    if let other = writers.updateValue(line, forKey: hash), other != line {
      throw .sameOutput(path: path, lines: [other, line])
    }
    if let reader = readers[hash], reader != line {
      throw .outputIsInput(path: path, writer: line, reader: reader)
    }
  }

  private mutating func addRead(_ path: String, _ line: Int) throws(BatchError) {
    guard let hash = FileIdentity(output: path)?.hashValue else { return }
    if let writer = writers[hash], writer != line {
      throw .outputIsInput(path: path, writer: writer, reader: line)
    }
    readers[hash] = line
  }
}
