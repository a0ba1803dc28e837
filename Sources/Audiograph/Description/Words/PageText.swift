// SPDX-License-Identifier: MIT

/// The texts of a page that no chart gives.
enum PageText: Hashable, Sendable, CaseIterable {
  case listen, play, pause, stop, slower, faster, volume, previous, next, needsScript, refused
  case goToPlace
  case point, series
  case range, all, keys, keysNote, explore, numbers, picture, table, missing, downloads, sound,
    data, captions
  case date, number, category, row
  case figures, figuresNote, reported, notes, language
  case from, to, count, percent, density, group, name, lower, upper, median
  case lowerWhisker, lowerQuartile, upperQuartile, upperWhisker, farOut
}
