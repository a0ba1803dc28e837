// SPDX-License-Identifier: MIT

internal import Audiograph
internal import CSndfile

/// A sample that can be written to a file.
protocol FileSample: PCMSample {
  /// libsndfile's call that writes interleaved frames and returns how many it took.
  static var writeFrames: (OpaquePointer?, UnsafePointer<Self>?, sf_count_t) -> sf_count_t { get }
  /// The size of a sample in a WAV file.
  static var byteCount: Int { get }
  /// Samples as they stand in a WAV file, where memory holds them otherwise.
  static func packed(_ samples: Span<Self>) -> [UInt8]
  /// So many samples of silence.
  ///
  /// A requirement, so that each type fills its own block: code for any type goes through a witness
  /// for every sample, 2.5 percent of a short sound.
  static func silence(count: Int) -> [Self]
  /// Takes samples from the end, or puts silence there; a requirement likewise.
  static func resize(_ samples: inout [Self], to count: Int)
}

extension FileSample {
  /// Whether samples in memory are what a WAV file holds: little-endian, without unused bytes.
  static var standsAsInFile: Bool {
    byteCount == MemoryLayout<Self>.size && UInt32(1).littleEndian == 1
  }

  static func silence(count: Int) -> [Self] { Array(repeating: silence, count: count) }

  static func resize(_ samples: inout [Self], to count: Int) {
    samples.removeLast(max(0, samples.count - count))
    samples.append(contentsOf: repeatElement(silence, count: max(0, count - samples.count)))
  }
}

extension Int16: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Int16>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_short
  }
  static var byteCount: Int { 2 }
  static func packed(_ samples: Span<Int16>) -> [UInt8] {
    [UInt8](capacity: samples.count * byteCount) { bytes in
      for index in samples.indices {
        bytes.append(UInt8(truncatingIfNeeded: samples[index]))
        bytes.append(UInt8(truncatingIfNeeded: samples[index] >> 8))
      }
    }
  }
}

extension Int32: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Int32>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_int
  }
  static var byteCount: Int { 3 }
  /// The upper 24 bits.
  static func packed(_ samples: Span<Int32>) -> [UInt8] {
    [UInt8](capacity: samples.count * byteCount) { bytes in
      for index in samples.indices {
        bytes.append(UInt8(truncatingIfNeeded: samples[index] >> 8))
        bytes.append(UInt8(truncatingIfNeeded: samples[index] >> 16))
        bytes.append(UInt8(truncatingIfNeeded: samples[index] >> 24))
      }
    }
  }
}

extension Float: FileSample {
  static var writeFrames: (OpaquePointer?, UnsafePointer<Float>?, sf_count_t) -> sf_count_t {
    unsafe sf_writef_float
  }
  static var byteCount: Int { 4 }
  static func packed(_ samples: Span<Float>) -> [UInt8] {
    [UInt8](capacity: samples.count * byteCount) { bytes in
      for index in samples.indices {
        let bits = samples[index].bitPattern
        for shift in stride(from: 0, to: 32, by: 8) {
          bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
        }
      }
    }
  }
}
