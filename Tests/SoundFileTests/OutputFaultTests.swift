// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing
import Posix
import TestSupport

@testable import SoundFile

/// Faults of the system, injected under every kind of file.
@Suite struct OutputFaultTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The call of this number, from 0, and all after it fail; −1 stands for the last one, which
  /// completes a header or flushes what an encoder held back.
  @Test(arguments: allEncodings, [0, 1, 2, -1])
  func everyCallMayFail(encoding: SoundEncoding, number: Int) throws {
    let tone = TestTone(frameCount: 40_000)
    let calls = try countedCalls(tone, encoding)
    let failing = number < 0 ? calls - 1 : min(number, calls - 1)
    let faults: [(Int32, OutputError)] = [
      (ENOSPC, .noSpace(path: path)), (EPIPE, .closedPipe(path: path)),
      (EFBIG, .tooLarge(path: path)),
      (EIO, .system(path: path, code: EIO, reason: "Input/output error")),
    ]
    for (code, expected) in faults {
      #expect(throws: SoundFileError.output(expected)) {
        try write(tone, encoding) { count, descriptor, bytes, offset throws(SystemError) in
          guard count < failing else {
            throw SystemError(code: code)
          }
          return try DescriptorWriter.write(descriptor, bytes, offset)
        }
      }
      #expect(folder.names == [])
    }
  }

  private var path: String { folder.file("sound") }

  private func countedCalls(_ tone: TestTone, _ encoding: SoundEncoding) throws -> Int {
    var calls = 0
    try write(tone, encoding) { count, descriptor, bytes, offset throws(SystemError) in
      calls = count + 1
      return try DescriptorWriter.write(descriptor, bytes, offset)
    }
    try FileManager.default.removeItem(atPath: path)
    return calls
  }

  private func write(
    _ tone: TestTone, _ encoding: SoundEncoding, options: OutputOptions = OutputOptions(),
    _ systemWrite: @escaping (Int, Int32, RawSpan, Int64?) throws(SystemError) -> Int
  ) throws {
    var file = try OutputFile(path: path, options: options)
    var count = -1
    file.systemWrite = { descriptor, bytes, offset throws(SystemError) in
      count += 1
      return try systemWrite(count, descriptor, bytes, offset)
    }
    try file.write(tone, as: encoding)
    try file.commit()
  }

  /// Few bytes at a time, interruptions by signals and full pipes lose and double nothing.
  @Test(arguments: allEncodings.filter { $0.container != .ogg && $0.container != .opus })
  func shortWrites(encoding: SoundEncoding) throws {
    let tone = TestTone(frameCount: 20_000, channelCount: 1)
    try write(tone, encoding) { (_, descriptor, bytes, offset) throws(SystemError) in
      try DescriptorWriter.write(descriptor, bytes, offset)
    }
    let expected = folder.bytes("sound")
    try write(tone, encoding) { count, descriptor, bytes, offset throws(SystemError) in
      switch count % 4 {
      case 0: throw SystemError(code: EINTR)
      case 1: throw SystemError(code: EAGAIN)
      default:
        let part = bytes.extracting(first: min(bytes.byteCount, count % 7 * 1000 + 1))
        return try DescriptorWriter.write(descriptor, part, offset)
      }
    }
    #expect(try firstDifference(folder.bytes("sound") ?? [], #require(expected)) == nil)
  }

  @Test(arguments: allEncodings)
  func interruption(encoding: SoundEncoding) throws {
    let questions = QuestionCount()
    var options = OutputOptions()
    options.isInterrupted = { questions.next() > 2 }
    #expect(throws: SoundFileError.output(.interrupted(path: path))) {
      try OutputFile.write(
        TestTone(frameCount: 200_000), as: encoding, to: path, options: options)
    }
    #expect(folder.names == [])
  }
}

/// Counts how often it was asked.
private final class QuestionCount: Sendable {
  private let count = Atomic(0)

  func next() -> Int { count.add(1, ordering: .relaxed).newValue }
}
