// SPDX-License-Identifier: MIT

/// Sentences about how a chart sounds.
extension Wording {
  /// A sentence without its full stop, in lower case.
  func clause(_ statement: SoundStatement) -> String {
    switch statement {
    case .heard(let heard):
      soundHeard(
        heard: heard.heard, given: heard.given, shape: heard.isGist ? soundShape() : "",
        extremes: heard.tellsExtremes ? soundExtremes() : "",
        missing: heard.missing > 0 ? soundMissing(count: heard.missing) : "")
    case .axes(let groups): axes(groups.map { $0.map(name) })
    case .logarithmic: soundLogarithmic()
    case .order(let names): soundOrder(names: names.map(name).joined(separator: ", "))
    case .places(let places):
      soundPlaces(
        places: places.map { soundPlace(name: name($0.name), side: $0.side) }
          .joined(separator: ", "))
    case .atOnce(let names):
      soundAtOnce(names: joined(names.map(name)), first: names.first.map(name) ?? "")
    case .inverted: soundInverted()
    case .ranks: soundRanks()
    case .notes(let scale): soundNotes(scale: scale)
    case .smoothed(let smoothing): soundSmoothed(by: self.smoothing(smoothing))
    case .gapsUnheard(let count): soundGapsUnheard(count: count)
    case .clipped(let count): soundClipped(count: count)
    case .rhythm(let isEven, let isContinuous, let seconds):
      soundRhythm(
        isEven: isEven, isContinuous: isContinuous,
        length: seconds.map { soundLength(seconds: $0) } ?? "")
    case .joined(let count, let rhythm): soundJoined(points: counted(count: count, rhythm: rhythm))
    case .candles(let seconds):
      soundCandles(length: seconds.map { soundLength(seconds: $0) } ?? "")
    case .volume: soundVolume()
    case .mapping(let laws, let time, let others):
      (laws.map(law) + (time + others).map(clause)).joined(separator: semicolon)
    }
  }

  private func axes(_ groups: [[String]]) -> String {
    if groups.count == 1 { return axesSharedByAll(names: joined(groups[0])) }
    let shared = groups.filter { $0.count > 1 }.map { axesShared(names: joined($0)) }
    return shared.isEmpty ? axesOwn() : (shared + [axesOthersOwn()]).joined(separator: semicolon)
  }

  private func smoothing(_ smoothing: SoundStyle.Smoothing) -> String {
    switch smoothing {
    case .exponential(let alpha): smoothingExponential(alpha: Figure(exactly: alpha))
    case .median(let width): smoothingMedian(width: width)
    case .mean(let width): smoothingMean(width: width)
    }
  }

  private func law(_ law: SoundStatement.Law) -> String {
    let series = law.names.map { lawOf(names: joined($0.map(name))) } ?? ""
    let last = law.high ?? law.low
    let unit = law.unit.map { " \(self.unit($0, plural(last)))" } ?? ""
    guard let high = law.high else {
      return lawOne(value: law.low, series: series, unit: unit, hertz: law.lowHertz)
    }
    return lawRange(
      low: law.low, high: high, series: series, unit: unit, lowHertz: law.lowHertz,
      highHertz: law.highHertz, isLogarithmic: law.isLogarithmic,
      notes: law.notes.map { lawNotes(scale: $0) } ?? "")
  }
}
