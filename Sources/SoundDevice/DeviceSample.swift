// SPDX-License-Identifier: MIT

internal import Audiograph

/// A sample that a device takes.
protocol DeviceSample: PCMSample {
  /// The sample times a gain of 0 to 1.
  func scaled(by gain: Float) -> Self
  /// The mean of two samples.
  static func mean(_ left: Self, _ right: Self) -> Self
}

extension Int16: DeviceSample {
  func scaled(by gain: Float) -> Int16 { Int16(Float(self) * gain) }
  static func mean(_ left: Int16, _ right: Int16) -> Int16 {
    Int16((Int32(left) + Int32(right)) >> 1)
  }
}

extension Int32: DeviceSample {
  // By Double: Float cannot hold Int32.max, and its rounded value would trap.
  func scaled(by gain: Float) -> Int32 { Int32(Double(self) * Double(gain)) }
  static func mean(_ left: Int32, _ right: Int32) -> Int32 {
    Int32((Int64(left) + Int64(right)) >> 1)
  }
}

extension Float: DeviceSample {
  func scaled(by gain: Float) -> Float { self * gain }
  static func mean(_ left: Float, _ right: Float) -> Float { (left + right) / 2 }
}
