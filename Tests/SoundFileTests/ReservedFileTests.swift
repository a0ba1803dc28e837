// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SoundFile

/// Asking for the blocks of a file changes nothing that can be read from it.
@Suite struct ReservedFileTests {
  private func reserve(_ path: String, _ byteCount: Int) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    DescriptorWriter(descriptor: file.fileDescriptor, isInterrupted: { false })
      .reserve(byteCount: byteCount)
    try file.close()
  }

  @Test(arguments: [0, 1, 4096, 1_000_000, -1, Int.max])
  func keepsTheLength(byteCount: Int) throws {
    let folder = try TemporaryFolder()
    try folder.put([1, 2, 3], "file")
    try reserve(folder.file("file"), byteCount)
    #expect(folder.bytes("file") == [1, 2, 3])
  }

  @Test func doesNothingWhereThereAreNoBlocks() throws {
    try reserve("/dev/null", 1000)
    DescriptorWriter(descriptor: -1, isInterrupted: { false }).reserve(byteCount: 1000)
  }
}
