// SPDX-License-Identifier: MIT

internal import Glibc
internal import Posix

/// A program such as xz at work, whose output is read as it comes.
final class UnpackingProgram {
  private let file: String
  private let output: DescriptorPair
  private var program: Subprocess?
  private var limit = UnpackingLimit()

  /// Starts a program that unpacks what a descriptor gives, from where it stands: so many bytes.
  init(
    _ name: String, reading descriptor: Int32, size: Int, file: String
  ) throws(ReadError) {
    self.file = file
    limit.took(size)
    do throws(SystemError) {
      output = try DescriptorPair(.pipe)
      program = try Subprocess(
        name, words: [name, "-dc"], streams: [descriptor, output.writing, nil], life: .program)
      output.closeWriting()
    } catch {
      throw error.isAbsence
        ? .packed(file: file, .missing(name: name)) : .unreadable(file: file, code: error.code)
    }
  }

  deinit { _ = program?.end { true } }

  /// Reads into the room from `start` to `end`; 0 at the end.
  func fill(_ bytes: inout [UInt8], from start: Int, to end: Int) throws(ReadError) -> Int {
    guard program != nil else { return 0 }
    let count: Int
    do throws(SystemError) {
      count = try readPatiently(output.reading, into: &bytes, from: start, to: end)
    } catch {
      throw .unreadable(file: file, code: error.code)
    }
    limit.gave(count)
    if let most = limit.exceeded { throw .packed(file: file, .tooLarge(limit: most)) }
    if count == 0 {
      let status = program?.end()
      program = nil
      guard status == 0 else { throw .packed(file: file, .damaged) }
    }
    return count
  }
}
