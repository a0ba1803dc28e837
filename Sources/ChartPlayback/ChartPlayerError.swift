// SPDX-License-Identifier: MIT

public import Audiograph
public import SoundDevice

/// Why a chart cannot be played.
public enum ChartPlayerError: Error, Sendable, Hashable {
  /// The numbers do not make a chart.
  case chart(ChartError)
  /// The style does not fit the chart.
  case score(ScoreError)
  /// The device cannot play.
  case playback(PlaybackError)
  /// The point at `index`, counted from 0, is before its predecessor along x; callers sort.
  case unsorted(index: Int)
  /// The position of the point at `index`, counted from 0, is of another kind than the first.
  case mixedPositions(index: Int)
}

extension ChartPlayerError: CustomStringConvertible {
  /// What is wrong, as an English sentence for the programmer; points are counted from 0.
  public var description: String {
    switch self {
    case .chart(let error): error.description
    case .score(let error): error.description
    case .playback(let error): error.description
    case .unsorted(let index):
      "The point at index \(index) lies before its predecessor along x; sort the points."
    case .mixedPositions(let index):
      "The position at index \(index) is of another kind than the first."
    }
  }
}
