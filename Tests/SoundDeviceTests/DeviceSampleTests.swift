// SPDX-License-Identifier: MIT

import Testing

@testable import SoundDevice

@Suite struct DeviceSampleTests {
  @Test(arguments: [Int16.min, -1, 0, 1, Int16.max])
  func scaled16(sample: Int16) {
    #expect(sample.scaled(by: 1) == sample)
    #expect(sample.scaled(by: 0) == 0)
    #expect(Int16.mean(sample, sample) == sample)
    #expect(Int16.mean(.min, .max) == -1)
  }

  @Test(arguments: [Int32.min, -1, 0, 1, Int32.max])
  func scaled32(sample: Int32) {
    #expect(sample.scaled(by: 1) == sample)
    #expect(sample.scaled(by: 0) == 0)
    #expect(Int32.mean(sample, sample) == sample)
    #expect(Int32.mean(.min, .max) == -1)
  }

  @Test func scaledFloat() {
    #expect(Float(0.5).scaled(by: 0.5) == 0.25)
    #expect(Float.mean(-1, 0.5) == -0.25)
  }
}
