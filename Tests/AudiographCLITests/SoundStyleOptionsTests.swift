// SPDX-License-Identifier: MIT

import Audiograph
import Testing

@testable import AudiographCLI

@Suite struct SoundStyleOptionsTests {
  static func style(_ texts: [String]) throws -> SoundStyle {
    try SoundStyle(ArgumentParser.read(texts, for: Commands.spec(.play)))
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let texts: [String]
    let change: @Sendable (inout SoundStyle) -> Void

    init(_ texts: String..., change: @escaping @Sendable (inout SoundStyle) -> Void) {
      self.texts = texts
      self.change = change
    }

    var testDescription: String { texts.joined(separator: " ") }
  }

  static let cases: [Case] = [
    Case { _ in },
    Case("--duration", "gist") { $0.length = .gist },
    Case("--duration", "short") { $0.length = .short },
    Case("--duration", "normal") { _ in },
    Case("--duration", "long") { $0.length = .long },
    Case("--duration", "0.5") { $0.length = .seconds(0.5) },
    Case("--duration", "3600") { $0.length = .seconds(3600) },
    Case("--speed", "0.25") { $0.speed = 0.25 },
    Case("--speed", "4") { $0.speed = 4 },
    Case("--mode", "auto") { _ in },
    Case("--mode", "discrete") { $0.mode = .discrete },
    Case("--mode", "continuous") { $0.mode = .continuous },
    Case("--profile", "standard") { _ in },
    Case("--profile", "warm") { $0.pitchRange = .warm },
    Case("--profile", "narrow") { $0.pitchRange = .narrow },
    Case("--pitch-range", "220:1760") { _ in },
    Case("--pitch-range", "a3:a6") { _ in },
    Case("--scale", "auto") { _ in },
    Case("--scale", "log") { $0.scale = .log },
    Case("--scale", "linear") { $0.scale = .linear },
    Case("--notes", "pentatonic") { $0.notes = .pentatonic },
    Case("--invert") { $0.isInverted = true },
    Case("--no-invert") { $0.isInverted = false },
    Case("--minimum", "-5", "--maximum", "1e3") { ($0.minimum, $0.maximum) = (-5, 1000) },
    Case("--zero") { $0.includesZero = true },
    Case("--no-zero") { $0.includesZero = false },
    Case("--shared-axis") { $0.axisSharing = .shared },
    Case("--own-axis") { $0.axisSharing = .own },
    Case("--even") { $0.spacing = .even },
    Case("--true") { $0.spacing = .true },
    Case("--together") { $0.arrangement = .together },
    Case("--timbre", "hollow") { $0.timbre = .hollow },
    Case("--volume", "0") { $0.volume = 0 },
    Case("--pan", "0.8") { $0.panWidth = 0.8 },
    Case("--no-intro") { $0.hasIntro = false },
    Case("--no-end-sound") { $0.hasEndSound = false },
    Case("--short-ends") { $0.hasShortEnds = true },
    Case("--ticks") { $0.hasTicks = true },
    Case("--mark-extremes") { $0.marksExtremes = true },
    Case("--mark-breaks") { $0.marksBreaks = true },
    Case("--baseline", "base") { $0.baseline = .base },
    Case("--baseline", "first") { $0.baseline = .first },
    Case("--baseline", "zero") { $0.baseline = .zero },
    Case("--baseline", "mean") { $0.baseline = .mean },
    Case("--baseline", "-2.5") { $0.baseline = .value(-2.5) },
    Case("--smooth", "ema:0.35") { $0.smoothing = .exponential(alpha: 0.35) },
    Case("--smooth", "median:5") { $0.smoothing = .median(width: 5) },
    Case("--smooth", "mean:3") { $0.smoothing = .mean(width: 3) },
    Case("--mono") {
      $0.format = SoundFormat(sampleRate: 48_000, channelCount: 1) ?? SoundFormat()
    },
    Case("--sample-rate", "8000") {
      $0.format = SoundFormat(sampleRate: 8000, channelCount: 2) ?? SoundFormat()
    },
  ]

  @Test(arguments: cases)
  func chooses(_ test: Case) throws {
    var expected = SoundStyle()
    test.change(&expected)
    #expect(try Self.style(test.texts) == expected)
  }

  static let refusals: [([String], UsageError)] =
    [
      (["--even", "--true"], .contradiction("--even", "--true")),
      (["--shared-axis", "--own-axis"], .contradiction("--shared-axis", "--own-axis")),
      (
        ["--profile", "warm", "--pitch-range", "a3:a6"],
        .contradiction("--profile", "--pitch-range")
      ),
      (["--minimum", "5", "--maximum", "5"], .emptyAxis(minimum: 5, maximum: 5)),
      (["--scale=log", "--minimum", "0"], .logarithmicAxis(option: "--minimum 0")),
      (["--scale=log", "--maximum=-1"], .logarithmicAxis(option: "--maximum -1")),
      (["--scale=log", "--zero"], .logarithmicAxis(option: "--zero")),
    ]
    + malformed("--duration", .length, ["0.4", "3601", "abc", "", "nan", "inf", "1e99", "0x10"])
    + malformed("--speed", .numberWithin(0.25...4), ["0.2", "4.1", "fast", "1,5"])
    + malformed("--volume", .numberWithin(0...1), ["-0.1", "1.1"])
    + malformed("--pan", .numberWithin(0...0.8), ["-0.1", "0.9"])
    + malformed("--minimum", .number, ["nan", "-inf", "1e999", "x"])
    + malformed(
      "--sample-rate", .wholeNumberWithin(8000...192_000),
      ["7999", "192001", "44100.5", "99999999999999999999"])
    + malformed("--baseline", .baseline, ["last", "nan", ""])
    + malformed(
      "--smooth", .smoothing,
      [
        "ema", "ema:0", "ema:1.1", "median:4", "median:1", "mean:-3", "mean:x", "mode:3",
        "mean:3:3", "mean:103", "ema:0.0009",
      ]
    )
    + malformed(
      "--pitch-range", .pitchRange,
      ["220", "220:", ":220", "1760:220", "220:220", "54:220", "220:4001", "a3:b:c6", "h3:c6"])

  static func malformed(
    _ option: String, _ form: ValueForm, _ values: [String]
  ) -> [([String], UsageError)] {
    values.map { (["\(option)=\($0)"], .malformedValue(option: option, value: $0, form: form)) }
  }

  @Test(arguments: refusals)
  func refuses(_ texts: [String], _ error: UsageError) {
    #expect(throws: error) { try Self.style(texts) }
  }
}
