// SPDX-License-Identifier: MIT

import Audiograph
import Posix
import TestSupport
import Testing

@testable import SoundFile

@Suite struct FrameBlocksTests {
  private static let page = 4096

  /// Where each write of a sound began and ended in the file, and the file itself.
  private func writes(
    _ tone: TestTone, _ depth: SampleDepth, tags: SoundTags
  ) throws -> (places: [Range<Int>], bytes: [UInt8]) {
    let memory = Memory()
    var places: [Range<Int>] = []
    let writer = DescriptorWriter(
      -1,
      call: { _, bytes, offset in
        let start = Int(offset ?? -1)
        places.append(start..<start + bytes.byteCount)
        return memory.write(bytes, offset)
      })
    let encoding = try SoundEncoding(.wav, depth: depth)
    let output = SoundOutput(
      encoding: encoding, tags: tags, writer: writer, path: "memory", isStream: false)
    switch depth {
    case .int16: try output.write(tone, Int16.self)
    case .int24: try output.write(tone, Int32.self)
    case .float32: try output.write(tone, Float.self)
    }
    return (places, memory.bytes)
  }

  /// A block begins less than a frame before a page of the file does, the first after the header.
  @Test(arguments: [SampleDepth.int16, .float32], 1...2)
  func blocksBeginWherePagesDo(depth: SampleDepth, channelCount: Int) throws {
    let frameByteCount = depth.byteCount * channelCount
    for (title, frameCount) in [("", 1), ("", 70_000), ("a", 140_001), ("abc", 1_000_001)] {
      let tags = SoundTags(title: title, comment: "c")
      let tone = TestTone(frameCount: frameCount, channelCount: channelCount)
      let layout = try WAVLayout(depth, tone.format, frameCount: frameCount, tags: tags)
      let header = layout.header.count
      let places = try writes(tone, depth, tags: tags).places.filter { $0.lowerBound >= header }
      #expect(places.first?.lowerBound == header)
      #expect(places.last?.upperBound == layout.byteCount - layout.trailer.count)
      for place in places.dropFirst() {
        let rest = (Self.page - place.lowerBound % Self.page) % Self.page
        #expect(rest < frameByteCount, "\(place)")
      }
      #expect(places.count <= 1 + frameCount * frameByteCount / 60_000)
    }
  }

  /// However the blocks lie, what is in them is the sound.
  @Test(arguments: SampleDepth.allCases, 1...2)
  func blocksHoldEveryFrameOnce(depth: SampleDepth, channelCount: Int) throws {
    for frameCount in [1, 2, 3, 32_686, 65_454, 65_455, 65_536, 131_000] {
      let tone = TestTone(frameCount: frameCount, channelCount: channelCount)
      let tags = SoundTags(title: "a")
      let layout = try WAVLayout(depth, tone.format, frameCount: frameCount, tags: tags)
      let plain: [UInt8] =
        switch depth {
        case .int16: Int16.packed(tone.samples(as: Int16.self).span)
        case .int24: Int32.packed(tone.samples(as: Int32.self).span)
        case .float32: Float.packed(tone.samples(as: Float.self).span)
        }
      let bytes = try writes(tone, depth, tags: tags).bytes
      #expect(firstDifference(bytes, layout.header + plain + layout.trailer) == nil)
    }
  }
}
