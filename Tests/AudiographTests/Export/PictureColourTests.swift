// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Audiograph

/// Colours of series are told apart from each other and from the paper.
@Suite struct PictureColourTests {
  /// What eyes see of light in linear red, green and blue: all three kinds of cones, then without the first,
  /// the second and the third (Machado, Oliveira and Fernandes 2009).
  private static let eyes: [[[Double]]] = [
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [
      [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
      [-0.003882, -0.048116, 1.051998],
    ],
    [
      [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
      [-0.011820, 0.042940, 0.968881],
    ],
    [
      [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
      [0.004733, 0.691367, 0.303900],
    ],
  ]

  private static func linear(_ hex: String) -> [Double] {
    var digits = Array(hex.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    return stride(from: 0, to: 6, by: 2).map { place in
      let share = Double(Int(String(digits[place...place + 1]), radix: 16) ?? 0) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
  }

  private static func luminance(_ hex: String) -> Double {
    zip(linear(hex), [0.2126, 0.7152, 0.0722]).map { $0 * $1 }.reduce(0, +)
  }

  private static func contrast(_ one: String, _ other: String) -> Double {
    let (low, high) = (min(luminance(one), luminance(other)), max(luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)
  }

  /// Lightness and the two opponent colours, CIELAB under D65.
  private static func lab(_ hex: String, seenBy eye: [[Double]]) -> [Double] {
    let light = linear(hex)
    let seen = eye.map { row in min(1, max(0, zip(row, light).map { $0 * $1 }.reduce(0, +))) }
    let rows = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]
    let shares = zip(rows, [0.95047, 1, 1.08883]).map { row, white in
      let share = zip(row, seen).map { $0 * $1 }.reduce(0, +) / white
      return share > 0.008856 ? cbrt(share) : 7.787 * share + 16 / 116
    }
    return [
      116 * shares[1] - 16, 500 * (shares[0] - shares[1]), 200 * (shares[1] - shares[2]),
    ]
  }

  /// How different two colours look, CIEDE2000.
  private static func difference(_ one: [Double], _ two: [Double]) -> Double {
    func degrees(_ angle: Double) -> Double { angle * 180 / .pi }
    func cosine(_ angle: Double) -> Double { cos(angle * .pi / 180) }
    let chroma = (hypot(one[1], one[2]) + hypot(two[1], two[2])) / 2
    let stretch = 1 + 0.5 * (1 - sqrt(pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))))
    let chromas = [one, two].map { hypot($0[1] * stretch, $0[2]) }
    let hues = [one, two].map { lab -> Double in
      let hue = degrees(atan2(lab[2], lab[1] * stretch))
      return hue < 0 ? hue + 360 : hue
    }
    var turn = hues[1] - hues[0]
    if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
    let hue = 2 * sqrt(chromas[0] * chromas[1]) * sin(turn / 2 * .pi / 180)
    let (lightness, mean) = ((one[0] + two[0]) / 2, (chromas[0] + chromas[1]) / 2)
    let middle = hues[0] + turn / 2
    let weight =
      1 - 0.17 * cosine(middle - 30) + 0.24 * cosine(2 * middle)
      + 0.32 * cosine(3 * middle + 6) - 0.2 * cosine(4 * middle - 63)
    let square = (lightness - 50) * (lightness - 50)
    let parts = [
      (two[0] - one[0]) / (1 + 0.015 * square / sqrt(20 + square)),
      (chromas[1] - chromas[0]) / (1 + 0.045 * mean), hue / (1 + 0.015 * mean * weight),
    ]
    let positive = middle < 0 ? middle + 360 : middle
    let bend = 60 * exp(-pow((positive - 275) / 25, 2))
    let rotation =
      -2 * sqrt(pow(mean, 7) / (pow(mean, 7) + pow(25, 7))) * sin(bend * .pi / 180)
    return sqrt(parts.map { $0 * $0 }.reduce(0, +) + rotation * parts[1] * parts[2])
  }

  @Test func differenceIsThatOfThePaper() {
    // The first pair of Sharma, Wu and Dalal 2005.
    let found = Self.difference([50, 2.6772, -79.7751], [50, 0, -82.7485])
    #expect(abs(found - 2.0425) < 0.0001)
  }

  @Test(arguments: [PictureColours.light, .dark])
  func anyTwoOfEightAreToldApartByAllEyes(_ colours: PictureColours) {
    #expect(colours.series.count == PictureStroke.count)
    for eye in Self.eyes {
      let seen = colours.series.map { Self.lab($0, seenBy: eye) }
      for (place, one) in seen.enumerated() {
        for other in seen[..<place] { #expect(Self.difference(one, other) >= 12) }
      }
    }
  }

  @Test(arguments: [PictureColours.light, .dark])
  func everyColourStandsOutFromThePaper(_ colours: PictureColours) {
    for text in [colours.ink, colours.axis] { #expect(Self.contrast(text, colours.paper) >= 4.5) }
    for line in colours.series { #expect(Self.contrast(line, colours.paper) >= 3) }
  }
}
