// SPDX-License-Identifier: MIT

extension SoundStyle {
  /// The length of the data part in seconds for a number of points, missing ones included.
  public func seconds(pointCount: Int) -> Double {
    seconds(usual: Timeline.normalSeconds(pointCount: pointCount))
  }

  /// The length of the data part in seconds, where so many are usual.
  func seconds(usual: Double) -> Double {
    let base =
      switch length {
      case .gist: min(3, usual)
      case .short: min(6, usual)
      case .normal: usual
      case .long: max(20, usual)
      case .seconds(let seconds): seconds
      }
    return base / speed
  }

  /// How the points of a series are placed in time.
  ///
  /// Positions that do not ascend have no true places, so their points are spaced evenly.
  public func spacing(of series: Series) -> Spacing {
    guard series.x.hasAscendingPositions else { return .even }
    return spacing ?? (series.x.isEvenByNature(for: series.originalKind) ? .even : .true)
  }

  /// The slots of a series that is heard by itself, `index` being its place among the series.
  func slots(of series: Series, at index: Int) -> TimeSlots {
    let isShort = length == .normal && index >= 2
    let seconds =
      isShort
      ? Timeline.shortSeconds(pointCount: series.count) / speed : seconds(pointCount: series.count)
    var slots =
      switch spacing(of: series) {
      case .even: TimeSlots(evenly: series.count, seconds: seconds)
      case .true: TimeSlots(at: series.x.numericPositions, seconds: seconds)
      }
    slots.keepsAll = keepsAll(of: series.count)
    return slots
  }

  /// Whether none of so many points is left out: never up to 260, unless less time than usual was
  /// asked for.
  private func keepsAll(of count: Int) -> Bool {
    guard count <= Timeline.mostUnreduced else { return false }
    if length == .normal { return speed <= 1 }
    return seconds(pointCount: count) >= Timeline.normalSeconds(pointCount: count) - 1e-9
  }

  /// The slots of several series on one x axis, as long as the longest of them would be.
  ///
  /// Series that have too little time between their own first and last x for all their points are
  /// reduced; widened, they would no longer stand beside the points of the others.
  func slotsTogether(of series: [Series]) -> [TimeSlots] {
    placedTogether(series).map { placed in
      var slots = placed
      let needed = Double(slots.count) * Timeline.leastSlice
      slots.keepsAll =
        keepsAll(of: slots.count) && needed <= slots.start(slots.count) - slots.start(0)
      return slots
    }
  }

  private func placedTogether(_ series: [Series]) -> [TimeSlots] {
    let seconds = seconds(pointCount: series.map(\.count).max() ?? 1)
    let positions = sharedPositions(of: series)
    guard series.allSatisfy({ spacing(of: $0) == .even }) else {
      let extents = positions.map(TimeSlots.extent)
      let from = extents.map(\.from).min() ?? 0
      let end = extents.map { $0.from + $0.span }.max() ?? 0
      return positions.map { TimeSlots(at: $0, from: from, span: end - from, seconds: seconds) }
    }
    let places = Array(Set(positions.joined())).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: places.enumerated().map { ($1, Double($0)) })
    return positions.map { own in
      TimeSlots(
        at: .listed(own.map { ranks[$0] ?? 0 }), from: -0.5, span: Double(places.count),
        seconds: seconds,
        isAlongX: false)
    }
  }
}

/// Positions that can be compared between series; indices where their axes are of different kinds.
private func sharedPositions(of series: [Series]) -> [XPositions] {
  let haveCategories = series.allSatisfy { $0.x.categoryNames != nil }
  if haveCategories, let merged = mergedCategories(series.compactMap(\.x.categoryNames)) {
    return merged
  }
  let kinds = Set(series.map(\.x.comparableKind))
  let canCompare = kinds.count == 1 && series.allSatisfy(\.x.hasAscendingPositions)
  return series.map { canCompare ? $0.x.numericPositions : .indices(count: $0.count) }
}

/// The place of each name in the order of first appearance; nil if a series would go backwards.
private func mergedCategories(_ lists: [[String]]) -> [XPositions]? {
  var places: [String: Double] = [:]
  let merged = lists.map { names in
    names.map { name in
      if let place = places[name] { return place }
      let place = Double(places.count)
      places[name] = place
      return place
    }
  }
  let ascends = merged.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) }
  return ascends ? merged.map { .listed($0) } : nil
}

extension XAxis {
  fileprivate var categoryNames: [String]? {
    guard case .categories(let names) = self else { return nil }
    return names
  }

  fileprivate var comparableKind: Int {
    switch self {
    case .rows: 0
    case .numbers: 1
    case .dates: 2
    case .categories: 3
    }
  }
}
