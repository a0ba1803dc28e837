// SPDX-License-Identifier: MIT

import TestSupport

/// Series that are hard to tell by their blocks.
enum BlockSeries: String, CaseIterable {
  case walk, roundedWalk, noise, digits, flat, zerosOfBothSigns, ascending, descending, ramp
  case rampDown, waves, gapsAtRandom, longGaps, gapsAndTies, price, fallingPrice, thinPrice, huge
  case tiny, hugeAndTiny, spikes, steps

  /// So many values, always the same ones; one at least is not missing.
  func values(_ count: Int) -> [Double] {
    var generator = SeededGenerator(seed: UInt64(count) &* 31 &+ UInt64(rawValue.utf8.count))
    let noise = generator.whiteNoise(count: count, in: -1...1)
    let walk = generator.randomWalk(count: count)
    return (0..<count).map { index in
      value(noise[index], walk[index], share: Double(index) / Double(count), index)
    }
  }

  private func value(_ noise: Double, _ walk: Double, share: Double, _ index: Int) -> Double {
    switch self {
    case .walk: walk
    case .roundedWalk: (walk * 100).rounded() / 100
    case .noise: noise
    case .digits: (noise * 4.4).rounded()
    case .flat: 7.25
    case .zerosOfBothSigns: noise < -0.999 ? noise : noise < 0 ? -0.0 : 0
    case .ascending: Double(index / 3)
    case .descending: -Double(index) / 8
    case .ramp: share * 1000 + noise
    case .rampDown: noise * 3 - share * 1000
    case .waves: Double(index % 700) * (index % 1400 < 700 ? 1 : -1) + (noise * 10).rounded()
    case .gapsAtRandom: index > 0 && noise > 0.6 ? .nan : walk
    case .longGaps: index > 0 && index % 5000 < 4600 && index % 5000 > 40 ? .nan : walk
    case .gapsAndTies: index > 0 && noise > 0.9 ? .nan : (noise * 3).rounded()
    case .price: 100 * power(walk / 40) + 0.01
    case .fallingPrice: 1000 * power(-share * 5) * (1 + noise * 0.02)
    case .thinPrice: 0x1p-1070 * (2 + (noise * 1.4).rounded())
    case .huge: noise * 1.7e308
    case .tiny: 0x1p-1074 * (noise * 5).rounded()
    case .hugeAndTiny: index % 3 == 0 ? noise * 1.7e308 : 0x1p-1074 * (noise * 5).rounded()
    case .spikes: index % 1777 == 5 ? noise * 1e6 : (noise * 10).rounded() / 10
    case .steps: Double(index / 1500 % 4) + (index % 2049 == 0 ? noise : 0)
    }
  }

  /// About e to the power of a number.
  private func power(_ exponent: Double) -> Double {
    let part = 1 + exponent / 1024
    return (0..<10).reduce(part) { square, _ in square * square }
  }
}
