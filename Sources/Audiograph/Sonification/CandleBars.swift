// SPDX-License-Identifier: MIT

/// The bars of a series as they are heard as candles, and for how long.
struct CandleBars {
  /// The bars, joined where there are too many.
  let bars: PriceBars
  /// What they are joined by; nil if they are as they were.
  let unit: CalendarUnit?
  /// The length of the data part in seconds.
  let seconds: Double

  /// The shortest time of a bar, in seconds.
  static let leastSlice = 0.160
  /// The most bars of a series.
  static let mostBars = 78
  /// The silence between two bars, in seconds, half of it in the slice of each.
  static let pause = 0.020

  /// What bars are joined by, the finest first; hours and days are for bars within days.
  private static let units: [CalendarUnit] = [.hour, .day, .week, .month, .quarter, .year]

  /// Joins bars by the first unit that leaves no more than so many, each with its shortest time; years are the
  /// last.
  init(_ bars: PriceBars, most: Int) {
    (self.bars, unit) = Self.joined(bars, most: most)
    seconds = Double(self.bars.count) * Self.leastSlice
  }

  private static func joined(
    _ bars: PriceBars, most: Int
  ) -> (bars: PriceBars, unit: CalendarUnit?) {
    var (heard, unit) = (bars, nil as CalendarUnit?)
    for candidate in units where heard.count > most {
      let joined = bars.joined(by: candidate)
      if joined.count < heard.count { (heard, unit) = (joined, candidate) }
    }
    return (heard, unit)
  }

  /// Joins bars by the first unit that fits into the time of a style; years are the last.
  init(_ bars: PriceBars, style: SoundStyle) {
    let (heard, unit) = Self.joined(bars, most: style.mostBars)
    self.bars = heard
    self.unit = unit
    let least = Double(heard.count) * Self.leastSlice
    let slowed = style.length == .normal ? least / style.speed : 0
    // A chosen length is beside what is usual for the bars that there are, not for those that are left of them.
    let count = style.length == .normal ? heard.count : bars.count
    seconds = max(style.seconds(pointCount: count), slowed, least)
  }
}

extension CandleBars {
  /// Equal slices, in which every bar is heard.
  var slots: TimeSlots {
    var slots = TimeSlots(evenly: bars.count, seconds: seconds)
    slots.keepsAll = true
    return slots
  }
}

extension SoundStyle {
  /// How many bars have time enough to be heard as candles, at least one.
  fileprivate var mostBars: Int {
    let slices =
      seconds(usual: Double(CandleBars.mostBars) * CandleBars.leastSlice) / CandleBars.leastSlice
    return max(1, min(CandleBars.mostBars, Int(slices + 1e-9)))
  }
}

extension Series {
  /// The series of the joined bars: the close of each that has all of its prices.
  func heard(as candles: CandleBars) throws(ScoreError) -> Series {
    let values = (0..<candles.bars.count).map { candles.bars.candle(at: $0)?.close ?? .nan }
    do throws(ChartError) {
      return try Series(
        name: name, unit: unit, kind: kind, source: source, quantity: quantity,
        x: .dates(candles.bars.dates), values: values, base: base
      ).made(of: candles.bars).along(xName)
    } catch {
      throw .noCandles(series: name)
    }
  }
}

extension Chart {
  /// Throws where a series has no bars that can be heard as candles, or no volume where that is
  /// heard too.
  package func checkCandles(for style: SoundStyle) throws(ScoreError) {
    guard style.form == .candles else { return }
    for series in series {
      guard let bars = series.bars, bars.missingPrices.isEmpty else {
        throw .noCandles(series: series.name)
      }
      guard !style.hasVolume || bars.columns[.volume]?.firstPresent != nil else {
        throw .noVolume(series: series.name)
      }
    }
  }
}

extension Score {
  /// The bar of an event: its prices, and how it is heard.
  package struct Bar: Sendable, Hashable {
    /// Its prices.
    package let candle: Candle
    /// The level of the noise for its volume, in decibels relative to the tone; nil without one.
    package let noise: Double?
    /// The pitches of its prices, in the order in which they are heard.
    let pitches: [Pitch]
  }
}

/// How loud the volumes of bars are: from 20 to 8 dB below the tone, by their logarithm.
struct VolumeNoise {
  private let lowest: Double
  private let highest: Double

  /// That of some volumes, of which those above 0 are heard; nil if there is none.
  init?(_ volumes: [Double]) {
    let extent = volumes.filter { $0 > 0 }.extent
    guard extent.low <= extent.high else { return nil }
    (lowest, highest) = (log2(extent.low), log2(extent.high))
  }

  /// The level of a volume in decibels relative to the tone; nil for 0 and for a missing one.
  func level(of volume: Double?) -> Double? {
    guard let volume, volume > 0 else { return nil }
    let levels = EarconLevels.volume
    let share = highest > lowest ? (log2(volume) - lowest) / (highest - lowest) : 0.5
    return levels.lowerBound + share * (levels.upperBound - levels.lowerBound)
  }
}
