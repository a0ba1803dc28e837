// SPDX-License-Identifier: MIT

/// Sentences about how a chart sounds.
extension Wording {
  /// A sentence without its full stop, in lower case.
  func clause(_ statement: SoundStatement) -> String {
    switch statement {
    case .heard(let heard):
      say(
        .soundHeard(
          heard: heard.heard, given: heard.given, shape: heard.isGist ? say(.soundShape()) : "",
          extremes: heard.tellsExtremes ? say(.soundExtremes()) : "",
          missing: heard.missing > 0 ? say(.soundMissing(count: heard.missing)) : ""))
    case .axes(let groups): axes(groups.map { $0.map(name) })
    case .logarithmic: say(.soundLogarithmic())
    case .order(let names): say(.soundOrder(names: names.map(name).joined(separator: ", ")))
    case .places(let places):
      say(
        .soundPlaces(
          places: places.map { say(.soundPlace(name: name($0.name), side: $0.side)) }
            .joined(separator: ", ")))
    case .atOnce(let names):
      say(.soundAtOnce(names: joined(names.map(name)), first: names.first.map(name) ?? ""))
    case .inverted: say(.soundInverted())
    case .ranks: say(.soundRanks())
    case .notes(let scale): say(.soundNotes(scale: scale))
    case .smoothed(let smoothing): say(.soundSmoothed(by: self.smoothing(smoothing)))
    case .gapsUnheard(let count): say(.soundGapsUnheard(count: count))
    case .clipped(let count): say(.soundClipped(count: count))
    case .rhythm(let isEven, let isContinuous, let seconds):
      say(
        .soundRhythm(
          isEven: isEven, isContinuous: isContinuous,
          length: seconds.map { say(.soundLength(seconds: $0)) } ?? ""))
    case .joined(let count, let rhythm):
      say(.soundJoined(points: say(.counted(count: count, rhythm: rhythm))))
    case .candles(let seconds):
      say(.soundCandles(length: seconds.map { say(.soundLength(seconds: $0)) } ?? ""))
    case .volume: say(.soundVolume())
    case .mapping(let laws, let time, let others):
      (laws.map(law) + (time + others).map(clause)).joined(separator: semicolon)
    }
  }

  private func axes(_ groups: [[String]]) -> String {
    if groups.count == 1 { return say(.axesSharedByAll(names: joined(groups[0]))) }
    let shared = groups.filter { $0.count > 1 }.map { say(.axesShared(names: joined($0))) }
    return shared.isEmpty
      ? say(.axesOwn()) : (shared + [say(.axesOthersOwn())]).joined(separator: semicolon)
  }

  private func smoothing(_ smoothing: SoundStyle.Smoothing) -> String {
    switch smoothing {
    case .exponential(let alpha): say(.smoothingExponential(alpha: Figure(exactly: alpha)))
    case .median(let width): say(.smoothingMedian(width: width))
    case .mean(let width): say(.smoothingMean(width: width))
    }
  }

  private func law(_ law: SoundStatement.Law) -> String {
    let series = law.names.map { say(.lawOf(names: joined($0.map(name)))) } ?? ""
    let last = law.high ?? law.low
    let unit = law.unit.map { " \(self.unit($0, plural(last)))" } ?? ""
    guard let high = law.high else {
      return say(.lawOne(value: law.low, series: series, unit: unit, hertz: law.lowHertz))
    }
    return say(
      .lawRange(
        low: law.low, high: high, series: series, unit: unit, lowHertz: law.lowHertz,
        highHertz: law.highHertz, isLogarithmic: law.isLogarithmic,
        notes: law.notes.map { say(.lawNotes(scale: $0)) } ?? ""))
  }
}
