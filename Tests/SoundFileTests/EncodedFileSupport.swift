// SPDX-License-Identifier: MIT

import Audiograph
@testable import SoundFile
import Posix
import TestSupport

/// Every way to store a sound.
let allEncodings: [SoundEncoding] = SoundEncoding.Container.allCases.flatMap { container in
  let depths: [SampleDepth?] = container.depths.isEmpty ? [nil] : container.depths
  return depths.compactMap { try? SoundEncoding(container, depth: $0) }
}

/// Collects what libsndfile writes, without any check of ours before it.
func isWritable(_ tone: TestTone, _ encoding: SoundEncoding, _ folder: TemporaryFolder) -> Bool {
  (try? encodedBytes(tone, encoding)) != nil
}

/// The bytes that libsndfile itself writes.
func encodedBytes(
  _ tone: TestTone, _ encoding: SoundEncoding, tags: SoundTags = SoundTags(),
  isLarge: Bool = false
) throws -> [UInt8] {
  switch encoding.depth {
  case .int16: try encodedBytes(tone, Int16.self, encoding, tags, isLarge)
  case .int24: try encodedBytes(tone, Int32.self, encoding, tags, isLarge)
  default: try encodedBytes(tone, Float.self, encoding, tags, isLarge)
  }
}

private func encodedBytes<Sample: FileSample>(
  _ tone: TestTone, _: Sample.Type, _ encoding: SoundEncoding, _ tags: SoundTags,
  _ isLarge: Bool
) throws -> [UInt8] {
  let memory = Memory()
  let writer = DescriptorWriter(
    -1,
    call: { memory.write($1, $2) })
  let file = VirtualFile(writer: writer, path: "memory", isStream: false)
  var encoded = try EncodedFile(
    encoding, tone.format, tags: tags, isLarge: isLarge, to: file)
  var blocks = FrameBlocks<_, Sample>(tone)
  while case let count = blocks.next(), count > 0 {
    try encoded.write(blocks.samples.span, frameCount: count)
  }
  try encoded.close()
  return memory.bytes
}

/// A file in memory.
final class Memory {
  private(set) var bytes: [UInt8] = []

  func write(_ new: RawSpan, _ offset: Int64?) -> Int {
    let start = offset.map(Int.init) ?? bytes.count
    let missing = start + new.byteCount - bytes.count
    if missing > 0 { bytes += [UInt8](repeating: 0, count: missing) }
    for index in 0..<new.byteCount {
      bytes[start + index] = new.unsafeLoad(fromByteOffset: index, as: UInt8.self)
    }
    return new.byteCount
  }
}
