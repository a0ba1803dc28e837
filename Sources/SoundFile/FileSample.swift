// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CSndfile

/// A sample that can be written to a file.
protocol FileSample: PCMSample {
  /// libsndfile's call that writes interleaved frames and returns how many it took.
  static var writeFrames: (OpaquePointer?, UnsafePointer<Self>?, sf_count_t) -> sf_count_t { get }
  /// The size of a sample in a WAV file.
  static var byteCount: Int { get }
  /// The bits of the sample in a WAV file, in the low bytes.
  var fileBits: UInt32 { get }
}

extension FileSample {
  /// Whether samples in memory are what a WAV file holds: little-endian, without unused bytes.
  static var standsAsInFile: Bool {
    byteCount == MemoryLayout<Self>.size && UInt32(1).littleEndian == 1
  }
}

/// Samples as they stand in a WAV file.
func packed<Sample: FileSample>(_ samples: Span<Sample>) -> [UInt8] {
  [UInt8](capacity: samples.count * Sample.byteCount) { bytes in
    for index in samples.indices {
      var bits = samples[index].fileBits
      for _ in 0..<Sample.byteCount {
        bytes.append(UInt8(truncatingIfNeeded: bits))
        bits >>= 8
      }
    }
  }
}

extension Int16: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Int16>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_short
  }
  static var byteCount: Int { 2 }
  var fileBits: UInt32 { UInt32(UInt16(bitPattern: self)) }
}

extension Int32: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Int32>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_int
  }
  static var byteCount: Int { 3 }
  var fileBits: UInt32 { UInt32(bitPattern: self) >> 8 }
}

extension Float: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Float>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_float
  }
  static var byteCount: Int { 4 }
  var fileBits: UInt32 { bitPattern }
}
