// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct SmoothingTests {
  private func text(_ values: [Double]) -> [String] { values.map { $0.isNaN ? "-" : "\($0)" } }

  @Test func exponential() {
    let smoothed = SoundStyle.Smoothing.exponential(alpha: 0.5).applied(to: [4, 8, 0, .nan, 6, 2])
    #expect(text(smoothed) == ["4.0", "6.0", "3.0", "-", "6.0", "4.0"])
  }

  @Test func median() {
    let smoothed = SoundStyle.Smoothing.median(width: 3).applied(to: [1, 100, 2, 3, .nan, 9])
    #expect(text(smoothed) == ["50.5", "2.0", "3.0", "2.5", "-", "9.0"])
  }

  @Test func mean() {
    let smoothed = SoundStyle.Smoothing.mean(width: 3).applied(to: [0, 3, 6, .nan, 1e308, 1e308])
    #expect(text(smoothed) == ["1.5", "3.0", "4.5", "-", "1e+308", "1e+308"])
  }

  @Test func nothingIsSmoothedAwayOfOnePointOrNone() {
    for smoothing in [
      SoundStyle.Smoothing.exponential(alpha: 0.3), .median(width: 5), .mean(width: 5),
    ] {
      #expect(smoothing.applied(to: [7]) == [7])
      #expect(smoothing.applied(to: []) == [])
    }
  }
}
