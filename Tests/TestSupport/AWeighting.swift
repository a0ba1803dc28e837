// SPDX-License-Identifier: MIT

import Glibc

/// The frequency weighting A of sound level meters, IEC 61672-1:2013, annex E.
public enum AWeighting {
  private static let poles = (20.598_997, 107.652_65, 737.862_23, 12_194.217)

  /// The weight of an amplitude at a frequency in hertz, 1 at 1 kHz.
  public static func gain(at frequency: Double) -> Double {
    response(frequency) / response(1000)
  }

  /// The weight in decibels, 0 at 1 kHz.
  public static func decibels(at frequency: Double) -> Double { 20 * log10(gain(at: frequency)) }

  private static func response(_ frequency: Double) -> Double {
    let square = frequency * frequency
    let (p1, p2, p3, p4) = poles
    return p4 * p4 * square * square
      / ((square + p1 * p1) * ((square + p2 * p2) * (square + p3 * p3)).squareRoot()
        * (square + p4 * p4))
  }
}
