// SPDX-License-Identifier: MIT

import Foundation
import Posix
import TestSupport
import Testing

@testable import SoundFile

/// Asking for the blocks of a file changes nothing that can be read from it.
@Suite struct ReservedFileTests {
  private func reserve(_ path: String, _ byteCount: Int64) throws {
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    DescriptorWriter(file.fileDescriptor)
      .reserve(byteCount: byteCount, at: 0)
    try file.close()
  }

  @Test(arguments: [0, 1, 4096, 1_000_000, -1, Int64.max])
  func keepsTheLength(byteCount: Int64) throws {
    let folder = try TemporaryFolder()
    try folder.put([1, 2, 3], "file")
    try reserve(folder.file("file"), byteCount)
    #expect(folder.bytes("file") == [1, 2, 3])
  }

  @Test func doesNothingWhereThereAreNoBlocks() throws {
    try reserve("/dev/null", 1000)
    DescriptorWriter(-1).reserve(byteCount: 1000, at: 0)
  }

  /// A file of 40 MB has its length and, where blocks can be reserved, no block too many.
  @Test func takesNoMoreThanTheSound() throws {
    let folder = try TemporaryFolder()
    let tone = TestTone(frameCount: 20_000_000, channelCount: 1)
    let encoding = try SoundEncoding(.wav, depth: .int16)
    var file = try OutputFile(path: folder.file("x.wav"))
    try file.write(tone, as: encoding, tags: SoundTags())
    try file.commit()
    let path = folder.file("x.wav")
    let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    let layout = try WAVLayout(.int16, tone.format, frameCount: 20_000_000, tags: SoundTags())
    #expect(size == layout.byteCount)
    let blocks = try #require(Tool("du")).run(["-B1", path]).text
    let taken = try #require(blocks.split(separator: "\t").first.flatMap { Int($0) })
    #expect((layout.byteCount..<layout.byteCount + 65_536).contains(taken))
  }
}
