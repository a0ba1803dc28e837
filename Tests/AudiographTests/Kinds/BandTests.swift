// SPDX-License-Identifier: MIT

import Testing

@testable import Audiograph

@Suite struct BandTests {
  private func band(
    _ values: [Double] = [4, 6, 5], _ lower: [Double] = [3, 5, -1],
    _ upper: [Double] = [5, 6.5, 5.5]
  ) throws -> Band {
    try Band(
      values: values, lower: lower, upper: upper, named: "mean",
      bounds: .named(lower: "lower", upper: "upper"),
      x: .numbers(values.indices.map { Double(10 * ($0 + 1)) }))
  }

  /// A line that climbs by 1, one below and two above it the bounds.
  private func climbing(_ count: Int) throws -> Band {
    let values = (0..<count).map(Double.init)
    return try Band(
      values: values, lower: values.map { $0 - 1 }, upper: values.map { $0 + 2 }, named: "mean",
      x: .rows(count: count))
  }

  /// A band has the course of its values.
  @Test func theCourseIsTold() throws {
    let told = FormChart(try climbing(24), title: "t").description(level: .standard)
    #expect(told[1].hasPrefix("Rose steadily"), "\(told)")
    #expect(
      try !FormChart(band(), title: "t").description(level: .long).contains {
        $0.hasPrefix("Rose") || $0.hasPrefix("Fell")
      })
  }

  /// Nothing is drawn from one name to the next.
  @Test func namesHaveWhiskers() throws {
    func marks(_ x: XAxis) throws -> (areas: Int, dots: Int) {
      let band = try Band(
        values: [4, 6, 5], lower: [3, 5, 4], upper: [5, 7, 8], named: "mean", x: x)
      let marks = band.picture().marks
      return (
        marks.count { if case .region = $0 { true } else { false } },
        marks.count { if case .dot = $0 { true } else { false } }
      )
    }
    #expect(try marks(.categories(["Rome", "Oslo", "Bern"])) == (0, 3))
    #expect(try marks(.rows(count: 3)) == (1, 0))
  }

  private func facts(_ band: Band) -> String {
    var json = JSONWriter()
    json.object { band.write(to: &$0) }
    return json.text
  }

  @Test func factsAreThoseOfTheIntervals() throws {
    #expect(
      facts(try band())
        == #"{"points":3,"missing":0,"widest":{"index":2,"width":6.5},"#
        + #""narrowest":{"index":1,"width":1.5},"apart":[],"zeroOutside":2,"disordered":0,"#
        + #""swapped":0}"#)
    let broken = try band([1, 9, .nan, 2, 20], [0, 10, 1, 1, 19], [2, 11, 3, 3, .infinity])
    #expect(
      facts(broken)
        == #"{"points":3,"missing":2,"widest":{"index":0,"width":2},"#
        + #""narrowest":{"index":1,"width":1},"apart":[[0,1],[1,3]],"zeroOutside":2,"disordered":1,"#
        + #""swapped":0}"#)
  }

  @Test func wordsTellTheWidestAndTheNarrowest() throws {
    #expect(
      FormChart(try band(), title: "Trial").description(level: .standard) == [
        "mean with the bounds lower and upper, 3 points: 4 at 10, 5 at 30.",
        "The values are highest at 20 and lowest at 10.",
        "The interval is widest at 30, -1 to 5.5, and narrowest at 20, 5 to 6.5.",
        "All neighbouring intervals overlap.",
        "The interval leaves out 0 at 2 of 3 points.", "Band, 3 points.",
      ])
    #expect(
      FormChart(try band(), title: "Trial").description(level: .alt) == [
        "Trial: mean with the bounds lower and upper, 3 points, widest at 30."
      ])
  }

  /// Bounds that were given the wrong way round are swapped, and that is said.
  @Test func crossedBoundsAreSwapped() throws {
    let crossed = try band([1, 2, 3], [0, 3, 2], [2, 1, 4])
    #expect(crossed.lower == [0, 1, 2] && crossed.upper == [2, 3, 4] && crossed.disordered == 0)
    #expect(
      FormChart(crossed, title: "").description(level: .standard).dropLast().last
        == "At one point the lower bound was above the upper one; the two are swapped.")
  }

  @Test func errorsAreToldAsWhatTheyAre() throws {
    let band = try Band(
      values: [1, 2], lower: [0, 1], upper: [2, 3], named: "growth", bounds: .error("se"),
      x: .numbers([1, 2]))
    #expect(
      FormChart(band, title: "").description(level: .short)[0]
        == "growth plus or minus se, 2 points: 1 at 1, 2 at 2.")
  }

  @Test func equalWidthsHaveNoWidest() throws {
    #expect(
      FormChart(try climbing(3), title: "").description(level: .standard) == [
        "mean with its bounds, 3 points: 0 at point 1, 2 at point 3.",
        "No interval is the widest: each is 3 wide.", "All neighbouring intervals overlap.",
        "The interval leaves out 0 at 1 of 3 points.", "Band, 3 points.",
      ])
  }

  @Test func neighboursThatAreApartAreNamed() throws {
    let band = try band([1, 2, 9, 10], [0, 1, 8, 9], [2, 3, 10, 12])
    #expect(
      FormChart(band, title: "").description(level: .standard)[2]
        == "One of 3 pairs of neighbouring intervals does not overlap: 20 with 30.")
  }

  @Test func fewPointsSoundOneAfterAnother() throws {
    let tones = try band().tones(stretchedBy: 1)
    #expect(tones.tones.map(\.kind) == [.interval, .interval, .interval])
    #expect(abs(tones.tones[2].start - 0.6) < 1e-12 && abs(tones.seconds - 0.9) < 1e-12)
    let path = tones.tones[1].layers[0].path
    #expect(path.map(\.offset) == [0, 0.12, 0.2] && path.map(\.length) == [0.12, 0.04, 0.04])
    #expect(path.map(\.value) == [6, 5, 6.5] && path.map(\.level) == [0, -6, -6])
    #expect(try band([1, .nan, 2]).tones(stretchedBy: 1).tones.map(\.index) == [0, 2])
  }

  @Test func manyPointsSoundAsThreeVoices() throws {
    #expect(try climbing(24).voices.count == 1)
    let band = try climbing(25)
    #expect(band.voices.count == 3)
    let tones = band.tones(stretchedBy: 1)
    #expect(tones.tones.count == 25 && tones.seconds == 6)
    let tone = tones.tones[10]
    #expect(tone.isJoined && abs(tone.start - 2.4) < 1e-9 && abs(tone.length - 0.24) < 1e-9)
    #expect(tone.layers.map(\.pan) == [.fixed(0), .fixed(-0.7), .fixed(0.7)])
    #expect(tone.layers.map { $0.path[0].value } == [10, 9, 12])
    #expect(tone.layers.map { $0.path[0].level } == [0, -9, -9])
    #expect(abs(tone.layers[0].path[0].offset - 0.072) < 1e-9)
    #expect(tone.details == [Score.Detail("lower", 9), Score.Detail("upper", 12)])
  }

  @Test func neighboursOfALongBandSoundAsOne() throws {
    let band = try climbing(20_000)
    let tones = band.tones(stretchedBy: 1)
    #expect(tones.tones.count == 5000 && tones.seconds == 13 && tones.points.reduced == 15_000)
    #expect(tones.tones[1].layers.map { $0.path[0].value } == [5, 3, 9])
    #expect(tones.points.heard + tones.points.reduced == 20_000)
  }

  @Test func aWalkHasBoundsAndWidthBesideTheValue() throws {
    let places = try band([4, 6, .nan]).places()
    let wording = Language.english.wording(.display)
    #expect(
      places.columns[0].map { wording.line($0) } == [
        "3, lower bound, 10", "4 at 10, 3 to 5, lowest", "5, upper bound, 10", "2, width, 10",
      ])
    #expect(wording.line(places.columns[2][1]) == "no value at 30")
    #expect(places.columns[2][1].tone == nil && places.row == 1)
  }

  @Test func fewerThanTwoPointsAreRefused() {
    #expect(throws: FormError.tooFew(.band, found: 0, needed: 2)) { try band([], [], []) }
    #expect(throws: FormError.tooFew(.band, found: 1, needed: 2)) {
      try band([1, .nan], [0, 1], [2, 3])
    }
    #expect(throws: FormError.tooFew(.band, found: 1, needed: 2)) {
      try band([1, 2], [0], [2, 3])
    }
  }

  @Test(arguments: [1e-300, 1, 1e300])
  func allSizesAreTold(size: Double) throws {
    let band = try band([size, 2 * size], [0, size], [3 * size, 2.5 * size])
    #expect(band.widest == 0 && band.narrowest == 1)
    #expect(FormChart(band, title: "").description(level: .long).count >= 3)
  }
}
